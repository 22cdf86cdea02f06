; sha1_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu northwood
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
;   body: 16 uops, planned 13.3; bounds: width 5.3, ports 12.0, path 4.5
;   blocks: 1523 uops, planned 515.7; bounds: width 507.7, ports 399.2, path 365.0
;   body.2: 11 uops, planned 10.7; bounds: width 3.7, ports 10.0, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global sha1_blocks

        section .text
        align 16
sha1_blocks:
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0x74               ;                    frame
        mov esi, dword [esp + 144]  ;     0.0 p2      16 h
        shl esi, 6                  ;     2.0 p1      16 h
        mov edi, dword [esp + 136]  ;     1.0 p2      16 h reload
        mov ebp, dword [edi]        ;     3.0 p2      16 h
        mov dword [esp + 0], ebp    ;     5.0 p0+p3   16 h
        mov ebp, dword [edi + 4]    ;     3.0 p2      16 h
        mov dword [esp + 4], ebp    ;     5.0 p0+p3   16 h
        mov ebp, dword [edi + 8]    ;     4.0 p2      16 h
        mov dword [esp + 8], ebp    ;     6.0 p0+p3   16 h
        mov ebp, dword [edi + 12]   ;     5.0 p2      16 h
        mov eax, dword [edi + 16]   ;     6.0 p2      16 h
        mov dword [esp + 12], ebp   ;     7.3 p0+p3   16 h
        mov dword [esp + 16], eax   ;     9.3 p0+p3   16 h
        add esi, dword [esp + 140]  ;     7.0 p2+p1   16 h
        mov dword [esp + 20], esi   ;    11.3 p0+p3   16 h
        cmp dword [esp + 144], 0    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 140]  ;                    resident
        mov edi, dword [esp + 0]    ;                    resident
        mov ebp, dword [esp + 8]    ;                    resident
        mov eax, dword [esp + 12]   ;                    resident
        mov ecx, dword [esp + 4]    ;                    resident
        align 16
