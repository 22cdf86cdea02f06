; serpent_expand128 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand128 --cpu northwood
;
; void serpent_expand128(const void *key, void *rk);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2380 uops, planned 1238.0; bounds: width 793.3, ports 999.5, path 599.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global serpent_expand128

        section .text
        align 16
serpent_expand128:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x234             ;                    frame
        mov esi, dword [esp + 584] ;     0.0 p2     117 k reload
        mov edi, dword [esi + 12]  ;     2.0 p2     117 k
        mov ebp, edi               ;     4.0 p0     107 w[8] copy
        xor ebp, dword [esi]       ;     4.5 p2+p0  107 w[8]
        xor ebp, 0x9e3779b9        ;     5.0 p0     107 w[8]
        rol ebp, 0xb               ;     5.5 p1     107 w[8]
        mov eax, ebp               ;     9.5 p0     107 w[9] copy
        xor eax, dword [esi + 4]   ;    10.0 p2+p0  107 w[9]
        xor eax, 1                 ;    10.5 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    11.0 p0     107 w[9]
        rol eax, 0xb               ;    11.5 p1     107 w[9]
        xor edi, 0x9e3779ba        ;     4.3 p0     107 w[11]
        mov ecx, eax               ;    15.5 p0     107 w[10] copy
        xor ecx, dword [esi + 8]   ;    16.0 p2+p0  107 w[10]
        xor ecx, 0x9e3779bb        ;    16.5 p0     107 w[10]
        rol ecx, 0xb               ;    17.0 p1     107 w[10]
        xor edi, ebp               ;     9.5 p0     107 w[11]
        xor edi, ecx               ;    21.0 p0     107 w[11]
        rol edi, 0xb               ;    21.5 p1     107 w[11]
        mov esi, eax               ;    15.5 p0     107 w[12] copy
        xor esi, 1                 ;    16.0 p0     107 w[12]
        xor esi, 0x9e3779bd        ;    16.5 p0     107 w[12]
        xor esi, edi               ;    25.5 p0     107 w[12]
        rol esi, 0xb               ;    26.0 p1     107 w[12]
        mov edx, ebp               ;     9.5 p0     107 w[13] copy
        xor edx, ecx               ;    21.0 p0     107 w[13]
        mov ebx, edx               ;    21.5 p1     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    22.0 p0     107 w[13]
        xor ebx, esi               ;    30.0 p0     107 w[13]
        rol ebx, 0xb               ;    30.5 p1     107 w[13]
        mov dword [esp + 0], edx   ;    21.5 p0+p3  107 w[13] spill
        mov edx, eax               ;    15.5 p1     107 w[14] copy
        xor edx, edi               ;    25.5 p0     107 w[14]
        mov dword [esp + 4], eax   ;    15.5 p0+p3  107 w[9] spill
        mov eax, edx               ;    26.0 p1     107 w[14] copy
        xor eax, 0x9e3779bf        ;    26.5 p0     107 w[14]
        xor eax, ebx               ;    34.5 p0     107 w[14]
        rol eax, 0xb               ;    35.0 p1     107 w[14]
        mov dword [esp + 8], edx   ;    26.0 p0+p3  107 w[14] spill
        mov edx, ecx               ;    21.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    21.5 p0     107 w[15]
        xor edx, esi               ;    30.0 p0     107 w[15]
        xor edx, eax               ;    39.0 p0     107 w[15]
        rol edx, 0xb               ;    39.5 p1     107 w[15]
        mov dword [esp + 12], ecx  ;    21.0 p0+p3  107 w[10] spill
        mov ecx, ebp               ;    16.3 p1     107 w[16] copy
        xor ecx, 0x9e3779b1        ;    18.3 p0     107 w[16]
        xor ecx, edi               ;    25.5 p0     107 w[16]
        xor ecx, ebx               ;    34.5 p0     107 w[16]
        xor ecx, edx               ;    43.5 p0     107 w[16]
        rol ecx, 0xb               ;    44.0 p1     107 w[16]
        mov dword [esp + 16], ebp  ;    20.3 p0+p3  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    18.3 p2     107 w[17]
        xor ebp, 0x9e3779b0        ;    21.3 p0     107 w[17]
        xor ebp, esi               ;    30.0 p0     107 w[17]
        xor ebp, eax               ;    39.0 p0     107 w[17]
        xor ebp, ecx               ;    48.0 p0     107 w[17]
        rol ebp, 0xb               ;    48.5 p1     107 w[17]
        mov dword [esp + 20], esi  ;    30.0 p0+p3  107 w[12] spill
        mov esi, dword [esp + 12]  ;    22.0 p2     107 w[18]
        xor esi, 0x9e3779b3        ;    24.3 p0     107 w[18]
        xor esi, ebx               ;    34.5 p0     107 w[18]
        xor esi, edx               ;    43.5 p0     107 w[18]
        xor esi, ebp               ;    52.5 p0     107 w[18]
        rol esi, 0xb               ;    53.0 p1     107 w[18]
        mov dword [esp + 24], ebx  ;    34.5 p0+p3  107 w[13] spill
        mov ebx, edi               ;    25.5 p1     107 w[19] copy
        xor ebx, 0x9e3779b2        ;    27.3 p0     107 w[19]
        xor ebx, eax               ;    39.0 p0     107 w[19]
        xor ebx, ecx               ;    48.0 p0     107 w[19]
        xor ebx, esi               ;    57.0 p0     107 w[19]
        rol ebx, 0xb               ;    57.5 p1     107 w[19]
        mov dword [esp + 28], edi  ;    29.3 p0+p3  107 w[11] spill
        mov edi, dword [esp + 20]  ;    31.0 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    33.0 p0     107 w[20]
        xor edi, edx               ;    43.5 p0     107 w[20]
        xor edi, ebp               ;    52.5 p0     107 w[20]
        xor edi, ebx               ;    61.5 p0     107 w[20]
        rol edi, 0xb               ;    62.0 p1     107 w[20]
        mov dword [esp + 32], edx  ;    43.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 24]  ;    35.5 p2     107 w[21]
        xor edx, 0x9e3779b4        ;    37.5 p0     107 w[21]
        xor edx, ecx               ;    48.0 p0     107 w[21]
        xor edx, esi               ;    57.0 p0     107 w[21]
        xor edx, edi               ;    66.0 p0     107 w[21]
        rol edx, 0xb               ;    66.5 p1     107 w[21]
        mov dword [esp + 36], ecx  ;    48.0 p0+p3  107 w[16] spill
        mov ecx, eax               ;    39.0 p1     107 w[22] copy
        xor ecx, 0x9e3779b7        ;    39.5 p0     107 w[22]
        xor ecx, ebp               ;    52.5 p0     107 w[22]
        xor ecx, ebx               ;    61.5 p0     107 w[22]
        xor ecx, edx               ;    70.5 p0     107 w[22]
        rol ecx, 0xb               ;    71.0 p1     107 w[22]
        mov dword [esp + 40], eax  ;    39.0 p0+p3  107 w[14] spill
        mov eax, dword [esp + 32]  ;    44.5 p2     107 w[23]
        xor eax, 0x9e3779b6        ;    46.5 p0     107 w[23]
        xor eax, esi               ;    57.0 p0     107 w[23]
        xor eax, edi               ;    66.0 p0     107 w[23]
        xor eax, ecx               ;    75.0 p0     107 w[23]
        rol eax, 0xb               ;    75.5 p1     107 w[23]
        mov dword [esp + 44], esi  ;    57.0 p0+p3  107 w[18] spill
        mov esi, dword [esp + 36]  ;    49.0 p2     107 w[24]
        xor esi, ebx               ;    61.5 p0     107 w[24]
        mov dword [esp + 48], ebx  ;    61.5 p0+p3  107 w[19] spill
        mov ebx, esi               ;    62.0 p1     107 w[24] copy
        xor ebx, 0x9e3779a9        ;    62.5 p0     107 w[24]
        xor ebx, edx               ;    70.5 p0     107 w[24]
        xor ebx, eax               ;    79.5 p0     107 w[24]
        rol ebx, 0xb               ;    80.0 p1     107 w[24]
        mov dword [esp + 52], esi  ;    62.0 p0+p3  107 w[24] spill
        mov esi, ebp               ;    52.5 p1     107 w[25] copy
        xor esi, 0x9e3779a8        ;    53.0 p0     107 w[25]
        xor esi, edi               ;    66.0 p0     107 w[25]
        xor esi, ecx               ;    75.0 p0     107 w[25]
        xor esi, ebx               ;    84.0 p0     107 w[25]
        rol esi, 0xb               ;    84.5 p1     107 w[25]
        mov dword [esp + 56], ebp  ;    52.5 p0+p3  107 w[17] spill
        mov ebp, dword [esp + 44]  ;    58.0 p2     107 w[26]
        xor ebp, 0x9e3779ab        ;    60.0 p0     107 w[26]
        xor ebp, edx               ;    70.5 p0     107 w[26]
        xor ebp, eax               ;    79.5 p0     107 w[26]
        xor ebp, esi               ;    88.5 p0     107 w[26]
        rol ebp, 0xb               ;    89.0 p1     107 w[26]
        mov dword [esp + 60], edx  ;    70.5 p0+p3  107 w[21] spill
        mov edx, dword [esp + 48]  ;    62.5 p2     107 w[27]
        xor edx, 0x9e3779aa        ;    64.5 p0     107 w[27]
        xor edx, ecx               ;    75.0 p0     107 w[27]
        xor edx, ebx               ;    84.0 p0     107 w[27]
        xor edx, ebp               ;    93.0 p0     107 w[27]
        rol edx, 0xb               ;    93.5 p1     107 w[27]
        mov dword [esp + 64], ecx  ;    75.0 p0+p3  107 w[22] spill
        mov ecx, edi               ;    66.0 p1     107 w[28] copy
        xor ecx, eax               ;    79.5 p0     107 w[28]
        mov dword [esp + 68], edi  ;    66.0 p0+p3  107 w[20] spill
        mov edi, dword [esp + 60]  ;    71.5 p2     107 w[29]
        xor edi, 0x9e3779ac        ;    73.5 p0     107 w[29]
        xor edi, ebx               ;    84.0 p0     107 w[29]
        xor edi, ebp               ;    93.0 p0     107 w[29]
        mov dword [esp + 72], ebx  ;    84.0 p0+p3  107 w[24] spill
        mov ebx, ecx               ;    80.0 p1     107 w[28] copy
        xor ebx, 0x9e3779ad        ;    80.5 p0     107 w[28]
        xor ebx, esi               ;    88.5 p0     107 w[28]
        xor ebx, edx               ;    97.5 p0     107 w[28]
        rol ebx, 0xb               ;    98.0 p1     107 w[28]
        xor edi, ebx               ;   102.0 p0     107 w[29]
        rol edi, 0xb               ;   102.5 p1     107 w[29]
        mov dword [esp + 76], ecx  ;    80.0 p0+p3  107 w[28] spill
        mov ecx, dword [esp + 64]  ;    76.0 p2     107 w[30]
        xor ecx, 0x9e3779af        ;    78.0 p0     107 w[30]
        xor ecx, esi               ;    88.5 p0     107 w[30]
        xor ecx, edx               ;    97.5 p0     107 w[30]
        xor ecx, edi               ;   106.5 p0     107 w[30]
        rol ecx, 0xb               ;   107.0 p1     107 w[30]
        mov dword [esp + 80], esi  ;    88.5 p0+p3  107 w[25] spill
        mov esi, eax               ;    79.5 p1     107 w[31] copy
        xor esi, 0x9e3779ae        ;    80.0 p0     107 w[31]
        xor esi, ebp               ;    93.0 p0     107 w[31]
        xor esi, ebx               ;   102.0 p0     107 w[31]
        xor esi, ecx               ;   111.0 p0     107 w[31]
        rol esi, 0xb               ;   111.5 p1     107 w[31]
        mov dword [esp + 84], eax  ;    79.5 p0+p3  107 w[23] spill
        mov eax, dword [esp + 72]  ;    85.0 p2     107 w[32]
        xor eax, 0x9e3779a1        ;    87.0 p0     107 w[32]
        xor eax, edx               ;    97.5 p0     107 w[32]
        xor eax, edi               ;   106.5 p0     107 w[32]
        xor eax, esi               ;   115.5 p0     107 w[32]
        rol eax, 0xb               ;   116.0 p1     107 w[32]
        mov dword [esp + 88], edx  ;    97.5 p0+p3  107 w[27] spill
        mov edx, dword [esp + 80]  ;    89.5 p2     107 w[33]
        xor edx, 0x9e3779a0        ;    91.5 p0     107 w[33]
        xor edx, ebx               ;   102.0 p0     107 w[33]
        xor edx, ecx               ;   111.0 p0     107 w[33]
        xor edx, eax               ;   120.0 p0     107 w[33]
        rol edx, 0xb               ;   120.5 p1     107 w[33]
        mov dword [esp + 92], ebx  ;   102.0 p0+p3  107 w[28] spill
        mov ebx, dword [esp + 88]  ;    98.5 p2     107 w[35]
        xor ebx, 0x9e3779a2        ;   100.5 p0     107 w[35]
        xor ebx, ecx               ;   111.0 p0     107 w[35]
        xor ebx, eax               ;   120.0 p0     107 w[35]
        mov dword [esp + 96], ecx  ;   111.0 p0+p3  107 w[30] spill
        mov ecx, ebp               ;    93.0 p1     107 w[34] copy
        xor ecx, 0x9e3779a3        ;    93.5 p0     107 w[34]
        xor ecx, edi               ;   106.5 p0     107 w[34]
        xor ecx, esi               ;   115.5 p0     107 w[34]
        xor ecx, edx               ;   124.5 p0     107 w[34]
        rol ecx, 0xb               ;   125.0 p1     107 w[34]
        xor ebx, ecx               ;   129.0 p0     107 w[35]
        rol ebx, 0xb               ;   129.5 p1     107 w[35]
        mov dword [esp + 100], ebp ;    93.0 p0+p3  107 w[26] spill
        mov ebp, dword [esp + 92]  ;   103.0 p2     107 w[36]
        xor ebp, esi               ;   115.5 p0     107 w[36]
        mov dword [esp + 104], esi ;   115.5 p0+p3  107 w[31] spill
        mov esi, dword [esp + 96]  ;   112.0 p2     107 w[38]
        xor esi, 0x9e3779a7        ;   114.0 p0     107 w[38]
        xor esi, edx               ;   124.5 p0     107 w[38]
        xor esi, ebx               ;   133.5 p0     107 w[38]
        mov dword [esp + 108], eax ;   120.0 p0+p3  107 w[32] spill
        mov eax, ebp               ;   116.0 p1     107 w[36] copy
        xor eax, 0x9e3779a5        ;   116.5 p0     107 w[36]
        xor eax, edx               ;   124.5 p0     107 w[36]
        xor eax, ebx               ;   133.5 p0     107 w[36]
        rol eax, 0xb               ;   134.0 p1     107 w[36]
        mov dword [esp + 112], ebp ;   116.0 p0+p3  107 w[36] spill
        mov ebp, dword [esp + 108] ;   121.0 p2     107 w[37]
        xor ebp, 0x9e3779a4        ;   123.0 p0     107 w[37]
        xor ebp, edi               ;   123.5 p0     107 w[37]
        xor ebp, ecx               ;   129.0 p0     107 w[37]
        xor ebp, eax               ;   138.0 p0     107 w[37]
        rol ebp, 0xb               ;   138.5 p1     107 w[37]
        xor esi, ebp               ;   142.5 p0     107 w[38]
        rol esi, 0xb               ;   143.0 p1     107 w[38]
        mov dword [esp + 116], edi ;   106.5 p0+p3  107 w[29] spill
        mov edi, dword [esp + 104] ;   116.5 p2     107 w[39]
        xor edi, 0x9e3779a6        ;   118.5 p0     107 w[39]
        xor edi, ecx               ;   129.0 p0     107 w[39]
        xor edi, eax               ;   138.0 p0     107 w[39]
        xor edi, esi               ;   147.0 p0     107 w[39]
        rol edi, 0xb               ;   147.5 p1     107 w[39]
        mov dword [esp + 120], ecx ;   129.0 p0+p3  107 w[34] spill
        mov ecx, dword [esp + 108] ;   121.0 p2     107 w[40]
        xor ecx, 0x9e377999        ;   123.0 p0     107 w[40]
        xor ecx, ebx               ;   133.5 p0     107 w[40]
        xor ecx, ebp               ;   142.5 p0     107 w[40]
        xor ecx, edi               ;   151.5 p0     107 w[40]
        rol ecx, 0xb               ;   152.0 p1     107 w[40]
        mov dword [esp + 124], ebx ;   133.5 p0+p3  107 w[35] spill
        mov ebx, dword [esp + 120] ;   130.0 p2     107 w[42]
        xor ebx, 0x9e37799b        ;   132.0 p0     107 w[42]
        xor ebx, ebp               ;   142.5 p0     107 w[42]
        xor ebx, edi               ;   151.5 p0     107 w[42]
        mov dword [esp + 128], ebp ;   142.5 p0+p3  107 w[37] spill
        mov ebp, edx               ;   124.5 p1     107 w[41] copy
        xor ebp, 0x9e377998        ;   125.0 p0     107 w[41]
        xor ebp, eax               ;   138.0 p0     107 w[41]
        xor ebp, esi               ;   147.0 p0     107 w[41]
        xor ebp, ecx               ;   156.0 p0     107 w[41]
        rol ebp, 0xb               ;   156.5 p1     107 w[41]
        xor ebx, ebp               ;   160.5 p0     107 w[42]
        rol ebx, 0xb               ;   161.0 p1     107 w[42]
        xor eax, edi               ;   151.5 p0     107 w[44]
        mov dword [esp + 132], edx ;   124.5 p0+p3  107 w[33] spill
        mov edx, dword [esp + 124] ;   134.5 p2     107 w[43]
        xor edx, 0x9e37799a        ;   136.5 p0     107 w[43]
        xor edx, esi               ;   147.0 p0     107 w[43]
        xor edx, ecx               ;   156.0 p0     107 w[43]
        xor edx, ebx               ;   165.0 p0     107 w[43]
        rol edx, 0xb               ;   165.5 p1     107 w[43]
        mov dword [esp + 136], edi ;   151.5 p0+p3  107 w[39] spill
        mov edi, dword [esp + 128] ;   143.5 p2     107 w[45]
        xor edi, 0x9e37799c        ;   145.5 p0     107 w[45]
        xor edi, ecx               ;   156.0 p0     107 w[45]
        xor edi, ebx               ;   165.0 p0     107 w[45]
        mov dword [esp + 140], ecx ;   156.0 p0+p3  107 w[40] spill
        mov ecx, eax               ;   152.0 p1     107 w[44] copy
        xor ecx, 0x9e37799d        ;   152.5 p0     107 w[44]
        xor ecx, ebp               ;   160.5 p0     107 w[44]
        xor ecx, edx               ;   169.5 p0     107 w[44]
        rol ecx, 0xb               ;   170.0 p1     107 w[44]
        xor edi, ecx               ;   174.0 p0     107 w[45]
        rol edi, 0xb               ;   174.5 p1     107 w[45]
        mov dword [esp + 144], eax ;   152.0 p0+p3  107 w[44] spill
        mov eax, dword [esp + 136] ;   152.5 p2     107 w[47]
        xor eax, 0x9e37799e        ;   154.5 p0     107 w[47]
        xor eax, ebx               ;   165.0 p0     107 w[47]
        xor eax, ecx               ;   174.0 p0     107 w[47]
        mov dword [esp + 148], ebx ;   165.0 p0+p3  107 w[42] spill
        mov ebx, esi               ;   147.0 p1     107 w[46] copy
        xor ebx, 0x9e37799f        ;   147.5 p0     107 w[46]
        xor ebx, ebp               ;   160.5 p0     107 w[46]
        xor ebx, edx               ;   169.5 p0     107 w[46]
        xor ebx, edi               ;   178.5 p0     107 w[46]
        rol ebx, 0xb               ;   179.0 p1     107 w[46]
        xor eax, ebx               ;   183.0 p0     107 w[47]
        rol eax, 0xb               ;   183.5 p1     107 w[47]
        mov dword [esp + 152], esi ;   147.0 p0+p3  107 w[38] spill
        mov esi, dword [esp + 140] ;   157.0 p2     107 w[48]
        xor esi, 0x9e377991        ;   159.0 p0     107 w[48]
        xor esi, edx               ;   169.5 p0     107 w[48]
        xor esi, edi               ;   178.5 p0     107 w[48]
        xor esi, eax               ;   187.5 p0     107 w[48]
        rol esi, 0xb               ;   188.0 p1     107 w[48]
        mov dword [esp + 156], edx ;   169.5 p0+p3  107 w[43] spill
        mov edx, dword [esp + 148] ;   166.0 p2     107 w[50]
        xor edx, 0x9e377993        ;   168.0 p0     107 w[50]
        xor edx, edi               ;   178.5 p0     107 w[50]
        xor edx, eax               ;   187.5 p0     107 w[50]
        mov dword [esp + 160], edi ;   178.5 p0+p3  107 w[45] spill
        mov edi, ebp               ;   160.5 p1     107 w[49] copy
        xor edi, 0x9e377990        ;   161.0 p0     107 w[49]
        xor edi, ecx               ;   174.0 p0     107 w[49]
        xor edi, ebx               ;   183.0 p0     107 w[49]
        xor edi, esi               ;   192.0 p0     107 w[49]
        rol edi, 0xb               ;   192.5 p1     107 w[49]
        xor edx, edi               ;   196.5 p0     107 w[50]
        rol edx, 0xb               ;   197.0 p1     107 w[50]
        mov dword [esp + 164], ebp ;   160.5 p0+p3  107 w[41] spill
        mov ebp, dword [esp + 156] ;   170.5 p2     107 w[51]
        xor ebp, 0x9e377992        ;   172.5 p0     107 w[51]
        xor ebp, ebx               ;   183.0 p0     107 w[51]
        xor ebp, esi               ;   192.0 p0     107 w[51]
        xor ebp, edx               ;   201.0 p0     107 w[51]
        rol ebp, 0xb               ;   201.5 p1     107 w[51]
        mov dword [esp + 168], ebx ;   183.0 p0+p3  107 w[46] spill
        mov ebx, dword [esp + 160] ;   179.5 p2     107 w[53]
        xor ebx, 0x9e377994        ;   181.5 p0     107 w[53]
        xor ebx, esi               ;   192.0 p0     107 w[53]
        xor ebx, edx               ;   201.0 p0     107 w[53]
        mov dword [esp + 172], esi ;   192.0 p0+p3  107 w[48] spill
        mov esi, ecx               ;   174.0 p1     107 w[52] copy
        xor esi, 0x9e377995        ;   174.5 p0     107 w[52]
        xor esi, eax               ;   187.5 p0     107 w[52]
        xor esi, edi               ;   196.5 p0     107 w[52]
        xor esi, ebp               ;   205.5 p0     107 w[52]
        rol esi, 0xb               ;   206.0 p1     107 w[52]
        xor ebx, esi               ;   210.0 p0     107 w[53]
        rol ebx, 0xb               ;   210.5 p1     107 w[53]
        mov dword [esp + 176], ecx ;   174.0 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 168] ;   184.0 p2     107 w[54]
        xor ecx, 0x9e377997        ;   186.0 p0     107 w[54]
        xor ecx, edi               ;   196.5 p0     107 w[54]
        xor ecx, ebp               ;   205.5 p0     107 w[54]
        xor ecx, ebx               ;   214.5 p0     107 w[54]
        rol ecx, 0xb               ;   215.0 p1     107 w[54]
        mov dword [esp + 180], edi ;   196.5 p0+p3  107 w[49] spill
        mov edi, dword [esp + 172] ;   193.0 p2     107 w[56]
        xor edi, ebp               ;   205.5 p0     107 w[56]
        mov dword [esp + 184], ebp ;   205.5 p0+p3  107 w[51] spill
        mov ebp, eax               ;   187.5 p1     107 w[55] copy
        xor ebp, 0x9e377996        ;   188.0 p0     107 w[55]
        xor ebp, edx               ;   201.0 p0     107 w[55]
        xor ebp, esi               ;   210.0 p0     107 w[55]
        xor ebp, ecx               ;   219.0 p0     107 w[55]
        rol ebp, 0xb               ;   219.5 p1     107 w[55]
        mov dword [esp + 188], eax ;   187.5 p0+p3  107 w[47] spill
        mov eax, dword [esp + 180] ;   197.5 p2     107 w[57]
        xor eax, 0x9e377988        ;   199.5 p0     107 w[57]
        xor eax, esi               ;   210.0 p0     107 w[57]
        xor eax, ecx               ;   219.0 p0     107 w[57]
        mov dword [esp + 192], esi ;   210.0 p0+p3  107 w[52] spill
        mov esi, edi               ;   206.0 p1     107 w[56] copy
        xor esi, 0x9e377989        ;   206.5 p0     107 w[56]
        xor esi, ebx               ;   214.5 p0     107 w[56]
        xor esi, ebp               ;   223.5 p0     107 w[56]
        rol esi, 0xb               ;   224.0 p1     107 w[56]
        xor eax, esi               ;   228.0 p0     107 w[57]
        rol eax, 0xb               ;   228.5 p1     107 w[57]
        mov dword [esp + 196], edi ;   206.0 p0+p3  107 w[56] spill
        mov edi, dword [esp + 184] ;   206.5 p2     107 w[59]
        xor edi, 0x9e37798a        ;   208.5 p0     107 w[59]
        xor edi, ecx               ;   219.0 p0     107 w[59]
        xor edi, esi               ;   228.0 p0     107 w[59]
        mov dword [esp + 200], ecx ;   219.0 p0+p3  107 w[54] spill
        mov ecx, edx               ;   201.0 p1     107 w[58] copy
        xor ecx, 0x9e37798b        ;   201.5 p0     107 w[58]
        xor ecx, ebx               ;   214.5 p0     107 w[58]
        xor ecx, ebp               ;   223.5 p0     107 w[58]
        xor ecx, eax               ;   232.5 p0     107 w[58]
        rol ecx, 0xb               ;   233.0 p1     107 w[58]
        xor edi, ecx               ;   237.0 p0     107 w[59]
        rol edi, 0xb               ;   237.5 p1     107 w[59]
        mov dword [esp + 204], edx ;   201.0 p0+p3  107 w[50] spill
        mov edx, dword [esp + 192] ;   211.0 p2     107 w[60]
        xor edx, ebp               ;   223.5 p0     107 w[60]
        mov dword [esp + 208], ebp ;   223.5 p0+p3  107 w[55] spill
        mov ebp, dword [esp + 200] ;   220.0 p2     107 w[62]
        xor ebp, 0x9e37798f        ;   222.0 p0     107 w[62]
        xor ebp, eax               ;   232.5 p0     107 w[62]
        xor ebp, edi               ;   241.5 p0     107 w[62]
        mov dword [esp + 212], esi ;   228.0 p0+p3  107 w[56] spill
        mov esi, edx               ;   224.0 p1     107 w[60] copy
        xor esi, 0x9e37798d        ;   224.5 p0     107 w[60]
        xor esi, eax               ;   232.5 p0     107 w[60]
        xor esi, edi               ;   241.5 p0     107 w[60]
        rol esi, 0xb               ;   242.0 p1     107 w[60]
        mov dword [esp + 216], edx ;   224.0 p0+p3  107 w[60] spill
        mov edx, dword [esp + 212] ;   229.0 p2     107 w[61]
        xor edx, 0x9e37798c        ;   231.0 p0     107 w[61]
        xor edx, ebx               ;   231.5 p0     107 w[61]
        xor edx, ecx               ;   237.0 p0     107 w[61]
        xor edx, esi               ;   246.0 p0     107 w[61]
        rol edx, 0xb               ;   246.5 p1     107 w[61]
        xor ebp, edx               ;   250.5 p0     107 w[62]
        rol ebp, 0xb               ;   251.0 p1     107 w[62]
        mov dword [esp + 220], ebx ;   214.5 p0+p3  107 w[53] spill
        mov ebx, dword [esp + 208] ;   224.5 p2     107 w[63]
        xor ebx, 0x9e37798e        ;   226.5 p0     107 w[63]
        xor ebx, ecx               ;   237.0 p0     107 w[63]
        xor ebx, esi               ;   246.0 p0     107 w[63]
        xor ebx, ebp               ;   255.0 p0     107 w[63]
        rol ebx, 0xb               ;   255.5 p1     107 w[63]
        mov dword [esp + 224], ecx ;   237.0 p0+p3  107 w[58] spill
        mov ecx, dword [esp + 212] ;   229.0 p2     107 w[64]
        xor ecx, 0x9e377981        ;   231.0 p0     107 w[64]
        xor ecx, edi               ;   241.5 p0     107 w[64]
        xor ecx, edx               ;   250.5 p0     107 w[64]
        xor ecx, ebx               ;   259.5 p0     107 w[64]
        rol ecx, 0xb               ;   260.0 p1     107 w[64]
        mov dword [esp + 228], edi ;   241.5 p0+p3  107 w[59] spill
        mov edi, dword [esp + 224] ;   238.0 p2     107 w[66]
        xor edi, 0x9e377983        ;   240.0 p0     107 w[66]
        xor edi, edx               ;   250.5 p0     107 w[66]
        xor edi, ebx               ;   259.5 p0     107 w[66]
        mov dword [esp + 232], edx ;   250.5 p0+p3  107 w[61] spill
        mov edx, eax               ;   232.5 p1     107 w[65] copy
        xor edx, 0x9e377980        ;   233.0 p0     107 w[65]
        xor edx, esi               ;   246.0 p0     107 w[65]
        xor edx, ebp               ;   255.0 p0     107 w[65]
        xor edx, ecx               ;   264.0 p0     107 w[65]
        rol edx, 0xb               ;   264.5 p1     107 w[65]
        xor edi, edx               ;   268.5 p0     107 w[66]
        rol edi, 0xb               ;   269.0 p1     107 w[66]
        mov dword [esp + 236], eax ;   232.5 p0+p3  107 w[57] spill
        mov eax, dword [esp + 228] ;   242.5 p2     107 w[67]
        xor eax, 0x9e377982        ;   244.5 p0     107 w[67]
        xor eax, ebp               ;   255.0 p0     107 w[67]
        xor eax, ecx               ;   264.0 p0     107 w[67]
        xor eax, edi               ;   273.0 p0     107 w[67]
        rol eax, 0xb               ;   273.5 p1     107 w[67]
        mov dword [esp + 240], ebp ;   255.0 p0+p3  107 w[62] spill
        mov ebp, dword [esp + 232] ;   251.5 p2     107 w[69]
        xor ebp, 0x9e377984        ;   253.5 p0     107 w[69]
        xor ebp, ecx               ;   264.0 p0     107 w[69]
        xor ebp, edi               ;   273.0 p0     107 w[69]
        mov dword [esp + 244], ecx ;   264.0 p0+p3  107 w[64] spill
        mov ecx, esi               ;   246.0 p1     107 w[68] copy
        xor ecx, ebx               ;   259.5 p0     107 w[68]
        mov dword [esp + 248], esi ;   246.0 p0+p3  107 w[60] spill
        mov esi, dword [esp + 240] ;   256.0 p2     107 w[70]
        xor esi, 0x9e377987        ;   258.0 p0     107 w[70]
        xor esi, edx               ;   268.5 p0     107 w[70]
        xor esi, eax               ;   277.5 p0     107 w[70]
        mov dword [esp + 252], edi ;   273.0 p0+p3  107 w[66] spill
        mov edi, ecx               ;   260.0 p1     107 w[68] copy
        xor edi, 0x9e377985        ;   260.5 p0     107 w[68]
        xor edi, edx               ;   268.5 p0     107 w[68]
        xor edi, eax               ;   277.5 p0     107 w[68]
        rol edi, 0xb               ;   278.0 p1     107 w[68]
        xor ebp, edi               ;   282.0 p0     107 w[69]
        rol ebp, 0xb               ;   282.5 p1     107 w[69]
        xor esi, ebp               ;   286.5 p0     107 w[70]
        rol esi, 0xb               ;   287.0 p1     107 w[70]
        mov dword [esp + 256], ecx ;   260.0 p0+p3  107 w[68] spill
        mov ecx, dword [esp + 252] ;   274.0 p2     107 w[71]
        xor ecx, 0x9e377986        ;   276.0 p0     107 w[71]
        xor ecx, ebx               ;   276.5 p0     107 w[71]
        xor ecx, edi               ;   282.0 p0     107 w[71]
        xor ecx, esi               ;   291.0 p0     107 w[71]
        rol ecx, 0xb               ;   291.5 p1     107 w[71]
        mov dword [esp + 260], ebx ;   259.5 p0+p3  107 w[63] spill
        mov ebx, dword [esp + 244] ;   265.0 p2     107 w[72]
        xor ebx, 0x9e3779f9        ;   267.0 p0     107 w[72]
        xor ebx, eax               ;   277.5 p0     107 w[72]
        xor ebx, ebp               ;   286.5 p0     107 w[72]
        xor ebx, ecx               ;   295.5 p0     107 w[72]
        rol ebx, 0xb               ;   296.0 p1     107 w[72]
        mov dword [esp + 264], eax ;   277.5 p0+p3  107 w[67] spill
        mov eax, dword [esp + 252] ;   274.0 p2     107 w[74]
        xor eax, 0x9e3779fb        ;   276.0 p0     107 w[74]
        xor eax, ebp               ;   286.5 p0     107 w[74]
        xor eax, ecx               ;   295.5 p0     107 w[74]
        mov dword [esp + 268], ebp ;   286.5 p0+p3  107 w[69] spill
        mov ebp, edx               ;   268.5 p1     107 w[73] copy
        xor ebp, 0x9e3779f8        ;   269.0 p0     107 w[73]
        xor ebp, edi               ;   282.0 p0     107 w[73]
        xor ebp, esi               ;   291.0 p0     107 w[73]
        xor ebp, ebx               ;   300.0 p0     107 w[73]
        rol ebp, 0xb               ;   300.5 p1     107 w[73]
        xor eax, ebp               ;   304.5 p0     107 w[74]
        rol eax, 0xb               ;   305.0 p1     107 w[74]
        xor edi, ecx               ;   295.5 p0     107 w[76]
        mov dword [esp + 272], edx ;   268.5 p0+p3  107 w[65] spill
        mov edx, dword [esp + 264] ;   278.5 p2     107 w[75]
        xor edx, 0x9e3779fa        ;   280.5 p0     107 w[75]
        xor edx, esi               ;   291.0 p0     107 w[75]
        xor edx, ebx               ;   300.0 p0     107 w[75]
        xor edx, eax               ;   309.0 p0     107 w[75]
        rol edx, 0xb               ;   309.5 p1     107 w[75]
        mov dword [esp + 276], ecx ;   295.5 p0+p3  107 w[71] spill
        mov ecx, dword [esp + 268] ;   287.5 p2     107 w[77]
        xor ecx, 0x9e3779fc        ;   289.5 p0     107 w[77]
        xor ecx, ebx               ;   300.0 p0     107 w[77]
        xor ecx, eax               ;   309.0 p0     107 w[77]
        mov dword [esp + 280], ebx ;   300.0 p0+p3  107 w[72] spill
        mov ebx, edi               ;   296.0 p1     107 w[76] copy
        xor ebx, 0x9e3779fd        ;   296.5 p0     107 w[76]
        xor ebx, ebp               ;   304.5 p0     107 w[76]
        xor ebx, edx               ;   313.5 p0     107 w[76]
        rol ebx, 0xb               ;   314.0 p1     107 w[76]
        xor ecx, ebx               ;   318.0 p0     107 w[77]
        rol ecx, 0xb               ;   318.5 p1     107 w[77]
        mov dword [esp + 284], edi ;   296.0 p0+p3  107 w[76] spill
        mov edi, dword [esp + 276] ;   296.5 p2     107 w[79]
        xor edi, 0x9e3779fe        ;   298.5 p0     107 w[79]
        xor edi, eax               ;   309.0 p0     107 w[79]
        xor edi, ebx               ;   318.0 p0     107 w[79]
        mov dword [esp + 288], eax ;   309.0 p0+p3  107 w[74] spill
        mov eax, esi               ;   291.0 p1     107 w[78] copy
        xor eax, 0x9e3779ff        ;   291.5 p0     107 w[78]
        xor eax, ebp               ;   304.5 p0     107 w[78]
        xor eax, edx               ;   313.5 p0     107 w[78]
        xor eax, ecx               ;   322.5 p0     107 w[78]
        rol eax, 0xb               ;   323.0 p1     107 w[78]
        xor edi, eax               ;   327.0 p0     107 w[79]
        rol edi, 0xb               ;   327.5 p1     107 w[79]
        mov dword [esp + 292], esi ;   291.0 p0+p3  107 w[70] spill
        mov esi, dword [esp + 280] ;   301.0 p2     107 w[80]
        xor esi, 0x9e3779f1        ;   303.0 p0     107 w[80]
        xor esi, edx               ;   313.5 p0     107 w[80]
        xor esi, ecx               ;   322.5 p0     107 w[80]
        xor esi, edi               ;   331.5 p0     107 w[80]
        rol esi, 0xb               ;   332.0 p1     107 w[80]
        mov dword [esp + 296], edx ;   313.5 p0+p3  107 w[75] spill
        mov edx, dword [esp + 288] ;   310.0 p2     107 w[82]
        xor edx, 0x9e3779f3        ;   312.0 p0     107 w[82]
        xor edx, ecx               ;   322.5 p0     107 w[82]
        xor edx, edi               ;   331.5 p0     107 w[82]
        mov dword [esp + 300], ecx ;   322.5 p0+p3  107 w[77] spill
        mov ecx, ebp               ;   304.5 p1     107 w[81] copy
        xor ecx, 0x9e3779f0        ;   305.0 p0     107 w[81]
        xor ecx, ebx               ;   318.0 p0     107 w[81]
        xor ecx, eax               ;   327.0 p0     107 w[81]
        xor ecx, esi               ;   336.0 p0     107 w[81]
        rol ecx, 0xb               ;   336.5 p1     107 w[81]
        xor edx, ecx               ;   340.5 p0     107 w[82]
        rol edx, 0xb               ;   341.0 p1     107 w[82]
        mov dword [esp + 304], ebp ;   304.5 p0+p3  107 w[73] spill
        mov ebp, dword [esp + 296] ;   314.5 p2     107 w[83]
        xor ebp, 0x9e3779f2        ;   316.5 p0     107 w[83]
        xor ebp, eax               ;   327.0 p0     107 w[83]
        xor ebp, esi               ;   336.0 p0     107 w[83]
        xor ebp, edx               ;   345.0 p0     107 w[83]
        rol ebp, 0xb               ;   345.5 p1     107 w[83]
        mov dword [esp + 308], eax ;   327.0 p0+p3  107 w[78] spill
        mov eax, dword [esp + 300] ;   323.5 p2     107 w[85]
        xor eax, 0x9e3779f4        ;   325.5 p0     107 w[85]
        xor eax, esi               ;   336.0 p0     107 w[85]
        xor eax, edx               ;   345.0 p0     107 w[85]
        mov dword [esp + 312], esi ;   336.0 p0+p3  107 w[80] spill
        mov esi, ebx               ;   318.0 p1     107 w[84] copy
        xor esi, 0x9e3779f5        ;   318.5 p0     107 w[84]
        xor esi, edi               ;   331.5 p0     107 w[84]
        xor esi, ecx               ;   340.5 p0     107 w[84]
        xor esi, ebp               ;   349.5 p0     107 w[84]
        rol esi, 0xb               ;   350.0 p1     107 w[84]
        xor eax, esi               ;   354.0 p0     107 w[85]
        rol eax, 0xb               ;   354.5 p1     107 w[85]
        mov dword [esp + 316], ebx ;   318.0 p0+p3  107 w[76] spill
        mov ebx, dword [esp + 308] ;   328.0 p2     107 w[86]
        xor ebx, 0x9e3779f7        ;   330.0 p0     107 w[86]
        xor ebx, ecx               ;   340.5 p0     107 w[86]
        xor ebx, ebp               ;   349.5 p0     107 w[86]
        xor ebx, eax               ;   358.5 p0     107 w[86]
        rol ebx, 0xb               ;   359.0 p1     107 w[86]
        mov dword [esp + 320], ecx ;   340.5 p0+p3  107 w[81] spill
        mov ecx, dword [esp + 312] ;   337.0 p2     107 w[88]
        xor ecx, ebp               ;   349.5 p0     107 w[88]
        mov dword [esp + 324], ebp ;   349.5 p0+p3  107 w[83] spill
        mov ebp, edi               ;   331.5 p1     107 w[87] copy
        xor ebp, 0x9e3779f6        ;   332.0 p0     107 w[87]
        xor ebp, edx               ;   345.0 p0     107 w[87]
        xor ebp, esi               ;   354.0 p0     107 w[87]
        xor ebp, ebx               ;   363.0 p0     107 w[87]
        rol ebp, 0xb               ;   363.5 p1     107 w[87]
        mov dword [esp + 328], edi ;   331.5 p0+p3  107 w[79] spill
        mov edi, dword [esp + 320] ;   341.5 p2     107 w[89]
        xor edi, 0x9e3779e8        ;   343.5 p0     107 w[89]
        xor edi, esi               ;   354.0 p0     107 w[89]
        xor edi, ebx               ;   363.0 p0     107 w[89]
        mov dword [esp + 332], esi ;   354.0 p0+p3  107 w[84] spill
        mov esi, ecx               ;   350.0 p1     107 w[88] copy
        xor esi, 0x9e3779e9        ;   350.5 p0     107 w[88]
        xor esi, eax               ;   358.5 p0     107 w[88]
        xor esi, ebp               ;   367.5 p0     107 w[88]
        rol esi, 0xb               ;   368.0 p1     107 w[88]
        xor edi, esi               ;   372.0 p0     107 w[89]
        rol edi, 0xb               ;   372.5 p1     107 w[89]
        mov dword [esp + 336], ecx ;   350.0 p0+p3  107 w[88] spill
        mov ecx, dword [esp + 324] ;   350.5 p2     107 w[91]
        xor ecx, 0x9e3779ea        ;   352.5 p0     107 w[91]
        xor ecx, ebx               ;   363.0 p0     107 w[91]
        xor ecx, esi               ;   372.0 p0     107 w[91]
        mov dword [esp + 340], ebx ;   363.0 p0+p3  107 w[86] spill
        mov ebx, edx               ;   345.0 p1     107 w[90] copy
        xor ebx, 0x9e3779eb        ;   345.5 p0     107 w[90]
        xor ebx, eax               ;   358.5 p0     107 w[90]
        xor ebx, ebp               ;   367.5 p0     107 w[90]
        xor ebx, edi               ;   376.5 p0     107 w[90]
        rol ebx, 0xb               ;   377.0 p1     107 w[90]
        xor ecx, ebx               ;   381.0 p0     107 w[91]
        rol ecx, 0xb               ;   381.5 p1     107 w[91]
        mov dword [esp + 344], edx ;   345.0 p0+p3  107 w[82] spill
        mov edx, dword [esp + 332] ;   355.0 p2     107 w[92]
        xor edx, ebp               ;   367.5 p0     107 w[92]
        mov dword [esp + 348], ebp ;   367.5 p0+p3  107 w[87] spill
        mov ebp, dword [esp + 340] ;   364.0 p2     107 w[94]
        xor ebp, 0x9e3779ef        ;   366.0 p0     107 w[94]
        xor ebp, edi               ;   376.5 p0     107 w[94]
        xor ebp, ecx               ;   385.5 p0     107 w[94]
        mov dword [esp + 352], esi ;   372.0 p0+p3  107 w[88] spill
        mov esi, edx               ;   368.0 p1     107 w[92] copy
        xor esi, 0x9e3779ed        ;   368.5 p0     107 w[92]
        xor esi, edi               ;   376.5 p0     107 w[92]
        xor esi, ecx               ;   385.5 p0     107 w[92]
        rol esi, 0xb               ;   386.0 p1     107 w[92]
        mov dword [esp + 356], edx ;   368.0 p0+p3  107 w[92] spill
        mov edx, dword [esp + 352] ;   373.0 p2     107 w[93]
        xor edx, 0x9e3779ec        ;   375.0 p0     107 w[93]
        xor edx, eax               ;   375.5 p0     107 w[93]
        xor edx, ebx               ;   381.0 p0     107 w[93]
        xor edx, esi               ;   390.0 p0     107 w[93]
        rol edx, 0xb               ;   390.5 p1     107 w[93]
        xor ebp, edx               ;   394.5 p0     107 w[94]
        rol ebp, 0xb               ;   395.0 p1     107 w[94]
        mov dword [esp + 360], eax ;   358.5 p0+p3  107 w[85] spill
        mov eax, dword [esp + 348] ;   368.5 p2     107 w[95]
        xor eax, 0x9e3779ee        ;   370.5 p0     107 w[95]
        xor eax, ebx               ;   381.0 p0     107 w[95]
        xor eax, esi               ;   390.0 p0     107 w[95]
        xor eax, ebp               ;   399.0 p0     107 w[95]
        rol eax, 0xb               ;   399.5 p1     107 w[95]
        mov dword [esp + 364], ebx ;   381.0 p0+p3  107 w[90] spill
        mov ebx, dword [esp + 352] ;   373.0 p2     107 w[96]
        xor ebx, 0x9e3779e1        ;   375.0 p0     107 w[96]
        xor ebx, ecx               ;   385.5 p0     107 w[96]
        xor ebx, edx               ;   394.5 p0     107 w[96]
        xor ebx, eax               ;   403.5 p0     107 w[96]
        rol ebx, 0xb               ;   404.0 p1     107 w[96]
        mov dword [esp + 368], ecx ;   385.5 p0+p3  107 w[91] spill
        mov ecx, dword [esp + 364] ;   382.0 p2     107 w[98]
        xor ecx, 0x9e3779e3        ;   384.0 p0     107 w[98]
        xor ecx, edx               ;   394.5 p0     107 w[98]
        xor ecx, eax               ;   403.5 p0     107 w[98]
        mov dword [esp + 372], edx ;   394.5 p0+p3  107 w[93] spill
        mov edx, edi               ;   376.5 p1     107 w[97] copy
        xor edx, 0x9e3779e0        ;   377.0 p0     107 w[97]
        xor edx, esi               ;   390.0 p0     107 w[97]
        xor edx, ebp               ;   399.0 p0     107 w[97]
        xor edx, ebx               ;   408.0 p0     107 w[97]
        rol edx, 0xb               ;   408.5 p1     107 w[97]
        xor ecx, edx               ;   412.5 p0     107 w[98]
        rol ecx, 0xb               ;   413.0 p1     107 w[98]
        mov dword [esp + 376], edi ;   376.5 p0+p3  107 w[89] spill
        mov edi, dword [esp + 368] ;   386.5 p2     107 w[99]
        xor edi, 0x9e3779e2        ;   388.5 p0     107 w[99]
        xor edi, ebp               ;   399.0 p0     107 w[99]
        xor edi, ebx               ;   408.0 p0     107 w[99]
        xor edi, ecx               ;   417.0 p0     107 w[99]
        rol edi, 0xb               ;   417.5 p1     107 w[99]
        mov dword [esp + 380], ebp ;   399.0 p0+p3  107 w[94] spill
        mov ebp, dword [esp + 372] ;   395.5 p2     107 w[101]
        xor ebp, 0x9e3779e4        ;   397.5 p0     107 w[101]
        xor ebp, ebx               ;   408.0 p0     107 w[101]
        xor ebp, ecx               ;   417.0 p0     107 w[101]
        mov dword [esp + 384], ebx ;   408.0 p0+p3  107 w[96] spill
        mov ebx, esi               ;   390.0 p1     107 w[100] copy
        xor ebx, eax               ;   403.5 p0     107 w[100]
        mov dword [esp + 388], esi ;   390.0 p0+p3  107 w[92] spill
        mov esi, dword [esp + 380] ;   400.0 p2     107 w[102]
        xor esi, 0x9e3779e7        ;   402.0 p0     107 w[102]
        xor esi, edx               ;   412.5 p0     107 w[102]
        xor esi, edi               ;   421.5 p0     107 w[102]
        mov dword [esp + 392], ecx ;   417.0 p0+p3  107 w[98] spill
        mov ecx, ebx               ;   404.0 p1     107 w[100] copy
        xor ecx, 0x9e3779e5        ;   404.5 p0     107 w[100]
        xor ecx, edx               ;   412.5 p0     107 w[100]
        xor ecx, edi               ;   421.5 p0     107 w[100]
        rol ecx, 0xb               ;   422.0 p1     107 w[100]
        xor ebp, ecx               ;   426.0 p0     107 w[101]
        rol ebp, 0xb               ;   426.5 p1     107 w[101]
        xor esi, ebp               ;   430.5 p0     107 w[102]
        rol esi, 0xb               ;   431.0 p1     107 w[102]
        mov dword [esp + 396], ebx ;   404.0 p0+p3  107 w[100] spill
        mov ebx, dword [esp + 392] ;   418.0 p2     107 w[103]
        xor ebx, 0x9e3779e6        ;   420.0 p0     107 w[103]
        xor ebx, eax               ;   420.5 p0     107 w[103]
        xor ebx, ecx               ;   426.0 p0     107 w[103]
        xor ebx, esi               ;   435.0 p0     107 w[103]
        rol ebx, 0xb               ;   435.5 p1     107 w[103]
        mov dword [esp + 400], eax ;   403.5 p0+p3  107 w[95] spill
        mov eax, dword [esp + 384] ;   409.0 p2     107 w[104]
        xor eax, 0x9e3779d9        ;   411.0 p0     107 w[104]
        xor eax, edi               ;   421.5 p0     107 w[104]
        xor eax, ebp               ;   430.5 p0     107 w[104]
        xor eax, ebx               ;   439.5 p0     107 w[104]
        rol eax, 0xb               ;   440.0 p1     107 w[104]
        mov dword [esp + 404], edi ;   421.5 p0+p3  107 w[99] spill
        mov edi, dword [esp + 392] ;   418.0 p2     107 w[106]
        xor edi, 0x9e3779db        ;   420.0 p0     107 w[106]
        xor edi, ebp               ;   430.5 p0     107 w[106]
        xor edi, ebx               ;   439.5 p0     107 w[106]
        mov dword [esp + 408], ebp ;   430.5 p0+p3  107 w[101] spill
        mov ebp, edx               ;   412.5 p1     107 w[105] copy
        xor ebp, 0x9e3779d8        ;   413.0 p0     107 w[105]
        xor ebp, ecx               ;   426.0 p0     107 w[105]
        xor ebp, esi               ;   435.0 p0     107 w[105]
        xor ebp, eax               ;   444.0 p0     107 w[105]
        rol ebp, 0xb               ;   444.5 p1     107 w[105]
        xor edi, ebp               ;   448.5 p0     107 w[106]
        rol edi, 0xb               ;   449.0 p1     107 w[106]
        xor ecx, ebx               ;   439.5 p0     107 w[108]
        mov dword [esp + 412], edx ;   412.5 p0+p3  107 w[97] spill
        mov edx, dword [esp + 404] ;   422.5 p2     107 w[107]
        xor edx, 0x9e3779da        ;   424.5 p0     107 w[107]
        xor edx, esi               ;   435.0 p0     107 w[107]
        xor edx, eax               ;   444.0 p0     107 w[107]
        xor edx, edi               ;   453.0 p0     107 w[107]
        rol edx, 0xb               ;   453.5 p1     107 w[107]
        mov dword [esp + 416], ebx ;   439.5 p0+p3  107 w[103] spill
        mov ebx, dword [esp + 408] ;   431.5 p2     107 w[109]
        xor ebx, 0x9e3779dc        ;   433.5 p0     107 w[109]
        xor ebx, eax               ;   444.0 p0     107 w[109]
        xor ebx, edi               ;   453.0 p0     107 w[109]
        mov dword [esp + 420], eax ;   444.0 p0+p3  107 w[104] spill
        mov eax, ecx               ;   440.0 p1     107 w[108] copy
        xor eax, 0x9e3779dd        ;   440.5 p0     107 w[108]
        xor eax, ebp               ;   448.5 p0     107 w[108]
        xor eax, edx               ;   457.5 p0     107 w[108]
        rol eax, 0xb               ;   458.0 p1     107 w[108]
        xor ebx, eax               ;   462.0 p0     107 w[109]
        rol ebx, 0xb               ;   462.5 p1     107 w[109]
        mov dword [esp + 424], ecx ;   440.0 p0+p3  107 w[108] spill
        mov ecx, dword [esp + 416] ;   440.5 p2     107 w[111]
        xor ecx, 0x9e3779de        ;   442.5 p0     107 w[111]
        xor ecx, edi               ;   453.0 p0     107 w[111]
        xor ecx, eax               ;   462.0 p0     107 w[111]
        mov dword [esp + 428], edi ;   453.0 p0+p3  107 w[106] spill
        mov edi, esi               ;   435.0 p1     107 w[110] copy
        xor edi, 0x9e3779df        ;   435.5 p0     107 w[110]
        xor edi, ebp               ;   448.5 p0     107 w[110]
        xor edi, edx               ;   457.5 p0     107 w[110]
        xor edi, ebx               ;   466.5 p0     107 w[110]
        rol edi, 0xb               ;   467.0 p1     107 w[110]
        xor ecx, edi               ;   471.0 p0     107 w[111]
        rol ecx, 0xb               ;   471.5 p1     107 w[111]
        mov dword [esp + 432], esi ;   435.0 p0+p3  107 w[102] spill
        mov esi, dword [esp + 420] ;   445.0 p2     107 w[112]
        xor esi, 0x9e3779d1        ;   447.0 p0     107 w[112]
        xor esi, edx               ;   457.5 p0     107 w[112]
        xor esi, ebx               ;   466.5 p0     107 w[112]
        xor esi, ecx               ;   475.5 p0     107 w[112]
        rol esi, 0xb               ;   476.0 p1     107 w[112]
        mov dword [esp + 436], edx ;   457.5 p0+p3  107 w[107] spill
        mov edx, dword [esp + 428] ;   454.0 p2     107 w[114]
        xor edx, 0x9e3779d3        ;   456.0 p0     107 w[114]
        xor edx, ebx               ;   466.5 p0     107 w[114]
        xor edx, ecx               ;   475.5 p0     107 w[114]
        mov dword [esp + 440], ebx ;   466.5 p0+p3  107 w[109] spill
        mov ebx, ebp               ;   448.5 p1     107 w[113] copy
        xor ebx, 0x9e3779d0        ;   449.0 p0     107 w[113]
        xor ebx, eax               ;   462.0 p0     107 w[113]
        xor ebx, edi               ;   471.0 p0     107 w[113]
        xor ebx, esi               ;   480.0 p0     107 w[113]
        rol ebx, 0xb               ;   480.5 p1     107 w[113]
        xor edx, ebx               ;   484.5 p0     107 w[114]
        rol edx, 0xb               ;   485.0 p1     107 w[114]
        mov dword [esp + 444], ebp ;   448.5 p0+p3  107 w[105] spill
        mov ebp, dword [esp + 436] ;   458.5 p2     107 w[115]
        xor ebp, 0x9e3779d2        ;   460.5 p0     107 w[115]
        xor ebp, edi               ;   471.0 p0     107 w[115]
        xor ebp, esi               ;   480.0 p0     107 w[115]
        xor ebp, edx               ;   489.0 p0     107 w[115]
        rol ebp, 0xb               ;   489.5 p1     107 w[115]
        mov dword [esp + 448], edi ;   471.0 p0+p3  107 w[110] spill
        mov edi, dword [esp + 440] ;   467.5 p2     107 w[117]
        xor edi, 0x9e3779d4        ;   469.5 p0     107 w[117]
        xor edi, esi               ;   480.0 p0     107 w[117]
        xor edi, edx               ;   489.0 p0     107 w[117]
        mov dword [esp + 452], esi ;   480.0 p0+p3  107 w[112] spill
        mov esi, eax               ;   462.0 p1     107 w[116] copy
        xor esi, 0x9e3779d5        ;   462.5 p0     107 w[116]
        xor esi, ecx               ;   475.5 p0     107 w[116]
        xor esi, ebx               ;   484.5 p0     107 w[116]
        xor esi, ebp               ;   493.5 p0     107 w[116]
        rol esi, 0xb               ;   494.0 p1     107 w[116]
        xor edi, esi               ;   498.0 p0     107 w[117]
        rol edi, 0xb               ;   498.5 p1     107 w[117]
        mov dword [esp + 456], eax ;   462.0 p0+p3  107 w[108] spill
        mov eax, dword [esp + 448] ;   472.0 p2     107 w[118]
        xor eax, 0x9e3779d7        ;   474.0 p0     107 w[118]
        xor eax, ebx               ;   484.5 p0     107 w[118]
        xor eax, ebp               ;   493.5 p0     107 w[118]
        xor eax, edi               ;   502.5 p0     107 w[118]
        rol eax, 0xb               ;   503.0 p1     107 w[118]
        mov dword [esp + 460], ebx ;   484.5 p0+p3  107 w[113] spill
        mov ebx, dword [esp + 452] ;   481.0 p2     107 w[120]
        xor ebx, ebp               ;   493.5 p0     107 w[120]
        mov dword [esp + 464], ebp ;   493.5 p0+p3  107 w[115] spill
        mov ebp, ecx               ;   475.5 p1     107 w[119] copy
        xor ebp, 0x9e3779d6        ;   476.0 p0     107 w[119]
        xor ebp, edx               ;   489.0 p0     107 w[119]
        xor ebp, esi               ;   498.0 p0     107 w[119]
        xor ebp, eax               ;   507.0 p0     107 w[119]
        rol ebp, 0xb               ;   507.5 p1     107 w[119]
        mov dword [esp + 468], ecx ;   475.5 p0+p3  107 w[111] spill
        mov ecx, dword [esp + 460] ;   485.5 p2     107 w[121]
        xor ecx, 0x9e3779c8        ;   487.5 p0     107 w[121]
        xor ecx, esi               ;   498.0 p0     107 w[121]
        xor ecx, eax               ;   507.0 p0     107 w[121]
        mov dword [esp + 472], esi ;   498.0 p0+p3  107 w[116] spill
        mov esi, ebx               ;   494.0 p1     107 w[120] copy
        xor esi, 0x9e3779c9        ;   494.5 p0     107 w[120]
        xor esi, edi               ;   502.5 p0     107 w[120]
        xor esi, ebp               ;   511.5 p0     107 w[120]
        rol esi, 0xb               ;   512.0 p1     107 w[120]
        xor ecx, esi               ;   516.0 p0     107 w[121]
        rol ecx, 0xb               ;   516.5 p1     107 w[121]
        mov dword [esp + 476], ebx ;   494.0 p0+p3  107 w[120] spill
        mov ebx, dword [esp + 464] ;   494.5 p2     107 w[123]
        xor ebx, 0x9e3779ca        ;   496.5 p0     107 w[123]
        xor ebx, eax               ;   507.0 p0     107 w[123]
        xor ebx, esi               ;   516.0 p0     107 w[123]
        mov dword [esp + 480], eax ;   507.0 p0+p3  107 w[118] spill
        mov eax, edx               ;   489.0 p1     107 w[122] copy
        xor eax, 0x9e3779cb        ;   489.5 p0     107 w[122]
        xor eax, edi               ;   502.5 p0     107 w[122]
        xor eax, ebp               ;   511.5 p0     107 w[122]
        xor eax, ecx               ;   520.5 p0     107 w[122]
        rol eax, 0xb               ;   521.0 p1     107 w[122]
        xor ebx, eax               ;   525.0 p0     107 w[123]
        rol ebx, 0xb               ;   525.5 p1     107 w[123]
        mov dword [esp + 484], edx ;   489.0 p0+p3  107 w[114] spill
        mov edx, dword [esp + 472] ;   499.0 p2     107 w[124]
        xor edx, ebp               ;   511.5 p0     107 w[124]
        mov dword [esp + 488], ebp ;   511.5 p0+p3  107 w[119] spill
        mov ebp, dword [esp + 480] ;   508.0 p2     107 w[126]
        xor ebp, 0x9e3779cf        ;   510.0 p0     107 w[126]
        xor ebp, ecx               ;   520.5 p0     107 w[126]
        xor ebp, ebx               ;   529.5 p0     107 w[126]
        mov dword [esp + 492], esi ;   516.0 p0+p3  107 w[120] spill
        mov esi, edx               ;   512.0 p1     107 w[124] copy
        xor esi, 0x9e3779cd        ;   512.5 p0     107 w[124]
        xor esi, ecx               ;   520.5 p0     107 w[124]
        xor esi, ebx               ;   529.5 p0     107 w[124]
        rol esi, 0xb               ;   530.0 p1     107 w[124]
        mov dword [esp + 496], edx ;   512.0 p0+p3  107 w[124] spill
        mov edx, dword [esp + 492] ;   517.0 p2     107 w[125]
        xor edx, 0x9e3779cc        ;   519.0 p0     107 w[125]
        xor edx, edi               ;   519.5 p0     107 w[125]
        xor edx, eax               ;   525.0 p0     107 w[125]
        xor edx, esi               ;   534.0 p0     107 w[125]
        rol edx, 0xb               ;   534.5 p1     107 w[125]
        xor ebp, edx               ;   538.5 p0     107 w[126]
        rol ebp, 0xb               ;   539.0 p1     107 w[126]
        mov dword [esp + 500], edi ;   502.5 p0+p3  107 w[117] spill
        mov edi, dword [esp + 488] ;   512.5 p2     107 w[127]
        xor edi, 0x9e3779ce        ;   514.5 p0     107 w[127]
        xor edi, eax               ;   525.0 p0     107 w[127]
        xor edi, esi               ;   534.0 p0     107 w[127]
        xor edi, ebp               ;   543.0 p0     107 w[127]
        rol edi, 0xb               ;   543.5 p1     107 w[127]
        mov dword [esp + 504], eax ;   525.0 p0+p3  107 w[122] spill
        mov eax, dword [esp + 492] ;   517.0 p2     107 w[128]
        xor eax, 0x9e3779c1        ;   519.0 p0     107 w[128]
        xor eax, ebx               ;   529.5 p0     107 w[128]
        xor eax, edx               ;   538.5 p0     107 w[128]
        xor eax, edi               ;   547.5 p0     107 w[128]
        rol eax, 0xb               ;   548.0 p1     107 w[128]
        mov dword [esp + 508], ebx ;   529.5 p0+p3  107 w[123] spill
        mov ebx, dword [esp + 504] ;   526.0 p2     107 w[130]
        xor ebx, 0x9e3779c3        ;   528.0 p0     107 w[130]
        xor ebx, edx               ;   538.5 p0     107 w[130]
        xor ebx, edi               ;   547.5 p0     107 w[130]
        mov dword [esp + 512], edx ;   538.5 p0+p3  107 w[125] spill
        mov edx, ecx               ;   520.5 p1     107 w[129] copy
        xor edx, 0x9e3779c0        ;   521.0 p0     107 w[129]
        xor edx, esi               ;   534.0 p0     107 w[129]
        xor edx, ebp               ;   543.0 p0     107 w[129]
        xor edx, eax               ;   552.0 p0     107 w[129]
        rol edx, 0xb               ;   552.5 p1     107 w[129]
        xor ebx, edx               ;   556.5 p0     107 w[130]
        rol ebx, 0xb               ;   557.0 p1     107 w[130]
        mov dword [esp + 516], ecx ;   520.5 p0+p3  107 w[121] spill
        mov ecx, dword [esp + 508] ;   530.5 p2     107 w[131]
        xor ecx, 0x9e3779c2        ;   532.5 p0     107 w[131]
        xor ecx, ebp               ;   543.0 p0     107 w[131]
        xor ecx, eax               ;   552.0 p0     107 w[131]
        xor ecx, ebx               ;   561.0 p0     107 w[131]
        rol ecx, 0xb               ;   561.5 p1     107 w[131]
        mov dword [esp + 520], ebp ;   543.0 p0+p3  107 w[126] spill
        mov ebp, dword [esp + 512] ;   539.5 p2     107 w[133]
        xor ebp, 0x9e3779c4        ;   541.5 p0     107 w[133]
        xor ebp, eax               ;   552.0 p0     107 w[133]
        xor ebp, ebx               ;   561.0 p0     107 w[133]
        mov dword [esp + 524], eax ;   552.0 p0+p3  107 w[128] spill
        mov eax, esi               ;   534.0 p1     107 w[132] copy
        xor eax, edi               ;   547.5 p0     107 w[132]
        mov dword [esp + 528], esi ;   534.0 p0+p3  107 w[124] spill
        mov esi, dword [esp + 520] ;   544.0 p2     107 w[134]
        xor esi, 0x9e3779c7        ;   546.0 p0     107 w[134]
        xor esi, edx               ;   556.5 p0     107 w[134]
        xor esi, ecx               ;   565.5 p0     107 w[134]
        mov dword [esp + 532], ebx ;   561.0 p0+p3  107 w[130] spill
        mov ebx, eax               ;   548.0 p1     107 w[132] copy
        xor ebx, 0x9e3779c5        ;   548.5 p0     107 w[132]
        xor ebx, edx               ;   556.5 p0     107 w[132]
        xor ebx, ecx               ;   565.5 p0     107 w[132]
        rol ebx, 0xb               ;   566.0 p1     107 w[132]
        xor ebp, ebx               ;   570.0 p0     107 w[133]
        rol ebp, 0xb               ;   570.5 p1     107 w[133]
        xor esi, ebp               ;   574.5 p0     107 w[134]
        rol esi, 0xb               ;   575.0 p1     107 w[134]
        mov dword [esp + 536], eax ;   548.0 p0+p3  107 w[132] spill
        mov eax, dword [esp + 532] ;   562.0 p2     107 w[135]
        xor eax, 0x9e3779c6        ;   564.0 p0     107 w[135]
        xor eax, edi               ;   564.5 p0     107 w[135]
        xor eax, ebx               ;   570.0 p0     107 w[135]
        xor eax, esi               ;   579.0 p0     107 w[135]
        rol eax, 0xb               ;   579.5 p1     107 w[135]
        mov dword [esp + 540], edi ;   547.5 p0+p3  107 w[127] spill
        mov edi, dword [esp + 524] ;   553.0 p2     107 w[136]
        xor edi, 0x9e377939        ;   555.0 p0     107 w[136]
        xor edi, ecx               ;   565.5 p0     107 w[136]
        xor edi, ebp               ;   574.5 p0     107 w[136]
        xor edi, eax               ;   583.5 p0     107 w[136]
        rol edi, 0xb               ;   584.0 p1     107 w[136]
        mov dword [esp + 544], ecx ;   565.5 p0+p3  107 w[131] spill
        mov ecx, dword [esp + 532] ;   562.0 p2     107 w[138]
        xor ecx, 0x9e37793b        ;   564.0 p0     107 w[138]
        xor ecx, ebp               ;   574.5 p0     107 w[138]
        xor ecx, eax               ;   583.5 p0     107 w[138]
        mov dword [esp + 548], ebp ;   574.5 p0+p3  107 w[133] spill
        mov ebp, edx               ;   556.5 p1     107 w[137] copy
        xor ebp, 0x9e377938        ;   557.0 p0     107 w[137]
        xor ebp, ebx               ;   570.0 p0     107 w[137]
        xor ebp, esi               ;   579.0 p0     107 w[137]
        xor ebp, edi               ;   588.0 p0     107 w[137]
        rol ebp, 0xb               ;   588.5 p1     107 w[137]
        xor ecx, ebp               ;   592.5 p0     107 w[138]
        rol ecx, 0xb               ;   593.0 p1     107 w[138]
        mov dword [esp + 552], ebp ;   592.5 p0+p3  107 w[137] spill
        mov ebp, dword [esp + 544] ;   566.5 p2     107 w[139]
        xor ebp, 0x9e37793a        ;   568.5 p0     107 w[139]
        xor ebp, esi               ;   579.0 p0     107 w[139]
        xor ebp, edi               ;   588.0 p0     107 w[139]
        xor ebp, ecx               ;   597.0 p0     107 w[139]
        rol ebp, 0xb               ;   597.5 p1     107 w[139]
        mov dword [esp + 556], ecx ;   597.0 p0+p3  107 w[138] spill
        mov ecx, dword [esp + 16]  ;   522.5 p2      26 box
        and ecx, dword [esp + 4]   ;   524.5 p2+p0   26 box
        mov dword [esp + 4], ebp   ;   601.5 p0+p3  107 w[139] spill
        mov ebp, dword [esp + 28]  ;   524.5 p2      26 box
        or ebp, dword [esp + 16]   ;   526.5 p2+p0   26 box
        mov dword [esp + 16], edi  ;   588.0 p0+p3  107 w[136] spill
        mov edi, ecx               ;   529.5 p1      26 box copy
        or edi, dword [esp + 0]    ;   530.0 p2+p0   26 box
        mov dword [esp + 0], esi   ;   579.0 p0+p3  107 w[134] spill
        mov esi, ebp               ;   530.8 p1      26 box copy
        and esi, dword [esp + 12]  ;   531.5 p2+p0   26 box
        xor esi, dword [esp + 8]   ;   532.2 p2+p0   26 box
        mov dword [esp + 12], eax  ;   583.5 p0+p3  107 w[135] spill
        mov eax, ebp               ;   532.8 p1      26 box copy
        and eax, dword [esp + 8]   ;   533.5 p2+p0   26 box
        xor eax, edi               ;   534.0 p0      26 box
        xor ebp, esi               ;   534.5 p0      26 box
        xor esi, ecx               ;   535.0 p0      26 box
        xor edi, esi               ;   535.5 p0      26 box
        and ecx, eax               ;   536.0 p0      26 box
        xor ecx, ebp               ;   536.5 p0      26 box
        and ebp, eax               ;   537.0 p0      26 box
        xor esi, ebp               ;   537.5 p0      26 box
        mov ebp, dword [esp + 20]  ;   538.5 p2      25 box
        and ebp, dword [esp + 40]  ;   540.5 p2+p0   25 box
        xor ebp, dword [esp + 32]  ;   543.0 p2+p0   25 box
        mov dword [esp + 8], edi   ;   543.7 p0+p3   26 box spill
        mov edi, dword [esp + 40]  ;   544.0 p2      25 box
        xor edi, dword [esp + 20]  ;   546.0 p2+p0   25 box
        xor edi, dword [esp + 24]  ;   547.5 p2+p0   25 box
        mov dword [esp + 40], eax  ;   548.2 p0+p3   26 box spill
        mov eax, dword [esp + 32]  ;   548.5 p2      25 box
        or eax, dword [esp + 20]   ;   550.5 p2+p0   25 box
        xor eax, dword [esp + 24]  ;   551.0 p2+p0   25 box
        mov dword [esp + 32], ecx  ;   552.0 p0+p3   26 box spill
        mov ecx, ebp               ;   552.3 p1      25 box copy
        and ecx, dword [esp + 24]  ;   553.0 p2+p0   25 box
        xor ecx, edi               ;   553.5 p0      25 box
        xor ebp, edi               ;   554.0 p0      25 box
        or edi, eax                ;   554.5 p0      25 box
        xor edi, ebp               ;   555.0 p0      25 box
        xor ebp, dword [esp + 20]  ;   555.5 p2+p0   25 box
        xor eax, edi               ;   556.0 p0      25 box
        xor edi, ecx               ;   556.5 p0      25 box
        not ecx                    ;   557.0 p0      25 box
        mov dword [esp + 20], ecx  ;   561.0 p0+p3   25 box spill
        mov ecx, dword [esp + 36]  ;   561.3 p2      24 box
        and ecx, dword [esp + 56]  ;   563.3 p2+p0   24 box
        mov dword [esp + 36], eax  ;   563.0 p0+p3   25 box spill
        mov eax, dword [esp + 52]  ;   563.3 p2      24 box
        or eax, dword [esp + 56]   ;   565.3 p2+p0   24 box
        not eax                    ;   565.8 p0      24 box
        mov dword [esp + 52], edi  ;   566.0 p0+p3   25 box spill
        mov edi, dword [esp + 56]  ;   566.2 p2      24 box
        xor edi, dword [esp + 48]  ;   568.2 p2+p0   24 box
        mov dword [esp + 56], ebp  ;   567.8 p0+p3   25 box spill
        mov ebp, ecx               ;   567.5 p1      24 box copy
        mov dword [esp + 24], esi  ;   569.8 p0+p3   26 box spill
        mov esi, eax               ;   568.2 p1      24 box copy
        mov dword [esp + 28], ebx  ;   571.8 p0+p3  107 w[132] spill
        mov ebx, dword [esp + 48]  ;   568.8 p2      24 box
        mov dword [esp + 48], edx  ;   573.8 p0+p3  107 w[129] spill
        mov edx, dword [esp + 68]  ;   569.8 p2      23 box
        or edx, dword [esp + 84]   ;   571.8 p2+p0   23 box
        xor edx, dword [esp + 60]  ;   572.3 p2+p0   23 box
        mov dword [esp + 68], edx  ;   575.8 p0+p3   23 box spill
        mov edx, dword [esp + 84]  ;   572.8 p2      23 box
        xor edx, dword [esp + 64]  ;   574.8 p2+p0   23 box
        mov dword [esp + 84], edx  ;   577.8 p0+p3   23 box spill
        mov edx, dword [esp + 60]  ;   579.0 p2      23 box
        and edx, dword [esp + 76]  ;   581.0 p2+p0   23 box
        xor edx, dword [esp + 84]  ;   581.5 p2+p0   23 box
        mov dword [esp + 60], edx  ;   582.0 p0+p3   23 box spill
        mov edx, dword [esp + 64]  ;   582.0 p2      23 box
        xor edx, dword [esp + 68]  ;   584.0 p2+p0   23 box
        mov dword [esp + 64], edx  ;   584.5 p0+p3   23 box spill
        mov edx, dword [esp + 76]  ;   584.5 p2      23 box
        xor edx, dword [esp + 68]  ;   586.5 p2+p0   23 box
        mov dword [esp + 76], eax  ;   586.2 p0+p3   24 box spill
        mov eax, edx               ;   588.0 p1      23 box copy
        xor edx, dword [esp + 64]  ;   588.3 p2+p0   23 box
        or edx, dword [esp + 60]   ;   589.3 p2+p0   23 box
        mov dword [esp + 560], eax ;   589.7 p0+p3   23 box spill
        mov eax, edx               ;   590.0 p1      23 box copy
        xor eax, dword [esp + 60]  ;   590.7 p2+p0   23 box
        mov dword [esp + 60], edx  ;   591.7 p0+p3   23 box spill
        mov edx, eax               ;   591.3 p1      23 box copy
        xor edx, dword [esp + 68]  ;   592.2 p2+p0   23 box
        mov dword [esp + 68], edx  ;   593.7 p0+p3   23 box spill
        mov edx, dword [esp + 44]  ;   597.0 p2      24 box
        not edx                    ;   599.0 p0      24 box
        xor edi, edx               ;   599.5 p0      24 box
        or ebp, edx                ;   599.5 p0      24 box
        xor ecx, edi               ;   600.0 p0      24 box
        and edi, ebp               ;   600.0 p0      24 box
        or esi, edi                ;   600.5 p0      24 box
        xor ebp, ecx               ;   601.5 p0      24 box
        xor ebx, ecx               ;   602.0 p0      24 box
        or ebp, esi                ;   602.5 p0      24 box
        mov edi, dword [esp + 76]  ;   602.5 p2      24 box reload
        xor edi, ebx               ;   604.5 p0      24 box
        xor ebp, edi               ;   605.0 p0      24 box
        and ebx, esi               ;   604.0 p0      24 box
        xor ebx, edi               ;   605.0 p0      24 box
        mov edi, dword [esp + 84]  ;   604.2 p2      23 box
        not edi                    ;   606.2 p0      23 box
        mov edx, dword [esp + 560] ;   605.2 p2      23 box reload
        or edx, edi                ;   607.2 p0      23 box
        xor eax, edx               ;   607.7 p0      23 box
        mov edi, dword [esp + 60]  ;   606.2 p2      23 box reload
        xor edi, edx               ;   608.2 p0      23 box
        mov edx, dword [esp + 72]  ;   607.2 p2      30 box
        or edx, dword [esp + 88]   ;   609.2 p2+p0   30 box
        xor edx, dword [esp + 80]  ;   609.7 p2+p0   30 box
        mov dword [esp + 60], edi  ;   608.7 p0+p3   23 box spill
        mov edi, dword [esp + 80]  ;   610.2 p2      30 box
        and edi, dword [esp + 88]  ;   612.2 p2+p0   30 box
        mov dword [esp + 80], eax  ;   610.2 p0+p3   23 box spill
        mov eax, edi               ;   612.7 p1      30 box copy
        xor eax, dword [esp + 72]  ;   613.2 p2+p0   30 box
        xor edi, dword [esp + 100] ;   613.2 p2+p0   30 box
        and edi, eax               ;   613.7 p0      30 box
        mov dword [esp + 72], esi  ;   612.2 p0+p3   24 box spill
        mov esi, edi               ;   614.2 p1      30 box copy
        xor esi, dword [esp + 88]  ;   614.7 p2+p0   30 box
        or edi, edx                ;   614.2 p0      30 box
        xor edi, dword [esp + 100] ;   615.2 p2+p0   30 box
        mov dword [esp + 88], ecx  ;   614.7 p0+p3   24 box spill
        mov ecx, edx               ;   614.5 p1      30 box copy
        xor ecx, dword [esp + 100] ;   616.2 p2+p0   30 box
        not ecx                    ;   616.7 p0      30 box
        or ecx, eax                ;   617.2 p0      30 box
        or ecx, esi                ;   617.7 p0      30 box
        xor edx, eax               ;   617.7 p0      30 box
        xor edx, esi               ;   618.2 p0      30 box
        xor ecx, edx               ;   618.7 p0      30 box
        xor esi, edi               ;   619.2 p0      30 box
        or edx, edi                ;   619.7 p0      30 box
        xor eax, edx               ;   620.2 p0      30 box
        mov edx, dword [esp + 92]  ;   618.5 p2      29 box
        and edx, dword [esp + 104] ;   620.7 p2+p0   29 box
        mov dword [esp + 92], esi  ;   621.2 p0+p3   30 box spill
        mov esi, dword [esp + 104] ;   620.5 p2      29 box
        xor esi, dword [esp + 96]  ;   622.5 p2+p0   29 box
        mov dword [esp + 104], edi ;   622.7 p0+p3   30 box spill
        mov edi, dword [esp + 96]  ;   622.5 p2      29 box
        mov dword [esp + 96], eax  ;   623.7 p0+p3   30 box spill
        mov eax, dword [esp + 112] ;   623.5 p2      29 box
        mov dword [esp + 100], ecx ;   625.5 p0+p3   30 box spill
        mov ecx, dword [esp + 112] ;   624.5 p2      29 box
        mov dword [esp + 560], ebp ;   627.5 p0+p3   24 box spill
        mov ebp, dword [esp + 112] ;   625.5 p2      29 box
        mov dword [esp + 112], ebx ;   629.5 p0+p3   24 box spill
        mov ebx, esi               ;   623.8 p1      29 box copy
        mov dword [esp + 84], esi  ;   631.5 p0+p3   29 box spill
        mov esi, dword [esp + 108] ;   626.5 p2      28 box
        or esi, dword [esp + 132]  ;   628.7 p2+p0   28 box
        mov dword [esp + 76], esi  ;   633.5 p0+p3   28 box spill
        mov esi, dword [esp + 120] ;   628.5 p2      28 box
        xor esi, dword [esp + 108] ;   630.5 p2+p0   28 box
        mov dword [esp + 120], ebx ;   635.5 p0+p3   29 box spill
        mov ebx, dword [esp + 76]  ;   634.5 p2      28 box reload
        xor ebx, esi               ;   636.5 p0      28 box
        and esi, dword [esp + 108] ;   632.2 p2+p0   28 box
        mov dword [esp + 76], ebx  ;   637.5 p0+p3   28 box spill
        mov ebx, dword [esp + 132] ;   632.5 p2      28 box
        xor ebx, dword [esp + 108] ;   634.5 p2+p0   28 box
        mov dword [esp + 132], esi ;   639.5 p0+p3   28 box spill
        mov esi, dword [esp + 108] ;   634.5 p2      28 box
        xor esi, dword [esp + 76]  ;   640.5 p2+p0   28 box
        mov dword [esp + 108], esi ;   641.5 p0+p3   28 box spill
        mov esi, dword [esp + 76]  ;   638.5 p2      28 box
        mov dword [esp + 44], esi  ;   643.5 p0+p3   28 box spill
        mov esi, dword [esp + 76]  ;   638.5 p2      28 box
        mov dword [esp + 76], esi  ;   645.5 p0+p3   28 box spill
        mov esi, dword [esp + 116] ;   638.5 p2      29 box
        not esi                    ;   640.5 p0      29 box
        xor edi, esi               ;   641.0 p0      29 box
        and eax, esi               ;   641.0 p0      29 box
        xor edx, edi               ;   641.5 p0      29 box
        or ecx, edi                ;   641.5 p0      29 box
        xor eax, edi               ;   641.5 p0      29 box
        xor ebp, edx               ;   642.0 p0      29 box
        mov esi, dword [esp + 120] ;   639.5 p2      29 box reload
        xor esi, ecx               ;   642.2 p0      29 box
        mov edi, dword [esp + 84]  ;   640.5 p2      29 box reload
        and edi, eax               ;   642.7 p0      29 box
        xor eax, edx               ;   643.2 p0      29 box
        and eax, esi               ;   643.7 p0      29 box
        or esi, edi                ;   644.2 p0      29 box
        xor edi, ebp               ;   644.7 p0      29 box
        not ebp                    ;   645.2 p0      29 box
        xor eax, ebp               ;   645.7 p0      29 box
        xor esi, ebp               ;   646.2 p0      29 box
        mov ebp, dword [esp + 124] ;   641.5 p2      28 box
        not ebp                    ;   646.7 p0      28 box
        xor ebx, ebp               ;   647.2 p0      28 box
        mov ecx, dword [esp + 132] ;   642.5 p2      28 box reload
        and ecx, ebx               ;   647.7 p0      28 box
        xor ecx, ebp               ;   648.2 p0      28 box
        or ebp, ebx                ;   648.7 p0      28 box
        mov dword [esp + 132], eax ;   649.2 p0+p3   29 box spill
        mov eax, dword [esp + 44]  ;   644.5 p2      28 box reload
        xor eax, ebp               ;   650.2 p0      28 box
        mov ebp, dword [esp + 76]  ;   646.5 p2      28 box reload
        and ebp, ecx               ;   650.7 p0      28 box
        xor ecx, dword [esp + 108] ;   651.2 p2+p0   28 box
        xor ebp, ebx               ;   651.7 p0      28 box
        mov dword [esp + 76], ecx  ;   652.2 p0+p3   28 box spill
        mov ecx, eax               ;   650.7 p1      28 box copy
        and ecx, dword [esp + 108] ;   653.2 p2+p0   28 box
        xor ebx, ecx               ;   653.7 p0      28 box
        mov ecx, dword [esp + 144] ;   647.5 p2      27 box
        and ecx, dword [esp + 136] ;   654.2 p2+p0   27 box
        xor ecx, dword [esp + 152] ;   654.7 p2+p0   27 box
        mov dword [esp + 108], ebx ;   655.2 p0+p3   28 box spill
        mov ebx, dword [esp + 144] ;   650.5 p2      27 box
        xor ebx, dword [esp + 128] ;   656.2 p2+p0   27 box
        mov dword [esp + 144], ebp ;   656.7 p0+p3   28 box spill
        mov ebp, dword [esp + 152] ;   652.5 p2      27 box
        or ebp, ebx                ;   657.7 p0      27 box
        or ebp, dword [esp + 136]  ;   658.2 p2+p0   27 box
        xor ebp, dword [esp + 128] ;   658.7 p2+p0   27 box
        mov dword [esp + 152], eax ;   659.2 p0+p3   28 box spill
        mov eax, ebx               ;   656.7 p1      27 box copy
        and eax, dword [esp + 128] ;   660.2 p2+p0   27 box
        xor eax, ecx               ;   660.7 p0      27 box
        mov dword [esp + 128], esi ;   661.2 p0+p3   29 box spill
        mov esi, ecx               ;   655.2 p1      27 box copy
        xor esi, dword [esp + 136] ;   662.2 p2+p0   27 box
        and ecx, ebp               ;   662.7 p0      27 box
        xor ebp, esi               ;   663.2 p0      27 box
        or esi, eax                ;   663.7 p0      27 box
        not eax                    ;   664.2 p0      27 box
        xor esi, ebx               ;   664.7 p0      27 box
        xor ebx, ecx               ;   665.2 p0      27 box
        mov ecx, dword [esp + 140] ;   657.5 p2      26 box
        and ecx, dword [esp + 164] ;   665.7 p2+p0   26 box
        mov dword [esp + 136], ebx ;   666.2 p0+p3   27 box spill
        mov ebx, dword [esp + 164] ;   659.5 p2      26 box
        xor ebx, dword [esp + 156] ;   667.2 p2+p0   26 box
        mov dword [esp + 164], esi ;   667.7 p0+p3   27 box spill
        mov esi, dword [esp + 156] ;   661.5 p2      26 box
        or esi, dword [esp + 140]  ;   668.7 p2+p0   26 box
        mov dword [esp + 156], ebp ;   669.2 p0+p3   27 box spill
        mov ebp, dword [esp + 140] ;   663.5 p2      26 box
        xor ebp, dword [esp + 148] ;   670.2 p2+p0   26 box
        or ebp, ecx                ;   670.7 p0      26 box
        mov dword [esp + 140], eax ;   671.2 p0+p3   27 box spill
        mov eax, dword [esp + 148] ;   665.5 p2      26 box
        and eax, esi               ;   672.2 p0      26 box
        xor eax, ebx               ;   672.7 p0      26 box
        and ebx, esi               ;   673.2 p0      26 box
        xor ebx, ebp               ;   673.7 p0      26 box
        xor esi, eax               ;   674.2 p0      26 box
        xor eax, ecx               ;   674.7 p0      26 box
        xor ebp, eax               ;   675.2 p0      26 box
        and ecx, ebx               ;   675.7 p0      26 box
        xor ecx, esi               ;   676.2 p0      26 box
        and esi, ebx               ;   676.7 p0      26 box
        xor eax, esi               ;   677.2 p0      26 box
        mov esi, dword [esp + 176] ;   666.5 p2      25 box
        and esi, dword [esp + 168] ;   677.7 p2+p0   25 box
        xor esi, dword [esp + 188] ;   678.2 p2+p0   25 box
        mov dword [esp + 148], ebp ;   678.7 p0+p3   26 box spill
        mov ebp, dword [esp + 168] ;   669.5 p2      25 box
        xor ebp, dword [esp + 176] ;   679.7 p2+p0   25 box
        xor ebp, dword [esp + 160] ;   680.2 p2+p0   25 box
        mov dword [esp + 168], ebx ;   680.7 p0+p3   26 box spill
        mov ebx, dword [esp + 188] ;   672.5 p2      25 box
        or ebx, dword [esp + 176]  ;   681.7 p2+p0   25 box
        xor ebx, dword [esp + 160] ;   682.2 p2+p0   25 box
        mov dword [esp + 188], ecx ;   682.7 p0+p3   26 box spill
        mov ecx, dword [esp + 160] ;   675.5 p2      25 box
        and ecx, esi               ;   683.7 p0      25 box
        xor ecx, ebp               ;   684.2 p0      25 box
        xor esi, ebp               ;   684.7 p0      25 box
        or ebp, ebx                ;   685.2 p0      25 box
        xor ebp, esi               ;   685.7 p0      25 box
        xor esi, dword [esp + 176] ;   686.2 p2+p0   25 box
        xor ebx, ebp               ;   686.7 p0      25 box
        xor ebp, ecx               ;   687.2 p0      25 box
        not ecx                    ;   687.7 p0      25 box
        mov dword [esp + 176], ecx ;   688.2 p0+p3   25 box spill
        mov ecx, dword [esp + 172] ;   677.5 p2      24 box
        and ecx, dword [esp + 180] ;   689.2 p2+p0   24 box
        mov dword [esp + 172], ebx ;   689.7 p0+p3   25 box spill
        mov ebx, dword [esp + 196] ;   679.5 p2      24 box
        or ebx, dword [esp + 180]  ;   690.7 p2+p0   24 box
        not ebx                    ;   691.2 p0      24 box
        mov dword [esp + 196], ebp ;   691.7 p0+p3   25 box spill
        mov ebp, dword [esp + 180] ;   681.5 p2      24 box
        xor ebp, dword [esp + 184] ;   692.7 p2+p0   24 box
        mov dword [esp + 180], esi ;   693.2 p0+p3   25 box spill
        mov esi, ecx               ;   689.7 p1      24 box copy
        mov dword [esp + 160], eax ;   694.2 p0+p3   26 box spill
        mov eax, ebx               ;   691.7 p1      24 box copy
        mov dword [esp + 44], edx  ;   695.2 p0+p3   29 box spill
        mov edx, dword [esp + 184] ;   683.5 p2      24 box
        mov dword [esp + 184], edi ;   696.2 p0+p3   29 box spill
        mov edi, dword [esp + 192] ;   684.5 p2      23 box
        or edi, dword [esp + 208]  ;   697.2 p2+p0   23 box
        xor edi, dword [esp + 220] ;   697.7 p2+p0   23 box
        mov dword [esp + 192], edi ;   698.2 p0+p3   23 box spill
        mov edi, dword [esp + 208] ;   687.5 p2      23 box
        xor edi, dword [esp + 200] ;   699.2 p2+p0   23 box
        mov dword [esp + 208], edi ;   699.7 p0+p3   23 box spill
        mov edi, dword [esp + 220] ;   689.5 p2      23 box
        and edi, dword [esp + 216] ;   700.7 p2+p0   23 box
        xor edi, dword [esp + 208] ;   702.7 p2+p0   23 box
        mov dword [esp + 220], edi ;   703.2 p0+p3   23 box spill
        mov edi, dword [esp + 200] ;   692.5 p2      23 box
        xor edi, dword [esp + 192] ;   702.7 p2+p0   23 box
        mov dword [esp + 200], edi ;   703.2 p0+p3   23 box spill
        mov edi, dword [esp + 216] ;   694.5 p2      23 box
        xor edi, dword [esp + 192] ;   704.2 p2+p0   23 box
        mov dword [esp + 216], edi ;   704.7 p0+p3   23 box spill
        mov edi, dword [esp + 200] ;   704.2 p2      23 box
        xor edi, dword [esp + 216] ;   707.7 p2+p0   23 box
        or edi, dword [esp + 220]  ;   708.2 p2+p0   23 box
        mov dword [esp + 124], edi ;   708.7 p0+p3   23 box spill
        mov edi, dword [esp + 216] ;   705.7 p2      23 box
        mov dword [esp + 216], edi ;   707.7 p0+p3   23 box spill
        mov edi, dword [esp + 220] ;   704.2 p2      23 box
        xor edi, dword [esp + 124] ;   711.7 p2+p0   23 box
        mov dword [esp + 220], edi ;   712.2 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   702.5 p2      23 box
        xor edi, dword [esp + 220] ;   715.2 p2+p0   23 box
        mov dword [esp + 192], edi ;   715.7 p0+p3   23 box spill
        mov edi, dword [esp + 220] ;   713.2 p2      23 box
        mov dword [esp + 220], edi ;   715.2 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   705.5 p2      24 box
        not edi                    ;   712.7 p0      24 box
        xor ebp, edi               ;   713.2 p0      24 box
        or esi, edi                ;   713.7 p0      24 box
        xor ecx, ebp               ;   714.2 p0      24 box
        and ebp, esi               ;   714.7 p0      24 box
        or eax, ebp                ;   715.2 p0      24 box
        xor esi, ecx               ;   715.7 p0      24 box
        xor edx, ecx               ;   716.2 p0      24 box
        or esi, eax                ;   716.7 p0      24 box
        xor ebx, edx               ;   717.2 p0      24 box
        xor esi, ebx               ;   717.7 p0      24 box
        and edx, eax               ;   718.2 p0      24 box
        xor ebx, edx               ;   718.7 p0      24 box
        mov edi, dword [esp + 208] ;   706.5 p2      23 box
        not edi                    ;   719.2 p0      23 box
        mov ebp, dword [esp + 216] ;   708.7 p2      23 box reload
        or ebp, edi                ;   719.7 p0      23 box
        mov edi, dword [esp + 220] ;   716.2 p2      23 box reload
        xor edi, ebp               ;   720.2 p0      23 box
        xor ebp, dword [esp + 124] ;   720.7 p2+p0   23 box
        mov edx, dword [esp + 212] ;   710.5 p2      30 box
        or edx, dword [esp + 228]  ;   721.2 p2+p0   30 box
        xor edx, dword [esp + 236] ;   721.7 p2+p0   30 box
        mov dword [esp + 124], ebp ;   722.2 p0+p3   23 box spill
        mov ebp, dword [esp + 236] ;   713.5 p2      30 box
        and ebp, dword [esp + 228] ;   723.2 p2+p0   30 box
        mov dword [esp + 236], edi ;   723.7 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   715.5 p2      30 box
        xor edi, ebp               ;   724.7 p0      30 box
        xor ebp, dword [esp + 224] ;   725.2 p2+p0   30 box
        and ebp, edi               ;   725.7 p0      30 box
        mov dword [esp + 212], eax ;   726.2 p0+p3   24 box spill
        mov eax, dword [esp + 228] ;   717.5 p2      30 box
        xor eax, ebp               ;   727.2 p0      30 box
        or ebp, edx                ;   727.7 p0      30 box
        xor ebp, dword [esp + 224] ;   728.2 p2+p0   30 box
        mov dword [esp + 228], ecx ;   728.7 p0+p3   24 box spill
        mov ecx, dword [esp + 224] ;   719.5 p2      30 box
        xor ecx, edx               ;   729.7 p0      30 box
        not ecx                    ;   730.2 p0      30 box
        xor edx, edi               ;   730.7 p0      30 box
        xor edx, eax               ;   731.2 p0      30 box
        or ecx, edi                ;   731.7 p0      30 box
        or ecx, eax                ;   732.2 p0      30 box
        xor ecx, edx               ;   732.7 p0      30 box
        xor eax, ebp               ;   733.2 p0      30 box
        or edx, ebp                ;   733.7 p0      30 box
        xor edi, edx               ;   734.2 p0      30 box
        mov edx, dword [esp + 248] ;   720.5 p2      29 box
        and edx, dword [esp + 260] ;   734.7 p2+p0   29 box
        mov dword [esp + 248], eax ;   735.2 p0+p3   30 box spill
        mov eax, dword [esp + 260] ;   722.5 p2      29 box
        xor eax, dword [esp + 240] ;   736.2 p2+p0   29 box
        mov dword [esp + 260], ebp ;   736.7 p0+p3   30 box spill
        mov ebp, dword [esp + 240] ;   724.5 p2      29 box
        mov dword [esp + 240], edi ;   737.7 p0+p3   30 box spill
        mov edi, dword [esp + 256] ;   725.5 p2      29 box
        mov dword [esp + 224], ecx ;   738.7 p0+p3   30 box spill
        mov ecx, dword [esp + 256] ;   726.5 p2      29 box
        mov dword [esp + 220], esi ;   739.7 p0+p3   24 box spill
        mov esi, dword [esp + 256] ;   727.5 p2      29 box
        mov dword [esp + 256], ebx ;   740.7 p0+p3   24 box spill
        mov ebx, eax               ;   736.7 p1      29 box copy
        mov dword [esp + 216], eax ;   741.7 p0+p3   29 box spill
        mov eax, dword [esp + 244] ;   728.5 p2      28 box
        or eax, dword [esp + 272]  ;   742.7 p2+p0   28 box
        mov dword [esp + 208], eax ;   743.2 p0+p3   28 box spill
        mov eax, dword [esp + 252] ;   730.5 p2      28 box
        xor eax, dword [esp + 244] ;   744.2 p2+p0   28 box
        mov dword [esp + 252], ebx ;   744.7 p0+p3   29 box spill
        mov ebx, dword [esp + 208] ;   744.2 p2      28 box reload
        xor ebx, eax               ;   746.2 p0      28 box
        and eax, dword [esp + 244] ;   746.2 p2+p0   28 box
        mov dword [esp + 208], ebx ;   746.7 p0+p3   28 box spill
        mov ebx, dword [esp + 272] ;   734.5 p2      28 box
        xor ebx, dword [esp + 244] ;   747.7 p2+p0   28 box
        mov dword [esp + 272], eax ;   748.2 p0+p3   28 box spill
        mov eax, dword [esp + 244] ;   736.5 p2      28 box
        xor eax, dword [esp + 208] ;   749.7 p2+p0   28 box
        mov dword [esp + 244], eax ;   750.2 p0+p3   28 box spill
        mov eax, dword [esp + 208] ;   747.7 p2      28 box
        mov dword [esp + 204], eax ;   750.7 p0+p3   28 box spill
        mov eax, dword [esp + 208] ;   747.7 p2      28 box
        mov dword [esp + 208], eax ;   751.7 p0+p3   28 box spill
        mov eax, dword [esp + 232] ;   740.5 p2      29 box
        not eax                    ;   752.7 p0      29 box
        xor ebp, eax               ;   753.2 p0      29 box
        and edi, eax               ;   753.7 p0      29 box
        xor edx, ebp               ;   754.2 p0      29 box
        or ecx, ebp                ;   754.7 p0      29 box
        xor ebp, edi               ;   755.2 p0      29 box
        xor esi, edx               ;   755.7 p0      29 box
        mov edi, dword [esp + 252] ;   745.7 p2      29 box reload
        xor edi, ecx               ;   756.2 p0      29 box
        mov eax, dword [esp + 216] ;   742.7 p2      29 box reload
        and eax, ebp               ;   756.7 p0      29 box
        xor ebp, edx               ;   757.2 p0      29 box
        and ebp, edi               ;   757.7 p0      29 box
        or edi, eax                ;   758.2 p0      29 box
        xor eax, esi               ;   758.7 p0      29 box
        not esi                    ;   759.2 p0      29 box
        xor ebp, esi               ;   759.7 p0      29 box
        xor edi, esi               ;   760.2 p0      29 box
        mov esi, dword [esp + 264] ;   743.5 p2      28 box
        not esi                    ;   760.7 p0      28 box
        xor ebx, esi               ;   761.2 p0      28 box
        mov ecx, dword [esp + 272] ;   749.2 p2      28 box reload
        and ecx, ebx               ;   761.7 p0      28 box
        xor ecx, esi               ;   762.2 p0      28 box
        or esi, ebx                ;   762.7 p0      28 box
        mov dword [esp + 272], ebp ;   763.2 p0+p3   29 box spill
        mov ebp, dword [esp + 204] ;   751.7 p2      28 box reload
        xor ebp, esi               ;   764.2 p0      28 box
        mov esi, dword [esp + 208] ;   752.7 p2      28 box reload
        and esi, ecx               ;   764.7 p0      28 box
        xor ecx, dword [esp + 244] ;   765.2 p2+p0   28 box
        xor esi, ebx               ;   765.7 p0      28 box
        mov dword [esp + 208], ecx ;   766.2 p0+p3   28 box spill
        mov ecx, dword [esp + 244] ;   751.2 p2      28 box
        and ecx, ebp               ;   767.2 p0      28 box
        xor ebx, ecx               ;   767.7 p0      28 box
        mov ecx, dword [esp + 284] ;   749.5 p2      27 box
        and ecx, dword [esp + 276] ;   768.2 p2+p0   27 box
        xor ecx, dword [esp + 292] ;   768.7 p2+p0   27 box
        mov dword [esp + 244], ebx ;   769.2 p0+p3   28 box spill
        mov ebx, dword [esp + 284] ;   752.5 p2      27 box
        xor ebx, dword [esp + 268] ;   770.2 p2+p0   27 box
        mov dword [esp + 284], esi ;   770.7 p0+p3   28 box spill
        mov esi, dword [esp + 292] ;   754.5 p2      27 box
        or esi, dword [esp + 276]  ;   771.7 p2+p0   27 box
        or esi, ebx                ;   772.2 p0      27 box
        xor esi, dword [esp + 268] ;   772.7 p2+p0   27 box
        mov dword [esp + 292], ebp ;   773.2 p0+p3   28 box spill
        mov ebp, dword [esp + 268] ;   757.5 p2      27 box
        and ebp, ebx               ;   774.2 p0      27 box
        xor ebp, ecx               ;   774.7 p0      27 box
        mov dword [esp + 268], edi ;   775.2 p0+p3   29 box spill
        mov edi, dword [esp + 276] ;   758.5 p2      27 box
        xor edi, ecx               ;   776.2 p0      27 box
        and ecx, esi               ;   776.7 p0      27 box
        xor esi, edi               ;   777.2 p0      27 box
        or edi, ebp                ;   777.7 p0      27 box
        not ebp                    ;   778.2 p0      27 box
        xor edi, ebx               ;   778.7 p0      27 box
        xor ebx, ecx               ;   779.2 p0      27 box
        mov ecx, dword [esp + 280] ;   759.5 p2      26 box
        and ecx, dword [esp + 304] ;   779.7 p2+p0   26 box
        mov dword [esp + 276], ebx ;   780.2 p0+p3   27 box spill
        mov ebx, dword [esp + 304] ;   761.5 p2      26 box
        xor ebx, dword [esp + 296] ;   781.2 p2+p0   26 box
        mov dword [esp + 304], edi ;   781.7 p0+p3   27 box spill
        mov edi, dword [esp + 296] ;   763.5 p2      26 box
        or edi, dword [esp + 280]  ;   782.7 p2+p0   26 box
        mov dword [esp + 296], esi ;   783.2 p0+p3   27 box spill
        mov esi, dword [esp + 280] ;   765.5 p2      26 box
        xor esi, dword [esp + 288] ;   784.2 p2+p0   26 box
        or esi, ecx                ;   784.7 p0      26 box
        mov dword [esp + 280], ebp ;   785.2 p0+p3   27 box spill
        mov ebp, dword [esp + 288] ;   767.5 p2      26 box
        and ebp, edi               ;   786.2 p0      26 box
        xor ebp, ebx               ;   786.7 p0      26 box
        and ebx, edi               ;   787.2 p0      26 box
        xor ebx, esi               ;   787.7 p0      26 box
        xor edi, ebp               ;   788.2 p0      26 box
        xor ebp, ecx               ;   788.7 p0      26 box
        xor esi, ebp               ;   789.2 p0      26 box
        and ecx, ebx               ;   789.7 p0      26 box
        xor ecx, edi               ;   790.2 p0      26 box
        and edi, ebx               ;   790.7 p0      26 box
        xor ebp, edi               ;   791.2 p0      26 box
        mov edi, dword [esp + 316] ;   768.5 p2      25 box
        and edi, dword [esp + 308] ;   791.7 p2+p0   25 box
        xor edi, dword [esp + 328] ;   792.2 p2+p0   25 box
        mov dword [esp + 288], esi ;   792.7 p0+p3   26 box spill
        mov esi, dword [esp + 308] ;   771.5 p2      25 box
        xor esi, dword [esp + 316] ;   793.7 p2+p0   25 box
        xor esi, dword [esp + 300] ;   794.2 p2+p0   25 box
        mov dword [esp + 308], ebx ;   794.7 p0+p3   26 box spill
        mov ebx, dword [esp + 328] ;   774.5 p2      25 box
        or ebx, dword [esp + 316]  ;   795.7 p2+p0   25 box
        xor ebx, dword [esp + 300] ;   796.2 p2+p0   25 box
        mov dword [esp + 328], ecx ;   796.7 p0+p3   26 box spill
        mov ecx, dword [esp + 300] ;   777.5 p2      25 box
        and ecx, edi               ;   797.7 p0      25 box
        xor ecx, esi               ;   798.2 p0      25 box
        xor edi, esi               ;   798.7 p0      25 box
        or esi, ebx                ;   799.2 p0      25 box
        xor esi, edi               ;   799.7 p0      25 box
        xor edi, dword [esp + 316] ;   800.2 p2+p0   25 box
        xor ebx, esi               ;   800.7 p0      25 box
        xor esi, ecx               ;   801.2 p0      25 box
        not ecx                    ;   801.7 p0      25 box
        mov dword [esp + 316], ecx ;   802.2 p0+p3   25 box spill
        mov ecx, dword [esp + 312] ;   779.5 p2      24 box
        and ecx, dword [esp + 320] ;   803.2 p2+p0   24 box
        mov dword [esp + 312], ebx ;   803.7 p0+p3   25 box spill
        mov ebx, dword [esp + 336] ;   781.5 p2      24 box
        or ebx, dword [esp + 320]  ;   804.7 p2+p0   24 box
        not ebx                    ;   805.2 p0      24 box
        mov dword [esp + 336], esi ;   805.7 p0+p3   25 box spill
        mov esi, dword [esp + 320] ;   783.5 p2      24 box
        xor esi, dword [esp + 324] ;   806.7 p2+p0   24 box
        mov dword [esp + 320], edi ;   807.2 p0+p3   25 box spill
        mov edi, ecx               ;   803.7 p1      24 box copy
        mov dword [esp + 300], ebp ;   808.2 p0+p3   26 box spill
        mov ebp, dword [esp + 324] ;   785.5 p2      24 box
        mov dword [esp + 324], edx ;   809.2 p0+p3   29 box spill
        mov edx, ebx               ;   805.7 p1      24 box copy
        mov dword [esp + 204], eax ;   810.2 p0+p3   29 box spill
        mov eax, dword [esp + 332] ;   786.5 p2      23 box
        or eax, dword [esp + 348]  ;   811.2 p2+p0   23 box
        xor eax, dword [esp + 360] ;   811.7 p2+p0   23 box
        mov dword [esp + 332], eax ;   812.2 p0+p3   23 box spill
        mov eax, dword [esp + 348] ;   789.5 p2      23 box
        xor eax, dword [esp + 340] ;   813.2 p2+p0   23 box
        mov dword [esp + 348], eax ;   813.7 p0+p3   23 box spill
        mov eax, dword [esp + 360] ;   791.5 p2      23 box
        and eax, dword [esp + 356] ;   814.7 p2+p0   23 box
        xor eax, dword [esp + 348] ;   816.7 p2+p0   23 box
        mov dword [esp + 360], eax ;   817.2 p0+p3   23 box spill
        mov eax, dword [esp + 340] ;   794.5 p2      23 box
        xor eax, dword [esp + 332] ;   816.7 p2+p0   23 box
        mov dword [esp + 340], eax ;   817.2 p0+p3   23 box spill
        mov eax, dword [esp + 356] ;   796.5 p2      23 box
        xor eax, dword [esp + 332] ;   818.2 p2+p0   23 box
        mov dword [esp + 356], eax ;   818.7 p0+p3   23 box spill
        mov eax, dword [esp + 340] ;   818.2 p2      23 box
        xor eax, dword [esp + 356] ;   821.7 p2+p0   23 box
        or eax, dword [esp + 360]  ;   822.2 p2+p0   23 box
        mov dword [esp + 264], eax ;   822.7 p0+p3   23 box spill
        mov eax, dword [esp + 356] ;   819.7 p2      23 box
        mov dword [esp + 356], eax ;   821.7 p0+p3   23 box spill
        mov eax, dword [esp + 360] ;   818.2 p2      23 box
        xor eax, dword [esp + 264] ;   825.7 p2+p0   23 box
        mov dword [esp + 360], eax ;   826.2 p0+p3   23 box spill
        mov eax, dword [esp + 332] ;   813.2 p2      23 box
        xor eax, dword [esp + 360] ;   829.2 p2+p0   23 box
        mov dword [esp + 332], eax ;   829.7 p0+p3   23 box spill
        mov eax, dword [esp + 360] ;   827.2 p2      23 box
        mov dword [esp + 360], eax ;   829.2 p0+p3   23 box spill
        mov eax, dword [esp + 344] ;   807.5 p2      24 box
        not eax                    ;   826.7 p0      24 box
        xor esi, eax               ;   827.2 p0      24 box
        or edi, eax                ;   827.7 p0      24 box
        xor ecx, esi               ;   828.2 p0      24 box
        and esi, edi               ;   828.7 p0      24 box
        or edx, esi                ;   829.2 p0      24 box
        xor edi, ecx               ;   829.7 p0      24 box
        xor ebp, ecx               ;   830.2 p0      24 box
        or edi, edx                ;   830.7 p0      24 box
        xor ebx, ebp               ;   831.2 p0      24 box
        xor edi, ebx               ;   831.7 p0      24 box
        and ebp, edx               ;   832.2 p0      24 box
        xor ebx, ebp               ;   832.7 p0      24 box
        mov esi, dword [esp + 348] ;   814.7 p2      23 box
        not esi                    ;   833.2 p0      23 box
        mov ebp, dword [esp + 356] ;   822.7 p2      23 box reload
        or ebp, esi                ;   833.7 p0      23 box
        mov esi, dword [esp + 264] ;   823.7 p2      23 box
        xor esi, ebp               ;   834.2 p0      23 box
        mov eax, dword [esp + 360] ;   830.2 p2      23 box reload
        xor eax, ebp               ;   834.7 p0      23 box
        mov ebp, dword [esp + 352] ;   812.5 p2      30 box
        or ebp, dword [esp + 368]  ;   835.2 p2+p0   30 box
        xor ebp, dword [esp + 376] ;   835.7 p2+p0   30 box
        mov dword [esp + 360], esi ;   836.2 p0+p3   23 box spill
        mov esi, dword [esp + 376] ;   815.5 p2      30 box
        and esi, dword [esp + 368] ;   837.2 p2+p0   30 box
        mov dword [esp + 376], eax ;   837.7 p0+p3   23 box spill
        mov eax, dword [esp + 352] ;   817.5 p2      30 box
        xor eax, esi               ;   838.7 p0      30 box
        xor esi, dword [esp + 364] ;   839.2 p2+p0   30 box
        and esi, eax               ;   839.7 p0      30 box
        mov dword [esp + 352], edx ;   840.2 p0+p3   24 box spill
        mov edx, dword [esp + 368] ;   819.5 p2      30 box
        xor edx, esi               ;   841.2 p0      30 box
        or esi, ebp                ;   841.7 p0      30 box
        xor esi, dword [esp + 364] ;   842.2 p2+p0   30 box
        mov dword [esp + 368], ecx ;   842.7 p0+p3   24 box spill
        mov ecx, dword [esp + 364] ;   821.5 p2      30 box
        xor ecx, ebp               ;   843.7 p0      30 box
        not ecx                    ;   844.2 p0      30 box
        xor ebp, eax               ;   844.7 p0      30 box
        xor ebp, edx               ;   845.2 p0      30 box
        or ecx, eax                ;   845.7 p0      30 box
        or ecx, edx                ;   846.2 p0      30 box
        xor ecx, ebp               ;   846.7 p0      30 box
        xor edx, esi               ;   847.2 p0      30 box
        or ebp, esi                ;   847.7 p0      30 box
        xor eax, ebp               ;   848.2 p0      30 box
        mov ebp, dword [esp + 388] ;   822.5 p2      29 box
        and ebp, dword [esp + 400] ;   848.7 p2+p0   29 box
        mov dword [esp + 388], edx ;   849.2 p0+p3   30 box spill
        mov edx, dword [esp + 400] ;   824.5 p2      29 box
        xor edx, dword [esp + 380] ;   850.2 p2+p0   29 box
        mov dword [esp + 400], esi ;   850.7 p0+p3   30 box spill
        mov esi, dword [esp + 380] ;   826.5 p2      29 box
        mov dword [esp + 380], eax ;   851.7 p0+p3   30 box spill
        mov eax, dword [esp + 396] ;   827.5 p2      29 box
        mov dword [esp + 364], ecx ;   852.7 p0+p3   30 box spill
        mov ecx, dword [esp + 396] ;   828.5 p2      29 box
        mov dword [esp + 264], edi ;   853.7 p0+p3   24 box spill
        mov edi, dword [esp + 396] ;   829.5 p2      29 box
        mov dword [esp + 396], ebx ;   854.7 p0+p3   24 box spill
        mov ebx, edx               ;   850.7 p1      29 box copy
        mov dword [esp + 356], edx ;   855.7 p0+p3   29 box spill
        mov edx, dword [esp + 384] ;   830.5 p2      28 box
        or edx, dword [esp + 412]  ;   856.7 p2+p0   28 box
        mov dword [esp + 348], edx ;   857.2 p0+p3   28 box spill
        mov edx, dword [esp + 392] ;   832.5 p2      28 box
        xor edx, dword [esp + 384] ;   858.2 p2+p0   28 box
        mov dword [esp + 392], edx ;   858.7 p0+p3   28 box spill
        mov edx, dword [esp + 412] ;   834.5 p2      28 box
        xor edx, dword [esp + 384] ;   859.7 p2+p0   28 box
        mov dword [esp + 412], edx ;   860.2 p0+p3   28 box spill
        mov edx, dword [esp + 348] ;   858.2 p2      28 box reload
        xor edx, dword [esp + 392] ;   861.7 p2+p0   28 box
        mov dword [esp + 348], edx ;   862.2 p0+p3   28 box spill
        mov edx, dword [esp + 384] ;   838.5 p2      28 box
        xor edx, dword [esp + 348] ;   865.2 p2+p0   28 box
        mov dword [esp + 344], edx ;   865.7 p0+p3   28 box spill
        mov edx, dword [esp + 392] ;   859.7 p2      28 box
        and edx, dword [esp + 384] ;   864.2 p2+p0   28 box
        mov dword [esp + 384], edx ;   864.7 p0+p3   28 box spill
        mov edx, dword [esp + 348] ;   863.2 p2      28 box
        mov dword [esp + 392], edx ;   865.7 p0+p3   28 box spill
        mov edx, dword [esp + 348] ;   863.2 p2      28 box
        mov dword [esp + 348], edx ;   866.7 p0+p3   28 box spill
        mov edx, dword [esp + 372] ;   844.5 p2      29 box
        not edx                    ;   867.7 p0      29 box
        xor esi, edx               ;   868.2 p0      29 box
        and eax, edx               ;   868.7 p0      29 box
        xor ebp, esi               ;   869.2 p0      29 box
        or ecx, esi                ;   869.7 p0      29 box
        xor ebx, ecx               ;   870.2 p0      29 box
        xor esi, eax               ;   870.7 p0      29 box
        xor edi, ebp               ;   871.2 p0      29 box
        mov eax, dword [esp + 356] ;   856.7 p2      29 box reload
        and eax, esi               ;   871.7 p0      29 box
        xor esi, ebp               ;   872.2 p0      29 box
        and esi, ebx               ;   872.7 p0      29 box
        or ebx, eax                ;   873.2 p0      29 box
        xor eax, edi               ;   873.7 p0      29 box
        not edi                    ;   874.2 p0      29 box
        xor esi, edi               ;   874.7 p0      29 box
        xor ebx, edi               ;   875.2 p0      29 box
        mov edi, dword [esp + 404] ;   846.5 p2      28 box
        not edi                    ;   875.7 p0      28 box
        mov ecx, dword [esp + 412] ;   861.2 p2      28 box reload
        xor ecx, edi               ;   876.2 p0      28 box
        mov edx, dword [esp + 384] ;   865.7 p2      28 box reload
        and edx, ecx               ;   876.7 p0      28 box
        xor edx, edi               ;   877.2 p0      28 box
        or edi, ecx                ;   877.7 p0      28 box
        mov dword [esp + 384], esi ;   878.2 p0+p3   29 box spill
        mov esi, dword [esp + 392] ;   866.7 p2      28 box reload
        xor esi, edi               ;   879.2 p0      28 box
        mov edi, dword [esp + 344] ;   866.7 p2      28 box
        xor edi, edx               ;   879.7 p0      28 box
        mov dword [esp + 392], edi ;   880.2 p0+p3   28 box spill
        mov edi, dword [esp + 348] ;   867.7 p2      28 box reload
        and edi, edx               ;   881.2 p0      28 box
        mov edx, dword [esp + 344] ;   866.7 p2      28 box
        and edx, esi               ;   881.7 p0      28 box
        xor edx, ecx               ;   882.2 p0      28 box
        xor ecx, edi               ;   882.7 p0      28 box
        mov edi, dword [esp + 424] ;   853.5 p2      27 box
        and edi, dword [esp + 416] ;   883.2 p2+p0   27 box
        xor edi, dword [esp + 432] ;   883.7 p2+p0   27 box
        mov dword [esp + 344], edx ;   884.2 p0+p3   28 box spill
        mov edx, dword [esp + 424] ;   856.5 p2      27 box
        xor edx, dword [esp + 408] ;   885.2 p2+p0   27 box
        mov dword [esp + 424], ecx ;   885.7 p0+p3   28 box spill
        mov ecx, dword [esp + 432] ;   858.5 p2      27 box
        or ecx, dword [esp + 416]  ;   886.7 p2+p0   27 box
        or ecx, edx                ;   887.2 p0      27 box
        xor ecx, dword [esp + 408] ;   887.7 p2+p0   27 box
        mov dword [esp + 432], esi ;   888.2 p0+p3   28 box spill
        mov esi, dword [esp + 408] ;   861.5 p2      27 box
        and esi, edx               ;   889.2 p0      27 box
        xor esi, edi               ;   889.7 p0      27 box
        mov dword [esp + 408], ebx ;   890.2 p0+p3   29 box spill
        mov ebx, dword [esp + 416] ;   862.5 p2      27 box
        xor ebx, edi               ;   891.2 p0      27 box
        and edi, ecx               ;   891.7 p0      27 box
        xor ecx, ebx               ;   892.2 p0      27 box
        or ebx, esi                ;   892.7 p0      27 box
        not esi                    ;   893.2 p0      27 box
        xor ebx, edx               ;   893.7 p0      27 box
        xor edx, edi               ;   894.2 p0      27 box
        mov edi, dword [esp + 420] ;   863.5 p2      26 box
        and edi, dword [esp + 444] ;   894.7 p2+p0   26 box
        mov dword [esp + 416], edx ;   895.2 p0+p3   27 box spill
        mov edx, dword [esp + 444] ;   865.5 p2      26 box
        xor edx, dword [esp + 436] ;   896.2 p2+p0   26 box
        mov dword [esp + 444], ebx ;   896.7 p0+p3   27 box spill
        mov ebx, dword [esp + 436] ;   867.5 p2      26 box
        or ebx, dword [esp + 420]  ;   897.7 p2+p0   26 box
        mov dword [esp + 436], ecx ;   898.2 p0+p3   27 box spill
        mov ecx, dword [esp + 420] ;   869.5 p2      26 box
        xor ecx, dword [esp + 428] ;   899.2 p2+p0   26 box
        or ecx, edi                ;   899.7 p0      26 box
        mov dword [esp + 420], esi ;   900.2 p0+p3   27 box spill
        mov esi, dword [esp + 428] ;   871.5 p2      26 box
        and esi, ebx               ;   901.2 p0      26 box
        xor esi, edx               ;   901.7 p0      26 box
        and edx, ebx               ;   902.2 p0      26 box
        xor edx, ecx               ;   902.7 p0      26 box
        xor ebx, esi               ;   903.2 p0      26 box
        xor esi, edi               ;   903.7 p0      26 box
        xor ecx, esi               ;   904.2 p0      26 box
        and edi, edx               ;   904.7 p0      26 box
        xor edi, ebx               ;   905.2 p0      26 box
        and ebx, edx               ;   905.7 p0      26 box
        xor esi, ebx               ;   906.2 p0      26 box
        mov ebx, dword [esp + 456] ;   872.5 p2      25 box
        and ebx, dword [esp + 448] ;   906.7 p2+p0   25 box
        xor ebx, dword [esp + 468] ;   907.2 p2+p0   25 box
        mov dword [esp + 428], ecx ;   907.7 p0+p3   26 box spill
        mov ecx, dword [esp + 448] ;   875.5 p2      25 box
        xor ecx, dword [esp + 456] ;   908.7 p2+p0   25 box
        xor ecx, dword [esp + 440] ;   909.2 p2+p0   25 box
        mov dword [esp + 448], edx ;   909.7 p0+p3   26 box spill
        mov edx, dword [esp + 468] ;   878.5 p2      25 box
        or edx, dword [esp + 456]  ;   910.7 p2+p0   25 box
        xor edx, dword [esp + 440] ;   911.2 p2+p0   25 box
        mov dword [esp + 468], edi ;   911.7 p0+p3   26 box spill
        mov edi, dword [esp + 440] ;   881.5 p2      25 box
        and edi, ebx               ;   912.7 p0      25 box
        xor edi, ecx               ;   913.2 p0      25 box
        xor ebx, ecx               ;   913.7 p0      25 box
        or ecx, edx                ;   914.2 p0      25 box
        xor ecx, ebx               ;   914.7 p0      25 box
        xor ebx, dword [esp + 456] ;   915.2 p2+p0   25 box
        xor edx, ecx               ;   915.7 p0      25 box
        xor ecx, edi               ;   916.2 p0      25 box
        not edi                    ;   916.7 p0      25 box
        mov dword [esp + 456], edi ;   917.2 p0+p3   25 box spill
        mov edi, dword [esp + 452] ;   883.5 p2      24 box
        and edi, dword [esp + 460] ;   918.2 p2+p0   24 box
        mov dword [esp + 452], edx ;   918.7 p0+p3   25 box spill
        mov edx, dword [esp + 476] ;   885.5 p2      24 box
        or edx, dword [esp + 460]  ;   919.7 p2+p0   24 box
        not edx                    ;   920.2 p0      24 box
        mov dword [esp + 476], ecx ;   920.7 p0+p3   25 box spill
        mov ecx, dword [esp + 460] ;   887.5 p2      24 box
        xor ecx, dword [esp + 464] ;   921.7 p2+p0   24 box
        mov dword [esp + 460], ebx ;   922.2 p0+p3   25 box spill
        mov ebx, edi               ;   918.7 p1      24 box copy
        mov dword [esp + 440], esi ;   923.2 p0+p3   26 box spill
        mov esi, dword [esp + 464] ;   889.5 p2      24 box
        mov dword [esp + 464], ebp ;   924.2 p0+p3   29 box spill
        mov ebp, edx               ;   920.7 p1      24 box copy
        mov dword [esp + 348], eax ;   925.2 p0+p3   29 box spill
        mov eax, dword [esp + 472] ;   890.5 p2      23 box
        or eax, dword [esp + 488]  ;   926.2 p2+p0   23 box
        xor eax, dword [esp + 500] ;   926.7 p2+p0   23 box
        mov dword [esp + 472], eax ;   927.2 p0+p3   23 box spill
        mov eax, dword [esp + 488] ;   893.5 p2      23 box
        xor eax, dword [esp + 480] ;   928.2 p2+p0   23 box
        mov dword [esp + 488], eax ;   928.7 p0+p3   23 box spill
        mov eax, dword [esp + 500] ;   895.5 p2      23 box
        and eax, dword [esp + 496] ;   929.7 p2+p0   23 box
        xor eax, dword [esp + 488] ;   931.7 p2+p0   23 box
        mov dword [esp + 500], eax ;   932.2 p0+p3   23 box spill
        mov eax, dword [esp + 480] ;   898.5 p2      23 box
        xor eax, dword [esp + 472] ;   931.7 p2+p0   23 box
        mov dword [esp + 480], eax ;   932.2 p0+p3   23 box spill
        mov eax, dword [esp + 496] ;   900.5 p2      23 box
        xor eax, dword [esp + 472] ;   933.2 p2+p0   23 box
        mov dword [esp + 496], eax ;   933.7 p0+p3   23 box spill
        mov eax, dword [esp + 480] ;   933.2 p2      23 box
        xor eax, dword [esp + 496] ;   936.7 p2+p0   23 box
        or eax, dword [esp + 500]  ;   937.2 p2+p0   23 box
        mov dword [esp + 412], eax ;   937.7 p0+p3   23 box spill
        mov eax, dword [esp + 496] ;   934.7 p2      23 box
        mov dword [esp + 496], eax ;   936.7 p0+p3   23 box spill
        mov eax, dword [esp + 500] ;   933.2 p2      23 box
        xor eax, dword [esp + 412] ;   940.7 p2+p0   23 box
        mov dword [esp + 500], eax ;   941.2 p0+p3   23 box spill
        mov eax, dword [esp + 472] ;   928.2 p2      23 box
        xor eax, dword [esp + 500] ;   944.2 p2+p0   23 box
        mov dword [esp + 472], eax ;   944.7 p0+p3   23 box spill
        mov eax, dword [esp + 500] ;   942.2 p2      23 box
        mov dword [esp + 500], eax ;   944.2 p0+p3   23 box spill
        mov eax, dword [esp + 484] ;   911.5 p2      24 box
        not eax                    ;   941.7 p0      24 box
        xor ecx, eax               ;   942.2 p0      24 box
        or ebx, eax                ;   942.7 p0      24 box
        xor edi, ecx               ;   943.2 p0      24 box
        and ecx, ebx               ;   943.7 p0      24 box
        or ebp, ecx                ;   944.2 p0      24 box
        xor ebx, edi               ;   944.7 p0      24 box
        xor esi, edi               ;   945.2 p0      24 box
        or ebx, ebp                ;   945.7 p0      24 box
        xor edx, esi               ;   946.2 p0      24 box
        xor ebx, edx               ;   946.7 p0      24 box
        and esi, ebp               ;   947.2 p0      24 box
        xor edx, esi               ;   947.7 p0      24 box
        mov esi, dword [esp + 488] ;   929.7 p2      23 box
        not esi                    ;   948.2 p0      23 box
        mov eax, dword [esp + 496] ;   937.7 p2      23 box reload
        or eax, esi                ;   948.7 p0      23 box
        mov esi, dword [esp + 412] ;   938.7 p2      23 box
        xor esi, eax               ;   949.2 p0      23 box
        mov ecx, dword [esp + 500] ;   945.2 p2      23 box reload
        xor ecx, eax               ;   949.7 p0      23 box
        mov eax, dword [esp + 492] ;   916.5 p2      30 box
        or eax, dword [esp + 508]  ;   950.2 p2+p0   30 box
        xor eax, dword [esp + 516] ;   950.7 p2+p0   30 box
        mov dword [esp + 500], esi ;   951.2 p0+p3   23 box spill
        mov esi, dword [esp + 516] ;   919.5 p2      30 box
        and esi, dword [esp + 508] ;   952.2 p2+p0   30 box
        mov dword [esp + 516], ecx ;   952.7 p0+p3   23 box spill
        mov ecx, dword [esp + 492] ;   921.5 p2      30 box
        xor ecx, esi               ;   953.7 p0      30 box
        xor esi, dword [esp + 504] ;   954.2 p2+p0   30 box
        and esi, ecx               ;   954.7 p0      30 box
        mov dword [esp + 492], ebp ;   955.2 p0+p3   24 box spill
        mov ebp, dword [esp + 508] ;   923.5 p2      30 box
        xor ebp, esi               ;   956.2 p0      30 box
        or esi, eax                ;   956.7 p0      30 box
        xor esi, dword [esp + 504] ;   957.2 p2+p0   30 box
        mov dword [esp + 508], edi ;   957.7 p0+p3   24 box spill
        mov edi, dword [esp + 504] ;   925.5 p2      30 box
        xor edi, eax               ;   958.7 p0      30 box
        not edi                    ;   959.2 p0      30 box
        xor eax, ecx               ;   959.7 p0      30 box
        xor eax, ebp               ;   960.2 p0      30 box
        or edi, ecx                ;   960.7 p0      30 box
        or edi, ebp                ;   961.2 p0      30 box
        xor edi, eax               ;   961.7 p0      30 box
        xor ebp, esi               ;   962.2 p0      30 box
        or eax, esi                ;   962.7 p0      30 box
        xor ecx, eax               ;   963.2 p0      30 box
        mov eax, dword [esp + 528] ;   926.5 p2      29 box
        and eax, dword [esp + 540] ;   963.7 p2+p0   29 box
        mov dword [esp + 528], ebp ;   964.2 p0+p3   30 box spill
        mov ebp, dword [esp + 540] ;   928.5 p2      29 box
        xor ebp, dword [esp + 520] ;   965.2 p2+p0   29 box
        mov dword [esp + 540], esi ;   965.7 p0+p3   30 box spill
        mov esi, dword [esp + 520] ;   930.5 p2      29 box
        mov dword [esp + 520], ecx ;   966.7 p0+p3   30 box spill
        mov ecx, dword [esp + 536] ;   931.5 p2      29 box
        mov dword [esp + 504], edi ;   967.7 p0+p3   30 box spill
        mov edi, dword [esp + 536] ;   932.5 p2      29 box
        mov dword [esp + 412], ebx ;   968.7 p0+p3   24 box spill
        mov ebx, dword [esp + 536] ;   933.5 p2      29 box
        mov dword [esp + 536], edx ;   969.7 p0+p3   24 box spill
        mov edx, ebp               ;   965.7 p1      29 box copy
        mov dword [esp + 496], ebp ;   970.7 p0+p3   29 box spill
        mov ebp, dword [esp + 524] ;   934.5 p2      28 box
        or ebp, dword [esp + 48]   ;   971.7 p2+p0   28 box
        mov dword [esp + 488], ebp ;   972.2 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   936.5 p2      28 box
        xor ebp, dword [esp + 524] ;   973.2 p2+p0   28 box
        mov dword [esp + 532], ebp ;   973.7 p0+p3   28 box spill
        mov ebp, dword [esp + 48]  ;   938.5 p2      28 box
        xor ebp, dword [esp + 524] ;   974.7 p2+p0   28 box
        mov dword [esp + 48], ebp  ;   975.2 p0+p3   28 box spill
        mov ebp, dword [esp + 488] ;   973.2 p2      28 box reload
        xor ebp, dword [esp + 532] ;   976.7 p2+p0   28 box
        mov dword [esp + 488], ebp ;   977.2 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   942.5 p2      28 box
        xor ebp, dword [esp + 488] ;   980.2 p2+p0   28 box
        mov dword [esp + 484], ebp ;   980.7 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   974.7 p2      28 box
        and ebp, dword [esp + 524] ;   979.2 p2+p0   28 box
        mov dword [esp + 524], ebp ;   979.7 p0+p3   28 box spill
        mov ebp, dword [esp + 488] ;   978.2 p2      28 box
        mov dword [esp + 532], ebp ;   980.7 p0+p3   28 box spill
        mov ebp, dword [esp + 488] ;   978.2 p2      28 box
        mov dword [esp + 488], ebp ;   981.7 p0+p3   28 box spill
        mov ebp, dword [esp + 512] ;   948.5 p2      29 box
        not ebp                    ;   982.7 p0      29 box
        xor esi, ebp               ;   983.2 p0      29 box
        and ecx, ebp               ;   983.7 p0      29 box
        xor eax, esi               ;   984.2 p0      29 box
        or edi, esi                ;   984.7 p0      29 box
        xor edx, edi               ;   985.2 p0      29 box
        xor esi, ecx               ;   985.7 p0      29 box
        xor ebx, eax               ;   986.2 p0      29 box
        mov edi, dword [esp + 496] ;   971.7 p2      29 box reload
        and edi, esi               ;   986.7 p0      29 box
        xor esi, eax               ;   987.2 p0      29 box
        and esi, edx               ;   987.7 p0      29 box
        or edx, edi                ;   988.2 p0      29 box
        xor edi, ebx               ;   988.7 p0      29 box
        not ebx                    ;   989.2 p0      29 box
        xor esi, ebx               ;   989.7 p0      29 box
        xor edx, ebx               ;   990.2 p0      29 box
        mov ebp, dword [esp + 544] ;   950.5 p2      28 box
        not ebp                    ;   990.7 p0      28 box
        mov ecx, dword [esp + 48]  ;   976.2 p2      28 box reload
        xor ecx, ebp               ;   991.2 p0      28 box
        mov ebx, dword [esp + 524] ;   980.7 p2      28 box reload
        and ebx, ecx               ;   991.7 p0      28 box
        xor ebx, ebp               ;   992.2 p0      28 box
        or ebp, ecx                ;   992.7 p0      28 box
        mov dword [esp + 524], esi ;   993.2 p0+p3   29 box spill
        mov esi, dword [esp + 532] ;   981.7 p2      28 box reload
        xor esi, ebp               ;   994.2 p0      28 box
        mov ebp, dword [esp + 484] ;   981.7 p2      28 box
        xor ebp, ebx               ;   994.7 p0      28 box
        mov dword [esp + 532], ebp ;   995.2 p0+p3   28 box spill
        mov ebp, dword [esp + 488] ;   982.7 p2      28 box reload
        and ebp, ebx               ;   996.2 p0      28 box
        mov ebx, dword [esp + 484] ;   981.7 p2      28 box
        and ebx, esi               ;   996.7 p0      28 box
        xor ebx, ecx               ;   997.2 p0      28 box
        xor ecx, ebp               ;   997.7 p0      28 box
        mov ebp, dword [esp + 28]  ;   957.5 p2      27 box
        xor ebp, dword [esp + 12]  ;   998.2 p2+p0   27 box
        mov dword [esp + 28], ebx  ;   998.7 p0+p3   28 box spill
        mov ebx, dword [esp + 12]  ;   959.5 p2      27 box
        and ebx, ebp               ;   999.7 p0      27 box
        xor ebp, dword [esp + 548] ;  1000.2 p2+p0   27 box
        xor ebx, dword [esp + 0]   ;  1000.7 p2+p0   27 box
        mov dword [esp + 484], ecx ;  1001.2 p0+p3   28 box spill
        mov ecx, dword [esp + 0]   ;   962.5 p2      27 box
        or ecx, dword [esp + 12]   ;  1002.2 p2+p0   27 box
        or ecx, ebp                ;  1002.7 p0      27 box
        xor ecx, dword [esp + 548] ;  1003.2 p2+p0   27 box
        mov dword [esp + 0], esi   ;  1003.7 p0+p3   28 box spill
        mov esi, dword [esp + 548] ;   965.5 p2      27 box
        and esi, ebp               ;  1004.7 p0      27 box
        xor esi, ebx               ;  1005.2 p0      27 box
        mov dword [esp + 548], edx ;  1005.7 p0+p3   29 box spill
        mov edx, dword [esp + 12]  ;   966.5 p2      27 box
        xor edx, ebx               ;  1006.7 p0      27 box
        and ebx, ecx               ;  1007.2 p0      27 box
        xor ecx, edx               ;  1007.7 p0      27 box
        or edx, esi                ;  1008.2 p0      27 box
        not esi                    ;  1008.7 p0      27 box
        xor edx, ebp               ;  1009.2 p0      27 box
        xor ebp, ebx               ;  1009.7 p0      27 box
        mov ebx, dword [esp + 16]  ;   967.5 p2      26 box
        and ebx, dword [esp + 552] ;  1010.2 p2+p0   26 box
        mov dword [esp + 12], ebp  ;  1010.7 p0+p3   27 box spill
        mov ebp, dword [esp + 552] ;   969.5 p2      26 box
        xor ebp, dword [esp + 4]   ;  1011.7 p2+p0   26 box
        mov dword [esp + 552], edx ;  1012.2 p0+p3   27 box spill
        mov edx, dword [esp + 4]   ;   971.5 p2      26 box
        or edx, dword [esp + 16]   ;  1013.2 p2+p0   26 box
        mov dword [esp + 4], ecx   ;  1013.7 p0+p3   27 box spill
        mov ecx, dword [esp + 16]  ;   973.5 p2      26 box
        xor ecx, dword [esp + 556] ;  1014.7 p2+p0   26 box
        or ecx, ebx                ;  1015.2 p0      26 box
        mov dword [esp + 16], esi  ;  1015.7 p0+p3   27 box spill
        mov esi, dword [esp + 556] ;   975.5 p2      26 box
        and esi, edx               ;  1016.7 p0      26 box
        xor esi, ebp               ;  1017.2 p0      26 box
        and ebp, edx               ;  1017.7 p0      26 box
        xor ebp, ecx               ;  1018.2 p0      26 box
        xor edx, esi               ;  1018.7 p0      26 box
        xor esi, ebx               ;  1019.2 p0      26 box
        xor ecx, esi               ;  1019.7 p0      26 box
        and ebx, ebp               ;  1020.2 p0      26 box
        xor ebx, edx               ;  1020.7 p0      26 box
        and edx, ebp               ;  1021.2 p0      26 box
        xor esi, edx               ;  1021.7 p0      26 box
        mov edx, dword [esp + 24]  ;   976.5 p2      26 box reload
        mov dword [esp + 556], ecx ;  1022.2 p0+p3   26 box spill
        mov ecx, dword [esp + 588] ;   977.5 p2     118 rk reload
        mov dword [ecx], edx       ;  1023.2 p0+p3  118 rk
        mov edx, dword [esp + 32]  ;   978.5 p2      26 box reload
        mov dword [ecx + 4], edx   ;  1024.2 p0+p3  118 rk
        mov edx, dword [esp + 40]  ;   979.5 p2      26 box reload
        mov dword [ecx + 8], edx   ;  1025.2 p0+p3  118 rk
        mov edx, dword [esp + 8]   ;   980.5 p2      26 box reload
        mov dword [ecx + 12], edx  ;  1026.2 p0+p3  118 rk
        mov edx, dword [esp + 56]  ;   981.5 p2      25 box reload
        mov dword [ecx + 16], edx  ;  1027.2 p0+p3  118 rk
        mov edx, dword [esp + 52]  ;   982.5 p2      25 box reload
        mov dword [ecx + 20], edx  ;  1028.2 p0+p3  118 rk
        mov edx, dword [esp + 36]  ;   983.5 p2      25 box reload
        mov dword [ecx + 24], edx  ;  1029.2 p0+p3  118 rk
        mov edx, dword [esp + 20]  ;   984.5 p2      25 box reload
        mov dword [ecx + 28], edx  ;  1030.2 p0+p3  118 rk
        mov edx, dword [esp + 112] ;   985.5 p2      24 box reload
        mov dword [ecx + 32], edx  ;  1031.2 p0+p3  118 rk
        mov edx, dword [esp + 560] ;   986.5 p2      24 box reload
        mov dword [ecx + 36], edx  ;  1032.2 p0+p3  118 rk
        mov edx, dword [esp + 88]  ;   987.5 p2      24 box reload
        mov dword [ecx + 40], edx  ;  1033.2 p0+p3  118 rk
        mov edx, dword [esp + 72]  ;   988.5 p2      24 box reload
        mov dword [ecx + 44], edx  ;  1034.2 p0+p3  118 rk
        mov edx, dword [esp + 80]  ;   989.5 p2      23 box reload
        mov dword [ecx + 48], edx  ;  1035.2 p0+p3  118 rk
        mov edx, dword [esp + 60]  ;   990.5 p2      23 box reload
        mov dword [ecx + 52], edx  ;  1036.2 p0+p3  118 rk
        mov edx, dword [esp + 68]  ;   991.5 p2      23 box reload
        mov dword [ecx + 56], edx  ;  1037.2 p0+p3  118 rk
        mov edx, dword [esp + 64]  ;   992.5 p2      23 box reload
        mov dword [ecx + 60], edx  ;  1038.2 p0+p3  118 rk
        mov edx, dword [esp + 100] ;   993.5 p2      30 box reload
        mov dword [ecx + 64], edx  ;  1039.2 p0+p3  118 rk
        mov edx, dword [esp + 96]  ;   994.5 p2      30 box reload
        mov dword [ecx + 68], edx  ;  1040.2 p0+p3  118 rk
        mov edx, dword [esp + 104] ;   995.5 p2      30 box reload
        mov dword [ecx + 72], edx  ;  1041.2 p0+p3  118 rk
        mov edx, dword [esp + 92]  ;   996.5 p2      30 box reload
        mov dword [ecx + 76], edx  ;  1042.2 p0+p3  118 rk
        mov edx, dword [esp + 184] ;   997.5 p2      29 box reload
        mov dword [ecx + 80], edx  ;  1043.2 p0+p3  118 rk
        mov edx, dword [esp + 44]  ;   998.5 p2      29 box reload
        mov dword [ecx + 84], edx  ;  1044.2 p0+p3  118 rk
        mov edx, dword [esp + 128] ;   999.5 p2      29 box reload
        mov dword [ecx + 88], edx  ;  1045.2 p0+p3  118 rk
        mov edx, dword [esp + 132] ;  1000.5 p2      29 box reload
        mov dword [ecx + 92], edx  ;  1046.2 p0+p3  118 rk
        mov edx, dword [esp + 152] ;  1001.5 p2      28 box reload
        mov dword [ecx + 96], edx  ;  1047.2 p0+p3  118 rk
        mov edx, dword [esp + 144] ;  1002.5 p2      28 box reload
        mov dword [ecx + 100], edx ;  1048.2 p0+p3  118 rk
        mov edx, dword [esp + 108] ;  1003.5 p2      28 box reload
        mov dword [ecx + 104], edx ;  1049.2 p0+p3  118 rk
        mov edx, dword [esp + 76]  ;  1004.5 p2      28 box reload
        mov dword [ecx + 108], edx ;  1050.2 p0+p3  118 rk
        mov edx, dword [esp + 140] ;  1005.5 p2      27 box reload
        mov dword [ecx + 112], edx ;  1051.2 p0+p3  118 rk
        mov edx, dword [esp + 156] ;  1006.5 p2      27 box reload
        mov dword [ecx + 116], edx ;  1052.2 p0+p3  118 rk
        mov edx, dword [esp + 164] ;  1007.5 p2      27 box reload
        mov dword [ecx + 120], edx ;  1053.2 p0+p3  118 rk
        mov edx, dword [esp + 136] ;  1008.5 p2      27 box reload
        mov dword [ecx + 124], edx ;  1054.2 p0+p3  118 rk
        mov edx, dword [esp + 160] ;  1009.5 p2      26 box reload
        mov dword [ecx + 128], edx ;  1055.2 p0+p3  118 rk
        mov edx, dword [esp + 188] ;  1010.5 p2      26 box reload
        mov dword [ecx + 132], edx ;  1056.2 p0+p3  118 rk
        mov edx, dword [esp + 168] ;  1011.5 p2      26 box reload
        mov dword [ecx + 136], edx ;  1057.2 p0+p3  118 rk
        mov edx, dword [esp + 148] ;  1012.5 p2      26 box reload
        mov dword [ecx + 140], edx ;  1058.2 p0+p3  118 rk
        mov edx, dword [esp + 180] ;  1013.5 p2      25 box reload
        mov dword [ecx + 144], edx ;  1059.2 p0+p3  118 rk
        mov edx, dword [esp + 196] ;  1014.5 p2      25 box reload
        mov dword [ecx + 148], edx ;  1060.2 p0+p3  118 rk
        mov edx, dword [esp + 172] ;  1015.5 p2      25 box reload
        mov dword [ecx + 152], edx ;  1061.2 p0+p3  118 rk
        mov edx, dword [esp + 176] ;  1016.5 p2      25 box reload
        mov dword [ecx + 156], edx ;  1062.2 p0+p3  118 rk
        mov edx, dword [esp + 256] ;  1017.5 p2      24 box reload
        mov dword [ecx + 160], edx ;  1063.2 p0+p3  118 rk
        mov edx, dword [esp + 220] ;  1018.5 p2      24 box reload
        mov dword [ecx + 164], edx ;  1064.2 p0+p3  118 rk
        mov edx, dword [esp + 228] ;  1019.5 p2      24 box reload
        mov dword [ecx + 168], edx ;  1065.2 p0+p3  118 rk
        mov edx, dword [esp + 212] ;  1020.5 p2      24 box reload
        mov dword [ecx + 172], edx ;  1066.2 p0+p3  118 rk
        mov edx, dword [esp + 236] ;  1021.5 p2      23 box reload
        mov dword [ecx + 176], edx ;  1067.2 p0+p3  118 rk
        mov edx, dword [esp + 124] ;  1022.5 p2      23 box reload
        mov dword [ecx + 180], edx ;  1068.2 p0+p3  118 rk
        mov edx, dword [esp + 192] ;  1023.5 p2      23 box reload
        mov dword [ecx + 184], edx ;  1069.2 p0+p3  118 rk
        mov edx, dword [esp + 200] ;  1024.5 p2      23 box reload
        mov dword [ecx + 188], edx ;  1070.2 p0+p3  118 rk
        mov edx, dword [esp + 224] ;  1025.5 p2      30 box reload
        mov dword [ecx + 192], edx ;  1071.2 p0+p3  118 rk
        mov edx, dword [esp + 240] ;  1026.5 p2      30 box reload
        mov dword [ecx + 196], edx ;  1072.2 p0+p3  118 rk
        mov edx, dword [esp + 260] ;  1027.5 p2      30 box reload
        mov dword [ecx + 200], edx ;  1074.0 p0+p3  118 rk
        mov edx, dword [esp + 248] ;  1028.5 p2      30 box reload
        mov dword [ecx + 204], edx ;  1076.0 p0+p3  118 rk
        mov edx, dword [esp + 204] ;  1029.5 p2      29 box reload
        mov dword [ecx + 208], edx ;  1078.0 p0+p3  118 rk
        mov edx, dword [esp + 324] ;  1030.5 p2      29 box reload
        mov dword [ecx + 212], edx ;  1080.0 p0+p3  118 rk
        mov edx, dword [esp + 268] ;  1031.5 p2      29 box reload
        mov dword [ecx + 216], edx ;  1082.0 p0+p3  118 rk
        mov edx, dword [esp + 272] ;  1032.5 p2      29 box reload
        mov dword [ecx + 220], edx ;  1084.0 p0+p3  118 rk
        mov edx, dword [esp + 292] ;  1033.5 p2      28 box reload
        mov dword [ecx + 224], edx ;  1086.0 p0+p3  118 rk
        mov edx, dword [esp + 284] ;  1034.5 p2      28 box reload
        mov dword [ecx + 228], edx ;  1088.0 p0+p3  118 rk
        mov edx, dword [esp + 244] ;  1035.5 p2      28 box reload
        mov dword [ecx + 232], edx ;  1090.0 p0+p3  118 rk
        mov edx, dword [esp + 208] ;  1036.5 p2      28 box reload
        mov dword [ecx + 236], edx ;  1092.0 p0+p3  118 rk
        mov edx, dword [esp + 280] ;  1037.5 p2      27 box reload
        mov dword [ecx + 240], edx ;  1094.0 p0+p3  118 rk
        mov edx, dword [esp + 296] ;  1038.5 p2      27 box reload
        mov dword [ecx + 244], edx ;  1096.0 p0+p3  118 rk
        mov edx, dword [esp + 304] ;  1039.5 p2      27 box reload
        mov dword [ecx + 248], edx ;  1098.0 p0+p3  118 rk
        mov edx, dword [esp + 276] ;  1040.5 p2      27 box reload
        mov dword [ecx + 252], edx ;  1100.0 p0+p3  118 rk
        mov edx, dword [esp + 300] ;  1041.5 p2      26 box reload
        mov dword [ecx + 256], edx ;  1102.0 p0+p3  118 rk
        mov edx, dword [esp + 328] ;  1042.5 p2      26 box reload
        mov dword [ecx + 260], edx ;  1104.0 p0+p3  118 rk
        mov edx, dword [esp + 308] ;  1043.5 p2      26 box reload
        mov dword [ecx + 264], edx ;  1106.0 p0+p3  118 rk
        mov edx, dword [esp + 288] ;  1044.5 p2      26 box reload
        mov dword [ecx + 268], edx ;  1108.0 p0+p3  118 rk
        mov edx, dword [esp + 320] ;  1045.5 p2      25 box reload
        mov dword [ecx + 272], edx ;  1110.0 p0+p3  118 rk
        mov edx, dword [esp + 336] ;  1046.5 p2      25 box reload
        mov dword [ecx + 276], edx ;  1112.0 p0+p3  118 rk
        mov edx, dword [esp + 312] ;  1047.5 p2      25 box reload
        mov dword [ecx + 280], edx ;  1114.0 p0+p3  118 rk
        mov edx, dword [esp + 316] ;  1048.5 p2      25 box reload
        mov dword [ecx + 284], edx ;  1116.0 p0+p3  118 rk
        mov edx, dword [esp + 396] ;  1049.5 p2      24 box reload
        mov dword [ecx + 288], edx ;  1118.0 p0+p3  118 rk
        mov edx, dword [esp + 264] ;  1050.5 p2      24 box reload
        mov dword [ecx + 292], edx ;  1120.0 p0+p3  118 rk
        mov edx, dword [esp + 368] ;  1051.5 p2      24 box reload
        mov dword [ecx + 296], edx ;  1122.0 p0+p3  118 rk
        mov edx, dword [esp + 352] ;  1052.5 p2      24 box reload
        mov dword [ecx + 300], edx ;  1124.0 p0+p3  118 rk
        mov edx, dword [esp + 376] ;  1053.5 p2      23 box reload
        mov dword [ecx + 304], edx ;  1126.0 p0+p3  118 rk
        mov edx, dword [esp + 360] ;  1054.5 p2      23 box reload
        mov dword [ecx + 308], edx ;  1128.0 p0+p3  118 rk
        mov edx, dword [esp + 332] ;  1055.5 p2      23 box reload
        mov dword [ecx + 312], edx ;  1130.0 p0+p3  118 rk
        mov edx, dword [esp + 340] ;  1056.5 p2      23 box reload
        mov dword [ecx + 316], edx ;  1132.0 p0+p3  118 rk
        mov edx, dword [esp + 364] ;  1057.5 p2      30 box reload
        mov dword [ecx + 320], edx ;  1134.0 p0+p3  118 rk
        mov edx, dword [esp + 380] ;  1058.5 p2      30 box reload
        mov dword [ecx + 324], edx ;  1136.0 p0+p3  118 rk
        mov edx, dword [esp + 400] ;  1059.5 p2      30 box reload
        mov dword [ecx + 328], edx ;  1138.0 p0+p3  118 rk
        mov edx, dword [esp + 388] ;  1060.5 p2      30 box reload
        mov dword [ecx + 332], edx ;  1140.0 p0+p3  118 rk
        mov edx, dword [esp + 348] ;  1061.5 p2      29 box reload
        mov dword [ecx + 336], edx ;  1142.0 p0+p3  118 rk
        mov edx, dword [esp + 464] ;  1062.5 p2      29 box reload
        mov dword [ecx + 340], edx ;  1144.0 p0+p3  118 rk
        mov edx, dword [esp + 408] ;  1063.5 p2      29 box reload
        mov dword [ecx + 344], edx ;  1146.0 p0+p3  118 rk
        mov edx, dword [esp + 384] ;  1064.5 p2      29 box reload
        mov dword [ecx + 348], edx ;  1148.0 p0+p3  118 rk
        mov edx, dword [esp + 432] ;  1065.5 p2      28 box reload
        mov dword [ecx + 352], edx ;  1150.0 p0+p3  118 rk
        mov edx, dword [esp + 424] ;  1066.5 p2      28 box reload
        mov dword [ecx + 356], edx ;  1152.0 p0+p3  118 rk
        mov edx, dword [esp + 344] ;  1067.5 p2      28 box reload
        mov dword [ecx + 360], edx ;  1154.0 p0+p3  118 rk
        mov edx, dword [esp + 392] ;  1068.5 p2      28 box reload
        mov dword [ecx + 364], edx ;  1156.0 p0+p3  118 rk
        mov edx, dword [esp + 420] ;  1069.5 p2      27 box reload
        mov dword [ecx + 368], edx ;  1158.0 p0+p3  118 rk
        mov edx, dword [esp + 436] ;  1070.5 p2      27 box reload
        mov dword [ecx + 372], edx ;  1160.0 p0+p3  118 rk
        mov edx, dword [esp + 444] ;  1071.5 p2      27 box reload
        mov dword [ecx + 376], edx ;  1162.0 p0+p3  118 rk
        mov edx, dword [esp + 416] ;  1072.5 p2      27 box reload
        mov dword [ecx + 380], edx ;  1164.0 p0+p3  118 rk
        mov edx, dword [esp + 440] ;  1073.5 p2      26 box reload
        mov dword [ecx + 384], edx ;  1166.0 p0+p3  118 rk
        mov edx, dword [esp + 468] ;  1074.5 p2      26 box reload
        mov dword [ecx + 388], edx ;  1168.0 p0+p3  118 rk
        mov edx, dword [esp + 448] ;  1075.5 p2      26 box reload
        mov dword [ecx + 392], edx ;  1170.0 p0+p3  118 rk
        mov edx, dword [esp + 428] ;  1076.5 p2      26 box reload
        mov dword [ecx + 396], edx ;  1172.0 p0+p3  118 rk
        mov edx, dword [esp + 460] ;  1077.5 p2      25 box reload
        mov dword [ecx + 400], edx ;  1174.0 p0+p3  118 rk
        mov edx, dword [esp + 476] ;  1078.5 p2      25 box reload
        mov dword [ecx + 404], edx ;  1176.0 p0+p3  118 rk
        mov edx, dword [esp + 452] ;  1079.5 p2      25 box reload
        mov dword [ecx + 408], edx ;  1178.0 p0+p3  118 rk
        mov edx, dword [esp + 456] ;  1080.5 p2      25 box reload
        mov dword [ecx + 412], edx ;  1180.0 p0+p3  118 rk
        mov edx, dword [esp + 536] ;  1081.5 p2      24 box reload
        mov dword [ecx + 416], edx ;  1182.0 p0+p3  118 rk
        mov edx, dword [esp + 412] ;  1082.5 p2      24 box reload
        mov dword [ecx + 420], edx ;  1184.0 p0+p3  118 rk
        mov edx, dword [esp + 508] ;  1083.5 p2      24 box reload
        mov dword [ecx + 424], edx ;  1186.0 p0+p3  118 rk
        mov edx, dword [esp + 492] ;  1084.5 p2      24 box reload
        mov dword [ecx + 428], edx ;  1188.0 p0+p3  118 rk
        mov edx, dword [esp + 516] ;  1085.5 p2      23 box reload
        mov dword [ecx + 432], edx ;  1190.0 p0+p3  118 rk
        mov edx, dword [esp + 500] ;  1086.5 p2      23 box reload
        mov dword [ecx + 436], edx ;  1192.0 p0+p3  118 rk
        mov dword [ecx + 464], edi ;  1194.0 p0+p3  118 rk
        mov edi, dword [esp + 472] ;  1087.5 p2      23 box reload
        mov dword [ecx + 440], edi ;  1196.0 p0+p3  118 rk
        mov dword [ecx + 468], eax ;  1198.0 p0+p3  118 rk
        mov edi, dword [esp + 480] ;  1088.5 p2      23 box reload
        mov dword [ecx + 444], edi ;  1200.0 p0+p3  118 rk
        mov edi, dword [esp + 504] ;  1089.5 p2      30 box reload
        mov dword [ecx + 448], edi ;  1202.0 p0+p3  118 rk
        mov edi, dword [esp + 520] ;  1090.5 p2      30 box reload
        mov dword [ecx + 452], edi ;  1204.0 p0+p3  118 rk
        mov edi, dword [esp + 540] ;  1091.5 p2      30 box reload
        mov dword [ecx + 456], edi ;  1206.0 p0+p3  118 rk
        mov edi, dword [esp + 528] ;  1092.5 p2      30 box reload
        mov dword [ecx + 460], edi ;  1208.0 p0+p3  118 rk
        mov edi, dword [esp + 548] ;  1093.5 p2      29 box reload
        mov dword [ecx + 472], edi ;  1210.0 p0+p3  118 rk
        mov edi, dword [esp + 524] ;  1094.5 p2      29 box reload
        mov dword [ecx + 476], edi ;  1212.0 p0+p3  118 rk
        mov edi, dword [esp + 0]   ;  1095.5 p2      28 box reload
        mov dword [ecx + 480], edi ;  1214.0 p0+p3  118 rk
        mov edi, dword [esp + 484] ;  1096.5 p2      28 box reload
        mov dword [ecx + 484], edi ;  1216.0 p0+p3  118 rk
        mov edi, dword [esp + 28]  ;  1097.5 p2      28 box reload
        mov dword [ecx + 488], edi ;  1218.0 p0+p3  118 rk
        mov edi, dword [esp + 532] ;  1098.5 p2      28 box reload
        mov dword [ecx + 492], edi ;  1220.0 p0+p3  118 rk
        mov edi, dword [esp + 16]  ;  1099.5 p2      27 box reload
        mov dword [ecx + 496], edi ;  1222.0 p0+p3  118 rk
        mov edi, dword [esp + 4]   ;  1100.5 p2      27 box reload
        mov dword [ecx + 500], edi ;  1224.0 p0+p3  118 rk
        mov edi, dword [esp + 552] ;  1101.5 p2      27 box reload
        mov dword [ecx + 504], edi ;  1226.0 p0+p3  118 rk
        mov dword [ecx + 512], esi ;  1228.0 p0+p3  118 rk
        mov esi, dword [esp + 12]  ;  1102.5 p2      27 box reload
        mov dword [ecx + 508], esi ;  1230.0 p0+p3  118 rk
        mov dword [ecx + 516], ebx ;  1232.0 p0+p3  118 rk
        mov dword [ecx + 520], ebp ;  1234.0 p0+p3  118 rk
        mov esi, dword [esp + 556] ;  1105.0 p2      26 box reload
        mov dword [ecx + 524], esi ;  1236.0 p0+p3  118 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
