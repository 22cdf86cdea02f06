; serpent_expand256 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand256 --cpu prescott
;
; void serpent_expand256(const void *key, void *rk);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2408 uops, planned 1097.0; bounds: width 802.7, ports 1007.5, path 274.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global serpent_expand256

        section .text
        align 16
serpent_expand256:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x234             ;                    frame
        mov esi, dword [esp + 584] ;     0.0 p2     127 k reload
        mov edi, dword [esi + 12]  ;     4.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     4.0 p2     127 k
        mov eax, dword [esi + 20]  ;     4.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     8.0 p0     107 w[8] copy
        xor ebx, eax               ;     9.0 p0     107 w[8]
        xor ebx, edx               ;    10.0 p0     107 w[8]
        xor ebx, dword [esi]       ;    11.0 p2+p0  107 w[8]
        xor ebx, 0x9e3779b9        ;    12.0 p0     107 w[8]
        rol ebx, 0xb               ;    13.0 p1     107 w[8]
        xor edi, ecx               ;     8.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     9.0 p0     107 w[11]
        xor edi, ebx               ;    14.0 p0     107 w[11]
        mov eax, ebp               ;     8.0 p1     107 w[9] copy
        xor eax, ecx               ;     9.0 p0     107 w[9]
        xor eax, dword [esi + 4]   ;    10.0 p2+p0  107 w[9]
        xor eax, 0x9e3779b8        ;    11.0 p0     107 w[9]
        xor eax, ebx               ;    14.0 p0     107 w[9]
        rol eax, 0xb               ;    15.0 p1     107 w[9]
        xor ebp, edx               ;     9.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;    10.0 p0     107 w[12]
        xor ebp, eax               ;    16.0 p0     107 w[12]
        xor ecx, 0x9e3779bf        ;     9.5 p0     107 w[14]
        xor ecx, eax               ;    16.0 p0     107 w[14]
        mov dword [esp + 0], ebx   ;    14.0 p0+p3  107 w[8] spill
        mov ebx, edx               ;     9.7 p1     107 w[10] copy
        xor ebx, dword [esi + 8]   ;    11.5 p2+p0  107 w[10]
        xor ebx, eax               ;    16.0 p0     107 w[10]
        xor ebx, dword [esi + 20]  ;    17.0 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;    18.0 p0     107 w[10]
        rol ebx, 0xb               ;    19.0 p1     107 w[10]
        xor edi, ebx               ;    20.0 p0     107 w[11]
        rol edi, 0xb               ;    21.0 p1     107 w[11]
        xor ebp, edi               ;    22.0 p0     107 w[12]
        rol ebp, 0xb               ;    23.0 p1     107 w[12]
        xor ecx, edi               ;    22.0 p0     107 w[14]
        xor edx, ebx               ;    20.0 p0     107 w[15]
        xor edx, 0x9e3779be        ;    21.0 p0     107 w[15]
        xor edx, ebp               ;    24.0 p0     107 w[15]
        mov esi, dword [esi + 20]  ;    15.0 p2     107 w[13]
        xor esi, ebx               ;    20.0 p0     107 w[13]
        xor esi, dword [esp + 0]   ;    21.0 p2+p0  107 w[13]
        xor esi, 0x9e3779bc        ;    22.0 p0     107 w[13]
        xor esi, ebp               ;    24.0 p0     107 w[13]
        rol esi, 0xb               ;    25.0 p1     107 w[13]
        xor ecx, esi               ;    26.0 p0     107 w[14]
        rol ecx, 0xb               ;    27.0 p1     107 w[14]
        xor edx, ecx               ;    28.0 p0     107 w[15]
        rol edx, 0xb               ;    29.0 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    20.0 p0+p3  107 w[10] spill
        mov ebx, edi               ;    22.0 p1     107 w[16] copy
        xor ebx, dword [esp + 0]   ;    23.0 p2+p0  107 w[16]
        xor ebx, 0x9e3779b1        ;    24.0 p0     107 w[16]
        xor ebx, esi               ;    26.0 p0     107 w[16]
        xor ebx, edx               ;    30.0 p0     107 w[16]
        rol ebx, 0xb               ;    31.0 p1     107 w[16]
        mov dword [esp + 8], edi   ;    22.5 p0+p3  107 w[11] spill
        mov edi, eax               ;    22.0 p1     107 w[17] copy
        xor edi, ebp               ;    24.0 p0     107 w[17]
        xor edi, ecx               ;    28.0 p0     107 w[17]
        xor edi, 0x9e3779b0        ;    29.0 p0     107 w[17]
        xor edi, ebx               ;    32.0 p0     107 w[17]
        rol edi, 0xb               ;    33.0 p1     107 w[17]
        mov dword [esp + 12], eax  ;    25.5 p0+p3  107 w[9] spill
        mov eax, esi               ;    26.0 p1     107 w[18] copy
        xor eax, edx               ;    30.0 p0     107 w[18]
        xor eax, dword [esp + 4]   ;    31.0 p2+p0  107 w[18]
        xor eax, 0x9e3779b3        ;    32.0 p0     107 w[18]
        xor eax, edi               ;    34.0 p0     107 w[18]
        rol eax, 0xb               ;    35.0 p1     107 w[18]
        mov dword [esp + 16], esi  ;    28.5 p0+p3  107 w[13] spill
        mov esi, ecx               ;    28.0 p1     107 w[19] copy
        xor esi, ebx               ;    32.0 p0     107 w[19]
        xor esi, dword [esp + 8]   ;    33.0 p2+p0  107 w[19]
        xor esi, 0x9e3779b2        ;    34.0 p0     107 w[19]
        xor esi, eax               ;    36.0 p0     107 w[19]
        rol esi, 0xb               ;    37.0 p1     107 w[19]
        mov dword [esp + 20], ecx  ;    31.5 p0+p3  107 w[14] spill
        mov ecx, edx               ;    30.0 p1     107 w[20] copy
        xor ecx, ebp               ;    32.5 p0     107 w[20]
        xor ecx, edi               ;    34.0 p0     107 w[20]
        xor ecx, 0x9e3779b5        ;    35.0 p0     107 w[20]
        xor ecx, esi               ;    38.0 p0     107 w[20]
        rol ecx, 0xb               ;    39.0 p1     107 w[20]
        mov dword [esp + 24], ebp  ;    34.5 p0+p3  107 w[12] spill
        mov ebp, ebx               ;    32.0 p1     107 w[21] copy
        xor ebp, eax               ;    36.0 p0     107 w[21]
        xor ebp, dword [esp + 16]  ;    37.0 p2+p0  107 w[21]
        xor ebp, 0x9e3779b4        ;    38.0 p0     107 w[21]
        xor ebp, ecx               ;    40.0 p0     107 w[21]
        rol ebp, 0xb               ;    41.0 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    37.5 p0+p3  107 w[16] spill
        mov ebx, edi               ;    34.7 p1     107 w[22] copy
        xor ebx, esi               ;    38.5 p0     107 w[22]
        xor ebx, dword [esp + 20]  ;    39.5 p2+p0  107 w[22]
        xor ebx, 0x9e3779b7        ;    40.5 p0     107 w[22]
        xor ebx, ebp               ;    42.0 p0     107 w[22]
        rol ebx, 0xb               ;    43.0 p1     107 w[22]
        mov dword [esp + 32], edi  ;    40.5 p0+p3  107 w[17] spill
        mov edi, edx               ;    37.3 p1     107 w[23] copy
        xor edi, eax               ;    41.5 p0     107 w[23]
        xor edi, ecx               ;    42.5 p0     107 w[23]
        xor edi, 0x9e3779b6        ;    43.5 p0     107 w[23]
        xor edi, ebx               ;    44.5 p0     107 w[23]
        rol edi, 0xb               ;    45.5 p1     107 w[23]
        mov dword [esp + 36], edx  ;    43.5 p0+p3  107 w[15] spill
        mov edx, esi               ;    39.7 p1     107 w[24] copy
        xor edx, dword [esp + 28]  ;    44.5 p2+p0  107 w[24]
        mov dword [esp + 40], esi  ;    45.0 p0+p3  107 w[19] spill
        mov esi, edx               ;    45.5 p1     107 w[24] copy
        xor esi, ebp               ;    46.5 p0     107 w[24]
        xor esi, 0x9e3779a9        ;    47.5 p0     107 w[24]
        xor esi, edi               ;    48.5 p0     107 w[24]
        rol esi, 0xb               ;    49.5 p1     107 w[24]
        mov dword [esp + 44], edx  ;    47.5 p0+p3  107 w[24] spill
        mov edx, ecx               ;    43.0 p1     107 w[25] copy
        xor edx, ebx               ;    48.5 p0     107 w[25]
        xor edx, dword [esp + 32]  ;    49.5 p2+p0  107 w[25]
        xor edx, 0x9e3779a8        ;    50.5 p0     107 w[25]
        xor edx, esi               ;    51.5 p0     107 w[25]
        rol edx, 0xb               ;    52.5 p1     107 w[25]
        mov dword [esp + 48], ecx  ;    50.5 p0+p3  107 w[20] spill
        mov ecx, eax               ;    45.7 p1     107 w[26] copy
        xor ecx, ebp               ;    51.5 p0     107 w[26]
        xor ecx, edi               ;    52.5 p0     107 w[26]
        xor ecx, 0x9e3779ab        ;    53.5 p0     107 w[26]
        xor ecx, edx               ;    54.5 p0     107 w[26]
        rol ecx, 0xb               ;    55.5 p1     107 w[26]
        mov dword [esp + 52], eax  ;    53.5 p0+p3  107 w[18] spill
        mov eax, ebx               ;    48.0 p1     107 w[27] copy
        xor eax, esi               ;    54.5 p0     107 w[27]
        xor eax, dword [esp + 40]  ;    55.5 p2+p0  107 w[27]
        xor eax, 0x9e3779aa        ;    56.5 p0     107 w[27]
        xor eax, ecx               ;    57.5 p0     107 w[27]
        rol eax, 0xb               ;    58.5 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    56.5 p0+p3  107 w[22] spill
        mov ebx, edi               ;    50.7 p1     107 w[28] copy
        xor ebx, dword [esp + 48]  ;    57.5 p2+p0  107 w[28]
        mov dword [esp + 60], edi  ;    58.0 p0+p3  107 w[23] spill
        mov edi, edx               ;    53.5 p1     107 w[28] copy
        xor edi, ebx               ;    59.0 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    60.0 p0     107 w[28]
        xor edi, eax               ;    61.0 p0     107 w[28]
        rol edi, 0xb               ;    62.0 p1     107 w[28]
        mov dword [esp + 64], ebx  ;    60.5 p0+p3  107 w[28] spill
        mov ebx, ebp               ;    54.0 p1     107 w[29] copy
        xor ebx, esi               ;    61.5 p0     107 w[29]
        xor ebx, ecx               ;    62.5 p0     107 w[29]
        xor ebx, 0x9e3779ac        ;    63.5 p0     107 w[29]
        xor ebx, edi               ;    64.5 p0     107 w[29]
        rol ebx, 0xb               ;    65.5 p1     107 w[29]
        mov dword [esp + 68], ebp  ;    63.5 p0+p3  107 w[21] spill
        mov ebp, edx               ;    56.3 p1     107 w[30] copy
        xor ebp, eax               ;    64.5 p0     107 w[30]
        xor ebp, dword [esp + 56]  ;    65.5 p2+p0  107 w[30]
        xor ebp, 0x9e3779af        ;    66.5 p0     107 w[30]
        xor ebp, ebx               ;    67.5 p0     107 w[30]
        rol ebp, 0xb               ;    68.5 p1     107 w[30]
        mov dword [esp + 72], edx  ;    66.5 p0+p3  107 w[25] spill
        mov edx, ecx               ;    59.0 p1     107 w[31] copy
        xor edx, edi               ;    67.5 p0     107 w[31]
        xor edx, dword [esp + 60]  ;    68.5 p2+p0  107 w[31]
        xor edx, 0x9e3779ae        ;    69.5 p0     107 w[31]
        xor edx, ebp               ;    70.5 p0     107 w[31]
        rol edx, 0xb               ;    71.5 p1     107 w[31]
        mov dword [esp + 76], ecx  ;    69.5 p0+p3  107 w[26] spill
        mov ecx, esi               ;    61.7 p1     107 w[32] copy
        xor ecx, eax               ;    70.5 p0     107 w[32]
        xor ecx, ebx               ;    71.5 p0     107 w[32]
        xor ecx, 0x9e3779a1        ;    72.5 p0     107 w[32]
        xor ecx, edx               ;    73.5 p0     107 w[32]
        rol ecx, 0xb               ;    74.5 p1     107 w[32]
        mov dword [esp + 80], esi  ;    72.5 p0+p3  107 w[24] spill
        mov esi, edi               ;    64.0 p1     107 w[33] copy
        xor esi, ebp               ;    73.5 p0     107 w[33]
        xor esi, dword [esp + 72]  ;    74.5 p2+p0  107 w[33]
        xor esi, 0x9e3779a0        ;    75.5 p0     107 w[33]
        xor esi, ecx               ;    76.5 p0     107 w[33]
        rol esi, 0xb               ;    77.5 p1     107 w[33]
        mov dword [esp + 84], edi  ;    75.5 p0+p3  107 w[28] spill
        mov edi, ebx               ;    66.7 p1     107 w[34] copy
        xor edi, edx               ;    76.5 p0     107 w[34]
        xor edi, dword [esp + 76]  ;    77.5 p2+p0  107 w[34]
        xor edi, 0x9e3779a3        ;    78.5 p0     107 w[34]
        xor edi, esi               ;    79.5 p0     107 w[34]
        rol edi, 0xb               ;    80.5 p1     107 w[34]
        mov dword [esp + 88], ebx  ;    78.5 p0+p3  107 w[29] spill
        mov ebx, eax               ;    69.3 p1     107 w[35] copy
        xor ebx, ebp               ;    79.5 p0     107 w[35]
        xor ebx, 0x9e3779a2        ;    80.5 p0     107 w[35]
        xor ebx, ecx               ;    81.5 p0     107 w[35]
        xor ebx, edi               ;    82.5 p0     107 w[35]
        rol ebx, 0xb               ;    83.5 p1     107 w[35]
        mov dword [esp + 92], eax  ;    81.5 p0+p3  107 w[27] spill
        mov eax, edx               ;    72.5 p1     107 w[36] copy
        xor eax, dword [esp + 84]  ;    82.5 p2+p0  107 w[36]
        mov dword [esp + 96], edx  ;    83.0 p0+p3  107 w[31] spill
        mov edx, esi               ;    78.5 p1     107 w[36] copy
        xor edx, 0x9e3779a5        ;    84.0 p0     107 w[36]
        xor edx, eax               ;    85.0 p0     107 w[36]
        xor edx, ebx               ;    86.0 p0     107 w[36]
        rol edx, 0xb               ;    87.0 p1     107 w[36]
        mov dword [esp + 100], eax ;    85.5 p0+p3  107 w[36] spill
        mov eax, dword [esp + 88]  ;    78.5 p2     107 w[37]
        xor eax, ecx               ;    86.5 p0     107 w[37]
        xor eax, edi               ;    87.5 p0     107 w[37]
        xor eax, 0x9e3779a4        ;    88.5 p0     107 w[37]
        xor eax, edx               ;    89.5 p0     107 w[37]
        rol eax, 0xb               ;    90.5 p1     107 w[37]
        mov dword [esp + 104], ecx ;    88.5 p0+p3  107 w[32] spill
        mov ecx, ebp               ;    77.3 p1     107 w[38] copy
        xor ecx, esi               ;    89.5 p0     107 w[38]
        xor ecx, ebx               ;    90.5 p0     107 w[38]
        xor ecx, 0x9e3779a7        ;    91.5 p0     107 w[38]
        xor ecx, eax               ;    92.5 p0     107 w[38]
        rol ecx, 0xb               ;    93.5 p1     107 w[38]
        mov dword [esp + 108], ebp ;    91.5 p0+p3  107 w[30] spill
        mov ebp, edi               ;    81.5 p1     107 w[39] copy
        xor ebp, edx               ;    92.5 p0     107 w[39]
        xor ebp, dword [esp + 96]  ;    93.5 p2+p0  107 w[39]
        xor ebp, 0x9e3779a6        ;    94.5 p0     107 w[39]
        xor ebp, ecx               ;    95.5 p0     107 w[39]
        rol ebp, 0xb               ;    96.5 p1     107 w[39]
        mov dword [esp + 112], edi ;    94.5 p0+p3  107 w[34] spill
        mov edi, ebx               ;    84.5 p1     107 w[40] copy
        xor edi, dword [esp + 104] ;    95.5 p2+p0  107 w[40]
        xor edi, 0x9e377999        ;    96.5 p0     107 w[40]
        xor edi, eax               ;    97.5 p0     107 w[40]
        xor edi, ebp               ;    98.5 p0     107 w[40]
        rol edi, 0xb               ;    99.5 p1     107 w[40]
        mov dword [esp + 116], ebx ;    97.5 p0+p3  107 w[35] spill
        mov ebx, esi               ;    85.0 p1     107 w[41] copy
        xor ebx, edx               ;    98.5 p0     107 w[41]
        xor ebx, 0x9e377998        ;    99.5 p0     107 w[41]
        xor ebx, ecx               ;   100.5 p0     107 w[41]
        xor ebx, edi               ;   101.5 p0     107 w[41]
        rol ebx, 0xb               ;   102.5 p1     107 w[41]
        xor edx, ebp               ;   100.5 p0     107 w[44]
        mov dword [esp + 120], esi ;   101.0 p0+p3  107 w[33] spill
        mov esi, dword [esp + 112] ;    94.5 p2     107 w[42]
        xor esi, eax               ;   102.0 p0     107 w[42]
        xor esi, 0x9e37799b        ;   103.0 p0     107 w[42]
        xor esi, ebp               ;   104.0 p0     107 w[42]
        xor esi, ebx               ;   105.0 p0     107 w[42]
        rol esi, 0xb               ;   106.0 p1     107 w[42]
        mov dword [esp + 124], ebp ;   104.0 p0+p3  107 w[39] spill
        mov ebp, dword [esp + 116] ;    97.5 p2     107 w[43]
        xor ebp, ecx               ;   105.0 p0     107 w[43]
        xor ebp, 0x9e37799a        ;   106.0 p0     107 w[43]
        xor ebp, edi               ;   107.0 p0     107 w[43]
        xor ebp, esi               ;   108.0 p0     107 w[43]
        rol ebp, 0xb               ;   109.0 p1     107 w[43]
        mov dword [esp + 128], ecx ;   107.0 p0+p3  107 w[38] spill
        mov ecx, edx               ;   101.5 p1     107 w[44] copy
        xor ecx, 0x9e37799d        ;   108.0 p0     107 w[44]
        xor ecx, ebx               ;   109.0 p0     107 w[44]
        xor ecx, ebp               ;   110.0 p0     107 w[44]
        rol ecx, 0xb               ;   111.0 p1     107 w[44]
        mov dword [esp + 132], edx ;   109.5 p0+p3  107 w[44] spill
        mov edx, eax               ;    94.3 p1     107 w[45] copy
        xor edx, 0x9e37799c        ;   110.5 p0     107 w[45]
        xor edx, edi               ;   111.5 p0     107 w[45]
        xor edx, esi               ;   112.5 p0     107 w[45]
        xor edx, ecx               ;   113.5 p0     107 w[45]
        rol edx, 0xb               ;   114.5 p1     107 w[45]
        mov dword [esp + 136], eax ;   112.5 p0+p3  107 w[37] spill
        mov eax, dword [esp + 128] ;   107.0 p2     107 w[46]
        xor eax, ebx               ;   113.5 p0     107 w[46]
        xor eax, 0x9e37799f        ;   114.5 p0     107 w[46]
        xor eax, ebp               ;   115.5 p0     107 w[46]
        xor eax, edx               ;   116.5 p0     107 w[46]
        rol eax, 0xb               ;   117.5 p1     107 w[46]
        mov dword [esp + 140], ebx ;   115.5 p0+p3  107 w[41] spill
        mov ebx, dword [esp + 124] ;   104.0 p2     107 w[47]
        xor ebx, 0x9e37799e        ;   116.5 p0     107 w[47]
        xor ebx, esi               ;   117.5 p0     107 w[47]
        xor ebx, ecx               ;   118.5 p0     107 w[47]
        xor ebx, eax               ;   119.5 p0     107 w[47]
        rol ebx, 0xb               ;   120.5 p1     107 w[47]
        mov dword [esp + 144], esi ;   118.5 p0+p3  107 w[42] spill
        mov esi, edi               ;   101.3 p1     107 w[48] copy
        xor esi, 0x9e377991        ;   119.5 p0     107 w[48]
        xor esi, ebp               ;   120.5 p0     107 w[48]
        xor esi, edx               ;   121.5 p0     107 w[48]
        xor esi, ebx               ;   122.5 p0     107 w[48]
        rol esi, 0xb               ;   123.5 p1     107 w[48]
        mov dword [esp + 148], edi ;   121.5 p0+p3  107 w[40] spill
        mov edi, dword [esp + 140] ;   115.5 p2     107 w[49]
        xor edi, 0x9e377990        ;   122.5 p0     107 w[49]
        xor edi, ecx               ;   123.5 p0     107 w[49]
        xor edi, eax               ;   124.5 p0     107 w[49]
        xor edi, esi               ;   125.5 p0     107 w[49]
        rol edi, 0xb               ;   126.5 p1     107 w[49]
        mov dword [esp + 152], ecx ;   124.5 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 144] ;   118.5 p2     107 w[50]
        xor ecx, 0x9e377993        ;   125.5 p0     107 w[50]
        xor ecx, edx               ;   126.5 p0     107 w[50]
        xor ecx, ebx               ;   127.5 p0     107 w[50]
        xor ecx, edi               ;   128.5 p0     107 w[50]
        rol ecx, 0xb               ;   129.5 p1     107 w[50]
        mov dword [esp + 156], edx ;   127.5 p0+p3  107 w[45] spill
        mov edx, ebp               ;   110.0 p1     107 w[51] copy
        xor edx, 0x9e377992        ;   128.5 p0     107 w[51]
        xor edx, eax               ;   129.5 p0     107 w[51]
        xor edx, esi               ;   130.5 p0     107 w[51]
        xor edx, ecx               ;   131.5 p0     107 w[51]
        rol edx, 0xb               ;   132.5 p1     107 w[51]
        mov dword [esp + 160], ebp ;   130.5 p0+p3  107 w[43] spill
        mov ebp, dword [esp + 152] ;   124.5 p2     107 w[52]
        xor ebp, 0x9e377995        ;   131.5 p0     107 w[52]
        xor ebp, ebx               ;   132.5 p0     107 w[52]
        xor ebp, edi               ;   133.5 p0     107 w[52]
        xor ebp, edx               ;   134.5 p0     107 w[52]
        rol ebp, 0xb               ;   135.5 p1     107 w[52]
        mov dword [esp + 164], ebx ;   133.5 p0+p3  107 w[47] spill
        mov ebx, dword [esp + 156] ;   127.5 p2     107 w[53]
        xor ebx, 0x9e377994        ;   134.5 p0     107 w[53]
        xor ebx, esi               ;   135.5 p0     107 w[53]
        xor ebx, ecx               ;   136.5 p0     107 w[53]
        xor ebx, ebp               ;   137.5 p0     107 w[53]
        rol ebx, 0xb               ;   138.5 p1     107 w[53]
        mov dword [esp + 168], esi ;   136.5 p0+p3  107 w[48] spill
        mov esi, eax               ;   118.5 p1     107 w[54] copy
        xor esi, 0x9e377997        ;   137.5 p0     107 w[54]
        xor esi, edi               ;   138.5 p0     107 w[54]
        xor esi, edx               ;   139.5 p0     107 w[54]
        xor esi, ebx               ;   140.5 p0     107 w[54]
        rol esi, 0xb               ;   141.5 p1     107 w[54]
        mov dword [esp + 172], eax ;   139.5 p0+p3  107 w[46] spill
        mov eax, dword [esp + 164] ;   133.5 p2     107 w[55]
        xor eax, 0x9e377996        ;   140.5 p0     107 w[55]
        xor eax, ecx               ;   141.5 p0     107 w[55]
        xor eax, ebp               ;   142.5 p0     107 w[55]
        xor eax, esi               ;   143.5 p0     107 w[55]
        rol eax, 0xb               ;   144.5 p1     107 w[55]
        mov dword [esp + 176], ecx ;   142.5 p0+p3  107 w[50] spill
        mov ecx, dword [esp + 168] ;   136.5 p2     107 w[56]
        xor ecx, edx               ;   143.5 p0     107 w[56]
        mov dword [esp + 180], edx ;   144.0 p0+p3  107 w[51] spill
        mov edx, ebx               ;   139.5 p1     107 w[56] copy
        xor edx, 0x9e377989        ;   145.0 p0     107 w[56]
        xor edx, ecx               ;   146.0 p0     107 w[56]
        xor edx, eax               ;   147.0 p0     107 w[56]
        rol edx, 0xb               ;   148.0 p1     107 w[56]
        mov dword [esp + 184], ecx ;   146.5 p0+p3  107 w[56] spill
        mov ecx, edi               ;   127.5 p1     107 w[57] copy
        xor ecx, 0x9e377988        ;   147.5 p0     107 w[57]
        xor ecx, ebp               ;   148.5 p0     107 w[57]
        xor ecx, esi               ;   149.5 p0     107 w[57]
        xor ecx, edx               ;   150.5 p0     107 w[57]
        rol ecx, 0xb               ;   151.5 p1     107 w[57]
        mov dword [esp + 188], edi ;   149.5 p0+p3  107 w[49] spill
        mov edi, dword [esp + 176] ;   142.5 p2     107 w[58]
        xor edi, 0x9e37798b        ;   150.5 p0     107 w[58]
        xor edi, ebx               ;   151.5 p0     107 w[58]
        xor edi, eax               ;   152.5 p0     107 w[58]
        xor edi, ecx               ;   153.5 p0     107 w[58]
        rol edi, 0xb               ;   154.5 p1     107 w[58]
        mov dword [esp + 192], ebx ;   152.5 p0+p3  107 w[53] spill
        mov ebx, dword [esp + 180] ;   144.0 p2     107 w[59]
        xor ebx, 0x9e37798a        ;   153.5 p0     107 w[59]
        xor ebx, esi               ;   154.5 p0     107 w[59]
        xor ebx, edx               ;   155.5 p0     107 w[59]
        xor ebx, edi               ;   156.5 p0     107 w[59]
        rol ebx, 0xb               ;   157.5 p1     107 w[59]
        mov dword [esp + 196], esi ;   155.5 p0+p3  107 w[54] spill
        mov esi, ebp               ;   136.5 p1     107 w[60] copy
        xor esi, eax               ;   156.5 p0     107 w[60]
        mov dword [esp + 200], ebp ;   157.0 p0+p3  107 w[52] spill
        mov ebp, ecx               ;   152.5 p1     107 w[60] copy
        xor ebp, 0x9e37798d        ;   158.0 p0     107 w[60]
        xor ebp, esi               ;   159.0 p0     107 w[60]
        xor ebp, ebx               ;   160.0 p0     107 w[60]
        rol ebp, 0xb               ;   161.0 p1     107 w[60]
        mov dword [esp + 204], esi ;   159.5 p0+p3  107 w[60] spill
        mov esi, dword [esp + 192] ;   152.5 p2     107 w[61]
        xor esi, 0x9e37798c        ;   160.5 p0     107 w[61]
        xor esi, edx               ;   161.5 p0     107 w[61]
        xor esi, edi               ;   162.5 p0     107 w[61]
        xor esi, ebp               ;   163.5 p0     107 w[61]
        rol esi, 0xb               ;   164.5 p1     107 w[61]
        mov dword [esp + 208], edx ;   162.5 p0+p3  107 w[56] spill
        mov edx, dword [esp + 196] ;   155.5 p2     107 w[62]
        xor edx, 0x9e37798f        ;   163.5 p0     107 w[62]
        xor edx, ecx               ;   164.5 p0     107 w[62]
        xor edx, ebx               ;   165.5 p0     107 w[62]
        xor edx, esi               ;   166.5 p0     107 w[62]
        rol edx, 0xb               ;   167.5 p1     107 w[62]
        mov dword [esp + 212], ecx ;   165.5 p0+p3  107 w[57] spill
        mov ecx, eax               ;   145.5 p1     107 w[63] copy
        xor ecx, 0x9e37798e        ;   166.5 p0     107 w[63]
        xor ecx, edi               ;   167.5 p0     107 w[63]
        xor ecx, ebp               ;   168.5 p0     107 w[63]
        xor ecx, edx               ;   169.5 p0     107 w[63]
        rol ecx, 0xb               ;   170.5 p1     107 w[63]
        mov dword [esp + 216], eax ;   168.5 p0+p3  107 w[55] spill
        mov eax, dword [esp + 208] ;   162.5 p2     107 w[64]
        xor eax, 0x9e377981        ;   169.5 p0     107 w[64]
        xor eax, ebx               ;   170.5 p0     107 w[64]
        xor eax, esi               ;   171.5 p0     107 w[64]
        xor eax, ecx               ;   172.5 p0     107 w[64]
        rol eax, 0xb               ;   173.5 p1     107 w[64]
        mov dword [esp + 220], ebx ;   171.5 p0+p3  107 w[59] spill
        mov ebx, dword [esp + 212] ;   165.5 p2     107 w[65]
        xor ebx, 0x9e377980        ;   172.5 p0     107 w[65]
        xor ebx, ebp               ;   173.5 p0     107 w[65]
        xor ebx, edx               ;   174.5 p0     107 w[65]
        xor ebx, eax               ;   175.5 p0     107 w[65]
        rol ebx, 0xb               ;   176.5 p1     107 w[65]
        mov dword [esp + 224], ebp ;   174.5 p0+p3  107 w[60] spill
        mov ebp, edi               ;   155.5 p1     107 w[66] copy
        xor ebp, 0x9e377983        ;   175.5 p0     107 w[66]
        xor ebp, esi               ;   176.5 p0     107 w[66]
        xor ebp, ecx               ;   177.5 p0     107 w[66]
        xor ebp, ebx               ;   178.5 p0     107 w[66]
        rol ebp, 0xb               ;   179.5 p1     107 w[66]
        mov dword [esp + 228], edi ;   177.5 p0+p3  107 w[58] spill
        mov edi, dword [esp + 220] ;   171.5 p2     107 w[67]
        xor edi, 0x9e377982        ;   178.5 p0     107 w[67]
        xor edi, edx               ;   179.5 p0     107 w[67]
        xor edi, eax               ;   180.5 p0     107 w[67]
        xor edi, ebp               ;   181.5 p0     107 w[67]
        rol edi, 0xb               ;   182.5 p1     107 w[67]
        mov dword [esp + 232], edx ;   180.5 p0+p3  107 w[62] spill
        mov edx, dword [esp + 224] ;   174.5 p2     107 w[68]
        xor edx, ecx               ;   181.5 p0     107 w[68]
        mov dword [esp + 236], ecx ;   182.0 p0+p3  107 w[63] spill
        mov ecx, ebx               ;   177.5 p1     107 w[68] copy
        xor ecx, 0x9e377985        ;   183.0 p0     107 w[68]
        xor ecx, edx               ;   184.0 p0     107 w[68]
        xor ecx, edi               ;   185.0 p0     107 w[68]
        rol ecx, 0xb               ;   186.0 p1     107 w[68]
        mov dword [esp + 240], edx ;   184.5 p0+p3  107 w[68] spill
        mov edx, esi               ;   165.5 p1     107 w[69] copy
        xor edx, 0x9e377984        ;   185.5 p0     107 w[69]
        xor edx, eax               ;   186.5 p0     107 w[69]
        xor edx, ebp               ;   187.5 p0     107 w[69]
        xor edx, ecx               ;   188.5 p0     107 w[69]
        rol edx, 0xb               ;   189.5 p1     107 w[69]
        mov dword [esp + 244], esi ;   187.5 p0+p3  107 w[61] spill
        mov esi, dword [esp + 232] ;   180.5 p2     107 w[70]
        xor esi, 0x9e377987        ;   188.5 p0     107 w[70]
        xor esi, ebx               ;   189.5 p0     107 w[70]
        xor esi, edi               ;   190.5 p0     107 w[70]
        xor esi, edx               ;   191.5 p0     107 w[70]
        rol esi, 0xb               ;   192.5 p1     107 w[70]
        mov dword [esp + 248], ebx ;   190.5 p0+p3  107 w[65] spill
        mov ebx, dword [esp + 236] ;   182.0 p2     107 w[71]
        xor ebx, 0x9e377986        ;   191.5 p0     107 w[71]
        xor ebx, ebp               ;   192.5 p0     107 w[71]
        xor ebx, ecx               ;   193.5 p0     107 w[71]
        xor ebx, esi               ;   194.5 p0     107 w[71]
        rol ebx, 0xb               ;   195.5 p1     107 w[71]
        mov dword [esp + 252], ebp ;   193.5 p0+p3  107 w[66] spill
        mov ebp, eax               ;   174.5 p1     107 w[72] copy
        xor ebp, 0x9e3779f9        ;   194.5 p0     107 w[72]
        xor ebp, edi               ;   195.5 p0     107 w[72]
        xor ebp, edx               ;   196.5 p0     107 w[72]
        xor ebp, ebx               ;   197.5 p0     107 w[72]
        rol ebp, 0xb               ;   198.5 p1     107 w[72]
        mov dword [esp + 256], eax ;   196.5 p0+p3  107 w[64] spill
        mov eax, dword [esp + 248] ;   190.5 p2     107 w[73]
        xor eax, 0x9e3779f8        ;   197.5 p0     107 w[73]
        xor eax, ecx               ;   198.5 p0     107 w[73]
        xor eax, esi               ;   199.5 p0     107 w[73]
        xor eax, ebp               ;   200.5 p0     107 w[73]
        rol eax, 0xb               ;   201.5 p1     107 w[73]
        xor ecx, ebx               ;   199.5 p0     107 w[76]
        mov dword [esp + 260], ecx ;   200.5 p0+p3  107 w[76] spill
        mov ecx, dword [esp + 252] ;   193.5 p2     107 w[74]
        xor ecx, 0x9e3779fb        ;   201.0 p0     107 w[74]
        xor ecx, edx               ;   202.0 p0     107 w[74]
        xor ecx, ebx               ;   203.0 p0     107 w[74]
        xor ecx, eax               ;   204.0 p0     107 w[74]
        rol ecx, 0xb               ;   205.0 p1     107 w[74]
        mov dword [esp + 264], ebx ;   203.0 p0+p3  107 w[71] spill
        mov ebx, edi               ;   183.5 p1     107 w[75] copy
        xor ebx, 0x9e3779fa        ;   204.0 p0     107 w[75]
        xor ebx, esi               ;   205.0 p0     107 w[75]
        xor ebx, ebp               ;   206.0 p0     107 w[75]
        xor ebx, ecx               ;   207.0 p0     107 w[75]
        rol ebx, 0xb               ;   208.0 p1     107 w[75]
        mov dword [esp + 268], edi ;   206.0 p0+p3  107 w[67] spill
        mov edi, dword [esp + 260] ;   200.5 p2     107 w[76]
        xor edi, 0x9e3779fd        ;   207.0 p0     107 w[76]
        xor edi, eax               ;   208.0 p0     107 w[76]
        xor edi, ebx               ;   209.0 p0     107 w[76]
        rol edi, 0xb               ;   210.0 p1     107 w[76]
        mov dword [esp + 272], esi ;   208.5 p0+p3  107 w[70] spill
        mov esi, edx               ;   190.5 p1     107 w[77] copy
        xor esi, 0x9e3779fc        ;   209.5 p0     107 w[77]
        xor esi, ebp               ;   210.5 p0     107 w[77]
        xor esi, ecx               ;   211.5 p0     107 w[77]
        xor esi, edi               ;   212.5 p0     107 w[77]
        rol esi, 0xb               ;   213.5 p1     107 w[77]
        mov dword [esp + 276], edx ;   211.5 p0+p3  107 w[69] spill
        mov edx, dword [esp + 272] ;   208.5 p2     107 w[78]
        xor edx, 0x9e3779ff        ;   212.5 p0     107 w[78]
        xor edx, eax               ;   213.5 p0     107 w[78]
        xor edx, ebx               ;   214.5 p0     107 w[78]
        xor edx, esi               ;   215.5 p0     107 w[78]
        rol edx, 0xb               ;   216.5 p1     107 w[78]
        mov dword [esp + 280], eax ;   214.5 p0+p3  107 w[73] spill
        mov eax, dword [esp + 264] ;   203.0 p2     107 w[79]
        xor eax, 0x9e3779fe        ;   215.5 p0     107 w[79]
        xor eax, ecx               ;   216.5 p0     107 w[79]
        xor eax, edi               ;   217.5 p0     107 w[79]
        xor eax, edx               ;   218.5 p0     107 w[79]
        rol eax, 0xb               ;   219.5 p1     107 w[79]
        mov dword [esp + 284], ecx ;   217.5 p0+p3  107 w[74] spill
        mov ecx, ebp               ;   199.5 p1     107 w[80] copy
        xor ecx, 0x9e3779f1        ;   218.5 p0     107 w[80]
        xor ecx, ebx               ;   219.5 p0     107 w[80]
        xor ecx, esi               ;   220.5 p0     107 w[80]
        xor ecx, eax               ;   221.5 p0     107 w[80]
        rol ecx, 0xb               ;   222.5 p1     107 w[80]
        mov dword [esp + 288], ebp ;   220.5 p0+p3  107 w[72] spill
        mov ebp, dword [esp + 280] ;   214.5 p2     107 w[81]
        xor ebp, 0x9e3779f0        ;   221.5 p0     107 w[81]
        xor ebp, edi               ;   222.5 p0     107 w[81]
        xor ebp, edx               ;   223.5 p0     107 w[81]
        xor ebp, ecx               ;   224.5 p0     107 w[81]
        rol ebp, 0xb               ;   225.5 p1     107 w[81]
        mov dword [esp + 292], edi ;   223.5 p0+p3  107 w[76] spill
        mov edi, dword [esp + 284] ;   217.5 p2     107 w[82]
        xor edi, 0x9e3779f3        ;   224.5 p0     107 w[82]
        xor edi, esi               ;   225.5 p0     107 w[82]
        xor edi, eax               ;   226.5 p0     107 w[82]
        xor edi, ebp               ;   227.5 p0     107 w[82]
        rol edi, 0xb               ;   228.5 p1     107 w[82]
        mov dword [esp + 296], esi ;   226.5 p0+p3  107 w[77] spill
        mov esi, ebx               ;   209.0 p1     107 w[83] copy
        xor esi, 0x9e3779f2        ;   227.5 p0     107 w[83]
        xor esi, edx               ;   228.5 p0     107 w[83]
        xor esi, ecx               ;   229.5 p0     107 w[83]
        xor esi, edi               ;   230.5 p0     107 w[83]
        rol esi, 0xb               ;   231.5 p1     107 w[83]
        mov dword [esp + 300], ebx ;   229.5 p0+p3  107 w[75] spill
        mov ebx, dword [esp + 292] ;   223.5 p2     107 w[84]
        xor ebx, 0x9e3779f5        ;   230.5 p0     107 w[84]
        xor ebx, eax               ;   231.5 p0     107 w[84]
        xor ebx, ebp               ;   232.5 p0     107 w[84]
        xor ebx, esi               ;   233.5 p0     107 w[84]
        rol ebx, 0xb               ;   234.5 p1     107 w[84]
        mov dword [esp + 304], eax ;   232.5 p0+p3  107 w[79] spill
        mov eax, dword [esp + 296] ;   226.5 p2     107 w[85]
        xor eax, 0x9e3779f4        ;   233.5 p0     107 w[85]
        xor eax, ecx               ;   234.5 p0     107 w[85]
        xor eax, edi               ;   235.5 p0     107 w[85]
        xor eax, ebx               ;   236.5 p0     107 w[85]
        rol eax, 0xb               ;   237.5 p1     107 w[85]
        mov dword [esp + 308], ecx ;   235.5 p0+p3  107 w[80] spill
        mov ecx, edx               ;   217.5 p1     107 w[86] copy
        xor ecx, 0x9e3779f7        ;   236.5 p0     107 w[86]
        xor ecx, ebp               ;   237.5 p0     107 w[86]
        xor ecx, esi               ;   238.5 p0     107 w[86]
        xor ecx, eax               ;   239.5 p0     107 w[86]
        rol ecx, 0xb               ;   240.5 p1     107 w[86]
        mov dword [esp + 312], edx ;   238.5 p0+p3  107 w[78] spill
        mov edx, dword [esp + 304] ;   232.5 p2     107 w[87]
        xor edx, 0x9e3779f6        ;   239.5 p0     107 w[87]
        xor edx, edi               ;   240.5 p0     107 w[87]
        xor edx, ebx               ;   241.5 p0     107 w[87]
        xor edx, ecx               ;   242.5 p0     107 w[87]
        rol edx, 0xb               ;   243.5 p1     107 w[87]
        mov dword [esp + 316], edi ;   241.5 p0+p3  107 w[82] spill
        mov edi, dword [esp + 308] ;   235.5 p2     107 w[88]
        xor edi, esi               ;   242.5 p0     107 w[88]
        mov dword [esp + 320], esi ;   243.0 p0+p3  107 w[83] spill
        mov esi, eax               ;   238.5 p1     107 w[88] copy
        xor esi, 0x9e3779e9        ;   244.0 p0     107 w[88]
        xor esi, edi               ;   245.0 p0     107 w[88]
        xor esi, edx               ;   246.0 p0     107 w[88]
        rol esi, 0xb               ;   247.0 p1     107 w[88]
        mov dword [esp + 324], edi ;   245.5 p0+p3  107 w[88] spill
        mov edi, dword [esp + 316] ;   241.5 p2     107 w[90]
        xor edi, 0x9e3779eb        ;   246.5 p0     107 w[90]
        xor edi, eax               ;   247.5 p0     107 w[90]
        xor edi, edx               ;   248.5 p0     107 w[90]
        mov dword [esp + 328], eax ;   248.0 p0+p3  107 w[85] spill
        mov eax, ebp               ;   226.5 p1     107 w[89] copy
        xor eax, 0x9e3779e8        ;   249.0 p0     107 w[89]
        xor eax, ebx               ;   250.0 p0     107 w[89]
        xor eax, ecx               ;   251.0 p0     107 w[89]
        xor eax, esi               ;   252.0 p0     107 w[89]
        rol eax, 0xb               ;   253.0 p1     107 w[89]
        xor edi, eax               ;   254.0 p0     107 w[90]
        rol edi, 0xb               ;   255.0 p1     107 w[90]
        mov dword [esp + 332], ebp ;   251.5 p0+p3  107 w[81] spill
        mov ebp, dword [esp + 320] ;   243.0 p2     107 w[91]
        xor ebp, 0x9e3779ea        ;   252.5 p0     107 w[91]
        xor ebp, ecx               ;   253.5 p0     107 w[91]
        xor ebp, esi               ;   254.5 p0     107 w[91]
        xor ebp, edi               ;   256.0 p0     107 w[91]
        rol ebp, 0xb               ;   257.0 p1     107 w[91]
        mov dword [esp + 336], ecx ;   254.5 p0+p3  107 w[86] spill
        mov ecx, ebx               ;   235.5 p1     107 w[92] copy
        xor ecx, edx               ;   255.5 p0     107 w[92]
        mov dword [esp + 340], ebx ;   256.0 p0+p3  107 w[84] spill
        mov ebx, dword [esp + 328] ;   248.0 p2     107 w[93]
        xor ebx, 0x9e3779ec        ;   257.0 p0     107 w[93]
        xor ebx, esi               ;   258.0 p0     107 w[93]
        xor ebx, edi               ;   259.0 p0     107 w[93]
        mov dword [esp + 344], esi ;   258.5 p0+p3  107 w[88] spill
        mov esi, ecx               ;   256.5 p1     107 w[92] copy
        xor esi, 0x9e3779ed        ;   259.5 p0     107 w[92]
        xor esi, eax               ;   260.5 p0     107 w[92]
        xor esi, ebp               ;   261.5 p0     107 w[92]
        rol esi, 0xb               ;   262.5 p1     107 w[92]
        xor ebx, esi               ;   263.5 p0     107 w[93]
        rol ebx, 0xb               ;   264.5 p1     107 w[93]
        mov dword [esp + 348], ecx ;   261.5 p0+p3  107 w[92] spill
        mov ecx, dword [esp + 336] ;   254.5 p2     107 w[94]
        xor ecx, 0x9e3779ef        ;   262.5 p0     107 w[94]
        xor ecx, eax               ;   263.5 p0     107 w[94]
        xor ecx, ebp               ;   264.5 p0     107 w[94]
        xor ecx, ebx               ;   265.5 p0     107 w[94]
        rol ecx, 0xb               ;   266.5 p1     107 w[94]
        mov dword [esp + 352], eax ;   264.5 p0+p3  107 w[89] spill
        mov eax, dword [esp + 344] ;   258.5 p2     107 w[96]
        xor eax, 0x9e3779e1        ;   265.5 p0     107 w[96]
        xor eax, ebp               ;   266.5 p0     107 w[96]
        xor eax, ebx               ;   267.5 p0     107 w[96]
        mov dword [esp + 356], ebp ;   267.0 p0+p3  107 w[91] spill
        mov ebp, edx               ;   244.5 p1     107 w[95] copy
        xor ebp, 0x9e3779ee        ;   268.0 p0     107 w[95]
        xor ebp, edi               ;   269.0 p0     107 w[95]
        xor ebp, esi               ;   270.0 p0     107 w[95]
        xor ebp, ecx               ;   271.0 p0     107 w[95]
        rol ebp, 0xb               ;   272.0 p1     107 w[95]
        xor eax, ebp               ;   273.0 p0     107 w[96]
        rol eax, 0xb               ;   274.0 p1     107 w[96]
        mov dword [esp + 360], edx ;   270.5 p0+p3  107 w[87] spill
        mov edx, dword [esp + 352] ;   264.5 p2     107 w[97]
        xor edx, 0x9e3779e0        ;   271.5 p0     107 w[97]
        xor edx, esi               ;   272.5 p0     107 w[97]
        xor edx, ecx               ;   273.5 p0     107 w[97]
        xor edx, eax               ;   275.0 p0     107 w[97]
        rol edx, 0xb               ;   276.0 p1     107 w[97]
        mov dword [esp + 364], esi ;   273.5 p0+p3  107 w[92] spill
        mov esi, dword [esp + 356] ;   267.0 p2     107 w[99]
        xor esi, 0x9e3779e2        ;   274.5 p0     107 w[99]
        xor esi, ecx               ;   275.5 p0     107 w[99]
        xor esi, eax               ;   276.5 p0     107 w[99]
        mov dword [esp + 368], ecx ;   276.0 p0+p3  107 w[94] spill
        mov ecx, edi               ;   256.0 p1     107 w[98] copy
        xor ecx, 0x9e3779e3        ;   277.0 p0     107 w[98]
        xor ecx, ebx               ;   278.0 p0     107 w[98]
        xor ecx, ebp               ;   279.0 p0     107 w[98]
        xor ecx, edx               ;   280.0 p0     107 w[98]
        rol ecx, 0xb               ;   281.0 p1     107 w[98]
        xor esi, ecx               ;   282.0 p0     107 w[99]
        rol esi, 0xb               ;   283.0 p1     107 w[99]
        mov dword [esp + 372], edi ;   279.5 p0+p3  107 w[90] spill
        mov edi, dword [esp + 364] ;   273.5 p2     107 w[100]
        xor edi, ebp               ;   280.5 p0     107 w[100]
        mov dword [esp + 376], ebp ;   281.0 p0+p3  107 w[95] spill
        mov ebp, edx               ;   277.0 p1     107 w[100] copy
        xor ebp, 0x9e3779e5        ;   282.0 p0     107 w[100]
        xor ebp, edi               ;   283.0 p0     107 w[100]
        xor ebp, esi               ;   284.0 p0     107 w[100]
        rol ebp, 0xb               ;   285.0 p1     107 w[100]
        mov dword [esp + 380], edi ;   283.5 p0+p3  107 w[100] spill
        mov edi, dword [esp + 368] ;   276.0 p2     107 w[102]
        xor edi, 0x9e3779e7        ;   284.5 p0     107 w[102]
        xor edi, edx               ;   285.5 p0     107 w[102]
        xor edi, esi               ;   286.5 p0     107 w[102]
        mov dword [esp + 384], edx ;   286.0 p0+p3  107 w[97] spill
        mov edx, ebx               ;   265.5 p1     107 w[101] copy
        xor edx, 0x9e3779e4        ;   287.0 p0     107 w[101]
        xor edx, eax               ;   288.0 p0     107 w[101]
        xor edx, ecx               ;   289.0 p0     107 w[101]
        xor edx, ebp               ;   290.0 p0     107 w[101]
        rol edx, 0xb               ;   291.0 p1     107 w[101]
        xor edi, edx               ;   292.0 p0     107 w[102]
        rol edi, 0xb               ;   293.0 p1     107 w[102]
        mov dword [esp + 388], ebx ;   289.5 p0+p3  107 w[93] spill
        mov ebx, dword [esp + 376] ;   281.0 p2     107 w[103]
        xor ebx, 0x9e3779e6        ;   290.5 p0     107 w[103]
        xor ebx, ecx               ;   291.5 p0     107 w[103]
        xor ebx, ebp               ;   292.5 p0     107 w[103]
        xor ebx, edi               ;   294.0 p0     107 w[103]
        rol ebx, 0xb               ;   295.0 p1     107 w[103]
        mov dword [esp + 392], ecx ;   292.5 p0+p3  107 w[98] spill
        mov ecx, dword [esp + 384] ;   286.0 p2     107 w[105]
        xor ecx, 0x9e3779d8        ;   293.5 p0     107 w[105]
        xor ecx, ebp               ;   294.5 p0     107 w[105]
        xor ecx, edi               ;   295.5 p0     107 w[105]
        xor ebp, ebx               ;   296.0 p0     107 w[108]
        mov dword [esp + 396], ebp ;   297.0 p0+p3  107 w[108] spill
        mov ebp, eax               ;   275.0 p1     107 w[104] copy
        xor ebp, 0x9e3779d9        ;   296.5 p0     107 w[104]
        xor ebp, esi               ;   297.5 p0     107 w[104]
        xor ebp, edx               ;   298.5 p0     107 w[104]
        xor ebp, ebx               ;   299.5 p0     107 w[104]
        rol ebp, 0xb               ;   300.5 p1     107 w[104]
        xor ecx, ebp               ;   301.5 p0     107 w[105]
        rol ecx, 0xb               ;   302.5 p1     107 w[105]
        mov dword [esp + 400], eax ;   299.0 p0+p3  107 w[96] spill
        mov eax, dword [esp + 392] ;   292.5 p2     107 w[106]
        xor eax, 0x9e3779db        ;   300.0 p0     107 w[106]
        xor eax, edx               ;   301.0 p0     107 w[106]
        xor eax, ebx               ;   302.0 p0     107 w[106]
        xor eax, ecx               ;   303.5 p0     107 w[106]
        rol eax, 0xb               ;   304.5 p1     107 w[106]
        mov dword [esp + 404], ebx ;   302.0 p0+p3  107 w[103] spill
        mov ebx, esi               ;   284.0 p1     107 w[107] copy
        xor ebx, 0x9e3779da        ;   303.0 p0     107 w[107]
        xor ebx, edi               ;   304.0 p0     107 w[107]
        xor ebx, ebp               ;   305.0 p0     107 w[107]
        xor ebx, eax               ;   306.0 p0     107 w[107]
        rol ebx, 0xb               ;   307.0 p1     107 w[107]
        mov dword [esp + 408], esi ;   305.0 p0+p3  107 w[99] spill
        mov esi, dword [esp + 396] ;   297.0 p2     107 w[108]
        xor esi, 0x9e3779dd        ;   306.0 p0     107 w[108]
        xor esi, ecx               ;   307.0 p0     107 w[108]
        xor esi, ebx               ;   308.0 p0     107 w[108]
        rol esi, 0xb               ;   309.0 p1     107 w[108]
        mov dword [esp + 412], edi ;   307.5 p0+p3  107 w[102] spill
        mov edi, edx               ;   292.0 p1     107 w[109] copy
        xor edi, 0x9e3779dc        ;   308.5 p0     107 w[109]
        xor edi, ebp               ;   309.5 p0     107 w[109]
        xor edi, eax               ;   310.5 p0     107 w[109]
        xor edi, esi               ;   311.5 p0     107 w[109]
        rol edi, 0xb               ;   312.5 p1     107 w[109]
        mov dword [esp + 416], edx ;   310.5 p0+p3  107 w[101] spill
        mov edx, dword [esp + 412] ;   307.5 p2     107 w[110]
        xor edx, 0x9e3779df        ;   311.5 p0     107 w[110]
        xor edx, ecx               ;   312.5 p0     107 w[110]
        xor edx, ebx               ;   313.5 p0     107 w[110]
        xor edx, edi               ;   314.5 p0     107 w[110]
        rol edx, 0xb               ;   315.5 p1     107 w[110]
        mov dword [esp + 420], ecx ;   313.5 p0+p3  107 w[105] spill
        mov ecx, dword [esp + 404] ;   302.0 p2     107 w[111]
        xor ecx, 0x9e3779de        ;   314.5 p0     107 w[111]
        xor ecx, eax               ;   315.5 p0     107 w[111]
        xor ecx, esi               ;   316.5 p0     107 w[111]
        xor ecx, edx               ;   317.5 p0     107 w[111]
        rol ecx, 0xb               ;   318.5 p1     107 w[111]
        mov dword [esp + 424], eax ;   316.5 p0+p3  107 w[106] spill
        mov eax, dword [esp + 420] ;   313.5 p2     107 w[113]
        xor eax, 0x9e3779d0        ;   317.5 p0     107 w[113]
        xor eax, esi               ;   318.5 p0     107 w[113]
        xor eax, edx               ;   319.5 p0     107 w[113]
        mov dword [esp + 428], esi ;   319.0 p0+p3  107 w[108] spill
        mov esi, ebp               ;   301.5 p1     107 w[112] copy
        xor esi, 0x9e3779d1        ;   320.0 p0     107 w[112]
        xor esi, ebx               ;   321.0 p0     107 w[112]
        xor esi, edi               ;   322.0 p0     107 w[112]
        xor esi, ecx               ;   323.0 p0     107 w[112]
        rol esi, 0xb               ;   324.0 p1     107 w[112]
        xor eax, esi               ;   325.0 p0     107 w[113]
        rol eax, 0xb               ;   326.0 p1     107 w[113]
        mov dword [esp + 432], ebp ;   322.5 p0+p3  107 w[104] spill
        mov ebp, dword [esp + 424] ;   316.5 p2     107 w[114]
        xor ebp, 0x9e3779d3        ;   323.5 p0     107 w[114]
        xor ebp, edi               ;   324.5 p0     107 w[114]
        xor ebp, ecx               ;   325.5 p0     107 w[114]
        xor ebp, eax               ;   327.0 p0     107 w[114]
        rol ebp, 0xb               ;   328.0 p1     107 w[114]
        mov dword [esp + 436], edi ;   325.5 p0+p3  107 w[109] spill
        mov edi, dword [esp + 428] ;   319.0 p2     107 w[116]
        xor edi, 0x9e3779d5        ;   326.5 p0     107 w[116]
        xor edi, ecx               ;   327.5 p0     107 w[116]
        xor edi, eax               ;   328.5 p0     107 w[116]
        mov dword [esp + 440], ecx ;   328.0 p0+p3  107 w[111] spill
        mov ecx, ebx               ;   308.0 p1     107 w[115] copy
        xor ecx, 0x9e3779d2        ;   329.0 p0     107 w[115]
        xor ecx, edx               ;   330.0 p0     107 w[115]
        xor ecx, esi               ;   331.0 p0     107 w[115]
        xor ecx, ebp               ;   332.0 p0     107 w[115]
        rol ecx, 0xb               ;   333.0 p1     107 w[115]
        xor edi, ecx               ;   334.0 p0     107 w[116]
        rol edi, 0xb               ;   335.0 p1     107 w[116]
        mov dword [esp + 444], ebx ;   331.5 p0+p3  107 w[107] spill
        mov ebx, dword [esp + 436] ;   325.5 p2     107 w[117]
        xor ebx, 0x9e3779d4        ;   332.5 p0     107 w[117]
        xor ebx, esi               ;   333.5 p0     107 w[117]
        xor ebx, ebp               ;   334.5 p0     107 w[117]
        xor ebx, edi               ;   336.0 p0     107 w[117]
        rol ebx, 0xb               ;   337.0 p1     107 w[117]
        mov dword [esp + 448], esi ;   334.5 p0+p3  107 w[112] spill
        mov esi, dword [esp + 440] ;   328.0 p2     107 w[119]
        xor esi, 0x9e3779d6        ;   335.5 p0     107 w[119]
        xor esi, ebp               ;   336.5 p0     107 w[119]
        xor esi, edi               ;   337.5 p0     107 w[119]
        mov dword [esp + 452], ebp ;   337.0 p0+p3  107 w[114] spill
        mov ebp, edx               ;   316.5 p1     107 w[118] copy
        xor ebp, 0x9e3779d7        ;   338.0 p0     107 w[118]
        xor ebp, eax               ;   339.0 p0     107 w[118]
        xor ebp, ecx               ;   340.0 p0     107 w[118]
        xor ebp, ebx               ;   341.0 p0     107 w[118]
        rol ebp, 0xb               ;   342.0 p1     107 w[118]
        xor esi, ebp               ;   343.0 p0     107 w[119]
        rol esi, 0xb               ;   344.0 p1     107 w[119]
        mov dword [esp + 456], edx ;   340.5 p0+p3  107 w[110] spill
        mov edx, dword [esp + 448] ;   334.5 p2     107 w[120]
        xor edx, ecx               ;   341.5 p0     107 w[120]
        mov dword [esp + 460], ecx ;   342.0 p0+p3  107 w[115] spill
        mov ecx, edx               ;   342.5 p1     107 w[120] copy
        xor ecx, 0x9e3779c9        ;   343.5 p0     107 w[120]
        xor ecx, ebx               ;   344.5 p0     107 w[120]
        xor ecx, esi               ;   345.5 p0     107 w[120]
        rol ecx, 0xb               ;   346.5 p1     107 w[120]
        mov dword [esp + 464], edx ;   344.5 p0+p3  107 w[120] spill
        mov edx, dword [esp + 452] ;   337.0 p2     107 w[122]
        xor edx, 0x9e3779cb        ;   345.5 p0     107 w[122]
        xor edx, ebx               ;   346.5 p0     107 w[122]
        xor edx, esi               ;   347.5 p0     107 w[122]
        mov dword [esp + 468], ebx ;   347.0 p0+p3  107 w[117] spill
        mov ebx, eax               ;   327.0 p1     107 w[121] copy
        xor ebx, 0x9e3779c8        ;   348.0 p0     107 w[121]
        xor ebx, edi               ;   349.0 p0     107 w[121]
        xor ebx, ebp               ;   350.0 p0     107 w[121]
        xor ebx, ecx               ;   351.0 p0     107 w[121]
        rol ebx, 0xb               ;   352.0 p1     107 w[121]
        xor edx, ebx               ;   353.0 p0     107 w[122]
        rol edx, 0xb               ;   354.0 p1     107 w[122]
        mov dword [esp + 472], eax ;   350.5 p0+p3  107 w[113] spill
        mov eax, dword [esp + 460] ;   342.0 p2     107 w[123]
        xor eax, 0x9e3779ca        ;   351.5 p0     107 w[123]
        xor eax, ebp               ;   352.5 p0     107 w[123]
        xor eax, ecx               ;   353.5 p0     107 w[123]
        xor eax, edx               ;   355.0 p0     107 w[123]
        rol eax, 0xb               ;   356.0 p1     107 w[123]
        mov dword [esp + 476], ebp ;   353.5 p0+p3  107 w[118] spill
        mov ebp, edi               ;   336.0 p1     107 w[124] copy
        xor ebp, esi               ;   354.5 p0     107 w[124]
        mov dword [esp + 480], edi ;   355.0 p0+p3  107 w[116] spill
        mov edi, dword [esp + 468] ;   347.0 p2     107 w[125]
        xor edi, 0x9e3779cc        ;   356.0 p0     107 w[125]
        xor edi, ecx               ;   357.0 p0     107 w[125]
        xor edi, edx               ;   358.0 p0     107 w[125]
        mov dword [esp + 484], ecx ;   357.5 p0+p3  107 w[120] spill
        mov ecx, ebp               ;   355.5 p1     107 w[124] copy
        xor ecx, 0x9e3779cd        ;   358.5 p0     107 w[124]
        xor ecx, ebx               ;   359.5 p0     107 w[124]
        xor ecx, eax               ;   360.5 p0     107 w[124]
        rol ecx, 0xb               ;   361.5 p1     107 w[124]
        xor edi, ecx               ;   362.5 p0     107 w[125]
        rol edi, 0xb               ;   363.5 p1     107 w[125]
        mov dword [esp + 488], ebp ;   360.5 p0+p3  107 w[124] spill
        mov ebp, dword [esp + 476] ;   353.5 p2     107 w[126]
        xor ebp, 0x9e3779cf        ;   361.5 p0     107 w[126]
        xor ebp, ebx               ;   362.5 p0     107 w[126]
        xor ebp, eax               ;   363.5 p0     107 w[126]
        xor ebp, edi               ;   364.5 p0     107 w[126]
        rol ebp, 0xb               ;   365.5 p1     107 w[126]
        mov dword [esp + 492], ebx ;   363.5 p0+p3  107 w[121] spill
        mov ebx, dword [esp + 484] ;   357.5 p2     107 w[128]
        xor ebx, 0x9e3779c1        ;   364.5 p0     107 w[128]
        xor ebx, eax               ;   365.5 p0     107 w[128]
        xor ebx, edi               ;   366.5 p0     107 w[128]
        mov dword [esp + 496], eax ;   366.0 p0+p3  107 w[123] spill
        mov eax, esi               ;   345.0 p1     107 w[127] copy
        xor eax, 0x9e3779ce        ;   367.0 p0     107 w[127]
        xor eax, edx               ;   368.0 p0     107 w[127]
        xor eax, ecx               ;   369.0 p0     107 w[127]
        xor eax, ebp               ;   370.0 p0     107 w[127]
        rol eax, 0xb               ;   371.0 p1     107 w[127]
        xor ebx, eax               ;   372.0 p0     107 w[128]
        rol ebx, 0xb               ;   373.0 p1     107 w[128]
        mov dword [esp + 500], esi ;   369.5 p0+p3  107 w[119] spill
        mov esi, dword [esp + 492] ;   363.5 p2     107 w[129]
        xor esi, 0x9e3779c0        ;   370.5 p0     107 w[129]
        xor esi, ecx               ;   371.5 p0     107 w[129]
        xor esi, ebp               ;   372.5 p0     107 w[129]
        xor esi, ebx               ;   374.0 p0     107 w[129]
        rol esi, 0xb               ;   375.0 p1     107 w[129]
        mov dword [esp + 504], ecx ;   372.5 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 496] ;   366.0 p2     107 w[131]
        xor ecx, 0x9e3779c2        ;   373.5 p0     107 w[131]
        xor ecx, ebp               ;   374.5 p0     107 w[131]
        xor ecx, ebx               ;   375.5 p0     107 w[131]
        mov dword [esp + 508], ebp ;   375.0 p0+p3  107 w[126] spill
        mov ebp, edx               ;   355.0 p1     107 w[130] copy
        xor ebp, 0x9e3779c3        ;   376.0 p0     107 w[130]
        xor ebp, edi               ;   377.0 p0     107 w[130]
        xor ebp, eax               ;   378.0 p0     107 w[130]
        xor ebp, esi               ;   379.0 p0     107 w[130]
        rol ebp, 0xb               ;   380.0 p1     107 w[130]
        xor ecx, ebp               ;   381.0 p0     107 w[131]
        rol ecx, 0xb               ;   382.0 p1     107 w[131]
        mov dword [esp + 512], edx ;   378.5 p0+p3  107 w[122] spill
        mov edx, dword [esp + 504] ;   372.5 p2     107 w[132]
        xor edx, eax               ;   379.5 p0     107 w[132]
        mov dword [esp + 516], eax ;   380.0 p0+p3  107 w[127] spill
        mov eax, esi               ;   376.0 p1     107 w[132] copy
        xor eax, 0x9e3779c5        ;   381.0 p0     107 w[132]
        xor eax, edx               ;   382.0 p0     107 w[132]
        xor eax, ecx               ;   383.0 p0     107 w[132]
        rol eax, 0xb               ;   384.0 p1     107 w[132]
        mov dword [esp + 520], edx ;   382.5 p0+p3  107 w[132] spill
        mov edx, dword [esp + 508] ;   375.0 p2     107 w[134]
        xor edx, 0x9e3779c7        ;   383.5 p0     107 w[134]
        xor edx, esi               ;   384.5 p0     107 w[134]
        xor edx, ecx               ;   385.5 p0     107 w[134]
        mov dword [esp + 524], esi ;   385.0 p0+p3  107 w[129] spill
        mov esi, edi               ;   364.5 p1     107 w[133] copy
        xor esi, 0x9e3779c4        ;   386.0 p0     107 w[133]
        xor esi, ebx               ;   387.0 p0     107 w[133]
        xor esi, ebp               ;   388.0 p0     107 w[133]
        xor esi, eax               ;   389.0 p0     107 w[133]
        rol esi, 0xb               ;   390.0 p1     107 w[133]
        xor edx, esi               ;   391.0 p0     107 w[134]
        rol edx, 0xb               ;   392.0 p1     107 w[134]
        mov dword [esp + 528], edi ;   388.5 p0+p3  107 w[125] spill
        mov edi, dword [esp + 516] ;   380.0 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   389.5 p0     107 w[135]
        xor edi, ebp               ;   390.5 p0     107 w[135]
        xor edi, eax               ;   391.5 p0     107 w[135]
        xor edi, edx               ;   393.0 p0     107 w[135]
        rol edi, 0xb               ;   394.0 p1     107 w[135]
        mov dword [esp + 532], ebp ;   391.5 p0+p3  107 w[130] spill
        mov ebp, dword [esp + 524] ;   385.0 p2     107 w[137]
        xor ebp, 0x9e377938        ;   392.5 p0     107 w[137]
        xor ebp, eax               ;   393.5 p0     107 w[137]
        xor ebp, edx               ;   394.5 p0     107 w[137]
        mov dword [esp + 536], eax ;   394.0 p0+p3  107 w[132] spill
        mov eax, ebx               ;   374.0 p1     107 w[136] copy
        xor eax, 0x9e377939        ;   395.0 p0     107 w[136]
        xor eax, ecx               ;   396.0 p0     107 w[136]
        xor eax, esi               ;   397.0 p0     107 w[136]
        xor eax, edi               ;   398.0 p0     107 w[136]
        rol eax, 0xb               ;   399.0 p1     107 w[136]
        xor ebp, eax               ;   400.0 p0     107 w[137]
        rol ebp, 0xb               ;   401.0 p1     107 w[137]
        mov dword [esp + 540], ebx ;   397.5 p0+p3  107 w[128] spill
        mov ebx, dword [esp + 532] ;   391.5 p2     107 w[138]
        xor ebx, 0x9e37793b        ;   398.5 p0     107 w[138]
        xor ebx, esi               ;   399.5 p0     107 w[138]
        xor ebx, edi               ;   400.5 p0     107 w[138]
        xor ebx, ebp               ;   402.0 p0     107 w[138]
        rol ebx, 0xb               ;   403.0 p1     107 w[138]
        mov dword [esp + 544], ebp ;   402.0 p0+p3  107 w[137] spill
        mov ebp, dword [esp + 0]   ;   350.0 p2      26 box
        and ebp, dword [esp + 12]  ;   401.5 p2+p0   26 box
        mov dword [esp + 548], esi ;   402.0 p0+p3  107 w[133] spill
        mov esi, dword [esp + 12]  ;   352.0 p2      26 box
        xor esi, dword [esp + 8]   ;   403.0 p2+p0   26 box
        mov dword [esp + 12], edi  ;   403.5 p0+p3  107 w[135] spill
        mov edi, ecx               ;   383.0 p1     107 w[139] copy
        xor edi, 0x9e37793a        ;   404.5 p0     107 w[139]
        xor edi, edx               ;   405.5 p0     107 w[139]
        xor edi, eax               ;   406.5 p0     107 w[139]
        xor edi, ebx               ;   407.5 p0     107 w[139]
        rol edi, 0xb               ;   408.5 p1     107 w[139]
        mov dword [esp + 552], ebx ;   406.5 p0+p3  107 w[138] spill
        mov ebx, dword [esp + 8]   ;   357.3 p2      26 box
        or ebx, dword [esp + 0]    ;   407.5 p2+p0   26 box
        mov dword [esp + 8], edi   ;   409.5 p0+p3  107 w[139] spill
        mov edi, dword [esp + 0]   ;   359.3 p2      26 box
        xor edi, dword [esp + 4]   ;   409.0 p2+p0   26 box
        or edi, ebp                ;   410.0 p0      26 box
        mov dword [esp + 0], eax   ;   410.0 p0+p3  107 w[136] spill
        mov eax, dword [esp + 4]   ;   361.3 p2      26 box
        and eax, ebx               ;   411.0 p0      26 box
        xor eax, esi               ;   412.0 p0      26 box
        and esi, ebx               ;   412.0 p0      26 box
        xor esi, edi               ;   413.0 p0      26 box
        xor ebx, eax               ;   413.0 p0      26 box
        xor eax, ebp               ;   413.5 p0      26 box
        and ebp, esi               ;   414.0 p0      26 box
        xor edi, eax               ;   414.5 p0      26 box
        xor ebp, ebx               ;   415.0 p0      26 box
        and ebx, esi               ;   415.5 p0      26 box
        xor eax, ebx               ;   416.5 p0      26 box
        mov ebx, dword [esp + 24]  ;   366.2 p2      25 box
        and ebx, dword [esp + 20]  ;   416.5 p2+p0   25 box
        xor ebx, dword [esp + 36]  ;   417.5 p2+p0   25 box
        mov dword [esp + 4], edi   ;   417.5 p0+p3   26 box spill
        mov edi, dword [esp + 20]  ;   369.2 p2      25 box
        xor edi, dword [esp + 24]  ;   418.5 p2+p0   25 box
        xor edi, dword [esp + 16]  ;   419.5 p2+p0   25 box
        mov dword [esp + 20], esi  ;   419.5 p0+p3   26 box spill
        mov esi, dword [esp + 36]  ;   372.2 p2      25 box
        or esi, dword [esp + 24]   ;   420.5 p2+p0   25 box
        xor esi, dword [esp + 16]  ;   421.5 p2+p0   25 box
        mov dword [esp + 36], ebp  ;   421.5 p0+p3   26 box spill
        mov ebp, dword [esp + 16]  ;   375.2 p2      25 box
        and ebp, ebx               ;   422.5 p0      25 box
        xor ebp, edi               ;   423.5 p0      25 box
        xor ebx, edi               ;   423.5 p0      25 box
        or edi, esi                ;   424.0 p0      25 box
        xor edi, ebx               ;   425.0 p0      25 box
        xor ebx, dword [esp + 24]  ;   425.0 p2+p0   25 box
        xor esi, edi               ;   426.0 p0      25 box
        xor edi, ebp               ;   426.0 p0      25 box
        not ebp                    ;   426.5 p0      25 box
        mov dword [esp + 24], ebp  ;   427.5 p0+p3   25 box spill
        mov ebp, dword [esp + 28]  ;   378.3 p2      24 box
        and ebp, dword [esp + 32]  ;   428.0 p2+p0   24 box
        mov dword [esp + 28], esi  ;   428.5 p0+p3   25 box spill
        mov esi, dword [esp + 44]  ;   380.3 p2      24 box
        or esi, dword [esp + 32]   ;   429.5 p2+p0   24 box
        not esi                    ;   430.5 p0      24 box
        mov dword [esp + 44], edi  ;   430.5 p0+p3   25 box spill
        mov edi, dword [esp + 32]  ;   383.7 p2      24 box
        xor edi, dword [esp + 40]  ;   431.5 p2+p0   24 box
        mov dword [esp + 32], ebx  ;   432.0 p0+p3   25 box spill
        mov ebx, ebp               ;   429.0 p1      24 box copy
        mov dword [esp + 16], eax  ;   433.0 p0+p3   26 box spill
        mov eax, dword [esp + 40]  ;   385.7 p2      24 box
        mov dword [esp + 40], edx  ;   434.0 p0+p3  107 w[134] spill
        mov edx, esi               ;   431.5 p1      24 box copy
        mov dword [esp + 556], ecx ;   435.0 p0+p3  107 w[131] spill
        mov ecx, dword [esp + 48]  ;   387.0 p2      23 box
        or ecx, dword [esp + 60]   ;   436.0 p2+p0   23 box
        xor ecx, dword [esp + 68]  ;   437.0 p2+p0   23 box
        mov dword [esp + 48], ecx  ;   438.0 p0+p3   23 box spill
        mov ecx, dword [esp + 60]  ;   390.0 p2      23 box
        xor ecx, dword [esp + 56]  ;   438.0 p2+p0   23 box
        mov dword [esp + 60], ecx  ;   439.0 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   392.0 p2      23 box
        and ecx, dword [esp + 64]  ;   439.5 p2+p0   23 box
        xor ecx, dword [esp + 60]  ;   443.0 p2+p0   23 box
        mov dword [esp + 68], ecx  ;   444.0 p0+p3   23 box spill
        mov ecx, dword [esp + 56]  ;   395.0 p2      23 box
        xor ecx, dword [esp + 48]  ;   442.0 p2+p0   23 box
        mov dword [esp + 56], ecx  ;   443.0 p0+p3   23 box spill
        mov ecx, dword [esp + 64]  ;   397.0 p2      23 box
        xor ecx, dword [esp + 48]  ;   443.0 p2+p0   23 box
        mov dword [esp + 64], ecx  ;   444.0 p0+p3   23 box spill
        mov ecx, dword [esp + 56]  ;   443.0 p2      23 box
        xor ecx, dword [esp + 64]  ;   448.0 p2+p0   23 box
        or ecx, dword [esp + 68]   ;   449.0 p2+p0   23 box
        mov dword [esp + 560], ecx ;   450.0 p0+p3   23 box spill
        mov ecx, dword [esp + 64]  ;   444.0 p2      23 box
        mov dword [esp + 64], ecx  ;   448.0 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   444.0 p2      23 box
        xor ecx, dword [esp + 560] ;   454.0 p2+p0   23 box
        mov dword [esp + 68], ecx  ;   455.0 p0+p3   23 box spill
        mov ecx, dword [esp + 48]  ;   438.0 p2      23 box
        xor ecx, dword [esp + 68]  ;   459.0 p2+p0   23 box
        mov dword [esp + 48], ecx  ;   460.0 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   455.0 p2      23 box
        mov dword [esp + 68], ecx  ;   459.0 p0+p3   23 box spill
        mov ecx, dword [esp + 52]  ;   408.0 p2      24 box
        not ecx                    ;   451.5 p0      24 box
        xor edi, ecx               ;   452.5 p0      24 box
        or ebx, ecx                ;   452.5 p0      24 box
        xor ebp, edi               ;   453.5 p0      24 box
        and edi, ebx               ;   453.5 p0      24 box
        or edx, edi                ;   454.5 p0      24 box
        xor ebx, ebp               ;   454.5 p0      24 box
        xor eax, ebp               ;   455.0 p0      24 box
        or ebx, edx                ;   455.5 p0      24 box
        xor esi, eax               ;   456.0 p0      24 box
        xor ebx, esi               ;   457.0 p0      24 box
        and eax, edx               ;   457.0 p0      24 box
        xor esi, eax               ;   458.0 p0      24 box
        mov edi, dword [esp + 60]  ;   439.0 p2      23 box
        not edi                    ;   458.0 p0      23 box
        mov eax, dword [esp + 64]  ;   448.0 p2      23 box reload
        or eax, edi                ;   459.0 p0      23 box
        mov edi, dword [esp + 560] ;   450.0 p2      23 box
        xor edi, eax               ;   460.0 p0      23 box
        mov ecx, dword [esp + 68]  ;   459.0 p2      23 box reload
        xor ecx, eax               ;   463.0 p0      23 box
        mov eax, dword [esp + 80]  ;   414.2 p2      30 box
        or eax, dword [esp + 92]   ;   460.0 p2+p0   30 box
        xor eax, dword [esp + 72]  ;   461.0 p2+p0   30 box
        mov dword [esp + 68], edi  ;   461.0 p0+p3   23 box spill
        mov edi, dword [esp + 72]  ;   417.2 p2      30 box
        and edi, dword [esp + 92]  ;   462.0 p2+p0   30 box
        mov dword [esp + 72], ecx  ;   464.0 p0+p3   23 box spill
        mov ecx, dword [esp + 80]  ;   419.2 p2      30 box
        xor ecx, edi               ;   463.5 p0      30 box
        xor edi, dword [esp + 76]  ;   464.0 p2+p0   30 box
        and edi, ecx               ;   465.0 p0      30 box
        mov dword [esp + 80], edx  ;   465.0 p0+p3   24 box spill
        mov edx, dword [esp + 92]  ;   421.2 p2      30 box
        xor edx, edi               ;   466.0 p0      30 box
        or edi, eax                ;   466.5 p0      30 box
        xor edi, dword [esp + 76]  ;   467.5 p2+p0   30 box
        mov dword [esp + 92], ebp  ;   467.5 p0+p3   24 box spill
        mov ebp, dword [esp + 76]  ;   423.2 p2      30 box
        xor ebp, eax               ;   468.5 p0      30 box
        not ebp                    ;   469.5 p0      30 box
        xor eax, ecx               ;   469.5 p0      30 box
        xor eax, edx               ;   470.5 p0      30 box
        or ebp, ecx                ;   470.5 p0      30 box
        or ebp, edx                ;   471.5 p0      30 box
        xor ebp, eax               ;   472.5 p0      30 box
        xor edx, edi               ;   472.0 p0      30 box
        or eax, edi                ;   472.5 p0      30 box
        xor ecx, eax               ;   473.5 p0      30 box
        mov eax, dword [esp + 84]  ;   424.5 p2      29 box
        and eax, dword [esp + 96]  ;   473.5 p2+p0   29 box
        mov dword [esp + 84], edx  ;   474.0 p0+p3   30 box spill
        mov edx, dword [esp + 96]  ;   426.5 p2      29 box
        xor edx, dword [esp + 108] ;   475.0 p2+p0   29 box
        mov dword [esp + 96], edi  ;   475.5 p0+p3   30 box spill
        mov edi, dword [esp + 108] ;   428.5 p2      29 box
        mov dword [esp + 108], ecx ;   476.5 p0+p3   30 box spill
        mov ecx, dword [esp + 100] ;   429.5 p2      29 box
        mov dword [esp + 76], ebp  ;   477.5 p0+p3   30 box spill
        mov ebp, dword [esp + 100] ;   430.5 p2      29 box
        mov dword [esp + 560], ebx ;   478.5 p0+p3   24 box spill
        mov ebx, dword [esp + 100] ;   431.5 p2      29 box
        mov dword [esp + 100], esi ;   479.5 p0+p3   24 box spill
        mov esi, edx               ;   476.0 p1      29 box copy
        mov dword [esp + 64], edx  ;   480.5 p0+p3   29 box spill
        mov edx, dword [esp + 104] ;   432.5 p2      28 box
        or edx, dword [esp + 120]  ;   481.5 p2+p0   28 box
        mov dword [esp + 60], edx  ;   482.5 p0+p3   28 box spill
        mov edx, dword [esp + 112] ;   434.5 p2      28 box
        xor edx, dword [esp + 104] ;   483.0 p2+p0   28 box
        mov dword [esp + 112], edx ;   484.0 p0+p3   28 box spill
        mov edx, dword [esp + 120] ;   436.5 p2      28 box
        xor edx, dword [esp + 104] ;   484.5 p2+p0   28 box
        mov dword [esp + 120], edx ;   485.5 p0+p3   28 box spill
        mov edx, dword [esp + 60]  ;   482.5 p2      28 box reload
        xor edx, dword [esp + 112] ;   488.0 p2+p0   28 box
        mov dword [esp + 60], edx  ;   489.0 p0+p3   28 box spill
        mov edx, dword [esp + 104] ;   440.5 p2      28 box
        xor edx, dword [esp + 60]  ;   493.0 p2+p0   28 box
        mov dword [esp + 52], edx  ;   494.0 p0+p3   28 box spill
        mov edx, dword [esp + 112] ;   484.0 p2      28 box
        and edx, dword [esp + 104] ;   489.0 p2+p0   28 box
        mov dword [esp + 104], edx ;   490.0 p0+p3   28 box spill
        mov edx, dword [esp + 60]  ;   489.0 p2      28 box
        mov dword [esp + 112], edx ;   493.0 p0+p3   28 box spill
        mov edx, dword [esp + 60]  ;   489.0 p2      28 box
        mov dword [esp + 60], edx  ;   493.0 p0+p3   28 box spill
        mov edx, dword [esp + 88]  ;   446.5 p2      29 box
        not edx                    ;   492.5 p0      29 box
        xor edi, edx               ;   493.5 p0      29 box
        and ecx, edx               ;   493.5 p0      29 box
        xor eax, edi               ;   494.5 p0      29 box
        or ebp, edi                ;   494.5 p0      29 box
        xor esi, ebp               ;   495.5 p0      29 box
        xor ecx, edi               ;   495.5 p0      29 box
        xor ebx, eax               ;   496.0 p0      29 box
        mov edi, dword [esp + 64]  ;   480.5 p2      29 box reload
        and edi, ecx               ;   496.5 p0      29 box
        xor ecx, eax               ;   497.0 p0      29 box
        and ecx, esi               ;   498.0 p0      29 box
        or esi, edi                ;   498.0 p0      29 box
        xor edi, ebx               ;   498.5 p0      29 box
        not ebx                    ;   499.0 p0      29 box
        xor ecx, ebx               ;   500.0 p0      29 box
        xor esi, ebx               ;   500.0 p0      29 box
        mov ebp, dword [esp + 116] ;   455.7 p2      28 box
        not ebp                    ;   500.5 p0      28 box
        mov edx, dword [esp + 120] ;   485.5 p2      28 box reload
        xor edx, ebp               ;   501.5 p0      28 box
        mov ebx, dword [esp + 104] ;   490.0 p2      28 box reload
        and ebx, edx               ;   502.5 p0      28 box
        xor ebx, ebp               ;   503.5 p0      28 box
        or ebp, edx                ;   502.5 p0      28 box
        mov dword [esp + 104], ecx ;   503.0 p0+p3   29 box spill
        mov ecx, dword [esp + 112] ;   493.0 p2      28 box reload
        xor ecx, ebp               ;   504.0 p0      28 box
        mov ebp, dword [esp + 52]  ;   494.0 p2      28 box
        xor ebp, ebx               ;   504.5 p0      28 box
        mov dword [esp + 112], ebp ;   505.5 p0+p3   28 box spill
        mov ebp, dword [esp + 60]  ;   493.0 p2      28 box reload
        and ebp, ebx               ;   506.0 p0      28 box
        mov ebx, dword [esp + 52]  ;   494.0 p2      28 box
        and ebx, ecx               ;   506.5 p0      28 box
        xor ebx, edx               ;   507.5 p0      28 box
        xor edx, ebp               ;   507.5 p0      28 box
        mov ebp, dword [esp + 132] ;   466.3 p2      27 box
        and ebp, dword [esp + 124] ;   508.0 p2+p0   27 box
        xor ebp, dword [esp + 128] ;   509.0 p2+p0   27 box
        mov dword [esp + 52], ebx  ;   509.0 p0+p3   28 box spill
        mov ebx, dword [esp + 132] ;   469.3 p2      27 box
        xor ebx, dword [esp + 136] ;   510.0 p2+p0   27 box
        mov dword [esp + 132], edx ;   510.5 p0+p3   28 box spill
        mov edx, dword [esp + 128] ;   471.3 p2      27 box
        or edx, dword [esp + 124]  ;   511.5 p2+p0   27 box
        or edx, ebx                ;   512.5 p0      27 box
        xor edx, dword [esp + 136] ;   513.5 p2+p0   27 box
        mov dword [esp + 128], ecx ;   513.0 p0+p3   28 box spill
        mov ecx, dword [esp + 136] ;   474.3 p2      27 box
        and ecx, ebx               ;   514.0 p0      27 box
        xor ecx, ebp               ;   515.0 p0      27 box
        mov dword [esp + 136], esi ;   515.0 p0+p3   29 box spill
        mov esi, dword [esp + 124] ;   475.3 p2      27 box
        xor esi, ebp               ;   516.0 p0      27 box
        and ebp, edx               ;   516.5 p0      27 box
        xor edx, esi               ;   517.0 p0      27 box
        or esi, ecx                ;   517.5 p0      27 box
        not ecx                    ;   518.0 p0      27 box
        xor esi, ebx               ;   518.5 p0      27 box
        xor ebx, ebp               ;   519.0 p0      27 box
        mov ebp, dword [esp + 148] ;   476.3 p2      26 box
        and ebp, dword [esp + 140] ;   519.5 p2+p0   26 box
        mov dword [esp + 124], ebx ;   520.0 p0+p3   27 box spill
        mov ebx, dword [esp + 140] ;   478.3 p2      26 box
        xor ebx, dword [esp + 160] ;   521.0 p2+p0   26 box
        mov dword [esp + 140], esi ;   521.5 p0+p3   27 box spill
        mov esi, dword [esp + 160] ;   480.3 p2      26 box
        or esi, dword [esp + 148]  ;   522.5 p2+p0   26 box
        mov dword [esp + 160], edx ;   523.0 p0+p3   27 box spill
        mov edx, dword [esp + 148] ;   482.3 p2      26 box
        xor edx, dword [esp + 144] ;   524.0 p2+p0   26 box
        or edx, ebp                ;   525.0 p0      26 box
        mov dword [esp + 148], ecx ;   525.0 p0+p3   27 box spill
        mov ecx, dword [esp + 144] ;   484.3 p2      26 box
        and ecx, esi               ;   526.0 p0      26 box
        xor ecx, ebx               ;   527.0 p0      26 box
        and ebx, esi               ;   527.0 p0      26 box
        xor ebx, edx               ;   528.0 p0      26 box
        xor esi, ecx               ;   528.0 p0      26 box
        xor ecx, ebp               ;   528.5 p0      26 box
        xor edx, ecx               ;   529.5 p0      26 box
        and ebp, ebx               ;   529.5 p0      26 box
        xor ebp, esi               ;   530.5 p0      26 box
        and esi, ebx               ;   530.5 p0      26 box
        xor ecx, esi               ;   531.5 p0      26 box
        mov esi, dword [esp + 152] ;   485.3 p2      25 box
        and esi, dword [esp + 172] ;   531.5 p2+p0   25 box
        xor esi, dword [esp + 164] ;   532.5 p2+p0   25 box
        mov dword [esp + 144], edx ;   532.5 p0+p3   26 box spill
        mov edx, dword [esp + 172] ;   488.3 p2      25 box
        xor edx, dword [esp + 152] ;   533.5 p2+p0   25 box
        xor edx, dword [esp + 156] ;   534.5 p2+p0   25 box
        mov dword [esp + 172], ebx ;   534.5 p0+p3   26 box spill
        mov ebx, dword [esp + 164] ;   491.3 p2      25 box
        or ebx, dword [esp + 152]  ;   535.5 p2+p0   25 box
        xor ebx, dword [esp + 156] ;   536.5 p2+p0   25 box
        mov dword [esp + 164], ebp ;   536.5 p0+p3   26 box spill
        mov ebp, dword [esp + 156] ;   494.3 p2      25 box
        and ebp, esi               ;   537.5 p0      25 box
        xor ebp, edx               ;   538.5 p0      25 box
        xor esi, edx               ;   538.5 p0      25 box
        or edx, ebx                ;   539.0 p0      25 box
        xor edx, esi               ;   540.0 p0      25 box
        xor esi, dword [esp + 152] ;   540.0 p2+p0   25 box
        xor ebx, edx               ;   541.0 p0      25 box
        xor edx, ebp               ;   541.0 p0      25 box
        not ebp                    ;   541.5 p0      25 box
        mov dword [esp + 152], ebp ;   542.5 p0+p3   25 box spill
        mov ebp, dword [esp + 168] ;   497.7 p2      24 box
        and ebp, dword [esp + 188] ;   543.0 p2+p0   24 box
        mov dword [esp + 168], ebx ;   543.5 p0+p3   25 box spill
        mov ebx, dword [esp + 184] ;   499.7 p2      24 box
        or ebx, dword [esp + 188]  ;   544.5 p2+p0   24 box
        not ebx                    ;   545.5 p0      24 box
        mov dword [esp + 184], edx ;   545.5 p0+p3   25 box spill
        mov edx, dword [esp + 188] ;   501.7 p2      24 box
        xor edx, dword [esp + 180] ;   546.5 p2+p0   24 box
        mov dword [esp + 188], esi ;   547.0 p0+p3   25 box spill
        mov esi, ebp               ;   544.0 p1      24 box copy
        mov dword [esp + 156], ecx ;   548.0 p0+p3   26 box spill
        mov ecx, dword [esp + 180] ;   503.7 p2      24 box
        mov dword [esp + 180], eax ;   549.0 p0+p3   29 box spill
        mov eax, ebx               ;   546.5 p1      24 box copy
        mov dword [esp + 60], edi  ;   550.0 p0+p3   29 box spill
        mov edi, dword [esp + 200] ;   504.7 p2      23 box
        or edi, dword [esp + 216]  ;   551.0 p2+p0   23 box
        xor edi, dword [esp + 192] ;   552.0 p2+p0   23 box
        mov dword [esp + 200], edi ;   553.0 p0+p3   23 box spill
        mov edi, dword [esp + 216] ;   507.7 p2      23 box
        xor edi, dword [esp + 196] ;   553.0 p2+p0   23 box
        mov dword [esp + 216], edi ;   554.0 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   509.7 p2      23 box
        and edi, dword [esp + 204] ;   554.5 p2+p0   23 box
        xor edi, dword [esp + 216] ;   558.0 p2+p0   23 box
        mov dword [esp + 192], edi ;   559.0 p0+p3   23 box spill
        mov edi, dword [esp + 196] ;   512.7 p2      23 box
        xor edi, dword [esp + 200] ;   557.0 p2+p0   23 box
        mov dword [esp + 196], edi ;   558.0 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   514.7 p2      23 box
        xor edi, dword [esp + 200] ;   558.0 p2+p0   23 box
        mov dword [esp + 204], edi ;   559.0 p0+p3   23 box spill
        mov edi, dword [esp + 196] ;   558.0 p2      23 box
        xor edi, dword [esp + 204] ;   563.0 p2+p0   23 box
        or edi, dword [esp + 192]  ;   564.0 p2+p0   23 box
        mov dword [esp + 120], edi ;   565.0 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   559.0 p2      23 box
        mov dword [esp + 204], edi ;   563.0 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   559.0 p2      23 box
        xor edi, dword [esp + 120] ;   569.0 p2+p0   23 box
        mov dword [esp + 192], edi ;   570.0 p0+p3   23 box spill
        mov edi, dword [esp + 200] ;   553.0 p2      23 box
        xor edi, dword [esp + 192] ;   574.0 p2+p0   23 box
        mov dword [esp + 200], edi ;   575.0 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   570.0 p2      23 box
        mov dword [esp + 192], edi ;   574.0 p0+p3   23 box spill
        mov edi, dword [esp + 176] ;   525.7 p2      24 box
        not edi                    ;   566.5 p0      24 box
        xor edx, edi               ;   567.5 p0      24 box
        or esi, edi                ;   567.5 p0      24 box
        xor ebp, edx               ;   568.5 p0      24 box
        and edx, esi               ;   568.5 p0      24 box
        or eax, edx                ;   569.5 p0      24 box
        xor esi, ebp               ;   569.5 p0      24 box
        xor ecx, ebp               ;   570.0 p0      24 box
        or esi, eax                ;   570.5 p0      24 box
        xor ebx, ecx               ;   571.0 p0      24 box
        xor esi, ebx               ;   572.0 p0      24 box
        and ecx, eax               ;   572.0 p0      24 box
        xor ebx, ecx               ;   573.0 p0      24 box
        mov edi, dword [esp + 216] ;   554.0 p2      23 box
        not edi                    ;   573.0 p0      23 box
        mov ecx, dword [esp + 204] ;   563.0 p2      23 box reload
        or ecx, edi                ;   574.0 p0      23 box
        mov edi, dword [esp + 120] ;   565.0 p2      23 box
        xor edi, ecx               ;   575.0 p0      23 box
        mov edx, dword [esp + 192] ;   574.0 p2      23 box reload
        xor edx, ecx               ;   578.0 p0      23 box
        mov ecx, dword [esp + 208] ;   530.7 p2      30 box
        or ecx, dword [esp + 220]  ;   575.0 p2+p0   30 box
        xor ecx, dword [esp + 212] ;   576.0 p2+p0   30 box
        mov dword [esp + 192], edi ;   576.0 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   533.7 p2      30 box
        and edi, dword [esp + 220] ;   577.0 p2+p0   30 box
        mov dword [esp + 212], edx ;   579.0 p0+p3   23 box spill
        mov edx, dword [esp + 208] ;   535.7 p2      30 box
        xor edx, edi               ;   578.5 p0      30 box
        xor edi, dword [esp + 228] ;   579.0 p2+p0   30 box
        and edi, edx               ;   580.0 p0      30 box
        mov dword [esp + 208], eax ;   580.0 p0+p3   24 box spill
        mov eax, dword [esp + 220] ;   537.7 p2      30 box
        xor eax, edi               ;   581.0 p0      30 box
        or edi, ecx                ;   581.5 p0      30 box
        xor edi, dword [esp + 228] ;   582.5 p2+p0   30 box
        mov dword [esp + 220], ebp ;   582.5 p0+p3   24 box spill
        mov ebp, dword [esp + 228] ;   539.7 p2      30 box
        xor ebp, ecx               ;   583.5 p0      30 box
        not ebp                    ;   584.5 p0      30 box
        xor ecx, edx               ;   584.5 p0      30 box
        xor ecx, eax               ;   585.5 p0      30 box
        or ebp, edx                ;   585.5 p0      30 box
        or ebp, eax                ;   586.5 p0      30 box
        xor ebp, ecx               ;   587.5 p0      30 box
        xor eax, edi               ;   587.0 p0      30 box
        or ecx, edi                ;   587.5 p0      30 box
        xor edx, ecx               ;   588.5 p0      30 box
        mov ecx, dword [esp + 224] ;   540.7 p2      29 box
        and ecx, dword [esp + 236] ;   588.5 p2+p0   29 box
        mov dword [esp + 224], eax ;   589.0 p0+p3   30 box spill
        mov eax, dword [esp + 236] ;   542.7 p2      29 box
        xor eax, dword [esp + 232] ;   590.0 p2+p0   29 box
        mov dword [esp + 236], edi ;   590.5 p0+p3   30 box spill
        mov edi, dword [esp + 232] ;   544.7 p2      29 box
        mov dword [esp + 232], edx ;   591.5 p0+p3   30 box spill
        mov edx, dword [esp + 240] ;   545.7 p2      29 box
        mov dword [esp + 228], ebp ;   592.5 p0+p3   30 box spill
        mov ebp, dword [esp + 240] ;   546.7 p2      29 box
        mov dword [esp + 120], esi ;   593.5 p0+p3   24 box spill
        mov esi, dword [esp + 240] ;   547.7 p2      29 box
        mov dword [esp + 240], ebx ;   594.5 p0+p3   24 box spill
        mov ebx, eax               ;   591.0 p1      29 box copy
        mov dword [esp + 204], eax ;   595.5 p0+p3   29 box spill
        mov eax, dword [esp + 256] ;   548.7 p2      28 box
        or eax, dword [esp + 248]  ;   596.5 p2+p0   28 box
        mov dword [esp + 216], eax ;   597.5 p0+p3   28 box spill
        mov eax, dword [esp + 252] ;   550.7 p2      28 box
        xor eax, dword [esp + 256] ;   598.0 p2+p0   28 box
        mov dword [esp + 252], eax ;   599.0 p0+p3   28 box spill
        mov eax, dword [esp + 248] ;   552.7 p2      28 box
        xor eax, dword [esp + 256] ;   599.5 p2+p0   28 box
        mov dword [esp + 248], eax ;   600.5 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   597.5 p2      28 box reload
        xor eax, dword [esp + 252] ;   603.0 p2+p0   28 box
        mov dword [esp + 216], eax ;   604.0 p0+p3   28 box spill
        mov eax, dword [esp + 256] ;   556.7 p2      28 box
        xor eax, dword [esp + 216] ;   608.0 p2+p0   28 box
        mov dword [esp + 176], eax ;   609.0 p0+p3   28 box spill
        mov eax, dword [esp + 252] ;   599.0 p2      28 box
        and eax, dword [esp + 256] ;   604.0 p2+p0   28 box
        mov dword [esp + 256], eax ;   605.0 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   604.0 p2      28 box
        mov dword [esp + 252], eax ;   608.0 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   604.0 p2      28 box
        mov dword [esp + 216], eax ;   608.0 p0+p3   28 box spill
        mov eax, dword [esp + 244] ;   562.7 p2      29 box
        not eax                    ;   607.5 p0      29 box
        xor edi, eax               ;   608.5 p0      29 box
        and edx, eax               ;   608.5 p0      29 box
        xor ecx, edi               ;   609.5 p0      29 box
        or ebp, edi                ;   609.5 p0      29 box
        xor ebx, ebp               ;   610.5 p0      29 box
        xor edx, edi               ;   610.5 p0      29 box
        xor esi, ecx               ;   611.0 p0      29 box
        mov edi, dword [esp + 204] ;   595.5 p2      29 box reload
        and edi, edx               ;   611.5 p0      29 box
        xor edx, ecx               ;   612.0 p0      29 box
        and edx, ebx               ;   613.0 p0      29 box
        or ebx, edi                ;   613.0 p0      29 box
        xor edi, esi               ;   613.5 p0      29 box
        not esi                    ;   614.0 p0      29 box
        xor edx, esi               ;   615.0 p0      29 box
        xor ebx, esi               ;   615.0 p0      29 box
        mov esi, dword [esp + 268] ;   570.7 p2      28 box
        not esi                    ;   615.5 p0      28 box
        mov ebp, dword [esp + 248] ;   600.5 p2      28 box reload
        xor ebp, esi               ;   616.5 p0      28 box
        mov eax, dword [esp + 256] ;   605.0 p2      28 box reload
        and eax, ebp               ;   617.5 p0      28 box
        xor eax, esi               ;   618.5 p0      28 box
        or esi, ebp                ;   617.5 p0      28 box
        mov dword [esp + 256], edx ;   618.0 p0+p3   29 box spill
        mov edx, dword [esp + 252] ;   608.0 p2      28 box reload
        xor edx, esi               ;   619.0 p0      28 box
        mov esi, dword [esp + 176] ;   609.0 p2      28 box
        xor esi, eax               ;   619.5 p0      28 box
        mov dword [esp + 252], esi ;   620.5 p0+p3   28 box spill
        mov esi, dword [esp + 216] ;   608.0 p2      28 box reload
        and esi, eax               ;   621.0 p0      28 box
        mov eax, dword [esp + 176] ;   609.0 p2      28 box
        and eax, edx               ;   621.5 p0      28 box
        xor eax, ebp               ;   622.5 p0      28 box
        xor ebp, esi               ;   622.5 p0      28 box
        mov esi, dword [esp + 260] ;   581.3 p2      27 box
        and esi, dword [esp + 264] ;   623.0 p2+p0   27 box
        xor esi, dword [esp + 272] ;   624.0 p2+p0   27 box
        mov dword [esp + 176], eax ;   624.0 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   584.3 p2      27 box
        xor eax, dword [esp + 276] ;   625.0 p2+p0   27 box
        mov dword [esp + 260], ebp ;   625.5 p0+p3   28 box spill
        mov ebp, dword [esp + 272] ;   586.3 p2      27 box
        or ebp, dword [esp + 264]  ;   626.5 p2+p0   27 box
        or ebp, eax                ;   627.5 p0      27 box
        xor ebp, dword [esp + 276] ;   628.5 p2+p0   27 box
        mov dword [esp + 272], edx ;   628.0 p0+p3   28 box spill
        mov edx, dword [esp + 276] ;   589.3 p2      27 box
        and edx, eax               ;   629.0 p0      27 box
        xor edx, esi               ;   630.0 p0      27 box
        mov dword [esp + 276], ebx ;   630.0 p0+p3   29 box spill
        mov ebx, dword [esp + 264] ;   590.3 p2      27 box
        xor ebx, esi               ;   631.0 p0      27 box
        and esi, ebp               ;   631.5 p0      27 box
        xor ebp, ebx               ;   632.0 p0      27 box
        or ebx, edx                ;   632.5 p0      27 box
        not edx                    ;   633.0 p0      27 box
        xor ebx, eax               ;   633.5 p0      27 box
        xor eax, esi               ;   634.0 p0      27 box
        mov esi, dword [esp + 288] ;   591.3 p2      26 box
        and esi, dword [esp + 280] ;   634.5 p2+p0   26 box
        mov dword [esp + 264], eax ;   635.0 p0+p3   27 box spill
        mov eax, dword [esp + 280] ;   593.3 p2      26 box
        xor eax, dword [esp + 300] ;   636.0 p2+p0   26 box
        mov dword [esp + 280], ebx ;   636.5 p0+p3   27 box spill
        mov ebx, dword [esp + 300] ;   595.3 p2      26 box
        or ebx, dword [esp + 288]  ;   637.5 p2+p0   26 box
        mov dword [esp + 300], ebp ;   638.0 p0+p3   27 box spill
        mov ebp, dword [esp + 288] ;   597.3 p2      26 box
        xor ebp, dword [esp + 284] ;   639.0 p2+p0   26 box
        or ebp, esi                ;   640.0 p0      26 box
        mov dword [esp + 288], edx ;   640.0 p0+p3   27 box spill
        mov edx, dword [esp + 284] ;   599.3 p2      26 box
        and edx, ebx               ;   641.0 p0      26 box
        xor edx, eax               ;   642.0 p0      26 box
        and eax, ebx               ;   642.0 p0      26 box
        xor eax, ebp               ;   643.0 p0      26 box
        xor ebx, edx               ;   643.0 p0      26 box
        xor edx, esi               ;   643.5 p0      26 box
        xor ebp, edx               ;   644.5 p0      26 box
        and esi, eax               ;   644.5 p0      26 box
        xor esi, ebx               ;   645.5 p0      26 box
        and ebx, eax               ;   645.5 p0      26 box
        xor edx, ebx               ;   646.5 p0      26 box
        mov ebx, dword [esp + 292] ;   600.3 p2      25 box
        and ebx, dword [esp + 312] ;   646.5 p2+p0   25 box
        xor ebx, dword [esp + 304] ;   647.5 p2+p0   25 box
        mov dword [esp + 284], ebp ;   647.5 p0+p3   26 box spill
        mov ebp, dword [esp + 312] ;   603.3 p2      25 box
        xor ebp, dword [esp + 292] ;   648.5 p2+p0   25 box
        xor ebp, dword [esp + 296] ;   649.5 p2+p0   25 box
        mov dword [esp + 312], eax ;   649.5 p0+p3   26 box spill
        mov eax, dword [esp + 304] ;   606.3 p2      25 box
        or eax, dword [esp + 292]  ;   650.5 p2+p0   25 box
        xor eax, dword [esp + 296] ;   651.5 p2+p0   25 box
        mov dword [esp + 304], esi ;   651.5 p0+p3   26 box spill
        mov esi, dword [esp + 296] ;   609.3 p2      25 box
        and esi, ebx               ;   652.5 p0      25 box
        xor esi, ebp               ;   653.5 p0      25 box
        xor ebx, ebp               ;   653.5 p0      25 box
        or ebp, eax                ;   654.0 p0      25 box
        xor ebp, ebx               ;   655.0 p0      25 box
        xor ebx, dword [esp + 292] ;   655.0 p2+p0   25 box
        xor eax, ebp               ;   656.0 p0      25 box
        xor ebp, esi               ;   656.0 p0      25 box
        not esi                    ;   656.5 p0      25 box
        mov dword [esp + 292], esi ;   657.5 p0+p3   25 box spill
        mov esi, dword [esp + 308] ;   612.7 p2      24 box
        and esi, dword [esp + 332] ;   658.0 p2+p0   24 box
        mov dword [esp + 308], eax ;   658.5 p0+p3   25 box spill
        mov eax, dword [esp + 324] ;   614.7 p2      24 box
        or eax, dword [esp + 332]  ;   659.5 p2+p0   24 box
        not eax                    ;   660.5 p0      24 box
        mov dword [esp + 324], ebp ;   660.5 p0+p3   25 box spill
        mov ebp, dword [esp + 332] ;   616.7 p2      24 box
        xor ebp, dword [esp + 320] ;   661.5 p2+p0   24 box
        mov dword [esp + 332], ebx ;   662.0 p0+p3   25 box spill
        mov ebx, esi               ;   659.0 p1      24 box copy
        mov dword [esp + 296], edx ;   663.0 p0+p3   26 box spill
        mov edx, dword [esp + 320] ;   618.7 p2      24 box
        mov dword [esp + 320], ecx ;   664.0 p0+p3   29 box spill
        mov ecx, eax               ;   661.5 p1      24 box copy
        mov dword [esp + 216], edi ;   665.0 p0+p3   29 box spill
        mov edi, dword [esp + 340] ;   619.7 p2      23 box
        or edi, dword [esp + 360]  ;   666.0 p2+p0   23 box
        xor edi, dword [esp + 328] ;   667.0 p2+p0   23 box
        mov dword [esp + 340], edi ;   668.0 p0+p3   23 box spill
        mov edi, dword [esp + 360] ;   622.7 p2      23 box
        xor edi, dword [esp + 336] ;   668.0 p2+p0   23 box
        mov dword [esp + 360], edi ;   669.0 p0+p3   23 box spill
        mov edi, dword [esp + 328] ;   624.7 p2      23 box
        and edi, dword [esp + 348] ;   669.5 p2+p0   23 box
        xor edi, dword [esp + 360] ;   673.0 p2+p0   23 box
        mov dword [esp + 328], edi ;   674.0 p0+p3   23 box spill
        mov edi, dword [esp + 336] ;   627.7 p2      23 box
        xor edi, dword [esp + 340] ;   672.0 p2+p0   23 box
        mov dword [esp + 336], edi ;   673.0 p0+p3   23 box spill
        mov edi, dword [esp + 348] ;   629.7 p2      23 box
        xor edi, dword [esp + 340] ;   673.0 p2+p0   23 box
        mov dword [esp + 348], edi ;   674.0 p0+p3   23 box spill
        mov edi, dword [esp + 336] ;   673.0 p2      23 box
        xor edi, dword [esp + 348] ;   678.0 p2+p0   23 box
        or edi, dword [esp + 328]  ;   679.0 p2+p0   23 box
        mov dword [esp + 248], edi ;   680.0 p0+p3   23 box spill
        mov edi, dword [esp + 348] ;   674.0 p2      23 box
        mov dword [esp + 348], edi ;   678.0 p0+p3   23 box spill
        mov edi, dword [esp + 328] ;   674.0 p2      23 box
        xor edi, dword [esp + 248] ;   684.0 p2+p0   23 box
        mov dword [esp + 328], edi ;   685.0 p0+p3   23 box spill
        mov edi, dword [esp + 340] ;   668.0 p2      23 box
        xor edi, dword [esp + 328] ;   689.0 p2+p0   23 box
        mov dword [esp + 340], edi ;   690.0 p0+p3   23 box spill
        mov edi, dword [esp + 328] ;   685.0 p2      23 box
        mov dword [esp + 328], edi ;   689.0 p0+p3   23 box spill
        mov edi, dword [esp + 316] ;   640.7 p2      24 box
        not edi                    ;   681.5 p0      24 box
        xor ebp, edi               ;   682.5 p0      24 box
        or ebx, edi                ;   682.5 p0      24 box
        xor esi, ebp               ;   683.5 p0      24 box
        and ebp, ebx               ;   683.5 p0      24 box
        or ecx, ebp                ;   684.5 p0      24 box
        xor ebx, esi               ;   684.5 p0      24 box
        xor edx, esi               ;   685.0 p0      24 box
        or ebx, ecx                ;   685.5 p0      24 box
        xor eax, edx               ;   686.0 p0      24 box
        xor ebx, eax               ;   687.0 p0      24 box
        and edx, ecx               ;   687.0 p0      24 box
        xor eax, edx               ;   688.0 p0      24 box
        mov edi, dword [esp + 360] ;   669.0 p2      23 box
        not edi                    ;   688.0 p0      23 box
        mov ebp, dword [esp + 348] ;   678.0 p2      23 box reload
        or ebp, edi                ;   689.0 p0      23 box
        mov edi, dword [esp + 248] ;   680.0 p2      23 box
        xor edi, ebp               ;   690.0 p0      23 box
        mov edx, dword [esp + 328] ;   689.0 p2      23 box reload
        xor edx, ebp               ;   693.0 p0      23 box
        mov ebp, dword [esp + 344] ;   645.7 p2      30 box
        or ebp, dword [esp + 356]  ;   690.0 p2+p0   30 box
        xor ebp, dword [esp + 352] ;   691.0 p2+p0   30 box
        mov dword [esp + 328], edi ;   691.0 p0+p3   23 box spill
        mov edi, dword [esp + 352] ;   648.7 p2      30 box
        and edi, dword [esp + 356] ;   692.0 p2+p0   30 box
        mov dword [esp + 352], edx ;   694.0 p0+p3   23 box spill
        mov edx, dword [esp + 344] ;   650.7 p2      30 box
        xor edx, edi               ;   693.5 p0      30 box
        xor edi, dword [esp + 372] ;   694.0 p2+p0   30 box
        and edi, edx               ;   695.0 p0      30 box
        mov dword [esp + 344], ecx ;   695.0 p0+p3   24 box spill
        mov ecx, dword [esp + 356] ;   652.7 p2      30 box
        xor ecx, edi               ;   696.0 p0      30 box
        or edi, ebp                ;   696.5 p0      30 box
        xor edi, dword [esp + 372] ;   697.5 p2+p0   30 box
        mov dword [esp + 356], esi ;   697.5 p0+p3   24 box spill
        mov esi, dword [esp + 372] ;   654.7 p2      30 box
        xor esi, ebp               ;   698.5 p0      30 box
        not esi                    ;   699.5 p0      30 box
        xor ebp, edx               ;   699.5 p0      30 box
        xor ebp, ecx               ;   700.5 p0      30 box
        or esi, edx                ;   700.5 p0      30 box
        or esi, ecx                ;   701.5 p0      30 box
        xor esi, ebp               ;   702.5 p0      30 box
        xor ecx, edi               ;   702.0 p0      30 box
        or ebp, edi                ;   702.5 p0      30 box
        xor edx, ebp               ;   703.5 p0      30 box
        mov ebp, dword [esp + 364] ;   655.7 p2      29 box
        and ebp, dword [esp + 376] ;   703.5 p2+p0   29 box
        mov dword [esp + 364], ecx ;   704.0 p0+p3   30 box spill
        mov ecx, dword [esp + 376] ;   657.7 p2      29 box
        xor ecx, dword [esp + 368] ;   705.0 p2+p0   29 box
        mov dword [esp + 376], edi ;   705.5 p0+p3   30 box spill
        mov edi, dword [esp + 368] ;   659.7 p2      29 box
        mov dword [esp + 368], edx ;   706.5 p0+p3   30 box spill
        mov edx, dword [esp + 380] ;   660.7 p2      29 box
        mov dword [esp + 372], esi ;   707.5 p0+p3   30 box spill
        mov esi, dword [esp + 380] ;   661.7 p2      29 box
        mov dword [esp + 248], ebx ;   708.5 p0+p3   24 box spill
        mov ebx, dword [esp + 380] ;   662.7 p2      29 box
        mov dword [esp + 380], eax ;   709.5 p0+p3   24 box spill
        mov eax, ecx               ;   706.0 p1      29 box copy
        mov dword [esp + 348], ecx ;   710.5 p0+p3   29 box spill
        mov ecx, dword [esp + 400] ;   663.7 p2      28 box
        or ecx, dword [esp + 384]  ;   711.5 p2+p0   28 box
        mov dword [esp + 360], ecx ;   712.5 p0+p3   28 box spill
        mov ecx, dword [esp + 392] ;   665.7 p2      28 box
        xor ecx, dword [esp + 400] ;   713.0 p2+p0   28 box
        mov dword [esp + 392], ecx ;   714.0 p0+p3   28 box spill
        mov ecx, dword [esp + 384] ;   667.7 p2      28 box
        xor ecx, dword [esp + 400] ;   714.5 p2+p0   28 box
        mov dword [esp + 384], ecx ;   715.5 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   712.5 p2      28 box reload
        xor ecx, dword [esp + 392] ;   718.0 p2+p0   28 box
        mov dword [esp + 360], ecx ;   719.0 p0+p3   28 box spill
        mov ecx, dword [esp + 400] ;   671.7 p2      28 box
        xor ecx, dword [esp + 360] ;   723.0 p2+p0   28 box
        mov dword [esp + 316], ecx ;   724.0 p0+p3   28 box spill
        mov ecx, dword [esp + 392] ;   714.0 p2      28 box
        and ecx, dword [esp + 400] ;   719.0 p2+p0   28 box
        mov dword [esp + 400], ecx ;   720.0 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   719.0 p2      28 box
        mov dword [esp + 392], ecx ;   723.0 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   719.0 p2      28 box
        mov dword [esp + 360], ecx ;   723.0 p0+p3   28 box spill
        mov ecx, dword [esp + 388] ;   677.7 p2      29 box
        not ecx                    ;   722.5 p0      29 box
        xor edi, ecx               ;   723.5 p0      29 box
        and edx, ecx               ;   723.5 p0      29 box
        xor ebp, edi               ;   724.5 p0      29 box
        or esi, edi                ;   724.5 p0      29 box
        xor eax, esi               ;   725.5 p0      29 box
        xor edx, edi               ;   725.5 p0      29 box
        xor ebx, ebp               ;   726.0 p0      29 box
        mov esi, dword [esp + 348] ;   710.5 p2      29 box reload
        and esi, edx               ;   726.5 p0      29 box
        xor edx, ebp               ;   727.0 p0      29 box
        and edx, eax               ;   728.0 p0      29 box
        or eax, esi                ;   728.0 p0      29 box
        xor esi, ebx               ;   728.5 p0      29 box
        not ebx                    ;   729.0 p0      29 box
        xor edx, ebx               ;   730.0 p0      29 box
        xor eax, ebx               ;   730.0 p0      29 box
        mov edi, dword [esp + 408] ;   685.7 p2      28 box
        not edi                    ;   730.5 p0      28 box
        mov ecx, dword [esp + 384] ;   715.5 p2      28 box reload
        xor ecx, edi               ;   731.5 p0      28 box
        mov ebx, dword [esp + 400] ;   720.0 p2      28 box reload
        and ebx, ecx               ;   732.5 p0      28 box
        xor ebx, edi               ;   733.5 p0      28 box
        or edi, ecx                ;   732.5 p0      28 box
        mov dword [esp + 400], edx ;   733.0 p0+p3   29 box spill
        mov edx, dword [esp + 392] ;   723.0 p2      28 box reload
        xor edx, edi               ;   734.0 p0      28 box
        mov edi, dword [esp + 316] ;   724.0 p2      28 box
        xor edi, ebx               ;   734.5 p0      28 box
        mov dword [esp + 392], edi ;   735.5 p0+p3   28 box spill
        mov edi, dword [esp + 360] ;   723.0 p2      28 box reload
        and edi, ebx               ;   736.0 p0      28 box
        mov ebx, dword [esp + 316] ;   724.0 p2      28 box
        and ebx, edx               ;   736.5 p0      28 box
        xor ebx, ecx               ;   737.5 p0      28 box
        xor ecx, edi               ;   737.5 p0      28 box
        mov edi, dword [esp + 396] ;   696.3 p2      27 box
        and edi, dword [esp + 404] ;   738.0 p2+p0   27 box
        xor edi, dword [esp + 412] ;   739.0 p2+p0   27 box
        mov dword [esp + 316], ebx ;   739.0 p0+p3   28 box spill
        mov ebx, dword [esp + 396] ;   699.3 p2      27 box
        xor ebx, dword [esp + 416] ;   740.0 p2+p0   27 box
        mov dword [esp + 396], ecx ;   740.5 p0+p3   28 box spill
        mov ecx, dword [esp + 412] ;   701.3 p2      27 box
        or ecx, dword [esp + 404]  ;   741.5 p2+p0   27 box
        or ecx, ebx                ;   742.5 p0      27 box
        xor ecx, dword [esp + 416] ;   743.5 p2+p0   27 box
        mov dword [esp + 412], edx ;   743.0 p0+p3   28 box spill
        mov edx, dword [esp + 416] ;   704.3 p2      27 box
        and edx, ebx               ;   744.0 p0      27 box
        xor edx, edi               ;   745.0 p0      27 box
        mov dword [esp + 416], eax ;   745.0 p0+p3   29 box spill
        mov eax, dword [esp + 404] ;   705.3 p2      27 box
        xor eax, edi               ;   746.0 p0      27 box
        and edi, ecx               ;   746.5 p0      27 box
        xor ecx, eax               ;   747.0 p0      27 box
        or eax, edx                ;   747.5 p0      27 box
        not edx                    ;   748.0 p0      27 box
        xor eax, ebx               ;   748.5 p0      27 box
        xor ebx, edi               ;   749.0 p0      27 box
        mov edi, dword [esp + 432] ;   706.3 p2      26 box
        and edi, dword [esp + 420] ;   749.5 p2+p0   26 box
        mov dword [esp + 404], ebx ;   750.0 p0+p3   27 box spill
        mov ebx, dword [esp + 420] ;   708.3 p2      26 box
        xor ebx, dword [esp + 444] ;   751.0 p2+p0   26 box
        mov dword [esp + 420], eax ;   751.5 p0+p3   27 box spill
        mov eax, dword [esp + 444] ;   710.3 p2      26 box
        or eax, dword [esp + 432]  ;   752.5 p2+p0   26 box
        mov dword [esp + 444], ecx ;   753.0 p0+p3   27 box spill
        mov ecx, dword [esp + 432] ;   712.3 p2      26 box
        xor ecx, dword [esp + 424] ;   754.0 p2+p0   26 box
        or ecx, edi                ;   755.0 p0      26 box
        mov dword [esp + 432], edx ;   755.0 p0+p3   27 box spill
        mov edx, dword [esp + 424] ;   714.3 p2      26 box
        and edx, eax               ;   756.0 p0      26 box
        xor edx, ebx               ;   757.0 p0      26 box
        and ebx, eax               ;   757.0 p0      26 box
        xor ebx, ecx               ;   758.0 p0      26 box
        xor eax, edx               ;   758.0 p0      26 box
        xor edx, edi               ;   758.5 p0      26 box
        xor ecx, edx               ;   759.5 p0      26 box
        and edi, ebx               ;   759.5 p0      26 box
        xor edi, eax               ;   760.5 p0      26 box
        and eax, ebx               ;   760.5 p0      26 box
        xor edx, eax               ;   761.5 p0      26 box
        mov eax, dword [esp + 428] ;   715.3 p2      25 box
        and eax, dword [esp + 456] ;   761.5 p2+p0   25 box
        xor eax, dword [esp + 440] ;   762.5 p2+p0   25 box
        mov dword [esp + 424], ecx ;   762.5 p0+p3   26 box spill
        mov ecx, dword [esp + 456] ;   718.3 p2      25 box
        xor ecx, dword [esp + 428] ;   763.5 p2+p0   25 box
        xor ecx, dword [esp + 436] ;   764.5 p2+p0   25 box
        mov dword [esp + 456], ebx ;   764.5 p0+p3   26 box spill
        mov ebx, dword [esp + 440] ;   721.3 p2      25 box
        or ebx, dword [esp + 428]  ;   765.5 p2+p0   25 box
        xor ebx, dword [esp + 436] ;   766.5 p2+p0   25 box
        mov dword [esp + 440], edi ;   766.5 p0+p3   26 box spill
        mov edi, dword [esp + 436] ;   724.3 p2      25 box
        and edi, eax               ;   767.5 p0      25 box
        xor edi, ecx               ;   768.5 p0      25 box
        xor eax, ecx               ;   768.5 p0      25 box
        or ecx, ebx                ;   769.0 p0      25 box
        xor ecx, eax               ;   770.0 p0      25 box
        xor eax, dword [esp + 428] ;   770.0 p2+p0   25 box
        xor ebx, ecx               ;   771.0 p0      25 box
        xor ecx, edi               ;   771.0 p0      25 box
        not edi                    ;   771.5 p0      25 box
        mov dword [esp + 428], edi ;   772.5 p0+p3   25 box spill
        mov edi, dword [esp + 448] ;   727.7 p2      24 box
        and edi, dword [esp + 472] ;   773.0 p2+p0   24 box
        mov dword [esp + 448], ebx ;   773.5 p0+p3   25 box spill
        mov ebx, dword [esp + 464] ;   729.7 p2      24 box
        or ebx, dword [esp + 472]  ;   774.5 p2+p0   24 box
        not ebx                    ;   775.5 p0      24 box
        mov dword [esp + 464], ecx ;   775.5 p0+p3   25 box spill
        mov ecx, dword [esp + 472] ;   731.7 p2      24 box
        xor ecx, dword [esp + 460] ;   776.5 p2+p0   24 box
        mov dword [esp + 472], eax ;   777.0 p0+p3   25 box spill
        mov eax, edi               ;   774.0 p1      24 box copy
        mov dword [esp + 436], edx ;   778.0 p0+p3   26 box spill
        mov edx, dword [esp + 460] ;   733.7 p2      24 box
        mov dword [esp + 460], ebp ;   779.0 p0+p3   29 box spill
        mov ebp, ebx               ;   776.5 p1      24 box copy
        mov dword [esp + 360], esi ;   780.0 p0+p3   29 box spill
        mov esi, dword [esp + 480] ;   734.7 p2      23 box
        or esi, dword [esp + 500]  ;   781.0 p2+p0   23 box
        xor esi, dword [esp + 468] ;   782.0 p2+p0   23 box
        mov dword [esp + 480], esi ;   783.0 p0+p3   23 box spill
        mov esi, dword [esp + 500] ;   737.7 p2      23 box
        xor esi, dword [esp + 476] ;   783.0 p2+p0   23 box
        mov dword [esp + 500], esi ;   784.0 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   739.7 p2      23 box
        and esi, dword [esp + 488] ;   784.5 p2+p0   23 box
        xor esi, dword [esp + 500] ;   788.0 p2+p0   23 box
        mov dword [esp + 468], esi ;   789.0 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   742.7 p2      23 box
        xor esi, dword [esp + 480] ;   787.0 p2+p0   23 box
        mov dword [esp + 476], esi ;   788.0 p0+p3   23 box spill
        mov esi, dword [esp + 488] ;   744.7 p2      23 box
        xor esi, dword [esp + 480] ;   788.0 p2+p0   23 box
        mov dword [esp + 488], esi ;   789.0 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   788.0 p2      23 box
        xor esi, dword [esp + 488] ;   793.0 p2+p0   23 box
        or esi, dword [esp + 468]  ;   794.0 p2+p0   23 box
        mov dword [esp + 384], esi ;   795.0 p0+p3   23 box spill
        mov esi, dword [esp + 488] ;   789.0 p2      23 box
        mov dword [esp + 488], esi ;   793.0 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   789.0 p2      23 box
        xor esi, dword [esp + 384] ;   799.0 p2+p0   23 box
        mov dword [esp + 468], esi ;   800.0 p0+p3   23 box spill
        mov esi, dword [esp + 480] ;   783.0 p2      23 box
        xor esi, dword [esp + 468] ;   804.0 p2+p0   23 box
        mov dword [esp + 480], esi ;   805.0 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   800.0 p2      23 box
        mov dword [esp + 468], esi ;   804.0 p0+p3   23 box spill
        mov esi, dword [esp + 452] ;   755.7 p2      24 box
        not esi                    ;   796.5 p0      24 box
        xor ecx, esi               ;   797.5 p0      24 box
        or eax, esi                ;   797.5 p0      24 box
        xor edi, ecx               ;   798.5 p0      24 box
        and ecx, eax               ;   798.5 p0      24 box
        or ebp, ecx                ;   799.5 p0      24 box
        xor eax, edi               ;   799.5 p0      24 box
        xor edx, edi               ;   800.0 p0      24 box
        or eax, ebp                ;   800.5 p0      24 box
        xor ebx, edx               ;   801.0 p0      24 box
        xor eax, ebx               ;   802.0 p0      24 box
        and edx, ebp               ;   802.0 p0      24 box
        xor ebx, edx               ;   803.0 p0      24 box
        mov esi, dword [esp + 500] ;   784.0 p2      23 box
        not esi                    ;   803.0 p0      23 box
        mov ecx, dword [esp + 488] ;   793.0 p2      23 box reload
        or ecx, esi                ;   804.0 p0      23 box
        mov esi, dword [esp + 384] ;   795.0 p2      23 box
        xor esi, ecx               ;   805.0 p0      23 box
        mov edx, dword [esp + 468] ;   804.0 p2      23 box reload
        xor edx, ecx               ;   808.0 p0      23 box
        mov ecx, dword [esp + 484] ;   760.7 p2      30 box
        or ecx, dword [esp + 496]  ;   805.0 p2+p0   30 box
        xor ecx, dword [esp + 492] ;   806.0 p2+p0   30 box
        mov dword [esp + 468], esi ;   806.0 p0+p3   23 box spill
        mov esi, dword [esp + 492] ;   763.7 p2      30 box
        and esi, dword [esp + 496] ;   807.0 p2+p0   30 box
        mov dword [esp + 492], edx ;   809.0 p0+p3   23 box spill
        mov edx, dword [esp + 484] ;   765.7 p2      30 box
        xor edx, esi               ;   808.5 p0      30 box
        xor esi, dword [esp + 512] ;   809.0 p2+p0   30 box
        and esi, edx               ;   810.0 p0      30 box
        mov dword [esp + 484], ebp ;   810.0 p0+p3   24 box spill
        mov ebp, dword [esp + 496] ;   767.7 p2      30 box
        xor ebp, esi               ;   811.0 p0      30 box
        or esi, ecx                ;   811.5 p0      30 box
        xor esi, dword [esp + 512] ;   812.5 p2+p0   30 box
        mov dword [esp + 496], edi ;   812.5 p0+p3   24 box spill
        mov edi, dword [esp + 512] ;   769.7 p2      30 box
        xor edi, ecx               ;   813.5 p0      30 box
        not edi                    ;   814.5 p0      30 box
        xor ecx, edx               ;   814.5 p0      30 box
        xor ecx, ebp               ;   815.5 p0      30 box
        or edi, edx                ;   815.5 p0      30 box
        or edi, ebp                ;   816.5 p0      30 box
        xor edi, ecx               ;   817.5 p0      30 box
        xor ebp, esi               ;   817.0 p0      30 box
        or ecx, esi                ;   817.5 p0      30 box
        xor edx, ecx               ;   818.5 p0      30 box
        mov ecx, dword [esp + 504] ;   770.7 p2      29 box
        and ecx, dword [esp + 516] ;   818.5 p2+p0   29 box
        mov dword [esp + 504], ebp ;   819.0 p0+p3   30 box spill
        mov ebp, dword [esp + 516] ;   772.7 p2      29 box
        xor ebp, dword [esp + 508] ;   820.0 p2+p0   29 box
        mov dword [esp + 516], esi ;   820.5 p0+p3   30 box spill
        mov esi, dword [esp + 508] ;   774.7 p2      29 box
        mov dword [esp + 508], edx ;   821.5 p0+p3   30 box spill
        mov edx, dword [esp + 520] ;   775.7 p2      29 box
        mov dword [esp + 512], edi ;   822.5 p0+p3   30 box spill
        mov edi, dword [esp + 520] ;   776.7 p2      29 box
        mov dword [esp + 384], eax ;   823.5 p0+p3   24 box spill
        mov eax, dword [esp + 520] ;   777.7 p2      29 box
        mov dword [esp + 520], ebx ;   824.5 p0+p3   24 box spill
        mov ebx, ebp               ;   821.0 p1      29 box copy
        mov dword [esp + 488], ebp ;   825.5 p0+p3   29 box spill
        mov ebp, dword [esp + 540] ;   778.7 p2      28 box
        or ebp, dword [esp + 524]  ;   826.5 p2+p0   28 box
        mov dword [esp + 500], ebp ;   827.5 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   780.7 p2      28 box
        xor ebp, dword [esp + 540] ;   828.0 p2+p0   28 box
        mov dword [esp + 532], ebp ;   829.0 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   782.7 p2      28 box
        xor ebp, dword [esp + 540] ;   829.5 p2+p0   28 box
        mov dword [esp + 524], ebp ;   830.5 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   827.5 p2      28 box reload
        xor ebp, dword [esp + 532] ;   833.0 p2+p0   28 box
        mov dword [esp + 500], ebp ;   834.0 p0+p3   28 box spill
        mov ebp, dword [esp + 540] ;   786.7 p2      28 box
        xor ebp, dword [esp + 500] ;   838.0 p2+p0   28 box
        mov dword [esp + 452], ebp ;   839.0 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   829.0 p2      28 box
        and ebp, dword [esp + 540] ;   834.0 p2+p0   28 box
        mov dword [esp + 540], ebp ;   835.0 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   834.0 p2      28 box
        mov dword [esp + 532], ebp ;   838.0 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   834.0 p2      28 box
        mov dword [esp + 500], ebp ;   838.0 p0+p3   28 box spill
        mov ebp, dword [esp + 528] ;   792.7 p2      29 box
        not ebp                    ;   837.5 p0      29 box
        xor esi, ebp               ;   838.5 p0      29 box
        and edx, ebp               ;   838.5 p0      29 box
        xor ecx, esi               ;   839.5 p0      29 box
        or edi, esi                ;   839.5 p0      29 box
        xor ebx, edi               ;   840.5 p0      29 box
        xor edx, esi               ;   840.5 p0      29 box
        xor eax, ecx               ;   841.0 p0      29 box
        mov esi, dword [esp + 488] ;   825.5 p2      29 box reload
        and esi, edx               ;   841.5 p0      29 box
        xor edx, ecx               ;   842.0 p0      29 box
        and edx, ebx               ;   843.0 p0      29 box
        or ebx, esi                ;   843.0 p0      29 box
        xor esi, eax               ;   843.5 p0      29 box
        not eax                    ;   844.0 p0      29 box
        xor edx, eax               ;   845.0 p0      29 box
        xor ebx, eax               ;   845.0 p0      29 box
        mov edi, dword [esp + 556] ;   800.7 p2      28 box
        not edi                    ;   845.5 p0      28 box
        mov ebp, dword [esp + 524] ;   830.5 p2      28 box reload
        xor ebp, edi               ;   846.5 p0      28 box
        mov eax, dword [esp + 540] ;   835.0 p2      28 box reload
        and eax, ebp               ;   847.5 p0      28 box
        xor eax, edi               ;   848.5 p0      28 box
        or edi, ebp                ;   847.5 p0      28 box
        mov dword [esp + 540], edx ;   848.0 p0+p3   29 box spill
        mov edx, dword [esp + 532] ;   838.0 p2      28 box reload
        xor edx, edi               ;   849.0 p0      28 box
        mov edi, dword [esp + 452] ;   839.0 p2      28 box
        xor edi, eax               ;   849.5 p0      28 box
        mov dword [esp + 532], edi ;   850.5 p0+p3   28 box spill
        mov edi, dword [esp + 500] ;   838.0 p2      28 box reload
        and edi, eax               ;   851.0 p0      28 box
        mov eax, dword [esp + 452] ;   839.0 p2      28 box
        and eax, edx               ;   851.5 p0      28 box
        xor eax, ebp               ;   852.5 p0      28 box
        xor ebp, edi               ;   852.5 p0      28 box
        mov edi, dword [esp + 536] ;   811.3 p2      27 box
        xor edi, dword [esp + 12]  ;   853.0 p2+p0   27 box
        mov dword [esp + 536], eax ;   853.5 p0+p3   28 box spill
        mov eax, dword [esp + 12]  ;   813.3 p2      27 box
        and eax, edi               ;   854.5 p0      27 box
        xor edi, dword [esp + 548] ;   855.0 p2+p0   27 box
        xor eax, dword [esp + 40]  ;   855.5 p2+p0   27 box
        mov dword [esp + 452], ebp ;   856.0 p0+p3   28 box spill
        mov ebp, dword [esp + 40]  ;   816.3 p2      27 box
        or ebp, dword [esp + 12]   ;   857.0 p2+p0   27 box
        or ebp, edi                ;   858.0 p0      27 box
        xor ebp, dword [esp + 548] ;   859.0 p2+p0   27 box
        mov dword [esp + 40], edx  ;   858.5 p0+p3   28 box spill
        mov edx, dword [esp + 548] ;   819.3 p2      27 box
        and edx, edi               ;   859.5 p0      27 box
        xor edx, eax               ;   860.5 p0      27 box
        mov dword [esp + 548], ebx ;   860.5 p0+p3   29 box spill
        mov ebx, dword [esp + 12]  ;   820.3 p2      27 box
        xor ebx, eax               ;   861.5 p0      27 box
        and eax, ebp               ;   862.0 p0      27 box
        xor ebp, ebx               ;   862.5 p0      27 box
        or ebx, edx                ;   863.0 p0      27 box
        not edx                    ;   863.5 p0      27 box
        xor ebx, edi               ;   864.0 p0      27 box
        xor edi, eax               ;   864.5 p0      27 box
        mov eax, dword [esp + 0]   ;   821.3 p2      26 box
        and eax, dword [esp + 544] ;   865.0 p2+p0   26 box
        mov dword [esp + 12], edi  ;   865.5 p0+p3   27 box spill
        mov edi, dword [esp + 544] ;   823.3 p2      26 box
        xor edi, dword [esp + 8]   ;   866.5 p2+p0   26 box
        mov dword [esp + 544], ebx ;   867.0 p0+p3   27 box spill
        mov ebx, dword [esp + 8]   ;   825.3 p2      26 box
        or ebx, dword [esp + 0]    ;   868.0 p2+p0   26 box
        mov dword [esp + 8], ebp   ;   868.5 p0+p3   27 box spill
        mov ebp, dword [esp + 0]   ;   827.3 p2      26 box
        xor ebp, dword [esp + 552] ;   869.5 p2+p0   26 box
        or ebp, eax                ;   870.5 p0      26 box
        mov dword [esp + 0], edx   ;   870.5 p0+p3   27 box spill
        mov edx, dword [esp + 552] ;   829.3 p2      26 box
        and edx, ebx               ;   871.5 p0      26 box
        xor edx, edi               ;   872.5 p0      26 box
        and edi, ebx               ;   872.5 p0      26 box
        xor edi, ebp               ;   873.5 p0      26 box
        xor ebx, edx               ;   873.5 p0      26 box
        xor edx, eax               ;   874.0 p0      26 box
        xor ebp, edx               ;   875.0 p0      26 box
        and eax, edi               ;   875.0 p0      26 box
        xor eax, ebx               ;   876.0 p0      26 box
        and ebx, edi               ;   876.0 p0      26 box
        xor edx, ebx               ;   877.0 p0      26 box
        mov ebx, dword [esp + 16]  ;   830.7 p2      26 box reload
        mov dword [esp + 552], ebp ;   877.0 p0+p3   26 box spill
        mov ebp, dword [esp + 588] ;   831.7 p2     128 rk reload
        mov dword [ebp], ebx       ;   878.0 p0+p3  128 rk
        mov ebx, dword [esp + 36]  ;   832.7 p2      26 box reload
        mov dword [ebp + 4], ebx   ;   879.0 p0+p3  128 rk
        mov ebx, dword [esp + 20]  ;   833.7 p2      26 box reload
        mov dword [ebp + 8], ebx   ;   880.0 p0+p3  128 rk
        mov ebx, dword [esp + 4]   ;   834.7 p2      26 box reload
        mov dword [ebp + 12], ebx  ;   881.0 p0+p3  128 rk
        mov ebx, dword [esp + 32]  ;   835.7 p2      25 box reload
        mov dword [ebp + 16], ebx  ;   882.0 p0+p3  128 rk
        mov ebx, dword [esp + 44]  ;   836.7 p2      25 box reload
        mov dword [ebp + 20], ebx  ;   883.0 p0+p3  128 rk
        mov ebx, dword [esp + 28]  ;   837.7 p2      25 box reload
        mov dword [ebp + 24], ebx  ;   884.0 p0+p3  128 rk
        mov ebx, dword [esp + 24]  ;   838.7 p2      25 box reload
        mov dword [ebp + 28], ebx  ;   885.0 p0+p3  128 rk
        mov ebx, dword [esp + 100] ;   839.7 p2      24 box reload
        mov dword [ebp + 32], ebx  ;   886.0 p0+p3  128 rk
        mov ebx, dword [esp + 560] ;   840.7 p2      24 box reload
        mov dword [ebp + 36], ebx  ;   887.0 p0+p3  128 rk
        mov ebx, dword [esp + 92]  ;   841.7 p2      24 box reload
        mov dword [ebp + 40], ebx  ;   888.0 p0+p3  128 rk
        mov ebx, dword [esp + 80]  ;   842.7 p2      24 box reload
        mov dword [ebp + 44], ebx  ;   889.0 p0+p3  128 rk
        mov ebx, dword [esp + 72]  ;   843.7 p2      23 box reload
        mov dword [ebp + 48], ebx  ;   890.0 p0+p3  128 rk
        mov ebx, dword [esp + 68]  ;   844.7 p2      23 box reload
        mov dword [ebp + 52], ebx  ;   891.0 p0+p3  128 rk
        mov ebx, dword [esp + 48]  ;   845.7 p2      23 box reload
        mov dword [ebp + 56], ebx  ;   892.0 p0+p3  128 rk
        mov ebx, dword [esp + 56]  ;   846.7 p2      23 box reload
        mov dword [ebp + 60], ebx  ;   893.0 p0+p3  128 rk
        mov ebx, dword [esp + 76]  ;   847.7 p2      30 box reload
        mov dword [ebp + 64], ebx  ;   894.0 p0+p3  128 rk
        mov ebx, dword [esp + 108] ;   848.7 p2      30 box reload
        mov dword [ebp + 68], ebx  ;   895.0 p0+p3  128 rk
        mov ebx, dword [esp + 96]  ;   849.7 p2      30 box reload
        mov dword [ebp + 72], ebx  ;   896.0 p0+p3  128 rk
        mov ebx, dword [esp + 84]  ;   850.7 p2      30 box reload
        mov dword [ebp + 76], ebx  ;   897.0 p0+p3  128 rk
        mov ebx, dword [esp + 60]  ;   851.7 p2      29 box reload
        mov dword [ebp + 80], ebx  ;   898.0 p0+p3  128 rk
        mov ebx, dword [esp + 180] ;   852.7 p2      29 box reload
        mov dword [ebp + 84], ebx  ;   899.0 p0+p3  128 rk
        mov ebx, dword [esp + 136] ;   853.7 p2      29 box reload
        mov dword [ebp + 88], ebx  ;   900.0 p0+p3  128 rk
        mov ebx, dword [esp + 104] ;   854.7 p2      29 box reload
        mov dword [ebp + 92], ebx  ;   901.0 p0+p3  128 rk
        mov ebx, dword [esp + 128] ;   855.7 p2      28 box reload
        mov dword [ebp + 96], ebx  ;   902.0 p0+p3  128 rk
        mov ebx, dword [esp + 132] ;   856.7 p2      28 box reload
        mov dword [ebp + 100], ebx ;   903.0 p0+p3  128 rk
        mov ebx, dword [esp + 52]  ;   857.7 p2      28 box reload
        mov dword [ebp + 104], ebx ;   904.0 p0+p3  128 rk
        mov ebx, dword [esp + 112] ;   858.7 p2      28 box reload
        mov dword [ebp + 108], ebx ;   905.0 p0+p3  128 rk
        mov ebx, dword [esp + 148] ;   859.7 p2      27 box reload
        mov dword [ebp + 112], ebx ;   906.0 p0+p3  128 rk
        mov ebx, dword [esp + 160] ;   860.7 p2      27 box reload
        mov dword [ebp + 116], ebx ;   907.0 p0+p3  128 rk
        mov ebx, dword [esp + 140] ;   861.7 p2      27 box reload
        mov dword [ebp + 120], ebx ;   908.0 p0+p3  128 rk
        mov ebx, dword [esp + 124] ;   862.7 p2      27 box reload
        mov dword [ebp + 124], ebx ;   909.0 p0+p3  128 rk
        mov ebx, dword [esp + 156] ;   863.7 p2      26 box reload
        mov dword [ebp + 128], ebx ;   910.0 p0+p3  128 rk
        mov ebx, dword [esp + 164] ;   864.7 p2      26 box reload
        mov dword [ebp + 132], ebx ;   911.0 p0+p3  128 rk
        mov ebx, dword [esp + 172] ;   865.7 p2      26 box reload
        mov dword [ebp + 136], ebx ;   912.0 p0+p3  128 rk
        mov ebx, dword [esp + 144] ;   866.7 p2      26 box reload
        mov dword [ebp + 140], ebx ;   913.0 p0+p3  128 rk
        mov ebx, dword [esp + 188] ;   867.7 p2      25 box reload
        mov dword [ebp + 144], ebx ;   914.0 p0+p3  128 rk
        mov ebx, dword [esp + 184] ;   868.7 p2      25 box reload
        mov dword [ebp + 148], ebx ;   915.0 p0+p3  128 rk
        mov ebx, dword [esp + 168] ;   869.7 p2      25 box reload
        mov dword [ebp + 152], ebx ;   916.0 p0+p3  128 rk
        mov ebx, dword [esp + 152] ;   870.7 p2      25 box reload
        mov dword [ebp + 156], ebx ;   917.0 p0+p3  128 rk
        mov ebx, dword [esp + 240] ;   871.7 p2      24 box reload
        mov dword [ebp + 160], ebx ;   918.0 p0+p3  128 rk
        mov ebx, dword [esp + 120] ;   872.7 p2      24 box reload
        mov dword [ebp + 164], ebx ;   919.0 p0+p3  128 rk
        mov ebx, dword [esp + 220] ;   873.7 p2      24 box reload
        mov dword [ebp + 168], ebx ;   920.0 p0+p3  128 rk
        mov ebx, dword [esp + 208] ;   874.7 p2      24 box reload
        mov dword [ebp + 172], ebx ;   921.0 p0+p3  128 rk
        mov ebx, dword [esp + 212] ;   875.7 p2      23 box reload
        mov dword [ebp + 176], ebx ;   922.0 p0+p3  128 rk
        mov ebx, dword [esp + 192] ;   876.7 p2      23 box reload
        mov dword [ebp + 180], ebx ;   923.0 p0+p3  128 rk
        mov ebx, dword [esp + 200] ;   877.7 p2      23 box reload
        mov dword [ebp + 184], ebx ;   925.0 p0+p3  128 rk
        mov ebx, dword [esp + 196] ;   878.7 p2      23 box reload
        mov dword [ebp + 188], ebx ;   927.0 p0+p3  128 rk
        mov ebx, dword [esp + 228] ;   879.7 p2      30 box reload
        mov dword [ebp + 192], ebx ;   929.0 p0+p3  128 rk
        mov ebx, dword [esp + 232] ;   880.7 p2      30 box reload
        mov dword [ebp + 196], ebx ;   931.0 p0+p3  128 rk
        mov ebx, dword [esp + 236] ;   881.7 p2      30 box reload
        mov dword [ebp + 200], ebx ;   933.0 p0+p3  128 rk
        mov ebx, dword [esp + 224] ;   882.7 p2      30 box reload
        mov dword [ebp + 204], ebx ;   935.0 p0+p3  128 rk
        mov ebx, dword [esp + 216] ;   883.7 p2      29 box reload
        mov dword [ebp + 208], ebx ;   937.0 p0+p3  128 rk
        mov ebx, dword [esp + 320] ;   884.7 p2      29 box reload
        mov dword [ebp + 212], ebx ;   939.0 p0+p3  128 rk
        mov ebx, dword [esp + 276] ;   885.7 p2      29 box reload
        mov dword [ebp + 216], ebx ;   941.0 p0+p3  128 rk
        mov ebx, dword [esp + 256] ;   886.7 p2      29 box reload
        mov dword [ebp + 220], ebx ;   943.0 p0+p3  128 rk
        mov ebx, dword [esp + 272] ;   887.7 p2      28 box reload
        mov dword [ebp + 224], ebx ;   945.0 p0+p3  128 rk
        mov ebx, dword [esp + 260] ;   888.7 p2      28 box reload
        mov dword [ebp + 228], ebx ;   947.0 p0+p3  128 rk
        mov ebx, dword [esp + 176] ;   889.7 p2      28 box reload
        mov dword [ebp + 232], ebx ;   949.0 p0+p3  128 rk
        mov ebx, dword [esp + 252] ;   890.7 p2      28 box reload
        mov dword [ebp + 236], ebx ;   951.0 p0+p3  128 rk
        mov ebx, dword [esp + 288] ;   891.7 p2      27 box reload
        mov dword [ebp + 240], ebx ;   953.0 p0+p3  128 rk
        mov ebx, dword [esp + 300] ;   892.7 p2      27 box reload
        mov dword [ebp + 244], ebx ;   955.0 p0+p3  128 rk
        mov ebx, dword [esp + 280] ;   893.7 p2      27 box reload
        mov dword [ebp + 248], ebx ;   957.0 p0+p3  128 rk
        mov ebx, dword [esp + 264] ;   894.7 p2      27 box reload
        mov dword [ebp + 252], ebx ;   959.0 p0+p3  128 rk
        mov ebx, dword [esp + 296] ;   895.7 p2      26 box reload
        mov dword [ebp + 256], ebx ;   961.0 p0+p3  128 rk
        mov ebx, dword [esp + 304] ;   896.7 p2      26 box reload
        mov dword [ebp + 260], ebx ;   963.0 p0+p3  128 rk
        mov ebx, dword [esp + 312] ;   897.7 p2      26 box reload
        mov dword [ebp + 264], ebx ;   965.0 p0+p3  128 rk
        mov ebx, dword [esp + 284] ;   898.7 p2      26 box reload
        mov dword [ebp + 268], ebx ;   967.0 p0+p3  128 rk
        mov ebx, dword [esp + 332] ;   899.7 p2      25 box reload
        mov dword [ebp + 272], ebx ;   969.0 p0+p3  128 rk
        mov ebx, dword [esp + 324] ;   900.7 p2      25 box reload
        mov dword [ebp + 276], ebx ;   971.0 p0+p3  128 rk
        mov ebx, dword [esp + 308] ;   901.7 p2      25 box reload
        mov dword [ebp + 280], ebx ;   973.0 p0+p3  128 rk
        mov ebx, dword [esp + 292] ;   902.7 p2      25 box reload
        mov dword [ebp + 284], ebx ;   975.0 p0+p3  128 rk
        mov ebx, dword [esp + 380] ;   903.7 p2      24 box reload
        mov dword [ebp + 288], ebx ;   977.0 p0+p3  128 rk
        mov ebx, dword [esp + 248] ;   904.7 p2      24 box reload
        mov dword [ebp + 292], ebx ;   979.0 p0+p3  128 rk
        mov ebx, dword [esp + 356] ;   905.7 p2      24 box reload
        mov dword [ebp + 296], ebx ;   981.0 p0+p3  128 rk
        mov ebx, dword [esp + 344] ;   906.7 p2      24 box reload
        mov dword [ebp + 300], ebx ;   983.0 p0+p3  128 rk
        mov ebx, dword [esp + 352] ;   907.7 p2      23 box reload
        mov dword [ebp + 304], ebx ;   985.0 p0+p3  128 rk
        mov ebx, dword [esp + 328] ;   908.7 p2      23 box reload
        mov dword [ebp + 308], ebx ;   987.0 p0+p3  128 rk
        mov ebx, dword [esp + 340] ;   909.7 p2      23 box reload
        mov dword [ebp + 312], ebx ;   989.0 p0+p3  128 rk
        mov ebx, dword [esp + 336] ;   910.7 p2      23 box reload
        mov dword [ebp + 316], ebx ;   991.0 p0+p3  128 rk
        mov ebx, dword [esp + 372] ;   911.7 p2      30 box reload
        mov dword [ebp + 320], ebx ;   993.0 p0+p3  128 rk
        mov ebx, dword [esp + 368] ;   912.7 p2      30 box reload
        mov dword [ebp + 324], ebx ;   995.0 p0+p3  128 rk
        mov ebx, dword [esp + 376] ;   913.7 p2      30 box reload
        mov dword [ebp + 328], ebx ;   997.0 p0+p3  128 rk
        mov ebx, dword [esp + 364] ;   914.7 p2      30 box reload
        mov dword [ebp + 332], ebx ;   999.0 p0+p3  128 rk
        mov ebx, dword [esp + 360] ;   915.7 p2      29 box reload
        mov dword [ebp + 336], ebx ;  1001.0 p0+p3  128 rk
        mov ebx, dword [esp + 460] ;   916.7 p2      29 box reload
        mov dword [ebp + 340], ebx ;  1003.0 p0+p3  128 rk
        mov ebx, dword [esp + 416] ;   917.7 p2      29 box reload
        mov dword [ebp + 344], ebx ;  1005.0 p0+p3  128 rk
        mov ebx, dword [esp + 400] ;   918.7 p2      29 box reload
        mov dword [ebp + 348], ebx ;  1007.0 p0+p3  128 rk
        mov ebx, dword [esp + 412] ;   919.7 p2      28 box reload
        mov dword [ebp + 352], ebx ;  1009.0 p0+p3  128 rk
        mov ebx, dword [esp + 396] ;   920.7 p2      28 box reload
        mov dword [ebp + 356], ebx ;  1011.0 p0+p3  128 rk
        mov ebx, dword [esp + 316] ;   921.7 p2      28 box reload
        mov dword [ebp + 360], ebx ;  1013.0 p0+p3  128 rk
        mov ebx, dword [esp + 392] ;   922.7 p2      28 box reload
        mov dword [ebp + 364], ebx ;  1015.0 p0+p3  128 rk
        mov ebx, dword [esp + 432] ;   923.7 p2      27 box reload
        mov dword [ebp + 368], ebx ;  1017.0 p0+p3  128 rk
        mov ebx, dword [esp + 444] ;   924.7 p2      27 box reload
        mov dword [ebp + 372], ebx ;  1019.0 p0+p3  128 rk
        mov ebx, dword [esp + 420] ;   925.7 p2      27 box reload
        mov dword [ebp + 376], ebx ;  1021.0 p0+p3  128 rk
        mov ebx, dword [esp + 404] ;   926.7 p2      27 box reload
        mov dword [ebp + 380], ebx ;  1023.0 p0+p3  128 rk
        mov ebx, dword [esp + 436] ;   927.7 p2      26 box reload
        mov dword [ebp + 384], ebx ;  1025.0 p0+p3  128 rk
        mov ebx, dword [esp + 440] ;   928.7 p2      26 box reload
        mov dword [ebp + 388], ebx ;  1027.0 p0+p3  128 rk
        mov ebx, dword [esp + 456] ;   929.7 p2      26 box reload
        mov dword [ebp + 392], ebx ;  1029.0 p0+p3  128 rk
        mov ebx, dword [esp + 424] ;   930.7 p2      26 box reload
        mov dword [ebp + 396], ebx ;  1031.0 p0+p3  128 rk
        mov ebx, dword [esp + 472] ;   931.7 p2      25 box reload
        mov dword [ebp + 400], ebx ;  1033.0 p0+p3  128 rk
        mov ebx, dword [esp + 464] ;   932.7 p2      25 box reload
        mov dword [ebp + 404], ebx ;  1035.0 p0+p3  128 rk
        mov ebx, dword [esp + 448] ;   933.7 p2      25 box reload
        mov dword [ebp + 408], ebx ;  1037.0 p0+p3  128 rk
        mov ebx, dword [esp + 428] ;   934.7 p2      25 box reload
        mov dword [ebp + 412], ebx ;  1039.0 p0+p3  128 rk
        mov ebx, dword [esp + 520] ;   935.7 p2      24 box reload
        mov dword [ebp + 416], ebx ;  1041.0 p0+p3  128 rk
        mov ebx, dword [esp + 384] ;   936.7 p2      24 box reload
        mov dword [ebp + 420], ebx ;  1043.0 p0+p3  128 rk
        mov ebx, dword [esp + 496] ;   937.7 p2      24 box reload
        mov dword [ebp + 424], ebx ;  1045.0 p0+p3  128 rk
        mov ebx, dword [esp + 484] ;   938.7 p2      24 box reload
        mov dword [ebp + 428], ebx ;  1047.0 p0+p3  128 rk
        mov ebx, dword [esp + 492] ;   939.7 p2      23 box reload
        mov dword [ebp + 432], ebx ;  1049.0 p0+p3  128 rk
        mov ebx, dword [esp + 468] ;   940.7 p2      23 box reload
        mov dword [ebp + 436], ebx ;  1051.0 p0+p3  128 rk
        mov dword [ebp + 464], esi ;  1053.0 p0+p3  128 rk
        mov esi, dword [esp + 480] ;   941.7 p2      23 box reload
        mov dword [ebp + 440], esi ;  1055.0 p0+p3  128 rk
        mov dword [ebp + 468], ecx ;  1057.0 p0+p3  128 rk
        mov esi, dword [esp + 476] ;   942.7 p2      23 box reload
        mov dword [ebp + 444], esi ;  1059.0 p0+p3  128 rk
        mov esi, dword [esp + 512] ;   943.7 p2      30 box reload
        mov dword [ebp + 448], esi ;  1061.0 p0+p3  128 rk
        mov esi, dword [esp + 508] ;   944.7 p2      30 box reload
        mov dword [ebp + 452], esi ;  1063.0 p0+p3  128 rk
        mov esi, dword [esp + 516] ;   945.7 p2      30 box reload
        mov dword [ebp + 456], esi ;  1065.0 p0+p3  128 rk
        mov esi, dword [esp + 504] ;   946.7 p2      30 box reload
        mov dword [ebp + 460], esi ;  1067.0 p0+p3  128 rk
        mov esi, dword [esp + 548] ;   947.7 p2      29 box reload
        mov dword [ebp + 472], esi ;  1069.0 p0+p3  128 rk
        mov esi, dword [esp + 540] ;   948.7 p2      29 box reload
        mov dword [ebp + 476], esi ;  1071.0 p0+p3  128 rk
        mov esi, dword [esp + 40]  ;   949.7 p2      28 box reload
        mov dword [ebp + 480], esi ;  1073.0 p0+p3  128 rk
        mov esi, dword [esp + 452] ;   950.7 p2      28 box reload
        mov dword [ebp + 484], esi ;  1075.0 p0+p3  128 rk
        mov esi, dword [esp + 536] ;   951.7 p2      28 box reload
        mov dword [ebp + 488], esi ;  1077.0 p0+p3  128 rk
        mov esi, dword [esp + 532] ;   952.7 p2      28 box reload
        mov dword [ebp + 492], esi ;  1079.0 p0+p3  128 rk
        mov esi, dword [esp + 0]   ;   953.7 p2      27 box reload
        mov dword [ebp + 496], esi ;  1081.0 p0+p3  128 rk
        mov esi, dword [esp + 8]   ;   954.7 p2      27 box reload
        mov dword [ebp + 500], esi ;  1083.0 p0+p3  128 rk
        mov esi, dword [esp + 544] ;   955.7 p2      27 box reload
        mov dword [ebp + 504], esi ;  1085.0 p0+p3  128 rk
        mov dword [ebp + 512], edx ;  1087.0 p0+p3  128 rk
        mov esi, dword [esp + 12]  ;   959.0 p2      27 box reload
        mov dword [ebp + 508], esi ;  1089.0 p0+p3  128 rk
        mov dword [ebp + 516], eax ;  1091.0 p0+p3  128 rk
        mov dword [ebp + 520], edi ;  1093.0 p0+p3  128 rk
        mov esi, dword [esp + 552] ;   963.0 p2      26 box reload
        mov dword [ebp + 524], esi ;  1095.0 p0+p3  128 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