.blocks_1:
        mov edx, dword [esi]        ;     0.0 p2      22 w[0]
        bswap edx                   ;     2.0 p1+p0   22 w[0]
        mov ebx, edi                ;     1.3 p0      27 v[4] copy
        rol ebx, 5                  ;     2.3 p1      27 v[4]
        add ebx, dword [esp + 16]   ;     6.3 p2+p0   27 v[4]
        add ebx, 0x5a827999         ;     6.8 p0      27 v[4]
        add ebx, edx                ;     9.0 p0      27 v[4]
        mov dword [esp + 24], edx   ;     9.0 p0+p3   22 w[0] spill
        mov edx, ebp                ;     3.7 p1       6 v[4] copy
        xor edx, eax                ;     4.7 p0       6 v[4]
        and edx, ecx                ;     5.2 p0       6 v[4]
        xor edx, eax                ;     5.7 p0       6 v[4]
        add ebx, edx                ;     9.5 p1      27 v[4]
        mov edx, dword [esi + 4]    ;     5.3 p2      22 w[1]
        bswap edx                   ;     7.3 p1+p0   22 w[1]
        mov dword [esp + 28], esi   ;     6.7 p0+p3   22 w[0] spill
        mov esi, ecx                ;     7.7 p1      28 v[1] copy
        rol esi, 0x1e               ;    10.0 p1      28 v[1]
        mov dword [esp + 32], ecx   ;     8.7 p0+p3   19 v[1] spill
        mov ecx, ebx                ;    10.0 p0      27 v[3] copy
        rol ecx, 5                  ;    14.0 p1      27 v[3]
        add ecx, eax                ;    18.0 p0      27 v[3]
        add ecx, 0x5a827999         ;    18.5 p0      27 v[3]
        add ecx, edx                ;    19.0 p1      27 v[3]
        mov dword [esp + 36], eax   ;    10.7 p0+p3   19 v[3] spill
        mov eax, edi                ;    10.7 p1       6 v[3] copy
        not eax                     ;    11.2 p0       6 v[3]
        and eax, ebp                ;    11.7 p0       6 v[3]
        add ecx, eax                ;    19.5 p1      27 v[3]
        mov eax, esi                ;    14.0 p1       6 v[3] copy
        and eax, edi                ;    14.5 p0       6 v[3]
        add ecx, eax                ;    20.0 p1      27 v[3]
        mov eax, edi                ;    12.7 p1      28 v[0] copy
        rol eax, 0x1e               ;    20.5 p1      28 v[0]
        mov dword [esp + 40], edi   ;    13.0 p0+p3   19 v[0] spill
        mov edi, esi                ;    14.0 p0       6 v[2] copy
        xor edi, eax                ;    24.5 p0       6 v[2]
        and edi, ebx                ;    25.0 p0       6 v[2]
        xor edi, esi                ;    25.5 p0       6 v[2]
        add edi, ebp                ;    26.0 p1      27 v[2]
        add edi, 0x5a827999         ;    26.5 p1      27 v[2]
        rol ebx, 0x1e               ;    27.0 p1      28 v[4]
        add esi, 0x5a827999         ;    16.0 p0      27 v[1]
        mov dword [esp + 44], ebp   ;    16.5 p0+p3   19 v[2] spill
        mov ebp, ecx                ;    20.5 p1      27 v[2] copy
        rol ebp, 5                  ;    21.0 p1      27 v[2]
        add edi, ebp                ;    27.0 p0      27 v[2]
        mov ebp, dword [esp + 28]   ;    17.3 p2      22 w[0] reload
        mov dword [esp + 48], edx   ;    18.0 p0+p3   22 w[1] spill
        mov edx, dword [ebp + 8]    ;    19.3 p2      22 w[2]
        bswap edx                   ;    21.3 p1+p0   22 w[2]
        add edi, edx                ;    28.3 p0      27 v[2]
        mov dword [esp + 52], edx   ;    28.3 p0+p3   22 w[2] spill
        mov edx, dword [ebp + 12]   ;    20.0 p2      22 w[3]
        bswap edx                   ;    22.0 p1+p0   22 w[3]
        add esi, edx                ;    29.0 p0      27 v[1]
        mov dword [esp + 56], edx   ;    29.0 p0+p3   22 w[3] spill
        mov edx, edi                ;    28.8 p1      27 v[1] copy
        rol edx, 5                  ;    29.5 p1      27 v[1]
        add esi, edx                ;    33.5 p0      27 v[1]
        mov edx, eax                ;    24.5 p0       6 v[1] copy
        xor edx, ebx                ;    31.0 p0       6 v[1]
        and edx, ecx                ;    31.5 p0       6 v[1]
        xor edx, eax                ;    32.0 p0       6 v[1]
        add esi, edx                ;    34.0 p1      27 v[1]
        rol ecx, 0x1e               ;    34.5 p1      28 v[3]
        mov edx, dword [ebp + 16]   ;    25.0 p2      22 w[4]
        bswap edx                   ;    27.0 p1+p0   22 w[4]
        add eax, 0x5a827999         ;    26.3 p0      27 v[0]
        add eax, edx                ;    34.0 p0      27 v[0]
        mov dword [esp + 60], edx   ;    34.0 p0+p3   22 w[4] spill
        mov edx, esi                ;    34.5 p1      27 v[0] copy
        rol edx, 5                  ;    35.0 p1      27 v[0]
        add eax, edx                ;    39.0 p0      27 v[0]
        mov edx, ebx                ;    31.0 p0       6 v[0] copy
        xor edx, ecx                ;    38.5 p0       6 v[0]
        and edx, edi                ;    39.0 p0       6 v[0]
        xor edx, ebx                ;    39.5 p0       6 v[0]
        add eax, edx                ;    40.0 p1      27 v[0]
        rol edi, 0x1e               ;    40.5 p1      28 v[2]
        mov edx, dword [ebp + 20]   ;    30.3 p2      22 w[5]
        bswap edx                   ;    32.3 p1+p0   22 w[5]
        add ebx, 0x5a827999         ;    31.7 p0      27 v[4]
        add ebx, edx                ;    39.3 p0      27 v[4]
        mov dword [esp + 64], edx   ;    39.3 p0+p3   22 w[5] spill
        mov edx, eax                ;    40.5 p1      27 v[4] copy
        rol edx, 5                  ;    41.0 p1      27 v[4]
        add ebx, edx                ;    45.0 p0      27 v[4]
        mov edx, ecx                ;    38.5 p0       6 v[4] copy
        xor edx, edi                ;    44.5 p0       6 v[4]
        and edx, esi                ;    45.0 p0       6 v[4]
        xor edx, ecx                ;    45.5 p0       6 v[4]
        add ebx, edx                ;    46.0 p1      27 v[4]
        mov edx, dword [ebp + 24]   ;    35.3 p2      22 w[6]
        rol esi, 0x1e               ;    46.5 p1      28 v[1]
        bswap edx                   ;    37.7 p1+p0   22 w[6]
        add ecx, 0x5a827999         ;    38.5 p0      27 v[3]
        add ecx, edx                ;    44.7 p0      27 v[3]
        mov dword [esp + 68], edx   ;    44.7 p0+p3   22 w[6] spill
        mov edx, ebx                ;    46.5 p1      27 v[3] copy
        rol edx, 5                  ;    47.0 p1      27 v[3]
        add ecx, edx                ;    51.0 p0      27 v[3]
        mov edx, edi                ;    44.5 p0       6 v[3] copy
        xor edx, esi                ;    50.5 p0       6 v[3]
        and edx, eax                ;    51.0 p0       6 v[3]
        xor edx, edi                ;    51.5 p0       6 v[3]
        add ecx, edx                ;    52.0 p1      27 v[3]
        mov edx, dword [ebp + 28]   ;    40.7 p2      22 w[7]
        rol eax, 0x1e               ;    52.5 p1      28 v[0]
        bswap edx                   ;    43.0 p1+p0   22 w[7]
        add edi, 0x5a827999         ;    44.5 p0      27 v[2]
        add edi, edx                ;    50.0 p0      27 v[2]
        mov dword [esp + 72], edx   ;    50.0 p0+p3   22 w[7] spill
        mov edx, ecx                ;    52.5 p1      27 v[2] copy
        rol edx, 5                  ;    53.0 p1      27 v[2]
        add edi, edx                ;    57.0 p0      27 v[2]
        mov edx, esi                ;    50.5 p0       6 v[2] copy
        xor edx, eax                ;    56.5 p0       6 v[2]
        and edx, ebx                ;    57.0 p0       6 v[2]
        xor edx, esi                ;    57.5 p0       6 v[2]
        add edi, edx                ;    58.0 p1      27 v[2]
        mov edx, dword [ebp + 32]   ;    46.0 p2      22 w[8]
        rol ebx, 0x1e               ;    58.5 p1      28 v[4]
        bswap edx                   ;    48.3 p1+p0   22 w[8]
        add esi, 0x5a827999         ;    50.5 p0      27 v[1]
        add esi, edx                ;    55.3 p0      27 v[1]
        mov dword [esp + 76], edx   ;    55.3 p0+p3   22 w[8] spill
        mov edx, edi                ;    58.5 p1      27 v[1] copy
        rol edx, 5                  ;    59.0 p1      27 v[1]
        add esi, edx                ;    63.0 p0      27 v[1]
        mov edx, eax                ;    56.5 p0       6 v[1] copy
        xor edx, ebx                ;    62.5 p0       6 v[1]
        and edx, ecx                ;    63.0 p0       6 v[1]
        xor edx, eax                ;    63.5 p0       6 v[1]
        add esi, edx                ;    64.0 p1      27 v[1]
        mov edx, dword [ebp + 36]   ;    51.3 p2      22 w[9]
        rol ecx, 0x1e               ;    64.5 p1      28 v[3]
        bswap edx                   ;    53.7 p1+p0   22 w[9]
        add eax, 0x5a827999         ;    56.5 p0      27 v[0]
        add eax, edx                ;    60.7 p0      27 v[0]
        mov dword [esp + 80], edx   ;    60.7 p0+p3   22 w[9] spill
        mov edx, esi                ;    64.5 p1      27 v[0] copy
        rol edx, 5                  ;    65.0 p1      27 v[0]
        add eax, edx                ;    69.0 p0      27 v[0]
        mov edx, ebx                ;    62.5 p0       6 v[0] copy
        xor edx, ecx                ;    68.5 p0       6 v[0]
        and edx, edi                ;    69.0 p0       6 v[0]
        xor edx, ebx                ;    69.5 p0       6 v[0]
        add eax, edx                ;    70.0 p1      27 v[0]
        mov edx, dword [ebp + 40]   ;    56.7 p2      22 w[10]
        rol edi, 0x1e               ;    70.5 p1      28 v[2]
        bswap edx                   ;    59.0 p1+p0   22 w[10]
        add ebx, 0x5a827999         ;    62.5 p0      27 v[4]
        add ebx, edx                ;    66.0 p0      27 v[4]
        mov dword [esp + 84], edx   ;    66.0 p0+p3   22 w[10] spill
        mov edx, eax                ;    70.5 p1      27 v[4] copy
        rol edx, 5                  ;    71.0 p1      27 v[4]
        add ebx, edx                ;    75.0 p0      27 v[4]
        mov edx, ecx                ;    68.5 p0       6 v[4] copy
        xor edx, edi                ;    74.5 p0       6 v[4]
        and edx, esi                ;    75.0 p0       6 v[4]
        xor edx, ecx                ;    75.5 p0       6 v[4]
        add ebx, edx                ;    76.0 p1      27 v[4]
        mov edx, dword [ebp + 44]   ;    62.0 p2      22 w[11]
        rol esi, 0x1e               ;    76.5 p1      28 v[1]
        bswap edx                   ;    64.3 p1+p0   22 w[11]
        add ecx, 0x5a827999         ;    68.5 p0      27 v[3]
        add ecx, edx                ;    71.3 p0      27 v[3]
        mov dword [esp + 88], edx   ;    71.3 p0+p3   22 w[11] spill
        mov edx, ebx                ;    76.5 p1      27 v[3] copy
        rol edx, 5                  ;    77.0 p1      27 v[3]
        add ecx, edx                ;    81.0 p0      27 v[3]
        mov edx, edi                ;    74.5 p0       6 v[3] copy
        xor edx, esi                ;    80.5 p0       6 v[3]
        and edx, eax                ;    81.0 p0       6 v[3]
        xor edx, edi                ;    81.5 p0       6 v[3]
        add ecx, edx                ;    82.0 p1      27 v[3]
        mov edx, dword [ebp + 48]   ;    67.3 p2      22 w[12]
        bswap edx                   ;    69.3 p1+p0   22 w[12]
        rol eax, 0x1e               ;    82.5 p1      28 v[0]
        add edi, 0x5a827999         ;    74.5 p0      27 v[2]
        add edi, edx                ;    76.3 p0      27 v[2]
        mov dword [esp + 92], edx   ;    76.3 p0+p3   22 w[12] spill
        mov edx, ecx                ;    82.5 p1      27 v[2] copy
        rol edx, 5                  ;    83.0 p1      27 v[2]
        add edi, edx                ;    87.0 p0      27 v[2]
        mov edx, esi                ;    80.5 p0       6 v[2] copy
        xor edx, eax                ;    86.5 p0       6 v[2]
        and edx, ebx                ;    87.0 p0       6 v[2]
        xor edx, esi                ;    87.5 p0       6 v[2]
        add edi, edx                ;    88.0 p1      27 v[2]
        mov edx, dword [ebp + 52]   ;    72.7 p2      22 w[13]
        bswap edx                   ;    74.7 p1+p0   22 w[13]
        rol ebx, 0x1e               ;    88.5 p1      28 v[4]
        add esi, 0x5a827999         ;    80.5 p0      27 v[1]
        add esi, edx                ;    81.7 p0      27 v[1]
        mov dword [esp + 96], edx   ;    81.7 p0+p3   22 w[13] spill
        mov edx, edi                ;    88.5 p1      27 v[1] copy
        rol edx, 5                  ;    89.0 p1      27 v[1]
        add esi, edx                ;    93.0 p0      27 v[1]
        mov edx, eax                ;    86.5 p0       6 v[1] copy
        xor edx, ebx                ;    92.5 p0       6 v[1]
        and edx, ecx                ;    93.0 p0       6 v[1]
        xor edx, eax                ;    93.5 p0       6 v[1]
        add esi, edx                ;    94.0 p1      27 v[1]
        mov edx, dword [ebp + 56]   ;    78.0 p2      22 w[14]
        bswap edx                   ;    80.0 p1+p0   22 w[14]
        rol ecx, 0x1e               ;    94.5 p1      28 v[3]
        add eax, 0x5a827999         ;    86.5 p0      27 v[0]
        add eax, edx                ;    87.0 p0      27 v[0]
        mov dword [esp + 100], edx  ;    87.0 p0+p3   22 w[14] spill
        mov edx, esi                ;    94.5 p1      27 v[0] copy
        rol edx, 5                  ;    95.0 p1      27 v[0]
        add eax, edx                ;    99.0 p0      27 v[0]
        mov edx, ebx                ;    92.5 p0       6 v[0] copy
        xor edx, ecx                ;    98.5 p0       6 v[0]
        and edx, edi                ;    99.0 p0       6 v[0]
        xor edx, ebx                ;    99.5 p0       6 v[0]
        add eax, edx                ;   100.0 p1      27 v[0]
        mov edx, dword [ebp + 60]   ;    83.3 p2      22 w[15]
        bswap edx                   ;    85.3 p1+p0   22 w[15]
        rol edi, 0x1e               ;   100.5 p1      28 v[2]
        add ebx, 0x5a827999         ;    92.5 p0      27 v[4]
        add ebx, edx                ;    93.0 p0      27 v[4]
        mov ebp, eax                ;   100.5 p0      27 v[4] copy
        rol ebp, 5                  ;   101.0 p1      27 v[4]
        add ebx, ebp                ;   105.0 p0      27 v[4]
        mov ebp, ecx                ;    98.5 p0       6 v[4] copy
        xor ebp, edi                ;   104.5 p0       6 v[4]
        and ebp, esi                ;   105.0 p0       6 v[4]
        xor ebp, ecx                ;   105.5 p0       6 v[4]
        add ebx, ebp                ;   106.0 p1      27 v[4]
        mov ebp, dword [esp + 96]   ;    88.3 p2      23 w[0]
        xor ebp, dword [esp + 76]   ;    90.3 p2+p0   23 w[0]
        rol esi, 0x1e               ;    94.5 p1      28 v[1]
        xor ebp, dword [esp + 52]   ;    90.8 p2+p0   23 w[0]
        xor ebp, dword [esp + 24]   ;    91.3 p2+p0   23 w[0]
        rol ebp, 1                  ;    91.8 p1      23 w[0]
        add ecx, 0x5a827999         ;    98.5 p0      27 v[3]
        add ecx, ebp                ;    99.0 p0      27 v[3]
        mov dword [esp + 24], ebp   ;    95.8 p0+p3   23 w[0] spill
        mov ebp, esi                ;    98.5 p1       6 v[3] copy
        xor ebp, edi                ;   104.5 p0       6 v[3]
        and ebp, eax                ;   105.0 p0       6 v[3]
        xor ebp, edi                ;   105.5 p0       6 v[3]
        add ecx, ebp                ;   106.0 p1      27 v[3]
        mov ebp, ebx                ;   106.5 p1      27 v[3] copy
        rol ebp, 5                  ;   107.0 p1      27 v[3]
        add ecx, ebp                ;   111.0 p0      27 v[3]
        mov ebp, dword [esp + 100]  ;    95.0 p2      23 w[1]
        xor ebp, dword [esp + 80]   ;    97.0 p2+p0   23 w[1]
        rol eax, 0x1e               ;   100.5 p1      28 v[0]
        xor ebp, dword [esp + 56]   ;    97.5 p2+p0   23 w[1]
        xor ebp, dword [esp + 48]   ;    98.0 p2+p0   23 w[1]
        rol ebp, 1                  ;    98.5 p1      23 w[1]
        add edi, 0x5a827999         ;   104.5 p0      27 v[2]
        add edi, ebp                ;   105.0 p0      27 v[2]
        mov dword [esp + 48], ebp   ;   102.5 p0+p3   23 w[1] spill
        mov ebp, esi                ;    99.0 p1       6 v[2] copy
        xor ebp, eax                ;   104.5 p0       6 v[2]
        and ebp, ebx                ;   106.5 p0       6 v[2]
        xor ebp, esi                ;   107.0 p0       6 v[2]
        add edi, ebp                ;   107.5 p1      27 v[2]
        mov ebp, ecx                ;   111.5 p1      27 v[2] copy
        rol ebp, 5                  ;   112.0 p1      27 v[2]
        add edi, ebp                ;   116.0 p0      27 v[2]
        rol ebx, 0x1e               ;   116.5 p1      28 v[4]
        mov ebp, dword [esp + 84]   ;   102.0 p2      23 w[2]
        xor ebp, edx                ;   104.0 p0      23 w[2]
        xor ebp, dword [esp + 60]   ;   104.5 p2+p0   23 w[2]
        xor ebp, dword [esp + 52]   ;   105.0 p2+p0   23 w[2]
        rol ebp, 1                  ;   105.5 p1      23 w[2]
        add esi, 0x5a827999         ;   104.3 p0      27 v[1]
        add esi, ebp                ;   109.5 p0      27 v[1]
        mov dword [esp + 52], edx   ;   105.3 p0+p3   22 w[15] spill
        mov edx, eax                ;   105.3 p1       6 v[1] copy
        xor edx, ebx                ;   120.5 p0       6 v[1]
        and edx, ecx                ;   121.0 p0       6 v[1]
        xor edx, eax                ;   121.5 p0       6 v[1]
        add esi, edx                ;   122.0 p1      27 v[1]
        mov edx, edi                ;   116.5 p1      27 v[1] copy
        rol edx, 5                  ;   122.5 p1      27 v[1]
        add esi, edx                ;   126.5 p0      27 v[1]
        mov edx, dword [esp + 24]   ;   108.0 p2      23 w[3]
        xor edx, dword [esp + 88]   ;   110.0 p2+p0   23 w[3]
        rol ecx, 0x1e               ;   111.5 p1      28 v[3]
        xor edx, dword [esp + 64]   ;   110.5 p2+p0   23 w[3]
        xor edx, dword [esp + 56]   ;   111.0 p2+p0   23 w[3]
        rol edx, 1                  ;   111.5 p1      23 w[3]
        add eax, 0x5a827999         ;   111.0 p0      27 v[0]
        add eax, edx                ;   115.5 p0      27 v[0]
        mov dword [esp + 56], edx   ;   115.5 p0+p3   23 w[3] spill
        mov edx, ecx                ;   115.5 p1       6 v[0] copy
        xor edx, ebx                ;   120.5 p0       6 v[0]
        and edx, edi                ;   121.0 p0       6 v[0]
        xor edx, ebx                ;   121.5 p0       6 v[0]
        add eax, edx                ;   122.0 p1      27 v[0]
        mov edx, esi                ;   127.0 p1      27 v[0] copy
        rol edx, 5                  ;   127.5 p1      27 v[0]
        add eax, edx                ;   131.5 p0      27 v[0]
        mov edx, dword [esp + 48]   ;   114.7 p2      23 w[4]
        xor edx, dword [esp + 92]   ;   116.7 p2+p0   23 w[4]
        rol edi, 0x1e               ;   117.2 p1      28 v[2]
        xor edx, dword [esp + 68]   ;   117.2 p2+p0   23 w[4]
        xor edx, dword [esp + 60]   ;   117.7 p2+p0   23 w[4]
        rol edx, 1                  ;   118.2 p1      23 w[4]
        add ebx, 0x6ed9eba1         ;   120.5 p0      27 v[4]
        add ebx, edx                ;   122.2 p0      27 v[4]
        mov dword [esp + 60], edx   ;   122.2 p0+p3   23 w[4] spill
        mov edx, eax                ;   132.0 p1      27 v[4] copy
        rol edx, 5                  ;   132.5 p1      27 v[4]
        add ebx, edx                ;   136.5 p0      27 v[4]
        mov edx, ecx                ;   120.2 p1       7 v[4] copy
        xor edx, edi                ;   121.2 p0       7 v[4]
        xor edx, esi                ;   127.0 p0       7 v[4]
        add ebx, edx                ;   137.0 p1      27 v[4]
        mov edx, dword [esp + 96]   ;   121.0 p2      23 w[5]
        xor edx, ebp                ;   123.0 p0      23 w[5]
        rol esi, 0x1e               ;   127.0 p1      28 v[1]
        xor edx, dword [esp + 72]   ;   123.5 p2+p0   23 w[5]
        xor edx, dword [esp + 64]   ;   124.0 p2+p0   23 w[5]
        rol edx, 1                  ;   124.5 p1      23 w[5]
        add ecx, 0x6ed9eba1         ;   123.7 p0      27 v[3]
        add ecx, edx                ;   128.5 p0      27 v[3]
        mov dword [esp + 64], ebp   ;   124.7 p0+p3   23 w[2] spill
        mov ebp, dword [esp + 60]   ;   124.7 p2      23 w[7]
        xor ebp, dword [esp + 52]   ;   126.7 p2+p0   23 w[7]
        xor ebp, dword [esp + 80]   ;   127.2 p2+p0   23 w[7]
        xor ebp, dword [esp + 72]   ;   127.7 p2+p0   23 w[7]
        rol ebp, 1                  ;   128.2 p1      23 w[7]
        mov dword [esp + 72], edx   ;   128.5 p0+p3   23 w[5] spill
        mov edx, ebx                ;   137.5 p1      27 v[3] copy
        rol edx, 5                  ;   138.0 p1      27 v[3]
        add ecx, edx                ;   142.0 p0      27 v[3]
        mov edx, eax                ;   132.0 p0      28 v[0] copy
        rol edx, 0x1e               ;   142.5 p1      28 v[0]
        xor eax, edi                ;   132.0 p0       7 v[3]
        xor eax, esi                ;   132.5 p0       7 v[3]
        add ecx, eax                ;   142.5 p0      27 v[3]
        lea eax, [esi + 1859775393] ;   131.0 p1      27 v[1]
        xor esi, ebx                ;   137.5 p0       7 v[2]
        xor esi, edx                ;   146.5 p0       7 v[2]
        add edi, 0x6ed9eba1         ;   131.3 p1      27 v[2]
        rol ebx, 0x1e               ;   137.5 p1      28 v[4]
        add edi, esi                ;   147.0 p0      27 v[2]
        mov esi, dword [esp + 56]   ;   132.3 p2      23 w[6]
        xor esi, dword [esp + 100]  ;   134.3 p2+p0   23 w[6]
        xor esi, dword [esp + 76]   ;   134.8 p2+p0   23 w[6]
        xor esi, dword [esp + 68]   ;   135.3 p2+p0   23 w[6]
        rol esi, 1                  ;   135.8 p1      23 w[6]
        add edi, esi                ;   147.5 p0      27 v[2]
        add eax, ebp                ;   135.5 p0      27 v[1]
        mov dword [esp + 68], ebp   ;   136.0 p0+p3   23 w[7] spill
        mov ebp, ecx                ;   143.0 p1      27 v[2] copy
        rol ebp, 5                  ;   143.5 p1      27 v[2]
        add edi, ebp                ;   148.0 p0      27 v[2]
        mov ebp, dword [esp + 48]   ;   137.0 p2      23 w[9]
        xor ebp, esi                ;   139.8 p0      23 w[9]
        xor ebp, dword [esp + 88]   ;   140.3 p2+p0   23 w[9]
        xor ebp, dword [esp + 80]   ;   140.8 p2+p0   23 w[9]
        rol ebp, 1                  ;   141.3 p1      23 w[9]
        mov dword [esp + 80], esi   ;   139.8 p0+p3   23 w[6] spill
        mov esi, edi                ;   148.5 p1      27 v[1] copy
        rol esi, 5                  ;   149.0 p1      27 v[1]
        add eax, esi                ;   153.0 p0      27 v[1]
        mov esi, ecx                ;   143.0 p0      28 v[3] copy
        rol esi, 0x1e               ;   153.5 p1      28 v[3]
        xor ecx, ebx                ;   143.0 p0       7 v[1]
        xor ecx, edx                ;   146.5 p0       7 v[1]
        add eax, ecx                ;   153.5 p0      27 v[1]
        lea ecx, [ebx + 1859775393] ;   142.5 p1      27 v[4]
        xor ebx, edi                ;   148.5 p0       7 v[0]
        xor ebx, esi                ;   157.5 p0       7 v[0]
        add edx, 0x6ed9eba1         ;   146.5 p1      27 v[0]
        rol edi, 0x1e               ;   148.5 p1      28 v[2]
        add edx, ebx                ;   158.0 p0      27 v[0]
        mov ebx, dword [esp + 72]   ;   144.3 p2      23 w[8]
        xor ebx, dword [esp + 24]   ;   146.3 p2+p0   23 w[8]
        xor ebx, dword [esp + 84]   ;   146.8 p2+p0   23 w[8]
        xor ebx, dword [esp + 76]   ;   147.3 p2+p0   23 w[8]
        rol ebx, 1                  ;   147.8 p1      23 w[8]
        add edx, ebx                ;   158.5 p0      27 v[0]
        add ecx, ebp                ;   147.5 p0      27 v[4]
        mov dword [esp + 76], ebp   ;   148.0 p0+p3   23 w[9] spill
        mov ebp, eax                ;   154.0 p1      27 v[0] copy
        rol ebp, 5                  ;   154.5 p1      27 v[0]
        add edx, ebp                ;   159.0 p0      27 v[0]
        mov ebp, dword [esp + 56]   ;   149.0 p2      23 w[11]
        xor ebp, ebx                ;   151.8 p0      23 w[11]
        xor ebp, dword [esp + 96]   ;   152.3 p2+p0   23 w[11]
        xor ebp, dword [esp + 88]   ;   152.8 p2+p0   23 w[11]
        rol ebp, 1                  ;   153.3 p1      23 w[11]
        mov dword [esp + 88], ebx   ;   151.8 p0+p3   23 w[8] spill
        mov ebx, edx                ;   159.5 p1      27 v[4] copy
        rol ebx, 5                  ;   160.0 p1      27 v[4]
        add ecx, ebx                ;   164.0 p0      27 v[4]
        mov ebx, eax                ;   154.0 p0      28 v[1] copy
        rol ebx, 0x1e               ;   164.5 p1      28 v[1]
        xor eax, edi                ;   154.0 p0       7 v[4]
        xor eax, esi                ;   157.5 p0       7 v[4]
        add ecx, eax                ;   164.5 p0      27 v[4]
        lea eax, [edi + 1859775393] ;   154.5 p1      27 v[2]
        xor edi, edx                ;   159.5 p0       7 v[3]
        xor edi, ebx                ;   168.5 p0       7 v[3]
        add esi, 0x6ed9eba1         ;   157.5 p1      27 v[3]
        rol edx, 0x1e               ;   159.5 p1      28 v[0]
        add esi, edi                ;   169.0 p0      27 v[3]
        mov edi, dword [esp + 68]   ;   156.3 p2      23 w[10]
        xor edi, dword [esp + 64]   ;   158.3 p2+p0   23 w[10]
        xor edi, dword [esp + 92]   ;   158.8 p2+p0   23 w[10]
        xor edi, dword [esp + 84]   ;   159.3 p2+p0   23 w[10]
        rol edi, 1                  ;   159.8 p1      23 w[10]
        add esi, edi                ;   169.5 p0      27 v[3]
        add eax, ebp                ;   159.5 p0      27 v[2]
        mov dword [esp + 84], ebp   ;   160.0 p0+p3   23 w[11] spill
        mov ebp, ecx                ;   165.0 p1      27 v[3] copy
        rol ebp, 5                  ;   165.5 p1      27 v[3]
        add esi, ebp                ;   170.0 p0      27 v[3]
        mov ebp, dword [esp + 72]   ;   161.0 p2      23 w[13]
        xor ebp, edi                ;   163.8 p0      23 w[13]
        xor ebp, dword [esp + 52]   ;   164.3 p2+p0   23 w[13]
        xor ebp, dword [esp + 96]   ;   164.8 p2+p0   23 w[13]
        rol ebp, 1                  ;   165.3 p1      23 w[13]
        mov dword [esp + 96], edi   ;   163.8 p0+p3   23 w[10] spill
        mov edi, esi                ;   170.5 p1      27 v[2] copy
        rol edi, 5                  ;   171.0 p1      27 v[2]
        add eax, edi                ;   175.0 p0      27 v[2]
        mov edi, ecx                ;   165.0 p0      28 v[4] copy
        rol edi, 0x1e               ;   175.5 p1      28 v[4]
        xor ecx, edx                ;   165.3 p0       7 v[2]
        xor ecx, ebx                ;   168.5 p0       7 v[2]
        add eax, ecx                ;   175.5 p0      27 v[2]
        lea ecx, [edx + 1859775393] ;   166.5 p1      27 v[0]
        xor edx, esi                ;   170.5 p0       7 v[1]
        xor edx, edi                ;   179.5 p0       7 v[1]
        add ebx, 0x6ed9eba1         ;   168.5 p1      27 v[1]
        rol esi, 0x1e               ;   170.5 p1      28 v[3]
        add ebx, edx                ;   180.0 p0      27 v[1]
        mov edx, dword [esp + 76]   ;   168.3 p2      23 w[12]
        xor edx, dword [esp + 60]   ;   170.3 p2+p0   23 w[12]
        xor edx, dword [esp + 100]  ;   170.8 p2+p0   23 w[12]
        xor edx, dword [esp + 92]   ;   171.3 p2+p0   23 w[12]
        rol edx, 1                  ;   171.8 p1      23 w[12]
        add ebx, edx                ;   180.5 p0      27 v[1]
        add ecx, ebp                ;   171.5 p0      27 v[0]
        mov dword [esp + 92], ebp   ;   172.0 p0+p3   23 w[13] spill
        mov ebp, eax                ;   176.0 p1      27 v[1] copy
        rol ebp, 5                  ;   176.5 p1      27 v[1]
        add ebx, ebp                ;   181.0 p0      27 v[1]
        mov ebp, dword [esp + 68]   ;   173.0 p2      23 w[15]
        xor ebp, edx                ;   175.8 p0      23 w[15]
        xor ebp, dword [esp + 48]   ;   176.3 p2+p0   23 w[15]
        xor ebp, dword [esp + 52]   ;   176.8 p2+p0   23 w[15]
        rol ebp, 1                  ;   177.3 p1      23 w[15]
        mov dword [esp + 52], edx   ;   175.8 p0+p3   23 w[12] spill
        mov edx, ebx                ;   181.5 p1      27 v[0] copy
        rol edx, 5                  ;   182.0 p1      27 v[0]
        add ecx, edx                ;   186.0 p0      27 v[0]
        mov edx, eax                ;   176.8 p0      28 v[2] copy
        rol edx, 0x1e               ;   186.5 p1      28 v[2]
        xor eax, esi                ;   177.3 p0       7 v[0]
        xor eax, edi                ;   179.5 p0       7 v[0]
        add ecx, eax                ;   186.5 p0      27 v[0]
        lea eax, [esi + 1859775393] ;   178.5 p1      27 v[3]
        xor esi, ebx                ;   181.5 p0       7 v[4]
        xor esi, edx                ;   190.5 p0       7 v[4]
        add edi, 0x6ed9eba1         ;   179.5 p1      27 v[4]
        rol ebx, 0x1e               ;   181.5 p1      28 v[1]
        add edi, esi                ;   191.0 p0      27 v[4]
        mov esi, dword [esp + 84]   ;   180.3 p2      23 w[14]
        xor esi, dword [esp + 80]   ;   182.3 p2+p0   23 w[14]
        xor esi, dword [esp + 24]   ;   182.8 p2+p0   23 w[14]
        xor esi, dword [esp + 100]  ;   183.3 p2+p0   23 w[14]
        rol esi, 1                  ;   183.8 p1      23 w[14]
        add edi, esi                ;   191.5 p0      27 v[4]
        add eax, ebp                ;   183.5 p0      27 v[3]
        mov dword [esp + 100], ebp  ;   184.0 p0+p3   23 w[15] spill
        mov ebp, ecx                ;   187.0 p1      27 v[4] copy
        rol ebp, 5                  ;   187.5 p1      27 v[4]
        add edi, ebp                ;   192.0 p0      27 v[4]
        mov ebp, dword [esp + 76]   ;   185.0 p2      23 w[1]
        xor ebp, esi                ;   187.8 p0      23 w[1]
        xor ebp, dword [esp + 56]   ;   188.3 p2+p0   23 w[1]
        xor ebp, dword [esp + 48]   ;   188.8 p2+p0   23 w[1]
        rol ebp, 1                  ;   189.3 p1      23 w[1]
        mov dword [esp + 48], esi   ;   187.8 p0+p3   23 w[14] spill
        mov esi, edi                ;   192.5 p1      27 v[3] copy
        rol esi, 5                  ;   193.3 p1      27 v[3]
        add eax, esi                ;   197.3 p0      27 v[3]
        mov esi, ecx                ;   188.8 p0      28 v[0] copy
        rol esi, 0x1e               ;   197.8 p1      28 v[0]
        xor ecx, ebx                ;   189.3 p0       7 v[3]
        xor ecx, edx                ;   190.5 p0       7 v[3]
        add eax, ecx                ;   197.8 p0      27 v[3]
        lea ecx, [ebx + 1859775393] ;   190.5 p1      27 v[1]
        xor ebx, edi                ;   192.5 p0       7 v[2]
        xor ebx, esi                ;   201.8 p0       7 v[2]
        add edx, 0x6ed9eba1         ;   191.3 p1      27 v[2]
        rol edi, 0x1e               ;   192.5 p1      28 v[4]
        add edx, ebx                ;   202.3 p0      27 v[2]
        mov ebx, dword [esp + 92]   ;   192.3 p2      23 w[0]
        xor ebx, dword [esp + 88]   ;   194.3 p2+p0   23 w[0]
        xor ebx, dword [esp + 64]   ;   194.8 p2+p0   23 w[0]
        xor ebx, dword [esp + 24]   ;   195.3 p2+p0   23 w[0]
        rol ebx, 1                  ;   195.8 p1      23 w[0]
        add edx, ebx                ;   202.8 p0      27 v[2]
        add ecx, ebp                ;   195.5 p0      27 v[1]
        mov dword [esp + 24], ebp   ;   196.0 p0+p3   23 w[1] spill
        mov ebp, eax                ;   198.3 p1      27 v[2] copy
        rol ebp, 5                  ;   198.8 p1      27 v[2]
        add edx, ebp                ;   203.3 p0      27 v[2]
        mov ebp, dword [esp + 84]   ;   197.0 p2      23 w[3]
        xor ebp, ebx                ;   199.8 p0      23 w[3]
        xor ebp, dword [esp + 72]   ;   200.3 p2+p0   23 w[3]
        xor ebp, dword [esp + 56]   ;   200.8 p2+p0   23 w[3]
        rol ebp, 1                  ;   201.3 p1      23 w[3]
        mov dword [esp + 56], ebx   ;   199.8 p0+p3   23 w[0] spill
        mov ebx, edx                ;   203.8 p1      27 v[1] copy
        rol ebx, 5                  ;   205.3 p1      27 v[1]
        add ecx, ebx                ;   209.3 p0      27 v[1]
        mov ebx, eax                ;   200.8 p0      28 v[3] copy
        rol ebx, 0x1e               ;   209.8 p1      28 v[3]
        xor eax, esi                ;   201.8 p0       7 v[1]
        xor eax, edi                ;   202.3 p0       7 v[1]
        add ecx, eax                ;   209.8 p0      27 v[1]
        lea eax, [edi + 1859775393] ;   202.5 p1      27 v[4]
        xor edi, edx                ;   203.8 p0       7 v[0]
        xor edi, ebx                ;   213.8 p0       7 v[0]
        add esi, 0x6ed9eba1         ;   203.3 p1      27 v[0]
        rol edx, 0x1e               ;   203.8 p1      28 v[2]
        add esi, edi                ;   214.3 p0      27 v[0]
        mov edi, dword [esp + 100]  ;   204.3 p2      23 w[2]
        xor edi, dword [esp + 96]   ;   206.3 p2+p0   23 w[2]
        xor edi, dword [esp + 60]   ;   206.8 p2+p0   23 w[2]
        xor edi, dword [esp + 64]   ;   207.3 p2+p0   23 w[2]
        rol edi, 1                  ;   207.8 p1      23 w[2]
        add esi, edi                ;   214.8 p0      27 v[0]
        add eax, ebp                ;   207.5 p0      27 v[4]
        mov dword [esp + 64], ebp   ;   208.0 p0+p3   23 w[3] spill
        mov ebp, ecx                ;   210.3 p1      27 v[0] copy
        rol ebp, 5                  ;   210.8 p1      27 v[0]
        add esi, ebp                ;   215.3 p0      27 v[0]
        mov ebp, dword [esp + 92]   ;   209.0 p2      23 w[5]
        xor ebp, edi                ;   211.8 p0      23 w[5]
        xor ebp, dword [esp + 68]   ;   212.3 p2+p0   23 w[5]
        xor ebp, dword [esp + 72]   ;   212.8 p2+p0   23 w[5]
        rol ebp, 1                  ;   213.3 p1      23 w[5]
        mov dword [esp + 72], edi   ;   211.8 p0+p3   23 w[2] spill
        mov edi, esi                ;   215.8 p1      27 v[4] copy
        rol edi, 5                  ;   217.3 p1      27 v[4]
        add eax, edi                ;   221.3 p0      27 v[4]
        mov edi, ecx                ;   212.8 p0      28 v[1] copy
        rol edi, 0x1e               ;   221.8 p1      28 v[1]
        xor ecx, ebx                ;   213.8 p0       7 v[4]
        xor ecx, edx                ;   214.3 p0       7 v[4]
        add eax, ecx                ;   221.8 p0      27 v[4]
        lea ecx, [edx + 1859775393] ;   214.5 p1      27 v[2]
        xor edx, esi                ;   215.8 p0       7 v[3]
        xor edx, edi                ;   225.8 p0       7 v[3]
        add ebx, 0x6ed9eba1         ;   215.3 p1      27 v[3]
        rol esi, 0x1e               ;   215.8 p1      28 v[0]
        add ebx, edx                ;   226.3 p0      27 v[3]
        mov edx, dword [esp + 24]   ;   216.3 p2      23 w[4]
        xor edx, dword [esp + 52]   ;   218.3 p2+p0   23 w[4]
        xor edx, dword [esp + 80]   ;   218.8 p2+p0   23 w[4]
        xor edx, dword [esp + 60]   ;   219.3 p2+p0   23 w[4]
        rol edx, 1                  ;   219.8 p1      23 w[4]
        add ebx, edx                ;   226.8 p0      27 v[3]
        add ecx, ebp                ;   219.5 p0      27 v[2]
        mov dword [esp + 60], ebp   ;   220.0 p0+p3   23 w[5] spill
        mov ebp, eax                ;   222.3 p1      27 v[3] copy
        rol ebp, 5                  ;   222.8 p1      27 v[3]
        add ebx, ebp                ;   227.3 p0      27 v[3]
        mov ebp, dword [esp + 100]  ;   221.0 p2      23 w[7]
        xor ebp, edx                ;   223.8 p0      23 w[7]
        xor ebp, dword [esp + 76]   ;   224.3 p2+p0   23 w[7]
        xor ebp, dword [esp + 68]   ;   224.8 p2+p0   23 w[7]
        rol ebp, 1                  ;   225.3 p1      23 w[7]
        mov dword [esp + 68], edx   ;   223.8 p0+p3   23 w[4] spill
        mov edx, ebx                ;   227.8 p1      27 v[2] copy
        rol edx, 5                  ;   229.3 p1      27 v[2]
        add ecx, edx                ;   233.3 p0      27 v[2]
        mov edx, eax                ;   224.8 p0      28 v[4] copy
        rol edx, 0x1e               ;   233.8 p1      28 v[4]
        xor eax, edi                ;   225.8 p0       7 v[2]
        xor eax, esi                ;   226.3 p0       7 v[2]
        add ecx, eax                ;   233.8 p0      27 v[2]
        lea eax, [esi + 1859775393] ;   226.5 p1      27 v[0]
        xor esi, ebx                ;   227.8 p0       7 v[1]
        xor esi, edx                ;   237.8 p0       7 v[1]
        add edi, 0x6ed9eba1         ;   227.3 p1      27 v[1]
        rol ebx, 0x1e               ;   227.8 p1      28 v[3]
        add edi, esi                ;   238.3 p0      27 v[1]
        mov esi, dword [esp + 64]   ;   228.3 p2      23 w[6]
        xor esi, dword [esp + 48]   ;   230.3 p2+p0   23 w[6]
        xor esi, dword [esp + 88]   ;   230.8 p2+p0   23 w[6]
        xor esi, dword [esp + 80]   ;   231.3 p2+p0   23 w[6]
        rol esi, 1                  ;   231.8 p1      23 w[6]
        add edi, esi                ;   238.8 p0      27 v[1]
        add eax, ebp                ;   231.5 p0      27 v[0]
        mov dword [esp + 80], ebp   ;   232.0 p0+p3   23 w[7] spill
        mov ebp, ecx                ;   234.3 p1      27 v[1] copy
        rol ebp, 5                  ;   234.8 p1      27 v[1]
        add edi, ebp                ;   239.3 p0      27 v[1]
        mov ebp, edi                ;   239.8 p0      27 v[0] copy
        rol ebp, 5                  ;   240.3 p1      27 v[0]
        add eax, ebp                ;   244.3 p0      27 v[0]
        mov ebp, ecx                ;   234.5 p0       7 v[0] copy
        xor ebp, ebx                ;   235.0 p0       7 v[0]
        xor ebp, edx                ;   237.8 p0       7 v[0]
        add eax, ebp                ;   244.8 p1      27 v[0]
        rol ecx, 0x1e               ;   245.3 p1      28 v[2]
        mov ebp, dword [esp + 60]   ;   235.7 p2      23 w[8]
        xor ebp, dword [esp + 56]   ;   237.7 p2+p0   23 w[8]
        xor ebp, dword [esp + 96]   ;   238.2 p2+p0   23 w[8]
        xor ebp, dword [esp + 88]   ;   238.7 p2+p0   23 w[8]
        rol ebp, 1                  ;   239.2 p1      23 w[8]
        add edx, 0x8f1bbcdc         ;   238.3 p0      27 v[4]
        add edx, ebp                ;   243.2 p0      27 v[4]
        mov dword [esp + 88], ebp   ;   243.2 p0+p3   23 w[8] spill
        mov ebp, eax                ;   245.3 p1      27 v[4] copy
        rol ebp, 5                  ;   245.8 p1      27 v[4]
        add edx, ebp                ;   249.8 p0      27 v[4]
        mov ebp, ebx                ;   240.8 p0       8 v[4] copy
        xor ebp, ecx                ;   249.3 p0       8 v[4]
        mov dword [esp + 104], eax  ;   245.3 p0+p3   27 v[0] spill
        mov eax, edi                ;   241.3 p1       8 v[4] copy
        xor eax, ebx                ;   242.8 p0       8 v[4]
        and ebp, eax                ;   249.8 p0       8 v[4]
        xor ebp, ebx                ;   250.3 p0       8 v[4]
        add edx, ebp                ;   250.8 p1      27 v[4]
        rol edi, 0x1e               ;   251.3 p1      28 v[1]
        mov ebp, dword [esp + 24]   ;   243.3 p2      23 w[9]
        xor ebp, esi                ;   245.3 p0      23 w[9]
        mov eax, dword [esp + 84]   ;   244.3 p2      23 w[11] reload
        xor ebp, eax                ;   246.3 p0      23 w[9]
        xor ebp, dword [esp + 76]   ;   246.8 p2+p0   23 w[9]
        rol ebp, 1                  ;   247.3 p1      23 w[9]
        add ebx, 0x8f1bbcdc         ;   245.8 p0      27 v[3]
        add ebx, ebp                ;   251.3 p0      27 v[3]
        mov dword [esp + 76], esi   ;   246.8 p0+p3   23 w[6] spill
        mov esi, dword [esp + 104]  ;   246.7 p2       8 v[3]
        xor esi, ecx                ;   249.3 p0       8 v[3]
        mov eax, edx                ;   251.3 p1      27 v[3] copy
        rol eax, 5                  ;   251.8 p1      27 v[3]
        add ebx, eax                ;   255.8 p0      27 v[3]
        mov eax, ecx                ;   249.3 p0       8 v[3] copy
        xor eax, edi                ;   255.3 p0       8 v[3]
        and esi, eax                ;   255.8 p0       8 v[3]
        xor esi, ecx                ;   256.3 p0       8 v[3]
        add ebx, esi                ;   256.8 p1      27 v[3]
        mov esi, dword [esp + 80]   ;   250.0 p2      23 w[10]
        mov eax, dword [esp + 72]   ;   251.0 p2      23 w[2] reload
        xor esi, eax                ;   253.0 p0      23 w[10]
        xor esi, dword [esp + 52]   ;   253.5 p2+p0   23 w[10]
        xor esi, dword [esp + 96]   ;   254.0 p2+p0   23 w[10]
        rol esi, 1                  ;   254.5 p1      23 w[10]
        add ecx, 0x8f1bbcdc         ;   252.7 p0      27 v[2]
        add ecx, esi                ;   258.5 p0      27 v[2]
        mov eax, ebx                ;   257.3 p1      27 v[2] copy
        rol eax, 5                  ;   259.0 p1      27 v[2]
        add ecx, eax                ;   263.0 p0      27 v[2]
        mov eax, edi                ;   255.3 p0       8 v[2] copy
        mov dword [esp + 96], esi   ;   258.5 p0+p3   23 w[10] spill
        mov esi, edx                ;   255.0 p1       8 v[2] copy
        xor esi, edi                ;   256.0 p0       8 v[2]
        rol edx, 0x1e               ;   256.5 p1      28 v[4]
        mov dword [esp + 108], ebp  ;   256.7 p0+p3   23 w[9] spill
        mov ebp, edi                ;   256.7 p1       8 v[2] copy
        add edi, 0x8f1bbcdc         ;   257.2 p1      27 v[1]
        mov dword [esp + 112], ebx  ;   258.7 p0+p3   27 v[3] spill
        mov ebx, dword [esp + 104]  ;   257.3 p2      28 v[0]
        rol ebx, 0x1e               ;   259.3 p1      28 v[0]
        xor eax, ebx                ;   263.3 p0       8 v[2]
        and esi, eax                ;   263.8 p0       8 v[2]
        xor ebp, esi                ;   264.3 p0       8 v[2]
        add ecx, ebp                ;   264.8 p1      27 v[2]
        mov esi, dword [esp + 88]   ;   259.3 p2      23 w[11]
        mov ebp, dword [esp + 64]   ;   260.3 p2      23 w[3] reload
        xor esi, ebp                ;   262.3 p0      23 w[11]
        mov eax, dword [esp + 92]   ;   261.3 p2      23 w[13] reload
        xor esi, eax                ;   263.3 p0      23 w[11]
        xor esi, dword [esp + 84]   ;   263.8 p2+p0   23 w[11]
        rol esi, 1                  ;   264.3 p1      23 w[11]
        add edi, esi                ;   268.3 p0      27 v[1]
        mov ebp, dword [esp + 112]  ;   263.3 p2       8 v[1]
        xor ebp, ebx                ;   265.3 p0       8 v[1]
        mov eax, ecx                ;   265.3 p1      27 v[1] copy
        rol eax, 5                  ;   265.8 p1      27 v[1]
        add edi, eax                ;   269.8 p0      27 v[1]
        mov eax, ebx                ;   264.2 p0       8 v[1] copy
        xor eax, edx                ;   264.7 p0       8 v[1]
        and ebp, eax                ;   265.8 p0       8 v[1]
        xor ebp, ebx                ;   266.3 p0       8 v[1]
        add edi, ebp                ;   270.3 p1      27 v[1]
        mov ebp, dword [esp + 112]  ;   265.7 p2      28 v[3]
        rol ebp, 0x1e               ;   270.8 p1      28 v[3]
        mov eax, dword [esp + 108]  ;   266.7 p2      23 w[12]
        xor eax, dword [esp + 68]   ;   268.7 p2+p0   23 w[12]
        xor eax, dword [esp + 48]   ;   269.2 p2+p0   23 w[12]
        xor eax, dword [esp + 52]   ;   269.7 p2+p0   23 w[12]
        rol eax, 1                  ;   270.2 p1      23 w[12]
        add ebx, 0x8f1bbcdc         ;   269.0 p0      27 v[0]
        add ebx, eax                ;   274.2 p0      27 v[0]
        mov dword [esp + 52], eax   ;   274.2 p0+p3   23 w[12] spill
        mov eax, edi                ;   270.8 p1      27 v[0] copy
        rol eax, 5                  ;   274.7 p1      27 v[0]
        add ebx, eax                ;   278.7 p0      27 v[0]
        mov eax, edx                ;   271.5 p1       8 v[0] copy
        xor eax, ebp                ;   274.8 p0       8 v[0]
        mov dword [esp + 112], esi  ;   272.0 p0+p3   23 w[11] spill
        mov esi, ecx                ;   272.0 p1       8 v[0] copy
        xor esi, edx                ;   273.0 p0       8 v[0]
        and eax, esi                ;   275.3 p0       8 v[0]
        xor eax, edx                ;   275.8 p0       8 v[0]
        add ebx, eax                ;   279.2 p1      27 v[0]
        rol ecx, 0x1e               ;   279.7 p1      28 v[2]
        mov esi, dword [esp + 96]   ;   274.0 p2      23 w[13]
        mov eax, dword [esp + 60]   ;   275.0 p2      23 w[5] reload
        xor esi, eax                ;   277.0 p0      23 w[13]
        xor esi, dword [esp + 100]  ;   277.5 p2+p0   23 w[13]
        xor esi, dword [esp + 92]   ;   278.0 p2+p0   23 w[13]
        rol esi, 1                  ;   278.5 p1      23 w[13]
        add edx, 0x8f1bbcdc         ;   276.7 p0      27 v[4]
        add edx, esi                ;   282.5 p0      27 v[4]
        mov eax, ebx                ;   279.7 p1      27 v[4] copy
        rol eax, 5                  ;   283.0 p1      27 v[4]
        add edx, eax                ;   287.0 p0      27 v[4]
        mov eax, ebp                ;   278.5 p0       8 v[4] copy
        xor eax, ecx                ;   283.7 p0       8 v[4]
        mov dword [esp + 92], esi   ;   282.5 p0+p3   23 w[13] spill
        mov esi, edi                ;   279.3 p1       8 v[4] copy
        xor esi, ebp                ;   280.5 p0       8 v[4]
        and eax, esi                ;   284.2 p0       8 v[4]
        xor eax, ebp                ;   284.7 p0       8 v[4]
        add edx, eax                ;   287.5 p1      27 v[4]
        rol edi, 0x1e               ;   288.0 p1      28 v[1]
        mov esi, dword [esp + 112]  ;   281.3 p2      23 w[14]
        mov eax, dword [esp + 76]   ;   282.3 p2      23 w[6] reload
        xor esi, eax                ;   284.3 p0      23 w[14]
        xor esi, dword [esp + 56]   ;   284.8 p2+p0   23 w[14]
        xor esi, dword [esp + 48]   ;   285.3 p2+p0   23 w[14]
        rol esi, 1                  ;   285.8 p1      23 w[14]
        add ebp, 0x8f1bbcdc         ;   284.0 p0      27 v[3]
        add ebp, esi                ;   289.8 p0      27 v[3]
        mov eax, edx                ;   288.0 p1      27 v[3] copy
        rol eax, 5                  ;   290.3 p1      27 v[3]
        add ebp, eax                ;   294.3 p0      27 v[3]
        mov eax, ecx                ;   285.8 p0       8 v[3] copy
        xor eax, edi                ;   292.0 p0       8 v[3]
        mov dword [esp + 48], esi   ;   289.8 p0+p3   23 w[14] spill
        mov esi, ebx                ;   286.7 p1       8 v[3] copy
        xor esi, ecx                ;   287.8 p0       8 v[3]
        and eax, esi                ;   292.5 p0       8 v[3]
        xor eax, ecx                ;   293.0 p0       8 v[3]
        add ebp, eax                ;   294.8 p1      27 v[3]
        rol ebx, 0x1e               ;   295.3 p1      28 v[0]
        mov esi, dword [esp + 52]   ;   288.7 p2      23 w[15]
        mov eax, dword [esp + 80]   ;   289.7 p2      23 w[7] reload
        xor esi, eax                ;   291.7 p0      23 w[15]
        xor esi, dword [esp + 24]   ;   292.2 p2+p0   23 w[15]
        xor esi, dword [esp + 100]  ;   292.7 p2+p0   23 w[15]
        rol esi, 1                  ;   293.2 p1      23 w[15]
        add ecx, 0x8f1bbcdc         ;   291.3 p0      27 v[2]
        add ecx, esi                ;   297.2 p0      27 v[2]
        mov eax, ebp                ;   295.3 p1      27 v[2] copy
        rol eax, 5                  ;   297.7 p1      27 v[2]
        add ecx, eax                ;   301.7 p0      27 v[2]
        mov eax, edi                ;   293.2 p0       8 v[2] copy
        xor eax, ebx                ;   299.3 p0       8 v[2]
        mov dword [esp + 100], esi  ;   297.2 p0+p3   23 w[15] spill
        mov esi, edx                ;   294.0 p1       8 v[2] copy
        xor esi, edi                ;   295.2 p0       8 v[2]
        and eax, esi                ;   299.8 p0       8 v[2]
        xor eax, edi                ;   300.3 p0       8 v[2]
        add ecx, eax                ;   302.2 p1      27 v[2]
        rol edx, 0x1e               ;   302.7 p1      28 v[4]
        mov esi, dword [esp + 92]   ;   296.0 p2      23 w[0]
        mov eax, dword [esp + 88]   ;   297.0 p2      23 w[8] reload
        xor esi, eax                ;   299.0 p0      23 w[0]
        xor esi, dword [esp + 72]   ;   299.5 p2+p0   23 w[0]
        xor esi, dword [esp + 56]   ;   300.0 p2+p0   23 w[0]
        rol esi, 1                  ;   300.5 p1      23 w[0]
        add edi, 0x8f1bbcdc         ;   298.7 p0      27 v[1]
        add edi, esi                ;   304.5 p0      27 v[1]
        mov eax, ecx                ;   302.7 p1      27 v[1] copy
        rol eax, 5                  ;   305.0 p1      27 v[1]
        add edi, eax                ;   309.0 p0      27 v[1]
        mov eax, ebx                ;   300.5 p0       8 v[1] copy
        xor eax, edx                ;   306.7 p0       8 v[1]
        mov dword [esp + 56], esi   ;   304.5 p0+p3   23 w[0] spill
        mov esi, ebp                ;   301.3 p1       8 v[1] copy
        xor esi, ebx                ;   302.5 p0       8 v[1]
        and eax, esi                ;   307.2 p0       8 v[1]
        xor eax, ebx                ;   307.7 p0       8 v[1]
        add edi, eax                ;   309.5 p1      27 v[1]
        rol ebp, 0x1e               ;   310.0 p1      28 v[3]
        mov esi, dword [esp + 48]   ;   303.3 p2      23 w[1]
        mov eax, dword [esp + 108]  ;   304.3 p2      23 w[9] reload
        xor esi, eax                ;   306.3 p0      23 w[1]
        xor esi, dword [esp + 64]   ;   306.8 p2+p0   23 w[1]
        xor esi, dword [esp + 24]   ;   307.3 p2+p0   23 w[1]
        rol esi, 1                  ;   307.8 p1      23 w[1]
        add ebx, 0x8f1bbcdc         ;   306.0 p0      27 v[0]
        add ebx, esi                ;   311.8 p0      27 v[0]
        mov eax, edi                ;   310.0 p1      27 v[0] copy
        rol eax, 5                  ;   312.3 p1      27 v[0]
        add ebx, eax                ;   316.3 p0      27 v[0]
        mov eax, edx                ;   307.8 p0       8 v[0] copy
        xor eax, ebp                ;   314.0 p0       8 v[0]
        mov dword [esp + 24], esi   ;   311.8 p0+p3   23 w[1] spill
        mov esi, ecx                ;   308.7 p1       8 v[0] copy
        xor esi, edx                ;   309.8 p0       8 v[0]
        and eax, esi                ;   314.5 p0       8 v[0]
        xor eax, edx                ;   315.0 p0       8 v[0]
        add ebx, eax                ;   316.8 p1      27 v[0]
        rol ecx, 0x1e               ;   317.3 p1      28 v[2]
        mov esi, dword [esp + 100]  ;   310.7 p2      23 w[2]
        mov eax, dword [esp + 96]   ;   311.7 p2      23 w[10] reload
        xor esi, eax                ;   313.7 p0      23 w[2]
        xor esi, dword [esp + 68]   ;   314.2 p2+p0   23 w[2]
        xor esi, dword [esp + 72]   ;   314.7 p2+p0   23 w[2]
        rol esi, 1                  ;   315.2 p1      23 w[2]
        add edx, 0x8f1bbcdc         ;   313.3 p0      27 v[4]
        add edx, esi                ;   319.2 p0      27 v[4]
        mov eax, ebx                ;   317.3 p1      27 v[4] copy
        rol eax, 5                  ;   319.7 p1      27 v[4]
        add edx, eax                ;   323.7 p0      27 v[4]
        mov eax, ebp                ;   315.2 p0       8 v[4] copy
        xor eax, ecx                ;   321.3 p0       8 v[4]
        mov dword [esp + 72], esi   ;   319.2 p0+p3   23 w[2] spill
        mov esi, edi                ;   316.0 p1       8 v[4] copy
        xor esi, ebp                ;   317.2 p0       8 v[4]
        and eax, esi                ;   321.8 p0       8 v[4]
        xor eax, ebp                ;   322.3 p0       8 v[4]
        add edx, eax                ;   324.2 p1      27 v[4]
        rol edi, 0x1e               ;   324.7 p1      28 v[1]
        mov esi, dword [esp + 56]   ;   318.0 p2      23 w[3]
        mov eax, dword [esp + 112]  ;   319.0 p2      23 w[11] reload
        xor esi, eax                ;   321.0 p0      23 w[3]
        xor esi, dword [esp + 60]   ;   321.5 p2+p0   23 w[3]
        xor esi, dword [esp + 64]   ;   322.0 p2+p0   23 w[3]
        rol esi, 1                  ;   322.5 p1      23 w[3]
        add ebp, 0x8f1bbcdc         ;   320.7 p0      27 v[3]
        add ebp, esi                ;   326.5 p0      27 v[3]
        mov eax, edx                ;   324.7 p1      27 v[3] copy
        rol eax, 5                  ;   327.0 p1      27 v[3]
        add ebp, eax                ;   331.0 p0      27 v[3]
        mov eax, ecx                ;   322.5 p0       8 v[3] copy
        xor eax, edi                ;   328.7 p0       8 v[3]
        mov dword [esp + 64], esi   ;   326.5 p0+p3   23 w[3] spill
        mov esi, ebx                ;   323.3 p1       8 v[3] copy
        xor esi, ecx                ;   324.5 p0       8 v[3]
        and eax, esi                ;   329.2 p0       8 v[3]
        xor eax, ecx                ;   329.7 p0       8 v[3]
        add ebp, eax                ;   331.5 p1      27 v[3]
        rol ebx, 0x1e               ;   332.0 p1      28 v[0]
        mov esi, dword [esp + 24]   ;   325.3 p2      23 w[4]
        mov eax, dword [esp + 52]   ;   326.3 p2      23 w[12] reload
        xor esi, eax                ;   328.3 p0      23 w[4]
        xor esi, dword [esp + 76]   ;   328.8 p2+p0   23 w[4]
        xor esi, dword [esp + 68]   ;   329.3 p2+p0   23 w[4]
        rol esi, 1                  ;   329.8 p1      23 w[4]
        add ecx, 0x8f1bbcdc         ;   328.0 p0      27 v[2]
        add ecx, esi                ;   333.8 p0      27 v[2]
        mov eax, ebp                ;   332.0 p1      27 v[2] copy
        rol eax, 5                  ;   334.3 p1      27 v[2]
        add ecx, eax                ;   338.3 p0      27 v[2]
        mov eax, edi                ;   329.8 p0       8 v[2] copy
        xor eax, ebx                ;   336.0 p0       8 v[2]
        mov dword [esp + 68], esi   ;   333.8 p0+p3   23 w[4] spill
        mov esi, edx                ;   330.7 p1       8 v[2] copy
        xor esi, edi                ;   331.8 p0       8 v[2]
        and eax, esi                ;   336.5 p0       8 v[2]
        xor eax, edi                ;   337.0 p0       8 v[2]
        add ecx, eax                ;   338.8 p1      27 v[2]
        rol edx, 0x1e               ;   339.3 p1      28 v[4]
        mov esi, dword [esp + 72]   ;   332.7 p2      23 w[5]
        mov eax, dword [esp + 92]   ;   333.7 p2      23 w[13] reload
        xor esi, eax                ;   335.7 p0      23 w[5]
        xor esi, dword [esp + 80]   ;   336.2 p2+p0   23 w[5]
        xor esi, dword [esp + 60]   ;   336.7 p2+p0   23 w[5]
        rol esi, 1                  ;   337.2 p1      23 w[5]
        add edi, 0x8f1bbcdc         ;   335.3 p0      27 v[1]
        add edi, esi                ;   341.2 p0      27 v[1]
        mov eax, ecx                ;   339.3 p1      27 v[1] copy
        rol eax, 5                  ;   341.7 p1      27 v[1]
        add edi, eax                ;   345.7 p0      27 v[1]
        mov eax, ebx                ;   337.2 p0       8 v[1] copy
        xor eax, edx                ;   343.3 p0       8 v[1]
        mov dword [esp + 60], esi   ;   341.2 p0+p3   23 w[5] spill
        mov esi, ebp                ;   338.0 p1       8 v[1] copy
        xor esi, ebx                ;   339.2 p0       8 v[1]
        and eax, esi                ;   343.8 p0       8 v[1]
        xor eax, ebx                ;   344.3 p0       8 v[1]
        add edi, eax                ;   346.2 p1      27 v[1]
        rol ebp, 0x1e               ;   346.7 p1      28 v[3]
        mov esi, dword [esp + 64]   ;   340.0 p2      23 w[6]
        mov eax, dword [esp + 48]   ;   341.0 p2      23 w[14] reload
        xor esi, eax                ;   343.0 p0      23 w[6]
        xor esi, dword [esp + 88]   ;   343.5 p2+p0   23 w[6]
        xor esi, dword [esp + 76]   ;   344.0 p2+p0   23 w[6]
        rol esi, 1                  ;   344.5 p1      23 w[6]
        add ebx, 0x8f1bbcdc         ;   342.7 p0      27 v[0]
        add ebx, esi                ;   348.5 p0      27 v[0]
        mov eax, edi                ;   346.7 p1      27 v[0] copy
        rol eax, 5                  ;   349.0 p1      27 v[0]
        add ebx, eax                ;   353.0 p0      27 v[0]
        mov eax, edx                ;   344.5 p0       8 v[0] copy
        xor eax, ebp                ;   350.7 p0       8 v[0]
        mov dword [esp + 76], esi   ;   348.5 p0+p3   23 w[6] spill
        mov esi, ecx                ;   345.3 p1       8 v[0] copy
        xor esi, edx                ;   346.5 p0       8 v[0]
        and eax, esi                ;   351.2 p0       8 v[0]
        xor eax, edx                ;   351.7 p0       8 v[0]
        add ebx, eax                ;   353.5 p1      27 v[0]
        rol ecx, 0x1e               ;   354.0 p1      28 v[2]
        mov esi, dword [esp + 68]   ;   347.3 p2      23 w[7]
        mov eax, dword [esp + 100]  ;   348.3 p2      23 w[15] reload
        xor esi, eax                ;   350.3 p0      23 w[7]
        xor esi, dword [esp + 108]  ;   350.8 p2+p0   23 w[7]
        xor esi, dword [esp + 80]   ;   351.3 p2+p0   23 w[7]
        rol esi, 1                  ;   351.8 p1      23 w[7]
        add edx, 0x8f1bbcdc         ;   350.0 p0      27 v[4]
        add edx, esi                ;   355.8 p0      27 v[4]
        mov eax, ebx                ;   354.0 p1      27 v[4] copy
        rol eax, 5                  ;   356.3 p1      27 v[4]
        add edx, eax                ;   360.3 p0      27 v[4]
        mov eax, ebp                ;   351.8 p0       8 v[4] copy
        xor eax, ecx                ;   358.0 p0       8 v[4]
        mov dword [esp + 80], esi   ;   355.8 p0+p3   23 w[7] spill
        mov esi, edi                ;   352.7 p1       8 v[4] copy
        xor esi, ebp                ;   353.8 p0       8 v[4]
        and eax, esi                ;   358.5 p0       8 v[4]
        xor eax, ebp                ;   359.0 p0       8 v[4]
        add edx, eax                ;   360.8 p1      27 v[4]
        rol edi, 0x1e               ;   361.3 p1      28 v[1]
        mov esi, dword [esp + 60]   ;   354.7 p2      23 w[8]
        mov eax, dword [esp + 56]   ;   355.7 p2      23 w[0] reload
        xor esi, eax                ;   357.7 p0      23 w[8]
        xor esi, dword [esp + 96]   ;   358.2 p2+p0   23 w[8]
        xor esi, dword [esp + 88]   ;   358.7 p2+p0   23 w[8]
        rol esi, 1                  ;   359.2 p1      23 w[8]
        add ebp, 0x8f1bbcdc         ;   357.3 p0      27 v[3]
        add ebp, esi                ;   363.2 p0      27 v[3]
        mov eax, edx                ;   361.3 p1      27 v[3] copy
        rol eax, 5                  ;   363.7 p1      27 v[3]
        add ebp, eax                ;   367.7 p0      27 v[3]
        mov eax, ecx                ;   359.2 p0       8 v[3] copy
        xor eax, edi                ;   365.3 p0       8 v[3]
        mov dword [esp + 88], esi   ;   363.2 p0+p3   23 w[8] spill
        mov esi, ebx                ;   360.0 p1       8 v[3] copy
        xor esi, ecx                ;   361.2 p0       8 v[3]
        and eax, esi                ;   365.8 p0       8 v[3]
        xor eax, ecx                ;   366.3 p0       8 v[3]
        add ebp, eax                ;   368.2 p1      27 v[3]
        rol ebx, 0x1e               ;   368.7 p1      28 v[0]
        mov esi, dword [esp + 76]   ;   362.0 p2      23 w[9]
        mov eax, dword [esp + 24]   ;   363.0 p2      23 w[1] reload
        xor esi, eax                ;   365.0 p0      23 w[9]
        xor esi, dword [esp + 112]  ;   365.5 p2+p0   23 w[9]
        xor esi, dword [esp + 108]  ;   366.0 p2+p0   23 w[9]
        rol esi, 1                  ;   366.5 p1      23 w[9]
        add ecx, 0x8f1bbcdc         ;   364.7 p0      27 v[2]
        add ecx, esi                ;   370.5 p0      27 v[2]
        mov eax, ebp                ;   368.7 p1      27 v[2] copy
        rol eax, 5                  ;   371.0 p1      27 v[2]
        add ecx, eax                ;   375.0 p0      27 v[2]
        mov eax, edi                ;   366.5 p0       8 v[2] copy
        xor eax, ebx                ;   372.7 p0       8 v[2]
        mov dword [esp + 108], esi  ;   370.5 p0+p3   23 w[9] spill
        mov esi, edx                ;   367.3 p1       8 v[2] copy
        xor esi, edi                ;   368.5 p0       8 v[2]
        and eax, esi                ;   373.2 p0       8 v[2]
        xor eax, edi                ;   373.7 p0       8 v[2]
        add ecx, eax                ;   375.5 p1      27 v[2]
        rol edx, 0x1e               ;   376.0 p1      28 v[4]
        mov esi, dword [esp + 80]   ;   369.3 p2      23 w[10]
        mov eax, dword [esp + 72]   ;   370.3 p2      23 w[2] reload
        xor esi, eax                ;   372.3 p0      23 w[10]
        xor esi, dword [esp + 52]   ;   372.8 p2+p0   23 w[10]
        xor esi, dword [esp + 96]   ;   373.3 p2+p0   23 w[10]
        rol esi, 1                  ;   373.8 p1      23 w[10]
        add edi, 0x8f1bbcdc         ;   372.0 p0      27 v[1]
        add edi, esi                ;   377.8 p0      27 v[1]
        mov eax, ecx                ;   376.0 p1      27 v[1] copy
        rol eax, 5                  ;   378.3 p1      27 v[1]
        add edi, eax                ;   382.3 p0      27 v[1]
        mov eax, ebx                ;   373.8 p0       8 v[1] copy
        xor eax, edx                ;   380.0 p0       8 v[1]
        mov dword [esp + 96], esi   ;   377.8 p0+p3   23 w[10] spill
        mov esi, ebp                ;   374.7 p1       8 v[1] copy
        xor esi, ebx                ;   375.8 p0       8 v[1]
        and eax, esi                ;   380.5 p0       8 v[1]
        xor eax, ebx                ;   381.0 p0       8 v[1]
        add edi, eax                ;   382.8 p1      27 v[1]
        rol ebp, 0x1e               ;   383.3 p1      28 v[3]
        mov esi, dword [esp + 88]   ;   376.7 p2      23 w[11]
        mov eax, dword [esp + 64]   ;   377.7 p2      23 w[3] reload
        xor esi, eax                ;   379.7 p0      23 w[11]
        xor esi, dword [esp + 92]   ;   380.2 p2+p0   23 w[11]
        xor esi, dword [esp + 112]  ;   380.7 p2+p0   23 w[11]
        rol esi, 1                  ;   381.2 p1      23 w[11]
        add ebx, 0x8f1bbcdc         ;   379.3 p0      27 v[0]
        add ebx, esi                ;   385.2 p0      27 v[0]
        mov eax, edi                ;   383.3 p1      27 v[0] copy
        rol eax, 5                  ;   385.7 p1      27 v[0]
        add ebx, eax                ;   389.7 p0      27 v[0]
        mov eax, edx                ;   381.2 p0       8 v[0] copy
        xor eax, ebp                ;   387.3 p0       8 v[0]
        mov dword [esp + 112], esi  ;   385.2 p0+p3   23 w[11] spill
        mov esi, ecx                ;   382.0 p1       8 v[0] copy
        xor esi, edx                ;   383.2 p0       8 v[0]
        and eax, esi                ;   387.8 p0       8 v[0]
        xor eax, edx                ;   388.3 p0       8 v[0]
        add ebx, eax                ;   390.2 p1      27 v[0]
        rol ecx, 0x1e               ;   390.7 p1      28 v[2]
        mov esi, dword [esp + 108]  ;   384.0 p2      23 w[12]
        mov eax, dword [esp + 68]   ;   385.0 p2      23 w[4] reload
        xor esi, eax                ;   387.0 p0      23 w[12]
        xor esi, dword [esp + 48]   ;   387.5 p2+p0   23 w[12]
        xor esi, dword [esp + 52]   ;   388.0 p2+p0   23 w[12]
        rol esi, 1                  ;   388.5 p1      23 w[12]
        add edx, 0xca62c1d6         ;   386.7 p0      27 v[4]
        add edx, esi                ;   392.5 p0      27 v[4]
        mov eax, ebx                ;   390.7 p1      27 v[4] copy
        rol eax, 5                  ;   393.0 p1      27 v[4]
        add edx, eax                ;   397.0 p0      27 v[4]
        mov eax, edi                ;   388.5 p0       7 v[4] copy
        xor eax, ebp                ;   389.0 p0       7 v[4]
        xor eax, ecx                ;   394.7 p0       7 v[4]
        add edx, eax                ;   397.5 p1      27 v[4]
        rol edi, 0x1e               ;   398.0 p1      28 v[1]
        mov eax, dword [esp + 96]   ;   390.0 p2      23 w[13]
        xor eax, dword [esp + 60]   ;   392.0 p2+p0   23 w[13]
        xor eax, dword [esp + 100]  ;   392.5 p2+p0   23 w[13]
        xor eax, dword [esp + 92]   ;   393.0 p2+p0   23 w[13]
        rol eax, 1                  ;   393.5 p1      23 w[13]
        add ebp, 0xca62c1d6         ;   392.7 p0      27 v[3]
        add ebp, eax                ;   397.5 p0      27 v[3]
        mov dword [esp + 92], eax   ;   397.5 p0+p3   23 w[13] spill
        mov eax, edx                ;   398.0 p1      27 v[3] copy
        rol eax, 5                  ;   398.5 p1      27 v[3]
        add ebp, eax                ;   402.5 p0      27 v[3]
        mov eax, dword [esp + 80]   ;   394.7 p2      23 w[15]
        xor eax, esi                ;   396.7 p0      23 w[15]
        xor eax, dword [esp + 24]   ;   397.2 p2+p0   23 w[15]
        xor eax, dword [esp + 100]  ;   397.7 p2+p0   23 w[15]
        rol eax, 1                  ;   398.2 p1      23 w[15]
        mov dword [esp + 100], esi  ;   397.0 p0+p3   23 w[12] spill
        mov esi, ebx                ;   397.7 p1      28 v[0] copy
        rol esi, 0x1e               ;   402.2 p1      28 v[0]
        xor ebx, ecx                ;   398.0 p0       7 v[3]
        xor ebx, edi                ;   402.0 p0       7 v[3]
        add ebp, ebx                ;   403.0 p0      27 v[3]
        lea ebx, [edi - 899497514]  ;   402.0 p1      27 v[1]
        xor edi, edx                ;   402.0 p0       7 v[2]
        xor edi, esi                ;   406.2 p0       7 v[2]
        add ecx, 0xca62c1d6         ;   400.0 p1      27 v[2]
        add ecx, edi                ;   406.7 p1      27 v[2]
        mov edi, dword [esp + 112]  ;   400.7 p2      23 w[14]
        xor edi, dword [esp + 76]   ;   402.7 p2+p0   23 w[14]
        xor edi, dword [esp + 56]   ;   403.2 p2+p0   23 w[14]
        xor edi, dword [esp + 48]   ;   403.7 p2+p0   23 w[14]
        rol edi, 1                  ;   404.2 p1      23 w[14]
        add ecx, edi                ;   408.2 p0      27 v[2]
        rol edx, 0x1e               ;   408.7 p1      28 v[4]
        add ebx, eax                ;   404.0 p0      27 v[1]
        mov dword [esp + 48], eax   ;   404.5 p0+p3   23 w[15] spill
        mov eax, ebp                ;   405.0 p1      27 v[2] copy
        rol eax, 5                  ;   405.5 p1      27 v[2]
        add ecx, eax                ;   409.5 p0      27 v[2]
        mov eax, ecx                ;   410.0 p0      27 v[1] copy
        rol eax, 5                  ;   410.5 p1      27 v[1]
        add ebx, eax                ;   414.5 p0      27 v[1]
        mov eax, dword [esp + 108]  ;   406.7 p2      23 w[1]
        xor eax, edi                ;   408.7 p0      23 w[1]
        xor eax, dword [esp + 64]   ;   409.2 p2+p0   23 w[1]
        xor eax, dword [esp + 24]   ;   409.7 p2+p0   23 w[1]
        rol eax, 1                  ;   410.2 p1      23 w[1]
        mov dword [esp + 24], edi   ;   409.0 p0+p3   23 w[14] spill
        mov edi, ebp                ;   409.7 p1      28 v[3] copy
        rol edi, 0x1e               ;   414.2 p1      28 v[3]
        xor ebp, esi                ;   410.0 p0       7 v[1]
        xor ebp, edx                ;   412.7 p0       7 v[1]
        add ebx, ebp                ;   415.0 p0      27 v[1]
        lea ebp, [edx - 899497514]  ;   412.7 p1      27 v[4]
        xor edx, ecx                ;   412.7 p0       7 v[0]
        xor edx, edi                ;   418.2 p0       7 v[0]
        add esi, 0xca62c1d6         ;   412.0 p1      27 v[0]
        add esi, edx                ;   418.7 p1      27 v[0]
        mov edx, dword [esp + 92]   ;   412.7 p2      23 w[0]
        xor edx, dword [esp + 88]   ;   414.7 p2+p0   23 w[0]
        xor edx, dword [esp + 72]   ;   415.2 p2+p0   23 w[0]
        xor edx, dword [esp + 56]   ;   415.7 p2+p0   23 w[0]
        rol edx, 1                  ;   416.2 p1      23 w[0]
        add esi, edx                ;   420.2 p0      27 v[0]
        rol ecx, 0x1e               ;   420.7 p1      28 v[2]
        add ebp, eax                ;   416.0 p0      27 v[4]
        mov dword [esp + 56], eax   ;   416.5 p0+p3   23 w[1] spill
        mov eax, ebx                ;   417.0 p1      27 v[0] copy
        rol eax, 5                  ;   417.5 p1      27 v[0]
        add esi, eax                ;   421.5 p0      27 v[0]
        mov eax, esi                ;   422.0 p0      27 v[4] copy
        rol eax, 5                  ;   422.5 p1      27 v[4]
        add ebp, eax                ;   426.5 p0      27 v[4]
        mov eax, dword [esp + 112]  ;   418.7 p2      23 w[3]
        xor eax, edx                ;   420.7 p0      23 w[3]
        xor eax, dword [esp + 60]   ;   421.2 p2+p0   23 w[3]
        xor eax, dword [esp + 64]   ;   421.7 p2+p0   23 w[3]
        rol eax, 1                  ;   422.2 p1      23 w[3]
        mov dword [esp + 64], edx   ;   421.0 p0+p3   23 w[0] spill
        mov edx, ebx                ;   421.7 p1      28 v[1] copy
        rol edx, 0x1e               ;   426.2 p1      28 v[1]
        xor ebx, edi                ;   422.0 p0       7 v[4]
        xor ebx, ecx                ;   424.7 p0       7 v[4]
        add ebp, ebx                ;   427.0 p0      27 v[4]
        lea ebx, [ecx - 899497514]  ;   424.7 p1      27 v[2]
        xor ecx, esi                ;   424.7 p0       7 v[3]
        xor ecx, edx                ;   430.2 p0       7 v[3]
        add edi, 0xca62c1d6         ;   424.0 p1      27 v[3]
        add edi, ecx                ;   430.7 p1      27 v[3]
        mov ecx, dword [esp + 48]   ;   424.7 p2      23 w[2]
        xor ecx, dword [esp + 96]   ;   426.7 p2+p0   23 w[2]
        xor ecx, dword [esp + 68]   ;   427.2 p2+p0   23 w[2]
        xor ecx, dword [esp + 72]   ;   427.7 p2+p0   23 w[2]
        rol ecx, 1                  ;   428.2 p1      23 w[2]
        add edi, ecx                ;   432.2 p0      27 v[3]
        rol esi, 0x1e               ;   432.7 p1      28 v[0]
        add ebx, eax                ;   428.0 p0      27 v[2]
        mov dword [esp + 72], eax   ;   428.5 p0+p3   23 w[3] spill
        mov eax, ebp                ;   429.0 p1      27 v[3] copy
        rol eax, 5                  ;   429.5 p1      27 v[3]
        add edi, eax                ;   433.5 p0      27 v[3]
        mov eax, edi                ;   434.0 p0      27 v[2] copy
        rol eax, 5                  ;   434.5 p1      27 v[2]
        add ebx, eax                ;   438.5 p0      27 v[2]
        mov eax, dword [esp + 92]   ;   430.7 p2      23 w[5]
        xor eax, ecx                ;   432.7 p0      23 w[5]
        xor eax, dword [esp + 80]   ;   433.2 p2+p0   23 w[5]
        xor eax, dword [esp + 60]   ;   433.7 p2+p0   23 w[5]
        rol eax, 1                  ;   434.2 p1      23 w[5]
        mov dword [esp + 60], ecx   ;   433.0 p0+p3   23 w[2] spill
        mov ecx, ebp                ;   433.7 p1      28 v[4] copy
        rol ecx, 0x1e               ;   438.2 p1      28 v[4]
        xor ebp, edx                ;   434.0 p0       7 v[2]
        xor ebp, esi                ;   436.7 p0       7 v[2]
        add ebx, ebp                ;   439.0 p0      27 v[2]
        lea ebp, [esi - 899497514]  ;   436.7 p1      27 v[0]
        xor esi, edi                ;   436.7 p0       7 v[1]
        xor esi, ecx                ;   442.2 p0       7 v[1]
        add edx, 0xca62c1d6         ;   436.0 p1      27 v[1]
        add edx, esi                ;   442.7 p1      27 v[1]
        mov esi, dword [esp + 56]   ;   436.7 p2      23 w[4]
        xor esi, dword [esp + 100]  ;   438.7 p2+p0   23 w[4]
        xor esi, dword [esp + 76]   ;   439.2 p2+p0   23 w[4]
        xor esi, dword [esp + 68]   ;   439.7 p2+p0   23 w[4]
        rol esi, 1                  ;   440.2 p1      23 w[4]
        add edx, esi                ;   444.2 p0      27 v[1]
        rol edi, 0x1e               ;   444.7 p1      28 v[3]
        add ebp, eax                ;   440.0 p0      27 v[0]
        mov dword [esp + 68], eax   ;   440.5 p0+p3   23 w[5] spill
        mov eax, ebx                ;   441.0 p1      27 v[1] copy
        rol eax, 5                  ;   441.5 p1      27 v[1]
        add edx, eax                ;   445.5 p0      27 v[1]
        mov eax, edx                ;   446.0 p0      27 v[0] copy
        rol eax, 5                  ;   446.5 p1      27 v[0]
        add ebp, eax                ;   450.5 p0      27 v[0]
        mov eax, dword [esp + 48]   ;   442.7 p2      23 w[7]
        xor eax, esi                ;   444.7 p0      23 w[7]
        xor eax, dword [esp + 108]  ;   445.2 p2+p0   23 w[7]
        xor eax, dword [esp + 80]   ;   445.7 p2+p0   23 w[7]
        rol eax, 1                  ;   446.2 p1      23 w[7]
        mov dword [esp + 80], esi   ;   445.0 p0+p3   23 w[4] spill
        mov esi, ebx                ;   445.7 p1      28 v[2] copy
        rol esi, 0x1e               ;   450.2 p1      28 v[2]
        xor ebx, ecx                ;   446.0 p0       7 v[0]
        xor ebx, edi                ;   448.7 p0       7 v[0]
        add ebp, ebx                ;   451.0 p0      27 v[0]
        lea ebx, [edi - 899497514]  ;   448.7 p1      27 v[3]
        xor edi, edx                ;   448.7 p0       7 v[4]
        xor edi, esi                ;   454.2 p0       7 v[4]
        add ecx, 0xca62c1d6         ;   448.0 p1      27 v[4]
        add ecx, edi                ;   454.7 p1      27 v[4]
        mov edi, dword [esp + 72]   ;   448.7 p2      23 w[6]
        xor edi, dword [esp + 24]   ;   450.7 p2+p0   23 w[6]
        xor edi, dword [esp + 88]   ;   451.2 p2+p0   23 w[6]
        xor edi, dword [esp + 76]   ;   451.7 p2+p0   23 w[6]
        rol edi, 1                  ;   452.2 p1      23 w[6]
        add ecx, edi                ;   456.2 p0      27 v[4]
        rol edx, 0x1e               ;   456.7 p1      28 v[1]
        add ebx, eax                ;   452.0 p0      27 v[3]
        mov dword [esp + 76], eax   ;   452.5 p0+p3   23 w[7] spill
        mov eax, ebp                ;   453.0 p1      27 v[4] copy
        rol eax, 5                  ;   453.5 p1      27 v[4]
        add ecx, eax                ;   457.5 p0      27 v[4]
        mov eax, ecx                ;   458.0 p0      27 v[3] copy
        rol eax, 5                  ;   458.5 p1      27 v[3]
        add ebx, eax                ;   462.5 p0      27 v[3]
        mov eax, dword [esp + 56]   ;   454.7 p2      23 w[9]
        xor eax, edi                ;   456.7 p0      23 w[9]
        xor eax, dword [esp + 112]  ;   457.2 p2+p0   23 w[9]
        xor eax, dword [esp + 108]  ;   457.7 p2+p0   23 w[9]
        rol eax, 1                  ;   458.2 p1      23 w[9]
        mov dword [esp + 108], edi  ;   457.0 p0+p3   23 w[6] spill
        mov edi, ebp                ;   457.7 p1      28 v[0] copy
        rol edi, 0x1e               ;   462.2 p1      28 v[0]
        xor ebp, esi                ;   458.0 p0       7 v[3]
        xor ebp, edx                ;   460.7 p0       7 v[3]
        add ebx, ebp                ;   463.0 p0      27 v[3]
        lea ebp, [edx - 899497514]  ;   460.7 p1      27 v[1]
        xor edx, ecx                ;   460.7 p0       7 v[2]
        xor edx, edi                ;   466.2 p0       7 v[2]
        add esi, 0xca62c1d6         ;   460.0 p1      27 v[2]
        add esi, edx                ;   466.7 p1      27 v[2]
        mov edx, dword [esp + 68]   ;   460.7 p2      23 w[8]
        xor edx, dword [esp + 64]   ;   462.7 p2+p0   23 w[8]
        xor edx, dword [esp + 96]   ;   463.2 p2+p0   23 w[8]
        xor edx, dword [esp + 88]   ;   463.7 p2+p0   23 w[8]
        rol edx, 1                  ;   464.2 p1      23 w[8]
        add esi, edx                ;   468.2 p0      27 v[2]
        rol ecx, 0x1e               ;   468.7 p1      28 v[4]
        xor edx, dword [esp + 72]   ;   468.2 p2+p0   23 w[11]
        xor edx, dword [esp + 92]   ;   468.7 p2+p0   23 w[11]
        xor edx, dword [esp + 112]  ;   469.2 p2+p0   23 w[11]
        rol edx, 1                  ;   469.7 p1      23 w[11]
        add ebp, eax                ;   466.3 p0      27 v[1]
        mov dword [esp + 112], eax  ;   466.8 p0+p3   23 w[9] spill
        mov eax, ebx                ;   467.0 p1      27 v[2] copy
        rol eax, 5                  ;   467.5 p1      27 v[2]
        add esi, eax                ;   471.5 p0      27 v[2]
        mov eax, esi                ;   472.0 p0      27 v[1] copy
        rol eax, 5                  ;   472.5 p1      27 v[1]
        add ebp, eax                ;   476.5 p0      27 v[1]
        mov eax, ebx                ;   469.3 p0      28 v[3] copy
        rol eax, 0x1e               ;   477.0 p1      28 v[3]
        xor ebx, edi                ;   469.8 p0       7 v[1]
        xor ebx, ecx                ;   472.7 p0       7 v[1]
        add ebp, ebx                ;   477.0 p1      27 v[1]
        lea ebx, [ecx - 899497514]  ;   472.7 p0      27 v[4]
        xor ecx, esi                ;   472.7 p0       7 v[0]
        xor ecx, eax                ;   481.0 p0       7 v[0]
        add edi, 0xca62c1d6         ;   471.7 p1      27 v[0]
        rol esi, 0x1e               ;   472.2 p1      28 v[2]
        add edi, ecx                ;   481.5 p0      27 v[0]
        mov ecx, dword [esp + 76]   ;   472.7 p2      23 w[10]
        xor ecx, dword [esp + 60]   ;   474.7 p2+p0   23 w[10]
        xor ecx, dword [esp + 100]  ;   475.2 p2+p0   23 w[10]
        xor ecx, dword [esp + 96]   ;   475.7 p2+p0   23 w[10]
        rol ecx, 1                  ;   476.2 p1      23 w[10]
        add edi, ecx                ;   482.0 p0      27 v[0]
        xor ecx, dword [esp + 68]   ;   480.2 p2+p0   23 w[13]
        xor ecx, dword [esp + 48]   ;   480.7 p2+p0   23 w[13]
        xor ecx, dword [esp + 92]   ;   481.2 p2+p0   23 w[13]
        rol ecx, 1                  ;   481.7 p1      23 w[13]
        add ebx, edx                ;   478.0 p0      27 v[4]
        mov dword [esp + 92], edx   ;   478.5 p0+p3   23 w[11] spill
        mov edx, ebp                ;   478.7 p1      27 v[0] copy
        rol edx, 5                  ;   479.2 p1      27 v[0]
        add edi, edx                ;   483.2 p0      27 v[0]
        mov edx, edi                ;   483.7 p0      27 v[4] copy
        rol edx, 5                  ;   484.2 p1      27 v[4]
        add ebx, edx                ;   488.2 p0      27 v[4]
        mov edx, ebp                ;   481.0 p0      28 v[1] copy
        rol edx, 0x1e               ;   488.7 p1      28 v[1]
        xor ebp, eax                ;   481.5 p0       7 v[4]
        xor ebp, esi                ;   482.0 p0       7 v[4]
        add ebx, ebp                ;   488.7 p1      27 v[4]
        lea ebp, [esi - 899497514]  ;   482.5 p0      27 v[2]
        xor esi, edi                ;   483.7 p0       7 v[3]
        xor esi, edx                ;   492.7 p0       7 v[3]
        add eax, 0xca62c1d6         ;   483.3 p1      27 v[3]
        rol edi, 0x1e               ;   483.8 p1      28 v[0]
        add eax, esi                ;   493.2 p0      27 v[3]
        mov esi, dword [esp + 112]  ;   484.3 p2      23 w[12]
        xor esi, dword [esp + 80]   ;   486.3 p2+p0   23 w[12]
        xor esi, dword [esp + 24]   ;   486.8 p2+p0   23 w[12]
        xor esi, dword [esp + 100]  ;   487.3 p2+p0   23 w[12]
        rol esi, 1                  ;   487.8 p1      23 w[12]
        add eax, esi                ;   493.7 p0      27 v[3]
        xor esi, dword [esp + 76]   ;   491.8 p2+p0   23 w[15]
        xor esi, dword [esp + 56]   ;   492.3 p2+p0   23 w[15]
        xor esi, dword [esp + 48]   ;   492.8 p2+p0   23 w[15]
        rol esi, 1                  ;   493.3 p1      23 w[15]
        add ebp, ecx                ;   489.7 p0      27 v[2]
        mov ecx, ebx                ;   490.2 p0      27 v[3] copy
        rol ecx, 5                  ;   490.7 p1      27 v[3]
        add eax, ecx                ;   494.7 p0      27 v[3]
        mov ecx, eax                ;   495.2 p0      27 v[2] copy
        rol ecx, 5                  ;   495.7 p1      27 v[2]
        add ebp, ecx                ;   499.7 p0      27 v[2]
        mov ecx, ebx                ;   492.2 p0      28 v[4] copy
        rol ecx, 0x1e               ;   500.2 p1      28 v[4]
        xor ebx, edx                ;   492.7 p0       7 v[2]
        xor ebx, edi                ;   493.2 p0       7 v[2]
        add ebp, ebx                ;   500.2 p1      27 v[2]
        mov ebx, dword [esp + 40]   ;   493.7 p2      30 h
        add ebx, edi                ;   495.7 p0      30 h
        xor edi, eax                ;   495.2 p0       7 v[1]
        xor edi, ecx                ;   504.2 p0       7 v[1]
        add edx, 0xca62c1d6         ;   495.0 p1      27 v[1]
        rol eax, 0x1e               ;   495.5 p1      28 v[3]
        add edx, edi                ;   504.7 p0      27 v[1]
        mov edi, dword [esp + 92]   ;   496.0 p2      23 w[14]
        xor edi, dword [esp + 108]  ;   498.0 p2+p0   23 w[14]
        xor edi, dword [esp + 64]   ;   498.5 p2+p0   23 w[14]
        xor edi, dword [esp + 24]   ;   499.0 p2+p0   23 w[14]
        rol edi, 1                  ;   499.5 p1      23 w[14]
        add edx, edi                ;   505.2 p0      27 v[1]
        mov edi, ebp                ;   500.7 p0      27 v[1] copy
        rol edi, 5                  ;   505.7 p1      27 v[1]
        add edx, edi                ;   509.7 p0      27 v[1]
        add ebx, esi                ;   500.2 p0      30 h
        mov esi, eax                ;   500.3 p1       7 v[0] copy
        xor esi, ebp                ;   500.8 p0       7 v[0]
        xor esi, ecx                ;   504.2 p0       7 v[0]
        rol ebp, 0x1e               ;   504.7 p1      28 v[2]
        add ebx, esi                ;   504.7 p0      30 h
        mov esi, edx                ;   510.2 p0      27 v[0] copy
        rol esi, 5                  ;   510.7 p1      27 v[0]
        add ebx, 0xca62c1d6         ;   505.2 p0      30 h
        add ebx, esi                ;   514.7 p0      30 h
        add edx, dword [esp + 32]   ;   510.2 p2+p1   30 h
        add ebp, dword [esp + 44]   ;   508.7 p2+p0   30 h
        add eax, dword [esp + 36]   ;   505.3 p2+p1   30 h
        add ecx, dword [esp + 16]   ;   506.3 p2+p0   30 h
        mov dword [esp + 16], ecx   ;   506.8 p0+p3   30 h
        mov esi, dword [esp + 28]   ;   507.3 p2      16 blocks
        add esi, 0x40               ;   509.3 p1      16 blocks
        mov edi, ebx                ;   515.2 p0      30 h copy
        mov ecx, edx                ;   510.7 p1      30 h copy
        cmp esi, dword [esp + 20]   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 140], esi  ;                    resident
        mov dword [esp + 0], edi    ;                    resident
        mov dword [esp + 8], ebp    ;                    resident
        mov dword [esp + 12], eax   ;                    resident
        mov dword [esp + 4], ecx    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      16 blocks reload
        mov edi, dword [esp + 136]  ;     1.0 p2      16 blocks reload
        mov dword [edi], esi        ;     2.0 p0+p3   16 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      16 blocks reload
        mov dword [edi + 4], esi    ;     4.0 p0+p3   16 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      16 blocks reload
        mov dword [edi + 8], esi    ;     5.0 p0+p3   16 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      16 blocks reload
        mov dword [edi + 12], esi   ;     6.7 p0+p3   16 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      16 blocks reload
        mov dword [edi + 16], esi   ;     8.7 p0+p3   16 blocks
        add esp, 0x74               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
