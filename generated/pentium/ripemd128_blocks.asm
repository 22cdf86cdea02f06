; ripemd128_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 13362d9e5ffdcf7f); do not edit:
;   ./cw build ripemd128_blocks --cpu pentium
;
; void ripemd128_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 1039 uops, planned 587.0; bounds: width 519.5, ports 583.5, path 257.0
;   body.2: 9 uops, planned 5.0; bounds: width 4.5, ports 4.5, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global ripemd128_blocks

        section .text
        align 16
ripemd128_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x74                     ;                    frame
        mov eax, dword [esp + 136]        ;     0.0 U       38 h reload
        mov ecx, dword [esp + 144]        ;     0.0 V       38 h
        shl ecx, 6                        ;     1.0 U       38 h
        mov edx, dword [esp + 140]        ;     1.0 V       38 h
        mov ebx, dword [eax + 8]          ;     2.0 U       38 h
        mov esi, dword [eax]              ;     2.0 V       38 h
        add ecx, edx                      ;     3.0 U       38 h
        mov dword [esp + 0], ebx          ;     3.0 V       38 h
        mov edx, dword [eax + 4]          ;     4.0 U       38 h
        mov dword [esp + 4], ecx          ;     4.0 V       38 h
        mov dword [esp + 8], esi          ;     5.0 U       38 h
        mov eax, dword [eax + 12]         ;     5.0 V       38 h
        mov dword [esp + 12], eax         ;     6.0 U       38 h
        mov dword [esp + 16], edx         ;     6.0 V       38 h
        cmp dword [esp + 144], 0          ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 140]        ;                    resident
        mov edi, dword [esp + 16]         ;                    resident
        mov edx, dword [esp + 0]          ;                    resident
        mov ecx, dword [esp + 12]         ;                    resident
        align 16
