; sha256_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 3261aa7dd63a4451); do not edit:
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
;   blocks: 726 uops, planned 281.8; bounds: width 242.0, ports 199.2, path 92.5
;   blocks/passes: 1005 uops, planned 361.0; bounds: width 335.0, ports 292.0, path 224.0
;   blocks.2: 35 uops, planned 19.5; bounds: width 11.7, ports 18.0, path 0.5
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
        mov edi, dword [esi]        ;     2.0 p2      68 h
        mov dword [esp + 0], edi    ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 4]    ;     2.0 p2      68 h
        mov dword [esp + 4], edi    ;     4.0 p0+p3   68 h
        mov edi, dword [esi + 8]    ;     3.0 p2      68 h
        mov dword [esp + 8], edi    ;     5.0 p0+p3   68 h
        mov edi, dword [esi + 12]   ;     4.0 p2      68 h
        mov dword [esp + 12], edi   ;     6.7 p0+p3   68 h
        mov edi, dword [esi + 16]   ;     5.0 p2      68 h
        mov dword [esp + 16], edi   ;     8.7 p0+p3   68 h
        mov edi, dword [esi + 20]   ;     6.0 p2      68 h
        mov dword [esp + 20], edi   ;    10.7 p0+p3   68 h
        mov edi, dword [esi + 24]   ;     7.0 p2      68 h
        mov dword [esp + 24], edi   ;    12.7 p0+p3   68 h
        mov esi, dword [esi + 28]   ;     8.0 p2      68 h
        mov dword [esp + 28], esi   ;    14.7 p0+p3   68 h
        mov esi, dword [esp + 256]  ;     9.0 p2      68 h
        shl esi, 6                  ;    11.0 p1      68 h
        add esi, dword [esp + 252]  ;    15.0 p2+p1   68 h
        mov dword [esp + 32], esi   ;    16.7 p0+p3   68 h
        cmp dword [esp + 256], 0    ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, dword [esp + 252]  ;     0.0 p2      73 w[0] reload
        mov edi, dword [esi]        ;     2.0 p2      73 w[0]
        bswap edi                   ;     4.0 p1+p0   73 w[0]
        mov ebp, dword [esp + 16]   ;     2.0 p2      48 t1
        rol ebp, 0x1a               ;     4.0 p1      48 t1
        mov eax, dword [esp + 16]   ;     3.0 p2      48 t1
        rol eax, 0x15               ;     8.0 p1      48 t1
        mov ecx, dword [esp + 16]   ;     4.0 p2      48 t1
        rol ecx, 7                  ;    12.0 p1      48 t1
        xor ebp, eax                ;    12.0 p0      48 t1
        xor ebp, ecx                ;    16.0 p0      48 t1
        mov eax, dword [esp + 20]   ;     5.0 p2      51 t1
        mov ecx, dword [esp + 24]   ;     6.0 p2      71 v[6] reload
        xor eax, ecx                ;     8.0 p0      51 t1
        mov edx, dword [esp + 16]   ;     7.0 p2      71 v[4] reload
        or eax, edx                 ;     9.0 p0      51 t1
        mov ebx, dword [esp + 28]   ;     8.0 p2      61 t1
        add ebx, edi                ;    11.0 p1      61 t1
        add ebx, 0x428a2f98         ;    11.5 p0      61 t1
        add ebx, ebp                ;    16.5 p1      61 t1
        xor edx, dword [esp + 20]   ;     9.0 p2+p0   51 t1
        xor eax, edx                ;     9.5 p0      51 t1
        add ebx, eax                ;    17.0 p1      61 t1
        mov eax, ebx                ;    17.5 p0      62 v[3] copy
        add eax, dword [esp + 12]   ;    18.0 p2+p1   62 v[3]
        mov dword [esp + 36], edi   ;    11.0 p0+p3   73 w[0] spill
        mov edi, dword [esp + 0]    ;    11.0 p2      47 v[7]
        rol edi, 0x1e               ;    18.5 p1      47 v[7]
        mov ecx, dword [esp + 0]    ;    12.0 p2      47 v[7]
        rol ecx, 0x13               ;    22.5 p1      47 v[7]
        xor edi, ecx                ;    26.5 p0      47 v[7]
        mov ecx, dword [esi + 4]    ;    13.0 p2      73 w[1]
        bswap ecx                   ;    15.0 p1+p0   73 w[1]
        mov esi, dword [esp + 0]    ;    14.0 p2      47 v[7]
        rol esi, 0xa                ;    27.0 p1      47 v[7]
        xor edi, esi                ;    31.0 p0      47 v[7]
        add ebx, edi                ;    31.5 p0      63 v[7]
        mov esi, dword [esp + 8]    ;    15.0 p2      52 v[7]
        mov edi, dword [esp + 4]    ;    16.0 p2      71 v[1] reload
        xor esi, edi                ;    18.0 p0      52 v[7]
        mov ebp, edi                ;    18.0 p1      52 v[7] copy
        xor ebp, dword [esp + 0]    ;    18.5 p2+p0   52 v[7]
        and esi, ebp                ;    19.0 p0      52 v[7]
        xor esi, edi                ;    19.5 p0      52 v[7]
        add ebx, esi                ;    32.0 p1      63 v[7]
        or edx, eax                 ;    18.5 p0      51 t1
        mov esi, eax                ;    18.5 p1      48 t1 copy
        rol esi, 0x1a               ;    19.0 p1      48 t1
        mov edi, eax                ;    18.5 p0      48 t1 copy
        rol edi, 0x15               ;    23.0 p1      48 t1
        xor esi, edi                ;    27.0 p0      48 t1
        mov edi, eax                ;    19.5 p0      48 t1 copy
        rol edi, 7                  ;    27.5 p1      48 t1
        xor esi, edi                ;    31.5 p0      48 t1
        mov edi, dword [esp + 24]   ;    20.3 p2      61 t1
        add edi, ecx                ;    22.3 p0      61 t1
        add edi, 0x71374491         ;    22.8 p0      61 t1
        add edi, esi                ;    32.0 p1      61 t1
        mov esi, eax                ;    21.7 p0      51 t1 copy
        xor esi, dword [esp + 16]   ;    22.2 p2+p0   51 t1
        xor edx, esi                ;    22.7 p0      51 t1
        add edi, edx                ;    32.5 p1      61 t1
        mov edx, edi                ;    33.0 p0      62 v[2] copy
        add edx, dword [esp + 8]    ;    33.5 p2+p1   62 v[2]
        mov dword [esp + 40], ecx   ;    24.3 p0+p3   73 w[1] spill
        mov ecx, ebx                ;    32.5 p1      47 v[6] copy
        rol ecx, 0x1e               ;    34.0 p1      47 v[6]
        mov dword [esp + 44], eax   ;    26.3 p0+p3   62 v[3] spill
        mov eax, ebx                ;    32.5 p1      47 v[6] copy
        rol eax, 0x13               ;    38.0 p1      47 v[6]
        xor ecx, eax                ;    42.0 p0      47 v[6]
        mov eax, ebx                ;    32.5 p0      47 v[6] copy
        rol eax, 0xa                ;    42.5 p1      47 v[6]
        xor ecx, eax                ;    46.5 p0      47 v[6]
        mov eax, ebx                ;    32.5 p0      52 v[6] copy
        xor eax, dword [esp + 4]    ;    33.0 p2+p0   52 v[6]
        and ebp, eax                ;    33.5 p0      52 v[6]
        mov eax, dword [esp + 4]    ;    29.0 p2      71 v[1] reload
        xor ebp, eax                ;    34.0 p0      52 v[6]
        add edi, ebp                ;    34.5 p1      63 v[6]
        add edi, ecx                ;    47.0 p0      63 v[6]
        mov ecx, dword [esp + 252]  ;    30.3 p2      73 w[0] reload
        mov ebp, dword [ecx + 8]    ;    32.3 p2      73 w[2]
        bswap ebp                   ;    34.3 p1+p0   73 w[2]
        and esi, edx                ;    34.0 p0      51 t1
        xor esi, dword [esp + 16]   ;    34.5 p2+p0   51 t1
        add esi, dword [esp + 20]   ;    35.0 p2+p0   61 t1
        add esi, 0xb5c0fbcf         ;    35.5 p1      61 t1
        add esi, ebp                ;    41.3 p0      61 t1
        mov dword [esp + 48], ebp   ;    41.3 p0+p3   73 w[2] spill
        mov ebp, edx                ;    34.7 p1      48 t1 copy
        rol ebp, 0x1a               ;    41.8 p1      48 t1
        mov ecx, edx                ;    35.5 p0      48 t1 copy
        rol ecx, 0x15               ;    45.8 p1      48 t1
        xor ebp, ecx                ;    49.8 p0      48 t1
        mov ecx, edx                ;    36.5 p0      48 t1 copy
        rol ecx, 7                  ;    50.3 p1      48 t1
        xor ebp, ecx                ;    54.3 p0      48 t1
        add esi, ebp                ;    54.8 p0      61 t1
        add eax, esi                ;    55.3 p0      62 v[1]
        mov ecx, edi                ;    47.5 p1      47 v[5] copy
        rol ecx, 0x1e               ;    55.8 p1      47 v[5]
        mov ebp, edi                ;    47.5 p0      47 v[5] copy
        rol ebp, 0x13               ;    59.8 p1      47 v[5]
        xor ecx, ebp                ;    63.8 p0      47 v[5]
        mov ebp, ebx                ;    39.8 p0      52 v[5] copy
        xor ebp, edi                ;    47.5 p0      52 v[5]
        mov dword [esp + 52], edx   ;    40.8 p0+p3   62 v[2] spill
        mov edx, edi                ;    47.5 p1      47 v[5] copy
        rol edx, 0xa                ;    48.0 p1      47 v[5]
        xor ecx, edx                ;    64.3 p0      47 v[5]
        mov edx, ebx                ;    42.2 p1      52 v[5] copy
        xor edx, dword [esp + 0]    ;    42.7 p2+p0   52 v[5]
        and edx, ebp                ;    48.0 p0      52 v[5]
        xor edx, ebx                ;    48.5 p0      52 v[5]
        add esi, edx                ;    55.3 p1      63 v[5]
        add esi, ecx                ;    64.8 p0      63 v[5]
        mov edx, dword [esp + 252]  ;    44.0 p2      73 w[0] reload
        mov ecx, dword [edx + 12]   ;    46.0 p2      73 w[3]
        bswap ecx                   ;    48.0 p1+p0   73 w[3]
        mov edx, dword [esp + 52]   ;    46.0 p2      51 t1
        xor edx, dword [esp + 44]   ;    48.0 p2+p0   51 t1
        and edx, eax                ;    55.8 p0      51 t1
        xor edx, dword [esp + 44]   ;    56.3 p2+p0   51 t1
        add edx, dword [esp + 16]   ;    56.8 p2+p1   61 t1
        add edx, 0xe9b5dba5         ;    57.3 p0      61 t1
        add edx, ecx                ;    57.8 p1      61 t1
        mov dword [esp + 56], ecx   ;    55.0 p0+p3   73 w[3] spill
        mov ecx, eax                ;    55.8 p1      48 t1 copy
        rol ecx, 0x1a               ;    58.3 p1      48 t1
        mov dword [esp + 60], ebx   ;    51.0 p0+p3   63 v[7] spill
        mov ebx, eax                ;    55.8 p1      48 t1 copy
        rol ebx, 0x15               ;    62.3 p1      48 t1
        xor ecx, ebx                ;    66.3 p0      48 t1
        mov ebx, eax                ;    55.8 p0      48 t1 copy
        rol ebx, 7                  ;    66.8 p1      48 t1
        xor ecx, ebx                ;    70.8 p0      48 t1
        add edx, ecx                ;    71.3 p0      61 t1
        mov ecx, edi                ;    53.0 p0      52 v[4] copy
        xor ecx, esi                ;    65.3 p0      52 v[4]
        and ebp, ecx                ;    65.8 p0      52 v[4]
        xor ebp, edi                ;    66.3 p0      52 v[4]
        lea ebp, [edx + ebp]        ;    71.8 p1      63 v[4]
        add edx, dword [esp + 0]    ;    71.8 p2+p1   62 v[0]
        mov ebx, esi                ;    65.3 p0      47 v[4] copy
        rol ebx, 0x1e               ;    72.3 p1      47 v[4]
        mov dword [esp + 64], edi   ;    55.7 p0+p3   63 v[6] spill
        mov edi, esi                ;    65.3 p1      47 v[4] copy
        rol edi, 0x13               ;    76.3 p1      47 v[4]
        xor ebx, edi                ;    80.3 p0      47 v[4]
        mov edi, esi                ;    65.3 p0      47 v[4] copy
        rol edi, 0xa                ;    80.8 p1      47 v[4]
        xor ebx, edi                ;    84.8 p0      47 v[4]
        add ebp, ebx                ;    85.3 p0      63 v[4]
        mov edi, dword [esp + 252]  ;    58.3 p2      73 w[0] reload
        mov ebx, dword [edi + 16]   ;    60.3 p2      73 w[4]
        bswap ebx                   ;    62.3 p1+p0   73 w[4]
        mov edi, dword [esp + 52]   ;    60.3 p2      51 t1
        xor edi, eax                ;    62.3 p0      51 t1
        and edi, edx                ;    72.3 p0      51 t1
        xor edi, dword [esp + 52]   ;    72.8 p2+p0   51 t1
        add edi, dword [esp + 44]   ;    73.3 p2+p1   61 t1
        add edi, 0x3956c25b         ;    73.8 p0      61 t1
        add edi, ebx                ;    74.3 p1      61 t1
        mov dword [esp + 44], ebx   ;    69.3 p0+p3   73 w[4] spill
        mov ebx, edx                ;    72.3 p1      48 t1 copy
        rol ebx, 0x1a               ;    74.8 p1      48 t1
        mov dword [esp + 68], eax   ;    65.0 p0+p3   62 v[1] spill
        mov eax, edx                ;    72.3 p1      48 t1 copy
        rol eax, 0x15               ;    78.8 p1      48 t1
        xor ebx, eax                ;    82.8 p0      48 t1
        mov eax, edx                ;    72.3 p0      48 t1 copy
        rol eax, 7                  ;    83.3 p1      48 t1
        xor ebx, eax                ;    87.3 p0      48 t1
        add edi, ebx                ;    87.8 p0      61 t1
        mov eax, esi                ;    67.0 p0      52 v[3] copy
        xor eax, ebp                ;    85.8 p0      52 v[3]
        and ecx, eax                ;    86.3 p0      52 v[3]
        mov ebx, dword [esp + 60]   ;    67.7 p2      62 v[7]
        xor ecx, esi                ;    86.8 p0      52 v[3]
        add ebx, edi                ;    88.3 p1      62 v[7]
        add ecx, edi                ;    88.3 p1      63 v[3]
        mov edi, ebp                ;    85.8 p0      47 v[3] copy
        rol edi, 0x1e               ;    88.8 p1      47 v[3]
        mov dword [esp + 60], esi   ;    69.7 p0+p3   63 v[5] spill
        mov esi, ebp                ;    85.8 p1      47 v[3] copy
        rol esi, 0x13               ;    92.8 p1      47 v[3]
        xor edi, esi                ;    96.8 p0      47 v[3]
        mov esi, ebp                ;    85.8 p0      47 v[3] copy
        rol esi, 0xa                ;    97.3 p1      47 v[3]
        xor edi, esi                ;   101.3 p0      47 v[3]
        add ecx, edi                ;   101.8 p0      63 v[3]
        mov esi, dword [esp + 252]  ;    72.3 p2      73 w[0] reload
        mov edi, dword [esi + 20]   ;    74.3 p2      73 w[5]
        bswap edi                   ;    76.3 p1+p0   73 w[5]
        mov esi, dword [esp + 68]   ;    74.3 p2      51 t1
        xor esi, edx                ;    76.3 p0      51 t1
        and esi, ebx                ;    88.8 p0      51 t1
        xor esi, dword [esp + 68]   ;    89.3 p2+p0   51 t1
        add esi, dword [esp + 52]   ;    89.8 p2+p1   61 t1
        add esi, 0x59f111f1         ;    90.3 p0      61 t1
        add esi, edi                ;    90.8 p1      61 t1
        mov dword [esp + 52], edi   ;    83.3 p0+p3   73 w[5] spill
        mov edi, ebx                ;    88.8 p1      48 t1 copy
        rol edi, 0x1a               ;    91.3 p1      48 t1
        mov dword [esp + 72], edx   ;    79.0 p0+p3   62 v[0] spill
        mov edx, ebx                ;    88.8 p1      48 t1 copy
        rol edx, 0x15               ;    95.3 p1      48 t1
        xor edi, edx                ;    99.3 p0      48 t1
        mov edx, ebx                ;    88.8 p0      48 t1 copy
        rol edx, 7                  ;    99.8 p1      48 t1
        xor edi, edx                ;   103.8 p0      48 t1
        add esi, edi                ;   104.3 p0      61 t1
        mov edi, ebp                ;    85.8 p0      52 v[2] copy
        xor edi, ecx                ;   102.3 p0      52 v[2]
        and eax, edi                ;   102.8 p0      52 v[2]
        mov edx, dword [esp + 64]   ;    81.7 p2      62 v[6]
        xor eax, ebp                ;   103.3 p0      52 v[2]
        add edx, esi                ;   104.8 p1      62 v[6]
        add eax, esi                ;   104.8 p1      63 v[2]
        mov esi, ecx                ;   102.3 p0      47 v[2] copy
        rol esi, 0x1e               ;   105.3 p1      47 v[2]
        mov dword [esp + 64], ebp   ;    85.8 p0+p3   63 v[4] spill
        mov ebp, ecx                ;   102.3 p1      47 v[2] copy
        rol ebp, 0x13               ;   109.3 p1      47 v[2]
        xor esi, ebp                ;   113.3 p0      47 v[2]
        mov ebp, ecx                ;   102.3 p0      47 v[2] copy
        rol ebp, 0xa                ;   113.8 p1      47 v[2]
        xor esi, ebp                ;   117.8 p0      47 v[2]
        add eax, esi                ;   118.3 p0      63 v[2]
        mov esi, dword [esp + 252]  ;    86.3 p2      73 w[0] reload
        mov ebp, dword [esi + 24]   ;    88.3 p2      73 w[6]
        bswap ebp                   ;    90.3 p1+p0   73 w[6]
        mov esi, dword [esp + 72]   ;    88.3 p2      51 t1
        xor esi, ebx                ;    90.3 p0      51 t1
        and esi, edx                ;   105.3 p0      51 t1
        xor esi, dword [esp + 72]   ;   105.8 p2+p0   51 t1
        add esi, dword [esp + 68]   ;   106.3 p2+p1   61 t1
        add esi, 0x923f82a4         ;   106.8 p0      61 t1
        add esi, ebp                ;   107.3 p1      61 t1
        mov dword [esp + 68], ebp   ;    97.3 p0+p3   73 w[6] spill
        mov ebp, edx                ;   105.3 p1      48 t1 copy
        rol ebp, 0x1a               ;   107.8 p1      48 t1
        mov dword [esp + 76], ebx   ;    93.0 p0+p3   62 v[7] spill
        mov ebx, edx                ;   105.3 p1      48 t1 copy
        rol ebx, 0x15               ;   111.8 p1      48 t1
        xor ebp, ebx                ;   115.8 p0      48 t1
        mov ebx, edx                ;   105.3 p0      48 t1 copy
        rol ebx, 7                  ;   116.3 p1      48 t1
        xor ebp, ebx                ;   120.3 p0      48 t1
        add esi, ebp                ;   120.8 p0      61 t1
        mov ebp, ecx                ;   102.3 p0      52 v[1] copy
        xor ebp, eax                ;   118.8 p0      52 v[1]
        mov ebx, dword [esp + 60]   ;    95.3 p2      62 v[5]
        and edi, ebp                ;   119.3 p0      52 v[1]
        xor edi, ecx                ;   119.8 p0      52 v[1]
        add ebx, esi                ;   121.3 p1      62 v[5]
        add edi, esi                ;   121.3 p1      63 v[1]
        mov esi, eax                ;   118.8 p0      47 v[1] copy
        rol esi, 0x1e               ;   121.8 p1      47 v[1]
        mov dword [esp + 60], ecx   ;   102.3 p0+p3   63 v[3] spill
        mov ecx, eax                ;   118.8 p1      47 v[1] copy
        rol ecx, 0x13               ;   125.8 p1      47 v[1]
        xor esi, ecx                ;   129.8 p0      47 v[1]
        mov ecx, eax                ;   118.8 p0      47 v[1] copy
        rol ecx, 0xa                ;   130.3 p1      47 v[1]
        xor esi, ecx                ;   134.3 p0      47 v[1]
        add edi, esi                ;   134.8 p0      63 v[1]
        mov esi, dword [esp + 252]  ;   100.3 p2      73 w[0] reload
        mov ecx, dword [esi + 28]   ;   102.3 p2      73 w[7]
        bswap ecx                   ;   104.3 p1+p0   73 w[7]
        mov esi, dword [esp + 76]   ;   102.3 p2      51 t1
        xor esi, edx                ;   105.3 p0      51 t1
        and esi, ebx                ;   121.8 p0      51 t1
        xor esi, dword [esp + 76]   ;   122.3 p2+p0   51 t1
        add esi, dword [esp + 72]   ;   122.8 p2+p1   61 t1
        add esi, 0xab1c5ed5         ;   123.3 p0      61 t1
        add esi, ecx                ;   123.8 p1      61 t1
        mov dword [esp + 72], ecx   ;   111.3 p0+p3   73 w[7] spill
        mov ecx, ebx                ;   121.8 p1      48 t1 copy
        rol ecx, 0x1a               ;   124.3 p1      48 t1
        mov dword [esp + 80], edx   ;   107.0 p0+p3   62 v[6] spill
        mov edx, ebx                ;   121.8 p1      48 t1 copy
        rol edx, 0x15               ;   128.3 p1      48 t1
        xor ecx, edx                ;   132.3 p0      48 t1
        mov edx, ebx                ;   121.8 p0      48 t1 copy
        rol edx, 7                  ;   132.8 p1      48 t1
        xor ecx, edx                ;   136.8 p0      48 t1
        add esi, ecx                ;   137.3 p0      61 t1
        mov edx, eax                ;   118.8 p0      52 v[0] copy
        mov ecx, dword [esp + 64]   ;   109.0 p2      62 v[4]
        xor edx, edi                ;   135.3 p0      52 v[0]
        and ebp, edx                ;   135.8 p0      52 v[0]
        xor ebp, eax                ;   136.3 p0      52 v[0]
        add ecx, esi                ;   137.8 p1      62 v[4]
        add ebp, esi                ;   137.8 p1      63 v[0]
        mov esi, edi                ;   135.3 p0      47 v[0] copy
        rol esi, 0x1e               ;   138.3 p1      47 v[0]
        mov dword [esp + 64], eax   ;   118.8 p0+p3   63 v[2] spill
        mov eax, edi                ;   135.3 p1      47 v[0] copy
        rol eax, 0x13               ;   142.3 p1      47 v[0]
        xor esi, eax                ;   146.3 p0      47 v[0]
        mov eax, edi                ;   135.3 p0      47 v[0] copy
        rol eax, 0xa                ;   146.8 p1      47 v[0]
        xor esi, eax                ;   150.8 p0      47 v[0]
        add ebp, esi                ;   151.3 p0      63 v[0]
        mov esi, dword [esp + 252]  ;   114.3 p2      73 w[0] reload
        mov eax, dword [esi + 32]   ;   116.3 p2      73 w[8]
        bswap eax                   ;   118.3 p1+p0   73 w[8]
        mov esi, dword [esp + 80]   ;   116.3 p2      51 t1
        xor esi, ebx                ;   121.8 p0      51 t1
        and esi, ecx                ;   138.3 p0      51 t1
        xor esi, dword [esp + 80]   ;   138.8 p2+p0   51 t1
        add esi, dword [esp + 76]   ;   139.3 p2+p1   61 t1
        add esi, 0xd807aa98         ;   139.8 p0      61 t1
        add esi, eax                ;   140.3 p1      61 t1
        mov dword [esp + 76], eax   ;   125.3 p0+p3   73 w[8] spill
        mov eax, ecx                ;   138.3 p1      48 t1 copy
        rol eax, 0x1a               ;   140.8 p1      48 t1
        mov dword [esp + 84], ebx   ;   121.8 p0+p3   62 v[5] spill
        mov ebx, ecx                ;   138.3 p1      48 t1 copy
        rol ebx, 0x15               ;   144.8 p1      48 t1
        xor eax, ebx                ;   148.8 p0      48 t1
        mov ebx, ecx                ;   138.3 p0      48 t1 copy
        rol ebx, 7                  ;   149.3 p1      48 t1
        xor eax, ebx                ;   153.3 p0      48 t1
        add esi, eax                ;   153.8 p0      61 t1
        mov eax, dword [esp + 60]   ;   122.7 p2      62 v[3]
        mov ebx, edi                ;   135.3 p0      52 v[7] copy
        xor ebx, ebp                ;   151.8 p0      52 v[7]
        and edx, ebx                ;   152.3 p0      52 v[7]
        xor edx, edi                ;   152.8 p0      52 v[7]
        add eax, esi                ;   154.3 p1      62 v[3]
        add edx, esi                ;   154.3 p1      63 v[7]
        mov esi, ebp                ;   151.8 p0      47 v[7] copy
        rol esi, 0x1e               ;   154.8 p1      47 v[7]
        mov dword [esp + 60], edi   ;   135.3 p0+p3   63 v[1] spill
        mov edi, ebp                ;   151.8 p1      47 v[7] copy
        rol edi, 0x13               ;   158.8 p1      47 v[7]
        xor esi, edi                ;   162.8 p0      47 v[7]
        mov edi, ebp                ;   151.8 p0      47 v[7] copy
        rol edi, 0xa                ;   163.3 p1      47 v[7]
        xor esi, edi                ;   167.3 p0      47 v[7]
        add edx, esi                ;   167.8 p0      63 v[7]
        mov esi, dword [esp + 252]  ;   128.3 p2      73 w[0] reload
        mov edi, dword [esi + 36]   ;   130.3 p2      73 w[9]
        bswap edi                   ;   132.3 p1+p0   73 w[9]
        mov esi, dword [esp + 84]   ;   130.3 p2      51 t1
        xor esi, ecx                ;   138.3 p0      51 t1
        and esi, eax                ;   154.8 p0      51 t1
        xor esi, dword [esp + 84]   ;   155.3 p2+p0   51 t1
        add esi, dword [esp + 80]   ;   155.8 p2+p1   61 t1
        add esi, 0x12835b01         ;   156.3 p0      61 t1
        add esi, edi                ;   156.8 p1      61 t1
        mov dword [esp + 80], edi   ;   139.3 p0+p3   73 w[9] spill
        mov edi, eax                ;   154.8 p1      48 t1 copy
        rol edi, 0x1a               ;   157.3 p1      48 t1
        mov dword [esp + 88], ecx   ;   138.3 p0+p3   62 v[4] spill
        mov ecx, eax                ;   154.8 p1      48 t1 copy
        rol ecx, 0x15               ;   161.3 p1      48 t1
        xor edi, ecx                ;   165.3 p0      48 t1
        mov ecx, eax                ;   154.8 p0      48 t1 copy
        rol ecx, 7                  ;   165.8 p1      48 t1
        xor edi, ecx                ;   169.8 p0      48 t1
        add esi, edi                ;   170.3 p0      61 t1
        mov edi, dword [esp + 64]   ;   136.7 p2      62 v[2]
        mov ecx, ebp                ;   151.8 p0      52 v[6] copy
        xor ecx, edx                ;   168.3 p0      52 v[6]
        and ebx, ecx                ;   168.8 p0      52 v[6]
        xor ebx, ebp                ;   169.3 p0      52 v[6]
        add edi, esi                ;   170.8 p1      62 v[2]
        add ebx, esi                ;   170.8 p1      63 v[6]
        mov esi, edx                ;   168.3 p0      47 v[6] copy
        rol esi, 0x1e               ;   171.3 p1      47 v[6]
        mov dword [esp + 64], ebp   ;   151.8 p0+p3   63 v[0] spill
        mov ebp, edx                ;   168.3 p1      47 v[6] copy
        rol ebp, 0x13               ;   175.3 p1      47 v[6]
        xor esi, ebp                ;   179.3 p0      47 v[6]
        mov ebp, edx                ;   168.3 p0      47 v[6] copy
        rol ebp, 0xa                ;   179.8 p1      47 v[6]
        xor esi, ebp                ;   183.8 p0      47 v[6]
        add ebx, esi                ;   184.3 p0      63 v[6]
        mov esi, dword [esp + 252]  ;   142.3 p2      73 w[0] reload
        mov ebp, dword [esi + 40]   ;   144.3 p2      73 w[10]
        bswap ebp                   ;   146.3 p1+p0   73 w[10]
        mov esi, dword [esp + 88]   ;   144.3 p2      51 t1
        xor esi, eax                ;   154.8 p0      51 t1
        and esi, edi                ;   171.3 p0      51 t1
        xor esi, dword [esp + 88]   ;   171.8 p2+p0   51 t1
        add esi, dword [esp + 84]   ;   172.3 p2+p1   61 t1
        add esi, 0x243185be         ;   172.8 p0      61 t1
        add esi, ebp                ;   173.3 p1      61 t1
        mov dword [esp + 84], ebp   ;   153.3 p0+p3   73 w[10] spill
        mov ebp, edi                ;   171.3 p1      48 t1 copy
        rol ebp, 0x1a               ;   173.8 p1      48 t1
        mov dword [esp + 92], eax   ;   154.8 p0+p3   62 v[3] spill
        mov eax, edi                ;   171.3 p1      48 t1 copy
        rol eax, 0x15               ;   177.8 p1      48 t1
        xor ebp, eax                ;   181.8 p0      48 t1
        mov eax, edi                ;   171.3 p0      48 t1 copy
        rol eax, 7                  ;   182.3 p1      48 t1
        xor ebp, eax                ;   186.3 p0      48 t1
        add esi, ebp                ;   186.8 p0      61 t1
        mov eax, dword [esp + 60]   ;   150.7 p2      62 v[1]
        mov ebp, edx                ;   168.3 p0      52 v[5] copy
        xor ebp, ebx                ;   184.8 p0      52 v[5]
        and ecx, ebp                ;   185.3 p0      52 v[5]
        xor ecx, edx                ;   185.8 p0      52 v[5]
        add eax, esi                ;   187.3 p1      62 v[1]
        add ecx, esi                ;   187.3 p1      63 v[5]
        mov esi, ebx                ;   184.8 p0      47 v[5] copy
        rol esi, 0x1e               ;   187.8 p1      47 v[5]
        mov dword [esp + 60], edx   ;   168.3 p0+p3   63 v[7] spill
        mov edx, ebx                ;   184.8 p1      47 v[5] copy
        rol edx, 0x13               ;   191.8 p1      47 v[5]
        xor esi, edx                ;   195.8 p0      47 v[5]
        mov edx, ebx                ;   184.8 p0      47 v[5] copy
        rol edx, 0xa                ;   196.3 p1      47 v[5]
        xor esi, edx                ;   200.3 p0      47 v[5]
        add ecx, esi                ;   200.8 p0      63 v[5]
        mov esi, dword [esp + 252]  ;   156.3 p2      73 w[0] reload
        mov edx, dword [esi + 44]   ;   158.3 p2      73 w[11]
        bswap edx                   ;   160.3 p1+p0   73 w[11]
        mov esi, dword [esp + 92]   ;   158.3 p2      51 t1
        xor esi, edi                ;   171.3 p0      51 t1
        and esi, eax                ;   187.8 p0      51 t1
        xor esi, dword [esp + 92]   ;   188.3 p2+p0   51 t1
        add esi, dword [esp + 88]   ;   188.8 p2+p1   61 t1
        add esi, 0x550c7dc3         ;   189.3 p0      61 t1
        add esi, edx                ;   189.8 p1      61 t1
        mov dword [esp + 88], edx   ;   167.3 p0+p3   73 w[11] spill
        mov edx, eax                ;   187.8 p1      48 t1 copy
        rol edx, 0x1a               ;   190.3 p1      48 t1
        mov dword [esp + 96], edi   ;   171.3 p0+p3   62 v[2] spill
        mov edi, eax                ;   187.8 p1      48 t1 copy
        rol edi, 0x15               ;   194.3 p1      48 t1
        xor edx, edi                ;   198.3 p0      48 t1
        mov edi, eax                ;   187.8 p0      48 t1 copy
        rol edi, 7                  ;   198.8 p1      48 t1
        xor edx, edi                ;   202.8 p0      48 t1
        add esi, edx                ;   203.3 p0      61 t1
        mov edi, dword [esp + 64]   ;   164.7 p2      62 v[0]
        mov edx, ebx                ;   184.8 p0      52 v[4] copy
        xor edx, ecx                ;   201.3 p0      52 v[4]
        and ebp, edx                ;   201.8 p0      52 v[4]
        xor ebp, ebx                ;   202.3 p0      52 v[4]
        add edi, esi                ;   203.8 p1      62 v[0]
        add ebp, esi                ;   203.8 p1      63 v[4]
        mov esi, ecx                ;   201.3 p0      47 v[4] copy
        rol esi, 0x1e               ;   204.3 p1      47 v[4]
        mov dword [esp + 64], ebx   ;   184.8 p0+p3   63 v[6] spill
        mov ebx, ecx                ;   201.3 p1      47 v[4] copy
        rol ebx, 0x13               ;   208.3 p1      47 v[4]
        xor esi, ebx                ;   212.3 p0      47 v[4]
        mov ebx, ecx                ;   201.3 p0      47 v[4] copy
        rol ebx, 0xa                ;   212.8 p1      47 v[4]
        xor esi, ebx                ;   216.8 p0      47 v[4]
        add ebp, esi                ;   217.3 p0      63 v[4]
        mov esi, dword [esp + 252]  ;   170.3 p2      73 w[0] reload
        mov ebx, dword [esi + 48]   ;   172.3 p2      73 w[12]
        bswap ebx                   ;   174.3 p1+p0   73 w[12]
        mov esi, dword [esp + 96]   ;   172.3 p2      51 t1
        xor esi, eax                ;   187.8 p0      51 t1
        and esi, edi                ;   204.3 p0      51 t1
        xor esi, dword [esp + 96]   ;   204.8 p2+p0   51 t1
        add esi, dword [esp + 92]   ;   205.3 p2+p1   61 t1
        add esi, 0x72be5d74         ;   205.8 p0      61 t1
        add esi, ebx                ;   206.3 p1      61 t1
        mov dword [esp + 92], ebx   ;   181.3 p0+p3   73 w[12] spill
        mov ebx, edi                ;   204.3 p1      48 t1 copy
        rol ebx, 0x1a               ;   206.8 p1      48 t1
        mov dword [esp + 100], eax  ;   187.8 p0+p3   62 v[1] spill
        mov eax, edi                ;   204.3 p1      48 t1 copy
        rol eax, 0x15               ;   210.8 p1      48 t1
        xor ebx, eax                ;   214.8 p0      48 t1
        mov eax, edi                ;   204.3 p0      48 t1 copy
        rol eax, 7                  ;   215.3 p1      48 t1
        xor ebx, eax                ;   219.3 p0      48 t1
        mov eax, dword [esp + 60]   ;   178.3 p2      62 v[7]
        add esi, ebx                ;   219.8 p0      61 t1
        mov ebx, ecx                ;   201.3 p0      52 v[3] copy
        xor ebx, ebp                ;   217.8 p0      52 v[3]
        and edx, ebx                ;   218.3 p0      52 v[3]
        xor edx, ecx                ;   218.8 p0      52 v[3]
        add eax, esi                ;   220.3 p1      62 v[7]
        add edx, esi                ;   220.3 p1      63 v[3]
        mov esi, ebp                ;   217.8 p0      47 v[3] copy
        rol esi, 0x1e               ;   220.8 p1      47 v[3]
        mov dword [esp + 60], ecx   ;   201.3 p0+p3   63 v[5] spill
        mov ecx, ebp                ;   217.8 p1      47 v[3] copy
        rol ecx, 0x13               ;   224.8 p1      47 v[3]
        xor esi, ecx                ;   228.8 p0      47 v[3]
        mov ecx, ebp                ;   217.8 p0      47 v[3] copy
        rol ecx, 0xa                ;   229.3 p1      47 v[3]
        xor esi, ecx                ;   233.3 p0      47 v[3]
        add edx, esi                ;   233.8 p0      63 v[3]
        mov esi, dword [esp + 252]  ;   185.2 p2      73 w[0] reload
        mov ecx, dword [esi + 52]   ;   187.2 p2      73 w[13]
        bswap ecx                   ;   189.2 p1+p0   73 w[13]
        mov esi, dword [esp + 100]  ;   188.8 p2      51 t1
        xor esi, edi                ;   204.3 p0      51 t1
        and esi, eax                ;   220.8 p0      51 t1
        xor esi, dword [esp + 100]  ;   221.3 p2+p0   51 t1
        add esi, dword [esp + 96]   ;   221.8 p2+p1   61 t1
        add esi, 0x80deb1fe         ;   222.3 p0      61 t1
        add esi, ecx                ;   222.8 p1      61 t1
        mov dword [esp + 96], ecx   ;   196.2 p0+p3   73 w[13] spill
        mov ecx, eax                ;   220.8 p1      48 t1 copy
        rol ecx, 0x1a               ;   223.3 p1      48 t1
        mov dword [esp + 104], edi  ;   204.3 p0+p3   62 v[0] spill
        mov edi, eax                ;   220.8 p1      48 t1 copy
        rol edi, 0x15               ;   227.3 p1      48 t1
        xor ecx, edi                ;   231.3 p0      48 t1
        mov edi, eax                ;   220.8 p0      48 t1 copy
        rol edi, 7                  ;   231.8 p1      48 t1
        xor ecx, edi                ;   235.8 p0      48 t1
        mov edi, dword [esp + 64]   ;   193.2 p2      62 v[6]
        add esi, ecx                ;   236.3 p0      61 t1
        mov ecx, ebp                ;   217.8 p0      52 v[2] copy
        xor ecx, edx                ;   234.3 p0      52 v[2]
        and ebx, ecx                ;   234.8 p0      52 v[2]
        xor ebx, ebp                ;   235.3 p0      52 v[2]
        add edi, esi                ;   236.8 p1      62 v[6]
        add ebx, esi                ;   236.8 p1      63 v[2]
        mov esi, edx                ;   234.3 p0      47 v[2] copy
        rol esi, 0x1e               ;   237.3 p1      47 v[2]
        mov dword [esp + 64], ebp   ;   217.8 p0+p3   63 v[4] spill
        mov ebp, edx                ;   234.3 p1      47 v[2] copy
        rol ebp, 0x13               ;   241.3 p1      47 v[2]
        xor esi, ebp                ;   245.3 p0      47 v[2]
        mov ebp, edx                ;   234.3 p0      47 v[2] copy
        rol ebp, 0xa                ;   245.8 p1      47 v[2]
        xor esi, ebp                ;   249.8 p0      47 v[2]
        add ebx, esi                ;   250.3 p0      63 v[2]
        mov esi, dword [esp + 252]  ;   201.7 p2      73 w[0] reload
        mov ebp, dword [esi + 56]   ;   203.7 p2      73 w[14]
        bswap ebp                   ;   205.7 p1+p0   73 w[14]
        mov esi, dword [esp + 104]  ;   205.3 p2      51 t1
        xor esi, eax                ;   220.8 p0      51 t1
        and esi, edi                ;   237.3 p0      51 t1
        xor esi, dword [esp + 104]  ;   237.8 p2+p0   51 t1
        add esi, dword [esp + 100]  ;   238.3 p2+p1   61 t1
        add esi, 0x9bdc06a7         ;   238.8 p0      61 t1
        add esi, ebp                ;   239.3 p1      61 t1
        mov dword [esp + 100], ebp  ;   212.7 p0+p3   73 w[14] spill
        mov ebp, edi                ;   237.3 p1      48 t1 copy
        rol ebp, 0x1a               ;   239.8 p1      48 t1
        mov dword [esp + 108], eax  ;   220.8 p0+p3   62 v[7] spill
        mov eax, edi                ;   237.3 p1      48 t1 copy
        rol eax, 0x15               ;   243.8 p1      48 t1
        xor ebp, eax                ;   247.8 p0      48 t1
        mov eax, edi                ;   237.3 p0      48 t1 copy
        rol eax, 7                  ;   248.3 p1      48 t1
        xor ebp, eax                ;   252.3 p0      48 t1
        mov eax, dword [esp + 60]   ;   209.7 p2      62 v[5]
        add esi, ebp                ;   252.8 p0      61 t1
        mov ebp, edx                ;   234.3 p0      52 v[1] copy
        xor ebp, ebx                ;   250.8 p0      52 v[1]
        and ecx, ebp                ;   251.3 p0      52 v[1]
        xor ecx, edx                ;   251.8 p0      52 v[1]
        add eax, esi                ;   253.3 p1      62 v[5]
        add ecx, esi                ;   253.3 p1      63 v[1]
        mov esi, ebx                ;   250.8 p0      47 v[1] copy
        rol esi, 0x1e               ;   253.8 p1      47 v[1]
        mov dword [esp + 60], edx   ;   234.3 p0+p3   63 v[3] spill
        mov edx, ebx                ;   250.8 p1      47 v[1] copy
        rol edx, 0x13               ;   257.8 p1      47 v[1]
        xor esi, edx                ;   261.8 p0      47 v[1]
        mov edx, ebx                ;   250.8 p0      47 v[1] copy
        rol edx, 0xa                ;   262.3 p1      47 v[1]
        xor esi, edx                ;   266.3 p0      47 v[1]
        add ecx, esi                ;   266.8 p0      63 v[1]
        mov esi, dword [esp + 252]  ;   218.2 p2      73 w[0] reload
        mov esi, dword [esi + 60]   ;   220.2 p2      73 w[15]
        bswap esi                   ;   222.2 p1+p0   73 w[15]
        mov edx, dword [esp + 108]  ;   221.8 p2      51 t1
        xor edx, edi                ;   237.3 p0      51 t1
        and edx, eax                ;   253.8 p0      51 t1
        xor edx, dword [esp + 108]  ;   254.3 p2+p0   51 t1
        add edx, dword [esp + 104]  ;   254.8 p2+p1   61 t1
        add edx, 0xc19bf174         ;   255.3 p0      61 t1
        add edx, esi                ;   255.8 p1      61 t1
        mov dword [esp + 104], edi  ;   237.3 p0+p3   62 v[6] spill
        mov edi, eax                ;   253.8 p1      48 t1 copy
        rol edi, 0x1a               ;   256.3 p1      48 t1
        mov dword [esp + 112], esi  ;   229.2 p0+p3   73 w[15] spill
        mov esi, eax                ;   253.8 p1      48 t1 copy
        rol esi, 0x15               ;   260.3 p1      48 t1
        xor edi, esi                ;   264.3 p0      48 t1
        mov esi, eax                ;   253.8 p0      48 t1 copy
        rol esi, 7                  ;   264.8 p1      48 t1
        xor edi, esi                ;   268.8 p0      48 t1
        mov esi, dword [esp + 64]   ;   226.2 p2      62 v[4]
        add edx, edi                ;   269.3 p0      61 t1
        mov edi, ebx                ;   250.8 p0      52 v[0] copy
        xor edi, ecx                ;   267.3 p0      52 v[0]
        and ebp, edi                ;   267.8 p0      52 v[0]
        mov edi, ebx                ;   250.8 p1      52 v[0] copy
        xor edi, ebp                ;   268.3 p0      52 v[0]
        add esi, edx                ;   269.8 p1      62 v[4]
        mov ebp, dword [esp + 36]   ;   228.8 p2      73 w[0] reload
        mov dword [esp + 116], ebp  ;   230.8 p0+p3   76 passes
        mov ebp, dword [esp + 40]   ;   229.8 p2      73 w[1] reload
        mov dword [esp + 120], ebp  ;   231.8 p0+p3   76 passes
        mov ebp, ecx                ;   267.3 p1      47 v[0] copy
        rol ebp, 0x1e               ;   270.3 p1      47 v[0]
        add edi, edx                ;   269.8 p0      63 v[0]
        mov edx, dword [esp + 48]   ;   233.3 p2      73 w[2] reload
        mov dword [esp + 124], edx  ;   235.3 p0+p3   76 passes
        mov edx, ecx                ;   267.3 p1      47 v[0] copy
        rol edx, 0x13               ;   270.3 p1      47 v[0]
        xor ebp, edx                ;   274.3 p0      47 v[0]
        mov edx, dword [esp + 56]   ;   235.3 p2      73 w[3] reload
        mov dword [esp + 128], edx  ;   237.3 p0+p3   76 passes
        mov edx, ecx                ;   267.3 p1      47 v[0] copy
        rol edx, 0xa                ;   274.8 p1      47 v[0]
        xor ebp, edx                ;   278.8 p0      47 v[0]
        add edi, ebp                ;   279.3 p0      63 v[0]
        mov ebp, dword [esp + 44]   ;   237.3 p2      73 w[4] reload
        mov dword [esp + 132], ebp  ;   239.3 p0+p3   76 passes
        mov ebp, dword [esp + 52]   ;   238.3 p2      73 w[5] reload
        mov dword [esp + 136], ebp  ;   240.3 p0+p3   76 passes
        mov ebp, dword [esp + 68]   ;   239.3 p2      73 w[6] reload
        mov dword [esp + 140], ebp  ;   241.8 p0+p3   76 passes
        mov ebp, dword [esp + 72]   ;   240.3 p2      73 w[7] reload
        mov dword [esp + 144], ebp  ;   243.8 p0+p3   76 passes
        mov ebp, dword [esp + 76]   ;   241.3 p2      73 w[8] reload
        mov dword [esp + 148], ebp  ;   245.8 p0+p3   76 passes
        mov ebp, dword [esp + 80]   ;   242.3 p2      73 w[9] reload
        mov dword [esp + 152], ebp  ;   247.8 p0+p3   76 passes
        mov ebp, dword [esp + 84]   ;   243.3 p2      73 w[10] reload
        mov dword [esp + 156], ebp  ;   249.8 p0+p3   76 passes
        mov ebp, dword [esp + 88]   ;   244.3 p2      73 w[11] reload
        mov dword [esp + 160], ebp  ;   251.8 p0+p3   76 passes
        mov ebp, dword [esp + 92]   ;   245.3 p2      73 w[12] reload
        mov dword [esp + 164], ebp  ;   253.8 p0+p3   76 passes
        mov ebp, dword [esp + 96]   ;   246.3 p2      73 w[13] reload
        mov dword [esp + 168], ebp  ;   255.8 p0+p3   76 passes
        mov ebp, dword [esp + 100]  ;   247.3 p2      73 w[14] reload
        mov dword [esp + 172], ebp  ;   257.8 p0+p3   76 passes
        mov ebp, dword [esp + 112]  ;   248.3 p2      73 w[15] reload
        mov dword [esp + 176], ebp  ;   259.8 p0+p3   76 passes
        mov dword [esp + 180], ebx  ;   261.8 p0+p3   76 passes
        mov dword [esp + 184], ecx  ;   267.3 p0+p3   76 passes
        mov ebp, dword [esp + 60]   ;   249.3 p2      63 v[3] reload
        mov dword [esp + 188], ebp  ;   265.8 p0+p3   76 passes
        mov dword [esp + 192], edi  ;   279.8 p0+p3   76 passes
        mov dword [esp + 196], eax  ;   269.8 p0+p3   76 passes
        mov edi, dword [esp + 104]  ;   250.3 p2      62 v[6] reload
        mov dword [esp + 200], edi  ;   271.8 p0+p3   76 passes
        mov dword [esp + 204], esi  ;   273.8 p0+p3   76 passes
        mov esi, dword [esp + 108]  ;   251.3 p2      62 v[7] reload
        mov dword [esp + 208], esi  ;   275.8 p0+p3   76 passes
        mov esi, sha256_blocks.T0_K ;   251.5 p1      76 passes reload
        mov dword [esp + 212], esi  ;   277.8 p0+p3   76 passes
        add esi, 0xc0               ;   252.2 p1      76 passes
        mov dword [esp + 216], esi  ;   279.8 p0+p3   76 passes
        mov esi, dword [esp + 204]  ;                    resident
        mov edi, dword [esp + 192]  ;                    resident
        mov ebp, dword [esp + 184]  ;                    resident
        mov ecx, dword [esp + 196]  ;                    resident
        align 16
