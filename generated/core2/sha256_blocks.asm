; sha256_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 3261aa7dd63a4451); do not edit:
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
;   blocks: 3072 uops, planned 838.5; bounds: width 768.0, ports 782.0, path 450.0
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
        sub esp, 0x94                     ;                    frame
        mov esi, dword [esp + 168]        ;     0.0 p2      68 h reload
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
        mov esi, dword [esp + 176]        ;     9.0 p2      68 h
        shl esi, 6                        ;    12.0 p0      68 h
        add esi, dword [esp + 172]        ;    13.0 p1+p2   68 h
        mov dword [esp + 32], esi         ;    14.0 p3+p4   68 h
        cmp dword [esp + 176], 0          ;                    no blocks?
        je .blocks_1_done
        mov ebp, dword [esp + 172]        ;                    resident
        mov esi, dword [esp + 16]         ;                    resident
        mov edx, dword [esp + 0]          ;                    resident
        mov edi, dword [esp + 4]          ;                    resident
        mov ecx, dword [esp + 20]         ;                    resident
        align 16
.blocks_1:
        mov eax, dword [ebp]              ;     0.0 p2      73 w[0]
        bswap eax                         ;     3.0 p0+p5   73 w[0]
        mov ebx, esi                      ;     0.8 p1      48 t1 copy
        ror ebx, 0xe                      ;     1.8 p0      48 t1
        xor ebx, esi                      ;     2.8 p5      48 t1
        ror ebx, 5                        ;     3.8 p0      48 t1
        xor ebx, esi                      ;     4.8 p1      48 t1
        ror ebx, 6                        ;     5.8 p5      48 t1
        add ebx, dword [esp + 28]         ;     6.8 p1+p2   61 t1
        lea ebx, [ebx + eax + 1116352408] ;     7.8 p0      61 t1
        mov dword [esp + 36], eax         ;     7.0 p3+p4   73 w[0] spill
        mov eax, ecx                      ;     3.2 p5      51 t1 copy
        xor eax, dword [esp + 24]         ;     4.2 p1+p2   51 t1
        and eax, esi                      ;     5.2 p0      51 t1
        xor eax, dword [esp + 24]         ;     6.2 p5+p2   51 t1
        add ebx, eax                      ;     8.8 p1      61 t1
        mov eax, edx                      ;     5.2 p0      47 v[7] copy
        ror eax, 9                        ;     6.2 p5      47 v[7]
        xor eax, edx                      ;     7.2 p1      47 v[7]
        ror eax, 0xb                      ;     8.2 p0      47 v[7]
        xor eax, edx                      ;     9.2 p5      47 v[7]
        ror eax, 2                        ;    10.2 p0      47 v[7]
        add eax, ebx                      ;    11.2 p1      63 v[7]
        add ebx, dword [esp + 12]         ;     9.8 p5+p2   62 v[3]
        mov dword [esp + 40], ecx         ;     6.2 p3+p4   71 v[5] spill
        mov ecx, dword [ebp + 4]          ;     7.0 p2      73 w[1]
        bswap ecx                         ;    10.0 p0+p5   73 w[1]
        mov dword [esp + 44], ebp         ;     7.2 p3+p4   73 w[0] spill
        mov ebp, edi                      ;     7.8 p1      52 v[7] copy
        xor ebp, dword [esp + 8]          ;     8.8 p1+p2   52 v[7]
        mov dword [esp + 48], ecx         ;    14.0 p3+p4   73 w[1] spill
        mov ecx, edx                      ;     9.2 p0      52 v[7] copy
        xor ecx, edi                      ;    10.2 p5      52 v[7]
        and ebp, ecx                      ;    11.2 p1      52 v[7]
        xor ebp, edi                      ;    12.2 p0      52 v[7]
        add eax, ebp                      ;    13.2 p5      63 v[7]
        mov ebp, ebx                      ;    10.8 p1      48 t1 copy
        ror ebp, 0xe                      ;    11.8 p0      48 t1
        xor ebp, ebx                      ;    12.8 p5      48 t1
        ror ebp, 5                        ;    13.8 p0      48 t1
        xor ebp, ebx                      ;    14.8 p1      48 t1
        ror ebp, 6                        ;    15.8 p5      48 t1
        add ebp, dword [esp + 24]         ;    16.8 p1+p2   61 t1
        add ebp, dword [esp + 48]         ;    17.8 p0+p2   61 t1
        add ebp, 0x71374491               ;    18.8 p5      61 t1
        mov dword [esp + 52], edx         ;    11.8 p3+p4   71 v[0] spill
        mov edx, ebx                      ;    13.8 p1      51 t1 copy
        mov dword [esp + 56], ebx         ;    12.8 p3+p4   62 v[3] spill
        mov ebx, esi                      ;    14.2 p0      51 t1 copy
        xor ebx, dword [esp + 40]         ;    15.2 p5+p2   51 t1
        and edx, ebx                      ;    16.2 p1      51 t1
        mov ebx, dword [esp + 40]         ;    14.0 p2      71 v[5] reload
        xor edx, ebx                      ;    17.2 p0      51 t1
        add ebp, edx                      ;    19.8 p5      61 t1
        mov edx, eax                      ;    15.8 p1      52 v[6] copy
        xor edx, edi                      ;    16.8 p0      52 v[6]
        and ecx, edx                      ;    17.8 p5      52 v[6]
        xor ecx, edi                      ;    18.8 p1      52 v[6]
        lea edx, [ebp + ecx]              ;    20.8 p0      63 v[6]
        mov ecx, dword [esp + 8]          ;    15.2 p2      71 v[2] reload
        add ebp, ecx                      ;    20.8 p5      62 v[2]
        mov ecx, eax                      ;    17.8 p1      47 v[6] copy
        ror ecx, 9                        ;    18.8 p0      47 v[6]
        xor ecx, eax                      ;    19.8 p5      47 v[6]
        ror ecx, 0xb                      ;    20.8 p0      47 v[6]
        xor ecx, eax                      ;    21.8 p1      47 v[6]
        ror ecx, 2                        ;    22.8 p5      47 v[6]
        add edx, ecx                      ;    23.8 p1      63 v[6]
        mov ecx, ebp                      ;    21.8 p0      48 t1 copy
        ror ecx, 0xe                      ;    22.8 p5      48 t1
        xor ecx, ebp                      ;    23.8 p1      48 t1
        ror ecx, 5                        ;    24.8 p0      48 t1
        xor ecx, ebp                      ;    25.8 p5      48 t1
        ror ecx, 6                        ;    26.8 p0      48 t1
        lea ecx, [ecx + ebx - 1245643825] ;    27.8 p0      61 t1
        mov ebx, dword [esp + 44]         ;    19.2 p2      73 w[0] reload
        mov dword [esp + 60], eax         ;    19.5 p3+p4   63 v[7] spill
        mov eax, dword [ebx + 8]          ;    22.2 p2      73 w[2]
        bswap eax                         ;    25.2 p0+p5   73 w[2]
        add ecx, eax                      ;    29.2 p1      61 t1
        mov dword [esp + 64], eax         ;    29.2 p3+p4   73 w[2] spill
        mov eax, dword [esp + 56]         ;    21.2 p2      51 t1
        xor eax, esi                      ;    24.2 p1      51 t1
        and eax, ebp                      ;    25.2 p5      51 t1
        xor eax, esi                      ;    26.2 p1      51 t1
        add ecx, eax                      ;    30.2 p5      61 t1
        mov eax, edx                      ;    24.8 p1      47 v[5] copy
        ror eax, 9                        ;    25.8 p0      47 v[5]
        xor eax, edx                      ;    26.8 p5      47 v[5]
        ror eax, 0xb                      ;    27.8 p0      47 v[5]
        xor eax, edx                      ;    28.8 p1      47 v[5]
        ror eax, 2                        ;    29.8 p5      47 v[5]
        add eax, ecx                      ;    31.2 p1      63 v[5]
        add ecx, edi                      ;    31.2 p0      62 v[1]
        mov dword [esp + 68], edi         ;    25.5 p3+p4   71 v[1] spill
        mov edi, dword [esp + 60]         ;    25.8 p2      52 v[5]
        xor edi, edx                      ;    28.8 p5      52 v[5]
        mov dword [esp + 72], edx         ;    26.5 p3+p4   63 v[6] spill
        mov edx, dword [esp + 60]         ;    26.8 p2      52 v[5]
        xor edx, dword [esp + 52]         ;    29.8 p1+p2   52 v[5]
        and edx, edi                      ;    30.8 p0      52 v[5]
        xor edx, dword [esp + 60]         ;    31.8 p5+p2   52 v[5]
        add eax, edx                      ;    32.8 p1      63 v[5]
        mov edx, dword [ebx + 12]         ;    29.8 p2      73 w[3]
        bswap edx                         ;    32.8 p0+p5   73 w[3]
        mov ebx, ecx                      ;    32.2 p1      48 t1 copy
        ror ebx, 0xe                      ;    33.2 p0      48 t1
        xor ebx, ecx                      ;    34.2 p5      48 t1
        ror ebx, 5                        ;    35.2 p0      48 t1
        xor ebx, ecx                      ;    36.2 p1      48 t1
        ror ebx, 6                        ;    37.2 p5      48 t1
        lea ebx, [ebx + esi - 373957723]  ;    38.2 p0      61 t1
        add ebx, edx                      ;    39.2 p1      61 t1
        mov dword [esp + 76], esi         ;    30.5 p3+p4   71 v[4] spill
        mov esi, dword [esp + 56]         ;    30.8 p2      51 t1
        xor esi, ebp                      ;    33.8 p5      51 t1
        and esi, ecx                      ;    34.8 p1      51 t1
        xor esi, dword [esp + 56]         ;    35.8 p0+p2   51 t1
        add ebx, esi                      ;    40.2 p5      61 t1
        mov esi, dword [esp + 72]         ;    32.8 p2      52 v[4]
        xor esi, eax                      ;    35.8 p1      52 v[4]
        and edi, esi                      ;    36.8 p0      52 v[4]
        xor edi, dword [esp + 72]         ;    37.8 p5+p2   52 v[4]
        add edi, ebx                      ;    41.2 p1      63 v[4]
        add ebx, dword [esp + 52]         ;    41.2 p0+p2   62 v[0]
        mov dword [esp + 80], edx         ;    36.8 p3+p4   73 w[3] spill
        mov edx, eax                      ;    35.2 p5      47 v[4] copy
        ror edx, 9                        ;    36.2 p0      47 v[4]
        xor edx, eax                      ;    37.2 p1      47 v[4]
        ror edx, 0xb                      ;    38.2 p5      47 v[4]
        xor edx, eax                      ;    39.2 p1      47 v[4]
        ror edx, 2                        ;    40.2 p0      47 v[4]
        add edi, edx                      ;    42.2 p5      63 v[4]
        mov edx, ebx                      ;    42.2 p1      48 t1 copy
        ror edx, 0xe                      ;    43.2 p0      48 t1
        xor edx, ebx                      ;    44.2 p5      48 t1
        ror edx, 5                        ;    45.2 p0      48 t1
        xor edx, ebx                      ;    46.2 p1      48 t1
        ror edx, 6                        ;    47.2 p5      48 t1
        add edx, dword [esp + 56]         ;    48.2 p1+p2   61 t1
        add edx, 0x3956c25b               ;    49.2 p0      61 t1
        mov dword [esp + 56], eax         ;    38.5 p3+p4   63 v[5] spill
        mov eax, dword [esp + 44]         ;    38.8 p2      73 w[0] reload
        mov dword [esp + 84], edi         ;    43.2 p3+p4   63 v[4] spill
        mov edi, dword [eax + 16]         ;    41.8 p2      73 w[4]
        bswap edi                         ;    44.8 p0+p5   73 w[4]
        add edx, edi                      ;    50.2 p1      61 t1
        mov dword [esp + 88], edi         ;    48.8 p3+p4   73 w[4] spill
        mov edi, ebp                      ;    41.5 p5      51 t1 copy
        xor edi, ecx                      ;    42.5 p1      51 t1
        and edi, ebx                      ;    43.5 p0      51 t1
        xor edi, ebp                      ;    44.5 p5      51 t1
        add edx, edi                      ;    51.2 p1      61 t1
        mov edi, dword [esp + 84]         ;    43.2 p2      52 v[3]
        xor edi, dword [esp + 56]         ;    46.2 p0+p2   52 v[3]
        and esi, edi                      ;    47.2 p5      52 v[3]
        xor esi, dword [esp + 56]         ;    48.2 p1+p2   52 v[3]
        add esi, edx                      ;    52.2 p0      63 v[3]
        add edx, dword [esp + 60]         ;    52.2 p5+p2   62 v[7]
        mov dword [esp + 60], edi         ;    47.2 p3+p4   52 v[3] spill
        mov edi, dword [esp + 84]         ;    46.8 p2      47 v[3]
        mov dword [esp + 92], ebp         ;    45.5 p3+p4   62 v[2] spill
        mov ebp, dword [esp + 84]         ;    47.8 p2      47 v[3]
        mov dword [esp + 96], ecx         ;    46.5 p3+p4   62 v[1] spill
        mov ecx, dword [eax + 20]         ;    48.8 p2      73 w[5]
        bswap ecx                         ;    51.8 p0+p5   73 w[5]
        mov eax, dword [esp + 84]         ;    49.8 p2      47 v[3]
        ror eax, 9                        ;    52.8 p0      47 v[3]
        xor edi, eax                      ;    53.8 p1      47 v[3]
        ror edi, 0xb                      ;    54.8 p5      47 v[3]
        xor ebp, edi                      ;    55.8 p0      47 v[3]
        ror ebp, 2                        ;    56.8 p5      47 v[3]
        add esi, ebp                      ;    57.8 p1      63 v[3]
        mov ebp, edx                      ;    53.2 p0      48 t1 copy
        ror ebp, 0xe                      ;    54.2 p5      48 t1
        xor ebp, edx                      ;    55.2 p1      48 t1
        ror ebp, 5                        ;    56.2 p0      48 t1
        xor ebp, edx                      ;    57.2 p1      48 t1
        ror ebp, 6                        ;    58.2 p5      48 t1
        mov edi, dword [esp + 96]         ;    51.8 p2      51 t1
        xor edi, ebx                      ;    54.8 p0      51 t1
        and edi, edx                      ;    55.8 p1      51 t1
        mov eax, dword [esp + 96]         ;    52.8 p2      62 v[1] reload
        xor edi, eax                      ;    56.8 p5      51 t1
        add edi, dword [esp + 92]         ;    57.8 p0+p2   61 t1
        lea edi, [edi + ecx + 1508970993] ;    58.8 p0      61 t1
        add edi, ebp                      ;    59.8 p1      61 t1
        mov ebp, dword [esp + 84]         ;    54.8 p2      52 v[2]
        xor ebp, esi                      ;    58.8 p5      52 v[2]
        mov dword [esp + 92], ecx         ;    55.8 p3+p4   73 w[5] spill
        mov ecx, dword [esp + 60]         ;    55.8 p2      52 v[2]
        and ecx, ebp                      ;    59.8 p1      52 v[2]
        xor ecx, dword [esp + 84]         ;    60.8 p0+p2   52 v[2]
        add ecx, edi                      ;    61.8 p5      63 v[2]
        add edi, dword [esp + 72]         ;    60.8 p1+p2   62 v[6]
        mov eax, esi                      ;    58.8 p0      47 v[2] copy
        ror eax, 9                        ;    59.8 p5      47 v[2]
        xor eax, esi                      ;    60.8 p1      47 v[2]
        ror eax, 0xb                      ;    61.8 p0      47 v[2]
        xor eax, esi                      ;    62.8 p5      47 v[2]
        ror eax, 2                        ;    63.8 p0      47 v[2]
        add ecx, eax                      ;    64.8 p1      63 v[2]
        mov eax, edi                      ;    61.8 p5      48 t1 copy
        ror eax, 0xe                      ;    62.8 p0      48 t1
        xor eax, edi                      ;    63.8 p1      48 t1
        ror eax, 5                        ;    64.8 p5      48 t1
        xor eax, edi                      ;    65.8 p1      48 t1
        ror eax, 6                        ;    66.8 p0      48 t1
        add eax, dword [esp + 96]         ;    67.8 p5+p2   61 t1
        add eax, 0x923f82a4               ;    68.8 p1      61 t1
        mov dword [esp + 96], esi         ;    60.8 p3+p4   63 v[3] spill
        mov esi, dword [esp + 44]         ;    61.0 p2      73 w[0] reload
        mov dword [esp + 72], ecx         ;    65.8 p3+p4   63 v[2] spill
        mov ecx, dword [esi + 24]         ;    64.0 p2      73 w[6]
        bswap ecx                         ;    67.0 p0+p5   73 w[6]
        add eax, ecx                      ;    71.0 p1      61 t1
        mov dword [esp + 60], ecx         ;    71.0 p3+p4   73 w[6] spill
        mov ecx, ebx                      ;    62.8 p0      51 t1 copy
        xor ecx, edx                      ;    63.8 p5      51 t1
        and ecx, edi                      ;    64.8 p1      51 t1
        xor ecx, ebx                      ;    65.8 p0      51 t1
        add eax, ecx                      ;    72.0 p5      61 t1
        mov ecx, dword [esp + 72]         ;    65.8 p2      52 v[1]
        xor ecx, dword [esp + 96]         ;    68.8 p1+p2   52 v[1]
        and ebp, ecx                      ;    69.8 p0      52 v[1]
        xor ebp, dword [esp + 96]         ;    70.8 p5+p2   52 v[1]
        add ebp, eax                      ;    73.0 p1      63 v[1]
        add eax, dword [esp + 56]         ;    73.0 p0+p2   62 v[5]
        mov dword [esp + 56], ecx         ;    69.8 p3+p4   52 v[1] spill
        mov ecx, dword [esp + 72]         ;    68.2 p2      47 v[1]
        mov dword [esp + 100], ebx        ;    67.0 p3+p4   62 v[0] spill
        mov ebx, dword [esp + 72]         ;    69.2 p2      47 v[1]
        mov dword [esp + 104], edx        ;    68.0 p3+p4   62 v[7] spill
        mov edx, dword [esi + 28]         ;    70.2 p2      73 w[7]
        bswap edx                         ;    73.2 p0+p5   73 w[7]
        mov esi, dword [esp + 72]         ;    71.2 p2      47 v[1]
        ror esi, 9                        ;    74.2 p0      47 v[1]
        xor ecx, esi                      ;    75.2 p1      47 v[1]
        ror ecx, 0xb                      ;    76.2 p5      47 v[1]
        xor ebx, ecx                      ;    77.2 p0      47 v[1]
        ror ebx, 2                        ;    78.2 p5      47 v[1]
        add ebp, ebx                      ;    79.2 p1      63 v[1]
        mov esi, eax                      ;    74.0 p0      48 t1 copy
        ror esi, 0xe                      ;    75.0 p5      48 t1
        xor esi, eax                      ;    76.0 p1      48 t1
        ror esi, 5                        ;    77.0 p0      48 t1
        xor esi, eax                      ;    78.0 p1      48 t1
        ror esi, 6                        ;    79.0 p5      48 t1
        mov ecx, dword [esp + 104]        ;    73.0 p2      51 t1
        xor ecx, edi                      ;    76.0 p0      51 t1
        and ecx, eax                      ;    77.0 p1      51 t1
        mov ebx, dword [esp + 104]        ;    74.0 p2      62 v[7] reload
        xor ecx, ebx                      ;    78.0 p5      51 t1
        add ecx, dword [esp + 100]        ;    79.0 p0+p2   61 t1
        lea ecx, [ecx + edx - 1424204075] ;    80.0 p0      61 t1
        add ecx, esi                      ;    81.0 p1      61 t1
        mov esi, dword [esp + 72]         ;    76.0 p2      52 v[0]
        xor esi, ebp                      ;    80.2 p5      52 v[0]
        mov dword [esp + 100], edx        ;    77.2 p3+p4   73 w[7] spill
        mov edx, dword [esp + 56]         ;    77.0 p2      52 v[0]
        and edx, esi                      ;    81.2 p1      52 v[0]
        xor edx, dword [esp + 72]         ;    82.2 p0+p2   52 v[0]
        add edx, ecx                      ;    83.2 p5      63 v[0]
        add ecx, dword [esp + 84]         ;    82.0 p1+p2   62 v[4]
        mov ebx, ebp                      ;    80.2 p0      47 v[0] copy
        ror ebx, 9                        ;    81.2 p5      47 v[0]
        xor ebx, ebp                      ;    82.2 p1      47 v[0]
        ror ebx, 0xb                      ;    83.2 p0      47 v[0]
        xor ebx, ebp                      ;    84.2 p5      47 v[0]
        ror ebx, 2                        ;    85.2 p0      47 v[0]
        add edx, ebx                      ;    86.2 p1      63 v[0]
        mov ebx, ecx                      ;    83.0 p5      48 t1 copy
        ror ebx, 0xe                      ;    84.0 p0      48 t1
        xor ebx, ecx                      ;    85.0 p1      48 t1
        ror ebx, 5                        ;    86.0 p5      48 t1
        xor ebx, ecx                      ;    87.0 p1      48 t1
        ror ebx, 6                        ;    88.0 p0      48 t1
        add ebx, dword [esp + 104]        ;    89.0 p5+p2   61 t1
        add ebx, 0xd807aa98               ;    90.0 p1      61 t1
        mov dword [esp + 104], ebp        ;    82.0 p3+p4   63 v[1] spill
        mov ebp, dword [esp + 44]         ;    82.2 p2      73 w[0] reload
        mov dword [esp + 84], edx         ;    87.2 p3+p4   63 v[0] spill
        mov edx, dword [ebp + 32]         ;    85.2 p2      73 w[8]
        bswap edx                         ;    88.2 p0+p5   73 w[8]
        add ebx, edx                      ;    92.2 p1      61 t1
        mov dword [esp + 56], edx         ;    92.2 p3+p4   73 w[8] spill
        mov edx, edi                      ;    84.0 p0      51 t1 copy
        xor edx, eax                      ;    85.0 p5      51 t1
        and edx, ecx                      ;    86.0 p1      51 t1
        xor edx, edi                      ;    87.0 p0      51 t1
        add ebx, edx                      ;    93.2 p5      61 t1
        mov edx, dword [esp + 84]         ;    87.2 p2      52 v[7]
        xor edx, dword [esp + 104]        ;    90.2 p1+p2   52 v[7]
        and esi, edx                      ;    91.2 p0      52 v[7]
        xor esi, dword [esp + 104]        ;    92.2 p5+p2   52 v[7]
        add esi, ebx                      ;    94.2 p1      63 v[7]
        add ebx, dword [esp + 96]         ;    94.2 p0+p2   62 v[3]
        mov dword [esp + 96], edx         ;    91.2 p3+p4   52 v[7] spill
        mov edx, dword [esp + 84]         ;    89.5 p2      47 v[7]
        mov dword [esp + 108], edi        ;    88.2 p3+p4   62 v[6] spill
        mov edi, dword [esp + 84]         ;    90.5 p2      47 v[7]
        mov dword [esp + 112], eax        ;    89.2 p3+p4   62 v[5] spill
        mov eax, dword [ebp + 36]         ;    91.5 p2      73 w[9]
        bswap eax                         ;    94.5 p0+p5   73 w[9]
        mov ebp, dword [esp + 84]         ;    92.5 p2      47 v[7]
        ror ebp, 9                        ;    95.5 p0      47 v[7]
        xor edx, ebp                      ;    96.5 p1      47 v[7]
        ror edx, 0xb                      ;    97.5 p5      47 v[7]
        xor edi, edx                      ;    98.5 p0      47 v[7]
        ror edi, 2                        ;    99.5 p5      47 v[7]
        add esi, edi                      ;   100.5 p1      63 v[7]
        mov edx, ebx                      ;    95.2 p0      48 t1 copy
        ror edx, 0xe                      ;    96.2 p5      48 t1
        xor edx, ebx                      ;    97.2 p1      48 t1
        ror edx, 5                        ;    98.2 p0      48 t1
        xor edx, ebx                      ;    99.2 p5      48 t1
        ror edx, 6                        ;   100.2 p0      48 t1
        mov ebp, dword [esp + 112]        ;    94.2 p2      51 t1
        xor ebp, ecx                      ;    97.2 p1      51 t1
        and ebp, ebx                      ;    98.2 p5      51 t1
        mov edi, dword [esp + 112]        ;    95.2 p2      62 v[5] reload
        xor ebp, edi                      ;    99.2 p0      51 t1
        add ebp, dword [esp + 108]        ;   100.2 p1+p2   61 t1
        lea ebp, [ebp + edx + 310598401]  ;   101.2 p0      61 t1
        add ebp, eax                      ;   102.2 p5      61 t1
        mov edx, dword [esp + 84]         ;    97.2 p2      52 v[6]
        xor edx, esi                      ;   101.5 p1      52 v[6]
        mov dword [esp + 108], eax        ;    98.5 p3+p4   73 w[9] spill
        mov eax, dword [esp + 96]         ;    98.2 p2      52 v[6]
        and eax, edx                      ;   102.5 p5      52 v[6]
        xor eax, dword [esp + 84]         ;   103.5 p0+p2   52 v[6]
        add eax, ebp                      ;   104.5 p1      63 v[6]
        add ebp, dword [esp + 72]         ;   103.2 p5+p2   62 v[2]
        mov edi, esi                      ;   101.5 p0      47 v[6] copy
        ror edi, 9                        ;   102.5 p5      47 v[6]
        xor edi, esi                      ;   103.5 p1      47 v[6]
        ror edi, 0xb                      ;   104.5 p0      47 v[6]
        xor edi, esi                      ;   105.5 p1      47 v[6]
        ror edi, 2                        ;   106.5 p5      47 v[6]
        add eax, edi                      ;   107.5 p0      63 v[6]
        mov edi, ebp                      ;   104.2 p1      48 t1 copy
        ror edi, 0xe                      ;   105.2 p5      48 t1
        xor edi, ebp                      ;   106.2 p0      48 t1
        ror edi, 5                        ;   107.2 p5      48 t1
        xor edi, ebp                      ;   108.2 p1      48 t1
        ror edi, 6                        ;   109.2 p0      48 t1
        add edi, dword [esp + 112]        ;   110.2 p1+p2   61 t1
        add edi, 0x243185be               ;   111.2 p5      61 t1
        mov dword [esp + 112], esi        ;   103.2 p3+p4   63 v[7] spill
        mov esi, dword [esp + 44]         ;   103.5 p2      73 w[0] reload
        mov dword [esp + 72], eax         ;   108.5 p3+p4   63 v[6] spill
        mov eax, dword [esi + 40]         ;   106.5 p2      73 w[10]
        bswap eax                         ;   109.5 p0+p5   73 w[10]
        add edi, eax                      ;   113.5 p1      61 t1
        mov dword [esp + 96], eax         ;   113.5 p3+p4   73 w[10] spill
        mov eax, ecx                      ;   105.2 p0      51 t1 copy
        xor eax, ebx                      ;   106.2 p1      51 t1
        and eax, ebp                      ;   107.2 p5      51 t1
        xor eax, ecx                      ;   108.2 p0      51 t1
        add edi, eax                      ;   114.5 p1      61 t1
        mov eax, dword [esp + 72]         ;   108.5 p2      52 v[5]
        xor eax, dword [esp + 112]        ;   111.5 p5+p2   52 v[5]
        and edx, eax                      ;   112.5 p0      52 v[5]
        xor edx, dword [esp + 112]        ;   113.5 p1+p2   52 v[5]
        add edx, edi                      ;   115.5 p5      63 v[5]
        add edi, dword [esp + 104]        ;   115.5 p0+p2   62 v[1]
        mov dword [esp + 104], eax        ;   112.5 p3+p4   52 v[5] spill
        mov eax, dword [esp + 72]         ;   110.8 p2      47 v[5]
        mov dword [esp + 116], ecx        ;   109.5 p3+p4   62 v[4] spill
        mov ecx, dword [esp + 72]         ;   111.8 p2      47 v[5]
        mov dword [esp + 120], ebx        ;   110.5 p3+p4   62 v[3] spill
        mov ebx, dword [esi + 44]         ;   112.8 p2      73 w[11]
        bswap ebx                         ;   115.8 p0+p5   73 w[11]
        mov esi, dword [esp + 72]         ;   113.8 p2      47 v[5]
        ror esi, 9                        ;   116.8 p0      47 v[5]
        xor eax, esi                      ;   117.8 p1      47 v[5]
        ror eax, 0xb                      ;   118.8 p5      47 v[5]
        xor ecx, eax                      ;   119.8 p0      47 v[5]
        ror ecx, 2                        ;   120.8 p5      47 v[5]
        add edx, ecx                      ;   121.8 p1      63 v[5]
        mov esi, edi                      ;   116.5 p0      48 t1 copy
        ror esi, 0xe                      ;   117.5 p5      48 t1
        xor esi, edi                      ;   118.5 p1      48 t1
        ror esi, 5                        ;   119.5 p0      48 t1
        xor esi, edi                      ;   120.5 p5      48 t1
        ror esi, 6                        ;   121.5 p0      48 t1
        mov ecx, dword [esp + 120]        ;   115.5 p2      51 t1
        xor ecx, ebp                      ;   118.5 p1      51 t1
        and ecx, edi                      ;   119.5 p5      51 t1
        mov eax, dword [esp + 120]        ;   116.5 p2      62 v[3] reload
        xor ecx, eax                      ;   120.5 p0      51 t1
        add ecx, dword [esp + 116]        ;   121.5 p1+p2   61 t1
        lea ecx, [ecx + esi + 1426881987] ;   122.5 p0      61 t1
        add ecx, ebx                      ;   123.5 p5      61 t1
        mov esi, dword [esp + 72]         ;   118.5 p2      52 v[4]
        xor esi, edx                      ;   122.8 p1      52 v[4]
        mov dword [esp + 116], ebx        ;   119.8 p3+p4   73 w[11] spill
        mov ebx, dword [esp + 104]        ;   119.5 p2      52 v[4]
        and ebx, esi                      ;   123.8 p5      52 v[4]
        xor ebx, dword [esp + 72]         ;   124.8 p0+p2   52 v[4]
        add ebx, ecx                      ;   125.8 p1      63 v[4]
        add ecx, dword [esp + 84]         ;   124.5 p5+p2   62 v[0]
        mov eax, edx                      ;   122.8 p0      47 v[4] copy
        ror eax, 9                        ;   123.8 p5      47 v[4]
        xor eax, edx                      ;   124.8 p1      47 v[4]
        ror eax, 0xb                      ;   125.8 p0      47 v[4]
        xor eax, edx                      ;   126.8 p1      47 v[4]
        ror eax, 2                        ;   127.8 p5      47 v[4]
        add ebx, eax                      ;   128.8 p0      63 v[4]
        mov eax, ecx                      ;   125.5 p1      48 t1 copy
        ror eax, 0xe                      ;   126.5 p5      48 t1
        xor eax, ecx                      ;   127.5 p0      48 t1
        ror eax, 5                        ;   128.5 p5      48 t1
        xor eax, ecx                      ;   129.5 p1      48 t1
        ror eax, 6                        ;   130.5 p0      48 t1
        add eax, dword [esp + 120]        ;   131.5 p1+p2   61 t1
        add eax, 0x72be5d74               ;   132.5 p5      61 t1
        mov dword [esp + 120], edx        ;   124.5 p3+p4   63 v[5] spill
        mov edx, dword [esp + 44]         ;   124.8 p2      73 w[0] reload
        mov dword [esp + 84], ebx         ;   129.8 p3+p4   63 v[4] spill
        mov ebx, dword [edx + 48]         ;   127.8 p2      73 w[12]
        bswap ebx                         ;   130.8 p0+p5   73 w[12]
        add eax, ebx                      ;   134.8 p1      61 t1
        mov dword [esp + 104], ebx        ;   134.8 p3+p4   73 w[12] spill
        mov ebx, ebp                      ;   126.5 p0      51 t1 copy
        xor ebx, edi                      ;   127.5 p1      51 t1
        and ebx, ecx                      ;   128.5 p5      51 t1
        xor ebx, ebp                      ;   129.5 p0      51 t1
        add eax, ebx                      ;   135.8 p1      61 t1
        mov ebx, dword [esp + 84]         ;   129.8 p2      52 v[3]
        xor ebx, dword [esp + 120]        ;   132.8 p5+p2   52 v[3]
        and esi, ebx                      ;   133.8 p0      52 v[3]
        xor esi, dword [esp + 120]        ;   134.8 p1+p2   52 v[3]
        add esi, eax                      ;   136.8 p5      63 v[3]
        add eax, dword [esp + 112]        ;   136.8 p0+p2   62 v[7]
        mov dword [esp + 112], ebx        ;   133.8 p3+p4   52 v[3] spill
        mov ebx, dword [esp + 84]         ;   132.0 p2      47 v[3]
        mov dword [esp + 124], ebp        ;   130.8 p3+p4   62 v[2] spill
        mov ebp, dword [esp + 84]         ;   133.0 p2      47 v[3]
        mov dword [esp + 128], edi        ;   131.8 p3+p4   62 v[1] spill
        mov edi, dword [edx + 52]         ;   134.0 p2      73 w[13]
        bswap edi                         ;   137.0 p0+p5   73 w[13]
        mov edx, dword [esp + 84]         ;   135.0 p2      47 v[3]
        ror edx, 9                        ;   138.0 p0      47 v[3]
        xor ebx, edx                      ;   139.0 p1      47 v[3]
        ror ebx, 0xb                      ;   140.0 p5      47 v[3]
        xor ebp, ebx                      ;   141.0 p0      47 v[3]
        ror ebp, 2                        ;   142.0 p5      47 v[3]
        add esi, ebp                      ;   143.0 p1      63 v[3]
        mov edx, eax                      ;   137.8 p0      48 t1 copy
        ror edx, 0xe                      ;   138.8 p5      48 t1
        xor edx, eax                      ;   139.8 p1      48 t1
        ror edx, 5                        ;   140.8 p0      48 t1
        xor edx, eax                      ;   141.8 p5      48 t1
        ror edx, 6                        ;   142.8 p0      48 t1
        mov ebp, dword [esp + 128]        ;   136.8 p2      51 t1
        xor ebp, ecx                      ;   139.8 p1      51 t1
        and ebp, eax                      ;   140.8 p5      51 t1
        mov ebx, dword [esp + 128]        ;   137.8 p2      62 v[1] reload
        xor ebp, ebx                      ;   141.8 p0      51 t1
        add ebp, dword [esp + 124]        ;   142.8 p1+p2   61 t1
        lea ebp, [ebp + edx - 2132889090] ;   143.8 p0      61 t1
        add ebp, edi                      ;   144.8 p5      61 t1
        mov edx, dword [esp + 84]         ;   139.8 p2      52 v[2]
        xor edx, esi                      ;   144.0 p1      52 v[2]
        mov dword [esp + 124], edi        ;   141.0 p3+p4   73 w[13] spill
        mov edi, dword [esp + 112]        ;   140.8 p2      52 v[2]
        and edi, edx                      ;   145.0 p5      52 v[2]
        xor edi, dword [esp + 84]         ;   146.0 p0+p2   52 v[2]
        add edi, ebp                      ;   147.0 p1      63 v[2]
        add ebp, dword [esp + 72]         ;   145.8 p5+p2   62 v[6]
        mov ebx, esi                      ;   144.0 p0      47 v[2] copy
        ror ebx, 9                        ;   145.0 p5      47 v[2]
        xor ebx, esi                      ;   146.0 p1      47 v[2]
        ror ebx, 0xb                      ;   147.0 p0      47 v[2]
        xor ebx, esi                      ;   148.0 p1      47 v[2]
        ror ebx, 2                        ;   149.0 p5      47 v[2]
        add edi, ebx                      ;   150.0 p0      63 v[2]
        mov ebx, ebp                      ;   146.8 p1      48 t1 copy
        ror ebx, 0xe                      ;   147.8 p5      48 t1
        xor ebx, ebp                      ;   148.8 p0      48 t1
        ror ebx, 5                        ;   149.8 p5      48 t1
        xor ebx, ebp                      ;   150.8 p1      48 t1
        ror ebx, 6                        ;   151.8 p0      48 t1
        add ebx, dword [esp + 128]        ;   152.8 p1+p2   61 t1
        add ebx, 0x9bdc06a7               ;   153.8 p5      61 t1
        mov dword [esp + 128], esi        ;   145.8 p3+p4   63 v[3] spill
        mov esi, dword [esp + 44]         ;   146.0 p2      73 w[0] reload
        mov dword [esp + 72], edi         ;   151.0 p3+p4   63 v[2] spill
        mov edi, dword [esi + 56]         ;   149.0 p2      73 w[14]
        bswap edi                         ;   152.0 p0+p5   73 w[14]
        add ebx, edi                      ;   156.0 p1      61 t1
        mov dword [esp + 112], edi        ;   156.0 p3+p4   73 w[14] spill
        mov edi, ecx                      ;   147.8 p0      51 t1 copy
        xor edi, eax                      ;   148.8 p1      51 t1
        and edi, ebp                      ;   149.8 p5      51 t1
        xor edi, ecx                      ;   150.8 p0      51 t1
        add ebx, edi                      ;   157.0 p1      61 t1
        mov edi, dword [esp + 72]         ;   151.0 p2      52 v[1]
        xor edi, dword [esp + 128]        ;   154.0 p5+p2   52 v[1]
        and edx, edi                      ;   155.0 p0      52 v[1]
        xor edx, dword [esp + 128]        ;   156.0 p1+p2   52 v[1]
        add edx, ebx                      ;   158.0 p5      63 v[1]
        add ebx, dword [esp + 120]        ;   158.0 p0+p2   62 v[5]
        mov dword [esp + 120], edi        ;   155.0 p3+p4   52 v[1] spill
        mov edi, dword [esp + 72]         ;   153.2 p2      47 v[1]
        mov dword [esp + 132], ecx        ;   152.0 p3+p4   62 v[0] spill
        mov ecx, dword [esp + 72]         ;   154.2 p2      47 v[1]
        mov dword [esp + 136], eax        ;   153.0 p3+p4   62 v[7] spill
        mov eax, dword [esi + 60]         ;   155.2 p2      73 w[15]
        bswap eax                         ;   158.2 p0+p5   73 w[15]
        mov esi, dword [esp + 72]         ;   156.2 p2      47 v[1]
        ror esi, 9                        ;   159.2 p0      47 v[1]
        xor edi, esi                      ;   160.2 p1      47 v[1]
        ror edi, 0xb                      ;   161.2 p5      47 v[1]
        xor ecx, edi                      ;   162.2 p0      47 v[1]
        ror ecx, 2                        ;   163.2 p5      47 v[1]
        add edx, ecx                      ;   164.2 p1      63 v[1]
        mov edi, ebx                      ;   159.0 p0      48 t1 copy
        ror edi, 0xe                      ;   160.0 p5      48 t1
        xor edi, ebx                      ;   161.0 p1      48 t1
        ror edi, 5                        ;   162.0 p0      48 t1
        xor edi, ebx                      ;   163.0 p5      48 t1
        ror edi, 6                        ;   164.0 p0      48 t1
        mov esi, dword [esp + 136]        ;   158.0 p2      51 t1
        xor esi, ebp                      ;   161.0 p1      51 t1
        and esi, ebx                      ;   162.0 p5      51 t1
        mov ecx, dword [esp + 136]        ;   159.0 p2      62 v[7] reload
        xor esi, ecx                      ;   163.0 p0      51 t1
        add esi, dword [esp + 132]        ;   164.0 p1+p2   61 t1
        lea esi, [esi + edi - 1046744716] ;   165.0 p0      61 t1
        add esi, eax                      ;   166.0 p5      61 t1
        mov edi, dword [esp + 72]         ;   161.0 p2      52 v[0]
        xor edi, edx                      ;   165.2 p1      52 v[0]
        mov ecx, dword [esp + 120]        ;   162.0 p2      52 v[0]
        and ecx, edi                      ;   166.2 p5      52 v[0]
        xor ecx, dword [esp + 72]         ;   167.2 p0+p2   52 v[0]
        add ecx, esi                      ;   168.2 p1      63 v[0]
        add esi, dword [esp + 84]         ;   167.0 p5+p2   62 v[4]
        mov dword [esp + 84], edi         ;   166.2 p3+p4   52 v[0] spill
        mov edi, edx                      ;   165.2 p0      47 v[0] copy
        ror edi, 9                        ;   166.2 p5      47 v[0]
        xor edi, edx                      ;   167.2 p1      47 v[0]
        ror edi, 0xb                      ;   168.2 p0      47 v[0]
        xor edi, edx                      ;   169.2 p1      47 v[0]
        ror edi, 2                        ;   170.2 p5      47 v[0]
        add ecx, edi                      ;   171.2 p0      63 v[0]
        mov edi, dword [esp + 112]        ;   165.0 p2      50 w[0]
        mov dword [esp + 120], edx        ;   165.2 p3+p4   63 v[1] spill
        mov edx, eax                      ;   165.2 p1      50 w[1] copy
        shr edx, 0xa                      ;   166.2 p5      50 w[1]
        mov dword [esp + 132], ecx        ;   172.2 p3+p4   63 v[0] spill
        mov ecx, eax                      ;   166.0 p0      50 w[1] copy
        ror ecx, 2                        ;   167.0 p5      50 w[1]
        xor ecx, eax                      ;   168.0 p1      50 w[1]
        ror ecx, 0x11                     ;   169.0 p0      50 w[1]
        xor edx, ecx                      ;   170.0 p1      50 w[1]
        mov ecx, dword [esp + 112]        ;   167.2 p2      50 w[0]
        shr ecx, 0xa                      ;   170.2 p5      50 w[0]
        mov dword [esp + 140], eax        ;   167.8 p3+p4   73 w[15] spill
        mov eax, dword [esp + 112]        ;   168.2 p2      50 w[0]
        ror eax, 2                        ;   171.2 p0      50 w[0]
        xor edi, eax                      ;   172.2 p1      50 w[0]
        ror edi, 0x11                     ;   173.2 p5      50 w[0]
        xor ecx, edi                      ;   174.2 p0      50 w[0]
        mov edi, dword [esp + 48]         ;   169.2 p2      73 w[1] reload
        mov eax, edi                      ;   172.2 p1      49 w[0] copy
        shr eax, 3                        ;   173.2 p5      49 w[0]
        add ecx, dword [esp + 108]        ;   175.2 p0+p2   78 w[0]
        add ecx, dword [esp + 36]         ;   176.2 p1+p2   78 w[0]
        mov dword [esp + 36], edx         ;   171.0 p3+p4   50 w[1] spill
        mov edx, edi                      ;   172.2 p5      49 w[0] copy
        ror edx, 0xb                      ;   173.2 p0      49 w[0]
        xor edx, edi                      ;   174.2 p1      49 w[0]
        ror edx, 7                        ;   175.2 p5      49 w[0]
        xor eax, edx                      ;   176.2 p0      49 w[0]
        add ecx, eax                      ;   177.2 p1      78 w[0]
        mov eax, esi                      ;   172.8 p5      48 t1 copy
        ror eax, 0xe                      ;   173.8 p0      48 t1
        xor eax, esi                      ;   174.8 p1      48 t1
        ror eax, 5                        ;   175.8 p5      48 t1
        xor eax, esi                      ;   176.8 p0      48 t1
        ror eax, 6                        ;   177.8 p5      48 t1
        mov edx, ebp                      ;   174.5 p1      51 t1 copy
        xor edx, ebx                      ;   175.5 p0      51 t1
        and edx, esi                      ;   176.5 p1      51 t1
        xor edx, ebp                      ;   177.5 p5      51 t1
        lea edx, [edx + eax - 459576895]  ;   178.8 p0      61 t1
        add edx, dword [esp + 136]        ;   179.8 p1+p2   61 t1
        add edx, ecx                      ;   180.8 p5      61 t1
        mov eax, dword [esp + 132]        ;   176.0 p2      52 v[7]
        xor eax, dword [esp + 120]        ;   179.0 p0+p2   52 v[7]
        mov edi, dword [esp + 84]         ;   178.0 p2      52 v[7]
        and edi, eax                      ;   181.0 p1      52 v[7]
        xor edi, dword [esp + 120]        ;   182.0 p5+p2   52 v[7]
        add edi, edx                      ;   183.0 p0      63 v[7]
        add edx, dword [esp + 128]        ;   181.8 p1+p2   62 v[3]
        mov dword [esp + 128], eax        ;   180.0 p3+p4   52 v[7] spill
        mov eax, dword [esp + 132]        ;   181.0 p2      47 v[7]
        mov dword [esp + 84], ebp         ;   178.2 p3+p4   62 v[6] spill
        mov ebp, dword [esp + 132]        ;   182.0 p2      47 v[7]
        mov dword [esp + 136], ebx        ;   179.2 p3+p4   62 v[5] spill
        mov ebx, ecx                      ;   178.8 p5      50 w[2] copy
        shr ebx, 0xa                      ;   179.8 p0      50 w[2]
        mov dword [esp + 144], esi        ;   180.2 p3+p4   62 v[4] spill
        mov esi, dword [esp + 132]        ;   183.0 p2      47 v[7]
        ror esi, 9                        ;   186.0 p5      47 v[7]
        xor eax, esi                      ;   187.0 p1      47 v[7]
        ror eax, 0xb                      ;   188.0 p0      47 v[7]
        xor ebp, eax                      ;   189.0 p1      47 v[7]
        ror ebp, 2                        ;   190.0 p5      47 v[7]
        add edi, ebp                      ;   191.0 p0      63 v[7]
        mov esi, ecx                      ;   181.8 p1      50 w[2] copy
        ror esi, 2                        ;   182.8 p5      50 w[2]
        xor esi, ecx                      ;   183.8 p0      50 w[2]
        ror esi, 0x11                     ;   184.8 p5      50 w[2]
        xor ebx, esi                      ;   185.8 p1      50 w[2]
        mov esi, dword [esp + 64]         ;   184.0 p2      73 w[2] reload
        mov ebp, esi                      ;   187.0 p0      49 w[1] copy
        shr ebp, 3                        ;   188.0 p5      49 w[1]
        mov eax, esi                      ;   187.0 p1      49 w[1] copy
        ror eax, 0xb                      ;   188.0 p0      49 w[1]
        xor eax, esi                      ;   189.0 p1      49 w[1]
        ror eax, 7                        ;   190.0 p5      49 w[1]
        xor ebp, eax                      ;   191.0 p0      49 w[1]
        add ebp, dword [esp + 36]         ;   192.0 p1+p2   78 w[1]
        mov eax, dword [esp + 96]         ;   186.0 p2      73 w[10] reload
        add ebp, eax                      ;   193.0 p5      78 w[1]
        add ebp, dword [esp + 48]         ;   194.0 p0+p2   78 w[1]
        mov eax, edx                      ;   186.8 p1      48 t1 copy
        ror eax, 0xe                      ;   187.8 p5      48 t1
        xor eax, edx                      ;   188.8 p0      48 t1
        ror eax, 5                        ;   189.8 p5      48 t1
        xor eax, edx                      ;   190.8 p1      48 t1
        ror eax, 6                        ;   191.8 p0      48 t1
        add eax, dword [esp + 84]         ;   192.8 p1+p2   61 t1
        lea eax, [eax + ebp - 272742522]  ;   195.0 p0      61 t1
        mov dword [esp + 84], ecx         ;   188.5 p3+p4   78 w[0] spill
        mov ecx, dword [esp + 144]        ;   189.0 p2      51 t1
        xor ecx, dword [esp + 136]        ;   192.0 p5+p2   51 t1
        and ecx, edx                      ;   193.0 p1      51 t1
        xor ecx, dword [esp + 136]        ;   194.0 p5+p2   51 t1
        add eax, ecx                      ;   196.0 p0      61 t1
        mov ecx, dword [esp + 132]        ;   192.0 p2      52 v[6]
        xor ecx, edi                      ;   195.0 p1      52 v[6]
        mov esi, dword [esp + 128]        ;   193.0 p2      52 v[6]
        and esi, ecx                      ;   196.0 p5      52 v[6]
        xor esi, dword [esp + 132]        ;   197.0 p0+p2   52 v[6]
        add esi, eax                      ;   198.0 p1      63 v[6]
        add eax, dword [esp + 72]         ;   197.0 p5+p2   62 v[2]
        mov dword [esp + 72], ecx         ;   196.0 p3+p4   52 v[6] spill
        mov ecx, edi                      ;   192.2 p0      47 v[6] copy
        ror ecx, 9                        ;   193.2 p5      47 v[6]
        xor ecx, edi                      ;   194.2 p1      47 v[6]
        ror ecx, 0xb                      ;   195.2 p0      47 v[6]
        xor ecx, edi                      ;   196.2 p1      47 v[6]
        ror ecx, 2                        ;   197.2 p5      47 v[6]
        add esi, ecx                      ;   199.0 p0      63 v[6]
        mov ecx, ebp                      ;   195.0 p1      50 w[3] copy
        shr ecx, 0xa                      ;   196.0 p5      50 w[3]
        add ebx, dword [esp + 116]        ;   196.0 p0+p2   78 w[2]
        add ebx, dword [esp + 64]         ;   197.0 p1+p2   78 w[2]
        mov dword [esp + 64], edi         ;   195.0 p3+p4   63 v[7] spill
        mov edi, ebp                      ;   196.0 p5      50 w[3] copy
        ror edi, 2                        ;   197.0 p0      50 w[3]
        xor edi, ebp                      ;   198.0 p1      50 w[3]
        ror edi, 0x11                     ;   199.0 p5      50 w[3]
        xor ecx, edi                      ;   200.0 p0      50 w[3]
        mov edi, dword [esp + 80]         ;   198.0 p2      49 w[2]
        mov dword [esp + 128], ebp        ;   196.8 p3+p4   78 w[1] spill
        mov ebp, dword [esp + 80]         ;   199.0 p2      49 w[2]
        shr ebp, 3                        ;   202.0 p5      49 w[2]
        mov dword [esp + 48], ecx         ;   201.0 p3+p4   50 w[3] spill
        mov ecx, eax                      ;   198.0 p1      48 t1 copy
        ror ecx, 0xe                      ;   199.0 p0      48 t1
        xor ecx, eax                      ;   200.0 p1      48 t1
        ror ecx, 5                        ;   201.0 p5      48 t1
        xor ecx, eax                      ;   202.0 p0      48 t1
        ror ecx, 6                        ;   203.0 p5      48 t1
        add ecx, dword [esp + 136]        ;   204.0 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   200.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 80]         ;   201.0 p2      49 w[2]
        ror esi, 0xb                      ;   204.0 p0      49 w[2]
        xor edi, esi                      ;   205.0 p1      49 w[2]
        ror edi, 7                        ;   206.0 p5      49 w[2]
        xor ebp, edi                      ;   207.0 p0      49 w[2]
        add ebx, ebp                      ;   208.0 p1      78 w[2]
        mov esi, dword [esp + 144]        ;   202.0 p2      51 t1
        xor esi, edx                      ;   205.0 p5      51 t1
        and esi, eax                      ;   206.0 p0      51 t1
        mov edi, dword [esp + 144]        ;   203.0 p2      62 v[4] reload
        xor esi, edi                      ;   207.0 p1      51 t1
        lea ecx, [ecx + esi + 264347078]  ;   208.0 p0      61 t1
        add ecx, ebx                      ;   209.0 p5      61 t1
        mov esi, dword [esp + 136]        ;   204.0 p2      52 v[5]
        mov ebp, dword [esp + 64]         ;   205.0 p2      63 v[7] reload
        xor esi, ebp                      ;   208.0 p1      52 v[5]
        mov edi, dword [esp + 72]         ;   206.0 p2      52 v[5]
        and edi, esi                      ;   209.0 p5      52 v[5]
        xor edi, ebp                      ;   210.0 p0      52 v[5]
        add edi, ecx                      ;   211.0 p1      63 v[5]
        add ecx, dword [esp + 120]        ;   210.0 p5+p2   62 v[1]
        mov ebp, dword [esp + 136]        ;   208.0 p2      47 v[5]
        mov dword [esp + 120], esi        ;   209.0 p3+p4   52 v[5] spill
        mov esi, dword [esp + 136]        ;   209.0 p2      47 v[5]
        mov dword [esp + 72], edx         ;   206.2 p3+p4   62 v[3] spill
        mov edx, ebx                      ;   209.0 p0      50 w[4] copy
        shr edx, 0xa                      ;   210.0 p5      50 w[4]
        mov dword [esp + 36], eax         ;   207.2 p3+p4   62 v[2] spill
        mov eax, dword [esp + 136]        ;   210.0 p2      47 v[5]
        ror eax, 9                        ;   213.0 p0      47 v[5]
        xor ebp, eax                      ;   214.0 p1      47 v[5]
        ror ebp, 0xb                      ;   215.0 p5      47 v[5]
        xor esi, ebp                      ;   216.0 p0      47 v[5]
        ror esi, 2                        ;   217.0 p5      47 v[5]
        add edi, esi                      ;   218.0 p1      63 v[5]
        mov esi, ebx                      ;   209.2 p0      50 w[4] copy
        ror esi, 2                        ;   210.2 p5      50 w[4]
        xor esi, ebx                      ;   211.2 p1      50 w[4]
        ror esi, 0x11                     ;   212.2 p0      50 w[4]
        xor edx, esi                      ;   213.2 p1      50 w[4]
        mov esi, dword [esp + 88]         ;   211.0 p2      73 w[4] reload
        mov ebp, esi                      ;   214.0 p5      49 w[3] copy
        shr ebp, 3                        ;   215.0 p0      49 w[3]
        mov eax, esi                      ;   214.0 p1      49 w[3] copy
        ror eax, 0xb                      ;   215.0 p5      49 w[3]
        xor eax, esi                      ;   216.0 p0      49 w[3]
        ror eax, 7                        ;   217.0 p5      49 w[3]
        xor ebp, eax                      ;   218.0 p1      49 w[3]
        add ebp, dword [esp + 48]         ;   219.0 p0+p2   78 w[3]
        mov eax, dword [esp + 104]        ;   213.2 p2      73 w[12] reload
        add ebp, eax                      ;   220.0 p1      78 w[3]
        add ebp, dword [esp + 80]         ;   221.0 p5+p2   78 w[3]
        mov eax, ecx                      ;   214.2 p0      48 t1 copy
        ror eax, 0xe                      ;   215.2 p5      48 t1
        xor eax, ecx                      ;   216.2 p1      48 t1
        ror eax, 5                        ;   217.2 p0      48 t1
        xor eax, ecx                      ;   218.2 p1      48 t1
        ror eax, 6                        ;   219.2 p5      48 t1
        add eax, dword [esp + 144]        ;   220.2 p0+p2   61 t1
        lea eax, [eax + ebp + 604807628]  ;   222.0 p0      61 t1
        mov dword [esp + 144], ebx        ;   215.8 p3+p4   78 w[2] spill
        mov ebx, dword [esp + 36]         ;   216.2 p2      51 t1
        xor ebx, dword [esp + 72]         ;   219.2 p1+p2   51 t1
        and ebx, ecx                      ;   220.2 p5      51 t1
        xor ebx, dword [esp + 72]         ;   221.2 p1+p2   51 t1
        add eax, ebx                      ;   223.0 p5      61 t1
        mov ebx, dword [esp + 136]        ;   219.2 p2      52 v[4]
        xor ebx, edi                      ;   222.2 p0      52 v[4]
        mov esi, dword [esp + 120]        ;   220.2 p2      52 v[4]
        and esi, ebx                      ;   223.2 p1      52 v[4]
        xor esi, dword [esp + 136]        ;   224.2 p5+p2   52 v[4]
        add esi, eax                      ;   225.2 p0      63 v[4]
        add eax, dword [esp + 132]        ;   224.0 p1+p2   62 v[0]
        mov dword [esp + 132], ebx        ;   223.2 p3+p4   52 v[4] spill
        mov ebx, edi                      ;   220.0 p5      47 v[4] copy
        ror ebx, 9                        ;   221.0 p0      47 v[4]
        xor ebx, edi                      ;   222.0 p1      47 v[4]
        ror ebx, 0xb                      ;   223.0 p5      47 v[4]
        xor ebx, edi                      ;   224.0 p0      47 v[4]
        ror ebx, 2                        ;   225.0 p5      47 v[4]
        add esi, ebx                      ;   226.2 p1      63 v[4]
        mov ebx, ebp                      ;   222.2 p0      50 w[5] copy
        shr ebx, 0xa                      ;   223.2 p5      50 w[5]
        add edx, dword [esp + 124]        ;   223.2 p1+p2   78 w[4]
        add edx, dword [esp + 88]         ;   224.2 p0+p2   78 w[4]
        mov dword [esp + 88], edi         ;   222.2 p3+p4   63 v[5] spill
        mov edi, ebp                      ;   223.8 p1      50 w[5] copy
        ror edi, 2                        ;   224.8 p5      50 w[5]
        xor edi, ebp                      ;   225.8 p0      50 w[5]
        ror edi, 0x11                     ;   226.8 p5      50 w[5]
        xor ebx, edi                      ;   227.8 p1      50 w[5]
        mov edi, dword [esp + 92]         ;   225.2 p2      49 w[4]
        mov dword [esp + 120], ebp        ;   224.0 p3+p4   78 w[3] spill
        mov ebp, dword [esp + 92]         ;   226.2 p2      49 w[4]
        shr ebp, 3                        ;   229.2 p0      49 w[4]
        mov dword [esp + 80], ebx         ;   228.8 p3+p4   50 w[5] spill
        mov ebx, eax                      ;   225.8 p1      48 t1 copy
        ror ebx, 0xe                      ;   226.8 p5      48 t1
        xor ebx, eax                      ;   227.8 p0      48 t1
        ror ebx, 5                        ;   228.8 p5      48 t1
        xor ebx, eax                      ;   229.8 p1      48 t1
        ror ebx, 6                        ;   230.8 p0      48 t1
        add ebx, dword [esp + 72]         ;   231.8 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   227.2 p3+p4   63 v[4] spill
        mov esi, dword [esp + 92]         ;   228.2 p2      49 w[4]
        ror esi, 0xb                      ;   231.2 p5      49 w[4]
        xor edi, esi                      ;   232.2 p0      49 w[4]
        ror edi, 7                        ;   233.2 p5      49 w[4]
        xor ebp, edi                      ;   234.2 p1      49 w[4]
        add edx, ebp                      ;   235.2 p0      78 w[4]
        mov esi, dword [esp + 36]         ;   229.2 p2      51 t1
        xor esi, ecx                      ;   232.2 p1      51 t1
        and esi, eax                      ;   233.2 p5      51 t1
        mov edi, dword [esp + 36]         ;   230.2 p2      62 v[2] reload
        xor esi, edi                      ;   234.2 p0      51 t1
        lea ebx, [ebx + esi + 770255983]  ;   235.2 p0      61 t1
        add ebx, edx                      ;   236.2 p1      61 t1
        mov esi, dword [esp + 72]         ;   231.2 p2      52 v[3]
        mov ebp, dword [esp + 88]         ;   232.2 p2      63 v[5] reload
        xor esi, ebp                      ;   235.2 p5      52 v[3]
        mov edi, dword [esp + 132]        ;   233.2 p2      52 v[3]
        and edi, esi                      ;   236.2 p1      52 v[3]
        xor edi, ebp                      ;   237.2 p5      52 v[3]
        add edi, ebx                      ;   238.2 p0      63 v[3]
        add ebx, dword [esp + 64]         ;   237.2 p1+p2   62 v[7]
        mov ebp, dword [esp + 72]         ;   235.2 p2      47 v[3]
        mov dword [esp + 64], esi         ;   236.2 p3+p4   52 v[3] spill
        mov esi, dword [esp + 72]         ;   236.2 p2      47 v[3]
        mov dword [esp + 132], ecx        ;   233.5 p3+p4   62 v[1] spill
        mov ecx, edx                      ;   236.2 p5      50 w[6] copy
        shr ecx, 0xa                      ;   237.2 p0      50 w[6]
        mov dword [esp + 48], eax         ;   234.5 p3+p4   62 v[0] spill
        mov eax, dword [esp + 72]         ;   237.2 p2      47 v[3]
        ror eax, 9                        ;   240.2 p5      47 v[3]
        xor ebp, eax                      ;   241.2 p1      47 v[3]
        ror ebp, 0xb                      ;   242.2 p0      47 v[3]
        xor esi, ebp                      ;   243.2 p5      47 v[3]
        ror esi, 2                        ;   244.2 p0      47 v[3]
        add edi, esi                      ;   245.2 p1      63 v[3]
        mov esi, edx                      ;   236.5 p5      50 w[6] copy
        ror esi, 2                        ;   237.5 p0      50 w[6]
        xor esi, edx                      ;   238.5 p1      50 w[6]
        ror esi, 0x11                     ;   239.5 p5      50 w[6]
        xor ecx, esi                      ;   240.5 p1      50 w[6]
        mov esi, dword [esp + 60]         ;   238.2 p2      73 w[6] reload
        mov ebp, esi                      ;   241.2 p0      49 w[5] copy
        shr ebp, 3                        ;   242.2 p5      49 w[5]
        mov eax, esi                      ;   241.2 p1      49 w[5] copy
        ror eax, 0xb                      ;   242.2 p0      49 w[5]
        xor eax, esi                      ;   243.2 p5      49 w[5]
        ror eax, 7                        ;   244.2 p0      49 w[5]
        xor ebp, eax                      ;   245.2 p1      49 w[5]
        add ebp, dword [esp + 80]         ;   246.2 p5+p2   78 w[5]
        mov eax, dword [esp + 112]        ;   240.5 p2      73 w[14] reload
        add ebp, eax                      ;   247.2 p1      78 w[5]
        add ebp, dword [esp + 92]         ;   248.2 p0+p2   78 w[5]
        mov eax, ebx                      ;   241.5 p5      48 t1 copy
        ror eax, 0xe                      ;   242.5 p0      48 t1
        xor eax, ebx                      ;   243.5 p1      48 t1
        ror eax, 5                        ;   244.5 p5      48 t1
        xor eax, ebx                      ;   245.5 p1      48 t1
        ror eax, 6                        ;   246.5 p0      48 t1
        add eax, dword [esp + 36]         ;   247.5 p5+p2   61 t1
        lea eax, [eax + ebp + 1249150122] ;   249.2 p0      61 t1
        mov dword [esp + 36], edx         ;   243.0 p3+p4   78 w[4] spill
        mov edx, dword [esp + 48]         ;   243.5 p2      51 t1
        xor edx, dword [esp + 132]        ;   246.5 p1+p2   51 t1
        and edx, ebx                      ;   247.5 p5      51 t1
        xor edx, dword [esp + 132]        ;   248.5 p1+p2   51 t1
        add eax, edx                      ;   250.2 p0      61 t1
        mov edx, dword [esp + 72]         ;   246.5 p2      52 v[2]
        xor edx, edi                      ;   249.5 p5      52 v[2]
        mov esi, dword [esp + 64]         ;   247.5 p2      52 v[2]
        and esi, edx                      ;   250.5 p1      52 v[2]
        xor esi, dword [esp + 72]         ;   251.5 p0+p2   52 v[2]
        add esi, eax                      ;   252.5 p5      63 v[2]
        add eax, dword [esp + 136]        ;   251.2 p1+p2   62 v[6]
        mov dword [esp + 136], edx        ;   250.5 p3+p4   52 v[2] spill
        mov edx, edi                      ;   247.2 p0      47 v[2] copy
        ror edx, 9                        ;   248.2 p5      47 v[2]
        xor edx, edi                      ;   249.2 p1      47 v[2]
        ror edx, 0xb                      ;   250.2 p0      47 v[2]
        xor edx, edi                      ;   251.2 p5      47 v[2]
        ror edx, 2                        ;   252.2 p0      47 v[2]
        add esi, edx                      ;   253.5 p1      63 v[2]
        mov edx, ebp                      ;   249.5 p5      50 w[7] copy
        shr edx, 0xa                      ;   250.5 p0      50 w[7]
        add ecx, dword [esp + 140]        ;   250.5 p1+p2   78 w[6]
        add ecx, dword [esp + 60]         ;   251.5 p5+p2   78 w[6]
        mov dword [esp + 60], edi         ;   249.5 p3+p4   63 v[3] spill
        mov edi, ebp                      ;   251.0 p1      50 w[7] copy
        ror edi, 2                        ;   252.0 p0      50 w[7]
        xor edi, ebp                      ;   253.0 p5      50 w[7]
        ror edi, 0x11                     ;   254.0 p0      50 w[7]
        xor edx, edi                      ;   255.0 p1      50 w[7]
        mov edi, dword [esp + 100]        ;   252.5 p2      49 w[6]
        mov dword [esp + 64], ebp         ;   251.2 p3+p4   78 w[5] spill
        mov ebp, dword [esp + 100]        ;   253.5 p2      49 w[6]
        shr ebp, 3                        ;   256.5 p5      49 w[6]
        mov dword [esp + 92], edx         ;   256.0 p3+p4   50 w[7] spill
        mov edx, eax                      ;   253.0 p1      48 t1 copy
        ror edx, 0xe                      ;   254.0 p0      48 t1
        xor edx, eax                      ;   255.0 p5      48 t1
        ror edx, 5                        ;   256.0 p0      48 t1
        xor edx, eax                      ;   257.0 p1      48 t1
        ror edx, 6                        ;   258.0 p5      48 t1
        add edx, dword [esp + 132]        ;   259.0 p1+p2   61 t1
        mov dword [esp + 132], esi        ;   254.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 100]        ;   255.5 p2      49 w[6]
        ror esi, 0xb                      ;   258.5 p0      49 w[6]
        xor edi, esi                      ;   259.5 p5      49 w[6]
        ror edi, 7                        ;   260.5 p0      49 w[6]
        xor ebp, edi                      ;   261.5 p1      49 w[6]
        add ecx, ebp                      ;   262.5 p5      78 w[6]
        mov esi, dword [esp + 48]         ;   256.5 p2      51 t1
        xor esi, ebx                      ;   259.5 p1      51 t1
        and esi, eax                      ;   260.5 p0      51 t1
        mov edi, dword [esp + 48]         ;   257.5 p2      62 v[0] reload
        xor esi, edi                      ;   261.5 p5      51 t1
        lea edx, [edx + esi + 1555081692] ;   262.5 p0      61 t1
        add edx, ecx                      ;   263.5 p1      61 t1
        mov esi, dword [esp + 132]        ;   258.5 p2      52 v[1]
        mov ebp, dword [esp + 60]         ;   259.5 p2      63 v[3] reload
        xor esi, ebp                      ;   262.5 p5      52 v[1]
        mov edi, dword [esp + 136]        ;   260.5 p2      52 v[1]
        and edi, esi                      ;   263.5 p1      52 v[1]
        xor edi, ebp                      ;   264.5 p0      52 v[1]
        add edi, edx                      ;   265.5 p5      63 v[1]
        add edx, dword [esp + 88]         ;   264.5 p1+p2   62 v[5]
        mov ebp, dword [esp + 132]        ;   262.5 p2      47 v[1]
        mov dword [esp + 88], esi         ;   263.5 p3+p4   52 v[1] spill
        mov esi, dword [esp + 132]        ;   263.5 p2      47 v[1]
        mov dword [esp + 136], ebx        ;   260.8 p3+p4   62 v[7] spill
        mov ebx, ecx                      ;   263.5 p0      50 w[8] copy
        shr ebx, 0xa                      ;   264.5 p5      50 w[8]
        mov dword [esp + 80], eax         ;   261.8 p3+p4   62 v[6] spill
        mov eax, dword [esp + 132]        ;   264.5 p2      47 v[1]
        ror eax, 9                        ;   267.5 p0      47 v[1]
        xor ebp, eax                      ;   268.5 p1      47 v[1]
        ror ebp, 0xb                      ;   269.5 p5      47 v[1]
        xor esi, ebp                      ;   270.5 p0      47 v[1]
        ror esi, 2                        ;   271.5 p5      47 v[1]
        add edi, esi                      ;   272.5 p1      63 v[1]
        mov esi, ecx                      ;   263.8 p0      50 w[8] copy
        ror esi, 2                        ;   264.8 p5      50 w[8]
        xor esi, ecx                      ;   265.8 p1      50 w[8]
        ror esi, 0x11                     ;   266.8 p0      50 w[8]
        xor ebx, esi                      ;   267.8 p1      50 w[8]
        mov esi, dword [esp + 56]         ;   265.5 p2      73 w[8] reload
        mov ebp, esi                      ;   268.5 p5      49 w[7] copy
        shr ebp, 3                        ;   269.5 p0      49 w[7]
        mov eax, esi                      ;   268.5 p1      49 w[7] copy
        ror eax, 0xb                      ;   269.5 p5      49 w[7]
        xor eax, esi                      ;   270.5 p0      49 w[7]
        ror eax, 7                        ;   271.5 p5      49 w[7]
        xor ebp, eax                      ;   272.5 p1      49 w[7]
        add ebp, dword [esp + 92]         ;   273.5 p0+p2   78 w[7]
        mov eax, dword [esp + 84]         ;   267.8 p2      78 w[0] reload
        add ebp, eax                      ;   274.5 p1      78 w[7]
        add ebp, dword [esp + 100]        ;   275.5 p5+p2   78 w[7]
        mov eax, edx                      ;   268.8 p0      48 t1 copy
        ror eax, 0xe                      ;   269.8 p5      48 t1
        xor eax, edx                      ;   270.8 p1      48 t1
        ror eax, 5                        ;   271.8 p0      48 t1
        xor eax, edx                      ;   272.8 p1      48 t1
        ror eax, 6                        ;   273.8 p5      48 t1
        add eax, dword [esp + 48]         ;   274.8 p0+p2   61 t1
        lea eax, [eax + ebp + 1996064986] ;   276.5 p0      61 t1
        mov dword [esp + 48], ecx         ;   270.2 p3+p4   78 w[6] spill
        mov ecx, dword [esp + 80]         ;   270.8 p2      51 t1
        xor ecx, dword [esp + 136]        ;   273.8 p1+p2   51 t1
        and ecx, edx                      ;   274.8 p5      51 t1
        xor ecx, dword [esp + 136]        ;   275.8 p1+p2   51 t1
        add eax, ecx                      ;   277.5 p5      61 t1
        mov ecx, dword [esp + 132]        ;   273.8 p2      52 v[0]
        xor ecx, edi                      ;   276.8 p0      52 v[0]
        mov esi, dword [esp + 88]         ;   274.8 p2      52 v[0]
        and esi, ecx                      ;   277.8 p1      52 v[0]
        xor esi, dword [esp + 132]        ;   278.8 p5+p2   52 v[0]
        add esi, eax                      ;   279.8 p0      63 v[0]
        add eax, dword [esp + 72]         ;   278.5 p1+p2   62 v[4]
        mov dword [esp + 72], ecx         ;   277.8 p3+p4   52 v[0] spill
        mov ecx, edi                      ;   274.5 p5      47 v[0] copy
        ror ecx, 9                        ;   275.5 p0      47 v[0]
        xor ecx, edi                      ;   276.5 p1      47 v[0]
        ror ecx, 0xb                      ;   277.5 p5      47 v[0]
        xor ecx, edi                      ;   278.5 p0      47 v[0]
        ror ecx, 2                        ;   279.5 p5      47 v[0]
        add esi, ecx                      ;   280.8 p1      63 v[0]
        mov ecx, ebp                      ;   276.8 p0      50 w[9] copy
        shr ecx, 0xa                      ;   277.8 p5      50 w[9]
        add ebx, dword [esp + 128]        ;   277.8 p1+p2   78 w[8]
        add ebx, dword [esp + 56]         ;   278.8 p0+p2   78 w[8]
        mov dword [esp + 56], edi         ;   276.8 p3+p4   63 v[1] spill
        mov edi, ebp                      ;   278.2 p1      50 w[9] copy
        ror edi, 2                        ;   279.2 p5      50 w[9]
        xor edi, ebp                      ;   280.2 p0      50 w[9]
        ror edi, 0x11                     ;   281.2 p5      50 w[9]
        xor ecx, edi                      ;   282.2 p1      50 w[9]
        mov edi, dword [esp + 108]        ;   279.8 p2      49 w[8]
        mov dword [esp + 88], ebp         ;   278.5 p3+p4   78 w[7] spill
        mov ebp, dword [esp + 108]        ;   280.8 p2      49 w[8]
        shr ebp, 3                        ;   283.8 p0      49 w[8]
        mov dword [esp + 100], ecx        ;   283.2 p3+p4   50 w[9] spill
        mov ecx, eax                      ;   280.2 p1      48 t1 copy
        ror ecx, 0xe                      ;   281.2 p5      48 t1
        xor ecx, eax                      ;   282.2 p0      48 t1
        ror ecx, 5                        ;   283.2 p5      48 t1
        xor ecx, eax                      ;   284.2 p1      48 t1
        ror ecx, 6                        ;   285.2 p0      48 t1
        add ecx, dword [esp + 136]        ;   286.2 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   281.8 p3+p4   63 v[0] spill
        mov esi, dword [esp + 108]        ;   282.8 p2      49 w[8]
        ror esi, 0xb                      ;   285.8 p5      49 w[8]
        xor edi, esi                      ;   286.8 p0      49 w[8]
        ror edi, 7                        ;   287.8 p5      49 w[8]
        xor ebp, edi                      ;   288.8 p1      49 w[8]
        add ebx, ebp                      ;   289.8 p0      78 w[8]
        mov esi, dword [esp + 80]         ;   283.8 p2      51 t1
        xor esi, edx                      ;   286.8 p1      51 t1
        and esi, eax                      ;   287.8 p5      51 t1
        mov edi, dword [esp + 80]         ;   284.8 p2      62 v[6] reload
        xor esi, edi                      ;   288.8 p0      51 t1
        lea ecx, [ecx + esi - 1740746414] ;   289.8 p0      61 t1
        add ecx, ebx                      ;   290.8 p1      61 t1
        mov esi, dword [esp + 136]        ;   285.8 p2      52 v[7]
        mov ebp, dword [esp + 56]         ;   286.8 p2      63 v[1] reload
        xor esi, ebp                      ;   289.8 p5      52 v[7]
        mov edi, dword [esp + 72]         ;   287.8 p2      52 v[7]
        and edi, esi                      ;   290.8 p1      52 v[7]
        xor edi, ebp                      ;   291.8 p5      52 v[7]
        add edi, ecx                      ;   292.8 p0      63 v[7]
        add ecx, dword [esp + 60]         ;   291.8 p1+p2   62 v[3]
        mov ebp, dword [esp + 136]        ;   289.8 p2      47 v[7]
        mov dword [esp + 60], esi         ;   290.8 p3+p4   52 v[7] spill
        mov esi, dword [esp + 136]        ;   290.8 p2      47 v[7]
        mov dword [esp + 72], edx         ;   288.0 p3+p4   62 v[5] spill
        mov edx, ebx                      ;   290.8 p5      50 w[10] copy
        shr edx, 0xa                      ;   291.8 p0      50 w[10]
        mov dword [esp + 92], eax         ;   289.0 p3+p4   62 v[4] spill
        mov eax, dword [esp + 136]        ;   291.8 p2      47 v[7]
        ror eax, 9                        ;   294.8 p5      47 v[7]
        xor ebp, eax                      ;   295.8 p1      47 v[7]
        ror ebp, 0xb                      ;   296.8 p0      47 v[7]
        xor esi, ebp                      ;   297.8 p5      47 v[7]
        ror esi, 2                        ;   298.8 p0      47 v[7]
        add edi, esi                      ;   299.8 p1      63 v[7]
        mov esi, ebx                      ;   291.0 p5      50 w[10] copy
        ror esi, 2                        ;   292.0 p0      50 w[10]
        xor esi, ebx                      ;   293.0 p1      50 w[10]
        ror esi, 0x11                     ;   294.0 p5      50 w[10]
        xor edx, esi                      ;   295.0 p1      50 w[10]
        mov esi, dword [esp + 96]         ;   292.8 p2      73 w[10] reload
        mov ebp, esi                      ;   295.8 p0      49 w[9] copy
        shr ebp, 3                        ;   296.8 p5      49 w[9]
        mov eax, esi                      ;   295.8 p1      49 w[9] copy
        ror eax, 0xb                      ;   296.8 p0      49 w[9]
        xor eax, esi                      ;   297.8 p5      49 w[9]
        ror eax, 7                        ;   298.8 p0      49 w[9]
        xor ebp, eax                      ;   299.8 p1      49 w[9]
        add ebp, dword [esp + 100]        ;   300.8 p5+p2   78 w[9]
        mov eax, dword [esp + 144]        ;   295.0 p2      78 w[2] reload
        add ebp, eax                      ;   301.8 p1      78 w[9]
        add ebp, dword [esp + 108]        ;   302.8 p0+p2   78 w[9]
        mov eax, ecx                      ;   296.0 p5      48 t1 copy
        ror eax, 0xe                      ;   297.0 p0      48 t1
        xor eax, ecx                      ;   298.0 p1      48 t1
        ror eax, 5                        ;   299.0 p5      48 t1
        xor eax, ecx                      ;   300.0 p1      48 t1
        ror eax, 6                        ;   301.0 p0      48 t1
        add eax, dword [esp + 80]         ;   302.0 p5+p2   61 t1
        lea eax, [eax + ebp - 1473132947] ;   303.8 p0      61 t1
        mov dword [esp + 80], ebx         ;   297.5 p3+p4   78 w[8] spill
        mov ebx, dword [esp + 92]         ;   298.0 p2      51 t1
        xor ebx, dword [esp + 72]         ;   301.0 p1+p2   51 t1
        and ebx, ecx                      ;   302.0 p5      51 t1
        xor ebx, dword [esp + 72]         ;   303.0 p1+p2   51 t1
        add eax, ebx                      ;   304.8 p0      61 t1
        mov ebx, dword [esp + 136]        ;   301.0 p2      52 v[6]
        xor ebx, edi                      ;   304.0 p5      52 v[6]
        mov esi, dword [esp + 60]         ;   302.0 p2      52 v[6]
        and esi, ebx                      ;   305.0 p1      52 v[6]
        xor esi, dword [esp + 136]        ;   306.0 p0+p2   52 v[6]
        add esi, eax                      ;   307.0 p5      63 v[6]
        add eax, dword [esp + 132]        ;   305.8 p1+p2   62 v[2]
        mov dword [esp + 132], ebx        ;   305.0 p3+p4   52 v[6] spill
        mov ebx, edi                      ;   301.8 p0      47 v[6] copy
        ror ebx, 9                        ;   302.8 p5      47 v[6]
        xor ebx, edi                      ;   303.8 p1      47 v[6]
        ror ebx, 0xb                      ;   304.8 p0      47 v[6]
        xor ebx, edi                      ;   305.8 p5      47 v[6]
        ror ebx, 2                        ;   306.8 p0      47 v[6]
        add esi, ebx                      ;   308.0 p1      63 v[6]
        mov ebx, ebp                      ;   304.0 p5      50 w[11] copy
        shr ebx, 0xa                      ;   305.0 p0      50 w[11]
        add edx, dword [esp + 120]        ;   305.0 p1+p2   78 w[10]
        add edx, dword [esp + 96]         ;   306.0 p5+p2   78 w[10]
        mov dword [esp + 96], edi         ;   304.0 p3+p4   63 v[7] spill
        mov edi, ebp                      ;   305.5 p1      50 w[11] copy
        ror edi, 2                        ;   306.5 p0      50 w[11]
        xor edi, ebp                      ;   307.5 p5      50 w[11]
        ror edi, 0x11                     ;   308.5 p0      50 w[11]
        xor ebx, edi                      ;   309.5 p1      50 w[11]
        mov edi, dword [esp + 116]        ;   307.0 p2      49 w[10]
        mov dword [esp + 60], ebp         ;   305.8 p3+p4   78 w[9] spill
        mov ebp, dword [esp + 116]        ;   308.0 p2      49 w[10]
        shr ebp, 3                        ;   311.0 p5      49 w[10]
        mov dword [esp + 108], ebx        ;   310.5 p3+p4   50 w[11] spill
        mov ebx, eax                      ;   307.5 p1      48 t1 copy
        ror ebx, 0xe                      ;   308.5 p0      48 t1
        xor ebx, eax                      ;   309.5 p5      48 t1
        ror ebx, 5                        ;   310.5 p0      48 t1
        xor ebx, eax                      ;   311.5 p1      48 t1
        ror ebx, 6                        ;   312.5 p5      48 t1
        add ebx, dword [esp + 72]         ;   313.5 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   309.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 116]        ;   310.0 p2      49 w[10]
        ror esi, 0xb                      ;   313.0 p0      49 w[10]
        xor edi, esi                      ;   314.0 p5      49 w[10]
        ror edi, 7                        ;   315.0 p0      49 w[10]
        xor ebp, edi                      ;   316.0 p1      49 w[10]
        add edx, ebp                      ;   317.0 p5      78 w[10]
        mov esi, dword [esp + 92]         ;   311.0 p2      51 t1
        xor esi, ecx                      ;   314.0 p1      51 t1
        and esi, eax                      ;   315.0 p0      51 t1
        mov edi, dword [esp + 92]         ;   312.0 p2      62 v[4] reload
        xor esi, edi                      ;   316.0 p5      51 t1
        lea ebx, [ebx + esi - 1341970488] ;   317.0 p0      61 t1
        add ebx, edx                      ;   318.0 p1      61 t1
        mov esi, dword [esp + 72]         ;   313.0 p2      52 v[5]
        mov ebp, dword [esp + 96]         ;   314.0 p2      63 v[7] reload
        xor esi, ebp                      ;   317.0 p5      52 v[5]
        mov edi, dword [esp + 132]        ;   315.0 p2      52 v[5]
        and edi, esi                      ;   318.0 p1      52 v[5]
        xor edi, ebp                      ;   319.0 p0      52 v[5]
        add edi, ebx                      ;   320.0 p5      63 v[5]
        add ebx, dword [esp + 56]         ;   319.0 p1+p2   62 v[1]
        mov ebp, dword [esp + 72]         ;   317.0 p2      47 v[5]
        mov dword [esp + 56], esi         ;   318.0 p3+p4   52 v[5] spill
        mov esi, dword [esp + 72]         ;   318.0 p2      47 v[5]
        mov dword [esp + 132], ecx        ;   315.2 p3+p4   62 v[3] spill
        mov ecx, edx                      ;   318.0 p0      50 w[12] copy
        shr ecx, 0xa                      ;   319.0 p5      50 w[12]
        mov dword [esp + 100], eax        ;   316.2 p3+p4   62 v[2] spill
        mov eax, dword [esp + 72]         ;   319.0 p2      47 v[5]
        ror eax, 9                        ;   322.0 p0      47 v[5]
        xor ebp, eax                      ;   323.0 p1      47 v[5]
        ror ebp, 0xb                      ;   324.0 p5      47 v[5]
        xor esi, ebp                      ;   325.0 p0      47 v[5]
        ror esi, 2                        ;   326.0 p5      47 v[5]
        add edi, esi                      ;   327.0 p1      63 v[5]
        mov esi, edx                      ;   318.2 p0      50 w[12] copy
        ror esi, 2                        ;   319.2 p5      50 w[12]
        xor esi, edx                      ;   320.2 p1      50 w[12]
        ror esi, 0x11                     ;   321.2 p0      50 w[12]
        xor ecx, esi                      ;   322.2 p1      50 w[12]
        mov esi, dword [esp + 104]        ;   320.0 p2      73 w[12] reload
        mov ebp, esi                      ;   323.0 p5      49 w[11] copy
        shr ebp, 3                        ;   324.0 p0      49 w[11]
        mov eax, esi                      ;   323.0 p1      49 w[11] copy
        ror eax, 0xb                      ;   324.0 p5      49 w[11]
        xor eax, esi                      ;   325.0 p0      49 w[11]
        ror eax, 7                        ;   326.0 p5      49 w[11]
        xor ebp, eax                      ;   327.0 p1      49 w[11]
        add ebp, dword [esp + 108]        ;   328.0 p0+p2   78 w[11]
        mov eax, dword [esp + 36]         ;   322.2 p2      78 w[4] reload
        add ebp, eax                      ;   329.0 p1      78 w[11]
        add ebp, dword [esp + 116]        ;   330.0 p5+p2   78 w[11]
        mov eax, ebx                      ;   323.2 p0      48 t1 copy
        ror eax, 0xe                      ;   324.2 p5      48 t1
        xor eax, ebx                      ;   325.2 p1      48 t1
        ror eax, 5                        ;   326.2 p0      48 t1
        xor eax, ebx                      ;   327.2 p1      48 t1
        ror eax, 6                        ;   328.2 p5      48 t1
        add eax, dword [esp + 92]         ;   329.2 p0+p2   61 t1
        lea eax, [eax + ebp - 1084653625] ;   331.0 p0      61 t1
        mov dword [esp + 92], edx         ;   324.8 p3+p4   78 w[10] spill
        mov edx, dword [esp + 100]        ;   325.2 p2      51 t1
        xor edx, dword [esp + 132]        ;   328.2 p1+p2   51 t1
        and edx, ebx                      ;   329.2 p5      51 t1
        xor edx, dword [esp + 132]        ;   330.2 p1+p2   51 t1
        add eax, edx                      ;   332.0 p5      61 t1
        mov edx, dword [esp + 72]         ;   328.2 p2      52 v[4]
        xor edx, edi                      ;   331.2 p0      52 v[4]
        mov esi, dword [esp + 56]         ;   329.2 p2      52 v[4]
        and esi, edx                      ;   332.2 p1      52 v[4]
        xor esi, dword [esp + 72]         ;   333.2 p5+p2   52 v[4]
        add esi, eax                      ;   334.2 p0      63 v[4]
        add eax, dword [esp + 136]        ;   333.0 p1+p2   62 v[0]
        mov dword [esp + 136], edx        ;   332.2 p3+p4   52 v[4] spill
        mov edx, edi                      ;   329.0 p5      47 v[4] copy
        ror edx, 9                        ;   330.0 p0      47 v[4]
        xor edx, edi                      ;   331.0 p1      47 v[4]
        ror edx, 0xb                      ;   332.0 p5      47 v[4]
        xor edx, edi                      ;   333.0 p0      47 v[4]
        ror edx, 2                        ;   334.0 p5      47 v[4]
        add esi, edx                      ;   335.2 p1      63 v[4]
        mov edx, ebp                      ;   331.2 p0      50 w[13] copy
        shr edx, 0xa                      ;   332.2 p5      50 w[13]
        add ecx, dword [esp + 64]         ;   332.2 p1+p2   78 w[12]
        add ecx, dword [esp + 104]        ;   333.2 p0+p2   78 w[12]
        mov dword [esp + 104], edi        ;   331.2 p3+p4   63 v[5] spill
        mov edi, ebp                      ;   332.8 p1      50 w[13] copy
        ror edi, 2                        ;   333.8 p5      50 w[13]
        xor edi, ebp                      ;   334.8 p0      50 w[13]
        ror edi, 0x11                     ;   335.8 p5      50 w[13]
        xor edx, edi                      ;   336.8 p1      50 w[13]
        mov edi, dword [esp + 124]        ;   334.2 p2      49 w[12]
        mov dword [esp + 56], ebp         ;   333.0 p3+p4   78 w[11] spill
        mov ebp, dword [esp + 124]        ;   335.2 p2      49 w[12]
        shr ebp, 3                        ;   338.2 p0      49 w[12]
        mov dword [esp + 116], edx        ;   337.8 p3+p4   50 w[13] spill
        mov edx, eax                      ;   334.8 p1      48 t1 copy
        ror edx, 0xe                      ;   335.8 p5      48 t1
        xor edx, eax                      ;   336.8 p0      48 t1
        ror edx, 5                        ;   337.8 p5      48 t1
        xor edx, eax                      ;   338.8 p1      48 t1
        ror edx, 6                        ;   339.8 p0      48 t1
        add edx, dword [esp + 132]        ;   340.8 p1+p2   61 t1
        mov dword [esp + 132], esi        ;   336.2 p3+p4   63 v[4] spill
        mov esi, dword [esp + 124]        ;   337.2 p2      49 w[12]
        ror esi, 0xb                      ;   340.2 p5      49 w[12]
        xor edi, esi                      ;   341.2 p0      49 w[12]
        ror edi, 7                        ;   342.2 p5      49 w[12]
        xor ebp, edi                      ;   343.2 p1      49 w[12]
        add ecx, ebp                      ;   344.2 p0      78 w[12]
        mov esi, dword [esp + 100]        ;   338.2 p2      51 t1
        xor esi, ebx                      ;   341.2 p1      51 t1
        and esi, eax                      ;   342.2 p5      51 t1
        mov edi, dword [esp + 100]        ;   339.2 p2      62 v[2] reload
        xor esi, edi                      ;   343.2 p0      51 t1
        lea edx, [edx + esi - 958395405]  ;   344.2 p0      61 t1
        add edx, ecx                      ;   345.2 p1      61 t1
        mov esi, dword [esp + 132]        ;   340.2 p2      52 v[3]
        mov ebp, dword [esp + 104]        ;   341.2 p2      63 v[5] reload
        xor esi, ebp                      ;   344.2 p5      52 v[3]
        mov edi, dword [esp + 136]        ;   342.2 p2      52 v[3]
        and edi, esi                      ;   345.2 p1      52 v[3]
        xor edi, ebp                      ;   346.2 p5      52 v[3]
        add edi, edx                      ;   347.2 p0      63 v[3]
        add edx, dword [esp + 96]         ;   346.2 p1+p2   62 v[7]
        mov ebp, dword [esp + 132]        ;   344.2 p2      47 v[3]
        mov dword [esp + 96], esi         ;   345.2 p3+p4   52 v[3] spill
        mov esi, dword [esp + 132]        ;   345.2 p2      47 v[3]
        mov dword [esp + 136], ebx        ;   342.5 p3+p4   62 v[1] spill
        mov ebx, ecx                      ;   345.2 p5      50 w[14] copy
        shr ebx, 0xa                      ;   346.2 p0      50 w[14]
        mov dword [esp + 108], eax        ;   343.5 p3+p4   62 v[0] spill
        mov eax, dword [esp + 132]        ;   346.2 p2      47 v[3]
        ror eax, 9                        ;   349.2 p5      47 v[3]
        xor ebp, eax                      ;   350.2 p1      47 v[3]
        ror ebp, 0xb                      ;   351.2 p0      47 v[3]
        xor esi, ebp                      ;   352.2 p5      47 v[3]
        ror esi, 2                        ;   353.2 p0      47 v[3]
        add edi, esi                      ;   354.2 p1      63 v[3]
        mov esi, ecx                      ;   345.5 p5      50 w[14] copy
        ror esi, 2                        ;   346.5 p0      50 w[14]
        xor esi, ecx                      ;   347.5 p1      50 w[14]
        ror esi, 0x11                     ;   348.5 p5      50 w[14]
        xor ebx, esi                      ;   349.5 p1      50 w[14]
        mov esi, dword [esp + 112]        ;   347.2 p2      73 w[14] reload
        mov ebp, esi                      ;   350.2 p0      49 w[13] copy
        shr ebp, 3                        ;   351.2 p5      49 w[13]
        mov eax, esi                      ;   350.2 p1      49 w[13] copy
        ror eax, 0xb                      ;   351.2 p0      49 w[13]
        xor eax, esi                      ;   352.2 p5      49 w[13]
        ror eax, 7                        ;   353.2 p0      49 w[13]
        xor ebp, eax                      ;   354.2 p1      49 w[13]
        add ebp, dword [esp + 116]        ;   355.2 p5+p2   78 w[13]
        mov eax, dword [esp + 48]         ;   349.5 p2      78 w[6] reload
        add ebp, eax                      ;   356.2 p1      78 w[13]
        add ebp, dword [esp + 124]        ;   357.2 p0+p2   78 w[13]
        mov eax, edx                      ;   350.5 p5      48 t1 copy
        ror eax, 0xe                      ;   351.5 p0      48 t1
        xor eax, edx                      ;   352.5 p1      48 t1
        ror eax, 5                        ;   353.5 p5      48 t1
        xor eax, edx                      ;   354.5 p1      48 t1
        ror eax, 6                        ;   355.5 p0      48 t1
        add eax, dword [esp + 100]        ;   356.5 p5+p2   61 t1
        lea eax, [eax + ebp - 710438585]  ;   358.2 p0      61 t1
        mov dword [esp + 100], ecx        ;   352.0 p3+p4   78 w[12] spill
        mov ecx, dword [esp + 108]        ;   352.5 p2      51 t1
        xor ecx, dword [esp + 136]        ;   355.5 p1+p2   51 t1
        and ecx, edx                      ;   356.5 p5      51 t1
        xor ecx, dword [esp + 136]        ;   357.5 p1+p2   51 t1
        add eax, ecx                      ;   359.2 p0      61 t1
        mov ecx, dword [esp + 132]        ;   355.5 p2      52 v[2]
        xor ecx, edi                      ;   358.5 p5      52 v[2]
        mov esi, dword [esp + 96]         ;   356.5 p2      52 v[2]
        and esi, ecx                      ;   359.5 p1      52 v[2]
        xor esi, dword [esp + 132]        ;   360.5 p0+p2   52 v[2]
        add esi, eax                      ;   361.5 p5      63 v[2]
        add eax, dword [esp + 72]         ;   360.2 p1+p2   62 v[6]
        mov dword [esp + 72], ecx         ;   359.5 p3+p4   52 v[2] spill
        mov ecx, edi                      ;   356.2 p0      47 v[2] copy
        ror ecx, 9                        ;   357.2 p5      47 v[2]
        xor ecx, edi                      ;   358.2 p1      47 v[2]
        ror ecx, 0xb                      ;   359.2 p0      47 v[2]
        xor ecx, edi                      ;   360.2 p5      47 v[2]
        ror ecx, 2                        ;   361.2 p0      47 v[2]
        add esi, ecx                      ;   362.5 p1      63 v[2]
        mov ecx, ebp                      ;   358.5 p5      50 w[15] copy
        shr ecx, 0xa                      ;   359.5 p0      50 w[15]
        add ebx, dword [esp + 88]         ;   359.5 p1+p2   78 w[14]
        add ebx, dword [esp + 112]        ;   360.5 p5+p2   78 w[14]
        mov dword [esp + 112], edi        ;   358.5 p3+p4   63 v[3] spill
        mov edi, ebp                      ;   360.0 p1      50 w[15] copy
        ror edi, 2                        ;   361.0 p0      50 w[15]
        xor edi, ebp                      ;   362.0 p5      50 w[15]
        ror edi, 0x11                     ;   363.0 p0      50 w[15]
        xor ecx, edi                      ;   364.0 p1      50 w[15]
        mov edi, dword [esp + 140]        ;   361.5 p2      49 w[14]
        mov dword [esp + 96], ebp         ;   360.2 p3+p4   78 w[13] spill
        mov ebp, dword [esp + 140]        ;   362.5 p2      49 w[14]
        shr ebp, 3                        ;   365.5 p5      49 w[14]
        mov dword [esp + 124], ecx        ;   365.0 p3+p4   50 w[15] spill
        mov ecx, eax                      ;   362.0 p1      48 t1 copy
        ror ecx, 0xe                      ;   363.0 p0      48 t1
        xor ecx, eax                      ;   364.0 p5      48 t1
        ror ecx, 5                        ;   365.0 p0      48 t1
        xor ecx, eax                      ;   366.0 p1      48 t1
        ror ecx, 6                        ;   367.0 p5      48 t1
        add ecx, dword [esp + 136]        ;   368.0 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   363.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 140]        ;   364.5 p2      49 w[14]
        ror esi, 0xb                      ;   367.5 p0      49 w[14]
        xor edi, esi                      ;   368.5 p5      49 w[14]
        ror edi, 7                        ;   369.5 p0      49 w[14]
        xor ebp, edi                      ;   370.5 p1      49 w[14]
        add ebx, ebp                      ;   371.5 p5      78 w[14]
        mov esi, dword [esp + 108]        ;   365.5 p2      51 t1
        xor esi, edx                      ;   368.5 p1      51 t1
        and esi, eax                      ;   369.5 p0      51 t1
        mov edi, dword [esp + 108]        ;   366.5 p2      62 v[0] reload
        xor esi, edi                      ;   370.5 p5      51 t1
        lea ecx, [ecx + esi + 113926993]  ;   371.5 p0      61 t1
        add ecx, ebx                      ;   372.5 p1      61 t1
        mov esi, dword [esp + 136]        ;   367.5 p2      52 v[1]
        mov ebp, dword [esp + 112]        ;   368.5 p2      63 v[3] reload
        xor esi, ebp                      ;   371.5 p5      52 v[1]
        mov edi, dword [esp + 72]         ;   369.5 p2      52 v[1]
        and edi, esi                      ;   372.5 p1      52 v[1]
        xor edi, ebp                      ;   373.5 p0      52 v[1]
        add edi, ecx                      ;   374.5 p5      63 v[1]
        add ecx, dword [esp + 104]        ;   373.5 p1+p2   62 v[5]
        mov ebp, dword [esp + 136]        ;   371.5 p2      47 v[1]
        mov dword [esp + 104], esi        ;   372.5 p3+p4   52 v[1] spill
        mov esi, dword [esp + 136]        ;   372.5 p2      47 v[1]
        mov dword [esp + 72], edx         ;   369.8 p3+p4   62 v[7] spill
        mov edx, ebx                      ;   372.5 p0      50 w[0] copy
        shr edx, 0xa                      ;   373.5 p5      50 w[0]
        mov dword [esp + 116], eax        ;   370.8 p3+p4   62 v[6] spill
        mov eax, dword [esp + 136]        ;   373.5 p2      47 v[1]
        ror eax, 9                        ;   376.5 p0      47 v[1]
        xor ebp, eax                      ;   377.5 p1      47 v[1]
        ror ebp, 0xb                      ;   378.5 p5      47 v[1]
        xor esi, ebp                      ;   379.5 p0      47 v[1]
        ror esi, 2                        ;   380.5 p5      47 v[1]
        add edi, esi                      ;   381.5 p1      63 v[1]
        mov esi, ebx                      ;   372.8 p0      50 w[0] copy
        ror esi, 2                        ;   373.8 p5      50 w[0]
        xor esi, ebx                      ;   374.8 p1      50 w[0]
        ror esi, 0x11                     ;   375.8 p0      50 w[0]
        xor edx, esi                      ;   376.8 p1      50 w[0]
        mov esi, dword [esp + 84]         ;   374.5 p2      78 w[0] reload
        mov ebp, esi                      ;   377.5 p5      49 w[15] copy
        shr ebp, 3                        ;   378.5 p0      49 w[15]
        mov eax, esi                      ;   377.5 p1      49 w[15] copy
        ror eax, 0xb                      ;   378.5 p5      49 w[15]
        xor eax, esi                      ;   379.5 p0      49 w[15]
        ror eax, 7                        ;   380.5 p5      49 w[15]
        xor ebp, eax                      ;   381.5 p1      49 w[15]
        add ebp, dword [esp + 124]        ;   382.5 p0+p2   78 w[15]
        mov eax, dword [esp + 80]         ;   376.8 p2      78 w[8] reload
        add ebp, eax                      ;   383.5 p1      78 w[15]
        add ebp, dword [esp + 140]        ;   384.5 p5+p2   78 w[15]
        mov eax, ecx                      ;   377.8 p0      48 t1 copy
        ror eax, 0xe                      ;   378.8 p5      48 t1
        xor eax, ecx                      ;   379.8 p1      48 t1
        ror eax, 5                        ;   380.8 p0      48 t1
        xor eax, ecx                      ;   381.8 p1      48 t1
        ror eax, 6                        ;   382.8 p5      48 t1
        add eax, dword [esp + 108]        ;   383.8 p0+p2   61 t1
        lea eax, [eax + ebp + 338241895]  ;   385.5 p0      61 t1
        mov dword [esp + 108], ebx        ;   379.2 p3+p4   78 w[14] spill
        mov ebx, dword [esp + 116]        ;   379.8 p2      51 t1
        xor ebx, dword [esp + 72]         ;   382.8 p1+p2   51 t1
        and ebx, ecx                      ;   383.8 p5      51 t1
        xor ebx, dword [esp + 72]         ;   384.8 p1+p2   51 t1
        add eax, ebx                      ;   386.5 p5      61 t1
        mov ebx, dword [esp + 136]        ;   382.8 p2      52 v[0]
        xor ebx, edi                      ;   385.8 p0      52 v[0]
        mov esi, dword [esp + 104]        ;   383.8 p2      52 v[0]
        and esi, ebx                      ;   386.8 p1      52 v[0]
        xor esi, dword [esp + 136]        ;   387.8 p5+p2   52 v[0]
        add esi, eax                      ;   388.8 p0      63 v[0]
        add eax, dword [esp + 132]        ;   387.5 p1+p2   62 v[4]
        mov dword [esp + 132], ebx        ;   386.8 p3+p4   52 v[0] spill
        mov ebx, edi                      ;   383.5 p5      47 v[0] copy
        ror ebx, 9                        ;   384.5 p0      47 v[0]
        xor ebx, edi                      ;   385.5 p1      47 v[0]
        ror ebx, 0xb                      ;   386.5 p5      47 v[0]
        xor ebx, edi                      ;   387.5 p0      47 v[0]
        ror ebx, 2                        ;   388.5 p5      47 v[0]
        add esi, ebx                      ;   389.8 p1      63 v[0]
        mov ebx, ebp                      ;   385.8 p0      50 w[1] copy
        shr ebx, 0xa                      ;   386.8 p5      50 w[1]
        add edx, dword [esp + 60]         ;   386.8 p1+p2   78 w[0]
        add edx, dword [esp + 84]         ;   387.8 p0+p2   78 w[0]
        mov dword [esp + 84], edi         ;   385.8 p3+p4   63 v[1] spill
        mov edi, ebp                      ;   387.2 p1      50 w[1] copy
        ror edi, 2                        ;   388.2 p5      50 w[1]
        xor edi, ebp                      ;   389.2 p0      50 w[1]
        ror edi, 0x11                     ;   390.2 p5      50 w[1]
        xor ebx, edi                      ;   391.2 p1      50 w[1]
        mov edi, dword [esp + 128]        ;   388.8 p2      49 w[0]
        mov dword [esp + 104], ebp        ;   387.5 p3+p4   78 w[15] spill
        mov ebp, dword [esp + 128]        ;   389.8 p2      49 w[0]
        shr ebp, 3                        ;   392.8 p0      49 w[0]
        mov dword [esp + 140], ebx        ;   392.2 p3+p4   50 w[1] spill
        mov ebx, eax                      ;   389.2 p1      48 t1 copy
        ror ebx, 0xe                      ;   390.2 p5      48 t1
        xor ebx, eax                      ;   391.2 p0      48 t1
        ror ebx, 5                        ;   392.2 p5      48 t1
        xor ebx, eax                      ;   393.2 p1      48 t1
        ror ebx, 6                        ;   394.2 p0      48 t1
        add ebx, dword [esp + 72]         ;   395.2 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   390.8 p3+p4   63 v[0] spill
        mov esi, dword [esp + 128]        ;   391.8 p2      49 w[0]
        ror esi, 0xb                      ;   394.8 p5      49 w[0]
        xor edi, esi                      ;   395.8 p0      49 w[0]
        ror edi, 7                        ;   396.8 p5      49 w[0]
        xor ebp, edi                      ;   397.8 p1      49 w[0]
        add edx, ebp                      ;   398.8 p0      78 w[0]
        mov esi, dword [esp + 116]        ;   392.8 p2      51 t1
        xor esi, ecx                      ;   395.8 p1      51 t1
        and esi, eax                      ;   396.8 p5      51 t1
        mov edi, dword [esp + 116]        ;   393.8 p2      62 v[6] reload
        xor esi, edi                      ;   397.8 p0      51 t1
        lea ebx, [ebx + esi + 666307205]  ;   398.8 p0      61 t1
        add ebx, edx                      ;   399.8 p1      61 t1
        mov esi, dword [esp + 72]         ;   394.8 p2      52 v[7]
        mov ebp, dword [esp + 84]         ;   395.8 p2      63 v[1] reload
        xor esi, ebp                      ;   398.8 p5      52 v[7]
        mov edi, dword [esp + 132]        ;   396.8 p2      52 v[7]
        and edi, esi                      ;   399.8 p1      52 v[7]
        xor edi, ebp                      ;   400.8 p5      52 v[7]
        add edi, ebx                      ;   401.8 p0      63 v[7]
        add ebx, dword [esp + 112]        ;   400.8 p1+p2   62 v[3]
        mov ebp, dword [esp + 72]         ;   398.8 p2      47 v[7]
        mov dword [esp + 112], esi        ;   399.8 p3+p4   52 v[7] spill
        mov esi, dword [esp + 72]         ;   399.8 p2      47 v[7]
        mov dword [esp + 132], ecx        ;   397.0 p3+p4   62 v[5] spill
        mov ecx, edx                      ;   399.8 p5      50 w[2] copy
        shr ecx, 0xa                      ;   400.8 p0      50 w[2]
        mov dword [esp + 124], eax        ;   398.0 p3+p4   62 v[4] spill
        mov eax, dword [esp + 72]         ;   400.8 p2      47 v[7]
        ror eax, 9                        ;   403.8 p5      47 v[7]
        xor ebp, eax                      ;   404.8 p1      47 v[7]
        ror ebp, 0xb                      ;   405.8 p0      47 v[7]
        xor esi, ebp                      ;   406.8 p5      47 v[7]
        ror esi, 2                        ;   407.8 p0      47 v[7]
        add edi, esi                      ;   408.8 p1      63 v[7]
        mov esi, edx                      ;   400.0 p5      50 w[2] copy
        ror esi, 2                        ;   401.0 p0      50 w[2]
        xor esi, edx                      ;   402.0 p1      50 w[2]
        ror esi, 0x11                     ;   403.0 p5      50 w[2]
        xor ecx, esi                      ;   404.0 p1      50 w[2]
        mov esi, dword [esp + 144]        ;   401.8 p2      78 w[2] reload
        mov ebp, esi                      ;   404.8 p0      49 w[1] copy
        shr ebp, 3                        ;   405.8 p5      49 w[1]
        mov eax, esi                      ;   404.8 p1      49 w[1] copy
        ror eax, 0xb                      ;   405.8 p0      49 w[1]
        xor eax, esi                      ;   406.8 p5      49 w[1]
        ror eax, 7                        ;   407.8 p0      49 w[1]
        xor ebp, eax                      ;   408.8 p1      49 w[1]
        add ebp, dword [esp + 140]        ;   409.8 p5+p2   78 w[1]
        mov eax, dword [esp + 92]         ;   404.0 p2      78 w[10] reload
        add ebp, eax                      ;   410.8 p1      78 w[1]
        add ebp, dword [esp + 128]        ;   411.8 p0+p2   78 w[1]
        mov eax, ebx                      ;   405.0 p5      48 t1 copy
        ror eax, 0xe                      ;   406.0 p0      48 t1
        xor eax, ebx                      ;   407.0 p1      48 t1
        ror eax, 5                        ;   408.0 p5      48 t1
        xor eax, ebx                      ;   409.0 p1      48 t1
        ror eax, 6                        ;   410.0 p0      48 t1
        add eax, dword [esp + 116]        ;   411.0 p5+p2   61 t1
        lea eax, [eax + ebp + 773529912]  ;   412.8 p0      61 t1
        mov dword [esp + 116], edx        ;   406.5 p3+p4   78 w[0] spill
        mov edx, dword [esp + 124]        ;   407.0 p2      51 t1
        xor edx, dword [esp + 132]        ;   410.0 p1+p2   51 t1
        and edx, ebx                      ;   411.0 p5      51 t1
        xor edx, dword [esp + 132]        ;   412.0 p1+p2   51 t1
        add eax, edx                      ;   413.8 p0      61 t1
        mov edx, dword [esp + 72]         ;   410.0 p2      52 v[6]
        xor edx, edi                      ;   413.0 p5      52 v[6]
        mov esi, dword [esp + 112]        ;   411.0 p2      52 v[6]
        and esi, edx                      ;   414.0 p1      52 v[6]
        xor esi, dword [esp + 72]         ;   415.0 p0+p2   52 v[6]
        add esi, eax                      ;   416.0 p5      63 v[6]
        add eax, dword [esp + 136]        ;   414.8 p1+p2   62 v[2]
        mov dword [esp + 136], edx        ;   414.0 p3+p4   52 v[6] spill
        mov edx, edi                      ;   410.8 p0      47 v[6] copy
        ror edx, 9                        ;   411.8 p5      47 v[6]
        xor edx, edi                      ;   412.8 p1      47 v[6]
        ror edx, 0xb                      ;   413.8 p0      47 v[6]
        xor edx, edi                      ;   414.8 p5      47 v[6]
        ror edx, 2                        ;   415.8 p0      47 v[6]
        add esi, edx                      ;   417.0 p1      63 v[6]
        mov edx, ebp                      ;   413.0 p5      50 w[3] copy
        shr edx, 0xa                      ;   414.0 p0      50 w[3]
        add ecx, dword [esp + 56]         ;   414.0 p1+p2   78 w[2]
        add ecx, dword [esp + 144]        ;   415.0 p5+p2   78 w[2]
        mov dword [esp + 144], edi        ;   413.0 p3+p4   63 v[7] spill
        mov edi, ebp                      ;   414.5 p1      50 w[3] copy
        ror edi, 2                        ;   415.5 p0      50 w[3]
        xor edi, ebp                      ;   416.5 p5      50 w[3]
        ror edi, 0x11                     ;   417.5 p0      50 w[3]
        xor edx, edi                      ;   418.5 p1      50 w[3]
        mov edi, dword [esp + 120]        ;   416.0 p2      49 w[2]
        mov dword [esp + 112], ebp        ;   414.8 p3+p4   78 w[1] spill
        mov ebp, dword [esp + 120]        ;   417.0 p2      49 w[2]
        shr ebp, 3                        ;   420.0 p5      49 w[2]
        mov dword [esp + 128], edx        ;   419.5 p3+p4   50 w[3] spill
        mov edx, eax                      ;   416.5 p1      48 t1 copy
        ror edx, 0xe                      ;   417.5 p0      48 t1
        xor edx, eax                      ;   418.5 p5      48 t1
        ror edx, 5                        ;   419.5 p0      48 t1
        xor edx, eax                      ;   420.5 p1      48 t1
        ror edx, 6                        ;   421.5 p5      48 t1
        add edx, dword [esp + 132]        ;   422.5 p1+p2   61 t1
        mov dword [esp + 132], esi        ;   418.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 120]        ;   419.0 p2      49 w[2]
        ror esi, 0xb                      ;   422.0 p0      49 w[2]
        xor edi, esi                      ;   423.0 p5      49 w[2]
        ror edi, 7                        ;   424.0 p0      49 w[2]
        xor ebp, edi                      ;   425.0 p1      49 w[2]
        add ecx, ebp                      ;   426.0 p5      78 w[2]
        mov esi, dword [esp + 124]        ;   420.0 p2      51 t1
        xor esi, ebx                      ;   423.0 p1      51 t1
        and esi, eax                      ;   424.0 p0      51 t1
        mov edi, dword [esp + 124]        ;   421.0 p2      62 v[4] reload
        xor esi, edi                      ;   425.0 p5      51 t1
        lea edx, [edx + esi + 1294757372] ;   426.0 p0      61 t1
        add edx, ecx                      ;   427.0 p1      61 t1
        mov esi, dword [esp + 132]        ;   422.0 p2      52 v[5]
        mov ebp, dword [esp + 144]        ;   423.0 p2      63 v[7] reload
        xor esi, ebp                      ;   426.0 p5      52 v[5]
        mov edi, dword [esp + 136]        ;   424.0 p2      52 v[5]
        and edi, esi                      ;   427.0 p1      52 v[5]
        xor edi, ebp                      ;   428.0 p0      52 v[5]
        add edi, edx                      ;   429.0 p5      63 v[5]
        add edx, dword [esp + 84]         ;   428.0 p1+p2   62 v[1]
        mov ebp, dword [esp + 132]        ;   426.0 p2      47 v[5]
        mov dword [esp + 84], esi         ;   427.0 p3+p4   52 v[5] spill
        mov esi, dword [esp + 132]        ;   427.0 p2      47 v[5]
        mov dword [esp + 136], ebx        ;   424.2 p3+p4   62 v[3] spill
        mov ebx, ecx                      ;   427.0 p0      50 w[4] copy
        shr ebx, 0xa                      ;   428.0 p5      50 w[4]
        mov dword [esp + 140], eax        ;   425.2 p3+p4   62 v[2] spill
        mov eax, dword [esp + 132]        ;   428.0 p2      47 v[5]
        ror eax, 9                        ;   431.0 p0      47 v[5]
        xor ebp, eax                      ;   432.0 p1      47 v[5]
        ror ebp, 0xb                      ;   433.0 p5      47 v[5]
        xor esi, ebp                      ;   434.0 p0      47 v[5]
        ror esi, 2                        ;   435.0 p5      47 v[5]
        add edi, esi                      ;   436.0 p1      63 v[5]
        mov esi, ecx                      ;   427.2 p0      50 w[4] copy
        ror esi, 2                        ;   428.2 p5      50 w[4]
        xor esi, ecx                      ;   429.2 p1      50 w[4]
        ror esi, 0x11                     ;   430.2 p0      50 w[4]
        xor ebx, esi                      ;   431.2 p1      50 w[4]
        mov esi, dword [esp + 36]         ;   429.0 p2      78 w[4] reload
        mov ebp, esi                      ;   432.0 p5      49 w[3] copy
        shr ebp, 3                        ;   433.0 p0      49 w[3]
        mov eax, esi                      ;   432.0 p1      49 w[3] copy
        ror eax, 0xb                      ;   433.0 p5      49 w[3]
        xor eax, esi                      ;   434.0 p0      49 w[3]
        ror eax, 7                        ;   435.0 p5      49 w[3]
        xor ebp, eax                      ;   436.0 p1      49 w[3]
        add ebp, dword [esp + 128]        ;   437.0 p0+p2   78 w[3]
        mov eax, dword [esp + 100]        ;   431.2 p2      78 w[12] reload
        add ebp, eax                      ;   438.0 p1      78 w[3]
        add ebp, dword [esp + 120]        ;   439.0 p5+p2   78 w[3]
        mov eax, edx                      ;   432.2 p0      48 t1 copy
        ror eax, 0xe                      ;   433.2 p5      48 t1
        xor eax, edx                      ;   434.2 p1      48 t1
        ror eax, 5                        ;   435.2 p0      48 t1
        xor eax, edx                      ;   436.2 p1      48 t1
        ror eax, 6                        ;   437.2 p5      48 t1
        add eax, dword [esp + 124]        ;   438.2 p0+p2   61 t1
        lea eax, [eax + ebp + 1396182291] ;   440.0 p0      61 t1
        mov dword [esp + 124], ecx        ;   433.8 p3+p4   78 w[2] spill
        mov ecx, dword [esp + 140]        ;   434.2 p2      51 t1
        xor ecx, dword [esp + 136]        ;   437.2 p1+p2   51 t1
        and ecx, edx                      ;   438.2 p5      51 t1
        xor ecx, dword [esp + 136]        ;   439.2 p1+p2   51 t1
        add eax, ecx                      ;   441.0 p5      61 t1
        mov ecx, dword [esp + 132]        ;   437.2 p2      52 v[4]
        xor ecx, edi                      ;   440.2 p0      52 v[4]
        mov esi, dword [esp + 84]         ;   438.2 p2      52 v[4]
        and esi, ecx                      ;   441.2 p1      52 v[4]
        xor esi, dword [esp + 132]        ;   442.2 p5+p2   52 v[4]
        add esi, eax                      ;   443.2 p0      63 v[4]
        add eax, dword [esp + 72]         ;   442.0 p1+p2   62 v[0]
        mov dword [esp + 72], ecx         ;   441.2 p3+p4   52 v[4] spill
        mov ecx, edi                      ;   438.0 p5      47 v[4] copy
        ror ecx, 9                        ;   439.0 p0      47 v[4]
        xor ecx, edi                      ;   440.0 p1      47 v[4]
        ror ecx, 0xb                      ;   441.0 p5      47 v[4]
        xor ecx, edi                      ;   442.0 p0      47 v[4]
        ror ecx, 2                        ;   443.0 p5      47 v[4]
        add esi, ecx                      ;   444.2 p1      63 v[4]
        mov ecx, ebp                      ;   440.2 p0      50 w[5] copy
        shr ecx, 0xa                      ;   441.2 p5      50 w[5]
        add ebx, dword [esp + 96]         ;   441.2 p1+p2   78 w[4]
        add ebx, dword [esp + 36]         ;   442.2 p0+p2   78 w[4]
        mov dword [esp + 36], edi         ;   440.2 p3+p4   63 v[5] spill
        mov edi, ebp                      ;   441.8 p1      50 w[5] copy
        ror edi, 2                        ;   442.8 p5      50 w[5]
        xor edi, ebp                      ;   443.8 p0      50 w[5]
        ror edi, 0x11                     ;   444.8 p5      50 w[5]
        xor ecx, edi                      ;   445.8 p1      50 w[5]
        mov edi, dword [esp + 64]         ;   443.2 p2      49 w[4]
        mov dword [esp + 84], ebp         ;   442.0 p3+p4   78 w[3] spill
        mov ebp, dword [esp + 64]         ;   444.2 p2      49 w[4]
        shr ebp, 3                        ;   447.2 p0      49 w[4]
        mov dword [esp + 120], ecx        ;   446.8 p3+p4   50 w[5] spill
        mov ecx, eax                      ;   443.8 p1      48 t1 copy
        ror ecx, 0xe                      ;   444.8 p5      48 t1
        xor ecx, eax                      ;   445.8 p0      48 t1
        ror ecx, 5                        ;   446.8 p5      48 t1
        xor ecx, eax                      ;   447.8 p1      48 t1
        ror ecx, 6                        ;   448.8 p0      48 t1
        add ecx, dword [esp + 136]        ;   449.8 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   445.2 p3+p4   63 v[4] spill
        mov esi, dword [esp + 64]         ;   446.2 p2      49 w[4]
        ror esi, 0xb                      ;   449.2 p5      49 w[4]
        xor edi, esi                      ;   450.2 p0      49 w[4]
        ror edi, 7                        ;   451.2 p5      49 w[4]
        xor ebp, edi                      ;   452.2 p1      49 w[4]
        add ebx, ebp                      ;   453.2 p0      78 w[4]
        mov esi, dword [esp + 140]        ;   447.2 p2      51 t1
        xor esi, edx                      ;   450.2 p1      51 t1
        and esi, eax                      ;   451.2 p5      51 t1
        mov edi, dword [esp + 140]        ;   448.2 p2      62 v[2] reload
        xor esi, edi                      ;   452.2 p0      51 t1
        lea ecx, [ecx + esi + 1695183700] ;   453.2 p0      61 t1
        add ecx, ebx                      ;   454.2 p1      61 t1
        mov esi, dword [esp + 136]        ;   449.2 p2      52 v[3]
        mov ebp, dword [esp + 36]         ;   450.2 p2      63 v[5] reload
        xor esi, ebp                      ;   453.2 p5      52 v[3]
        mov edi, dword [esp + 72]         ;   451.2 p2      52 v[3]
        and edi, esi                      ;   454.2 p1      52 v[3]
        xor edi, ebp                      ;   455.2 p5      52 v[3]
        add edi, ecx                      ;   456.2 p0      63 v[3]
        add ecx, dword [esp + 144]        ;   455.2 p1+p2   62 v[7]
        mov ebp, dword [esp + 136]        ;   453.2 p2      47 v[3]
        mov dword [esp + 144], esi        ;   454.2 p3+p4   52 v[3] spill
        mov esi, dword [esp + 136]        ;   454.2 p2      47 v[3]
        mov dword [esp + 72], edx         ;   451.5 p3+p4   62 v[1] spill
        mov edx, ebx                      ;   454.2 p5      50 w[6] copy
        shr edx, 0xa                      ;   455.2 p0      50 w[6]
        mov dword [esp + 128], eax        ;   452.5 p3+p4   62 v[0] spill
        mov eax, dword [esp + 136]        ;   455.2 p2      47 v[3]
        ror eax, 9                        ;   458.2 p5      47 v[3]
        xor ebp, eax                      ;   459.2 p1      47 v[3]
        ror ebp, 0xb                      ;   460.2 p0      47 v[3]
        xor esi, ebp                      ;   461.2 p5      47 v[3]
        ror esi, 2                        ;   462.2 p0      47 v[3]
        add edi, esi                      ;   463.2 p1      63 v[3]
        mov esi, ebx                      ;   454.5 p5      50 w[6] copy
        ror esi, 2                        ;   455.5 p0      50 w[6]
        xor esi, ebx                      ;   456.5 p1      50 w[6]
        ror esi, 0x11                     ;   457.5 p5      50 w[6]
        xor edx, esi                      ;   458.5 p1      50 w[6]
        mov esi, dword [esp + 48]         ;   456.2 p2      78 w[6] reload
        mov ebp, esi                      ;   459.2 p0      49 w[5] copy
        shr ebp, 3                        ;   460.2 p5      49 w[5]
        mov eax, esi                      ;   459.2 p1      49 w[5] copy
        ror eax, 0xb                      ;   460.2 p0      49 w[5]
        xor eax, esi                      ;   461.2 p5      49 w[5]
        ror eax, 7                        ;   462.2 p0      49 w[5]
        xor ebp, eax                      ;   463.2 p1      49 w[5]
        add ebp, dword [esp + 120]        ;   464.2 p5+p2   78 w[5]
        mov eax, dword [esp + 108]        ;   458.5 p2      78 w[14] reload
        add ebp, eax                      ;   465.2 p1      78 w[5]
        add ebp, dword [esp + 64]         ;   466.2 p0+p2   78 w[5]
        mov eax, ecx                      ;   459.5 p5      48 t1 copy
        ror eax, 0xe                      ;   460.5 p0      48 t1
        xor eax, ecx                      ;   461.5 p1      48 t1
        ror eax, 5                        ;   462.5 p5      48 t1
        xor eax, ecx                      ;   463.5 p1      48 t1
        ror eax, 6                        ;   464.5 p0      48 t1
        add eax, dword [esp + 140]        ;   465.5 p5+p2   61 t1
        lea eax, [eax + ebp + 1986661051] ;   467.2 p0      61 t1
        mov dword [esp + 140], ebx        ;   461.0 p3+p4   78 w[4] spill
        mov ebx, dword [esp + 128]        ;   461.5 p2      51 t1
        xor ebx, dword [esp + 72]         ;   464.5 p1+p2   51 t1
        and ebx, ecx                      ;   465.5 p5      51 t1
        xor ebx, dword [esp + 72]         ;   466.5 p1+p2   51 t1
        add eax, ebx                      ;   468.2 p0      61 t1
        mov ebx, dword [esp + 136]        ;   464.5 p2      52 v[2]
        xor ebx, edi                      ;   467.5 p5      52 v[2]
        mov esi, dword [esp + 144]        ;   465.5 p2      52 v[2]
        and esi, ebx                      ;   468.5 p1      52 v[2]
        xor esi, dword [esp + 136]        ;   469.5 p0+p2   52 v[2]
        add esi, eax                      ;   470.5 p5      63 v[2]
        add eax, dword [esp + 132]        ;   469.2 p1+p2   62 v[6]
        mov dword [esp + 132], ebx        ;   468.5 p3+p4   52 v[2] spill
        mov ebx, edi                      ;   465.2 p0      47 v[2] copy
        ror ebx, 9                        ;   466.2 p5      47 v[2]
        xor ebx, edi                      ;   467.2 p1      47 v[2]
        ror ebx, 0xb                      ;   468.2 p0      47 v[2]
        xor ebx, edi                      ;   469.2 p5      47 v[2]
        ror ebx, 2                        ;   470.2 p0      47 v[2]
        add esi, ebx                      ;   471.5 p1      63 v[2]
        mov ebx, ebp                      ;   467.5 p5      50 w[7] copy
        shr ebx, 0xa                      ;   468.5 p0      50 w[7]
        add edx, dword [esp + 104]        ;   468.5 p1+p2   78 w[6]
        add edx, dword [esp + 48]         ;   469.5 p5+p2   78 w[6]
        mov dword [esp + 48], edi         ;   467.5 p3+p4   63 v[3] spill
        mov edi, ebp                      ;   469.0 p1      50 w[7] copy
        ror edi, 2                        ;   470.0 p0      50 w[7]
        xor edi, ebp                      ;   471.0 p5      50 w[7]
        ror edi, 0x11                     ;   472.0 p0      50 w[7]
        xor ebx, edi                      ;   473.0 p1      50 w[7]
        mov edi, dword [esp + 88]         ;   470.5 p2      49 w[6]
        mov dword [esp + 144], ebp        ;   469.2 p3+p4   78 w[5] spill
        mov ebp, dword [esp + 88]         ;   471.5 p2      49 w[6]
        shr ebp, 3                        ;   474.5 p5      49 w[6]
        mov dword [esp + 64], ebx         ;   474.0 p3+p4   50 w[7] spill
        mov ebx, eax                      ;   471.0 p1      48 t1 copy
        ror ebx, 0xe                      ;   472.0 p0      48 t1
        xor ebx, eax                      ;   473.0 p5      48 t1
        ror ebx, 5                        ;   474.0 p0      48 t1
        xor ebx, eax                      ;   475.0 p1      48 t1
        ror ebx, 6                        ;   476.0 p5      48 t1
        add ebx, dword [esp + 72]         ;   477.0 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   472.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 88]         ;   473.5 p2      49 w[6]
        ror esi, 0xb                      ;   476.5 p0      49 w[6]
        xor edi, esi                      ;   477.5 p5      49 w[6]
        ror edi, 7                        ;   478.5 p0      49 w[6]
        xor ebp, edi                      ;   479.5 p1      49 w[6]
        add edx, ebp                      ;   480.5 p5      78 w[6]
        mov esi, dword [esp + 128]        ;   474.5 p2      51 t1
        xor esi, ecx                      ;   477.5 p1      51 t1
        and esi, eax                      ;   478.5 p0      51 t1
        mov edi, dword [esp + 128]        ;   475.5 p2      62 v[0] reload
        xor esi, edi                      ;   479.5 p5      51 t1
        lea ebx, [ebx + esi - 2117940946] ;   480.5 p0      61 t1
        add ebx, edx                      ;   481.5 p1      61 t1
        mov esi, dword [esp + 72]         ;   476.5 p2      52 v[1]
        mov ebp, dword [esp + 48]         ;   477.5 p2      63 v[3] reload
        xor esi, ebp                      ;   480.5 p5      52 v[1]
        mov edi, dword [esp + 132]        ;   478.5 p2      52 v[1]
        and edi, esi                      ;   481.5 p1      52 v[1]
        xor edi, ebp                      ;   482.5 p0      52 v[1]
        add edi, ebx                      ;   483.5 p5      63 v[1]
        add ebx, dword [esp + 36]         ;   482.5 p1+p2   62 v[5]
        mov ebp, dword [esp + 72]         ;   480.5 p2      47 v[1]
        mov dword [esp + 36], esi         ;   481.5 p3+p4   52 v[1] spill
        mov esi, dword [esp + 72]         ;   481.5 p2      47 v[1]
        mov dword [esp + 132], ecx        ;   478.8 p3+p4   62 v[7] spill
        mov ecx, edx                      ;   481.5 p0      50 w[8] copy
        shr ecx, 0xa                      ;   482.5 p5      50 w[8]
        mov dword [esp + 120], eax        ;   479.8 p3+p4   62 v[6] spill
        mov eax, dword [esp + 72]         ;   482.5 p2      47 v[1]
        ror eax, 9                        ;   485.5 p0      47 v[1]
        xor ebp, eax                      ;   486.5 p1      47 v[1]
        ror ebp, 0xb                      ;   487.5 p5      47 v[1]
        xor esi, ebp                      ;   488.5 p0      47 v[1]
        ror esi, 2                        ;   489.5 p5      47 v[1]
        add edi, esi                      ;   490.5 p1      63 v[1]
        mov esi, edx                      ;   481.8 p0      50 w[8] copy
        ror esi, 2                        ;   482.8 p5      50 w[8]
        xor esi, edx                      ;   483.8 p1      50 w[8]
        ror esi, 0x11                     ;   484.8 p0      50 w[8]
        xor ecx, esi                      ;   485.8 p1      50 w[8]
        mov esi, dword [esp + 80]         ;   483.5 p2      78 w[8] reload
        mov ebp, esi                      ;   486.5 p5      49 w[7] copy
        shr ebp, 3                        ;   487.5 p0      49 w[7]
        mov eax, esi                      ;   486.5 p1      49 w[7] copy
        ror eax, 0xb                      ;   487.5 p5      49 w[7]
        xor eax, esi                      ;   488.5 p0      49 w[7]
        ror eax, 7                        ;   489.5 p5      49 w[7]
        xor ebp, eax                      ;   490.5 p1      49 w[7]
        add ebp, dword [esp + 64]         ;   491.5 p0+p2   78 w[7]
        mov eax, dword [esp + 116]        ;   485.8 p2      78 w[0] reload
        add ebp, eax                      ;   492.5 p1      78 w[7]
        add ebp, dword [esp + 88]         ;   493.5 p5+p2   78 w[7]
        mov eax, ebx                      ;   486.8 p0      48 t1 copy
        ror eax, 0xe                      ;   487.8 p5      48 t1
        xor eax, ebx                      ;   488.8 p1      48 t1
        ror eax, 5                        ;   489.8 p0      48 t1
        xor eax, ebx                      ;   490.8 p1      48 t1
        ror eax, 6                        ;   491.8 p5      48 t1
        add eax, dword [esp + 128]        ;   492.8 p0+p2   61 t1
        lea eax, [eax + ebp - 1838011259] ;   494.5 p0      61 t1
        mov dword [esp + 128], edx        ;   488.2 p3+p4   78 w[6] spill
        mov edx, dword [esp + 120]        ;   488.8 p2      51 t1
        xor edx, dword [esp + 132]        ;   491.8 p1+p2   51 t1
        and edx, ebx                      ;   492.8 p5      51 t1
        xor edx, dword [esp + 132]        ;   493.8 p1+p2   51 t1
        add eax, edx                      ;   495.5 p5      61 t1
        mov edx, dword [esp + 72]         ;   491.8 p2      52 v[0]
        xor edx, edi                      ;   494.8 p0      52 v[0]
        mov esi, dword [esp + 36]         ;   492.8 p2      52 v[0]
        and esi, edx                      ;   495.8 p1      52 v[0]
        xor esi, dword [esp + 72]         ;   496.8 p5+p2   52 v[0]
        add esi, eax                      ;   497.8 p0      63 v[0]
        add eax, dword [esp + 136]        ;   496.5 p1+p2   62 v[4]
        mov dword [esp + 136], edx        ;   495.8 p3+p4   52 v[0] spill
        mov edx, edi                      ;   492.5 p5      47 v[0] copy
        ror edx, 9                        ;   493.5 p0      47 v[0]
        xor edx, edi                      ;   494.5 p1      47 v[0]
        ror edx, 0xb                      ;   495.5 p5      47 v[0]
        xor edx, edi                      ;   496.5 p0      47 v[0]
        ror edx, 2                        ;   497.5 p5      47 v[0]
        add esi, edx                      ;   498.8 p1      63 v[0]
        mov edx, ebp                      ;   494.8 p0      50 w[9] copy
        shr edx, 0xa                      ;   495.8 p5      50 w[9]
        add ecx, dword [esp + 112]        ;   495.8 p1+p2   78 w[8]
        add ecx, dword [esp + 80]         ;   496.8 p0+p2   78 w[8]
        mov dword [esp + 80], edi         ;   494.8 p3+p4   63 v[1] spill
        mov edi, ebp                      ;   496.2 p1      50 w[9] copy
        ror edi, 2                        ;   497.2 p5      50 w[9]
        xor edi, ebp                      ;   498.2 p0      50 w[9]
        ror edi, 0x11                     ;   499.2 p5      50 w[9]
        xor edx, edi                      ;   500.2 p1      50 w[9]
        mov edi, dword [esp + 60]         ;   497.8 p2      49 w[8]
        mov dword [esp + 36], ebp         ;   496.5 p3+p4   78 w[7] spill
        mov ebp, dword [esp + 60]         ;   498.8 p2      49 w[8]
        shr ebp, 3                        ;   501.8 p0      49 w[8]
        mov dword [esp + 88], edx         ;   501.2 p3+p4   50 w[9] spill
        mov edx, eax                      ;   498.2 p1      48 t1 copy
        ror edx, 0xe                      ;   499.2 p5      48 t1
        xor edx, eax                      ;   500.2 p0      48 t1
        ror edx, 5                        ;   501.2 p5      48 t1
        xor edx, eax                      ;   502.2 p1      48 t1
        ror edx, 6                        ;   503.2 p0      48 t1
        add edx, dword [esp + 132]        ;   504.2 p1+p2   61 t1
        mov dword [esp + 132], esi        ;   499.8 p3+p4   63 v[0] spill
        mov esi, dword [esp + 60]         ;   500.8 p2      49 w[8]
        ror esi, 0xb                      ;   503.8 p5      49 w[8]
        xor edi, esi                      ;   504.8 p0      49 w[8]
        ror edi, 7                        ;   505.8 p5      49 w[8]
        xor ebp, edi                      ;   506.8 p1      49 w[8]
        add ecx, ebp                      ;   507.8 p0      78 w[8]
        mov esi, dword [esp + 120]        ;   501.8 p2      51 t1
        xor esi, ebx                      ;   504.8 p1      51 t1
        and esi, eax                      ;   505.8 p5      51 t1
        mov edi, dword [esp + 120]        ;   502.8 p2      62 v[6] reload
        xor esi, edi                      ;   506.8 p0      51 t1
        lea edx, [edx + esi - 1564481375] ;   507.8 p0      61 t1
        add edx, ecx                      ;   508.8 p1      61 t1
        mov esi, dword [esp + 132]        ;   503.8 p2      52 v[7]
        mov ebp, dword [esp + 80]         ;   504.8 p2      63 v[1] reload
        xor esi, ebp                      ;   507.8 p5      52 v[7]
        mov edi, dword [esp + 136]        ;   505.8 p2      52 v[7]
        and edi, esi                      ;   508.8 p1      52 v[7]
        xor edi, ebp                      ;   509.8 p5      52 v[7]
        add edi, edx                      ;   510.8 p0      63 v[7]
        add edx, dword [esp + 48]         ;   509.8 p1+p2   62 v[3]
        mov ebp, dword [esp + 132]        ;   507.8 p2      47 v[7]
        mov dword [esp + 48], esi         ;   508.8 p3+p4   52 v[7] spill
        mov esi, dword [esp + 132]        ;   508.8 p2      47 v[7]
        mov dword [esp + 136], ebx        ;   506.0 p3+p4   62 v[5] spill
        mov ebx, ecx                      ;   508.8 p5      50 w[10] copy
        shr ebx, 0xa                      ;   509.8 p0      50 w[10]
        mov dword [esp + 64], eax         ;   507.0 p3+p4   62 v[4] spill
        mov eax, dword [esp + 132]        ;   509.8 p2      47 v[7]
        ror eax, 9                        ;   512.8 p5      47 v[7]
        xor ebp, eax                      ;   513.8 p1      47 v[7]
        ror ebp, 0xb                      ;   514.8 p0      47 v[7]
        xor esi, ebp                      ;   515.8 p5      47 v[7]
        ror esi, 2                        ;   516.8 p0      47 v[7]
        add edi, esi                      ;   517.8 p1      63 v[7]
        mov esi, ecx                      ;   509.0 p5      50 w[10] copy
        ror esi, 2                        ;   510.0 p0      50 w[10]
        xor esi, ecx                      ;   511.0 p1      50 w[10]
        ror esi, 0x11                     ;   512.0 p5      50 w[10]
        xor ebx, esi                      ;   513.0 p1      50 w[10]
        mov esi, dword [esp + 92]         ;   510.8 p2      78 w[10] reload
        mov ebp, esi                      ;   513.8 p0      49 w[9] copy
        shr ebp, 3                        ;   514.8 p5      49 w[9]
        mov eax, esi                      ;   513.8 p1      49 w[9] copy
        ror eax, 0xb                      ;   514.8 p0      49 w[9]
        xor eax, esi                      ;   515.8 p5      49 w[9]
        ror eax, 7                        ;   516.8 p0      49 w[9]
        xor ebp, eax                      ;   517.8 p1      49 w[9]
        add ebp, dword [esp + 88]         ;   518.8 p5+p2   78 w[9]
        mov eax, dword [esp + 124]        ;   513.0 p2      78 w[2] reload
        add ebp, eax                      ;   519.8 p1      78 w[9]
        add ebp, dword [esp + 60]         ;   520.8 p0+p2   78 w[9]
        mov eax, edx                      ;   514.0 p5      48 t1 copy
        ror eax, 0xe                      ;   515.0 p0      48 t1
        xor eax, edx                      ;   516.0 p1      48 t1
        ror eax, 5                        ;   517.0 p5      48 t1
        xor eax, edx                      ;   518.0 p1      48 t1
        ror eax, 6                        ;   519.0 p0      48 t1
        add eax, dword [esp + 120]        ;   520.0 p5+p2   61 t1
        lea eax, [eax + ebp - 1474664885] ;   521.8 p0      61 t1
        mov dword [esp + 120], ecx        ;   515.5 p3+p4   78 w[8] spill
        mov ecx, dword [esp + 64]         ;   516.0 p2      51 t1
        xor ecx, dword [esp + 136]        ;   519.0 p1+p2   51 t1
        and ecx, edx                      ;   520.0 p5      51 t1
        xor ecx, dword [esp + 136]        ;   521.0 p1+p2   51 t1
        add eax, ecx                      ;   522.8 p0      61 t1
        mov ecx, dword [esp + 132]        ;   519.0 p2      52 v[6]
        xor ecx, edi                      ;   522.0 p5      52 v[6]
        mov esi, dword [esp + 48]         ;   520.0 p2      52 v[6]
        and esi, ecx                      ;   523.0 p1      52 v[6]
        xor esi, dword [esp + 132]        ;   524.0 p0+p2   52 v[6]
        add esi, eax                      ;   525.0 p5      63 v[6]
        add eax, dword [esp + 72]         ;   523.8 p1+p2   62 v[2]
        mov dword [esp + 72], ecx         ;   523.0 p3+p4   52 v[6] spill
        mov ecx, edi                      ;   519.8 p0      47 v[6] copy
        ror ecx, 9                        ;   520.8 p5      47 v[6]
        xor ecx, edi                      ;   521.8 p1      47 v[6]
        ror ecx, 0xb                      ;   522.8 p0      47 v[6]
        xor ecx, edi                      ;   523.8 p5      47 v[6]
        ror ecx, 2                        ;   524.8 p0      47 v[6]
        add esi, ecx                      ;   526.0 p1      63 v[6]
        mov ecx, ebp                      ;   522.0 p5      50 w[11] copy
        shr ecx, 0xa                      ;   523.0 p0      50 w[11]
        add ebx, dword [esp + 84]         ;   523.0 p1+p2   78 w[10]
        add ebx, dword [esp + 92]         ;   524.0 p5+p2   78 w[10]
        mov dword [esp + 92], edi         ;   522.0 p3+p4   63 v[7] spill
        mov edi, ebp                      ;   523.5 p1      50 w[11] copy
        ror edi, 2                        ;   524.5 p0      50 w[11]
        xor edi, ebp                      ;   525.5 p5      50 w[11]
        ror edi, 0x11                     ;   526.5 p0      50 w[11]
        xor ecx, edi                      ;   527.5 p1      50 w[11]
        mov edi, dword [esp + 56]         ;   525.0 p2      49 w[10]
        mov dword [esp + 48], ebp         ;   523.8 p3+p4   78 w[9] spill
        mov ebp, dword [esp + 56]         ;   526.0 p2      49 w[10]
        shr ebp, 3                        ;   529.0 p5      49 w[10]
        mov dword [esp + 60], ecx         ;   528.5 p3+p4   50 w[11] spill
        mov ecx, eax                      ;   525.5 p1      48 t1 copy
        ror ecx, 0xe                      ;   526.5 p0      48 t1
        xor ecx, eax                      ;   527.5 p5      48 t1
        ror ecx, 5                        ;   528.5 p0      48 t1
        xor ecx, eax                      ;   529.5 p1      48 t1
        ror ecx, 6                        ;   530.5 p5      48 t1
        add ecx, dword [esp + 136]        ;   531.5 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   527.0 p3+p4   63 v[6] spill
        mov esi, dword [esp + 56]         ;   528.0 p2      49 w[10]
        ror esi, 0xb                      ;   531.0 p0      49 w[10]
        xor edi, esi                      ;   532.0 p5      49 w[10]
        ror edi, 7                        ;   533.0 p0      49 w[10]
        xor ebp, edi                      ;   534.0 p1      49 w[10]
        add ebx, ebp                      ;   535.0 p5      78 w[10]
        mov esi, dword [esp + 64]         ;   529.0 p2      51 t1
        xor esi, edx                      ;   532.0 p1      51 t1
        and esi, eax                      ;   533.0 p0      51 t1
        mov edi, dword [esp + 64]         ;   530.0 p2      62 v[4] reload
        xor esi, edi                      ;   534.0 p5      51 t1
        lea ecx, [ecx + esi - 1035236496] ;   535.0 p0      61 t1
        add ecx, ebx                      ;   536.0 p1      61 t1
        mov esi, dword [esp + 136]        ;   531.0 p2      52 v[5]
        mov ebp, dword [esp + 92]         ;   532.0 p2      63 v[7] reload
        xor esi, ebp                      ;   535.0 p5      52 v[5]
        mov edi, dword [esp + 72]         ;   533.0 p2      52 v[5]
        and edi, esi                      ;   536.0 p1      52 v[5]
        xor edi, ebp                      ;   537.0 p0      52 v[5]
        add edi, ecx                      ;   538.0 p5      63 v[5]
        add ecx, dword [esp + 80]         ;   537.0 p1+p2   62 v[1]
        mov ebp, dword [esp + 136]        ;   535.0 p2      47 v[5]
        mov dword [esp + 80], esi         ;   536.0 p3+p4   52 v[5] spill
        mov esi, dword [esp + 136]        ;   536.0 p2      47 v[5]
        mov dword [esp + 72], edx         ;   533.2 p3+p4   62 v[3] spill
        mov edx, ebx                      ;   536.0 p0      50 w[12] copy
        shr edx, 0xa                      ;   537.0 p5      50 w[12]
        mov dword [esp + 88], eax         ;   534.2 p3+p4   62 v[2] spill
        mov eax, dword [esp + 136]        ;   537.0 p2      47 v[5]
        ror eax, 9                        ;   540.0 p0      47 v[5]
        xor ebp, eax                      ;   541.0 p1      47 v[5]
        ror ebp, 0xb                      ;   542.0 p5      47 v[5]
        xor esi, ebp                      ;   543.0 p0      47 v[5]
        ror esi, 2                        ;   544.0 p5      47 v[5]
        add edi, esi                      ;   545.0 p1      63 v[5]
        mov esi, ebx                      ;   536.2 p0      50 w[12] copy
        ror esi, 2                        ;   537.2 p5      50 w[12]
        xor esi, ebx                      ;   538.2 p1      50 w[12]
        ror esi, 0x11                     ;   539.2 p0      50 w[12]
        xor edx, esi                      ;   540.2 p1      50 w[12]
        mov esi, dword [esp + 100]        ;   538.0 p2      78 w[12] reload
        mov ebp, esi                      ;   541.0 p5      49 w[11] copy
        shr ebp, 3                        ;   542.0 p0      49 w[11]
        mov eax, esi                      ;   541.0 p1      49 w[11] copy
        ror eax, 0xb                      ;   542.0 p5      49 w[11]
        xor eax, esi                      ;   543.0 p0      49 w[11]
        ror eax, 7                        ;   544.0 p5      49 w[11]
        xor ebp, eax                      ;   545.0 p1      49 w[11]
        add ebp, dword [esp + 60]         ;   546.0 p0+p2   78 w[11]
        mov eax, dword [esp + 140]        ;   540.2 p2      78 w[4] reload
        add ebp, eax                      ;   547.0 p1      78 w[11]
        add ebp, dword [esp + 56]         ;   548.0 p5+p2   78 w[11]
        mov eax, ecx                      ;   541.2 p0      48 t1 copy
        ror eax, 0xe                      ;   542.2 p5      48 t1
        xor eax, ecx                      ;   543.2 p1      48 t1
        ror eax, 5                        ;   544.2 p0      48 t1
        xor eax, ecx                      ;   545.2 p1      48 t1
        ror eax, 6                        ;   546.2 p5      48 t1
        add eax, dword [esp + 64]         ;   547.2 p0+p2   61 t1
        lea eax, [eax + ebp - 949202525]  ;   549.0 p0      61 t1
        mov dword [esp + 64], ebx         ;   542.8 p3+p4   78 w[10] spill
        mov ebx, dword [esp + 88]         ;   543.2 p2      51 t1
        xor ebx, dword [esp + 72]         ;   546.2 p1+p2   51 t1
        and ebx, ecx                      ;   547.2 p5      51 t1
        xor ebx, dword [esp + 72]         ;   548.2 p1+p2   51 t1
        add eax, ebx                      ;   550.0 p5      61 t1
        mov ebx, dword [esp + 136]        ;   546.2 p2      52 v[4]
        xor ebx, edi                      ;   549.2 p0      52 v[4]
        mov esi, dword [esp + 80]         ;   547.2 p2      52 v[4]
        and esi, ebx                      ;   550.2 p1      52 v[4]
        xor esi, dword [esp + 136]        ;   551.2 p5+p2   52 v[4]
        add esi, eax                      ;   552.2 p0      63 v[4]
        add eax, dword [esp + 132]        ;   551.0 p1+p2   62 v[0]
        mov dword [esp + 132], ebx        ;   550.2 p3+p4   52 v[4] spill
        mov ebx, edi                      ;   547.0 p5      47 v[4] copy
        ror ebx, 9                        ;   548.0 p0      47 v[4]
        xor ebx, edi                      ;   549.0 p1      47 v[4]
        ror ebx, 0xb                      ;   550.0 p5      47 v[4]
        xor ebx, edi                      ;   551.0 p0      47 v[4]
        ror ebx, 2                        ;   552.0 p5      47 v[4]
        add esi, ebx                      ;   553.2 p1      63 v[4]
        mov ebx, ebp                      ;   549.2 p0      50 w[13] copy
        shr ebx, 0xa                      ;   550.2 p5      50 w[13]
        add edx, dword [esp + 144]        ;   550.2 p1+p2   78 w[12]
        add edx, dword [esp + 100]        ;   551.2 p0+p2   78 w[12]
        mov dword [esp + 100], edi        ;   549.2 p3+p4   63 v[5] spill
        mov edi, ebp                      ;   550.8 p1      50 w[13] copy
        ror edi, 2                        ;   551.8 p5      50 w[13]
        xor edi, ebp                      ;   552.8 p0      50 w[13]
        ror edi, 0x11                     ;   553.8 p5      50 w[13]
        xor ebx, edi                      ;   554.8 p1      50 w[13]
        mov edi, dword [esp + 96]         ;   552.2 p2      49 w[12]
        mov dword [esp + 80], ebp         ;   551.0 p3+p4   78 w[11] spill
        mov ebp, dword [esp + 96]         ;   553.2 p2      49 w[12]
        shr ebp, 3                        ;   556.2 p0      49 w[12]
        mov dword [esp + 56], ebx         ;   555.8 p3+p4   50 w[13] spill
        mov ebx, eax                      ;   552.8 p1      48 t1 copy
        ror ebx, 0xe                      ;   553.8 p5      48 t1
        xor ebx, eax                      ;   554.8 p0      48 t1
        ror ebx, 5                        ;   555.8 p5      48 t1
        xor ebx, eax                      ;   556.8 p1      48 t1
        ror ebx, 6                        ;   557.8 p0      48 t1
        add ebx, dword [esp + 72]         ;   558.8 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   554.2 p3+p4   63 v[4] spill
        mov esi, dword [esp + 96]         ;   555.2 p2      49 w[12]
        ror esi, 0xb                      ;   558.2 p5      49 w[12]
        xor edi, esi                      ;   559.2 p0      49 w[12]
        ror edi, 7                        ;   560.2 p5      49 w[12]
        xor ebp, edi                      ;   561.2 p1      49 w[12]
        add edx, ebp                      ;   562.2 p0      78 w[12]
        mov esi, dword [esp + 88]         ;   556.2 p2      51 t1
        xor esi, ecx                      ;   559.2 p1      51 t1
        and esi, eax                      ;   560.2 p5      51 t1
        mov edi, dword [esp + 88]         ;   557.2 p2      62 v[2] reload
        xor esi, edi                      ;   561.2 p0      51 t1
        lea ebx, [ebx + esi - 778901479]  ;   562.2 p0      61 t1
        add ebx, edx                      ;   563.2 p1      61 t1
        mov esi, dword [esp + 72]         ;   558.2 p2      52 v[3]
        mov ebp, dword [esp + 100]        ;   559.2 p2      63 v[5] reload
        xor esi, ebp                      ;   562.2 p5      52 v[3]
        mov edi, dword [esp + 132]        ;   560.2 p2      52 v[3]
        and edi, esi                      ;   563.2 p1      52 v[3]
        xor edi, ebp                      ;   564.2 p5      52 v[3]
        add edi, ebx                      ;   565.2 p0      63 v[3]
        add ebx, dword [esp + 92]         ;   564.2 p1+p2   62 v[7]
        mov ebp, dword [esp + 72]         ;   562.2 p2      47 v[3]
        mov dword [esp + 92], esi         ;   563.2 p3+p4   52 v[3] spill
        mov esi, dword [esp + 72]         ;   563.2 p2      47 v[3]
        mov dword [esp + 132], ecx        ;   560.5 p3+p4   62 v[1] spill
        mov ecx, dword [esp + 72]         ;   564.2 p2      47 v[3]
        ror ecx, 9                        ;   567.2 p5      47 v[3]
        xor ebp, ecx                      ;   568.2 p0      47 v[3]
        ror ebp, 0xb                      ;   569.2 p5      47 v[3]
        xor esi, ebp                      ;   570.2 p1      47 v[3]
        ror esi, 2                        ;   571.2 p0      47 v[3]
        add edi, esi                      ;   572.2 p1      63 v[3]
        mov esi, edx                      ;   563.2 p5      50 w[14] copy
        shr esi, 0xa                      ;   564.2 p0      50 w[14]
        mov ebp, edx                      ;   563.5 p1      50 w[14] copy
        ror ebp, 2                        ;   564.5 p5      50 w[14]
        xor ebp, edx                      ;   565.5 p0      50 w[14]
        ror ebp, 0x11                     ;   566.5 p5      50 w[14]
        xor esi, ebp                      ;   567.5 p1      50 w[14]
        mov ebp, dword [esp + 108]        ;   565.2 p2      78 w[14] reload
        mov ecx, ebp                      ;   568.2 p0      49 w[13] copy
        shr ecx, 3                        ;   569.2 p5      49 w[13]
        mov dword [esp + 60], edx         ;   565.2 p3+p4   78 w[12] spill
        mov edx, ebp                      ;   568.2 p1      49 w[13] copy
        ror edx, 0xb                      ;   569.2 p0      49 w[13]
        xor edx, ebp                      ;   570.2 p1      49 w[13]
        ror edx, 7                        ;   571.2 p5      49 w[13]
        xor ecx, edx                      ;   572.2 p0      49 w[13]
        add ecx, dword [esp + 56]         ;   573.2 p1+p2   78 w[13]
        mov edx, dword [esp + 128]        ;   567.8 p2      78 w[6] reload
        add ecx, edx                      ;   574.2 p5      78 w[13]
        add ecx, dword [esp + 96]         ;   575.2 p0+p2   78 w[13]
        mov edx, ebx                      ;   568.5 p1      48 t1 copy
        ror edx, 0xe                      ;   569.5 p5      48 t1
        xor edx, ebx                      ;   570.5 p0      48 t1
        ror edx, 5                        ;   571.5 p5      48 t1
        xor edx, ebx                      ;   572.5 p1      48 t1
        ror edx, 6                        ;   573.5 p0      48 t1
        add edx, dword [esp + 88]         ;   574.5 p1+p2   61 t1
        lea edx, [edx + ecx - 694614492]  ;   576.2 p0      61 t1
        mov ebp, dword [esp + 132]        ;   570.8 p2      51 t1
        xor ebp, eax                      ;   573.8 p5      51 t1
        and ebp, ebx                      ;   574.8 p1      51 t1
        xor ebp, dword [esp + 132]        ;   575.8 p5+p2   51 t1
        add edx, ebp                      ;   577.2 p0      61 t1
        mov ebp, dword [esp + 72]         ;   572.8 p2      52 v[2]
        xor ebp, edi                      ;   575.8 p1      52 v[2]
        mov dword [esp + 88], eax         ;   571.8 p3+p4   62 v[0] spill
        mov eax, dword [esp + 92]         ;   573.8 p2      52 v[2]
        and eax, ebp                      ;   576.8 p5      52 v[2]
        xor eax, dword [esp + 72]         ;   577.8 p0+p2   52 v[2]
        add eax, edx                      ;   578.8 p1      63 v[2]
        add edx, dword [esp + 136]        ;   578.2 p5+p2   62 v[6]
        mov dword [esp + 136], ebp        ;   576.8 p3+p4   52 v[2] spill
        mov ebp, edi                      ;   574.2 p0      47 v[2] copy
        ror ebp, 9                        ;   575.2 p5      47 v[2]
        xor ebp, edi                      ;   576.2 p1      47 v[2]
        ror ebp, 0xb                      ;   577.2 p0      47 v[2]
        xor ebp, edi                      ;   578.2 p1      47 v[2]
        ror ebp, 2                        ;   579.2 p5      47 v[2]
        add eax, ebp                      ;   580.2 p0      63 v[2]
        mov ebp, ecx                      ;   576.5 p1      50 w[15] copy
        shr ebp, 0xa                      ;   577.5 p5      50 w[15]
        add esi, dword [esp + 36]         ;   577.2 p0+p2   78 w[14]
        add esi, dword [esp + 108]        ;   578.2 p1+p2   78 w[14]
        mov dword [esp + 108], edi        ;   576.2 p3+p4   63 v[3] spill
        mov edi, ecx                      ;   577.8 p5      50 w[15] copy
        ror edi, 2                        ;   578.8 p0      50 w[15]
        xor edi, ecx                      ;   579.8 p1      50 w[15]
        ror edi, 0x11                     ;   580.8 p5      50 w[15]
        xor ebp, edi                      ;   581.8 p0      50 w[15]
        mov edi, dword [esp + 104]        ;   578.8 p2      49 w[14]
        mov dword [esp + 92], ecx         ;   578.0 p3+p4   78 w[13] spill
        mov ecx, dword [esp + 104]        ;   579.8 p2      49 w[14]
        shr ecx, 3                        ;   582.8 p5      49 w[14]
        mov dword [esp + 96], ebp         ;   582.8 p3+p4   50 w[15] spill
        mov ebp, edx                      ;   579.5 p1      48 t1 copy
        ror ebp, 0xe                      ;   580.5 p0      48 t1
        xor ebp, edx                      ;   581.5 p1      48 t1
        ror ebp, 5                        ;   582.5 p5      48 t1
        xor ebp, edx                      ;   583.5 p0      48 t1
        ror ebp, 6                        ;   584.5 p5      48 t1
        add ebp, dword [esp + 132]        ;   585.5 p1+p2   61 t1
        mov dword [esp + 132], eax        ;   581.2 p3+p4   63 v[2] spill
        mov eax, dword [esp + 104]        ;   581.8 p2      49 w[14]
        ror eax, 0xb                      ;   584.8 p0      49 w[14]
        xor edi, eax                      ;   585.8 p1      49 w[14]
        ror edi, 7                        ;   586.8 p5      49 w[14]
        xor ecx, edi                      ;   587.8 p0      49 w[14]
        add esi, ecx                      ;   588.8 p1      78 w[14]
        mov edi, dword [esp + 88]         ;   582.8 p2      51 t1
        xor edi, ebx                      ;   585.8 p5      51 t1
        and edi, edx                      ;   586.8 p0      51 t1
        mov eax, dword [esp + 88]         ;   583.8 p2      62 v[0] reload
        xor edi, eax                      ;   587.8 p1      51 t1
        lea ebp, [ebp + edi - 200395387]  ;   588.8 p0      61 t1
        add ebp, esi                      ;   589.8 p5      61 t1
        mov edi, dword [esp + 132]        ;   584.8 p2      52 v[1]
        mov ecx, dword [esp + 108]        ;   585.8 p2      63 v[3] reload
        xor edi, ecx                      ;   588.8 p1      52 v[1]
        mov eax, dword [esp + 136]        ;   586.8 p2      52 v[1]
        and eax, edi                      ;   589.8 p5      52 v[1]
        xor eax, ecx                      ;   590.8 p0      52 v[1]
        add eax, ebp                      ;   591.8 p1      63 v[1]
        add ebp, dword [esp + 100]        ;   590.8 p5+p2   62 v[5]
        mov ecx, dword [esp + 132]        ;   588.8 p2      47 v[1]
        mov dword [esp + 100], edi        ;   589.8 p3+p4   52 v[1] spill
        mov edi, dword [esp + 132]        ;   589.8 p2      47 v[1]
        mov dword [esp + 136], ebx        ;   587.5 p3+p4   62 v[7] spill
        mov ebx, dword [esp + 132]        ;   590.8 p2      47 v[1]
        ror ebx, 9                        ;   593.8 p0      47 v[1]
        xor ecx, ebx                      ;   594.8 p1      47 v[1]
        ror ecx, 0xb                      ;   595.8 p5      47 v[1]
        xor edi, ecx                      ;   596.8 p0      47 v[1]
        ror edi, 2                        ;   597.8 p5      47 v[1]
        add eax, edi                      ;   598.8 p1      63 v[1]
        mov edi, esi                      ;   589.8 p0      50 w[0] copy
        shr edi, 0xa                      ;   590.8 p5      50 w[0]
        mov ecx, esi                      ;   590.0 p1      50 w[0] copy
        ror ecx, 2                        ;   591.0 p0      50 w[0]
        xor ecx, esi                      ;   592.0 p1      50 w[0]
        ror ecx, 0x11                     ;   593.0 p5      50 w[0]
        xor edi, ecx                      ;   594.0 p0      50 w[0]
        mov ecx, dword [esp + 116]        ;   591.8 p2      78 w[0] reload
        mov ebx, ecx                      ;   594.8 p1      49 w[15] copy
        shr ebx, 3                        ;   595.8 p5      49 w[15]
        mov dword [esp + 56], esi         ;   591.8 p3+p4   78 w[14] spill
        mov esi, ecx                      ;   594.8 p0      49 w[15] copy
        ror esi, 0xb                      ;   595.8 p5      49 w[15]
        xor esi, ecx                      ;   596.8 p1      49 w[15]
        ror esi, 7                        ;   597.8 p0      49 w[15]
        xor ebx, esi                      ;   598.8 p1      49 w[15]
        add ebx, dword [esp + 96]         ;   599.8 p5+p2   78 w[15]
        mov esi, dword [esp + 120]        ;   594.2 p2      78 w[8] reload
        add ebx, esi                      ;   600.8 p0      78 w[15]
        add ebx, dword [esp + 104]        ;   601.8 p1+p2   78 w[15]
        mov esi, ebp                      ;   595.0 p5      48 t1 copy
        ror esi, 0xe                      ;   596.0 p0      48 t1
        xor esi, ebp                      ;   597.0 p1      48 t1
        ror esi, 5                        ;   598.0 p5      48 t1
        xor esi, ebp                      ;   599.0 p0      48 t1
        ror esi, 6                        ;   600.0 p5      48 t1
        add esi, dword [esp + 88]         ;   601.0 p1+p2   61 t1
        lea esi, [esi + ebx + 275423344]  ;   602.8 p0      61 t1
        mov ecx, dword [esp + 136]        ;   597.2 p2      51 t1
        xor ecx, edx                      ;   600.2 p1      51 t1
        and ecx, ebp                      ;   601.2 p5      51 t1
        xor ecx, dword [esp + 136]        ;   602.2 p0+p2   51 t1
        add esi, ecx                      ;   603.8 p1      61 t1
        mov ecx, dword [esp + 132]        ;   599.2 p2      52 v[0]
        xor ecx, eax                      ;   602.2 p5      52 v[0]
        mov dword [esp + 88], edx         ;   598.2 p3+p4   62 v[6] spill
        mov edx, dword [esp + 100]        ;   600.2 p2      52 v[0]
        and edx, ecx                      ;   603.2 p0      52 v[0]
        xor edx, dword [esp + 132]        ;   604.2 p1+p2   52 v[0]
        add edx, esi                      ;   605.2 p5      63 v[0]
        add esi, dword [esp + 72]         ;   604.8 p0+p2   62 v[4]
        mov dword [esp + 72], ecx         ;   603.2 p3+p4   52 v[0] spill
        mov ecx, eax                      ;   601.0 p1      47 v[0] copy
        ror ecx, 9                        ;   602.0 p5      47 v[0]
        xor ecx, eax                      ;   603.0 p0      47 v[0]
        ror ecx, 0xb                      ;   604.0 p5      47 v[0]
        xor ecx, eax                      ;   605.0 p1      47 v[0]
        ror ecx, 2                        ;   606.0 p0      47 v[0]
        add edx, ecx                      ;   607.0 p1      63 v[0]
        mov ecx, ebx                      ;   603.0 p5      50 w[1] copy
        shr ecx, 0xa                      ;   604.0 p0      50 w[1]
        add edi, dword [esp + 48]         ;   604.0 p1+p2   78 w[0]
        add edi, dword [esp + 116]        ;   605.0 p5+p2   78 w[0]
        mov dword [esp + 116], eax        ;   602.8 p3+p4   63 v[1] spill
        mov eax, ebx                      ;   604.5 p0      50 w[1] copy
        ror eax, 2                        ;   605.5 p5      50 w[1]
        xor eax, ebx                      ;   606.5 p1      50 w[1]
        ror eax, 0x11                     ;   607.5 p0      50 w[1]
        xor ecx, eax                      ;   608.5 p1      50 w[1]
        mov eax, dword [esp + 112]        ;   605.2 p2      49 w[0]
        mov dword [esp + 100], ebx        ;   604.5 p3+p4   78 w[15] spill
        mov ebx, dword [esp + 112]        ;   606.2 p2      49 w[0]
        shr ebx, 3                        ;   609.2 p5      49 w[0]
        mov dword [esp + 104], ecx        ;   609.5 p3+p4   50 w[1] spill
        mov ecx, esi                      ;   606.5 p0      48 t1 copy
        ror ecx, 0xe                      ;   607.5 p5      48 t1
        xor ecx, esi                      ;   608.5 p1      48 t1
        ror ecx, 5                        ;   609.5 p0      48 t1
        xor ecx, esi                      ;   610.5 p1      48 t1
        ror ecx, 6                        ;   611.5 p5      48 t1
        add ecx, dword [esp + 136]        ;   612.5 p0+p2   61 t1
        mov dword [esp + 136], edx        ;   608.0 p3+p4   63 v[0] spill
        mov edx, dword [esp + 112]        ;   608.2 p2      49 w[0]
        ror edx, 0xb                      ;   611.2 p5      49 w[0]
        xor eax, edx                      ;   612.2 p1      49 w[0]
        ror eax, 7                        ;   613.2 p0      49 w[0]
        xor ebx, eax                      ;   614.2 p1      49 w[0]
        add edi, ebx                      ;   615.2 p5      78 w[0]
        mov eax, dword [esp + 88]         ;   609.2 p2      51 t1
        xor eax, ebp                      ;   612.2 p0      51 t1
        and eax, esi                      ;   613.2 p1      51 t1
        mov edx, dword [esp + 88]         ;   610.2 p2      62 v[6] reload
        xor eax, edx                      ;   614.2 p5      51 t1
        lea ecx, [ecx + eax + 430227734]  ;   615.2 p0      61 t1
        add ecx, edi                      ;   616.2 p1      61 t1
        mov eax, dword [esp + 136]        ;   611.2 p2      52 v[7]
        mov ebx, dword [esp + 116]        ;   612.2 p2      63 v[1] reload
        xor eax, ebx                      ;   615.2 p5      52 v[7]
        mov edx, dword [esp + 72]         ;   613.2 p2      52 v[7]
        and edx, eax                      ;   616.2 p0      52 v[7]
        xor edx, ebx                      ;   617.2 p1      52 v[7]
        add edx, ecx                      ;   618.2 p5      63 v[7]
        add ecx, dword [esp + 108]        ;   617.2 p0+p2   62 v[3]
        mov ebx, dword [esp + 136]        ;   615.2 p2      47 v[7]
        mov dword [esp + 108], eax        ;   616.2 p3+p4   52 v[7] spill
        mov eax, dword [esp + 136]        ;   616.2 p2      47 v[7]
        mov dword [esp + 72], ebp         ;   614.0 p3+p4   62 v[5] spill
        mov ebp, edi                      ;   616.2 p1      50 w[2] copy
        shr ebp, 0xa                      ;   617.2 p5      50 w[2]
        mov dword [esp + 96], esi         ;   615.0 p3+p4   62 v[4] spill
        mov esi, dword [esp + 136]        ;   617.2 p2      47 v[7]
        ror esi, 9                        ;   620.2 p0      47 v[7]
        xor ebx, esi                      ;   621.2 p1      47 v[7]
        ror ebx, 0xb                      ;   622.2 p5      47 v[7]
        xor eax, ebx                      ;   623.2 p0      47 v[7]
        ror eax, 2                        ;   624.2 p5      47 v[7]
        add edx, eax                      ;   625.2 p1      63 v[7]
        mov esi, edi                      ;   616.8 p0      50 w[2] copy
        ror esi, 2                        ;   617.8 p5      50 w[2]
        xor esi, edi                      ;   618.8 p1      50 w[2]
        ror esi, 0x11                     ;   619.8 p0      50 w[2]
        xor ebp, esi                      ;   620.8 p1      50 w[2]
        mov esi, dword [esp + 124]        ;   618.2 p2      78 w[2] reload
        mov eax, esi                      ;   621.2 p5      49 w[1] copy
        shr eax, 3                        ;   622.2 p0      49 w[1]
        mov ebx, esi                      ;   621.2 p1      49 w[1] copy
        ror ebx, 0xb                      ;   622.2 p5      49 w[1]
        xor ebx, esi                      ;   623.2 p0      49 w[1]
        ror ebx, 7                        ;   624.2 p5      49 w[1]
        xor eax, ebx                      ;   625.2 p1      49 w[1]
        add eax, dword [esp + 104]        ;   626.2 p0+p2   78 w[1]
        mov ebx, dword [esp + 64]         ;   620.5 p2      78 w[10] reload
        add eax, ebx                      ;   627.2 p1      78 w[1]
        add eax, dword [esp + 112]        ;   628.2 p5+p2   78 w[1]
        mov ebx, ecx                      ;   621.8 p0      48 t1 copy
        ror ebx, 0xe                      ;   622.8 p5      48 t1
        xor ebx, ecx                      ;   623.8 p1      48 t1
        ror ebx, 5                        ;   624.8 p0      48 t1
        xor ebx, ecx                      ;   625.8 p1      48 t1
        ror ebx, 6                        ;   626.8 p5      48 t1
        add ebx, dword [esp + 88]         ;   627.8 p0+p2   61 t1
        lea ebx, [ebx + eax + 506948616]  ;   629.2 p0      61 t1
        mov dword [esp + 88], edi         ;   623.0 p3+p4   78 w[0] spill
        mov edi, dword [esp + 96]         ;   623.5 p2      51 t1
        xor edi, dword [esp + 72]         ;   626.5 p1+p2   51 t1
        and edi, ecx                      ;   627.5 p5      51 t1
        xor edi, dword [esp + 72]         ;   628.5 p1+p2   51 t1
        add ebx, edi                      ;   630.2 p5      61 t1
        mov edi, dword [esp + 136]        ;   626.5 p2      52 v[6]
        xor edi, edx                      ;   629.5 p0      52 v[6]
        mov esi, dword [esp + 108]        ;   627.5 p2      52 v[6]
        and esi, edi                      ;   630.5 p1      52 v[6]
        xor esi, dword [esp + 136]        ;   631.5 p5+p2   52 v[6]
        add esi, ebx                      ;   632.5 p0      63 v[6]
        add ebx, dword [esp + 132]        ;   631.2 p1+p2   62 v[2]
        mov dword [esp + 132], edi        ;   630.5 p3+p4   52 v[6] spill
        mov edi, edx                      ;   627.2 p5      47 v[6] copy
        ror edi, 9                        ;   628.2 p0      47 v[6]
        xor edi, edx                      ;   629.2 p1      47 v[6]
        ror edi, 0xb                      ;   630.2 p5      47 v[6]
        xor edi, edx                      ;   631.2 p0      47 v[6]
        ror edi, 2                        ;   632.2 p5      47 v[6]
        add esi, edi                      ;   633.5 p1      63 v[6]
        mov edi, eax                      ;   629.8 p0      50 w[3] copy
        shr edi, 0xa                      ;   630.8 p5      50 w[3]
        add ebp, dword [esp + 80]         ;   630.5 p1+p2   78 w[2]
        add ebp, dword [esp + 124]        ;   631.5 p0+p2   78 w[2]
        mov dword [esp + 124], edx        ;   629.5 p3+p4   63 v[7] spill
        mov edx, eax                      ;   631.0 p1      50 w[3] copy
        ror edx, 2                        ;   632.0 p5      50 w[3]
        xor edx, eax                      ;   633.0 p0      50 w[3]
        ror edx, 0x11                     ;   634.0 p5      50 w[3]
        xor edi, edx                      ;   635.0 p1      50 w[3]
        mov edx, dword [esp + 84]         ;   632.5 p2      49 w[2]
        mov dword [esp + 108], eax        ;   631.2 p3+p4   78 w[1] spill
        mov eax, dword [esp + 84]         ;   633.5 p2      49 w[2]
        shr eax, 3                        ;   636.5 p0      49 w[2]
        mov dword [esp + 112], edi        ;   636.0 p3+p4   50 w[3] spill
        mov edi, ebx                      ;   633.0 p1      48 t1 copy
        ror edi, 0xe                      ;   634.0 p5      48 t1
        xor edi, ebx                      ;   635.0 p0      48 t1
        ror edi, 5                        ;   636.0 p5      48 t1
        xor edi, ebx                      ;   637.0 p1      48 t1
        ror edi, 6                        ;   638.0 p0      48 t1
        add edi, dword [esp + 72]         ;   639.0 p1+p2   61 t1
        mov dword [esp + 72], esi         ;   634.5 p3+p4   63 v[6] spill
        mov esi, dword [esp + 84]         ;   635.5 p2      49 w[2]
        ror esi, 0xb                      ;   638.5 p5      49 w[2]
        xor edx, esi                      ;   639.5 p0      49 w[2]
        ror edx, 7                        ;   640.5 p5      49 w[2]
        xor eax, edx                      ;   641.5 p1      49 w[2]
        add ebp, eax                      ;   642.5 p0      78 w[2]
        mov esi, dword [esp + 96]         ;   636.5 p2      51 t1
        xor esi, ecx                      ;   639.5 p1      51 t1
        and esi, ebx                      ;   640.5 p5      51 t1
        mov eax, dword [esp + 96]         ;   637.5 p2      62 v[4] reload
        xor esi, eax                      ;   641.5 p0      51 t1
        lea edi, [edi + esi + 659060556]  ;   642.5 p0      61 t1
        add edi, ebp                      ;   643.5 p1      61 t1
        mov esi, dword [esp + 72]         ;   638.5 p2      52 v[5]
        mov edx, dword [esp + 124]        ;   639.5 p2      63 v[7] reload
        xor esi, edx                      ;   642.5 p5      52 v[5]
        mov eax, dword [esp + 132]        ;   640.5 p2      52 v[5]
        and eax, esi                      ;   643.5 p1      52 v[5]
        xor eax, edx                      ;   644.5 p5      52 v[5]
        add eax, edi                      ;   645.5 p0      63 v[5]
        add edi, dword [esp + 116]        ;   644.5 p1+p2   62 v[1]
        mov edx, dword [esp + 72]         ;   642.5 p2      47 v[5]
        mov dword [esp + 116], esi        ;   643.5 p3+p4   52 v[5] spill
        mov esi, dword [esp + 72]         ;   643.5 p2      47 v[5]
        mov dword [esp + 132], ecx        ;   640.8 p3+p4   62 v[3] spill
        mov ecx, ebp                      ;   643.5 p5      50 w[4] copy
        shr ecx, 0xa                      ;   644.5 p0      50 w[4]
        mov dword [esp + 104], ebx        ;   641.8 p3+p4   62 v[2] spill
        mov ebx, dword [esp + 72]         ;   644.5 p2      47 v[5]
        ror ebx, 9                        ;   647.5 p5      47 v[5]
        xor edx, ebx                      ;   648.5 p1      47 v[5]
        ror edx, 0xb                      ;   649.5 p0      47 v[5]
        xor esi, edx                      ;   650.5 p5      47 v[5]
        ror esi, 2                        ;   651.5 p0      47 v[5]
        add eax, esi                      ;   652.5 p1      63 v[5]
        mov esi, ebp                      ;   643.8 p5      50 w[4] copy
        ror esi, 2                        ;   644.8 p0      50 w[4]
        mov edx, dword [esp + 48]         ;   645.5 p2      78 w[9]
        add edx, ebp                      ;   648.5 p1      78 w[9]
        xor ebp, esi                      ;   645.8 p5      50 w[4]
        ror ebp, 0x11                     ;   646.8 p0      50 w[4]
        xor ecx, ebp                      ;   647.8 p1      50 w[4]
        mov esi, dword [esp + 140]        ;   646.5 p2      78 w[4] reload
        mov ebp, esi                      ;   649.5 p5      49 w[3] copy
        shr ebp, 3                        ;   650.5 p0      49 w[3]
        mov ebx, esi                      ;   649.5 p1      49 w[3] copy
        ror ebx, 0xb                      ;   650.5 p5      49 w[3]
        xor ebx, esi                      ;   651.5 p1      49 w[3]
        ror ebx, 7                        ;   652.5 p0      49 w[3]
        xor ebp, ebx                      ;   653.5 p5      49 w[3]
        add ebp, dword [esp + 112]        ;   654.5 p1+p2   78 w[3]
        mov ebx, dword [esp + 60]         ;   648.5 p2      78 w[12] reload
        add ebp, ebx                      ;   655.5 p0      78 w[3]
        add ebp, dword [esp + 84]         ;   656.5 p5+p2   78 w[3]
        mov ebx, edi                      ;   649.2 p1      48 t1 copy
        ror ebx, 0xe                      ;   650.2 p0      48 t1
        xor ebx, edi                      ;   651.2 p5      48 t1
        ror ebx, 5                        ;   652.2 p0      48 t1
        xor ebx, edi                      ;   653.2 p1      48 t1
        ror ebx, 6                        ;   654.2 p5      48 t1
        add ebx, dword [esp + 96]         ;   655.2 p1+p2   61 t1
        lea ebx, [ebx + ebp + 883997877]  ;   657.5 p0      61 t1
        mov dword [esp + 96], edx         ;   650.8 p3+p4   78 w[9] spill
        mov edx, dword [esp + 104]        ;   651.5 p2      51 t1
        xor edx, dword [esp + 132]        ;   654.5 p5+p2   51 t1
        and edx, edi                      ;   655.5 p1      51 t1
        xor edx, dword [esp + 132]        ;   656.5 p0+p2   51 t1
        add ebx, edx                      ;   658.5 p5      61 t1
        mov edx, dword [esp + 72]         ;   654.5 p2      52 v[4]
        xor edx, eax                      ;   657.5 p1      52 v[4]
        mov esi, dword [esp + 116]        ;   655.5 p2      52 v[4]
        and esi, edx                      ;   658.5 p0      52 v[4]
        xor esi, dword [esp + 72]         ;   659.5 p5+p2   52 v[4]
        add esi, ebx                      ;   660.5 p1      63 v[4]
        add ebx, dword [esp + 136]        ;   659.5 p0+p2   62 v[0]
        mov dword [esp + 136], edx        ;   658.5 p3+p4   52 v[4] spill
        mov edx, eax                      ;   654.8 p5      47 v[4] copy
        ror edx, 9                        ;   655.8 p0      47 v[4]
        xor edx, eax                      ;   656.8 p1      47 v[4]
        ror edx, 0xb                      ;   657.8 p5      47 v[4]
        xor edx, eax                      ;   658.8 p1      47 v[4]
        ror edx, 2                        ;   659.8 p0      47 v[4]
        add esi, edx                      ;   661.5 p5      63 v[4]
        mov edx, ebp                      ;   657.5 p1      50 w[5] copy
        shr edx, 0xa                      ;   658.5 p0      50 w[5]
        add ecx, dword [esp + 92]         ;   658.5 p5+p2   78 w[4]
        add ecx, dword [esp + 140]        ;   659.5 p1+p2   78 w[4]
        mov dword [esp + 140], eax        ;   657.5 p3+p4   63 v[5] spill
        mov eax, ebp                      ;   658.5 p0      50 w[5] copy
        ror eax, 2                        ;   659.5 p5      50 w[5]
        xor eax, ebp                      ;   660.5 p1      50 w[5]
        ror eax, 0x11                     ;   661.5 p0      50 w[5]
        xor edx, eax                      ;   662.5 p5      50 w[5]
        mov eax, dword [esp + 144]        ;   660.5 p2      49 w[4]
        mov dword [esp + 116], ebp        ;   659.2 p3+p4   78 w[3] spill
        mov ebp, dword [esp + 144]        ;   661.5 p2      49 w[4]
        shr ebp, 3                        ;   664.5 p0      49 w[4]
        mov dword [esp + 84], edx         ;   663.5 p3+p4   50 w[5] spill
        mov edx, ebx                      ;   660.5 p1      48 t1 copy
        ror edx, 0xe                      ;   661.5 p5      48 t1
        xor edx, ebx                      ;   662.5 p1      48 t1
        ror edx, 5                        ;   663.5 p0      48 t1
        xor edx, ebx                      ;   664.5 p5      48 t1
        ror edx, 6                        ;   665.5 p0      48 t1
        add edx, dword [esp + 132]        ;   666.5 p1+p2   61 t1
        mov dword [esp + 132], esi        ;   662.5 p3+p4   63 v[4] spill
        mov esi, dword [esp + 144]        ;   663.5 p2      49 w[4]
        ror esi, 0xb                      ;   666.5 p5      49 w[4]
        xor eax, esi                      ;   667.5 p1      49 w[4]
        ror eax, 7                        ;   668.5 p0      49 w[4]
        xor ebp, eax                      ;   669.5 p5      49 w[4]
        add ecx, ebp                      ;   670.5 p1      78 w[4]
        mov esi, dword [esp + 104]        ;   664.5 p2      51 t1
        xor esi, edi                      ;   667.5 p0      51 t1
        and esi, ebx                      ;   668.5 p5      51 t1
        mov ebp, dword [esp + 104]        ;   665.5 p2      62 v[2] reload
        xor esi, ebp                      ;   669.5 p1      51 t1
        lea edx, [edx + esi + 958139571]  ;   670.5 p0      61 t1
        add edx, ecx                      ;   671.5 p5      61 t1
        mov esi, dword [esp + 132]        ;   666.5 p2      52 v[3]
        mov eax, dword [esp + 140]        ;   667.5 p2      63 v[5] reload
        xor esi, eax                      ;   670.5 p1      52 v[3]
        mov ebp, dword [esp + 136]        ;   668.5 p2      52 v[3]
        and ebp, esi                      ;   671.5 p0      52 v[3]
        xor ebp, eax                      ;   672.5 p5      52 v[3]
        add ebp, edx                      ;   673.5 p1      63 v[3]
        add edx, dword [esp + 124]        ;   672.5 p0+p2   62 v[7]
        mov eax, dword [esp + 132]        ;   670.5 p2      47 v[3]
        mov dword [esp + 124], esi        ;   671.5 p3+p4   52 v[3] spill
        mov esi, dword [esp + 132]        ;   671.5 p2      47 v[3]
        mov dword [esp + 136], edi        ;   668.8 p3+p4   62 v[1] spill
        mov edi, ecx                      ;   671.5 p5      50 w[6] copy
        shr edi, 0xa                      ;   672.5 p0      50 w[6]
        mov dword [esp + 112], ebx        ;   669.8 p3+p4   62 v[0] spill
        mov ebx, dword [esp + 132]        ;   672.5 p2      47 v[3]
        ror ebx, 9                        ;   675.5 p5      47 v[3]
        xor eax, ebx                      ;   676.5 p1      47 v[3]
        ror eax, 0xb                      ;   677.5 p0      47 v[3]
        xor esi, eax                      ;   678.5 p5      47 v[3]
        ror esi, 2                        ;   679.5 p0      47 v[3]
        add ebp, esi                      ;   680.5 p1      63 v[3]
        mov esi, ecx                      ;   671.8 p5      50 w[6] copy
        ror esi, 2                        ;   672.8 p0      50 w[6]
        mov eax, dword [esp + 80]         ;   673.5 p2      78 w[11]
        add eax, ecx                      ;   676.5 p1      78 w[11]
        xor ecx, esi                      ;   673.8 p5      50 w[6]
        ror ecx, 0x11                     ;   674.8 p0      50 w[6]
        xor edi, ecx                      ;   675.8 p1      50 w[6]
        mov esi, dword [esp + 128]        ;   674.5 p2      78 w[6] reload
        mov ecx, esi                      ;   677.5 p5      49 w[5] copy
        shr ecx, 3                        ;   678.5 p0      49 w[5]
        mov ebx, esi                      ;   677.5 p1      49 w[5] copy
        ror ebx, 0xb                      ;   678.5 p5      49 w[5]
        xor ebx, esi                      ;   679.5 p1      49 w[5]
        ror ebx, 7                        ;   680.5 p0      49 w[5]
        xor ecx, ebx                      ;   681.5 p5      49 w[5]
        add ecx, dword [esp + 84]         ;   682.5 p1+p2   78 w[5]
        mov ebx, dword [esp + 56]         ;   676.5 p2      78 w[14] reload
        add ecx, ebx                      ;   683.5 p0      78 w[5]
        add ecx, dword [esp + 144]        ;   684.5 p5+p2   78 w[5]
        mov ebx, edx                      ;   677.2 p1      48 t1 copy
        ror ebx, 0xe                      ;   678.2 p0      48 t1
        xor ebx, edx                      ;   679.2 p5      48 t1
        ror ebx, 5                        ;   680.2 p0      48 t1
        xor ebx, edx                      ;   681.2 p1      48 t1
        ror ebx, 6                        ;   682.2 p5      48 t1
        add ebx, dword [esp + 104]        ;   683.2 p1+p2   61 t1
        lea ebx, [ebx + ecx + 1322822218] ;   685.5 p0      61 t1
        mov dword [esp + 104], eax        ;   678.8 p3+p4   78 w[11] spill
        mov eax, dword [esp + 112]        ;   679.5 p2      51 t1
        xor eax, dword [esp + 136]        ;   682.5 p5+p2   51 t1
        and eax, edx                      ;   683.5 p1      51 t1
        xor eax, dword [esp + 136]        ;   684.5 p0+p2   51 t1
        add ebx, eax                      ;   686.5 p5      61 t1
        mov eax, dword [esp + 132]        ;   682.5 p2      52 v[2]
        xor eax, ebp                      ;   685.5 p1      52 v[2]
        mov esi, dword [esp + 124]        ;   683.5 p2      52 v[2]
        and esi, eax                      ;   686.5 p0      52 v[2]
        xor esi, dword [esp + 132]        ;   687.5 p5+p2   52 v[2]
        add esi, ebx                      ;   688.5 p1      63 v[2]
        add ebx, dword [esp + 72]         ;   687.5 p0+p2   62 v[6]
        mov dword [esp + 72], eax         ;   686.5 p3+p4   52 v[2] spill
        mov eax, ebp                      ;   682.8 p5      47 v[2] copy
        ror eax, 9                        ;   683.8 p0      47 v[2]
        xor eax, ebp                      ;   684.8 p1      47 v[2]
        ror eax, 0xb                      ;   685.8 p5      47 v[2]
        xor eax, ebp                      ;   686.8 p1      47 v[2]
        ror eax, 2                        ;   687.8 p0      47 v[2]
        add esi, eax                      ;   689.5 p5      63 v[2]
        mov eax, ecx                      ;   685.5 p1      50 w[7] copy
        shr eax, 0xa                      ;   686.5 p0      50 w[7]
        add edi, dword [esp + 100]        ;   686.5 p5+p2   78 w[6]
        add edi, dword [esp + 128]        ;   687.5 p1+p2   78 w[6]
        mov dword [esp + 128], ebp        ;   685.5 p3+p4   63 v[3] spill
        mov ebp, ecx                      ;   686.5 p0      50 w[7] copy
        ror ebp, 2                        ;   687.5 p5      50 w[7]
        xor ebp, ecx                      ;   688.5 p1      50 w[7]
        ror ebp, 0x11                     ;   689.5 p0      50 w[7]
        xor eax, ebp                      ;   690.5 p5      50 w[7]
        mov ebp, dword [esp + 36]         ;   688.5 p2      49 w[6]
        mov dword [esp + 124], ecx        ;   687.2 p3+p4   78 w[5] spill
        mov ecx, dword [esp + 36]         ;   689.5 p2      49 w[6]
        shr ecx, 3                        ;   692.5 p0      49 w[6]
        mov dword [esp + 144], eax        ;   691.5 p3+p4   50 w[7] spill
        mov eax, ebx                      ;   688.5 p1      48 t1 copy
        ror eax, 0xe                      ;   689.5 p5      48 t1
        xor eax, ebx                      ;   690.5 p1      48 t1
        ror eax, 5                        ;   691.5 p0      48 t1
        xor eax, ebx                      ;   692.5 p5      48 t1
        ror eax, 6                        ;   693.5 p0      48 t1
        add eax, dword [esp + 136]        ;   694.5 p1+p2   61 t1
        mov dword [esp + 136], esi        ;   690.5 p3+p4   63 v[2] spill
        mov esi, dword [esp + 36]         ;   691.5 p2      49 w[6]
        ror esi, 0xb                      ;   694.5 p5      49 w[6]
        xor ebp, esi                      ;   695.5 p1      49 w[6]
        ror ebp, 7                        ;   696.5 p0      49 w[6]
        xor ecx, ebp                      ;   697.5 p5      49 w[6]
        add edi, ecx                      ;   698.5 p1      78 w[6]
        mov esi, dword [esp + 112]        ;   692.5 p2      51 t1
        xor esi, edx                      ;   695.5 p0      51 t1
        and esi, ebx                      ;   696.5 p5      51 t1
        mov ebp, dword [esp + 112]        ;   693.5 p2      62 v[0] reload
        xor esi, ebp                      ;   697.5 p1      51 t1
        lea eax, [eax + esi + 1537002063] ;   698.5 p0      61 t1
        add eax, edi                      ;   699.5 p5      61 t1
        mov esi, dword [esp + 136]        ;   694.5 p2      52 v[1]
        mov ecx, dword [esp + 128]        ;   695.5 p2      63 v[3] reload
        xor esi, ecx                      ;   698.5 p1      52 v[1]
        mov ebp, dword [esp + 72]         ;   696.5 p2      52 v[1]
        and ebp, esi                      ;   699.5 p0      52 v[1]
        xor ebp, ecx                      ;   700.5 p5      52 v[1]
        add ebp, eax                      ;   701.5 p1      63 v[1]
        add eax, dword [esp + 140]        ;   700.5 p0+p2   62 v[5]
        mov ecx, dword [esp + 136]        ;   698.5 p2      47 v[1]
        mov dword [esp + 140], esi        ;   699.5 p3+p4   52 v[1] spill
        mov esi, dword [esp + 136]        ;   699.5 p2      47 v[1]
        mov dword [esp + 72], edx         ;   696.8 p3+p4   62 v[7] spill
        mov edx, dword [esp + 136]        ;   700.5 p2      47 v[1]
        ror edx, 9                        ;   703.5 p5      47 v[1]
        xor ecx, edx                      ;   704.5 p1      47 v[1]
        ror ecx, 0xb                      ;   705.5 p0      47 v[1]
        xor esi, ecx                      ;   706.5 p5      47 v[1]
        ror esi, 2                        ;   707.5 p0      47 v[1]
        add ebp, esi                      ;   708.5 p1      63 v[1]
        mov esi, edi                      ;   699.5 p5      50 w[8] copy
        shr esi, 0xa                      ;   700.5 p0      50 w[8]
        mov ecx, edi                      ;   699.8 p1      50 w[8] copy
        ror ecx, 2                        ;   700.8 p5      50 w[8]
        mov edx, dword [esp + 92]         ;   701.5 p2      78 w[13]
        add edx, edi                      ;   704.5 p0      78 w[13]
        xor edi, ecx                      ;   701.8 p1      50 w[8]
        ror edi, 0x11                     ;   702.8 p5      50 w[8]
        xor esi, edi                      ;   703.8 p0      50 w[8]
        mov edi, dword [esp + 120]        ;   702.5 p2      78 w[8] reload
        mov ecx, edi                      ;   705.5 p1      49 w[7] copy
        shr ecx, 3                        ;   706.5 p5      49 w[7]
        mov dword [esp + 84], edx         ;   705.5 p3+p4   78 w[13] spill
        mov edx, edi                      ;   705.5 p0      49 w[7] copy
        ror edx, 0xb                      ;   706.5 p5      49 w[7]
        xor edx, edi                      ;   707.5 p1      49 w[7]
        ror edx, 7                        ;   708.5 p0      49 w[7]
        xor ecx, edx                      ;   709.5 p1      49 w[7]
        add ecx, dword [esp + 144]        ;   710.5 p5+p2   78 w[7]
        mov edx, dword [esp + 88]         ;   704.5 p2      78 w[0] reload
        add ecx, edx                      ;   711.5 p0      78 w[7]
        add ecx, dword [esp + 36]         ;   712.5 p1+p2   78 w[7]
        mov edx, eax                      ;   705.0 p5      48 t1 copy
        ror edx, 0xe                      ;   706.0 p0      48 t1
        xor edx, eax                      ;   707.0 p1      48 t1
        ror edx, 5                        ;   708.0 p5      48 t1
        xor edx, eax                      ;   709.0 p0      48 t1
        ror edx, 6                        ;   710.0 p5      48 t1
        add edx, dword [esp + 112]        ;   711.0 p1+p2   61 t1
        lea edx, [edx + ecx + 1747873779] ;   713.5 p0      61 t1
        mov edi, dword [esp + 72]         ;   707.5 p2      51 t1
        xor edi, ebx                      ;   710.5 p1      51 t1
        and edi, eax                      ;   711.5 p5      51 t1
        xor edi, dword [esp + 72]         ;   712.5 p0+p2   51 t1
        add edx, edi                      ;   714.5 p1      61 t1
        mov edi, dword [esp + 136]        ;   709.5 p2      52 v[0]
        xor edi, ebp                      ;   712.5 p5      52 v[0]
        mov dword [esp + 112], ebx        ;   708.8 p3+p4   62 v[6] spill
        mov ebx, dword [esp + 140]        ;   710.5 p2      52 v[0]
        and ebx, edi                      ;   713.5 p0      52 v[0]
        xor ebx, dword [esp + 136]        ;   714.5 p1+p2   52 v[0]
        add ebx, edx                      ;   715.5 p5      63 v[0]
        add edx, dword [esp + 132]        ;   715.5 p0+p2   62 v[4]
        mov dword [esp + 132], edi        ;   713.5 p3+p4   52 v[0] spill
        mov edi, ebp                      ;   710.8 p1      47 v[0] copy
        ror edi, 9                        ;   711.8 p5      47 v[0]
        xor edi, ebp                      ;   712.8 p0      47 v[0]
        ror edi, 0xb                      ;   713.8 p5      47 v[0]
        xor edi, ebp                      ;   714.8 p1      47 v[0]
        ror edi, 2                        ;   715.8 p0      47 v[0]
        add ebx, edi                      ;   716.8 p1      63 v[0]
        mov edi, ecx                      ;   713.5 p5      50 w[9] copy
        shr edi, 0xa                      ;   714.5 p0      50 w[9]
        add esi, dword [esp + 108]        ;   713.8 p1+p2   78 w[8]
        add esi, dword [esp + 120]        ;   714.8 p5+p2   78 w[8]
        mov dword [esp + 120], ebp        ;   713.2 p3+p4   63 v[1] spill
        mov ebp, ecx                      ;   714.5 p0      50 w[9] copy
        ror ebp, 2                        ;   715.5 p5      50 w[9]
        xor ebp, ecx                      ;   716.5 p1      50 w[9]
        ror ebp, 0x11                     ;   717.5 p0      50 w[9]
        xor edi, ebp                      ;   718.5 p1      50 w[9]
        mov ebp, dword [esp + 48]         ;   715.5 p2      49 w[8]
        mov dword [esp + 108], ecx        ;   715.0 p3+p4   78 w[7] spill
        mov ecx, dword [esp + 48]         ;   716.5 p2      49 w[8]
        shr ecx, 3                        ;   719.5 p5      49 w[8]
        mov dword [esp + 140], edi        ;   719.5 p3+p4   50 w[9] spill
        mov edi, edx                      ;   716.5 p0      48 t1 copy
        ror edi, 0xe                      ;   717.5 p5      48 t1
        xor edi, edx                      ;   718.5 p1      48 t1
        ror edi, 5                        ;   719.5 p0      48 t1
        xor edi, edx                      ;   720.5 p1      48 t1
        ror edi, 6                        ;   721.5 p5      48 t1
        add edi, dword [esp + 72]         ;   722.5 p0+p2   61 t1
        mov dword [esp + 72], ebx         ;   717.8 p3+p4   63 v[0] spill
        mov ebx, dword [esp + 48]         ;   718.5 p2      49 w[8]
        ror ebx, 0xb                      ;   721.5 p5      49 w[8]
        xor ebp, ebx                      ;   722.5 p1      49 w[8]
        ror ebp, 7                        ;   723.5 p0      49 w[8]
        xor ecx, ebp                      ;   724.5 p1      49 w[8]
        add esi, ecx                      ;   725.5 p5      78 w[8]
        mov ebp, dword [esp + 112]        ;   719.5 p2      51 t1
        xor ebp, eax                      ;   722.5 p0      51 t1
        and ebp, edx                      ;   723.5 p1      51 t1
        mov ecx, dword [esp + 112]        ;   720.5 p2      62 v[6] reload
        xor ebp, ecx                      ;   724.5 p5      51 t1
        lea edi, [edi + ebp + 1955562222] ;   725.5 p0      61 t1
        add edi, esi                      ;   726.5 p1      61 t1
        mov ebp, dword [esp + 72]         ;   721.5 p2      52 v[7]
        mov ebx, dword [esp + 120]        ;   722.5 p2      63 v[1] reload
        xor ebp, ebx                      ;   725.5 p5      52 v[7]
        mov ecx, dword [esp + 132]        ;   723.5 p2      52 v[7]
        and ecx, ebp                      ;   726.5 p0      52 v[7]
        xor ecx, ebx                      ;   727.5 p1      52 v[7]
        add ecx, edi                      ;   728.5 p5      63 v[7]
        add edi, dword [esp + 128]        ;   727.5 p0+p2   62 v[3]
        mov ebx, dword [esp + 72]         ;   725.5 p2      47 v[7]
        mov dword [esp + 128], ebp        ;   726.5 p3+p4   52 v[7] spill
        mov ebp, dword [esp + 72]         ;   726.5 p2      47 v[7]
        mov dword [esp + 132], eax        ;   724.5 p3+p4   62 v[5] spill
        mov eax, esi                      ;   726.5 p1      50 w[10] copy
        shr eax, 0xa                      ;   727.5 p5      50 w[10]
        mov dword [esp + 48], edx         ;   725.5 p3+p4   62 v[4] spill
        mov edx, dword [esp + 72]         ;   727.5 p2      47 v[7]
        ror edx, 9                        ;   730.5 p0      47 v[7]
        xor ebx, edx                      ;   731.5 p1      47 v[7]
        ror ebx, 0xb                      ;   732.5 p5      47 v[7]
        xor ebp, ebx                      ;   733.5 p0      47 v[7]
        ror ebp, 2                        ;   734.5 p5      47 v[7]
        add ecx, ebp                      ;   735.5 p1      63 v[7]
        mov ebp, esi                      ;   727.2 p0      50 w[10] copy
        ror ebp, 2                        ;   728.2 p5      50 w[10]
        mov edx, dword [esp + 100]        ;   728.5 p2      61 t1
        lea edx, [edx + esi - 965641998]  ;   731.5 p0      61 t1
        xor esi, ebp                      ;   729.2 p1      50 w[10]
        ror esi, 0x11                     ;   730.2 p5      50 w[10]
        xor eax, esi                      ;   731.2 p1      50 w[10]
        mov esi, dword [esp + 64]         ;   729.5 p2      78 w[10] reload
        mov ebp, esi                      ;   732.5 p0      49 w[9] copy
        shr ebp, 3                        ;   733.5 p5      49 w[9]
        mov ebx, esi                      ;   732.5 p1      49 w[9] copy
        ror ebx, 0xb                      ;   733.5 p0      49 w[9]
        xor ebx, esi                      ;   734.5 p1      49 w[9]
        ror ebx, 7                        ;   735.5 p5      49 w[9]
        xor ebp, ebx                      ;   736.5 p0      49 w[9]
        mov ebx, dword [esp + 96]         ;   730.5 p2      78 w[9] reload
        add ebx, dword [esp + 140]        ;   733.5 p1+p2   78 w[9]
        add ebx, ebp                      ;   737.5 p5      78 w[9]
        mov ebp, edi                      ;   732.2 p0      48 t1 copy
        ror ebp, 0xe                      ;   733.2 p5      48 t1
        xor ebp, edi                      ;   734.2 p1      48 t1
        ror ebp, 5                        ;   735.2 p0      48 t1
        xor ebp, edi                      ;   736.2 p1      48 t1
        ror ebp, 6                        ;   737.2 p5      48 t1
        add ebp, dword [esp + 112]        ;   738.2 p0+p2   61 t1
        lea ebp, [ebp + ebx + 2024104815] ;   739.2 p0      61 t1
        mov dword [esp + 112], edx        ;   733.5 p3+p4   61 t1 spill
        mov edx, dword [esp + 48]         ;   734.0 p2      51 t1
        xor edx, dword [esp + 132]        ;   737.0 p1+p2   51 t1
        and edx, edi                      ;   738.0 p5      51 t1
        xor edx, dword [esp + 132]        ;   739.0 p1+p2   51 t1
        add ebp, edx                      ;   740.2 p5      61 t1
        mov edx, dword [esp + 72]         ;   737.0 p2      52 v[6]
        xor edx, ecx                      ;   740.0 p0      52 v[6]
        mov esi, dword [esp + 128]        ;   738.0 p2      52 v[6]
        and esi, edx                      ;   741.0 p1      52 v[6]
        xor esi, dword [esp + 72]         ;   742.0 p5+p2   52 v[6]
        add esi, ebp                      ;   743.0 p0      63 v[6]
        add ebp, dword [esp + 136]        ;   741.2 p1+p2   62 v[2]
        mov dword [esp + 136], edx        ;   741.0 p3+p4   52 v[6] spill
        mov edx, ecx                      ;   737.8 p5      47 v[6] copy
        ror edx, 9                        ;   738.8 p0      47 v[6]
        xor edx, ecx                      ;   739.8 p1      47 v[6]
        ror edx, 0xb                      ;   740.8 p5      47 v[6]
        xor edx, ecx                      ;   741.8 p0      47 v[6]
        ror edx, 2                        ;   742.8 p5      47 v[6]
        add esi, edx                      ;   744.0 p1      63 v[6]
        mov edx, ebx                      ;   740.2 p0      50 w[11] copy
        shr edx, 0xa                      ;   741.2 p5      50 w[11]
        add eax, dword [esp + 116]        ;   741.0 p1+p2   78 w[10]
        add eax, dword [esp + 64]         ;   742.0 p0+p2   78 w[10]
        mov dword [esp + 64], ecx         ;   739.8 p3+p4   63 v[7] spill
        mov ecx, ebx                      ;   741.8 p1      50 w[11] copy
        ror ecx, 2                        ;   742.8 p5      50 w[11]
        xor ebx, ecx                      ;   743.8 p0      50 w[11]
        ror ebx, 0x11                     ;   744.8 p5      50 w[11]
        xor edx, ebx                      ;   745.8 p1      50 w[11]
        mov ecx, dword [esp + 80]         ;   743.0 p2      78 w[11] reload
        mov ebx, ecx                      ;   746.0 p0      49 w[10] copy
        shr ebx, 3                        ;   747.0 p5      49 w[10]
        mov dword [esp + 116], edx        ;   746.8 p3+p4   50 w[11] spill
        mov edx, ecx                      ;   746.0 p1      49 w[10] copy
        ror edx, 0xb                      ;   747.0 p0      49 w[10]
        xor ecx, edx                      ;   748.0 p1      49 w[10]
        ror ecx, 7                        ;   749.0 p5      49 w[10]
        xor ebx, ecx                      ;   750.0 p0      49 w[10]
        add eax, ebx                      ;   751.0 p1      78 w[10]
        mov ecx, ebp                      ;   745.8 p5      48 t1 copy
        ror ecx, 0xe                      ;   746.8 p0      48 t1
        xor ecx, ebp                      ;   747.8 p1      48 t1
        ror ecx, 5                        ;   748.8 p5      48 t1
        xor ecx, ebp                      ;   749.8 p0      48 t1
        ror ecx, 6                        ;   750.8 p5      48 t1
        mov edx, dword [esp + 48]         ;   745.8 p2      51 t1
        xor edx, edi                      ;   748.8 p1      51 t1
        and edx, ebp                      ;   749.8 p0      51 t1
        mov ebx, dword [esp + 48]         ;   746.8 p2      62 v[4] reload
        xor edx, ebx                      ;   750.8 p1      51 t1
        add ecx, dword [esp + 132]        ;   751.8 p5+p2   61 t1
        lea ecx, [ecx + edx - 2067236844] ;   752.8 p0      61 t1
        add ecx, eax                      ;   753.8 p1      61 t1
        mov edx, dword [esp + 64]         ;   748.8 p2      52 v[5]
        xor edx, esi                      ;   751.8 p5      52 v[5]
        mov ebx, dword [esp + 136]        ;   749.8 p2      52 v[5]
        and ebx, edx                      ;   752.8 p0      52 v[5]
        xor ebx, dword [esp + 64]         ;   753.8 p1+p2   52 v[5]
        add ebx, ecx                      ;   754.8 p5      63 v[5]
        add ecx, dword [esp + 120]        ;   754.8 p0+p2   62 v[1]
        mov dword [esp + 120], edx        ;   752.8 p3+p4   52 v[5] spill
        mov edx, esi                      ;   751.8 p1      47 v[5] copy
        ror edx, 9                        ;   752.8 p5      47 v[5]
        xor edx, esi                      ;   753.8 p0      47 v[5]
        ror edx, 0xb                      ;   754.8 p5      47 v[5]
        xor edx, esi                      ;   755.8 p1      47 v[5]
        ror edx, 2                        ;   756.8 p0      47 v[5]
        add ebx, edx                      ;   757.8 p1      63 v[5]
        mov edx, eax                      ;   753.8 p5      50 w[12] copy
        shr edx, 0xa                      ;   754.8 p0      50 w[12]
        mov dword [esp + 136], esi        ;   752.2 p3+p4   63 v[6] spill
        mov esi, eax                      ;   754.8 p1      50 w[12] copy
        ror esi, 2                        ;   755.8 p5      50 w[12]
        xor eax, esi                      ;   756.8 p0      50 w[12]
        ror eax, 0x11                     ;   757.8 p5      50 w[12]
        xor edx, eax                      ;   758.8 p1      50 w[12]
        mov esi, dword [esp + 60]         ;   753.8 p2      78 w[12] reload
        mov eax, esi                      ;   756.8 p0      49 w[11] copy
        shr eax, 3                        ;   757.8 p5      49 w[11]
        mov dword [esp + 132], edx        ;   759.8 p3+p4   50 w[12] spill
        mov edx, esi                      ;   756.8 p1      49 w[11] copy
        ror edx, 0xb                      ;   757.8 p0      49 w[11]
        xor edx, esi                      ;   758.8 p1      49 w[11]
        ror edx, 7                        ;   759.8 p5      49 w[11]
        xor eax, edx                      ;   760.8 p0      49 w[11]
        mov edx, dword [esp + 104]        ;   756.0 p2      78 w[11] reload
        add edx, dword [esp + 116]        ;   759.0 p1+p2   78 w[11]
        add edx, eax                      ;   761.8 p5      78 w[11]
        mov eax, ecx                      ;   759.2 p0      48 t1 copy
        ror eax, 0xe                      ;   760.2 p5      48 t1
        xor eax, ecx                      ;   761.2 p1      48 t1
        ror eax, 5                        ;   762.2 p0      48 t1
        xor eax, ecx                      ;   763.2 p1      48 t1
        ror eax, 6                        ;   764.2 p5      48 t1
        add eax, dword [esp + 48]         ;   765.2 p0+p2   61 t1
        lea eax, [eax + edx - 1933114872] ;   766.2 p0      61 t1
        mov esi, edi                      ;   761.8 p1      51 t1 copy
        xor esi, ebp                      ;   762.8 p5      51 t1
        and esi, ecx                      ;   763.8 p1      51 t1
        xor esi, edi                      ;   764.8 p5      51 t1
        add eax, esi                      ;   767.2 p0      61 t1
        mov esi, dword [esp + 136]        ;   760.0 p2      52 v[4]
        xor esi, ebx                      ;   763.8 p1      52 v[4]
        mov dword [esp + 48], edi         ;   760.5 p3+p4   62 v[3] spill
        mov edi, dword [esp + 120]        ;   761.0 p2      52 v[4]
        and edi, esi                      ;   764.8 p5      52 v[4]
        xor edi, dword [esp + 136]        ;   765.8 p0+p2   52 v[4]
        add edi, eax                      ;   768.2 p1      63 v[4]
        add eax, dword [esp + 72]         ;   768.2 p5+p2   62 v[0]
        mov dword [esp + 72], esi         ;   764.8 p3+p4   52 v[4] spill
        mov esi, ebx                      ;   765.2 p0      47 v[4] copy
        ror esi, 9                        ;   766.2 p5      47 v[4]
        xor esi, ebx                      ;   767.2 p1      47 v[4]
        ror esi, 0xb                      ;   768.2 p0      47 v[4]
        xor esi, ebx                      ;   769.2 p1      47 v[4]
        ror esi, 2                        ;   770.2 p5      47 v[4]
        add edi, esi                      ;   771.2 p0      63 v[4]
        mov esi, edx                      ;   767.8 p1      50 w[13] copy
        shr esi, 0xa                      ;   768.8 p5      50 w[13]
        mov dword [esp + 120], ebx        ;   765.2 p3+p4   63 v[5] spill
        mov ebx, edx                      ;   768.2 p0      50 w[13] copy
        ror ebx, 2                        ;   769.2 p5      50 w[13]
        xor edx, ebx                      ;   770.2 p1      50 w[13]
        ror edx, 0x11                     ;   771.2 p0      50 w[13]
        xor esi, edx                      ;   772.2 p1      50 w[13]
        mov edx, dword [esp + 92]         ;   766.8 p2      78 w[13] reload
        mov ebx, edx                      ;   769.8 p5      49 w[12] copy
        shr ebx, 3                        ;   770.8 p0      49 w[12]
        mov dword [esp + 104], esi        ;   773.2 p3+p4   50 w[13] spill
        mov esi, edx                      ;   770.8 p1      49 w[12] copy
        ror esi, 0xb                      ;   771.8 p5      49 w[12]
        xor edx, esi                      ;   772.8 p0      49 w[12]
        ror edx, 7                        ;   773.8 p5      49 w[12]
        xor ebx, edx                      ;   774.8 p1      49 w[12]
        add ebx, dword [esp + 132]        ;   775.8 p0+p2   78 w[12]
        add ebx, dword [esp + 124]        ;   776.8 p1+p2   78 w[12]
        add ebx, dword [esp + 60]         ;   777.8 p5+p2   78 w[12]
        mov esi, eax                      ;   773.2 p0      48 t1 copy
        ror esi, 0xe                      ;   774.2 p5      48 t1
        xor esi, eax                      ;   775.2 p1      48 t1
        ror esi, 5                        ;   776.2 p0      48 t1
        xor esi, eax                      ;   777.2 p1      48 t1
        ror esi, 6                        ;   778.2 p5      48 t1
        mov edx, ebp                      ;   775.2 p0      51 t1 copy
        xor edx, ecx                      ;   776.2 p1      51 t1
        and edx, eax                      ;   777.2 p5      51 t1
        xor edx, ebp                      ;   778.2 p0      51 t1
        add esi, dword [esp + 48]         ;   779.2 p1+p2   61 t1
        lea esi, [esi + edx - 1866530822] ;   780.2 p0      61 t1
        add esi, ebx                      ;   781.2 p5      61 t1
        mov edx, dword [esp + 120]        ;   774.2 p2      52 v[3]
        xor edx, edi                      ;   777.8 p1      52 v[3]
        mov dword [esp + 48], ebx         ;   778.8 p3+p4   78 w[12] spill
        mov ebx, dword [esp + 72]         ;   775.2 p2      52 v[3]
        and ebx, edx                      ;   778.8 p5      52 v[3]
        xor ebx, dword [esp + 120]        ;   779.8 p0+p2   52 v[3]
        add ebx, esi                      ;   782.2 p1      63 v[3]
        add esi, dword [esp + 64]         ;   782.2 p5+p2   62 v[7]
        mov dword [esp + 64], edx         ;   778.8 p3+p4   52 v[3] spill
        mov edx, edi                      ;   779.2 p0      47 v[3] copy
        ror edx, 9                        ;   780.2 p5      47 v[3]
        xor edx, edi                      ;   781.2 p1      47 v[3]
        ror edx, 0xb                      ;   782.2 p0      47 v[3]
        xor edx, edi                      ;   783.2 p1      47 v[3]
        ror edx, 2                        ;   784.2 p5      47 v[3]
        add ebx, edx                      ;   785.2 p0      63 v[3]
        mov edx, dword [esp + 56]         ;   778.8 p2      49 w[13]
        mov dword [esp + 72], edi         ;   779.0 p3+p4   63 v[4] spill
        mov edi, dword [esp + 84]         ;   779.8 p2      78 w[13] reload
        add edi, dword [esp + 104]        ;   782.8 p1+p2   78 w[13]
        mov dword [esp + 84], ebx         ;   786.2 p3+p4   63 v[3] spill
        mov ebx, dword [esp + 56]         ;   781.8 p2      49 w[13]
        shr ebx, 3                        ;   784.8 p5      49 w[13]
        mov dword [esp + 104], ecx        ;   781.0 p3+p4   62 v[1] spill
        mov ecx, dword [esp + 56]         ;   782.8 p2      49 w[13]
        ror ecx, 0xb                      ;   785.8 p0      49 w[13]
        xor edx, ecx                      ;   786.8 p1      49 w[13]
        ror edx, 7                        ;   787.8 p5      49 w[13]
        xor ebx, edx                      ;   788.8 p0      49 w[13]
        add edi, ebx                      ;   789.8 p1      78 w[13]
        mov ecx, esi                      ;   783.8 p5      48 t1 copy
        ror ecx, 0xe                      ;   784.8 p0      48 t1
        xor ecx, esi                      ;   785.8 p1      48 t1
        ror ecx, 5                        ;   786.8 p5      48 t1
        xor ecx, esi                      ;   787.8 p0      48 t1
        ror ecx, 6                        ;   788.8 p5      48 t1
        mov edx, dword [esp + 104]        ;   783.8 p2      51 t1
        xor edx, eax                      ;   786.8 p1      51 t1
        and edx, esi                      ;   787.8 p0      51 t1
        mov ebx, dword [esp + 104]        ;   784.8 p2      62 v[1] reload
        xor edx, ebx                      ;   788.8 p1      51 t1
        lea ebp, [ebp + ecx - 1538233109] ;   789.8 p0      61 t1
        add ebp, edx                      ;   790.8 p5      61 t1
        add ebp, edi                      ;   791.8 p1      61 t1
        mov ecx, dword [esp + 84]         ;   786.2 p2      52 v[2]
        mov edx, dword [esp + 72]         ;   786.8 p2      63 v[4] reload
        xor ecx, edx                      ;   789.8 p5      52 v[2]
        mov ebx, dword [esp + 64]         ;   787.8 p2      52 v[2]
        and ebx, ecx                      ;   790.8 p0      52 v[2]
        xor ebx, edx                      ;   791.8 p1      52 v[2]
        add ebx, ebp                      ;   792.8 p5      63 v[2]
        add ebp, dword [esp + 136]        ;   792.8 p0+p2   62 v[6]
        mov edx, dword [esp + 84]         ;   789.8 p2      47 v[2]
        mov dword [esp + 136], edi        ;   790.8 p3+p4   78 w[13] spill
        mov edi, dword [esp + 84]         ;   790.8 p2      47 v[2]
        mov dword [esp + 64], ecx         ;   790.8 p3+p4   52 v[2] spill
        mov ecx, dword [esp + 84]         ;   791.8 p2      47 v[2]
        ror ecx, 9                        ;   794.8 p5      47 v[2]
        xor edx, ecx                      ;   795.8 p1      47 v[2]
        ror edx, 0xb                      ;   796.8 p0      47 v[2]
        xor edi, edx                      ;   797.8 p1      47 v[2]
        ror edi, 2                        ;   798.8 p5      47 v[2]
        add ebx, edi                      ;   799.8 p0      63 v[2]
        mov edi, dword [esp + 48]         ;   792.8 p2      78 w[12] reload
        mov ecx, edi                      ;   795.8 p1      50 w[14] copy
        shr ecx, 0xa                      ;   796.8 p5      50 w[14]
        mov edx, edi                      ;   795.8 p0      50 w[14] copy
        ror edx, 2                        ;   796.8 p5      50 w[14]
        xor edi, edx                      ;   797.8 p1      50 w[14]
        ror edi, 0x11                     ;   798.8 p0      50 w[14]
        xor ecx, edi                      ;   799.8 p1      50 w[14]
        mov edi, dword [esp + 100]        ;   793.8 p2      78 w[15] reload
        mov edx, edi                      ;   796.8 p5      49 w[14] copy
        shr edx, 3                        ;   797.8 p0      49 w[14]
        mov dword [esp + 48], ebx         ;   800.8 p3+p4   63 v[2] spill
        mov ebx, edi                      ;   796.8 p1      49 w[14] copy
        ror ebx, 0xb                      ;   797.8 p5      49 w[14]
        xor edi, ebx                      ;   798.8 p0      49 w[14]
        ror edi, 7                        ;   799.8 p5      49 w[14]
        xor edx, edi                      ;   800.8 p1      49 w[14]
        mov edi, ebp                      ;   797.0 p0      48 t1 copy
        ror edi, 0xe                      ;   798.0 p5      48 t1
        xor edi, ebp                      ;   799.0 p1      48 t1
        ror edi, 5                        ;   800.0 p0      48 t1
        xor edi, ebp                      ;   801.0 p1      48 t1
        ror edi, 6                        ;   802.0 p5      48 t1
        mov ebx, eax                      ;   799.0 p0      51 t1 copy
        xor ebx, esi                      ;   800.0 p1      51 t1
        and ebx, ebp                      ;   801.0 p5      51 t1
        xor ebx, eax                      ;   802.0 p0      51 t1
        lea ecx, [ecx + edx - 1090935817] ;   801.8 p0      61 t1
        add ecx, edi                      ;   803.0 p1      61 t1
        add ecx, ebx                      ;   804.0 p5      61 t1
        add ecx, dword [esp + 104]        ;   805.0 p1+p2   61 t1
        add ecx, dword [esp + 108]        ;   806.0 p5+p2   61 t1
        add ecx, dword [esp + 56]         ;   807.0 p0+p2   61 t1
        mov edi, dword [esp + 48]         ;   803.2 p2      52 v[1]
        mov edx, dword [esp + 84]         ;   804.2 p2      63 v[3] reload
        xor edi, edx                      ;   807.2 p1      52 v[1]
        mov ebx, dword [esp + 64]         ;   805.2 p2      52 v[1]
        and ebx, edi                      ;   808.2 p5      52 v[1]
        xor ebx, edx                      ;   809.2 p0      52 v[1]
        add ebx, ecx                      ;   810.2 p1      63 v[1]
        add ecx, dword [esp + 120]        ;   808.0 p5+p2   62 v[5]
        mov edx, dword [esp + 48]         ;   807.2 p2      47 v[1]
        mov dword [esp + 120], edi        ;   808.2 p3+p4   52 v[1] spill
        mov edi, dword [esp + 48]         ;   808.2 p2      47 v[1]
        mov dword [esp + 64], eax         ;   804.2 p3+p4   62 v[0] spill
        mov eax, dword [esp + 48]         ;   809.2 p2      47 v[1]
        ror eax, 9                        ;   812.2 p0      47 v[1]
        xor edx, eax                      ;   813.2 p1      47 v[1]
        ror edx, 0xb                      ;   814.2 p5      47 v[1]
        xor edi, edx                      ;   815.2 p0      47 v[1]
        ror edi, 2                        ;   816.2 p5      47 v[1]
        add ebx, edi                      ;   817.2 p1      63 v[1]
        mov edi, dword [esp + 136]        ;   810.2 p2      78 w[13] reload
        mov eax, edi                      ;   813.2 p0      50 w[15] copy
        shr eax, 0xa                      ;   814.2 p5      50 w[15]
        mov edx, edi                      ;   813.2 p1      50 w[15] copy
        ror edx, 2                        ;   814.2 p0      50 w[15]
        xor edi, edx                      ;   815.2 p5      50 w[15]
        ror edi, 0x11                     ;   816.2 p0      50 w[15]
        xor eax, edi                      ;   817.2 p1      50 w[15]
        mov edi, dword [esp + 88]         ;   811.2 p2      78 w[0] reload
        mov edx, edi                      ;   814.2 p5      49 w[15] copy
        shr edx, 3                        ;   815.2 p0      49 w[15]
        mov dword [esp + 136], ebx        ;   818.2 p3+p4   63 v[1] spill
        mov ebx, edi                      ;   814.2 p1      49 w[15] copy
        ror ebx, 0xb                      ;   815.2 p5      49 w[15]
        xor edi, ebx                      ;   816.2 p0      49 w[15]
        ror edi, 7                        ;   817.2 p5      49 w[15]
        xor edx, edi                      ;   818.2 p1      49 w[15]
        mov edi, ecx                      ;   814.5 p0      48 t1 copy
        ror edi, 0xe                      ;   815.5 p5      48 t1
        xor edi, ecx                      ;   816.5 p1      48 t1
        ror edi, 5                        ;   817.5 p0      48 t1
        xor edi, ecx                      ;   818.5 p1      48 t1
        ror edi, 6                        ;   819.5 p5      48 t1
        mov ebx, ebp                      ;   816.5 p0      51 t1 copy
        xor ebx, esi                      ;   817.5 p1      51 t1
        and ebx, ecx                      ;   818.5 p5      51 t1
        xor ebx, esi                      ;   819.5 p0      51 t1
        mov dword [esp + 88], esi         ;   817.0 p3+p4   62 v[7] spill
        mov esi, dword [esp + 112]        ;   817.2 p2      61 t1 reload
        add esi, eax                      ;   820.2 p1      61 t1
        add esi, edx                      ;   821.2 p5      61 t1
        add esi, edi                      ;   822.2 p0      61 t1
        add esi, ebx                      ;   823.2 p1      61 t1
        add esi, dword [esp + 64]         ;   824.2 p5+p2   61 t1
        mov edi, dword [esp + 136]        ;   819.5 p2      63 v[1] reload
        mov eax, edi                      ;   822.5 p0      47 v[0] copy
        ror eax, 9                        ;   823.5 p5      47 v[0]
        xor eax, edi                      ;   824.5 p1      47 v[0]
        ror eax, 0xb                      ;   825.5 p0      47 v[0]
        xor eax, edi                      ;   826.5 p1      47 v[0]
        ror eax, 2                        ;   827.5 p5      47 v[0]
        mov edx, dword [esp + 48]         ;   820.5 p2      52 v[0]
        xor edx, edi                      ;   823.5 p0      52 v[0]
        and edx, dword [esp + 120]        ;   824.5 p1+p2   52 v[0]
        mov ebx, dword [esp + 48]         ;   822.5 p2      63 v[2] reload
        xor edx, ebx                      ;   825.5 p5      52 v[0]
        add edx, esi                      ;   826.5 p0      82 h
        add edx, dword [esp + 52]         ;   827.5 p1+p2   82 h
        add edx, eax                      ;   828.5 p5      82 h
        add edi, dword [esp + 68]         ;   824.5 p0+p2   82 h
        add ebx, dword [esp + 8]          ;   825.5 p1+p2   82 h
        mov dword [esp + 8], ebx          ;   826.5 p3+p4   82 h
        mov eax, dword [esp + 84]         ;   826.5 p2      82 h
        add eax, dword [esp + 12]         ;   829.5 p5+p2   82 h
        mov dword [esp + 12], eax         ;   830.5 p3+p4   82 h
        add esi, dword [esp + 76]         ;   828.5 p0+p2   82 h
        add esi, dword [esp + 72]         ;   829.5 p1+p2   82 h
        add ecx, dword [esp + 40]         ;   830.5 p5+p2   82 h
        add ebp, dword [esp + 24]         ;   831.5 p0+p2   82 h
        mov dword [esp + 24], ebp         ;   832.5 p3+p4   82 h
        mov ebp, dword [esp + 88]         ;   832.5 p2      82 h
        add ebp, dword [esp + 28]         ;   835.5 p1+p2   82 h
        mov dword [esp + 28], ebp         ;   836.5 p3+p4   82 h
        mov ebp, dword [esp + 44]         ;   834.5 p2      68 blocks
        add ebp, 0x40                     ;   837.5 p5      68 blocks
        cmp ebp, dword [esp + 32]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 172], ebp        ;                    resident
        mov dword [esp + 16], esi         ;                    resident
        mov dword [esp + 0], edx          ;                    resident
        mov dword [esp + 4], edi          ;                    resident
        mov dword [esp + 20], ecx         ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]          ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 168]        ;     1.0 p2      68 blocks reload
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
        add esp, 0x94                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
