; serpent_expand128 for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand128 --cpu prescott
;
; void serpent_expand128(const void *key, void *rk);   cdecl
;   key: 16 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2390 uops, planned 1094.0; bounds: width 796.7, ports 1003.5, path 274.0
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
        mov edi, dword [esi + 12]  ;     4.0 p2     117 k
        mov ebp, edi               ;     8.0 p0     107 w[8] copy
        xor ebp, 0x9e3779b9        ;     9.0 p0     107 w[8]
        xor ebp, dword [esi]       ;    10.0 p2+p0  107 w[8]
        rol ebp, 0xb               ;    11.0 p1     107 w[8]
        mov eax, ebp               ;    12.0 p0     107 w[9] copy
        xor eax, dword [esi + 4]   ;    13.0 p2+p0  107 w[9]
        xor eax, 1                 ;    14.0 p0     107 w[9]
        xor eax, 0x9e3779b8        ;    15.0 p0     107 w[9]
        rol eax, 0xb               ;    16.0 p1     107 w[9]
        mov ecx, eax               ;    17.0 p0     107 w[10] copy
        xor ecx, dword [esi + 8]   ;    18.0 p2+p0  107 w[10]
        xor ecx, 0x9e3779bb        ;    19.0 p0     107 w[10]
        rol ecx, 0xb               ;    20.0 p1     107 w[10]
        xor edi, 0x9e3779ba        ;     8.0 p0     107 w[11]
        xor edi, ebp               ;    12.0 p0     107 w[11]
        xor edi, ecx               ;    21.0 p0     107 w[11]
        rol edi, 0xb               ;    22.0 p1     107 w[11]
        mov esi, eax               ;    17.0 p0     107 w[12] copy
        xor esi, 1                 ;    18.0 p0     107 w[12]
        xor esi, 0x9e3779bd        ;    19.0 p0     107 w[12]
        xor esi, edi               ;    23.0 p0     107 w[12]
        rol esi, 0xb               ;    24.0 p1     107 w[12]
        mov edx, ebp               ;    12.0 p0     107 w[13] copy
        xor edx, ecx               ;    21.0 p0     107 w[13]
        mov ebx, edx               ;    22.0 p1     107 w[13] copy
        xor ebx, 0x9e3779bc        ;    23.0 p0     107 w[13]
        xor ebx, esi               ;    25.0 p0     107 w[13]
        rol ebx, 0xb               ;    26.0 p1     107 w[13]
        mov dword [esp + 0], edx   ;    22.0 p0+p3  107 w[13] spill
        mov edx, eax               ;    17.0 p1     107 w[14] copy
        xor edx, edi               ;    23.0 p0     107 w[14]
        mov dword [esp + 4], eax   ;    17.0 p0+p3  107 w[9] spill
        mov eax, edx               ;    24.0 p1     107 w[14] copy
        xor eax, 0x9e3779bf        ;    25.0 p0     107 w[14]
        xor eax, ebx               ;    27.0 p0     107 w[14]
        rol eax, 0xb               ;    28.0 p1     107 w[14]
        mov dword [esp + 8], edx   ;    24.0 p0+p3  107 w[14] spill
        mov edx, ecx               ;    21.0 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    22.0 p0     107 w[15]
        xor edx, esi               ;    25.0 p0     107 w[15]
        xor edx, eax               ;    29.0 p0     107 w[15]
        rol edx, 0xb               ;    30.0 p1     107 w[15]
        mov dword [esp + 12], ecx  ;    21.0 p0+p3  107 w[10] spill
        mov ecx, ebp               ;    16.3 p1     107 w[16] copy
        xor ecx, edi               ;    23.0 p0     107 w[16]
        xor ecx, 0x9e3779b1        ;    24.0 p0     107 w[16]
        xor ecx, ebx               ;    27.0 p0     107 w[16]
        xor ecx, edx               ;    31.0 p0     107 w[16]
        rol ecx, 0xb               ;    32.0 p1     107 w[16]
        mov dword [esp + 16], ebp  ;    20.5 p0+p3  107 w[8] spill
        mov ebp, dword [esp + 4]   ;    18.3 p2     107 w[17]
        xor ebp, 0x9e3779b0        ;    22.3 p0     107 w[17]
        xor ebp, esi               ;    25.0 p0     107 w[17]
        xor ebp, eax               ;    29.0 p0     107 w[17]
        xor ebp, ecx               ;    33.0 p0     107 w[17]
        rol ebp, 0xb               ;    34.0 p1     107 w[17]
        mov dword [esp + 20], esi  ;    25.0 p0+p3  107 w[12] spill
        mov esi, dword [esp + 12]  ;    21.0 p2     107 w[18]
        xor esi, ebx               ;    27.0 p0     107 w[18]
        xor esi, 0x9e3779b3        ;    28.0 p0     107 w[18]
        xor esi, edx               ;    31.0 p0     107 w[18]
        xor esi, ebp               ;    35.0 p0     107 w[18]
        rol esi, 0xb               ;    36.0 p1     107 w[18]
        mov dword [esp + 24], ebx  ;    27.0 p0+p3  107 w[13] spill
        mov ebx, edi               ;    23.3 p1     107 w[19] copy
        xor ebx, eax               ;    29.0 p0     107 w[19]
        xor ebx, 0x9e3779b2        ;    30.0 p0     107 w[19]
        xor ebx, ecx               ;    33.0 p0     107 w[19]
        xor ebx, esi               ;    37.0 p0     107 w[19]
        rol ebx, 0xb               ;    38.0 p1     107 w[19]
        mov dword [esp + 28], edi  ;    29.5 p0+p3  107 w[11] spill
        mov edi, dword [esp + 20]  ;    25.3 p2     107 w[20]
        xor edi, edx               ;    31.0 p0     107 w[20]
        xor edi, 0x9e3779b5        ;    32.0 p0     107 w[20]
        xor edi, ebp               ;    35.0 p0     107 w[20]
        xor edi, ebx               ;    39.0 p0     107 w[20]
        rol edi, 0xb               ;    40.0 p1     107 w[20]
        mov dword [esp + 32], edx  ;    32.5 p0+p3  107 w[15] spill
        mov edx, dword [esp + 24]  ;    27.7 p2     107 w[21]
        xor edx, ecx               ;    33.5 p0     107 w[21]
        xor edx, 0x9e3779b4        ;    34.5 p0     107 w[21]
        xor edx, esi               ;    37.0 p0     107 w[21]
        xor edx, edi               ;    41.0 p0     107 w[21]
        rol edx, 0xb               ;    42.0 p1     107 w[21]
        mov dword [esp + 36], ecx  ;    35.5 p0+p3  107 w[16] spill
        mov ecx, eax               ;    30.3 p1     107 w[22] copy
        xor ecx, ebp               ;    36.5 p0     107 w[22]
        xor ecx, 0x9e3779b7        ;    37.5 p0     107 w[22]
        xor ecx, ebx               ;    39.0 p0     107 w[22]
        xor ecx, edx               ;    43.0 p0     107 w[22]
        rol ecx, 0xb               ;    44.0 p1     107 w[22]
        mov dword [esp + 40], eax  ;    38.5 p0+p3  107 w[14] spill
        mov eax, esi               ;    37.0 p1     107 w[23] copy
        xor eax, dword [esp + 32]  ;    39.5 p2+p0  107 w[23]
        xor eax, 0x9e3779b6        ;    40.5 p0     107 w[23]
        xor eax, edi               ;    41.5 p0     107 w[23]
        xor eax, ecx               ;    45.0 p0     107 w[23]
        rol eax, 0xb               ;    46.0 p1     107 w[23]
        mov dword [esp + 44], esi  ;    41.5 p0+p3  107 w[18] spill
        mov esi, dword [esp + 36]  ;    35.5 p2     107 w[24]
        xor esi, ebx               ;    42.5 p0     107 w[24]
        mov dword [esp + 48], ebx  ;    43.0 p0+p3  107 w[19] spill
        mov ebx, esi               ;    43.5 p1     107 w[24] copy
        xor ebx, 0x9e3779a9        ;    44.5 p0     107 w[24]
        xor ebx, edx               ;    45.5 p0     107 w[24]
        xor ebx, eax               ;    47.0 p0     107 w[24]
        rol ebx, 0xb               ;    48.0 p1     107 w[24]
        mov dword [esp + 52], esi  ;    45.5 p0+p3  107 w[24] spill
        mov esi, ebp               ;    38.3 p1     107 w[25] copy
        xor esi, edi               ;    46.5 p0     107 w[25]
        xor esi, 0x9e3779a8        ;    47.5 p0     107 w[25]
        xor esi, ecx               ;    48.5 p0     107 w[25]
        xor esi, ebx               ;    49.5 p0     107 w[25]
        rol esi, 0xb               ;    50.5 p1     107 w[25]
        mov dword [esp + 56], ebp  ;    48.5 p0+p3  107 w[17] spill
        mov ebp, edx               ;    43.0 p1     107 w[26] copy
        xor ebp, dword [esp + 44]  ;    49.5 p2+p0  107 w[26]
        xor ebp, eax               ;    50.5 p0     107 w[26]
        xor ebp, 0x9e3779ab        ;    51.5 p0     107 w[26]
        xor ebp, esi               ;    52.5 p0     107 w[26]
        rol ebp, 0xb               ;    53.5 p1     107 w[26]
        mov dword [esp + 60], edx  ;    51.5 p0+p3  107 w[21] spill
        mov edx, ecx               ;    45.0 p1     107 w[27] copy
        xor edx, ebx               ;    52.5 p0     107 w[27]
        xor edx, dword [esp + 48]  ;    53.5 p2+p0  107 w[27]
        xor edx, 0x9e3779aa        ;    54.5 p0     107 w[27]
        xor edx, ebp               ;    55.5 p0     107 w[27]
        rol edx, 0xb               ;    56.5 p1     107 w[27]
        mov dword [esp + 64], ecx  ;    54.5 p0+p3  107 w[22] spill
        mov ecx, edi               ;    46.0 p1     107 w[28] copy
        xor ecx, eax               ;    55.5 p0     107 w[28]
        mov dword [esp + 68], edi  ;    56.0 p0+p3  107 w[20] spill
        mov edi, esi               ;    51.5 p1     107 w[28] copy
        xor edi, 0x9e3779ad        ;    57.0 p0     107 w[28]
        xor edi, ecx               ;    58.0 p0     107 w[28]
        xor edi, edx               ;    59.0 p0     107 w[28]
        rol edi, 0xb               ;    60.0 p1     107 w[28]
        mov dword [esp + 72], ecx  ;    58.5 p0+p3  107 w[28] spill
        mov ecx, ebx               ;    49.0 p1     107 w[29] copy
        xor ecx, dword [esp + 60]  ;    59.5 p2+p0  107 w[29]
        xor ecx, 0x9e3779ac        ;    60.5 p0     107 w[29]
        xor ecx, ebp               ;    61.5 p0     107 w[29]
        xor ecx, edi               ;    62.5 p0     107 w[29]
        rol ecx, 0xb               ;    63.5 p1     107 w[29]
        mov dword [esp + 76], ebx  ;    61.5 p0+p3  107 w[24] spill
        mov ebx, esi               ;    51.7 p1     107 w[30] copy
        xor ebx, dword [esp + 64]  ;    62.5 p2+p0  107 w[30]
        xor ebx, 0x9e3779af        ;    63.5 p0     107 w[30]
        xor ebx, edx               ;    64.5 p0     107 w[30]
        xor ebx, ecx               ;    65.5 p0     107 w[30]
        rol ebx, 0xb               ;    66.5 p1     107 w[30]
        mov dword [esp + 80], esi  ;    64.5 p0+p3  107 w[25] spill
        mov esi, eax               ;    54.3 p1     107 w[31] copy
        xor esi, ebp               ;    65.5 p0     107 w[31]
        xor esi, edi               ;    66.5 p0     107 w[31]
        xor esi, 0x9e3779ae        ;    67.5 p0     107 w[31]
        xor esi, ebx               ;    68.5 p0     107 w[31]
        rol esi, 0xb               ;    69.5 p1     107 w[31]
        mov dword [esp + 84], eax  ;    67.5 p0+p3  107 w[23] spill
        mov eax, edx               ;    57.5 p1     107 w[32] copy
        xor eax, dword [esp + 76]  ;    68.5 p2+p0  107 w[32]
        xor eax, ecx               ;    69.5 p0     107 w[32]
        xor eax, 0x9e3779a1        ;    70.5 p0     107 w[32]
        xor eax, esi               ;    71.5 p0     107 w[32]
        rol eax, 0xb               ;    72.5 p1     107 w[32]
        mov dword [esp + 88], edx  ;    70.5 p0+p3  107 w[27] spill
        mov edx, edi               ;    61.0 p1     107 w[33] copy
        xor edx, dword [esp + 80]  ;    71.5 p2+p0  107 w[33]
        xor edx, 0x9e3779a0        ;    72.5 p0     107 w[33]
        xor edx, ebx               ;    73.5 p0     107 w[33]
        xor edx, eax               ;    74.5 p0     107 w[33]
        rol edx, 0xb               ;    75.5 p1     107 w[33]
        mov dword [esp + 92], edi  ;    73.5 p0+p3  107 w[28] spill
        mov edi, ebp               ;    62.0 p1     107 w[34] copy
        xor edi, ecx               ;    74.5 p0     107 w[34]
        xor edi, 0x9e3779a3        ;    75.5 p0     107 w[34]
        xor edi, esi               ;    76.5 p0     107 w[34]
        xor edi, edx               ;    77.5 p0     107 w[34]
        rol edi, 0xb               ;    78.5 p1     107 w[34]
        mov dword [esp + 96], ebp  ;    76.5 p0+p3  107 w[26] spill
        mov ebp, ebx               ;    67.5 p1     107 w[35] copy
        xor ebp, dword [esp + 88]  ;    77.5 p2+p0  107 w[35]
        xor ebp, 0x9e3779a2        ;    78.5 p0     107 w[35]
        xor ebp, eax               ;    79.5 p0     107 w[35]
        xor ebp, edi               ;    80.5 p0     107 w[35]
        rol ebp, 0xb               ;    81.5 p1     107 w[35]
        mov dword [esp + 100], ebx ;    79.5 p0+p3  107 w[30] spill
        mov ebx, dword [esp + 92]  ;    73.5 p2     107 w[36]
        xor ebx, esi               ;    80.5 p0     107 w[36]
        mov dword [esp + 104], esi ;    81.0 p0+p3  107 w[31] spill
        mov esi, edx               ;    76.5 p1     107 w[36] copy
        xor esi, 0x9e3779a5        ;    82.0 p0     107 w[36]
        xor esi, ebx               ;    83.0 p0     107 w[36]
        xor esi, ebp               ;    84.0 p0     107 w[36]
        rol esi, 0xb               ;    85.0 p1     107 w[36]
        mov dword [esp + 108], ebx ;    83.5 p0+p3  107 w[36] spill
        mov ebx, ecx               ;    70.0 p1     107 w[37] copy
        xor ebx, 0x9e3779a4        ;    84.5 p0     107 w[37]
        xor ebx, eax               ;    85.5 p0     107 w[37]
        xor ebx, edi               ;    86.5 p0     107 w[37]
        xor ebx, esi               ;    87.5 p0     107 w[37]
        rol ebx, 0xb               ;    88.5 p1     107 w[37]
        mov dword [esp + 112], ecx ;    86.5 p0+p3  107 w[29] spill
        mov ecx, dword [esp + 100] ;    79.5 p2     107 w[38]
        xor ecx, edx               ;    87.5 p0     107 w[38]
        xor ecx, 0x9e3779a7        ;    88.5 p0     107 w[38]
        xor ecx, ebp               ;    89.5 p0     107 w[38]
        xor ecx, ebx               ;    90.5 p0     107 w[38]
        rol ecx, 0xb               ;    91.5 p1     107 w[38]
        mov dword [esp + 116], edx ;    89.5 p0+p3  107 w[33] spill
        mov edx, edi               ;    79.5 p1     107 w[39] copy
        xor edx, dword [esp + 104] ;    90.5 p2+p0  107 w[39]
        xor edx, 0x9e3779a6        ;    91.5 p0     107 w[39]
        xor edx, esi               ;    92.5 p0     107 w[39]
        xor edx, ecx               ;    93.5 p0     107 w[39]
        rol edx, 0xb               ;    94.5 p1     107 w[39]
        mov dword [esp + 120], edi ;    92.5 p0+p3  107 w[34] spill
        mov edi, eax               ;    77.3 p1     107 w[40] copy
        xor edi, ebp               ;    93.5 p0     107 w[40]
        xor edi, 0x9e377999        ;    94.5 p0     107 w[40]
        xor edi, ebx               ;    95.5 p0     107 w[40]
        xor edi, edx               ;    96.5 p0     107 w[40]
        rol edi, 0xb               ;    97.5 p1     107 w[40]
        mov dword [esp + 124], eax ;    95.5 p0+p3  107 w[32] spill
        mov eax, esi               ;    86.0 p1     107 w[41] copy
        xor eax, dword [esp + 116] ;    96.5 p2+p0  107 w[41]
        xor eax, 0x9e377998        ;    97.5 p0     107 w[41]
        xor eax, ecx               ;    98.5 p0     107 w[41]
        xor eax, edi               ;    99.5 p0     107 w[41]
        rol eax, 0xb               ;   100.5 p1     107 w[41]
        xor esi, edx               ;    98.5 p0     107 w[44]
        mov dword [esp + 128], esi ;    99.5 p0+p3  107 w[44] spill
        mov esi, dword [esp + 120] ;    92.5 p2     107 w[42]
        xor esi, 0x9e37799b        ;   100.0 p0     107 w[42]
        xor esi, ebx               ;   101.0 p0     107 w[42]
        xor esi, edx               ;   102.0 p0     107 w[42]
        xor esi, eax               ;   103.0 p0     107 w[42]
        rol esi, 0xb               ;   104.0 p1     107 w[42]
        mov dword [esp + 132], edx ;   102.0 p0+p3  107 w[39] spill
        mov edx, ebp               ;    85.0 p1     107 w[43] copy
        xor edx, ecx               ;   103.0 p0     107 w[43]
        xor edx, 0x9e37799a        ;   104.0 p0     107 w[43]
        xor edx, edi               ;   105.0 p0     107 w[43]
        xor edx, esi               ;   106.0 p0     107 w[43]
        rol edx, 0xb               ;   107.0 p1     107 w[43]
        mov dword [esp + 136], ebp ;   105.0 p0+p3  107 w[35] spill
        mov ebp, dword [esp + 128] ;    99.5 p2     107 w[44]
        xor ebp, 0x9e37799d        ;   106.0 p0     107 w[44]
        xor ebp, eax               ;   107.0 p0     107 w[44]
        xor ebp, edx               ;   108.0 p0     107 w[44]
        rol ebp, 0xb               ;   109.0 p1     107 w[44]
        mov dword [esp + 140], ecx ;   107.5 p0+p3  107 w[38] spill
        mov ecx, ebx               ;    89.5 p1     107 w[45] copy
        xor ecx, 0x9e37799c        ;   108.5 p0     107 w[45]
        xor ecx, edi               ;   109.5 p0     107 w[45]
        xor ecx, esi               ;   110.5 p0     107 w[45]
        xor ecx, ebp               ;   111.5 p0     107 w[45]
        rol ecx, 0xb               ;   112.5 p1     107 w[45]
        mov dword [esp + 144], ebx ;   110.5 p0+p3  107 w[37] spill
        mov ebx, dword [esp + 140] ;   107.5 p2     107 w[46]
        xor ebx, 0x9e37799f        ;   111.5 p0     107 w[46]
        xor ebx, eax               ;   112.5 p0     107 w[46]
        xor ebx, edx               ;   113.5 p0     107 w[46]
        xor ebx, ecx               ;   114.5 p0     107 w[46]
        rol ebx, 0xb               ;   115.5 p1     107 w[46]
        mov dword [esp + 148], eax ;   113.5 p0+p3  107 w[41] spill
        mov eax, dword [esp + 132] ;   102.0 p2     107 w[47]
        xor eax, 0x9e37799e        ;   114.5 p0     107 w[47]
        xor eax, esi               ;   115.5 p0     107 w[47]
        xor eax, ebp               ;   116.5 p0     107 w[47]
        xor eax, ebx               ;   117.5 p0     107 w[47]
        rol eax, 0xb               ;   118.5 p1     107 w[47]
        mov dword [esp + 152], esi ;   116.5 p0+p3  107 w[42] spill
        mov esi, edi               ;    98.5 p1     107 w[48] copy
        xor esi, 0x9e377991        ;   117.5 p0     107 w[48]
        xor esi, edx               ;   118.5 p0     107 w[48]
        xor esi, ecx               ;   119.5 p0     107 w[48]
        xor esi, eax               ;   120.5 p0     107 w[48]
        rol esi, 0xb               ;   121.5 p1     107 w[48]
        mov dword [esp + 156], edi ;   119.5 p0+p3  107 w[40] spill
        mov edi, dword [esp + 148] ;   113.5 p2     107 w[49]
        xor edi, 0x9e377990        ;   120.5 p0     107 w[49]
        xor edi, ebp               ;   121.5 p0     107 w[49]
        xor edi, ebx               ;   122.5 p0     107 w[49]
        xor edi, esi               ;   123.5 p0     107 w[49]
        rol edi, 0xb               ;   124.5 p1     107 w[49]
        mov dword [esp + 160], ebp ;   122.5 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 152] ;   116.5 p2     107 w[50]
        xor ebp, 0x9e377993        ;   123.5 p0     107 w[50]
        xor ebp, ecx               ;   124.5 p0     107 w[50]
        xor ebp, eax               ;   125.5 p0     107 w[50]
        xor ebp, edi               ;   126.5 p0     107 w[50]
        rol ebp, 0xb               ;   127.5 p1     107 w[50]
        mov dword [esp + 164], ecx ;   125.5 p0+p3  107 w[45] spill
        mov ecx, edx               ;   108.0 p1     107 w[51] copy
        xor ecx, 0x9e377992        ;   126.5 p0     107 w[51]
        xor ecx, ebx               ;   127.5 p0     107 w[51]
        xor ecx, esi               ;   128.5 p0     107 w[51]
        xor ecx, ebp               ;   129.5 p0     107 w[51]
        rol ecx, 0xb               ;   130.5 p1     107 w[51]
        mov dword [esp + 168], edx ;   128.5 p0+p3  107 w[43] spill
        mov edx, dword [esp + 160] ;   122.5 p2     107 w[52]
        xor edx, 0x9e377995        ;   129.5 p0     107 w[52]
        xor edx, eax               ;   130.5 p0     107 w[52]
        xor edx, edi               ;   131.5 p0     107 w[52]
        xor edx, ecx               ;   132.5 p0     107 w[52]
        rol edx, 0xb               ;   133.5 p1     107 w[52]
        mov dword [esp + 172], eax ;   131.5 p0+p3  107 w[47] spill
        mov eax, dword [esp + 164] ;   125.5 p2     107 w[53]
        xor eax, 0x9e377994        ;   132.5 p0     107 w[53]
        xor eax, esi               ;   133.5 p0     107 w[53]
        xor eax, ebp               ;   134.5 p0     107 w[53]
        xor eax, edx               ;   135.5 p0     107 w[53]
        rol eax, 0xb               ;   136.5 p1     107 w[53]
        mov dword [esp + 176], esi ;   134.5 p0+p3  107 w[48] spill
        mov esi, ebx               ;   116.5 p1     107 w[54] copy
        xor esi, 0x9e377997        ;   135.5 p0     107 w[54]
        xor esi, edi               ;   136.5 p0     107 w[54]
        xor esi, ecx               ;   137.5 p0     107 w[54]
        xor esi, eax               ;   138.5 p0     107 w[54]
        rol esi, 0xb               ;   139.5 p1     107 w[54]
        mov dword [esp + 180], ebx ;   137.5 p0+p3  107 w[46] spill
        mov ebx, dword [esp + 172] ;   131.5 p2     107 w[55]
        xor ebx, 0x9e377996        ;   138.5 p0     107 w[55]
        xor ebx, ebp               ;   139.5 p0     107 w[55]
        xor ebx, edx               ;   140.5 p0     107 w[55]
        xor ebx, esi               ;   141.5 p0     107 w[55]
        rol ebx, 0xb               ;   142.5 p1     107 w[55]
        mov dword [esp + 184], ebp ;   140.5 p0+p3  107 w[50] spill
        mov ebp, dword [esp + 176] ;   134.5 p2     107 w[56]
        xor ebp, ecx               ;   141.5 p0     107 w[56]
        mov dword [esp + 188], ecx ;   142.0 p0+p3  107 w[51] spill
        mov ecx, eax               ;   137.5 p1     107 w[56] copy
        xor ecx, 0x9e377989        ;   143.0 p0     107 w[56]
        xor ecx, ebp               ;   144.0 p0     107 w[56]
        xor ecx, ebx               ;   145.0 p0     107 w[56]
        rol ecx, 0xb               ;   146.0 p1     107 w[56]
        mov dword [esp + 192], ebp ;   144.5 p0+p3  107 w[56] spill
        mov ebp, edi               ;   125.5 p1     107 w[57] copy
        xor ebp, 0x9e377988        ;   145.5 p0     107 w[57]
        xor ebp, edx               ;   146.5 p0     107 w[57]
        xor ebp, esi               ;   147.5 p0     107 w[57]
        xor ebp, ecx               ;   148.5 p0     107 w[57]
        rol ebp, 0xb               ;   149.5 p1     107 w[57]
        mov dword [esp + 196], edi ;   147.5 p0+p3  107 w[49] spill
        mov edi, dword [esp + 184] ;   140.5 p2     107 w[58]
        xor edi, 0x9e37798b        ;   148.5 p0     107 w[58]
        xor edi, eax               ;   149.5 p0     107 w[58]
        xor edi, ebx               ;   150.5 p0     107 w[58]
        xor edi, ebp               ;   151.5 p0     107 w[58]
        rol edi, 0xb               ;   152.5 p1     107 w[58]
        mov dword [esp + 200], eax ;   150.5 p0+p3  107 w[53] spill
        mov eax, dword [esp + 188] ;   142.0 p2     107 w[59]
        xor eax, 0x9e37798a        ;   151.5 p0     107 w[59]
        xor eax, esi               ;   152.5 p0     107 w[59]
        xor eax, ecx               ;   153.5 p0     107 w[59]
        xor eax, edi               ;   154.5 p0     107 w[59]
        rol eax, 0xb               ;   155.5 p1     107 w[59]
        mov dword [esp + 204], esi ;   153.5 p0+p3  107 w[54] spill
        mov esi, edx               ;   134.5 p1     107 w[60] copy
        xor esi, ebx               ;   154.5 p0     107 w[60]
        mov dword [esp + 208], edx ;   155.0 p0+p3  107 w[52] spill
        mov edx, dword [esp + 200] ;   150.5 p2     107 w[61]
        xor edx, 0x9e37798c        ;   156.0 p0     107 w[61]
        xor edx, ecx               ;   157.0 p0     107 w[61]
        xor edx, edi               ;   158.0 p0     107 w[61]
        mov dword [esp + 212], ecx ;   157.5 p0+p3  107 w[56] spill
        mov ecx, ebp               ;   150.5 p1     107 w[60] copy
        xor ecx, 0x9e37798d        ;   158.5 p0     107 w[60]
        xor ecx, esi               ;   159.5 p0     107 w[60]
        xor ecx, eax               ;   160.5 p0     107 w[60]
        rol ecx, 0xb               ;   161.5 p1     107 w[60]
        xor edx, ecx               ;   162.5 p0     107 w[61]
        rol edx, 0xb               ;   163.5 p1     107 w[61]
        mov dword [esp + 216], esi ;   160.5 p0+p3  107 w[60] spill
        mov esi, dword [esp + 204] ;   153.5 p2     107 w[62]
        xor esi, 0x9e37798f        ;   161.5 p0     107 w[62]
        xor esi, ebp               ;   162.5 p0     107 w[62]
        xor esi, eax               ;   163.5 p0     107 w[62]
        xor esi, edx               ;   164.5 p0     107 w[62]
        rol esi, 0xb               ;   165.5 p1     107 w[62]
        mov dword [esp + 220], ebp ;   163.5 p0+p3  107 w[57] spill
        mov ebp, ebx               ;   143.5 p1     107 w[63] copy
        xor ebp, 0x9e37798e        ;   164.5 p0     107 w[63]
        xor ebp, edi               ;   165.5 p0     107 w[63]
        xor ebp, ecx               ;   166.5 p0     107 w[63]
        xor ebp, esi               ;   167.5 p0     107 w[63]
        rol ebp, 0xb               ;   168.5 p1     107 w[63]
        mov dword [esp + 224], ebx ;   166.5 p0+p3  107 w[55] spill
        mov ebx, dword [esp + 212] ;   157.5 p2     107 w[64]
        xor ebx, 0x9e377981        ;   167.5 p0     107 w[64]
        xor ebx, eax               ;   168.5 p0     107 w[64]
        xor ebx, edx               ;   169.5 p0     107 w[64]
        xor ebx, ebp               ;   170.5 p0     107 w[64]
        rol ebx, 0xb               ;   171.5 p1     107 w[64]
        mov dword [esp + 228], eax ;   169.5 p0+p3  107 w[59] spill
        mov eax, dword [esp + 220] ;   163.5 p2     107 w[65]
        xor eax, 0x9e377980        ;   170.5 p0     107 w[65]
        xor eax, ecx               ;   171.5 p0     107 w[65]
        xor eax, esi               ;   172.5 p0     107 w[65]
        xor eax, ebx               ;   173.5 p0     107 w[65]
        rol eax, 0xb               ;   174.5 p1     107 w[65]
        mov dword [esp + 232], ecx ;   172.5 p0+p3  107 w[60] spill
        mov ecx, edi               ;   153.5 p1     107 w[66] copy
        xor ecx, 0x9e377983        ;   173.5 p0     107 w[66]
        xor ecx, edx               ;   174.5 p0     107 w[66]
        xor ecx, ebp               ;   175.5 p0     107 w[66]
        xor ecx, eax               ;   176.5 p0     107 w[66]
        rol ecx, 0xb               ;   177.5 p1     107 w[66]
        mov dword [esp + 236], edi ;   175.5 p0+p3  107 w[58] spill
        mov edi, dword [esp + 228] ;   169.5 p2     107 w[67]
        xor edi, 0x9e377982        ;   176.5 p0     107 w[67]
        xor edi, esi               ;   177.5 p0     107 w[67]
        xor edi, ebx               ;   178.5 p0     107 w[67]
        xor edi, ecx               ;   179.5 p0     107 w[67]
        rol edi, 0xb               ;   180.5 p1     107 w[67]
        mov dword [esp + 240], esi ;   178.5 p0+p3  107 w[62] spill
        mov esi, dword [esp + 232] ;   172.5 p2     107 w[68]
        xor esi, ebp               ;   179.5 p0     107 w[68]
        mov dword [esp + 244], ebp ;   180.0 p0+p3  107 w[63] spill
        mov ebp, eax               ;   175.5 p1     107 w[68] copy
        xor ebp, 0x9e377985        ;   181.0 p0     107 w[68]
        xor ebp, esi               ;   182.0 p0     107 w[68]
        xor ebp, edi               ;   183.0 p0     107 w[68]
        rol ebp, 0xb               ;   184.0 p1     107 w[68]
        mov dword [esp + 248], esi ;   182.5 p0+p3  107 w[68] spill
        mov esi, edx               ;   164.5 p1     107 w[69] copy
        xor esi, 0x9e377984        ;   183.5 p0     107 w[69]
        xor esi, ebx               ;   184.5 p0     107 w[69]
        xor esi, ecx               ;   185.5 p0     107 w[69]
        xor esi, ebp               ;   186.5 p0     107 w[69]
        rol esi, 0xb               ;   187.5 p1     107 w[69]
        mov dword [esp + 252], edx ;   185.5 p0+p3  107 w[61] spill
        mov edx, dword [esp + 240] ;   178.5 p2     107 w[70]
        xor edx, 0x9e377987        ;   186.5 p0     107 w[70]
        xor edx, eax               ;   187.5 p0     107 w[70]
        xor edx, edi               ;   188.5 p0     107 w[70]
        xor edx, esi               ;   189.5 p0     107 w[70]
        rol edx, 0xb               ;   190.5 p1     107 w[70]
        mov dword [esp + 256], eax ;   188.5 p0+p3  107 w[65] spill
        mov eax, dword [esp + 244] ;   180.0 p2     107 w[71]
        xor eax, 0x9e377986        ;   189.5 p0     107 w[71]
        xor eax, ecx               ;   190.5 p0     107 w[71]
        xor eax, ebp               ;   191.5 p0     107 w[71]
        xor eax, edx               ;   192.5 p0     107 w[71]
        rol eax, 0xb               ;   193.5 p1     107 w[71]
        mov dword [esp + 260], ecx ;   191.5 p0+p3  107 w[66] spill
        mov ecx, ebx               ;   172.5 p1     107 w[72] copy
        xor ecx, 0x9e3779f9        ;   192.5 p0     107 w[72]
        xor ecx, edi               ;   193.5 p0     107 w[72]
        xor ecx, esi               ;   194.5 p0     107 w[72]
        xor ecx, eax               ;   195.5 p0     107 w[72]
        rol ecx, 0xb               ;   196.5 p1     107 w[72]
        mov dword [esp + 264], ebx ;   194.5 p0+p3  107 w[64] spill
        mov ebx, dword [esp + 256] ;   188.5 p2     107 w[73]
        xor ebx, 0x9e3779f8        ;   195.5 p0     107 w[73]
        xor ebx, ebp               ;   196.5 p0     107 w[73]
        xor ebx, edx               ;   197.5 p0     107 w[73]
        xor ebx, ecx               ;   198.5 p0     107 w[73]
        rol ebx, 0xb               ;   199.5 p1     107 w[73]
        xor ebp, eax               ;   197.5 p0     107 w[76]
        mov dword [esp + 268], ebp ;   198.5 p0+p3  107 w[76] spill
        mov ebp, dword [esp + 260] ;   191.5 p2     107 w[74]
        xor ebp, 0x9e3779fb        ;   199.0 p0     107 w[74]
        xor ebp, esi               ;   200.0 p0     107 w[74]
        xor ebp, eax               ;   201.0 p0     107 w[74]
        xor ebp, ebx               ;   202.0 p0     107 w[74]
        rol ebp, 0xb               ;   203.0 p1     107 w[74]
        mov dword [esp + 272], eax ;   201.0 p0+p3  107 w[71] spill
        mov eax, edi               ;   181.5 p1     107 w[75] copy
        xor eax, 0x9e3779fa        ;   202.0 p0     107 w[75]
        xor eax, edx               ;   203.0 p0     107 w[75]
        xor eax, ecx               ;   204.0 p0     107 w[75]
        xor eax, ebp               ;   205.0 p0     107 w[75]
        rol eax, 0xb               ;   206.0 p1     107 w[75]
        mov dword [esp + 276], edi ;   204.0 p0+p3  107 w[67] spill
        mov edi, dword [esp + 268] ;   198.5 p2     107 w[76]
        xor edi, 0x9e3779fd        ;   205.0 p0     107 w[76]
        xor edi, ebx               ;   206.0 p0     107 w[76]
        xor edi, eax               ;   207.0 p0     107 w[76]
        rol edi, 0xb               ;   208.0 p1     107 w[76]
        mov dword [esp + 280], edx ;   206.5 p0+p3  107 w[70] spill
        mov edx, esi               ;   188.5 p1     107 w[77] copy
        xor edx, 0x9e3779fc        ;   207.5 p0     107 w[77]
        xor edx, ecx               ;   208.5 p0     107 w[77]
        xor edx, ebp               ;   209.5 p0     107 w[77]
        xor edx, edi               ;   210.5 p0     107 w[77]
        rol edx, 0xb               ;   211.5 p1     107 w[77]
        mov dword [esp + 284], esi ;   209.5 p0+p3  107 w[69] spill
        mov esi, dword [esp + 280] ;   206.5 p2     107 w[78]
        xor esi, 0x9e3779ff        ;   210.5 p0     107 w[78]
        xor esi, ebx               ;   211.5 p0     107 w[78]
        xor esi, eax               ;   212.5 p0     107 w[78]
        xor esi, edx               ;   213.5 p0     107 w[78]
        rol esi, 0xb               ;   214.5 p1     107 w[78]
        mov dword [esp + 288], ebx ;   212.5 p0+p3  107 w[73] spill
        mov ebx, dword [esp + 272] ;   201.0 p2     107 w[79]
        xor ebx, 0x9e3779fe        ;   213.5 p0     107 w[79]
        xor ebx, ebp               ;   214.5 p0     107 w[79]
        xor ebx, edi               ;   215.5 p0     107 w[79]
        xor ebx, esi               ;   216.5 p0     107 w[79]
        rol ebx, 0xb               ;   217.5 p1     107 w[79]
        mov dword [esp + 292], ebp ;   215.5 p0+p3  107 w[74] spill
        mov ebp, ecx               ;   197.5 p1     107 w[80] copy
        xor ebp, 0x9e3779f1        ;   216.5 p0     107 w[80]
        xor ebp, eax               ;   217.5 p0     107 w[80]
        xor ebp, edx               ;   218.5 p0     107 w[80]
        xor ebp, ebx               ;   219.5 p0     107 w[80]
        rol ebp, 0xb               ;   220.5 p1     107 w[80]
        mov dword [esp + 296], ecx ;   218.5 p0+p3  107 w[72] spill
        mov ecx, dword [esp + 288] ;   212.5 p2     107 w[81]
        xor ecx, 0x9e3779f0        ;   219.5 p0     107 w[81]
        xor ecx, edi               ;   220.5 p0     107 w[81]
        xor ecx, esi               ;   221.5 p0     107 w[81]
        xor ecx, ebp               ;   222.5 p0     107 w[81]
        rol ecx, 0xb               ;   223.5 p1     107 w[81]
        mov dword [esp + 300], edi ;   221.5 p0+p3  107 w[76] spill
        mov edi, dword [esp + 292] ;   215.5 p2     107 w[82]
        xor edi, 0x9e3779f3        ;   222.5 p0     107 w[82]
        xor edi, edx               ;   223.5 p0     107 w[82]
        xor edi, ebx               ;   224.5 p0     107 w[82]
        xor edi, ecx               ;   225.5 p0     107 w[82]
        rol edi, 0xb               ;   226.5 p1     107 w[82]
        mov dword [esp + 304], edx ;   224.5 p0+p3  107 w[77] spill
        mov edx, eax               ;   207.0 p1     107 w[83] copy
        xor edx, 0x9e3779f2        ;   225.5 p0     107 w[83]
        xor edx, esi               ;   226.5 p0     107 w[83]
        xor edx, ebp               ;   227.5 p0     107 w[83]
        xor edx, edi               ;   228.5 p0     107 w[83]
        rol edx, 0xb               ;   229.5 p1     107 w[83]
        mov dword [esp + 308], eax ;   227.5 p0+p3  107 w[75] spill
        mov eax, dword [esp + 300] ;   221.5 p2     107 w[84]
        xor eax, 0x9e3779f5        ;   228.5 p0     107 w[84]
        xor eax, ebx               ;   229.5 p0     107 w[84]
        xor eax, ecx               ;   230.5 p0     107 w[84]
        xor eax, edx               ;   231.5 p0     107 w[84]
        rol eax, 0xb               ;   232.5 p1     107 w[84]
        mov dword [esp + 312], ebx ;   230.5 p0+p3  107 w[79] spill
        mov ebx, dword [esp + 304] ;   224.5 p2     107 w[85]
        xor ebx, 0x9e3779f4        ;   231.5 p0     107 w[85]
        xor ebx, ebp               ;   232.5 p0     107 w[85]
        xor ebx, edi               ;   233.5 p0     107 w[85]
        xor ebx, eax               ;   234.5 p0     107 w[85]
        rol ebx, 0xb               ;   235.5 p1     107 w[85]
        mov dword [esp + 316], ebp ;   233.5 p0+p3  107 w[80] spill
        mov ebp, dword [esp + 312] ;   230.5 p2     107 w[87]
        xor ebp, 0x9e3779f6        ;   234.5 p0     107 w[87]
        xor ebp, edi               ;   235.5 p0     107 w[87]
        xor ebp, eax               ;   236.5 p0     107 w[87]
        mov dword [esp + 320], edi ;   236.0 p0+p3  107 w[82] spill
        mov edi, esi               ;   215.5 p1     107 w[86] copy
        xor edi, 0x9e3779f7        ;   237.0 p0     107 w[86]
        xor edi, ecx               ;   238.0 p0     107 w[86]
        xor edi, edx               ;   239.0 p0     107 w[86]
        xor edi, ebx               ;   240.0 p0     107 w[86]
        rol edi, 0xb               ;   241.0 p1     107 w[86]
        xor ebp, edi               ;   242.0 p0     107 w[87]
        rol ebp, 0xb               ;   243.0 p1     107 w[87]
        mov dword [esp + 324], esi ;   239.5 p0+p3  107 w[78] spill
        mov esi, dword [esp + 316] ;   233.5 p2     107 w[88]
        xor esi, edx               ;   240.5 p0     107 w[88]
        mov dword [esp + 328], edx ;   241.0 p0+p3  107 w[83] spill
        mov edx, ebx               ;   236.5 p1     107 w[88] copy
        xor edx, 0x9e3779e9        ;   242.0 p0     107 w[88]
        xor edx, esi               ;   243.0 p0     107 w[88]
        xor edx, ebp               ;   244.0 p0     107 w[88]
        rol edx, 0xb               ;   245.0 p1     107 w[88]
        mov dword [esp + 332], esi ;   243.5 p0+p3  107 w[88] spill
        mov esi, dword [esp + 320] ;   236.0 p2     107 w[90]
        xor esi, 0x9e3779eb        ;   244.5 p0     107 w[90]
        xor esi, ebx               ;   245.5 p0     107 w[90]
        xor esi, ebp               ;   246.5 p0     107 w[90]
        mov dword [esp + 336], ebx ;   246.0 p0+p3  107 w[85] spill
        mov ebx, ecx               ;   224.5 p1     107 w[89] copy
        xor ebx, 0x9e3779e8        ;   247.0 p0     107 w[89]
        xor ebx, eax               ;   248.0 p0     107 w[89]
        xor ebx, edi               ;   249.0 p0     107 w[89]
        xor ebx, edx               ;   250.0 p0     107 w[89]
        rol ebx, 0xb               ;   251.0 p1     107 w[89]
        xor esi, ebx               ;   252.0 p0     107 w[90]
        rol esi, 0xb               ;   253.0 p1     107 w[90]
        mov dword [esp + 340], ecx ;   249.5 p0+p3  107 w[81] spill
        mov ecx, dword [esp + 328] ;   241.0 p2     107 w[91]
        xor ecx, 0x9e3779ea        ;   250.5 p0     107 w[91]
        xor ecx, edi               ;   251.5 p0     107 w[91]
        xor ecx, edx               ;   252.5 p0     107 w[91]
        xor ecx, esi               ;   254.0 p0     107 w[91]
        rol ecx, 0xb               ;   255.0 p1     107 w[91]
        mov dword [esp + 344], edi ;   252.5 p0+p3  107 w[86] spill
        mov edi, eax               ;   233.5 p1     107 w[92] copy
        xor edi, ebp               ;   253.5 p0     107 w[92]
        mov dword [esp + 348], eax ;   254.0 p0+p3  107 w[84] spill
        mov eax, dword [esp + 336] ;   246.0 p2     107 w[93]
        xor eax, 0x9e3779ec        ;   255.0 p0     107 w[93]
        xor eax, edx               ;   256.0 p0     107 w[93]
        xor eax, esi               ;   257.0 p0     107 w[93]
        mov dword [esp + 352], edx ;   256.5 p0+p3  107 w[88] spill
        mov edx, edi               ;   254.5 p1     107 w[92] copy
        xor edx, 0x9e3779ed        ;   257.5 p0     107 w[92]
        xor edx, ebx               ;   258.5 p0     107 w[92]
        xor edx, ecx               ;   259.5 p0     107 w[92]
        rol edx, 0xb               ;   260.5 p1     107 w[92]
        xor eax, edx               ;   261.5 p0     107 w[93]
        rol eax, 0xb               ;   262.5 p1     107 w[93]
        mov dword [esp + 356], edi ;   259.5 p0+p3  107 w[92] spill
        mov edi, dword [esp + 344] ;   252.5 p2     107 w[94]
        xor edi, 0x9e3779ef        ;   260.5 p0     107 w[94]
        xor edi, ebx               ;   261.5 p0     107 w[94]
        xor edi, ecx               ;   262.5 p0     107 w[94]
        xor edi, eax               ;   263.5 p0     107 w[94]
        rol edi, 0xb               ;   264.5 p1     107 w[94]
        mov dword [esp + 360], ebx ;   262.5 p0+p3  107 w[89] spill
        mov ebx, dword [esp + 352] ;   256.5 p2     107 w[96]
        xor ebx, 0x9e3779e1        ;   263.5 p0     107 w[96]
        xor ebx, ecx               ;   264.5 p0     107 w[96]
        xor ebx, eax               ;   265.5 p0     107 w[96]
        mov dword [esp + 364], ecx ;   265.0 p0+p3  107 w[91] spill
        mov ecx, ebp               ;   244.0 p1     107 w[95] copy
        xor ecx, 0x9e3779ee        ;   266.0 p0     107 w[95]
        xor ecx, esi               ;   267.0 p0     107 w[95]
        xor ecx, edx               ;   268.0 p0     107 w[95]
        xor ecx, edi               ;   269.0 p0     107 w[95]
        rol ecx, 0xb               ;   270.0 p1     107 w[95]
        xor ebx, ecx               ;   271.0 p0     107 w[96]
        rol ebx, 0xb               ;   272.0 p1     107 w[96]
        mov dword [esp + 368], ebp ;   268.5 p0+p3  107 w[87] spill
        mov ebp, dword [esp + 360] ;   262.5 p2     107 w[97]
        xor ebp, 0x9e3779e0        ;   269.5 p0     107 w[97]
        xor ebp, edx               ;   270.5 p0     107 w[97]
        xor ebp, edi               ;   271.5 p0     107 w[97]
        xor ebp, ebx               ;   273.0 p0     107 w[97]
        rol ebp, 0xb               ;   274.0 p1     107 w[97]
        mov dword [esp + 372], edx ;   271.5 p0+p3  107 w[92] spill
        mov edx, dword [esp + 364] ;   265.0 p2     107 w[99]
        xor edx, 0x9e3779e2        ;   272.5 p0     107 w[99]
        xor edx, edi               ;   273.5 p0     107 w[99]
        xor edx, ebx               ;   274.5 p0     107 w[99]
        mov dword [esp + 376], edi ;   274.0 p0+p3  107 w[94] spill
        mov edi, esi               ;   254.0 p1     107 w[98] copy
        xor edi, 0x9e3779e3        ;   275.0 p0     107 w[98]
        xor edi, eax               ;   276.0 p0     107 w[98]
        xor edi, ecx               ;   277.0 p0     107 w[98]
        xor edi, ebp               ;   278.0 p0     107 w[98]
        rol edi, 0xb               ;   279.0 p1     107 w[98]
        xor edx, edi               ;   280.0 p0     107 w[99]
        rol edx, 0xb               ;   281.0 p1     107 w[99]
        mov dword [esp + 380], esi ;   277.5 p0+p3  107 w[90] spill
        mov esi, dword [esp + 372] ;   271.5 p2     107 w[100]
        xor esi, ecx               ;   278.5 p0     107 w[100]
        mov dword [esp + 384], ecx ;   279.0 p0+p3  107 w[95] spill
        mov ecx, ebp               ;   275.0 p1     107 w[100] copy
        xor ecx, 0x9e3779e5        ;   280.0 p0     107 w[100]
        xor ecx, esi               ;   281.0 p0     107 w[100]
        xor ecx, edx               ;   282.0 p0     107 w[100]
        rol ecx, 0xb               ;   283.0 p1     107 w[100]
        mov dword [esp + 388], esi ;   281.5 p0+p3  107 w[100] spill
        mov esi, dword [esp + 376] ;   274.0 p2     107 w[102]
        xor esi, 0x9e3779e7        ;   282.5 p0     107 w[102]
        xor esi, ebp               ;   283.5 p0     107 w[102]
        xor esi, edx               ;   284.5 p0     107 w[102]
        mov dword [esp + 392], ebp ;   284.0 p0+p3  107 w[97] spill
        mov ebp, eax               ;   263.5 p1     107 w[101] copy
        xor ebp, 0x9e3779e4        ;   285.0 p0     107 w[101]
        xor ebp, ebx               ;   286.0 p0     107 w[101]
        xor ebp, edi               ;   287.0 p0     107 w[101]
        xor ebp, ecx               ;   288.0 p0     107 w[101]
        rol ebp, 0xb               ;   289.0 p1     107 w[101]
        xor esi, ebp               ;   290.0 p0     107 w[102]
        rol esi, 0xb               ;   291.0 p1     107 w[102]
        mov dword [esp + 396], eax ;   287.5 p0+p3  107 w[93] spill
        mov eax, dword [esp + 384] ;   279.0 p2     107 w[103]
        xor eax, 0x9e3779e6        ;   288.5 p0     107 w[103]
        xor eax, edi               ;   289.5 p0     107 w[103]
        xor eax, ecx               ;   290.5 p0     107 w[103]
        xor eax, esi               ;   292.0 p0     107 w[103]
        rol eax, 0xb               ;   293.0 p1     107 w[103]
        mov dword [esp + 400], edi ;   290.5 p0+p3  107 w[98] spill
        mov edi, dword [esp + 392] ;   284.0 p2     107 w[105]
        xor edi, 0x9e3779d8        ;   291.5 p0     107 w[105]
        xor edi, ecx               ;   292.5 p0     107 w[105]
        xor edi, esi               ;   293.5 p0     107 w[105]
        xor ecx, eax               ;   294.0 p0     107 w[108]
        mov dword [esp + 404], ecx ;   295.0 p0+p3  107 w[108] spill
        mov ecx, ebx               ;   273.0 p1     107 w[104] copy
        xor ecx, 0x9e3779d9        ;   294.5 p0     107 w[104]
        xor ecx, edx               ;   295.5 p0     107 w[104]
        xor ecx, ebp               ;   296.5 p0     107 w[104]
        xor ecx, eax               ;   297.5 p0     107 w[104]
        rol ecx, 0xb               ;   298.5 p1     107 w[104]
        xor edi, ecx               ;   299.5 p0     107 w[105]
        rol edi, 0xb               ;   300.5 p1     107 w[105]
        mov dword [esp + 408], ebx ;   297.0 p0+p3  107 w[96] spill
        mov ebx, dword [esp + 400] ;   290.5 p2     107 w[106]
        xor ebx, 0x9e3779db        ;   298.0 p0     107 w[106]
        xor ebx, ebp               ;   299.0 p0     107 w[106]
        xor ebx, eax               ;   300.0 p0     107 w[106]
        xor ebx, edi               ;   301.5 p0     107 w[106]
        rol ebx, 0xb               ;   302.5 p1     107 w[106]
        mov dword [esp + 412], eax ;   300.0 p0+p3  107 w[103] spill
        mov eax, edx               ;   282.0 p1     107 w[107] copy
        xor eax, 0x9e3779da        ;   301.0 p0     107 w[107]
        xor eax, esi               ;   302.0 p0     107 w[107]
        xor eax, ecx               ;   303.0 p0     107 w[107]
        xor eax, ebx               ;   304.0 p0     107 w[107]
        rol eax, 0xb               ;   305.0 p1     107 w[107]
        mov dword [esp + 416], edx ;   303.0 p0+p3  107 w[99] spill
        mov edx, dword [esp + 404] ;   295.0 p2     107 w[108]
        xor edx, 0x9e3779dd        ;   304.0 p0     107 w[108]
        xor edx, edi               ;   305.0 p0     107 w[108]
        xor edx, eax               ;   306.0 p0     107 w[108]
        rol edx, 0xb               ;   307.0 p1     107 w[108]
        mov dword [esp + 420], esi ;   305.5 p0+p3  107 w[102] spill
        mov esi, ebp               ;   290.0 p1     107 w[109] copy
        xor esi, 0x9e3779dc        ;   306.5 p0     107 w[109]
        xor esi, ecx               ;   307.5 p0     107 w[109]
        xor esi, ebx               ;   308.5 p0     107 w[109]
        xor esi, edx               ;   309.5 p0     107 w[109]
        rol esi, 0xb               ;   310.5 p1     107 w[109]
        mov dword [esp + 424], ebp ;   308.5 p0+p3  107 w[101] spill
        mov ebp, dword [esp + 420] ;   305.5 p2     107 w[110]
        xor ebp, 0x9e3779df        ;   309.5 p0     107 w[110]
        xor ebp, edi               ;   310.5 p0     107 w[110]
        xor ebp, eax               ;   311.5 p0     107 w[110]
        xor ebp, esi               ;   312.5 p0     107 w[110]
        rol ebp, 0xb               ;   313.5 p1     107 w[110]
        mov dword [esp + 428], edi ;   311.5 p0+p3  107 w[105] spill
        mov edi, dword [esp + 412] ;   300.0 p2     107 w[111]
        xor edi, 0x9e3779de        ;   312.5 p0     107 w[111]
        xor edi, ebx               ;   313.5 p0     107 w[111]
        xor edi, edx               ;   314.5 p0     107 w[111]
        xor edi, ebp               ;   315.5 p0     107 w[111]
        rol edi, 0xb               ;   316.5 p1     107 w[111]
        mov dword [esp + 432], ebx ;   314.5 p0+p3  107 w[106] spill
        mov ebx, dword [esp + 428] ;   311.5 p2     107 w[113]
        xor ebx, 0x9e3779d0        ;   315.5 p0     107 w[113]
        xor ebx, edx               ;   316.5 p0     107 w[113]
        xor ebx, ebp               ;   317.5 p0     107 w[113]
        mov dword [esp + 436], edx ;   317.0 p0+p3  107 w[108] spill
        mov edx, ecx               ;   299.5 p1     107 w[112] copy
        xor edx, 0x9e3779d1        ;   318.0 p0     107 w[112]
        xor edx, eax               ;   319.0 p0     107 w[112]
        xor edx, esi               ;   320.0 p0     107 w[112]
        xor edx, edi               ;   321.0 p0     107 w[112]
        rol edx, 0xb               ;   322.0 p1     107 w[112]
        xor ebx, edx               ;   323.0 p0     107 w[113]
        rol ebx, 0xb               ;   324.0 p1     107 w[113]
        mov dword [esp + 440], ecx ;   320.5 p0+p3  107 w[104] spill
        mov ecx, dword [esp + 432] ;   314.5 p2     107 w[114]
        xor ecx, 0x9e3779d3        ;   321.5 p0     107 w[114]
        xor ecx, esi               ;   322.5 p0     107 w[114]
        xor ecx, edi               ;   323.5 p0     107 w[114]
        xor ecx, ebx               ;   325.0 p0     107 w[114]
        rol ecx, 0xb               ;   326.0 p1     107 w[114]
        mov dword [esp + 444], esi ;   323.5 p0+p3  107 w[109] spill
        mov esi, dword [esp + 436] ;   317.0 p2     107 w[116]
        xor esi, 0x9e3779d5        ;   324.5 p0     107 w[116]
        xor esi, edi               ;   325.5 p0     107 w[116]
        xor esi, ebx               ;   326.5 p0     107 w[116]
        mov dword [esp + 448], edi ;   326.0 p0+p3  107 w[111] spill
        mov edi, eax               ;   306.0 p1     107 w[115] copy
        xor edi, 0x9e3779d2        ;   327.0 p0     107 w[115]
        xor edi, ebp               ;   328.0 p0     107 w[115]
        xor edi, edx               ;   329.0 p0     107 w[115]
        xor edi, ecx               ;   330.0 p0     107 w[115]
        rol edi, 0xb               ;   331.0 p1     107 w[115]
        xor esi, edi               ;   332.0 p0     107 w[116]
        rol esi, 0xb               ;   333.0 p1     107 w[116]
        mov dword [esp + 452], eax ;   329.5 p0+p3  107 w[107] spill
        mov eax, dword [esp + 444] ;   323.5 p2     107 w[117]
        xor eax, 0x9e3779d4        ;   330.5 p0     107 w[117]
        xor eax, edx               ;   331.5 p0     107 w[117]
        xor eax, ecx               ;   332.5 p0     107 w[117]
        xor eax, esi               ;   334.0 p0     107 w[117]
        rol eax, 0xb               ;   335.0 p1     107 w[117]
        mov dword [esp + 456], edx ;   332.5 p0+p3  107 w[112] spill
        mov edx, dword [esp + 448] ;   326.0 p2     107 w[119]
        xor edx, 0x9e3779d6        ;   333.5 p0     107 w[119]
        xor edx, ecx               ;   334.5 p0     107 w[119]
        xor edx, esi               ;   335.5 p0     107 w[119]
        mov dword [esp + 460], ecx ;   335.0 p0+p3  107 w[114] spill
        mov ecx, ebp               ;   314.5 p1     107 w[118] copy
        xor ecx, 0x9e3779d7        ;   336.0 p0     107 w[118]
        xor ecx, ebx               ;   337.0 p0     107 w[118]
        xor ecx, edi               ;   338.0 p0     107 w[118]
        xor ecx, eax               ;   339.0 p0     107 w[118]
        rol ecx, 0xb               ;   340.0 p1     107 w[118]
        xor edx, ecx               ;   341.0 p0     107 w[119]
        rol edx, 0xb               ;   342.0 p1     107 w[119]
        mov dword [esp + 464], ebp ;   338.5 p0+p3  107 w[110] spill
        mov ebp, dword [esp + 456] ;   332.5 p2     107 w[120]
        xor ebp, edi               ;   339.5 p0     107 w[120]
        mov dword [esp + 468], edi ;   340.0 p0+p3  107 w[115] spill
        mov edi, ebp               ;   340.5 p1     107 w[120] copy
        xor edi, 0x9e3779c9        ;   341.5 p0     107 w[120]
        xor edi, eax               ;   342.5 p0     107 w[120]
        xor edi, edx               ;   343.5 p0     107 w[120]
        rol edi, 0xb               ;   344.5 p1     107 w[120]
        mov dword [esp + 472], ebp ;   342.5 p0+p3  107 w[120] spill
        mov ebp, dword [esp + 460] ;   335.0 p2     107 w[122]
        xor ebp, 0x9e3779cb        ;   343.5 p0     107 w[122]
        xor ebp, eax               ;   344.5 p0     107 w[122]
        xor ebp, edx               ;   345.5 p0     107 w[122]
        mov dword [esp + 476], eax ;   345.0 p0+p3  107 w[117] spill
        mov eax, ebx               ;   325.0 p1     107 w[121] copy
        xor eax, 0x9e3779c8        ;   346.0 p0     107 w[121]
        xor eax, esi               ;   347.0 p0     107 w[121]
        xor eax, ecx               ;   348.0 p0     107 w[121]
        xor eax, edi               ;   349.0 p0     107 w[121]
        rol eax, 0xb               ;   350.0 p1     107 w[121]
        xor ebp, eax               ;   351.0 p0     107 w[122]
        rol ebp, 0xb               ;   352.0 p1     107 w[122]
        mov dword [esp + 480], ebx ;   348.5 p0+p3  107 w[113] spill
        mov ebx, dword [esp + 468] ;   340.0 p2     107 w[123]
        xor ebx, 0x9e3779ca        ;   349.5 p0     107 w[123]
        xor ebx, ecx               ;   350.5 p0     107 w[123]
        xor ebx, edi               ;   351.5 p0     107 w[123]
        xor ebx, ebp               ;   353.0 p0     107 w[123]
        rol ebx, 0xb               ;   354.0 p1     107 w[123]
        mov dword [esp + 484], ecx ;   351.5 p0+p3  107 w[118] spill
        mov ecx, esi               ;   334.0 p1     107 w[124] copy
        xor ecx, edx               ;   352.5 p0     107 w[124]
        mov dword [esp + 488], esi ;   353.0 p0+p3  107 w[116] spill
        mov esi, dword [esp + 476] ;   345.0 p2     107 w[125]
        xor esi, 0x9e3779cc        ;   354.0 p0     107 w[125]
        xor esi, edi               ;   355.0 p0     107 w[125]
        xor esi, ebp               ;   356.0 p0     107 w[125]
        mov dword [esp + 492], edi ;   355.5 p0+p3  107 w[120] spill
        mov edi, ecx               ;   353.5 p1     107 w[124] copy
        xor edi, 0x9e3779cd        ;   356.5 p0     107 w[124]
        xor edi, eax               ;   357.5 p0     107 w[124]
        xor edi, ebx               ;   358.5 p0     107 w[124]
        rol edi, 0xb               ;   359.5 p1     107 w[124]
        xor esi, edi               ;   360.5 p0     107 w[125]
        rol esi, 0xb               ;   361.5 p1     107 w[125]
        mov dword [esp + 496], ecx ;   358.5 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 484] ;   351.5 p2     107 w[126]
        xor ecx, 0x9e3779cf        ;   359.5 p0     107 w[126]
        xor ecx, eax               ;   360.5 p0     107 w[126]
        xor ecx, ebx               ;   361.5 p0     107 w[126]
        xor ecx, esi               ;   362.5 p0     107 w[126]
        rol ecx, 0xb               ;   363.5 p1     107 w[126]
        mov dword [esp + 500], eax ;   361.5 p0+p3  107 w[121] spill
        mov eax, dword [esp + 492] ;   355.5 p2     107 w[128]
        xor eax, 0x9e3779c1        ;   362.5 p0     107 w[128]
        xor eax, ebx               ;   363.5 p0     107 w[128]
        xor eax, esi               ;   364.5 p0     107 w[128]
        mov dword [esp + 504], ebx ;   364.0 p0+p3  107 w[123] spill
        mov ebx, edx               ;   343.0 p1     107 w[127] copy
        xor ebx, 0x9e3779ce        ;   365.0 p0     107 w[127]
        xor ebx, ebp               ;   366.0 p0     107 w[127]
        xor ebx, edi               ;   367.0 p0     107 w[127]
        xor ebx, ecx               ;   368.0 p0     107 w[127]
        rol ebx, 0xb               ;   369.0 p1     107 w[127]
        xor eax, ebx               ;   370.0 p0     107 w[128]
        rol eax, 0xb               ;   371.0 p1     107 w[128]
        mov dword [esp + 508], edx ;   367.5 p0+p3  107 w[119] spill
        mov edx, dword [esp + 500] ;   361.5 p2     107 w[129]
        xor edx, 0x9e3779c0        ;   368.5 p0     107 w[129]
        xor edx, edi               ;   369.5 p0     107 w[129]
        xor edx, ecx               ;   370.5 p0     107 w[129]
        xor edx, eax               ;   372.0 p0     107 w[129]
        rol edx, 0xb               ;   373.0 p1     107 w[129]
        mov dword [esp + 512], edi ;   370.5 p0+p3  107 w[124] spill
        mov edi, dword [esp + 504] ;   364.0 p2     107 w[131]
        xor edi, 0x9e3779c2        ;   371.5 p0     107 w[131]
        xor edi, ecx               ;   372.5 p0     107 w[131]
        xor edi, eax               ;   373.5 p0     107 w[131]
        mov dword [esp + 516], ecx ;   373.0 p0+p3  107 w[126] spill
        mov ecx, ebp               ;   353.0 p1     107 w[130] copy
        xor ecx, 0x9e3779c3        ;   374.0 p0     107 w[130]
        xor ecx, esi               ;   375.0 p0     107 w[130]
        xor ecx, ebx               ;   376.0 p0     107 w[130]
        xor ecx, edx               ;   377.0 p0     107 w[130]
        rol ecx, 0xb               ;   378.0 p1     107 w[130]
        xor edi, ecx               ;   379.0 p0     107 w[131]
        rol edi, 0xb               ;   380.0 p1     107 w[131]
        mov dword [esp + 520], ebp ;   376.5 p0+p3  107 w[122] spill
        mov ebp, dword [esp + 512] ;   370.5 p2     107 w[132]
        xor ebp, ebx               ;   377.5 p0     107 w[132]
        mov dword [esp + 524], ebx ;   378.0 p0+p3  107 w[127] spill
        mov ebx, edx               ;   374.0 p1     107 w[132] copy
        xor ebx, 0x9e3779c5        ;   379.0 p0     107 w[132]
        xor ebx, ebp               ;   380.0 p0     107 w[132]
        xor ebx, edi               ;   381.0 p0     107 w[132]
        rol ebx, 0xb               ;   382.0 p1     107 w[132]
        mov dword [esp + 528], ebp ;   380.5 p0+p3  107 w[132] spill
        mov ebp, dword [esp + 516] ;   373.0 p2     107 w[134]
        xor ebp, 0x9e3779c7        ;   381.5 p0     107 w[134]
        xor ebp, edx               ;   382.5 p0     107 w[134]
        xor ebp, edi               ;   383.5 p0     107 w[134]
        mov dword [esp + 532], edx ;   383.0 p0+p3  107 w[129] spill
        mov edx, esi               ;   362.5 p1     107 w[133] copy
        xor edx, 0x9e3779c4        ;   384.0 p0     107 w[133]
        xor edx, eax               ;   385.0 p0     107 w[133]
        xor edx, ecx               ;   386.0 p0     107 w[133]
        xor edx, ebx               ;   387.0 p0     107 w[133]
        rol edx, 0xb               ;   388.0 p1     107 w[133]
        xor ebp, edx               ;   389.0 p0     107 w[134]
        rol ebp, 0xb               ;   390.0 p1     107 w[134]
        mov dword [esp + 536], esi ;   386.5 p0+p3  107 w[125] spill
        mov esi, dword [esp + 524] ;   378.0 p2     107 w[135]
        xor esi, 0x9e3779c6        ;   387.5 p0     107 w[135]
        xor esi, ecx               ;   388.5 p0     107 w[135]
        xor esi, ebx               ;   389.5 p0     107 w[135]
        xor esi, ebp               ;   391.0 p0     107 w[135]
        rol esi, 0xb               ;   392.0 p1     107 w[135]
        mov dword [esp + 540], ecx ;   389.5 p0+p3  107 w[130] spill
        mov ecx, dword [esp + 532] ;   383.0 p2     107 w[137]
        xor ecx, 0x9e377938        ;   390.5 p0     107 w[137]
        xor ecx, ebx               ;   391.5 p0     107 w[137]
        xor ecx, ebp               ;   392.5 p0     107 w[137]
        mov dword [esp + 544], ebx ;   392.0 p0+p3  107 w[132] spill
        mov ebx, eax               ;   372.0 p1     107 w[136] copy
        xor ebx, 0x9e377939        ;   393.0 p0     107 w[136]
        xor ebx, edi               ;   394.0 p0     107 w[136]
        xor ebx, edx               ;   395.0 p0     107 w[136]
        xor ebx, esi               ;   396.0 p0     107 w[136]
        rol ebx, 0xb               ;   397.0 p1     107 w[136]
        xor ecx, ebx               ;   398.0 p0     107 w[137]
        rol ecx, 0xb               ;   399.0 p1     107 w[137]
        mov dword [esp + 548], eax ;   395.5 p0+p3  107 w[128] spill
        mov eax, dword [esp + 540] ;   389.5 p2     107 w[138]
        xor eax, 0x9e37793b        ;   396.5 p0     107 w[138]
        xor eax, edx               ;   397.5 p0     107 w[138]
        xor eax, esi               ;   398.5 p0     107 w[138]
        xor eax, ecx               ;   400.0 p0     107 w[138]
        rol eax, 0xb               ;   401.0 p1     107 w[138]
        mov dword [esp + 552], ecx ;   400.0 p0+p3  107 w[137] spill
        mov ecx, dword [esp + 16]  ;   348.0 p2      26 box
        and ecx, dword [esp + 4]   ;   399.5 p2+p0   26 box
        mov dword [esp + 4], edx   ;   400.0 p0+p3  107 w[133] spill
        mov edx, dword [esp + 28]  ;   350.0 p2      26 box
        or edx, dword [esp + 16]   ;   401.0 p2+p0   26 box
        mov dword [esp + 16], esi  ;   401.5 p0+p3  107 w[135] spill
        mov esi, edi               ;   381.0 p1     107 w[139] copy
        xor esi, 0x9e37793a        ;   402.5 p0     107 w[139]
        xor esi, ebp               ;   403.5 p0     107 w[139]
        xor esi, ebx               ;   404.5 p0     107 w[139]
        xor esi, eax               ;   405.5 p0     107 w[139]
        rol esi, 0xb               ;   406.5 p1     107 w[139]
        mov dword [esp + 28], eax  ;   404.5 p0+p3  107 w[138] spill
        mov eax, dword [esp + 0]   ;   355.3 p2      26 box
        or eax, ecx                ;   405.5 p0      26 box
        mov dword [esp + 0], esi   ;   407.5 p0+p3  107 w[139] spill
        mov esi, dword [esp + 12]  ;   356.3 p2      26 box
        and esi, edx               ;   407.0 p0      26 box
        xor esi, dword [esp + 8]   ;   408.0 p2+p0   26 box
        mov dword [esp + 12], ebx  ;   408.0 p0+p3  107 w[136] spill
        mov ebx, dword [esp + 8]   ;   358.3 p2      26 box
        and ebx, edx               ;   409.0 p0      26 box
        xor edx, esi               ;   409.5 p0      26 box
        xor ebx, eax               ;   410.0 p0      26 box
        xor esi, ecx               ;   410.5 p0      26 box
        xor eax, esi               ;   411.5 p0      26 box
        and ecx, ebx               ;   411.5 p0      26 box
        xor ecx, edx               ;   412.5 p0      26 box
        and edx, ebx               ;   412.5 p0      26 box
        xor esi, edx               ;   413.5 p0      26 box
        mov edx, dword [esp + 20]  ;   363.2 p2      25 box
        and edx, dword [esp + 40]  ;   413.5 p2+p0   25 box
        xor edx, dword [esp + 32]  ;   414.5 p2+p0   25 box
        mov dword [esp + 8], eax   ;   414.5 p0+p3   26 box spill
        mov eax, dword [esp + 40]  ;   366.2 p2      25 box
        xor eax, dword [esp + 20]  ;   415.5 p2+p0   25 box
        xor eax, dword [esp + 24]  ;   416.5 p2+p0   25 box
        mov dword [esp + 40], ebx  ;   416.5 p0+p3   26 box spill
        mov ebx, dword [esp + 32]  ;   369.2 p2      25 box
        or ebx, dword [esp + 20]   ;   417.5 p2+p0   25 box
        xor ebx, dword [esp + 24]  ;   418.5 p2+p0   25 box
        mov dword [esp + 32], ecx  ;   418.5 p0+p3   26 box spill
        mov ecx, dword [esp + 24]  ;   372.2 p2      25 box
        and ecx, edx               ;   419.5 p0      25 box
        xor ecx, eax               ;   420.5 p0      25 box
        xor edx, eax               ;   420.5 p0      25 box
        or eax, ebx                ;   421.0 p0      25 box
        xor eax, edx               ;   422.0 p0      25 box
        xor edx, dword [esp + 20]  ;   422.0 p2+p0   25 box
        xor ebx, eax               ;   423.0 p0      25 box
        xor eax, ecx               ;   423.0 p0      25 box
        not ecx                    ;   423.5 p0      25 box
        mov dword [esp + 20], ecx  ;   424.5 p0+p3   25 box spill
        mov ecx, dword [esp + 36]  ;   375.7 p2      24 box
        and ecx, dword [esp + 56]  ;   425.0 p2+p0   24 box
        mov dword [esp + 36], ebx  ;   425.5 p0+p3   25 box spill
        mov ebx, dword [esp + 52]  ;   377.7 p2      24 box
        or ebx, dword [esp + 56]   ;   426.5 p2+p0   24 box
        not ebx                    ;   427.5 p0      24 box
        mov dword [esp + 52], eax  ;   427.5 p0+p3   25 box spill
        mov eax, dword [esp + 56]  ;   380.0 p2      24 box
        xor eax, dword [esp + 48]  ;   428.5 p2+p0   24 box
        mov dword [esp + 56], edx  ;   429.0 p0+p3   25 box spill
        mov edx, ecx               ;   426.0 p1      24 box copy
        mov dword [esp + 24], esi  ;   430.0 p0+p3   26 box spill
        mov esi, dword [esp + 48]  ;   382.7 p2      24 box
        mov dword [esp + 48], ebp  ;   431.0 p0+p3  107 w[134] spill
        mov ebp, ebx               ;   428.5 p1      24 box copy
        mov dword [esp + 556], edi ;   432.0 p0+p3  107 w[131] spill
        mov edi, dword [esp + 68]  ;   384.0 p2      23 box
        or edi, dword [esp + 84]   ;   433.0 p2+p0   23 box
        xor edi, dword [esp + 60]  ;   434.0 p2+p0   23 box
        mov dword [esp + 68], edi  ;   435.0 p0+p3   23 box spill
        mov edi, dword [esp + 84]  ;   387.0 p2      23 box
        xor edi, dword [esp + 64]  ;   435.0 p2+p0   23 box
        mov dword [esp + 84], edi  ;   436.0 p0+p3   23 box spill
        mov edi, dword [esp + 60]  ;   389.0 p2      23 box
        and edi, dword [esp + 72]  ;   436.5 p2+p0   23 box
        xor edi, dword [esp + 84]  ;   440.0 p2+p0   23 box
        mov dword [esp + 60], edi  ;   441.0 p0+p3   23 box spill
        mov edi, dword [esp + 64]  ;   392.0 p2      23 box
        xor edi, dword [esp + 68]  ;   439.0 p2+p0   23 box
        mov dword [esp + 64], edi  ;   440.0 p0+p3   23 box spill
        mov edi, dword [esp + 72]  ;   394.0 p2      23 box
        xor edi, dword [esp + 68]  ;   440.0 p2+p0   23 box
        mov dword [esp + 72], edi  ;   441.0 p0+p3   23 box spill
        mov edi, dword [esp + 64]  ;   440.0 p2      23 box
        xor edi, dword [esp + 72]  ;   445.0 p2+p0   23 box
        or edi, dword [esp + 60]   ;   446.0 p2+p0   23 box
        mov dword [esp + 560], edi ;   447.0 p0+p3   23 box spill
        mov edi, dword [esp + 72]  ;   441.0 p2      23 box
        mov dword [esp + 72], edi  ;   445.0 p0+p3   23 box spill
        mov edi, dword [esp + 60]  ;   441.0 p2      23 box
        xor edi, dword [esp + 560] ;   451.0 p2+p0   23 box
        mov dword [esp + 60], edi  ;   452.0 p0+p3   23 box spill
        mov edi, dword [esp + 68]  ;   435.0 p2      23 box
        xor edi, dword [esp + 60]  ;   456.0 p2+p0   23 box
        mov dword [esp + 68], edi  ;   457.0 p0+p3   23 box spill
        mov edi, dword [esp + 60]  ;   452.0 p2      23 box
        mov dword [esp + 60], edi  ;   456.0 p0+p3   23 box spill
        mov edi, dword [esp + 44]  ;   405.0 p2      24 box
        not edi                    ;   448.5 p0      24 box
        xor eax, edi               ;   449.5 p0      24 box
        or edx, edi                ;   449.5 p0      24 box
        xor ecx, eax               ;   450.5 p0      24 box
        and eax, edx               ;   450.5 p0      24 box
        or ebp, eax                ;   451.5 p0      24 box
        xor edx, ecx               ;   451.5 p0      24 box
        xor esi, ecx               ;   452.0 p0      24 box
        or edx, ebp                ;   452.5 p0      24 box
        xor ebx, esi               ;   453.0 p0      24 box
        xor edx, ebx               ;   454.0 p0      24 box
        and esi, ebp               ;   454.0 p0      24 box
        xor ebx, esi               ;   455.0 p0      24 box
        mov esi, dword [esp + 84]  ;   436.0 p2      23 box
        not esi                    ;   455.0 p0      23 box
        mov edi, dword [esp + 72]  ;   445.0 p2      23 box reload
        or edi, esi                ;   456.0 p0      23 box
        mov esi, dword [esp + 560] ;   447.0 p2      23 box
        xor esi, edi               ;   457.0 p0      23 box
        mov eax, dword [esp + 60]  ;   456.0 p2      23 box reload
        xor eax, edi               ;   460.0 p0      23 box
        mov edi, dword [esp + 76]  ;   411.0 p2      30 box
        or edi, dword [esp + 88]   ;   457.0 p2+p0   30 box
        xor edi, dword [esp + 80]  ;   458.0 p2+p0   30 box
        mov dword [esp + 60], esi  ;   458.0 p0+p3   23 box spill
        mov esi, dword [esp + 80]  ;   414.0 p2      30 box
        and esi, dword [esp + 88]  ;   459.0 p2+p0   30 box
        mov dword [esp + 80], eax  ;   461.0 p0+p3   23 box spill
        mov eax, dword [esp + 76]  ;   416.0 p2      30 box
        xor eax, esi               ;   460.5 p0      30 box
        xor esi, dword [esp + 96]  ;   461.0 p2+p0   30 box
        and esi, eax               ;   462.0 p0      30 box
        mov dword [esp + 76], ebp  ;   462.0 p0+p3   24 box spill
        mov ebp, dword [esp + 88]  ;   418.0 p2      30 box
        xor ebp, esi               ;   463.0 p0      30 box
        or esi, edi                ;   463.5 p0      30 box
        xor esi, dword [esp + 96]  ;   464.5 p2+p0   30 box
        mov dword [esp + 88], ecx  ;   464.5 p0+p3   24 box spill
        mov ecx, dword [esp + 96]  ;   420.0 p2      30 box
        xor ecx, edi               ;   465.5 p0      30 box
        not ecx                    ;   466.5 p0      30 box
        xor edi, eax               ;   466.5 p0      30 box
        xor edi, ebp               ;   467.5 p0      30 box
        or ecx, eax                ;   467.5 p0      30 box
        or ecx, ebp                ;   468.5 p0      30 box
        xor ecx, edi               ;   469.5 p0      30 box
        xor ebp, esi               ;   469.0 p0      30 box
        or edi, esi                ;   469.5 p0      30 box
        xor eax, edi               ;   470.5 p0      30 box
        mov edi, dword [esp + 92]  ;   421.5 p2      29 box
        and edi, dword [esp + 104] ;   470.5 p2+p0   29 box
        mov dword [esp + 92], ebp  ;   471.0 p0+p3   30 box spill
        mov ebp, dword [esp + 104] ;   423.5 p2      29 box
        xor ebp, dword [esp + 100] ;   472.0 p2+p0   29 box
        mov dword [esp + 104], esi ;   472.5 p0+p3   30 box spill
        mov esi, dword [esp + 100] ;   425.5 p2      29 box
        mov dword [esp + 100], eax ;   473.5 p0+p3   30 box spill
        mov eax, dword [esp + 108] ;   426.5 p2      29 box
        mov dword [esp + 96], ecx  ;   474.5 p0+p3   30 box spill
        mov ecx, dword [esp + 108] ;   427.5 p2      29 box
        mov dword [esp + 560], edx ;   475.5 p0+p3   24 box spill
        mov edx, dword [esp + 108] ;   428.5 p2      29 box
        mov dword [esp + 108], ebx ;   476.5 p0+p3   24 box spill
        mov ebx, ebp               ;   473.0 p1      29 box copy
        mov dword [esp + 72], ebp  ;   477.5 p0+p3   29 box spill
        mov ebp, dword [esp + 124] ;   429.5 p2      28 box
        or ebp, dword [esp + 116]  ;   478.5 p2+p0   28 box
        mov dword [esp + 84], ebp  ;   479.5 p0+p3   28 box spill
        mov ebp, dword [esp + 120] ;   431.5 p2      28 box
        xor ebp, dword [esp + 124] ;   480.0 p2+p0   28 box
        mov dword [esp + 120], ebp ;   481.0 p0+p3   28 box spill
        mov ebp, dword [esp + 116] ;   433.5 p2      28 box
        xor ebp, dword [esp + 124] ;   481.5 p2+p0   28 box
        mov dword [esp + 116], ebp ;   482.5 p0+p3   28 box spill
        mov ebp, dword [esp + 84]  ;   479.5 p2      28 box reload
        xor ebp, dword [esp + 120] ;   485.0 p2+p0   28 box
        mov dword [esp + 84], ebp  ;   486.0 p0+p3   28 box spill
        mov ebp, dword [esp + 124] ;   437.5 p2      28 box
        xor ebp, dword [esp + 84]  ;   490.0 p2+p0   28 box
        mov dword [esp + 44], ebp  ;   491.0 p0+p3   28 box spill
        mov ebp, dword [esp + 120] ;   481.0 p2      28 box
        and ebp, dword [esp + 124] ;   486.0 p2+p0   28 box
        mov dword [esp + 124], ebp ;   487.0 p0+p3   28 box spill
        mov ebp, dword [esp + 84]  ;   486.0 p2      28 box
        mov dword [esp + 120], ebp ;   490.0 p0+p3   28 box spill
        mov ebp, dword [esp + 84]  ;   486.0 p2      28 box
        mov dword [esp + 84], ebp  ;   490.0 p0+p3   28 box spill
        mov ebp, dword [esp + 112] ;   443.5 p2      29 box
        not ebp                    ;   489.5 p0      29 box
        xor esi, ebp               ;   490.5 p0      29 box
        and eax, ebp               ;   490.5 p0      29 box
        xor edi, esi               ;   491.5 p0      29 box
        or ecx, esi                ;   491.5 p0      29 box
        xor ebx, ecx               ;   492.5 p0      29 box
        xor eax, esi               ;   492.5 p0      29 box
        xor edx, edi               ;   493.0 p0      29 box
        mov esi, dword [esp + 72]  ;   477.5 p2      29 box reload
        and esi, eax               ;   493.5 p0      29 box
        xor eax, edi               ;   494.0 p0      29 box
        and eax, ebx               ;   495.0 p0      29 box
        or ebx, esi                ;   495.0 p0      29 box
        xor esi, edx               ;   495.5 p0      29 box
        not edx                    ;   496.0 p0      29 box
        xor eax, edx               ;   497.0 p0      29 box
        xor ebx, edx               ;   497.0 p0      29 box
        mov ebp, dword [esp + 136] ;   452.7 p2      28 box
        not ebp                    ;   497.5 p0      28 box
        mov ecx, dword [esp + 116] ;   482.5 p2      28 box reload
        xor ecx, ebp               ;   498.5 p0      28 box
        mov edx, dword [esp + 124] ;   487.0 p2      28 box reload
        and edx, ecx               ;   499.5 p0      28 box
        xor edx, ebp               ;   500.5 p0      28 box
        or ebp, ecx                ;   499.5 p0      28 box
        mov dword [esp + 124], eax ;   500.0 p0+p3   29 box spill
        mov eax, dword [esp + 120] ;   490.0 p2      28 box reload
        xor eax, ebp               ;   501.0 p0      28 box
        mov ebp, dword [esp + 44]  ;   491.0 p2      28 box
        xor ebp, edx               ;   501.5 p0      28 box
        mov dword [esp + 120], ebp ;   502.5 p0+p3   28 box spill
        mov ebp, dword [esp + 84]  ;   490.0 p2      28 box reload
        and ebp, edx               ;   503.0 p0      28 box
        mov edx, dword [esp + 44]  ;   491.0 p2      28 box
        and edx, eax               ;   503.5 p0      28 box
        xor edx, ecx               ;   504.5 p0      28 box
        xor ecx, ebp               ;   504.5 p0      28 box
        mov ebp, dword [esp + 128] ;   463.3 p2      27 box
        and ebp, dword [esp + 132] ;   505.0 p2+p0   27 box
        xor ebp, dword [esp + 140] ;   506.0 p2+p0   27 box
        mov dword [esp + 44], edx  ;   506.0 p0+p3   28 box spill
        mov edx, dword [esp + 128] ;   466.3 p2      27 box
        xor edx, dword [esp + 144] ;   507.0 p2+p0   27 box
        mov dword [esp + 128], ecx ;   507.5 p0+p3   28 box spill
        mov ecx, dword [esp + 140] ;   468.3 p2      27 box
        or ecx, dword [esp + 132]  ;   508.5 p2+p0   27 box
        or ecx, edx                ;   509.5 p0      27 box
        xor ecx, dword [esp + 144] ;   510.5 p2+p0   27 box
        mov dword [esp + 140], eax ;   510.0 p0+p3   28 box spill
        mov eax, dword [esp + 144] ;   471.3 p2      27 box
        and eax, edx               ;   511.0 p0      27 box
        xor eax, ebp               ;   512.0 p0      27 box
        mov dword [esp + 144], ebx ;   512.0 p0+p3   29 box spill
        mov ebx, dword [esp + 132] ;   472.3 p2      27 box
        xor ebx, ebp               ;   513.0 p0      27 box
        and ebp, ecx               ;   513.5 p0      27 box
        xor ecx, ebx               ;   514.0 p0      27 box
        or ebx, eax                ;   514.5 p0      27 box
        not eax                    ;   515.0 p0      27 box
        xor ebx, edx               ;   515.5 p0      27 box
        xor edx, ebp               ;   516.0 p0      27 box
        mov ebp, dword [esp + 156] ;   473.3 p2      26 box
        and ebp, dword [esp + 148] ;   516.5 p2+p0   26 box
        mov dword [esp + 132], edx ;   517.0 p0+p3   27 box spill
        mov edx, dword [esp + 148] ;   475.3 p2      26 box
        xor edx, dword [esp + 168] ;   518.0 p2+p0   26 box
        mov dword [esp + 148], ebx ;   518.5 p0+p3   27 box spill
        mov ebx, dword [esp + 168] ;   477.3 p2      26 box
        or ebx, dword [esp + 156]  ;   519.5 p2+p0   26 box
        mov dword [esp + 168], ecx ;   520.0 p0+p3   27 box spill
        mov ecx, dword [esp + 156] ;   479.3 p2      26 box
        xor ecx, dword [esp + 152] ;   521.0 p2+p0   26 box
        or ecx, ebp                ;   522.0 p0      26 box
        mov dword [esp + 156], eax ;   522.0 p0+p3   27 box spill
        mov eax, dword [esp + 152] ;   481.3 p2      26 box
        and eax, ebx               ;   523.0 p0      26 box
        xor eax, edx               ;   524.0 p0      26 box
        and edx, ebx               ;   524.0 p0      26 box
        xor edx, ecx               ;   525.0 p0      26 box
        xor ebx, eax               ;   525.0 p0      26 box
        xor eax, ebp               ;   525.5 p0      26 box
        xor ecx, eax               ;   526.5 p0      26 box
        and ebp, edx               ;   526.5 p0      26 box
        xor ebp, ebx               ;   527.5 p0      26 box
        and ebx, edx               ;   527.5 p0      26 box
        xor eax, ebx               ;   528.5 p0      26 box
        mov ebx, dword [esp + 160] ;   482.3 p2      25 box
        and ebx, dword [esp + 180] ;   528.5 p2+p0   25 box
        xor ebx, dword [esp + 172] ;   529.5 p2+p0   25 box
        mov dword [esp + 152], ecx ;   529.5 p0+p3   26 box spill
        mov ecx, dword [esp + 180] ;   485.3 p2      25 box
        xor ecx, dword [esp + 160] ;   530.5 p2+p0   25 box
        xor ecx, dword [esp + 164] ;   531.5 p2+p0   25 box
        mov dword [esp + 180], edx ;   531.5 p0+p3   26 box spill
        mov edx, dword [esp + 172] ;   488.3 p2      25 box
        or edx, dword [esp + 160]  ;   532.5 p2+p0   25 box
        xor edx, dword [esp + 164] ;   533.5 p2+p0   25 box
        mov dword [esp + 172], ebp ;   533.5 p0+p3   26 box spill
        mov ebp, dword [esp + 164] ;   491.3 p2      25 box
        and ebp, ebx               ;   534.5 p0      25 box
        xor ebp, ecx               ;   535.5 p0      25 box
        xor ebx, ecx               ;   535.5 p0      25 box
        or ecx, edx                ;   536.0 p0      25 box
        xor ecx, ebx               ;   537.0 p0      25 box
        xor ebx, dword [esp + 160] ;   537.0 p2+p0   25 box
        xor edx, ecx               ;   538.0 p0      25 box
        xor ecx, ebp               ;   538.0 p0      25 box
        not ebp                    ;   538.5 p0      25 box
        mov dword [esp + 160], ebp ;   539.5 p0+p3   25 box spill
        mov ebp, dword [esp + 176] ;   494.7 p2      24 box
        and ebp, dword [esp + 196] ;   540.0 p2+p0   24 box
        mov dword [esp + 176], edx ;   540.5 p0+p3   25 box spill
        mov edx, dword [esp + 192] ;   496.7 p2      24 box
        or edx, dword [esp + 196]  ;   541.5 p2+p0   24 box
        not edx                    ;   542.5 p0      24 box
        mov dword [esp + 192], ecx ;   542.5 p0+p3   25 box spill
        mov ecx, dword [esp + 196] ;   498.7 p2      24 box
        xor ecx, dword [esp + 188] ;   543.5 p2+p0   24 box
        mov dword [esp + 196], ebx ;   544.0 p0+p3   25 box spill
        mov ebx, ebp               ;   541.0 p1      24 box copy
        mov dword [esp + 164], eax ;   545.0 p0+p3   26 box spill
        mov eax, dword [esp + 188] ;   500.7 p2      24 box
        mov dword [esp + 188], edi ;   546.0 p0+p3   29 box spill
        mov edi, edx               ;   543.5 p1      24 box copy
        mov dword [esp + 84], esi  ;   547.0 p0+p3   29 box spill
        mov esi, dword [esp + 208] ;   501.7 p2      23 box
        or esi, dword [esp + 224]  ;   548.0 p2+p0   23 box
        xor esi, dword [esp + 200] ;   549.0 p2+p0   23 box
        mov dword [esp + 208], esi ;   550.0 p0+p3   23 box spill
        mov esi, dword [esp + 224] ;   504.7 p2      23 box
        xor esi, dword [esp + 204] ;   550.0 p2+p0   23 box
        mov dword [esp + 224], esi ;   551.0 p0+p3   23 box spill
        mov esi, dword [esp + 200] ;   506.7 p2      23 box
        and esi, dword [esp + 216] ;   551.5 p2+p0   23 box
        xor esi, dword [esp + 224] ;   555.0 p2+p0   23 box
        mov dword [esp + 200], esi ;   556.0 p0+p3   23 box spill
        mov esi, dword [esp + 204] ;   509.7 p2      23 box
        xor esi, dword [esp + 208] ;   554.0 p2+p0   23 box
        mov dword [esp + 204], esi ;   555.0 p0+p3   23 box spill
        mov esi, dword [esp + 216] ;   511.7 p2      23 box
        xor esi, dword [esp + 208] ;   555.0 p2+p0   23 box
        mov dword [esp + 216], esi ;   556.0 p0+p3   23 box spill
        mov esi, dword [esp + 204] ;   555.0 p2      23 box
        xor esi, dword [esp + 216] ;   560.0 p2+p0   23 box
        or esi, dword [esp + 200]  ;   561.0 p2+p0   23 box
        mov dword [esp + 116], esi ;   562.0 p0+p3   23 box spill
        mov esi, dword [esp + 216] ;   556.0 p2      23 box
        mov dword [esp + 216], esi ;   560.0 p0+p3   23 box spill
        mov esi, dword [esp + 200] ;   556.0 p2      23 box
        xor esi, dword [esp + 116] ;   566.0 p2+p0   23 box
        mov dword [esp + 200], esi ;   567.0 p0+p3   23 box spill
        mov esi, dword [esp + 208] ;   550.0 p2      23 box
        xor esi, dword [esp + 200] ;   571.0 p2+p0   23 box
        mov dword [esp + 208], esi ;   572.0 p0+p3   23 box spill
        mov esi, dword [esp + 200] ;   567.0 p2      23 box
        mov dword [esp + 200], esi ;   571.0 p0+p3   23 box spill
        mov esi, dword [esp + 184] ;   522.7 p2      24 box
        not esi                    ;   563.5 p0      24 box
        xor ecx, esi               ;   564.5 p0      24 box
        or ebx, esi                ;   564.5 p0      24 box
        xor ebp, ecx               ;   565.5 p0      24 box
        and ecx, ebx               ;   565.5 p0      24 box
        or edi, ecx                ;   566.5 p0      24 box
        xor ebx, ebp               ;   566.5 p0      24 box
        xor eax, ebp               ;   567.0 p0      24 box
        or ebx, edi                ;   567.5 p0      24 box
        xor edx, eax               ;   568.0 p0      24 box
        xor ebx, edx               ;   569.0 p0      24 box
        and eax, edi               ;   569.0 p0      24 box
        xor edx, eax               ;   570.0 p0      24 box
        mov esi, dword [esp + 224] ;   551.0 p2      23 box
        not esi                    ;   570.0 p0      23 box
        mov eax, dword [esp + 216] ;   560.0 p2      23 box reload
        or eax, esi                ;   571.0 p0      23 box
        mov esi, dword [esp + 116] ;   562.0 p2      23 box
        xor esi, eax               ;   572.0 p0      23 box
        mov ecx, dword [esp + 200] ;   571.0 p2      23 box reload
        xor ecx, eax               ;   575.0 p0      23 box
        mov eax, dword [esp + 212] ;   527.7 p2      30 box
        or eax, dword [esp + 228]  ;   572.0 p2+p0   30 box
        xor eax, dword [esp + 220] ;   573.0 p2+p0   30 box
        mov dword [esp + 200], esi ;   573.0 p0+p3   23 box spill
        mov esi, dword [esp + 220] ;   530.7 p2      30 box
        and esi, dword [esp + 228] ;   574.0 p2+p0   30 box
        mov dword [esp + 220], ecx ;   576.0 p0+p3   23 box spill
        mov ecx, dword [esp + 212] ;   532.7 p2      30 box
        xor ecx, esi               ;   575.5 p0      30 box
        xor esi, dword [esp + 236] ;   576.0 p2+p0   30 box
        and esi, ecx               ;   577.0 p0      30 box
        mov dword [esp + 212], edi ;   577.0 p0+p3   24 box spill
        mov edi, dword [esp + 228] ;   534.7 p2      30 box
        xor edi, esi               ;   578.0 p0      30 box
        or esi, eax                ;   578.5 p0      30 box
        xor esi, dword [esp + 236] ;   579.5 p2+p0   30 box
        mov dword [esp + 228], ebp ;   579.5 p0+p3   24 box spill
        mov ebp, dword [esp + 236] ;   536.7 p2      30 box
        xor ebp, eax               ;   580.5 p0      30 box
        not ebp                    ;   581.5 p0      30 box
        xor eax, ecx               ;   581.5 p0      30 box
        xor eax, edi               ;   582.5 p0      30 box
        or ebp, ecx                ;   582.5 p0      30 box
        or ebp, edi                ;   583.5 p0      30 box
        xor ebp, eax               ;   584.5 p0      30 box
        xor edi, esi               ;   584.0 p0      30 box
        or eax, esi                ;   584.5 p0      30 box
        xor ecx, eax               ;   585.5 p0      30 box
        mov eax, dword [esp + 232] ;   537.7 p2      29 box
        and eax, dword [esp + 244] ;   585.5 p2+p0   29 box
        mov dword [esp + 232], edi ;   586.0 p0+p3   30 box spill
        mov edi, dword [esp + 244] ;   539.7 p2      29 box
        xor edi, dword [esp + 240] ;   587.0 p2+p0   29 box
        mov dword [esp + 244], esi ;   587.5 p0+p3   30 box spill
        mov esi, dword [esp + 240] ;   541.7 p2      29 box
        mov dword [esp + 240], ecx ;   588.5 p0+p3   30 box spill
        mov ecx, dword [esp + 248] ;   542.7 p2      29 box
        mov dword [esp + 236], ebp ;   589.5 p0+p3   30 box spill
        mov ebp, dword [esp + 248] ;   543.7 p2      29 box
        mov dword [esp + 116], ebx ;   590.5 p0+p3   24 box spill
        mov ebx, dword [esp + 248] ;   544.7 p2      29 box
        mov dword [esp + 248], edx ;   591.5 p0+p3   24 box spill
        mov edx, edi               ;   588.0 p1      29 box copy
        mov dword [esp + 216], edi ;   592.5 p0+p3   29 box spill
        mov edi, dword [esp + 264] ;   545.7 p2      28 box
        or edi, dword [esp + 256]  ;   593.5 p2+p0   28 box
        mov dword [esp + 224], edi ;   594.5 p0+p3   28 box spill
        mov edi, dword [esp + 260] ;   547.7 p2      28 box
        xor edi, dword [esp + 264] ;   595.0 p2+p0   28 box
        mov dword [esp + 260], edi ;   596.0 p0+p3   28 box spill
        mov edi, dword [esp + 256] ;   549.7 p2      28 box
        xor edi, dword [esp + 264] ;   596.5 p2+p0   28 box
        mov dword [esp + 256], edi ;   597.5 p0+p3   28 box spill
        mov edi, dword [esp + 224] ;   594.5 p2      28 box reload
        xor edi, dword [esp + 260] ;   600.0 p2+p0   28 box
        mov dword [esp + 224], edi ;   601.0 p0+p3   28 box spill
        mov edi, dword [esp + 264] ;   553.7 p2      28 box
        xor edi, dword [esp + 224] ;   605.0 p2+p0   28 box
        mov dword [esp + 184], edi ;   606.0 p0+p3   28 box spill
        mov edi, dword [esp + 260] ;   596.0 p2      28 box
        and edi, dword [esp + 264] ;   601.0 p2+p0   28 box
        mov dword [esp + 264], edi ;   602.0 p0+p3   28 box spill
        mov edi, dword [esp + 224] ;   601.0 p2      28 box
        mov dword [esp + 260], edi ;   605.0 p0+p3   28 box spill
        mov edi, dword [esp + 224] ;   601.0 p2      28 box
        mov dword [esp + 224], edi ;   605.0 p0+p3   28 box spill
        mov edi, dword [esp + 252] ;   559.7 p2      29 box
        not edi                    ;   604.5 p0      29 box
        xor esi, edi               ;   605.5 p0      29 box
        and ecx, edi               ;   605.5 p0      29 box
        xor eax, esi               ;   606.5 p0      29 box
        or ebp, esi                ;   606.5 p0      29 box
        xor edx, ebp               ;   607.5 p0      29 box
        xor ecx, esi               ;   607.5 p0      29 box
        xor ebx, eax               ;   608.0 p0      29 box
        mov esi, dword [esp + 216] ;   592.5 p2      29 box reload
        and esi, ecx               ;   608.5 p0      29 box
        xor ecx, eax               ;   609.0 p0      29 box
        and ecx, edx               ;   610.0 p0      29 box
        or edx, esi                ;   610.0 p0      29 box
        xor esi, ebx               ;   610.5 p0      29 box
        not ebx                    ;   611.0 p0      29 box
        xor ecx, ebx               ;   612.0 p0      29 box
        xor edx, ebx               ;   612.0 p0      29 box
        mov edi, dword [esp + 276] ;   567.7 p2      28 box
        not edi                    ;   612.5 p0      28 box
        mov ebp, dword [esp + 256] ;   597.5 p2      28 box reload
        xor ebp, edi               ;   613.5 p0      28 box
        mov ebx, dword [esp + 264] ;   602.0 p2      28 box reload
        and ebx, ebp               ;   614.5 p0      28 box
        xor ebx, edi               ;   615.5 p0      28 box
        or edi, ebp                ;   614.5 p0      28 box
        mov dword [esp + 264], ecx ;   615.0 p0+p3   29 box spill
        mov ecx, dword [esp + 260] ;   605.0 p2      28 box reload
        xor ecx, edi               ;   616.0 p0      28 box
        mov edi, dword [esp + 184] ;   606.0 p2      28 box
        xor edi, ebx               ;   616.5 p0      28 box
        mov dword [esp + 260], edi ;   617.5 p0+p3   28 box spill
        mov edi, dword [esp + 224] ;   605.0 p2      28 box reload
        and edi, ebx               ;   618.0 p0      28 box
        mov ebx, dword [esp + 184] ;   606.0 p2      28 box
        and ebx, ecx               ;   618.5 p0      28 box
        xor ebx, ebp               ;   619.5 p0      28 box
        xor ebp, edi               ;   619.5 p0      28 box
        mov edi, dword [esp + 268] ;   578.3 p2      27 box
        and edi, dword [esp + 272] ;   620.0 p2+p0   27 box
        xor edi, dword [esp + 280] ;   621.0 p2+p0   27 box
        mov dword [esp + 184], ebx ;   621.0 p0+p3   28 box spill
        mov ebx, dword [esp + 268] ;   581.3 p2      27 box
        xor ebx, dword [esp + 284] ;   622.0 p2+p0   27 box
        mov dword [esp + 268], ebp ;   622.5 p0+p3   28 box spill
        mov ebp, dword [esp + 280] ;   583.3 p2      27 box
        or ebp, dword [esp + 272]  ;   623.5 p2+p0   27 box
        or ebp, ebx                ;   624.5 p0      27 box
        xor ebp, dword [esp + 284] ;   625.5 p2+p0   27 box
        mov dword [esp + 280], ecx ;   625.0 p0+p3   28 box spill
        mov ecx, dword [esp + 284] ;   586.3 p2      27 box
        and ecx, ebx               ;   626.0 p0      27 box
        xor ecx, edi               ;   627.0 p0      27 box
        mov dword [esp + 284], edx ;   627.0 p0+p3   29 box spill
        mov edx, dword [esp + 272] ;   587.3 p2      27 box
        xor edx, edi               ;   628.0 p0      27 box
        and edi, ebp               ;   628.5 p0      27 box
        xor ebp, edx               ;   629.0 p0      27 box
        or edx, ecx                ;   629.5 p0      27 box
        not ecx                    ;   630.0 p0      27 box
        xor edx, ebx               ;   630.5 p0      27 box
        xor ebx, edi               ;   631.0 p0      27 box
        mov edi, dword [esp + 296] ;   588.3 p2      26 box
        and edi, dword [esp + 288] ;   631.5 p2+p0   26 box
        mov dword [esp + 272], ebx ;   632.0 p0+p3   27 box spill
        mov ebx, dword [esp + 288] ;   590.3 p2      26 box
        xor ebx, dword [esp + 308] ;   633.0 p2+p0   26 box
        mov dword [esp + 288], edx ;   633.5 p0+p3   27 box spill
        mov edx, dword [esp + 308] ;   592.3 p2      26 box
        or edx, dword [esp + 296]  ;   634.5 p2+p0   26 box
        mov dword [esp + 308], ebp ;   635.0 p0+p3   27 box spill
        mov ebp, dword [esp + 296] ;   594.3 p2      26 box
        xor ebp, dword [esp + 292] ;   636.0 p2+p0   26 box
        or ebp, edi                ;   637.0 p0      26 box
        mov dword [esp + 296], ecx ;   637.0 p0+p3   27 box spill
        mov ecx, dword [esp + 292] ;   596.3 p2      26 box
        and ecx, edx               ;   638.0 p0      26 box
        xor ecx, ebx               ;   639.0 p0      26 box
        and ebx, edx               ;   639.0 p0      26 box
        xor ebx, ebp               ;   640.0 p0      26 box
        xor edx, ecx               ;   640.0 p0      26 box
        xor ecx, edi               ;   640.5 p0      26 box
        xor ebp, ecx               ;   641.5 p0      26 box
        and edi, ebx               ;   641.5 p0      26 box
        xor edi, edx               ;   642.5 p0      26 box
        and edx, ebx               ;   642.5 p0      26 box
        xor ecx, edx               ;   643.5 p0      26 box
        mov edx, dword [esp + 300] ;   597.3 p2      25 box
        and edx, dword [esp + 324] ;   643.5 p2+p0   25 box
        xor edx, dword [esp + 312] ;   644.5 p2+p0   25 box
        mov dword [esp + 292], ebp ;   644.5 p0+p3   26 box spill
        mov ebp, dword [esp + 324] ;   600.3 p2      25 box
        xor ebp, dword [esp + 300] ;   645.5 p2+p0   25 box
        xor ebp, dword [esp + 304] ;   646.5 p2+p0   25 box
        mov dword [esp + 324], ebx ;   646.5 p0+p3   26 box spill
        mov ebx, dword [esp + 312] ;   603.3 p2      25 box
        or ebx, dword [esp + 300]  ;   647.5 p2+p0   25 box
        xor ebx, dword [esp + 304] ;   648.5 p2+p0   25 box
        mov dword [esp + 312], edi ;   648.5 p0+p3   26 box spill
        mov edi, dword [esp + 304] ;   606.3 p2      25 box
        and edi, edx               ;   649.5 p0      25 box
        xor edi, ebp               ;   650.5 p0      25 box
        xor edx, ebp               ;   650.5 p0      25 box
        or ebp, ebx                ;   651.0 p0      25 box
        xor ebp, edx               ;   652.0 p0      25 box
        xor edx, dword [esp + 300] ;   652.0 p2+p0   25 box
        xor ebx, ebp               ;   653.0 p0      25 box
        xor ebp, edi               ;   653.0 p0      25 box
        not edi                    ;   653.5 p0      25 box
        mov dword [esp + 300], edi ;   654.5 p0+p3   25 box spill
        mov edi, dword [esp + 316] ;   609.7 p2      24 box
        and edi, dword [esp + 340] ;   655.0 p2+p0   24 box
        mov dword [esp + 316], ebx ;   655.5 p0+p3   25 box spill
        mov ebx, dword [esp + 332] ;   611.7 p2      24 box
        or ebx, dword [esp + 340]  ;   656.5 p2+p0   24 box
        not ebx                    ;   657.5 p0      24 box
        mov dword [esp + 332], ebp ;   657.5 p0+p3   25 box spill
        mov ebp, dword [esp + 340] ;   613.7 p2      24 box
        xor ebp, dword [esp + 328] ;   658.5 p2+p0   24 box
        mov dword [esp + 340], edx ;   659.0 p0+p3   25 box spill
        mov edx, edi               ;   656.0 p1      24 box copy
        mov dword [esp + 304], ecx ;   660.0 p0+p3   26 box spill
        mov ecx, dword [esp + 328] ;   615.7 p2      24 box
        mov dword [esp + 328], eax ;   661.0 p0+p3   29 box spill
        mov eax, ebx               ;   658.5 p1      24 box copy
        mov dword [esp + 224], esi ;   662.0 p0+p3   29 box spill
        mov esi, dword [esp + 348] ;   616.7 p2      23 box
        or esi, dword [esp + 368]  ;   663.0 p2+p0   23 box
        xor esi, dword [esp + 336] ;   664.0 p2+p0   23 box
        mov dword [esp + 348], esi ;   665.0 p0+p3   23 box spill
        mov esi, dword [esp + 368] ;   619.7 p2      23 box
        xor esi, dword [esp + 344] ;   665.0 p2+p0   23 box
        mov dword [esp + 368], esi ;   666.0 p0+p3   23 box spill
        mov esi, dword [esp + 336] ;   621.7 p2      23 box
        and esi, dword [esp + 356] ;   666.5 p2+p0   23 box
        xor esi, dword [esp + 368] ;   670.0 p2+p0   23 box
        mov dword [esp + 336], esi ;   671.0 p0+p3   23 box spill
        mov esi, dword [esp + 344] ;   624.7 p2      23 box
        xor esi, dword [esp + 348] ;   669.0 p2+p0   23 box
        mov dword [esp + 344], esi ;   670.0 p0+p3   23 box spill
        mov esi, dword [esp + 356] ;   626.7 p2      23 box
        xor esi, dword [esp + 348] ;   670.0 p2+p0   23 box
        mov dword [esp + 356], esi ;   671.0 p0+p3   23 box spill
        mov esi, dword [esp + 344] ;   670.0 p2      23 box
        xor esi, dword [esp + 356] ;   675.0 p2+p0   23 box
        or esi, dword [esp + 336]  ;   676.0 p2+p0   23 box
        mov dword [esp + 256], esi ;   677.0 p0+p3   23 box spill
        mov esi, dword [esp + 356] ;   671.0 p2      23 box
        mov dword [esp + 356], esi ;   675.0 p0+p3   23 box spill
        mov esi, dword [esp + 336] ;   671.0 p2      23 box
        xor esi, dword [esp + 256] ;   681.0 p2+p0   23 box
        mov dword [esp + 336], esi ;   682.0 p0+p3   23 box spill
        mov esi, dword [esp + 348] ;   665.0 p2      23 box
        xor esi, dword [esp + 336] ;   686.0 p2+p0   23 box
        mov dword [esp + 348], esi ;   687.0 p0+p3   23 box spill
        mov esi, dword [esp + 336] ;   682.0 p2      23 box
        mov dword [esp + 336], esi ;   686.0 p0+p3   23 box spill
        mov esi, dword [esp + 320] ;   637.7 p2      24 box
        not esi                    ;   678.5 p0      24 box
        xor ebp, esi               ;   679.5 p0      24 box
        or edx, esi                ;   679.5 p0      24 box
        xor edi, ebp               ;   680.5 p0      24 box
        and ebp, edx               ;   680.5 p0      24 box
        or eax, ebp                ;   681.5 p0      24 box
        xor edx, edi               ;   681.5 p0      24 box
        xor ecx, edi               ;   682.0 p0      24 box
        or edx, eax                ;   682.5 p0      24 box
        xor ebx, ecx               ;   683.0 p0      24 box
        xor edx, ebx               ;   684.0 p0      24 box
        and ecx, eax               ;   684.0 p0      24 box
        xor ebx, ecx               ;   685.0 p0      24 box
        mov esi, dword [esp + 368] ;   666.0 p2      23 box
        not esi                    ;   685.0 p0      23 box
        mov ebp, dword [esp + 356] ;   675.0 p2      23 box reload
        or ebp, esi                ;   686.0 p0      23 box
        mov esi, dword [esp + 256] ;   677.0 p2      23 box
        xor esi, ebp               ;   687.0 p0      23 box
        mov ecx, dword [esp + 336] ;   686.0 p2      23 box reload
        xor ecx, ebp               ;   690.0 p0      23 box
        mov ebp, dword [esp + 352] ;   642.7 p2      30 box
        or ebp, dword [esp + 364]  ;   687.0 p2+p0   30 box
        xor ebp, dword [esp + 360] ;   688.0 p2+p0   30 box
        mov dword [esp + 336], esi ;   688.0 p0+p3   23 box spill
        mov esi, dword [esp + 360] ;   645.7 p2      30 box
        and esi, dword [esp + 364] ;   689.0 p2+p0   30 box
        mov dword [esp + 360], ecx ;   691.0 p0+p3   23 box spill
        mov ecx, dword [esp + 352] ;   647.7 p2      30 box
        xor ecx, esi               ;   690.5 p0      30 box
        xor esi, dword [esp + 380] ;   691.0 p2+p0   30 box
        and esi, ecx               ;   692.0 p0      30 box
        mov dword [esp + 352], eax ;   692.0 p0+p3   24 box spill
        mov eax, dword [esp + 364] ;   649.7 p2      30 box
        xor eax, esi               ;   693.0 p0      30 box
        or esi, ebp                ;   693.5 p0      30 box
        xor esi, dword [esp + 380] ;   694.5 p2+p0   30 box
        mov dword [esp + 364], edi ;   694.5 p0+p3   24 box spill
        mov edi, dword [esp + 380] ;   651.7 p2      30 box
        xor edi, ebp               ;   695.5 p0      30 box
        not edi                    ;   696.5 p0      30 box
        xor ebp, ecx               ;   696.5 p0      30 box
        xor ebp, eax               ;   697.5 p0      30 box
        or edi, ecx                ;   697.5 p0      30 box
        or edi, eax                ;   698.5 p0      30 box
        xor edi, ebp               ;   699.5 p0      30 box
        xor eax, esi               ;   699.0 p0      30 box
        or ebp, esi                ;   699.5 p0      30 box
        xor ecx, ebp               ;   700.5 p0      30 box
        mov ebp, dword [esp + 372] ;   652.7 p2      29 box
        and ebp, dword [esp + 384] ;   700.5 p2+p0   29 box
        mov dword [esp + 372], eax ;   701.0 p0+p3   30 box spill
        mov eax, dword [esp + 384] ;   654.7 p2      29 box
        xor eax, dword [esp + 376] ;   702.0 p2+p0   29 box
        mov dword [esp + 384], esi ;   702.5 p0+p3   30 box spill
        mov esi, dword [esp + 376] ;   656.7 p2      29 box
        mov dword [esp + 376], ecx ;   703.5 p0+p3   30 box spill
        mov ecx, dword [esp + 388] ;   657.7 p2      29 box
        mov dword [esp + 380], edi ;   704.5 p0+p3   30 box spill
        mov edi, dword [esp + 388] ;   658.7 p2      29 box
        mov dword [esp + 256], edx ;   705.5 p0+p3   24 box spill
        mov edx, dword [esp + 388] ;   659.7 p2      29 box
        mov dword [esp + 388], ebx ;   706.5 p0+p3   24 box spill
        mov ebx, eax               ;   703.0 p1      29 box copy
        mov dword [esp + 356], eax ;   707.5 p0+p3   29 box spill
        mov eax, dword [esp + 408] ;   660.7 p2      28 box
        or eax, dword [esp + 392]  ;   708.5 p2+p0   28 box
        mov dword [esp + 368], eax ;   709.5 p0+p3   28 box spill
        mov eax, dword [esp + 400] ;   662.7 p2      28 box
        xor eax, dword [esp + 408] ;   710.0 p2+p0   28 box
        mov dword [esp + 400], eax ;   711.0 p0+p3   28 box spill
        mov eax, dword [esp + 392] ;   664.7 p2      28 box
        xor eax, dword [esp + 408] ;   711.5 p2+p0   28 box
        mov dword [esp + 392], eax ;   712.5 p0+p3   28 box spill
        mov eax, dword [esp + 368] ;   709.5 p2      28 box reload
        xor eax, dword [esp + 400] ;   715.0 p2+p0   28 box
        mov dword [esp + 368], eax ;   716.0 p0+p3   28 box spill
        mov eax, dword [esp + 408] ;   668.7 p2      28 box
        xor eax, dword [esp + 368] ;   720.0 p2+p0   28 box
        mov dword [esp + 320], eax ;   721.0 p0+p3   28 box spill
        mov eax, dword [esp + 400] ;   711.0 p2      28 box
        and eax, dword [esp + 408] ;   716.0 p2+p0   28 box
        mov dword [esp + 408], eax ;   717.0 p0+p3   28 box spill
        mov eax, dword [esp + 368] ;   716.0 p2      28 box
        mov dword [esp + 400], eax ;   720.0 p0+p3   28 box spill
        mov eax, dword [esp + 368] ;   716.0 p2      28 box
        mov dword [esp + 368], eax ;   720.0 p0+p3   28 box spill
        mov eax, dword [esp + 396] ;   674.7 p2      29 box
        not eax                    ;   719.5 p0      29 box
        xor esi, eax               ;   720.5 p0      29 box
        and ecx, eax               ;   720.5 p0      29 box
        xor ebp, esi               ;   721.5 p0      29 box
        or edi, esi                ;   721.5 p0      29 box
        xor ebx, edi               ;   722.5 p0      29 box
        xor ecx, esi               ;   722.5 p0      29 box
        xor edx, ebp               ;   723.0 p0      29 box
        mov esi, dword [esp + 356] ;   707.5 p2      29 box reload
        and esi, ecx               ;   723.5 p0      29 box
        xor ecx, ebp               ;   724.0 p0      29 box
        and ecx, ebx               ;   725.0 p0      29 box
        or ebx, esi                ;   725.0 p0      29 box
        xor esi, edx               ;   725.5 p0      29 box
        not edx                    ;   726.0 p0      29 box
        xor ecx, edx               ;   727.0 p0      29 box
        xor ebx, edx               ;   727.0 p0      29 box
        mov edi, dword [esp + 416] ;   682.7 p2      28 box
        not edi                    ;   727.5 p0      28 box
        mov eax, dword [esp + 392] ;   712.5 p2      28 box reload
        xor eax, edi               ;   728.5 p0      28 box
        mov edx, dword [esp + 408] ;   717.0 p2      28 box reload
        and edx, eax               ;   729.5 p0      28 box
        xor edx, edi               ;   730.5 p0      28 box
        or edi, eax                ;   729.5 p0      28 box
        mov dword [esp + 408], ecx ;   730.0 p0+p3   29 box spill
        mov ecx, dword [esp + 400] ;   720.0 p2      28 box reload
        xor ecx, edi               ;   731.0 p0      28 box
        mov edi, dword [esp + 320] ;   721.0 p2      28 box
        xor edi, edx               ;   731.5 p0      28 box
        mov dword [esp + 400], edi ;   732.5 p0+p3   28 box spill
        mov edi, dword [esp + 368] ;   720.0 p2      28 box reload
        and edi, edx               ;   733.0 p0      28 box
        mov edx, dword [esp + 320] ;   721.0 p2      28 box
        and edx, ecx               ;   733.5 p0      28 box
        xor edx, eax               ;   734.5 p0      28 box
        xor eax, edi               ;   734.5 p0      28 box
        mov edi, dword [esp + 404] ;   693.3 p2      27 box
        and edi, dword [esp + 412] ;   735.0 p2+p0   27 box
        xor edi, dword [esp + 420] ;   736.0 p2+p0   27 box
        mov dword [esp + 320], edx ;   736.0 p0+p3   28 box spill
        mov edx, dword [esp + 404] ;   696.3 p2      27 box
        xor edx, dword [esp + 424] ;   737.0 p2+p0   27 box
        mov dword [esp + 404], eax ;   737.5 p0+p3   28 box spill
        mov eax, dword [esp + 420] ;   698.3 p2      27 box
        or eax, dword [esp + 412]  ;   738.5 p2+p0   27 box
        or eax, edx                ;   739.5 p0      27 box
        xor eax, dword [esp + 424] ;   740.5 p2+p0   27 box
        mov dword [esp + 420], ecx ;   740.0 p0+p3   28 box spill
        mov ecx, dword [esp + 424] ;   701.3 p2      27 box
        and ecx, edx               ;   741.0 p0      27 box
        xor ecx, edi               ;   742.0 p0      27 box
        mov dword [esp + 424], ebx ;   742.0 p0+p3   29 box spill
        mov ebx, dword [esp + 412] ;   702.3 p2      27 box
        xor ebx, edi               ;   743.0 p0      27 box
        and edi, eax               ;   743.5 p0      27 box
        xor eax, ebx               ;   744.0 p0      27 box
        or ebx, ecx                ;   744.5 p0      27 box
        not ecx                    ;   745.0 p0      27 box
        xor ebx, edx               ;   745.5 p0      27 box
        xor edx, edi               ;   746.0 p0      27 box
        mov edi, dword [esp + 440] ;   703.3 p2      26 box
        and edi, dword [esp + 428] ;   746.5 p2+p0   26 box
        mov dword [esp + 412], edx ;   747.0 p0+p3   27 box spill
        mov edx, dword [esp + 428] ;   705.3 p2      26 box
        xor edx, dword [esp + 452] ;   748.0 p2+p0   26 box
        mov dword [esp + 428], ebx ;   748.5 p0+p3   27 box spill
        mov ebx, dword [esp + 452] ;   707.3 p2      26 box
        or ebx, dword [esp + 440]  ;   749.5 p2+p0   26 box
        mov dword [esp + 452], eax ;   750.0 p0+p3   27 box spill
        mov eax, dword [esp + 440] ;   709.3 p2      26 box
        xor eax, dword [esp + 432] ;   751.0 p2+p0   26 box
        or eax, edi                ;   752.0 p0      26 box
        mov dword [esp + 440], ecx ;   752.0 p0+p3   27 box spill
        mov ecx, dword [esp + 432] ;   711.3 p2      26 box
        and ecx, ebx               ;   753.0 p0      26 box
        xor ecx, edx               ;   754.0 p0      26 box
        and edx, ebx               ;   754.0 p0      26 box
        xor edx, eax               ;   755.0 p0      26 box
        xor ebx, ecx               ;   755.0 p0      26 box
        xor ecx, edi               ;   755.5 p0      26 box
        xor eax, ecx               ;   756.5 p0      26 box
        and edi, edx               ;   756.5 p0      26 box
        xor edi, ebx               ;   757.5 p0      26 box
        and ebx, edx               ;   757.5 p0      26 box
        xor ecx, ebx               ;   758.5 p0      26 box
        mov ebx, dword [esp + 436] ;   712.3 p2      25 box
        and ebx, dword [esp + 464] ;   758.5 p2+p0   25 box
        xor ebx, dword [esp + 448] ;   759.5 p2+p0   25 box
        mov dword [esp + 432], eax ;   759.5 p0+p3   26 box spill
        mov eax, dword [esp + 464] ;   715.3 p2      25 box
        xor eax, dword [esp + 436] ;   760.5 p2+p0   25 box
        xor eax, dword [esp + 444] ;   761.5 p2+p0   25 box
        mov dword [esp + 464], edx ;   761.5 p0+p3   26 box spill
        mov edx, dword [esp + 448] ;   718.3 p2      25 box
        or edx, dword [esp + 436]  ;   762.5 p2+p0   25 box
        xor edx, dword [esp + 444] ;   763.5 p2+p0   25 box
        mov dword [esp + 448], edi ;   763.5 p0+p3   26 box spill
        mov edi, dword [esp + 444] ;   721.3 p2      25 box
        and edi, ebx               ;   764.5 p0      25 box
        xor edi, eax               ;   765.5 p0      25 box
        xor ebx, eax               ;   765.5 p0      25 box
        or eax, edx                ;   766.0 p0      25 box
        xor eax, ebx               ;   767.0 p0      25 box
        xor ebx, dword [esp + 436] ;   767.0 p2+p0   25 box
        xor edx, eax               ;   768.0 p0      25 box
        xor eax, edi               ;   768.0 p0      25 box
        not edi                    ;   768.5 p0      25 box
        mov dword [esp + 436], edi ;   769.5 p0+p3   25 box spill
        mov edi, dword [esp + 456] ;   724.7 p2      24 box
        and edi, dword [esp + 480] ;   770.0 p2+p0   24 box
        mov dword [esp + 456], edx ;   770.5 p0+p3   25 box spill
        mov edx, dword [esp + 472] ;   726.7 p2      24 box
        or edx, dword [esp + 480]  ;   771.5 p2+p0   24 box
        not edx                    ;   772.5 p0      24 box
        mov dword [esp + 472], eax ;   772.5 p0+p3   25 box spill
        mov eax, dword [esp + 480] ;   728.7 p2      24 box
        xor eax, dword [esp + 468] ;   773.5 p2+p0   24 box
        mov dword [esp + 480], ebx ;   774.0 p0+p3   25 box spill
        mov ebx, edi               ;   771.0 p1      24 box copy
        mov dword [esp + 444], ecx ;   775.0 p0+p3   26 box spill
        mov ecx, dword [esp + 468] ;   730.7 p2      24 box
        mov dword [esp + 468], ebp ;   776.0 p0+p3   29 box spill
        mov ebp, edx               ;   773.5 p1      24 box copy
        mov dword [esp + 368], esi ;   777.0 p0+p3   29 box spill
        mov esi, dword [esp + 488] ;   731.7 p2      23 box
        or esi, dword [esp + 508]  ;   778.0 p2+p0   23 box
        xor esi, dword [esp + 476] ;   779.0 p2+p0   23 box
        mov dword [esp + 488], esi ;   780.0 p0+p3   23 box spill
        mov esi, dword [esp + 508] ;   734.7 p2      23 box
        xor esi, dword [esp + 484] ;   780.0 p2+p0   23 box
        mov dword [esp + 508], esi ;   781.0 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   736.7 p2      23 box
        and esi, dword [esp + 496] ;   781.5 p2+p0   23 box
        xor esi, dword [esp + 508] ;   785.0 p2+p0   23 box
        mov dword [esp + 476], esi ;   786.0 p0+p3   23 box spill
        mov esi, dword [esp + 484] ;   739.7 p2      23 box
        xor esi, dword [esp + 488] ;   784.0 p2+p0   23 box
        mov dword [esp + 484], esi ;   785.0 p0+p3   23 box spill
        mov esi, dword [esp + 496] ;   741.7 p2      23 box
        xor esi, dword [esp + 488] ;   785.0 p2+p0   23 box
        mov dword [esp + 496], esi ;   786.0 p0+p3   23 box spill
        mov esi, dword [esp + 484] ;   785.0 p2      23 box
        xor esi, dword [esp + 496] ;   790.0 p2+p0   23 box
        or esi, dword [esp + 476]  ;   791.0 p2+p0   23 box
        mov dword [esp + 392], esi ;   792.0 p0+p3   23 box spill
        mov esi, dword [esp + 496] ;   786.0 p2      23 box
        mov dword [esp + 496], esi ;   790.0 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   786.0 p2      23 box
        xor esi, dword [esp + 392] ;   796.0 p2+p0   23 box
        mov dword [esp + 476], esi ;   797.0 p0+p3   23 box spill
        mov esi, dword [esp + 488] ;   780.0 p2      23 box
        xor esi, dword [esp + 476] ;   801.0 p2+p0   23 box
        mov dword [esp + 488], esi ;   802.0 p0+p3   23 box spill
        mov esi, dword [esp + 476] ;   797.0 p2      23 box
        mov dword [esp + 476], esi ;   801.0 p0+p3   23 box spill
        mov esi, dword [esp + 460] ;   752.7 p2      24 box
        not esi                    ;   793.5 p0      24 box
        xor eax, esi               ;   794.5 p0      24 box
        or ebx, esi                ;   794.5 p0      24 box
        xor edi, eax               ;   795.5 p0      24 box
        and eax, ebx               ;   795.5 p0      24 box
        or ebp, eax                ;   796.5 p0      24 box
        xor ebx, edi               ;   796.5 p0      24 box
        xor ecx, edi               ;   797.0 p0      24 box
        or ebx, ebp                ;   797.5 p0      24 box
        xor edx, ecx               ;   798.0 p0      24 box
        xor ebx, edx               ;   799.0 p0      24 box
        and ecx, ebp               ;   799.0 p0      24 box
        xor edx, ecx               ;   800.0 p0      24 box
        mov esi, dword [esp + 508] ;   781.0 p2      23 box
        not esi                    ;   800.0 p0      23 box
        mov eax, dword [esp + 496] ;   790.0 p2      23 box reload
        or eax, esi                ;   801.0 p0      23 box
        mov esi, dword [esp + 392] ;   792.0 p2      23 box
        xor esi, eax               ;   802.0 p0      23 box
        mov ecx, dword [esp + 476] ;   801.0 p2      23 box reload
        xor ecx, eax               ;   805.0 p0      23 box
        mov eax, dword [esp + 492] ;   757.7 p2      30 box
        or eax, dword [esp + 504]  ;   802.0 p2+p0   30 box
        xor eax, dword [esp + 500] ;   803.0 p2+p0   30 box
        mov dword [esp + 476], esi ;   803.0 p0+p3   23 box spill
        mov esi, dword [esp + 500] ;   760.7 p2      30 box
        and esi, dword [esp + 504] ;   804.0 p2+p0   30 box
        mov dword [esp + 500], ecx ;   806.0 p0+p3   23 box spill
        mov ecx, dword [esp + 492] ;   762.7 p2      30 box
        xor ecx, esi               ;   805.5 p0      30 box
        xor esi, dword [esp + 520] ;   806.0 p2+p0   30 box
        and esi, ecx               ;   807.0 p0      30 box
        mov dword [esp + 492], ebp ;   807.0 p0+p3   24 box spill
        mov ebp, dword [esp + 504] ;   764.7 p2      30 box
        xor ebp, esi               ;   808.0 p0      30 box
        or esi, eax                ;   808.5 p0      30 box
        xor esi, dword [esp + 520] ;   809.5 p2+p0   30 box
        mov dword [esp + 504], edi ;   809.5 p0+p3   24 box spill
        mov edi, dword [esp + 520] ;   766.7 p2      30 box
        xor edi, eax               ;   810.5 p0      30 box
        not edi                    ;   811.5 p0      30 box
        xor eax, ecx               ;   811.5 p0      30 box
        xor eax, ebp               ;   812.5 p0      30 box
        or edi, ecx                ;   812.5 p0      30 box
        or edi, ebp                ;   813.5 p0      30 box
        xor edi, eax               ;   814.5 p0      30 box
        xor ebp, esi               ;   814.0 p0      30 box
        or eax, esi                ;   814.5 p0      30 box
        xor ecx, eax               ;   815.5 p0      30 box
        mov eax, dword [esp + 512] ;   767.7 p2      29 box
        and eax, dword [esp + 524] ;   815.5 p2+p0   29 box
        mov dword [esp + 512], ebp ;   816.0 p0+p3   30 box spill
        mov ebp, dword [esp + 524] ;   769.7 p2      29 box
        xor ebp, dword [esp + 516] ;   817.0 p2+p0   29 box
        mov dword [esp + 524], esi ;   817.5 p0+p3   30 box spill
        mov esi, dword [esp + 516] ;   771.7 p2      29 box
        mov dword [esp + 516], ecx ;   818.5 p0+p3   30 box spill
        mov ecx, dword [esp + 528] ;   772.7 p2      29 box
        mov dword [esp + 520], edi ;   819.5 p0+p3   30 box spill
        mov edi, dword [esp + 528] ;   773.7 p2      29 box
        mov dword [esp + 392], ebx ;   820.5 p0+p3   24 box spill
        mov ebx, dword [esp + 528] ;   774.7 p2      29 box
        mov dword [esp + 528], edx ;   821.5 p0+p3   24 box spill
        mov edx, ebp               ;   818.0 p1      29 box copy
        mov dword [esp + 496], ebp ;   822.5 p0+p3   29 box spill
        mov ebp, dword [esp + 548] ;   775.7 p2      28 box
        or ebp, dword [esp + 532]  ;   823.5 p2+p0   28 box
        mov dword [esp + 508], ebp ;   824.5 p0+p3   28 box spill
        mov ebp, dword [esp + 540] ;   777.7 p2      28 box
        xor ebp, dword [esp + 548] ;   825.0 p2+p0   28 box
        mov dword [esp + 540], ebp ;   826.0 p0+p3   28 box spill
        mov ebp, dword [esp + 532] ;   779.7 p2      28 box
        xor ebp, dword [esp + 548] ;   826.5 p2+p0   28 box
        mov dword [esp + 532], ebp ;   827.5 p0+p3   28 box spill
        mov ebp, dword [esp + 508] ;   824.5 p2      28 box reload
        xor ebp, dword [esp + 540] ;   830.0 p2+p0   28 box
        mov dword [esp + 508], ebp ;   831.0 p0+p3   28 box spill
        mov ebp, dword [esp + 548] ;   783.7 p2      28 box
        xor ebp, dword [esp + 508] ;   835.0 p2+p0   28 box
        mov dword [esp + 460], ebp ;   836.0 p0+p3   28 box spill
        mov ebp, dword [esp + 540] ;   826.0 p2      28 box
        and ebp, dword [esp + 548] ;   831.0 p2+p0   28 box
        mov dword [esp + 548], ebp ;   832.0 p0+p3   28 box spill
        mov ebp, dword [esp + 508] ;   831.0 p2      28 box
        mov dword [esp + 540], ebp ;   835.0 p0+p3   28 box spill
        mov ebp, dword [esp + 508] ;   831.0 p2      28 box
        mov dword [esp + 508], ebp ;   835.0 p0+p3   28 box spill
        mov ebp, dword [esp + 536] ;   789.7 p2      29 box
        not ebp                    ;   834.5 p0      29 box
        xor esi, ebp               ;   835.5 p0      29 box
        and ecx, ebp               ;   835.5 p0      29 box
        xor eax, esi               ;   836.5 p0      29 box
        or edi, esi                ;   836.5 p0      29 box
        xor edx, edi               ;   837.5 p0      29 box
        xor ecx, esi               ;   837.5 p0      29 box
        xor ebx, eax               ;   838.0 p0      29 box
        mov esi, dword [esp + 496] ;   822.5 p2      29 box reload
        and esi, ecx               ;   838.5 p0      29 box
        xor ecx, eax               ;   839.0 p0      29 box
        and ecx, edx               ;   840.0 p0      29 box
        or edx, esi                ;   840.0 p0      29 box
        xor esi, ebx               ;   840.5 p0      29 box
        not ebx                    ;   841.0 p0      29 box
        xor ecx, ebx               ;   842.0 p0      29 box
        xor edx, ebx               ;   842.0 p0      29 box
        mov edi, dword [esp + 556] ;   797.7 p2      28 box
        not edi                    ;   842.5 p0      28 box
        mov ebp, dword [esp + 532] ;   827.5 p2      28 box reload
        xor ebp, edi               ;   843.5 p0      28 box
        mov ebx, dword [esp + 548] ;   832.0 p2      28 box reload
        and ebx, ebp               ;   844.5 p0      28 box
        xor ebx, edi               ;   845.5 p0      28 box
        or edi, ebp                ;   844.5 p0      28 box
        mov dword [esp + 548], ecx ;   845.0 p0+p3   29 box spill
        mov ecx, dword [esp + 540] ;   835.0 p2      28 box reload
        xor ecx, edi               ;   846.0 p0      28 box
        mov edi, dword [esp + 460] ;   836.0 p2      28 box
        xor edi, ebx               ;   846.5 p0      28 box
        mov dword [esp + 540], edi ;   847.5 p0+p3   28 box spill
        mov edi, dword [esp + 508] ;   835.0 p2      28 box reload
        and edi, ebx               ;   848.0 p0      28 box
        mov ebx, dword [esp + 460] ;   836.0 p2      28 box
        and ebx, ecx               ;   848.5 p0      28 box
        xor ebx, ebp               ;   849.5 p0      28 box
        xor ebp, edi               ;   849.5 p0      28 box
        mov edi, dword [esp + 544] ;   808.3 p2      27 box
        xor edi, dword [esp + 16]  ;   850.0 p2+p0   27 box
        mov dword [esp + 544], ebx ;   850.5 p0+p3   28 box spill
        mov ebx, dword [esp + 16]  ;   810.3 p2      27 box
        and ebx, edi               ;   851.5 p0      27 box
        xor edi, dword [esp + 4]   ;   852.0 p2+p0   27 box
        xor ebx, dword [esp + 48]  ;   852.5 p2+p0   27 box
        mov dword [esp + 460], ebp ;   853.0 p0+p3   28 box spill
        mov ebp, dword [esp + 48]  ;   813.3 p2      27 box
        or ebp, dword [esp + 16]   ;   854.0 p2+p0   27 box
        or ebp, edi                ;   855.0 p0      27 box
        xor ebp, dword [esp + 4]   ;   856.0 p2+p0   27 box
        mov dword [esp + 48], ecx  ;   855.5 p0+p3   28 box spill
        mov ecx, dword [esp + 4]   ;   816.3 p2      27 box
        and ecx, edi               ;   856.5 p0      27 box
        xor ecx, ebx               ;   857.5 p0      27 box
        mov dword [esp + 4], edx   ;   857.5 p0+p3   29 box spill
        mov edx, dword [esp + 16]  ;   817.3 p2      27 box
        xor edx, ebx               ;   858.5 p0      27 box
        and ebx, ebp               ;   859.0 p0      27 box
        xor ebp, edx               ;   859.5 p0      27 box
        or edx, ecx                ;   860.0 p0      27 box
        not ecx                    ;   860.5 p0      27 box
        xor edx, edi               ;   861.0 p0      27 box
        xor edi, ebx               ;   861.5 p0      27 box
        mov ebx, dword [esp + 12]  ;   818.3 p2      26 box
        and ebx, dword [esp + 552] ;   862.0 p2+p0   26 box
        mov dword [esp + 16], edi  ;   862.5 p0+p3   27 box spill
        mov edi, dword [esp + 552] ;   820.3 p2      26 box
        xor edi, dword [esp + 0]   ;   863.5 p2+p0   26 box
        mov dword [esp + 552], edx ;   864.0 p0+p3   27 box spill
        mov edx, dword [esp + 0]   ;   822.3 p2      26 box
        or edx, dword [esp + 12]   ;   865.0 p2+p0   26 box
        mov dword [esp + 0], ebp   ;   865.5 p0+p3   27 box spill
        mov ebp, dword [esp + 12]  ;   824.3 p2      26 box
        xor ebp, dword [esp + 28]  ;   866.5 p2+p0   26 box
        or ebp, ebx                ;   867.5 p0      26 box
        mov dword [esp + 12], ecx  ;   867.5 p0+p3   27 box spill
        mov ecx, dword [esp + 28]  ;   826.3 p2      26 box
        and ecx, edx               ;   868.5 p0      26 box
        xor ecx, edi               ;   869.5 p0      26 box
        and edi, edx               ;   869.5 p0      26 box
        xor edi, ebp               ;   870.5 p0      26 box
        xor edx, ecx               ;   870.5 p0      26 box
        xor ecx, ebx               ;   871.0 p0      26 box
        xor ebp, ecx               ;   872.0 p0      26 box
        and ebx, edi               ;   872.0 p0      26 box
        xor ebx, edx               ;   873.0 p0      26 box
        and edx, edi               ;   873.0 p0      26 box
        xor ecx, edx               ;   874.0 p0      26 box
        mov edx, dword [esp + 24]  ;   827.7 p2      26 box reload
        mov dword [esp + 28], ebp  ;   874.0 p0+p3   26 box spill
        mov ebp, dword [esp + 588] ;   828.7 p2     118 rk reload
        mov dword [ebp], edx       ;   875.0 p0+p3  118 rk
        mov edx, dword [esp + 32]  ;   829.7 p2      26 box reload
        mov dword [ebp + 4], edx   ;   876.0 p0+p3  118 rk
        mov edx, dword [esp + 40]  ;   830.7 p2      26 box reload
        mov dword [ebp + 8], edx   ;   877.0 p0+p3  118 rk
        mov edx, dword [esp + 8]   ;   831.7 p2      26 box reload
        mov dword [ebp + 12], edx  ;   878.0 p0+p3  118 rk
        mov edx, dword [esp + 56]  ;   832.7 p2      25 box reload
        mov dword [ebp + 16], edx  ;   879.0 p0+p3  118 rk
        mov edx, dword [esp + 52]  ;   833.7 p2      25 box reload
        mov dword [ebp + 20], edx  ;   880.0 p0+p3  118 rk
        mov edx, dword [esp + 36]  ;   834.7 p2      25 box reload
        mov dword [ebp + 24], edx  ;   881.0 p0+p3  118 rk
        mov edx, dword [esp + 20]  ;   835.7 p2      25 box reload
        mov dword [ebp + 28], edx  ;   882.0 p0+p3  118 rk
        mov edx, dword [esp + 108] ;   836.7 p2      24 box reload
        mov dword [ebp + 32], edx  ;   883.0 p0+p3  118 rk
        mov edx, dword [esp + 560] ;   837.7 p2      24 box reload
        mov dword [ebp + 36], edx  ;   884.0 p0+p3  118 rk
        mov edx, dword [esp + 88]  ;   838.7 p2      24 box reload
        mov dword [ebp + 40], edx  ;   885.0 p0+p3  118 rk
        mov edx, dword [esp + 76]  ;   839.7 p2      24 box reload
        mov dword [ebp + 44], edx  ;   886.0 p0+p3  118 rk
        mov edx, dword [esp + 80]  ;   840.7 p2      23 box reload
        mov dword [ebp + 48], edx  ;   887.0 p0+p3  118 rk
        mov edx, dword [esp + 60]  ;   841.7 p2      23 box reload
        mov dword [ebp + 52], edx  ;   888.0 p0+p3  118 rk
        mov edx, dword [esp + 68]  ;   842.7 p2      23 box reload
        mov dword [ebp + 56], edx  ;   889.0 p0+p3  118 rk
        mov edx, dword [esp + 64]  ;   843.7 p2      23 box reload
        mov dword [ebp + 60], edx  ;   890.0 p0+p3  118 rk
        mov edx, dword [esp + 96]  ;   844.7 p2      30 box reload
        mov dword [ebp + 64], edx  ;   891.0 p0+p3  118 rk
        mov edx, dword [esp + 100] ;   845.7 p2      30 box reload
        mov dword [ebp + 68], edx  ;   892.0 p0+p3  118 rk
        mov edx, dword [esp + 104] ;   846.7 p2      30 box reload
        mov dword [ebp + 72], edx  ;   893.0 p0+p3  118 rk
        mov edx, dword [esp + 92]  ;   847.7 p2      30 box reload
        mov dword [ebp + 76], edx  ;   894.0 p0+p3  118 rk
        mov edx, dword [esp + 84]  ;   848.7 p2      29 box reload
        mov dword [ebp + 80], edx  ;   895.0 p0+p3  118 rk
        mov edx, dword [esp + 188] ;   849.7 p2      29 box reload
        mov dword [ebp + 84], edx  ;   896.0 p0+p3  118 rk
        mov edx, dword [esp + 144] ;   850.7 p2      29 box reload
        mov dword [ebp + 88], edx  ;   897.0 p0+p3  118 rk
        mov edx, dword [esp + 124] ;   851.7 p2      29 box reload
        mov dword [ebp + 92], edx  ;   898.0 p0+p3  118 rk
        mov edx, dword [esp + 140] ;   852.7 p2      28 box reload
        mov dword [ebp + 96], edx  ;   899.0 p0+p3  118 rk
        mov edx, dword [esp + 128] ;   853.7 p2      28 box reload
        mov dword [ebp + 100], edx ;   900.0 p0+p3  118 rk
        mov edx, dword [esp + 44]  ;   854.7 p2      28 box reload
        mov dword [ebp + 104], edx ;   901.0 p0+p3  118 rk
        mov edx, dword [esp + 120] ;   855.7 p2      28 box reload
        mov dword [ebp + 108], edx ;   902.0 p0+p3  118 rk
        mov edx, dword [esp + 156] ;   856.7 p2      27 box reload
        mov dword [ebp + 112], edx ;   903.0 p0+p3  118 rk
        mov edx, dword [esp + 168] ;   857.7 p2      27 box reload
        mov dword [ebp + 116], edx ;   904.0 p0+p3  118 rk
        mov edx, dword [esp + 148] ;   858.7 p2      27 box reload
        mov dword [ebp + 120], edx ;   905.0 p0+p3  118 rk
        mov edx, dword [esp + 132] ;   859.7 p2      27 box reload
        mov dword [ebp + 124], edx ;   906.0 p0+p3  118 rk
        mov edx, dword [esp + 164] ;   860.7 p2      26 box reload
        mov dword [ebp + 128], edx ;   907.0 p0+p3  118 rk
        mov edx, dword [esp + 172] ;   861.7 p2      26 box reload
        mov dword [ebp + 132], edx ;   908.0 p0+p3  118 rk
        mov edx, dword [esp + 180] ;   862.7 p2      26 box reload
        mov dword [ebp + 136], edx ;   909.0 p0+p3  118 rk
        mov edx, dword [esp + 152] ;   863.7 p2      26 box reload
        mov dword [ebp + 140], edx ;   910.0 p0+p3  118 rk
        mov edx, dword [esp + 196] ;   864.7 p2      25 box reload
        mov dword [ebp + 144], edx ;   911.0 p0+p3  118 rk
        mov edx, dword [esp + 192] ;   865.7 p2      25 box reload
        mov dword [ebp + 148], edx ;   912.0 p0+p3  118 rk
        mov edx, dword [esp + 176] ;   866.7 p2      25 box reload
        mov dword [ebp + 152], edx ;   913.0 p0+p3  118 rk
        mov edx, dword [esp + 160] ;   867.7 p2      25 box reload
        mov dword [ebp + 156], edx ;   914.0 p0+p3  118 rk
        mov edx, dword [esp + 248] ;   868.7 p2      24 box reload
        mov dword [ebp + 160], edx ;   915.0 p0+p3  118 rk
        mov edx, dword [esp + 116] ;   869.7 p2      24 box reload
        mov dword [ebp + 164], edx ;   916.0 p0+p3  118 rk
        mov edx, dword [esp + 228] ;   870.7 p2      24 box reload
        mov dword [ebp + 168], edx ;   917.0 p0+p3  118 rk
        mov edx, dword [esp + 212] ;   871.7 p2      24 box reload
        mov dword [ebp + 172], edx ;   918.0 p0+p3  118 rk
        mov edx, dword [esp + 220] ;   872.7 p2      23 box reload
        mov dword [ebp + 176], edx ;   919.0 p0+p3  118 rk
        mov edx, dword [esp + 200] ;   873.7 p2      23 box reload
        mov dword [ebp + 180], edx ;   920.0 p0+p3  118 rk
        mov edx, dword [esp + 208] ;   874.7 p2      23 box reload
        mov dword [ebp + 184], edx ;   922.0 p0+p3  118 rk
        mov edx, dword [esp + 204] ;   875.7 p2      23 box reload
        mov dword [ebp + 188], edx ;   924.0 p0+p3  118 rk
        mov edx, dword [esp + 236] ;   876.7 p2      30 box reload
        mov dword [ebp + 192], edx ;   926.0 p0+p3  118 rk
        mov edx, dword [esp + 240] ;   877.7 p2      30 box reload
        mov dword [ebp + 196], edx ;   928.0 p0+p3  118 rk
        mov edx, dword [esp + 244] ;   878.7 p2      30 box reload
        mov dword [ebp + 200], edx ;   930.0 p0+p3  118 rk
        mov edx, dword [esp + 232] ;   879.7 p2      30 box reload
        mov dword [ebp + 204], edx ;   932.0 p0+p3  118 rk
        mov edx, dword [esp + 224] ;   880.7 p2      29 box reload
        mov dword [ebp + 208], edx ;   934.0 p0+p3  118 rk
        mov edx, dword [esp + 328] ;   881.7 p2      29 box reload
        mov dword [ebp + 212], edx ;   936.0 p0+p3  118 rk
        mov edx, dword [esp + 284] ;   882.7 p2      29 box reload
        mov dword [ebp + 216], edx ;   938.0 p0+p3  118 rk
        mov edx, dword [esp + 264] ;   883.7 p2      29 box reload
        mov dword [ebp + 220], edx ;   940.0 p0+p3  118 rk
        mov edx, dword [esp + 280] ;   884.7 p2      28 box reload
        mov dword [ebp + 224], edx ;   942.0 p0+p3  118 rk
        mov edx, dword [esp + 268] ;   885.7 p2      28 box reload
        mov dword [ebp + 228], edx ;   944.0 p0+p3  118 rk
        mov edx, dword [esp + 184] ;   886.7 p2      28 box reload
        mov dword [ebp + 232], edx ;   946.0 p0+p3  118 rk
        mov edx, dword [esp + 260] ;   887.7 p2      28 box reload
        mov dword [ebp + 236], edx ;   948.0 p0+p3  118 rk
        mov edx, dword [esp + 296] ;   888.7 p2      27 box reload
        mov dword [ebp + 240], edx ;   950.0 p0+p3  118 rk
        mov edx, dword [esp + 308] ;   889.7 p2      27 box reload
        mov dword [ebp + 244], edx ;   952.0 p0+p3  118 rk
        mov edx, dword [esp + 288] ;   890.7 p2      27 box reload
        mov dword [ebp + 248], edx ;   954.0 p0+p3  118 rk
        mov edx, dword [esp + 272] ;   891.7 p2      27 box reload
        mov dword [ebp + 252], edx ;   956.0 p0+p3  118 rk
        mov edx, dword [esp + 304] ;   892.7 p2      26 box reload
        mov dword [ebp + 256], edx ;   958.0 p0+p3  118 rk
        mov edx, dword [esp + 312] ;   893.7 p2      26 box reload
        mov dword [ebp + 260], edx ;   960.0 p0+p3  118 rk
        mov edx, dword [esp + 324] ;   894.7 p2      26 box reload
        mov dword [ebp + 264], edx ;   962.0 p0+p3  118 rk
        mov edx, dword [esp + 292] ;   895.7 p2      26 box reload
        mov dword [ebp + 268], edx ;   964.0 p0+p3  118 rk
        mov edx, dword [esp + 340] ;   896.7 p2      25 box reload
        mov dword [ebp + 272], edx ;   966.0 p0+p3  118 rk
        mov edx, dword [esp + 332] ;   897.7 p2      25 box reload
        mov dword [ebp + 276], edx ;   968.0 p0+p3  118 rk
        mov edx, dword [esp + 316] ;   898.7 p2      25 box reload
        mov dword [ebp + 280], edx ;   970.0 p0+p3  118 rk
        mov edx, dword [esp + 300] ;   899.7 p2      25 box reload
        mov dword [ebp + 284], edx ;   972.0 p0+p3  118 rk
        mov edx, dword [esp + 388] ;   900.7 p2      24 box reload
        mov dword [ebp + 288], edx ;   974.0 p0+p3  118 rk
        mov edx, dword [esp + 256] ;   901.7 p2      24 box reload
        mov dword [ebp + 292], edx ;   976.0 p0+p3  118 rk
        mov edx, dword [esp + 364] ;   902.7 p2      24 box reload
        mov dword [ebp + 296], edx ;   978.0 p0+p3  118 rk
        mov edx, dword [esp + 352] ;   903.7 p2      24 box reload
        mov dword [ebp + 300], edx ;   980.0 p0+p3  118 rk
        mov edx, dword [esp + 360] ;   904.7 p2      23 box reload
        mov dword [ebp + 304], edx ;   982.0 p0+p3  118 rk
        mov edx, dword [esp + 336] ;   905.7 p2      23 box reload
        mov dword [ebp + 308], edx ;   984.0 p0+p3  118 rk
        mov edx, dword [esp + 348] ;   906.7 p2      23 box reload
        mov dword [ebp + 312], edx ;   986.0 p0+p3  118 rk
        mov edx, dword [esp + 344] ;   907.7 p2      23 box reload
        mov dword [ebp + 316], edx ;   988.0 p0+p3  118 rk
        mov edx, dword [esp + 380] ;   908.7 p2      30 box reload
        mov dword [ebp + 320], edx ;   990.0 p0+p3  118 rk
        mov edx, dword [esp + 376] ;   909.7 p2      30 box reload
        mov dword [ebp + 324], edx ;   992.0 p0+p3  118 rk
        mov edx, dword [esp + 384] ;   910.7 p2      30 box reload
        mov dword [ebp + 328], edx ;   994.0 p0+p3  118 rk
        mov edx, dword [esp + 372] ;   911.7 p2      30 box reload
        mov dword [ebp + 332], edx ;   996.0 p0+p3  118 rk
        mov edx, dword [esp + 368] ;   912.7 p2      29 box reload
        mov dword [ebp + 336], edx ;   998.0 p0+p3  118 rk
        mov edx, dword [esp + 468] ;   913.7 p2      29 box reload
        mov dword [ebp + 340], edx ;  1000.0 p0+p3  118 rk
        mov edx, dword [esp + 424] ;   914.7 p2      29 box reload
        mov dword [ebp + 344], edx ;  1002.0 p0+p3  118 rk
        mov edx, dword [esp + 408] ;   915.7 p2      29 box reload
        mov dword [ebp + 348], edx ;  1004.0 p0+p3  118 rk
        mov edx, dword [esp + 420] ;   916.7 p2      28 box reload
        mov dword [ebp + 352], edx ;  1006.0 p0+p3  118 rk
        mov edx, dword [esp + 404] ;   917.7 p2      28 box reload
        mov dword [ebp + 356], edx ;  1008.0 p0+p3  118 rk
        mov edx, dword [esp + 320] ;   918.7 p2      28 box reload
        mov dword [ebp + 360], edx ;  1010.0 p0+p3  118 rk
        mov edx, dword [esp + 400] ;   919.7 p2      28 box reload
        mov dword [ebp + 364], edx ;  1012.0 p0+p3  118 rk
        mov edx, dword [esp + 440] ;   920.7 p2      27 box reload
        mov dword [ebp + 368], edx ;  1014.0 p0+p3  118 rk
        mov edx, dword [esp + 452] ;   921.7 p2      27 box reload
        mov dword [ebp + 372], edx ;  1016.0 p0+p3  118 rk
        mov edx, dword [esp + 428] ;   922.7 p2      27 box reload
        mov dword [ebp + 376], edx ;  1018.0 p0+p3  118 rk
        mov edx, dword [esp + 412] ;   923.7 p2      27 box reload
        mov dword [ebp + 380], edx ;  1020.0 p0+p3  118 rk
        mov edx, dword [esp + 444] ;   924.7 p2      26 box reload
        mov dword [ebp + 384], edx ;  1022.0 p0+p3  118 rk
        mov edx, dword [esp + 448] ;   925.7 p2      26 box reload
        mov dword [ebp + 388], edx ;  1024.0 p0+p3  118 rk
        mov edx, dword [esp + 464] ;   926.7 p2      26 box reload
        mov dword [ebp + 392], edx ;  1026.0 p0+p3  118 rk
        mov edx, dword [esp + 432] ;   927.7 p2      26 box reload
        mov dword [ebp + 396], edx ;  1028.0 p0+p3  118 rk
        mov edx, dword [esp + 480] ;   928.7 p2      25 box reload
        mov dword [ebp + 400], edx ;  1030.0 p0+p3  118 rk
        mov edx, dword [esp + 472] ;   929.7 p2      25 box reload
        mov dword [ebp + 404], edx ;  1032.0 p0+p3  118 rk
        mov edx, dword [esp + 456] ;   930.7 p2      25 box reload
        mov dword [ebp + 408], edx ;  1034.0 p0+p3  118 rk
        mov edx, dword [esp + 436] ;   931.7 p2      25 box reload
        mov dword [ebp + 412], edx ;  1036.0 p0+p3  118 rk
        mov edx, dword [esp + 528] ;   932.7 p2      24 box reload
        mov dword [ebp + 416], edx ;  1038.0 p0+p3  118 rk
        mov edx, dword [esp + 392] ;   933.7 p2      24 box reload
        mov dword [ebp + 420], edx ;  1040.0 p0+p3  118 rk
        mov edx, dword [esp + 504] ;   934.7 p2      24 box reload
        mov dword [ebp + 424], edx ;  1042.0 p0+p3  118 rk
        mov edx, dword [esp + 492] ;   935.7 p2      24 box reload
        mov dword [ebp + 428], edx ;  1044.0 p0+p3  118 rk
        mov edx, dword [esp + 500] ;   936.7 p2      23 box reload
        mov dword [ebp + 432], edx ;  1046.0 p0+p3  118 rk
        mov edx, dword [esp + 476] ;   937.7 p2      23 box reload
        mov dword [ebp + 436], edx ;  1048.0 p0+p3  118 rk
        mov dword [ebp + 464], esi ;  1050.0 p0+p3  118 rk
        mov esi, dword [esp + 488] ;   938.7 p2      23 box reload
        mov dword [ebp + 440], esi ;  1052.0 p0+p3  118 rk
        mov dword [ebp + 468], eax ;  1054.0 p0+p3  118 rk
        mov esi, dword [esp + 484] ;   939.7 p2      23 box reload
        mov dword [ebp + 444], esi ;  1056.0 p0+p3  118 rk
        mov esi, dword [esp + 520] ;   940.7 p2      30 box reload
        mov dword [ebp + 448], esi ;  1058.0 p0+p3  118 rk
        mov esi, dword [esp + 516] ;   941.7 p2      30 box reload
        mov dword [ebp + 452], esi ;  1060.0 p0+p3  118 rk
        mov esi, dword [esp + 524] ;   942.7 p2      30 box reload
        mov dword [ebp + 456], esi ;  1062.0 p0+p3  118 rk
        mov esi, dword [esp + 512] ;   943.7 p2      30 box reload
        mov dword [ebp + 460], esi ;  1064.0 p0+p3  118 rk
        mov esi, dword [esp + 4]   ;   944.7 p2      29 box reload
        mov dword [ebp + 472], esi ;  1066.0 p0+p3  118 rk
        mov esi, dword [esp + 548] ;   945.7 p2      29 box reload
        mov dword [ebp + 476], esi ;  1068.0 p0+p3  118 rk
        mov esi, dword [esp + 48]  ;   946.7 p2      28 box reload
        mov dword [ebp + 480], esi ;  1070.0 p0+p3  118 rk
        mov esi, dword [esp + 460] ;   947.7 p2      28 box reload
        mov dword [ebp + 484], esi ;  1072.0 p0+p3  118 rk
        mov esi, dword [esp + 544] ;   948.7 p2      28 box reload
        mov dword [ebp + 488], esi ;  1074.0 p0+p3  118 rk
        mov esi, dword [esp + 540] ;   949.7 p2      28 box reload
        mov dword [ebp + 492], esi ;  1076.0 p0+p3  118 rk
        mov esi, dword [esp + 12]  ;   950.7 p2      27 box reload
        mov dword [ebp + 496], esi ;  1078.0 p0+p3  118 rk
        mov esi, dword [esp + 0]   ;   951.7 p2      27 box reload
        mov dword [ebp + 500], esi ;  1080.0 p0+p3  118 rk
        mov esi, dword [esp + 552] ;   952.7 p2      27 box reload
        mov dword [ebp + 504], esi ;  1082.0 p0+p3  118 rk
        mov dword [ebp + 512], ecx ;  1084.0 p0+p3  118 rk
        mov esi, dword [esp + 16]  ;   956.0 p2      27 box reload
        mov dword [ebp + 508], esi ;  1086.0 p0+p3  118 rk
        mov dword [ebp + 516], ebx ;  1088.0 p0+p3  118 rk
        mov dword [ebp + 520], edi ;  1090.0 p0+p3  118 rk
        mov esi, dword [esp + 28]  ;   960.0 p2      26 box reload
        mov dword [ebp + 524], esi ;  1092.0 p0+p3  118 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
