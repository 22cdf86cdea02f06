; ripemd128_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd128.cw (sha256 d84853e694793555); do not edit:
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
;   blocks: 1040 uops, planned 604.0; bounds: width 484.5, ports 554.0, path 257.0
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
        sub esp, 0x28                     ;                    frame
        mov eax, dword [esp + 60]         ;     0.0 U       38 h reload
        mov ecx, dword [esp + 68]         ;     0.0 V       38 h
        shl ecx, 6                        ;     1.0 U       38 h
        mov edx, dword [esp + 64]         ;     1.0 V       38 h
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
        cmp dword [esp + 68], 0           ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 64]         ;                    resident
        mov ebp, dword [esp + 16]         ;                    resident
        mov eax, dword [esp + 0]          ;                    resident
        align 16
.blocks_1:
        mov ecx, eax                      ;     0.0 U       24 sum copy
        mov edx, dword [esp + 12]         ;     0.0 V       41 x[3] reload
        xor ecx, ebp                      ;     1.0 U       24 sum
        mov ebx, ecx                      ;     2.0 U       24 sum copy
        mov dword [esp + 20], eax         ;     2.0 V       41 x[2] spill
        mov edi, dword [esi]              ;     3.0 U       32 sum
        xor ebx, edx                      ;     3.0 V       24 sum
        add ebx, edi                      ;     4.0 U       32 sum
        mov edi, dword [esp + 8]          ;     4.0 V       41 x[0] reload
        mov dword [esp + 24], ecx         ;     5.0 U       24 sum spill
        add ebx, edi                      ;     5.0 V       32 sum
        rol ebx, 0xb                      ;     6.0 U+V     33 v[0]
        mov ecx, ebx                      ;     7.0 U       24 sum copy
        mov dword [esp + 28], ebp         ;     7.0 V       41 x[1] spill
        xor ecx, eax                      ;     8.0 U       24 sum
        mov edi, dword [esi + 4]          ;     8.0 V       32 sum
        xor ecx, ebp                      ;     9.0 U       24 sum
        add ecx, edi                      ;    10.0 U       32 sum
        mov edi, ebx                      ;    10.0 V       24 sum copy
        add ecx, edx                      ;    11.0 U       32 sum
        xor edi, ebp                      ;    11.0 V       24 sum
        rol ecx, 0xe                      ;    12.0 U+V     33 v[3]
        mov edx, dword [esi + 16]         ;    13.0 U       32 sum
        xor edi, ecx                      ;    13.0 V       24 sum
        add edi, eax                      ;    14.0 U       32 sum
        mov eax, dword [esi + 8]          ;    14.0 V       32 sum
        lea edx, [ebx + edx]              ;    15.0 U       32 sum
        xor ebx, ecx                      ;    15.0 V       24 sum
        add edi, eax                      ;    16.0 U       32 sum
        mov eax, dword [esi + 20]         ;    16.0 V       32 sum
        rol edi, 0xf                      ;    17.0 U+V     33 v[2]
        xor ebx, edi                      ;    18.0 U       24 sum
        lea eax, [ecx + eax]              ;    18.0 V       32 sum
        add ebx, ebp                      ;    19.0 U       32 sum
        mov ebp, dword [esi + 12]         ;    19.0 V       32 sum
        xor ecx, edi                      ;    20.0 U       24 sum
        add ebx, ebp                      ;    20.0 V       32 sum
        rol ebx, 0xc                      ;    21.0 U+V     33 v[1]
        mov ebp, dword [esi + 24]         ;    22.0 U       32 sum
        xor ecx, ebx                      ;    22.0 V       24 sum
        add edx, ecx                      ;    23.0 U       32 sum
        mov ecx, dword [esi + 28]         ;    23.0 V       32 sum
        add ebp, edi                      ;    24.0 U       32 sum
        xor edi, ebx                      ;    24.0 V       24 sum
        rol edx, 5                        ;    25.0 U+V     33 v[0]
        xor edi, edx                      ;    26.0 U       24 sum
        add ecx, ebx                      ;    26.0 V       32 sum
        add eax, edi                      ;    27.0 U       32 sum
        xor ebx, edx                      ;    27.0 V       24 sum
        rol eax, 8                        ;    28.0 U+V     33 v[3]
        mov edi, dword [esi + 32]         ;    29.0 U       32 sum
        xor ebx, eax                      ;    29.0 V       24 sum
        add ebp, ebx                      ;    30.0 U       32 sum
        mov ebx, dword [esi + 36]         ;    30.0 V       32 sum
        add edi, edx                      ;    31.0 U       32 sum
        xor edx, eax                      ;    31.0 V       24 sum
        rol ebp, 7                        ;    32.0 U+V     33 v[2]
        add ebx, eax                      ;    33.0 U       32 sum
        xor edx, ebp                      ;    33.0 V       24 sum
        add ecx, edx                      ;    34.0 U       32 sum
        mov edx, dword [esi + 40]         ;    34.0 V       32 sum
        add edx, ebp                      ;    35.0 U       32 sum
        xor eax, ebp                      ;    35.0 V       24 sum
        rol ecx, 9                        ;    36.0 U+V     33 v[1]
        xor ebp, ecx                      ;    37.0 U       24 sum
        xor eax, ecx                      ;    37.0 V       24 sum
        add edi, eax                      ;    38.0 U       32 sum
        mov eax, dword [esi + 44]         ;    38.0 V       32 sum
        rol edi, 0xb                      ;    39.0 U+V     33 v[0]
        lea eax, [ecx + eax]              ;    40.0 U       32 sum
        xor ebp, edi                      ;    40.0 V       24 sum
        add ebx, ebp                      ;    41.0 U       32 sum
        xor ecx, edi                      ;    41.0 V       24 sum
        rol ebx, 0xd                      ;    42.0 U+V     33 v[3]
        xor ecx, ebx                      ;    43.0 U       24 sum
        mov ebp, dword [esi + 48]         ;    43.0 V       32 sum
        add ebp, edi                      ;    44.0 U       32 sum
        add edx, ecx                      ;    44.0 V       32 sum
        mov ecx, dword [esi + 52]         ;    45.0 U       32 sum
        xor edi, ebx                      ;    45.0 V       24 sum
        rol edx, 0xe                      ;    46.0 U+V     33 v[2]
        lea ecx, [ebx + ecx]              ;    47.0 U       32 sum
        xor edi, edx                      ;    47.0 V       24 sum
        xor ebx, edx                      ;    48.0 U       24 sum
        add eax, edi                      ;    48.0 V       32 sum
        rol eax, 0xf                      ;    49.0 U+V     33 v[1]
        xor ebx, eax                      ;    50.0 U       24 sum
        mov edi, dword [esi + 60]         ;    50.0 V       32 sum
        add ebp, ebx                      ;    51.0 U       32 sum
        mov ebx, dword [esi + 56]         ;    51.0 V       32 sum
        rol ebp, 6                        ;    52.0 U+V     33 v[0]
        lea ebx, [edx + ebx]              ;    53.0 U       32 sum
        xor edx, eax                      ;    53.0 V       24 sum
        xor edx, ebp                      ;    54.0 U       24 sum
        add edi, eax                      ;    54.0 V       32 sum
        xor eax, ebp                      ;    55.0 U       24 sum
        add ecx, edx                      ;    55.0 V       32 sum
        rol ecx, 7                        ;    56.0 U+V     33 v[3]
        mov edx, dword [esi + 28]         ;    57.0 U       32 sum
        xor eax, ecx                      ;    57.0 V       24 sum
        add ebx, eax                      ;    58.0 U       32 sum
        mov eax, dword [esi + 16]         ;    58.0 V       32 sum
        rol ebx, 9                        ;    59.0 U+V     33 v[2]
        add eax, ecx                      ;    60.0 U       32 sum
        xor ecx, ebx                      ;    60.0 V       24 sum
        add edx, ebp                      ;    61.0 U       32 sum
        xor ebp, ecx                      ;    61.0 V       24 sum
        add edi, ebp                      ;    62.0 U       32 sum
        mov ebp, dword [esi + 52]         ;    62.0 V       32 sum
        add ebp, ebx                      ;    63.0 U       32 sum
        add edx, 0x5a827999               ;    63.0 V       32 sum
        rol edi, 8                        ;    64.0 U+V     33 v[1]
        xor ebx, edi                      ;    65.0 U       24 sum
        or ecx, edi                       ;    65.0 V       24 sum
        xor ecx, ebx                      ;    66.0 U       24 sum
        add ebp, 0x5a827999               ;    66.0 V       32 sum
        add eax, 0x5a827999               ;    67.0 U       32 sum
        add edx, ecx                      ;    67.0 V       32 sum
        rol edx, 7                        ;    68.0 U+V     33 v[0]
        or ebx, edx                       ;    69.0 U       24 sum
        mov ecx, dword [esi + 4]          ;    69.0 V       32 sum
        add ecx, edi                      ;    70.0 U       32 sum
        xor edi, edx                      ;    70.0 V       24 sum
        xor ebx, edi                      ;    71.0 U       24 sum
        add eax, ebx                      ;    72.0 U       32 sum
        mov ebx, dword [esi + 40]         ;    72.0 V       32 sum
        rol eax, 6                        ;    73.0 U+V     33 v[3]
        add ecx, 0x5a827999               ;    74.0 U       32 sum
        add ebx, edx                      ;    74.0 V       32 sum
        or edi, eax                       ;    75.0 U       24 sum
        xor edx, eax                      ;    75.0 V       24 sum
        xor edi, edx                      ;    76.0 U       24 sum
        add ebp, edi                      ;    77.0 U       32 sum
        rol ebp, 8                        ;    78.0 U+V     33 v[2]
        or edx, ebp                       ;    79.0 U       24 sum
        mov edi, dword [esi + 24]         ;    79.0 V       32 sum
        add edi, eax                      ;    80.0 U       32 sum
        xor eax, ebp                      ;    80.0 V       24 sum
        xor edx, eax                      ;    81.0 U       24 sum
        add ecx, edx                      ;    82.0 U       32 sum
        mov edx, dword [esi + 60]         ;    82.0 V       32 sum
        rol ecx, 0xd                      ;    83.0 U+V     33 v[1]
        add edx, ebp                      ;    84.0 U       32 sum
        add edi, 0x5a827999               ;    84.0 V       32 sum
        xor ebp, ecx                      ;    85.0 U       24 sum
        or eax, ecx                       ;    85.0 V       24 sum
        add edx, 0x5a827999               ;    86.0 U       32 sum
        xor eax, ebp                      ;    86.0 V       24 sum
        add ebx, eax                      ;    87.0 U       32 sum
        mov eax, dword [esi + 12]         ;    87.0 V       32 sum
        add eax, ecx                      ;    88.0 U       32 sum
        add ebx, 0x5a827999               ;    88.0 V       32 sum
        rol ebx, 0xb                      ;    89.0 U+V     33 v[0]
        xor ecx, ebx                      ;    90.0 U       24 sum
        or ebp, ebx                       ;    90.0 V       24 sum
        xor ebp, ecx                      ;    91.0 U       24 sum
        add edi, ebp                      ;    92.0 U       32 sum
        mov ebp, dword [esi + 48]         ;    92.0 V       32 sum
        rol edi, 9                        ;    93.0 U+V     33 v[3]
        add ebp, ebx                      ;    94.0 U       32 sum
        xor ebx, edi                      ;    94.0 V       24 sum
        or ecx, edi                       ;    95.0 U       24 sum
        xor ecx, ebx                      ;    96.0 U       24 sum
        add eax, 0x5a827999               ;    96.0 V       32 sum
        add edx, ecx                      ;    97.0 U       32 sum
        mov ecx, dword [esi]              ;    97.0 V       32 sum
        add ebp, 0x5a827999               ;    98.0 U       32 sum
        add ecx, edi                      ;    98.0 V       32 sum
        rol edx, 7                        ;    99.0 U+V     33 v[2]
        xor edi, edx                      ;   100.0 U       24 sum
        or ebx, edx                       ;   100.0 V       24 sum
        xor ebx, edi                      ;   101.0 U       24 sum
        add eax, ebx                      ;   102.0 U       32 sum
        mov ebx, dword [esi + 36]         ;   102.0 V       32 sum
        add ebx, edx                      ;   103.0 U       32 sum
        rol eax, 0xf                      ;   104.0 U+V     33 v[1]
        or edi, eax                       ;   105.0 U       24 sum
        xor edx, eax                      ;   105.0 V       24 sum
        xor edi, edx                      ;   106.0 U       24 sum
        add ebp, edi                      ;   107.0 U       32 sum
        mov edi, dword [esi + 20]         ;   107.0 V       32 sum
        rol ebp, 7                        ;   108.0 U+V     33 v[0]
        add edi, eax                      ;   109.0 U       32 sum
        xor eax, ebp                      ;   109.0 V       24 sum
        add ecx, 0x5a827999               ;   110.0 U       32 sum
        or edx, ebp                       ;   110.0 V       24 sum
        xor edx, eax                      ;   111.0 U       24 sum
        add ecx, edx                      ;   112.0 U       32 sum
        rol ecx, 0xc                      ;   113.0 U+V     33 v[3]
        or eax, ecx                       ;   114.0 U       24 sum
        mov edx, dword [esi + 8]          ;   114.0 V       32 sum
        add edx, ebp                      ;   115.0 U       32 sum
        xor ebp, ecx                      ;   115.0 V       24 sum
        add ebx, 0x5a827999               ;   116.0 U       32 sum
        xor eax, ebp                      ;   116.0 V       24 sum
        add ebx, eax                      ;   117.0 U       32 sum
        mov eax, dword [esi + 56]         ;   117.0 V       32 sum
        add edi, 0x5a827999               ;   118.0 U       32 sum
        add eax, ecx                      ;   118.0 V       32 sum
        rol ebx, 0xf                      ;   119.0 U+V     33 v[2]
        or ebp, ebx                       ;   120.0 U       24 sum
        xor ecx, ebx                      ;   120.0 V       24 sum
        xor ebp, ecx                      ;   121.0 U       24 sum
        add edx, 0x5a827999               ;   121.0 V       32 sum
        add edi, ebp                      ;   122.0 U       32 sum
        mov ebp, dword [esi + 44]         ;   122.0 V       32 sum
        rol edi, 9                        ;   123.0 U+V     33 v[1]
        or ecx, edi                       ;   124.0 U       24 sum
        add ebp, ebx                      ;   124.0 V       32 sum
        xor ebx, edi                      ;   125.0 U       24 sum
        add eax, 0x5a827999               ;   125.0 V       32 sum
        add ebp, 0x5a827999               ;   126.0 U       32 sum
        xor ecx, ebx                      ;   126.0 V       24 sum
        add edx, ecx                      ;   127.0 U       32 sum
        mov ecx, dword [esi + 32]         ;   127.0 V       32 sum
        rol edx, 0xb                      ;   128.0 U+V     33 v[0]
        add ecx, edi                      ;   129.0 U       32 sum
        or ebx, edx                       ;   129.0 V       24 sum
        xor edi, edx                      ;   130.0 U       24 sum
        xor ebx, edi                      ;   131.0 U       24 sum
        add eax, ebx                      ;   132.0 U       32 sum
        rol eax, 7                        ;   133.0 U+V     33 v[3]
        mov ebx, eax                      ;   134.0 U       24 sum copy
        or edi, eax                       ;   134.0 V       24 sum
        xor ebx, edx                      ;   135.0 U       24 sum
        add ecx, 0x5a827999               ;   135.0 V       32 sum
        xor edi, ebx                      ;   136.0 U       24 sum
        add ebp, edi                      ;   137.0 U       32 sum
        rol ebp, 0xd                      ;   138.0 U+V     33 v[2]
        mov edi, ebp                      ;   139.0 U       24 sum copy
        and ebx, ebp                      ;   139.0 V       24 sum
        xor ebx, edx                      ;   140.0 U       24 sum
        xor edi, 0xffffffff               ;   140.0 V       24 sum
        add ecx, ebx                      ;   141.0 U       32 sum
        mov ebx, dword [esi + 12]         ;   141.0 V       32 sum
        rol ecx, 0xc                      ;   142.0 U+V     33 v[1]
        lea edx, [edx + ebx + 1859775393] ;   143.0 U       32 sum
        or edi, ecx                       ;   143.0 V       24 sum
        mov ebx, dword [esi + 40]         ;   144.0 U       32 sum
        xor edi, eax                      ;   144.0 V       24 sum
        add edx, edi                      ;   145.0 U       32 sum
        mov edi, ecx                      ;   145.0 V       24 sum copy
        rol edx, 0xb                      ;   146.0 U+V     33 v[0]
        xor edi, 0xffffffff               ;   147.0 U       24 sum
        lea eax, [eax + ebx + 1859775393] ;   147.0 V       32 sum
        or edi, edx                       ;   148.0 U       24 sum
        mov ebx, dword [esi + 56]         ;   148.0 V       32 sum
        add ebx, ebp                      ;   149.0 U       32 sum
        xor ebp, edi                      ;   149.0 V       24 sum
        mov edi, edx                      ;   150.0 U       24 sum copy
        add eax, ebp                      ;   150.0 V       32 sum
        mov ebp, dword [esi + 16]         ;   151.0 U       32 sum
        xor edi, 0xffffffff               ;   151.0 V       24 sum
        rol eax, 0xd                      ;   152.0 U+V     33 v[3]
        or edi, eax                       ;   153.0 U       24 sum
        lea ebp, [ebp + ecx + 1859775393] ;   153.0 V       32 sum
        xor ecx, edi                      ;   154.0 U       24 sum
        mov edi, eax                      ;   154.0 V       24 sum copy
        xor edi, 0xffffffff               ;   155.0 U       24 sum
        add ebx, ecx                      ;   155.0 V       32 sum
        mov ecx, dword [esi + 36]         ;   156.0 U       32 sum
        add ebx, 0x6ed9eba1               ;   156.0 V       32 sum
        rol ebx, 6                        ;   157.0 U+V     33 v[2]
        lea ecx, [ecx + edx + 1859775393] ;   158.0 U       32 sum
        or edi, ebx                       ;   158.0 V       24 sum
        xor edx, edi                      ;   159.0 U       24 sum
        mov edi, ebx                      ;   159.0 V       24 sum copy
        add ebp, edx                      ;   160.0 U       32 sum
        xor edi, 0xffffffff               ;   160.0 V       24 sum
        rol ebp, 7                        ;   161.0 U+V     33 v[1]
        mov edx, dword [esi + 60]         ;   162.0 U       32 sum
        or edi, ebp                       ;   162.0 V       24 sum
        add edx, eax                      ;   163.0 U       32 sum
        xor eax, edi                      ;   163.0 V       24 sum
        add ecx, eax                      ;   164.0 U       32 sum
        mov eax, ebp                      ;   164.0 V       24 sum copy
        xor eax, 0xffffffff               ;   165.0 U       24 sum
        mov edi, dword [esi + 32]         ;   165.0 V       32 sum
        rol ecx, 0xe                      ;   166.0 U+V     33 v[0]
        lea edi, [edi + ebx + 1859775393] ;   167.0 U       32 sum
        or eax, ecx                       ;   167.0 V       24 sum
        xor ebx, eax                      ;   168.0 U       24 sum
        add edx, 0x6ed9eba1               ;   168.0 V       32 sum
        mov eax, ecx                      ;   169.0 U       24 sum copy
        add edx, ebx                      ;   169.0 V       32 sum
        rol edx, 9                        ;   170.0 U+V     33 v[3]
        xor eax, 0xffffffff               ;   171.0 U       24 sum
        mov ebx, dword [esi + 4]          ;   171.0 V       32 sum
        or eax, edx                       ;   172.0 U       24 sum
        add ebx, ebp                      ;   172.0 V       32 sum
        xor ebp, eax                      ;   173.0 U       24 sum
        mov eax, edx                      ;   173.0 V       24 sum copy
        add edi, ebp                      ;   174.0 U       32 sum
        mov ebp, dword [esi + 8]          ;   174.0 V       32 sum
        rol edi, 0xd                      ;   175.0 U+V     33 v[2]
        lea ebp, [ebp + ecx + 1859775393] ;   176.0 U       32 sum
        xor eax, 0xffffffff               ;   176.0 V       24 sum
        add ebx, 0x6ed9eba1               ;   177.0 U       32 sum
        or eax, edi                       ;   177.0 V       24 sum
        xor ecx, eax                      ;   178.0 U       24 sum
        mov eax, edi                      ;   178.0 V       24 sum copy
        add ebx, ecx                      ;   179.0 U       32 sum
        xor eax, 0xffffffff               ;   179.0 V       24 sum
        rol ebx, 0xf                      ;   180.0 U+V     33 v[1]
        or eax, ebx                       ;   181.0 U       24 sum
        mov ecx, dword [esi + 28]         ;   181.0 V       32 sum
        add ecx, edx                      ;   182.0 U       32 sum
        xor edx, eax                      ;   182.0 V       24 sum
        add ebp, edx                      ;   183.0 U       32 sum
        mov eax, ebx                      ;   183.0 V       24 sum copy
        xor eax, 0xffffffff               ;   184.0 U       24 sum
        mov edx, dword [esi]              ;   184.0 V       32 sum
        rol ebp, 0xe                      ;   185.0 U+V     33 v[0]
        or eax, ebp                       ;   186.0 U       24 sum
        lea edx, [edx + edi + 1859775393] ;   186.0 V       32 sum
        xor edi, eax                      ;   187.0 U       24 sum
        add ecx, 0x6ed9eba1               ;   187.0 V       32 sum
        mov eax, ebp                      ;   188.0 U       24 sum copy
        add ecx, edi                      ;   188.0 V       32 sum
        mov edi, dword [esi + 24]         ;   189.0 U       32 sum
        xor eax, 0xffffffff               ;   189.0 V       24 sum
        rol ecx, 8                        ;   190.0 U+V     33 v[3]
        or eax, ecx                       ;   191.0 U       24 sum
        lea edi, [edi + ebx + 1859775393] ;   191.0 V       32 sum
        xor ebx, eax                      ;   192.0 U       24 sum
        mov eax, ecx                      ;   192.0 V       24 sum copy
        add edx, ebx                      ;   193.0 U       32 sum
        xor eax, 0xffffffff               ;   193.0 V       24 sum
        rol edx, 0xd                      ;   194.0 U+V     33 v[2]
        mov ebx, dword [esi + 52]         ;   195.0 U       32 sum
        or eax, edx                       ;   195.0 V       24 sum
        add ebx, ebp                      ;   196.0 U       32 sum
        xor ebp, eax                      ;   196.0 V       24 sum
        add edi, ebp                      ;   197.0 U       32 sum
        mov eax, edx                      ;   197.0 V       24 sum copy
        rol edi, 6                        ;   198.0 U+V     33 v[1]
        mov ebp, dword [esi + 44]         ;   199.0 U       32 sum
        xor eax, 0xffffffff               ;   199.0 V       24 sum
        or eax, edi                       ;   200.0 U       24 sum
        add ebp, ecx                      ;   200.0 V       32 sum
        xor ecx, eax                      ;   201.0 U       24 sum
        add ebx, 0x6ed9eba1               ;   201.0 V       32 sum
        mov eax, edi                      ;   202.0 U       24 sum copy
        add ebx, ecx                      ;   202.0 V       32 sum
        rol ebx, 5                        ;   203.0 U+V     33 v[0]
        xor eax, 0xffffffff               ;   204.0 U       24 sum
        mov ecx, dword [esi + 20]         ;   204.0 V       32 sum
        add ebp, 0x6ed9eba1               ;   205.0 U       32 sum
        or eax, ebx                       ;   205.0 V       24 sum
        lea ecx, [ecx + edx + 1859775393] ;   206.0 U       32 sum
        xor edx, eax                      ;   206.0 V       24 sum
        mov eax, ebx                      ;   207.0 U       24 sum copy
        add ebp, edx                      ;   207.0 V       32 sum
        rol ebp, 0xc                      ;   208.0 U+V     33 v[3]
        mov edx, dword [esi + 48]         ;   209.0 U       32 sum
        xor eax, 0xffffffff               ;   209.0 V       24 sum
        add edx, edi                      ;   210.0 U       32 sum
        or eax, ebp                       ;   210.0 V       24 sum
        add edx, 0x6ed9eba1               ;   211.0 U       32 sum
        xor edi, eax                      ;   211.0 V       24 sum
        mov eax, ebp                      ;   212.0 U       24 sum copy
        add ecx, edi                      ;   212.0 V       32 sum
        xor eax, 0xffffffff               ;   213.0 U       24 sum
        mov edi, dword [esi + 4]          ;   213.0 V       32 sum
        rol ecx, 7                        ;   214.0 U+V     33 v[2]
        lea edi, [edi + ebx - 1894007588] ;   215.0 U       32 sum
        or eax, ecx                       ;   215.0 V       24 sum
        xor ebx, eax                      ;   216.0 U       24 sum
        mov eax, ebp                      ;   216.0 V       25 sum copy
        xor eax, 0xffffffff               ;   217.0 U       25 sum
        add edx, ebx                      ;   217.0 V       32 sum
        and eax, ecx                      ;   218.0 U       25 sum
        mov ebx, dword [esi + 36]         ;   218.0 V       32 sum
        add edi, eax                      ;   219.0 U       32 sum
        mov eax, ecx                      ;   219.0 V       25 sum copy
        lea ebx, [ebx + ebp - 1894007588] ;   220.0 U       32 sum
        xor eax, 0xffffffff               ;   220.0 V       25 sum
        rol edx, 5                        ;   221.0 U+V     33 v[1]
        and ebp, edx                      ;   222.0 U       25 sum
        and eax, edx                      ;   222.0 V       25 sum
        add edi, ebp                      ;   223.0 U       32 sum
        mov ebp, dword [esi + 44]         ;   223.0 V       32 sum
        rol edi, 0xb                      ;   224.0 U+V     33 v[0]
        lea ebp, [ebp + ecx - 1894007588] ;   225.0 U       32 sum
        and ecx, edi                      ;   225.0 V       25 sum
        add ebx, eax                      ;   226.0 U       32 sum
        mov eax, edx                      ;   226.0 V       25 sum copy
        add ebx, ecx                      ;   227.0 U       32 sum
        xor eax, 0xffffffff               ;   227.0 V       25 sum
        and eax, edi                      ;   228.0 U       25 sum
        mov ecx, edi                      ;   228.0 V       25 sum copy
        add ebp, eax                      ;   229.0 U       32 sum
        mov eax, dword [esi + 40]         ;   229.0 V       32 sum
        rol ebx, 0xc                      ;   230.0 U+V     33 v[3]
        xor ecx, 0xffffffff               ;   231.0 U       25 sum
        lea eax, [eax + edx - 1894007588] ;   231.0 V       32 sum
        and edx, ebx                      ;   232.0 U       25 sum
        and ecx, ebx                      ;   232.0 V       25 sum
        add ebp, edx                      ;   233.0 U       32 sum
        mov edx, dword [esi]              ;   233.0 V       32 sum
        rol ebp, 0xe                      ;   234.0 U+V     33 v[2]
        lea edx, [edx + edi - 1894007588] ;   235.0 U       32 sum
        add eax, ecx                      ;   235.0 V       32 sum
        mov ecx, dword [esi + 32]         ;   236.0 U       32 sum
        and edi, ebp                      ;   236.0 V       25 sum
        add eax, edi                      ;   237.0 U       32 sum
        mov edi, ebx                      ;   237.0 V       25 sum copy
        xor edi, 0xffffffff               ;   238.0 U       25 sum
        lea ecx, [ecx + ebx - 1894007588] ;   238.0 V       32 sum
        rol eax, 0xf                      ;   239.0 U+V     33 v[1]
        and edi, ebp                      ;   240.0 U       25 sum
        and ebx, eax                      ;   240.0 V       25 sum
        add edx, ebx                      ;   241.0 U       32 sum
        mov ebx, ebp                      ;   241.0 V       25 sum copy
        xor ebx, 0xffffffff               ;   242.0 U       25 sum
        add edx, edi                      ;   242.0 V       32 sum
        and ebx, eax                      ;   243.0 U       25 sum
        mov edi, dword [esi + 48]         ;   243.0 V       32 sum
        rol edx, 0xe                      ;   244.0 U+V     33 v[0]
        add edi, ebp                      ;   245.0 U       32 sum
        add ecx, ebx                      ;   245.0 V       32 sum
        mov ebx, eax                      ;   246.0 U       25 sum copy
        and ebp, edx                      ;   246.0 V       25 sum
        add ecx, ebp                      ;   247.0 U       32 sum
        xor ebx, 0xffffffff               ;   247.0 V       25 sum
        mov ebp, dword [esi + 16]         ;   248.0 U       32 sum
        and ebx, edx                      ;   248.0 V       25 sum
        rol ecx, 0xf                      ;   249.0 U+V     33 v[3]
        lea edi, [edi + ebx - 1894007588] ;   250.0 U       32 sum
        mov ebx, edx                      ;   250.0 V       25 sum copy
        xor ebx, 0xffffffff               ;   251.0 U       25 sum
        lea ebp, [ebp + eax - 1894007588] ;   251.0 V       32 sum
        and eax, ecx                      ;   252.0 U       25 sum
        and ebx, ecx                      ;   252.0 V       25 sum
        add ebp, ebx                      ;   253.0 U       32 sum
        mov ebx, dword [esi + 52]         ;   253.0 V       32 sum
        add ebx, edx                      ;   254.0 U       32 sum
        add edi, eax                      ;   254.0 V       32 sum
        rol edi, 9                        ;   255.0 U+V     33 v[2]
        mov eax, edi                      ;   256.0 U       25 sum copy
        and edx, edi                      ;   256.0 V       25 sum
        add ebp, edx                      ;   257.0 U       32 sum
        add ebx, 0x8f1bbcdc               ;   257.0 V       32 sum
        rol ebp, 8                        ;   258.0 U+V     33 v[1]
        xor eax, ebp                      ;   259.0 U       25 sum
        mov edx, dword [esi + 12]         ;   259.0 V       32 sum
        add edx, ecx                      ;   260.0 U       32 sum
        and ecx, eax                      ;   260.0 V       25 sum
        mov eax, ebp                      ;   261.0 U       25 sum copy
        xor ecx, edi                      ;   261.0 V       25 sum
        add ebx, ecx                      ;   262.0 U       32 sum
        mov ecx, dword [esi + 28]         ;   262.0 V       32 sum
        rol ebx, 9                        ;   263.0 U+V     33 v[0]
        add ecx, edi                      ;   264.0 U       32 sum
        xor eax, ebx                      ;   264.0 V       25 sum
        and edi, eax                      ;   265.0 U       25 sum
        mov eax, dword [esi + 60]         ;   265.0 V       32 sum
        add edx, 0x8f1bbcdc               ;   266.0 U       32 sum
        xor edi, ebp                      ;   266.0 V       25 sum
        add edx, edi                      ;   267.0 U       32 sum
        mov edi, ebx                      ;   267.0 V       25 sum copy
        rol edx, 0xe                      ;   268.0 U+V     33 v[3]
        add eax, ebp                      ;   269.0 U       32 sum
        xor edi, edx                      ;   269.0 V       25 sum
        and ebp, edi                      ;   270.0 U       25 sum
        add ecx, 0x8f1bbcdc               ;   270.0 V       32 sum
        xor ebp, ebx                      ;   271.0 U       25 sum
        mov edi, edx                      ;   271.0 V       25 sum copy
        add ecx, ebp                      ;   272.0 U       32 sum
        mov ebp, dword [esi + 56]         ;   272.0 V       32 sum
        rol ecx, 5                        ;   273.0 U+V     33 v[2]
        xor edi, ecx                      ;   274.0 U       25 sum
        lea ebp, [ebp + ebx - 1894007588] ;   274.0 V       32 sum
        add eax, 0x8f1bbcdc               ;   275.0 U       32 sum
        and ebx, edi                      ;   275.0 V       25 sum
        xor ebx, edx                      ;   276.0 U       25 sum
        add eax, ebx                      ;   277.0 U       32 sum
        mov ebx, ecx                      ;   277.0 V       25 sum copy
        rol eax, 6                        ;   278.0 U+V     33 v[1]
        mov edi, dword [esi + 20]         ;   279.0 U       32 sum
        xor ebx, eax                      ;   279.0 V       25 sum
        add edi, edx                      ;   280.0 U       32 sum
        and edx, ebx                      ;   280.0 V       25 sum
        xor edx, ecx                      ;   281.0 U       25 sum
        mov ebx, dword [esi + 24]         ;   281.0 V       32 sum
        add ebp, edx                      ;   282.0 U       32 sum
        mov edx, eax                      ;   282.0 V       25 sum copy
        rol ebp, 8                        ;   283.0 U+V     33 v[0]
        xor edx, ebp                      ;   284.0 U       25 sum
        add edi, 0x8f1bbcdc               ;   284.0 V       32 sum
        add ebx, ecx                      ;   285.0 U       32 sum
        and ecx, edx                      ;   285.0 V       25 sum
        xor ecx, eax                      ;   286.0 U       25 sum
        mov edx, dword [esi + 8]          ;   286.0 V       32 sum
        add edi, ecx                      ;   287.0 U       32 sum
        mov dword [esp + 32], ebp         ;   287.0 V       33 v[0] spill
        rol edi, 6                        ;   288.0 U+V     33 v[3]
        mov ecx, edi                      ;   289.0 U       25 sum copy
        xor ecx, ebp                      ;   290.0 U       25 sum
        add ebx, 0x8f1bbcdc               ;   290.0 V       32 sum
        add edx, eax                      ;   291.0 U       32 sum
        and eax, ecx                      ;   291.0 V       25 sum
        mov ecx, dword [esp + 28]         ;   292.0 U       45 h0
        xor eax, ebp                      ;   292.0 V       25 sum
        add ebx, eax                      ;   293.0 U       32 sum
        mov dword [esp + 36], edi         ;   293.0 V       33 v[3] spill
        rol ebx, 5                        ;   294.0 U+V     33 v[2]
        add ecx, ebx                      ;   295.0 U       45 h0
        xor ebx, edi                      ;   295.0 V       25 sum
        mov eax, dword [esp + 12]         ;   296.0 U       41 x[3] reload
        and ebx, ebp                      ;   296.0 V       25 sum
        mov ebp, dword [esp + 24]         ;   297.0 U       25 sum
        xor ebx, edi                      ;   297.0 V       25 sum
        mov edi, dword [esp + 20]         ;   298.0 U       25 sum
        and ebp, eax                      ;   298.0 V       25 sum
        mov eax, dword [esp + 8]          ;   299.0 U       32 sum
        xor ebp, edi                      ;   299.0 V       25 sum
        mov edi, dword [esi + 20]         ;   300.0 U       32 sum
        lea edx, [edx + ebx - 1894007588] ;   300.0 V       32 sum
        mov ebx, dword [esp + 20]         ;   301.0 U       25 sum
        lea ebp, [ebp + eax + 1352829926] ;   301.0 V       32 sum
        add ebp, edi                      ;   302.0 U       32 sum
        mov eax, dword [esp + 28]         ;   302.0 V       25 sum
        rol ebp, 8                        ;   303.0 U+V     33 v[0]
        mov edi, ebp                      ;   304.0 U       25 sum copy
        xor edi, eax                      ;   305.0 U       25 sum
        mov eax, dword [esp + 28]         ;   305.0 V       25 sum
        and edi, ebx                      ;   306.0 U       25 sum
        mov ebx, dword [esi + 56]         ;   306.0 V       32 sum
        xor edi, eax                      ;   307.0 U       25 sum
        mov eax, dword [esp + 12]         ;   307.0 V       32 sum
        add edi, ebx                      ;   308.0 U       32 sum
        mov ebx, ebp                      ;   308.0 V       25 sum copy
        rol edx, 0xc                      ;   309.0 U+V     33 v[1]
        lea edi, [edi + eax + 1352829926] ;   310.0 U       32 sum
        mov eax, dword [esp + 28]         ;   310.0 V       25 sum
        rol edi, 9                        ;   311.0 U+V     33 v[3]
        xor ebx, edi                      ;   312.0 U       25 sum
        mov dword [esp + 24], edx         ;   312.0 V       33 v[1] spill
        and ebx, eax                      ;   313.0 U       25 sum
        mov eax, dword [esp + 20]         ;   313.0 V       32 sum
        mov edx, dword [esp + 28]         ;   314.0 U       32 sum
        xor ebx, ebp                      ;   314.0 V       25 sum
        mov dword [esp + 28], ecx         ;   315.0 U       45 h0 spill
        add ebx, eax                      ;   315.0 V       32 sum
        add ebx, 0x50a28be6               ;   316.0 U       32 sum
        mov eax, dword [esi + 28]         ;   316.0 V       32 sum
        mov ecx, edi                      ;   317.0 U       25 sum copy
        add ebx, eax                      ;   317.0 V       32 sum
        rol ebx, 9                        ;   318.0 U+V     33 v[2]
        mov eax, dword [esi + 36]         ;   319.0 U       32 sum
        xor ecx, ebx                      ;   319.0 V       25 sum
        add eax, ebp                      ;   320.0 U       32 sum
        and ebp, ecx                      ;   320.0 V       25 sum
        mov ecx, dword [esi]              ;   321.0 U       32 sum
        xor ebp, edi                      ;   321.0 V       25 sum
        add ebp, edx                      ;   322.0 U       32 sum
        add eax, 0x50a28be6               ;   322.0 V       32 sum
        add ebp, 0x50a28be6               ;   323.0 U       32 sum
        mov edx, ebx                      ;   323.0 V       25 sum copy
        add ebp, ecx                      ;   324.0 U       32 sum
        mov ecx, dword [esi + 8]          ;   324.0 V       32 sum
        rol ebp, 0xb                      ;   325.0 U+V     33 v[1]
        lea ecx, [ecx + edi + 1352829926] ;   326.0 U       32 sum
        xor edx, ebp                      ;   326.0 V       25 sum
        and edi, edx                      ;   327.0 U       25 sum
        mov edx, ebp                      ;   327.0 V       25 sum copy
        xor edi, ebx                      ;   328.0 U       25 sum
        add eax, edi                      ;   329.0 U       32 sum
        mov edi, dword [esi + 44]         ;   329.0 V       32 sum
        rol eax, 0xd                      ;   330.0 U+V     33 v[0]
        add edi, ebx                      ;   331.0 U       32 sum
        xor edx, eax                      ;   331.0 V       25 sum
        and ebx, edx                      ;   332.0 U       25 sum
        xor ebx, ebp                      ;   333.0 U       25 sum
        mov edx, eax                      ;   333.0 V       25 sum copy
        add ecx, ebx                      ;   334.0 U       32 sum
        mov ebx, dword [esi + 16]         ;   334.0 V       32 sum
        rol ecx, 0xf                      ;   335.0 U+V     33 v[3]
        xor edx, ecx                      ;   336.0 U       25 sum
        add ebx, ebp                      ;   336.0 V       32 sum
        and ebp, edx                      ;   337.0 U       25 sum
        add edi, 0x50a28be6               ;   337.0 V       32 sum
        mov edx, dword [esi + 52]         ;   338.0 U       32 sum
        xor ebp, eax                      ;   338.0 V       25 sum
        add edi, ebp                      ;   339.0 U       32 sum
        mov ebp, ecx                      ;   339.0 V       25 sum copy
        rol edi, 0xf                      ;   340.0 U+V     33 v[2]
        add ebx, 0x50a28be6               ;   341.0 U       32 sum
        xor ebp, edi                      ;   341.0 V       25 sum
        lea edx, [edx + eax + 1352829926] ;   342.0 U       32 sum
        and eax, ebp                      ;   342.0 V       25 sum
        mov ebp, dword [esi + 24]         ;   343.0 U       32 sum
        xor eax, ecx                      ;   343.0 V       25 sum
        add ebx, eax                      ;   344.0 U       32 sum
        mov eax, edi                      ;   344.0 V       25 sum copy
        rol ebx, 5                        ;   345.0 U+V     33 v[1]
        xor eax, ebx                      ;   346.0 U       25 sum
        add ebp, ecx                      ;   346.0 V       32 sum
        and ecx, eax                      ;   347.0 U       25 sum
        mov eax, ebx                      ;   347.0 V       25 sum copy
        xor ecx, edi                      ;   348.0 U       25 sum
        add ebp, 0x50a28be6               ;   348.0 V       32 sum
        add edx, ecx                      ;   349.0 U       32 sum
        mov ecx, dword [esi + 60]         ;   349.0 V       32 sum
        rol edx, 7                        ;   350.0 U+V     33 v[0]
        xor eax, edx                      ;   351.0 U       25 sum
        add ecx, edi                      ;   351.0 V       32 sum
        and edi, eax                      ;   352.0 U       25 sum
        add ecx, 0x50a28be6               ;   352.0 V       32 sum
        xor edi, ebx                      ;   353.0 U       25 sum
        mov eax, dword [esi + 32]         ;   353.0 V       32 sum
        add ebp, edi                      ;   354.0 U       32 sum
        mov edi, edx                      ;   354.0 V       25 sum copy
        rol ebp, 7                        ;   355.0 U+V     33 v[3]
        add eax, ebx                      ;   356.0 U       32 sum
        xor edi, ebp                      ;   356.0 V       25 sum
        add eax, 0x50a28be6               ;   357.0 U       32 sum
        and ebx, edi                      ;   357.0 V       25 sum
        xor ebx, edx                      ;   358.0 U       25 sum
        mov edi, ebp                      ;   358.0 V       25 sum copy
        add ecx, ebx                      ;   359.0 U       32 sum
        mov ebx, dword [esi + 4]          ;   359.0 V       32 sum
        rol ecx, 8                        ;   360.0 U+V     33 v[2]
        xor edi, ecx                      ;   361.0 U       25 sum
        add ebx, edx                      ;   361.0 V       32 sum
        and edx, edi                      ;   362.0 U       25 sum
        add ebx, 0x50a28be6               ;   362.0 V       32 sum
        mov edi, dword [esi + 40]         ;   363.0 U       32 sum
        xor edx, ebp                      ;   363.0 V       25 sum
        add eax, edx                      ;   364.0 U       32 sum
        mov edx, ecx                      ;   364.0 V       25 sum copy
        rol eax, 0xb                      ;   365.0 U+V     33 v[1]
        xor edx, eax                      ;   366.0 U       25 sum
        add edi, ebp                      ;   366.0 V       32 sum
        add edi, 0x50a28be6               ;   367.0 U       32 sum
        and ebp, edx                      ;   367.0 V       25 sum
        xor ebp, ecx                      ;   368.0 U       25 sum
        add ebx, ebp                      ;   369.0 U       32 sum
        mov ebp, eax                      ;   369.0 V       25 sum copy
        rol ebx, 0xe                      ;   370.0 U+V     33 v[0]
        xor ebp, ebx                      ;   371.0 U       25 sum
        mov edx, dword [esi + 12]         ;   371.0 V       32 sum
        add edx, ecx                      ;   372.0 U       32 sum
        and ecx, ebp                      ;   372.0 V       25 sum
        mov ebp, ebx                      ;   373.0 U       25 sum copy
        xor ecx, eax                      ;   373.0 V       25 sum
        add edi, ecx                      ;   374.0 U       32 sum
        mov ecx, dword [esi + 48]         ;   374.0 V       32 sum
        rol edi, 0xe                      ;   375.0 U+V     33 v[3]
        add ecx, eax                      ;   376.0 U       32 sum
        xor ebp, edi                      ;   376.0 V       25 sum
        add edx, 0x50a28be6               ;   377.0 U       32 sum
        and eax, ebp                      ;   377.0 V       25 sum
        xor eax, ebx                      ;   378.0 U       25 sum
        add ecx, 0x50a28be6               ;   378.0 V       32 sum
        mov ebp, dword [esi + 24]         ;   379.0 U       32 sum
        add edx, eax                      ;   379.0 V       32 sum
        rol edx, 0xc                      ;   380.0 U+V     33 v[2]
        add ebp, 0x5c4dd124               ;   381.0 U       32 sum
        mov eax, edx                      ;   381.0 V       25 sum copy
        add ebp, ebx                      ;   382.0 U       32 sum
        xor eax, edi                      ;   382.0 V       25 sum
        and ebx, eax                      ;   383.0 U       25 sum
        mov eax, edx                      ;   383.0 V       24 sum copy
        xor ebx, edi                      ;   384.0 U       25 sum
        xor eax, 0xffffffff               ;   384.0 V       24 sum
        add ecx, ebx                      ;   385.0 U       32 sum
        mov ebx, dword [esi + 44]         ;   385.0 V       32 sum
        rol ecx, 6                        ;   386.0 U+V     33 v[1]
        or eax, ecx                       ;   387.0 U       24 sum
        lea ebx, [ebx + edi + 1548603684] ;   387.0 V       32 sum
        xor edi, eax                      ;   388.0 U       24 sum
        mov eax, ecx                      ;   388.0 V       24 sum copy
        xor eax, 0xffffffff               ;   389.0 U       24 sum
        add ebp, edi                      ;   389.0 V       32 sum
        rol ebp, 9                        ;   390.0 U+V     33 v[0]
        mov edi, dword [esi + 12]         ;   391.0 U       32 sum
        or eax, ebp                       ;   391.0 V       24 sum
        add edi, edx                      ;   392.0 U       32 sum
        xor edx, eax                      ;   392.0 V       24 sum
        add ebx, edx                      ;   393.0 U       32 sum
        mov eax, ebp                      ;   393.0 V       24 sum copy
        mov edx, dword [esi + 28]         ;   394.0 U       32 sum
        xor eax, 0xffffffff               ;   394.0 V       24 sum
        rol ebx, 0xd                      ;   395.0 U+V     33 v[3]
        or eax, ebx                       ;   396.0 U       24 sum
        lea edx, [edx + ecx + 1548603684] ;   396.0 V       32 sum
        xor ecx, eax                      ;   397.0 U       24 sum
        mov eax, ebx                      ;   397.0 V       24 sum copy
        add edi, ecx                      ;   398.0 U       32 sum
        xor eax, 0xffffffff               ;   398.0 V       24 sum
        mov ecx, dword [esi]              ;   399.0 U       32 sum
        add edi, 0x5c4dd124               ;   399.0 V       32 sum
        rol edi, 0xf                      ;   400.0 U+V     33 v[2]
        add ecx, ebp                      ;   401.0 U       32 sum
        or eax, edi                       ;   401.0 V       24 sum
        xor ebp, eax                      ;   402.0 U       24 sum
        add ecx, 0x5c4dd124               ;   402.0 V       32 sum
        mov eax, edi                      ;   403.0 U       24 sum copy
        add edx, ebp                      ;   403.0 V       32 sum
        xor eax, 0xffffffff               ;   404.0 U       24 sum
        mov ebp, dword [esi + 52]         ;   404.0 V       32 sum
        rol edx, 7                        ;   405.0 U+V     33 v[1]
        or eax, edx                       ;   406.0 U       24 sum
        lea ebp, [ebp + ebx + 1548603684] ;   406.0 V       32 sum
        xor ebx, eax                      ;   407.0 U       24 sum
        mov eax, edx                      ;   407.0 V       24 sum copy
        xor eax, 0xffffffff               ;   408.0 U       24 sum
        add ecx, ebx                      ;   408.0 V       32 sum
        rol ecx, 0xc                      ;   409.0 U+V     33 v[0]
        mov ebx, dword [esi + 20]         ;   410.0 U       32 sum
        or eax, ecx                       ;   410.0 V       24 sum
        add ebx, edi                      ;   411.0 U       32 sum
        xor edi, eax                      ;   411.0 V       24 sum
        mov eax, ecx                      ;   412.0 U       24 sum copy
        add ebp, edi                      ;   412.0 V       32 sum
        xor eax, 0xffffffff               ;   413.0 U       24 sum
        mov edi, dword [esi + 40]         ;   413.0 V       32 sum
        rol ebp, 8                        ;   414.0 U+V     33 v[3]
        or eax, ebp                       ;   415.0 U       24 sum
        lea edi, [edi + edx + 1548603684] ;   415.0 V       32 sum
        add ebx, 0x5c4dd124               ;   416.0 U       32 sum
        xor edx, eax                      ;   416.0 V       24 sum
        add ebx, edx                      ;   417.0 U       32 sum
        mov eax, ebp                      ;   417.0 V       24 sum copy
        xor eax, 0xffffffff               ;   418.0 U       24 sum
        mov edx, dword [esi + 56]         ;   418.0 V       32 sum
        rol ebx, 9                        ;   419.0 U+V     33 v[2]
        or eax, ebx                       ;   420.0 U       24 sum
        lea edx, [edx + ecx + 1548603684] ;   420.0 V       32 sum
        xor ecx, eax                      ;   421.0 U       24 sum
        mov eax, ebx                      ;   421.0 V       24 sum copy
        xor eax, 0xffffffff               ;   422.0 U       24 sum
        add edi, ecx                      ;   422.0 V       32 sum
        rol edi, 0xb                      ;   423.0 U+V     33 v[1]
        or eax, edi                       ;   424.0 U       24 sum
        mov ecx, dword [esi + 60]         ;   424.0 V       32 sum
        add ecx, ebp                      ;   425.0 U       32 sum
        xor ebp, eax                      ;   425.0 V       24 sum
        mov eax, edi                      ;   426.0 U       24 sum copy
        add edx, ebp                      ;   426.0 V       32 sum
        mov ebp, dword [esi + 32]         ;   427.0 U       32 sum
        xor eax, 0xffffffff               ;   427.0 V       24 sum
        rol edx, 7                        ;   428.0 U+V     33 v[0]
        add ecx, 0x5c4dd124               ;   429.0 U       32 sum
        or eax, edx                       ;   429.0 V       24 sum
        add ebp, ebx                      ;   430.0 U       32 sum
        xor ebx, eax                      ;   430.0 V       24 sum
        add ecx, ebx                      ;   431.0 U       32 sum
        mov eax, edx                      ;   431.0 V       24 sum copy
        mov ebx, dword [esi + 48]         ;   432.0 U       32 sum
        xor eax, 0xffffffff               ;   432.0 V       24 sum
        rol ecx, 7                        ;   433.0 U+V     33 v[3]
        or eax, ecx                       ;   434.0 U       24 sum
        add ebp, 0x5c4dd124               ;   434.0 V       32 sum
        lea ebx, [ebx + edi + 1548603684] ;   435.0 U       32 sum
        xor edi, eax                      ;   435.0 V       24 sum
        add ebp, edi                      ;   436.0 U       32 sum
        mov eax, ecx                      ;   436.0 V       24 sum copy
        xor eax, 0xffffffff               ;   437.0 U       24 sum
        mov edi, dword [esi + 16]         ;   437.0 V       32 sum
        rol ebp, 0xc                      ;   438.0 U+V     33 v[2]
        or eax, ebp                       ;   439.0 U       24 sum
        lea edi, [edi + edx + 1548603684] ;   439.0 V       32 sum
        xor edx, eax                      ;   440.0 U       24 sum
        mov eax, ebp                      ;   440.0 V       24 sum copy
        add ebx, edx                      ;   441.0 U       32 sum
        xor eax, 0xffffffff               ;   441.0 V       24 sum
        rol ebx, 7                        ;   442.0 U+V     33 v[1]
        mov edx, dword [esi + 36]         ;   443.0 U       32 sum
        or eax, ebx                       ;   443.0 V       24 sum
        add edx, ecx                      ;   444.0 U       32 sum
        xor ecx, eax                      ;   444.0 V       24 sum
        mov eax, ebx                      ;   445.0 U       24 sum copy
        add edi, ecx                      ;   445.0 V       32 sum
        mov ecx, dword [esi + 4]          ;   446.0 U       32 sum
        xor eax, 0xffffffff               ;   446.0 V       24 sum
        rol edi, 6                        ;   447.0 U+V     33 v[0]
        lea ecx, [ecx + ebp + 1548603684] ;   448.0 U       32 sum
        or eax, edi                       ;   448.0 V       24 sum
        add edx, 0x5c4dd124               ;   449.0 U       32 sum
        xor ebp, eax                      ;   449.0 V       24 sum
        mov eax, edi                      ;   450.0 U       24 sum copy
        add edx, ebp                      ;   450.0 V       32 sum
        xor eax, 0xffffffff               ;   451.0 U       24 sum
        mov ebp, dword [esi + 8]          ;   451.0 V       32 sum
        rol edx, 0xf                      ;   452.0 U+V     33 v[3]
        or eax, edx                       ;   453.0 U       24 sum
        lea ebp, [ebp + ebx + 1548603684] ;   453.0 V       32 sum
        xor ebx, eax                      ;   454.0 U       24 sum
        mov eax, edx                      ;   454.0 V       24 sum copy
        add ecx, ebx                      ;   455.0 U       32 sum
        xor eax, 0xffffffff               ;   455.0 V       24 sum
        rol ecx, 0xd                      ;   456.0 U+V     33 v[2]
        mov ebx, dword [esi + 60]         ;   457.0 U       32 sum
        or eax, ecx                       ;   457.0 V       24 sum
        add ebx, edi                      ;   458.0 U       32 sum
        xor edi, eax                      ;   458.0 V       24 sum
        add ebp, edi                      ;   459.0 U       32 sum
        mov eax, dword [esi + 20]         ;   459.0 V       32 sum
        mov edi, dword [esi + 4]          ;   460.0 U       32 sum
        add eax, edx                      ;   460.0 V       32 sum
        xor edx, ecx                      ;   461.0 U       24 sum
        add edi, ecx                      ;   461.0 V       32 sum
        rol ebp, 0xb                      ;   462.0 U+V     33 v[1]
        xor ecx, ebp                      ;   463.0 U       24 sum
        or edx, ebp                       ;   463.0 V       24 sum
        xor edx, ecx                      ;   464.0 U       24 sum
        add ebx, 0x6d703ef3               ;   464.0 V       32 sum
        add eax, 0x6d703ef3               ;   465.0 U       32 sum
        add ebx, edx                      ;   465.0 V       32 sum
        rol ebx, 9                        ;   466.0 U+V     33 v[0]
        or ecx, ebx                       ;   467.0 U       24 sum
        mov edx, dword [esi + 12]         ;   467.0 V       32 sum
        add edx, ebp                      ;   468.0 U       32 sum
        xor ebp, ebx                      ;   468.0 V       24 sum
        xor ecx, ebp                      ;   469.0 U       24 sum
        add edi, 0x6d703ef3               ;   469.0 V       32 sum
        add eax, ecx                      ;   470.0 U       32 sum
        mov ecx, dword [esi + 28]         ;   470.0 V       32 sum
        rol eax, 7                        ;   471.0 U+V     33 v[3]
        add edx, 0x6d703ef3               ;   472.0 U       32 sum
        add ecx, ebx                      ;   472.0 V       32 sum
        xor ebx, eax                      ;   473.0 U       24 sum
        or ebp, eax                       ;   473.0 V       24 sum
        xor ebp, ebx                      ;   474.0 U       24 sum
        add ecx, 0x6d703ef3               ;   474.0 V       32 sum
        add edi, ebp                      ;   475.0 U       32 sum
        mov ebp, dword [esi + 56]         ;   475.0 V       32 sum
        rol edi, 0xf                      ;   476.0 U+V     33 v[2]
        or ebx, edi                       ;   477.0 U       24 sum
        add ebp, eax                      ;   477.0 V       32 sum
        xor eax, edi                      ;   478.0 U       24 sum
        xor ebx, eax                      ;   479.0 U       24 sum
        add ebp, 0x6d703ef3               ;   479.0 V       32 sum
        add edx, ebx                      ;   480.0 U       32 sum
        rol edx, 0xb                      ;   481.0 U+V     33 v[1]
        or eax, edx                       ;   482.0 U       24 sum
        mov ebx, dword [esi + 24]         ;   482.0 V       32 sum
        add ebx, edi                      ;   483.0 U       32 sum
        xor edi, edx                      ;   483.0 V       24 sum
        xor eax, edi                      ;   484.0 U       24 sum
        add ecx, eax                      ;   485.0 U       32 sum
        rol ecx, 8                        ;   486.0 U+V     33 v[0]
        mov eax, dword [esi + 36]         ;   487.0 U       32 sum
        or edi, ecx                       ;   487.0 V       24 sum
        add eax, edx                      ;   488.0 U       32 sum
        xor edx, ecx                      ;   488.0 V       24 sum
        xor edi, edx                      ;   489.0 U       24 sum
        add ebp, edi                      ;   490.0 U       32 sum
        mov edi, dword [esi + 44]         ;   490.0 V       32 sum
        rol ebp, 6                        ;   491.0 U+V     33 v[3]
        add edi, 0x6d703ef3               ;   492.0 U       32 sum
        or edx, ebp                       ;   492.0 V       24 sum
        add edi, ecx                      ;   493.0 U       32 sum
        xor ecx, ebp                      ;   493.0 V       24 sum
        xor edx, ecx                      ;   494.0 U       24 sum
        add eax, 0x6d703ef3               ;   494.0 V       32 sum
        add ebx, edx                      ;   495.0 U       32 sum
        mov edx, dword [esi + 32]         ;   495.0 V       32 sum
        add ebx, 0x6d703ef3               ;   496.0 U       32 sum
        add edx, ebp                      ;   496.0 V       32 sum
        rol ebx, 6                        ;   497.0 U+V     33 v[2]
        xor ebp, ebx                      ;   498.0 U       24 sum
        or ecx, ebx                       ;   498.0 V       24 sum
        xor ecx, ebp                      ;   499.0 U       24 sum
        add eax, ecx                      ;   500.0 U       32 sum
        mov ecx, dword [esi + 48]         ;   500.0 V       32 sum
        rol eax, 0xe                      ;   501.0 U+V     33 v[1]
        or ebp, eax                       ;   502.0 U       24 sum
        add ecx, ebx                      ;   502.0 V       32 sum
        xor ebx, eax                      ;   503.0 U       24 sum
        xor ebp, ebx                      ;   504.0 U       24 sum
        add edx, 0x6d703ef3               ;   504.0 V       32 sum
        add edi, ebp                      ;   505.0 U       32 sum
        mov ebp, dword [esi + 8]          ;   505.0 V       32 sum
        rol edi, 0xc                      ;   506.0 U+V     33 v[0]
        or ebx, edi                       ;   507.0 U       24 sum
        add ebp, eax                      ;   507.0 V       32 sum
        xor eax, edi                      ;   508.0 U       24 sum
        add ecx, 0x6d703ef3               ;   508.0 V       32 sum
        xor ebx, eax                      ;   509.0 U       24 sum
        add edx, ebx                      ;   510.0 U       32 sum
        mov ebx, dword [esi + 40]         ;   510.0 V       32 sum
        add ebx, edi                      ;   511.0 U       32 sum
        rol edx, 0xd                      ;   512.0 U+V     33 v[3]
        or eax, edx                       ;   513.0 U       24 sum
        xor edi, edx                      ;   513.0 V       24 sum
        xor eax, edi                      ;   514.0 U       24 sum
        add ebp, 0x6d703ef3               ;   514.0 V       32 sum
        add ecx, eax                      ;   515.0 U       32 sum
        mov eax, dword [esi]              ;   515.0 V       32 sum
        add eax, edx                      ;   516.0 U       32 sum
        rol ecx, 5                        ;   517.0 U+V     33 v[2]
        xor edx, ecx                      ;   518.0 U       24 sum
        or edi, ecx                       ;   518.0 V       24 sum
        add eax, 0x6d703ef3               ;   519.0 U       32 sum
        xor edi, edx                      ;   519.0 V       24 sum
        add ebp, edi                      ;   520.0 U       32 sum
        mov edi, dword [esi + 16]         ;   520.0 V       32 sum
        rol ebp, 0xe                      ;   521.0 U+V     33 v[1]
        lea edi, [edi + ecx + 1836072691] ;   522.0 U       32 sum
        add ebx, 0x6d703ef3               ;   522.0 V       32 sum
        xor ecx, ebp                      ;   523.0 U       24 sum
        or edx, ebp                       ;   523.0 V       24 sum
        xor edx, ecx                      ;   524.0 U       24 sum
        add ebx, edx                      ;   525.0 U       32 sum
        mov edx, dword [esi + 52]         ;   525.0 V       32 sum
        rol ebx, 0xd                      ;   526.0 U+V     33 v[0]
        add edx, 0x6d703ef3               ;   527.0 U       32 sum
        or ecx, ebx                       ;   527.0 V       24 sum
        add edx, ebp                      ;   528.0 U       32 sum
        xor ebp, ebx                      ;   528.0 V       24 sum
        xor ecx, ebp                      ;   529.0 U       24 sum
        add eax, ecx                      ;   530.0 U       32 sum
        rol eax, 0xd                      ;   531.0 U+V     33 v[3]
        or ebp, eax                       ;   532.0 U       24 sum
        mov ecx, eax                      ;   532.0 V       24 sum copy
        xor ecx, ebx                      ;   533.0 U       24 sum
        xor ebp, ecx                      ;   534.0 U       24 sum
        add edi, ebp                      ;   535.0 U       32 sum
        mov ebp, dword [esi + 24]         ;   535.0 V       32 sum
        rol edi, 7                        ;   536.0 U+V     33 v[2]
        and ecx, edi                      ;   537.0 U       24 sum
        add ebp, eax                      ;   537.0 V       32 sum
        xor eax, edi                      ;   538.0 U       24 sum
        xor ecx, ebx                      ;   538.0 V       24 sum
        add edx, ecx                      ;   539.0 U       32 sum
        mov ecx, dword [esi + 32]         ;   539.0 V       32 sum
        rol edx, 5                        ;   540.0 U+V     33 v[1]
        add ebx, ecx                      ;   541.0 U       32 sum
        xor eax, edx                      ;   541.0 V       24 sum
        add ebx, eax                      ;   542.0 U       32 sum
        mov ecx, dword [esi + 16]         ;   542.0 V       32 sum
        rol ebx, 0xf                      ;   543.0 U+V     33 v[0]
        add ecx, edi                      ;   544.0 U       32 sum
        xor edi, edx                      ;   544.0 V       24 sum
        mov eax, dword [esi + 4]          ;   545.0 U       32 sum
        xor edi, ebx                      ;   545.0 V       24 sum
        add eax, edx                      ;   546.0 U       32 sum
        xor edx, ebx                      ;   546.0 V       24 sum
        add ebp, edi                      ;   547.0 U       32 sum
        mov edi, dword [esi + 12]         ;   547.0 V       32 sum
        rol ebp, 5                        ;   548.0 U+V     33 v[3]
        add edi, ebx                      ;   549.0 U       32 sum
        xor edx, ebp                      ;   549.0 V       24 sum
        xor ebx, ebp                      ;   550.0 U       24 sum
        add ecx, edx                      ;   550.0 V       32 sum
        rol ecx, 8                        ;   551.0 U+V     33 v[2]
        mov edx, dword [esi + 44]         ;   552.0 U       32 sum
        xor ebx, ecx                      ;   552.0 V       24 sum
        add edx, ebp                      ;   553.0 U       32 sum
        add eax, ebx                      ;   553.0 V       32 sum
        xor ebp, ecx                      ;   554.0 U       24 sum
        mov ebx, dword [esi + 60]         ;   554.0 V       32 sum
        rol eax, 0xb                      ;   555.0 U+V     33 v[1]
        add ebx, ecx                      ;   556.0 U       32 sum
        xor ebp, eax                      ;   556.0 V       24 sum
        add edi, ebp                      ;   557.0 U       32 sum
        rol edi, 0xe                      ;   558.0 U+V     33 v[0]
        mov ebp, dword [esi]              ;   559.0 U       32 sum
        xor ecx, edi                      ;   559.0 V       24 sum
        xor ecx, eax                      ;   560.0 U       24 sum
        add ebp, eax                      ;   560.0 V       32 sum
        add edx, ecx                      ;   561.0 U       32 sum
        mov ecx, dword [esi + 20]         ;   561.0 V       32 sum
        rol edx, 0xe                      ;   562.0 U+V     33 v[3]
        add ecx, edi                      ;   563.0 U       32 sum
        xor eax, edi                      ;   563.0 V       24 sum
        xor edi, edx                      ;   564.0 U       24 sum
        xor eax, edx                      ;   564.0 V       24 sum
        add ebx, eax                      ;   565.0 U       32 sum
        mov eax, dword [esi + 48]         ;   565.0 V       32 sum
        rol ebx, 6                        ;   566.0 U+V     33 v[2]
        xor edi, ebx                      ;   567.0 U       24 sum
        add eax, edx                      ;   567.0 V       32 sum
        xor edx, ebx                      ;   568.0 U       24 sum
        add ebp, edi                      ;   568.0 V       32 sum
        rol ebp, 0xe                      ;   569.0 U+V     33 v[1]
        xor edx, ebp                      ;   570.0 U       24 sum
        mov edi, dword [esi + 8]          ;   570.0 V       32 sum
        add ecx, edx                      ;   571.0 U       32 sum
        add edi, ebx                      ;   571.0 V       32 sum
        rol ecx, 6                        ;   572.0 U+V     33 v[0]
        mov edx, dword [esi + 52]         ;   573.0 U       32 sum
        xor ebx, ebp                      ;   573.0 V       24 sum
        xor ebx, ecx                      ;   574.0 U       24 sum
        add edx, ebp                      ;   574.0 V       32 sum
        add eax, ebx                      ;   575.0 U       32 sum
        xor ebp, ecx                      ;   575.0 V       24 sum
        rol eax, 9                        ;   576.0 U+V     33 v[3]
        mov ebx, dword [esi + 28]         ;   577.0 U       32 sum
        xor ebp, eax                      ;   577.0 V       24 sum
        add edi, ebp                      ;   578.0 U       32 sum
        mov ebp, dword [esi + 36]         ;   578.0 V       32 sum
        rol edi, 0xc                      ;   579.0 U+V     33 v[2]
        add ebp, ecx                      ;   580.0 U       32 sum
        xor ecx, eax                      ;   580.0 V       24 sum
        add ebx, eax                      ;   581.0 U       32 sum
        xor ecx, edi                      ;   581.0 V       24 sum
        add edx, ecx                      ;   582.0 U       32 sum
        xor eax, edi                      ;   582.0 V       24 sum
        rol edx, 9                        ;   583.0 U+V     33 v[1]
        xor eax, edx                      ;   584.0 U       24 sum
        mov ecx, dword [esi + 40]         ;   584.0 V       32 sum
        add ecx, edi                      ;   585.0 U       32 sum
        add ebp, eax                      ;   585.0 V       32 sum
        rol ebp, 0xc                      ;   586.0 U+V     33 v[0]
        xor edi, ebp                      ;   587.0 U       24 sum
        mov eax, dword [esi + 56]         ;   587.0 V       32 sum
        add eax, edx                      ;   588.0 U       32 sum
        xor edi, edx                      ;   588.0 V       24 sum
        xor edx, ebp                      ;   589.0 U       24 sum
        add ebx, edi                      ;   589.0 V       32 sum
        rol ebx, 5                        ;   590.0 U+V     33 v[3]
        xor edx, ebx                      ;   591.0 U       24 sum
        mov edi, dword [esp + 24]         ;   591.0 V       46 h
        add ecx, edx                      ;   592.0 U       32 sum
        mov edx, dword [esp + 8]          ;   592.0 V       46 h
        add esi, 0x40                     ;   593.0 U       38 blocks
        add edx, edi                      ;   593.0 V       46 h
        rol ecx, 0xf                      ;   594.0 U+V     33 v[2]
        add edx, ecx                      ;   595.0 U       46 h
        xor ecx, ebx                      ;   595.0 V       24 sum
        mov edi, dword [esp + 36]         ;   596.0 U       46 h
        xor ecx, ebp                      ;   596.0 V       24 sum
        add eax, ecx                      ;   597.0 U       32 sum
        mov ecx, dword [esp + 28]         ;   597.0 V       45 h0 reload
        add ebp, edi                      ;   598.0 U       46 h
        mov edi, dword [esp + 12]         ;   598.0 V       46 h
        rol eax, 8                        ;   599.0 U+V     33 v[1]
        add eax, edi                      ;   600.0 U       46 h
        add ecx, ebx                      ;   600.0 V       45 h0
        mov dword [esp + 12], edx         ;   601.0 U       46 h
        mov dword [esp + 8], ecx          ;   601.0 V       47 h
        mov ecx, dword [esp + 32]         ;   602.0 U       46 h
        mov edx, dword [esp + 20]         ;   602.0 V       46 h
        add eax, ecx                      ;   603.0 U       46 h
        add ebp, edx                      ;   603.0 V       46 h
        cmp esi, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 64], esi         ;                    resident
        mov dword [esp + 16], ebp         ;                    resident
        mov dword [esp + 0], eax          ;                    resident
.blocks_1_done:
        mov eax, dword [esp + 60]         ;     0.0 U       38 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       38 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       38 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       38 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       38 blocks
        mov dword [eax], ecx              ;     2.0 V       38 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       38 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       38 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       38 blocks
        add esp, 0x28                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
