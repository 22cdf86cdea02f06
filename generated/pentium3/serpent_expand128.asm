; serpent_expand128 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand128 --cpu pentium3
;
; void serpent_expand128(const void *key, void *rk);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2929 uops, planned 979.3; bounds: width 976.3, ports 698.5, path 273.0
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
        mov edi, dword [esi + 12]  ;     3.0 p2     117 k
        mov ebp, edi               ;     6.0 p0     107 w[8] copy
        xor ebp, dword [esi]       ;     7.0 p1+p2  107 w[8]
        xor ebp, 0x9e3779b9        ;     8.0 p0     107 w[8]
        rol ebp, 0xb               ;     9.0 p0     107 w[8]
        mov eax, ebp               ;    10.0 p1     107 w[9] copy
        xor eax, dword [esi + 4]   ;    11.0 p1+p2  107 w[9]
        xor eax, 1                 ;    12.0 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    13.0 p1     107 w[9]
        rol eax, 0xb               ;    14.0 p0     107 w[9]
        mov ecx, eax               ;    15.0 p1     107 w[10] copy
        xor ecx, dword [esi + 8]   ;    16.0 p0+p2  107 w[10]
        xor ecx, 0x9e3779bb        ;    17.0 p1     107 w[10]
        rol ecx, 0xb               ;    18.0 p0     107 w[10]
        xor edi, 0x9e3779ba        ;     7.3 p1     107 w[11]
        xor edi, ebp               ;    10.0 p0     107 w[11]
        xor edi, ecx               ;    19.0 p1     107 w[11]
        rol edi, 0xb               ;    20.0 p0     107 w[11]
        mov esi, eax               ;    15.0 p1     107 w[12] copy
        xor esi, 1                 ;    16.0 p0     107 w[12]
        xor esi, 0x9e3779bd        ;    17.0 p1     107 w[12]
        xor esi, edi               ;    21.0 p0     107 w[12]
        rol esi, 0xb               ;    22.0 p0     107 w[12]
        mov edx, ebp               ;    11.3 p1     107 w[13] copy
        xor edx, ecx               ;    19.0 p1     107 w[13]
        mov ebx, edx               ;    20.0 p0     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    21.0 p1     107 w[13]
        xor ebx, esi               ;    23.0 p0     107 w[13]
        rol ebx, 0xb               ;    24.0 p0     107 w[13]
        mov dword [esp + 0], edx   ;    20.0 p3+p4  107 w[13] spill
        mov edx, eax               ;    15.0 p1     107 w[14] copy
        xor edx, edi               ;    21.0 p1     107 w[14]
        mov dword [esp + 4], eax   ;    15.0 p3+p4  107 w[9] spill
        mov eax, edx               ;    22.0 p0     107 w[14] copy
        xor eax, 0x9e3779bf        ;    23.0 p1     107 w[14]
        xor eax, ebx               ;    25.0 p0     107 w[14]
        rol eax, 0xb               ;    26.0 p0     107 w[14]
        mov dword [esp + 8], edx   ;    22.0 p3+p4  107 w[14] spill
        mov edx, ecx               ;    19.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    20.0 p1     107 w[15]
        xor edx, esi               ;    23.0 p0     107 w[15]
        xor edx, eax               ;    27.0 p1     107 w[15]
        rol edx, 0xb               ;    28.0 p0     107 w[15]
        mov dword [esp + 12], ecx  ;    19.0 p3+p4  107 w[10] spill
        mov ecx, ebp               ;    20.3 p1     107 w[16] copy
        xor ecx, edi               ;    21.3 p0     107 w[16]
        xor ecx, 0x9e3779b1        ;    22.3 p1     107 w[16]
        xor ecx, ebx               ;    25.0 p0     107 w[16]
        xor ecx, edx               ;    29.0 p1     107 w[16]
        rol ecx, 0xb               ;    30.0 p0     107 w[16]
        mov dword [esp + 16], ebp  ;    19.3 p3+p4  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    20.0 p2     107 w[17]
        xor ebp, esi               ;    23.3 p1     107 w[17]
        xor ebp, eax               ;    27.0 p0     107 w[17]
        xor ebp, 0x9e3779b0        ;    28.0 p1     107 w[17]
        xor ebp, ecx               ;    31.0 p0     107 w[17]
        rol ebp, 0xb               ;    32.0 p0     107 w[17]
        mov dword [esp + 20], esi  ;    23.0 p3+p4  107 w[12] spill
        mov esi, ebx               ;    25.3 p1     107 w[18] copy
        xor esi, edx               ;    29.0 p1     107 w[18]
        xor esi, dword [esp + 12]  ;    30.0 p0+p2  107 w[18]
        xor esi, 0x9e3779b3        ;    31.0 p1     107 w[18]
        xor esi, ebp               ;    33.0 p0     107 w[18]
        rol esi, 0xb               ;    34.0 p0     107 w[18]
        mov dword [esp + 24], ebx  ;    26.0 p3+p4  107 w[13] spill
        mov ebx, edi               ;    28.3 p1     107 w[19] copy
        xor ebx, eax               ;    29.3 p1     107 w[19]
        xor ebx, ecx               ;    31.0 p0     107 w[19]
        xor ebx, 0x9e3779b2        ;    32.0 p1     107 w[19]
        xor ebx, esi               ;    35.0 p0     107 w[19]
        rol ebx, 0xb               ;    36.0 p0     107 w[19]
        mov dword [esp + 28], edi  ;    28.7 p3+p4  107 w[11] spill
        mov edi, edx               ;    31.3 p1     107 w[20] copy
        xor edi, ebp               ;    33.0 p1     107 w[20]
        xor edi, dword [esp + 20]  ;    34.0 p0+p2  107 w[20]
        xor edi, 0x9e3779b5        ;    35.0 p1     107 w[20]
        xor edi, ebx               ;    37.0 p0     107 w[20]
        rol edi, 0xb               ;    38.0 p0     107 w[20]
        mov dword [esp + 32], edx  ;    31.7 p3+p4  107 w[15] spill
        mov edx, ecx               ;    34.3 p1     107 w[21] copy
        xor edx, esi               ;    35.3 p1     107 w[21]
        xor edx, edi               ;    39.0 p0     107 w[21]
        xor edx, dword [esp + 24]  ;    40.0 p1+p2  107 w[21]
        xor edx, 0x9e3779b4        ;    41.0 p0     107 w[21]
        rol edx, 0xb               ;    42.0 p0     107 w[21]
        mov dword [esp + 36], ecx  ;    34.7 p3+p4  107 w[16] spill
        mov ecx, eax               ;    37.3 p1     107 w[22] copy
        xor ecx, ebp               ;    38.3 p1     107 w[22]
        xor ecx, ebx               ;    39.3 p0     107 w[22]
        xor ecx, 0x9e3779b7        ;    40.3 p1     107 w[22]
        xor ecx, edx               ;    43.0 p0     107 w[22]
        rol ecx, 0xb               ;    44.0 p0     107 w[22]
        mov dword [esp + 40], eax  ;    37.3 p3+p4  107 w[14] spill
        mov eax, esi               ;    40.3 p1     107 w[23] copy
        xor eax, edi               ;    41.3 p1     107 w[23]
        xor eax, dword [esp + 32]  ;    42.3 p0+p2  107 w[23]
        xor eax, 0x9e3779b6        ;    43.3 p1     107 w[23]
        xor eax, ecx               ;    45.0 p0     107 w[23]
        rol eax, 0xb               ;    46.0 p0     107 w[23]
        mov dword [esp + 44], esi  ;    40.3 p3+p4  107 w[18] spill
        mov esi, ebx               ;    43.3 p1     107 w[24] copy
        xor esi, dword [esp + 36]  ;    44.3 p1+p2  107 w[24]
        mov dword [esp + 48], ebx  ;    42.0 p3+p4  107 w[19] spill
        mov ebx, esi               ;    45.3 p0     107 w[24] copy
        xor ebx, edx               ;    46.3 p1     107 w[24]
        xor ebx, eax               ;    47.3 p0     107 w[24]
        xor ebx, 0x9e3779a9        ;    48.3 p1     107 w[24]
        rol ebx, 0xb               ;    49.3 p0     107 w[24]
        mov dword [esp + 52], esi  ;    45.3 p3+p4  107 w[24] spill
        mov esi, edi               ;    47.3 p1     107 w[25] copy
        xor esi, ebp               ;    48.3 p0     107 w[25]
        xor esi, ecx               ;    49.3 p1     107 w[25]
        xor esi, ebx               ;    50.3 p0     107 w[25]
        xor esi, 0x9e3779a8        ;    51.3 p1     107 w[25]
        rol esi, 0xb               ;    52.3 p0     107 w[25]
        mov dword [esp + 56], ebp  ;    47.0 p3+p4  107 w[17] spill
        mov ebp, edx               ;    50.3 p1     107 w[26] copy
        xor ebp, eax               ;    51.3 p0     107 w[26]
        xor ebp, dword [esp + 44]  ;    52.3 p1+p2  107 w[26]
        xor ebp, esi               ;    53.3 p0     107 w[26]
        xor ebp, 0x9e3779ab        ;    54.3 p1     107 w[26]
        rol ebp, 0xb               ;    55.3 p0     107 w[26]
        mov dword [esp + 60], edx  ;    50.0 p3+p4  107 w[21] spill
        mov edx, ecx               ;    53.3 p1     107 w[27] copy
        xor edx, ebx               ;    54.3 p0     107 w[27]
        xor edx, dword [esp + 48]  ;    55.3 p1+p2  107 w[27]
        xor edx, 0x9e3779aa        ;    56.3 p0     107 w[27]
        xor edx, ebp               ;    57.3 p1     107 w[27]
        rol edx, 0xb               ;    58.3 p0     107 w[27]
        mov dword [esp + 64], ecx  ;    53.0 p3+p4  107 w[22] spill
        mov ecx, edi               ;    56.3 p1     107 w[28] copy
        xor ecx, eax               ;    57.3 p0     107 w[28]
        mov dword [esp + 68], edi  ;    54.3 p3+p4  107 w[20] spill
        mov edi, esi               ;    57.3 p1     107 w[28] copy
        xor edi, ecx               ;    58.3 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    59.3 p1     107 w[28]
        xor edi, edx               ;    60.3 p0     107 w[28]
        rol edi, 0xb               ;    61.3 p0     107 w[28]
        mov dword [esp + 72], ecx  ;    58.3 p3+p4  107 w[28] spill
        mov ecx, ebx               ;    59.3 p1     107 w[29] copy
        xor ecx, ebp               ;    60.3 p1     107 w[29]
        xor ecx, edi               ;    62.3 p0     107 w[29]
        xor ecx, dword [esp + 60]  ;    63.3 p1+p2  107 w[29]
        xor ecx, 0x9e3779ac        ;    64.3 p0     107 w[29]
        rol ecx, 0xb               ;    65.3 p0     107 w[29]
        mov dword [esp + 76], ebx  ;    59.7 p3+p4  107 w[24] spill
        mov ebx, esi               ;    62.3 p1     107 w[30] copy
        xor ebx, edx               ;    63.3 p1     107 w[30]
        xor ebx, ecx               ;    66.3 p0     107 w[30]
        xor ebx, dword [esp + 64]  ;    67.3 p1+p2  107 w[30]
        xor ebx, 0x9e3779af        ;    68.3 p0     107 w[30]
        rol ebx, 0xb               ;    69.3 p0     107 w[30]
        mov dword [esp + 80], esi  ;    62.7 p3+p4  107 w[25] spill
        mov esi, eax               ;    65.3 p1     107 w[31] copy
        xor esi, edi               ;    66.3 p1     107 w[31]
        xor esi, ebp               ;    67.3 p0     107 w[31]
        xor esi, 0x9e3779ae        ;    68.3 p1     107 w[31]
        xor esi, ebx               ;    70.3 p0     107 w[31]
        rol esi, 0xb               ;    71.3 p0     107 w[31]
        mov dword [esp + 84], eax  ;    65.3 p3+p4  107 w[23] spill
        mov eax, ecx               ;    68.3 p1     107 w[32] copy
        xor eax, edx               ;    69.3 p1     107 w[32]
        xor eax, dword [esp + 76]  ;    70.3 p0+p2  107 w[32]
        xor eax, 0x9e3779a1        ;    71.3 p1     107 w[32]
        xor eax, esi               ;    72.3 p0     107 w[32]
        rol eax, 0xb               ;    73.3 p0     107 w[32]
        mov dword [esp + 88], edx  ;    68.3 p3+p4  107 w[27] spill
        mov edx, edi               ;    71.3 p1     107 w[33] copy
        xor edx, ebx               ;    72.3 p1     107 w[33]
        xor edx, dword [esp + 80]  ;    73.3 p0+p2  107 w[33]
        xor edx, 0x9e3779a0        ;    74.3 p1     107 w[33]
        xor edx, eax               ;    75.3 p0     107 w[33]
        rol edx, 0xb               ;    76.3 p0     107 w[33]
        mov dword [esp + 92], edi  ;    71.3 p3+p4  107 w[28] spill
        mov edi, ecx               ;    74.3 p1     107 w[34] copy
        xor edi, ebp               ;    75.3 p1     107 w[34]
        xor edi, esi               ;    76.3 p0     107 w[34]
        xor edi, edx               ;    77.3 p1     107 w[34]
        xor edi, 0x9e3779a3        ;    78.3 p0     107 w[34]
        rol edi, 0xb               ;    79.3 p0     107 w[34]
        mov dword [esp + 96], ebp  ;    74.0 p3+p4  107 w[26] spill
        mov ebp, ebx               ;    77.3 p1     107 w[35] copy
        xor ebp, eax               ;    78.3 p1     107 w[35]
        xor ebp, edi               ;    80.3 p0     107 w[35]
        xor ebp, dword [esp + 88]  ;    81.3 p1+p2  107 w[35]
        xor ebp, 0x9e3779a2        ;    82.3 p0     107 w[35]
        rol ebp, 0xb               ;    83.3 p0     107 w[35]
        mov dword [esp + 100], ebx ;    77.0 p3+p4  107 w[30] spill
        mov ebx, esi               ;    80.3 p1     107 w[36] copy
        xor ebx, dword [esp + 92]  ;    81.3 p1+p2  107 w[36]
        mov dword [esp + 104], esi ;    78.7 p3+p4  107 w[31] spill
        mov esi, edx               ;    81.7 p0     107 w[36] copy
        xor esi, ebx               ;    82.7 p1     107 w[36]
        xor esi, ebp               ;    84.3 p0     107 w[36]
        xor esi, 0x9e3779a5        ;    85.3 p1     107 w[36]
        rol esi, 0xb               ;    86.3 p0     107 w[36]
        mov dword [esp + 108], ebx ;    82.3 p3+p4  107 w[36] spill
        mov ebx, ecx               ;    84.3 p1     107 w[37] copy
        xor ebx, edi               ;    85.3 p0     107 w[37]
        xor ebx, eax               ;    86.3 p1     107 w[37]
        xor ebx, esi               ;    87.3 p0     107 w[37]
        xor ebx, 0x9e3779a4        ;    88.3 p1     107 w[37]
        rol ebx, 0xb               ;    89.3 p0     107 w[37]
        mov dword [esp + 112], ecx ;    83.7 p3+p4  107 w[29] spill
        mov ecx, edx               ;    87.3 p1     107 w[38] copy
        xor ecx, ebp               ;    88.3 p0     107 w[38]
        xor ecx, dword [esp + 100] ;    89.3 p1+p2  107 w[38]
        xor ecx, 0x9e3779a7        ;    90.3 p0     107 w[38]
        xor ecx, ebx               ;    91.3 p1     107 w[38]
        rol ecx, 0xb               ;    92.3 p0     107 w[38]
        mov dword [esp + 116], edx ;    86.7 p3+p4  107 w[33] spill
        mov edx, edi               ;    90.3 p1     107 w[39] copy
        xor edx, esi               ;    91.3 p0     107 w[39]
        xor edx, dword [esp + 104] ;    92.3 p1+p2  107 w[39]
        xor edx, 0x9e3779a6        ;    93.3 p0     107 w[39]
        xor edx, ecx               ;    94.3 p1     107 w[39]
        rol edx, 0xb               ;    95.3 p0     107 w[39]
        mov dword [esp + 120], edi ;    89.7 p3+p4  107 w[34] spill
        mov edi, ebp               ;    93.3 p1     107 w[40] copy
        xor edi, eax               ;    94.3 p0     107 w[40]
        xor edi, ebx               ;    95.3 p1     107 w[40]
        xor edi, 0x9e377999        ;    96.3 p0     107 w[40]
        xor edi, edx               ;    97.3 p1     107 w[40]
        rol edi, 0xb               ;    98.3 p0     107 w[40]
        mov dword [esp + 124], eax ;    92.3 p3+p4  107 w[32] spill
        mov eax, esi               ;    96.3 p1     107 w[41] copy
        xor eax, ecx               ;    97.3 p0     107 w[41]
        xor eax, dword [esp + 116] ;    98.3 p1+p2  107 w[41]
        xor eax, 0x9e377998        ;    99.3 p0     107 w[41]
        xor eax, edi               ;   100.3 p1     107 w[41]
        rol eax, 0xb               ;   101.3 p0     107 w[41]
        xor esi, edx               ;    99.3 p1     107 w[44]
        mov dword [esp + 128], esi ;   100.3 p3+p4  107 w[44] spill
        mov esi, ebx               ;    99.7 p0     107 w[42] copy
        xor esi, edx               ;   100.7 p1     107 w[42]
        xor esi, dword [esp + 120] ;   101.7 p0+p2  107 w[42]
        xor esi, 0x9e37799b        ;   102.7 p1     107 w[42]
        xor esi, eax               ;   103.7 p0     107 w[42]
        rol esi, 0xb               ;   104.7 p0     107 w[42]
        mov dword [esp + 132], edx ;    98.7 p3+p4  107 w[39] spill
        mov edx, ebp               ;   102.3 p1     107 w[43] copy
        xor edx, ecx               ;   103.3 p1     107 w[43]
        xor edx, edi               ;   104.3 p0     107 w[43]
        xor edx, 0x9e37799a        ;   105.3 p1     107 w[43]
        xor edx, esi               ;   106.3 p0     107 w[43]
        rol edx, 0xb               ;   107.3 p0     107 w[43]
        mov dword [esp + 136], ebp ;   101.3 p3+p4  107 w[35] spill
        mov ebp, eax               ;   105.3 p1     107 w[44] copy
        xor ebp, dword [esp + 128] ;   106.3 p1+p2  107 w[44]
        xor ebp, 0x9e37799d        ;   107.3 p0     107 w[44]
        xor ebp, edx               ;   108.3 p1     107 w[44]
        rol ebp, 0xb               ;   109.3 p0     107 w[44]
        mov dword [esp + 140], eax ;   104.0 p3+p4  107 w[41] spill
        mov eax, ebx               ;   108.3 p1     107 w[45] copy
        xor eax, edi               ;   109.3 p0     107 w[45]
        xor eax, esi               ;   110.3 p1     107 w[45]
        xor eax, 0x9e37799c        ;   111.3 p0     107 w[45]
        xor eax, ebp               ;   112.3 p1     107 w[45]
        rol eax, 0xb               ;   113.3 p0     107 w[45]
        mov dword [esp + 144], ebx ;   106.7 p3+p4  107 w[37] spill
        mov ebx, ecx               ;   111.3 p1     107 w[46] copy
        xor ebx, edx               ;   112.3 p0     107 w[46]
        xor ebx, dword [esp + 140] ;   113.3 p1+p2  107 w[46]
        xor ebx, 0x9e37799f        ;   114.3 p0     107 w[46]
        xor ebx, eax               ;   115.3 p1     107 w[46]
        rol ebx, 0xb               ;   116.3 p0     107 w[46]
        mov dword [esp + 148], ecx ;   109.7 p3+p4  107 w[38] spill
        mov ecx, esi               ;   114.3 p1     107 w[47] copy
        xor ecx, ebp               ;   115.3 p0     107 w[47]
        xor ecx, dword [esp + 132] ;   116.3 p1+p2  107 w[47]
        xor ecx, 0x9e37799e        ;   117.3 p0     107 w[47]
        xor ecx, ebx               ;   118.3 p1     107 w[47]
        rol ecx, 0xb               ;   119.3 p0     107 w[47]
        mov dword [esp + 152], esi ;   112.7 p3+p4  107 w[42] spill
        mov esi, edi               ;   117.3 p1     107 w[48] copy
        xor esi, edx               ;   118.3 p0     107 w[48]
        xor esi, eax               ;   119.3 p1     107 w[48]
        xor esi, 0x9e377991        ;   120.3 p0     107 w[48]
        xor esi, ecx               ;   121.3 p1     107 w[48]
        rol esi, 0xb               ;   122.3 p0     107 w[48]
        mov dword [esp + 156], edi ;   115.3 p3+p4  107 w[40] spill
        mov edi, ebp               ;   120.3 p1     107 w[49] copy
        xor edi, ebx               ;   121.3 p0     107 w[49]
        xor edi, dword [esp + 140] ;   122.3 p1+p2  107 w[49]
        xor edi, esi               ;   123.3 p0     107 w[49]
        xor edi, 0x9e377990        ;   124.3 p1     107 w[49]
        rol edi, 0xb               ;   125.3 p0     107 w[49]
        mov dword [esp + 160], ebp ;   118.3 p3+p4  107 w[44] spill
        mov ebp, eax               ;   123.3 p1     107 w[50] copy
        xor ebp, ecx               ;   124.3 p0     107 w[50]
        xor ebp, dword [esp + 152] ;   125.3 p1+p2  107 w[50]
        xor ebp, 0x9e377993        ;   126.3 p0     107 w[50]
        xor ebp, edi               ;   127.3 p1     107 w[50]
        rol ebp, 0xb               ;   128.3 p0     107 w[50]
        mov dword [esp + 164], eax ;   121.3 p3+p4  107 w[45] spill
        mov eax, edx               ;   126.3 p1     107 w[51] copy
        xor eax, ebx               ;   127.3 p0     107 w[51]
        xor eax, esi               ;   128.3 p1     107 w[51]
        xor eax, 0x9e377992        ;   129.3 p0     107 w[51]
        xor eax, ebp               ;   130.3 p1     107 w[51]
        rol eax, 0xb               ;   131.3 p0     107 w[51]
        mov dword [esp + 168], edx ;   124.0 p3+p4  107 w[43] spill
        mov edx, ecx               ;   129.3 p1     107 w[52] copy
        xor edx, edi               ;   130.3 p0     107 w[52]
        xor edx, dword [esp + 160] ;   131.3 p1+p2  107 w[52]
        xor edx, 0x9e377995        ;   132.3 p0     107 w[52]
        xor edx, eax               ;   133.3 p1     107 w[52]
        rol edx, 0xb               ;   134.3 p0     107 w[52]
        mov dword [esp + 172], ecx ;   127.0 p3+p4  107 w[47] spill
        mov ecx, esi               ;   132.3 p1     107 w[53] copy
        xor ecx, ebp               ;   133.3 p0     107 w[53]
        xor ecx, dword [esp + 164] ;   134.3 p1+p2  107 w[53]
        xor ecx, 0x9e377994        ;   135.3 p0     107 w[53]
        xor ecx, edx               ;   136.3 p1     107 w[53]
        rol ecx, 0xb               ;   137.3 p0     107 w[53]
        mov dword [esp + 176], esi ;   130.0 p3+p4  107 w[48] spill
        mov esi, ebx               ;   135.3 p1     107 w[54] copy
        xor esi, edi               ;   136.3 p0     107 w[54]
        xor esi, eax               ;   137.3 p1     107 w[54]
        xor esi, 0x9e377997        ;   138.3 p0     107 w[54]
        xor esi, ecx               ;   139.3 p1     107 w[54]
        rol esi, 0xb               ;   140.3 p0     107 w[54]
        mov dword [esp + 180], ebx ;   132.7 p3+p4  107 w[46] spill
        mov ebx, ebp               ;   138.3 p1     107 w[55] copy
        xor ebx, edx               ;   139.3 p0     107 w[55]
        xor ebx, dword [esp + 172] ;   140.3 p1+p2  107 w[55]
        xor ebx, 0x9e377996        ;   141.3 p0     107 w[55]
        xor ebx, esi               ;   142.3 p1     107 w[55]
        rol ebx, 0xb               ;   143.3 p0     107 w[55]
        mov dword [esp + 184], ebp ;   135.7 p3+p4  107 w[50] spill
        mov ebp, eax               ;   141.3 p1     107 w[56] copy
        xor ebp, dword [esp + 176] ;   142.3 p0+p2  107 w[56]
        mov dword [esp + 188], eax ;   137.3 p3+p4  107 w[51] spill
        mov eax, ecx               ;   142.3 p1     107 w[56] copy
        xor eax, ebp               ;   143.3 p0     107 w[56]
        xor eax, 0x9e377989        ;   144.3 p1     107 w[56]
        xor eax, ebx               ;   145.3 p0     107 w[56]
        rol eax, 0xb               ;   146.3 p0     107 w[56]
        mov dword [esp + 192], ebp ;   143.3 p3+p4  107 w[56] spill
        mov ebp, edx               ;   144.3 p1     107 w[57] copy
        xor ebp, edi               ;   145.3 p1     107 w[57]
        xor ebp, esi               ;   146.3 p0     107 w[57]
        xor ebp, 0x9e377988        ;   147.3 p1     107 w[57]
        xor ebp, eax               ;   148.3 p0     107 w[57]
        rol ebp, 0xb               ;   149.3 p0     107 w[57]
        mov dword [esp + 196], edi ;   142.3 p3+p4  107 w[49] spill
        mov edi, ecx               ;   147.3 p1     107 w[58] copy
        xor edi, ebx               ;   148.3 p1     107 w[58]
        xor edi, dword [esp + 184] ;   149.3 p0+p2  107 w[58]
        xor edi, 0x9e37798b        ;   150.3 p1     107 w[58]
        xor edi, ebp               ;   151.3 p0     107 w[58]
        rol edi, 0xb               ;   152.3 p0     107 w[58]
        mov dword [esp + 200], ecx ;   145.3 p3+p4  107 w[53] spill
        mov ecx, esi               ;   150.3 p1     107 w[59] copy
        xor ecx, eax               ;   151.3 p1     107 w[59]
        xor ecx, dword [esp + 188] ;   152.3 p0+p2  107 w[59]
        xor ecx, 0x9e37798a        ;   153.3 p1     107 w[59]
        xor ecx, edi               ;   154.3 p0     107 w[59]
        rol ecx, 0xb               ;   155.3 p0     107 w[59]
        mov dword [esp + 204], esi ;   148.3 p3+p4  107 w[54] spill
        mov esi, edx               ;   153.3 p1     107 w[60] copy
        xor esi, ebx               ;   154.3 p1     107 w[60]
        mov dword [esp + 208], edx ;   149.7 p3+p4  107 w[52] spill
        mov edx, ebp               ;   154.7 p0     107 w[60] copy
        xor edx, esi               ;   155.7 p1     107 w[60]
        xor edx, 0x9e37798d        ;   156.7 p0     107 w[60]
        xor edx, ecx               ;   157.7 p1     107 w[60]
        rol edx, 0xb               ;   158.7 p0     107 w[60]
        mov dword [esp + 212], esi ;   155.3 p3+p4  107 w[60] spill
        mov esi, eax               ;   157.3 p1     107 w[61] copy
        xor esi, edi               ;   158.3 p0     107 w[61]
        xor esi, dword [esp + 200] ;   159.3 p1+p2  107 w[61]
        xor esi, edx               ;   160.3 p0     107 w[61]
        xor esi, 0x9e37798c        ;   161.3 p1     107 w[61]
        rol esi, 0xb               ;   162.3 p0     107 w[61]
        mov dword [esp + 216], eax ;   155.0 p3+p4  107 w[56] spill
        mov eax, ebp               ;   160.3 p1     107 w[62] copy
        xor eax, ecx               ;   161.3 p0     107 w[62]
        xor eax, dword [esp + 204] ;   162.3 p1+p2  107 w[62]
        xor eax, 0x9e37798f        ;   163.3 p0     107 w[62]
        xor eax, esi               ;   164.3 p1     107 w[62]
        rol eax, 0xb               ;   165.3 p0     107 w[62]
        mov dword [esp + 220], ebp ;   158.0 p3+p4  107 w[57] spill
        mov ebp, ebx               ;   163.3 p1     107 w[63] copy
        xor ebp, edx               ;   164.3 p0     107 w[63]
        xor ebp, edi               ;   165.3 p1     107 w[63]
        xor ebp, 0x9e37798e        ;   166.3 p0     107 w[63]
        xor ebp, eax               ;   167.3 p1     107 w[63]
        rol ebp, 0xb               ;   168.3 p0     107 w[63]
        mov dword [esp + 224], ebx ;   160.7 p3+p4  107 w[55] spill
        mov ebx, ecx               ;   166.3 p1     107 w[64] copy
        xor ebx, esi               ;   167.3 p0     107 w[64]
        xor ebx, dword [esp + 216] ;   168.3 p1+p2  107 w[64]
        xor ebx, 0x9e377981        ;   169.3 p0     107 w[64]
        xor ebx, ebp               ;   170.3 p1     107 w[64]
        rol ebx, 0xb               ;   171.3 p0     107 w[64]
        mov dword [esp + 228], ecx ;   163.7 p3+p4  107 w[59] spill
        mov ecx, edx               ;   169.3 p1     107 w[65] copy
        xor ecx, eax               ;   170.3 p0     107 w[65]
        xor ecx, dword [esp + 220] ;   171.3 p1+p2  107 w[65]
        xor ecx, 0x9e377980        ;   172.3 p0     107 w[65]
        xor ecx, ebx               ;   173.3 p1     107 w[65]
        rol ecx, 0xb               ;   174.3 p0     107 w[65]
        mov dword [esp + 232], edx ;   166.7 p3+p4  107 w[60] spill
        mov edx, esi               ;   172.3 p1     107 w[66] copy
        xor edx, edi               ;   173.3 p0     107 w[66]
        xor edx, ebp               ;   174.3 p1     107 w[66]
        xor edx, 0x9e377983        ;   175.3 p0     107 w[66]
        xor edx, ecx               ;   176.3 p1     107 w[66]
        rol edx, 0xb               ;   177.3 p0     107 w[66]
        mov dword [esp + 236], edi ;   169.3 p3+p4  107 w[58] spill
        mov edi, eax               ;   175.3 p1     107 w[67] copy
        xor edi, dword [esp + 228] ;   176.3 p0+p2  107 w[67]
        xor edi, ebx               ;   177.3 p1     107 w[67]
        xor edi, 0x9e377982        ;   178.3 p0     107 w[67]
        xor edi, edx               ;   179.3 p1     107 w[67]
        rol edi, 0xb               ;   180.3 p0     107 w[67]
        mov dword [esp + 240], eax ;   172.3 p3+p4  107 w[62] spill
        mov eax, ebp               ;   178.3 p1     107 w[68] copy
        xor eax, dword [esp + 232] ;   179.3 p0+p2  107 w[68]
        mov dword [esp + 244], ebp ;   174.0 p3+p4  107 w[63] spill
        mov ebp, ecx               ;   179.3 p1     107 w[68] copy
        xor ebp, eax               ;   180.3 p0     107 w[68]
        xor ebp, edi               ;   181.3 p1     107 w[68]
        xor ebp, 0x9e377985        ;   182.3 p0     107 w[68]
        rol ebp, 0xb               ;   183.3 p0     107 w[68]
        mov dword [esp + 248], eax ;   180.3 p3+p4  107 w[68] spill
        mov eax, esi               ;   181.3 p1     107 w[69] copy
        xor eax, edx               ;   182.3 p1     107 w[69]
        xor eax, ebx               ;   183.3 p0     107 w[69]
        xor eax, ebp               ;   184.3 p1     107 w[69]
        xor eax, 0x9e377984        ;   185.3 p0     107 w[69]
        rol eax, 0xb               ;   186.3 p0     107 w[69]
        mov dword [esp + 252], esi ;   179.0 p3+p4  107 w[61] spill
        mov esi, ecx               ;   184.3 p1     107 w[70] copy
        xor esi, edi               ;   185.3 p1     107 w[70]
        xor esi, dword [esp + 240] ;   186.3 p0+p2  107 w[70]
        xor esi, 0x9e377987        ;   187.3 p1     107 w[70]
        xor esi, eax               ;   188.3 p0     107 w[70]
        rol esi, 0xb               ;   189.3 p0     107 w[70]
        mov dword [esp + 256], ecx ;   182.0 p3+p4  107 w[65] spill
        mov ecx, edx               ;   187.3 p1     107 w[71] copy
        xor ecx, ebp               ;   188.3 p1     107 w[71]
        xor ecx, dword [esp + 244] ;   189.3 p0+p2  107 w[71]
        xor ecx, 0x9e377986        ;   190.3 p1     107 w[71]
        xor ecx, esi               ;   191.3 p0     107 w[71]
        rol ecx, 0xb               ;   192.3 p0     107 w[71]
        mov dword [esp + 260], edx ;   185.0 p3+p4  107 w[66] spill
        mov edx, edi               ;   190.3 p1     107 w[72] copy
        xor edx, ebx               ;   191.3 p1     107 w[72]
        xor edx, eax               ;   192.3 p0     107 w[72]
        xor edx, 0x9e3779f9        ;   193.3 p1     107 w[72]
        xor edx, ecx               ;   194.3 p0     107 w[72]
        rol edx, 0xb               ;   195.3 p0     107 w[72]
        mov dword [esp + 264], ebx ;   187.7 p3+p4  107 w[64] spill
        mov ebx, ebp               ;   193.3 p1     107 w[73] copy
        xor ebx, esi               ;   194.3 p1     107 w[73]
        xor ebx, dword [esp + 256] ;   195.3 p0+p2  107 w[73]
        xor ebx, 0x9e3779f8        ;   196.3 p1     107 w[73]
        xor ebx, edx               ;   197.3 p0     107 w[73]
        rol ebx, 0xb               ;   198.3 p0     107 w[73]
        xor ebp, ecx               ;   196.3 p1     107 w[76]
        mov dword [esp + 268], ebp ;   197.3 p3+p4  107 w[76] spill
        mov ebp, eax               ;   197.3 p1     107 w[74] copy
        xor ebp, ecx               ;   198.3 p0     107 w[74]
        xor ebp, dword [esp + 260] ;   199.3 p1+p2  107 w[74]
        xor ebp, 0x9e3779fb        ;   200.3 p0     107 w[74]
        xor ebp, ebx               ;   201.3 p1     107 w[74]
        rol ebp, 0xb               ;   202.3 p0     107 w[74]
        mov dword [esp + 272], ecx ;   194.0 p3+p4  107 w[71] spill
        mov ecx, edi               ;   200.3 p1     107 w[75] copy
        xor ecx, esi               ;   201.3 p0     107 w[75]
        xor ecx, edx               ;   202.3 p1     107 w[75]
        xor ecx, 0x9e3779fa        ;   203.3 p0     107 w[75]
        xor ecx, ebp               ;   204.3 p1     107 w[75]
        rol ecx, 0xb               ;   205.3 p0     107 w[75]
        mov dword [esp + 276], edi ;   196.7 p3+p4  107 w[67] spill
        mov edi, dword [esp + 268] ;   197.3 p2     107 w[76]
        xor edi, ebx               ;   203.3 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   204.3 p0     107 w[76]
        xor edi, ecx               ;   206.3 p1     107 w[76]
        rol edi, 0xb               ;   207.3 p0     107 w[76]
        mov dword [esp + 280], esi ;   199.0 p3+p4  107 w[70] spill
        mov esi, eax               ;   205.3 p1     107 w[77] copy
        xor esi, edx               ;   206.3 p0     107 w[77]
        xor esi, ebp               ;   207.3 p1     107 w[77]
        xor esi, 0x9e3779fc        ;   208.3 p0     107 w[77]
        xor esi, edi               ;   209.3 p1     107 w[77]
        rol esi, 0xb               ;   210.3 p0     107 w[77]
        mov dword [esp + 284], eax ;   201.7 p3+p4  107 w[69] spill
        mov eax, ebx               ;   208.3 p1     107 w[78] copy
        xor eax, ecx               ;   209.3 p0     107 w[78]
        xor eax, dword [esp + 280] ;   210.3 p1+p2  107 w[78]
        xor eax, 0x9e3779ff        ;   211.3 p0     107 w[78]
        xor eax, esi               ;   212.3 p1     107 w[78]
        rol eax, 0xb               ;   213.3 p0     107 w[78]
        mov dword [esp + 288], ebx ;   204.7 p3+p4  107 w[73] spill
        mov ebx, ebp               ;   211.3 p1     107 w[79] copy
        xor ebx, edi               ;   212.3 p0     107 w[79]
        xor ebx, dword [esp + 272] ;   213.3 p1+p2  107 w[79]
        xor ebx, 0x9e3779fe        ;   214.3 p0     107 w[79]
        xor ebx, eax               ;   215.3 p1     107 w[79]
        rol ebx, 0xb               ;   216.3 p0     107 w[79]
        mov dword [esp + 292], ebp ;   207.7 p3+p4  107 w[74] spill
        mov ebp, edx               ;   214.3 p1     107 w[80] copy
        xor ebp, ecx               ;   215.3 p0     107 w[80]
        xor ebp, esi               ;   216.3 p1     107 w[80]
        xor ebp, 0x9e3779f1        ;   217.3 p0     107 w[80]
        xor ebp, ebx               ;   218.3 p1     107 w[80]
        rol ebp, 0xb               ;   219.3 p0     107 w[80]
        mov dword [esp + 296], edx ;   210.3 p3+p4  107 w[72] spill
        mov edx, edi               ;   217.3 p1     107 w[81] copy
        xor edx, eax               ;   218.3 p0     107 w[81]
        xor edx, dword [esp + 288] ;   219.3 p1+p2  107 w[81]
        xor edx, 0x9e3779f0        ;   220.3 p0     107 w[81]
        xor edx, ebp               ;   221.3 p1     107 w[81]
        rol edx, 0xb               ;   222.3 p0     107 w[81]
        mov dword [esp + 300], edi ;   213.3 p3+p4  107 w[76] spill
        mov edi, esi               ;   220.3 p1     107 w[82] copy
        xor edi, ebx               ;   221.3 p0     107 w[82]
        xor edi, dword [esp + 292] ;   222.3 p1+p2  107 w[82]
        xor edi, 0x9e3779f3        ;   223.3 p0     107 w[82]
        xor edi, edx               ;   224.3 p1     107 w[82]
        rol edi, 0xb               ;   225.3 p0     107 w[82]
        mov dword [esp + 304], esi ;   216.3 p3+p4  107 w[77] spill
        mov esi, ecx               ;   223.3 p1     107 w[83] copy
        xor esi, eax               ;   224.3 p0     107 w[83]
        xor esi, ebp               ;   225.3 p1     107 w[83]
        xor esi, 0x9e3779f2        ;   226.3 p0     107 w[83]
        xor esi, edi               ;   227.3 p1     107 w[83]
        rol esi, 0xb               ;   228.3 p0     107 w[83]
        mov dword [esp + 308], ecx ;   219.0 p3+p4  107 w[75] spill
        mov ecx, ebx               ;   226.3 p1     107 w[84] copy
        xor ecx, edx               ;   227.3 p0     107 w[84]
        xor ecx, dword [esp + 300] ;   228.3 p1+p2  107 w[84]
        xor ecx, 0x9e3779f5        ;   229.3 p0     107 w[84]
        xor ecx, esi               ;   230.3 p1     107 w[84]
        rol ecx, 0xb               ;   231.3 p0     107 w[84]
        mov dword [esp + 312], ebx ;   222.0 p3+p4  107 w[79] spill
        mov ebx, ebp               ;   229.3 p1     107 w[85] copy
        xor ebx, edi               ;   230.3 p0     107 w[85]
        xor ebx, dword [esp + 304] ;   231.3 p1+p2  107 w[85]
        xor ebx, 0x9e3779f4        ;   232.3 p0     107 w[85]
        xor ebx, ecx               ;   233.3 p1     107 w[85]
        rol ebx, 0xb               ;   234.3 p0     107 w[85]
        mov dword [esp + 316], ebp ;   225.0 p3+p4  107 w[80] spill
        mov ebp, eax               ;   232.3 p1     107 w[86] copy
        xor ebp, edx               ;   233.3 p0     107 w[86]
        xor ebp, esi               ;   234.3 p1     107 w[86]
        xor ebp, 0x9e3779f7        ;   235.3 p0     107 w[86]
        xor ebp, ebx               ;   236.3 p1     107 w[86]
        rol ebp, 0xb               ;   237.3 p0     107 w[86]
        mov dword [esp + 320], eax ;   227.7 p3+p4  107 w[78] spill
        mov eax, edi               ;   235.3 p1     107 w[87] copy
        xor eax, ecx               ;   236.3 p0     107 w[87]
        xor eax, dword [esp + 312] ;   237.3 p1+p2  107 w[87]
        xor eax, 0x9e3779f6        ;   238.3 p0     107 w[87]
        xor eax, ebp               ;   239.3 p1     107 w[87]
        rol eax, 0xb               ;   240.3 p0     107 w[87]
        mov dword [esp + 324], edi ;   230.7 p3+p4  107 w[82] spill
        mov edi, esi               ;   238.3 p1     107 w[88] copy
        xor edi, dword [esp + 316] ;   239.3 p0+p2  107 w[88]
        mov dword [esp + 328], esi ;   232.3 p3+p4  107 w[83] spill
        mov esi, ebx               ;   239.3 p1     107 w[88] copy
        xor esi, edi               ;   240.3 p0     107 w[88]
        xor esi, 0x9e3779e9        ;   241.3 p1     107 w[88]
        xor esi, eax               ;   242.3 p0     107 w[88]
        rol esi, 0xb               ;   243.3 p0     107 w[88]
        mov dword [esp + 332], edi ;   240.3 p3+p4  107 w[88] spill
        mov edi, ecx               ;   241.3 p1     107 w[89] copy
        xor edi, edx               ;   242.3 p1     107 w[89]
        xor edi, ebp               ;   243.3 p0     107 w[89]
        xor edi, 0x9e3779e8        ;   244.3 p1     107 w[89]
        xor edi, esi               ;   245.3 p0     107 w[89]
        rol edi, 0xb               ;   246.3 p0     107 w[89]
        mov dword [esp + 336], edx ;   237.3 p3+p4  107 w[81] spill
        mov edx, ebx               ;   244.3 p1     107 w[90] copy
        xor edx, eax               ;   245.3 p1     107 w[90]
        xor edx, dword [esp + 324] ;   246.3 p0+p2  107 w[90]
        xor edx, 0x9e3779eb        ;   247.3 p1     107 w[90]
        xor edx, edi               ;   248.3 p0     107 w[90]
        rol edx, 0xb               ;   249.3 p0     107 w[90]
        mov dword [esp + 340], ebx ;   240.3 p3+p4  107 w[85] spill
        mov ebx, ebp               ;   247.3 p1     107 w[91] copy
        xor ebx, esi               ;   248.3 p1     107 w[91]
        xor ebx, dword [esp + 328] ;   249.3 p0+p2  107 w[91]
        xor ebx, 0x9e3779ea        ;   250.3 p1     107 w[91]
        xor ebx, edx               ;   251.3 p0     107 w[91]
        rol ebx, 0xb               ;   252.3 p0     107 w[91]
        mov dword [esp + 344], ebp ;   243.3 p3+p4  107 w[86] spill
        mov ebp, ecx               ;   250.3 p1     107 w[92] copy
        xor ebp, eax               ;   251.3 p1     107 w[92]
        mov dword [esp + 348], ecx ;   244.7 p3+p4  107 w[84] spill
        mov ecx, edi               ;   251.7 p0     107 w[92] copy
        xor ecx, ebp               ;   252.7 p1     107 w[92]
        xor ecx, 0x9e3779ed        ;   253.7 p0     107 w[92]
        xor ecx, ebx               ;   254.7 p1     107 w[92]
        rol ecx, 0xb               ;   255.7 p0     107 w[92]
        mov dword [esp + 352], ebp ;   252.3 p3+p4  107 w[92] spill
        mov ebp, esi               ;   254.3 p1     107 w[93] copy
        xor ebp, edx               ;   255.3 p0     107 w[93]
        xor ebp, dword [esp + 340] ;   256.3 p1+p2  107 w[93]
        xor ebp, 0x9e3779ec        ;   257.3 p0     107 w[93]
        xor ebp, ecx               ;   258.3 p1     107 w[93]
        rol ebp, 0xb               ;   259.3 p0     107 w[93]
        mov dword [esp + 356], esi ;   250.0 p3+p4  107 w[88] spill
        mov esi, edi               ;   257.3 p1     107 w[94] copy
        xor esi, ebx               ;   258.3 p0     107 w[94]
        xor esi, dword [esp + 344] ;   259.3 p1+p2  107 w[94]
        xor esi, 0x9e3779ef        ;   260.3 p0     107 w[94]
        xor esi, ebp               ;   261.3 p1     107 w[94]
        rol esi, 0xb               ;   262.3 p0     107 w[94]
        mov dword [esp + 360], edi ;   253.0 p3+p4  107 w[89] spill
        mov edi, eax               ;   260.3 p1     107 w[95] copy
        xor edi, edx               ;   261.3 p0     107 w[95]
        xor edi, ecx               ;   262.3 p1     107 w[95]
        xor edi, 0x9e3779ee        ;   263.3 p0     107 w[95]
        xor edi, esi               ;   264.3 p1     107 w[95]
        rol edi, 0xb               ;   265.3 p0     107 w[95]
        mov dword [esp + 364], eax ;   255.7 p3+p4  107 w[87] spill
        mov eax, ebx               ;   263.3 p1     107 w[96] copy
        xor eax, ebp               ;   264.3 p0     107 w[96]
        xor eax, dword [esp + 356] ;   265.3 p1+p2  107 w[96]
        xor eax, 0x9e3779e1        ;   266.3 p0     107 w[96]
        xor eax, edi               ;   267.3 p1     107 w[96]
        rol eax, 0xb               ;   268.3 p0     107 w[96]
        mov dword [esp + 368], ebx ;   258.7 p3+p4  107 w[91] spill
        mov ebx, ecx               ;   266.3 p1     107 w[97] copy
        xor ebx, esi               ;   267.3 p0     107 w[97]
        xor ebx, dword [esp + 360] ;   268.3 p1+p2  107 w[97]
        xor ebx, 0x9e3779e0        ;   269.3 p0     107 w[97]
        xor ebx, eax               ;   270.3 p1     107 w[97]
        rol ebx, 0xb               ;   271.3 p0     107 w[97]
        mov dword [esp + 372], ecx ;   261.7 p3+p4  107 w[92] spill
        mov ecx, ebp               ;   269.3 p1     107 w[98] copy
        xor ecx, edx               ;   270.3 p0     107 w[98]
        xor ecx, edi               ;   271.3 p1     107 w[98]
        xor ecx, 0x9e3779e3        ;   272.3 p0     107 w[98]
        xor ecx, ebx               ;   273.3 p1     107 w[98]
        rol ecx, 0xb               ;   274.3 p0     107 w[98]
        mov dword [esp + 376], edx ;   264.3 p3+p4  107 w[90] spill
        mov edx, esi               ;   272.3 p1     107 w[99] copy
        xor edx, dword [esp + 368] ;   273.3 p0+p2  107 w[99]
        xor edx, 0x9e3779e2        ;   274.3 p1     107 w[99]
        xor edx, eax               ;   275.3 p0     107 w[99]
        xor edx, ecx               ;   276.3 p1     107 w[99]
        rol edx, 0xb               ;   277.3 p0     107 w[99]
        mov dword [esp + 380], esi ;   267.3 p3+p4  107 w[94] spill
        mov esi, edi               ;   275.3 p1     107 w[100] copy
        xor esi, dword [esp + 372] ;   276.3 p0+p2  107 w[100]
        mov dword [esp + 384], edi ;   269.0 p3+p4  107 w[95] spill
        mov edi, ebx               ;   276.3 p1     107 w[100] copy
        xor edi, esi               ;   277.3 p0     107 w[100]
        xor edi, 0x9e3779e5        ;   278.3 p1     107 w[100]
        xor edi, edx               ;   279.3 p0     107 w[100]
        rol edi, 0xb               ;   280.3 p0     107 w[100]
        mov dword [esp + 388], esi ;   277.3 p3+p4  107 w[100] spill
        mov esi, ebp               ;   278.3 p1     107 w[101] copy
        xor esi, ecx               ;   279.3 p1     107 w[101]
        xor esi, eax               ;   280.3 p0     107 w[101]
        xor esi, 0x9e3779e4        ;   281.3 p1     107 w[101]
        xor esi, edi               ;   282.3 p0     107 w[101]
        rol esi, 0xb               ;   283.3 p0     107 w[101]
        mov dword [esp + 392], ebp ;   274.0 p3+p4  107 w[93] spill
        mov ebp, ebx               ;   281.3 p1     107 w[102] copy
        xor ebp, edx               ;   282.3 p1     107 w[102]
        xor ebp, dword [esp + 380] ;   283.3 p0+p2  107 w[102]
        xor ebp, 0x9e3779e7        ;   284.3 p1     107 w[102]
        xor ebp, esi               ;   285.3 p0     107 w[102]
        rol ebp, 0xb               ;   286.3 p0     107 w[102]
        mov dword [esp + 396], ebx ;   277.0 p3+p4  107 w[97] spill
        mov ebx, ecx               ;   284.3 p1     107 w[103] copy
        xor ebx, edi               ;   285.3 p1     107 w[103]
        xor ebx, dword [esp + 384] ;   286.3 p0+p2  107 w[103]
        xor ebx, 0x9e3779e6        ;   287.3 p1     107 w[103]
        xor ebx, ebp               ;   288.3 p0     107 w[103]
        rol ebx, 0xb               ;   289.3 p0     107 w[103]
        mov dword [esp + 400], ecx ;   280.0 p3+p4  107 w[98] spill
        mov ecx, edx               ;   287.3 p1     107 w[104] copy
        xor ecx, eax               ;   288.3 p1     107 w[104]
        xor ecx, esi               ;   289.3 p0     107 w[104]
        xor ecx, 0x9e3779d9        ;   290.3 p1     107 w[104]
        xor ecx, ebx               ;   291.3 p0     107 w[104]
        rol ecx, 0xb               ;   292.3 p0     107 w[104]
        mov dword [esp + 404], eax ;   282.7 p3+p4  107 w[96] spill
        mov eax, edi               ;   290.3 p1     107 w[105] copy
        xor eax, ebp               ;   291.3 p1     107 w[105]
        xor eax, dword [esp + 396] ;   292.3 p0+p2  107 w[105]
        xor eax, 0x9e3779d8        ;   293.3 p1     107 w[105]
        xor eax, ecx               ;   294.3 p0     107 w[105]
        rol eax, 0xb               ;   295.3 p0     107 w[105]
        xor edi, ebx               ;   293.3 p1     107 w[108]
        mov dword [esp + 408], edi ;   294.3 p3+p4  107 w[108] spill
        mov edi, esi               ;   294.3 p1     107 w[106] copy
        xor edi, ebx               ;   295.3 p0     107 w[106]
        xor edi, dword [esp + 400] ;   296.3 p1+p2  107 w[106]
        xor edi, 0x9e3779db        ;   297.3 p0     107 w[106]
        xor edi, eax               ;   298.3 p1     107 w[106]
        rol edi, 0xb               ;   299.3 p0     107 w[106]
        mov dword [esp + 412], ebx ;   290.3 p3+p4  107 w[103] spill
        mov ebx, edx               ;   297.3 p1     107 w[107] copy
        xor ebx, ebp               ;   298.3 p0     107 w[107]
        xor ebx, ecx               ;   299.3 p1     107 w[107]
        xor ebx, 0x9e3779da        ;   300.3 p0     107 w[107]
        xor ebx, edi               ;   301.3 p1     107 w[107]
        rol ebx, 0xb               ;   302.3 p0     107 w[107]
        mov dword [esp + 416], edx ;   291.7 p3+p4  107 w[99] spill
        mov edx, dword [esp + 408] ;   294.3 p2     107 w[108]
        xor edx, eax               ;   300.3 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   301.3 p0     107 w[108]
        xor edx, ebx               ;   303.3 p1     107 w[108]
        rol edx, 0xb               ;   304.3 p0     107 w[108]
        mov dword [esp + 420], ebp ;   294.0 p3+p4  107 w[102] spill
        mov ebp, esi               ;   302.3 p1     107 w[109] copy
        xor ebp, ecx               ;   303.3 p0     107 w[109]
        xor ebp, edi               ;   304.3 p1     107 w[109]
        xor ebp, 0x9e3779dc        ;   305.3 p0     107 w[109]
        xor ebp, edx               ;   306.3 p1     107 w[109]
        rol ebp, 0xb               ;   307.3 p0     107 w[109]
        mov dword [esp + 424], esi ;   296.7 p3+p4  107 w[101] spill
        mov esi, eax               ;   305.3 p1     107 w[110] copy
        xor esi, ebx               ;   306.3 p0     107 w[110]
        xor esi, dword [esp + 420] ;   307.3 p1+p2  107 w[110]
        xor esi, 0x9e3779df        ;   308.3 p0     107 w[110]
        xor esi, ebp               ;   309.3 p1     107 w[110]
        rol esi, 0xb               ;   310.3 p0     107 w[110]
        mov dword [esp + 428], eax ;   299.7 p3+p4  107 w[105] spill
        mov eax, edi               ;   308.3 p1     107 w[111] copy
        xor eax, dword [esp + 412] ;   309.3 p0+p2  107 w[111]
        xor eax, 0x9e3779de        ;   310.3 p1     107 w[111]
        xor eax, edx               ;   311.3 p0     107 w[111]
        xor eax, esi               ;   312.3 p1     107 w[111]
        rol eax, 0xb               ;   313.3 p0     107 w[111]
        mov dword [esp + 432], edi ;   302.7 p3+p4  107 w[106] spill
        mov edi, ecx               ;   311.3 p1     107 w[112] copy
        xor edi, ebx               ;   312.3 p0     107 w[112]
        xor edi, ebp               ;   313.3 p1     107 w[112]
        xor edi, 0x9e3779d1        ;   314.3 p0     107 w[112]
        xor edi, eax               ;   315.3 p1     107 w[112]
        rol edi, 0xb               ;   316.3 p0     107 w[112]
        mov dword [esp + 436], ecx ;   305.3 p3+p4  107 w[104] spill
        mov ecx, edx               ;   314.3 p1     107 w[113] copy
        xor ecx, esi               ;   315.3 p0     107 w[113]
        xor ecx, dword [esp + 428] ;   316.3 p1+p2  107 w[113]
        xor ecx, 0x9e3779d0        ;   317.3 p0     107 w[113]
        xor ecx, edi               ;   318.3 p1     107 w[113]
        rol ecx, 0xb               ;   319.3 p0     107 w[113]
        mov dword [esp + 440], edx ;   308.3 p3+p4  107 w[108] spill
        mov edx, ebp               ;   317.3 p1     107 w[114] copy
        xor edx, eax               ;   318.3 p0     107 w[114]
        xor edx, dword [esp + 432] ;   319.3 p1+p2  107 w[114]
        xor edx, 0x9e3779d3        ;   320.3 p0     107 w[114]
        xor edx, ecx               ;   321.3 p1     107 w[114]
        rol edx, 0xb               ;   322.3 p0     107 w[114]
        mov dword [esp + 444], ebp ;   311.3 p3+p4  107 w[109] spill
        mov ebp, ebx               ;   320.3 p1     107 w[115] copy
        xor ebp, esi               ;   321.3 p0     107 w[115]
        xor ebp, edi               ;   322.3 p1     107 w[115]
        xor ebp, 0x9e3779d2        ;   323.3 p0     107 w[115]
        xor ebp, edx               ;   324.3 p1     107 w[115]
        rol ebp, 0xb               ;   325.3 p0     107 w[115]
        mov dword [esp + 448], ebx ;   314.0 p3+p4  107 w[107] spill
        mov ebx, eax               ;   323.3 p1     107 w[116] copy
        xor ebx, dword [esp + 440] ;   324.3 p0+p2  107 w[116]
        xor ebx, 0x9e3779d5        ;   325.3 p1     107 w[116]
        xor ebx, ecx               ;   326.3 p0     107 w[116]
        xor ebx, ebp               ;   327.3 p1     107 w[116]
        rol ebx, 0xb               ;   328.3 p0     107 w[116]
        mov dword [esp + 452], eax ;   317.0 p3+p4  107 w[111] spill
        mov eax, edi               ;   326.3 p1     107 w[117] copy
        xor eax, edx               ;   327.3 p0     107 w[117]
        xor eax, dword [esp + 444] ;   328.3 p1+p2  107 w[117]
        xor eax, 0x9e3779d4        ;   329.3 p0     107 w[117]
        xor eax, ebx               ;   330.3 p1     107 w[117]
        rol eax, 0xb               ;   331.3 p0     107 w[117]
        mov dword [esp + 456], edi ;   320.0 p3+p4  107 w[112] spill
        mov edi, esi               ;   329.3 p1     107 w[118] copy
        xor edi, ecx               ;   330.3 p0     107 w[118]
        xor edi, ebp               ;   331.3 p1     107 w[118]
        xor edi, 0x9e3779d7        ;   332.3 p0     107 w[118]
        xor edi, eax               ;   333.3 p1     107 w[118]
        rol edi, 0xb               ;   334.3 p0     107 w[118]
        mov dword [esp + 460], esi ;   322.7 p3+p4  107 w[110] spill
        mov esi, edx               ;   332.3 p1     107 w[119] copy
        xor esi, ebx               ;   333.3 p0     107 w[119]
        xor esi, dword [esp + 452] ;   334.3 p1+p2  107 w[119]
        xor esi, 0x9e3779d6        ;   335.3 p0     107 w[119]
        xor esi, edi               ;   336.3 p1     107 w[119]
        rol esi, 0xb               ;   337.3 p0     107 w[119]
        mov dword [esp + 464], edx ;   325.7 p3+p4  107 w[114] spill
        mov edx, ebp               ;   335.3 p1     107 w[120] copy
        xor edx, dword [esp + 456] ;   336.3 p0+p2  107 w[120]
        mov dword [esp + 468], ebp ;   327.3 p3+p4  107 w[115] spill
        mov ebp, eax               ;   336.3 p1     107 w[120] copy
        xor ebp, edx               ;   337.3 p0     107 w[120]
        xor ebp, 0x9e3779c9        ;   338.3 p1     107 w[120]
        xor ebp, esi               ;   339.3 p0     107 w[120]
        rol ebp, 0xb               ;   340.3 p0     107 w[120]
        mov dword [esp + 472], edx ;   337.3 p3+p4  107 w[120] spill
        mov edx, ebx               ;   338.3 p1     107 w[121] copy
        xor edx, ecx               ;   339.3 p1     107 w[121]
        xor edx, edi               ;   340.3 p0     107 w[121]
        xor edx, 0x9e3779c8        ;   341.3 p1     107 w[121]
        xor edx, ebp               ;   342.3 p0     107 w[121]
        rol edx, 0xb               ;   343.3 p0     107 w[121]
        mov dword [esp + 476], ecx ;   332.3 p3+p4  107 w[113] spill
        mov ecx, eax               ;   341.3 p1     107 w[122] copy
        xor ecx, esi               ;   342.3 p1     107 w[122]
        xor ecx, dword [esp + 464] ;   343.3 p0+p2  107 w[122]
        xor ecx, 0x9e3779cb        ;   344.3 p1     107 w[122]
        xor ecx, edx               ;   345.3 p0     107 w[122]
        rol ecx, 0xb               ;   346.3 p0     107 w[122]
        mov dword [esp + 480], eax ;   335.3 p3+p4  107 w[117] spill
        mov eax, edi               ;   344.3 p1     107 w[123] copy
        xor eax, ebp               ;   345.3 p1     107 w[123]
        xor eax, dword [esp + 468] ;   346.3 p0+p2  107 w[123]
        xor eax, 0x9e3779ca        ;   347.3 p1     107 w[123]
        xor eax, ecx               ;   348.3 p0     107 w[123]
        rol eax, 0xb               ;   349.3 p0     107 w[123]
        mov dword [esp + 484], edi ;   338.3 p3+p4  107 w[118] spill
        mov edi, ebx               ;   347.3 p1     107 w[124] copy
        xor edi, esi               ;   348.3 p1     107 w[124]
        mov dword [esp + 488], ebx ;   339.7 p3+p4  107 w[116] spill
        mov ebx, edx               ;   348.7 p0     107 w[124] copy
        xor ebx, edi               ;   349.7 p1     107 w[124]
        xor ebx, 0x9e3779cd        ;   350.7 p0     107 w[124]
        xor ebx, eax               ;   351.7 p1     107 w[124]
        rol ebx, 0xb               ;   352.7 p0     107 w[124]
        mov dword [esp + 492], edi ;   349.3 p3+p4  107 w[124] spill
        mov edi, ebp               ;   351.3 p1     107 w[125] copy
        xor edi, ecx               ;   352.3 p0     107 w[125]
        xor edi, dword [esp + 480] ;   353.3 p1+p2  107 w[125]
        xor edi, 0x9e3779cc        ;   354.3 p0     107 w[125]
        xor edi, ebx               ;   355.3 p1     107 w[125]
        rol edi, 0xb               ;   356.3 p0     107 w[125]
        mov dword [esp + 496], ebp ;   345.0 p3+p4  107 w[120] spill
        mov ebp, edx               ;   354.3 p1     107 w[126] copy
        xor ebp, eax               ;   355.3 p0     107 w[126]
        xor ebp, dword [esp + 484] ;   356.3 p1+p2  107 w[126]
        xor ebp, 0x9e3779cf        ;   357.3 p0     107 w[126]
        xor ebp, edi               ;   358.3 p1     107 w[126]
        rol ebp, 0xb               ;   359.3 p0     107 w[126]
        mov dword [esp + 500], edx ;   348.0 p3+p4  107 w[121] spill
        mov edx, esi               ;   357.3 p1     107 w[127] copy
        xor edx, ecx               ;   358.3 p0     107 w[127]
        xor edx, ebx               ;   359.3 p1     107 w[127]
        xor edx, 0x9e3779ce        ;   360.3 p0     107 w[127]
        xor edx, ebp               ;   361.3 p1     107 w[127]
        rol edx, 0xb               ;   362.3 p0     107 w[127]
        mov dword [esp + 504], esi ;   350.7 p3+p4  107 w[119] spill
        mov esi, eax               ;   360.3 p1     107 w[128] copy
        xor esi, edi               ;   361.3 p0     107 w[128]
        xor esi, dword [esp + 496] ;   362.3 p1+p2  107 w[128]
        xor esi, 0x9e3779c1        ;   363.3 p0     107 w[128]
        xor esi, edx               ;   364.3 p1     107 w[128]
        rol esi, 0xb               ;   365.3 p0     107 w[128]
        mov dword [esp + 508], eax ;   353.7 p3+p4  107 w[123] spill
        mov eax, ebx               ;   363.3 p1     107 w[129] copy
        xor eax, ebp               ;   364.3 p0     107 w[129]
        xor eax, dword [esp + 500] ;   365.3 p1+p2  107 w[129]
        xor eax, 0x9e3779c0        ;   366.3 p0     107 w[129]
        xor eax, esi               ;   367.3 p1     107 w[129]
        rol eax, 0xb               ;   368.3 p0     107 w[129]
        mov dword [esp + 512], ebx ;   356.7 p3+p4  107 w[124] spill
        mov ebx, edi               ;   366.3 p1     107 w[130] copy
        xor ebx, ecx               ;   367.3 p0     107 w[130]
        xor ebx, edx               ;   368.3 p1     107 w[130]
        xor ebx, 0x9e3779c3        ;   369.3 p0     107 w[130]
        xor ebx, eax               ;   370.3 p1     107 w[130]
        rol ebx, 0xb               ;   371.3 p0     107 w[130]
        mov dword [esp + 516], ecx ;   359.3 p3+p4  107 w[122] spill
        mov ecx, ebp               ;   369.3 p1     107 w[131] copy
        xor ecx, dword [esp + 508] ;   370.3 p0+p2  107 w[131]
        xor ecx, 0x9e3779c2        ;   371.3 p1     107 w[131]
        xor ecx, esi               ;   372.3 p0     107 w[131]
        xor ecx, ebx               ;   373.3 p1     107 w[131]
        rol ecx, 0xb               ;   374.3 p0     107 w[131]
        mov dword [esp + 520], ebp ;   362.3 p3+p4  107 w[126] spill
        mov ebp, edx               ;   372.3 p1     107 w[132] copy
        xor ebp, dword [esp + 512] ;   373.3 p0+p2  107 w[132]
        mov dword [esp + 524], edx ;   364.0 p3+p4  107 w[127] spill
        mov edx, eax               ;   373.3 p1     107 w[132] copy
        xor edx, 0x9e3779c5        ;   374.3 p0     107 w[132]
        xor edx, ebp               ;   375.3 p1     107 w[132]
        xor edx, ecx               ;   376.3 p0     107 w[132]
        rol edx, 0xb               ;   377.3 p0     107 w[132]
        mov dword [esp + 528], ebp ;   374.3 p3+p4  107 w[132] spill
        mov ebp, edi               ;   375.3 p1     107 w[133] copy
        xor ebp, esi               ;   376.3 p1     107 w[133]
        xor ebp, ebx               ;   377.3 p0     107 w[133]
        xor ebp, 0x9e3779c4        ;   378.3 p1     107 w[133]
        xor ebp, edx               ;   379.3 p0     107 w[133]
        rol ebp, 0xb               ;   380.3 p0     107 w[133]
        mov dword [esp + 532], edi ;   369.0 p3+p4  107 w[125] spill
        mov edi, eax               ;   378.3 p1     107 w[134] copy
        xor edi, ecx               ;   379.3 p1     107 w[134]
        xor edi, dword [esp + 520] ;   380.3 p0+p2  107 w[134]
        xor edi, 0x9e3779c7        ;   381.3 p1     107 w[134]
        xor edi, ebp               ;   382.3 p0     107 w[134]
        rol edi, 0xb               ;   383.3 p0     107 w[134]
        mov dword [esp + 536], eax ;   372.0 p3+p4  107 w[129] spill
        mov eax, ebx               ;   381.3 p1     107 w[135] copy
        xor eax, edx               ;   382.3 p1     107 w[135]
        xor eax, dword [esp + 524] ;   383.3 p0+p2  107 w[135]
        xor eax, 0x9e3779c6        ;   384.3 p1     107 w[135]
        xor eax, edi               ;   385.3 p0     107 w[135]
        rol eax, 0xb               ;   386.3 p0     107 w[135]
        mov dword [esp + 540], ebx ;   375.0 p3+p4  107 w[130] spill
        mov ebx, ecx               ;   384.3 p1     107 w[136] copy
        xor ebx, esi               ;   385.3 p1     107 w[136]
        xor ebx, ebp               ;   386.3 p0     107 w[136]
        xor ebx, 0x9e377939        ;   387.3 p1     107 w[136]
        xor ebx, eax               ;   388.3 p0     107 w[136]
        rol ebx, 0xb               ;   389.3 p0     107 w[136]
        mov dword [esp + 544], esi ;   377.7 p3+p4  107 w[128] spill
        mov esi, edx               ;   387.3 p1     107 w[137] copy
        xor esi, edi               ;   388.3 p1     107 w[137]
        xor esi, dword [esp + 536] ;   389.3 p0+p2  107 w[137]
        xor esi, 0x9e377938        ;   390.3 p1     107 w[137]
        xor esi, ebx               ;   391.3 p0     107 w[137]
        rol esi, 0xb               ;   392.3 p0     107 w[137]
        mov dword [esp + 548], edx ;   380.7 p3+p4  107 w[132] spill
        mov edx, ebp               ;   390.3 p1     107 w[138] copy
        xor edx, eax               ;   391.3 p1     107 w[138]
        xor edx, dword [esp + 540] ;   392.3 p0+p2  107 w[138]
        xor edx, 0x9e37793b        ;   393.3 p1     107 w[138]
        xor edx, esi               ;   394.3 p0     107 w[138]
        rol edx, 0xb               ;   395.3 p0     107 w[138]
        mov dword [esp + 552], esi ;   393.3 p3+p4  107 w[137] spill
        mov esi, ecx               ;   393.3 p1     107 w[139] copy
        xor esi, edi               ;   394.3 p1     107 w[139]
        xor esi, ebx               ;   395.3 p0     107 w[139]
        xor esi, 0x9e37793a        ;   396.3 p1     107 w[139]
        xor esi, edx               ;   397.3 p0     107 w[139]
        rol esi, 0xb               ;   398.3 p0     107 w[139]
        mov dword [esp + 556], edx ;   396.3 p3+p4  107 w[138] spill
        mov edx, dword [esp + 16]  ;   387.0 p2      26 box
        and edx, dword [esp + 4]   ;   396.3 p1+p2   26 box
        mov dword [esp + 4], esi   ;   399.3 p3+p4  107 w[139] spill
        mov esi, dword [esp + 28]  ;   389.0 p2      26 box
        or esi, dword [esp + 16]   ;   397.3 p1+p2   26 box
        mov dword [esp + 16], ebx  ;   390.3 p3+p4  107 w[136] spill
        mov ebx, dword [esp + 0]   ;   391.0 p2      26 box
        or ebx, edx                ;   397.7 p0      26 box
        mov dword [esp + 0], edi   ;   391.0 p3+p4  107 w[134] spill
        mov edi, dword [esp + 12]  ;   392.0 p2      26 box
        and edi, esi               ;   398.3 p1      26 box
        xor edi, dword [esp + 8]   ;   399.3 p0+p2   26 box
        mov dword [esp + 12], ebp  ;   393.0 p3+p4  107 w[133] spill
        mov ebp, esi               ;   399.3 p1      26 box copy
        and ebp, dword [esp + 8]   ;   400.3 p0+p2   26 box
        xor ebp, ebx               ;   401.3 p1      26 box
        xor esi, edi               ;   400.7 p0      26 box
        xor edi, edx               ;   401.3 p1      26 box
        xor ebx, edi               ;   402.3 p0      26 box
        and edx, ebp               ;   402.3 p1      26 box
        xor edx, esi               ;   403.3 p0      26 box
        and esi, ebp               ;   403.3 p1      26 box
        xor edi, esi               ;   404.3 p0      26 box
        mov esi, dword [esp + 20]  ;   397.3 p2      25 box
        and esi, dword [esp + 40]  ;   404.3 p1+p2   25 box
        xor esi, dword [esp + 32]  ;   405.3 p0+p2   25 box
        mov dword [esp + 8], ebx   ;   403.3 p3+p4   26 box spill
        mov ebx, dword [esp + 40]  ;   400.3 p2      25 box
        xor ebx, dword [esp + 20]  ;   405.3 p1+p2   25 box
        xor ebx, dword [esp + 24]  ;   406.3 p0+p2   25 box
        mov dword [esp + 40], ebp  ;   402.3 p3+p4   26 box spill
        mov ebp, dword [esp + 32]  ;   403.3 p2      25 box
        or ebp, dword [esp + 20]   ;   406.3 p1+p2   25 box
        xor ebp, dword [esp + 24]  ;   407.3 p0+p2   25 box
        mov dword [esp + 32], edx  ;   404.3 p3+p4   26 box spill
        mov edx, esi               ;   407.3 p1      25 box copy
        and edx, dword [esp + 24]  ;   408.3 p0+p2   25 box
        xor edx, ebx               ;   409.3 p1      25 box
        xor esi, ebx               ;   408.7 p0      25 box
        or ebx, ebp                ;   409.3 p1      25 box
        xor ebx, esi               ;   410.3 p0      25 box
        xor esi, dword [esp + 20]  ;   410.3 p1+p2   25 box
        xor ebp, ebx               ;   411.3 p0      25 box
        xor ebx, edx               ;   411.3 p1      25 box
        not edx                    ;   411.7 p0      25 box
        mov dword [esp + 20], edx  ;   412.7 p3+p4   25 box spill
        mov edx, dword [esp + 36]  ;   409.0 p2      24 box
        and edx, dword [esp + 56]  ;   412.3 p1+p2   24 box
        mov dword [esp + 36], ebp  ;   412.3 p3+p4   25 box spill
        mov ebp, dword [esp + 52]  ;   411.0 p2      24 box
        or ebp, dword [esp + 56]   ;   414.0 p0+p2   24 box
        not ebp                    ;   415.0 p1      24 box
        mov dword [esp + 52], ebx  ;   412.3 p3+p4   25 box spill
        mov ebx, dword [esp + 56]  ;   413.0 p2      24 box
        xor ebx, dword [esp + 48]  ;   416.0 p0+p2   24 box
        mov dword [esp + 56], esi  ;   413.7 p3+p4   25 box spill
        mov esi, edx               ;   414.3 p1      24 box copy
        mov dword [esp + 24], edi  ;   414.7 p3+p4   26 box spill
        mov edi, ebp               ;   416.0 p0      24 box copy
        mov dword [esp + 28], eax  ;   415.7 p3+p4  107 w[135] spill
        mov eax, dword [esp + 48]  ;   416.3 p2      24 box
        mov dword [esp + 48], ecx  ;   416.7 p3+p4  107 w[131] spill
        mov ecx, dword [esp + 68]  ;   417.3 p2      23 box
        or ecx, dword [esp + 84]   ;   420.3 p1+p2   23 box
        xor ecx, dword [esp + 60]  ;   421.3 p0+p2   23 box
        mov dword [esp + 68], ecx  ;   422.3 p3+p4   23 box spill
        mov ecx, dword [esp + 84]  ;   420.3 p2      23 box
        xor ecx, dword [esp + 64]  ;   423.3 p1+p2   23 box
        mov dword [esp + 84], ecx  ;   424.3 p3+p4   23 box spill
        mov ecx, dword [esp + 60]  ;   422.3 p2      23 box
        and ecx, dword [esp + 72]  ;   425.3 p0+p2   23 box
        xor ecx, dword [esp + 84]  ;   427.3 p1+p2   23 box
        mov dword [esp + 60], ecx  ;   428.3 p3+p4   23 box spill
        mov ecx, dword [esp + 64]  ;   425.3 p2      23 box
        xor ecx, dword [esp + 68]  ;   428.3 p0+p2   23 box
        mov dword [esp + 64], ecx  ;   429.3 p3+p4   23 box spill
        mov ecx, dword [esp + 72]  ;   427.3 p2      23 box
        xor ecx, dword [esp + 68]  ;   430.3 p1+p2   23 box
        mov dword [esp + 72], ebp  ;   426.3 p3+p4   24 box spill
        mov ebp, ecx               ;   431.3 p0      23 box copy
        xor ecx, dword [esp + 64]  ;   432.3 p1+p2   23 box
        or ecx, dword [esp + 60]   ;   433.3 p0+p2   23 box
        mov dword [esp + 560], ebp ;   432.3 p3+p4   23 box spill
        mov ebp, ecx               ;   434.3 p1      23 box copy
        xor ebp, dword [esp + 60]  ;   435.3 p0+p2   23 box
        mov dword [esp + 60], ecx  ;   434.3 p3+p4   23 box spill
        mov ecx, ebp               ;   436.3 p1      23 box copy
        xor ecx, dword [esp + 68]  ;   437.3 p0+p2   23 box
        mov dword [esp + 68], ecx  ;   438.3 p3+p4   23 box spill
        mov ecx, dword [esp + 44]  ;   433.3 p2      24 box
        not ecx                    ;   436.3 p1      24 box
        xor ebx, ecx               ;   437.3 p0      24 box
        or esi, ecx                ;   437.3 p1      24 box
        xor edx, ebx               ;   438.3 p0      24 box
        and ebx, esi               ;   438.3 p1      24 box
        or edi, ebx                ;   439.3 p0      24 box
        xor esi, edx               ;   439.3 p1      24 box
        xor eax, edx               ;   439.3 p0      24 box
        or esi, edi                ;   440.3 p1      24 box
        mov ecx, dword [esp + 72]  ;   436.0 p2      24 box reload
        xor ecx, eax               ;   440.3 p0      24 box
        xor esi, ecx               ;   441.3 p1      24 box
        and eax, edi               ;   440.3 p0      24 box
        xor ecx, eax               ;   441.3 p1      24 box
        mov eax, dword [esp + 84]  ;   437.7 p2      23 box
        not eax                    ;   440.7 p0      23 box
        mov ebx, dword [esp + 560] ;   438.7 p2      23 box reload
        or ebx, eax                ;   441.7 p1      23 box
        xor ebp, ebx               ;   442.7 p0      23 box
        mov eax, dword [esp + 60]  ;   439.7 p2      23 box reload
        xor eax, ebx               ;   442.7 p1      23 box
        mov ebx, dword [esp + 76]  ;   440.7 p2      30 box
        or ebx, dword [esp + 88]   ;   443.7 p0+p2   30 box
        xor ebx, dword [esp + 80]  ;   444.7 p1+p2   30 box
        mov dword [esp + 60], eax  ;   443.7 p3+p4   23 box spill
        mov eax, dword [esp + 80]  ;   443.7 p2      30 box
        and eax, dword [esp + 88]  ;   446.7 p0+p2   30 box
        mov dword [esp + 80], ebp  ;   443.7 p3+p4   23 box spill
        mov ebp, eax               ;   447.7 p1      30 box copy
        xor ebp, dword [esp + 76]  ;   448.7 p0+p2   30 box
        xor eax, dword [esp + 96]  ;   447.7 p1+p2   30 box
        and eax, ebp               ;   449.7 p0      30 box
        mov dword [esp + 76], edi  ;   446.0 p3+p4   24 box spill
        mov edi, eax               ;   450.7 p1      30 box copy
        xor edi, dword [esp + 88]  ;   451.7 p0+p2   30 box
        or eax, ebx                ;   450.7 p1      30 box
        xor eax, dword [esp + 96]  ;   451.7 p0+p2   30 box
        mov dword [esp + 88], edx  ;   448.7 p3+p4   24 box spill
        mov edx, ebx               ;   449.3 p1      30 box copy
        xor edx, dword [esp + 96]  ;   450.3 p0+p2   30 box
        not edx                    ;   451.3 p1      30 box
        or edx, ebp                ;   452.3 p0      30 box
        or edx, edi                ;   453.3 p1      30 box
        xor ebx, ebp               ;   451.7 p0      30 box
        xor ebx, edi               ;   452.7 p1      30 box
        xor edx, ebx               ;   454.3 p0      30 box
        xor edi, eax               ;   453.3 p1      30 box
        or ebx, eax                ;   453.7 p0      30 box
        xor ebp, ebx               ;   454.7 p1      30 box
        mov ebx, dword [esp + 92]  ;   453.3 p2      29 box
        and ebx, dword [esp + 104] ;   456.3 p0+p2   29 box
        mov dword [esp + 92], edi  ;   454.3 p3+p4   30 box spill
        mov edi, dword [esp + 104] ;   455.3 p2      29 box
        xor edi, dword [esp + 100] ;   458.3 p1+p2   29 box
        mov dword [esp + 104], eax ;   456.0 p3+p4   30 box spill
        mov eax, dword [esp + 100] ;   457.3 p2      29 box
        mov dword [esp + 100], ebp ;   457.0 p3+p4   30 box spill
        mov ebp, dword [esp + 108] ;   458.3 p2      29 box
        mov dword [esp + 96], edx  ;   458.0 p3+p4   30 box spill
        mov edx, dword [esp + 108] ;   459.3 p2      29 box
        mov dword [esp + 560], esi ;   459.0 p3+p4   24 box spill
        mov esi, dword [esp + 108] ;   460.3 p2      29 box
        mov dword [esp + 108], ecx ;   460.0 p3+p4   24 box spill
        mov ecx, edi               ;   460.7 p0      29 box copy
        mov dword [esp + 84], edi  ;   461.0 p3+p4   29 box spill
        mov edi, dword [esp + 124] ;   461.7 p2      28 box
        or edi, dword [esp + 116]  ;   464.7 p1+p2   28 box
        mov dword [esp + 72], edi  ;   465.7 p3+p4   28 box spill
        mov edi, dword [esp + 120] ;   463.7 p2      28 box
        xor edi, dword [esp + 124] ;   466.7 p0+p2   28 box
        mov dword [esp + 120], ecx ;   464.3 p3+p4   29 box spill
        mov ecx, dword [esp + 72]  ;   465.7 p2      28 box reload
        xor ecx, edi               ;   468.7 p1      28 box
        and edi, dword [esp + 124] ;   467.7 p0+p2   28 box
        mov dword [esp + 72], ecx  ;   469.7 p3+p4   28 box spill
        mov ecx, dword [esp + 116] ;   467.7 p2      28 box
        xor ecx, dword [esp + 124] ;   470.7 p1+p2   28 box
        mov dword [esp + 116], edi ;   468.7 p3+p4   28 box spill
        mov edi, dword [esp + 124] ;   469.7 p2      28 box
        xor edi, dword [esp + 72]  ;   472.7 p0+p2   28 box
        mov dword [esp + 124], edi ;   473.7 p3+p4   28 box spill
        mov edi, dword [esp + 72]  ;   471.7 p2      28 box
        mov dword [esp + 44], edi  ;   474.7 p3+p4   28 box spill
        mov edi, dword [esp + 72]  ;   472.7 p2      28 box
        mov dword [esp + 72], edi  ;   475.7 p3+p4   28 box spill
        mov edi, dword [esp + 112] ;   473.7 p2      29 box
        not edi                    ;   476.7 p1      29 box
        xor eax, edi               ;   477.7 p0      29 box
        and ebp, edi               ;   477.7 p1      29 box
        xor ebx, eax               ;   478.7 p0      29 box
        or edx, eax                ;   478.7 p1      29 box
        xor ebp, eax               ;   478.7 p0      29 box
        xor esi, ebx               ;   479.7 p1      29 box
        mov edi, dword [esp + 120] ;   475.0 p2      29 box reload
        xor edi, edx               ;   479.7 p0      29 box
        mov eax, dword [esp + 84]  ;   476.0 p2      29 box reload
        and eax, ebp               ;   479.7 p1      29 box
        xor ebp, ebx               ;   479.7 p0      29 box
        and ebp, edi               ;   480.7 p1      29 box
        or edi, eax                ;   480.7 p0      29 box
        xor eax, esi               ;   480.7 p1      29 box
        not esi                    ;   480.7 p0      29 box
        xor ebp, esi               ;   481.7 p1      29 box
        xor esi, edi               ;   481.7 p0      29 box
        mov edi, dword [esp + 136] ;   478.7 p2      28 box
        not edi                    ;   481.7 p1      28 box
        xor ecx, edi               ;   482.7 p0      28 box
        mov edx, dword [esp + 116] ;   479.7 p2      28 box reload
        and edx, ecx               ;   483.7 p1      28 box
        xor edx, edi               ;   484.7 p0      28 box
        or edi, ecx                ;   483.7 p1      28 box
        mov dword [esp + 116], ebp ;   482.7 p3+p4   29 box spill
        mov ebp, dword [esp + 44]  ;   481.7 p2      28 box reload
        xor ebp, edi               ;   484.7 p0      28 box
        mov edi, dword [esp + 72]  ;   482.7 p2      28 box reload
        and edi, edx               ;   485.7 p1      28 box
        xor edx, dword [esp + 124] ;   485.7 p0+p2   28 box
        xor edi, ecx               ;   486.7 p1      28 box
        mov dword [esp + 72], edx  ;   486.7 p3+p4   28 box spill
        mov edx, ebp               ;   485.7 p0      28 box copy
        and edx, dword [esp + 124] ;   486.7 p1+p2   28 box
        xor ecx, edx               ;   487.7 p0      28 box
        mov edx, dword [esp + 128] ;   486.0 p2      27 box
        and edx, dword [esp + 132] ;   489.0 p1+p2   27 box
        xor edx, dword [esp + 148] ;   490.0 p0+p2   27 box
        mov dword [esp + 124], ecx ;   488.7 p3+p4   28 box spill
        mov ecx, dword [esp + 128] ;   489.0 p2      27 box
        xor ecx, dword [esp + 144] ;   492.0 p1+p2   27 box
        mov dword [esp + 128], edi ;   489.3 p3+p4   28 box spill
        mov edi, ecx               ;   493.0 p0      27 box copy
        or edi, dword [esp + 148]  ;   494.0 p1+p2   27 box
        or edi, dword [esp + 132]  ;   495.0 p0+p2   27 box
        xor edi, dword [esp + 144] ;   496.0 p1+p2   27 box
        mov dword [esp + 148], ebp ;   492.3 p3+p4   28 box spill
        mov ebp, ecx               ;   493.0 p0      27 box copy
        and ebp, dword [esp + 144] ;   494.0 p1+p2   27 box
        xor ebp, edx               ;   495.0 p0      27 box
        mov dword [esp + 144], esi ;   494.3 p3+p4   29 box spill
        mov esi, edx               ;   495.0 p1      27 box copy
        xor esi, dword [esp + 132] ;   496.0 p0+p2   27 box
        and edx, edi               ;   497.0 p1      27 box
        xor edi, esi               ;   497.0 p0      27 box
        or esi, ebp                ;   497.0 p1      27 box
        not ebp                    ;   497.3 p0      27 box
        xor esi, ecx               ;   498.0 p1      27 box
        xor ecx, edx               ;   498.3 p0      27 box
        mov edx, dword [esp + 156] ;   498.0 p2      26 box
        and edx, dword [esp + 140] ;   501.0 p1+p2   26 box
        mov dword [esp + 132], ecx ;   499.3 p3+p4   27 box spill
        mov ecx, dword [esp + 140] ;   500.0 p2      26 box
        xor ecx, dword [esp + 168] ;   503.0 p0+p2   26 box
        mov dword [esp + 140], esi ;   500.7 p3+p4   27 box spill
        mov esi, dword [esp + 168] ;   502.0 p2      26 box
        or esi, dword [esp + 156]  ;   505.0 p1+p2   26 box
        mov dword [esp + 168], edi ;   502.3 p3+p4   27 box spill
        mov edi, dword [esp + 156] ;   504.0 p2      26 box
        xor edi, dword [esp + 152] ;   507.0 p0+p2   26 box
        or edi, edx                ;   508.0 p1      26 box
        mov dword [esp + 156], ebp ;   504.3 p3+p4   27 box spill
        mov ebp, esi               ;   506.0 p0      26 box copy
        and ebp, dword [esp + 152] ;   507.0 p1+p2   26 box
        xor ebp, ecx               ;   508.0 p0      26 box
        and ecx, esi               ;   506.3 p1      26 box
        xor ecx, edi               ;   509.0 p0      26 box
        xor esi, ebp               ;   509.0 p1      26 box
        xor ebp, edx               ;   509.0 p0      26 box
        xor edi, ebp               ;   510.0 p1      26 box
        and edx, ecx               ;   510.0 p0      26 box
        xor edx, esi               ;   511.0 p1      26 box
        and esi, ecx               ;   510.0 p0      26 box
        xor ebp, esi               ;   511.0 p1      26 box
        mov esi, dword [esp + 160] ;   509.3 p2      25 box
        and esi, dword [esp + 180] ;   512.3 p0+p2   25 box
        xor esi, dword [esp + 172] ;   513.3 p1+p2   25 box
        mov dword [esp + 152], edi ;   511.0 p3+p4   26 box spill
        mov edi, dword [esp + 180] ;   512.3 p2      25 box
        xor edi, dword [esp + 160] ;   515.3 p0+p2   25 box
        xor edi, dword [esp + 164] ;   516.3 p1+p2   25 box
        mov dword [esp + 180], ecx ;   513.3 p3+p4   26 box spill
        mov ecx, dword [esp + 172] ;   515.3 p2      25 box
        or ecx, dword [esp + 160]  ;   518.3 p0+p2   25 box
        xor ecx, dword [esp + 164] ;   519.3 p1+p2   25 box
        mov dword [esp + 172], edx ;   515.7 p3+p4   26 box spill
        mov edx, esi               ;   516.3 p0      25 box copy
        and edx, dword [esp + 164] ;   518.3 p1+p2   25 box
        xor edx, edi               ;   519.3 p0      25 box
        xor esi, edi               ;   517.7 p1      25 box
        or edi, ecx                ;   520.3 p0      25 box
        xor edi, esi               ;   521.3 p1      25 box
        xor esi, dword [esp + 160] ;   519.3 p0+p2   25 box
        xor ecx, edi               ;   522.3 p1      25 box
        xor edi, edx               ;   522.3 p0      25 box
        not edx                    ;   520.7 p1      25 box
        mov dword [esp + 160], edx ;   521.7 p3+p4   25 box spill
        mov edx, dword [esp + 176] ;   521.0 p2      24 box
        and edx, dword [esp + 196] ;   524.0 p0+p2   24 box
        mov dword [esp + 176], ecx ;   523.3 p3+p4   25 box spill
        mov ecx, dword [esp + 192] ;   523.0 p2      24 box
        or ecx, dword [esp + 196]  ;   526.0 p1+p2   24 box
        not ecx                    ;   527.0 p0      24 box
        mov dword [esp + 192], edi ;   524.0 p3+p4   25 box spill
        mov edi, dword [esp + 196] ;   525.0 p2      24 box
        xor edi, dword [esp + 188] ;   528.0 p1+p2   24 box
        mov dword [esp + 196], esi ;   525.7 p3+p4   25 box spill
        mov esi, edx               ;   526.3 p0      24 box copy
        mov dword [esp + 164], ebp ;   526.7 p3+p4   26 box spill
        mov ebp, ecx               ;   528.0 p1      24 box copy
        mov dword [esp + 44], ebx  ;   527.7 p3+p4   29 box spill
        mov ebx, dword [esp + 188] ;   528.3 p2      24 box
        mov dword [esp + 188], eax ;   528.7 p3+p4   29 box spill
        mov eax, dword [esp + 208] ;   529.3 p2      23 box
        or eax, dword [esp + 224]  ;   532.3 p0+p2   23 box
        xor eax, dword [esp + 200] ;   533.3 p1+p2   23 box
        mov dword [esp + 208], eax ;   534.3 p3+p4   23 box spill
        mov eax, dword [esp + 224] ;   532.3 p2      23 box
        xor eax, dword [esp + 204] ;   535.3 p0+p2   23 box
        mov dword [esp + 224], eax ;   536.3 p3+p4   23 box spill
        mov eax, dword [esp + 200] ;   534.3 p2      23 box
        and eax, dword [esp + 212] ;   537.3 p1+p2   23 box
        xor eax, dword [esp + 224] ;   539.3 p0+p2   23 box
        mov dword [esp + 200], eax ;   540.3 p3+p4   23 box spill
        mov eax, dword [esp + 204] ;   537.3 p2      23 box
        xor eax, dword [esp + 208] ;   540.3 p1+p2   23 box
        mov dword [esp + 204], eax ;   541.3 p3+p4   23 box spill
        mov eax, dword [esp + 212] ;   539.3 p2      23 box
        xor eax, dword [esp + 208] ;   542.3 p0+p2   23 box
        mov dword [esp + 212], ecx ;   538.3 p3+p4   24 box spill
        mov ecx, eax               ;   543.3 p1      23 box copy
        xor eax, dword [esp + 204] ;   544.3 p0+p2   23 box
        or eax, dword [esp + 200]  ;   545.3 p1+p2   23 box
        mov dword [esp + 136], ecx ;   544.3 p3+p4   23 box spill
        mov ecx, eax               ;   546.3 p0      23 box copy
        xor ecx, dword [esp + 200] ;   547.3 p1+p2   23 box
        mov dword [esp + 200], eax ;   546.3 p3+p4   23 box spill
        mov eax, ecx               ;   548.3 p0      23 box copy
        xor eax, dword [esp + 208] ;   549.3 p1+p2   23 box
        mov dword [esp + 208], eax ;   550.3 p3+p4   23 box spill
        mov eax, dword [esp + 184] ;   545.3 p2      24 box
        not eax                    ;   548.3 p0      24 box
        xor edi, eax               ;   549.3 p1      24 box
        or esi, eax                ;   549.3 p0      24 box
        xor edx, edi               ;   550.3 p1      24 box
        and edi, esi               ;   550.3 p0      24 box
        or ebp, edi                ;   551.3 p1      24 box
        xor esi, edx               ;   551.3 p0      24 box
        xor ebx, edx               ;   551.3 p1      24 box
        or esi, ebp                ;   552.3 p0      24 box
        mov edi, dword [esp + 212] ;   548.0 p2      24 box reload
        xor edi, ebx               ;   552.3 p1      24 box
        xor esi, edi               ;   553.3 p0      24 box
        and ebx, ebp               ;   552.3 p1      24 box
        xor edi, ebx               ;   553.3 p0      24 box
        mov eax, dword [esp + 224] ;   549.7 p2      23 box
        not eax                    ;   552.7 p1      23 box
        mov ebx, dword [esp + 136] ;   550.7 p2      23 box reload
        or ebx, eax                ;   553.7 p0      23 box
        xor ecx, ebx               ;   554.7 p1      23 box
        mov eax, dword [esp + 200] ;   551.7 p2      23 box reload
        xor eax, ebx               ;   554.7 p0      23 box
        mov ebx, dword [esp + 216] ;   552.7 p2      30 box
        or ebx, dword [esp + 228]  ;   555.7 p1+p2   30 box
        xor ebx, dword [esp + 220] ;   556.7 p0+p2   30 box
        mov dword [esp + 200], eax ;   555.7 p3+p4   23 box spill
        mov eax, dword [esp + 220] ;   555.7 p2      30 box
        and eax, dword [esp + 228] ;   558.7 p1+p2   30 box
        mov dword [esp + 220], ecx ;   555.7 p3+p4   23 box spill
        mov ecx, eax               ;   559.7 p0      30 box copy
        xor ecx, dword [esp + 216] ;   560.7 p1+p2   30 box
        xor eax, dword [esp + 236] ;   559.7 p0+p2   30 box
        and eax, ecx               ;   561.7 p1      30 box
        mov dword [esp + 216], ebp ;   558.0 p3+p4   24 box spill
        mov ebp, eax               ;   562.7 p0      30 box copy
        xor ebp, dword [esp + 228] ;   563.7 p1+p2   30 box
        or eax, ebx                ;   562.7 p0      30 box
        xor eax, dword [esp + 236] ;   563.7 p1+p2   30 box
        mov dword [esp + 228], edx ;   560.7 p3+p4   24 box spill
        mov edx, ebx               ;   561.3 p0      30 box copy
        xor edx, dword [esp + 236] ;   562.3 p1+p2   30 box
        not edx                    ;   563.3 p0      30 box
        or edx, ecx                ;   564.3 p1      30 box
        or edx, ebp                ;   565.3 p0      30 box
        xor ebx, ecx               ;   563.7 p1      30 box
        xor ebx, ebp               ;   564.7 p0      30 box
        xor edx, ebx               ;   566.3 p1      30 box
        xor ebp, eax               ;   565.3 p0      30 box
        or ebx, eax                ;   565.7 p1      30 box
        xor ecx, ebx               ;   566.7 p0      30 box
        mov ebx, dword [esp + 232] ;   565.3 p2      29 box
        and ebx, dword [esp + 244] ;   568.3 p1+p2   29 box
        mov dword [esp + 232], ebp ;   566.3 p3+p4   30 box spill
        mov ebp, dword [esp + 244] ;   567.3 p2      29 box
        xor ebp, dword [esp + 240] ;   570.3 p0+p2   29 box
        mov dword [esp + 244], eax ;   568.0 p3+p4   30 box spill
        mov eax, dword [esp + 240] ;   569.3 p2      29 box
        mov dword [esp + 240], ecx ;   569.0 p3+p4   30 box spill
        mov ecx, dword [esp + 248] ;   570.3 p2      29 box
        mov dword [esp + 236], edx ;   570.0 p3+p4   30 box spill
        mov edx, dword [esp + 248] ;   571.3 p2      29 box
        mov dword [esp + 136], esi ;   571.0 p3+p4   24 box spill
        mov esi, dword [esp + 248] ;   572.3 p2      29 box
        mov dword [esp + 248], edi ;   572.0 p3+p4   24 box spill
        mov edi, ebp               ;   572.7 p1      29 box copy
        mov dword [esp + 224], ebp ;   573.0 p3+p4   29 box spill
        mov ebp, dword [esp + 264] ;   573.7 p2      28 box
        or ebp, dword [esp + 256]  ;   576.7 p0+p2   28 box
        mov dword [esp + 212], ebp ;   577.7 p3+p4   28 box spill
        mov ebp, dword [esp + 260] ;   575.7 p2      28 box
        xor ebp, dword [esp + 264] ;   578.7 p1+p2   28 box
        mov dword [esp + 260], edi ;   576.3 p3+p4   29 box spill
        mov edi, dword [esp + 212] ;   577.7 p2      28 box reload
        xor edi, ebp               ;   580.7 p0      28 box
        and ebp, dword [esp + 264] ;   579.7 p1+p2   28 box
        mov dword [esp + 212], edi ;   581.7 p3+p4   28 box spill
        mov edi, dword [esp + 256] ;   579.7 p2      28 box
        xor edi, dword [esp + 264] ;   582.7 p0+p2   28 box
        mov dword [esp + 256], ebp ;   580.7 p3+p4   28 box spill
        mov ebp, dword [esp + 264] ;   581.7 p2      28 box
        xor ebp, dword [esp + 212] ;   584.7 p1+p2   28 box
        mov dword [esp + 264], ebp ;   585.7 p3+p4   28 box spill
        mov ebp, dword [esp + 212] ;   583.7 p2      28 box
        mov dword [esp + 184], ebp ;   586.7 p3+p4   28 box spill
        mov ebp, dword [esp + 212] ;   584.7 p2      28 box
        mov dword [esp + 212], ebp ;   587.7 p3+p4   28 box spill
        mov ebp, dword [esp + 252] ;   585.7 p2      29 box
        not ebp                    ;   588.7 p0      29 box
        xor eax, ebp               ;   589.7 p1      29 box
        and ecx, ebp               ;   589.7 p0      29 box
        xor ebx, eax               ;   590.7 p1      29 box
        or edx, eax                ;   590.7 p0      29 box
        xor ecx, eax               ;   590.7 p1      29 box
        xor esi, ebx               ;   591.7 p0      29 box
        mov ebp, dword [esp + 260] ;   587.0 p2      29 box reload
        xor ebp, edx               ;   591.7 p1      29 box
        mov eax, dword [esp + 224] ;   588.0 p2      29 box reload
        and eax, ecx               ;   591.7 p0      29 box
        xor ecx, ebx               ;   591.7 p1      29 box
        and ecx, ebp               ;   592.7 p0      29 box
        or ebp, eax                ;   592.7 p1      29 box
        xor eax, esi               ;   592.7 p0      29 box
        not esi                    ;   592.7 p1      29 box
        xor ecx, esi               ;   593.7 p0      29 box
        xor esi, ebp               ;   593.7 p1      29 box
        mov ebp, dword [esp + 276] ;   590.7 p2      28 box
        not ebp                    ;   593.7 p0      28 box
        xor edi, ebp               ;   594.7 p1      28 box
        mov edx, dword [esp + 256] ;   591.7 p2      28 box reload
        and edx, edi               ;   595.7 p0      28 box
        xor edx, ebp               ;   596.7 p1      28 box
        or ebp, edi                ;   595.7 p0      28 box
        mov dword [esp + 256], ecx ;   594.7 p3+p4   29 box spill
        mov ecx, dword [esp + 184] ;   593.7 p2      28 box reload
        xor ecx, ebp               ;   596.7 p1      28 box
        mov ebp, dword [esp + 212] ;   594.7 p2      28 box reload
        and ebp, edx               ;   597.7 p0      28 box
        xor edx, dword [esp + 264] ;   597.7 p1+p2   28 box
        xor ebp, edi               ;   598.7 p0      28 box
        mov dword [esp + 212], edx ;   598.7 p3+p4   28 box spill
        mov edx, ecx               ;   597.7 p1      28 box copy
        and edx, dword [esp + 264] ;   598.7 p0+p2   28 box
        xor edi, edx               ;   599.7 p1      28 box
        mov edx, dword [esp + 268] ;   598.0 p2      27 box
        and edx, dword [esp + 272] ;   601.0 p0+p2   27 box
        xor edx, dword [esp + 280] ;   602.0 p1+p2   27 box
        mov dword [esp + 264], edi ;   600.7 p3+p4   28 box spill
        mov edi, dword [esp + 268] ;   601.0 p2      27 box
        xor edi, dword [esp + 284] ;   604.0 p0+p2   27 box
        mov dword [esp + 268], ebp ;   601.3 p3+p4   28 box spill
        mov ebp, edi               ;   605.0 p1      27 box copy
        or ebp, dword [esp + 280]  ;   606.0 p0+p2   27 box
        or ebp, dword [esp + 272]  ;   607.0 p1+p2   27 box
        xor ebp, dword [esp + 284] ;   608.0 p0+p2   27 box
        mov dword [esp + 280], ecx ;   604.3 p3+p4   28 box spill
        mov ecx, edi               ;   605.0 p1      27 box copy
        and ecx, dword [esp + 284] ;   606.0 p0+p2   27 box
        xor ecx, edx               ;   607.0 p1      27 box
        mov dword [esp + 284], esi ;   606.3 p3+p4   29 box spill
        mov esi, edx               ;   607.0 p0      27 box copy
        xor esi, dword [esp + 272] ;   608.0 p1+p2   27 box
        and edx, ebp               ;   609.0 p0      27 box
        xor ebp, esi               ;   609.0 p1      27 box
        or esi, ecx                ;   609.0 p0      27 box
        not ecx                    ;   609.3 p1      27 box
        xor esi, edi               ;   610.0 p0      27 box
        xor edi, edx               ;   610.3 p1      27 box
        mov edx, dword [esp + 296] ;   610.0 p2      26 box
        and edx, dword [esp + 288] ;   613.0 p0+p2   26 box
        mov dword [esp + 272], edi ;   611.3 p3+p4   27 box spill
        mov edi, dword [esp + 288] ;   612.0 p2      26 box
        xor edi, dword [esp + 308] ;   615.0 p1+p2   26 box
        mov dword [esp + 288], esi ;   612.7 p3+p4   27 box spill
        mov esi, dword [esp + 308] ;   614.0 p2      26 box
        or esi, dword [esp + 296]  ;   617.0 p0+p2   26 box
        mov dword [esp + 308], ebp ;   614.3 p3+p4   27 box spill
        mov ebp, dword [esp + 296] ;   616.0 p2      26 box
        xor ebp, dword [esp + 292] ;   619.0 p1+p2   26 box
        or ebp, edx                ;   620.0 p0      26 box
        mov dword [esp + 296], ecx ;   616.3 p3+p4   27 box spill
        mov ecx, esi               ;   618.0 p1      26 box copy
        and ecx, dword [esp + 292] ;   619.0 p0+p2   26 box
        xor ecx, edi               ;   620.0 p1      26 box
        and edi, esi               ;   618.3 p0      26 box
        xor edi, ebp               ;   621.0 p1      26 box
        xor esi, ecx               ;   621.0 p0      26 box
        xor ecx, edx               ;   621.0 p1      26 box
        xor ebp, ecx               ;   622.0 p0      26 box
        and edx, edi               ;   622.0 p1      26 box
        xor edx, esi               ;   623.0 p0      26 box
        and esi, edi               ;   622.0 p1      26 box
        xor ecx, esi               ;   623.0 p0      26 box
        mov esi, dword [esp + 300] ;   621.3 p2      25 box
        and esi, dword [esp + 320] ;   624.3 p1+p2   25 box
        xor esi, dword [esp + 312] ;   625.3 p0+p2   25 box
        mov dword [esp + 292], ebp ;   623.0 p3+p4   26 box spill
        mov ebp, dword [esp + 320] ;   624.3 p2      25 box
        xor ebp, dword [esp + 300] ;   627.3 p1+p2   25 box
        xor ebp, dword [esp + 304] ;   628.3 p0+p2   25 box
        mov dword [esp + 320], edi ;   625.3 p3+p4   26 box spill
        mov edi, dword [esp + 312] ;   627.3 p2      25 box
        or edi, dword [esp + 300]  ;   630.3 p1+p2   25 box
        xor edi, dword [esp + 304] ;   631.3 p0+p2   25 box
        mov dword [esp + 312], edx ;   627.7 p3+p4   26 box spill
        mov edx, esi               ;   628.3 p1      25 box copy
        and edx, dword [esp + 304] ;   630.3 p0+p2   25 box
        xor edx, ebp               ;   631.3 p1      25 box
        xor esi, ebp               ;   629.7 p0      25 box
        or ebp, edi                ;   632.3 p1      25 box
        xor ebp, esi               ;   633.3 p0      25 box
        xor esi, dword [esp + 300] ;   631.3 p1+p2   25 box
        xor edi, ebp               ;   634.3 p0      25 box
        xor ebp, edx               ;   634.3 p1      25 box
        not edx                    ;   632.7 p0      25 box
        mov dword [esp + 300], edx ;   633.7 p3+p4   25 box spill
        mov edx, dword [esp + 316] ;   633.0 p2      24 box
        and edx, dword [esp + 336] ;   636.0 p1+p2   24 box
        mov dword [esp + 316], edi ;   635.3 p3+p4   25 box spill
        mov edi, dword [esp + 332] ;   635.0 p2      24 box
        or edi, dword [esp + 336]  ;   638.0 p0+p2   24 box
        not edi                    ;   639.0 p1      24 box
        mov dword [esp + 332], ebp ;   636.0 p3+p4   25 box spill
        mov ebp, dword [esp + 336] ;   637.0 p2      24 box
        xor ebp, dword [esp + 328] ;   640.0 p0+p2   24 box
        mov dword [esp + 336], esi ;   637.7 p3+p4   25 box spill
        mov esi, edx               ;   638.3 p1      24 box copy
        mov dword [esp + 304], ecx ;   638.7 p3+p4   26 box spill
        mov ecx, edi               ;   640.0 p0      24 box copy
        mov dword [esp + 184], ebx ;   639.7 p3+p4   29 box spill
        mov ebx, dword [esp + 328] ;   640.3 p2      24 box
        mov dword [esp + 328], eax ;   640.7 p3+p4   29 box spill
        mov eax, dword [esp + 348] ;   641.3 p2      23 box
        or eax, dword [esp + 364]  ;   644.3 p1+p2   23 box
        xor eax, dword [esp + 340] ;   645.3 p0+p2   23 box
        mov dword [esp + 348], eax ;   646.3 p3+p4   23 box spill
        mov eax, dword [esp + 364] ;   644.3 p2      23 box
        xor eax, dword [esp + 344] ;   647.3 p1+p2   23 box
        mov dword [esp + 364], eax ;   648.3 p3+p4   23 box spill
        mov eax, dword [esp + 340] ;   646.3 p2      23 box
        and eax, dword [esp + 352] ;   649.3 p0+p2   23 box
        xor eax, dword [esp + 364] ;   651.3 p1+p2   23 box
        mov dword [esp + 340], eax ;   652.3 p3+p4   23 box spill
        mov eax, dword [esp + 344] ;   649.3 p2      23 box
        xor eax, dword [esp + 348] ;   652.3 p0+p2   23 box
        mov dword [esp + 344], eax ;   653.3 p3+p4   23 box spill
        mov eax, dword [esp + 352] ;   651.3 p2      23 box
        xor eax, dword [esp + 348] ;   654.3 p1+p2   23 box
        mov dword [esp + 352], edi ;   650.3 p3+p4   24 box spill
        mov edi, eax               ;   655.3 p0      23 box copy
        xor eax, dword [esp + 344] ;   656.3 p1+p2   23 box
        or eax, dword [esp + 340]  ;   657.3 p0+p2   23 box
        mov dword [esp + 276], edi ;   656.3 p3+p4   23 box spill
        mov edi, eax               ;   658.3 p1      23 box copy
        xor edi, dword [esp + 340] ;   659.3 p0+p2   23 box
        mov dword [esp + 340], eax ;   658.3 p3+p4   23 box spill
        mov eax, edi               ;   660.3 p1      23 box copy
        xor eax, dword [esp + 348] ;   661.3 p0+p2   23 box
        mov dword [esp + 348], eax ;   662.3 p3+p4   23 box spill
        mov eax, dword [esp + 324] ;   657.3 p2      24 box
        not eax                    ;   660.3 p1      24 box
        xor ebp, eax               ;   661.3 p0      24 box
        or esi, eax                ;   661.3 p1      24 box
        xor edx, ebp               ;   662.3 p0      24 box
        and ebp, esi               ;   662.3 p1      24 box
        or ecx, ebp                ;   663.3 p0      24 box
        xor esi, edx               ;   663.3 p1      24 box
        xor ebx, edx               ;   663.3 p0      24 box
        or esi, ecx                ;   664.3 p1      24 box
        mov ebp, dword [esp + 352] ;   660.0 p2      24 box reload
        xor ebp, ebx               ;   664.3 p0      24 box
        xor esi, ebp               ;   665.3 p1      24 box
        and ebx, ecx               ;   664.3 p0      24 box
        xor ebp, ebx               ;   665.3 p1      24 box
        mov eax, dword [esp + 364] ;   661.7 p2      23 box
        not eax                    ;   664.7 p0      23 box
        mov ebx, dword [esp + 276] ;   662.7 p2      23 box reload
        or ebx, eax                ;   665.7 p1      23 box
        xor edi, ebx               ;   666.7 p0      23 box
        mov eax, dword [esp + 340] ;   663.7 p2      23 box reload
        xor eax, ebx               ;   666.7 p1      23 box
        mov ebx, dword [esp + 356] ;   664.7 p2      30 box
        or ebx, dword [esp + 368]  ;   667.7 p0+p2   30 box
        xor ebx, dword [esp + 360] ;   668.7 p1+p2   30 box
        mov dword [esp + 340], eax ;   667.7 p3+p4   23 box spill
        mov eax, dword [esp + 360] ;   667.7 p2      30 box
        and eax, dword [esp + 368] ;   670.7 p0+p2   30 box
        mov dword [esp + 360], edi ;   667.7 p3+p4   23 box spill
        mov edi, eax               ;   671.7 p1      30 box copy
        xor edi, dword [esp + 356] ;   672.7 p0+p2   30 box
        xor eax, dword [esp + 376] ;   671.7 p1+p2   30 box
        and eax, edi               ;   673.7 p0      30 box
        mov dword [esp + 356], ecx ;   670.0 p3+p4   24 box spill
        mov ecx, eax               ;   674.7 p1      30 box copy
        xor ecx, dword [esp + 368] ;   675.7 p0+p2   30 box
        or eax, ebx                ;   674.7 p1      30 box
        xor eax, dword [esp + 376] ;   675.7 p0+p2   30 box
        mov dword [esp + 368], edx ;   672.7 p3+p4   24 box spill
        mov edx, ebx               ;   673.3 p1      30 box copy
        xor edx, dword [esp + 376] ;   674.3 p0+p2   30 box
        not edx                    ;   675.3 p1      30 box
        or edx, edi                ;   676.3 p0      30 box
        or edx, ecx                ;   677.3 p1      30 box
        xor ebx, edi               ;   675.7 p0      30 box
        xor ebx, ecx               ;   676.7 p1      30 box
        xor edx, ebx               ;   678.3 p0      30 box
        xor ecx, eax               ;   677.3 p1      30 box
        or ebx, eax                ;   677.7 p0      30 box
        xor edi, ebx               ;   678.7 p1      30 box
        mov ebx, dword [esp + 372] ;   677.3 p2      29 box
        and ebx, dword [esp + 384] ;   680.3 p0+p2   29 box
        mov dword [esp + 372], ecx ;   678.3 p3+p4   30 box spill
        mov ecx, dword [esp + 384] ;   679.3 p2      29 box
        xor ecx, dword [esp + 380] ;   682.3 p1+p2   29 box
        mov dword [esp + 384], eax ;   680.0 p3+p4   30 box spill
        mov eax, dword [esp + 380] ;   681.3 p2      29 box
        mov dword [esp + 380], edi ;   681.0 p3+p4   30 box spill
        mov edi, dword [esp + 388] ;   682.3 p2      29 box
        mov dword [esp + 376], edx ;   682.0 p3+p4   30 box spill
        mov edx, dword [esp + 388] ;   683.3 p2      29 box
        mov dword [esp + 276], esi ;   683.0 p3+p4   24 box spill
        mov esi, dword [esp + 388] ;   684.3 p2      29 box
        mov dword [esp + 388], ebp ;   684.0 p3+p4   24 box spill
        mov ebp, ecx               ;   684.7 p0      29 box copy
        mov dword [esp + 364], ecx ;   685.0 p3+p4   29 box spill
        mov ecx, dword [esp + 404] ;   685.7 p2      28 box
        or ecx, dword [esp + 396]  ;   688.7 p1+p2   28 box
        mov dword [esp + 352], ecx ;   689.7 p3+p4   28 box spill
        mov ecx, dword [esp + 400] ;   687.7 p2      28 box
        xor ecx, dword [esp + 404] ;   690.7 p0+p2   28 box
        mov dword [esp + 400], ebp ;   688.3 p3+p4   29 box spill
        mov ebp, dword [esp + 352] ;   689.7 p2      28 box reload
        xor ebp, ecx               ;   692.7 p1      28 box
        and ecx, dword [esp + 404] ;   691.7 p0+p2   28 box
        mov dword [esp + 352], ebp ;   693.7 p3+p4   28 box spill
        mov ebp, dword [esp + 396] ;   691.7 p2      28 box
        xor ebp, dword [esp + 404] ;   694.7 p1+p2   28 box
        mov dword [esp + 396], ecx ;   692.7 p3+p4   28 box spill
        mov ecx, dword [esp + 404] ;   693.7 p2      28 box
        xor ecx, dword [esp + 352] ;   696.7 p0+p2   28 box
        mov dword [esp + 404], ecx ;   697.7 p3+p4   28 box spill
        mov ecx, dword [esp + 352] ;   695.7 p2      28 box
        mov dword [esp + 324], ecx ;   698.7 p3+p4   28 box spill
        mov ecx, dword [esp + 352] ;   696.7 p2      28 box
        mov dword [esp + 352], ecx ;   699.7 p3+p4   28 box spill
        mov ecx, dword [esp + 392] ;   697.7 p2      29 box
        not ecx                    ;   700.7 p1      29 box
        xor eax, ecx               ;   701.7 p0      29 box
        and edi, ecx               ;   701.7 p1      29 box
        xor ebx, eax               ;   702.7 p0      29 box
        or edx, eax                ;   702.7 p1      29 box
        xor edi, eax               ;   702.7 p0      29 box
        xor esi, ebx               ;   703.7 p1      29 box
        mov eax, dword [esp + 400] ;   699.0 p2      29 box reload
        xor eax, edx               ;   703.7 p0      29 box
        mov ecx, dword [esp + 364] ;   700.0 p2      29 box reload
        and ecx, edi               ;   703.7 p1      29 box
        xor edi, ebx               ;   703.7 p0      29 box
        and edi, eax               ;   704.7 p1      29 box
        or eax, ecx                ;   704.7 p0      29 box
        xor ecx, esi               ;   704.7 p1      29 box
        not esi                    ;   704.7 p0      29 box
        xor edi, esi               ;   705.7 p1      29 box
        xor esi, eax               ;   705.7 p0      29 box
        mov eax, dword [esp + 416] ;   702.7 p2      28 box
        not eax                    ;   705.7 p1      28 box
        xor ebp, eax               ;   706.7 p0      28 box
        mov edx, dword [esp + 396] ;   703.7 p2      28 box reload
        and edx, ebp               ;   707.7 p1      28 box
        xor edx, eax               ;   708.7 p0      28 box
        or eax, ebp                ;   707.7 p1      28 box
        mov dword [esp + 396], edi ;   706.7 p3+p4   29 box spill
        mov edi, dword [esp + 324] ;   705.7 p2      28 box reload
        xor edi, eax               ;   708.7 p0      28 box
        mov eax, dword [esp + 352] ;   706.7 p2      28 box reload
        and eax, edx               ;   709.7 p1      28 box
        xor edx, dword [esp + 404] ;   709.7 p0+p2   28 box
        xor eax, ebp               ;   710.7 p1      28 box
        mov dword [esp + 352], edx ;   710.7 p3+p4   28 box spill
        mov edx, edi               ;   709.7 p0      28 box copy
        and edx, dword [esp + 404] ;   710.7 p1+p2   28 box
        xor ebp, edx               ;   711.7 p0      28 box
        mov edx, dword [esp + 408] ;   710.0 p2      27 box
        and edx, dword [esp + 412] ;   713.0 p1+p2   27 box
        xor edx, dword [esp + 420] ;   714.0 p0+p2   27 box
        mov dword [esp + 404], ebp ;   712.7 p3+p4   28 box spill
        mov ebp, dword [esp + 408] ;   713.0 p2      27 box
        xor ebp, dword [esp + 424] ;   716.0 p1+p2   27 box
        mov dword [esp + 408], eax ;   713.3 p3+p4   28 box spill
        mov eax, ebp               ;   717.0 p0      27 box copy
        or eax, dword [esp + 420]  ;   718.0 p1+p2   27 box
        or eax, dword [esp + 412]  ;   719.0 p0+p2   27 box
        xor eax, dword [esp + 424] ;   720.0 p1+p2   27 box
        mov dword [esp + 420], edi ;   716.3 p3+p4   28 box spill
        mov edi, ebp               ;   717.0 p0      27 box copy
        and edi, dword [esp + 424] ;   718.0 p1+p2   27 box
        xor edi, edx               ;   719.0 p0      27 box
        mov dword [esp + 424], esi ;   718.3 p3+p4   29 box spill
        mov esi, edx               ;   719.0 p1      27 box copy
        xor esi, dword [esp + 412] ;   720.0 p0+p2   27 box
        and edx, eax               ;   721.0 p1      27 box
        xor eax, esi               ;   721.0 p0      27 box
        or esi, edi                ;   721.0 p1      27 box
        not edi                    ;   721.3 p0      27 box
        xor esi, ebp               ;   722.0 p1      27 box
        xor ebp, edx               ;   722.3 p0      27 box
        mov edx, dword [esp + 436] ;   722.0 p2      26 box
        and edx, dword [esp + 428] ;   725.0 p1+p2   26 box
        mov dword [esp + 412], ebp ;   723.3 p3+p4   27 box spill
        mov ebp, dword [esp + 428] ;   724.0 p2      26 box
        xor ebp, dword [esp + 448] ;   727.0 p0+p2   26 box
        mov dword [esp + 428], esi ;   724.7 p3+p4   27 box spill
        mov esi, dword [esp + 448] ;   726.0 p2      26 box
        or esi, dword [esp + 436]  ;   729.0 p1+p2   26 box
        mov dword [esp + 448], eax ;   726.3 p3+p4   27 box spill
        mov eax, dword [esp + 436] ;   728.0 p2      26 box
        xor eax, dword [esp + 432] ;   731.0 p0+p2   26 box
        or eax, edx                ;   732.0 p1      26 box
        mov dword [esp + 436], edi ;   728.3 p3+p4   27 box spill
        mov edi, esi               ;   730.0 p0      26 box copy
        and edi, dword [esp + 432] ;   731.0 p1+p2   26 box
        xor edi, ebp               ;   732.0 p0      26 box
        and ebp, esi               ;   730.3 p1      26 box
        xor ebp, eax               ;   733.0 p0      26 box
        xor esi, edi               ;   733.0 p1      26 box
        xor edi, edx               ;   733.0 p0      26 box
        xor eax, edi               ;   734.0 p1      26 box
        and edx, ebp               ;   734.0 p0      26 box
        xor edx, esi               ;   735.0 p1      26 box
        and esi, ebp               ;   734.0 p0      26 box
        xor edi, esi               ;   735.0 p1      26 box
        mov esi, dword [esp + 440] ;   733.3 p2      25 box
        and esi, dword [esp + 460] ;   736.3 p0+p2   25 box
        xor esi, dword [esp + 452] ;   737.3 p1+p2   25 box
        mov dword [esp + 432], eax ;   735.0 p3+p4   26 box spill
        mov eax, dword [esp + 460] ;   736.3 p2      25 box
        xor eax, dword [esp + 440] ;   739.3 p0+p2   25 box
        xor eax, dword [esp + 444] ;   740.3 p1+p2   25 box
        mov dword [esp + 460], ebp ;   737.3 p3+p4   26 box spill
        mov ebp, dword [esp + 452] ;   739.3 p2      25 box
        or ebp, dword [esp + 440]  ;   742.3 p0+p2   25 box
        xor ebp, dword [esp + 444] ;   743.3 p1+p2   25 box
        mov dword [esp + 452], edx ;   739.7 p3+p4   26 box spill
        mov edx, esi               ;   740.3 p0      25 box copy
        and edx, dword [esp + 444] ;   742.3 p1+p2   25 box
        xor edx, eax               ;   743.3 p0      25 box
        xor esi, eax               ;   741.7 p1      25 box
        or eax, ebp                ;   744.3 p0      25 box
        xor eax, esi               ;   745.3 p1      25 box
        xor esi, dword [esp + 440] ;   743.3 p0+p2   25 box
        xor ebp, eax               ;   746.3 p1      25 box
        xor eax, edx               ;   746.3 p0      25 box
        not edx                    ;   744.7 p1      25 box
        mov dword [esp + 440], edx ;   745.7 p3+p4   25 box spill
        mov edx, dword [esp + 456] ;   745.0 p2      24 box
        and edx, dword [esp + 476] ;   748.0 p0+p2   24 box
        mov dword [esp + 456], ebp ;   747.3 p3+p4   25 box spill
        mov ebp, dword [esp + 472] ;   747.0 p2      24 box
        or ebp, dword [esp + 476]  ;   750.0 p1+p2   24 box
        not ebp                    ;   751.0 p0      24 box
        mov dword [esp + 472], eax ;   748.0 p3+p4   25 box spill
        mov eax, dword [esp + 476] ;   749.0 p2      24 box
        xor eax, dword [esp + 468] ;   752.0 p1+p2   24 box
        mov dword [esp + 476], esi ;   749.7 p3+p4   25 box spill
        mov esi, edx               ;   750.3 p0      24 box copy
        mov dword [esp + 444], edi ;   750.7 p3+p4   26 box spill
        mov edi, ebp               ;   752.0 p1      24 box copy
        mov dword [esp + 324], ebx ;   751.7 p3+p4   29 box spill
        mov ebx, dword [esp + 468] ;   752.3 p2      24 box
        mov dword [esp + 468], ecx ;   752.7 p3+p4   29 box spill
        mov ecx, dword [esp + 488] ;   753.3 p2      23 box
        or ecx, dword [esp + 504]  ;   756.3 p0+p2   23 box
        xor ecx, dword [esp + 480] ;   757.3 p1+p2   23 box
        mov dword [esp + 488], ecx ;   758.3 p3+p4   23 box spill
        mov ecx, dword [esp + 504] ;   756.3 p2      23 box
        xor ecx, dword [esp + 484] ;   759.3 p0+p2   23 box
        mov dword [esp + 504], ecx ;   760.3 p3+p4   23 box spill
        mov ecx, dword [esp + 480] ;   758.3 p2      23 box
        and ecx, dword [esp + 492] ;   761.3 p1+p2   23 box
        xor ecx, dword [esp + 504] ;   763.3 p0+p2   23 box
        mov dword [esp + 480], ecx ;   764.3 p3+p4   23 box spill
        mov ecx, dword [esp + 484] ;   761.3 p2      23 box
        xor ecx, dword [esp + 488] ;   764.3 p1+p2   23 box
        mov dword [esp + 484], ecx ;   765.3 p3+p4   23 box spill
        mov ecx, dword [esp + 492] ;   763.3 p2      23 box
        xor ecx, dword [esp + 488] ;   766.3 p0+p2   23 box
        mov dword [esp + 492], ebp ;   762.3 p3+p4   24 box spill
        mov ebp, ecx               ;   767.3 p1      23 box copy
        xor ecx, dword [esp + 484] ;   768.3 p0+p2   23 box
        or ecx, dword [esp + 480]  ;   769.3 p1+p2   23 box
        mov dword [esp + 416], ebp ;   768.3 p3+p4   23 box spill
        mov ebp, ecx               ;   770.3 p0      23 box copy
        xor ebp, dword [esp + 480] ;   771.3 p1+p2   23 box
        mov dword [esp + 480], ecx ;   770.3 p3+p4   23 box spill
        mov ecx, ebp               ;   772.3 p0      23 box copy
        xor ecx, dword [esp + 488] ;   773.3 p1+p2   23 box
        mov dword [esp + 488], ecx ;   774.3 p3+p4   23 box spill
        mov ecx, dword [esp + 464] ;   769.3 p2      24 box
        not ecx                    ;   772.3 p0      24 box
        xor eax, ecx               ;   773.3 p1      24 box
        or esi, ecx                ;   773.3 p0      24 box
        xor edx, eax               ;   774.3 p1      24 box
        and eax, esi               ;   774.3 p0      24 box
        or edi, eax                ;   775.3 p1      24 box
        xor esi, edx               ;   775.3 p0      24 box
        xor ebx, edx               ;   775.3 p1      24 box
        or esi, edi                ;   776.3 p0      24 box
        mov eax, dword [esp + 492] ;   772.0 p2      24 box reload
        xor eax, ebx               ;   776.3 p1      24 box
        xor esi, eax               ;   777.3 p0      24 box
        and ebx, edi               ;   776.3 p1      24 box
        xor eax, ebx               ;   777.3 p0      24 box
        mov ecx, dword [esp + 504] ;   773.7 p2      23 box
        not ecx                    ;   776.7 p1      23 box
        mov ebx, dword [esp + 416] ;   774.7 p2      23 box reload
        or ebx, ecx                ;   777.7 p0      23 box
        xor ebp, ebx               ;   778.7 p1      23 box
        mov ecx, dword [esp + 480] ;   775.7 p2      23 box reload
        xor ecx, ebx               ;   778.7 p0      23 box
        mov ebx, dword [esp + 496] ;   776.7 p2      30 box
        or ebx, dword [esp + 508]  ;   779.7 p1+p2   30 box
        xor ebx, dword [esp + 500] ;   780.7 p0+p2   30 box
        mov dword [esp + 480], ecx ;   779.7 p3+p4   23 box spill
        mov ecx, dword [esp + 500] ;   779.7 p2      30 box
        and ecx, dword [esp + 508] ;   782.7 p1+p2   30 box
        mov dword [esp + 500], ebp ;   779.7 p3+p4   23 box spill
        mov ebp, ecx               ;   783.7 p0      30 box copy
        xor ebp, dword [esp + 496] ;   784.7 p1+p2   30 box
        xor ecx, dword [esp + 516] ;   783.7 p0+p2   30 box
        and ecx, ebp               ;   785.7 p1      30 box
        mov dword [esp + 496], edi ;   782.0 p3+p4   24 box spill
        mov edi, ecx               ;   786.7 p0      30 box copy
        xor edi, dword [esp + 508] ;   787.7 p1+p2   30 box
        or ecx, ebx                ;   786.7 p0      30 box
        xor ecx, dword [esp + 516] ;   787.7 p1+p2   30 box
        mov dword [esp + 508], edx ;   784.7 p3+p4   24 box spill
        mov edx, ebx               ;   785.3 p0      30 box copy
        xor edx, dword [esp + 516] ;   786.3 p1+p2   30 box
        not edx                    ;   787.3 p0      30 box
        or edx, ebp                ;   788.3 p1      30 box
        or edx, edi                ;   789.3 p0      30 box
        xor ebx, ebp               ;   787.7 p1      30 box
        xor ebx, edi               ;   788.7 p0      30 box
        xor edx, ebx               ;   790.3 p1      30 box
        xor edi, ecx               ;   789.3 p0      30 box
        or ebx, ecx                ;   789.7 p1      30 box
        xor ebp, ebx               ;   790.7 p0      30 box
        mov ebx, dword [esp + 512] ;   789.3 p2      29 box
        and ebx, dword [esp + 524] ;   792.3 p1+p2   29 box
        mov dword [esp + 512], edi ;   790.3 p3+p4   30 box spill
        mov edi, dword [esp + 524] ;   791.3 p2      29 box
        xor edi, dword [esp + 520] ;   794.3 p0+p2   29 box
        mov dword [esp + 524], ecx ;   792.0 p3+p4   30 box spill
        mov ecx, dword [esp + 520] ;   793.3 p2      29 box
        mov dword [esp + 520], ebp ;   793.0 p3+p4   30 box spill
        mov ebp, dword [esp + 528] ;   794.3 p2      29 box
        mov dword [esp + 516], edx ;   794.0 p3+p4   30 box spill
        mov edx, dword [esp + 528] ;   795.3 p2      29 box
        mov dword [esp + 416], esi ;   795.0 p3+p4   24 box spill
        mov esi, dword [esp + 528] ;   796.3 p2      29 box
        mov dword [esp + 528], eax ;   796.0 p3+p4   24 box spill
        mov eax, edi               ;   796.7 p1      29 box copy
        mov dword [esp + 504], edi ;   797.0 p3+p4   29 box spill
        mov edi, dword [esp + 544] ;   797.7 p2      28 box
        or edi, dword [esp + 536]  ;   800.7 p0+p2   28 box
        mov dword [esp + 492], edi ;   801.7 p3+p4   28 box spill
        mov edi, dword [esp + 540] ;   799.7 p2      28 box
        xor edi, dword [esp + 544] ;   802.7 p1+p2   28 box
        mov dword [esp + 540], eax ;   800.3 p3+p4   29 box spill
        mov eax, dword [esp + 492] ;   801.7 p2      28 box reload
        xor eax, edi               ;   804.7 p0      28 box
        and edi, dword [esp + 544] ;   803.7 p1+p2   28 box
        mov dword [esp + 492], eax ;   805.7 p3+p4   28 box spill
        mov eax, dword [esp + 536] ;   803.7 p2      28 box
        xor eax, dword [esp + 544] ;   806.7 p0+p2   28 box
        mov dword [esp + 536], edi ;   804.7 p3+p4   28 box spill
        mov edi, dword [esp + 544] ;   805.7 p2      28 box
        xor edi, dword [esp + 492] ;   808.7 p1+p2   28 box
        mov dword [esp + 544], edi ;   809.7 p3+p4   28 box spill
        mov edi, dword [esp + 492] ;   807.7 p2      28 box
        mov dword [esp + 464], edi ;   810.7 p3+p4   28 box spill
        mov edi, dword [esp + 492] ;   808.7 p2      28 box
        mov dword [esp + 492], edi ;   811.7 p3+p4   28 box spill
        mov edi, dword [esp + 532] ;   809.7 p2      29 box
        not edi                    ;   812.7 p0      29 box
        xor ecx, edi               ;   813.7 p1      29 box
        and ebp, edi               ;   813.7 p0      29 box
        xor ebx, ecx               ;   814.7 p1      29 box
        or edx, ecx                ;   814.7 p0      29 box
        xor ebp, ecx               ;   814.7 p1      29 box
        xor esi, ebx               ;   815.7 p0      29 box
        mov edi, dword [esp + 540] ;   811.0 p2      29 box reload
        xor edi, edx               ;   815.7 p1      29 box
        mov ecx, dword [esp + 504] ;   812.0 p2      29 box reload
        and ecx, ebp               ;   815.7 p0      29 box
        xor ebp, ebx               ;   815.7 p1      29 box
        and ebp, edi               ;   816.7 p0      29 box
        or edi, ecx                ;   816.7 p1      29 box
        xor ecx, esi               ;   816.7 p0      29 box
        not esi                    ;   816.7 p1      29 box
        xor ebp, esi               ;   817.7 p0      29 box
        xor esi, edi               ;   817.7 p1      29 box
        mov edi, dword [esp + 48]  ;   814.7 p2      28 box
        not edi                    ;   817.7 p0      28 box
        xor eax, edi               ;   818.7 p1      28 box
        mov edx, dword [esp + 536] ;   815.7 p2      28 box reload
        and edx, eax               ;   819.7 p0      28 box
        xor edx, edi               ;   820.7 p1      28 box
        or edi, eax                ;   819.7 p0      28 box
        mov dword [esp + 536], ebp ;   818.7 p3+p4   29 box spill
        mov ebp, dword [esp + 464] ;   817.7 p2      28 box reload
        xor ebp, edi               ;   820.7 p1      28 box
        mov edi, dword [esp + 492] ;   818.7 p2      28 box reload
        and edi, edx               ;   821.7 p0      28 box
        xor edx, dword [esp + 544] ;   821.7 p1+p2   28 box
        xor edi, eax               ;   822.7 p0      28 box
        mov dword [esp + 492], edx ;   822.7 p3+p4   28 box spill
        mov edx, ebp               ;   821.7 p1      28 box copy
        and edx, dword [esp + 544] ;   822.7 p0+p2   28 box
        xor eax, edx               ;   823.7 p1      28 box
        mov edx, dword [esp + 548] ;   822.0 p2      27 box
        xor edx, dword [esp + 28]  ;   825.0 p0+p2   27 box
        mov dword [esp + 548], eax ;   824.7 p3+p4   28 box spill
        mov eax, edx               ;   826.0 p1      27 box copy
        and eax, dword [esp + 28]  ;   827.0 p0+p2   27 box
        xor edx, dword [esp + 12]  ;   826.0 p1+p2   27 box
        xor eax, dword [esp + 0]   ;   828.0 p0+p2   27 box
        mov dword [esp + 544], edi ;   826.0 p3+p4   28 box spill
        mov edi, edx               ;   827.0 p1      27 box copy
        or edi, dword [esp + 0]    ;   828.0 p0+p2   27 box
        or edi, dword [esp + 28]   ;   829.0 p1+p2   27 box
        xor edi, dword [esp + 12]  ;   830.0 p0+p2   27 box
        mov dword [esp + 0], ebp   ;   829.0 p3+p4   28 box spill
        mov ebp, edx               ;   829.7 p1      27 box copy
        and ebp, dword [esp + 12]  ;   830.7 p0+p2   27 box
        xor ebp, eax               ;   831.7 p1      27 box
        mov dword [esp + 12], esi  ;   831.0 p3+p4   29 box spill
        mov esi, eax               ;   831.7 p0      27 box copy
        xor esi, dword [esp + 28]  ;   832.7 p1+p2   27 box
        and eax, edi               ;   832.7 p0      27 box
        xor edi, esi               ;   833.7 p1      27 box
        or esi, ebp                ;   833.7 p0      27 box
        not ebp                    ;   834.0 p1      27 box
        xor esi, edx               ;   834.7 p0      27 box
        xor edx, eax               ;   835.0 p1      27 box
        mov eax, dword [esp + 16]  ;   834.7 p2      26 box
        and eax, dword [esp + 552] ;   837.7 p0+p2   26 box
        mov dword [esp + 28], edx  ;   836.0 p3+p4   27 box spill
        mov edx, dword [esp + 552] ;   836.7 p2      26 box
        xor edx, dword [esp + 4]   ;   839.7 p1+p2   26 box
        mov dword [esp + 552], esi ;   837.3 p3+p4   27 box spill
        mov esi, dword [esp + 4]   ;   838.7 p2      26 box
        or esi, dword [esp + 16]   ;   841.7 p0+p2   26 box
        mov dword [esp + 4], edi   ;   839.0 p3+p4   27 box spill
        mov edi, dword [esp + 16]  ;   840.7 p2      26 box
        xor edi, dword [esp + 556] ;   843.7 p1+p2   26 box
        or edi, eax                ;   844.7 p0      26 box
        mov dword [esp + 16], ebp  ;   841.0 p3+p4   27 box spill
        mov ebp, esi               ;   842.7 p1      26 box copy
        and ebp, dword [esp + 556] ;   843.7 p0+p2   26 box
        xor ebp, edx               ;   844.7 p1      26 box
        and edx, esi               ;   843.0 p0      26 box
        xor edx, edi               ;   845.7 p1      26 box
        xor esi, ebp               ;   845.7 p0      26 box
        xor ebp, eax               ;   845.7 p1      26 box
        xor edi, ebp               ;   846.7 p0      26 box
        and eax, edx               ;   846.7 p1      26 box
        xor eax, esi               ;   847.7 p0      26 box
        and esi, edx               ;   846.7 p1      26 box
        xor ebp, esi               ;   847.7 p0      26 box
        mov esi, dword [esp + 24]  ;   846.0 p2      26 box reload
        mov dword [esp + 556], edi ;   847.7 p3+p4   26 box spill
        mov edi, dword [esp + 588] ;   847.0 p2     118 rk reload
        mov dword [edi], esi       ;   849.0 p3+p4  118 rk
        mov esi, dword [esp + 32]  ;   848.0 p2      26 box reload
        mov dword [edi + 4], esi   ;   851.0 p3+p4  118 rk
        mov esi, dword [esp + 40]  ;   849.0 p2      26 box reload
        mov dword [edi + 8], esi   ;   852.0 p3+p4  118 rk
        mov esi, dword [esp + 8]   ;   850.0 p2      26 box reload
        mov dword [edi + 12], esi  ;   853.0 p3+p4  118 rk
        mov esi, dword [esp + 56]  ;   851.0 p2      25 box reload
        mov dword [edi + 16], esi  ;   854.0 p3+p4  118 rk
        mov esi, dword [esp + 52]  ;   852.0 p2      25 box reload
        mov dword [edi + 20], esi  ;   855.0 p3+p4  118 rk
        mov esi, dword [esp + 36]  ;   853.0 p2      25 box reload
        mov dword [edi + 24], esi  ;   856.0 p3+p4  118 rk
        mov esi, dword [esp + 20]  ;   854.0 p2      25 box reload
        mov dword [edi + 28], esi  ;   857.0 p3+p4  118 rk
        mov esi, dword [esp + 108] ;   855.0 p2      24 box reload
        mov dword [edi + 32], esi  ;   858.0 p3+p4  118 rk
        mov esi, dword [esp + 560] ;   856.0 p2      24 box reload
        mov dword [edi + 36], esi  ;   859.0 p3+p4  118 rk
        mov esi, dword [esp + 88]  ;   857.0 p2      24 box reload
        mov dword [edi + 40], esi  ;   860.0 p3+p4  118 rk
        mov esi, dword [esp + 76]  ;   858.0 p2      24 box reload
        mov dword [edi + 44], esi  ;   861.0 p3+p4  118 rk
        mov esi, dword [esp + 80]  ;   859.0 p2      23 box reload
        mov dword [edi + 48], esi  ;   862.0 p3+p4  118 rk
        mov esi, dword [esp + 60]  ;   860.0 p2      23 box reload
        mov dword [edi + 52], esi  ;   863.0 p3+p4  118 rk
        mov esi, dword [esp + 68]  ;   861.0 p2      23 box reload
        mov dword [edi + 56], esi  ;   864.0 p3+p4  118 rk
        mov esi, dword [esp + 64]  ;   862.0 p2      23 box reload
        mov dword [edi + 60], esi  ;   865.0 p3+p4  118 rk
        mov esi, dword [esp + 96]  ;   863.0 p2      30 box reload
        mov dword [edi + 64], esi  ;   866.0 p3+p4  118 rk
        mov esi, dword [esp + 100] ;   864.0 p2      30 box reload
        mov dword [edi + 68], esi  ;   867.0 p3+p4  118 rk
        mov esi, dword [esp + 104] ;   865.0 p2      30 box reload
        mov dword [edi + 72], esi  ;   868.0 p3+p4  118 rk
        mov esi, dword [esp + 92]  ;   866.0 p2      30 box reload
        mov dword [edi + 76], esi  ;   869.0 p3+p4  118 rk
        mov esi, dword [esp + 188] ;   867.0 p2      29 box reload
        mov dword [edi + 80], esi  ;   870.0 p3+p4  118 rk
        mov esi, dword [esp + 44]  ;   868.0 p2      29 box reload
        mov dword [edi + 84], esi  ;   871.0 p3+p4  118 rk
        mov esi, dword [esp + 144] ;   869.0 p2      29 box reload
        mov dword [edi + 88], esi  ;   872.0 p3+p4  118 rk
        mov esi, dword [esp + 116] ;   870.0 p2      29 box reload
        mov dword [edi + 92], esi  ;   873.0 p3+p4  118 rk
        mov esi, dword [esp + 148] ;   871.0 p2      28 box reload
        mov dword [edi + 96], esi  ;   874.0 p3+p4  118 rk
        mov esi, dword [esp + 128] ;   872.0 p2      28 box reload
        mov dword [edi + 100], esi ;   875.0 p3+p4  118 rk
        mov esi, dword [esp + 124] ;   873.0 p2      28 box reload
        mov dword [edi + 104], esi ;   876.0 p3+p4  118 rk
        mov esi, dword [esp + 72]  ;   874.0 p2      28 box reload
        mov dword [edi + 108], esi ;   877.0 p3+p4  118 rk
        mov esi, dword [esp + 156] ;   875.0 p2      27 box reload
        mov dword [edi + 112], esi ;   878.0 p3+p4  118 rk
        mov esi, dword [esp + 168] ;   876.0 p2      27 box reload
        mov dword [edi + 116], esi ;   879.0 p3+p4  118 rk
        mov esi, dword [esp + 140] ;   877.0 p2      27 box reload
        mov dword [edi + 120], esi ;   880.0 p3+p4  118 rk
        mov esi, dword [esp + 132] ;   878.0 p2      27 box reload
        mov dword [edi + 124], esi ;   881.0 p3+p4  118 rk
        mov esi, dword [esp + 164] ;   879.0 p2      26 box reload
        mov dword [edi + 128], esi ;   882.0 p3+p4  118 rk
        mov esi, dword [esp + 172] ;   880.0 p2      26 box reload
        mov dword [edi + 132], esi ;   883.0 p3+p4  118 rk
        mov esi, dword [esp + 180] ;   881.0 p2      26 box reload
        mov dword [edi + 136], esi ;   884.0 p3+p4  118 rk
        mov esi, dword [esp + 152] ;   882.0 p2      26 box reload
        mov dword [edi + 140], esi ;   885.0 p3+p4  118 rk
        mov esi, dword [esp + 196] ;   883.0 p2      25 box reload
        mov dword [edi + 144], esi ;   886.0 p3+p4  118 rk
        mov esi, dword [esp + 192] ;   884.0 p2      25 box reload
        mov dword [edi + 148], esi ;   887.0 p3+p4  118 rk
        mov esi, dword [esp + 176] ;   885.0 p2      25 box reload
        mov dword [edi + 152], esi ;   888.0 p3+p4  118 rk
        mov esi, dword [esp + 160] ;   886.0 p2      25 box reload
        mov dword [edi + 156], esi ;   889.0 p3+p4  118 rk
        mov esi, dword [esp + 248] ;   887.0 p2      24 box reload
        mov dword [edi + 160], esi ;   890.0 p3+p4  118 rk
        mov esi, dword [esp + 136] ;   888.0 p2      24 box reload
        mov dword [edi + 164], esi ;   891.0 p3+p4  118 rk
        mov esi, dword [esp + 228] ;   889.0 p2      24 box reload
        mov dword [edi + 168], esi ;   892.0 p3+p4  118 rk
        mov esi, dword [esp + 216] ;   890.0 p2      24 box reload
        mov dword [edi + 172], esi ;   893.0 p3+p4  118 rk
        mov esi, dword [esp + 220] ;   891.0 p2      23 box reload
        mov dword [edi + 176], esi ;   894.0 p3+p4  118 rk
        mov esi, dword [esp + 200] ;   892.0 p2      23 box reload
        mov dword [edi + 180], esi ;   895.0 p3+p4  118 rk
        mov esi, dword [esp + 208] ;   893.0 p2      23 box reload
        mov dword [edi + 184], esi ;   896.0 p3+p4  118 rk
        mov esi, dword [esp + 204] ;   894.0 p2      23 box reload
        mov dword [edi + 188], esi ;   897.0 p3+p4  118 rk
        mov esi, dword [esp + 236] ;   895.0 p2      30 box reload
        mov dword [edi + 192], esi ;   898.0 p3+p4  118 rk
        mov esi, dword [esp + 240] ;   896.0 p2      30 box reload
        mov dword [edi + 196], esi ;   899.0 p3+p4  118 rk
        mov esi, dword [esp + 244] ;   897.0 p2      30 box reload
        mov dword [edi + 200], esi ;   900.0 p3+p4  118 rk
        mov esi, dword [esp + 232] ;   898.0 p2      30 box reload
        mov dword [edi + 204], esi ;   901.0 p3+p4  118 rk
        mov esi, dword [esp + 328] ;   899.0 p2      29 box reload
        mov dword [edi + 208], esi ;   902.0 p3+p4  118 rk
        mov esi, dword [esp + 184] ;   900.0 p2      29 box reload
        mov dword [edi + 212], esi ;   903.0 p3+p4  118 rk
        mov esi, dword [esp + 284] ;   901.0 p2      29 box reload
        mov dword [edi + 216], esi ;   904.0 p3+p4  118 rk
        mov esi, dword [esp + 256] ;   902.0 p2      29 box reload
        mov dword [edi + 220], esi ;   905.0 p3+p4  118 rk
        mov esi, dword [esp + 280] ;   903.0 p2      28 box reload
        mov dword [edi + 224], esi ;   906.0 p3+p4  118 rk
        mov esi, dword [esp + 268] ;   904.0 p2      28 box reload
        mov dword [edi + 228], esi ;   907.0 p3+p4  118 rk
        mov esi, dword [esp + 264] ;   905.0 p2      28 box reload
        mov dword [edi + 232], esi ;   908.0 p3+p4  118 rk
        mov esi, dword [esp + 212] ;   906.0 p2      28 box reload
        mov dword [edi + 236], esi ;   909.0 p3+p4  118 rk
        mov esi, dword [esp + 296] ;   907.0 p2      27 box reload
        mov dword [edi + 240], esi ;   910.0 p3+p4  118 rk
        mov esi, dword [esp + 308] ;   908.0 p2      27 box reload
        mov dword [edi + 244], esi ;   911.0 p3+p4  118 rk
        mov esi, dword [esp + 288] ;   909.0 p2      27 box reload
        mov dword [edi + 248], esi ;   912.0 p3+p4  118 rk
        mov esi, dword [esp + 272] ;   910.0 p2      27 box reload
        mov dword [edi + 252], esi ;   913.0 p3+p4  118 rk
        mov esi, dword [esp + 304] ;   911.0 p2      26 box reload
        mov dword [edi + 256], esi ;   914.0 p3+p4  118 rk
        mov esi, dword [esp + 312] ;   912.0 p2      26 box reload
        mov dword [edi + 260], esi ;   915.0 p3+p4  118 rk
        mov esi, dword [esp + 320] ;   913.0 p2      26 box reload
        mov dword [edi + 264], esi ;   916.0 p3+p4  118 rk
        mov esi, dword [esp + 292] ;   914.0 p2      26 box reload
        mov dword [edi + 268], esi ;   917.0 p3+p4  118 rk
        mov esi, dword [esp + 336] ;   915.0 p2      25 box reload
        mov dword [edi + 272], esi ;   918.0 p3+p4  118 rk
        mov esi, dword [esp + 332] ;   916.0 p2      25 box reload
        mov dword [edi + 276], esi ;   919.0 p3+p4  118 rk
        mov esi, dword [esp + 316] ;   917.0 p2      25 box reload
        mov dword [edi + 280], esi ;   920.0 p3+p4  118 rk
        mov esi, dword [esp + 300] ;   918.0 p2      25 box reload
        mov dword [edi + 284], esi ;   921.0 p3+p4  118 rk
        mov esi, dword [esp + 388] ;   919.0 p2      24 box reload
        mov dword [edi + 288], esi ;   922.0 p3+p4  118 rk
        mov esi, dword [esp + 276] ;   920.0 p2      24 box reload
        mov dword [edi + 292], esi ;   923.0 p3+p4  118 rk
        mov esi, dword [esp + 368] ;   921.0 p2      24 box reload
        mov dword [edi + 296], esi ;   924.0 p3+p4  118 rk
        mov esi, dword [esp + 356] ;   922.0 p2      24 box reload
        mov dword [edi + 300], esi ;   925.0 p3+p4  118 rk
        mov esi, dword [esp + 360] ;   923.0 p2      23 box reload
        mov dword [edi + 304], esi ;   926.0 p3+p4  118 rk
        mov esi, dword [esp + 340] ;   924.0 p2      23 box reload
        mov dword [edi + 308], esi ;   927.0 p3+p4  118 rk
        mov esi, dword [esp + 348] ;   925.0 p2      23 box reload
        mov dword [edi + 312], esi ;   928.0 p3+p4  118 rk
        mov esi, dword [esp + 344] ;   926.0 p2      23 box reload
        mov dword [edi + 316], esi ;   929.0 p3+p4  118 rk
        mov esi, dword [esp + 376] ;   927.0 p2      30 box reload
        mov dword [edi + 320], esi ;   930.0 p3+p4  118 rk
        mov esi, dword [esp + 380] ;   928.0 p2      30 box reload
        mov dword [edi + 324], esi ;   931.0 p3+p4  118 rk
        mov esi, dword [esp + 384] ;   929.0 p2      30 box reload
        mov dword [edi + 328], esi ;   932.0 p3+p4  118 rk
        mov esi, dword [esp + 372] ;   930.0 p2      30 box reload
        mov dword [edi + 332], esi ;   933.0 p3+p4  118 rk
        mov esi, dword [esp + 468] ;   931.0 p2      29 box reload
        mov dword [edi + 336], esi ;   934.0 p3+p4  118 rk
        mov esi, dword [esp + 324] ;   932.0 p2      29 box reload
        mov dword [edi + 340], esi ;   935.0 p3+p4  118 rk
        mov esi, dword [esp + 424] ;   933.0 p2      29 box reload
        mov dword [edi + 344], esi ;   936.0 p3+p4  118 rk
        mov esi, dword [esp + 396] ;   934.0 p2      29 box reload
        mov dword [edi + 348], esi ;   937.0 p3+p4  118 rk
        mov esi, dword [esp + 420] ;   935.0 p2      28 box reload
        mov dword [edi + 352], esi ;   938.0 p3+p4  118 rk
        mov esi, dword [esp + 408] ;   936.0 p2      28 box reload
        mov dword [edi + 356], esi ;   939.0 p3+p4  118 rk
        mov esi, dword [esp + 404] ;   937.0 p2      28 box reload
        mov dword [edi + 360], esi ;   940.0 p3+p4  118 rk
        mov esi, dword [esp + 352] ;   938.0 p2      28 box reload
        mov dword [edi + 364], esi ;   941.0 p3+p4  118 rk
        mov esi, dword [esp + 436] ;   939.0 p2      27 box reload
        mov dword [edi + 368], esi ;   942.0 p3+p4  118 rk
        mov esi, dword [esp + 448] ;   940.0 p2      27 box reload
        mov dword [edi + 372], esi ;   943.0 p3+p4  118 rk
        mov esi, dword [esp + 428] ;   941.0 p2      27 box reload
        mov dword [edi + 376], esi ;   944.0 p3+p4  118 rk
        mov esi, dword [esp + 412] ;   942.0 p2      27 box reload
        mov dword [edi + 380], esi ;   945.0 p3+p4  118 rk
        mov esi, dword [esp + 444] ;   943.0 p2      26 box reload
        mov dword [edi + 384], esi ;   946.0 p3+p4  118 rk
        mov esi, dword [esp + 452] ;   944.0 p2      26 box reload
        mov dword [edi + 388], esi ;   947.0 p3+p4  118 rk
        mov esi, dword [esp + 460] ;   945.0 p2      26 box reload
        mov dword [edi + 392], esi ;   948.0 p3+p4  118 rk
        mov esi, dword [esp + 432] ;   946.0 p2      26 box reload
        mov dword [edi + 396], esi ;   949.0 p3+p4  118 rk
        mov esi, dword [esp + 476] ;   947.0 p2      25 box reload
        mov dword [edi + 400], esi ;   950.0 p3+p4  118 rk
        mov esi, dword [esp + 472] ;   948.0 p2      25 box reload
        mov dword [edi + 404], esi ;   951.0 p3+p4  118 rk
        mov esi, dword [esp + 456] ;   949.0 p2      25 box reload
        mov dword [edi + 408], esi ;   952.0 p3+p4  118 rk
        mov esi, dword [esp + 440] ;   950.0 p2      25 box reload
        mov dword [edi + 412], esi ;   953.0 p3+p4  118 rk
        mov esi, dword [esp + 528] ;   951.0 p2      24 box reload
        mov dword [edi + 416], esi ;   954.0 p3+p4  118 rk
        mov esi, dword [esp + 416] ;   952.0 p2      24 box reload
        mov dword [edi + 420], esi ;   955.0 p3+p4  118 rk
        mov esi, dword [esp + 508] ;   953.0 p2      24 box reload
        mov dword [edi + 424], esi ;   956.0 p3+p4  118 rk
        mov esi, dword [esp + 496] ;   954.0 p2      24 box reload
        mov dword [edi + 428], esi ;   957.0 p3+p4  118 rk
        mov esi, dword [esp + 500] ;   955.0 p2      23 box reload
        mov dword [edi + 432], esi ;   958.0 p3+p4  118 rk
        mov esi, dword [esp + 480] ;   956.0 p2      23 box reload
        mov dword [edi + 436], esi ;   959.0 p3+p4  118 rk
        mov dword [edi + 464], ecx ;   957.3 p3+p4  118 rk
        mov esi, dword [esp + 488] ;   957.7 p2      23 box reload
        mov dword [edi + 440], esi ;   960.7 p3+p4  118 rk
        mov dword [edi + 468], ebx ;   959.3 p3+p4  118 rk
        mov esi, dword [esp + 484] ;   959.3 p2      23 box reload
        mov dword [edi + 444], esi ;   962.3 p3+p4  118 rk
        mov esi, dword [esp + 516] ;   960.3 p2      30 box reload
        mov dword [edi + 448], esi ;   963.3 p3+p4  118 rk
        mov esi, dword [esp + 520] ;   961.3 p2      30 box reload
        mov dword [edi + 452], esi ;   964.3 p3+p4  118 rk
        mov esi, dword [esp + 524] ;   962.3 p2      30 box reload
        mov dword [edi + 456], esi ;   965.3 p3+p4  118 rk
        mov esi, dword [esp + 512] ;   963.3 p2      30 box reload
        mov dword [edi + 460], esi ;   966.3 p3+p4  118 rk
        mov esi, dword [esp + 12]  ;   964.3 p2      29 box reload
        mov dword [edi + 472], esi ;   967.3 p3+p4  118 rk
        mov esi, dword [esp + 536] ;   965.3 p2      29 box reload
        mov dword [edi + 476], esi ;   968.3 p3+p4  118 rk
        mov esi, dword [esp + 0]   ;   966.3 p2      28 box reload
        mov dword [edi + 480], esi ;   969.3 p3+p4  118 rk
        mov esi, dword [esp + 544] ;   967.3 p2      28 box reload
        mov dword [edi + 484], esi ;   970.3 p3+p4  118 rk
        mov esi, dword [esp + 548] ;   968.3 p2      28 box reload
        mov dword [edi + 488], esi ;   971.3 p3+p4  118 rk
        mov esi, dword [esp + 492] ;   969.3 p2      28 box reload
        mov dword [edi + 492], esi ;   972.3 p3+p4  118 rk
        mov esi, dword [esp + 16]  ;   970.3 p2      27 box reload
        mov dword [edi + 496], esi ;   973.3 p3+p4  118 rk
        mov esi, dword [esp + 4]   ;   971.3 p2      27 box reload
        mov dword [edi + 500], esi ;   974.3 p3+p4  118 rk
        mov esi, dword [esp + 552] ;   972.3 p2      27 box reload
        mov dword [edi + 504], esi ;   975.3 p3+p4  118 rk
        mov dword [edi + 512], ebp ;   974.3 p3+p4  118 rk
        mov esi, dword [esp + 28]  ;   974.0 p2      27 box reload
        mov dword [edi + 508], esi ;   977.0 p3+p4  118 rk
        mov dword [edi + 516], eax ;   976.3 p3+p4  118 rk
        mov dword [edi + 520], edx ;   977.3 p3+p4  118 rk
        mov esi, dword [esp + 556] ;   976.3 p2      26 box reload
        mov dword [edi + 524], esi ;   979.3 p3+p4  118 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
