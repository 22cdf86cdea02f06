; ripemd160_blocks for Intel Pentium (P5) (pentium)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 b2caf293c48f4651); do not edit:
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
;   blocks: 1696 uops, planned 1137.0; bounds: width 848.0, ports 1030.0, path 386.0
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
        sub esp, 0x34                     ;                    frame
        mov eax, dword [esp + 80]         ;     0.0 U       41 h
        mov ecx, dword [esp + 72]         ;     0.0 V       41 h reload
        shl eax, 6                        ;     1.0 U       41 h
        mov edx, dword [esp + 76]         ;     1.0 V       41 h
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
        cmp dword [esp + 80], 0           ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov eax, dword [esp + 12]         ;     0.0 U       25 sum
        mov ecx, dword [esp + 0]          ;     0.0 V       44 x[2] reload
        mov edx, dword [esp + 20]         ;     1.0 U       44 x[3] reload
        mov ebx, dword [esp + 76]         ;     1.0 V       34 sum reload
        mov esi, dword [esp + 4]          ;     2.0 U       44 x[4] reload
        xor eax, edx                      ;     2.0 V       25 sum
        xor eax, ecx                      ;     3.0 U       25 sum
        mov edi, dword [esp + 8]          ;     3.0 V       44 x[0] reload
        mov ebp, dword [ebx]              ;     4.0 U       34 sum
        add eax, edi                      ;     4.0 V       34 sum
        rol ecx, 0xa                      ;     5.0 U+V     36 v[2]
        mov edi, dword [esp + 12]         ;     6.0 U       25 sum
        add eax, ebp                      ;     6.0 V       34 sum
        rol eax, 0xb                      ;     7.0 U+V     35 v[0]
        add eax, esi                      ;     8.0 U       35 v[0]
        mov dword [esp + 24], ecx         ;     8.0 V       36 v[2] spill
        mov ebp, eax                      ;     9.0 U       25 sum copy
        xor ebp, edi                      ;    10.0 U       25 sum
        mov edi, ecx                      ;    10.0 V       35 v[3] copy
        xor ebp, ecx                      ;    11.0 U       25 sum
        mov ecx, dword [ebx + 4]          ;    11.0 V       34 sum
        add ebp, esi                      ;    12.0 U       34 sum
        mov esi, dword [ebx + 8]          ;    12.0 V       34 sum
        add esi, edx                      ;    13.0 U       34 sum
        add ebp, ecx                      ;    13.0 V       34 sum
        rol ebp, 0xe                      ;    14.0 U+V     35 v[4]
        mov ecx, eax                      ;    15.0 U       25 sum copy
        add ebp, edx                      ;    15.0 V       35 v[4]
        xor ecx, ebp                      ;    16.0 U       25 sum
        mov edx, dword [esp + 12]         ;    16.0 V       36 v[1]
        rol edx, 0xa                      ;    17.0 U+V     36 v[1]
        xor ecx, edx                      ;    18.0 U       25 sum
        mov dword [esp + 28], edx         ;    18.0 V       36 v[1] spill
        add esi, ecx                      ;    19.0 U       34 sum
        mov ecx, dword [ebx + 12]         ;    19.0 V       34 sum
        rol eax, 0xa                      ;    20.0 U+V     36 v[0]
        rol esi, 0xf                      ;    21.0 U+V     35 v[3]
        add edi, esi                      ;    22.0 U       35 v[3]
        mov ebx, ebp                      ;    22.0 V       25 sum copy
        xor ebx, edi                      ;    23.0 U       25 sum
        mov esi, dword [esp + 24]         ;    23.0 V       34 sum
        xor ebx, eax                      ;    24.0 U       25 sum
        add esi, ecx                      ;    24.0 V       34 sum
        mov ecx, edi                      ;    25.0 U       25 sum copy
        add esi, ebx                      ;    25.0 V       34 sum
        rol ebp, 0xa                      ;    26.0 U+V     36 v[4]
        rol esi, 0xc                      ;    27.0 U+V     35 v[2]
        add esi, edx                      ;    28.0 U       35 v[2]
        xor ecx, ebp                      ;    28.0 V       25 sum
        xor ecx, esi                      ;    29.0 U       25 sum
        mov ebx, dword [esp + 76]         ;    29.0 V       34 sum reload
        add ecx, edx                      ;    30.0 U       34 sum
        mov edx, eax                      ;    30.0 V       35 v[1] copy
        add eax, dword [ebx + 20]         ;    31.0 U       34 sum
        add ecx, dword [ebx + 16]         ;    31.0 V       34 sum
        rol ecx, 5                        ;    33.0 U+V     35 v[1]
        add edx, ecx                      ;    34.0 U       35 v[1]
        mov ecx, esi                      ;    34.0 V       25 sum copy
        rol esi, 0xa                      ;    35.0 U+V     36 v[2]
        rol edi, 0xa                      ;    36.0 U+V     36 v[3]
        mov dword [esp + 32], esi         ;    37.0 U       36 v[2] spill
        xor ecx, edx                      ;    37.0 V       25 sum
        xor ecx, edi                      ;    38.0 U       25 sum
        mov esi, dword [ebx + 28]         ;    38.0 V       34 sum
        add eax, ecx                      ;    39.0 U       34 sum
        mov ecx, dword [esp + 32]         ;    39.0 V       25 sum
        rol eax, 8                        ;    40.0 U+V     35 v[0]
        mov dword [esp + 36], edi         ;    41.0 U       36 v[3] spill
        add eax, ebp                      ;    41.0 V       35 v[0]
        xor ecx, edx                      ;    42.0 U       25 sum
        mov edi, dword [ebx + 24]         ;    42.0 V       34 sum
        xor ecx, eax                      ;    43.0 U       25 sum
        add ebp, edi                      ;    43.0 V       34 sum
        add ebp, ecx                      ;    44.0 U       34 sum
        mov ecx, dword [esp + 36]         ;    44.0 V       36 v[3] reload
        rol ebp, 7                        ;    45.0 U+V     35 v[4]
        rol edx, 0xa                      ;    46.0 U+V     36 v[1]
        add ebp, ecx                      ;    47.0 U       35 v[4]
        mov edi, eax                      ;    47.0 V       25 sum copy
        xor edi, ebp                      ;    48.0 U       25 sum
        add ecx, esi                      ;    48.0 V       34 sum
        mov esi, dword [esp + 32]         ;    49.0 U       36 v[2] reload
        xor edi, edx                      ;    49.0 V       25 sum
        add ecx, edi                      ;    50.0 U       34 sum
        mov edi, ebp                      ;    50.0 V       25 sum copy
        rol ecx, 9                        ;    51.0 U+V     35 v[3]
        rol eax, 0xa                      ;    52.0 U+V     36 v[0]
        add ecx, esi                      ;    53.0 U       35 v[3]
        xor edi, eax                      ;    53.0 V       25 sum
        xor edi, ecx                      ;    54.0 U       25 sum
        add esi, edi                      ;    55.0 U       34 sum
        mov edi, dword [ebx + 32]         ;    55.0 V       34 sum
        rol ebp, 0xa                      ;    56.0 U+V     36 v[4]
        add esi, edi                      ;    57.0 U       34 sum
        mov edi, ecx                      ;    57.0 V       25 sum copy
        rol ecx, 0xa                      ;    58.0 U+V     36 v[3]
        rol esi, 0xb                      ;    59.0 U+V     35 v[2]
        add esi, edx                      ;    60.0 U       35 v[2]
        xor edi, ebp                      ;    60.0 V       25 sum
        add edx, dword [ebx + 36]         ;    61.0 U       34 sum
        xor edi, esi                      ;    61.0 V       25 sum
        add edx, edi                      ;    63.0 U       34 sum
        mov edi, esi                      ;    63.0 V       25 sum copy
        rol edx, 0xd                      ;    64.0 U+V     35 v[1]
        xor edi, ecx                      ;    65.0 U       25 sum
        add edx, eax                      ;    65.0 V       35 v[1]
        xor edi, edx                      ;    66.0 U       25 sum
        add eax, edi                      ;    67.0 U       34 sum
        mov edi, dword [ebx + 40]         ;    67.0 V       34 sum
        rol esi, 0xa                      ;    68.0 U+V     36 v[2]
        add eax, edi                      ;    69.0 U       34 sum
        mov edi, edx                      ;    69.0 V       25 sum copy
        rol eax, 0xe                      ;    70.0 U+V     35 v[0]
        add eax, ebp                      ;    71.0 U       35 v[0]
        xor edi, esi                      ;    71.0 V       25 sum
        add ebp, dword [ebx + 44]         ;    72.0 U       34 sum
        xor edi, eax                      ;    72.0 V       25 sum
        add ebp, edi                      ;    74.0 U       34 sum
        mov edi, eax                      ;    74.0 V       25 sum copy
        rol ebp, 0xf                      ;    75.0 U+V     35 v[4]
        rol edx, 0xa                      ;    76.0 U+V     36 v[1]
        xor edi, edx                      ;    77.0 U       25 sum
        add ebp, ecx                      ;    77.0 V       35 v[4]
        xor edi, ebp                      ;    78.0 U       25 sum
        add ecx, edi                      ;    79.0 U       34 sum
        mov edi, dword [ebx + 48]         ;    79.0 V       34 sum
        rol eax, 0xa                      ;    80.0 U+V     36 v[0]
        add ecx, edi                      ;    81.0 U       34 sum
        mov edi, ebp                      ;    81.0 V       25 sum copy
        rol ecx, 6                        ;    82.0 U+V     35 v[3]
        xor edi, eax                      ;    83.0 U       25 sum
        add ecx, esi                      ;    83.0 V       35 v[3]
        xor edi, ecx                      ;    84.0 U       25 sum
        add esi, dword [ebx + 52]         ;    84.0 V       34 sum
        add esi, edi                      ;    86.0 U       34 sum
        mov edi, ecx                      ;    86.0 V       25 sum copy
        rol esi, 7                        ;    87.0 U+V     35 v[2]
        rol ebp, 0xa                      ;    88.0 U+V     36 v[4]
        add esi, edx                      ;    89.0 U       35 v[2]
        xor edi, ebp                      ;    89.0 V       25 sum
        xor edi, esi                      ;    90.0 U       25 sum
        add edx, edi                      ;    91.0 U       34 sum
        mov edi, dword [ebx + 56]         ;    91.0 V       34 sum
        rol ecx, 0xa                      ;    92.0 U+V     36 v[3]
        add edx, edi                      ;    93.0 U       34 sum
        mov edi, esi                      ;    93.0 V       25 sum copy
        rol edx, 9                        ;    94.0 U+V     35 v[1]
        add edx, eax                      ;    95.0 U       35 v[1]
        xor edi, ecx                      ;    95.0 V       25 sum
        xor edi, edx                      ;    96.0 U       25 sum
        add eax, edi                      ;    97.0 U       34 sum
        mov edi, dword [ebx + 60]         ;    97.0 V       34 sum
        rol esi, 0xa                      ;    98.0 U+V     36 v[2]
        add eax, edi                      ;    99.0 U       34 sum
        mov edi, edx                      ;    99.0 V       25 sum copy
        rol eax, 8                        ;   100.0 U+V     35 v[0]
        add eax, ebp                      ;   101.0 U       35 v[0]
        xor edi, esi                      ;   101.0 V       25 sum
        add ebp, 0x5a827999               ;   102.0 U       34 sum
        and edi, eax                      ;   102.0 V       25 sum
        xor edi, esi                      ;   103.0 U       25 sum
        add ebp, edi                      ;   104.0 U       34 sum
        mov edi, dword [ebx + 28]         ;   104.0 V       34 sum
        rol edx, 0xa                      ;   105.0 U+V     36 v[1]
        add ebp, edi                      ;   106.0 U       34 sum
        mov edi, eax                      ;   106.0 V       25 sum copy
        rol ebp, 7                        ;   107.0 U+V     35 v[4]
        xor edi, edx                      ;   108.0 U       25 sum
        add ebp, ecx                      ;   108.0 V       35 v[4]
        add ecx, 0x5a827999               ;   109.0 U       34 sum
        and edi, ebp                      ;   109.0 V       25 sum
        xor edi, edx                      ;   110.0 U       25 sum
        add ecx, edi                      ;   111.0 U       34 sum
        mov edi, dword [ebx + 16]         ;   111.0 V       34 sum
        rol eax, 0xa                      ;   112.0 U+V     36 v[0]
        add ecx, edi                      ;   113.0 U       34 sum
        mov edi, ebp                      ;   113.0 V       25 sum copy
        rol ecx, 6                        ;   114.0 U+V     35 v[3]
        add ecx, esi                      ;   115.0 U       35 v[3]
        xor edi, eax                      ;   115.0 V       25 sum
        add esi, 0x5a827999               ;   116.0 U       34 sum
        and edi, ecx                      ;   116.0 V       25 sum
        xor edi, eax                      ;   117.0 U       25 sum
        add esi, dword [ebx + 52]         ;   117.0 V       34 sum
        add esi, edi                      ;   119.0 U       34 sum
        mov edi, ecx                      ;   119.0 V       25 sum copy
        rol ebp, 0xa                      ;   120.0 U+V     36 v[4]
        rol esi, 8                        ;   121.0 U+V     35 v[2]
        xor edi, ebp                      ;   122.0 U       25 sum
        add esi, edx                      ;   122.0 V       35 v[2]
        add edx, dword [ebx + 4]          ;   123.0 U       34 sum
        and edi, esi                      ;   123.0 V       25 sum
        xor edi, ebp                      ;   125.0 U       25 sum
        rol ecx, 0xa                      ;   126.0 U+V     36 v[3]
        lea edx, [edx + edi + 1518500249] ;   127.0 U       34 sum
        mov edi, esi                      ;   127.0 V       25 sum copy
        rol edx, 0xd                      ;   128.0 U+V     35 v[1]
        add edx, eax                      ;   129.0 U       35 v[1]
        xor edi, ecx                      ;   129.0 V       25 sum
        add eax, 0x5a827999               ;   130.0 U       34 sum
        and edi, edx                      ;   130.0 V       25 sum
        add eax, dword [ebx + 40]         ;   131.0 U       34 sum
        xor edi, ecx                      ;   131.0 V       25 sum
        add eax, edi                      ;   133.0 U       34 sum
        mov edi, edx                      ;   133.0 V       25 sum copy
        rol eax, 0xb                      ;   134.0 U+V     35 v[0]
        rol esi, 0xa                      ;   135.0 U+V     36 v[2]
        xor edi, esi                      ;   136.0 U       25 sum
        add eax, ebp                      ;   136.0 V       35 v[0]
        add ebp, 0x5a827999               ;   137.0 U       34 sum
        and edi, eax                      ;   137.0 V       25 sum
        add ebp, dword [ebx + 24]         ;   138.0 U       34 sum
        xor edi, esi                      ;   138.0 V       25 sum
        add ebp, edi                      ;   140.0 U       34 sum
        mov edi, eax                      ;   140.0 V       25 sum copy
        rol ebp, 9                        ;   141.0 U+V     35 v[4]
        rol edx, 0xa                      ;   142.0 U+V     36 v[1]
        add ebp, ecx                      ;   143.0 U       35 v[4]
        xor edi, edx                      ;   143.0 V       25 sum
        add ecx, 0x5a827999               ;   144.0 U       34 sum
        and edi, ebp                      ;   144.0 V       25 sum
        xor edi, edx                      ;   145.0 U       25 sum
        add ecx, edi                      ;   146.0 U       34 sum
        mov edi, dword [ebx + 60]         ;   146.0 V       34 sum
        rol eax, 0xa                      ;   147.0 U+V     36 v[0]
        add ecx, edi                      ;   148.0 U       34 sum
        mov edi, ebp                      ;   148.0 V       25 sum copy
        rol ecx, 7                        ;   149.0 U+V     35 v[3]
        add ecx, esi                      ;   150.0 U       35 v[3]
        xor edi, eax                      ;   150.0 V       25 sum
        and edi, ecx                      ;   151.0 U       25 sum
        add esi, 0x5a827999               ;   151.0 V       34 sum
        xor edi, eax                      ;   152.0 U       25 sum
        add esi, edi                      ;   153.0 U       34 sum
        mov edi, dword [ebx + 12]         ;   153.0 V       34 sum
        rol ebp, 0xa                      ;   154.0 U+V     36 v[4]
        add esi, edi                      ;   155.0 U       34 sum
        mov edi, ecx                      ;   155.0 V       25 sum copy
        rol esi, 0xf                      ;   156.0 U+V     35 v[2]
        xor edi, ebp                      ;   157.0 U       25 sum
        add esi, edx                      ;   157.0 V       35 v[2]
        add edx, 0x5a827999               ;   158.0 U       34 sum
        and edi, esi                      ;   158.0 V       25 sum
        add edx, dword [ebx + 48]         ;   159.0 U       34 sum
        xor edi, ebp                      ;   159.0 V       25 sum
        add edx, edi                      ;   161.0 U       34 sum
        mov edi, esi                      ;   161.0 V       25 sum copy
        rol ecx, 0xa                      ;   162.0 U+V     36 v[3]
        rol edx, 7                        ;   163.0 U+V     35 v[1]
        xor edi, ecx                      ;   164.0 U       25 sum
        add edx, eax                      ;   164.0 V       35 v[1]
        and edi, edx                      ;   165.0 U       25 sum
        add eax, 0x5a827999               ;   165.0 V       34 sum
        add eax, dword [ebx]              ;   166.0 U       34 sum
        xor edi, ecx                      ;   166.0 V       25 sum
        add eax, edi                      ;   168.0 U       34 sum
        mov edi, edx                      ;   168.0 V       25 sum copy
        rol eax, 0xc                      ;   169.0 U+V     35 v[0]
        rol esi, 0xa                      ;   170.0 U+V     36 v[2]
        xor edi, esi                      ;   171.0 U       25 sum
        add eax, ebp                      ;   171.0 V       35 v[0]
        and edi, eax                      ;   172.0 U       25 sum
        add ebp, dword [ebx + 36]         ;   172.0 V       34 sum
        add ebp, 0x5a827999               ;   174.0 U       34 sum
        xor edi, esi                      ;   174.0 V       25 sum
        rol edx, 0xa                      ;   175.0 U+V     36 v[1]
        add ebp, edi                      ;   176.0 U       34 sum
        mov edi, eax                      ;   176.0 V       25 sum copy
        rol ebp, 0xf                      ;   177.0 U+V     35 v[4]
        xor edi, edx                      ;   178.0 U       25 sum
        add ebp, ecx                      ;   178.0 V       35 v[4]
        and edi, ebp                      ;   179.0 U       25 sum
        add ecx, dword [ebx + 20]         ;   179.0 V       34 sum
        add ecx, 0x5a827999               ;   181.0 U       34 sum
        xor edi, edx                      ;   181.0 V       25 sum
        add ecx, edi                      ;   182.0 U       34 sum
        mov edi, ebp                      ;   182.0 V       25 sum copy
        rol ecx, 9                        ;   183.0 U+V     35 v[3]
        rol eax, 0xa                      ;   184.0 U+V     36 v[0]
        xor edi, eax                      ;   185.0 U       25 sum
        add ecx, esi                      ;   185.0 V       35 v[3]
        and edi, ecx                      ;   186.0 U       25 sum
        add esi, 0x5a827999               ;   186.0 V       34 sum
        xor edi, eax                      ;   187.0 U       25 sum
        add esi, edi                      ;   188.0 U       34 sum
        mov edi, dword [ebx + 8]          ;   188.0 V       34 sum
        rol ebp, 0xa                      ;   189.0 U+V     36 v[4]
        add esi, edi                      ;   190.0 U       34 sum
        mov edi, ecx                      ;   190.0 V       25 sum copy
        rol esi, 0xb                      ;   191.0 U+V     35 v[2]
        xor edi, ebp                      ;   192.0 U       25 sum
        add esi, edx                      ;   192.0 V       35 v[2]
        and edi, esi                      ;   193.0 U       25 sum
        add edx, 0x5a827999               ;   193.0 V       34 sum
        xor edi, ebp                      ;   194.0 U       25 sum
        add edx, edi                      ;   195.0 U       34 sum
        mov edi, dword [ebx + 56]         ;   195.0 V       34 sum
        rol ecx, 0xa                      ;   196.0 U+V     36 v[3]
        add edx, edi                      ;   197.0 U       34 sum
        mov edi, esi                      ;   197.0 V       25 sum copy
        rol edx, 7                        ;   198.0 U+V     35 v[1]
        xor edi, ecx                      ;   199.0 U       25 sum
        add edx, eax                      ;   199.0 V       35 v[1]
        and edi, edx                      ;   200.0 U       25 sum
        add eax, dword [ebx + 44]         ;   200.0 V       34 sum
        xor edi, ecx                      ;   202.0 U       25 sum
        mov ebx, dword [ebx + 32]         ;   202.0 V       34 sum
        rol esi, 0xa                      ;   203.0 U+V     36 v[2]
        lea eax, [eax + edi + 1518500249] ;   204.0 U       34 sum
        mov edi, edx                      ;   204.0 V       25 sum copy
        rol eax, 0xd                      ;   205.0 U+V     35 v[0]
        xor edi, esi                      ;   206.0 U       25 sum
        add eax, ebp                      ;   206.0 V       35 v[0]
        and edi, eax                      ;   207.0 U       25 sum
        lea ebp, [ebp + ebx + 1518500249] ;   207.0 V       34 sum
        xor edi, esi                      ;   208.0 U       25 sum
        mov ebx, dword [esp + 76]         ;   208.0 V       34 sum reload
        add ebp, edi                      ;   209.0 U       34 sum
        mov edi, eax                      ;   209.0 V       25 sum copy
        rol ebp, 0xc                      ;   210.0 U+V     35 v[4]
        rol edx, 0xa                      ;   211.0 U+V     36 v[1]
        xor edi, 0xffffffff               ;   212.0 U       25 sum
        add ebp, ecx                      ;   212.0 V       35 v[4]
        or edi, ebp                       ;   213.0 U       25 sum
        add ecx, 0x6ed9eba1               ;   213.0 V       34 sum
        xor edi, edx                      ;   214.0 U       25 sum
        add ecx, dword [ebx + 12]         ;   214.0 V       34 sum
        add ecx, edi                      ;   216.0 U       34 sum
        mov edi, ebp                      ;   216.0 V       25 sum copy
        rol ecx, 0xb                      ;   217.0 U+V     35 v[3]
        rol eax, 0xa                      ;   218.0 U+V     36 v[0]
        add ecx, esi                      ;   219.0 U       35 v[3]
        xor edi, 0xffffffff               ;   219.0 V       25 sum
        add esi, 0x6ed9eba1               ;   220.0 U       34 sum
        or edi, ecx                       ;   220.0 V       25 sum
        xor edi, eax                      ;   221.0 U       25 sum
        add esi, edi                      ;   222.0 U       34 sum
        mov edi, dword [ebx + 40]         ;   222.0 V       34 sum
        rol ebp, 0xa                      ;   223.0 U+V     36 v[4]
        add esi, edi                      ;   224.0 U       34 sum
        mov edi, ecx                      ;   224.0 V       25 sum copy
        rol esi, 0xd                      ;   225.0 U+V     35 v[2]
        add esi, edx                      ;   226.0 U       35 v[2]
        xor edi, 0xffffffff               ;   226.0 V       25 sum
        add edx, 0x6ed9eba1               ;   227.0 U       34 sum
        or edi, esi                       ;   227.0 V       25 sum
        xor edi, ebp                      ;   228.0 U       25 sum
        add edx, edi                      ;   229.0 U       34 sum
        mov edi, dword [ebx + 56]         ;   229.0 V       34 sum
        rol ecx, 0xa                      ;   230.0 U+V     36 v[3]
        add edx, edi                      ;   231.0 U       34 sum
        mov edi, esi                      ;   231.0 V       25 sum copy
        rol edx, 6                        ;   232.0 U+V     35 v[1]
        add edx, eax                      ;   233.0 U       35 v[1]
        xor edi, 0xffffffff               ;   233.0 V       25 sum
        or edi, edx                       ;   234.0 U       25 sum
        add eax, dword [ebx + 16]         ;   234.0 V       34 sum
        add eax, 0x6ed9eba1               ;   236.0 U       34 sum
        xor edi, ecx                      ;   236.0 V       25 sum
        add eax, edi                      ;   237.0 U       34 sum
        mov edi, edx                      ;   237.0 V       25 sum copy
        rol eax, 7                        ;   238.0 U+V     35 v[0]
        rol esi, 0xa                      ;   239.0 U+V     36 v[2]
        xor edi, 0xffffffff               ;   240.0 U       25 sum
        add eax, ebp                      ;   240.0 V       35 v[0]
        add ebp, dword [ebx + 36]         ;   241.0 U       34 sum
        or edi, eax                       ;   241.0 V       25 sum
        add ebp, 0x6ed9eba1               ;   243.0 U       34 sum
        xor edi, esi                      ;   243.0 V       25 sum
        add ebp, edi                      ;   244.0 U       34 sum
        mov edi, eax                      ;   244.0 V       25 sum copy
        rol ebp, 0xe                      ;   245.0 U+V     35 v[4]
        add ebp, ecx                      ;   246.0 U       35 v[4]
        xor edi, 0xffffffff               ;   246.0 V       25 sum
        rol edx, 0xa                      ;   247.0 U+V     36 v[1]
        or edi, ebp                       ;   248.0 U       25 sum
        add ecx, 0x6ed9eba1               ;   248.0 V       34 sum
        xor edi, edx                      ;   249.0 U       25 sum
        add ecx, dword [ebx + 60]         ;   249.0 V       34 sum
        add ecx, edi                      ;   251.0 U       34 sum
        mov edi, ebp                      ;   251.0 V       25 sum copy
        rol ecx, 9                        ;   252.0 U+V     35 v[3]
        add ecx, esi                      ;   253.0 U       35 v[3]
        xor edi, 0xffffffff               ;   253.0 V       25 sum
        rol eax, 0xa                      ;   254.0 U+V     36 v[0]
        or edi, ecx                       ;   255.0 U       25 sum
        add esi, 0x6ed9eba1               ;   255.0 V       34 sum
        xor edi, eax                      ;   256.0 U       25 sum
        add esi, edi                      ;   257.0 U       34 sum
        mov edi, dword [ebx + 32]         ;   257.0 V       34 sum
        rol ebp, 0xa                      ;   258.0 U+V     36 v[4]
        add esi, edi                      ;   259.0 U       34 sum
        mov edi, ecx                      ;   259.0 V       25 sum copy
        rol esi, 0xd                      ;   260.0 U+V     35 v[2]
        add esi, edx                      ;   261.0 U       35 v[2]
        xor edi, 0xffffffff               ;   261.0 V       25 sum
        or edi, esi                       ;   262.0 U       25 sum
        add edx, 0x6ed9eba1               ;   262.0 V       34 sum
        xor edi, ebp                      ;   263.0 U       25 sum
        add edx, edi                      ;   264.0 U       34 sum
        mov edi, dword [ebx + 4]          ;   264.0 V       34 sum
        rol ecx, 0xa                      ;   265.0 U+V     36 v[3]
        add edx, edi                      ;   266.0 U       34 sum
        mov edi, esi                      ;   266.0 V       25 sum copy
        rol edx, 0xf                      ;   267.0 U+V     35 v[1]
        xor edi, 0xffffffff               ;   268.0 U       25 sum
        add edx, eax                      ;   268.0 V       35 v[1]
        or edi, edx                       ;   269.0 U       25 sum
        xor edi, ecx                      ;   270.0 U       25 sum
        add eax, edi                      ;   271.0 U       34 sum
        mov edi, dword [ebx + 8]          ;   271.0 V       34 sum
        rol esi, 0xa                      ;   272.0 U+V     36 v[2]
        lea eax, [eax + edi + 1859775393] ;   273.0 U       34 sum
        mov edi, edx                      ;   273.0 V       25 sum copy
        rol eax, 0xe                      ;   274.0 U+V     35 v[0]
        add eax, ebp                      ;   275.0 U       35 v[0]
        xor edi, 0xffffffff               ;   275.0 V       25 sum
        or edi, eax                       ;   276.0 U       25 sum
        add ebp, 0x6ed9eba1               ;   276.0 V       34 sum
        xor edi, esi                      ;   277.0 U       25 sum
        add ebp, edi                      ;   278.0 U       34 sum
        mov edi, dword [ebx + 28]         ;   278.0 V       34 sum
        rol edx, 0xa                      ;   279.0 U+V     36 v[1]
        add ebp, edi                      ;   280.0 U       34 sum
        mov edi, eax                      ;   280.0 V       25 sum copy
        rol ebp, 8                        ;   281.0 U+V     35 v[4]
        add ebp, ecx                      ;   282.0 U       35 v[4]
        xor edi, 0xffffffff               ;   282.0 V       25 sum
        or edi, ebp                       ;   283.0 U       25 sum
        add ecx, 0x6ed9eba1               ;   283.0 V       34 sum
        xor edi, edx                      ;   284.0 U       25 sum
        add ecx, edi                      ;   285.0 U       34 sum
        mov edi, dword [ebx]              ;   285.0 V       34 sum
        rol eax, 0xa                      ;   286.0 U+V     36 v[0]
        add ecx, edi                      ;   287.0 U       34 sum
        mov edi, ebp                      ;   287.0 V       25 sum copy
        rol ecx, 0xd                      ;   288.0 U+V     35 v[3]
        add ecx, esi                      ;   289.0 U       35 v[3]
        xor edi, 0xffffffff               ;   289.0 V       25 sum
        or edi, ecx                       ;   290.0 U       25 sum
        add esi, 0x6ed9eba1               ;   290.0 V       34 sum
        xor edi, eax                      ;   291.0 U       25 sum
        add esi, edi                      ;   292.0 U       34 sum
        mov edi, dword [ebx + 24]         ;   292.0 V       34 sum
        rol ebp, 0xa                      ;   293.0 U+V     36 v[4]
        add esi, edi                      ;   294.0 U       34 sum
        mov edi, ecx                      ;   294.0 V       25 sum copy
        rol esi, 6                        ;   295.0 U+V     35 v[2]
        add esi, edx                      ;   296.0 U       35 v[2]
        xor edi, 0xffffffff               ;   296.0 V       25 sum
        or edi, esi                       ;   297.0 U       25 sum
        add edx, 0x6ed9eba1               ;   297.0 V       34 sum
        xor edi, ebp                      ;   298.0 U       25 sum
        add edx, edi                      ;   299.0 U       34 sum
        mov edi, dword [ebx + 52]         ;   299.0 V       34 sum
        rol ecx, 0xa                      ;   300.0 U+V     36 v[3]
        add edx, edi                      ;   301.0 U       34 sum
        mov edi, esi                      ;   301.0 V       25 sum copy
        rol edx, 5                        ;   302.0 U+V     35 v[1]
        add edx, eax                      ;   303.0 U       35 v[1]
        xor edi, 0xffffffff               ;   303.0 V       25 sum
        add eax, 0x6ed9eba1               ;   304.0 U       34 sum
        or edi, edx                       ;   304.0 V       25 sum
        add eax, dword [ebx + 44]         ;   305.0 U       34 sum
        xor edi, ecx                      ;   305.0 V       25 sum
        add eax, edi                      ;   307.0 U       34 sum
        mov edi, edx                      ;   307.0 V       25 sum copy
        rol eax, 0xc                      ;   308.0 U+V     35 v[0]
        add eax, ebp                      ;   309.0 U       35 v[0]
        xor edi, 0xffffffff               ;   309.0 V       25 sum
        rol esi, 0xa                      ;   310.0 U+V     36 v[2]
        or edi, eax                       ;   311.0 U       25 sum
        add ebp, 0x6ed9eba1               ;   311.0 V       34 sum
        xor edi, esi                      ;   312.0 U       25 sum
        add ebp, dword [ebx + 20]         ;   312.0 V       34 sum
        add ebp, edi                      ;   314.0 U       34 sum
        mov edi, eax                      ;   314.0 V       25 sum copy
        rol ebp, 7                        ;   315.0 U+V     35 v[4]
        rol edx, 0xa                      ;   316.0 U+V     36 v[1]
        add ebp, ecx                      ;   317.0 U       35 v[4]
        xor edi, 0xffffffff               ;   317.0 V       25 sum
        or edi, ebp                       ;   318.0 U       25 sum
        add ecx, dword [ebx + 48]         ;   318.0 V       34 sum
        add ecx, 0x6ed9eba1               ;   320.0 U       34 sum
        xor edi, edx                      ;   320.0 V       25 sum
        add ecx, edi                      ;   321.0 U       34 sum
        mov edi, ebp                      ;   321.0 V       26 sum copy
        rol ecx, 5                        ;   322.0 U+V     35 v[3]
        add ecx, esi                      ;   323.0 U       35 v[3]
        add esi, 0x8f1bbcdc               ;   323.0 V       34 sum
        rol eax, 0xa                      ;   324.0 U+V     36 v[0]
        xor edi, ecx                      ;   325.0 U       26 sum
        and edi, eax                      ;   326.0 U       26 sum
        xor edi, ebp                      ;   327.0 U       26 sum
        add esi, edi                      ;   328.0 U       34 sum
        mov edi, dword [ebx + 4]          ;   328.0 V       34 sum
        rol ebp, 0xa                      ;   329.0 U+V     36 v[4]
        add esi, edi                      ;   330.0 U       34 sum
        rol esi, 0xb                      ;   331.0 U+V     35 v[2]
        mov edi, dword [ebx + 36]         ;   332.0 U       34 sum
        add esi, edx                      ;   332.0 V       35 v[2]
        add edx, edi                      ;   333.0 U       34 sum
        mov edi, ecx                      ;   333.0 V       26 sum copy
        xor edi, esi                      ;   334.0 U       26 sum
        and edi, ebp                      ;   335.0 U       26 sum
        add edx, 0x8f1bbcdc               ;   335.0 V       34 sum
        xor edi, ecx                      ;   336.0 U       26 sum
        add edx, edi                      ;   337.0 U       34 sum
        mov edi, dword [ebx + 44]         ;   337.0 V       34 sum
        rol edx, 0xc                      ;   338.0 U+V     35 v[1]
        add edx, eax                      ;   339.0 U       35 v[1]
        add eax, edi                      ;   339.0 V       34 sum
        mov edi, esi                      ;   340.0 U       26 sum copy
        xor edi, edx                      ;   341.0 U       26 sum
        rol ecx, 0xa                      ;   342.0 U+V     36 v[3]
        and edi, ecx                      ;   343.0 U       26 sum
        add eax, 0x8f1bbcdc               ;   343.0 V       34 sum
        xor edi, esi                      ;   344.0 U       26 sum
        add eax, edi                      ;   345.0 U       34 sum
        mov edi, dword [ebx + 40]         ;   345.0 V       34 sum
        rol eax, 0xe                      ;   346.0 U+V     35 v[0]
        add eax, ebp                      ;   347.0 U       35 v[0]
        add ebp, edi                      ;   347.0 V       34 sum
        mov edi, edx                      ;   348.0 U       26 sum copy
        xor edi, eax                      ;   349.0 U       26 sum
        rol esi, 0xa                      ;   350.0 U+V     36 v[2]
        add ebp, 0x8f1bbcdc               ;   351.0 U       34 sum
        and edi, esi                      ;   351.0 V       26 sum
        xor edi, edx                      ;   352.0 U       26 sum
        add ebp, edi                      ;   353.0 U       34 sum
        mov edi, dword [ebx]              ;   353.0 V       34 sum
        rol ebp, 0xf                      ;   354.0 U+V     35 v[4]
        add ebp, ecx                      ;   355.0 U       35 v[4]
        add ecx, edi                      ;   355.0 V       34 sum
        mov edi, eax                      ;   356.0 U       26 sum copy
        rol edx, 0xa                      ;   357.0 U+V     36 v[1]
        add ecx, 0x8f1bbcdc               ;   358.0 U       34 sum
        xor edi, ebp                      ;   358.0 V       26 sum
        and edi, edx                      ;   359.0 U       26 sum
        xor edi, eax                      ;   360.0 U       26 sum
        add ecx, edi                      ;   361.0 U       34 sum
        mov edi, dword [ebx + 32]         ;   361.0 V       34 sum
        rol ecx, 0xe                      ;   362.0 U+V     35 v[3]
        add ecx, esi                      ;   363.0 U       35 v[3]
        add esi, edi                      ;   363.0 V       34 sum
        mov edi, ebp                      ;   364.0 U       26 sum copy
        rol eax, 0xa                      ;   365.0 U+V     36 v[0]
        xor edi, ecx                      ;   366.0 U       26 sum
        and edi, eax                      ;   367.0 U       26 sum
        add esi, 0x8f1bbcdc               ;   367.0 V       34 sum
        xor edi, ebp                      ;   368.0 U       26 sum
        add esi, edi                      ;   369.0 U       34 sum
        mov edi, dword [ebx + 48]         ;   369.0 V       34 sum
        rol esi, 0xf                      ;   370.0 U+V     35 v[2]
        add esi, edx                      ;   371.0 U       35 v[2]
        add edx, edi                      ;   371.0 V       34 sum
        mov edi, ecx                      ;   372.0 U       26 sum copy
        xor edi, esi                      ;   373.0 U       26 sum
        rol ebp, 0xa                      ;   374.0 U+V     36 v[4]
        add edx, 0x8f1bbcdc               ;   375.0 U       34 sum
        and edi, ebp                      ;   375.0 V       26 sum
        xor edi, ecx                      ;   376.0 U       26 sum
        add edx, edi                      ;   377.0 U       34 sum
        mov edi, dword [ebx + 16]         ;   377.0 V       34 sum
        rol edx, 9                        ;   378.0 U+V     35 v[1]
        add edx, eax                      ;   379.0 U       35 v[1]
        add eax, edi                      ;   379.0 V       34 sum
        mov edi, esi                      ;   380.0 U       26 sum copy
        xor edi, edx                      ;   381.0 U       26 sum
        rol ecx, 0xa                      ;   382.0 U+V     36 v[3]
        add eax, 0x8f1bbcdc               ;   383.0 U       34 sum
        and edi, ecx                      ;   383.0 V       26 sum
        xor edi, esi                      ;   384.0 U       26 sum
        add eax, edi                      ;   385.0 U       34 sum
        mov edi, dword [ebx + 52]         ;   385.0 V       34 sum
        rol eax, 8                        ;   386.0 U+V     35 v[0]
        add eax, ebp                      ;   387.0 U       35 v[0]
        add ebp, edi                      ;   387.0 V       34 sum
        rol esi, 0xa                      ;   388.0 U+V     36 v[2]
        mov edi, edx                      ;   389.0 U       26 sum copy
        add ebp, 0x8f1bbcdc               ;   389.0 V       34 sum
        xor edi, eax                      ;   390.0 U       26 sum
        and edi, esi                      ;   391.0 U       26 sum
        xor edi, edx                      ;   392.0 U       26 sum
        add ebp, edi                      ;   393.0 U       34 sum
        mov edi, dword [ebx + 12]         ;   393.0 V       34 sum
        rol ebp, 9                        ;   394.0 U+V     35 v[4]
        add ebp, ecx                      ;   395.0 U       35 v[4]
        add ecx, edi                      ;   395.0 V       34 sum
        mov edi, eax                      ;   396.0 U       26 sum copy
        rol edx, 0xa                      ;   397.0 U+V     36 v[1]
        xor edi, ebp                      ;   398.0 U       26 sum
        and edi, edx                      ;   399.0 U       26 sum
        add ecx, 0x8f1bbcdc               ;   399.0 V       34 sum
        xor edi, eax                      ;   400.0 U       26 sum
        add ecx, edi                      ;   401.0 U       34 sum
        mov edi, dword [ebx + 28]         ;   401.0 V       34 sum
        rol ecx, 0xe                      ;   402.0 U+V     35 v[3]
        add ecx, esi                      ;   403.0 U       35 v[3]
        add esi, edi                      ;   403.0 V       34 sum
        rol eax, 0xa                      ;   404.0 U+V     36 v[0]
        mov edi, ebp                      ;   405.0 U       26 sum copy
        xor edi, ecx                      ;   406.0 U       26 sum
        and edi, eax                      ;   407.0 U       26 sum
        add esi, 0x8f1bbcdc               ;   407.0 V       34 sum
        xor edi, ebp                      ;   408.0 U       26 sum
        add esi, edi                      ;   409.0 U       34 sum
        mov edi, dword [ebx + 60]         ;   409.0 V       34 sum
        rol esi, 5                        ;   410.0 U+V     35 v[2]
        add esi, edx                      ;   411.0 U       35 v[2]
        add edx, edi                      ;   411.0 V       34 sum
        rol ebp, 0xa                      ;   412.0 U+V     36 v[4]
        mov edi, ecx                      ;   413.0 U       26 sum copy
        xor edi, esi                      ;   414.0 U       26 sum
        add edx, 0x8f1bbcdc               ;   414.0 V       34 sum
        and edi, ebp                      ;   415.0 U       26 sum
        xor edi, ecx                      ;   416.0 U       26 sum
        add edx, edi                      ;   417.0 U       34 sum
        mov edi, dword [ebx + 56]         ;   417.0 V       34 sum
        rol edx, 6                        ;   418.0 U+V     35 v[1]
        add edx, eax                      ;   419.0 U       35 v[1]
        add eax, edi                      ;   419.0 V       34 sum
        rol ecx, 0xa                      ;   420.0 U+V     36 v[3]
        mov edi, esi                      ;   421.0 U       26 sum copy
        add eax, 0x8f1bbcdc               ;   421.0 V       34 sum
        xor edi, edx                      ;   422.0 U       26 sum
        and edi, ecx                      ;   423.0 U       26 sum
        xor edi, esi                      ;   424.0 U       26 sum
        add eax, edi                      ;   425.0 U       34 sum
        mov edi, dword [ebx + 20]         ;   425.0 V       34 sum
        rol eax, 8                        ;   426.0 U+V     35 v[0]
        add eax, ebp                      ;   427.0 U       35 v[0]
        add ebp, edi                      ;   427.0 V       34 sum
        mov edi, edx                      ;   428.0 U       26 sum copy
        xor edi, eax                      ;   429.0 U       26 sum
        rol esi, 0xa                      ;   430.0 U+V     36 v[2]
        and edi, esi                      ;   431.0 U       26 sum
        add ebp, 0x8f1bbcdc               ;   431.0 V       34 sum
        xor edi, edx                      ;   432.0 U       26 sum
        add ebp, edi                      ;   433.0 U       34 sum
        mov edi, dword [ebx + 24]         ;   433.0 V       34 sum
        rol ebp, 6                        ;   434.0 U+V     35 v[4]
        add ebp, ecx                      ;   435.0 U       35 v[4]
        add ecx, edi                      ;   435.0 V       34 sum
        mov edi, eax                      ;   436.0 U       26 sum copy
        rol edx, 0xa                      ;   437.0 U+V     36 v[1]
        xor edi, ebp                      ;   438.0 U       26 sum
        add ecx, 0x8f1bbcdc               ;   438.0 V       34 sum
        and edi, edx                      ;   439.0 U       26 sum
        xor edi, eax                      ;   440.0 U       26 sum
        add ecx, edi                      ;   441.0 U       34 sum
        mov edi, dword [ebx + 8]          ;   441.0 V       34 sum
        rol ecx, 5                        ;   442.0 U+V     35 v[3]
        add ecx, esi                      ;   443.0 U       35 v[3]
        add esi, edi                      ;   443.0 V       34 sum
        mov edi, ecx                      ;   444.0 U       26 sum copy
        xor edi, ebp                      ;   445.0 U       26 sum
        rol eax, 0xa                      ;   446.0 U+V     36 v[0]
        and edi, eax                      ;   447.0 U       26 sum
        xor edi, ebp                      ;   448.0 U       26 sum
        add esi, 0x8f1bbcdc               ;   448.0 V       34 sum
        rol ebp, 0xa                      ;   449.0 U+V     36 v[4]
        add esi, edi                      ;   450.0 U       34 sum
        mov edi, ebp                      ;   450.0 V       26 sum copy
        rol esi, 0xc                      ;   451.0 U+V     35 v[2]
        add esi, edx                      ;   452.0 U       35 v[2]
        xor edi, 0xffffffff               ;   452.0 V       26 sum
        or edi, ecx                       ;   453.0 U       26 sum
        add edx, 0xa953fd4e               ;   453.0 V       34 sum
        xor edi, esi                      ;   454.0 U       26 sum
        add edx, edi                      ;   455.0 U       34 sum
        mov edi, dword [ebx + 16]         ;   455.0 V       34 sum
        rol ecx, 0xa                      ;   456.0 U+V     36 v[3]
        add edx, edi                      ;   457.0 U       34 sum
        mov edi, ecx                      ;   457.0 V       26 sum copy
        rol edx, 9                        ;   458.0 U+V     35 v[1]
        add edx, eax                      ;   459.0 U       35 v[1]
        xor edi, 0xffffffff               ;   459.0 V       26 sum
        add eax, 0xa953fd4e               ;   460.0 U       34 sum
        or edi, esi                       ;   460.0 V       26 sum
        xor edi, edx                      ;   461.0 U       26 sum
        add eax, edi                      ;   462.0 U       34 sum
        mov edi, dword [ebx]              ;   462.0 V       34 sum
        rol esi, 0xa                      ;   463.0 U+V     36 v[2]
        add eax, edi                      ;   464.0 U       34 sum
        mov edi, esi                      ;   464.0 V       26 sum copy
        rol eax, 0xf                      ;   465.0 U+V     35 v[0]
        add eax, ebp                      ;   466.0 U       35 v[0]
        xor edi, 0xffffffff               ;   466.0 V       26 sum
        add ebp, 0xa953fd4e               ;   467.0 U       34 sum
        or edi, edx                       ;   467.0 V       26 sum
        xor edi, eax                      ;   468.0 U       26 sum
        add ebp, edi                      ;   469.0 U       34 sum
        mov edi, dword [ebx + 20]         ;   469.0 V       34 sum
        rol edx, 0xa                      ;   470.0 U+V     36 v[1]
        add ebp, edi                      ;   471.0 U       34 sum
        mov edi, edx                      ;   471.0 V       26 sum copy
        rol ebp, 5                        ;   472.0 U+V     35 v[4]
        xor edi, 0xffffffff               ;   473.0 U       26 sum
        or edi, eax                       ;   474.0 U       26 sum
        add ebp, ecx                      ;   474.0 V       35 v[4]
        add ecx, 0xa953fd4e               ;   475.0 U       34 sum
        xor edi, ebp                      ;   475.0 V       26 sum
        add ecx, edi                      ;   476.0 U       34 sum
        mov edi, dword [ebx + 36]         ;   476.0 V       34 sum
        rol eax, 0xa                      ;   477.0 U+V     36 v[0]
        add ecx, edi                      ;   478.0 U       34 sum
        mov edi, eax                      ;   478.0 V       26 sum copy
        rol ecx, 0xb                      ;   479.0 U+V     35 v[3]
        xor edi, 0xffffffff               ;   480.0 U       26 sum
        add ecx, esi                      ;   480.0 V       35 v[3]
        add esi, dword [ebx + 28]         ;   481.0 U       34 sum
        or edi, ebp                       ;   481.0 V       26 sum
        add esi, 0xa953fd4e               ;   483.0 U       34 sum
        xor edi, ecx                      ;   483.0 V       26 sum
        rol ebp, 0xa                      ;   484.0 U+V     36 v[4]
        add esi, edi                      ;   485.0 U       34 sum
        mov edi, ebp                      ;   485.0 V       26 sum copy
        rol esi, 6                        ;   486.0 U+V     35 v[2]
        xor edi, 0xffffffff               ;   487.0 U       26 sum
        add esi, edx                      ;   487.0 V       35 v[2]
        or edi, ecx                       ;   488.0 U       26 sum
        add edx, 0xa953fd4e               ;   488.0 V       34 sum
        xor edi, esi                      ;   489.0 U       26 sum
        add edx, edi                      ;   490.0 U       34 sum
        mov edi, dword [ebx + 48]         ;   490.0 V       34 sum
        rol ecx, 0xa                      ;   491.0 U+V     36 v[3]
        add edx, edi                      ;   492.0 U       34 sum
        mov edi, ecx                      ;   492.0 V       26 sum copy
        rol edx, 8                        ;   493.0 U+V     35 v[1]
        add edx, eax                      ;   494.0 U       35 v[1]
        xor edi, 0xffffffff               ;   494.0 V       26 sum
        add eax, dword [ebx + 8]          ;   495.0 U       34 sum
        or edi, esi                       ;   495.0 V       26 sum
        rol esi, 0xa                      ;   497.0 U+V     36 v[2]
        add eax, 0xa953fd4e               ;   498.0 U       34 sum
        xor edi, edx                      ;   498.0 V       26 sum
        add eax, edi                      ;   499.0 U       34 sum
        mov edi, esi                      ;   499.0 V       26 sum copy
        rol eax, 0xd                      ;   500.0 U+V     35 v[0]
        add eax, ebp                      ;   501.0 U       35 v[0]
        xor edi, 0xffffffff               ;   501.0 V       26 sum
        or edi, edx                       ;   502.0 U       26 sum
        xor edi, eax                      ;   503.0 U       26 sum
        add ebp, edi                      ;   504.0 U       34 sum
        mov edi, dword [ebx + 40]         ;   504.0 V       34 sum
        rol edx, 0xa                      ;   505.0 U+V     36 v[1]
        lea ebp, [ebp + edi - 1454113458] ;   506.0 U       34 sum
        mov edi, edx                      ;   506.0 V       26 sum copy
        rol ebp, 0xc                      ;   507.0 U+V     35 v[4]
        xor edi, 0xffffffff               ;   508.0 U       26 sum
        add ebp, ecx                      ;   508.0 V       35 v[4]
        or edi, eax                       ;   509.0 U       26 sum
        add ecx, 0xa953fd4e               ;   509.0 V       34 sum
        rol eax, 0xa                      ;   510.0 U+V     36 v[0]
        add ecx, dword [ebx + 56]         ;   511.0 U       34 sum
        xor edi, ebp                      ;   511.0 V       26 sum
        add ecx, edi                      ;   513.0 U       34 sum
        mov edi, eax                      ;   513.0 V       26 sum copy
        rol ecx, 5                        ;   514.0 U+V     35 v[3]
        add ecx, esi                      ;   515.0 U       35 v[3]
        xor edi, 0xffffffff               ;   515.0 V       26 sum
        or edi, ebp                       ;   516.0 U       26 sum
        add esi, dword [ebx + 4]          ;   516.0 V       34 sum
        rol ebp, 0xa                      ;   518.0 U+V     36 v[4]
        add esi, 0xa953fd4e               ;   519.0 U       34 sum
        xor edi, ecx                      ;   519.0 V       26 sum
        add esi, edi                      ;   520.0 U       34 sum
        mov edi, ebp                      ;   520.0 V       26 sum copy
        rol esi, 0xc                      ;   521.0 U+V     35 v[2]
        add esi, edx                      ;   522.0 U       35 v[2]
        xor edi, 0xffffffff               ;   522.0 V       26 sum
        add edx, 0xa953fd4e               ;   523.0 U       34 sum
        or edi, ecx                       ;   523.0 V       26 sum
        xor edi, esi                      ;   524.0 U       26 sum
        add edx, edi                      ;   525.0 U       34 sum
        mov edi, dword [ebx + 12]         ;   525.0 V       34 sum
        rol ecx, 0xa                      ;   526.0 U+V     36 v[3]
        add edx, edi                      ;   527.0 U       34 sum
        mov edi, ecx                      ;   527.0 V       26 sum copy
        rol edx, 0xd                      ;   528.0 U+V     35 v[1]
        add edx, eax                      ;   529.0 U       35 v[1]
        xor edi, 0xffffffff               ;   529.0 V       26 sum
        or edi, esi                       ;   530.0 U       26 sum
        add eax, 0xa953fd4e               ;   530.0 V       34 sum
        xor edi, edx                      ;   531.0 U       26 sum
        add eax, edi                      ;   532.0 U       34 sum
        mov edi, dword [ebx + 32]         ;   532.0 V       34 sum
        rol esi, 0xa                      ;   533.0 U+V     36 v[2]
        add eax, edi                      ;   534.0 U       34 sum
        mov edi, esi                      ;   534.0 V       26 sum copy
        rol eax, 0xe                      ;   535.0 U+V     35 v[0]
        xor edi, 0xffffffff               ;   536.0 U       26 sum
        add eax, ebp                      ;   536.0 V       35 v[0]
        or edi, edx                       ;   537.0 U       26 sum
        add ebp, 0xa953fd4e               ;   537.0 V       34 sum
        xor edi, eax                      ;   538.0 U       26 sum
        add ebp, dword [ebx + 44]         ;   538.0 V       34 sum
        rol edx, 0xa                      ;   540.0 U+V     36 v[1]
        add ebp, edi                      ;   541.0 U       34 sum
        mov edi, edx                      ;   541.0 V       26 sum copy
        rol ebp, 0xb                      ;   542.0 U+V     35 v[4]
        xor edi, 0xffffffff               ;   543.0 U       26 sum
        add ebp, ecx                      ;   543.0 V       35 v[4]
        or edi, eax                       ;   544.0 U       26 sum
        add ecx, 0xa953fd4e               ;   544.0 V       34 sum
        rol eax, 0xa                      ;   545.0 U+V     36 v[0]
        mov dword [esp + 36], eax         ;   546.0 U       36 v[0] spill
        xor edi, ebp                      ;   546.0 V       26 sum
        add ecx, edi                      ;   547.0 U       34 sum
        mov edi, dword [ebx + 24]         ;   547.0 V       34 sum
        add ecx, edi                      ;   548.0 U       34 sum
        mov edi, dword [ebx + 60]         ;   548.0 V       34 sum
        xor eax, 0xffffffff               ;   549.0 U       26 sum
        rol ecx, 8                        ;   550.0 U+V     35 v[3]
        add ecx, esi                      ;   551.0 U       35 v[3]
        add esi, edi                      ;   551.0 V       34 sum
        mov edi, dword [esp + 20]         ;   552.0 U       26 sum
        or eax, ebp                       ;   552.0 V       26 sum
        xor eax, ecx                      ;   553.0 U       26 sum
        xor edi, 0xffffffff               ;   553.0 V       26 sum
        rol ebp, 0xa                      ;   554.0 U+V     36 v[4]
        lea esi, [esi + eax - 1454113458] ;   555.0 U       34 sum
        mov eax, dword [esp + 0]          ;   555.0 V       26 sum
        rol esi, 5                        ;   556.0 U+V     35 v[2]
        or edi, eax                       ;   557.0 U       26 sum
        mov eax, dword [esp + 20]         ;   557.0 V       49 h
        add esi, edx                      ;   558.0 U       35 v[2]
        add eax, ebp                      ;   558.0 V       49 h
        mov dword [esp + 40], eax         ;   559.0 U       49 h spill
        mov eax, dword [esp + 12]         ;   559.0 V       26 sum
        mov dword [esp + 44], esi         ;   560.0 U       35 v[2] spill
        xor edi, eax                      ;   560.0 V       26 sum
        mov eax, dword [ebx + 20]         ;   561.0 U       34 sum
        xor ebp, 0xffffffff               ;   561.0 V       26 sum
        add edi, eax                      ;   562.0 U       34 sum
        or ebp, ecx                       ;   562.0 V       26 sum
        mov eax, dword [esp + 8]          ;   563.0 U       34 sum
        xor ebp, esi                      ;   563.0 V       26 sum
        rol ecx, 0xa                      ;   564.0 U+V     36 v[3]
        mov esi, dword [esp + 12]         ;   565.0 U       26 sum
        lea edi, [edi + eax + 1352829926] ;   565.0 V       34 sum
        mov dword [esp + 48], ecx         ;   566.0 U       36 v[3] spill
        lea edx, [edx + ebp - 1454113458] ;   566.0 V       34 sum
        mov eax, dword [esp + 24]         ;   567.0 U       26 sum
        mov ecx, dword [ebx + 56]         ;   567.0 V       34 sum
        xor eax, 0xffffffff               ;   568.0 U       26 sum
        mov ebp, dword [ebx + 52]         ;   568.0 V       34 sum
        or eax, esi                       ;   569.0 U       26 sum
        mov esi, dword [esp + 4]          ;   569.0 V       35 v[0]
        rol edi, 8                        ;   570.0 U+V     35 v[0]
        add edi, esi                      ;   571.0 U       35 v[0]
        add edx, ebp                      ;   571.0 V       34 sum
        mov esi, edi                      ;   572.0 U       26 sum copy
        mov ebp, dword [esp + 4]          ;   572.0 V       44 x[4] reload
        xor esi, eax                      ;   573.0 U       26 sum
        mov eax, dword [ebx]              ;   573.0 V       34 sum
        add esi, ebp                      ;   574.0 U       34 sum
        mov ebp, dword [esp + 28]         ;   574.0 V       26 sum
        rol edx, 6                        ;   575.0 U+V     35 v[1]
        lea esi, [esi + ecx + 1352829926] ;   576.0 U       34 sum
        mov ecx, dword [esp + 20]         ;   576.0 V       35 v[4]
        rol esi, 9                        ;   577.0 U+V     35 v[4]
        xor ebp, 0xffffffff               ;   578.0 U       26 sum
        mov dword [esp + 32], edx         ;   578.0 V       35 v[1] spill
        add esi, ecx                      ;   579.0 U       35 v[4]
        mov ecx, edi                      ;   579.0 V       26 sum copy
        mov edx, esi                      ;   580.0 U       26 sum copy
        or ecx, ebp                       ;   580.0 V       26 sum
        xor edx, ecx                      ;   581.0 U       26 sum
        mov ecx, dword [esp + 20]         ;   581.0 V       34 sum
        mov ebp, dword [ebx + 28]         ;   582.0 U       34 sum
        add edx, ecx                      ;   582.0 V       34 sum
        rol edi, 0xa                      ;   583.0 U+V     36 v[0]
        lea edx, [edx + ebp + 1352829926] ;   584.0 U       34 sum
        mov ecx, edi                      ;   584.0 V       26 sum copy
        mov ebp, dword [esp + 24]         ;   585.0 U       35 v[3]
        xor ecx, 0xffffffff               ;   585.0 V       26 sum
        rol edx, 9                        ;   586.0 U+V     35 v[3]
        or ecx, esi                       ;   587.0 U       26 sum
        add ebp, edx                      ;   587.0 V       35 v[3]
        rol esi, 0xa                      ;   588.0 U+V     36 v[4]
        xor ecx, ebp                      ;   589.0 U       26 sum
        mov edx, esi                      ;   589.0 V       26 sum copy
        add ecx, eax                      ;   590.0 U       34 sum
        mov eax, dword [esp + 24]         ;   590.0 V       34 sum
        xor edx, 0xffffffff               ;   591.0 U       26 sum
        add ecx, eax                      ;   591.0 V       34 sum
        add ecx, 0x50a28be6               ;   592.0 U       34 sum
        mov eax, dword [esp + 28]         ;   592.0 V       36 v[1] reload
        rol ecx, 0xb                      ;   593.0 U+V     35 v[2]
        add ecx, eax                      ;   594.0 U       35 v[2]
        or edx, ebp                       ;   594.0 V       26 sum
        xor edx, ecx                      ;   595.0 U       26 sum
        add eax, edx                      ;   596.0 U       34 sum
        mov edx, dword [ebx + 36]         ;   596.0 V       34 sum
        rol ebp, 0xa                      ;   597.0 U+V     36 v[3]
        add eax, edx                      ;   598.0 U       34 sum
        mov edx, ebp                      ;   598.0 V       26 sum copy
        xor edx, 0xffffffff               ;   599.0 U       26 sum
        add eax, 0x50a28be6               ;   599.0 V       34 sum
        rol eax, 0xd                      ;   600.0 U+V     35 v[1]
        or edx, ecx                       ;   601.0 U       26 sum
        add eax, edi                      ;   601.0 V       35 v[1]
        add edi, 0x50a28be6               ;   602.0 U       34 sum
        xor edx, eax                      ;   602.0 V       26 sum
        add edi, edx                      ;   603.0 U       34 sum
        mov edx, dword [ebx + 8]          ;   603.0 V       34 sum
        rol ecx, 0xa                      ;   604.0 U+V     36 v[2]
        add edi, edx                      ;   605.0 U       34 sum
        mov edx, ecx                      ;   605.0 V       26 sum copy
        rol edi, 0xf                      ;   606.0 U+V     35 v[0]
        add edi, esi                      ;   607.0 U       35 v[0]
        xor edx, 0xffffffff               ;   607.0 V       26 sum
        or edx, eax                       ;   608.0 U       26 sum
        xor edx, edi                      ;   609.0 U       26 sum
        add esi, edx                      ;   610.0 U       34 sum
        mov edx, dword [ebx + 44]         ;   610.0 V       34 sum
        rol eax, 0xa                      ;   611.0 U+V     36 v[1]
        add esi, edx                      ;   612.0 U       34 sum
        mov edx, eax                      ;   612.0 V       26 sum copy
        xor edx, 0xffffffff               ;   613.0 U       26 sum
        add esi, 0x50a28be6               ;   613.0 V       34 sum
        rol esi, 0xf                      ;   614.0 U+V     35 v[4]
        or edx, edi                       ;   615.0 U       26 sum
        add esi, ebp                      ;   615.0 V       35 v[4]
        add ebp, 0x50a28be6               ;   616.0 U       34 sum
        xor edx, esi                      ;   616.0 V       26 sum
        add ebp, edx                      ;   617.0 U       34 sum
        mov edx, dword [ebx + 16]         ;   617.0 V       34 sum
        rol edi, 0xa                      ;   618.0 U+V     36 v[0]
        add ebp, edx                      ;   619.0 U       34 sum
        mov edx, edi                      ;   619.0 V       26 sum copy
        rol ebp, 5                        ;   620.0 U+V     35 v[3]
        xor edx, 0xffffffff               ;   621.0 U       26 sum
        add ebp, ecx                      ;   621.0 V       35 v[3]
        add ecx, 0x50a28be6               ;   622.0 U       34 sum
        or edx, esi                       ;   622.0 V       26 sum
        rol esi, 0xa                      ;   623.0 U+V     36 v[4]
        xor edx, ebp                      ;   624.0 U       26 sum
        add ecx, dword [ebx + 52]         ;   624.0 V       34 sum
        add ecx, edx                      ;   626.0 U       34 sum
        mov edx, esi                      ;   626.0 V       26 sum copy
        rol ecx, 7                        ;   627.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   628.0 U       26 sum
        or edx, ebp                       ;   629.0 U       26 sum
        add ecx, eax                      ;   629.0 V       35 v[2]
        add eax, 0x50a28be6               ;   630.0 U       34 sum
        xor edx, ecx                      ;   630.0 V       26 sum
        add eax, edx                      ;   631.0 U       34 sum
        mov edx, dword [ebx + 24]         ;   631.0 V       34 sum
        rol ebp, 0xa                      ;   632.0 U+V     36 v[3]
        add eax, edx                      ;   633.0 U       34 sum
        mov edx, ebp                      ;   633.0 V       26 sum copy
        rol eax, 7                        ;   634.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   635.0 U       26 sum
        add eax, edi                      ;   635.0 V       35 v[1]
        or edx, ecx                       ;   636.0 U       26 sum
        add edi, 0x50a28be6               ;   636.0 V       34 sum
        xor edx, eax                      ;   637.0 U       26 sum
        add edi, edx                      ;   638.0 U       34 sum
        mov edx, dword [ebx + 60]         ;   638.0 V       34 sum
        rol ecx, 0xa                      ;   639.0 U+V     36 v[2]
        add edi, edx                      ;   640.0 U       34 sum
        mov edx, ecx                      ;   640.0 V       26 sum copy
        rol edi, 8                        ;   641.0 U+V     35 v[0]
        add edi, esi                      ;   642.0 U       35 v[0]
        xor edx, 0xffffffff               ;   642.0 V       26 sum
        or edx, eax                       ;   643.0 U       26 sum
        xor edx, edi                      ;   644.0 U       26 sum
        add esi, edx                      ;   645.0 U       34 sum
        mov edx, dword [ebx + 32]         ;   645.0 V       34 sum
        rol eax, 0xa                      ;   646.0 U+V     36 v[1]
        lea esi, [esi + edx + 1352829926] ;   647.0 U       34 sum
        mov edx, eax                      ;   647.0 V       26 sum copy
        rol esi, 0xb                      ;   648.0 U+V     35 v[4]
        add esi, ebp                      ;   649.0 U       35 v[4]
        xor edx, 0xffffffff               ;   649.0 V       26 sum
        or edx, edi                       ;   650.0 U       26 sum
        add ebp, 0x50a28be6               ;   650.0 V       34 sum
        xor edx, esi                      ;   651.0 U       26 sum
        add ebp, edx                      ;   652.0 U       34 sum
        mov edx, dword [ebx + 4]          ;   652.0 V       34 sum
        rol edi, 0xa                      ;   653.0 U+V     36 v[0]
        add ebp, edx                      ;   654.0 U       34 sum
        mov edx, edi                      ;   654.0 V       26 sum copy
        rol ebp, 0xe                      ;   655.0 U+V     35 v[3]
        xor edx, 0xffffffff               ;   656.0 U       26 sum
        add ebp, ecx                      ;   656.0 V       35 v[3]
        or edx, esi                       ;   657.0 U       26 sum
        xor edx, ebp                      ;   658.0 U       26 sum
        add ecx, edx                      ;   659.0 U       34 sum
        mov edx, dword [ebx + 40]         ;   659.0 V       34 sum
        rol esi, 0xa                      ;   660.0 U+V     36 v[4]
        add ecx, edx                      ;   661.0 U       34 sum
        mov edx, esi                      ;   661.0 V       26 sum copy
        xor edx, 0xffffffff               ;   662.0 U       26 sum
        add ecx, 0x50a28be6               ;   662.0 V       34 sum
        rol ecx, 0xe                      ;   663.0 U+V     35 v[2]
        add ecx, eax                      ;   664.0 U       35 v[2]
        or edx, ebp                       ;   664.0 V       26 sum
        xor edx, ecx                      ;   665.0 U       26 sum
        add eax, dword [ebx + 12]         ;   665.0 V       34 sum
        rol ebp, 0xa                      ;   667.0 U+V     36 v[3]
        add eax, edx                      ;   668.0 U       34 sum
        mov edx, ebp                      ;   668.0 V       26 sum copy
        xor edx, 0xffffffff               ;   669.0 U       26 sum
        add eax, 0x50a28be6               ;   669.0 V       34 sum
        rol eax, 0xc                      ;   670.0 U+V     35 v[1]
        add eax, edi                      ;   671.0 U       35 v[1]
        or edx, ecx                       ;   671.0 V       26 sum
        add edi, 0x50a28be6               ;   672.0 U       34 sum
        xor edx, eax                      ;   672.0 V       26 sum
        add edi, edx                      ;   673.0 U       34 sum
        mov edx, dword [ebx + 48]         ;   673.0 V       34 sum
        rol ecx, 0xa                      ;   674.0 U+V     36 v[2]
        add edi, edx                      ;   675.0 U       34 sum
        mov edx, dword [ebx + 24]         ;   675.0 V       34 sum
        rol edi, 6                        ;   676.0 U+V     35 v[0]
        add edi, esi                      ;   677.0 U       35 v[0]
        add esi, edx                      ;   677.0 V       34 sum
        mov edx, eax                      ;   678.0 U       26 sum copy
        xor edx, edi                      ;   679.0 U       26 sum
        and edx, ecx                      ;   680.0 U       26 sum
        add esi, 0x5c4dd124               ;   680.0 V       34 sum
        xor edx, eax                      ;   681.0 U       26 sum
        add esi, edx                      ;   682.0 U       34 sum
        mov edx, dword [ebx + 44]         ;   682.0 V       34 sum
        rol esi, 9                        ;   683.0 U+V     35 v[4]
        add esi, ebp                      ;   684.0 U       35 v[4]
        add ebp, 0x5c4dd124               ;   684.0 V       34 sum
        rol eax, 0xa                      ;   685.0 U+V     36 v[1]
        add ebp, edx                      ;   686.0 U       34 sum
        mov edx, edi                      ;   686.0 V       26 sum copy
        xor edx, esi                      ;   687.0 U       26 sum
        and edx, eax                      ;   688.0 U       26 sum
        xor edx, edi                      ;   689.0 U       26 sum
        add ebp, edx                      ;   690.0 U       34 sum
        mov edx, dword [ebx + 12]         ;   690.0 V       34 sum reload
        rol ebp, 0xd                      ;   691.0 U+V     35 v[3]
        add ebp, ecx                      ;   692.0 U       35 v[3]
        add ecx, edx                      ;   692.0 V       34 sum
        rol edi, 0xa                      ;   693.0 U+V     36 v[0]
        mov edx, esi                      ;   694.0 U       26 sum copy
        xor edx, ebp                      ;   695.0 U       26 sum
        add ecx, 0x5c4dd124               ;   695.0 V       34 sum
        and edx, edi                      ;   696.0 U       26 sum
        xor edx, esi                      ;   697.0 U       26 sum
        add ecx, edx                      ;   698.0 U       34 sum
        rol ecx, 0xf                      ;   699.0 U+V     35 v[2]
        mov edx, dword [ebx + 28]         ;   700.0 U       34 sum
        add ecx, eax                      ;   700.0 V       35 v[2]
        add eax, edx                      ;   701.0 U       34 sum
        mov edx, ebp                      ;   701.0 V       26 sum copy
        rol esi, 0xa                      ;   702.0 U+V     36 v[4]
        add eax, 0x5c4dd124               ;   703.0 U       34 sum
        xor edx, ecx                      ;   703.0 V       26 sum
        and edx, esi                      ;   704.0 U       26 sum
        xor edx, ebp                      ;   705.0 U       26 sum
        add eax, edx                      ;   706.0 U       34 sum
        mov edx, dword [ebx]              ;   706.0 V       34 sum
        rol eax, 7                        ;   707.0 U+V     35 v[1]
        add eax, edi                      ;   708.0 U       35 v[1]
        add edi, edx                      ;   708.0 V       34 sum
        mov edx, ecx                      ;   709.0 U       26 sum copy
        rol ebp, 0xa                      ;   710.0 U+V     36 v[3]
        add edi, 0x5c4dd124               ;   711.0 U       34 sum
        xor edx, eax                      ;   711.0 V       26 sum
        and edx, ebp                      ;   712.0 U       26 sum
        xor edx, ecx                      ;   713.0 U       26 sum
        add edi, edx                      ;   714.0 U       34 sum
        mov edx, dword [ebx + 52]         ;   714.0 V       34 sum
        rol edi, 0xc                      ;   715.0 U+V     35 v[0]
        add edi, esi                      ;   716.0 U       35 v[0]
        add esi, edx                      ;   716.0 V       34 sum
        mov edx, eax                      ;   717.0 U       26 sum copy
        rol ecx, 0xa                      ;   718.0 U+V     36 v[2]
        xor edx, edi                      ;   719.0 U       26 sum
        add esi, 0x5c4dd124               ;   719.0 V       34 sum
        and edx, ecx                      ;   720.0 U       26 sum
        xor edx, eax                      ;   721.0 U       26 sum
        add esi, edx                      ;   722.0 U       34 sum
        mov edx, dword [ebx + 20]         ;   722.0 V       34 sum
        rol esi, 8                        ;   723.0 U+V     35 v[4]
        add esi, ebp                      ;   724.0 U       35 v[4]
        add ebp, edx                      ;   724.0 V       34 sum
        mov edx, edi                      ;   725.0 U       26 sum copy
        rol eax, 0xa                      ;   726.0 U+V     36 v[1]
        add ebp, 0x5c4dd124               ;   727.0 U       34 sum
        xor edx, esi                      ;   727.0 V       26 sum
        and edx, eax                      ;   728.0 U       26 sum
        xor edx, edi                      ;   729.0 U       26 sum
        add ebp, edx                      ;   730.0 U       34 sum
        mov edx, dword [ebx + 40]         ;   730.0 V       34 sum
        rol ebp, 9                        ;   731.0 U+V     35 v[3]
        add ebp, ecx                      ;   732.0 U       35 v[3]
        add ecx, edx                      ;   732.0 V       34 sum
        mov edx, esi                      ;   733.0 U       26 sum copy
        xor edx, ebp                      ;   734.0 U       26 sum
        rol edi, 0xa                      ;   735.0 U+V     36 v[0]
        and edx, edi                      ;   736.0 U       26 sum
        xor edx, esi                      ;   737.0 U       26 sum
        add ecx, 0x5c4dd124               ;   737.0 V       34 sum
        rol esi, 0xa                      ;   738.0 U+V     36 v[4]
        add ecx, edx                      ;   739.0 U       34 sum
        rol ecx, 0xb                      ;   740.0 U+V     35 v[2]
        mov edx, dword [ebx + 56]         ;   741.0 U       34 sum
        add ecx, eax                      ;   741.0 V       35 v[2]
        add eax, edx                      ;   742.0 U       34 sum
        mov edx, ebp                      ;   742.0 V       26 sum copy
        xor edx, ecx                      ;   743.0 U       26 sum
        add eax, 0x5c4dd124               ;   743.0 V       34 sum
        and edx, esi                      ;   744.0 U       26 sum
        xor edx, ebp                      ;   745.0 U       26 sum
        add eax, edx                      ;   746.0 U       34 sum
        mov edx, dword [ebx + 60]         ;   746.0 V       34 sum
        rol eax, 7                        ;   747.0 U+V     35 v[1]
        add eax, edi                      ;   748.0 U       35 v[1]
        add edi, edx                      ;   748.0 V       34 sum
        mov edx, ecx                      ;   749.0 U       26 sum copy
        xor edx, eax                      ;   750.0 U       26 sum
        rol ebp, 0xa                      ;   751.0 U+V     36 v[3]
        add edi, 0x5c4dd124               ;   752.0 U       34 sum
        and edx, ebp                      ;   752.0 V       26 sum
        xor edx, ecx                      ;   753.0 U       26 sum
        add edi, edx                      ;   754.0 U       34 sum
        mov edx, dword [ebx + 32]         ;   754.0 V       34 sum
        rol edi, 7                        ;   755.0 U+V     35 v[0]
        add edi, esi                      ;   756.0 U       35 v[0]
        add esi, edx                      ;   756.0 V       34 sum
        rol ecx, 0xa                      ;   757.0 U+V     36 v[2]
        mov edx, eax                      ;   758.0 U       26 sum copy
        xor edx, edi                      ;   759.0 U       26 sum
        add esi, 0x5c4dd124               ;   759.0 V       34 sum
        and edx, ecx                      ;   760.0 U       26 sum
        xor edx, eax                      ;   761.0 U       26 sum
        add esi, edx                      ;   762.0 U       34 sum
        mov edx, dword [ebx + 48]         ;   762.0 V       34 sum
        rol esi, 0xc                      ;   763.0 U+V     35 v[4]
        add esi, ebp                      ;   764.0 U       35 v[4]
        add ebp, edx                      ;   764.0 V       34 sum
        mov edx, edi                      ;   765.0 U       26 sum copy
        xor edx, esi                      ;   766.0 U       26 sum
        add ebp, 0x5c4dd124               ;   766.0 V       34 sum
        rol eax, 0xa                      ;   767.0 U+V     36 v[1]
        and edx, eax                      ;   768.0 U       26 sum
        xor edx, edi                      ;   769.0 U       26 sum
        add ebp, edx                      ;   770.0 U       34 sum
        mov edx, dword [ebx + 16]         ;   770.0 V       34 sum
        rol ebp, 7                        ;   771.0 U+V     35 v[3]
        add ebp, ecx                      ;   772.0 U       35 v[3]
        add ecx, edx                      ;   772.0 V       34 sum
        rol edi, 0xa                      ;   773.0 U+V     36 v[0]
        mov edx, esi                      ;   774.0 U       26 sum copy
        add ecx, 0x5c4dd124               ;   774.0 V       34 sum
        xor edx, ebp                      ;   775.0 U       26 sum
        and edx, edi                      ;   776.0 U       26 sum
        xor edx, esi                      ;   777.0 U       26 sum
        add ecx, edx                      ;   778.0 U       34 sum
        mov edx, dword [ebx + 36]         ;   778.0 V       34 sum
        rol ecx, 6                        ;   779.0 U+V     35 v[2]
        add ecx, eax                      ;   780.0 U       35 v[2]
        add eax, edx                      ;   780.0 V       34 sum
        mov edx, ebp                      ;   781.0 U       26 sum copy
        xor edx, ecx                      ;   782.0 U       26 sum
        rol esi, 0xa                      ;   783.0 U+V     36 v[4]
        add eax, 0x5c4dd124               ;   784.0 U       34 sum
        and edx, esi                      ;   784.0 V       26 sum
        xor edx, ebp                      ;   785.0 U       26 sum
        add eax, edx                      ;   786.0 U       34 sum
        mov edx, dword [ebx + 4]          ;   786.0 V       34 sum
        rol eax, 0xf                      ;   787.0 U+V     35 v[1]
        add eax, edi                      ;   788.0 U       35 v[1]
        add edi, edx                      ;   788.0 V       34 sum
        mov edx, ecx                      ;   789.0 U       26 sum copy
        xor edx, eax                      ;   790.0 U       26 sum
        rol ebp, 0xa                      ;   791.0 U+V     36 v[3]
        and edx, ebp                      ;   792.0 U       26 sum
        add edi, 0x5c4dd124               ;   792.0 V       34 sum
        xor edx, ecx                      ;   793.0 U       26 sum
        add edi, edx                      ;   794.0 U       34 sum
        rol edi, 0xd                      ;   795.0 U+V     35 v[0]
        mov edx, dword [ebx + 8]          ;   796.0 U       34 sum
        add edi, esi                      ;   796.0 V       35 v[0]
        add esi, edx                      ;   797.0 U       34 sum
        mov edx, edi                      ;   797.0 V       26 sum copy
        rol ecx, 0xa                      ;   798.0 U+V     36 v[2]
        xor edx, eax                      ;   799.0 U       26 sum
        and edx, ecx                      ;   800.0 U       26 sum
        add esi, 0x5c4dd124               ;   800.0 V       34 sum
        xor edx, eax                      ;   801.0 U       26 sum
        add esi, edx                      ;   802.0 U       34 sum
        mov edx, edi                      ;   802.0 V       25 sum copy
        rol eax, 0xa                      ;   803.0 U+V     36 v[1]
        rol esi, 0xb                      ;   804.0 U+V     35 v[4]
        add esi, ebp                      ;   805.0 U       35 v[4]
        xor edx, 0xffffffff               ;   805.0 V       25 sum
        or edx, esi                       ;   806.0 U       25 sum
        add ebp, 0x6d703ef3               ;   806.0 V       34 sum
        xor edx, eax                      ;   807.0 U       25 sum
        add ebp, edx                      ;   808.0 U       34 sum
        mov edx, dword [ebx + 60]         ;   808.0 V       34 sum
        rol edi, 0xa                      ;   809.0 U+V     36 v[0]
        add ebp, edx                      ;   810.0 U       34 sum
        mov edx, esi                      ;   810.0 V       25 sum copy
        rol ebp, 9                        ;   811.0 U+V     35 v[3]
        add ebp, ecx                      ;   812.0 U       35 v[3]
        xor edx, 0xffffffff               ;   812.0 V       25 sum
        or edx, ebp                       ;   813.0 U       25 sum
        add ecx, 0x6d703ef3               ;   813.0 V       34 sum
        xor edx, edi                      ;   814.0 U       25 sum
        add ecx, edx                      ;   815.0 U       34 sum
        mov edx, dword [ebx + 20]         ;   815.0 V       34 sum
        rol esi, 0xa                      ;   816.0 U+V     36 v[4]
        add ecx, edx                      ;   817.0 U       34 sum
        mov edx, ebp                      ;   817.0 V       25 sum copy
        rol ecx, 7                        ;   818.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   819.0 U       25 sum
        add ecx, eax                      ;   819.0 V       35 v[2]
        or edx, ecx                       ;   820.0 U       25 sum
        add eax, 0x6d703ef3               ;   820.0 V       34 sum
        add eax, dword [ebx + 4]          ;   821.0 U       34 sum
        xor edx, esi                      ;   821.0 V       25 sum
        add eax, edx                      ;   823.0 U       34 sum
        mov edx, ecx                      ;   823.0 V       25 sum copy
        rol ebp, 0xa                      ;   824.0 U+V     36 v[3]
        rol eax, 0xf                      ;   825.0 U+V     35 v[1]
        xor edx, 0xffffffff               ;   826.0 U       25 sum
        add eax, edi                      ;   826.0 V       35 v[1]
        or edx, eax                       ;   827.0 U       25 sum
        add edi, 0x6d703ef3               ;   827.0 V       34 sum
        xor edx, ebp                      ;   828.0 U       25 sum
        add edi, edx                      ;   829.0 U       34 sum
        mov edx, dword [ebx + 12]         ;   829.0 V       34 sum
        rol ecx, 0xa                      ;   830.0 U+V     36 v[2]
        add edi, edx                      ;   831.0 U       34 sum
        mov edx, eax                      ;   831.0 V       25 sum copy
        rol edi, 0xb                      ;   832.0 U+V     35 v[0]
        add edi, esi                      ;   833.0 U       35 v[0]
        xor edx, 0xffffffff               ;   833.0 V       25 sum
        or edx, edi                       ;   834.0 U       25 sum
        add esi, 0x6d703ef3               ;   834.0 V       34 sum
        xor edx, ecx                      ;   835.0 U       25 sum
        add esi, edx                      ;   836.0 U       34 sum
        mov edx, dword [ebx + 28]         ;   836.0 V       34 sum
        rol eax, 0xa                      ;   837.0 U+V     36 v[1]
        add esi, edx                      ;   838.0 U       34 sum
        mov edx, edi                      ;   838.0 V       25 sum copy
        rol esi, 8                        ;   839.0 U+V     35 v[4]
        add esi, ebp                      ;   840.0 U       35 v[4]
        xor edx, 0xffffffff               ;   840.0 V       25 sum
        add ebp, 0x6d703ef3               ;   841.0 U       34 sum
        or edx, esi                       ;   841.0 V       25 sum
        xor edx, eax                      ;   842.0 U       25 sum
        add ebp, dword [ebx + 56]         ;   842.0 V       34 sum
        add ebp, edx                      ;   844.0 U       34 sum
        mov edx, esi                      ;   844.0 V       25 sum copy
        rol edi, 0xa                      ;   845.0 U+V     36 v[0]
        rol ebp, 6                        ;   846.0 U+V     35 v[3]
        add ebp, ecx                      ;   847.0 U       35 v[3]
        xor edx, 0xffffffff               ;   847.0 V       25 sum
        or edx, ebp                       ;   848.0 U       25 sum
        add ecx, 0x6d703ef3               ;   848.0 V       34 sum
        xor edx, edi                      ;   849.0 U       25 sum
        add ecx, dword [ebx + 24]         ;   849.0 V       34 sum
        add ecx, edx                      ;   851.0 U       34 sum
        mov edx, ebp                      ;   851.0 V       25 sum copy
        rol ecx, 6                        ;   852.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   853.0 U       25 sum
        add ecx, eax                      ;   853.0 V       35 v[2]
        or edx, ecx                       ;   854.0 U       25 sum
        rol esi, 0xa                      ;   855.0 U+V     36 v[4]
        add eax, 0x6d703ef3               ;   856.0 U       34 sum
        xor edx, esi                      ;   856.0 V       25 sum
        add eax, edx                      ;   857.0 U       34 sum
        mov edx, dword [ebx + 36]         ;   857.0 V       34 sum
        rol ebp, 0xa                      ;   858.0 U+V     36 v[3]
        add eax, edx                      ;   859.0 U       34 sum
        mov edx, ecx                      ;   859.0 V       25 sum copy
        rol eax, 0xe                      ;   860.0 U+V     35 v[1]
        add eax, edi                      ;   861.0 U       35 v[1]
        xor edx, 0xffffffff               ;   861.0 V       25 sum
        or edx, eax                       ;   862.0 U       25 sum
        add edi, 0x6d703ef3               ;   862.0 V       34 sum
        xor edx, ebp                      ;   863.0 U       25 sum
        add edi, edx                      ;   864.0 U       34 sum
        mov edx, dword [ebx + 44]         ;   864.0 V       34 sum
        rol ecx, 0xa                      ;   865.0 U+V     36 v[2]
        add edi, edx                      ;   866.0 U       34 sum
        mov edx, eax                      ;   866.0 V       25 sum copy
        rol edi, 0xc                      ;   867.0 U+V     35 v[0]
        xor edx, 0xffffffff               ;   868.0 U       25 sum
        add edi, esi                      ;   868.0 V       35 v[0]
        or edx, edi                       ;   869.0 U       25 sum
        add esi, 0x6d703ef3               ;   869.0 V       34 sum
        xor edx, ecx                      ;   870.0 U       25 sum
        add esi, edx                      ;   871.0 U       34 sum
        mov edx, dword [ebx + 32]         ;   871.0 V       34 sum
        rol eax, 0xa                      ;   872.0 U+V     36 v[1]
        add esi, edx                      ;   873.0 U       34 sum
        mov edx, edi                      ;   873.0 V       25 sum copy
        rol esi, 0xd                      ;   874.0 U+V     35 v[4]
        add esi, ebp                      ;   875.0 U       35 v[4]
        xor edx, 0xffffffff               ;   875.0 V       25 sum
        add ebp, 0x6d703ef3               ;   876.0 U       34 sum
        or edx, esi                       ;   876.0 V       25 sum
        xor edx, eax                      ;   877.0 U       25 sum
        add ebp, edx                      ;   878.0 U       34 sum
        mov edx, dword [ebx + 48]         ;   878.0 V       34 sum
        rol edi, 0xa                      ;   879.0 U+V     36 v[0]
        add ebp, edx                      ;   880.0 U       34 sum
        mov edx, esi                      ;   880.0 V       25 sum copy
        rol ebp, 5                        ;   881.0 U+V     35 v[3]
        add ebp, ecx                      ;   882.0 U       35 v[3]
        xor edx, 0xffffffff               ;   882.0 V       25 sum
        or edx, ebp                       ;   883.0 U       25 sum
        add ecx, 0x6d703ef3               ;   883.0 V       34 sum
        xor edx, edi                      ;   884.0 U       25 sum
        add ecx, edx                      ;   885.0 U       34 sum
        mov edx, dword [ebx + 8]          ;   885.0 V       34 sum
        rol esi, 0xa                      ;   886.0 U+V     36 v[4]
        add ecx, edx                      ;   887.0 U       34 sum
        mov edx, ebp                      ;   887.0 V       25 sum copy
        rol ecx, 0xe                      ;   888.0 U+V     35 v[2]
        xor edx, 0xffffffff               ;   889.0 U       25 sum
        add ecx, eax                      ;   889.0 V       35 v[2]
        add eax, 0x6d703ef3               ;   890.0 U       34 sum
        or edx, ecx                       ;   890.0 V       25 sum
        xor edx, esi                      ;   891.0 U       25 sum
        add eax, edx                      ;   892.0 U       34 sum
        mov edx, dword [ebx + 40]         ;   892.0 V       34 sum
        rol ebp, 0xa                      ;   893.0 U+V     36 v[3]
        add eax, edx                      ;   894.0 U       34 sum
        mov edx, ecx                      ;   894.0 V       25 sum copy
        rol eax, 0xd                      ;   895.0 U+V     35 v[1]
        add eax, edi                      ;   896.0 U       35 v[1]
        xor edx, 0xffffffff               ;   896.0 V       25 sum
        or edx, eax                       ;   897.0 U       25 sum
        add edi, 0x6d703ef3               ;   897.0 V       34 sum
        xor edx, ebp                      ;   898.0 U       25 sum
        add edi, edx                      ;   899.0 U       34 sum
        mov edx, dword [ebx]              ;   899.0 V       34 sum
        rol ecx, 0xa                      ;   900.0 U+V     36 v[2]
        add edi, edx                      ;   901.0 U       34 sum
        mov edx, eax                      ;   901.0 V       25 sum copy
        rol edi, 0xd                      ;   902.0 U+V     35 v[0]
        add edi, esi                      ;   903.0 U       35 v[0]
        xor edx, 0xffffffff               ;   903.0 V       25 sum
        or edx, edi                       ;   904.0 U       25 sum
        add esi, 0x6d703ef3               ;   904.0 V       34 sum
        xor edx, ecx                      ;   905.0 U       25 sum
        add esi, edx                      ;   906.0 U       34 sum
        mov edx, dword [ebx + 16]         ;   906.0 V       34 sum
        rol eax, 0xa                      ;   907.0 U+V     36 v[1]
        add esi, edx                      ;   908.0 U       34 sum
        mov edx, edi                      ;   908.0 V       25 sum copy
        rol esi, 7                        ;   909.0 U+V     35 v[4]
        rol edi, 0xa                      ;   910.0 U+V     36 v[0]
        xor edx, 0xffffffff               ;   911.0 U       25 sum
        add esi, ebp                      ;   911.0 V       35 v[4]
        add ebp, 0x6d703ef3               ;   912.0 U       34 sum
        or edx, esi                       ;   912.0 V       25 sum
        add ebp, dword [ebx + 52]         ;   913.0 U       34 sum
        xor edx, eax                      ;   913.0 V       25 sum
        add ebp, edx                      ;   915.0 U       34 sum
        mov edx, esi                      ;   915.0 V       25 sum copy
        rol ebp, 5                        ;   916.0 U+V     35 v[3]
        xor edx, edi                      ;   917.0 U       25 sum
        add ebp, ecx                      ;   917.0 V       35 v[3]
        and edx, ebp                      ;   918.0 U       25 sum
        add ecx, 0x7a6d76e9               ;   918.0 V       34 sum
        xor edx, edi                      ;   919.0 U       25 sum
        add ecx, edx                      ;   920.0 U       34 sum
        mov edx, dword [ebx + 32]         ;   920.0 V       34 sum
        rol esi, 0xa                      ;   921.0 U+V     36 v[4]
        add ecx, edx                      ;   922.0 U       34 sum
        mov edx, ebp                      ;   922.0 V       25 sum copy
        rol ecx, 0xf                      ;   923.0 U+V     35 v[2]
        add ecx, eax                      ;   924.0 U       35 v[2]
        xor edx, esi                      ;   924.0 V       25 sum
        add eax, 0x7a6d76e9               ;   925.0 U       34 sum
        and edx, ecx                      ;   925.0 V       25 sum
        add eax, dword [ebx + 24]         ;   926.0 U       34 sum
        xor edx, esi                      ;   926.0 V       25 sum
        add eax, edx                      ;   928.0 U       34 sum
        mov edx, ecx                      ;   928.0 V       25 sum copy
        rol eax, 5                        ;   929.0 U+V     35 v[1]
        rol ebp, 0xa                      ;   930.0 U+V     36 v[3]
        add eax, edi                      ;   931.0 U       35 v[1]
        xor edx, ebp                      ;   931.0 V       25 sum
        and edx, eax                      ;   932.0 U       25 sum
        add edi, 0x7a6d76e9               ;   932.0 V       34 sum
        add edi, dword [ebx + 16]         ;   933.0 U       34 sum
        xor edx, ebp                      ;   933.0 V       25 sum
        add edi, edx                      ;   935.0 U       34 sum
        mov edx, eax                      ;   935.0 V       25 sum copy
        rol ecx, 0xa                      ;   936.0 U+V     36 v[2]
        rol edi, 8                        ;   937.0 U+V     35 v[0]
        xor edx, ecx                      ;   938.0 U       25 sum
        add edi, esi                      ;   938.0 V       35 v[0]
        and edx, edi                      ;   939.0 U       25 sum
        add esi, 0x7a6d76e9               ;   939.0 V       34 sum
        xor edx, ecx                      ;   940.0 U       25 sum
        add esi, edx                      ;   941.0 U       34 sum
        mov edx, dword [ebx + 4]          ;   941.0 V       34 sum
        rol eax, 0xa                      ;   942.0 U+V     36 v[1]
        add esi, edx                      ;   943.0 U       34 sum
        mov edx, edi                      ;   943.0 V       25 sum copy
        rol esi, 0xb                      ;   944.0 U+V     35 v[4]
        xor edx, eax                      ;   945.0 U       25 sum
        add esi, ebp                      ;   945.0 V       35 v[4]
        add ebp, 0x7a6d76e9               ;   946.0 U       34 sum
        and edx, esi                      ;   946.0 V       25 sum
        add ebp, dword [ebx + 12]         ;   947.0 U       34 sum
        xor edx, eax                      ;   947.0 V       25 sum
        add ebp, edx                      ;   949.0 U       34 sum
        mov edx, esi                      ;   949.0 V       25 sum copy
        rol edi, 0xa                      ;   950.0 U+V     36 v[0]
        rol ebp, 0xe                      ;   951.0 U+V     35 v[3]
        add ebp, ecx                      ;   952.0 U       35 v[3]
        xor edx, edi                      ;   952.0 V       25 sum
        add ecx, 0x7a6d76e9               ;   953.0 U       34 sum
        and edx, ebp                      ;   953.0 V       25 sum
        add ecx, dword [ebx + 44]         ;   954.0 U       34 sum
        xor edx, edi                      ;   954.0 V       25 sum
        add ecx, edx                      ;   956.0 U       34 sum
        mov edx, ebp                      ;   956.0 V       25 sum copy
        rol esi, 0xa                      ;   957.0 U+V     36 v[4]
        rol ecx, 0xe                      ;   958.0 U+V     35 v[2]
        xor edx, esi                      ;   959.0 U       25 sum
        add ecx, eax                      ;   959.0 V       35 v[2]
        and edx, ecx                      ;   960.0 U       25 sum
        add eax, 0x7a6d76e9               ;   960.0 V       34 sum
        xor edx, esi                      ;   961.0 U       25 sum
        add eax, edx                      ;   962.0 U       34 sum
        mov edx, dword [ebx + 60]         ;   962.0 V       34 sum
        rol ebp, 0xa                      ;   963.0 U+V     36 v[3]
        add eax, edx                      ;   964.0 U       34 sum
        mov edx, ecx                      ;   964.0 V       25 sum copy
        rol eax, 6                        ;   965.0 U+V     35 v[1]
        add eax, edi                      ;   966.0 U       35 v[1]
        xor edx, ebp                      ;   966.0 V       25 sum
        and edx, eax                      ;   967.0 U       25 sum
        add edi, 0x7a6d76e9               ;   967.0 V       34 sum
        xor edx, ebp                      ;   968.0 U       25 sum
        add edi, edx                      ;   969.0 U       34 sum
        mov edx, dword [ebx]              ;   969.0 V       34 sum
        rol ecx, 0xa                      ;   970.0 U+V     36 v[2]
        add edi, edx                      ;   971.0 U       34 sum
        mov edx, eax                      ;   971.0 V       25 sum copy
        rol edi, 0xe                      ;   972.0 U+V     35 v[0]
        add edi, esi                      ;   973.0 U       35 v[0]
        xor edx, ecx                      ;   973.0 V       25 sum
        and edx, edi                      ;   974.0 U       25 sum
        xor edx, ecx                      ;   975.0 U       25 sum
        add esi, edx                      ;   976.0 U       34 sum
        mov edx, dword [ebx + 20]         ;   976.0 V       34 sum
        rol eax, 0xa                      ;   977.0 U+V     36 v[1]
        lea esi, [esi + edx + 2053994217] ;   978.0 U       34 sum
        mov edx, edi                      ;   978.0 V       25 sum copy
        rol esi, 6                        ;   979.0 U+V     35 v[4]
        add esi, ebp                      ;   980.0 U       35 v[4]
        xor edx, eax                      ;   980.0 V       25 sum
        add ebp, 0x7a6d76e9               ;   981.0 U       34 sum
        and edx, esi                      ;   981.0 V       25 sum
        xor edx, eax                      ;   982.0 U       25 sum
        add ebp, edx                      ;   983.0 U       34 sum
        mov edx, dword [ebx + 48]         ;   983.0 V       34 sum
        rol edi, 0xa                      ;   984.0 U+V     36 v[0]
        add ebp, edx                      ;   985.0 U       34 sum
        mov edx, esi                      ;   985.0 V       25 sum copy
        rol ebp, 9                        ;   986.0 U+V     35 v[3]
        add ebp, ecx                      ;   987.0 U       35 v[3]
        xor edx, edi                      ;   987.0 V       25 sum
        and edx, ebp                      ;   988.0 U       25 sum
        add ecx, 0x7a6d76e9               ;   988.0 V       34 sum
        xor edx, edi                      ;   989.0 U       25 sum
        add ecx, edx                      ;   990.0 U       34 sum
        mov edx, dword [ebx + 8]          ;   990.0 V       34 sum
        rol esi, 0xa                      ;   991.0 U+V     36 v[4]
        add ecx, edx                      ;   992.0 U       34 sum
        mov edx, ebp                      ;   992.0 V       25 sum copy
        rol ecx, 0xc                      ;   993.0 U+V     35 v[2]
        add ecx, eax                      ;   994.0 U       35 v[2]
        xor edx, esi                      ;   994.0 V       25 sum
        add eax, 0x7a6d76e9               ;   995.0 U       34 sum
        and edx, ecx                      ;   995.0 V       25 sum
        xor edx, esi                      ;   996.0 U       25 sum
        add eax, dword [ebx + 52]         ;   996.0 V       34 sum
        add eax, edx                      ;   998.0 U       34 sum
        mov edx, ecx                      ;   998.0 V       25 sum copy
        rol eax, 9                        ;   999.0 U+V     35 v[1]
        rol ebp, 0xa                      ;  1000.0 U+V     36 v[3]
        xor edx, ebp                      ;  1001.0 U       25 sum
        add eax, edi                      ;  1001.0 V       35 v[1]
        add edi, 0x7a6d76e9               ;  1002.0 U       34 sum
        and edx, eax                      ;  1002.0 V       25 sum
        xor edx, ebp                      ;  1003.0 U       25 sum
        add edi, dword [ebx + 36]         ;  1003.0 V       34 sum
        add edi, edx                      ;  1005.0 U       34 sum
        mov edx, eax                      ;  1005.0 V       25 sum copy
        rol edi, 0xc                      ;  1006.0 U+V     35 v[0]
        rol ecx, 0xa                      ;  1007.0 U+V     36 v[2]
        rol eax, 0xa                      ;  1008.0 U+V     36 v[1]
        xor edx, ecx                      ;  1009.0 U       25 sum
        add edi, esi                      ;  1009.0 V       35 v[0]
        and edx, edi                      ;  1010.0 U       25 sum
        add esi, 0x7a6d76e9               ;  1010.0 V       34 sum
        add esi, dword [ebx + 28]         ;  1011.0 U       34 sum
        xor edx, ecx                      ;  1011.0 V       25 sum
        add esi, edx                      ;  1013.0 U       34 sum
        mov edx, edi                      ;  1013.0 V       25 sum copy
        rol esi, 5                        ;  1014.0 U+V     35 v[4]
        xor edx, eax                      ;  1015.0 U       25 sum
        add esi, ebp                      ;  1015.0 V       35 v[4]
        and edx, esi                      ;  1016.0 U       25 sum
        xor edx, eax                      ;  1017.0 U       25 sum
        add ebp, edx                      ;  1018.0 U       34 sum
        mov edx, dword [ebx + 40]         ;  1018.0 V       34 sum
        rol edi, 0xa                      ;  1019.0 U+V     36 v[0]
        lea ebp, [ebp + edx + 2053994217] ;  1020.0 U       34 sum
        mov edx, esi                      ;  1020.0 V       25 sum copy
        rol ebp, 0xf                      ;  1021.0 U+V     35 v[3]
        xor edx, edi                      ;  1022.0 U       25 sum
        add ebp, ecx                      ;  1022.0 V       35 v[3]
        and edx, ebp                      ;  1023.0 U       25 sum
        add ecx, 0x7a6d76e9               ;  1023.0 V       34 sum
        xor edx, edi                      ;  1024.0 U       25 sum
        add ecx, edx                      ;  1025.0 U       34 sum
        mov edx, dword [ebx + 56]         ;  1025.0 V       34 sum
        rol esi, 0xa                      ;  1026.0 U+V     36 v[4]
        add ecx, edx                      ;  1027.0 U       34 sum
        mov edx, ebp                      ;  1027.0 V       25 sum copy
        rol ecx, 8                        ;  1028.0 U+V     35 v[2]
        add ecx, eax                      ;  1029.0 U       35 v[2]
        xor edx, esi                      ;  1029.0 V       25 sum
        xor edx, ecx                      ;  1030.0 U       25 sum
        add eax, edx                      ;  1031.0 U       34 sum
        mov edx, dword [ebx + 48]         ;  1031.0 V       34 sum
        rol ebp, 0xa                      ;  1032.0 U+V     36 v[3]
        add eax, edx                      ;  1033.0 U       34 sum
        mov edx, ecx                      ;  1033.0 V       25 sum copy
        rol eax, 8                        ;  1034.0 U+V     35 v[1]
        xor edx, ebp                      ;  1035.0 U       25 sum
        add eax, edi                      ;  1035.0 V       35 v[1]
        xor edx, eax                      ;  1036.0 U       25 sum
        add edi, edx                      ;  1037.0 U       34 sum
        mov edx, dword [ebx + 60]         ;  1037.0 V       34 sum
        rol ecx, 0xa                      ;  1038.0 U+V     36 v[2]
        add edi, edx                      ;  1039.0 U       34 sum
        mov edx, eax                      ;  1039.0 V       25 sum copy
        rol edi, 5                        ;  1040.0 U+V     35 v[0]
        add edi, esi                      ;  1041.0 U       35 v[0]
        xor edx, ecx                      ;  1041.0 V       25 sum
        xor edx, edi                      ;  1042.0 U       25 sum
        add esi, dword [ebx + 40]         ;  1042.0 V       34 sum
        add esi, edx                      ;  1044.0 U       34 sum
        mov edx, edi                      ;  1044.0 V       25 sum copy
        rol esi, 0xc                      ;  1045.0 U+V     35 v[4]
        rol eax, 0xa                      ;  1046.0 U+V     36 v[1]
        add esi, ebp                      ;  1047.0 U       35 v[4]
        xor edx, eax                      ;  1047.0 V       25 sum
        add ebp, dword [ebx + 16]         ;  1048.0 U       34 sum
        xor edx, esi                      ;  1048.0 V       25 sum
        add ebp, edx                      ;  1050.0 U       34 sum
        mov edx, esi                      ;  1050.0 V       25 sum copy
        rol ebp, 9                        ;  1051.0 U+V     35 v[3]
        rol edi, 0xa                      ;  1052.0 U+V     36 v[0]
        xor edx, edi                      ;  1053.0 U       25 sum
        add ebp, ecx                      ;  1053.0 V       35 v[3]
        xor edx, ebp                      ;  1054.0 U       25 sum
        add ecx, dword [ebx + 4]          ;  1054.0 V       34 sum
        add ecx, edx                      ;  1056.0 U       34 sum
        mov edx, ebp                      ;  1056.0 V       25 sum copy
        rol ecx, 0xc                      ;  1057.0 U+V     35 v[2]
        rol esi, 0xa                      ;  1058.0 U+V     36 v[4]
        add ecx, eax                      ;  1059.0 U       35 v[2]
        xor edx, esi                      ;  1059.0 V       25 sum
        xor edx, ecx                      ;  1060.0 U       25 sum
        add eax, edx                      ;  1061.0 U       34 sum
        mov edx, dword [ebx + 20]         ;  1061.0 V       34 sum
        rol ebp, 0xa                      ;  1062.0 U+V     36 v[3]
        add eax, edx                      ;  1063.0 U       34 sum
        mov edx, ecx                      ;  1063.0 V       25 sum copy
        rol eax, 5                        ;  1064.0 U+V     35 v[1]
        xor edx, ebp                      ;  1065.0 U       25 sum
        add eax, edi                      ;  1065.0 V       35 v[1]
        xor edx, eax                      ;  1066.0 U       25 sum
        add edi, edx                      ;  1067.0 U       34 sum
        mov edx, dword [ebx + 32]         ;  1067.0 V       34 sum
        rol ecx, 0xa                      ;  1068.0 U+V     36 v[2]
        add edi, edx                      ;  1069.0 U       34 sum
        mov edx, eax                      ;  1069.0 V       25 sum copy
        rol edi, 0xe                      ;  1070.0 U+V     35 v[0]
        add edi, esi                      ;  1071.0 U       35 v[0]
        xor edx, ecx                      ;  1071.0 V       25 sum
        xor edx, edi                      ;  1072.0 U       25 sum
        add esi, edx                      ;  1073.0 U       34 sum
        mov edx, dword [ebx + 28]         ;  1073.0 V       34 sum
        rol eax, 0xa                      ;  1074.0 U+V     36 v[1]
        add esi, edx                      ;  1075.0 U       34 sum
        mov edx, edi                      ;  1075.0 V       25 sum copy
        rol edi, 0xa                      ;  1076.0 U+V     36 v[0]
        rol esi, 6                        ;  1077.0 U+V     35 v[4]
        xor edx, eax                      ;  1078.0 U       25 sum
        add esi, ebp                      ;  1078.0 V       35 v[4]
        xor edx, esi                      ;  1079.0 U       25 sum
        add ebp, dword [ebx + 24]         ;  1079.0 V       34 sum
        add ebp, edx                      ;  1081.0 U       34 sum
        mov edx, esi                      ;  1081.0 V       25 sum copy
        rol ebp, 8                        ;  1082.0 U+V     35 v[3]
        add ebp, ecx                      ;  1083.0 U       35 v[3]
        xor edx, edi                      ;  1083.0 V       25 sum
        xor edx, ebp                      ;  1084.0 U       25 sum
        add ecx, edx                      ;  1085.0 U       34 sum
        mov edx, dword [ebx + 8]          ;  1085.0 V       34 sum
        rol esi, 0xa                      ;  1086.0 U+V     36 v[4]
        add ecx, edx                      ;  1087.0 U       34 sum
        mov edx, ebp                      ;  1087.0 V       25 sum copy
        rol ecx, 0xd                      ;  1088.0 U+V     35 v[2]
        add ecx, eax                      ;  1089.0 U       35 v[2]
        xor edx, esi                      ;  1089.0 V       25 sum
        add eax, dword [ebx + 52]         ;  1090.0 U       34 sum
        xor edx, ecx                      ;  1090.0 V       25 sum
        add eax, edx                      ;  1092.0 U       34 sum
        mov edx, ecx                      ;  1092.0 V       25 sum copy
        rol eax, 6                        ;  1093.0 U+V     35 v[1]
        rol ebp, 0xa                      ;  1094.0 U+V     36 v[3]
        add eax, edi                      ;  1095.0 U       35 v[1]
        xor edx, ebp                      ;  1095.0 V       25 sum
        xor edx, eax                      ;  1096.0 U       25 sum
        add edi, edx                      ;  1097.0 U       34 sum
        mov edx, dword [ebx + 56]         ;  1097.0 V       34 sum
        rol ecx, 0xa                      ;  1098.0 U+V     36 v[2]
        add edi, edx                      ;  1099.0 U       34 sum
        mov edx, eax                      ;  1099.0 V       25 sum copy
        rol edi, 5                        ;  1100.0 U+V     35 v[0]
        add edi, esi                      ;  1101.0 U       35 v[0]
        xor edx, ecx                      ;  1101.0 V       25 sum
        rol eax, 0xa                      ;  1102.0 U+V     36 v[1]
        add esi, dword [ebx]              ;  1103.0 U       34 sum
        xor edx, edi                      ;  1103.0 V       25 sum
        add esi, edx                      ;  1105.0 U       34 sum
        mov edx, edi                      ;  1105.0 V       25 sum copy
        rol esi, 0xf                      ;  1106.0 U+V     35 v[4]
        add esi, ebp                      ;  1107.0 U       35 v[4]
        xor edx, eax                      ;  1107.0 V       25 sum
        add ebp, dword [ebx + 12]         ;  1108.0 U       34 sum
        xor edx, esi                      ;  1108.0 V       25 sum
        add ebp, edx                      ;  1110.0 U       34 sum
        mov edx, esi                      ;  1110.0 V       25 sum copy
        rol ebp, 0xd                      ;  1111.0 U+V     35 v[3]
        rol edi, 0xa                      ;  1112.0 U+V     36 v[0]
        add ebp, ecx                      ;  1113.0 U       35 v[3]
        xor edx, edi                      ;  1113.0 V       25 sum
        xor edx, ebp                      ;  1114.0 U       25 sum
        add ecx, edx                      ;  1115.0 U       34 sum
        mov edx, dword [ebx + 36]         ;  1115.0 V       34 sum
        rol esi, 0xa                      ;  1116.0 U+V     36 v[4]
        add ecx, edx                      ;  1117.0 U       34 sum
        mov edx, dword [ebx + 44]         ;  1117.0 V       34 sum
        rol ecx, 0xb                      ;  1118.0 U+V     35 v[2]
        add ecx, eax                      ;  1119.0 U       35 v[2]
        add ebx, 0x40                     ;  1119.0 V       41 blocks
        add eax, edx                      ;  1120.0 U       34 sum
        mov edx, dword [esp + 8]          ;  1120.0 V       49 h
        add edx, ecx                      ;  1121.0 U       49 h
        xor ecx, esi                      ;  1121.0 V       25 sum
        xor ecx, ebp                      ;  1122.0 U       25 sum
        mov dword [esp + 76], ebx         ;  1122.0 V       41 blocks
        add eax, ecx                      ;  1123.0 U       34 sum
        mov ecx, dword [esp + 48]         ;  1123.0 V       49 h
        mov ebx, dword [esp + 0]          ;  1124.0 U       49 h
        add esi, ecx                      ;  1124.0 V       49 h
        mov ecx, dword [esp + 32]         ;  1125.0 U       49 h
        add esi, ebx                      ;  1125.0 V       49 h
        mov ebx, dword [esp + 4]          ;  1126.0 U       49 h
        add edx, ecx                      ;  1126.0 V       49 h
        rol eax, 0xb                      ;  1127.0 U+V     35 v[1]
        add eax, ebx                      ;  1128.0 U       49 h
        mov ecx, dword [esp + 36]         ;  1128.0 V       36 v[0] reload
        add eax, ecx                      ;  1129.0 U       49 h
        add edx, ecx                      ;  1129.0 V       49 h
        rol ebp, 0xa                      ;  1130.0 U+V     36 v[3]
        mov dword [esp + 4], edx          ;  1131.0 U       49 h
        mov ecx, dword [esp + 44]         ;  1131.0 V       48 h0
        mov edx, dword [esp + 40]         ;  1132.0 U       49 h reload
        mov ebx, dword [esp + 12]         ;  1132.0 V       48 h0
        add edx, edi                      ;  1133.0 U       49 h
        add ebp, ecx                      ;  1133.0 V       48 h0
        add ebp, ebx                      ;  1134.0 U       48 h0
        add eax, edi                      ;  1134.0 V       49 h
        mov dword [esp + 12], esi         ;  1135.0 U       49 h
        mov dword [esp + 20], eax         ;  1135.0 V       49 h
        mov dword [esp + 0], edx          ;  1136.0 U       49 h
        mov dword [esp + 8], ebp          ;  1136.0 V       50 h
        mov eax, dword [esp + 76]         ;                    more blocks?
        cmp eax, dword [esp + 16]         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        mov eax, dword [esp + 8]          ;     0.0 U       41 blocks reload
        mov ecx, dword [esp + 72]         ;     0.0 V       41 blocks reload
        mov edx, dword [esp + 12]         ;     1.0 U       41 blocks reload
        mov ebx, dword [esp + 20]         ;     1.0 V       41 blocks reload
        mov esi, dword [esp + 0]          ;     2.0 U       41 blocks reload
        mov dword [ecx + 4], edx          ;     2.0 V       41 blocks
        mov dword [ecx], eax              ;     3.0 U       41 blocks
        mov eax, dword [esp + 4]          ;     3.0 V       41 blocks reload
        mov dword [ecx + 12], ebx         ;     4.0 U       41 blocks
        mov dword [ecx + 8], esi          ;     4.0 V       41 blocks
        mov dword [ecx + 16], eax         ;     5.0 U       41 blocks
        add esp, 0x34                     ;                    frame
        pop ebp                           ;                    preserved
        pop edi                           ;                    preserved
        pop esi                           ;                    preserved
        pop ebx                           ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
