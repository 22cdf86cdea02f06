; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 407b9876d24e0e26); do not edit:
;   ./cw build sha1_blocks --cpu core2
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1166 uops, planned 334.8; bounds: width 291.5, ports 322.3, path 166.0
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
        mov eax, esp                      ;                    frame
        sub esp, 0x180                    ;                    frame
        and esp, 0xfffffff0               ;                    frame
        mov dword [esp + 372], eax        ;                    frame
        mov ecx, dword [eax + 20]         ;                    frame
        mov dword [esp + 320], ecx        ;                    frame
        mov ecx, dword [eax + 28]         ;                    frame
        mov dword [esp + 344], ecx        ;                    frame
        mov ecx, dword [eax + 24]         ;                    frame
        mov dword [esp + 348], ecx        ;                    frame
        mov esi, dword [esp + 320]        ;     0.0 p2      16 h reload
        mov edi, dword [esi]              ;     3.0 p2      16 h
        mov dword [esp + 324], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 4]          ;     3.0 p2      16 h
        mov dword [esp + 328], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 8]          ;     3.0 p2      16 h
        mov dword [esp + 332], edi        ;     6.0 p3+p4   16 h
        mov edi, dword [esi + 12]         ;     4.0 p2      16 h
        mov dword [esp + 336], edi        ;     7.0 p3+p4   16 h
        mov esi, dword [esi + 16]         ;     5.0 p2      16 h
        mov dword [esp + 340], esi        ;     8.0 p3+p4   16 h
        mov esi, dword [esp + 344]        ;     6.0 p2      16 h
        shl esi, 6                        ;     9.0 p0      16 h
        add esi, dword [esp + 348]        ;    10.0 p1+p2   16 h
        mov dword [esp + 352], esi        ;    11.0 p3+p4   16 h
        cmp dword [esp + 344], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 348]        ;                    resident
        mov ecx, dword [esp + 332]        ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 324]        ;     0.0 p2      27 v[4]
        rol eax, 5                        ;     3.0 p0      27 v[4]
        mov edi, ecx                      ;     0.5 p1       6 v[4] copy
        mov edx, dword [esp + 336]        ;     1.0 p2      19 v[3] reload
        mov ebx, dword [esp + 328]        ;     2.0 p2      19 v[1] reload
        xor edi, edx                      ;     4.0 p5       6 v[4]
        mov ebp, dword [esi]              ;     3.0 p2      22 w[0]
        bswap ebp                         ;     6.0 p0+p5   22 w[0]
        and edi, ebx                      ;     5.0 p1       6 v[4]
        xor edi, edx                      ;     6.0 p0       6 v[4]
        add eax, dword [esp + 340]        ;     4.0 p1+p2   27 v[4]
        lea eax, [eax + ebp + 1518500249] ;    10.0 p0      27 v[4]
        add eax, edi                      ;    11.0 p5      27 v[4]
        rol ebx, 0x1e                     ;     5.0 p5      28 v[1]
        mov dword [esp + 0], ebp          ;    10.0 p3+p4   22 w[0]
        mov ebp, eax                      ;    12.0 p1      27 v[3] copy
        mov dword [esp + 356], ebx        ;     6.0 p3+p4   28 v[1] spill
        mov dword [esp + 360], eax        ;    12.0 p3+p4   27 v[4] spill
        rol ebp, 5                        ;    13.0 p0      27 v[3]
        lea ebp, [ebp + edx + 1518500249] ;    14.0 p0      27 v[3]
        mov eax, ebx                      ;     6.0 p1       6 v[3] copy
        mov edi, dword [esi + 4]          ;     5.5 p2      22 w[1]
        bswap edi                         ;     8.5 p0+p5   22 w[1]
        xor eax, ecx                      ;     7.0 p1       6 v[3]
        and eax, dword [esp + 324]        ;     8.0 p5+p2    6 v[3]
        xor eax, ecx                      ;     9.0 p1       6 v[3]
        add ebp, eax                      ;    15.0 p0      27 v[3]
        mov eax, dword [esi + 8]          ;     7.5 p2      22 w[2]
        add ebp, edi                      ;    16.0 p5      27 v[3]
        mov edx, dword [esp + 324]        ;     8.5 p2      28 v[0]
        rol edx, 0x1e                     ;    11.5 p0      28 v[0]
        mov dword [esp + 4], edi          ;    12.5 p3+p4   22 w[1]
        mov edi, ebx                      ;     8.5 p1       6 v[2] copy
        xor edi, edx                      ;    12.5 p5       6 v[2]
        and edi, dword [esp + 360]        ;    15.0 p1+p2    6 v[2]
        mov dword [esp + 364], ecx        ;     9.2 p3+p4   19 v[2] spill
        bswap eax                         ;    10.5 p0+p5   22 w[2]
        xor edi, ebx                      ;    16.0 p1       6 v[2]
        mov ebx, ebp                      ;    17.0 p0      27 v[2] copy
        rol ebx, 5                        ;    18.0 p5      27 v[2]
        mov dword [esp + 8], eax          ;    14.5 p3+p4   22 w[2]
        lea edi, [edi + ecx + 1518500249] ;    17.0 p0      27 v[2]
        add edi, eax                      ;    18.0 p1      27 v[2]
        add edi, ebx                      ;    19.0 p5      27 v[2]
        mov ebx, dword [esi + 12]         ;    12.0 p2      22 w[3]
        mov eax, edx                      ;    12.5 p1       6 v[1] copy
        bswap ebx                         ;    15.0 p0+p5   22 w[3]
        mov dword [esp + 12], ebx         ;    19.0 p3+p4   22 w[3]
        mov ecx, dword [esp + 360]        ;    13.2 p2      28 v[4]
        mov dword [esp + 360], edx        ;    14.0 p3+p4   28 v[0] spill
        rol ecx, 0x1e                     ;    16.2 p0      28 v[4]
        xor eax, ecx                      ;    17.2 p1       6 v[1]
        and eax, ebp                      ;    18.2 p5       6 v[1]
        rol ebp, 0x1e                     ;    17.0 p0      28 v[3]
        xor eax, edx                      ;    19.2 p1       6 v[1]
        add eax, dword [esp + 356]        ;    20.2 p5+p2   27 v[1]
        lea eax, [eax + ebx + 1518500249] ;    21.2 p0      27 v[1]
        mov edx, edi                      ;    20.0 p1      27 v[1] copy
        rol edx, 5                        ;    21.0 p5      27 v[1]
        add eax, edx                      ;    22.2 p0      27 v[1]
        mov edx, dword [esi + 16]         ;    16.5 p2      22 w[4]
        mov ebx, ecx                      ;    17.2 p1       6 v[0] copy
        bswap edx                         ;    19.5 p0+p5   22 w[4]
        xor ebx, ebp                      ;    18.2 p1       6 v[0]
        and ebx, edi                      ;    20.0 p5       6 v[0]
        rol edi, 0x1e                     ;    20.0 p0      28 v[2]
        xor ebx, ecx                      ;    21.0 p1       6 v[0]
        add ebx, dword [esp + 360]        ;    22.0 p5+p2   27 v[0]
        mov dword [esp + 360], ecx        ;    18.8 p3+p4   28 v[4] spill
        mov ecx, eax                      ;    23.2 p0      27 v[0] copy
        lea ebx, [ebx + edx + 1518500249] ;    23.5 p0      27 v[0]
        mov dword [esp + 16], edx         ;    23.5 p3+p4   22 w[4]
        rol ecx, 5                        ;    24.2 p5      27 v[0]
        add ebx, ecx                      ;    25.2 p1      27 v[0]
        mov ecx, dword [esi + 20]         ;    20.2 p2      22 w[5]
        mov dword [esp + 356], edi        ;    21.0 p3+p4   28 v[2] spill
        bswap ecx                         ;    23.2 p0+p5   22 w[5]
        mov dword [esp + 20], ecx         ;    27.2 p3+p4   22 w[5]
        mov edx, ebp                      ;    21.5 p1       6 v[4] copy
        xor edx, edi                      ;    22.5 p5       6 v[4]
        and edx, eax                      ;    23.5 p1       6 v[4]
        rol eax, 0x1e                     ;    23.2 p0      28 v[1]
        xor edx, ebp                      ;    24.5 p5       6 v[4]
        add edx, dword [esp + 360]        ;    25.5 p1+p2   27 v[4]
        lea edx, [edx + ecx + 1518500249] ;    27.2 p0      27 v[4]
        mov dword [esp + 360], ebp        ;    23.2 p3+p4   28 v[3] spill
        mov ebp, ebx                      ;    26.2 p5      27 v[4] copy
        mov ecx, edi                      ;    24.5 p1       6 v[3] copy
        rol ebp, 5                        ;    27.2 p0      27 v[4]
        add edx, ebp                      ;    28.2 p5      27 v[4]
        xor ecx, eax                      ;    25.5 p1       6 v[3]
        mov ebp, dword [esi + 24]         ;    24.8 p2      22 w[6]
        bswap ebp                         ;    27.8 p0+p5   22 w[6]
        mov dword [esp + 24], ebp         ;    31.8 p3+p4   22 w[6]
        and ecx, ebx                      ;    26.5 p1       6 v[3]
        rol ebx, 0x1e                     ;    26.8 p0      28 v[0]
        xor ecx, edi                      ;    27.5 p5       6 v[3]
        mov edi, edx                      ;    29.2 p1      27 v[3] copy
        rol edi, 5                        ;    30.2 p0      27 v[3]
        add ecx, dword [esp + 360]        ;    28.5 p5+p2   27 v[3]
        lea edi, [ecx + edi + 1518500249] ;    31.2 p0      27 v[3]
        add edi, ebp                      ;    32.2 p1      27 v[3]
        mov ebp, eax                      ;    29.2 p5       6 v[2] copy
        mov ecx, dword [esi + 28]         ;    28.0 p2      22 w[7]
        bswap ecx                         ;    31.0 p0+p5   22 w[7]
        xor ebp, ebx                      ;    30.2 p1       6 v[2]
        and ebp, edx                      ;    31.2 p1       6 v[2]
        xor ebp, eax                      ;    32.2 p0       6 v[2]
        add ebp, dword [esp + 356]        ;    33.2 p5+p2   27 v[2]
        lea ebp, [ebp + ecx + 1518500249] ;    35.0 p0      27 v[2]
        mov dword [esp + 360], eax        ;    30.0 p3+p4   28 v[1] spill
        mov eax, edi                      ;    33.2 p1      27 v[2] copy
        rol edx, 0x1e                     ;    32.2 p5      28 v[4]
        rol eax, 5                        ;    34.2 p0      27 v[2]
        add ebp, eax                      ;    36.0 p1      27 v[2]
        mov eax, dword [esi + 32]         ;    31.2 p2      22 w[8]
        mov dword [esp + 356], ebx        ;    31.5 p3+p4   28 v[0] spill
        bswap eax                         ;    34.2 p0+p5   22 w[8]
        mov dword [esp + 28], ecx         ;    35.0 p3+p4   22 w[7]
        mov ecx, ebx                      ;    33.5 p1       6 v[1] copy
        xor ecx, edx                      ;    34.5 p5       6 v[1]
        and ecx, edi                      ;    35.5 p1       6 v[1]
        rol edi, 0x1e                     ;    34.8 p0      28 v[3]
        mov dword [esp + 32], eax         ;    38.2 p3+p4   22 w[8]
        xor ecx, ebx                      ;    36.5 p5       6 v[1]
        mov ebx, ebp                      ;    37.0 p1      27 v[1] copy
        add ecx, dword [esp + 360]        ;    37.5 p0+p2   27 v[1]
        rol ebx, 5                        ;    38.0 p5      27 v[1]
        lea ecx, [ecx + ebx + 1518500249] ;    39.0 p0      27 v[1]
        add ecx, eax                      ;    40.0 p1      27 v[1]
        mov ebx, dword [esi + 36]         ;    35.2 p2      22 w[9]
        bswap ebx                         ;    38.2 p0+p5   22 w[9]
        mov dword [esp + 36], ebx         ;    42.2 p3+p4   22 w[9]
        mov eax, edx                      ;    37.5 p1       6 v[0] copy
        xor eax, edi                      ;    38.5 p5       6 v[0]
        mov dword [esp + 360], edx        ;    37.0 p3+p4   28 v[4] spill
        and eax, ebp                      ;    39.5 p1       6 v[0]
        xor eax, edx                      ;    40.5 p0       6 v[0]
        rol ebp, 0x1e                     ;    39.2 p5      28 v[2]
        mov edx, ecx                      ;    41.0 p1      27 v[0] copy
        rol edx, 5                        ;    42.0 p0      27 v[0]
        add eax, dword [esp + 356]        ;    41.5 p5+p2   27 v[0]
        mov dword [esp + 356], edi        ;    38.5 p3+p4   28 v[3] spill
        lea eax, [eax + edx + 1518500249] ;    43.0 p0      27 v[0]
        add eax, ebx                      ;    44.0 p1      27 v[0]
        mov ebx, edi                      ;    41.2 p5       6 v[4] copy
        mov edx, dword [esi + 40]         ;    39.5 p2      22 w[10]
        bswap edx                         ;    42.5 p0+p5   22 w[10]
        mov dword [esp + 40], edx         ;    46.5 p3+p4   22 w[10]
        xor ebx, ebp                      ;    42.2 p1       6 v[4]
        and ebx, ecx                      ;    43.2 p1       6 v[4]
        rol ecx, 0x1e                     ;    42.8 p0      28 v[1]
        xor ebx, edi                      ;    44.2 p5       6 v[4]
        mov edi, eax                      ;    45.0 p1      27 v[4] copy
        rol edi, 5                        ;    46.0 p0      27 v[4]
        add ebx, dword [esp + 360]        ;    45.2 p5+p2   27 v[4]
        mov dword [esp + 360], ebp        ;    42.2 p3+p4   28 v[2] spill
        lea ebx, [ebx + edx + 1518500249] ;    46.5 p0      27 v[4]
        mov edx, ebp                      ;    44.5 p1       6 v[3] copy
        xor edx, ecx                      ;    45.5 p5       6 v[3]
        and edx, eax                      ;    46.5 p1       6 v[3]
        rol eax, 0x1e                     ;    45.8 p0      28 v[0]
        add ebx, edi                      ;    47.5 p5      27 v[4]
        xor edx, ebp                      ;    47.5 p1       6 v[3]
        add edx, dword [esp + 356]        ;    48.5 p0+p2   27 v[3]
        mov ebp, ebx                      ;    48.5 p5      27 v[3] copy
        mov edi, dword [esi + 44]         ;    45.2 p2      22 w[11]
        rol ebp, 5                        ;    49.5 p0      27 v[3]
        bswap edi                         ;    48.8 p0+p5   22 w[11]
        mov dword [esp + 44], edi         ;    52.8 p3+p4   22 w[11]
        lea edx, [edx + edi + 1518500249] ;    52.8 p0      27 v[3]
        add edx, ebp                      ;    53.8 p1      27 v[3]
        mov edi, ecx                      ;    48.5 p1       6 v[2] copy
        mov dword [esp + 356], ecx        ;    46.8 p3+p4   28 v[1] spill
        mov ebp, dword [esi + 48]         ;    47.0 p2      22 w[12]
        bswap ebp                         ;    50.8 p0+p5   22 w[12]
        xor edi, eax                      ;    49.5 p1       6 v[2]
        and edi, ebx                      ;    50.5 p5       6 v[2]
        rol ebx, 0x1e                     ;    51.2 p5      28 v[4]
        xor edi, ecx                      ;    51.5 p1       6 v[2]
        mov ecx, edx                      ;    54.8 p1      27 v[2] copy
        mov dword [esp + 48], ebp         ;    54.8 p3+p4   22 w[12]
        rol ecx, 5                        ;    55.8 p0      27 v[2]
        add edi, dword [esp + 360]        ;    52.5 p5+p2   27 v[2]
        lea edi, [edi + ebp + 1518500249] ;    54.8 p0      27 v[2]
        add edi, ecx                      ;    56.8 p1      27 v[2]
        mov ecx, dword [esi + 52]         ;    50.5 p2      22 w[13]
        bswap ecx                         ;    53.8 p0+p5   22 w[13]
        mov ebp, eax                      ;    53.5 p1       6 v[1] copy
        mov dword [esp + 52], ecx         ;    57.8 p3+p4   22 w[13]
        xor ebp, ebx                      ;    54.5 p5       6 v[1]
        and ebp, edx                      ;    55.5 p1       6 v[1]
        xor ebp, eax                      ;    56.5 p0       6 v[1]
        rol edx, 0x1e                     ;    55.2 p5      28 v[3]
        add ebp, dword [esp + 356]        ;    57.5 p1+p2   27 v[1]
        mov dword [esp + 356], ebx        ;    53.0 p3+p4   28 v[4] spill
        lea ebp, [ebp + ecx + 1518500249] ;    58.5 p0      27 v[1]
        mov dword [esp + 360], eax        ;    54.0 p3+p4   28 v[0] spill
        mov eax, edi                      ;    57.8 p5      27 v[1] copy
        rol eax, 5                        ;    58.8 p0      27 v[1]
        add ebp, eax                      ;    59.8 p1      27 v[1]
        mov ecx, ebx                      ;    57.2 p5       6 v[0] copy
        mov eax, dword [esi + 56]         ;    54.8 p2      22 w[14]
        bswap eax                         ;    58.2 p0+p5   22 w[14]
        xor ecx, edx                      ;    58.2 p1       6 v[0]
        and ecx, edi                      ;    59.2 p1       6 v[0]
        rol edi, 0x1e                     ;    58.8 p0      28 v[2]
        xor ecx, ebx                      ;    60.2 p5       6 v[0]
        mov ebx, ebp                      ;    60.8 p1      27 v[0] copy
        add ecx, dword [esp + 360]        ;    61.2 p0+p2   27 v[0]
        mov dword [esp + 360], esi        ;    57.0 p3+p4   22 w[0] spill
        rol ebx, 5                        ;    61.8 p5      27 v[0]
        lea ecx, [ecx + eax + 1518500249] ;    62.2 p0      27 v[0]
        add ecx, ebx                      ;    63.2 p1      27 v[0]
        mov ebx, dword [esi + 60]         ;    58.0 p2      22 w[15]
        mov esi, edx                      ;    61.2 p5       6 v[4] copy
        mov dword [esp + 56], eax         ;    62.2 p3+p4   22 w[14]
        bswap ebx                         ;    62.2 p0+p5   22 w[15]
        xor esi, edi                      ;    62.2 p1       6 v[4]
        and esi, ebp                      ;    63.2 p1       6 v[4]
        rol ebp, 0x1e                     ;    62.8 p0      28 v[1]
        xor esi, edx                      ;    64.2 p5       6 v[4]
        mov eax, ecx                      ;    64.2 p1      27 v[4] copy
        rol eax, 5                        ;    65.2 p0      27 v[4]
        add esi, dword [esp + 356]        ;    65.2 p5+p2   27 v[4]
        lea esi, [esi + ebx + 1518500249] ;    66.2 p0      27 v[4]
        mov dword [esp + 356], edi        ;    61.2 p3+p4   28 v[2] spill
        add esi, eax                      ;    67.2 p1      27 v[4]
        mov eax, dword [esp + 52]         ;    62.2 p2      23 w[0]
        xor eax, dword [esp + 32]         ;    65.2 p5+p2   23 w[0]
        mov dword [esp + 60], ebx         ;    66.2 p3+p4   22 w[15]
        mov ebx, edi                      ;    65.5 p1       6 v[3] copy
        xor eax, dword [esp + 8]          ;    66.2 p0+p2   23 w[0]
        xor eax, dword [esp + 0]          ;    67.2 p5+p2   23 w[0]
        rol eax, 1                        ;    68.2 p0      23 w[0]
        mov dword [esp + 64], eax         ;    69.2 p3+p4   23 w[0]
        xor ebx, ebp                      ;    66.5 p1       6 v[3]
        and ebx, ecx                      ;    67.5 p5       6 v[3]
        xor ebx, edi                      ;    68.5 p1       6 v[3]
        rol ecx, 0x1e                     ;    67.8 p0      28 v[0]
        mov edi, esi                      ;    68.2 p5      27 v[3] copy
        rol edi, 5                        ;    69.2 p0      27 v[3]
        lea edx, [edx + ebx + 1518500249] ;    69.8 p0      27 v[3]
        add edx, edi                      ;    70.8 p1      27 v[3]
        mov ebx, dword [esp + 36]         ;    66.0 p2      22 w[9] reload
        mov edi, dword [esp + 56]         ;    67.0 p2      23 w[1]
        xor edi, ebx                      ;    70.0 p5      23 w[1]
        xor edi, dword [esp + 12]         ;    71.0 p1+p2   23 w[1]
        xor edi, dword [esp + 4]          ;    72.0 p5+p2   23 w[1]
        add edx, eax                      ;    71.8 p1      27 v[3]
        rol edi, 1                        ;    73.0 p0      23 w[1]
        mov ebx, ebp                      ;    71.2 p5       6 v[2] copy
        xor ebx, ecx                      ;    72.2 p1       6 v[2]
        and ebx, esi                      ;    73.2 p0       6 v[2]
        xor ebx, ebp                      ;    74.2 p5       6 v[2]
        add ebx, dword [esp + 356]        ;    75.2 p1+p2   27 v[2]
        lea ebx, [ebx + edi + 1518500249] ;    76.2 p0      27 v[2]
        rol esi, 0x1e                     ;    73.2 p5      28 v[4]
        mov eax, edx                      ;    73.5 p1      27 v[2] copy
        rol eax, 5                        ;    74.5 p0      27 v[2]
        add ebx, eax                      ;    77.2 p5      27 v[2]
        mov eax, dword [esp + 60]         ;    71.0 p2      23 w[2]
        xor eax, dword [esp + 40]         ;    74.5 p1+p2   23 w[2]
        xor eax, dword [esp + 16]         ;    75.5 p0+p2   23 w[2]
        xor eax, dword [esp + 8]          ;    76.5 p5+p2   23 w[2]
        rol eax, 1                        ;    77.5 p0      23 w[2]
        mov dword [esp + 72], eax         ;    78.5 p3+p4   23 w[2]
        mov dword [esp + 68], edi         ;    74.0 p3+p4   23 w[1]
        mov dword [esp + 356], ecx        ;    73.8 p3+p4   28 v[0] spill
        mov edi, ecx                      ;    75.5 p1       6 v[1] copy
        xor edi, esi                      ;    76.5 p5       6 v[1]
        lea ebp, [ebp + eax + 1518500249] ;    78.5 p0      27 v[1]
        and edi, edx                      ;    77.5 p1       6 v[1]
        rol edx, 0x1e                     ;    77.2 p5      28 v[3]
        xor edi, ecx                      ;    78.5 p1       6 v[1]
        mov ecx, ebx                      ;    78.2 p0      27 v[1] copy
        rol ecx, 5                        ;    79.2 p5      27 v[1]
        add ebp, ecx                      ;    80.2 p1      27 v[1]
        mov ecx, dword [esp + 44]         ;    75.2 p2      22 w[11] reload
        add ebp, edi                      ;    81.2 p0      27 v[1]
        mov edi, dword [esp + 64]         ;    76.2 p2      23 w[3]
        xor edi, ecx                      ;    79.2 p5      23 w[3]
        mov ecx, esi                      ;    79.5 p1       6 v[0] copy
        xor ecx, edx                      ;    80.5 p0       6 v[0]
        and ecx, ebx                      ;    81.5 p5       6 v[0]
        mov eax, ebp                      ;    82.2 p1      27 v[0] copy
        xor ecx, esi                      ;    82.5 p0       6 v[0]
        rol eax, 5                        ;    83.2 p5      27 v[0]
        add eax, dword [esp + 356]        ;    84.2 p1+p2   27 v[0]
        lea eax, [eax + ecx + 1518500249] ;    85.2 p0      27 v[0]
        mov ecx, dword [esp + 68]         ;    78.8 p2      23 w[4]
        xor ecx, dword [esp + 48]         ;    82.2 p5+p2   23 w[4]
        xor edi, dword [esp + 20]         ;    82.5 p1+p2   23 w[3]
        xor edi, dword [esp + 12]         ;    83.5 p0+p2   23 w[3]
        rol edi, 1                        ;    84.5 p5      23 w[3]
        mov dword [esp + 76], edi         ;    85.5 p3+p4   23 w[3]
        rol ebx, 0x1e                     ;    83.8 p0      28 v[2]
        xor ecx, dword [esp + 24]         ;    83.5 p1+p2   23 w[4]
        add eax, edi                      ;    86.2 p5      27 v[0]
        mov edi, ebp                      ;    84.5 p1       7 v[4] copy
        xor edi, edx                      ;    85.5 p0       7 v[4]
        xor edi, ebx                      ;    86.5 p5       7 v[4]
        lea esi, [esi + edi + 1859775393] ;    87.5 p0      27 v[4]
        mov edi, eax                      ;    87.2 p1      27 v[4] copy
        mov dword [esp + 356], edx        ;    82.8 p3+p4   28 v[3] spill
        xor ecx, dword [esp + 16]         ;    86.2 p5+p2   23 w[4]
        rol ecx, 1                        ;    87.2 p0      23 w[4]
        rol ebp, 0x1e                     ;    87.2 p5      28 v[1]
        mov dword [esp + 80], ecx         ;    88.2 p3+p4   23 w[4]
        rol edi, 5                        ;    88.2 p0      27 v[4]
        add esi, edi                      ;    89.2 p1      27 v[4]
        mov edi, dword [esp + 72]         ;    85.5 p2      23 w[5]
        xor edi, dword [esp + 52]         ;    88.5 p1+p2   23 w[5]
        xor edi, dword [esp + 28]         ;    89.5 p5+p2   23 w[5]
        xor edi, dword [esp + 20]         ;    90.5 p1+p2   23 w[5]
        mov edx, eax                      ;    88.8 p0      28 v[0] copy
        rol edx, 0x1e                     ;    89.8 p5      28 v[0]
        xor eax, ebx                      ;    89.5 p1       7 v[3]
        xor eax, ebp                      ;    90.5 p0       7 v[3]
        add esi, ecx                      ;    90.2 p5      27 v[4]
        rol edi, 1                        ;    91.5 p0      23 w[5]
        mov dword [esp + 84], edi         ;    92.5 p3+p4   23 w[5]
        mov edi, dword [esp + 60]         ;    88.8 p2      23 w[7]
        xor edi, dword [esp + 36]         ;    91.8 p1+p2   23 w[7]
        xor edi, dword [esp + 28]         ;    92.8 p5+p2   23 w[7]
        xor edi, ecx                      ;    93.8 p1      23 w[7]
        rol edi, 1                        ;    94.8 p0      23 w[7]
        mov ecx, esi                      ;    92.2 p5      27 v[3] copy
        add eax, dword [esp + 356]        ;    92.5 p1+p2   27 v[3]
        add eax, dword [esp + 84]         ;    95.5 p0+p2   27 v[3]
        rol ecx, 5                        ;    93.2 p5      27 v[3]
        lea eax, [eax + ecx + 1859775393] ;    96.5 p0      27 v[3]
        mov dword [esp + 356], ebx        ;    90.0 p3+p4   28 v[2] spill
        lea ebx, [ebp + edi + 1859775393] ;    95.8 p0      27 v[1]
        xor ebp, edx                      ;    93.5 p1       7 v[2]
        mov dword [esp + 92], edi         ;    95.8 p3+p4   23 w[7]
        xor ebp, esi                      ;    94.5 p5       7 v[2]
        add ebp, dword [esp + 356]        ;    95.5 p1+p2   27 v[2]
        mov dword [esp + 356], edx        ;    92.0 p3+p4   28 v[0] spill
        mov ecx, dword [esp + 76]         ;    94.8 p2      23 w[6]
        xor ecx, dword [esp + 56]         ;    97.8 p5+p2   23 w[6]
        xor ecx, dword [esp + 32]         ;    98.8 p1+p2   23 w[6]
        mov edi, eax                      ;    97.5 p0      27 v[2] copy
        rol esi, 0x1e                     ;    96.2 p5      28 v[4]
        rol edi, 5                        ;    98.5 p0      27 v[2]
        xor ecx, dword [esp + 24]         ;    99.8 p1+p2   23 w[6]
        rol ecx, 1                        ;   100.8 p5      23 w[6]
        mov dword [esp + 88], ecx         ;   101.8 p3+p4   23 w[6]
        lea ebp, [ebp + ecx + 1859775393] ;   101.8 p0      27 v[2]
        add ebp, edi                      ;   102.8 p1      27 v[2]
        mov edi, eax                      ;    98.2 p5      28 v[3] copy
        xor eax, edx                      ;    98.5 p1       7 v[1]
        xor eax, esi                      ;    99.5 p0       7 v[1]
        add ebx, eax                      ;   100.5 p5      27 v[1]
        mov edx, dword [esp + 68]         ;    98.8 p2      23 w[9]
        mov eax, ebp                      ;   103.8 p1      27 v[1] copy
        rol edi, 0x1e                     ;    99.8 p0      28 v[3]
        xor edx, dword [esp + 44]         ;   101.8 p5+p2   23 w[9]
        xor edx, dword [esp + 36]         ;   102.8 p1+p2   23 w[9]
        rol eax, 5                        ;   104.8 p0      27 v[1]
        add ebx, eax                      ;   105.8 p5      27 v[1]
        xor edx, ecx                      ;   103.8 p1      23 w[9]
        rol edx, 1                        ;   104.8 p0      23 w[9]
        lea ecx, [esi + edx + 1859775393] ;   105.8 p0      27 v[4]
        xor esi, edi                      ;   102.2 p5       7 v[0]
        xor esi, ebp                      ;   103.8 p1       7 v[0]
        mov eax, dword [esp + 84]         ;   101.8 p2      23 w[8]
        xor eax, dword [esp + 64]         ;   104.8 p5+p2   23 w[8]
        xor eax, dword [esp + 40]         ;   105.8 p1+p2   23 w[8]
        mov dword [esp + 100], edx        ;   105.8 p3+p4   23 w[9]
        xor eax, dword [esp + 32]         ;   106.8 p0+p2   23 w[8]
        rol eax, 1                        ;   107.8 p5      23 w[8]
        rol ebp, 0x1e                     ;   104.8 p0      28 v[2]
        mov edx, ebx                      ;   106.8 p1      27 v[0] copy
        rol edx, 5                        ;   107.8 p5      27 v[0]
        add esi, dword [esp + 356]        ;   105.8 p1+p2   27 v[0]
        lea esi, [esi + eax + 1859775393] ;   108.8 p0      27 v[0]
        add esi, edx                      ;   109.8 p5      27 v[0]
        mov edx, ebx                      ;   106.8 p1      28 v[1] copy
        rol edx, 0x1e                     ;   107.8 p0      28 v[1]
        mov dword [esp + 96], eax         ;   108.8 p3+p4   23 w[8]
        mov dword [esp + 356], edi        ;   106.0 p3+p4   28 v[3] spill
        xor eax, dword [esp + 76]         ;   108.8 p5+p2   23 w[11]
        xor eax, dword [esp + 52]         ;   109.8 p1+p2   23 w[11]
        xor eax, dword [esp + 44]         ;   110.8 p0+p2   23 w[11]
        xor ebx, edi                      ;   108.2 p5       7 v[4]
        xor ebx, ebp                      ;   109.2 p1       7 v[4]
        mov dword [esp + 368], edx        ;   108.8 p3+p4   28 v[1] spill
        rol eax, 1                        ;   111.8 p0      23 w[11]
        lea edi, [ebp + eax + 1859775393] ;   112.8 p0      27 v[2]
        xor ebp, edx                      ;   109.2 p5       7 v[3]
        xor ebp, esi                      ;   110.8 p1       7 v[3]
        mov edx, esi                      ;   110.8 p5      27 v[4] copy
        rol edx, 5                        ;   111.8 p0      27 v[4]
        add ecx, ebx                      ;   110.5 p1      27 v[4]
        mov ebx, dword [esp + 92]         ;   109.8 p2      23 w[10]
        xor ebx, dword [esp + 72]         ;   112.8 p5+p2   23 w[10]
        xor ebx, dword [esp + 48]         ;   113.8 p1+p2   23 w[10]
        xor ebx, dword [esp + 40]         ;   114.8 p0+p2   23 w[10]
        add ecx, edx                      ;   112.8 p5      27 v[4]
        mov edx, ecx                      ;   113.8 p1      27 v[3] copy
        rol esi, 0x1e                     ;   112.8 p0      28 v[0]
        rol ebx, 1                        ;   115.8 p5      23 w[10]
        mov dword [esp + 104], ebx        ;   116.8 p3+p4   23 w[10]
        mov dword [esp + 108], eax        ;   112.8 p3+p4   23 w[11]
        rol edx, 5                        ;   114.8 p0      27 v[3]
        add ebp, dword [esp + 356]        ;   113.8 p1+p2   27 v[3]
        lea ebp, [ebp + edx + 1859775393] ;   115.8 p0      27 v[3]
        add ebp, ebx                      ;   116.8 p5      27 v[3]
        xor ebx, dword [esp + 84]         ;   116.8 p1+p2   23 w[13]
        mov edx, ecx                      ;   115.2 p5      28 v[4] copy
        movaps xmm0, [esp + 96]           ;   115.8 p2      23 w[8] reload
        pshufd xmm1, xmm0, 0xe            ;   118.8 p5+p1   23 w[0]
        rol edx, 0x1e                     ;   116.2 p0      28 v[4]
        xor ebx, dword [esp + 60]         ;   117.8 p1+p2   23 w[13]
        xor ebx, dword [esp + 52]         ;   118.8 p0+p2   23 w[13]
        xor ecx, esi                      ;   117.2 p5       7 v[2]
        xor ecx, dword [esp + 368]        ;   118.8 p1+p2    7 v[2]
        mov eax, ebp                      ;   117.8 p0      27 v[2] copy
        rol eax, 5                        ;   118.8 p5      27 v[2]
        rol ebx, 1                        ;   119.8 p0      23 w[13]
        mov dword [esp + 356], ecx        ;   119.8 p3+p4    7 v[2] spill
        lea ecx, [esi + ebx + 1859775393] ;   120.8 p0      27 v[0]
        xor esi, edx                      ;   118.5 p1       7 v[1]
        xor esi, ebp                      ;   119.5 p5       7 v[1]
        add edi, dword [esp + 356]        ;   122.8 p1+p2   27 v[2]
        add edi, eax                      ;   123.8 p5      27 v[2]
        mov eax, dword [esp + 100]        ;   120.8 p2      23 w[12]
        xor eax, dword [esp + 80]         ;   123.8 p1+p2   23 w[12]
        mov dword [esp + 116], ebx        ;   120.8 p3+p4   23 w[13]
        xor eax, dword [esp + 56]         ;   124.8 p0+p2   23 w[12]
        xor eax, dword [esp + 48]         ;   125.8 p5+p2   23 w[12]
        rol ebp, 0x1e                     ;   121.8 p0      28 v[3]
        add esi, dword [esp + 368]        ;   124.8 p1+p2   27 v[1]
        rol eax, 1                        ;   126.8 p5      23 w[12]
        mov ebx, edi                      ;   124.8 p1      27 v[1] copy
        rol ebx, 5                        ;   125.8 p0      27 v[1]
        lea esi, [esi + ebx + 1859775393] ;   126.8 p0      27 v[1]
        mov ebx, dword [esp + 92]         ;   125.8 p2      23 w[15]
        xor ebx, dword [esp + 68]         ;   128.8 p5+p2   23 w[15]
        add esi, eax                      ;   127.8 p1      27 v[1]
        mov dword [esp + 112], eax        ;   127.8 p3+p4   23 w[12]
        xor ebx, dword [esp + 60]         ;   129.8 p5+p2   23 w[15]
        xor ebx, eax                      ;   130.8 p1      23 w[15]
        mov eax, edi                      ;   124.8 p0      28 v[2] copy
        rol eax, 0x1e                     ;   125.8 p5      28 v[2]
        xor edi, edx                      ;   125.5 p1       7 v[0]
        xor edi, ebp                      ;   126.5 p0       7 v[0]
        add ecx, edi                      ;   127.5 p5      27 v[0]
        mov edi, esi                      ;   128.8 p1      27 v[0] copy
        rol edi, 5                        ;   129.8 p0      27 v[0]
        rol ebx, 1                        ;   131.8 p5      23 w[15]
        mov dword [esp + 368], edx        ;   126.0 p3+p4   28 v[4] spill
        lea edx, [ebp + ebx + 1859775393] ;   132.8 p0      27 v[3]
        xor ebp, eax                      ;   127.5 p1       7 v[4]
        xor ebp, esi                      ;   128.8 p5       7 v[4]
        add ecx, edi                      ;   130.8 p1      27 v[0]
        mov edi, dword [esp + 108]        ;   128.8 p2      23 w[14]
        xor edi, dword [esp + 88]         ;   131.8 p0+p2   23 w[14]
        xor edi, dword [esp + 64]         ;   132.8 p5+p2   23 w[14]
        rol esi, 0x1e                     ;   129.8 p0      28 v[1]
        xor edi, dword [esp + 56]         ;   133.8 p1+p2   23 w[14]
        add ebp, dword [esp + 368]        ;   132.8 p5+p2   27 v[4]
        rol edi, 1                        ;   134.8 p0      23 w[14]
        movaps xmm3, [esp + 64]           ;   133.8 p2      23 w[0] reload
        mov dword [esp + 120], edi        ;   135.8 p3+p4   23 w[14]
        mov dword [esp + 124], ebx        ;   132.8 p3+p4   23 w[15]
        mov ebx, ecx                      ;   131.8 p1      27 v[4] copy
        rol ebx, 5                        ;   132.8 p5      27 v[4]
        movaps xmm4, [esp + 16]           ;   134.8 p2      22 w[4] reload
        lea ebx, [ebp + ebx + 1859775393] ;   133.8 p0      27 v[4]
        movaps xmm2, [esp + 112]          ;   135.8 p2      23 w[12] reload
        punpcklqdq xmm1, xmm2             ;   138.8 p1      23 w[0]
        add ebx, edi                      ;   135.8 p5      27 v[4]
        xorps xmm1, xmm3                  ;   139.8 p1      23 w[0]
        xorps xmm1, xmm4                  ;   140.8 p0      23 w[0]
        xorps xmm1, [esp + 0]             ;   141.8 p5+p2   23 w[0]
        movaps xmm5, xmm1                 ;   142.8 p1      23 w[0] copy
        pslld xmm5, 2                     ;   143.8 p0      23 w[0]
        psrld xmm1, 0x1e                  ;   142.8 p0      23 w[0]
        xorps xmm1, xmm5                  ;   145.8 p5      23 w[0]
        movaps xmm7, [esp + 32]           ;   137.8 p2      22 w[8] reload
        movaps xmm6, [esp + 80]           ;   138.8 p2      23 w[4]
        xorps xmm6, xmm7                  ;   141.8 p1      23 w[4]
        movaps [esp + 128], xmm1          ;   146.8 p3+p4   23 w[0]
        xorps xmm6, xmm4                  ;   142.8 p5      23 w[4]
        pshufd xmm5, xmm2, 0xe            ;   138.8 p5+p1   23 w[4]
        punpcklqdq xmm5, xmm1             ;   146.8 p0      23 w[4]
        xorps xmm6, xmm5                  ;   147.8 p1      23 w[4]
        movaps xmm4, xmm6                 ;   148.8 p0      23 w[4] copy
        pslld xmm4, 2                     ;   149.8 p0      23 w[4]
        psrld xmm6, 0x1e                  ;   148.8 p0      23 w[4]
        xorps xmm6, xmm4                  ;   151.8 p5      23 w[4]
        movaps xmm4, xmm0                 ;   139.8 p1      23 w[8] copy
        movaps xmm5, [esp + 48]           ;   140.0 p2      22 w[12] reload
        xorps xmm4, xmm5                  ;   143.0 p5      23 w[8]
        xorps xmm4, xmm7                  ;   144.0 p1      23 w[8]
        movq xmm7, [esp + 136]            ;   146.8 p2      23 w[8]
        punpcklqdq xmm7, xmm6             ;   152.8 p5      23 w[8]
        xorps xmm4, xmm7                  ;   153.8 p0      23 w[8]
        movaps xmm7, xmm4                 ;   154.8 p1      23 w[8] copy
        movaps [esp + 144], xmm6          ;   152.8 p3+p4   23 w[4]
        psrld xmm4, 0x1e                  ;   154.8 p0      23 w[8]
        pslld xmm7, 2                     ;   155.8 p0      23 w[8]
        xorps xmm4, xmm7                  ;   157.8 p5      23 w[8]
        mov ebp, ecx                      ;   145.8 p1      28 v[0] copy
        xor ecx, eax                      ;   146.0 p5       7 v[3]
        xorps xmm5, xmm3                  ;   146.2 p0      23 w[12]
        xorps xmm5, xmm2                  ;   147.2 p1      23 w[12]
        movaps [esp + 160], xmm4          ;   158.8 p3+p4   23 w[8]
        mov edi, ebx                      ;   147.0 p5      27 v[3] copy
        movq xmm7, [esp + 152]            ;   152.8 p2      23 w[12]
        rol edi, 5                        ;   148.0 p0      27 v[3]
        add edx, edi                      ;   149.0 p1      27 v[3]
        xor ecx, esi                      ;   148.0 p5       7 v[3]
        add edx, ecx                      ;   150.0 p0      27 v[3]
        rol ebp, 0x1e                     ;   149.0 p5      28 v[0]
        punpcklqdq xmm7, xmm4             ;   158.8 p1      23 w[12]
        xorps xmm5, xmm7                  ;   159.8 p0      23 w[12]
        movaps xmm7, xmm5                 ;   160.8 p1      23 w[12] copy
        psrld xmm5, 0x1e                  ;   160.8 p0      23 w[12]
        mov edi, ebx                      ;   150.0 p5      28 v[4] copy
        xor ebx, esi                      ;   150.8 p1       7 v[2]
        pslld xmm7, 2                     ;   161.8 p0      23 w[12]
        mov ecx, edx                      ;   151.0 p5      27 v[2] copy
        xor ebx, ebp                      ;   151.8 p1       7 v[2]
        lea eax, [eax + ebx + 1859775393] ;   152.8 p0      27 v[2]
        rol ecx, 5                        ;   152.0 p5      27 v[2]
        rol edi, 0x1e                     ;   153.0 p5      28 v[4]
        xorps xmm5, xmm7                  ;   163.8 p1      23 w[12]
        movaps [esp + 176], xmm5          ;   164.8 p3+p4   23 w[12]
        add eax, dword [esp + 128]        ;   153.8 p0+p2   27 v[2]
        add eax, ecx                      ;   154.8 p1      27 v[2]
        mov ebx, eax                      ;   155.8 p5      27 v[1] copy
        mov ecx, edx                      ;   154.5 p0      28 v[3] copy
        xor edx, ebp                      ;   154.8 p1       7 v[1]
        xor edx, edi                      ;   155.8 p5       7 v[1]
        add esi, dword [esp + 132]        ;   155.5 p0+p2   27 v[1]
        lea esi, [esi + edx + 1859775393] ;   156.8 p0      27 v[1]
        rol ecx, 0x1e                     ;   156.0 p5      28 v[3]
        rol ebx, 5                        ;   157.0 p5      27 v[1]
        add esi, ebx                      ;   158.0 p1      27 v[1]
        mov edx, dword [esp + 140]        ;   156.0 p2      27 v[4]
        lea edx, [edx + edi + 1859775393] ;   159.0 p0      27 v[4]
        xor edi, ecx                      ;   157.0 p1       7 v[0]
        add ebp, dword [esp + 136]        ;   157.8 p1+p2   27 v[0]
        xor edi, eax                      ;   158.0 p5       7 v[0]
        rol eax, 0x1e                     ;   158.5 p0      28 v[2]
        lea ebp, [ebp + edi + 1859775393] ;   159.5 p0      27 v[0]
        mov edi, esi                      ;   159.0 p1      27 v[0] copy
        rol edi, 5                        ;   160.0 p5      27 v[0]
        add ebp, edi                      ;   161.0 p1      27 v[0]
        mov ebx, dword [esp + 144]        ;   158.5 p2      27 v[3]
        lea ebx, [ebx + ecx + 1859775393] ;   161.5 p0      27 v[3]
        xor ecx, eax                      ;   160.0 p5       7 v[4]
        xor ecx, esi                      ;   161.0 p1       7 v[4]
        rol esi, 0x1e                     ;   161.0 p5      28 v[1]
        add edx, ecx                      ;   162.0 p0      27 v[4]
        mov edi, ebp                      ;   162.0 p1      27 v[4] copy
        rol edi, 5                        ;   163.0 p5      27 v[4]
        add edx, edi                      ;   164.0 p0      27 v[4]
        mov ecx, dword [esp + 148]        ;   160.8 p2      27 v[2]
        lea ecx, [ecx + eax + 1859775393] ;   163.8 p0      27 v[2]
        xor eax, ebp                      ;   162.8 p1       7 v[3]
        rol ebp, 0x1e                     ;   163.0 p5      28 v[0]
        xor eax, esi                      ;   163.8 p1       7 v[3]
        mov edi, dword [esp + 152]        ;   162.0 p2      27 v[1]
        add ebx, eax                      ;   164.8 p5      27 v[3]
        lea edi, [edi + esi + 1859775393] ;   165.0 p0      27 v[1]
        mov eax, edx                      ;   165.0 p1      27 v[3] copy
        rol eax, 5                        ;   166.0 p5      27 v[3]
        xor esi, ebp                      ;   165.5 p0       7 v[2]
        xor esi, edx                      ;   166.5 p1       7 v[2]
        add ecx, esi                      ;   167.5 p5      27 v[2]
        add ebx, eax                      ;   167.0 p0      27 v[3]
        mov esi, ebx                      ;   168.0 p1      27 v[2] copy
        rol esi, 5                        ;   169.0 p5      27 v[2]
        add ecx, esi                      ;   170.0 p0      27 v[2]
        mov esi, dword [esp + 156]        ;   165.0 p2      27 v[0]
        lea esi, [esi + ebp + 1859775393] ;   168.5 p0      27 v[0]
        rol edx, 0x1e                     ;   168.0 p5      28 v[4]
        mov eax, ebx                      ;   168.0 p1      28 v[3] copy
        xor ebp, edx                      ;   169.0 p1       7 v[1]
        xor ebp, ebx                      ;   170.0 p5       7 v[1]
        rol eax, 0x1e                     ;   169.5 p0      28 v[3]
        movaps xmm7, xmm1                 ;   169.8 p1      23 w[0] copy
        mov ebx, dword [esp + 160]        ;   167.0 p2      27 v[4]
        lea ebx, [ebx + edx - 1894007588] ;   170.5 p0      27 v[4]
        xorps xmm7, xmm3                  ;   170.8 p5      23 w[0]
        movaps xmm3, [esp + 80]           ;   168.0 p2      23 w[4] reload
        add edi, ebp                      ;   171.0 p1      27 v[1]
        xor edx, eax                      ;   171.0 p5       7 v[0]
        xor edx, ecx                      ;   172.0 p0       7 v[0]
        mov ebp, ecx                      ;   171.8 p1      27 v[1] copy
        movq xmm1, [esp + 168]            ;   169.0 p2      23 w[0]
        punpcklqdq xmm1, xmm5             ;   172.0 p5      23 w[0]
        xorps xmm7, xmm3                  ;   172.5 p0      23 w[0]
        xorps xmm7, xmm1                  ;   173.5 p1      23 w[0]
        movaps xmm1, xmm7                 ;   174.5 p5      23 w[0] copy
        pslld xmm1, 2                     ;   175.5 p0      23 w[0]
        psrld xmm7, 0x1e                  ;   174.5 p0      23 w[0]
        xorps xmm7, xmm1                  ;   177.5 p1      23 w[0]
        movaps xmm1, xmm6                 ;   174.0 p5      23 w[4] copy
        movaps [esp + 192], xmm7          ;   178.5 p3+p4   23 w[0]
        xorps xmm1, xmm3                  ;   175.0 p1      23 w[4]
        xorps xmm1, xmm0                  ;   176.0 p5      23 w[4]
        movq xmm3, [esp + 184]            ;   172.0 p2      23 w[4]
        punpcklqdq xmm3, xmm7             ;   178.5 p0      23 w[4]
        xorps xmm1, xmm3                  ;   179.5 p1      23 w[4]
        movaps xmm3, xmm1                 ;   180.5 p5      23 w[4] copy
        pslld xmm3, 2                     ;   181.5 p0      23 w[4]
        rol ebp, 5                        ;   177.0 p5      27 v[1]
        psrld xmm1, 0x1e                  ;   180.5 p0      23 w[4]
        rol ecx, 0x1e                     ;   178.0 p5      28 v[2]
        xorps xmm1, xmm3                  ;   183.5 p1      23 w[4]
        add esi, edx                      ;   177.8 p1      27 v[0]
        add edi, ebp                      ;   178.5 p0      27 v[1]
        mov ebp, edi                      ;   179.5 p1      27 v[0] copy
        rol ebp, 5                        ;   180.5 p5      27 v[0]
        add esi, ebp                      ;   181.5 p0      27 v[0]
        movaps xmm3, xmm4                 ;   179.8 p1      23 w[8] copy
        xorps xmm3, xmm0                  ;   180.8 p5      23 w[8]
        xorps xmm3, xmm2                  ;   181.8 p0      23 w[8]
        movq xmm0, [esp + 200]            ;   178.5 p2      23 w[8]
        punpcklqdq xmm0, xmm1             ;   184.5 p1      23 w[8]
        xorps xmm3, xmm0                  ;   185.5 p5      23 w[8]
        movaps xmm0, xmm3                 ;   186.5 p0      23 w[8] copy
        pslld xmm0, 2                     ;   187.5 p0      23 w[8]
        psrld xmm3, 0x1e                  ;   186.5 p0      23 w[8]
        xorps xmm3, xmm0                  ;   189.5 p1      23 w[8]
        mov ebp, eax                      ;   182.0 p5       8 v[4] copy
        xor ebp, ecx                      ;   183.0 p1       8 v[4]
        mov edx, esi                      ;   183.0 p5      27 v[4] copy
        rol edx, 5                        ;   184.0 p5      27 v[4]
        mov dword [esp + 368], esi        ;   182.5 p3+p4   27 v[0] spill
        mov esi, edi                      ;   183.8 p1       8 v[4] copy
        xor esi, eax                      ;   184.8 p0       8 v[4]
        add ebx, edx                      ;   185.0 p1      27 v[4]
        and ebp, esi                      ;   185.8 p5       8 v[4]
        mov edx, dword [esp + 368]        ;   182.5 p2      27 v[0] reload
        movaps [esp + 208], xmm3          ;   190.5 p3+p4   23 w[8]
        movaps [esp + 224], xmm1          ;   184.5 p3+p4   23 w[4]
        mov esi, dword [esp + 164]        ;   183.2 p2      27 v[3]
        lea esi, [esi + eax - 1894007588] ;   186.2 p0      27 v[3]
        xor eax, ebp                      ;   186.8 p1       8 v[4]
        add ebx, eax                      ;   187.8 p5      27 v[4]
        mov ebp, ecx                      ;   186.5 p0       8 v[3] copy
        mov eax, ecx                      ;   186.8 p1       8 v[3] copy
        xor eax, edx                      ;   187.8 p5       8 v[3]
        rol edi, 0x1e                     ;   187.5 p0      28 v[1]
        xor ebp, edi                      ;   188.5 p1       8 v[3]
        and ebp, eax                      ;   189.5 p5       8 v[3]
        mov eax, ebx                      ;   188.8 p0      27 v[3] copy
        rol eax, 5                        ;   189.8 p5      27 v[3]
        add esi, eax                      ;   190.8 p1      27 v[3]
        rol edx, 0x1e                     ;   189.5 p0      28 v[0]
        xor ebp, ecx                      ;   190.5 p1       8 v[3]
        add esi, ebp                      ;   191.8 p5      27 v[3]
        mov eax, edi                      ;   190.5 p0       8 v[2] copy
        xor eax, ebx                      ;   191.5 p1       8 v[2]
        rol ebx, 0x1e                     ;   191.0 p5      28 v[4]
        movaps xmm0, xmm5                 ;   191.5 p0      23 w[12] copy
        xorps xmm0, xmm2                  ;   192.5 p1      23 w[12]
        mov ebp, edi                      ;   192.0 p5       8 v[2] copy
        xor ebp, edx                      ;   193.0 p0       8 v[2]
        and ebp, eax                      ;   194.0 p1       8 v[2]
        mov eax, esi                      ;   193.0 p5      27 v[2] copy
        mov dword [esp + 368], esi        ;   192.8 p3+p4   27 v[3] spill
        add ecx, dword [esp + 168]        ;   193.5 p0+p2   27 v[2]
        mov esi, dword [esp + 172]        ;   191.0 p2      27 v[1]
        rol eax, 5                        ;   194.0 p5      27 v[2]
        movaps xmm2, [esp + 128]          ;   192.0 p2      23 w[0] reload
        xorps xmm0, xmm2                  ;   195.0 p1      23 w[12]
        lea ecx, [ecx + eax - 1894007588] ;   195.0 p0      27 v[2]
        mov eax, dword [esp + 368]        ;   193.0 p2      27 v[3] reload
        lea esi, [esi + edi - 1894007588] ;   195.5 p0      27 v[1]
        xor edi, ebp                      ;   195.0 p1       8 v[2]
        add ecx, edi                      ;   196.0 p5      27 v[2]
        mov edi, edx                      ;   195.8 p1       8 v[1] copy
        xor edi, ebx                      ;   196.8 p5       8 v[1]
        mov ebp, edx                      ;   196.5 p0       8 v[1] copy
        xor ebp, eax                      ;   197.5 p1       8 v[1]
        and edi, ebp                      ;   198.5 p5       8 v[1]
        mov ebp, dword [esp + 176]        ;   194.0 p2      27 v[0]
        lea ebp, [ebp + edx - 1894007588] ;   197.5 p0      27 v[0]
        xor edx, edi                      ;   199.5 p1       8 v[1]
        mov edi, ecx                      ;   198.0 p5      27 v[1] copy
        rol edi, 5                        ;   199.0 p0      27 v[1]
        add esi, edx                      ;   200.5 p1      27 v[1]
        add esi, edi                      ;   201.5 p5      27 v[1]
        mov edx, ecx                      ;   199.5 p0       8 v[0] copy
        xor edx, ebx                      ;   200.5 p1       8 v[0]
        rol eax, 0x1e                     ;   200.0 p5      28 v[3]
        mov edi, ebx                      ;   200.5 p0       8 v[0] copy
        rol ecx, 0x1e                     ;   201.0 p5      28 v[2]
        xor edi, eax                      ;   201.5 p1       8 v[0]
        and edi, edx                      ;   202.5 p0       8 v[0]
        mov edx, dword [esp + 180]        ;   197.2 p2      27 v[4]
        mov dword [esp + 368], eax        ;   201.0 p3+p4   28 v[3] spill
        lea edx, [edx + ebx - 1894007588] ;   202.5 p0      27 v[4]
        xor ebx, edi                      ;   203.5 p1       8 v[0]
        mov edi, dword [esp + 368]        ;   201.0 p2       8 v[4]
        xor edi, ecx                      ;   204.0 p5       8 v[4]
        movq xmm5, [esp + 232]            ;   199.2 p2      23 w[12]
        punpcklqdq xmm5, xmm3             ;   202.8 p1      23 w[12]
        xorps xmm0, xmm5                  ;   203.8 p5      23 w[12]
        movaps xmm5, xmm0                 ;   204.8 p0      23 w[12] copy
        pslld xmm5, 2                     ;   205.8 p0      23 w[12]
        psrld xmm0, 0x1e                  ;   205.5 p0      23 w[12]
        xorps xmm0, xmm5                  ;   207.8 p1      23 w[12]
        mov eax, esi                      ;   204.0 p5      27 v[0] copy
        rol eax, 5                        ;   205.0 p5      27 v[0]
        add ebp, eax                      ;   206.0 p1      27 v[0]
        add ebp, ebx                      ;   207.0 p1      27 v[0]
        mov ebx, dword [esp + 368]        ;   202.0 p2      28 v[3] reload
        movq xmm5, [esp + 216]            ;   203.0 p2      23 w[0]
        movaps [esp + 240], xmm0          ;   208.8 p3+p4   23 w[12]
        mov eax, esi                      ;   206.0 p5       8 v[4] copy
        xor eax, ebx                      ;   207.0 p0       8 v[4]
        and edi, eax                      ;   208.0 p1       8 v[4]
        rol esi, 0x1e                     ;   207.0 p5      28 v[1]
        mov eax, ebp                      ;   208.0 p0      27 v[4] copy
        rol eax, 5                        ;   209.0 p5      27 v[4]
        add edx, eax                      ;   210.0 p1      27 v[4]
        mov eax, ecx                      ;   208.5 p0       8 v[3] copy
        xor eax, ebp                      ;   209.5 p1       8 v[3]
        xor edi, ebx                      ;   209.0 p5       8 v[4]
        mov dword [esp + 368], esi        ;   208.0 p3+p4   28 v[1] spill
        add edx, edi                      ;   211.0 p0      27 v[4]
        mov edi, ecx                      ;   209.8 p1       8 v[3] copy
        xor edi, esi                      ;   210.8 p5       8 v[3]
        mov esi, edx                      ;   212.0 p0      27 v[3] copy
        rol esi, 5                        ;   213.0 p5      27 v[3]
        add ebx, dword [esp + 184]        ;   210.8 p1+p2   27 v[3]
        and edi, eax                      ;   211.8 p0       8 v[3]
        mov eax, dword [esp + 188]        ;   208.5 p2      27 v[2]
        lea eax, [eax + ecx - 1894007588] ;   212.5 p0      27 v[2]
        xor ecx, edi                      ;   212.8 p1       8 v[3]
        mov edi, dword [esp + 368]        ;   209.5 p2       8 v[2]
        lea ebx, [ebx + esi - 1894007588] ;   214.0 p0      27 v[3]
        mov esi, dword [esp + 368]        ;   210.5 p2       8 v[2]
        rol ebp, 0x1e                     ;   212.0 p5      28 v[0]
        xor esi, ebp                      ;   213.5 p1       8 v[2]
        xor edi, edx                      ;   213.0 p5       8 v[2]
        and esi, edi                      ;   214.5 p1       8 v[2]
        add ebx, ecx                      ;   215.0 p5      27 v[3]
        mov edi, ebx                      ;   216.0 p0      27 v[2] copy
        rol edi, 5                        ;   217.0 p5      27 v[2]
        mov ecx, dword [esp + 368]        ;   211.5 p2       8 v[2]
        xor ecx, esi                      ;   215.5 p1       8 v[2]
        add eax, ecx                      ;   216.5 p0      27 v[2]
        add eax, edi                      ;   218.0 p1      27 v[2]
        mov ecx, eax                      ;   219.0 p5      27 v[1] copy
        rol ecx, 5                        ;   220.0 p0      27 v[1]
        xorps xmm2, xmm7                  ;   216.8 p1      23 w[0]
        punpcklqdq xmm5, xmm0             ;   217.0 p5      23 w[0]
        xorps xmm2, xmm6                  ;   217.8 p0      23 w[0]
        mov edi, ebp                      ;   217.8 p1       8 v[1] copy
        xorps xmm2, xmm5                  ;   218.8 p5      23 w[0]
        rol edx, 0x1e                     ;   218.5 p0      28 v[4]
        mov esi, ebp                      ;   218.8 p1       8 v[1] copy
        xor edi, ebx                      ;   219.0 p5       8 v[1]
        xor esi, edx                      ;   219.8 p0       8 v[1]
        and esi, edi                      ;   220.8 p1       8 v[1]
        mov edi, dword [esp + 196]        ;   216.0 p2      27 v[0]
        rol ebx, 0x1e                     ;   220.0 p5      28 v[3]
        movaps xmm5, xmm2                 ;   220.5 p0      23 w[0] copy
        psrld xmm2, 0x1e                  ;   221.5 p0      23 w[0]
        pslld xmm5, 2                     ;   222.5 p0      23 w[0]
        xorps xmm2, xmm5                  ;   224.5 p1      23 w[0]
        lea edi, [edi + ebp - 1894007588] ;   223.5 p0      27 v[0]
        xor ebp, esi                      ;   221.8 p5       8 v[1]
        mov esi, dword [esp + 368]        ;   218.2 p2      27 v[1]
        add esi, dword [esp + 192]        ;   221.8 p1+p2   27 v[1]
        lea esi, [esi + ecx - 1894007588] ;   224.5 p0      27 v[1]
        mov ecx, eax                      ;   222.0 p5       8 v[0] copy
        mov dword [esp + 368], ebx        ;   221.0 p3+p4   28 v[3] spill
        xor ecx, edx                      ;   223.0 p1       8 v[0]
        add esi, ebp                      ;   225.5 p5      27 v[1]
        mov ebp, edx                      ;   223.8 p1       8 v[0] copy
        xor ebp, ebx                      ;   224.8 p5       8 v[0]
        and ebp, ecx                      ;   225.8 p1       8 v[0]
        mov ebx, esi                      ;   226.5 p5      27 v[0] copy
        movaps [esp + 256], xmm2          ;   225.5 p3+p4   23 w[0]
        rol ebx, 5                        ;   227.5 p0      27 v[0]
        add edi, ebx                      ;   228.5 p1      27 v[0]
        mov ecx, dword [esp + 200]        ;   221.8 p2      27 v[4]
        lea ecx, [ecx + edx - 1894007588] ;   226.5 p0      27 v[4]
        xor edx, ebp                      ;   226.8 p5       8 v[0]
        add edi, edx                      ;   229.5 p1      27 v[0]
        movq xmm5, [esp + 248]            ;   222.8 p2      23 w[4]
        xorps xmm1, xmm6                  ;   227.0 p5      23 w[4]
        mov ebx, dword [esp + 368]        ;   223.8 p2       8 v[4]
        rol eax, 0x1e                     ;   227.5 p0      28 v[2]
        mov edx, dword [esp + 368]        ;   224.8 p2       8 v[4]
        xor edx, esi                      ;   227.8 p1       8 v[4]
        rol esi, 0x1e                     ;   228.0 p5      28 v[1]
        mov ebp, dword [esp + 368]        ;   225.8 p2       8 v[4]
        xor ebp, eax                      ;   228.8 p0       8 v[4]
        and ebp, edx                      ;   229.8 p1       8 v[4]
        xor ebx, ebp                      ;   230.8 p5       8 v[4]
        mov edx, edi                      ;   230.5 p0      27 v[4] copy
        rol edx, 5                        ;   231.5 p5      27 v[4]
        add ecx, ebx                      ;   231.8 p1      27 v[4]
        mov ebp, eax                      ;   230.5 p0       8 v[3] copy
        xor ebp, esi                      ;   231.5 p1       8 v[3]
        add ecx, edx                      ;   232.8 p5      27 v[4]
        mov edx, eax                      ;   231.5 p0       8 v[3] copy
        xor edx, edi                      ;   232.5 p1       8 v[3]
        rol edi, 0x1e                     ;   232.0 p5      28 v[0]
        punpcklqdq xmm5, xmm2             ;   232.5 p0      23 w[4]
        xorps xmm1, xmm4                  ;   232.8 p1      23 w[4]
        xorps xmm1, xmm5                  ;   233.8 p5      23 w[4]
        movaps xmm2, xmm1                 ;   234.8 p0      23 w[4] copy
        pslld xmm2, 2                     ;   235.8 p0      23 w[4]
        mov ebx, dword [esp + 224]        ;   229.8 p2      27 v[2]
        psrld xmm1, 0x1e                  ;   235.5 p0      23 w[4]
        xorps xmm1, xmm2                  ;   237.8 p1      23 w[4]
        and ebp, edx                      ;   234.0 p5       8 v[3]
        mov edx, ecx                      ;   234.8 p1      27 v[3] copy
        rol edx, 5                        ;   235.8 p5      27 v[3]
        lea ebx, [ebx + eax - 1894007588] ;   236.5 p0      27 v[2]
        xor eax, ebp                      ;   235.8 p1       8 v[3]
        mov ebp, dword [esp + 368]        ;   232.2 p2      27 v[3]
        add ebp, dword [esp + 204]        ;   236.0 p5+p2   27 v[3]
        lea ebp, [ebp + edx - 1894007588] ;   237.5 p0      27 v[3]
        mov edx, ecx                      ;   236.8 p1       8 v[2] copy
        xor edx, esi                      ;   237.8 p5       8 v[2]
        rol ecx, 0x1e                     ;   238.0 p5      28 v[4]
        add ebp, eax                      ;   238.5 p1      27 v[3]
        mov eax, esi                      ;   238.5 p0       8 v[2] copy
        xor eax, edi                      ;   239.5 p1       8 v[2]
        and eax, edx                      ;   240.5 p5       8 v[2]
        mov edx, dword [esp + 228]        ;   235.0 p2      27 v[1]
        lea edx, [edx + esi - 1894007588] ;   239.5 p0      27 v[1]
        xor esi, eax                      ;   241.5 p1       8 v[2]
        mov dword [esp + 368], edi        ;   235.8 p3+p4   28 v[0] spill
        mov eax, dword [esp + 368]        ;   236.0 p2      28 v[0] reload
        mov edi, ebp                      ;   240.0 p5      27 v[2] copy
        rol edi, 5                        ;   241.0 p0      27 v[2]
        add ebx, edi                      ;   242.0 p1      27 v[2]
        mov edi, ebp                      ;   241.0 p5       8 v[1] copy
        xor edi, eax                      ;   242.0 p0       8 v[1]
        add ebx, esi                      ;   243.0 p1      27 v[2]
        mov esi, dword [esp + 368]        ;   237.8 p2       8 v[1]
        rol ebp, 0x1e                     ;   242.0 p5      28 v[3]
        xor esi, ecx                      ;   242.5 p0       8 v[1]
        and esi, edi                      ;   243.5 p1       8 v[1]
        mov edi, ebx                      ;   244.0 p5      27 v[1] copy
        rol edi, 5                        ;   245.0 p0      27 v[1]
        xor esi, eax                      ;   244.5 p1       8 v[1]
        add edx, edi                      ;   246.0 p5      27 v[1]
        mov edi, ecx                      ;   244.5 p0       8 v[0] copy
        xor edi, ebx                      ;   245.5 p1       8 v[0]
        add edx, esi                      ;   247.0 p5      27 v[1]
        mov esi, ecx                      ;   245.5 p0       8 v[0] copy
        xor esi, ebp                      ;   246.5 p1       8 v[0]
        and esi, edi                      ;   247.5 p5       8 v[0]
        mov edi, dword [esp + 236]        ;   242.0 p2      27 v[4]
        lea edi, [edi + ecx - 1894007588] ;   246.5 p0      27 v[4]
        mov dword [esp + 368], ebp        ;   243.0 p3+p4   28 v[3] spill
        xor ecx, esi                      ;   248.5 p1       8 v[0]
        rol ebx, 0x1e                     ;   247.0 p5      28 v[2]
        add eax, dword [esp + 232]        ;   247.5 p0+p2   27 v[0]
        mov ebp, edx                      ;   248.0 p1      27 v[0] copy
        rol ebp, 5                        ;   249.0 p5      27 v[0]
        movaps [esp + 272], xmm1          ;   244.0 p3+p4   23 w[4]
        lea eax, [eax + ebp - 1894007588] ;   250.0 p0      27 v[0]
        mov ebp, dword [esp + 368]        ;   244.5 p2       8 v[4]
        add eax, ecx                      ;   251.0 p1      27 v[0]
        movq xmm2, [esp + 264]            ;   245.5 p2      23 w[8]
        mov esi, dword [esp + 368]        ;   246.5 p2       8 v[4]
        xor esi, ebx                      ;   249.5 p5       8 v[4]
        xor ebp, edx                      ;   249.5 p0       8 v[4]
        and esi, ebp                      ;   250.5 p1       8 v[4]
        mov ebp, dword [esp + 368]        ;   247.5 p2       8 v[4]
        xor ebp, esi                      ;   251.5 p5       8 v[4]
        add edi, ebp                      ;   252.5 p0      27 v[4]
        mov ebp, ebx                      ;   250.8 p1       8 v[3] copy
        mov ecx, eax                      ;   252.0 p5      27 v[4] copy
        rol ecx, 5                        ;   253.0 p0      27 v[4]
        xor ebp, eax                      ;   252.0 p1       8 v[3]
        add edi, ecx                      ;   254.0 p5      27 v[4]
        mov ecx, edi                      ;   255.0 p0      27 v[3] copy
        rol edx, 0x1e                     ;   253.0 p5      28 v[1]
        mov esi, ebx                      ;   252.8 p1       8 v[3] copy
        punpcklqdq xmm2, xmm1             ;   253.5 p0      23 w[8]
        movaps xmm1, [esp + 176]          ;   249.5 p2      23 w[12] reload
        xor esi, edx                      ;   254.0 p1       8 v[3]
        and esi, ebp                      ;   255.0 p5       8 v[3]
        mov ebp, dword [esp + 212]        ;   250.5 p2      27 v[2]
        xorps xmm3, xmm4                  ;   254.5 p0      23 w[8]
        xorps xmm3, xmm1                  ;   255.5 p1      23 w[8]
        rol eax, 0x1e                     ;   255.0 p5      28 v[0]
        xorps xmm3, xmm2                  ;   256.5 p0      23 w[8]
        movaps xmm2, xmm3                 ;   257.5 p1      23 w[8] copy
        psrld xmm3, 0x1e                  ;   257.5 p0      23 w[8]
        rol ecx, 5                        ;   256.0 p5      27 v[3]
        lea ebp, [ebp + ebx - 1894007588] ;   257.5 p0      27 v[2]
        xor ebx, esi                      ;   256.8 p1       8 v[3]
        pslld xmm2, 2                     ;   258.5 p0      23 w[8]
        xorps xmm3, xmm2                  ;   260.5 p5      23 w[8]
        movaps [esp + 288], xmm3          ;   261.5 p3+p4   23 w[8]
        mov esi, dword [esp + 368]        ;   254.0 p2      27 v[3]
        mov dword [esp + 368], eax        ;   256.0 p3+p4   28 v[0] spill
        add esi, dword [esp + 208]        ;   257.8 p1+p2   27 v[3]
        lea esi, [esi + ecx - 1894007588] ;   259.5 p0      27 v[3]
        add esi, ebx                      ;   260.5 p5      27 v[3]
        mov ebx, edi                      ;   258.8 p1       8 v[2] copy
        mov ecx, edx                      ;   259.0 p5       8 v[2] copy
        xor ecx, eax                      ;   260.0 p1       8 v[2]
        mov eax, esi                      ;   261.5 p5      27 v[2] copy
        rol edi, 0x1e                     ;   260.5 p0      28 v[4]
        xor ebx, edx                      ;   260.8 p1       8 v[2]
        and ecx, ebx                      ;   261.8 p5       8 v[2]
        mov ebx, dword [esp + 216]        ;   257.5 p2      27 v[1]
        lea ebx, [ebx + edx - 1894007588] ;   261.5 p0      27 v[1]
        xor edx, ecx                      ;   262.8 p1       8 v[2]
        movq xmm2, [esp + 280]            ;   258.5 p2      23 w[12]
        rol eax, 5                        ;   262.5 p5      27 v[2]
        mov ecx, dword [esp + 368]        ;   259.5 p2       8 v[1]
        xor ecx, esi                      ;   262.5 p0       8 v[1]
        add ebp, eax                      ;   263.5 p1      27 v[2]
        mov eax, dword [esp + 368]        ;   260.5 p2       8 v[1]
        add ebp, edx                      ;   264.5 p5      27 v[2]
        xor eax, edi                      ;   263.5 p0       8 v[1]
        and eax, ecx                      ;   264.5 p1       8 v[1]
        mov ecx, dword [esp + 368]        ;   261.5 p2       8 v[1]
        xor ecx, eax                      ;   265.5 p5       8 v[1]
        add ebx, ecx                      ;   266.5 p0      27 v[1]
        mov ecx, edi                      ;   264.8 p1       8 v[0] copy
        xor ecx, ebp                      ;   265.8 p5       8 v[0]
        rol esi, 0x1e                     ;   265.5 p0      28 v[3]
        mov edx, ebp                      ;   265.8 p1      27 v[1] copy
        rol edx, 5                        ;   266.8 p5      27 v[1]
        add ebx, edx                      ;   267.8 p0      27 v[1]
        mov eax, edi                      ;   266.8 p1       8 v[0] copy
        xor eax, esi                      ;   267.8 p5       8 v[0]
        mov edx, dword [esp + 240]        ;   263.2 p2      27 v[4]
        lea edx, [edx + edi - 899497514]  ;   267.5 p0      27 v[4]
        and eax, ecx                      ;   268.8 p1       8 v[0]
        xor edi, eax                      ;   269.8 p5       8 v[0]
        rol ebp, 0x1e                     ;   268.5 p0      28 v[2]
        xorps xmm0, xmm7                  ;   268.8 p1      23 w[12]
        xorps xmm0, xmm1                  ;   269.8 p5      23 w[12]
        mov ecx, ebx                      ;   269.5 p0      27 v[0] copy
        mov eax, dword [esp + 368]        ;   265.5 p2      27 v[0]
        add eax, dword [esp + 220]        ;   269.8 p1+p2   27 v[0]
        rol ecx, 5                        ;   270.5 p5      27 v[0]
        lea eax, [eax + ecx - 1894007588] ;   271.5 p0      27 v[0]
        punpcklqdq xmm2, xmm3             ;   270.8 p1      23 w[12]
        xorps xmm0, xmm2                  ;   271.8 p5      23 w[12]
        add eax, edi                      ;   272.5 p0      27 v[0]
        mov edi, dword [esp + 244]        ;   267.5 p2      27 v[3]
        movaps xmm1, xmm0                 ;   272.8 p1      23 w[12] copy
        psrld xmm0, 0x1e                  ;   272.8 p0      23 w[12]
        pslld xmm1, 2                     ;   273.8 p0      23 w[12]
        xorps xmm0, xmm1                  ;   275.8 p5      23 w[12]
        lea edi, [edi + esi - 899497514]  ;   274.5 p0      27 v[3]
        xor esi, ebx                      ;   272.8 p1       7 v[4]
        xor esi, ebp                      ;   273.8 p5       7 v[4]
        mov ecx, eax                      ;   273.8 p1      27 v[4] copy
        rol ecx, 5                        ;   274.8 p5      27 v[4]
        rol ebx, 0x1e                     ;   275.0 p5      28 v[1]
        add edx, esi                      ;   274.8 p1      27 v[4]
        add edx, ecx                      ;   275.8 p0      27 v[4]
        mov esi, dword [esp + 248]        ;   270.8 p2      27 v[2]
        lea esi, [esi + ebp - 899497514]  ;   276.5 p0      27 v[2]
        movaps [esp + 304], xmm0          ;   276.8 p3+p4   23 w[12]
        mov ecx, edx                      ;   276.8 p1      27 v[3] copy
        rol ecx, 5                        ;   277.8 p5      27 v[3]
        xor ebp, eax                      ;   276.8 p1       7 v[3]
        rol eax, 0x1e                     ;   277.0 p5      28 v[0]
        xor ebp, ebx                      ;   277.8 p0       7 v[3]
        add edi, ebp                      ;   278.8 p1      27 v[3]
        add edi, ecx                      ;   279.8 p5      27 v[3]
        mov ecx, edi                      ;   280.8 p0      27 v[2] copy
        mov ebp, dword [esp + 252]        ;   274.5 p2      27 v[1]
        lea ebp, [ebp + ebx - 899497514]  ;   279.5 p0      27 v[1]
        xor ebx, edx                      ;   278.8 p1       7 v[2]
        xor ebx, eax                      ;   279.8 p5       7 v[2]
        add esi, ebx                      ;   280.8 p1      27 v[2]
        mov ebx, dword [esp + 256]        ;   275.8 p2      27 v[0]
        lea ebx, [ebx + eax - 899497514]  ;   280.5 p0      27 v[0]
        xor eax, edi                      ;   280.8 p5       7 v[1]
        rol edi, 0x1e                     ;   281.0 p5      28 v[3]
        rol ecx, 5                        ;   281.8 p0      27 v[2]
        rol edx, 0x1e                     ;   282.0 p5      28 v[4]
        xor eax, edx                      ;   283.0 p1       7 v[1]
        add ebp, eax                      ;   284.0 p1      27 v[1]
        add esi, ecx                      ;   282.8 p0      27 v[2]
        mov ecx, dword [esp + 260]        ;   278.0 p2      27 v[4]
        lea ecx, [ecx + edx - 899497514]  ;   283.5 p0      27 v[4]
        xor edx, edi                      ;   283.0 p1       7 v[0]
        xor edx, esi                      ;   284.0 p5       7 v[0]
        mov eax, esi                      ;   283.8 p1      27 v[1] copy
        rol eax, 5                        ;   284.8 p5      27 v[1]
        add ebp, eax                      ;   285.8 p0      27 v[1]
        rol esi, 0x1e                     ;   285.0 p5      28 v[2]
        mov eax, dword [esp + 264]        ;   280.8 p2      27 v[3]
        lea eax, [eax + edi - 899497514]  ;   285.5 p0      27 v[3]
        xor edi, esi                      ;   286.0 p1       7 v[4]
        xor edi, ebp                      ;   287.0 p1       7 v[4]
        add ebx, edx                      ;   286.0 p5      27 v[0]
        mov edx, ebp                      ;   286.8 p0      27 v[0] copy
        rol ebp, 0x1e                     ;   287.0 p5      28 v[1]
        rol edx, 5                        ;   287.8 p0      27 v[0]
        add ebx, edx                      ;   288.8 p1      27 v[0]
        add ecx, edi                      ;   288.0 p1      27 v[4]
        mov edi, dword [esp + 268]        ;   283.5 p2      27 v[2]
        lea edi, [edi + esi - 899497514]  ;   288.5 p0      27 v[2]
        mov edx, ebx                      ;   289.8 p5      27 v[4] copy
        rol edx, 5                        ;   290.8 p5      27 v[4]
        add ecx, edx                      ;   291.8 p1      27 v[4]
        mov edx, ecx                      ;   292.8 p0      27 v[3] copy
        rol edx, 5                        ;   293.8 p5      27 v[3]
        xor esi, ebp                      ;   289.8 p1       7 v[3]
        xor esi, ebx                      ;   290.8 p0       7 v[3]
        add eax, esi                      ;   291.8 p1      27 v[3]
        mov esi, dword [esp + 272]        ;   286.2 p2      27 v[1]
        rol ebx, 0x1e                     ;   291.0 p5      28 v[0]
        lea esi, [esi + ebp - 899497514]  ;   291.5 p0      27 v[1]
        xor ebp, ebx                      ;   292.0 p1       7 v[2]
        xor ebp, ecx                      ;   293.0 p5       7 v[2]
        add edi, ebp                      ;   294.0 p0      27 v[2]
        mov ebp, dword [esp + 276]        ;   288.0 p2      27 v[0]
        add eax, edx                      ;   294.8 p1      27 v[3]
        mov edx, eax                      ;   295.8 p5      27 v[2] copy
        rol edx, 5                        ;   296.8 p0      27 v[2]
        lea ebp, [ebp + ebx - 899497514]  ;   294.5 p0      27 v[0]
        rol ecx, 0x1e                     ;   294.0 p5      28 v[4]
        xor ebx, ecx                      ;   295.0 p1       7 v[1]
        xor ebx, eax                      ;   296.0 p1       7 v[1]
        add edi, edx                      ;   297.8 p5      27 v[2]
        mov edx, dword [esp + 280]        ;   291.5 p2      27 v[4]
        rol eax, 0x1e                     ;   295.8 p0      28 v[3]
        add esi, ebx                      ;   297.0 p1      27 v[1]
        lea edx, [edx + ecx - 899497514]  ;   296.5 p0      27 v[4]
        xor ecx, eax                      ;   296.8 p5       7 v[0]
        xor ecx, edi                      ;   298.8 p1       7 v[0]
        mov ebx, edi                      ;   298.8 p5      27 v[1] copy
        rol ebx, 5                        ;   299.8 p0      27 v[1]
        add esi, ebx                      ;   300.8 p1      27 v[1]
        rol edi, 0x1e                     ;   298.8 p5      28 v[2]
        mov ebx, esi                      ;   301.8 p0      27 v[0] copy
        rol ebx, 5                        ;   302.8 p5      27 v[0]
        add ebp, ecx                      ;   299.8 p1      27 v[0]
        add ebp, ebx                      ;   303.8 p0      27 v[0]
        mov ecx, dword [esp + 284]        ;   296.0 p2      27 v[3]
        lea ecx, [ecx + eax - 899497514]  ;   300.5 p0      27 v[3]
        xor eax, edi                      ;   299.8 p1       7 v[4]
        xor eax, esi                      ;   301.8 p5       7 v[4]
        add edx, eax                      ;   302.8 p1      27 v[4]
        mov eax, dword [esp + 288]        ;   297.2 p2      27 v[2]
        lea eax, [eax + edi - 899497514]  ;   301.5 p0      27 v[2]
        rol esi, 0x1e                     ;   301.8 p5      28 v[1]
        xor edi, esi                      ;   302.8 p1       7 v[3]
        xor edi, ebp                      ;   304.8 p5       7 v[3]
        mov ebx, ebp                      ;   304.8 p0      27 v[4] copy
        rol ebx, 5                        ;   305.8 p5      27 v[4]
        add edx, ebx                      ;   306.8 p1      27 v[4]
        add ecx, edi                      ;   305.8 p0      27 v[3]
        mov ebx, edx                      ;   307.8 p1      27 v[3] copy
        rol ebx, 5                        ;   308.8 p5      27 v[3]
        add ecx, ebx                      ;   309.8 p0      27 v[3]
        mov ebx, ecx                      ;   310.8 p1      27 v[2] copy
        rol ebx, 5                        ;   311.8 p5      27 v[2]
        rol ebp, 0x1e                     ;   305.5 p0      28 v[0]
        mov edi, dword [esp + 292]        ;   302.2 p2      27 v[1]
        lea edi, [edi + esi - 899497514]  ;   306.5 p0      27 v[1]
        xor esi, ebp                      ;   306.5 p1       7 v[2]
        xor esi, edx                      ;   307.8 p5       7 v[2]
        add eax, esi                      ;   308.8 p1      27 v[2]
        rol edx, 0x1e                     ;   307.8 p5      28 v[4]
        mov esi, dword [esp + 296]        ;   304.8 p2      27 v[0]
        add eax, ebx                      ;   312.8 p0      27 v[2]
        mov ebx, eax                      ;   313.8 p1      27 v[1] copy
        lea esi, [esi + ebp - 899497514]  ;   308.5 p0      27 v[0]
        rol ebx, 5                        ;   314.8 p5      27 v[1]
        xor ebp, edx                      ;   308.8 p1       7 v[1]
        xor ebp, ecx                      ;   310.8 p5       7 v[1]
        add edi, ebp                      ;   311.8 p0      27 v[1]
        mov ebp, dword [esp + 300]        ;   307.0 p2      27 v[4]
        rol ecx, 0x1e                     ;   310.8 p5      28 v[3]
        lea ebp, [ebp + edx - 899497514]  ;   310.5 p0      27 v[4]
        add edi, ebx                      ;   315.8 p1      27 v[1]
        xor edx, ecx                      ;   311.8 p1       7 v[0]
        xor edx, eax                      ;   313.8 p5       7 v[0]
        rol eax, 0x1e                     ;   313.8 p0      28 v[2]
        add esi, edx                      ;   314.8 p1      27 v[0]
        mov ebx, edi                      ;   316.8 p5      27 v[0] copy
        mov edx, dword [esp + 304]        ;   309.8 p2      27 v[3]
        lea edx, [edx + ecx - 899497514]  ;   312.8 p0      27 v[3]
        xor ecx, eax                      ;   314.8 p1       7 v[4]
        xor ecx, edi                      ;   316.8 p5       7 v[4]
        rol edi, 0x1e                     ;   316.8 p0      28 v[1]
        rol ebx, 5                        ;   317.8 p5      27 v[0]
        add esi, ebx                      ;   318.8 p1      27 v[0]
        mov ebx, esi                      ;   319.8 p0      27 v[4] copy
        add ebp, ecx                      ;   317.8 p1      27 v[4]
        mov ecx, dword [esp + 308]        ;   312.8 p2      27 v[2]
        lea ecx, [ecx + eax - 899497514]  ;   315.8 p0      27 v[2]
        xor eax, edi                      ;   317.8 p5       7 v[3]
        xor eax, esi                      ;   319.8 p1       7 v[3]
        add edx, eax                      ;   320.8 p5      27 v[3]
        mov eax, dword [esp + 312]        ;   314.2 p2      27 v[1]
        rol ebx, 5                        ;   320.8 p0      27 v[4]
        add ebp, ebx                      ;   321.8 p1      27 v[4]
        rol esi, 0x1e                     ;   319.8 p5      28 v[0]
        mov ebx, ebp                      ;   322.8 p0      27 v[3] copy
        rol ebx, 5                        ;   323.8 p5      27 v[3]
        add edx, ebx                      ;   324.8 p1      27 v[3]
        mov ebx, edx                      ;   325.8 p0      27 v[2] copy
        rol ebx, 5                        ;   326.8 p5      27 v[2]
        lea eax, [eax + edi - 899497514]  ;   319.5 p0      27 v[1]
        xor edi, esi                      ;   320.8 p1       7 v[2]
        xor edi, ebp                      ;   322.8 p1       7 v[2]
        add ecx, edi                      ;   323.8 p5      27 v[2]
        rol ebp, 0x1e                     ;   322.8 p0      28 v[4]
        add ecx, ebx                      ;   327.8 p1      27 v[2]
        mov edi, dword [esp + 324]        ;   319.8 p2      30 h
        lea edi, [edi + esi - 899497514]  ;   322.8 p0      30 h
        xor esi, ebp                      ;   323.8 p5       7 v[1]
        mov ebx, ebp                      ;   323.8 p1       7 v[0] copy
        add edi, dword [esp + 316]        ;   323.8 p5+p2   30 h
        xor esi, edx                      ;   325.8 p0       7 v[1]
        add eax, esi                      ;   326.8 p1      27 v[1]
        rol edx, 0x1e                     ;   325.8 p5      28 v[3]
        xor ebx, edx                      ;   326.8 p0       7 v[0]
        mov esi, ecx                      ;   328.8 p1      27 v[1] copy
        rol esi, 5                        ;   329.8 p5      27 v[1]
        xor ebx, ecx                      ;   328.8 p0       7 v[0]
        add edi, ebx                      ;   329.8 p1      30 h
        rol ecx, 0x1e                     ;   328.8 p5      28 v[2]
        add eax, esi                      ;   330.8 p0      27 v[1]
        mov esi, eax                      ;   331.8 p1      27 v[0] copy
        rol esi, 5                        ;   332.8 p5      27 v[0]
        add edi, esi                      ;   333.8 p0      30 h
        add edx, dword [esp + 336]        ;   326.8 p1+p2   30 h
        add eax, dword [esp + 328]        ;   331.8 p5+p2   30 h
        add ecx, dword [esp + 364]        ;   329.8 p0+p2   30 h
        mov dword [esp + 336], edx        ;   327.8 p3+p4   30 h
        add ebp, dword [esp + 340]        ;   328.8 p1+p2   30 h
        mov dword [esp + 324], edi        ;   334.8 p3+p4   30 h
        mov esi, dword [esp + 360]        ;   329.8 p2      16 blocks
        add esi, 0x40                     ;   332.8 p5      16 blocks
        mov dword [esp + 328], eax        ;   332.8 p3+p4   30 h
        mov dword [esp + 340], ebp        ;   329.8 p3+p4   30 h
        cmp esi, dword [esp + 352]        ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 348], esi        ;                    resident
        mov dword [esp + 332], ecx        ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 324]        ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 320]        ;     1.0 p2      16 blocks reload
        mov dword [edi], esi              ;     3.0 p3+p4   16 blocks
        mov esi, dword [esp + 328]        ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi          ;     5.0 p3+p4   16 blocks
        mov esi, dword [esp + 332]        ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi          ;     6.0 p3+p4   16 blocks
        mov esi, dword [esp + 336]        ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi         ;     7.0 p3+p4   16 blocks
        mov esi, dword [esp + 340]        ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi         ;     8.0 p3+p4   16 blocks
        mov esp, dword [esp + 372]        ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
