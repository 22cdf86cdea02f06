; sha256_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 d896d12688ee9d90); do not edit:
;   ./cw build sha256_blocks --cpu northwood
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
;   body: 22 uops, planned 18.7; bounds: width 7.3, ports 18.0, path 4.5
;   blocks: 3445 uops, planned 1175.0; bounds: width 1148.3, ports 923.2, path 896.0
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
        sub esp, 0x90              ;                    frame
        mov esi, dword [esp + 164] ;     0.0 p2      68 h reload
        mov edi, dword [esi]       ;     2.0 p2      68 h
        mov dword [esp + 0], edi   ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 4]   ;     2.0 p2      68 h
        mov dword [esp + 4], edi   ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 8]   ;     3.0 p2      68 h
        mov dword [esp + 8], edi   ;     5.0 p0+p3   68 h
        mov edi, dword [esi + 12]  ;     4.0 p2      68 h
        mov dword [esp + 12], edi  ;     6.7 p0+p3   68 h
        mov edi, dword [esi + 16]  ;     5.0 p2      68 h
        mov dword [esp + 16], edi  ;     8.7 p0+p3   68 h
        mov edi, dword [esi + 20]  ;     6.0 p2      68 h
        mov dword [esp + 20], edi  ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]  ;     7.0 p2      68 h
        mov dword [esp + 24], edi  ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]  ;     8.0 p2      68 h
        mov dword [esp + 28], esi  ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 172] ;     9.0 p2      68 h
        shl esi, 6                 ;    11.0 p1      68 h
        add esi, dword [esp + 168] ;    15.0 p2+p1   68 h
        mov dword [esp + 32], esi  ;    16.7 p0+p3   68 h
        cmp dword [esp + 172], 0   ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 168] ;                    resident
        mov ebx, dword [esp + 16]  ;                    resident
        mov ebp, dword [esp + 0]   ;                    resident
        align 16
