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
;   blocks: 1039 uops, planned 603.0; bounds: width 519.5, ports 583.5, path 257.0
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
        mov edx, dword [esp + 8]          ;     0.0 V       41 x[0] reload
        xor ecx, ebp                      ;     1.0 U       24 sum
        mov ebx, dword [esp + 12]         ;     1.0 V       41 x[3] reload
        mov dword [esp + 20], ecx         ;     2.0 U       24 sum spill
        xor ecx, ebx                      ;     2.0 V       24 sum
        mov dword [esp + 24], eax         ;     3.0 U       41 x[2] spill
        add ecx, edx                      ;     3.0 V       32 sum
        mov edx, dword [esi]              ;     4.0 U       32 sum
        mov dword [esp + 28], ebp         ;     4.0 V       41 x[1] spill
        add ecx, edx                      ;     5.0 U       32 sum
        rol ecx, 0xb                      ;     6.0 U+V     33 v[0]
        mov edx, ecx                      ;     7.0 U       24 sum copy
        xor edx, eax                      ;     8.0 U       24 sum
        xor edx, ebp                      ;     9.0 U       24 sum
        mov edi, dword [esi + 4]          ;     9.0 V       32 sum
        add edx, ebx                      ;    10.0 U       32 sum
        mov ebx, ecx                      ;    10.0 V       24 sum copy
        add edx, edi                      ;    11.0 U       32 sum
        xor ebx, ebp                      ;    11.0 V       24 sum
        rol edx, 0xe                      ;    12.0 U+V     33 v[3]
        xor ebx, edx                      ;    13.0 U       24 sum
        mov edi, dword [esi + 8]          ;    13.0 V       32 sum
        add ebx, eax                      ;    14.0 U       32 sum
        mov eax, dword [esi + 16]         ;    14.0 V       32 sum
        add ebx, edi                      ;    15.0 U       32 sum
        mov edi, dword [esi + 20]         ;    15.0 V       32 sum
        rol ebx, 0xf                      ;    16.0 U+V     33 v[2]
        lea eax, [ecx + eax]              ;    17.0 U       32 sum
        xor ecx, ebx                      ;    17.0 V       24 sum
        xor ecx, edx                      ;    18.0 U       24 sum
        lea edi, [edx + edi]              ;    18.0 V       32 sum
        add ecx, ebp                      ;    19.0 U       32 sum
        mov ebp, dword [esi + 12]         ;    19.0 V       32 sum
        xor edx, ebx                      ;    20.0 U       24 sum
        add ecx, ebp                      ;    20.0 V       32 sum
        rol ecx, 0xc                      ;    21.0 U+V     33 v[1]
        xor edx, ecx                      ;    22.0 U       24 sum
        mov ebp, dword [esi + 24]         ;    22.0 V       32 sum
        add ebp, ebx                      ;    23.0 U       32 sum
        add eax, edx                      ;    23.0 V       32 sum
        rol eax, 5                        ;    24.0 U+V     33 v[0]
        mov edx, dword [esi + 28]         ;    25.0 U       32 sum
        xor ebx, ecx                      ;    25.0 V       24 sum
        add edx, ecx                      ;    26.0 U       32 sum
        xor ebx, eax                      ;    26.0 V       24 sum
        xor ecx, eax                      ;    27.0 U       24 sum
        add edi, ebx                      ;    27.0 V       32 sum
        rol edi, 8                        ;    28.0 U+V     33 v[3]
        xor ecx, edi                      ;    29.0 U       24 sum
        mov ebx, dword [esi + 32]         ;    29.0 V       32 sum
        add ebp, ecx                      ;    30.0 U       32 sum
        add ebx, eax                      ;    30.0 V       32 sum
        rol ebp, 7                        ;    31.0 U+V     33 v[2]
        xor eax, edi                      ;    32.0 U       24 sum
        mov ecx, dword [esi + 36]         ;    32.0 V       32 sum
        xor eax, ebp                      ;    33.0 U       24 sum
        add ecx, edi                      ;    33.0 V       32 sum
        add edx, eax                      ;    34.0 U       32 sum
        xor edi, ebp                      ;    34.0 V       24 sum
        rol edx, 9                        ;    35.0 U+V     33 v[1]
        mov eax, dword [esi + 40]         ;    36.0 U       32 sum
        xor edi, edx                      ;    36.0 V       24 sum
        add ebx, edi                      ;    37.0 U       32 sum
        mov edi, dword [esi + 44]         ;    37.0 V       32 sum
        rol ebx, 0xb                      ;    38.0 U+V     33 v[0]
        add eax, ebp                      ;    39.0 U       32 sum
        xor ebp, ebx                      ;    39.0 V       24 sum
        xor ebp, edx                      ;    40.0 U       24 sum
        lea edi, [edx + edi]              ;    40.0 V       32 sum
        add ecx, ebp                      ;    41.0 U       32 sum
        xor edx, ebx                      ;    41.0 V       24 sum
        rol ecx, 0xd                      ;    42.0 U+V     33 v[3]
        mov ebp, dword [esi + 48]         ;    43.0 U       32 sum
        xor edx, ecx                      ;    43.0 V       24 sum
        add eax, edx                      ;    44.0 U       32 sum
        mov edx, dword [esi + 52]         ;    44.0 V       32 sum
        rol eax, 0xe                      ;    45.0 U+V     33 v[2]
        add ebp, ebx                      ;    46.0 U       32 sum
        xor ebx, eax                      ;    46.0 V       24 sum
        xor ebx, ecx                      ;    47.0 U       24 sum
        lea edx, [ecx + edx]              ;    47.0 V       32 sum
        xor ecx, eax                      ;    48.0 U       24 sum
        add edi, ebx                      ;    48.0 V       32 sum
        rol edi, 0xf                      ;    49.0 U+V     33 v[1]
        xor ecx, edi                      ;    50.0 U       24 sum
        mov ebx, dword [esi + 56]         ;    50.0 V       32 sum
        add ebp, ecx                      ;    51.0 U       32 sum
        mov ecx, dword [esi + 60]         ;    51.0 V       32 sum
        rol ebp, 6                        ;    52.0 U+V     33 v[0]
        lea ebx, [eax + ebx]              ;    53.0 U       32 sum
        xor eax, edi                      ;    53.0 V       24 sum
        xor eax, ebp                      ;    54.0 U       24 sum
        add ecx, edi                      ;    54.0 V       32 sum
        xor edi, ebp                      ;    55.0 U       24 sum
        add edx, eax                      ;    55.0 V       32 sum
        rol edx, 7                        ;    56.0 U+V     33 v[3]
        xor edi, edx                      ;    57.0 U       24 sum
        mov eax, dword [esi + 16]         ;    57.0 V       32 sum
        add eax, edx                      ;    58.0 U       32 sum
        add ebx, edi                      ;    58.0 V       32 sum
        rol ebx, 9                        ;    59.0 U+V     33 v[2]
        mov edi, dword [esi + 28]         ;    60.0 U       32 sum
        xor edx, ebx                      ;    60.0 V       24 sum
        add edi, ebp                      ;    61.0 U       32 sum
        xor ebp, edx                      ;    61.0 V       24 sum
        add ecx, ebp                      ;    62.0 U       32 sum
        mov ebp, dword [esi + 52]         ;    62.0 V       32 sum
        add ebp, ebx                      ;    63.0 U       32 sum
        add eax, 0x5a827999               ;    63.0 V       32 sum
        rol ecx, 8                        ;    64.0 U+V     33 v[1]
        or edx, ecx                       ;    65.0 U       24 sum
        xor ebx, ecx                      ;    65.0 V       24 sum
        add edi, 0x5a827999               ;    66.0 U       32 sum
        xor edx, ebx                      ;    66.0 V       24 sum
        add edi, edx                      ;    67.0 U       32 sum
        mov edx, dword [esi + 4]          ;    67.0 V       32 sum
        rol edi, 7                        ;    68.0 U+V     33 v[0]
        add edx, ecx                      ;    69.0 U       32 sum
        add ebp, 0x5a827999               ;    69.0 V       32 sum
        or ebx, edi                       ;    70.0 U       24 sum
        xor ecx, edi                      ;    70.0 V       24 sum
        xor ebx, ecx                      ;    71.0 U       24 sum
        add edx, 0x5a827999               ;    71.0 V       32 sum
        add eax, ebx                      ;    72.0 U       32 sum
        mov ebx, dword [esi + 40]         ;    72.0 V       32 sum
        rol eax, 6                        ;    73.0 U+V     33 v[3]
        add ebx, 0x5a827999               ;    74.0 U       32 sum
        or ecx, eax                       ;    74.0 V       24 sum
        add ebx, edi                      ;    75.0 U       32 sum
        xor edi, eax                      ;    75.0 V       24 sum
        xor ecx, edi                      ;    76.0 U       24 sum
        add ebp, ecx                      ;    77.0 U       32 sum
        mov ecx, dword [esi + 24]         ;    77.0 V       32 sum
        rol ebp, 8                        ;    78.0 U+V     33 v[2]
        or edi, ebp                       ;    79.0 U       24 sum
        add ecx, eax                      ;    79.0 V       32 sum
        add ecx, 0x5a827999               ;    80.0 U       32 sum
        xor eax, ebp                      ;    80.0 V       24 sum
        xor edi, eax                      ;    81.0 U       24 sum
        add edx, edi                      ;    82.0 U       32 sum
        mov edi, dword [esi + 60]         ;    82.0 V       32 sum
        rol edx, 0xd                      ;    83.0 U+V     33 v[1]
        add edi, 0x5a827999               ;    84.0 U       32 sum
        or eax, edx                       ;    84.0 V       24 sum
        add edi, ebp                      ;    85.0 U       32 sum
        xor ebp, edx                      ;    85.0 V       24 sum
        xor eax, ebp                      ;    86.0 U       24 sum
        add ebx, eax                      ;    87.0 U       32 sum
        mov eax, dword [esi + 12]         ;    87.0 V       32 sum
        rol ebx, 0xb                      ;    88.0 U+V     33 v[0]
        add eax, edx                      ;    89.0 U       32 sum
        xor edx, ebx                      ;    89.0 V       24 sum
        or ebp, ebx                       ;    90.0 U       24 sum
        add eax, 0x5a827999               ;    90.0 V       32 sum
        xor ebp, edx                      ;    91.0 U       24 sum
        add ecx, ebp                      ;    92.0 U       32 sum
        mov ebp, dword [esi + 48]         ;    92.0 V       32 sum
        rol ecx, 9                        ;    93.0 U+V     33 v[3]
        add ebp, ebx                      ;    94.0 U       32 sum
        xor ebx, ecx                      ;    94.0 V       24 sum
        or edx, ecx                       ;    95.0 U       24 sum
        add ebp, 0x5a827999               ;    95.0 V       32 sum
        xor edx, ebx                      ;    96.0 U       24 sum
        add edi, edx                      ;    97.0 U       32 sum
        mov edx, dword [esi]              ;    97.0 V       32 sum
        rol edi, 7                        ;    98.0 U+V     33 v[2]
        or ebx, edi                       ;    99.0 U       24 sum
        add edx, ecx                      ;    99.0 V       32 sum
        xor ecx, edi                      ;   100.0 U       24 sum
        xor ebx, ecx                      ;   101.0 U       24 sum
        add eax, ebx                      ;   102.0 U       32 sum
        mov ebx, dword [esi + 36]         ;   102.0 V       32 sum
        rol eax, 0xf                      ;   103.0 U+V     33 v[1]
        add ebx, edi                      ;   104.0 U       32 sum
        or ecx, eax                       ;   104.0 V       24 sum
        xor edi, eax                      ;   105.0 U       24 sum
        add edx, 0x5a827999               ;   105.0 V       32 sum
        xor ecx, edi                      ;   106.0 U       24 sum
        add ebx, 0x5a827999               ;   106.0 V       32 sum
        add ebp, ecx                      ;   107.0 U       32 sum
        mov ecx, dword [esi + 20]         ;   107.0 V       32 sum
        rol ebp, 7                        ;   108.0 U+V     33 v[0]
        add ecx, eax                      ;   109.0 U       32 sum
        or edi, ebp                       ;   109.0 V       24 sum
        xor eax, ebp                      ;   110.0 U       24 sum
        add ecx, 0x5a827999               ;   110.0 V       32 sum
        xor edi, eax                      ;   111.0 U       24 sum
        add edx, edi                      ;   112.0 U       32 sum
        mov edi, dword [esi + 8]          ;   112.0 V       32 sum
        rol edx, 0xc                      ;   113.0 U+V     33 v[3]
        add edi, ebp                      ;   114.0 U       32 sum
        xor ebp, edx                      ;   114.0 V       24 sum
        add edi, 0x5a827999               ;   115.0 U       32 sum
        or eax, edx                       ;   115.0 V       24 sum
        xor eax, ebp                      ;   116.0 U       24 sum
        add ebx, eax                      ;   117.0 U       32 sum
        mov eax, dword [esi + 56]         ;   117.0 V       32 sum
        rol ebx, 0xf                      ;   118.0 U+V     33 v[2]
        or ebp, ebx                       ;   119.0 U       24 sum
        add eax, edx                      ;   119.0 V       32 sum
        xor edx, ebx                      ;   120.0 U       24 sum
        xor ebp, edx                      ;   121.0 U       24 sum
        add ecx, ebp                      ;   122.0 U       32 sum
        mov ebp, dword [esi + 44]         ;   122.0 V       32 sum
        rol ecx, 9                        ;   123.0 U+V     33 v[1]
        add ebp, ebx                      ;   124.0 U       32 sum
        xor ebx, ecx                      ;   124.0 V       24 sum
        or edx, ecx                       ;   125.0 U       24 sum
        xor edx, ebx                      ;   126.0 U       24 sum
        add edi, edx                      ;   127.0 U       32 sum
        mov edx, dword [esi + 32]         ;   127.0 V       32 sum
        rol edi, 0xb                      ;   128.0 U+V     33 v[0]
        add eax, 0x5a827999               ;   129.0 U       32 sum
        or ebx, edi                       ;   129.0 V       24 sum
        add edx, ecx                      ;   130.0 U       32 sum
        xor ecx, edi                      ;   130.0 V       24 sum
        xor ebx, ecx                      ;   131.0 U       24 sum
        add ebp, 0x5a827999               ;   131.0 V       32 sum
        add eax, ebx                      ;   132.0 U       32 sum
        rol eax, 7                        ;   133.0 U+V     33 v[3]
        add edx, 0x5a827999               ;   134.0 U       32 sum
        mov ebx, eax                      ;   134.0 V       24 sum copy
        or ecx, eax                       ;   135.0 U       24 sum
        xor ebx, edi                      ;   135.0 V       24 sum
        xor ecx, ebx                      ;   136.0 U       24 sum
        add ebp, ecx                      ;   137.0 U       32 sum
        rol ebp, 0xd                      ;   138.0 U+V     33 v[2]
        and ebx, ebp                      ;   139.0 U       24 sum
        mov ecx, ebp                      ;   139.0 V       24 sum copy
        xor ebx, edi                      ;   140.0 U       24 sum
        xor ecx, 0xffffffff               ;   140.0 V       24 sum
        add edx, ebx                      ;   141.0 U       32 sum
        mov ebx, dword [esi + 12]         ;   141.0 V       32 sum
        rol edx, 0xc                      ;   142.0 U+V     33 v[1]
        lea edi, [edi + ebx + 1859775393] ;   143.0 U       32 sum
        or ecx, edx                       ;   143.0 V       24 sum
        xor ecx, eax                      ;   144.0 U       24 sum
        mov ebx, dword [esi + 40]         ;   144.0 V       32 sum
        add edi, ecx                      ;   145.0 U       32 sum
        mov ecx, edx                      ;   145.0 V       24 sum copy
        lea eax, [eax + ebx + 1859775393] ;   146.0 U       32 sum
        xor ecx, 0xffffffff               ;   146.0 V       24 sum
        rol edi, 0xb                      ;   147.0 U+V     33 v[0]
        or ecx, edi                       ;   148.0 U       24 sum
        mov ebx, dword [esi + 56]         ;   148.0 V       32 sum
        add ebx, ebp                      ;   149.0 U       32 sum
        xor ebp, ecx                      ;   149.0 V       24 sum
        add eax, ebp                      ;   150.0 U       32 sum
        mov ecx, edi                      ;   150.0 V       24 sum copy
        rol eax, 0xd                      ;   151.0 U+V     33 v[3]
        xor ecx, 0xffffffff               ;   152.0 U       24 sum
        mov ebp, dword [esi + 16]         ;   152.0 V       32 sum
        add ebp, edx                      ;   153.0 U       32 sum
        or ecx, eax                       ;   153.0 V       24 sum
        xor edx, ecx                      ;   154.0 U       24 sum
        mov ecx, eax                      ;   154.0 V       24 sum copy
        add ebp, 0x6ed9eba1               ;   155.0 U       32 sum
        xor ecx, 0xffffffff               ;   155.0 V       24 sum
        lea ebx, [ebx + edx + 1859775393] ;   156.0 U       32 sum
        mov edx, dword [esi + 36]         ;   156.0 V       32 sum
        rol ebx, 6                        ;   157.0 U+V     33 v[2]
        lea edx, [edx + edi + 1859775393] ;   158.0 U       32 sum
        or ecx, ebx                       ;   158.0 V       24 sum
        xor edi, ecx                      ;   159.0 U       24 sum
        mov ecx, ebx                      ;   159.0 V       24 sum copy
        add ebp, edi                      ;   160.0 U       32 sum
        xor ecx, 0xffffffff               ;   160.0 V       24 sum
        rol ebp, 7                        ;   161.0 U+V     33 v[1]
        or ecx, ebp                       ;   162.0 U       24 sum
        mov edi, dword [esi + 60]         ;   162.0 V       32 sum
        add edi, eax                      ;   163.0 U       32 sum
        xor eax, ecx                      ;   163.0 V       24 sum
        mov ecx, ebp                      ;   164.0 U       24 sum copy
        add edx, eax                      ;   164.0 V       32 sum
        rol edx, 0xe                      ;   165.0 U+V     33 v[0]
        mov eax, dword [esi + 32]         ;   166.0 U       32 sum
        xor ecx, 0xffffffff               ;   166.0 V       24 sum
        add edi, 0x6ed9eba1               ;   167.0 U       32 sum
        or ecx, edx                       ;   167.0 V       24 sum
        lea eax, [eax + ebx + 1859775393] ;   168.0 U       32 sum
        xor ebx, ecx                      ;   168.0 V       24 sum
        add edi, ebx                      ;   169.0 U       32 sum
        mov ecx, edx                      ;   169.0 V       24 sum copy
        rol edi, 9                        ;   170.0 U+V     33 v[3]
        xor ecx, 0xffffffff               ;   171.0 U       24 sum
        mov ebx, dword [esi + 4]          ;   171.0 V       32 sum
        or ecx, edi                       ;   172.0 U       24 sum
        add ebx, ebp                      ;   172.0 V       32 sum
        xor ebp, ecx                      ;   173.0 U       24 sum
        mov ecx, dword [esi + 8]          ;   173.0 V       32 sum
        add eax, ebp                      ;   174.0 U       32 sum
        mov ebp, edi                      ;   174.0 V       24 sum copy
        rol eax, 0xd                      ;   175.0 U+V     33 v[2]
        lea ecx, [ecx + edx + 1859775393] ;   176.0 U       32 sum
        xor ebp, 0xffffffff               ;   176.0 V       24 sum
        or ebp, eax                       ;   177.0 U       24 sum
        add ebx, 0x6ed9eba1               ;   177.0 V       32 sum
        xor edx, ebp                      ;   178.0 U       24 sum
        mov ebp, eax                      ;   178.0 V       24 sum copy
        xor ebp, 0xffffffff               ;   179.0 U       24 sum
        add ebx, edx                      ;   179.0 V       32 sum
        rol ebx, 0xf                      ;   180.0 U+V     33 v[1]
        or ebp, ebx                       ;   181.0 U       24 sum
        mov edx, dword [esi + 28]         ;   181.0 V       32 sum
        add edx, edi                      ;   182.0 U       32 sum
        xor edi, ebp                      ;   182.0 V       24 sum
        add ecx, edi                      ;   183.0 U       32 sum
        mov edi, ebx                      ;   183.0 V       24 sum copy
        rol ecx, 0xe                      ;   184.0 U+V     33 v[0]
        xor edi, 0xffffffff               ;   185.0 U       24 sum
        mov ebp, dword [esi]              ;   185.0 V       32 sum
        or edi, ecx                       ;   186.0 U       24 sum
        add ebp, eax                      ;   186.0 V       32 sum
        xor eax, edi                      ;   187.0 U       24 sum
        mov edi, ecx                      ;   187.0 V       24 sum copy
        add ebp, 0x6ed9eba1               ;   188.0 U       32 sum
        xor edi, 0xffffffff               ;   188.0 V       24 sum
        lea edx, [edx + eax + 1859775393] ;   189.0 U       32 sum
        mov eax, dword [esi + 24]         ;   189.0 V       32 sum
        rol edx, 8                        ;   190.0 U+V     33 v[3]
        lea eax, [eax + ebx + 1859775393] ;   191.0 U       32 sum
        or edi, edx                       ;   191.0 V       24 sum
        xor ebx, edi                      ;   192.0 U       24 sum
        mov edi, edx                      ;   192.0 V       24 sum copy
        xor edi, 0xffffffff               ;   193.0 U       24 sum
        add ebp, ebx                      ;   193.0 V       32 sum
        rol ebp, 0xd                      ;   194.0 U+V     33 v[2]
        mov ebx, dword [esi + 52]         ;   195.0 U       32 sum
        or edi, ebp                       ;   195.0 V       24 sum
        add ebx, ecx                      ;   196.0 U       32 sum
        xor ecx, edi                      ;   196.0 V       24 sum
        mov edi, ebp                      ;   197.0 U       24 sum copy
        add eax, ecx                      ;   197.0 V       32 sum
        mov ecx, dword [esi + 44]         ;   198.0 U       32 sum
        xor edi, 0xffffffff               ;   198.0 V       24 sum
        rol eax, 6                        ;   199.0 U+V     33 v[1]
        or edi, eax                       ;   200.0 U       24 sum
        lea ecx, [ecx + edx + 1859775393] ;   200.0 V       32 sum
        xor edx, edi                      ;   201.0 U       24 sum
        add ebx, 0x6ed9eba1               ;   201.0 V       32 sum
        mov edi, eax                      ;   202.0 U       24 sum copy
        add ebx, edx                      ;   202.0 V       32 sum
        mov edx, dword [esi + 20]         ;   203.0 U       32 sum
        xor edi, 0xffffffff               ;   203.0 V       24 sum
        rol ebx, 5                        ;   204.0 U+V     33 v[0]
        or edi, ebx                       ;   205.0 U       24 sum
        lea edx, [edx + ebp + 1859775393] ;   205.0 V       32 sum
        xor ebp, edi                      ;   206.0 U       24 sum
        mov edi, ebx                      ;   206.0 V       24 sum copy
        add ecx, ebp                      ;   207.0 U       32 sum
        xor edi, 0xffffffff               ;   207.0 V       24 sum
        rol ecx, 0xc                      ;   208.0 U+V     33 v[3]
        mov ebp, dword [esi + 48]         ;   209.0 U       32 sum
        or edi, ecx                       ;   209.0 V       24 sum
        add ebp, eax                      ;   210.0 U       32 sum
        xor eax, edi                      ;   210.0 V       24 sum
        mov edi, ecx                      ;   211.0 U       24 sum copy
        add edx, eax                      ;   211.0 V       32 sum
        rol edx, 7                        ;   212.0 U+V     33 v[2]
        xor edi, 0xffffffff               ;   213.0 U       24 sum
        mov eax, dword [esi + 4]          ;   213.0 V       32 sum
        or edi, edx                       ;   214.0 U       24 sum
        add eax, ebx                      ;   214.0 V       32 sum
        xor ebx, edi                      ;   215.0 U       24 sum
        mov edi, ecx                      ;   215.0 V       25 sum copy
        xor edi, 0xffffffff               ;   216.0 U       25 sum
        add eax, 0x8f1bbcdc               ;   216.0 V       32 sum
        lea ebp, [ebp + ebx + 1859775393] ;   217.0 U       32 sum
        mov ebx, dword [esi + 36]         ;   217.0 V       32 sum
        rol ebp, 5                        ;   218.0 U+V     33 v[1]
        lea ebx, [ebx + ecx - 1894007588] ;   219.0 U       32 sum
        and ecx, ebp                      ;   219.0 V       25 sum
        add eax, ecx                      ;   220.0 U       32 sum
        and edi, edx                      ;   220.0 V       25 sum
        add eax, edi                      ;   221.0 U       32 sum
        mov ecx, edx                      ;   221.0 V       25 sum copy
        mov edi, dword [esi + 44]         ;   222.0 U       32 sum
        xor ecx, 0xffffffff               ;   222.0 V       25 sum
        rol eax, 0xb                      ;   223.0 U+V     33 v[0]
        and ecx, ebp                      ;   224.0 U       25 sum
        lea edi, [edi + edx - 1894007588] ;   224.0 V       32 sum
        add ebx, ecx                      ;   225.0 U       32 sum
        mov ecx, ebp                      ;   225.0 V       25 sum copy
        xor ecx, 0xffffffff               ;   226.0 U       25 sum
        and edx, eax                      ;   226.0 V       25 sum
        add ebx, edx                      ;   227.0 U       32 sum
        and ecx, eax                      ;   227.0 V       25 sum
        add edi, ecx                      ;   228.0 U       32 sum
        mov ecx, dword [esi + 40]         ;   228.0 V       32 sum
        rol ebx, 0xc                      ;   229.0 U+V     33 v[3]
        lea ecx, [ecx + ebp - 1894007588] ;   230.0 U       32 sum
        and ebp, ebx                      ;   230.0 V       25 sum
        add edi, ebp                      ;   231.0 U       32 sum
        mov edx, eax                      ;   231.0 V       25 sum copy
        xor edx, 0xffffffff               ;   232.0 U       25 sum
        mov ebp, ebx                      ;   232.0 V       25 sum copy
        and edx, ebx                      ;   233.0 U       25 sum
        xor ebp, 0xffffffff               ;   233.0 V       25 sum
        add ecx, edx                      ;   234.0 U       32 sum
        mov edx, dword [esi]              ;   234.0 V       32 sum
        rol edi, 0xe                      ;   235.0 U+V     33 v[2]
        lea edx, [edx + eax - 1894007588] ;   236.0 U       32 sum
        and eax, edi                      ;   236.0 V       25 sum
        add ecx, eax                      ;   237.0 U       32 sum
        mov eax, dword [esi + 32]         ;   237.0 V       32 sum
        rol ecx, 0xf                      ;   238.0 U+V     33 v[1]
        and ebp, edi                      ;   239.0 U       25 sum
        lea eax, [eax + ebx - 1894007588] ;   239.0 V       32 sum
        add edx, ebp                      ;   240.0 U       32 sum
        and ebx, ecx                      ;   240.0 V       25 sum
        mov ebp, edi                      ;   241.0 U       25 sum copy
        add edx, ebx                      ;   241.0 V       32 sum
        mov ebx, dword [esi + 48]         ;   242.0 U       32 sum
        xor ebp, 0xffffffff               ;   242.0 V       25 sum
        rol edx, 0xe                      ;   243.0 U+V     33 v[0]
        and ebp, ecx                      ;   244.0 U       25 sum
        lea ebx, [ebx + edi - 1894007588] ;   244.0 V       32 sum
        add eax, ebp                      ;   245.0 U       32 sum
        and edi, edx                      ;   245.0 V       25 sum
        mov ebp, dword [esi + 16]         ;   246.0 U       32 sum
        add eax, edi                      ;   246.0 V       32 sum
        rol eax, 0xf                      ;   247.0 U+V     33 v[3]
        mov edi, ecx                      ;   248.0 U       25 sum copy
        lea ebp, [ebp + ecx - 1894007588] ;   248.0 V       32 sum
        and ecx, eax                      ;   249.0 U       25 sum
        xor edi, 0xffffffff               ;   249.0 V       25 sum
        and edi, edx                      ;   250.0 U       25 sum
        add ebx, ecx                      ;   250.0 V       32 sum
        add ebx, edi                      ;   251.0 U       32 sum
        mov ecx, edx                      ;   251.0 V       25 sum copy
        rol ebx, 9                        ;   252.0 U+V     33 v[2]
        xor ecx, 0xffffffff               ;   253.0 U       25 sum
        mov edi, dword [esi + 52]         ;   253.0 V       32 sum
        and ecx, eax                      ;   254.0 U       25 sum
        add edi, edx                      ;   254.0 V       32 sum
        and edx, ebx                      ;   255.0 U       25 sum
        add ebp, ecx                      ;   255.0 V       32 sum
        mov ecx, ebx                      ;   256.0 U       25 sum copy
        add ebp, edx                      ;   256.0 V       32 sum
        rol ebp, 8                        ;   257.0 U+V     33 v[1]
        mov edx, dword [esi + 12]         ;   258.0 U       32 sum
        xor ecx, ebp                      ;   258.0 V       25 sum
        add edx, eax                      ;   259.0 U       32 sum
        and eax, ecx                      ;   259.0 V       25 sum
        add edi, 0x8f1bbcdc               ;   260.0 U       32 sum
        xor eax, ebx                      ;   260.0 V       25 sum
        mov ecx, ebp                      ;   261.0 U       25 sum copy
        add edi, eax                      ;   261.0 V       32 sum
        rol edi, 9                        ;   262.0 U+V     33 v[0]
        xor ecx, edi                      ;   263.0 U       25 sum
        mov eax, dword [esi + 28]         ;   263.0 V       32 sum
        add eax, ebx                      ;   264.0 U       32 sum
        and ebx, ecx                      ;   264.0 V       25 sum
        xor ebx, ebp                      ;   265.0 U       25 sum
        mov ecx, dword [esi + 60]         ;   265.0 V       32 sum
        add edx, ebx                      ;   266.0 U       32 sum
        mov ebx, edi                      ;   266.0 V       25 sum copy
        add ecx, ebp                      ;   267.0 U       32 sum
        add edx, 0x8f1bbcdc               ;   267.0 V       32 sum
        rol edx, 0xe                      ;   268.0 U+V     33 v[3]
        add ecx, 0x8f1bbcdc               ;   269.0 U       32 sum
        xor ebx, edx                      ;   269.0 V       25 sum
        and ebp, ebx                      ;   270.0 U       25 sum
        mov ebx, edx                      ;   270.0 V       25 sum copy
        add eax, 0x8f1bbcdc               ;   271.0 U       32 sum
        xor ebp, edi                      ;   271.0 V       25 sum
        add eax, ebp                      ;   272.0 U       32 sum
        mov ebp, dword [esi + 56]         ;   272.0 V       32 sum
        rol eax, 5                        ;   273.0 U+V     33 v[2]
        add ebp, edi                      ;   274.0 U       32 sum
        xor ebx, eax                      ;   274.0 V       25 sum
        and edi, ebx                      ;   275.0 U       25 sum
        mov ebx, dword [esi + 20]         ;   275.0 V       32 sum
        xor edi, edx                      ;   276.0 U       25 sum
        add ebx, edx                      ;   276.0 V       32 sum
        add ecx, edi                      ;   277.0 U       32 sum
        mov edi, eax                      ;   277.0 V       25 sum copy
        rol ecx, 6                        ;   278.0 U+V     33 v[1]
        add ebp, 0x8f1bbcdc               ;   279.0 U       32 sum
        xor edi, ecx                      ;   279.0 V       25 sum
        and edx, edi                      ;   280.0 U       25 sum
        mov edi, dword [esi + 24]         ;   280.0 V       32 sum
        add edi, eax                      ;   281.0 U       32 sum
        xor edx, eax                      ;   281.0 V       25 sum
        add ebp, edx                      ;   282.0 U       32 sum
        mov edx, ecx                      ;   282.0 V       25 sum copy
        rol ebp, 8                        ;   283.0 U+V     33 v[0]
        xor edx, ebp                      ;   284.0 U       25 sum
        add ebx, 0x8f1bbcdc               ;   284.0 V       32 sum
        add edi, 0x8f1bbcdc               ;   285.0 U       32 sum
        and eax, edx                      ;   285.0 V       25 sum
        mov dword [esp + 32], ebp         ;   286.0 U       33 v[0] spill
        xor eax, ecx                      ;   286.0 V       25 sum
        mov edx, dword [esi + 8]          ;   287.0 U       32 sum
        add ebx, eax                      ;   287.0 V       32 sum
        rol ebx, 6                        ;   288.0 U+V     33 v[3]
        mov eax, ebx                      ;   289.0 U       25 sum copy
        add edx, ecx                      ;   289.0 V       32 sum
        mov dword [esp + 36], ebx         ;   290.0 U       33 v[3] spill
        xor eax, ebp                      ;   290.0 V       25 sum
        and ecx, eax                      ;   291.0 U       25 sum
        mov eax, dword [esp + 12]         ;   291.0 V       41 x[3] reload
        add edx, 0x8f1bbcdc               ;   292.0 U       32 sum
        xor ecx, ebp                      ;   292.0 V       25 sum
        add edi, ecx                      ;   293.0 U       32 sum
        mov ecx, dword [esp + 20]         ;   293.0 V       25 sum
        and ecx, eax                      ;   294.0 U       25 sum
        mov eax, dword [esp + 24]         ;   294.0 V       25 sum
        rol edi, 5                        ;   295.0 U+V     33 v[2]
        xor ecx, eax                      ;   296.0 U       25 sum
        mov eax, dword [esp + 28]         ;   296.0 V       45 h0
        add eax, edi                      ;   297.0 U       45 h0
        xor edi, ebx                      ;   297.0 V       25 sum
        and edi, ebp                      ;   298.0 U       25 sum
        mov ebp, dword [esp + 8]          ;   298.0 V       32 sum
        xor edi, ebx                      ;   299.0 U       25 sum
        mov ebx, dword [esi + 20]         ;   299.0 V       32 sum
        lea ecx, [ecx + ebp + 1352829926] ;   300.0 U       32 sum
        mov ebp, dword [esp + 24]         ;   300.0 V       25 sum
        add ecx, ebx                      ;   301.0 U       32 sum
        add edx, edi                      ;   301.0 V       32 sum
        rol ecx, 8                        ;   302.0 U+V     33 v[0]
        mov ebx, dword [esp + 28]         ;   303.0 U       25 sum
        mov edi, ecx                      ;   303.0 V       25 sum copy
        xor edi, ebx                      ;   304.0 U       25 sum
        mov ebx, dword [esp + 28]         ;   304.0 V       25 sum
        and edi, ebp                      ;   305.0 U       25 sum
        mov ebp, dword [esi + 56]         ;   305.0 V       32 sum
        xor edi, ebx                      ;   306.0 U       25 sum
        mov ebx, ecx                      ;   306.0 V       25 sum copy
        add edi, ebp                      ;   307.0 U       32 sum
        mov ebp, dword [esp + 12]         ;   307.0 V       32 sum
        rol edx, 0xc                      ;   308.0 U+V     33 v[1]
        lea edi, [edi + ebp + 1352829926] ;   309.0 U       32 sum
        mov ebp, dword [esp + 28]         ;   309.0 V       25 sum
        rol edi, 9                        ;   310.0 U+V     33 v[3]
        mov dword [esp + 20], edx         ;   311.0 U       33 v[1] spill
        xor ebx, edi                      ;   311.0 V       25 sum
        and ebx, ebp                      ;   312.0 U       25 sum
        mov edx, dword [esi + 28]         ;   312.0 V       32 sum
        xor ebx, ecx                      ;   313.0 U       25 sum
        mov ebp, dword [esp + 24]         ;   313.0 V       32 sum
        add ebx, edx                      ;   314.0 U       32 sum
        mov edx, dword [esi + 36]         ;   314.0 V       32 sum
        add ebx, ebp                      ;   315.0 U       32 sum
        mov ebp, edi                      ;   315.0 V       25 sum copy
        add edx, ecx                      ;   316.0 U       32 sum
        add ebx, 0x50a28be6               ;   316.0 V       32 sum
        rol ebx, 9                        ;   317.0 U+V     33 v[2]
        xor ebp, ebx                      ;   318.0 U       25 sum
        add edx, 0x50a28be6               ;   318.0 V       32 sum
        and ecx, ebp                      ;   319.0 U       25 sum
        mov ebp, dword [esp + 28]         ;   319.0 V       32 sum
        xor ecx, edi                      ;   320.0 U       25 sum
        mov dword [esp + 28], eax         ;   320.0 V       45 h0 spill
        add ecx, ebp                      ;   321.0 U       32 sum
        mov eax, dword [esi]              ;   321.0 V       32 sum
        mov ebp, ebx                      ;   322.0 U       25 sum copy
        add ecx, eax                      ;   322.0 V       32 sum
        mov eax, dword [esi + 8]          ;   323.0 U       32 sum
        add ecx, 0x50a28be6               ;   323.0 V       32 sum
        rol ecx, 0xb                      ;   324.0 U+V     33 v[1]
        add eax, edi                      ;   325.0 U       32 sum
        xor ebp, ecx                      ;   325.0 V       25 sum
        add eax, 0x50a28be6               ;   326.0 U       32 sum
        and edi, ebp                      ;   326.0 V       25 sum
        mov ebp, dword [esi + 44]         ;   327.0 U       32 sum
        xor edi, ebx                      ;   327.0 V       25 sum
        add edx, edi                      ;   328.0 U       32 sum
        mov edi, ecx                      ;   328.0 V       25 sum copy
        rol edx, 0xd                      ;   329.0 U+V     33 v[0]
        add ebp, ebx                      ;   330.0 U       32 sum
        xor edi, edx                      ;   330.0 V       25 sum
        and ebx, edi                      ;   331.0 U       25 sum
        mov edi, dword [esi + 16]         ;   331.0 V       32 sum
        add edi, ecx                      ;   332.0 U       32 sum
        xor ebx, ecx                      ;   332.0 V       25 sum
        add eax, ebx                      ;   333.0 U       32 sum
        mov ebx, edx                      ;   333.0 V       25 sum copy
        rol eax, 0xf                      ;   334.0 U+V     33 v[3]
        xor ebx, eax                      ;   335.0 U       25 sum
        add ebp, 0x50a28be6               ;   335.0 V       32 sum
        and ecx, ebx                      ;   336.0 U       25 sum
        mov ebx, dword [esi + 52]         ;   336.0 V       32 sum
        xor ecx, edx                      ;   337.0 U       25 sum
        add ebx, edx                      ;   337.0 V       32 sum
        add ebp, ecx                      ;   338.0 U       32 sum
        mov ecx, eax                      ;   338.0 V       25 sum copy
        rol ebp, 0xf                      ;   339.0 U+V     33 v[2]
        add ebx, 0x50a28be6               ;   340.0 U       32 sum
        xor ecx, ebp                      ;   340.0 V       25 sum
        and edx, ecx                      ;   341.0 U       25 sum
        mov ecx, dword [esi + 24]         ;   341.0 V       32 sum
        add edi, 0x50a28be6               ;   342.0 U       32 sum
        xor edx, eax                      ;   342.0 V       25 sum
        add edi, edx                      ;   343.0 U       32 sum
        mov edx, ebp                      ;   343.0 V       25 sum copy
        rol edi, 5                        ;   344.0 U+V     33 v[1]
        add ecx, eax                      ;   345.0 U       32 sum
        xor edx, edi                      ;   345.0 V       25 sum
        and eax, edx                      ;   346.0 U       25 sum
        mov edx, dword [esi + 60]         ;   346.0 V       32 sum
        add edx, ebp                      ;   347.0 U       32 sum
        xor eax, ebp                      ;   347.0 V       25 sum
        add ebx, eax                      ;   348.0 U       32 sum
        mov eax, edi                      ;   348.0 V       25 sum copy
        rol ebx, 7                        ;   349.0 U+V     33 v[0]
        xor eax, ebx                      ;   350.0 U       25 sum
        add edx, 0x50a28be6               ;   350.0 V       32 sum
        add ecx, 0x50a28be6               ;   351.0 U       32 sum
        and ebp, eax                      ;   351.0 V       25 sum
        xor ebp, edi                      ;   352.0 U       25 sum
        mov eax, dword [esi + 32]         ;   352.0 V       32 sum
        add ecx, ebp                      ;   353.0 U       32 sum
        mov ebp, ebx                      ;   353.0 V       25 sum copy
        rol ecx, 7                        ;   354.0 U+V     33 v[3]
        add eax, edi                      ;   355.0 U       32 sum
        xor ebp, ecx                      ;   355.0 V       25 sum
        and edi, ebp                      ;   356.0 U       25 sum
        mov ebp, dword [esi + 4]          ;   356.0 V       32 sum
        xor edi, ebx                      ;   357.0 U       25 sum
        add eax, 0x50a28be6               ;   357.0 V       32 sum
        add edx, edi                      ;   358.0 U       32 sum
        mov edi, ecx                      ;   358.0 V       25 sum copy
        rol edx, 8                        ;   359.0 U+V     33 v[2]
        xor edi, edx                      ;   360.0 U       25 sum
        add ebp, ebx                      ;   360.0 V       32 sum
        and ebx, edi                      ;   361.0 U       25 sum
        add ebp, 0x50a28be6               ;   361.0 V       32 sum
        mov edi, dword [esi + 40]         ;   362.0 U       32 sum
        xor ebx, ecx                      ;   362.0 V       25 sum
        add eax, ebx                      ;   363.0 U       32 sum
        mov ebx, edx                      ;   363.0 V       25 sum copy
        rol eax, 0xb                      ;   364.0 U+V     33 v[1]
        xor ebx, eax                      ;   365.0 U       25 sum
        add edi, ecx                      ;   365.0 V       32 sum
        and ecx, ebx                      ;   366.0 U       25 sum
        mov ebx, dword [esi + 12]         ;   366.0 V       32 sum
        add ebx, edx                      ;   367.0 U       32 sum
        xor ecx, edx                      ;   367.0 V       25 sum
        add ebp, ecx                      ;   368.0 U       32 sum
        mov ecx, eax                      ;   368.0 V       25 sum copy
        rol ebp, 0xe                      ;   369.0 U+V     33 v[0]
        add edi, 0x50a28be6               ;   370.0 U       32 sum
        xor ecx, ebp                      ;   370.0 V       25 sum
        and edx, ecx                      ;   371.0 U       25 sum
        mov ecx, dword [esi + 48]         ;   371.0 V       32 sum
        add ecx, eax                      ;   372.0 U       32 sum
        xor edx, eax                      ;   372.0 V       25 sum
        add edi, edx                      ;   373.0 U       32 sum
        mov edx, ebp                      ;   373.0 V       25 sum copy
        rol edi, 0xe                      ;   374.0 U+V     33 v[3]
        xor edx, edi                      ;   375.0 U       25 sum
        add ecx, 0x50a28be6               ;   375.0 V       32 sum
        and eax, edx                      ;   376.0 U       25 sum
        mov edx, dword [esi + 24]         ;   376.0 V       32 sum
        xor eax, ebp                      ;   377.0 U       25 sum
        add ebx, 0x50a28be6               ;   377.0 V       32 sum
        add edx, ebp                      ;   378.0 U       32 sum
        add ebx, eax                      ;   378.0 V       32 sum
        rol ebx, 0xc                      ;   379.0 U+V     33 v[2]
        add edx, 0x5c4dd124               ;   380.0 U       32 sum
        mov eax, ebx                      ;   380.0 V       25 sum copy
        xor eax, edi                      ;   381.0 U       25 sum
        and ebp, eax                      ;   382.0 U       25 sum
        mov eax, ebx                      ;   382.0 V       24 sum copy
        xor ebp, edi                      ;   383.0 U       25 sum
        xor eax, 0xffffffff               ;   383.0 V       24 sum
        add ecx, ebp                      ;   384.0 U       32 sum
        mov ebp, dword [esi + 44]         ;   384.0 V       32 sum
        rol ecx, 6                        ;   385.0 U+V     33 v[1]
        lea ebp, [ebp + edi + 1548603684] ;   386.0 U       32 sum
        or eax, ecx                       ;   386.0 V       24 sum
        xor edi, eax                      ;   387.0 U       24 sum
        mov eax, ecx                      ;   387.0 V       24 sum copy
        add edx, edi                      ;   388.0 U       32 sum
        xor eax, 0xffffffff               ;   388.0 V       24 sum
        rol edx, 9                        ;   389.0 U+V     33 v[0]
        mov edi, dword [esi + 12]         ;   390.0 U       32 sum
        or eax, edx                       ;   390.0 V       24 sum
        add edi, ebx                      ;   391.0 U       32 sum
        xor ebx, eax                      ;   391.0 V       24 sum
        mov eax, edx                      ;   392.0 U       24 sum copy
        add ebp, ebx                      ;   392.0 V       32 sum
        rol ebp, 0xd                      ;   393.0 U+V     33 v[3]
        xor eax, 0xffffffff               ;   394.0 U       24 sum
        mov ebx, dword [esi + 28]         ;   394.0 V       32 sum
        add ebx, ecx                      ;   395.0 U       32 sum
        or eax, ebp                       ;   395.0 V       24 sum
        xor ecx, eax                      ;   396.0 U       24 sum
        mov eax, ebp                      ;   396.0 V       24 sum copy
        add ebx, 0x5c4dd124               ;   397.0 U       32 sum
        xor eax, 0xffffffff               ;   397.0 V       24 sum
        lea edi, [edi + ecx + 1548603684] ;   398.0 U       32 sum
        mov ecx, dword [esi]              ;   398.0 V       32 sum
        rol edi, 0xf                      ;   399.0 U+V     33 v[2]
        lea ecx, [ecx + edx + 1548603684] ;   400.0 U       32 sum
        or eax, edi                       ;   400.0 V       24 sum
        xor edx, eax                      ;   401.0 U       24 sum
        mov eax, edi                      ;   401.0 V       24 sum copy
        add ebx, edx                      ;   402.0 U       32 sum
        xor eax, 0xffffffff               ;   402.0 V       24 sum
        rol ebx, 7                        ;   403.0 U+V     33 v[1]
        mov edx, dword [esi + 52]         ;   404.0 U       32 sum
        or eax, ebx                       ;   404.0 V       24 sum
        add edx, ebp                      ;   405.0 U       32 sum
        xor ebp, eax                      ;   405.0 V       24 sum
        add ecx, ebp                      ;   406.0 U       32 sum
        mov ebp, ebx                      ;   406.0 V       24 sum copy
        rol ecx, 0xc                      ;   407.0 U+V     33 v[0]
        mov eax, dword [esi + 20]         ;   408.0 U       32 sum
        xor ebp, 0xffffffff               ;   408.0 V       24 sum
        or ebp, ecx                       ;   409.0 U       24 sum
        add edx, 0x5c4dd124               ;   409.0 V       32 sum
        lea eax, [eax + edi + 1548603684] ;   410.0 U       32 sum
        xor edi, ebp                      ;   410.0 V       24 sum
        add edx, edi                      ;   411.0 U       32 sum
        mov ebp, ecx                      ;   411.0 V       24 sum copy
        xor ebp, 0xffffffff               ;   412.0 U       24 sum
        mov edi, dword [esi + 40]         ;   412.0 V       32 sum
        rol edx, 8                        ;   413.0 U+V     33 v[3]
        or ebp, edx                       ;   414.0 U       24 sum
        lea edi, [edi + ebx + 1548603684] ;   414.0 V       32 sum
        xor ebx, ebp                      ;   415.0 U       24 sum
        mov ebp, edx                      ;   415.0 V       24 sum copy
        xor ebp, 0xffffffff               ;   416.0 U       24 sum
        add eax, ebx                      ;   416.0 V       32 sum
        rol eax, 9                        ;   417.0 U+V     33 v[2]
        mov ebx, dword [esi + 56]         ;   418.0 U       32 sum
        or ebp, eax                       ;   418.0 V       24 sum
        add ebx, ecx                      ;   419.0 U       32 sum
        xor ecx, ebp                      ;   419.0 V       24 sum
        add edi, ecx                      ;   420.0 U       32 sum
        mov ebp, eax                      ;   420.0 V       24 sum copy
        rol edi, 0xb                      ;   421.0 U+V     33 v[1]
        xor ebp, 0xffffffff               ;   422.0 U       24 sum
        mov ecx, dword [esi + 60]         ;   422.0 V       32 sum
        add ebx, 0x5c4dd124               ;   423.0 U       32 sum
        or ebp, edi                       ;   423.0 V       24 sum
        lea ecx, [ecx + edx + 1548603684] ;   424.0 U       32 sum
        xor edx, ebp                      ;   424.0 V       24 sum
        add ebx, edx                      ;   425.0 U       32 sum
        mov edx, edi                      ;   425.0 V       24 sum copy
        rol ebx, 7                        ;   426.0 U+V     33 v[0]
        xor edx, 0xffffffff               ;   427.0 U       24 sum
        mov ebp, dword [esi + 32]         ;   427.0 V       32 sum
        or edx, ebx                       ;   428.0 U       24 sum
        add ebp, eax                      ;   428.0 V       32 sum
        xor eax, edx                      ;   429.0 U       24 sum
        mov edx, dword [esi + 48]         ;   429.0 V       32 sum
        add ecx, eax                      ;   430.0 U       32 sum
        mov eax, ebx                      ;   430.0 V       24 sum copy
        rol ecx, 7                        ;   431.0 U+V     33 v[3]
        xor eax, 0xffffffff               ;   432.0 U       24 sum
        lea edx, [edx + edi + 1548603684] ;   432.0 V       32 sum
        or eax, ecx                       ;   433.0 U       24 sum
        add ebp, 0x5c4dd124               ;   433.0 V       32 sum
        xor edi, eax                      ;   434.0 U       24 sum
        mov eax, ecx                      ;   434.0 V       24 sum copy
        add ebp, edi                      ;   435.0 U       32 sum
        xor eax, 0xffffffff               ;   435.0 V       24 sum
        rol ebp, 0xc                      ;   436.0 U+V     33 v[2]
        mov edi, dword [esi + 16]         ;   437.0 U       32 sum
        or eax, ebp                       ;   437.0 V       24 sum
        add edi, ebx                      ;   438.0 U       32 sum
        xor ebx, eax                      ;   438.0 V       24 sum
        add edx, ebx                      ;   439.0 U       32 sum
        mov eax, ebp                      ;   439.0 V       24 sum copy
        mov ebx, dword [esi + 36]         ;   440.0 U       32 sum
        xor eax, 0xffffffff               ;   440.0 V       24 sum
        rol edx, 7                        ;   441.0 U+V     33 v[1]
        lea ebx, [ebx + ecx + 1548603684] ;   442.0 U       32 sum
        or eax, edx                       ;   442.0 V       24 sum
        xor ecx, eax                      ;   443.0 U       24 sum
        mov eax, edx                      ;   443.0 V       24 sum copy
        add edi, 0x5c4dd124               ;   444.0 U       32 sum
        xor eax, 0xffffffff               ;   444.0 V       24 sum
        add edi, ecx                      ;   445.0 U       32 sum
        mov ecx, dword [esi + 4]          ;   445.0 V       32 sum
        rol edi, 6                        ;   446.0 U+V     33 v[0]
        lea ecx, [ecx + ebp + 1548603684] ;   447.0 U       32 sum
        or eax, edi                       ;   447.0 V       24 sum
        xor ebp, eax                      ;   448.0 U       24 sum
        mov eax, edi                      ;   448.0 V       24 sum copy
        xor eax, 0xffffffff               ;   449.0 U       24 sum
        add ebx, ebp                      ;   449.0 V       32 sum
        rol ebx, 0xf                      ;   450.0 U+V     33 v[3]
        mov ebp, dword [esi + 8]          ;   451.0 U       32 sum
        or eax, ebx                       ;   451.0 V       24 sum
        add ebp, edx                      ;   452.0 U       32 sum
        xor edx, eax                      ;   452.0 V       24 sum
        add ecx, edx                      ;   453.0 U       32 sum
        mov eax, ebx                      ;   453.0 V       24 sum copy
        mov edx, dword [esi + 60]         ;   454.0 U       32 sum
        xor eax, 0xffffffff               ;   454.0 V       24 sum
        rol ecx, 0xd                      ;   455.0 U+V     33 v[2]
        or eax, ecx                       ;   456.0 U       24 sum
        lea edx, [edx + edi + 1836072691] ;   456.0 V       32 sum
        xor edi, eax                      ;   457.0 U       24 sum
        mov eax, dword [esi + 20]         ;   457.0 V       32 sum
        add ebp, edi                      ;   458.0 U       32 sum
        mov edi, dword [esi + 4]          ;   458.0 V       32 sum
        add ebp, 0x5c4dd124               ;   459.0 U       32 sum
        lea eax, [eax + ebx + 1836072691] ;   459.0 V       32 sum
        lea edi, [edi + ecx + 1836072691] ;   460.0 U       32 sum
        xor ebx, ecx                      ;   460.0 V       24 sum
        rol ebp, 0xb                      ;   461.0 U+V     33 v[1]
        or ebx, ebp                       ;   462.0 U       24 sum
        xor ecx, ebp                      ;   462.0 V       24 sum
        xor ebx, ecx                      ;   463.0 U       24 sum
        add edx, ebx                      ;   464.0 U       32 sum
        mov ebx, dword [esi + 12]         ;   464.0 V       32 sum
        rol edx, 9                        ;   465.0 U+V     33 v[0]
        or ecx, edx                       ;   466.0 U       24 sum
        add ebx, ebp                      ;   466.0 V       32 sum
        xor ebp, edx                      ;   467.0 U       24 sum
        xor ecx, ebp                      ;   468.0 U       24 sum
        add eax, ecx                      ;   469.0 U       32 sum
        mov ecx, dword [esi + 28]         ;   469.0 V       32 sum
        rol eax, 7                        ;   470.0 U+V     33 v[3]
        or ebp, eax                       ;   471.0 U       24 sum
        add ecx, edx                      ;   471.0 V       32 sum
        xor edx, eax                      ;   472.0 U       24 sum
        xor ebp, edx                      ;   473.0 U       24 sum
        add edi, ebp                      ;   474.0 U       32 sum
        mov ebp, dword [esi + 56]         ;   474.0 V       32 sum
        rol edi, 0xf                      ;   475.0 U+V     33 v[2]
        or edx, edi                       ;   476.0 U       24 sum
        add ebp, eax                      ;   476.0 V       32 sum
        add ebx, 0x6d703ef3               ;   477.0 U       32 sum
        xor eax, edi                      ;   477.0 V       24 sum
        xor edx, eax                      ;   478.0 U       24 sum
        add ecx, 0x6d703ef3               ;   478.0 V       32 sum
        add ebx, edx                      ;   479.0 U       32 sum
        mov edx, dword [esi + 24]         ;   479.0 V       32 sum
        add edx, edi                      ;   480.0 U       32 sum
        rol ebx, 0xb                      ;   481.0 U+V     33 v[1]
        xor edi, ebx                      ;   482.0 U       24 sum
        or eax, ebx                       ;   482.0 V       24 sum
        add ebp, 0x6d703ef3               ;   483.0 U       32 sum
        xor eax, edi                      ;   483.0 V       24 sum
        add ecx, eax                      ;   484.0 U       32 sum
        rol ecx, 8                        ;   485.0 U+V     33 v[0]
        mov eax, dword [esi + 36]         ;   486.0 U       32 sum
        or edi, ecx                       ;   486.0 V       24 sum
        add eax, ebx                      ;   487.0 U       32 sum
        xor ebx, ecx                      ;   487.0 V       24 sum
        add edx, 0x6d703ef3               ;   488.0 U       32 sum
        xor edi, ebx                      ;   488.0 V       24 sum
        add ebp, edi                      ;   489.0 U       32 sum
        mov edi, dword [esi + 44]         ;   489.0 V       32 sum
        rol ebp, 6                        ;   490.0 U+V     33 v[3]
        add edi, ecx                      ;   491.0 U       32 sum
        xor ecx, ebp                      ;   491.0 V       24 sum
        or ebx, ebp                       ;   492.0 U       24 sum
        xor ebx, ecx                      ;   493.0 U       24 sum
        add edx, ebx                      ;   494.0 U       32 sum
        mov ebx, dword [esi + 32]         ;   494.0 V       32 sum
        rol edx, 6                        ;   495.0 U+V     33 v[2]
        add eax, 0x6d703ef3               ;   496.0 U       32 sum
        add ebx, ebp                      ;   496.0 V       32 sum
        or ecx, edx                       ;   497.0 U       24 sum
        xor ebp, edx                      ;   497.0 V       24 sum
        add edi, 0x6d703ef3               ;   498.0 U       32 sum
        xor ecx, ebp                      ;   498.0 V       24 sum
        add eax, ecx                      ;   499.0 U       32 sum
        mov ecx, dword [esi + 48]         ;   499.0 V       32 sum
        rol eax, 0xe                      ;   500.0 U+V     33 v[1]
        add ecx, edx                      ;   501.0 U       32 sum
        xor edx, eax                      ;   501.0 V       24 sum
        or ebp, eax                       ;   502.0 U       24 sum
        add ecx, 0x6d703ef3               ;   502.0 V       32 sum
        xor ebp, edx                      ;   503.0 U       24 sum
        add edi, ebp                      ;   504.0 U       32 sum
        mov ebp, dword [esi + 8]          ;   504.0 V       32 sum
        rol edi, 0xc                      ;   505.0 U+V     33 v[0]
        add ebx, 0x6d703ef3               ;   506.0 U       32 sum
        lea ebp, [ebp + eax + 1836072691] ;   506.0 V       32 sum
        xor eax, edi                      ;   507.0 U       24 sum
        or edx, edi                       ;   507.0 V       24 sum
        xor edx, eax                      ;   508.0 U       24 sum
        add ebx, edx                      ;   509.0 U       32 sum
        mov edx, dword [esi + 40]         ;   509.0 V       32 sum
        rol ebx, 0xd                      ;   510.0 U+V     33 v[3]
        add edx, 0x6d703ef3               ;   511.0 U       32 sum
        or eax, ebx                       ;   511.0 V       24 sum
        add edx, edi                      ;   512.0 U       32 sum
        xor edi, ebx                      ;   512.0 V       24 sum
        xor eax, edi                      ;   513.0 U       24 sum
        add ecx, eax                      ;   514.0 U       32 sum
        mov eax, dword [esi]              ;   514.0 V       32 sum
        rol ecx, 5                        ;   515.0 U+V     33 v[2]
        add eax, ebx                      ;   516.0 U       32 sum
        or edi, ecx                       ;   516.0 V       24 sum
        add eax, 0x6d703ef3               ;   517.0 U       32 sum
        xor ebx, ecx                      ;   517.0 V       24 sum
        xor edi, ebx                      ;   518.0 U       24 sum
        add ebp, edi                      ;   519.0 U       32 sum
        mov edi, dword [esi + 16]         ;   519.0 V       32 sum
        rol ebp, 0xe                      ;   520.0 U+V     33 v[1]
        add edi, ecx                      ;   521.0 U       32 sum
        xor ecx, ebp                      ;   521.0 V       24 sum
        or ebx, ebp                       ;   522.0 U       24 sum
        xor ebx, ecx                      ;   523.0 U       24 sum
        add edi, 0x6d703ef3               ;   523.0 V       32 sum
        add edx, ebx                      ;   524.0 U       32 sum
        mov ebx, dword [esi + 52]         ;   524.0 V       32 sum
        rol edx, 0xd                      ;   525.0 U+V     33 v[0]
        add ebx, ebp                      ;   526.0 U       32 sum
        xor ebp, edx                      ;   526.0 V       24 sum
        or ecx, edx                       ;   527.0 U       24 sum
        xor ecx, ebp                      ;   528.0 U       24 sum
        add eax, ecx                      ;   529.0 U       32 sum
        rol eax, 0xd                      ;   530.0 U+V     33 v[3]
        mov ecx, eax                      ;   531.0 U       24 sum copy
        add ebx, 0x6d703ef3               ;   531.0 V       32 sum
        or ebp, eax                       ;   532.0 U       24 sum
        xor ecx, edx                      ;   532.0 V       24 sum
        xor ebp, ecx                      ;   533.0 U       24 sum
        add edi, ebp                      ;   534.0 U       32 sum
        mov ebp, dword [esi + 24]         ;   534.0 V       32 sum
        rol edi, 7                        ;   535.0 U+V     33 v[2]
        and ecx, edi                      ;   536.0 U       24 sum
        add ebp, eax                      ;   536.0 V       32 sum
        xor ecx, edx                      ;   537.0 U       24 sum
        xor eax, edi                      ;   537.0 V       24 sum
        add ebx, ecx                      ;   538.0 U       32 sum
        mov ecx, dword [esi + 32]         ;   538.0 V       32 sum
        rol ebx, 5                        ;   539.0 U+V     33 v[1]
        xor eax, ebx                      ;   540.0 U       24 sum
        add edx, ecx                      ;   540.0 V       32 sum
        mov ecx, dword [esi + 16]         ;   541.0 U       32 sum
        add edx, eax                      ;   541.0 V       32 sum
        rol edx, 0xf                      ;   542.0 U+V     33 v[0]
        add ecx, edi                      ;   543.0 U       32 sum
        xor edi, edx                      ;   543.0 V       24 sum
        mov eax, dword [esi + 4]          ;   544.0 U       32 sum
        xor edi, ebx                      ;   544.0 V       24 sum
        add ebp, edi                      ;   545.0 U       32 sum
        mov edi, dword [esi + 12]         ;   545.0 V       32 sum
        rol ebp, 5                        ;   546.0 U+V     33 v[3]
        add eax, ebx                      ;   547.0 U       32 sum
        xor ebx, edx                      ;   547.0 V       24 sum
        add edi, edx                      ;   548.0 U       32 sum
        xor ebx, ebp                      ;   548.0 V       24 sum
        add ecx, ebx                      ;   549.0 U       32 sum
        xor edx, ebp                      ;   549.0 V       24 sum
        rol ecx, 8                        ;   550.0 U+V     33 v[2]
        xor edx, ecx                      ;   551.0 U       24 sum
        mov ebx, dword [esi + 44]         ;   551.0 V       32 sum
        add eax, edx                      ;   552.0 U       32 sum
        add ebx, ebp                      ;   552.0 V       32 sum
        rol eax, 0xb                      ;   553.0 U+V     33 v[1]
        xor ebp, eax                      ;   554.0 U       24 sum
        mov edx, dword [esi + 60]         ;   554.0 V       32 sum
        add edx, ecx                      ;   555.0 U       32 sum
        xor ebp, ecx                      ;   555.0 V       24 sum
        xor ecx, eax                      ;   556.0 U       24 sum
        add edi, ebp                      ;   556.0 V       32 sum
        rol edi, 0xe                      ;   557.0 U+V     33 v[0]
        mov ebp, dword [esi]              ;   558.0 U       32 sum
        xor ecx, edi                      ;   558.0 V       24 sum
        add ebx, ecx                      ;   559.0 U       32 sum
        add ebp, eax                      ;   559.0 V       32 sum
        rol ebx, 0xe                      ;   560.0 U+V     33 v[3]
        xor eax, ebx                      ;   561.0 U       24 sum
        mov ecx, dword [esi + 20]         ;   561.0 V       32 sum
        add ecx, edi                      ;   562.0 U       32 sum
        xor eax, edi                      ;   562.0 V       24 sum
        xor edi, ebx                      ;   563.0 U       24 sum
        add edx, eax                      ;   563.0 V       32 sum
        rol edx, 6                        ;   564.0 U+V     33 v[2]
        mov eax, dword [esi + 48]         ;   565.0 U       32 sum
        xor edi, edx                      ;   565.0 V       24 sum
        add ebp, edi                      ;   566.0 U       32 sum
        add eax, ebx                      ;   566.0 V       32 sum
        rol ebp, 0xe                      ;   567.0 U+V     33 v[1]
        mov edi, dword [esi + 8]          ;   568.0 U       32 sum
        xor ebx, edx                      ;   568.0 V       24 sum
        add edi, edx                      ;   569.0 U       32 sum
        xor ebx, ebp                      ;   569.0 V       24 sum
        add ecx, ebx                      ;   570.0 U       32 sum
        xor edx, ebp                      ;   570.0 V       24 sum
        rol ecx, 6                        ;   571.0 U+V     33 v[0]
        xor edx, ecx                      ;   572.0 U       24 sum
        mov ebx, dword [esi + 52]         ;   572.0 V       32 sum
        add eax, edx                      ;   573.0 U       32 sum
        add ebx, ebp                      ;   573.0 V       32 sum
        rol eax, 9                        ;   574.0 U+V     33 v[3]
        mov edx, dword [esi + 28]         ;   575.0 U       32 sum
        xor ebp, eax                      ;   575.0 V       24 sum
        add edx, eax                      ;   576.0 U       32 sum
        xor ebp, ecx                      ;   576.0 V       24 sum
        add edi, ebp                      ;   577.0 U       32 sum
        mov ebp, dword [esi + 36]         ;   577.0 V       32 sum
        rol edi, 0xc                      ;   578.0 U+V     33 v[2]
        add ebp, ecx                      ;   579.0 U       32 sum
        xor ecx, eax                      ;   579.0 V       24 sum
        xor ecx, edi                      ;   580.0 U       24 sum
        xor eax, edi                      ;   580.0 V       24 sum
        add ebx, ecx                      ;   581.0 U       32 sum
        mov ecx, dword [esi + 40]         ;   581.0 V       32 sum
        rol ebx, 9                        ;   582.0 U+V     33 v[1]
        xor eax, ebx                      ;   583.0 U       24 sum
        add ecx, edi                      ;   583.0 V       32 sum
        add ebp, eax                      ;   584.0 U       32 sum
        xor edi, ebx                      ;   584.0 V       24 sum
        rol ebp, 0xc                      ;   585.0 U+V     33 v[0]
        xor edi, ebp                      ;   586.0 U       24 sum
        mov eax, dword [esi + 56]         ;   586.0 V       32 sum
        add edx, edi                      ;   587.0 U       32 sum
        add eax, ebx                      ;   587.0 V       32 sum
        rol edx, 5                        ;   588.0 U+V     33 v[3]
        xor ebx, ebp                      ;   589.0 U       24 sum
        mov edi, dword [esp + 8]          ;   589.0 V       46 h
        xor ebx, edx                      ;   590.0 U       24 sum
        add esi, 0x40                     ;   590.0 V       38 blocks
        add ecx, ebx                      ;   591.0 U       32 sum
        mov ebx, dword [esp + 20]         ;   591.0 V       46 h
        rol ecx, 0xf                      ;   592.0 U+V     33 v[2]
        add edi, ecx                      ;   593.0 U       46 h
        xor ecx, edx                      ;   593.0 V       24 sum
        xor ecx, ebp                      ;   594.0 U       24 sum
        add edi, ebx                      ;   594.0 V       46 h
        mov ebx, dword [esp + 12]         ;   595.0 U       46 h
        add eax, ecx                      ;   595.0 V       32 sum
        mov dword [esp + 12], edi         ;   596.0 U       46 h
        mov ecx, dword [esp + 28]         ;   596.0 V       45 h0 reload
        add ecx, edx                      ;   597.0 U       45 h0
        mov edx, dword [esp + 24]         ;   597.0 V       46 h
        mov dword [esp + 8], ecx          ;   598.0 U       47 h
        add ebp, edx                      ;   598.0 V       46 h
        mov ecx, dword [esp + 32]         ;   599.0 U       46 h
        mov edx, dword [esp + 36]         ;   599.0 V       46 h
        rol eax, 8                        ;   600.0 U+V     33 v[1]
        add eax, ebx                      ;   601.0 U       46 h
        add ebp, edx                      ;   601.0 V       46 h
        add eax, ecx                      ;   602.0 U       46 h
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