.passes_2:
        mov eax, dword [esp + 172]  ;     0.0 p2      50 w[0]
        shr eax, 0xa                ;     2.0 p1      50 w[0]
        mov edx, dword [esp + 172]  ;     1.0 p2      50 w[0]
        ror edx, 2                  ;     6.0 p1      50 w[0]
        mov ebx, dword [esp + 172]  ;     2.0 p2      50 w[0] reload
        xor edx, ebx                ;    10.0 p0      50 w[0]
        ror edx, 0x11               ;    10.5 p1      50 w[0]
        xor eax, edx                ;    14.5 p0      50 w[0]
        mov edx, dword [esp + 152]  ;     3.0 p2      78 w[0] reload
        add eax, edx                ;    15.0 p0      78 w[0]
        add eax, dword [esp + 116]  ;    15.5 p2+p1   78 w[0]
        mov edx, dword [esp + 120]  ;     5.0 p2      49 w[0]
        shr edx, 3                  ;     7.0 p1      49 w[0]
        mov ebx, dword [esp + 120]  ;     6.0 p2      49 w[0]
        ror ebx, 0xb                ;    11.0 p1      49 w[0]
        xor ebx, dword [esp + 120]  ;    15.0 p2+p0   49 w[0]
        ror ebx, 7                  ;    15.5 p1      49 w[0]
        xor edx, ebx                ;    19.5 p0      49 w[0]
        add eax, edx                ;    20.0 p0      78 w[0]
        mov edx, esi                ;     7.3 p0      48 t1 copy
        ror edx, 0xe                ;    20.5 p1      48 t1
        xor edx, esi                ;    24.5 p0      48 t1
        ror edx, 5                  ;    25.0 p1      48 t1
        xor edx, esi                ;    29.0 p0      48 t1
        ror edx, 6                  ;    29.5 p1      48 t1
        mov ebx, ecx                ;     9.0 p0      51 t1 copy
        xor ebx, dword [esp + 200]  ;     9.5 p2+p0   51 t1
        or ebx, esi                 ;    10.0 p0      51 t1
        add edx, dword [esp + 208]  ;    33.5 p2+p1   61 t1
        add edx, eax                ;    34.0 p0      61 t1
        mov dword [esp + 36], eax   ;    20.5 p0+p3   78 w[0] spill
        mov eax, dword [esp + 212]  ;    11.7 p2      79 v reload
        add edx, dword [eax + 64]   ;    34.5 p2+p1   61 t1
        mov eax, ecx                ;    12.7 p0      51 t1 copy
        xor eax, esi                ;    13.2 p0      51 t1
        xor ebx, eax                ;    13.7 p0      51 t1
        add edx, ebx                ;    35.0 p1      61 t1
        mov ebx, edx                ;    35.5 p0      62 v[3] copy
        add ebx, dword [esp + 188]  ;    36.0 p2+p1   62 v[3]
        mov dword [esp + 40], esi   ;    15.0 p0+p3   48 t1 spill
        mov esi, edi                ;    15.3 p1      47 v[7] copy
        ror esi, 9                  ;    36.5 p1      47 v[7]
        xor esi, edi                ;    40.5 p0      47 v[7]
        ror esi, 0xb                ;    41.0 p1      47 v[7]
        xor esi, edi                ;    45.0 p0      47 v[7]
        ror esi, 2                  ;    45.5 p1      47 v[7]
        add edx, esi                ;    49.5 p0      63 v[7]
        mov esi, ebp                ;    17.8 p0      52 v[7] copy
        xor esi, dword [esp + 180]  ;    18.3 p2+p0   52 v[7]
        mov dword [esp + 44], ecx   ;    18.8 p0+p3   51 t1 spill
        mov ecx, edi                ;    19.0 p1      52 v[7] copy
        xor ecx, ebp                ;    19.8 p0      52 v[7]
        and esi, ecx                ;    20.3 p0      52 v[7]
        xor esi, ebp                ;    20.8 p0      52 v[7]
        add edx, esi                ;    50.0 p1      63 v[7]
        mov esi, dword [esp + 176]  ;    20.7 p2      50 w[1]
        shr esi, 0xa                ;    22.7 p1      50 w[1]
        mov dword [esp + 48], edi   ;    21.3 p0+p3   47 v[7] spill
        mov edi, dword [esp + 176]  ;    21.7 p2      50 w[1]
        ror edi, 2                  ;    26.7 p1      50 w[1]
        xor edi, dword [esp + 176]  ;    30.7 p2+p0   50 w[1]
        ror edi, 0x11               ;    31.2 p1      50 w[1]
        xor esi, edi                ;    35.2 p0      50 w[1]
        mov edi, dword [esp + 156]  ;    23.7 p2      78 w[1] reload
        add esi, edi                ;    35.7 p0      78 w[1]
        add esi, dword [esp + 120]  ;    36.2 p2+p1   78 w[1]
        and eax, ebx                ;    36.5 p0      51 t1
        xor eax, dword [esp + 44]   ;    37.0 p2+p0   51 t1
        add eax, dword [esp + 200]  ;    37.5 p2+p1   61 t1
        mov edi, dword [esp + 124]  ;    27.7 p2      49 w[1]
        shr edi, 3                  ;    29.7 p1      49 w[1]
        mov dword [esp + 52], ecx   ;    27.3 p0+p3   52 v[7] spill
        mov ecx, ebx                ;    36.5 p1      48 t1 copy
        ror ecx, 0xe                ;    37.0 p1      48 t1
        xor ecx, ebx                ;    41.0 p0      48 t1
        ror ecx, 5                  ;    41.5 p1      48 t1
        xor ecx, ebx                ;    45.5 p0      48 t1
        ror ecx, 6                  ;    46.0 p1      48 t1
        add eax, ecx                ;    50.0 p0      61 t1
        mov ecx, dword [esp + 124]  ;    30.0 p2      49 w[1]
        ror ecx, 0xb                ;    50.5 p1      49 w[1]
        xor ecx, dword [esp + 124]  ;    54.5 p2+p0   49 w[1]
        ror ecx, 7                  ;    55.0 p1      49 w[1]
        xor edi, ecx                ;    59.0 p0      49 w[1]
        add esi, edi                ;    59.5 p0      78 w[1]
        mov edi, dword [esp + 212]  ;    32.3 p2      79 v reload
        add eax, dword [edi + 68]   ;    50.5 p2+p0   61 t1
        add eax, esi                ;    60.0 p0      61 t1
        mov ecx, eax                ;    60.5 p1      62 v[2] copy
        add ecx, dword [esp + 180]  ;    61.0 p2+p0   62 v[2]
        mov edi, edx                ;    50.5 p1      47 v[6] copy
        mov dword [esp + 56], esi   ;    60.0 p0+p3   78 w[1] spill
        mov esi, edx                ;    50.5 p1      47 v[6] copy
        ror esi, 9                  ;    61.5 p1      47 v[6]
        xor edi, esi                ;    65.5 p0      47 v[6]
        ror edi, 0xb                ;    66.0 p1      47 v[6]
        mov esi, dword [esp + 52]   ;    36.7 p2      52 v[6]
        xor edi, edx                ;    70.0 p0      47 v[6]
        ror edi, 2                  ;    70.5 p1      47 v[6]
        add eax, edi                ;    74.5 p0      63 v[6]
        mov edi, edx                ;    50.5 p0      52 v[6] copy
        xor edi, ebp                ;    51.0 p0      52 v[6]
        and esi, edi                ;    51.5 p0      52 v[6]
        xor esi, ebp                ;    52.0 p0      52 v[6]
        add eax, esi                ;    75.0 p1      63 v[6]
        mov esi, dword [esp + 36]   ;    39.7 p2      50 w[2]
        shr esi, 0xa                ;    41.7 p1      50 w[2]
        mov edi, dword [esp + 36]   ;    40.7 p2      50 w[2]
        mov dword [esp + 52], edx   ;    50.5 p0+p3   63 v[7] spill
        mov edx, dword [esp + 36]   ;    41.7 p2      50 w[2]
        ror edx, 2                  ;    45.7 p1      50 w[2]
        xor edi, edx                ;    49.7 p0      50 w[2]
        ror edi, 0x11               ;    50.2 p1      50 w[2]
        xor esi, edi                ;    54.2 p0      50 w[2]
        mov edi, dword [esp + 128]  ;    42.7 p2      49 w[2]
        shr edi, 3                  ;    44.7 p1      49 w[2]
        mov edx, dword [esp + 160]  ;    43.7 p2      78 w[2] reload
        add esi, edx                ;    54.7 p0      78 w[2]
        add esi, dword [esp + 124]  ;    55.2 p2+p0   78 w[2]
        mov edx, dword [esp + 128]  ;    45.7 p2      49 w[2]
        ror edx, 0xb                ;    55.7 p1      49 w[2]
        xor edx, dword [esp + 128]  ;    59.7 p2+p0   49 w[2]
        ror edx, 7                  ;    60.2 p1      49 w[2]
        xor edi, edx                ;    64.2 p0      49 w[2]
        add esi, edi                ;    64.7 p0      78 w[2]
        mov edi, ecx                ;    61.5 p1      48 t1 copy
        ror edi, 0xe                ;    65.2 p1      48 t1
        xor edi, ecx                ;    69.2 p0      48 t1
        ror edi, 5                  ;    69.7 p1      48 t1
        xor edi, ecx                ;    73.7 p0      48 t1
        mov edx, ebx                ;    48.8 p0      51 t1 copy
        xor edx, dword [esp + 40]   ;    49.3 p2+p0   51 t1
        ror edi, 6                  ;    74.2 p1      48 t1
        and edx, ecx                ;    61.5 p0      51 t1
        xor edx, dword [esp + 40]   ;    62.0 p2+p0   51 t1
        add edx, dword [esp + 44]   ;    62.5 p2+p1   61 t1
        add edx, esi                ;    65.2 p0      61 t1
        add edx, edi                ;    78.2 p1      61 t1
        mov edi, dword [esp + 212]  ;    52.3 p2      79 v reload
        add edx, dword [edi + 72]   ;    78.7 p2+p0   61 t1
        add ebp, edx                ;    79.2 p1      62 v[1]
        mov edi, dword [esp + 52]   ;    54.3 p2      52 v[5]
        xor edi, eax                ;    75.5 p0      52 v[5]
        mov dword [esp + 44], esi   ;    65.2 p0+p3   78 w[2] spill
        mov esi, eax                ;    75.5 p1      47 v[5] copy
        ror esi, 9                  ;    76.0 p1      47 v[5]
        xor esi, eax                ;    80.0 p0      47 v[5]
        ror esi, 0xb                ;    80.5 p1      47 v[5]
        xor esi, eax                ;    84.5 p0      47 v[5]
        ror esi, 2                  ;    85.0 p1      47 v[5]
        add edx, esi                ;    89.0 p0      63 v[5]
        mov esi, dword [esp + 52]   ;    57.0 p2      52 v[5]
        xor esi, dword [esp + 48]   ;    59.0 p2+p0   52 v[5]
        and esi, edi                ;    76.0 p0      52 v[5]
        xor esi, dword [esp + 52]   ;    76.5 p2+p0   52 v[5]
        add edx, esi                ;    89.5 p1      63 v[5]
        mov esi, dword [esp + 56]   ;    61.0 p2      50 w[3]
        mov dword [esp + 60], edi   ;    76.0 p0+p3   52 v[5] spill
        mov edi, dword [esp + 56]   ;    61.0 p2      50 w[3]
        shr edi, 0xa                ;    63.0 p1      50 w[3]
        mov dword [esp + 64], eax   ;    75.5 p0+p3   63 v[6] spill
        mov eax, dword [esp + 56]   ;    62.0 p2      50 w[3]
        ror eax, 2                  ;    67.0 p1      50 w[3]
        xor esi, eax                ;    71.0 p0      50 w[3]
        ror esi, 0x11               ;    71.5 p1      50 w[3]
        xor edi, esi                ;    75.5 p0      50 w[3]
        mov esi, dword [esp + 132]  ;    63.0 p2      49 w[3]
        shr esi, 3                  ;    65.0 p1      49 w[3]
        mov eax, dword [esp + 164]  ;    64.0 p2      78 w[3] reload
        add edi, eax                ;    76.0 p0      78 w[3]
        add edi, dword [esp + 128]  ;    76.5 p2+p0   78 w[3]
        mov eax, ebp                ;    79.7 p1      48 t1 copy
        ror eax, 0xe                ;    80.2 p1      48 t1
        xor eax, ebp                ;    84.2 p0      48 t1
        ror eax, 5                  ;    84.7 p1      48 t1
        xor eax, ebp                ;    88.7 p0      48 t1
        ror eax, 6                  ;    89.2 p1      48 t1
        add eax, dword [esp + 40]   ;    93.2 p2+p0   61 t1
        mov dword [esp + 40], edx   ;    90.0 p0+p3   63 v[5] spill
        mov edx, dword [esp + 132]  ;    67.7 p2      49 w[3]
        ror edx, 0xb                ;    93.7 p1      49 w[3]
        xor edx, dword [esp + 132]  ;    97.7 p2+p0   49 w[3]
        ror edx, 7                  ;    98.2 p1      49 w[3]
        xor esi, edx                ;   102.2 p0      49 w[3]
        add edi, esi                ;   102.7 p0      78 w[3]
        mov esi, ebx                ;    70.2 p1      51 t1 copy
        xor esi, ecx                ;    70.7 p0      51 t1
        and esi, ebp                ;    79.7 p0      51 t1
        xor esi, ebx                ;    80.2 p0      51 t1
        mov edx, dword [esp + 212]  ;    71.3 p2      79 v reload
        add eax, dword [edx + 76]   ;    93.7 p2+p1   61 t1
        add eax, esi                ;    94.2 p0      61 t1
        mov esi, dword [esp + 40]   ;    91.0 p2      52 v[4]
        xor esi, dword [esp + 64]   ;    93.0 p2+p0   52 v[4]
        add eax, edi                ;   103.2 p1      61 t1
        mov edx, dword [esp + 60]   ;    77.0 p2      52 v[4]
        and edx, esi                ;    93.5 p0      52 v[4]
        xor edx, dword [esp + 64]   ;    94.0 p2+p0   52 v[4]
        add edx, eax                ;   103.7 p1      63 v[4]
        add eax, dword [esp + 48]   ;   103.7 p2+p0   62 v[0]
        mov dword [esp + 48], edi   ;   103.2 p0+p3   78 w[3] spill
        mov edi, dword [esp + 40]   ;    91.0 p2      47 v[4]
        mov dword [esp + 60], esi   ;    93.5 p0+p3   52 v[4] spill
        mov esi, dword [esp + 40]   ;    91.0 p2      47 v[4]
        mov dword [esp + 68], ebx   ;    80.3 p0+p3   62 v[3] spill
        mov ebx, dword [esp + 44]   ;    80.3 p2      50 w[4]
        mov dword [esp + 72], ecx   ;    82.3 p0+p3   62 v[2] spill
        mov ecx, dword [esp + 40]   ;    91.0 p2      47 v[4]
        ror ecx, 9                  ;   104.2 p1      47 v[4]
        xor edi, ecx                ;   108.2 p0      47 v[4]
        ror edi, 0xb                ;   108.7 p1      47 v[4]
        xor esi, edi                ;   112.7 p0      47 v[4]
        mov edi, dword [esp + 44]   ;    82.3 p2      50 w[4]
        shr edi, 0xa                ;    84.3 p1      50 w[4]
        ror esi, 2                  ;   113.2 p1      47 v[4]
        add edx, esi                ;   117.2 p0      63 v[4]
        mov esi, dword [esp + 44]   ;    83.3 p2      50 w[4]
        ror esi, 2                  ;   117.7 p1      50 w[4]
        xor ebx, esi                ;   121.7 p0      50 w[4]
        mov esi, dword [esp + 136]  ;    84.3 p2      49 w[4]
        shr esi, 3                  ;    86.3 p1      49 w[4]
        ror ebx, 0x11               ;   122.2 p1      50 w[4]
        xor edi, ebx                ;   126.2 p0      50 w[4]
        mov ecx, dword [esp + 136]  ;    85.3 p2      49 w[4]
        mov ebx, dword [esp + 168]  ;    86.3 p2      78 w[4] reload
        add edi, ebx                ;   126.7 p0      78 w[4]
        add edi, dword [esp + 132]  ;   127.2 p2+p0   78 w[4]
        mov ebx, dword [esp + 72]   ;    88.3 p2      51 t1
        xor ebx, ebp                ;    90.3 p0      51 t1
        and ebx, eax                ;   104.2 p0      51 t1
        xor ebx, dword [esp + 72]   ;   104.7 p2+p0   51 t1
        add ebx, dword [esp + 68]   ;   105.2 p2+p1   61 t1
        mov dword [esp + 68], ebp   ;    88.0 p0+p3   62 v[1] spill
        mov ebp, eax                ;   104.2 p1      48 t1 copy
        ror ebp, 0xe                ;   105.7 p1      48 t1
        xor ebp, eax                ;   109.7 p0      48 t1
        ror ebp, 5                  ;   110.2 p1      48 t1
        xor ebp, eax                ;   114.2 p0      48 t1
        ror ebp, 6                  ;   114.7 p1      48 t1
        add ebx, ebp                ;   118.7 p0      61 t1
        mov ebp, dword [esp + 136]  ;    91.3 p2      49 w[4]
        ror ebp, 0xb                ;   119.2 p1      49 w[4]
        xor ecx, ebp                ;   123.2 p0      49 w[4]
        ror ecx, 7                  ;   123.7 p1      49 w[4]
        xor esi, ecx                ;   127.7 p0      49 w[4]
        add edi, esi                ;   128.2 p0      78 w[4]
        mov esi, dword [esp + 212]  ;    92.7 p2      79 v reload
        add ebx, dword [esi + 80]   ;   119.2 p2+p0   61 t1
        mov ebp, dword [esp + 40]   ;    94.7 p2      52 v[3]
        mov ecx, dword [esp + 60]   ;    95.7 p2      52 v[3]
        xor ebp, edx                ;   117.7 p0      52 v[3]
        add ebx, edi                ;   128.7 p1      61 t1
        and ecx, ebp                ;   118.2 p0      52 v[3]
        xor ecx, dword [esp + 40]   ;   118.7 p2+p0   52 v[3]
        mov esi, dword [esp + 52]   ;    97.7 p2      62 v[7]
        add esi, ebx                ;   129.2 p1      62 v[7]
        add ecx, ebx                ;   129.2 p0      63 v[3]
        mov ebx, edx                ;   117.7 p1      47 v[3] copy
        mov dword [esp + 52], edi   ;   128.7 p0+p3   78 w[4] spill
        mov edi, edx                ;   117.7 p1      47 v[3] copy
        ror edi, 9                  ;   129.7 p1      47 v[3]
        xor ebx, edi                ;   133.7 p0      47 v[3]
        ror ebx, 0xb                ;   134.2 p1      47 v[3]
        mov edi, edx                ;   117.7 p0      47 v[3] copy
        xor edi, ebx                ;   138.2 p0      47 v[3]
        mov ebx, dword [esp + 48]   ;   104.2 p2      50 w[5]
        ror edi, 2                  ;   138.7 p1      47 v[3]
        add ecx, edi                ;   142.7 p0      63 v[3]
        mov edi, dword [esp + 48]   ;   104.2 p2      50 w[5]
        shr edi, 0xa                ;   106.2 p1      50 w[5]
        mov dword [esp + 60], ebp   ;   118.2 p0+p3   52 v[3] spill
        mov ebp, dword [esp + 48]   ;   104.2 p2      50 w[5]
        ror ebp, 2                  ;   110.2 p1      50 w[5]
        xor ebx, ebp                ;   114.2 p0      50 w[5]
        ror ebx, 0x11               ;   114.7 p1      50 w[5]
        xor edi, ebx                ;   118.7 p0      50 w[5]
        mov ebp, dword [esp + 140]  ;   103.3 p2      49 w[5]
        shr ebp, 3                  ;   105.3 p1      49 w[5]
        mov ebx, dword [esp + 172]  ;   104.3 p2      50 w[0] reload
        add edi, ebx                ;   119.2 p0      78 w[5]
        add edi, dword [esp + 136]  ;   119.7 p2+p0   78 w[5]
        mov ebx, dword [esp + 140]  ;   106.3 p2      49 w[5]
        ror ebx, 0xb                ;   120.2 p1      49 w[5]
        xor ebx, dword [esp + 140]  ;   124.2 p2+p0   49 w[5]
        ror ebx, 7                  ;   124.7 p1      49 w[5]
        xor ebp, ebx                ;   128.7 p0      49 w[5]
        add edi, ebp                ;   129.2 p0      78 w[5]
        mov ebp, esi                ;   129.7 p1      48 t1 copy
        ror ebp, 0xe                ;   130.2 p1      48 t1
        xor ebp, esi                ;   134.2 p0      48 t1
        ror ebp, 5                  ;   134.7 p1      48 t1
        mov ebx, dword [esp + 68]   ;   109.0 p2      51 t1
        xor ebx, eax                ;   111.0 p0      51 t1
        xor ebp, esi                ;   138.7 p0      48 t1
        ror ebp, 6                  ;   139.2 p1      48 t1
        and ebx, esi                ;   129.7 p0      51 t1
        xor ebx, dword [esp + 68]   ;   130.2 p2+p0   51 t1
        add ebx, dword [esp + 72]   ;   130.7 p2+p1   61 t1
        add ebx, edi                ;   131.2 p0      61 t1
        add ebx, ebp                ;   143.2 p1      61 t1
        mov ebp, dword [esp + 212]  ;   112.7 p2      79 v reload
        add ebx, dword [ebp + 84]   ;   143.7 p2+p0   61 t1
        mov ebp, dword [esp + 60]   ;   119.2 p2      52 v[2]
        mov dword [esp + 60], edi   ;   129.7 p0+p3   78 w[5] spill
        mov edi, edx                ;   117.7 p1      52 v[2] copy
        xor edi, ecx                ;   143.2 p0      52 v[2]
        and ebp, edi                ;   143.7 p0      52 v[2]
        xor ebp, edx                ;   144.2 p0      52 v[2]
        mov dword [esp + 72], edx   ;   117.7 p0+p3   63 v[4] spill
        mov edx, dword [esp + 64]   ;   116.0 p2      62 v[6]
        add edx, ebx                ;   144.2 p1      62 v[6]
        add ebx, ebp                ;   144.7 p1      63 v[2]
        mov ebp, ecx                ;   143.2 p1      47 v[2] copy
        ror ebp, 9                  ;   145.2 p1      47 v[2]
        xor ebp, ecx                ;   149.2 p0      47 v[2]
        ror ebp, 0xb                ;   149.7 p1      47 v[2]
        xor ebp, ecx                ;   153.7 p0      47 v[2]
        ror ebp, 2                  ;   154.2 p1      47 v[2]
        add ebx, ebp                ;   158.2 p0      63 v[2]
        mov ebp, dword [esp + 52]   ;   129.7 p2      50 w[6]
        mov dword [esp + 64], edi   ;   143.7 p0+p3   52 v[2] spill
        mov edi, dword [esp + 52]   ;   129.7 p2      50 w[6]
        shr edi, 0xa                ;   131.7 p1      50 w[6]
        mov dword [esp + 76], ecx   ;   143.2 p0+p3   63 v[3] spill
        mov ecx, dword [esp + 52]   ;   129.7 p2      50 w[6]
        ror ecx, 2                  ;   135.7 p1      50 w[6]
        xor ebp, ecx                ;   139.7 p0      50 w[6]
        ror ebp, 0x11               ;   140.2 p1      50 w[6]
        xor edi, ebp                ;   144.2 p0      50 w[6]
        mov ebp, dword [esp + 144]  ;   122.7 p2      49 w[6]
        shr ebp, 3                  ;   124.7 p1      49 w[6]
        mov ecx, dword [esp + 176]  ;   123.7 p2      50 w[1] reload
        add edi, ecx                ;   144.7 p0      78 w[6]
        add edi, dword [esp + 140]  ;   145.2 p2+p0   78 w[6]
        mov ecx, edx                ;   144.7 p0      48 t1 copy
        ror ecx, 0xe                ;   145.7 p1      48 t1
        xor ecx, edx                ;   149.7 p0      48 t1
        ror ecx, 5                  ;   150.2 p1      48 t1
        xor ecx, edx                ;   154.2 p0      48 t1
        ror ecx, 6                  ;   154.7 p1      48 t1
        add ecx, dword [esp + 68]   ;   158.7 p2+p0   61 t1
        mov dword [esp + 68], ebx   ;   158.7 p0+p3   63 v[2] spill
        mov ebx, eax                ;   128.7 p1      51 t1 copy
        xor ebx, esi                ;   129.7 p0      51 t1
        and ebx, edx                ;   144.7 p0      51 t1
        xor ebx, eax                ;   145.2 p0      51 t1
        add ecx, ebx                ;   159.2 p1      61 t1
        mov ebx, dword [esp + 144]  ;   130.3 p2      49 w[6]
        ror ebx, 0xb                ;   159.7 p1      49 w[6]
        xor ebx, dword [esp + 144]  ;   163.7 p2+p0   49 w[6]
        ror ebx, 7                  ;   164.2 p1      49 w[6]
        xor ebp, ebx                ;   168.2 p0      49 w[6]
        add edi, ebp                ;   168.7 p0      78 w[6]
        mov ebp, dword [esp + 212]  ;   132.7 p2      79 v reload
        add ecx, dword [ebp + 88]   ;   159.7 p2+p1   61 t1
        mov ebx, dword [esp + 68]   ;   159.7 p2      52 v[1]
        xor ebx, dword [esp + 76]   ;   161.7 p2+p0   52 v[1]
        add ecx, edi                ;   169.2 p1      61 t1
        mov ebp, dword [esp + 64]   ;   144.7 p2      52 v[1]
        and ebp, ebx                ;   162.2 p0      52 v[1]
        xor ebp, dword [esp + 76]   ;   162.7 p2+p0   52 v[1]
        mov dword [esp + 64], edi   ;   169.2 p0+p3   78 w[6] spill
        mov edi, dword [esp + 40]   ;   138.7 p2      62 v[5]
        add edi, ecx                ;   169.7 p1      62 v[5]
        add ebp, ecx                ;   169.7 p0      63 v[1]
        mov ecx, dword [esp + 68]   ;   159.7 p2      47 v[1]
        mov dword [esp + 40], ebx   ;   162.2 p0+p3   52 v[1] spill
        mov ebx, dword [esp + 68]   ;   159.7 p2      47 v[1]
        mov dword [esp + 80], eax   ;   140.3 p0+p3   62 v[0] spill
        mov eax, dword [esp + 60]   ;   141.7 p2      50 w[7]
        mov dword [esp + 84], esi   ;   142.3 p0+p3   62 v[7] spill
        mov esi, dword [esp + 68]   ;   159.7 p2      47 v[1]
        ror esi, 9                  ;   170.2 p1      47 v[1]
        xor ecx, esi                ;   174.2 p0      47 v[1]
        ror ecx, 0xb                ;   174.7 p1      47 v[1]
        xor ebx, ecx                ;   178.7 p0      47 v[1]
        mov esi, dword [esp + 60]   ;   143.7 p2      50 w[7]
        shr esi, 0xa                ;   145.7 p1      50 w[7]
        ror ebx, 2                  ;   179.2 p1      47 v[1]
        add ebp, ebx                ;   183.2 p0      63 v[1]
        mov ecx, dword [esp + 148]  ;   144.7 p2      49 w[7]
        shr ecx, 3                  ;   146.7 p1      49 w[7]
        mov ebx, dword [esp + 60]   ;   145.7 p2      50 w[7]
        ror ebx, 2                  ;   150.7 p1      50 w[7]
        xor eax, ebx                ;   154.7 p0      50 w[7]
        ror eax, 0x11               ;   155.2 p1      50 w[7]
        xor esi, eax                ;   159.2 p0      50 w[7]
        mov eax, dword [esp + 148]  ;   146.7 p2      49 w[7]
        ror eax, 0xb                ;   159.7 p1      49 w[7]
        mov ebx, dword [esp + 148]  ;   147.7 p2      49 w[7] reload
        xor eax, ebx                ;   163.7 p0      49 w[7]
        ror eax, 7                  ;   164.2 p1      49 w[7]
        add esi, dword [esp + 36]   ;   159.7 p2+p0   78 w[7]
        add esi, dword [esp + 144]  ;   160.2 p2+p0   78 w[7]
        xor ecx, eax                ;   168.2 p0      49 w[7]
        add esi, ecx                ;   168.7 p0      78 w[7]
        mov eax, edi                ;   170.2 p1      48 t1 copy
        ror eax, 0xe                ;   170.7 p1      48 t1
        xor eax, edi                ;   174.7 p0      48 t1
        ror eax, 5                  ;   175.2 p1      48 t1
        mov ecx, dword [esp + 84]   ;   150.7 p2      51 t1
        xor ecx, edx                ;   152.7 p0      51 t1
        xor eax, edi                ;   179.2 p0      48 t1
        ror eax, 6                  ;   179.7 p1      48 t1
        and ecx, edi                ;   170.2 p0      51 t1
        xor ecx, dword [esp + 84]   ;   170.7 p2+p0   51 t1
        add ecx, dword [esp + 80]   ;   171.2 p2+p0   61 t1
        add ecx, esi                ;   171.7 p1      61 t1
        add ecx, eax                ;   183.7 p0      61 t1
        mov eax, dword [esp + 212]  ;   153.7 p2      79 v reload
        add ecx, dword [eax + 92]   ;   184.2 p2+p1   61 t1
        mov eax, dword [esp + 68]   ;   159.7 p2      52 v[0]
        xor eax, ebp                ;   183.7 p0      52 v[0]
        mov dword [esp + 80], esi   ;   169.2 p0+p3   78 w[7] spill
        mov esi, dword [esp + 40]   ;   163.2 p2      52 v[0]
        and esi, eax                ;   184.2 p0      52 v[0]
        xor esi, dword [esp + 68]   ;   184.7 p2+p0   52 v[0]
        mov ebx, dword [esp + 72]   ;   158.7 p2      62 v[4]
        add ebx, ecx                ;   184.7 p1      62 v[4]
        add ecx, esi                ;   185.2 p0      63 v[0]
        mov esi, ebp                ;   183.7 p1      47 v[0] copy
        ror esi, 9                  ;   185.7 p1      47 v[0]
        xor esi, ebp                ;   189.7 p0      47 v[0]
        ror esi, 0xb                ;   190.2 p1      47 v[0]
        xor esi, ebp                ;   194.2 p0      47 v[0]
        ror esi, 2                  ;   194.7 p1      47 v[0]
        add ecx, esi                ;   198.7 p0      63 v[0]
        mov esi, dword [esp + 64]   ;   170.2 p2      50 w[8]
        mov dword [esp + 72], eax   ;   184.2 p0+p3   52 v[0] spill
        mov eax, dword [esp + 64]   ;   170.2 p2      50 w[8]
        shr eax, 0xa                ;   172.2 p1      50 w[8]
        mov dword [esp + 40], ebp   ;   183.7 p0+p3   63 v[1] spill
        mov ebp, dword [esp + 56]   ;   162.3 p2      78 w[8]
        add ebp, dword [esp + 148]  ;   164.3 p2+p1   78 w[8]
        mov dword [esp + 88], ecx   ;   199.2 p0+p3   63 v[0] spill
        mov ecx, dword [esp + 64]   ;   170.2 p2      50 w[8]
        ror ecx, 2                  ;   172.2 p1      50 w[8]
        xor esi, ecx                ;   176.2 p0      50 w[8]
        ror esi, 0x11               ;   176.7 p1      50 w[8]
        xor eax, esi                ;   180.7 p0      50 w[8]
        mov esi, dword [esp + 152]  ;   165.3 p2      49 w[8]
        shr esi, 3                  ;   167.3 p1      49 w[8]
        add ebp, eax                ;   181.2 p0      78 w[8]
        mov eax, dword [esp + 152]  ;   166.3 p2      49 w[8]
        ror eax, 0xb                ;   181.7 p1      49 w[8]
        mov ecx, dword [esp + 152]  ;   167.3 p2      78 w[0] reload
        xor eax, ecx                ;   185.7 p0      49 w[8]
        ror eax, 7                  ;   186.2 p1      49 w[8]
        xor esi, eax                ;   190.2 p0      49 w[8]
        add ebp, esi                ;   190.7 p0      78 w[8]
        mov esi, ebx                ;   185.2 p1      48 t1 copy
        ror esi, 0xe                ;   191.2 p1      48 t1
        xor esi, ebx                ;   195.2 p0      48 t1
        ror esi, 5                  ;   195.7 p1      48 t1
        xor esi, ebx                ;   199.7 p0      48 t1
        mov eax, edx                ;   170.2 p0      51 t1 copy
        xor eax, edi                ;   170.7 p0      51 t1
        ror esi, 6                  ;   200.2 p1      48 t1
        and eax, ebx                ;   185.2 p0      51 t1
        xor eax, edx                ;   185.7 p0      51 t1
        add eax, dword [esp + 84]   ;   186.2 p2+p1   61 t1
        add eax, ebp                ;   191.2 p0      61 t1
        add eax, esi                ;   204.2 p1      61 t1
        mov esi, dword [esp + 212]  ;   173.0 p2      79 v reload
        add eax, dword [esi + 96]   ;   204.7 p2+p0   61 t1
        mov esi, dword [esp + 88]   ;   200.2 p2      52 v[7]
        xor esi, dword [esp + 40]   ;   202.2 p2+p0   52 v[7]
        mov dword [esp + 84], ebp   ;   191.2 p0+p3   78 w[8] spill
        mov ebp, dword [esp + 72]   ;   185.2 p2      52 v[7]
        and ebp, esi                ;   202.7 p0      52 v[7]
        xor ebp, dword [esp + 40]   ;   203.2 p2+p0   52 v[7]
        mov ecx, dword [esp + 76]   ;   179.0 p2      62 v[3]
        add ecx, eax                ;   205.2 p1      62 v[3]
        add ebp, eax                ;   205.2 p0      63 v[7]
        mov eax, dword [esp + 88]   ;   200.2 p2      47 v[7]
        mov dword [esp + 76], esi   ;   202.7 p0+p3   52 v[7] spill
        mov esi, dword [esp + 88]   ;   200.2 p2      47 v[7]
        mov dword [esp + 72], edx   ;   180.0 p0+p3   62 v[6] spill
        mov edx, dword [esp + 80]   ;   182.0 p2      50 w[9]
        mov dword [esp + 92], edi   ;   182.0 p0+p3   62 v[5] spill
        mov edi, dword [esp + 88]   ;   200.2 p2      47 v[7]
        ror edi, 9                  ;   205.7 p1      47 v[7]
        xor eax, edi                ;   209.7 p0      47 v[7]
        ror eax, 0xb                ;   210.2 p1      47 v[7]
        xor esi, eax                ;   214.2 p0      47 v[7]
        mov edi, dword [esp + 80]   ;   184.0 p2      50 w[9]
        shr edi, 0xa                ;   186.0 p1      50 w[9]
        ror esi, 2                  ;   214.7 p1      47 v[7]
        add ebp, esi                ;   218.7 p0      63 v[7]
        mov esi, dword [esp + 156]  ;   185.0 p2      49 w[9]
        shr esi, 3                  ;   187.0 p1      49 w[9]
        mov eax, dword [esp + 80]   ;   186.0 p2      50 w[9]
        ror eax, 2                  ;   191.0 p1      50 w[9]
        xor edx, eax                ;   195.0 p0      50 w[9]
        ror edx, 0x11               ;   195.5 p1      50 w[9]
        xor edi, edx                ;   199.5 p0      50 w[9]
        mov eax, dword [esp + 156]  ;   187.0 p2      49 w[9]
        ror eax, 0xb                ;   200.0 p1      49 w[9]
        mov edx, dword [esp + 156]  ;   188.0 p2      78 w[1] reload
        xor eax, edx                ;   204.0 p0      49 w[9]
        ror eax, 7                  ;   204.5 p1      49 w[9]
        add edi, dword [esp + 44]   ;   200.0 p2+p0   78 w[9]
        add edi, dword [esp + 152]  ;   200.5 p2+p0   78 w[9]
        xor esi, eax                ;   208.5 p0      49 w[9]
        add edi, esi                ;   209.0 p0      78 w[9]
        mov esi, ecx                ;   205.7 p1      48 t1 copy
        ror esi, 0xe                ;   209.5 p1      48 t1
        xor esi, ecx                ;   213.5 p0      48 t1
        ror esi, 5                  ;   214.0 p1      48 t1
        mov eax, dword [esp + 92]   ;   191.0 p2      51 t1
        xor eax, ebx                ;   193.0 p0      51 t1
        xor esi, ecx                ;   218.0 p0      48 t1
        ror esi, 6                  ;   218.5 p1      48 t1
        and eax, ecx                ;   205.7 p0      51 t1
        xor eax, dword [esp + 92]   ;   206.2 p2+p0   51 t1
        add eax, dword [esp + 72]   ;   206.7 p2+p0   61 t1
        add eax, edi                ;   209.5 p1      61 t1
        add eax, esi                ;   222.5 p0      61 t1
        mov esi, dword [esp + 212]  ;   194.0 p2      79 v reload
        add eax, dword [esi + 100]  ;   223.0 p2+p1   61 t1
        mov esi, dword [esp + 88]   ;   200.2 p2      52 v[6]
        xor esi, ebp                ;   219.2 p0      52 v[6]
        mov dword [esp + 72], edi   ;   209.5 p0+p3   78 w[9] spill
        mov edi, dword [esp + 76]   ;   203.7 p2      52 v[6]
        and edi, esi                ;   219.7 p0      52 v[6]
        xor edi, dword [esp + 88]   ;   220.2 p2+p0   52 v[6]
        mov edx, dword [esp + 68]   ;   199.0 p2      62 v[2]
        add edx, eax                ;   223.5 p1      62 v[2]
        add edi, eax                ;   223.5 p0      63 v[6]
        mov eax, ebp                ;   219.2 p1      47 v[6] copy
        ror eax, 9                  ;   224.0 p1      47 v[6]
        xor eax, ebp                ;   228.0 p0      47 v[6]
        ror eax, 0xb                ;   228.5 p1      47 v[6]
        xor eax, ebp                ;   232.5 p0      47 v[6]
        ror eax, 2                  ;   233.0 p1      47 v[6]
        add edi, eax                ;   237.0 p0      63 v[6]
        mov eax, dword [esp + 84]   ;   200.3 p2      50 w[10]
        mov dword [esp + 68], esi   ;   219.7 p0+p3   52 v[6] spill
        mov esi, dword [esp + 84]   ;   201.3 p2      50 w[10]
        shr esi, 0xa                ;   203.3 p1      50 w[10]
        mov dword [esp + 76], ebp   ;   219.2 p0+p3   63 v[7] spill
        mov ebp, dword [esp + 84]   ;   202.3 p2      50 w[10]
        ror ebp, 2                  ;   207.3 p1      50 w[10]
        xor eax, ebp                ;   211.3 p0      50 w[10]
        ror eax, 0x11               ;   211.8 p1      50 w[10]
        xor esi, eax                ;   215.8 p0      50 w[10]
        mov ebp, dword [esp + 160]  ;   203.7 p2      49 w[10]
        shr ebp, 3                  ;   205.7 p1      49 w[10]
        mov eax, dword [esp + 48]   ;   204.7 p2      78 w[10]
        add eax, dword [esp + 156]  ;   206.7 p2+p0   78 w[10]
        add eax, esi                ;   216.3 p0      78 w[10]
        mov esi, dword [esp + 160]  ;   206.7 p2      49 w[10]
        ror esi, 0xb                ;   216.8 p1      49 w[10]
        xor esi, dword [esp + 160]  ;   220.8 p2+p0   49 w[10]
        ror esi, 7                  ;   221.3 p1      49 w[10]
        xor ebp, esi                ;   225.3 p0      49 w[10]
        add eax, ebp                ;   225.8 p0      78 w[10]
        mov esi, edx                ;   224.0 p1      48 t1 copy
        ror esi, 0xe                ;   226.3 p1      48 t1
        xor esi, edx                ;   230.3 p0      48 t1
        ror esi, 5                  ;   230.8 p1      48 t1
        xor esi, edx                ;   234.8 p0      48 t1
        mov ebp, ebx                ;   209.8 p0      51 t1 copy
        xor ebp, ecx                ;   210.3 p0      51 t1
        ror esi, 6                  ;   235.3 p1      48 t1
        and ebp, edx                ;   224.0 p0      51 t1
        xor ebp, ebx                ;   224.5 p0      51 t1
        add ebp, dword [esp + 92]   ;   225.0 p2+p1   61 t1
        add ebp, eax                ;   226.3 p0      61 t1
        add ebp, esi                ;   239.3 p1      61 t1
        mov esi, dword [esp + 212]  ;   212.7 p2      79 v reload
        add ebp, dword [esi + 104]  ;   239.8 p2+p0   61 t1
        mov esi, dword [esp + 76]   ;   220.2 p2      52 v[5]
        xor esi, edi                ;   237.5 p0      52 v[5]
        mov dword [esp + 92], eax   ;   226.3 p0+p3   78 w[10] spill
        mov eax, dword [esp + 68]   ;   220.7 p2      52 v[5]
        and eax, esi                ;   238.0 p0      52 v[5]
        xor eax, dword [esp + 76]   ;   238.5 p2+p0   52 v[5]
        mov dword [esp + 68], esi   ;   238.0 p0+p3   52 v[5] spill
        mov esi, dword [esp + 40]   ;   217.7 p2      62 v[1]
        add esi, ebp                ;   240.3 p1      62 v[1]
        add eax, ebp                ;   240.3 p1      63 v[5]
        mov ebp, edi                ;   237.5 p0      47 v[5] copy
        ror ebp, 9                  ;   240.8 p1      47 v[5]
        xor ebp, edi                ;   244.8 p0      47 v[5]
        ror ebp, 0xb                ;   245.3 p1      47 v[5]
        xor ebp, edi                ;   249.3 p0      47 v[5]
        ror ebp, 2                  ;   249.8 p1      47 v[5]
        add eax, ebp                ;   253.8 p0      63 v[5]
        mov ebp, dword [esp + 72]   ;   219.7 p2      50 w[11]
        mov dword [esp + 40], edi   ;   237.5 p0+p3   63 v[6] spill
        mov edi, dword [esp + 72]   ;   220.7 p2      50 w[11]
        shr edi, 0xa                ;   222.7 p1      50 w[11]
        mov dword [esp + 96], eax   ;   254.3 p0+p3   63 v[5] spill
        mov eax, dword [esp + 72]   ;   221.7 p2      50 w[11]
        ror eax, 2                  ;   226.7 p1      50 w[11]
        xor ebp, eax                ;   230.7 p0      50 w[11]
        ror ebp, 0x11               ;   231.2 p1      50 w[11]
        xor edi, ebp                ;   235.2 p0      50 w[11]
        mov ebp, dword [esp + 164]  ;   223.0 p2      49 w[11]
        shr ebp, 3                  ;   225.0 p1      49 w[11]
        mov eax, dword [esp + 52]   ;   224.0 p2      78 w[11]
        add eax, dword [esp + 160]  ;   226.0 p2+p0   78 w[11]
        add eax, edi                ;   235.7 p0      78 w[11]
        mov edi, dword [esp + 164]  ;   226.0 p2      49 w[11]
        ror edi, 0xb                ;   236.2 p1      49 w[11]
        xor edi, dword [esp + 164]  ;   240.2 p2+p0   49 w[11]
        ror edi, 7                  ;   240.7 p1      49 w[11]
        xor ebp, edi                ;   244.7 p0      49 w[11]
        add eax, ebp                ;   245.2 p0      78 w[11]
        mov edi, esi                ;   240.8 p1      48 t1 copy
        ror edi, 0xe                ;   245.7 p1      48 t1
        xor edi, esi                ;   249.7 p0      48 t1
        ror edi, 5                  ;   250.2 p1      48 t1
        xor edi, esi                ;   254.2 p0      48 t1
        mov ebp, ecx                ;   229.2 p0      51 t1 copy
        xor ebp, edx                ;   229.7 p0      51 t1
        ror edi, 6                  ;   254.7 p1      48 t1
        and ebp, esi                ;   240.8 p0      51 t1
        xor ebp, ecx                ;   241.3 p0      51 t1
        add ebx, ebp                ;   241.8 p1      61 t1
        mov ebp, dword [esp + 212]  ;   231.0 p2      79 v reload
        add ebx, dword [ebp + 108]  ;   242.3 p2+p0   61 t1
        add ebx, eax                ;   245.7 p1      61 t1
        add ebx, edi                ;   258.7 p0      61 t1
        mov edi, dword [esp + 96]   ;   255.3 p2      52 v[4]
        xor edi, dword [esp + 40]   ;   257.3 p2+p0   52 v[4]
        mov ebp, dword [esp + 68]   ;   239.0 p2      52 v[4]
        and ebp, edi                ;   257.8 p0      52 v[4]
        xor ebp, dword [esp + 40]   ;   258.3 p2+p0   52 v[4]
        mov dword [esp + 68], eax   ;   245.7 p0+p3   78 w[11] spill
        mov eax, dword [esp + 88]   ;   237.0 p2      62 v[0]
        add eax, ebx                ;   259.2 p1      62 v[0]
        add ebp, ebx                ;   259.2 p0      63 v[4]
        mov ebx, dword [esp + 96]   ;   255.3 p2      47 v[4]
        mov dword [esp + 88], edi   ;   257.8 p0+p3   52 v[4] spill
        mov edi, dword [esp + 96]   ;   255.3 p2      47 v[4]
        mov dword [esp + 100], ecx  ;   239.0 p0+p3   62 v[3] spill
        mov ecx, dword [esp + 92]   ;   240.0 p2      50 w[12]
        mov dword [esp + 104], edx  ;   241.0 p0+p3   62 v[2] spill
        mov edx, dword [esp + 96]   ;   255.3 p2      47 v[4]
        ror edx, 9                  ;   259.7 p1      47 v[4]
        xor ebx, edx                ;   263.7 p0      47 v[4]
        ror ebx, 0xb                ;   264.2 p1      47 v[4]
        xor edi, ebx                ;   268.2 p0      47 v[4]
        mov edx, dword [esp + 92]   ;   242.0 p2      50 w[12]
        shr edx, 0xa                ;   244.0 p1      50 w[12]
        ror edi, 2                  ;   268.7 p1      47 v[4]
        add ebp, edi                ;   272.7 p0      63 v[4]
        mov edi, dword [esp + 168]  ;   243.0 p2      49 w[12]
        shr edi, 3                  ;   245.0 p1      49 w[12]
        mov ebx, dword [esp + 92]   ;   244.0 p2      50 w[12]
        ror ebx, 2                  ;   249.0 p1      50 w[12]
        xor ecx, ebx                ;   253.0 p0      50 w[12]
        ror ecx, 0x11               ;   253.5 p1      50 w[12]
        xor edx, ecx                ;   257.5 p0      50 w[12]
        mov ecx, dword [esp + 168]  ;   245.0 p2      49 w[12]
        ror ecx, 0xb                ;   258.0 p1      49 w[12]
        mov ebx, dword [esp + 168]  ;   246.0 p2      78 w[4] reload
        xor ecx, ebx                ;   262.0 p0      49 w[12]
        ror ecx, 7                  ;   262.5 p1      49 w[12]
        add edx, dword [esp + 60]   ;   258.0 p2+p0   78 w[12]
        add edx, dword [esp + 164]  ;   258.5 p2+p0   78 w[12]
        xor edi, ecx                ;   266.5 p0      49 w[12]
        add edx, edi                ;   267.0 p0      78 w[12]
        mov edi, eax                ;   259.7 p1      48 t1 copy
        mov ecx, eax                ;   259.7 p0      48 t1 copy
        ror ecx, 0xe                ;   267.5 p1      48 t1
        xor edi, ecx                ;   271.5 p0      48 t1
        ror edi, 5                  ;   272.0 p1      48 t1
        mov ecx, dword [esp + 104]  ;   249.0 p2      51 t1
        xor ecx, esi                ;   251.0 p0      51 t1
        xor edi, eax                ;   276.0 p0      48 t1
        and ecx, eax                ;   259.7 p0      51 t1
        ror edi, 6                  ;   276.5 p1      48 t1
        xor ecx, dword [esp + 104]  ;   260.2 p2+p0   51 t1
        add ecx, dword [esp + 100]  ;   260.7 p2+p0   61 t1
        add ecx, edx                ;   267.5 p1      61 t1
        add ecx, edi                ;   280.5 p0      61 t1
        mov edi, dword [esp + 212]  ;   252.7 p2      79 v reload
        add ecx, dword [edi + 112]  ;   281.0 p2+p1   61 t1
        mov edi, dword [esp + 96]   ;   255.3 p2      52 v[3]
        xor edi, ebp                ;   273.2 p0      52 v[3]
        mov dword [esp + 100], edx  ;   267.5 p0+p3   78 w[12] spill
        mov edx, dword [esp + 88]   ;   258.8 p2      52 v[3]
        and edx, edi                ;   273.7 p0      52 v[3]
        xor edx, dword [esp + 96]   ;   274.2 p2+p0   52 v[3]
        mov ebx, dword [esp + 76]   ;   257.7 p2      62 v[7]
        add ebx, ecx                ;   281.5 p1      62 v[7]
        add edx, ecx                ;   281.5 p0      63 v[3]
        mov ecx, ebp                ;   273.2 p1      47 v[3] copy
        mov dword [esp + 76], edi   ;   273.7 p0+p3   52 v[3] spill
        mov edi, ebp                ;   273.2 p1      47 v[3] copy
        ror edi, 9                  ;   282.0 p1      47 v[3]
        xor ecx, edi                ;   286.0 p0      47 v[3]
        ror ecx, 0xb                ;   286.5 p1      47 v[3]
        xor ecx, ebp                ;   290.5 p0      47 v[3]
        ror ecx, 2                  ;   291.0 p1      47 v[3]
        mov edi, dword [esp + 68]   ;   259.7 p2      50 w[13]
        add edx, ecx                ;   295.0 p0      63 v[3]
        mov ecx, dword [esp + 68]   ;   260.7 p2      50 w[13]
        shr ecx, 0xa                ;   262.7 p1      50 w[13]
        mov dword [esp + 88], ebp   ;   273.2 p0+p3   63 v[4] spill
        mov ebp, dword [esp + 68]   ;   261.7 p2      50 w[13]
        ror ebp, 2                  ;   266.7 p1      50 w[13]
        xor edi, ebp                ;   270.7 p0      50 w[13]
        ror edi, 0x11               ;   271.2 p1      50 w[13]
        xor ecx, edi                ;   275.2 p0      50 w[13]
        mov edi, dword [esp + 172]  ;   263.0 p2      49 w[13]
        shr edi, 3                  ;   265.0 p1      49 w[13]
        mov ebp, dword [esp + 64]   ;   264.0 p2      78 w[13]
        add ebp, dword [esp + 168]  ;   266.0 p2+p0   78 w[13]
        add ebp, ecx                ;   275.7 p0      78 w[13]
        mov ecx, dword [esp + 172]  ;   266.0 p2      49 w[13]
        ror ecx, 0xb                ;   276.2 p1      49 w[13]
        xor ecx, dword [esp + 172]  ;   280.2 p2+p0   49 w[13]
        ror ecx, 7                  ;   280.7 p1      49 w[13]
        xor edi, ecx                ;   284.7 p0      49 w[13]
        add ebp, edi                ;   285.2 p0      78 w[13]
        mov edi, ebx                ;   282.0 p1      48 t1 copy
        ror edi, 0xe                ;   285.7 p1      48 t1
        xor edi, ebx                ;   289.7 p0      48 t1
        ror edi, 5                  ;   290.2 p1      48 t1
        xor edi, ebx                ;   294.2 p0      48 t1
        mov ecx, esi                ;   269.2 p0      51 t1 copy
        xor ecx, eax                ;   269.7 p0      51 t1
        ror edi, 6                  ;   294.7 p1      48 t1
        and ecx, ebx                ;   282.0 p0      51 t1
        xor ecx, esi                ;   282.5 p0      51 t1
        add ecx, dword [esp + 104]  ;   283.0 p2+p1   61 t1
        add ecx, ebp                ;   285.7 p0      61 t1
        add ecx, edi                ;   298.7 p1      61 t1
        mov edi, dword [esp + 212]  ;   272.0 p2      79 v reload
        add ecx, dword [edi + 116]  ;   299.2 p2+p0   61 t1
        mov edi, dword [esp + 88]   ;   274.2 p2      52 v[2]
        xor edi, edx                ;   295.5 p0      52 v[2]
        mov dword [esp + 104], ebp  ;   285.7 p0+p3   78 w[13] spill
        mov ebp, dword [esp + 76]   ;   275.0 p2      52 v[2]
        and ebp, edi                ;   296.0 p0      52 v[2]
        xor ebp, dword [esp + 88]   ;   296.5 p2+p0   52 v[2]
        mov dword [esp + 76], edi   ;   296.0 p0+p3   52 v[2] spill
        mov edi, dword [esp + 40]   ;   277.0 p2      62 v[6]
        add edi, ecx                ;   299.7 p1      62 v[6]
        add ebp, ecx                ;   299.7 p1      63 v[2]
        mov ecx, edx                ;   295.5 p0      47 v[2] copy
        ror ecx, 9                  ;   300.2 p1      47 v[2]
        xor ecx, edx                ;   304.2 p0      47 v[2]
        ror ecx, 0xb                ;   304.7 p1      47 v[2]
        xor ecx, edx                ;   308.7 p0      47 v[2]
        ror ecx, 2                  ;   309.2 p1      47 v[2]
        add ebp, ecx                ;   313.2 p0      63 v[2]
        mov ecx, dword [esp + 100]  ;   279.0 p2      50 w[14]
        mov dword [esp + 40], edx   ;   295.5 p0+p3   63 v[3] spill
        mov edx, dword [esp + 100]  ;   280.0 p2      50 w[14]
        shr edx, 0xa                ;   282.0 p1      50 w[14]
        mov dword [esp + 108], ebp  ;   313.7 p0+p3   63 v[2] spill
        mov ebp, dword [esp + 100]  ;   281.0 p2      50 w[14]
        ror ebp, 2                  ;   286.0 p1      50 w[14]
        xor ecx, ebp                ;   290.0 p0      50 w[14]
        ror ecx, 0x11               ;   290.5 p1      50 w[14]
        xor edx, ecx                ;   294.5 p0      50 w[14]
        mov ebp, dword [esp + 176]  ;   282.3 p2      49 w[14]
        shr ebp, 3                  ;   284.3 p1      49 w[14]
        mov ecx, dword [esp + 80]   ;   283.3 p2      78 w[14]
        add ecx, dword [esp + 172]  ;   285.3 p2+p0   78 w[14]
        add ecx, edx                ;   295.0 p0      78 w[14]
        mov edx, dword [esp + 176]  ;   285.3 p2      49 w[14]
        ror edx, 0xb                ;   295.5 p1      49 w[14]
        xor edx, dword [esp + 176]  ;   299.5 p2+p0   49 w[14]
        ror edx, 7                  ;   300.0 p1      49 w[14]
        xor ebp, edx                ;   304.0 p0      49 w[14]
        add ecx, ebp                ;   304.5 p0      78 w[14]
        mov ebp, edi                ;   300.2 p1      48 t1 copy
        ror ebp, 0xe                ;   305.0 p1      48 t1
        xor ebp, edi                ;   309.0 p0      48 t1
        ror ebp, 5                  ;   309.5 p1      48 t1
        xor ebp, edi                ;   313.5 p0      48 t1
        mov edx, eax                ;   288.5 p0      51 t1 copy
        xor edx, ebx                ;   289.0 p0      51 t1
        ror ebp, 6                  ;   314.0 p1      48 t1
        and edx, edi                ;   300.2 p0      51 t1
        xor edx, eax                ;   300.7 p0      51 t1
        add esi, edx                ;   301.2 p1      61 t1
        mov edx, dword [esp + 212]  ;   290.3 p2      79 v reload
        add esi, dword [edx + 120]  ;   301.7 p2+p0   61 t1
        add esi, ecx                ;   305.0 p1      61 t1
        add esi, ebp                ;   318.0 p0      61 t1
        mov ebp, dword [esp + 108]  ;   314.7 p2      52 v[1]
        xor ebp, dword [esp + 40]   ;   316.7 p2+p0   52 v[1]
        mov edx, dword [esp + 76]   ;   297.0 p2      52 v[1]
        and edx, ebp                ;   317.2 p0      52 v[1]
        xor edx, dword [esp + 40]   ;   317.7 p2+p0   52 v[1]
        mov dword [esp + 76], ecx   ;   305.0 p0+p3   78 w[14] spill
        mov ecx, dword [esp + 96]   ;   296.3 p2      62 v[5]
        add ecx, esi                ;   318.5 p1      62 v[5]
        add edx, esi                ;   318.5 p0      63 v[1]
        mov esi, dword [esp + 108]  ;   314.7 p2      47 v[1]
        mov dword [esp + 96], ebp   ;   317.2 p0+p3   52 v[1] spill
        mov ebp, dword [esp + 108]  ;   314.7 p2      47 v[1]
        mov dword [esp + 112], eax  ;   298.3 p0+p3   62 v[0] spill
        mov eax, dword [esp + 104]  ;   299.3 p2      50 w[15]
        mov dword [esp + 220], ebx  ;   300.3 p0+p3   62 v[7] spill
        mov ebx, dword [esp + 108]  ;   314.7 p2      47 v[1]
        ror ebx, 9                  ;   319.0 p1      47 v[1]
        xor esi, ebx                ;   323.0 p0      47 v[1]
        ror esi, 0xb                ;   323.5 p1      47 v[1]
        xor ebp, esi                ;   327.5 p0      47 v[1]
        mov esi, dword [esp + 104]  ;   301.3 p2      50 w[15]
        shr esi, 0xa                ;   303.3 p1      50 w[15]
        ror ebp, 2                  ;   328.0 p1      47 v[1]
        add edx, ebp                ;   332.0 p0      63 v[1]
        mov ebp, dword [esp + 36]   ;   302.3 p2      49 w[15]
        shr ebp, 3                  ;   304.3 p1      49 w[15]
        mov ebx, dword [esp + 36]   ;   303.3 p2      49 w[15]
        mov dword [esp + 224], edx  ;   332.5 p0+p3   63 v[1] spill
        mov edx, dword [esp + 104]  ;   304.3 p2      50 w[15]
        ror edx, 2                  ;   308.3 p1      50 w[15]
        xor eax, edx                ;   312.3 p0      50 w[15]
        ror eax, 0x11               ;   312.8 p1      50 w[15]
        xor esi, eax                ;   316.8 p0      50 w[15]
        mov eax, dword [esp + 36]   ;   305.3 p2      49 w[15]
        ror eax, 0xb                ;   317.3 p1      49 w[15]
        xor ebx, eax                ;   321.3 p0      49 w[15]
        ror ebx, 7                  ;   321.8 p1      49 w[15]
        mov eax, dword [esp + 84]   ;   306.3 p2      78 w[15]
        add eax, dword [esp + 176]  ;   308.3 p2+p0   78 w[15]
        add eax, esi                ;   317.3 p0      78 w[15]
        xor ebp, ebx                ;   325.8 p0      49 w[15]
        add eax, ebp                ;   326.3 p0      78 w[15]
        mov esi, ecx                ;   319.0 p1      48 t1 copy
        ror esi, 0xe                ;   326.8 p1      48 t1
        xor esi, ecx                ;   330.8 p0      48 t1
        ror esi, 5                  ;   331.3 p1      48 t1
        xor esi, ecx                ;   335.3 p0      48 t1
        mov ebp, edi                ;   308.8 p0      51 t1 copy
        mov edx, dword [esp + 220]  ;   309.0 p2      62 v[7] reload
        xor ebp, edx                ;   311.0 p0      51 t1
        and ebp, ecx                ;   319.0 p0      51 t1
        ror esi, 6                  ;   335.8 p1      48 t1
        xor ebp, edx                ;   319.5 p0      51 t1
        mov ebx, dword [esp + 112]  ;   310.7 p2      61 t1
        add ebx, ebp                ;   320.0 p0      61 t1
        mov ebp, dword [esp + 212]  ;   311.7 p2      79 v reload
        add ebx, dword [ebp + 124]  ;   320.5 p2+p1   61 t1
        add ebx, eax                ;   326.8 p0      61 t1
        add ebx, esi                ;   339.8 p1      61 t1
        mov esi, dword [esp + 224]  ;   333.5 p2      52 v[0]
        xor esi, dword [esp + 108]  ;   335.5 p2+p0   52 v[0]
        and esi, dword [esp + 96]   ;   336.0 p2+p0   52 v[0]
        xor esi, dword [esp + 108]  ;   336.5 p2+p0   52 v[0]
        mov ebp, dword [esp + 88]   ;   317.7 p2      62 v[4]
        add ebp, ebx                ;   340.3 p1      62 v[4]
        add esi, ebx                ;   340.3 p0      63 v[0]
        mov ebx, dword [esp + 224]  ;   333.5 p2      47 v[0]
        mov edx, dword [esp + 224]  ;   333.5 p2      47 v[0]
        mov dword [esp + 88], edi   ;   317.0 p0+p3   62 v[6] spill
        mov edi, dword [esp + 36]   ;   320.7 p2      78 w[0] reload
        mov dword [esp + 116], edi  ;   322.7 p0+p3   76 passes
        mov edi, dword [esp + 56]   ;   321.7 p2      78 w[1] reload
        mov dword [esp + 120], edi  ;   323.7 p0+p3   76 passes
        mov edi, dword [esp + 44]   ;   322.7 p2      78 w[2] reload
        mov dword [esp + 124], edi  ;   324.7 p0+p3   76 passes
        mov edi, dword [esp + 48]   ;   323.7 p2      78 w[3] reload
        mov dword [esp + 128], edi  ;   325.7 p0+p3   76 passes
        mov edi, dword [esp + 52]   ;   324.7 p2      78 w[4] reload
        mov dword [esp + 132], edi  ;   327.0 p0+p3   76 passes
        mov edi, dword [esp + 224]  ;   333.5 p2      47 v[0]
        ror edi, 9                  ;   340.8 p1      47 v[0]
        xor ebx, edi                ;   344.8 p0      47 v[0]
        ror ebx, 0xb                ;   345.3 p1      47 v[0]
        xor edx, ebx                ;   349.3 p0      47 v[0]
        ror edx, 2                  ;   349.8 p1      47 v[0]
        add esi, edx                ;   353.8 p1      63 v[0]
        mov edi, dword [esp + 60]   ;   326.7 p2      78 w[5] reload
        mov dword [esp + 136], edi  ;   329.0 p0+p3   76 passes
        mov edi, dword [esp + 64]   ;   327.7 p2      78 w[6] reload
        mov dword [esp + 140], edi  ;   331.0 p0+p3   76 passes
        mov edi, dword [esp + 80]   ;   328.7 p2      78 w[7] reload
        mov dword [esp + 144], edi  ;   333.0 p0+p3   76 passes
        mov edi, dword [esp + 84]   ;   329.7 p2      78 w[8] reload
        mov dword [esp + 148], edi  ;   335.0 p0+p3   76 passes
        mov edi, dword [esp + 72]   ;   330.7 p2      78 w[9] reload
        mov dword [esp + 152], edi  ;   337.0 p0+p3   76 passes
        mov edi, dword [esp + 92]   ;   331.7 p2      78 w[10] reload
        mov dword [esp + 156], edi  ;   339.0 p0+p3   76 passes
        mov edi, dword [esp + 68]   ;   332.7 p2      78 w[11] reload
        mov dword [esp + 160], edi  ;   341.0 p0+p3   76 passes
        mov dword [esp + 176], eax  ;   343.0 p0+p3   76 passes
        mov edi, dword [esp + 100]  ;   333.7 p2      78 w[12] reload
        mov dword [esp + 164], edi  ;   345.0 p0+p3   76 passes
        mov edi, dword [esp + 104]  ;   334.7 p2      78 w[13] reload
        mov dword [esp + 168], edi  ;   347.0 p0+p3   76 passes
        mov edi, dword [esp + 76]   ;   335.7 p2      78 w[14] reload
        mov dword [esp + 172], edi  ;   349.0 p0+p3   76 passes
        mov edi, dword [esp + 108]  ;   336.7 p2      63 v[2] reload
        mov dword [esp + 180], edi  ;   351.0 p0+p3   76 passes
        mov edi, dword [esp + 40]   ;   337.7 p2      63 v[3] reload
        mov dword [esp + 188], edi  ;   353.0 p0+p3   76 passes
        mov edi, dword [esp + 88]   ;   338.7 p2      62 v[6] reload
        mov dword [esp + 200], edi  ;   355.0 p0+p3   76 passes
        mov edi, dword [esp + 220]  ;   339.7 p2      62 v[7] reload
        mov dword [esp + 208], edi  ;   357.0 p0+p3   76 passes
        mov edi, dword [esp + 212]  ;   340.7 p2      76 passes
        add edi, 0x40               ;   342.7 p1      76 passes
        mov dword [esp + 212], edi  ;   359.0 p0+p3   76 passes
        mov edi, dword [esp + 224]  ;   341.7 p2      63 v[1] reload
        xchg edi, esi               ;   354.3 p1      63 v[0] copy
        xchg ebp, esi               ;   355.8 p1      63 v[1] copy
        mov eax, dword [esp + 212]  ;                    more passes?
        cmp eax, dword [esp + 216]  ;                    more passes?
        jne .passes_2
        mov dword [esp + 204], esi  ;                    resident
        mov dword [esp + 192], edi  ;                    resident
        mov dword [esp + 184], ebp  ;                    resident
        mov dword [esp + 196], ecx  ;                    resident
        mov esi, dword [esp + 0]    ;     0.0 p2      82 h
        add esi, dword [esp + 192]  ;     2.0 p2+p0   82 h
        mov dword [esp + 0], esi    ;     2.5 p0+p3   82 h
        mov esi, dword [esp + 4]    ;     2.0 p2      82 h
        add esi, dword [esp + 184]  ;     4.0 p2+p1   82 h
        mov dword [esp + 4], esi    ;     4.5 p0+p3   82 h
        mov esi, dword [esp + 8]    ;     4.0 p2      82 h
        add esi, dword [esp + 180]  ;     6.0 p2+p1   82 h
        mov dword [esp + 8], esi    ;     6.5 p0+p3   82 h
        mov esi, dword [esp + 12]   ;     6.0 p2      82 h
        add esi, dword [esp + 188]  ;     8.0 p2+p1   82 h
        mov dword [esp + 12], esi   ;     8.5 p0+p3   82 h
        mov esi, dword [esp + 16]   ;     8.0 p2      82 h
        add esi, dword [esp + 204]  ;    10.0 p2+p1   82 h
        mov dword [esp + 16], esi   ;    10.5 p0+p3   82 h
        mov esi, dword [esp + 20]   ;    10.0 p2      82 h
        add esi, dword [esp + 196]  ;    12.0 p2+p1   82 h
        mov dword [esp + 20], esi   ;    12.5 p0+p3   82 h
        mov esi, dword [esp + 24]   ;    12.0 p2      82 h
        add esi, dword [esp + 200]  ;    14.0 p2+p1   82 h
        mov dword [esp + 24], esi   ;    14.5 p0+p3   82 h
        mov esi, dword [esp + 28]   ;    14.0 p2      82 h
        add esi, dword [esp + 208]  ;    16.0 p2+p1   82 h
        mov dword [esp + 28], esi   ;    16.5 p0+p3   82 h
        mov esi, dword [esp + 252]  ;    16.0 p2      68 blocks
        add esi, 0x40               ;    18.0 p1      68 blocks
        mov dword [esp + 252], esi  ;    18.5 p0+p3   68 blocks
        cmp esi, dword [esp + 32]   ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov esi, dword [esp + 0]    ;     0.0 p2      68 blocks reload
        mov edi, dword [esp + 248]  ;     1.0 p2      68 blocks reload
        mov dword [edi], esi        ;     2.0 p0+p3   68 blocks
        mov esi, dword [esp + 4]    ;     2.0 p2      68 blocks reload
        mov dword [edi + 4], esi    ;     4.0 p0+p3   68 blocks
        mov esi, dword [esp + 8]    ;     3.0 p2      68 blocks reload
        mov dword [edi + 8], esi    ;     5.0 p0+p3   68 blocks
        mov esi, dword [esp + 12]   ;     4.0 p2      68 blocks reload
        mov dword [edi + 12], esi   ;     6.7 p0+p3   68 blocks
        mov esi, dword [esp + 16]   ;     5.0 p2      68 blocks reload
        mov dword [edi + 16], esi   ;     8.7 p0+p3   68 blocks
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
