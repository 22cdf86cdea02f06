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
;   blocks: 1265 uops, planned 362.0; bounds: width 316.2, ports 358.3, path 166.0
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
        mov ecx, dword [esp + 16]         ;     1.0 p2      19 v[4] reload
        bswap ebp                         ;     3.0 p0+p5   22 w[0]
        mov eax, dword [esp + 0]          ;     2.0 p2      27 v[4]
        rol eax, 5                        ;     5.0 p0      27 v[4]
        lea eax, [eax + ecx + 1518500249] ;     6.0 p0      27 v[4]
        add eax, ebp                      ;     7.0 p1      27 v[4]
        mov edx, dword [esp + 4]          ;     3.0 p2      28 v[1]
        mov ebx, dword [esi + 4]          ;     4.0 p2      22 w[1]
        mov dword [esp + 24], ebp         ;     7.0 p3+p4   22 w[0] spill
        rol edx, 0x1e                     ;     6.0 p5      28 v[1]
        bswap ebx                         ;     7.0 p0+p5   22 w[1]
        mov ecx, edi                      ;     3.5 p1       6 v[4] copy
        xor ecx, dword [esp + 12]         ;     5.0 p0+p2    6 v[4]
        and ecx, dword [esp + 4]          ;     6.0 p1+p2    6 v[4]
        xor ecx, dword [esp + 12]         ;     7.0 p5+p2    6 v[4]
        add eax, ecx                      ;     8.0 p0      27 v[4]
        mov ecx, eax                      ;     9.0 p1      27 v[3] copy
        rol ecx, 5                        ;    10.0 p5      27 v[3]
        lea ecx, [ecx + ebx + 1518500249] ;    11.0 p0      27 v[3]
        add ecx, dword [esp + 12]         ;    12.0 p1+p2   27 v[3]
        mov dword [esp + 28], ebx         ;    11.0 p3+p4   22 w[1] spill
        mov ebx, edx                      ;     7.0 p5       6 v[3] copy
        xor ebx, edi                      ;     8.0 p0       6 v[3]
        and ebx, dword [esp + 0]          ;     9.0 p1+p2    6 v[3]
        xor ebx, edi                      ;    10.0 p5       6 v[3]
        add ecx, ebx                      ;    13.0 p0      27 v[3]
        mov ebx, dword [esi + 8]          ;    10.0 p2      22 w[2]
        mov dword [esp + 32], edi         ;     7.5 p3+p4   19 v[2] spill
        bswap ebx                         ;    13.0 p0+p5   22 w[2]
        mov dword [esp + 36], ebx         ;    17.0 p3+p4   22 w[2] spill
        mov ebp, ecx                      ;    14.0 p1      27 v[2] copy
        rol ebp, 5                        ;    15.0 p5      27 v[2]
        mov dword [esp + 40], ecx         ;    14.0 p3+p4   27 v[3] spill
        lea ebp, [ebp + edi + 1518500249] ;    16.0 p0      27 v[2]
        add ebp, ebx                      ;    17.0 p1      27 v[2]
        mov edi, edx                      ;    10.5 p1       6 v[2] copy
        mov ebx, eax                      ;    10.8 p5       6 v[2] copy
        rol eax, 0x1e                     ;    11.5 p0      28 v[4]
        mov ecx, edx                      ;    11.5 p1       6 v[2] copy
        mov dword [esp + 44], eax         ;    12.5 p3+p4   28 v[4] spill
        mov eax, dword [esi + 12]         ;    11.0 p2      22 w[3]
        bswap eax                         ;    14.0 p0+p5   22 w[3]
        lea edx, [edx + eax + 1518500249] ;    18.0 p0      27 v[1]
        mov dword [esp + 48], eax         ;    18.0 p3+p4   22 w[3] spill
        mov eax, dword [esp + 0]          ;    12.2 p2      28 v[0]
        rol eax, 0x1e                     ;    15.2 p5      28 v[0]
        xor edi, eax                      ;    16.2 p1       6 v[2]
        and ebx, edi                      ;    17.2 p1       6 v[2]
        xor ecx, ebx                      ;    18.2 p5       6 v[2]
        add ebp, ecx                      ;    19.2 p0      27 v[2]
        mov ecx, dword [esp + 40]         ;    14.0 p2      27 v[3] reload
        mov edi, dword [esp + 44]         ;    14.8 p2       6 v[1]
        xor edi, eax                      ;    17.8 p1       6 v[1]
        and edi, ecx                      ;    18.8 p5       6 v[1]
        mov ebx, ebp                      ;    20.2 p0      27 v[1] copy
        rol ebx, 5                        ;    21.2 p5      27 v[1]
        xor edi, eax                      ;    19.8 p1       6 v[1]
        add edx, edi                      ;    20.8 p0      27 v[1]
        add edx, ebx                      ;    22.2 p1      27 v[1]
        rol ecx, 0x1e                     ;    17.0 p5      28 v[3]
        mov edi, dword [esi + 16]         ;    16.2 p2      22 w[4]
        bswap edi                         ;    19.2 p0+p5   22 w[4]
        mov ebx, dword [esp + 44]         ;    17.5 p2       6 v[0]
        xor ebx, ecx                      ;    20.5 p1       6 v[0]
        and ebx, ebp                      ;    21.5 p0       6 v[0]
        xor ebx, dword [esp + 44]         ;    22.5 p1+p2    6 v[0]
        lea eax, [eax + ebx + 1518500249] ;    23.5 p0      27 v[0]
        mov ebx, edx                      ;    23.2 p5      27 v[0] copy
        rol ebx, 5                        ;    24.2 p5      27 v[0]
        add eax, ebx                      ;    25.2 p1      27 v[0]
        add eax, edi                      ;    26.2 p0      27 v[0]
        rol ebp, 0x1e                     ;    20.8 p5      28 v[2]
        mov ebx, dword [esi + 20]         ;    20.0 p2      22 w[5]
        bswap ebx                         ;    23.0 p0+p5   22 w[5]
        mov dword [esp + 40], edi         ;    23.2 p3+p4   22 w[4] spill
        mov edi, eax                      ;    27.2 p1      27 v[4] copy
        rol edi, 5                        ;    28.2 p0      27 v[4]
        lea edi, [edi + ebx + 1518500249] ;    29.2 p0      27 v[4]
        add edi, dword [esp + 44]         ;    30.2 p1+p2   27 v[4]
        mov dword [esp + 44], ebx         ;    27.0 p3+p4   22 w[5] spill
        mov ebx, ecx                      ;    22.8 p5       6 v[4] copy
        xor ebx, ebp                      ;    23.8 p1       6 v[4]
        and ebx, edx                      ;    24.8 p5       6 v[4]
        xor ebx, ecx                      ;    25.8 p1       6 v[4]
        add edi, ebx                      ;    31.2 p0      27 v[4]
        rol edx, 0x1e                     ;    24.8 p5      28 v[1]
        mov ebx, dword [esi + 24]         ;    23.8 p2      22 w[6]
        bswap ebx                         ;    26.8 p0+p5   22 w[6]
        lea ecx, [ecx + ebx + 1518500249] ;    30.8 p0      27 v[3]
        mov dword [esp + 52], ebx         ;    30.8 p3+p4   22 w[6] spill
        mov ebx, ebp                      ;    25.0 p1       6 v[3] copy
        xor ebx, edx                      ;    26.0 p1       6 v[3]
        and ebx, eax                      ;    27.2 p5       6 v[3]
        xor ebx, ebp                      ;    28.2 p1       6 v[3]
        add ecx, ebx                      ;    31.8 p0      27 v[3]
        mov ebx, edi                      ;    32.2 p5      27 v[3] copy
        rol ebx, 5                        ;    33.2 p0      27 v[3]
        rol eax, 0x1e                     ;    28.8 p5      28 v[0]
        add ecx, ebx                      ;    34.2 p1      27 v[3]
        mov ebx, dword [esi + 28]         ;    27.2 p2      22 w[7]
        bswap ebx                         ;    30.2 p0+p5   22 w[7]
        lea ebp, [ebp + ebx + 1518500249] ;    34.2 p0      27 v[2]
        mov dword [esp + 56], ebx         ;    34.2 p3+p4   22 w[7] spill
        mov ebx, edx                      ;    29.0 p1       6 v[2] copy
        xor ebx, eax                      ;    30.0 p1       6 v[2]
        and ebx, edi                      ;    32.2 p5       6 v[2]
        xor ebx, edx                      ;    33.2 p1       6 v[2]
        add ebp, ebx                      ;    35.2 p0      27 v[2]
        mov ebx, ecx                      ;    35.2 p5      27 v[2] copy
        rol ebx, 5                        ;    36.2 p0      27 v[2]
        add ebp, ebx                      ;    37.2 p1      27 v[2]
        rol edi, 0x1e                     ;    32.8 p5      28 v[4]
        mov ebx, dword [esi + 32]         ;    31.0 p2      22 w[8]
        bswap ebx                         ;    34.0 p0+p5   22 w[8]
        lea edx, [edx + ebx + 1518500249] ;    38.0 p0      27 v[1]
        mov dword [esp + 60], ebx         ;    38.0 p3+p4   22 w[8] spill
        mov ebx, ebp                      ;    38.2 p1      27 v[1] copy
        rol ebx, 5                        ;    39.2 p5      27 v[1]
        add edx, ebx                      ;    40.2 p1      27 v[1]
        mov ebx, eax                      ;    35.0 p1       6 v[1] copy
        xor ebx, edi                      ;    36.0 p0       6 v[1]
        and ebx, ecx                      ;    37.0 p5       6 v[1]
        xor ebx, eax                      ;    38.0 p1       6 v[1]
        add edx, ebx                      ;    41.2 p0      27 v[1]
        rol ecx, 0x1e                     ;    36.8 p5      28 v[3]
        mov ebx, dword [esi + 36]         ;    35.0 p2      22 w[9]
        bswap ebx                         ;    38.0 p0+p5   22 w[9]
        lea eax, [eax + ebx + 1518500249] ;    42.0 p0      27 v[0]
        mov dword [esp + 64], ebx         ;    42.0 p3+p4   22 w[9] spill
        mov ebx, edx                      ;    42.2 p1      27 v[0] copy
        rol ebx, 5                        ;    43.2 p5      27 v[0]
        add eax, ebx                      ;    44.2 p1      27 v[0]
        mov ebx, edi                      ;    39.0 p1       6 v[0] copy
        xor ebx, ecx                      ;    40.0 p0       6 v[0]
        and ebx, ebp                      ;    41.0 p5       6 v[0]
        xor ebx, edi                      ;    42.0 p1       6 v[0]
        add eax, ebx                      ;    45.2 p0      27 v[0]
        rol ebp, 0x1e                     ;    40.8 p5      28 v[2]
        mov ebx, dword [esi + 40]         ;    39.0 p2      22 w[10]
        mov dword [esp + 68], esi         ;    39.2 p3+p4   22 w[0] spill
        bswap ebx                         ;    42.0 p0+p5   22 w[10]
        lea edi, [edi + ebx + 1518500249] ;    46.0 p0      27 v[4]
        mov dword [esp + 72], ebx         ;    46.0 p3+p4   22 w[10] spill
        mov ebx, eax                      ;    46.2 p1      27 v[4] copy
        rol ebx, 5                        ;    47.2 p5      27 v[4]
        add edi, ebx                      ;    48.2 p1      27 v[4]
        mov ebx, ecx                      ;    43.0 p1       6 v[4] copy
        xor ebx, ebp                      ;    44.0 p0       6 v[4]
        and ebx, edx                      ;    45.0 p5       6 v[4]
        xor ebx, ecx                      ;    46.0 p1       6 v[4]
        add edi, ebx                      ;    49.2 p0      27 v[4]
        rol edx, 0x1e                     ;    44.8 p5      28 v[1]
        mov ebx, dword [esi + 44]         ;    43.0 p2      22 w[11]
        bswap ebx                         ;    46.0 p0+p5   22 w[11]
        lea ecx, [ecx + ebx + 1518500249] ;    50.0 p0      27 v[3]
        mov dword [esp + 76], ebx         ;    50.0 p3+p4   22 w[11] spill
        mov ebx, edi                      ;    50.2 p1      27 v[3] copy
        rol ebx, 5                        ;    51.2 p5      27 v[3]
        add ecx, ebx                      ;    52.2 p1      27 v[3]
        mov ebx, ebp                      ;    47.0 p1       6 v[3] copy
        xor ebx, edx                      ;    48.0 p0       6 v[3]
        and ebx, eax                      ;    49.0 p5       6 v[3]
        xor ebx, ebp                      ;    50.0 p1       6 v[3]
        add ecx, ebx                      ;    53.2 p0      27 v[3]
        rol eax, 0x1e                     ;    48.8 p5      28 v[0]
        mov ebx, dword [esi + 48]         ;    47.0 p2      22 w[12]
        bswap ebx                         ;    50.0 p0+p5   22 w[12]
        lea ebp, [ebp + ebx + 1518500249] ;    54.0 p0      27 v[2]
        mov dword [esp + 80], ebx         ;    54.0 p3+p4   22 w[12] spill
        mov ebx, ecx                      ;    54.2 p1      27 v[2] copy
        rol ebx, 5                        ;    55.2 p5      27 v[2]
        add ebp, ebx                      ;    56.2 p1      27 v[2]
        mov ebx, edx                      ;    51.0 p1       6 v[2] copy
        xor ebx, eax                      ;    52.0 p0       6 v[2]
        and ebx, edi                      ;    53.0 p5       6 v[2]
        xor ebx, edx                      ;    54.0 p1       6 v[2]
        add ebp, ebx                      ;    57.2 p0      27 v[2]
        rol edi, 0x1e                     ;    52.8 p5      28 v[4]
        mov ebx, dword [esi + 52]         ;    51.0 p2      22 w[13]
        bswap ebx                         ;    54.0 p0+p5   22 w[13]
        lea edx, [edx + ebx + 1518500249] ;    58.0 p0      27 v[1]
        mov dword [esp + 84], ebx         ;    58.0 p3+p4   22 w[13] spill
        mov ebx, ebp                      ;    58.2 p1      27 v[1] copy
        rol ebx, 5                        ;    59.2 p5      27 v[1]
        add edx, ebx                      ;    60.2 p1      27 v[1]
        mov ebx, eax                      ;    55.0 p1       6 v[1] copy
        xor ebx, edi                      ;    56.0 p0       6 v[1]
        and ebx, ecx                      ;    57.0 p5       6 v[1]
        xor ebx, eax                      ;    58.0 p1       6 v[1]
        add edx, ebx                      ;    61.2 p0      27 v[1]
        mov ebx, dword [esi + 56]         ;    54.8 p2      22 w[14]
        rol ecx, 0x1e                     ;    56.8 p5      28 v[3]
        bswap ebx                         ;    57.8 p0+p5   22 w[14]
        lea eax, [eax + ebx + 1518500249] ;    61.8 p0      27 v[0]
        mov dword [esp + 88], ebx         ;    61.8 p3+p4   22 w[14] spill
        mov ebx, edx                      ;    62.2 p1      27 v[0] copy
        rol ebx, 5                        ;    63.2 p5      27 v[0]
        add eax, ebx                      ;    64.2 p1      27 v[0]
        mov ebx, edi                      ;    59.0 p1       6 v[0] copy
        xor ebx, ecx                      ;    60.0 p0       6 v[0]
        and ebx, ebp                      ;    61.0 p5       6 v[0]
        xor ebx, edi                      ;    62.0 p1       6 v[0]
        add eax, ebx                      ;    65.2 p0      27 v[0]
        rol ebp, 0x1e                     ;    60.8 p5      28 v[2]
        mov ebx, dword [esi + 60]         ;    58.8 p2      22 w[15]
        bswap ebx                         ;    61.8 p0+p5   22 w[15]
        lea edi, [edi + ebx + 1518500249] ;    65.8 p0      27 v[4]
        mov esi, eax                      ;    66.2 p1      27 v[4] copy
        rol esi, 5                        ;    67.2 p5      27 v[4]
        add edi, esi                      ;    68.2 p1      27 v[4]
        mov esi, ecx                      ;    63.0 p1       6 v[4] copy
        xor esi, ebp                      ;    64.0 p0       6 v[4]
        and esi, edx                      ;    65.0 p5       6 v[4]
        xor esi, ecx                      ;    66.0 p1       6 v[4]
        add edi, esi                      ;    69.2 p0      27 v[4]
        rol edx, 0x1e                     ;    64.8 p5      28 v[1]
        mov esi, dword [esp + 84]         ;    62.5 p2      23 w[0]
        xor esi, dword [esp + 60]         ;    65.5 p1+p2   23 w[0]
        xor esi, dword [esp + 36]         ;    66.5 p0+p2   23 w[0]
        xor esi, dword [esp + 24]         ;    67.5 p5+p2   23 w[0]
        rol esi, 1                        ;    68.5 p0      23 w[0]
        mov dword [esp + 24], esi         ;    69.5 p3+p4   23 w[0] spill
        lea ecx, [ecx + esi + 1518500249] ;    69.5 p0      27 v[3]
        mov esi, edi                      ;    70.2 p1      27 v[3] copy
        rol esi, 5                        ;    71.2 p5      27 v[3]
        add ecx, esi                      ;    72.2 p1      27 v[3]
        mov esi, ebp                      ;    67.8 p5       6 v[3] copy
        xor esi, edx                      ;    68.8 p1       6 v[3]
        and esi, eax                      ;    69.8 p0       6 v[3]
        xor esi, ebp                      ;    70.8 p5       6 v[3]
        add ecx, esi                      ;    73.2 p1      27 v[3]
        rol eax, 0x1e                     ;    69.5 p0      28 v[0]
        mov esi, dword [esp + 88]         ;    67.2 p2      23 w[1]
        xor esi, dword [esp + 64]         ;    70.2 p5+p2   23 w[1]
        xor esi, dword [esp + 48]         ;    71.2 p1+p2   23 w[1]
        xor esi, dword [esp + 28]         ;    72.2 p0+p2   23 w[1]
        rol esi, 1                        ;    73.2 p5      23 w[1]
        lea ebp, [ebp + esi + 1518500249] ;    74.2 p0      27 v[2]
        mov dword [esp + 28], esi         ;    74.2 p3+p4   23 w[1] spill
        mov esi, ecx                      ;    74.2 p1      27 v[2] copy
        rol esi, 5                        ;    75.2 p5      27 v[2]
        add ebp, esi                      ;    76.2 p1      27 v[2]
        mov esi, edx                      ;    72.5 p0       6 v[2] copy
        xor esi, eax                      ;    73.5 p5       6 v[2]
        and esi, edi                      ;    74.5 p1       6 v[2]
        xor esi, edx                      ;    75.5 p0       6 v[2]
        add ebp, esi                      ;    77.2 p5      27 v[2]
        rol edi, 0x1e                     ;    74.5 p0      28 v[4]
        mov esi, dword [esp + 72]         ;    71.5 p2      23 w[2]
        xor esi, ebx                      ;    74.5 p1      23 w[2]
        xor esi, dword [esp + 40]         ;    75.5 p5+p2   23 w[2]
        xor esi, dword [esp + 36]         ;    76.5 p1+p2   23 w[2]
        rol esi, 1                        ;    77.5 p0      23 w[2]
        lea edx, [edx + esi + 1518500249] ;    78.5 p0      27 v[1]
        mov dword [esp + 36], ebx         ;    73.5 p3+p4   22 w[15] spill
        mov ebx, ebp                      ;    78.2 p5      27 v[1] copy
        rol ebx, 5                        ;    79.2 p5      27 v[1]
        add edx, ebx                      ;    80.2 p1      27 v[1]
        mov ebx, eax                      ;    77.0 p1       6 v[1] copy
        xor ebx, edi                      ;    78.0 p0       6 v[1]
        and ebx, ecx                      ;    79.0 p5       6 v[1]
        xor ebx, eax                      ;    80.0 p1       6 v[1]
        add edx, ebx                      ;    81.2 p0      27 v[1]
        rol ecx, 0x1e                     ;    78.8 p5      28 v[3]
        mov ebx, dword [esp + 24]         ;    76.0 p2      23 w[3]
        xor ebx, dword [esp + 76]         ;    79.0 p1+p2   23 w[3]
        xor ebx, dword [esp + 44]         ;    80.0 p0+p2   23 w[3]
        xor ebx, dword [esp + 48]         ;    81.0 p5+p2   23 w[3]
        rol ebx, 1                        ;    82.0 p0      23 w[3]
        lea eax, [eax + ebx + 1518500249] ;    83.0 p0      27 v[0]
        mov dword [esp + 48], ebx         ;    83.0 p3+p4   23 w[3] spill
        mov ebx, edx                      ;    82.2 p1      27 v[0] copy
        rol ebx, 5                        ;    83.2 p5      27 v[0]
        add eax, ebx                      ;    84.2 p1      27 v[0]
        mov ebx, edi                      ;    81.8 p5       6 v[0] copy
        xor ebx, ecx                      ;    82.8 p1       6 v[0]
        and ebx, ebp                      ;    83.8 p0       6 v[0]
        xor ebx, edi                      ;    84.8 p5       6 v[0]
        add eax, ebx                      ;    85.8 p1      27 v[0]
        rol ebp, 0x1e                     ;    83.5 p0      28 v[2]
        mov ebx, dword [esp + 28]         ;    80.2 p2      23 w[4]
        xor ebx, dword [esp + 80]         ;    83.8 p5+p2   23 w[4]
        xor ebx, dword [esp + 52]         ;    84.8 p1+p2   23 w[4]
        xor ebx, dword [esp + 40]         ;    85.8 p0+p2   23 w[4]
        rol ebx, 1                        ;    86.8 p5      23 w[4]
        lea edi, [edi + ebx + 1859775393] ;    87.8 p0      27 v[4]
        mov dword [esp + 40], ebx         ;    87.8 p3+p4   23 w[4] spill
        mov ebx, eax                      ;    86.8 p1      27 v[4] copy
        rol ebx, 5                        ;    87.8 p5      27 v[4]
        add edi, ebx                      ;    88.8 p1      27 v[4]
        mov ebx, edx                      ;    86.5 p0       7 v[4] copy
        xor ebx, ecx                      ;    87.5 p5       7 v[4]
        xor ebx, ebp                      ;    88.5 p1       7 v[4]
        add edi, ebx                      ;    89.8 p0      27 v[4]
        mov ebx, dword [esp + 84]         ;    84.2 p2      23 w[5]
        rol edx, 0x1e                     ;    87.8 p5      28 v[1]
        xor ebx, esi                      ;    88.0 p1      23 w[5]
        xor ebx, dword [esp + 56]         ;    89.0 p0+p2   23 w[5]
        xor ebx, dword [esp + 44]         ;    90.0 p5+p2   23 w[5]
        rol ebx, 1                        ;    91.0 p0      23 w[5]
        lea ecx, [ecx + ebx + 1859775393] ;    92.0 p0      27 v[3]
        mov dword [esp + 44], esi         ;    86.5 p3+p4   23 w[2] spill
        mov esi, edi                      ;    90.8 p1      27 v[3] copy
        rol esi, 5                        ;    91.8 p5      27 v[3]
        add ecx, esi                      ;    93.0 p1      27 v[3]
        mov esi, eax                      ;    90.8 p5      28 v[0] copy
        rol esi, 0x1e                     ;    91.8 p0      28 v[0]
        xor eax, ebp                      ;    91.0 p1       7 v[3]
        xor eax, edx                      ;    92.0 p5       7 v[3]
        add ecx, eax                      ;    94.0 p1      27 v[3]
        mov eax, dword [esp + 40]         ;    88.8 p2      23 w[7]
        xor eax, dword [esp + 36]         ;    92.5 p0+p2   23 w[7]
        xor eax, dword [esp + 64]         ;    93.5 p5+p2   23 w[7]
        xor eax, dword [esp + 56]         ;    94.5 p1+p2   23 w[7]
        rol eax, 1                        ;    95.5 p0      23 w[7]
        mov dword [esp + 56], ebx         ;    92.0 p3+p4   23 w[5] spill
        lea ebx, [edx + eax + 1859775393] ;    96.5 p0      27 v[1]
        xor edx, edi                      ;    93.8 p5       7 v[2]
        xor edx, esi                      ;    94.8 p1       7 v[2]
        lea ebp, [ebp + edx + 1859775393] ;    95.8 p0      27 v[2]
        mov edx, dword [esp + 48]         ;    92.8 p2      23 w[6]
        xor edx, dword [esp + 88]         ;    95.8 p5+p2   23 w[6]
        xor edx, dword [esp + 60]         ;    96.8 p1+p2   23 w[6]
        xor edx, dword [esp + 52]         ;    97.8 p5+p2   23 w[6]
        rol edx, 1                        ;    98.8 p0      23 w[6]
        rol edi, 0x1e                     ;    96.8 p5      28 v[4]
        add ebp, edx                      ;    99.8 p1      27 v[2]
        mov dword [esp + 52], eax         ;    96.5 p3+p4   23 w[7] spill
        mov eax, ecx                      ;    97.0 p1      27 v[2] copy
        rol eax, 5                        ;    98.0 p0      27 v[2]
        add ebp, eax                      ;   100.8 p5      27 v[2]
        mov eax, ecx                      ;    98.0 p1      28 v[3] copy
        rol eax, 0x1e                     ;    99.0 p0      28 v[3]
        xor ecx, esi                      ;    98.8 p5       7 v[1]
        xor ecx, edi                      ;    99.8 p1       7 v[1]
        add ebx, ecx                      ;   100.8 p0      27 v[1]
        mov ecx, ebp                      ;   101.8 p5      27 v[1] copy
        rol ecx, 5                        ;   102.8 p0      27 v[1]
        add ebx, ecx                      ;   103.8 p1      27 v[1]
        mov ecx, dword [esp + 28]         ;    97.0 p2      23 w[9]
        xor ecx, edx                      ;   100.8 p5      23 w[9]
        xor ecx, dword [esp + 76]         ;   101.8 p1+p2   23 w[9]
        xor ecx, dword [esp + 64]         ;   102.8 p0+p2   23 w[9]
        rol ecx, 1                        ;   103.8 p5      23 w[9]
        mov dword [esp + 64], edx         ;    99.8 p3+p4   23 w[6] spill
        lea edx, [edi + ecx + 1859775393] ;   104.8 p0      27 v[4]
        xor edi, eax                      ;   102.0 p1       7 v[0]
        xor edi, ebp                      ;   103.0 p5       7 v[0]
        lea esi, [esi + edi + 1859775393] ;   104.0 p0      27 v[0]
        mov edi, dword [esp + 56]         ;   100.0 p2      23 w[8]
        xor edi, dword [esp + 24]         ;   103.0 p1+p2   23 w[8]
        xor edi, dword [esp + 72]         ;   104.0 p5+p2   23 w[8]
        xor edi, dword [esp + 60]         ;   105.0 p1+p2   23 w[8]
        mov dword [esp + 60], ecx         ;   104.8 p3+p4   23 w[9] spill
        rol edi, 1                        ;   106.0 p0      23 w[8]
        rol ebp, 0x1e                     ;   104.8 p5      28 v[2]
        add esi, edi                      ;   107.0 p1      27 v[0]
        mov ecx, ebx                      ;   105.5 p0      27 v[0] copy
        rol ecx, 5                        ;   106.5 p5      27 v[0]
        add esi, ecx                      ;   108.0 p1      27 v[0]
        mov ecx, esi                      ;   109.0 p0      27 v[4] copy
        rol ecx, 5                        ;   110.0 p5      27 v[4]
        add edx, ecx                      ;   111.0 p1      27 v[4]
        mov ecx, ebx                      ;   107.5 p0      28 v[1] copy
        rol ecx, 0x1e                     ;   108.5 p5      28 v[1]
        xor ebx, eax                      ;   108.0 p1       7 v[4]
        xor ebx, ebp                      ;   109.0 p0       7 v[4]
        add edx, ebx                      ;   112.0 p5      27 v[4]
        mov ebx, dword [esp + 48]         ;   105.0 p2      23 w[11]
        xor ebx, edi                      ;   109.0 p1      23 w[11]
        xor ebx, dword [esp + 84]         ;   110.0 p0+p2   23 w[11]
        xor ebx, dword [esp + 76]         ;   111.0 p5+p2   23 w[11]
        rol ebx, 1                        ;   112.0 p0      23 w[11]
        mov dword [esp + 76], edi         ;   107.0 p3+p4   23 w[8] spill
        lea edi, [ebp + ebx + 1859775393] ;   113.0 p0      27 v[2]
        xor ebp, esi                      ;   110.0 p1       7 v[3]
        xor ebp, ecx                      ;   111.0 p5       7 v[3]
        lea eax, [eax + ebp + 1859775393] ;   112.5 p0      27 v[3]
        mov ebp, dword [esp + 52]         ;   108.0 p2      23 w[10]
        xor ebp, dword [esp + 44]         ;   111.0 p1+p2   23 w[10]
        xor ebp, dword [esp + 80]         ;   112.0 p5+p2   23 w[10]
        xor ebp, dword [esp + 72]         ;   113.0 p1+p2   23 w[10]
        rol ebp, 1                        ;   114.0 p5      23 w[10]
        rol esi, 0x1e                     ;   113.5 p0      28 v[0]
        add eax, ebp                      ;   115.0 p1      27 v[3]
        mov dword [esp + 72], ebx         ;   113.0 p3+p4   23 w[11] spill
        mov ebx, edx                      ;   113.8 p5      27 v[3] copy
        rol ebx, 5                        ;   114.8 p0      27 v[3]
        add eax, ebx                      ;   116.0 p1      27 v[3]
        mov ebx, eax                      ;   117.0 p5      27 v[2] copy
        rol ebx, 5                        ;   118.0 p0      27 v[2]
        add edi, ebx                      ;   119.0 p1      27 v[2]
        mov ebx, edx                      ;   115.8 p5      28 v[4] copy
        rol ebx, 0x1e                     ;   116.8 p0      28 v[4]
        xor edx, ecx                      ;   116.0 p1       7 v[2]
        xor edx, esi                      ;   117.0 p5       7 v[2]
        add edi, edx                      ;   120.0 p1      27 v[2]
        mov edx, dword [esp + 56]         ;   113.2 p2      23 w[13]
        xor edx, ebp                      ;   117.5 p0      23 w[13]
        xor edx, dword [esp + 36]         ;   118.5 p5+p2   23 w[13]
        xor edx, dword [esp + 84]         ;   119.5 p1+p2   23 w[13]
        rol edx, 1                        ;   120.5 p0      23 w[13]
        mov dword [esp + 84], ebp         ;   115.0 p3+p4   23 w[10] spill
        lea ebp, [esi + edx + 1859775393] ;   121.5 p0      27 v[0]
        xor esi, eax                      ;   118.8 p5       7 v[1]
        xor esi, ebx                      ;   119.8 p1       7 v[1]
        lea ecx, [ecx + esi + 1859775393] ;   120.8 p0      27 v[1]
        mov esi, dword [esp + 60]         ;   116.2 p2      23 w[12]
        xor esi, dword [esp + 40]         ;   119.8 p5+p2   23 w[12]
        xor esi, dword [esp + 88]         ;   120.8 p1+p2   23 w[12]
        xor esi, dword [esp + 80]         ;   121.8 p5+p2   23 w[12]
        rol esi, 1                        ;   122.8 p0      23 w[12]
        rol eax, 0x1e                     ;   121.8 p5      28 v[3]
        add ecx, esi                      ;   123.8 p1      27 v[1]
        mov dword [esp + 80], edx         ;   121.5 p3+p4   23 w[13] spill
        mov edx, edi                      ;   122.0 p1      27 v[1] copy
        rol edx, 5                        ;   123.0 p0      27 v[1]
        add ecx, edx                      ;   124.8 p5      27 v[1]
        mov edx, ecx                      ;   125.8 p1      27 v[0] copy
        rol edx, 5                        ;   126.8 p0      27 v[0]
        add ebp, edx                      ;   127.8 p5      27 v[0]
        mov edx, edi                      ;   124.0 p1      28 v[2] copy
        rol edx, 0x1e                     ;   125.0 p0      28 v[2]
        xor edi, ebx                      ;   124.8 p5       7 v[0]
        xor edi, eax                      ;   125.8 p1       7 v[0]
        add ebp, edi                      ;   128.8 p0      27 v[0]
        mov edi, dword [esp + 52]         ;   121.8 p2      23 w[15]
        xor edi, esi                      ;   125.8 p5      23 w[15]
        xor edi, dword [esp + 28]         ;   126.8 p1+p2   23 w[15]
        xor edi, dword [esp + 36]         ;   127.8 p0+p2   23 w[15]
        rol edi, 1                        ;   128.8 p5      23 w[15]
        mov dword [esp + 36], esi         ;   123.8 p3+p4   23 w[12] spill
        lea esi, [eax + edi + 1859775393] ;   129.8 p0      27 v[3]
        xor eax, ecx                      ;   127.0 p1       7 v[4]
        xor eax, edx                      ;   128.0 p5       7 v[4]
        lea ebx, [ebx + eax + 1859775393] ;   129.0 p0      27 v[4]
        mov eax, dword [esp + 72]         ;   124.8 p2      23 w[14]
        xor eax, dword [esp + 64]         ;   128.0 p1+p2   23 w[14]
        xor eax, dword [esp + 24]         ;   129.0 p5+p2   23 w[14]
        xor eax, dword [esp + 88]         ;   130.0 p1+p2   23 w[14]
        rol eax, 1                        ;   131.0 p0      23 w[14]
        rol ecx, 0x1e                     ;   129.8 p5      28 v[1]
        add ebx, eax                      ;   132.0 p1      27 v[4]
        mov dword [esp + 88], edi         ;   129.8 p3+p4   23 w[15] spill
        mov edi, ebp                      ;   130.5 p0      27 v[4] copy
        rol edi, 5                        ;   131.5 p5      27 v[4]
        add ebx, edi                      ;   133.0 p1      27 v[4]
        mov edi, ebx                      ;   134.0 p0      27 v[3] copy
        rol edi, 5                        ;   135.0 p5      27 v[3]
        add esi, edi                      ;   136.0 p1      27 v[3]
        mov edi, ebp                      ;   132.5 p0      28 v[0] copy
        rol edi, 0x1e                     ;   133.5 p5      28 v[0]
        xor ebp, edx                      ;   133.0 p1       7 v[3]
        xor ebp, ecx                      ;   134.0 p0       7 v[3]
        add esi, ebp                      ;   137.0 p5      27 v[3]
        mov ebp, dword [esp + 60]         ;   130.0 p2      23 w[1]
        xor ebp, eax                      ;   134.0 p1      23 w[1]
        xor ebp, dword [esp + 48]         ;   135.0 p0+p2   23 w[1]
        xor ebp, dword [esp + 28]         ;   136.0 p5+p2   23 w[1]
        rol ebp, 1                        ;   137.0 p0      23 w[1]
        add edx, 0x6ed9eba1               ;   135.0 p1      27 v[2]
        mov dword [esp + 28], eax         ;   132.0 p3+p4   23 w[14] spill
        lea eax, [ecx + ebp + 1859775393] ;   138.0 p0      27 v[1]
        xor ecx, ebx                      ;   135.8 p5       7 v[2]
        xor ecx, edi                      ;   136.8 p1       7 v[2]
        rol ebx, 0x1e                     ;   136.8 p5      28 v[4]
        add edx, ecx                      ;   137.8 p1      27 v[2]
        mov ecx, dword [esp + 80]         ;   133.5 p2      23 w[0]
        xor ecx, dword [esp + 76]         ;   137.5 p0+p2   23 w[0]
        xor ecx, dword [esp + 44]         ;   138.5 p5+p2   23 w[0]
        xor ecx, dword [esp + 24]         ;   139.5 p1+p2   23 w[0]
        rol ecx, 1                        ;   140.5 p0      23 w[0]
        add edx, ecx                      ;   141.5 p5      27 v[2]
        mov dword [esp + 24], ebp         ;   138.0 p3+p4   23 w[1] spill
        mov ebp, esi                      ;   139.0 p1      27 v[2] copy
        rol ebp, 5                        ;   140.0 p0      27 v[2]
        add edx, ebp                      ;   142.5 p5      27 v[2]
        mov ebp, edx                      ;   143.5 p1      27 v[1] copy
        rol ebp, 5                        ;   144.5 p0      27 v[1]
        add eax, ebp                      ;   145.5 p5      27 v[1]
        mov ebp, esi                      ;   141.0 p1      28 v[3] copy
        rol ebp, 0x1e                     ;   142.0 p0      28 v[3]
        xor esi, edi                      ;   141.8 p5       7 v[1]
        xor esi, ebx                      ;   142.8 p1       7 v[1]
        add eax, esi                      ;   146.5 p0      27 v[1]
        mov esi, dword [esp + 72]         ;   138.5 p2      23 w[3]
        xor esi, ecx                      ;   142.8 p5      23 w[3]
        xor esi, dword [esp + 56]         ;   143.8 p1+p2   23 w[3]
        xor esi, dword [esp + 48]         ;   144.8 p0+p2   23 w[3]
        rol esi, 1                        ;   145.8 p5      23 w[3]
        mov dword [esp + 48], ecx         ;   141.5 p3+p4   23 w[0] spill
        lea ecx, [ebx + esi + 1859775393] ;   146.8 p0      27 v[4]
        xor ebx, edx                      ;   144.0 p1       7 v[0]
        xor ebx, ebp                      ;   145.0 p5       7 v[0]
        lea edi, [edi + ebx + 1859775393] ;   146.0 p0      27 v[0]
        mov ebx, dword [esp + 88]         ;   142.0 p2      23 w[2]
        xor ebx, dword [esp + 84]         ;   145.0 p1+p2   23 w[2]
        xor ebx, dword [esp + 40]         ;   146.0 p5+p2   23 w[2]
        xor ebx, dword [esp + 44]         ;   147.0 p1+p2   23 w[2]
        rol ebx, 1                        ;   148.0 p0      23 w[2]
        rol edx, 0x1e                     ;   146.8 p5      28 v[2]
        add edi, ebx                      ;   149.0 p1      27 v[0]
        mov dword [esp + 44], esi         ;   146.8 p3+p4   23 w[3] spill
        mov esi, eax                      ;   147.5 p0      27 v[0] copy
        rol esi, 5                        ;   148.5 p5      27 v[0]
        add edi, esi                      ;   150.0 p1      27 v[0]
        mov esi, edi                      ;   151.0 p0      27 v[4] copy
        rol esi, 5                        ;   152.0 p5      27 v[4]
        add ecx, esi                      ;   153.0 p1      27 v[4]
        mov esi, eax                      ;   149.5 p0      28 v[1] copy
        rol esi, 0x1e                     ;   150.5 p5      28 v[1]
        xor eax, ebp                      ;   150.0 p1       7 v[4]
        xor eax, edx                      ;   151.0 p0       7 v[4]
        add ecx, eax                      ;   154.0 p5      27 v[4]
        mov eax, dword [esp + 80]         ;   147.0 p2      23 w[5]
        xor eax, ebx                      ;   151.0 p1      23 w[5]
        xor eax, dword [esp + 52]         ;   152.0 p0+p2   23 w[5]
        xor eax, dword [esp + 56]         ;   153.0 p5+p2   23 w[5]
        rol eax, 1                        ;   154.0 p0      23 w[5]
        mov dword [esp + 56], ebx         ;   149.0 p3+p4   23 w[2] spill
        lea ebx, [edx + eax + 1859775393] ;   155.0 p0      27 v[2]
        xor edx, edi                      ;   152.0 p1       7 v[3]
        xor edx, esi                      ;   153.0 p5       7 v[3]
        lea ebp, [ebp + edx + 1859775393] ;   154.5 p0      27 v[3]
        mov edx, dword [esp + 24]         ;   150.0 p2      23 w[4]
        xor edx, dword [esp + 36]         ;   153.0 p1+p2   23 w[4]
        xor edx, dword [esp + 64]         ;   154.0 p5+p2   23 w[4]
        xor edx, dword [esp + 40]         ;   155.0 p1+p2   23 w[4]
        rol edx, 1                        ;   156.0 p5      23 w[4]
        rol edi, 0x1e                     ;   155.5 p0      28 v[0]
        add ebp, edx                      ;   157.0 p1      27 v[3]
        mov dword [esp + 40], eax         ;   155.0 p3+p4   23 w[5] spill
        mov eax, ecx                      ;   155.8 p5      27 v[3] copy
        rol eax, 5                        ;   156.8 p0      27 v[3]
        add ebp, eax                      ;   158.0 p1      27 v[3]
        mov eax, ebp                      ;   159.0 p5      27 v[2] copy
        rol eax, 5                        ;   160.0 p0      27 v[2]
        add ebx, eax                      ;   161.0 p1      27 v[2]
        mov eax, ecx                      ;   157.8 p5      28 v[4] copy
        rol eax, 0x1e                     ;   158.8 p0      28 v[4]
        xor ecx, esi                      ;   158.0 p1       7 v[2]
        xor ecx, edi                      ;   159.0 p5       7 v[2]
        add ebx, ecx                      ;   162.0 p1      27 v[2]
        mov ecx, dword [esp + 88]         ;   155.2 p2      23 w[7]
        xor ecx, edx                      ;   159.5 p0      23 w[7]
        xor ecx, dword [esp + 60]         ;   160.5 p5+p2   23 w[7]
        xor ecx, dword [esp + 52]         ;   161.5 p1+p2   23 w[7]
        rol ecx, 1                        ;   162.5 p0      23 w[7]
        mov dword [esp + 52], edx         ;   157.0 p3+p4   23 w[4] spill
        lea edx, [edi + ecx + 1859775393] ;   163.5 p0      27 v[0]
        xor edi, ebp                      ;   160.8 p5       7 v[1]
        xor edi, eax                      ;   161.8 p1       7 v[1]
        lea esi, [esi + edi + 1859775393] ;   162.8 p0      27 v[1]
        mov edi, dword [esp + 44]         ;   158.2 p2      23 w[6]
        xor edi, dword [esp + 28]         ;   161.8 p5+p2   23 w[6]
        xor edi, dword [esp + 76]         ;   162.8 p1+p2   23 w[6]
        xor edi, dword [esp + 64]         ;   163.8 p5+p2   23 w[6]
        rol edi, 1                        ;   164.8 p0      23 w[6]
        rol ebp, 0x1e                     ;   163.8 p5      28 v[3]
        add esi, edi                      ;   165.8 p1      27 v[1]
        mov dword [esp + 64], ecx         ;   163.5 p3+p4   23 w[7] spill
        mov ecx, ebx                      ;   164.0 p1      27 v[1] copy
        rol ecx, 5                        ;   165.0 p0      27 v[1]
        add esi, ecx                      ;   166.8 p5      27 v[1]
        mov ecx, esi                      ;   167.8 p1      27 v[0] copy
        rol ecx, 5                        ;   168.8 p0      27 v[0]
        add edx, ecx                      ;   169.8 p5      27 v[0]
        mov ecx, eax                      ;   166.0 p1       7 v[0] copy
        xor ecx, ebx                      ;   167.0 p0       7 v[0]
        xor ecx, ebp                      ;   168.0 p5       7 v[0]
        add edx, ecx                      ;   170.8 p1      27 v[0]
        rol ebx, 0x1e                     ;   167.5 p0      28 v[2]
        mov ecx, dword [esp + 40]         ;   163.8 p2      23 w[8]
        xor ecx, dword [esp + 48]         ;   167.8 p5+p2   23 w[8]
        xor ecx, dword [esp + 84]         ;   168.8 p1+p2   23 w[8]
        xor ecx, dword [esp + 76]         ;   169.8 p0+p2   23 w[8]
        rol ecx, 1                        ;   170.8 p5      23 w[8]
        lea eax, [eax + ecx - 1894007588] ;   171.8 p0      27 v[4]
        mov dword [esp + 76], ecx         ;   171.8 p3+p4   23 w[8] spill
        mov ecx, edx                      ;   171.8 p1      27 v[4] copy
        rol ecx, 5                        ;   172.8 p5      27 v[4]
        add eax, ecx                      ;   173.8 p1      27 v[4]
        mov ecx, ebp                      ;   170.5 p0       8 v[4] copy
        xor ecx, ebx                      ;   171.5 p5       8 v[4]
        mov dword [esp + 92], edx         ;   171.8 p3+p4   27 v[0] spill
        mov edx, esi                      ;   171.0 p1       8 v[4] copy
        xor edx, ebp                      ;   172.0 p0       8 v[4]
        and ecx, edx                      ;   173.0 p5       8 v[4]
        xor ecx, ebp                      ;   174.0 p1       8 v[4]
        add eax, ecx                      ;   175.0 p0      27 v[4]
        rol esi, 0x1e                     ;   172.8 p5      28 v[1]
        mov ecx, dword [esp + 24]         ;   170.5 p2      23 w[9]
        xor ecx, edi                      ;   173.5 p1      23 w[9]
        mov edx, dword [esp + 72]         ;   171.5 p2      23 w[11] reload
        xor ecx, edx                      ;   174.5 p0      23 w[9]
        mov edx, dword [esp + 92]         ;   172.5 p2       8 v[3]
        xor ecx, dword [esp + 60]         ;   175.5 p5+p2   23 w[9]
        rol ecx, 1                        ;   176.5 p0      23 w[9]
        lea ebp, [ebp + ecx - 1894007588] ;   177.5 p0      27 v[3]
        mov dword [esp + 60], edi         ;   172.5 p3+p4   23 w[6] spill
        mov edi, eax                      ;   176.0 p1      27 v[3] copy
        rol edi, 5                        ;   177.0 p5      27 v[3]
        add ebp, edi                      ;   178.5 p1      27 v[3]
        mov edi, ebx                      ;   175.8 p5       8 v[3] copy
        xor edi, esi                      ;   176.8 p1       8 v[3]
        xor edx, ebx                      ;   176.5 p0       8 v[3]
        and edi, edx                      ;   177.8 p5       8 v[3]
        xor edi, ebx                      ;   178.8 p1       8 v[3]
        add ebp, edi                      ;   179.8 p0      27 v[3]
        mov edi, dword [esp + 92]         ;   175.0 p2      28 v[0]
        rol edi, 0x1e                     ;   178.0 p5      28 v[0]
        mov edx, dword [esp + 64]         ;   176.0 p2      23 w[10]
        xor edx, dword [esp + 56]         ;   179.0 p1+p2   23 w[10]
        xor edx, dword [esp + 36]         ;   180.0 p0+p2   23 w[10]
        xor edx, dword [esp + 84]         ;   181.0 p5+p2   23 w[10]
        rol edx, 1                        ;   182.0 p0      23 w[10]
        lea ebx, [ebx + edx - 1894007588] ;   183.0 p0      27 v[2]
        mov dword [esp + 84], edx         ;   183.0 p3+p4   23 w[10] spill
        mov edx, ebp                      ;   180.8 p1      27 v[2] copy
        rol edx, 5                        ;   181.8 p5      27 v[2]
        add ebx, edx                      ;   184.0 p1      27 v[2]
        mov edx, esi                      ;   180.8 p5       8 v[2] copy
        xor edx, edi                      ;   181.8 p1       8 v[2]
        mov dword [esp + 92], ecx         ;   178.5 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   181.5 p0       8 v[2] copy
        xor ecx, esi                      ;   182.5 p5       8 v[2]
        and edx, ecx                      ;   183.5 p1       8 v[2]
        xor edx, esi                      ;   184.5 p0       8 v[2]
        add ebx, edx                      ;   185.5 p5      27 v[2]
        rol eax, 0x1e                     ;   183.5 p0      28 v[4]
        mov ecx, dword [esp + 76]         ;   180.2 p2      23 w[11]
        mov edx, dword [esp + 44]         ;   181.2 p2      23 w[3] reload
        xor ecx, edx                      ;   184.2 p1      23 w[11]
        xor ecx, dword [esp + 80]         ;   185.2 p5+p2   23 w[11]
        xor ecx, dword [esp + 72]         ;   186.2 p1+p2   23 w[11]
        rol ecx, 1                        ;   187.2 p0      23 w[11]
        lea esi, [esi + ecx - 1894007588] ;   188.2 p0      27 v[1]
        mov edx, ebx                      ;   186.5 p5      27 v[1] copy
        rol edx, 5                        ;   187.5 p5      27 v[1]
        add esi, edx                      ;   189.2 p1      27 v[1]
        mov edx, edi                      ;   186.0 p1       8 v[1] copy
        mov dword [esp + 72], ecx         ;   188.2 p3+p4   23 w[11] spill
        xor edx, eax                      ;   187.0 p0       8 v[1]
        mov ecx, ebp                      ;   186.8 p5       8 v[1] copy
        xor ecx, edi                      ;   187.8 p1       8 v[1]
        and edx, ecx                      ;   188.8 p0       8 v[1]
        xor edx, edi                      ;   189.8 p5       8 v[1]
        add esi, edx                      ;   190.8 p1      27 v[1]
        rol ebp, 0x1e                     ;   188.5 p0      28 v[3]
        mov ecx, dword [esp + 92]         ;   185.5 p2      23 w[12]
        mov edx, dword [esp + 52]         ;   186.5 p2      23 w[4] reload
        xor ecx, edx                      ;   189.5 p5      23 w[12]
        xor ecx, dword [esp + 28]         ;   190.5 p1+p2   23 w[12]
        xor ecx, dword [esp + 36]         ;   191.5 p0+p2   23 w[12]
        rol ecx, 1                        ;   192.5 p5      23 w[12]
        lea edi, [edi + ecx - 1894007588] ;   193.5 p0      27 v[0]
        mov edx, esi                      ;   191.8 p1      27 v[0] copy
        rol edx, 5                        ;   192.8 p5      27 v[0]
        add edi, edx                      ;   194.5 p1      27 v[0]
        mov edx, eax                      ;   191.5 p0       8 v[0] copy
        xor edx, ebp                      ;   192.5 p5       8 v[0]
        mov dword [esp + 36], ecx         ;   193.5 p3+p4   23 w[12] spill
        mov ecx, ebx                      ;   192.0 p1       8 v[0] copy
        xor ecx, eax                      ;   193.0 p0       8 v[0]
        and edx, ecx                      ;   194.0 p5       8 v[0]
        xor edx, eax                      ;   195.0 p1       8 v[0]
        add edi, edx                      ;   196.0 p0      27 v[0]
        rol ebx, 0x1e                     ;   193.8 p5      28 v[2]
        mov ecx, dword [esp + 84]         ;   190.8 p2      23 w[13]
        mov edx, dword [esp + 40]         ;   191.8 p2      23 w[5] reload
        xor ecx, edx                      ;   194.8 p1      23 w[13]
        xor ecx, dword [esp + 88]         ;   195.8 p0+p2   23 w[13]
        xor ecx, dword [esp + 80]         ;   196.8 p5+p2   23 w[13]
        rol ecx, 1                        ;   197.8 p0      23 w[13]
        lea eax, [eax + ecx - 1894007588] ;   198.8 p0      27 v[4]
        mov edx, edi                      ;   197.0 p1      27 v[4] copy
        rol edx, 5                        ;   198.0 p5      27 v[4]
        add eax, edx                      ;   199.8 p1      27 v[4]
        mov edx, ebp                      ;   196.8 p5       8 v[4] copy
        xor edx, ebx                      ;   197.8 p1       8 v[4]
        mov dword [esp + 80], ecx         ;   198.8 p3+p4   23 w[13] spill
        mov ecx, esi                      ;   197.5 p0       8 v[4] copy
        xor ecx, ebp                      ;   198.5 p5       8 v[4]
        and edx, ecx                      ;   199.5 p1       8 v[4]
        mov ecx, dword [esp + 72]         ;   195.0 p2      23 w[14]
        xor edx, ebp                      ;   200.5 p0       8 v[4]
        rol esi, 0x1e                     ;   198.8 p5      28 v[1]
        add eax, edx                      ;   201.5 p1      27 v[4]
        mov edx, dword [esp + 60]         ;   196.0 p2      23 w[6] reload
        xor ecx, edx                      ;   199.5 p0      23 w[14]
        xor ecx, dword [esp + 48]         ;   200.5 p5+p2   23 w[14]
        xor ecx, dword [esp + 28]         ;   201.5 p1+p2   23 w[14]
        rol ecx, 1                        ;   202.5 p0      23 w[14]
        lea ebp, [ebp + ecx - 1894007588] ;   203.5 p0      27 v[3]
        mov edx, eax                      ;   202.5 p5      27 v[3] copy
        rol edx, 5                        ;   203.5 p5      27 v[3]
        add ebp, edx                      ;   204.5 p1      27 v[3]
        mov edx, ebx                      ;   202.0 p1       8 v[3] copy
        xor edx, esi                      ;   203.0 p0       8 v[3]
        mov dword [esp + 28], ecx         ;   203.5 p3+p4   23 w[14] spill
        mov ecx, edi                      ;   202.8 p5       8 v[3] copy
        xor ecx, ebx                      ;   203.8 p1       8 v[3]
        and edx, ecx                      ;   204.8 p0       8 v[3]
        xor edx, ebx                      ;   205.8 p5       8 v[3]
        add ebp, edx                      ;   206.8 p1      27 v[3]
        rol edi, 0x1e                     ;   204.5 p0      28 v[0]
        mov ecx, dword [esp + 36]         ;   201.5 p2      23 w[15]
        mov edx, dword [esp + 64]         ;   202.5 p2      23 w[7] reload
        xor ecx, edx                      ;   205.5 p5      23 w[15]
        xor ecx, dword [esp + 24]         ;   206.5 p1+p2   23 w[15]
        xor ecx, dword [esp + 88]         ;   207.5 p0+p2   23 w[15]
        rol ecx, 1                        ;   208.5 p5      23 w[15]
        lea ebx, [ebx + ecx - 1894007588] ;   209.5 p0      27 v[2]
        mov edx, ebp                      ;   207.8 p1      27 v[2] copy
        rol edx, 5                        ;   208.8 p5      27 v[2]
        add ebx, edx                      ;   210.5 p1      27 v[2]
        mov edx, esi                      ;   207.5 p0       8 v[2] copy
        xor edx, edi                      ;   208.5 p5       8 v[2]
        mov dword [esp + 88], ecx         ;   209.5 p3+p4   23 w[15] spill
        mov ecx, eax                      ;   208.0 p1       8 v[2] copy
        xor ecx, esi                      ;   209.0 p0       8 v[2]
        and edx, ecx                      ;   210.0 p5       8 v[2]
        xor edx, esi                      ;   211.0 p1       8 v[2]
        add ebx, edx                      ;   212.0 p0      27 v[2]
        rol eax, 0x1e                     ;   209.8 p5      28 v[4]
        mov ecx, dword [esp + 80]         ;   206.8 p2      23 w[0]
        mov edx, dword [esp + 76]         ;   207.8 p2      23 w[8] reload
        xor ecx, edx                      ;   210.8 p1      23 w[0]
        xor ecx, dword [esp + 56]         ;   211.8 p0+p2   23 w[0]
        xor ecx, dword [esp + 48]         ;   212.8 p5+p2   23 w[0]
        rol ecx, 1                        ;   213.8 p0      23 w[0]
        lea esi, [esi + ecx - 1894007588] ;   214.8 p0      27 v[1]
        mov edx, ebx                      ;   213.0 p1      27 v[1] copy
        rol edx, 5                        ;   214.0 p5      27 v[1]
        add esi, edx                      ;   215.8 p1      27 v[1]
        mov edx, edi                      ;   212.8 p5       8 v[1] copy
        xor edx, eax                      ;   213.8 p1       8 v[1]
        mov dword [esp + 48], ecx         ;   214.8 p3+p4   23 w[0] spill
        mov ecx, ebp                      ;   213.5 p0       8 v[1] copy
        xor ecx, edi                      ;   214.5 p5       8 v[1]
        and edx, ecx                      ;   215.5 p1       8 v[1]
        xor edx, edi                      ;   216.5 p0       8 v[1]
        add esi, edx                      ;   217.5 p5      27 v[1]
        rol ebp, 0x1e                     ;   215.5 p0      28 v[3]
        mov ecx, dword [esp + 28]         ;   212.0 p2      23 w[1]
        mov edx, dword [esp + 92]         ;   213.0 p2      23 w[9] reload
        xor ecx, edx                      ;   216.0 p1      23 w[1]
        xor ecx, dword [esp + 44]         ;   217.0 p5+p2   23 w[1]
        xor ecx, dword [esp + 24]         ;   218.0 p1+p2   23 w[1]
        rol ecx, 1                        ;   219.0 p0      23 w[1]
        lea edi, [edi + ecx - 1894007588] ;   220.0 p0      27 v[0]
        mov edx, esi                      ;   218.5 p5      27 v[0] copy
        rol edx, 5                        ;   219.5 p5      27 v[0]
        add edi, edx                      ;   221.0 p1      27 v[0]
        mov edx, eax                      ;   218.0 p1       8 v[0] copy
        xor edx, ebp                      ;   219.0 p0       8 v[0]
        mov dword [esp + 24], ecx         ;   220.0 p3+p4   23 w[1] spill
        mov ecx, ebx                      ;   218.8 p5       8 v[0] copy
        xor ecx, eax                      ;   219.8 p1       8 v[0]
        and edx, ecx                      ;   220.8 p0       8 v[0]
        xor edx, eax                      ;   221.8 p5       8 v[0]
        add edi, edx                      ;   222.8 p1      27 v[0]
        rol ebx, 0x1e                     ;   220.5 p0      28 v[2]
        mov edx, dword [esp + 84]         ;   217.5 p2      23 w[10] reload
        mov ecx, dword [esp + 88]         ;   218.5 p2      23 w[2]
        xor ecx, edx                      ;   221.5 p5      23 w[2]
        xor ecx, dword [esp + 52]         ;   222.5 p1+p2   23 w[2]
        xor ecx, dword [esp + 56]         ;   223.5 p0+p2   23 w[2]
        rol ecx, 1                        ;   224.5 p5      23 w[2]
        lea eax, [eax + ecx - 1894007588] ;   225.5 p0      27 v[4]
        mov edx, edi                      ;   223.8 p1      27 v[4] copy
        rol edx, 5                        ;   224.8 p5      27 v[4]
        add eax, edx                      ;   226.5 p1      27 v[4]
        mov edx, ebp                      ;   223.5 p0       8 v[4] copy
        xor edx, ebx                      ;   224.5 p5       8 v[4]
        mov dword [esp + 56], ecx         ;   225.5 p3+p4   23 w[2] spill
        mov ecx, esi                      ;   224.0 p1       8 v[4] copy
        xor ecx, ebp                      ;   225.0 p0       8 v[4]
        and edx, ecx                      ;   226.0 p5       8 v[4]
        xor edx, ebp                      ;   227.0 p1       8 v[4]
        add eax, edx                      ;   228.0 p0      27 v[4]
        rol esi, 0x1e                     ;   225.8 p5      28 v[1]
        mov ecx, dword [esp + 72]         ;   222.8 p2      23 w[3]
        mov edx, dword [esp + 40]         ;   223.8 p2      23 w[5] reload
        xor ecx, edx                      ;   226.8 p1      23 w[3]
        xor ecx, dword [esp + 44]         ;   227.8 p0+p2   23 w[3]
        xor ecx, dword [esp + 48]         ;   228.8 p5+p2   23 w[3]
        rol ecx, 1                        ;   229.8 p0      23 w[3]
        lea ebp, [ebp + ecx - 1894007588] ;   230.8 p0      27 v[3]
        mov edx, eax                      ;   229.0 p1      27 v[3] copy
        rol edx, 5                        ;   230.0 p5      27 v[3]
        add ebp, edx                      ;   231.8 p1      27 v[3]
        mov edx, ebx                      ;   228.8 p5       8 v[3] copy
        xor edx, esi                      ;   229.8 p1       8 v[3]
        mov dword [esp + 44], ecx         ;   230.8 p3+p4   23 w[3] spill
        mov ecx, edi                      ;   229.5 p0       8 v[3] copy
        xor ecx, ebx                      ;   230.5 p5       8 v[3]
        and edx, ecx                      ;   231.5 p1       8 v[3]
        mov ecx, dword [esp + 24]         ;   227.0 p2      23 w[4]
        xor edx, ebx                      ;   232.5 p0       8 v[3]
        add ebp, edx                      ;   233.5 p5      27 v[3]
        rol edi, 0x1e                     ;   231.5 p0      28 v[0]
        mov edx, dword [esp + 36]         ;   228.0 p2      23 w[12] reload
        xor ecx, edx                      ;   231.0 p1      23 w[4]
        xor ecx, dword [esp + 60]         ;   232.0 p5+p2   23 w[4]
        xor ecx, dword [esp + 52]         ;   233.0 p1+p2   23 w[4]
        rol ecx, 1                        ;   234.0 p0      23 w[4]
        lea ebx, [ebx + ecx - 1894007588] ;   235.0 p0      27 v[2]
        mov edx, ebp                      ;   234.5 p5      27 v[2] copy
        rol edx, 5                        ;   235.5 p5      27 v[2]
        add ebx, edx                      ;   236.5 p1      27 v[2]
        mov edx, esi                      ;   234.0 p1       8 v[2] copy
        xor edx, edi                      ;   235.0 p0       8 v[2]
        mov dword [esp + 52], ecx         ;   235.0 p3+p4   23 w[4] spill
        mov ecx, eax                      ;   234.8 p5       8 v[2] copy
        xor ecx, esi                      ;   235.8 p1       8 v[2]
        and edx, ecx                      ;   236.8 p0       8 v[2]
        xor edx, esi                      ;   237.8 p5       8 v[2]
        add ebx, edx                      ;   238.8 p1      27 v[2]
        rol eax, 0x1e                     ;   236.5 p0      28 v[4]
        mov ecx, dword [esp + 56]         ;   233.0 p2      23 w[5]
        mov edx, dword [esp + 80]         ;   234.0 p2      23 w[13] reload
        xor ecx, edx                      ;   237.0 p5      23 w[5]
        xor ecx, dword [esp + 64]         ;   238.0 p1+p2   23 w[5]
        xor ecx, dword [esp + 40]         ;   239.0 p0+p2   23 w[5]
        rol ecx, 1                        ;   240.0 p5      23 w[5]
        lea esi, [esi + ecx - 1894007588] ;   241.0 p0      27 v[1]
        mov edx, ebx                      ;   239.8 p1      27 v[1] copy
        rol edx, 5                        ;   240.8 p5      27 v[1]
        add esi, edx                      ;   242.0 p1      27 v[1]
        mov edx, edi                      ;   239.5 p0       8 v[1] copy
        xor edx, eax                      ;   240.5 p5       8 v[1]
        mov dword [esp + 40], ecx         ;   241.0 p3+p4   23 w[5] spill
        mov ecx, ebp                      ;   240.0 p1       8 v[1] copy
        xor ecx, edi                      ;   241.0 p0       8 v[1]
        and edx, ecx                      ;   242.0 p5       8 v[1]
        xor edx, edi                      ;   243.0 p1       8 v[1]
        add esi, edx                      ;   244.0 p0      27 v[1]
        rol ebp, 0x1e                     ;   241.8 p5      28 v[3]
        mov ecx, dword [esp + 44]         ;   238.8 p2      23 w[6]
        mov edx, dword [esp + 28]         ;   239.8 p2      23 w[14] reload
        xor ecx, edx                      ;   242.8 p1      23 w[6]
        xor ecx, dword [esp + 76]         ;   243.8 p0+p2   23 w[6]
        xor ecx, dword [esp + 60]         ;   244.8 p5+p2   23 w[6]
        rol ecx, 1                        ;   245.8 p0      23 w[6]
        lea edi, [edi + ecx - 1894007588] ;   246.8 p0      27 v[0]
        mov edx, esi                      ;   245.0 p1      27 v[0] copy
        rol edx, 5                        ;   246.0 p5      27 v[0]
        add edi, edx                      ;   247.8 p1      27 v[0]
        mov edx, eax                      ;   244.8 p5       8 v[0] copy
        xor edx, ebp                      ;   245.8 p1       8 v[0]
        mov dword [esp + 60], ecx         ;   246.8 p3+p4   23 w[6] spill
        mov ecx, ebx                      ;   245.5 p0       8 v[0] copy
        xor ecx, eax                      ;   246.5 p5       8 v[0]
        and edx, ecx                      ;   247.5 p1       8 v[0]
        xor edx, eax                      ;   248.5 p0       8 v[0]
        add edi, edx                      ;   249.5 p5      27 v[0]
        rol ebx, 0x1e                     ;   247.5 p0      28 v[2]
        mov ecx, dword [esp + 52]         ;   244.0 p2      23 w[7]
        mov edx, dword [esp + 88]         ;   245.0 p2      23 w[15] reload
        xor ecx, edx                      ;   248.0 p1      23 w[7]
        xor ecx, dword [esp + 92]         ;   249.0 p5+p2   23 w[7]
        xor ecx, dword [esp + 64]         ;   250.0 p1+p2   23 w[7]
        rol ecx, 1                        ;   251.0 p0      23 w[7]
        lea eax, [eax + ecx - 1894007588] ;   252.0 p0      27 v[4]
        mov edx, edi                      ;   250.5 p5      27 v[4] copy
        rol edx, 5                        ;   251.5 p5      27 v[4]
        add eax, edx                      ;   253.0 p1      27 v[4]
        mov edx, ebp                      ;   250.0 p1       8 v[4] copy
        xor edx, ebx                      ;   251.0 p0       8 v[4]
        mov dword [esp + 64], ecx         ;   252.0 p3+p4   23 w[7] spill
        mov ecx, esi                      ;   250.8 p5       8 v[4] copy
        xor ecx, ebp                      ;   251.8 p1       8 v[4]
        and edx, ecx                      ;   252.8 p0       8 v[4]
        xor edx, ebp                      ;   253.8 p5       8 v[4]
        add eax, edx                      ;   254.8 p1      27 v[4]
        rol esi, 0x1e                     ;   252.5 p0      28 v[1]
        mov ecx, dword [esp + 40]         ;   249.5 p2      23 w[8]
        mov edx, dword [esp + 48]         ;   250.5 p2      23 w[0] reload
        xor ecx, edx                      ;   253.5 p5      23 w[8]
        xor ecx, dword [esp + 84]         ;   254.5 p1+p2   23 w[8]
        xor ecx, dword [esp + 76]         ;   255.5 p0+p2   23 w[8]
        rol ecx, 1                        ;   256.5 p5      23 w[8]
        lea ebp, [ebp + ecx - 1894007588] ;   257.5 p0      27 v[3]
        mov edx, eax                      ;   255.8 p1      27 v[3] copy
        rol edx, 5                        ;   256.8 p5      27 v[3]
        add ebp, edx                      ;   258.5 p1      27 v[3]
        mov edx, ebx                      ;   255.5 p0       8 v[3] copy
        xor edx, esi                      ;   256.5 p5       8 v[3]
        mov dword [esp + 76], ecx         ;   257.5 p3+p4   23 w[8] spill
        mov ecx, edi                      ;   256.0 p1       8 v[3] copy
        xor ecx, ebx                      ;   257.0 p0       8 v[3]
        and edx, ecx                      ;   258.0 p5       8 v[3]
        xor edx, ebx                      ;   259.0 p1       8 v[3]
        add ebp, edx                      ;   260.0 p0      27 v[3]
        rol edi, 0x1e                     ;   257.8 p5      28 v[0]
        mov ecx, dword [esp + 60]         ;   254.8 p2      23 w[9]
        mov edx, dword [esp + 24]         ;   255.8 p2      23 w[1] reload
        xor ecx, edx                      ;   258.8 p1      23 w[9]
        xor ecx, dword [esp + 72]         ;   259.8 p0+p2   23 w[9]
        xor ecx, dword [esp + 92]         ;   260.8 p5+p2   23 w[9]
        rol ecx, 1                        ;   261.8 p0      23 w[9]
        lea ebx, [ebx + ecx - 1894007588] ;   262.8 p0      27 v[2]
        mov edx, ebp                      ;   261.0 p1      27 v[2] copy
        rol edx, 5                        ;   262.0 p5      27 v[2]
        add ebx, edx                      ;   263.8 p1      27 v[2]
        mov edx, esi                      ;   260.8 p5       8 v[2] copy
        xor edx, edi                      ;   261.8 p1       8 v[2]
        mov dword [esp + 92], ecx         ;   262.8 p3+p4   23 w[9] spill
        mov ecx, eax                      ;   261.5 p0       8 v[2] copy
        xor ecx, esi                      ;   262.5 p5       8 v[2]
        and edx, ecx                      ;   263.5 p1       8 v[2]
        xor edx, esi                      ;   264.5 p0       8 v[2]
        add ebx, edx                      ;   265.5 p5      27 v[2]
        rol eax, 0x1e                     ;   263.5 p0      28 v[4]
        mov ecx, dword [esp + 64]         ;   260.0 p2      23 w[10]
        mov edx, dword [esp + 56]         ;   261.0 p2      23 w[2] reload
        xor ecx, edx                      ;   264.0 p1      23 w[10]
        xor ecx, dword [esp + 36]         ;   265.0 p5+p2   23 w[10]
        xor ecx, dword [esp + 84]         ;   266.0 p1+p2   23 w[10]
        rol ecx, 1                        ;   267.0 p0      23 w[10]
        lea esi, [esi + ecx - 1894007588] ;   268.0 p0      27 v[1]
        mov edx, ebx                      ;   266.5 p5      27 v[1] copy
        rol edx, 5                        ;   267.5 p5      27 v[1]
        add esi, edx                      ;   269.0 p1      27 v[1]
        mov edx, edi                      ;   266.0 p1       8 v[1] copy
        xor edx, eax                      ;   267.0 p0       8 v[1]
        mov dword [esp + 84], ecx         ;   268.0 p3+p4   23 w[10] spill
        mov ecx, ebp                      ;   266.8 p5       8 v[1] copy
        xor ecx, edi                      ;   267.8 p1       8 v[1]
        and edx, ecx                      ;   268.8 p0       8 v[1]
        xor edx, edi                      ;   269.8 p5       8 v[1]
        add esi, edx                      ;   270.8 p1      27 v[1]
        rol ebp, 0x1e                     ;   268.5 p0      28 v[3]
        mov ecx, dword [esp + 76]         ;   265.5 p2      23 w[11]
        mov edx, dword [esp + 44]         ;   266.5 p2      23 w[3] reload
        xor ecx, edx                      ;   269.5 p5      23 w[11]
        xor ecx, dword [esp + 80]         ;   270.5 p1+p2   23 w[11]
        xor ecx, dword [esp + 72]         ;   271.5 p0+p2   23 w[11]
        rol ecx, 1                        ;   272.5 p5      23 w[11]
        mov dword [esp + 72], ecx         ;   273.5 p3+p4   23 w[11] spill
        lea edi, [edi + ecx - 1894007588] ;   273.5 p0      27 v[0]
        mov edx, esi                      ;   271.8 p1      27 v[0] copy
        rol edx, 5                        ;   272.8 p5      27 v[0]
        add edi, edx                      ;   274.5 p1      27 v[0]
        mov edx, eax                      ;   271.5 p0       8 v[0] copy
        xor edx, ebp                      ;   272.5 p5       8 v[0]
        mov ecx, ebx                      ;   272.0 p1       8 v[0] copy
        xor ecx, eax                      ;   273.0 p0       8 v[0]
        and edx, ecx                      ;   274.0 p5       8 v[0]
        xor edx, eax                      ;   275.0 p1       8 v[0]
        add edi, edx                      ;   276.0 p0      27 v[0]
        rol ebx, 0x1e                     ;   273.8 p5      28 v[2]
        mov ecx, dword [esp + 92]         ;   270.8 p2      23 w[12]
        mov edx, dword [esp + 52]         ;   271.8 p2      23 w[4] reload
        xor ecx, edx                      ;   274.8 p1      23 w[12]
        xor ecx, dword [esp + 28]         ;   275.8 p0+p2   23 w[12]
        xor ecx, dword [esp + 36]         ;   276.8 p5+p2   23 w[12]
        rol ecx, 1                        ;   277.8 p0      23 w[12]
        lea eax, [eax + ecx - 899497514]  ;   278.8 p0      27 v[4]
        mov edx, edi                      ;   277.0 p1      27 v[4] copy
        rol edx, 5                        ;   278.0 p5      27 v[4]
        add eax, edx                      ;   279.8 p1      27 v[4]
        mov edx, esi                      ;   276.8 p5       7 v[4] copy
        xor edx, ebp                      ;   277.8 p1       7 v[4]
        xor edx, ebx                      ;   278.8 p0       7 v[4]
        add eax, edx                      ;   280.8 p5      27 v[4]
        rol esi, 0x1e                     ;   278.5 p0      28 v[1]
        mov edx, dword [esp + 84]         ;   274.8 p2      23 w[13]
        xor edx, dword [esp + 40]         ;   278.0 p1+p2   23 w[13]
        xor edx, dword [esp + 88]         ;   279.0 p5+p2   23 w[13]
        xor edx, dword [esp + 80]         ;   280.0 p1+p2   23 w[13]
        rol edx, 1                        ;   281.0 p0      23 w[13]
        lea ebp, [ebp + edx - 899497514]  ;   282.0 p0      27 v[3]
        mov dword [esp + 80], edx         ;   282.0 p3+p4   23 w[13] spill
        mov edx, eax                      ;   281.8 p5      27 v[3] copy
        rol edx, 5                        ;   282.8 p5      27 v[3]
        add ebp, edx                      ;   283.8 p1      27 v[3]
        mov edx, edi                      ;   281.0 p1      28 v[0] copy
        rol edx, 0x1e                     ;   282.0 p0      28 v[0]
        xor edi, ebx                      ;   281.8 p5       7 v[3]
        xor edi, esi                      ;   282.8 p1       7 v[3]
        add ebp, edi                      ;   284.8 p0      27 v[3]
        mov edi, dword [esp + 64]         ;   279.2 p2      23 w[15]
        xor edi, ecx                      ;   282.8 p5      23 w[15]
        xor edi, dword [esp + 24]         ;   283.8 p1+p2   23 w[15]
        xor edi, dword [esp + 88]         ;   284.8 p0+p2   23 w[15]
        rol edi, 1                        ;   285.8 p5      23 w[15]
        mov dword [esp + 88], ecx         ;   280.8 p3+p4   23 w[12] spill
        lea ecx, [esi + edi - 899497514]  ;   286.8 p0      27 v[1]
        xor esi, eax                      ;   284.0 p1       7 v[2]
        xor esi, edx                      ;   285.0 p5       7 v[2]
        lea ebx, [ebx + esi - 899497514]  ;   286.0 p0      27 v[2]
        mov esi, dword [esp + 72]         ;   282.2 p2      23 w[14]
        xor esi, dword [esp + 60]         ;   285.2 p1+p2   23 w[14]
        xor esi, dword [esp + 48]         ;   286.2 p5+p2   23 w[14]
        xor esi, dword [esp + 28]         ;   287.2 p1+p2   23 w[14]
        rol esi, 1                        ;   288.2 p0      23 w[14]
        rol eax, 0x1e                     ;   286.8 p5      28 v[4]
        mov dword [esp + 28], edi         ;   286.8 p3+p4   23 w[15] spill
        add ebx, esi                      ;   289.2 p1      27 v[2]
        mov edi, ebp                      ;   287.5 p0      27 v[2] copy
        rol edi, 5                        ;   288.5 p5      27 v[2]
        add ebx, edi                      ;   290.2 p1      27 v[2]
        mov edi, ebp                      ;   288.5 p0      28 v[3] copy
        rol edi, 0x1e                     ;   289.5 p5      28 v[3]
        xor ebp, edx                      ;   289.0 p1       7 v[1]
        xor ebp, eax                      ;   290.0 p0       7 v[1]
        add ecx, ebp                      ;   291.0 p5      27 v[1]
        mov ebp, ebx                      ;   291.2 p1      27 v[1] copy
        rol ebp, 5                        ;   292.2 p0      27 v[1]
        add ecx, ebp                      ;   293.2 p5      27 v[1]
        mov ebp, dword [esp + 92]         ;   287.0 p2      23 w[1]
        xor ebp, esi                      ;   291.0 p1      23 w[1]
        xor ebp, dword [esp + 44]         ;   292.0 p0+p2   23 w[1]
        xor ebp, dword [esp + 24]         ;   293.0 p5+p2   23 w[1]
        rol ebp, 1                        ;   294.0 p0      23 w[1]
        mov dword [esp + 24], esi         ;   289.2 p3+p4   23 w[14] spill
        lea esi, [eax + ebp - 899497514]  ;   295.0 p0      27 v[4]
        xor eax, ebx                      ;   292.0 p1       7 v[0]
        xor eax, edi                      ;   293.0 p5       7 v[0]
        lea edx, [edx + eax - 899497514]  ;   294.5 p0      27 v[0]
        mov eax, dword [esp + 80]         ;   290.0 p2      23 w[0]
        xor eax, dword [esp + 76]         ;   293.0 p1+p2   23 w[0]
        xor eax, dword [esp + 56]         ;   294.0 p5+p2   23 w[0]
        xor eax, dword [esp + 48]         ;   295.0 p1+p2   23 w[0]
        rol eax, 1                        ;   296.0 p5      23 w[0]
        rol ebx, 0x1e                     ;   295.5 p0      28 v[2]
        add edx, eax                      ;   297.0 p1      27 v[0]
        mov dword [esp + 48], ebp         ;   295.0 p3+p4   23 w[1] spill
        mov ebp, ecx                      ;   295.8 p5      27 v[0] copy
        rol ebp, 5                        ;   296.8 p0      27 v[0]
        add edx, ebp                      ;   298.0 p1      27 v[0]
        mov ebp, edx                      ;   299.0 p5      27 v[4] copy
        rol ebp, 5                        ;   300.0 p0      27 v[4]
        add esi, ebp                      ;   301.0 p1      27 v[4]
        mov ebp, ecx                      ;   297.8 p5      28 v[1] copy
        rol ebp, 0x1e                     ;   298.8 p0      28 v[1]
        xor ecx, edi                      ;   298.0 p1       7 v[4]
        xor ecx, ebx                      ;   299.0 p5       7 v[4]
        add esi, ecx                      ;   302.0 p1      27 v[4]
        mov ecx, dword [esp + 72]         ;   295.2 p2      23 w[3]
        xor ecx, eax                      ;   299.5 p0      23 w[3]
        xor ecx, dword [esp + 40]         ;   300.5 p5+p2   23 w[3]
        xor ecx, dword [esp + 44]         ;   301.5 p1+p2   23 w[3]
        rol ecx, 1                        ;   302.5 p0      23 w[3]
        mov dword [esp + 44], eax         ;   297.0 p3+p4   23 w[0] spill
        lea eax, [ebx + ecx - 899497514]  ;   303.5 p0      27 v[2]
        xor ebx, edx                      ;   300.8 p5       7 v[3]
        xor ebx, ebp                      ;   301.8 p1       7 v[3]
        lea edi, [edi + ebx - 899497514]  ;   302.8 p0      27 v[3]
        mov ebx, dword [esp + 28]         ;   298.2 p2      23 w[2]
        xor ebx, dword [esp + 84]         ;   301.8 p5+p2   23 w[2]
        xor ebx, dword [esp + 52]         ;   302.8 p1+p2   23 w[2]
        xor ebx, dword [esp + 56]         ;   303.8 p5+p2   23 w[2]
        rol ebx, 1                        ;   304.8 p0      23 w[2]
        rol edx, 0x1e                     ;   303.8 p5      28 v[0]
        add edi, ebx                      ;   305.8 p1      27 v[3]
        mov dword [esp + 56], ecx         ;   303.5 p3+p4   23 w[3] spill
        mov ecx, esi                      ;   304.0 p1      27 v[3] copy
        rol ecx, 5                        ;   305.0 p0      27 v[3]
        add edi, ecx                      ;   306.8 p5      27 v[3]
        mov ecx, edi                      ;   307.8 p1      27 v[2] copy
        rol ecx, 5                        ;   308.8 p0      27 v[2]
        add eax, ecx                      ;   309.8 p5      27 v[2]
        mov ecx, esi                      ;   306.0 p1      28 v[4] copy
        rol ecx, 0x1e                     ;   307.0 p0      28 v[4]
        xor esi, ebp                      ;   306.8 p5       7 v[2]
        xor esi, edx                      ;   307.8 p1       7 v[2]
        add eax, esi                      ;   310.8 p0      27 v[2]
        mov esi, dword [esp + 80]         ;   303.8 p2      23 w[5]
        xor esi, ebx                      ;   307.8 p5      23 w[5]
        xor esi, dword [esp + 64]         ;   308.8 p1+p2   23 w[5]
        xor esi, dword [esp + 40]         ;   309.8 p0+p2   23 w[5]
        rol esi, 1                        ;   310.8 p5      23 w[5]
        mov dword [esp + 40], ebx         ;   305.8 p3+p4   23 w[2] spill
        lea ebx, [edx + esi - 899497514]  ;   311.8 p0      27 v[0]
        xor edx, edi                      ;   309.0 p1       7 v[1]
        xor edx, ecx                      ;   310.0 p5       7 v[1]
        lea ebp, [ebp + edx - 899497514]  ;   311.0 p0      27 v[1]
        mov edx, dword [esp + 48]         ;   306.8 p2      23 w[4]
        xor edx, dword [esp + 88]         ;   310.0 p1+p2   23 w[4]
        xor edx, dword [esp + 60]         ;   311.0 p5+p2   23 w[4]
        xor edx, dword [esp + 52]         ;   312.0 p1+p2   23 w[4]
        rol edx, 1                        ;   313.0 p0      23 w[4]
        rol edi, 0x1e                     ;   311.8 p5      28 v[3]
        add ebp, edx                      ;   314.0 p1      27 v[1]
        mov dword [esp + 52], esi         ;   311.8 p3+p4   23 w[5] spill
        mov esi, eax                      ;   312.5 p0      27 v[1] copy
        rol esi, 5                        ;   313.5 p5      27 v[1]
        add ebp, esi                      ;   315.0 p1      27 v[1]
        mov esi, ebp                      ;   316.0 p0      27 v[0] copy
        rol esi, 5                        ;   317.0 p5      27 v[0]
        add ebx, esi                      ;   318.0 p1      27 v[0]
        mov esi, eax                      ;   314.5 p0      28 v[2] copy
        rol esi, 0x1e                     ;   315.5 p5      28 v[2]
        xor eax, ecx                      ;   315.0 p1       7 v[0]
        xor eax, edi                      ;   316.0 p0       7 v[0]
        add ebx, eax                      ;   319.0 p5      27 v[0]
        mov eax, dword [esp + 28]         ;   312.0 p2      23 w[7]
        xor eax, edx                      ;   316.0 p1      23 w[7]
        xor eax, dword [esp + 92]         ;   317.0 p0+p2   23 w[7]
        xor eax, dword [esp + 64]         ;   318.0 p5+p2   23 w[7]
        rol eax, 1                        ;   319.0 p0      23 w[7]
        mov dword [esp + 64], edx         ;   314.0 p3+p4   23 w[4] spill
        lea edx, [edi + eax - 899497514]  ;   320.0 p0      27 v[3]
        xor edi, ebp                      ;   317.0 p1       7 v[4]
        xor edi, esi                      ;   318.0 p5       7 v[4]
        lea ecx, [ecx + edi - 899497514]  ;   319.5 p0      27 v[4]
        mov edi, dword [esp + 56]         ;   315.0 p2      23 w[6]
        xor edi, dword [esp + 24]         ;   318.0 p1+p2   23 w[6]
        xor edi, dword [esp + 76]         ;   319.0 p5+p2   23 w[6]
        xor edi, dword [esp + 60]         ;   320.0 p1+p2   23 w[6]
        rol edi, 1                        ;   321.0 p5      23 w[6]
        rol ebp, 0x1e                     ;   320.5 p0      28 v[1]
        add ecx, edi                      ;   322.0 p1      27 v[4]
        mov dword [esp + 60], eax         ;   320.0 p3+p4   23 w[7] spill
        mov eax, ebx                      ;   320.8 p5      27 v[4] copy
        rol eax, 5                        ;   321.8 p0      27 v[4]
        add ecx, eax                      ;   323.0 p1      27 v[4]
        mov eax, ecx                      ;   324.0 p5      27 v[3] copy
        rol eax, 5                        ;   325.0 p0      27 v[3]
        add edx, eax                      ;   326.0 p1      27 v[3]
        mov eax, ebx                      ;   322.8 p5      28 v[0] copy
        rol eax, 0x1e                     ;   323.8 p0      28 v[0]
        xor ebx, esi                      ;   323.0 p1       7 v[3]
        xor ebx, ebp                      ;   324.0 p5       7 v[3]
        add edx, ebx                      ;   327.0 p1      27 v[3]
        mov ebx, dword [esp + 48]         ;   320.2 p2      23 w[9]
        xor ebx, edi                      ;   324.5 p0      23 w[9]
        xor ebx, dword [esp + 72]         ;   325.5 p5+p2   23 w[9]
        xor ebx, dword [esp + 92]         ;   326.5 p1+p2   23 w[9]
        rol ebx, 1                        ;   327.5 p0      23 w[9]
        mov dword [esp + 92], edi         ;   322.0 p3+p4   23 w[6] spill
        lea edi, [ebp + ebx - 899497514]  ;   328.5 p0      27 v[1]
        xor ebp, ecx                      ;   325.8 p5       7 v[2]
        xor ebp, eax                      ;   326.8 p1       7 v[2]
        lea esi, [esi + ebp - 899497514]  ;   327.8 p0      27 v[2]
        mov ebp, dword [esp + 52]         ;   323.2 p2      23 w[8]
        xor ebp, dword [esp + 44]         ;   326.8 p5+p2   23 w[8]
        xor ebp, dword [esp + 84]         ;   327.8 p1+p2   23 w[8]
        xor ebp, dword [esp + 76]         ;   328.8 p5+p2   23 w[8]
        rol ebp, 1                        ;   329.8 p0      23 w[8]
        add esi, ebp                      ;   330.8 p1      27 v[2]
        rol ecx, 0x1e                     ;   328.8 p5      28 v[4]
        xor ebp, dword [esp + 56]         ;   330.8 p1+p2   23 w[11]
        xor ebp, dword [esp + 80]         ;   331.8 p0+p2   23 w[11]
        xor ebp, dword [esp + 72]         ;   332.8 p5+p2   23 w[11]
        rol ebp, 1                        ;   333.8 p0      23 w[11]
        mov dword [esp + 72], ebx         ;   328.5 p3+p4   23 w[9] spill
        mov ebx, edx                      ;   330.0 p1      27 v[2] copy
        rol ebx, 5                        ;   331.0 p5      27 v[2]
        add esi, ebx                      ;   332.0 p1      27 v[2]
        mov ebx, esi                      ;   333.0 p0      27 v[1] copy
        rol ebx, 5                        ;   334.0 p5      27 v[1]
        add edi, ebx                      ;   335.0 p1      27 v[1]
        mov ebx, edx                      ;   332.5 p0      28 v[3] copy
        rol ebx, 0x1e                     ;   333.5 p5      28 v[3]
        xor edx, eax                      ;   333.0 p1       7 v[1]
        xor edx, ecx                      ;   334.0 p0       7 v[1]
        add edi, edx                      ;   336.0 p5      27 v[1]
        lea edx, [ecx + ebp - 899497514]  ;   334.8 p0      27 v[4]
        xor ecx, esi                      ;   334.0 p1       7 v[0]
        xor ecx, ebx                      ;   335.0 p5       7 v[0]
        lea eax, [eax + ecx - 899497514]  ;   336.0 p0      27 v[0]
        mov ecx, dword [esp + 60]         ;   331.8 p2      23 w[10]
        xor ecx, dword [esp + 40]         ;   335.0 p1+p2   23 w[10]
        xor ecx, dword [esp + 88]         ;   336.0 p5+p2   23 w[10]
        xor ecx, dword [esp + 84]         ;   337.0 p1+p2   23 w[10]
        rol ecx, 1                        ;   338.0 p0      23 w[10]
        rol esi, 0x1e                     ;   336.8 p5      28 v[2]
        add eax, ecx                      ;   339.0 p1      27 v[0]
        xor ecx, dword [esp + 52]         ;   339.0 p0+p2   23 w[13]
        xor ecx, dword [esp + 28]         ;   340.0 p5+p2   23 w[13]
        xor ecx, dword [esp + 80]         ;   341.0 p1+p2   23 w[13]
        rol ecx, 1                        ;   342.0 p0      23 w[13]
        mov dword [esp + 80], ebp         ;   334.8 p3+p4   23 w[11] spill
        mov ebp, edi                      ;   338.8 p5      27 v[0] copy
        rol ebp, 5                        ;   339.8 p0      27 v[0]
        add eax, ebp                      ;   340.8 p1      27 v[0]
        mov ebp, eax                      ;   341.8 p5      27 v[4] copy
        rol ebp, 5                        ;   342.8 p0      27 v[4]
        add edx, ebp                      ;   343.8 p1      27 v[4]
        mov ebp, edi                      ;   340.8 p5      28 v[1] copy
        rol ebp, 0x1e                     ;   341.8 p0      28 v[1]
        xor edi, ebx                      ;   341.0 p1       7 v[4]
        xor edi, esi                      ;   342.0 p5       7 v[4]
        add edx, edi                      ;   344.8 p1      27 v[4]
        lea edi, [esi + ecx - 899497514]  ;   343.0 p0      27 v[2]
        xor esi, eax                      ;   342.8 p5       7 v[3]
        xor esi, ebp                      ;   343.8 p1       7 v[3]
        mov ecx, dword [esp + 72]         ;   339.8 p2      23 w[12]
        xor ecx, dword [esp + 64]         ;   343.5 p0+p2   23 w[12]
        xor ecx, dword [esp + 24]         ;   344.5 p5+p2   23 w[12]
        xor ecx, dword [esp + 88]         ;   345.5 p1+p2   23 w[12]
        rol ecx, 1                        ;   346.5 p0      23 w[12]
        lea ebx, [ebx + esi - 899497514]  ;   345.5 p0      27 v[3]
        rol eax, 0x1e                     ;   344.8 p5      28 v[0]
        add ebx, ecx                      ;   347.5 p1      27 v[3]
        mov esi, edx                      ;   345.8 p5      27 v[3] copy
        rol esi, 5                        ;   346.8 p0      27 v[3]
        add ebx, esi                      ;   348.5 p1      27 v[3]
        xor ecx, dword [esp + 60]         ;   347.5 p5+p2   23 w[15]
        xor ecx, dword [esp + 48]         ;   348.5 p1+p2   23 w[15]
        xor ecx, dword [esp + 28]         ;   349.5 p0+p2   23 w[15]
        mov esi, ebx                      ;   349.5 p5      27 v[2] copy
        rol esi, 5                        ;   350.5 p0      27 v[2]
        rol ecx, 1                        ;   350.5 p5      23 w[15]
        add edi, esi                      ;   351.5 p1      27 v[2]
        mov esi, edx                      ;   349.0 p1      28 v[4] copy
        rol esi, 0x1e                     ;   350.0 p0      28 v[4]
        xor edx, ebp                      ;   349.8 p5       7 v[2]
        xor edx, eax                      ;   350.8 p1       7 v[2]
        add edi, edx                      ;   352.5 p0      27 v[2]
        mov edx, dword [esp + 0]          ;   346.8 p2      30 h
        lea edx, [edx + eax - 899497514]  ;   351.5 p0      30 h
        xor eax, ebx                      ;   350.8 p5       7 v[1]
        xor eax, esi                      ;   351.8 p1       7 v[1]
        lea ebp, [ebp + eax - 899497514]  ;   352.8 p0      27 v[1]
        mov eax, dword [esp + 80]         ;   348.5 p2      23 w[14]
        xor eax, dword [esp + 92]         ;   351.8 p5+p2   23 w[14]
        xor eax, dword [esp + 44]         ;   352.8 p1+p2   23 w[14]
        xor eax, dword [esp + 24]         ;   353.8 p5+p2   23 w[14]
        rol eax, 1                        ;   354.8 p0      23 w[14]
        add ebp, eax                      ;   355.8 p1      27 v[1]
        rol ebx, 0x1e                     ;   353.8 p5      28 v[3]
        mov eax, edi                      ;   354.0 p1      27 v[1] copy
        rol eax, 5                        ;   355.0 p0      27 v[1]
        add ebp, eax                      ;   356.8 p5      27 v[1]
        add edx, ecx                      ;   355.0 p1      30 h
        mov eax, ebp                      ;   357.8 p0      27 v[0] copy
        rol eax, 5                        ;   358.8 p5      27 v[0]
        mov ecx, esi                      ;   356.0 p1       7 v[0] copy
        xor ecx, edi                      ;   357.0 p0       7 v[0]
        xor ecx, ebx                      ;   358.0 p5       7 v[0]
        rol edi, 0x1e                     ;   357.5 p0      28 v[2]
        add edx, ecx                      ;   359.0 p1      30 h
        add edx, eax                      ;   360.0 p5      30 h
        mov dword [esp + 0], edx          ;   361.0 p3+p4   30 h
        add ebp, dword [esp + 4]          ;   358.0 p1+p2   30 h
        mov dword [esp + 4], ebp          ;   359.0 p3+p4   30 h
        add edi, dword [esp + 32]         ;   358.5 p0+p2   30 h
        add ebx, dword [esp + 12]         ;   358.8 p5+p2   30 h
        mov dword [esp + 12], ebx         ;   359.8 p3+p4   30 h
        add esi, dword [esp + 16]         ;   359.0 p1+p2   30 h
        mov dword [esp + 16], esi         ;   360.0 p3+p4   30 h
        mov esi, dword [esp + 68]         ;   358.0 p2      16 blocks
        add esi, 0x40                     ;   361.0 p0      16 blocks
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
