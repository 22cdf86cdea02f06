; ripemd160_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 f93dd08c396b41f9); do not edit:
;   ./cw build ripemd160_blocks --cpu pentium
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 16 uops, planned 8.0; bounds: width 8.0, ports 8.0, path 2.0
;   blocks: 1753 uops, planned 1084.0; bounds: width 876.5, ports 1043.5, path 386.0
;   body.2: 11 uops, planned 6.0; bounds: width 5.5, ports 5.5, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global ripemd160_blocks

        section .text
        align 16
ripemd160_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x78                     ;                    frame
        mov eax, dword [esp + 148]        ;     0.0 U       41 h
        mov ecx, dword [esp + 140]        ;     0.0 V       41 h reload
        shl eax, 6                        ;     1.0 U       41 h
        mov edx, dword [esp + 144]        ;     1.0 V       41 h
        mov ebx, dword [ecx + 4]          ;     2.0 U       41 h
        mov esi, dword [ecx + 12]         ;     2.0 V       41 h
        mov edi, dword [ecx]              ;     3.0 U       41 h
        mov ebp, dword [ecx + 8]          ;     3.0 V       41 h
        mov dword [esp + 0], ebp          ;     4.0 U       41 h
        mov ecx, dword [ecx + 16]         ;     4.0 V       41 h
        mov dword [esp + 4], ecx          ;     5.0 U       41 h
        mov dword [esp + 8], edi          ;     5.0 V       41 h
        mov dword [esp + 12], ebx         ;     6.0 U       41 h
        add eax, edx                      ;     6.0 V       41 h
        mov dword [esp + 16], eax         ;     7.0 U       41 h
        mov dword [esp + 20], esi         ;     7.0 V       41 h
        cmp dword [esp + 148], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 144]        ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esp + 12]         ;     0.0 U       44 x[1] reload
        mov ecx, dword [esi]              ;     0.0 V       34 sum
        mov edx, dword [esi + 24]         ;     1.0 U       34 sum
        mov ebx, dword [esp + 0]          ;     1.0 V       44 x[2] reload
        mov dword [esp + 24], ecx         ;     2.0 U       34 sum
        mov ecx, dword [esi + 20]         ;     2.0 V       34 sum
        mov edi, eax                      ;     3.0 U       25 sum copy
        mov ebp, dword [esp + 20]         ;     3.0 V       44 x[3] reload
        xor edi, ebx                      ;     4.0 U       25 sum
        mov dword [esp + 28], ecx         ;     4.0 V       34 sum
        mov ecx, dword [esi + 8]          ;     5.0 U       34 sum
        mov ebx, dword [esi + 4]          ;     5.0 V       34 sum
        mov dword [esp + 32], ecx         ;     6.0 U       34 sum
        mov dword [esp + 36], edx         ;     6.0 V       34 sum
        mov dword [esp + 40], ebx         ;     7.0 U       34 sum
        mov ecx, dword [esi + 16]         ;     7.0 V       34 sum
        mov edx, dword [esp + 24]         ;     8.0 U       34 sum
        xor edi, ebp                      ;     8.0 V       25 sum
        mov ebx, dword [esp + 8]          ;     9.0 U       34 sum
        add edi, edx                      ;     9.0 V       34 sum
        mov dword [esp + 44], ecx         ;    10.0 U       34 sum
        mov ecx, dword [esp + 0]          ;    10.0 V       36 v[2]
        add edi, ebx                      ;    11.0 U       34 sum
        mov edx, dword [esi + 12]         ;    11.0 V       34 sum
        rol ecx, 0xa                      ;    12.0 U+V     36 v[2]
        mov ebx, dword [esp + 4]          ;    13.0 U       35 v[0]
        mov dword [esp + 48], edx         ;    13.0 V       34 sum
        rol edi, 0xb                      ;    14.0 U+V     35 v[0]
        mov edx, dword [esi + 32]         ;    15.0 U       34 sum
        add edi, ebx                      ;    15.0 V       35 v[0]
        mov dword [esp + 52], edx         ;    16.0 U       34 sum
        mov edx, ecx                      ;    16.0 V       25 sum copy
        xor edx, eax                      ;    17.0 U       25 sum
        mov ebx, dword [esi + 56]         ;    17.0 V       34 sum
        mov dword [esp + 56], ebx         ;    18.0 U       34 sum
        mov ebx, dword [esp + 40]         ;    18.0 V       34 sum
        xor edx, edi                      ;    19.0 U       25 sum
        add edx, ebx                      ;    20.0 U       34 sum
        mov ebx, dword [esp + 4]          ;    20.0 V       34 sum
        rol eax, 0xa                      ;    21.0 U+V     36 v[1]
        add edx, ebx                      ;    22.0 U       34 sum
        mov ebx, dword [esi + 48]         ;    22.0 V       34 sum
        rol edx, 0xe                      ;    23.0 U+V     35 v[4]
        mov dword [esp + 60], ebx         ;    24.0 U       34 sum
        mov ebx, dword [esi + 36]         ;    24.0 V       34 sum
        mov dword [esp + 64], ebx         ;    25.0 U       34 sum
        mov ebx, dword [esi + 44]         ;    25.0 V       34 sum
        add edx, ebp                      ;    26.0 U       35 v[4]
        mov dword [esp + 68], ebx         ;    26.0 V       34 sum
        mov ebx, edi                      ;    27.0 U       36 v[0] copy
        xor edi, edx                      ;    27.0 V       25 sum
        mov dword [esp + 72], esi         ;    28.0 U       34 sum spill
        xor edi, eax                      ;    28.0 V       25 sum
        add edi, ebp                      ;    29.0 U       34 sum
        mov ebp, dword [esi + 28]         ;    29.0 V       34 sum
        mov dword [esp + 76], ebp         ;    30.0 U       34 sum
        mov ebp, dword [esi + 52]         ;    30.0 V       34 sum
        mov dword [esp + 80], ebp         ;    31.0 U       34 sum
        mov ebp, dword [esi + 60]         ;    31.0 V       34 sum
        mov dword [esp + 84], ebp         ;    32.0 U       34 sum
        mov ebp, dword [esp + 32]         ;    32.0 V       34 sum
        mov esi, dword [esi + 40]         ;    33.0 U       34 sum
        add edi, ebp                      ;    33.0 V       34 sum
        rol edi, 0xf                      ;    34.0 U+V     35 v[3]
        add edi, ecx                      ;    35.0 U       35 v[3]
        mov ebp, edx                      ;    35.0 V       36 v[4] copy
        rol ebx, 0xa                      ;    36.0 U+V     36 v[0]
        xor edx, edi                      ;    37.0 U       25 sum
        mov dword [esp + 88], esi         ;    37.0 V       34 sum
        mov dword [esp + 92], ecx         ;    38.0 U       36 v[2] spill
        xor edx, ebx                      ;    38.0 V       25 sum
        mov esi, dword [esp + 48]         ;    39.0 U       34 sum
        add edx, ecx                      ;    39.0 V       34 sum
        mov ecx, edi                      ;    40.0 U       36 v[3] copy
        add edx, esi                      ;    40.0 V       34 sum
        rol ebp, 0xa                      ;    41.0 U+V     36 v[4]
        rol edx, 0xc                      ;    42.0 U+V     35 v[2]
        xor edi, ebp                      ;    43.0 U       25 sum
        add edx, eax                      ;    43.0 V       35 v[2]
        xor edi, edx                      ;    44.0 U       25 sum
        mov dword [esp + 96], eax         ;    44.0 V       36 v[1] spill
        rol ecx, 0xa                      ;    45.0 U+V     36 v[3]
        add edi, eax                      ;    46.0 U       34 sum
        mov esi, dword [esp + 44]         ;    46.0 V       34 sum
        mov eax, edx                      ;    47.0 U       36 v[2] copy
        xor edx, ecx                      ;    47.0 V       25 sum
        add edi, esi                      ;    48.0 U       34 sum
        mov esi, dword [esp + 28]         ;    48.0 V       34 sum
        rol edi, 5                        ;    49.0 U+V     35 v[1]
        add edi, ebx                      ;    50.0 U       35 v[1]
        add ebx, esi                      ;    50.0 V       34 sum
        xor edx, edi                      ;    51.0 U       25 sum
        mov esi, edi                      ;    51.0 V       36 v[1] copy
        rol eax, 0xa                      ;    52.0 U+V     36 v[2]
        xor edi, eax                      ;    53.0 U       25 sum
        add ebx, edx                      ;    53.0 V       34 sum
        rol ebx, 8                        ;    54.0 U+V     35 v[0]
        add ebx, ebp                      ;    55.0 U       35 v[0]
        mov edx, dword [esp + 36]         ;    55.0 V       34 sum reload
        xor edi, ebx                      ;    56.0 U       25 sum
        add ebp, edx                      ;    56.0 V       34 sum
        mov edx, ebx                      ;    57.0 U       36 v[0] copy
        add ebp, edi                      ;    57.0 V       34 sum
        rol edx, 0xa                      ;    58.0 U+V     36 v[0]
        rol esi, 0xa                      ;    59.0 U+V     36 v[1]
        rol ebp, 7                        ;    60.0 U+V     35 v[4]
        add ebp, ecx                      ;    61.0 U       35 v[4]
        mov edi, dword [esp + 76]         ;    61.0 V       34 sum
        xor ebx, ebp                      ;    62.0 U       25 sum
        add ecx, edi                      ;    62.0 V       34 sum
        xor ebx, esi                      ;    63.0 U       25 sum
        mov edi, ebp                      ;    63.0 V       36 v[4] copy
        xor ebp, edx                      ;    64.0 U       25 sum
        add ecx, ebx                      ;    64.0 V       34 sum
        rol ecx, 9                        ;    65.0 U+V     35 v[3]
        mov ebx, dword [esp + 52]         ;    66.0 U       34 sum reload
        add ecx, eax                      ;    66.0 V       35 v[3]
        add eax, ebx                      ;    67.0 U       34 sum
        xor ebp, ecx                      ;    67.0 V       25 sum
        add eax, ebp                      ;    68.0 U       34 sum
        mov ebx, ecx                      ;    68.0 V       36 v[3] copy
        rol eax, 0xb                      ;    69.0 U+V     35 v[2]
        rol edi, 0xa                      ;    70.0 U+V     36 v[4]
        rol ebx, 0xa                      ;    71.0 U+V     36 v[3]
        xor ecx, edi                      ;    72.0 U       25 sum
        add eax, esi                      ;    72.0 V       35 v[2]
        xor ecx, eax                      ;    73.0 U       25 sum
        mov ebp, dword [esp + 64]         ;    73.0 V       34 sum
        add esi, ecx                      ;    74.0 U       34 sum
        mov ecx, eax                      ;    74.0 V       36 v[2] copy
        add esi, ebp                      ;    75.0 U       34 sum
        mov ebp, dword [esp + 88]         ;    75.0 V       34 sum reload
        rol esi, 0xd                      ;    76.0 U+V     35 v[1]
        xor eax, ebx                      ;    77.0 U       25 sum
        add esi, edx                      ;    77.0 V       35 v[1]
        xor eax, esi                      ;    78.0 U       25 sum
        add edx, ebp                      ;    78.0 V       34 sum
        add edx, eax                      ;    79.0 U       34 sum
        mov eax, dword [esp + 68]         ;    79.0 V       34 sum
        rol edx, 0xe                      ;    80.0 U+V     35 v[0]
        add edx, edi                      ;    81.0 U       35 v[0]
        add edi, eax                      ;    81.0 V       34 sum
        rol ecx, 0xa                      ;    82.0 U+V     36 v[2]
        mov eax, esi                      ;    83.0 U       36 v[1] copy
        xor esi, ecx                      ;    83.0 V       25 sum
        rol eax, 0xa                      ;    84.0 U+V     36 v[1]
        xor esi, edx                      ;    85.0 U       25 sum
        add edi, esi                      ;    86.0 U       34 sum
        mov esi, dword [esp + 60]         ;    86.0 V       34 sum reload
        rol edi, 0xf                      ;    87.0 U+V     35 v[4]
        add edi, ebx                      ;    88.0 U       35 v[4]
        add ebx, esi                      ;    88.0 V       34 sum
        mov esi, edx                      ;    89.0 U       36 v[0] copy
        xor edx, edi                      ;    89.0 V       25 sum
        xor edx, eax                      ;    90.0 U       25 sum
        add ebx, edx                      ;    91.0 U       34 sum
        mov edx, dword [esp + 80]         ;    91.0 V       34 sum
        rol ebx, 6                        ;    92.0 U+V     35 v[3]
        rol esi, 0xa                      ;    93.0 U+V     36 v[0]
        add ebx, ecx                      ;    94.0 U       35 v[3]
        add ecx, edx                      ;    94.0 V       34 sum
        mov edx, edi                      ;    95.0 U       36 v[4] copy
        xor edi, ebx                      ;    95.0 V       25 sum
        xor edi, esi                      ;    96.0 U       25 sum
        add ecx, edi                      ;    97.0 U       34 sum
        mov edi, dword [esp + 56]         ;    97.0 V       34 sum reload
        rol ecx, 7                        ;    98.0 U+V     35 v[2]
        rol edx, 0xa                      ;    99.0 U+V     36 v[4]
        add ecx, eax                      ;   100.0 U       35 v[2]
        add eax, edi                      ;   100.0 V       34 sum
        mov edi, ebx                      ;   101.0 U       36 v[3] copy
        xor ebx, edx                      ;   101.0 V       25 sum
        xor ebx, ecx                      ;   102.0 U       25 sum
        add eax, ebx                      ;   103.0 U       34 sum
        mov ebx, dword [esp + 84]         ;   103.0 V       34 sum
        rol eax, 9                        ;   104.0 U+V     35 v[1]
        add eax, esi                      ;   105.0 U       35 v[1]
        add esi, ebx                      ;   105.0 V       34 sum
        rol edi, 0xa                      ;   106.0 U+V     36 v[3]
        mov ebx, ecx                      ;   107.0 U       36 v[2] copy
        xor ecx, eax                      ;   107.0 V       25 sum
        xor ecx, edi                      ;   108.0 U       25 sum
        add esi, ecx                      ;   109.0 U       34 sum
        mov ecx, dword [esp + 76]         ;   109.0 V       34 sum reload
        rol esi, 8                        ;   110.0 U+V     35 v[0]
        add esi, edx                      ;   111.0 U       35 v[0]
        add edx, ecx                      ;   111.0 V       34 sum
        rol ebx, 0xa                      ;   112.0 U+V     36 v[2]
        mov ecx, eax                      ;   113.0 U       36 v[1] copy
        xor eax, ebx                      ;   113.0 V       25 sum
        and eax, esi                      ;   114.0 U       25 sum
        add edx, 0x5a827999               ;   114.0 V       34 sum
        xor eax, ebx                      ;   115.0 U       25 sum
        add edx, eax                      ;   116.0 U       34 sum
        mov eax, dword [esp + 44]         ;   116.0 V       34 sum
        rol edx, 7                        ;   117.0 U+V     35 v[4]
        add edx, edi                      ;   118.0 U       35 v[4]
        lea edi, [edi + eax + 1518500249] ;   118.0 V       34 sum
        rol ecx, 0xa                      ;   119.0 U+V     36 v[1]
        mov eax, esi                      ;   120.0 U       36 v[0] copy
        xor esi, ecx                      ;   120.0 V       25 sum
        and esi, edx                      ;   121.0 U       25 sum
        rol eax, 0xa                      ;   122.0 U+V     36 v[0]
        xor esi, ecx                      ;   123.0 U       25 sum
        add edi, esi                      ;   124.0 U       34 sum
        mov esi, edx                      ;   124.0 V       36 v[4] copy
        rol edi, 6                        ;   125.0 U+V     35 v[3]
        xor edx, eax                      ;   126.0 U       25 sum
        add edi, ebx                      ;   126.0 V       35 v[3]
        and edx, edi                      ;   127.0 U       25 sum
        add ebx, 0x5a827999               ;   127.0 V       34 sum
        xor edx, eax                      ;   128.0 U       25 sum
        add ebx, dword [esp + 80]         ;   128.0 V       34 sum
        add ebx, edx                      ;   130.0 U       34 sum
        mov edx, dword [esp + 40]         ;   130.0 V       34 sum
        rol ebx, 8                        ;   131.0 U+V     35 v[2]
        add ebx, ecx                      ;   132.0 U       35 v[2]
        lea ecx, [ecx + edx + 1518500249] ;   132.0 V       34 sum
        rol esi, 0xa                      ;   133.0 U+V     36 v[4]
        mov edx, edi                      ;   134.0 U       36 v[3] copy
        xor edi, esi                      ;   134.0 V       25 sum
        rol edx, 0xa                      ;   135.0 U+V     36 v[3]
        and edi, ebx                      ;   136.0 U       25 sum
        xor edi, esi                      ;   137.0 U       25 sum
        add ecx, edi                      ;   138.0 U       34 sum
        mov edi, ebx                      ;   138.0 V       36 v[2] copy
        rol ecx, 0xd                      ;   139.0 U+V     35 v[1]
        xor ebx, edx                      ;   140.0 U       25 sum
        add ecx, eax                      ;   140.0 V       35 v[1]
        add eax, ebp                      ;   141.0 U       34 sum
        and ebx, ecx                      ;   141.0 V       25 sum
        xor ebx, edx                      ;   142.0 U       25 sum
        mov ebp, ecx                      ;   142.0 V       36 v[1] copy
        rol edi, 0xa                      ;   143.0 U+V     36 v[2]
        xor ecx, edi                      ;   144.0 U       25 sum
        lea eax, [eax + ebx + 1518500249] ;   144.0 V       34 sum
        rol eax, 0xb                      ;   145.0 U+V     35 v[0]
        rol ebp, 0xa                      ;   146.0 U+V     36 v[1]
        mov ebx, dword [esp + 36]         ;   147.0 U       34 sum reload
        add eax, esi                      ;   147.0 V       35 v[0]
        and ecx, eax                      ;   148.0 U       25 sum
        add esi, ebx                      ;   148.0 V       34 sum
        mov ebx, eax                      ;   149.0 U       36 v[0] copy
        xor ecx, edi                      ;   149.0 V       25 sum
        rol ebx, 0xa                      ;   150.0 U+V     36 v[0]
        xor eax, ebp                      ;   151.0 U       25 sum
        lea esi, [esi + ecx + 1518500249] ;   151.0 V       34 sum
        rol esi, 9                        ;   152.0 U+V     35 v[4]
        add esi, edx                      ;   153.0 U       35 v[4]
        mov ecx, dword [esp + 84]         ;   153.0 V       34 sum
        and eax, esi                      ;   154.0 U       25 sum
        add edx, ecx                      ;   154.0 V       34 sum
        mov ecx, esi                      ;   155.0 U       36 v[4] copy
        xor eax, ebp                      ;   155.0 V       25 sum
        rol ecx, 0xa                      ;   156.0 U+V     36 v[4]
        lea edx, [edx + eax + 1518500249] ;   157.0 U       34 sum
        mov eax, dword [esp + 48]         ;   157.0 V       34 sum reload
        rol edx, 7                        ;   158.0 U+V     35 v[3]
        add edx, edi                      ;   159.0 U       35 v[3]
        xor esi, ebx                      ;   159.0 V       25 sum
        lea edi, [edi + eax + 1518500249] ;   160.0 U       34 sum
        and esi, edx                      ;   160.0 V       25 sum
        mov eax, edx                      ;   161.0 U       36 v[3] copy
        xor esi, ebx                      ;   161.0 V       25 sum
        add edi, esi                      ;   162.0 U       34 sum
        mov esi, dword [esp + 60]         ;   162.0 V       34 sum
        rol edi, 0xf                      ;   163.0 U+V     35 v[2]
        rol eax, 0xa                      ;   164.0 U+V     36 v[3]
        add edi, ebp                      ;   165.0 U       35 v[2]
        xor edx, ecx                      ;   165.0 V       25 sum
        and edx, edi                      ;   166.0 U       25 sum
        lea ebp, [ebp + esi + 1518500249] ;   166.0 V       34 sum
        xor edx, ecx                      ;   167.0 U       25 sum
        mov esi, edi                      ;   167.0 V       36 v[2] copy
        add ebp, edx                      ;   168.0 U       34 sum
        mov edx, dword [esp + 24]         ;   168.0 V       34 sum reload
        rol ebp, 7                        ;   169.0 U+V     35 v[1]
        add ebp, ebx                      ;   170.0 U       35 v[1]
        xor edi, eax                      ;   170.0 V       25 sum
        lea ebx, [ebx + edx + 1518500249] ;   171.0 U       34 sum
        and edi, ebp                      ;   171.0 V       25 sum
        xor edi, eax                      ;   172.0 U       25 sum
        mov edx, dword [esp + 64]         ;   172.0 V       34 sum
        add ebx, edi                      ;   173.0 U       34 sum
        mov edi, ebp                      ;   173.0 V       36 v[1] copy
        rol ebx, 0xc                      ;   174.0 U+V     35 v[0]
        rol esi, 0xa                      ;   175.0 U+V     36 v[2]
        add ebx, ecx                      ;   176.0 U       35 v[0]
        xor ebp, esi                      ;   176.0 V       25 sum
        lea ecx, [ecx + edx + 1518500249] ;   177.0 U       34 sum
        and ebp, ebx                      ;   177.0 V       25 sum
        xor ebp, esi                      ;   178.0 U       25 sum
        mov edx, dword [esp + 28]         ;   178.0 V       34 sum reload
        add ecx, ebp                      ;   179.0 U       34 sum
        mov ebp, ebx                      ;   179.0 V       36 v[0] copy
        rol ecx, 0xf                      ;   180.0 U+V     35 v[4]
        rol edi, 0xa                      ;   181.0 U+V     36 v[1]
        add ecx, eax                      ;   182.0 U       35 v[4]
        xor ebx, edi                      ;   182.0 V       25 sum
        lea eax, [eax + edx + 1518500249] ;   183.0 U       34 sum
        and ebx, ecx                      ;   183.0 V       25 sum
        rol ebp, 0xa                      ;   184.0 U+V     36 v[0]
        xor ebx, edi                      ;   185.0 U       25 sum
        mov edx, dword [esp + 32]         ;   185.0 V       34 sum
        add eax, ebx                      ;   186.0 U       34 sum
        mov ebx, ecx                      ;   186.0 V       36 v[4] copy
        rol eax, 9                        ;   187.0 U+V     35 v[3]
        rol ebx, 0xa                      ;   188.0 U+V     36 v[4]
        add eax, esi                      ;   189.0 U       35 v[3]
        xor ecx, ebp                      ;   189.0 V       25 sum
        and ecx, eax                      ;   190.0 U       25 sum
        lea esi, [esi + edx + 1518500249] ;   190.0 V       34 sum
        mov edx, dword [esp + 56]         ;   191.0 U       34 sum reload
        xor ecx, ebp                      ;   191.0 V       25 sum
        add esi, ecx                      ;   192.0 U       34 sum
        mov ecx, eax                      ;   192.0 V       36 v[3] copy
        rol esi, 0xb                      ;   193.0 U+V     35 v[2]
        xor eax, ebx                      ;   194.0 U       25 sum
        add esi, edi                      ;   194.0 V       35 v[2]
        and eax, esi                      ;   195.0 U       25 sum
        lea edi, [edi + edx + 1518500249] ;   195.0 V       34 sum
        xor eax, ebx                      ;   196.0 U       25 sum
        mov edx, dword [esp + 68]         ;   196.0 V       34 sum
        add edi, eax                      ;   197.0 U       34 sum
        mov eax, esi                      ;   197.0 V       36 v[2] copy
        rol ecx, 0xa                      ;   198.0 U+V     36 v[3]
        rol edi, 7                        ;   199.0 U+V     35 v[1]
        add edi, ebp                      ;   200.0 U       35 v[1]
        xor esi, ecx                      ;   200.0 V       25 sum
        and esi, edi                      ;   201.0 U       25 sum
        lea ebp, [ebp + edx + 1518500249] ;   201.0 V       34 sum
        xor esi, ecx                      ;   202.0 U       25 sum
        mov edx, dword [esp + 52]         ;   202.0 V       34 sum
        add ebp, esi                      ;   203.0 U       34 sum
        mov esi, edi                      ;   203.0 V       36 v[1] copy
        rol ebp, 0xd                      ;   204.0 U+V     35 v[0]
        rol eax, 0xa                      ;   205.0 U+V     36 v[2]
        xor edi, eax                      ;   206.0 U       25 sum
        add ebp, ebx                      ;   206.0 V       35 v[0]
        and edi, ebp                      ;   207.0 U       25 sum
        lea ebx, [ebx + edx + 1518500249] ;   207.0 V       34 sum
        xor edi, eax                      ;   208.0 U       25 sum
        mov edx, dword [esp + 48]         ;   208.0 V       34 sum reload
        add ebx, edi                      ;   209.0 U       34 sum
        mov edi, ebp                      ;   209.0 V       25 sum copy
        rol ebx, 0xc                      ;   210.0 U+V     35 v[4]
        xor edi, 0xffffffff               ;   211.0 U       25 sum
        add ebx, ecx                      ;   211.0 V       35 v[4]
        lea ecx, [ecx + edx + 1859775393] ;   212.0 U       34 sum
        or edi, ebx                       ;   212.0 V       25 sum
        rol esi, 0xa                      ;   213.0 U+V     36 v[1]
        mov edx, ebx                      ;   214.0 U       25 sum copy
        xor edi, esi                      ;   214.0 V       25 sum
        rol ebp, 0xa                      ;   215.0 U+V     36 v[0]
        add ecx, edi                      ;   216.0 U       34 sum
        mov edi, dword [esp + 88]         ;   216.0 V       34 sum
        rol ecx, 0xb                      ;   217.0 U+V     35 v[3]
        rol ebx, 0xa                      ;   218.0 U+V     36 v[4]
        xor edx, 0xffffffff               ;   219.0 U       25 sum
        add ecx, eax                      ;   219.0 V       35 v[3]
        lea eax, [eax + edi + 1859775393] ;   220.0 U       34 sum
        or edx, ecx                       ;   220.0 V       25 sum
        mov edi, ecx                      ;   221.0 U       25 sum copy
        xor edx, ebp                      ;   221.0 V       25 sum
        add eax, edx                      ;   222.0 U       34 sum
        xor edi, 0xffffffff               ;   222.0 V       25 sum
        rol eax, 0xd                      ;   223.0 U+V     35 v[2]
        mov edx, dword [esp + 56]         ;   224.0 U       34 sum
        add eax, esi                      ;   224.0 V       35 v[2]
        add esi, edx                      ;   225.0 U       34 sum
        or edi, eax                       ;   225.0 V       25 sum
        mov edx, eax                      ;   226.0 U       25 sum copy
        xor edi, ebx                      ;   226.0 V       25 sum
        rol eax, 0xa                      ;   227.0 U+V     36 v[2]
        lea esi, [esi + edi + 1859775393] ;   228.0 U       34 sum
        mov edi, dword [esp + 44]         ;   228.0 V       34 sum
        rol esi, 6                        ;   229.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   230.0 U       25 sum
        add esi, ebp                      ;   230.0 V       35 v[1]
        or edx, esi                       ;   231.0 U       25 sum
        lea ebp, [ebp + edi + 1859775393] ;   231.0 V       34 sum
        rol ecx, 0xa                      ;   232.0 U+V     36 v[3]
        xor edx, ecx                      ;   233.0 U       25 sum
        mov edi, dword [esp + 64]         ;   233.0 V       34 sum
        add ebp, edx                      ;   234.0 U       34 sum
        mov edx, esi                      ;   234.0 V       25 sum copy
        rol ebp, 7                        ;   235.0 U+V     35 v[0]
        xor edx, 0xffffffff               ;   236.0 U       25 sum
        add ebp, ebx                      ;   236.0 V       35 v[0]
        lea ebx, [ebx + edi + 1859775393] ;   237.0 U       34 sum
        or edx, ebp                       ;   237.0 V       25 sum
        mov edi, ebp                      ;   238.0 U       25 sum copy
        xor edx, eax                      ;   238.0 V       25 sum
        xor edi, 0xffffffff               ;   239.0 U       25 sum
        add ebx, edx                      ;   239.0 V       34 sum
        rol ebx, 0xe                      ;   240.0 U+V     35 v[4]
        add ebx, ecx                      ;   241.0 U       35 v[4]
        mov edx, dword [esp + 84]         ;   241.0 V       34 sum
        or edi, ebx                       ;   242.0 U       25 sum
        add ecx, edx                      ;   242.0 V       34 sum
        rol esi, 0xa                      ;   243.0 U+V     36 v[1]
        mov edx, ebx                      ;   244.0 U       25 sum copy
        xor edi, esi                      ;   244.0 V       25 sum
        rol ebp, 0xa                      ;   245.0 U+V     36 v[0]
        lea ecx, [ecx + edi + 1859775393] ;   246.0 U       34 sum
        mov edi, dword [esp + 52]         ;   246.0 V       34 sum
        rol ecx, 9                        ;   247.0 U+V     35 v[3]
        xor edx, 0xffffffff               ;   248.0 U       25 sum
        add ecx, eax                      ;   248.0 V       35 v[3]
        or edx, ecx                       ;   249.0 U       25 sum
        lea eax, [eax + edi + 1859775393] ;   249.0 V       34 sum
        xor edx, ebp                      ;   250.0 U       25 sum
        mov edi, ecx                      ;   250.0 V       25 sum copy
        add eax, edx                      ;   251.0 U       34 sum
        mov edx, dword [esp + 40]         ;   251.0 V       34 sum
        rol eax, 0xd                      ;   252.0 U+V     35 v[2]
        add eax, esi                      ;   253.0 U       35 v[2]
        xor edi, 0xffffffff               ;   253.0 V       25 sum
        lea esi, [esi + edx + 1859775393] ;   254.0 U       34 sum
        or edi, eax                       ;   254.0 V       25 sum
        rol ebx, 0xa                      ;   255.0 U+V     36 v[4]
        xor edi, ebx                      ;   256.0 U       25 sum
        mov edx, dword [esp + 32]         ;   256.0 V       34 sum
        add esi, edi                      ;   257.0 U       34 sum
        mov edi, eax                      ;   257.0 V       25 sum copy
        rol esi, 0xf                      ;   258.0 U+V     35 v[1]
        xor edi, 0xffffffff               ;   259.0 U       25 sum
        add esi, ebp                      ;   259.0 V       35 v[1]
        lea ebp, [ebp + edx + 1859775393] ;   260.0 U       34 sum
        or edi, esi                       ;   260.0 V       25 sum
        rol ecx, 0xa                      ;   261.0 U+V     36 v[3]
        xor edi, ecx                      ;   262.0 U       25 sum
        mov edx, esi                      ;   262.0 V       25 sum copy
        add ebp, edi                      ;   263.0 U       34 sum
        mov edi, dword [esp + 76]         ;   263.0 V       34 sum
        rol ebp, 0xe                      ;   264.0 U+V     35 v[0]
        xor edx, 0xffffffff               ;   265.0 U       25 sum
        add ebp, ebx                      ;   265.0 V       35 v[0]
        rol eax, 0xa                      ;   266.0 U+V     36 v[2]
        lea ebx, [ebx + edi + 1859775393] ;   267.0 U       34 sum
        or edx, ebp                       ;   267.0 V       25 sum
        mov edi, ebp                      ;   268.0 U       25 sum copy
        xor edx, eax                      ;   268.0 V       25 sum
        add ebx, edx                      ;   269.0 U       34 sum
        xor edi, 0xffffffff               ;   269.0 V       25 sum
        rol ebx, 8                        ;   270.0 U+V     35 v[4]
        rol esi, 0xa                      ;   271.0 U+V     36 v[1]
        mov edx, dword [esp + 24]         ;   272.0 U       34 sum
        add ebx, ecx                      ;   272.0 V       35 v[4]
        add ecx, edx                      ;   273.0 U       34 sum
        or edi, ebx                       ;   273.0 V       25 sum
        mov edx, ebx                      ;   274.0 U       25 sum copy
        xor edi, esi                      ;   274.0 V       25 sum
        rol ebp, 0xa                      ;   275.0 U+V     36 v[0]
        xor edx, 0xffffffff               ;   276.0 U       25 sum
        lea ecx, [ecx + edi + 1859775393] ;   276.0 V       34 sum
        rol ecx, 0xd                      ;   277.0 U+V     35 v[3]
        mov edi, dword [esp + 36]         ;   278.0 U       34 sum
        add ecx, eax                      ;   278.0 V       35 v[3]
        or edx, ecx                       ;   279.0 U       25 sum
        add eax, edi                      ;   279.0 V       34 sum
        xor edx, ebp                      ;   280.0 U       25 sum
        mov edi, ecx                      ;   280.0 V       25 sum copy
        rol ecx, 0xa                      ;   281.0 U+V     36 v[3]
        lea eax, [eax + edx + 1859775393] ;   282.0 U       34 sum
        xor edi, 0xffffffff               ;   282.0 V       25 sum
        rol eax, 6                        ;   283.0 U+V     35 v[2]
        mov edx, dword [esp + 80]         ;   284.0 U       34 sum
        add eax, esi                      ;   284.0 V       35 v[2]
        add esi, edx                      ;   285.0 U       34 sum
        or edi, eax                       ;   285.0 V       25 sum
        rol ebx, 0xa                      ;   286.0 U+V     36 v[4]
        mov edx, eax                      ;   287.0 U       25 sum copy
        xor edi, ebx                      ;   287.0 V       25 sum
        rol eax, 0xa                      ;   288.0 U+V     36 v[2]
        lea esi, [esi + edi + 1859775393] ;   289.0 U       34 sum
        mov edi, dword [esp + 68]         ;   289.0 V       34 sum
        rol esi, 5                        ;   290.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   291.0 U       25 sum
        add esi, ebp                      ;   291.0 V       35 v[1]
        or edx, esi                       ;   292.0 U       25 sum
        lea ebp, [ebp + edi + 1859775393] ;   292.0 V       34 sum
        mov edi, esi                      ;   293.0 U       25 sum copy
        xor edx, ecx                      ;   293.0 V       25 sum
        xor edi, 0xffffffff               ;   294.0 U       25 sum
        add ebp, edx                      ;   294.0 V       34 sum
        rol ebp, 0xc                      ;   295.0 U+V     35 v[0]
        mov edx, dword [esp + 28]         ;   296.0 U       34 sum
        add ebp, ebx                      ;   296.0 V       35 v[0]
        or edi, ebp                       ;   297.0 U       25 sum
        add ebx, edx                      ;   297.0 V       34 sum
        xor edi, eax                      ;   298.0 U       25 sum
        mov edx, ebp                      ;   298.0 V       25 sum copy
        rol ebp, 0xa                      ;   299.0 U+V     36 v[0]
        lea ebx, [ebx + edi + 1859775393] ;   300.0 U       34 sum
        xor edx, 0xffffffff               ;   300.0 V       25 sum
        rol ebx, 7                        ;   301.0 U+V     35 v[4]
        add ebx, ecx                      ;   302.0 U       35 v[4]
        mov edi, dword [esp + 60]         ;   302.0 V       34 sum reload
        rol esi, 0xa                      ;   303.0 U+V     36 v[1]
        lea ecx, [ecx + edi + 1859775393] ;   304.0 U       34 sum
        or edx, ebx                       ;   304.0 V       25 sum
        xor edx, esi                      ;   305.0 U       25 sum
        mov edi, dword [esp + 40]         ;   305.0 V       34 sum
        add ecx, edx                      ;   306.0 U       34 sum
        mov edx, ebx                      ;   306.0 V       26 sum copy
        rol ecx, 5                        ;   307.0 U+V     35 v[3]
        add ecx, eax                      ;   308.0 U       35 v[3]
        lea eax, [eax + edi - 1894007588] ;   308.0 V       34 sum
        mov edi, ebx                      ;   309.0 U       36 v[4] copy
        xor edx, ecx                      ;   309.0 V       26 sum
        rol edi, 0xa                      ;   310.0 U+V     36 v[4]
        mov dword [esp + 100], edi        ;   311.0 U       36 v[4] spill
        and edx, ebp                      ;   311.0 V       26 sum
        xor ebx, edx                      ;   312.0 U       26 sum
        mov edx, ecx                      ;   312.0 V       26 sum copy
        mov edi, dword [esp + 64]         ;   313.0 U       34 sum
        add eax, ebx                      ;   313.0 V       34 sum
        rol eax, 0xb                      ;   314.0 U+V     35 v[2]
        lea edi, [edi + esi - 1894007588] ;   315.0 U       34 sum
        add esi, eax                      ;   315.0 V       35 v[2]
        mov eax, dword [esp + 100]        ;   316.0 U       26 sum
        xor edx, esi                      ;   316.0 V       26 sum
        mov ebx, esi                      ;   317.0 U       26 sum copy
        and edx, eax                      ;   317.0 V       26 sum
        mov eax, ecx                      ;   318.0 U       36 v[3] copy
        xor ecx, edx                      ;   318.0 V       26 sum
        mov edx, dword [esp + 68]         ;   319.0 U       34 sum
        add edi, ecx                      ;   319.0 V       34 sum
        rol edi, 0xc                      ;   320.0 U+V     35 v[1]
        lea edx, [edx + ebp - 1894007588] ;   321.0 U       34 sum
        add ebp, edi                      ;   321.0 V       35 v[1]
        xor ebx, ebp                      ;   322.0 U       26 sum
        mov ecx, dword [esp + 88]         ;   322.0 V       34 sum reload
        rol eax, 0xa                      ;   323.0 U+V     36 v[3]
        and ebx, eax                      ;   324.0 U       26 sum
        mov edi, esi                      ;   324.0 V       36 v[2] copy
        xor esi, ebx                      ;   325.0 U       26 sum
        mov ebx, ebp                      ;   325.0 V       26 sum copy
        add edx, esi                      ;   326.0 U       34 sum
        mov esi, dword [esp + 100]        ;   326.0 V       36 v[4] reload
        rol edx, 0xe                      ;   327.0 U+V     35 v[0]
        add edx, esi                      ;   328.0 U       35 v[0]
        lea esi, [esi + ecx - 1894007588] ;   328.0 V       34 sum
        rol edi, 0xa                      ;   329.0 U+V     36 v[2]
        xor ebx, edx                      ;   330.0 U       26 sum
        mov ecx, ebp                      ;   330.0 V       36 v[1] copy
        rol ecx, 0xa                      ;   331.0 U+V     36 v[1]
        and ebx, edi                      ;   332.0 U       26 sum
        mov dword [esp + 100], ecx        ;   332.0 V       36 v[1] spill
        mov ecx, dword [esp + 24]         ;   333.0 U       34 sum
        xor ebp, ebx                      ;   333.0 V       26 sum
        add ecx, eax                      ;   334.0 U       34 sum
        add esi, ebp                      ;   334.0 V       34 sum
        rol esi, 0xf                      ;   335.0 U+V     35 v[4]
        mov ebx, edx                      ;   336.0 U       26 sum copy
        add eax, esi                      ;   336.0 V       35 v[4]
        xor ebx, eax                      ;   337.0 U       26 sum
        mov esi, dword [esp + 100]        ;   337.0 V       26 sum
        mov ebp, edx                      ;   338.0 U       36 v[0] copy
        and ebx, esi                      ;   338.0 V       26 sum
        xor edx, ebx                      ;   339.0 U       26 sum
        mov ebx, dword [esp + 52]         ;   339.0 V       34 sum
        rol ebp, 0xa                      ;   340.0 U+V     36 v[0]
        lea ecx, [ecx + edx - 1894007588] ;   341.0 U       34 sum
        lea ebx, [ebx + edi - 1894007588] ;   341.0 V       34 sum
        rol ecx, 0xe                      ;   342.0 U+V     35 v[3]
        mov edx, eax                      ;   343.0 U       26 sum copy
        add edi, ecx                      ;   343.0 V       35 v[3]
        mov ecx, eax                      ;   344.0 U       36 v[4] copy
        xor edx, edi                      ;   344.0 V       26 sum
        and edx, ebp                      ;   345.0 U       26 sum
        mov esi, dword [esp + 100]        ;   345.0 V       36 v[1] reload
        xor eax, edx                      ;   346.0 U       26 sum
        mov edx, dword [esp + 60]         ;   346.0 V       34 sum reload
        add ebx, eax                      ;   347.0 U       34 sum
        mov eax, edi                      ;   347.0 V       26 sum copy
        rol ebx, 0xf                      ;   348.0 U+V     35 v[2]
        add ebx, esi                      ;   349.0 U       35 v[2]
        lea esi, [esi + edx - 1894007588] ;   349.0 V       34 sum
        mov edx, edi                      ;   350.0 U       36 v[3] copy
        xor eax, ebx                      ;   350.0 V       26 sum
        rol edx, 0xa                      ;   351.0 U+V     36 v[3]
        rol ecx, 0xa                      ;   352.0 U+V     36 v[4]
        mov dword [esp + 100], edx        ;   353.0 U       36 v[3] spill
        and eax, ecx                      ;   353.0 V       26 sum
        mov edx, dword [esp + 44]         ;   354.0 U       34 sum
        xor edi, eax                      ;   354.0 V       26 sum
        add esi, edi                      ;   355.0 U       34 sum
        mov eax, ebx                      ;   355.0 V       26 sum copy
        rol esi, 9                        ;   356.0 U+V     35 v[1]
        lea edx, [edx + ebp - 1894007588] ;   357.0 U       34 sum
        add ebp, esi                      ;   357.0 V       35 v[1]
        mov esi, dword [esp + 100]        ;   358.0 U       26 sum
        xor eax, ebp                      ;   358.0 V       26 sum
        and eax, esi                      ;   359.0 U       26 sum
        mov esi, ebx                      ;   359.0 V       36 v[2] copy
        mov edi, dword [esp + 80]         ;   360.0 U       34 sum
        xor ebx, eax                      ;   360.0 V       26 sum
        add edx, ebx                      ;   361.0 U       34 sum
        mov ebx, ebp                      ;   361.0 V       26 sum copy
        rol edx, 8                        ;   362.0 U+V     35 v[0]
        lea edi, [edi + ecx - 1894007588] ;   363.0 U       34 sum
        add ecx, edx                      ;   363.0 V       35 v[0]
        xor ebx, ecx                      ;   364.0 U       26 sum
        mov eax, ebp                      ;   364.0 V       36 v[1] copy
        rol esi, 0xa                      ;   365.0 U+V     36 v[2]
        and ebx, esi                      ;   366.0 U       26 sum
        mov edx, dword [esp + 48]         ;   366.0 V       34 sum reload
        xor ebp, ebx                      ;   367.0 U       26 sum
        mov ebx, dword [esp + 100]        ;   367.0 V       36 v[3] reload
        add edi, ebp                      ;   368.0 U       34 sum
        mov ebp, ecx                      ;   368.0 V       26 sum copy
        rol edi, 9                        ;   369.0 U+V     35 v[4]
        add edi, ebx                      ;   370.0 U       35 v[4]
        lea ebx, [ebx + edx - 1894007588] ;   370.0 V       34 sum
        xor ebp, edi                      ;   371.0 U       26 sum
        mov edx, ecx                      ;   371.0 V       36 v[0] copy
        rol edx, 0xa                      ;   372.0 U+V     36 v[0]
        rol eax, 0xa                      ;   373.0 U+V     36 v[1]
        mov dword [esp + 100], edx        ;   374.0 U       36 v[0] spill
        and ebp, eax                      ;   374.0 V       26 sum
        xor ecx, ebp                      ;   375.0 U       26 sum
        mov edx, edi                      ;   375.0 V       26 sum copy
        add ebx, ecx                      ;   376.0 U       34 sum
        mov ecx, dword [esp + 76]         ;   376.0 V       34 sum
        rol ebx, 0xe                      ;   377.0 U+V     35 v[3]
        lea ecx, [ecx + esi - 1894007588] ;   378.0 U       34 sum
        add esi, ebx                      ;   378.0 V       35 v[3]
        xor edx, esi                      ;   379.0 U       26 sum
        mov ebx, dword [esp + 100]        ;   379.0 V       26 sum
        mov ebp, edi                      ;   380.0 U       36 v[4] copy
        and edx, ebx                      ;   380.0 V       26 sum
        xor edi, edx                      ;   381.0 U       26 sum
        mov ebx, dword [esp + 84]         ;   381.0 V       34 sum
        rol ebp, 0xa                      ;   382.0 U+V     36 v[4]
        lea ebx, [ebx + eax - 1894007588] ;   383.0 U       34 sum
        add ecx, edi                      ;   383.0 V       34 sum
        rol ecx, 5                        ;   384.0 U+V     35 v[2]
        mov edx, esi                      ;   385.0 U       26 sum copy
        add eax, ecx                      ;   385.0 V       35 v[2]
        mov ecx, dword [esp + 100]        ;   386.0 U       36 v[0] reload
        xor edx, eax                      ;   386.0 V       26 sum
        and edx, ebp                      ;   387.0 U       26 sum
        mov edi, esi                      ;   387.0 V       36 v[3] copy
        xor esi, edx                      ;   388.0 U       26 sum
        mov edx, eax                      ;   388.0 V       26 sum copy
        add ebx, esi                      ;   389.0 U       34 sum
        mov esi, eax                      ;   389.0 V       36 v[2] copy
        rol ebx, 6                        ;   390.0 U+V     35 v[1]
        rol esi, 0xa                      ;   391.0 U+V     36 v[2]
        mov dword [esp + 100], esi        ;   392.0 U       36 v[2] spill
        add ebx, ecx                      ;   392.0 V       35 v[1]
        xor edx, ebx                      ;   393.0 U       26 sum
        mov esi, dword [esp + 56]         ;   393.0 V       34 sum reload
        rol edi, 0xa                      ;   394.0 U+V     36 v[3]
        and edx, edi                      ;   395.0 U       26 sum
        lea ecx, [ecx + esi - 1894007588] ;   395.0 V       34 sum
        xor eax, edx                      ;   396.0 U       26 sum
        mov edx, dword [esp + 28]         ;   396.0 V       34 sum
        add ecx, eax                      ;   397.0 U       34 sum
        mov eax, ebx                      ;   397.0 V       26 sum copy
        rol ecx, 8                        ;   398.0 U+V     35 v[0]
        lea edx, [edx + ebp - 1894007588] ;   399.0 U       34 sum
        add ebp, ecx                      ;   399.0 V       35 v[0]
        mov ecx, dword [esp + 100]        ;   400.0 U       26 sum
        xor eax, ebp                      ;   400.0 V       26 sum
        and eax, ecx                      ;   401.0 U       26 sum
        mov ecx, ebx                      ;   401.0 V       36 v[1] copy
        mov esi, dword [esp + 36]         ;   402.0 U       34 sum
        xor ebx, eax                      ;   402.0 V       26 sum
        add esi, edi                      ;   403.0 U       34 sum
        add edx, ebx                      ;   403.0 V       34 sum
        rol edx, 6                        ;   404.0 U+V     35 v[4]
        rol ecx, 0xa                      ;   405.0 U+V     36 v[1]
        mov eax, ebp                      ;   406.0 U       26 sum copy
        add edi, edx                      ;   406.0 V       35 v[4]
        xor eax, edi                      ;   407.0 U       26 sum
        mov ebx, edi                      ;   407.0 V       36 v[4] copy
        rol ebx, 0xa                      ;   408.0 U+V     36 v[4]
        and eax, ecx                      ;   409.0 U       26 sum
        mov edx, ebp                      ;   409.0 V       36 v[0] copy
        xor ebp, eax                      ;   410.0 U       26 sum
        mov eax, dword [esp + 100]        ;   410.0 V       36 v[2] reload
        mov dword [esp + 100], ebx        ;   411.0 U       36 v[4] spill
        lea esi, [esi + ebp - 1894007588] ;   412.0 V       34 sum
        mov ebp, dword [esp + 32]         ;   413.0 U       34 sum
        rol esi, 5                        ;   414.0 U+V     35 v[3]
        add esi, eax                      ;   415.0 U       35 v[3]
        lea eax, [eax + ebp - 1894007588] ;   415.0 V       34 sum
        mov ebp, esi                      ;   416.0 U       26 sum copy
        xor ebx, 0xffffffff               ;   416.0 V       26 sum
        rol edx, 0xa                      ;   417.0 U+V     36 v[0]
        xor ebp, edi                      ;   418.0 U       26 sum
        or ebx, esi                       ;   418.0 V       26 sum
        and ebp, edx                      ;   419.0 U       26 sum
        mov dword [esp + 104], ebx        ;   419.0 V       26 sum spill
        xor edi, ebp                      ;   420.0 U       26 sum
        mov ebx, dword [esp + 28]         ;   420.0 V       34 sum reload
        mov ebp, dword [esp + 44]         ;   421.0 U       34 sum
        add eax, edi                      ;   421.0 V       34 sum
        rol eax, 0xc                      ;   422.0 U+V     35 v[2]
        lea ebp, [ebp + ecx - 1454113458] ;   423.0 U       34 sum
        add ecx, eax                      ;   423.0 V       35 v[2]
        mov eax, dword [esp + 104]        ;   424.0 U       26 sum
        mov edi, ecx                      ;   424.0 V       26 sum copy
        xor edi, eax                      ;   425.0 U       26 sum
        mov eax, dword [esp + 24]         ;   425.0 V       34 sum
        rol esi, 0xa                      ;   426.0 U+V     36 v[3]
        add ebp, edi                      ;   427.0 U       34 sum
        mov edi, esi                      ;   427.0 V       26 sum copy
        rol ebp, 9                        ;   428.0 U+V     35 v[1]
        add eax, edx                      ;   429.0 U       34 sum
        xor edi, 0xffffffff               ;   429.0 V       26 sum
        add edx, ebp                      ;   430.0 U       35 v[1]
        or edi, ecx                       ;   430.0 V       26 sum
        rol ecx, 0xa                      ;   431.0 U+V     36 v[2]
        mov ebp, edx                      ;   432.0 U       36 v[1] copy
        xor edi, edx                      ;   432.0 V       26 sum
        add eax, edi                      ;   433.0 U       34 sum
        mov edi, ecx                      ;   433.0 V       26 sum copy
        add eax, 0xa953fd4e               ;   434.0 U       34 sum
        xor edi, 0xffffffff               ;   434.0 V       26 sum
        rol eax, 0xf                      ;   435.0 U+V     35 v[0]
        rol ebp, 0xa                      ;   436.0 U+V     36 v[1]
        or edx, edi                       ;   437.0 U       26 sum
        mov edi, dword [esp + 100]        ;   437.0 V       36 v[4] reload
        add eax, edi                      ;   438.0 U       35 v[0]
        add edi, ebx                      ;   438.0 V       34 sum
        add edi, 0xa953fd4e               ;   439.0 U       34 sum
        xor edx, eax                      ;   439.0 V       26 sum
        add edi, edx                      ;   440.0 U       34 sum
        mov edx, ebp                      ;   440.0 V       26 sum copy
        rol edi, 5                        ;   441.0 U+V     35 v[4]
        xor edx, 0xffffffff               ;   442.0 U       26 sum
        add edi, esi                      ;   442.0 V       35 v[4]
        or edx, eax                       ;   443.0 U       26 sum
        add esi, 0xa953fd4e               ;   443.0 V       34 sum
        xor edx, edi                      ;   444.0 U       26 sum
        add esi, edx                      ;   445.0 U       34 sum
        mov edx, dword [esp + 64]         ;   445.0 V       34 sum reload
        rol eax, 0xa                      ;   446.0 U+V     36 v[0]
        add esi, edx                      ;   447.0 U       34 sum
        mov edx, eax                      ;   447.0 V       26 sum copy
        rol esi, 0xb                      ;   448.0 U+V     35 v[3]
        add esi, ecx                      ;   449.0 U       35 v[3]
        xor edx, 0xffffffff               ;   449.0 V       26 sum
        or edx, edi                       ;   450.0 U       26 sum
        add ecx, 0xa953fd4e               ;   450.0 V       34 sum
        xor edx, esi                      ;   451.0 U       26 sum
        add ecx, edx                      ;   452.0 U       34 sum
        mov edx, dword [esp + 76]         ;   452.0 V       34 sum
        rol edi, 0xa                      ;   453.0 U+V     36 v[4]
        add ecx, edx                      ;   454.0 U       34 sum
        mov edx, edi                      ;   454.0 V       26 sum copy
        rol ecx, 6                        ;   455.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   456.0 U       26 sum
        add ecx, ebp                      ;   456.0 V       35 v[2]
        or edx, esi                       ;   457.0 U       26 sum
        add ebp, 0xa953fd4e               ;   457.0 V       34 sum
        rol esi, 0xa                      ;   458.0 U+V     36 v[3]
        xor edx, ecx                      ;   459.0 U       26 sum
        add ebp, edx                      ;   460.0 U       34 sum
        mov edx, esi                      ;   460.0 V       26 sum copy
        add ebp, dword [esp + 60]         ;   461.0 U       34 sum
        xor edx, 0xffffffff               ;   461.0 V       26 sum
        rol ebp, 8                        ;   463.0 U+V     35 v[1]
        add ebp, eax                      ;   464.0 U       35 v[1]
        or edx, ecx                       ;   464.0 V       26 sum
        xor edx, ebp                      ;   465.0 U       26 sum
        add eax, 0xa953fd4e               ;   465.0 V       34 sum
        rol ecx, 0xa                      ;   466.0 U+V     36 v[2]
        add eax, edx                      ;   467.0 U       34 sum
        mov edx, ecx                      ;   467.0 V       26 sum copy
        add eax, dword [esp + 32]         ;   468.0 U       34 sum
        xor edx, 0xffffffff               ;   468.0 V       26 sum
        rol eax, 0xd                      ;   470.0 U+V     35 v[0]
        or edx, ebp                       ;   471.0 U       26 sum
        add eax, edi                      ;   471.0 V       35 v[0]
        xor edx, eax                      ;   472.0 U       26 sum
        add edi, edx                      ;   473.0 U       34 sum
        mov edx, dword [esp + 88]         ;   473.0 V       34 sum reload
        rol ebp, 0xa                      ;   474.0 U+V     36 v[1]
        lea edi, [edi + edx - 1454113458] ;   475.0 U       34 sum
        mov edx, ebp                      ;   475.0 V       26 sum copy
        rol edi, 0xc                      ;   476.0 U+V     35 v[4]
        xor edx, 0xffffffff               ;   477.0 U       26 sum
        add edi, esi                      ;   477.0 V       35 v[4]
        add esi, 0xa953fd4e               ;   478.0 U       34 sum
        or edx, eax                       ;   478.0 V       26 sum
        xor edx, edi                      ;   479.0 U       26 sum
        add esi, edx                      ;   480.0 U       34 sum
        mov edx, dword [esp + 56]         ;   480.0 V       34 sum
        rol eax, 0xa                      ;   481.0 U+V     36 v[0]
        add esi, edx                      ;   482.0 U       34 sum
        mov edx, eax                      ;   482.0 V       26 sum copy
        rol esi, 5                        ;   483.0 U+V     35 v[3]
        xor edx, 0xffffffff               ;   484.0 U       26 sum
        add esi, ecx                      ;   484.0 V       35 v[3]
        or edx, edi                       ;   485.0 U       26 sum
        add ecx, 0xa953fd4e               ;   485.0 V       34 sum
        rol edi, 0xa                      ;   486.0 U+V     36 v[4]
        xor edx, esi                      ;   487.0 U       26 sum
        add ecx, edx                      ;   488.0 U       34 sum
        mov edx, edi                      ;   488.0 V       26 sum copy
        add ecx, dword [esp + 40]         ;   489.0 U       34 sum
        xor edx, 0xffffffff               ;   489.0 V       26 sum
        rol ecx, 0xc                      ;   491.0 U+V     35 v[2]
        add ecx, ebp                      ;   492.0 U       35 v[2]
        or edx, esi                       ;   492.0 V       26 sum
        xor edx, ecx                      ;   493.0 U       26 sum
        rol esi, 0xa                      ;   494.0 U+V     36 v[3]
        lea ebp, [ebp + edx - 1454113458] ;   495.0 U       34 sum
        mov edx, esi                      ;   495.0 V       26 sum copy
        xor edx, 0xffffffff               ;   496.0 U       26 sum
        add ebp, dword [esp + 48]         ;   496.0 V       34 sum
        rol ebp, 0xd                      ;   498.0 U+V     35 v[1]
        add ebp, eax                      ;   499.0 U       35 v[1]
        or edx, ecx                       ;   499.0 V       26 sum
        xor edx, ebp                      ;   500.0 U       26 sum
        add eax, edx                      ;   501.0 U       34 sum
        mov edx, dword [esp + 52]         ;   501.0 V       34 sum reload
        rol ecx, 0xa                      ;   502.0 U+V     36 v[2]
        lea eax, [eax + edx - 1454113458] ;   503.0 U       34 sum
        mov edx, ecx                      ;   503.0 V       26 sum copy
        rol eax, 0xe                      ;   504.0 U+V     35 v[0]
        xor edx, 0xffffffff               ;   505.0 U       26 sum
        add eax, edi                      ;   505.0 V       35 v[0]
        or edx, ebp                       ;   506.0 U       26 sum
        add edi, 0xa953fd4e               ;   506.0 V       34 sum
        rol ebp, 0xa                      ;   507.0 U+V     36 v[1]
        add edi, dword [esp + 68]         ;   508.0 U       34 sum
        xor edx, eax                      ;   508.0 V       26 sum
        add edi, edx                      ;   510.0 U       34 sum
        mov edx, ebp                      ;   510.0 V       26 sum copy
        rol edi, 0xb                      ;   511.0 U+V     35 v[4]
        add edi, esi                      ;   512.0 U       35 v[4]
        xor edx, 0xffffffff               ;   512.0 V       26 sum
        or edx, eax                       ;   513.0 U       26 sum
        add esi, 0xa953fd4e               ;   513.0 V       34 sum
        rol eax, 0xa                      ;   514.0 U+V     36 v[0]
        xor edx, edi                      ;   515.0 U       26 sum
        mov dword [esp + 104], eax        ;   515.0 V       36 v[0] spill
        add esi, edx                      ;   516.0 U       34 sum
        mov edx, dword [esp + 36]         ;   516.0 V       34 sum reload
        add esi, edx                      ;   517.0 U       34 sum
        rol esi, 8                        ;   518.0 U+V     35 v[3]
        mov edx, dword [esp + 84]         ;   519.0 U       34 sum
        xor eax, 0xffffffff               ;   519.0 V       26 sum
        or eax, edi                       ;   520.0 U       26 sum
        add esi, ecx                      ;   520.0 V       35 v[3]
        xor eax, esi                      ;   521.0 U       26 sum
        lea ecx, [ecx + edx - 1454113458] ;   521.0 V       34 sum
        add ecx, eax                      ;   522.0 U       34 sum
        mov eax, dword [esp + 20]         ;   522.0 V       26 sum
        rol ecx, 5                        ;   523.0 U+V     35 v[2]
        mov edx, dword [esp + 0]          ;   524.0 U       26 sum
        xor eax, 0xffffffff               ;   524.0 V       26 sum
        or eax, edx                       ;   525.0 U       26 sum
        mov edx, dword [esp + 12]         ;   525.0 V       26 sum
        add ecx, ebp                      ;   526.0 U       35 v[2]
        xor eax, edx                      ;   526.0 V       26 sum
        mov edx, dword [esp + 8]          ;   527.0 U       34 sum
        mov dword [esp + 108], ecx        ;   527.0 V       35 v[2] spill
        lea eax, [eax + ebx + 1352829926] ;   528.0 U       34 sum
        mov ebx, dword [esp + 20]         ;   528.0 V       49 h
        rol edi, 0xa                      ;   529.0 U+V     36 v[4]
        add eax, edx                      ;   530.0 U       34 sum
        add ebx, edi                      ;   530.0 V       49 h
        rol eax, 8                        ;   531.0 U+V     35 v[0]
        mov dword [esp + 112], ebx        ;   532.0 U       49 h spill
        mov ebx, dword [esp + 4]          ;   532.0 V       35 v[0]
        mov edx, dword [esp + 92]         ;   533.0 U       26 sum
        add eax, ebx                      ;   533.0 V       35 v[0]
        xor edx, 0xffffffff               ;   534.0 U       26 sum
        mov ebx, dword [esp + 12]         ;   534.0 V       26 sum
        xor edi, 0xffffffff               ;   535.0 U       26 sum
        or edx, ebx                       ;   535.0 V       26 sum
        or edi, esi                       ;   536.0 U       26 sum
        mov ebx, eax                      ;   536.0 V       26 sum copy
        xor ebx, edx                      ;   537.0 U       26 sum
        mov edx, dword [esp + 56]         ;   537.0 V       34 sum
        xor edi, ecx                      ;   538.0 U       26 sum
        mov ecx, dword [esp + 4]          ;   538.0 V       44 x[4] reload
        lea ebx, [ebx + edx + 1352829926] ;   539.0 U       34 sum
        mov edx, dword [esp + 20]         ;   539.0 V       35 v[4]
        lea ebp, [ebp + edi - 1454113458] ;   540.0 U       34 sum
        add ebx, ecx                      ;   540.0 V       34 sum
        mov ecx, eax                      ;   541.0 U       26 sum copy
        mov edi, dword [esp + 96]         ;   541.0 V       26 sum
        rol ebx, 9                        ;   542.0 U+V     35 v[4]
        xor edi, 0xffffffff               ;   543.0 U       26 sum
        add ebx, edx                      ;   543.0 V       35 v[4]
        mov edx, ebx                      ;   544.0 U       26 sum copy
        or ecx, edi                       ;   544.0 V       26 sum
        mov edi, dword [esp + 20]         ;   545.0 U       34 sum
        xor edx, ecx                      ;   545.0 V       26 sum
        rol eax, 0xa                      ;   546.0 U+V     36 v[0]
        mov ecx, dword [esp + 76]         ;   547.0 U       34 sum reload
        lea edx, [edx + edi + 1352829926] ;   547.0 V       34 sum
        add edx, ecx                      ;   548.0 U       34 sum
        mov ecx, eax                      ;   548.0 V       26 sum copy
        rol edx, 9                        ;   549.0 U+V     35 v[3]
        mov edi, dword [esp + 92]         ;   550.0 U       35 v[3]
        xor ecx, 0xffffffff               ;   550.0 V       26 sum
        or ecx, ebx                       ;   551.0 U       26 sum
        add edi, edx                      ;   551.0 V       35 v[3]
        rol ebx, 0xa                      ;   552.0 U+V     36 v[4]
        rol esi, 0xa                      ;   553.0 U+V     36 v[3]
        xor ecx, edi                      ;   554.0 U       26 sum
        mov dword [esp + 116], esi        ;   554.0 V       36 v[3] spill
        add ecx, dword [esp + 92]         ;   555.0 U       34 sum
        add ebp, dword [esp + 80]         ;   555.0 V       34 sum
        rol ebp, 6                        ;   557.0 U+V     35 v[1]
        mov dword [esp + 100], ebp        ;   558.0 U       35 v[1] spill
        mov edx, dword [esp + 24]         ;   558.0 V       34 sum reload
        mov esi, ebx                      ;   559.0 U       26 sum copy
        mov ebp, dword [esp + 96]         ;   559.0 V       35 v[2]
        lea ecx, [ecx + edx + 1352829926] ;   560.0 U       34 sum
        xor esi, 0xffffffff               ;   560.0 V       26 sum
        rol ecx, 0xb                      ;   561.0 U+V     35 v[2]
        or esi, edi                       ;   562.0 U       26 sum
        add ecx, ebp                      ;   562.0 V       35 v[2]
        mov edx, dword [esp + 96]         ;   563.0 U       34 sum
        xor esi, ecx                      ;   563.0 V       26 sum
        add esi, edx                      ;   564.0 U       34 sum
        mov edx, dword [esp + 64]         ;   564.0 V       34 sum
        rol edi, 0xa                      ;   565.0 U+V     36 v[3]
        mov ebp, edi                      ;   566.0 U       26 sum copy
        lea esi, [esi + edx + 1352829926] ;   566.0 V       34 sum
        rol esi, 0xd                      ;   567.0 U+V     35 v[1]
        xor ebp, 0xffffffff               ;   568.0 U       26 sum
        add esi, eax                      ;   568.0 V       35 v[1]
        or ebp, ecx                       ;   569.0 U       26 sum
        mov edx, dword [esp + 32]         ;   569.0 V       34 sum
        rol ecx, 0xa                      ;   570.0 U+V     36 v[2]
        xor ebp, esi                      ;   571.0 U       26 sum
        lea eax, [eax + edx + 1352829926] ;   571.0 V       34 sum
        mov edx, ecx                      ;   572.0 U       26 sum copy
        add eax, ebp                      ;   572.0 V       34 sum
        rol eax, 0xf                      ;   573.0 U+V     35 v[0]
        xor edx, 0xffffffff               ;   574.0 U       26 sum
        add eax, ebx                      ;   574.0 V       35 v[0]
        mov ebp, dword [esp + 68]         ;   575.0 U       34 sum reload
        or edx, esi                       ;   575.0 V       26 sum
        xor edx, eax                      ;   576.0 U       26 sum
        add ebx, 0x50a28be6               ;   576.0 V       34 sum
        rol esi, 0xa                      ;   577.0 U+V     36 v[1]
        add ebx, edx                      ;   578.0 U       34 sum
        mov edx, esi                      ;   578.0 V       26 sum copy
        xor edx, 0xffffffff               ;   579.0 U       26 sum
        add ebx, ebp                      ;   579.0 V       34 sum
        rol ebx, 0xf                      ;   580.0 U+V     35 v[4]
        add ebx, edi                      ;   581.0 U       35 v[4]
        or edx, eax                       ;   581.0 V       26 sum
        add edi, 0x50a28be6               ;   582.0 U       34 sum
        xor edx, ebx                      ;   582.0 V       26 sum
        add edi, edx                      ;   583.0 U       34 sum
        mov edx, dword [esp + 44]         ;   583.0 V       34 sum
        rol eax, 0xa                      ;   584.0 U+V     36 v[0]
        add edi, edx                      ;   585.0 U       34 sum
        mov edx, eax                      ;   585.0 V       26 sum copy
        xor edx, 0xffffffff               ;   586.0 U       26 sum
        rol edi, 5                        ;   587.0 U+V     35 v[3]
        or edx, ebx                       ;   588.0 U       26 sum
        add edi, ecx                      ;   588.0 V       35 v[3]
        xor edx, edi                      ;   589.0 U       26 sum
        add ecx, edx                      ;   590.0 U       34 sum
        mov edx, dword [esp + 80]         ;   590.0 V       34 sum reload
        rol ebx, 0xa                      ;   591.0 U+V     36 v[4]
        lea ecx, [ecx + edx + 1352829926] ;   592.0 U       34 sum
        mov edx, ebx                      ;   592.0 V       26 sum copy
        rol ecx, 7                        ;   593.0 U+V     35 v[2]
        add ecx, esi                      ;   594.0 U       35 v[2]
        xor edx, 0xffffffff               ;   594.0 V       26 sum
        or edx, edi                       ;   595.0 U       26 sum
        add esi, 0x50a28be6               ;   595.0 V       34 sum
        xor edx, ecx                      ;   596.0 U       26 sum
        add esi, edx                      ;   597.0 U       34 sum
        mov edx, dword [esp + 36]         ;   597.0 V       34 sum
        rol edi, 0xa                      ;   598.0 U+V     36 v[3]
        add esi, edx                      ;   599.0 U       34 sum
        mov edx, edi                      ;   599.0 V       26 sum copy
        rol esi, 7                        ;   600.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   601.0 U       26 sum
        add esi, eax                      ;   601.0 V       35 v[1]
        or edx, ecx                       ;   602.0 U       26 sum
        xor edx, esi                      ;   603.0 U       26 sum
        add eax, edx                      ;   604.0 U       34 sum
        mov edx, dword [esp + 84]         ;   604.0 V       34 sum reload
        rol ecx, 0xa                      ;   605.0 U+V     36 v[2]
        add eax, edx                      ;   606.0 U       34 sum
        mov edx, ecx                      ;   606.0 V       26 sum copy
        add eax, 0x50a28be6               ;   607.0 U       34 sum
        xor edx, 0xffffffff               ;   607.0 V       26 sum
        rol eax, 8                        ;   608.0 U+V     35 v[0]
        or edx, esi                       ;   609.0 U       26 sum
        add eax, ebx                      ;   609.0 V       35 v[0]
        add ebx, 0x50a28be6               ;   610.0 U       34 sum
        xor edx, eax                      ;   610.0 V       26 sum
        add ebx, edx                      ;   611.0 U       34 sum
        mov edx, dword [esp + 52]         ;   611.0 V       34 sum
        rol esi, 0xa                      ;   612.0 U+V     36 v[1]
        add ebx, edx                      ;   613.0 U       34 sum
        mov edx, esi                      ;   613.0 V       26 sum copy
        rol ebx, 0xb                      ;   614.0 U+V     35 v[4]
        add ebx, edi                      ;   615.0 U       35 v[4]
        xor edx, 0xffffffff               ;   615.0 V       26 sum
        add edi, dword [esp + 40]         ;   616.0 U       34 sum
        or edx, eax                       ;   616.0 V       26 sum
        rol eax, 0xa                      ;   618.0 U+V     36 v[0]
        add edi, 0x50a28be6               ;   619.0 U       34 sum
        xor edx, ebx                      ;   619.0 V       26 sum
        add edi, edx                      ;   620.0 U       34 sum
        mov edx, eax                      ;   620.0 V       26 sum copy
        rol edi, 0xe                      ;   621.0 U+V     35 v[3]
        xor edx, 0xffffffff               ;   622.0 U       26 sum
        add edi, ecx                      ;   622.0 V       35 v[3]
        or edx, ebx                       ;   623.0 U       26 sum
        add ecx, 0x50a28be6               ;   623.0 V       34 sum
        xor edx, edi                      ;   624.0 U       26 sum
        add ecx, edx                      ;   625.0 U       34 sum
        mov edx, dword [esp + 88]         ;   625.0 V       34 sum
        rol ebx, 0xa                      ;   626.0 U+V     36 v[4]
        add ecx, edx                      ;   627.0 U       34 sum
        mov edx, ebx                      ;   627.0 V       26 sum copy
        rol ecx, 0xe                      ;   628.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   629.0 U       26 sum
        add ecx, esi                      ;   629.0 V       35 v[2]
        or edx, edi                       ;   630.0 U       26 sum
        add esi, 0x50a28be6               ;   630.0 V       34 sum
        xor edx, ecx                      ;   631.0 U       26 sum
        add esi, edx                      ;   632.0 U       34 sum
        mov edx, dword [esp + 48]         ;   632.0 V       34 sum reload
        rol edi, 0xa                      ;   633.0 U+V     36 v[3]
        add esi, edx                      ;   634.0 U       34 sum
        mov edx, edi                      ;   634.0 V       26 sum copy
        rol esi, 0xc                      ;   635.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   636.0 U       26 sum
        add esi, eax                      ;   636.0 V       35 v[1]
        or edx, ecx                       ;   637.0 U       26 sum
        add eax, 0x50a28be6               ;   637.0 V       34 sum
        xor edx, esi                      ;   638.0 U       26 sum
        add eax, edx                      ;   639.0 U       34 sum
        mov edx, dword [esp + 60]         ;   639.0 V       34 sum
        rol ecx, 0xa                      ;   640.0 U+V     36 v[2]
        add eax, edx                      ;   641.0 U       34 sum
        mov edx, esi                      ;   641.0 V       36 v[1] copy
        rol eax, 6                        ;   642.0 U+V     35 v[0]
        add eax, ebx                      ;   643.0 U       35 v[0]
        rol edx, 0xa                      ;   644.0 U+V     36 v[1]
        mov dword [esp + 96], edx         ;   645.0 U       36 v[1] spill
        mov edx, esi                      ;   645.0 V       26 sum copy
        add ebx, 0x5c4dd124               ;   646.0 U       34 sum
        xor edx, eax                      ;   646.0 V       26 sum
        lea ebp, [edi + ebp + 1548603684] ;   647.0 U       34 sum
        and edx, ecx                      ;   647.0 V       26 sum
        xor esi, edx                      ;   648.0 U       26 sum
        mov edx, dword [esp + 36]         ;   648.0 V       34 sum
        add ebx, esi                      ;   649.0 U       34 sum
        mov esi, eax                      ;   649.0 V       26 sum copy
        add ebx, edx                      ;   650.0 U       34 sum
        mov edx, dword [esp + 48]         ;   650.0 V       34 sum
        rol ebx, 9                        ;   651.0 U+V     35 v[4]
        add edi, ebx                      ;   652.0 U       35 v[4]
        add edx, ecx                      ;   652.0 V       34 sum
        mov ebx, dword [esp + 96]         ;   653.0 U       26 sum
        xor esi, edi                      ;   653.0 V       26 sum
        and esi, ebx                      ;   654.0 U       26 sum
        mov ebx, eax                      ;   654.0 V       36 v[0] copy
        xor eax, esi                      ;   655.0 U       26 sum
        mov esi, dword [esp + 96]         ;   655.0 V       36 v[1] reload
        add ebp, eax                      ;   656.0 U       34 sum
        mov eax, edi                      ;   656.0 V       26 sum copy
        rol ebx, 0xa                      ;   657.0 U+V     36 v[0]
        rol ebp, 0xd                      ;   658.0 U+V     35 v[3]
        add ecx, ebp                      ;   659.0 U       35 v[3]
        mov ebp, ecx                      ;   660.0 U       36 v[3] copy
        xor eax, ecx                      ;   660.0 V       26 sum
        rol ebp, 0xa                      ;   661.0 U+V     36 v[3]
        and eax, ebx                      ;   662.0 U       26 sum
        mov dword [esp + 96], ebp         ;   662.0 V       36 v[3] spill
        mov ebp, edi                      ;   663.0 U       36 v[4] copy
        xor edi, eax                      ;   663.0 V       26 sum
        rol ebp, 0xa                      ;   664.0 U+V     36 v[4]
        mov eax, ecx                      ;   665.0 U       26 sum copy
        lea edx, [edx + edi + 1548603684] ;   665.0 V       34 sum
        rol edx, 0xf                      ;   666.0 U+V     35 v[2]
        add edx, esi                      ;   667.0 U       35 v[2]
        mov edi, dword [esp + 76]         ;   667.0 V       34 sum reload
        xor eax, edx                      ;   668.0 U       26 sum
        add esi, edi                      ;   668.0 V       34 sum
        and eax, ebp                      ;   669.0 U       26 sum
        mov edi, dword [esp + 24]         ;   669.0 V       34 sum
        xor ecx, eax                      ;   670.0 U       26 sum
        mov eax, edx                      ;   670.0 V       36 v[2] copy
        rol eax, 0xa                      ;   671.0 U+V     36 v[2]
        lea edi, [edi + ebx + 1548603684] ;   672.0 U       34 sum
        lea esi, [esi + ecx + 1548603684] ;   672.0 V       34 sum
        rol esi, 7                        ;   673.0 U+V     35 v[1]
        mov ecx, edx                      ;   674.0 U       26 sum copy
        add ebx, esi                      ;   674.0 V       35 v[1]
        mov esi, dword [esp + 96]         ;   675.0 U       26 sum
        xor ecx, ebx                      ;   675.0 V       26 sum
        and ecx, esi                      ;   676.0 U       26 sum
        mov esi, dword [esp + 80]         ;   676.0 V       34 sum
        xor edx, ecx                      ;   677.0 U       26 sum
        mov ecx, ebx                      ;   677.0 V       26 sum copy
        add edi, edx                      ;   678.0 U       34 sum
        lea esi, [esi + ebp + 1548603684] ;   678.0 V       34 sum
        rol edi, 0xc                      ;   679.0 U+V     35 v[0]
        add ebp, edi                      ;   680.0 U       35 v[0]
        mov edx, dword [esp + 96]         ;   680.0 V       36 v[3] reload
        xor ecx, ebp                      ;   681.0 U       26 sum
        mov edi, ebp                      ;   681.0 V       36 v[0] copy
        rol edi, 0xa                      ;   682.0 U+V     36 v[0]
        mov dword [esp + 96], edi         ;   683.0 U       36 v[0] spill
        and ecx, eax                      ;   683.0 V       26 sum
        mov edi, ebx                      ;   684.0 U       36 v[1] copy
        xor ebx, ecx                      ;   684.0 V       26 sum
        rol edi, 0xa                      ;   685.0 U+V     36 v[1]
        add esi, ebx                      ;   686.0 U       34 sum
        mov ebx, dword [esp + 28]         ;   686.0 V       34 sum reload
        rol esi, 8                        ;   687.0 U+V     35 v[4]
        mov ecx, ebp                      ;   688.0 U       26 sum copy
        add esi, edx                      ;   688.0 V       35 v[4]
        xor ecx, esi                      ;   689.0 U       26 sum
        lea edx, [edx + ebx + 1548603684] ;   689.0 V       34 sum
        and ecx, edi                      ;   690.0 U       26 sum
        mov ebx, dword [esp + 88]         ;   690.0 V       34 sum
        xor ebp, ecx                      ;   691.0 U       26 sum
        mov ecx, esi                      ;   691.0 V       26 sum copy
        lea ebx, [ebx + eax + 1548603684] ;   692.0 U       34 sum
        add edx, ebp                      ;   692.0 V       34 sum
        rol edx, 9                        ;   693.0 U+V     35 v[3]
        mov ebp, dword [esp + 56]         ;   694.0 U       34 sum
        add eax, edx                      ;   694.0 V       35 v[3]
        mov edx, dword [esp + 96]         ;   695.0 U       26 sum
        xor ecx, eax                      ;   695.0 V       26 sum
        and ecx, edx                      ;   696.0 U       26 sum
        lea ebp, [ebp + edi + 1548603684] ;   696.0 V       34 sum
        mov edx, esi                      ;   697.0 U       36 v[4] copy
        xor esi, ecx                      ;   697.0 V       26 sum
        mov ecx, eax                      ;   698.0 U       26 sum copy
        add ebx, esi                      ;   698.0 V       34 sum
        rol ebx, 0xb                      ;   699.0 U+V     35 v[2]
        mov esi, dword [esp + 96]         ;   700.0 U       36 v[0] reload
        add edi, ebx                      ;   700.0 V       35 v[2]
        rol edx, 0xa                      ;   701.0 U+V     36 v[4]
        mov ebx, edi                      ;   702.0 U       36 v[2] copy
        xor ecx, edi                      ;   702.0 V       26 sum
        rol ebx, 0xa                      ;   703.0 U+V     36 v[2]
        and ecx, edx                      ;   704.0 U       26 sum
        mov dword [esp + 96], ebx         ;   704.0 V       36 v[2] spill
        mov ebx, eax                      ;   705.0 U       36 v[3] copy
        xor eax, ecx                      ;   705.0 V       26 sum
        add ebp, eax                      ;   706.0 U       34 sum
        mov eax, dword [esp + 84]         ;   706.0 V       34 sum reload
        rol ebp, 7                        ;   707.0 U+V     35 v[1]
        rol ebx, 0xa                      ;   708.0 U+V     36 v[3]
        mov ecx, edi                      ;   709.0 U       26 sum copy
        add ebp, esi                      ;   709.0 V       35 v[1]
        lea esi, [esi + eax + 1548603684] ;   710.0 U       34 sum
        xor ecx, ebp                      ;   710.0 V       26 sum
        and ecx, ebx                      ;   711.0 U       26 sum
        mov eax, dword [esp + 52]         ;   711.0 V       34 sum
        xor edi, ecx                      ;   712.0 U       26 sum
        mov ecx, dword [esp + 60]         ;   712.0 V       34 sum
        add esi, edi                      ;   713.0 U       34 sum
        lea eax, [eax + edx + 1548603684] ;   713.0 V       34 sum
        rol esi, 7                        ;   714.0 U+V     35 v[0]
        mov edi, ebp                      ;   715.0 U       26 sum copy
        add edx, esi                      ;   715.0 V       35 v[0]
        mov esi, dword [esp + 96]         ;   716.0 U       26 sum
        xor edi, edx                      ;   716.0 V       26 sum
        lea ecx, [ecx + ebx + 1548603684] ;   717.0 U       34 sum
        and edi, esi                      ;   717.0 V       26 sum
        mov esi, ebp                      ;   718.0 U       36 v[1] copy
        xor ebp, edi                      ;   718.0 V       26 sum
        add eax, ebp                      ;   719.0 U       34 sum
        mov edi, edx                      ;   719.0 V       26 sum copy
        rol eax, 0xc                      ;   720.0 U+V     35 v[4]
        rol esi, 0xa                      ;   721.0 U+V     36 v[1]
        add ebx, eax                      ;   722.0 U       35 v[4]
        mov eax, dword [esp + 96]         ;   722.0 V       36 v[2] reload
        xor edi, ebx                      ;   723.0 U       26 sum
        mov ebp, ebx                      ;   723.0 V       36 v[4] copy
        rol ebp, 0xa                      ;   724.0 U+V     36 v[4]
        and edi, esi                      ;   725.0 U       26 sum
        mov dword [esp + 96], ebp         ;   725.0 V       36 v[4] spill
        mov ebp, edx                      ;   726.0 U       36 v[0] copy
        xor edx, edi                      ;   726.0 V       26 sum
        add ecx, edx                      ;   727.0 U       34 sum
        mov edx, dword [esp + 44]         ;   727.0 V       34 sum reload
        rol ecx, 7                        ;   728.0 U+V     35 v[3]
        rol ebp, 0xa                      ;   729.0 U+V     36 v[0]
        add ecx, eax                      ;   730.0 U       35 v[3]
        mov edi, ebx                      ;   730.0 V       26 sum copy
        xor edi, ecx                      ;   731.0 U       26 sum
        lea eax, [eax + edx + 1548603684] ;   731.0 V       34 sum
        and edi, ebp                      ;   732.0 U       26 sum
        mov edx, dword [esp + 64]         ;   732.0 V       34 sum
        xor ebx, edi                      ;   733.0 U       26 sum
        mov edi, ecx                      ;   733.0 V       26 sum copy
        lea edx, [edx + esi + 1548603684] ;   734.0 U       34 sum
        add eax, ebx                      ;   734.0 V       34 sum
        rol eax, 6                        ;   735.0 U+V     35 v[2]
        mov ebx, dword [esp + 96]         ;   736.0 U       26 sum
        add esi, eax                      ;   736.0 V       35 v[2]
        mov eax, ecx                      ;   737.0 U       36 v[3] copy
        xor edi, esi                      ;   737.0 V       26 sum
        and edi, ebx                      ;   738.0 U       26 sum
        mov ebx, dword [esp + 84]         ;   738.0 V       34 sum
        xor ecx, edi                      ;   739.0 U       26 sum
        mov edi, dword [esp + 40]         ;   739.0 V       34 sum
        add edx, ecx                      ;   740.0 U       34 sum
        mov ecx, esi                      ;   740.0 V       26 sum copy
        rol edx, 0xf                      ;   741.0 U+V     35 v[1]
        rol eax, 0xa                      ;   742.0 U+V     36 v[3]
        lea edi, [edi + ebp + 1548603684] ;   743.0 U       34 sum
        add ebp, edx                      ;   743.0 V       35 v[1]
        lea ebx, [ebx + eax + 1836072691] ;   744.0 U       34 sum
        xor ecx, ebp                      ;   744.0 V       26 sum
        mov edx, esi                      ;   745.0 U       36 v[2] copy
        and ecx, eax                      ;   745.0 V       26 sum
        xor esi, ecx                      ;   746.0 U       26 sum
        mov ecx, dword [esp + 32]         ;   746.0 V       34 sum
        add edi, esi                      ;   747.0 U       34 sum
        mov esi, dword [esp + 96]         ;   747.0 V       36 v[4] reload
        rol edi, 0xd                      ;   748.0 U+V     35 v[0]
        add edi, esi                      ;   749.0 U       35 v[0]
        lea esi, [esi + ecx + 1548603684] ;   749.0 V       34 sum
        rol edx, 0xa                      ;   750.0 U+V     36 v[2]
        mov ecx, edi                      ;   751.0 U       26 sum copy
        mov dword [esp + 92], ebx         ;   751.0 V       34 sum spill
        xor ecx, ebp                      ;   752.0 U       26 sum
        mov ebx, ebp                      ;   752.0 V       36 v[1] copy
        rol ebx, 0xa                      ;   753.0 U+V     36 v[1]
        and ecx, edx                      ;   754.0 U       26 sum
        mov dword [esp + 96], ebx         ;   754.0 V       36 v[1] spill
        mov ebx, dword [esp + 96]         ;   755.0 U       36 v[1] reload
        xor ebp, ecx                      ;   755.0 V       26 sum
        mov ecx, edi                      ;   756.0 U       25 sum copy
        add esi, ebp                      ;   756.0 V       34 sum
        rol esi, 0xb                      ;   757.0 U+V     35 v[4]
        add eax, esi                      ;   758.0 U       35 v[4]
        xor ecx, 0xffffffff               ;   758.0 V       25 sum
        or ecx, eax                       ;   759.0 U       25 sum
        mov esi, eax                      ;   759.0 V       25 sum copy
        xor ecx, ebx                      ;   760.0 U       25 sum
        mov ebp, dword [esp + 92]         ;   760.0 V       34 sum reload
        xor esi, 0xffffffff               ;   761.0 U       25 sum
        add ebp, ecx                      ;   761.0 V       34 sum
        rol ebp, 9                        ;   762.0 U+V     35 v[3]
        rol edi, 0xa                      ;   763.0 U+V     36 v[0]
        mov ecx, dword [esp + 28]         ;   764.0 U       34 sum reload
        add ebp, edx                      ;   764.0 V       35 v[3]
        add edx, ecx                      ;   765.0 U       34 sum
        or esi, ebp                       ;   765.0 V       25 sum
        xor esi, edi                      ;   766.0 U       25 sum
        add edx, 0x6d703ef3               ;   766.0 V       34 sum
        rol eax, 0xa                      ;   767.0 U+V     36 v[4]
        add edx, esi                      ;   768.0 U       34 sum
        mov esi, ebp                      ;   768.0 V       25 sum copy
        rol edx, 7                        ;   769.0 U+V     35 v[2]
        add edx, ebx                      ;   770.0 U       35 v[2]
        xor esi, 0xffffffff               ;   770.0 V       25 sum
        add ebx, 0x6d703ef3               ;   771.0 U       34 sum
        or esi, edx                       ;   771.0 V       25 sum
        xor esi, eax                      ;   772.0 U       25 sum
        add ebx, esi                      ;   773.0 U       34 sum
        mov esi, dword [esp + 40]         ;   773.0 V       34 sum
        rol ebp, 0xa                      ;   774.0 U+V     36 v[3]
        add ebx, esi                      ;   775.0 U       34 sum
        mov esi, edx                      ;   775.0 V       25 sum copy
        rol ebx, 0xf                      ;   776.0 U+V     35 v[1]
        add ebx, edi                      ;   777.0 U       35 v[1]
        xor esi, 0xffffffff               ;   777.0 V       25 sum
        or esi, ebx                       ;   778.0 U       25 sum
        add edi, 0x6d703ef3               ;   778.0 V       34 sum
        add edi, dword [esp + 48]         ;   779.0 U       34 sum
        xor esi, ebp                      ;   779.0 V       25 sum
        add edi, esi                      ;   781.0 U       34 sum
        mov esi, ebx                      ;   781.0 V       25 sum copy
        rol edx, 0xa                      ;   782.0 U+V     36 v[2]
        rol edi, 0xb                      ;   783.0 U+V     35 v[0]
        xor esi, 0xffffffff               ;   784.0 U       25 sum
        add edi, eax                      ;   784.0 V       35 v[0]
        or esi, edi                       ;   785.0 U       25 sum
        add eax, 0x6d703ef3               ;   785.0 V       34 sum
        xor esi, edx                      ;   786.0 U       25 sum
        add eax, esi                      ;   787.0 U       34 sum
        mov esi, dword [esp + 76]         ;   787.0 V       34 sum
        rol ebx, 0xa                      ;   788.0 U+V     36 v[1]
        add eax, esi                      ;   789.0 U       34 sum
        mov esi, edi                      ;   789.0 V       25 sum copy
        rol eax, 8                        ;   790.0 U+V     35 v[4]
        xor esi, 0xffffffff               ;   791.0 U       25 sum
        add eax, ebp                      ;   791.0 V       35 v[4]
        rol edi, 0xa                      ;   792.0 U+V     36 v[0]
        or esi, eax                       ;   793.0 U       25 sum
        add ebp, 0x6d703ef3               ;   793.0 V       34 sum
        xor esi, ebx                      ;   794.0 U       25 sum
        add ebp, dword [esp + 56]         ;   794.0 V       34 sum
        add ebp, esi                      ;   796.0 U       34 sum
        mov esi, eax                      ;   796.0 V       25 sum copy
        rol ebp, 6                        ;   797.0 U+V     35 v[3]
        add ebp, edx                      ;   798.0 U       35 v[3]
        xor esi, 0xffffffff               ;   798.0 V       25 sum
        or esi, ebp                       ;   799.0 U       25 sum
        add edx, 0x6d703ef3               ;   799.0 V       34 sum
        xor esi, edi                      ;   800.0 U       25 sum
        add edx, esi                      ;   801.0 U       34 sum
        mov esi, dword [esp + 36]         ;   801.0 V       34 sum
        rol eax, 0xa                      ;   802.0 U+V     36 v[4]
        add edx, esi                      ;   803.0 U       34 sum
        mov esi, ebp                      ;   803.0 V       25 sum copy
        rol edx, 6                        ;   804.0 U+V     35 v[2]
        xor esi, 0xffffffff               ;   805.0 U       25 sum
        add edx, ebx                      ;   805.0 V       35 v[2]
        or esi, edx                       ;   806.0 U       25 sum
        add ebx, 0x6d703ef3               ;   806.0 V       34 sum
        xor esi, eax                      ;   807.0 U       25 sum
        add ebx, esi                      ;   808.0 U       34 sum
        mov esi, dword [esp + 64]         ;   808.0 V       34 sum
        rol ebp, 0xa                      ;   809.0 U+V     36 v[3]
        add ebx, esi                      ;   810.0 U       34 sum
        mov esi, edx                      ;   810.0 V       25 sum copy
        rol ebx, 0xe                      ;   811.0 U+V     35 v[1]
        xor esi, 0xffffffff               ;   812.0 U       25 sum
        add ebx, edi                      ;   812.0 V       35 v[1]
        or esi, ebx                       ;   813.0 U       25 sum
        xor esi, ebp                      ;   814.0 U       25 sum
        add edi, esi                      ;   815.0 U       34 sum
        mov esi, dword [esp + 68]         ;   815.0 V       34 sum
        rol edx, 0xa                      ;   816.0 U+V     36 v[2]
        lea edi, [edi + esi + 1836072691] ;   817.0 U       34 sum
        mov esi, ebx                      ;   817.0 V       25 sum copy
        rol edi, 0xc                      ;   818.0 U+V     35 v[0]
        add edi, eax                      ;   819.0 U       35 v[0]
        xor esi, 0xffffffff               ;   819.0 V       25 sum
        or esi, edi                       ;   820.0 U       25 sum
        add eax, 0x6d703ef3               ;   820.0 V       34 sum
        add eax, dword [esp + 52]         ;   821.0 U       34 sum
        xor esi, edx                      ;   821.0 V       25 sum
        add eax, esi                      ;   823.0 U       34 sum
        mov esi, edi                      ;   823.0 V       25 sum copy
        rol ebx, 0xa                      ;   824.0 U+V     36 v[1]
        rol eax, 0xd                      ;   825.0 U+V     35 v[4]
        xor esi, 0xffffffff               ;   826.0 U       25 sum
        add eax, ebp                      ;   826.0 V       35 v[4]
        add ebp, 0x6d703ef3               ;   827.0 U       34 sum
        or esi, eax                       ;   827.0 V       25 sum
        xor esi, ebx                      ;   828.0 U       25 sum
        add ebp, esi                      ;   829.0 U       34 sum
        mov esi, dword [esp + 60]         ;   829.0 V       34 sum
        rol edi, 0xa                      ;   830.0 U+V     36 v[0]
        add ebp, esi                      ;   831.0 U       34 sum
        mov esi, eax                      ;   831.0 V       25 sum copy
        rol ebp, 5                        ;   832.0 U+V     35 v[3]
        xor esi, 0xffffffff               ;   833.0 U       25 sum
        add ebp, edx                      ;   833.0 V       35 v[3]
        rol eax, 0xa                      ;   834.0 U+V     36 v[4]
        or esi, ebp                       ;   835.0 U       25 sum
        add edx, dword [esp + 32]         ;   835.0 V       34 sum
        add edx, 0x6d703ef3               ;   837.0 U       34 sum
        xor esi, edi                      ;   837.0 V       25 sum
        add edx, esi                      ;   838.0 U       34 sum
        mov esi, ebp                      ;   838.0 V       25 sum copy
        rol edx, 0xe                      ;   839.0 U+V     35 v[2]
        add edx, ebx                      ;   840.0 U       35 v[2]
        xor esi, 0xffffffff               ;   840.0 V       25 sum
        add ebx, 0x6d703ef3               ;   841.0 U       34 sum
        or esi, edx                       ;   841.0 V       25 sum
        xor esi, eax                      ;   842.0 U       25 sum
        add ebx, dword [esp + 88]         ;   842.0 V       34 sum
        add ebx, esi                      ;   844.0 U       34 sum
        mov esi, edx                      ;   844.0 V       25 sum copy
        rol ebx, 0xd                      ;   845.0 U+V     35 v[1]
        add ebx, edi                      ;   846.0 U       35 v[1]
        xor esi, 0xffffffff               ;   846.0 V       25 sum
        or esi, ebx                       ;   847.0 U       25 sum
        add edi, 0x6d703ef3               ;   847.0 V       34 sum
        rol ebp, 0xa                      ;   848.0 U+V     36 v[3]
        xor esi, ebp                      ;   849.0 U       25 sum
        add edi, esi                      ;   850.0 U       34 sum
        mov esi, dword [esp + 24]         ;   850.0 V       34 sum
        rol edx, 0xa                      ;   851.0 U+V     36 v[2]
        add edi, esi                      ;   852.0 U       34 sum
        mov esi, ebx                      ;   852.0 V       25 sum copy
        rol edi, 0xd                      ;   853.0 U+V     35 v[0]
        add edi, eax                      ;   854.0 U       35 v[0]
        xor esi, 0xffffffff               ;   854.0 V       25 sum
        add eax, dword [esp + 44]         ;   855.0 U       34 sum
        or esi, edi                       ;   855.0 V       25 sum
        add eax, 0x6d703ef3               ;   857.0 U       34 sum
        xor esi, edx                      ;   857.0 V       25 sum
        add eax, esi                      ;   858.0 U       34 sum
        mov esi, edi                      ;   858.0 V       25 sum copy
        rol eax, 7                        ;   859.0 U+V     35 v[4]
        xor esi, 0xffffffff               ;   860.0 U       25 sum
        add eax, ebp                      ;   860.0 V       35 v[4]
        or esi, eax                       ;   861.0 U       25 sum
        add ebp, 0x6d703ef3               ;   861.0 V       34 sum
        rol ebx, 0xa                      ;   862.0 U+V     36 v[1]
        add ebp, dword [esp + 80]         ;   863.0 U       34 sum
        xor esi, ebx                      ;   863.0 V       25 sum
        add ebp, esi                      ;   865.0 U       34 sum
        mov esi, dword [esp + 52]         ;   865.0 V       34 sum
        rol ebp, 5                        ;   866.0 U+V     35 v[3]
        add ebp, edx                      ;   867.0 U       35 v[3]
        add edx, esi                      ;   867.0 V       34 sum
        rol edi, 0xa                      ;   868.0 U+V     36 v[0]
        mov esi, eax                      ;   869.0 U       36 v[4] copy
        xor eax, edi                      ;   869.0 V       25 sum
        and eax, ebp                      ;   870.0 U       25 sum
        add edx, 0x7a6d76e9               ;   870.0 V       34 sum
        xor eax, edi                      ;   871.0 U       25 sum
        add edx, eax                      ;   872.0 U       34 sum
        mov eax, dword [esp + 36]         ;   872.0 V       34 sum reload
        rol edx, 0xf                      ;   873.0 U+V     35 v[2]
        add edx, ebx                      ;   874.0 U       35 v[2]
        add ebx, eax                      ;   874.0 V       34 sum
        rol esi, 0xa                      ;   875.0 U+V     36 v[4]
        mov eax, ebp                      ;   876.0 U       36 v[3] copy
        xor ebp, esi                      ;   876.0 V       25 sum
        and ebp, edx                      ;   877.0 U       25 sum
        add ebx, 0x7a6d76e9               ;   877.0 V       34 sum
        xor ebp, esi                      ;   878.0 U       25 sum
        add ebx, ebp                      ;   879.0 U       34 sum
        mov ebp, dword [esp + 44]         ;   879.0 V       34 sum
        rol eax, 0xa                      ;   880.0 U+V     36 v[3]
        rol ebx, 5                        ;   881.0 U+V     35 v[1]
        add ebx, edi                      ;   882.0 U       35 v[1]
        add edi, ebp                      ;   882.0 V       34 sum
        mov ebp, edx                      ;   883.0 U       36 v[2] copy
        xor edx, eax                      ;   883.0 V       25 sum
        add edi, 0x7a6d76e9               ;   884.0 U       34 sum
        and edx, ebx                      ;   884.0 V       25 sum
        xor edx, eax                      ;   885.0 U       25 sum
        add edi, edx                      ;   886.0 U       34 sum
        mov edx, dword [esp + 40]         ;   886.0 V       34 sum reload
        rol ebp, 0xa                      ;   887.0 U+V     36 v[2]
        rol edi, 8                        ;   888.0 U+V     35 v[0]
        add edi, esi                      ;   889.0 U       35 v[0]
        add esi, edx                      ;   889.0 V       34 sum
        mov edx, ebx                      ;   890.0 U       36 v[1] copy
        xor ebx, ebp                      ;   890.0 V       25 sum
        and ebx, edi                      ;   891.0 U       25 sum
        add esi, 0x7a6d76e9               ;   891.0 V       34 sum
        xor ebx, ebp                      ;   892.0 U       25 sum
        add esi, ebx                      ;   893.0 U       34 sum
        mov ebx, dword [esp + 48]         ;   893.0 V       34 sum
        rol esi, 0xb                      ;   894.0 U+V     35 v[4]
        rol edx, 0xa                      ;   895.0 U+V     36 v[1]
        add esi, eax                      ;   896.0 U       35 v[4]
        add eax, ebx                      ;   896.0 V       34 sum
        mov ebx, edi                      ;   897.0 U       36 v[0] copy
        xor edi, edx                      ;   897.0 V       25 sum
        and edi, esi                      ;   898.0 U       25 sum
        xor edi, edx                      ;   899.0 U       25 sum
        add eax, 0x7a6d76e9               ;   899.0 V       34 sum
        rol ebx, 0xa                      ;   900.0 U+V     36 v[0]
        add eax, edi                      ;   901.0 U       34 sum
        mov edi, dword [esp + 68]         ;   901.0 V       34 sum reload
        rol eax, 0xe                      ;   902.0 U+V     35 v[3]
        add eax, ebp                      ;   903.0 U       35 v[3]
        add ebp, edi                      ;   903.0 V       34 sum
        mov edi, esi                      ;   904.0 U       36 v[4] copy
        xor esi, ebx                      ;   904.0 V       25 sum
        and esi, eax                      ;   905.0 U       25 sum
        add ebp, 0x7a6d76e9               ;   905.0 V       34 sum
        xor esi, ebx                      ;   906.0 U       25 sum
        add ebp, esi                      ;   907.0 U       34 sum
        mov esi, dword [esp + 84]         ;   907.0 V       34 sum
        rol ebp, 0xe                      ;   908.0 U+V     35 v[2]
        add ebp, edx                      ;   909.0 U       35 v[2]
        add edx, esi                      ;   909.0 V       34 sum
        rol edi, 0xa                      ;   910.0 U+V     36 v[4]
        mov esi, eax                      ;   911.0 U       36 v[3] copy
        xor eax, edi                      ;   911.0 V       25 sum
        rol esi, 0xa                      ;   912.0 U+V     36 v[3]
        and eax, ebp                      ;   913.0 U       25 sum
        add edx, 0x7a6d76e9               ;   913.0 V       34 sum
        xor eax, edi                      ;   914.0 U       25 sum
        add edx, eax                      ;   915.0 U       34 sum
        mov eax, dword [esp + 24]         ;   915.0 V       34 sum reload
        rol edx, 6                        ;   916.0 U+V     35 v[1]
        add edx, ebx                      ;   917.0 U       35 v[1]
        add ebx, eax                      ;   917.0 V       34 sum
        mov eax, ebp                      ;   918.0 U       36 v[2] copy
        xor ebp, esi                      ;   918.0 V       25 sum
        and ebp, edx                      ;   919.0 U       25 sum
        rol eax, 0xa                      ;   920.0 U+V     36 v[2]
        add ebx, 0x7a6d76e9               ;   921.0 U       34 sum
        xor ebp, esi                      ;   921.0 V       25 sum
        add ebx, ebp                      ;   922.0 U       34 sum
        mov ebp, edx                      ;   922.0 V       36 v[1] copy
        rol ebx, 0xe                      ;   923.0 U+V     35 v[0]
        add ebx, edi                      ;   924.0 U       35 v[0]
        xor edx, eax                      ;   924.0 V       25 sum
        and edx, ebx                      ;   925.0 U       25 sum
        lea edi, [edi + ecx + 2053994217] ;   925.0 V       34 sum
        rol ebp, 0xa                      ;   926.0 U+V     36 v[1]
        xor edx, eax                      ;   927.0 U       25 sum
        mov ecx, ebx                      ;   927.0 V       36 v[0] copy
        xor ebx, ebp                      ;   928.0 U       25 sum
        add edi, edx                      ;   928.0 V       34 sum
        rol edi, 6                        ;   929.0 U+V     35 v[4]
        add edi, esi                      ;   930.0 U       35 v[4]
        add esi, 0x7a6d76e9               ;   930.0 V       34 sum
        rol ecx, 0xa                      ;   931.0 U+V     36 v[0]
        and ebx, edi                      ;   932.0 U       25 sum
        mov edx, dword [esp + 60]         ;   932.0 V       34 sum reload
        add esi, edx                      ;   933.0 U       34 sum
        xor ebx, ebp                      ;   933.0 V       25 sum
        add esi, ebx                      ;   934.0 U       34 sum
        mov ebx, dword [esp + 32]         ;   934.0 V       34 sum
        rol esi, 9                        ;   935.0 U+V     35 v[3]
        add esi, eax                      ;   936.0 U       35 v[3]
        add eax, ebx                      ;   936.0 V       34 sum
        mov ebx, edi                      ;   937.0 U       36 v[4] copy
        xor edi, ecx                      ;   937.0 V       25 sum
        add eax, 0x7a6d76e9               ;   938.0 U       34 sum
        and edi, esi                      ;   938.0 V       25 sum
        xor edi, ecx                      ;   939.0 U       25 sum
        add eax, edi                      ;   940.0 U       34 sum
        mov edi, dword [esp + 80]         ;   940.0 V       34 sum reload
        rol eax, 0xc                      ;   941.0 U+V     35 v[2]
        add eax, ebp                      ;   942.0 U       35 v[2]
        add ebp, edi                      ;   942.0 V       34 sum
        rol ebx, 0xa                      ;   943.0 U+V     36 v[4]
        mov edi, esi                      ;   944.0 U       36 v[3] copy
        xor esi, ebx                      ;   944.0 V       25 sum
        and esi, eax                      ;   945.0 U       25 sum
        rol edi, 0xa                      ;   946.0 U+V     36 v[3]
        add ebp, 0x7a6d76e9               ;   947.0 U       34 sum
        xor esi, ebx                      ;   947.0 V       25 sum
        add ebp, esi                      ;   948.0 U       34 sum
        mov esi, dword [esp + 64]         ;   948.0 V       34 sum
        rol ebp, 9                        ;   949.0 U+V     35 v[1]
        add ebp, ecx                      ;   950.0 U       35 v[1]
        add ecx, esi                      ;   950.0 V       34 sum
        mov esi, eax                      ;   951.0 U       36 v[2] copy
        xor eax, edi                      ;   951.0 V       25 sum
        add ecx, 0x7a6d76e9               ;   952.0 U       34 sum
        and eax, ebp                      ;   952.0 V       25 sum
        xor eax, edi                      ;   953.0 U       25 sum
        add ecx, eax                      ;   954.0 U       34 sum
        mov eax, dword [esp + 76]         ;   954.0 V       34 sum reload
        rol ecx, 0xc                      ;   955.0 U+V     35 v[0]
        rol esi, 0xa                      ;   956.0 U+V     36 v[2]
        add ecx, ebx                      ;   957.0 U       35 v[0]
        add ebx, eax                      ;   957.0 V       34 sum
        mov eax, ebp                      ;   958.0 U       36 v[1] copy
        xor ebp, esi                      ;   958.0 V       25 sum
        rol eax, 0xa                      ;   959.0 U+V     36 v[1]
        and ebp, ecx                      ;   960.0 U       25 sum
        add ebx, 0x7a6d76e9               ;   960.0 V       34 sum
        xor ebp, esi                      ;   961.0 U       25 sum
        add ebx, ebp                      ;   962.0 U       34 sum
        mov ebp, dword [esp + 88]         ;   962.0 V       34 sum
        rol ebx, 5                        ;   963.0 U+V     35 v[4]
        add ebx, edi                      ;   964.0 U       35 v[4]
        add edi, ebp                      ;   964.0 V       34 sum
        mov ebp, ecx                      ;   965.0 U       36 v[0] copy
        xor ecx, eax                      ;   965.0 V       25 sum
        add edi, 0x7a6d76e9               ;   966.0 U       34 sum
        and ecx, ebx                      ;   966.0 V       25 sum
        xor ecx, eax                      ;   967.0 U       25 sum
        add edi, ecx                      ;   968.0 U       34 sum
        mov ecx, ebx                      ;   968.0 V       36 v[4] copy
        rol ebp, 0xa                      ;   969.0 U+V     36 v[0]
        rol edi, 0xf                      ;   970.0 U+V     35 v[3]
        add edi, esi                      ;   971.0 U       35 v[3]
        xor ebx, ebp                      ;   971.0 V       25 sum
        and ebx, edi                      ;   972.0 U       25 sum
        add esi, 0x7a6d76e9               ;   972.0 V       34 sum
        xor ebx, ebp                      ;   973.0 U       25 sum
        add esi, ebx                      ;   974.0 U       34 sum
        mov ebx, dword [esp + 56]         ;   974.0 V       34 sum reload
        add esi, ebx                      ;   975.0 U       34 sum
        rol ecx, 0xa                      ;   976.0 U+V     36 v[4]
        rol esi, 8                        ;   977.0 U+V     35 v[2]
        add esi, eax                      ;   978.0 U       35 v[2]
        add eax, edx                      ;   978.0 V       34 sum
        mov edx, edi                      ;   979.0 U       36 v[3] copy
        xor edi, ecx                      ;   979.0 V       25 sum
        xor edi, esi                      ;   980.0 U       25 sum
        add eax, edi                      ;   981.0 U       34 sum
        mov edi, dword [esp + 84]         ;   981.0 V       34 sum
        rol eax, 8                        ;   982.0 U+V     35 v[1]
        rol edx, 0xa                      ;   983.0 U+V     36 v[3]
        add eax, ebp                      ;   984.0 U       35 v[1]
        add ebp, edi                      ;   984.0 V       34 sum
        mov edi, esi                      ;   985.0 U       36 v[2] copy
        xor esi, edx                      ;   985.0 V       25 sum
        xor esi, eax                      ;   986.0 U       25 sum
        add ebp, esi                      ;   987.0 U       34 sum
        mov esi, dword [esp + 88]         ;   987.0 V       34 sum
        rol ebp, 5                        ;   988.0 U+V     35 v[0]
        add ebp, ecx                      ;   989.0 U       35 v[0]
        add ecx, esi                      ;   989.0 V       34 sum
        rol edi, 0xa                      ;   990.0 U+V     36 v[2]
        mov esi, eax                      ;   991.0 U       36 v[1] copy
        xor eax, ebp                      ;   991.0 V       25 sum
        xor eax, edi                      ;   992.0 U       25 sum
        add ecx, eax                      ;   993.0 U       34 sum
        mov eax, dword [esp + 44]         ;   993.0 V       34 sum
        rol ecx, 0xc                      ;   994.0 U+V     35 v[4]
        add ecx, edx                      ;   995.0 U       35 v[4]
        add edx, eax                      ;   995.0 V       34 sum
        rol esi, 0xa                      ;   996.0 U+V     36 v[1]
        mov eax, ebp                      ;   997.0 U       36 v[0] copy
        xor ebp, ecx                      ;   997.0 V       25 sum
        xor ebp, esi                      ;   998.0 U       25 sum
        add edx, ebp                      ;   999.0 U       34 sum
        mov ebp, dword [esp + 40]         ;   999.0 V       34 sum
        rol eax, 0xa                      ;  1000.0 U+V     36 v[0]
        rol edx, 9                        ;  1001.0 U+V     35 v[3]
        add edx, edi                      ;  1002.0 U       35 v[3]
        add edi, ebp                      ;  1002.0 V       34 sum
        mov ebp, ecx                      ;  1003.0 U       36 v[4] copy
        xor ecx, eax                      ;  1003.0 V       25 sum
        xor ecx, edx                      ;  1004.0 U       25 sum
        add edi, ecx                      ;  1005.0 U       34 sum
        mov ecx, dword [esp + 28]         ;  1005.0 V       34 sum
        rol edi, 0xc                      ;  1006.0 U+V     35 v[2]
        add edi, esi                      ;  1007.0 U       35 v[2]
        add esi, ecx                      ;  1007.0 V       34 sum
        mov ecx, edx                      ;  1008.0 U       36 v[3] copy
        xor edx, edi                      ;  1008.0 V       25 sum
        rol ebp, 0xa                      ;  1009.0 U+V     36 v[4]
        xor edx, ebp                      ;  1010.0 U       25 sum
        add esi, edx                      ;  1011.0 U       34 sum
        mov edx, dword [esp + 52]         ;  1011.0 V       34 sum
        rol esi, 5                        ;  1012.0 U+V     35 v[1]
        add esi, eax                      ;  1013.0 U       35 v[1]
        add eax, edx                      ;  1013.0 V       34 sum
        mov edx, edi                      ;  1014.0 U       36 v[2] copy
        xor edi, esi                      ;  1014.0 V       25 sum
        rol edx, 0xa                      ;  1015.0 U+V     36 v[2]
        rol ecx, 0xa                      ;  1016.0 U+V     36 v[3]
        xor edi, ecx                      ;  1017.0 U       25 sum
        add eax, edi                      ;  1018.0 U       34 sum
        mov edi, dword [esp + 76]         ;  1018.0 V       34 sum
        rol eax, 0xe                      ;  1019.0 U+V     35 v[0]
        add eax, ebp                      ;  1020.0 U       35 v[0]
        add ebp, edi                      ;  1020.0 V       34 sum
        mov edi, esi                      ;  1021.0 U       36 v[1] copy
        xor esi, eax                      ;  1021.0 V       25 sum
        xor esi, edx                      ;  1022.0 U       25 sum
        add ebp, esi                      ;  1023.0 U       34 sum
        mov esi, dword [esp + 36]         ;  1023.0 V       34 sum
        rol ebp, 6                        ;  1024.0 U+V     35 v[4]
        add ebp, ecx                      ;  1025.0 U       35 v[4]
        add ecx, esi                      ;  1025.0 V       34 sum
        rol edi, 0xa                      ;  1026.0 U+V     36 v[1]
        mov esi, eax                      ;  1027.0 U       36 v[0] copy
        xor eax, edi                      ;  1027.0 V       25 sum
        xor eax, ebp                      ;  1028.0 U       25 sum
        add ecx, eax                      ;  1029.0 U       34 sum
        mov eax, dword [esp + 32]         ;  1029.0 V       34 sum
        rol ecx, 8                        ;  1030.0 U+V     35 v[3]
        rol esi, 0xa                      ;  1031.0 U+V     36 v[0]
        add ecx, edx                      ;  1032.0 U       35 v[3]
        add edx, eax                      ;  1032.0 V       34 sum
        mov eax, ebp                      ;  1033.0 U       36 v[4] copy
        xor ebp, ecx                      ;  1033.0 V       25 sum
        xor ebp, esi                      ;  1034.0 U       25 sum
        add edx, ebp                      ;  1035.0 U       34 sum
        mov ebp, dword [esp + 80]         ;  1035.0 V       34 sum
        rol edx, 0xd                      ;  1036.0 U+V     35 v[2]
        add edx, edi                      ;  1037.0 U       35 v[2]
        add edi, ebp                      ;  1037.0 V       34 sum
        rol eax, 0xa                      ;  1038.0 U+V     36 v[4]
        mov ebp, ecx                      ;  1039.0 U       36 v[3] copy
        xor ecx, eax                      ;  1039.0 V       25 sum
        xor ecx, edx                      ;  1040.0 U       25 sum
        add edi, ecx                      ;  1041.0 U       34 sum
        mov ecx, edx                      ;  1041.0 V       36 v[2] copy
        rol edi, 6                        ;  1042.0 U+V     35 v[1]
        rol ebp, 0xa                      ;  1043.0 U+V     36 v[3]
        add edi, esi                      ;  1044.0 U       35 v[1]
        xor edx, ebp                      ;  1044.0 V       25 sum
        add esi, ebx                      ;  1045.0 U       34 sum
        xor edx, edi                      ;  1045.0 V       25 sum
        add esi, edx                      ;  1046.0 U       34 sum
        mov ebx, edi                      ;  1046.0 V       36 v[1] copy
        rol ecx, 0xa                      ;  1047.0 U+V     36 v[2]
        rol esi, 5                        ;  1048.0 U+V     35 v[0]
        rol ebx, 0xa                      ;  1049.0 U+V     36 v[1]
        add esi, eax                      ;  1050.0 U       35 v[0]
        mov edx, dword [esp + 24]         ;  1050.0 V       34 sum
        xor edi, ecx                      ;  1051.0 U       25 sum
        add eax, edx                      ;  1051.0 V       34 sum
        xor edi, esi                      ;  1052.0 U       25 sum
        mov edx, esi                      ;  1052.0 V       36 v[0] copy
        xor esi, ebx                      ;  1053.0 U       25 sum
        add eax, edi                      ;  1053.0 V       34 sum
        rol eax, 0xf                      ;  1054.0 U+V     35 v[4]
        mov edi, dword [esp + 48]         ;  1055.0 U       34 sum
        add eax, ebp                      ;  1055.0 V       35 v[4]
        add ebp, edi                      ;  1056.0 U       34 sum
        xor esi, eax                      ;  1056.0 V       25 sum
        add ebp, esi                      ;  1057.0 U       34 sum
        mov esi, eax                      ;  1057.0 V       36 v[4] copy
        rol edx, 0xa                      ;  1058.0 U+V     36 v[0]
        rol ebp, 0xd                      ;  1059.0 U+V     35 v[3]
        add ebp, ecx                      ;  1060.0 U       35 v[3]
        xor eax, edx                      ;  1060.0 V       25 sum
        mov edi, dword [esp + 64]         ;  1061.0 U       34 sum
        xor eax, ebp                      ;  1061.0 V       25 sum
        add ecx, eax                      ;  1062.0 U       34 sum
        mov eax, ebp                      ;  1062.0 V       36 v[3] copy
        rol esi, 0xa                      ;  1063.0 U+V     36 v[4]
        add ecx, edi                      ;  1064.0 U       34 sum
        xor ebp, esi                      ;  1064.0 V       25 sum
        rol ecx, 0xb                      ;  1065.0 U+V     35 v[2]
        mov edi, dword [esp + 68]         ;  1066.0 U       34 sum
        add ecx, ebx                      ;  1066.0 V       35 v[2]
        add ebx, edi                      ;  1067.0 U       34 sum
        xor ebp, ecx                      ;  1067.0 V       25 sum
        add ebx, ebp                      ;  1068.0 U       34 sum
        mov edi, dword [esp + 4]          ;  1068.0 V       49 h
        rol ebx, 0xb                      ;  1069.0 U+V     35 v[1]
        add ebx, edi                      ;  1070.0 U       49 h
        mov edi, dword [esp + 112]        ;  1070.0 V       49 h reload
        mov ebp, dword [esp + 116]        ;  1071.0 U       49 h
        add ebx, edx                      ;  1071.0 V       49 h
        add esi, ebp                      ;  1072.0 U       49 h
        add edi, edx                      ;  1072.0 V       49 h
        mov edx, dword [esp + 104]        ;  1073.0 U       36 v[0] reload
        mov ebp, dword [esp + 0]          ;  1073.0 V       49 h
        mov dword [esp + 0], edi          ;  1074.0 U       49 h
        mov edi, dword [esp + 8]          ;  1074.0 V       49 h
        rol eax, 0xa                      ;  1075.0 U+V     36 v[3]
        add ebx, edx                      ;  1076.0 U       49 h
        add esi, ebp                      ;  1076.0 V       49 h
        mov ebp, dword [esp + 100]        ;  1077.0 U       49 h
        add edx, edi                      ;  1077.0 V       49 h
        mov edi, dword [esp + 12]         ;  1078.0 U       48 h0
        mov dword [esp + 20], ebx         ;  1078.0 V       49 h
        mov ebx, dword [esp + 108]        ;  1079.0 U       48 h0
        mov dword [esp + 12], esi         ;  1079.0 V       49 h
        add edx, ebp                      ;  1080.0 U       49 h
        mov esi, dword [esp + 72]         ;  1080.0 V       41 blocks
        add edx, ecx                      ;  1081.0 U       49 h
        add eax, edi                      ;  1081.0 V       48 h0
        mov dword [esp + 4], edx          ;  1082.0 U       49 h
        add eax, ebx                      ;  1082.0 V       48 h0
        mov dword [esp + 8], eax          ;  1083.0 U       50 h
        add esi, 0x40                     ;  1083.0 V       41 blocks
        cmp esi, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 144], esi        ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 8]          ;     0.0 U       41 blocks reload
        mov ecx, dword [esp + 140]        ;     0.0 V       41 blocks reload
        mov edx, dword [esp + 12]         ;     1.0 U       41 blocks reload
        mov ebx, dword [esp + 20]         ;     1.0 V       41 blocks reload
        mov esi, dword [esp + 0]          ;     2.0 U       41 blocks reload
        mov dword [ecx + 4], edx          ;     2.0 V       41 blocks
        mov dword [ecx], eax              ;     3.0 U       41 blocks
        mov eax, dword [esp + 4]          ;     3.0 V       41 blocks reload
        mov dword [ecx + 12], ebx         ;     4.0 U       41 blocks
        mov dword [ecx + 8], esi          ;     4.0 V       41 blocks
        mov dword [ecx + 16], eax         ;     5.0 U       41 blocks
        add esp, 0x78                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
