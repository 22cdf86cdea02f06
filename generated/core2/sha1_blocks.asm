; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu core2
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1264 uops, planned 361.8; bounds: width 316.0, ports 358.0, path 166.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        bswap ebp                         ;     3.0 p0+p5   22 w[0]
        mov eax, dword [esp + 0]          ;     1.0 p2      27 v[4]
        rol eax, 5                        ;     4.0 p0      27 v[4]
        mov ecx, dword [esp + 16]         ;     2.0 p2      19 v[4] reload
        lea eax, [eax + ecx + 1518500249] ;     5.0 p0      27 v[4]
        add eax, ebp                      ;     7.0 p1      27 v[4]
        mov edx, dword [esp + 4]          ;     3.0 p2      28 v[1]
        rol edx, 0x1e                     ;     6.0 p5      28 v[1]
        mov ebx, dword [esi + 4]          ;     4.0 p2      22 w[1]
        bswap ebx                         ;     7.0 p0+p5   22 w[1]
        mov ecx, edi                      ;     3.2 p1       6 v[4] copy
        xor ecx, dword [esp + 12]         ;     5.0 p0+p2    6 v[4]
        and ecx, dword [esp + 4]          ;     6.0 p1+p2    6 v[4]
        xor ecx, dword [esp + 12]         ;     7.0 p5+p2    6 v[4]
        add eax, ecx                      ;     8.0 p0      27 v[4]
        mov ecx, eax                      ;     9.0 p1      27 v[3] copy
        rol ecx, 5                        ;    10.0 p5      27 v[3]
        lea ecx, [ecx + ebx + 1518500249] ;    11.0 p0      27 v[3]
        add ecx, dword [esp + 12]         ;    12.0 p1+p2   27 v[3]
        mov dword [esp + 24], ebx         ;    11.0 p3+p4   22 w[1] spill
        mov ebx, edx                      ;     7.0 p5       6 v[3] copy
        xor ebx, edi                      ;     8.0 p0       6 v[3]
        and ebx, dword [esp + 0]          ;     9.0 p1+p2    6 v[3]
        xor ebx, edi                      ;    10.0 p5       6 v[3]
        add ecx, ebx                      ;    13.0 p0      27 v[3]
        mov ebx, dword [esi + 8]          ;    10.0 p2      22 w[2]
        bswap ebx                         ;    13.0 p0+p5   22 w[2]
        mov dword [esp + 28], ebp         ;     7.8 p3+p4   22 w[0] spill
        mov ebp, ecx                      ;    14.0 p1      27 v[2] copy
        rol ebp, 5                        ;    15.0 p5      27 v[2]
        lea ebp, [ebp + edi + 1518500249] ;    16.0 p0      27 v[2]
        add ebp, ebx                      ;    17.0 p1      27 v[2]
        mov dword [esp + 32], edi         ;     9.0 p3+p4   19 v[2] spill
        mov edi, edx                      ;    10.2 p1       6 v[2] copy
        mov dword [esp + 36], ebx         ;    17.0 p3+p4   22 w[2] spill
        mov ebx, eax                      ;    10.2 p5       6 v[2] copy
        rol eax, 0x1e                     ;    11.2 p0      28 v[4]
        mov dword [esp + 40], ecx         ;    14.0 p3+p4   27 v[3] spill
        mov ecx, edx                      ;    11.2 p1       6 v[2] copy
        mov dword [esp + 44], eax         ;    12.2 p3+p4   28 v[4] spill
        mov eax, dword [esi + 12]         ;    11.0 p2      22 w[3]
        bswap eax                         ;    14.0 p0+p5   22 w[3]
        lea edx, [edx + eax + 1518500249] ;    18.0 p0      27 v[1]
        mov dword [esp + 48], eax         ;    18.0 p3+p4   22 w[3] spill
        mov eax, dword [esp + 0]          ;    12.2 p2      28 v[0]
        rol eax, 0x1e                     ;    15.2 p5      28 v[0]
        xor edi, eax                      ;    16.2 p1       6 v[2]
        and ebx, edi                      ;    17.2 p5       6 v[2]
        xor ecx, ebx                      ;    18.2 p1       6 v[2]
        add ebp, ecx                      ;    19.2 p0      27 v[2]
        mov edi, dword [esp + 44]         ;    13.8 p2       6 v[1]
        xor edi, eax                      ;    16.8 p5       6 v[1]
        mov ecx, dword [esp + 40]         ;    14.8 p2      27 v[3] reload
        and edi, ecx                      ;    17.8 p1       6 v[1]
        mov ebx, ebp                      ;    20.2 p0      27 v[1] copy
        rol ebx, 5                        ;    21.2 p5      27 v[1]
        xor edi, eax                      ;    18.8 p1       6 v[1]
        add edx, edi                      ;    19.8 p0      27 v[1]
        add edx, ebx                      ;    22.2 p5      27 v[1]
        rol ecx, 0x1e                     ;    17.8 p0      28 v[3]
        mov edi, dword [esi + 16]         ;    16.2 p2      22 w[4]
        bswap edi                         ;    19.2 p0+p5   22 w[4]
        mov ebx, dword [esp + 44]         ;    17.2 p2       6 v[0]
        xor ebx, ecx                      ;    20.2 p1       6 v[0]
        and ebx, ebp                      ;    21.2 p1       6 v[0]
        xor ebx, dword [esp + 44]         ;    22.2 p5+p2    6 v[0]
        lea eax, [eax + ebx + 1518500249] ;    23.2 p0      27 v[0]
        mov ebx, edx                      ;    23.2 p1      27 v[0] copy
        rol ebx, 5                        ;    24.2 p5      27 v[0]
        add eax, ebx                      ;    25.2 p0      27 v[0]
        add eax, edi                      ;    26.2 p1      27 v[0]
        rol ebp, 0x1e                     ;    20.5 p5      28 v[2]
        mov ebx, dword [esi + 20]         ;    19.8 p2      22 w[5]
        bswap ebx                         ;    22.8 p0+p5   22 w[5]
        mov dword [esp + 40], edi         ;    23.2 p3+p4   22 w[4] spill
        mov edi, eax                      ;    27.2 p1      27 v[4] copy
        rol edi, 5                        ;    28.2 p0      27 v[4]
        lea edi, [edi + ebx + 1518500249] ;    29.2 p0      27 v[4]
        add edi, dword [esp + 44]         ;    30.2 p1+p2   27 v[4]
        mov dword [esp + 44], ebx         ;    26.8 p3+p4   22 w[5] spill
        mov ebx, ecx                      ;    22.5 p5       6 v[4] copy
        xor ebx, ebp                      ;    23.5 p1       6 v[4]
        and ebx, edx                      ;    24.5 p5       6 v[4]
        xor ebx, ecx                      ;    25.5 p0       6 v[4]
        add edi, ebx                      ;    31.2 p1      27 v[4]
        rol edx, 0x1e                     ;    24.5 p5      28 v[1]
        mov ebx, dword [esi + 24]         ;    23.5 p2      22 w[6]
        bswap ebx                         ;    26.5 p0+p5   22 w[6]
        lea ecx, [ecx + ebx + 1518500249] ;    30.5 p0      27 v[3]
        mov dword [esp + 52], ebx         ;    30.5 p3+p4   22 w[6] spill
        mov ebx, ebp                      ;    25.5 p1       6 v[3] copy
        xor ebx, edx                      ;    26.5 p1       6 v[3]
        and ebx, eax                      ;    27.5 p5       6 v[3]
        xor ebx, ebp                      ;    28.5 p0       6 v[3]
        add ecx, ebx                      ;    31.5 p1      27 v[3]
        mov ebx, edi                      ;    32.2 p5      27 v[3] copy
        rol ebx, 5                        ;    33.2 p0      27 v[3]
        rol eax, 0x1e                     ;    28.5 p5      28 v[0]
        add ecx, ebx                      ;    34.2 p1      27 v[3]
        mov ebx, dword [esi + 28]         ;    27.0 p2      22 w[7]
        bswap ebx                         ;    30.0 p0+p5   22 w[7]
        lea ebp, [ebp + ebx + 1518500249] ;    34.0 p0      27 v[2]
        mov dword [esp + 56], ebx         ;    34.0 p3+p4   22 w[7] spill
        mov ebx, edx                      ;    29.5 p1       6 v[2] copy
        xor ebx, eax                      ;    30.5 p1       6 v[2]
        and ebx, edi                      ;    32.2 p5       6 v[2]
        xor ebx, edx                      ;    33.2 p0       6 v[2]
        add ebp, ebx                      ;    35.0 p1      27 v[2]
        mov ebx, ecx                      ;    35.2 p5      27 v[2] copy
        rol ebx, 5                        ;    36.2 p0      27 v[2]
        add ebp, ebx                      ;    37.2 p1      27 v[2]
        rol edi, 0x1e                     ;    32.5 p5      28 v[4]
        mov ebx, dword [esi + 32]         ;    31.0 p2      22 w[8]
        bswap ebx                         ;    34.0 p0+p5   22 w[8]
        lea edx, [edx + ebx + 1518500249] ;    38.0 p0      27 v[1]
        mov dword [esp + 60], ebx         ;    38.0 p3+p4   22 w[8] spill
        mov ebx, ebp                      ;    38.2 p1      27 v[1] copy
        rol ebx, 5                        ;    39.2 p5      27 v[1]
        add edx, ebx                      ;    40.2 p1      27 v[1]
        mov ebx, eax                      ;    35.2 p0       6 v[1] copy
        xor ebx, edi                      ;    36.2 p1       6 v[1]
        and ebx, ecx                      ;    37.2 p5       6 v[1]
        xor ebx, eax                      ;    38.2 p0       6 v[1]
        add edx, ebx                      ;    41.2 p1      27 v[1]
        rol ecx, 0x1e                     ;    36.5 p5      28 v[3]
        mov ebx, dword [esi + 36]         ;    35.0 p2      22 w[9]
        bswap ebx                         ;    38.0 p0+p5   22 w[9]
        lea eax, [eax + ebx + 1518500249] ;    42.0 p0      27 v[0]
        mov dword [esp + 64], ebx         ;    42.0 p3+p4   22 w[9] spill
        mov ebx, edx                      ;    42.2 p1      27 v[0] copy
        rol ebx, 5                        ;    43.2 p5      27 v[0]
        add eax, ebx                      ;    44.2 p1      27 v[0]
        mov ebx, edi                      ;    39.2 p0       6 v[0] copy
        xor ebx, ecx                      ;    40.2 p1       6 v[0]
        and ebx, ebp                      ;    41.2 p5       6 v[0]
        xor ebx, edi                      ;    42.2 p0       6 v[0]
        add eax, ebx                      ;    45.2 p1      27 v[0]
        rol ebp, 0x1e                     ;    40.5 p5      28 v[2]
        mov ebx, dword [esi + 40]         ;    39.0 p2      22 w[10]
        bswap ebx                         ;    42.0 p0+p5   22 w[10]
        lea edi, [edi + ebx + 1518500249] ;    46.0 p0      27 v[4]
        mov dword [esp + 68], ebx         ;    46.0 p3+p4   22 w[10] spill
        mov ebx, eax                      ;    46.2 p1      27 v[4] copy
        rol ebx, 5                        ;    47.2 p5      27 v[4]
        add edi, ebx                      ;    48.2 p1      27 v[4]
        mov ebx, ecx                      ;    43.2 p0       6 v[4] copy
        xor ebx, ebp                      ;    44.2 p1       6 v[4]
        and ebx, edx                      ;    45.2 p5       6 v[4]
        xor ebx, ecx                      ;    46.2 p0       6 v[4]
        add edi, ebx                      ;    49.2 p1      27 v[4]
        rol edx, 0x1e                     ;    44.5 p5      28 v[1]
        mov ebx, dword [esi + 44]         ;    43.0 p2      22 w[11]
        bswap ebx                         ;    46.0 p0+p5   22 w[11]
        lea ecx, [ecx + ebx + 1518500249] ;    50.0 p0      27 v[3]
        mov dword [esp + 72], ebx         ;    50.0 p3+p4   22 w[11] spill
        mov ebx, edi                      ;    50.2 p1      27 v[3] copy
        rol ebx, 5                        ;    51.2 p5      27 v[3]
        add ecx, ebx                      ;    52.2 p1      27 v[3]
        mov ebx, ebp                      ;    47.2 p0       6 v[3] copy
        xor ebx, edx                      ;    48.2 p1       6 v[3]
        and ebx, eax                      ;    49.2 p5       6 v[3]
        xor ebx, ebp                      ;    50.2 p0       6 v[3]
        add ecx, ebx                      ;    53.2 p1      27 v[3]
        rol eax, 0x1e                     ;    48.5 p5      28 v[0]
        mov ebx, dword [esi + 48]         ;    47.0 p2      22 w[12]
        bswap ebx                         ;    50.0 p0+p5   22 w[12]
        lea ebp, [ebp + ebx + 1518500249] ;    54.0 p0      27 v[2]
        mov dword [esp + 76], ebx         ;    54.0 p3+p4   22 w[12] spill
        mov ebx, ecx                      ;    54.2 p1      27 v[2] copy
        rol ebx, 5                        ;    55.2 p5      27 v[2]
        add ebp, ebx                      ;    56.2 p1      27 v[2]
        mov ebx, edx                      ;    51.2 p0       6 v[2] copy
        xor ebx, eax                      ;    52.2 p1       6 v[2]
        and ebx, edi                      ;    53.2 p5       6 v[2]
        xor ebx, edx                      ;    54.2 p0       6 v[2]
        add ebp, ebx                      ;    57.2 p1      27 v[2]
        rol edi, 0x1e                     ;    52.5 p5      28 v[4]
        mov ebx, dword [esi + 52]         ;    51.0 p2      22 w[13]
        bswap ebx                         ;    54.0 p0+p5   22 w[13]
        lea edx, [edx + ebx + 1518500249] ;    58.0 p0      27 v[1]
        mov dword [esp + 80], ebx         ;    58.0 p3+p4   22 w[13] spill
        mov ebx, ebp                      ;    58.2 p1      27 v[1] copy
        rol ebx, 5                        ;    59.2 p5      27 v[1]
        add edx, ebx                      ;    60.2 p1      27 v[1]
        mov ebx, eax                      ;    55.2 p0       6 v[1] copy
        xor ebx, edi                      ;    56.2 p1       6 v[1]
        and ebx, ecx                      ;    57.2 p5       6 v[1]
        xor ebx, eax                      ;    58.2 p0       6 v[1]
        add edx, ebx                      ;    61.2 p1      27 v[1]
        rol ecx, 0x1e                     ;    56.5 p5      28 v[3]
        mov ebx, dword [esi + 56]         ;    55.0 p2      22 w[14]
        bswap ebx                         ;    58.0 p0+p5   22 w[14]
        lea eax, [eax + ebx + 1518500249] ;    62.0 p0      27 v[0]
        mov dword [esp + 84], ebx         ;    62.0 p3+p4   22 w[14] spill
        mov ebx, edx                      ;    62.2 p1      27 v[0] copy
        rol ebx, 5                        ;    63.2 p5      27 v[0]
        add eax, ebx                      ;    64.2 p1      27 v[0]
        mov ebx, edi                      ;    59.2 p0       6 v[0] copy
        xor ebx, ecx                      ;    60.2 p1       6 v[0]
        and ebx, ebp                      ;    61.2 p5       6 v[0]
        xor ebx, edi                      ;    62.2 p0       6 v[0]
        add eax, ebx                      ;    65.2 p1      27 v[0]
        rol ebp, 0x1e                     ;    60.5 p5      28 v[2]
        mov ebx, dword [esi + 60]         ;    59.0 p2      22 w[15]
        bswap ebx                         ;    62.0 p0+p5   22 w[15]
        lea edi, [edi + ebx + 1518500249] ;    66.0 p0      27 v[4]
        mov dword [esp + 88], esi         ;    60.0 p3+p4   22 w[0] spill
        mov esi, eax                      ;    66.2 p1      27 v[4] copy
        rol esi, 5                        ;    67.2 p5      27 v[4]
        add edi, esi                      ;    68.2 p1      27 v[4]
        mov esi, ecx                      ;    63.2 p0       6 v[4] copy
        xor esi, ebp                      ;    64.2 p1       6 v[4]
        and esi, edx                      ;    65.2 p5       6 v[4]
        xor esi, ecx                      ;    66.2 p0       6 v[4]
        add edi, esi                      ;    69.2 p1      27 v[4]
        rol edx, 0x1e                     ;    64.5 p5      28 v[1]
        mov esi, dword [esp + 80]         ;    62.8 p2      23 w[0]
        xor esi, dword [esp + 60]         ;    65.8 p0+p2   23 w[0]
        xor esi, dword [esp + 36]         ;    66.8 p1+p2   23 w[0]
        xor esi, dword [esp + 28]         ;    67.8 p5+p2   23 w[0]
        rol esi, 1                        ;    68.8 p0      23 w[0]
        lea ecx, [ecx + esi + 1518500249] ;    69.8 p0      27 v[3]
        mov dword [esp + 28], esi         ;    69.8 p3+p4   23 w[0] spill
        mov esi, edi                      ;    70.2 p1      27 v[3] copy
        rol esi, 5                        ;    71.2 p5      27 v[3]
        add ecx, esi                      ;    72.2 p1      27 v[3]
        mov esi, ebp                      ;    67.5 p5       6 v[3] copy
        xor esi, edx                      ;    68.5 p0       6 v[3]
        and esi, eax                      ;    69.5 p1       6 v[3]
        xor esi, ebp                      ;    70.5 p5       6 v[3]
        add ecx, esi                      ;    73.2 p0      27 v[3]
        rol eax, 0x1e                     ;    69.5 p5      28 v[0]
        mov esi, dword [esp + 84]         ;    67.2 p2      23 w[1]
        xor esi, dword [esp + 64]         ;    70.2 p1+p2   23 w[1]
        xor esi, dword [esp + 48]         ;    71.2 p0+p2   23 w[1]
        xor esi, dword [esp + 24]         ;    72.2 p1+p2   23 w[1]
        rol esi, 1                        ;    73.2 p5      23 w[1]
        lea ebp, [ebp + esi + 1518500249] ;    74.2 p0      27 v[2]
        mov dword [esp + 24], esi         ;    74.2 p3+p4   23 w[1] spill
        mov esi, ecx                      ;    74.2 p1      27 v[2] copy
        rol esi, 5                        ;    75.2 p5      27 v[2]
        add ebp, esi                      ;    76.2 p0      27 v[2]
        mov esi, edx                      ;    72.5 p1       6 v[2] copy
        xor esi, eax                      ;    73.5 p5       6 v[2]
        and esi, edi                      ;    74.5 p0       6 v[2]
        xor esi, edx                      ;    75.5 p1       6 v[2]
        add ebp, esi                      ;    77.2 p5      27 v[2]
        rol edi, 0x1e                     ;    74.2 p0      28 v[4]
        mov esi, dword [esp + 68]         ;    71.5 p2      23 w[2]
        xor esi, ebx                      ;    74.5 p1      23 w[2]
        xor esi, dword [esp + 40]         ;    75.5 p5+p2   23 w[2]
        xor esi, dword [esp + 36]         ;    76.5 p0+p2   23 w[2]
        rol esi, 1                        ;    77.5 p5      23 w[2]
        lea edx, [edx + esi + 1518500249] ;    78.5 p0      27 v[1]
        mov dword [esp + 36], ebx         ;    73.5 p3+p4   22 w[15] spill
        mov ebx, ebp                      ;    78.2 p1      27 v[1] copy
        rol ebx, 5                        ;    79.2 p5      27 v[1]
        add edx, ebx                      ;    80.2 p1      27 v[1]
        mov ebx, eax                      ;    77.2 p0       6 v[1] copy
        xor ebx, edi                      ;    78.2 p1       6 v[1]
        and ebx, ecx                      ;    79.2 p5       6 v[1]
        xor ebx, eax                      ;    80.2 p0       6 v[1]
        add edx, ebx                      ;    81.2 p1      27 v[1]
        rol ecx, 0x1e                     ;    78.5 p5      28 v[3]
        mov ebx, dword [esp + 28]         ;    76.0 p2      23 w[3]
        xor ebx, dword [esp + 72]         ;    79.2 p0+p2   23 w[3]
        xor ebx, dword [esp + 44]         ;    80.2 p1+p2   23 w[3]
        xor ebx, dword [esp + 48]         ;    81.2 p5+p2   23 w[3]
        rol ebx, 1                        ;    82.2 p0      23 w[3]
        lea eax, [eax + ebx + 1518500249] ;    83.2 p0      27 v[0]
        mov dword [esp + 48], ebx         ;    83.2 p3+p4   23 w[3] spill
        mov ebx, edx                      ;    82.2 p1      27 v[0] copy
        rol ebx, 5                        ;    83.2 p5      27 v[0]
        add eax, ebx                      ;    84.2 p1      27 v[0]
        mov ebx, edi                      ;    81.5 p5       6 v[0] copy
        xor ebx, ecx                      ;    82.5 p0       6 v[0]
        and ebx, ebp                      ;    83.5 p1       6 v[0]
        xor ebx, edi                      ;    84.5 p5       6 v[0]
        add eax, ebx                      ;    85.5 p0      27 v[0]
        rol ebp, 0x1e                     ;    83.5 p5      28 v[2]
        mov ebx, dword [esp + 24]         ;    80.5 p2      23 w[4]
        xor ebx, dword [esp + 76]         ;    83.5 p1+p2   23 w[4]
        xor ebx, dword [esp + 52]         ;    84.5 p0+p2   23 w[4]
        xor ebx, dword [esp + 40]         ;    85.5 p1+p2   23 w[4]
        rol ebx, 1                        ;    86.5 p5      23 w[4]
        lea edi, [edi + ebx + 1859775393] ;    87.5 p0      27 v[4]
        mov dword [esp + 40], ebx         ;    87.5 p3+p4   23 w[4] spill
        mov ebx, eax                      ;    86.5 p1      27 v[4] copy
        rol ebx, 5                        ;    87.5 p5      27 v[4]
        add edi, ebx                      ;    88.5 p0      27 v[4]
        mov ebx, edx                      ;    86.5 p1       7 v[4] copy
        xor ebx, ecx                      ;    87.5 p5       7 v[4]
        xor ebx, ebp                      ;    88.5 p0       7 v[4]
        add edi, ebx                      ;    89.5 p1      27 v[4]
        rol edx, 0x1e                     ;    87.5 p5      28 v[1]
        mov ebx, dword [esp + 80]         ;    84.8 p2      23 w[5]
        xor ebx, esi                      ;    88.2 p0      23 w[5]
        xor ebx, dword [esp + 56]         ;    89.2 p1+p2   23 w[5]
        xor ebx, dword [esp + 44]         ;    90.2 p5+p2   23 w[5]
        rol ebx, 1                        ;    91.2 p0      23 w[5]
        lea ecx, [ecx + ebx + 1859775393] ;    92.2 p0      27 v[3]
        mov dword [esp + 44], esi         ;    86.5 p3+p4   23 w[2] spill
        mov esi, edi                      ;    90.5 p1      27 v[3] copy
        rol esi, 5                        ;    91.5 p5      27 v[3]
        add ecx, esi                      ;    93.2 p1      27 v[3]
        mov esi, eax                      ;    90.5 p5      28 v[0] copy
        rol esi, 0x1e                     ;    91.5 p0      28 v[0]
        xor eax, ebp                      ;    91.5 p1       7 v[3]
        xor eax, edx                      ;    92.5 p5       7 v[3]
        add ecx, eax                      ;    94.2 p0      27 v[3]
        mov eax, dword [esp + 40]         ;    88.8 p2      23 w[7]
        xor eax, dword [esp + 36]         ;    92.5 p1+p2   23 w[7]
        xor eax, dword [esp + 64]         ;    93.5 p5+p2   23 w[7]
        xor eax, dword [esp + 56]         ;    94.5 p0+p2   23 w[7]
        rol eax, 1                        ;    95.5 p5      23 w[7]
        mov dword [esp + 56], ebx         ;    92.2 p3+p4   23 w[5] spill
        lea ebx, [edx + eax + 1859775393] ;    96.5 p0      27 v[1]
        xor edx, edi                      ;    93.5 p1       7 v[2]
        xor edx, esi                      ;    94.5 p1       7 v[2]
        lea ebp, [ebp + edx + 1859775393] ;    95.5 p0      27 v[2]
        mov edx, dword [esp + 48]         ;    92.8 p2      23 w[6]
        xor edx, dword [esp + 84]         ;    95.8 p5+p2   23 w[6]
        xor edx, dword [esp + 60]         ;    96.8 p1+p2   23 w[6]
        xor edx, dword [esp + 52]         ;    97.8 p5+p2   23 w[6]
        rol edx, 1                        ;    98.8 p0      23 w[6]
        rol edi, 0x1e                     ;    96.5 p5      28 v[4]
        add ebp, edx                      ;    99.8 p1      27 v[2]
        mov dword [esp + 52], eax         ;    96.5 p3+p4   23 w[7] spill
        mov eax, ecx                      ;    97.2 p0      27 v[2] copy
        rol eax, 5                        ;    98.2 p5      27 v[2]
        add ebp, eax                      ;   100.8 p1      27 v[2]
        mov eax, ecx                      ;    98.2 p0      28 v[3] copy
        rol eax, 0x1e                     ;    99.2 p5      28 v[3]
        xor ecx, esi                      ;    98.5 p1       7 v[1]
        xor ecx, edi                      ;    99.5 p0       7 v[1]
        add ebx, ecx                      ;   100.5 p1      27 v[1]
        mov ecx, ebp                      ;   101.8 p5      27 v[1] copy
        rol ecx, 5                        ;   102.8 p0      27 v[1]
        add ebx, ecx                      ;   103.8 p1      27 v[1]
        mov ecx, dword [esp + 24]         ;    97.0 p2      23 w[9]
        xor ecx, edx                      ;   100.5 p5      23 w[9]
        xor ecx, dword [esp + 72]         ;   101.5 p0+p2   23 w[9]
        xor ecx, dword [esp + 64]         ;   102.5 p1+p2   23 w[9]
        rol ecx, 1                        ;   103.5 p5      23 w[9]
        mov dword [esp + 64], edx         ;    99.8 p3+p4   23 w[6] spill
        lea edx, [edi + ecx + 1859775393] ;   104.5 p0      27 v[4]
        xor edi, eax                      ;   102.5 p1       7 v[0]
        xor edi, ebp                      ;   103.5 p5       7 v[0]
        lea esi, [esi + edi + 1859775393] ;   104.5 p0      27 v[0]
        mov edi, dword [esp + 56]         ;   100.0 p2      23 w[8]
        xor edi, dword [esp + 28]         ;   103.5 p1+p2   23 w[8]
        xor edi, dword [esp + 68]         ;   104.5 p5+p2   23 w[8]
        xor edi, dword [esp + 60]         ;   105.5 p0+p2   23 w[8]
        rol edi, 1                        ;   106.5 p5      23 w[8]
        rol ebp, 0x1e                     ;   105.2 p0      28 v[2]
        add esi, edi                      ;   107.5 p1      27 v[0]
        mov dword [esp + 60], ecx         ;   104.5 p3+p4   23 w[9] spill
        mov ecx, ebx                      ;   105.5 p1      27 v[0] copy
        rol ecx, 5                        ;   106.5 p5      27 v[0]
        add esi, ecx                      ;   108.5 p0      27 v[0]
        mov ecx, esi                      ;   109.5 p1      27 v[4] copy
        rol ecx, 5                        ;   110.5 p5      27 v[4]
        add edx, ecx                      ;   111.5 p0      27 v[4]
        mov ecx, ebx                      ;   107.5 p1      28 v[1] copy
        rol ecx, 0x1e                     ;   108.5 p5      28 v[1]
        xor ebx, eax                      ;   108.2 p0       7 v[4]
        xor ebx, ebp                      ;   109.2 p1       7 v[4]
        add edx, ebx                      ;   112.5 p5      27 v[4]
        mov ebx, dword [esp + 48]         ;   105.2 p2      23 w[11]
        xor ebx, edi                      ;   109.2 p0      23 w[11]
        xor ebx, dword [esp + 80]         ;   110.2 p1+p2   23 w[11]
        xor ebx, dword [esp + 72]         ;   111.2 p5+p2   23 w[11]
        rol ebx, 1                        ;   112.2 p0      23 w[11]
        mov dword [esp + 72], edi         ;   107.5 p3+p4   23 w[8] spill
        lea edi, [ebp + ebx + 1859775393] ;   113.2 p0      27 v[2]
        xor ebp, esi                      ;   110.5 p1       7 v[3]
        xor ebp, ecx                      ;   111.5 p5       7 v[3]
        lea eax, [eax + ebp + 1859775393] ;   112.5 p0      27 v[3]
        mov ebp, dword [esp + 52]         ;   108.2 p2      23 w[10]
        xor ebp, dword [esp + 44]         ;   111.5 p1+p2   23 w[10]
        xor ebp, dword [esp + 76]         ;   112.5 p5+p2   23 w[10]
        xor ebp, dword [esp + 68]         ;   113.5 p1+p2   23 w[10]
        rol ebp, 1                        ;   114.5 p5      23 w[10]
        rol esi, 0x1e                     ;   113.2 p0      28 v[0]
        add eax, ebp                      ;   115.5 p1      27 v[3]
        mov dword [esp + 68], ebx         ;   113.2 p3+p4   23 w[11] spill
        mov ebx, edx                      ;   113.5 p5      27 v[3] copy
        rol ebx, 5                        ;   114.5 p0      27 v[3]
        add eax, ebx                      ;   116.5 p1      27 v[3]
        mov ebx, eax                      ;   117.5 p5      27 v[2] copy
        rol ebx, 5                        ;   118.5 p0      27 v[2]
        add edi, ebx                      ;   119.5 p1      27 v[2]
        mov ebx, edx                      ;   115.5 p5      28 v[4] copy
        rol ebx, 0x1e                     ;   116.5 p0      28 v[4]
        xor edx, ecx                      ;   116.5 p1       7 v[2]
        xor edx, esi                      ;   117.5 p5       7 v[2]
        add edi, edx                      ;   120.5 p0      27 v[2]
        mov edx, dword [esp + 56]         ;   113.5 p2      23 w[13]
        xor edx, ebp                      ;   117.5 p1      23 w[13]
        xor edx, dword [esp + 36]         ;   118.5 p5+p2   23 w[13]
        xor edx, dword [esp + 80]         ;   119.5 p0+p2   23 w[13]
        rol edx, 1                        ;   120.5 p5      23 w[13]
        mov dword [esp + 80], ebp         ;   115.5 p3+p4   23 w[10] spill
        lea ebp, [esi + edx + 1859775393] ;   121.5 p0      27 v[0]
        xor esi, eax                      ;   118.5 p1       7 v[1]
        xor esi, ebx                      ;   119.5 p1       7 v[1]
        lea ecx, [ecx + esi + 1859775393] ;   120.5 p0      27 v[1]
        mov esi, dword [esp + 60]         ;   116.5 p2      23 w[12]
        xor esi, dword [esp + 40]         ;   119.5 p5+p2   23 w[12]
        xor esi, dword [esp + 84]         ;   120.5 p1+p2   23 w[12]
        xor esi, dword [esp + 76]         ;   121.5 p5+p2   23 w[12]
        rol esi, 1                        ;   122.5 p0      23 w[12]
        rol eax, 0x1e                     ;   121.5 p5      28 v[3]
        add ecx, esi                      ;   123.5 p1      27 v[1]
        mov dword [esp + 76], edx         ;   121.5 p3+p4   23 w[13] spill
        mov edx, edi                      ;   122.2 p0      27 v[1] copy
        rol edx, 5                        ;   123.2 p5      27 v[1]
        add ecx, edx                      ;   124.5 p1      27 v[1]
        mov edx, ecx                      ;   125.5 p0      27 v[0] copy
        rol edx, 5                        ;   126.5 p5      27 v[0]
        add ebp, edx                      ;   127.5 p1      27 v[0]
        mov edx, edi                      ;   124.2 p0      28 v[2] copy
        rol edx, 0x1e                     ;   125.2 p5      28 v[2]
        xor edi, ebx                      ;   124.5 p1       7 v[0]
        xor edi, eax                      ;   125.5 p0       7 v[0]
        add ebp, edi                      ;   128.5 p1      27 v[0]
        mov edi, dword [esp + 52]         ;   121.8 p2      23 w[15]
        xor edi, esi                      ;   125.5 p5      23 w[15]
        xor edi, dword [esp + 24]         ;   126.5 p0+p2   23 w[15]
        xor edi, dword [esp + 36]         ;   127.5 p1+p2   23 w[15]
        rol edi, 1                        ;   128.5 p5      23 w[15]
        mov dword [esp + 36], esi         ;   123.5 p3+p4   23 w[12] spill
        lea esi, [eax + edi + 1859775393] ;   129.5 p0      27 v[3]
        xor eax, ecx                      ;   127.5 p1       7 v[4]
        xor eax, edx                      ;   128.5 p5       7 v[4]
        lea ebx, [ebx + eax + 1859775393] ;   129.5 p0      27 v[4]
        mov eax, dword [esp + 68]         ;   124.8 p2      23 w[14]
        xor eax, dword [esp + 64]         ;   128.5 p1+p2   23 w[14]
        xor eax, dword [esp + 28]         ;   129.5 p5+p2   23 w[14]
        xor eax, dword [esp + 84]         ;   130.5 p0+p2   23 w[14]
        rol eax, 1                        ;   131.5 p5      23 w[14]
        rol ecx, 0x1e                     ;   130.2 p0      28 v[1]
        add ebx, eax                      ;   132.5 p1      27 v[4]
        mov dword [esp + 84], edi         ;   129.5 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   130.5 p1      27 v[4] copy
        rol edi, 5                        ;   131.5 p5      27 v[4]
        add ebx, edi                      ;   133.5 p0      27 v[4]
        mov edi, ebx                      ;   134.5 p1      27 v[3] copy
        rol edi, 5                        ;   135.5 p5      27 v[3]
        add esi, edi                      ;   136.5 p0      27 v[3]
        mov edi, ebp                      ;   132.5 p1      28 v[0] copy
        rol edi, 0x1e                     ;   133.5 p5      28 v[0]
        xor ebp, edx                      ;   133.2 p0       7 v[3]
        xor ebp, ecx                      ;   134.2 p1       7 v[3]
        add esi, ebp                      ;   137.5 p5      27 v[3]
        mov ebp, dword [esp + 60]         ;   130.2 p2      23 w[1]
        xor ebp, eax                      ;   134.2 p0      23 w[1]
        xor ebp, dword [esp + 48]         ;   135.2 p1+p2   23 w[1]
        xor ebp, dword [esp + 24]         ;   136.2 p5+p2   23 w[1]
        rol ebp, 1                        ;   137.2 p0      23 w[1]
        mov dword [esp + 24], eax         ;   132.5 p3+p4   23 w[14] spill
        lea eax, [ecx + ebp + 1859775393] ;   138.2 p0      27 v[1]
        xor ecx, ebx                      ;   135.5 p1       7 v[2]
        xor ecx, edi                      ;   136.5 p5       7 v[2]
        lea edx, [edx + ecx + 1859775393] ;   137.5 p0      27 v[2]
        mov ecx, dword [esp + 76]         ;   133.2 p2      23 w[0]
        xor ecx, dword [esp + 72]         ;   136.5 p1+p2   23 w[0]
        xor ecx, dword [esp + 44]         ;   137.5 p5+p2   23 w[0]
        xor ecx, dword [esp + 28]         ;   138.5 p1+p2   23 w[0]
        rol ecx, 1                        ;   139.5 p5      23 w[0]
        rol ebx, 0x1e                     ;   138.2 p0      28 v[4]
        add edx, ecx                      ;   140.5 p1      27 v[2]
        mov dword [esp + 28], ebp         ;   138.2 p3+p4   23 w[1] spill
        mov ebp, esi                      ;   138.5 p5      27 v[2] copy
        rol ebp, 5                        ;   139.5 p0      27 v[2]
        add edx, ebp                      ;   141.5 p1      27 v[2]
        mov ebp, edx                      ;   142.5 p5      27 v[1] copy
        rol ebp, 5                        ;   143.5 p0      27 v[1]
        add eax, ebp                      ;   144.5 p1      27 v[1]
        mov ebp, esi                      ;   140.5 p5      28 v[3] copy
        rol ebp, 0x1e                     ;   141.5 p0      28 v[3]
        xor esi, edi                      ;   141.5 p1       7 v[1]
        xor esi, ebx                      ;   142.5 p5       7 v[1]
        add eax, esi                      ;   145.5 p0      27 v[1]
        mov esi, dword [esp + 68]         ;   138.5 p2      23 w[3]
        xor esi, ecx                      ;   142.5 p1      23 w[3]
        xor esi, dword [esp + 56]         ;   143.5 p5+p2   23 w[3]
        xor esi, dword [esp + 48]         ;   144.5 p0+p2   23 w[3]
        rol esi, 1                        ;   145.5 p5      23 w[3]
        mov dword [esp + 48], ecx         ;   140.5 p3+p4   23 w[0] spill
        lea ecx, [ebx + esi + 1859775393] ;   146.5 p0      27 v[4]
        xor ebx, edx                      ;   143.5 p1       7 v[0]
        xor ebx, ebp                      ;   144.5 p1       7 v[0]
        lea edi, [edi + ebx + 1859775393] ;   145.5 p0      27 v[0]
        mov ebx, dword [esp + 84]         ;   141.5 p2      23 w[2]
        xor ebx, dword [esp + 80]         ;   144.5 p5+p2   23 w[2]
        xor ebx, dword [esp + 40]         ;   145.5 p1+p2   23 w[2]
        xor ebx, dword [esp + 44]         ;   146.5 p5+p2   23 w[2]
        rol ebx, 1                        ;   147.5 p0      23 w[2]
        rol edx, 0x1e                     ;   146.5 p5      28 v[2]
        add edi, ebx                      ;   148.5 p1      27 v[0]
        mov dword [esp + 44], esi         ;   146.5 p3+p4   23 w[3] spill
        mov esi, eax                      ;   147.2 p0      27 v[0] copy
        rol esi, 5                        ;   148.2 p5      27 v[0]
        add edi, esi                      ;   149.5 p1      27 v[0]
        mov esi, edi                      ;   150.5 p0      27 v[4] copy
        rol esi, 5                        ;   151.5 p5      27 v[4]
        add ecx, esi                      ;   152.5 p1      27 v[4]
        mov esi, eax                      ;   149.2 p0      28 v[1] copy
        rol esi, 0x1e                     ;   150.2 p5      28 v[1]
        xor eax, ebp                      ;   149.5 p1       7 v[4]
        xor eax, edx                      ;   150.5 p0       7 v[4]
        add ecx, eax                      ;   153.5 p1      27 v[4]
        mov eax, dword [esp + 76]         ;   146.8 p2      23 w[5]
        xor eax, ebx                      ;   150.5 p5      23 w[5]
        xor eax, dword [esp + 52]         ;   151.5 p0+p2   23 w[5]
        xor eax, dword [esp + 56]         ;   152.5 p1+p2   23 w[5]
        rol eax, 1                        ;   153.5 p5      23 w[5]
        mov dword [esp + 56], ebx         ;   148.5 p3+p4   23 w[2] spill
        lea ebx, [edx + eax + 1859775393] ;   154.5 p0      27 v[2]
        xor edx, edi                      ;   152.5 p1       7 v[3]
        xor edx, esi                      ;   153.5 p5       7 v[3]
        lea ebp, [ebp + edx + 1859775393] ;   154.5 p0      27 v[3]
        mov edx, dword [esp + 28]         ;   149.8 p2      23 w[4]
        xor edx, dword [esp + 36]         ;   153.5 p1+p2   23 w[4]
        xor edx, dword [esp + 64]         ;   154.5 p5+p2   23 w[4]
        xor edx, dword [esp + 40]         ;   155.5 p0+p2   23 w[4]
        rol edx, 1                        ;   156.5 p5      23 w[4]
        rol edi, 0x1e                     ;   155.2 p0      28 v[0]
        add ebp, edx                      ;   157.5 p1      27 v[3]
        mov dword [esp + 40], eax         ;   154.5 p3+p4   23 w[5] spill
        mov eax, ecx                      ;   155.5 p1      27 v[3] copy
        rol eax, 5                        ;   156.5 p5      27 v[3]
        add ebp, eax                      ;   158.5 p0      27 v[3]
        mov eax, ebp                      ;   159.5 p1      27 v[2] copy
        rol eax, 5                        ;   160.5 p5      27 v[2]
        add ebx, eax                      ;   161.5 p0      27 v[2]
        mov eax, ecx                      ;   157.5 p1      28 v[4] copy
        rol eax, 0x1e                     ;   158.5 p5      28 v[4]
        xor ecx, esi                      ;   158.2 p0       7 v[2]
        xor ecx, edi                      ;   159.2 p1       7 v[2]
        add ebx, ecx                      ;   162.5 p5      27 v[2]
        mov ecx, dword [esp + 84]         ;   155.2 p2      23 w[7]
        xor ecx, edx                      ;   159.2 p0      23 w[7]
        xor ecx, dword [esp + 60]         ;   160.2 p1+p2   23 w[7]
        xor ecx, dword [esp + 52]         ;   161.2 p5+p2   23 w[7]
        rol ecx, 1                        ;   162.2 p0      23 w[7]
        mov dword [esp + 52], edx         ;   157.5 p3+p4   23 w[4] spill
        lea edx, [edi + ecx + 1859775393] ;   163.2 p0      27 v[0]
        xor edi, ebp                      ;   160.5 p1       7 v[1]
        xor edi, eax                      ;   161.5 p5       7 v[1]
        lea esi, [esi + edi + 1859775393] ;   162.5 p0      27 v[1]
        mov edi, dword [esp + 44]         ;   158.2 p2      23 w[6]
        xor edi, dword [esp + 24]         ;   161.5 p1+p2   23 w[6]
        xor edi, dword [esp + 72]         ;   162.5 p5+p2   23 w[6]
        xor edi, dword [esp + 64]         ;   163.5 p1+p2   23 w[6]
        rol edi, 1                        ;   164.5 p5      23 w[6]
        rol ebp, 0x1e                     ;   163.2 p0      28 v[3]
        add esi, edi                      ;   165.5 p1      27 v[1]
        mov dword [esp + 64], ecx         ;   163.2 p3+p4   23 w[7] spill
        mov ecx, ebx                      ;   163.5 p5      27 v[1] copy
        rol ecx, 5                        ;   164.5 p0      27 v[1]
        add esi, ecx                      ;   166.5 p1      27 v[1]
        mov ecx, esi                      ;   167.5 p5      27 v[0] copy
        rol ecx, 5                        ;   168.5 p0      27 v[0]
        add edx, ecx                      ;   169.5 p1      27 v[0]
        mov ecx, eax                      ;   165.5 p5       7 v[0] copy
        xor ecx, ebx                      ;   166.5 p0       7 v[0]
        xor ecx, ebp                      ;   167.5 p1       7 v[0]
        add edx, ecx                      ;   170.5 p5      27 v[0]
        rol ebx, 0x1e                     ;   167.2 p0      28 v[2]
        mov ecx, dword [esp + 40]         ;   163.5 p2      23 w[8]
        xor ecx, dword [esp + 48]         ;   167.5 p1+p2   23 w[8]
        xor ecx, dword [esp + 80]         ;   168.5 p5+p2   23 w[8]
        xor ecx, dword [esp + 72]         ;   169.5 p0+p2   23 w[8]
        rol ecx, 1                        ;   170.5 p5      23 w[8]
        lea eax, [eax + ecx - 1894007588] ;   171.5 p0      27 v[4]
        mov dword [esp + 72], ecx         ;   171.5 p3+p4   23 w[8] spill
        mov ecx, edx                      ;   171.5 p1      27 v[4] copy
        rol ecx, 5                        ;   172.5 p5      27 v[4]
        add eax, ecx                      ;   173.5 p1      27 v[4]
        mov ecx, ebp                      ;   170.2 p0       8 v[4] copy
        xor ecx, ebx                      ;   171.2 p1       8 v[4]
        mov dword [esp + 92], edx         ;   171.5 p3+p4   27 v[0] spill
        mov edx, esi                      ;   170.5 p5       8 v[4] copy
        xor edx, ebp                      ;   171.5 p0       8 v[4]
        and ecx, edx                      ;   172.5 p1       8 v[4]
        xor ecx, ebp                      ;   173.5 p5       8 v[4]
        add eax, ecx                      ;   174.5 p0      27 v[4]
        rol esi, 0x1e                     ;   172.5 p5      28 v[1]
        mov ecx, dword [esp + 28]         ;   170.2 p2      23 w[9]
        xor ecx, edi                      ;   173.2 p1      23 w[9]
        mov edx, dword [esp + 68]         ;   171.2 p2      23 w[11] reload
        xor ecx, edx                      ;   174.2 p0      23 w[9]
        xor ecx, dword [esp + 60]         ;   175.2 p1+p2   23 w[9]
        rol ecx, 1                        ;   176.2 p5      23 w[9]
        lea ebp, [ebp + ecx - 1894007588] ;   177.2 p0      27 v[3]
        mov dword [esp + 60], edi         ;   172.0 p3+p4   23 w[6] spill
        mov edi, eax                      ;   175.5 p1      27 v[3] copy
        rol edi, 5                        ;   176.5 p5      27 v[3]
        add ebp, edi                      ;   178.2 p0      27 v[3]
        mov edi, ebx                      ;   175.5 p1       8 v[3] copy
        xor edi, esi                      ;   176.5 p5       8 v[3]
        mov edx, dword [esp + 92]         ;   173.5 p2       8 v[3]
        xor edx, ebx                      ;   176.5 p0       8 v[3]
        and edi, edx                      ;   177.5 p1       8 v[3]
        xor edi, ebx                      ;   178.5 p5       8 v[3]
        add ebp, edi                      ;   179.5 p0      27 v[3]
        mov edi, dword [esp + 92]         ;   174.8 p2      28 v[0]
        rol edi, 0x1e                     ;   177.8 p5      28 v[0]
        mov edx, dword [esp + 64]         ;   175.8 p2      23 w[10]
        xor edx, dword [esp + 56]         ;   178.8 p1+p2   23 w[10]
        xor edx, dword [esp + 36]         ;   179.8 p0+p2   23 w[10]
        xor edx, dword [esp + 80]         ;   180.8 p1+p2   23 w[10]
        rol edx, 1                        ;   181.8 p5      23 w[10]
        lea ebx, [ebx + edx - 1894007588] ;   182.8 p0      27 v[2]
        mov dword [esp + 80], edx         ;   182.8 p3+p4   23 w[10] spill
        mov edx, ebp                      ;   180.5 p1      27 v[2] copy
        rol edx, 5                        ;   181.5 p5      27 v[2]
        add ebx, edx                      ;   183.8 p0      27 v[2]
        mov edx, esi                      ;   180.5 p1       8 v[2] copy
        xor edx, edi                      ;   181.5 p5       8 v[2]
        mov dword [esp + 92], ecx         ;   178.2 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   181.2 p0       8 v[2] copy
        xor ecx, esi                      ;   182.2 p1       8 v[2]
        and edx, ecx                      ;   183.2 p5       8 v[2]
        xor edx, esi                      ;   184.2 p0       8 v[2]
        add ebx, edx                      ;   185.2 p1      27 v[2]
        rol eax, 0x1e                     ;   182.5 p5      28 v[4]
        mov ecx, dword [esp + 72]         ;   180.0 p2      23 w[11]
        mov edx, dword [esp + 44]         ;   181.0 p2      23 w[3] reload
        xor ecx, edx                      ;   184.0 p0      23 w[11]
        xor ecx, dword [esp + 76]         ;   185.0 p1+p2   23 w[11]
        xor ecx, dword [esp + 68]         ;   186.0 p5+p2   23 w[11]
        rol ecx, 1                        ;   187.0 p0      23 w[11]
        lea esi, [esi + ecx - 1894007588] ;   188.0 p0      27 v[1]
        mov edx, ebx                      ;   186.2 p1      27 v[1] copy
        rol edx, 5                        ;   187.2 p5      27 v[1]
        add esi, edx                      ;   189.0 p1      27 v[1]
        mov edx, edi                      ;   185.5 p5       8 v[1] copy
        xor edx, eax                      ;   186.5 p0       8 v[1]
        mov dword [esp + 68], ecx         ;   188.0 p3+p4   23 w[11] spill
        mov ecx, ebp                      ;   186.5 p1       8 v[1] copy
        xor ecx, edi                      ;   187.5 p5       8 v[1]
        and edx, ecx                      ;   188.5 p0       8 v[1]
        xor edx, edi                      ;   189.5 p1       8 v[1]
        add esi, edx                      ;   190.5 p5      27 v[1]
        rol ebp, 0x1e                     ;   188.2 p0      28 v[3]
        mov ecx, dword [esp + 92]         ;   185.2 p2      23 w[12]
        mov edx, dword [esp + 52]         ;   186.2 p2      23 w[4] reload
        xor ecx, edx                      ;   189.2 p1      23 w[12]
        xor ecx, dword [esp + 24]         ;   190.2 p5+p2   23 w[12]
        xor ecx, dword [esp + 36]         ;   191.2 p0+p2   23 w[12]
        rol ecx, 1                        ;   192.2 p5      23 w[12]
        lea edi, [edi + ecx - 1894007588] ;   193.2 p0      27 v[0]
        mov edx, esi                      ;   191.5 p1      27 v[0] copy
        rol edx, 5                        ;   192.5 p5      27 v[0]
        add edi, edx                      ;   194.2 p1      27 v[0]
        mov edx, eax                      ;   191.2 p0       8 v[0] copy
        xor edx, ebp                      ;   192.2 p1       8 v[0]
        mov dword [esp + 36], ecx         ;   193.2 p3+p4   23 w[12] spill
        mov ecx, ebx                      ;   191.5 p5       8 v[0] copy
        xor ecx, eax                      ;   192.5 p0       8 v[0]
        and edx, ecx                      ;   193.5 p1       8 v[0]
        xor edx, eax                      ;   194.5 p5       8 v[0]
        add edi, edx                      ;   195.5 p0      27 v[0]
        rol ebx, 0x1e                     ;   193.5 p5      28 v[2]
        mov ecx, dword [esp + 80]         ;   190.5 p2      23 w[13]
        mov edx, dword [esp + 40]         ;   191.5 p2      23 w[5] reload
        xor ecx, edx                      ;   194.5 p1      23 w[13]
        xor ecx, dword [esp + 84]         ;   195.5 p0+p2   23 w[13]
        xor ecx, dword [esp + 76]         ;   196.5 p1+p2   23 w[13]
        rol ecx, 1                        ;   197.5 p5      23 w[13]
        lea eax, [eax + ecx - 1894007588] ;   198.5 p0      27 v[4]
        mov edx, edi                      ;   196.5 p1      27 v[4] copy
        rol edx, 5                        ;   197.5 p5      27 v[4]
        add eax, edx                      ;   199.5 p0      27 v[4]
        mov edx, ebp                      ;   196.5 p1       8 v[4] copy
        xor edx, ebx                      ;   197.5 p5       8 v[4]
        mov dword [esp + 76], ecx         ;   198.5 p3+p4   23 w[13] spill
        mov ecx, esi                      ;   197.2 p0       8 v[4] copy
        xor ecx, ebp                      ;   198.2 p1       8 v[4]
        and edx, ecx                      ;   199.2 p5       8 v[4]
        xor edx, ebp                      ;   200.2 p0       8 v[4]
        add eax, edx                      ;   201.2 p1      27 v[4]
        rol esi, 0x1e                     ;   198.5 p5      28 v[1]
        mov ecx, dword [esp + 68]         ;   195.8 p2      23 w[14]
        mov edx, dword [esp + 60]         ;   196.8 p2      23 w[6] reload
        xor ecx, edx                      ;   199.8 p0      23 w[14]
        xor ecx, dword [esp + 48]         ;   200.8 p1+p2   23 w[14]
        xor ecx, dword [esp + 24]         ;   201.8 p5+p2   23 w[14]
        rol ecx, 1                        ;   202.8 p0      23 w[14]
        lea ebp, [ebp + ecx - 1894007588] ;   203.8 p0      27 v[3]
        mov edx, eax                      ;   202.2 p1      27 v[3] copy
        rol edx, 5                        ;   203.2 p5      27 v[3]
        add ebp, edx                      ;   204.8 p1      27 v[3]
        mov edx, ebx                      ;   201.5 p5       8 v[3] copy
        xor edx, esi                      ;   202.5 p0       8 v[3]
        mov dword [esp + 24], ecx         ;   203.8 p3+p4   23 w[14] spill
        mov ecx, edi                      ;   202.5 p1       8 v[3] copy
        xor ecx, ebx                      ;   203.5 p5       8 v[3]
        and edx, ecx                      ;   204.5 p0       8 v[3]
        xor edx, ebx                      ;   205.5 p1       8 v[3]
        add ebp, edx                      ;   206.5 p5      27 v[3]
        rol edi, 0x1e                     ;   204.2 p0      28 v[0]
        mov ecx, dword [esp + 36]         ;   201.2 p2      23 w[15]
        mov edx, dword [esp + 64]         ;   202.2 p2      23 w[7] reload
        xor ecx, edx                      ;   205.2 p1      23 w[15]
        xor ecx, dword [esp + 28]         ;   206.2 p5+p2   23 w[15]
        xor ecx, dword [esp + 84]         ;   207.2 p0+p2   23 w[15]
        rol ecx, 1                        ;   208.2 p5      23 w[15]
        lea ebx, [ebx + ecx - 1894007588] ;   209.2 p0      27 v[2]
        mov edx, ebp                      ;   207.5 p1      27 v[2] copy
        rol edx, 5                        ;   208.5 p5      27 v[2]
        add ebx, edx                      ;   210.2 p1      27 v[2]
        mov edx, esi                      ;   207.2 p0       8 v[2] copy
        xor edx, edi                      ;   208.2 p1       8 v[2]
        mov dword [esp + 84], ecx         ;   209.2 p3+p4   23 w[15] spill
        mov ecx, eax                      ;   207.5 p5       8 v[2] copy
        xor ecx, esi                      ;   208.5 p0       8 v[2]
        and edx, ecx                      ;   209.5 p1       8 v[2]
        xor edx, esi                      ;   210.5 p5       8 v[2]
        add ebx, edx                      ;   211.5 p0      27 v[2]
        rol eax, 0x1e                     ;   209.5 p5      28 v[4]
        mov ecx, dword [esp + 76]         ;   206.5 p2      23 w[0]
        mov edx, dword [esp + 72]         ;   207.5 p2      23 w[8] reload
        xor ecx, edx                      ;   210.5 p1      23 w[0]
        xor ecx, dword [esp + 56]         ;   211.5 p0+p2   23 w[0]
        xor ecx, dword [esp + 48]         ;   212.5 p1+p2   23 w[0]
        rol ecx, 1                        ;   213.5 p5      23 w[0]
        lea esi, [esi + ecx - 1894007588] ;   214.5 p0      27 v[1]
        mov edx, ebx                      ;   212.5 p1      27 v[1] copy
        rol edx, 5                        ;   213.5 p5      27 v[1]
        add esi, edx                      ;   215.5 p0      27 v[1]
        mov edx, edi                      ;   212.5 p1       8 v[1] copy
        xor edx, eax                      ;   213.5 p5       8 v[1]
        mov dword [esp + 48], ecx         ;   214.5 p3+p4   23 w[0] spill
        mov ecx, ebp                      ;   213.2 p0       8 v[1] copy
        xor ecx, edi                      ;   214.2 p1       8 v[1]
        and edx, ecx                      ;   215.2 p5       8 v[1]
        xor edx, edi                      ;   216.2 p0       8 v[1]
        add esi, edx                      ;   217.2 p1      27 v[1]
        rol ebp, 0x1e                     ;   214.5 p5      28 v[3]
        mov ecx, dword [esp + 24]         ;   211.8 p2      23 w[1]
        mov edx, dword [esp + 92]         ;   212.8 p2      23 w[9] reload
        xor ecx, edx                      ;   215.8 p0      23 w[1]
        xor ecx, dword [esp + 44]         ;   216.8 p1+p2   23 w[1]
        xor ecx, dword [esp + 28]         ;   217.8 p5+p2   23 w[1]
        rol ecx, 1                        ;   218.8 p0      23 w[1]
        lea edi, [edi + ecx - 1894007588] ;   219.8 p0      27 v[0]
        mov edx, esi                      ;   218.2 p1      27 v[0] copy
        rol edx, 5                        ;   219.2 p5      27 v[0]
        add edi, edx                      ;   220.8 p1      27 v[0]
        mov edx, eax                      ;   217.5 p5       8 v[0] copy
        xor edx, ebp                      ;   218.5 p0       8 v[0]
        mov dword [esp + 28], ecx         ;   219.8 p3+p4   23 w[1] spill
        mov ecx, ebx                      ;   218.5 p1       8 v[0] copy
        xor ecx, eax                      ;   219.5 p5       8 v[0]
        and edx, ecx                      ;   220.5 p0       8 v[0]
        xor edx, eax                      ;   221.5 p1       8 v[0]
        add edi, edx                      ;   222.5 p5      27 v[0]
        rol ebx, 0x1e                     ;   220.2 p0      28 v[2]
        mov ecx, dword [esp + 84]         ;   217.2 p2      23 w[2]
        mov edx, dword [esp + 80]         ;   218.2 p2      23 w[10] reload
        xor ecx, edx                      ;   221.2 p1      23 w[2]
        xor ecx, dword [esp + 52]         ;   222.2 p5+p2   23 w[2]
        xor ecx, dword [esp + 56]         ;   223.2 p0+p2   23 w[2]
        rol ecx, 1                        ;   224.2 p5      23 w[2]
        lea eax, [eax + ecx - 1894007588] ;   225.2 p0      27 v[4]
        mov edx, edi                      ;   223.5 p1      27 v[4] copy
        rol edx, 5                        ;   224.5 p5      27 v[4]
        add eax, edx                      ;   226.2 p1      27 v[4]
        mov edx, ebp                      ;   223.2 p0       8 v[4] copy
        xor edx, ebx                      ;   224.2 p1       8 v[4]
        mov dword [esp + 56], ecx         ;   225.2 p3+p4   23 w[2] spill
        mov ecx, esi                      ;   223.5 p5       8 v[4] copy
        xor ecx, ebp                      ;   224.5 p0       8 v[4]
        and edx, ecx                      ;   225.5 p1       8 v[4]
        xor edx, ebp                      ;   226.5 p5       8 v[4]
        add eax, edx                      ;   227.5 p0      27 v[4]
        rol esi, 0x1e                     ;   225.5 p5      28 v[1]
        mov ecx, dword [esp + 48]         ;   222.5 p2      23 w[3]
        mov edx, dword [esp + 68]         ;   223.5 p2      23 w[11] reload
        xor ecx, edx                      ;   226.5 p1      23 w[3]
        xor ecx, dword [esp + 40]         ;   227.5 p0+p2   23 w[3]
        xor ecx, dword [esp + 44]         ;   228.5 p1+p2   23 w[3]
        rol ecx, 1                        ;   229.5 p5      23 w[3]
        lea ebp, [ebp + ecx - 1894007588] ;   230.5 p0      27 v[3]
        mov edx, eax                      ;   228.5 p1      27 v[3] copy
        rol edx, 5                        ;   229.5 p5      27 v[3]
        add ebp, edx                      ;   231.5 p0      27 v[3]
        mov edx, ebx                      ;   228.5 p1       8 v[3] copy
        xor edx, esi                      ;   229.5 p5       8 v[3]
        mov dword [esp + 44], ecx         ;   230.5 p3+p4   23 w[3] spill
        mov ecx, edi                      ;   229.2 p0       8 v[3] copy
        xor ecx, ebx                      ;   230.2 p1       8 v[3]
        and edx, ecx                      ;   231.2 p5       8 v[3]
        xor edx, ebx                      ;   232.2 p0       8 v[3]
        add ebp, edx                      ;   233.2 p1      27 v[3]
        rol edi, 0x1e                     ;   230.5 p5      28 v[0]
        mov ecx, dword [esp + 28]         ;   227.8 p2      23 w[4]
        mov edx, dword [esp + 36]         ;   228.8 p2      23 w[12] reload
        xor ecx, edx                      ;   231.8 p0      23 w[4]
        xor ecx, dword [esp + 60]         ;   232.8 p1+p2   23 w[4]
        xor ecx, dword [esp + 52]         ;   233.8 p5+p2   23 w[4]
        rol ecx, 1                        ;   234.8 p0      23 w[4]
        lea ebx, [ebx + ecx - 1894007588] ;   235.8 p0      27 v[2]
        mov edx, ebp                      ;   234.2 p1      27 v[2] copy
        rol edx, 5                        ;   235.2 p5      27 v[2]
        add ebx, edx                      ;   236.8 p1      27 v[2]
        mov edx, esi                      ;   233.5 p5       8 v[2] copy
        xor edx, edi                      ;   234.5 p0       8 v[2]
        mov dword [esp + 52], ecx         ;   235.8 p3+p4   23 w[4] spill
        mov ecx, eax                      ;   234.5 p1       8 v[2] copy
        xor ecx, esi                      ;   235.5 p5       8 v[2]
        and edx, ecx                      ;   236.5 p0       8 v[2]
        xor edx, esi                      ;   237.5 p1       8 v[2]
        add ebx, edx                      ;   238.5 p5      27 v[2]
        rol eax, 0x1e                     ;   236.2 p0      28 v[4]
        mov ecx, dword [esp + 56]         ;   233.2 p2      23 w[5]
        mov edx, dword [esp + 76]         ;   234.2 p2      23 w[13] reload
        xor ecx, edx                      ;   237.2 p1      23 w[5]
        xor ecx, dword [esp + 64]         ;   238.2 p5+p2   23 w[5]
        xor ecx, dword [esp + 40]         ;   239.2 p0+p2   23 w[5]
        rol ecx, 1                        ;   240.2 p5      23 w[5]
        lea esi, [esi + ecx - 1894007588] ;   241.2 p0      27 v[1]
        mov edx, ebx                      ;   239.5 p1      27 v[1] copy
        rol edx, 5                        ;   240.5 p5      27 v[1]
        add esi, edx                      ;   242.2 p1      27 v[1]
        mov edx, edi                      ;   239.2 p0       8 v[1] copy
        xor edx, eax                      ;   240.2 p1       8 v[1]
        mov dword [esp + 40], ecx         ;   241.2 p3+p4   23 w[5] spill
        mov ecx, ebp                      ;   239.5 p5       8 v[1] copy
        xor ecx, edi                      ;   240.5 p0       8 v[1]
        and edx, ecx                      ;   241.5 p1       8 v[1]
        xor edx, edi                      ;   242.5 p5       8 v[1]
        add esi, edx                      ;   243.5 p0      27 v[1]
        rol ebp, 0x1e                     ;   241.5 p5      28 v[3]
        mov ecx, dword [esp + 44]         ;   238.5 p2      23 w[6]
        mov edx, dword [esp + 24]         ;   239.5 p2      23 w[14] reload
        xor ecx, edx                      ;   242.5 p1      23 w[6]
        xor ecx, dword [esp + 72]         ;   243.5 p0+p2   23 w[6]
        xor ecx, dword [esp + 60]         ;   244.5 p1+p2   23 w[6]
        rol ecx, 1                        ;   245.5 p5      23 w[6]
        lea edi, [edi + ecx - 1894007588] ;   246.5 p0      27 v[0]
        mov edx, esi                      ;   244.5 p1      27 v[0] copy
        rol edx, 5                        ;   245.5 p5      27 v[0]
        add edi, edx                      ;   247.5 p0      27 v[0]
        mov edx, eax                      ;   244.5 p1       8 v[0] copy
        xor edx, ebp                      ;   245.5 p5       8 v[0]
        mov dword [esp + 60], ecx         ;   246.5 p3+p4   23 w[6] spill
        mov ecx, ebx                      ;   245.2 p0       8 v[0] copy
        xor ecx, eax                      ;   246.2 p1       8 v[0]
        and edx, ecx                      ;   247.2 p5       8 v[0]
        xor edx, eax                      ;   248.2 p0       8 v[0]
        add edi, edx                      ;   249.2 p1      27 v[0]
        rol ebx, 0x1e                     ;   246.5 p5      28 v[2]
        mov ecx, dword [esp + 52]         ;   243.8 p2      23 w[7]
        mov edx, dword [esp + 84]         ;   244.8 p2      23 w[15] reload
        xor ecx, edx                      ;   247.8 p0      23 w[7]
        xor ecx, dword [esp + 92]         ;   248.8 p1+p2   23 w[7]
        xor ecx, dword [esp + 64]         ;   249.8 p5+p2   23 w[7]
        rol ecx, 1                        ;   250.8 p0      23 w[7]
        lea eax, [eax + ecx - 1894007588] ;   251.8 p0      27 v[4]
        mov edx, edi                      ;   250.2 p1      27 v[4] copy
        rol edx, 5                        ;   251.2 p5      27 v[4]
        add eax, edx                      ;   252.8 p1      27 v[4]
        mov edx, ebp                      ;   249.5 p5       8 v[4] copy
        xor edx, ebx                      ;   250.5 p0       8 v[4]
        mov dword [esp + 64], ecx         ;   251.8 p3+p4   23 w[7] spill
        mov ecx, esi                      ;   250.5 p1       8 v[4] copy
        xor ecx, ebp                      ;   251.5 p5       8 v[4]
        and edx, ecx                      ;   252.5 p0       8 v[4]
        xor edx, ebp                      ;   253.5 p1       8 v[4]
        add eax, edx                      ;   254.5 p5      27 v[4]
        rol esi, 0x1e                     ;   252.2 p0      28 v[1]
        mov ecx, dword [esp + 40]         ;   249.2 p2      23 w[8]
        mov edx, dword [esp + 48]         ;   250.2 p2      23 w[0] reload
        xor ecx, edx                      ;   253.2 p1      23 w[8]
        xor ecx, dword [esp + 80]         ;   254.2 p5+p2   23 w[8]
        xor ecx, dword [esp + 72]         ;   255.2 p0+p2   23 w[8]
        rol ecx, 1                        ;   256.2 p5      23 w[8]
        lea ebp, [ebp + ecx - 1894007588] ;   257.2 p0      27 v[3]
        mov edx, eax                      ;   255.5 p1      27 v[3] copy
        rol edx, 5                        ;   256.5 p5      27 v[3]
        add ebp, edx                      ;   258.2 p1      27 v[3]
        mov edx, ebx                      ;   255.2 p0       8 v[3] copy
        xor edx, esi                      ;   256.2 p1       8 v[3]
        mov dword [esp + 72], ecx         ;   257.2 p3+p4   23 w[8] spill
        mov ecx, edi                      ;   255.5 p5       8 v[3] copy
        xor ecx, ebx                      ;   256.5 p0       8 v[3]
        and edx, ecx                      ;   257.5 p1       8 v[3]
        xor edx, ebx                      ;   258.5 p5       8 v[3]
        add ebp, edx                      ;   259.5 p0      27 v[3]
        rol edi, 0x1e                     ;   257.5 p5      28 v[0]
        mov ecx, dword [esp + 60]         ;   254.5 p2      23 w[9]
        mov edx, dword [esp + 28]         ;   255.5 p2      23 w[1] reload
        xor ecx, edx                      ;   258.5 p1      23 w[9]
        xor ecx, dword [esp + 68]         ;   259.5 p0+p2   23 w[9]
        xor ecx, dword [esp + 92]         ;   260.5 p1+p2   23 w[9]
        rol ecx, 1                        ;   261.5 p5      23 w[9]
        lea ebx, [ebx + ecx - 1894007588] ;   262.5 p0      27 v[2]
        mov edx, ebp                      ;   260.5 p1      27 v[2] copy
        rol edx, 5                        ;   261.5 p5      27 v[2]
        add ebx, edx                      ;   263.5 p0      27 v[2]
        mov edx, esi                      ;   260.5 p1       8 v[2] copy
        xor edx, edi                      ;   261.5 p5       8 v[2]
        mov dword [esp + 92], ecx         ;   262.5 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   261.2 p0       8 v[2] copy
        xor ecx, esi                      ;   262.2 p1       8 v[2]
        and edx, ecx                      ;   263.2 p5       8 v[2]
        xor edx, esi                      ;   264.2 p0       8 v[2]
        add ebx, edx                      ;   265.2 p1      27 v[2]
        rol eax, 0x1e                     ;   262.5 p5      28 v[4]
        mov ecx, dword [esp + 64]         ;   259.8 p2      23 w[10]
        mov edx, dword [esp + 56]         ;   260.8 p2      23 w[2] reload
        xor ecx, edx                      ;   263.8 p0      23 w[10]
        xor ecx, dword [esp + 36]         ;   264.8 p1+p2   23 w[10]
        xor ecx, dword [esp + 80]         ;   265.8 p5+p2   23 w[10]
        rol ecx, 1                        ;   266.8 p0      23 w[10]
        lea esi, [esi + ecx - 1894007588] ;   267.8 p0      27 v[1]
        mov edx, ebx                      ;   266.2 p1      27 v[1] copy
        rol edx, 5                        ;   267.2 p5      27 v[1]
        add esi, edx                      ;   268.8 p1      27 v[1]
        mov edx, edi                      ;   265.5 p5       8 v[1] copy
        xor edx, eax                      ;   266.5 p0       8 v[1]
        mov dword [esp + 80], ecx         ;   267.8 p3+p4   23 w[10] spill
        mov ecx, ebp                      ;   266.5 p1       8 v[1] copy
        xor ecx, edi                      ;   267.5 p5       8 v[1]
        and edx, ecx                      ;   268.5 p0       8 v[1]
        xor edx, edi                      ;   269.5 p1       8 v[1]
        add esi, edx                      ;   270.5 p5      27 v[1]
        rol ebp, 0x1e                     ;   268.2 p0      28 v[3]
        mov ecx, dword [esp + 72]         ;   265.2 p2      23 w[11]
        mov edx, dword [esp + 44]         ;   266.2 p2      23 w[3] reload
        xor ecx, edx                      ;   269.2 p1      23 w[11]
        xor ecx, dword [esp + 76]         ;   270.2 p5+p2   23 w[11]
        xor ecx, dword [esp + 68]         ;   271.2 p0+p2   23 w[11]
        rol ecx, 1                        ;   272.2 p5      23 w[11]
        lea edi, [edi + ecx - 1894007588] ;   273.2 p0      27 v[0]
        mov edx, esi                      ;   271.5 p1      27 v[0] copy
        rol edx, 5                        ;   272.5 p5      27 v[0]
        add edi, edx                      ;   274.2 p1      27 v[0]
        mov edx, eax                      ;   271.2 p0       8 v[0] copy
        xor edx, ebp                      ;   272.2 p1       8 v[0]
        mov dword [esp + 68], ecx         ;   273.2 p3+p4   23 w[11] spill
        mov ecx, ebx                      ;   271.5 p5       8 v[0] copy
        xor ecx, eax                      ;   272.5 p0       8 v[0]
        and edx, ecx                      ;   273.5 p1       8 v[0]
        xor edx, eax                      ;   274.5 p5       8 v[0]
        add edi, edx                      ;   275.5 p0      27 v[0]
        rol ebx, 0x1e                     ;   273.5 p5      28 v[2]
        mov ecx, dword [esp + 92]         ;   270.5 p2      23 w[12]
        mov edx, dword [esp + 52]         ;   271.5 p2      23 w[4] reload
        xor ecx, edx                      ;   274.5 p1      23 w[12]
        xor ecx, dword [esp + 24]         ;   275.5 p0+p2   23 w[12]
        xor ecx, dword [esp + 36]         ;   276.5 p1+p2   23 w[12]
        rol ecx, 1                        ;   277.5 p5      23 w[12]
        lea eax, [eax + ecx - 899497514]  ;   278.5 p0      27 v[4]
        mov edx, edi                      ;   276.5 p1      27 v[4] copy
        rol edx, 5                        ;   277.5 p5      27 v[4]
        add eax, edx                      ;   279.5 p0      27 v[4]
        mov edx, esi                      ;   276.5 p1       7 v[4] copy
        xor edx, ebp                      ;   277.5 p5       7 v[4]
        xor edx, ebx                      ;   278.5 p0       7 v[4]
        add eax, edx                      ;   280.5 p1      27 v[4]
        rol esi, 0x1e                     ;   277.5 p5      28 v[1]
        mov edx, dword [esp + 80]         ;   274.5 p2      23 w[13]
        xor edx, dword [esp + 40]         ;   278.2 p0+p2   23 w[13]
        xor edx, dword [esp + 84]         ;   279.2 p1+p2   23 w[13]
        xor edx, dword [esp + 76]         ;   280.2 p5+p2   23 w[13]
        rol edx, 1                        ;   281.2 p0      23 w[13]
        lea ebp, [ebp + edx - 899497514]  ;   282.2 p0      27 v[3]
        mov dword [esp + 76], edx         ;   282.2 p3+p4   23 w[13] spill
        mov edx, eax                      ;   281.5 p1      27 v[3] copy
        rol edx, 5                        ;   282.5 p5      27 v[3]
        add ebp, edx                      ;   283.5 p1      27 v[3]
        mov edx, edi                      ;   280.5 p5      28 v[0] copy
        rol edx, 0x1e                     ;   281.5 p0      28 v[0]
        xor edi, ebx                      ;   281.5 p1       7 v[3]
        xor edi, esi                      ;   282.5 p5       7 v[3]
        add ebp, edi                      ;   284.5 p0      27 v[3]
        mov edi, dword [esp + 64]         ;   279.0 p2      23 w[15]
        xor edi, ecx                      ;   282.5 p1      23 w[15]
        xor edi, dword [esp + 28]         ;   283.5 p5+p2   23 w[15]
        xor edi, dword [esp + 84]         ;   284.5 p0+p2   23 w[15]
        rol edi, 1                        ;   285.5 p5      23 w[15]
        mov dword [esp + 84], ecx         ;   280.5 p3+p4   23 w[12] spill
        lea ecx, [esi + edi - 899497514]  ;   286.5 p0      27 v[1]
        xor esi, eax                      ;   283.5 p1       7 v[2]
        xor esi, edx                      ;   284.5 p1       7 v[2]
        lea ebx, [ebx + esi - 899497514]  ;   285.5 p0      27 v[2]
        mov esi, dword [esp + 68]         ;   282.0 p2      23 w[14]
        xor esi, dword [esp + 60]         ;   285.0 p5+p2   23 w[14]
        xor esi, dword [esp + 48]         ;   286.0 p1+p2   23 w[14]
        xor esi, dword [esp + 24]         ;   287.0 p5+p2   23 w[14]
        rol esi, 1                        ;   288.0 p0      23 w[14]
        rol eax, 0x1e                     ;   286.5 p5      28 v[4]
        add ebx, esi                      ;   289.0 p1      27 v[2]
        mov dword [esp + 24], edi         ;   286.5 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   287.2 p0      27 v[2] copy
        rol edi, 5                        ;   288.2 p5      27 v[2]
        add ebx, edi                      ;   290.0 p1      27 v[2]
        mov edi, ebp                      ;   288.2 p0      28 v[3] copy
        rol edi, 0x1e                     ;   289.2 p5      28 v[3]
        xor ebp, edx                      ;   288.5 p1       7 v[1]
        xor ebp, eax                      ;   289.5 p0       7 v[1]
        add ecx, ebp                      ;   290.5 p1      27 v[1]
        mov ebp, ebx                      ;   291.0 p5      27 v[1] copy
        rol ebp, 5                        ;   292.0 p0      27 v[1]
        add ecx, ebp                      ;   293.0 p1      27 v[1]
        mov ebp, dword [esp + 92]         ;   286.8 p2      23 w[1]
        xor ebp, esi                      ;   290.5 p5      23 w[1]
        xor ebp, dword [esp + 44]         ;   291.5 p0+p2   23 w[1]
        xor ebp, dword [esp + 28]         ;   292.5 p1+p2   23 w[1]
        rol ebp, 1                        ;   293.5 p5      23 w[1]
        mov dword [esp + 28], esi         ;   289.0 p3+p4   23 w[14] spill
        lea esi, [eax + ebp - 899497514]  ;   294.5 p0      27 v[4]
        xor eax, ebx                      ;   292.5 p1       7 v[0]
        xor eax, edi                      ;   293.5 p5       7 v[0]
        lea edx, [edx + eax - 899497514]  ;   294.5 p0      27 v[0]
        mov eax, dword [esp + 76]         ;   289.8 p2      23 w[0]
        xor eax, dword [esp + 72]         ;   293.5 p1+p2   23 w[0]
        xor eax, dword [esp + 56]         ;   294.5 p5+p2   23 w[0]
        xor eax, dword [esp + 48]         ;   295.5 p0+p2   23 w[0]
        rol eax, 1                        ;   296.5 p5      23 w[0]
        rol ebx, 0x1e                     ;   295.2 p0      28 v[2]
        add edx, eax                      ;   297.5 p1      27 v[0]
        mov dword [esp + 48], ebp         ;   294.5 p3+p4   23 w[1] spill
        mov ebp, ecx                      ;   295.5 p1      27 v[0] copy
        rol ebp, 5                        ;   296.5 p5      27 v[0]
        add edx, ebp                      ;   298.5 p0      27 v[0]
        mov ebp, ecx                      ;   296.5 p1      28 v[1] copy
        rol ebp, 0x1e                     ;   297.5 p5      28 v[1]
        xor ecx, edi                      ;   297.2 p0       7 v[4]
        xor ecx, ebx                      ;   298.2 p1       7 v[4]
        add esi, ecx                      ;   299.2 p5      27 v[4]
        mov ecx, edx                      ;   299.5 p0      27 v[4] copy
        rol ecx, 5                        ;   300.5 p5      27 v[4]
        add esi, ecx                      ;   301.5 p1      27 v[4]
        mov ecx, dword [esp + 68]         ;   295.2 p2      23 w[3]
        xor ecx, eax                      ;   299.2 p0      23 w[3]
        xor ecx, dword [esp + 40]         ;   300.2 p1+p2   23 w[3]
        xor ecx, dword [esp + 44]         ;   301.2 p5+p2   23 w[3]
        rol ecx, 1                        ;   302.2 p0      23 w[3]
        mov dword [esp + 44], eax         ;   297.5 p3+p4   23 w[0] spill
        lea eax, [ebx + ecx - 899497514]  ;   303.2 p0      27 v[2]
        xor ebx, edx                      ;   300.5 p1       7 v[3]
        xor ebx, ebp                      ;   301.5 p5       7 v[3]
        lea edi, [edi + ebx - 899497514]  ;   302.5 p0      27 v[3]
        mov ebx, dword [esp + 24]         ;   298.2 p2      23 w[2]
        xor ebx, dword [esp + 80]         ;   301.5 p1+p2   23 w[2]
        xor ebx, dword [esp + 52]         ;   302.5 p5+p2   23 w[2]
        xor ebx, dword [esp + 56]         ;   303.5 p1+p2   23 w[2]
        rol ebx, 1                        ;   304.5 p5      23 w[2]
        rol edx, 0x1e                     ;   303.2 p0      28 v[0]
        add edi, ebx                      ;   305.5 p1      27 v[3]
        mov dword [esp + 56], ecx         ;   303.2 p3+p4   23 w[3] spill
        mov ecx, esi                      ;   303.5 p5      27 v[3] copy
        rol ecx, 5                        ;   304.5 p0      27 v[3]
        add edi, ecx                      ;   306.5 p1      27 v[3]
        mov ecx, edi                      ;   307.5 p5      27 v[2] copy
        rol ecx, 5                        ;   308.5 p0      27 v[2]
        add eax, ecx                      ;   309.5 p1      27 v[2]
        mov ecx, esi                      ;   305.5 p5      28 v[4] copy
        rol ecx, 0x1e                     ;   306.5 p0      28 v[4]
        xor esi, ebp                      ;   306.5 p1       7 v[2]
        xor esi, edx                      ;   307.5 p5       7 v[2]
        add eax, esi                      ;   310.5 p0      27 v[2]
        mov esi, dword [esp + 76]         ;   303.5 p2      23 w[5]
        xor esi, ebx                      ;   307.5 p1      23 w[5]
        xor esi, dword [esp + 64]         ;   308.5 p5+p2   23 w[5]
        xor esi, dword [esp + 40]         ;   309.5 p0+p2   23 w[5]
        rol esi, 1                        ;   310.5 p5      23 w[5]
        mov dword [esp + 40], ebx         ;   305.5 p3+p4   23 w[2] spill
        lea ebx, [edx + esi - 899497514]  ;   311.5 p0      27 v[0]
        xor edx, edi                      ;   308.5 p1       7 v[1]
        xor edx, ecx                      ;   309.5 p1       7 v[1]
        lea ebp, [ebp + edx - 899497514]  ;   310.5 p0      27 v[1]
        mov edx, dword [esp + 48]         ;   306.5 p2      23 w[4]
        xor edx, dword [esp + 84]         ;   309.5 p5+p2   23 w[4]
        xor edx, dword [esp + 60]         ;   310.5 p1+p2   23 w[4]
        xor edx, dword [esp + 52]         ;   311.5 p5+p2   23 w[4]
        rol edx, 1                        ;   312.5 p0      23 w[4]
        rol edi, 0x1e                     ;   311.5 p5      28 v[3]
        add ebp, edx                      ;   313.5 p1      27 v[1]
        mov dword [esp + 52], esi         ;   311.5 p3+p4   23 w[5] spill
        mov esi, eax                      ;   312.2 p0      27 v[1] copy
        rol esi, 5                        ;   313.2 p5      27 v[1]
        add ebp, esi                      ;   314.5 p1      27 v[1]
        mov esi, ebp                      ;   315.5 p0      27 v[0] copy
        rol esi, 5                        ;   316.5 p5      27 v[0]
        add ebx, esi                      ;   317.5 p1      27 v[0]
        mov esi, eax                      ;   314.2 p0      28 v[2] copy
        rol esi, 0x1e                     ;   315.2 p5      28 v[2]
        xor eax, ecx                      ;   314.5 p1       7 v[0]
        xor eax, edi                      ;   315.5 p0       7 v[0]
        add ebx, eax                      ;   318.5 p1      27 v[0]
        mov eax, dword [esp + 24]         ;   311.8 p2      23 w[7]
        xor eax, edx                      ;   315.5 p5      23 w[7]
        xor eax, dword [esp + 92]         ;   316.5 p0+p2   23 w[7]
        xor eax, dword [esp + 64]         ;   317.5 p1+p2   23 w[7]
        rol eax, 1                        ;   318.5 p5      23 w[7]
        mov dword [esp + 64], edx         ;   313.5 p3+p4   23 w[4] spill
        lea edx, [edi + eax - 899497514]  ;   319.5 p0      27 v[3]
        xor edi, ebp                      ;   317.5 p1       7 v[4]
        xor edi, esi                      ;   318.5 p5       7 v[4]
        lea ecx, [ecx + edi - 899497514]  ;   319.5 p0      27 v[4]
        mov edi, dword [esp + 56]         ;   314.8 p2      23 w[6]
        xor edi, dword [esp + 28]         ;   318.5 p1+p2   23 w[6]
        xor edi, dword [esp + 72]         ;   319.5 p5+p2   23 w[6]
        xor edi, dword [esp + 60]         ;   320.5 p0+p2   23 w[6]
        rol edi, 1                        ;   321.5 p5      23 w[6]
        rol ebp, 0x1e                     ;   320.2 p0      28 v[1]
        add ecx, edi                      ;   322.5 p1      27 v[4]
        mov dword [esp + 60], eax         ;   319.5 p3+p4   23 w[7] spill
        mov eax, ebx                      ;   320.5 p1      27 v[4] copy
        rol eax, 5                        ;   321.5 p5      27 v[4]
        add ecx, eax                      ;   323.5 p0      27 v[4]
        mov eax, ecx                      ;   324.5 p1      27 v[3] copy
        rol eax, 5                        ;   325.5 p5      27 v[3]
        add edx, eax                      ;   326.5 p0      27 v[3]
        mov eax, ebx                      ;   322.5 p1      28 v[0] copy
        rol eax, 0x1e                     ;   323.5 p5      28 v[0]
        xor ebx, esi                      ;   323.2 p0       7 v[3]
        xor ebx, ebp                      ;   324.2 p1       7 v[3]
        add edx, ebx                      ;   327.5 p5      27 v[3]
        mov ebx, dword [esp + 48]         ;   320.2 p2      23 w[9]
        xor ebx, edi                      ;   324.2 p0      23 w[9]
        xor ebx, dword [esp + 68]         ;   325.2 p1+p2   23 w[9]
        xor ebx, dword [esp + 92]         ;   326.2 p5+p2   23 w[9]
        rol ebx, 1                        ;   327.2 p0      23 w[9]
        mov dword [esp + 92], edi         ;   322.5 p3+p4   23 w[6] spill
        lea edi, [ebp + ebx - 899497514]  ;   328.2 p0      27 v[1]
        xor ebp, ecx                      ;   325.5 p1       7 v[2]
        xor ebp, eax                      ;   326.5 p5       7 v[2]
        lea esi, [esi + ebp - 899497514]  ;   327.5 p0      27 v[2]
        mov ebp, dword [esp + 52]         ;   323.2 p2      23 w[8]
        xor ebp, dword [esp + 44]         ;   326.5 p1+p2   23 w[8]
        xor ebp, dword [esp + 80]         ;   327.5 p5+p2   23 w[8]
        xor ebp, dword [esp + 72]         ;   328.5 p1+p2   23 w[8]
        rol ebp, 1                        ;   329.5 p5      23 w[8]
        rol ecx, 0x1e                     ;   328.2 p0      28 v[4]
        add esi, ebp                      ;   330.5 p1      27 v[2]
        xor ebp, dword [esp + 56]         ;   330.5 p5+p2   23 w[11]
        xor ebp, dword [esp + 76]         ;   331.5 p0+p2   23 w[11]
        xor ebp, dword [esp + 68]         ;   332.5 p1+p2   23 w[11]
        rol ebp, 1                        ;   333.5 p5      23 w[11]
        mov dword [esp + 68], ebx         ;   328.2 p3+p4   23 w[9] spill
        mov ebx, edx                      ;   330.2 p0      27 v[2] copy
        rol ebx, 5                        ;   331.2 p5      27 v[2]
        add esi, ebx                      ;   332.2 p1      27 v[2]
        mov ebx, esi                      ;   333.2 p0      27 v[1] copy
        rol ebx, 5                        ;   334.2 p5      27 v[1]
        add edi, ebx                      ;   335.2 p1      27 v[1]
        mov ebx, edx                      ;   332.2 p0      28 v[3] copy
        rol ebx, 0x1e                     ;   333.2 p5      28 v[3]
        xor edx, eax                      ;   332.5 p1       7 v[1]
        xor edx, ecx                      ;   333.5 p0       7 v[1]
        add edi, edx                      ;   336.2 p1      27 v[1]
        lea edx, [ecx + ebp - 899497514]  ;   334.5 p0      27 v[4]
        xor ecx, esi                      ;   333.5 p5       7 v[0]
        xor ecx, ebx                      ;   334.5 p1       7 v[0]
        lea eax, [eax + ecx - 899497514]  ;   335.5 p0      27 v[0]
        mov ecx, dword [esp + 60]         ;   331.5 p2      23 w[10]
        xor ecx, dword [esp + 40]         ;   334.5 p5+p2   23 w[10]
        xor ecx, dword [esp + 84]         ;   335.5 p1+p2   23 w[10]
        xor ecx, dword [esp + 80]         ;   336.5 p5+p2   23 w[10]
        rol ecx, 1                        ;   337.5 p0      23 w[10]
        rol esi, 0x1e                     ;   336.5 p5      28 v[2]
        add eax, ecx                      ;   338.5 p1      27 v[0]
        xor ecx, dword [esp + 52]         ;   338.5 p0+p2   23 w[13]
        xor ecx, dword [esp + 24]         ;   339.5 p1+p2   23 w[13]
        xor ecx, dword [esp + 76]         ;   340.5 p5+p2   23 w[13]
        rol ecx, 1                        ;   341.5 p0      23 w[13]
        mov dword [esp + 76], ebp         ;   334.5 p3+p4   23 w[11] spill
        mov ebp, edi                      ;   338.5 p1      27 v[0] copy
        rol ebp, 5                        ;   339.5 p5      27 v[0]
        add eax, ebp                      ;   340.5 p0      27 v[0]
        mov ebp, eax                      ;   341.5 p1      27 v[4] copy
        rol ebp, 5                        ;   342.5 p5      27 v[4]
        add edx, ebp                      ;   343.5 p0      27 v[4]
        mov ebp, edi                      ;   340.5 p1      28 v[1] copy
        rol ebp, 0x1e                     ;   341.5 p5      28 v[1]
        xor edi, ebx                      ;   341.2 p0       7 v[4]
        xor edi, esi                      ;   342.2 p1       7 v[4]
        add edx, edi                      ;   344.5 p5      27 v[4]
        lea edi, [esi + ecx - 899497514]  ;   342.5 p0      27 v[2]
        xor esi, eax                      ;   342.5 p1       7 v[3]
        xor esi, ebp                      ;   343.5 p5       7 v[3]
        mov ecx, dword [esp + 68]         ;   339.5 p2      23 w[12]
        xor ecx, dword [esp + 64]         ;   343.2 p0+p2   23 w[12]
        xor ecx, dword [esp + 28]         ;   344.2 p1+p2   23 w[12]
        xor ecx, dword [esp + 84]         ;   345.2 p5+p2   23 w[12]
        rol ecx, 1                        ;   346.2 p0      23 w[12]
        lea ebx, [ebx + esi - 899497514]  ;   345.2 p0      27 v[3]
        rol eax, 0x1e                     ;   344.5 p5      28 v[0]
        add ebx, ecx                      ;   347.2 p1      27 v[3]
        mov esi, edx                      ;   345.5 p1      27 v[3] copy
        rol esi, 5                        ;   346.5 p5      27 v[3]
        add ebx, esi                      ;   348.2 p0      27 v[3]
        xor ecx, dword [esp + 60]         ;   347.2 p1+p2   23 w[15]
        xor ecx, dword [esp + 48]         ;   348.2 p5+p2   23 w[15]
        xor ecx, dword [esp + 24]         ;   349.2 p0+p2   23 w[15]
        mov esi, ebx                      ;   349.2 p1      27 v[2] copy
        rol esi, 5                        ;   350.2 p5      27 v[2]
        rol ecx, 1                        ;   350.2 p0      23 w[15]
        add edi, esi                      ;   351.2 p1      27 v[2]
        mov esi, edx                      ;   348.5 p5      28 v[4] copy
        rol esi, 0x1e                     ;   349.5 p0      28 v[4]
        xor edx, ebp                      ;   349.5 p1       7 v[2]
        xor edx, eax                      ;   350.5 p5       7 v[2]
        add edi, edx                      ;   352.2 p0      27 v[2]
        mov edx, dword [esp + 0]          ;   346.5 p2      30 h
        lea edx, [edx + eax - 899497514]  ;   351.2 p0      30 h
        xor eax, ebx                      ;   350.5 p1       7 v[1]
        xor eax, esi                      ;   351.5 p5       7 v[1]
        lea ebp, [ebp + eax - 899497514]  ;   352.5 p0      27 v[1]
        mov eax, dword [esp + 76]         ;   348.2 p2      23 w[14]
        xor eax, dword [esp + 92]         ;   351.5 p1+p2   23 w[14]
        xor eax, dword [esp + 44]         ;   352.5 p5+p2   23 w[14]
        xor eax, dword [esp + 28]         ;   353.5 p1+p2   23 w[14]
        rol eax, 1                        ;   354.5 p5      23 w[14]
        add ebp, eax                      ;   355.5 p0      27 v[1]
        rol ebx, 0x1e                     ;   353.5 p5      28 v[3]
        mov eax, edi                      ;   353.5 p1      27 v[1] copy
        rol eax, 5                        ;   354.5 p0      27 v[1]
        add ebp, eax                      ;   356.5 p1      27 v[1]
        add edx, ecx                      ;   354.5 p5      30 h
        mov eax, ebp                      ;   357.5 p0      27 v[0] copy
        rol eax, 5                        ;   358.5 p5      27 v[0]
        mov ecx, esi                      ;   355.5 p1       7 v[0] copy
        xor ecx, edi                      ;   356.5 p0       7 v[0]
        xor ecx, ebx                      ;   357.5 p1       7 v[0]
        rol edi, 0x1e                     ;   356.5 p5      28 v[2]
        add edx, ecx                      ;   358.5 p0      30 h
        add edx, eax                      ;   359.5 p1      30 h
        mov dword [esp + 0], edx          ;   360.5 p3+p4   30 h
        add ebp, dword [esp + 4]          ;   357.5 p5+p2   30 h
        mov dword [esp + 4], ebp          ;   358.5 p3+p4   30 h
        add edi, dword [esp + 32]         ;   358.2 p0+p2   30 h
        add ebx, dword [esp + 12]         ;   358.5 p1+p2   30 h
        mov dword [esp + 12], ebx         ;   359.5 p3+p4   30 h
        add esi, dword [esp + 16]         ;   358.5 p5+p2   30 h
        mov dword [esp + 16], esi         ;   359.5 p3+p4   30 h
        mov esi, dword [esp + 88]         ;   357.8 p2      16 blocks
        add esi, 0x40                     ;   360.8 p0      16 blocks
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