.blocks_1:
        mov eax, dword [esi + 32]         ;     0.0 U       32 sum
        mov ebx, dword [esi + 36]         ;     0.0 V       32 sum
        mov dword [esp + 20], ebx         ;     1.0 U       32 sum
        mov ebx, dword [esi + 16]         ;     1.0 V       32 sum
        mov ebp, dword [esi + 8]          ;     2.0 U       32 sum
        mov dword [esp + 24], eax         ;     2.0 V       32 sum
        mov eax, dword [esi + 44]         ;     3.0 U       32 sum
        mov dword [esp + 28], ebx         ;     3.0 V       32 sum
        mov ebx, dword [esi + 48]         ;     4.0 U       32 sum
        mov dword [esp + 32], esi         ;     4.0 V       32 sum spill
        mov dword [esp + 36], ebx         ;     5.0 U       32 sum
        mov ebx, dword [esi]              ;     5.0 V       32 sum
        mov dword [esp + 40], edx         ;     6.0 U       41 x[2] spill
        mov dword [esp + 44], ecx         ;     6.0 V       41 x[3] spill
        mov dword [esp + 48], eax         ;     7.0 U       32 sum
        mov eax, edx                      ;     7.0 V       24 sum copy
        xor eax, edi                      ;     8.0 U       24 sum
        mov dword [esp + 52], ebp         ;     8.0 V       32 sum
        mov dword [esp + 56], ebx         ;     9.0 U       32 sum
        mov ebx, dword [esi + 4]          ;     9.0 V       32 sum
        mov dword [esp + 60], ebx         ;    10.0 U       32 sum
        mov ebx, ecx                      ;    10.0 V       24 sum copy
        mov ebp, dword [esp + 8]          ;    11.0 U       32 sum
        xor ebx, eax                      ;    11.0 V       24 sum
        add ebx, ebp                      ;    12.0 U       32 sum
        mov ebp, dword [esp + 56]         ;    12.0 V       32 sum
        mov dword [esp + 64], eax         ;    13.0 U       24 sum spill
        mov eax, dword [esi + 28]         ;    13.0 V       32 sum
        add ebx, ebp                      ;    14.0 U       32 sum
        mov ebp, dword [esi + 56]         ;    14.0 V       32 sum
        mov dword [esp + 68], eax         ;    15.0 U       32 sum
        mov eax, dword [esp + 60]         ;    15.0 V       32 sum
        mov dword [esp + 72], ebp         ;    16.0 U       32 sum
        mov ebp, dword [esi + 20]         ;    16.0 V       32 sum
        add eax, ecx                      ;    17.0 U       32 sum
        mov ecx, dword [esi + 12]         ;    17.0 V       32 sum
        rol ebx, 0xb                      ;    18.0 U+V     33 v[0]
        mov dword [esp + 76], ecx         ;    19.0 U       32 sum
        mov ecx, ebx                      ;    19.0 V       24 sum copy
        mov dword [esp + 80], ebp         ;    20.0 U       32 sum
        xor ecx, edi                      ;    20.0 V       24 sum
        mov ebp, ebx                      ;    21.0 U       24 sum copy
        xor ecx, edx                      ;    21.0 V       24 sum
        xor ebp, edi                      ;    22.0 U       24 sum
        add eax, ecx                      ;    22.0 V       32 sum
        rol eax, 0xe                      ;    23.0 U+V     33 v[3]
        mov ecx, dword [esi + 60]         ;    24.0 U       32 sum
        xor ebp, eax                      ;    24.0 V       24 sum
        mov dword [esp + 84], ecx         ;    25.0 U       32 sum
        mov ecx, dword [esi + 40]         ;    25.0 V       32 sum
        add ebp, edx                      ;    26.0 U       32 sum
        mov dword [esp + 88], ecx         ;    26.0 V       32 sum
        mov ecx, dword [esp + 52]         ;    27.0 U       32 sum
        mov edx, dword [esi + 24]         ;    27.0 V       32 sum
        mov esi, dword [esi + 52]         ;    28.0 U       32 sum
        mov dword [esp + 92], edx         ;    28.0 V       32 sum
        mov edx, dword [esp + 80]         ;    29.0 U       32 sum
        add ebp, ecx                      ;    29.0 V       32 sum
        mov ecx, dword [esp + 28]         ;    30.0 U       32 sum
        mov dword [esp + 96], esi         ;    30.0 V       32 sum
        rol ebp, 0xf                      ;    31.0 U+V     33 v[2]
        add ecx, ebx                      ;    32.0 U       32 sum
        xor ebx, ebp                      ;    32.0 V       24 sum
        mov dword [esp + 100], edi        ;    33.0 U       41 x[1] spill
        mov esi, dword [esp + 76]         ;    33.0 V       32 sum
        add edx, eax                      ;    34.0 U       32 sum
        xor ebx, eax                      ;    34.0 V       24 sum
        xor eax, ebp                      ;    35.0 U       24 sum
        add ebx, edi                      ;    35.0 V       32 sum
        add ebx, esi                      ;    36.0 U       32 sum
        mov edi, dword [esp + 92]         ;    36.0 V       32 sum
        add edi, ebp                      ;    37.0 U       32 sum
        mov esi, dword [esp + 68]         ;    37.0 V       32 sum
        rol ebx, 0xc                      ;    38.0 U+V     33 v[1]
        xor ebp, ebx                      ;    39.0 U       24 sum
        xor eax, ebx                      ;    39.0 V       24 sum
        add ecx, eax                      ;    40.0 U       32 sum
        add esi, ebx                      ;    40.0 V       32 sum
        rol ecx, 5                        ;    41.0 U+V     33 v[0]
        mov eax, dword [esp + 20]         ;    42.0 U       32 sum
        xor ebp, ecx                      ;    42.0 V       24 sum
        add edx, ebp                      ;    43.0 U       32 sum
        mov ebp, dword [esp + 24]         ;    43.0 V       32 sum
        rol edx, 8                        ;    44.0 U+V     33 v[3]
        add eax, edx                      ;    45.0 U       32 sum
        xor ebx, edx                      ;    45.0 V       24 sum
        xor ebx, ecx                      ;    46.0 U       24 sum
        add ebp, ecx                      ;    46.0 V       32 sum
        add edi, ebx                      ;    47.0 U       32 sum
        xor ecx, edx                      ;    47.0 V       24 sum
        rol edi, 7                        ;    48.0 U+V     33 v[2]
        xor ecx, edi                      ;    49.0 U       24 sum
        mov ebx, dword [esp + 88]         ;    49.0 V       32 sum
        xor edx, edi                      ;    50.0 U       24 sum
        add esi, ecx                      ;    50.0 V       32 sum
        rol esi, 9                        ;    51.0 U+V     33 v[1]
        add ebx, edi                      ;    52.0 U       32 sum
        xor edx, esi                      ;    52.0 V       24 sum
        add ebp, edx                      ;    53.0 U       32 sum
        mov ecx, dword [esp + 36]         ;    53.0 V       32 sum
        rol ebp, 0xb                      ;    54.0 U+V     33 v[0]
        mov edx, dword [esp + 48]         ;    55.0 U       32 sum
        xor edi, ebp                      ;    55.0 V       24 sum
        xor edi, esi                      ;    56.0 U       24 sum
        add edx, esi                      ;    56.0 V       32 sum
        add eax, edi                      ;    57.0 U       32 sum
        xor esi, ebp                      ;    57.0 V       24 sum
        rol eax, 0xd                      ;    58.0 U+V     33 v[3]
        mov edi, dword [esp + 72]         ;    59.0 U       32 sum
        xor esi, eax                      ;    59.0 V       24 sum
        add ebx, esi                      ;    60.0 U       32 sum
        add ecx, ebp                      ;    60.0 V       32 sum
        xor ebp, eax                      ;    61.0 U       24 sum
        mov esi, dword [esp + 96]         ;    61.0 V       32 sum
        rol ebx, 0xe                      ;    62.0 U+V     33 v[2]
        xor ebp, ebx                      ;    63.0 U       24 sum
        add esi, eax                      ;    63.0 V       32 sum
        add edx, ebp                      ;    64.0 U       32 sum
        xor eax, ebx                      ;    64.0 V       24 sum
        rol edx, 0xf                      ;    65.0 U+V     33 v[1]
        mov ebp, dword [esp + 84]         ;    66.0 U       32 sum
        xor eax, edx                      ;    66.0 V       24 sum
        add edi, ebx                      ;    67.0 U       32 sum
        add ecx, eax                      ;    67.0 V       32 sum
        rol ecx, 6                        ;    68.0 U+V     33 v[0]
        mov eax, dword [esp + 28]         ;    69.0 U       32 sum
        xor ebx, edx                      ;    69.0 V       24 sum
        add ebp, edx                      ;    70.0 U       32 sum
        xor ebx, ecx                      ;    70.0 V       24 sum
        xor edx, ecx                      ;    71.0 U       24 sum
        add esi, ebx                      ;    71.0 V       32 sum
        rol esi, 7                        ;    72.0 U+V     33 v[3]
        mov ebx, dword [esp + 68]         ;    73.0 U       32 sum
        xor edx, esi                      ;    73.0 V       24 sum
        add eax, esi                      ;    74.0 U       32 sum
        add edi, edx                      ;    74.0 V       32 sum
        rol edi, 9                        ;    75.0 U+V     33 v[2]
        mov edx, dword [esp + 96]         ;    76.0 U       32 sum
        xor esi, edi                      ;    76.0 V       24 sum
        lea ebx, [ebx + ecx + 1518500249] ;    77.0 U       32 sum
        xor ecx, esi                      ;    77.0 V       24 sum
        add ebp, ecx                      ;    78.0 U       32 sum
        lea edx, [edx + edi + 1518500249] ;    78.0 V       32 sum
        rol ebp, 8                        ;    79.0 U+V     33 v[1]
        xor edi, ebp                      ;    80.0 U       24 sum
        or esi, ebp                       ;    80.0 V       24 sum
        xor esi, edi                      ;    81.0 U       24 sum
        mov ecx, dword [esp + 88]         ;    81.0 V       32 sum
        add ebx, esi                      ;    82.0 U       32 sum
        mov esi, dword [esp + 60]         ;    82.0 V       32 sum
        rol ebx, 7                        ;    83.0 U+V     33 v[0]
        or edi, ebx                       ;    84.0 U       24 sum
        add eax, 0x5a827999               ;    84.0 V       32 sum
        lea esi, [esi + ebp + 1518500249] ;    85.0 U       32 sum
        xor ebp, ebx                      ;    85.0 V       24 sum
        add ecx, ebx                      ;    86.0 U       32 sum
        xor edi, ebp                      ;    86.0 V       24 sum
        add ecx, 0x5a827999               ;    87.0 U       32 sum
        add eax, edi                      ;    87.0 V       32 sum
        rol eax, 6                        ;    88.0 U+V     33 v[3]
        or ebp, eax                       ;    89.0 U       24 sum
        xor ebx, eax                      ;    89.0 V       24 sum
        mov edi, dword [esp + 92]         ;    90.0 U       32 sum
        xor ebp, ebx                      ;    90.0 V       24 sum
        add edi, eax                      ;    91.0 U       32 sum
        add edx, ebp                      ;    91.0 V       32 sum
        rol edx, 8                        ;    92.0 U+V     33 v[2]
        add edi, 0x5a827999               ;    93.0 U       32 sum
        mov ebp, dword [esp + 84]         ;    93.0 V       32 sum
        xor eax, edx                      ;    94.0 U       24 sum
        or ebx, edx                       ;    94.0 V       24 sum
        lea ebp, [ebp + edx + 1518500249] ;    95.0 U       32 sum
        xor ebx, eax                      ;    95.0 V       24 sum
        add esi, ebx                      ;    96.0 U       32 sum
        mov ebx, dword [esp + 76]         ;    96.0 V       32 sum
        rol esi, 0xd                      ;    97.0 U+V     33 v[1]
        or eax, esi                       ;    98.0 U       24 sum
        xor edx, esi                      ;    98.0 V       24 sum
        lea ebx, [ebx + esi + 1518500249] ;    99.0 U       32 sum
        xor eax, edx                      ;    99.0 V       24 sum
        add ecx, eax                      ;   100.0 U       32 sum
        mov eax, dword [esp + 36]         ;   100.0 V       32 sum
        rol ecx, 0xb                      ;   101.0 U+V     33 v[0]
        xor esi, ecx                      ;   102.0 U       24 sum
        or edx, ecx                       ;   102.0 V       24 sum
        lea eax, [eax + ecx + 1518500249] ;   103.0 U       32 sum
        xor edx, esi                      ;   103.0 V       24 sum
        add edi, edx                      ;   104.0 U       32 sum
        mov edx, dword [esp + 56]         ;   104.0 V       32 sum
        rol edi, 9                        ;   105.0 U+V     33 v[3]
        or esi, edi                       ;   106.0 U       24 sum
        xor ecx, edi                      ;   106.0 V       24 sum
        xor esi, ecx                      ;   107.0 U       24 sum
        lea edx, [edx + edi + 1518500249] ;   107.0 V       32 sum
        add ebp, esi                      ;   108.0 U       32 sum
        mov esi, dword [esp + 20]         ;   108.0 V       32 sum
        rol ebp, 7                        ;   109.0 U+V     33 v[2]
        xor edi, ebp                      ;   110.0 U       24 sum
        or ecx, ebp                       ;   110.0 V       24 sum
        xor ecx, edi                      ;   111.0 U       24 sum
        lea esi, [esi + ebp + 1518500249] ;   111.0 V       32 sum
        add ebx, ecx                      ;   112.0 U       32 sum
        mov ecx, dword [esp + 80]         ;   112.0 V       32 sum
        rol ebx, 0xf                      ;   113.0 U+V     33 v[1]
        xor ebp, ebx                      ;   114.0 U       24 sum
        or edi, ebx                       ;   114.0 V       24 sum
        lea ecx, [ecx + ebx + 1518500249] ;   115.0 U       32 sum
        xor edi, ebp                      ;   115.0 V       24 sum
        add eax, edi                      ;   116.0 U       32 sum
        mov edi, dword [esp + 52]         ;   116.0 V       32 sum
        rol eax, 7                        ;   117.0 U+V     33 v[0]
        or ebp, eax                       ;   118.0 U       24 sum
        xor ebx, eax                      ;   118.0 V       24 sum
        xor ebp, ebx                      ;   119.0 U       24 sum
        lea edi, [edi + eax + 1518500249] ;   119.0 V       32 sum
        add edx, ebp                      ;   120.0 U       32 sum
        mov ebp, dword [esp + 72]         ;   120.0 V       32 sum
        rol edx, 0xc                      ;   121.0 U+V     33 v[3]
        xor eax, edx                      ;   122.0 U       24 sum
        or ebx, edx                       ;   122.0 V       24 sum
        lea ebp, [ebp + edx + 1518500249] ;   123.0 U       32 sum
        xor ebx, eax                      ;   123.0 V       24 sum
        add esi, ebx                      ;   124.0 U       32 sum
        mov ebx, dword [esp + 48]         ;   124.0 V       32 sum
        rol esi, 0xf                      ;   125.0 U+V     33 v[2]
        or eax, esi                       ;   126.0 U       24 sum
        xor edx, esi                      ;   126.0 V       24 sum
        xor eax, edx                      ;   127.0 U       24 sum
        add ebx, esi                      ;   127.0 V       32 sum
        add ecx, eax                      ;   128.0 U       32 sum
        mov eax, dword [esp + 24]         ;   128.0 V       32 sum
        rol ecx, 9                        ;   129.0 U+V     33 v[1]
        xor esi, ecx                      ;   130.0 U       24 sum
        or edx, ecx                       ;   130.0 V       24 sum
        xor edx, esi                      ;   131.0 U       24 sum
        lea eax, [eax + ecx + 1518500249] ;   131.0 V       32 sum
        add ebx, 0x5a827999               ;   132.0 U       32 sum
        add edi, edx                      ;   132.0 V       32 sum
        rol edi, 0xb                      ;   133.0 U+V     33 v[0]
        or esi, edi                       ;   134.0 U       24 sum
        xor ecx, edi                      ;   134.0 V       24 sum
        mov edx, dword [esp + 88]         ;   135.0 U       32 sum
        xor esi, ecx                      ;   135.0 V       24 sum
        add ebp, esi                      ;   136.0 U       32 sum
        mov esi, edi                      ;   136.0 V       24 sum copy
        rol ebp, 7                        ;   137.0 U+V     33 v[3]
        or ecx, ebp                       ;   138.0 U       24 sum
        xor esi, ebp                      ;   138.0 V       24 sum
        lea edx, [edx + ebp + 1859775393] ;   139.0 U       32 sum
        xor ecx, esi                      ;   139.0 V       24 sum
        add ebx, ecx                      ;   140.0 U       32 sum
        mov ecx, dword [esp + 76]         ;   140.0 V       32 sum
        rol ebx, 0xd                      ;   141.0 U+V     33 v[2]
        and esi, ebx                      ;   142.0 U       24 sum
        lea ecx, [ecx + edi + 1859775393] ;   142.0 V       32 sum
        xor edi, esi                      ;   143.0 U       24 sum
        mov esi, ebx                      ;   143.0 V       24 sum copy
        add eax, edi                      ;   144.0 U       32 sum
        xor esi, 0xffffffff               ;   144.0 V       24 sum
        rol eax, 0xc                      ;   145.0 U+V     33 v[1]
        mov edi, dword [esp + 72]         ;   146.0 U       32 sum
        or esi, eax                       ;   146.0 V       24 sum
        xor ebp, esi                      ;   147.0 U       24 sum
        mov esi, eax                      ;   147.0 V       24 sum copy
        add ecx, ebp                      ;   148.0 U       32 sum
        xor esi, 0xffffffff               ;   148.0 V       24 sum
        rol ecx, 0xb                      ;   149.0 U+V     33 v[0]
        or esi, ecx                       ;   150.0 U       24 sum
        lea edi, [edi + ebx + 1859775393] ;   150.0 V       32 sum
        xor ebx, esi                      ;   151.0 U       24 sum
        mov esi, ecx                      ;   151.0 V       24 sum copy
        xor esi, 0xffffffff               ;   152.0 U       24 sum
        add edx, ebx                      ;   152.0 V       32 sum
        rol edx, 0xd                      ;   153.0 U+V     33 v[3]
        mov ebx, edx                      ;   154.0 U       24 sum copy
        mov ebp, dword [esp + 28]         ;   154.0 V       32 sum
        or esi, edx                       ;   155.0 U       24 sum
        xor ebx, 0xffffffff               ;   155.0 V       24 sum
        lea ebp, [ebp + eax + 1859775393] ;   156.0 U       32 sum
        xor eax, esi                      ;   156.0 V       24 sum
        mov esi, dword [esp + 20]         ;   157.0 U       32 sum
        add edi, eax                      ;   157.0 V       32 sum
        rol edi, 6                        ;   158.0 U+V     33 v[2]
        lea esi, [esi + ecx + 1859775393] ;   159.0 U       32 sum
        or ebx, edi                       ;   159.0 V       24 sum
        mov eax, edi                      ;   160.0 U       24 sum copy
        xor ecx, ebx                      ;   160.0 V       24 sum
        xor eax, 0xffffffff               ;   161.0 U       24 sum
        add ebp, ecx                      ;   161.0 V       32 sum
        rol ebp, 7                        ;   162.0 U+V     33 v[1]
        mov ecx, dword [esp + 84]         ;   163.0 U       32 sum
        mov ebx, ebp                      ;   163.0 V       24 sum copy
        add ecx, edx                      ;   164.0 U       32 sum
        or eax, ebp                       ;   164.0 V       24 sum
        xor ebx, 0xffffffff               ;   165.0 U       24 sum
        xor edx, eax                      ;   165.0 V       24 sum
        add ecx, 0x6ed9eba1               ;   166.0 U       32 sum
        mov eax, dword [esp + 60]         ;   166.0 V       32 sum
        add esi, edx                      ;   167.0 U       32 sum
        mov edx, dword [esp + 24]         ;   167.0 V       32 sum
        rol esi, 0xe                      ;   168.0 U+V     33 v[0]
        or ebx, esi                       ;   169.0 U       24 sum
        lea edx, [edx + edi + 1859775393] ;   169.0 V       32 sum
        lea eax, [eax + ebp + 1859775393] ;   170.0 U       32 sum
        xor edi, ebx                      ;   170.0 V       24 sum
        add ecx, edi                      ;   171.0 U       32 sum
        mov edi, esi                      ;   171.0 V       24 sum copy
        rol ecx, 9                        ;   172.0 U+V     33 v[3]
        mov ebx, ecx                      ;   173.0 U       24 sum copy
        xor edi, 0xffffffff               ;   173.0 V       24 sum
        or edi, ecx                       ;   174.0 U       24 sum
        xor ebx, 0xffffffff               ;   174.0 V       24 sum
        xor ebp, edi                      ;   175.0 U       24 sum
        mov edi, dword [esp + 56]         ;   175.0 V       32 sum
        add edx, ebp                      ;   176.0 U       32 sum
        mov ebp, dword [esp + 52]         ;   176.0 V       32 sum
        rol edx, 0xd                      ;   177.0 U+V     33 v[2]
        or ebx, edx                       ;   178.0 U       24 sum
        lea ebp, [ebp + esi + 1859775393] ;   178.0 V       32 sum
        xor esi, ebx                      ;   179.0 U       24 sum
        mov ebx, dword [esp + 68]         ;   179.0 V       32 sum
        add eax, esi                      ;   180.0 U       32 sum
        mov esi, edx                      ;   180.0 V       24 sum copy
        lea edi, [edi + edx + 1859775393] ;   181.0 U       32 sum
        xor esi, 0xffffffff               ;   181.0 V       24 sum
        rol eax, 0xf                      ;   182.0 U+V     33 v[1]
        or esi, eax                       ;   183.0 U       24 sum
        lea ebx, [ebx + ecx + 1859775393] ;   183.0 V       32 sum
        xor ecx, esi                      ;   184.0 U       24 sum
        mov esi, eax                      ;   184.0 V       24 sum copy
        xor esi, 0xffffffff               ;   185.0 U       24 sum
        add ebp, ecx                      ;   185.0 V       32 sum
        rol ebp, 0xe                      ;   186.0 U+V     33 v[0]
        or esi, ebp                       ;   187.0 U       24 sum
        mov ecx, ebp                      ;   187.0 V       24 sum copy
        xor edx, esi                      ;   188.0 U       24 sum
        xor ecx, 0xffffffff               ;   188.0 V       24 sum
        mov esi, dword [esp + 92]         ;   189.0 U       32 sum
        add ebx, edx                      ;   189.0 V       32 sum
        rol ebx, 8                        ;   190.0 U+V     33 v[3]
        or ecx, ebx                       ;   191.0 U       24 sum
        lea esi, [esi + eax + 1859775393] ;   191.0 V       32 sum
        xor eax, ecx                      ;   192.0 U       24 sum
        mov ecx, ebx                      ;   192.0 V       24 sum copy
        add edi, eax                      ;   193.0 U       32 sum
        mov edx, dword [esp + 48]         ;   193.0 V       32 sum
        xor ecx, 0xffffffff               ;   194.0 U       24 sum
        mov eax, dword [esp + 96]         ;   194.0 V       32 sum
        rol edi, 0xd                      ;   195.0 U+V     33 v[2]
        or ecx, edi                       ;   196.0 U       24 sum
        lea eax, [eax + ebp + 1859775393] ;   196.0 V       32 sum
        xor ebp, ecx                      ;   197.0 U       24 sum
        mov ecx, edi                      ;   197.0 V       24 sum copy
        add esi, ebp                      ;   198.0 U       32 sum
        xor ecx, 0xffffffff               ;   198.0 V       24 sum
        rol esi, 6                        ;   199.0 U+V     33 v[1]
        or ecx, esi                       ;   200.0 U       24 sum
        lea edx, [edx + ebx + 1859775393] ;   200.0 V       32 sum
        xor ebx, ecx                      ;   201.0 U       24 sum
        mov ecx, esi                      ;   201.0 V       24 sum copy
        xor ecx, 0xffffffff               ;   202.0 U       24 sum
        mov ebp, dword [esp + 36]         ;   202.0 V       32 sum
        add eax, ebx                      ;   203.0 U       32 sum
        mov ebx, dword [esp + 80]         ;   203.0 V       32 sum
        rol eax, 5                        ;   204.0 U+V     33 v[0]
        or ecx, eax                       ;   205.0 U       24 sum
        lea ebx, [ebx + edi + 1859775393] ;   205.0 V       32 sum
        xor edi, ecx                      ;   206.0 U       24 sum
        mov ecx, eax                      ;   206.0 V       24 sum copy
        add edx, edi                      ;   207.0 U       32 sum
        xor ecx, 0xffffffff               ;   207.0 V       24 sum
        rol edx, 0xc                      ;   208.0 U+V     33 v[3]
        or ecx, edx                       ;   209.0 U       24 sum
        lea ebp, [ebp + esi + 1859775393] ;   209.0 V       32 sum
        xor esi, ecx                      ;   210.0 U       24 sum
        mov edi, edx                      ;   210.0 V       24 sum copy
        xor edi, 0xffffffff               ;   211.0 U       24 sum
        mov ecx, edx                      ;   211.0 V       25 sum copy
        add ebx, esi                      ;   212.0 U       32 sum
        mov esi, dword [esp + 60]         ;   212.0 V       32 sum
        rol ebx, 7                        ;   213.0 U+V     33 v[2]
        lea esi, [esi + eax - 1894007588] ;   214.0 U       32 sum
        or edi, ebx                       ;   214.0 V       24 sum
        xor eax, edi                      ;   215.0 U       24 sum
        mov edi, ebx                      ;   215.0 V       25 sum copy
        xor ecx, 0xffffffff               ;   216.0 U       25 sum
        add ebp, eax                      ;   216.0 V       32 sum
        and ecx, ebx                      ;   217.0 U       25 sum
        mov eax, dword [esp + 20]         ;   217.0 V       32 sum
        rol ebp, 5                        ;   218.0 U+V     33 v[1]
        lea eax, [eax + edx - 1894007588] ;   219.0 U       32 sum
        xor edi, 0xffffffff               ;   219.0 V       25 sum
        and edx, ebp                      ;   220.0 U       25 sum
        add esi, ecx                      ;   220.0 V       32 sum
        add esi, edx                      ;   221.0 U       32 sum
        and edi, ebp                      ;   221.0 V       25 sum
        add eax, edi                      ;   222.0 U       32 sum
        mov edi, dword [esp + 88]         ;   222.0 V       32 sum
        rol esi, 0xb                      ;   223.0 U+V     33 v[0]
        mov ecx, dword [esp + 48]         ;   224.0 U       32 sum
        mov edx, ebp                      ;   224.0 V       25 sum copy
        xor edx, 0xffffffff               ;   225.0 U       25 sum
        add ecx, ebx                      ;   225.0 V       32 sum
        and ebx, esi                      ;   226.0 U       25 sum
        and edx, esi                      ;   226.0 V       25 sum
        add eax, ebx                      ;   227.0 U       32 sum
        mov ebx, esi                      ;   227.0 V       25 sum copy
        lea ecx, [ecx + edx - 1894007588] ;   228.0 U       32 sum
        mov edx, dword [esp + 56]         ;   228.0 V       32 sum
        xor ebx, 0xffffffff               ;   229.0 U       25 sum
        lea edi, [edi + ebp - 1894007588] ;   229.0 V       32 sum
        rol eax, 0xc                      ;   230.0 U+V     33 v[3]
        and ebp, eax                      ;   231.0 U       25 sum
        lea edx, [edx + esi - 1894007588] ;   231.0 V       32 sum
        and ebx, eax                      ;   232.0 U       25 sum
        add ecx, ebp                      ;   232.0 V       32 sum
        rol ecx, 0xe                      ;   233.0 U+V     33 v[2]
        mov ebp, dword [esp + 24]         ;   234.0 U       32 sum
        and esi, ecx                      ;   234.0 V       25 sum
        add edi, ebx                      ;   235.0 U       32 sum
        mov ebx, eax                      ;   235.0 V       25 sum copy
        xor ebx, 0xffffffff               ;   236.0 U       25 sum
        lea ebp, [ebp + eax - 1894007588] ;   236.0 V       32 sum
        add edi, esi                      ;   237.0 U       32 sum
        mov esi, dword [esp + 36]         ;   237.0 V       32 sum
        rol edi, 0xf                      ;   238.0 U+V     33 v[1]
        and eax, edi                      ;   239.0 U       25 sum
        and ebx, ecx                      ;   239.0 V       25 sum
        add edx, ebx                      ;   240.0 U       32 sum
        mov ebx, edi                      ;   240.0 V       25 sum copy
        add esi, ecx                      ;   241.0 U       32 sum
        add edx, eax                      ;   241.0 V       32 sum
        rol edx, 0xe                      ;   242.0 U+V     33 v[0]
        mov eax, ecx                      ;   243.0 U       25 sum copy
        and ecx, edx                      ;   243.0 V       25 sum
        xor eax, 0xffffffff               ;   244.0 U       25 sum
        xor ebx, 0xffffffff               ;   244.0 V       25 sum
        add ebp, ecx                      ;   245.0 U       32 sum
        and eax, edi                      ;   245.0 V       25 sum
        mov ecx, edx                      ;   246.0 U       25 sum copy
        and ebx, edx                      ;   246.0 V       25 sum
        add ebp, eax                      ;   247.0 U       32 sum
        mov eax, dword [esp + 28]         ;   247.0 V       32 sum
        rol ebp, 0xf                      ;   248.0 U+V     33 v[3]
        xor ecx, 0xffffffff               ;   249.0 U       25 sum
        lea esi, [esi + ebx - 1894007588] ;   249.0 V       32 sum
        and ecx, ebp                      ;   250.0 U       25 sum
        mov ebx, ebp                      ;   250.0 V       25 sum copy
        add eax, edi                      ;   251.0 U       32 sum
        and edi, ebp                      ;   251.0 V       25 sum
        add eax, ecx                      ;   252.0 U       32 sum
        add esi, edi                      ;   252.0 V       32 sum
        xor ebx, 0xffffffff               ;   253.0 U       25 sum
        mov edi, dword [esp + 96]         ;   253.0 V       32 sum
        rol esi, 9                        ;   254.0 U+V     33 v[2]
        mov ecx, dword [esp + 76]         ;   255.0 U       32 sum
        add eax, 0x8f1bbcdc               ;   255.0 V       32 sum
        and ebx, esi                      ;   256.0 U       25 sum
        add edi, edx                      ;   256.0 V       32 sum
        lea ecx, [ecx + ebp - 1894007588] ;   257.0 U       32 sum
        and edx, esi                      ;   257.0 V       25 sum
        add eax, edx                      ;   258.0 U       32 sum
        lea edi, [edi + ebx - 1894007588] ;   258.0 V       32 sum
        rol eax, 8                        ;   259.0 U+V     33 v[1]
        mov edx, eax                      ;   260.0 U       25 sum copy
        and ebp, eax                      ;   260.0 V       25 sum
        add edi, ebp                      ;   261.0 U       32 sum
        mov ebx, dword [esp + 68]         ;   261.0 V       32 sum
        rol edi, 9                        ;   262.0 U+V     33 v[0]
        xor edx, edi                      ;   263.0 U       25 sum
        lea ebx, [ebx + esi - 1894007588] ;   263.0 V       32 sum
        mov ebp, dword [esp + 64]         ;   264.0 U       25 sum
        and esi, edx                      ;   264.0 V       25 sum
        xor esi, eax                      ;   265.0 U       25 sum
        mov edx, dword [esp + 84]         ;   265.0 V       32 sum
        add ecx, esi                      ;   266.0 U       32 sum
        mov esi, edi                      ;   266.0 V       25 sum copy
        rol ecx, 0xe                      ;   267.0 U+V     33 v[3]
        lea edx, [edx + eax - 1894007588] ;   268.0 U       32 sum
        xor esi, ecx                      ;   268.0 V       25 sum
        and eax, esi                      ;   269.0 U       25 sum
        mov esi, dword [esp + 44]         ;   269.0 V       25 sum
        xor eax, edi                      ;   270.0 U       25 sum
        and ebp, esi                      ;   270.0 V       25 sum
        mov esi, ecx                      ;   271.0 U       25 sum copy
        add ebx, eax                      ;   271.0 V       32 sum
        rol ebx, 5                        ;   272.0 U+V     33 v[2]
        mov eax, dword [esp + 40]         ;   273.0 U       25 sum
        xor esi, ebx                      ;   273.0 V       25 sum
        xor ebp, eax                      ;   274.0 U       25 sum
        mov eax, dword [esp + 72]         ;   274.0 V       32 sum
        add eax, edi                      ;   275.0 U       32 sum
        and edi, esi                      ;   275.0 V       25 sum
        mov esi, dword [esp + 8]          ;   276.0 U       41 x[0] reload
        xor edi, ecx                      ;   276.0 V       25 sum
        add edx, edi                      ;   277.0 U       32 sum
        mov edi, ebx                      ;   277.0 V       25 sum copy
        rol edx, 6                        ;   278.0 U+V     33 v[1]
        lea ebp, [ebp + esi + 1352829926] ;   279.0 U       32 sum
        mov esi, dword [esp + 80]         ;   279.0 V       32 sum
        xor edi, edx                      ;   280.0 U       25 sum
        add esi, ecx                      ;   280.0 V       32 sum
        and ecx, edi                      ;   281.0 U       25 sum
        add eax, 0x8f1bbcdc               ;   281.0 V       32 sum
        xor ecx, ebx                      ;   282.0 U       25 sum
        mov edi, dword [esp + 80]         ;   282.0 V       32 sum
        add eax, ecx                      ;   283.0 U       32 sum
        mov ecx, dword [esp + 92]         ;   283.0 V       32 sum
        rol eax, 8                        ;   284.0 U+V     33 v[0]
        add ebp, edi                      ;   285.0 U       32 sum
        mov edi, edx                      ;   285.0 V       25 sum copy
        lea ecx, [ecx + ebx - 1894007588] ;   286.0 U       32 sum
        xor edi, eax                      ;   286.0 V       25 sum
        and ebx, edi                      ;   287.0 U       25 sum
        mov dword [esp + 104], eax        ;   287.0 V       33 v[0] spill
        xor ebx, edx                      ;   288.0 U       25 sum
        add esi, 0x8f1bbcdc               ;   288.0 V       32 sum
        mov edi, dword [esp + 52]         ;   289.0 U       32 sum
        add esi, ebx                      ;   289.0 V       32 sum
        rol esi, 6                        ;   290.0 U+V     33 v[3]
        mov ebx, esi                      ;   291.0 U       25 sum copy
        add edi, edx                      ;   291.0 V       32 sum
        mov dword [esp + 108], esi        ;   292.0 U       33 v[3] spill
        xor ebx, eax                      ;   292.0 V       25 sum
        and edx, ebx                      ;   293.0 U       25 sum
        rol ebp, 8                        ;   294.0 U+V     33 v[0]
        mov ebx, ebp                      ;   295.0 U       25 sum copy
        xor edx, eax                      ;   295.0 V       25 sum
        add ecx, edx                      ;   296.0 U       32 sum
        mov edx, dword [esp + 100]        ;   296.0 V       25 sum
        rol ecx, 5                        ;   297.0 U+V     33 v[2]
        xor ebx, edx                      ;   298.0 U       25 sum
        mov edx, dword [esp + 100]        ;   298.0 V       45 h0
        add edx, ecx                      ;   299.0 U       45 h0
        xor ecx, esi                      ;   299.0 V       25 sum
        and ecx, eax                      ;   300.0 U       25 sum
        mov eax, dword [esp + 40]         ;   300.0 V       25 sum
        xor ecx, esi                      ;   301.0 U       25 sum
        and ebx, eax                      ;   301.0 V       25 sum
        mov esi, dword [esp + 100]        ;   302.0 U       25 sum
        mov eax, dword [esp + 44]         ;   302.0 V       41 x[3] reload
        lea edi, [edi + ecx - 1894007588] ;   303.0 U       32 sum
        xor ebx, esi                      ;   303.0 V       25 sum
        rol edi, 0xc                      ;   304.0 U+V     33 v[1]
        lea ebx, [ebx + eax + 1352829926] ;   305.0 U       32 sum
        mov ecx, dword [esp + 72]         ;   305.0 V       32 sum
        mov esi, ebp                      ;   306.0 U       25 sum copy
        add ebx, ecx                      ;   306.0 V       32 sum
        rol ebx, 9                        ;   307.0 U+V     33 v[3]
        xor esi, ebx                      ;   308.0 U       25 sum
        mov ecx, dword [esp + 100]        ;   308.0 V       25 sum
        mov eax, dword [esp + 68]         ;   309.0 U       32 sum
        and esi, ecx                      ;   309.0 V       25 sum
        mov ecx, dword [esp + 40]         ;   310.0 U       32 sum
        xor esi, ebp                      ;   310.0 V       25 sum
        mov dword [esp + 64], edi         ;   311.0 U       33 v[1] spill
        add esi, ecx                      ;   311.0 V       32 sum
        mov ecx, dword [esp + 100]        ;   312.0 U       32 sum
        mov edi, ebx                      ;   312.0 V       25 sum copy
        lea esi, [esi + eax + 1352829926] ;   313.0 U       32 sum
        mov eax, dword [esp + 20]         ;   313.0 V       32 sum
        rol esi, 9                        ;   314.0 U+V     33 v[2]
        xor edi, esi                      ;   315.0 U       25 sum
        add eax, ebp                      ;   315.0 V       32 sum
        and ebp, edi                      ;   316.0 U       25 sum
        add eax, 0x50a28be6               ;   316.0 V       32 sum
        mov edi, dword [esp + 52]         ;   317.0 U       32 sum
        xor ebp, ebx                      ;   317.0 V       25 sum
        add ebp, ecx                      ;   318.0 U       32 sum
        mov ecx, dword [esp + 56]         ;   318.0 V       32 sum reload
        lea edi, [edi + ebx + 1352829926] ;   319.0 U       32 sum
        mov dword [esp + 100], edx        ;   319.0 V       45 h0 spill
        mov edx, esi                      ;   320.0 U       25 sum copy
        lea ebp, [ebp + ecx + 1352829926] ;   320.0 V       32 sum
        rol ebp, 0xb                      ;   321.0 U+V     33 v[1]
        mov ecx, dword [esp + 28]         ;   322.0 U       32 sum
        xor edx, ebp                      ;   322.0 V       25 sum
        and ebx, edx                      ;   323.0 U       25 sum
        xor ebx, esi                      ;   324.0 U       25 sum
        mov edx, dword [esp + 48]         ;   324.0 V       32 sum
        add eax, ebx                      ;   325.0 U       32 sum
        mov ebx, ebp                      ;   325.0 V       25 sum copy
        rol eax, 0xd                      ;   326.0 U+V     33 v[0]
        add edx, 0x50a28be6               ;   327.0 U       32 sum
        xor ebx, eax                      ;   327.0 V       25 sum
        add edx, esi                      ;   328.0 U       32 sum
        and esi, ebx                      ;   328.0 V       25 sum
        xor esi, ebp                      ;   329.0 U       25 sum
        lea ecx, [ecx + ebp + 1352829926] ;   329.0 V       32 sum
        mov ebx, eax                      ;   330.0 U       25 sum copy
        add edi, esi                      ;   330.0 V       32 sum
        rol edi, 0xf                      ;   331.0 U+V     33 v[3]
        mov esi, dword [esp + 96]         ;   332.0 U       32 sum
        xor ebx, edi                      ;   332.0 V       25 sum
        add esi, eax                      ;   333.0 U       32 sum
        and ebp, ebx                      ;   333.0 V       25 sum
        mov ebx, edi                      ;   334.0 U       25 sum copy
        xor ebp, eax                      ;   334.0 V       25 sum
        add edx, ebp                      ;   335.0 U       32 sum
        mov ebp, dword [esp + 84]         ;   335.0 V       32 sum
        rol edx, 0xf                      ;   336.0 U+V     33 v[2]
        xor ebx, edx                      ;   337.0 U       25 sum
        add ebp, edx                      ;   337.0 V       32 sum
        and eax, ebx                      ;   338.0 U       25 sum
        xor eax, edi                      ;   339.0 U       25 sum
        mov ebx, dword [esp + 92]         ;   339.0 V       32 sum
        add ecx, eax                      ;   340.0 U       32 sum
        mov eax, edx                      ;   340.0 V       25 sum copy
        rol ecx, 5                        ;   341.0 U+V     33 v[1]
        add ebx, edi                      ;   342.0 U       32 sum
        xor eax, ecx                      ;   342.0 V       25 sum
        and edi, eax                      ;   343.0 U       25 sum
        add esi, 0x50a28be6               ;   343.0 V       32 sum
        xor edi, edx                      ;   344.0 U       25 sum
        mov eax, ecx                      ;   344.0 V       25 sum copy
        add esi, edi                      ;   345.0 U       32 sum
        mov edi, dword [esp + 24]         ;   345.0 V       32 sum
        rol esi, 7                        ;   346.0 U+V     33 v[0]
        add ebx, 0x50a28be6               ;   347.0 U       32 sum
        xor eax, esi                      ;   347.0 V       25 sum
        add edi, ecx                      ;   348.0 U       32 sum
        and edx, eax                      ;   348.0 V       25 sum
        mov eax, esi                      ;   349.0 U       25 sum copy
        xor edx, ecx                      ;   349.0 V       25 sum
        add ebp, 0x50a28be6               ;   350.0 U       32 sum
        add ebx, edx                      ;   350.0 V       32 sum
        rol ebx, 7                        ;   351.0 U+V     33 v[3]
        add edi, 0x50a28be6               ;   352.0 U       32 sum
        xor eax, ebx                      ;   352.0 V       25 sum
        and ecx, eax                      ;   353.0 U       25 sum
        mov edx, dword [esp + 60]         ;   353.0 V       32 sum
        xor ecx, esi                      ;   354.0 U       25 sum
        add edx, esi                      ;   354.0 V       32 sum
        mov eax, ebx                      ;   355.0 U       25 sum copy
        add ebp, ecx                      ;   355.0 V       32 sum
        rol ebp, 8                        ;   356.0 U+V     33 v[2]
        xor eax, ebp                      ;   357.0 U       25 sum
        mov ecx, dword [esp + 88]         ;   357.0 V       32 sum
        and esi, eax                      ;   358.0 U       25 sum
        mov eax, dword [esp + 76]         ;   358.0 V       32 sum
        xor esi, ebx                      ;   359.0 U       25 sum
        add edi, esi                      ;   360.0 U       32 sum
        mov esi, ebp                      ;   360.0 V       25 sum copy
        rol edi, 0xb                      ;   361.0 U+V     33 v[1]
        xor esi, edi                      ;   362.0 U       25 sum
        lea ecx, [ecx + ebx + 1352829926] ;   362.0 V       32 sum
        and ebx, esi                      ;   363.0 U       25 sum
        add edx, 0x50a28be6               ;   363.0 V       32 sum
        xor ebx, ebp                      ;   364.0 U       25 sum
        mov esi, edi                      ;   364.0 V       25 sum copy
        add edx, ebx                      ;   365.0 U       32 sum
        mov ebx, dword [esp + 36]         ;   365.0 V       32 sum
        rol edx, 0xe                      ;   366.0 U+V     33 v[0]
        add eax, ebp                      ;   367.0 U       32 sum
        xor esi, edx                      ;   367.0 V       25 sum
        add ebx, 0x50a28be6               ;   368.0 U       32 sum
        and ebp, esi                      ;   368.0 V       25 sum
        mov esi, edx                      ;   369.0 U       25 sum copy
        xor ebp, edi                      ;   369.0 V       25 sum
        add ebx, edi                      ;   370.0 U       32 sum
        add ecx, ebp                      ;   370.0 V       32 sum
        rol ecx, 0xe                      ;   371.0 U+V     33 v[3]
        add eax, 0x50a28be6               ;   372.0 U       32 sum
        xor esi, ecx                      ;   372.0 V       25 sum
        mov ebp, dword [esp + 48]         ;   373.0 U       32 sum
        and edi, esi                      ;   373.0 V       25 sum
        mov esi, dword [esp + 92]         ;   374.0 U       32 sum
        xor edi, edx                      ;   374.0 V       25 sum
        add eax, edi                      ;   375.0 U       32 sum
        lea ebp, [ebp + ecx + 1548603684] ;   375.0 V       32 sum
        rol eax, 0xc                      ;   376.0 U+V     33 v[2]
        mov dword [esp + 112], ebp        ;   377.0 U       32 sum spill
        mov edi, eax                      ;   377.0 V       25 sum copy
        xor edi, ecx                      ;   378.0 U       25 sum
        lea esi, [esi + edx + 1548603684] ;   378.0 V       32 sum
        and edx, edi                      ;   379.0 U       25 sum
        mov edi, dword [esp + 76]         ;   379.0 V       32 sum
        xor edx, ecx                      ;   380.0 U       25 sum
        mov ebp, eax                      ;   380.0 V       24 sum copy
        xor ebp, 0xffffffff               ;   381.0 U       24 sum
        add ebx, edx                      ;   381.0 V       32 sum
        rol ebx, 6                        ;   382.0 U+V     33 v[1]
        or ebp, ebx                       ;   383.0 U       24 sum
        mov edx, ebx                      ;   383.0 V       24 sum copy
        xor ecx, ebp                      ;   384.0 U       24 sum
        mov ebp, dword [esp + 68]         ;   384.0 V       32 sum
        xor edx, 0xffffffff               ;   385.0 U       24 sum
        lea edi, [edi + eax + 1548603684] ;   385.0 V       32 sum
        add ebp, ebx                      ;   386.0 U       32 sum
        add esi, ecx                      ;   386.0 V       32 sum
        rol esi, 9                        ;   387.0 U+V     33 v[0]
        or edx, esi                       ;   388.0 U       24 sum
        mov ecx, dword [esp + 112]        ;   388.0 V       32 sum reload
        xor eax, edx                      ;   389.0 U       24 sum
        mov edx, esi                      ;   389.0 V       24 sum copy
        xor edx, 0xffffffff               ;   390.0 U       24 sum
        add ecx, eax                      ;   390.0 V       32 sum
        rol ecx, 0xd                      ;   391.0 U+V     33 v[3]
        mov eax, dword [esp + 56]         ;   392.0 U       32 sum
        or edx, ecx                       ;   392.0 V       24 sum
        xor ebx, edx                      ;   393.0 U       24 sum
        mov edx, ecx                      ;   393.0 V       24 sum copy
        add edi, ebx                      ;   394.0 U       32 sum
        xor edx, 0xffffffff               ;   394.0 V       24 sum
        rol edi, 0xf                      ;   395.0 U+V     33 v[2]
        or edx, edi                       ;   396.0 U       24 sum
        lea eax, [eax + esi + 1548603684] ;   396.0 V       32 sum
        xor esi, edx                      ;   397.0 U       24 sum
        mov edx, edi                      ;   397.0 V       24 sum copy
        xor edx, 0xffffffff               ;   398.0 U       24 sum
        add ebp, esi                      ;   398.0 V       32 sum
        add ebp, 0x5c4dd124               ;   399.0 U       32 sum
        mov esi, dword [esp + 96]         ;   399.0 V       32 sum
        rol ebp, 7                        ;   400.0 U+V     33 v[1]
        or edx, ebp                       ;   401.0 U       24 sum
        lea esi, [esi + ecx + 1548603684] ;   401.0 V       32 sum
        xor ecx, edx                      ;   402.0 U       24 sum
        mov edx, ebp                      ;   402.0 V       24 sum copy
        add eax, ecx                      ;   403.0 U       32 sum
        mov ecx, dword [esp + 88]         ;   403.0 V       32 sum
        mov ebx, dword [esp + 80]         ;   404.0 U       32 sum
        xor edx, 0xffffffff               ;   404.0 V       24 sum
        rol eax, 0xc                      ;   405.0 U+V     33 v[0]
        or edx, eax                       ;   406.0 U       24 sum
        lea ebx, [ebx + edi + 1548603684] ;   406.0 V       32 sum
        xor edi, edx                      ;   407.0 U       24 sum
        mov edx, eax                      ;   407.0 V       24 sum copy
        xor edx, 0xffffffff               ;   408.0 U       24 sum
        add esi, edi                      ;   408.0 V       32 sum
        rol esi, 8                        ;   409.0 U+V     33 v[3]
        lea ecx, [ecx + ebp + 1548603684] ;   410.0 U       32 sum
        or edx, esi                       ;   410.0 V       24 sum
        mov edi, esi                      ;   411.0 U       24 sum copy
        xor ebp, edx                      ;   411.0 V       24 sum
        add ebx, ebp                      ;   412.0 U       32 sum
        xor edi, 0xffffffff               ;   412.0 V       24 sum
        mov edx, dword [esp + 72]         ;   413.0 U       32 sum
        mov ebp, dword [esp + 84]         ;   413.0 V       32 sum
        rol ebx, 9                        ;   414.0 U+V     33 v[2]
        lea edx, [edx + eax + 1548603684] ;   415.0 U       32 sum
        or edi, ebx                       ;   415.0 V       24 sum
        xor eax, edi                      ;   416.0 U       24 sum
        mov edi, ebx                      ;   416.0 V       24 sum copy
        add ecx, eax                      ;   417.0 U       32 sum
        xor edi, 0xffffffff               ;   417.0 V       24 sum
        rol ecx, 0xb                      ;   418.0 U+V     33 v[1]
        or edi, ecx                       ;   419.0 U       24 sum
        lea ebp, [ebp + esi + 1548603684] ;   419.0 V       32 sum
        xor esi, edi                      ;   420.0 U       24 sum
        mov edi, ecx                      ;   420.0 V       24 sum copy
        add edx, esi                      ;   421.0 U       32 sum
        mov esi, dword [esp + 24]         ;   421.0 V       32 sum
        rol edx, 7                        ;   422.0 U+V     33 v[0]
        xor edi, 0xffffffff               ;   423.0 U       24 sum
        mov eax, edx                      ;   423.0 V       24 sum copy
        or edi, edx                       ;   424.0 U       24 sum
        lea esi, [esi + ebx + 1548603684] ;   424.0 V       32 sum
        xor eax, 0xffffffff               ;   425.0 U       24 sum
        xor ebx, edi                      ;   425.0 V       24 sum
        add ebp, ebx                      ;   426.0 U       32 sum
        mov edi, dword [esp + 36]         ;   426.0 V       32 sum
        rol ebp, 7                        ;   427.0 U+V     33 v[3]
        or eax, ebp                       ;   428.0 U       24 sum
        mov ebx, dword [esp + 28]         ;   428.0 V       32 sum
        lea edi, [edi + ecx + 1548603684] ;   429.0 U       32 sum
        xor ecx, eax                      ;   429.0 V       24 sum
        lea ebx, [ebx + edx + 1548603684] ;   430.0 U       32 sum
        mov eax, ebp                      ;   430.0 V       24 sum copy
        xor eax, 0xffffffff               ;   431.0 U       24 sum
        add esi, ecx                      ;   431.0 V       32 sum
        rol esi, 0xc                      ;   432.0 U+V     33 v[2]
        mov ecx, dword [esp + 20]         ;   433.0 U       32 sum
        or eax, esi                       ;   433.0 V       24 sum
        xor edx, eax                      ;   434.0 U       24 sum
        mov eax, esi                      ;   434.0 V       24 sum copy
        xor eax, 0xffffffff               ;   435.0 U       24 sum
        add edi, edx                      ;   435.0 V       32 sum
        rol edi, 7                        ;   436.0 U+V     33 v[1]
        lea ecx, [ecx + ebp + 1548603684] ;   437.0 U       32 sum
        or eax, edi                       ;   437.0 V       24 sum
        xor ebp, eax                      ;   438.0 U       24 sum
        mov edx, edi                      ;   438.0 V       24 sum copy
        xor edx, 0xffffffff               ;   439.0 U       24 sum
        add ebx, ebp                      ;   439.0 V       32 sum
        mov eax, dword [esp + 60]         ;   440.0 U       32 sum
        mov ebp, dword [esp + 52]         ;   440.0 V       32 sum
        rol ebx, 6                        ;   441.0 U+V     33 v[0]
        lea eax, [eax + esi + 1548603684] ;   442.0 U       32 sum
        or edx, ebx                       ;   442.0 V       24 sum
        xor esi, edx                      ;   443.0 U       24 sum
        add ecx, esi                      ;   444.0 U       32 sum
        mov edx, ebx                      ;   444.0 V       24 sum copy
        mov esi, dword [esp + 84]         ;   445.0 U       32 sum
        xor edx, 0xffffffff               ;   445.0 V       24 sum
        rol ecx, 0xf                      ;   446.0 U+V     33 v[3]
        lea ebp, [ebp + edi + 1548603684] ;   447.0 U       32 sum
        or edx, ecx                       ;   447.0 V       24 sum
        xor edi, edx                      ;   448.0 U       24 sum
        mov edx, ecx                      ;   448.0 V       24 sum copy
        add eax, edi                      ;   449.0 U       32 sum
        mov edi, dword [esp + 80]         ;   449.0 V       32 sum
        rol eax, 0xd                      ;   450.0 U+V     33 v[2]
        xor edx, 0xffffffff               ;   451.0 U       24 sum
        lea edi, [edi + ecx + 1836072691] ;   451.0 V       32 sum
        or edx, eax                       ;   452.0 U       24 sum
        lea esi, [esi + ebx + 1836072691] ;   452.0 V       32 sum
        xor ebx, edx                      ;   453.0 U       24 sum
        mov edx, dword [esp + 60]         ;   453.0 V       32 sum
        xor ecx, eax                      ;   454.0 U       24 sum
        add ebp, ebx                      ;   454.0 V       32 sum
        rol ebp, 0xb                      ;   455.0 U+V     33 v[1]
        or ecx, ebp                       ;   456.0 U       24 sum
        mov ebx, dword [esp + 76]         ;   456.0 V       32 sum
        lea edx, [edx + eax + 1836072691] ;   457.0 U       32 sum
        xor eax, ebp                      ;   457.0 V       24 sum
        xor ecx, eax                      ;   458.0 U       24 sum
        add ebx, ebp                      ;   458.0 V       32 sum
        add esi, ecx                      ;   459.0 U       32 sum
        mov ecx, dword [esp + 68]         ;   459.0 V       32 sum
        rol esi, 9                        ;   460.0 U+V     33 v[0]
        or eax, esi                       ;   461.0 U       24 sum
        xor ebp, esi                      ;   461.0 V       24 sum
        xor eax, ebp                      ;   462.0 U       24 sum
        add ebx, 0x6d703ef3               ;   462.0 V       32 sum
        add edi, eax                      ;   463.0 U       32 sum
        lea ecx, [ecx + esi + 1836072691] ;   463.0 V       32 sum
        rol edi, 7                        ;   464.0 U+V     33 v[3]
        xor esi, edi                      ;   465.0 U       24 sum
        or ebp, edi                       ;   465.0 V       24 sum
        mov eax, dword [esp + 72]         ;   466.0 U       32 sum
        xor ebp, esi                      ;   466.0 V       24 sum
        add eax, edi                      ;   467.0 U       32 sum
        add edx, ebp                      ;   467.0 V       32 sum
        rol edx, 0xf                      ;   468.0 U+V     33 v[2]
        or esi, edx                       ;   469.0 U       24 sum
        xor edi, edx                      ;   469.0 V       24 sum
        xor esi, edi                      ;   470.0 U       24 sum
        mov ebp, dword [esp + 92]         ;   470.0 V       32 sum
        add ebx, esi                      ;   471.0 U       32 sum
        rol ebx, 0xb                      ;   472.0 U+V     33 v[1]
        lea ebp, [ebp + edx + 1836072691] ;   473.0 U       32 sum
        or edi, ebx                       ;   473.0 V       24 sum
        mov esi, dword [esp + 20]         ;   474.0 U       32 sum
        xor edx, ebx                      ;   474.0 V       24 sum
        add eax, 0x6d703ef3               ;   475.0 U       32 sum
        xor edi, edx                      ;   475.0 V       24 sum
        lea esi, [esi + ebx + 1836072691] ;   476.0 U       32 sum
        add ecx, edi                      ;   476.0 V       32 sum
        rol ecx, 8                        ;   477.0 U+V     33 v[0]
        xor ebx, ecx                      ;   478.0 U       24 sum
        or edx, ecx                       ;   478.0 V       24 sum
        xor edx, ebx                      ;   479.0 U       24 sum
        mov edi, dword [esp + 48]         ;   479.0 V       32 sum
        add eax, edx                      ;   480.0 U       32 sum
        add edi, ecx                      ;   480.0 V       32 sum
        rol eax, 6                        ;   481.0 U+V     33 v[3]
        add edi, 0x6d703ef3               ;   482.0 U       32 sum
        mov edx, dword [esp + 24]         ;   482.0 V       32 sum
        xor ecx, eax                      ;   483.0 U       24 sum
        or ebx, eax                       ;   483.0 V       24 sum
        lea edx, [edx + eax + 1836072691] ;   484.0 U       32 sum
        xor ebx, ecx                      ;   484.0 V       24 sum
        add ebp, ebx                      ;   485.0 U       32 sum
        mov ebx, dword [esp + 36]         ;   485.0 V       32 sum
        rol ebp, 6                        ;   486.0 U+V     33 v[2]
        xor eax, ebp                      ;   487.0 U       24 sum
        or ecx, ebp                       ;   487.0 V       24 sum
        xor ecx, eax                      ;   488.0 U       24 sum
        lea ebx, [ebx + ebp + 1836072691] ;   488.0 V       32 sum
        add esi, ecx                      ;   489.0 U       32 sum
        mov ecx, dword [esp + 52]         ;   489.0 V       32 sum
        rol esi, 0xe                      ;   490.0 U+V     33 v[1]
        or eax, esi                       ;   491.0 U       24 sum
        xor ebp, esi                      ;   491.0 V       24 sum
        xor eax, ebp                      ;   492.0 U       24 sum
        lea ecx, [ecx + esi + 1836072691] ;   492.0 V       32 sum
        add edi, eax                      ;   493.0 U       32 sum
        mov eax, dword [esp + 88]         ;   493.0 V       32 sum
        rol edi, 0xc                      ;   494.0 U+V     33 v[0]
        or ebp, edi                       ;   495.0 U       24 sum
        xor esi, edi                      ;   495.0 V       24 sum
        xor ebp, esi                      ;   496.0 U       24 sum
        add eax, edi                      ;   496.0 V       32 sum
        add edx, ebp                      ;   497.0 U       32 sum
        mov ebp, dword [esp + 56]         ;   497.0 V       32 sum
        rol edx, 0xd                      ;   498.0 U+V     33 v[3]
        xor edi, edx                      ;   499.0 U       24 sum
        or esi, edx                       ;   499.0 V       24 sum
        lea ebp, [ebp + edx + 1836072691] ;   500.0 U       32 sum
        xor esi, edi                      ;   500.0 V       24 sum
        add ebx, esi                      ;   501.0 U       32 sum
        mov esi, dword [esp + 28]         ;   501.0 V       32 sum
        rol ebx, 5                        ;   502.0 U+V     33 v[2]
        xor edx, ebx                      ;   503.0 U       24 sum
        or edi, ebx                       ;   503.0 V       24 sum
        add esi, ebx                      ;   504.0 U       32 sum
        xor edi, edx                      ;   504.0 V       24 sum
        add ecx, edi                      ;   505.0 U       32 sum
        mov edi, dword [esp + 96]         ;   505.0 V       32 sum
        rol ecx, 0xe                      ;   506.0 U+V     33 v[1]
        or edx, ecx                       ;   507.0 U       24 sum
        xor ebx, ecx                      ;   507.0 V       24 sum
        add eax, 0x6d703ef3               ;   508.0 U       32 sum
        xor edx, ebx                      ;   508.0 V       24 sum
        add eax, edx                      ;   509.0 U       32 sum
        add edi, ecx                      ;   509.0 V       32 sum
        rol eax, 0xd                      ;   510.0 U+V     33 v[0]
        or ebx, eax                       ;   511.0 U       24 sum
        xor ecx, eax                      ;   511.0 V       24 sum
        xor ebx, ecx                      ;   512.0 U       24 sum
        mov edx, dword [esp + 92]         ;   512.0 V       32 sum
        add ebp, ebx                      ;   513.0 U       32 sum
        rol ebp, 0xd                      ;   514.0 U+V     33 v[3]
        mov ebx, ebp                      ;   515.0 U       24 sum copy
        add esi, 0x6d703ef3               ;   515.0 V       32 sum
        or ecx, ebp                       ;   516.0 U       24 sum
        xor ebx, eax                      ;   516.0 V       24 sum
        add edi, 0x6d703ef3               ;   517.0 U       32 sum
        xor ecx, ebx                      ;   517.0 V       24 sum
        add edx, ebp                      ;   518.0 U       32 sum
        add esi, ecx                      ;   518.0 V       32 sum
        rol esi, 7                        ;   519.0 U+V     33 v[2]
        mov ecx, dword [esp + 24]         ;   520.0 U       32 sum
        and ebx, esi                      ;   520.0 V       24 sum
        add ecx, eax                      ;   521.0 U       32 sum
        xor ebp, esi                      ;   521.0 V       24 sum
        mov dword [esp + 112], edx        ;   522.0 U       32 sum spill
        xor eax, ebx                      ;   522.0 V       24 sum
        mov edx, dword [esp + 28]         ;   523.0 U       32 sum
        add edi, eax                      ;   523.0 V       32 sum
        rol edi, 5                        ;   524.0 U+V     33 v[1]
        mov eax, dword [esp + 112]        ;   525.0 U       32 sum reload
        xor ebp, edi                      ;   525.0 V       24 sum
        add ecx, ebp                      ;   526.0 U       32 sum
        mov ebx, dword [esp + 60]         ;   526.0 V       32 sum
        add edx, esi                      ;   527.0 U       32 sum
        xor esi, edi                      ;   527.0 V       24 sum
        rol ecx, 0xf                      ;   528.0 U+V     33 v[0]
        mov ebp, dword [esp + 76]         ;   529.0 U       32 sum
        xor esi, ecx                      ;   529.0 V       24 sum
        add ebx, edi                      ;   530.0 U       32 sum
        add eax, esi                      ;   530.0 V       32 sum
        rol eax, 5                        ;   531.0 U+V     33 v[3]
        mov esi, dword [esp + 48]         ;   532.0 U       32 sum
        xor edi, eax                      ;   532.0 V       24 sum
        xor edi, ecx                      ;   533.0 U       24 sum
        add ebp, ecx                      ;   533.0 V       32 sum
        xor ecx, eax                      ;   534.0 U       24 sum
        add edx, edi                      ;   534.0 V       32 sum
        rol edx, 8                        ;   535.0 U+V     33 v[2]
        xor ecx, edx                      ;   536.0 U       24 sum
        add esi, eax                      ;   536.0 V       32 sum
        mov edi, dword [esp + 84]         ;   537.0 U       32 sum
        add ebx, ecx                      ;   537.0 V       32 sum
        rol ebx, 0xb                      ;   538.0 U+V     33 v[1]
        xor eax, edx                      ;   539.0 U       24 sum
        add edi, edx                      ;   539.0 V       32 sum
        xor eax, ebx                      ;   540.0 U       24 sum
        mov ecx, dword [esp + 56]         ;   540.0 V       32 sum
        add ecx, ebx                      ;   541.0 U       32 sum
        add ebp, eax                      ;   541.0 V       32 sum
        rol ebp, 0xe                      ;   542.0 U+V     33 v[0]
        xor edx, ebx                      ;   543.0 U       24 sum
        mov eax, dword [esp + 80]         ;   543.0 V       32 sum
        add eax, ebp                      ;   544.0 U       32 sum
        xor edx, ebp                      ;   544.0 V       24 sum
        add esi, edx                      ;   545.0 U       32 sum
        xor ebx, ebp                      ;   545.0 V       24 sum
        rol esi, 0xe                      ;   546.0 U+V     33 v[3]
        xor ebx, esi                      ;   547.0 U       24 sum
        mov edx, dword [esp + 36]         ;   547.0 V       32 sum
        add edi, ebx                      ;   548.0 U       32 sum
        xor ebp, esi                      ;   548.0 V       24 sum
        rol edi, 6                        ;   549.0 U+V     33 v[2]
        xor ebp, edi                      ;   550.0 U       24 sum
        mov ebx, dword [esp + 52]         ;   550.0 V       32 sum
        add edx, esi                      ;   551.0 U       32 sum
        add ecx, ebp                      ;   551.0 V       32 sum
        rol ecx, 0xe                      ;   552.0 U+V     33 v[1]
        xor esi, ecx                      ;   553.0 U       24 sum
        mov ebp, dword [esp + 96]         ;   553.0 V       32 sum
        add ebx, edi                      ;   554.0 U       32 sum
        xor esi, edi                      ;   554.0 V       24 sum
        add eax, esi                      ;   555.0 U       32 sum
        xor edi, ecx                      ;   555.0 V       24 sum
        add ebp, ecx                      ;   556.0 U       32 sum
        mov esi, dword [esp + 68]         ;   556.0 V       32 sum
        rol eax, 6                        ;   557.0 U+V     33 v[0]
        xor edi, eax                      ;   558.0 U       24 sum
        xor ecx, eax                      ;   558.0 V       24 sum
        add edx, edi                      ;   559.0 U       32 sum
        mov edi, dword [esp + 20]         ;   559.0 V       32 sum
        rol edx, 9                        ;   560.0 U+V     33 v[3]
        xor ecx, edx                      ;   561.0 U       24 sum
        add edi, eax                      ;   561.0 V       32 sum
        xor eax, edx                      ;   562.0 U       24 sum
        add ebx, ecx                      ;   562.0 V       32 sum
        rol ebx, 0xc                      ;   563.0 U+V     33 v[2]
        xor eax, ebx                      ;   564.0 U       24 sum
        add esi, edx                      ;   564.0 V       32 sum
        add ebp, eax                      ;   565.0 U       32 sum
        mov ecx, dword [esp + 88]         ;   565.0 V       32 sum
        rol ebp, 9                        ;   566.0 U+V     33 v[1]
        add ecx, ebx                      ;   567.0 U       32 sum
        xor edx, ebx                      ;   567.0 V       24 sum
        xor edx, ebp                      ;   568.0 U       24 sum
        xor ebx, ebp                      ;   568.0 V       24 sum
        add edi, edx                      ;   569.0 U       32 sum
        mov edx, dword [esp + 72]         ;   569.0 V       32 sum
        rol edi, 0xc                      ;   570.0 U+V     33 v[0]
        add edx, ebp                      ;   571.0 U       32 sum
        xor ebx, edi                      ;   571.0 V       24 sum
        mov eax, dword [esp + 100]        ;   572.0 U       45 h0 reload
        add esi, ebx                      ;   572.0 V       32 sum
        rol esi, 5                        ;   573.0 U+V     33 v[3]
        mov ebx, dword [esp + 104]        ;   574.0 U       46 h
        xor ebp, esi                      ;   574.0 V       24 sum
        add eax, esi                      ;   575.0 U       45 h0
        xor ebp, edi                      ;   575.0 V       24 sum
        add ecx, ebp                      ;   576.0 U       32 sum
        xor esi, edi                      ;   576.0 V       24 sum
        rol ecx, 0xf                      ;   577.0 U+V     33 v[2]
        mov ebp, dword [esp + 8]          ;   578.0 U       46 h
        xor esi, ecx                      ;   578.0 V       24 sum
        add edx, esi                      ;   579.0 U       32 sum
        mov esi, dword [esp + 32]         ;   579.0 V       38 blocks
        rol edx, 8                        ;   580.0 U+V     33 v[1]
        mov dword [esp + 8], eax          ;   581.0 U       47 h
        add esi, 0x40                     ;   581.0 V       38 blocks
        add ecx, ebp                      ;   582.0 U       46 h
        mov eax, dword [esp + 40]         ;   582.0 V       46 h
        add edx, ebx                      ;   583.0 U       46 h
        mov ebx, dword [esp + 108]        ;   583.0 V       46 h
        mov ebp, dword [esp + 44]         ;   584.0 U       46 h
        add edi, ebx                      ;   584.0 V       46 h
        add edi, eax                      ;   585.0 U       46 h
        mov eax, dword [esp + 64]         ;   585.0 V       46 h
        add edx, ebp                      ;   586.0 U       46 h
        add ecx, eax                      ;   586.0 V       46 h
        cmp esi, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 140], esi        ;                    resident
        mov dword [esp + 16], edi         ;                    resident
        mov dword [esp + 0], edx          ;                    resident
        mov dword [esp + 12], ecx         ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 136]        ;     0.0 U       38 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       38 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       38 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       38 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       38 blocks
        mov dword [eax], ecx              ;     2.0 V       38 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       38 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       38 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       38 blocks
        add esp, 0x74                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