.blocks_1:
        mov edi, dword [esp + 24]  ;     0.0 p2      71 v[6] reload
        mov edx, dword [esp + 20]  ;     1.0 p2      51 t1
        mov dword [esp + 36], ebp  ;     0.7 p0+p3   71 v[0] spill
        xor edx, edi               ;     3.0 p0      51 t1
        and edx, ebx               ;     3.5 p0      51 t1
        xor edx, edi               ;     4.0 p0      51 t1
        mov ecx, ebx               ;     2.0 p1      48 t1 copy
        ror ecx, 0xe               ;     4.5 p1      48 t1
        add edx, dword [esp + 28]  ;     4.5 p2+p0   61 t1
        xor ecx, ebx               ;     8.5 p0      48 t1
        ror ecx, 5                 ;     9.0 p1      48 t1
        add edx, 0x428a2f98        ;     5.0 p0      61 t1
        mov eax, dword [esi]       ;     4.3 p2      73 w[0]
        bswap eax                  ;     6.3 p1+p0   73 w[0]
        mov dword [esp + 40], eax  ;    13.3 p0+p3   73 w[0] spill
        add edx, eax               ;    13.3 p0      61 t1
        xor ecx, ebx               ;    13.0 p0      48 t1
        mov dword [esp + 44], esi  ;     7.7 p0+p3   73 w[0] spill
        mov eax, ebp               ;     7.0 p1      52 v[7] copy
        ror ecx, 6                 ;    13.5 p1      48 t1
        add edx, ecx               ;    17.5 p1      61 t1
        mov ecx, ebp               ;     8.7 p0      47 v[7] copy
        ror ecx, 9                 ;    18.0 p1      47 v[7]
        xor ecx, ebp               ;    22.0 p0      47 v[7]
        ror ecx, 0xb               ;    22.5 p1      47 v[7]
        xor ecx, ebp               ;    26.5 p0      47 v[7]
        xor eax, dword [esp + 4]   ;    10.2 p2+p0   52 v[7]
        mov ebp, eax               ;    10.7 p0      52 v[7] copy
        mov edi, dword [esi + 4]   ;    10.7 p2      73 w[1]
        mov esi, dword [esp + 8]   ;    11.7 p2      52 v[7]
        xor esi, dword [esp + 4]   ;    13.7 p2+p0   52 v[7]
        and ebp, esi               ;    14.2 p0      52 v[7]
        mov esi, dword [esp + 4]   ;    13.7 p2      71 v[1] reload
        ror ecx, 2                 ;    27.0 p1      47 v[7]
        xor ebp, esi               ;    15.7 p0      52 v[7]
        lea ecx, [edx + ecx]       ;    31.0 p0      63 v[7]
        add edx, dword [esp + 12]  ;    18.0 p2+p1   62 v[3]
        mov esi, edx               ;    18.5 p0      48 t1 copy
        ror esi, 0xe               ;    19.0 p1      48 t1
        add ecx, ebp               ;    31.5 p0      63 v[7]
        mov ebp, edx               ;    18.5 p0      48 t1 copy
        bswap edi                  ;    16.7 p1+p0   73 w[1]
        xor ebp, esi               ;    23.0 p0      48 t1
        ror ebp, 5                 ;    23.5 p1      48 t1
        mov esi, edx               ;    18.5 p0      48 t1 copy
        xor esi, ebp               ;    27.5 p0      48 t1
        mov ebp, ebx               ;    18.3 p0      51 t1 copy
        xor ebp, dword [esp + 20]  ;    18.8 p2+p0   51 t1
        and ebp, edx               ;    19.3 p0      51 t1
        xor ebp, dword [esp + 20]  ;    19.8 p2+p0   51 t1
        add ebp, edi               ;    23.7 p1      61 t1
        mov dword [esp + 48], edi  ;    23.7 p0+p3   73 w[1] spill
        mov edi, ecx               ;    32.0 p1      47 v[6] copy
        add ebp, dword [esp + 24]  ;    24.2 p2+p1   61 t1
        add ebp, 0x71374491        ;    24.7 p0      61 t1
        mov dword [esp + 52], ecx  ;    32.0 p0+p3   63 v[7] spill
        ror esi, 6                 ;    28.0 p1      48 t1
        add ebp, esi               ;    32.0 p0      61 t1
        mov esi, ecx               ;    32.0 p1      52 v[6] copy
        xor esi, dword [esp + 4]   ;    32.5 p2+p0   52 v[6]
        mov dword [esp + 56], ebx  ;    24.3 p0+p3   71 v[4] spill
        and eax, esi               ;    33.0 p0      52 v[6]
        mov esi, dword [esp + 4]   ;    24.7 p2      71 v[1] reload
        xor eax, esi               ;    33.5 p0      52 v[6]
        mov esi, ecx               ;    32.0 p1      47 v[6] copy
        ror esi, 9                 ;    34.0 p1      47 v[6]
        add eax, ebp               ;    34.0 p0      63 v[6]
        xor edi, esi               ;    38.0 p0      47 v[6]
        add ebp, dword [esp + 8]   ;    32.5 p2+p1   62 v[2]
        mov esi, ecx               ;    32.0 p0      47 v[6] copy
        mov ecx, ebp               ;    33.0 p1      48 t1 copy
        ror ecx, 0xe               ;    33.5 p1      48 t1
        ror edi, 0xb               ;    38.5 p1      47 v[6]
        xor esi, edi               ;    42.5 p0      47 v[6]
        ror esi, 2                 ;    43.0 p1      47 v[6]
        add eax, esi               ;    47.0 p0      63 v[6]
        mov esi, dword [esp + 44]  ;    29.7 p2      73 w[0] reload
        mov edi, dword [esi + 8]   ;    31.7 p2      73 w[2]
        mov esi, ebp               ;    33.0 p0      48 t1 copy
        xor esi, ecx               ;    37.5 p0      48 t1
        ror esi, 5                 ;    38.0 p1      48 t1
        mov ecx, ebp               ;    33.0 p0      48 t1 copy
        xor ecx, esi               ;    42.0 p0      48 t1
        mov esi, edx               ;    32.2 p1      51 t1 copy
        xor esi, ebx               ;    32.7 p0      51 t1
        and esi, ebp               ;    33.2 p0      51 t1
        xor esi, ebx               ;    33.7 p0      51 t1
        bswap edi                  ;    34.3 p1+p0   73 w[2]
        mov dword [esp + 60], edi  ;    41.3 p0+p3   73 w[2] spill
        ror ecx, 6                 ;    42.5 p1      48 t1
        mov ebx, eax               ;    47.5 p0      47 v[5] copy
        ror ebx, 9                 ;    48.0 p1      47 v[5]
        add esi, dword [esp + 20]  ;    35.8 p2+p0   61 t1
        add esi, 0xb5c0fbcf        ;    36.3 p0      61 t1
        add esi, edi               ;    41.3 p0      61 t1
        add esi, ecx               ;    46.5 p1      61 t1
        mov ecx, eax               ;    47.5 p0      47 v[5] copy
        xor ecx, ebx               ;    52.0 p0      47 v[5]
        ror ecx, 0xb               ;    52.5 p1      47 v[5]
        mov edi, dword [esp + 52]  ;    38.3 p2      52 v[5]
        mov ebx, dword [esp + 52]  ;    39.3 p2      52 v[5]
        mov dword [esp + 64], eax  ;    47.5 p0+p3   63 v[6] spill
        xor ebx, dword [esp + 36]  ;    41.3 p2+p0   52 v[5]
        xor ecx, eax               ;    56.5 p0      47 v[5]
        xor edi, eax               ;    47.5 p0      52 v[5]
        and ebx, edi               ;    48.0 p0      52 v[5]
        xor ebx, dword [esp + 52]  ;    48.5 p2+p0   52 v[5]
        add ebx, esi               ;    49.0 p1      63 v[5]
        add esi, dword [esp + 4]   ;    47.0 p2+p1   62 v[1]
        mov eax, edx               ;    42.7 p0      51 t1 copy
        xor eax, ebp               ;    43.2 p0      51 t1
        and eax, esi               ;    47.5 p0      51 t1
        ror ecx, 2                 ;    57.0 p1      47 v[5]
        add ebx, ecx               ;    61.0 p0      63 v[5]
        mov ecx, dword [esp + 44]  ;    44.3 p2      73 w[0] reload
        mov dword [esp + 68], edi  ;    48.0 p0+p3   52 v[5] spill
        mov edi, dword [ecx + 12]  ;    46.3 p2      73 w[3]
        mov ecx, esi               ;    47.5 p1      48 t1 copy
        xor eax, edx               ;    48.0 p0      51 t1
        mov dword [esp + 72], edx  ;    46.7 p0+p3   62 v[3] spill
        bswap edi                  ;    48.3 p1+p0   73 w[3]
        ror ecx, 0xe               ;    48.5 p1      48 t1
        mov dword [esp + 76], edi  ;    55.3 p0+p3   73 w[3] spill
        xor ecx, esi               ;    52.5 p0      48 t1
        add eax, dword [esp + 56]  ;    49.2 p2+p0   61 t1
        ror ecx, 5                 ;    53.0 p1      48 t1
        xor ecx, esi               ;    57.0 p0      48 t1
        ror ecx, 6                 ;    57.5 p1      48 t1
        add eax, 0xe9b5dba5        ;    50.2 p0      61 t1
        add eax, edi               ;    55.3 p0      61 t1
        mov edi, dword [esp + 68]  ;    50.7 p2      52 v[4]
        add eax, ecx               ;    61.5 p0      61 t1
        mov ecx, dword [esp + 64]  ;    51.7 p2      52 v[4]
        xor ecx, ebx               ;    61.5 p0      52 v[4]
        and edi, ecx               ;    62.0 p0      52 v[4]
        mov dword [esp + 68], ecx  ;    62.0 p0+p3   52 v[4] spill
        mov ecx, ebx               ;    61.5 p1      47 v[4] copy
        mov edx, ebx               ;    61.5 p1      47 v[4] copy
        ror edx, 9                 ;    62.5 p1      47 v[4]
        mov dword [esp + 80], ebp  ;    54.3 p0+p3   62 v[2] spill
        xor edi, dword [esp + 64]  ;    62.5 p2+p0   52 v[4]
        add edi, eax               ;    63.0 p1      63 v[4]
        xor ecx, edx               ;    66.5 p0      47 v[4]
        ror ecx, 0xb               ;    67.0 p1      47 v[4]
        mov edx, ebx               ;    61.5 p0      47 v[4] copy
        xor edx, ecx               ;    71.0 p0      47 v[4]
        ror edx, 2                 ;    71.5 p1      47 v[4]
        add edi, edx               ;    75.5 p0      63 v[4]
        mov ecx, dword [esp + 44]  ;    57.0 p2      73 w[0] reload
        mov edx, dword [ecx + 16]  ;    59.0 p2      73 w[4]
        add eax, dword [esp + 36]  ;    62.0 p2+p0   62 v[0]
        mov ecx, ebp               ;    58.3 p1      51 t1 copy
        xor ecx, esi               ;    58.8 p0      51 t1
        and ecx, eax               ;    62.5 p0      51 t1
        xor ecx, ebp               ;    63.0 p0      51 t1
        mov ebp, eax               ;    62.5 p1      48 t1 copy
        ror ebp, 0xe               ;    63.5 p1      48 t1
        xor ebp, eax               ;    67.5 p0      48 t1
        ror ebp, 5                 ;    68.0 p1      48 t1
        add ecx, dword [esp + 72]  ;    63.5 p2+p0   61 t1
        xor ebp, eax               ;    72.0 p0      48 t1
        ror ebp, 6                 ;    72.5 p1      48 t1
        bswap edx                  ;    64.2 p1+p0   73 w[4]
        add ecx, 0x3956c25b        ;    64.0 p0      61 t1
        add ecx, edx               ;    71.2 p0      61 t1
        add ecx, ebp               ;    76.5 p0      61 t1
        mov ebp, dword [esp + 68]  ;    64.3 p2      52 v[3]
        mov dword [esp + 68], edx  ;    71.2 p0+p3   73 w[4] spill
        mov edx, dword [esp + 52]  ;    65.3 p2      62 v[7]
        mov dword [esp + 52], esi  ;    66.7 p0+p3   62 v[1] spill
        mov esi, ebx               ;    65.7 p1      52 v[3] copy
        xor esi, edi               ;    76.0 p0      52 v[3]
        and ebp, esi               ;    76.5 p0      52 v[3]
        add edx, ecx               ;    77.0 p1      62 v[7]
        xor ebp, ebx               ;    77.0 p0      52 v[3]
        add ecx, ebp               ;    77.5 p1      63 v[3]
        mov ebp, edi               ;    76.0 p1      47 v[3] copy
        mov dword [esp + 72], ebx  ;    68.7 p0+p3   63 v[5] spill
        ror ebp, 9                 ;    78.0 p1      47 v[3]
        xor ebp, edi               ;    82.0 p0      47 v[3]
        ror ebp, 0xb               ;    82.5 p1      47 v[3]
        xor ebp, edi               ;    86.5 p0      47 v[3]
        ror ebp, 2                 ;    87.0 p1      47 v[3]
        add ecx, ebp               ;    91.0 p0      63 v[3]
        mov ebp, dword [esp + 44]  ;    70.3 p2      73 w[0] reload
        mov ebx, dword [ebp + 20]  ;    72.3 p2      73 w[5]
        mov ebp, dword [esp + 52]  ;    72.3 p2      51 t1
        xor ebp, eax               ;    74.3 p0      51 t1
        and ebp, edx               ;    77.5 p0      51 t1
        xor ebp, dword [esp + 52]  ;    78.0 p2+p0   51 t1
        mov dword [esp + 84], eax  ;    72.8 p0+p3   62 v[0] spill
        mov eax, edx               ;    77.5 p1      48 t1 copy
        ror eax, 0xe               ;    78.5 p1      48 t1
        xor eax, edx               ;    82.5 p0      48 t1
        ror eax, 5                 ;    83.0 p1      48 t1
        add ebp, dword [esp + 80]  ;    78.5 p2+p0   61 t1
        add ebp, 0x59f111f1        ;    79.0 p0      61 t1
        bswap ebx                  ;    76.5 p1+p0   73 w[5]
        add ebp, ebx               ;    83.5 p0      61 t1
        xor eax, edx               ;    87.0 p0      48 t1
        ror eax, 6                 ;    87.5 p1      48 t1
        add ebp, eax               ;    91.5 p0      61 t1
        mov eax, dword [esp + 64]  ;    77.7 p2      62 v[6]
        mov dword [esp + 64], ebx  ;    83.5 p0+p3   73 w[5] spill
        mov ebx, edi               ;    78.5 p1      52 v[2] copy
        xor ebx, ecx               ;    91.5 p0      52 v[2]
        and esi, ebx               ;    92.0 p0      52 v[2]
        xor esi, edi               ;    92.5 p0      52 v[2]
        add eax, ebp               ;    92.0 p1      62 v[6]
        add ebp, esi               ;    93.0 p1      63 v[2]
        mov esi, ecx               ;    91.5 p0      47 v[2] copy
        ror esi, 9                 ;    93.5 p1      47 v[2]
        xor esi, ecx               ;    97.5 p0      47 v[2]
        ror esi, 0xb               ;    98.0 p1      47 v[2]
        xor esi, ecx               ;   102.0 p0      47 v[2]
        ror esi, 2                 ;   102.5 p1      47 v[2]
        mov dword [esp + 80], edi  ;    82.3 p0+p3   63 v[4] spill
        add ebp, esi               ;   106.5 p0      63 v[2]
        mov esi, dword [esp + 44]  ;    83.0 p2      73 w[0] reload
        mov edi, dword [esi + 24]  ;    85.0 p2      73 w[6]
        mov dword [esp + 88], edx  ;    84.3 p0+p3   62 v[7] spill
        bswap edi                  ;    87.0 p1+p0   73 w[6]
        mov esi, dword [esp + 84]  ;    85.0 p2      51 t1
        xor esi, edx               ;    87.0 p0      51 t1
        mov edx, eax               ;    92.5 p0      48 t1 copy
        ror edx, 0xe               ;    93.0 p1      48 t1
        xor edx, eax               ;    97.0 p0      48 t1
        ror edx, 5                 ;    97.5 p1      48 t1
        xor edx, eax               ;   101.5 p0      48 t1
        ror edx, 6                 ;   102.0 p1      48 t1
        and esi, eax               ;    92.5 p0      51 t1
        xor esi, dword [esp + 84]  ;    93.0 p2+p0   51 t1
        add esi, dword [esp + 52]  ;    93.5 p2+p0   61 t1
        add esi, 0x923f82a4        ;    94.0 p1      61 t1
        add esi, edi               ;    94.5 p0      61 t1
        add esi, edx               ;   106.0 p1      61 t1
        mov edx, dword [esp + 72]  ;    90.3 p2      62 v[5]
        mov dword [esp + 72], edi  ;    94.0 p0+p3   73 w[6] spill
        add edx, esi               ;   106.5 p1      62 v[5]
        mov edi, ecx               ;    91.5 p1      52 v[1] copy
        xor edi, ebp               ;   107.0 p0      52 v[1]
        and ebx, edi               ;   107.5 p0      52 v[1]
        xor ebx, ecx               ;   108.0 p0      52 v[1]
        add esi, ebx               ;   108.5 p1      63 v[1]
        mov ebx, ebp               ;   107.0 p1      47 v[1] copy
        ror ebx, 9                 ;   109.0 p1      47 v[1]
        xor ebx, ebp               ;   113.0 p0      47 v[1]
        ror ebx, 0xb               ;   113.5 p1      47 v[1]
        xor ebx, ebp               ;   117.5 p0      47 v[1]
        ror ebx, 2                 ;   118.0 p1      47 v[1]
        add esi, ebx               ;   122.0 p0      63 v[1]
        mov ebx, dword [esp + 44]  ;    95.3 p2      73 w[0] reload
        mov dword [esp + 52], ecx  ;    95.7 p0+p3   63 v[3] spill
        mov ecx, dword [ebx + 28]  ;    97.3 p2      73 w[7]
        mov ebx, dword [esp + 88]  ;    97.3 p2      51 t1
        xor ebx, eax               ;    99.3 p0      51 t1
        mov dword [esp + 92], eax  ;    97.7 p0+p3   62 v[6] spill
        mov eax, edx               ;   107.0 p1      48 t1 copy
        ror eax, 0xe               ;   107.5 p1      48 t1
        and ebx, edx               ;   107.0 p0      51 t1
        xor ebx, dword [esp + 88]  ;   107.5 p2+p0   51 t1
        xor eax, edx               ;   111.5 p0      48 t1
        bswap ecx                  ;   100.3 p1+p0   73 w[7]
        ror eax, 5                 ;   112.0 p1      48 t1
        add ebx, dword [esp + 84]  ;   108.0 p2+p0   61 t1
        add ebx, 0xab1c5ed5        ;   108.5 p0      61 t1
        add ebx, ecx               ;   109.0 p0      61 t1
        xor eax, edx               ;   116.0 p0      48 t1
        ror eax, 6                 ;   116.5 p1      48 t1
        add ebx, eax               ;   120.5 p0      61 t1
        mov eax, dword [esp + 80]  ;   103.0 p2      62 v[4]
        mov dword [esp + 80], ecx  ;   107.3 p0+p3   73 w[7] spill
        mov ecx, ebp               ;   107.0 p1      52 v[0] copy
        xor ecx, esi               ;   122.5 p0      52 v[0]
        and edi, ecx               ;   123.0 p0      52 v[0]
        xor edi, ebp               ;   123.5 p0      52 v[0]
        add eax, ebx               ;   121.0 p1      62 v[4]
        add ebx, edi               ;   124.0 p1      63 v[0]
        mov edi, esi               ;   122.5 p0      47 v[0] copy
        ror edi, 9                 ;   124.5 p1      47 v[0]
        xor edi, esi               ;   128.5 p0      47 v[0]
        ror edi, 0xb               ;   129.0 p1      47 v[0]
        xor edi, esi               ;   133.0 p0      47 v[0]
        mov dword [esp + 96], eax  ;   121.5 p0+p3   62 v[4] spill
        ror edi, 2                 ;   133.5 p1      47 v[0]
        mov dword [esp + 84], ebp  ;   109.3 p0+p3   63 v[2] spill
        add ebx, edi               ;   137.5 p1      63 v[0]
        mov edi, dword [esp + 44]  ;   108.7 p2      73 w[0] reload
        mov ebp, dword [edi + 32]  ;   110.7 p2      73 w[8]
        mov edi, dword [esp + 92]  ;   110.7 p2      51 t1
        xor edi, edx               ;   112.7 p0      51 t1
        and edi, eax               ;   121.5 p0      51 t1
        xor edi, dword [esp + 92]  ;   122.0 p2+p0   51 t1
        add edi, dword [esp + 88]  ;   122.5 p2+p1   61 t1
        mov dword [esp + 100], edx ;   111.7 p0+p3   62 v[5] spill
        mov edx, eax               ;   121.5 p1      48 t1 copy
        ror edx, 0xe               ;   123.0 p1      48 t1
        bswap ebp                  ;   114.5 p1+p0   73 w[8]
        xor edx, eax               ;   127.0 p0      48 t1
        ror edx, 5                 ;   127.5 p1      48 t1
        xor edx, eax               ;   131.5 p0      48 t1
        add edi, 0xd807aa98        ;   123.0 p0      61 t1
        add edi, ebp               ;   123.5 p0      61 t1
        mov dword [esp + 88], esi  ;   122.5 p0+p3   63 v[1] spill
        ror edx, 6                 ;   132.0 p1      48 t1
        add edi, edx               ;   136.0 p0      61 t1
        mov edx, dword [esp + 52]  ;   116.3 p2      62 v[3]
        mov dword [esp + 52], ebp  ;   121.5 p0+p3   73 w[8] spill
        mov ebp, esi               ;   122.5 p1      52 v[7] copy
        xor ebp, ebx               ;   138.0 p0      52 v[7]
        add edx, edi               ;   136.5 p1      62 v[3]
        and ecx, ebp               ;   138.5 p0      52 v[7]
        xor ecx, esi               ;   139.0 p0      52 v[7]
        add edi, ecx               ;   139.5 p1      63 v[7]
        mov ecx, ebx               ;   138.0 p1      47 v[7] copy
        ror ecx, 9                 ;   140.0 p1      47 v[7]
        xor ecx, ebx               ;   144.0 p0      47 v[7]
        ror ecx, 0xb               ;   144.5 p1      47 v[7]
        xor ecx, ebx               ;   148.5 p0      47 v[7]
        ror ecx, 2                 ;   149.0 p1      47 v[7]
        add edi, ecx               ;   153.0 p0      63 v[7]
        mov ecx, dword [esp + 44]  ;   121.3 p2      73 w[0] reload
        mov esi, dword [ecx + 36]  ;   123.3 p2      73 w[9]
        mov ecx, dword [esp + 100] ;   123.3 p2      51 t1
        xor ecx, eax               ;   125.3 p0      51 t1
        and ecx, edx               ;   137.0 p0      51 t1
        xor ecx, dword [esp + 100] ;   137.5 p2+p0   51 t1
        mov eax, edx               ;   137.0 p1      48 t1 copy
        ror eax, 0xe               ;   138.0 p1      48 t1
        xor eax, edx               ;   142.0 p0      48 t1
        ror eax, 5                 ;   142.5 p1      48 t1
        xor eax, edx               ;   146.5 p0      48 t1
        bswap esi                  ;   127.2 p1+p0   73 w[9]
        add ecx, dword [esp + 92]  ;   138.0 p2+p0   61 t1
        ror eax, 6                 ;   147.0 p1      48 t1
        mov dword [esp + 92], ebx  ;   138.0 p0+p3   63 v[0] spill
        add ecx, 0x12835b01        ;   138.5 p0      61 t1
        add ecx, esi               ;   139.0 p0      61 t1
        add ecx, eax               ;   151.0 p1      61 t1
        mov eax, dword [esp + 84]  ;   128.7 p2      62 v[2]
        mov dword [esp + 84], esi  ;   134.2 p0+p3   73 w[9] spill
        mov esi, ebx               ;   138.0 p1      52 v[6] copy
        xor esi, edi               ;   153.5 p0      52 v[6]
        and ebp, esi               ;   154.0 p0      52 v[6]
        xor ebp, ebx               ;   154.5 p0      52 v[6]
        add eax, ecx               ;   151.5 p1      62 v[2]
        add ecx, ebp               ;   155.0 p1      63 v[6]
        mov ebp, edi               ;   153.5 p1      47 v[6] copy
        ror ebp, 9                 ;   155.5 p1      47 v[6]
        xor ebp, edi               ;   159.5 p0      47 v[6]
        ror ebp, 0xb               ;   160.0 p1      47 v[6]
        xor ebp, edi               ;   164.0 p0      47 v[6]
        ror ebp, 2                 ;   164.5 p1      47 v[6]
        add ecx, ebp               ;   168.5 p0      63 v[6]
        mov ebp, dword [esp + 44]  ;   133.7 p2      73 w[0] reload
        mov ebx, dword [ebp + 40]  ;   135.7 p2      73 w[10]
        bswap ebx                  ;   137.7 p1+p0   73 w[10]
        mov dword [esp + 104], edx ;   137.0 p0+p3   62 v[3] spill
        mov ebp, dword [esp + 96]  ;   135.7 p2      51 t1
        xor ebp, edx               ;   137.7 p0      51 t1
        mov dword [esp + 108], eax ;   152.0 p0+p3   62 v[2] spill
        and ebp, eax               ;   152.0 p0      51 t1
        mov edx, eax               ;   152.0 p1      48 t1 copy
        ror edx, 0xe               ;   152.5 p1      48 t1
        xor edx, eax               ;   156.5 p0      48 t1
        xor ebp, dword [esp + 96]  ;   152.5 p2+p0   51 t1
        add ebp, dword [esp + 100] ;   153.0 p2+p1   61 t1
        add ebp, 0x243185be        ;   153.5 p1      61 t1
        ror edx, 5                 ;   157.0 p1      48 t1
        xor edx, eax               ;   161.0 p0      48 t1
        ror edx, 6                 ;   161.5 p1      48 t1
        add ebp, ebx               ;   154.0 p0      61 t1
        add ebp, edx               ;   165.5 p0      61 t1
        mov edx, dword [esp + 88]  ;   141.3 p2      62 v[1]
        mov dword [esp + 88], ebx  ;   144.7 p0+p3   73 w[10] spill
        mov ebx, edi               ;   153.5 p1      52 v[5] copy
        add edx, ebp               ;   166.0 p1      62 v[1]
        xor ebx, ecx               ;   169.0 p0      52 v[5]
        and esi, ebx               ;   169.5 p0      52 v[5]
        xor esi, edi               ;   170.0 p0      52 v[5]
        add ebp, esi               ;   170.5 p1      63 v[5]
        mov esi, ecx               ;   169.0 p0      47 v[5] copy
        ror esi, 9                 ;   171.0 p1      47 v[5]
        xor esi, ecx               ;   175.0 p0      47 v[5]
        ror esi, 0xb               ;   175.5 p1      47 v[5]
        xor esi, ecx               ;   179.5 p0      47 v[5]
        ror esi, 2                 ;   180.0 p1      47 v[5]
        mov dword [esp + 100], edi ;   153.5 p0+p3   63 v[7] spill
        add ebp, esi               ;   184.0 p0      63 v[5]
        mov esi, dword [esp + 44]  ;   146.7 p2      73 w[0] reload
        mov edi, dword [esi + 44]  ;   148.7 p2      73 w[11]
        mov esi, dword [esp + 104] ;   148.7 p2      51 t1
        xor esi, eax               ;   152.0 p0      51 t1
        mov eax, edx               ;   166.5 p1      48 t1 copy
        ror eax, 0xe               ;   167.0 p1      48 t1
        xor eax, edx               ;   171.0 p0      48 t1
        ror eax, 5                 ;   171.5 p1      48 t1
        xor eax, edx               ;   175.5 p0      48 t1
        bswap edi                  ;   151.5 p1+p0   73 w[11]
        ror eax, 6                 ;   176.0 p1      48 t1
        and esi, edx               ;   166.5 p0      51 t1
        xor esi, dword [esp + 104] ;   167.0 p2+p0   51 t1
        add esi, dword [esp + 96]  ;   167.5 p2+p0   61 t1
        add esi, 0x550c7dc3        ;   168.0 p0      61 t1
        add esi, edi               ;   168.5 p0      61 t1
        add esi, eax               ;   180.0 p1      61 t1
        mov eax, dword [esp + 92]  ;   153.7 p2      62 v[0]
        mov dword [esp + 92], edi  ;   158.5 p0+p3   73 w[11] spill
        mov edi, ecx               ;   169.0 p1      52 v[4] copy
        xor edi, ebp               ;   184.5 p0      52 v[4]
        and ebx, edi               ;   185.0 p0      52 v[4]
        add eax, esi               ;   180.5 p1      62 v[0]
        xor ebx, ecx               ;   185.5 p0      52 v[4]
        add esi, ebx               ;   186.0 p1      63 v[4]
        mov ebx, ebp               ;   184.5 p0      47 v[4] copy
        ror ebx, 9                 ;   186.5 p1      47 v[4]
        xor ebx, ebp               ;   190.5 p0      47 v[4]
        mov dword [esp + 96], ecx  ;   169.0 p0+p3   63 v[6] spill
        ror ebx, 0xb               ;   191.0 p1      47 v[4]
        xor ebx, ebp               ;   195.0 p0      47 v[4]
        mov dword [esp + 112], edx ;   166.5 p0+p3   62 v[1] spill
        ror ebx, 2                 ;   195.5 p1      47 v[4]
        add esi, ebx               ;   199.5 p1      63 v[4]
        mov ebx, dword [esp + 44]  ;   159.3 p2      73 w[0] reload
        mov ecx, dword [ebx + 48]  ;   161.3 p2      73 w[12]
        mov ebx, dword [esp + 108] ;   161.3 p2      51 t1
        xor ebx, edx               ;   166.5 p0      51 t1
        and ebx, eax               ;   181.0 p0      51 t1
        xor ebx, dword [esp + 108] ;   181.5 p2+p0   51 t1
        mov edx, eax               ;   181.0 p1      48 t1 copy
        ror edx, 0xe               ;   182.0 p1      48 t1
        bswap ecx                  ;   164.2 p1+p0   73 w[12]
        xor edx, eax               ;   186.0 p0      48 t1
        ror edx, 5                 ;   186.5 p1      48 t1
        xor edx, eax               ;   190.5 p0      48 t1
        add ebx, dword [esp + 104] ;   182.0 p2+p0   61 t1
        add ebx, 0x72be5d74        ;   182.5 p0      61 t1
        add ebx, ecx               ;   183.0 p0      61 t1
        ror edx, 6                 ;   191.0 p1      48 t1
        add ebx, edx               ;   195.0 p0      61 t1
        mov edx, dword [esp + 100] ;   166.3 p2      62 v[7]
        mov dword [esp + 100], ecx ;   171.2 p0+p3   73 w[12] spill
        add edx, ebx               ;   195.5 p1      62 v[7]
        mov ecx, ebp               ;   184.5 p1      52 v[3] copy
        xor ecx, esi               ;   200.0 p0      52 v[3]
        and edi, ecx               ;   200.5 p0      52 v[3]
        xor edi, ebp               ;   201.0 p0      52 v[3]
        add ebx, edi               ;   201.5 p1      63 v[3]
        mov edi, esi               ;   200.0 p0      47 v[3] copy
        ror edi, 9                 ;   202.0 p1      47 v[3]
        xor edi, esi               ;   206.0 p0      47 v[3]
        ror edi, 0xb               ;   206.5 p1      47 v[3]
        mov dword [esp + 104], ebp ;   184.5 p0+p3   63 v[5] spill
        xor edi, esi               ;   210.5 p0      47 v[3]
        ror edi, 2                 ;   211.0 p1      47 v[3]
        add ebx, edi               ;   215.0 p0      63 v[3]
        mov edi, dword [esp + 44]  ;   171.7 p2      73 w[0] reload
        mov ebp, dword [edi + 52]  ;   173.7 p2      73 w[13]
        mov edi, dword [esp + 112] ;   173.7 p2      51 t1
        xor edi, eax               ;   181.0 p0      51 t1
        mov dword [esp + 116], eax ;   181.0 p0+p3   62 v[0] spill
        mov eax, edx               ;   196.0 p1      48 t1 copy
        bswap ebp                  ;   175.7 p1+p0   73 w[13]
        ror eax, 0xe               ;   196.5 p1      48 t1
        xor eax, edx               ;   200.5 p0      48 t1
        ror eax, 5                 ;   201.0 p1      48 t1
        xor eax, edx               ;   205.0 p0      48 t1
        ror eax, 6                 ;   205.5 p1      48 t1
        and edi, edx               ;   196.0 p0      51 t1
        xor edi, dword [esp + 112] ;   196.5 p2+p0   51 t1
        add edi, dword [esp + 108] ;   197.0 p2+p0   61 t1
        mov dword [esp + 108], esi ;   200.0 p0+p3   63 v[4] spill
        add edi, 0x80deb1fe        ;   197.5 p1      61 t1
        add edi, ebp               ;   198.0 p0      61 t1
        add edi, eax               ;   209.5 p1      61 t1
        mov eax, dword [esp + 96]  ;   179.3 p2      62 v[6]
        add eax, edi               ;   210.0 p0      62 v[6]
        mov dword [esp + 96], ebp  ;   182.7 p0+p3   73 w[13] spill
        mov ebp, esi               ;   200.0 p1      52 v[2] copy
        xor ebp, ebx               ;   215.5 p0      52 v[2]
        and ecx, ebp               ;   216.0 p0      52 v[2]
        xor ecx, esi               ;   216.5 p0      52 v[2]
        add edi, ecx               ;   217.0 p1      63 v[2]
        mov ecx, ebx               ;   215.5 p1      47 v[2] copy
        ror ecx, 9                 ;   217.5 p1      47 v[2]
        xor ecx, ebx               ;   221.5 p0      47 v[2]
        ror ecx, 0xb               ;   222.0 p1      47 v[2]
        xor ecx, ebx               ;   226.0 p0      47 v[2]
        ror ecx, 2                 ;   226.5 p1      47 v[2]
        add edi, ecx               ;   230.5 p0      63 v[2]
        mov ecx, dword [esp + 44]  ;   184.3 p2      73 w[0] reload
        mov esi, dword [ecx + 56]  ;   186.3 p2      73 w[14]
        mov ecx, dword [esp + 116] ;   186.3 p2      51 t1
        xor ecx, edx               ;   196.0 p0      51 t1
        mov dword [esp + 120], edx ;   196.0 p0+p3   62 v[7] spill
        mov edx, eax               ;   210.5 p1      48 t1 copy
        ror edx, 0xe               ;   211.0 p1      48 t1
        xor edx, eax               ;   215.0 p0      48 t1
        ror edx, 5                 ;   215.5 p1      48 t1
        xor edx, eax               ;   219.5 p0      48 t1
        ror edx, 6                 ;   220.0 p1      48 t1
        mov dword [esp + 124], eax ;   210.5 p0+p3   62 v[6] spill
        and ecx, eax               ;   210.5 p0      51 t1
        xor ecx, dword [esp + 116] ;   211.0 p2+p0   51 t1
        add ecx, dword [esp + 112] ;   211.5 p2+p1   61 t1
        add ecx, 0x9bdc06a7        ;   212.0 p1      61 t1
        mov dword [esp + 112], ebx ;   215.5 p0+p3   63 v[3] spill
        bswap esi                  ;   191.7 p1+p0   73 w[14]
        add ecx, esi               ;   212.5 p0      61 t1
        add ecx, edx               ;   224.0 p0      61 t1
        mov edx, dword [esp + 104] ;   192.3 p2      62 v[5]
        mov dword [esp + 104], esi ;   198.7 p0+p3   73 w[14] spill
        add edx, ecx               ;   224.5 p1      62 v[5]
        mov esi, ebx               ;   215.5 p1      52 v[1] copy
        xor esi, edi               ;   231.0 p0      52 v[1]
        and ebp, esi               ;   231.5 p0      52 v[1]
        xor ebp, ebx               ;   232.0 p0      52 v[1]
        add ecx, ebp               ;   232.5 p1      63 v[1]
        mov ebp, edi               ;   231.0 p1      47 v[1] copy
        ror ebp, 9                 ;   233.0 p1      47 v[1]
        xor ebp, edi               ;   237.0 p0      47 v[1]
        ror ebp, 0xb               ;   237.5 p1      47 v[1]
        xor ebp, edi               ;   241.5 p0      47 v[1]
        ror ebp, 2                 ;   242.0 p1      47 v[1]
        add ecx, ebp               ;   246.0 p0      63 v[1]
        mov ebp, dword [esp + 44]  ;   197.3 p2      73 w[0] reload
        mov ebx, dword [ebp + 60]  ;   199.3 p2      73 w[15]
        mov ebp, dword [esp + 120] ;   199.3 p2      51 t1
        xor ebp, eax               ;   210.5 p0      51 t1
        mov eax, edx               ;   225.0 p1      48 t1 copy
        bswap ebx                  ;   201.3 p1+p0   73 w[15]
        and ebp, edx               ;   225.0 p0      51 t1
        xor ebp, dword [esp + 120] ;   225.5 p2+p0   51 t1
        ror eax, 0xe               ;   226.0 p1      48 t1
        xor eax, edx               ;   230.0 p0      48 t1
        ror eax, 5                 ;   230.5 p1      48 t1
        add ebp, dword [esp + 116] ;   226.0 p2+p0   61 t1
        xor eax, edx               ;   234.5 p0      48 t1
        add ebp, 0xc19bf174        ;   226.5 p1      61 t1
        add ebp, ebx               ;   227.0 p0      61 t1
        ror eax, 6                 ;   235.0 p1      48 t1
        add ebp, eax               ;   239.0 p0      61 t1
        mov eax, dword [esp + 108] ;   204.3 p2      62 v[4]
        mov dword [esp + 108], edx ;   225.0 p0+p3   62 v[5] spill
        mov edx, edi               ;   231.0 p1      52 v[0] copy
        xor edx, ecx               ;   246.5 p0      52 v[0]
        and esi, edx               ;   247.0 p0      52 v[0]
        xor esi, edi               ;   247.5 p0      52 v[0]
        add eax, ebp               ;   239.5 p1      62 v[4]
        add ebp, esi               ;   248.0 p1      63 v[0]
        mov dword [esp + 116], edi ;   231.0 p0+p3   63 v[2] spill
        mov edi, ecx               ;   246.5 p1      47 v[0] copy
        ror edi, 9                 ;   248.5 p1      47 v[0]
        xor edi, ecx               ;   252.5 p0      47 v[0]
        ror edi, 0xb               ;   253.0 p1      47 v[0]
        xor edi, ecx               ;   257.0 p0      47 v[0]
        mov esi, dword [esp + 104] ;   209.0 p2      50 w[0]
        ror edi, 2                 ;   257.5 p1      47 v[0]
        add ebp, edi               ;   261.5 p0      63 v[0]
        mov edi, dword [esp + 104] ;   210.0 p2      50 w[0]
        shr edi, 0xa               ;   212.0 p1      50 w[0]
        mov dword [esp + 128], edx ;   247.0 p0+p3   52 v[0] spill
        mov edx, dword [esp + 104] ;   211.0 p2      50 w[0]
        ror edx, 2                 ;   216.0 p1      50 w[0]
        xor esi, edx               ;   220.0 p0      50 w[0]
        ror esi, 0x11              ;   220.5 p1      50 w[0]
        xor edi, esi               ;   224.5 p0      50 w[0]
        mov esi, ebx               ;   212.8 p0      50 w[1] copy
        mov edx, ebx               ;   215.0 p0      50 w[1] copy
        shr esi, 0xa               ;   215.5 p1      50 w[1]
        ror edx, 2                 ;   219.5 p1      50 w[1]
        xor edx, ebx               ;   223.5 p0      50 w[1]
        ror edx, 0x11              ;   224.0 p1      50 w[1]
        xor esi, edx               ;   228.0 p0      50 w[1]
        mov dword [esp + 132], esi ;   228.5 p0+p3   50 w[1] spill
        mov esi, dword [esp + 48]  ;   217.5 p2      49 w[0]
        add edi, dword [esp + 84]  ;   225.0 p2+p0   78 w[0]
        add edi, dword [esp + 40]  ;   225.5 p2+p1   78 w[0]
        ror esi, 0xb               ;   226.0 p1      49 w[0]
        mov dword [esp + 40], ebx  ;   219.5 p0+p3   73 w[15] spill
        mov ebx, dword [esp + 48]  ;   220.5 p2      49 w[0]
        shr ebx, 3                 ;   222.5 p1      49 w[0]
        mov edx, dword [esp + 48]  ;   221.5 p2      49 w[0]
        xor edx, esi               ;   230.0 p0      49 w[0]
        ror edx, 7                 ;   230.5 p1      49 w[0]
        xor ebx, edx               ;   234.5 p0      49 w[0]
        add edi, ebx               ;   235.0 p0      78 w[0]
        mov ebx, dword [esp + 108] ;   226.0 p2      51 t1
        mov edx, dword [esp + 124] ;   223.5 p2      62 v[6] reload
        xor ebx, edx               ;   228.0 p0      51 t1
        mov esi, eax               ;   240.0 p1      48 t1 copy
        ror esi, 0xe               ;   240.5 p1      48 t1
        and ebx, eax               ;   240.0 p0      51 t1
        xor esi, eax               ;   244.5 p0      48 t1
        xor ebx, edx               ;   240.5 p0      51 t1
        add ebx, dword [esp + 120] ;   241.0 p2+p1   61 t1
        ror esi, 5                 ;   245.0 p1      48 t1
        xor esi, eax               ;   249.0 p0      48 t1
        add ebx, 0xe49b69c1        ;   241.5 p0      61 t1
        add ebx, edi               ;   242.0 p1      61 t1
        ror esi, 6                 ;   249.5 p1      48 t1
        add ebx, esi               ;   253.5 p0      61 t1
        mov edx, dword [esp + 112] ;   227.5 p2      62 v[3]
        mov dword [esp + 112], eax ;   240.0 p0+p3   62 v[4] spill
        add edx, ebx               ;   254.0 p1      62 v[3]
        mov esi, dword [esp + 128] ;   248.0 p2      52 v[7]
        mov eax, ecx               ;   246.5 p0      52 v[7] copy
        xor eax, ebp               ;   262.0 p0      52 v[7]
        and esi, eax               ;   262.5 p0      52 v[7]
        xor esi, ecx               ;   263.0 p0      52 v[7]
        add ebx, esi               ;   263.5 p1      63 v[7]
        mov esi, ebp               ;   262.0 p1      47 v[7] copy
        ror esi, 9                 ;   264.0 p1      47 v[7]
        xor esi, ebp               ;   268.0 p0      47 v[7]
        mov dword [esp + 120], edi ;   235.5 p0+p3   78 w[0] spill
        mov dword [esp + 128], ecx ;   246.5 p0+p3   63 v[1] spill
        ror esi, 0xb               ;   268.5 p1      47 v[7]
        xor esi, ebp               ;   272.5 p0      47 v[7]
        ror esi, 2                 ;   273.0 p1      47 v[7]
        mov ecx, edi               ;   237.0 p0      50 w[2] copy
        add ebx, esi               ;   277.0 p1      63 v[7]
        mov esi, edi               ;   237.5 p0      50 w[2] copy
        shr esi, 0xa               ;   238.0 p1      50 w[2]
        ror ecx, 2                 ;   242.0 p1      50 w[2]
        xor ecx, edi               ;   246.0 p0      50 w[2]
        ror ecx, 0x11              ;   246.5 p1      50 w[2]
        xor esi, ecx               ;   250.5 p0      50 w[2]
        mov edi, dword [esp + 48]  ;   238.7 p2      78 w[1]
        add edi, dword [esp + 132] ;   240.7 p2+p0   78 w[1]
        mov dword [esp + 132], esi ;   251.0 p0+p3   50 w[2] spill
        mov esi, dword [esp + 60]  ;   240.7 p2      49 w[1]
        shr esi, 3                 ;   242.7 p1      49 w[1]
        mov ecx, dword [esp + 60]  ;   241.7 p2      49 w[1]
        ror ecx, 0xb               ;   246.7 p1      49 w[1]
        xor ecx, dword [esp + 60]  ;   250.7 p2+p0   49 w[1]
        ror ecx, 7                 ;   251.2 p1      49 w[1]
        xor ecx, esi               ;   255.2 p0      49 w[1]
        add edi, dword [esp + 88]  ;   243.7 p2+p0   78 w[1]
        add edi, ecx               ;   255.7 p0      78 w[1]
        mov ecx, dword [esp + 108] ;   246.0 p2      51 t1
        xor ecx, dword [esp + 112] ;   248.0 p2+p0   51 t1
        and ecx, edx               ;   254.5 p0      51 t1
        mov esi, edx               ;   254.5 p1      48 t1 copy
        mov dword [esp + 48], ebp  ;   262.0 p0+p3   63 v[0] spill
        mov ebp, edx               ;   254.5 p1      48 t1 copy
        ror ebp, 0xe               ;   255.0 p1      48 t1
        xor ecx, dword [esp + 108] ;   255.0 p2+p0   51 t1
        add ecx, dword [esp + 124] ;   255.5 p2+p0   61 t1
        add ecx, 0xefbe4786        ;   256.0 p1      61 t1
        mov dword [esp + 124], edi ;   256.2 p0+p3   78 w[1] spill
        add ecx, edi               ;   256.5 p1      61 t1
        mov edi, edx               ;   254.5 p1      48 t1 copy
        mov dword [esp + 136], ebx ;   277.5 p0+p3   63 v[7] spill
        xor esi, ebp               ;   259.0 p0      48 t1
        mov ebp, dword [esp + 48]  ;   263.0 p2      63 v[0] reload
        ror esi, 5                 ;   259.5 p1      48 t1
        xor edi, esi               ;   263.5 p0      48 t1
        mov esi, ebx               ;   277.5 p0      52 v[6] copy
        ror edi, 6                 ;   264.0 p1      48 t1
        add ecx, edi               ;   268.0 p0      61 t1
        mov edi, dword [esp + 116] ;   254.2 p2      62 v[2]
        add edi, ecx               ;   268.5 p0      62 v[2]
        xor esi, ebp               ;   278.0 p0      52 v[6]
        and eax, esi               ;   278.5 p0      52 v[6]
        xor eax, ebp               ;   279.0 p0      52 v[6]
        add ecx, eax               ;   279.5 p1      63 v[6]
        mov eax, ebx               ;   277.5 p1      47 v[6] copy
        ror eax, 9                 ;   280.0 p1      47 v[6]
        xor eax, ebx               ;   284.0 p0      47 v[6]
        ror eax, 0xb               ;   284.5 p1      47 v[6]
        xor eax, ebx               ;   288.5 p0      47 v[6]
        mov ebp, dword [esp + 124] ;   257.8 p2      50 w[3]
        shr ebp, 0xa               ;   259.8 p1      50 w[3]
        mov ebx, dword [esp + 124] ;   258.8 p2      50 w[3]
        ror ebx, 2                 ;   263.8 p1      50 w[3]
        ror eax, 2                 ;   289.0 p1      47 v[6]
        add ecx, eax               ;   293.0 p0      63 v[6]
        mov eax, dword [esp + 124] ;   262.7 p2      50 w[3]
        xor eax, ebx               ;   267.8 p0      50 w[3]
        mov ebx, dword [esp + 76]  ;   263.7 p2      73 w[3] reload
        ror eax, 0x11              ;   268.3 p1      50 w[3]
        xor ebp, eax               ;   272.3 p0      50 w[3]
        mov eax, ebx               ;   265.7 p0      49 w[2] copy
        mov dword [esp + 140], ebp ;   272.8 p0+p3   50 w[3] spill
        mov ebp, dword [esp + 100] ;   265.0 p2      78 w[3]
        mov dword [esp + 116], esi ;   278.5 p0+p3   52 v[6] spill
        mov esi, dword [esp + 76]  ;   266.0 p2      49 w[2]
        add ebp, ebx               ;   267.0 p1      78 w[3]
        ror ebx, 0xb               ;   267.5 p1      49 w[2]
        xor esi, ebx               ;   271.5 p0      49 w[2]
        shr eax, 3                 ;   267.5 p1      49 w[2]
        ror esi, 7                 ;   272.0 p1      49 w[2]
        xor eax, esi               ;   276.0 p0      49 w[2]
        mov esi, dword [esp + 132] ;   268.0 p2      78 w[2]
        add ebp, dword [esp + 140] ;   275.8 p2+p0   78 w[3]
        mov ebx, dword [esp + 92]  ;   270.0 p2      73 w[11] reload
        add esi, ebx               ;   272.0 p0      78 w[2]
        mov ebx, dword [esp + 112] ;   271.0 p2      51 t1
        add esi, dword [esp + 60]  ;   272.5 p2+p1   78 w[2]
        add esi, eax               ;   276.5 p0      78 w[2]
        mov eax, edi               ;   271.0 p1      48 t1 copy
        ror eax, 0xe               ;   277.0 p1      48 t1
        xor eax, edi               ;   281.0 p0      48 t1
        ror eax, 5                 ;   281.5 p1      48 t1
        xor eax, edi               ;   285.5 p0      48 t1
        ror eax, 6                 ;   286.0 p1      48 t1
        add eax, dword [esp + 108] ;   290.0 p2+p0   61 t1
        add eax, 0xfc19dc6         ;   290.5 p0      61 t1
        xor ebx, edx               ;   274.2 p0      51 t1
        add eax, esi               ;   291.0 p1      61 t1
        mov dword [esp + 108], edx ;   274.7 p0+p3   62 v[3] spill
        mov edx, dword [esp + 116] ;   279.5 p2      52 v[5]
        and ebx, edi               ;   275.7 p0      51 t1
        xor ebx, dword [esp + 112] ;   276.2 p2+p0   51 t1
        add eax, ebx               ;   291.5 p1      61 t1
        mov ebx, dword [esp + 136] ;   278.5 p2      52 v[5]
        xor ebx, ecx               ;   293.5 p0      52 v[5]
        mov dword [esp + 116], ebx ;   294.0 p0+p3   52 v[5] spill
        and edx, ebx               ;   294.0 p0      52 v[5]
        mov ebx, dword [esp + 128] ;   278.0 p2      62 v[1]
        xor edx, dword [esp + 136] ;   294.5 p2+p0   52 v[5]
        add ebx, eax               ;   292.0 p1      62 v[1]
        mov dword [esp + 128], ecx ;   293.5 p0+p3   63 v[6] spill
        add eax, edx               ;   295.0 p1      63 v[5]
        mov edx, ecx               ;   293.5 p1      47 v[5] copy
        ror edx, 9                 ;   295.5 p1      47 v[5]
        xor edx, ecx               ;   299.5 p0      47 v[5]
        ror edx, 0xb               ;   300.0 p1      47 v[5]
        xor edx, ecx               ;   304.0 p0      47 v[5]
        ror edx, 2                 ;   304.5 p1      47 v[5]
        add eax, edx               ;   308.5 p0      63 v[5]
        mov edx, esi               ;   282.5 p0      50 w[4] copy
        mov ecx, esi               ;   283.0 p0      50 w[4] copy
        shr edx, 0xa               ;   283.7 p1      50 w[4]
        ror ecx, 2                 ;   287.7 p1      50 w[4]
        xor ecx, esi               ;   291.7 p0      50 w[4]
        ror ecx, 0x11              ;   292.2 p1      50 w[4]
        xor edx, ecx               ;   296.2 p0      50 w[4]
        mov ecx, dword [esp + 68]  ;   284.7 p2      49 w[3]
        mov dword [esp + 140], esi ;   285.0 p0+p3   78 w[2] spill
        mov esi, dword [esp + 68]  ;   285.7 p2      49 w[3]
        shr esi, 3                 ;   287.7 p1      49 w[3]
        mov dword [esp + 60], edx  ;   296.7 p0+p3   50 w[4] spill
        mov edx, dword [esp + 68]  ;   286.7 p2      49 w[3]
        ror edx, 0xb               ;   291.7 p1      49 w[3]
        xor ecx, edx               ;   295.7 p0      49 w[3]
        ror ecx, 7                 ;   296.2 p1      49 w[3]
        xor esi, ecx               ;   300.2 p0      49 w[3]
        add ebp, esi               ;   300.7 p0      78 w[3]
        mov ecx, dword [esp + 108] ;   288.3 p2      51 t1
        mov esi, ebx               ;   292.5 p0      48 t1 copy
        xor ecx, edi               ;   290.3 p0      51 t1
        ror esi, 0xe               ;   293.0 p1      48 t1
        mov edx, dword [esp + 108] ;   289.7 p2      62 v[3] reload
        and ecx, ebx               ;   292.5 p0      51 t1
        xor ecx, edx               ;   293.0 p0      51 t1
        add ecx, dword [esp + 112] ;   293.5 p2+p1   61 t1
        add ecx, 0x240ca1cc        ;   294.0 p0      61 t1
        add ecx, ebp               ;   301.2 p1      61 t1
        xor esi, ebx               ;   297.0 p0      48 t1
        ror esi, 5                 ;   297.5 p1      48 t1
        xor esi, ebx               ;   301.5 p0      48 t1
        ror esi, 6                 ;   302.0 p1      48 t1
        mov edx, dword [esp + 116] ;   295.0 p2      52 v[4]
        add ecx, esi               ;   306.0 p0      61 t1
        mov esi, dword [esp + 128] ;   294.5 p2      52 v[4]
        xor esi, eax               ;   309.0 p0      52 v[4]
        and edx, esi               ;   309.5 p0      52 v[4]
        mov dword [esp + 116], esi ;   309.5 p0+p3   52 v[4] spill
        mov esi, dword [esp + 48]  ;   295.3 p2      62 v[0]
        add esi, ecx               ;   306.5 p1      62 v[0]
        xor edx, dword [esp + 128] ;   310.0 p2+p0   52 v[4]
        add edx, ecx               ;   310.5 p1      63 v[4]
        mov dword [esp + 48], eax  ;   309.0 p0+p3   63 v[5] spill
        mov ecx, eax               ;   309.0 p1      47 v[4] copy
        ror ecx, 9                 ;   311.0 p1      47 v[4]
        xor ecx, eax               ;   315.0 p0      47 v[4]
        ror ecx, 0xb               ;   315.5 p1      47 v[4]
        xor ecx, eax               ;   319.5 p0      47 v[4]
        ror ecx, 2                 ;   320.0 p1      47 v[4]
        add edx, ecx               ;   324.0 p0      63 v[4]
        mov ecx, ebp               ;   301.2 p0      50 w[5] copy
        shr ecx, 0xa               ;   301.7 p1      50 w[5]
        mov eax, ebp               ;   301.2 p0      50 w[5] copy
        ror eax, 2                 ;   305.7 p1      50 w[5]
        xor eax, ebp               ;   309.7 p0      50 w[5]
        ror eax, 0x11              ;   310.2 p1      50 w[5]
        xor ecx, eax               ;   314.2 p0      50 w[5]
        mov dword [esp + 112], ebp ;   302.2 p0+p3   78 w[3] spill
        mov ebp, dword [esp + 60]  ;   302.3 p2      78 w[4]
        add ebp, dword [esp + 96]  ;   304.3 p2+p0   78 w[4]
        mov dword [esp + 60], edx  ;   324.5 p0+p3   63 v[4] spill
        add ebp, dword [esp + 68]  ;   304.8 p2+p1   78 w[4]
        mov edx, dword [esp + 64]  ;   305.3 p2      49 w[4]
        ror edx, 0xb               ;   307.3 p1      49 w[4]
        mov eax, dword [esp + 64]  ;   306.3 p2      49 w[4]
        xor eax, edx               ;   311.3 p0      49 w[4]
        ror eax, 7                 ;   311.8 p1      49 w[4]
        mov dword [esp + 68], ecx  ;   314.7 p0+p3   50 w[5] spill
        mov ecx, dword [esp + 64]  ;   307.3 p2      49 w[4]
        shr ecx, 3                 ;   309.3 p1      49 w[4]
        xor ecx, eax               ;   315.8 p0      49 w[4]
        mov eax, esi               ;   307.5 p0      48 t1 copy
        ror eax, 0xe               ;   316.3 p1      48 t1
        xor eax, esi               ;   320.3 p0      48 t1
        ror eax, 5                 ;   320.8 p1      48 t1
        add ebp, ecx               ;   316.3 p0      78 w[4]
        xor eax, esi               ;   324.8 p0      48 t1
        ror eax, 6                 ;   325.3 p1      48 t1
        mov edx, dword [esp + 60]  ;   325.5 p2      52 v[3]
        xor edx, dword [esp + 48]  ;   327.5 p2+p0   52 v[3]
        mov ecx, edi               ;   310.7 p0      51 t1 copy
        xor ecx, ebx               ;   311.2 p0      51 t1
        and ecx, esi               ;   311.7 p0      51 t1
        xor ecx, edi               ;   312.2 p0      51 t1
        add ecx, dword [esp + 108] ;   312.7 p2+p1   61 t1
        add ecx, 0x2de92c6f        ;   313.2 p1      61 t1
        mov dword [esp + 76], ebp  ;   316.8 p0+p3   78 w[4] spill
        add ecx, ebp               ;   316.8 p1      61 t1
        add ecx, eax               ;   329.3 p1      61 t1
        mov eax, dword [esp + 116] ;   314.0 p2      52 v[3]
        mov dword [esp + 116], edx ;   328.0 p0+p3   52 v[3] spill
        mov dword [esp + 108], ebx ;   317.0 p0+p3   62 v[1] spill
        mov ebx, dword [esp + 60]  ;   325.5 p2      47 v[3]
        and eax, edx               ;   328.0 p0      52 v[3]
        xor eax, dword [esp + 48]  ;   328.5 p2+p0   52 v[3]
        add eax, ecx               ;   329.8 p1      63 v[3]
        mov edx, dword [esp + 136] ;   317.0 p2      62 v[7]
        mov dword [esp + 136], edi ;   319.0 p0+p3   62 v[2] spill
        mov edi, dword [esp + 60]  ;   325.5 p2      47 v[3]
        add edx, ecx               ;   329.8 p1      62 v[7]
        ror ebx, 9                 ;   330.3 p1      47 v[3]
        xor edi, ebx               ;   334.3 p0      47 v[3]
        ror edi, 0xb               ;   334.8 p1      47 v[3]
        mov ecx, dword [esp + 60]  ;   325.5 p2      47 v[3]
        xor ecx, edi               ;   338.8 p0      47 v[3]
        ror ecx, 2                 ;   339.3 p1      47 v[3]
        mov edi, ebp               ;   320.0 p0      50 w[6] copy
        add eax, ecx               ;   343.3 p0      63 v[3]
        mov ecx, ebp               ;   321.0 p0      50 w[6] copy
        mov dword [esp + 132], eax ;   343.8 p0+p3   63 v[3] spill
        mov eax, ebp               ;   321.3 p1      50 w[6] copy
        shr edi, 0xa               ;   321.8 p1      50 w[6]
        ror eax, 2                 ;   325.8 p1      50 w[6]
        xor ecx, eax               ;   329.8 p0      50 w[6]
        ror ecx, 0x11              ;   330.3 p1      50 w[6]
        mov eax, dword [esp + 72]  ;   323.0 p2      73 w[6] reload
        mov ebp, dword [esp + 40]  ;   324.0 p2      78 w[6]
        add ebp, eax               ;   326.0 p0      78 w[6]
        mov ebx, dword [esp + 72]  ;   325.0 p2      49 w[5]
        xor edi, ecx               ;   334.3 p0      50 w[6]
        mov ecx, eax               ;   325.0 p0      49 w[5] copy
        ror eax, 0xb               ;   334.8 p1      49 w[5]
        shr ecx, 3                 ;   326.0 p1      49 w[5]
        add ebp, edi               ;   334.8 p0      78 w[6]
        xor ebx, eax               ;   338.8 p0      49 w[5]
        ror ebx, 7                 ;   339.3 p1      49 w[5]
        xor ecx, ebx               ;   343.3 p0      49 w[5]
        mov ebx, dword [esp + 104] ;   327.0 p2      73 w[14] reload
        mov eax, dword [esp + 68]  ;   328.0 p2      78 w[5]
        add eax, ebx               ;   330.0 p0      78 w[5]
        add eax, dword [esp + 64]  ;   330.5 p2+p1   78 w[5]
        mov ebx, dword [esp + 108] ;   330.0 p2      51 t1
        xor ebx, esi               ;   332.0 p0      51 t1
        and ebx, edx               ;   332.5 p0      51 t1
        add eax, ecx               ;   343.8 p1      78 w[5]
        xor ebx, dword [esp + 108] ;   333.0 p2+p0   51 t1
        mov ecx, edx               ;   330.7 p1      48 t1 copy
        mov dword [esp + 68], eax  ;   344.3 p0+p3   78 w[5] spill
        ror ecx, 0xe               ;   333.5 p1      48 t1
        xor ecx, edx               ;   337.5 p0      48 t1
        ror ecx, 5                 ;   338.0 p1      48 t1
        xor ecx, edx               ;   342.0 p0      48 t1
        ror ecx, 6                 ;   342.5 p1      48 t1
        add ecx, dword [esp + 136] ;   346.5 p2+p0   61 t1
        add ecx, 0x4a7484aa        ;   347.0 p0      61 t1
        add ecx, eax               ;   347.5 p0      61 t1
        add ecx, ebx               ;   348.0 p1      61 t1
        mov ebx, dword [esp + 132] ;   344.8 p2      52 v[2]
        mov dword [esp + 136], esi ;   335.0 p0+p3   62 v[0] spill
        mov esi, dword [esp + 116] ;   335.7 p2      52 v[2]
        xor ebx, dword [esp + 60]  ;   346.8 p2+p0   52 v[2]
        and esi, ebx               ;   347.3 p0      52 v[2]
        xor esi, dword [esp + 60]  ;   347.8 p2+p0   52 v[2]
        mov dword [esp + 116], ebx ;   347.3 p0+p3   52 v[2] spill
        mov ebx, dword [esp + 128] ;   338.7 p2      62 v[6]
        add ebx, ecx               ;   348.5 p1      62 v[6]
        add ecx, esi               ;   348.5 p1      63 v[2]
        mov esi, dword [esp + 132] ;   344.8 p2      47 v[2]
        mov dword [esp + 64], ebx  ;   349.0 p0+p3   62 v[6] spill
        mov ebx, dword [esp + 132] ;   344.8 p2      47 v[2]
        ror ebx, 9                 ;   349.0 p1      47 v[2]
        mov dword [esp + 128], edx ;   341.3 p0+p3   62 v[7] spill
        mov edx, dword [esp + 132] ;   344.8 p2      47 v[2]
        xor edx, ebx               ;   353.0 p0      47 v[2]
        ror edx, 0xb               ;   353.5 p1      47 v[2]
        xor esi, edx               ;   357.5 p0      47 v[2]
        ror esi, 2                 ;   358.0 p1      47 v[2]
        add ecx, esi               ;   362.0 p0      63 v[2]
        mov esi, eax               ;   344.3 p0      50 w[7] copy
        mov edx, eax               ;   344.3 p1      50 w[7] copy
        mov edi, dword [esp + 64]  ;   350.0 p2      48 t1
        shr edx, 0xa               ;   344.8 p1      50 w[7]
        mov ebx, eax               ;   344.3 p0      50 w[7] copy
        ror ebx, 2                 ;   348.8 p1      50 w[7]
        xor esi, ebx               ;   352.8 p0      50 w[7]
        ror esi, 0x11              ;   353.3 p1      50 w[7]
        xor edx, esi               ;   357.3 p0      50 w[7]
        mov esi, dword [esp + 80]  ;   345.3 p2      49 w[6]
        shr esi, 3                 ;   347.3 p1      49 w[6]
        mov eax, dword [esp + 80]  ;   346.3 p2      49 w[6]
        ror eax, 0xb               ;   351.3 p1      49 w[6]
        mov ebx, dword [esp + 80]  ;   347.3 p2      49 w[6]
        xor ebx, eax               ;   355.3 p0      49 w[6]
        ror ebx, 7                 ;   355.8 p1      49 w[6]
        xor esi, ebx               ;   359.8 p0      49 w[6]
        add ebp, esi               ;   360.3 p0      78 w[6]
        mov esi, dword [esp + 64]  ;   350.0 p2      62 v[6] reload
        mov eax, esi               ;   352.0 p0      48 t1 copy
        ror eax, 0xe               ;   360.8 p1      48 t1
        xor edi, eax               ;   364.8 p0      48 t1
        mov ebx, dword [esp + 136] ;   349.7 p2      62 v[0] reload
        ror edi, 5                 ;   365.3 p1      48 t1
        xor edi, esi               ;   369.3 p0      48 t1
        mov eax, dword [esp + 128] ;   350.7 p2      51 t1
        xor eax, ebx               ;   352.7 p0      51 t1
        and eax, esi               ;   353.2 p0      51 t1
        xor eax, ebx               ;   353.7 p0      51 t1
        add eax, dword [esp + 108] ;   354.2 p2+p1   61 t1
        add eax, 0x5cb0a9dc        ;   354.7 p1      61 t1
        ror edi, 6                 ;   369.8 p1      48 t1
        add eax, ebp               ;   360.8 p0      61 t1
        add eax, edi               ;   373.8 p0      61 t1
        mov edi, dword [esp + 132] ;   354.0 p2      52 v[1]
        xor edi, ecx               ;   362.5 p0      52 v[1]
        mov esi, dword [esp + 48]  ;   355.0 p2      62 v[5]
        mov dword [esp + 48], edi  ;   363.0 p0+p3   52 v[1] spill
        mov ebx, dword [esp + 116] ;   356.0 p2      52 v[1]
        add esi, eax               ;   374.3 p1      62 v[5]
        and ebx, edi               ;   363.0 p0      52 v[1]
        mov edi, ecx               ;   362.5 p1      47 v[1] copy
        ror edi, 9                 ;   363.5 p1      47 v[1]
        xor ebx, dword [esp + 132] ;   363.5 p2+p0   52 v[1]
        add ebx, eax               ;   374.3 p0      63 v[1]
        mov eax, ecx               ;   362.5 p1      47 v[1] copy
        xor eax, edi               ;   367.5 p0      47 v[1]
        ror eax, 0xb               ;   368.0 p1      47 v[1]
        mov dword [esp + 116], ebp ;   360.8 p0+p3   78 w[6] spill
        mov edi, ecx               ;   362.5 p1      47 v[1] copy
        add edx, dword [esp + 120] ;   360.0 p2+p0   78 w[7]
        add edx, dword [esp + 80]  ;   360.7 p2+p1   78 w[7]
        mov dword [esp + 80], ecx  ;   362.5 p0+p3   63 v[2] spill
        mov ecx, ebp               ;   361.3 p1      50 w[8] copy
        ror ecx, 2                 ;   361.8 p1      50 w[8]
        xor edi, eax               ;   372.0 p0      47 v[1]
        mov eax, ebp               ;   362.5 p0      50 w[8] copy
        ror edi, 2                 ;   372.5 p1      47 v[1]
        shr eax, 0xa               ;   363.8 p1      50 w[8]
        add ebx, edi               ;   376.5 p0      63 v[1]
        mov edi, ebp               ;   363.8 p0      50 w[8] copy
        xor edi, ecx               ;   365.8 p0      50 w[8]
        ror edi, 0x11              ;   366.3 p1      50 w[8]
        xor eax, edi               ;   370.3 p0      50 w[8]
        mov edi, dword [esp + 52]  ;   365.0 p2      73 w[8] reload
        mov ebp, edi               ;   367.0 p0      49 w[7] copy
        ror ebp, 0xb               ;   370.8 p1      49 w[7]
        mov ecx, edi               ;   367.0 p0      49 w[7] copy
        shr ecx, 3                 ;   367.5 p1      49 w[7]
        xor ebp, edi               ;   374.8 p0      49 w[7]
        ror ebp, 7                 ;   375.3 p1      49 w[7]
        xor ecx, ebp               ;   379.3 p0      49 w[7]
        add edx, ecx               ;   379.8 p0      78 w[7]
        mov edi, dword [esp + 48]  ;   368.0 p2      52 v[0]
        mov ecx, dword [esp + 64]  ;   369.0 p2      51 t1
        xor ecx, dword [esp + 128] ;   371.0 p2+p0   51 t1
        mov ebp, esi               ;   374.8 p1      48 t1 copy
        ror ebp, 0xe               ;   375.3 p1      48 t1
        xor ebp, esi               ;   379.3 p0      48 t1
        and ecx, esi               ;   374.8 p0      51 t1
        ror ebp, 5                 ;   379.8 p1      48 t1
        xor ecx, dword [esp + 128] ;   375.3 p2+p0   51 t1
        xor ebp, esi               ;   383.8 p0      48 t1
        add ecx, dword [esp + 136] ;   375.8 p2+p1   61 t1
        add ecx, 0x76f988da        ;   376.3 p0      61 t1
        add ecx, edx               ;   380.3 p1      61 t1
        add eax, dword [esp + 124] ;   373.3 p2+p0   78 w[8]
        add eax, dword [esp + 52]  ;   374.3 p2+p1   78 w[8]
        mov dword [esp + 52], edx  ;   380.3 p0+p3   78 w[7] spill
        ror ebp, 6                 ;   384.3 p1      48 t1
        add ecx, ebp               ;   388.3 p0      61 t1
        mov ebp, dword [esp + 80]  ;   375.7 p2      52 v[0]
        xor ebp, ebx               ;   377.7 p0      52 v[0]
        mov dword [esp + 48], ebp  ;   378.2 p0+p3   52 v[0] spill
        and edi, ebp               ;   378.2 p0      52 v[0]
        xor edi, dword [esp + 80]  ;   378.7 p2+p0   52 v[0]
        mov ebp, dword [esp + 60]  ;   378.0 p2      62 v[4]
        add ebp, ecx               ;   388.8 p1      62 v[4]
        add ecx, edi               ;   388.8 p1      63 v[0]
        mov edi, ebx               ;   378.7 p0      47 v[0] copy
        ror edi, 9                 ;   389.3 p1      47 v[0]
        xor edi, ebx               ;   393.3 p0      47 v[0]
        mov dword [esp + 60], ebx  ;   379.8 p0+p3   63 v[1] spill
        ror edi, 0xb               ;   393.8 p1      47 v[0]
        xor edi, ebx               ;   397.8 p0      47 v[0]
        ror edi, 2                 ;   398.3 p1      47 v[0]
        add ecx, edi               ;   402.3 p0      63 v[0]
        mov ebx, edx               ;   381.8 p0      50 w[9] copy
        mov edi, edx               ;   382.0 p1      50 w[9] copy
        shr edi, 0xa               ;   382.5 p1      50 w[9]
        ror ebx, 2                 ;   386.5 p1      50 w[9]
        xor ebx, edx               ;   390.5 p0      50 w[9]
        ror ebx, 0x11              ;   391.0 p1      50 w[9]
        xor edi, ebx               ;   395.0 p0      50 w[9]
        mov dword [esp + 136], edi ;   395.5 p0+p3   50 w[9] spill
        mov edi, dword [esp + 84]  ;   384.0 p2      49 w[8]
        mov ebx, dword [esp + 84]  ;   385.0 p2      49 w[8]
        mov edx, dword [esp + 84]  ;   386.0 p2      49 w[8]
        shr edx, 3                 ;   388.0 p1      49 w[8]
        ror edi, 0xb               ;   392.0 p1      49 w[8]
        xor ebx, edi               ;   396.0 p0      49 w[8]
        mov edi, ebp               ;   389.3 p0      48 t1 copy
        ror ebx, 7                 ;   396.5 p1      49 w[8]
        xor edx, ebx               ;   400.5 p0      49 w[8]
        mov ebx, dword [esp + 64]  ;   387.0 p2      51 t1
        add eax, edx               ;   401.0 p0      78 w[8]
        mov edx, dword [esp + 64]  ;   388.0 p2      51 t1
        xor edx, esi               ;   390.0 p0      51 t1
        and edx, ebp               ;   390.5 p0      51 t1
        xor ebx, edx               ;   391.0 p0      51 t1
        mov edx, dword [esp + 128] ;   389.0 p2      61 t1
        add edx, 0x983e5152        ;   391.0 p1      61 t1
        ror edi, 0xe               ;   391.5 p1      48 t1
        xor edi, ebp               ;   395.5 p0      48 t1
        ror edi, 5                 ;   396.0 p1      48 t1
        add edx, ebx               ;   391.5 p0      61 t1
        xor edi, ebp               ;   400.0 p0      48 t1
        ror edi, 6                 ;   400.5 p1      48 t1
        add edx, eax               ;   401.5 p0      61 t1
        add edx, edi               ;   404.5 p0      61 t1
        mov edi, dword [esp + 48]  ;   392.3 p2      52 v[7]
        mov ebx, dword [esp + 60]  ;   393.3 p2      52 v[7]
        xor ebx, ecx               ;   402.8 p0      52 v[7]
        mov dword [esp + 48], ebx  ;   403.3 p0+p3   52 v[7] spill
        and edi, ebx               ;   403.3 p0      52 v[7]
        mov ebx, dword [esp + 132] ;   394.3 p2      62 v[3]
        mov dword [esp + 132], ecx ;   402.8 p0+p3   63 v[0] spill
        xor edi, dword [esp + 60]  ;   403.8 p2+p0   52 v[7]
        add edi, edx               ;   405.0 p1      63 v[7]
        add ebx, edx               ;   405.0 p1      62 v[3]
        mov edx, ecx               ;   402.8 p1      47 v[7] copy
        ror edx, 9                 ;   405.5 p1      47 v[7]
        xor edx, ecx               ;   409.5 p0      47 v[7]
        ror edx, 0xb               ;   410.0 p1      47 v[7]
        xor edx, ecx               ;   414.0 p0      47 v[7]
        ror edx, 2                 ;   414.5 p1      47 v[7]
        add edi, edx               ;   418.5 p0      63 v[7]
        mov edx, eax               ;   401.5 p0      50 w[10] copy
        shr edx, 0xa               ;   402.0 p1      50 w[10]
        mov dword [esp + 128], eax ;   401.5 p0+p3   78 w[8] spill
        mov ecx, eax               ;   401.5 p0      50 w[10] copy
        ror ecx, 2                 ;   406.0 p1      50 w[10]
        xor ecx, eax               ;   410.0 p0      50 w[10]
        mov eax, dword [esp + 136] ;   400.3 p2      78 w[9]
        ror ecx, 0x11              ;   410.5 p1      50 w[10]
        add eax, dword [esp + 140] ;   402.3 p2+p0   78 w[9]
        mov dword [esp + 136], edi ;   419.0 p0+p3   63 v[7] spill
        mov edi, dword [esp + 88]  ;   402.3 p2      49 w[9]
        ror edi, 0xb               ;   404.3 p1      49 w[9]
        xor edx, ecx               ;   414.5 p0      50 w[10]
        mov ecx, dword [esp + 88]  ;   403.3 p2      49 w[9]
        xor ecx, edi               ;   408.3 p0      49 w[9]
        ror ecx, 7                 ;   408.8 p1      49 w[9]
        add eax, dword [esp + 84]  ;   404.3 p2+p0   78 w[9]
        mov dword [esp + 84], edx  ;   415.0 p0+p3   50 w[10] spill
        mov edx, dword [esp + 88]  ;   405.3 p2      49 w[9]
        shr edx, 3                 ;   407.3 p1      49 w[9]
        xor edx, ecx               ;   412.8 p0      49 w[9]
        mov ecx, esi               ;   406.2 p0      51 t1 copy
        xor ecx, ebp               ;   406.7 p0      51 t1
        and ecx, ebx               ;   407.2 p0      51 t1
        xor ecx, esi               ;   407.7 p0      51 t1
        mov edi, ebx               ;   407.3 p1      48 t1 copy
        ror edi, 0xe               ;   408.2 p1      48 t1
        xor edi, ebx               ;   412.2 p0      48 t1
        ror edi, 5                 ;   412.7 p1      48 t1
        xor edi, ebx               ;   416.7 p0      48 t1
        ror edi, 6                 ;   417.2 p1      48 t1
        add ecx, dword [esp + 64]  ;   409.3 p2+p0   61 t1
        add ecx, 0xa831c66d        ;   410.0 p0      61 t1
        add eax, edx               ;   413.3 p0      78 w[9]
        add ecx, eax               ;   413.8 p1      61 t1
        add ecx, edi               ;   421.2 p0      61 t1
        mov dword [esp + 64], ebp  ;   411.5 p0+p3   62 v[4] spill
        mov ebp, dword [esp + 136] ;   420.0 p2      47 v[6]
        mov edx, dword [esp + 136] ;   420.0 p2      52 v[6]
        ror ebp, 9                 ;   422.0 p1      47 v[6]
        xor edx, dword [esp + 132] ;   422.0 p2+p0   52 v[6]
        mov edi, dword [esp + 48]  ;   414.7 p2      52 v[6]
        mov dword [esp + 48], edx  ;   422.5 p0+p3   52 v[6] spill
        and edi, edx               ;   422.5 p0      52 v[6]
        mov edx, dword [esp + 80]  ;   415.7 p2      62 v[2]
        mov dword [esp + 80], esi  ;   415.7 p0+p3   62 v[5] spill
        add edx, ecx               ;   421.7 p1      62 v[2]
        mov esi, dword [esp + 136] ;   420.0 p2      47 v[6]
        xor esi, ebp               ;   426.0 p0      47 v[6]
        xor edi, dword [esp + 132] ;   423.0 p2+p0   52 v[6]
        add edi, ecx               ;   423.5 p1      63 v[6]
        ror esi, 0xb               ;   426.5 p1      47 v[6]
        mov ecx, dword [esp + 136] ;   420.0 p2      47 v[6]
        xor ecx, esi               ;   430.5 p0      47 v[6]
        ror ecx, 2                 ;   431.0 p1      47 v[6]
        add edi, ecx               ;   435.0 p0      63 v[6]
        mov dword [esp + 108], edi ;   435.5 p0+p3   63 v[6] spill
        mov edi, eax               ;   419.2 p1      50 w[11] copy
        mov ebp, eax               ;   419.7 p1      50 w[11] copy
        ror edi, 2                 ;   435.5 p1      50 w[11]
        mov esi, eax               ;   420.0 p0      50 w[11] copy
        shr esi, 0xa               ;   421.2 p1      50 w[11]
        xor ebp, edi               ;   439.5 p0      50 w[11]
        ror ebp, 0x11              ;   440.0 p1      50 w[11]
        mov edi, dword [esp + 92]  ;   421.3 p2      73 w[11] reload
        xor esi, ebp               ;   444.0 p0      50 w[11]
        mov ebp, edi               ;   423.3 p0      49 w[10] copy
        mov dword [esp + 72], eax  ;   422.7 p0+p3   78 w[9] spill
        mov eax, dword [esp + 76]  ;   422.7 p2      78 w[11]
        add eax, edi               ;   424.7 p1      78 w[11]
        ror edi, 0xb               ;   425.2 p1      49 w[10]
        mov ecx, dword [esp + 92]  ;   423.7 p2      49 w[10]
        xor ecx, edi               ;   429.2 p0      49 w[10]
        ror ecx, 7                 ;   429.7 p1      49 w[10]
        mov edi, dword [esp + 84]  ;   424.7 p2      78 w[10]
        shr ebp, 3                 ;   425.7 p1      49 w[10]
        xor ebp, ecx               ;   433.7 p0      49 w[10]
        mov ecx, dword [esp + 112] ;   425.7 p2      78 w[3] reload
        add edi, ecx               ;   427.7 p0      78 w[10]
        add edi, dword [esp + 88]  ;   428.2 p2+p0   78 w[10]
        add edi, ebp               ;   434.2 p1      78 w[10]
        mov ebp, edx               ;   427.3 p0      48 t1 copy
        ror ebp, 0xe               ;   434.7 p1      48 t1
        xor ebp, edx               ;   438.7 p0      48 t1
        ror ebp, 5                 ;   439.2 p1      48 t1
        xor ebp, edx               ;   443.2 p0      48 t1
        ror ebp, 6                 ;   443.7 p1      48 t1
        add ebp, dword [esp + 80]  ;   447.7 p2+p0   61 t1
        mov dword [esp + 80], ebx  ;   430.0 p0+p3   62 v[3] spill
        mov ecx, dword [esp + 64]  ;   430.3 p2      51 t1
        xor ecx, ebx               ;   432.3 p0      51 t1
        and ecx, edx               ;   432.8 p0      51 t1
        mov ebx, dword [esp + 48]  ;   431.3 p2      52 v[5]
        add ebp, 0xb00327c8        ;   448.2 p1      61 t1
        add ebp, edi               ;   448.7 p0      61 t1
        xor ecx, dword [esp + 64]  ;   433.3 p2+p0   51 t1
        add ebp, ecx               ;   449.2 p1      61 t1
        mov ecx, dword [esp + 108] ;   436.5 p2      52 v[5]
        xor ecx, dword [esp + 136] ;   438.5 p2+p0   52 v[5]
        and ebx, ecx               ;   439.0 p0      52 v[5]
        xor ebx, dword [esp + 136] ;   439.5 p2+p0   52 v[5]
        mov dword [esp + 48], ecx  ;   439.0 p0+p3   52 v[5] spill
        mov ecx, dword [esp + 60]  ;   436.3 p2      62 v[1]
        add ecx, ebp               ;   449.7 p1      62 v[1]
        add ebp, ebx               ;   449.7 p0      63 v[5]
        mov ebx, dword [esp + 108] ;   437.3 p2      47 v[5]
        mov dword [esp + 88], ecx  ;   450.2 p0+p3   62 v[1] spill
        mov ecx, dword [esp + 108] ;   438.3 p2      47 v[5]
        ror ecx, 9                 ;   450.2 p1      47 v[5]
        mov dword [esp + 60], edx  ;   439.3 p0+p3   62 v[2] spill
        mov edx, dword [esp + 108] ;   439.3 p2      47 v[5]
        xor edx, ecx               ;   454.2 p0      47 v[5]
        mov ecx, edi               ;   439.0 p1      50 w[12] copy
        ror edx, 0xb               ;   454.7 p1      47 v[5]
        xor ebx, edx               ;   458.7 p0      47 v[5]
        mov edx, edi               ;   440.2 p0      50 w[12] copy
        shr ecx, 0xa               ;   440.5 p1      50 w[12]
        ror edx, 2                 ;   444.5 p1      50 w[12]
        xor edx, edi               ;   448.5 p0      50 w[12]
        ror edx, 0x11              ;   449.0 p1      50 w[12]
        mov dword [esp + 84], edi  ;   441.7 p0+p3   78 w[10] spill
        xor ecx, edx               ;   453.0 p0      50 w[12]
        mov edx, dword [esp + 100] ;   442.3 p2      73 w[12] reload
        add eax, esi               ;   444.5 p0      78 w[11]
        ror ebx, 2                 ;   459.2 p1      47 v[5]
        mov esi, edx               ;   444.3 p0      49 w[11] copy
        mov edi, dword [esp + 68]  ;   443.7 p2      78 w[12]
        add ebp, ebx               ;   463.2 p0      63 v[5]
        mov ebx, edx               ;   444.5 p1      49 w[11] copy
        add edi, edx               ;   445.7 p0      78 w[12]
        ror edx, 0xb               ;   446.2 p1      49 w[11]
        xor esi, edx               ;   450.2 p0      49 w[11]
        mov edx, dword [esp + 88]  ;   451.2 p2      62 v[1] reload
        ror esi, 7                 ;   450.7 p1      49 w[11]
        shr ebx, 3                 ;   447.0 p1      49 w[11]
        xor ebx, esi               ;   454.7 p0      49 w[11]
        mov esi, dword [esp + 88]  ;   451.2 p2      48 t1
        add eax, ebx               ;   455.2 p0      78 w[11]
        mov ebx, edx               ;   453.2 p0      48 t1 copy
        ror ebx, 0xe               ;   455.7 p1      48 t1
        xor esi, ebx               ;   459.7 p0      48 t1
        ror esi, 5                 ;   460.2 p1      48 t1
        xor esi, edx               ;   464.2 p0      48 t1
        mov ebx, dword [esp + 60]  ;   449.3 p2      51 t1
        xor ebx, dword [esp + 80]  ;   451.3 p2+p0   51 t1
        and ebx, edx               ;   453.2 p0      51 t1
        mov edx, dword [esp + 48]  ;   451.3 p2      52 v[4]
        ror esi, 6                 ;   464.7 p1      48 t1
        xor ebx, dword [esp + 80]  ;   453.7 p2+p0   51 t1
        add ebx, dword [esp + 64]  ;   454.2 p2+p0   61 t1
        add ebx, 0xbf597fc7        ;   454.7 p1      61 t1
        add ebx, eax               ;   455.7 p0      61 t1
        add ebx, esi               ;   468.7 p1      61 t1
        mov esi, dword [esp + 108] ;   454.3 p2      52 v[4]
        xor esi, ebp               ;   463.7 p0      52 v[4]
        and edx, esi               ;   464.2 p0      52 v[4]
        xor edx, dword [esp + 108] ;   464.7 p2+p0   52 v[4]
        add edx, ebx               ;   469.2 p1      63 v[4]
        mov dword [esp + 48], esi  ;   464.2 p0+p3   52 v[4] spill
        mov esi, dword [esp + 132] ;   456.3 p2      62 v[0]
        add esi, ebx               ;   469.2 p1      62 v[0]
        mov ebx, ebp               ;   463.7 p0      47 v[4] copy
        ror ebx, 9                 ;   469.7 p1      47 v[4]
        add edi, ecx               ;   457.3 p0      78 w[12]
        mov ecx, dword [esp + 96]  ;   457.7 p2      49 w[12]
        mov dword [esp + 64], eax  ;   458.0 p0+p3   78 w[11] spill
        mov dword [esp + 132], ebp ;   463.7 p0+p3   63 v[5] spill
        xor ebx, ebp               ;   473.7 p0      47 v[4]
        ror ebx, 0xb               ;   474.2 p1      47 v[4]
        xor ebx, ebp               ;   478.2 p0      47 v[4]
        ror ebx, 2                 ;   478.7 p1      47 v[4]
        add edx, ebx               ;   482.7 p1      63 v[4]
        mov ebx, eax               ;   461.0 p0      50 w[13] copy
        shr ebx, 0xa               ;   461.5 p1      50 w[13]
        mov ebp, eax               ;   461.5 p0      50 w[13] copy
        ror ebp, 2                 ;   465.5 p1      50 w[13]
        xor ebp, eax               ;   469.5 p0      50 w[13]
        ror ebp, 0x11              ;   470.0 p1      50 w[13]
        mov eax, dword [esp + 96]  ;   462.3 p2      49 w[12]
        xor ebx, ebp               ;   474.0 p0      50 w[13]
        mov ebp, dword [esp + 96]  ;   463.3 p2      49 w[12]
        ror eax, 0xb               ;   474.5 p1      49 w[12]
        xor ebp, eax               ;   478.5 p0      49 w[12]
        ror ebp, 7                 ;   479.0 p1      49 w[12]
        shr ecx, 3                 ;   466.5 p1      49 w[12]
        xor ecx, ebp               ;   483.0 p0      49 w[12]
        add edi, ecx               ;   483.5 p0      78 w[12]
        mov ecx, dword [esp + 60]  ;   465.3 p2      62 v[2] reload
        mov eax, dword [esp + 88]  ;   466.3 p2      51 t1
        xor eax, ecx               ;   468.3 p0      51 t1
        and eax, esi               ;   469.7 p0      51 t1
        xor eax, ecx               ;   470.2 p0      51 t1
        add eax, dword [esp + 80]  ;   470.7 p2+p0   61 t1
        mov ebp, esi               ;   469.7 p1      48 t1 copy
        ror ebp, 0xe               ;   471.2 p1      48 t1
        add eax, 0xc6e00bf3        ;   471.2 p0      61 t1
        add eax, edi               ;   484.0 p0      61 t1
        xor ebp, esi               ;   475.2 p0      48 t1
        ror ebp, 5                 ;   475.7 p1      48 t1
        xor ebp, esi               ;   479.7 p0      48 t1
        ror ebp, 6                 ;   480.2 p1      48 t1
        add eax, ebp               ;   484.5 p0      61 t1
        mov ebp, dword [esp + 132] ;   470.7 p2      52 v[3]
        xor ebp, edx               ;   483.2 p0      52 v[3]
        mov ecx, dword [esp + 48]  ;   471.7 p2      52 v[3]
        and ecx, ebp               ;   483.7 p0      52 v[3]
        xor ecx, dword [esp + 132] ;   484.2 p2+p0   52 v[3]
        add ecx, eax               ;   485.0 p1      63 v[3]
        mov dword [esp + 48], ebp  ;   483.7 p0+p3   52 v[3] spill
        mov ebp, dword [esp + 136] ;   473.7 p2      62 v[7]
        add ebp, eax               ;   485.0 p1      62 v[7]
        mov eax, edx               ;   483.2 p0      47 v[3] copy
        ror eax, 9                 ;   485.5 p1      47 v[3]
        xor eax, edx               ;   489.5 p0      47 v[3]
        ror eax, 0xb               ;   490.0 p1      47 v[3]
        xor eax, edx               ;   494.0 p0      47 v[3]
        mov dword [esp + 136], edx ;   483.2 p0+p3   63 v[4] spill
        mov edx, edi               ;   484.0 p1      50 w[14] copy
        ror eax, 2                 ;   494.5 p1      47 v[3]
        add ebx, dword [esp + 116] ;   476.8 p2+p0   78 w[13]
        add ebx, dword [esp + 96]  ;   477.7 p2+p0   78 w[13]
        mov dword [esp + 96], edi  ;   484.0 p0+p3   78 w[12] spill
        add ecx, eax               ;   498.5 p1      63 v[3]
        mov eax, edi               ;   484.0 p1      50 w[14] copy
        shr eax, 0xa               ;   484.5 p1      50 w[14]
        ror edx, 2                 ;   488.5 p1      50 w[14]
        xor edx, edi               ;   492.5 p0      50 w[14]
        ror edx, 0x11              ;   493.0 p1      50 w[14]
        xor eax, edx               ;   497.0 p0      50 w[14]
        mov edi, dword [esp + 104] ;   480.7 p2      49 w[13]
        shr edi, 3                 ;   482.7 p1      49 w[13]
        mov dword [esp + 80], eax  ;   497.5 p0+p3   50 w[14] spill
        mov edx, dword [esp + 104] ;   481.7 p2      49 w[13]
        mov eax, dword [esp + 104] ;   482.7 p2      49 w[13]
        ror eax, 0xb               ;   486.7 p1      49 w[13]
        xor edx, eax               ;   490.7 p0      49 w[13]
        ror edx, 7                 ;   491.2 p1      49 w[13]
        xor edi, edx               ;   495.2 p0      49 w[13]
        mov edx, dword [esp + 88]  ;   483.7 p2      62 v[1] reload
        mov eax, dword [esp + 88]  ;   484.7 p2      51 t1
        xor eax, esi               ;   486.7 p0      51 t1
        and eax, ebp               ;   487.2 p0      51 t1
        add ebx, edi               ;   495.7 p0      78 w[13]
        mov edi, ebp               ;   485.5 p1      48 t1 copy
        xor eax, edx               ;   487.7 p0      51 t1
        mov edx, dword [esp + 48]  ;   486.0 p2      52 v[2]
        ror edi, 0xe               ;   488.2 p1      48 t1
        xor edi, ebp               ;   492.2 p0      48 t1
        ror edi, 5                 ;   492.7 p1      48 t1
        xor edi, ebp               ;   496.7 p0      48 t1
        add eax, dword [esp + 60]  ;   488.2 p2+p0   61 t1
        add eax, 0xd5a79147        ;   488.7 p0      61 t1
        add eax, ebx               ;   496.2 p1      61 t1
        ror edi, 6                 ;   497.2 p1      48 t1
        add eax, edi               ;   501.2 p0      61 t1
        mov edi, dword [esp + 136] ;   489.7 p2      52 v[2]
        xor edi, ecx               ;   499.0 p0      52 v[2]
        and edx, edi               ;   499.5 p0      52 v[2]
        xor edx, dword [esp + 136] ;   500.0 p2+p0   52 v[2]
        add edx, eax               ;   501.7 p1      63 v[2]
        mov dword [esp + 48], edi  ;   499.5 p0+p3   52 v[2] spill
        mov edi, dword [esp + 108] ;   492.0 p2      62 v[6]
        add edi, eax               ;   501.7 p1      62 v[6]
        mov eax, ecx               ;   499.0 p0      47 v[2] copy
        ror eax, 9                 ;   502.2 p1      47 v[2]
        xor eax, ecx               ;   506.2 p0      47 v[2]
        ror eax, 0xb               ;   506.7 p1      47 v[2]
        xor eax, ecx               ;   510.7 p0      47 v[2]
        ror eax, 2                 ;   511.2 p1      47 v[2]
        mov dword [esp + 108], ecx ;   499.0 p0+p3   63 v[3] spill
        add edx, eax               ;   515.2 p0      63 v[2]
        mov eax, ebx               ;   496.2 p1      50 w[15] copy
        shr eax, 0xa               ;   496.7 p1      50 w[15]
        mov ecx, ebx               ;   496.2 p0      50 w[15] copy
        ror ecx, 2                 ;   500.7 p1      50 w[15]
        xor ecx, ebx               ;   504.7 p0      50 w[15]
        ror ecx, 0x11              ;   505.2 p1      50 w[15]
        xor eax, ecx               ;   509.2 p0      50 w[15]
        mov dword [esp + 60], ebx  ;   497.8 p0+p3   78 w[13] spill
        mov ebx, dword [esp + 80]  ;   498.5 p2      78 w[14]
        mov dword [esp + 80], edx  ;   515.7 p0+p3   63 v[2] spill
        add ebx, dword [esp + 52]  ;   500.5 p2+p1   78 w[14]
        mov edx, dword [esp + 40]  ;   500.0 p2      49 w[14]
        ror edx, 0xb               ;   502.0 p1      49 w[14]
        add ebx, dword [esp + 104] ;   501.0 p2+p0   78 w[14]
        mov dword [esp + 104], eax ;   509.7 p0+p3   50 w[15] spill
        mov eax, dword [esp + 40]  ;   502.0 p2      49 w[14]
        shr eax, 3                 ;   504.0 p1      49 w[14]
        mov ecx, dword [esp + 40]  ;   503.0 p2      49 w[14]
        xor ecx, edx               ;   506.0 p0      49 w[14]
        ror ecx, 7                 ;   506.5 p1      49 w[14]
        xor eax, ecx               ;   510.5 p0      49 w[14]
        mov ecx, esi               ;   503.2 p0      51 t1 copy
        xor ecx, ebp               ;   503.7 p0      51 t1
        add ebx, eax               ;   511.0 p1      78 w[14]
        mov eax, edi               ;   504.2 p1      48 t1 copy
        and ecx, edi               ;   504.3 p0      51 t1
        xor ecx, esi               ;   504.8 p0      51 t1
        ror eax, 0xe               ;   505.3 p1      48 t1
        xor eax, edi               ;   509.3 p0      48 t1
        add ecx, dword [esp + 88]  ;   505.8 p2+p0   61 t1
        mov dword [esp + 88], ebp  ;   506.3 p0+p3   62 v[7] spill
        ror eax, 5                 ;   509.8 p1      48 t1
        xor eax, edi               ;   513.8 p0      48 t1
        ror eax, 6                 ;   514.3 p1      48 t1
        mov edx, dword [esp + 80]  ;   516.7 p2      52 v[1]
        mov dword [esp + 92], ebx  ;   511.5 p0+p3   78 w[14] spill
        add ecx, 0x6ca6351         ;   508.7 p1      61 t1
        add ecx, ebx               ;   511.5 p0      61 t1
        add ecx, eax               ;   518.3 p1      61 t1
        mov eax, dword [esp + 48]  ;   509.3 p2      52 v[1]
        xor edx, dword [esp + 108] ;   518.7 p2+p0   52 v[1]
        mov ebp, dword [esp + 80]  ;   516.7 p2      47 v[1]
        mov dword [esp + 48], edx  ;   519.2 p0+p3   52 v[1] spill
        and eax, edx               ;   519.2 p0      52 v[1]
        mov edx, dword [esp + 132] ;   512.3 p2      62 v[5]
        mov dword [esp + 132], esi ;   512.7 p0+p3   62 v[0] spill
        ror ebp, 9                 ;   519.7 p1      47 v[1]
        add edx, ecx               ;   518.8 p1      62 v[5]
        mov esi, dword [esp + 80]  ;   516.7 p2      47 v[1]
        xor esi, ebp               ;   523.7 p0      47 v[1]
        ror esi, 0xb               ;   524.2 p1      47 v[1]
        mov ebp, ebx               ;   513.7 p0      50 w[0] copy
        xor eax, dword [esp + 108] ;   519.7 p2+p0   52 v[1]
        add eax, ecx               ;   520.2 p1      63 v[1]
        mov ecx, dword [esp + 80]  ;   516.7 p2      47 v[1]
        xor ecx, esi               ;   528.2 p0      47 v[1]
        ror ecx, 2                 ;   528.7 p1      47 v[1]
        add eax, ecx               ;   532.7 p0      63 v[1]
        mov ecx, dword [esp + 120] ;   516.3 p2      49 w[15]
        mov esi, ebx               ;   516.7 p0      50 w[0] copy
        shr esi, 0xa               ;   517.2 p1      50 w[0]
        mov dword [esp + 100], eax ;   533.2 p0+p3   63 v[1] spill
        mov eax, ebx               ;   518.0 p1      50 w[0] copy
        ror eax, 2                 ;   521.2 p1      50 w[0]
        mov ebx, dword [esp + 72]  ;   518.3 p2      78 w[0]
        xor ebp, eax               ;   525.2 p0      50 w[0]
        ror ebp, 0x11              ;   525.7 p1      50 w[0]
        xor esi, ebp               ;   529.7 p0      50 w[0]
        mov ebp, dword [esp + 120] ;   519.7 p2      78 w[0] reload
        add ebx, ebp               ;   521.7 p0      78 w[0]
        mov eax, ebp               ;   521.7 p1      49 w[15] copy
        ror ebp, 0xb               ;   522.2 p1      49 w[15]
        xor ecx, ebp               ;   526.2 p0      49 w[15]
        ror ecx, 7                 ;   526.7 p1      49 w[15]
        shr eax, 3                 ;   523.0 p1      49 w[15]
        xor eax, ecx               ;   530.7 p0      49 w[15]
        mov ebp, dword [esp + 104] ;   522.3 p2      78 w[15]
        mov ecx, dword [esp + 128] ;   523.3 p2      78 w[8] reload
        add ebp, ecx               ;   525.3 p0      78 w[15]
        add ebp, dword [esp + 40]  ;   525.8 p2+p0   78 w[15]
        add ebp, eax               ;   531.2 p1      78 w[15]
        mov eax, edx               ;   524.3 p0      48 t1 copy
        ror eax, 0xe               ;   531.7 p1      48 t1
        xor eax, edx               ;   535.7 p0      48 t1
        ror eax, 5                 ;   536.2 p1      48 t1
        xor eax, edx               ;   540.2 p0      48 t1
        ror eax, 6                 ;   540.7 p1      48 t1
        mov ecx, dword [esp + 88]  ;   526.3 p2      51 t1
        xor ecx, edi               ;   528.3 p0      51 t1
        add ebx, esi               ;   530.2 p0      78 w[0]
        and ecx, edx               ;   528.8 p0      51 t1
        xor ecx, dword [esp + 88]  ;   529.3 p2+p0   51 t1
        add eax, dword [esp + 132] ;   544.7 p2+p1   61 t1
        add eax, 0x14292967        ;   545.2 p0      61 t1
        add eax, ebp               ;   545.7 p1      61 t1
        add eax, ecx               ;   546.2 p0      61 t1
        mov ecx, dword [esp + 100] ;   534.2 p2      52 v[0]
        xor ecx, dword [esp + 80]  ;   536.2 p2+p0   52 v[0]
        mov dword [esp + 132], edi ;   531.0 p0+p3   62 v[6] spill
        mov edi, dword [esp + 48]  ;   532.0 p2      52 v[0]
        and edi, ecx               ;   536.7 p0      52 v[0]
        mov dword [esp + 48], ecx  ;   536.7 p0+p3   52 v[0] spill
        mov ecx, dword [esp + 136] ;   533.0 p2      62 v[4]
        mov dword [esp + 136], edx ;   535.0 p0+p3   62 v[5] spill
        mov edx, dword [esp + 100] ;   534.2 p2      47 v[0]
        add ecx, eax               ;   546.7 p1      62 v[4]
        mov dword [esp + 40], ecx  ;   547.2 p0+p3   62 v[4] spill
        mov ecx, dword [esp + 100] ;   535.0 p2      47 v[0]
        xor edi, dword [esp + 80]  ;   537.2 p2+p0   52 v[0]
        ror ecx, 9                 ;   537.7 p1      47 v[0]
        xor edx, ecx               ;   541.7 p0      47 v[0]
        mov ecx, ebp               ;   536.0 p1      50 w[1] copy
        ror edx, 0xb               ;   542.2 p1      47 v[0]
        add eax, edi               ;   546.7 p0      63 v[0]
        mov edi, dword [esp + 100] ;   537.0 p2      47 v[0]
        xor edi, edx               ;   546.2 p0      47 v[0]
        ror edi, 2                 ;   546.7 p1      47 v[0]
        add eax, edi               ;   550.7 p0      63 v[0]
        mov edi, ebp               ;   538.2 p0      50 w[1] copy
        shr edi, 0xa               ;   538.7 p1      50 w[1]
        ror ecx, 2                 ;   542.7 p1      50 w[1]
        xor ecx, ebp               ;   546.7 p0      50 w[1]
        ror ecx, 0x11              ;   547.2 p1      50 w[1]
        xor edi, ecx               ;   551.2 p0      50 w[1]
        mov ecx, dword [esp + 124] ;   540.0 p2      78 w[1] reload
        mov dword [esp + 104], ebp ;   540.3 p0+p3   78 w[15] spill
        mov ebp, dword [esp + 84]  ;   541.0 p2      78 w[1]
        mov edx, ecx               ;   542.0 p0      49 w[0] copy
        shr edx, 3                 ;   542.5 p1      49 w[0]
        mov esi, ecx               ;   542.0 p0      49 w[0] copy
        add ebp, ecx               ;   543.0 p0      78 w[1]
        ror ecx, 0xb               ;   543.5 p1      49 w[0]
        xor esi, ecx               ;   547.5 p0      49 w[0]
        ror esi, 7                 ;   548.0 p1      49 w[0]
        xor edx, esi               ;   552.0 p0      49 w[0]
        add ebx, edx               ;   552.5 p0      78 w[0]
        mov ecx, dword [esp + 40]  ;   548.2 p2      62 v[4] reload
        mov edx, ecx               ;   550.2 p0      48 t1 copy
        ror edx, 0xe               ;   553.0 p1      48 t1
        mov esi, dword [esp + 40]  ;   548.2 p2      48 t1
        xor esi, edx               ;   557.0 p0      48 t1
        mov edx, dword [esp + 136] ;   546.0 p2      51 t1
        xor edx, dword [esp + 132] ;   548.0 p2+p0   51 t1
        and edx, ecx               ;   550.2 p0      51 t1
        xor edx, dword [esp + 132] ;   550.7 p2+p0   51 t1
        add edx, dword [esp + 88]  ;   551.2 p2+p1   61 t1
        add edx, 0x27b70a85        ;   551.7 p0      61 t1
        ror esi, 5                 ;   557.5 p1      48 t1
        xor esi, ecx               ;   561.5 p0      48 t1
        mov ecx, dword [esp + 48]  ;   550.0 p2      52 v[7]
        add edx, ebx               ;   553.0 p0      61 t1
        ror esi, 6                 ;   562.0 p1      48 t1
        add edx, esi               ;   566.0 p0      61 t1
        mov esi, dword [esp + 100] ;   551.0 p2      52 v[7]
        xor esi, eax               ;   553.0 p0      52 v[7]
        and ecx, esi               ;   553.5 p0      52 v[7]
        mov dword [esp + 48], esi  ;   553.5 p0+p3   52 v[7] spill
        mov esi, dword [esp + 108] ;   552.0 p2      62 v[3]
        xor ecx, dword [esp + 100] ;   554.0 p2+p0   52 v[7]
        add ecx, edx               ;   566.5 p1      63 v[7]
        add ebp, edi               ;   553.5 p0      78 w[1]
        mov dword [esp + 88], ebx  ;   554.0 p0+p3   78 w[0] spill
        add esi, edx               ;   566.5 p1      62 v[3]
        mov edx, eax               ;   554.5 p1      47 v[7] copy
        ror edx, 9                 ;   567.0 p1      47 v[7]
        xor edx, eax               ;   571.0 p0      47 v[7]
        ror edx, 0xb               ;   571.5 p1      47 v[7]
        xor edx, eax               ;   575.5 p0      47 v[7]
        mov dword [esp + 108], eax ;   556.2 p0+p3   63 v[0] spill
        mov eax, ebx               ;   557.0 p1      50 w[2] copy
        ror edx, 2                 ;   576.0 p1      47 v[7]
        mov edi, dword [esp + 140] ;   557.0 p2      49 w[1]
        add ecx, edx               ;   580.0 p0      63 v[7]
        mov edx, ebx               ;   557.8 p0      50 w[2] copy
        shr edx, 0xa               ;   558.5 p1      50 w[2]
        ror eax, 2                 ;   562.5 p1      50 w[2]
        xor eax, ebx               ;   566.5 p0      50 w[2]
        ror eax, 0x11              ;   567.0 p1      50 w[2]
        xor edx, eax               ;   571.0 p0      50 w[2]
        mov eax, dword [esp + 140] ;   559.7 p2      49 w[1]
        add edx, dword [esp + 64]  ;   571.5 p2+p0   78 w[2]
        shr edi, 3                 ;   561.5 p1      49 w[1]
        mov ebx, dword [esp + 140] ;   561.7 p2      49 w[1]
        ror ebx, 0xb               ;   565.5 p1      49 w[1]
        add edx, dword [esp + 140] ;   572.0 p2+p0   78 w[2]
        xor eax, ebx               ;   569.5 p0      49 w[1]
        mov ebx, dword [esp + 136] ;   563.7 p2      62 v[5] reload
        ror eax, 7                 ;   570.0 p1      49 w[1]
        xor edi, eax               ;   574.0 p0      49 w[1]
        mov eax, dword [esp + 40]  ;   564.7 p2      51 t1
        xor eax, ebx               ;   566.7 p0      51 t1
        and eax, esi               ;   567.2 p0      51 t1
        xor eax, ebx               ;   567.7 p0      51 t1
        add ebp, edi               ;   574.5 p1      78 w[1]
        mov edi, esi               ;   567.0 p0      48 t1 copy
        add eax, dword [esp + 132] ;   568.2 p2+p1   61 t1
        ror edi, 0xe               ;   568.7 p1      48 t1
        mov ebx, dword [esp + 48]  ;   566.7 p2      52 v[6]
        add eax, 0x2e1b2138        ;   568.7 p0      61 t1
        xor edi, esi               ;   572.7 p0      48 t1
        ror edi, 5                 ;   573.2 p1      48 t1
        xor edi, esi               ;   577.2 p0      48 t1
        ror edi, 6                 ;   577.7 p1      48 t1
        add eax, ebp               ;   575.0 p0      61 t1
        add eax, edi               ;   581.7 p0      61 t1
        mov edi, dword [esp + 108] ;   569.3 p2      52 v[6]
        xor edi, ecx               ;   580.5 p0      52 v[6]
        and ebx, edi               ;   581.0 p0      52 v[6]
        xor ebx, dword [esp + 108] ;   581.5 p2+p0   52 v[6]
        add ebx, eax               ;   582.2 p1      63 v[6]
        mov dword [esp + 48], edi  ;   581.0 p0+p3   52 v[6] spill
        mov dword [esp + 140], ebp ;   575.0 p0+p3   78 w[1] spill
        mov edi, dword [esp + 80]  ;   572.0 p2      62 v[2]
        add edi, eax               ;   582.2 p1      62 v[2]
        mov eax, ecx               ;   580.5 p1      47 v[6] copy
        ror eax, 9                 ;   582.7 p1      47 v[6]
        xor eax, ecx               ;   586.7 p0      47 v[6]
        ror eax, 0xb               ;   587.2 p1      47 v[6]
        xor eax, ecx               ;   591.2 p0      47 v[6]
        ror eax, 2                 ;   591.7 p1      47 v[6]
        add ebx, eax               ;   595.7 p0      63 v[6]
        mov eax, ebp               ;   575.2 p0      50 w[3] copy
        shr eax, 0xa               ;   576.3 p1      50 w[3]
        mov dword [esp + 80], ecx  ;   580.5 p0+p3   63 v[7] spill
        mov ecx, ebp               ;   576.7 p0      50 w[3] copy
        ror ecx, 2                 ;   580.3 p1      50 w[3]
        xor ecx, ebp               ;   584.3 p0      50 w[3]
        ror ecx, 0x11              ;   584.8 p1      50 w[3]
        xor eax, ecx               ;   588.8 p0      50 w[3]
        mov dword [esp + 132], eax ;   589.3 p0+p3   50 w[3] spill
        mov ecx, dword [esp + 112] ;   578.0 p2      49 w[2]
        mov ebp, dword [esp + 112] ;   579.0 p2      49 w[2]
        mov eax, dword [esp + 112] ;   580.0 p2      49 w[2]
        ror eax, 0xb               ;   589.3 p1      49 w[2]
        shr ebp, 3                 ;   581.0 p1      49 w[2]
        xor ecx, eax               ;   593.3 p0      49 w[2]
        mov eax, dword [esp + 40]  ;   581.0 p2      51 t1
        xor eax, esi               ;   583.0 p0      51 t1
        and eax, edi               ;   583.5 p0      51 t1
        ror ecx, 7                 ;   593.8 p1      49 w[2]
        xor ebp, ecx               ;   597.8 p0      49 w[2]
        add edx, ebp               ;   598.3 p0      78 w[2]
        mov ebp, edi               ;   582.7 p1      48 t1 copy
        mov ecx, dword [esp + 40]  ;   582.3 p2      62 v[4] reload
        xor eax, ecx               ;   584.3 p0      51 t1
        ror ebp, 0xe               ;   584.8 p1      48 t1
        xor ebp, edi               ;   588.8 p0      48 t1
        ror ebp, 5                 ;   589.3 p1      48 t1
        xor ebp, edi               ;   593.3 p0      48 t1
        ror ebp, 6                 ;   593.8 p1      48 t1
        add eax, dword [esp + 136] ;   584.8 p2+p0   61 t1
        add eax, 0x4d2c6dfc        ;   585.3 p0      61 t1
        add eax, edx               ;   598.8 p0      61 t1
        add eax, ebp               ;   599.3 p1      61 t1
        mov ebp, dword [esp + 80]  ;   586.3 p2      52 v[5]
        xor ebp, ebx               ;   596.2 p0      52 v[5]
        mov ecx, dword [esp + 48]  ;   587.3 p2      52 v[5]
        and ecx, ebp               ;   596.7 p0      52 v[5]
        xor ecx, dword [esp + 80]  ;   597.2 p2+p0   52 v[5]
        add ecx, eax               ;   599.8 p1      63 v[5]
        mov dword [esp + 48], ebp  ;   596.7 p0+p3   52 v[5] spill
        mov ebp, dword [esp + 100] ;   589.3 p2      62 v[1]
        add ebp, eax               ;   599.8 p1      62 v[1]
        mov eax, ebx               ;   596.2 p0      47 v[5] copy
        ror eax, 9                 ;   600.3 p1      47 v[5]
        xor eax, ebx               ;   604.3 p0      47 v[5]
        ror eax, 0xb               ;   604.8 p1      47 v[5]
        xor eax, ebx               ;   608.8 p0      47 v[5]
        ror eax, 2                 ;   609.3 p1      47 v[5]
        add ecx, eax               ;   613.3 p0      63 v[5]
        mov dword [esp + 100], ebx ;   596.2 p0+p3   63 v[6] spill
        mov eax, edx               ;   598.8 p1      50 w[4] copy
        shr eax, 0xa               ;   599.3 p1      50 w[4]
        mov ebx, edx               ;   598.8 p0      50 w[4] copy
        ror ebx, 2                 ;   603.3 p1      50 w[4]
        mov dword [esp + 136], edx ;   598.8 p0+p3   78 w[2] spill
        xor ebx, edx               ;   607.3 p0      50 w[4]
        ror ebx, 0x11              ;   607.8 p1      50 w[4]
        mov edx, dword [esp + 132] ;   594.7 p2      78 w[3]
        add edx, dword [esp + 96]  ;   596.7 p2+p0   78 w[3]
        add edx, dword [esp + 112] ;   597.2 p2+p0   78 w[3]
        mov dword [esp + 132], ecx ;   613.8 p0+p3   63 v[5] spill
        mov ecx, dword [esp + 76]  ;   597.7 p2      49 w[3]
        ror ecx, 0xb               ;   599.7 p1      49 w[3]
        xor eax, ebx               ;   611.8 p0      50 w[4]
        mov ebx, dword [esp + 76]  ;   598.7 p2      49 w[3]
        mov dword [esp + 112], eax ;   612.3 p0+p3   50 w[4] spill
        mov eax, dword [esp + 76]  ;   599.7 p2      49 w[3]
        shr eax, 3                 ;   601.7 p1      49 w[3]
        xor ebx, ecx               ;   603.7 p0      49 w[3]
        ror ebx, 7                 ;   604.2 p1      49 w[3]
        mov ecx, esi               ;   599.7 p0      51 t1 copy
        xor ecx, edi               ;   600.2 p0      51 t1
        xor eax, ebx               ;   608.2 p0      49 w[3]
        mov ebx, dword [esp + 132] ;   614.8 p2      52 v[4]
        xor ebx, dword [esp + 100] ;   616.8 p2+p0   52 v[4]
        add edx, eax               ;   608.7 p1      78 w[3]
        mov eax, ebp               ;   602.0 p0      48 t1 copy
        ror eax, 0xe               ;   609.2 p1      48 t1
        xor eax, ebp               ;   613.2 p0      48 t1
        ror eax, 5                 ;   613.7 p1      48 t1
        xor eax, ebp               ;   617.7 p0      48 t1
        ror eax, 6                 ;   618.2 p1      48 t1
        and ecx, ebp               ;   604.0 p0      51 t1
        xor ecx, esi               ;   604.5 p0      51 t1
        add ecx, dword [esp + 40]  ;   605.0 p2+p0   61 t1
        add ecx, 0x53380d13        ;   605.5 p1      61 t1
        add ecx, edx               ;   609.2 p0      61 t1
        add ecx, eax               ;   622.2 p1      61 t1
        mov eax, dword [esp + 48]  ;   606.3 p2      52 v[4]
        and eax, ebx               ;   617.3 p0      52 v[4]
        mov dword [esp + 48], ebx  ;   617.3 p0+p3   52 v[4] spill
        mov ebx, dword [esp + 108] ;   607.3 p2      62 v[0]
        mov dword [esp + 108], esi ;   609.0 p0+p3   62 v[3] spill
        mov esi, dword [esp + 132] ;   614.8 p2      47 v[4]
        mov dword [esp + 124], edx ;   611.0 p0+p3   78 w[3] spill
        mov dword [esp + 40], edi  ;   613.0 p0+p3   62 v[2] spill
        mov edi, dword [esp + 132] ;   614.8 p2      47 v[4]
        ror edi, 9                 ;   617.8 p1      47 v[4]
        xor esi, edi               ;   621.8 p0      47 v[4]
        ror esi, 0xb               ;   622.3 p1      47 v[4]
        xor eax, dword [esp + 100] ;   617.8 p2+p0   52 v[4]
        mov edi, edx               ;   611.3 p1      50 w[5] copy
        add ebx, ecx               ;   622.7 p1      62 v[0]
        add eax, ecx               ;   622.7 p0      63 v[4]
        mov ecx, dword [esp + 132] ;   614.8 p2      47 v[4]
        xor ecx, esi               ;   626.3 p0      47 v[4]
        ror ecx, 2                 ;   626.8 p1      47 v[4]
        add eax, ecx               ;   630.8 p0      63 v[4]
        mov esi, edx               ;   613.7 p0      50 w[5] copy
        shr esi, 0xa               ;   614.2 p1      50 w[5]
        ror edi, 2                 ;   618.2 p1      50 w[5]
        xor edi, edx               ;   622.2 p0      50 w[5]
        ror edi, 0x11              ;   622.7 p1      50 w[5]
        xor esi, edi               ;   626.7 p0      50 w[5]
        mov edi, dword [esp + 68]  ;   615.3 p2      78 w[5] reload
        mov edx, edi               ;   617.3 p0      49 w[4] copy
        mov ecx, edi               ;   617.3 p0      49 w[4] copy
        shr ecx, 3                 ;   617.8 p1      49 w[4]
        ror edx, 0xb               ;   621.8 p1      49 w[4]
        xor edx, edi               ;   625.8 p0      49 w[4]
        ror edx, 7                 ;   626.3 p1      49 w[4]
        xor ecx, edx               ;   630.3 p0      49 w[4]
        mov edx, dword [esp + 112] ;   618.0 p2      78 w[4]
        add edx, dword [esp + 60]  ;   620.0 p2+p0   78 w[4]
        add edx, dword [esp + 76]  ;   620.5 p2+p0   78 w[4]
        add edx, ecx               ;   630.8 p0      78 w[4]
        mov ecx, ebx               ;   623.2 p1      48 t1 copy
        ror ecx, 0xe               ;   631.3 p1      48 t1
        xor ecx, ebx               ;   635.3 p0      48 t1
        ror ecx, 5                 ;   635.8 p1      48 t1
        xor ecx, ebx               ;   639.8 p0      48 t1
        ror ecx, 6                 ;   640.3 p1      48 t1
        mov edi, dword [esp + 40]  ;   622.0 p2      51 t1
        xor edi, ebp               ;   624.0 p0      51 t1
        and edi, ebx               ;   624.5 p0      51 t1
        xor edi, dword [esp + 40]  ;   625.0 p2+p0   51 t1
        add esi, dword [esp + 92]  ;   627.2 p2+p1   78 w[5]
        add edi, dword [esp + 108] ;   625.5 p2+p0   61 t1
        mov dword [esp + 108], ebp ;   625.0 p0+p3   62 v[1] spill
        add esi, dword [esp + 68]  ;   627.7 p2+p1   78 w[5]
        mov dword [esp + 68], edx  ;   631.3 p0+p3   78 w[4] spill
        mov ebp, dword [esp + 48]  ;   627.0 p2      52 v[3]
        add edi, 0x650a7354        ;   626.7 p1      61 t1
        add edi, edx               ;   631.3 p0      61 t1
        add edi, ecx               ;   644.3 p1      61 t1
        mov ecx, dword [esp + 132] ;   628.0 p2      52 v[3]
        xor ecx, eax               ;   631.3 p0      52 v[3]
        mov dword [esp + 48], ecx  ;   631.8 p0+p3   52 v[3] spill
        and ebp, ecx               ;   631.8 p0      52 v[3]
        mov ecx, dword [esp + 80]  ;   629.0 p2      62 v[7]
        xor ebp, dword [esp + 132] ;   632.3 p2+p0   52 v[3]
        add ebp, edi               ;   644.8 p1      63 v[3]
        add ecx, edi               ;   644.8 p0      62 v[7]
        mov edi, eax               ;   631.3 p1      47 v[3] copy
        ror edi, 9                 ;   645.3 p1      47 v[3]
        xor edi, eax               ;   649.3 p0      47 v[3]
        ror edi, 0xb               ;   649.8 p1      47 v[3]
        xor edi, eax               ;   653.8 p0      47 v[3]
        ror edi, 2                 ;   654.3 p1      47 v[3]
        add ebp, edi               ;   658.3 p0      63 v[3]
        mov edi, edx               ;   633.2 p0      50 w[6] copy
        mov dword [esp + 80], eax  ;   633.7 p0+p3   63 v[4] spill
        mov eax, edx               ;   634.2 p1      50 w[6] copy
        shr edi, 0xa               ;   634.7 p1      50 w[6]
        ror eax, 2                 ;   638.7 p1      50 w[6]
        xor eax, edx               ;   642.7 p0      50 w[6]
        ror eax, 0x11              ;   643.2 p1      50 w[6]
        xor edi, eax               ;   647.2 p0      50 w[6]
        mov dword [esp + 76], edi  ;   647.7 p0+p3   50 w[6] spill
        mov edi, dword [esp + 116] ;   636.0 p2      49 w[5]
        ror edi, 0xb               ;   647.7 p1      49 w[5]
        mov eax, dword [esp + 116] ;   637.0 p2      49 w[5]
        xor eax, edi               ;   651.7 p0      49 w[5]
        ror eax, 7                 ;   652.2 p1      49 w[5]
        mov edx, dword [esp + 116] ;   638.0 p2      49 w[5]
        shr edx, 3                 ;   640.0 p1      49 w[5]
        xor edx, eax               ;   656.2 p0      49 w[5]
        mov eax, dword [esp + 108] ;   639.0 p2      51 t1
        add esi, edx               ;   656.7 p0      78 w[5]
        xor eax, ebx               ;   641.0 p0      51 t1
        mov edi, ecx               ;   645.3 p0      48 t1 copy
        ror edi, 0xe               ;   645.8 p1      48 t1
        and eax, ecx               ;   645.3 p0      51 t1
        xor edi, ecx               ;   649.8 p0      48 t1
        ror edi, 5                 ;   650.3 p1      48 t1
        mov edx, dword [esp + 108] ;   641.3 p2      62 v[1] reload
        xor eax, edx               ;   645.8 p0      51 t1
        add eax, dword [esp + 40]  ;   646.3 p2+p0   61 t1
        add eax, 0x766a0abb        ;   646.8 p1      61 t1
        xor edi, ecx               ;   654.3 p0      48 t1
        ror edi, 6                 ;   654.8 p1      48 t1
        add eax, esi               ;   657.2 p0      61 t1
        add eax, edi               ;   658.8 p0      61 t1
        mov edi, dword [esp + 80]  ;   644.3 p2      52 v[2]
        mov edx, dword [esp + 48]  ;   645.3 p2      52 v[2]
        mov dword [esp + 40], esi  ;   657.2 p0+p3   78 w[5] spill
        xor edi, ebp               ;   658.8 p0      52 v[2]
        mov dword [esp + 48], edi  ;   659.3 p0+p3   52 v[2] spill
        and edx, edi               ;   659.3 p0      52 v[2]
        xor edx, dword [esp + 80]  ;   659.8 p2+p0   52 v[2]
        mov edi, dword [esp + 100] ;   647.3 p2      62 v[6]
        mov dword [esp + 100], ebx ;   649.0 p0+p3   62 v[0] spill
        add edx, eax               ;   660.3 p1      63 v[2]
        add edi, eax               ;   659.3 p1      62 v[6]
        mov eax, ebp               ;   658.8 p1      47 v[2] copy
        mov ebx, ebp               ;   658.8 p1      47 v[2] copy
        ror ebx, 9                 ;   659.8 p1      47 v[2]
        xor eax, ebx               ;   663.8 p0      47 v[2]
        ror eax, 0xb               ;   664.3 p1      47 v[2]
        xor eax, ebp               ;   668.3 p0      47 v[2]
        ror eax, 2                 ;   668.8 p1      47 v[2]
        add edx, eax               ;   672.8 p0      63 v[2]
        mov eax, esi               ;   657.2 p0      50 w[7] copy
        mov ebx, esi               ;   657.2 p0      50 w[7] copy
        shr eax, 0xa               ;   657.7 p1      50 w[7]
        ror ebx, 2                 ;   661.7 p1      50 w[7]
        xor ebx, esi               ;   665.7 p0      50 w[7]
        ror ebx, 0x11              ;   666.2 p1      50 w[7]
        mov esi, dword [esp + 76]  ;   653.0 p2      78 w[6]
        add esi, dword [esp + 104] ;   655.0 p2+p0   78 w[6]
        xor eax, ebx               ;   670.2 p0      50 w[7]
        mov ebx, dword [esp + 52]  ;   655.0 p2      49 w[6]
        mov dword [esp + 76], ebp  ;   658.8 p0+p3   63 v[3] spill
        mov ebp, dword [esp + 52]  ;   656.0 p2      49 w[6]
        add esi, dword [esp + 116] ;   657.0 p2+p1   78 w[6]
        mov dword [esp + 116], eax ;   670.7 p0+p3   50 w[7] spill
        mov eax, dword [esp + 52]  ;   658.0 p2      49 w[6]
        ror ebp, 0xb               ;   658.0 p1      49 w[6]
        xor ebx, ebp               ;   662.0 p0      49 w[6]
        shr eax, 3                 ;   660.0 p1      49 w[6]
        ror ebx, 7                 ;   664.0 p1      49 w[6]
        xor eax, ebx               ;   668.0 p0      49 w[6]
        mov ebx, dword [esp + 100] ;   659.0 p2      62 v[0] reload
        add esi, eax               ;   668.5 p0      78 w[6]
        mov eax, dword [esp + 100] ;   660.0 p2      51 t1
        xor eax, ecx               ;   662.0 p0      51 t1
        mov ebp, edi               ;   659.8 p1      48 t1 copy
        ror ebp, 0xe               ;   662.5 p1      48 t1
        xor ebp, edi               ;   666.5 p0      48 t1
        ror ebp, 5                 ;   667.0 p1      48 t1
        xor ebp, edi               ;   671.0 p0      48 t1
        ror ebp, 6                 ;   671.5 p1      48 t1
        and eax, edi               ;   662.5 p0      51 t1
        xor eax, ebx               ;   663.0 p0      51 t1
        add eax, dword [esp + 108] ;   663.5 p2+p0   61 t1
        add eax, 0x81c2c92e        ;   664.0 p1      61 t1
        add eax, esi               ;   669.0 p0      61 t1
        add eax, ebp               ;   675.5 p1      61 t1
        mov ebp, dword [esp + 76]  ;   664.0 p2      52 v[1]
        xor ebp, edx               ;   673.3 p0      52 v[1]
        mov ebx, dword [esp + 48]  ;   665.0 p2      52 v[1]
        mov dword [esp + 48], ebp  ;   673.8 p0+p3   52 v[1] spill
        and ebx, ebp               ;   673.8 p0      52 v[1]
        xor ebx, dword [esp + 76]  ;   674.3 p2+p0   52 v[1]
        add ebx, eax               ;   676.0 p1      63 v[1]
        mov ebp, dword [esp + 132] ;   667.0 p2      62 v[5]
        add ebp, eax               ;   676.0 p1      62 v[5]
        mov dword [esp + 108], esi ;   669.0 p0+p3   78 w[6] spill
        mov dword [esp + 132], edx ;   673.3 p0+p3   63 v[2] spill
        mov eax, edx               ;   673.3 p1      47 v[1] copy
        ror eax, 9                 ;   676.5 p1      47 v[1]
        xor eax, edx               ;   680.5 p0      47 v[1]
        ror eax, 0xb               ;   681.0 p1      47 v[1]
        xor eax, edx               ;   685.0 p0      47 v[1]
        mov edx, esi               ;   670.3 p0      50 w[8] copy
        ror eax, 2                 ;   685.5 p1      47 v[1]
        add ebx, eax               ;   689.5 p0      63 v[1]
        mov eax, esi               ;   671.3 p0      50 w[8] copy
        shr eax, 0xa               ;   671.8 p1      50 w[8]
        ror edx, 2                 ;   675.8 p1      50 w[8]
        xor edx, esi               ;   679.8 p0      50 w[8]
        mov esi, dword [esp + 116] ;   672.0 p2      78 w[7]
        add esi, dword [esp + 88]  ;   674.0 p2+p0   78 w[7]
        ror edx, 0x11              ;   680.3 p1      50 w[8]
        xor eax, edx               ;   684.3 p0      50 w[8]
        mov edx, dword [esp + 128] ;   674.0 p2      49 w[7]
        add esi, dword [esp + 52]  ;   675.0 p2+p0   78 w[7]
        mov dword [esp + 52], eax  ;   684.8 p0+p3   50 w[8] spill
        mov eax, dword [esp + 128] ;   676.0 p2      49 w[7]
        shr eax, 3                 ;   678.0 p1      49 w[7]
        mov dword [esp + 116], ebx ;   690.0 p0+p3   63 v[1] spill
        mov ebx, dword [esp + 128] ;   677.0 p2      49 w[7]
        ror ebx, 0xb               ;   682.0 p1      49 w[7]
        xor edx, ebx               ;   686.0 p0      49 w[7]
        ror edx, 7                 ;   686.5 p1      49 w[7]
        xor eax, edx               ;   690.5 p0      49 w[7]
        mov edx, ecx               ;   677.8 p0      51 t1 copy
        xor edx, edi               ;   678.3 p0      51 t1
        and edx, ebp               ;   678.8 p0      51 t1
        xor edx, ecx               ;   679.3 p0      51 t1
        add esi, eax               ;   691.0 p1      78 w[7]
        mov eax, ebp               ;   679.5 p1      48 t1 copy
        ror eax, 0xe               ;   691.5 p1      48 t1
        add edx, dword [esp + 100] ;   680.0 p2+p0   61 t1
        xor eax, ebp               ;   695.5 p0      48 t1
        add edx, 0x92722c85        ;   681.0 p1      61 t1
        add edx, esi               ;   691.5 p0      61 t1
        ror eax, 5                 ;   696.0 p1      48 t1
        mov dword [esp + 100], edi ;   682.0 p0+p3   62 v[6] spill
        mov ebx, dword [esp + 116] ;   691.0 p2      52 v[0]
        xor ebx, dword [esp + 132] ;   693.0 p2+p0   52 v[0]
        xor eax, ebp               ;   700.0 p0      48 t1
        ror eax, 6                 ;   700.5 p1      48 t1
        add edx, eax               ;   704.5 p0      61 t1
        mov edi, dword [esp + 116] ;   691.0 p2      47 v[0]
        ror edi, 9                 ;   705.0 p1      47 v[0]
        mov eax, dword [esp + 48]  ;   685.3 p2      52 v[0]
        mov dword [esp + 48], ebx  ;   693.5 p0+p3   52 v[0] spill
        and eax, ebx               ;   693.5 p0      52 v[0]
        mov ebx, dword [esp + 80]  ;   686.3 p2      62 v[4]
        mov dword [esp + 80], ecx  ;   687.3 p0+p3   62 v[7] spill
        mov ecx, dword [esp + 116] ;   691.0 p2      47 v[0]
        xor ecx, edi               ;   709.0 p0      47 v[0]
        xor eax, dword [esp + 132] ;   694.0 p2+p0   52 v[0]
        add eax, edx               ;   705.0 p1      63 v[0]
        add ebx, edx               ;   705.0 p1      62 v[4]
        mov edx, dword [esp + 116] ;   691.0 p2      47 v[0]
        ror ecx, 0xb               ;   709.5 p1      47 v[0]
        xor edx, ecx               ;   713.5 p0      47 v[0]
        mov edi, esi               ;   691.5 p0      50 w[9] copy
        shr edi, 0xa               ;   692.0 p1      50 w[9]
        mov ecx, esi               ;   691.5 p0      50 w[9] copy
        ror ecx, 2                 ;   696.0 p1      50 w[9]
        xor ecx, esi               ;   700.0 p0      50 w[9]
        ror ecx, 0x11              ;   700.5 p1      50 w[9]
        ror edx, 2                 ;   714.0 p1      47 v[0]
        xor edi, ecx               ;   704.5 p0      50 w[9]
        mov ecx, dword [esp + 72]  ;   692.3 p2      78 w[9] reload
        mov dword [esp + 112], esi ;   692.7 p0+p3   78 w[7] spill
        mov esi, ecx               ;   694.3 p0      49 w[8] copy
        add eax, edx               ;   718.0 p1      63 v[0]
        mov edx, ecx               ;   694.3 p0      49 w[8] copy
        shr edx, 3                 ;   694.8 p1      49 w[8]
        ror esi, 0xb               ;   698.8 p1      49 w[8]
        xor esi, ecx               ;   702.8 p0      49 w[8]
        ror esi, 7                 ;   703.3 p1      49 w[8]
        xor edx, esi               ;   707.3 p0      49 w[8]
        mov esi, dword [esp + 52]  ;   695.7 p2      78 w[8]
        add esi, dword [esp + 140] ;   697.7 p2+p0   78 w[8]
        add esi, dword [esp + 128] ;   698.2 p2+p0   78 w[8]
        add esi, edx               ;   707.8 p0      78 w[8]
        mov edx, ebx               ;   705.5 p1      48 t1 copy
        ror edx, 0xe               ;   708.3 p1      48 t1
        mov ecx, dword [esp + 100] ;   698.7 p2      51 t1
        xor ecx, ebp               ;   700.7 p0      51 t1
        and ecx, ebx               ;   705.5 p0      51 t1
        xor edx, ebx               ;   712.3 p0      48 t1
        ror edx, 5                 ;   712.8 p1      48 t1
        xor ecx, dword [esp + 100] ;   706.0 p2+p0   51 t1
        add ecx, dword [esp + 80]  ;   706.5 p2+p0   61 t1
        mov dword [esp + 80], ebp  ;   701.3 p0+p3   62 v[5] spill
        mov ebp, dword [esp + 48]  ;   702.0 p2      52 v[7]
        xor edx, ebx               ;   716.8 p0      48 t1
        ror edx, 6                 ;   717.3 p1      48 t1
        add ecx, 0xa2bfe8a1        ;   707.0 p0      61 t1
        add ecx, esi               ;   708.3 p0      61 t1
        add ecx, edx               ;   721.3 p1      61 t1
        mov edx, dword [esp + 116] ;   703.7 p2      52 v[7]
        xor edx, eax               ;   718.5 p0      52 v[7]
        mov dword [esp + 48], edx  ;   719.0 p0+p3   52 v[7] spill
        and ebp, edx               ;   719.0 p0      52 v[7]
        xor ebp, dword [esp + 116] ;   719.5 p2+p0   52 v[7]
        add ebp, ecx               ;   721.8 p1      63 v[7]
        mov edx, dword [esp + 76]  ;   706.0 p2      62 v[3]
        add edx, ecx               ;   721.8 p1      62 v[3]
        mov ecx, eax               ;   718.5 p0      47 v[7] copy
        ror ecx, 9                 ;   722.3 p1      47 v[7]
        xor ecx, eax               ;   726.3 p0      47 v[7]
        ror ecx, 0xb               ;   726.8 p1      47 v[7]
        xor ecx, eax               ;   730.8 p0      47 v[7]
        ror ecx, 2                 ;   731.3 p1      47 v[7]
        mov dword [esp + 76], eax  ;   718.5 p0+p3   63 v[0] spill
        mov eax, esi               ;   709.7 p0      50 w[10] copy
        add ebp, ecx               ;   735.3 p1      63 v[7]
        mov ecx, esi               ;   710.2 p0      50 w[10] copy
        shr ecx, 0xa               ;   710.7 p1      50 w[10]
        ror eax, 2                 ;   714.7 p1      50 w[10]
        xor eax, esi               ;   718.7 p0      50 w[10]
        ror eax, 0x11              ;   719.2 p1      50 w[10]
        xor ecx, eax               ;   723.2 p0      50 w[10]
        mov eax, dword [esp + 84]  ;   711.7 p2      49 w[9]
        mov dword [esp + 128], ecx ;   723.7 p0+p3   50 w[10] spill
        add edi, dword [esp + 136] ;   713.0 p2+p0   78 w[9]
        mov ecx, dword [esp + 84]  ;   713.7 p2      49 w[9]
        add edi, dword [esp + 72]  ;   714.7 p2+p1   78 w[9]
        ror ecx, 0xb               ;   715.7 p1      49 w[9]
        mov dword [esp + 72], esi  ;   714.3 p0+p3   78 w[8] spill
        xor eax, ecx               ;   719.7 p0      49 w[9]
        ror eax, 7                 ;   720.2 p1      49 w[9]
        mov esi, dword [esp + 84]  ;   715.7 p2      49 w[9]
        shr esi, 3                 ;   717.7 p1      49 w[9]
        xor esi, eax               ;   724.2 p0      49 w[9]
        mov ecx, dword [esp + 80]  ;   716.7 p2      62 v[5] reload
        mov eax, dword [esp + 80]  ;   717.7 p2      51 t1
        xor eax, ebx               ;   719.7 p0      51 t1
        and eax, edx               ;   722.3 p0      51 t1
        add edi, esi               ;   724.7 p1      78 w[9]
        mov esi, edx               ;   722.3 p0      48 t1 copy
        ror esi, 0xe               ;   725.2 p1      48 t1
        xor esi, edx               ;   729.2 p0      48 t1
        ror esi, 5                 ;   729.7 p1      48 t1
        xor esi, edx               ;   733.7 p0      48 t1
        ror esi, 6                 ;   734.2 p1      48 t1
        xor eax, ecx               ;   722.8 p0      51 t1
        add eax, dword [esp + 100] ;   723.3 p2+p0   61 t1
        mov ecx, dword [esp + 48]  ;   721.3 p2      52 v[6]
        add eax, 0xa81a664b        ;   723.8 p0      61 t1
        add eax, edi               ;   725.2 p1      61 t1
        add eax, esi               ;   738.2 p0      61 t1
        mov esi, dword [esp + 76]  ;   722.3 p2      52 v[6]
        xor esi, ebp               ;   735.8 p0      52 v[6]
        and ecx, esi               ;   736.3 p0      52 v[6]
        xor ecx, dword [esp + 76]  ;   736.8 p2+p0   52 v[6]
        add ecx, eax               ;   738.7 p1      63 v[6]
        mov dword [esp + 48], esi  ;   736.3 p0+p3   52 v[6] spill
        mov esi, dword [esp + 132] ;   724.7 p2      62 v[2]
        mov dword [esp + 132], ebx ;   726.3 p0+p3   62 v[4] spill
        add esi, eax               ;   738.7 p1      62 v[2]
        mov ebx, ebp               ;   735.8 p1      47 v[6] copy
        ror ebx, 9                 ;   739.2 p1      47 v[6]
        mov eax, ebp               ;   735.8 p0      47 v[6] copy
        xor eax, ebx               ;   743.2 p0      47 v[6]
        ror eax, 0xb               ;   743.7 p1      47 v[6]
        xor eax, ebp               ;   747.7 p0      47 v[6]
        ror eax, 2                 ;   748.2 p1      47 v[6]
        add ecx, eax               ;   752.2 p0      63 v[6]
        mov eax, edi               ;   728.5 p0      50 w[11] copy
        shr eax, 0xa               ;   729.3 p1      50 w[11]
        mov dword [esp + 100], edi ;   729.0 p0+p3   78 w[9] spill
        mov ebx, edi               ;   730.0 p0      50 w[11] copy
        ror ebx, 2                 ;   733.3 p1      50 w[11]
        xor ebx, edi               ;   737.3 p0      50 w[11]
        mov edi, dword [esp + 128] ;   730.3 p2      78 w[10]
        mov dword [esp + 128], ebp ;   735.8 p0+p3   63 v[7] spill
        ror ebx, 0x11              ;   737.8 p1      50 w[11]
        xor eax, ebx               ;   741.8 p0      50 w[11]
        mov ebx, dword [esp + 64]  ;   731.7 p2      49 w[10]
        add edi, dword [esp + 124] ;   732.7 p2+p1   78 w[10]
        mov ebp, dword [esp + 64]  ;   733.7 p2      49 w[10]
        ror ebp, 0xb               ;   735.7 p1      49 w[10]
        xor ebx, ebp               ;   739.7 p0      49 w[10]
        ror ebx, 7                 ;   740.2 p1      49 w[10]
        mov ebp, esi               ;   739.2 p0      48 t1 copy
        ror ebp, 0xe               ;   744.2 p1      48 t1
        add edi, dword [esp + 84]  ;   734.7 p2+p0   78 w[10]
        xor ebp, esi               ;   748.2 p0      48 t1
        mov dword [esp + 84], eax  ;   742.3 p0+p3   50 w[11] spill
        mov eax, dword [esp + 64]  ;   736.0 p2      49 w[10]
        shr eax, 3                 ;   738.0 p1      49 w[10]
        xor eax, ebx               ;   744.2 p0      49 w[10]
        mov ebx, dword [esp + 132] ;   737.0 p2      62 v[4] reload
        add edi, eax               ;   744.7 p0      78 w[10]
        mov eax, dword [esp + 132] ;   738.0 p2      51 t1
        ror ebp, 5                 ;   748.7 p1      48 t1
        xor ebp, esi               ;   752.7 p0      48 t1
        ror ebp, 6                 ;   753.2 p1      48 t1
        xor eax, edx               ;   740.0 p0      51 t1
        and eax, esi               ;   740.5 p0      51 t1
        xor eax, ebx               ;   741.0 p0      51 t1
        add eax, dword [esp + 80]  ;   741.5 p2+p1   61 t1
        add eax, 0xc24b8b70        ;   742.0 p0      61 t1
        add eax, edi               ;   745.2 p1      61 t1
        add eax, ebp               ;   757.2 p0      61 t1
        mov ebp, dword [esp + 128] ;   741.7 p2      52 v[5]
        xor ebp, ecx               ;   752.7 p0      52 v[5]
        mov dword [esp + 80], edi  ;   745.2 p0+p3   78 w[10] spill
        mov ebx, dword [esp + 48]  ;   742.7 p2      52 v[5]
        mov dword [esp + 48], ebp  ;   753.2 p0+p3   52 v[5] spill
        and ebx, ebp               ;   753.2 p0      52 v[5]
        xor ebx, dword [esp + 128] ;   753.7 p2+p0   52 v[5]
        add ebx, eax               ;   757.7 p1      63 v[5]
        mov ebp, dword [esp + 116] ;   744.7 p2      62 v[1]
        add ebp, eax               ;   757.7 p1      62 v[1]
        mov eax, ecx               ;   752.7 p0      47 v[5] copy
        ror eax, 9                 ;   758.2 p1      47 v[5]
        xor eax, ecx               ;   762.2 p0      47 v[5]
        ror eax, 0xb               ;   762.7 p1      47 v[5]
        xor eax, ecx               ;   766.7 p0      47 v[5]
        ror eax, 2                 ;   767.2 p1      47 v[5]
        add ebx, eax               ;   771.2 p0      63 v[5]
        mov eax, edi               ;   747.8 p0      50 w[12] copy
        mov dword [esp + 116], ecx ;   752.7 p0+p3   63 v[6] spill
        mov ecx, edi               ;   748.7 p1      50 w[12] copy
        shr eax, 0xa               ;   749.2 p1      50 w[12]
        ror ecx, 2                 ;   753.2 p1      50 w[12]
        xor ecx, edi               ;   757.2 p0      50 w[12]
        ror ecx, 0x11              ;   757.7 p1      50 w[12]
        xor eax, ecx               ;   761.7 p0      50 w[12]
        mov edi, dword [esp + 84]  ;   750.3 p2      78 w[11]
        mov dword [esp + 84], ebx  ;   771.7 p0+p3   63 v[5] spill
        mov ecx, dword [esp + 96]  ;   751.3 p2      49 w[11]
        add edi, dword [esp + 68]  ;   752.3 p2+p0   78 w[11]
        add edi, dword [esp + 64]  ;   753.3 p2+p1   78 w[11]
        mov dword [esp + 64], eax  ;   762.2 p0+p3   50 w[12] spill
        mov ebx, dword [esp + 96]  ;   754.3 p2      49 w[11]
        ror ebx, 0xb               ;   756.3 p1      49 w[11]
        mov eax, dword [esp + 96]  ;   755.3 p2      49 w[11]
        xor ecx, ebx               ;   760.3 p0      49 w[11]
        ror ecx, 7                 ;   760.8 p1      49 w[11]
        shr eax, 3                 ;   757.3 p1      49 w[11]
        xor eax, ecx               ;   764.8 p0      49 w[11]
        add edi, eax               ;   765.3 p0      78 w[11]
        mov eax, ebp               ;   758.2 p0      48 t1 copy
        mov ecx, edx               ;   756.3 p1      51 t1 copy
        xor ecx, esi               ;   756.8 p0      51 t1
        and ecx, ebp               ;   758.2 p0      51 t1
        xor ecx, edx               ;   758.7 p0      51 t1
        add ecx, dword [esp + 132] ;   759.2 p2+p1   61 t1
        ror eax, 0xe               ;   759.7 p1      48 t1
        xor eax, ebp               ;   763.7 p0      48 t1
        add ecx, 0xc76c51a3        ;   759.7 p0      61 t1
        ror eax, 5                 ;   764.2 p1      48 t1
        xor eax, ebp               ;   768.2 p0      48 t1
        ror eax, 6                 ;   768.7 p1      48 t1
        add ecx, edi               ;   765.8 p0      61 t1
        mov ebx, dword [esp + 84]  ;   772.7 p2      52 v[4]
        mov dword [esp + 132], esi ;   760.7 p0+p3   62 v[2] spill
        mov dword [esp + 52], edi  ;   765.8 p0+p3   78 w[11] spill
        mov esi, dword [esp + 84]  ;   772.7 p2      47 v[4]
        xor ebx, dword [esp + 116] ;   774.7 p2+p0   52 v[4]
        add ecx, eax               ;   772.7 p1      61 t1
        mov eax, dword [esp + 48]  ;   763.3 p2      52 v[4]
        mov dword [esp + 48], ebx  ;   775.2 p0+p3   52 v[4] spill
        and eax, ebx               ;   775.2 p0      52 v[4]
        mov ebx, dword [esp + 76]  ;   764.3 p2      62 v[0]
        xor eax, dword [esp + 116] ;   775.7 p2+p0   52 v[4]
        add eax, ecx               ;   776.2 p1      63 v[4]
        add ebx, ecx               ;   773.2 p0      62 v[0]
        mov ecx, dword [esp + 84]  ;   772.7 p2      47 v[4]
        mov dword [esp + 76], edx  ;   766.7 p0+p3   62 v[3] spill
        ror esi, 9                 ;   774.7 p1      47 v[4]
        mov edx, dword [esp + 84]  ;   772.7 p2      47 v[4]
        xor edx, esi               ;   778.7 p0      47 v[4]
        ror edx, 0xb               ;   779.2 p1      47 v[4]
        xor ecx, edx               ;   783.2 p0      47 v[4]
        ror ecx, 2                 ;   783.7 p1      47 v[4]
        add eax, ecx               ;   787.7 p0      63 v[4]
        mov ecx, edi               ;   768.5 p0      50 w[13] copy
        mov esi, edi               ;   769.0 p1      50 w[13] copy
        shr esi, 0xa               ;   769.5 p1      50 w[13]
        ror ecx, 2                 ;   773.5 p1      50 w[13]
        xor ecx, edi               ;   777.5 p0      50 w[13]
        ror ecx, 0x11              ;   778.0 p1      50 w[13]
        xor esi, ecx               ;   782.0 p0      50 w[13]
        mov ecx, dword [esp + 60]  ;   770.7 p2      78 w[13] reload
        mov edx, ecx               ;   772.7 p0      49 w[12] copy
        shr edx, 3                 ;   773.2 p1      49 w[12]
        mov edi, ecx               ;   772.7 p0      49 w[12] copy
        ror edi, 0xb               ;   777.2 p1      49 w[12]
        xor edi, ecx               ;   781.2 p0      49 w[12]
        ror edi, 7                 ;   781.7 p1      49 w[12]
        xor edx, edi               ;   785.7 p0      49 w[12]
        mov edi, dword [esp + 64]  ;   773.3 p2      78 w[12]
        add edi, dword [esp + 40]  ;   775.3 p2+p0   78 w[12]
        mov ecx, dword [esp + 132] ;   775.3 p2      51 t1
        xor ecx, ebp               ;   777.3 p0      51 t1
        and ecx, ebx               ;   777.8 p0      51 t1
        add edi, dword [esp + 96]  ;   776.3 p2+p1   78 w[12]
        add edi, edx               ;   786.2 p0      78 w[12]
        mov edx, ebx               ;   776.3 p1      48 t1 copy
        xor ecx, dword [esp + 132] ;   778.3 p2+p0   51 t1
        add ecx, dword [esp + 76]  ;   778.8 p2+p1   61 t1
        mov dword [esp + 76], ebp  ;   778.0 p0+p3   62 v[1] spill
        add ecx, 0xd192e819        ;   779.3 p1      61 t1
        add ecx, edi               ;   786.7 p1      61 t1
        ror edx, 0xe               ;   787.2 p1      48 t1
        xor edx, ebx               ;   791.2 p0      48 t1
        ror edx, 5                 ;   791.7 p1      48 t1
        xor edx, ebx               ;   795.7 p0      48 t1
        mov ebp, dword [esp + 48]  ;   780.3 p2      52 v[3]
        ror edx, 6                 ;   796.2 p1      48 t1
        add ecx, edx               ;   800.2 p0      61 t1
        mov edx, dword [esp + 84]  ;   781.3 p2      52 v[3]
        xor edx, eax               ;   788.2 p0      52 v[3]
        mov dword [esp + 48], edx  ;   788.7 p0+p3   52 v[3] spill
        and ebp, edx               ;   788.7 p0      52 v[3]
        xor ebp, dword [esp + 84]  ;   789.2 p2+p0   52 v[3]
        mov edx, dword [esp + 128] ;   783.7 p2      62 v[7]
        add ebp, ecx               ;   800.7 p1      63 v[3]
        add edx, ecx               ;   800.7 p0      62 v[7]
        mov dword [esp + 128], eax ;   788.2 p0+p3   63 v[4] spill
        mov ecx, eax               ;   788.2 p1      47 v[3] copy
        ror ecx, 9                 ;   801.2 p1      47 v[3]
        xor ecx, eax               ;   805.2 p0      47 v[3]
        ror ecx, 0xb               ;   805.7 p1      47 v[3]
        xor ecx, eax               ;   809.7 p0      47 v[3]
        ror ecx, 2                 ;   810.2 p1      47 v[3]
        add ebp, ecx               ;   814.2 p0      63 v[3]
        mov ecx, edi               ;   787.2 p0      50 w[14] copy
        mov eax, edi               ;   787.7 p0      50 w[14] copy
        shr ecx, 0xa               ;   788.2 p1      50 w[14]
        ror eax, 2                 ;   792.2 p1      50 w[14]
        xor eax, edi               ;   796.2 p0      50 w[14]
        ror eax, 0x11              ;   796.7 p1      50 w[14]
        xor ecx, eax               ;   800.7 p0      50 w[14]
        mov dword [esp + 96], ecx  ;   801.2 p0+p3   50 w[14] spill
        add esi, dword [esp + 108] ;   790.5 p2+p0   78 w[13]
        mov ecx, dword [esp + 92]  ;   790.7 p2      49 w[13]
        ror ecx, 0xb               ;   792.7 p1      49 w[13]
        mov eax, dword [esp + 92]  ;   791.7 p2      49 w[13]
        xor eax, ecx               ;   796.7 p0      49 w[13]
        mov ecx, dword [esp + 76]  ;   792.7 p2      62 v[1] reload
        ror eax, 7                 ;   797.2 p1      49 w[13]
        add esi, dword [esp + 60]  ;   793.7 p2+p0   78 w[13]
        mov dword [esp + 60], edi  ;   793.0 p0+p3   78 w[12] spill
        mov edi, dword [esp + 92]  ;   794.7 p2      49 w[13]
        shr edi, 3                 ;   796.7 p1      49 w[13]
        xor edi, eax               ;   801.2 p0      49 w[13]
        mov eax, dword [esp + 76]  ;   795.7 p2      51 t1
        add esi, edi               ;   801.7 p0      78 w[13]
        mov edi, edx               ;   801.2 p1      48 t1 copy
        ror edi, 0xe               ;   802.2 p1      48 t1
        xor edi, edx               ;   806.2 p0      48 t1
        ror edi, 5                 ;   806.7 p1      48 t1
        xor edi, edx               ;   810.7 p0      48 t1
        ror edi, 6                 ;   811.2 p1      48 t1
        xor eax, ebx               ;   797.7 p0      51 t1
        and eax, edx               ;   801.2 p0      51 t1
        xor eax, ecx               ;   801.7 p0      51 t1
        mov ecx, dword [esp + 48]  ;   798.0 p2      52 v[2]
        add eax, dword [esp + 132] ;   802.2 p2+p1   61 t1
        add eax, 0xd6990624        ;   802.7 p0      61 t1
        add eax, esi               ;   803.2 p1      61 t1
        add eax, edi               ;   815.2 p0      61 t1
        mov edi, dword [esp + 128] ;   800.0 p2      52 v[2]
        xor edi, ebp               ;   814.7 p0      52 v[2]
        mov dword [esp + 48], edi  ;   815.2 p0+p3   52 v[2] spill
        and ecx, edi               ;   815.2 p0      52 v[2]
        xor ecx, dword [esp + 128] ;   815.7 p2+p0   52 v[2]
        add ecx, eax               ;   816.2 p1      63 v[2]
        mov edi, dword [esp + 116] ;   802.3 p2      62 v[6]
        add edi, eax               ;   815.7 p1      62 v[6]
        mov eax, ebp               ;   814.7 p0      47 v[2] copy
        mov dword [esp + 116], ebx ;   803.5 p0+p3   62 v[0] spill
        mov ebx, ebp               ;   814.7 p1      47 v[2] copy
        ror ebx, 9                 ;   816.2 p1      47 v[2]
        xor eax, ebx               ;   820.2 p0      47 v[2]
        ror eax, 0xb               ;   820.7 p1      47 v[2]
        xor eax, ebp               ;   824.7 p0      47 v[2]
        ror eax, 2                 ;   825.2 p1      47 v[2]
        mov dword [esp + 132], esi ;   805.7 p0+p3   78 w[13] spill
        mov ebx, esi               ;   806.7 p0      50 w[15] copy
        add ecx, eax               ;   829.2 p1      63 v[2]
        mov eax, esi               ;   807.2 p0      50 w[15] copy
        shr eax, 0xa               ;   807.7 p1      50 w[15]
        ror ebx, 2                 ;   811.7 p1      50 w[15]
        xor ebx, esi               ;   815.7 p0      50 w[15]
        mov esi, dword [esp + 96]  ;   808.0 p2      78 w[14]
        mov dword [esp + 96], ebp  ;   814.7 p0+p3   63 v[3] spill
        mov ebp, dword [esp + 104] ;   809.0 p2      49 w[14]
        add esi, dword [esp + 112] ;   810.0 p2+p0   78 w[14]
        add esi, dword [esp + 92]  ;   811.0 p2+p1   78 w[14]
        ror ebp, 0xb               ;   811.5 p1      49 w[14]
        ror ebx, 0x11              ;   816.2 p1      50 w[15]
        xor eax, ebx               ;   820.2 p0      50 w[15]
        mov ebx, dword [esp + 104] ;   812.0 p2      49 w[14]
        xor ebx, ebp               ;   815.5 p0      49 w[14]
        ror ebx, 7                 ;   816.0 p1      49 w[14]
        mov dword [esp + 92], eax  ;   820.7 p0+p3   50 w[15] spill
        mov eax, dword [esp + 104] ;   813.0 p2      49 w[14]
        shr eax, 3                 ;   815.0 p1      49 w[14]
        xor eax, ebx               ;   820.0 p0      49 w[14]
        add esi, eax               ;   820.5 p0      78 w[14]
        mov eax, dword [esp + 116] ;   814.0 p2      51 t1
        xor eax, edx               ;   816.0 p0      51 t1
        mov ebx, dword [esp + 116] ;   815.0 p2      62 v[0] reload
        and eax, edi               ;   816.5 p0      51 t1
        xor eax, ebx               ;   817.0 p0      51 t1
        mov ebp, edi               ;   816.2 p1      48 t1 copy
        ror ebp, 0xe               ;   817.5 p1      48 t1
        xor ebp, edi               ;   821.5 p0      48 t1
        ror ebp, 5                 ;   822.0 p1      48 t1
        add eax, dword [esp + 76]  ;   817.5 p2+p0   61 t1
        add eax, 0xf40e3585        ;   818.0 p0      61 t1
        add eax, esi               ;   821.0 p1      61 t1
        xor ebp, edi               ;   826.0 p0      48 t1
        ror ebp, 6                 ;   826.5 p1      48 t1
        add eax, ebp               ;   830.5 p0      61 t1
        mov ebx, dword [esp + 48]  ;   819.3 p2      52 v[1]
        mov ebp, dword [esp + 96]  ;   820.3 p2      52 v[1]
        xor ebp, ecx               ;   829.7 p0      52 v[1]
        and ebx, ebp               ;   830.2 p0      52 v[1]
        xor ebx, dword [esp + 96]  ;   830.7 p2+p0   52 v[1]
        mov dword [esp + 48], ebp  ;   830.2 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 84]  ;   822.3 p2      62 v[5]
        add ebp, eax               ;   831.0 p1      62 v[5]
        add ebx, eax               ;   831.2 p0      63 v[1]
        mov eax, ecx               ;   829.7 p1      47 v[1] copy
        ror eax, 9                 ;   831.7 p1      47 v[1]
        xor eax, ecx               ;   835.7 p0      47 v[1]
        mov dword [esp + 84], ecx  ;   829.7 p0+p3   63 v[2] spill
        mov dword [esp + 76], esi  ;   825.7 p0+p3   78 w[14] spill
        ror eax, 0xb               ;   836.2 p1      47 v[1]
        xor eax, ecx               ;   840.2 p0      47 v[1]
        ror eax, 2                 ;   840.7 p1      47 v[1]
        mov ecx, esi               ;   826.3 p0      50 w[0] copy
        add ebx, eax               ;   844.7 p1      63 v[1]
        mov eax, esi               ;   826.8 p0      50 w[0] copy
        shr eax, 0xa               ;   827.3 p1      50 w[0]
        ror ecx, 2                 ;   831.3 p1      50 w[0]
        xor ecx, esi               ;   835.3 p0      50 w[0]
        mov esi, dword [esp + 92]  ;   827.3 p2      78 w[15]
        add esi, dword [esp + 72]  ;   829.3 p2+p0   78 w[15]
        mov dword [esp + 92], ebx  ;   845.2 p0+p3   63 v[1] spill
        mov ebx, dword [esp + 88]  ;   829.3 p2      49 w[15]
        ror ebx, 0xb               ;   831.3 p1      49 w[15]
        add esi, dword [esp + 104] ;   830.3 p2+p0   78 w[15]
        ror ecx, 0x11              ;   835.8 p1      50 w[0]
        xor eax, ecx               ;   839.8 p0      50 w[0]
        mov dword [esp + 104], eax ;   840.3 p0+p3   50 w[0] spill
        mov eax, dword [esp + 88]  ;   831.3 p2      49 w[15]
        shr eax, 3                 ;   833.3 p1      49 w[15]
        mov ecx, dword [esp + 88]  ;   832.3 p2      49 w[15]
        xor ecx, ebx               ;   835.3 p0      49 w[15]
        ror ecx, 7                 ;   835.8 p1      49 w[15]
        xor eax, ecx               ;   839.8 p0      49 w[15]
        mov ecx, edx               ;   833.2 p0      51 t1 copy
        xor ecx, edi               ;   833.7 p0      51 t1
        and ecx, ebp               ;   834.2 p0      51 t1
        xor ecx, edx               ;   834.7 p0      51 t1
        add ecx, dword [esp + 116] ;   835.2 p2+p1   61 t1
        add ecx, 0x106aa070        ;   835.7 p1      61 t1
        mov ebx, dword [esp + 92]  ;   846.2 p2      52 v[0]
        xor ebx, dword [esp + 84]  ;   848.2 p2+p0   52 v[0]
        add esi, eax               ;   840.3 p1      78 w[15]
        mov eax, ebp               ;   836.7 p0      48 t1 copy
        add ecx, esi               ;   840.8 p1      61 t1
        ror eax, 0xe               ;   841.3 p1      48 t1
        xor eax, ebp               ;   845.3 p0      48 t1
        ror eax, 5                 ;   845.8 p1      48 t1
        xor eax, ebp               ;   849.8 p0      48 t1
        ror eax, 6                 ;   850.3 p1      48 t1
        mov dword [esp + 64], esi  ;   840.8 p0+p3   78 w[15] spill
        add ecx, eax               ;   854.3 p0      61 t1
        mov eax, dword [esp + 48]  ;   839.7 p2      52 v[0]
        and eax, ebx               ;   848.7 p0      52 v[0]
        xor eax, dword [esp + 84]  ;   849.2 p2+p0   52 v[0]
        mov dword [esp + 48], ebx  ;   848.7 p0+p3   52 v[0] spill
        mov ebx, dword [esp + 128] ;   841.7 p2      62 v[4]
        mov dword [esp + 128], edx ;   843.0 p0+p3   62 v[7] spill
        mov edx, dword [esp + 92]  ;   846.2 p2      47 v[0]
        mov dword [esp + 116], edi ;   845.0 p0+p3   62 v[6] spill
        mov edi, dword [esp + 92]  ;   846.2 p2      47 v[0]
        ror edi, 9                 ;   849.7 p1      47 v[0]
        xor edx, edi               ;   853.7 p0      47 v[0]
        add ebx, ecx               ;   854.8 p1      62 v[4]
        add eax, ecx               ;   854.8 p1      63 v[0]
        mov ecx, dword [esp + 92]  ;   846.2 p2      47 v[0]
        ror edx, 0xb               ;   855.3 p1      47 v[0]
        xor ecx, edx               ;   859.3 p0      47 v[0]
        mov edi, esi               ;   845.5 p0      50 w[1] copy
        ror ecx, 2                 ;   859.8 p1      47 v[0]
        add eax, ecx               ;   863.8 p0      63 v[0]
        mov ecx, esi               ;   846.5 p0      50 w[1] copy
        shr edi, 0xa               ;   847.0 p1      50 w[1]
        ror ecx, 2                 ;   851.0 p1      50 w[1]
        xor ecx, esi               ;   855.0 p0      50 w[1]
        ror ecx, 0x11              ;   855.5 p1      50 w[1]
        xor edi, ecx               ;   859.5 p0      50 w[1]
        mov ecx, dword [esp + 140] ;   848.3 p2      78 w[1] reload
        mov edx, ecx               ;   850.3 p0      49 w[0] copy
        shr edx, 3                 ;   850.8 p1      49 w[0]
        mov esi, ecx               ;   850.3 p0      49 w[0] copy
        ror esi, 0xb               ;   854.8 p1      49 w[0]
        xor esi, ecx               ;   858.8 p0      49 w[0]
        ror esi, 7                 ;   859.3 p1      49 w[0]
        xor edx, esi               ;   863.3 p0      49 w[0]
        mov esi, dword [esp + 104] ;   851.0 p2      78 w[0]
        mov ecx, dword [esp + 116] ;   852.0 p2      51 t1
        xor ecx, ebp               ;   854.0 p0      51 t1
        and ecx, ebx               ;   855.3 p0      51 t1
        xor ecx, dword [esp + 116] ;   855.8 p2+p0   51 t1
        add ecx, 0x19a4c116        ;   856.3 p1      61 t1
        add esi, dword [esp + 100] ;   854.0 p2+p0   78 w[0]
        add esi, dword [esp + 88]  ;   855.0 p2+p1   78 w[0]
        add esi, edx               ;   863.8 p0      78 w[0]
        mov edx, ebx               ;   855.3 p1      48 t1 copy
        add ecx, dword [esp + 128] ;   856.8 p2+p0   61 t1
        mov dword [esp + 128], ebp ;   856.0 p0+p3   62 v[5] spill
        add ecx, esi               ;   864.3 p1      61 t1
        ror edx, 0xe               ;   864.8 p1      48 t1
        xor edx, ebx               ;   868.8 p0      48 t1
        ror edx, 5                 ;   869.3 p1      48 t1
        add edi, dword [esp + 80]  ;   860.0 p2+p0   78 w[1]
        xor edx, ebx               ;   873.3 p0      48 t1
        ror edx, 6                 ;   873.8 p1      48 t1
        add ecx, edx               ;   877.8 p0      61 t1
        mov ebp, dword [esp + 48]  ;   859.3 p2      52 v[7]
        mov edx, dword [esp + 92]  ;   860.3 p2      52 v[7]
        xor edx, eax               ;   864.3 p0      52 v[7]
        and ebp, edx               ;   864.8 p0      52 v[7]
        mov dword [esp + 48], edx  ;   864.8 p0+p3   52 v[7] spill
        xor ebp, dword [esp + 92]  ;   865.3 p2+p0   52 v[7]
        add ebp, ecx               ;   878.3 p1      63 v[7]
        mov edx, dword [esp + 96]  ;   862.3 p2      62 v[3]
        add edx, ecx               ;   878.3 p1      62 v[3]
        mov ecx, eax               ;   864.3 p0      47 v[7] copy
        ror ecx, 9                 ;   878.8 p1      47 v[7]
        xor ecx, eax               ;   882.8 p0      47 v[7]
        ror ecx, 0xb               ;   883.3 p1      47 v[7]
        xor ecx, eax               ;   887.3 p0      47 v[7]
        ror ecx, 2                 ;   887.8 p1      47 v[7]
        add ebp, ecx               ;   891.8 p0      63 v[7]
        mov ecx, esi               ;   865.2 p0      50 w[2] copy
        shr ecx, 0xa               ;   866.0 p1      50 w[2]
        mov dword [esp + 96], eax  ;   865.7 p0+p3   63 v[0] spill
        mov eax, esi               ;   866.7 p0      50 w[2] copy
        ror eax, 2                 ;   870.0 p1      50 w[2]
        add edi, dword [esp + 140] ;   867.2 p2+p0   78 w[1]
        xor eax, esi               ;   874.0 p0      50 w[2]
        ror eax, 0x11              ;   874.5 p1      50 w[2]
        mov dword [esp + 140], esi ;   868.2 p0+p3   78 w[0] spill
        xor ecx, eax               ;   878.5 p0      50 w[2]
        mov esi, dword [esp + 136] ;   868.7 p2      49 w[1]
        mov dword [esp + 88], ecx  ;   879.0 p0+p3   50 w[2] spill
        mov ecx, dword [esp + 136] ;   869.7 p2      49 w[1]
        shr esi, 3                 ;   870.7 p1      49 w[1]
        mov eax, dword [esp + 136] ;   870.7 p2      49 w[1]
        ror ecx, 0xb               ;   874.7 p1      49 w[1]
        xor eax, ecx               ;   878.7 p0      49 w[1]
        mov ecx, dword [esp + 128] ;   871.7 p2      62 v[5] reload
        ror eax, 7                 ;   879.2 p1      49 w[1]
        xor esi, eax               ;   883.2 p0      49 w[1]
        add edi, esi               ;   883.7 p0      78 w[1]
        mov esi, edx               ;   878.8 p1      48 t1 copy
        ror esi, 0xe               ;   884.2 p1      48 t1
        mov eax, dword [esp + 128] ;   873.0 p2      51 t1
        xor eax, ebx               ;   875.0 p0      51 t1
        and eax, edx               ;   878.8 p0      51 t1
        xor eax, ecx               ;   879.3 p0      51 t1
        mov ecx, dword [esp + 48]  ;   874.3 p2      52 v[6]
        add eax, dword [esp + 116] ;   879.8 p2+p1   61 t1
        xor esi, edx               ;   888.2 p0      48 t1
        add eax, 0x1e376c08        ;   880.3 p1      61 t1
        add eax, edi               ;   884.2 p0      61 t1
        ror esi, 5                 ;   888.7 p1      48 t1
        xor esi, edx               ;   892.7 p0      48 t1
        ror esi, 6                 ;   893.2 p1      48 t1
        add eax, esi               ;   897.2 p0      61 t1
        mov esi, dword [esp + 96]  ;   877.7 p2      52 v[6]
        xor esi, ebp               ;   892.3 p0      52 v[6]
        mov dword [esp + 48], esi  ;   892.8 p0+p3   52 v[6] spill
        and ecx, esi               ;   892.8 p0      52 v[6]
        mov esi, dword [esp + 84]  ;   879.0 p2      62 v[2]
        mov dword [esp + 84], ebx  ;   880.3 p0+p3   62 v[4] spill
        add esi, eax               ;   897.7 p1      62 v[2]
        xor ecx, dword [esp + 96]  ;   893.3 p2+p0   52 v[6]
        add ecx, eax               ;   897.7 p1      63 v[6]
        mov eax, ebp               ;   892.3 p1      47 v[6] copy
        mov ebx, ebp               ;   892.3 p0      47 v[6] copy
        ror ebx, 9                 ;   898.2 p1      47 v[6]
        xor eax, ebx               ;   902.2 p0      47 v[6]
        ror eax, 0xb               ;   902.7 p1      47 v[6]
        xor eax, ebp               ;   906.7 p0      47 v[6]
        mov dword [esp + 116], edi ;   884.2 p0+p3   78 w[1] spill
        mov ebx, edi               ;   884.2 p1      50 w[3] copy
        ror eax, 2                 ;   907.2 p1      47 v[6]
        add ecx, eax               ;   911.2 p0      63 v[6]
        mov eax, edi               ;   884.7 p0      50 w[3] copy
        shr eax, 0xa               ;   885.2 p1      50 w[3]
        ror ebx, 2                 ;   889.2 p1      50 w[3]
        xor ebx, edi               ;   893.2 p0      50 w[3]
        mov edi, dword [esp + 88]  ;   885.7 p2      78 w[2]
        add edi, dword [esp + 52]  ;   887.7 p2+p0   78 w[2]
        add edi, dword [esp + 136] ;   888.2 p2+p0   78 w[2]
        mov dword [esp + 88], ebp  ;   892.3 p0+p3   63 v[7] spill
        mov ebp, dword [esp + 124] ;   888.7 p2      49 w[2]
        ror ebx, 0x11              ;   893.7 p1      50 w[3]
        xor eax, ebx               ;   897.7 p0      50 w[3]
        mov dword [esp + 136], eax ;   898.2 p0+p3   50 w[3] spill
        mov eax, dword [esp + 124] ;   889.7 p2      49 w[2]
        mov ebx, dword [esp + 124] ;   890.7 p2      49 w[2]
        ror ebp, 0xb               ;   898.2 p1      49 w[2]
        xor ebx, ebp               ;   902.2 p0      49 w[2]
        ror ebx, 7                 ;   902.7 p1      49 w[2]
        shr eax, 3                 ;   891.7 p1      49 w[2]
        xor eax, ebx               ;   906.7 p0      49 w[2]
        add edi, eax               ;   907.2 p0      78 w[2]
        mov eax, dword [esp + 84]  ;   891.7 p2      51 t1
        xor eax, edx               ;   893.7 p0      51 t1
        mov ebx, dword [esp + 84]  ;   892.7 p2      62 v[4] reload
        mov ebp, esi               ;   898.2 p0      48 t1 copy
        ror ebp, 0xe               ;   898.7 p1      48 t1
        xor ebp, esi               ;   902.7 p0      48 t1
        ror ebp, 5                 ;   903.2 p1      48 t1
        xor ebp, esi               ;   907.2 p0      48 t1
        ror ebp, 6                 ;   907.7 p1      48 t1
        and eax, esi               ;   898.2 p0      51 t1
        xor eax, ebx               ;   898.7 p0      51 t1
        add eax, dword [esp + 128] ;   899.2 p2+p0   61 t1
        mov ebx, dword [esp + 48]  ;   896.3 p2      52 v[5]
        add eax, 0x2748774c        ;   899.7 p1      61 t1
        add eax, edi               ;   907.7 p0      61 t1
        add eax, ebp               ;   911.7 p1      61 t1
        mov ebp, dword [esp + 88]  ;   897.3 p2      52 v[5]
        xor ebp, ecx               ;   911.7 p0      52 v[5]
        and ebx, ebp               ;   912.2 p0      52 v[5]
        mov dword [esp + 48], ebp  ;   912.2 p0+p3   52 v[5] spill
        mov ebp, dword [esp + 92]  ;   898.7 p2      62 v[1]
        mov dword [esp + 92], ecx  ;   911.7 p0+p3   63 v[6] spill
        mov dword [esp + 128], edi ;   907.7 p0+p3   78 w[2] spill
        xor ebx, dword [esp + 88]  ;   912.7 p2+p0   52 v[5]
        add ebp, eax               ;   912.2 p1      62 v[1]
        add ebx, eax               ;   913.2 p1      63 v[5]
        mov eax, ecx               ;   911.7 p1      47 v[5] copy
        ror eax, 9                 ;   913.7 p1      47 v[5]
        xor eax, ecx               ;   917.7 p0      47 v[5]
        ror eax, 0xb               ;   918.2 p1      47 v[5]
        xor eax, ecx               ;   922.2 p0      47 v[5]
        ror eax, 2                 ;   922.7 p1      47 v[5]
        add ebx, eax               ;   926.7 p0      63 v[5]
        mov ecx, edi               ;   907.7 p0      50 w[4] copy
        mov eax, edi               ;   907.7 p0      50 w[4] copy
        shr eax, 0xa               ;   908.2 p1      50 w[4]
        ror ecx, 2                 ;   912.2 p1      50 w[4]
        xor ecx, edi               ;   916.2 p0      50 w[4]
        mov edi, dword [esp + 136] ;   905.0 p2      78 w[3]
        add edi, dword [esp + 60]  ;   907.0 p2+p0   78 w[3]
        mov dword [esp + 136], ebx ;   927.2 p0+p3   63 v[5] spill
        mov ebx, dword [esp + 68]  ;   907.0 p2      49 w[3]
        ror ebx, 0xb               ;   909.0 p1      49 w[3]
        ror ecx, 0x11              ;   916.7 p1      50 w[4]
        add edi, dword [esp + 124] ;   908.0 p2+p0   78 w[3]
        xor eax, ecx               ;   920.7 p0      50 w[4]
        mov ecx, dword [esp + 68]  ;   909.0 p2      49 w[3]
        xor ecx, ebx               ;   913.0 p0      49 w[3]
        ror ecx, 7                 ;   913.5 p1      49 w[3]
        mov dword [esp + 124], eax ;   921.2 p0+p3   50 w[4] spill
        mov eax, dword [esp + 68]  ;   910.0 p2      49 w[3]
        shr eax, 3                 ;   912.0 p1      49 w[3]
        xor eax, ecx               ;   917.5 p0      49 w[3]
        mov ebx, dword [esp + 136] ;   928.2 p2      52 v[4]
        mov ecx, edx               ;   911.0 p0      51 t1 copy
        xor ebx, dword [esp + 92]  ;   930.2 p2+p0   52 v[4]
        add edi, eax               ;   918.0 p1      78 w[3]
        mov eax, ebp               ;   912.7 p0      48 t1 copy
        ror eax, 0xe               ;   918.5 p1      48 t1
        xor eax, ebp               ;   922.5 p0      48 t1
        ror eax, 5                 ;   923.0 p1      48 t1
        xor ecx, esi               ;   913.7 p0      51 t1
        and ecx, ebp               ;   914.2 p0      51 t1
        xor eax, ebp               ;   927.0 p0      48 t1
        ror eax, 6                 ;   927.5 p1      48 t1
        xor ecx, edx               ;   915.2 p0      51 t1
        add ecx, dword [esp + 84]  ;   915.7 p2+p0   61 t1
        add ecx, 0x34b0bcb5        ;   916.2 p1      61 t1
        mov dword [esp + 84], esi  ;   916.3 p0+p3   62 v[2] spill
        mov esi, dword [esp + 136] ;   928.2 p2      47 v[4]
        ror esi, 9                 ;   930.2 p1      47 v[4]
        add ecx, edi               ;   918.5 p0      61 t1
        add ecx, eax               ;   931.5 p0      61 t1
        mov eax, dword [esp + 48]  ;   918.0 p2      52 v[4]
        and eax, ebx               ;   930.7 p0      52 v[4]
        mov dword [esp + 48], ebx  ;   930.7 p0+p3   52 v[4] spill
        mov ebx, dword [esp + 96]  ;   919.0 p2      62 v[0]
        add ebx, ecx               ;   932.0 p1      62 v[0]
        mov dword [esp + 96], edx  ;   920.7 p0+p3   62 v[3] spill
        xor eax, dword [esp + 92]  ;   931.2 p2+p0   52 v[4]
        mov edx, dword [esp + 136] ;   928.2 p2      47 v[4]
        xor edx, esi               ;   934.2 p0      47 v[4]
        add eax, ecx               ;   932.0 p1      63 v[4]
        mov ecx, dword [esp + 136] ;   928.2 p2      47 v[4]
        ror edx, 0xb               ;   934.7 p1      47 v[4]
        xor ecx, edx               ;   938.7 p0      47 v[4]
        ror ecx, 2                 ;   939.2 p1      47 v[4]
        add eax, ecx               ;   943.2 p0      63 v[4]
        mov esi, edi               ;   923.5 p0      50 w[5] copy
        mov ecx, edi               ;   924.0 p1      50 w[5] copy
        mov edx, dword [esp + 80]  ;   924.0 p2      78 w[10]
        add edx, edi               ;   926.0 p0      78 w[10]
        ror ecx, 2                 ;   926.5 p1      50 w[5]
        shr esi, 0xa               ;   925.7 p1      50 w[5]
        xor edi, ecx               ;   930.5 p0      50 w[5]
        ror edi, 0x11              ;   931.0 p1      50 w[5]
        xor esi, edi               ;   935.0 p0      50 w[5]
        mov edi, dword [esp + 40]  ;   926.3 p2      78 w[5] reload
        mov ecx, edi               ;   928.3 p0      49 w[4] copy
        mov dword [esp + 104], edx ;   927.2 p0+p3   78 w[10] spill
        mov edx, edi               ;   928.3 p1      49 w[4] copy
        shr ecx, 3                 ;   928.8 p1      49 w[4]
        ror edx, 0xb               ;   932.8 p1      49 w[4]
        xor edx, edi               ;   936.8 p0      49 w[4]
        ror edx, 7                 ;   937.3 p1      49 w[4]
        xor ecx, edx               ;   941.3 p0      49 w[4]
        mov edx, dword [esp + 124] ;   929.3 p2      78 w[4]
        add edx, dword [esp + 132] ;   931.3 p2+p0   78 w[4]
        add edx, dword [esp + 68]  ;   931.8 p2+p0   78 w[4]
        add edx, ecx               ;   941.8 p0      78 w[4]
        mov edi, dword [esp + 84]  ;   932.3 p2      51 t1
        mov ecx, ebx               ;   932.5 p1      48 t1 copy
        xor edi, ebp               ;   934.3 p0      51 t1
        and edi, ebx               ;   934.8 p0      51 t1
        xor edi, dword [esp + 84]  ;   935.3 p2+p0   51 t1
        ror ecx, 0xe               ;   935.8 p1      48 t1
        xor ecx, ebx               ;   939.8 p0      48 t1
        ror ecx, 5                 ;   940.3 p1      48 t1
        xor ecx, ebx               ;   944.3 p0      48 t1
        add edi, dword [esp + 96]  ;   935.8 p2+p0   61 t1
        mov dword [esp + 96], ebp  ;   935.3 p0+p3   62 v[1] spill
        add edi, 0x391c0cb3        ;   936.3 p1      61 t1
        add edi, edx               ;   942.3 p1      61 t1
        ror ecx, 6                 ;   944.8 p1      48 t1
        add edi, ecx               ;   948.8 p0      61 t1
        mov ebp, dword [esp + 48]  ;   937.0 p2      52 v[3]
        mov ecx, dword [esp + 136] ;   938.0 p2      52 v[3]
        xor ecx, eax               ;   943.7 p0      52 v[3]
        and ebp, ecx               ;   944.2 p0      52 v[3]
        xor ebp, dword [esp + 136] ;   944.7 p2+p0   52 v[3]
        add ebp, edi               ;   949.3 p1      63 v[3]
        mov dword [esp + 48], ecx  ;   944.2 p0+p3   52 v[3] spill
        add esi, dword [esp + 76]  ;   940.0 p2+p1   78 w[5]
        mov ecx, dword [esp + 88]  ;   941.0 p2      62 v[7]
        add ecx, edi               ;   949.3 p1      62 v[7]
        mov edi, eax               ;   943.7 p0      47 v[3] copy
        ror edi, 9                 ;   949.8 p1      47 v[3]
        xor edi, eax               ;   953.8 p0      47 v[3]
        ror edi, 0xb               ;   954.3 p1      47 v[3]
        xor edi, eax               ;   958.3 p0      47 v[3]
        ror edi, 2                 ;   958.8 p1      47 v[3]
        add ebp, edi               ;   962.8 p0      63 v[3]
        add esi, dword [esp + 40]  ;   943.5 p2+p0   78 w[5]
        mov dword [esp + 40], edx  ;   944.0 p0+p3   78 w[4] spill
        mov edi, edx               ;   944.3 p1      50 w[6] copy
        mov dword [esp + 88], eax  ;   946.0 p0+p3   63 v[4] spill
        shr edi, 0xa               ;   945.0 p1      50 w[6]
        mov eax, edx               ;   946.0 p0      50 w[6] copy
        ror eax, 2                 ;   949.0 p1      50 w[6]
        xor eax, edx               ;   953.0 p0      50 w[6]
        ror eax, 0x11              ;   953.5 p1      50 w[6]
        xor edi, eax               ;   957.5 p0      50 w[6]
        mov dword [esp + 68], edi  ;   958.0 p0+p3   50 w[6] spill
        mov eax, dword [esp + 108] ;   947.3 p2      49 w[5]
        mov edi, dword [esp + 108] ;   948.3 p2      49 w[5]
        ror edi, 0xb               ;   958.0 p1      49 w[5]
        xor eax, edi               ;   962.0 p0      49 w[5]
        ror eax, 7                 ;   962.5 p1      49 w[5]
        mov edi, ecx               ;   949.8 p0      48 t1 copy
        ror edi, 0xe               ;   966.5 p1      48 t1
        mov edx, dword [esp + 108] ;   949.7 p2      49 w[5]
        shr edx, 3                 ;   951.7 p1      49 w[5]
        xor edi, ecx               ;   970.5 p0      48 t1
        ror edi, 5                 ;   971.0 p1      48 t1
        xor edi, ecx               ;   975.0 p0      48 t1
        ror edi, 6                 ;   975.5 p1      48 t1
        xor edx, eax               ;   966.5 p0      49 w[5]
        mov eax, dword [esp + 96]  ;   952.0 p2      51 t1
        xor eax, ebx               ;   954.0 p0      51 t1
        and eax, ecx               ;   954.5 p0      51 t1
        add esi, edx               ;   967.0 p0      78 w[5]
        mov edx, dword [esp + 96]  ;   953.3 p2      62 v[1] reload
        xor eax, edx               ;   955.3 p0      51 t1
        add eax, dword [esp + 84]  ;   955.8 p2+p1   61 t1
        add eax, 0x4ed8aa4a        ;   956.3 p0      61 t1
        add eax, esi               ;   967.5 p1      61 t1
        add eax, edi               ;   979.5 p0      61 t1
        mov edi, dword [esp + 88]  ;   955.7 p2      52 v[2]
        xor edi, ebp               ;   963.3 p0      52 v[2]
        mov edx, dword [esp + 48]  ;   956.7 p2      52 v[2]
        mov dword [esp + 48], edi  ;   963.8 p0+p3   52 v[2] spill
        and edx, edi               ;   963.8 p0      52 v[2]
        mov edi, dword [esp + 92]  ;   957.7 p2      62 v[6]
        mov dword [esp + 92], ebx  ;   958.7 p0+p3   62 v[0] spill
        mov ebx, ebp               ;   963.3 p1      47 v[2] copy
        ror ebx, 9                 ;   964.3 p1      47 v[2]
        add edi, eax               ;   980.0 p0      62 v[6]
        xor edx, dword [esp + 88]  ;   964.3 p2+p0   52 v[2]
        add edx, eax               ;   980.0 p1      63 v[2]
        mov eax, ebp               ;   963.3 p0      47 v[2] copy
        xor eax, ebx               ;   968.3 p0      47 v[2]
        mov ebx, esi               ;   967.5 p1      50 w[7] copy
        ror eax, 0xb               ;   968.8 p1      47 v[2]
        xor eax, ebp               ;   972.8 p0      47 v[2]
        ror eax, 2                 ;   973.3 p1      47 v[2]
        ror ebx, 2                 ;   977.3 p1      50 w[7]
        add edx, eax               ;   980.5 p0      63 v[2]
        mov eax, esi               ;   967.5 p0      50 w[7] copy
        xor ebx, esi               ;   981.3 p0      50 w[7]
        ror ebx, 0x11              ;   981.8 p1      50 w[7]
        shr eax, 0xa               ;   968.0 p1      50 w[7]
        xor eax, ebx               ;   985.8 p0      50 w[7]
        mov ebx, dword [esp + 112] ;   964.3 p2      49 w[6]
        mov dword [esp + 84], esi  ;   967.5 p0+p3   78 w[5] spill
        mov esi, dword [esp + 68]  ;   965.3 p2      78 w[6]
        add esi, dword [esp + 64]  ;   967.3 p2+p0   78 w[6]
        mov dword [esp + 68], ebp  ;   966.7 p0+p3   63 v[3] spill
        mov ebp, dword [esp + 112] ;   967.3 p2      49 w[6]
        ror ebp, 0xb               ;   969.3 p1      49 w[6]
        add esi, dword [esp + 108] ;   968.3 p2+p0   78 w[6]
        mov dword [esp + 108], eax ;   986.3 p0+p3   50 w[7] spill
        mov eax, dword [esp + 112] ;   969.3 p2      49 w[6]
        shr eax, 3                 ;   971.3 p1      49 w[6]
        xor ebx, ebp               ;   973.3 p0      49 w[6]
        ror ebx, 7                 ;   973.8 p1      49 w[6]
        xor eax, ebx               ;   977.8 p0      49 w[6]
        mov ebx, dword [esp + 92]  ;   970.3 p2      62 v[0] reload
        add esi, eax               ;   978.3 p0      78 w[6]
        mov eax, dword [esp + 92]  ;   971.3 p2      51 t1
        mov ebp, edi               ;   980.5 p1      48 t1 copy
        xor eax, ecx               ;   973.3 p0      51 t1
        ror ebp, 0xe               ;   981.0 p1      48 t1
        xor ebp, edi               ;   985.0 p0      48 t1
        ror ebp, 5                 ;   985.5 p1      48 t1
        and eax, edi               ;   980.5 p0      51 t1
        xor eax, ebx               ;   981.0 p0      51 t1
        add eax, dword [esp + 96]  ;   981.5 p2+p1   61 t1
        add eax, 0x5b9cca4f        ;   982.0 p0      61 t1
        xor ebp, edi               ;   989.5 p0      48 t1
        mov ebx, dword [esp + 48]  ;   974.3 p2      52 v[1]
        mov dword [esp + 96], esi  ;   978.8 p0+p3   78 w[6] spill
        ror ebp, 6                 ;   990.0 p1      48 t1
        add eax, esi               ;   982.5 p0      61 t1
        add eax, ebp               ;   994.0 p1      61 t1
        mov ebp, dword [esp + 68]  ;   976.0 p2      52 v[1]
        xor ebp, edx               ;   981.0 p0      52 v[1]
        and ebx, ebp               ;   981.5 p0      52 v[1]
        mov dword [esp + 48], ebp  ;   981.5 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 136] ;   977.3 p2      62 v[5]
        xor ebx, dword [esp + 68]  ;   982.0 p2+p0   52 v[1]
        add ebx, eax               ;   994.5 p1      63 v[1]
        add ebp, eax               ;   994.5 p0      62 v[5]
        mov eax, edx               ;   981.0 p1      47 v[1] copy
        ror eax, 9                 ;   995.0 p1      47 v[1]
        mov dword [esp + 136], edx ;   981.0 p0+p3   63 v[2] spill
        xor eax, edx               ;   999.0 p0      47 v[1]
        ror eax, 0xb               ;   999.5 p1      47 v[1]
        xor eax, edx               ;  1003.5 p0      47 v[1]
        ror eax, 2                 ;  1004.0 p1      47 v[1]
        add ebx, eax               ;  1008.0 p0      63 v[1]
        mov eax, esi               ;   982.2 p0      50 w[8] copy
        shr eax, 0xa               ;   982.7 p1      50 w[8]
        mov edx, esi               ;   982.7 p0      50 w[8] copy
        ror edx, 2                 ;   986.7 p1      50 w[8]
        xor edx, esi               ;   990.7 p0      50 w[8]
        ror edx, 0x11              ;   991.2 p1      50 w[8]
        xor eax, edx               ;   995.2 p0      50 w[8]
        mov esi, dword [esp + 108] ;   987.3 p2      78 w[7]
        add esi, dword [esp + 140] ;   989.3 p2+p0   78 w[7]
        mov edx, dword [esp + 72]  ;   986.0 p2      49 w[7]
        add esi, dword [esp + 112] ;   989.8 p2+p0   78 w[7]
        mov dword [esp + 112], eax ;   995.7 p0+p3   50 w[8] spill
        mov dword [esp + 108], ebx ;  1008.5 p0+p3   63 v[1] spill
        mov eax, dword [esp + 72]  ;   988.0 p2      49 w[7]
        mov ebx, dword [esp + 72]  ;   989.0 p2      49 w[7]
        shr eax, 3                 ;   990.0 p1      49 w[7]
        ror ebx, 0xb               ;   994.0 p1      49 w[7]
        xor edx, ebx               ;   998.0 p0      49 w[7]
        ror edx, 7                 ;   998.5 p1      49 w[7]
        xor eax, edx               ;  1002.5 p0      49 w[7]
        add esi, eax               ;  1003.0 p0      78 w[7]
        mov eax, ebp               ;   995.0 p0      48 t1 copy
        mov edx, ecx               ;   990.2 p0      51 t1 copy
        xor edx, edi               ;   990.7 p0      51 t1
        and edx, ebp               ;   995.0 p0      51 t1
        xor edx, ecx               ;   995.5 p0      51 t1
        add edx, dword [esp + 92]  ;   996.0 p2+p1   61 t1
        add edx, 0x682e6ff3        ;   996.5 p1      61 t1
        mov ebx, dword [esp + 108] ;  1009.5 p2      52 v[0]
        ror eax, 0xe               ;   997.0 p1      48 t1
        xor eax, ebp               ;  1001.0 p0      48 t1
        ror eax, 5                 ;  1001.5 p1      48 t1
        add edx, esi               ;  1003.5 p0      61 t1
        xor ebx, dword [esp + 136] ;  1011.5 p2+p0   52 v[0]
        xor eax, ebp               ;  1005.5 p0      48 t1
        mov dword [esp + 92], edi  ;   994.8 p0+p3   62 v[6] spill
        ror eax, 6                 ;  1006.0 p1      48 t1
        add edx, eax               ;  1010.0 p0      61 t1
        mov eax, dword [esp + 48]  ;   995.7 p2      52 v[0]
        mov dword [esp + 48], ebx  ;  1012.0 p0+p3   52 v[0] spill
        and eax, ebx               ;  1012.0 p0      52 v[0]
        mov ebx, dword [esp + 88]  ;   996.7 p2      62 v[4]
        mov dword [esp + 88], ecx  ;   998.7 p0+p3   62 v[7] spill
        add ebx, edx               ;  1010.5 p1      62 v[4]
        mov edi, dword [esp + 108] ;  1009.5 p2      47 v[0]
        ror edi, 9                 ;  1011.5 p1      47 v[0]
        xor eax, dword [esp + 136] ;  1012.5 p2+p0   52 v[0]
        mov ecx, dword [esp + 108] ;  1009.5 p2      47 v[0]
        add eax, edx               ;  1013.0 p1      63 v[0]
        mov edx, dword [esp + 108] ;  1009.5 p2      47 v[0]
        xor ecx, edi               ;  1015.5 p0      47 v[0]
        ror ecx, 0xb               ;  1016.0 p1      47 v[0]
        xor edx, ecx               ;  1020.0 p0      47 v[0]
        ror edx, 2                 ;  1020.5 p1      47 v[0]
        add eax, edx               ;  1024.5 p0      63 v[0]
        mov edx, dword [esp + 76]  ;  1001.7 p2      61 t1
        add edx, esi               ;  1003.7 p0      61 t1
        mov edi, esi               ;  1003.5 p1      50 w[9] copy
        shr edi, 0xa               ;  1004.0 p1      50 w[9]
        mov ecx, esi               ;  1003.5 p0      50 w[9] copy
        ror ecx, 2                 ;  1008.0 p1      50 w[9]
        xor esi, ecx               ;  1012.0 p0      50 w[9]
        ror esi, 0x11              ;  1012.5 p1      50 w[9]
        xor edi, esi               ;  1016.5 p0      50 w[9]
        mov esi, dword [esp + 100] ;  1004.7 p2      78 w[9] reload
        mov dword [esp + 124], edx ;  1005.0 p0+p3   61 t1 spill
        mov ecx, esi               ;  1006.7 p1      49 w[8] copy
        shr ecx, 3                 ;  1007.2 p1      49 w[8]
        mov edx, esi               ;  1006.7 p0      49 w[8] copy
        ror edx, 0xb               ;  1011.2 p1      49 w[8]
        xor edx, esi               ;  1015.2 p0      49 w[8]
        mov esi, dword [esp + 92]  ;  1007.0 p2      51 t1
        ror edx, 7                 ;  1015.7 p1      49 w[8]
        xor ecx, edx               ;  1019.7 p0      49 w[8]
        mov edx, dword [esp + 112] ;  1008.0 p2      78 w[8]
        add edx, dword [esp + 116] ;  1010.0 p2+p0   78 w[8]
        add edx, dword [esp + 72]  ;  1010.5 p2+p0   78 w[8]
        add edx, ecx               ;  1020.2 p1      78 w[8]
        mov ecx, ebx               ;  1011.0 p0      48 t1 copy
        xor esi, ebp               ;  1010.5 p0      51 t1
        and esi, ebx               ;  1011.0 p0      51 t1
        ror ecx, 0xe               ;  1011.5 p1      48 t1
        xor ecx, ebx               ;  1015.5 p0      48 t1
        ror ecx, 5                 ;  1016.0 p1      48 t1
        xor ecx, ebx               ;  1020.0 p0      48 t1
        ror ecx, 6                 ;  1020.5 p1      48 t1
        xor esi, dword [esp + 92]  ;  1012.7 p2+p0   51 t1
        add esi, dword [esp + 88]  ;  1013.7 p2+p0   61 t1
        add esi, 0x748f82ee        ;  1014.2 p0      61 t1
        add esi, edx               ;  1020.7 p1      61 t1
        add esi, ecx               ;  1024.5 p0      61 t1
        mov dword [esp + 88], ebp  ;  1015.2 p0+p3   62 v[5] spill
        mov ebp, dword [esp + 48]  ;  1015.3 p2      52 v[7]
        mov ecx, dword [esp + 108] ;  1016.3 p2      52 v[7]
        xor ecx, eax               ;  1025.0 p0      52 v[7]
        mov dword [esp + 48], ecx  ;  1025.5 p0+p3   52 v[7] spill
        and ebp, ecx               ;  1025.5 p0      52 v[7]
        mov ecx, dword [esp + 68]  ;  1017.3 p2      62 v[3]
        xor ebp, dword [esp + 108] ;  1026.0 p2+p0   52 v[7]
        add ebp, esi               ;  1026.5 p1      63 v[7]
        add ecx, esi               ;  1025.0 p1      62 v[3]
        mov esi, eax               ;  1025.0 p0      47 v[7] copy
        ror esi, 9                 ;  1025.5 p1      47 v[7]
        xor esi, eax               ;  1029.5 p0      47 v[7]
        ror esi, 0xb               ;  1030.0 p1      47 v[7]
        xor esi, eax               ;  1034.0 p0      47 v[7]
        ror esi, 2                 ;  1034.5 p1      47 v[7]
        add ebp, esi               ;  1038.5 p0      63 v[7]
        mov dword [esp + 68], eax  ;  1025.0 p0+p3   63 v[0] spill
        mov esi, edx               ;  1022.0 p1      50 w[10] copy
        shr esi, 0xa               ;  1022.5 p1      50 w[10]
        mov eax, edx               ;  1022.2 p0      50 w[10] copy
        ror eax, 2                 ;  1026.5 p1      50 w[10]
        xor eax, edx               ;  1030.5 p0      50 w[10]
        ror eax, 0x11              ;  1031.0 p1      50 w[10]
        add edi, dword [esp + 128] ;  1023.3 p2+p0   78 w[9]
        xor esi, eax               ;  1035.0 p0      50 w[10]
        mov dword [esp + 128], esi ;  1035.5 p0+p3   50 w[10] spill
        mov esi, dword [esp + 80]  ;  1024.7 p2      49 w[9]
        mov eax, dword [esp + 80]  ;  1025.7 p2      49 w[9]
        add edi, dword [esp + 100] ;  1026.7 p2+p1   78 w[9]
        mov dword [esp + 100], edx ;  1026.3 p0+p3   78 w[8] spill
        mov edx, dword [esp + 80]  ;  1027.7 p2      49 w[9]
        shr edx, 3                 ;  1029.7 p1      49 w[9]
        ror esi, 0xb               ;  1033.7 p1      49 w[9]
        xor eax, esi               ;  1037.7 p0      49 w[9]
        ror eax, 7                 ;  1038.2 p1      49 w[9]
        xor edx, eax               ;  1042.2 p0      49 w[9]
        mov eax, dword [esp + 88]  ;  1028.7 p2      51 t1
        xor eax, ebx               ;  1030.7 p0      51 t1
        and eax, ecx               ;  1031.2 p0      51 t1
        add edi, edx               ;  1042.7 p0      78 w[9]
        mov edx, dword [esp + 88]  ;  1029.7 p2      62 v[5] reload
        xor eax, edx               ;  1031.7 p0      51 t1
        mov edx, dword [esp + 48]  ;  1030.7 p2      52 v[6]
        add eax, dword [esp + 92]  ;  1032.2 p2+p1   61 t1
        add eax, 0x78a5636f        ;  1032.7 p0      61 t1
        add eax, edi               ;  1043.2 p1      61 t1
        mov esi, ecx               ;  1032.0 p0      48 t1 copy
        ror esi, 0xe               ;  1043.7 p1      48 t1
        xor esi, ecx               ;  1047.7 p0      48 t1
        ror esi, 5                 ;  1048.2 p1      48 t1
        xor esi, ecx               ;  1052.2 p0      48 t1
        ror esi, 6                 ;  1052.7 p1      48 t1
        add eax, esi               ;  1056.7 p0      61 t1
        mov esi, dword [esp + 68]  ;  1034.3 p2      52 v[6]
        xor esi, ebp               ;  1039.0 p0      52 v[6]
        mov dword [esp + 48], esi  ;  1039.5 p0+p3   52 v[6] spill
        and edx, esi               ;  1039.5 p0      52 v[6]
        xor edx, dword [esp + 68]  ;  1040.0 p2+p0   52 v[6]
        mov esi, dword [esp + 136] ;  1036.7 p2      62 v[2]
        mov dword [esp + 136], ebx ;  1037.2 p0+p3   62 v[4] spill
        mov ebx, ebp               ;  1039.0 p1      47 v[6] copy
        ror ebx, 9                 ;  1040.5 p1      47 v[6]
        add edx, eax               ;  1057.2 p0      63 v[6]
        add esi, eax               ;  1057.2 p1      62 v[2]
        mov eax, ebp               ;  1039.0 p0      47 v[6] copy
        xor eax, ebx               ;  1044.5 p0      47 v[6]
        ror eax, 0xb               ;  1045.0 p1      47 v[6]
        xor eax, ebp               ;  1049.0 p0      47 v[6]
        ror eax, 2                 ;  1049.5 p1      47 v[6]
        add edx, eax               ;  1057.7 p0      63 v[6]
        mov eax, edi               ;  1043.2 p0      50 w[11] copy
        shr eax, 0xa               ;  1043.7 p1      50 w[11]
        mov ebx, edi               ;  1043.2 p0      50 w[11] copy
        ror ebx, 2                 ;  1047.7 p1      50 w[11]
        xor edi, ebx               ;  1051.7 p0      50 w[11]
        ror edi, 0x11              ;  1052.2 p1      50 w[11]
        xor eax, edi               ;  1056.2 p0      50 w[11]
        mov edi, dword [esp + 52]  ;  1042.7 p2      78 w[11] reload
        mov ebx, edi               ;  1044.7 p0      49 w[10] copy
        shr ebx, 3                 ;  1045.2 p1      49 w[10]
        mov dword [esp + 92], eax  ;  1056.7 p0+p3   50 w[11] spill
        mov eax, edi               ;  1044.7 p0      49 w[10] copy
        ror eax, 0xb               ;  1049.2 p1      49 w[10]
        xor eax, edi               ;  1053.2 p0      49 w[10]
        ror eax, 7                 ;  1053.7 p1      49 w[10]
        xor ebx, eax               ;  1057.7 p0      49 w[10]
        mov eax, dword [esp + 104] ;  1045.7 p2      78 w[10] reload
        add eax, dword [esp + 128] ;  1047.7 p2+p0   78 w[10]
        add eax, ebx               ;  1058.2 p0      78 w[10]
        mov ebx, esi               ;  1057.7 p1      48 t1 copy
        ror ebx, 0xe               ;  1058.7 p1      48 t1
        xor ebx, esi               ;  1062.7 p0      48 t1
        ror ebx, 5                 ;  1063.2 p1      48 t1
        mov edi, dword [esp + 136] ;  1048.3 p2      51 t1
        xor edi, ecx               ;  1050.3 p0      51 t1
        and edi, esi               ;  1057.7 p0      51 t1
        xor edi, dword [esp + 136] ;  1058.2 p2+p0   51 t1
        add edi, dword [esp + 88]  ;  1058.7 p2+p1   61 t1
        add edi, 0x84c87814        ;  1059.2 p0      61 t1
        xor ebx, esi               ;  1067.2 p0      48 t1
        ror ebx, 6                 ;  1067.7 p1      48 t1
        add edi, eax               ;  1059.7 p0      61 t1
        add edi, ebx               ;  1071.7 p0      61 t1
        mov ebx, dword [esp + 48]  ;  1052.3 p2      52 v[5]
        mov dword [esp + 48], ecx  ;  1052.7 p0+p3   62 v[3] spill
        mov ecx, ebp               ;  1053.0 p1      52 v[5] copy
        mov dword [esp + 88], ebp  ;  1054.7 p0+p3   63 v[7] spill
        xor ecx, edx               ;  1058.2 p0      52 v[5]
        and ebx, ecx               ;  1058.7 p0      52 v[5]
        xor ebx, ebp               ;  1059.2 p0      52 v[5]
        mov ebp, dword [esp + 108] ;  1054.7 p2      62 v[1]
        add ebx, edi               ;  1072.2 p1      63 v[5]
        mov dword [esp + 108], ecx ;  1058.7 p0+p3   52 v[5] spill
        add ebp, edi               ;  1072.2 p1      62 v[1]
        mov ecx, eax               ;  1058.7 p1      50 w[12] copy
        mov edi, edx               ;  1058.2 p1      47 v[5] copy
        ror edi, 9                 ;  1072.7 p1      47 v[5]
        xor edi, edx               ;  1076.7 p0      47 v[5]
        ror edi, 0xb               ;  1077.2 p1      47 v[5]
        xor edi, edx               ;  1081.2 p0      47 v[5]
        ror edi, 2                 ;  1081.7 p1      47 v[5]
        add ebx, edi               ;  1085.7 p0      63 v[5]
        mov edi, eax               ;  1058.8 p0      50 w[12] copy
        shr edi, 0xa               ;  1060.2 p1      50 w[12]
        ror eax, 2                 ;  1064.2 p1      50 w[12]
        xor ecx, eax               ;  1068.2 p0      50 w[12]
        ror ecx, 0x11              ;  1068.7 p1      50 w[12]
        xor edi, ecx               ;  1072.7 p0      50 w[12]
        mov dword [esp + 104], edi ;  1073.2 p0+p3   50 w[12] spill
        mov eax, dword [esp + 60]  ;  1061.0 p2      78 w[12] reload
        mov ecx, eax               ;  1063.0 p0      49 w[11] copy
        shr ecx, 3                 ;  1063.5 p1      49 w[11]
        mov edi, eax               ;  1063.0 p0      49 w[11] copy
        ror edi, 0xb               ;  1067.5 p1      49 w[11]
        xor edi, eax               ;  1071.5 p0      49 w[11]
        ror edi, 7                 ;  1072.0 p1      49 w[11]
        xor ecx, edi               ;  1076.0 p0      49 w[11]
        mov edi, dword [esp + 92]  ;  1063.7 p2      78 w[11]
        add edi, dword [esp + 40]  ;  1065.7 p2+p0   78 w[11]
        add edi, dword [esp + 52]  ;  1066.2 p2+p0   78 w[11]
        add edi, ecx               ;  1076.5 p0      78 w[11]
        mov ecx, ebp               ;  1072.7 p0      48 t1 copy
        ror ecx, 0xe               ;  1077.0 p1      48 t1
        xor ecx, ebp               ;  1081.0 p0      48 t1
        ror ecx, 5                 ;  1081.5 p1      48 t1
        xor ecx, ebp               ;  1085.5 p0      48 t1
        ror ecx, 6                 ;  1086.0 p1      48 t1
        mov eax, dword [esp + 48]  ;  1067.7 p2      51 t1
        xor eax, esi               ;  1069.7 p0      51 t1
        and eax, ebp               ;  1072.7 p0      51 t1
        xor eax, dword [esp + 48]  ;  1073.2 p2+p0   51 t1
        add eax, dword [esp + 136] ;  1073.7 p2+p1   61 t1
        add eax, 0x8cc70208        ;  1074.2 p0      61 t1
        add eax, edi               ;  1077.0 p1      61 t1
        mov dword [esp + 136], edx ;  1070.7 p0+p3   63 v[6] spill
        add eax, ecx               ;  1090.0 p1      61 t1
        mov ecx, dword [esp + 108] ;  1071.3 p2      52 v[4]
        mov dword [esp + 108], esi ;  1072.7 p0+p3   62 v[2] spill
        mov esi, edx               ;  1072.0 p1      52 v[4] copy
        xor esi, ebx               ;  1086.2 p0      52 v[4]
        and ecx, esi               ;  1086.7 p0      52 v[4]
        xor ecx, edx               ;  1087.2 p0      52 v[4]
        add ecx, eax               ;  1090.5 p1      63 v[4]
        mov edx, dword [esp + 68]  ;  1073.7 p2      62 v[0]
        add edx, eax               ;  1090.5 p1      62 v[0]
        mov eax, ebx               ;  1086.2 p0      47 v[4] copy
        ror eax, 9                 ;  1091.0 p1      47 v[4]
        xor eax, ebx               ;  1095.0 p0      47 v[4]
        ror eax, 0xb               ;  1095.5 p1      47 v[4]
        xor eax, ebx               ;  1099.5 p0      47 v[4]
        ror eax, 2                 ;  1100.0 p1      47 v[4]
        add ecx, eax               ;  1104.0 p0      63 v[4]
        mov eax, edi               ;  1077.0 p0      50 w[13] copy
        mov dword [esp + 68], esi  ;  1086.7 p0+p3   52 v[4] spill
        shr eax, 0xa               ;  1077.7 p1      50 w[13]
        mov esi, edi               ;  1078.3 p0      50 w[13] copy
        ror esi, 2                 ;  1081.7 p1      50 w[13]
        xor edi, esi               ;  1085.7 p0      50 w[13]
        ror edi, 0x11              ;  1086.2 p1      50 w[13]
        mov esi, dword [esp + 132] ;  1079.0 p2      78 w[13] reload
        xor eax, edi               ;  1090.2 p0      50 w[13]
        mov edi, esi               ;  1081.0 p0      49 w[12] copy
        shr edi, 3                 ;  1081.5 p1      49 w[12]
        mov dword [esp + 52], eax  ;  1090.7 p0+p3   50 w[13] spill
        mov eax, esi               ;  1081.3 p0      49 w[12] copy
        ror eax, 0xb               ;  1085.5 p1      49 w[12]
        xor eax, esi               ;  1089.5 p0      49 w[12]
        ror eax, 7                 ;  1090.0 p1      49 w[12]
        xor edi, eax               ;  1094.0 p0      49 w[12]
        mov eax, dword [esp + 104] ;  1082.3 p2      78 w[12]
        add eax, dword [esp + 84]  ;  1084.3 p2+p0   78 w[12]
        add eax, dword [esp + 60]  ;  1084.8 p2+p0   78 w[12]
        add eax, edi               ;  1094.5 p1      78 w[12]
        mov edi, edx               ;  1091.0 p0      48 t1 copy
        ror edi, 0xe               ;  1095.0 p1      48 t1
        mov esi, dword [esp + 108] ;  1085.3 p2      51 t1
        xor edi, edx               ;  1099.0 p0      48 t1
        ror edi, 5                 ;  1099.5 p1      48 t1
        xor edi, edx               ;  1103.5 p0      48 t1
        xor esi, ebp               ;  1087.3 p0      51 t1
        and esi, edx               ;  1091.0 p0      51 t1
        ror edi, 6                 ;  1104.0 p1      48 t1
        xor esi, dword [esp + 108] ;  1091.5 p2+p0   51 t1
        add esi, dword [esp + 48]  ;  1092.0 p2+p1   61 t1
        add esi, 0x90befffa        ;  1092.5 p0      61 t1
        add esi, eax               ;  1095.0 p1      61 t1
        add esi, edi               ;  1108.0 p0      61 t1
        mov edi, dword [esp + 68]  ;  1089.7 p2      52 v[3]
        mov dword [esp + 68], eax  ;  1095.0 p0+p3   78 w[12] spill
        mov eax, ebx               ;  1090.3 p1      52 v[3] copy
        mov dword [esp + 48], ebx  ;  1092.0 p0+p3   63 v[5] spill
        xor eax, ecx               ;  1104.5 p0      52 v[3]
        and edi, eax               ;  1105.0 p0      52 v[3]
        xor edi, ebx               ;  1105.5 p0      52 v[3]
        add edi, esi               ;  1108.5 p1      63 v[3]
        mov ebx, dword [esp + 88]  ;  1092.3 p2      62 v[7]
        add ebx, esi               ;  1108.5 p1      62 v[7]
        mov dword [esp + 88], eax  ;  1105.0 p0+p3   52 v[3] spill
        mov eax, dword [esp + 52]  ;  1093.3 p2      78 w[13]
        add eax, dword [esp + 96]  ;  1095.3 p2+p1   78 w[13]
        add eax, dword [esp + 132] ;  1095.8 p2+p1   78 w[13]
        mov dword [esp + 132], ecx ;  1104.5 p0+p3   63 v[4] spill
        mov esi, ecx               ;  1104.5 p1      47 v[3] copy
        ror esi, 9                 ;  1105.0 p1      47 v[3]
        xor esi, ecx               ;  1109.0 p0      47 v[3]
        ror esi, 0xb               ;  1109.5 p1      47 v[3]
        xor esi, ecx               ;  1113.5 p0      47 v[3]
        ror esi, 2                 ;  1114.0 p1      47 v[3]
        add edi, esi               ;  1118.0 p0      63 v[3]
        mov ecx, dword [esp + 76]  ;  1097.7 p2      49 w[13]
        shr ecx, 3                 ;  1099.7 p1      49 w[13]
        mov dword [esp + 96], edi  ;  1118.5 p0+p3   63 v[3] spill
        mov edi, dword [esp + 76]  ;  1098.7 p2      49 w[13]
        ror edi, 0xb               ;  1103.7 p1      49 w[13]
        mov esi, dword [esp + 76]  ;  1099.7 p2      49 w[13]
        xor esi, edi               ;  1107.7 p0      49 w[13]
        ror esi, 7                 ;  1108.2 p1      49 w[13]
        xor ecx, esi               ;  1112.2 p0      49 w[13]
        mov edi, ebp               ;  1100.8 p0      51 t1 copy
        mov esi, ebx               ;  1109.0 p0      48 t1 copy
        ror esi, 0xe               ;  1112.7 p1      48 t1
        xor edi, edx               ;  1101.8 p0      51 t1
        and edi, ebx               ;  1109.0 p0      51 t1
        xor edi, ebp               ;  1109.5 p0      51 t1
        add edi, dword [esp + 108] ;  1110.0 p2+p1   61 t1
        mov dword [esp + 108], ebp ;  1103.3 p0+p3   62 v[1] spill
        mov ebp, dword [esp + 96]  ;  1119.5 p2      47 v[2]
        add edi, 0xa4506ceb        ;  1110.5 p1      61 t1
        xor esi, ebx               ;  1116.7 p0      48 t1
        ror esi, 5                 ;  1117.2 p1      48 t1
        xor esi, ebx               ;  1121.2 p0      48 t1
        ror esi, 6                 ;  1121.7 p1      48 t1
        add eax, ecx               ;  1112.7 p0      78 w[13]
        add edi, eax               ;  1113.2 p0      61 t1
        mov ecx, dword [esp + 96]  ;  1119.5 p2      52 v[2]
        xor ecx, dword [esp + 132] ;  1121.5 p2+p0   52 v[2]
        mov dword [esp + 76], edx  ;  1107.3 p0+p3   62 v[0] spill
        add edi, esi               ;  1125.7 p1      61 t1
        mov esi, dword [esp + 88]  ;  1108.3 p2      52 v[2]
        and esi, ecx               ;  1122.0 p0      52 v[2]
        xor esi, dword [esp + 132] ;  1122.5 p2+p0   52 v[2]
        add esi, edi               ;  1126.2 p1      63 v[2]
        mov dword [esp + 88], eax  ;  1113.2 p0+p3   78 w[13] spill
        mov eax, dword [esp + 136] ;  1110.3 p2      62 v[6]
        add eax, edi               ;  1126.2 p1      62 v[6]
        mov dword [esp + 136], ecx ;  1122.0 p0+p3   52 v[2] spill
        mov ecx, dword [esp + 96]  ;  1119.5 p2      47 v[2]
        ror ebp, 9                 ;  1126.7 p1      47 v[2]
        xor ecx, ebp               ;  1130.7 p0      47 v[2]
        mov ebp, dword [esp + 68]  ;  1112.3 p2      78 w[12] reload
        ror ecx, 0xb               ;  1131.2 p1      47 v[2]
        mov edi, dword [esp + 96]  ;  1119.5 p2      47 v[2]
        xor edi, ecx               ;  1135.2 p0      47 v[2]
        mov ecx, ebp               ;  1114.3 p1      50 w[14] copy
        ror edi, 2                 ;  1135.7 p1      47 v[2]
        add esi, edi               ;  1139.7 p0      63 v[2]
        mov edi, ebp               ;  1114.5 p0      50 w[14] copy
        shr ecx, 0xa               ;  1114.8 p1      50 w[14]
        ror ebp, 2                 ;  1118.8 p1      50 w[14]
        mov dword [esp + 68], esi  ;  1140.2 p0+p3   63 v[2] spill
        mov esi, dword [esp + 64]  ;  1115.7 p2      49 w[14]
        ror esi, 0xb               ;  1122.8 p1      49 w[14]
        xor edi, ebp               ;  1122.8 p0      50 w[14]
        ror edi, 0x11              ;  1123.3 p1      50 w[14]
        xor ecx, edi               ;  1127.3 p0      50 w[14]
        mov ebp, dword [esp + 64]  ;  1117.3 p2      49 w[14]
        mov edi, dword [esp + 64]  ;  1118.3 p2      49 w[14]
        shr edi, 3                 ;  1120.3 p1      49 w[14]
        xor ebp, esi               ;  1126.8 p0      49 w[14]
        ror ebp, 7                 ;  1127.3 p1      49 w[14]
        xor edi, ebp               ;  1131.3 p0      49 w[14]
        mov ebp, edx               ;  1119.5 p0      51 t1 copy
        xor ebp, ebx               ;  1120.0 p0      51 t1
        and ebp, eax               ;  1126.7 p0      51 t1
        xor ebp, edx               ;  1127.2 p0      51 t1
        mov edx, dword [esp + 124] ;  1120.7 p2      61 t1 reload
        add edx, ebp               ;  1127.7 p1      61 t1
        mov esi, eax               ;  1126.7 p1      48 t1 copy
        ror esi, 0xe               ;  1128.2 p1      48 t1
        xor esi, eax               ;  1132.2 p0      48 t1
        ror esi, 5                 ;  1132.7 p1      48 t1
        xor esi, eax               ;  1136.7 p0      48 t1
        add edx, dword [esp + 108] ;  1128.2 p2+p0   61 t1
        add edx, 0xbef9a3f7        ;  1128.7 p0      61 t1
        ror esi, 6                 ;  1137.2 p1      48 t1
        add edx, edi               ;  1131.8 p0      61 t1
        add edx, esi               ;  1141.2 p0      61 t1
        mov esi, dword [esp + 136] ;  1125.0 p2      52 v[1]
        mov dword [esp + 136], ebx ;  1125.3 p0+p3   62 v[7] spill
        mov ebx, dword [esp + 68]  ;  1141.2 p2      47 v[1]
        mov ebp, dword [esp + 96]  ;  1127.0 p2      63 v[3] reload
        ror ebx, 9                 ;  1143.2 p1      47 v[1]
        mov edi, dword [esp + 68]  ;  1141.2 p2      52 v[1]
        add edx, ecx               ;  1141.7 p0      61 t1
        mov ecx, dword [esp + 48]  ;  1129.0 p2      62 v[5]
        add ecx, edx               ;  1142.2 p1      62 v[5]
        xor edi, ebp               ;  1143.2 p0      52 v[1]
        and esi, edi               ;  1143.7 p0      52 v[1]
        xor esi, ebp               ;  1144.2 p0      52 v[1]
        add esi, edx               ;  1144.7 p1      63 v[1]
        mov dword [esp + 48], edi  ;  1143.7 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 68]  ;  1141.2 p2      47 v[1]
        xor ebp, ebx               ;  1147.2 p0      47 v[1]
        mov edx, dword [esp + 68]  ;  1141.2 p2      47 v[1]
        ror ebp, 0xb               ;  1147.7 p1      47 v[1]
        xor edx, ebp               ;  1151.7 p0      47 v[1]
        ror edx, 2                 ;  1152.2 p1      47 v[1]
        mov ebp, dword [esp + 88]  ;  1132.0 p2      78 w[13] reload
        mov ebx, ebp               ;  1134.0 p0      50 w[15] copy
        add esi, edx               ;  1156.2 p0      63 v[1]
        shr ebx, 0xa               ;  1134.5 p1      50 w[15]
        ror ebp, 2                 ;  1138.5 p1      50 w[15]
        mov edi, dword [esp + 88]  ;  1133.3 p2      50 w[15]
        xor edi, ebp               ;  1142.5 p0      50 w[15]
        mov ebp, dword [esp + 140] ;  1134.3 p2      78 w[0] reload
        ror edi, 0x11              ;  1143.0 p1      50 w[15]
        xor ebx, edi               ;  1147.0 p0      50 w[15]
        mov edi, ebp               ;  1136.3 p0      49 w[15] copy
        mov edx, ebp               ;  1136.3 p0      49 w[15] copy
        ror ebp, 0xb               ;  1147.5 p1      49 w[15]
        xor edi, ebp               ;  1151.5 p0      49 w[15]
        ror edi, 7                 ;  1152.0 p1      49 w[15]
        mov ebp, dword [esp + 136] ;  1136.7 p2      51 t1
        xor ebp, eax               ;  1138.7 p0      51 t1
        add eax, dword [esp + 24]  ;  1137.7 p2+p0   82 h
        shr edx, 3                 ;  1138.0 p1      49 w[15]
        xor edx, edi               ;  1156.0 p0      49 w[15]
        mov edi, ecx               ;  1142.7 p0      48 t1 copy
        add ebx, dword [esp + 76]  ;  1147.5 p2+p1   61 t1
        ror edi, 0xe               ;  1148.0 p1      48 t1
        xor edi, ecx               ;  1152.0 p0      48 t1
        ror edi, 5                 ;  1152.5 p1      48 t1
        and ebp, ecx               ;  1142.7 p0      51 t1
        add ebx, dword [esp + 100] ;  1148.0 p2+p0   61 t1
        add ebx, dword [esp + 64]  ;  1148.5 p2+p0   61 t1
        add ebx, 0xc67178f2        ;  1149.0 p1      61 t1
        xor ebp, dword [esp + 136] ;  1143.2 p2+p0   51 t1
        add ebx, ebp               ;  1149.5 p1      61 t1
        add ebx, edx               ;  1156.5 p0      61 t1
        xor edi, ecx               ;  1156.5 p0      48 t1
        ror edi, 6                 ;  1157.0 p1      48 t1
        add ebx, edi               ;  1161.0 p0      61 t1
        mov dword [esp + 24], eax  ;  1145.2 p0+p3   82 h
        mov edi, esi               ;  1156.7 p1      47 v[0] copy
        ror edi, 9                 ;  1161.5 p1      47 v[0]
        mov ebp, dword [esp + 68]  ;  1146.0 p2      52 v[0]
        xor ebp, esi               ;  1156.7 p0      52 v[0]
        mov edx, dword [esp + 48]  ;  1147.0 p2      52 v[0]
        xor edi, esi               ;  1165.5 p0      47 v[0]
        ror edi, 0xb               ;  1166.0 p1      47 v[0]
        and edx, ebp               ;  1157.2 p0      52 v[0]
        mov ebp, dword [esp + 68]  ;  1148.0 p2      52 v[0]
        xor ebp, edx               ;  1157.7 p0      52 v[0]
        add ebp, dword [esp + 36]  ;  1158.2 p2+p1   82 h
        mov edx, dword [esp + 68]  ;  1150.0 p2      82 h
        add ecx, dword [esp + 20]  ;  1151.0 p2+p0   82 h
        add ebp, ebx               ;  1161.5 p1      82 h
        add edx, dword [esp + 8]   ;  1152.0 p2+p0   82 h
        mov dword [esp + 20], ecx  ;  1151.5 p0+p3   82 h
        xor edi, esi               ;  1170.0 p0      47 v[0]
        ror edi, 2                 ;  1170.5 p1      47 v[0]
        add esi, dword [esp + 4]   ;  1156.7 p2+p0   82 h
        mov dword [esp + 4], esi   ;  1157.2 p0+p3   82 h
        mov esi, dword [esp + 96]  ;  1154.0 p2      82 h
        add esi, dword [esp + 12]  ;  1156.0 p2+p1   82 h
        add ebx, dword [esp + 56]  ;  1161.5 p2+p1   82 h
        add ebp, edi               ;  1174.5 p0      82 h
        mov dword [esp + 12], esi  ;  1156.5 p0+p3   82 h
        add ebx, dword [esp + 132] ;  1162.0 p2+p1   82 h
        mov dword [esp + 8], edx   ;  1157.3 p0+p3   82 h
        mov esi, dword [esp + 136] ;  1158.0 p2      82 h
        add esi, dword [esp + 28]  ;  1160.0 p2+p1   82 h
        mov dword [esp + 28], esi  ;  1160.5 p0+p3   82 h
        mov esi, dword [esp + 44]  ;  1160.0 p2      68 blocks
        add esi, 0x40              ;  1162.0 p1      68 blocks
        cmp esi, dword [esp + 32]  ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 168], esi ;                    resident
        mov dword [esp + 16], ebx  ;                    resident
        mov dword [esp + 0], ebp   ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]   ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 164] ;     1.0 p2      68 blocks reload
        mov dword [edi], esi       ;     2.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]   ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi   ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]   ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi   ;     5.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]  ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi  ;     6.7 p0+p3   68 blocks
        mov esi, dword [esp + 16]  ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi  ;     8.7 p0+p3   68 blocks
        mov esi, dword [esp + 20]  ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi  ;    10.7 p0+p3   68 blocks
        mov esi, dword [esp + 24]  ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi  ;    12.7 p0+p3   68 blocks
        mov esi, dword [esp + 28]  ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi  ;    14.7 p0+p3   68 blocks
        add esp, 0x90              ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
