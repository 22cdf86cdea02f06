; md4_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/md4.cw (sha256 5199b72d1fcb8937); do not edit:
;   ./cw build md4_blocks --cpu pentium
;
; void md4_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 14 uops, planned 7.0; bounds: width 7.0, ports 7.0, path 2.0
;   blocks: 389 uops, planned 234.0; bounds: width 187.0, ports 214.5, path 192.0
;   body.2: 9 uops, planned 5.0; bounds: width 4.5, ports 4.5, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global md4_blocks

        section .text
        align 16
md4_blocks:
        push ebx                          ;                    preserved
        push esi                          ;                    preserved
        push edi                          ;                    preserved
        push ebp                          ;                    preserved
        sub esp, 0x20                     ;                    frame
        mov eax, dword [esp + 52]         ;     0.0 U       22 h reload
        mov ecx, dword [esp + 60]         ;     0.0 V       22 h
        shl ecx, 6                        ;     1.0 U       22 h
        mov edx, dword [esp + 56]         ;     1.0 V       22 h
        mov ebx, dword [eax + 8]          ;     2.0 U       22 h
        mov esi, dword [eax]              ;     2.0 V       22 h
        add ecx, edx                      ;     3.0 U       22 h
        mov dword [esp + 0], ebx          ;     3.0 V       22 h
        mov edx, dword [eax + 4]          ;     4.0 U       22 h
        mov dword [esp + 4], ecx          ;     4.0 V       22 h
        mov dword [esp + 8], esi          ;     5.0 U       22 h
        mov eax, dword [eax + 12]         ;     5.0 V       22 h
        mov dword [esp + 12], eax         ;     6.0 U       22 h
        mov dword [esp + 16], edx         ;     6.0 V       22 h
        cmp dword [esp + 60], 0           ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 0]          ;     0.0 U        7 v[0]
        mov ecx, dword [esp + 12]         ;     0.0 V       24 v[3] reload
        xor eax, ecx                      ;     1.0 U        7 v[0]
        mov edx, dword [esp + 16]         ;     1.0 V       24 v[1] reload
        and eax, edx                      ;     2.0 U        7 v[0]
        mov ebx, dword [esp + 56]         ;     2.0 V       28 mk reload
        xor eax, ecx                      ;     3.0 U        7 v[0]
        mov esi, dword [esp + 8]          ;     3.0 V       24 v[0] reload
        mov edi, dword [ebx]              ;     4.0 U       29 v[0]
        add eax, esi                      ;     4.0 V       29 v[0]
        add eax, edi                      ;     5.0 U       29 v[0]
        mov esi, dword [esp + 0]          ;     5.0 V        7 v[3]
        rol eax, 3                        ;     6.0 U+V     29 v[0]
        mov edi, dword [ebx + 4]          ;     7.0 U       29 v[3]
        mov ebp, edx                      ;     7.0 V        7 v[3] copy
        add edi, ecx                      ;     8.0 U       29 v[3]
        xor ebp, esi                      ;     8.0 V        7 v[3]
        mov ecx, eax                      ;     9.0 U        7 v[2] copy
        mov esi, eax                      ;     9.0 V        7 v[3] copy
        and esi, ebp                      ;    10.0 U        7 v[3]
        mov ebp, dword [esp + 0]          ;    10.0 V       24 v[2] reload
        xor ecx, edx                      ;    11.0 U        7 v[2]
        xor esi, ebp                      ;    11.0 V        7 v[3]
        add edi, esi                      ;    12.0 U       29 v[3]
        mov esi, dword [ebx + 16]         ;    12.0 V       29 v[0]
        rol edi, 7                        ;    13.0 U+V     29 v[3]
        or ecx, edi                       ;    14.0 U        7 v[2]
        add esi, eax                      ;    14.0 V       29 v[0]
        mov dword [esp + 20], esi         ;    15.0 U       29 v[0] spill
        xor eax, edi                      ;    15.0 V        7 v[1]
        xor ecx, eax                      ;    16.0 U        7 v[2]
        mov esi, dword [ebx + 8]          ;    16.0 V       29 v[2]
        add ecx, ebp                      ;    17.0 U       29 v[2]
        mov ebp, dword [ebx + 20]         ;    17.0 V       29 v[3]
        add ebp, edi                      ;    18.0 U       29 v[3]
        add ecx, esi                      ;    18.0 V       29 v[2]
        rol ecx, 0xb                      ;    19.0 U+V     29 v[2]
        or eax, ecx                       ;    20.0 U        7 v[1]
        xor edi, ecx                      ;    20.0 V        7 v[0]
        xor eax, edi                      ;    21.0 U        7 v[1]
        mov esi, dword [ebx + 12]         ;    21.0 V       29 v[1]
        add eax, edx                      ;    22.0 U       29 v[1]
        mov edx, dword [ebx + 24]         ;    22.0 V       29 v[2]
        add edx, ecx                      ;    23.0 U       29 v[2]
        add eax, esi                      ;    23.0 V       29 v[1]
        rol eax, 0x13                     ;    24.0 U+V     29 v[1]
        xor ecx, eax                      ;    25.0 U        7 v[3]
        or edi, eax                       ;    25.0 V        7 v[0]
        xor edi, ecx                      ;    26.0 U        7 v[0]
        mov esi, dword [esp + 20]         ;    26.0 V       29 v[0] reload
        add esi, edi                      ;    27.0 U       29 v[0]
        rol esi, 3                        ;    28.0 U+V     29 v[0]
        or ecx, esi                       ;    29.0 U        7 v[3]
        mov edi, dword [ebx + 28]         ;    29.0 V       29 v[1]
        add edi, eax                      ;    30.0 U       29 v[1]
        xor eax, esi                      ;    30.0 V        7 v[2]
        xor ecx, eax                      ;    31.0 U        7 v[3]
        add ebp, ecx                      ;    32.0 U       29 v[3]
        mov ecx, dword [ebx + 32]         ;    32.0 V       29 v[0]
        rol ebp, 7                        ;    33.0 U+V     29 v[3]
        add ecx, esi                      ;    34.0 U       29 v[0]
        or eax, ebp                       ;    34.0 V        7 v[2]
        xor esi, ebp                      ;    35.0 U        7 v[1]
        xor eax, esi                      ;    36.0 U        7 v[2]
        add edx, eax                      ;    37.0 U       29 v[2]
        mov eax, dword [ebx + 36]         ;    37.0 V       29 v[3]
        add eax, ebp                      ;    38.0 U       29 v[3]
        rol edx, 0xb                      ;    39.0 U+V     29 v[2]
        or esi, edx                       ;    40.0 U        7 v[1]
        xor ebp, edx                      ;    40.0 V        7 v[0]
        xor esi, ebp                      ;    41.0 U        7 v[1]
        add edi, esi                      ;    42.0 U       29 v[1]
        mov esi, dword [ebx + 40]         ;    42.0 V       29 v[2]
        rol edi, 0x13                     ;    43.0 U+V     29 v[1]
        add esi, edx                      ;    44.0 U       29 v[2]
        or ebp, edi                       ;    44.0 V        7 v[0]
        xor edx, edi                      ;    45.0 U        7 v[3]
        xor ebp, edx                      ;    46.0 U        7 v[0]
        add ecx, ebp                      ;    47.0 U       29 v[0]
        mov ebp, dword [ebx + 44]         ;    47.0 V       29 v[1]
        rol ecx, 3                        ;    48.0 U+V     29 v[0]
        or edx, ecx                       ;    49.0 U        7 v[3]
        add ebp, edi                      ;    49.0 V       29 v[1]
        xor edi, ecx                      ;    50.0 U        7 v[2]
        xor edx, edi                      ;    51.0 U        7 v[3]
        add eax, edx                      ;    52.0 U       29 v[3]
        mov edx, dword [ebx + 48]         ;    52.0 V       29 v[0]
        rol eax, 7                        ;    53.0 U+V     29 v[3]
        add edx, ecx                      ;    54.0 U       29 v[0]
        or edi, eax                       ;    54.0 V        7 v[2]
        xor ecx, eax                      ;    55.0 U        7 v[1]
        xor edi, ecx                      ;    56.0 U        7 v[2]
        add esi, edi                      ;    57.0 U       29 v[2]
        mov edi, dword [ebx + 52]         ;    57.0 V       29 v[3]
        rol esi, 0xb                      ;    58.0 U+V     29 v[2]
        add edi, eax                      ;    59.0 U       29 v[3]
        xor eax, esi                      ;    59.0 V        7 v[0]
        or ecx, esi                       ;    60.0 U        7 v[1]
        xor ecx, eax                      ;    61.0 U        7 v[1]
        add ebp, ecx                      ;    62.0 U       29 v[1]
        mov ecx, dword [ebx + 56]         ;    62.0 V       29 v[2]
        rol ebp, 0x13                     ;    63.0 U+V     29 v[1]
        add ecx, esi                      ;    64.0 U       29 v[2]
        xor esi, ebp                      ;    64.0 V        7 v[3]
        or eax, ebp                       ;    65.0 U        7 v[0]
        xor eax, esi                      ;    66.0 U        7 v[0]
        add edx, eax                      ;    67.0 U       29 v[0]
        mov eax, dword [ebx + 60]         ;    67.0 V       29 v[1]
        add eax, ebp                      ;    68.0 U       29 v[1]
        rol edx, 3                        ;    69.0 U+V     29 v[0]
        or esi, edx                       ;    70.0 U        7 v[3]
        xor ebp, edx                      ;    70.0 V        7 v[2]
        xor esi, ebp                      ;    71.0 U        7 v[3]
        add edi, esi                      ;    72.0 U       29 v[3]
        mov esi, dword [ebx]              ;    72.0 V       29 v[0]
        rol edi, 7                        ;    73.0 U+V     29 v[3]
        lea esi, [esi + edx + 1518500249] ;    74.0 U       29 v[0]
        or ebp, edi                       ;    74.0 V        7 v[2]
        mov dword [esp + 20], esi         ;    75.0 U       29 v[0] spill
        mov esi, edi                      ;    75.0 V        7 v[1] copy
        mov ebx, dword [ebx + 16]         ;    76.0 U       29 v[3]
        xor esi, edx                      ;    76.0 V        7 v[1]
        xor ebp, esi                      ;    77.0 U        7 v[2]
        add ebx, edi                      ;    77.0 V       29 v[3]
        add ecx, ebp                      ;    78.0 U       29 v[2]
        mov ebp, dword [esp + 20]         ;    78.0 V       29 v[0] reload
        rol ecx, 0xb                      ;    79.0 U+V     29 v[2]
        and esi, ecx                      ;    80.0 U        7 v[1]
        xor edi, ecx                      ;    80.0 V        8 v[0]
        xor edx, esi                      ;    81.0 U        7 v[1]
        mov esi, ecx                      ;    81.0 V        8 v[0] copy
        add eax, edx                      ;    82.0 U       29 v[1]
        rol eax, 0x13                     ;    83.0 U+V     29 v[1]
        xor esi, eax                      ;    84.0 U        8 v[0]
        and edi, esi                      ;    85.0 U        8 v[0]
        add ebx, 0x5a827999               ;    85.0 V       29 v[3]
        xor edi, ecx                      ;    86.0 U        8 v[0]
        mov edx, eax                      ;    86.0 V        8 v[3] copy
        add ebp, edi                      ;    87.0 U       29 v[0]
        mov edi, dword [esp + 56]         ;    87.0 V       28 mk reload
        rol ebp, 3                        ;    88.0 U+V     29 v[0]
        xor edx, ebp                      ;    89.0 U        8 v[3]
        and esi, edx                      ;    90.0 U        8 v[3]
        xor esi, eax                      ;    91.0 U        8 v[3]
        add eax, 0x5a827999               ;    91.0 V       29 v[1]
        add ebx, esi                      ;    92.0 U       29 v[3]
        mov esi, dword [edi + 32]         ;    92.0 V       29 v[2]
        rol ebx, 5                        ;    93.0 U+V     29 v[3]
        add ecx, esi                      ;    94.0 U       29 v[2]
        mov esi, ebp                      ;    94.0 V        8 v[2] copy
        add ecx, 0x5a827999               ;    95.0 U       29 v[2]
        xor esi, ebx                      ;    95.0 V        8 v[2]
        mov dword [esp + 20], ebx         ;    96.0 U       29 v[3] spill
        and edx, esi                      ;    96.0 V        8 v[2]
        xor edx, ebp                      ;    97.0 U        8 v[2]
        add ebp, 0x5a827999               ;    97.0 V       29 v[0]
        add ecx, edx                      ;    98.0 U       29 v[2]
        mov edx, ebx                      ;    98.0 V        8 v[1] copy
        rol ecx, 9                        ;    99.0 U+V     29 v[2]
        xor edx, ecx                      ;   100.0 U        8 v[1]
        and esi, edx                      ;   101.0 U        8 v[1]
        xor ebx, esi                      ;   102.0 U        8 v[1]
        mov esi, dword [edi + 48]         ;   102.0 V       29 v[1]
        add eax, ebx                      ;   103.0 U       29 v[1]
        mov ebx, ecx                      ;   103.0 V        8 v[0] copy
        add eax, esi                      ;   104.0 U       29 v[1]
        mov esi, dword [edi + 4]          ;   104.0 V       29 v[0]
        rol eax, 0xd                      ;   105.0 U+V     29 v[1]
        xor ebx, eax                      ;   106.0 U        8 v[0]
        add ebp, esi                      ;   106.0 V       29 v[0]
        mov esi, dword [edi + 36]         ;   107.0 U       29 v[2]
        and edx, ebx                      ;   107.0 V        8 v[0]
        add esi, ecx                      ;   108.0 U       29 v[2]
        xor ecx, edx                      ;   108.0 V        8 v[0]
        mov edx, dword [edi + 52]         ;   109.0 U       29 v[1]
        add ebp, ecx                      ;   109.0 V       29 v[0]
        rol ebp, 3                        ;   110.0 U+V     29 v[0]
        lea edx, [edx + eax + 1518500249] ;   111.0 U       29 v[1]
        mov ecx, ebp                      ;   111.0 V        8 v[3] copy
        xor ecx, eax                      ;   112.0 U        8 v[3]
        mov dword [esp + 24], edx         ;   112.0 V       29 v[1] spill
        and ebx, ecx                      ;   113.0 U        8 v[3]
        mov edx, dword [esp + 20]         ;   113.0 V       29 v[3] reload
        xor ebx, eax                      ;   114.0 U        8 v[3]
        and eax, ebp                      ;   114.0 V        8 v[2]
        add edx, ebx                      ;   115.0 U       29 v[3]
        mov ebx, dword [edi + 20]         ;   115.0 V       29 v[3]
        lea esi, [esi + eax + 1518500249] ;   116.0 U       29 v[2]
        mov eax, dword [edi + 24]         ;   116.0 V       29 v[3]
        lea edx, [edx + ebx + 1518500249] ;   117.0 U       29 v[3]
        mov ebx, dword [edi + 8]          ;   117.0 V       29 v[0]
        rol edx, 5                        ;   118.0 U+V     29 v[3]
        and ecx, edx                      ;   119.0 U        8 v[2]
        lea ebx, [ebx + ebp + 1518500249] ;   119.0 V       29 v[0]
        xor ebp, edx                      ;   120.0 U        8 v[2]
        add esi, ecx                      ;   120.0 V       29 v[2]
        rol esi, 9                        ;   121.0 U+V     29 v[2]
        add eax, edx                      ;   122.0 U       29 v[3]
        mov ecx, edx                      ;   122.0 V        8 v[1] copy
        mov dword [esp + 28], ebx         ;   123.0 U       29 v[0] spill
        xor ecx, esi                      ;   123.0 V        8 v[1]
        and ebp, ecx                      ;   124.0 U        8 v[1]
        mov ebx, dword [edi + 40]         ;   124.0 V       29 v[2]
        xor edx, ebp                      ;   125.0 U        8 v[1]
        mov ebp, dword [esp + 24]         ;   125.0 V       29 v[1] reload
        add ebp, edx                      ;   126.0 U       29 v[1]
        mov edx, esi                      ;   126.0 V        8 v[0] copy
        rol ebp, 0xd                      ;   127.0 U+V     29 v[1]
        xor edx, ebp                      ;   128.0 U        8 v[0]
        mov edi, dword [edi + 56]         ;   128.0 V       29 v[1]
        and ecx, edx                      ;   129.0 U        8 v[0]
        add ebx, esi                      ;   129.0 V       29 v[2]
        xor esi, ecx                      ;   130.0 U        8 v[0]
        mov ecx, dword [esp + 28]         ;   130.0 V       29 v[0] reload
        add ecx, esi                      ;   131.0 U       29 v[0]
        mov esi, ebp                      ;   131.0 V        8 v[3] copy
        rol ecx, 3                        ;   132.0 U+V     29 v[0]
        add eax, 0x5a827999               ;   133.0 U       29 v[3]
        xor esi, ecx                      ;   133.0 V        8 v[3]
        add edi, ebp                      ;   134.0 U       29 v[1]
        and edx, esi                      ;   134.0 V        8 v[3]
        xor ebp, edx                      ;   135.0 U        8 v[3]
        add edi, 0x5a827999               ;   135.0 V       29 v[1]
        add eax, ebp                      ;   136.0 U       29 v[3]
        mov edx, ecx                      ;   136.0 V        8 v[2] copy
        rol eax, 5                        ;   137.0 U+V     29 v[3]
        mov ebp, eax                      ;   138.0 U        8 v[1] copy
        xor edx, eax                      ;   138.0 V        8 v[2]
        and esi, edx                      ;   139.0 U        8 v[2]
        add ebx, 0x5a827999               ;   139.0 V       29 v[2]
        xor esi, ecx                      ;   140.0 U        8 v[2]
        add ebx, esi                      ;   141.0 U       29 v[2]
        mov esi, dword [esp + 56]         ;   141.0 V       28 mk reload
        rol ebx, 9                        ;   142.0 U+V     29 v[2]
        xor ebp, ebx                      ;   143.0 U        8 v[1]
        and edx, ebp                      ;   144.0 U        8 v[1]
        add ecx, 0x5a827999               ;   144.0 V       29 v[0]
        xor edx, eax                      ;   145.0 U        8 v[1]
        add eax, 0x5a827999               ;   145.0 V       29 v[3]
        add edi, edx                      ;   146.0 U       29 v[1]
        mov edx, dword [esi + 12]         ;   146.0 V       29 v[0]
        rol edi, 0xd                      ;   147.0 U+V     29 v[1]
        add ecx, edx                      ;   148.0 U       29 v[0]
        mov edx, ebx                      ;   148.0 V        8 v[0] copy
        xor edx, edi                      ;   149.0 U        8 v[0]
        mov dword [esp + 28], edi         ;   149.0 V       29 v[1] spill
        and ebp, edx                      ;   150.0 U        8 v[0]
        xor ebp, ebx                      ;   151.0 U        8 v[0]
        add ebx, 0x5a827999               ;   151.0 V       29 v[2]
        add ecx, ebp                      ;   152.0 U       29 v[0]
        mov ebp, dword [esi + 28]         ;   152.0 V       29 v[3]
        rol ecx, 3                        ;   153.0 U+V     29 v[0]
        add eax, ebp                      ;   154.0 U       29 v[3]
        mov ebp, edi                      ;   154.0 V        8 v[3] copy
        xor ebp, ecx                      ;   155.0 U        8 v[3]
        and edx, ebp                      ;   156.0 U        8 v[3]
        xor edi, edx                      ;   157.0 U        8 v[3]
        mov edx, ecx                      ;   157.0 V        8 v[2] copy
        add eax, edi                      ;   158.0 U       29 v[3]
        mov edi, dword [esi + 44]         ;   158.0 V       29 v[2]
        rol eax, 5                        ;   159.0 U+V     29 v[3]
        xor edx, eax                      ;   160.0 U        8 v[2]
        add ebx, edi                      ;   160.0 V       29 v[2]
        mov edi, dword [esi]              ;   161.0 U       29 v[0]
        and ebp, edx                      ;   161.0 V        8 v[2]
        add edi, ecx                      ;   162.0 U       29 v[0]
        xor ecx, ebp                      ;   162.0 V        8 v[2]
        mov ebp, dword [esi + 16]         ;   163.0 U       29 v[2]
        add ebx, ecx                      ;   163.0 V       29 v[2]
        rol ebx, 9                        ;   164.0 U+V     29 v[2]
        mov ecx, ebx                      ;   165.0 U        8 v[1] copy
        add edi, 0x6ed9eba1               ;   165.0 V       29 v[0]
        xor ecx, eax                      ;   166.0 U        8 v[1]
        lea ebp, [ebp + ebx + 1859775393] ;   166.0 V       29 v[2]
        mov dword [esp + 24], ebp         ;   167.0 U       29 v[2] spill
        and edx, ecx                      ;   167.0 V        8 v[1]
        xor edx, eax                      ;   168.0 U        8 v[1]
        mov ecx, dword [esp + 28]         ;   168.0 V       29 v[1] reload
        add ecx, edx                      ;   169.0 U       29 v[1]
        mov edx, dword [esi + 60]         ;   169.0 V       29 v[1]
        mov ebp, dword [esi + 48]         ;   170.0 U       29 v[1]
        add ecx, edx                      ;   170.0 V       29 v[1]
        mov edx, dword [esi + 32]         ;   171.0 U       29 v[3]
        add ecx, 0x5a827999               ;   171.0 V       29 v[1]
        rol ecx, 0xd                      ;   172.0 U+V     29 v[1]
        lea edx, [edx + eax + 1859775393] ;   173.0 U       29 v[3]
        xor eax, ebx                      ;   173.0 V        9 v[0]
        xor eax, ecx                      ;   174.0 U        9 v[0]
        lea ebp, [ebp + ecx + 1859775393] ;   174.0 V       29 v[1]
        xor ebx, ecx                      ;   175.0 U        9 v[3]
        add edi, eax                      ;   175.0 V       29 v[0]
        rol edi, 3                        ;   176.0 U+V     29 v[0]
        xor ebx, edi                      ;   177.0 U        9 v[3]
        mov eax, dword [esi + 8]          ;   177.0 V       29 v[0]
        add edx, ebx                      ;   178.0 U       29 v[3]
        mov ebx, dword [esp + 24]         ;   178.0 V       29 v[2] reload
        rol edx, 9                        ;   179.0 U+V     29 v[3]
        lea eax, [eax + edi + 1859775393] ;   180.0 U       29 v[0]
        xor ecx, edx                      ;   180.0 V        9 v[2]
        xor ecx, edi                      ;   181.0 U        9 v[2]
        xor edi, edx                      ;   181.0 V        9 v[1]
        add ebx, ecx                      ;   182.0 U       29 v[2]
        mov ecx, dword [esi + 40]         ;   182.0 V       29 v[3]
        rol ebx, 0xb                      ;   183.0 U+V     29 v[2]
        xor edi, ebx                      ;   184.0 U        9 v[1]
        lea ecx, [ecx + edx + 1859775393] ;   184.0 V       29 v[3]
        xor edx, ebx                      ;   185.0 U        9 v[0]
        add ebp, edi                      ;   185.0 V       29 v[1]
        rol ebp, 0xf                      ;   186.0 U+V     29 v[1]
        mov edi, dword [esi + 24]         ;   187.0 U       29 v[2]
        xor edx, ebp                      ;   187.0 V        9 v[0]
        add eax, edx                      ;   188.0 U       29 v[0]
        mov edx, dword [esi + 56]         ;   188.0 V       29 v[1]
        rol eax, 3                        ;   189.0 U+V     29 v[0]
        lea edi, [edi + ebx + 1859775393] ;   190.0 U       29 v[2]
        xor ebx, ebp                      ;   190.0 V        9 v[3]
        xor ebx, eax                      ;   191.0 U        9 v[3]
        lea edx, [edx + ebp + 1859775393] ;   191.0 V       29 v[1]
        add ecx, ebx                      ;   192.0 U       29 v[3]
        xor ebp, eax                      ;   192.0 V        9 v[2]
        rol ecx, 9                        ;   193.0 U+V     29 v[3]
        mov ebx, dword [esi + 4]          ;   194.0 U       29 v[0]
        xor ebp, ecx                      ;   194.0 V        9 v[2]
        add edi, ebp                      ;   195.0 U       29 v[2]
        mov ebp, dword [esi + 36]         ;   195.0 V       29 v[3]
        rol edi, 0xb                      ;   196.0 U+V     29 v[2]
        lea ebx, [ebx + eax + 1859775393] ;   197.0 U       29 v[0]
        xor eax, ecx                      ;   197.0 V        9 v[1]
        xor eax, edi                      ;   198.0 U        9 v[1]
        lea ebp, [ebp + ecx + 1859775393] ;   198.0 V       29 v[3]
        add edx, eax                      ;   199.0 U       29 v[1]
        xor ecx, edi                      ;   199.0 V        9 v[0]
        rol edx, 0xf                      ;   200.0 U+V     29 v[1]
        xor ecx, edx                      ;   201.0 U        9 v[0]
        mov eax, dword [esi + 20]         ;   201.0 V       29 v[2]
        add ebx, ecx                      ;   202.0 U       29 v[0]
        mov ecx, dword [esi + 52]         ;   202.0 V       29 v[1]
        rol ebx, 3                        ;   203.0 U+V     29 v[0]
        lea eax, [eax + edi + 1859775393] ;   204.0 U       29 v[2]
        xor edi, edx                      ;   204.0 V        9 v[3]
        xor edi, ebx                      ;   205.0 U        9 v[3]
        lea ecx, [ecx + edx + 1859775393] ;   205.0 V       29 v[1]
        add ebp, edi                      ;   206.0 U       29 v[3]
        xor edx, ebx                      ;   206.0 V        9 v[2]
        rol ebp, 9                        ;   207.0 U+V     29 v[3]
        mov edi, dword [esi + 12]         ;   208.0 U       29 v[0]
        xor edx, ebp                      ;   208.0 V        9 v[2]
        add eax, edx                      ;   209.0 U       29 v[2]
        mov edx, dword [esi + 44]         ;   209.0 V       29 v[3]
        rol eax, 0xb                      ;   210.0 U+V     29 v[2]
        lea edi, [edi + ebx + 1859775393] ;   211.0 U       29 v[0]
        xor ebx, eax                      ;   211.0 V        9 v[1]
        xor ebx, ebp                      ;   212.0 U        9 v[1]
        lea edx, [edx + ebp + 1859775393] ;   212.0 V       29 v[3]
        xor ebp, eax                      ;   213.0 U        9 v[0]
        add ecx, ebx                      ;   213.0 V       29 v[1]
        rol ecx, 0xf                      ;   214.0 U+V     29 v[1]
        mov ebx, dword [esi + 60]         ;   215.0 U       29 v[1]
        xor ebp, ecx                      ;   215.0 V        9 v[0]
        add edi, ebp                      ;   216.0 U       29 v[0]
        mov ebp, dword [esi + 28]         ;   216.0 V       29 v[2]
        rol edi, 3                        ;   217.0 U+V     29 v[0]
        lea ebp, [ebp + eax + 1859775393] ;   218.0 U       29 v[2]
        xor eax, ecx                      ;   218.0 V        9 v[3]
        xor eax, edi                      ;   219.0 U        9 v[3]
        add ebx, ecx                      ;   219.0 V       29 v[1]
        xor ecx, edi                      ;   220.0 U        9 v[2]
        add edx, eax                      ;   220.0 V       29 v[3]
        rol edx, 9                        ;   221.0 U+V     29 v[3]
        xor ecx, edx                      ;   222.0 U        9 v[2]
        mov eax, dword [esp + 0]          ;   222.0 V       32 h
        add ebp, ecx                      ;   223.0 U       29 v[2]
        add esi, 0x40                     ;   223.0 V       22 blocks
        rol ebp, 0xb                      ;   224.0 U+V     29 v[2]
        mov ecx, ebp                      ;   225.0 U        9 v[1] copy
        mov dword [esp + 56], esi         ;   225.0 V       22 blocks
        xor ecx, edx                      ;   226.0 U        9 v[1]
        mov esi, dword [esp + 12]         ;   226.0 V       32 h
        add ebp, eax                      ;   227.0 U       32 h
        xor ecx, edi                      ;   227.0 V        9 v[1]
        add edx, esi                      ;   228.0 U       32 h
        mov dword [esp + 0], ebp          ;   228.0 V       32 h
        lea ebx, [ebx + ecx + 1859775393] ;   229.0 U       29 v[1]
        mov dword [esp + 12], edx         ;   229.0 V       32 h
        rol ebx, 0xf                      ;   230.0 U+V     29 v[1]
        add ebx, dword [esp + 16]         ;   231.0 U       32 h
        add edi, dword [esp + 8]          ;   231.0 V       32 h
        mov dword [esp + 16], ebx         ;   233.0 U       32 h
        mov dword [esp + 8], edi          ;   233.0 V       32 h
        mov eax, dword [esp + 56]         ;                    more blocks?
        cmp eax, dword [esp + 4]          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 52]         ;     0.0 U       22 blocks reload
        mov ecx, dword [esp + 8]          ;     0.0 V       22 blocks reload
        mov edx, dword [esp + 0]          ;     1.0 U       22 blocks reload
        mov ebx, dword [esp + 16]         ;     1.0 V       22 blocks reload
        mov dword [eax + 8], edx          ;     2.0 U       22 blocks
        mov dword [eax], ecx              ;     2.0 V       22 blocks
        mov dword [eax + 4], ebx          ;     3.0 U       22 blocks
        mov ecx, dword [esp + 12]         ;     3.0 V       22 blocks reload
        mov dword [eax + 12], ecx         ;     4.0 U       22 blocks
        add esp, 0x20                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
