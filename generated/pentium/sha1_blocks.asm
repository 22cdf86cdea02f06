; sha1_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 e68f8bed16626bd8); do not edit:
;   ./cw build sha1_blocks --cpu pentium
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
;   body: 16 uops, planned 8.0; bounds: width 8.0, ports 8.0, path 2.0
;   blocks: 1328 uops, planned 902.0; bounds: width 664.0, ports 851.5, path 162.0
;   body.2: 11 uops, planned 6.0; bounds: width 5.5, ports 5.5, path 0.0
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
        sub esp, 0x58                     ;                    frame
        mov eax, dword [esp + 116]        ;     0.0 U       16 h
        mov ecx, dword [esp + 108]        ;     0.0 V       16 h reload
        shl eax, 6                        ;     1.0 U       16 h
        mov edx, dword [esp + 112]        ;     1.0 V       16 h
        mov ebx, dword [ecx + 4]          ;     2.0 U       16 h
        mov esi, dword [ecx + 12]         ;     2.0 V       16 h
        mov edi, dword [ecx]              ;     3.0 U       16 h
        mov ebp, dword [ecx + 8]          ;     3.0 V       16 h
        mov dword [esp + 0], ebp          ;     4.0 U       16 h
        mov ecx, dword [ecx + 16]         ;     4.0 V       16 h
        mov dword [esp + 4], ecx          ;     5.0 U       16 h
        mov dword [esp + 8], edi          ;     5.0 V       16 h
        mov dword [esp + 12], ebx         ;     6.0 U       16 h
        add eax, edx                      ;     6.0 V       16 h
        mov dword [esp + 16], eax         ;     7.0 U       16 h
        mov dword [esp + 20], esi         ;     7.0 V       16 h
        cmp dword [esp + 116], 0          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 8]          ;     0.0 U       19 v[0] reload
        mov ecx, dword [esp + 0]          ;     0.0 V        6 v[4]
        mov edx, dword [esp + 112]        ;     1.0 U       22 w[0] reload
        mov ebx, dword [esp + 20]         ;     1.0 V       19 v[3] reload
        xor ecx, ebx                      ;     2.0 U        6 v[4]
        mov esi, dword [esp + 12]         ;     2.0 V        6 v[4]
        mov edi, dword [esp + 12]         ;     3.0 U       28 v[1]
        and ecx, esi                      ;     3.0 V        6 v[4]
        rol edi, 0x1e                     ;     4.0 U+V     28 v[1]
        xor ecx, ebx                      ;     5.0 U        6 v[4]
        mov esi, eax                      ;     5.0 V       27 v[4] copy
        rol esi, 5                        ;     6.0 U+V     27 v[4]
        add esi, ecx                      ;     7.0 U       27 v[4]
        mov ecx, edi                      ;     7.0 V        6 v[3] copy
        add esi, dword [esp + 4]          ;     8.0 U       27 v[4]
        xor ecx, dword [esp + 0]          ;     8.0 V        6 v[3]
        add esi, 0x5a827999               ;    10.0 U       27 v[4]
        mov ebp, dword [edx]              ;    10.0 V       22 w[0]
        bswap ebp                         ;    11.0 U+V     22 w[0]
        add esi, ebp                      ;    12.0 U       27 v[4]
        mov dword [esp + 24], ebp         ;    12.0 V       22 w[0] spill
        and ecx, eax                      ;    13.0 U        6 v[3]
        mov ebp, esi                      ;    13.0 V       27 v[3] copy
        rol ebp, 5                        ;    14.0 U+V     27 v[3]
        add ebp, ebx                      ;    15.0 U       27 v[3]
        mov ebx, edi                      ;    15.0 V        6 v[2] copy
        rol eax, 0x1e                     ;    16.0 U+V     28 v[0]
        xor ebx, eax                      ;    17.0 U        6 v[2]
        xor ecx, dword [esp + 0]          ;    17.0 V        6 v[3]
        add ebp, ecx                      ;    19.0 U       27 v[3]
        mov ecx, dword [edx + 4]          ;    19.0 V       22 w[1]
        bswap ecx                         ;    20.0 U+V     22 w[1]
        mov dword [esp + 28], ecx         ;    21.0 U       22 w[1] spill
        and ebx, esi                      ;    21.0 V        6 v[2]
        rol esi, 0x1e                     ;    22.0 U+V     28 v[4]
        add ebp, ecx                      ;    23.0 U       27 v[3]
        mov ecx, eax                      ;    23.0 V        6 v[1] copy
        xor ecx, esi                      ;    24.0 U        6 v[1]
        add ebp, 0x5a827999               ;    24.0 V       27 v[3]
        xor ebx, edi                      ;    25.0 U        6 v[2]
        and ecx, ebp                      ;    25.0 V        6 v[1]
        xor ecx, eax                      ;    26.0 U        6 v[1]
        add eax, 0x5a827999               ;    26.0 V       27 v[0]
        add edi, ecx                      ;    27.0 U       27 v[1]
        mov ecx, ebp                      ;    27.0 V       27 v[2] copy
        rol ecx, 5                        ;    28.0 U+V     27 v[2]
        add ecx, ebx                      ;    29.0 U       27 v[2]
        mov ebx, dword [edx + 8]          ;    29.0 V       22 w[2]
        bswap ebx                         ;    31.0 U+V     22 w[2]
        mov dword [esp + 32], ebx         ;    32.0 U       22 w[2] spill
        add ecx, ebx                      ;    32.0 V       27 v[2]
        mov ebx, dword [edx + 12]         ;    33.0 U       22 w[3]
        add ecx, dword [esp + 0]          ;    33.0 V       27 v[2]
        bswap ebx                         ;    35.0 U+V     22 w[3]
        add edi, ebx                      ;    36.0 U       27 v[1]
        add ecx, 0x5a827999               ;    36.0 V       27 v[2]
        mov dword [esp + 36], ebx         ;    37.0 U       22 w[3] spill
        mov ebx, ecx                      ;    37.0 V       27 v[1] copy
        rol ebp, 0x1e                     ;    38.0 U+V     28 v[3]
        rol ebx, 5                        ;    39.0 U+V     27 v[1]
        add edi, ebx                      ;    40.0 U       27 v[1]
        mov ebx, esi                      ;    40.0 V        6 v[0] copy
        xor ebx, ebp                      ;    41.0 U        6 v[0]
        and ebx, ecx                      ;    42.0 U        6 v[0]
        xor ebx, esi                      ;    43.0 U        6 v[0]
        add edi, 0x5a827999               ;    43.0 V       27 v[1]
        add eax, ebx                      ;    44.0 U       27 v[0]
        mov ebx, edi                      ;    44.0 V       27 v[0] copy
        rol ebx, 5                        ;    45.0 U+V     27 v[0]
        add eax, ebx                      ;    46.0 U       27 v[0]
        mov ebx, dword [edx + 16]         ;    46.0 V       22 w[4]
        bswap ebx                         ;    48.0 U+V     22 w[4]
        add eax, ebx                      ;    49.0 U       27 v[0]
        rol ecx, 0x1e                     ;    50.0 U+V     28 v[2]
        mov dword [esp + 40], ebx         ;    51.0 U       22 w[4] spill
        mov ebx, eax                      ;    51.0 V       27 v[4] copy
        rol ebx, 5                        ;    52.0 U+V     27 v[4]
        add esi, ebx                      ;    53.0 U       27 v[4]
        mov ebx, ebp                      ;    53.0 V        6 v[4] copy
        xor ebx, ecx                      ;    54.0 U        6 v[4]
        add esi, 0x5a827999               ;    54.0 V       27 v[4]
        and ebx, edi                      ;    55.0 U        6 v[4]
        xor ebx, ebp                      ;    56.0 U        6 v[4]
        add esi, ebx                      ;    57.0 U       27 v[4]
        mov ebx, ecx                      ;    57.0 V        6 v[3] copy
        rol edi, 0x1e                     ;    58.0 U+V     28 v[1]
        xor ebx, edi                      ;    59.0 U        6 v[3]
        and ebx, eax                      ;    60.0 U        6 v[3]
        xor ebx, ecx                      ;    61.0 U        6 v[3]
        add ebp, ebx                      ;    62.0 U       27 v[3]
        mov ebx, dword [edx + 20]         ;    62.0 V       22 w[5]
        bswap ebx                         ;    64.0 U+V     22 w[5]
        mov dword [esp + 44], ebx         ;    65.0 U       22 w[5] spill
        add esi, ebx                      ;    65.0 V       27 v[4]
        mov ebx, esi                      ;    66.0 U       27 v[3] copy
        rol ebx, 5                        ;    67.0 U+V     27 v[3]
        rol eax, 0x1e                     ;    68.0 U+V     28 v[0]
        add ebp, ebx                      ;    69.0 U       27 v[3]
        mov ebx, edi                      ;    69.0 V        6 v[2] copy
        xor ebx, eax                      ;    70.0 U        6 v[2]
        and ebx, esi                      ;    71.0 U        6 v[2]
        add ecx, 0x5a827999               ;    71.0 V       27 v[2]
        xor ebx, edi                      ;    72.0 U        6 v[2]
        add ebp, 0x5a827999               ;    72.0 V       27 v[3]
        add ecx, ebx                      ;    73.0 U       27 v[2]
        mov ebx, dword [edx + 24]         ;    73.0 V       22 w[6]
        bswap ebx                         ;    75.0 U+V     22 w[6]
        add ebp, ebx                      ;    76.0 U       27 v[3]
        mov dword [esp + 48], ebx         ;    76.0 V       22 w[6] spill
        mov ebx, ebp                      ;    77.0 U       27 v[2] copy
        rol ebx, 5                        ;    78.0 U+V     27 v[2]
        add ecx, ebx                      ;    79.0 U       27 v[2]
        mov ebx, dword [edx + 28]         ;    79.0 V       22 w[7]
        bswap ebx                         ;    81.0 U+V     22 w[7]
        mov dword [esp + 52], ebx         ;    82.0 U       22 w[7] spill
        add ecx, ebx                      ;    82.0 V       27 v[2]
        mov ebx, ecx                      ;    83.0 U       27 v[1] copy
        rol esi, 0x1e                     ;    84.0 U+V     28 v[4]
        rol ebx, 5                        ;    85.0 U+V     27 v[1]
        add edi, ebx                      ;    86.0 U       27 v[1]
        mov ebx, eax                      ;    86.0 V        6 v[1] copy
        xor ebx, esi                      ;    87.0 U        6 v[1]
        and ebx, ebp                      ;    88.0 U        6 v[1]
        add edi, 0x5a827999               ;    88.0 V       27 v[1]
        xor ebx, eax                      ;    89.0 U        6 v[1]
        add eax, 0x5a827999               ;    89.0 V       27 v[0]
        add edi, ebx                      ;    90.0 U       27 v[1]
        mov ebx, dword [edx + 32]         ;    90.0 V       22 w[8]
        bswap ebx                         ;    92.0 U+V     22 w[8]
        add edi, ebx                      ;    93.0 U       27 v[1]
        mov dword [esp + 56], ebx         ;    93.0 V       22 w[8] spill
        mov ebx, edi                      ;    94.0 U       27 v[0] copy
        rol ebx, 5                        ;    95.0 U+V     27 v[0]
        add eax, ebx                      ;    96.0 U       27 v[0]
        mov ebx, esi                      ;    96.0 V        6 v[0] copy
        rol ebp, 0x1e                     ;    97.0 U+V     28 v[3]
        xor ebx, ebp                      ;    98.0 U        6 v[0]
        and ebx, ecx                      ;    99.0 U        6 v[0]
        xor ebx, esi                      ;   100.0 U        6 v[0]
        add eax, ebx                      ;   101.0 U       27 v[0]
        mov ebx, dword [edx + 36]         ;   101.0 V       22 w[9]
        bswap ebx                         ;   103.0 U+V     22 w[9]
        mov dword [esp + 60], ebx         ;   104.0 U       22 w[9] spill
        add eax, ebx                      ;   104.0 V       27 v[0]
        rol ecx, 0x1e                     ;   105.0 U+V     28 v[2]
        mov ebx, eax                      ;   106.0 U       27 v[4] copy
        add esi, 0x5a827999               ;   106.0 V       27 v[4]
        rol ebx, 5                        ;   107.0 U+V     27 v[4]
        add esi, ebx                      ;   108.0 U       27 v[4]
        mov ebx, ebp                      ;   108.0 V        6 v[4] copy
        xor ebx, ecx                      ;   109.0 U        6 v[4]
        and ebx, edi                      ;   110.0 U        6 v[4]
        xor ebx, ebp                      ;   111.0 U        6 v[4]
        add esi, ebx                      ;   112.0 U       27 v[4]
        mov ebx, dword [edx + 40]         ;   112.0 V       22 w[10]
        bswap ebx                         ;   114.0 U+V     22 w[10]
        mov dword [esp + 64], ebx         ;   115.0 U       22 w[10] spill
        add esi, ebx                      ;   115.0 V       27 v[4]
        rol edi, 0x1e                     ;   116.0 U+V     28 v[1]
        mov ebx, esi                      ;   117.0 U       27 v[3] copy
        rol ebx, 5                        ;   118.0 U+V     27 v[3]
        add ebp, ebx                      ;   119.0 U       27 v[3]
        mov ebx, ecx                      ;   119.0 V        6 v[3] copy
        xor ebx, edi                      ;   120.0 U        6 v[3]
        and ebx, eax                      ;   121.0 U        6 v[3]
        xor ebx, ecx                      ;   122.0 U        6 v[3]
        rol eax, 0x1e                     ;   123.0 U+V     28 v[0]
        add ebp, ebx                      ;   124.0 U       27 v[3]
        mov ebx, edi                      ;   124.0 V        6 v[2] copy
        xor ebx, eax                      ;   125.0 U        6 v[2]
        and ebx, esi                      ;   126.0 U        6 v[2]
        xor ebx, edi                      ;   127.0 U        6 v[2]
        add ebp, 0x5a827999               ;   127.0 V       27 v[3]
        add ecx, ebx                      ;   128.0 U       27 v[2]
        mov ebx, dword [edx + 44]         ;   128.0 V       22 w[11]
        bswap ebx                         ;   130.0 U+V     22 w[11]
        rol esi, 0x1e                     ;   131.0 U+V     28 v[4]
        mov dword [esp + 68], ebx         ;   132.0 U       22 w[11] spill
        add ebp, ebx                      ;   132.0 V       27 v[3]
        mov ebx, eax                      ;   133.0 U        6 v[1] copy
        xor ebx, esi                      ;   134.0 U        6 v[1]
        add edi, 0x5a827999               ;   134.0 V       27 v[1]
        add ecx, 0x5a827999               ;   135.0 U       27 v[2]
        and ebx, ebp                      ;   135.0 V        6 v[1]
        xor ebx, eax                      ;   136.0 U        6 v[1]
        add edi, ebx                      ;   137.0 U       27 v[1]
        mov ebx, ebp                      ;   137.0 V       27 v[2] copy
        rol ebx, 5                        ;   138.0 U+V     27 v[2]
        add ecx, ebx                      ;   139.0 U       27 v[2]
        mov ebx, dword [edx + 48]         ;   139.0 V       22 w[12]
        bswap ebx                         ;   141.0 U+V     22 w[12]
        add ecx, ebx                      ;   142.0 U       27 v[2]
        mov dword [esp + 72], ebx         ;   142.0 V       22 w[12] spill
        mov ebx, ecx                      ;   143.0 U       27 v[1] copy
        rol ebx, 5                        ;   144.0 U+V     27 v[1]
        add edi, ebx                      ;   145.0 U       27 v[1]
        mov ebx, dword [edx + 52]         ;   145.0 V       22 w[13]
        bswap ebx                         ;   147.0 U+V     22 w[13]
        add edi, ebx                      ;   148.0 U       27 v[1]
        mov dword [esp + 76], ebx         ;   148.0 V       22 w[13] spill
        mov ebx, edi                      ;   149.0 U       27 v[0] copy
        rol ebx, 5                        ;   150.0 U+V     27 v[0]
        add eax, ebx                      ;   151.0 U       27 v[0]
        mov ebx, dword [edx + 56]         ;   151.0 V       22 w[14]
        rol ebp, 0x1e                     ;   152.0 U+V     28 v[3]
        bswap ebx                         ;   154.0 U+V     22 w[14]
        add eax, ebx                      ;   155.0 U       27 v[0]
        mov dword [esp + 80], ebx         ;   155.0 V       22 w[14] spill
        mov ebx, esi                      ;   156.0 U        6 v[0] copy
        add eax, 0x5a827999               ;   156.0 V       27 v[0]
        mov edx, dword [edx + 60]         ;   157.0 U       22 w[15]
        xor ebx, ebp                      ;   157.0 V        6 v[0]
        bswap edx                         ;   159.0 U+V     22 w[15]
        and ebx, ecx                      ;   160.0 U        6 v[0]
        rol ecx, 0x1e                     ;   161.0 U+V     28 v[2]
        xor ebx, esi                      ;   162.0 U        6 v[0]
        add esi, edx                      ;   162.0 V       27 v[4]
        add eax, ebx                      ;   163.0 U       27 v[0]
        mov ebx, ebp                      ;   163.0 V        6 v[4] copy
        xor ebx, ecx                      ;   164.0 U        6 v[4]
        and ebx, edi                      ;   165.0 U        6 v[4]
        xor ebx, ebp                      ;   166.0 U        6 v[4]
        add esi, ebx                      ;   167.0 U       27 v[4]
        mov ebx, eax                      ;   167.0 V       27 v[4] copy
        rol ebx, 5                        ;   168.0 U+V     27 v[4]
        rol edi, 0x1e                     ;   169.0 U+V     28 v[1]
        add esi, ebx                      ;   170.0 U       27 v[4]
        mov ebx, ecx                      ;   170.0 V        6 v[3] copy
        xor ebx, edi                      ;   171.0 U        6 v[3]
        add esi, 0x5a827999               ;   171.0 V       27 v[4]
        and ebx, eax                      ;   172.0 U        6 v[3]
        xor ebx, ecx                      ;   173.0 U        6 v[3]
        add ebp, ebx                      ;   174.0 U       27 v[3]
        mov ebx, edi                      ;   174.0 V        6 v[2] copy
        rol eax, 0x1e                     ;   175.0 U+V     28 v[0]
        add ebp, 0x5a827999               ;   176.0 U       27 v[3]
        xor ebx, eax                      ;   176.0 V        6 v[2]
        and ebx, esi                      ;   177.0 U        6 v[2]
        xor ebx, edi                      ;   178.0 U        6 v[2]
        add ecx, ebx                      ;   179.0 U       27 v[2]
        mov ebx, esi                      ;   179.0 V       27 v[3] copy
        rol ebx, 5                        ;   180.0 U+V     27 v[3]
        add ebp, ebx                      ;   181.0 U       27 v[3]
        mov ebx, dword [esp + 76]         ;   181.0 V       23 w[0]
        xor ebx, dword [esp + 24]         ;   182.0 U       23 w[0]
        xor ebx, dword [esp + 56]         ;   184.0 U       23 w[0]
        xor ebx, dword [esp + 32]         ;   186.0 U       23 w[0]
        rol ebx, 1                        ;   188.0 U       23 w[0]
        add ebp, ebx                      ;   189.0 U       27 v[3]
        mov dword [esp + 24], ebx         ;   189.0 V       23 w[0] spill
        mov ebx, ebp                      ;   190.0 U       27 v[2] copy
        rol ebx, 5                        ;   191.0 U+V     27 v[2]
        add ecx, ebx                      ;   192.0 U       27 v[2]
        mov ebx, dword [esp + 64]         ;   192.0 V       23 w[2]
        xor ebx, dword [esp + 32]         ;   193.0 U       23 w[2]
        mov dword [esp + 32], edx         ;   194.0 V       22 w[15] spill
        xor ebx, edx                      ;   195.0 U       23 w[2]
        mov edx, dword [esp + 80]         ;   195.0 V       23 w[1]
        xor edx, dword [esp + 60]         ;   196.0 U       23 w[1]
        xor ebx, dword [esp + 40]         ;   196.0 V       23 w[2]
        rol ebx, 1                        ;   198.0 U       23 w[2]
        xor edx, dword [esp + 36]         ;   198.0 V       23 w[1]
        add edi, ebx                      ;   200.0 U       27 v[1]
        xor edx, dword [esp + 28]         ;   200.0 V       23 w[1]
        rol edx, 1                        ;   202.0 U       23 w[1]
        add ecx, 0x5a827999               ;   202.0 V       27 v[2]
        mov dword [esp + 28], edx         ;   203.0 U       23 w[1] spill
        add ecx, edx                      ;   203.0 V       27 v[2]
        rol esi, 0x1e                     ;   204.0 U+V     28 v[4]
        mov edx, ecx                      ;   205.0 U       27 v[1] copy
        rol edx, 5                        ;   206.0 U+V     27 v[1]
        add edi, edx                      ;   207.0 U       27 v[1]
        mov edx, eax                      ;   207.0 V        6 v[1] copy
        xor edx, esi                      ;   208.0 U        6 v[1]
        and edx, ebp                      ;   209.0 U        6 v[1]
        xor edx, eax                      ;   210.0 U        6 v[1]
        add eax, 0x5a827999               ;   210.0 V       27 v[0]
        rol ebp, 0x1e                     ;   211.0 U+V     28 v[3]
        add edi, edx                      ;   212.0 U       27 v[1]
        mov edx, ebp                      ;   212.0 V        6 v[0] copy
        add edi, 0x5a827999               ;   213.0 U       27 v[1]
        xor edx, esi                      ;   213.0 V        6 v[0]
        and edx, ecx                      ;   214.0 U        6 v[0]
        xor edx, esi                      ;   215.0 U        6 v[0]
        add eax, edx                      ;   216.0 U       27 v[0]
        mov edx, edi                      ;   216.0 V        7 v[4] copy
        rol ecx, 0x1e                     ;   217.0 U+V     28 v[2]
        xor edx, ebp                      ;   218.0 U        7 v[4]
        xor edx, ecx                      ;   219.0 U        7 v[4]
        add esi, edx                      ;   220.0 U       27 v[4]
        mov edx, edi                      ;   220.0 V       27 v[0] copy
        rol edx, 5                        ;   221.0 U+V     27 v[0]
        add eax, edx                      ;   222.0 U       27 v[0]
        mov edx, dword [esp + 24]         ;   222.0 V       23 w[3]
        xor edx, dword [esp + 36]         ;   223.0 U       23 w[3]
        xor edx, dword [esp + 68]         ;   225.0 U       23 w[3]
        xor edx, dword [esp + 44]         ;   227.0 U       23 w[3]
        rol edx, 1                        ;   229.0 U       23 w[3]
        mov dword [esp + 36], edx         ;   230.0 U       23 w[3] spill
        add eax, edx                      ;   230.0 V       27 v[0]
        mov edx, dword [esp + 76]         ;   231.0 U       23 w[5]
        xor edx, dword [esp + 44]         ;   232.0 U       23 w[5]
        mov dword [esp + 44], ebx         ;   233.0 V       23 w[2] spill
        xor edx, ebx                      ;   234.0 U       23 w[5]
        mov ebx, eax                      ;   234.0 V       27 v[4] copy
        rol ebx, 5                        ;   235.0 U+V     27 v[4]
        add esi, ebx                      ;   236.0 U       27 v[4]
        mov ebx, dword [esp + 52]         ;   236.0 V       23 w[5]
        rol edi, 0x1e                     ;   237.0 U+V     28 v[1]
        xor edx, ebx                      ;   238.0 U       23 w[5]
        mov ebx, eax                      ;   238.0 V       28 v[0] copy
        rol edx, 1                        ;   239.0 U       23 w[5]
        xor eax, edi                      ;   239.0 V        7 v[3]
        xor eax, ecx                      ;   240.0 U        7 v[3]
        add ebp, edx                      ;   240.0 V       27 v[3]
        add ebp, eax                      ;   241.0 U       27 v[3]
        mov eax, dword [esp + 52]         ;   241.0 V       23 w[7]
        mov dword [esp + 52], edx         ;   242.0 U       23 w[5] spill
        mov edx, dword [esp + 28]         ;   242.0 V       23 w[4]
        add esi, 0x6ed9eba1               ;   243.0 U       27 v[4]
        xor edx, dword [esp + 72]         ;   243.0 V       23 w[4]
        xor edx, dword [esp + 40]         ;   245.0 U       23 w[4]
        xor edx, dword [esp + 48]         ;   247.0 U       23 w[4]
        rol edx, 1                        ;   249.0 U       23 w[4]
        add esi, edx                      ;   250.0 U       27 v[4]
        mov dword [esp + 40], edx         ;   250.0 V       23 w[4] spill
        add ebp, 0x6ed9eba1               ;   251.0 U       27 v[3]
        mov edx, dword [esp + 40]         ;   251.0 V       23 w[7]
        xor edx, eax                      ;   252.0 U       23 w[7]
        mov eax, esi                      ;   252.0 V       27 v[3] copy
        rol eax, 5                        ;   253.0 U+V     27 v[3]
        add ebp, eax                      ;   254.0 U       27 v[3]
        mov eax, dword [esp + 36]         ;   254.0 V       23 w[6]
        xor eax, dword [esp + 56]         ;   255.0 U       23 w[6]
        xor edx, dword [esp + 32]         ;   255.0 V       23 w[7]
        xor eax, dword [esp + 48]         ;   257.0 U       23 w[6]
        xor edx, dword [esp + 60]         ;   257.0 V       23 w[7]
        rol edx, 1                        ;   259.0 U       23 w[7]
        xor eax, dword [esp + 80]         ;   259.0 V       23 w[6]
        rol eax, 1                        ;   261.0 U       23 w[6]
        mov dword [esp + 48], edx         ;   261.0 V       23 w[7] spill
        rol ebx, 0x1e                     ;   262.0 U+V     28 v[0]
        lea edx, [edi + edx + 1859775393] ;   263.0 U       27 v[1]
        xor edi, esi                      ;   263.0 V        7 v[2]
        add ecx, eax                      ;   264.0 U       27 v[2]
        xor edi, ebx                      ;   264.0 V        7 v[2]
        add ecx, edi                      ;   265.0 U       27 v[2]
        mov edi, dword [esp + 28]         ;   265.0 V       23 w[9]
        xor edi, dword [esp + 60]         ;   266.0 U       23 w[9]
        mov dword [esp + 60], eax         ;   267.0 V       23 w[6] spill
        xor edi, eax                      ;   268.0 U       23 w[9]
        mov eax, dword [esp + 68]         ;   268.0 V       23 w[9]
        rol esi, 0x1e                     ;   269.0 U+V     28 v[4]
        xor edi, eax                      ;   270.0 U       23 w[9]
        mov eax, ebp                      ;   270.0 V       27 v[2] copy
        rol eax, 5                        ;   271.0 U+V     27 v[2]
        add ecx, eax                      ;   272.0 U       27 v[2]
        mov eax, ebp                      ;   272.0 V       28 v[3] copy
        xor ebp, ebx                      ;   273.0 U        7 v[1]
        add ebx, 0x6ed9eba1               ;   273.0 V       27 v[0]
        rol edi, 1                        ;   274.0 U       23 w[9]
        xor ebp, esi                      ;   274.0 V        7 v[1]
        add edx, ebp                      ;   275.0 U       27 v[1]
        mov ebp, dword [esp + 56]         ;   275.0 V       23 w[8]
        rol eax, 0x1e                     ;   276.0 U+V     28 v[3]
        mov dword [esp + 56], edi         ;   277.0 U       23 w[9] spill
        lea edi, [esi + edi + 1859775393] ;   277.0 V       27 v[4]
        xor esi, eax                      ;   278.0 U        7 v[0]
        add ecx, 0x6ed9eba1               ;   278.0 V       27 v[2]
        xor esi, ecx                      ;   279.0 U        7 v[0]
        add ebx, esi                      ;   280.0 U       27 v[0]
        mov esi, dword [esp + 52]         ;   280.0 V       23 w[8]
        xor esi, ebp                      ;   281.0 U       23 w[8]
        mov ebp, ecx                      ;   281.0 V       27 v[1] copy
        rol ebp, 5                        ;   282.0 U+V     27 v[1]
        add edx, ebp                      ;   283.0 U       27 v[1]
        mov ebp, dword [esp + 24]         ;   283.0 V       23 w[8]
        rol ecx, 0x1e                     ;   284.0 U+V     28 v[2]
        xor esi, ebp                      ;   285.0 U       23 w[8]
        mov ebp, edx                      ;   285.0 V       27 v[0] copy
        rol ebp, 5                        ;   286.0 U+V     27 v[0]
        add ebx, ebp                      ;   287.0 U       27 v[0]
        mov ebp, dword [esp + 36]         ;   287.0 V       23 w[11]
        xor esi, dword [esp + 64]         ;   288.0 U       23 w[8]
        xor ebp, dword [esp + 76]         ;   288.0 V       23 w[11]
        rol esi, 1                        ;   290.0 U       23 w[8]
        xor ebp, dword [esp + 68]         ;   290.0 V       23 w[11]
        xor ebp, esi                      ;   292.0 U       23 w[11]
        mov dword [esp + 68], esi         ;   292.0 V       23 w[8] spill
        rol ebp, 1                        ;   293.0 U       23 w[11]
        add ebx, esi                      ;   293.0 V       27 v[0]
        mov esi, edx                      ;   294.0 U       28 v[1] copy
        xor edx, eax                      ;   294.0 V        7 v[4]
        xor edx, ecx                      ;   295.0 U        7 v[4]
        add eax, 0x6ed9eba1               ;   295.0 V       27 v[3]
        add edi, edx                      ;   296.0 U       27 v[4]
        mov edx, ebx                      ;   296.0 V       27 v[4] copy
        rol edx, 5                        ;   297.0 U+V     27 v[4]
        add edi, edx                      ;   298.0 U       27 v[4]
        mov edx, dword [esp + 48]         ;   298.0 V       23 w[10]
        xor edx, dword [esp + 64]         ;   299.0 U       23 w[10]
        mov dword [esp + 64], ebp         ;   300.0 V       23 w[11] spill
        rol esi, 0x1e                     ;   301.0 U+V     28 v[1]
        lea ebp, [ecx + ebp + 1859775393] ;   302.0 U       27 v[2]
        xor ecx, ebx                      ;   302.0 V        7 v[3]
        xor edx, dword [esp + 44]         ;   303.0 U       23 w[10]
        xor ecx, esi                      ;   303.0 V        7 v[3]
        add eax, ecx                      ;   305.0 U       27 v[3]
        mov ecx, dword [esp + 72]         ;   305.0 V       23 w[10]
        rol ebx, 0x1e                     ;   306.0 U+V     28 v[0]
        xor edx, ecx                      ;   307.0 U       23 w[10]
        mov ecx, edi                      ;   307.0 V       27 v[3] copy
        rol ecx, 5                        ;   308.0 U+V     27 v[3]
        rol edx, 1                        ;   309.0 U       23 w[10]
        add eax, ecx                      ;   309.0 V       27 v[3]
        mov ecx, edi                      ;   310.0 U       28 v[4] copy
        xor edi, esi                      ;   310.0 V        7 v[2]
        add eax, edx                      ;   311.0 U       27 v[3]
        xor edi, ebx                      ;   311.0 V        7 v[2]
        add ebp, edi                      ;   312.0 U       27 v[2]
        mov edi, eax                      ;   312.0 V       27 v[2] copy
        rol edi, 5                        ;   313.0 U+V     27 v[2]
        add ebp, edi                      ;   314.0 U       27 v[2]
        mov edi, dword [esp + 52]         ;   314.0 V       23 w[13]
        xor edi, dword [esp + 76]         ;   315.0 U       23 w[13]
        mov dword [esp + 76], edx         ;   316.0 V       23 w[10] spill
        xor edi, edx                      ;   317.0 U       23 w[13]
        mov edx, ebp                      ;   317.0 V       27 v[1] copy
        rol edx, 5                        ;   318.0 U+V     27 v[1]
        rol ecx, 0x1e                     ;   319.0 U+V     28 v[4]
        lea esi, [esi + edx + 1859775393] ;   320.0 U       27 v[1]
        mov edx, dword [esp + 56]         ;   320.0 V       23 w[12]
        xor edi, dword [esp + 32]         ;   321.0 U       23 w[13]
        xor edx, dword [esp + 72]         ;   321.0 V       23 w[12]
        rol edi, 1                        ;   323.0 U       23 w[13]
        xor edx, dword [esp + 40]         ;   323.0 V       23 w[12]
        xor edx, dword [esp + 80]         ;   325.0 U       23 w[12]
        mov dword [esp + 72], edi         ;   325.0 V       23 w[13] spill
        lea edi, [ebx + edi + 1859775393] ;   327.0 U       27 v[0]
        xor ebx, ecx                      ;   327.0 V        7 v[1]
        rol edx, 1                        ;   328.0 U       23 w[12]
        xor ebx, eax                      ;   328.0 V        7 v[1]
        add esi, ebx                      ;   329.0 U       27 v[1]
        mov ebx, dword [esp + 48]         ;   329.0 V       23 w[15]
        add esi, edx                      ;   330.0 U       27 v[1]
        xor ebx, dword [esp + 32]         ;   330.0 V       23 w[15]
        mov dword [esp + 32], edx         ;   332.0 U       23 w[12] spill
        xor ebx, edx                      ;   332.0 V       23 w[15]
        mov edx, ebp                      ;   333.0 U       28 v[2] copy
        xor ebp, ecx                      ;   333.0 V        7 v[0]
        rol eax, 0x1e                     ;   334.0 U+V     28 v[3]
        xor ebx, dword [esp + 28]         ;   335.0 U       23 w[15]
        xor ebp, eax                      ;   335.0 V        7 v[0]
        add edi, ebp                      ;   337.0 U       27 v[0]
        mov ebp, esi                      ;   337.0 V       27 v[0] copy
        rol ebp, 5                        ;   338.0 U+V     27 v[0]
        rol ebx, 1                        ;   339.0 U       23 w[15]
        add edi, ebp                      ;   339.0 V       27 v[0]
        rol edx, 0x1e                     ;   340.0 U+V     28 v[2]
        lea ebp, [eax + ebx + 1859775393] ;   341.0 U       27 v[3]
        xor eax, esi                      ;   341.0 V        7 v[4]
        add ecx, 0x6ed9eba1               ;   342.0 U       27 v[4]
        xor eax, edx                      ;   342.0 V        7 v[4]
        add ecx, eax                      ;   343.0 U       27 v[4]
        mov eax, dword [esp + 80]         ;   343.0 V       23 w[14]
        mov dword [esp + 80], ebx         ;   344.0 U       23 w[15] spill
        mov ebx, dword [esp + 64]         ;   344.0 V       23 w[14]
        xor ebx, eax                      ;   345.0 U       23 w[14]
        mov eax, edi                      ;   345.0 V       27 v[4] copy
        rol eax, 5                        ;   346.0 U+V     27 v[4]
        add ecx, eax                      ;   347.0 U       27 v[4]
        mov eax, dword [esp + 60]         ;   347.0 V       23 w[14]
        rol esi, 0x1e                     ;   348.0 U+V     28 v[1]
        xor ebx, eax                      ;   349.0 U       23 w[14]
        mov eax, dword [esp + 56]         ;   349.0 V       23 w[1]
        xor eax, dword [esp + 36]         ;   350.0 U       23 w[1]
        xor ebx, dword [esp + 24]         ;   350.0 V       23 w[14]
        rol ebx, 1                        ;   352.0 U       23 w[14]
        xor eax, dword [esp + 28]         ;   352.0 V       23 w[1]
        add ecx, ebx                      ;   354.0 U       27 v[4]
        xor eax, ebx                      ;   354.0 V       23 w[1]
        mov dword [esp + 28], ebx         ;   355.0 U       23 w[14] spill
        mov ebx, edi                      ;   355.0 V       28 v[0] copy
        rol eax, 1                        ;   356.0 U       23 w[1]
        xor edi, edx                      ;   356.0 V        7 v[3]
        xor edi, esi                      ;   357.0 U        7 v[3]
        add edx, 0x6ed9eba1               ;   357.0 V       27 v[2]
        add ebp, edi                      ;   358.0 U       27 v[3]
        mov edi, dword [esp + 72]         ;   358.0 V       23 w[0]
        xor edi, dword [esp + 24]         ;   359.0 U       23 w[0]
        mov dword [esp + 24], eax         ;   360.0 V       23 w[1] spill
        lea eax, [esi + eax + 1859775393] ;   361.0 U       27 v[1]
        xor esi, ecx                      ;   361.0 V        7 v[2]
        rol ebx, 0x1e                     ;   362.0 U+V     28 v[0]
        xor esi, ebx                      ;   363.0 U        7 v[2]
        xor edi, dword [esp + 44]         ;   363.0 V       23 w[0]
        add edx, esi                      ;   365.0 U       27 v[2]
        mov esi, ecx                      ;   365.0 V       27 v[3] copy
        rol esi, 5                        ;   366.0 U+V     27 v[3]
        add ebp, esi                      ;   367.0 U       27 v[3]
        mov esi, dword [esp + 68]         ;   367.0 V       23 w[0]
        rol ecx, 0x1e                     ;   368.0 U+V     28 v[4]
        xor edi, esi                      ;   369.0 U       23 w[0]
        mov esi, ebp                      ;   369.0 V       27 v[2] copy
        rol esi, 5                        ;   370.0 U+V     27 v[2]
        rol edi, 1                        ;   371.0 U       23 w[0]
        add edx, esi                      ;   371.0 V       27 v[2]
        mov esi, ebp                      ;   372.0 U       28 v[3] copy
        xor ebp, ebx                      ;   372.0 V        7 v[1]
        xor ebp, ecx                      ;   373.0 U        7 v[1]
        add edx, edi                      ;   373.0 V       27 v[2]
        add eax, ebp                      ;   374.0 U       27 v[1]
        mov ebp, edx                      ;   374.0 V       27 v[1] copy
        rol ebp, 5                        ;   375.0 U+V     27 v[1]
        add eax, ebp                      ;   376.0 U       27 v[1]
        mov ebp, dword [esp + 64]         ;   376.0 V       23 w[3]
        xor ebp, dword [esp + 36]         ;   377.0 U       23 w[3]
        mov dword [esp + 36], edi         ;   378.0 V       23 w[0] spill
        rol esi, 0x1e                     ;   379.0 U+V     28 v[3]
        xor ebp, edi                      ;   380.0 U       23 w[3]
        mov edi, dword [esp + 80]         ;   380.0 V       23 w[2]
        xor edi, dword [esp + 76]         ;   381.0 U       23 w[2]
        xor ebp, dword [esp + 52]         ;   381.0 V       23 w[3]
        rol ebp, 1                        ;   383.0 U       23 w[3]
        xor edi, dword [esp + 40]         ;   383.0 V       23 w[2]
        xor edi, dword [esp + 44]         ;   385.0 U       23 w[2]
        mov dword [esp + 44], ebp         ;   386.0 V       23 w[3] spill
        lea ebp, [ecx + ebp + 1859775393] ;   387.0 U       27 v[4]
        xor ecx, edx                      ;   387.0 V        7 v[0]
        rol edi, 1                        ;   388.0 U       23 w[2]
        xor ecx, esi                      ;   388.0 V        7 v[0]
        add ebx, ecx                      ;   389.0 U       27 v[0]
        mov ecx, eax                      ;   389.0 V       27 v[0] copy
        rol ecx, 5                        ;   390.0 U+V     27 v[0]
        rol edx, 0x1e                     ;   391.0 U+V     28 v[2]
        lea ebx, [ebx + ecx + 1859775393] ;   392.0 U       27 v[0]
        mov ecx, dword [esp + 72]         ;   392.0 V       23 w[5]
        xor ecx, dword [esp + 52]         ;   393.0 U       23 w[5]
        mov dword [esp + 52], edi         ;   394.0 V       23 w[2] spill
        add ebx, edi                      ;   395.0 U       27 v[0]
        xor ecx, edi                      ;   395.0 V       23 w[5]
        mov edi, eax                      ;   396.0 U       28 v[1] copy
        xor eax, esi                      ;   396.0 V        7 v[4]
        xor ecx, dword [esp + 48]         ;   397.0 U       23 w[5]
        xor eax, edx                      ;   397.0 V        7 v[4]
        rol ecx, 1                        ;   399.0 U       23 w[5]
        add ebp, eax                      ;   399.0 V       27 v[4]
        rol edi, 0x1e                     ;   400.0 U+V     28 v[1]
        lea eax, [edx + ecx + 1859775393] ;   401.0 U       27 v[2]
        xor edx, edi                      ;   401.0 V        7 v[3]
        xor edx, ebx                      ;   402.0 U        7 v[3]
        add esi, edx                      ;   403.0 U       27 v[3]
        mov edx, ebx                      ;   403.0 V       27 v[4] copy
        rol edx, 5                        ;   404.0 U+V     27 v[4]
        add ebp, edx                      ;   405.0 U       27 v[4]
        mov edx, dword [esp + 40]         ;   405.0 V       23 w[4]
        mov dword [esp + 40], ecx         ;   406.0 U       23 w[5] spill
        mov ecx, dword [esp + 24]         ;   406.0 V       23 w[4]
        xor ecx, edx                      ;   407.0 U       23 w[4]
        mov edx, ebp                      ;   407.0 V       27 v[3] copy
        rol edx, 5                        ;   408.0 U+V     27 v[3]
        add esi, edx                      ;   409.0 U       27 v[3]
        mov edx, dword [esp + 32]         ;   409.0 V       23 w[4]
        rol ebx, 0x1e                     ;   410.0 U+V     28 v[0]
        xor ecx, edx                      ;   411.0 U       23 w[4]
        mov edx, dword [esp + 80]         ;   411.0 V       23 w[7]
        xor ecx, dword [esp + 60]         ;   412.0 U       23 w[4]
        xor edx, dword [esp + 48]         ;   412.0 V       23 w[7]
        rol ecx, 1                        ;   414.0 U       23 w[4]
        xor edx, ecx                      ;   415.0 U       23 w[7]
        mov dword [esp + 48], ecx         ;   415.0 V       23 w[4] spill
        add esi, ecx                      ;   416.0 U       27 v[3]
        mov ecx, dword [esp + 56]         ;   416.0 V       23 w[7]
        add esi, 0x6ed9eba1               ;   417.0 U       27 v[3]
        xor edx, ecx                      ;   417.0 V       23 w[7]
        mov ecx, ebp                      ;   418.0 U       28 v[4] copy
        xor ebp, edi                      ;   418.0 V        7 v[2]
        rol edx, 1                        ;   419.0 U       23 w[7]
        xor ebp, ebx                      ;   419.0 V        7 v[2]
        add eax, ebp                      ;   420.0 U       27 v[2]
        mov ebp, esi                      ;   420.0 V       27 v[2] copy
        rol ebp, 5                        ;   421.0 U+V     27 v[2]
        add eax, ebp                      ;   422.0 U       27 v[2]
        mov ebp, dword [esp + 44]         ;   422.0 V       23 w[6]
        xor ebp, dword [esp + 60]         ;   423.0 U       23 w[6]
        mov dword [esp + 60], edx         ;   424.0 V       23 w[7] spill
        lea edx, [ebx + edx + 1859775393] ;   425.0 U       27 v[0]
        xor ebx, esi                      ;   425.0 V        7 v[1]
        rol ecx, 0x1e                     ;   426.0 U+V     28 v[4]
        xor ebp, dword [esp + 28]         ;   427.0 U       23 w[6]
        xor ebx, ecx                      ;   427.0 V        7 v[1]
        lea edi, [edi + ebx + 1859775393] ;   429.0 U       27 v[1]
        mov ebx, dword [esp + 68]         ;   429.0 V       23 w[6]
        rol esi, 0x1e                     ;   430.0 U+V     28 v[3]
        xor ebp, ebx                      ;   431.0 U       23 w[6]
        mov ebx, eax                      ;   431.0 V       27 v[1] copy
        rol ebx, 5                        ;   432.0 U+V     27 v[1]
        add edi, ebx                      ;   433.0 U       27 v[1]
        mov ebx, eax                      ;   433.0 V        7 v[0] copy
        rol ebp, 1                        ;   434.0 U       23 w[6]
        xor ebx, ecx                      ;   434.0 V        7 v[0]
        xor ebx, esi                      ;   435.0 U        7 v[0]
        add edi, ebp                      ;   435.0 V       27 v[1]
        add edx, ebx                      ;   436.0 U       27 v[0]
        mov ebx, edi                      ;   436.0 V       27 v[0] copy
        rol ebx, 5                        ;   437.0 U+V     27 v[0]
        add edx, ebx                      ;   438.0 U       27 v[0]
        mov ebx, edi                      ;   438.0 V        8 v[4] copy
        mov dword [esp + 84], edx         ;   439.0 U       27 v[0] spill
        rol edx, 5                        ;   440.0 U+V     27 v[4]
        rol eax, 0x1e                     ;   441.0 U+V     28 v[2]
        add ecx, edx                      ;   442.0 U       27 v[4]
        mov edx, esi                      ;   442.0 V        8 v[4] copy
        xor edx, eax                      ;   443.0 U        8 v[4]
        xor ebx, esi                      ;   443.0 V        8 v[4]
        and edx, ebx                      ;   444.0 U        8 v[4]
        mov ebx, dword [esp + 56]         ;   444.0 V       23 w[9]
        xor edx, esi                      ;   445.0 U        8 v[4]
        mov dword [esp + 56], ebp         ;   445.0 V       23 w[6] spill
        add ecx, edx                      ;   446.0 U       27 v[4]
        mov edx, dword [esp + 24]         ;   446.0 V       23 w[9]
        xor edx, ebp                      ;   447.0 U       23 w[9]
        mov ebp, dword [esp + 64]         ;   447.0 V       23 w[11] reload
        xor edx, ebx                      ;   448.0 U       23 w[9]
        mov ebx, dword [esp + 68]         ;   448.0 V       23 w[8]
        xor edx, ebp                      ;   449.0 U       23 w[9]
        mov ebp, dword [esp + 40]         ;   449.0 V       23 w[8]
        xor ebp, ebx                      ;   450.0 U       23 w[8]
        mov ebx, dword [esp + 76]         ;   450.0 V       23 w[8]
        rol edi, 0x1e                     ;   451.0 U+V     28 v[1]
        xor ebp, ebx                      ;   452.0 U       23 w[8]
        mov ebx, dword [esp + 36]         ;   452.0 V       23 w[8]
        rol edx, 1                        ;   453.0 U       23 w[9]
        xor ebp, ebx                      ;   453.0 V       23 w[8]
        rol ebp, 1                        ;   454.0 U       23 w[8]
        mov ebx, eax                      ;   454.0 V        8 v[3] copy
        xor ebx, edi                      ;   455.0 U        8 v[3]
        mov dword [esp + 68], ebp         ;   455.0 V       23 w[8] spill
        lea ecx, [ecx + ebp - 1894007588] ;   456.0 U       27 v[4]
        mov ebp, dword [esp + 84]         ;   456.0 V        8 v[3]
        xor ebp, eax                      ;   457.0 U        8 v[3]
        add esi, edx                      ;   457.0 V       27 v[3]
        and ebp, ebx                      ;   458.0 U        8 v[3]
        mov ebx, ecx                      ;   458.0 V       27 v[3] copy
        rol ebx, 5                        ;   459.0 U+V     27 v[3]
        add esi, ebx                      ;   460.0 U       27 v[3]
        xor ebp, eax                      ;   460.0 V        8 v[3]
        mov ebx, dword [esp + 84]         ;   461.0 U       28 v[0]
        add esi, ebp                      ;   461.0 V       27 v[3]
        mov dword [esp + 84], edx         ;   462.0 U       23 w[9] spill
        add esi, 0x8f1bbcdc               ;   462.0 V       27 v[3]
        rol ebx, 0x1e                     ;   463.0 U+V     28 v[0]
        mov edx, esi                      ;   464.0 U       27 v[2] copy
        mov ebp, edi                      ;   464.0 V        8 v[2] copy
        rol edx, 5                        ;   465.0 U+V     27 v[2]
        add eax, edx                      ;   466.0 U       27 v[2]
        mov edx, ecx                      ;   466.0 V        8 v[2] copy
        rol ecx, 0x1e                     ;   467.0 U+V     28 v[4]
        xor edx, edi                      ;   468.0 U        8 v[2]
        xor ebp, ebx                      ;   468.0 V        8 v[2]
        and ebp, edx                      ;   469.0 U        8 v[2]
        mov edx, ebx                      ;   469.0 V        8 v[1] copy
        xor edx, ecx                      ;   470.0 U        8 v[1]
        xor ebp, edi                      ;   470.0 V        8 v[2]
        add eax, ebp                      ;   471.0 U       27 v[2]
        mov ebp, esi                      ;   471.0 V        8 v[1] copy
        xor ebp, ebx                      ;   472.0 U        8 v[1]
        add edi, 0x8f1bbcdc               ;   472.0 V       27 v[1]
        and edx, ebp                      ;   473.0 U        8 v[1]
        mov ebp, dword [esp + 60]         ;   473.0 V       23 w[10]
        add eax, 0x8f1bbcdc               ;   474.0 U       27 v[2]
        xor edx, ebx                      ;   474.0 V        8 v[1]
        add edi, edx                      ;   475.0 U       27 v[1]
        mov edx, dword [esp + 32]         ;   475.0 V       23 w[10]
        rol esi, 0x1e                     ;   476.0 U+V     28 v[3]
        xor ebp, edx                      ;   477.0 U       23 w[10]
        mov edx, dword [esp + 68]         ;   477.0 V       23 w[11]
        xor ebp, dword [esp + 76]         ;   478.0 U       23 w[10]
        xor edx, dword [esp + 64]         ;   478.0 V       23 w[11]
        xor ebp, dword [esp + 52]         ;   480.0 U       23 w[10]
        xor edx, dword [esp + 72]         ;   480.0 V       23 w[11]
        rol ebp, 1                        ;   482.0 U       23 w[10]
        xor edx, dword [esp + 44]         ;   482.0 V       23 w[11]
        rol edx, 1                        ;   484.0 U       23 w[11]
        add eax, ebp                      ;   484.0 V       27 v[2]
        mov dword [esp + 76], ebp         ;   485.0 U       23 w[10] spill
        mov ebp, eax                      ;   485.0 V       27 v[1] copy
        rol ebp, 5                        ;   486.0 U+V     27 v[1]
        add edi, ebp                      ;   487.0 U       27 v[1]
        mov ebp, eax                      ;   487.0 V        8 v[0] copy
        add edi, edx                      ;   488.0 U       27 v[1]
        mov dword [esp + 64], edx         ;   488.0 V       23 w[11] spill
        mov edx, ecx                      ;   489.0 U        8 v[0] copy
        xor ebp, ecx                      ;   489.0 V        8 v[0]
        add ebx, 0x8f1bbcdc               ;   490.0 U       27 v[0]
        xor edx, esi                      ;   490.0 V        8 v[0]
        and edx, ebp                      ;   491.0 U        8 v[0]
        mov ebp, esi                      ;   491.0 V        8 v[4] copy
        rol eax, 0x1e                     ;   492.0 U+V     28 v[2]
        xor edx, ecx                      ;   493.0 U        8 v[0]
        xor ebp, eax                      ;   493.0 V        8 v[4]
        add ebx, edx                      ;   494.0 U       27 v[0]
        mov edx, edi                      ;   494.0 V        8 v[4] copy
        add ecx, 0x8f1bbcdc               ;   495.0 U       27 v[4]
        xor edx, esi                      ;   495.0 V        8 v[4]
        and ebp, edx                      ;   496.0 U        8 v[4]
        mov edx, edi                      ;   496.0 V       27 v[0] copy
        rol edx, 5                        ;   497.0 U+V     27 v[0]
        add ebx, edx                      ;   498.0 U       27 v[0]
        xor ebp, esi                      ;   498.0 V        8 v[4]
        mov edx, dword [esp + 28]         ;   499.0 U       23 w[12]
        add ecx, ebp                      ;   499.0 V       27 v[4]
        mov ebp, dword [esp + 84]         ;   500.0 U       23 w[12]
        add esi, 0x8f1bbcdc               ;   500.0 V       27 v[3]
        xor ebp, edx                      ;   501.0 U       23 w[12]
        mov edx, dword [esp + 76]         ;   501.0 V       23 w[13]
        xor edx, dword [esp + 80]         ;   502.0 U       23 w[13]
        xor ebp, dword [esp + 48]         ;   502.0 V       23 w[12]
        xor ebp, dword [esp + 32]         ;   504.0 U       23 w[12]
        xor edx, dword [esp + 40]         ;   504.0 V       23 w[13]
        rol ebp, 1                        ;   506.0 U       23 w[12]
        xor edx, dword [esp + 72]         ;   506.0 V       23 w[13]
        mov dword [esp + 32], ebp         ;   508.0 U       23 w[12] spill
        add ebx, ebp                      ;   508.0 V       27 v[0]
        rol edx, 1                        ;   509.0 U       23 w[13]
        mov ebp, ebx                      ;   509.0 V       27 v[4] copy
        rol ebp, 5                        ;   510.0 U+V     27 v[4]
        mov dword [esp + 72], edx         ;   511.0 U       23 w[13] spill
        add ecx, ebp                      ;   511.0 V       27 v[4]
        mov ebp, dword [esp + 64]         ;   512.0 U       23 w[14]
        add ecx, edx                      ;   512.0 V       27 v[4]
        mov edx, dword [esp + 28]         ;   513.0 U       23 w[14]
        xor ebp, dword [esp + 36]         ;   513.0 V       23 w[14]
        xor ebp, edx                      ;   515.0 U       23 w[14]
        mov edx, dword [esp + 56]         ;   515.0 V       23 w[6] reload
        rol edi, 0x1e                     ;   516.0 U+V     28 v[1]
        xor ebp, edx                      ;   517.0 U       23 w[14]
        mov edx, ecx                      ;   517.0 V       27 v[3] copy
        rol edx, 5                        ;   518.0 U+V     27 v[3]
        rol ebp, 1                        ;   519.0 U       23 w[14]
        add esi, edx                      ;   519.0 V       27 v[3]
        mov edx, ebx                      ;   520.0 U        8 v[3] copy
        add esi, ebp                      ;   520.0 V       27 v[3]
        rol ebx, 0x1e                     ;   521.0 U+V     28 v[0]
        mov dword [esp + 28], ebp         ;   522.0 U       23 w[14] spill
        mov ebp, eax                      ;   522.0 V        8 v[3] copy
        xor edx, eax                      ;   523.0 U        8 v[3]
        xor ebp, edi                      ;   523.0 V        8 v[3]
        and ebp, edx                      ;   524.0 U        8 v[3]
        mov edx, edi                      ;   524.0 V        8 v[2] copy
        xor edx, ebx                      ;   525.0 U        8 v[2]
        xor ebp, eax                      ;   525.0 V        8 v[3]
        add esi, ebp                      ;   526.0 U       27 v[3]
        mov ebp, ecx                      ;   526.0 V        8 v[2] copy
        add eax, 0x8f1bbcdc               ;   527.0 U       27 v[2]
        xor ebp, edi                      ;   527.0 V        8 v[2]
        and edx, ebp                      ;   528.0 U        8 v[2]
        mov ebp, esi                      ;   528.0 V       27 v[2] copy
        rol ebp, 5                        ;   529.0 U+V     27 v[2]
        add eax, ebp                      ;   530.0 U       27 v[2]
        xor edx, edi                      ;   530.0 V        8 v[2]
        add eax, edx                      ;   531.0 U       27 v[2]
        mov edx, dword [esp + 32]         ;   531.0 V       23 w[15]
        mov ebp, dword [esp + 60]         ;   532.0 U       23 w[7] reload
        add edi, 0x8f1bbcdc               ;   532.0 V       27 v[1]
        xor edx, ebp                      ;   533.0 U       23 w[15]
        mov ebp, dword [esp + 72]         ;   533.0 V       23 w[0]
        xor ebp, dword [esp + 68]         ;   534.0 U       23 w[0]
        xor edx, dword [esp + 24]         ;   534.0 V       23 w[15]
        xor edx, dword [esp + 80]         ;   536.0 U       23 w[15]
        xor ebp, dword [esp + 36]         ;   536.0 V       23 w[0]
        rol edx, 1                        ;   538.0 U       23 w[15]
        xor ebp, dword [esp + 52]         ;   538.0 V       23 w[0]
        add eax, edx                      ;   540.0 U       27 v[2]
        mov dword [esp + 80], edx         ;   540.0 V       23 w[15] spill
        rol ebp, 1                        ;   541.0 U       23 w[0]
        mov edx, esi                      ;   541.0 V        8 v[1] copy
        xor edx, ebx                      ;   542.0 U        8 v[1]
        mov dword [esp + 36], ebp         ;   542.0 V       23 w[0] spill
        rol ecx, 0x1e                     ;   543.0 U+V     28 v[4]
        add edi, ebp                      ;   544.0 U       27 v[1]
        mov ebp, ebx                      ;   544.0 V        8 v[1] copy
        xor ebp, ecx                      ;   545.0 U        8 v[1]
        and ebp, edx                      ;   546.0 U        8 v[1]
        mov edx, eax                      ;   546.0 V       27 v[1] copy
        rol edx, 5                        ;   547.0 U+V     27 v[1]
        xor ebp, ebx                      ;   548.0 U        8 v[1]
        add edi, edx                      ;   548.0 V       27 v[1]
        add edi, ebp                      ;   549.0 U       27 v[1]
        mov edx, dword [esp + 28]         ;   549.0 V       23 w[1]
        mov ebp, dword [esp + 24]         ;   550.0 U       23 w[1]
        xor edx, dword [esp + 44]         ;   550.0 V       23 w[1]
        xor edx, ebp                      ;   552.0 U       23 w[1]
        mov ebp, dword [esp + 84]         ;   552.0 V       23 w[9] reload
        rol esi, 0x1e                     ;   553.0 U+V     28 v[3]
        xor edx, ebp                      ;   554.0 U       23 w[1]
        mov ebp, edi                      ;   554.0 V       27 v[0] copy
        rol ebp, 5                        ;   555.0 U+V     27 v[0]
        rol edx, 1                        ;   556.0 U       23 w[1]
        add ebx, ebp                      ;   556.0 V       27 v[0]
        add ebx, edx                      ;   557.0 U       27 v[0]
        mov ebp, ecx                      ;   557.0 V        8 v[0] copy
        mov dword [esp + 24], edx         ;   558.0 U       23 w[1] spill
        mov edx, eax                      ;   558.0 V        8 v[0] copy
        xor edx, ecx                      ;   559.0 U        8 v[0]
        xor ebp, esi                      ;   559.0 V        8 v[0]
        add ebx, 0x8f1bbcdc               ;   560.0 U       27 v[0]
        and ebp, edx                      ;   560.0 V        8 v[0]
        mov edx, esi                      ;   561.0 U        8 v[4] copy
        xor ebp, ecx                      ;   561.0 V        8 v[0]
        rol eax, 0x1e                     ;   562.0 U+V     28 v[2]
        add ebx, ebp                      ;   563.0 U       27 v[0]
        mov ebp, edi                      ;   563.0 V        8 v[4] copy
        rol edi, 0x1e                     ;   564.0 U+V     28 v[1]
        xor ebp, esi                      ;   565.0 U        8 v[4]
        xor edx, eax                      ;   565.0 V        8 v[4]
        and edx, ebp                      ;   566.0 U        8 v[4]
        mov ebp, eax                      ;   566.0 V        8 v[3] copy
        xor edx, esi                      ;   567.0 U        8 v[4]
        xor ebp, edi                      ;   567.0 V        8 v[3]
        add ecx, edx                      ;   568.0 U       27 v[4]
        mov edx, ebx                      ;   568.0 V        8 v[3] copy
        add ecx, 0x8f1bbcdc               ;   569.0 U       27 v[4]
        xor edx, eax                      ;   569.0 V        8 v[3]
        and ebp, edx                      ;   570.0 U        8 v[3]
        mov edx, ebx                      ;   570.0 V       27 v[4] copy
        rol edx, 5                        ;   571.0 U+V     27 v[4]
        add ecx, edx                      ;   572.0 U       27 v[4]
        xor ebp, eax                      ;   572.0 V        8 v[3]
        add esi, ebp                      ;   573.0 U       27 v[3]
        mov edx, dword [esp + 76]         ;   573.0 V       23 w[10] reload
        add eax, 0x8f1bbcdc               ;   574.0 U       27 v[2]
        mov ebp, dword [esp + 80]         ;   574.0 V       23 w[2]
        xor ebp, edx                      ;   575.0 U       23 w[2]
        mov edx, dword [esp + 36]         ;   575.0 V       23 w[3]
        xor ebp, dword [esp + 52]         ;   576.0 U       23 w[2]
        xor edx, dword [esp + 64]         ;   576.0 V       23 w[3]
        xor ebp, dword [esp + 48]         ;   578.0 U       23 w[2]
        xor edx, dword [esp + 44]         ;   578.0 V       23 w[3]
        rol ebp, 1                        ;   580.0 U       23 w[2]
        xor edx, dword [esp + 40]         ;   580.0 V       23 w[3]
        mov dword [esp + 52], ebp         ;   582.0 U       23 w[2] spill
        add ecx, ebp                      ;   582.0 V       27 v[4]
        rol edx, 1                        ;   583.0 U       23 w[3]
        mov ebp, ecx                      ;   583.0 V       27 v[3] copy
        rol ebp, 5                        ;   584.0 U+V     27 v[3]
        mov dword [esp + 44], edx         ;   585.0 U       23 w[3] spill
        add esi, ebp                      ;   585.0 V       27 v[3]
        rol ebx, 0x1e                     ;   586.0 U+V     28 v[0]
        mov ebp, edi                      ;   587.0 U        8 v[2] copy
        add esi, edx                      ;   587.0 V       27 v[3]
        xor ebp, ebx                      ;   588.0 U        8 v[2]
        mov edx, ecx                      ;   588.0 V        8 v[2] copy
        add esi, 0x8f1bbcdc               ;   589.0 U       27 v[3]
        xor edx, edi                      ;   589.0 V        8 v[2]
        and ebp, edx                      ;   590.0 U        8 v[2]
        mov edx, ebx                      ;   590.0 V        8 v[1] copy
        rol ecx, 0x1e                     ;   591.0 U+V     28 v[4]
        xor ebp, edi                      ;   592.0 U        8 v[2]
        xor edx, ecx                      ;   592.0 V        8 v[1]
        add eax, ebp                      ;   593.0 U       27 v[2]
        mov ebp, esi                      ;   593.0 V        8 v[1] copy
        xor ebp, ebx                      ;   594.0 U        8 v[1]
        and edx, ebp                      ;   595.0 U        8 v[1]
        mov ebp, esi                      ;   595.0 V       27 v[2] copy
        rol ebp, 5                        ;   596.0 U+V     27 v[2]
        add eax, ebp                      ;   597.0 U       27 v[2]
        xor edx, ebx                      ;   597.0 V        8 v[1]
        mov ebp, dword [esp + 24]         ;   598.0 U       23 w[4]
        add edi, edx                      ;   598.0 V       27 v[1]
        mov edx, dword [esp + 32]         ;   599.0 U       23 w[12] reload
        add ebx, 0x8f1bbcdc               ;   599.0 V       27 v[0]
        xor ebp, edx                      ;   600.0 U       23 w[4]
        mov edx, dword [esp + 56]         ;   600.0 V       23 w[4]
        rol esi, 0x1e                     ;   601.0 U+V     28 v[3]
        xor ebp, edx                      ;   602.0 U       23 w[4]
        mov edx, dword [esp + 52]         ;   602.0 V       23 w[5]
        xor edx, dword [esp + 60]         ;   603.0 U       23 w[5]
        xor ebp, dword [esp + 48]         ;   603.0 V       23 w[4]
        rol ebp, 1                        ;   605.0 U       23 w[4]
        add edi, 0x8f1bbcdc               ;   605.0 V       27 v[1]
        add eax, ebp                      ;   606.0 U       27 v[2]
        mov dword [esp + 48], ebp         ;   606.0 V       23 w[4] spill
        mov ebp, dword [esp + 72]         ;   607.0 U       23 w[13] reload
        xor edx, dword [esp + 40]         ;   607.0 V       23 w[5]
        xor edx, ebp                      ;   609.0 U       23 w[5]
        mov ebp, eax                      ;   609.0 V       27 v[1] copy
        rol ebp, 5                        ;   610.0 U+V     27 v[1]
        rol edx, 1                        ;   611.0 U       23 w[5]
        add edi, ebp                      ;   611.0 V       27 v[1]
        add edi, edx                      ;   612.0 U       27 v[1]
        mov ebp, ecx                      ;   612.0 V        8 v[0] copy
        mov dword [esp + 40], edx         ;   613.0 U       23 w[5] spill
        mov edx, eax                      ;   613.0 V        8 v[0] copy
        xor ebp, esi                      ;   614.0 U        8 v[0]
        xor edx, ecx                      ;   614.0 V        8 v[0]
        and ebp, edx                      ;   615.0 U        8 v[0]
        mov edx, edi                      ;   615.0 V       27 v[0] copy
        rol edx, 5                        ;   616.0 U+V     27 v[0]
        add ebx, edx                      ;   617.0 U       27 v[0]
        xor ebp, ecx                      ;   617.0 V        8 v[0]
        add ebx, ebp                      ;   618.0 U       27 v[0]
        mov edx, dword [esp + 28]         ;   618.0 V       23 w[14] reload
        rol eax, 0x1e                     ;   619.0 U+V     28 v[2]
        mov ebp, dword [esp + 44]         ;   620.0 U       23 w[6]
        xor ebp, edx                      ;   621.0 U       23 w[6]
        mov edx, dword [esp + 48]         ;   621.0 V       23 w[7]
        xor edx, dword [esp + 60]         ;   622.0 U       23 w[7]
        xor ebp, dword [esp + 68]         ;   622.0 V       23 w[6]
        xor ebp, dword [esp + 56]         ;   624.0 U       23 w[6]
        xor edx, dword [esp + 84]         ;   624.0 V       23 w[7]
        rol ebp, 1                        ;   626.0 U       23 w[6]
        xor edx, dword [esp + 80]         ;   626.0 V       23 w[7]
        add ebx, ebp                      ;   628.0 U       27 v[0]
        mov dword [esp + 56], ebp         ;   628.0 V       23 w[6] spill
        rol edx, 1                        ;   629.0 U       23 w[7]
        mov ebp, esi                      ;   629.0 V        8 v[4] copy
        add ecx, edx                      ;   630.0 U       27 v[4]
        mov dword [esp + 60], edx         ;   630.0 V       23 w[7] spill
        xor ebp, eax                      ;   631.0 U        8 v[4]
        mov edx, edi                      ;   631.0 V        8 v[4] copy
        xor edx, esi                      ;   632.0 U        8 v[4]
        add ecx, 0x8f1bbcdc               ;   632.0 V       27 v[4]
        and ebp, edx                      ;   633.0 U        8 v[4]
        mov edx, ebx                      ;   633.0 V       27 v[4] copy
        rol edx, 5                        ;   634.0 U+V     27 v[4]
        add ecx, edx                      ;   635.0 U       27 v[4]
        xor ebp, esi                      ;   635.0 V        8 v[4]
        mov edx, dword [esp + 40]         ;   636.0 U       23 w[8]
        add ecx, ebp                      ;   636.0 V       27 v[4]
        mov ebp, dword [esp + 76]         ;   637.0 U       23 w[8]
        xor edx, dword [esp + 36]         ;   637.0 V       23 w[8]
        xor edx, ebp                      ;   639.0 U       23 w[8]
        mov ebp, dword [esp + 68]         ;   639.0 V       23 w[8]
        rol edi, 0x1e                     ;   640.0 U+V     28 v[1]
        xor edx, ebp                      ;   641.0 U       23 w[8]
        mov ebp, ecx                      ;   641.0 V       27 v[3] copy
        rol ebp, 5                        ;   642.0 U+V     27 v[3]
        rol edx, 1                        ;   643.0 U       23 w[8]
        add esi, ebp                      ;   643.0 V       27 v[3]
        mov ebp, eax                      ;   644.0 U        8 v[3] copy
        add esi, edx                      ;   644.0 V       27 v[3]
        mov dword [esp + 68], edx         ;   645.0 U       23 w[8] spill
        mov edx, ebx                      ;   645.0 V        8 v[3] copy
        xor edx, eax                      ;   646.0 U        8 v[3]
        xor ebp, edi                      ;   646.0 V        8 v[3]
        add esi, 0x8f1bbcdc               ;   647.0 U       27 v[3]
        and ebp, edx                      ;   647.0 V        8 v[3]
        xor ebp, eax                      ;   648.0 U        8 v[3]
        mov edx, edi                      ;   648.0 V        8 v[2] copy
        add esi, ebp                      ;   649.0 U       27 v[3]
        mov ebp, ecx                      ;   649.0 V        8 v[2] copy
        rol ebx, 0x1e                     ;   650.0 U+V     28 v[0]
        xor ebp, edi                      ;   651.0 U        8 v[2]
        xor edx, ebx                      ;   651.0 V        8 v[2]
        and edx, ebp                      ;   652.0 U        8 v[2]
        mov ebp, esi                      ;   652.0 V       27 v[2] copy
        rol ecx, 0x1e                     ;   653.0 U+V     28 v[4]
        rol ebp, 5                        ;   654.0 U+V     27 v[2]
        xor edx, edi                      ;   655.0 U        8 v[2]
        add eax, ebp                      ;   655.0 V       27 v[2]
        add eax, edx                      ;   656.0 U       27 v[2]
        mov edx, ebx                      ;   656.0 V        8 v[1] copy
        xor edx, ecx                      ;   657.0 U        8 v[1]
        mov ebp, esi                      ;   657.0 V        8 v[1] copy
        add edi, 0x8f1bbcdc               ;   658.0 U       27 v[1]
        xor ebp, ebx                      ;   658.0 V        8 v[1]
        and edx, ebp                      ;   659.0 U        8 v[1]
        mov ebp, dword [esp + 84]         ;   659.0 V       23 w[9]
        add eax, 0x8f1bbcdc               ;   660.0 U       27 v[2]
        xor edx, ebx                      ;   660.0 V        8 v[1]
        add edi, edx                      ;   661.0 U       27 v[1]
        mov edx, dword [esp + 56]         ;   661.0 V       23 w[9]
        xor edx, ebp                      ;   662.0 U       23 w[9]
        mov ebp, dword [esp + 24]         ;   662.0 V       23 w[1] reload
        rol esi, 0x1e                     ;   663.0 U+V     28 v[3]
        xor edx, ebp                      ;   664.0 U       23 w[9]
        mov ebp, dword [esp + 60]         ;   664.0 V       23 w[10]
        xor edx, dword [esp + 64]         ;   665.0 U       23 w[9]
        xor ebp, dword [esp + 52]         ;   665.0 V       23 w[10]
        rol edx, 1                        ;   667.0 U       23 w[9]
        xor ebp, dword [esp + 76]         ;   667.0 V       23 w[10]
        add eax, edx                      ;   669.0 U       27 v[2]
        mov dword [esp + 84], edx         ;   669.0 V       23 w[9] spill
        mov edx, dword [esp + 32]         ;   670.0 U       23 w[10]
        add ebx, 0x8f1bbcdc               ;   670.0 V       27 v[0]
        xor ebp, edx                      ;   671.0 U       23 w[10]
        mov edx, eax                      ;   671.0 V       27 v[1] copy
        rol edx, 5                        ;   672.0 U+V     27 v[1]
        rol ebp, 1                        ;   673.0 U       23 w[10]
        add edi, edx                      ;   673.0 V       27 v[1]
        mov edx, esi                      ;   674.0 U        8 v[0] copy
        add edi, ebp                      ;   674.0 V       27 v[1]
        mov dword [esp + 76], ebp         ;   675.0 U       23 w[10] spill
        mov ebp, edi                      ;   675.0 V       27 v[0] copy
        rol ebp, 5                        ;   676.0 U+V     27 v[0]
        add ebx, ebp                      ;   677.0 U       27 v[0]
        mov ebp, eax                      ;   677.0 V        8 v[0] copy
        xor edx, ecx                      ;   678.0 U        8 v[0]
        xor ebp, ecx                      ;   678.0 V        8 v[0]
        rol eax, 0x1e                     ;   679.0 U+V     28 v[2]
        and edx, ebp                      ;   680.0 U        8 v[0]
        mov ebp, edi                      ;   680.0 V        7 v[4] copy
        xor edx, ecx                      ;   681.0 U        8 v[0]
        xor ebp, esi                      ;   681.0 V        7 v[4]
        xor ebp, eax                      ;   682.0 U        7 v[4]
        add ebx, edx                      ;   682.0 V       27 v[0]
        mov edx, dword [esp + 68]         ;   683.0 U       23 w[11]
        add ecx, ebp                      ;   683.0 V       27 v[4]
        mov ebp, dword [esp + 72]         ;   684.0 U       23 w[11]
        add esi, 0xca62c1d6               ;   684.0 V       27 v[3]
        xor edx, ebp                      ;   685.0 U       23 w[11]
        mov ebp, dword [esp + 76]         ;   685.0 V       23 w[13]
        xor edx, dword [esp + 64]         ;   686.0 U       23 w[11]
        xor ebp, dword [esp + 80]         ;   686.0 V       23 w[13]
        xor edx, dword [esp + 44]         ;   688.0 U       23 w[11]
        xor ebp, dword [esp + 40]         ;   688.0 V       23 w[13]
        rol edx, 1                        ;   690.0 U       23 w[11]
        xor ebp, dword [esp + 72]         ;   690.0 V       23 w[13]
        rol ebp, 1                        ;   692.0 U       23 w[13]
        add ebx, edx                      ;   692.0 V       27 v[0]
        mov dword [esp + 72], ebp         ;   693.0 U       23 w[13] spill
        mov dword [esp + 64], edx         ;   693.0 V       23 w[11] spill
        add esi, ebp                      ;   694.0 U       27 v[3]
        mov edx, ebx                      ;   694.0 V       27 v[4] copy
        rol edx, 5                        ;   695.0 U+V     27 v[4]
        rol edi, 0x1e                     ;   696.0 U+V     28 v[1]
        mov ebp, ebx                      ;   697.0 U       28 v[0] copy
        xor ebx, eax                      ;   697.0 V        7 v[3]
        add ecx, edx                      ;   698.0 U       27 v[4]
        mov edx, dword [esp + 28]         ;   698.0 V       23 w[12]
        xor ebx, edi                      ;   699.0 U        7 v[3]
        add eax, 0xca62c1d6               ;   699.0 V       27 v[2]
        add esi, ebx                      ;   700.0 U       27 v[3]
        mov ebx, dword [esp + 84]         ;   700.0 V       23 w[12]
        xor ebx, edx                      ;   701.0 U       23 w[12]
        mov edx, dword [esp + 60]         ;   701.0 V       23 w[15]
        xor ebx, dword [esp + 32]         ;   702.0 U       23 w[12]
        xor edx, dword [esp + 24]         ;   702.0 V       23 w[15]
        xor ebx, dword [esp + 48]         ;   704.0 U       23 w[12]
        xor edx, dword [esp + 80]         ;   704.0 V       23 w[15]
        rol ebx, 1                        ;   706.0 U       23 w[12]
        add ecx, 0xca62c1d6               ;   706.0 V       27 v[4]
        mov dword [esp + 80], ebx         ;   707.0 U       23 w[12] spill
        xor edx, ebx                      ;   707.0 V       23 w[15]
        rol edx, 1                        ;   708.0 U       23 w[15]
        add ecx, ebx                      ;   708.0 V       27 v[4]
        rol ebp, 0x1e                     ;   709.0 U+V     28 v[0]
        lea ebx, [edi + edx - 899497514]  ;   710.0 U       27 v[1]
        xor edi, ebp                      ;   710.0 V        7 v[2]
        xor edi, ecx                      ;   711.0 U        7 v[2]
        add eax, edi                      ;   712.0 U       27 v[2]
        mov edi, ecx                      ;   712.0 V       27 v[3] copy
        rol edi, 5                        ;   713.0 U+V     27 v[3]
        add esi, edi                      ;   714.0 U       27 v[3]
        mov edi, dword [esp + 28]         ;   714.0 V       23 w[14]
        mov dword [esp + 28], edx         ;   715.0 U       23 w[15] spill
        mov edx, esi                      ;   715.0 V       27 v[2] copy
        rol edx, 5                        ;   716.0 U+V     27 v[2]
        add eax, edx                      ;   717.0 U       27 v[2]
        mov edx, dword [esp + 64]         ;   717.0 V       23 w[14]
        xor edx, edi                      ;   718.0 U       23 w[14]
        mov edi, dword [esp + 56]         ;   718.0 V       23 w[14]
        rol ecx, 0x1e                     ;   719.0 U+V     28 v[4]
        xor edx, edi                      ;   720.0 U       23 w[14]
        mov edi, dword [esp + 84]         ;   720.0 V       23 w[1]
        xor edi, dword [esp + 44]         ;   721.0 U       23 w[1]
        xor edx, dword [esp + 36]         ;   721.0 V       23 w[14]
        rol edx, 1                        ;   723.0 U       23 w[14]
        xor edi, dword [esp + 24]         ;   723.0 V       23 w[1]
        mov dword [esp + 24], edx         ;   725.0 U       23 w[14] spill
        xor edi, edx                      ;   725.0 V       23 w[1]
        add eax, edx                      ;   726.0 U       27 v[2]
        mov edx, esi                      ;   726.0 V       28 v[3] copy
        rol edi, 1                        ;   727.0 U       23 w[1]
        xor esi, ebp                      ;   727.0 V        7 v[1]
        xor esi, ecx                      ;   728.0 U        7 v[1]
        add ebp, 0xca62c1d6               ;   728.0 V       27 v[0]
        add ebx, esi                      ;   729.0 U       27 v[1]
        mov esi, eax                      ;   729.0 V       27 v[1] copy
        rol esi, 5                        ;   730.0 U+V     27 v[1]
        add ebx, esi                      ;   731.0 U       27 v[1]
        mov esi, dword [esp + 72]         ;   731.0 V       23 w[0]
        xor esi, dword [esp + 36]         ;   732.0 U       23 w[0]
        mov dword [esp + 36], edi         ;   733.0 V       23 w[1] spill
        rol edx, 0x1e                     ;   734.0 U+V     28 v[3]
        lea edi, [ecx + edi - 899497514]  ;   735.0 U       27 v[4]
        xor ecx, edx                      ;   735.0 V        7 v[0]
        xor ecx, eax                      ;   736.0 U        7 v[0]
        xor esi, dword [esp + 52]         ;   736.0 V       23 w[0]
        add ebp, ecx                      ;   738.0 U       27 v[0]
        mov ecx, dword [esp + 68]         ;   738.0 V       23 w[0]
        rol eax, 0x1e                     ;   739.0 U+V     28 v[2]
        xor esi, ecx                      ;   740.0 U       23 w[0]
        mov ecx, ebx                      ;   740.0 V       27 v[0] copy
        rol ecx, 5                        ;   741.0 U+V     27 v[0]
        add ebp, ecx                      ;   742.0 U       27 v[0]
        mov ecx, ebx                      ;   742.0 V       28 v[1] copy
        rol esi, 1                        ;   743.0 U       23 w[0]
        xor ebx, eax                      ;   743.0 V        7 v[4]
        xor ebx, edx                      ;   744.0 U        7 v[4]
        add ebp, esi                      ;   744.0 V       27 v[0]
        add edi, ebx                      ;   745.0 U       27 v[4]
        mov ebx, ebp                      ;   745.0 V       27 v[4] copy
        rol ebx, 5                        ;   746.0 U+V     27 v[4]
        add edi, ebx                      ;   747.0 U       27 v[4]
        mov ebx, dword [esp + 64]         ;   747.0 V       23 w[3]
        xor ebx, dword [esp + 44]         ;   748.0 U       23 w[3]
        mov dword [esp + 44], esi         ;   749.0 V       23 w[0] spill
        rol ecx, 0x1e                     ;   750.0 U+V     28 v[1]
        xor ebx, esi                      ;   751.0 U       23 w[3]
        mov esi, dword [esp + 28]         ;   751.0 V       23 w[2]
        xor esi, dword [esp + 48]         ;   752.0 U       23 w[2]
        xor ebx, dword [esp + 40]         ;   752.0 V       23 w[3]
        rol ebx, 1                        ;   754.0 U       23 w[3]
        xor esi, dword [esp + 52]         ;   754.0 V       23 w[2]
        mov dword [esp + 52], ebx         ;   756.0 U       23 w[3] spill
        lea ebx, [eax + ebx - 899497514]  ;   756.0 V       27 v[2]
        xor eax, ecx                      ;   757.0 U        7 v[3]
        xor esi, dword [esp + 76]         ;   757.0 V       23 w[2]
        rol esi, 1                        ;   759.0 U       23 w[2]
        xor eax, ebp                      ;   759.0 V        7 v[3]
        rol ebp, 0x1e                     ;   760.0 U+V     28 v[0]
        lea edx, [edx + eax - 899497514]  ;   761.0 U       27 v[3]
        mov eax, edi                      ;   761.0 V       27 v[3] copy
        rol eax, 5                        ;   762.0 U+V     27 v[3]
        add edx, eax                      ;   763.0 U       27 v[3]
        mov eax, dword [esp + 72]         ;   763.0 V       23 w[5]
        xor eax, dword [esp + 40]         ;   764.0 U       23 w[5]
        mov dword [esp + 40], esi         ;   765.0 V       23 w[2] spill
        add edx, esi                      ;   766.0 U       27 v[3]
        xor eax, esi                      ;   766.0 V       23 w[5]
        mov esi, edi                      ;   767.0 U       28 v[4] copy
        xor edi, ebp                      ;   767.0 V        7 v[2]
        xor edi, ecx                      ;   768.0 U        7 v[2]
        xor eax, dword [esp + 60]         ;   768.0 V       23 w[5]
        add ebx, edi                      ;   770.0 U       27 v[2]
        mov edi, edx                      ;   770.0 V       27 v[2] copy
        rol edi, 5                        ;   771.0 U+V     27 v[2]
        rol eax, 1                        ;   772.0 U       23 w[5]
        add ebx, edi                      ;   772.0 V       27 v[2]
        rol esi, 0x1e                     ;   773.0 U+V     28 v[4]
        lea edi, [ebp + eax - 899497514]  ;   774.0 U       27 v[0]
        xor ebp, edx                      ;   774.0 V        7 v[1]
        add ecx, 0xca62c1d6               ;   775.0 U       27 v[1]
        xor ebp, esi                      ;   775.0 V        7 v[1]
        add ecx, ebp                      ;   776.0 U       27 v[1]
        mov ebp, dword [esp + 48]         ;   776.0 V       23 w[4]
        mov dword [esp + 48], eax         ;   777.0 U       23 w[5] spill
        mov eax, dword [esp + 36]         ;   777.0 V       23 w[4]
        xor eax, ebp                      ;   778.0 U       23 w[4]
        mov ebp, ebx                      ;   778.0 V       27 v[1] copy
        rol ebp, 5                        ;   779.0 U+V     27 v[1]
        add ecx, ebp                      ;   780.0 U       27 v[1]
        mov ebp, dword [esp + 80]         ;   780.0 V       23 w[4]
        rol edx, 0x1e                     ;   781.0 U+V     28 v[3]
        xor eax, ebp                      ;   782.0 U       23 w[4]
        mov ebp, dword [esp + 28]         ;   782.0 V       23 w[7]
        xor eax, dword [esp + 56]         ;   783.0 U       23 w[4]
        xor ebp, dword [esp + 84]         ;   783.0 V       23 w[7]
        rol eax, 1                        ;   785.0 U       23 w[4]
        xor ebp, dword [esp + 60]         ;   785.0 V       23 w[7]
        xor ebp, eax                      ;   787.0 U       23 w[7]
        mov dword [esp + 60], eax         ;   787.0 V       23 w[4] spill
        add ecx, eax                      ;   788.0 U       27 v[1]
        mov eax, ebx                      ;   788.0 V       28 v[2] copy
        rol eax, 0x1e                     ;   789.0 U+V     28 v[2]
        rol ebp, 1                        ;   790.0 U       23 w[7]
        xor ebx, edx                      ;   790.0 V        7 v[0]
        xor ebx, esi                      ;   791.0 U        7 v[0]
        add esi, 0xca62c1d6               ;   791.0 V       27 v[4]
        add edi, ebx                      ;   792.0 U       27 v[0]
        mov ebx, ecx                      ;   792.0 V       27 v[0] copy
        rol ebx, 5                        ;   793.0 U+V     27 v[0]
        add edi, ebx                      ;   794.0 U       27 v[0]
        mov ebx, dword [esp + 52]         ;   794.0 V       23 w[6]
        xor ebx, dword [esp + 56]         ;   795.0 U       23 w[6]
        mov dword [esp + 56], ebp         ;   796.0 V       23 w[7] spill
        lea ebp, [edx + ebp - 899497514]  ;   797.0 U       27 v[3]
        xor edx, eax                      ;   797.0 V        7 v[4]
        xor edx, ecx                      ;   798.0 U        7 v[4]
        xor ebx, dword [esp + 68]         ;   798.0 V       23 w[6]
        add esi, edx                      ;   800.0 U       27 v[4]
        mov edx, dword [esp + 24]         ;   800.0 V       23 w[6]
        rol ecx, 0x1e                     ;   801.0 U+V     28 v[1]
        xor ebx, edx                      ;   802.0 U       23 w[6]
        mov edx, edi                      ;   802.0 V       27 v[4] copy
        rol edx, 5                        ;   803.0 U+V     27 v[4]
        add esi, edx                      ;   804.0 U       27 v[4]
        mov edx, edi                      ;   804.0 V       28 v[0] copy
        rol ebx, 1                        ;   805.0 U       23 w[6]
        xor edi, eax                      ;   805.0 V        7 v[3]
        xor edi, ecx                      ;   806.0 U        7 v[3]
        add esi, ebx                      ;   806.0 V       27 v[4]
        add ebp, edi                      ;   807.0 U       27 v[3]
        mov edi, esi                      ;   807.0 V       27 v[3] copy
        rol edi, 5                        ;   808.0 U+V     27 v[3]
        add ebp, edi                      ;   809.0 U       27 v[3]
        mov edi, dword [esp + 36]         ;   809.0 V       23 w[9]
        xor edi, dword [esp + 84]         ;   810.0 U       23 w[9]
        mov dword [esp + 84], ebx         ;   811.0 V       23 w[6] spill
        xor edi, ebx                      ;   812.0 U       23 w[9]
        mov ebx, ebp                      ;   812.0 V       27 v[2] copy
        rol ebx, 5                        ;   813.0 U+V     27 v[2]
        add eax, ebx                      ;   814.0 U       27 v[2]
        mov ebx, dword [esp + 48]         ;   814.0 V       23 w[8]
        xor ebx, dword [esp + 68]         ;   815.0 U       23 w[8]
        xor edi, dword [esp + 64]         ;   815.0 V       23 w[9]
        rol edx, 0x1e                     ;   817.0 U+V     28 v[0]
        rol edi, 1                        ;   818.0 U       23 w[9]
        xor ebx, dword [esp + 44]         ;   818.0 V       23 w[8]
        xor ebx, dword [esp + 76]         ;   820.0 U       23 w[8]
        add eax, 0xca62c1d6               ;   820.0 V       27 v[2]
        rol ebx, 1                        ;   822.0 U       23 w[8]
        add eax, ebx                      ;   823.0 U       27 v[2]
        xor ebx, dword [esp + 64]         ;   823.0 V       23 w[11]
        mov dword [esp + 64], edi         ;   825.0 U       23 w[9] spill
        lea edi, [ecx + edi - 899497514]  ;   825.0 V       27 v[1]
        xor ebx, dword [esp + 72]         ;   826.0 U       23 w[11]
        xor ecx, esi                      ;   826.0 V        7 v[2]
        rol esi, 0x1e                     ;   828.0 U+V     28 v[4]
        xor ecx, edx                      ;   829.0 U        7 v[2]
        add eax, ecx                      ;   830.0 U       27 v[2]
        mov ecx, ebp                      ;   830.0 V       28 v[3] copy
        xor ebp, edx                      ;   831.0 U        7 v[1]
        xor ebp, esi                      ;   832.0 U        7 v[1]
        add edx, 0xca62c1d6               ;   832.0 V       27 v[0]
        add edi, ebp                      ;   833.0 U       27 v[1]
        mov ebp, eax                      ;   833.0 V       27 v[1] copy
        rol ebp, 5                        ;   834.0 U+V     27 v[1]
        add edi, ebp                      ;   835.0 U       27 v[1]
        mov ebp, dword [esp + 56]         ;   835.0 V       23 w[10]
        xor ebx, dword [esp + 52]         ;   836.0 U       23 w[11]
        xor ebp, dword [esp + 76]         ;   836.0 V       23 w[10]
        rol ebx, 1                        ;   838.0 U       23 w[11]
        xor ebp, dword [esp + 80]         ;   838.0 V       23 w[10]
        rol ecx, 0x1e                     ;   840.0 U+V     28 v[3]
        xor ebp, dword [esp + 40]         ;   841.0 U       23 w[10]
        rol ebp, 1                        ;   843.0 U       23 w[10]
        add edx, ebp                      ;   844.0 U       27 v[0]
        xor ebp, dword [esp + 72]         ;   844.0 V       23 w[13]
        mov dword [esp + 72], ebx         ;   846.0 U       23 w[11] spill
        lea ebx, [esi + ebx - 899497514]  ;   846.0 V       27 v[4]
        xor esi, ecx                      ;   847.0 U        7 v[0]
        xor ebp, dword [esp + 48]         ;   847.0 V       23 w[13]
        xor esi, eax                      ;   849.0 U        7 v[0]
        xor ebp, dword [esp + 28]         ;   849.0 V       23 w[13]
        add edx, esi                      ;   851.0 U       27 v[0]
        mov esi, edi                      ;   851.0 V       27 v[0] copy
        rol esi, 5                        ;   852.0 U+V     27 v[0]
        rol ebp, 1                        ;   853.0 U       23 w[13]
        add edx, esi                      ;   853.0 V       27 v[0]
        rol eax, 0x1e                     ;   854.0 U+V     28 v[2]
        mov esi, edi                      ;   855.0 U       28 v[1] copy
        xor edi, eax                      ;   855.0 V        7 v[4]
        xor edi, ecx                      ;   856.0 U        7 v[4]
        lea ebp, [eax + ebp - 899497514]  ;   856.0 V       27 v[2]
        add ebx, edi                      ;   857.0 U       27 v[4]
        mov edi, edx                      ;   857.0 V       27 v[4] copy
        rol esi, 0x1e                     ;   858.0 U+V     28 v[1]
        rol edi, 5                        ;   859.0 U+V     27 v[4]
        xor eax, esi                      ;   860.0 U        7 v[3]
        add ebx, edi                      ;   860.0 V       27 v[4]
        xor eax, edx                      ;   861.0 U        7 v[3]
        mov edi, ebx                      ;   861.0 V       27 v[3] copy
        rol edx, 0x1e                     ;   862.0 U+V     28 v[0]
        rol edi, 5                        ;   863.0 U+V     27 v[3]
        lea eax, [eax + ecx - 899497514]  ;   864.0 U       27 v[3]
        mov ecx, ebx                      ;   864.0 V       28 v[4] copy
        add eax, edi                      ;   865.0 U       27 v[3]
        xor ebx, esi                      ;   865.0 V        7 v[2]
        xor ebx, edx                      ;   866.0 U        7 v[2]
        mov edi, dword [esp + 64]         ;   866.0 V       23 w[12]
        add ebp, ebx                      ;   867.0 U       27 v[2]
        mov ebx, dword [esp + 72]         ;   867.0 V       23 w[14]
        xor edi, dword [esp + 24]         ;   868.0 U       23 w[12]
        xor ebx, dword [esp + 84]         ;   868.0 V       23 w[14]
        xor ebx, dword [esp + 24]         ;   870.0 U       23 w[14]
        xor edi, dword [esp + 60]         ;   870.0 V       23 w[12]
        xor edi, dword [esp + 80]         ;   872.0 U       23 w[12]
        xor ebx, dword [esp + 44]         ;   872.0 V       23 w[14]
        rol ebx, 1                        ;   874.0 U       23 w[14]
        rol edi, 1                        ;   875.0 U       23 w[12]
        add esi, ebx                      ;   875.0 V       27 v[1]
        mov ebx, dword [esp + 28]         ;   876.0 U       23 w[15]
        add eax, edi                      ;   876.0 V       27 v[3]
        xor edi, ebx                      ;   877.0 U       23 w[15]
        mov ebx, eax                      ;   877.0 V       27 v[2] copy
        rol ebx, 5                        ;   878.0 U+V     27 v[2]
        add ebp, ebx                      ;   879.0 U       27 v[2]
        mov ebx, dword [esp + 56]         ;   879.0 V       23 w[15]
        rol ecx, 0x1e                     ;   880.0 U+V     28 v[4]
        xor edi, ebx                      ;   881.0 U       23 w[15]
        mov ebx, ebp                      ;   881.0 V       27 v[1] copy
        rol ebx, 5                        ;   882.0 U+V     27 v[1]
        add esi, ebx                      ;   883.0 U       27 v[1]
        mov ebx, ebp                      ;   883.0 V        7 v[0] copy
        rol ebp, 0x1e                     ;   884.0 U+V     28 v[2]
        xor edi, dword [esp + 36]         ;   885.0 U       23 w[15]
        add ebp, dword [esp + 0]          ;   885.0 V       30 h
        mov dword [esp + 0], ebp          ;   887.0 U       30 h
        mov ebp, dword [esp + 8]          ;   887.0 V       30 h
        add ebp, edx                      ;   888.0 U       30 h
        xor edx, eax                      ;   888.0 V        7 v[1]
        rol eax, 0x1e                     ;   889.0 U+V     28 v[3]
        rol edi, 1                        ;   890.0 U       23 w[15]
        xor edx, ecx                      ;   890.0 V        7 v[1]
        add ebp, edi                      ;   891.0 U       30 h
        mov edi, dword [esp + 4]          ;   891.0 V       30 h
        lea esi, [esi + edx - 899497514]  ;   892.0 U       27 v[1]
        xor ebx, ecx                      ;   892.0 V        7 v[0]
        xor ebx, eax                      ;   893.0 U        7 v[0]
        mov edx, esi                      ;   893.0 V       27 v[0] copy
        add ecx, edi                      ;   894.0 U       30 h
        mov edi, dword [esp + 112]        ;   894.0 V       16 blocks
        rol edx, 5                        ;   895.0 U+V     27 v[0]
        mov dword [esp + 4], ecx          ;   896.0 U       30 h
        add ebp, ebx                      ;   896.0 V       30 h
        mov ecx, dword [esp + 20]         ;   897.0 U       30 h
        mov ebx, dword [esp + 12]         ;   897.0 V       30 h
        add eax, ecx                      ;   898.0 U       30 h
        add esi, ebx                      ;   898.0 V       30 h
        lea ebp, [ebp + edx - 899497514]  ;   899.0 U       30 h
        add edi, 0x40                     ;   899.0 V       16 blocks
        mov dword [esp + 20], eax         ;   900.0 U       30 h
        mov dword [esp + 12], esi         ;   900.0 V       30 h
        mov dword [esp + 8], ebp          ;   901.0 U       30 h
        mov dword [esp + 112], edi        ;   901.0 V       16 blocks
        cmp edi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 8]          ;     0.0 U       16 blocks reload
        mov ecx, dword [esp + 108]        ;     0.0 V       16 blocks reload
        mov edx, dword [esp + 12]         ;     1.0 U       16 blocks reload
        mov ebx, dword [esp + 20]         ;     1.0 V       16 blocks reload
        mov esi, dword [esp + 0]          ;     2.0 U       16 blocks reload
        mov dword [ecx + 4], edx          ;     2.0 V       16 blocks
        mov dword [ecx], eax              ;     3.0 U       16 blocks
        mov eax, dword [esp + 4]          ;     3.0 V       16 blocks reload
        mov dword [ecx + 12], ebx         ;     4.0 U       16 blocks
        mov dword [ecx + 8], esi          ;     4.0 V       16 blocks
        mov dword [ecx + 16], eax         ;     5.0 U       16 blocks
        add esp, 0x58                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
