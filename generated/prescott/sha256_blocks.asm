; sha256_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 3261aa7dd63a4451); do not edit:
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
;   blocks: 624 uops, planned 243.7; bounds: width 208.0, ports 169.8, path 112.0
;   blocks/passes: 974 uops, planned 348.7; bounds: width 324.7, ports 246.0, path 112.0
;   blocks.2: 35 uops, planned 21.0; bounds: width 11.7, ports 18.0, path 1.0
;   body.2: 17 uops, planned 16.7; bounds: width 5.7, ports 16.0, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global sha256_blocks

        section .text
        align 16
sha256_blocks:
        push ebx                    ;                    preserved
        push esi                    ;                    preserved
        push edi                    ;                    preserved
        push ebp                    ;                    preserved
        sub esp, 0xe4               ;                    frame
        mov esi, dword [esp + 248]  ;     0.0 p2      68 h reload
        mov edi, dword [esi]        ;     4.0 p2      68 h
        mov dword [esp + 0], edi    ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 4]    ;     4.0 p2      68 h
        mov dword [esp + 4], edi    ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 8]    ;     4.0 p2      68 h
        mov dword [esp + 8], edi    ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 12]   ;     4.0 p2      68 h
        mov dword [esp + 12], edi   ;     8.0 p0+p3   68 h
        mov edi, dword [esi + 16]   ;     5.0 p2      68 h
        mov dword [esp + 16], edi   ;     9.0 p0+p3   68 h
        mov edi, dword [esi + 20]   ;     6.0 p2      68 h
        mov dword [esp + 20], edi   ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]   ;     7.0 p2      68 h
        mov dword [esp + 24], edi   ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]   ;     8.0 p2      68 h
        mov dword [esp + 28], esi   ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 256]  ;     9.0 p2      68 h
        shl esi, 6                  ;    13.0 p1      68 h
        add esi, dword [esp + 252]  ;    14.0 p2+p1   68 h
        mov dword [esp + 32], esi   ;    16.7 p0+p3   68 h
        cmp dword [esp + 256], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 252]  ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]        ;     4.0 p2      73 w[0]
        bswap edi                   ;     8.0 p1      73 w[0]
        mov ebp, dword [esp + 16]   ;     2.0 p2      48 t1
        ror ebp, 0xe                ;     6.0 p1      48 t1
        mov eax, dword [esp + 16]   ;     3.0 p2      71 v[4] reload
        xor ebp, eax                ;     7.0 p0      48 t1
        ror ebp, 5                  ;     8.0 p1      48 t1
        xor ebp, eax                ;     9.0 p0      48 t1
        ror ebp, 6                  ;    10.0 p1      48 t1
        add ebp, dword [esp + 28]   ;    11.0 p2+p0   61 t1
        add ebp, 0x428a2f98         ;    12.0 p0      61 t1
        add ebp, edi                ;    13.0 p0      61 t1
        mov ecx, dword [esp + 0]    ;     5.0 p2      47 v[7]
        ror ecx, 9                  ;    14.0 p1      47 v[7]
        mov edx, dword [esp + 0]    ;     6.0 p2      71 v[0] reload
        xor ecx, edx                ;    15.0 p0      47 v[7]
        ror ecx, 0xb                ;    16.0 p1      47 v[7]
        xor ecx, edx                ;    17.0 p0      47 v[7]
        ror ecx, 2                  ;    18.0 p1      47 v[7]
        mov ebx, eax                ;     7.0 p0      51 t1 copy
        mov dword [esp + 36], edi   ;     9.0 p0+p3   73 w[0] spill
        xor eax, dword [esp + 20]   ;     8.5 p2+p0   51 t1
        mov edi, eax                ;     9.5 p1      51 t1 copy
        mov esi, dword [esi + 4]    ;     8.7 p2      73 w[1]
        bswap esi                   ;    12.7 p1      73 w[1]
        mov dword [esp + 40], esi   ;    13.7 p0+p3   73 w[1] spill
        xor edx, dword [esp + 4]    ;    10.3 p2+p0   52 v[7]
        mov esi, edx                ;    11.3 p1      52 v[7] copy
        mov dword [esp + 44], edx   ;    11.3 p0+p3   52 v[6] spill
        mov edx, dword [esp + 40]   ;    13.7 p2      61 t1
        add edx, dword [esp + 24]   ;    17.7 p2+p1   61 t1
        add edx, 0x71374491         ;    18.7 p0      61 t1
        mov dword [esp + 48], edx   ;    19.7 p0+p3   61 t1 spill
        mov edx, dword [esp + 20]   ;    13.0 p2      51 t1
        xor edx, dword [esp + 24]   ;    17.0 p2+p0   51 t1
        or ebx, edx                 ;    18.0 p0      51 t1
        xor edi, ebx                ;    19.0 p0      51 t1
        add ebp, edi                ;    20.0 p1      61 t1
        add ecx, ebp                ;    21.0 p1      63 v[7]
        add ebp, dword [esp + 12]   ;    21.0 p2+p0   62 v[3]
        mov edx, ebp                ;    22.0 p1      48 t1 copy
        ror edx, 0xe                ;    23.0 p1      48 t1
        xor edx, ebp                ;    24.0 p0      48 t1
        ror edx, 5                  ;    25.0 p1      48 t1
        xor edx, ebp                ;    26.0 p0      48 t1
        ror edx, 6                  ;    27.0 p1      48 t1
        or eax, ebp                 ;    22.0 p0      51 t1
        mov edi, dword [esp + 8]    ;    18.0 p2      52 v[7]
        mov ebx, dword [esp + 4]    ;    19.0 p2      71 v[1] reload
        xor edi, ebx                ;    23.0 p0      52 v[7]
        and esi, edi                ;    24.0 p0      52 v[7]
        xor esi, ebx                ;    25.0 p0      52 v[7]
        add ecx, esi                ;    26.0 p1      63 v[7]
        mov edi, dword [esp + 48]   ;    20.0 p2      61 t1 reload
        add edi, edx                ;    28.0 p1      61 t1
        mov esi, ebp                ;    22.0 p0      51 t1 copy
        mov edx, dword [esp + 16]   ;    21.0 p2      71 v[4] reload
        xor esi, edx                ;    25.0 p0      51 t1
        xor eax, esi                ;    26.0 p0      51 t1
        add edi, eax                ;    29.0 p1      61 t1
        mov eax, edi                ;    30.0 p0      62 v[2] copy
        add eax, dword [esp + 8]    ;    31.0 p2+p1   62 v[2]
        and esi, eax                ;    32.0 p0      51 t1
        xor esi, edx                ;    33.0 p0      51 t1
        add esi, dword [esp + 20]   ;    34.0 p2+p1   61 t1
        add esi, 0xb5c0fbcf         ;    35.0 p0      61 t1
        mov edx, ecx                ;    27.0 p1      47 v[6] copy
        ror edx, 9                  ;    36.0 p1      47 v[6]
        xor edx, ecx                ;    37.0 p0      47 v[6]
        ror edx, 0xb                ;    38.0 p1      47 v[6]
        xor edx, ecx                ;    39.0 p0      47 v[6]
        ror edx, 2                  ;    40.0 p1      47 v[6]
        add edi, edx                ;    41.0 p0      63 v[6]
        mov edx, ecx                ;    27.5 p0      52 v[6] copy
        xor edx, ebx                ;    28.5 p0      52 v[6]
        mov dword [esp + 48], ebp   ;    28.5 p0+p3   62 v[3] spill
        mov ebp, dword [esp + 44]   ;    28.3 p2      52 v[6] reload
        and ebp, edx                ;    32.3 p0      52 v[6]
        xor ebp, ebx                ;    33.3 p0      52 v[6]
        add edi, ebp                ;    42.0 p1      63 v[6]
        mov ebp, dword [esp + 252]  ;    29.7 p2      73 w[0] reload
        mov edx, dword [ebp + 8]    ;    33.7 p2      73 w[2]
        bswap edx                   ;    37.7 p1      73 w[2]
        add esi, edx                ;    38.7 p0      61 t1
        mov dword [esp + 44], edx   ;    38.7 p0+p3   73 w[2] spill
        mov edx, eax                ;    32.0 p1      48 t1 copy
        ror edx, 0xe                ;    39.7 p1      48 t1
        xor edx, eax                ;    40.7 p0      48 t1
        ror edx, 5                  ;    41.7 p1      48 t1
        xor edx, eax                ;    42.7 p0      48 t1
        ror edx, 6                  ;    43.7 p1      48 t1
        add esi, edx                ;    44.7 p0      61 t1
        add ebx, esi                ;    45.7 p0      62 v[1]
        mov edx, edi                ;    43.0 p0      47 v[5] copy
        ror edx, 9                  ;    46.7 p1      47 v[5]
        xor edx, edi                ;    47.7 p0      47 v[5]
        ror edx, 0xb                ;    48.7 p1      47 v[5]
        xor edx, edi                ;    49.7 p0      47 v[5]
        ror edx, 2                  ;    50.7 p1      47 v[5]
        add esi, edx                ;    51.7 p0      63 v[5]
        mov edx, ecx                ;    36.5 p0      52 v[5] copy
        xor edx, edi                ;    43.0 p0      52 v[5]
        mov dword [esp + 52], edi   ;    43.0 p0+p3   63 v[6] spill
        mov edi, ecx                ;    37.8 p1      52 v[5] copy
        xor edi, dword [esp + 0]    ;    38.8 p2+p0   52 v[5]
        and edi, edx                ;    44.0 p0      52 v[5]
        xor edi, ecx                ;    45.0 p0      52 v[5]
        add esi, edi                ;    52.7 p1      63 v[5]
        mov edi, dword [ebp + 12]   ;    39.3 p2      73 w[3]
        bswap edi                   ;    43.3 p1      73 w[3]
        mov ebp, ebx                ;    46.7 p0      48 t1 copy
        ror ebp, 0xe                ;    53.7 p1      48 t1
        xor ebp, ebx                ;    54.7 p0      48 t1
        ror ebp, 5                  ;    55.7 p1      48 t1
        xor ebp, ebx                ;    56.7 p0      48 t1
        ror ebp, 6                  ;    57.7 p1      48 t1
        add ebp, edi                ;    58.7 p0      61 t1
        add ebp, dword [esp + 16]   ;    59.7 p2+p0   61 t1
        add ebp, 0xe9b5dba5         ;    60.7 p0      61 t1
        mov dword [esp + 56], edi   ;    44.3 p0+p3   73 w[3] spill
        mov edi, eax                ;    43.7 p1      51 t1 copy
        xor edi, dword [esp + 48]   ;    44.7 p2+p0   51 t1
        and edi, ebx                ;    46.7 p0      51 t1
        xor edi, dword [esp + 48]   ;    47.7 p2+p0   51 t1
        add ebp, edi                ;    61.7 p1      61 t1
        mov edi, dword [esp + 52]   ;    46.0 p2      52 v[4]
        xor edi, esi                ;    53.7 p0      52 v[4]
        and edx, edi                ;    54.7 p0      52 v[4]
        xor edx, dword [esp + 52]   ;    55.7 p2+p0   52 v[4]
        add edx, ebp                ;    62.7 p1      63 v[4]
        add ebp, dword [esp + 0]    ;    62.7 p2+p0   62 v[0]
        mov dword [esp + 60], eax   ;    48.7 p0+p3   62 v[2] spill
        mov eax, esi                ;    53.7 p1      47 v[4] copy
        ror eax, 9                  ;    63.7 p1      47 v[4]
        xor eax, esi                ;    64.7 p0      47 v[4]
        ror eax, 0xb                ;    65.7 p1      47 v[4]
        xor eax, esi                ;    66.7 p0      47 v[4]
        ror eax, 2                  ;    67.7 p1      47 v[4]
        add edx, eax                ;    68.7 p0      63 v[4]
        mov eax, ebp                ;    63.7 p0      48 t1 copy
        ror eax, 0xe                ;    69.7 p1      48 t1
        xor eax, ebp                ;    70.7 p0      48 t1
        ror eax, 5                  ;    71.7 p1      48 t1
        xor eax, ebp                ;    72.7 p0      48 t1
        ror eax, 6                  ;    73.7 p1      48 t1
        add eax, dword [esp + 48]   ;    74.7 p2+p0   61 t1
        add eax, 0x3956c25b         ;    75.7 p0      61 t1
        mov dword [esp + 48], esi   ;    54.5 p0+p3   63 v[5] spill
        mov esi, ebx                ;    55.5 p1      51 t1 copy
        xor esi, dword [esp + 60]   ;    56.5 p2+p0   51 t1
        and esi, ebp                ;    63.7 p0      51 t1
        xor esi, dword [esp + 60]   ;    64.7 p2+p0   51 t1
        add eax, esi                ;    76.7 p1      61 t1
        mov esi, dword [esp + 48]   ;    57.0 p2      52 v[3]
        xor esi, edx                ;    69.7 p0      52 v[3]
        and edi, esi                ;    70.7 p0      52 v[3]
        xor edi, dword [esp + 48]   ;    71.7 p2+p0   52 v[3]
        mov dword [esp + 64], ebx   ;    58.8 p0+p3   62 v[1] spill
        mov ebx, edx                ;    69.7 p1      47 v[3] copy
        ror ebx, 9                  ;    72.7 p1      47 v[3]
        xor ebx, edx                ;    73.7 p0      47 v[3]
        ror ebx, 0xb                ;    74.7 p1      47 v[3]
        xor ebx, edx                ;    75.7 p0      47 v[3]
        ror ebx, 2                  ;    76.7 p1      47 v[3]
        add edi, ebx                ;    77.7 p0      63 v[3]
        mov ebx, dword [esp + 252]  ;    61.3 p2      73 w[0] reload
        mov dword [esp + 68], edx   ;    69.7 p0+p3   63 v[4] spill
        mov edx, dword [ebx + 16]   ;    65.3 p2      73 w[4]
        bswap edx                   ;    69.3 p1      73 w[4]
        add eax, edx                ;    77.7 p0      61 t1
        add ecx, eax                ;    78.7 p0      62 v[7]
        add edi, eax                ;    78.7 p1      63 v[3]
        mov eax, dword [ebx + 20]   ;    65.3 p2      73 w[5]
        bswap eax                   ;    69.3 p1      73 w[5]
        mov dword [esp + 72], edx   ;    70.3 p0+p3   73 w[4] spill
        mov edx, ecx                ;    79.7 p1      48 t1 copy
        ror edx, 0xe                ;    80.7 p1      48 t1
        xor edx, ecx                ;    81.7 p0      48 t1
        ror edx, 5                  ;    82.7 p1      48 t1
        xor edx, ecx                ;    83.7 p0      48 t1
        ror edx, 6                  ;    84.7 p1      48 t1
        add edx, eax                ;    85.7 p0      61 t1
        add edx, dword [esp + 60]   ;    86.7 p2+p0   61 t1
        add edx, 0x59f111f1         ;    87.7 p0      61 t1
        mov dword [esp + 60], eax   ;    70.3 p0+p3   73 w[5] spill
        mov eax, ebp                ;    68.5 p1      51 t1 copy
        xor eax, dword [esp + 64]   ;    69.5 p2+p0   51 t1
        and eax, ecx                ;    79.7 p0      51 t1
        xor eax, dword [esp + 64]   ;    80.7 p2+p0   51 t1
        add edx, eax                ;    88.7 p1      61 t1
        mov eax, dword [esp + 68]   ;    70.7 p2      52 v[2]
        xor eax, edi                ;    79.7 p0      52 v[2]
        and esi, eax                ;    80.7 p0      52 v[2]
        xor esi, dword [esp + 68]   ;    81.7 p2+p0   52 v[2]
        add esi, edx                ;    89.7 p1      63 v[2]
        add edx, dword [esp + 52]   ;    89.7 p2+p0   62 v[6]
        mov dword [esp + 52], ebp   ;    73.3 p0+p3   62 v[0] spill
        mov ebp, edi                ;    79.7 p1      47 v[2] copy
        ror ebp, 9                  ;    90.7 p1      47 v[2]
        xor ebp, edi                ;    91.7 p0      47 v[2]
        ror ebp, 0xb                ;    92.7 p1      47 v[2]
        xor ebp, edi                ;    93.7 p0      47 v[2]
        ror ebp, 2                  ;    94.7 p1      47 v[2]
        add esi, ebp                ;    95.7 p0      63 v[2]
        mov ebp, dword [ebx + 24]   ;    76.0 p2      73 w[6]
        bswap ebp                   ;    80.0 p1      73 w[6]
        mov ebx, edx                ;    90.7 p0      48 t1 copy
        ror ebx, 0xe                ;    96.7 p1      48 t1
        xor ebx, edx                ;    97.7 p0      48 t1
        ror ebx, 5                  ;    98.7 p1      48 t1
        xor ebx, edx                ;    99.7 p0      48 t1
        ror ebx, 6                  ;   100.7 p1      48 t1
        add ebx, ebp                ;   101.7 p0      61 t1
        add ebx, dword [esp + 64]   ;   102.7 p2+p0   61 t1
        add ebx, 0x923f82a4         ;   103.7 p0      61 t1
        mov dword [esp + 64], ebp   ;    81.0 p0+p3   73 w[6] spill
        mov ebp, ecx                ;    81.2 p0      51 t1 copy
        xor ebp, dword [esp + 52]   ;    82.2 p2+p0   51 t1
        and ebp, edx                ;    90.7 p0      51 t1
        xor ebp, dword [esp + 52]   ;    91.7 p2+p0   51 t1
        add ebx, ebp                ;   104.7 p1      61 t1
        mov ebp, edi                ;    82.8 p1      52 v[1] copy
        xor ebp, esi                ;    96.7 p0      52 v[1]
        and eax, ebp                ;    97.7 p0      52 v[1]
        xor eax, edi                ;    98.7 p0      52 v[1]
        add eax, ebx                ;   105.7 p1      63 v[1]
        add ebx, dword [esp + 48]   ;   105.7 p2+p1   62 v[5]
        mov dword [esp + 48], edi   ;    85.0 p0+p3   63 v[3] spill
        mov edi, esi                ;    96.7 p1      47 v[1] copy
        ror edi, 9                  ;   106.7 p1      47 v[1]
        xor edi, esi                ;   107.7 p0      47 v[1]
        ror edi, 0xb                ;   108.7 p1      47 v[1]
        xor edi, esi                ;   109.7 p0      47 v[1]
        ror edi, 2                  ;   110.7 p1      47 v[1]
        add eax, edi                ;   111.7 p0      63 v[1]
        mov edi, ebx                ;   106.7 p0      48 t1 copy
        ror edi, 0xe                ;   112.7 p1      48 t1
        xor edi, ebx                ;   113.7 p0      48 t1
        ror edi, 5                  ;   114.7 p1      48 t1
        xor edi, ebx                ;   115.7 p0      48 t1
        ror edi, 6                  ;   116.7 p1      48 t1
        add edi, dword [esp + 52]   ;   117.7 p2+p0   61 t1
        add edi, 0xab1c5ed5         ;   118.7 p0      61 t1
        mov dword [esp + 52], esi   ;    96.7 p0+p3   63 v[2] spill
        mov esi, ecx                ;    91.8 p0      51 t1 copy
        xor esi, edx                ;    92.8 p0      51 t1
        and esi, ebx                ;   106.7 p0      51 t1
        xor esi, ecx                ;   107.7 p0      51 t1
        add edi, esi                ;   119.7 p1      61 t1
        mov esi, dword [esp + 52]   ;    96.7 p2      52 v[0]
        xor esi, eax                ;   112.7 p0      52 v[0]
        and ebp, esi                ;   113.7 p0      52 v[0]
        xor ebp, dword [esp + 52]   ;   114.7 p2+p0   52 v[0]
        add ecx, 0xd807aa98         ;    94.3 p1      61 t1
        mov dword [esp + 76], edx   ;    95.3 p0+p3   62 v[6] spill
        mov edx, dword [esp + 68]   ;    95.0 p2      62 v[4]
        mov dword [esp + 68], ebx   ;   106.7 p0+p3   62 v[5] spill
        mov ebx, eax                ;   112.7 p1      47 v[0] copy
        ror ebx, 9                  ;   113.7 p1      47 v[0]
        xor ebx, eax                ;   114.7 p0      47 v[0]
        ror ebx, 0xb                ;   115.7 p1      47 v[0]
        xor ebx, eax                ;   116.7 p0      47 v[0]
        ror ebx, 2                  ;   117.7 p1      47 v[0]
        add ebp, ebx                ;   118.7 p0      63 v[0]
        mov ebx, dword [esp + 252]  ;    98.0 p2      73 w[0] reload
        mov dword [esp + 80], eax   ;   112.7 p0+p3   63 v[1] spill
        mov eax, dword [ebx + 28]   ;   102.0 p2      73 w[7]
        bswap eax                   ;   106.0 p1      73 w[7]
        add edi, eax                ;   120.7 p0      61 t1
        add edx, edi                ;   121.7 p1      62 v[4]
        add ebp, edi                ;   121.7 p0      63 v[0]
        mov edi, dword [ebx + 32]   ;   102.0 p2      73 w[8]
        bswap edi                   ;   106.0 p1      73 w[8]
        add ecx, edi                ;   107.0 p0      61 t1
        mov dword [esp + 84], edi   ;   107.0 p0+p3   73 w[8] spill
        mov edi, edx                ;   122.7 p1      48 t1 copy
        ror edi, 0xe                ;   123.7 p1      48 t1
        xor edi, edx                ;   124.7 p0      48 t1
        ror edi, 5                  ;   125.7 p1      48 t1
        xor edi, edx                ;   126.7 p0      48 t1
        ror edi, 6                  ;   127.7 p1      48 t1
        add ecx, edi                ;   128.7 p0      61 t1
        mov edi, dword [esp + 68]   ;   106.7 p2      51 t1
        xor edi, dword [esp + 76]   ;   110.7 p2+p0   51 t1
        and edi, edx                ;   122.7 p0      51 t1
        xor edi, dword [esp + 76]   ;   123.7 p2+p0   51 t1
        add ecx, edi                ;   129.7 p1      61 t1
        mov edi, dword [esp + 80]   ;   112.7 p2      52 v[7]
        xor edi, ebp                ;   122.7 p0      52 v[7]
        and esi, edi                ;   123.7 p0      52 v[7]
        xor esi, dword [esp + 80]   ;   124.7 p2+p0   52 v[7]
        add esi, ecx                ;   130.7 p1      63 v[7]
        add ecx, dword [esp + 48]   ;   130.7 p2+p0   62 v[3]
        mov dword [esp + 48], eax   ;   109.0 p0+p3   73 w[7] spill
        mov eax, ebp                ;   122.7 p1      47 v[7] copy
        ror eax, 9                  ;   131.7 p1      47 v[7]
        xor eax, ebp                ;   132.7 p0      47 v[7]
        ror eax, 0xb                ;   133.7 p1      47 v[7]
        xor eax, ebp                ;   134.7 p0      47 v[7]
        ror eax, 2                  ;   135.7 p1      47 v[7]
        add esi, eax                ;   136.7 p0      63 v[7]
        mov eax, dword [ebx + 36]   ;   111.7 p2      73 w[9]
        bswap eax                   ;   115.7 p1      73 w[9]
        mov ebx, ecx                ;   131.7 p0      48 t1 copy
        ror ebx, 0xe                ;   137.7 p1      48 t1
        xor ebx, ecx                ;   138.7 p0      48 t1
        ror ebx, 5                  ;   139.7 p1      48 t1
        xor ebx, ecx                ;   140.7 p0      48 t1
        ror ebx, 6                  ;   141.7 p1      48 t1
        add ebx, eax                ;   142.7 p0      61 t1
        add ebx, dword [esp + 76]   ;   143.7 p2+p0   61 t1
        add ebx, 0x12835b01         ;   144.7 p0      61 t1
        mov dword [esp + 76], eax   ;   116.7 p0+p3   73 w[9] spill
        mov eax, dword [esp + 68]   ;   116.0 p2      51 t1
        xor eax, edx                ;   122.7 p0      51 t1
        and eax, ecx                ;   131.7 p0      51 t1
        xor eax, dword [esp + 68]   ;   132.7 p2+p0   51 t1
        add ebx, eax                ;   145.7 p1      61 t1
        mov eax, ebp                ;   122.7 p1      52 v[6] copy
        xor eax, esi                ;   137.7 p0      52 v[6]
        and edi, eax                ;   138.7 p0      52 v[6]
        xor edi, ebp                ;   139.7 p0      52 v[6]
        add edi, ebx                ;   146.7 p1      63 v[6]
        add ebx, dword [esp + 52]   ;   146.7 p2+p1   62 v[2]
        mov dword [esp + 52], ebp   ;   122.7 p0+p3   63 v[0] spill
        mov ebp, esi                ;   137.7 p1      47 v[6] copy
        ror ebp, 9                  ;   147.7 p1      47 v[6]
        xor ebp, esi                ;   148.7 p0      47 v[6]
        ror ebp, 0xb                ;   149.7 p1      47 v[6]
        xor ebp, esi                ;   150.7 p0      47 v[6]
        ror ebp, 2                  ;   151.7 p1      47 v[6]
        add edi, ebp                ;   152.7 p0      63 v[6]
        mov ebp, ebx                ;   147.7 p0      48 t1 copy
        ror ebp, 0xe                ;   153.7 p1      48 t1
        xor ebp, ebx                ;   154.7 p0      48 t1
        ror ebp, 5                  ;   155.7 p1      48 t1
        xor ebp, ebx                ;   156.7 p0      48 t1
        ror ebp, 6                  ;   157.7 p1      48 t1
        add ebp, dword [esp + 68]   ;   158.7 p2+p0   61 t1
        add ebp, 0x243185be         ;   159.7 p0      61 t1
        mov dword [esp + 68], esi   ;   137.7 p0+p3   63 v[7] spill
        mov esi, edx                ;   127.2 p0      51 t1 copy
        xor esi, ecx                ;   131.7 p0      51 t1
        and esi, ebx                ;   147.7 p0      51 t1
        xor esi, edx                ;   148.7 p0      51 t1
        add ebp, esi                ;   160.7 p1      61 t1
        mov esi, dword [esp + 68]   ;   137.7 p2      52 v[5]
        xor esi, edi                ;   153.7 p0      52 v[5]
        and eax, esi                ;   154.7 p0      52 v[5]
        xor eax, dword [esp + 68]   ;   155.7 p2+p0   52 v[5]
        add edx, 0x550c7dc3         ;   129.7 p1      61 t1
        mov dword [esp + 88], ecx   ;   131.7 p0+p3   62 v[3] spill
        mov ecx, dword [esp + 80]   ;   130.3 p2      62 v[1]
        mov dword [esp + 80], ebx   ;   147.7 p0+p3   62 v[2] spill
        mov ebx, edi                ;   153.7 p1      47 v[5] copy
        ror ebx, 9                  ;   154.7 p1      47 v[5]
        xor ebx, edi                ;   155.7 p0      47 v[5]
        ror ebx, 0xb                ;   156.7 p1      47 v[5]
        xor ebx, edi                ;   157.7 p0      47 v[5]
        ror ebx, 2                  ;   158.7 p1      47 v[5]
        add eax, ebx                ;   159.7 p0      63 v[5]
        mov ebx, dword [esp + 252]  ;   133.3 p2      73 w[0] reload
        mov dword [esp + 92], edi   ;   153.7 p0+p3   63 v[6] spill
        mov edi, dword [ebx + 40]   ;   137.3 p2      73 w[10]
        bswap edi                   ;   141.3 p1      73 w[10]
        add ebp, edi                ;   161.7 p0      61 t1
        add ecx, ebp                ;   162.7 p1      62 v[1]
        add eax, ebp                ;   162.7 p0      63 v[5]
        mov ebp, dword [ebx + 44]   ;   137.3 p2      73 w[11]
        bswap ebp                   ;   141.3 p1      73 w[11]
        add edx, ebp                ;   142.3 p0      61 t1
        mov dword [esp + 96], ebp   ;   142.3 p0+p3   73 w[11] spill
        mov ebp, ecx                ;   163.7 p1      48 t1 copy
        ror ebp, 0xe                ;   164.7 p1      48 t1
        xor ebp, ecx                ;   165.7 p0      48 t1
        ror ebp, 5                  ;   166.7 p1      48 t1
        xor ebp, ecx                ;   167.7 p0      48 t1
        ror ebp, 6                  ;   168.7 p1      48 t1
        add edx, ebp                ;   169.7 p0      61 t1
        mov ebp, dword [esp + 80]   ;   147.7 p2      51 t1
        xor ebp, dword [esp + 88]   ;   151.7 p2+p0   51 t1
        and ebp, ecx                ;   163.7 p0      51 t1
        xor ebp, dword [esp + 88]   ;   164.7 p2+p0   51 t1
        add edx, ebp                ;   170.7 p1      61 t1
        mov ebp, dword [esp + 92]   ;   153.7 p2      52 v[4]
        xor ebp, eax                ;   163.7 p0      52 v[4]
        and esi, ebp                ;   164.7 p0      52 v[4]
        xor esi, dword [esp + 92]   ;   165.7 p2+p0   52 v[4]
        add esi, edx                ;   171.7 p1      63 v[4]
        add edx, dword [esp + 52]   ;   171.7 p2+p0   62 v[0]
        mov dword [esp + 52], edi   ;   144.3 p0+p3   73 w[10] spill
        mov edi, eax                ;   163.7 p1      47 v[4] copy
        ror edi, 9                  ;   172.7 p1      47 v[4]
        xor edi, eax                ;   173.7 p0      47 v[4]
        ror edi, 0xb                ;   174.7 p1      47 v[4]
        xor edi, eax                ;   175.7 p0      47 v[4]
        ror edi, 2                  ;   176.7 p1      47 v[4]
        add esi, edi                ;   177.7 p0      63 v[4]
        mov edi, dword [ebx + 48]   ;   147.0 p2      73 w[12]
        bswap edi                   ;   151.0 p1      73 w[12]
        mov ebx, edx                ;   172.7 p0      48 t1 copy
        ror ebx, 0xe                ;   178.7 p1      48 t1
        xor ebx, edx                ;   179.7 p0      48 t1
        ror ebx, 5                  ;   180.7 p1      48 t1
        xor ebx, edx                ;   181.7 p0      48 t1
        ror ebx, 6                  ;   182.7 p1      48 t1
        add ebx, edi                ;   183.7 p0      61 t1
        add ebx, dword [esp + 88]   ;   184.7 p2+p0   61 t1
        add ebx, 0x72be5d74         ;   185.7 p0      61 t1
        mov dword [esp + 88], edi   ;   152.0 p0+p3   73 w[12] spill
        mov edi, dword [esp + 80]   ;   151.3 p2      51 t1
        xor edi, ecx                ;   163.7 p0      51 t1
        and edi, edx                ;   172.7 p0      51 t1
        xor edi, dword [esp + 80]   ;   173.7 p2+p0   51 t1
        add ebx, edi                ;   186.7 p1      61 t1
        mov edi, eax                ;   163.7 p1      52 v[3] copy
        xor edi, esi                ;   178.7 p0      52 v[3]
        and ebp, edi                ;   179.7 p0      52 v[3]
        xor ebp, eax                ;   180.7 p0      52 v[3]
        add ebp, ebx                ;   187.7 p1      63 v[3]
        add ebx, dword [esp + 68]   ;   187.7 p2+p0   62 v[7]
        mov dword [esp + 68], eax   ;   163.7 p0+p3   63 v[5] spill
        mov eax, esi                ;   178.7 p1      47 v[3] copy
        ror eax, 9                  ;   188.7 p1      47 v[3]
        xor eax, esi                ;   189.7 p0      47 v[3]
        ror eax, 0xb                ;   190.7 p1      47 v[3]
        xor eax, esi                ;   191.7 p0      47 v[3]
        ror eax, 2                  ;   192.7 p1      47 v[3]
        add ebp, eax                ;   193.7 p0      63 v[3]
        mov eax, ebx                ;   188.7 p0      48 t1 copy
        ror eax, 0xe                ;   194.7 p1      48 t1
        xor eax, ebx                ;   195.7 p0      48 t1
        ror eax, 5                  ;   196.7 p1      48 t1
        xor eax, ebx                ;   197.7 p0      48 t1
        ror eax, 6                  ;   198.7 p1      48 t1
        add eax, dword [esp + 80]   ;   199.7 p2+p0   61 t1
        add eax, 0x80deb1fe         ;   200.7 p0      61 t1
        mov dword [esp + 80], esi   ;   178.7 p0+p3   63 v[4] spill
        mov esi, ecx                ;   163.7 p1      51 t1 copy
        xor esi, edx                ;   172.7 p0      51 t1
        and esi, ebx                ;   188.7 p0      51 t1
        xor esi, ecx                ;   189.7 p0      51 t1
        add eax, esi                ;   201.7 p1      61 t1
        mov esi, dword [esp + 80]   ;   178.7 p2      52 v[2]
        xor esi, ebp                ;   194.7 p0      52 v[2]
        and edi, esi                ;   195.7 p0      52 v[2]
        xor edi, dword [esp + 80]   ;   196.7 p2+p0   52 v[2]
        add ecx, 0x9bdc06a7         ;   165.0 p1      61 t1
        mov dword [esp + 100], edx  ;   172.7 p0+p3   62 v[0] spill
        mov edx, dword [esp + 92]   ;   165.7 p2      62 v[6]
        mov dword [esp + 92], ebx   ;   188.7 p0+p3   62 v[7] spill
        mov ebx, ebp                ;   194.7 p1      47 v[2] copy
        ror ebx, 9                  ;   195.7 p1      47 v[2]
        xor ebx, ebp                ;   196.7 p0      47 v[2]
        ror ebx, 0xb                ;   197.7 p1      47 v[2]
        xor ebx, ebp                ;   198.7 p0      47 v[2]
        ror ebx, 2                  ;   199.7 p1      47 v[2]
        add edi, ebx                ;   200.7 p0      63 v[2]
        mov ebx, dword [esp + 252]  ;   168.7 p2      73 w[0] reload
        mov dword [esp + 104], ebp  ;   194.7 p0+p3   63 v[3] spill
        mov ebp, dword [ebx + 52]   ;   172.7 p2      73 w[13]
        bswap ebp                   ;   176.7 p1      73 w[13]
        add eax, ebp                ;   202.7 p0      61 t1
        add edx, eax                ;   203.7 p0      62 v[6]
        add edi, eax                ;   203.7 p1      63 v[2]
        mov eax, dword [ebx + 56]   ;   172.7 p2      73 w[14]
        bswap eax                   ;   176.7 p1      73 w[14]
        add ecx, eax                ;   177.7 p0      61 t1
        mov ebx, dword [ebx + 60]   ;   172.7 p2      73 w[15]
        bswap ebx                   ;   176.7 p1      73 w[15]
        mov dword [esp + 108], eax  ;   177.7 p0+p3   73 w[14] spill
        mov eax, edx                ;   204.7 p1      48 t1 copy
        ror eax, 0xe                ;   205.7 p1      48 t1
        xor eax, edx                ;   206.7 p0      48 t1
        ror eax, 5                  ;   207.7 p1      48 t1
        xor eax, edx                ;   208.7 p0      48 t1
        ror eax, 6                  ;   209.7 p1      48 t1
        add ecx, eax                ;   210.7 p0      61 t1
        mov eax, dword [esp + 92]   ;   188.7 p2      51 t1
        xor eax, dword [esp + 100]  ;   192.7 p2+p0   51 t1
        and eax, edx                ;   204.7 p0      51 t1
        xor eax, dword [esp + 100]  ;   205.7 p2+p0   51 t1
        add ecx, eax                ;   211.7 p1      61 t1
        mov eax, dword [esp + 104]  ;   194.7 p2      52 v[1]
        xor eax, edi                ;   204.7 p0      52 v[1]
        and esi, eax                ;   205.7 p0      52 v[1]
        xor esi, dword [esp + 104]  ;   206.7 p2+p0   52 v[1]
        add esi, ecx                ;   212.7 p1      63 v[1]
        add ecx, dword [esp + 68]   ;   212.7 p2+p0   62 v[5]
        mov dword [esp + 68], ebp   ;   180.3 p0+p3   73 w[13] spill
        mov ebp, edi                ;   204.7 p1      47 v[1] copy
        ror ebp, 9                  ;   213.7 p1      47 v[1]
        xor ebp, edi                ;   214.7 p0      47 v[1]
        ror ebp, 0xb                ;   215.7 p1      47 v[1]
        xor ebp, edi                ;   216.7 p0      47 v[1]
        ror ebp, 2                  ;   217.7 p1      47 v[1]
        add esi, ebp                ;   218.7 p0      63 v[1]
        mov ebp, ecx                ;   213.7 p0      48 t1 copy
        ror ebp, 0xe                ;   219.7 p1      48 t1
        xor ebp, ecx                ;   220.7 p0      48 t1
        ror ebp, 5                  ;   221.7 p1      48 t1
        xor ebp, ecx                ;   222.7 p0      48 t1
        ror ebp, 6                  ;   223.7 p1      48 t1
        add ebp, ebx                ;   224.7 p0      61 t1
        add ebp, dword [esp + 100]  ;   225.7 p2+p0   61 t1
        add ebp, 0xc19bf174         ;   226.7 p0      61 t1
        mov dword [esp + 112], ebx  ;   186.5 p0+p3   76 passes
        mov ebx, dword [esp + 92]   ;   188.7 p2      51 t1
        xor ebx, edx                ;   204.7 p0      51 t1
        and ebx, ecx                ;   213.7 p0      51 t1
        xor ebx, dword [esp + 92]   ;   214.7 p2+p0   51 t1
        add ebp, ebx                ;   227.7 p1      61 t1
        mov ebx, edi                ;   204.7 p1      52 v[0] copy
        xor ebx, esi                ;   219.7 p0      52 v[0]
        and eax, ebx                ;   220.7 p0      52 v[0]
        xor eax, edi                ;   221.7 p0      52 v[0]
        mov ebx, dword [esp + 80]   ;   190.0 p2      62 v[4]
        add ebx, ebp                ;   228.7 p1      62 v[4]
        add eax, ebp                ;   228.7 p0      63 v[0]
        mov ebp, esi                ;   219.7 p1      47 v[0] copy
        ror ebp, 9                  ;   229.7 p1      47 v[0]
        xor ebp, esi                ;   230.7 p0      47 v[0]
        ror ebp, 0xb                ;   231.7 p1      47 v[0]
        xor ebp, esi                ;   232.7 p0      47 v[0]
        ror ebp, 2                  ;   233.7 p1      47 v[0]
        add eax, ebp                ;   234.7 p0      63 v[0]
        mov ebp, dword [esp + 36]   ;   193.3 p2      73 w[0] reload
        mov dword [esp + 116], ebp  ;   197.3 p0+p3   76 passes
        mov ebp, dword [esp + 40]   ;   194.3 p2      73 w[1] reload
        mov dword [esp + 120], ebp  ;   198.3 p0+p3   76 passes
        mov ebp, dword [esp + 44]   ;   195.3 p2      73 w[2] reload
        mov dword [esp + 124], ebp  ;   199.3 p0+p3   76 passes
        mov ebp, dword [esp + 56]   ;   196.3 p2      73 w[3] reload
        mov dword [esp + 128], ebp  ;   200.3 p0+p3   76 passes
        mov ebp, dword [esp + 72]   ;   197.3 p2      73 w[4] reload
        mov dword [esp + 132], ebp  ;   201.7 p0+p3   76 passes
        mov ebp, dword [esp + 60]   ;   198.3 p2      73 w[5] reload
        mov dword [esp + 136], ebp  ;   203.7 p0+p3   76 passes
        mov ebp, dword [esp + 64]   ;   199.3 p2      73 w[6] reload
        mov dword [esp + 140], ebp  ;   205.7 p0+p3   76 passes
        mov ebp, dword [esp + 48]   ;   200.3 p2      73 w[7] reload
        mov dword [esp + 144], ebp  ;   207.7 p0+p3   76 passes
        mov ebp, dword [esp + 84]   ;   201.3 p2      73 w[8] reload
        mov dword [esp + 148], ebp  ;   209.7 p0+p3   76 passes
        mov ebp, dword [esp + 76]   ;   202.3 p2      73 w[9] reload
        mov dword [esp + 152], ebp  ;   211.7 p0+p3   76 passes
        mov ebp, dword [esp + 52]   ;   203.3 p2      73 w[10] reload
        mov dword [esp + 156], ebp  ;   213.7 p0+p3   76 passes
        mov ebp, dword [esp + 96]   ;   204.3 p2      73 w[11] reload
        mov dword [esp + 160], ebp  ;   215.7 p0+p3   76 passes
        mov ebp, dword [esp + 88]   ;   205.3 p2      73 w[12] reload
        mov dword [esp + 164], ebp  ;   217.7 p0+p3   76 passes
        mov dword [esp + 168], edi  ;   219.7 p0+p3   76 passes
        mov dword [esp + 172], esi  ;   221.7 p0+p3   76 passes
        mov esi, dword [esp + 68]   ;   206.3 p2      73 w[13] reload
        mov dword [esp + 176], esi  ;   223.7 p0+p3   76 passes
        mov esi, dword [esp + 108]  ;   207.3 p2      73 w[14] reload
        mov dword [esp + 180], esi  ;   225.7 p0+p3   76 passes
        mov dword [esp + 184], eax  ;   235.7 p0+p3   76 passes
        mov esi, dword [esp + 104]  ;   208.3 p2      63 v[3] reload
        mov dword [esp + 188], esi  ;   229.7 p0+p3   76 passes
        mov dword [esp + 192], edx  ;   231.7 p0+p3   76 passes
        mov dword [esp + 196], ecx  ;   233.7 p0+p3   76 passes
        mov dword [esp + 200], ebx  ;   235.7 p0+p3   76 passes
        mov esi, dword [esp + 92]   ;   209.3 p2      62 v[7] reload
        mov dword [esp + 204], esi  ;   237.7 p0+p3   76 passes
        mov esi, sha256_blocks.T0_K ;   206.7 p1      76 passes reload
        mov dword [esp + 208], esi  ;   239.7 p0+p3   76 passes
        add esi, 0xc0               ;   207.7 p1      76 passes
        mov dword [esp + 212], esi  ;   241.7 p0+p3   76 passes
        mov esi, dword [esp + 200]  ;                    resident
        mov edx, dword [esp + 184]  ;                    resident
        mov ebp, dword [esp + 172]  ;                    resident
        mov edi, dword [esp + 196]  ;                    resident
        mov ecx, dword [esp + 192]  ;                    resident
        align 16
