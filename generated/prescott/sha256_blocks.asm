; sha256_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 d896d12688ee9d90); do not edit:
;   ./cw build sha256_blocks --cpu prescott
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
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.0
;   blocks: 3187 uops, planned 1129.7; bounds: width 1062.3, ports 868.6, path 448.0
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global sha256_blocks

        section .text
        align 16
sha256_blocks:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x13c             ;                    frame
        mov esi, dword [esp + 336] ;     0.0 p2      68 h reload
        mov edi, dword [esi]       ;     4.0 p2      68 h
        mov dword [esp + 0], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 4]   ;     4.0 p2      68 h
        mov dword [esp + 4], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 8]   ;     4.0 p2      68 h
        mov dword [esp + 8], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 12]  ;     4.0 p2      68 h
        mov dword [esp + 12], edi  ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 16]  ;     5.0 p2      68 h
        mov dword [esp + 16], edi  ;     9.0 p0+p3   68 h
        mov edi, dword [esi + 20]  ;     6.0 p2      68 h
        mov dword [esp + 20], edi  ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]  ;     7.0 p2      68 h
        mov dword [esp + 24], edi  ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]  ;     8.0 p2      68 h
        mov dword [esp + 28], esi  ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 344] ;     9.0 p2      68 h
        shl esi, 6                 ;    13.0 p1      68 h
        add esi, dword [esp + 340] ;    14.0 p2+p1   68 h
        mov dword [esp + 32], esi  ;    16.7 p0+p3   68 h
        cmp dword [esp + 344], 0   ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 340] ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]       ;     4.0 p2      73 w[0]
        bswap edi                  ;     8.0 p1      73 w[0]
        mov ebp, dword [esi + 4]   ;     4.0 p2      73 w[1]
        bswap ebp                  ;     8.0 p1      73 w[1]
        mov eax, dword [esi + 8]   ;     4.0 p2      73 w[2]
        bswap eax                  ;     8.0 p1      73 w[2]
        mov ecx, dword [esi + 12]  ;     4.0 p2      73 w[3]
        bswap ecx                  ;     8.0 p1      73 w[3]
        mov edx, dword [esi + 16]  ;     5.0 p2      73 w[4]
        bswap edx                  ;     9.0 p1      73 w[4]
        mov ebx, dword [esi + 20]  ;     6.0 p2      73 w[5]
        mov dword [esp + 36], edi  ;     9.0 p0+p3   73 w[0]
        bswap ebx                  ;    10.0 p1      73 w[5]
        mov dword [esp + 40], ebp  ;     9.0 p0+p3   73 w[1]
        mov dword [esp + 44], eax  ;     9.0 p0+p3   73 w[2]
        mov dword [esp + 48], ecx  ;    10.0 p0+p3   73 w[3]
        mov ecx, dword [esi + 24]  ;     7.0 p2      73 w[6]
        bswap ecx                  ;    11.0 p1      73 w[6]
        mov dword [esp + 52], edx  ;    12.0 p0+p3   73 w[4]
        mov edx, dword [esi + 28]  ;     8.0 p2      73 w[7]
        bswap edx                  ;    12.0 p1      73 w[7]
        mov dword [esp + 56], ebx  ;    14.0 p0+p3   73 w[5]
        mov ebx, dword [esi + 32]  ;     9.0 p2      73 w[8]
        bswap ebx                  ;    13.0 p1      73 w[8]
        mov dword [esp + 60], ecx  ;    16.0 p0+p3   73 w[6]
        mov ecx, dword [esi + 36]  ;    10.0 p2      73 w[9]
        bswap ecx                  ;    14.0 p1      73 w[9]
        mov dword [esp + 64], edx  ;    18.0 p0+p3   73 w[7]
        mov edx, dword [esi + 40]  ;    11.0 p2      73 w[10]
        bswap edx                  ;    15.0 p1      73 w[10]
        mov dword [esp + 68], ebx  ;    20.0 p0+p3   73 w[8]
        mov ebx, dword [esi + 44]  ;    12.0 p2      73 w[11]
        bswap ebx                  ;    16.0 p1      73 w[11]
        mov dword [esp + 72], ecx  ;    22.0 p0+p3   73 w[9]
        mov eax, dword [esi + 48]  ;    13.0 p2      73 w[12]
        bswap eax                  ;    17.0 p1      73 w[12]
        mov dword [esp + 76], edx  ;    24.0 p0+p3   73 w[10]
        mov dword [esp + 80], ebx  ;    26.0 p0+p3   73 w[11]
        mov ebx, dword [esi + 52]  ;    14.0 p2      73 w[13]
        bswap ebx                  ;    18.0 p1      73 w[13]
        mov dword [esp + 84], eax  ;    28.0 p0+p3   73 w[12]
        mov eax, dword [esi + 56]  ;    15.0 p2      73 w[14]
        bswap eax                  ;    19.0 p1      73 w[14]
        mov dword [esp + 88], ebx  ;    30.0 p0+p3   73 w[13]
        mov ebx, dword [esi + 60]  ;    16.0 p2      73 w[15]
        bswap ebx                  ;    20.0 p1      73 w[15]
        mov dword [esp + 92], eax  ;    32.0 p0+p3   73 w[14]
        mov dword [esp + 96], ebx  ;    34.0 p0+p3   73 w[15]
        mov esi, eax               ;    20.0 p1      50 w[0] copy
        shr esi, 0xa               ;    21.0 p1      50 w[0]
        mov edx, eax               ;    20.0 p1      50 w[0] copy
        ror edx, 2                 ;    22.0 p1      50 w[0]
        xor edx, eax               ;    23.0 p0      50 w[0]
        ror edx, 0x11              ;    24.0 p1      50 w[0]
        xor esi, edx               ;    25.0 p0      50 w[0]
        mov edx, ebp               ;    20.2 p1      49 w[0] copy
        shr edx, 3                 ;    21.2 p1      49 w[0]
        add esi, edi               ;    26.0 p0      78 w[0]
        add esi, ecx               ;    27.0 p1      78 w[0]
        mov edi, ebp               ;    21.5 p0      49 w[0] copy
        mov ecx, ebp               ;    21.8 p1      49 w[0] copy
        ror ecx, 0xb               ;    28.0 p1      49 w[0]
        xor edi, ecx               ;    29.0 p0      49 w[0]
        ror edi, 7                 ;    30.0 p1      49 w[0]
        xor edx, edi               ;    31.0 p0      49 w[0]
        add esi, edx               ;    32.0 p0      78 w[0]
        mov edi, ebx               ;    23.5 p0      50 w[1] copy
        shr edi, 0xa               ;    24.5 p1      50 w[1]
        mov ecx, ebx               ;    24.0 p0      50 w[1] copy
        ror ecx, 2                 ;    25.5 p1      50 w[1]
        xor ecx, ebx               ;    26.5 p0      50 w[1]
        ror ecx, 0x11              ;    27.5 p1      50 w[1]
        xor edi, ecx               ;    28.5 p0      50 w[1]
        mov ecx, dword [esp + 44]  ;    24.7 p2      73 w[2] reload
        mov edx, ecx               ;    28.7 p0      49 w[1] copy
        shr edx, 3                 ;    29.7 p1      49 w[1]
        add edi, ebp               ;    29.5 p0      78 w[1]
        add edi, dword [esp + 76]  ;    30.5 p2+p0   78 w[1]
        mov dword [esp + 100], esi ;    36.0 p0+p3   78 w[0]
        mov ebp, ecx               ;    28.7 p1      49 w[1] copy
        ror ebp, 0xb               ;    31.5 p1      49 w[1]
        xor ebp, ecx               ;    32.5 p0      49 w[1]
        ror ebp, 7                 ;    33.5 p1      49 w[1]
        xor edx, ebp               ;    34.5 p0      49 w[1]
        add edi, edx               ;    35.5 p0      78 w[1]
        mov ebp, esi               ;    33.0 p0      50 w[2] copy
        shr ebp, 0xa               ;    34.0 p1      50 w[2]
        mov edx, esi               ;    33.0 p0      50 w[2] copy
        ror edx, 2                 ;    35.0 p1      50 w[2]
        xor edx, esi               ;    36.0 p0      50 w[2]
        ror edx, 0x11              ;    37.0 p1      50 w[2]
        xor ebp, edx               ;    38.0 p0      50 w[2]
        mov edx, dword [esp + 48]  ;    31.3 p2      49 w[2]
        mov dword [esp + 104], edi ;    38.0 p0+p3   78 w[1]
        add ebp, ecx               ;    39.0 p1      78 w[2]
        add ebp, dword [esp + 80]  ;    40.0 p2+p0   78 w[2]
        mov ecx, dword [esp + 48]  ;    33.3 p2      49 w[2]
        shr ecx, 3                 ;    37.3 p1      49 w[2]
        mov esi, edi               ;    36.5 p0      50 w[3] copy
        shr esi, 0xa               ;    37.5 p1      50 w[3]
        mov ebx, dword [esp + 48]  ;    34.3 p2      49 w[2]
        ror ebx, 0xb               ;    38.5 p1      49 w[2]
        xor edx, ebx               ;    39.5 p0      49 w[2]
        ror edx, 7                 ;    40.5 p1      49 w[2]
        xor ecx, edx               ;    41.5 p0      49 w[2]
        add ebp, ecx               ;    42.5 p0      78 w[2]
        mov ecx, edi               ;    36.7 p1      50 w[3] copy
        ror ecx, 2                 ;    43.5 p1      50 w[3]
        xor ecx, edi               ;    44.5 p0      50 w[3]
        ror ecx, 0x11              ;    45.5 p1      50 w[3]
        xor esi, ecx               ;    46.5 p0      50 w[3]
        mov ecx, dword [esp + 52]  ;    38.0 p2      73 w[4] reload
        mov edx, ecx               ;    42.0 p0      49 w[3] copy
        shr edx, 3                 ;    43.0 p1      49 w[3]
        mov ebx, ecx               ;    42.0 p0      49 w[3] copy
        ror ebx, 0xb               ;    44.0 p1      49 w[3]
        xor ebx, ecx               ;    45.0 p0      49 w[3]
        ror ebx, 7                 ;    46.0 p1      49 w[3]
        mov dword [esp + 108], ebp ;    43.5 p0+p3   78 w[2]
        xor edx, ebx               ;    47.0 p0      49 w[3]
        mov ebx, dword [esp + 84]  ;    41.0 p2      73 w[12] reload
        add esi, ebx               ;    47.5 p1      78 w[3]
        add esi, dword [esp + 48]  ;    48.5 p2+p0   78 w[3]
        add esi, edx               ;    49.5 p1      78 w[3]
        mov edx, ebp               ;    43.5 p0      50 w[4] copy
        shr edx, 0xa               ;    44.5 p1      50 w[4]
        mov dword [esp + 112], esi ;    50.5 p0+p3   78 w[3]
        mov ebx, ebp               ;    43.7 p1      50 w[4] copy
        ror ebx, 2                 ;    45.5 p1      50 w[4]
        xor ebx, ebp               ;    46.5 p0      50 w[4]
        ror ebx, 0x11              ;    47.5 p1      50 w[4]
        xor edx, ebx               ;    48.5 p0      50 w[4]
        mov ebx, dword [esp + 56]  ;    45.3 p2      49 w[4]
        add edx, ecx               ;    49.5 p0      78 w[4]
        add edx, dword [esp + 88]  ;    50.5 p2+p1   78 w[4]
        mov ecx, dword [esp + 56]  ;    47.3 p2      49 w[4]
        shr ecx, 3                 ;    51.3 p1      49 w[4]
        mov ebp, esi               ;    50.5 p0      50 w[5] copy
        shr ebp, 0xa               ;    51.5 p1      50 w[5]
        mov edi, dword [esp + 56]  ;    48.3 p2      49 w[4]
        ror edi, 0xb               ;    52.5 p1      49 w[4]
        xor ebx, edi               ;    53.5 p0      49 w[4]
        ror ebx, 7                 ;    54.5 p1      49 w[4]
        xor ecx, ebx               ;    55.5 p0      49 w[4]
        add edx, ecx               ;    56.5 p0      78 w[4]
        mov edi, esi               ;    50.5 p1      50 w[5] copy
        ror edi, 2                 ;    57.5 p1      50 w[5]
        xor edi, esi               ;    58.5 p0      50 w[5]
        ror edi, 0x11              ;    59.5 p1      50 w[5]
        xor ebp, edi               ;    60.5 p0      50 w[5]
        mov edi, dword [esp + 60]  ;    51.7 p2      73 w[6] reload
        mov ecx, edi               ;    55.7 p0      49 w[5] copy
        shr ecx, 3                 ;    56.7 p1      49 w[5]
        mov ebx, edi               ;    55.7 p0      49 w[5] copy
        ror ebx, 0xb               ;    57.7 p1      49 w[5]
        xor ebx, edi               ;    58.7 p0      49 w[5]
        ror ebx, 7                 ;    59.7 p1      49 w[5]
        mov dword [esp + 116], edx ;    57.5 p0+p3   78 w[4]
        xor ecx, ebx               ;    60.7 p0      49 w[5]
        mov ebx, dword [esp + 56]  ;    54.7 p2      78 w[5]
        add ebx, eax               ;    58.7 p1      78 w[5]
        add ebx, ebp               ;    61.5 p0      78 w[5]
        add ebx, ecx               ;    62.5 p1      78 w[5]
        mov ebp, edx               ;    57.5 p0      50 w[6] copy
        shr ebp, 0xa               ;    58.5 p1      50 w[6]
        mov ecx, edx               ;    57.5 p0      50 w[6] copy
        ror ecx, 2                 ;    59.5 p1      50 w[6]
        xor ecx, edx               ;    60.5 p0      50 w[6]
        ror ecx, 0x11              ;    61.5 p1      50 w[6]
        xor ebp, ecx               ;    62.5 p0      50 w[6]
        mov ecx, dword [esp + 64]  ;    58.3 p2      49 w[6]
        mov dword [esp + 120], ebx ;    63.5 p0+p3   78 w[5]
        add ebp, edi               ;    63.5 p1      78 w[6]
        add ebp, dword [esp + 96]  ;    64.5 p2+p1   78 w[6]
        mov edi, dword [esp + 64]  ;    60.3 p2      49 w[6]
        shr edi, 3                 ;    64.3 p1      49 w[6]
        mov eax, ebx               ;    63.5 p0      50 w[7] copy
        shr eax, 0xa               ;    64.5 p1      50 w[7]
        mov edx, dword [esp + 64]  ;    61.3 p2      49 w[6]
        ror edx, 0xb               ;    65.5 p1      49 w[6]
        xor ecx, edx               ;    66.5 p0      49 w[6]
        ror ecx, 7                 ;    67.5 p1      49 w[6]
        xor edi, ecx               ;    68.5 p0      49 w[6]
        add ebp, edi               ;    69.5 p0      78 w[6]
        mov edi, ebx               ;    63.7 p1      50 w[7] copy
        ror edi, 2                 ;    70.5 p1      50 w[7]
        xor edi, ebx               ;    71.5 p0      50 w[7]
        ror edi, 0x11              ;    72.5 p1      50 w[7]
        xor eax, edi               ;    73.5 p0      50 w[7]
        mov edi, dword [esp + 68]  ;    65.0 p2      73 w[8] reload
        mov ecx, edi               ;    69.0 p0      49 w[7] copy
        shr ecx, 3                 ;    70.0 p1      49 w[7]
        mov dword [esp + 124], ebp ;    70.5 p0+p3   78 w[6]
        mov edx, edi               ;    69.0 p1      49 w[7] copy
        ror edx, 0xb               ;    71.0 p1      49 w[7]
        xor edx, edi               ;    72.0 p0      49 w[7]
        ror edx, 7                 ;    73.0 p1      49 w[7]
        xor ecx, edx               ;    74.0 p0      49 w[7]
        mov edx, dword [esp + 100] ;    68.0 p2      78 w[0] reload
        add eax, edx               ;    74.5 p0      78 w[7]
        add eax, dword [esp + 64]  ;    75.5 p2+p0   78 w[7]
        add eax, ecx               ;    76.5 p1      78 w[7]
        mov ecx, ebp               ;    70.5 p0      50 w[8] copy
        shr ecx, 0xa               ;    71.5 p1      50 w[8]
        mov dword [esp + 128], eax ;    77.5 p0+p3   78 w[7]
        mov edx, ebp               ;    70.7 p1      50 w[8] copy
        ror edx, 2                 ;    72.5 p1      50 w[8]
        xor edx, ebp               ;    73.5 p0      50 w[8]
        ror edx, 0x11              ;    74.5 p1      50 w[8]
        xor ecx, edx               ;    75.5 p0      50 w[8]
        mov edx, dword [esp + 72]  ;    72.3 p2      49 w[8]
        add ecx, edi               ;    76.5 p0      78 w[8]
        add ecx, dword [esp + 104] ;    77.5 p2+p0   78 w[8]
        mov edi, dword [esp + 72]  ;    74.3 p2      49 w[8]
        shr edi, 3                 ;    78.3 p1      49 w[8]
        mov ebp, eax               ;    77.5 p0      50 w[9] copy
        shr ebp, 0xa               ;    78.5 p1      50 w[9]
        mov ebx, dword [esp + 72]  ;    75.3 p2      49 w[8]
        ror ebx, 0xb               ;    79.5 p1      49 w[8]
        xor edx, ebx               ;    80.5 p0      49 w[8]
        ror edx, 7                 ;    81.5 p1      49 w[8]
        xor edi, edx               ;    82.5 p0      49 w[8]
        add ecx, edi               ;    83.5 p0      78 w[8]
        mov edi, eax               ;    77.5 p0      50 w[9] copy
        ror edi, 2                 ;    84.5 p1      50 w[9]
        xor edi, eax               ;    85.5 p0      50 w[9]
        ror edi, 0x11              ;    86.5 p1      50 w[9]
        xor ebp, edi               ;    87.5 p0      50 w[9]
        mov edi, dword [esp + 76]  ;    78.7 p2      73 w[10] reload
        mov edx, edi               ;    82.7 p0      49 w[9] copy
        shr edx, 3                 ;    83.7 p1      49 w[9]
        mov dword [esp + 132], ecx ;    84.5 p0+p3   78 w[8]
        mov ebx, edi               ;    82.7 p1      49 w[9] copy
        ror ebx, 0xb               ;    84.7 p1      49 w[9]
        xor ebx, edi               ;    85.7 p0      49 w[9]
        ror ebx, 7                 ;    86.7 p1      49 w[9]
        xor edx, ebx               ;    87.7 p0      49 w[9]
        mov ebx, dword [esp + 108] ;    81.7 p2      78 w[2] reload
        add ebp, ebx               ;    88.5 p0      78 w[9]
        add ebp, dword [esp + 72]  ;    89.5 p2+p0   78 w[9]
        add ebp, edx               ;    90.5 p1      78 w[9]
        mov edx, ecx               ;    84.5 p0      50 w[10] copy
        shr edx, 0xa               ;    85.5 p1      50 w[10]
        mov dword [esp + 136], ebp ;    91.5 p0+p3   78 w[9]
        mov ebx, ecx               ;    84.5 p1      50 w[10] copy
        ror ebx, 2                 ;    86.5 p1      50 w[10]
        xor ebx, ecx               ;    87.5 p0      50 w[10]
        ror ebx, 0x11              ;    88.5 p1      50 w[10]
        xor edx, ebx               ;    89.5 p0      50 w[10]
        mov ebx, dword [esp + 80]  ;    86.0 p2      49 w[10]
        add edx, edi               ;    90.5 p0      78 w[10]
        add edx, esi               ;    91.5 p0      78 w[10]
        mov edi, dword [esp + 80]  ;    87.0 p2      49 w[10]
        shr edi, 3                 ;    91.0 p1      49 w[10]
        mov esi, ebp               ;    91.5 p0      50 w[11] copy
        shr esi, 0xa               ;    92.5 p1      50 w[11]
        mov ecx, dword [esp + 80]  ;    88.3 p2      49 w[10]
        ror ecx, 0xb               ;    93.5 p1      49 w[10]
        xor ebx, ecx               ;    94.5 p0      49 w[10]
        ror ebx, 7                 ;    95.5 p1      49 w[10]
        xor edi, ebx               ;    96.5 p0      49 w[10]
        add edx, edi               ;    97.5 p0      78 w[10]
        mov edi, ebp               ;    91.5 p0      50 w[11] copy
        ror edi, 2                 ;    98.5 p1      50 w[11]
        xor edi, ebp               ;    99.5 p0      50 w[11]
        ror edi, 0x11              ;   100.5 p1      50 w[11]
        xor esi, edi               ;   101.5 p0      50 w[11]
        mov edi, dword [esp + 84]  ;    92.0 p2      73 w[12] reload
        mov ecx, edi               ;    96.0 p0      49 w[11] copy
        shr ecx, 3                 ;    97.0 p1      49 w[11]
        mov dword [esp + 140], edx ;    98.5 p0+p3   78 w[10]
        mov ebx, edi               ;    96.0 p1      49 w[11] copy
        ror ebx, 0xb               ;    98.0 p1      49 w[11]
        xor ebx, edi               ;    99.0 p0      49 w[11]
        ror ebx, 7                 ;   100.0 p1      49 w[11]
        xor ecx, ebx               ;   101.0 p0      49 w[11]
        mov ebx, dword [esp + 116] ;    95.0 p2      78 w[4] reload
        add ecx, ebx               ;   102.0 p0      78 w[11]
        add ecx, dword [esp + 80]  ;   103.0 p2+p0   78 w[11]
        add ecx, esi               ;   104.0 p1      78 w[11]
        mov esi, edx               ;    98.5 p0      50 w[12] copy
        shr esi, 0xa               ;    99.5 p1      50 w[12]
        mov dword [esp + 144], ecx ;   105.0 p0+p3   78 w[11]
        mov ebx, edx               ;    98.5 p1      50 w[12] copy
        ror ebx, 2                 ;   100.5 p1      50 w[12]
        xor ebx, edx               ;   101.5 p0      50 w[12]
        ror ebx, 0x11              ;   102.5 p1      50 w[12]
        xor esi, ebx               ;   103.5 p0      50 w[12]
        mov ebx, dword [esp + 88]  ;    99.3 p2      49 w[12]
        add esi, edi               ;   104.5 p0      78 w[12]
        add esi, dword [esp + 120] ;   105.5 p2+p0   78 w[12]
        mov edi, dword [esp + 88]  ;   101.3 p2      49 w[12]
        shr edi, 3                 ;   105.3 p1      49 w[12]
        mov edx, ecx               ;   105.0 p0      50 w[13] copy
        shr edx, 0xa               ;   106.0 p1      50 w[13]
        mov ebp, dword [esp + 88]  ;   102.3 p2      49 w[12]
        ror ebp, 0xb               ;   107.0 p1      49 w[12]
        xor ebx, ebp               ;   108.0 p0      49 w[12]
        ror ebx, 7                 ;   109.0 p1      49 w[12]
        xor edi, ebx               ;   110.0 p0      49 w[12]
        add esi, edi               ;   111.0 p0      78 w[12]
        mov edi, ecx               ;   105.0 p0      50 w[13] copy
        ror edi, 2                 ;   112.0 p1      50 w[13]
        xor edi, ecx               ;   113.0 p0      50 w[13]
        ror edi, 0x11              ;   114.0 p1      50 w[13]
        xor edx, edi               ;   115.0 p0      50 w[13]
        mov edi, dword [esp + 92]  ;   105.7 p2      73 w[14] reload
        mov ebp, edi               ;   109.7 p0      49 w[13] copy
        shr ebp, 3                 ;   110.7 p1      49 w[13]
        mov dword [esp + 148], esi ;   112.0 p0+p3   78 w[12]
        mov ebx, edi               ;   109.7 p1      49 w[13] copy
        ror ebx, 0xb               ;   111.7 p1      49 w[13]
        xor ebx, edi               ;   112.7 p0      49 w[13]
        ror ebx, 7                 ;   113.7 p1      49 w[13]
        xor ebp, ebx               ;   114.7 p0      49 w[13]
        mov ebx, dword [esp + 124] ;   108.7 p2      78 w[6] reload
        add ebp, ebx               ;   115.7 p0      78 w[13]
        add ebp, dword [esp + 88]  ;   116.7 p2+p0   78 w[13]
        add ebp, edx               ;   117.7 p1      78 w[13]
        mov edx, esi               ;   112.0 p0      50 w[14] copy
        shr edx, 0xa               ;   113.0 p1      50 w[14]
        mov dword [esp + 152], ebp ;   118.7 p0+p3   78 w[13]
        mov ebx, esi               ;   112.0 p1      50 w[14] copy
        ror ebx, 2                 ;   114.0 p1      50 w[14]
        xor ebx, esi               ;   115.0 p0      50 w[14]
        ror ebx, 0x11              ;   116.0 p1      50 w[14]
        xor edx, ebx               ;   117.0 p0      50 w[14]
        mov ebx, dword [esp + 96]  ;   113.0 p2      49 w[14]
        add edx, edi               ;   118.0 p0      78 w[14]
        add edx, eax               ;   119.0 p0      78 w[14]
        mov edi, dword [esp + 96]  ;   114.0 p2      49 w[14]
        shr edi, 3                 ;   118.0 p1      49 w[14]
        mov eax, ebp               ;   118.7 p0      50 w[15] copy
        shr eax, 0xa               ;   119.7 p1      50 w[15]
        mov esi, dword [esp + 96]  ;   115.3 p2      49 w[14]
        ror esi, 0xb               ;   120.7 p1      49 w[14]
        xor ebx, esi               ;   121.7 p0      49 w[14]
        ror ebx, 7                 ;   122.7 p1      49 w[14]
        xor edi, ebx               ;   123.7 p0      49 w[14]
        add edx, edi               ;   124.7 p0      78 w[14]
        mov esi, ebp               ;   118.7 p0      50 w[15] copy
        ror esi, 2                 ;   125.7 p1      50 w[15]
        xor esi, ebp               ;   126.7 p0      50 w[15]
        ror esi, 0x11              ;   127.7 p1      50 w[15]
        xor eax, esi               ;   128.7 p0      50 w[15]
        mov esi, dword [esp + 100] ;   119.0 p2      78 w[0] reload
        mov edi, esi               ;   123.0 p0      49 w[15] copy
        shr edi, 3                 ;   124.0 p1      49 w[15]
        mov dword [esp + 156], edx ;   125.7 p0+p3   78 w[14]
        mov ebx, esi               ;   123.0 p1      49 w[15] copy
        ror ebx, 0xb               ;   125.0 p1      49 w[15]
        xor ebx, esi               ;   126.0 p0      49 w[15]
        ror ebx, 7                 ;   127.0 p1      49 w[15]
        xor edi, ebx               ;   128.0 p0      49 w[15]
        mov ebx, dword [esp + 132] ;   122.0 p2      78 w[8] reload
        add edi, ebx               ;   129.0 p0      78 w[15]
        add edi, dword [esp + 96]  ;   130.0 p2+p0   78 w[15]
        add edi, eax               ;   131.0 p1      78 w[15]
        mov eax, edx               ;   125.7 p0      50 w[0] copy
        shr eax, 0xa               ;   126.7 p1      50 w[0]
        mov dword [esp + 160], edi ;   132.0 p0+p3   78 w[15]
        mov ebx, edx               ;   125.7 p1      50 w[0] copy
        ror ebx, 2                 ;   127.7 p1      50 w[0]
        xor ebx, edx               ;   128.7 p0      50 w[0]
        ror ebx, 0x11              ;   129.7 p1      50 w[0]
        xor eax, ebx               ;   130.7 p0      50 w[0]
        mov ebx, dword [esp + 104] ;   126.3 p2      49 w[0]
        add eax, esi               ;   131.7 p0      78 w[0]
        add eax, dword [esp + 136] ;   132.7 p2+p0   78 w[0]
        mov esi, dword [esp + 104] ;   128.3 p2      49 w[0]
        shr esi, 3                 ;   132.3 p1      49 w[0]
        mov edx, edi               ;   132.0 p0      50 w[1] copy
        shr edx, 0xa               ;   133.0 p1      50 w[1]
        mov ebp, dword [esp + 104] ;   129.3 p2      49 w[0]
        ror ebp, 0xb               ;   134.0 p1      49 w[0]
        xor ebx, ebp               ;   135.0 p0      49 w[0]
        ror ebx, 7                 ;   136.0 p1      49 w[0]
        xor esi, ebx               ;   137.0 p0      49 w[0]
        add eax, esi               ;   138.0 p0      78 w[0]
        mov esi, edi               ;   132.0 p1      50 w[1] copy
        ror esi, 2                 ;   139.0 p1      50 w[1]
        xor esi, edi               ;   140.0 p0      50 w[1]
        ror esi, 0x11              ;   141.0 p1      50 w[1]
        xor edx, esi               ;   142.0 p0      50 w[1]
        mov esi, dword [esp + 108] ;   132.7 p2      78 w[2] reload
        mov ebp, esi               ;   136.7 p0      49 w[1] copy
        shr ebp, 3                 ;   137.7 p1      49 w[1]
        mov dword [esp + 164], eax ;   139.0 p0+p3   78 w[0]
        mov ebx, esi               ;   136.7 p1      49 w[1] copy
        ror ebx, 0xb               ;   138.7 p1      49 w[1]
        xor ebx, esi               ;   139.7 p0      49 w[1]
        ror ebx, 7                 ;   140.7 p1      49 w[1]
        xor ebp, ebx               ;   141.7 p0      49 w[1]
        mov ebx, dword [esp + 140] ;   135.7 p2      78 w[10] reload
        add ebp, ebx               ;   142.7 p0      78 w[1]
        add ebp, dword [esp + 104] ;   143.7 p2+p0   78 w[1]
        add ebp, edx               ;   144.7 p1      78 w[1]
        mov edx, eax               ;   139.0 p0      50 w[2] copy
        shr edx, 0xa               ;   140.0 p1      50 w[2]
        mov dword [esp + 168], ebp ;   145.7 p0+p3   78 w[1]
        mov ebx, eax               ;   139.0 p1      50 w[2] copy
        ror ebx, 2                 ;   141.0 p1      50 w[2]
        xor ebx, eax               ;   142.0 p0      50 w[2]
        ror ebx, 0x11              ;   143.0 p1      50 w[2]
        xor edx, ebx               ;   144.0 p0      50 w[2]
        mov ebx, dword [esp + 112] ;   140.0 p2      49 w[2]
        add edx, esi               ;   145.0 p0      78 w[2]
        add edx, ecx               ;   146.0 p1      78 w[2]
        mov esi, dword [esp + 112] ;   141.0 p2      49 w[2]
        shr esi, 3                 ;   145.0 p1      49 w[2]
        mov ecx, ebp               ;   145.7 p0      50 w[3] copy
        shr ecx, 0xa               ;   146.7 p1      50 w[3]
        mov eax, dword [esp + 112] ;   142.3 p2      49 w[2]
        ror eax, 0xb               ;   147.7 p1      49 w[2]
        xor ebx, eax               ;   148.7 p0      49 w[2]
        ror ebx, 7                 ;   149.7 p1      49 w[2]
        xor esi, ebx               ;   150.7 p0      49 w[2]
        add edx, esi               ;   151.7 p0      78 w[2]
        mov esi, ebp               ;   145.7 p1      50 w[3] copy
        ror esi, 2                 ;   152.7 p1      50 w[3]
        xor esi, ebp               ;   153.7 p0      50 w[3]
        ror esi, 0x11              ;   154.7 p1      50 w[3]
        xor ecx, esi               ;   155.7 p0      50 w[3]
        mov esi, dword [esp + 116] ;   146.0 p2      78 w[4] reload
        mov eax, esi               ;   150.0 p0      49 w[3] copy
        shr eax, 3                 ;   151.0 p1      49 w[3]
        mov dword [esp + 172], edx ;   152.7 p0+p3   78 w[2]
        mov ebx, esi               ;   150.0 p1      49 w[3] copy
        ror ebx, 0xb               ;   152.0 p1      49 w[3]
        xor ebx, esi               ;   153.0 p0      49 w[3]
        ror ebx, 7                 ;   154.0 p1      49 w[3]
        xor eax, ebx               ;   155.0 p0      49 w[3]
        mov ebx, dword [esp + 148] ;   149.0 p2      78 w[12] reload
        add eax, ebx               ;   156.0 p0      78 w[3]
        add eax, dword [esp + 112] ;   157.0 p2+p0   78 w[3]
        add eax, ecx               ;   158.0 p1      78 w[3]
        mov ecx, edx               ;   152.7 p0      50 w[4] copy
        shr ecx, 0xa               ;   153.7 p1      50 w[4]
        mov dword [esp + 176], eax ;   159.0 p0+p3   78 w[3]
        mov ebx, edx               ;   152.7 p1      50 w[4] copy
        ror ebx, 2                 ;   154.7 p1      50 w[4]
        xor ebx, edx               ;   155.7 p0      50 w[4]
        ror ebx, 0x11              ;   156.7 p1      50 w[4]
        xor ecx, ebx               ;   157.7 p0      50 w[4]
        mov ebx, dword [esp + 120] ;   153.3 p2      49 w[4]
        add ecx, esi               ;   158.7 p0      78 w[4]
        add ecx, dword [esp + 152] ;   159.7 p2+p1   78 w[4]
        mov esi, dword [esp + 120] ;   155.3 p2      49 w[4]
        shr esi, 3                 ;   159.3 p1      49 w[4]
        mov edx, eax               ;   159.0 p0      50 w[5] copy
        shr edx, 0xa               ;   160.0 p1      50 w[5]
        mov ebp, dword [esp + 120] ;   156.3 p2      49 w[4]
        ror ebp, 0xb               ;   161.0 p1      49 w[4]
        xor ebx, ebp               ;   162.0 p0      49 w[4]
        ror ebx, 7                 ;   163.0 p1      49 w[4]
        xor esi, ebx               ;   164.0 p0      49 w[4]
        add ecx, esi               ;   165.0 p0      78 w[4]
        mov esi, eax               ;   159.0 p1      50 w[5] copy
        ror esi, 2                 ;   166.0 p1      50 w[5]
        xor esi, eax               ;   167.0 p0      50 w[5]
        ror esi, 0x11              ;   168.0 p1      50 w[5]
        xor edx, esi               ;   169.0 p0      50 w[5]
        mov esi, dword [esp + 124] ;   159.7 p2      78 w[6] reload
        mov ebp, esi               ;   163.7 p0      49 w[5] copy
        shr ebp, 3                 ;   164.7 p1      49 w[5]
        mov dword [esp + 180], ecx ;   166.0 p0+p3   78 w[4]
        mov ebx, esi               ;   163.7 p1      49 w[5] copy
        ror ebx, 0xb               ;   165.7 p1      49 w[5]
        xor ebx, esi               ;   166.7 p0      49 w[5]
        ror ebx, 7                 ;   167.7 p1      49 w[5]
        xor ebp, ebx               ;   168.7 p0      49 w[5]
        mov ebx, dword [esp + 156] ;   162.7 p2      78 w[14] reload
        add ebp, ebx               ;   169.7 p0      78 w[5]
        add ebp, dword [esp + 120] ;   170.7 p2+p0   78 w[5]
        add ebp, edx               ;   171.7 p1      78 w[5]
        mov edx, ecx               ;   166.0 p0      50 w[6] copy
        shr edx, 0xa               ;   167.0 p1      50 w[6]
        mov dword [esp + 184], ebp ;   172.7 p0+p3   78 w[5]
        mov ebx, ecx               ;   166.0 p1      50 w[6] copy
        ror ebx, 2                 ;   168.0 p1      50 w[6]
        xor ebx, ecx               ;   169.0 p0      50 w[6]
        ror ebx, 0x11              ;   170.0 p1      50 w[6]
        xor edx, ebx               ;   171.0 p0      50 w[6]
        mov ebx, dword [esp + 128] ;   167.0 p2      49 w[6]
        add edx, esi               ;   172.0 p0      78 w[6]
        add edx, edi               ;   173.0 p1      78 w[6]
        mov esi, dword [esp + 128] ;   168.0 p2      49 w[6]
        shr esi, 3                 ;   172.0 p1      49 w[6]
        mov edi, ebp               ;   172.7 p0      50 w[7] copy
        shr edi, 0xa               ;   173.7 p1      50 w[7]
        mov ecx, dword [esp + 128] ;   169.3 p2      49 w[6]
        ror ecx, 0xb               ;   174.7 p1      49 w[6]
        xor ebx, ecx               ;   175.7 p0      49 w[6]
        ror ebx, 7                 ;   176.7 p1      49 w[6]
        xor esi, ebx               ;   177.7 p0      49 w[6]
        add edx, esi               ;   178.7 p0      78 w[6]
        mov esi, ebp               ;   172.7 p1      50 w[7] copy
        ror esi, 2                 ;   179.7 p1      50 w[7]
        xor esi, ebp               ;   180.7 p0      50 w[7]
        ror esi, 0x11              ;   181.7 p1      50 w[7]
        xor edi, esi               ;   182.7 p0      50 w[7]
        mov dword [esp + 188], edx ;   179.7 p0+p3   78 w[6]
        mov esi, dword [esp + 132] ;   173.3 p2      78 w[8] reload
        mov ecx, esi               ;   177.3 p1      49 w[7] copy
        shr ecx, 3                 ;   178.3 p1      49 w[7]
        mov ebx, esi               ;   177.3 p0      49 w[7] copy
        ror ebx, 0xb               ;   179.3 p1      49 w[7]
        xor ebx, esi               ;   180.3 p0      49 w[7]
        ror ebx, 7                 ;   181.3 p1      49 w[7]
        xor ecx, ebx               ;   182.3 p0      49 w[7]
        mov ebx, dword [esp + 164] ;   176.0 p2      78 w[0] reload
        add ecx, ebx               ;   183.3 p0      78 w[7]
        add ecx, dword [esp + 128] ;   184.3 p2+p0   78 w[7]
        add ecx, edi               ;   185.3 p1      78 w[7]
        mov edi, edx               ;   179.7 p0      50 w[8] copy
        shr edi, 0xa               ;   180.7 p1      50 w[8]
        mov dword [esp + 192], ecx ;   186.3 p0+p3   78 w[7]
        mov ebx, edx               ;   179.7 p1      50 w[8] copy
        ror ebx, 2                 ;   181.7 p1      50 w[8]
        xor ebx, edx               ;   182.7 p0      50 w[8]
        ror ebx, 0x11              ;   183.7 p1      50 w[8]
        xor edi, ebx               ;   184.7 p0      50 w[8]
        mov ebx, dword [esp + 136] ;   180.3 p2      49 w[8]
        add edi, esi               ;   185.7 p0      78 w[8]
        add edi, dword [esp + 168] ;   186.7 p2+p1   78 w[8]
        mov esi, dword [esp + 136] ;   182.3 p2      49 w[8]
        shr esi, 3                 ;   186.3 p1      49 w[8]
        mov edx, ecx               ;   186.3 p0      50 w[9] copy
        shr edx, 0xa               ;   187.3 p1      50 w[9]
        mov ebp, dword [esp + 136] ;   183.3 p2      49 w[8]
        ror ebp, 0xb               ;   188.3 p1      49 w[8]
        xor ebx, ebp               ;   189.3 p0      49 w[8]
        ror ebx, 7                 ;   190.3 p1      49 w[8]
        xor esi, ebx               ;   191.3 p0      49 w[8]
        add edi, esi               ;   192.3 p0      78 w[8]
        mov esi, ecx               ;   186.3 p1      50 w[9] copy
        ror esi, 2                 ;   193.3 p1      50 w[9]
        xor esi, ecx               ;   194.3 p0      50 w[9]
        ror esi, 0x11              ;   195.3 p1      50 w[9]
        xor edx, esi               ;   196.3 p0      50 w[9]
        mov dword [esp + 196], edi ;   193.3 p0+p3   78 w[8]
        mov esi, dword [esp + 140] ;   187.0 p2      78 w[10] reload
        mov ebp, esi               ;   191.0 p1      49 w[9] copy
        shr ebp, 3                 ;   192.0 p1      49 w[9]
        mov ebx, esi               ;   191.0 p0      49 w[9] copy
        ror ebx, 0xb               ;   193.0 p1      49 w[9]
        xor ebx, esi               ;   194.0 p0      49 w[9]
        ror ebx, 7                 ;   195.0 p1      49 w[9]
        xor ebp, ebx               ;   196.0 p0      49 w[9]
        mov ebx, dword [esp + 172] ;   189.7 p2      78 w[2] reload
        add ebp, ebx               ;   197.0 p0      78 w[9]
        add ebp, dword [esp + 136] ;   198.0 p2+p0   78 w[9]
        add ebp, edx               ;   199.0 p1      78 w[9]
        mov edx, edi               ;   193.3 p0      50 w[10] copy
        shr edx, 0xa               ;   194.3 p1      50 w[10]
        mov dword [esp + 200], ebp ;   200.0 p0+p3   78 w[9]
        mov ebx, edi               ;   193.3 p1      50 w[10] copy
        ror ebx, 2                 ;   195.3 p1      50 w[10]
        xor ebx, edi               ;   196.3 p0      50 w[10]
        ror ebx, 0x11              ;   197.3 p1      50 w[10]
        xor edx, ebx               ;   198.3 p0      50 w[10]
        mov ebx, dword [esp + 144] ;   194.0 p2      49 w[10]
        add edx, esi               ;   199.3 p0      78 w[10]
        add edx, eax               ;   200.3 p1      78 w[10]
        mov esi, dword [esp + 144] ;   195.0 p2      49 w[10]
        shr esi, 3                 ;   199.0 p1      49 w[10]
        mov eax, dword [esp + 144] ;   196.0 p2      49 w[10]
        ror eax, 0xb               ;   200.0 p1      49 w[10]
        xor ebx, eax               ;   201.0 p0      49 w[10]
        ror ebx, 7                 ;   202.0 p1      49 w[10]
        xor esi, ebx               ;   203.0 p0      49 w[10]
        add edx, esi               ;   204.0 p0      78 w[10]
        mov esi, ebp               ;   200.0 p1      50 w[11] copy
        shr esi, 0xa               ;   201.0 p1      50 w[11]
        mov eax, ebp               ;   200.0 p0      50 w[11] copy
        ror eax, 2                 ;   202.0 p1      50 w[11]
        xor eax, ebp               ;   203.0 p0      50 w[11]
        ror eax, 0x11              ;   204.0 p1      50 w[11]
        xor esi, eax               ;   205.0 p0      50 w[11]
        mov dword [esp + 204], edx ;   205.0 p0+p3   78 w[10]
        mov eax, dword [esp + 148] ;   200.3 p2      78 w[12] reload
        mov ebx, eax               ;   204.3 p1      49 w[11] copy
        shr ebx, 3                 ;   205.3 p1      49 w[11]
        add esi, dword [esp + 180] ;   206.0 p2+p0   78 w[11]
        add esi, dword [esp + 144] ;   207.0 p2+p0   78 w[11]
        mov ebp, eax               ;   204.3 p1      49 w[11] copy
        ror ebp, 0xb               ;   208.0 p1      49 w[11]
        xor ebp, eax               ;   209.0 p0      49 w[11]
        ror ebp, 7                 ;   210.0 p1      49 w[11]
        xor ebx, ebp               ;   211.0 p0      49 w[11]
        add esi, ebx               ;   212.0 p0      78 w[11]
        mov ebp, edx               ;   205.0 p0      50 w[12] copy
        shr ebp, 0xa               ;   206.0 p1      50 w[12]
        mov ebx, edx               ;   205.5 p0      50 w[12] copy
        ror ebx, 2                 ;   207.0 p1      50 w[12]
        xor ebx, edx               ;   208.0 p0      50 w[12]
        ror ebx, 0x11              ;   209.0 p1      50 w[12]
        xor ebp, ebx               ;   210.0 p0      50 w[12]
        mov dword [esp + 208], esi ;   213.0 p0+p3   78 w[11]
        mov ebx, dword [esp + 152] ;   207.3 p2      49 w[12]
        add ebp, eax               ;   211.0 p1      78 w[12]
        add ebp, dword [esp + 184] ;   212.0 p2+p0   78 w[12]
        mov eax, dword [esp + 152] ;   209.3 p2      49 w[12]
        shr eax, 3                 ;   213.3 p1      49 w[12]
        mov edx, esi               ;   213.0 p0      50 w[13] copy
        shr edx, 0xa               ;   214.0 p1      50 w[13]
        mov edi, dword [esp + 152] ;   210.3 p2      49 w[12]
        ror edi, 0xb               ;   215.0 p1      49 w[12]
        xor ebx, edi               ;   216.0 p0      49 w[12]
        ror ebx, 7                 ;   217.0 p1      49 w[12]
        xor eax, ebx               ;   218.0 p0      49 w[12]
        add ebp, eax               ;   219.0 p0      78 w[12]
        mov dword [esp + 212], ebp ;   220.0 p0+p3   78 w[12]
        mov edi, esi               ;   213.0 p1      50 w[13] copy
        ror edi, 2                 ;   220.0 p1      50 w[13]
        xor edi, esi               ;   221.0 p0      50 w[13]
        ror edi, 0x11              ;   222.0 p1      50 w[13]
        xor edx, edi               ;   223.0 p0      50 w[13]
        mov edi, dword [esp + 156] ;   214.0 p2      78 w[14] reload
        mov eax, edi               ;   218.0 p0      49 w[13] copy
        shr eax, 3                 ;   219.0 p1      49 w[13]
        mov ebx, edi               ;   218.0 p0      49 w[13] copy
        ror ebx, 0xb               ;   220.0 p1      49 w[13]
        xor ebx, edi               ;   221.0 p0      49 w[13]
        ror ebx, 7                 ;   222.0 p1      49 w[13]
        xor eax, ebx               ;   223.0 p0      49 w[13]
        mov ebx, dword [esp + 188] ;   216.7 p2      78 w[6] reload
        add edx, ebx               ;   224.0 p0      78 w[13]
        add edx, dword [esp + 152] ;   225.0 p2+p1   78 w[13]
        add edx, eax               ;   226.0 p0      78 w[13]
        mov eax, ebp               ;   220.0 p1      50 w[14] copy
        shr eax, 0xa               ;   221.0 p1      50 w[14]
        mov dword [esp + 216], edx ;   227.0 p0+p3   78 w[13]
        mov ebx, ebp               ;   220.0 p1      50 w[14] copy
        ror ebx, 2                 ;   222.0 p1      50 w[14]
        xor ebx, ebp               ;   223.0 p0      50 w[14]
        ror ebx, 0x11              ;   224.0 p1      50 w[14]
        xor eax, ebx               ;   225.0 p0      50 w[14]
        mov ebx, dword [esp + 160] ;   221.0 p2      49 w[14]
        add eax, edi               ;   226.0 p0      78 w[14]
        add eax, ecx               ;   227.0 p0      78 w[14]
        mov edi, dword [esp + 160] ;   222.0 p2      49 w[14]
        shr edi, 3                 ;   226.0 p1      49 w[14]
        mov ecx, dword [esp + 160] ;   223.0 p2      49 w[14]
        ror ecx, 0xb               ;   227.0 p1      49 w[14]
        xor ebx, ecx               ;   228.0 p0      49 w[14]
        ror ebx, 7                 ;   229.0 p1      49 w[14]
        xor edi, ebx               ;   230.0 p0      49 w[14]
        add eax, edi               ;   231.0 p0      78 w[14]
        mov edi, edx               ;   227.0 p1      50 w[15] copy
        shr edi, 0xa               ;   228.0 p1      50 w[15]
        mov dword [esp + 220], eax ;   232.0 p0+p3   78 w[14]
        mov ecx, edx               ;   227.0 p1      50 w[15] copy
        ror ecx, 2                 ;   229.0 p1      50 w[15]
        xor ecx, edx               ;   230.0 p0      50 w[15]
        ror ecx, 0x11              ;   231.0 p1      50 w[15]
        xor edi, ecx               ;   232.0 p0      50 w[15]
        mov ecx, dword [esp + 164] ;   227.3 p2      78 w[0] reload
        mov ebx, ecx               ;   231.3 p0      49 w[15] copy
        shr ebx, 3                 ;   232.3 p1      49 w[15]
        add edi, dword [esp + 196] ;   233.0 p2+p0   78 w[15]
        add edi, dword [esp + 160] ;   234.0 p2+p0   78 w[15]
        mov edx, ecx               ;   231.3 p1      49 w[15] copy
        ror edx, 0xb               ;   235.0 p1      49 w[15]
        xor edx, ecx               ;   236.0 p0      49 w[15]
        ror edx, 7                 ;   237.0 p1      49 w[15]
        xor ebx, edx               ;   238.0 p0      49 w[15]
        add edi, ebx               ;   239.0 p0      78 w[15]
        mov edx, eax               ;   232.0 p0      50 w[0] copy
        shr edx, 0xa               ;   233.0 p1      50 w[0]
        mov ebx, eax               ;   232.5 p0      50 w[0] copy
        ror ebx, 2                 ;   234.0 p1      50 w[0]
        xor ebx, eax               ;   235.0 p0      50 w[0]
        ror ebx, 0x11              ;   236.0 p1      50 w[0]
        mov dword [esp + 224], edi ;   240.0 p0+p3   78 w[15]
        xor edx, ebx               ;   237.0 p0      50 w[0]
        mov ebx, dword [esp + 168] ;   234.3 p2      49 w[0]
        add edx, ecx               ;   238.0 p1      78 w[0]
        add edx, dword [esp + 200] ;   239.0 p2+p0   78 w[0]
        mov ecx, dword [esp + 168] ;   236.3 p2      49 w[0]
        shr ecx, 3                 ;   240.3 p1      49 w[0]
        mov eax, edi               ;   240.0 p0      50 w[1] copy
        shr eax, 0xa               ;   241.0 p1      50 w[1]
        mov ebp, dword [esp + 168] ;   237.3 p2      49 w[0]
        ror ebp, 0xb               ;   242.0 p1      49 w[0]
        xor ebx, ebp               ;   243.0 p0      49 w[0]
        ror ebx, 7                 ;   244.0 p1      49 w[0]
        xor ecx, ebx               ;   245.0 p0      49 w[0]
        add edx, ecx               ;   246.0 p0      78 w[0]
        mov dword [esp + 228], edx ;   247.0 p0+p3   78 w[0]
        mov ebp, edi               ;   240.0 p1      50 w[1] copy
        ror ebp, 2                 ;   247.0 p1      50 w[1]
        xor ebp, edi               ;   248.0 p0      50 w[1]
        ror ebp, 0x11              ;   249.0 p1      50 w[1]
        xor eax, ebp               ;   250.0 p0      50 w[1]
        mov ebp, dword [esp + 172] ;   241.0 p2      78 w[2] reload
        mov ecx, ebp               ;   245.0 p0      49 w[1] copy
        shr ecx, 3                 ;   246.0 p1      49 w[1]
        mov ebx, ebp               ;   245.0 p0      49 w[1] copy
        ror ebx, 0xb               ;   247.0 p1      49 w[1]
        xor ebx, ebp               ;   248.0 p0      49 w[1]
        ror ebx, 7                 ;   249.0 p1      49 w[1]
        xor ecx, ebx               ;   250.0 p0      49 w[1]
        mov ebx, dword [esp + 204] ;   243.7 p2      78 w[10] reload
        add eax, ebx               ;   251.0 p0      78 w[1]
        add eax, dword [esp + 168] ;   252.0 p2+p1   78 w[1]
        add eax, ecx               ;   253.0 p0      78 w[1]
        mov ecx, edx               ;   247.0 p1      50 w[2] copy
        shr ecx, 0xa               ;   248.0 p1      50 w[2]
        mov dword [esp + 232], eax ;   254.0 p0+p3   78 w[1]
        mov ebx, edx               ;   247.0 p1      50 w[2] copy
        ror ebx, 2                 ;   249.0 p1      50 w[2]
        xor ebx, edx               ;   250.0 p0      50 w[2]
        ror ebx, 0x11              ;   251.0 p1      50 w[2]
        xor ecx, ebx               ;   252.0 p0      50 w[2]
        mov ebx, dword [esp + 176] ;   248.0 p2      49 w[2]
        add ecx, ebp               ;   253.0 p0      78 w[2]
        add ecx, esi               ;   254.0 p0      78 w[2]
        mov ebp, dword [esp + 176] ;   249.0 p2      49 w[2]
        shr ebp, 3                 ;   253.0 p1      49 w[2]
        mov esi, eax               ;   254.0 p0      50 w[3] copy
        shr esi, 0xa               ;   255.0 p1      50 w[3]
        mov edx, dword [esp + 176] ;   250.3 p2      49 w[2]
        ror edx, 0xb               ;   256.0 p1      49 w[2]
        xor ebx, edx               ;   257.0 p0      49 w[2]
        ror ebx, 7                 ;   258.0 p1      49 w[2]
        xor ebp, ebx               ;   259.0 p0      49 w[2]
        add ecx, ebp               ;   260.0 p0      78 w[2]
        mov dword [esp + 236], ecx ;   261.0 p0+p3   78 w[2]
        mov ebp, eax               ;   254.0 p1      50 w[3] copy
        ror ebp, 2                 ;   261.0 p1      50 w[3]
        xor ebp, eax               ;   262.0 p0      50 w[3]
        ror ebp, 0x11              ;   263.0 p1      50 w[3]
        xor esi, ebp               ;   264.0 p0      50 w[3]
        mov ebp, dword [esp + 180] ;   254.3 p2      78 w[4] reload
        mov edx, ebp               ;   258.3 p0      49 w[3] copy
        shr edx, 3                 ;   259.3 p1      49 w[3]
        mov ebx, ebp               ;   258.3 p0      49 w[3] copy
        ror ebx, 0xb               ;   260.3 p1      49 w[3]
        xor ebx, ebp               ;   261.3 p0      49 w[3]
        ror ebx, 7                 ;   262.3 p1      49 w[3]
        xor edx, ebx               ;   263.3 p0      49 w[3]
        mov ebx, dword [esp + 212] ;   257.0 p2      78 w[12] reload
        add edx, ebx               ;   264.3 p0      78 w[3]
        add edx, dword [esp + 176] ;   265.3 p2+p1   78 w[3]
        add edx, esi               ;   266.3 p0      78 w[3]
        mov esi, ecx               ;   261.0 p1      50 w[4] copy
        shr esi, 0xa               ;   262.0 p1      50 w[4]
        mov dword [esp + 240], edx ;   267.3 p0+p3   78 w[3]
        mov ebx, ecx               ;   261.0 p1      50 w[4] copy
        ror ebx, 2                 ;   263.0 p1      50 w[4]
        xor ebx, ecx               ;   264.0 p0      50 w[4]
        ror ebx, 0x11              ;   265.0 p1      50 w[4]
        xor esi, ebx               ;   266.0 p0      50 w[4]
        mov ebx, dword [esp + 184] ;   261.3 p2      49 w[4]
        add esi, ebp               ;   267.0 p0      78 w[4]
        add esi, dword [esp + 216] ;   268.0 p2+p0   78 w[4]
        mov ebp, dword [esp + 184] ;   263.3 p2      49 w[4]
        shr ebp, 3                 ;   267.3 p1      49 w[4]
        mov ecx, edx               ;   267.3 p0      50 w[5] copy
        shr ecx, 0xa               ;   268.3 p1      50 w[5]
        mov eax, dword [esp + 184] ;   264.3 p2      49 w[4]
        ror eax, 0xb               ;   269.3 p1      49 w[4]
        xor ebx, eax               ;   270.3 p0      49 w[4]
        ror ebx, 7                 ;   271.3 p1      49 w[4]
        xor ebp, ebx               ;   272.3 p0      49 w[4]
        add esi, ebp               ;   273.3 p0      78 w[4]
        mov dword [esp + 244], esi ;   274.3 p0+p3   78 w[4]
        mov ebp, edx               ;   267.3 p1      50 w[5] copy
        ror ebp, 2                 ;   274.3 p1      50 w[5]
        xor ebp, edx               ;   275.3 p0      50 w[5]
        ror ebp, 0x11              ;   276.3 p1      50 w[5]
        xor ecx, ebp               ;   277.3 p0      50 w[5]
        mov ebp, dword [esp + 188] ;   268.0 p2      78 w[6] reload
        mov eax, ebp               ;   272.0 p0      49 w[5] copy
        shr eax, 3                 ;   273.0 p1      49 w[5]
        mov ebx, ebp               ;   272.0 p0      49 w[5] copy
        ror ebx, 0xb               ;   274.0 p1      49 w[5]
        xor ebx, ebp               ;   275.0 p0      49 w[5]
        ror ebx, 7                 ;   276.0 p1      49 w[5]
        xor eax, ebx               ;   277.0 p0      49 w[5]
        mov ebx, dword [esp + 220] ;   270.7 p2      78 w[14] reload
        add eax, ebx               ;   278.0 p0      78 w[5]
        add eax, dword [esp + 184] ;   279.0 p2+p1   78 w[5]
        add eax, ecx               ;   280.0 p0      78 w[5]
        mov dword [esp + 248], eax ;   281.0 p0+p3   78 w[5]
        mov ecx, esi               ;   274.3 p1      50 w[6] copy
        shr ecx, 0xa               ;   275.3 p1      50 w[6]
        mov ebx, esi               ;   274.3 p0      50 w[6] copy
        ror ebx, 2                 ;   276.3 p1      50 w[6]
        xor ebx, esi               ;   277.3 p0      50 w[6]
        ror ebx, 0x11              ;   278.3 p1      50 w[6]
        xor ecx, ebx               ;   279.3 p0      50 w[6]
        mov ebx, dword [esp + 192] ;   275.0 p2      49 w[6]
        add ecx, ebp               ;   280.3 p0      78 w[6]
        add ecx, edi               ;   281.3 p1      78 w[6]
        mov ebp, dword [esp + 192] ;   276.0 p2      49 w[6]
        shr ebp, 3                 ;   280.0 p1      49 w[6]
        mov edi, eax               ;   281.0 p0      50 w[7] copy
        shr edi, 0xa               ;   282.0 p1      50 w[7]
        mov esi, dword [esp + 192] ;   277.3 p2      49 w[6]
        ror esi, 0xb               ;   283.0 p1      49 w[6]
        xor ebx, esi               ;   284.0 p0      49 w[6]
        ror ebx, 7                 ;   285.0 p1      49 w[6]
        xor ebp, ebx               ;   286.0 p0      49 w[6]
        add ecx, ebp               ;   287.0 p0      78 w[6]
        mov dword [esp + 252], ecx ;   288.0 p0+p3   78 w[6]
        mov esi, eax               ;   281.0 p1      50 w[7] copy
        ror esi, 2                 ;   288.0 p1      50 w[7]
        xor esi, eax               ;   289.0 p0      50 w[7]
        ror esi, 0x11              ;   290.0 p1      50 w[7]
        xor edi, esi               ;   291.0 p0      50 w[7]
        mov esi, dword [esp + 196] ;   281.3 p2      78 w[8] reload
        mov ebp, esi               ;   285.3 p0      49 w[7] copy
        shr ebp, 3                 ;   286.3 p1      49 w[7]
        mov ebx, esi               ;   285.3 p0      49 w[7] copy
        ror ebx, 0xb               ;   287.3 p1      49 w[7]
        xor ebx, esi               ;   288.3 p0      49 w[7]
        ror ebx, 7                 ;   289.3 p1      49 w[7]
        xor ebp, ebx               ;   290.3 p0      49 w[7]
        mov ebx, dword [esp + 228] ;   284.0 p2      78 w[0] reload
        add ebp, ebx               ;   291.3 p0      78 w[7]
        add ebp, dword [esp + 192] ;   292.3 p2+p1   78 w[7]
        add ebp, edi               ;   293.3 p0      78 w[7]
        mov dword [esp + 256], ebp ;   294.3 p0+p3   78 w[7]
        mov edi, ecx               ;   288.0 p1      50 w[8] copy
        shr edi, 0xa               ;   289.0 p1      50 w[8]
        mov ebx, ecx               ;   288.0 p0      50 w[8] copy
        ror ebx, 2                 ;   290.0 p1      50 w[8]
        xor ebx, ecx               ;   291.0 p0      50 w[8]
        ror ebx, 0x11              ;   292.0 p1      50 w[8]
        xor edi, ebx               ;   293.0 p0      50 w[8]
        mov ebx, dword [esp + 200] ;   288.3 p2      49 w[8]
        add edi, esi               ;   294.0 p0      78 w[8]
        add edi, dword [esp + 232] ;   295.0 p2+p1   78 w[8]
        mov esi, dword [esp + 200] ;   290.3 p2      49 w[8]
        shr esi, 3                 ;   294.3 p1      49 w[8]
        mov ecx, ebp               ;   294.3 p0      50 w[9] copy
        shr ecx, 0xa               ;   295.3 p1      50 w[9]
        mov eax, dword [esp + 200] ;   291.3 p2      49 w[8]
        ror eax, 0xb               ;   296.3 p1      49 w[8]
        xor ebx, eax               ;   297.3 p0      49 w[8]
        ror ebx, 7                 ;   298.3 p1      49 w[8]
        xor esi, ebx               ;   299.3 p0      49 w[8]
        add edi, esi               ;   300.3 p0      78 w[8]
        mov dword [esp + 260], edi ;   301.3 p0+p3   78 w[8]
        mov esi, ebp               ;   294.3 p1      50 w[9] copy
        ror esi, 2                 ;   301.3 p1      50 w[9]
        xor esi, ebp               ;   302.3 p0      50 w[9]
        ror esi, 0x11              ;   303.3 p1      50 w[9]
        xor ecx, esi               ;   304.3 p0      50 w[9]
        mov esi, dword [esp + 204] ;   295.0 p2      78 w[10] reload
        mov eax, esi               ;   299.0 p0      49 w[9] copy
        shr eax, 3                 ;   300.0 p1      49 w[9]
        mov ebx, esi               ;   299.0 p0      49 w[9] copy
        ror ebx, 0xb               ;   301.0 p1      49 w[9]
        xor ebx, esi               ;   302.0 p0      49 w[9]
        ror ebx, 7                 ;   303.0 p1      49 w[9]
        xor eax, ebx               ;   304.0 p0      49 w[9]
        mov ebx, dword [esp + 236] ;   297.7 p2      78 w[2] reload
        add eax, ebx               ;   305.0 p0      78 w[9]
        add eax, dword [esp + 200] ;   306.0 p2+p1   78 w[9]
        add eax, ecx               ;   307.0 p0      78 w[9]
        mov dword [esp + 264], eax ;   308.0 p0+p3   78 w[9]
        mov ecx, edi               ;   301.3 p1      50 w[10] copy
        shr ecx, 0xa               ;   302.3 p1      50 w[10]
        mov ebp, edi               ;   301.3 p0      50 w[10] copy
        ror ebp, 2                 ;   303.3 p1      50 w[10]
        xor ebp, edi               ;   304.3 p0      50 w[10]
        ror ebp, 0x11              ;   305.3 p1      50 w[10]
        xor ecx, ebp               ;   306.3 p0      50 w[10]
        mov ebp, dword [esp + 208] ;   302.0 p2      49 w[10]
        add ecx, edx               ;   307.3 p0      78 w[10]
        add ecx, esi               ;   308.3 p1      78 w[10]
        mov edi, dword [esp + 208] ;   303.0 p2      49 w[10]
        shr edi, 3                 ;   307.0 p1      49 w[10]
        mov edx, eax               ;   308.0 p0      50 w[11] copy
        shr edx, 0xa               ;   309.0 p1      50 w[11]
        mov ebx, dword [esp + 208] ;   304.3 p2      49 w[10]
        ror ebx, 0xb               ;   310.0 p1      49 w[10]
        xor ebp, ebx               ;   311.0 p0      49 w[10]
        ror ebp, 7                 ;   312.0 p1      49 w[10]
        xor edi, ebp               ;   313.0 p0      49 w[10]
        add ecx, edi               ;   314.0 p0      78 w[10]
        mov dword [esp + 268], ecx ;   315.0 p0+p3   78 w[10]
        mov edi, eax               ;   308.0 p1      50 w[11] copy
        ror edi, 2                 ;   315.0 p1      50 w[11]
        xor edi, eax               ;   316.0 p0      50 w[11]
        ror edi, 0x11              ;   317.0 p1      50 w[11]
        xor edx, edi               ;   318.0 p0      50 w[11]
        mov edi, dword [esp + 212] ;   308.3 p2      78 w[12] reload
        mov ebp, edi               ;   312.3 p0      49 w[11] copy
        shr ebp, 3                 ;   313.3 p1      49 w[11]
        mov ebx, edi               ;   312.3 p0      49 w[11] copy
        ror ebx, 0xb               ;   314.3 p1      49 w[11]
        xor ebx, edi               ;   315.3 p0      49 w[11]
        ror ebx, 7                 ;   316.3 p1      49 w[11]
        xor ebp, ebx               ;   317.3 p0      49 w[11]
        mov ebx, dword [esp + 244] ;   311.0 p2      78 w[4] reload
        add ebp, ebx               ;   318.3 p0      78 w[11]
        add ebp, dword [esp + 208] ;   319.3 p2+p1   78 w[11]
        add ebp, edx               ;   320.3 p0      78 w[11]
        mov dword [esp + 272], ebp ;   321.3 p0+p3   78 w[11]
        mov edx, ecx               ;   315.0 p1      50 w[12] copy
        shr edx, 0xa               ;   316.0 p1      50 w[12]
        mov eax, ecx               ;   315.0 p0      50 w[12] copy
        ror eax, 2                 ;   317.0 p1      50 w[12]
        xor eax, ecx               ;   318.0 p0      50 w[12]
        ror eax, 0x11              ;   319.0 p1      50 w[12]
        xor edx, eax               ;   320.0 p0      50 w[12]
        mov eax, dword [esp + 216] ;   315.3 p2      49 w[12]
        add edx, edi               ;   321.0 p0      78 w[12]
        add edx, dword [esp + 248] ;   322.0 p2+p1   78 w[12]
        mov ecx, dword [esp + 216] ;   317.3 p2      49 w[12]
        shr ecx, 3                 ;   321.3 p1      49 w[12]
        mov ebx, ebp               ;   321.3 p0      50 w[13] copy
        shr ebx, 0xa               ;   322.3 p1      50 w[13]
        mov edi, dword [esp + 216] ;   318.3 p2      49 w[12]
        ror edi, 0xb               ;   323.3 p1      49 w[12]
        xor eax, edi               ;   324.3 p0      49 w[12]
        ror eax, 7                 ;   325.3 p1      49 w[12]
        xor ecx, eax               ;   326.3 p0      49 w[12]
        add edx, ecx               ;   327.3 p0      78 w[12]
        mov dword [esp + 276], edx ;   328.3 p0+p3   78 w[12]
        mov edi, ebp               ;   321.3 p1      50 w[13] copy
        ror edi, 2                 ;   328.3 p1      50 w[13]
        xor edi, ebp               ;   329.3 p0      50 w[13]
        ror edi, 0x11              ;   330.3 p1      50 w[13]
        xor ebx, edi               ;   331.3 p0      50 w[13]
        mov edi, dword [esp + 220] ;   322.0 p2      78 w[14] reload
        mov eax, edi               ;   326.0 p0      49 w[13] copy
        shr eax, 3                 ;   327.0 p1      49 w[13]
        mov ecx, edi               ;   326.0 p0      49 w[13] copy
        ror ecx, 0xb               ;   328.0 p1      49 w[13]
        xor ecx, edi               ;   329.0 p0      49 w[13]
        ror ecx, 7                 ;   330.0 p1      49 w[13]
        xor eax, ecx               ;   331.0 p0      49 w[13]
        mov ecx, dword [esp + 252] ;   324.7 p2      78 w[6] reload
        add eax, ecx               ;   332.0 p0      78 w[13]
        add eax, dword [esp + 216] ;   333.0 p2+p1   78 w[13]
        add eax, ebx               ;   334.0 p0      78 w[13]
        mov dword [esp + 280], eax ;   335.0 p0+p3   78 w[13]
        mov ebx, edx               ;   328.3 p1      50 w[14] copy
        shr ebx, 0xa               ;   329.3 p1      50 w[14]
        mov ebp, edx               ;   328.3 p0      50 w[14] copy
        ror ebp, 2                 ;   330.3 p1      50 w[14]
        xor ebp, edx               ;   331.3 p0      50 w[14]
        ror ebp, 0x11              ;   332.3 p1      50 w[14]
        xor ebx, ebp               ;   333.3 p0      50 w[14]
        mov dword [esp + 284], ebx ;   334.3 p0+p3   50 w[14]
        mov ebp, dword [esp + 224] ;   329.3 p2      49 w[14]
        mov ebx, dword [esp + 224] ;   330.3 p2      49 w[14]
        shr ebx, 3                 ;   334.3 p1      49 w[14]
        mov edx, eax               ;   335.0 p0      50 w[15] copy
        shr edx, 0xa               ;   336.0 p1      50 w[15]
        mov ecx, eax               ;   335.0 p0      50 w[15] copy
        ror ecx, 2                 ;   337.0 p1      50 w[15]
        xor ecx, eax               ;   338.0 p0      50 w[15]
        ror ecx, 0x11              ;   339.0 p1      50 w[15]
        xor edx, ecx               ;   340.0 p0      50 w[15]
        mov ecx, dword [esp + 224] ;   332.7 p2      49 w[14]
        ror ecx, 0xb               ;   341.0 p1      49 w[14]
        xor ebp, ecx               ;   342.0 p0      49 w[14]
        ror ebp, 7                 ;   343.0 p1      49 w[14]
        xor ebx, ebp               ;   344.0 p0      49 w[14]
        mov dword [esp + 288], ebx ;   345.0 p0+p3   49 w[14]
        mov dword [esp + 292], edx ;   341.0 p0+p3   50 w[15]
        mov ebp, dword [esp + 228] ;   335.0 p2      78 w[0] reload
        mov ecx, ebp               ;   339.0 p1      49 w[15] copy
        shr ecx, 3                 ;   340.0 p1      49 w[15]
        mov edx, ebp               ;   339.0 p1      49 w[15] copy
        ror edx, 0xb               ;   341.0 p1      49 w[15]
        xor edx, ebp               ;   342.0 p0      49 w[15]
        ror edx, 7                 ;   343.0 p1      49 w[15]
        xor ecx, edx               ;   344.0 p0      49 w[15]
        mov dword [esp + 296], ecx ;   345.0 p0+p3   49 w[15]
        mov edx, dword [esp + 36]  ;   338.0 p2      61 t1
        add edx, dword [esp + 28]  ;   342.0 p2+p0   61 t1
        add edx, 0x428a2f98        ;   343.0 p1      61 t1
        mov ecx, dword [esp + 16]  ;   340.0 p2      48 t1
        ror ecx, 0xe               ;   344.0 p1      48 t1
        xor ecx, dword [esp + 16]  ;   345.0 p2+p0   48 t1
        ror ecx, 5                 ;   346.0 p1      48 t1
        xor ecx, dword [esp + 16]  ;   347.0 p2+p0   48 t1
        ror ecx, 6                 ;   348.0 p1      48 t1
        add edx, ecx               ;   349.0 p0      61 t1
        mov ecx, dword [esp + 20]  ;   343.0 p2      51 t1
        xor ecx, dword [esp + 24]  ;   347.0 p2+p0   51 t1
        and ecx, dword [esp + 16]  ;   348.0 p2+p0   51 t1
        xor ecx, dword [esp + 24]  ;   349.0 p2+p0   51 t1
        add edx, ecx               ;   350.0 p1      61 t1
        mov ecx, edx               ;   351.0 p0      62 v[3] copy
        add ecx, dword [esp + 12]  ;   352.0 p2+p1   62 v[3]
        mov ebx, dword [esp + 0]   ;   348.0 p2      47 v[7]
        ror ebx, 9                 ;   353.0 p1      47 v[7]
        xor ebx, dword [esp + 0]   ;   354.0 p2+p0   47 v[7]
        ror ebx, 0xb               ;   355.0 p1      47 v[7]
        xor ebx, dword [esp + 0]   ;   356.0 p2+p0   47 v[7]
        ror ebx, 2                 ;   357.0 p1      47 v[7]
        add edx, ebx               ;   358.0 p0      63 v[7]
        mov ebx, ecx               ;   353.0 p0      48 t1 copy
        ror ebx, 0xe               ;   359.0 p1      48 t1
        xor ebx, ecx               ;   360.0 p0      48 t1
        ror ebx, 5                 ;   361.0 p1      48 t1
        xor ebx, ecx               ;   362.0 p0      48 t1
        ror ebx, 6                 ;   363.0 p1      48 t1
        add ebx, dword [esp + 24]  ;   364.0 p2+p0   61 t1
        add ebx, dword [esp + 40]  ;   365.0 p2+p0   61 t1
        add ebx, 0x71374491        ;   366.0 p0      61 t1
        mov eax, dword [esp + 8]   ;   353.0 p2      52 v[7]
        xor eax, dword [esp + 4]   ;   357.0 p2+p0   52 v[7]
        mov ebp, ecx               ;   353.7 p1      51 t1 copy
        mov edi, dword [esp + 4]   ;   355.0 p2      52 v[7]
        xor edi, dword [esp + 0]   ;   359.0 p2+p0   52 v[7]
        and eax, edi               ;   360.0 p0      52 v[7]
        xor eax, dword [esp + 4]   ;   361.0 p2+p0   52 v[7]
        add edx, eax               ;   362.0 p1      63 v[7]
        mov eax, edx               ;   363.0 p0      52 v[6] copy
        xor eax, dword [esp + 4]   ;   364.0 p2+p0   52 v[6]
        and edi, eax               ;   365.0 p0      52 v[6]
        mov eax, dword [esp + 4]   ;   359.0 p2      71 v[1] reload
        xor edi, eax               ;   366.0 p0      52 v[6]
        mov esi, edx               ;   363.0 p1      47 v[6] copy
        ror esi, 9                 ;   367.0 p1      47 v[6]
        xor esi, edx               ;   368.0 p0      47 v[6]
        ror esi, 0xb               ;   369.0 p1      47 v[6]
        xor esi, edx               ;   370.0 p0      47 v[6]
        ror esi, 2                 ;   371.0 p1      47 v[6]
        add edi, esi               ;   372.0 p0      63 v[6]
        mov esi, dword [esp + 16]  ;   360.7 p2      51 t1
        xor esi, dword [esp + 20]  ;   364.7 p2+p0   51 t1
        and ebp, esi               ;   365.7 p0      51 t1
        mov esi, dword [esp + 20]  ;   362.7 p2      71 v[5] reload
        xor ebp, esi               ;   366.7 p0      51 t1
        add ebx, ebp               ;   367.7 p1      61 t1
        add edi, ebx               ;   373.0 p0      63 v[6]
        mov ebp, dword [esp + 8]   ;   363.7 p2      71 v[2] reload
        add ebx, ebp               ;   368.7 p1      62 v[2]
        mov ebp, ebx               ;   369.7 p0      48 t1 copy
        ror ebp, 0xe               ;   370.7 p1      48 t1
        xor ebp, ebx               ;   371.7 p0      48 t1
        ror ebp, 5                 ;   372.7 p1      48 t1
        xor ebp, ebx               ;   373.7 p0      48 t1
        ror ebp, 6                 ;   374.7 p1      48 t1
        add ebp, esi               ;   375.7 p0      61 t1
        add ebp, dword [esp + 44]  ;   376.7 p2+p0   61 t1
        add ebp, 0xb5c0fbcf        ;   377.7 p0      61 t1
        mov esi, ecx               ;   367.3 p1      51 t1 copy
        xor esi, dword [esp + 16]  ;   368.3 p2+p0   51 t1
        or esi, ebx                ;   369.7 p0      51 t1
        mov eax, ecx               ;   368.7 p1      51 t1 copy
        xor eax, ebx               ;   369.7 p0      51 t1
        xor esi, eax               ;   370.7 p0      51 t1
        add ebp, esi               ;   378.7 p1      61 t1
        mov esi, edi               ;   374.0 p0      47 v[5] copy
        ror esi, 9                 ;   379.7 p1      47 v[5]
        xor esi, edi               ;   380.7 p0      47 v[5]
        ror esi, 0xb               ;   381.7 p1      47 v[5]
        xor esi, edi               ;   382.7 p0      47 v[5]
        ror esi, 2                 ;   383.7 p1      47 v[5]
        add esi, ebp               ;   384.7 p0      63 v[5]
        add ebp, dword [esp + 4]   ;   379.7 p2+p0   62 v[1]
        mov dword [esp + 300], ebx ;   373.0 p0+p3   62 v[2] spill
        mov ebx, edx               ;   373.3 p1      52 v[5] copy
        xor ebx, edi               ;   374.3 p0      52 v[5]
        mov dword [esp + 304], edi ;   375.0 p0+p3   63 v[6] spill
        mov edi, edx               ;   374.3 p1      52 v[5] copy
        xor edi, dword [esp + 0]   ;   375.5 p2+p0   52 v[5]
        and edi, ebx               ;   376.5 p0      52 v[5]
        xor edi, edx               ;   377.5 p0      52 v[5]
        add esi, edi               ;   385.7 p1      63 v[5]
        mov edi, ebp               ;   380.7 p1      48 t1 copy
        ror edi, 0xe               ;   386.7 p1      48 t1
        xor edi, ebp               ;   387.7 p0      48 t1
        ror edi, 5                 ;   388.7 p1      48 t1
        xor edi, ebp               ;   389.7 p0      48 t1
        and eax, ebp               ;   380.7 p0      51 t1
        ror edi, 6                 ;   390.7 p1      48 t1
        xor eax, ecx               ;   381.7 p0      51 t1
        add eax, dword [esp + 16]  ;   382.7 p2+p0   61 t1
        add eax, dword [esp + 48]  ;   383.7 p2+p0   61 t1
        add eax, 0xe9b5dba5        ;   384.7 p1      61 t1
        add eax, edi               ;   391.7 p0      61 t1
        mov edi, dword [esp + 304] ;   381.0 p2      52 v[4]
        xor edi, esi               ;   386.7 p0      52 v[4]
        and ebx, edi               ;   387.7 p0      52 v[4]
        xor ebx, dword [esp + 304] ;   388.7 p2+p0   52 v[4]
        add ebx, eax               ;   392.7 p1      63 v[4]
        add eax, dword [esp + 0]   ;   392.7 p2+p0   62 v[0]
        mov dword [esp + 308], edx ;   383.7 p0+p3   63 v[7] spill
        mov edx, esi               ;   386.7 p1      47 v[4] copy
        ror edx, 9                 ;   393.7 p1      47 v[4]
        xor edx, esi               ;   394.7 p0      47 v[4]
        ror edx, 0xb               ;   395.7 p1      47 v[4]
        xor edx, esi               ;   396.7 p0      47 v[4]
        ror edx, 2                 ;   397.7 p1      47 v[4]
        add ebx, edx               ;   398.7 p0      63 v[4]
        mov edx, eax               ;   393.7 p0      48 t1 copy
        ror edx, 0xe               ;   399.7 p1      48 t1
        xor edx, eax               ;   400.7 p0      48 t1
        ror edx, 5                 ;   401.7 p1      48 t1
        xor edx, eax               ;   402.7 p0      48 t1
        ror edx, 6                 ;   403.7 p1      48 t1
        add ecx, dword [esp + 52]  ;   388.3 p2+p0   61 t1
        add ecx, 0x3956c25b        ;   389.3 p0      61 t1
        add ecx, edx               ;   404.7 p0      61 t1
        mov edx, dword [esp + 300] ;   389.7 p2      51 t1
        xor edx, ebp               ;   393.7 p0      51 t1
        and edx, eax               ;   394.7 p0      51 t1
        xor edx, dword [esp + 300] ;   395.7 p2+p0   51 t1
        add ecx, edx               ;   405.7 p1      61 t1
        mov edx, esi               ;   391.7 p0      52 v[3] copy
        xor edx, ebx               ;   399.7 p0      52 v[3]
        and edi, edx               ;   400.7 p0      52 v[3]
        xor edi, esi               ;   401.7 p0      52 v[3]
        add edi, ecx               ;   406.7 p1      63 v[3]
        add ecx, dword [esp + 308] ;   406.7 p2+p1   62 v[7]
        mov dword [esp + 308], esi ;   394.0 p0+p3   63 v[5] spill
        mov esi, ebx               ;   399.7 p1      47 v[3] copy
        mov dword [esp + 312], edx ;   400.7 p0+p3   52 v[3] spill
        mov edx, ebx               ;   399.7 p1      47 v[3] copy
        ror edx, 9                 ;   407.7 p1      47 v[3]
        xor esi, edx               ;   408.7 p0      47 v[3]
        ror esi, 0xb               ;   409.7 p1      47 v[3]
        xor esi, ebx               ;   410.7 p0      47 v[3]
        ror esi, 2                 ;   411.7 p1      47 v[3]
        add edi, esi               ;   412.7 p0      63 v[3]
        mov esi, ecx               ;   407.7 p0      48 t1 copy
        ror esi, 0xe               ;   413.7 p1      48 t1
        xor esi, ecx               ;   414.7 p0      48 t1
        ror esi, 5                 ;   415.7 p1      48 t1
        xor esi, ecx               ;   416.7 p0      48 t1
        ror esi, 6                 ;   417.7 p1      48 t1
        mov edx, ebp               ;   399.3 p0      51 t1 copy
        xor edx, eax               ;   400.3 p0      51 t1
        and edx, ecx               ;   407.7 p0      51 t1
        xor edx, ebp               ;   408.7 p0      51 t1
        add edx, dword [esp + 300] ;   409.7 p2+p0   61 t1
        add edx, dword [esp + 56]  ;   410.7 p2+p1   61 t1
        add edx, 0x59f111f1        ;   411.7 p0      61 t1
        add edx, esi               ;   418.7 p1      61 t1
        mov esi, dword [esp + 312] ;   402.7 p2      52 v[2]
        mov dword [esp + 312], ebp ;   403.0 p0+p3   62 v[1] spill
        mov ebp, ebx               ;   403.3 p1      52 v[2] copy
        xor ebp, edi               ;   413.7 p0      52 v[2]
        and esi, ebp               ;   414.7 p0      52 v[2]
        xor esi, ebx               ;   415.7 p0      52 v[2]
        add esi, edx               ;   419.7 p1      63 v[2]
        add edx, dword [esp + 304] ;   419.7 p2+p1   62 v[6]
        mov dword [esp + 304], ebx ;   405.7 p0+p3   63 v[4] spill
        mov ebx, edi               ;   413.7 p1      47 v[2] copy
        ror ebx, 9                 ;   420.7 p1      47 v[2]
        xor ebx, edi               ;   421.7 p0      47 v[2]
        ror ebx, 0xb               ;   422.7 p1      47 v[2]
        xor ebx, edi               ;   423.7 p0      47 v[2]
        ror ebx, 2                 ;   424.7 p1      47 v[2]
        add esi, ebx               ;   425.7 p0      63 v[2]
        mov ebx, edx               ;   420.7 p0      48 t1 copy
        ror ebx, 0xe               ;   426.7 p1      48 t1
        xor ebx, edx               ;   427.7 p0      48 t1
        ror ebx, 5                 ;   428.7 p1      48 t1
        xor ebx, edx               ;   429.7 p0      48 t1
        ror ebx, 6                 ;   430.7 p1      48 t1
        add ebx, dword [esp + 312] ;   431.7 p2+p0   61 t1
        add ebx, dword [esp + 60]  ;   432.7 p2+p0   61 t1
        add ebx, 0x923f82a4        ;   433.7 p0      61 t1
        mov dword [esp + 312], edi ;   413.7 p0+p3   63 v[3] spill
        mov edi, eax               ;   412.5 p1      51 t1 copy
        xor edi, ecx               ;   413.5 p0      51 t1
        and edi, edx               ;   420.7 p0      51 t1
        xor edi, eax               ;   421.7 p0      51 t1
        add ebx, edi               ;   434.7 p1      61 t1
        mov edi, dword [esp + 312] ;   414.0 p2      52 v[1]
        xor edi, esi               ;   426.7 p0      52 v[1]
        and ebp, edi               ;   427.7 p0      52 v[1]
        xor ebp, dword [esp + 312] ;   428.7 p2+p0   52 v[1]
        mov dword [esp + 300], edi ;   427.7 p0+p3   52 v[1] spill
        mov edi, dword [esp + 308] ;   416.0 p2      62 v[5]
        add edi, ebx               ;   435.7 p1      62 v[5]
        add ebp, ebx               ;   435.7 p1      63 v[1]
        mov ebx, esi               ;   426.7 p0      47 v[1] copy
        mov dword [esp + 308], eax ;   417.7 p0+p3   62 v[0] spill
        mov eax, esi               ;   426.7 p1      47 v[1] copy
        ror eax, 9                 ;   436.7 p1      47 v[1]
        xor ebx, eax               ;   437.7 p0      47 v[1]
        ror ebx, 0xb               ;   438.7 p1      47 v[1]
        xor ebx, esi               ;   439.7 p0      47 v[1]
        ror ebx, 2                 ;   440.7 p1      47 v[1]
        add ebp, ebx               ;   441.7 p0      63 v[1]
        mov eax, edi               ;   436.7 p0      48 t1 copy
        ror eax, 0xe               ;   442.7 p1      48 t1
        xor eax, edi               ;   443.7 p0      48 t1
        ror eax, 5                 ;   444.7 p1      48 t1
        xor eax, edi               ;   445.7 p0      48 t1
        mov ebx, ecx               ;   421.8 p0      51 t1 copy
        xor ebx, edx               ;   422.8 p0      51 t1
        ror eax, 6                 ;   446.7 p1      48 t1
        and ebx, edi               ;   436.7 p0      51 t1
        xor ebx, ecx               ;   437.7 p0      51 t1
        add ebx, dword [esp + 308] ;   438.7 p2+p0   61 t1
        add ebx, dword [esp + 64]  ;   439.7 p2+p1   61 t1
        add ebx, 0xab1c5ed5        ;   440.7 p0      61 t1
        add ebx, eax               ;   447.7 p1      61 t1
        mov eax, dword [esp + 300] ;   427.7 p2      52 v[0]
        mov dword [esp + 300], ecx ;   425.7 p0+p3   62 v[7] spill
        mov ecx, esi               ;   426.7 p1      52 v[0] copy
        xor ecx, ebp               ;   442.7 p0      52 v[0]
        and eax, ecx               ;   443.7 p0      52 v[0]
        xor eax, esi               ;   444.7 p0      52 v[0]
        mov dword [esp + 308], esi ;   428.2 p0+p3   63 v[2] spill
        mov esi, dword [esp + 304] ;   427.7 p2      62 v[4]
        add esi, ebx               ;   448.7 p1      62 v[4]
        add eax, ebx               ;   448.7 p1      63 v[0]
        mov ebx, ebp               ;   442.7 p1      47 v[0] copy
        ror ebx, 9                 ;   449.7 p1      47 v[0]
        xor ebx, ebp               ;   450.7 p0      47 v[0]
        ror ebx, 0xb               ;   451.7 p1      47 v[0]
        xor ebx, ebp               ;   452.7 p0      47 v[0]
        ror ebx, 2                 ;   453.7 p1      47 v[0]
        add eax, ebx               ;   454.7 p0      63 v[0]
        mov ebx, esi               ;   449.7 p0      48 t1 copy
        ror ebx, 0xe               ;   455.7 p1      48 t1
        xor ebx, esi               ;   456.7 p0      48 t1
        ror ebx, 5                 ;   457.7 p1      48 t1
        xor ebx, esi               ;   458.7 p0      48 t1
        ror ebx, 6                 ;   459.7 p1      48 t1
        add ebx, dword [esp + 300] ;   460.7 p2+p0   61 t1
        add ebx, dword [esp + 68]  ;   461.7 p2+p0   61 t1
        add ebx, 0xd807aa98        ;   462.7 p0      61 t1
        mov dword [esp + 300], ebp ;   442.7 p0+p3   63 v[1] spill
        mov ebp, edx               ;   435.5 p1      51 t1 copy
        xor ebp, edi               ;   436.7 p0      51 t1
        and ebp, esi               ;   449.7 p0      51 t1
        xor ebp, edx               ;   450.7 p0      51 t1
        add ebx, ebp               ;   463.7 p1      61 t1
        mov ebp, dword [esp + 300] ;   442.7 p2      52 v[7]
        xor ebp, eax               ;   455.7 p0      52 v[7]
        and ecx, ebp               ;   456.7 p0      52 v[7]
        xor ecx, dword [esp + 300] ;   457.7 p2+p0   52 v[7]
        mov dword [esp + 304], ebp ;   456.7 p0+p3   52 v[7] spill
        mov ebp, dword [esp + 312] ;   438.7 p2      62 v[3]
        add ebp, ebx               ;   464.7 p1      62 v[3]
        add ecx, ebx               ;   464.7 p1      63 v[7]
        mov ebx, eax               ;   455.7 p0      47 v[7] copy
        mov dword [esp + 312], edi ;   440.3 p0+p3   62 v[5] spill
        mov edi, eax               ;   455.7 p1      47 v[7] copy
        ror edi, 9                 ;   465.7 p1      47 v[7]
        xor ebx, edi               ;   466.7 p0      47 v[7]
        ror ebx, 0xb               ;   467.7 p1      47 v[7]
        xor ebx, eax               ;   468.7 p0      47 v[7]
        ror ebx, 2                 ;   469.7 p1      47 v[7]
        add ecx, ebx               ;   470.7 p0      63 v[7]
        mov edi, dword [esp + 312] ;   442.7 p2      51 t1
        xor edi, esi               ;   449.7 p0      51 t1
        mov ebx, ebp               ;   465.7 p0      48 t1 copy
        ror ebx, 0xe               ;   466.7 p1      48 t1
        xor ebx, ebp               ;   467.7 p0      48 t1
        ror ebx, 5                 ;   468.7 p1      48 t1
        xor ebx, ebp               ;   469.7 p0      48 t1
        ror ebx, 6                 ;   470.7 p1      48 t1
        add edx, dword [esp + 72]  ;   445.3 p2+p0   61 t1
        add edx, 0x12835b01        ;   446.3 p0      61 t1
        and edi, ebp               ;   465.7 p0      51 t1
        xor edi, dword [esp + 312] ;   466.7 p2+p0   51 t1
        add edx, edi               ;   467.7 p1      61 t1
        add edx, ebx               ;   471.7 p0      61 t1
        mov edi, dword [esp + 304] ;   456.7 p2      52 v[6]
        mov ebx, dword [esp + 308] ;   449.0 p2      62 v[2]
        add ebx, edx               ;   472.7 p1      62 v[2]
        mov dword [esp + 308], esi ;   449.7 p0+p3   62 v[4] spill
        mov esi, eax               ;   455.7 p1      52 v[6] copy
        xor esi, ecx               ;   471.7 p0      52 v[6]
        and edi, esi               ;   472.7 p0      52 v[6]
        xor edi, eax               ;   473.7 p0      52 v[6]
        add edx, edi               ;   474.7 p1      63 v[6]
        mov edi, ecx               ;   471.7 p1      47 v[6] copy
        ror edi, 9                 ;   475.7 p1      47 v[6]
        xor edi, ecx               ;   476.7 p0      47 v[6]
        ror edi, 0xb               ;   477.7 p1      47 v[6]
        xor edi, ecx               ;   478.7 p0      47 v[6]
        ror edi, 2                 ;   479.7 p1      47 v[6]
        add edx, edi               ;   480.7 p0      63 v[6]
        mov edi, dword [esp + 308] ;   453.3 p2      51 t1
        xor edi, ebp               ;   465.7 p0      51 t1
        and edi, ebx               ;   473.7 p0      51 t1
        xor edi, dword [esp + 308] ;   474.7 p2+p0   51 t1
        add edi, dword [esp + 312] ;   475.7 p2+p1   61 t1
        add edi, dword [esp + 76]  ;   476.7 p2+p0   61 t1
        add edi, 0x243185be        ;   477.7 p1      61 t1
        mov dword [esp + 312], eax ;   456.7 p0+p3   63 v[0] spill
        mov eax, ebx               ;   473.7 p1      48 t1 copy
        ror eax, 0xe               ;   478.7 p1      48 t1
        xor eax, ebx               ;   479.7 p0      48 t1
        ror eax, 5                 ;   480.7 p1      48 t1
        xor eax, ebx               ;   481.7 p0      48 t1
        ror eax, 6                 ;   482.7 p1      48 t1
        add edi, eax               ;   483.7 p0      61 t1
        mov eax, dword [esp + 300] ;   459.3 p2      62 v[1]
        add eax, edi               ;   484.7 p0      62 v[1]
        mov dword [esp + 300], ebp ;   465.7 p0+p3   62 v[3] spill
        mov ebp, ecx               ;   471.7 p1      52 v[5] copy
        xor ebp, edx               ;   481.7 p0      52 v[5]
        and esi, ebp               ;   482.7 p0      52 v[5]
        xor esi, ecx               ;   483.7 p0      52 v[5]
        add edi, esi               ;   484.7 p1      63 v[5]
        mov esi, edx               ;   481.7 p1      47 v[5] copy
        ror esi, 9                 ;   485.7 p1      47 v[5]
        xor esi, edx               ;   486.7 p0      47 v[5]
        ror esi, 0xb               ;   487.7 p1      47 v[5]
        xor esi, edx               ;   488.7 p0      47 v[5]
        ror esi, 2                 ;   489.7 p1      47 v[5]
        add edi, esi               ;   490.7 p0      63 v[5]
        mov esi, dword [esp + 300] ;   465.7 p2      51 t1
        xor esi, ebx               ;   473.7 p0      51 t1
        and esi, eax               ;   485.7 p0      51 t1
        xor esi, dword [esp + 300] ;   486.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   487.7 p2+p1   61 t1
        add esi, dword [esp + 80]  ;   488.7 p2+p0   61 t1
        add esi, 0x550c7dc3        ;   489.7 p1      61 t1
        mov dword [esp + 308], ecx ;   471.7 p0+p3   63 v[7] spill
        mov ecx, eax               ;   485.7 p1      48 t1 copy
        ror ecx, 0xe               ;   490.7 p1      48 t1
        xor ecx, eax               ;   491.7 p0      48 t1
        ror ecx, 5                 ;   492.7 p1      48 t1
        xor ecx, eax               ;   493.7 p0      48 t1
        ror ecx, 6                 ;   494.7 p1      48 t1
        add esi, ecx               ;   495.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   470.3 p2      62 v[0]
        add ecx, esi               ;   496.7 p0      62 v[0]
        mov dword [esp + 312], ebx ;   473.7 p0+p3   62 v[2] spill
        mov ebx, edx               ;   481.7 p1      52 v[4] copy
        xor ebx, edi               ;   491.7 p0      52 v[4]
        and ebp, ebx               ;   492.7 p0      52 v[4]
        xor ebp, edx               ;   493.7 p0      52 v[4]
        add ebp, esi               ;   496.7 p1      63 v[4]
        mov esi, edi               ;   491.7 p1      47 v[4] copy
        ror esi, 9                 ;   497.7 p1      47 v[4]
        xor esi, edi               ;   498.7 p0      47 v[4]
        ror esi, 0xb               ;   499.7 p1      47 v[4]
        xor esi, edi               ;   500.7 p0      47 v[4]
        ror esi, 2                 ;   501.7 p1      47 v[4]
        add ebp, esi               ;   502.7 p0      63 v[4]
        mov esi, dword [esp + 312] ;   475.3 p2      51 t1
        xor esi, eax               ;   485.7 p0      51 t1
        and esi, ecx               ;   497.7 p0      51 t1
        xor esi, dword [esp + 312] ;   498.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   499.7 p2+p1   61 t1
        add esi, dword [esp + 84]  ;   500.7 p2+p0   61 t1
        add esi, 0x72be5d74        ;   501.7 p1      61 t1
        mov dword [esp + 300], edx ;   481.7 p0+p3   63 v[6] spill
        mov edx, ecx               ;   497.7 p1      48 t1 copy
        ror edx, 0xe               ;   502.7 p1      48 t1
        xor edx, ecx               ;   503.7 p0      48 t1
        ror edx, 5                 ;   504.7 p1      48 t1
        xor edx, ecx               ;   505.7 p0      48 t1
        ror edx, 6                 ;   506.7 p1      48 t1
        add esi, edx               ;   507.7 p0      61 t1
        mov edx, dword [esp + 308] ;   481.3 p2      62 v[7]
        add edx, esi               ;   508.7 p0      62 v[7]
        mov dword [esp + 308], eax ;   485.7 p0+p3   62 v[1] spill
        mov eax, edi               ;   491.7 p1      52 v[3] copy
        xor eax, ebp               ;   503.7 p0      52 v[3]
        and ebx, eax               ;   504.7 p0      52 v[3]
        xor ebx, edi               ;   505.7 p0      52 v[3]
        add ebx, esi               ;   508.7 p1      63 v[3]
        mov esi, ebp               ;   503.7 p1      47 v[3] copy
        ror esi, 9                 ;   509.7 p1      47 v[3]
        xor esi, ebp               ;   510.7 p0      47 v[3]
        ror esi, 0xb               ;   511.7 p1      47 v[3]
        xor esi, ebp               ;   512.7 p0      47 v[3]
        ror esi, 2                 ;   513.7 p1      47 v[3]
        add ebx, esi               ;   514.7 p0      63 v[3]
        mov esi, dword [esp + 308] ;   486.3 p2      51 t1
        xor esi, ecx               ;   497.7 p0      51 t1
        and esi, edx               ;   509.7 p0      51 t1
        xor esi, dword [esp + 308] ;   510.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   511.7 p2+p1   61 t1
        add esi, dword [esp + 88]  ;   512.7 p2+p0   61 t1
        add esi, 0x80deb1fe        ;   513.7 p1      61 t1
        mov dword [esp + 312], edi ;   491.7 p0+p3   63 v[5] spill
        mov edi, edx               ;   509.7 p1      48 t1 copy
        ror edi, 0xe               ;   514.7 p1      48 t1
        xor edi, edx               ;   515.7 p0      48 t1
        ror edi, 5                 ;   516.7 p1      48 t1
        xor edi, edx               ;   517.7 p0      48 t1
        ror edi, 6                 ;   518.7 p1      48 t1
        add esi, edi               ;   519.7 p0      61 t1
        mov edi, dword [esp + 300] ;   492.3 p2      62 v[6]
        add edi, esi               ;   520.7 p0      62 v[6]
        mov dword [esp + 300], ecx ;   497.7 p0+p3   62 v[0] spill
        mov ecx, ebp               ;   503.7 p1      52 v[2] copy
        xor ecx, ebx               ;   515.7 p0      52 v[2]
        and eax, ecx               ;   516.7 p0      52 v[2]
        xor eax, ebp               ;   517.7 p0      52 v[2]
        add eax, esi               ;   520.7 p1      63 v[2]
        mov esi, ebx               ;   515.7 p1      47 v[2] copy
        ror esi, 9                 ;   521.7 p1      47 v[2]
        xor esi, ebx               ;   522.7 p0      47 v[2]
        ror esi, 0xb               ;   523.7 p1      47 v[2]
        xor esi, ebx               ;   524.7 p0      47 v[2]
        ror esi, 2                 ;   525.7 p1      47 v[2]
        add eax, esi               ;   526.7 p0      63 v[2]
        mov esi, dword [esp + 300] ;   497.7 p2      51 t1
        xor esi, edx               ;   509.7 p0      51 t1
        and esi, edi               ;   521.7 p0      51 t1
        xor esi, dword [esp + 300] ;   522.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   523.7 p2+p1   61 t1
        add esi, dword [esp + 92]  ;   524.7 p2+p0   61 t1
        add esi, 0x9bdc06a7        ;   525.7 p1      61 t1
        mov dword [esp + 308], ebp ;   503.7 p0+p3   63 v[4] spill
        mov ebp, edi               ;   521.7 p1      48 t1 copy
        ror ebp, 0xe               ;   526.7 p1      48 t1
        xor ebp, edi               ;   527.7 p0      48 t1
        ror ebp, 5                 ;   528.7 p1      48 t1
        xor ebp, edi               ;   529.7 p0      48 t1
        ror ebp, 6                 ;   530.7 p1      48 t1
        add esi, ebp               ;   531.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   503.3 p2      62 v[5]
        add ebp, esi               ;   532.7 p0      62 v[5]
        mov dword [esp + 312], edx ;   509.7 p0+p3   62 v[7] spill
        mov edx, ebx               ;   515.7 p1      52 v[1] copy
        xor edx, eax               ;   527.7 p0      52 v[1]
        and ecx, edx               ;   528.7 p0      52 v[1]
        xor ecx, ebx               ;   529.7 p0      52 v[1]
        add ecx, esi               ;   532.7 p1      63 v[1]
        mov esi, eax               ;   527.7 p1      47 v[1] copy
        ror esi, 9                 ;   533.7 p1      47 v[1]
        xor esi, eax               ;   534.7 p0      47 v[1]
        ror esi, 0xb               ;   535.7 p1      47 v[1]
        xor esi, eax               ;   536.7 p0      47 v[1]
        ror esi, 2                 ;   537.7 p1      47 v[1]
        add ecx, esi               ;   538.7 p0      63 v[1]
        mov esi, dword [esp + 312] ;   509.7 p2      51 t1
        xor esi, edi               ;   521.7 p0      51 t1
        and esi, ebp               ;   533.7 p0      51 t1
        xor esi, dword [esp + 312] ;   534.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   535.7 p2+p1   61 t1
        add esi, dword [esp + 96]  ;   536.7 p2+p0   61 t1
        add esi, 0xc19bf174        ;   537.7 p1      61 t1
        mov dword [esp + 300], ebx ;   515.7 p0+p3   63 v[3] spill
        mov ebx, ebp               ;   533.7 p1      48 t1 copy
        ror ebx, 0xe               ;   538.7 p1      48 t1
        xor ebx, ebp               ;   539.7 p0      48 t1
        ror ebx, 5                 ;   540.7 p1      48 t1
        xor ebx, ebp               ;   541.7 p0      48 t1
        ror ebx, 6                 ;   542.7 p1      48 t1
        add esi, ebx               ;   543.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   514.3 p2      62 v[4]
        add ebx, esi               ;   544.7 p0      62 v[4]
        mov dword [esp + 308], edi ;   521.7 p0+p3   62 v[6] spill
        mov edi, eax               ;   527.7 p1      52 v[0] copy
        xor edi, ecx               ;   539.7 p0      52 v[0]
        and edx, edi               ;   540.7 p0      52 v[0]
        xor edx, eax               ;   541.7 p0      52 v[0]
        add edx, esi               ;   544.7 p1      63 v[0]
        mov esi, ecx               ;   539.7 p1      47 v[0] copy
        ror esi, 9                 ;   545.7 p1      47 v[0]
        xor esi, ecx               ;   546.7 p0      47 v[0]
        ror esi, 0xb               ;   547.7 p1      47 v[0]
        xor esi, ecx               ;   548.7 p0      47 v[0]
        ror esi, 2                 ;   549.7 p1      47 v[0]
        add edx, esi               ;   550.7 p0      63 v[0]
        mov esi, dword [esp + 308] ;   521.7 p2      51 t1
        xor esi, ebp               ;   533.7 p0      51 t1
        and esi, ebx               ;   545.7 p0      51 t1
        xor esi, dword [esp + 308] ;   546.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   547.7 p2+p1   61 t1
        add esi, dword [esp + 100] ;   548.7 p2+p0   61 t1
        add esi, 0xe49b69c1        ;   549.7 p1      61 t1
        mov dword [esp + 312], eax ;   527.7 p0+p3   63 v[2] spill
        mov eax, ebx               ;   545.7 p1      48 t1 copy
        ror eax, 0xe               ;   550.7 p1      48 t1
        xor eax, ebx               ;   551.7 p0      48 t1
        ror eax, 5                 ;   552.7 p1      48 t1
        xor eax, ebx               ;   553.7 p0      48 t1
        ror eax, 6                 ;   554.7 p1      48 t1
        add esi, eax               ;   555.7 p0      61 t1
        mov eax, dword [esp + 300] ;   525.3 p2      62 v[3]
        add eax, esi               ;   556.7 p0      62 v[3]
        mov dword [esp + 300], ebp ;   533.7 p0+p3   62 v[5] spill
        mov ebp, ecx               ;   539.7 p1      52 v[7] copy
        xor ebp, edx               ;   551.7 p0      52 v[7]
        and edi, ebp               ;   552.7 p0      52 v[7]
        xor edi, ecx               ;   553.7 p0      52 v[7]
        add edi, esi               ;   556.7 p1      63 v[7]
        mov esi, edx               ;   551.7 p1      47 v[7] copy
        ror esi, 9                 ;   557.7 p1      47 v[7]
        xor esi, edx               ;   558.7 p0      47 v[7]
        ror esi, 0xb               ;   559.7 p1      47 v[7]
        xor esi, edx               ;   560.7 p0      47 v[7]
        ror esi, 2                 ;   561.7 p1      47 v[7]
        add edi, esi               ;   562.7 p0      63 v[7]
        mov esi, dword [esp + 300] ;   533.7 p2      51 t1
        xor esi, ebx               ;   545.7 p0      51 t1
        and esi, eax               ;   557.7 p0      51 t1
        xor esi, dword [esp + 300] ;   558.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   559.7 p2+p1   61 t1
        add esi, dword [esp + 104] ;   560.7 p2+p0   61 t1
        add esi, 0xefbe4786        ;   561.7 p1      61 t1
        mov dword [esp + 308], ecx ;   539.7 p0+p3   63 v[1] spill
        mov ecx, eax               ;   557.7 p1      48 t1 copy
        ror ecx, 0xe               ;   562.7 p1      48 t1
        xor ecx, eax               ;   563.7 p0      48 t1
        ror ecx, 5                 ;   564.7 p1      48 t1
        xor ecx, eax               ;   565.7 p0      48 t1
        ror ecx, 6                 ;   566.7 p1      48 t1
        add esi, ecx               ;   567.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   536.3 p2      62 v[2]
        add ecx, esi               ;   568.7 p0      62 v[2]
        mov dword [esp + 312], ebx ;   545.7 p0+p3   62 v[4] spill
        mov ebx, edx               ;   551.7 p1      52 v[6] copy
        xor ebx, edi               ;   563.7 p0      52 v[6]
        and ebp, ebx               ;   564.7 p0      52 v[6]
        xor ebp, edx               ;   565.7 p0      52 v[6]
        add ebp, esi               ;   568.7 p1      63 v[6]
        mov esi, edi               ;   563.7 p1      47 v[6] copy
        ror esi, 9                 ;   569.7 p1      47 v[6]
        xor esi, edi               ;   570.7 p0      47 v[6]
        ror esi, 0xb               ;   571.7 p1      47 v[6]
        xor esi, edi               ;   572.7 p0      47 v[6]
        ror esi, 2                 ;   573.7 p1      47 v[6]
        add ebp, esi               ;   574.7 p0      63 v[6]
        mov esi, dword [esp + 312] ;   545.7 p2      51 t1
        xor esi, eax               ;   557.7 p0      51 t1
        and esi, ecx               ;   569.7 p0      51 t1
        xor esi, dword [esp + 312] ;   570.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   571.7 p2+p1   61 t1
        add esi, dword [esp + 108] ;   572.7 p2+p0   61 t1
        add esi, 0xfc19dc6         ;   573.7 p1      61 t1
        mov dword [esp + 300], edx ;   551.7 p0+p3   63 v[0] spill
        mov edx, ecx               ;   569.7 p1      48 t1 copy
        ror edx, 0xe               ;   574.7 p1      48 t1
        xor edx, ecx               ;   575.7 p0      48 t1
        ror edx, 5                 ;   576.7 p1      48 t1
        xor edx, ecx               ;   577.7 p0      48 t1
        ror edx, 6                 ;   578.7 p1      48 t1
        add esi, edx               ;   579.7 p0      61 t1
        mov edx, dword [esp + 308] ;   547.3 p2      62 v[1]
        add edx, esi               ;   580.7 p0      62 v[1]
        mov dword [esp + 308], eax ;   557.7 p0+p3   62 v[3] spill
        mov eax, edi               ;   563.7 p1      52 v[5] copy
        xor eax, ebp               ;   575.7 p0      52 v[5]
        and ebx, eax               ;   576.7 p0      52 v[5]
        xor ebx, edi               ;   577.7 p0      52 v[5]
        add ebx, esi               ;   580.7 p1      63 v[5]
        mov esi, ebp               ;   575.7 p1      47 v[5] copy
        ror esi, 9                 ;   581.7 p1      47 v[5]
        xor esi, ebp               ;   582.7 p0      47 v[5]
        ror esi, 0xb               ;   583.7 p1      47 v[5]
        xor esi, ebp               ;   584.7 p0      47 v[5]
        ror esi, 2                 ;   585.7 p1      47 v[5]
        add ebx, esi               ;   586.7 p0      63 v[5]
        mov esi, dword [esp + 308] ;   557.7 p2      51 t1
        xor esi, ecx               ;   569.7 p0      51 t1
        and esi, edx               ;   581.7 p0      51 t1
        xor esi, dword [esp + 308] ;   582.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   583.7 p2+p1   61 t1
        add esi, dword [esp + 112] ;   584.7 p2+p0   61 t1
        add esi, 0x240ca1cc        ;   585.7 p1      61 t1
        mov dword [esp + 312], edi ;   563.7 p0+p3   63 v[7] spill
        mov edi, edx               ;   581.7 p1      48 t1 copy
        ror edi, 0xe               ;   586.7 p1      48 t1
        xor edi, edx               ;   587.7 p0      48 t1
        ror edi, 5                 ;   588.7 p1      48 t1
        xor edi, edx               ;   589.7 p0      48 t1
        ror edi, 6                 ;   590.7 p1      48 t1
        add esi, edi               ;   591.7 p0      61 t1
        mov edi, dword [esp + 300] ;   558.3 p2      62 v[0]
        add edi, esi               ;   592.7 p0      62 v[0]
        mov dword [esp + 300], ecx ;   569.7 p0+p3   62 v[2] spill
        mov ecx, ebp               ;   575.7 p1      52 v[4] copy
        xor ecx, ebx               ;   587.7 p0      52 v[4]
        and eax, ecx               ;   588.7 p0      52 v[4]
        xor eax, ebp               ;   589.7 p0      52 v[4]
        add eax, esi               ;   592.7 p1      63 v[4]
        mov esi, ebx               ;   587.7 p1      47 v[4] copy
        ror esi, 9                 ;   593.7 p1      47 v[4]
        xor esi, ebx               ;   594.7 p0      47 v[4]
        ror esi, 0xb               ;   595.7 p1      47 v[4]
        xor esi, ebx               ;   596.7 p0      47 v[4]
        ror esi, 2                 ;   597.7 p1      47 v[4]
        add eax, esi               ;   598.7 p0      63 v[4]
        mov esi, dword [esp + 300] ;   569.7 p2      51 t1
        xor esi, edx               ;   581.7 p0      51 t1
        and esi, edi               ;   593.7 p0      51 t1
        xor esi, dword [esp + 300] ;   594.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   595.7 p2+p1   61 t1
        add esi, dword [esp + 116] ;   596.7 p2+p0   61 t1
        add esi, 0x2de92c6f        ;   597.7 p1      61 t1
        mov dword [esp + 308], ebp ;   575.7 p0+p3   63 v[6] spill
        mov ebp, edi               ;   593.7 p1      48 t1 copy
        ror ebp, 0xe               ;   598.7 p1      48 t1
        xor ebp, edi               ;   599.7 p0      48 t1
        ror ebp, 5                 ;   600.7 p1      48 t1
        xor ebp, edi               ;   601.7 p0      48 t1
        ror ebp, 6                 ;   602.7 p1      48 t1
        add esi, ebp               ;   603.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   569.3 p2      62 v[7]
        add ebp, esi               ;   604.7 p0      62 v[7]
        mov dword [esp + 312], edx ;   581.7 p0+p3   62 v[1] spill
        mov edx, ebx               ;   587.7 p1      52 v[3] copy
        xor edx, eax               ;   599.7 p0      52 v[3]
        and ecx, edx               ;   600.7 p0      52 v[3]
        xor ecx, ebx               ;   601.7 p0      52 v[3]
        add ecx, esi               ;   604.7 p1      63 v[3]
        mov esi, eax               ;   599.7 p1      47 v[3] copy
        ror esi, 9                 ;   605.7 p1      47 v[3]
        xor esi, eax               ;   606.7 p0      47 v[3]
        ror esi, 0xb               ;   607.7 p1      47 v[3]
        xor esi, eax               ;   608.7 p0      47 v[3]
        ror esi, 2                 ;   609.7 p1      47 v[3]
        add ecx, esi               ;   610.7 p0      63 v[3]
        mov esi, dword [esp + 312] ;   581.7 p2      51 t1
        xor esi, edi               ;   593.7 p0      51 t1
        and esi, ebp               ;   605.7 p0      51 t1
        xor esi, dword [esp + 312] ;   606.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   607.7 p2+p1   61 t1
        add esi, dword [esp + 120] ;   608.7 p2+p0   61 t1
        add esi, 0x4a7484aa        ;   609.7 p1      61 t1
        mov dword [esp + 300], ebx ;   587.7 p0+p3   63 v[5] spill
        mov ebx, ebp               ;   605.7 p1      48 t1 copy
        ror ebx, 0xe               ;   610.7 p1      48 t1
        xor ebx, ebp               ;   611.7 p0      48 t1
        ror ebx, 5                 ;   612.7 p1      48 t1
        xor ebx, ebp               ;   613.7 p0      48 t1
        ror ebx, 6                 ;   614.7 p1      48 t1
        add esi, ebx               ;   615.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   580.3 p2      62 v[6]
        add ebx, esi               ;   616.7 p0      62 v[6]
        mov dword [esp + 308], edi ;   593.7 p0+p3   62 v[0] spill
        mov edi, eax               ;   599.7 p1      52 v[2] copy
        xor edi, ecx               ;   611.7 p0      52 v[2]
        and edx, edi               ;   612.7 p0      52 v[2]
        xor edx, eax               ;   613.7 p0      52 v[2]
        add edx, esi               ;   616.7 p1      63 v[2]
        mov esi, ecx               ;   611.7 p1      47 v[2] copy
        ror esi, 9                 ;   617.7 p1      47 v[2]
        xor esi, ecx               ;   618.7 p0      47 v[2]
        ror esi, 0xb               ;   619.7 p1      47 v[2]
        xor esi, ecx               ;   620.7 p0      47 v[2]
        ror esi, 2                 ;   621.7 p1      47 v[2]
        add edx, esi               ;   622.7 p0      63 v[2]
        mov esi, dword [esp + 308] ;   593.7 p2      51 t1
        xor esi, ebp               ;   605.7 p0      51 t1
        and esi, ebx               ;   617.7 p0      51 t1
        xor esi, dword [esp + 308] ;   618.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   619.7 p2+p1   61 t1
        add esi, dword [esp + 124] ;   620.7 p2+p0   61 t1
        add esi, 0x5cb0a9dc        ;   621.7 p1      61 t1
        mov dword [esp + 312], eax ;   599.7 p0+p3   63 v[4] spill
        mov eax, ebx               ;   617.7 p1      48 t1 copy
        ror eax, 0xe               ;   622.7 p1      48 t1
        xor eax, ebx               ;   623.7 p0      48 t1
        ror eax, 5                 ;   624.7 p1      48 t1
        xor eax, ebx               ;   625.7 p0      48 t1
        ror eax, 6                 ;   626.7 p1      48 t1
        add esi, eax               ;   627.7 p0      61 t1
        mov eax, dword [esp + 300] ;   591.3 p2      62 v[5]
        add eax, esi               ;   628.7 p0      62 v[5]
        mov dword [esp + 300], ebp ;   605.7 p0+p3   62 v[7] spill
        mov ebp, ecx               ;   611.7 p1      52 v[1] copy
        xor ebp, edx               ;   623.7 p0      52 v[1]
        and edi, ebp               ;   624.7 p0      52 v[1]
        xor edi, ecx               ;   625.7 p0      52 v[1]
        add edi, esi               ;   628.7 p1      63 v[1]
        mov esi, edx               ;   623.7 p1      47 v[1] copy
        ror esi, 9                 ;   629.7 p1      47 v[1]
        xor esi, edx               ;   630.7 p0      47 v[1]
        ror esi, 0xb               ;   631.7 p1      47 v[1]
        xor esi, edx               ;   632.7 p0      47 v[1]
        ror esi, 2                 ;   633.7 p1      47 v[1]
        add edi, esi               ;   634.7 p0      63 v[1]
        mov esi, dword [esp + 300] ;   605.7 p2      51 t1
        xor esi, ebx               ;   617.7 p0      51 t1
        and esi, eax               ;   629.7 p0      51 t1
        xor esi, dword [esp + 300] ;   630.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   631.7 p2+p1   61 t1
        add esi, dword [esp + 128] ;   632.7 p2+p0   61 t1
        add esi, 0x76f988da        ;   633.7 p1      61 t1
        mov dword [esp + 308], ecx ;   611.7 p0+p3   63 v[3] spill
        mov ecx, eax               ;   629.7 p1      48 t1 copy
        ror ecx, 0xe               ;   634.7 p1      48 t1
        xor ecx, eax               ;   635.7 p0      48 t1
        ror ecx, 5                 ;   636.7 p1      48 t1
        xor ecx, eax               ;   637.7 p0      48 t1
        ror ecx, 6                 ;   638.7 p1      48 t1
        add esi, ecx               ;   639.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   602.3 p2      62 v[4]
        add ecx, esi               ;   640.7 p0      62 v[4]
        mov dword [esp + 312], ebx ;   617.7 p0+p3   62 v[6] spill
        mov ebx, edx               ;   623.7 p1      52 v[0] copy
        xor ebx, edi               ;   635.7 p0      52 v[0]
        and ebp, ebx               ;   636.7 p0      52 v[0]
        xor ebp, edx               ;   637.7 p0      52 v[0]
        add ebp, esi               ;   640.7 p1      63 v[0]
        mov esi, edi               ;   635.7 p1      47 v[0] copy
        ror esi, 9                 ;   641.7 p1      47 v[0]
        xor esi, edi               ;   642.7 p0      47 v[0]
        ror esi, 0xb               ;   643.7 p1      47 v[0]
        xor esi, edi               ;   644.7 p0      47 v[0]
        ror esi, 2                 ;   645.7 p1      47 v[0]
        add ebp, esi               ;   646.7 p0      63 v[0]
        mov esi, dword [esp + 312] ;   617.7 p2      51 t1
        xor esi, eax               ;   629.7 p0      51 t1
        and esi, ecx               ;   641.7 p0      51 t1
        xor esi, dword [esp + 312] ;   642.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   643.7 p2+p1   61 t1
        add esi, dword [esp + 132] ;   644.7 p2+p0   61 t1
        add esi, 0x983e5152        ;   645.7 p1      61 t1
        mov dword [esp + 300], edx ;   623.7 p0+p3   63 v[2] spill
        mov edx, ecx               ;   641.7 p1      48 t1 copy
        ror edx, 0xe               ;   646.7 p1      48 t1
        xor edx, ecx               ;   647.7 p0      48 t1
        ror edx, 5                 ;   648.7 p1      48 t1
        xor edx, ecx               ;   649.7 p0      48 t1
        ror edx, 6                 ;   650.7 p1      48 t1
        add esi, edx               ;   651.7 p0      61 t1
        mov edx, dword [esp + 308] ;   613.3 p2      62 v[3]
        add edx, esi               ;   652.7 p0      62 v[3]
        mov dword [esp + 308], eax ;   629.7 p0+p3   62 v[5] spill
        mov eax, edi               ;   635.7 p1      52 v[7] copy
        xor eax, ebp               ;   647.7 p0      52 v[7]
        and ebx, eax               ;   648.7 p0      52 v[7]
        xor ebx, edi               ;   649.7 p0      52 v[7]
        add ebx, esi               ;   652.7 p1      63 v[7]
        mov esi, ebp               ;   647.7 p1      47 v[7] copy
        ror esi, 9                 ;   653.7 p1      47 v[7]
        xor esi, ebp               ;   654.7 p0      47 v[7]
        ror esi, 0xb               ;   655.7 p1      47 v[7]
        xor esi, ebp               ;   656.7 p0      47 v[7]
        ror esi, 2                 ;   657.7 p1      47 v[7]
        add ebx, esi               ;   658.7 p0      63 v[7]
        mov esi, dword [esp + 308] ;   629.7 p2      51 t1
        xor esi, ecx               ;   641.7 p0      51 t1
        and esi, edx               ;   653.7 p0      51 t1
        xor esi, dword [esp + 308] ;   654.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   655.7 p2+p1   61 t1
        add esi, dword [esp + 136] ;   656.7 p2+p0   61 t1
        add esi, 0xa831c66d        ;   657.7 p1      61 t1
        mov dword [esp + 312], edi ;   635.7 p0+p3   63 v[1] spill
        mov edi, edx               ;   653.7 p1      48 t1 copy
        ror edi, 0xe               ;   658.7 p1      48 t1
        xor edi, edx               ;   659.7 p0      48 t1
        ror edi, 5                 ;   660.7 p1      48 t1
        xor edi, edx               ;   661.7 p0      48 t1
        ror edi, 6                 ;   662.7 p1      48 t1
        add esi, edi               ;   663.7 p0      61 t1
        mov edi, dword [esp + 300] ;   624.3 p2      62 v[2]
        add edi, esi               ;   664.7 p0      62 v[2]
        mov dword [esp + 300], ecx ;   641.7 p0+p3   62 v[4] spill
        mov ecx, ebp               ;   647.7 p1      52 v[6] copy
        xor ecx, ebx               ;   659.7 p0      52 v[6]
        and eax, ecx               ;   660.7 p0      52 v[6]
        xor eax, ebp               ;   661.7 p0      52 v[6]
        add eax, esi               ;   664.7 p1      63 v[6]
        mov esi, ebx               ;   659.7 p1      47 v[6] copy
        ror esi, 9                 ;   665.7 p1      47 v[6]
        xor esi, ebx               ;   666.7 p0      47 v[6]
        ror esi, 0xb               ;   667.7 p1      47 v[6]
        xor esi, ebx               ;   668.7 p0      47 v[6]
        ror esi, 2                 ;   669.7 p1      47 v[6]
        add eax, esi               ;   670.7 p0      63 v[6]
        mov esi, dword [esp + 300] ;   641.7 p2      51 t1
        xor esi, edx               ;   653.7 p0      51 t1
        and esi, edi               ;   665.7 p0      51 t1
        xor esi, dword [esp + 300] ;   666.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   667.7 p2+p1   61 t1
        add esi, dword [esp + 140] ;   668.7 p2+p0   61 t1
        add esi, 0xb00327c8        ;   669.7 p1      61 t1
        mov dword [esp + 308], ebp ;   647.7 p0+p3   63 v[0] spill
        mov ebp, edi               ;   665.7 p1      48 t1 copy
        ror ebp, 0xe               ;   670.7 p1      48 t1
        xor ebp, edi               ;   671.7 p0      48 t1
        ror ebp, 5                 ;   672.7 p1      48 t1
        xor ebp, edi               ;   673.7 p0      48 t1
        ror ebp, 6                 ;   674.7 p1      48 t1
        add esi, ebp               ;   675.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   635.7 p2      62 v[1]
        add ebp, esi               ;   676.7 p0      62 v[1]
        mov dword [esp + 312], edx ;   653.7 p0+p3   62 v[3] spill
        mov edx, ebx               ;   659.7 p1      52 v[5] copy
        xor edx, eax               ;   671.7 p0      52 v[5]
        and ecx, edx               ;   672.7 p0      52 v[5]
        xor ecx, ebx               ;   673.7 p0      52 v[5]
        add ecx, esi               ;   676.7 p1      63 v[5]
        mov esi, eax               ;   671.7 p1      47 v[5] copy
        ror esi, 9                 ;   677.7 p1      47 v[5]
        xor esi, eax               ;   678.7 p0      47 v[5]
        ror esi, 0xb               ;   679.7 p1      47 v[5]
        xor esi, eax               ;   680.7 p0      47 v[5]
        ror esi, 2                 ;   681.7 p1      47 v[5]
        add ecx, esi               ;   682.7 p0      63 v[5]
        mov esi, dword [esp + 312] ;   653.7 p2      51 t1
        xor esi, edi               ;   665.7 p0      51 t1
        and esi, ebp               ;   677.7 p0      51 t1
        xor esi, dword [esp + 312] ;   678.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   679.7 p2+p1   61 t1
        add esi, dword [esp + 144] ;   680.7 p2+p0   61 t1
        add esi, 0xbf597fc7        ;   681.7 p1      61 t1
        mov dword [esp + 300], ebx ;   659.7 p0+p3   63 v[7] spill
        mov ebx, ebp               ;   677.7 p1      48 t1 copy
        ror ebx, 0xe               ;   682.7 p1      48 t1
        xor ebx, ebp               ;   683.7 p0      48 t1
        ror ebx, 5                 ;   684.7 p1      48 t1
        xor ebx, ebp               ;   685.7 p0      48 t1
        ror ebx, 6                 ;   686.7 p1      48 t1
        add esi, ebx               ;   687.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   647.7 p2      62 v[0]
        add ebx, esi               ;   688.7 p0      62 v[0]
        mov dword [esp + 308], edi ;   665.7 p0+p3   62 v[2] spill
        mov edi, eax               ;   671.7 p1      52 v[4] copy
        xor edi, ecx               ;   683.7 p0      52 v[4]
        and edx, edi               ;   684.7 p0      52 v[4]
        xor edx, eax               ;   685.7 p0      52 v[4]
        add edx, esi               ;   688.7 p1      63 v[4]
        mov esi, ecx               ;   683.7 p1      47 v[4] copy
        ror esi, 9                 ;   689.7 p1      47 v[4]
        xor esi, ecx               ;   690.7 p0      47 v[4]
        ror esi, 0xb               ;   691.7 p1      47 v[4]
        xor esi, ecx               ;   692.7 p0      47 v[4]
        ror esi, 2                 ;   693.7 p1      47 v[4]
        add edx, esi               ;   694.7 p0      63 v[4]
        mov esi, dword [esp + 308] ;   665.7 p2      51 t1
        xor esi, ebp               ;   677.7 p0      51 t1
        and esi, ebx               ;   689.7 p0      51 t1
        xor esi, dword [esp + 308] ;   690.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   691.7 p2+p1   61 t1
        add esi, dword [esp + 148] ;   692.7 p2+p0   61 t1
        add esi, 0xc6e00bf3        ;   693.7 p1      61 t1
        mov dword [esp + 312], eax ;   671.7 p0+p3   63 v[6] spill
        mov eax, ebx               ;   689.7 p1      48 t1 copy
        ror eax, 0xe               ;   694.7 p1      48 t1
        xor eax, ebx               ;   695.7 p0      48 t1
        ror eax, 5                 ;   696.7 p1      48 t1
        xor eax, ebx               ;   697.7 p0      48 t1
        ror eax, 6                 ;   698.7 p1      48 t1
        add esi, eax               ;   699.7 p0      61 t1
        mov eax, dword [esp + 300] ;   659.7 p2      62 v[7]
        add eax, esi               ;   700.7 p0      62 v[7]
        mov dword [esp + 300], ebp ;   677.7 p0+p3   62 v[1] spill
        mov ebp, ecx               ;   683.7 p1      52 v[3] copy
        xor ebp, edx               ;   695.7 p0      52 v[3]
        and edi, ebp               ;   696.7 p0      52 v[3]
        xor edi, ecx               ;   697.7 p0      52 v[3]
        add edi, esi               ;   700.7 p1      63 v[3]
        mov esi, edx               ;   695.7 p1      47 v[3] copy
        ror esi, 9                 ;   701.7 p1      47 v[3]
        xor esi, edx               ;   702.7 p0      47 v[3]
        ror esi, 0xb               ;   703.7 p1      47 v[3]
        xor esi, edx               ;   704.7 p0      47 v[3]
        ror esi, 2                 ;   705.7 p1      47 v[3]
        add edi, esi               ;   706.7 p0      63 v[3]
        mov esi, dword [esp + 300] ;   677.7 p2      51 t1
        xor esi, ebx               ;   689.7 p0      51 t1
        and esi, eax               ;   701.7 p0      51 t1
        xor esi, dword [esp + 300] ;   702.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   703.7 p2+p1   61 t1
        add esi, dword [esp + 152] ;   704.7 p2+p0   61 t1
        add esi, 0xd5a79147        ;   705.7 p1      61 t1
        mov dword [esp + 308], ecx ;   683.7 p0+p3   63 v[5] spill
        mov ecx, eax               ;   701.7 p1      48 t1 copy
        ror ecx, 0xe               ;   706.7 p1      48 t1
        xor ecx, eax               ;   707.7 p0      48 t1
        ror ecx, 5                 ;   708.7 p1      48 t1
        xor ecx, eax               ;   709.7 p0      48 t1
        ror ecx, 6                 ;   710.7 p1      48 t1
        add esi, ecx               ;   711.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   671.7 p2      62 v[6]
        add ecx, esi               ;   712.7 p0      62 v[6]
        mov dword [esp + 312], ebx ;   689.7 p0+p3   62 v[0] spill
        mov ebx, edx               ;   695.7 p1      52 v[2] copy
        xor ebx, edi               ;   707.7 p0      52 v[2]
        and ebp, ebx               ;   708.7 p0      52 v[2]
        xor ebp, edx               ;   709.7 p0      52 v[2]
        add ebp, esi               ;   712.7 p1      63 v[2]
        mov esi, edi               ;   707.7 p1      47 v[2] copy
        ror esi, 9                 ;   713.7 p1      47 v[2]
        xor esi, edi               ;   714.7 p0      47 v[2]
        ror esi, 0xb               ;   715.7 p1      47 v[2]
        xor esi, edi               ;   716.7 p0      47 v[2]
        ror esi, 2                 ;   717.7 p1      47 v[2]
        add ebp, esi               ;   718.7 p0      63 v[2]
        mov esi, dword [esp + 312] ;   689.7 p2      51 t1
        xor esi, eax               ;   701.7 p0      51 t1
        and esi, ecx               ;   713.7 p0      51 t1
        xor esi, dword [esp + 312] ;   714.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   715.7 p2+p1   61 t1
        add esi, dword [esp + 156] ;   716.7 p2+p0   61 t1
        add esi, 0x6ca6351         ;   717.7 p1      61 t1
        mov dword [esp + 300], edx ;   695.7 p0+p3   63 v[4] spill
        mov edx, ecx               ;   713.7 p1      48 t1 copy
        ror edx, 0xe               ;   718.7 p1      48 t1
        xor edx, ecx               ;   719.7 p0      48 t1
        ror edx, 5                 ;   720.7 p1      48 t1
        xor edx, ecx               ;   721.7 p0      48 t1
        ror edx, 6                 ;   722.7 p1      48 t1
        add esi, edx               ;   723.7 p0      61 t1
        mov edx, dword [esp + 308] ;   683.7 p2      62 v[5]
        add edx, esi               ;   724.7 p0      62 v[5]
        mov dword [esp + 308], eax ;   701.7 p0+p3   62 v[7] spill
        mov eax, edi               ;   707.7 p1      52 v[1] copy
        xor eax, ebp               ;   719.7 p0      52 v[1]
        and ebx, eax               ;   720.7 p0      52 v[1]
        xor ebx, edi               ;   721.7 p0      52 v[1]
        add ebx, esi               ;   724.7 p1      63 v[1]
        mov esi, ebp               ;   719.7 p1      47 v[1] copy
        ror esi, 9                 ;   725.7 p1      47 v[1]
        xor esi, ebp               ;   726.7 p0      47 v[1]
        ror esi, 0xb               ;   727.7 p1      47 v[1]
        xor esi, ebp               ;   728.7 p0      47 v[1]
        ror esi, 2                 ;   729.7 p1      47 v[1]
        add ebx, esi               ;   730.7 p0      63 v[1]
        mov esi, dword [esp + 308] ;   701.7 p2      51 t1
        xor esi, ecx               ;   713.7 p0      51 t1
        and esi, edx               ;   725.7 p0      51 t1
        xor esi, dword [esp + 308] ;   726.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   727.7 p2+p1   61 t1
        add esi, dword [esp + 160] ;   728.7 p2+p0   61 t1
        add esi, 0x14292967        ;   729.7 p1      61 t1
        mov dword [esp + 312], edi ;   707.7 p0+p3   63 v[3] spill
        mov edi, edx               ;   725.7 p1      48 t1 copy
        ror edi, 0xe               ;   730.7 p1      48 t1
        xor edi, edx               ;   731.7 p0      48 t1
        ror edi, 5                 ;   732.7 p1      48 t1
        xor edi, edx               ;   733.7 p0      48 t1
        ror edi, 6                 ;   734.7 p1      48 t1
        add esi, edi               ;   735.7 p0      61 t1
        mov edi, dword [esp + 300] ;   695.7 p2      62 v[4]
        add edi, esi               ;   736.7 p0      62 v[4]
        mov dword [esp + 300], ecx ;   713.7 p0+p3   62 v[6] spill
        mov ecx, ebp               ;   719.7 p1      52 v[0] copy
        xor ecx, ebx               ;   731.7 p0      52 v[0]
        and eax, ecx               ;   732.7 p0      52 v[0]
        xor eax, ebp               ;   733.7 p0      52 v[0]
        add eax, esi               ;   736.7 p1      63 v[0]
        mov esi, ebx               ;   731.7 p1      47 v[0] copy
        ror esi, 9                 ;   737.7 p1      47 v[0]
        xor esi, ebx               ;   738.7 p0      47 v[0]
        ror esi, 0xb               ;   739.7 p1      47 v[0]
        xor esi, ebx               ;   740.7 p0      47 v[0]
        ror esi, 2                 ;   741.7 p1      47 v[0]
        add eax, esi               ;   742.7 p0      63 v[0]
        mov esi, dword [esp + 300] ;   713.7 p2      51 t1
        xor esi, edx               ;   725.7 p0      51 t1
        and esi, edi               ;   737.7 p0      51 t1
        xor esi, dword [esp + 300] ;   738.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   739.7 p2+p1   61 t1
        add esi, dword [esp + 164] ;   740.7 p2+p0   61 t1
        add esi, 0x27b70a85        ;   741.7 p1      61 t1
        mov dword [esp + 308], ebp ;   719.7 p0+p3   63 v[2] spill
        mov ebp, edi               ;   737.7 p1      48 t1 copy
        ror ebp, 0xe               ;   742.7 p1      48 t1
        xor ebp, edi               ;   743.7 p0      48 t1
        ror ebp, 5                 ;   744.7 p1      48 t1
        xor ebp, edi               ;   745.7 p0      48 t1
        ror ebp, 6                 ;   746.7 p1      48 t1
        add esi, ebp               ;   747.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   707.7 p2      62 v[3]
        add ebp, esi               ;   748.7 p0      62 v[3]
        mov dword [esp + 312], edx ;   725.7 p0+p3   62 v[5] spill
        mov edx, ebx               ;   731.7 p1      52 v[7] copy
        xor edx, eax               ;   743.7 p0      52 v[7]
        and ecx, edx               ;   744.7 p0      52 v[7]
        xor ecx, ebx               ;   745.7 p0      52 v[7]
        add ecx, esi               ;   748.7 p1      63 v[7]
        mov esi, eax               ;   743.7 p1      47 v[7] copy
        ror esi, 9                 ;   749.7 p1      47 v[7]
        xor esi, eax               ;   750.7 p0      47 v[7]
        ror esi, 0xb               ;   751.7 p1      47 v[7]
        xor esi, eax               ;   752.7 p0      47 v[7]
        ror esi, 2                 ;   753.7 p1      47 v[7]
        add ecx, esi               ;   754.7 p0      63 v[7]
        mov esi, dword [esp + 312] ;   725.7 p2      51 t1
        xor esi, edi               ;   737.7 p0      51 t1
        and esi, ebp               ;   749.7 p0      51 t1
        xor esi, dword [esp + 312] ;   750.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   751.7 p2+p1   61 t1
        add esi, dword [esp + 168] ;   752.7 p2+p0   61 t1
        add esi, 0x2e1b2138        ;   753.7 p1      61 t1
        mov dword [esp + 300], ebx ;   731.7 p0+p3   63 v[1] spill
        mov ebx, ebp               ;   749.7 p1      48 t1 copy
        ror ebx, 0xe               ;   754.7 p1      48 t1
        xor ebx, ebp               ;   755.7 p0      48 t1
        ror ebx, 5                 ;   756.7 p1      48 t1
        xor ebx, ebp               ;   757.7 p0      48 t1
        ror ebx, 6                 ;   758.7 p1      48 t1
        add esi, ebx               ;   759.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   719.7 p2      62 v[2]
        add ebx, esi               ;   760.7 p0      62 v[2]
        mov dword [esp + 308], edi ;   737.7 p0+p3   62 v[4] spill
        mov edi, eax               ;   743.7 p1      52 v[6] copy
        xor edi, ecx               ;   755.7 p0      52 v[6]
        and edx, edi               ;   756.7 p0      52 v[6]
        xor edx, eax               ;   757.7 p0      52 v[6]
        add edx, esi               ;   760.7 p1      63 v[6]
        mov esi, ecx               ;   755.7 p1      47 v[6] copy
        ror esi, 9                 ;   761.7 p1      47 v[6]
        xor esi, ecx               ;   762.7 p0      47 v[6]
        ror esi, 0xb               ;   763.7 p1      47 v[6]
        xor esi, ecx               ;   764.7 p0      47 v[6]
        ror esi, 2                 ;   765.7 p1      47 v[6]
        add edx, esi               ;   766.7 p0      63 v[6]
        mov esi, dword [esp + 308] ;   737.7 p2      51 t1
        xor esi, ebp               ;   749.7 p0      51 t1
        and esi, ebx               ;   761.7 p0      51 t1
        xor esi, dword [esp + 308] ;   762.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   763.7 p2+p1   61 t1
        add esi, dword [esp + 172] ;   764.7 p2+p0   61 t1
        add esi, 0x4d2c6dfc        ;   765.7 p1      61 t1
        mov dword [esp + 312], eax ;   743.7 p0+p3   63 v[0] spill
        mov eax, ebx               ;   761.7 p1      48 t1 copy
        ror eax, 0xe               ;   766.7 p1      48 t1
        xor eax, ebx               ;   767.7 p0      48 t1
        ror eax, 5                 ;   768.7 p1      48 t1
        xor eax, ebx               ;   769.7 p0      48 t1
        ror eax, 6                 ;   770.7 p1      48 t1
        add esi, eax               ;   771.7 p0      61 t1
        mov eax, dword [esp + 300] ;   731.7 p2      62 v[1]
        add eax, esi               ;   772.7 p0      62 v[1]
        mov dword [esp + 300], ebp ;   749.7 p0+p3   62 v[3] spill
        mov ebp, ecx               ;   755.7 p1      52 v[5] copy
        xor ebp, edx               ;   767.7 p0      52 v[5]
        and edi, ebp               ;   768.7 p0      52 v[5]
        xor edi, ecx               ;   769.7 p0      52 v[5]
        add edi, esi               ;   772.7 p1      63 v[5]
        mov esi, edx               ;   767.7 p1      47 v[5] copy
        ror esi, 9                 ;   773.7 p1      47 v[5]
        xor esi, edx               ;   774.7 p0      47 v[5]
        ror esi, 0xb               ;   775.7 p1      47 v[5]
        xor esi, edx               ;   776.7 p0      47 v[5]
        ror esi, 2                 ;   777.7 p1      47 v[5]
        add edi, esi               ;   778.7 p0      63 v[5]
        mov esi, dword [esp + 300] ;   749.7 p2      51 t1
        xor esi, ebx               ;   761.7 p0      51 t1
        and esi, eax               ;   773.7 p0      51 t1
        xor esi, dword [esp + 300] ;   774.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   775.7 p2+p1   61 t1
        add esi, dword [esp + 176] ;   776.7 p2+p0   61 t1
        add esi, 0x53380d13        ;   777.7 p1      61 t1
        mov dword [esp + 308], ecx ;   755.7 p0+p3   63 v[7] spill
        mov ecx, eax               ;   773.7 p1      48 t1 copy
        ror ecx, 0xe               ;   778.7 p1      48 t1
        xor ecx, eax               ;   779.7 p0      48 t1
        ror ecx, 5                 ;   780.7 p1      48 t1
        xor ecx, eax               ;   781.7 p0      48 t1
        ror ecx, 6                 ;   782.7 p1      48 t1
        add esi, ecx               ;   783.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   743.7 p2      62 v[0]
        add ecx, esi               ;   784.7 p0      62 v[0]
        mov dword [esp + 312], ebx ;   761.7 p0+p3   62 v[2] spill
        mov ebx, edx               ;   767.7 p1      52 v[4] copy
        xor ebx, edi               ;   779.7 p0      52 v[4]
        and ebp, ebx               ;   780.7 p0      52 v[4]
        xor ebp, edx               ;   781.7 p0      52 v[4]
        add ebp, esi               ;   784.7 p1      63 v[4]
        mov esi, edi               ;   779.7 p1      47 v[4] copy
        ror esi, 9                 ;   785.7 p1      47 v[4]
        xor esi, edi               ;   786.7 p0      47 v[4]
        ror esi, 0xb               ;   787.7 p1      47 v[4]
        xor esi, edi               ;   788.7 p0      47 v[4]
        ror esi, 2                 ;   789.7 p1      47 v[4]
        add ebp, esi               ;   790.7 p0      63 v[4]
        mov esi, dword [esp + 312] ;   761.7 p2      51 t1
        xor esi, eax               ;   773.7 p0      51 t1
        and esi, ecx               ;   785.7 p0      51 t1
        xor esi, dword [esp + 312] ;   786.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   787.7 p2+p1   61 t1
        add esi, dword [esp + 180] ;   788.7 p2+p0   61 t1
        add esi, 0x650a7354        ;   789.7 p1      61 t1
        mov dword [esp + 300], edx ;   767.7 p0+p3   63 v[6] spill
        mov edx, ecx               ;   785.7 p1      48 t1 copy
        ror edx, 0xe               ;   790.7 p1      48 t1
        xor edx, ecx               ;   791.7 p0      48 t1
        ror edx, 5                 ;   792.7 p1      48 t1
        xor edx, ecx               ;   793.7 p0      48 t1
        ror edx, 6                 ;   794.7 p1      48 t1
        add esi, edx               ;   795.7 p0      61 t1
        mov edx, dword [esp + 308] ;   755.7 p2      62 v[7]
        add edx, esi               ;   796.7 p0      62 v[7]
        mov dword [esp + 308], eax ;   773.7 p0+p3   62 v[1] spill
        mov eax, edi               ;   779.7 p1      52 v[3] copy
        xor eax, ebp               ;   791.7 p0      52 v[3]
        and ebx, eax               ;   792.7 p0      52 v[3]
        xor ebx, edi               ;   793.7 p0      52 v[3]
        add ebx, esi               ;   796.7 p1      63 v[3]
        mov esi, ebp               ;   791.7 p1      47 v[3] copy
        ror esi, 9                 ;   797.7 p1      47 v[3]
        xor esi, ebp               ;   798.7 p0      47 v[3]
        ror esi, 0xb               ;   799.7 p1      47 v[3]
        xor esi, ebp               ;   800.7 p0      47 v[3]
        ror esi, 2                 ;   801.7 p1      47 v[3]
        add ebx, esi               ;   802.7 p0      63 v[3]
        mov esi, dword [esp + 308] ;   773.7 p2      51 t1
        xor esi, ecx               ;   785.7 p0      51 t1
        and esi, edx               ;   797.7 p0      51 t1
        xor esi, dword [esp + 308] ;   798.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   799.7 p2+p1   61 t1
        add esi, dword [esp + 184] ;   800.7 p2+p0   61 t1
        add esi, 0x766a0abb        ;   801.7 p1      61 t1
        mov dword [esp + 312], edi ;   779.7 p0+p3   63 v[5] spill
        mov edi, edx               ;   797.7 p1      48 t1 copy
        ror edi, 0xe               ;   802.7 p1      48 t1
        xor edi, edx               ;   803.7 p0      48 t1
        ror edi, 5                 ;   804.7 p1      48 t1
        xor edi, edx               ;   805.7 p0      48 t1
        ror edi, 6                 ;   806.7 p1      48 t1
        add esi, edi               ;   807.7 p0      61 t1
        mov edi, dword [esp + 300] ;   767.7 p2      62 v[6]
        add edi, esi               ;   808.7 p0      62 v[6]
        mov dword [esp + 300], ecx ;   785.7 p0+p3   62 v[0] spill
        mov ecx, ebp               ;   791.7 p1      52 v[2] copy
        xor ecx, ebx               ;   803.7 p0      52 v[2]
        and eax, ecx               ;   804.7 p0      52 v[2]
        xor eax, ebp               ;   805.7 p0      52 v[2]
        add eax, esi               ;   808.7 p1      63 v[2]
        mov esi, ebx               ;   803.7 p1      47 v[2] copy
        ror esi, 9                 ;   809.7 p1      47 v[2]
        xor esi, ebx               ;   810.7 p0      47 v[2]
        ror esi, 0xb               ;   811.7 p1      47 v[2]
        xor esi, ebx               ;   812.7 p0      47 v[2]
        ror esi, 2                 ;   813.7 p1      47 v[2]
        add eax, esi               ;   814.7 p0      63 v[2]
        mov esi, dword [esp + 300] ;   785.7 p2      51 t1
        xor esi, edx               ;   797.7 p0      51 t1
        and esi, edi               ;   809.7 p0      51 t1
        xor esi, dword [esp + 300] ;   810.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   811.7 p2+p1   61 t1
        add esi, dword [esp + 188] ;   812.7 p2+p0   61 t1
        add esi, 0x81c2c92e        ;   813.7 p1      61 t1
        mov dword [esp + 308], ebp ;   791.7 p0+p3   63 v[4] spill
        mov ebp, edi               ;   809.7 p1      48 t1 copy
        ror ebp, 0xe               ;   814.7 p1      48 t1
        xor ebp, edi               ;   815.7 p0      48 t1
        ror ebp, 5                 ;   816.7 p1      48 t1
        xor ebp, edi               ;   817.7 p0      48 t1
        ror ebp, 6                 ;   818.7 p1      48 t1
        add esi, ebp               ;   819.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   779.7 p2      62 v[5]
        add ebp, esi               ;   820.7 p0      62 v[5]
        mov dword [esp + 312], edx ;   797.7 p0+p3   62 v[7] spill
        mov edx, ebx               ;   803.7 p1      52 v[1] copy
        xor edx, eax               ;   815.7 p0      52 v[1]
        and ecx, edx               ;   816.7 p0      52 v[1]
        xor ecx, ebx               ;   817.7 p0      52 v[1]
        add ecx, esi               ;   820.7 p1      63 v[1]
        mov esi, eax               ;   815.7 p1      47 v[1] copy
        ror esi, 9                 ;   821.7 p1      47 v[1]
        xor esi, eax               ;   822.7 p0      47 v[1]
        ror esi, 0xb               ;   823.7 p1      47 v[1]
        xor esi, eax               ;   824.7 p0      47 v[1]
        ror esi, 2                 ;   825.7 p1      47 v[1]
        add ecx, esi               ;   826.7 p0      63 v[1]
        mov esi, dword [esp + 312] ;   797.7 p2      51 t1
        xor esi, edi               ;   809.7 p0      51 t1
        and esi, ebp               ;   821.7 p0      51 t1
        xor esi, dword [esp + 312] ;   822.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   823.7 p2+p1   61 t1
        add esi, dword [esp + 192] ;   824.7 p2+p0   61 t1
        add esi, 0x92722c85        ;   825.7 p1      61 t1
        mov dword [esp + 300], ebx ;   803.7 p0+p3   63 v[3] spill
        mov ebx, ebp               ;   821.7 p1      48 t1 copy
        ror ebx, 0xe               ;   826.7 p1      48 t1
        xor ebx, ebp               ;   827.7 p0      48 t1
        ror ebx, 5                 ;   828.7 p1      48 t1
        xor ebx, ebp               ;   829.7 p0      48 t1
        ror ebx, 6                 ;   830.7 p1      48 t1
        add esi, ebx               ;   831.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   791.7 p2      62 v[4]
        add ebx, esi               ;   832.7 p0      62 v[4]
        mov dword [esp + 308], edi ;   809.7 p0+p3   62 v[6] spill
        mov edi, eax               ;   815.7 p1      52 v[0] copy
        xor edi, ecx               ;   827.7 p0      52 v[0]
        and edx, edi               ;   828.7 p0      52 v[0]
        xor edx, eax               ;   829.7 p0      52 v[0]
        add edx, esi               ;   832.7 p1      63 v[0]
        mov esi, ecx               ;   827.7 p1      47 v[0] copy
        ror esi, 9                 ;   833.7 p1      47 v[0]
        xor esi, ecx               ;   834.7 p0      47 v[0]
        ror esi, 0xb               ;   835.7 p1      47 v[0]
        xor esi, ecx               ;   836.7 p0      47 v[0]
        ror esi, 2                 ;   837.7 p1      47 v[0]
        add edx, esi               ;   838.7 p0      63 v[0]
        mov esi, dword [esp + 308] ;   809.7 p2      51 t1
        xor esi, ebp               ;   821.7 p0      51 t1
        and esi, ebx               ;   833.7 p0      51 t1
        xor esi, dword [esp + 308] ;   834.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   835.7 p2+p1   61 t1
        add esi, dword [esp + 196] ;   836.7 p2+p0   61 t1
        add esi, 0xa2bfe8a1        ;   837.7 p1      61 t1
        mov dword [esp + 312], eax ;   815.7 p0+p3   63 v[2] spill
        mov eax, ebx               ;   833.7 p1      48 t1 copy
        ror eax, 0xe               ;   838.7 p1      48 t1
        xor eax, ebx               ;   839.7 p0      48 t1
        ror eax, 5                 ;   840.7 p1      48 t1
        xor eax, ebx               ;   841.7 p0      48 t1
        ror eax, 6                 ;   842.7 p1      48 t1
        add esi, eax               ;   843.7 p0      61 t1
        mov eax, dword [esp + 300] ;   803.7 p2      62 v[3]
        add eax, esi               ;   844.7 p0      62 v[3]
        mov dword [esp + 300], ebp ;   821.7 p0+p3   62 v[5] spill
        mov ebp, ecx               ;   827.7 p1      52 v[7] copy
        xor ebp, edx               ;   839.7 p0      52 v[7]
        and edi, ebp               ;   840.7 p0      52 v[7]
        xor edi, ecx               ;   841.7 p0      52 v[7]
        add edi, esi               ;   844.7 p1      63 v[7]
        mov esi, edx               ;   839.7 p1      47 v[7] copy
        ror esi, 9                 ;   845.7 p1      47 v[7]
        xor esi, edx               ;   846.7 p0      47 v[7]
        ror esi, 0xb               ;   847.7 p1      47 v[7]
        xor esi, edx               ;   848.7 p0      47 v[7]
        ror esi, 2                 ;   849.7 p1      47 v[7]
        add edi, esi               ;   850.7 p0      63 v[7]
        mov esi, dword [esp + 300] ;   821.7 p2      51 t1
        xor esi, ebx               ;   833.7 p0      51 t1
        and esi, eax               ;   845.7 p0      51 t1
        xor esi, dword [esp + 300] ;   846.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   847.7 p2+p1   61 t1
        add esi, dword [esp + 200] ;   848.7 p2+p0   61 t1
        add esi, 0xa81a664b        ;   849.7 p1      61 t1
        mov dword [esp + 308], ecx ;   827.7 p0+p3   63 v[1] spill
        mov ecx, eax               ;   845.7 p1      48 t1 copy
        ror ecx, 0xe               ;   850.7 p1      48 t1
        xor ecx, eax               ;   851.7 p0      48 t1
        ror ecx, 5                 ;   852.7 p1      48 t1
        xor ecx, eax               ;   853.7 p0      48 t1
        ror ecx, 6                 ;   854.7 p1      48 t1
        add esi, ecx               ;   855.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   815.7 p2      62 v[2]
        add ecx, esi               ;   856.7 p0      62 v[2]
        mov dword [esp + 312], ebx ;   833.7 p0+p3   62 v[4] spill
        mov ebx, edx               ;   839.7 p1      52 v[6] copy
        xor ebx, edi               ;   851.7 p0      52 v[6]
        and ebp, ebx               ;   852.7 p0      52 v[6]
        xor ebp, edx               ;   853.7 p0      52 v[6]
        add ebp, esi               ;   856.7 p1      63 v[6]
        mov esi, edi               ;   851.7 p1      47 v[6] copy
        ror esi, 9                 ;   857.7 p1      47 v[6]
        xor esi, edi               ;   858.7 p0      47 v[6]
        ror esi, 0xb               ;   859.7 p1      47 v[6]
        xor esi, edi               ;   860.7 p0      47 v[6]
        ror esi, 2                 ;   861.7 p1      47 v[6]
        add ebp, esi               ;   862.7 p0      63 v[6]
        mov esi, dword [esp + 312] ;   833.7 p2      51 t1
        xor esi, eax               ;   845.7 p0      51 t1
        and esi, ecx               ;   857.7 p0      51 t1
        xor esi, dword [esp + 312] ;   858.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   859.7 p2+p1   61 t1
        add esi, dword [esp + 204] ;   860.7 p2+p0   61 t1
        add esi, 0xc24b8b70        ;   861.7 p1      61 t1
        mov dword [esp + 300], edx ;   839.7 p0+p3   63 v[0] spill
        mov edx, ecx               ;   857.7 p1      48 t1 copy
        ror edx, 0xe               ;   862.7 p1      48 t1
        xor edx, ecx               ;   863.7 p0      48 t1
        ror edx, 5                 ;   864.7 p1      48 t1
        xor edx, ecx               ;   865.7 p0      48 t1
        ror edx, 6                 ;   866.7 p1      48 t1
        add esi, edx               ;   867.7 p0      61 t1
        mov edx, dword [esp + 308] ;   827.7 p2      62 v[1]
        add edx, esi               ;   868.7 p0      62 v[1]
        mov dword [esp + 308], eax ;   845.7 p0+p3   62 v[3] spill
        mov eax, edi               ;   851.7 p1      52 v[5] copy
        xor eax, ebp               ;   863.7 p0      52 v[5]
        and ebx, eax               ;   864.7 p0      52 v[5]
        xor ebx, edi               ;   865.7 p0      52 v[5]
        add ebx, esi               ;   868.7 p1      63 v[5]
        mov esi, ebp               ;   863.7 p1      47 v[5] copy
        ror esi, 9                 ;   869.7 p1      47 v[5]
        xor esi, ebp               ;   870.7 p0      47 v[5]
        ror esi, 0xb               ;   871.7 p1      47 v[5]
        xor esi, ebp               ;   872.7 p0      47 v[5]
        ror esi, 2                 ;   873.7 p1      47 v[5]
        add ebx, esi               ;   874.7 p0      63 v[5]
        mov esi, dword [esp + 308] ;   845.7 p2      51 t1
        xor esi, ecx               ;   857.7 p0      51 t1
        and esi, edx               ;   869.7 p0      51 t1
        xor esi, dword [esp + 308] ;   870.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   871.7 p2+p1   61 t1
        add esi, dword [esp + 208] ;   872.7 p2+p0   61 t1
        add esi, 0xc76c51a3        ;   873.7 p1      61 t1
        mov dword [esp + 312], edi ;   851.7 p0+p3   63 v[7] spill
        mov edi, edx               ;   869.7 p1      48 t1 copy
        ror edi, 0xe               ;   874.7 p1      48 t1
        xor edi, edx               ;   875.7 p0      48 t1
        ror edi, 5                 ;   876.7 p1      48 t1
        xor edi, edx               ;   877.7 p0      48 t1
        ror edi, 6                 ;   878.7 p1      48 t1
        add esi, edi               ;   879.7 p0      61 t1
        mov edi, dword [esp + 300] ;   839.7 p2      62 v[0]
        add edi, esi               ;   880.7 p0      62 v[0]
        mov dword [esp + 300], ecx ;   857.7 p0+p3   62 v[2] spill
        mov ecx, ebp               ;   863.7 p1      52 v[4] copy
        xor ecx, ebx               ;   875.7 p0      52 v[4]
        and eax, ecx               ;   876.7 p0      52 v[4]
        xor eax, ebp               ;   877.7 p0      52 v[4]
        add eax, esi               ;   880.7 p1      63 v[4]
        mov esi, ebx               ;   875.7 p1      47 v[4] copy
        ror esi, 9                 ;   881.7 p1      47 v[4]
        xor esi, ebx               ;   882.7 p0      47 v[4]
        ror esi, 0xb               ;   883.7 p1      47 v[4]
        xor esi, ebx               ;   884.7 p0      47 v[4]
        ror esi, 2                 ;   885.7 p1      47 v[4]
        add eax, esi               ;   886.7 p0      63 v[4]
        mov esi, dword [esp + 300] ;   857.7 p2      51 t1
        xor esi, edx               ;   869.7 p0      51 t1
        and esi, edi               ;   881.7 p0      51 t1
        xor esi, dword [esp + 300] ;   882.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   883.7 p2+p1   61 t1
        add esi, dword [esp + 212] ;   884.7 p2+p0   61 t1
        add esi, 0xd192e819        ;   885.7 p1      61 t1
        mov dword [esp + 308], ebp ;   863.7 p0+p3   63 v[6] spill
        mov ebp, edi               ;   881.7 p1      48 t1 copy
        ror ebp, 0xe               ;   886.7 p1      48 t1
        xor ebp, edi               ;   887.7 p0      48 t1
        ror ebp, 5                 ;   888.7 p1      48 t1
        xor ebp, edi               ;   889.7 p0      48 t1
        ror ebp, 6                 ;   890.7 p1      48 t1
        add esi, ebp               ;   891.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   851.7 p2      62 v[7]
        add ebp, esi               ;   892.7 p0      62 v[7]
        mov dword [esp + 312], edx ;   869.7 p0+p3   62 v[1] spill
        mov edx, ebx               ;   875.7 p1      52 v[3] copy
        xor edx, eax               ;   887.7 p0      52 v[3]
        and ecx, edx               ;   888.7 p0      52 v[3]
        xor ecx, ebx               ;   889.7 p0      52 v[3]
        add ecx, esi               ;   892.7 p1      63 v[3]
        mov esi, eax               ;   887.7 p1      47 v[3] copy
        ror esi, 9                 ;   893.7 p1      47 v[3]
        xor esi, eax               ;   894.7 p0      47 v[3]
        ror esi, 0xb               ;   895.7 p1      47 v[3]
        xor esi, eax               ;   896.7 p0      47 v[3]
        ror esi, 2                 ;   897.7 p1      47 v[3]
        add ecx, esi               ;   898.7 p0      63 v[3]
        mov esi, dword [esp + 312] ;   869.7 p2      51 t1
        xor esi, edi               ;   881.7 p0      51 t1
        and esi, ebp               ;   893.7 p0      51 t1
        xor esi, dword [esp + 312] ;   894.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   895.7 p2+p1   61 t1
        add esi, dword [esp + 216] ;   896.7 p2+p0   61 t1
        add esi, 0xd6990624        ;   897.7 p1      61 t1
        mov dword [esp + 300], ebx ;   875.7 p0+p3   63 v[5] spill
        mov ebx, ebp               ;   893.7 p1      48 t1 copy
        ror ebx, 0xe               ;   898.7 p1      48 t1
        xor ebx, ebp               ;   899.7 p0      48 t1
        ror ebx, 5                 ;   900.7 p1      48 t1
        xor ebx, ebp               ;   901.7 p0      48 t1
        ror ebx, 6                 ;   902.7 p1      48 t1
        add esi, ebx               ;   903.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   863.7 p2      62 v[6]
        add ebx, esi               ;   904.7 p0      62 v[6]
        mov dword [esp + 308], edi ;   881.7 p0+p3   62 v[0] spill
        mov edi, eax               ;   887.7 p1      52 v[2] copy
        xor edi, ecx               ;   899.7 p0      52 v[2]
        and edx, edi               ;   900.7 p0      52 v[2]
        xor edx, eax               ;   901.7 p0      52 v[2]
        add edx, esi               ;   904.7 p1      63 v[2]
        mov esi, ecx               ;   899.7 p1      47 v[2] copy
        ror esi, 9                 ;   905.7 p1      47 v[2]
        xor esi, ecx               ;   906.7 p0      47 v[2]
        ror esi, 0xb               ;   907.7 p1      47 v[2]
        xor esi, ecx               ;   908.7 p0      47 v[2]
        ror esi, 2                 ;   909.7 p1      47 v[2]
        add edx, esi               ;   910.7 p0      63 v[2]
        mov esi, dword [esp + 308] ;   881.7 p2      51 t1
        xor esi, ebp               ;   893.7 p0      51 t1
        and esi, ebx               ;   905.7 p0      51 t1
        xor esi, dword [esp + 308] ;   906.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   907.7 p2+p1   61 t1
        add esi, dword [esp + 220] ;   908.7 p2+p0   61 t1
        add esi, 0xf40e3585        ;   909.7 p1      61 t1
        mov dword [esp + 312], eax ;   887.7 p0+p3   63 v[4] spill
        mov eax, ebx               ;   905.7 p1      48 t1 copy
        ror eax, 0xe               ;   910.7 p1      48 t1
        xor eax, ebx               ;   911.7 p0      48 t1
        ror eax, 5                 ;   912.7 p1      48 t1
        xor eax, ebx               ;   913.7 p0      48 t1
        ror eax, 6                 ;   914.7 p1      48 t1
        add esi, eax               ;   915.7 p0      61 t1
        mov eax, dword [esp + 300] ;   875.7 p2      62 v[5]
        add eax, esi               ;   916.7 p0      62 v[5]
        mov dword [esp + 300], ebp ;   893.7 p0+p3   62 v[7] spill
        mov ebp, ecx               ;   899.7 p1      52 v[1] copy
        xor ebp, edx               ;   911.7 p0      52 v[1]
        and edi, ebp               ;   912.7 p0      52 v[1]
        xor edi, ecx               ;   913.7 p0      52 v[1]
        add edi, esi               ;   916.7 p1      63 v[1]
        mov esi, edx               ;   911.7 p1      47 v[1] copy
        ror esi, 9                 ;   917.7 p1      47 v[1]
        xor esi, edx               ;   918.7 p0      47 v[1]
        ror esi, 0xb               ;   919.7 p1      47 v[1]
        xor esi, edx               ;   920.7 p0      47 v[1]
        ror esi, 2                 ;   921.7 p1      47 v[1]
        add edi, esi               ;   922.7 p0      63 v[1]
        mov esi, dword [esp + 300] ;   893.7 p2      51 t1
        xor esi, ebx               ;   905.7 p0      51 t1
        and esi, eax               ;   917.7 p0      51 t1
        xor esi, dword [esp + 300] ;   918.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   919.7 p2+p1   61 t1
        add esi, dword [esp + 224] ;   920.7 p2+p0   61 t1
        add esi, 0x106aa070        ;   921.7 p1      61 t1
        mov dword [esp + 308], ecx ;   899.7 p0+p3   63 v[3] spill
        mov ecx, eax               ;   917.7 p1      48 t1 copy
        ror ecx, 0xe               ;   922.7 p1      48 t1
        xor ecx, eax               ;   923.7 p0      48 t1
        ror ecx, 5                 ;   924.7 p1      48 t1
        xor ecx, eax               ;   925.7 p0      48 t1
        ror ecx, 6                 ;   926.7 p1      48 t1
        add esi, ecx               ;   927.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   887.7 p2      62 v[4]
        add ecx, esi               ;   928.7 p0      62 v[4]
        mov dword [esp + 312], ebx ;   905.7 p0+p3   62 v[6] spill
        mov ebx, edx               ;   911.7 p1      52 v[0] copy
        xor ebx, edi               ;   923.7 p0      52 v[0]
        and ebp, ebx               ;   924.7 p0      52 v[0]
        xor ebp, edx               ;   925.7 p0      52 v[0]
        add ebp, esi               ;   928.7 p1      63 v[0]
        mov esi, edi               ;   923.7 p1      47 v[0] copy
        ror esi, 9                 ;   929.7 p1      47 v[0]
        xor esi, edi               ;   930.7 p0      47 v[0]
        ror esi, 0xb               ;   931.7 p1      47 v[0]
        xor esi, edi               ;   932.7 p0      47 v[0]
        ror esi, 2                 ;   933.7 p1      47 v[0]
        add ebp, esi               ;   934.7 p0      63 v[0]
        mov esi, dword [esp + 312] ;   905.7 p2      51 t1
        xor esi, eax               ;   917.7 p0      51 t1
        and esi, ecx               ;   929.7 p0      51 t1
        xor esi, dword [esp + 312] ;   930.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   931.7 p2+p1   61 t1
        add esi, dword [esp + 228] ;   932.7 p2+p0   61 t1
        add esi, 0x19a4c116        ;   933.7 p1      61 t1
        mov dword [esp + 300], edx ;   911.7 p0+p3   63 v[2] spill
        mov edx, ecx               ;   929.7 p1      48 t1 copy
        ror edx, 0xe               ;   934.7 p1      48 t1
        xor edx, ecx               ;   935.7 p0      48 t1
        ror edx, 5                 ;   936.7 p1      48 t1
        xor edx, ecx               ;   937.7 p0      48 t1
        ror edx, 6                 ;   938.7 p1      48 t1
        add esi, edx               ;   939.7 p0      61 t1
        mov edx, dword [esp + 308] ;   899.7 p2      62 v[3]
        add edx, esi               ;   940.7 p0      62 v[3]
        mov dword [esp + 308], eax ;   917.7 p0+p3   62 v[5] spill
        mov eax, edi               ;   923.7 p1      52 v[7] copy
        xor eax, ebp               ;   935.7 p0      52 v[7]
        and ebx, eax               ;   936.7 p0      52 v[7]
        xor ebx, edi               ;   937.7 p0      52 v[7]
        add ebx, esi               ;   940.7 p1      63 v[7]
        mov esi, ebp               ;   935.7 p1      47 v[7] copy
        ror esi, 9                 ;   941.7 p1      47 v[7]
        xor esi, ebp               ;   942.7 p0      47 v[7]
        ror esi, 0xb               ;   943.7 p1      47 v[7]
        xor esi, ebp               ;   944.7 p0      47 v[7]
        ror esi, 2                 ;   945.7 p1      47 v[7]
        add ebx, esi               ;   946.7 p0      63 v[7]
        mov esi, dword [esp + 308] ;   917.7 p2      51 t1
        xor esi, ecx               ;   929.7 p0      51 t1
        and esi, edx               ;   941.7 p0      51 t1
        xor esi, dword [esp + 308] ;   942.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   943.7 p2+p1   61 t1
        add esi, dword [esp + 232] ;   944.7 p2+p0   61 t1
        add esi, 0x1e376c08        ;   945.7 p1      61 t1
        mov dword [esp + 312], edi ;   923.7 p0+p3   63 v[1] spill
        mov edi, edx               ;   941.7 p1      48 t1 copy
        ror edi, 0xe               ;   946.7 p1      48 t1
        xor edi, edx               ;   947.7 p0      48 t1
        ror edi, 5                 ;   948.7 p1      48 t1
        xor edi, edx               ;   949.7 p0      48 t1
        ror edi, 6                 ;   950.7 p1      48 t1
        add esi, edi               ;   951.7 p0      61 t1
        mov edi, dword [esp + 300] ;   911.7 p2      62 v[2]
        add edi, esi               ;   952.7 p0      62 v[2]
        mov dword [esp + 300], ecx ;   929.7 p0+p3   62 v[4] spill
        mov ecx, ebp               ;   935.7 p1      52 v[6] copy
        xor ecx, ebx               ;   947.7 p0      52 v[6]
        and eax, ecx               ;   948.7 p0      52 v[6]
        xor eax, ebp               ;   949.7 p0      52 v[6]
        add eax, esi               ;   952.7 p1      63 v[6]
        mov esi, ebx               ;   947.7 p1      47 v[6] copy
        ror esi, 9                 ;   953.7 p1      47 v[6]
        xor esi, ebx               ;   954.7 p0      47 v[6]
        ror esi, 0xb               ;   955.7 p1      47 v[6]
        xor esi, ebx               ;   956.7 p0      47 v[6]
        ror esi, 2                 ;   957.7 p1      47 v[6]
        add eax, esi               ;   958.7 p0      63 v[6]
        mov esi, dword [esp + 300] ;   929.7 p2      51 t1
        xor esi, edx               ;   941.7 p0      51 t1
        and esi, edi               ;   953.7 p0      51 t1
        xor esi, dword [esp + 300] ;   954.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   955.7 p2+p1   61 t1
        add esi, dword [esp + 236] ;   956.7 p2+p0   61 t1
        add esi, 0x2748774c        ;   957.7 p1      61 t1
        mov dword [esp + 308], ebp ;   935.7 p0+p3   63 v[0] spill
        mov ebp, edi               ;   953.7 p1      48 t1 copy
        ror ebp, 0xe               ;   958.7 p1      48 t1
        xor ebp, edi               ;   959.7 p0      48 t1
        ror ebp, 5                 ;   960.7 p1      48 t1
        xor ebp, edi               ;   961.7 p0      48 t1
        ror ebp, 6                 ;   962.7 p1      48 t1
        add esi, ebp               ;   963.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   923.7 p2      62 v[1]
        add ebp, esi               ;   964.7 p0      62 v[1]
        mov dword [esp + 312], edx ;   941.7 p0+p3   62 v[3] spill
        mov edx, ebx               ;   947.7 p1      52 v[5] copy
        xor edx, eax               ;   959.7 p0      52 v[5]
        and ecx, edx               ;   960.7 p0      52 v[5]
        xor ecx, ebx               ;   961.7 p0      52 v[5]
        add ecx, esi               ;   964.7 p1      63 v[5]
        mov esi, eax               ;   959.7 p1      47 v[5] copy
        ror esi, 9                 ;   965.7 p1      47 v[5]
        xor esi, eax               ;   966.7 p0      47 v[5]
        ror esi, 0xb               ;   967.7 p1      47 v[5]
        xor esi, eax               ;   968.7 p0      47 v[5]
        ror esi, 2                 ;   969.7 p1      47 v[5]
        add ecx, esi               ;   970.7 p0      63 v[5]
        mov esi, dword [esp + 312] ;   941.7 p2      51 t1
        xor esi, edi               ;   953.7 p0      51 t1
        and esi, ebp               ;   965.7 p0      51 t1
        xor esi, dword [esp + 312] ;   966.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;   967.7 p2+p1   61 t1
        add esi, dword [esp + 240] ;   968.7 p2+p0   61 t1
        add esi, 0x34b0bcb5        ;   969.7 p1      61 t1
        mov dword [esp + 300], ebx ;   947.7 p0+p3   63 v[7] spill
        mov ebx, ebp               ;   965.7 p1      48 t1 copy
        ror ebx, 0xe               ;   970.7 p1      48 t1
        xor ebx, ebp               ;   971.7 p0      48 t1
        ror ebx, 5                 ;   972.7 p1      48 t1
        xor ebx, ebp               ;   973.7 p0      48 t1
        ror ebx, 6                 ;   974.7 p1      48 t1
        add esi, ebx               ;   975.7 p0      61 t1
        mov ebx, dword [esp + 308] ;   935.7 p2      62 v[0]
        add ebx, esi               ;   976.7 p0      62 v[0]
        mov dword [esp + 308], edi ;   953.7 p0+p3   62 v[2] spill
        mov edi, eax               ;   959.7 p1      52 v[4] copy
        xor edi, ecx               ;   971.7 p0      52 v[4]
        and edx, edi               ;   972.7 p0      52 v[4]
        xor edx, eax               ;   973.7 p0      52 v[4]
        add edx, esi               ;   976.7 p1      63 v[4]
        mov esi, ecx               ;   971.7 p1      47 v[4] copy
        ror esi, 9                 ;   977.7 p1      47 v[4]
        xor esi, ecx               ;   978.7 p0      47 v[4]
        ror esi, 0xb               ;   979.7 p1      47 v[4]
        xor esi, ecx               ;   980.7 p0      47 v[4]
        ror esi, 2                 ;   981.7 p1      47 v[4]
        add edx, esi               ;   982.7 p0      63 v[4]
        mov esi, dword [esp + 308] ;   953.7 p2      51 t1
        xor esi, ebp               ;   965.7 p0      51 t1
        and esi, ebx               ;   977.7 p0      51 t1
        xor esi, dword [esp + 308] ;   978.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;   979.7 p2+p1   61 t1
        add esi, dword [esp + 244] ;   980.7 p2+p0   61 t1
        add esi, 0x391c0cb3        ;   981.7 p1      61 t1
        mov dword [esp + 312], eax ;   959.7 p0+p3   63 v[6] spill
        mov eax, ebx               ;   977.7 p1      48 t1 copy
        ror eax, 0xe               ;   982.7 p1      48 t1
        xor eax, ebx               ;   983.7 p0      48 t1
        ror eax, 5                 ;   984.7 p1      48 t1
        xor eax, ebx               ;   985.7 p0      48 t1
        ror eax, 6                 ;   986.7 p1      48 t1
        add esi, eax               ;   987.7 p0      61 t1
        mov eax, dword [esp + 300] ;   947.7 p2      62 v[7]
        add eax, esi               ;   988.7 p0      62 v[7]
        mov dword [esp + 300], ebp ;   965.7 p0+p3   62 v[1] spill
        mov ebp, ecx               ;   971.7 p1      52 v[3] copy
        xor ebp, edx               ;   983.7 p0      52 v[3]
        and edi, ebp               ;   984.7 p0      52 v[3]
        xor edi, ecx               ;   985.7 p0      52 v[3]
        add edi, esi               ;   988.7 p1      63 v[3]
        mov esi, edx               ;   983.7 p1      47 v[3] copy
        ror esi, 9                 ;   989.7 p1      47 v[3]
        xor esi, edx               ;   990.7 p0      47 v[3]
        ror esi, 0xb               ;   991.7 p1      47 v[3]
        xor esi, edx               ;   992.7 p0      47 v[3]
        ror esi, 2                 ;   993.7 p1      47 v[3]
        add edi, esi               ;   994.7 p0      63 v[3]
        mov esi, dword [esp + 300] ;   965.7 p2      51 t1
        xor esi, ebx               ;   977.7 p0      51 t1
        and esi, eax               ;   989.7 p0      51 t1
        xor esi, dword [esp + 300] ;   990.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;   991.7 p2+p1   61 t1
        add esi, dword [esp + 248] ;   992.7 p2+p0   61 t1
        add esi, 0x4ed8aa4a        ;   993.7 p1      61 t1
        mov dword [esp + 308], ecx ;   971.7 p0+p3   63 v[5] spill
        mov ecx, eax               ;   989.7 p1      48 t1 copy
        ror ecx, 0xe               ;   994.7 p1      48 t1
        xor ecx, eax               ;   995.7 p0      48 t1
        ror ecx, 5                 ;   996.7 p1      48 t1
        xor ecx, eax               ;   997.7 p0      48 t1
        ror ecx, 6                 ;   998.7 p1      48 t1
        add esi, ecx               ;   999.7 p0      61 t1
        mov ecx, dword [esp + 312] ;   959.7 p2      62 v[6]
        add ecx, esi               ;  1000.7 p0      62 v[6]
        mov dword [esp + 312], ebx ;   977.7 p0+p3   62 v[0] spill
        mov ebx, edx               ;   983.7 p1      52 v[2] copy
        xor ebx, edi               ;   995.7 p0      52 v[2]
        and ebp, ebx               ;   996.7 p0      52 v[2]
        xor ebp, edx               ;   997.7 p0      52 v[2]
        add ebp, esi               ;  1000.7 p1      63 v[2]
        mov esi, edi               ;   995.7 p1      47 v[2] copy
        ror esi, 9                 ;  1001.7 p1      47 v[2]
        xor esi, edi               ;  1002.7 p0      47 v[2]
        ror esi, 0xb               ;  1003.7 p1      47 v[2]
        xor esi, edi               ;  1004.7 p0      47 v[2]
        ror esi, 2                 ;  1005.7 p1      47 v[2]
        add ebp, esi               ;  1006.7 p0      63 v[2]
        mov esi, dword [esp + 312] ;   977.7 p2      51 t1
        xor esi, eax               ;   989.7 p0      51 t1
        and esi, ecx               ;  1001.7 p0      51 t1
        xor esi, dword [esp + 312] ;  1002.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;  1003.7 p2+p1   61 t1
        add esi, dword [esp + 252] ;  1004.7 p2+p0   61 t1
        add esi, 0x5b9cca4f        ;  1005.7 p1      61 t1
        mov dword [esp + 300], edx ;   983.7 p0+p3   63 v[4] spill
        mov edx, ecx               ;  1001.7 p1      48 t1 copy
        ror edx, 0xe               ;  1006.7 p1      48 t1
        xor edx, ecx               ;  1007.7 p0      48 t1
        ror edx, 5                 ;  1008.7 p1      48 t1
        xor edx, ecx               ;  1009.7 p0      48 t1
        ror edx, 6                 ;  1010.7 p1      48 t1
        add esi, edx               ;  1011.7 p0      61 t1
        mov edx, dword [esp + 308] ;   971.7 p2      62 v[5]
        add edx, esi               ;  1012.7 p0      62 v[5]
        mov dword [esp + 308], eax ;   989.7 p0+p3   62 v[7] spill
        mov eax, edi               ;   995.7 p1      52 v[1] copy
        xor eax, ebp               ;  1007.7 p0      52 v[1]
        and ebx, eax               ;  1008.7 p0      52 v[1]
        xor ebx, edi               ;  1009.7 p0      52 v[1]
        add ebx, esi               ;  1012.7 p1      63 v[1]
        mov esi, ebp               ;  1007.7 p1      47 v[1] copy
        ror esi, 9                 ;  1013.7 p1      47 v[1]
        xor esi, ebp               ;  1014.7 p0      47 v[1]
        ror esi, 0xb               ;  1015.7 p1      47 v[1]
        xor esi, ebp               ;  1016.7 p0      47 v[1]
        ror esi, 2                 ;  1017.7 p1      47 v[1]
        add ebx, esi               ;  1018.7 p0      63 v[1]
        mov esi, dword [esp + 308] ;   989.7 p2      51 t1
        xor esi, ecx               ;  1001.7 p0      51 t1
        and esi, edx               ;  1013.7 p0      51 t1
        xor esi, dword [esp + 308] ;  1014.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;  1015.7 p2+p1   61 t1
        add esi, dword [esp + 256] ;  1016.7 p2+p0   61 t1
        add esi, 0x682e6ff3        ;  1017.7 p1      61 t1
        mov dword [esp + 312], edi ;   995.7 p0+p3   63 v[3] spill
        mov edi, edx               ;  1013.7 p1      48 t1 copy
        ror edi, 0xe               ;  1018.7 p1      48 t1
        xor edi, edx               ;  1019.7 p0      48 t1
        ror edi, 5                 ;  1020.7 p1      48 t1
        xor edi, edx               ;  1021.7 p0      48 t1
        ror edi, 6                 ;  1022.7 p1      48 t1
        add esi, edi               ;  1023.7 p0      61 t1
        mov edi, dword [esp + 300] ;   983.7 p2      62 v[4]
        add edi, esi               ;  1024.7 p0      62 v[4]
        mov dword [esp + 300], ecx ;  1001.7 p0+p3   62 v[6] spill
        mov ecx, ebp               ;  1007.7 p1      52 v[0] copy
        xor ecx, ebx               ;  1019.7 p0      52 v[0]
        and eax, ecx               ;  1020.7 p0      52 v[0]
        xor eax, ebp               ;  1021.7 p0      52 v[0]
        add eax, esi               ;  1024.7 p1      63 v[0]
        mov esi, ebx               ;  1019.7 p1      47 v[0] copy
        ror esi, 9                 ;  1025.7 p1      47 v[0]
        xor esi, ebx               ;  1026.7 p0      47 v[0]
        ror esi, 0xb               ;  1027.7 p1      47 v[0]
        xor esi, ebx               ;  1028.7 p0      47 v[0]
        ror esi, 2                 ;  1029.7 p1      47 v[0]
        add eax, esi               ;  1030.7 p0      63 v[0]
        mov esi, dword [esp + 300] ;  1001.7 p2      51 t1
        xor esi, edx               ;  1013.7 p0      51 t1
        and esi, edi               ;  1025.7 p0      51 t1
        xor esi, dword [esp + 300] ;  1026.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;  1027.7 p2+p1   61 t1
        add esi, dword [esp + 260] ;  1028.7 p2+p0   61 t1
        add esi, 0x748f82ee        ;  1029.7 p1      61 t1
        mov dword [esp + 308], ebp ;  1007.7 p0+p3   63 v[2] spill
        mov ebp, edi               ;  1025.7 p1      48 t1 copy
        ror ebp, 0xe               ;  1030.7 p1      48 t1
        xor ebp, edi               ;  1031.7 p0      48 t1
        ror ebp, 5                 ;  1032.7 p1      48 t1
        xor ebp, edi               ;  1033.7 p0      48 t1
        ror ebp, 6                 ;  1034.7 p1      48 t1
        add esi, ebp               ;  1035.7 p0      61 t1
        mov ebp, dword [esp + 312] ;   995.7 p2      62 v[3]
        add ebp, esi               ;  1036.7 p0      62 v[3]
        mov dword [esp + 312], edx ;  1013.7 p0+p3   62 v[5] spill
        mov edx, ebx               ;  1019.7 p1      52 v[7] copy
        xor edx, eax               ;  1031.7 p0      52 v[7]
        and ecx, edx               ;  1032.7 p0      52 v[7]
        xor ecx, ebx               ;  1033.7 p0      52 v[7]
        add ecx, esi               ;  1036.7 p1      63 v[7]
        mov esi, eax               ;  1031.7 p1      47 v[7] copy
        ror esi, 9                 ;  1037.7 p1      47 v[7]
        xor esi, eax               ;  1038.7 p0      47 v[7]
        ror esi, 0xb               ;  1039.7 p1      47 v[7]
        xor esi, eax               ;  1040.7 p0      47 v[7]
        ror esi, 2                 ;  1041.7 p1      47 v[7]
        add ecx, esi               ;  1042.7 p0      63 v[7]
        mov esi, dword [esp + 312] ;  1013.7 p2      51 t1
        xor esi, edi               ;  1025.7 p0      51 t1
        and esi, ebp               ;  1037.7 p0      51 t1
        xor esi, dword [esp + 312] ;  1038.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;  1039.7 p2+p1   61 t1
        add esi, dword [esp + 264] ;  1040.7 p2+p0   61 t1
        add esi, 0x78a5636f        ;  1041.7 p1      61 t1
        mov dword [esp + 300], ebx ;  1019.7 p0+p3   63 v[1] spill
        mov ebx, ebp               ;  1037.7 p1      48 t1 copy
        ror ebx, 0xe               ;  1042.7 p1      48 t1
        xor ebx, ebp               ;  1043.7 p0      48 t1
        ror ebx, 5                 ;  1044.7 p1      48 t1
        xor ebx, ebp               ;  1045.7 p0      48 t1
        ror ebx, 6                 ;  1046.7 p1      48 t1
        add esi, ebx               ;  1047.7 p0      61 t1
        mov ebx, dword [esp + 308] ;  1007.7 p2      62 v[2]
        add ebx, esi               ;  1048.7 p0      62 v[2]
        mov dword [esp + 308], edi ;  1025.7 p0+p3   62 v[4] spill
        mov edi, eax               ;  1031.7 p1      52 v[6] copy
        xor edi, ecx               ;  1043.7 p0      52 v[6]
        and edx, edi               ;  1044.7 p0      52 v[6]
        xor edx, eax               ;  1045.7 p0      52 v[6]
        add edx, esi               ;  1048.7 p1      63 v[6]
        mov esi, ecx               ;  1043.7 p1      47 v[6] copy
        ror esi, 9                 ;  1049.7 p1      47 v[6]
        xor esi, ecx               ;  1050.7 p0      47 v[6]
        ror esi, 0xb               ;  1051.7 p1      47 v[6]
        xor esi, ecx               ;  1052.7 p0      47 v[6]
        ror esi, 2                 ;  1053.7 p1      47 v[6]
        add edx, esi               ;  1054.7 p0      63 v[6]
        mov esi, dword [esp + 308] ;  1025.7 p2      51 t1
        xor esi, ebp               ;  1037.7 p0      51 t1
        and esi, ebx               ;  1049.7 p0      51 t1
        xor esi, dword [esp + 308] ;  1050.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;  1051.7 p2+p1   61 t1
        add esi, dword [esp + 268] ;  1052.7 p2+p0   61 t1
        add esi, 0x84c87814        ;  1053.7 p1      61 t1
        mov dword [esp + 312], eax ;  1031.7 p0+p3   63 v[0] spill
        mov eax, ebx               ;  1049.7 p1      48 t1 copy
        ror eax, 0xe               ;  1054.7 p1      48 t1
        xor eax, ebx               ;  1055.7 p0      48 t1
        ror eax, 5                 ;  1056.7 p1      48 t1
        xor eax, ebx               ;  1057.7 p0      48 t1
        ror eax, 6                 ;  1058.7 p1      48 t1
        add esi, eax               ;  1059.7 p0      61 t1
        mov eax, dword [esp + 300] ;  1019.7 p2      62 v[1]
        add eax, esi               ;  1060.7 p0      62 v[1]
        mov dword [esp + 300], ebp ;  1037.7 p0+p3   62 v[3] spill
        mov ebp, ecx               ;  1043.7 p1      52 v[5] copy
        xor ebp, edx               ;  1055.7 p0      52 v[5]
        and edi, ebp               ;  1056.7 p0      52 v[5]
        xor edi, ecx               ;  1057.7 p0      52 v[5]
        add edi, esi               ;  1060.7 p1      63 v[5]
        mov esi, edx               ;  1055.7 p1      47 v[5] copy
        ror esi, 9                 ;  1061.7 p1      47 v[5]
        xor esi, edx               ;  1062.7 p0      47 v[5]
        ror esi, 0xb               ;  1063.7 p1      47 v[5]
        xor esi, edx               ;  1064.7 p0      47 v[5]
        ror esi, 2                 ;  1065.7 p1      47 v[5]
        add edi, esi               ;  1066.7 p0      63 v[5]
        mov esi, dword [esp + 300] ;  1037.7 p2      51 t1
        xor esi, ebx               ;  1049.7 p0      51 t1
        and esi, eax               ;  1061.7 p0      51 t1
        xor esi, dword [esp + 300] ;  1062.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;  1063.7 p2+p1   61 t1
        add esi, dword [esp + 272] ;  1064.7 p2+p0   61 t1
        add esi, 0x8cc70208        ;  1065.7 p1      61 t1
        mov dword [esp + 308], ecx ;  1043.7 p0+p3   63 v[7] spill
        mov ecx, eax               ;  1061.7 p1      48 t1 copy
        ror ecx, 0xe               ;  1066.7 p1      48 t1
        xor ecx, eax               ;  1067.7 p0      48 t1
        ror ecx, 5                 ;  1068.7 p1      48 t1
        xor ecx, eax               ;  1069.7 p0      48 t1
        ror ecx, 6                 ;  1070.7 p1      48 t1
        add esi, ecx               ;  1071.7 p0      61 t1
        mov ecx, dword [esp + 312] ;  1031.7 p2      62 v[0]
        add ecx, esi               ;  1072.7 p0      62 v[0]
        mov dword [esp + 312], ebx ;  1049.7 p0+p3   62 v[2] spill
        mov ebx, edx               ;  1055.7 p1      52 v[4] copy
        xor ebx, edi               ;  1067.7 p0      52 v[4]
        and ebp, ebx               ;  1068.7 p0      52 v[4]
        xor ebp, edx               ;  1069.7 p0      52 v[4]
        add ebp, esi               ;  1072.7 p1      63 v[4]
        mov esi, edi               ;  1067.7 p1      47 v[4] copy
        ror esi, 9                 ;  1073.7 p1      47 v[4]
        xor esi, edi               ;  1074.7 p0      47 v[4]
        ror esi, 0xb               ;  1075.7 p1      47 v[4]
        xor esi, edi               ;  1076.7 p0      47 v[4]
        ror esi, 2                 ;  1077.7 p1      47 v[4]
        add ebp, esi               ;  1078.7 p0      63 v[4]
        mov esi, dword [esp + 312] ;  1049.7 p2      51 t1
        xor esi, eax               ;  1061.7 p0      51 t1
        and esi, ecx               ;  1073.7 p0      51 t1
        xor esi, dword [esp + 312] ;  1074.7 p2+p0   51 t1
        add esi, dword [esp + 300] ;  1075.7 p2+p1   61 t1
        add esi, dword [esp + 276] ;  1076.7 p2+p0   61 t1
        add esi, 0x90befffa        ;  1077.7 p1      61 t1
        mov dword [esp + 300], edx ;  1055.7 p0+p3   63 v[6] spill
        mov edx, ecx               ;  1073.7 p1      48 t1 copy
        ror edx, 0xe               ;  1078.7 p1      48 t1
        xor edx, ecx               ;  1079.7 p0      48 t1
        ror edx, 5                 ;  1080.7 p1      48 t1
        xor edx, ecx               ;  1081.7 p0      48 t1
        ror edx, 6                 ;  1082.7 p1      48 t1
        add esi, edx               ;  1083.7 p0      61 t1
        mov edx, dword [esp + 308] ;  1043.7 p2      62 v[7]
        add edx, esi               ;  1084.7 p0      62 v[7]
        mov dword [esp + 308], eax ;  1061.7 p0+p3   62 v[1] spill
        mov eax, edi               ;  1067.7 p1      52 v[3] copy
        xor eax, ebp               ;  1079.7 p0      52 v[3]
        and ebx, eax               ;  1080.7 p0      52 v[3]
        xor ebx, edi               ;  1081.7 p0      52 v[3]
        add ebx, esi               ;  1084.7 p1      63 v[3]
        mov esi, ebp               ;  1079.7 p1      47 v[3] copy
        ror esi, 9                 ;  1085.7 p1      47 v[3]
        xor esi, ebp               ;  1086.7 p0      47 v[3]
        ror esi, 0xb               ;  1087.7 p1      47 v[3]
        xor esi, ebp               ;  1088.7 p0      47 v[3]
        ror esi, 2                 ;  1089.7 p1      47 v[3]
        add ebx, esi               ;  1090.7 p0      63 v[3]
        mov esi, dword [esp + 308] ;  1061.7 p2      51 t1
        xor esi, ecx               ;  1073.7 p0      51 t1
        and esi, edx               ;  1085.7 p0      51 t1
        xor esi, dword [esp + 308] ;  1086.7 p2+p0   51 t1
        add esi, dword [esp + 312] ;  1087.7 p2+p1   61 t1
        add esi, dword [esp + 280] ;  1088.7 p2+p0   61 t1
        add esi, 0xa4506ceb        ;  1089.7 p1      61 t1
        mov dword [esp + 312], edi ;  1067.7 p0+p3   63 v[5] spill
        mov edi, edx               ;  1085.7 p1      48 t1 copy
        ror edi, 0xe               ;  1090.7 p1      48 t1
        xor edi, edx               ;  1091.7 p0      48 t1
        ror edi, 5                 ;  1092.7 p1      48 t1
        xor edi, edx               ;  1093.7 p0      48 t1
        ror edi, 6                 ;  1094.7 p1      48 t1
        add esi, edi               ;  1095.7 p0      61 t1
        mov edi, dword [esp + 300] ;  1055.7 p2      62 v[6]
        add edi, esi               ;  1096.7 p0      62 v[6]
        mov dword [esp + 300], ecx ;  1073.7 p0+p3   62 v[0] spill
        mov ecx, ebp               ;  1079.7 p1      52 v[2] copy
        xor ecx, ebx               ;  1091.7 p0      52 v[2]
        and eax, ecx               ;  1092.7 p0      52 v[2]
        xor eax, ebp               ;  1093.7 p0      52 v[2]
        add eax, esi               ;  1096.7 p1      63 v[2]
        mov esi, ebx               ;  1091.7 p1      47 v[2] copy
        ror esi, 9                 ;  1097.7 p1      47 v[2]
        xor esi, ebx               ;  1098.7 p0      47 v[2]
        ror esi, 0xb               ;  1099.7 p1      47 v[2]
        xor esi, ebx               ;  1100.7 p0      47 v[2]
        ror esi, 2                 ;  1101.7 p1      47 v[2]
        add eax, esi               ;  1102.7 p0      63 v[2]
        mov esi, dword [esp + 300] ;  1073.7 p2      51 t1
        xor esi, edx               ;  1085.7 p0      51 t1
        and esi, edi               ;  1097.7 p0      51 t1
        xor esi, dword [esp + 300] ;  1098.7 p2+p0   51 t1
        add esi, dword [esp + 308] ;  1099.7 p2+p1   61 t1
        add esi, dword [esp + 284] ;  1100.7 p2+p0   61 t1
        add esi, dword [esp + 256] ;  1101.7 p2+p1   61 t1
        add esi, dword [esp + 288] ;  1102.7 p2+p0   61 t1
        add esi, dword [esp + 220] ;  1103.7 p2+p1   61 t1
        add esi, 0xbef9a3f7        ;  1104.7 p0      61 t1
        mov dword [esp + 308], ebp ;  1079.7 p0+p3   63 v[4] spill
        mov ebp, edi               ;  1097.7 p1      48 t1 copy
        mov dword [esp + 304], edx ;  1085.7 p0+p3   62 v[7] spill
        mov edx, edi               ;  1097.7 p1      48 t1 copy
        ror edx, 0xe               ;  1105.7 p1      48 t1
        xor ebp, edx               ;  1106.7 p0      48 t1
        ror ebp, 5                 ;  1107.7 p1      48 t1
        xor ebp, edi               ;  1108.7 p0      48 t1
        ror ebp, 6                 ;  1109.7 p1      48 t1
        mov edx, dword [esp + 312] ;  1067.7 p2      62 v[5]
        add esi, ebp               ;  1110.7 p0      61 t1
        mov ebp, ebx               ;  1091.7 p1      52 v[1] copy
        xor ebp, eax               ;  1103.7 p0      52 v[1]
        and ecx, ebp               ;  1104.7 p0      52 v[1]
        xor ecx, ebx               ;  1105.7 p0      52 v[1]
        add edx, esi               ;  1111.7 p1      62 v[5]
        add ecx, esi               ;  1111.7 p1      63 v[1]
        mov esi, eax               ;  1103.7 p0      47 v[1] copy
        mov dword [esp + 312], ebx ;  1091.7 p0+p3   63 v[3] spill
        mov ebx, eax               ;  1103.7 p1      47 v[1] copy
        ror ebx, 9                 ;  1112.7 p1      47 v[1]
        xor esi, ebx               ;  1113.7 p0      47 v[1]
        ror esi, 0xb               ;  1114.7 p1      47 v[1]
        xor esi, eax               ;  1115.7 p0      47 v[1]
        ror esi, 2                 ;  1116.7 p1      47 v[1]
        add ecx, esi               ;  1117.7 p0      63 v[1]
        mov esi, dword [esp + 304] ;  1085.7 p2      51 t1
        mov ebx, dword [esp + 304] ;  1085.7 p2      51 t1
        xor esi, edi               ;  1097.7 p0      51 t1
        and esi, edx               ;  1112.7 p0      51 t1
        xor ebx, esi               ;  1113.7 p0      51 t1
        mov esi, edx               ;  1112.7 p1      48 t1 copy
        ror esi, 0xe               ;  1114.7 p1      48 t1
        xor esi, edx               ;  1115.7 p0      48 t1
        ror esi, 5                 ;  1116.7 p1      48 t1
        xor esi, edx               ;  1117.7 p0      48 t1
        ror esi, 6                 ;  1118.7 p1      48 t1
        add ebx, dword [esp + 300] ;  1114.7 p2+p0   61 t1
        add ebx, dword [esp + 292] ;  1115.7 p2+p0   61 t1
        add ebx, dword [esp + 260] ;  1116.7 p2+p0   61 t1
        add ebx, dword [esp + 296] ;  1117.7 p2+p1   61 t1
        add ebx, dword [esp + 224] ;  1118.7 p2+p0   61 t1
        add ebx, 0xc67178f2        ;  1119.7 p1      61 t1
        add ebx, esi               ;  1120.7 p0      61 t1
        mov esi, ecx               ;  1118.7 p1      47 v[0] copy
        ror esi, 9                 ;  1121.7 p1      47 v[0]
        xor esi, ecx               ;  1122.7 p0      47 v[0]
        ror esi, 0xb               ;  1123.7 p1      47 v[0]
        xor esi, ecx               ;  1124.7 p0      47 v[0]
        ror esi, 2                 ;  1125.7 p1      47 v[0]
        add esi, dword [esp + 0]   ;  1126.7 p2+p0   82 h
        add esi, ebx               ;  1127.7 p0      82 h
        mov dword [esp + 300], edi ;  1097.7 p0+p3   62 v[6] spill
        mov edi, eax               ;  1103.7 p1      52 v[0] copy
        xor edi, ecx               ;  1118.7 p0      52 v[0]
        and ebp, edi               ;  1119.7 p0      52 v[0]
        mov edi, eax               ;  1103.7 p1      52 v[0] copy
        xor edi, ebp               ;  1120.7 p0      52 v[0]
        add esi, edi               ;  1128.7 p1      82 h
        add eax, dword [esp + 8]   ;  1103.7 p2+p1   82 h
        add ecx, dword [esp + 4]   ;  1118.7 p2+p0   82 h
        mov dword [esp + 0], esi   ;  1129.7 p0+p3   82 h
        mov dword [esp + 8], eax   ;  1104.7 p0+p3   82 h
        mov dword [esp + 4], ecx   ;  1119.7 p0+p3   82 h
        mov esi, dword [esp + 312] ;  1091.7 p2      82 h
        add esi, dword [esp + 12]  ;  1095.7 p2+p1   82 h
        mov dword [esp + 12], esi  ;  1096.7 p0+p3   82 h
        mov esi, dword [esp + 308] ;  1091.7 p2      82 h
        add esi, dword [esp + 16]  ;  1095.7 p2+p1   82 h
        add esi, ebx               ;  1121.7 p0      82 h
        add edx, dword [esp + 20]  ;  1112.7 p2+p1   82 h
        mov dword [esp + 16], esi  ;  1122.7 p0+p3   82 h
        mov dword [esp + 20], edx  ;  1113.7 p0+p3   82 h
        mov esi, dword [esp + 300] ;  1097.7 p2      82 h
        add esi, dword [esp + 24]  ;  1101.7 p2+p1   82 h
        mov dword [esp + 24], esi  ;  1102.7 p0+p3   82 h
        mov esi, dword [esp + 304] ;  1096.7 p2      82 h
        add esi, dword [esp + 28]  ;  1100.7 p2+p1   82 h
        mov dword [esp + 28], esi  ;  1102.3 p0+p3   82 h
        mov esi, dword [esp + 340] ;  1098.7 p2      68 blocks
        add esi, 0x40              ;  1102.7 p1      68 blocks
        mov dword [esp + 340], esi ;  1104.3 p0+p3   68 blocks
        cmp esi, dword [esp + 32]  ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 336] ;     1.0 p2      68 blocks reload
        mov dword [edi], esi       ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]   ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi   ;     6.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]   ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi   ;     7.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]  ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi  ;     8.0 p0+p3   68 blocks
        mov esi, dword [esp + 16]  ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi  ;     9.0 p0+p3   68 blocks
        mov esi, dword [esp + 20]  ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi  ;    10.7 p0+p3   68 blocks
        mov esi, dword [esp + 24]  ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi  ;    12.7 p0+p3   68 blocks
        mov esi, dword [esp + 28]  ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi  ;    14.7 p0+p3   68 blocks
        add esp, 0x13c             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
