; serpent_expand192 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand192 --cpu prescott
;
; void serpent_expand192(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2401 uops, planned 1095.3; bounds: width 800.3, ports 1005.5, path 274.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global serpent_expand192

        section .text
        align 16
serpent_expand192:
        push ebx                   ;                    preserved
        push esi                   ;                    preserved
        push edi                   ;                    preserved
        push ebp                   ;                    preserved
        sub esp, 0x234             ;                    frame
        mov esi, dword [esp + 584] ;     0.0 p2     122 k reload
        mov edi, dword [esi + 12]  ;     4.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     4.0 p2     122 k
        mov eax, dword [esi + 20]  ;     4.0 p2     122 k
        mov ecx, edi               ;     8.0 p0     107 w[8] copy
        xor ecx, eax               ;     9.0 p0     107 w[8]
        xor ecx, dword [esi]       ;    10.0 p2+p0  107 w[8]
        xor ecx, 0x9e3779b9        ;    11.0 p0     107 w[8]
        rol ecx, 0xb               ;    12.0 p1     107 w[8]
        mov edx, ebp               ;     8.0 p0     107 w[9] copy
        xor edx, dword [esi + 4]   ;     9.0 p2+p0  107 w[9]
        xor edx, 1                 ;    10.0 p0     107 w[9]
        xor edx, 0x9e3779b8        ;    11.0 p0     107 w[9]
        xor edx, ecx               ;    13.0 p0     107 w[9]
        rol edx, 0xb               ;    14.0 p1     107 w[9]
        xor edi, 1                 ;     8.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     9.0 p0     107 w[11]
        xor edi, ecx               ;    13.0 p0     107 w[11]
        mov ebx, eax               ;     8.0 p1     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     9.0 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;    10.0 p0     107 w[10]
        xor ebx, edx               ;    15.0 p0     107 w[10]
        rol ebx, 0xb               ;    16.0 p1     107 w[10]
        xor edi, ebx               ;    17.0 p0     107 w[11]
        rol edi, 0xb               ;    18.0 p1     107 w[11]
        xor ebp, edx               ;    15.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;    16.0 p0     107 w[12]
        xor ebp, edi               ;    19.0 p0     107 w[12]
        rol ebp, 0xb               ;    20.0 p1     107 w[12]
        xor eax, ecx               ;    13.0 p0     107 w[13]
        xor eax, ebx               ;    17.0 p0     107 w[13]
        xor eax, 0x9e3779bc        ;    18.0 p0     107 w[13]
        xor eax, ebp               ;    21.0 p0     107 w[13]
        rol eax, 0xb               ;    22.0 p1     107 w[13]
        mov esi, edx               ;    15.0 p0     107 w[14] copy
        xor esi, 1                 ;    16.0 p0     107 w[14]
        xor esi, edi               ;    19.0 p0     107 w[14]
        xor esi, 0x9e3779bf        ;    20.0 p0     107 w[14]
        xor esi, eax               ;    23.0 p0     107 w[14]
        rol esi, 0xb               ;    24.0 p1     107 w[14]
        mov dword [esp + 0], edx   ;    15.3 p0+p3  107 w[9] spill
        mov edx, ebx               ;    17.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    18.0 p0     107 w[15]
        xor edx, ebp               ;    21.0 p0     107 w[15]
        xor edx, esi               ;    25.0 p0     107 w[15]
        rol edx, 0xb               ;    26.0 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    17.8 p0+p3  107 w[10] spill
        mov ebx, ecx               ;    17.0 p1     107 w[16] copy
        xor ebx, edi               ;    19.0 p0     107 w[16]
        xor ebx, 0x9e3779b1        ;    20.0 p0     107 w[16]
        xor ebx, eax               ;    23.0 p0     107 w[16]
        xor ebx, edx               ;    27.0 p0     107 w[16]
        rol ebx, 0xb               ;    28.0 p1     107 w[16]
        mov dword [esp + 8], ecx   ;    20.8 p0+p3  107 w[8] spill
        mov ecx, dword [esp + 0]   ;    19.0 p2     107 w[17]
        xor ecx, ebp               ;    23.0 p0     107 w[17]
        xor ecx, esi               ;    25.0 p0     107 w[17]
        xor ecx, 0x9e3779b0        ;    26.0 p0     107 w[17]
        xor ecx, ebx               ;    29.0 p0     107 w[17]
        rol ecx, 0xb               ;    30.0 p1     107 w[17]
        mov dword [esp + 12], ebp  ;    23.8 p0+p3  107 w[12] spill
        mov ebp, eax               ;    23.0 p1     107 w[18] copy
        xor ebp, edx               ;    27.0 p0     107 w[18]
        xor ebp, dword [esp + 4]   ;    28.0 p2+p0  107 w[18]
        xor ebp, 0x9e3779b3        ;    29.0 p0     107 w[18]
        xor ebp, ecx               ;    31.0 p0     107 w[18]
        rol ebp, 0xb               ;    32.0 p1     107 w[18]
        mov dword [esp + 16], eax  ;    26.8 p0+p3  107 w[13] spill
        mov eax, edi               ;    24.3 p1     107 w[19] copy
        xor eax, esi               ;    27.8 p0     107 w[19]
        xor eax, ebx               ;    29.0 p0     107 w[19]
        xor eax, 0x9e3779b2        ;    30.0 p0     107 w[19]
        xor eax, ebp               ;    33.0 p0     107 w[19]
        rol eax, 0xb               ;    34.0 p1     107 w[19]
        mov dword [esp + 20], edi  ;    29.8 p0+p3  107 w[11] spill
        mov edi, edx               ;    27.0 p1     107 w[20] copy
        xor edi, ecx               ;    31.0 p0     107 w[20]
        xor edi, dword [esp + 12]  ;    32.0 p2+p0  107 w[20]
        xor edi, 0x9e3779b5        ;    33.0 p0     107 w[20]
        xor edi, eax               ;    35.0 p0     107 w[20]
        rol edi, 0xb               ;    36.0 p1     107 w[20]
        mov dword [esp + 24], edx  ;    32.8 p0+p3  107 w[15] spill
        mov edx, ebx               ;    29.3 p1     107 w[21] copy
        xor edx, ebp               ;    33.8 p0     107 w[21]
        xor edx, dword [esp + 16]  ;    34.8 p2+p0  107 w[21]
        xor edx, 0x9e3779b4        ;    35.8 p0     107 w[21]
        xor edx, edi               ;    37.0 p0     107 w[21]
        rol edx, 0xb               ;    38.0 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    35.8 p0+p3  107 w[16] spill
        mov ebx, esi               ;    32.0 p1     107 w[22] copy
        xor ebx, ecx               ;    36.8 p0     107 w[22]
        xor ebx, eax               ;    37.8 p0     107 w[22]
        xor ebx, 0x9e3779b7        ;    38.8 p0     107 w[22]
        xor ebx, edx               ;    39.8 p0     107 w[22]
        rol ebx, 0xb               ;    40.8 p1     107 w[22]
        mov dword [esp + 32], esi  ;    38.8 p0+p3  107 w[14] spill
        mov esi, ebp               ;    34.3 p1     107 w[23] copy
        xor esi, edi               ;    39.8 p0     107 w[23]
        xor esi, dword [esp + 24]  ;    40.8 p2+p0  107 w[23]
        xor esi, 0x9e3779b6        ;    41.8 p0     107 w[23]
        xor esi, ebx               ;    42.8 p0     107 w[23]
        rol esi, 0xb               ;    43.8 p1     107 w[23]
        mov dword [esp + 36], ebp  ;    41.8 p0+p3  107 w[18] spill
        mov ebp, eax               ;    37.0 p1     107 w[24] copy
        xor ebp, dword [esp + 28]  ;    42.8 p2+p0  107 w[24]
        mov dword [esp + 40], eax  ;    43.3 p0+p3  107 w[19] spill
        mov eax, edx               ;    39.0 p1     107 w[24] copy
        xor eax, ebp               ;    44.3 p0     107 w[24]
        xor eax, 0x9e3779a9        ;    45.3 p0     107 w[24]
        xor eax, esi               ;    46.3 p0     107 w[24]
        rol eax, 0xb               ;    47.3 p1     107 w[24]
        mov dword [esp + 44], ebp  ;    45.8 p0+p3  107 w[24] spill
        mov ebp, edi               ;    40.3 p1     107 w[25] copy
        xor ebp, ecx               ;    46.8 p0     107 w[25]
        xor ebp, ebx               ;    47.8 p0     107 w[25]
        xor ebp, 0x9e3779a8        ;    48.8 p0     107 w[25]
        xor ebp, eax               ;    49.8 p0     107 w[25]
        rol ebp, 0xb               ;    50.8 p1     107 w[25]
        mov dword [esp + 48], ecx  ;    48.8 p0+p3  107 w[17] spill
        mov ecx, edx               ;    42.7 p1     107 w[26] copy
        xor ecx, esi               ;    49.8 p0     107 w[26]
        xor ecx, dword [esp + 36]  ;    50.8 p2+p0  107 w[26]
        xor ecx, 0x9e3779ab        ;    51.8 p0     107 w[26]
        xor ecx, ebp               ;    52.8 p0     107 w[26]
        rol ecx, 0xb               ;    53.8 p1     107 w[26]
        mov dword [esp + 52], edx  ;    51.8 p0+p3  107 w[21] spill
        mov edx, ebx               ;    45.3 p1     107 w[27] copy
        xor edx, eax               ;    52.8 p0     107 w[27]
        xor edx, dword [esp + 40]  ;    53.8 p2+p0  107 w[27]
        xor edx, 0x9e3779aa        ;    54.8 p0     107 w[27]
        xor edx, ecx               ;    55.8 p0     107 w[27]
        rol edx, 0xb               ;    56.8 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    54.8 p0+p3  107 w[22] spill
        mov ebx, edi               ;    48.0 p1     107 w[28] copy
        xor ebx, esi               ;    55.8 p0     107 w[28]
        mov dword [esp + 60], edi  ;    56.3 p0+p3  107 w[20] spill
        mov edi, ebp               ;    51.8 p1     107 w[28] copy
        xor edi, ebx               ;    57.3 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    58.3 p0     107 w[28]
        xor edi, edx               ;    59.3 p0     107 w[28]
        rol edi, 0xb               ;    60.3 p1     107 w[28]
        mov dword [esp + 64], ebx  ;    58.8 p0+p3  107 w[28] spill
        mov ebx, eax               ;    51.0 p1     107 w[29] copy
        xor ebx, ecx               ;    59.8 p0     107 w[29]
        xor ebx, dword [esp + 52]  ;    60.8 p2+p0  107 w[29]
        xor ebx, 0x9e3779ac        ;    61.8 p0     107 w[29]
        xor ebx, edi               ;    62.8 p0     107 w[29]
        rol ebx, 0xb               ;    63.8 p1     107 w[29]
        mov dword [esp + 68], eax  ;    61.8 p0+p3  107 w[24] spill
        mov eax, ebp               ;    53.7 p1     107 w[30] copy
        xor eax, edx               ;    62.8 p0     107 w[30]
        xor eax, dword [esp + 56]  ;    63.8 p2+p0  107 w[30]
        xor eax, 0x9e3779af        ;    64.8 p0     107 w[30]
        xor eax, ebx               ;    65.8 p0     107 w[30]
        rol eax, 0xb               ;    66.8 p1     107 w[30]
        mov dword [esp + 72], ebp  ;    64.8 p0+p3  107 w[25] spill
        mov ebp, esi               ;    56.3 p1     107 w[31] copy
        xor ebp, ecx               ;    65.8 p0     107 w[31]
        xor ebp, edi               ;    66.8 p0     107 w[31]
        xor ebp, 0x9e3779ae        ;    67.8 p0     107 w[31]
        xor ebp, eax               ;    68.8 p0     107 w[31]
        rol ebp, 0xb               ;    69.8 p1     107 w[31]
        mov dword [esp + 76], esi  ;    67.8 p0+p3  107 w[23] spill
        mov esi, edx               ;    58.7 p1     107 w[32] copy
        xor esi, ebx               ;    68.8 p0     107 w[32]
        xor esi, dword [esp + 68]  ;    69.8 p2+p0  107 w[32]
        xor esi, 0x9e3779a1        ;    70.8 p0     107 w[32]
        xor esi, ebp               ;    71.8 p0     107 w[32]
        rol esi, 0xb               ;    72.8 p1     107 w[32]
        mov dword [esp + 80], edx  ;    70.8 p0+p3  107 w[27] spill
        mov edx, edi               ;    61.3 p1     107 w[33] copy
        xor edx, dword [esp + 72]  ;    71.8 p2+p0  107 w[33]
        xor edx, eax               ;    72.8 p0     107 w[33]
        xor edx, 0x9e3779a0        ;    73.8 p0     107 w[33]
        xor edx, esi               ;    74.8 p0     107 w[33]
        rol edx, 0xb               ;    75.8 p1     107 w[33]
        mov dword [esp + 84], edi  ;    73.8 p0+p3  107 w[28] spill
        mov edi, ebx               ;    64.8 p1     107 w[34] copy
        xor edi, ecx               ;    74.8 p0     107 w[34]
        xor edi, 0x9e3779a3        ;    75.8 p0     107 w[34]
        xor edi, ebp               ;    76.8 p0     107 w[34]
        xor edi, edx               ;    77.8 p0     107 w[34]
        rol edi, 0xb               ;    78.8 p1     107 w[34]
        mov dword [esp + 88], ecx  ;    76.8 p0+p3  107 w[26] spill
        mov ecx, eax               ;    67.8 p1     107 w[35] copy
        xor ecx, dword [esp + 80]  ;    77.8 p2+p0  107 w[35]
        xor ecx, 0x9e3779a2        ;    78.8 p0     107 w[35]
        xor ecx, esi               ;    79.8 p0     107 w[35]
        xor ecx, edi               ;    80.8 p0     107 w[35]
        rol ecx, 0xb               ;    81.8 p1     107 w[35]
        mov dword [esp + 92], eax  ;    79.8 p0+p3  107 w[30] spill
        mov eax, ebp               ;    70.8 p1     107 w[36] copy
        xor eax, dword [esp + 84]  ;    80.8 p2+p0  107 w[36]
        mov dword [esp + 96], ebp  ;    81.3 p0+p3  107 w[31] spill
        mov ebp, edx               ;    76.8 p1     107 w[36] copy
        xor ebp, 0x9e3779a5        ;    82.3 p0     107 w[36]
        xor ebp, eax               ;    83.3 p0     107 w[36]
        xor ebp, ecx               ;    84.3 p0     107 w[36]
        rol ebp, 0xb               ;    85.3 p1     107 w[36]
        mov dword [esp + 100], eax ;    83.8 p0+p3  107 w[36] spill
        mov eax, ebx               ;    72.3 p1     107 w[37] copy
        xor eax, esi               ;    84.8 p0     107 w[37]
        xor eax, edi               ;    85.8 p0     107 w[37]
        xor eax, 0x9e3779a4        ;    86.8 p0     107 w[37]
        xor eax, ebp               ;    87.8 p0     107 w[37]
        rol eax, 0xb               ;    88.8 p1     107 w[37]
        mov dword [esp + 104], ebx ;    86.8 p0+p3  107 w[29] spill
        mov ebx, edx               ;    76.8 p1     107 w[38] copy
        xor ebx, dword [esp + 92]  ;    87.8 p2+p0  107 w[38]
        xor ebx, ecx               ;    88.8 p0     107 w[38]
        xor ebx, 0x9e3779a7        ;    89.8 p0     107 w[38]
        xor ebx, eax               ;    90.8 p0     107 w[38]
        rol ebx, 0xb               ;    91.8 p1     107 w[38]
        mov dword [esp + 108], edx ;    89.8 p0+p3  107 w[33] spill
        mov edx, edi               ;    79.8 p1     107 w[39] copy
        xor edx, ebp               ;    90.8 p0     107 w[39]
        xor edx, dword [esp + 96]  ;    91.8 p2+p0  107 w[39]
        xor edx, 0x9e3779a6        ;    92.8 p0     107 w[39]
        xor edx, ebx               ;    93.8 p0     107 w[39]
        rol edx, 0xb               ;    94.8 p1     107 w[39]
        mov dword [esp + 112], edi ;    92.8 p0+p3  107 w[34] spill
        mov edi, ecx               ;    82.8 p1     107 w[40] copy
        xor edi, esi               ;    93.8 p0     107 w[40]
        xor edi, 0x9e377999        ;    94.8 p0     107 w[40]
        xor edi, eax               ;    95.8 p0     107 w[40]
        xor edi, edx               ;    96.8 p0     107 w[40]
        rol edi, 0xb               ;    97.8 p1     107 w[40]
        mov dword [esp + 116], esi ;    95.8 p0+p3  107 w[32] spill
        mov esi, ebp               ;    86.3 p1     107 w[41] copy
        xor esi, dword [esp + 108] ;    96.8 p2+p0  107 w[41]
        xor esi, 0x9e377998        ;    97.8 p0     107 w[41]
        xor esi, ebx               ;    98.8 p0     107 w[41]
        xor esi, edi               ;    99.8 p0     107 w[41]
        rol esi, 0xb               ;   100.8 p1     107 w[41]
        xor ebp, edx               ;    98.8 p0     107 w[44]
        mov dword [esp + 120], ebp ;    99.8 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 112] ;    92.8 p2     107 w[42]
        xor ebp, eax               ;   100.3 p0     107 w[42]
        xor ebp, 0x9e37799b        ;   101.3 p0     107 w[42]
        xor ebp, edx               ;   102.3 p0     107 w[42]
        xor ebp, esi               ;   103.3 p0     107 w[42]
        rol ebp, 0xb               ;   104.3 p1     107 w[42]
        mov dword [esp + 124], edx ;   102.3 p0+p3  107 w[39] spill
        mov edx, ecx               ;    87.7 p1     107 w[43] copy
        xor edx, ebx               ;   103.3 p0     107 w[43]
        xor edx, 0x9e37799a        ;   104.3 p0     107 w[43]
        xor edx, edi               ;   105.3 p0     107 w[43]
        xor edx, ebp               ;   106.3 p0     107 w[43]
        rol edx, 0xb               ;   107.3 p1     107 w[43]
        mov dword [esp + 128], ecx ;   105.3 p0+p3  107 w[35] spill
        mov ecx, dword [esp + 120] ;    99.8 p2     107 w[44]
        xor ecx, 0x9e37799d        ;   106.3 p0     107 w[44]
        xor ecx, esi               ;   107.3 p0     107 w[44]
        xor ecx, edx               ;   108.3 p0     107 w[44]
        rol ecx, 0xb               ;   109.3 p1     107 w[44]
        mov dword [esp + 132], ebx ;   107.8 p0+p3  107 w[38] spill
        mov ebx, eax               ;    92.0 p1     107 w[45] copy
        xor ebx, 0x9e37799c        ;   108.8 p0     107 w[45]
        xor ebx, edi               ;   109.8 p0     107 w[45]
        xor ebx, ebp               ;   110.8 p0     107 w[45]
        xor ebx, ecx               ;   111.8 p0     107 w[45]
        rol ebx, 0xb               ;   112.8 p1     107 w[45]
        mov dword [esp + 136], eax ;   110.8 p0+p3  107 w[37] spill
        mov eax, dword [esp + 132] ;   107.8 p2     107 w[46]
        xor eax, esi               ;   111.8 p0     107 w[46]
        xor eax, 0x9e37799f        ;   112.8 p0     107 w[46]
        xor eax, edx               ;   113.8 p0     107 w[46]
        xor eax, ebx               ;   114.8 p0     107 w[46]
        rol eax, 0xb               ;   115.8 p1     107 w[46]
        mov dword [esp + 140], esi ;   113.8 p0+p3  107 w[41] spill
        mov esi, dword [esp + 124] ;   102.3 p2     107 w[47]
        xor esi, 0x9e37799e        ;   114.8 p0     107 w[47]
        xor esi, ebp               ;   115.8 p0     107 w[47]
        xor esi, ecx               ;   116.8 p0     107 w[47]
        xor esi, eax               ;   117.8 p0     107 w[47]
        rol esi, 0xb               ;   118.8 p1     107 w[47]
        mov dword [esp + 144], ebp ;   116.8 p0+p3  107 w[42] spill
        mov ebp, edi               ;    99.0 p1     107 w[48] copy
        xor ebp, 0x9e377991        ;   117.8 p0     107 w[48]
        xor ebp, edx               ;   118.8 p0     107 w[48]
        xor ebp, ebx               ;   119.8 p0     107 w[48]
        xor ebp, esi               ;   120.8 p0     107 w[48]
        rol ebp, 0xb               ;   121.8 p1     107 w[48]
        mov dword [esp + 148], edi ;   119.8 p0+p3  107 w[40] spill
        mov edi, dword [esp + 140] ;   113.8 p2     107 w[49]
        xor edi, 0x9e377990        ;   120.8 p0     107 w[49]
        xor edi, ecx               ;   121.8 p0     107 w[49]
        xor edi, eax               ;   122.8 p0     107 w[49]
        xor edi, ebp               ;   123.8 p0     107 w[49]
        rol edi, 0xb               ;   124.8 p1     107 w[49]
        mov dword [esp + 152], ecx ;   122.8 p0+p3  107 w[44] spill
        mov ecx, dword [esp + 144] ;   116.8 p2     107 w[50]
        xor ecx, 0x9e377993        ;   123.8 p0     107 w[50]
        xor ecx, ebx               ;   124.8 p0     107 w[50]
        xor ecx, esi               ;   125.8 p0     107 w[50]
        xor ecx, edi               ;   126.8 p0     107 w[50]
        rol ecx, 0xb               ;   127.8 p1     107 w[50]
        mov dword [esp + 156], ebx ;   125.8 p0+p3  107 w[45] spill
        mov ebx, edx               ;   108.3 p1     107 w[51] copy
        xor ebx, 0x9e377992        ;   126.8 p0     107 w[51]
        xor ebx, eax               ;   127.8 p0     107 w[51]
        xor ebx, ebp               ;   128.8 p0     107 w[51]
        xor ebx, ecx               ;   129.8 p0     107 w[51]
        rol ebx, 0xb               ;   130.8 p1     107 w[51]
        mov dword [esp + 160], edx ;   128.8 p0+p3  107 w[43] spill
        mov edx, dword [esp + 152] ;   122.8 p2     107 w[52]
        xor edx, 0x9e377995        ;   129.8 p0     107 w[52]
        xor edx, esi               ;   130.8 p0     107 w[52]
        xor edx, edi               ;   131.8 p0     107 w[52]
        xor edx, ebx               ;   132.8 p0     107 w[52]
        rol edx, 0xb               ;   133.8 p1     107 w[52]
        mov dword [esp + 164], esi ;   131.8 p0+p3  107 w[47] spill
        mov esi, dword [esp + 156] ;   125.8 p2     107 w[53]
        xor esi, 0x9e377994        ;   132.8 p0     107 w[53]
        xor esi, ebp               ;   133.8 p0     107 w[53]
        xor esi, ecx               ;   134.8 p0     107 w[53]
        xor esi, edx               ;   135.8 p0     107 w[53]
        rol esi, 0xb               ;   136.8 p1     107 w[53]
        mov dword [esp + 168], ebp ;   134.8 p0+p3  107 w[48] spill
        mov ebp, eax               ;   116.8 p1     107 w[54] copy
        xor ebp, 0x9e377997        ;   135.8 p0     107 w[54]
        xor ebp, edi               ;   136.8 p0     107 w[54]
        xor ebp, ebx               ;   137.8 p0     107 w[54]
        xor ebp, esi               ;   138.8 p0     107 w[54]
        rol ebp, 0xb               ;   139.8 p1     107 w[54]
        mov dword [esp + 172], eax ;   137.8 p0+p3  107 w[46] spill
        mov eax, dword [esp + 164] ;   131.8 p2     107 w[55]
        xor eax, 0x9e377996        ;   138.8 p0     107 w[55]
        xor eax, ecx               ;   139.8 p0     107 w[55]
        xor eax, edx               ;   140.8 p0     107 w[55]
        xor eax, ebp               ;   141.8 p0     107 w[55]
        rol eax, 0xb               ;   142.8 p1     107 w[55]
        mov dword [esp + 176], ecx ;   140.8 p0+p3  107 w[50] spill
        mov ecx, dword [esp + 168] ;   134.8 p2     107 w[56]
        xor ecx, ebx               ;   141.8 p0     107 w[56]
        mov dword [esp + 180], ebx ;   142.3 p0+p3  107 w[51] spill
        mov ebx, esi               ;   137.8 p1     107 w[56] copy
        xor ebx, 0x9e377989        ;   143.3 p0     107 w[56]
        xor ebx, ecx               ;   144.3 p0     107 w[56]
        xor ebx, eax               ;   145.3 p0     107 w[56]
        rol ebx, 0xb               ;   146.3 p1     107 w[56]
        mov dword [esp + 184], ecx ;   144.8 p0+p3  107 w[56] spill
        mov ecx, edi               ;   125.8 p1     107 w[57] copy
        xor ecx, 0x9e377988        ;   145.8 p0     107 w[57]
        xor ecx, edx               ;   146.8 p0     107 w[57]
        xor ecx, ebp               ;   147.8 p0     107 w[57]
        xor ecx, ebx               ;   148.8 p0     107 w[57]
        rol ecx, 0xb               ;   149.8 p1     107 w[57]
        mov dword [esp + 188], edi ;   147.8 p0+p3  107 w[49] spill
        mov edi, dword [esp + 176] ;   140.8 p2     107 w[58]
        xor edi, 0x9e37798b        ;   148.8 p0     107 w[58]
        xor edi, esi               ;   149.8 p0     107 w[58]
        xor edi, eax               ;   150.8 p0     107 w[58]
        xor edi, ecx               ;   151.8 p0     107 w[58]
        rol edi, 0xb               ;   152.8 p1     107 w[58]
        mov dword [esp + 192], esi ;   150.8 p0+p3  107 w[53] spill
        mov esi, dword [esp + 180] ;   142.3 p2     107 w[59]
        xor esi, 0x9e37798a        ;   151.8 p0     107 w[59]
        xor esi, ebp               ;   152.8 p0     107 w[59]
        xor esi, ebx               ;   153.8 p0     107 w[59]
        xor esi, edi               ;   154.8 p0     107 w[59]
        rol esi, 0xb               ;   155.8 p1     107 w[59]
        mov dword [esp + 196], ebp ;   153.8 p0+p3  107 w[54] spill
        mov ebp, edx               ;   134.8 p1     107 w[60] copy
        xor ebp, eax               ;   154.8 p0     107 w[60]
        mov dword [esp + 200], edx ;   155.3 p0+p3  107 w[52] spill
        mov edx, ecx               ;   150.8 p1     107 w[60] copy
        xor edx, 0x9e37798d        ;   156.3 p0     107 w[60]
        xor edx, ebp               ;   157.3 p0     107 w[60]
        xor edx, esi               ;   158.3 p0     107 w[60]
        rol edx, 0xb               ;   159.3 p1     107 w[60]
        mov dword [esp + 204], ebp ;   157.8 p0+p3  107 w[60] spill
        mov ebp, dword [esp + 192] ;   150.8 p2     107 w[61]
        xor ebp, 0x9e37798c        ;   158.8 p0     107 w[61]
        xor ebp, ebx               ;   159.8 p0     107 w[61]
        xor ebp, edi               ;   160.8 p0     107 w[61]
        xor ebp, edx               ;   161.8 p0     107 w[61]
        rol ebp, 0xb               ;   162.8 p1     107 w[61]
        mov dword [esp + 208], ebx ;   160.8 p0+p3  107 w[56] spill
        mov ebx, dword [esp + 196] ;   153.8 p2     107 w[62]
        xor ebx, 0x9e37798f        ;   161.8 p0     107 w[62]
        xor ebx, ecx               ;   162.8 p0     107 w[62]
        xor ebx, esi               ;   163.8 p0     107 w[62]
        xor ebx, ebp               ;   164.8 p0     107 w[62]
        rol ebx, 0xb               ;   165.8 p1     107 w[62]
        mov dword [esp + 212], ecx ;   163.8 p0+p3  107 w[57] spill
        mov ecx, eax               ;   143.8 p1     107 w[63] copy
        xor ecx, 0x9e37798e        ;   164.8 p0     107 w[63]
        xor ecx, edi               ;   165.8 p0     107 w[63]
        xor ecx, edx               ;   166.8 p0     107 w[63]
        xor ecx, ebx               ;   167.8 p0     107 w[63]
        rol ecx, 0xb               ;   168.8 p1     107 w[63]
        mov dword [esp + 216], eax ;   166.8 p0+p3  107 w[55] spill
        mov eax, dword [esp + 208] ;   160.8 p2     107 w[64]
        xor eax, 0x9e377981        ;   167.8 p0     107 w[64]
        xor eax, esi               ;   168.8 p0     107 w[64]
        xor eax, ebp               ;   169.8 p0     107 w[64]
        xor eax, ecx               ;   170.8 p0     107 w[64]
        rol eax, 0xb               ;   171.8 p1     107 w[64]
        mov dword [esp + 220], esi ;   169.8 p0+p3  107 w[59] spill
        mov esi, dword [esp + 212] ;   163.8 p2     107 w[65]
        xor esi, 0x9e377980        ;   170.8 p0     107 w[65]
        xor esi, edx               ;   171.8 p0     107 w[65]
        xor esi, ebx               ;   172.8 p0     107 w[65]
        xor esi, eax               ;   173.8 p0     107 w[65]
        rol esi, 0xb               ;   174.8 p1     107 w[65]
        mov dword [esp + 224], edx ;   172.8 p0+p3  107 w[60] spill
        mov edx, edi               ;   153.8 p1     107 w[66] copy
        xor edx, 0x9e377983        ;   173.8 p0     107 w[66]
        xor edx, ebp               ;   174.8 p0     107 w[66]
        xor edx, ecx               ;   175.8 p0     107 w[66]
        xor edx, esi               ;   176.8 p0     107 w[66]
        rol edx, 0xb               ;   177.8 p1     107 w[66]
        mov dword [esp + 228], edi ;   175.8 p0+p3  107 w[58] spill
        mov edi, dword [esp + 220] ;   169.8 p2     107 w[67]
        xor edi, 0x9e377982        ;   176.8 p0     107 w[67]
        xor edi, ebx               ;   177.8 p0     107 w[67]
        xor edi, eax               ;   178.8 p0     107 w[67]
        xor edi, edx               ;   179.8 p0     107 w[67]
        rol edi, 0xb               ;   180.8 p1     107 w[67]
        mov dword [esp + 232], ebx ;   178.8 p0+p3  107 w[62] spill
        mov ebx, dword [esp + 224] ;   172.8 p2     107 w[68]
        xor ebx, ecx               ;   179.8 p0     107 w[68]
        mov dword [esp + 236], ecx ;   180.3 p0+p3  107 w[63] spill
        mov ecx, esi               ;   175.8 p1     107 w[68] copy
        xor ecx, 0x9e377985        ;   181.3 p0     107 w[68]
        xor ecx, ebx               ;   182.3 p0     107 w[68]
        xor ecx, edi               ;   183.3 p0     107 w[68]
        rol ecx, 0xb               ;   184.3 p1     107 w[68]
        mov dword [esp + 240], ebx ;   182.8 p0+p3  107 w[68] spill
        mov ebx, ebp               ;   163.8 p1     107 w[69] copy
        xor ebx, 0x9e377984        ;   183.8 p0     107 w[69]
        xor ebx, eax               ;   184.8 p0     107 w[69]
        xor ebx, edx               ;   185.8 p0     107 w[69]
        xor ebx, ecx               ;   186.8 p0     107 w[69]
        rol ebx, 0xb               ;   187.8 p1     107 w[69]
        mov dword [esp + 244], ebp ;   185.8 p0+p3  107 w[61] spill
        mov ebp, dword [esp + 232] ;   178.8 p2     107 w[70]
        xor ebp, 0x9e377987        ;   186.8 p0     107 w[70]
        xor ebp, esi               ;   187.8 p0     107 w[70]
        xor ebp, edi               ;   188.8 p0     107 w[70]
        xor ebp, ebx               ;   189.8 p0     107 w[70]
        rol ebp, 0xb               ;   190.8 p1     107 w[70]
        mov dword [esp + 248], esi ;   188.8 p0+p3  107 w[65] spill
        mov esi, dword [esp + 236] ;   180.3 p2     107 w[71]
        xor esi, 0x9e377986        ;   189.8 p0     107 w[71]
        xor esi, edx               ;   190.8 p0     107 w[71]
        xor esi, ecx               ;   191.8 p0     107 w[71]
        xor esi, ebp               ;   192.8 p0     107 w[71]
        rol esi, 0xb               ;   193.8 p1     107 w[71]
        mov dword [esp + 252], edx ;   191.8 p0+p3  107 w[66] spill
        mov edx, eax               ;   172.8 p1     107 w[72] copy
        xor edx, 0x9e3779f9        ;   192.8 p0     107 w[72]
        xor edx, edi               ;   193.8 p0     107 w[72]
        xor edx, ebx               ;   194.8 p0     107 w[72]
        xor edx, esi               ;   195.8 p0     107 w[72]
        rol edx, 0xb               ;   196.8 p1     107 w[72]
        mov dword [esp + 256], eax ;   194.8 p0+p3  107 w[64] spill
        mov eax, dword [esp + 248] ;   188.8 p2     107 w[73]
        xor eax, 0x9e3779f8        ;   195.8 p0     107 w[73]
        xor eax, ecx               ;   196.8 p0     107 w[73]
        xor eax, ebp               ;   197.8 p0     107 w[73]
        xor eax, edx               ;   198.8 p0     107 w[73]
        rol eax, 0xb               ;   199.8 p1     107 w[73]
        xor ecx, esi               ;   197.8 p0     107 w[76]
        mov dword [esp + 260], ecx ;   198.8 p0+p3  107 w[76] spill
        mov ecx, dword [esp + 252] ;   191.8 p2     107 w[74]
        xor ecx, 0x9e3779fb        ;   199.3 p0     107 w[74]
        xor ecx, ebx               ;   200.3 p0     107 w[74]
        xor ecx, esi               ;   201.3 p0     107 w[74]
        xor ecx, eax               ;   202.3 p0     107 w[74]
        rol ecx, 0xb               ;   203.3 p1     107 w[74]
        mov dword [esp + 264], esi ;   201.3 p0+p3  107 w[71] spill
        mov esi, edi               ;   181.8 p1     107 w[75] copy
        xor esi, 0x9e3779fa        ;   202.3 p0     107 w[75]
        xor esi, ebp               ;   203.3 p0     107 w[75]
        xor esi, edx               ;   204.3 p0     107 w[75]
        xor esi, ecx               ;   205.3 p0     107 w[75]
        rol esi, 0xb               ;   206.3 p1     107 w[75]
        mov dword [esp + 268], edi ;   204.3 p0+p3  107 w[67] spill
        mov edi, dword [esp + 260] ;   198.8 p2     107 w[76]
        xor edi, 0x9e3779fd        ;   205.3 p0     107 w[76]
        xor edi, eax               ;   206.3 p0     107 w[76]
        xor edi, esi               ;   207.3 p0     107 w[76]
        rol edi, 0xb               ;   208.3 p1     107 w[76]
        mov dword [esp + 272], ebp ;   206.8 p0+p3  107 w[70] spill
        mov ebp, ebx               ;   188.8 p1     107 w[77] copy
        xor ebp, 0x9e3779fc        ;   207.8 p0     107 w[77]
        xor ebp, edx               ;   208.8 p0     107 w[77]
        xor ebp, ecx               ;   209.8 p0     107 w[77]
        xor ebp, edi               ;   210.8 p0     107 w[77]
        rol ebp, 0xb               ;   211.8 p1     107 w[77]
        mov dword [esp + 276], ebx ;   209.8 p0+p3  107 w[69] spill
        mov ebx, dword [esp + 272] ;   206.8 p2     107 w[78]
        xor ebx, 0x9e3779ff        ;   210.8 p0     107 w[78]
        xor ebx, eax               ;   211.8 p0     107 w[78]
        xor ebx, esi               ;   212.8 p0     107 w[78]
        xor ebx, ebp               ;   213.8 p0     107 w[78]
        rol ebx, 0xb               ;   214.8 p1     107 w[78]
        mov dword [esp + 280], eax ;   212.8 p0+p3  107 w[73] spill
        mov eax, dword [esp + 264] ;   201.3 p2     107 w[79]
        xor eax, 0x9e3779fe        ;   213.8 p0     107 w[79]
        xor eax, ecx               ;   214.8 p0     107 w[79]
        xor eax, edi               ;   215.8 p0     107 w[79]
        xor eax, ebx               ;   216.8 p0     107 w[79]
        rol eax, 0xb               ;   217.8 p1     107 w[79]
        mov dword [esp + 284], ecx ;   215.8 p0+p3  107 w[74] spill
        mov ecx, edx               ;   197.8 p1     107 w[80] copy
        xor ecx, 0x9e3779f1        ;   216.8 p0     107 w[80]
        xor ecx, esi               ;   217.8 p0     107 w[80]
        xor ecx, ebp               ;   218.8 p0     107 w[80]
        xor ecx, eax               ;   219.8 p0     107 w[80]
        rol ecx, 0xb               ;   220.8 p1     107 w[80]
        mov dword [esp + 288], edx ;   218.8 p0+p3  107 w[72] spill
        mov edx, dword [esp + 280] ;   212.8 p2     107 w[81]
        xor edx, 0x9e3779f0        ;   219.8 p0     107 w[81]
        xor edx, edi               ;   220.8 p0     107 w[81]
        xor edx, ebx               ;   221.8 p0     107 w[81]
        xor edx, ecx               ;   222.8 p0     107 w[81]
        rol edx, 0xb               ;   223.8 p1     107 w[81]
        mov dword [esp + 292], edi ;   221.8 p0+p3  107 w[76] spill
        mov edi, dword [esp + 284] ;   215.8 p2     107 w[82]
        xor edi, 0x9e3779f3        ;   222.8 p0     107 w[82]
        xor edi, ebp               ;   223.8 p0     107 w[82]
        xor edi, eax               ;   224.8 p0     107 w[82]
        xor edi, edx               ;   225.8 p0     107 w[82]
        rol edi, 0xb               ;   226.8 p1     107 w[82]
        mov dword [esp + 296], ebp ;   224.8 p0+p3  107 w[77] spill
        mov ebp, esi               ;   207.3 p1     107 w[83] copy
        xor ebp, 0x9e3779f2        ;   225.8 p0     107 w[83]
        xor ebp, ebx               ;   226.8 p0     107 w[83]
        xor ebp, ecx               ;   227.8 p0     107 w[83]
        xor ebp, edi               ;   228.8 p0     107 w[83]
        rol ebp, 0xb               ;   229.8 p1     107 w[83]
        mov dword [esp + 300], esi ;   227.8 p0+p3  107 w[75] spill
        mov esi, dword [esp + 292] ;   221.8 p2     107 w[84]
        xor esi, 0x9e3779f5        ;   228.8 p0     107 w[84]
        xor esi, eax               ;   229.8 p0     107 w[84]
        xor esi, edx               ;   230.8 p0     107 w[84]
        xor esi, ebp               ;   231.8 p0     107 w[84]
        rol esi, 0xb               ;   232.8 p1     107 w[84]
        mov dword [esp + 304], eax ;   230.8 p0+p3  107 w[79] spill
        mov eax, dword [esp + 296] ;   224.8 p2     107 w[85]
        xor eax, 0x9e3779f4        ;   231.8 p0     107 w[85]
        xor eax, ecx               ;   232.8 p0     107 w[85]
        xor eax, edi               ;   233.8 p0     107 w[85]
        xor eax, esi               ;   234.8 p0     107 w[85]
        rol eax, 0xb               ;   235.8 p1     107 w[85]
        mov dword [esp + 308], ecx ;   233.8 p0+p3  107 w[80] spill
        mov ecx, ebx               ;   215.8 p1     107 w[86] copy
        xor ecx, 0x9e3779f7        ;   234.8 p0     107 w[86]
        xor ecx, edx               ;   235.8 p0     107 w[86]
        xor ecx, ebp               ;   236.8 p0     107 w[86]
        xor ecx, eax               ;   237.8 p0     107 w[86]
        rol ecx, 0xb               ;   238.8 p1     107 w[86]
        mov dword [esp + 312], ebx ;   236.8 p0+p3  107 w[78] spill
        mov ebx, dword [esp + 304] ;   230.8 p2     107 w[87]
        xor ebx, 0x9e3779f6        ;   237.8 p0     107 w[87]
        xor ebx, edi               ;   238.8 p0     107 w[87]
        xor ebx, esi               ;   239.8 p0     107 w[87]
        xor ebx, ecx               ;   240.8 p0     107 w[87]
        rol ebx, 0xb               ;   241.8 p1     107 w[87]
        mov dword [esp + 316], edi ;   239.8 p0+p3  107 w[82] spill
        mov edi, dword [esp + 308] ;   233.8 p2     107 w[88]
        xor edi, ebp               ;   240.8 p0     107 w[88]
        mov dword [esp + 320], ebp ;   241.3 p0+p3  107 w[83] spill
        mov ebp, eax               ;   236.8 p1     107 w[88] copy
        xor ebp, 0x9e3779e9        ;   242.3 p0     107 w[88]
        xor ebp, edi               ;   243.3 p0     107 w[88]
        xor ebp, ebx               ;   244.3 p0     107 w[88]
        rol ebp, 0xb               ;   245.3 p1     107 w[88]
        mov dword [esp + 324], edi ;   243.8 p0+p3  107 w[88] spill
        mov edi, dword [esp + 316] ;   239.8 p2     107 w[90]
        xor edi, 0x9e3779eb        ;   244.8 p0     107 w[90]
        xor edi, eax               ;   245.8 p0     107 w[90]
        xor edi, ebx               ;   246.8 p0     107 w[90]
        mov dword [esp + 328], eax ;   246.3 p0+p3  107 w[85] spill
        mov eax, edx               ;   224.8 p1     107 w[89] copy
        xor eax, 0x9e3779e8        ;   247.3 p0     107 w[89]
        xor eax, esi               ;   248.3 p0     107 w[89]
        xor eax, ecx               ;   249.3 p0     107 w[89]
        xor eax, ebp               ;   250.3 p0     107 w[89]
        rol eax, 0xb               ;   251.3 p1     107 w[89]
        xor edi, eax               ;   252.3 p0     107 w[90]
        rol edi, 0xb               ;   253.3 p1     107 w[90]
        mov dword [esp + 332], edx ;   249.8 p0+p3  107 w[81] spill
        mov edx, dword [esp + 320] ;   241.3 p2     107 w[91]
        xor edx, 0x9e3779ea        ;   250.8 p0     107 w[91]
        xor edx, ecx               ;   251.8 p0     107 w[91]
        xor edx, ebp               ;   252.8 p0     107 w[91]
        xor edx, edi               ;   254.3 p0     107 w[91]
        rol edx, 0xb               ;   255.3 p1     107 w[91]
        mov dword [esp + 336], ecx ;   252.8 p0+p3  107 w[86] spill
        mov ecx, esi               ;   233.8 p1     107 w[92] copy
        xor ecx, ebx               ;   253.8 p0     107 w[92]
        mov dword [esp + 340], esi ;   254.3 p0+p3  107 w[84] spill
        mov esi, dword [esp + 328] ;   246.3 p2     107 w[93]
        xor esi, 0x9e3779ec        ;   255.3 p0     107 w[93]
        xor esi, ebp               ;   256.3 p0     107 w[93]
        xor esi, edi               ;   257.3 p0     107 w[93]
        mov dword [esp + 344], ebp ;   256.8 p0+p3  107 w[88] spill
        mov ebp, ecx               ;   254.8 p1     107 w[92] copy
        xor ebp, 0x9e3779ed        ;   257.8 p0     107 w[92]
        xor ebp, eax               ;   258.8 p0     107 w[92]
        xor ebp, edx               ;   259.8 p0     107 w[92]
        rol ebp, 0xb               ;   260.8 p1     107 w[92]
        xor esi, ebp               ;   261.8 p0     107 w[93]
        rol esi, 0xb               ;   262.8 p1     107 w[93]
        mov dword [esp + 348], ecx ;   259.8 p0+p3  107 w[92] spill
        mov ecx, dword [esp + 336] ;   252.8 p2     107 w[94]
        xor ecx, 0x9e3779ef        ;   260.8 p0     107 w[94]
        xor ecx, eax               ;   261.8 p0     107 w[94]
        xor ecx, edx               ;   262.8 p0     107 w[94]
        xor ecx, esi               ;   263.8 p0     107 w[94]
        rol ecx, 0xb               ;   264.8 p1     107 w[94]
        mov dword [esp + 352], eax ;   262.8 p0+p3  107 w[89] spill
        mov eax, dword [esp + 344] ;   256.8 p2     107 w[96]
        xor eax, 0x9e3779e1        ;   263.8 p0     107 w[96]
        xor eax, edx               ;   264.8 p0     107 w[96]
        xor eax, esi               ;   265.8 p0     107 w[96]
        mov dword [esp + 356], edx ;   265.3 p0+p3  107 w[91] spill
        mov edx, ebx               ;   242.8 p1     107 w[95] copy
        xor edx, 0x9e3779ee        ;   266.3 p0     107 w[95]
        xor edx, edi               ;   267.3 p0     107 w[95]
        xor edx, ebp               ;   268.3 p0     107 w[95]
        xor edx, ecx               ;   269.3 p0     107 w[95]
        rol edx, 0xb               ;   270.3 p1     107 w[95]
        xor eax, edx               ;   271.3 p0     107 w[96]
        rol eax, 0xb               ;   272.3 p1     107 w[96]
        mov dword [esp + 360], ebx ;   268.8 p0+p3  107 w[87] spill
        mov ebx, dword [esp + 352] ;   262.8 p2     107 w[97]
        xor ebx, 0x9e3779e0        ;   269.8 p0     107 w[97]
        xor ebx, ebp               ;   270.8 p0     107 w[97]
        xor ebx, ecx               ;   271.8 p0     107 w[97]
        xor ebx, eax               ;   273.3 p0     107 w[97]
        rol ebx, 0xb               ;   274.3 p1     107 w[97]
        mov dword [esp + 364], ebp ;   271.8 p0+p3  107 w[92] spill
        mov ebp, dword [esp + 356] ;   265.3 p2     107 w[99]
        xor ebp, 0x9e3779e2        ;   272.8 p0     107 w[99]
        xor ebp, ecx               ;   273.8 p0     107 w[99]
        xor ebp, eax               ;   274.8 p0     107 w[99]
        mov dword [esp + 368], ecx ;   274.3 p0+p3  107 w[94] spill
        mov ecx, edi               ;   254.3 p1     107 w[98] copy
        xor ecx, 0x9e3779e3        ;   275.3 p0     107 w[98]
        xor ecx, esi               ;   276.3 p0     107 w[98]
        xor ecx, edx               ;   277.3 p0     107 w[98]
        xor ecx, ebx               ;   278.3 p0     107 w[98]
        rol ecx, 0xb               ;   279.3 p1     107 w[98]
        xor ebp, ecx               ;   280.3 p0     107 w[99]
        rol ebp, 0xb               ;   281.3 p1     107 w[99]
        mov dword [esp + 372], edi ;   277.8 p0+p3  107 w[90] spill
        mov edi, dword [esp + 364] ;   271.8 p2     107 w[100]
        xor edi, edx               ;   278.8 p0     107 w[100]
        mov dword [esp + 376], edx ;   279.3 p0+p3  107 w[95] spill
        mov edx, ebx               ;   275.3 p1     107 w[100] copy
        xor edx, 0x9e3779e5        ;   280.3 p0     107 w[100]
        xor edx, edi               ;   281.3 p0     107 w[100]
        xor edx, ebp               ;   282.3 p0     107 w[100]
        rol edx, 0xb               ;   283.3 p1     107 w[100]
        mov dword [esp + 380], edi ;   281.8 p0+p3  107 w[100] spill
        mov edi, dword [esp + 368] ;   274.3 p2     107 w[102]
        xor edi, 0x9e3779e7        ;   282.8 p0     107 w[102]
        xor edi, ebx               ;   283.8 p0     107 w[102]
        xor edi, ebp               ;   284.8 p0     107 w[102]
        mov dword [esp + 384], ebx ;   284.3 p0+p3  107 w[97] spill
        mov ebx, esi               ;   263.8 p1     107 w[101] copy
        xor ebx, 0x9e3779e4        ;   285.3 p0     107 w[101]
        xor ebx, eax               ;   286.3 p0     107 w[101]
        xor ebx, ecx               ;   287.3 p0     107 w[101]
        xor ebx, edx               ;   288.3 p0     107 w[101]
        rol ebx, 0xb               ;   289.3 p1     107 w[101]
        xor edi, ebx               ;   290.3 p0     107 w[102]
        rol edi, 0xb               ;   291.3 p1     107 w[102]
        mov dword [esp + 388], esi ;   287.8 p0+p3  107 w[93] spill
        mov esi, dword [esp + 376] ;   279.3 p2     107 w[103]
        xor esi, 0x9e3779e6        ;   288.8 p0     107 w[103]
        xor esi, ecx               ;   289.8 p0     107 w[103]
        xor esi, edx               ;   290.8 p0     107 w[103]
        xor esi, edi               ;   292.3 p0     107 w[103]
        rol esi, 0xb               ;   293.3 p1     107 w[103]
        mov dword [esp + 392], ecx ;   290.8 p0+p3  107 w[98] spill
        mov ecx, dword [esp + 384] ;   284.3 p2     107 w[105]
        xor ecx, 0x9e3779d8        ;   291.8 p0     107 w[105]
        xor ecx, edx               ;   292.8 p0     107 w[105]
        xor ecx, edi               ;   293.8 p0     107 w[105]
        xor edx, esi               ;   294.3 p0     107 w[108]
        mov dword [esp + 396], edx ;   295.3 p0+p3  107 w[108] spill
        mov edx, eax               ;   273.3 p1     107 w[104] copy
        xor edx, 0x9e3779d9        ;   294.8 p0     107 w[104]
        xor edx, ebp               ;   295.8 p0     107 w[104]
        xor edx, ebx               ;   296.8 p0     107 w[104]
        xor edx, esi               ;   297.8 p0     107 w[104]
        rol edx, 0xb               ;   298.8 p1     107 w[104]
        xor ecx, edx               ;   299.8 p0     107 w[105]
        rol ecx, 0xb               ;   300.8 p1     107 w[105]
        mov dword [esp + 400], eax ;   297.3 p0+p3  107 w[96] spill
        mov eax, dword [esp + 392] ;   290.8 p2     107 w[106]
        xor eax, 0x9e3779db        ;   298.3 p0     107 w[106]
        xor eax, ebx               ;   299.3 p0     107 w[106]
        xor eax, esi               ;   300.3 p0     107 w[106]
        xor eax, ecx               ;   301.8 p0     107 w[106]
        rol eax, 0xb               ;   302.8 p1     107 w[106]
        mov dword [esp + 404], esi ;   300.3 p0+p3  107 w[103] spill
        mov esi, ebp               ;   282.3 p1     107 w[107] copy
        xor esi, 0x9e3779da        ;   301.3 p0     107 w[107]
        xor esi, edi               ;   302.3 p0     107 w[107]
        xor esi, edx               ;   303.3 p0     107 w[107]
        xor esi, eax               ;   304.3 p0     107 w[107]
        rol esi, 0xb               ;   305.3 p1     107 w[107]
        mov dword [esp + 408], ebp ;   303.3 p0+p3  107 w[99] spill
        mov ebp, dword [esp + 396] ;   295.3 p2     107 w[108]
        xor ebp, 0x9e3779dd        ;   304.3 p0     107 w[108]
        xor ebp, ecx               ;   305.3 p0     107 w[108]
        xor ebp, esi               ;   306.3 p0     107 w[108]
        rol ebp, 0xb               ;   307.3 p1     107 w[108]
        mov dword [esp + 412], edi ;   305.8 p0+p3  107 w[102] spill
        mov edi, ebx               ;   290.3 p1     107 w[109] copy
        xor edi, 0x9e3779dc        ;   306.8 p0     107 w[109]
        xor edi, edx               ;   307.8 p0     107 w[109]
        xor edi, eax               ;   308.8 p0     107 w[109]
        xor edi, ebp               ;   309.8 p0     107 w[109]
        rol edi, 0xb               ;   310.8 p1     107 w[109]
        mov dword [esp + 416], ebx ;   308.8 p0+p3  107 w[101] spill
        mov ebx, dword [esp + 412] ;   305.8 p2     107 w[110]
        xor ebx, 0x9e3779df        ;   309.8 p0     107 w[110]
        xor ebx, ecx               ;   310.8 p0     107 w[110]
        xor ebx, esi               ;   311.8 p0     107 w[110]
        xor ebx, edi               ;   312.8 p0     107 w[110]
        rol ebx, 0xb               ;   313.8 p1     107 w[110]
        mov dword [esp + 420], ecx ;   311.8 p0+p3  107 w[105] spill
        mov ecx, dword [esp + 404] ;   300.3 p2     107 w[111]
        xor ecx, 0x9e3779de        ;   312.8 p0     107 w[111]
        xor ecx, eax               ;   313.8 p0     107 w[111]
        xor ecx, ebp               ;   314.8 p0     107 w[111]
        xor ecx, ebx               ;   315.8 p0     107 w[111]
        rol ecx, 0xb               ;   316.8 p1     107 w[111]
        mov dword [esp + 424], eax ;   314.8 p0+p3  107 w[106] spill
        mov eax, dword [esp + 420] ;   311.8 p2     107 w[113]
        xor eax, 0x9e3779d0        ;   315.8 p0     107 w[113]
        xor eax, ebp               ;   316.8 p0     107 w[113]
        xor eax, ebx               ;   317.8 p0     107 w[113]
        mov dword [esp + 428], ebp ;   317.3 p0+p3  107 w[108] spill
        mov ebp, edx               ;   299.8 p1     107 w[112] copy
        xor ebp, 0x9e3779d1        ;   318.3 p0     107 w[112]
        xor ebp, esi               ;   319.3 p0     107 w[112]
        xor ebp, edi               ;   320.3 p0     107 w[112]
        xor ebp, ecx               ;   321.3 p0     107 w[112]
        rol ebp, 0xb               ;   322.3 p1     107 w[112]
        xor eax, ebp               ;   323.3 p0     107 w[113]
        rol eax, 0xb               ;   324.3 p1     107 w[113]
        mov dword [esp + 432], edx ;   320.8 p0+p3  107 w[104] spill
        mov edx, dword [esp + 424] ;   314.8 p2     107 w[114]
        xor edx, 0x9e3779d3        ;   321.8 p0     107 w[114]
        xor edx, edi               ;   322.8 p0     107 w[114]
        xor edx, ecx               ;   323.8 p0     107 w[114]
        xor edx, eax               ;   325.3 p0     107 w[114]
        rol edx, 0xb               ;   326.3 p1     107 w[114]
        mov dword [esp + 436], edi ;   323.8 p0+p3  107 w[109] spill
        mov edi, dword [esp + 428] ;   317.3 p2     107 w[116]
        xor edi, 0x9e3779d5        ;   324.8 p0     107 w[116]
        xor edi, ecx               ;   325.8 p0     107 w[116]
        xor edi, eax               ;   326.8 p0     107 w[116]
        mov dword [esp + 440], ecx ;   326.3 p0+p3  107 w[111] spill
        mov ecx, esi               ;   306.3 p1     107 w[115] copy
        xor ecx, 0x9e3779d2        ;   327.3 p0     107 w[115]
        xor ecx, ebx               ;   328.3 p0     107 w[115]
        xor ecx, ebp               ;   329.3 p0     107 w[115]
        xor ecx, edx               ;   330.3 p0     107 w[115]
        rol ecx, 0xb               ;   331.3 p1     107 w[115]
        xor edi, ecx               ;   332.3 p0     107 w[116]
        rol edi, 0xb               ;   333.3 p1     107 w[116]
        mov dword [esp + 444], esi ;   329.8 p0+p3  107 w[107] spill
        mov esi, dword [esp + 436] ;   323.8 p2     107 w[117]
        xor esi, 0x9e3779d4        ;   330.8 p0     107 w[117]
        xor esi, ebp               ;   331.8 p0     107 w[117]
        xor esi, edx               ;   332.8 p0     107 w[117]
        xor esi, edi               ;   334.3 p0     107 w[117]
        rol esi, 0xb               ;   335.3 p1     107 w[117]
        mov dword [esp + 448], ebp ;   332.8 p0+p3  107 w[112] spill
        mov ebp, dword [esp + 440] ;   326.3 p2     107 w[119]
        xor ebp, 0x9e3779d6        ;   333.8 p0     107 w[119]
        xor ebp, edx               ;   334.8 p0     107 w[119]
        xor ebp, edi               ;   335.8 p0     107 w[119]
        mov dword [esp + 452], edx ;   335.3 p0+p3  107 w[114] spill
        mov edx, ebx               ;   314.8 p1     107 w[118] copy
        xor edx, 0x9e3779d7        ;   336.3 p0     107 w[118]
        xor edx, eax               ;   337.3 p0     107 w[118]
        xor edx, ecx               ;   338.3 p0     107 w[118]
        xor edx, esi               ;   339.3 p0     107 w[118]
        rol edx, 0xb               ;   340.3 p1     107 w[118]
        xor ebp, edx               ;   341.3 p0     107 w[119]
        rol ebp, 0xb               ;   342.3 p1     107 w[119]
        mov dword [esp + 456], ebx ;   338.8 p0+p3  107 w[110] spill
        mov ebx, dword [esp + 448] ;   332.8 p2     107 w[120]
        xor ebx, ecx               ;   339.8 p0     107 w[120]
        mov dword [esp + 460], ecx ;   340.3 p0+p3  107 w[115] spill
        mov ecx, ebx               ;   340.8 p1     107 w[120] copy
        xor ecx, 0x9e3779c9        ;   341.8 p0     107 w[120]
        xor ecx, esi               ;   342.8 p0     107 w[120]
        xor ecx, ebp               ;   343.8 p0     107 w[120]
        rol ecx, 0xb               ;   344.8 p1     107 w[120]
        mov dword [esp + 464], ebx ;   342.8 p0+p3  107 w[120] spill
        mov ebx, dword [esp + 452] ;   335.3 p2     107 w[122]
        xor ebx, 0x9e3779cb        ;   343.8 p0     107 w[122]
        xor ebx, esi               ;   344.8 p0     107 w[122]
        xor ebx, ebp               ;   345.8 p0     107 w[122]
        mov dword [esp + 468], esi ;   345.3 p0+p3  107 w[117] spill
        mov esi, eax               ;   325.3 p1     107 w[121] copy
        xor esi, 0x9e3779c8        ;   346.3 p0     107 w[121]
        xor esi, edi               ;   347.3 p0     107 w[121]
        xor esi, edx               ;   348.3 p0     107 w[121]
        xor esi, ecx               ;   349.3 p0     107 w[121]
        rol esi, 0xb               ;   350.3 p1     107 w[121]
        xor ebx, esi               ;   351.3 p0     107 w[122]
        rol ebx, 0xb               ;   352.3 p1     107 w[122]
        mov dword [esp + 472], eax ;   348.8 p0+p3  107 w[113] spill
        mov eax, dword [esp + 460] ;   340.3 p2     107 w[123]
        xor eax, 0x9e3779ca        ;   349.8 p0     107 w[123]
        xor eax, edx               ;   350.8 p0     107 w[123]
        xor eax, ecx               ;   351.8 p0     107 w[123]
        xor eax, ebx               ;   353.3 p0     107 w[123]
        rol eax, 0xb               ;   354.3 p1     107 w[123]
        mov dword [esp + 476], edx ;   351.8 p0+p3  107 w[118] spill
        mov edx, edi               ;   334.3 p1     107 w[124] copy
        xor edx, ebp               ;   352.8 p0     107 w[124]
        mov dword [esp + 480], edi ;   353.3 p0+p3  107 w[116] spill
        mov edi, dword [esp + 468] ;   345.3 p2     107 w[125]
        xor edi, 0x9e3779cc        ;   354.3 p0     107 w[125]
        xor edi, ecx               ;   355.3 p0     107 w[125]
        xor edi, ebx               ;   356.3 p0     107 w[125]
        mov dword [esp + 484], ecx ;   355.8 p0+p3  107 w[120] spill
        mov ecx, edx               ;   353.8 p1     107 w[124] copy
        xor ecx, 0x9e3779cd        ;   356.8 p0     107 w[124]
        xor ecx, esi               ;   357.8 p0     107 w[124]
        xor ecx, eax               ;   358.8 p0     107 w[124]
        rol ecx, 0xb               ;   359.8 p1     107 w[124]
        xor edi, ecx               ;   360.8 p0     107 w[125]
        rol edi, 0xb               ;   361.8 p1     107 w[125]
        mov dword [esp + 488], edx ;   358.8 p0+p3  107 w[124] spill
        mov edx, dword [esp + 476] ;   351.8 p2     107 w[126]
        xor edx, 0x9e3779cf        ;   359.8 p0     107 w[126]
        xor edx, esi               ;   360.8 p0     107 w[126]
        xor edx, eax               ;   361.8 p0     107 w[126]
        xor edx, edi               ;   362.8 p0     107 w[126]
        rol edx, 0xb               ;   363.8 p1     107 w[126]
        mov dword [esp + 492], esi ;   361.8 p0+p3  107 w[121] spill
        mov esi, dword [esp + 484] ;   355.8 p2     107 w[128]
        xor esi, 0x9e3779c1        ;   362.8 p0     107 w[128]
        xor esi, eax               ;   363.8 p0     107 w[128]
        xor esi, edi               ;   364.8 p0     107 w[128]
        mov dword [esp + 496], eax ;   364.3 p0+p3  107 w[123] spill
        mov eax, ebp               ;   343.3 p1     107 w[127] copy
        xor eax, 0x9e3779ce        ;   365.3 p0     107 w[127]
        xor eax, ebx               ;   366.3 p0     107 w[127]
        xor eax, ecx               ;   367.3 p0     107 w[127]
        xor eax, edx               ;   368.3 p0     107 w[127]
        rol eax, 0xb               ;   369.3 p1     107 w[127]
        xor esi, eax               ;   370.3 p0     107 w[128]
        rol esi, 0xb               ;   371.3 p1     107 w[128]
        mov dword [esp + 500], ebp ;   367.8 p0+p3  107 w[119] spill
        mov ebp, dword [esp + 492] ;   361.8 p2     107 w[129]
        xor ebp, 0x9e3779c0        ;   368.8 p0     107 w[129]
        xor ebp, ecx               ;   369.8 p0     107 w[129]
        xor ebp, edx               ;   370.8 p0     107 w[129]
        xor ebp, esi               ;   372.3 p0     107 w[129]
        rol ebp, 0xb               ;   373.3 p1     107 w[129]
        mov dword [esp + 504], ecx ;   370.8 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 496] ;   364.3 p2     107 w[131]
        xor ecx, 0x9e3779c2        ;   371.8 p0     107 w[131]
        xor ecx, edx               ;   372.8 p0     107 w[131]
        xor ecx, esi               ;   373.8 p0     107 w[131]
        mov dword [esp + 508], edx ;   373.3 p0+p3  107 w[126] spill
        mov edx, ebx               ;   353.3 p1     107 w[130] copy
        xor edx, 0x9e3779c3        ;   374.3 p0     107 w[130]
        xor edx, edi               ;   375.3 p0     107 w[130]
        xor edx, eax               ;   376.3 p0     107 w[130]
        xor edx, ebp               ;   377.3 p0     107 w[130]
        rol edx, 0xb               ;   378.3 p1     107 w[130]
        xor ecx, edx               ;   379.3 p0     107 w[131]
        rol ecx, 0xb               ;   380.3 p1     107 w[131]
        mov dword [esp + 512], ebx ;   376.8 p0+p3  107 w[122] spill
        mov ebx, dword [esp + 504] ;   370.8 p2     107 w[132]
        xor ebx, eax               ;   377.8 p0     107 w[132]
        mov dword [esp + 516], eax ;   378.3 p0+p3  107 w[127] spill
        mov eax, ebp               ;   374.3 p1     107 w[132] copy
        xor eax, 0x9e3779c5        ;   379.3 p0     107 w[132]
        xor eax, ebx               ;   380.3 p0     107 w[132]
        xor eax, ecx               ;   381.3 p0     107 w[132]
        rol eax, 0xb               ;   382.3 p1     107 w[132]
        mov dword [esp + 520], ebx ;   380.8 p0+p3  107 w[132] spill
        mov ebx, dword [esp + 508] ;   373.3 p2     107 w[134]
        xor ebx, 0x9e3779c7        ;   381.8 p0     107 w[134]
        xor ebx, ebp               ;   382.8 p0     107 w[134]
        xor ebx, ecx               ;   383.8 p0     107 w[134]
        mov dword [esp + 524], ebp ;   383.3 p0+p3  107 w[129] spill
        mov ebp, edi               ;   362.8 p1     107 w[133] copy
        xor ebp, 0x9e3779c4        ;   384.3 p0     107 w[133]
        xor ebp, esi               ;   385.3 p0     107 w[133]
        xor ebp, edx               ;   386.3 p0     107 w[133]
        xor ebp, eax               ;   387.3 p0     107 w[133]
        rol ebp, 0xb               ;   388.3 p1     107 w[133]
        xor ebx, ebp               ;   389.3 p0     107 w[134]
        rol ebx, 0xb               ;   390.3 p1     107 w[134]
        mov dword [esp + 528], edi ;   386.8 p0+p3  107 w[125] spill
        mov edi, dword [esp + 516] ;   378.3 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   387.8 p0     107 w[135]
        xor edi, edx               ;   388.8 p0     107 w[135]
        xor edi, eax               ;   389.8 p0     107 w[135]
        xor edi, ebx               ;   391.3 p0     107 w[135]
        rol edi, 0xb               ;   392.3 p1     107 w[135]
        mov dword [esp + 532], edx ;   389.8 p0+p3  107 w[130] spill
        mov edx, dword [esp + 524] ;   383.3 p2     107 w[137]
        xor edx, 0x9e377938        ;   390.8 p0     107 w[137]
        xor edx, eax               ;   391.8 p0     107 w[137]
        xor edx, ebx               ;   392.8 p0     107 w[137]
        mov dword [esp + 536], eax ;   392.3 p0+p3  107 w[132] spill
        mov eax, esi               ;   372.3 p1     107 w[136] copy
        xor eax, 0x9e377939        ;   393.3 p0     107 w[136]
        xor eax, ecx               ;   394.3 p0     107 w[136]
        xor eax, ebp               ;   395.3 p0     107 w[136]
        xor eax, edi               ;   396.3 p0     107 w[136]
        rol eax, 0xb               ;   397.3 p1     107 w[136]
        xor edx, eax               ;   398.3 p0     107 w[137]
        rol edx, 0xb               ;   399.3 p1     107 w[137]
        mov dword [esp + 540], esi ;   395.8 p0+p3  107 w[128] spill
        mov esi, dword [esp + 532] ;   389.8 p2     107 w[138]
        xor esi, 0x9e37793b        ;   396.8 p0     107 w[138]
        xor esi, ebp               ;   397.8 p0     107 w[138]
        xor esi, edi               ;   398.8 p0     107 w[138]
        xor esi, edx               ;   400.3 p0     107 w[138]
        rol esi, 0xb               ;   401.3 p1     107 w[138]
        mov dword [esp + 544], edx ;   400.3 p0+p3  107 w[137] spill
        mov edx, dword [esp + 8]   ;   348.3 p2      26 box
        and edx, dword [esp + 0]   ;   399.8 p2+p0   26 box
        mov dword [esp + 548], ebp ;   400.3 p0+p3  107 w[133] spill
        mov ebp, dword [esp + 0]   ;   350.3 p2      26 box
        xor ebp, dword [esp + 20]  ;   401.3 p2+p0   26 box
        mov dword [esp + 0], edi   ;   401.8 p0+p3  107 w[135] spill
        mov edi, ecx               ;   381.3 p1     107 w[139] copy
        xor edi, 0x9e37793a        ;   402.8 p0     107 w[139]
        xor edi, ebx               ;   403.8 p0     107 w[139]
        xor edi, eax               ;   404.8 p0     107 w[139]
        xor edi, esi               ;   405.8 p0     107 w[139]
        rol edi, 0xb               ;   406.8 p1     107 w[139]
        mov dword [esp + 552], esi ;   404.8 p0+p3  107 w[138] spill
        mov esi, dword [esp + 20]  ;   355.7 p2      26 box
        or esi, dword [esp + 8]    ;   405.8 p2+p0   26 box
        mov dword [esp + 20], edi  ;   407.8 p0+p3  107 w[139] spill
        mov edi, dword [esp + 8]   ;   357.7 p2      26 box
        xor edi, dword [esp + 4]   ;   407.3 p2+p0   26 box
        or edi, edx                ;   408.3 p0      26 box
        mov dword [esp + 8], eax   ;   408.3 p0+p3  107 w[136] spill
        mov eax, dword [esp + 4]   ;   359.7 p2      26 box
        and eax, esi               ;   409.3 p0      26 box
        xor eax, ebp               ;   410.3 p0      26 box
        and ebp, esi               ;   410.3 p0      26 box
        xor ebp, edi               ;   411.3 p0      26 box
        xor esi, eax               ;   411.3 p0      26 box
        xor eax, edx               ;   411.8 p0      26 box
        and edx, ebp               ;   412.3 p0      26 box
        xor edi, eax               ;   412.8 p0      26 box
        xor edx, esi               ;   413.3 p0      26 box
        and esi, ebp               ;   413.8 p0      26 box
        xor eax, esi               ;   414.8 p0      26 box
        mov esi, dword [esp + 12]  ;   364.5 p2      25 box
        and esi, dword [esp + 32]  ;   414.8 p2+p0   25 box
        xor esi, dword [esp + 24]  ;   415.8 p2+p0   25 box
        mov dword [esp + 4], edi   ;   415.8 p0+p3   26 box spill
        mov edi, dword [esp + 32]  ;   367.5 p2      25 box
        xor edi, dword [esp + 12]  ;   416.8 p2+p0   25 box
        xor edi, dword [esp + 16]  ;   417.8 p2+p0   25 box
        mov dword [esp + 32], ebp  ;   417.8 p0+p3   26 box spill
        mov ebp, dword [esp + 24]  ;   370.5 p2      25 box
        or ebp, dword [esp + 12]   ;   418.8 p2+p0   25 box
        xor ebp, dword [esp + 16]  ;   419.8 p2+p0   25 box
        mov dword [esp + 24], edx  ;   419.8 p0+p3   26 box spill
        mov edx, dword [esp + 16]  ;   373.5 p2      25 box
        and edx, esi               ;   420.8 p0      25 box
        xor edx, edi               ;   421.8 p0      25 box
        xor esi, edi               ;   421.8 p0      25 box
        or edi, ebp                ;   422.3 p0      25 box
        xor edi, esi               ;   423.3 p0      25 box
        xor esi, dword [esp + 12]  ;   423.3 p2+p0   25 box
        xor ebp, edi               ;   424.3 p0      25 box
        xor edi, edx               ;   424.3 p0      25 box
        not edx                    ;   424.8 p0      25 box
        mov dword [esp + 12], edx  ;   425.8 p0+p3   25 box spill
        mov edx, dword [esp + 28]  ;   376.7 p2      24 box
        and edx, dword [esp + 48]  ;   426.3 p2+p0   24 box
        mov dword [esp + 28], ebp  ;   426.8 p0+p3   25 box spill
        mov ebp, dword [esp + 44]  ;   378.7 p2      24 box
        or ebp, dword [esp + 48]   ;   427.8 p2+p0   24 box
        not ebp                    ;   428.8 p0      24 box
        mov dword [esp + 44], edi  ;   428.8 p0+p3   25 box spill
        mov edi, dword [esp + 48]  ;   382.0 p2      24 box
        xor edi, dword [esp + 40]  ;   429.8 p2+p0   24 box
        mov dword [esp + 48], esi  ;   430.3 p0+p3   25 box spill
        mov esi, edx               ;   427.3 p1      24 box copy
        mov dword [esp + 16], eax  ;   431.3 p0+p3   26 box spill
        mov eax, dword [esp + 40]  ;   384.0 p2      24 box
        mov dword [esp + 40], ebx  ;   432.3 p0+p3  107 w[134] spill
        mov ebx, ebp               ;   429.8 p1      24 box copy
        mov dword [esp + 556], ecx ;   433.3 p0+p3  107 w[131] spill
        mov ecx, dword [esp + 60]  ;   385.3 p2      23 box
        or ecx, dword [esp + 76]   ;   434.3 p2+p0   23 box
        xor ecx, dword [esp + 52]  ;   435.3 p2+p0   23 box
        mov dword [esp + 60], ecx  ;   436.3 p0+p3   23 box spill
        mov ecx, dword [esp + 76]  ;   388.3 p2      23 box
        xor ecx, dword [esp + 56]  ;   436.3 p2+p0   23 box
        mov dword [esp + 76], ecx  ;   437.3 p0+p3   23 box spill
        mov ecx, dword [esp + 52]  ;   390.3 p2      23 box
        and ecx, dword [esp + 64]  ;   437.8 p2+p0   23 box
        xor ecx, dword [esp + 76]  ;   441.3 p2+p0   23 box
        mov dword [esp + 52], ecx  ;   442.3 p0+p3   23 box spill
        mov ecx, dword [esp + 56]  ;   393.3 p2      23 box
        xor ecx, dword [esp + 60]  ;   440.3 p2+p0   23 box
        mov dword [esp + 56], ecx  ;   441.3 p0+p3   23 box spill
        mov ecx, dword [esp + 64]  ;   395.3 p2      23 box
        xor ecx, dword [esp + 60]  ;   441.3 p2+p0   23 box
        mov dword [esp + 64], ecx  ;   442.3 p0+p3   23 box spill
        mov ecx, dword [esp + 56]  ;   441.3 p2      23 box
        xor ecx, dword [esp + 64]  ;   446.3 p2+p0   23 box
        or ecx, dword [esp + 52]   ;   447.3 p2+p0   23 box
        mov dword [esp + 560], ecx ;   448.3 p0+p3   23 box spill
        mov ecx, dword [esp + 64]  ;   442.3 p2      23 box
        mov dword [esp + 64], ecx  ;   446.3 p0+p3   23 box spill
        mov ecx, dword [esp + 52]  ;   442.3 p2      23 box
        xor ecx, dword [esp + 560] ;   452.3 p2+p0   23 box
        mov dword [esp + 52], ecx  ;   453.3 p0+p3   23 box spill
        mov ecx, dword [esp + 60]  ;   436.3 p2      23 box
        xor ecx, dword [esp + 52]  ;   457.3 p2+p0   23 box
        mov dword [esp + 60], ecx  ;   458.3 p0+p3   23 box spill
        mov ecx, dword [esp + 52]  ;   453.3 p2      23 box
        mov dword [esp + 52], ecx  ;   457.3 p0+p3   23 box spill
        mov ecx, dword [esp + 36]  ;   406.3 p2      24 box
        not ecx                    ;   449.8 p0      24 box
        xor edi, ecx               ;   450.8 p0      24 box
        or esi, ecx                ;   450.8 p0      24 box
        xor edx, edi               ;   451.8 p0      24 box
        and edi, esi               ;   451.8 p0      24 box
        or ebx, edi                ;   452.8 p0      24 box
        xor esi, edx               ;   452.8 p0      24 box
        xor eax, edx               ;   453.3 p0      24 box
        or esi, ebx                ;   453.8 p0      24 box
        xor ebp, eax               ;   454.3 p0      24 box
        xor esi, ebp               ;   455.3 p0      24 box
        and eax, ebx               ;   455.3 p0      24 box
        xor ebp, eax               ;   456.3 p0      24 box
        mov edi, dword [esp + 76]  ;   437.3 p2      23 box
        not edi                    ;   456.3 p0      23 box
        mov eax, dword [esp + 64]  ;   446.3 p2      23 box reload
        or eax, edi                ;   457.3 p0      23 box
        mov edi, dword [esp + 560] ;   448.3 p2      23 box
        xor edi, eax               ;   458.3 p0      23 box
        mov ecx, dword [esp + 52]  ;   457.3 p2      23 box reload
        xor ecx, eax               ;   461.3 p0      23 box
        mov eax, dword [esp + 68]  ;   412.5 p2      30 box
        or eax, dword [esp + 80]   ;   458.3 p2+p0   30 box
        xor eax, dword [esp + 72]  ;   459.3 p2+p0   30 box
        mov dword [esp + 52], edi  ;   459.3 p0+p3   23 box spill
        mov edi, dword [esp + 72]  ;   415.5 p2      30 box
        and edi, dword [esp + 80]  ;   460.3 p2+p0   30 box
        mov dword [esp + 72], ecx  ;   462.3 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   417.5 p2      30 box
        xor ecx, edi               ;   461.8 p0      30 box
        xor edi, dword [esp + 88]  ;   462.3 p2+p0   30 box
        and edi, ecx               ;   463.3 p0      30 box
        mov dword [esp + 68], ebx  ;   463.3 p0+p3   24 box spill
        mov ebx, dword [esp + 80]  ;   419.5 p2      30 box
        xor ebx, edi               ;   464.3 p0      30 box
        or edi, eax                ;   464.8 p0      30 box
        xor edi, dword [esp + 88]  ;   465.8 p2+p0   30 box
        mov dword [esp + 80], edx  ;   465.8 p0+p3   24 box spill
        mov edx, dword [esp + 88]  ;   421.5 p2      30 box
        xor edx, eax               ;   466.8 p0      30 box
        not edx                    ;   467.8 p0      30 box
        xor eax, ecx               ;   467.8 p0      30 box
        xor eax, ebx               ;   468.8 p0      30 box
        or edx, ecx                ;   468.8 p0      30 box
        or edx, ebx                ;   469.8 p0      30 box
        xor edx, eax               ;   470.8 p0      30 box
        xor ebx, edi               ;   470.3 p0      30 box
        or eax, edi                ;   470.8 p0      30 box
        xor ecx, eax               ;   471.8 p0      30 box
        mov eax, dword [esp + 84]  ;   422.8 p2      29 box
        and eax, dword [esp + 96]  ;   471.8 p2+p0   29 box
        mov dword [esp + 84], ebx  ;   472.3 p0+p3   30 box spill
        mov ebx, dword [esp + 96]  ;   424.8 p2      29 box
        xor ebx, dword [esp + 92]  ;   473.3 p2+p0   29 box
        mov dword [esp + 96], edi  ;   473.8 p0+p3   30 box spill
        mov edi, dword [esp + 92]  ;   426.8 p2      29 box
        mov dword [esp + 92], ecx  ;   474.8 p0+p3   30 box spill
        mov ecx, dword [esp + 100] ;   427.8 p2      29 box
        mov dword [esp + 88], edx  ;   475.8 p0+p3   30 box spill
        mov edx, dword [esp + 100] ;   428.8 p2      29 box
        mov dword [esp + 560], esi ;   476.8 p0+p3   24 box spill
        mov esi, dword [esp + 100] ;   429.8 p2      29 box
        mov dword [esp + 100], ebp ;   477.8 p0+p3   24 box spill
        mov ebp, ebx               ;   474.3 p1      29 box copy
        mov dword [esp + 64], ebx  ;   478.8 p0+p3   29 box spill
        mov ebx, dword [esp + 116] ;   430.8 p2      28 box
        or ebx, dword [esp + 108]  ;   479.8 p2+p0   28 box
        mov dword [esp + 76], ebx  ;   480.8 p0+p3   28 box spill
        mov ebx, dword [esp + 112] ;   432.8 p2      28 box
        xor ebx, dword [esp + 116] ;   481.3 p2+p0   28 box
        mov dword [esp + 112], ebx ;   482.3 p0+p3   28 box spill
        mov ebx, dword [esp + 108] ;   434.8 p2      28 box
        xor ebx, dword [esp + 116] ;   482.8 p2+p0   28 box
        mov dword [esp + 108], ebx ;   483.8 p0+p3   28 box spill
        mov ebx, dword [esp + 76]  ;   480.8 p2      28 box reload
        xor ebx, dword [esp + 112] ;   486.3 p2+p0   28 box
        mov dword [esp + 76], ebx  ;   487.3 p0+p3   28 box spill
        mov ebx, dword [esp + 116] ;   438.8 p2      28 box
        xor ebx, dword [esp + 76]  ;   491.3 p2+p0   28 box
        mov dword [esp + 36], ebx  ;   492.3 p0+p3   28 box spill
        mov ebx, dword [esp + 112] ;   482.3 p2      28 box
        and ebx, dword [esp + 116] ;   487.3 p2+p0   28 box
        mov dword [esp + 116], ebx ;   488.3 p0+p3   28 box spill
        mov ebx, dword [esp + 76]  ;   487.3 p2      28 box
        mov dword [esp + 112], ebx ;   491.3 p0+p3   28 box spill
        mov ebx, dword [esp + 76]  ;   487.3 p2      28 box
        mov dword [esp + 76], ebx  ;   491.3 p0+p3   28 box spill
        mov ebx, dword [esp + 104] ;   444.8 p2      29 box
        not ebx                    ;   490.8 p0      29 box
        xor edi, ebx               ;   491.8 p0      29 box
        and ecx, ebx               ;   491.8 p0      29 box
        xor eax, edi               ;   492.8 p0      29 box
        or edx, edi                ;   492.8 p0      29 box
        xor ebp, edx               ;   493.8 p0      29 box
        xor ecx, edi               ;   493.8 p0      29 box
        xor esi, eax               ;   494.3 p0      29 box
        mov edi, dword [esp + 64]  ;   478.8 p2      29 box reload
        and edi, ecx               ;   494.8 p0      29 box
        xor ecx, eax               ;   495.3 p0      29 box
        and ecx, ebp               ;   496.3 p0      29 box
        or ebp, edi                ;   496.3 p0      29 box
        xor edi, esi               ;   496.8 p0      29 box
        not esi                    ;   497.3 p0      29 box
        xor ecx, esi               ;   498.3 p0      29 box
        xor ebp, esi               ;   498.3 p0      29 box
        mov esi, dword [esp + 128] ;   454.0 p2      28 box
        not esi                    ;   498.8 p0      28 box
        mov edx, dword [esp + 108] ;   483.8 p2      28 box reload
        xor edx, esi               ;   499.8 p0      28 box
        mov ebx, dword [esp + 116] ;   488.3 p2      28 box reload
        and ebx, edx               ;   500.8 p0      28 box
        xor ebx, esi               ;   501.8 p0      28 box
        or esi, edx                ;   500.8 p0      28 box
        mov dword [esp + 116], ecx ;   501.3 p0+p3   29 box spill
        mov ecx, dword [esp + 112] ;   491.3 p2      28 box reload
        xor ecx, esi               ;   502.3 p0      28 box
        mov esi, dword [esp + 36]  ;   492.3 p2      28 box
        xor esi, ebx               ;   502.8 p0      28 box
        mov dword [esp + 112], esi ;   503.8 p0+p3   28 box spill
        mov esi, dword [esp + 76]  ;   491.3 p2      28 box reload
        and esi, ebx               ;   504.3 p0      28 box
        mov ebx, dword [esp + 36]  ;   492.3 p2      28 box
        and ebx, ecx               ;   504.8 p0      28 box
        xor ebx, edx               ;   505.8 p0      28 box
        xor edx, esi               ;   505.8 p0      28 box
        mov esi, dword [esp + 120] ;   464.7 p2      27 box
        and esi, dword [esp + 124] ;   506.3 p2+p0   27 box
        xor esi, dword [esp + 132] ;   507.3 p2+p0   27 box
        mov dword [esp + 36], ebx  ;   507.3 p0+p3   28 box spill
        mov ebx, dword [esp + 120] ;   467.7 p2      27 box
        xor ebx, dword [esp + 136] ;   508.3 p2+p0   27 box
        mov dword [esp + 120], edx ;   508.8 p0+p3   28 box spill
        mov edx, dword [esp + 132] ;   469.7 p2      27 box
        or edx, dword [esp + 124]  ;   509.8 p2+p0   27 box
        or edx, ebx                ;   510.8 p0      27 box
        xor edx, dword [esp + 136] ;   511.8 p2+p0   27 box
        mov dword [esp + 132], ecx ;   511.3 p0+p3   28 box spill
        mov ecx, dword [esp + 136] ;   472.7 p2      27 box
        and ecx, ebx               ;   512.3 p0      27 box
        xor ecx, esi               ;   513.3 p0      27 box
        mov dword [esp + 136], ebp ;   513.3 p0+p3   29 box spill
        mov ebp, dword [esp + 124] ;   473.7 p2      27 box
        xor ebp, esi               ;   514.3 p0      27 box
        and esi, edx               ;   514.8 p0      27 box
        xor edx, ebp               ;   515.3 p0      27 box
        or ebp, ecx                ;   515.8 p0      27 box
        not ecx                    ;   516.3 p0      27 box
        xor ebp, ebx               ;   516.8 p0      27 box
        xor ebx, esi               ;   517.3 p0      27 box
        mov esi, dword [esp + 148] ;   474.7 p2      26 box
        and esi, dword [esp + 140] ;   517.8 p2+p0   26 box
        mov dword [esp + 124], ebx ;   518.3 p0+p3   27 box spill
        mov ebx, dword [esp + 140] ;   476.7 p2      26 box
        xor ebx, dword [esp + 160] ;   519.3 p2+p0   26 box
        mov dword [esp + 140], ebp ;   519.8 p0+p3   27 box spill
        mov ebp, dword [esp + 160] ;   478.7 p2      26 box
        or ebp, dword [esp + 148]  ;   520.8 p2+p0   26 box
        mov dword [esp + 160], edx ;   521.3 p0+p3   27 box spill
        mov edx, dword [esp + 148] ;   480.7 p2      26 box
        xor edx, dword [esp + 144] ;   522.3 p2+p0   26 box
        or edx, esi                ;   523.3 p0      26 box
        mov dword [esp + 148], ecx ;   523.3 p0+p3   27 box spill
        mov ecx, dword [esp + 144] ;   482.7 p2      26 box
        and ecx, ebp               ;   524.3 p0      26 box
        xor ecx, ebx               ;   525.3 p0      26 box
        and ebx, ebp               ;   525.3 p0      26 box
        xor ebx, edx               ;   526.3 p0      26 box
        xor ebp, ecx               ;   526.3 p0      26 box
        xor ecx, esi               ;   526.8 p0      26 box
        xor edx, ecx               ;   527.8 p0      26 box
        and esi, ebx               ;   527.8 p0      26 box
        xor esi, ebp               ;   528.8 p0      26 box
        and ebp, ebx               ;   528.8 p0      26 box
        xor ecx, ebp               ;   529.8 p0      26 box
        mov ebp, dword [esp + 152] ;   483.7 p2      25 box
        and ebp, dword [esp + 172] ;   529.8 p2+p0   25 box
        xor ebp, dword [esp + 164] ;   530.8 p2+p0   25 box
        mov dword [esp + 144], edx ;   530.8 p0+p3   26 box spill
        mov edx, dword [esp + 172] ;   486.7 p2      25 box
        xor edx, dword [esp + 152] ;   531.8 p2+p0   25 box
        xor edx, dword [esp + 156] ;   532.8 p2+p0   25 box
        mov dword [esp + 172], ebx ;   532.8 p0+p3   26 box spill
        mov ebx, dword [esp + 164] ;   489.7 p2      25 box
        or ebx, dword [esp + 152]  ;   533.8 p2+p0   25 box
        xor ebx, dword [esp + 156] ;   534.8 p2+p0   25 box
        mov dword [esp + 164], esi ;   534.8 p0+p3   26 box spill
        mov esi, dword [esp + 156] ;   492.7 p2      25 box
        and esi, ebp               ;   535.8 p0      25 box
        xor esi, edx               ;   536.8 p0      25 box
        xor ebp, edx               ;   536.8 p0      25 box
        or edx, ebx                ;   537.3 p0      25 box
        xor edx, ebp               ;   538.3 p0      25 box
        xor ebp, dword [esp + 152] ;   538.3 p2+p0   25 box
        xor ebx, edx               ;   539.3 p0      25 box
        xor edx, esi               ;   539.3 p0      25 box
        not esi                    ;   539.8 p0      25 box
        mov dword [esp + 152], esi ;   540.8 p0+p3   25 box spill
        mov esi, dword [esp + 168] ;   496.0 p2      24 box
        and esi, dword [esp + 188] ;   541.3 p2+p0   24 box
        mov dword [esp + 168], ebx ;   541.8 p0+p3   25 box spill
        mov ebx, dword [esp + 184] ;   498.0 p2      24 box
        or ebx, dword [esp + 188]  ;   542.8 p2+p0   24 box
        not ebx                    ;   543.8 p0      24 box
        mov dword [esp + 184], edx ;   543.8 p0+p3   25 box spill
        mov edx, dword [esp + 188] ;   500.0 p2      24 box
        xor edx, dword [esp + 180] ;   544.8 p2+p0   24 box
        mov dword [esp + 188], ebp ;   545.3 p0+p3   25 box spill
        mov ebp, esi               ;   542.3 p1      24 box copy
        mov dword [esp + 156], ecx ;   546.3 p0+p3   26 box spill
        mov ecx, dword [esp + 180] ;   502.0 p2      24 box
        mov dword [esp + 180], eax ;   547.3 p0+p3   29 box spill
        mov eax, ebx               ;   544.8 p1      24 box copy
        mov dword [esp + 76], edi  ;   548.3 p0+p3   29 box spill
        mov edi, dword [esp + 200] ;   503.0 p2      23 box
        or edi, dword [esp + 216]  ;   549.3 p2+p0   23 box
        xor edi, dword [esp + 192] ;   550.3 p2+p0   23 box
        mov dword [esp + 200], edi ;   551.3 p0+p3   23 box spill
        mov edi, dword [esp + 216] ;   506.0 p2      23 box
        xor edi, dword [esp + 196] ;   551.3 p2+p0   23 box
        mov dword [esp + 216], edi ;   552.3 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   508.0 p2      23 box
        and edi, dword [esp + 204] ;   552.8 p2+p0   23 box
        xor edi, dword [esp + 216] ;   556.3 p2+p0   23 box
        mov dword [esp + 192], edi ;   557.3 p0+p3   23 box spill
        mov edi, dword [esp + 196] ;   511.0 p2      23 box
        xor edi, dword [esp + 200] ;   555.3 p2+p0   23 box
        mov dword [esp + 196], edi ;   556.3 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   513.0 p2      23 box
        xor edi, dword [esp + 200] ;   556.3 p2+p0   23 box
        mov dword [esp + 204], edi ;   557.3 p0+p3   23 box spill
        mov edi, dword [esp + 196] ;   556.3 p2      23 box
        xor edi, dword [esp + 204] ;   561.3 p2+p0   23 box
        or edi, dword [esp + 192]  ;   562.3 p2+p0   23 box
        mov dword [esp + 108], edi ;   563.3 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   557.3 p2      23 box
        mov dword [esp + 204], edi ;   561.3 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   557.3 p2      23 box
        xor edi, dword [esp + 108] ;   567.3 p2+p0   23 box
        mov dword [esp + 192], edi ;   568.3 p0+p3   23 box spill
        mov edi, dword [esp + 200] ;   551.3 p2      23 box
        xor edi, dword [esp + 192] ;   572.3 p2+p0   23 box
        mov dword [esp + 200], edi ;   573.3 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   568.3 p2      23 box
        mov dword [esp + 192], edi ;   572.3 p0+p3   23 box spill
        mov edi, dword [esp + 176] ;   524.0 p2      24 box
        not edi                    ;   564.8 p0      24 box
        xor edx, edi               ;   565.8 p0      24 box
        or ebp, edi                ;   565.8 p0      24 box
        xor esi, edx               ;   566.8 p0      24 box
        and edx, ebp               ;   566.8 p0      24 box
        or eax, edx                ;   567.8 p0      24 box
        xor ebp, esi               ;   567.8 p0      24 box
        xor ecx, esi               ;   568.3 p0      24 box
        or ebp, eax                ;   568.8 p0      24 box
        xor ebx, ecx               ;   569.3 p0      24 box
        xor ebp, ebx               ;   570.3 p0      24 box
        and ecx, eax               ;   570.3 p0      24 box
        xor ebx, ecx               ;   571.3 p0      24 box
        mov edi, dword [esp + 216] ;   552.3 p2      23 box
        not edi                    ;   571.3 p0      23 box
        mov ecx, dword [esp + 204] ;   561.3 p2      23 box reload
        or ecx, edi                ;   572.3 p0      23 box
        mov edi, dword [esp + 108] ;   563.3 p2      23 box
        xor edi, ecx               ;   573.3 p0      23 box
        mov edx, dword [esp + 192] ;   572.3 p2      23 box reload
        xor edx, ecx               ;   576.3 p0      23 box
        mov ecx, dword [esp + 208] ;   529.0 p2      30 box
        or ecx, dword [esp + 220]  ;   573.3 p2+p0   30 box
        xor ecx, dword [esp + 212] ;   574.3 p2+p0   30 box
        mov dword [esp + 192], edi ;   574.3 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   532.0 p2      30 box
        and edi, dword [esp + 220] ;   575.3 p2+p0   30 box
        mov dword [esp + 212], edx ;   577.3 p0+p3   23 box spill
        mov edx, dword [esp + 208] ;   534.0 p2      30 box
        xor edx, edi               ;   576.8 p0      30 box
        xor edi, dword [esp + 228] ;   577.3 p2+p0   30 box
        and edi, edx               ;   578.3 p0      30 box
        mov dword [esp + 208], eax ;   578.3 p0+p3   24 box spill
        mov eax, dword [esp + 220] ;   536.0 p2      30 box
        xor eax, edi               ;   579.3 p0      30 box
        or edi, ecx                ;   579.8 p0      30 box
        xor edi, dword [esp + 228] ;   580.8 p2+p0   30 box
        mov dword [esp + 220], esi ;   580.8 p0+p3   24 box spill
        mov esi, dword [esp + 228] ;   538.0 p2      30 box
        xor esi, ecx               ;   581.8 p0      30 box
        not esi                    ;   582.8 p0      30 box
        xor ecx, edx               ;   582.8 p0      30 box
        xor ecx, eax               ;   583.8 p0      30 box
        or esi, edx                ;   583.8 p0      30 box
        or esi, eax                ;   584.8 p0      30 box
        xor esi, ecx               ;   585.8 p0      30 box
        xor eax, edi               ;   585.3 p0      30 box
        or ecx, edi                ;   585.8 p0      30 box
        xor edx, ecx               ;   586.8 p0      30 box
        mov ecx, dword [esp + 224] ;   539.0 p2      29 box
        and ecx, dword [esp + 236] ;   586.8 p2+p0   29 box
        mov dword [esp + 224], eax ;   587.3 p0+p3   30 box spill
        mov eax, dword [esp + 236] ;   541.0 p2      29 box
        xor eax, dword [esp + 232] ;   588.3 p2+p0   29 box
        mov dword [esp + 236], edi ;   588.8 p0+p3   30 box spill
        mov edi, dword [esp + 232] ;   543.0 p2      29 box
        mov dword [esp + 232], edx ;   589.8 p0+p3   30 box spill
        mov edx, dword [esp + 240] ;   544.0 p2      29 box
        mov dword [esp + 228], esi ;   590.8 p0+p3   30 box spill
        mov esi, dword [esp + 240] ;   545.0 p2      29 box
        mov dword [esp + 108], ebp ;   591.8 p0+p3   24 box spill
        mov ebp, dword [esp + 240] ;   546.0 p2      29 box
        mov dword [esp + 240], ebx ;   592.8 p0+p3   24 box spill
        mov ebx, eax               ;   589.3 p1      29 box copy
        mov dword [esp + 204], eax ;   593.8 p0+p3   29 box spill
        mov eax, dword [esp + 256] ;   547.0 p2      28 box
        or eax, dword [esp + 248]  ;   594.8 p2+p0   28 box
        mov dword [esp + 216], eax ;   595.8 p0+p3   28 box spill
        mov eax, dword [esp + 252] ;   549.0 p2      28 box
        xor eax, dword [esp + 256] ;   596.3 p2+p0   28 box
        mov dword [esp + 252], eax ;   597.3 p0+p3   28 box spill
        mov eax, dword [esp + 248] ;   551.0 p2      28 box
        xor eax, dword [esp + 256] ;   597.8 p2+p0   28 box
        mov dword [esp + 248], eax ;   598.8 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   595.8 p2      28 box reload
        xor eax, dword [esp + 252] ;   601.3 p2+p0   28 box
        mov dword [esp + 216], eax ;   602.3 p0+p3   28 box spill
        mov eax, dword [esp + 256] ;   555.0 p2      28 box
        xor eax, dword [esp + 216] ;   606.3 p2+p0   28 box
        mov dword [esp + 176], eax ;   607.3 p0+p3   28 box spill
        mov eax, dword [esp + 252] ;   597.3 p2      28 box
        and eax, dword [esp + 256] ;   602.3 p2+p0   28 box
        mov dword [esp + 256], eax ;   603.3 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   602.3 p2      28 box
        mov dword [esp + 252], eax ;   606.3 p0+p3   28 box spill
        mov eax, dword [esp + 216] ;   602.3 p2      28 box
        mov dword [esp + 216], eax ;   606.3 p0+p3   28 box spill
        mov eax, dword [esp + 244] ;   561.0 p2      29 box
        not eax                    ;   605.8 p0      29 box
        xor edi, eax               ;   606.8 p0      29 box
        and edx, eax               ;   606.8 p0      29 box
        xor ecx, edi               ;   607.8 p0      29 box
        or esi, edi                ;   607.8 p0      29 box
        xor ebx, esi               ;   608.8 p0      29 box
        xor edx, edi               ;   608.8 p0      29 box
        xor ebp, ecx               ;   609.3 p0      29 box
        mov esi, dword [esp + 204] ;   593.8 p2      29 box reload
        and esi, edx               ;   609.8 p0      29 box
        xor edx, ecx               ;   610.3 p0      29 box
        and edx, ebx               ;   611.3 p0      29 box
        or ebx, esi                ;   611.3 p0      29 box
        xor esi, ebp               ;   611.8 p0      29 box
        not ebp                    ;   612.3 p0      29 box
        xor edx, ebp               ;   613.3 p0      29 box
        xor ebx, ebp               ;   613.3 p0      29 box
        mov edi, dword [esp + 268] ;   569.0 p2      28 box
        not edi                    ;   613.8 p0      28 box
        mov ebp, dword [esp + 248] ;   598.8 p2      28 box reload
        xor ebp, edi               ;   614.8 p0      28 box
        mov eax, dword [esp + 256] ;   603.3 p2      28 box reload
        and eax, ebp               ;   615.8 p0      28 box
        xor eax, edi               ;   616.8 p0      28 box
        or edi, ebp                ;   615.8 p0      28 box
        mov dword [esp + 256], edx ;   616.3 p0+p3   29 box spill
        mov edx, dword [esp + 252] ;   606.3 p2      28 box reload
        xor edx, edi               ;   617.3 p0      28 box
        mov edi, dword [esp + 176] ;   607.3 p2      28 box
        xor edi, eax               ;   617.8 p0      28 box
        mov dword [esp + 252], edi ;   618.8 p0+p3   28 box spill
        mov edi, dword [esp + 216] ;   606.3 p2      28 box reload
        and edi, eax               ;   619.3 p0      28 box
        mov eax, dword [esp + 176] ;   607.3 p2      28 box
        and eax, edx               ;   619.8 p0      28 box
        xor eax, ebp               ;   620.8 p0      28 box
        xor ebp, edi               ;   620.8 p0      28 box
        mov edi, dword [esp + 260] ;   579.7 p2      27 box
        and edi, dword [esp + 264] ;   621.3 p2+p0   27 box
        xor edi, dword [esp + 272] ;   622.3 p2+p0   27 box
        mov dword [esp + 176], eax ;   622.3 p0+p3   28 box spill
        mov eax, dword [esp + 260] ;   582.7 p2      27 box
        xor eax, dword [esp + 276] ;   623.3 p2+p0   27 box
        mov dword [esp + 260], ebp ;   623.8 p0+p3   28 box spill
        mov ebp, dword [esp + 272] ;   584.7 p2      27 box
        or ebp, dword [esp + 264]  ;   624.8 p2+p0   27 box
        or ebp, eax                ;   625.8 p0      27 box
        xor ebp, dword [esp + 276] ;   626.8 p2+p0   27 box
        mov dword [esp + 272], edx ;   626.3 p0+p3   28 box spill
        mov edx, dword [esp + 276] ;   587.7 p2      27 box
        and edx, eax               ;   627.3 p0      27 box
        xor edx, edi               ;   628.3 p0      27 box
        mov dword [esp + 276], ebx ;   628.3 p0+p3   29 box spill
        mov ebx, dword [esp + 264] ;   588.7 p2      27 box
        xor ebx, edi               ;   629.3 p0      27 box
        and edi, ebp               ;   629.8 p0      27 box
        xor ebp, ebx               ;   630.3 p0      27 box
        or ebx, edx                ;   630.8 p0      27 box
        not edx                    ;   631.3 p0      27 box
        xor ebx, eax               ;   631.8 p0      27 box
        xor eax, edi               ;   632.3 p0      27 box
        mov edi, dword [esp + 288] ;   589.7 p2      26 box
        and edi, dword [esp + 280] ;   632.8 p2+p0   26 box
        mov dword [esp + 264], eax ;   633.3 p0+p3   27 box spill
        mov eax, dword [esp + 280] ;   591.7 p2      26 box
        xor eax, dword [esp + 300] ;   634.3 p2+p0   26 box
        mov dword [esp + 280], ebx ;   634.8 p0+p3   27 box spill
        mov ebx, dword [esp + 300] ;   593.7 p2      26 box
        or ebx, dword [esp + 288]  ;   635.8 p2+p0   26 box
        mov dword [esp + 300], ebp ;   636.3 p0+p3   27 box spill
        mov ebp, dword [esp + 288] ;   595.7 p2      26 box
        xor ebp, dword [esp + 284] ;   637.3 p2+p0   26 box
        or ebp, edi                ;   638.3 p0      26 box
        mov dword [esp + 288], edx ;   638.3 p0+p3   27 box spill
        mov edx, dword [esp + 284] ;   597.7 p2      26 box
        and edx, ebx               ;   639.3 p0      26 box
        xor edx, eax               ;   640.3 p0      26 box
        and eax, ebx               ;   640.3 p0      26 box
        xor eax, ebp               ;   641.3 p0      26 box
        xor ebx, edx               ;   641.3 p0      26 box
        xor edx, edi               ;   641.8 p0      26 box
        xor ebp, edx               ;   642.8 p0      26 box
        and edi, eax               ;   642.8 p0      26 box
        xor edi, ebx               ;   643.8 p0      26 box
        and ebx, eax               ;   643.8 p0      26 box
        xor edx, ebx               ;   644.8 p0      26 box
        mov ebx, dword [esp + 292] ;   598.7 p2      25 box
        and ebx, dword [esp + 312] ;   644.8 p2+p0   25 box
        xor ebx, dword [esp + 304] ;   645.8 p2+p0   25 box
        mov dword [esp + 284], ebp ;   645.8 p0+p3   26 box spill
        mov ebp, dword [esp + 312] ;   601.7 p2      25 box
        xor ebp, dword [esp + 292] ;   646.8 p2+p0   25 box
        xor ebp, dword [esp + 296] ;   647.8 p2+p0   25 box
        mov dword [esp + 312], eax ;   647.8 p0+p3   26 box spill
        mov eax, dword [esp + 304] ;   604.7 p2      25 box
        or eax, dword [esp + 292]  ;   648.8 p2+p0   25 box
        xor eax, dword [esp + 296] ;   649.8 p2+p0   25 box
        mov dword [esp + 304], edi ;   649.8 p0+p3   26 box spill
        mov edi, dword [esp + 296] ;   607.7 p2      25 box
        and edi, ebx               ;   650.8 p0      25 box
        xor edi, ebp               ;   651.8 p0      25 box
        xor ebx, ebp               ;   651.8 p0      25 box
        or ebp, eax                ;   652.3 p0      25 box
        xor ebp, ebx               ;   653.3 p0      25 box
        xor ebx, dword [esp + 292] ;   653.3 p2+p0   25 box
        xor eax, ebp               ;   654.3 p0      25 box
        xor ebp, edi               ;   654.3 p0      25 box
        not edi                    ;   654.8 p0      25 box
        mov dword [esp + 292], edi ;   655.8 p0+p3   25 box spill
        mov edi, dword [esp + 308] ;   611.0 p2      24 box
        and edi, dword [esp + 332] ;   656.3 p2+p0   24 box
        mov dword [esp + 308], eax ;   656.8 p0+p3   25 box spill
        mov eax, dword [esp + 324] ;   613.0 p2      24 box
        or eax, dword [esp + 332]  ;   657.8 p2+p0   24 box
        not eax                    ;   658.8 p0      24 box
        mov dword [esp + 324], ebp ;   658.8 p0+p3   25 box spill
        mov ebp, dword [esp + 332] ;   615.0 p2      24 box
        xor ebp, dword [esp + 320] ;   659.8 p2+p0   24 box
        mov dword [esp + 332], ebx ;   660.3 p0+p3   25 box spill
        mov ebx, edi               ;   657.3 p1      24 box copy
        mov dword [esp + 296], edx ;   661.3 p0+p3   26 box spill
        mov edx, dword [esp + 320] ;   617.0 p2      24 box
        mov dword [esp + 320], ecx ;   662.3 p0+p3   29 box spill
        mov ecx, eax               ;   659.8 p1      24 box copy
        mov dword [esp + 216], esi ;   663.3 p0+p3   29 box spill
        mov esi, dword [esp + 340] ;   618.0 p2      23 box
        or esi, dword [esp + 360]  ;   664.3 p2+p0   23 box
        xor esi, dword [esp + 328] ;   665.3 p2+p0   23 box
        mov dword [esp + 340], esi ;   666.3 p0+p3   23 box spill
        mov esi, dword [esp + 360] ;   621.0 p2      23 box
        xor esi, dword [esp + 336] ;   666.3 p2+p0   23 box
        mov dword [esp + 360], esi ;   667.3 p0+p3   23 box spill
        mov esi, dword [esp + 328] ;   623.0 p2      23 box
        and esi, dword [esp + 348] ;   667.8 p2+p0   23 box
        xor esi, dword [esp + 360] ;   671.3 p2+p0   23 box
        mov dword [esp + 328], esi ;   672.3 p0+p3   23 box spill
        mov esi, dword [esp + 336] ;   626.0 p2      23 box
        xor esi, dword [esp + 340] ;   670.3 p2+p0   23 box
        mov dword [esp + 336], esi ;   671.3 p0+p3   23 box spill
        mov esi, dword [esp + 348] ;   628.0 p2      23 box
        xor esi, dword [esp + 340] ;   671.3 p2+p0   23 box
        mov dword [esp + 348], esi ;   672.3 p0+p3   23 box spill
        mov esi, dword [esp + 336] ;   671.3 p2      23 box
        xor esi, dword [esp + 348] ;   676.3 p2+p0   23 box
        or esi, dword [esp + 328]  ;   677.3 p2+p0   23 box
        mov dword [esp + 248], esi ;   678.3 p0+p3   23 box spill
        mov esi, dword [esp + 348] ;   672.3 p2      23 box
        mov dword [esp + 348], esi ;   676.3 p0+p3   23 box spill
        mov esi, dword [esp + 328] ;   672.3 p2      23 box
        xor esi, dword [esp + 248] ;   682.3 p2+p0   23 box
        mov dword [esp + 328], esi ;   683.3 p0+p3   23 box spill
        mov esi, dword [esp + 340] ;   666.3 p2      23 box
        xor esi, dword [esp + 328] ;   687.3 p2+p0   23 box
        mov dword [esp + 340], esi ;   688.3 p0+p3   23 box spill
        mov esi, dword [esp + 328] ;   683.3 p2      23 box
        mov dword [esp + 328], esi ;   687.3 p0+p3   23 box spill
        mov esi, dword [esp + 316] ;   639.0 p2      24 box
        not esi                    ;   679.8 p0      24 box
        xor ebp, esi               ;   680.8 p0      24 box
        or ebx, esi                ;   680.8 p0      24 box
        xor edi, ebp               ;   681.8 p0      24 box
        and ebp, ebx               ;   681.8 p0      24 box
        or ecx, ebp                ;   682.8 p0      24 box
        xor ebx, edi               ;   682.8 p0      24 box
        xor edx, edi               ;   683.3 p0      24 box
        or ebx, ecx                ;   683.8 p0      24 box
        xor eax, edx               ;   684.3 p0      24 box
        xor ebx, eax               ;   685.3 p0      24 box
        and edx, ecx               ;   685.3 p0      24 box
        xor eax, edx               ;   686.3 p0      24 box
        mov esi, dword [esp + 360] ;   667.3 p2      23 box
        not esi                    ;   686.3 p0      23 box
        mov ebp, dword [esp + 348] ;   676.3 p2      23 box reload
        or ebp, esi                ;   687.3 p0      23 box
        mov esi, dword [esp + 248] ;   678.3 p2      23 box
        xor esi, ebp               ;   688.3 p0      23 box
        mov edx, dword [esp + 328] ;   687.3 p2      23 box reload
        xor edx, ebp               ;   691.3 p0      23 box
        mov ebp, dword [esp + 344] ;   644.0 p2      30 box
        or ebp, dword [esp + 356]  ;   688.3 p2+p0   30 box
        xor ebp, dword [esp + 352] ;   689.3 p2+p0   30 box
        mov dword [esp + 328], esi ;   689.3 p0+p3   23 box spill
        mov esi, dword [esp + 352] ;   647.0 p2      30 box
        and esi, dword [esp + 356] ;   690.3 p2+p0   30 box
        mov dword [esp + 352], edx ;   692.3 p0+p3   23 box spill
        mov edx, dword [esp + 344] ;   649.0 p2      30 box
        xor edx, esi               ;   691.8 p0      30 box
        xor esi, dword [esp + 372] ;   692.3 p2+p0   30 box
        and esi, edx               ;   693.3 p0      30 box
        mov dword [esp + 344], ecx ;   693.3 p0+p3   24 box spill
        mov ecx, dword [esp + 356] ;   651.0 p2      30 box
        xor ecx, esi               ;   694.3 p0      30 box
        or esi, ebp                ;   694.8 p0      30 box
        xor esi, dword [esp + 372] ;   695.8 p2+p0   30 box
        mov dword [esp + 356], edi ;   695.8 p0+p3   24 box spill
        mov edi, dword [esp + 372] ;   653.0 p2      30 box
        xor edi, ebp               ;   696.8 p0      30 box
        not edi                    ;   697.8 p0      30 box
        xor ebp, edx               ;   697.8 p0      30 box
        xor ebp, ecx               ;   698.8 p0      30 box
        or edi, edx                ;   698.8 p0      30 box
        or edi, ecx                ;   699.8 p0      30 box
        xor edi, ebp               ;   700.8 p0      30 box
        xor ecx, esi               ;   700.3 p0      30 box
        or ebp, esi                ;   700.8 p0      30 box
        xor edx, ebp               ;   701.8 p0      30 box
        mov ebp, dword [esp + 364] ;   654.0 p2      29 box
        and ebp, dword [esp + 376] ;   701.8 p2+p0   29 box
        mov dword [esp + 364], ecx ;   702.3 p0+p3   30 box spill
        mov ecx, dword [esp + 376] ;   656.0 p2      29 box
        xor ecx, dword [esp + 368] ;   703.3 p2+p0   29 box
        mov dword [esp + 376], esi ;   703.8 p0+p3   30 box spill
        mov esi, dword [esp + 368] ;   658.0 p2      29 box
        mov dword [esp + 368], edx ;   704.8 p0+p3   30 box spill
        mov edx, dword [esp + 380] ;   659.0 p2      29 box
        mov dword [esp + 372], edi ;   705.8 p0+p3   30 box spill
        mov edi, dword [esp + 380] ;   660.0 p2      29 box
        mov dword [esp + 248], ebx ;   706.8 p0+p3   24 box spill
        mov ebx, dword [esp + 380] ;   661.0 p2      29 box
        mov dword [esp + 380], eax ;   707.8 p0+p3   24 box spill
        mov eax, ecx               ;   704.3 p1      29 box copy
        mov dword [esp + 348], ecx ;   708.8 p0+p3   29 box spill
        mov ecx, dword [esp + 400] ;   662.0 p2      28 box
        or ecx, dword [esp + 384]  ;   709.8 p2+p0   28 box
        mov dword [esp + 360], ecx ;   710.8 p0+p3   28 box spill
        mov ecx, dword [esp + 392] ;   664.0 p2      28 box
        xor ecx, dword [esp + 400] ;   711.3 p2+p0   28 box
        mov dword [esp + 392], ecx ;   712.3 p0+p3   28 box spill
        mov ecx, dword [esp + 384] ;   666.0 p2      28 box
        xor ecx, dword [esp + 400] ;   712.8 p2+p0   28 box
        mov dword [esp + 384], ecx ;   713.8 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   710.8 p2      28 box reload
        xor ecx, dword [esp + 392] ;   716.3 p2+p0   28 box
        mov dword [esp + 360], ecx ;   717.3 p0+p3   28 box spill
        mov ecx, dword [esp + 400] ;   670.0 p2      28 box
        xor ecx, dword [esp + 360] ;   721.3 p2+p0   28 box
        mov dword [esp + 316], ecx ;   722.3 p0+p3   28 box spill
        mov ecx, dword [esp + 392] ;   712.3 p2      28 box
        and ecx, dword [esp + 400] ;   717.3 p2+p0   28 box
        mov dword [esp + 400], ecx ;   718.3 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   717.3 p2      28 box
        mov dword [esp + 392], ecx ;   721.3 p0+p3   28 box spill
        mov ecx, dword [esp + 360] ;   717.3 p2      28 box
        mov dword [esp + 360], ecx ;   721.3 p0+p3   28 box spill
        mov ecx, dword [esp + 388] ;   676.0 p2      29 box
        not ecx                    ;   720.8 p0      29 box
        xor esi, ecx               ;   721.8 p0      29 box
        and edx, ecx               ;   721.8 p0      29 box
        xor ebp, esi               ;   722.8 p0      29 box
        or edi, esi                ;   722.8 p0      29 box
        xor eax, edi               ;   723.8 p0      29 box
        xor edx, esi               ;   723.8 p0      29 box
        xor ebx, ebp               ;   724.3 p0      29 box
        mov esi, dword [esp + 348] ;   708.8 p2      29 box reload
        and esi, edx               ;   724.8 p0      29 box
        xor edx, ebp               ;   725.3 p0      29 box
        and edx, eax               ;   726.3 p0      29 box
        or eax, esi                ;   726.3 p0      29 box
        xor esi, ebx               ;   726.8 p0      29 box
        not ebx                    ;   727.3 p0      29 box
        xor edx, ebx               ;   728.3 p0      29 box
        xor eax, ebx               ;   728.3 p0      29 box
        mov edi, dword [esp + 408] ;   684.0 p2      28 box
        not edi                    ;   728.8 p0      28 box
        mov ecx, dword [esp + 384] ;   713.8 p2      28 box reload
        xor ecx, edi               ;   729.8 p0      28 box
        mov ebx, dword [esp + 400] ;   718.3 p2      28 box reload
        and ebx, ecx               ;   730.8 p0      28 box
        xor ebx, edi               ;   731.8 p0      28 box
        or edi, ecx                ;   730.8 p0      28 box
        mov dword [esp + 400], edx ;   731.3 p0+p3   29 box spill
        mov edx, dword [esp + 392] ;   721.3 p2      28 box reload
        xor edx, edi               ;   732.3 p0      28 box
        mov edi, dword [esp + 316] ;   722.3 p2      28 box
        xor edi, ebx               ;   732.8 p0      28 box
        mov dword [esp + 392], edi ;   733.8 p0+p3   28 box spill
        mov edi, dword [esp + 360] ;   721.3 p2      28 box reload
        and edi, ebx               ;   734.3 p0      28 box
        mov ebx, dword [esp + 316] ;   722.3 p2      28 box
        and ebx, edx               ;   734.8 p0      28 box
        xor ebx, ecx               ;   735.8 p0      28 box
        xor ecx, edi               ;   735.8 p0      28 box
        mov edi, dword [esp + 396] ;   694.7 p2      27 box
        and edi, dword [esp + 404] ;   736.3 p2+p0   27 box
        xor edi, dword [esp + 412] ;   737.3 p2+p0   27 box
        mov dword [esp + 316], ebx ;   737.3 p0+p3   28 box spill
        mov ebx, dword [esp + 396] ;   697.7 p2      27 box
        xor ebx, dword [esp + 416] ;   738.3 p2+p0   27 box
        mov dword [esp + 396], ecx ;   738.8 p0+p3   28 box spill
        mov ecx, dword [esp + 412] ;   699.7 p2      27 box
        or ecx, dword [esp + 404]  ;   739.8 p2+p0   27 box
        or ecx, ebx                ;   740.8 p0      27 box
        xor ecx, dword [esp + 416] ;   741.8 p2+p0   27 box
        mov dword [esp + 412], edx ;   741.3 p0+p3   28 box spill
        mov edx, dword [esp + 416] ;   702.7 p2      27 box
        and edx, ebx               ;   742.3 p0      27 box
        xor edx, edi               ;   743.3 p0      27 box
        mov dword [esp + 416], eax ;   743.3 p0+p3   29 box spill
        mov eax, dword [esp + 404] ;   703.7 p2      27 box
        xor eax, edi               ;   744.3 p0      27 box
        and edi, ecx               ;   744.8 p0      27 box
        xor ecx, eax               ;   745.3 p0      27 box
        or eax, edx                ;   745.8 p0      27 box
        not edx                    ;   746.3 p0      27 box
        xor eax, ebx               ;   746.8 p0      27 box
        xor ebx, edi               ;   747.3 p0      27 box
        mov edi, dword [esp + 432] ;   704.7 p2      26 box
        and edi, dword [esp + 420] ;   747.8 p2+p0   26 box
        mov dword [esp + 404], ebx ;   748.3 p0+p3   27 box spill
        mov ebx, dword [esp + 420] ;   706.7 p2      26 box
        xor ebx, dword [esp + 444] ;   749.3 p2+p0   26 box
        mov dword [esp + 420], eax ;   749.8 p0+p3   27 box spill
        mov eax, dword [esp + 444] ;   708.7 p2      26 box
        or eax, dword [esp + 432]  ;   750.8 p2+p0   26 box
        mov dword [esp + 444], ecx ;   751.3 p0+p3   27 box spill
        mov ecx, dword [esp + 432] ;   710.7 p2      26 box
        xor ecx, dword [esp + 424] ;   752.3 p2+p0   26 box
        or ecx, edi                ;   753.3 p0      26 box
        mov dword [esp + 432], edx ;   753.3 p0+p3   27 box spill
        mov edx, dword [esp + 424] ;   712.7 p2      26 box
        and edx, eax               ;   754.3 p0      26 box
        xor edx, ebx               ;   755.3 p0      26 box
        and ebx, eax               ;   755.3 p0      26 box
        xor ebx, ecx               ;   756.3 p0      26 box
        xor eax, edx               ;   756.3 p0      26 box
        xor edx, edi               ;   756.8 p0      26 box
        xor ecx, edx               ;   757.8 p0      26 box
        and edi, ebx               ;   757.8 p0      26 box
        xor edi, eax               ;   758.8 p0      26 box
        and eax, ebx               ;   758.8 p0      26 box
        xor edx, eax               ;   759.8 p0      26 box
        mov eax, dword [esp + 428] ;   713.7 p2      25 box
        and eax, dword [esp + 456] ;   759.8 p2+p0   25 box
        xor eax, dword [esp + 440] ;   760.8 p2+p0   25 box
        mov dword [esp + 424], ecx ;   760.8 p0+p3   26 box spill
        mov ecx, dword [esp + 456] ;   716.7 p2      25 box
        xor ecx, dword [esp + 428] ;   761.8 p2+p0   25 box
        xor ecx, dword [esp + 436] ;   762.8 p2+p0   25 box
        mov dword [esp + 456], ebx ;   762.8 p0+p3   26 box spill
        mov ebx, dword [esp + 440] ;   719.7 p2      25 box
        or ebx, dword [esp + 428]  ;   763.8 p2+p0   25 box
        xor ebx, dword [esp + 436] ;   764.8 p2+p0   25 box
        mov dword [esp + 440], edi ;   764.8 p0+p3   26 box spill
        mov edi, dword [esp + 436] ;   722.7 p2      25 box
        and edi, eax               ;   765.8 p0      25 box
        xor edi, ecx               ;   766.8 p0      25 box
        xor eax, ecx               ;   766.8 p0      25 box
        or ecx, ebx                ;   767.3 p0      25 box
        xor ecx, eax               ;   768.3 p0      25 box
        xor eax, dword [esp + 428] ;   768.3 p2+p0   25 box
        xor ebx, ecx               ;   769.3 p0      25 box
        xor ecx, edi               ;   769.3 p0      25 box
        not edi                    ;   769.8 p0      25 box
        mov dword [esp + 428], edi ;   770.8 p0+p3   25 box spill
        mov edi, dword [esp + 448] ;   726.0 p2      24 box
        and edi, dword [esp + 472] ;   771.3 p2+p0   24 box
        mov dword [esp + 448], ebx ;   771.8 p0+p3   25 box spill
        mov ebx, dword [esp + 464] ;   728.0 p2      24 box
        or ebx, dword [esp + 472]  ;   772.8 p2+p0   24 box
        not ebx                    ;   773.8 p0      24 box
        mov dword [esp + 464], ecx ;   773.8 p0+p3   25 box spill
        mov ecx, dword [esp + 472] ;   730.0 p2      24 box
        xor ecx, dword [esp + 460] ;   774.8 p2+p0   24 box
        mov dword [esp + 472], eax ;   775.3 p0+p3   25 box spill
        mov eax, edi               ;   772.3 p1      24 box copy
        mov dword [esp + 436], edx ;   776.3 p0+p3   26 box spill
        mov edx, dword [esp + 460] ;   732.0 p2      24 box
        mov dword [esp + 460], ebp ;   777.3 p0+p3   29 box spill
        mov ebp, ebx               ;   774.8 p1      24 box copy
        mov dword [esp + 360], esi ;   778.3 p0+p3   29 box spill
        mov esi, dword [esp + 480] ;   733.0 p2      23 box
        or esi, dword [esp + 500]  ;   779.3 p2+p0   23 box
        xor esi, dword [esp + 468] ;   780.3 p2+p0   23 box
        mov dword [esp + 480], esi ;   781.3 p0+p3   23 box spill
        mov esi, dword [esp + 500] ;   736.0 p2      23 box
        xor esi, dword [esp + 476] ;   781.3 p2+p0   23 box
        mov dword [esp + 500], esi ;   782.3 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   738.0 p2      23 box
        and esi, dword [esp + 488] ;   782.8 p2+p0   23 box
        xor esi, dword [esp + 500] ;   786.3 p2+p0   23 box
        mov dword [esp + 468], esi ;   787.3 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   741.0 p2      23 box
        xor esi, dword [esp + 480] ;   785.3 p2+p0   23 box
        mov dword [esp + 476], esi ;   786.3 p0+p3   23 box spill
        mov esi, dword [esp + 488] ;   743.0 p2      23 box
        xor esi, dword [esp + 480] ;   786.3 p2+p0   23 box
        mov dword [esp + 488], esi ;   787.3 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   786.3 p2      23 box
        xor esi, dword [esp + 488] ;   791.3 p2+p0   23 box
        or esi, dword [esp + 468]  ;   792.3 p2+p0   23 box
        mov dword [esp + 384], esi ;   793.3 p0+p3   23 box spill
        mov esi, dword [esp + 488] ;   787.3 p2      23 box
        mov dword [esp + 488], esi ;   791.3 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   787.3 p2      23 box
        xor esi, dword [esp + 384] ;   797.3 p2+p0   23 box
        mov dword [esp + 468], esi ;   798.3 p0+p3   23 box spill
        mov esi, dword [esp + 480] ;   781.3 p2      23 box
        xor esi, dword [esp + 468] ;   802.3 p2+p0   23 box
        mov dword [esp + 480], esi ;   803.3 p0+p3   23 box spill
        mov esi, dword [esp + 468] ;   798.3 p2      23 box
        mov dword [esp + 468], esi ;   802.3 p0+p3   23 box spill
        mov esi, dword [esp + 452] ;   754.0 p2      24 box
        not esi                    ;   794.8 p0      24 box
        xor ecx, esi               ;   795.8 p0      24 box
        or eax, esi                ;   795.8 p0      24 box
        xor edi, ecx               ;   796.8 p0      24 box
        and ecx, eax               ;   796.8 p0      24 box
        or ebp, ecx                ;   797.8 p0      24 box
        xor eax, edi               ;   797.8 p0      24 box
        xor edx, edi               ;   798.3 p0      24 box
        or eax, ebp                ;   798.8 p0      24 box
        xor ebx, edx               ;   799.3 p0      24 box
        xor eax, ebx               ;   800.3 p0      24 box
        and edx, ebp               ;   800.3 p0      24 box
        xor ebx, edx               ;   801.3 p0      24 box
        mov esi, dword [esp + 500] ;   782.3 p2      23 box
        not esi                    ;   801.3 p0      23 box
        mov ecx, dword [esp + 488] ;   791.3 p2      23 box reload
        or ecx, esi                ;   802.3 p0      23 box
        mov esi, dword [esp + 384] ;   793.3 p2      23 box
        xor esi, ecx               ;   803.3 p0      23 box
        mov edx, dword [esp + 468] ;   802.3 p2      23 box reload
        xor edx, ecx               ;   806.3 p0      23 box
        mov ecx, dword [esp + 484] ;   759.0 p2      30 box
        or ecx, dword [esp + 496]  ;   803.3 p2+p0   30 box
        xor ecx, dword [esp + 492] ;   804.3 p2+p0   30 box
        mov dword [esp + 468], esi ;   804.3 p0+p3   23 box spill
        mov esi, dword [esp + 492] ;   762.0 p2      30 box
        and esi, dword [esp + 496] ;   805.3 p2+p0   30 box
        mov dword [esp + 492], edx ;   807.3 p0+p3   23 box spill
        mov edx, dword [esp + 484] ;   764.0 p2      30 box
        xor edx, esi               ;   806.8 p0      30 box
        xor esi, dword [esp + 512] ;   807.3 p2+p0   30 box
        and esi, edx               ;   808.3 p0      30 box
        mov dword [esp + 484], ebp ;   808.3 p0+p3   24 box spill
        mov ebp, dword [esp + 496] ;   766.0 p2      30 box
        xor ebp, esi               ;   809.3 p0      30 box
        or esi, ecx                ;   809.8 p0      30 box
        xor esi, dword [esp + 512] ;   810.8 p2+p0   30 box
        mov dword [esp + 496], edi ;   810.8 p0+p3   24 box spill
        mov edi, dword [esp + 512] ;   768.0 p2      30 box
        xor edi, ecx               ;   811.8 p0      30 box
        not edi                    ;   812.8 p0      30 box
        xor ecx, edx               ;   812.8 p0      30 box
        xor ecx, ebp               ;   813.8 p0      30 box
        or edi, edx                ;   813.8 p0      30 box
        or edi, ebp                ;   814.8 p0      30 box
        xor edi, ecx               ;   815.8 p0      30 box
        xor ebp, esi               ;   815.3 p0      30 box
        or ecx, esi                ;   815.8 p0      30 box
        xor edx, ecx               ;   816.8 p0      30 box
        mov ecx, dword [esp + 504] ;   769.0 p2      29 box
        and ecx, dword [esp + 516] ;   816.8 p2+p0   29 box
        mov dword [esp + 504], ebp ;   817.3 p0+p3   30 box spill
        mov ebp, dword [esp + 516] ;   771.0 p2      29 box
        xor ebp, dword [esp + 508] ;   818.3 p2+p0   29 box
        mov dword [esp + 516], esi ;   818.8 p0+p3   30 box spill
        mov esi, dword [esp + 508] ;   773.0 p2      29 box
        mov dword [esp + 508], edx ;   819.8 p0+p3   30 box spill
        mov edx, dword [esp + 520] ;   774.0 p2      29 box
        mov dword [esp + 512], edi ;   820.8 p0+p3   30 box spill
        mov edi, dword [esp + 520] ;   775.0 p2      29 box
        mov dword [esp + 384], eax ;   821.8 p0+p3   24 box spill
        mov eax, dword [esp + 520] ;   776.0 p2      29 box
        mov dword [esp + 520], ebx ;   822.8 p0+p3   24 box spill
        mov ebx, ebp               ;   819.3 p1      29 box copy
        mov dword [esp + 488], ebp ;   823.8 p0+p3   29 box spill
        mov ebp, dword [esp + 540] ;   777.0 p2      28 box
        or ebp, dword [esp + 524]  ;   824.8 p2+p0   28 box
        mov dword [esp + 500], ebp ;   825.8 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   779.0 p2      28 box
        xor ebp, dword [esp + 540] ;   826.3 p2+p0   28 box
        mov dword [esp + 532], ebp ;   827.3 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   781.0 p2      28 box
        xor ebp, dword [esp + 540] ;   827.8 p2+p0   28 box
        mov dword [esp + 524], ebp ;   828.8 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   825.8 p2      28 box reload
        xor ebp, dword [esp + 532] ;   831.3 p2+p0   28 box
        mov dword [esp + 500], ebp ;   832.3 p0+p3   28 box spill
        mov ebp, dword [esp + 540] ;   785.0 p2      28 box
        xor ebp, dword [esp + 500] ;   836.3 p2+p0   28 box
        mov dword [esp + 452], ebp ;   837.3 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   827.3 p2      28 box
        and ebp, dword [esp + 540] ;   832.3 p2+p0   28 box
        mov dword [esp + 540], ebp ;   833.3 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   832.3 p2      28 box
        mov dword [esp + 532], ebp ;   836.3 p0+p3   28 box spill
        mov ebp, dword [esp + 500] ;   832.3 p2      28 box
        mov dword [esp + 500], ebp ;   836.3 p0+p3   28 box spill
        mov ebp, dword [esp + 528] ;   791.0 p2      29 box
        not ebp                    ;   835.8 p0      29 box
        xor esi, ebp               ;   836.8 p0      29 box
        and edx, ebp               ;   836.8 p0      29 box
        xor ecx, esi               ;   837.8 p0      29 box
        or edi, esi                ;   837.8 p0      29 box
        xor ebx, edi               ;   838.8 p0      29 box
        xor edx, esi               ;   838.8 p0      29 box
        xor eax, ecx               ;   839.3 p0      29 box
        mov esi, dword [esp + 488] ;   823.8 p2      29 box reload
        and esi, edx               ;   839.8 p0      29 box
        xor edx, ecx               ;   840.3 p0      29 box
        and edx, ebx               ;   841.3 p0      29 box
        or ebx, esi                ;   841.3 p0      29 box
        xor esi, eax               ;   841.8 p0      29 box
        not eax                    ;   842.3 p0      29 box
        xor edx, eax               ;   843.3 p0      29 box
        xor ebx, eax               ;   843.3 p0      29 box
        mov edi, dword [esp + 556] ;   799.0 p2      28 box
        not edi                    ;   843.8 p0      28 box
        mov ebp, dword [esp + 524] ;   828.8 p2      28 box reload
        xor ebp, edi               ;   844.8 p0      28 box
        mov eax, dword [esp + 540] ;   833.3 p2      28 box reload
        and eax, ebp               ;   845.8 p0      28 box
        xor eax, edi               ;   846.8 p0      28 box
        or edi, ebp                ;   845.8 p0      28 box
        mov dword [esp + 540], edx ;   846.3 p0+p3   29 box spill
        mov edx, dword [esp + 532] ;   836.3 p2      28 box reload
        xor edx, edi               ;   847.3 p0      28 box
        mov edi, dword [esp + 452] ;   837.3 p2      28 box
        xor edi, eax               ;   847.8 p0      28 box
        mov dword [esp + 532], edi ;   848.8 p0+p3   28 box spill
        mov edi, dword [esp + 500] ;   836.3 p2      28 box reload
        and edi, eax               ;   849.3 p0      28 box
        mov eax, dword [esp + 452] ;   837.3 p2      28 box
        and eax, edx               ;   849.8 p0      28 box
        xor eax, ebp               ;   850.8 p0      28 box
        xor ebp, edi               ;   850.8 p0      28 box
        mov edi, dword [esp + 536] ;   809.7 p2      27 box
        xor edi, dword [esp + 0]   ;   851.3 p2+p0   27 box
        mov dword [esp + 536], eax ;   851.8 p0+p3   28 box spill
        mov eax, dword [esp + 0]   ;   811.7 p2      27 box
        and eax, edi               ;   852.8 p0      27 box
        xor edi, dword [esp + 548] ;   853.3 p2+p0   27 box
        xor eax, dword [esp + 40]  ;   853.8 p2+p0   27 box
        mov dword [esp + 452], ebp ;   854.3 p0+p3   28 box spill
        mov ebp, dword [esp + 40]  ;   814.7 p2      27 box
        or ebp, dword [esp + 0]    ;   855.3 p2+p0   27 box
        or ebp, edi                ;   856.3 p0      27 box
        xor ebp, dword [esp + 548] ;   857.3 p2+p0   27 box
        mov dword [esp + 40], edx  ;   856.8 p0+p3   28 box spill
        mov edx, dword [esp + 548] ;   817.7 p2      27 box
        and edx, edi               ;   857.8 p0      27 box
        xor edx, eax               ;   858.8 p0      27 box
        mov dword [esp + 548], ebx ;   858.8 p0+p3   29 box spill
        mov ebx, dword [esp + 0]   ;   818.7 p2      27 box
        xor ebx, eax               ;   859.8 p0      27 box
        and eax, ebp               ;   860.3 p0      27 box
        xor ebp, ebx               ;   860.8 p0      27 box
        or ebx, edx                ;   861.3 p0      27 box
        not edx                    ;   861.8 p0      27 box
        xor ebx, edi               ;   862.3 p0      27 box
        xor edi, eax               ;   862.8 p0      27 box
        mov eax, dword [esp + 8]   ;   819.7 p2      26 box
        and eax, dword [esp + 544] ;   863.3 p2+p0   26 box
        mov dword [esp + 0], edi   ;   863.8 p0+p3   27 box spill
        mov edi, dword [esp + 544] ;   821.7 p2      26 box
        xor edi, dword [esp + 20]  ;   864.8 p2+p0   26 box
        mov dword [esp + 544], ebx ;   865.3 p0+p3   27 box spill
        mov ebx, dword [esp + 20]  ;   823.7 p2      26 box
        or ebx, dword [esp + 8]    ;   866.3 p2+p0   26 box
        mov dword [esp + 20], ebp  ;   866.8 p0+p3   27 box spill
        mov ebp, dword [esp + 8]   ;   825.7 p2      26 box
        xor ebp, dword [esp + 552] ;   867.8 p2+p0   26 box
        or ebp, eax                ;   868.8 p0      26 box
        mov dword [esp + 8], edx   ;   868.8 p0+p3   27 box spill
        mov edx, dword [esp + 552] ;   827.7 p2      26 box
        and edx, ebx               ;   869.8 p0      26 box
        xor edx, edi               ;   870.8 p0      26 box
        and edi, ebx               ;   870.8 p0      26 box
        xor edi, ebp               ;   871.8 p0      26 box
        xor ebx, edx               ;   871.8 p0      26 box
        xor edx, eax               ;   872.3 p0      26 box
        xor ebp, edx               ;   873.3 p0      26 box
        and eax, edi               ;   873.3 p0      26 box
        xor eax, ebx               ;   874.3 p0      26 box
        and ebx, edi               ;   874.3 p0      26 box
        xor edx, ebx               ;   875.3 p0      26 box
        mov ebx, dword [esp + 16]  ;   829.0 p2      26 box reload
        mov dword [esp + 552], ebp ;   875.3 p0+p3   26 box spill
        mov ebp, dword [esp + 588] ;   830.0 p2     123 rk reload
        mov dword [ebp], ebx       ;   876.3 p0+p3  123 rk
        mov ebx, dword [esp + 24]  ;   831.0 p2      26 box reload
        mov dword [ebp + 4], ebx   ;   877.3 p0+p3  123 rk
        mov ebx, dword [esp + 32]  ;   832.0 p2      26 box reload
        mov dword [ebp + 8], ebx   ;   878.3 p0+p3  123 rk
        mov ebx, dword [esp + 4]   ;   833.0 p2      26 box reload
        mov dword [ebp + 12], ebx  ;   879.3 p0+p3  123 rk
        mov ebx, dword [esp + 48]  ;   834.0 p2      25 box reload
        mov dword [ebp + 16], ebx  ;   880.3 p0+p3  123 rk
        mov ebx, dword [esp + 44]  ;   835.0 p2      25 box reload
        mov dword [ebp + 20], ebx  ;   881.3 p0+p3  123 rk
        mov ebx, dword [esp + 28]  ;   836.0 p2      25 box reload
        mov dword [ebp + 24], ebx  ;   882.3 p0+p3  123 rk
        mov ebx, dword [esp + 12]  ;   837.0 p2      25 box reload
        mov dword [ebp + 28], ebx  ;   883.3 p0+p3  123 rk
        mov ebx, dword [esp + 100] ;   838.0 p2      24 box reload
        mov dword [ebp + 32], ebx  ;   884.3 p0+p3  123 rk
        mov ebx, dword [esp + 560] ;   839.0 p2      24 box reload
        mov dword [ebp + 36], ebx  ;   885.3 p0+p3  123 rk
        mov ebx, dword [esp + 80]  ;   840.0 p2      24 box reload
        mov dword [ebp + 40], ebx  ;   886.3 p0+p3  123 rk
        mov ebx, dword [esp + 68]  ;   841.0 p2      24 box reload
        mov dword [ebp + 44], ebx  ;   887.3 p0+p3  123 rk
        mov ebx, dword [esp + 72]  ;   842.0 p2      23 box reload
        mov dword [ebp + 48], ebx  ;   888.3 p0+p3  123 rk
        mov ebx, dword [esp + 52]  ;   843.0 p2      23 box reload
        mov dword [ebp + 52], ebx  ;   889.3 p0+p3  123 rk
        mov ebx, dword [esp + 60]  ;   844.0 p2      23 box reload
        mov dword [ebp + 56], ebx  ;   890.3 p0+p3  123 rk
        mov ebx, dword [esp + 56]  ;   845.0 p2      23 box reload
        mov dword [ebp + 60], ebx  ;   891.3 p0+p3  123 rk
        mov ebx, dword [esp + 88]  ;   846.0 p2      30 box reload
        mov dword [ebp + 64], ebx  ;   892.3 p0+p3  123 rk
        mov ebx, dword [esp + 92]  ;   847.0 p2      30 box reload
        mov dword [ebp + 68], ebx  ;   893.3 p0+p3  123 rk
        mov ebx, dword [esp + 96]  ;   848.0 p2      30 box reload
        mov dword [ebp + 72], ebx  ;   894.3 p0+p3  123 rk
        mov ebx, dword [esp + 84]  ;   849.0 p2      30 box reload
        mov dword [ebp + 76], ebx  ;   895.3 p0+p3  123 rk
        mov ebx, dword [esp + 76]  ;   850.0 p2      29 box reload
        mov dword [ebp + 80], ebx  ;   896.3 p0+p3  123 rk
        mov ebx, dword [esp + 180] ;   851.0 p2      29 box reload
        mov dword [ebp + 84], ebx  ;   897.3 p0+p3  123 rk
        mov ebx, dword [esp + 136] ;   852.0 p2      29 box reload
        mov dword [ebp + 88], ebx  ;   898.3 p0+p3  123 rk
        mov ebx, dword [esp + 116] ;   853.0 p2      29 box reload
        mov dword [ebp + 92], ebx  ;   899.3 p0+p3  123 rk
        mov ebx, dword [esp + 132] ;   854.0 p2      28 box reload
        mov dword [ebp + 96], ebx  ;   900.3 p0+p3  123 rk
        mov ebx, dword [esp + 120] ;   855.0 p2      28 box reload
        mov dword [ebp + 100], ebx ;   901.3 p0+p3  123 rk
        mov ebx, dword [esp + 36]  ;   856.0 p2      28 box reload
        mov dword [ebp + 104], ebx ;   902.3 p0+p3  123 rk
        mov ebx, dword [esp + 112] ;   857.0 p2      28 box reload
        mov dword [ebp + 108], ebx ;   903.3 p0+p3  123 rk
        mov ebx, dword [esp + 148] ;   858.0 p2      27 box reload
        mov dword [ebp + 112], ebx ;   904.3 p0+p3  123 rk
        mov ebx, dword [esp + 160] ;   859.0 p2      27 box reload
        mov dword [ebp + 116], ebx ;   905.3 p0+p3  123 rk
        mov ebx, dword [esp + 140] ;   860.0 p2      27 box reload
        mov dword [ebp + 120], ebx ;   906.3 p0+p3  123 rk
        mov ebx, dword [esp + 124] ;   861.0 p2      27 box reload
        mov dword [ebp + 124], ebx ;   907.3 p0+p3  123 rk
        mov ebx, dword [esp + 156] ;   862.0 p2      26 box reload
        mov dword [ebp + 128], ebx ;   908.3 p0+p3  123 rk
        mov ebx, dword [esp + 164] ;   863.0 p2      26 box reload
        mov dword [ebp + 132], ebx ;   909.3 p0+p3  123 rk
        mov ebx, dword [esp + 172] ;   864.0 p2      26 box reload
        mov dword [ebp + 136], ebx ;   910.3 p0+p3  123 rk
        mov ebx, dword [esp + 144] ;   865.0 p2      26 box reload
        mov dword [ebp + 140], ebx ;   911.3 p0+p3  123 rk
        mov ebx, dword [esp + 188] ;   866.0 p2      25 box reload
        mov dword [ebp + 144], ebx ;   912.3 p0+p3  123 rk
        mov ebx, dword [esp + 184] ;   867.0 p2      25 box reload
        mov dword [ebp + 148], ebx ;   913.3 p0+p3  123 rk
        mov ebx, dword [esp + 168] ;   868.0 p2      25 box reload
        mov dword [ebp + 152], ebx ;   914.3 p0+p3  123 rk
        mov ebx, dword [esp + 152] ;   869.0 p2      25 box reload
        mov dword [ebp + 156], ebx ;   915.3 p0+p3  123 rk
        mov ebx, dword [esp + 240] ;   870.0 p2      24 box reload
        mov dword [ebp + 160], ebx ;   916.3 p0+p3  123 rk
        mov ebx, dword [esp + 108] ;   871.0 p2      24 box reload
        mov dword [ebp + 164], ebx ;   917.3 p0+p3  123 rk
        mov ebx, dword [esp + 220] ;   872.0 p2      24 box reload
        mov dword [ebp + 168], ebx ;   918.3 p0+p3  123 rk
        mov ebx, dword [esp + 208] ;   873.0 p2      24 box reload
        mov dword [ebp + 172], ebx ;   919.3 p0+p3  123 rk
        mov ebx, dword [esp + 212] ;   874.0 p2      23 box reload
        mov dword [ebp + 176], ebx ;   920.3 p0+p3  123 rk
        mov ebx, dword [esp + 192] ;   875.0 p2      23 box reload
        mov dword [ebp + 180], ebx ;   921.3 p0+p3  123 rk
        mov ebx, dword [esp + 200] ;   876.0 p2      23 box reload
        mov dword [ebp + 184], ebx ;   923.3 p0+p3  123 rk
        mov ebx, dword [esp + 196] ;   877.0 p2      23 box reload
        mov dword [ebp + 188], ebx ;   925.3 p0+p3  123 rk
        mov ebx, dword [esp + 228] ;   878.0 p2      30 box reload
        mov dword [ebp + 192], ebx ;   927.3 p0+p3  123 rk
        mov ebx, dword [esp + 232] ;   879.0 p2      30 box reload
        mov dword [ebp + 196], ebx ;   929.3 p0+p3  123 rk
        mov ebx, dword [esp + 236] ;   880.0 p2      30 box reload
        mov dword [ebp + 200], ebx ;   931.3 p0+p3  123 rk
        mov ebx, dword [esp + 224] ;   881.0 p2      30 box reload
        mov dword [ebp + 204], ebx ;   933.3 p0+p3  123 rk
        mov ebx, dword [esp + 216] ;   882.0 p2      29 box reload
        mov dword [ebp + 208], ebx ;   935.3 p0+p3  123 rk
        mov ebx, dword [esp + 320] ;   883.0 p2      29 box reload
        mov dword [ebp + 212], ebx ;   937.3 p0+p3  123 rk
        mov ebx, dword [esp + 276] ;   884.0 p2      29 box reload
        mov dword [ebp + 216], ebx ;   939.3 p0+p3  123 rk
        mov ebx, dword [esp + 256] ;   885.0 p2      29 box reload
        mov dword [ebp + 220], ebx ;   941.3 p0+p3  123 rk
        mov ebx, dword [esp + 272] ;   886.0 p2      28 box reload
        mov dword [ebp + 224], ebx ;   943.3 p0+p3  123 rk
        mov ebx, dword [esp + 260] ;   887.0 p2      28 box reload
        mov dword [ebp + 228], ebx ;   945.3 p0+p3  123 rk
        mov ebx, dword [esp + 176] ;   888.0 p2      28 box reload
        mov dword [ebp + 232], ebx ;   947.3 p0+p3  123 rk
        mov ebx, dword [esp + 252] ;   889.0 p2      28 box reload
        mov dword [ebp + 236], ebx ;   949.3 p0+p3  123 rk
        mov ebx, dword [esp + 288] ;   890.0 p2      27 box reload
        mov dword [ebp + 240], ebx ;   951.3 p0+p3  123 rk
        mov ebx, dword [esp + 300] ;   891.0 p2      27 box reload
        mov dword [ebp + 244], ebx ;   953.3 p0+p3  123 rk
        mov ebx, dword [esp + 280] ;   892.0 p2      27 box reload
        mov dword [ebp + 248], ebx ;   955.3 p0+p3  123 rk
        mov ebx, dword [esp + 264] ;   893.0 p2      27 box reload
        mov dword [ebp + 252], ebx ;   957.3 p0+p3  123 rk
        mov ebx, dword [esp + 296] ;   894.0 p2      26 box reload
        mov dword [ebp + 256], ebx ;   959.3 p0+p3  123 rk
        mov ebx, dword [esp + 304] ;   895.0 p2      26 box reload
        mov dword [ebp + 260], ebx ;   961.3 p0+p3  123 rk
        mov ebx, dword [esp + 312] ;   896.0 p2      26 box reload
        mov dword [ebp + 264], ebx ;   963.3 p0+p3  123 rk
        mov ebx, dword [esp + 284] ;   897.0 p2      26 box reload
        mov dword [ebp + 268], ebx ;   965.3 p0+p3  123 rk
        mov ebx, dword [esp + 332] ;   898.0 p2      25 box reload
        mov dword [ebp + 272], ebx ;   967.3 p0+p3  123 rk
        mov ebx, dword [esp + 324] ;   899.0 p2      25 box reload
        mov dword [ebp + 276], ebx ;   969.3 p0+p3  123 rk
        mov ebx, dword [esp + 308] ;   900.0 p2      25 box reload
        mov dword [ebp + 280], ebx ;   971.3 p0+p3  123 rk
        mov ebx, dword [esp + 292] ;   901.0 p2      25 box reload
        mov dword [ebp + 284], ebx ;   973.3 p0+p3  123 rk
        mov ebx, dword [esp + 380] ;   902.0 p2      24 box reload
        mov dword [ebp + 288], ebx ;   975.3 p0+p3  123 rk
        mov ebx, dword [esp + 248] ;   903.0 p2      24 box reload
        mov dword [ebp + 292], ebx ;   977.3 p0+p3  123 rk
        mov ebx, dword [esp + 356] ;   904.0 p2      24 box reload
        mov dword [ebp + 296], ebx ;   979.3 p0+p3  123 rk
        mov ebx, dword [esp + 344] ;   905.0 p2      24 box reload
        mov dword [ebp + 300], ebx ;   981.3 p0+p3  123 rk
        mov ebx, dword [esp + 352] ;   906.0 p2      23 box reload
        mov dword [ebp + 304], ebx ;   983.3 p0+p3  123 rk
        mov ebx, dword [esp + 328] ;   907.0 p2      23 box reload
        mov dword [ebp + 308], ebx ;   985.3 p0+p3  123 rk
        mov ebx, dword [esp + 340] ;   908.0 p2      23 box reload
        mov dword [ebp + 312], ebx ;   987.3 p0+p3  123 rk
        mov ebx, dword [esp + 336] ;   909.0 p2      23 box reload
        mov dword [ebp + 316], ebx ;   989.3 p0+p3  123 rk
        mov ebx, dword [esp + 372] ;   910.0 p2      30 box reload
        mov dword [ebp + 320], ebx ;   991.3 p0+p3  123 rk
        mov ebx, dword [esp + 368] ;   911.0 p2      30 box reload
        mov dword [ebp + 324], ebx ;   993.3 p0+p3  123 rk
        mov ebx, dword [esp + 376] ;   912.0 p2      30 box reload
        mov dword [ebp + 328], ebx ;   995.3 p0+p3  123 rk
        mov ebx, dword [esp + 364] ;   913.0 p2      30 box reload
        mov dword [ebp + 332], ebx ;   997.3 p0+p3  123 rk
        mov ebx, dword [esp + 360] ;   914.0 p2      29 box reload
        mov dword [ebp + 336], ebx ;   999.3 p0+p3  123 rk
        mov ebx, dword [esp + 460] ;   915.0 p2      29 box reload
        mov dword [ebp + 340], ebx ;  1001.3 p0+p3  123 rk
        mov ebx, dword [esp + 416] ;   916.0 p2      29 box reload
        mov dword [ebp + 344], ebx ;  1003.3 p0+p3  123 rk
        mov ebx, dword [esp + 400] ;   917.0 p2      29 box reload
        mov dword [ebp + 348], ebx ;  1005.3 p0+p3  123 rk
        mov ebx, dword [esp + 412] ;   918.0 p2      28 box reload
        mov dword [ebp + 352], ebx ;  1007.3 p0+p3  123 rk
        mov ebx, dword [esp + 396] ;   919.0 p2      28 box reload
        mov dword [ebp + 356], ebx ;  1009.3 p0+p3  123 rk
        mov ebx, dword [esp + 316] ;   920.0 p2      28 box reload
        mov dword [ebp + 360], ebx ;  1011.3 p0+p3  123 rk
        mov ebx, dword [esp + 392] ;   921.0 p2      28 box reload
        mov dword [ebp + 364], ebx ;  1013.3 p0+p3  123 rk
        mov ebx, dword [esp + 432] ;   922.0 p2      27 box reload
        mov dword [ebp + 368], ebx ;  1015.3 p0+p3  123 rk
        mov ebx, dword [esp + 444] ;   923.0 p2      27 box reload
        mov dword [ebp + 372], ebx ;  1017.3 p0+p3  123 rk
        mov ebx, dword [esp + 420] ;   924.0 p2      27 box reload
        mov dword [ebp + 376], ebx ;  1019.3 p0+p3  123 rk
        mov ebx, dword [esp + 404] ;   925.0 p2      27 box reload
        mov dword [ebp + 380], ebx ;  1021.3 p0+p3  123 rk
        mov ebx, dword [esp + 436] ;   926.0 p2      26 box reload
        mov dword [ebp + 384], ebx ;  1023.3 p0+p3  123 rk
        mov ebx, dword [esp + 440] ;   927.0 p2      26 box reload
        mov dword [ebp + 388], ebx ;  1025.3 p0+p3  123 rk
        mov ebx, dword [esp + 456] ;   928.0 p2      26 box reload
        mov dword [ebp + 392], ebx ;  1027.3 p0+p3  123 rk
        mov ebx, dword [esp + 424] ;   929.0 p2      26 box reload
        mov dword [ebp + 396], ebx ;  1029.3 p0+p3  123 rk
        mov ebx, dword [esp + 472] ;   930.0 p2      25 box reload
        mov dword [ebp + 400], ebx ;  1031.3 p0+p3  123 rk
        mov ebx, dword [esp + 464] ;   931.0 p2      25 box reload
        mov dword [ebp + 404], ebx ;  1033.3 p0+p3  123 rk
        mov ebx, dword [esp + 448] ;   932.0 p2      25 box reload
        mov dword [ebp + 408], ebx ;  1035.3 p0+p3  123 rk
        mov ebx, dword [esp + 428] ;   933.0 p2      25 box reload
        mov dword [ebp + 412], ebx ;  1037.3 p0+p3  123 rk
        mov ebx, dword [esp + 520] ;   934.0 p2      24 box reload
        mov dword [ebp + 416], ebx ;  1039.3 p0+p3  123 rk
        mov ebx, dword [esp + 384] ;   935.0 p2      24 box reload
        mov dword [ebp + 420], ebx ;  1041.3 p0+p3  123 rk
        mov ebx, dword [esp + 496] ;   936.0 p2      24 box reload
        mov dword [ebp + 424], ebx ;  1043.3 p0+p3  123 rk
        mov ebx, dword [esp + 484] ;   937.0 p2      24 box reload
        mov dword [ebp + 428], ebx ;  1045.3 p0+p3  123 rk
        mov ebx, dword [esp + 492] ;   938.0 p2      23 box reload
        mov dword [ebp + 432], ebx ;  1047.3 p0+p3  123 rk
        mov ebx, dword [esp + 468] ;   939.0 p2      23 box reload
        mov dword [ebp + 436], ebx ;  1049.3 p0+p3  123 rk
        mov dword [ebp + 464], esi ;  1051.3 p0+p3  123 rk
        mov esi, dword [esp + 480] ;   940.0 p2      23 box reload
        mov dword [ebp + 440], esi ;  1053.3 p0+p3  123 rk
        mov dword [ebp + 468], ecx ;  1055.3 p0+p3  123 rk
        mov esi, dword [esp + 476] ;   941.0 p2      23 box reload
        mov dword [ebp + 444], esi ;  1057.3 p0+p3  123 rk
        mov esi, dword [esp + 512] ;   942.0 p2      30 box reload
        mov dword [ebp + 448], esi ;  1059.3 p0+p3  123 rk
        mov esi, dword [esp + 508] ;   943.0 p2      30 box reload
        mov dword [ebp + 452], esi ;  1061.3 p0+p3  123 rk
        mov esi, dword [esp + 516] ;   944.0 p2      30 box reload
        mov dword [ebp + 456], esi ;  1063.3 p0+p3  123 rk
        mov esi, dword [esp + 504] ;   945.0 p2      30 box reload
        mov dword [ebp + 460], esi ;  1065.3 p0+p3  123 rk
        mov esi, dword [esp + 548] ;   946.0 p2      29 box reload
        mov dword [ebp + 472], esi ;  1067.3 p0+p3  123 rk
        mov esi, dword [esp + 540] ;   947.0 p2      29 box reload
        mov dword [ebp + 476], esi ;  1069.3 p0+p3  123 rk
        mov esi, dword [esp + 40]  ;   948.0 p2      28 box reload
        mov dword [ebp + 480], esi ;  1071.3 p0+p3  123 rk
        mov esi, dword [esp + 452] ;   949.0 p2      28 box reload
        mov dword [ebp + 484], esi ;  1073.3 p0+p3  123 rk
        mov esi, dword [esp + 536] ;   950.0 p2      28 box reload
        mov dword [ebp + 488], esi ;  1075.3 p0+p3  123 rk
        mov esi, dword [esp + 532] ;   951.0 p2      28 box reload
        mov dword [ebp + 492], esi ;  1077.3 p0+p3  123 rk
        mov esi, dword [esp + 8]   ;   952.0 p2      27 box reload
        mov dword [ebp + 496], esi ;  1079.3 p0+p3  123 rk
        mov esi, dword [esp + 20]  ;   953.0 p2      27 box reload
        mov dword [ebp + 500], esi ;  1081.3 p0+p3  123 rk
        mov esi, dword [esp + 544] ;   954.0 p2      27 box reload
        mov dword [ebp + 504], esi ;  1083.3 p0+p3  123 rk
        mov dword [ebp + 512], edx ;  1085.3 p0+p3  123 rk
        mov esi, dword [esp + 0]   ;   957.3 p2      27 box reload
        mov dword [ebp + 508], esi ;  1087.3 p0+p3  123 rk
        mov dword [ebp + 516], eax ;  1089.3 p0+p3  123 rk
        mov dword [ebp + 520], edi ;  1091.3 p0+p3  123 rk
        mov esi, dword [esp + 552] ;   961.3 p2      26 box reload
        mov dword [ebp + 524], esi ;  1093.3 p0+p3  123 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
