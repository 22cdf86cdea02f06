; ripemd_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd.cw (sha256 709b6f3c2c11146f); do not edit:
;   ./cw build ripemd_blocks --cpu pentium
;
; void ripemd_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 752 uops, planned 479.0; bounds: width 352.5, ports 413.0, path 195.0
;   body.2: 9 uops, planned 5.0; bounds: width 4.5, ports 4.5, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global ripemd_blocks

        section .text
        align 16
ripemd_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x24                     ;                    frame
        mov eax, dword [esp + 56]         ;     0.0 U       38 h reload
        mov ecx, dword [esp + 64]         ;     0.0 V       38 h
        shl ecx, 6                        ;     1.0 U       38 h
        mov edx, dword [esp + 60]         ;     1.0 V       38 h
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
        cmp dword [esp + 64], 0           ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 0]          ;     0.0 U       20 sum
        mov ecx, dword [esp + 12]         ;     0.0 V       41 x[3] reload
        mov edx, dword [esp + 16]         ;     1.0 U       41 x[1] reload
        xor eax, ecx                      ;     1.0 V       20 sum
        and eax, edx                      ;     2.0 U       20 sum
        mov ebx, dword [esp + 60]         ;     2.0 V       32 sum reload
        mov esi, dword [esp + 8]          ;     3.0 U       41 x[0] reload
        xor eax, ecx                      ;     3.0 V       20 sum
        mov edi, dword [ebx]              ;     4.0 U       32 sum
        add eax, esi                      ;     4.0 V       32 sum
        add eax, edi                      ;     5.0 U       32 sum
        mov esi, dword [ebx + 4]          ;     5.0 V       32 sum
        mov edi, edx                      ;     6.0 U       20 sum copy
        mov dword [esp + 20], eax         ;     6.0 V       32 sum spill
        mov ebp, dword [esp + 0]          ;     7.0 U       20 sum
        lea ecx, [esi + ecx]              ;     7.0 V       32 sum
        xor edi, ebp                      ;     8.0 U       20 sum
        rol eax, 0xb                      ;     9.0 U+V     33 v[0]
        mov esi, eax                      ;    10.0 U       20 sum copy
        mov ebp, dword [esp + 0]          ;    10.0 V       20 sum
        and esi, edi                      ;    11.0 U       20 sum
        mov dword [esp + 24], edi         ;    11.0 V       20 sum spill
        mov edi, eax                      ;    12.0 U       20 sum copy
        xor esi, ebp                      ;    12.0 V       20 sum
        add ecx, esi                      ;    13.0 U       32 sum
        mov esi, dword [ebx + 16]         ;    13.0 V       32 sum
        add esi, eax                      ;    14.0 U       32 sum
        xor edi, edx                      ;    14.0 V       20 sum
        rol ecx, 0xe                      ;    15.0 U+V     33 v[3]
        xor eax, ecx                      ;    16.0 U       20 sum
        or edi, ecx                       ;    16.0 V       20 sum
        xor edi, eax                      ;    17.0 U       20 sum
        mov edx, dword [esp + 0]          ;    17.0 V       32 sum
        mov ebp, dword [ebx + 20]         ;    18.0 U       32 sum
        add edi, dword [ebx + 8]          ;    18.0 V       32 sum
        add edi, edx                      ;    20.0 U       32 sum
        lea edx, [ecx + ebp]              ;    20.0 V       32 sum
        rol edi, 0xf                      ;    21.0 U+V     33 v[2]
        or eax, edi                       ;    22.0 U       20 sum
        xor ecx, edi                      ;    22.0 V       20 sum
        mov ebp, dword [ebx + 12]         ;    23.0 U       32 sum
        xor eax, ecx                      ;    23.0 V       20 sum
        add eax, ebp                      ;    24.0 U       32 sum
        mov ebp, dword [ebx + 24]         ;    24.0 V       32 sum
        add eax, dword [esp + 16]         ;    25.0 U       32 sum
        add ebp, edi                      ;    25.0 V       32 sum
        rol eax, 0xc                      ;    27.0 U+V     33 v[1]
        or ecx, eax                       ;    28.0 U       20 sum
        xor edi, eax                      ;    28.0 V       20 sum
        xor ecx, edi                      ;    29.0 U       20 sum
        add esi, ecx                      ;    30.0 U       32 sum
        mov ecx, dword [ebx + 32]         ;    30.0 V       32 sum
        rol esi, 5                        ;    31.0 U+V     33 v[0]
        or edi, esi                       ;    32.0 U       20 sum
        mov ebx, dword [ebx + 28]         ;    32.0 V       32 sum
        add ebx, eax                      ;    33.0 U       32 sum
        xor eax, esi                      ;    33.0 V       20 sum
        lea ecx, [esi + ecx]              ;    34.0 U       32 sum
        xor edi, eax                      ;    34.0 V       20 sum
        add edx, edi                      ;    35.0 U       32 sum
        rol edx, 8                        ;    36.0 U+V     33 v[3]
        or eax, edx                       ;    37.0 U       20 sum
        xor esi, edx                      ;    37.0 V       20 sum
        xor eax, esi                      ;    38.0 U       20 sum
        add ebp, eax                      ;    39.0 U       32 sum
        mov eax, edx                      ;    39.0 V       20 sum copy
        rol ebp, 7                        ;    40.0 U+V     33 v[2]
        xor eax, ebp                      ;    41.0 U       20 sum
        or esi, ebp                       ;    41.0 V       20 sum
        mov edi, ebp                      ;    42.0 U       20 sum copy
        xor esi, eax                      ;    42.0 V       20 sum
        add ebx, esi                      ;    43.0 U       32 sum
        mov esi, dword [esp + 60]         ;    43.0 V       32 sum reload
        rol ebx, 9                        ;    44.0 U+V     33 v[1]
        or eax, ebx                       ;    45.0 U       20 sum
        xor edi, ebx                      ;    45.0 V       20 sum
        add ebp, dword [esi + 40]         ;    46.0 U       32 sum
        xor eax, edi                      ;    46.0 V       20 sum
        add ecx, eax                      ;    48.0 U       32 sum
        mov eax, dword [esi + 36]         ;    48.0 V       32 sum
        rol ecx, 0xb                      ;    49.0 U+V     33 v[0]
        add edx, eax                      ;    50.0 U       32 sum
        mov eax, ebx                      ;    50.0 V       20 sum copy
        or edi, ecx                       ;    51.0 U       20 sum
        xor eax, ecx                      ;    51.0 V       20 sum
        xor edi, eax                      ;    52.0 U       20 sum
        add edx, edi                      ;    53.0 U       32 sum
        mov edi, dword [esi + 44]         ;    53.0 V       32 sum
        rol edx, 0xd                      ;    54.0 U+V     33 v[3]
        add ebx, edi                      ;    55.0 U       32 sum
        mov edi, dword [esi + 48]         ;    55.0 V       32 sum
        add edi, ecx                      ;    56.0 U       32 sum
        xor ecx, edx                      ;    56.0 V       20 sum
        mov esi, dword [esi + 52]         ;    57.0 U       32 sum
        or eax, edx                       ;    57.0 V       20 sum
        xor eax, ecx                      ;    58.0 U       20 sum
        add ebp, eax                      ;    59.0 U       32 sum
        lea eax, [edx + esi]              ;    59.0 V       32 sum
        rol ebp, 0xe                      ;    60.0 U+V     33 v[2]
        xor edx, ebp                      ;    61.0 U       20 sum
        or ecx, ebp                       ;    61.0 V       20 sum
        xor ecx, edx                      ;    62.0 U       20 sum
        add ebx, ecx                      ;    63.0 U       32 sum
        mov ecx, ebp                      ;    63.0 V       20 sum copy
        rol ebx, 0xf                      ;    64.0 U+V     33 v[1]
        xor ecx, ebx                      ;    65.0 U       20 sum
        or edx, ebx                       ;    65.0 V       20 sum
        xor edx, ecx                      ;    66.0 U       20 sum
        add edi, edx                      ;    67.0 U       32 sum
        mov edx, ebx                      ;    67.0 V       20 sum copy
        rol edi, 6                        ;    68.0 U+V     33 v[0]
        xor edx, edi                      ;    69.0 U       20 sum
        or ecx, edi                       ;    69.0 V       20 sum
        xor ecx, edx                      ;    70.0 U       20 sum
        add eax, ecx                      ;    71.0 U       32 sum
        rol eax, 7                        ;    72.0 U+V     33 v[3]
        or edx, eax                       ;    73.0 U       20 sum
        mov ecx, eax                      ;    73.0 V       20 sum copy
        xor ecx, edi                      ;    74.0 U       20 sum
        xor edx, ecx                      ;    75.0 U       20 sum
        add ebp, edx                      ;    76.0 U       32 sum
        mov edx, dword [esp + 60]         ;    76.0 V       32 sum reload
        add ebp, dword [edx + 56]         ;    78.0 U       32 sum
        add ebx, dword [edx + 60]         ;    78.0 V       32 sum
        rol ebp, 9                        ;    80.0 U+V     33 v[2]
        and ecx, ebp                      ;    81.0 U       20 sum
        xor ecx, edi                      ;    82.0 U       20 sum
        add edi, 0x5a827999               ;    82.0 V       32 sum
        add ebx, ecx                      ;    83.0 U       32 sum
        mov ecx, dword [edx + 28]         ;    83.0 V       32 sum
        rol ebx, 8                        ;    84.0 U+V     33 v[1]
        add edi, ecx                      ;    85.0 U       32 sum
        mov ecx, dword [edx + 16]         ;    85.0 V       32 sum
        mov edx, ebp                      ;    86.0 U       21 sum copy
        add ecx, eax                      ;    86.0 V       32 sum
        xor eax, ebp                      ;    87.0 U       21 sum
        xor edx, ebx                      ;    87.0 V       21 sum
        add ecx, 0x5a827999               ;    88.0 U       32 sum
        and eax, edx                      ;    88.0 V       21 sum
        xor eax, ebp                      ;    89.0 U       21 sum
        add ebp, esi                      ;    89.0 V       32 sum
        add edi, eax                      ;    90.0 U       32 sum
        mov eax, ebx                      ;    90.0 V       21 sum copy
        rol edi, 7                        ;    91.0 U+V     33 v[0]
        mov esi, dword [esp + 60]         ;    92.0 U       32 sum reload
        xor eax, edi                      ;    92.0 V       21 sum
        and edx, eax                      ;    93.0 U       21 sum
        xor edx, ebx                      ;    94.0 U       21 sum
        add ebp, 0x5a827999               ;    94.0 V       32 sum
        add ecx, edx                      ;    95.0 U       32 sum
        mov edx, edi                      ;    95.0 V       21 sum copy
        rol ecx, 6                        ;    96.0 U+V     33 v[3]
        xor edx, ecx                      ;    97.0 U       21 sum
        and eax, edx                      ;    98.0 U       21 sum
        xor eax, edi                      ;    99.0 U       21 sum
        add ebp, eax                      ;   100.0 U       32 sum
        mov eax, dword [esi + 4]          ;   100.0 V       32 sum
        rol ebp, 8                        ;   101.0 U+V     33 v[2]
        add ebx, eax                      ;   102.0 U       32 sum
        mov eax, ecx                      ;   102.0 V       21 sum copy
        add ebx, 0x5a827999               ;   103.0 U       32 sum
        xor eax, ebp                      ;   103.0 V       21 sum
        and edx, eax                      ;   104.0 U       21 sum
        xor edx, ecx                      ;   105.0 U       21 sum
        add ebx, edx                      ;   106.0 U       32 sum
        mov edx, dword [esi + 40]         ;   106.0 V       32 sum
        rol ebx, 0xd                      ;   107.0 U+V     33 v[1]
        add edi, edx                      ;   108.0 U       32 sum
        mov edx, ebp                      ;   108.0 V       21 sum copy
        xor edx, ebx                      ;   109.0 U       21 sum
        and eax, edx                      ;   110.0 U       21 sum
        add edi, 0x5a827999               ;   110.0 V       32 sum
        xor eax, ebp                      ;   111.0 U       21 sum
        add edi, eax                      ;   112.0 U       32 sum
        mov eax, dword [esi + 24]         ;   112.0 V       32 sum
        rol edi, 0xb                      ;   113.0 U+V     33 v[0]
        add ecx, eax                      ;   114.0 U       32 sum
        mov eax, edi                      ;   114.0 V       21 sum copy
        xor eax, ebx                      ;   115.0 U       21 sum
        and edx, eax                      ;   116.0 U       21 sum
        add ecx, 0x5a827999               ;   116.0 V       32 sum
        add ebp, 0x5a827999               ;   117.0 U       32 sum
        xor edx, ebx                      ;   117.0 V       21 sum
        add ecx, edx                      ;   118.0 U       32 sum
        mov edx, dword [esi + 60]         ;   118.0 V       32 sum
        rol ecx, 9                        ;   119.0 U+V     33 v[3]
        add ebp, edx                      ;   120.0 U       32 sum
        and eax, ecx                      ;   120.0 V       21 sum
        add ebp, eax                      ;   121.0 U       32 sum
        mov eax, dword [esi + 48]         ;   121.0 V       32 sum
        mov edx, edi                      ;   122.0 U       21 sum copy
        add eax, edi                      ;   122.0 V       32 sum
        and edi, ebx                      ;   123.0 U       21 sum
        add eax, 0x5a827999               ;   123.0 V       32 sum
        add ebp, edi                      ;   124.0 U       32 sum
        mov edi, dword [esi + 12]         ;   124.0 V       32 sum
        rol ebp, 7                        ;   125.0 U+V     33 v[2]
        add ebx, edi                      ;   126.0 U       32 sum
        mov edi, ecx                      ;   126.0 V       21 sum copy
        xor edi, ebp                      ;   127.0 U       21 sum
        xor edx, ecx                      ;   127.0 V       21 sum
        and edx, edi                      ;   128.0 U       21 sum
        add ebx, 0x5a827999               ;   128.0 V       32 sum
        xor edx, ecx                      ;   129.0 U       21 sum
        add ebx, edx                      ;   130.0 U       32 sum
        mov edx, dword [esi]              ;   130.0 V       32 sum
        rol ebx, 0xf                      ;   131.0 U+V     33 v[1]
        add ecx, edx                      ;   132.0 U       32 sum
        mov edx, ebp                      ;   132.0 V       21 sum copy
        xor edx, ebx                      ;   133.0 U       21 sum
        add ecx, 0x5a827999               ;   133.0 V       32 sum
        and edi, edx                      ;   134.0 U       21 sum
        xor edi, ebp                      ;   135.0 U       21 sum
        add eax, edi                      ;   136.0 U       32 sum
        mov edi, ebx                      ;   136.0 V       21 sum copy
        rol eax, 7                        ;   137.0 U+V     33 v[0]
        add ebp, 0x5a827999               ;   138.0 U       32 sum
        xor edi, eax                      ;   138.0 V       21 sum
        and edx, edi                      ;   139.0 U       21 sum
        xor edx, ebx                      ;   140.0 U       21 sum
        add ecx, edx                      ;   141.0 U       32 sum
        mov edx, dword [esi + 36]         ;   141.0 V       32 sum
        rol ecx, 0xc                      ;   142.0 U+V     33 v[3]
        add ebp, edx                      ;   143.0 U       32 sum
        mov edx, eax                      ;   143.0 V       21 sum copy
        xor edx, ecx                      ;   144.0 U       21 sum
        and edi, edx                      ;   145.0 U       21 sum
        xor edi, eax                      ;   146.0 U       21 sum
        add ebp, edi                      ;   147.0 U       32 sum
        mov edi, dword [esi + 20]         ;   147.0 V       32 sum
        rol ebp, 0xf                      ;   148.0 U+V     33 v[2]
        add ebx, edi                      ;   149.0 U       32 sum
        mov edi, ecx                      ;   149.0 V       21 sum copy
        xor edi, ebp                      ;   150.0 U       21 sum
        and edx, edi                      ;   151.0 U       21 sum
        add ebx, 0x5a827999               ;   151.0 V       32 sum
        xor edx, ecx                      ;   152.0 U       21 sum
        add ebx, edx                      ;   153.0 U       32 sum
        mov edx, dword [esi + 56]         ;   153.0 V       32 sum
        rol ebx, 9                        ;   154.0 U+V     33 v[1]
        add eax, edx                      ;   155.0 U       32 sum
        mov edx, ebp                      ;   155.0 V       21 sum copy
        xor edx, ebx                      ;   156.0 U       21 sum
        add eax, 0x5a827999               ;   156.0 V       32 sum
        add ecx, 0x5a827999               ;   157.0 U       32 sum
        and edi, edx                      ;   157.0 V       21 sum
        xor edi, ebp                      ;   158.0 U       21 sum
        add ebp, 0x5a827999               ;   158.0 V       32 sum
        add eax, edi                      ;   159.0 U       32 sum
        mov edi, dword [esi + 8]          ;   159.0 V       32 sum
        rol eax, 7                        ;   160.0 U+V     33 v[0]
        add ecx, edi                      ;   161.0 U       32 sum
        mov edi, ebx                      ;   161.0 V       21 sum copy
        xor edi, eax                      ;   162.0 U       21 sum
        and edx, edi                      ;   163.0 U       21 sum
        xor edx, ebx                      ;   164.0 U       21 sum
        add ebp, dword [esi + 44]         ;   164.0 V       32 sum
        add ecx, edx                      ;   166.0 U       32 sum
        mov edx, eax                      ;   166.0 V       21 sum copy
        rol ecx, 0xb                      ;   167.0 U+V     33 v[3]
        xor edx, ecx                      ;   168.0 U       21 sum
        and edi, edx                      ;   169.0 U       21 sum
        add ebx, 0x5a827999               ;   169.0 V       32 sum
        xor edi, eax                      ;   170.0 U       21 sum
        add eax, 0x6ed9eba1               ;   170.0 V       32 sum
        add ebp, edi                      ;   171.0 U       32 sum
        mov edi, dword [esi + 12]         ;   171.0 V       32 sum
        rol ebp, 0xd                      ;   172.0 U+V     33 v[2]
        add eax, edi                      ;   173.0 U       32 sum
        mov edi, ebp                      ;   173.0 V       21 sum copy
        xor edi, ecx                      ;   174.0 U       21 sum
        and edx, edi                      ;   175.0 U       21 sum
        mov edi, dword [esi + 32]         ;   175.0 V       32 sum
        xor edx, ecx                      ;   176.0 U       21 sum
        add ebx, edi                      ;   176.0 V       32 sum
        add ebx, edx                      ;   177.0 U       32 sum
        mov edx, dword [esi + 40]         ;   177.0 V       32 sum
        rol ebx, 0xc                      ;   178.0 U+V     33 v[1]
        lea edx, [edx + ecx + 1859775393] ;   179.0 U       32 sum
        xor ecx, ebp                      ;   179.0 V       22 sum
        mov edi, dword [esi + 8]          ;   180.0 U       32 sum
        xor ecx, ebx                      ;   180.0 V       22 sum
        add eax, ecx                      ;   181.0 U       32 sum
        mov ecx, dword [esi + 16]         ;   181.0 V       32 sum
        rol eax, 0xb                      ;   182.0 U+V     33 v[0]
        lea edi, [edi + ebp + 1859775393] ;   183.0 U       32 sum
        xor ebp, ebx                      ;   183.0 V       22 sum
        lea ecx, [ecx + ebx + 1859775393] ;   184.0 U       32 sum
        xor ebp, eax                      ;   184.0 V       22 sum
        add edx, ebp                      ;   185.0 U       32 sum
        xor ebx, eax                      ;   185.0 V       22 sum
        rol edx, 0xd                      ;   186.0 U+V     33 v[3]
        xor ebx, edx                      ;   187.0 U       22 sum
        mov ebp, dword [esi + 36]         ;   187.0 V       32 sum
        add edi, ebx                      ;   188.0 U       32 sum
        mov ebx, dword [esi + 60]         ;   188.0 V       32 sum
        rol edi, 0xe                      ;   189.0 U+V     33 v[2]
        lea ebp, [ebp + eax + 1859775393] ;   190.0 U       32 sum
        xor eax, edx                      ;   190.0 V       22 sum
        lea ebx, [ebx + edx + 1859775393] ;   191.0 U       32 sum
        xor eax, edi                      ;   191.0 V       22 sum
        xor edx, edi                      ;   192.0 U       22 sum
        add ecx, eax                      ;   192.0 V       32 sum
        rol ecx, 7                        ;   193.0 U+V     33 v[1]
        xor edx, ecx                      ;   194.0 U       22 sum
        mov eax, dword [esi + 56]         ;   194.0 V       32 sum
        add ebp, edx                      ;   195.0 U       32 sum
        mov edx, dword [esi + 32]         ;   195.0 V       32 sum
        rol ebp, 0xe                      ;   196.0 U+V     33 v[0]
        lea edx, [edx + edi + 1859775393] ;   197.0 U       32 sum
        xor edi, ecx                      ;   197.0 V       22 sum
        lea eax, [eax + ebp + 1859775393] ;   198.0 U       32 sum
        xor edi, ebp                      ;   198.0 V       22 sum
        add ebx, edi                      ;   199.0 U       32 sum
        mov edi, dword [esi + 4]          ;   199.0 V       32 sum
        rol ebx, 9                        ;   200.0 U+V     33 v[3]
        add edi, ecx                      ;   201.0 U       32 sum
        xor ecx, ebp                      ;   201.0 V       22 sum
        xor ecx, ebx                      ;   202.0 U       22 sum
        xor ebp, ebx                      ;   202.0 V       22 sum
        add edx, ecx                      ;   203.0 U       32 sum
        mov ecx, dword [esi + 28]         ;   203.0 V       32 sum
        rol edx, 0xd                      ;   204.0 U+V     33 v[2]
        lea ecx, [ecx + ebx + 1859775393] ;   205.0 U       32 sum
        xor ebp, edx                      ;   205.0 V       22 sum
        xor ebx, edx                      ;   206.0 U       22 sum
        add edi, ebp                      ;   206.0 V       32 sum
        mov ebp, dword [esi]              ;   207.0 U       32 sum
        add edi, 0x6ed9eba1               ;   207.0 V       32 sum
        rol edi, 0xf                      ;   208.0 U+V     33 v[1]
        lea ebp, [ebp + edx + 1859775393] ;   209.0 U       32 sum
        xor ebx, edi                      ;   209.0 V       22 sum
        add eax, ebx                      ;   210.0 U       32 sum
        xor edx, edi                      ;   210.0 V       22 sum
        rol eax, 6                        ;   211.0 U+V     33 v[0]
        xor edx, eax                      ;   212.0 U       22 sum
        mov ebx, dword [esi + 24]         ;   212.0 V       32 sum
        add ecx, edx                      ;   213.0 U       32 sum
        mov edx, dword [esi + 44]         ;   213.0 V       32 sum
        rol ecx, 8                        ;   214.0 U+V     33 v[3]
        lea ebx, [ebx + edi + 1859775393] ;   215.0 U       32 sum
        xor edi, ecx                      ;   215.0 V       22 sum
        lea edx, [edx + eax + 1859775393] ;   216.0 U       32 sum
        xor edi, eax                      ;   216.0 V       22 sum
        add ebp, edi                      ;   217.0 U       32 sum
        xor eax, ecx                      ;   217.0 V       22 sum
        rol ebp, 0xd                      ;   218.0 U+V     33 v[2]
        mov edi, dword [esi + 52]         ;   219.0 U       32 sum
        xor eax, ebp                      ;   219.0 V       22 sum
        add ebx, eax                      ;   220.0 U       32 sum
        mov eax, dword [esi + 20]         ;   220.0 V       32 sum
        rol ebx, 6                        ;   221.0 U+V     33 v[1]
        lea edi, [edi + ecx + 1859775393] ;   222.0 U       32 sum
        xor ecx, ebx                      ;   222.0 V       22 sum
        xor ecx, ebp                      ;   223.0 U       22 sum
        lea eax, [eax + ebp + 1859775393] ;   223.0 V       32 sum
        add edx, ecx                      ;   224.0 U       32 sum
        xor ebp, ebx                      ;   224.0 V       22 sum
        rol edx, 0xc                      ;   225.0 U+V     33 v[0]
        xor ebp, edx                      ;   226.0 U       22 sum
        mov ecx, dword [esi + 48]         ;   226.0 V       32 sum
        add edi, ebp                      ;   227.0 U       32 sum
        mov ebp, dword [esp + 20]         ;   227.0 V       32 sum
        lea ecx, [ecx + ebx + 1859775393] ;   228.0 U       32 sum
        xor ebx, edx                      ;   228.0 V       22 sum
        rol edi, 5                        ;   229.0 U+V     33 v[3]
        add ebp, 0x50a28be6               ;   230.0 U       32 sum
        xor ebx, edi                      ;   230.0 V       22 sum
        add eax, ebx                      ;   231.0 U       32 sum
        mov ebx, dword [esp + 16]         ;   231.0 V       45 h0
        rol ebp, 0xb                      ;   232.0 U+V     33 v[0]
        rol eax, 7                        ;   233.0 U+V     33 v[2]
        add ebx, eax                      ;   234.0 U       45 h0
        xor eax, edi                      ;   234.0 V       22 sum
        mov dword [esp + 28], ebx         ;   235.0 U       45 h0 spill
        xor eax, edx                      ;   235.0 V       22 sum
        mov ebx, dword [esp + 24]         ;   236.0 U       20 sum
        mov dword [esp + 32], edi         ;   236.0 V       33 v[3] spill
        and ebx, ebp                      ;   237.0 U       20 sum
        mov edi, dword [esp + 0]          ;   237.0 V       20 sum
        add ecx, eax                      ;   238.0 U       32 sum
        xor ebx, edi                      ;   238.0 V       20 sum
        mov eax, dword [esp + 12]         ;   239.0 U       32 sum
        mov edi, dword [esi + 4]          ;   239.0 V       32 sum
        add ebx, eax                      ;   240.0 U       32 sum
        mov dword [esp + 20], edx         ;   240.0 V       33 v[0] spill
        mov eax, ebp                      ;   241.0 U       20 sum copy
        mov edx, dword [esp + 16]         ;   241.0 V       20 sum
        lea ebx, [ebx + edi + 1352829926] ;   242.0 U       32 sum
        xor eax, edx                      ;   242.0 V       20 sum
        rol ebx, 0xe                      ;   243.0 U+V     33 v[3]
        or eax, ebx                       ;   244.0 U       20 sum
        mov edx, dword [esi + 16]         ;   244.0 V       32 sum
        add edx, ebp                      ;   245.0 U       32 sum
        xor ebp, ebx                      ;   245.0 V       20 sum
        rol ecx, 5                        ;   246.0 U+V     33 v[1]
        mov edi, dword [esi + 8]          ;   247.0 U       32 sum
        xor eax, ebp                      ;   247.0 V       20 sum
        add eax, edi                      ;   248.0 U       32 sum
        mov edi, dword [esp + 0]          ;   248.0 V       32 sum
        mov dword [esp + 24], ecx         ;   249.0 U       33 v[1] spill
        add eax, edi                      ;   249.0 V       32 sum
        mov ecx, dword [esi + 20]         ;   250.0 U       32 sum
        add eax, 0x50a28be6               ;   250.0 V       32 sum
        rol eax, 0xf                      ;   251.0 U+V     33 v[2]
        add ecx, ebx                      ;   252.0 U       32 sum
        or ebp, eax                       ;   252.0 V       20 sum
        xor ebx, eax                      ;   253.0 U       20 sum
        add ecx, 0x50a28be6               ;   253.0 V       32 sum
        mov edi, dword [esi + 12]         ;   254.0 U       32 sum
        xor ebp, ebx                      ;   254.0 V       20 sum
        add ebp, edi                      ;   255.0 U       32 sum
        mov edi, dword [esp + 16]         ;   255.0 V       32 sum
        add edx, 0x50a28be6               ;   256.0 U       32 sum
        add ebp, edi                      ;   256.0 V       32 sum
        add ebp, 0x50a28be6               ;   257.0 U       32 sum
        mov edi, dword [esi + 24]         ;   257.0 V       32 sum
        rol ebp, 0xc                      ;   258.0 U+V     33 v[1]
        or ebx, ebp                       ;   259.0 U       20 sum
        add edi, eax                      ;   259.0 V       32 sum
        add edi, 0x50a28be6               ;   260.0 U       32 sum
        xor eax, ebp                      ;   260.0 V       20 sum
        xor ebx, eax                      ;   261.0 U       20 sum
        add edx, ebx                      ;   262.0 U       32 sum
        mov ebx, dword [esi + 28]         ;   262.0 V       32 sum
        rol edx, 5                        ;   263.0 U+V     33 v[0]
        add ebx, ebp                      ;   264.0 U       32 sum
        xor ebp, edx                      ;   264.0 V       20 sum
        or eax, edx                       ;   265.0 U       20 sum
        add ebx, 0x50a28be6               ;   265.0 V       32 sum
        xor eax, ebp                      ;   266.0 U       20 sum
        add ecx, eax                      ;   267.0 U       32 sum
        rol ecx, 8                        ;   268.0 U+V     33 v[3]
        mov eax, dword [esi + 32]         ;   269.0 U       32 sum
        or ebp, ecx                       ;   269.0 V       20 sum
        add eax, edx                      ;   270.0 U       32 sum
        xor edx, ecx                      ;   270.0 V       20 sum
        xor ebp, edx                      ;   271.0 U       20 sum
        add edi, ebp                      ;   272.0 U       32 sum
        mov ebp, dword [esi + 36]         ;   272.0 V       32 sum
        rol edi, 7                        ;   273.0 U+V     33 v[2]
        or edx, edi                       ;   274.0 U       20 sum
        add ebp, ecx                      ;   274.0 V       32 sum
        xor ecx, edi                      ;   275.0 U       20 sum
        xor edx, ecx                      ;   276.0 U       20 sum
        add eax, 0x50a28be6               ;   276.0 V       32 sum
        add ebx, edx                      ;   277.0 U       32 sum
        mov edx, dword [esi + 40]         ;   277.0 V       32 sum
        rol ebx, 9                        ;   278.0 U+V     33 v[1]
        add edx, edi                      ;   279.0 U       32 sum
        xor edi, ebx                      ;   279.0 V       20 sum
        add ebp, 0x50a28be6               ;   280.0 U       32 sum
        or ecx, ebx                       ;   280.0 V       20 sum
        xor ecx, edi                      ;   281.0 U       20 sum
        add eax, ecx                      ;   282.0 U       32 sum
        mov ecx, dword [esi + 44]         ;   282.0 V       32 sum
        rol eax, 0xb                      ;   283.0 U+V     33 v[0]
        add ecx, ebx                      ;   284.0 U       32 sum
        xor ebx, eax                      ;   284.0 V       20 sum
        or edi, eax                       ;   285.0 U       20 sum
        xor edi, ebx                      ;   286.0 U       20 sum
        add ebp, edi                      ;   287.0 U       32 sum
        mov edi, dword [esi + 48]         ;   287.0 V       32 sum
        rol ebp, 0xd                      ;   288.0 U+V     33 v[3]
        add edx, 0x50a28be6               ;   289.0 U       32 sum
        add edi, eax                      ;   289.0 V       32 sum
        or ebx, ebp                       ;   290.0 U       20 sum
        xor eax, ebp                      ;   290.0 V       20 sum
        add ecx, 0x50a28be6               ;   291.0 U       32 sum
        xor ebx, eax                      ;   291.0 V       20 sum
        add edx, ebx                      ;   292.0 U       32 sum
        mov ebx, dword [esi + 52]         ;   292.0 V       32 sum
        rol edx, 0xe                      ;   293.0 U+V     33 v[2]
        or eax, edx                       ;   294.0 U       20 sum
        add ebx, ebp                      ;   294.0 V       32 sum
        xor ebp, edx                      ;   295.0 U       20 sum
        add edi, 0x50a28be6               ;   295.0 V       32 sum
        xor eax, ebp                      ;   296.0 U       20 sum
        add ecx, eax                      ;   297.0 U       32 sum
        rol ecx, 0xf                      ;   298.0 U+V     33 v[1]
        mov eax, dword [esi + 56]         ;   299.0 U       32 sum
        or ebp, ecx                       ;   299.0 V       20 sum
        add eax, edx                      ;   300.0 U       32 sum
        xor edx, ecx                      ;   300.0 V       20 sum
        xor ebp, edx                      ;   301.0 U       20 sum
        add edi, ebp                      ;   302.0 U       32 sum
        mov ebp, dword [esi + 60]         ;   302.0 V       32 sum
        rol edi, 6                        ;   303.0 U+V     33 v[0]
        add ebp, ecx                      ;   304.0 U       32 sum
        xor ecx, edi                      ;   304.0 V       20 sum
        or edx, edi                       ;   305.0 U       20 sum
        add ebx, 0x50a28be6               ;   305.0 V       32 sum
        xor edx, ecx                      ;   306.0 U       20 sum
        add eax, 0x50a28be6               ;   306.0 V       32 sum
        add ebp, 0x50a28be6               ;   307.0 U       32 sum
        add ebx, edx                      ;   307.0 V       32 sum
        rol ebx, 7                        ;   308.0 U+V     33 v[3]
        mov edx, ebx                      ;   309.0 U       20 sum copy
        or ecx, ebx                       ;   309.0 V       20 sum
        xor edx, edi                      ;   310.0 U       20 sum
        xor ecx, edx                      ;   311.0 U       20 sum
        add eax, ecx                      ;   312.0 U       32 sum
        mov ecx, dword [esi + 16]         ;   312.0 V       32 sum
        rol eax, 9                        ;   313.0 U+V     33 v[2]
        add ecx, ebx                      ;   314.0 U       32 sum
        and edx, eax                      ;   314.0 V       20 sum
        xor edx, edi                      ;   315.0 U       20 sum
        xor ebx, eax                      ;   315.0 V       21 sum
        add ebp, edx                      ;   316.0 U       32 sum
        mov edx, dword [esi + 28]         ;   316.0 V       32 sum
        rol ebp, 8                        ;   317.0 U+V     33 v[1]
        add edi, edx                      ;   318.0 U       32 sum
        mov edx, eax                      ;   318.0 V       21 sum copy
        xor edx, ebp                      ;   319.0 U       21 sum
        and ebx, edx                      ;   320.0 U       21 sum
        xor ebx, eax                      ;   321.0 U       21 sum
        add edi, ebx                      ;   322.0 U       32 sum
        mov ebx, dword [esi + 52]         ;   322.0 V       32 sum reload
        rol edi, 7                        ;   323.0 U+V     33 v[0]
        add eax, ebx                      ;   324.0 U       32 sum
        mov ebx, ebp                      ;   324.0 V       21 sum copy
        xor ebx, edi                      ;   325.0 U       21 sum
        and edx, ebx                      ;   326.0 U       21 sum
        xor edx, ebp                      ;   327.0 U       21 sum
        add ecx, edx                      ;   328.0 U       32 sum
        mov edx, dword [esi + 4]          ;   328.0 V       32 sum
        rol ecx, 6                        ;   329.0 U+V     33 v[3]
        add ebp, edx                      ;   330.0 U       32 sum
        mov edx, edi                      ;   330.0 V       21 sum copy
        xor edx, ecx                      ;   331.0 U       21 sum
        and ebx, edx                      ;   332.0 U       21 sum
        xor ebx, edi                      ;   333.0 U       21 sum
        add eax, ebx                      ;   334.0 U       32 sum
        mov ebx, dword [esi + 40]         ;   334.0 V       32 sum
        rol eax, 8                        ;   335.0 U+V     33 v[2]
        add edi, ebx                      ;   336.0 U       32 sum
        mov ebx, ecx                      ;   336.0 V       21 sum copy
        xor ebx, eax                      ;   337.0 U       21 sum
        and edx, ebx                      ;   338.0 U       21 sum
        xor edx, ecx                      ;   339.0 U       21 sum
        add ebp, edx                      ;   340.0 U       32 sum
        mov edx, eax                      ;   340.0 V       21 sum copy
        rol ebp, 0xd                      ;   341.0 U+V     33 v[1]
        xor edx, ebp                      ;   342.0 U       21 sum
        and ebx, edx                      ;   343.0 U       21 sum
        xor ebx, eax                      ;   344.0 U       21 sum
        add edi, ebx                      ;   345.0 U       32 sum
        mov ebx, dword [esi + 24]         ;   345.0 V       32 sum
        rol edi, 0xb                      ;   346.0 U+V     33 v[0]
        add ecx, ebx                      ;   347.0 U       32 sum
        mov ebx, ebp                      ;   347.0 V       21 sum copy
        xor ebx, edi                      ;   348.0 U       21 sum
        and edx, ebx                      ;   349.0 U       21 sum
        xor edx, ebp                      ;   350.0 U       21 sum
        add ecx, edx                      ;   351.0 U       32 sum
        mov edx, dword [esi + 60]         ;   351.0 V       32 sum
        rol ecx, 9                        ;   352.0 U+V     33 v[3]
        add eax, edx                      ;   353.0 U       32 sum
        mov edx, edi                      ;   353.0 V       21 sum copy
        xor edx, ecx                      ;   354.0 U       21 sum
        and ebx, edx                      ;   355.0 U       21 sum
        xor ebx, edi                      ;   356.0 U       21 sum
        add eax, ebx                      ;   357.0 U       32 sum
        mov ebx, dword [esi + 12]         ;   357.0 V       32 sum
        rol eax, 7                        ;   358.0 U+V     33 v[2]
        add ebp, ebx                      ;   359.0 U       32 sum
        mov ebx, ecx                      ;   359.0 V       21 sum copy
        xor ebx, eax                      ;   360.0 U       21 sum
        and edx, ebx                      ;   361.0 U       21 sum
        xor edx, ecx                      ;   362.0 U       21 sum
        add ebp, edx                      ;   363.0 U       32 sum
        mov edx, dword [esi + 48]         ;   363.0 V       32 sum
        rol ebp, 0xf                      ;   364.0 U+V     33 v[1]
        add edi, edx                      ;   365.0 U       32 sum
        mov edx, eax                      ;   365.0 V       21 sum copy
        xor edx, ebp                      ;   366.0 U       21 sum
        and ebx, edx                      ;   367.0 U       21 sum
        xor ebx, eax                      ;   368.0 U       21 sum
        add edi, ebx                      ;   369.0 U       32 sum
        mov ebx, dword [esi]              ;   369.0 V       32 sum
        rol edi, 7                        ;   370.0 U+V     33 v[0]
        add ecx, ebx                      ;   371.0 U       32 sum
        mov ebx, ebp                      ;   371.0 V       21 sum copy
        xor ebx, edi                      ;   372.0 U       21 sum
        and edx, ebx                      ;   373.0 U       21 sum
        xor edx, ebp                      ;   374.0 U       21 sum
        add ecx, edx                      ;   375.0 U       32 sum
        mov edx, dword [esi + 36]         ;   375.0 V       32 sum
        rol ecx, 0xc                      ;   376.0 U+V     33 v[3]
        add eax, edx                      ;   377.0 U       32 sum
        mov edx, edi                      ;   377.0 V       21 sum copy
        xor edx, ecx                      ;   378.0 U       21 sum
        and ebx, edx                      ;   379.0 U       21 sum
        xor ebx, edi                      ;   380.0 U       21 sum
        add eax, ebx                      ;   381.0 U       32 sum
        mov ebx, dword [esi + 20]         ;   381.0 V       32 sum reload
        rol eax, 0xf                      ;   382.0 U+V     33 v[2]
        add ebp, ebx                      ;   383.0 U       32 sum
        mov ebx, ecx                      ;   383.0 V       21 sum copy
        xor ebx, eax                      ;   384.0 U       21 sum
        and edx, ebx                      ;   385.0 U       21 sum
        xor edx, ecx                      ;   386.0 U       21 sum
        add ebp, edx                      ;   387.0 U       32 sum
        mov edx, dword [esi + 56]         ;   387.0 V       32 sum
        rol ebp, 9                        ;   388.0 U+V     33 v[1]
        add edi, edx                      ;   389.0 U       32 sum
        mov edx, eax                      ;   389.0 V       21 sum copy
        xor edx, ebp                      ;   390.0 U       21 sum
        and ebx, edx                      ;   391.0 U       21 sum
        xor ebx, eax                      ;   392.0 U       21 sum
        add edi, ebx                      ;   393.0 U       32 sum
        mov ebx, dword [esi + 8]          ;   393.0 V       32 sum
        rol edi, 7                        ;   394.0 U+V     33 v[0]
        add ecx, ebx                      ;   395.0 U       32 sum
        mov ebx, ebp                      ;   395.0 V       21 sum copy
        xor ebx, edi                      ;   396.0 U       21 sum
        and edx, ebx                      ;   397.0 U       21 sum
        xor edx, ebp                      ;   398.0 U       21 sum
        add ecx, edx                      ;   399.0 U       32 sum
        mov edx, dword [esi + 44]         ;   399.0 V       32 sum
        rol ecx, 0xb                      ;   400.0 U+V     33 v[3]
        add eax, edx                      ;   401.0 U       32 sum
        mov edx, edi                      ;   401.0 V       21 sum copy
        xor edx, ecx                      ;   402.0 U       21 sum
        and ebx, edx                      ;   403.0 U       21 sum
        xor ebx, edi                      ;   404.0 U       21 sum
        add eax, ebx                      ;   405.0 U       32 sum
        mov ebx, dword [esi + 12]         ;   405.0 V       32 sum
        rol eax, 0xd                      ;   406.0 U+V     33 v[2]
        add edi, ebx                      ;   407.0 U       32 sum
        mov ebx, eax                      ;   407.0 V       21 sum copy
        xor ebx, ecx                      ;   408.0 U       21 sum
        add edi, 0x5c4dd124               ;   408.0 V       32 sum
        and edx, ebx                      ;   409.0 U       21 sum
        mov ebx, dword [esi + 32]         ;   409.0 V       32 sum reload
        add ebp, ebx                      ;   410.0 U       32 sum
        xor edx, ecx                      ;   410.0 V       21 sum
        add ebp, edx                      ;   411.0 U       32 sum
        mov edx, dword [esi + 40]         ;   411.0 V       32 sum
        rol ebp, 0xc                      ;   412.0 U+V     33 v[1]
        lea edx, [edx + ecx + 1548603684] ;   413.0 U       32 sum
        xor ecx, eax                      ;   413.0 V       22 sum
        xor ecx, ebp                      ;   414.0 U       22 sum
        add edi, ecx                      ;   415.0 U       32 sum
        mov ecx, dword [esi + 8]          ;   415.0 V       32 sum
        rol edi, 0xb                      ;   416.0 U+V     33 v[0]
        lea ecx, [ecx + eax + 1548603684] ;   417.0 U       32 sum
        xor eax, edi                      ;   417.0 V       22 sum
        xor eax, ebp                      ;   418.0 U       22 sum
        add edx, eax                      ;   419.0 U       32 sum
        mov eax, dword [esi + 16]         ;   419.0 V       32 sum
        rol edx, 0xd                      ;   420.0 U+V     33 v[3]
        lea eax, [eax + ebp + 1548603684] ;   421.0 U       32 sum
        xor ebp, edi                      ;   421.0 V       22 sum
        xor ebp, edx                      ;   422.0 U       22 sum
        add ecx, ebp                      ;   423.0 U       32 sum
        mov ebp, dword [esi + 36]         ;   423.0 V       32 sum
        rol ecx, 0xe                      ;   424.0 U+V     33 v[2]
        lea ebp, [ebp + edi + 1548603684] ;   425.0 U       32 sum
        xor edi, edx                      ;   425.0 V       22 sum
        lea ebx, [ebx + ecx + 1548603684] ;   426.0 U       32 sum
        xor edi, ecx                      ;   426.0 V       22 sum
        add eax, edi                      ;   427.0 U       32 sum
        mov edi, dword [esi + 60]         ;   427.0 V       32 sum
        rol eax, 7                        ;   428.0 U+V     33 v[1]
        lea edi, [edi + edx + 1548603684] ;   429.0 U       32 sum
        xor edx, ecx                      ;   429.0 V       22 sum
        xor ecx, eax                      ;   430.0 U       22 sum
        xor edx, eax                      ;   430.0 V       22 sum
        add ebp, edx                      ;   431.0 U       32 sum
        mov edx, dword [esi + 4]          ;   431.0 V       32 sum
        rol ebp, 0xe                      ;   432.0 U+V     33 v[0]
        xor ecx, ebp                      ;   433.0 U       22 sum
        lea edx, [edx + eax + 1548603684] ;   433.0 V       32 sum
        add edi, ecx                      ;   434.0 U       32 sum
        xor eax, ebp                      ;   434.0 V       22 sum
        rol edi, 9                        ;   435.0 U+V     33 v[3]
        xor eax, edi                      ;   436.0 U       22 sum
        mov ecx, dword [esi + 28]         ;   436.0 V       32 sum
        add ebx, eax                      ;   437.0 U       32 sum
        mov eax, dword [esi + 56]         ;   437.0 V       32 sum
        rol ebx, 0xd                      ;   438.0 U+V     33 v[2]
        lea eax, [eax + ebp + 1548603684] ;   439.0 U       32 sum
        xor ebp, ebx                      ;   439.0 V       22 sum
        lea ecx, [ecx + edi + 1548603684] ;   440.0 U       32 sum
        xor ebp, edi                      ;   440.0 V       22 sum
        add edx, ebp                      ;   441.0 U       32 sum
        xor edi, ebx                      ;   441.0 V       22 sum
        rol edx, 0xf                      ;   442.0 U+V     33 v[1]
        xor edi, edx                      ;   443.0 U       22 sum
        mov ebp, dword [esi]              ;   443.0 V       32 sum
        add eax, edi                      ;   444.0 U       32 sum
        mov edi, dword [esi + 24]         ;   444.0 V       32 sum
        rol eax, 6                        ;   445.0 U+V     33 v[0]
        lea ebp, [ebp + ebx + 1548603684] ;   446.0 U       32 sum
        xor ebx, edx                      ;   446.0 V       22 sum
        xor ebx, eax                      ;   447.0 U       22 sum
        lea edi, [edi + edx + 1548603684] ;   447.0 V       32 sum
        add ecx, ebx                      ;   448.0 U       32 sum
        xor edx, eax                      ;   448.0 V       22 sum
        rol ecx, 8                        ;   449.0 U+V     33 v[3]
        mov ebx, dword [esi + 44]         ;   450.0 U       32 sum
        xor edx, ecx                      ;   450.0 V       22 sum
        add ebp, edx                      ;   451.0 U       32 sum
        mov edx, dword [esi + 52]         ;   451.0 V       32 sum
        rol ebp, 0xd                      ;   452.0 U+V     33 v[2]
        lea ebx, [ebx + eax + 1548603684] ;   453.0 U       32 sum
        xor eax, ecx                      ;   453.0 V       22 sum
        lea edx, [edx + ecx + 1548603684] ;   454.0 U       32 sum
        xor eax, ebp                      ;   454.0 V       22 sum
        add edi, eax                      ;   455.0 U       32 sum
        xor ecx, ebp                      ;   455.0 V       22 sum
        rol edi, 6                        ;   456.0 U+V     33 v[1]
        xor ecx, edi                      ;   457.0 U       22 sum
        mov eax, dword [esi + 20]         ;   457.0 V       32 sum
        add ebx, ecx                      ;   458.0 U       32 sum
        mov ecx, dword [esi + 48]         ;   458.0 V       32 sum
        rol ebx, 0xc                      ;   459.0 U+V     33 v[0]
        lea eax, [eax + ebp + 1548603684] ;   460.0 U       32 sum
        xor ebp, edi                      ;   460.0 V       22 sum
        xor ebp, ebx                      ;   461.0 U       22 sum
        add ecx, edi                      ;   461.0 V       32 sum
        add edx, ebp                      ;   462.0 U       32 sum
        xor edi, ebx                      ;   462.0 V       22 sum
        rol edx, 5                        ;   463.0 U+V     33 v[3]
        xor edi, edx                      ;   464.0 U       22 sum
        add esi, 0x40                     ;   464.0 V       38 blocks
        add eax, edi                      ;   465.0 U       32 sum
        mov edi, dword [esp + 8]          ;   465.0 V       46 h
        rol eax, 7                        ;   466.0 U+V     33 v[2]
        add edi, eax                      ;   467.0 U       46 h
        xor eax, edx                      ;   467.0 V       22 sum
        xor eax, ebx                      ;   468.0 U       22 sum
        mov ebp, dword [esp + 28]         ;   468.0 V       45 h0 reload
        add ebp, edx                      ;   469.0 U       45 h0
        mov edx, dword [esp + 0]          ;   469.0 V       46 h
        lea ecx, [ecx + eax + 1548603684] ;   470.0 U       32 sum
        mov eax, dword [esp + 32]         ;   470.0 V       46 h
        mov dword [esp + 8], ebp          ;   471.0 U       47 h
        add ebx, edx                      ;   471.0 V       46 h
        add ebx, eax                      ;   472.0 U       46 h
        mov dword [esp + 60], esi         ;   472.0 V       38 blocks
        mov eax, dword [esp + 12]         ;   473.0 U       46 h
        mov edx, dword [esp + 20]         ;   473.0 V       46 h
        rol ecx, 5                        ;   474.0 U+V     33 v[1]
        mov esi, dword [esp + 24]         ;   475.0 U       46 h
        add ecx, eax                      ;   475.0 V       46 h
        mov dword [esp + 16], ebx         ;   476.0 U       46 h
        add ecx, edx                      ;   476.0 V       46 h
        add edi, esi                      ;   477.0 U       46 h
        mov dword [esp + 0], ecx          ;   477.0 V       46 h
        mov dword [esp + 12], edi         ;   478.0 U       46 h
        mov eax, dword [esp + 60]         ;                    more blocks?
        cmp eax, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 56]         ;     0.0 U       38 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       38 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       38 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       38 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       38 blocks
        mov dword [eax], ecx              ;     2.0 V       38 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       38 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       38 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       38 blocks
        add esp, 0x24                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