.passes_2:
        mov eax, dword [esp + 180]  ;     0.0 p2      50 w[0] reload
        mov ebx, eax                ;     4.0 p0      50 w[0] copy
        shr ebx, 0xa                ;     5.0 p1      50 w[0]
        mov dword [esp + 36], ebp   ;     1.0 p0+p3   52 v[7] spill
        mov ebp, eax                ;     4.0 p1      50 w[0] copy
        ror ebp, 2                  ;     6.0 p1      50 w[0]
        xor ebp, eax                ;     7.0 p0      50 w[0]
        ror ebp, 0x11               ;     8.0 p1      50 w[0]
        xor ebx, ebp                ;     9.0 p0      50 w[0]
        mov ebp, dword [esp + 152]  ;     3.0 p2      78 w[0] reload
        add ebx, ebp                ;    10.0 p0      78 w[0]
        add ebx, dword [esp + 116]  ;    11.0 p2+p1   78 w[0]
        mov ebp, esi                ;     4.3 p0      48 t1 copy
        ror ebp, 0xe                ;    12.0 p1      48 t1
        xor ebp, esi                ;    13.0 p0      48 t1
        ror ebp, 5                  ;    14.0 p1      48 t1
        xor ebp, esi                ;    15.0 p0      48 t1
        ror ebp, 6                  ;    16.0 p1      48 t1
        add ebp, dword [esp + 204]  ;    17.0 p2+p0   61 t1
        mov eax, dword [esp + 120]  ;     7.3 p2      49 w[0]
        shr eax, 3                  ;    11.3 p1      49 w[0]
        mov dword [esp + 40], edx   ;     7.7 p0+p3   47 v[7] spill
        mov edx, dword [esp + 208]  ;     8.3 p2      79 v reload
        add ebp, dword [edx + 64]   ;    18.0 p2+p1   61 t1
        mov edx, dword [esp + 120]  ;    10.3 p2      49 w[0]
        ror edx, 0xb                ;    19.0 p1      49 w[0]
        xor edx, dword [esp + 120]  ;    20.0 p2+p0   49 w[0]
        ror edx, 7                  ;    21.0 p1      49 w[0]
        xor eax, edx                ;    22.0 p0      49 w[0]
        add ebx, eax                ;    23.0 p0      78 w[0]
        add ebp, ebx                ;    24.0 p1      61 t1
        mov eax, ecx                ;    11.7 p0      51 t1 copy
        xor eax, edi                ;    12.7 p0      51 t1
        or eax, esi                 ;    13.7 p0      51 t1
        mov edx, edi                ;    12.7 p1      51 t1 copy
        xor edx, esi                ;    13.7 p0      51 t1
        xor eax, edx                ;    14.7 p0      51 t1
        add ebp, eax                ;    25.0 p1      61 t1
        mov eax, ebp                ;    26.0 p0      62 v[3] copy
        add eax, dword [esp + 188]  ;    27.0 p2+p1   62 v[3]
        and edx, eax                ;    28.0 p0      51 t1
        xor edx, edi                ;    29.0 p0      51 t1
        add edx, ecx                ;    30.0 p1      61 t1
        mov ecx, dword [esp + 40]   ;    16.0 p2      47 v[7]
        ror ecx, 9                  ;    31.0 p1      47 v[7]
        xor ecx, dword [esp + 40]   ;    32.0 p2+p0   47 v[7]
        ror ecx, 0xb                ;    33.0 p1      47 v[7]
        xor ecx, dword [esp + 40]   ;    34.0 p2+p0   47 v[7]
        ror ecx, 2                  ;    35.0 p1      47 v[7]
        add ebp, ecx                ;    36.0 p0      63 v[7]
        mov ecx, eax                ;    28.0 p0      48 t1 copy
        ror ecx, 0xe                ;    37.0 p1      48 t1
        xor ecx, eax                ;    38.0 p0      48 t1
        ror ecx, 5                  ;    39.0 p1      48 t1
        xor ecx, eax                ;    40.0 p0      48 t1
        ror ecx, 6                  ;    41.0 p1      48 t1
        add edx, ecx                ;    42.0 p0      61 t1
        mov ecx, dword [esp + 208]  ;    21.3 p2      79 v reload
        add edx, dword [ecx + 68]   ;    43.0 p2+p0   61 t1
        mov ecx, dword [esp + 112]  ;    23.3 p2      50 w[1]
        shr ecx, 0xa                ;    27.3 p1      50 w[1]
        mov dword [esp + 44], edi   ;    23.0 p0+p3   51 t1 spill
        mov edi, dword [esp + 112]  ;    24.3 p2      50 w[1]
        ror edi, 2                  ;    28.3 p1      50 w[1]
        xor edi, dword [esp + 112]  ;    29.3 p2+p0   50 w[1]
        ror edi, 0x11               ;    30.3 p1      50 w[1]
        xor ecx, edi                ;    31.3 p0      50 w[1]
        mov edi, dword [esp + 156]  ;    26.3 p2      78 w[1] reload
        add ecx, edi                ;    32.3 p0      78 w[1]
        add ecx, dword [esp + 120]  ;    33.3 p2+p1   78 w[1]
        mov edi, dword [esp + 168]  ;    28.3 p2      52 v[7]
        xor edi, dword [esp + 36]   ;    32.3 p2+p0   52 v[7]
        mov dword [esp + 48], esi   ;    27.7 p0+p3   48 t1 spill
        mov esi, dword [esp + 36]   ;    30.3 p2      52 v[7]
        xor esi, dword [esp + 40]   ;    34.3 p2+p0   52 v[7]
        and edi, esi                ;    35.3 p0      52 v[7]
        xor edi, dword [esp + 36]   ;    36.3 p2+p0   52 v[7]
        add ebp, edi                ;    37.3 p1      63 v[7]
        mov edi, ebp                ;    38.3 p0      47 v[6] copy
        ror edi, 9                  ;    39.3 p1      47 v[6]
        xor edi, ebp                ;    40.3 p0      47 v[6]
        ror edi, 0xb                ;    41.3 p1      47 v[6]
        xor edi, ebp                ;    42.3 p0      47 v[6]
        ror edi, 2                  ;    43.3 p1      47 v[6]
        mov dword [esp + 52], eax   ;    32.3 p0+p3   62 v[3] spill
        mov eax, dword [esp + 124]  ;    33.3 p2      49 w[1]
        shr eax, 3                  ;    37.3 p1      49 w[1]
        mov dword [esp + 56], ebx   ;    34.3 p0+p3   78 w[0] spill
        mov ebx, dword [esp + 124]  ;    34.3 p2      49 w[1]
        ror ebx, 0xb                ;    38.3 p1      49 w[1]
        xor ebx, dword [esp + 124]  ;    39.3 p2+p0   49 w[1]
        ror ebx, 7                  ;    40.3 p1      49 w[1]
        xor eax, ebx                ;    41.3 p0      49 w[1]
        add ecx, eax                ;    42.3 p0      78 w[1]
        add edx, ecx                ;    44.0 p1      61 t1
        add edi, edx                ;    45.0 p0      63 v[6]
        add edx, dword [esp + 168]  ;    45.0 p2+p1   62 v[2]
        mov eax, ebp                ;    38.3 p0      52 v[6] copy
        mov ebx, dword [esp + 36]   ;    37.7 p2      52 v[7] reload
        xor eax, ebx                ;    41.7 p0      52 v[6]
        and esi, eax                ;    42.7 p0      52 v[6]
        xor esi, ebx                ;    43.7 p0      52 v[6]
        add edi, esi                ;    46.0 p1      63 v[6]
        mov esi, dword [esp + 56]   ;    39.3 p2      78 w[0] reload
        mov eax, esi                ;    43.3 p0      50 w[2] copy
        shr eax, 0xa                ;    44.3 p1      50 w[2]
        mov ebx, esi                ;    43.3 p0      50 w[2] copy
        ror ebx, 2                  ;    45.3 p1      50 w[2]
        xor ebx, esi                ;    46.3 p0      50 w[2]
        ror ebx, 0x11               ;    47.3 p1      50 w[2]
        xor eax, ebx                ;    48.3 p0      50 w[2]
        mov ebx, dword [esp + 160]  ;    42.0 p2      78 w[2] reload
        add eax, ebx                ;    49.3 p0      78 w[2]
        add eax, dword [esp + 124]  ;    50.3 p2+p1   78 w[2]
        mov ebx, edx                ;    46.0 p0      48 t1 copy
        ror ebx, 0xe                ;    51.3 p1      48 t1
        xor ebx, edx                ;    52.3 p0      48 t1
        ror ebx, 5                  ;    53.3 p1      48 t1
        xor ebx, edx                ;    54.3 p0      48 t1
        ror ebx, 6                  ;    55.3 p1      48 t1
        add ebx, dword [esp + 44]   ;    56.3 p2+p0   61 t1
        mov esi, dword [esp + 52]   ;    46.3 p2      51 t1
        xor esi, dword [esp + 48]   ;    50.3 p2+p0   51 t1
        and esi, edx                ;    51.3 p0      51 t1
        xor esi, dword [esp + 48]   ;    52.3 p2+p0   51 t1
        add ebx, esi                ;    57.3 p1      61 t1
        mov esi, dword [esp + 208]  ;    49.3 p2      79 v reload
        add ebx, dword [esi + 72]   ;    58.3 p2+p0   61 t1
        mov esi, edi                ;    49.3 p1      47 v[5] copy
        ror esi, 9                  ;    59.3 p1      47 v[5]
        xor esi, edi                ;    60.3 p0      47 v[5]
        ror esi, 0xb                ;    61.3 p1      47 v[5]
        xor esi, edi                ;    62.3 p0      47 v[5]
        ror esi, 2                  ;    63.3 p1      47 v[5]
        mov dword [esp + 44], edx   ;    51.3 p0+p3   62 v[2] spill
        mov edx, dword [esp + 128]  ;    51.7 p2      49 w[2]
        shr edx, 3                  ;    55.7 p1      49 w[2]
        mov dword [esp + 60], ecx   ;    53.3 p0+p3   78 w[1] spill
        mov ecx, dword [esp + 128]  ;    52.7 p2      49 w[2]
        ror ecx, 0xb                ;    56.7 p1      49 w[2]
        xor ecx, dword [esp + 128]  ;    57.7 p2+p0   49 w[2]
        ror ecx, 7                  ;    58.7 p1      49 w[2]
        xor edx, ecx                ;    59.7 p0      49 w[2]
        add eax, edx                ;    60.7 p0      78 w[2]
        add ebx, eax                ;    61.7 p0      61 t1
        add esi, ebx                ;    64.3 p1      63 v[5]
        add ebx, dword [esp + 36]   ;    62.7 p2+p0   62 v[1]
        mov ecx, edi                ;    56.3 p1      52 v[5] copy
        xor ecx, ebp                ;    57.3 p0      52 v[5]
        mov edx, ebp                ;    57.0 p1      52 v[5] copy
        xor edx, dword [esp + 40]   ;    58.0 p2+p0   52 v[5]
        and edx, ecx                ;    59.0 p0      52 v[5]
        xor edx, ebp                ;    60.0 p0      52 v[5]
        add esi, edx                ;    65.3 p1      63 v[5]
        mov edx, dword [esp + 60]   ;    59.0 p2      50 w[3]
        mov dword [esp + 36], ebp   ;    59.3 p0+p3   63 v[7] spill
        mov ebp, ebx                ;    63.7 p1      48 t1 copy
        ror ebp, 0xe                ;    66.3 p1      48 t1
        xor ebp, ebx                ;    67.3 p0      48 t1
        ror ebp, 5                  ;    68.3 p1      48 t1
        xor ebp, ebx                ;    69.3 p0      48 t1
        ror ebp, 6                  ;    70.3 p1      48 t1
        add ebp, dword [esp + 48]   ;    71.3 p2+p0   61 t1
        mov dword [esp + 48], eax   ;    62.3 p0+p3   78 w[2] spill
        mov eax, dword [esp + 44]   ;    62.7 p2      51 t1
        xor eax, dword [esp + 52]   ;    66.7 p2+p0   51 t1
        and eax, ebx                ;    67.7 p0      51 t1
        xor eax, dword [esp + 52]   ;    68.7 p2+p0   51 t1
        add ebp, eax                ;    72.3 p1      61 t1
        mov eax, dword [esp + 60]   ;    65.7 p2      50 w[3]
        shr eax, 0xa                ;    69.7 p1      50 w[3]
        mov dword [esp + 64], ebx   ;    65.7 p0+p3   62 v[1] spill
        mov ebx, dword [esp + 208]  ;    66.7 p2      79 v reload
        add ebp, dword [ebx + 76]   ;    74.7 p2+p1   61 t1
        mov ebx, dword [esp + 60]   ;    68.7 p2      50 w[3]
        ror ebx, 2                  ;    75.7 p1      50 w[3]
        xor edx, ebx                ;    76.7 p0      50 w[3]
        ror edx, 0x11               ;    77.7 p1      50 w[3]
        xor eax, edx                ;    78.7 p0      50 w[3]
        mov edx, dword [esp + 132]  ;    69.7 p2      49 w[3] reload
        mov ebx, edx                ;    73.7 p0      49 w[3] copy
        shr ebx, 3                  ;    74.7 p1      49 w[3]
        add eax, dword [esp + 164]  ;    79.7 p2+p0   78 w[3]
        add eax, dword [esp + 128]  ;    80.7 p2+p1   78 w[3]
        mov dword [esp + 68], edi   ;    71.0 p0+p3   63 v[6] spill
        mov edi, edx                ;    73.7 p1      49 w[3] copy
        ror edi, 0xb                ;    81.7 p1      49 w[3]
        xor edi, edx                ;    82.7 p0      49 w[3]
        ror edi, 7                  ;    83.7 p1      49 w[3]
        xor ebx, edi                ;    84.7 p0      49 w[3]
        add eax, ebx                ;    85.7 p0      78 w[3]
        add ebp, eax                ;    86.7 p0      61 t1
        mov edi, dword [esp + 68]   ;    73.7 p2      52 v[4]
        xor edi, esi                ;    77.7 p0      52 v[4]
        and ecx, edi                ;    78.7 p0      52 v[4]
        mov ebx, dword [esp + 68]   ;    74.7 p2      63 v[6] reload
        xor ecx, ebx                ;    79.7 p0      52 v[4]
        add ecx, ebp                ;    87.7 p1      63 v[4]
        add ebp, dword [esp + 40]   ;    87.7 p2+p0   62 v[0]
        mov ebx, esi                ;    76.3 p1      47 v[4] copy
        ror ebx, 9                  ;    88.7 p1      47 v[4]
        xor ebx, esi                ;    89.7 p0      47 v[4]
        ror ebx, 0xb                ;    90.7 p1      47 v[4]
        xor ebx, esi                ;    91.7 p0      47 v[4]
        ror ebx, 2                  ;    92.7 p1      47 v[4]
        add ecx, ebx                ;    93.7 p0      63 v[4]
        mov ebx, dword [esp + 48]   ;    78.7 p2      50 w[4]
        add edx, dword [esp + 176]  ;    79.7 p2+p0   78 w[4]
        mov dword [esp + 40], eax   ;    86.7 p0+p3   78 w[3] spill
        mov eax, ebp                ;    88.7 p1      48 t1 copy
        ror eax, 0xe                ;    89.7 p1      48 t1
        xor eax, ebp                ;    90.7 p0      48 t1
        ror eax, 5                  ;    91.7 p1      48 t1
        xor eax, ebp                ;    92.7 p0      48 t1
        ror eax, 6                  ;    93.7 p1      48 t1
        add eax, dword [esp + 52]   ;    94.7 p2+p0   61 t1
        mov dword [esp + 52], esi   ;    82.7 p0+p3   63 v[5] spill
        mov esi, dword [esp + 64]   ;    83.0 p2      51 t1
        xor esi, dword [esp + 44]   ;    87.0 p2+p0   51 t1
        and esi, ebp                ;    88.7 p0      51 t1
        xor esi, dword [esp + 44]   ;    89.7 p2+p0   51 t1
        add eax, esi                ;    95.7 p1      61 t1
        mov esi, dword [esp + 48]   ;    86.0 p2      50 w[4]
        shr esi, 0xa                ;    90.0 p1      50 w[4]
        mov dword [esp + 72], ebp   ;    88.7 p0+p3   62 v[0] spill
        mov ebp, dword [esp + 208]  ;    87.0 p2      79 v reload
        add eax, dword [ebp + 80]   ;    96.7 p2+p1   61 t1
        mov ebp, dword [esp + 48]   ;    89.0 p2      50 w[4]
        ror ebp, 2                  ;    97.7 p1      50 w[4]
        xor ebx, ebp                ;    98.7 p0      50 w[4]
        ror ebx, 0x11               ;    99.7 p1      50 w[4]
        xor esi, ebx                ;   100.7 p0      50 w[4]
        mov ebp, dword [esp + 136]  ;    90.0 p2      49 w[4] reload
        mov ebx, ebp                ;    94.0 p0      49 w[4] copy
        shr ebx, 3                  ;    95.0 p1      49 w[4]
        add edx, esi                ;   101.7 p0      78 w[4]
        mov esi, ebp                ;    94.0 p1      49 w[4] copy
        ror esi, 0xb                ;   102.7 p1      49 w[4]
        xor esi, ebp                ;   103.7 p0      49 w[4]
        ror esi, 7                  ;   104.7 p1      49 w[4]
        xor ebx, esi                ;   105.7 p0      49 w[4]
        add edx, ebx                ;   106.7 p0      78 w[4]
        add eax, edx                ;   107.7 p0      61 t1
        mov esi, dword [esp + 52]   ;    92.7 p2      52 v[3]
        xor esi, ecx                ;    96.7 p0      52 v[3]
        and edi, esi                ;    97.7 p0      52 v[3]
        mov ebx, dword [esp + 52]   ;    93.7 p2      63 v[5] reload
        xor edi, ebx                ;    98.7 p0      52 v[3]
        add edi, eax                ;   108.7 p1      63 v[3]
        add eax, dword [esp + 36]   ;   108.7 p2+p0   62 v[7]
        mov ebx, ecx                ;    95.3 p1      47 v[3] copy
        ror ebx, 9                  ;   109.7 p1      47 v[3]
        xor ebx, ecx                ;   110.7 p0      47 v[3]
        ror ebx, 0xb                ;   111.7 p1      47 v[3]
        xor ebx, ecx                ;   112.7 p0      47 v[3]
        ror ebx, 2                  ;   113.7 p1      47 v[3]
        add edi, ebx                ;   114.7 p0      63 v[3]
        mov ebx, dword [esp + 40]   ;    97.7 p2      50 w[5]
        add ebp, dword [esp + 180]  ;    98.7 p2+p0   78 w[5]
        mov dword [esp + 36], edx   ;   107.7 p0+p3   78 w[4] spill
        mov edx, eax                ;   109.7 p1      48 t1 copy
        ror edx, 0xe                ;   110.7 p1      48 t1
        xor edx, eax                ;   111.7 p0      48 t1
        ror edx, 5                  ;   112.7 p1      48 t1
        xor edx, eax                ;   113.7 p0      48 t1
        ror edx, 6                  ;   114.7 p1      48 t1
        add edx, dword [esp + 44]   ;   115.7 p2+p0   61 t1
        mov dword [esp + 44], ecx   ;   101.7 p0+p3   63 v[4] spill
        mov ecx, dword [esp + 72]   ;   102.0 p2      51 t1
        xor ecx, dword [esp + 64]   ;   106.0 p2+p0   51 t1
        and ecx, eax                ;   109.7 p0      51 t1
        xor ecx, dword [esp + 64]   ;   110.7 p2+p0   51 t1
        add edx, ecx                ;   116.7 p1      61 t1
        mov ecx, dword [esp + 208]  ;   105.0 p2      79 v reload
        add edx, dword [ecx + 84]   ;   117.7 p2+p0   61 t1
        mov ecx, dword [esp + 40]   ;   107.0 p2      50 w[5]
        shr ecx, 0xa                ;   111.0 p1      50 w[5]
        mov dword [esp + 76], eax   ;   109.7 p0+p3   62 v[7] spill
        mov eax, dword [esp + 40]   ;   108.0 p2      50 w[5]
        ror eax, 2                  ;   112.0 p1      50 w[5]
        xor ebx, eax                ;   113.0 p0      50 w[5]
        ror ebx, 0x11               ;   114.0 p1      50 w[5]
        xor ecx, ebx                ;   115.0 p0      50 w[5]
        mov eax, dword [esp + 140]  ;   109.0 p2      49 w[5] reload
        mov ebx, eax                ;   113.0 p0      49 w[5] copy
        shr ebx, 3                  ;   114.0 p1      49 w[5]
        add ebp, ecx                ;   116.0 p0      78 w[5]
        mov ecx, eax                ;   113.0 p1      49 w[5] copy
        ror ecx, 0xb                ;   117.0 p1      49 w[5]
        xor ecx, eax                ;   118.0 p0      49 w[5]
        ror ecx, 7                  ;   119.0 p1      49 w[5]
        xor ebx, ecx                ;   120.0 p0      49 w[5]
        add ebp, ebx                ;   121.0 p0      78 w[5]
        add edx, ebp                ;   122.0 p0      61 t1
        mov ecx, dword [esp + 44]   ;   111.7 p2      52 v[2]
        xor ecx, edi                ;   115.7 p0      52 v[2]
        and esi, ecx                ;   116.7 p0      52 v[2]
        mov ebx, dword [esp + 44]   ;   112.7 p2      63 v[4] reload
        xor esi, ebx                ;   117.7 p0      52 v[2]
        add esi, edx                ;   123.0 p1      63 v[2]
        add edx, dword [esp + 68]   ;   123.0 p2+p0   62 v[6]
        mov ebx, edi                ;   115.7 p1      47 v[2] copy
        ror ebx, 9                  ;   124.0 p1      47 v[2]
        xor ebx, edi                ;   125.0 p0      47 v[2]
        ror ebx, 0xb                ;   126.0 p1      47 v[2]
        xor ebx, edi                ;   127.0 p0      47 v[2]
        ror ebx, 2                  ;   128.0 p1      47 v[2]
        add esi, ebx                ;   129.0 p0      63 v[2]
        mov ebx, dword [esp + 36]   ;   116.7 p2      50 w[6]
        add eax, dword [esp + 112]  ;   117.7 p2+p0   78 w[6]
        mov dword [esp + 68], ebp   ;   122.0 p0+p3   78 w[5] spill
        mov ebp, edx                ;   124.0 p1      48 t1 copy
        ror ebp, 0xe                ;   125.0 p1      48 t1
        xor ebp, edx                ;   126.0 p0      48 t1
        ror ebp, 5                  ;   127.0 p1      48 t1
        xor ebp, edx                ;   128.0 p0      48 t1
        ror ebp, 6                  ;   129.0 p1      48 t1
        add ebp, dword [esp + 64]   ;   130.0 p2+p0   61 t1
        mov dword [esp + 64], edi   ;   120.7 p0+p3   63 v[3] spill
        mov edi, dword [esp + 76]   ;   121.0 p2      51 t1
        xor edi, dword [esp + 72]   ;   125.0 p2+p0   51 t1
        and edi, edx                ;   126.0 p0      51 t1
        xor edi, dword [esp + 72]   ;   127.0 p2+p0   51 t1
        add ebp, edi                ;   131.0 p1      61 t1
        mov edi, dword [esp + 208]  ;   124.0 p2      79 v reload
        add ebp, dword [edi + 88]   ;   132.0 p2+p0   61 t1
        mov edi, dword [esp + 36]   ;   126.0 p2      50 w[6]
        shr edi, 0xa                ;   130.0 p1      50 w[6]
        mov dword [esp + 80], edx   ;   125.0 p0+p3   62 v[6] spill
        mov edx, dword [esp + 36]   ;   127.0 p2      50 w[6]
        ror edx, 2                  ;   131.0 p1      50 w[6]
        xor ebx, edx                ;   132.0 p0      50 w[6]
        ror ebx, 0x11               ;   133.0 p1      50 w[6]
        xor edi, ebx                ;   134.0 p0      50 w[6]
        mov edx, dword [esp + 144]  ;   128.0 p2      49 w[6] reload
        mov ebx, edx                ;   132.0 p0      49 w[6] copy
        shr ebx, 3                  ;   133.0 p1      49 w[6]
        add eax, edi                ;   135.0 p0      78 w[6]
        mov edi, edx                ;   132.0 p1      49 w[6] copy
        ror edi, 0xb                ;   136.0 p1      49 w[6]
        xor edi, edx                ;   137.0 p0      49 w[6]
        ror edi, 7                  ;   138.0 p1      49 w[6]
        xor ebx, edi                ;   139.0 p0      49 w[6]
        add eax, ebx                ;   140.0 p0      78 w[6]
        add ebp, eax                ;   141.0 p0      61 t1
        mov edi, dword [esp + 64]   ;   130.7 p2      52 v[1]
        xor edi, esi                ;   134.7 p0      52 v[1]
        and ecx, edi                ;   135.7 p0      52 v[1]
        mov ebx, dword [esp + 64]   ;   131.7 p2      63 v[3] reload
        xor ecx, ebx                ;   136.7 p0      52 v[1]
        add ecx, ebp                ;   142.0 p1      63 v[1]
        add ebp, dword [esp + 52]   ;   142.0 p2+p0   62 v[5]
        mov ebx, esi                ;   133.3 p1      47 v[1] copy
        ror ebx, 9                  ;   143.0 p1      47 v[1]
        xor ebx, esi                ;   144.0 p0      47 v[1]
        ror ebx, 0xb                ;   145.0 p1      47 v[1]
        xor ebx, esi                ;   146.0 p0      47 v[1]
        ror ebx, 2                  ;   147.0 p1      47 v[1]
        add ecx, ebx                ;   148.0 p0      63 v[1]
        mov ebx, dword [esp + 68]   ;   135.7 p2      50 w[7]
        add edx, dword [esp + 56]   ;   136.7 p2+p0   78 w[7]
        mov dword [esp + 52], eax   ;   141.0 p0+p3   78 w[6] spill
        mov eax, ebp                ;   143.0 p1      48 t1 copy
        ror eax, 0xe                ;   144.0 p1      48 t1
        xor eax, ebp                ;   145.0 p0      48 t1
        ror eax, 5                  ;   146.0 p1      48 t1
        xor eax, ebp                ;   147.0 p0      48 t1
        ror eax, 6                  ;   148.0 p1      48 t1
        add eax, dword [esp + 72]   ;   149.0 p2+p0   61 t1
        mov dword [esp + 72], esi   ;   139.7 p0+p3   63 v[2] spill
        mov esi, dword [esp + 80]   ;   140.0 p2      51 t1
        xor esi, dword [esp + 76]   ;   144.0 p2+p0   51 t1
        and esi, ebp                ;   145.0 p0      51 t1
        xor esi, dword [esp + 76]   ;   146.0 p2+p0   51 t1
        add eax, esi                ;   150.0 p1      61 t1
        mov esi, dword [esp + 208]  ;   143.0 p2      79 v reload
        add eax, dword [esi + 92]   ;   151.0 p2+p0   61 t1
        mov esi, dword [esp + 68]   ;   145.0 p2      50 w[7]
        shr esi, 0xa                ;   149.0 p1      50 w[7]
        mov dword [esp + 84], ebp   ;   144.0 p0+p3   62 v[5] spill
        mov ebp, dword [esp + 68]   ;   146.0 p2      50 w[7]
        ror ebp, 2                  ;   150.0 p1      50 w[7]
        xor ebx, ebp                ;   151.0 p0      50 w[7]
        ror ebx, 0x11               ;   152.0 p1      50 w[7]
        xor esi, ebx                ;   153.0 p0      50 w[7]
        mov ebp, dword [esp + 148]  ;   147.0 p2      49 w[7] reload
        mov ebx, ebp                ;   151.0 p0      49 w[7] copy
        shr ebx, 3                  ;   152.0 p1      49 w[7]
        add edx, esi                ;   154.0 p0      78 w[7]
        mov esi, ebp                ;   151.0 p1      49 w[7] copy
        ror esi, 0xb                ;   155.0 p1      49 w[7]
        xor esi, ebp                ;   156.0 p0      49 w[7]
        ror esi, 7                  ;   157.0 p1      49 w[7]
        xor ebx, esi                ;   158.0 p0      49 w[7]
        add edx, ebx                ;   159.0 p0      78 w[7]
        add eax, edx                ;   160.0 p0      61 t1
        mov esi, dword [esp + 72]   ;   149.7 p2      52 v[0]
        xor esi, ecx                ;   153.7 p0      52 v[0]
        and edi, esi                ;   154.7 p0      52 v[0]
        mov ebx, dword [esp + 72]   ;   150.7 p2      63 v[2] reload
        xor edi, ebx                ;   155.7 p0      52 v[0]
        add edi, eax                ;   161.0 p1      63 v[0]
        add eax, dword [esp + 44]   ;   161.0 p2+p0   62 v[4]
        mov ebx, ecx                ;   152.3 p1      47 v[0] copy
        ror ebx, 9                  ;   162.0 p1      47 v[0]
        xor ebx, ecx                ;   163.0 p0      47 v[0]
        ror ebx, 0xb                ;   164.0 p1      47 v[0]
        xor ebx, ecx                ;   165.0 p0      47 v[0]
        ror ebx, 2                  ;   166.0 p1      47 v[0]
        add edi, ebx                ;   167.0 p0      63 v[0]
        mov ebx, dword [esp + 52]   ;   154.7 p2      50 w[8]
        add ebp, dword [esp + 60]   ;   155.7 p2+p0   78 w[8]
        mov dword [esp + 44], edx   ;   160.0 p0+p3   78 w[7] spill
        mov edx, eax                ;   162.0 p1      48 t1 copy
        ror edx, 0xe                ;   163.0 p1      48 t1
        xor edx, eax                ;   164.0 p0      48 t1
        ror edx, 5                  ;   165.0 p1      48 t1
        xor edx, eax                ;   166.0 p0      48 t1
        ror edx, 6                  ;   167.0 p1      48 t1
        add edx, dword [esp + 76]   ;   168.0 p2+p0   61 t1
        mov dword [esp + 76], ecx   ;   158.7 p0+p3   63 v[1] spill
        mov ecx, dword [esp + 84]   ;   159.0 p2      51 t1
        xor ecx, dword [esp + 80]   ;   163.0 p2+p0   51 t1
        and ecx, eax                ;   164.0 p0      51 t1
        xor ecx, dword [esp + 80]   ;   165.0 p2+p0   51 t1
        add edx, ecx                ;   169.0 p1      61 t1
        mov ecx, dword [esp + 208]  ;   162.0 p2      79 v reload
        add edx, dword [ecx + 96]   ;   170.0 p2+p0   61 t1
        mov ecx, dword [esp + 52]   ;   164.0 p2      50 w[8]
        shr ecx, 0xa                ;   168.0 p1      50 w[8]
        mov dword [esp + 88], eax   ;   163.0 p0+p3   62 v[4] spill
        mov eax, dword [esp + 76]   ;   165.0 p2      52 v[7]
        xor eax, edi                ;   169.0 p0      52 v[7]
        and esi, eax                ;   170.0 p0      52 v[7]
        xor esi, dword [esp + 76]   ;   171.0 p2+p0   52 v[7]
        mov dword [esp + 92], eax   ;   170.0 p0+p3   52 v[7] spill
        mov eax, dword [esp + 52]   ;   167.0 p2      50 w[8]
        ror eax, 2                  ;   172.0 p1      50 w[8]
        xor ebx, eax                ;   173.0 p0      50 w[8]
        ror ebx, 0x11               ;   174.0 p1      50 w[8]
        xor ecx, ebx                ;   175.0 p0      50 w[8]
        mov eax, dword [esp + 152]  ;   168.0 p2      78 w[0] reload
        mov ebx, eax                ;   172.0 p0      49 w[8] copy
        shr ebx, 3                  ;   173.0 p1      49 w[8]
        add ebp, ecx                ;   176.0 p0      78 w[8]
        mov ecx, eax                ;   172.0 p1      49 w[8] copy
        ror ecx, 0xb                ;   177.0 p1      49 w[8]
        xor ecx, eax                ;   178.0 p0      49 w[8]
        ror ecx, 7                  ;   179.0 p1      49 w[8]
        xor ebx, ecx                ;   180.0 p0      49 w[8]
        add ebp, ebx                ;   181.0 p0      78 w[8]
        add edx, ebp                ;   182.0 p0      61 t1
        add esi, edx                ;   183.0 p1      63 v[7]
        add edx, dword [esp + 64]   ;   183.0 p2+p0   62 v[3]
        mov ecx, edi                ;   171.7 p1      47 v[7] copy
        ror ecx, 9                  ;   184.0 p1      47 v[7]
        xor ecx, edi                ;   185.0 p0      47 v[7]
        ror ecx, 0xb                ;   186.0 p1      47 v[7]
        xor ecx, edi                ;   187.0 p0      47 v[7]
        ror ecx, 2                  ;   188.0 p1      47 v[7]
        add esi, ecx                ;   189.0 p0      63 v[7]
        mov ecx, dword [esp + 44]   ;   174.0 p2      78 w[7] reload
        mov ebx, ecx                ;   178.0 p0      50 w[9] copy
        shr ebx, 0xa                ;   179.0 p1      50 w[9]
        add eax, dword [esp + 48]   ;   175.0 p2+p0   78 w[9]
        mov dword [esp + 64], ebp   ;   182.0 p0+p3   78 w[8] spill
        mov ebp, ecx                ;   178.0 p1      50 w[9] copy
        ror ebp, 2                  ;   179.0 p1      50 w[9]
        xor ebp, ecx                ;   180.0 p0      50 w[9]
        ror ebp, 0x11               ;   181.0 p1      50 w[9]
        xor ebx, ebp                ;   182.0 p0      50 w[9]
        add eax, ebx                ;   183.0 p0      78 w[9]
        mov ebp, dword [esp + 156]  ;   178.0 p2      78 w[1] reload
        mov ebx, ebp                ;   182.0 p0      49 w[9] copy
        shr ebx, 3                  ;   183.0 p1      49 w[9]
        mov ecx, ebp                ;   182.0 p0      49 w[9] copy
        ror ecx, 0xb                ;   184.0 p1      49 w[9]
        xor ecx, ebp                ;   185.0 p0      49 w[9]
        ror ecx, 7                  ;   186.0 p1      49 w[9]
        xor ebx, ecx                ;   187.0 p0      49 w[9]
        add eax, ebx                ;   188.0 p0      78 w[9]
        mov ecx, edx                ;   184.0 p1      48 t1 copy
        ror ecx, 0xe                ;   189.0 p1      48 t1
        xor ecx, edx                ;   190.0 p0      48 t1
        ror ecx, 5                  ;   191.0 p1      48 t1
        xor ecx, edx                ;   192.0 p0      48 t1
        ror ecx, 6                  ;   193.0 p1      48 t1
        mov ebx, dword [esp + 88]   ;   183.0 p2      51 t1
        xor ebx, dword [esp + 84]   ;   187.0 p2+p0   51 t1
        and ebx, edx                ;   188.0 p0      51 t1
        xor ebx, dword [esp + 84]   ;   189.0 p2+p0   51 t1
        add ebx, ecx                ;   194.0 p1      61 t1
        add ebx, eax                ;   195.0 p0      61 t1
        add ebx, dword [esp + 80]   ;   196.0 p2+p1   61 t1
        mov ecx, dword [esp + 208]  ;   187.0 p2      79 v reload
        add ebx, dword [ecx + 100]  ;   197.0 p2+p0   61 t1
        mov ecx, edi                ;   187.3 p1      52 v[6] copy
        xor ecx, esi                ;   190.0 p0      52 v[6]
        mov dword [esp + 80], eax   ;   189.0 p0+p3   78 w[9] spill
        mov eax, dword [esp + 92]   ;   189.0 p2      52 v[6]
        and eax, ecx                ;   193.0 p0      52 v[6]
        xor eax, edi                ;   194.0 p0      52 v[6]
        add eax, ebx                ;   198.0 p1      63 v[6]
        add ebx, dword [esp + 72]   ;   198.0 p2+p1   62 v[2]
        mov dword [esp + 72], edi   ;   190.3 p0+p3   63 v[0] spill
        mov edi, esi                ;   190.7 p1      47 v[6] copy
        ror edi, 9                  ;   199.0 p1      47 v[6]
        xor edi, esi                ;   200.0 p0      47 v[6]
        ror edi, 0xb                ;   201.0 p1      47 v[6]
        xor edi, esi                ;   202.0 p0      47 v[6]
        ror edi, 2                  ;   203.0 p1      47 v[6]
        add eax, edi                ;   204.0 p0      63 v[6]
        mov edi, dword [esp + 64]   ;   193.0 p2      50 w[10]
        add ebp, dword [esp + 40]   ;   194.0 p2+p0   78 w[10]
        mov dword [esp + 92], esi   ;   194.0 p0+p3   63 v[7] spill
        mov esi, ebx                ;   199.0 p1      48 t1 copy
        ror esi, 0xe                ;   200.0 p1      48 t1
        xor esi, ebx                ;   201.0 p0      48 t1
        ror esi, 5                  ;   202.0 p1      48 t1
        xor esi, ebx                ;   203.0 p0      48 t1
        ror esi, 6                  ;   204.0 p1      48 t1
        add esi, dword [esp + 84]   ;   205.0 p2+p0   61 t1
        mov dword [esp + 84], eax   ;   205.0 p0+p3   63 v[6] spill
        mov eax, dword [esp + 88]   ;   197.3 p2      51 t1
        xor eax, edx                ;   201.3 p0      51 t1
        and eax, ebx                ;   202.3 p0      51 t1
        xor eax, dword [esp + 88]   ;   203.3 p2+p0   51 t1
        add esi, eax                ;   206.0 p1      61 t1
        mov eax, dword [esp + 208]  ;   199.3 p2      79 v reload
        add esi, dword [eax + 104]  ;   207.3 p2+p0   61 t1
        mov eax, dword [esp + 64]   ;   201.3 p2      50 w[10]
        shr eax, 0xa                ;   205.3 p1      50 w[10]
        mov dword [esp + 96], edx   ;   201.0 p0+p3   62 v[3] spill
        mov edx, dword [esp + 84]   ;   205.0 p2      52 v[5]
        xor edx, dword [esp + 92]   ;   209.0 p2+p0   52 v[5]
        and ecx, edx                ;   210.0 p0      52 v[5]
        xor ecx, dword [esp + 92]   ;   211.0 p2+p0   52 v[5]
        mov dword [esp + 100], edx  ;   210.0 p0+p3   52 v[5] spill
        mov edx, dword [esp + 64]   ;   205.3 p2      50 w[10]
        ror edx, 2                  ;   212.0 p1      50 w[10]
        xor edi, edx                ;   213.0 p0      50 w[10]
        ror edi, 0x11               ;   214.0 p1      50 w[10]
        xor eax, edi                ;   215.0 p0      50 w[10]
        mov edi, dword [esp + 160]  ;   206.3 p2      78 w[2] reload
        mov edx, edi                ;   210.3 p0      49 w[10] copy
        shr edx, 3                  ;   211.3 p1      49 w[10]
        add ebp, eax                ;   216.0 p0      78 w[10]
        mov eax, edi                ;   210.3 p1      49 w[10] copy
        ror eax, 0xb                ;   217.0 p1      49 w[10]
        xor eax, edi                ;   218.0 p0      49 w[10]
        ror eax, 7                  ;   219.0 p1      49 w[10]
        xor edx, eax                ;   220.0 p0      49 w[10]
        add ebp, edx                ;   221.0 p0      78 w[10]
        add esi, ebp                ;   222.0 p0      61 t1
        add ecx, esi                ;   223.0 p1      63 v[5]
        add esi, dword [esp + 76]   ;   223.0 p2+p0   62 v[1]
        mov eax, dword [esp + 84]   ;   210.3 p2      63 v[6] reload
        mov edx, eax                ;   214.3 p1      47 v[5] copy
        ror edx, 9                  ;   224.0 p1      47 v[5]
        xor edx, eax                ;   225.0 p0      47 v[5]
        ror edx, 0xb                ;   226.0 p1      47 v[5]
        xor edx, eax                ;   227.0 p0      47 v[5]
        ror edx, 2                  ;   228.0 p1      47 v[5]
        add ecx, edx                ;   229.0 p0      63 v[5]
        mov edx, dword [esp + 80]   ;   212.7 p2      50 w[11]
        add edi, dword [esp + 36]   ;   213.7 p2+p0   78 w[11]
        mov eax, esi                ;   224.0 p0      48 t1 copy
        ror eax, 0xe                ;   225.0 p1      48 t1
        xor eax, esi                ;   226.0 p0      48 t1
        ror eax, 5                  ;   227.0 p1      48 t1
        xor eax, esi                ;   228.0 p0      48 t1
        ror eax, 6                  ;   229.0 p1      48 t1
        add eax, dword [esp + 88]   ;   230.0 p2+p0   61 t1
        mov dword [esp + 88], ebp   ;   222.0 p0+p3   78 w[10] spill
        mov ebp, dword [esp + 96]   ;   216.7 p2      51 t1
        xor ebp, ebx                ;   220.7 p0      51 t1
        and ebp, esi                ;   224.0 p0      51 t1
        xor ebp, dword [esp + 96]   ;   225.0 p2+p0   51 t1
        add eax, ebp                ;   231.0 p1      61 t1
        mov ebp, dword [esp + 208]  ;   218.7 p2      79 v reload
        add eax, dword [ebp + 108]  ;   232.0 p2+p0   61 t1
        mov ebp, dword [esp + 80]   ;   220.7 p2      50 w[11]
        shr ebp, 0xa                ;   224.7 p1      50 w[11]
        mov dword [esp + 76], ebx   ;   220.3 p0+p3   62 v[2] spill
        mov ebx, dword [esp + 84]   ;   221.7 p2      52 v[4]
        xor ebx, ecx                ;   230.0 p0      52 v[4]
        mov dword [esp + 104], esi  ;   224.0 p0+p3   62 v[1] spill
        mov esi, dword [esp + 80]   ;   222.7 p2      50 w[11]
        ror esi, 2                  ;   231.0 p1      50 w[11]
        xor edx, esi                ;   232.0 p0      50 w[11]
        ror edx, 0x11               ;   233.0 p1      50 w[11]
        xor ebp, edx                ;   234.0 p0      50 w[11]
        mov esi, dword [esp + 164]  ;   223.7 p2      78 w[3] reload
        mov edx, esi                ;   227.7 p0      49 w[11] copy
        shr edx, 3                  ;   228.7 p1      49 w[11]
        add edi, ebp                ;   235.0 p0      78 w[11]
        mov ebp, esi                ;   227.7 p1      49 w[11] copy
        ror ebp, 0xb                ;   236.0 p1      49 w[11]
        xor ebp, esi                ;   237.0 p0      49 w[11]
        ror ebp, 7                  ;   238.0 p1      49 w[11]
        xor edx, ebp                ;   239.0 p0      49 w[11]
        add edi, edx                ;   240.0 p0      78 w[11]
        add eax, edi                ;   241.0 p0      61 t1
        mov ebp, dword [esp + 100]  ;   227.0 p2      52 v[4]
        and ebp, ebx                ;   231.0 p0      52 v[4]
        mov edx, dword [esp + 84]   ;   228.0 p2      63 v[6] reload
        xor ebp, edx                ;   232.0 p0      52 v[4]
        add ebp, eax                ;   242.0 p1      63 v[4]
        add eax, dword [esp + 72]   ;   242.0 p2+p0   62 v[0]
        add esi, dword [esp + 68]   ;   230.0 p2+p1   78 w[12]
        mov edx, ecx                ;   230.0 p0      47 v[4] copy
        ror edx, 9                  ;   231.0 p1      47 v[4]
        xor edx, ecx                ;   232.0 p0      47 v[4]
        ror edx, 0xb                ;   233.0 p1      47 v[4]
        xor edx, ecx                ;   234.0 p0      47 v[4]
        ror edx, 2                  ;   235.0 p1      47 v[4]
        add ebp, edx                ;   243.0 p0      63 v[4]
        mov edx, dword [esp + 88]   ;   232.3 p2      50 w[12]
        mov dword [esp + 72], edi   ;   241.0 p0+p3   78 w[11] spill
        mov edi, eax                ;   243.0 p1      48 t1 copy
        ror edi, 0xe                ;   244.0 p1      48 t1
        xor edi, eax                ;   245.0 p0      48 t1
        ror edi, 5                  ;   246.0 p1      48 t1
        xor edi, eax                ;   247.0 p0      48 t1
        ror edi, 6                  ;   248.0 p1      48 t1
        add edi, dword [esp + 96]   ;   249.0 p2+p0   61 t1
        mov dword [esp + 96], ecx   ;   235.7 p0+p3   63 v[5] spill
        mov ecx, dword [esp + 104]  ;   236.0 p2      51 t1
        xor ecx, dword [esp + 76]   ;   240.0 p2+p0   51 t1
        and ecx, eax                ;   243.0 p0      51 t1
        xor ecx, dword [esp + 76]   ;   244.0 p2+p0   51 t1
        add edi, ecx                ;   250.0 p1      61 t1
        mov ecx, dword [esp + 208]  ;   239.0 p2      79 v reload
        add edi, dword [ecx + 112]  ;   251.0 p2+p0   61 t1
        mov ecx, dword [esp + 88]   ;   241.0 p2      50 w[12]
        shr ecx, 0xa                ;   245.0 p1      50 w[12]
        mov dword [esp + 100], eax  ;   243.0 p0+p3   62 v[0] spill
        mov eax, dword [esp + 96]   ;   242.0 p2      52 v[3]
        xor eax, ebp                ;   246.0 p0      52 v[3]
        and ebx, eax                ;   247.0 p0      52 v[3]
        xor ebx, dword [esp + 96]   ;   248.0 p2+p0   52 v[3]
        mov dword [esp + 108], eax  ;   247.0 p0+p3   52 v[3] spill
        mov eax, dword [esp + 88]   ;   244.0 p2      50 w[12]
        ror eax, 2                  ;   249.0 p1      50 w[12]
        xor edx, eax                ;   250.0 p0      50 w[12]
        ror edx, 0x11               ;   251.0 p1      50 w[12]
        xor ecx, edx                ;   252.0 p0      50 w[12]
        mov eax, dword [esp + 176]  ;   245.0 p2      78 w[4] reload
        mov edx, eax                ;   249.0 p0      49 w[12] copy
        shr edx, 3                  ;   250.0 p1      49 w[12]
        add esi, ecx                ;   253.0 p0      78 w[12]
        mov ecx, eax                ;   249.0 p1      49 w[12] copy
        ror ecx, 0xb                ;   254.0 p1      49 w[12]
        xor ecx, eax                ;   255.0 p0      49 w[12]
        ror ecx, 7                  ;   256.0 p1      49 w[12]
        xor edx, ecx                ;   257.0 p0      49 w[12]
        add esi, edx                ;   258.0 p0      78 w[12]
        add edi, esi                ;   259.0 p0      61 t1
        add ebx, edi                ;   260.0 p1      63 v[3]
        add edi, dword [esp + 92]   ;   260.0 p2+p0   62 v[7]
        mov ecx, ebp                ;   248.7 p1      47 v[3] copy
        ror ecx, 9                  ;   261.0 p1      47 v[3]
        xor ecx, ebp                ;   262.0 p0      47 v[3]
        ror ecx, 0xb                ;   263.0 p1      47 v[3]
        xor ecx, ebp                ;   264.0 p0      47 v[3]
        ror ecx, 2                  ;   265.0 p1      47 v[3]
        add ebx, ecx                ;   266.0 p0      63 v[3]
        mov ecx, dword [esp + 72]   ;   251.0 p2      78 w[11] reload
        mov edx, ecx                ;   255.0 p0      50 w[13] copy
        shr edx, 0xa                ;   256.0 p1      50 w[13]
        add eax, dword [esp + 52]   ;   252.0 p2+p0   78 w[13]
        mov dword [esp + 92], esi   ;   259.0 p0+p3   78 w[12] spill
        mov esi, ecx                ;   255.0 p1      50 w[13] copy
        ror esi, 2                  ;   256.0 p1      50 w[13]
        xor esi, ecx                ;   257.0 p0      50 w[13]
        ror esi, 0x11               ;   258.0 p1      50 w[13]
        xor edx, esi                ;   259.0 p0      50 w[13]
        add eax, edx                ;   260.0 p0      78 w[13]
        mov esi, dword [esp + 180]  ;   255.0 p2      50 w[0] reload
        mov edx, esi                ;   259.0 p0      49 w[13] copy
        shr edx, 3                  ;   260.0 p1      49 w[13]
        mov ecx, esi                ;   259.0 p0      49 w[13] copy
        ror ecx, 0xb                ;   261.0 p1      49 w[13]
        xor ecx, esi                ;   262.0 p0      49 w[13]
        ror ecx, 7                  ;   263.0 p1      49 w[13]
        xor edx, ecx                ;   264.0 p0      49 w[13]
        add eax, edx                ;   265.0 p0      78 w[13]
        mov ecx, edi                ;   261.0 p0      48 t1 copy
        ror ecx, 0xe                ;   266.0 p1      48 t1
        xor ecx, edi                ;   267.0 p0      48 t1
        ror ecx, 5                  ;   268.0 p1      48 t1
        xor ecx, edi                ;   269.0 p0      48 t1
        ror ecx, 6                  ;   270.0 p1      48 t1
        mov edx, dword [esp + 100]  ;   260.0 p2      51 t1
        xor edx, dword [esp + 104]  ;   264.0 p2+p0   51 t1
        and edx, edi                ;   265.0 p0      51 t1
        xor edx, dword [esp + 104]  ;   266.0 p2+p0   51 t1
        add edx, ecx                ;   271.0 p1      61 t1
        add edx, eax                ;   272.0 p0      61 t1
        add edx, dword [esp + 76]   ;   273.0 p2+p1   61 t1
        mov ecx, dword [esp + 208]  ;   264.0 p2      79 v reload
        add edx, dword [ecx + 116]  ;   274.0 p2+p0   61 t1
        mov ecx, ebp                ;   264.3 p1      52 v[2] copy
        xor ecx, ebx                ;   267.0 p0      52 v[2]
        mov dword [esp + 76], eax   ;   266.0 p0+p3   78 w[13] spill
        mov eax, dword [esp + 108]  ;   266.0 p2      52 v[2]
        and eax, ecx                ;   270.0 p0      52 v[2]
        xor eax, ebp                ;   271.0 p0      52 v[2]
        add eax, edx                ;   275.0 p1      63 v[2]
        add edx, dword [esp + 84]   ;   275.0 p2+p1   62 v[6]
        mov dword [esp + 84], ebp   ;   267.3 p0+p3   63 v[4] spill
        mov ebp, ebx                ;   267.7 p1      47 v[2] copy
        ror ebp, 9                  ;   276.0 p1      47 v[2]
        xor ebp, ebx                ;   277.0 p0      47 v[2]
        ror ebp, 0xb                ;   278.0 p1      47 v[2]
        xor ebp, ebx                ;   279.0 p0      47 v[2]
        ror ebp, 2                  ;   280.0 p1      47 v[2]
        add eax, ebp                ;   281.0 p0      63 v[2]
        mov ebp, dword [esp + 92]   ;   270.0 p2      50 w[14]
        add esi, dword [esp + 44]   ;   271.0 p2+p0   78 w[14]
        mov dword [esp + 108], ebx  ;   271.0 p0+p3   63 v[3] spill
        mov ebx, edx                ;   276.0 p1      48 t1 copy
        ror ebx, 0xe                ;   277.0 p1      48 t1
        xor ebx, edx                ;   278.0 p0      48 t1
        ror ebx, 5                  ;   279.0 p1      48 t1
        xor ebx, edx                ;   280.0 p0      48 t1
        ror ebx, 6                  ;   281.0 p1      48 t1
        add ebx, dword [esp + 104]  ;   282.0 p2+p0   61 t1
        mov dword [esp + 104], eax  ;   282.0 p0+p3   63 v[2] spill
        mov eax, dword [esp + 100]  ;   274.3 p2      51 t1
        xor eax, edi                ;   278.3 p0      51 t1
        and eax, edx                ;   279.3 p0      51 t1
        xor eax, dword [esp + 100]  ;   280.3 p2+p0   51 t1
        add ebx, eax                ;   283.0 p1      61 t1
        mov eax, dword [esp + 208]  ;   276.3 p2      79 v reload
        add ebx, dword [eax + 120]  ;   284.3 p2+p1   61 t1
        mov eax, dword [esp + 92]   ;   278.3 p2      50 w[14]
        shr eax, 0xa                ;   282.3 p1      50 w[14]
        mov dword [esp + 216], edi  ;   278.0 p0+p3   62 v[7] spill
        mov edi, dword [esp + 104]  ;   282.0 p2      52 v[1]
        xor edi, dword [esp + 108]  ;   286.0 p2+p0   52 v[1]
        and ecx, edi                ;   287.0 p0      52 v[1]
        xor ecx, dword [esp + 108]  ;   288.0 p2+p0   52 v[1]
        mov dword [esp + 220], edi  ;   287.0 p0+p3   52 v[1] spill
        mov edi, dword [esp + 92]   ;   282.3 p2      50 w[14]
        ror edi, 2                  ;   289.0 p1      50 w[14]
        xor ebp, edi                ;   290.0 p0      50 w[14]
        ror ebp, 0x11               ;   291.0 p1      50 w[14]
        xor eax, ebp                ;   292.0 p0      50 w[14]
        mov ebp, dword [esp + 112]  ;   283.3 p2      50 w[1] reload
        mov edi, ebp                ;   287.3 p0      49 w[14] copy
        shr edi, 3                  ;   288.3 p1      49 w[14]
        add esi, eax                ;   293.0 p0      78 w[14]
        mov eax, ebp                ;   287.3 p1      49 w[14] copy
        ror eax, 0xb                ;   294.0 p1      49 w[14]
        xor eax, ebp                ;   295.0 p0      49 w[14]
        ror eax, 7                  ;   296.0 p1      49 w[14]
        xor edi, eax                ;   297.0 p0      49 w[14]
        add esi, edi                ;   298.0 p0      78 w[14]
        add ebx, esi                ;   299.0 p0      61 t1
        add ecx, ebx                ;   300.0 p1      63 v[1]
        add ebx, dword [esp + 96]   ;   300.0 p2+p0   62 v[5]
        mov edi, dword [esp + 104]  ;   287.3 p2      63 v[2] reload
        mov eax, edi                ;   291.3 p1      47 v[1] copy
        ror eax, 9                  ;   301.0 p1      47 v[1]
        xor eax, edi                ;   302.0 p0      47 v[1]
        ror eax, 0xb                ;   303.0 p1      47 v[1]
        xor eax, edi                ;   304.0 p0      47 v[1]
        ror eax, 2                  ;   305.0 p1      47 v[1]
        add ecx, eax                ;   306.0 p0      63 v[1]
        mov eax, dword [esp + 76]   ;   289.7 p2      50 w[15]
        add ebp, dword [esp + 64]   ;   290.7 p2+p0   78 w[15]
        mov dword [esp + 96], esi   ;   299.0 p0+p3   78 w[14] spill
        mov esi, dword [esp + 56]   ;   291.7 p2      49 w[15]
        mov edi, ebx                ;   301.0 p1      48 t1 copy
        ror edi, 0xe                ;   302.0 p1      48 t1
        xor edi, ebx                ;   303.0 p0      48 t1
        ror edi, 5                  ;   304.0 p1      48 t1
        xor edi, ebx                ;   305.0 p0      48 t1
        ror edi, 6                  ;   306.0 p1      48 t1
        add edi, dword [esp + 100]  ;   307.0 p2+p0   61 t1
        mov dword [esp + 100], ecx  ;   307.0 p0+p3   63 v[1] spill
        mov ecx, dword [esp + 216]  ;   294.3 p2      51 t1
        xor ecx, edx                ;   298.3 p0      51 t1
        and ecx, ebx                ;   301.0 p0      51 t1
        xor ecx, dword [esp + 216]  ;   302.0 p2+p0   51 t1
        add edi, ecx                ;   308.0 p1      61 t1
        mov ecx, dword [esp + 208]  ;   296.3 p2      79 v reload
        add edi, dword [ecx + 124]  ;   309.0 p2+p1   61 t1
        mov ecx, dword [esp + 76]   ;   298.3 p2      50 w[15]
        shr ecx, 0xa                ;   302.3 p1      50 w[15]
        mov dword [esp + 224], edx  ;   298.0 p0+p3   62 v[6] spill
        mov edx, dword [esp + 100]  ;   307.0 p2      52 v[0]
        xor edx, dword [esp + 104]  ;   311.0 p2+p0   52 v[0]
        and edx, dword [esp + 220]  ;   312.0 p2+p0   52 v[0]
        xor edx, dword [esp + 104]  ;   313.0 p2+p0   52 v[0]
        mov dword [esp + 220], ebx  ;   301.0 p0+p3   62 v[5] spill
        mov ebx, dword [esp + 76]   ;   303.3 p2      50 w[15]
        ror ebx, 2                  ;   314.0 p1      50 w[15]
        xor eax, ebx                ;   315.0 p0      50 w[15]
        ror eax, 0x11               ;   316.0 p1      50 w[15]
        xor ecx, eax                ;   317.0 p0      50 w[15]
        mov eax, dword [esp + 56]   ;   304.3 p2      78 w[0] reload
        mov ebx, eax                ;   308.3 p0      49 w[15] copy
        shr ebx, 3                  ;   309.3 p1      49 w[15]
        add ebp, ecx                ;   318.0 p0      78 w[15]
        mov ecx, eax                ;   308.3 p1      49 w[15] copy
        ror ecx, 0xb                ;   319.0 p1      49 w[15]
        xor esi, ecx                ;   320.0 p0      49 w[15]
        ror esi, 7                  ;   321.0 p1      49 w[15]
        xor ebx, esi                ;   322.0 p0      49 w[15]
        add ebp, ebx                ;   323.0 p0      78 w[15]
        add edi, ebp                ;   324.0 p0      61 t1
        mov esi, dword [esp + 84]   ;   306.3 p2      62 v[4]
        add esi, edi                ;   325.0 p1      62 v[4]
        mov ecx, dword [esp + 100]  ;   307.3 p2      63 v[1] reload
        mov ebx, ecx                ;   311.3 p0      47 v[0] copy
        ror ebx, 9                  ;   326.0 p1      47 v[0]
        xor ebx, ecx                ;   327.0 p0      47 v[0]
        ror ebx, 0xb                ;   328.0 p1      47 v[0]
        mov dword [esp + 116], eax  ;   308.7 p0+p3   76 passes
        add edx, edi                ;   325.0 p0      63 v[0]
        xor ebx, ecx                ;   329.0 p0      47 v[0]
        ror ebx, 2                  ;   330.0 p1      47 v[0]
        add edx, ebx                ;   331.0 p0      63 v[0]
        mov edi, dword [esp + 60]   ;   310.3 p2      78 w[1] reload
        mov dword [esp + 120], edi  ;   314.3 p0+p3   76 passes
        mov edi, dword [esp + 48]   ;   311.3 p2      78 w[2] reload
        mov dword [esp + 124], edi  ;   315.3 p0+p3   76 passes
        mov edi, dword [esp + 40]   ;   312.3 p2      78 w[3] reload
        mov dword [esp + 128], edi  ;   316.3 p0+p3   76 passes
        mov edi, dword [esp + 36]   ;   313.3 p2      78 w[4] reload
        mov dword [esp + 132], edi  ;   317.3 p0+p3   76 passes
        mov edi, dword [esp + 68]   ;   314.3 p2      78 w[5] reload
        mov dword [esp + 136], edi  ;   318.7 p0+p3   76 passes
        mov edi, dword [esp + 52]   ;   315.3 p2      78 w[6] reload
        mov dword [esp + 140], edi  ;   320.7 p0+p3   76 passes
        mov edi, dword [esp + 44]   ;   316.3 p2      78 w[7] reload
        mov dword [esp + 144], edi  ;   322.7 p0+p3   76 passes
        mov edi, dword [esp + 64]   ;   317.3 p2      78 w[8] reload
        mov dword [esp + 148], edi  ;   324.7 p0+p3   76 passes
        mov edi, dword [esp + 80]   ;   318.3 p2      78 w[9] reload
        mov dword [esp + 152], edi  ;   326.7 p0+p3   76 passes
        mov edi, dword [esp + 88]   ;   319.3 p2      78 w[10] reload
        mov dword [esp + 156], edi  ;   328.7 p0+p3   76 passes
        mov edi, dword [esp + 72]   ;   320.3 p2      78 w[11] reload
        mov dword [esp + 160], edi  ;   330.7 p0+p3   76 passes
        mov edi, dword [esp + 92]   ;   321.3 p2      78 w[12] reload
        mov dword [esp + 164], edi  ;   332.7 p0+p3   76 passes
        mov edi, dword [esp + 76]   ;   322.3 p2      78 w[13] reload
        mov dword [esp + 176], edi  ;   334.7 p0+p3   76 passes
        mov edi, dword [esp + 96]   ;   323.3 p2      78 w[14] reload
        mov dword [esp + 180], edi  ;   336.7 p0+p3   76 passes
        mov dword [esp + 112], ebp  ;   338.7 p0+p3   76 passes
        mov edi, dword [esp + 104]  ;   324.3 p2      63 v[2] reload
        mov dword [esp + 168], edi  ;   340.7 p0+p3   76 passes
        mov edi, dword [esp + 108]  ;   325.3 p2      63 v[3] reload
        mov dword [esp + 188], edi  ;   342.7 p0+p3   76 passes
        mov edi, dword [esp + 216]  ;   326.3 p2      62 v[7] reload
        mov dword [esp + 204], edi  ;   344.7 p0+p3   76 passes
        mov edi, dword [esp + 208]  ;   327.3 p2      76 passes
        add edi, 0x40               ;   331.3 p1      76 passes
        mov dword [esp + 208], edi  ;   346.7 p0+p3   76 passes
        mov edi, dword [esp + 220]  ;   328.3 p2      62 v[5] reload
        mov ebp, dword [esp + 224]  ;   329.3 p2      62 v[6] reload
        xchg ebp, ecx               ;   333.3 p1      63 v[1] copy
        mov eax, dword [esp + 208]  ;                    more passes?
        cmp eax, dword [esp + 212]  ;                    more passes?
        jne .passes_2
        mov dword [esp + 200], esi  ;                    resident
        mov dword [esp + 184], edx  ;                    resident
        mov dword [esp + 172], ebp  ;                    resident
        mov dword [esp + 196], edi  ;                    resident
        mov dword [esp + 192], ecx  ;                    resident
        mov esi, dword [esp + 0]    ;     0.0 p2      82 h
        add esi, dword [esp + 184]  ;     4.0 p2+p0   82 h
        mov dword [esp + 0], esi    ;     5.0 p0+p3   82 h
        mov esi, dword [esp + 4]    ;     2.0 p2      82 h
        add esi, dword [esp + 172]  ;     6.0 p2+p1   82 h
        mov dword [esp + 4], esi    ;     7.0 p0+p3   82 h
        mov esi, dword [esp + 8]    ;     4.0 p2      82 h
        add esi, dword [esp + 168]  ;     8.0 p2+p1   82 h
        mov dword [esp + 8], esi    ;     9.0 p0+p3   82 h
        mov esi, dword [esp + 12]   ;     6.0 p2      82 h
        add esi, dword [esp + 188]  ;    10.0 p2+p1   82 h
        mov dword [esp + 12], esi   ;    11.0 p0+p3   82 h
        mov esi, dword [esp + 16]   ;     8.0 p2      82 h
        add esi, dword [esp + 200]  ;    12.0 p2+p1   82 h
        mov dword [esp + 16], esi   ;    13.0 p0+p3   82 h
        mov esi, dword [esp + 20]   ;    10.0 p2      82 h
        add esi, dword [esp + 196]  ;    14.0 p2+p1   82 h
        mov dword [esp + 20], esi   ;    15.0 p0+p3   82 h
        mov esi, dword [esp + 24]   ;    12.0 p2      82 h
        add esi, dword [esp + 192]  ;    16.0 p2+p1   82 h
        mov dword [esp + 24], esi   ;    17.0 p0+p3   82 h
        mov esi, dword [esp + 28]   ;    14.0 p2      82 h
        add esi, dword [esp + 204]  ;    18.0 p2+p1   82 h
        mov dword [esp + 28], esi   ;    19.0 p0+p3   82 h
        mov esi, dword [esp + 252]  ;    16.0 p2      68 blocks
        add esi, 0x40               ;    20.0 p1      68 blocks
        mov dword [esp + 252], esi  ;    21.0 p0+p3   68 blocks
        cmp esi, dword [esp + 32]   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 248]  ;     1.0 p2      68 blocks reload
        mov dword [edi], esi        ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi    ;     6.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi    ;     7.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi   ;     8.0 p0+p3   68 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi   ;     9.0 p0+p3   68 blocks
        mov esi, dword [esp + 20]   ;     6.0 p2      68 blocks reload
        mov dword [edi + 20], esi   ;    10.7 p0+p3   68 blocks
        mov esi, dword [esp + 24]   ;     7.0 p2      68 blocks reload
        mov dword [edi + 24], esi   ;    12.7 p0+p3   68 blocks
        mov esi, dword [esp + 28]   ;     8.0 p2      68 blocks reload
        mov dword [edi + 28], esi   ;    14.7 p0+p3   68 blocks
        add esp, 0xe4               ;                    frame
        pop ebp                     ;                    preserved
        pop edi                     ;                    preserved
        pop esi                     ;                    preserved
        pop ebx                     ;                    preserved
        ret

        section .rodata align=64
; K
sha256_blocks.T0_K:
        dd 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
        dd 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
        dd 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
        dd 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
        dd 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
        dd 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
        dd 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
        dd 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2

        section .note.GNU-stack noalloc noexec nowrite progbits
