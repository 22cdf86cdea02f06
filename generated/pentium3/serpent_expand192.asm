; serpent_expand192 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand192 --cpu pentium3
;
; void serpent_expand192(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2931 uops, planned 981.7; bounds: width 977.0, ports 700.0, path 273.0
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
        mov edi, dword [esi + 12]  ;     3.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     3.0 p2     122 k
        mov eax, dword [esi + 20]  ;     3.0 p2     122 k
        mov ecx, edi               ;     6.0 p0     107 w[8] copy
        xor ecx, eax               ;     7.0 p1     107 w[8]
        xor ecx, dword [esi]       ;     8.0 p0+p2  107 w[8]
        xor ecx, 0x9e3779b9        ;     9.0 p1     107 w[8]
        rol ecx, 0xb               ;    10.0 p0     107 w[8]
        mov edx, ebp               ;     6.0 p1     107 w[9] copy
        xor edx, dword [esi + 4]   ;     7.0 p0+p2  107 w[9]
        xor edx, 1                 ;     8.0 p1     107 w[9]
        xor edx, 0x9e3779b8        ;     9.0 p0     107 w[9]
        xor edx, ecx               ;    11.0 p1     107 w[9]
        rol edx, 0xb               ;    12.0 p0     107 w[9]
        xor edi, 1                 ;     6.7 p1     107 w[11]
        xor edi, 0x9e3779ba        ;     7.7 p0     107 w[11]
        xor edi, ecx               ;    11.0 p1     107 w[11]
        mov ebx, eax               ;     8.3 p0     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     9.3 p1+p2  107 w[10]
        xor ebx, 0x9e3779bb        ;    10.3 p0     107 w[10]
        xor ebx, edx               ;    13.0 p1     107 w[10]
        rol ebx, 0xb               ;    14.0 p0     107 w[10]
        xor edi, ebx               ;    15.0 p1     107 w[11]
        rol edi, 0xb               ;    16.0 p0     107 w[11]
        xor ebp, edx               ;    13.0 p1     107 w[12]
        xor ebp, 0x9e3779bd        ;    14.0 p0     107 w[12]
        xor ebp, edi               ;    17.0 p1     107 w[12]
        rol ebp, 0xb               ;    18.0 p0     107 w[12]
        xor eax, ecx               ;    13.7 p1     107 w[13]
        xor eax, ebx               ;    15.0 p0     107 w[13]
        xor eax, 0x9e3779bc        ;    16.0 p1     107 w[13]
        xor eax, ebp               ;    19.0 p0     107 w[13]
        rol eax, 0xb               ;    20.0 p0     107 w[13]
        mov esi, edx               ;    15.7 p1     107 w[14] copy
        xor esi, edi               ;    17.0 p1     107 w[14]
        xor esi, 1                 ;    18.0 p0     107 w[14]
        xor esi, 0x9e3779bf        ;    19.0 p1     107 w[14]
        xor esi, eax               ;    21.0 p0     107 w[14]
        rol esi, 0xb               ;    22.0 p0     107 w[14]
        mov dword [esp + 0], edx   ;    14.3 p3+p4  107 w[9] spill
        mov edx, ebx               ;    18.7 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    19.7 p1     107 w[15]
        xor edx, ebp               ;    20.7 p0     107 w[15]
        xor edx, esi               ;    23.0 p1     107 w[15]
        rol edx, 0xb               ;    24.0 p0     107 w[15]
        mov dword [esp + 4], ebx   ;    16.7 p3+p4  107 w[10] spill
        mov ebx, ecx               ;    21.7 p1     107 w[16] copy
        xor ebx, edi               ;    22.7 p0     107 w[16]
        xor ebx, eax               ;    23.7 p1     107 w[16]
        xor ebx, 0x9e3779b1        ;    24.7 p0     107 w[16]
        xor ebx, edx               ;    25.7 p1     107 w[16]
        rol ebx, 0xb               ;    26.7 p0     107 w[16]
        mov dword [esp + 8], ecx   ;    19.3 p3+p4  107 w[8] spill
        mov ecx, ebp               ;    24.7 p1     107 w[17] copy
        xor ecx, esi               ;    25.7 p0     107 w[17]
        xor ecx, dword [esp + 0]   ;    26.7 p1+p2  107 w[17]
        xor ecx, 0x9e3779b0        ;    27.7 p0     107 w[17]
        xor ecx, ebx               ;    28.7 p1     107 w[17]
        rol ecx, 0xb               ;    29.7 p0     107 w[17]
        mov dword [esp + 12], ebp  ;    22.3 p3+p4  107 w[12] spill
        mov ebp, eax               ;    27.7 p1     107 w[18] copy
        xor ebp, edx               ;    28.7 p0     107 w[18]
        xor ebp, dword [esp + 4]   ;    29.7 p1+p2  107 w[18]
        xor ebp, 0x9e3779b3        ;    30.7 p0     107 w[18]
        xor ebp, ecx               ;    31.7 p1     107 w[18]
        rol ebp, 0xb               ;    32.7 p0     107 w[18]
        mov dword [esp + 16], eax  ;    25.3 p3+p4  107 w[13] spill
        mov eax, edi               ;    30.7 p1     107 w[19] copy
        xor eax, esi               ;    31.7 p0     107 w[19]
        xor eax, ebx               ;    32.7 p1     107 w[19]
        xor eax, 0x9e3779b2        ;    33.7 p0     107 w[19]
        xor eax, ebp               ;    34.7 p1     107 w[19]
        rol eax, 0xb               ;    35.7 p0     107 w[19]
        mov dword [esp + 20], edi  ;    28.0 p3+p4  107 w[11] spill
        mov edi, edx               ;    33.7 p1     107 w[20] copy
        xor edi, ecx               ;    34.7 p0     107 w[20]
        xor edi, dword [esp + 12]  ;    35.7 p1+p2  107 w[20]
        xor edi, 0x9e3779b5        ;    36.7 p0     107 w[20]
        xor edi, eax               ;    37.7 p1     107 w[20]
        rol edi, 0xb               ;    38.7 p0     107 w[20]
        mov dword [esp + 24], edx  ;    31.0 p3+p4  107 w[15] spill
        mov edx, ebx               ;    36.7 p1     107 w[21] copy
        xor edx, ebp               ;    37.7 p0     107 w[21]
        xor edx, dword [esp + 16]  ;    38.7 p1+p2  107 w[21]
        xor edx, 0x9e3779b4        ;    39.7 p0     107 w[21]
        xor edx, edi               ;    40.7 p1     107 w[21]
        rol edx, 0xb               ;    41.7 p0     107 w[21]
        mov dword [esp + 28], ebx  ;    34.0 p3+p4  107 w[16] spill
        mov ebx, esi               ;    39.7 p1     107 w[22] copy
        xor ebx, ecx               ;    40.7 p0     107 w[22]
        xor ebx, eax               ;    41.7 p1     107 w[22]
        xor ebx, 0x9e3779b7        ;    42.7 p0     107 w[22]
        xor ebx, edx               ;    43.7 p1     107 w[22]
        rol ebx, 0xb               ;    44.7 p0     107 w[22]
        mov dword [esp + 32], esi  ;    36.7 p3+p4  107 w[14] spill
        mov esi, ebp               ;    42.7 p1     107 w[23] copy
        xor esi, edi               ;    43.7 p0     107 w[23]
        xor esi, dword [esp + 24]  ;    44.7 p1+p2  107 w[23]
        xor esi, 0x9e3779b6        ;    45.7 p0     107 w[23]
        xor esi, ebx               ;    46.7 p1     107 w[23]
        rol esi, 0xb               ;    47.7 p0     107 w[23]
        mov dword [esp + 36], ebp  ;    39.7 p3+p4  107 w[18] spill
        mov ebp, eax               ;    45.7 p1     107 w[24] copy
        xor ebp, dword [esp + 28]  ;    46.7 p0+p2  107 w[24]
        mov dword [esp + 40], eax  ;    41.3 p3+p4  107 w[19] spill
        mov eax, edx               ;    46.7 p1     107 w[24] copy
        xor eax, ebp               ;    47.7 p0     107 w[24]
        xor eax, 0x9e3779a9        ;    48.7 p1     107 w[24]
        xor eax, esi               ;    49.7 p0     107 w[24]
        rol eax, 0xb               ;    50.7 p0     107 w[24]
        mov dword [esp + 44], ebp  ;    47.7 p3+p4  107 w[24] spill
        mov ebp, edi               ;    48.7 p1     107 w[25] copy
        xor ebp, ecx               ;    49.7 p1     107 w[25]
        xor ebp, ebx               ;    50.7 p0     107 w[25]
        xor ebp, 0x9e3779a8        ;    51.7 p1     107 w[25]
        xor ebp, eax               ;    52.7 p0     107 w[25]
        rol ebp, 0xb               ;    53.7 p0     107 w[25]
        mov dword [esp + 48], ecx  ;    46.3 p3+p4  107 w[17] spill
        mov ecx, edx               ;    51.7 p1     107 w[26] copy
        xor ecx, esi               ;    52.7 p1     107 w[26]
        xor ecx, dword [esp + 36]  ;    53.7 p0+p2  107 w[26]
        xor ecx, 0x9e3779ab        ;    54.7 p1     107 w[26]
        xor ecx, ebp               ;    55.7 p0     107 w[26]
        rol ecx, 0xb               ;    56.7 p0     107 w[26]
        mov dword [esp + 52], edx  ;    49.3 p3+p4  107 w[21] spill
        mov edx, ebx               ;    54.7 p1     107 w[27] copy
        xor edx, eax               ;    55.7 p1     107 w[27]
        xor edx, dword [esp + 40]  ;    56.7 p0+p2  107 w[27]
        xor edx, 0x9e3779aa        ;    57.7 p1     107 w[27]
        xor edx, ecx               ;    58.7 p0     107 w[27]
        rol edx, 0xb               ;    59.7 p0     107 w[27]
        mov dword [esp + 56], ebx  ;    52.3 p3+p4  107 w[22] spill
        mov ebx, edi               ;    57.7 p1     107 w[28] copy
        xor ebx, esi               ;    58.7 p1     107 w[28]
        mov dword [esp + 60], edi  ;    53.7 p3+p4  107 w[20] spill
        mov edi, ebp               ;    59.3 p0     107 w[28] copy
        xor edi, ebx               ;    60.3 p1     107 w[28]
        xor edi, 0x9e3779ad        ;    61.3 p0     107 w[28]
        xor edi, edx               ;    62.3 p1     107 w[28]
        rol edi, 0xb               ;    63.3 p0     107 w[28]
        mov dword [esp + 64], ebx  ;    59.7 p3+p4  107 w[28] spill
        mov ebx, eax               ;    61.7 p1     107 w[29] copy
        xor ebx, ecx               ;    62.7 p0     107 w[29]
        xor ebx, dword [esp + 52]  ;    63.7 p1+p2  107 w[29]
        xor ebx, 0x9e3779ac        ;    64.7 p0     107 w[29]
        xor ebx, edi               ;    65.7 p1     107 w[29]
        rol ebx, 0xb               ;    66.7 p0     107 w[29]
        mov dword [esp + 68], eax  ;    59.0 p3+p4  107 w[24] spill
        mov eax, ebp               ;    64.7 p1     107 w[30] copy
        xor eax, edx               ;    65.7 p0     107 w[30]
        xor eax, dword [esp + 56]  ;    66.7 p1+p2  107 w[30]
        xor eax, 0x9e3779af        ;    67.7 p0     107 w[30]
        xor eax, ebx               ;    68.7 p1     107 w[30]
        rol eax, 0xb               ;    69.7 p0     107 w[30]
        mov dword [esp + 72], ebp  ;    62.0 p3+p4  107 w[25] spill
        mov ebp, esi               ;    67.7 p1     107 w[31] copy
        xor ebp, edi               ;    68.7 p0     107 w[31]
        xor ebp, ecx               ;    69.7 p1     107 w[31]
        xor ebp, 0x9e3779ae        ;    70.7 p0     107 w[31]
        xor ebp, eax               ;    71.7 p1     107 w[31]
        rol ebp, 0xb               ;    72.7 p0     107 w[31]
        mov dword [esp + 76], esi  ;    64.7 p3+p4  107 w[23] spill
        mov esi, edx               ;    70.7 p1     107 w[32] copy
        xor esi, ebx               ;    71.7 p0     107 w[32]
        xor esi, dword [esp + 68]  ;    72.7 p1+p2  107 w[32]
        xor esi, 0x9e3779a1        ;    73.7 p0     107 w[32]
        xor esi, ebp               ;    74.7 p1     107 w[32]
        rol esi, 0xb               ;    75.7 p0     107 w[32]
        mov dword [esp + 80], edx  ;    67.7 p3+p4  107 w[27] spill
        mov edx, edi               ;    73.7 p1     107 w[33] copy
        xor edx, eax               ;    74.7 p0     107 w[33]
        xor edx, dword [esp + 72]  ;    75.7 p1+p2  107 w[33]
        xor edx, 0x9e3779a0        ;    76.7 p0     107 w[33]
        xor edx, esi               ;    77.7 p1     107 w[33]
        rol edx, 0xb               ;    78.7 p0     107 w[33]
        mov dword [esp + 84], edi  ;    70.7 p3+p4  107 w[28] spill
        mov edi, ebx               ;    76.7 p1     107 w[34] copy
        xor edi, ecx               ;    77.7 p0     107 w[34]
        xor edi, ebp               ;    78.7 p1     107 w[34]
        xor edi, 0x9e3779a3        ;    79.7 p0     107 w[34]
        xor edi, edx               ;    80.7 p1     107 w[34]
        rol edi, 0xb               ;    81.7 p0     107 w[34]
        mov dword [esp + 88], ecx  ;    73.3 p3+p4  107 w[26] spill
        mov ecx, eax               ;    79.7 p1     107 w[35] copy
        xor ecx, dword [esp + 80]  ;    80.7 p0+p2  107 w[35]
        xor ecx, 0x9e3779a2        ;    81.7 p1     107 w[35]
        xor ecx, esi               ;    82.7 p0     107 w[35]
        xor ecx, edi               ;    83.7 p1     107 w[35]
        rol ecx, 0xb               ;    84.7 p0     107 w[35]
        mov dword [esp + 92], eax  ;    76.3 p3+p4  107 w[30] spill
        mov eax, ebp               ;    82.7 p1     107 w[36] copy
        xor eax, dword [esp + 84]  ;    83.7 p0+p2  107 w[36]
        mov dword [esp + 96], ebp  ;    78.0 p3+p4  107 w[31] spill
        mov ebp, edx               ;    83.7 p1     107 w[36] copy
        xor ebp, eax               ;    84.7 p0     107 w[36]
        xor ebp, 0x9e3779a5        ;    85.7 p1     107 w[36]
        xor ebp, ecx               ;    86.7 p0     107 w[36]
        rol ebp, 0xb               ;    87.7 p0     107 w[36]
        mov dword [esp + 100], eax ;    84.7 p3+p4  107 w[36] spill
        mov eax, ebx               ;    85.7 p1     107 w[37] copy
        xor eax, edi               ;    86.7 p1     107 w[37]
        xor eax, esi               ;    87.7 p0     107 w[37]
        xor eax, ebp               ;    88.7 p1     107 w[37]
        xor eax, 0x9e3779a4        ;    89.7 p0     107 w[37]
        rol eax, 0xb               ;    90.7 p0     107 w[37]
        mov dword [esp + 104], ebx ;    83.0 p3+p4  107 w[29] spill
        mov ebx, edx               ;    88.7 p1     107 w[38] copy
        xor ebx, ecx               ;    89.7 p1     107 w[38]
        xor ebx, dword [esp + 92]  ;    90.7 p0+p2  107 w[38]
        xor ebx, 0x9e3779a7        ;    91.7 p1     107 w[38]
        xor ebx, eax               ;    92.7 p0     107 w[38]
        rol ebx, 0xb               ;    93.7 p0     107 w[38]
        mov dword [esp + 108], edx ;    86.0 p3+p4  107 w[33] spill
        mov edx, edi               ;    91.7 p1     107 w[39] copy
        xor edx, ebp               ;    92.7 p1     107 w[39]
        xor edx, dword [esp + 96]  ;    93.7 p0+p2  107 w[39]
        xor edx, 0x9e3779a6        ;    94.7 p1     107 w[39]
        xor edx, ebx               ;    95.7 p0     107 w[39]
        rol edx, 0xb               ;    96.7 p0     107 w[39]
        mov dword [esp + 112], edi ;    89.0 p3+p4  107 w[34] spill
        mov edi, ecx               ;    94.7 p1     107 w[40] copy
        xor edi, esi               ;    95.7 p1     107 w[40]
        xor edi, eax               ;    96.7 p0     107 w[40]
        xor edi, 0x9e377999        ;    97.7 p1     107 w[40]
        xor edi, edx               ;    98.7 p0     107 w[40]
        rol edi, 0xb               ;    99.7 p0     107 w[40]
        mov dword [esp + 116], esi ;    91.7 p3+p4  107 w[32] spill
        mov esi, ebp               ;    97.7 p1     107 w[41] copy
        xor esi, ebx               ;    98.7 p1     107 w[41]
        xor esi, dword [esp + 108] ;    99.7 p0+p2  107 w[41]
        xor esi, 0x9e377998        ;   100.7 p1     107 w[41]
        xor esi, edi               ;   101.7 p0     107 w[41]
        rol esi, 0xb               ;   102.7 p0     107 w[41]
        xor ebp, edx               ;   100.7 p1     107 w[44]
        mov dword [esp + 120], ebp ;   101.7 p3+p4  107 w[44] spill
        mov ebp, eax               ;   101.7 p1     107 w[42] copy
        xor ebp, edx               ;   102.7 p0     107 w[42]
        xor ebp, dword [esp + 112] ;   103.7 p1+p2  107 w[42]
        xor ebp, 0x9e37799b        ;   104.7 p0     107 w[42]
        xor ebp, esi               ;   105.7 p1     107 w[42]
        rol ebp, 0xb               ;   106.7 p0     107 w[42]
        mov dword [esp + 124], edx ;    98.0 p3+p4  107 w[39] spill
        mov edx, ecx               ;   104.7 p1     107 w[43] copy
        xor edx, ebx               ;   105.7 p0     107 w[43]
        xor edx, edi               ;   106.7 p1     107 w[43]
        xor edx, 0x9e37799a        ;   107.7 p0     107 w[43]
        xor edx, ebp               ;   108.7 p1     107 w[43]
        rol edx, 0xb               ;   109.7 p0     107 w[43]
        mov dword [esp + 128], ecx ;   100.7 p3+p4  107 w[35] spill
        mov ecx, dword [esp + 120] ;   101.7 p2     107 w[44]
        xor ecx, esi               ;   107.7 p1     107 w[44]
        xor ecx, 0x9e37799d        ;   108.7 p0     107 w[44]
        xor ecx, edx               ;   110.7 p1     107 w[44]
        rol ecx, 0xb               ;   111.7 p0     107 w[44]
        mov dword [esp + 132], ebx ;   103.0 p3+p4  107 w[38] spill
        mov ebx, eax               ;   109.7 p1     107 w[45] copy
        xor ebx, edi               ;   110.7 p0     107 w[45]
        xor ebx, ebp               ;   111.7 p1     107 w[45]
        xor ebx, 0x9e37799c        ;   112.7 p0     107 w[45]
        xor ebx, ecx               ;   113.7 p1     107 w[45]
        rol ebx, 0xb               ;   114.7 p0     107 w[45]
        mov dword [esp + 136], eax ;   105.7 p3+p4  107 w[37] spill
        mov eax, esi               ;   112.7 p1     107 w[46] copy
        xor eax, edx               ;   113.7 p0     107 w[46]
        xor eax, dword [esp + 132] ;   114.7 p1+p2  107 w[46]
        xor eax, 0x9e37799f        ;   115.7 p0     107 w[46]
        xor eax, ebx               ;   116.7 p1     107 w[46]
        rol eax, 0xb               ;   117.7 p0     107 w[46]
        mov dword [esp + 140], esi ;   108.7 p3+p4  107 w[41] spill
        mov esi, ebp               ;   115.7 p1     107 w[47] copy
        xor esi, ecx               ;   116.7 p0     107 w[47]
        xor esi, dword [esp + 124] ;   117.7 p1+p2  107 w[47]
        xor esi, 0x9e37799e        ;   118.7 p0     107 w[47]
        xor esi, eax               ;   119.7 p1     107 w[47]
        rol esi, 0xb               ;   120.7 p0     107 w[47]
        mov dword [esp + 144], ebp ;   111.7 p3+p4  107 w[42] spill
        mov ebp, edi               ;   118.7 p1     107 w[48] copy
        xor ebp, edx               ;   119.7 p0     107 w[48]
        xor ebp, ebx               ;   120.7 p1     107 w[48]
        xor ebp, 0x9e377991        ;   121.7 p0     107 w[48]
        xor ebp, esi               ;   122.7 p1     107 w[48]
        rol ebp, 0xb               ;   123.7 p0     107 w[48]
        mov dword [esp + 148], edi ;   114.3 p3+p4  107 w[40] spill
        mov edi, ecx               ;   121.7 p1     107 w[49] copy
        xor edi, eax               ;   122.7 p0     107 w[49]
        xor edi, dword [esp + 140] ;   123.7 p1+p2  107 w[49]
        xor edi, 0x9e377990        ;   124.7 p0     107 w[49]
        xor edi, ebp               ;   125.7 p1     107 w[49]
        rol edi, 0xb               ;   126.7 p0     107 w[49]
        mov dword [esp + 152], ecx ;   117.3 p3+p4  107 w[44] spill
        mov ecx, ebx               ;   124.7 p1     107 w[50] copy
        xor ecx, esi               ;   125.7 p0     107 w[50]
        xor ecx, dword [esp + 144] ;   126.7 p1+p2  107 w[50]
        xor ecx, 0x9e377993        ;   127.7 p0     107 w[50]
        xor ecx, edi               ;   128.7 p1     107 w[50]
        rol ecx, 0xb               ;   129.7 p0     107 w[50]
        mov dword [esp + 156], ebx ;   120.3 p3+p4  107 w[45] spill
        mov ebx, edx               ;   127.7 p1     107 w[51] copy
        xor ebx, eax               ;   128.7 p0     107 w[51]
        xor ebx, ebp               ;   129.7 p1     107 w[51]
        xor ebx, 0x9e377992        ;   130.7 p0     107 w[51]
        xor ebx, ecx               ;   131.7 p1     107 w[51]
        rol ebx, 0xb               ;   132.7 p0     107 w[51]
        mov dword [esp + 160], edx ;   123.0 p3+p4  107 w[43] spill
        mov edx, esi               ;   130.7 p1     107 w[52] copy
        xor edx, edi               ;   131.7 p0     107 w[52]
        xor edx, dword [esp + 152] ;   132.7 p1+p2  107 w[52]
        xor edx, 0x9e377995        ;   133.7 p0     107 w[52]
        xor edx, ebx               ;   134.7 p1     107 w[52]
        rol edx, 0xb               ;   135.7 p0     107 w[52]
        mov dword [esp + 164], esi ;   126.0 p3+p4  107 w[47] spill
        mov esi, ebp               ;   133.7 p1     107 w[53] copy
        xor esi, ecx               ;   134.7 p0     107 w[53]
        xor esi, dword [esp + 156] ;   135.7 p1+p2  107 w[53]
        xor esi, 0x9e377994        ;   136.7 p0     107 w[53]
        xor esi, edx               ;   137.7 p1     107 w[53]
        rol esi, 0xb               ;   138.7 p0     107 w[53]
        mov dword [esp + 168], ebp ;   129.0 p3+p4  107 w[48] spill
        mov ebp, eax               ;   136.7 p1     107 w[54] copy
        xor ebp, edi               ;   137.7 p0     107 w[54]
        xor ebp, ebx               ;   138.7 p1     107 w[54]
        xor ebp, 0x9e377997        ;   139.7 p0     107 w[54]
        xor ebp, esi               ;   140.7 p1     107 w[54]
        rol ebp, 0xb               ;   141.7 p0     107 w[54]
        mov dword [esp + 172], eax ;   131.7 p3+p4  107 w[46] spill
        mov eax, ecx               ;   139.7 p1     107 w[55] copy
        xor eax, edx               ;   140.7 p0     107 w[55]
        xor eax, dword [esp + 164] ;   141.7 p1+p2  107 w[55]
        xor eax, 0x9e377996        ;   142.7 p0     107 w[55]
        xor eax, ebp               ;   143.7 p1     107 w[55]
        rol eax, 0xb               ;   144.7 p0     107 w[55]
        mov dword [esp + 176], ecx ;   134.7 p3+p4  107 w[50] spill
        mov ecx, ebx               ;   142.7 p1     107 w[56] copy
        xor ecx, dword [esp + 168] ;   143.7 p0+p2  107 w[56]
        mov dword [esp + 180], ebx ;   136.3 p3+p4  107 w[51] spill
        mov ebx, esi               ;   143.7 p1     107 w[56] copy
        xor ebx, ecx               ;   144.7 p0     107 w[56]
        xor ebx, 0x9e377989        ;   145.7 p1     107 w[56]
        xor ebx, eax               ;   146.7 p0     107 w[56]
        rol ebx, 0xb               ;   147.7 p0     107 w[56]
        mov dword [esp + 184], ecx ;   144.7 p3+p4  107 w[56] spill
        mov ecx, edx               ;   145.7 p1     107 w[57] copy
        xor ecx, edi               ;   146.7 p1     107 w[57]
        xor ecx, ebp               ;   147.7 p0     107 w[57]
        xor ecx, 0x9e377988        ;   148.7 p1     107 w[57]
        xor ecx, ebx               ;   149.7 p0     107 w[57]
        rol ecx, 0xb               ;   150.7 p0     107 w[57]
        mov dword [esp + 188], edi ;   141.3 p3+p4  107 w[49] spill
        mov edi, esi               ;   148.7 p1     107 w[58] copy
        xor edi, eax               ;   149.7 p1     107 w[58]
        xor edi, dword [esp + 176] ;   150.7 p0+p2  107 w[58]
        xor edi, 0x9e37798b        ;   151.7 p1     107 w[58]
        xor edi, ecx               ;   152.7 p0     107 w[58]
        rol edi, 0xb               ;   153.7 p0     107 w[58]
        mov dword [esp + 192], esi ;   144.3 p3+p4  107 w[53] spill
        mov esi, ebp               ;   151.7 p1     107 w[59] copy
        xor esi, ebx               ;   152.7 p1     107 w[59]
        xor esi, dword [esp + 180] ;   153.7 p0+p2  107 w[59]
        xor esi, 0x9e37798a        ;   154.7 p1     107 w[59]
        xor esi, edi               ;   155.7 p0     107 w[59]
        rol esi, 0xb               ;   156.7 p0     107 w[59]
        mov dword [esp + 196], ebp ;   147.3 p3+p4  107 w[54] spill
        mov ebp, edx               ;   154.7 p1     107 w[60] copy
        xor ebp, eax               ;   155.7 p1     107 w[60]
        mov dword [esp + 200], edx ;   148.7 p3+p4  107 w[52] spill
        mov edx, ecx               ;   156.3 p0     107 w[60] copy
        xor edx, ebp               ;   157.3 p1     107 w[60]
        xor edx, 0x9e37798d        ;   158.3 p0     107 w[60]
        xor edx, esi               ;   159.3 p1     107 w[60]
        rol edx, 0xb               ;   160.3 p0     107 w[60]
        mov dword [esp + 204], ebp ;   156.7 p3+p4  107 w[60] spill
        mov ebp, ebx               ;   158.7 p1     107 w[61] copy
        xor ebp, edi               ;   159.7 p0     107 w[61]
        xor ebp, dword [esp + 192] ;   160.7 p1+p2  107 w[61]
        xor ebp, 0x9e37798c        ;   161.7 p0     107 w[61]
        xor ebp, edx               ;   162.7 p1     107 w[61]
        rol ebp, 0xb               ;   163.7 p0     107 w[61]
        mov dword [esp + 208], ebx ;   154.0 p3+p4  107 w[56] spill
        mov ebx, ecx               ;   161.7 p1     107 w[62] copy
        xor ebx, esi               ;   162.7 p0     107 w[62]
        xor ebx, dword [esp + 196] ;   163.7 p1+p2  107 w[62]
        xor ebx, 0x9e37798f        ;   164.7 p0     107 w[62]
        xor ebx, ebp               ;   165.7 p1     107 w[62]
        rol ebx, 0xb               ;   166.7 p0     107 w[62]
        mov dword [esp + 212], ecx ;   157.0 p3+p4  107 w[57] spill
        mov ecx, eax               ;   164.7 p1     107 w[63] copy
        xor ecx, edi               ;   165.7 p0     107 w[63]
        xor ecx, edx               ;   166.7 p1     107 w[63]
        xor ecx, 0x9e37798e        ;   167.7 p0     107 w[63]
        xor ecx, ebx               ;   168.7 p1     107 w[63]
        rol ecx, 0xb               ;   169.7 p0     107 w[63]
        mov dword [esp + 216], eax ;   159.7 p3+p4  107 w[55] spill
        mov eax, esi               ;   167.7 p1     107 w[64] copy
        xor eax, ebp               ;   168.7 p0     107 w[64]
        xor eax, dword [esp + 208] ;   169.7 p1+p2  107 w[64]
        xor eax, 0x9e377981        ;   170.7 p0     107 w[64]
        xor eax, ecx               ;   171.7 p1     107 w[64]
        rol eax, 0xb               ;   172.7 p0     107 w[64]
        mov dword [esp + 220], esi ;   162.7 p3+p4  107 w[59] spill
        mov esi, edx               ;   170.7 p1     107 w[65] copy
        xor esi, ebx               ;   171.7 p0     107 w[65]
        xor esi, dword [esp + 212] ;   172.7 p1+p2  107 w[65]
        xor esi, 0x9e377980        ;   173.7 p0     107 w[65]
        xor esi, eax               ;   174.7 p1     107 w[65]
        rol esi, 0xb               ;   175.7 p0     107 w[65]
        mov dword [esp + 224], edx ;   165.7 p3+p4  107 w[60] spill
        mov edx, ebp               ;   173.7 p1     107 w[66] copy
        xor edx, edi               ;   174.7 p0     107 w[66]
        xor edx, ecx               ;   175.7 p1     107 w[66]
        xor edx, 0x9e377983        ;   176.7 p0     107 w[66]
        xor edx, esi               ;   177.7 p1     107 w[66]
        rol edx, 0xb               ;   178.7 p0     107 w[66]
        mov dword [esp + 228], edi ;   168.3 p3+p4  107 w[58] spill
        mov edi, ebx               ;   176.7 p1     107 w[67] copy
        xor edi, dword [esp + 220] ;   177.7 p0+p2  107 w[67]
        xor edi, 0x9e377982        ;   178.7 p1     107 w[67]
        xor edi, eax               ;   179.7 p0     107 w[67]
        xor edi, edx               ;   180.7 p1     107 w[67]
        rol edi, 0xb               ;   181.7 p0     107 w[67]
        mov dword [esp + 232], ebx ;   171.3 p3+p4  107 w[62] spill
        mov ebx, ecx               ;   179.7 p1     107 w[68] copy
        xor ebx, dword [esp + 224] ;   180.7 p0+p2  107 w[68]
        mov dword [esp + 236], ecx ;   173.0 p3+p4  107 w[63] spill
        mov ecx, esi               ;   180.7 p1     107 w[68] copy
        xor ecx, 0x9e377985        ;   181.7 p0     107 w[68]
        xor ecx, ebx               ;   182.7 p1     107 w[68]
        xor ecx, edi               ;   183.7 p0     107 w[68]
        rol ecx, 0xb               ;   184.7 p0     107 w[68]
        mov dword [esp + 240], ebx ;   181.7 p3+p4  107 w[68] spill
        mov ebx, ebp               ;   182.7 p1     107 w[69] copy
        xor ebx, edx               ;   183.7 p1     107 w[69]
        xor ebx, eax               ;   184.7 p0     107 w[69]
        xor ebx, 0x9e377984        ;   185.7 p1     107 w[69]
        xor ebx, ecx               ;   186.7 p0     107 w[69]
        rol ebx, 0xb               ;   187.7 p0     107 w[69]
        mov dword [esp + 244], ebp ;   178.0 p3+p4  107 w[61] spill
        mov ebp, esi               ;   185.7 p1     107 w[70] copy
        xor ebp, edi               ;   186.7 p1     107 w[70]
        xor ebp, dword [esp + 232] ;   187.7 p0+p2  107 w[70]
        xor ebp, 0x9e377987        ;   188.7 p1     107 w[70]
        xor ebp, ebx               ;   189.7 p0     107 w[70]
        rol ebp, 0xb               ;   190.7 p0     107 w[70]
        mov dword [esp + 248], esi ;   181.0 p3+p4  107 w[65] spill
        mov esi, edx               ;   188.7 p1     107 w[71] copy
        xor esi, ecx               ;   189.7 p1     107 w[71]
        xor esi, dword [esp + 236] ;   190.7 p0+p2  107 w[71]
        xor esi, 0x9e377986        ;   191.7 p1     107 w[71]
        xor esi, ebp               ;   192.7 p0     107 w[71]
        rol esi, 0xb               ;   193.7 p0     107 w[71]
        mov dword [esp + 252], edx ;   184.0 p3+p4  107 w[66] spill
        mov edx, edi               ;   191.7 p1     107 w[72] copy
        xor edx, eax               ;   192.7 p1     107 w[72]
        xor edx, ebx               ;   193.7 p0     107 w[72]
        xor edx, 0x9e3779f9        ;   194.7 p1     107 w[72]
        xor edx, esi               ;   195.7 p0     107 w[72]
        rol edx, 0xb               ;   196.7 p0     107 w[72]
        mov dword [esp + 256], eax ;   186.7 p3+p4  107 w[64] spill
        mov eax, ecx               ;   194.7 p1     107 w[73] copy
        xor eax, ebp               ;   195.7 p1     107 w[73]
        xor eax, dword [esp + 248] ;   196.7 p0+p2  107 w[73]
        xor eax, 0x9e3779f8        ;   197.7 p1     107 w[73]
        xor eax, edx               ;   198.7 p0     107 w[73]
        rol eax, 0xb               ;   199.7 p0     107 w[73]
        xor ecx, esi               ;   197.7 p1     107 w[76]
        mov dword [esp + 260], ecx ;   198.7 p3+p4  107 w[76] spill
        mov ecx, ebx               ;   198.7 p1     107 w[74] copy
        xor ecx, esi               ;   199.7 p0     107 w[74]
        xor ecx, dword [esp + 252] ;   200.7 p1+p2  107 w[74]
        xor ecx, 0x9e3779fb        ;   201.7 p0     107 w[74]
        xor ecx, eax               ;   202.7 p1     107 w[74]
        rol ecx, 0xb               ;   203.7 p0     107 w[74]
        mov dword [esp + 264], esi ;   194.7 p3+p4  107 w[71] spill
        mov esi, edi               ;   201.7 p1     107 w[75] copy
        xor esi, ebp               ;   202.7 p0     107 w[75]
        xor esi, edx               ;   203.7 p1     107 w[75]
        xor esi, 0x9e3779fa        ;   204.7 p0     107 w[75]
        xor esi, ecx               ;   205.7 p1     107 w[75]
        rol esi, 0xb               ;   206.7 p0     107 w[75]
        mov dword [esp + 268], edi ;   195.7 p3+p4  107 w[67] spill
        mov edi, dword [esp + 260] ;   198.7 p2     107 w[76]
        xor edi, eax               ;   204.7 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   205.7 p0     107 w[76]
        xor edi, esi               ;   207.7 p1     107 w[76]
        rol edi, 0xb               ;   208.7 p0     107 w[76]
        mov dword [esp + 272], ebp ;   198.0 p3+p4  107 w[70] spill
        mov ebp, ebx               ;   206.7 p1     107 w[77] copy
        xor ebp, edx               ;   207.7 p0     107 w[77]
        xor ebp, ecx               ;   208.7 p1     107 w[77]
        xor ebp, 0x9e3779fc        ;   209.7 p0     107 w[77]
        xor ebp, edi               ;   210.7 p1     107 w[77]
        rol ebp, 0xb               ;   211.7 p0     107 w[77]
        mov dword [esp + 276], ebx ;   200.7 p3+p4  107 w[69] spill
        mov ebx, eax               ;   209.7 p1     107 w[78] copy
        xor ebx, esi               ;   210.7 p0     107 w[78]
        xor ebx, dword [esp + 272] ;   211.7 p1+p2  107 w[78]
        xor ebx, 0x9e3779ff        ;   212.7 p0     107 w[78]
        xor ebx, ebp               ;   213.7 p1     107 w[78]
        rol ebx, 0xb               ;   214.7 p0     107 w[78]
        mov dword [esp + 280], eax ;   203.7 p3+p4  107 w[73] spill
        mov eax, ecx               ;   212.7 p1     107 w[79] copy
        xor eax, dword [esp + 264] ;   213.7 p0+p2  107 w[79]
        xor eax, 0x9e3779fe        ;   214.7 p1     107 w[79]
        xor eax, edi               ;   215.7 p0     107 w[79]
        xor eax, ebx               ;   216.7 p1     107 w[79]
        rol eax, 0xb               ;   217.7 p0     107 w[79]
        mov dword [esp + 284], ecx ;   206.7 p3+p4  107 w[74] spill
        mov ecx, edx               ;   215.7 p1     107 w[80] copy
        xor ecx, esi               ;   216.7 p0     107 w[80]
        xor ecx, 0x9e3779f1        ;   217.7 p1     107 w[80]
        xor ecx, ebp               ;   218.7 p0     107 w[80]
        xor ecx, eax               ;   219.7 p1     107 w[80]
        rol ecx, 0xb               ;   220.7 p0     107 w[80]
        mov dword [esp + 288], edx ;   209.3 p3+p4  107 w[72] spill
        mov edx, edi               ;   218.7 p1     107 w[81] copy
        xor edx, ebx               ;   219.7 p0     107 w[81]
        xor edx, dword [esp + 280] ;   220.7 p1+p2  107 w[81]
        xor edx, 0x9e3779f0        ;   221.7 p0     107 w[81]
        xor edx, ecx               ;   222.7 p1     107 w[81]
        rol edx, 0xb               ;   223.7 p0     107 w[81]
        mov dword [esp + 292], edi ;   212.3 p3+p4  107 w[76] spill
        mov edi, ebp               ;   221.7 p1     107 w[82] copy
        xor edi, eax               ;   222.7 p0     107 w[82]
        xor edi, dword [esp + 284] ;   223.7 p1+p2  107 w[82]
        xor edi, 0x9e3779f3        ;   224.7 p0     107 w[82]
        xor edi, edx               ;   225.7 p1     107 w[82]
        rol edi, 0xb               ;   226.7 p0     107 w[82]
        mov dword [esp + 296], ebp ;   215.3 p3+p4  107 w[77] spill
        mov ebp, esi               ;   224.7 p1     107 w[83] copy
        xor ebp, ebx               ;   225.7 p0     107 w[83]
        xor ebp, ecx               ;   226.7 p1     107 w[83]
        xor ebp, 0x9e3779f2        ;   227.7 p0     107 w[83]
        xor ebp, edi               ;   228.7 p1     107 w[83]
        rol ebp, 0xb               ;   229.7 p0     107 w[83]
        mov dword [esp + 300], esi ;   218.0 p3+p4  107 w[75] spill
        mov esi, eax               ;   227.7 p1     107 w[84] copy
        xor esi, dword [esp + 292] ;   228.7 p0+p2  107 w[84]
        xor esi, 0x9e3779f5        ;   229.7 p1     107 w[84]
        xor esi, edx               ;   230.7 p0     107 w[84]
        xor esi, ebp               ;   231.7 p1     107 w[84]
        rol esi, 0xb               ;   232.7 p0     107 w[84]
        mov dword [esp + 304], eax ;   221.0 p3+p4  107 w[79] spill
        mov eax, ecx               ;   230.7 p1     107 w[85] copy
        xor eax, edi               ;   231.7 p0     107 w[85]
        xor eax, dword [esp + 296] ;   232.7 p1+p2  107 w[85]
        xor eax, 0x9e3779f4        ;   233.7 p0     107 w[85]
        xor eax, esi               ;   234.7 p1     107 w[85]
        rol eax, 0xb               ;   235.7 p0     107 w[85]
        mov dword [esp + 308], ecx ;   224.0 p3+p4  107 w[80] spill
        mov ecx, ebx               ;   233.7 p1     107 w[86] copy
        xor ecx, edx               ;   234.7 p0     107 w[86]
        xor ecx, ebp               ;   235.7 p1     107 w[86]
        xor ecx, 0x9e3779f7        ;   236.7 p0     107 w[86]
        xor ecx, eax               ;   237.7 p1     107 w[86]
        rol ecx, 0xb               ;   238.7 p0     107 w[86]
        mov dword [esp + 312], ebx ;   226.7 p3+p4  107 w[78] spill
        mov ebx, edi               ;   236.7 p1     107 w[87] copy
        xor ebx, esi               ;   237.7 p0     107 w[87]
        xor ebx, dword [esp + 304] ;   238.7 p1+p2  107 w[87]
        xor ebx, 0x9e3779f6        ;   239.7 p0     107 w[87]
        xor ebx, ecx               ;   240.7 p1     107 w[87]
        rol ebx, 0xb               ;   241.7 p0     107 w[87]
        mov dword [esp + 316], edi ;   229.7 p3+p4  107 w[82] spill
        mov edi, ebp               ;   239.7 p1     107 w[88] copy
        xor edi, dword [esp + 308] ;   240.7 p0+p2  107 w[88]
        mov dword [esp + 320], ebp ;   231.3 p3+p4  107 w[83] spill
        mov ebp, eax               ;   240.7 p1     107 w[88] copy
        xor ebp, edi               ;   241.7 p0     107 w[88]
        xor ebp, 0x9e3779e9        ;   242.7 p1     107 w[88]
        xor ebp, ebx               ;   243.7 p0     107 w[88]
        rol ebp, 0xb               ;   244.7 p0     107 w[88]
        mov dword [esp + 324], edi ;   241.7 p3+p4  107 w[88] spill
        mov edi, esi               ;   242.7 p1     107 w[89] copy
        xor edi, edx               ;   243.7 p1     107 w[89]
        xor edi, ecx               ;   244.7 p0     107 w[89]
        xor edi, 0x9e3779e8        ;   245.7 p1     107 w[89]
        xor edi, ebp               ;   246.7 p0     107 w[89]
        rol edi, 0xb               ;   247.7 p0     107 w[89]
        mov dword [esp + 328], edx ;   236.3 p3+p4  107 w[81] spill
        mov edx, eax               ;   245.7 p1     107 w[90] copy
        xor edx, ebx               ;   246.7 p1     107 w[90]
        xor edx, dword [esp + 316] ;   247.7 p0+p2  107 w[90]
        xor edx, 0x9e3779eb        ;   248.7 p1     107 w[90]
        xor edx, edi               ;   249.7 p0     107 w[90]
        rol edx, 0xb               ;   250.7 p0     107 w[90]
        mov dword [esp + 332], eax ;   239.3 p3+p4  107 w[85] spill
        mov eax, ecx               ;   248.7 p1     107 w[91] copy
        xor eax, ebp               ;   249.7 p1     107 w[91]
        xor eax, dword [esp + 320] ;   250.7 p0+p2  107 w[91]
        xor eax, 0x9e3779ea        ;   251.7 p1     107 w[91]
        xor eax, edx               ;   252.7 p0     107 w[91]
        rol eax, 0xb               ;   253.7 p0     107 w[91]
        mov dword [esp + 336], ecx ;   242.3 p3+p4  107 w[86] spill
        mov ecx, esi               ;   251.7 p1     107 w[92] copy
        xor ecx, ebx               ;   252.7 p1     107 w[92]
        mov dword [esp + 340], esi ;   243.7 p3+p4  107 w[84] spill
        mov esi, edi               ;   253.3 p0     107 w[92] copy
        xor esi, ecx               ;   254.3 p1     107 w[92]
        xor esi, 0x9e3779ed        ;   255.3 p0     107 w[92]
        xor esi, eax               ;   256.3 p1     107 w[92]
        rol esi, 0xb               ;   257.3 p0     107 w[92]
        mov dword [esp + 344], ecx ;   253.7 p3+p4  107 w[92] spill
        mov ecx, ebp               ;   255.7 p1     107 w[93] copy
        xor ecx, dword [esp + 332] ;   256.7 p0+p2  107 w[93]
        xor ecx, edx               ;   257.7 p1     107 w[93]
        xor ecx, 0x9e3779ec        ;   258.7 p0     107 w[93]
        xor ecx, esi               ;   259.7 p1     107 w[93]
        rol ecx, 0xb               ;   260.7 p0     107 w[93]
        mov dword [esp + 348], ebp ;   249.0 p3+p4  107 w[88] spill
        mov ebp, edi               ;   258.7 p1     107 w[94] copy
        xor ebp, dword [esp + 336] ;   259.7 p0+p2  107 w[94]
        xor ebp, eax               ;   260.7 p1     107 w[94]
        xor ebp, 0x9e3779ef        ;   261.7 p0     107 w[94]
        xor ebp, ecx               ;   262.7 p1     107 w[94]
        rol ebp, 0xb               ;   263.7 p0     107 w[94]
        mov dword [esp + 352], edi ;   252.0 p3+p4  107 w[89] spill
        mov edi, ebx               ;   261.7 p1     107 w[95] copy
        xor edi, edx               ;   262.7 p0     107 w[95]
        xor edi, esi               ;   263.7 p1     107 w[95]
        xor edi, 0x9e3779ee        ;   264.7 p0     107 w[95]
        xor edi, ebp               ;   265.7 p1     107 w[95]
        rol edi, 0xb               ;   266.7 p0     107 w[95]
        mov dword [esp + 356], ebx ;   254.7 p3+p4  107 w[87] spill
        mov ebx, eax               ;   264.7 p1     107 w[96] copy
        xor ebx, ecx               ;   265.7 p0     107 w[96]
        xor ebx, dword [esp + 348] ;   266.7 p1+p2  107 w[96]
        xor ebx, 0x9e3779e1        ;   267.7 p0     107 w[96]
        xor ebx, edi               ;   268.7 p1     107 w[96]
        rol ebx, 0xb               ;   269.7 p0     107 w[96]
        mov dword [esp + 360], eax ;   257.7 p3+p4  107 w[91] spill
        mov eax, esi               ;   267.7 p1     107 w[97] copy
        xor eax, ebp               ;   268.7 p0     107 w[97]
        xor eax, dword [esp + 352] ;   269.7 p1+p2  107 w[97]
        xor eax, 0x9e3779e0        ;   270.7 p0     107 w[97]
        xor eax, ebx               ;   271.7 p1     107 w[97]
        rol eax, 0xb               ;   272.7 p0     107 w[97]
        mov dword [esp + 364], esi ;   260.7 p3+p4  107 w[92] spill
        mov esi, ecx               ;   270.7 p1     107 w[98] copy
        xor esi, edx               ;   271.7 p0     107 w[98]
        xor esi, edi               ;   272.7 p1     107 w[98]
        xor esi, 0x9e3779e3        ;   273.7 p0     107 w[98]
        xor esi, eax               ;   274.7 p1     107 w[98]
        rol esi, 0xb               ;   275.7 p0     107 w[98]
        mov dword [esp + 368], edx ;   263.3 p3+p4  107 w[90] spill
        mov edx, ebp               ;   273.7 p1     107 w[99] copy
        xor edx, dword [esp + 360] ;   274.7 p0+p2  107 w[99]
        xor edx, 0x9e3779e2        ;   275.7 p1     107 w[99]
        xor edx, ebx               ;   276.7 p0     107 w[99]
        xor edx, esi               ;   277.7 p1     107 w[99]
        rol edx, 0xb               ;   278.7 p0     107 w[99]
        mov dword [esp + 372], ebp ;   266.3 p3+p4  107 w[94] spill
        mov ebp, edi               ;   276.7 p1     107 w[100] copy
        xor ebp, dword [esp + 364] ;   277.7 p0+p2  107 w[100]
        mov dword [esp + 376], edi ;   268.0 p3+p4  107 w[95] spill
        mov edi, eax               ;   277.7 p1     107 w[100] copy
        xor edi, 0x9e3779e5        ;   278.7 p0     107 w[100]
        xor edi, ebp               ;   279.7 p1     107 w[100]
        xor edi, edx               ;   280.7 p0     107 w[100]
        rol edi, 0xb               ;   281.7 p0     107 w[100]
        mov dword [esp + 380], ebp ;   278.7 p3+p4  107 w[100] spill
        mov ebp, ecx               ;   279.7 p1     107 w[101] copy
        xor ebp, ebx               ;   280.7 p1     107 w[101]
        xor ebp, esi               ;   281.7 p0     107 w[101]
        xor ebp, 0x9e3779e4        ;   282.7 p1     107 w[101]
        xor ebp, edi               ;   283.7 p0     107 w[101]
        rol ebp, 0xb               ;   284.7 p0     107 w[101]
        mov dword [esp + 384], ecx ;   273.0 p3+p4  107 w[93] spill
        mov ecx, eax               ;   282.7 p1     107 w[102] copy
        xor ecx, edx               ;   283.7 p1     107 w[102]
        xor ecx, dword [esp + 372] ;   284.7 p0+p2  107 w[102]
        xor ecx, 0x9e3779e7        ;   285.7 p1     107 w[102]
        xor ecx, ebp               ;   286.7 p0     107 w[102]
        rol ecx, 0xb               ;   287.7 p0     107 w[102]
        mov dword [esp + 388], eax ;   276.0 p3+p4  107 w[97] spill
        mov eax, esi               ;   285.7 p1     107 w[103] copy
        xor eax, edi               ;   286.7 p1     107 w[103]
        xor eax, dword [esp + 376] ;   287.7 p0+p2  107 w[103]
        xor eax, 0x9e3779e6        ;   288.7 p1     107 w[103]
        xor eax, ecx               ;   289.7 p0     107 w[103]
        rol eax, 0xb               ;   290.7 p0     107 w[103]
        mov dword [esp + 392], esi ;   279.0 p3+p4  107 w[98] spill
        mov esi, edx               ;   288.7 p1     107 w[104] copy
        xor esi, ebx               ;   289.7 p1     107 w[104]
        xor esi, 0x9e3779d9        ;   290.7 p0     107 w[104]
        xor esi, ebp               ;   291.7 p1     107 w[104]
        xor esi, eax               ;   292.7 p0     107 w[104]
        rol esi, 0xb               ;   293.7 p0     107 w[104]
        mov dword [esp + 396], ebx ;   281.7 p3+p4  107 w[96] spill
        mov ebx, edi               ;   291.7 p1     107 w[105] copy
        xor ebx, ecx               ;   292.7 p1     107 w[105]
        xor ebx, dword [esp + 388] ;   293.7 p0+p2  107 w[105]
        xor ebx, 0x9e3779d8        ;   294.7 p1     107 w[105]
        xor ebx, esi               ;   295.7 p0     107 w[105]
        rol ebx, 0xb               ;   296.7 p0     107 w[105]
        xor edi, eax               ;   294.7 p1     107 w[108]
        mov dword [esp + 400], edi ;   295.7 p3+p4  107 w[108] spill
        mov edi, ebp               ;   295.7 p1     107 w[106] copy
        xor edi, eax               ;   296.7 p0     107 w[106]
        xor edi, dword [esp + 392] ;   297.7 p1+p2  107 w[106]
        xor edi, 0x9e3779db        ;   298.7 p0     107 w[106]
        xor edi, ebx               ;   299.7 p1     107 w[106]
        rol edi, 0xb               ;   300.7 p0     107 w[106]
        mov dword [esp + 404], eax ;   291.7 p3+p4  107 w[103] spill
        mov eax, edx               ;   298.7 p1     107 w[107] copy
        xor eax, ecx               ;   299.7 p0     107 w[107]
        xor eax, 0x9e3779da        ;   300.7 p1     107 w[107]
        xor eax, esi               ;   301.7 p0     107 w[107]
        xor eax, edi               ;   302.7 p1     107 w[107]
        rol eax, 0xb               ;   303.7 p0     107 w[107]
        mov dword [esp + 408], edx ;   290.7 p3+p4  107 w[99] spill
        mov edx, dword [esp + 400] ;   295.7 p2     107 w[108]
        xor edx, ebx               ;   301.7 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   302.7 p0     107 w[108]
        xor edx, eax               ;   304.7 p1     107 w[108]
        rol edx, 0xb               ;   305.7 p0     107 w[108]
        mov dword [esp + 412], ecx ;   293.0 p3+p4  107 w[102] spill
        mov ecx, ebp               ;   303.7 p1     107 w[109] copy
        xor ecx, esi               ;   304.7 p0     107 w[109]
        xor ecx, 0x9e3779dc        ;   305.7 p1     107 w[109]
        xor ecx, edi               ;   306.7 p0     107 w[109]
        xor ecx, edx               ;   307.7 p1     107 w[109]
        rol ecx, 0xb               ;   308.7 p0     107 w[109]
        mov dword [esp + 416], ebp ;   295.7 p3+p4  107 w[101] spill
        mov ebp, ebx               ;   306.7 p1     107 w[110] copy
        xor ebp, dword [esp + 412] ;   307.7 p0+p2  107 w[110]
        xor ebp, 0x9e3779df        ;   308.7 p1     107 w[110]
        xor ebp, eax               ;   309.7 p0     107 w[110]
        xor ebp, ecx               ;   310.7 p1     107 w[110]
        rol ebp, 0xb               ;   311.7 p0     107 w[110]
        mov dword [esp + 420], ebx ;   298.7 p3+p4  107 w[105] spill
        mov ebx, edi               ;   309.7 p1     107 w[111] copy
        xor ebx, dword [esp + 404] ;   310.7 p0+p2  107 w[111]
        xor ebx, 0x9e3779de        ;   311.7 p1     107 w[111]
        xor ebx, edx               ;   312.7 p0     107 w[111]
        xor ebx, ebp               ;   313.7 p1     107 w[111]
        rol ebx, 0xb               ;   314.7 p0     107 w[111]
        mov dword [esp + 424], edi ;   302.3 p3+p4  107 w[106] spill
        mov edi, esi               ;   312.7 p1     107 w[112] copy
        xor edi, eax               ;   313.7 p0     107 w[112]
        xor edi, 0x9e3779d1        ;   314.7 p1     107 w[112]
        xor edi, ecx               ;   315.7 p0     107 w[112]
        xor edi, ebx               ;   316.7 p1     107 w[112]
        rol edi, 0xb               ;   317.7 p0     107 w[112]
        mov dword [esp + 428], esi ;   305.3 p3+p4  107 w[104] spill
        mov esi, dword [esp + 420] ;   306.0 p2     107 w[113]
        xor esi, edx               ;   315.7 p1     107 w[113]
        xor esi, ebp               ;   316.7 p0     107 w[113]
        xor esi, 0x9e3779d0        ;   317.7 p1     107 w[113]
        xor esi, edi               ;   318.7 p0     107 w[113]
        rol esi, 0xb               ;   319.7 p0     107 w[113]
        mov dword [esp + 432], edx ;   308.0 p3+p4  107 w[108] spill
        mov edx, ecx               ;   317.7 p1     107 w[114] copy
        xor edx, dword [esp + 424] ;   318.7 p1+p2  107 w[114]
        xor edx, ebx               ;   319.7 p0     107 w[114]
        xor edx, 0x9e3779d3        ;   320.7 p1     107 w[114]
        xor edx, esi               ;   321.7 p0     107 w[114]
        rol edx, 0xb               ;   322.7 p0     107 w[114]
        mov dword [esp + 436], ecx ;   311.0 p3+p4  107 w[109] spill
        mov ecx, eax               ;   320.7 p1     107 w[115] copy
        xor ecx, ebp               ;   321.7 p1     107 w[115]
        xor ecx, edi               ;   322.7 p0     107 w[115]
        xor ecx, 0x9e3779d2        ;   323.7 p1     107 w[115]
        xor ecx, edx               ;   324.7 p0     107 w[115]
        rol ecx, 0xb               ;   325.7 p0     107 w[115]
        mov dword [esp + 440], eax ;   313.7 p3+p4  107 w[107] spill
        mov eax, ebx               ;   323.7 p1     107 w[116] copy
        xor eax, dword [esp + 432] ;   324.7 p1+p2  107 w[116]
        xor eax, 0x9e3779d5        ;   325.7 p0     107 w[116]
        xor eax, esi               ;   326.7 p1     107 w[116]
        xor eax, ecx               ;   327.7 p0     107 w[116]
        rol eax, 0xb               ;   328.7 p0     107 w[116]
        mov dword [esp + 444], ebx ;   316.7 p3+p4  107 w[111] spill
        mov ebx, edi               ;   326.7 p1     107 w[117] copy
        xor ebx, edx               ;   327.7 p1     107 w[117]
        xor ebx, dword [esp + 436] ;   328.7 p0+p2  107 w[117]
        xor ebx, 0x9e3779d4        ;   329.7 p1     107 w[117]
        xor ebx, eax               ;   330.7 p0     107 w[117]
        rol ebx, 0xb               ;   331.7 p0     107 w[117]
        mov dword [esp + 448], edi ;   319.7 p3+p4  107 w[112] spill
        mov edi, ebp               ;   329.7 p1     107 w[118] copy
        xor edi, esi               ;   330.7 p1     107 w[118]
        xor edi, ecx               ;   331.7 p0     107 w[118]
        xor edi, 0x9e3779d7        ;   332.7 p1     107 w[118]
        xor edi, ebx               ;   333.7 p0     107 w[118]
        rol edi, 0xb               ;   334.7 p0     107 w[118]
        mov dword [esp + 452], ebp ;   322.3 p3+p4  107 w[110] spill
        mov ebp, edx               ;   332.7 p1     107 w[119] copy
        xor ebp, eax               ;   333.7 p1     107 w[119]
        xor ebp, dword [esp + 444] ;   334.7 p0+p2  107 w[119]
        xor ebp, 0x9e3779d6        ;   335.7 p1     107 w[119]
        xor ebp, edi               ;   336.7 p0     107 w[119]
        rol ebp, 0xb               ;   337.7 p0     107 w[119]
        mov dword [esp + 456], edx ;   325.3 p3+p4  107 w[114] spill
        mov edx, ecx               ;   335.7 p1     107 w[120] copy
        xor edx, dword [esp + 448] ;   336.7 p1+p2  107 w[120]
        mov dword [esp + 460], ecx ;   327.0 p3+p4  107 w[115] spill
        mov ecx, ebx               ;   337.3 p0     107 w[120] copy
        xor ecx, edx               ;   338.3 p1     107 w[120]
        xor ecx, 0x9e3779c9        ;   339.3 p0     107 w[120]
        xor ecx, ebp               ;   340.3 p1     107 w[120]
        rol ecx, 0xb               ;   341.3 p0     107 w[120]
        mov dword [esp + 464], edx ;   337.7 p3+p4  107 w[120] spill
        mov edx, eax               ;   339.7 p1     107 w[121] copy
        xor edx, esi               ;   340.7 p0     107 w[121]
        xor edx, edi               ;   341.7 p1     107 w[121]
        xor edx, 0x9e3779c8        ;   342.7 p0     107 w[121]
        xor edx, ecx               ;   343.7 p1     107 w[121]
        rol edx, 0xb               ;   344.7 p0     107 w[121]
        mov dword [esp + 468], esi ;   332.0 p3+p4  107 w[113] spill
        mov esi, ebx               ;   342.7 p1     107 w[122] copy
        xor esi, ebp               ;   343.7 p0     107 w[122]
        xor esi, dword [esp + 456] ;   344.7 p1+p2  107 w[122]
        xor esi, 0x9e3779cb        ;   345.7 p0     107 w[122]
        xor esi, edx               ;   346.7 p1     107 w[122]
        rol esi, 0xb               ;   347.7 p0     107 w[122]
        mov dword [esp + 472], ebx ;   335.0 p3+p4  107 w[117] spill
        mov ebx, edi               ;   345.7 p1     107 w[123] copy
        xor ebx, dword [esp + 460] ;   346.7 p0+p2  107 w[123]
        xor ebx, ecx               ;   347.7 p1     107 w[123]
        xor ebx, 0x9e3779ca        ;   348.7 p0     107 w[123]
        xor ebx, esi               ;   349.7 p1     107 w[123]
        rol ebx, 0xb               ;   350.7 p0     107 w[123]
        mov dword [esp + 476], edi ;   338.0 p3+p4  107 w[118] spill
        mov edi, eax               ;   348.7 p1     107 w[124] copy
        xor edi, ebp               ;   349.7 p0     107 w[124]
        mov dword [esp + 480], eax ;   339.3 p3+p4  107 w[116] spill
        mov eax, edx               ;   349.7 p1     107 w[124] copy
        xor eax, 0x9e3779cd        ;   350.7 p0     107 w[124]
        xor eax, edi               ;   351.7 p1     107 w[124]
        xor eax, ebx               ;   352.7 p0     107 w[124]
        rol eax, 0xb               ;   353.7 p0     107 w[124]
        mov dword [esp + 484], edi ;   350.7 p3+p4  107 w[124] spill
        mov edi, ecx               ;   351.7 p1     107 w[125] copy
        xor edi, dword [esp + 472] ;   352.7 p1+p2  107 w[125]
        xor edi, 0x9e3779cc        ;   353.7 p0     107 w[125]
        xor edi, esi               ;   354.7 p1     107 w[125]
        xor edi, eax               ;   355.7 p0     107 w[125]
        rol edi, 0xb               ;   356.7 p0     107 w[125]
        mov dword [esp + 488], ecx ;   344.7 p3+p4  107 w[120] spill
        mov ecx, edx               ;   354.7 p1     107 w[126] copy
        xor ecx, dword [esp + 476] ;   355.7 p1+p2  107 w[126]
        xor ecx, 0x9e3779cf        ;   356.7 p0     107 w[126]
        xor ecx, ebx               ;   357.7 p1     107 w[126]
        xor ecx, edi               ;   358.7 p0     107 w[126]
        rol ecx, 0xb               ;   359.7 p0     107 w[126]
        mov dword [esp + 492], edx ;   348.0 p3+p4  107 w[121] spill
        mov edx, ebp               ;   357.7 p1     107 w[127] copy
        xor edx, esi               ;   358.7 p1     107 w[127]
        xor edx, eax               ;   359.7 p0     107 w[127]
        xor edx, 0x9e3779ce        ;   360.7 p1     107 w[127]
        xor edx, ecx               ;   361.7 p0     107 w[127]
        rol edx, 0xb               ;   362.7 p0     107 w[127]
        mov dword [esp + 496], ebp ;   350.7 p3+p4  107 w[119] spill
        mov ebp, ebx               ;   360.7 p1     107 w[128] copy
        xor ebp, edi               ;   361.7 p1     107 w[128]
        xor ebp, dword [esp + 488] ;   362.7 p0+p2  107 w[128]
        xor ebp, 0x9e3779c1        ;   363.7 p1     107 w[128]
        xor ebp, edx               ;   364.7 p0     107 w[128]
        rol ebp, 0xb               ;   365.7 p0     107 w[128]
        mov dword [esp + 500], ebx ;   354.0 p3+p4  107 w[123] spill
        mov ebx, eax               ;   363.7 p1     107 w[129] copy
        xor ebx, ecx               ;   364.7 p1     107 w[129]
        xor ebx, dword [esp + 492] ;   365.7 p0+p2  107 w[129]
        xor ebx, 0x9e3779c0        ;   366.7 p1     107 w[129]
        xor ebx, ebp               ;   367.7 p0     107 w[129]
        rol ebx, 0xb               ;   368.7 p0     107 w[129]
        mov dword [esp + 504], eax ;   357.0 p3+p4  107 w[124] spill
        mov eax, edi               ;   366.7 p1     107 w[130] copy
        xor eax, esi               ;   367.7 p1     107 w[130]
        xor eax, edx               ;   368.7 p0     107 w[130]
        xor eax, 0x9e3779c3        ;   369.7 p1     107 w[130]
        xor eax, ebx               ;   370.7 p0     107 w[130]
        rol eax, 0xb               ;   371.7 p0     107 w[130]
        mov dword [esp + 508], esi ;   359.7 p3+p4  107 w[122] spill
        mov esi, ecx               ;   369.7 p1     107 w[131] copy
        xor esi, dword [esp + 500] ;   370.7 p1+p2  107 w[131]
        xor esi, 0x9e3779c2        ;   371.7 p0     107 w[131]
        xor esi, ebp               ;   372.7 p1     107 w[131]
        xor esi, eax               ;   373.7 p0     107 w[131]
        rol esi, 0xb               ;   374.7 p0     107 w[131]
        mov dword [esp + 512], ecx ;   362.7 p3+p4  107 w[126] spill
        mov ecx, edx               ;   372.7 p1     107 w[132] copy
        xor ecx, dword [esp + 504] ;   373.7 p1+p2  107 w[132]
        mov dword [esp + 516], edx ;   364.3 p3+p4  107 w[127] spill
        mov edx, ebx               ;   374.3 p0     107 w[132] copy
        xor edx, 0x9e3779c5        ;   375.3 p1     107 w[132]
        xor edx, ecx               ;   376.3 p0     107 w[132]
        xor edx, esi               ;   377.3 p1     107 w[132]
        rol edx, 0xb               ;   378.3 p0     107 w[132]
        mov dword [esp + 520], ecx ;   374.7 p3+p4  107 w[132] spill
        mov ecx, edi               ;   376.7 p1     107 w[133] copy
        xor ecx, ebp               ;   377.7 p0     107 w[133]
        xor ecx, eax               ;   378.7 p1     107 w[133]
        xor ecx, 0x9e3779c4        ;   379.7 p0     107 w[133]
        xor ecx, edx               ;   380.7 p1     107 w[133]
        rol ecx, 0xb               ;   381.7 p0     107 w[133]
        mov dword [esp + 524], edi ;   369.3 p3+p4  107 w[125] spill
        mov edi, ebx               ;   379.7 p1     107 w[134] copy
        xor edi, esi               ;   380.7 p0     107 w[134]
        xor edi, dword [esp + 512] ;   381.7 p1+p2  107 w[134]
        xor edi, 0x9e3779c7        ;   382.7 p0     107 w[134]
        xor edi, ecx               ;   383.7 p1     107 w[134]
        rol edi, 0xb               ;   384.7 p0     107 w[134]
        mov dword [esp + 528], ebx ;   372.3 p3+p4  107 w[129] spill
        mov ebx, eax               ;   382.7 p1     107 w[135] copy
        xor ebx, edx               ;   383.7 p0     107 w[135]
        xor ebx, dword [esp + 516] ;   384.7 p1+p2  107 w[135]
        xor ebx, 0x9e3779c6        ;   385.7 p0     107 w[135]
        xor ebx, edi               ;   386.7 p1     107 w[135]
        rol ebx, 0xb               ;   387.7 p0     107 w[135]
        mov dword [esp + 532], eax ;   375.3 p3+p4  107 w[130] spill
        mov eax, esi               ;   385.7 p1     107 w[136] copy
        xor eax, ebp               ;   386.7 p0     107 w[136]
        xor eax, ecx               ;   387.7 p1     107 w[136]
        xor eax, 0x9e377939        ;   388.7 p0     107 w[136]
        xor eax, ebx               ;   389.7 p1     107 w[136]
        rol eax, 0xb               ;   390.7 p0     107 w[136]
        mov dword [esp + 536], ebp ;   378.0 p3+p4  107 w[128] spill
        mov ebp, edx               ;   388.7 p1     107 w[137] copy
        xor ebp, edi               ;   389.7 p0     107 w[137]
        xor ebp, dword [esp + 528] ;   390.7 p1+p2  107 w[137]
        xor ebp, 0x9e377938        ;   391.7 p0     107 w[137]
        xor ebp, eax               ;   392.7 p1     107 w[137]
        rol ebp, 0xb               ;   393.7 p0     107 w[137]
        mov dword [esp + 540], edx ;   381.0 p3+p4  107 w[132] spill
        mov edx, ecx               ;   391.7 p1     107 w[138] copy
        xor edx, dword [esp + 532] ;   392.7 p0+p2  107 w[138]
        xor edx, ebx               ;   393.7 p1     107 w[138]
        xor edx, 0x9e37793b        ;   394.7 p0     107 w[138]
        xor edx, ebp               ;   395.7 p1     107 w[138]
        rol edx, 0xb               ;   396.7 p0     107 w[138]
        mov dword [esp + 544], ebp ;   394.7 p3+p4  107 w[137] spill
        mov ebp, esi               ;   394.7 p1     107 w[139] copy
        xor ebp, edi               ;   395.7 p0     107 w[139]
        xor ebp, eax               ;   396.7 p1     107 w[139]
        xor ebp, 0x9e37793a        ;   397.7 p0     107 w[139]
        xor ebp, edx               ;   398.7 p1     107 w[139]
        rol ebp, 0xb               ;   399.7 p0     107 w[139]
        mov dword [esp + 548], edx ;   397.7 p3+p4  107 w[138] spill
        mov edx, dword [esp + 8]   ;   387.7 p2      26 box
        and edx, dword [esp + 0]   ;   397.7 p1+p2   26 box
        mov dword [esp + 552], ebp ;   400.7 p3+p4  107 w[139] spill
        mov ebp, dword [esp + 0]   ;   389.7 p2      26 box
        xor ebp, dword [esp + 20]  ;   398.3 p0+p2   26 box
        mov dword [esp + 0], eax   ;   391.7 p3+p4  107 w[136] spill
        mov eax, dword [esp + 20]  ;   391.7 p2      26 box
        or eax, dword [esp + 8]    ;   398.7 p1+p2   26 box
        mov dword [esp + 20], edi  ;   392.3 p3+p4  107 w[134] spill
        mov edi, dword [esp + 8]   ;   393.7 p2      26 box
        xor edi, dword [esp + 4]   ;   399.3 p0+p2   26 box
        or edi, edx                ;   400.3 p1      26 box
        mov dword [esp + 8], ecx   ;   394.3 p3+p4  107 w[133] spill
        mov ecx, eax               ;   400.3 p0      26 box copy
        and ecx, dword [esp + 4]   ;   401.3 p1+p2   26 box
        xor ecx, ebp               ;   402.3 p0      26 box
        and ebp, eax               ;   401.7 p1      26 box
        xor ebp, edi               ;   402.7 p0      26 box
        xor eax, ecx               ;   403.3 p1      26 box
        xor ecx, edx               ;   403.3 p0      26 box
        xor edi, ecx               ;   404.3 p1      26 box
        and edx, ebp               ;   404.3 p0      26 box
        xor edx, eax               ;   405.3 p1      26 box
        and eax, ebp               ;   405.3 p0      26 box
        xor ecx, eax               ;   406.3 p1      26 box
        mov eax, dword [esp + 12]  ;   399.3 p2      25 box
        and eax, dword [esp + 32]  ;   406.3 p0+p2   25 box
        xor eax, dword [esp + 24]  ;   407.3 p1+p2   25 box
        mov dword [esp + 4], edi   ;   405.3 p3+p4   26 box spill
        mov edi, dword [esp + 32]  ;   402.3 p2      25 box
        xor edi, dword [esp + 12]  ;   407.3 p0+p2   25 box
        xor edi, dword [esp + 16]  ;   408.3 p1+p2   25 box
        mov dword [esp + 32], ebp  ;   403.7 p3+p4   26 box spill
        mov ebp, dword [esp + 24]  ;   405.3 p2      25 box
        or ebp, dword [esp + 12]   ;   408.3 p0+p2   25 box
        xor ebp, dword [esp + 16]  ;   409.3 p1+p2   25 box
        mov dword [esp + 24], edx  ;   406.3 p3+p4   26 box spill
        mov edx, eax               ;   409.3 p0      25 box copy
        and edx, dword [esp + 16]  ;   410.3 p1+p2   25 box
        xor edx, edi               ;   411.3 p0      25 box
        xor eax, edi               ;   410.7 p1      25 box
        or edi, ebp                ;   411.3 p0      25 box
        xor edi, eax               ;   412.3 p1      25 box
        xor eax, dword [esp + 12]  ;   412.3 p0+p2   25 box
        xor ebp, edi               ;   413.3 p1      25 box
        xor edi, edx               ;   413.3 p0      25 box
        not edx                    ;   413.7 p1      25 box
        mov dword [esp + 12], edx  ;   414.7 p3+p4   25 box spill
        mov edx, dword [esp + 28]  ;   411.3 p2      24 box
        and edx, dword [esp + 48]  ;   414.3 p0+p2   24 box
        mov dword [esp + 28], ebp  ;   414.3 p3+p4   25 box spill
        mov ebp, dword [esp + 44]  ;   413.3 p2      24 box
        or ebp, dword [esp + 48]   ;   416.3 p1+p2   24 box
        not ebp                    ;   417.3 p0      24 box
        mov dword [esp + 44], edi  ;   414.3 p3+p4   25 box spill
        mov edi, dword [esp + 48]  ;   415.3 p2      24 box
        xor edi, dword [esp + 40]  ;   418.3 p1+p2   24 box
        mov dword [esp + 48], eax  ;   416.0 p3+p4   25 box spill
        mov eax, edx               ;   416.7 p0      24 box copy
        mov dword [esp + 16], ecx  ;   417.0 p3+p4   26 box spill
        mov ecx, ebp               ;   418.3 p1      24 box copy
        mov dword [esp + 556], ebx ;   418.0 p3+p4  107 w[135] spill
        mov ebx, dword [esp + 40]  ;   418.7 p2      24 box
        mov dword [esp + 40], esi  ;   419.0 p3+p4  107 w[131] spill
        mov esi, dword [esp + 60]  ;   419.7 p2      23 box
        or esi, dword [esp + 76]   ;   422.7 p0+p2   23 box
        xor esi, dword [esp + 52]  ;   423.7 p1+p2   23 box
        mov dword [esp + 60], esi  ;   424.7 p3+p4   23 box spill
        mov esi, dword [esp + 76]  ;   422.7 p2      23 box
        xor esi, dword [esp + 56]  ;   425.7 p0+p2   23 box
        mov dword [esp + 76], esi  ;   426.7 p3+p4   23 box spill
        mov esi, dword [esp + 52]  ;   424.7 p2      23 box
        and esi, dword [esp + 64]  ;   427.7 p1+p2   23 box
        xor esi, dword [esp + 76]  ;   429.7 p0+p2   23 box
        mov dword [esp + 52], esi  ;   430.7 p3+p4   23 box spill
        mov esi, dword [esp + 56]  ;   427.7 p2      23 box
        xor esi, dword [esp + 60]  ;   430.7 p1+p2   23 box
        mov dword [esp + 56], esi  ;   431.7 p3+p4   23 box spill
        mov esi, dword [esp + 64]  ;   429.7 p2      23 box
        xor esi, dword [esp + 60]  ;   432.7 p0+p2   23 box
        mov dword [esp + 64], ebp  ;   428.7 p3+p4   24 box spill
        mov ebp, esi               ;   433.7 p1      23 box copy
        xor esi, dword [esp + 56]  ;   434.7 p0+p2   23 box
        or esi, dword [esp + 52]   ;   435.7 p1+p2   23 box
        mov dword [esp + 560], ebp ;   434.7 p3+p4   23 box spill
        mov ebp, esi               ;   436.7 p0      23 box copy
        xor ebp, dword [esp + 52]  ;   437.7 p1+p2   23 box
        mov dword [esp + 52], esi  ;   436.7 p3+p4   23 box spill
        mov esi, ebp               ;   438.7 p0      23 box copy
        xor esi, dword [esp + 60]  ;   439.7 p1+p2   23 box
        mov dword [esp + 60], esi  ;   440.7 p3+p4   23 box spill
        mov esi, dword [esp + 36]  ;   435.7 p2      24 box
        not esi                    ;   438.7 p0      24 box
        xor edi, esi               ;   439.7 p1      24 box
        or eax, esi                ;   439.7 p0      24 box
        xor edx, edi               ;   440.7 p1      24 box
        and edi, eax               ;   440.7 p0      24 box
        or ecx, edi                ;   441.7 p1      24 box
        xor eax, edx               ;   441.7 p0      24 box
        xor ebx, edx               ;   441.7 p1      24 box
        or eax, ecx                ;   442.7 p0      24 box
        mov esi, dword [esp + 64]  ;   438.3 p2      24 box reload
        xor esi, ebx               ;   442.7 p1      24 box
        xor eax, esi               ;   443.7 p0      24 box
        and ebx, ecx               ;   442.7 p1      24 box
        xor esi, ebx               ;   443.7 p0      24 box
        mov edi, dword [esp + 76]  ;   440.0 p2      23 box
        not edi                    ;   443.0 p1      23 box
        mov ebx, dword [esp + 560] ;   441.0 p2      23 box reload
        or ebx, edi                ;   444.0 p0      23 box
        xor ebp, ebx               ;   445.0 p1      23 box
        mov edi, dword [esp + 52]  ;   442.0 p2      23 box reload
        xor edi, ebx               ;   445.0 p0      23 box
        mov ebx, dword [esp + 68]  ;   443.0 p2      30 box
        or ebx, dword [esp + 80]   ;   446.0 p1+p2   30 box
        xor ebx, dword [esp + 72]  ;   447.0 p0+p2   30 box
        mov dword [esp + 52], edi  ;   446.0 p3+p4   23 box spill
        mov edi, dword [esp + 72]  ;   446.0 p2      30 box
        and edi, dword [esp + 80]  ;   449.0 p1+p2   30 box
        mov dword [esp + 72], ebp  ;   446.0 p3+p4   23 box spill
        mov ebp, edi               ;   450.0 p0      30 box copy
        xor ebp, dword [esp + 68]  ;   451.0 p1+p2   30 box
        xor edi, dword [esp + 88]  ;   450.0 p0+p2   30 box
        and edi, ebp               ;   452.0 p1      30 box
        mov dword [esp + 68], ecx  ;   448.3 p3+p4   24 box spill
        mov ecx, edi               ;   453.0 p0      30 box copy
        xor ecx, dword [esp + 80]  ;   454.0 p1+p2   30 box
        or edi, ebx                ;   453.0 p0      30 box
        xor edi, dword [esp + 88]  ;   454.0 p1+p2   30 box
        mov dword [esp + 80], edx  ;   451.0 p3+p4   24 box spill
        mov edx, ebx               ;   451.7 p0      30 box copy
        xor edx, dword [esp + 88]  ;   452.7 p1+p2   30 box
        not edx                    ;   453.7 p0      30 box
        or edx, ebp                ;   454.7 p1      30 box
        or edx, ecx                ;   455.7 p0      30 box
        xor ebx, ebp               ;   454.0 p1      30 box
        xor ebx, ecx               ;   455.0 p0      30 box
        xor edx, ebx               ;   456.7 p1      30 box
        xor ecx, edi               ;   455.7 p0      30 box
        or ebx, edi                ;   456.0 p1      30 box
        xor ebp, ebx               ;   457.0 p0      30 box
        mov ebx, dword [esp + 84]  ;   455.7 p2      29 box
        and ebx, dword [esp + 96]  ;   458.7 p1+p2   29 box
        mov dword [esp + 84], ecx  ;   456.7 p3+p4   30 box spill
        mov ecx, dword [esp + 96]  ;   457.7 p2      29 box
        xor ecx, dword [esp + 92]  ;   460.7 p0+p2   29 box
        mov dword [esp + 96], edi  ;   458.3 p3+p4   30 box spill
        mov edi, dword [esp + 92]  ;   459.7 p2      29 box
        mov dword [esp + 92], ebp  ;   459.3 p3+p4   30 box spill
        mov ebp, dword [esp + 100] ;   460.7 p2      29 box
        mov dword [esp + 88], edx  ;   460.3 p3+p4   30 box spill
        mov edx, dword [esp + 100] ;   461.7 p2      29 box
        mov dword [esp + 560], eax ;   461.3 p3+p4   24 box spill
        mov eax, dword [esp + 100] ;   462.7 p2      29 box
        mov dword [esp + 100], esi ;   462.3 p3+p4   24 box spill
        mov esi, ecx               ;   463.0 p1      29 box copy
        mov dword [esp + 76], ecx  ;   463.3 p3+p4   29 box spill
        mov ecx, dword [esp + 116] ;   464.0 p2      28 box
        or ecx, dword [esp + 108]  ;   467.0 p0+p2   28 box
        mov dword [esp + 64], ecx  ;   468.0 p3+p4   28 box spill
        mov ecx, dword [esp + 112] ;   466.0 p2      28 box
        xor ecx, dword [esp + 116] ;   469.0 p1+p2   28 box
        mov dword [esp + 112], esi ;   466.7 p3+p4   29 box spill
        mov esi, dword [esp + 64]  ;   468.0 p2      28 box reload
        xor esi, ecx               ;   471.0 p0      28 box
        and ecx, dword [esp + 116] ;   470.0 p1+p2   28 box
        mov dword [esp + 64], esi  ;   472.0 p3+p4   28 box spill
        mov esi, dword [esp + 108] ;   470.0 p2      28 box
        xor esi, dword [esp + 116] ;   473.0 p0+p2   28 box
        mov dword [esp + 108], ecx ;   471.0 p3+p4   28 box spill
        mov ecx, dword [esp + 116] ;   472.0 p2      28 box
        xor ecx, dword [esp + 64]  ;   475.0 p1+p2   28 box
        mov dword [esp + 116], ecx ;   476.0 p3+p4   28 box spill
        mov ecx, dword [esp + 64]  ;   474.0 p2      28 box
        mov dword [esp + 36], ecx  ;   477.0 p3+p4   28 box spill
        mov ecx, dword [esp + 64]  ;   475.0 p2      28 box
        mov dword [esp + 64], ecx  ;   478.0 p3+p4   28 box spill
        mov ecx, dword [esp + 104] ;   476.0 p2      29 box
        not ecx                    ;   479.0 p0      29 box
        xor edi, ecx               ;   480.0 p1      29 box
        and ebp, ecx               ;   480.0 p0      29 box
        xor ebx, edi               ;   481.0 p1      29 box
        or edx, edi                ;   481.0 p0      29 box
        xor ebp, edi               ;   481.0 p1      29 box
        xor eax, ebx               ;   482.0 p0      29 box
        mov edi, dword [esp + 112] ;   477.3 p2      29 box reload
        xor edi, edx               ;   482.0 p1      29 box
        mov ecx, dword [esp + 76]  ;   478.3 p2      29 box reload
        and ecx, ebp               ;   482.0 p0      29 box
        xor ebp, ebx               ;   482.0 p1      29 box
        and ebp, edi               ;   483.0 p0      29 box
        or edi, ecx                ;   483.0 p1      29 box
        xor ecx, eax               ;   483.0 p0      29 box
        not eax                    ;   483.0 p1      29 box
        xor ebp, eax               ;   484.0 p0      29 box
        xor eax, edi               ;   484.0 p1      29 box
        mov edi, dword [esp + 128] ;   481.0 p2      28 box
        not edi                    ;   484.0 p0      28 box
        xor esi, edi               ;   485.0 p1      28 box
        mov edx, dword [esp + 108] ;   482.0 p2      28 box reload
        and edx, esi               ;   486.0 p0      28 box
        xor edx, edi               ;   487.0 p1      28 box
        or edi, esi                ;   486.0 p0      28 box
        mov dword [esp + 108], ebp ;   485.0 p3+p4   29 box spill
        mov ebp, dword [esp + 36]  ;   484.0 p2      28 box reload
        xor ebp, edi               ;   487.0 p1      28 box
        mov edi, dword [esp + 64]  ;   485.0 p2      28 box reload
        and edi, edx               ;   488.0 p0      28 box
        xor edx, dword [esp + 116] ;   488.0 p1+p2   28 box
        xor edi, esi               ;   489.0 p0      28 box
        mov dword [esp + 64], edx  ;   489.0 p3+p4   28 box spill
        mov edx, ebp               ;   488.0 p1      28 box copy
        and edx, dword [esp + 116] ;   489.0 p0+p2   28 box
        xor esi, edx               ;   490.0 p1      28 box
        mov edx, dword [esp + 120] ;   488.3 p2      27 box
        and edx, dword [esp + 124] ;   491.3 p0+p2   27 box
        xor edx, dword [esp + 132] ;   492.3 p1+p2   27 box
        mov dword [esp + 116], esi ;   491.0 p3+p4   28 box spill
        mov esi, dword [esp + 120] ;   491.3 p2      27 box
        xor esi, dword [esp + 136] ;   494.3 p0+p2   27 box
        mov dword [esp + 120], edi ;   491.7 p3+p4   28 box spill
        mov edi, esi               ;   495.3 p1      27 box copy
        or edi, dword [esp + 132]  ;   496.3 p0+p2   27 box
        or edi, dword [esp + 124]  ;   497.3 p1+p2   27 box
        xor edi, dword [esp + 136] ;   498.3 p0+p2   27 box
        mov dword [esp + 132], ebp ;   494.7 p3+p4   28 box spill
        mov ebp, esi               ;   495.3 p1      27 box copy
        and ebp, dword [esp + 136] ;   496.3 p0+p2   27 box
        xor ebp, edx               ;   497.3 p1      27 box
        mov dword [esp + 136], eax ;   496.7 p3+p4   29 box spill
        mov eax, edx               ;   497.3 p0      27 box copy
        xor eax, dword [esp + 124] ;   498.3 p1+p2   27 box
        and edx, edi               ;   499.3 p0      27 box
        xor edi, eax               ;   499.3 p1      27 box
        or eax, ebp                ;   499.3 p0      27 box
        not ebp                    ;   499.7 p1      27 box
        xor eax, esi               ;   500.3 p0      27 box
        xor esi, edx               ;   500.7 p1      27 box
        mov edx, dword [esp + 148] ;   500.3 p2      26 box
        and edx, dword [esp + 140] ;   503.3 p0+p2   26 box
        mov dword [esp + 124], esi ;   501.7 p3+p4   27 box spill
        mov esi, dword [esp + 140] ;   502.3 p2      26 box
        xor esi, dword [esp + 160] ;   505.3 p1+p2   26 box
        mov dword [esp + 140], eax ;   503.0 p3+p4   27 box spill
        mov eax, dword [esp + 160] ;   504.3 p2      26 box
        or eax, dword [esp + 148]  ;   507.3 p0+p2   26 box
        mov dword [esp + 160], edi ;   504.7 p3+p4   27 box spill
        mov edi, dword [esp + 148] ;   506.3 p2      26 box
        xor edi, dword [esp + 144] ;   509.3 p1+p2   26 box
        or edi, edx                ;   510.3 p0      26 box
        mov dword [esp + 148], ebp ;   506.7 p3+p4   27 box spill
        mov ebp, eax               ;   508.3 p1      26 box copy
        and ebp, dword [esp + 144] ;   509.3 p0+p2   26 box
        xor ebp, esi               ;   510.3 p1      26 box
        and esi, eax               ;   508.7 p0      26 box
        xor esi, edi               ;   511.3 p1      26 box
        xor eax, ebp               ;   511.3 p0      26 box
        xor ebp, edx               ;   511.3 p1      26 box
        xor edi, ebp               ;   512.3 p0      26 box
        and edx, esi               ;   512.3 p1      26 box
        xor edx, eax               ;   513.3 p0      26 box
        and eax, esi               ;   512.3 p1      26 box
        xor ebp, eax               ;   513.3 p0      26 box
        mov eax, dword [esp + 152] ;   511.7 p2      25 box
        and eax, dword [esp + 172] ;   514.7 p1+p2   25 box
        xor eax, dword [esp + 164] ;   515.7 p0+p2   25 box
        mov dword [esp + 144], edi ;   513.3 p3+p4   26 box spill
        mov edi, dword [esp + 172] ;   514.7 p2      25 box
        xor edi, dword [esp + 152] ;   517.7 p1+p2   25 box
        xor edi, dword [esp + 156] ;   518.7 p0+p2   25 box
        mov dword [esp + 172], esi ;   515.7 p3+p4   26 box spill
        mov esi, dword [esp + 164] ;   517.7 p2      25 box
        or esi, dword [esp + 152]  ;   520.7 p1+p2   25 box
        xor esi, dword [esp + 156] ;   521.7 p0+p2   25 box
        mov dword [esp + 164], edx ;   518.0 p3+p4   26 box spill
        mov edx, eax               ;   518.7 p1      25 box copy
        and edx, dword [esp + 156] ;   520.7 p0+p2   25 box
        xor edx, edi               ;   521.7 p1      25 box
        xor eax, edi               ;   520.0 p0      25 box
        or edi, esi                ;   522.7 p1      25 box
        xor edi, eax               ;   523.7 p0      25 box
        xor eax, dword [esp + 152] ;   521.7 p1+p2   25 box
        xor esi, edi               ;   524.7 p0      25 box
        xor edi, edx               ;   524.7 p1      25 box
        not edx                    ;   523.0 p0      25 box
        mov dword [esp + 152], edx ;   524.0 p3+p4   25 box spill
        mov edx, dword [esp + 168] ;   523.3 p2      24 box
        and edx, dword [esp + 188] ;   526.3 p1+p2   24 box
        mov dword [esp + 168], esi ;   525.7 p3+p4   25 box spill
        mov esi, dword [esp + 184] ;   525.3 p2      24 box
        or esi, dword [esp + 188]  ;   528.3 p0+p2   24 box
        not esi                    ;   529.3 p1      24 box
        mov dword [esp + 184], edi ;   526.3 p3+p4   25 box spill
        mov edi, dword [esp + 188] ;   527.3 p2      24 box
        xor edi, dword [esp + 180] ;   530.3 p0+p2   24 box
        mov dword [esp + 188], eax ;   528.0 p3+p4   25 box spill
        mov eax, edx               ;   528.7 p1      24 box copy
        mov dword [esp + 156], ebp ;   529.0 p3+p4   26 box spill
        mov ebp, esi               ;   530.3 p0      24 box copy
        mov dword [esp + 36], ebx  ;   530.0 p3+p4   29 box spill
        mov ebx, dword [esp + 180] ;   530.7 p2      24 box
        mov dword [esp + 180], ecx ;   531.0 p3+p4   29 box spill
        mov ecx, dword [esp + 200] ;   531.7 p2      23 box
        or ecx, dword [esp + 216]  ;   534.7 p1+p2   23 box
        xor ecx, dword [esp + 192] ;   535.7 p0+p2   23 box
        mov dword [esp + 200], ecx ;   536.7 p3+p4   23 box spill
        mov ecx, dword [esp + 216] ;   534.7 p2      23 box
        xor ecx, dword [esp + 196] ;   537.7 p1+p2   23 box
        mov dword [esp + 216], ecx ;   538.7 p3+p4   23 box spill
        mov ecx, dword [esp + 192] ;   536.7 p2      23 box
        and ecx, dword [esp + 204] ;   539.7 p0+p2   23 box
        xor ecx, dword [esp + 216] ;   541.7 p1+p2   23 box
        mov dword [esp + 192], ecx ;   542.7 p3+p4   23 box spill
        mov ecx, dword [esp + 196] ;   539.7 p2      23 box
        xor ecx, dword [esp + 200] ;   542.7 p0+p2   23 box
        mov dword [esp + 196], ecx ;   543.7 p3+p4   23 box spill
        mov ecx, dword [esp + 204] ;   541.7 p2      23 box
        xor ecx, dword [esp + 200] ;   544.7 p1+p2   23 box
        mov dword [esp + 204], esi ;   540.7 p3+p4   24 box spill
        mov esi, ecx               ;   545.7 p0      23 box copy
        xor ecx, dword [esp + 196] ;   546.7 p1+p2   23 box
        or ecx, dword [esp + 192]  ;   547.7 p0+p2   23 box
        mov dword [esp + 128], esi ;   546.7 p3+p4   23 box spill
        mov esi, ecx               ;   548.7 p1      23 box copy
        xor esi, dword [esp + 192] ;   549.7 p0+p2   23 box
        mov dword [esp + 192], ecx ;   548.7 p3+p4   23 box spill
        mov ecx, esi               ;   550.7 p1      23 box copy
        xor ecx, dword [esp + 200] ;   551.7 p0+p2   23 box
        mov dword [esp + 200], ecx ;   552.7 p3+p4   23 box spill
        mov ecx, dword [esp + 176] ;   547.7 p2      24 box
        not ecx                    ;   550.7 p1      24 box
        xor edi, ecx               ;   551.7 p0      24 box
        or eax, ecx                ;   551.7 p1      24 box
        xor edx, edi               ;   552.7 p0      24 box
        and edi, eax               ;   552.7 p1      24 box
        or ebp, edi                ;   553.7 p0      24 box
        xor eax, edx               ;   553.7 p1      24 box
        xor ebx, edx               ;   553.7 p0      24 box
        or eax, ebp                ;   554.7 p1      24 box
        mov edi, dword [esp + 204] ;   550.3 p2      24 box reload
        xor edi, ebx               ;   554.7 p0      24 box
        xor eax, edi               ;   555.7 p1      24 box
        and ebx, ebp               ;   554.7 p0      24 box
        xor edi, ebx               ;   555.7 p1      24 box
        mov ecx, dword [esp + 216] ;   552.0 p2      23 box
        not ecx                    ;   555.0 p0      23 box
        mov ebx, dword [esp + 128] ;   553.0 p2      23 box reload
        or ebx, ecx                ;   556.0 p1      23 box
        xor esi, ebx               ;   557.0 p0      23 box
        mov ecx, dword [esp + 192] ;   554.0 p2      23 box reload
        xor ecx, ebx               ;   557.0 p1      23 box
        mov ebx, dword [esp + 208] ;   555.0 p2      30 box
        or ebx, dword [esp + 220]  ;   558.0 p0+p2   30 box
        xor ebx, dword [esp + 212] ;   559.0 p1+p2   30 box
        mov dword [esp + 192], ecx ;   558.0 p3+p4   23 box spill
        mov ecx, dword [esp + 212] ;   558.0 p2      30 box
        and ecx, dword [esp + 220] ;   561.0 p0+p2   30 box
        mov dword [esp + 212], esi ;   558.0 p3+p4   23 box spill
        mov esi, ecx               ;   562.0 p1      30 box copy
        xor esi, dword [esp + 208] ;   563.0 p0+p2   30 box
        xor ecx, dword [esp + 228] ;   562.0 p1+p2   30 box
        and ecx, esi               ;   564.0 p0      30 box
        mov dword [esp + 208], ebp ;   560.3 p3+p4   24 box spill
        mov ebp, ecx               ;   565.0 p1      30 box copy
        xor ebp, dword [esp + 220] ;   566.0 p0+p2   30 box
        or ecx, ebx                ;   565.0 p1      30 box
        xor ecx, dword [esp + 228] ;   566.0 p0+p2   30 box
        mov dword [esp + 220], edx ;   563.0 p3+p4   24 box spill
        mov edx, ebx               ;   563.7 p1      30 box copy
        xor edx, dword [esp + 228] ;   564.7 p0+p2   30 box
        not edx                    ;   565.7 p1      30 box
        or edx, esi                ;   566.7 p0      30 box
        or edx, ebp                ;   567.7 p1      30 box
        xor ebx, esi               ;   566.0 p0      30 box
        xor ebx, ebp               ;   567.0 p1      30 box
        xor edx, ebx               ;   568.7 p0      30 box
        xor ebp, ecx               ;   567.7 p1      30 box
        or ebx, ecx                ;   568.0 p0      30 box
        xor esi, ebx               ;   569.0 p1      30 box
        mov ebx, dword [esp + 224] ;   567.7 p2      29 box
        and ebx, dword [esp + 236] ;   570.7 p0+p2   29 box
        mov dword [esp + 224], ebp ;   568.7 p3+p4   30 box spill
        mov ebp, dword [esp + 236] ;   569.7 p2      29 box
        xor ebp, dword [esp + 232] ;   572.7 p1+p2   29 box
        mov dword [esp + 236], ecx ;   570.3 p3+p4   30 box spill
        mov ecx, dword [esp + 232] ;   571.7 p2      29 box
        mov dword [esp + 232], esi ;   571.3 p3+p4   30 box spill
        mov esi, dword [esp + 240] ;   572.7 p2      29 box
        mov dword [esp + 228], edx ;   572.3 p3+p4   30 box spill
        mov edx, dword [esp + 240] ;   573.7 p2      29 box
        mov dword [esp + 128], eax ;   573.3 p3+p4   24 box spill
        mov eax, dword [esp + 240] ;   574.7 p2      29 box
        mov dword [esp + 240], edi ;   574.3 p3+p4   24 box spill
        mov edi, ebp               ;   575.0 p0      29 box copy
        mov dword [esp + 216], ebp ;   575.3 p3+p4   29 box spill
        mov ebp, dword [esp + 256] ;   576.0 p2      28 box
        or ebp, dword [esp + 248]  ;   579.0 p1+p2   28 box
        mov dword [esp + 204], ebp ;   580.0 p3+p4   28 box spill
        mov ebp, dword [esp + 252] ;   578.0 p2      28 box
        xor ebp, dword [esp + 256] ;   581.0 p0+p2   28 box
        mov dword [esp + 252], edi ;   578.7 p3+p4   29 box spill
        mov edi, dword [esp + 204] ;   580.0 p2      28 box reload
        xor edi, ebp               ;   583.0 p1      28 box
        and ebp, dword [esp + 256] ;   582.0 p0+p2   28 box
        mov dword [esp + 204], edi ;   584.0 p3+p4   28 box spill
        mov edi, dword [esp + 248] ;   582.0 p2      28 box
        xor edi, dword [esp + 256] ;   585.0 p1+p2   28 box
        mov dword [esp + 248], ebp ;   583.0 p3+p4   28 box spill
        mov ebp, dword [esp + 256] ;   584.0 p2      28 box
        xor ebp, dword [esp + 204] ;   587.0 p0+p2   28 box
        mov dword [esp + 256], ebp ;   588.0 p3+p4   28 box spill
        mov ebp, dword [esp + 204] ;   586.0 p2      28 box
        mov dword [esp + 176], ebp ;   589.0 p3+p4   28 box spill
        mov ebp, dword [esp + 204] ;   587.0 p2      28 box
        mov dword [esp + 204], ebp ;   590.0 p3+p4   28 box spill
        mov ebp, dword [esp + 244] ;   588.0 p2      29 box
        not ebp                    ;   591.0 p1      29 box
        xor ecx, ebp               ;   592.0 p0      29 box
        and esi, ebp               ;   592.0 p1      29 box
        xor ebx, ecx               ;   593.0 p0      29 box
        or edx, ecx                ;   593.0 p1      29 box
        xor esi, ecx               ;   593.0 p0      29 box
        xor eax, ebx               ;   594.0 p1      29 box
        mov ebp, dword [esp + 252] ;   589.3 p2      29 box reload
        xor ebp, edx               ;   594.0 p0      29 box
        mov ecx, dword [esp + 216] ;   590.3 p2      29 box reload
        and ecx, esi               ;   594.0 p1      29 box
        xor esi, ebx               ;   594.0 p0      29 box
        and esi, ebp               ;   595.0 p1      29 box
        or ebp, ecx                ;   595.0 p0      29 box
        xor ecx, eax               ;   595.0 p1      29 box
        not eax                    ;   595.0 p0      29 box
        xor esi, eax               ;   596.0 p1      29 box
        xor eax, ebp               ;   596.0 p0      29 box
        mov ebp, dword [esp + 268] ;   593.0 p2      28 box
        not ebp                    ;   596.0 p1      28 box
        xor edi, ebp               ;   597.0 p0      28 box
        mov edx, dword [esp + 248] ;   594.0 p2      28 box reload
        and edx, edi               ;   598.0 p1      28 box
        xor edx, ebp               ;   599.0 p0      28 box
        or ebp, edi                ;   598.0 p1      28 box
        mov dword [esp + 248], esi ;   597.0 p3+p4   29 box spill
        mov esi, dword [esp + 176] ;   596.0 p2      28 box reload
        xor esi, ebp               ;   599.0 p0      28 box
        mov ebp, dword [esp + 204] ;   597.0 p2      28 box reload
        and ebp, edx               ;   600.0 p1      28 box
        xor edx, dword [esp + 256] ;   600.0 p0+p2   28 box
        xor ebp, edi               ;   601.0 p1      28 box
        mov dword [esp + 204], edx ;   601.0 p3+p4   28 box spill
        mov edx, esi               ;   600.0 p0      28 box copy
        and edx, dword [esp + 256] ;   601.0 p1+p2   28 box
        xor edi, edx               ;   602.0 p0      28 box
        mov edx, dword [esp + 260] ;   600.3 p2      27 box
        and edx, dword [esp + 264] ;   603.3 p1+p2   27 box
        xor edx, dword [esp + 272] ;   604.3 p0+p2   27 box
        mov dword [esp + 256], edi ;   603.0 p3+p4   28 box spill
        mov edi, dword [esp + 260] ;   603.3 p2      27 box
        xor edi, dword [esp + 276] ;   606.3 p1+p2   27 box
        mov dword [esp + 260], ebp ;   603.7 p3+p4   28 box spill
        mov ebp, edi               ;   607.3 p0      27 box copy
        or ebp, dword [esp + 272]  ;   608.3 p1+p2   27 box
        or ebp, dword [esp + 264]  ;   609.3 p0+p2   27 box
        xor ebp, dword [esp + 276] ;   610.3 p1+p2   27 box
        mov dword [esp + 272], esi ;   606.7 p3+p4   28 box spill
        mov esi, edi               ;   607.3 p0      27 box copy
        and esi, dword [esp + 276] ;   608.3 p1+p2   27 box
        xor esi, edx               ;   609.3 p0      27 box
        mov dword [esp + 276], eax ;   608.7 p3+p4   29 box spill
        mov eax, edx               ;   609.3 p1      27 box copy
        xor eax, dword [esp + 264] ;   610.3 p0+p2   27 box
        and edx, ebp               ;   611.3 p1      27 box
        xor ebp, eax               ;   611.3 p0      27 box
        or eax, esi                ;   611.3 p1      27 box
        not esi                    ;   611.7 p0      27 box
        xor eax, edi               ;   612.3 p1      27 box
        xor edi, edx               ;   612.7 p0      27 box
        mov edx, dword [esp + 288] ;   612.3 p2      26 box
        and edx, dword [esp + 280] ;   615.3 p1+p2   26 box
        mov dword [esp + 264], edi ;   613.7 p3+p4   27 box spill
        mov edi, dword [esp + 280] ;   614.3 p2      26 box
        xor edi, dword [esp + 300] ;   617.3 p0+p2   26 box
        mov dword [esp + 280], eax ;   615.0 p3+p4   27 box spill
        mov eax, dword [esp + 300] ;   616.3 p2      26 box
        or eax, dword [esp + 288]  ;   619.3 p1+p2   26 box
        mov dword [esp + 300], ebp ;   616.7 p3+p4   27 box spill
        mov ebp, dword [esp + 288] ;   618.3 p2      26 box
        xor ebp, dword [esp + 284] ;   621.3 p0+p2   26 box
        or ebp, edx                ;   622.3 p1      26 box
        mov dword [esp + 288], esi ;   618.7 p3+p4   27 box spill
        mov esi, eax               ;   620.3 p0      26 box copy
        and esi, dword [esp + 284] ;   621.3 p1+p2   26 box
        xor esi, edi               ;   622.3 p0      26 box
        and edi, eax               ;   620.7 p1      26 box
        xor edi, ebp               ;   623.3 p0      26 box
        xor eax, esi               ;   623.3 p1      26 box
        xor esi, edx               ;   623.3 p0      26 box
        xor ebp, esi               ;   624.3 p1      26 box
        and edx, edi               ;   624.3 p0      26 box
        xor edx, eax               ;   625.3 p1      26 box
        and eax, edi               ;   624.3 p0      26 box
        xor esi, eax               ;   625.3 p1      26 box
        mov eax, dword [esp + 292] ;   623.7 p2      25 box
        and eax, dword [esp + 312] ;   626.7 p0+p2   25 box
        xor eax, dword [esp + 304] ;   627.7 p1+p2   25 box
        mov dword [esp + 284], ebp ;   625.3 p3+p4   26 box spill
        mov ebp, dword [esp + 312] ;   626.7 p2      25 box
        xor ebp, dword [esp + 292] ;   629.7 p0+p2   25 box
        xor ebp, dword [esp + 296] ;   630.7 p1+p2   25 box
        mov dword [esp + 312], edi ;   627.7 p3+p4   26 box spill
        mov edi, dword [esp + 304] ;   629.7 p2      25 box
        or edi, dword [esp + 292]  ;   632.7 p0+p2   25 box
        xor edi, dword [esp + 296] ;   633.7 p1+p2   25 box
        mov dword [esp + 304], edx ;   630.0 p3+p4   26 box spill
        mov edx, eax               ;   630.7 p0      25 box copy
        and edx, dword [esp + 296] ;   632.7 p1+p2   25 box
        xor edx, ebp               ;   633.7 p0      25 box
        xor eax, ebp               ;   632.0 p1      25 box
        or ebp, edi                ;   634.7 p0      25 box
        xor ebp, eax               ;   635.7 p1      25 box
        xor eax, dword [esp + 292] ;   633.7 p0+p2   25 box
        xor edi, ebp               ;   636.7 p1      25 box
        xor ebp, edx               ;   636.7 p0      25 box
        not edx                    ;   635.0 p1      25 box
        mov dword [esp + 292], edx ;   636.0 p3+p4   25 box spill
        mov edx, dword [esp + 308] ;   635.3 p2      24 box
        and edx, dword [esp + 328] ;   638.3 p0+p2   24 box
        mov dword [esp + 308], edi ;   637.7 p3+p4   25 box spill
        mov edi, dword [esp + 324] ;   637.3 p2      24 box
        or edi, dword [esp + 328]  ;   640.3 p1+p2   24 box
        not edi                    ;   641.3 p0      24 box
        mov dword [esp + 324], ebp ;   638.3 p3+p4   25 box spill
        mov ebp, dword [esp + 328] ;   639.3 p2      24 box
        xor ebp, dword [esp + 320] ;   642.3 p1+p2   24 box
        mov dword [esp + 328], eax ;   640.0 p3+p4   25 box spill
        mov eax, edx               ;   640.7 p0      24 box copy
        mov dword [esp + 296], esi ;   641.0 p3+p4   26 box spill
        mov esi, edi               ;   642.3 p1      24 box copy
        mov dword [esp + 176], ebx ;   642.0 p3+p4   29 box spill
        mov ebx, dword [esp + 320] ;   642.7 p2      24 box
        mov dword [esp + 320], ecx ;   643.0 p3+p4   29 box spill
        mov ecx, dword [esp + 340] ;   643.7 p2      23 box
        or ecx, dword [esp + 356]  ;   646.7 p0+p2   23 box
        xor ecx, dword [esp + 332] ;   647.7 p1+p2   23 box
        mov dword [esp + 340], ecx ;   648.7 p3+p4   23 box spill
        mov ecx, dword [esp + 356] ;   646.7 p2      23 box
        xor ecx, dword [esp + 336] ;   649.7 p0+p2   23 box
        mov dword [esp + 356], ecx ;   650.7 p3+p4   23 box spill
        mov ecx, dword [esp + 332] ;   648.7 p2      23 box
        and ecx, dword [esp + 344] ;   651.7 p1+p2   23 box
        xor ecx, dword [esp + 356] ;   653.7 p0+p2   23 box
        mov dword [esp + 332], ecx ;   654.7 p3+p4   23 box spill
        mov ecx, dword [esp + 336] ;   651.7 p2      23 box
        xor ecx, dword [esp + 340] ;   654.7 p1+p2   23 box
        mov dword [esp + 336], ecx ;   655.7 p3+p4   23 box spill
        mov ecx, dword [esp + 344] ;   653.7 p2      23 box
        xor ecx, dword [esp + 340] ;   656.7 p0+p2   23 box
        mov dword [esp + 344], edi ;   652.7 p3+p4   24 box spill
        mov edi, ecx               ;   657.7 p1      23 box copy
        xor ecx, dword [esp + 336] ;   658.7 p0+p2   23 box
        or ecx, dword [esp + 332]  ;   659.7 p1+p2   23 box
        mov dword [esp + 268], edi ;   658.7 p3+p4   23 box spill
        mov edi, ecx               ;   660.7 p0      23 box copy
        xor edi, dword [esp + 332] ;   661.7 p1+p2   23 box
        mov dword [esp + 332], ecx ;   660.7 p3+p4   23 box spill
        mov ecx, edi               ;   662.7 p0      23 box copy
        xor ecx, dword [esp + 340] ;   663.7 p1+p2   23 box
        mov dword [esp + 340], ecx ;   664.7 p3+p4   23 box spill
        mov ecx, dword [esp + 316] ;   659.7 p2      24 box
        not ecx                    ;   662.7 p0      24 box
        xor ebp, ecx               ;   663.7 p1      24 box
        or eax, ecx                ;   663.7 p0      24 box
        xor edx, ebp               ;   664.7 p1      24 box
        and ebp, eax               ;   664.7 p0      24 box
        or esi, ebp                ;   665.7 p1      24 box
        xor eax, edx               ;   665.7 p0      24 box
        xor ebx, edx               ;   665.7 p1      24 box
        or eax, esi                ;   666.7 p0      24 box
        mov ebp, dword [esp + 344] ;   662.3 p2      24 box reload
        xor ebp, ebx               ;   666.7 p1      24 box
        xor eax, ebp               ;   667.7 p0      24 box
        and ebx, esi               ;   666.7 p1      24 box
        xor ebp, ebx               ;   667.7 p0      24 box
        mov ecx, dword [esp + 356] ;   664.0 p2      23 box
        not ecx                    ;   667.0 p1      23 box
        mov ebx, dword [esp + 268] ;   665.0 p2      23 box reload
        or ebx, ecx                ;   668.0 p0      23 box
        xor edi, ebx               ;   669.0 p1      23 box
        mov ecx, dword [esp + 332] ;   666.0 p2      23 box reload
        xor ecx, ebx               ;   669.0 p0      23 box
        mov ebx, dword [esp + 348] ;   667.0 p2      30 box
        or ebx, dword [esp + 360]  ;   670.0 p1+p2   30 box
        xor ebx, dword [esp + 352] ;   671.0 p0+p2   30 box
        mov dword [esp + 332], ecx ;   670.0 p3+p4   23 box spill
        mov ecx, dword [esp + 352] ;   670.0 p2      30 box
        and ecx, dword [esp + 360] ;   673.0 p1+p2   30 box
        mov dword [esp + 352], edi ;   670.0 p3+p4   23 box spill
        mov edi, ecx               ;   674.0 p0      30 box copy
        xor edi, dword [esp + 348] ;   675.0 p1+p2   30 box
        xor ecx, dword [esp + 368] ;   674.0 p0+p2   30 box
        and ecx, edi               ;   676.0 p1      30 box
        mov dword [esp + 348], esi ;   672.3 p3+p4   24 box spill
        mov esi, ecx               ;   677.0 p0      30 box copy
        xor esi, dword [esp + 360] ;   678.0 p1+p2   30 box
        or ecx, ebx                ;   677.0 p0      30 box
        xor ecx, dword [esp + 368] ;   678.0 p1+p2   30 box
        mov dword [esp + 360], edx ;   675.0 p3+p4   24 box spill
        mov edx, ebx               ;   675.7 p0      30 box copy
        xor edx, dword [esp + 368] ;   676.7 p1+p2   30 box
        not edx                    ;   677.7 p0      30 box
        or edx, edi                ;   678.7 p1      30 box
        or edx, esi                ;   679.7 p0      30 box
        xor ebx, edi               ;   678.0 p1      30 box
        xor ebx, esi               ;   679.0 p0      30 box
        xor edx, ebx               ;   680.7 p1      30 box
        xor esi, ecx               ;   679.7 p0      30 box
        or ebx, ecx                ;   680.0 p1      30 box
        xor edi, ebx               ;   681.0 p0      30 box
        mov ebx, dword [esp + 364] ;   679.7 p2      29 box
        and ebx, dword [esp + 376] ;   682.7 p1+p2   29 box
        mov dword [esp + 364], esi ;   680.7 p3+p4   30 box spill
        mov esi, dword [esp + 376] ;   681.7 p2      29 box
        xor esi, dword [esp + 372] ;   684.7 p0+p2   29 box
        mov dword [esp + 376], ecx ;   682.3 p3+p4   30 box spill
        mov ecx, dword [esp + 372] ;   683.7 p2      29 box
        mov dword [esp + 372], edi ;   683.3 p3+p4   30 box spill
        mov edi, dword [esp + 380] ;   684.7 p2      29 box
        mov dword [esp + 368], edx ;   684.3 p3+p4   30 box spill
        mov edx, dword [esp + 380] ;   685.7 p2      29 box
        mov dword [esp + 268], eax ;   685.3 p3+p4   24 box spill
        mov eax, dword [esp + 380] ;   686.7 p2      29 box
        mov dword [esp + 380], ebp ;   686.3 p3+p4   24 box spill
        mov ebp, esi               ;   687.0 p1      29 box copy
        mov dword [esp + 356], esi ;   687.3 p3+p4   29 box spill
        mov esi, dword [esp + 396] ;   688.0 p2      28 box
        or esi, dword [esp + 388]  ;   691.0 p0+p2   28 box
        mov dword [esp + 344], esi ;   692.0 p3+p4   28 box spill
        mov esi, dword [esp + 392] ;   690.0 p2      28 box
        xor esi, dword [esp + 396] ;   693.0 p1+p2   28 box
        mov dword [esp + 392], ebp ;   690.7 p3+p4   29 box spill
        mov ebp, dword [esp + 344] ;   692.0 p2      28 box reload
        xor ebp, esi               ;   695.0 p0      28 box
        and esi, dword [esp + 396] ;   694.0 p1+p2   28 box
        mov dword [esp + 344], ebp ;   696.0 p3+p4   28 box spill
        mov ebp, dword [esp + 388] ;   694.0 p2      28 box
        xor ebp, dword [esp + 396] ;   697.0 p0+p2   28 box
        mov dword [esp + 388], esi ;   695.0 p3+p4   28 box spill
        mov esi, dword [esp + 396] ;   696.0 p2      28 box
        xor esi, dword [esp + 344] ;   699.0 p1+p2   28 box
        mov dword [esp + 396], esi ;   700.0 p3+p4   28 box spill
        mov esi, dword [esp + 344] ;   698.0 p2      28 box
        mov dword [esp + 316], esi ;   701.0 p3+p4   28 box spill
        mov esi, dword [esp + 344] ;   699.0 p2      28 box
        mov dword [esp + 344], esi ;   702.0 p3+p4   28 box spill
        mov esi, dword [esp + 384] ;   700.0 p2      29 box
        not esi                    ;   703.0 p0      29 box
        xor ecx, esi               ;   704.0 p1      29 box
        and edi, esi               ;   704.0 p0      29 box
        xor ebx, ecx               ;   705.0 p1      29 box
        or edx, ecx                ;   705.0 p0      29 box
        xor edi, ecx               ;   705.0 p1      29 box
        xor eax, ebx               ;   706.0 p0      29 box
        mov esi, dword [esp + 392] ;   701.3 p2      29 box reload
        xor esi, edx               ;   706.0 p1      29 box
        mov ecx, dword [esp + 356] ;   702.3 p2      29 box reload
        and ecx, edi               ;   706.0 p0      29 box
        xor edi, ebx               ;   706.0 p1      29 box
        and edi, esi               ;   707.0 p0      29 box
        or esi, ecx                ;   707.0 p1      29 box
        xor ecx, eax               ;   707.0 p0      29 box
        not eax                    ;   707.0 p1      29 box
        xor edi, eax               ;   708.0 p0      29 box
        xor eax, esi               ;   708.0 p1      29 box
        mov esi, dword [esp + 408] ;   705.0 p2      28 box
        not esi                    ;   708.0 p0      28 box
        xor ebp, esi               ;   709.0 p1      28 box
        mov edx, dword [esp + 388] ;   706.0 p2      28 box reload
        and edx, ebp               ;   710.0 p0      28 box
        xor edx, esi               ;   711.0 p1      28 box
        or esi, ebp                ;   710.0 p0      28 box
        mov dword [esp + 388], edi ;   709.0 p3+p4   29 box spill
        mov edi, dword [esp + 316] ;   708.0 p2      28 box reload
        xor edi, esi               ;   711.0 p1      28 box
        mov esi, dword [esp + 344] ;   709.0 p2      28 box reload
        and esi, edx               ;   712.0 p0      28 box
        xor edx, dword [esp + 396] ;   712.0 p1+p2   28 box
        xor esi, ebp               ;   713.0 p0      28 box
        mov dword [esp + 344], edx ;   713.0 p3+p4   28 box spill
        mov edx, edi               ;   712.0 p1      28 box copy
        and edx, dword [esp + 396] ;   713.0 p0+p2   28 box
        xor ebp, edx               ;   714.0 p1      28 box
        mov edx, dword [esp + 400] ;   712.3 p2      27 box
        and edx, dword [esp + 404] ;   715.3 p0+p2   27 box
        xor edx, dword [esp + 412] ;   716.3 p1+p2   27 box
        mov dword [esp + 396], ebp ;   715.0 p3+p4   28 box spill
        mov ebp, dword [esp + 400] ;   715.3 p2      27 box
        xor ebp, dword [esp + 416] ;   718.3 p0+p2   27 box
        mov dword [esp + 400], esi ;   715.7 p3+p4   28 box spill
        mov esi, ebp               ;   719.3 p1      27 box copy
        or esi, dword [esp + 412]  ;   720.3 p0+p2   27 box
        or esi, dword [esp + 404]  ;   721.3 p1+p2   27 box
        xor esi, dword [esp + 416] ;   722.3 p0+p2   27 box
        mov dword [esp + 412], edi ;   718.7 p3+p4   28 box spill
        mov edi, ebp               ;   719.3 p1      27 box copy
        and edi, dword [esp + 416] ;   720.3 p0+p2   27 box
        xor edi, edx               ;   721.3 p1      27 box
        mov dword [esp + 416], eax ;   720.7 p3+p4   29 box spill
        mov eax, edx               ;   721.3 p0      27 box copy
        xor eax, dword [esp + 404] ;   722.3 p1+p2   27 box
        and edx, esi               ;   723.3 p0      27 box
        xor esi, eax               ;   723.3 p1      27 box
        or eax, edi                ;   723.3 p0      27 box
        not edi                    ;   723.7 p1      27 box
        xor eax, ebp               ;   724.3 p0      27 box
        xor ebp, edx               ;   724.7 p1      27 box
        mov edx, dword [esp + 428] ;   724.3 p2      26 box
        and edx, dword [esp + 420] ;   727.3 p0+p2   26 box
        mov dword [esp + 404], ebp ;   725.7 p3+p4   27 box spill
        mov ebp, dword [esp + 420] ;   726.3 p2      26 box
        xor ebp, dword [esp + 440] ;   729.3 p1+p2   26 box
        mov dword [esp + 420], eax ;   727.0 p3+p4   27 box spill
        mov eax, dword [esp + 440] ;   728.3 p2      26 box
        or eax, dword [esp + 428]  ;   731.3 p0+p2   26 box
        mov dword [esp + 440], esi ;   728.7 p3+p4   27 box spill
        mov esi, dword [esp + 428] ;   730.3 p2      26 box
        xor esi, dword [esp + 424] ;   733.3 p1+p2   26 box
        or esi, edx                ;   734.3 p0      26 box
        mov dword [esp + 428], edi ;   730.7 p3+p4   27 box spill
        mov edi, eax               ;   732.3 p1      26 box copy
        and edi, dword [esp + 424] ;   733.3 p0+p2   26 box
        xor edi, ebp               ;   734.3 p1      26 box
        and ebp, eax               ;   732.7 p0      26 box
        xor ebp, esi               ;   735.3 p1      26 box
        xor eax, edi               ;   735.3 p0      26 box
        xor edi, edx               ;   735.3 p1      26 box
        xor esi, edi               ;   736.3 p0      26 box
        and edx, ebp               ;   736.3 p1      26 box
        xor edx, eax               ;   737.3 p0      26 box
        and eax, ebp               ;   736.3 p1      26 box
        xor edi, eax               ;   737.3 p0      26 box
        mov eax, dword [esp + 432] ;   735.7 p2      25 box
        and eax, dword [esp + 452] ;   738.7 p1+p2   25 box
        xor eax, dword [esp + 444] ;   739.7 p0+p2   25 box
        mov dword [esp + 424], esi ;   737.3 p3+p4   26 box spill
        mov esi, dword [esp + 452] ;   738.7 p2      25 box
        xor esi, dword [esp + 432] ;   741.7 p1+p2   25 box
        xor esi, dword [esp + 436] ;   742.7 p0+p2   25 box
        mov dword [esp + 452], ebp ;   739.7 p3+p4   26 box spill
        mov ebp, dword [esp + 444] ;   741.7 p2      25 box
        or ebp, dword [esp + 432]  ;   744.7 p1+p2   25 box
        xor ebp, dword [esp + 436] ;   745.7 p0+p2   25 box
        mov dword [esp + 444], edx ;   742.0 p3+p4   26 box spill
        mov edx, eax               ;   742.7 p1      25 box copy
        and edx, dword [esp + 436] ;   744.7 p0+p2   25 box
        xor edx, esi               ;   745.7 p1      25 box
        xor eax, esi               ;   744.0 p0      25 box
        or esi, ebp                ;   746.7 p1      25 box
        xor esi, eax               ;   747.7 p0      25 box
        xor eax, dword [esp + 432] ;   745.7 p1+p2   25 box
        xor ebp, esi               ;   748.7 p0      25 box
        xor esi, edx               ;   748.7 p1      25 box
        not edx                    ;   747.0 p0      25 box
        mov dword [esp + 432], edx ;   748.0 p3+p4   25 box spill
        mov edx, dword [esp + 448] ;   747.3 p2      24 box
        and edx, dword [esp + 468] ;   750.3 p1+p2   24 box
        mov dword [esp + 448], ebp ;   749.7 p3+p4   25 box spill
        mov ebp, dword [esp + 464] ;   749.3 p2      24 box
        or ebp, dword [esp + 468]  ;   752.3 p0+p2   24 box
        not ebp                    ;   753.3 p1      24 box
        mov dword [esp + 464], esi ;   750.3 p3+p4   25 box spill
        mov esi, dword [esp + 468] ;   751.3 p2      24 box
        xor esi, dword [esp + 460] ;   754.3 p0+p2   24 box
        mov dword [esp + 468], eax ;   752.0 p3+p4   25 box spill
        mov eax, edx               ;   752.7 p1      24 box copy
        mov dword [esp + 436], edi ;   753.0 p3+p4   26 box spill
        mov edi, ebp               ;   754.3 p0      24 box copy
        mov dword [esp + 316], ebx ;   754.0 p3+p4   29 box spill
        mov ebx, dword [esp + 460] ;   754.7 p2      24 box
        mov dword [esp + 460], ecx ;   755.0 p3+p4   29 box spill
        mov ecx, dword [esp + 480] ;   755.7 p2      23 box
        or ecx, dword [esp + 496]  ;   758.7 p1+p2   23 box
        xor ecx, dword [esp + 472] ;   759.7 p0+p2   23 box
        mov dword [esp + 480], ecx ;   760.7 p3+p4   23 box spill
        mov ecx, dword [esp + 496] ;   758.7 p2      23 box
        xor ecx, dword [esp + 476] ;   761.7 p1+p2   23 box
        mov dword [esp + 496], ecx ;   762.7 p3+p4   23 box spill
        mov ecx, dword [esp + 472] ;   760.7 p2      23 box
        and ecx, dword [esp + 484] ;   763.7 p0+p2   23 box
        xor ecx, dword [esp + 496] ;   765.7 p1+p2   23 box
        mov dword [esp + 472], ecx ;   766.7 p3+p4   23 box spill
        mov ecx, dword [esp + 476] ;   763.7 p2      23 box
        xor ecx, dword [esp + 480] ;   766.7 p0+p2   23 box
        mov dword [esp + 476], ecx ;   767.7 p3+p4   23 box spill
        mov ecx, dword [esp + 484] ;   765.7 p2      23 box
        xor ecx, dword [esp + 480] ;   768.7 p1+p2   23 box
        mov dword [esp + 484], ebp ;   764.7 p3+p4   24 box spill
        mov ebp, ecx               ;   769.7 p0      23 box copy
        xor ecx, dword [esp + 476] ;   770.7 p1+p2   23 box
        or ecx, dword [esp + 472]  ;   771.7 p0+p2   23 box
        mov dword [esp + 408], ebp ;   770.7 p3+p4   23 box spill
        mov ebp, ecx               ;   772.7 p1      23 box copy
        xor ebp, dword [esp + 472] ;   773.7 p0+p2   23 box
        mov dword [esp + 472], ecx ;   772.7 p3+p4   23 box spill
        mov ecx, ebp               ;   774.7 p1      23 box copy
        xor ecx, dword [esp + 480] ;   775.7 p0+p2   23 box
        mov dword [esp + 480], ecx ;   776.7 p3+p4   23 box spill
        mov ecx, dword [esp + 456] ;   771.7 p2      24 box
        not ecx                    ;   774.7 p1      24 box
        xor esi, ecx               ;   775.7 p0      24 box
        or eax, ecx                ;   775.7 p1      24 box
        xor edx, esi               ;   776.7 p0      24 box
        and esi, eax               ;   776.7 p1      24 box
        or edi, esi                ;   777.7 p0      24 box
        xor eax, edx               ;   777.7 p1      24 box
        xor ebx, edx               ;   777.7 p0      24 box
        or eax, edi                ;   778.7 p1      24 box
        mov esi, dword [esp + 484] ;   774.3 p2      24 box reload
        xor esi, ebx               ;   778.7 p0      24 box
        xor eax, esi               ;   779.7 p1      24 box
        and ebx, edi               ;   778.7 p0      24 box
        xor esi, ebx               ;   779.7 p1      24 box
        mov ecx, dword [esp + 496] ;   776.0 p2      23 box
        not ecx                    ;   779.0 p0      23 box
        mov ebx, dword [esp + 408] ;   777.0 p2      23 box reload
        or ebx, ecx                ;   780.0 p1      23 box
        xor ebp, ebx               ;   781.0 p0      23 box
        mov ecx, dword [esp + 472] ;   778.0 p2      23 box reload
        xor ecx, ebx               ;   781.0 p1      23 box
        mov ebx, dword [esp + 488] ;   779.0 p2      30 box
        or ebx, dword [esp + 500]  ;   782.0 p0+p2   30 box
        xor ebx, dword [esp + 492] ;   783.0 p1+p2   30 box
        mov dword [esp + 472], ecx ;   782.0 p3+p4   23 box spill
        mov ecx, dword [esp + 492] ;   782.0 p2      30 box
        and ecx, dword [esp + 500] ;   785.0 p0+p2   30 box
        mov dword [esp + 492], ebp ;   782.0 p3+p4   23 box spill
        mov ebp, ecx               ;   786.0 p1      30 box copy
        xor ebp, dword [esp + 488] ;   787.0 p0+p2   30 box
        xor ecx, dword [esp + 508] ;   786.0 p1+p2   30 box
        and ecx, ebp               ;   788.0 p0      30 box
        mov dword [esp + 488], edi ;   784.3 p3+p4   24 box spill
        mov edi, ecx               ;   789.0 p1      30 box copy
        xor edi, dword [esp + 500] ;   790.0 p0+p2   30 box
        or ecx, ebx                ;   789.0 p1      30 box
        xor ecx, dword [esp + 508] ;   790.0 p0+p2   30 box
        mov dword [esp + 500], edx ;   787.0 p3+p4   24 box spill
        mov edx, ebx               ;   787.7 p1      30 box copy
        xor edx, dword [esp + 508] ;   788.7 p0+p2   30 box
        not edx                    ;   789.7 p1      30 box
        or edx, ebp                ;   790.7 p0      30 box
        or edx, edi                ;   791.7 p1      30 box
        xor ebx, ebp               ;   790.0 p0      30 box
        xor ebx, edi               ;   791.0 p1      30 box
        xor edx, ebx               ;   792.7 p0      30 box
        xor edi, ecx               ;   791.7 p1      30 box
        or ebx, ecx                ;   792.0 p0      30 box
        xor ebp, ebx               ;   793.0 p1      30 box
        mov ebx, dword [esp + 504] ;   791.7 p2      29 box
        and ebx, dword [esp + 516] ;   794.7 p0+p2   29 box
        mov dword [esp + 504], edi ;   792.7 p3+p4   30 box spill
        mov edi, dword [esp + 516] ;   793.7 p2      29 box
        xor edi, dword [esp + 512] ;   796.7 p1+p2   29 box
        mov dword [esp + 516], ecx ;   794.3 p3+p4   30 box spill
        mov ecx, dword [esp + 512] ;   795.7 p2      29 box
        mov dword [esp + 512], ebp ;   795.3 p3+p4   30 box spill
        mov ebp, dword [esp + 520] ;   796.7 p2      29 box
        mov dword [esp + 508], edx ;   796.3 p3+p4   30 box spill
        mov edx, dword [esp + 520] ;   797.7 p2      29 box
        mov dword [esp + 408], eax ;   797.3 p3+p4   24 box spill
        mov eax, dword [esp + 520] ;   798.7 p2      29 box
        mov dword [esp + 520], esi ;   798.3 p3+p4   24 box spill
        mov esi, edi               ;   799.0 p0      29 box copy
        mov dword [esp + 496], edi ;   799.3 p3+p4   29 box spill
        mov edi, dword [esp + 536] ;   800.0 p2      28 box
        or edi, dword [esp + 528]  ;   803.0 p1+p2   28 box
        mov dword [esp + 484], edi ;   804.0 p3+p4   28 box spill
        mov edi, dword [esp + 532] ;   802.0 p2      28 box
        xor edi, dword [esp + 536] ;   805.0 p0+p2   28 box
        mov dword [esp + 532], esi ;   802.7 p3+p4   29 box spill
        mov esi, dword [esp + 484] ;   804.0 p2      28 box reload
        xor esi, edi               ;   807.0 p1      28 box
        and edi, dword [esp + 536] ;   806.0 p0+p2   28 box
        mov dword [esp + 484], esi ;   808.0 p3+p4   28 box spill
        mov esi, dword [esp + 528] ;   806.0 p2      28 box
        xor esi, dword [esp + 536] ;   809.0 p1+p2   28 box
        mov dword [esp + 528], edi ;   807.0 p3+p4   28 box spill
        mov edi, dword [esp + 536] ;   808.0 p2      28 box
        xor edi, dword [esp + 484] ;   811.0 p0+p2   28 box
        mov dword [esp + 536], edi ;   812.0 p3+p4   28 box spill
        mov edi, dword [esp + 484] ;   810.0 p2      28 box
        mov dword [esp + 456], edi ;   813.0 p3+p4   28 box spill
        mov edi, dword [esp + 484] ;   811.0 p2      28 box
        mov dword [esp + 484], edi ;   814.0 p3+p4   28 box spill
        mov edi, dword [esp + 524] ;   812.0 p2      29 box
        not edi                    ;   815.0 p1      29 box
        xor ecx, edi               ;   816.0 p0      29 box
        and ebp, edi               ;   816.0 p1      29 box
        xor ebx, ecx               ;   817.0 p0      29 box
        or edx, ecx                ;   817.0 p1      29 box
        xor ebp, ecx               ;   817.0 p0      29 box
        xor eax, ebx               ;   818.0 p1      29 box
        mov edi, dword [esp + 532] ;   813.3 p2      29 box reload
        xor edi, edx               ;   818.0 p0      29 box
        mov ecx, dword [esp + 496] ;   814.3 p2      29 box reload
        and ecx, ebp               ;   818.0 p1      29 box
        xor ebp, ebx               ;   818.0 p0      29 box
        and ebp, edi               ;   819.0 p1      29 box
        or edi, ecx                ;   819.0 p0      29 box
        xor ecx, eax               ;   819.0 p1      29 box
        not eax                    ;   819.0 p0      29 box
        xor ebp, eax               ;   820.0 p1      29 box
        xor eax, edi               ;   820.0 p0      29 box
        mov edi, dword [esp + 40]  ;   817.0 p2      28 box
        not edi                    ;   820.0 p1      28 box
        xor esi, edi               ;   821.0 p0      28 box
        mov edx, dword [esp + 528] ;   818.0 p2      28 box reload
        and edx, esi               ;   822.0 p1      28 box
        xor edx, edi               ;   823.0 p0      28 box
        or edi, esi                ;   822.0 p1      28 box
        mov dword [esp + 528], ebp ;   821.0 p3+p4   29 box spill
        mov ebp, dword [esp + 456] ;   820.0 p2      28 box reload
        xor ebp, edi               ;   823.0 p0      28 box
        mov edi, dword [esp + 484] ;   821.0 p2      28 box reload
        and edi, edx               ;   824.0 p1      28 box
        xor edx, dword [esp + 536] ;   824.0 p0+p2   28 box
        xor edi, esi               ;   825.0 p1      28 box
        mov dword [esp + 484], edx ;   825.0 p3+p4   28 box spill
        mov edx, ebp               ;   824.0 p0      28 box copy
        and edx, dword [esp + 536] ;   825.0 p1+p2   28 box
        xor esi, edx               ;   826.0 p0      28 box
        mov edx, dword [esp + 540] ;   824.3 p2      27 box
        xor edx, dword [esp + 556] ;   827.3 p1+p2   27 box
        mov dword [esp + 540], esi ;   827.0 p3+p4   28 box spill
        mov esi, edx               ;   828.3 p0      27 box copy
        and esi, dword [esp + 556] ;   829.3 p1+p2   27 box
        xor edx, dword [esp + 8]   ;   828.3 p0+p2   27 box
        xor esi, dword [esp + 20]  ;   830.3 p1+p2   27 box
        mov dword [esp + 536], edi ;   828.3 p3+p4   28 box spill
        mov edi, edx               ;   829.3 p0      27 box copy
        or edi, dword [esp + 20]   ;   830.3 p1+p2   27 box
        or edi, dword [esp + 556]  ;   831.3 p0+p2   27 box
        xor edi, dword [esp + 8]   ;   832.3 p1+p2   27 box
        mov dword [esp + 20], ebp  ;   831.3 p3+p4   28 box spill
        mov ebp, edx               ;   832.0 p0      27 box copy
        and ebp, dword [esp + 8]   ;   833.0 p1+p2   27 box
        xor ebp, esi               ;   834.0 p0      27 box
        mov dword [esp + 8], eax   ;   833.3 p3+p4   29 box spill
        mov eax, esi               ;   834.0 p1      27 box copy
        xor eax, dword [esp + 556] ;   835.0 p0+p2   27 box
        and esi, edi               ;   835.0 p1      27 box
        xor edi, eax               ;   836.0 p0      27 box
        or eax, ebp                ;   836.0 p1      27 box
        not ebp                    ;   836.3 p0      27 box
        xor eax, edx               ;   837.0 p1      27 box
        xor edx, esi               ;   837.3 p0      27 box
        mov esi, dword [esp + 0]   ;   837.0 p2      26 box
        and esi, dword [esp + 544] ;   840.0 p1+p2   26 box
        mov dword [esp + 556], edx ;   838.3 p3+p4   27 box spill
        mov edx, dword [esp + 544] ;   839.0 p2      26 box
        xor edx, dword [esp + 552] ;   842.0 p0+p2   26 box
        mov dword [esp + 544], eax ;   839.7 p3+p4   27 box spill
        mov eax, dword [esp + 552] ;   841.0 p2      26 box
        or eax, dword [esp + 0]    ;   844.0 p1+p2   26 box
        mov dword [esp + 552], edi ;   841.3 p3+p4   27 box spill
        mov edi, dword [esp + 0]   ;   843.0 p2      26 box
        xor edi, dword [esp + 548] ;   846.0 p0+p2   26 box
        or edi, esi                ;   847.0 p1      26 box
        mov dword [esp + 0], ebp   ;   843.3 p3+p4   27 box spill
        mov ebp, eax               ;   845.0 p0      26 box copy
        and ebp, dword [esp + 548] ;   846.0 p1+p2   26 box
        xor ebp, edx               ;   847.0 p0      26 box
        and edx, eax               ;   845.3 p1      26 box
        xor edx, edi               ;   848.0 p0      26 box
        xor eax, ebp               ;   848.0 p1      26 box
        xor ebp, esi               ;   848.0 p0      26 box
        xor edi, ebp               ;   849.0 p1      26 box
        and esi, edx               ;   849.0 p0      26 box
        xor esi, eax               ;   850.0 p1      26 box
        and eax, edx               ;   849.0 p0      26 box
        xor ebp, eax               ;   850.0 p1      26 box
        mov eax, dword [esp + 16]  ;   848.3 p2      26 box reload
        mov dword [esp + 548], edi ;   850.0 p3+p4   26 box spill
        mov edi, dword [esp + 588] ;   849.3 p2     123 rk reload
        mov dword [edi], eax       ;   851.3 p3+p4  123 rk
        mov eax, dword [esp + 24]  ;   850.3 p2      26 box reload
        mov dword [edi + 4], eax   ;   853.3 p3+p4  123 rk
        mov eax, dword [esp + 32]  ;   851.3 p2      26 box reload
        mov dword [edi + 8], eax   ;   854.3 p3+p4  123 rk
        mov eax, dword [esp + 4]   ;   852.3 p2      26 box reload
        mov dword [edi + 12], eax  ;   855.3 p3+p4  123 rk
        mov eax, dword [esp + 48]  ;   853.3 p2      25 box reload
        mov dword [edi + 16], eax  ;   856.3 p3+p4  123 rk
        mov eax, dword [esp + 44]  ;   854.3 p2      25 box reload
        mov dword [edi + 20], eax  ;   857.3 p3+p4  123 rk
        mov eax, dword [esp + 28]  ;   855.3 p2      25 box reload
        mov dword [edi + 24], eax  ;   858.3 p3+p4  123 rk
        mov eax, dword [esp + 12]  ;   856.3 p2      25 box reload
        mov dword [edi + 28], eax  ;   859.3 p3+p4  123 rk
        mov eax, dword [esp + 100] ;   857.3 p2      24 box reload
        mov dword [edi + 32], eax  ;   860.3 p3+p4  123 rk
        mov eax, dword [esp + 560] ;   858.3 p2      24 box reload
        mov dword [edi + 36], eax  ;   861.3 p3+p4  123 rk
        mov eax, dword [esp + 80]  ;   859.3 p2      24 box reload
        mov dword [edi + 40], eax  ;   862.3 p3+p4  123 rk
        mov eax, dword [esp + 68]  ;   860.3 p2      24 box reload
        mov dword [edi + 44], eax  ;   863.3 p3+p4  123 rk
        mov eax, dword [esp + 72]  ;   861.3 p2      23 box reload
        mov dword [edi + 48], eax  ;   864.3 p3+p4  123 rk
        mov eax, dword [esp + 52]  ;   862.3 p2      23 box reload
        mov dword [edi + 52], eax  ;   865.3 p3+p4  123 rk
        mov eax, dword [esp + 60]  ;   863.3 p2      23 box reload
        mov dword [edi + 56], eax  ;   866.3 p3+p4  123 rk
        mov eax, dword [esp + 56]  ;   864.3 p2      23 box reload
        mov dword [edi + 60], eax  ;   867.3 p3+p4  123 rk
        mov eax, dword [esp + 88]  ;   865.3 p2      30 box reload
        mov dword [edi + 64], eax  ;   868.3 p3+p4  123 rk
        mov eax, dword [esp + 92]  ;   866.3 p2      30 box reload
        mov dword [edi + 68], eax  ;   869.3 p3+p4  123 rk
        mov eax, dword [esp + 96]  ;   867.3 p2      30 box reload
        mov dword [edi + 72], eax  ;   870.3 p3+p4  123 rk
        mov eax, dword [esp + 84]  ;   868.3 p2      30 box reload
        mov dword [edi + 76], eax  ;   871.3 p3+p4  123 rk
        mov eax, dword [esp + 180] ;   869.3 p2      29 box reload
        mov dword [edi + 80], eax  ;   872.3 p3+p4  123 rk
        mov eax, dword [esp + 36]  ;   870.3 p2      29 box reload
        mov dword [edi + 84], eax  ;   873.3 p3+p4  123 rk
        mov eax, dword [esp + 136] ;   871.3 p2      29 box reload
        mov dword [edi + 88], eax  ;   874.3 p3+p4  123 rk
        mov eax, dword [esp + 108] ;   872.3 p2      29 box reload
        mov dword [edi + 92], eax  ;   875.3 p3+p4  123 rk
        mov eax, dword [esp + 132] ;   873.3 p2      28 box reload
        mov dword [edi + 96], eax  ;   876.3 p3+p4  123 rk
        mov eax, dword [esp + 120] ;   874.3 p2      28 box reload
        mov dword [edi + 100], eax ;   877.3 p3+p4  123 rk
        mov eax, dword [esp + 116] ;   875.3 p2      28 box reload
        mov dword [edi + 104], eax ;   878.3 p3+p4  123 rk
        mov eax, dword [esp + 64]  ;   876.3 p2      28 box reload
        mov dword [edi + 108], eax ;   879.3 p3+p4  123 rk
        mov eax, dword [esp + 148] ;   877.3 p2      27 box reload
        mov dword [edi + 112], eax ;   880.3 p3+p4  123 rk
        mov eax, dword [esp + 160] ;   878.3 p2      27 box reload
        mov dword [edi + 116], eax ;   881.3 p3+p4  123 rk
        mov eax, dword [esp + 140] ;   879.3 p2      27 box reload
        mov dword [edi + 120], eax ;   882.3 p3+p4  123 rk
        mov eax, dword [esp + 124] ;   880.3 p2      27 box reload
        mov dword [edi + 124], eax ;   883.3 p3+p4  123 rk
        mov eax, dword [esp + 156] ;   881.3 p2      26 box reload
        mov dword [edi + 128], eax ;   884.3 p3+p4  123 rk
        mov eax, dword [esp + 164] ;   882.3 p2      26 box reload
        mov dword [edi + 132], eax ;   885.3 p3+p4  123 rk
        mov eax, dword [esp + 172] ;   883.3 p2      26 box reload
        mov dword [edi + 136], eax ;   886.3 p3+p4  123 rk
        mov eax, dword [esp + 144] ;   884.3 p2      26 box reload
        mov dword [edi + 140], eax ;   887.3 p3+p4  123 rk
        mov eax, dword [esp + 188] ;   885.3 p2      25 box reload
        mov dword [edi + 144], eax ;   888.3 p3+p4  123 rk
        mov eax, dword [esp + 184] ;   886.3 p2      25 box reload
        mov dword [edi + 148], eax ;   889.3 p3+p4  123 rk
        mov eax, dword [esp + 168] ;   887.3 p2      25 box reload
        mov dword [edi + 152], eax ;   890.3 p3+p4  123 rk
        mov eax, dword [esp + 152] ;   888.3 p2      25 box reload
        mov dword [edi + 156], eax ;   891.3 p3+p4  123 rk
        mov eax, dword [esp + 240] ;   889.3 p2      24 box reload
        mov dword [edi + 160], eax ;   892.3 p3+p4  123 rk
        mov eax, dword [esp + 128] ;   890.3 p2      24 box reload
        mov dword [edi + 164], eax ;   893.3 p3+p4  123 rk
        mov eax, dword [esp + 220] ;   891.3 p2      24 box reload
        mov dword [edi + 168], eax ;   894.3 p3+p4  123 rk
        mov eax, dword [esp + 208] ;   892.3 p2      24 box reload
        mov dword [edi + 172], eax ;   895.3 p3+p4  123 rk
        mov eax, dword [esp + 212] ;   893.3 p2      23 box reload
        mov dword [edi + 176], eax ;   896.3 p3+p4  123 rk
        mov eax, dword [esp + 192] ;   894.3 p2      23 box reload
        mov dword [edi + 180], eax ;   897.3 p3+p4  123 rk
        mov eax, dword [esp + 200] ;   895.3 p2      23 box reload
        mov dword [edi + 184], eax ;   898.3 p3+p4  123 rk
        mov eax, dword [esp + 196] ;   896.3 p2      23 box reload
        mov dword [edi + 188], eax ;   899.3 p3+p4  123 rk
        mov eax, dword [esp + 228] ;   897.3 p2      30 box reload
        mov dword [edi + 192], eax ;   900.3 p3+p4  123 rk
        mov eax, dword [esp + 232] ;   898.3 p2      30 box reload
        mov dword [edi + 196], eax ;   901.3 p3+p4  123 rk
        mov eax, dword [esp + 236] ;   899.3 p2      30 box reload
        mov dword [edi + 200], eax ;   902.3 p3+p4  123 rk
        mov eax, dword [esp + 224] ;   900.3 p2      30 box reload
        mov dword [edi + 204], eax ;   903.3 p3+p4  123 rk
        mov eax, dword [esp + 320] ;   901.3 p2      29 box reload
        mov dword [edi + 208], eax ;   904.3 p3+p4  123 rk
        mov eax, dword [esp + 176] ;   902.3 p2      29 box reload
        mov dword [edi + 212], eax ;   905.3 p3+p4  123 rk
        mov eax, dword [esp + 276] ;   903.3 p2      29 box reload
        mov dword [edi + 216], eax ;   906.3 p3+p4  123 rk
        mov eax, dword [esp + 248] ;   904.3 p2      29 box reload
        mov dword [edi + 220], eax ;   907.3 p3+p4  123 rk
        mov eax, dword [esp + 272] ;   905.3 p2      28 box reload
        mov dword [edi + 224], eax ;   908.3 p3+p4  123 rk
        mov eax, dword [esp + 260] ;   906.3 p2      28 box reload
        mov dword [edi + 228], eax ;   909.3 p3+p4  123 rk
        mov eax, dword [esp + 256] ;   907.3 p2      28 box reload
        mov dword [edi + 232], eax ;   910.3 p3+p4  123 rk
        mov eax, dword [esp + 204] ;   908.3 p2      28 box reload
        mov dword [edi + 236], eax ;   911.3 p3+p4  123 rk
        mov eax, dword [esp + 288] ;   909.3 p2      27 box reload
        mov dword [edi + 240], eax ;   912.3 p3+p4  123 rk
        mov eax, dword [esp + 300] ;   910.3 p2      27 box reload
        mov dword [edi + 244], eax ;   913.3 p3+p4  123 rk
        mov eax, dword [esp + 280] ;   911.3 p2      27 box reload
        mov dword [edi + 248], eax ;   914.3 p3+p4  123 rk
        mov eax, dword [esp + 264] ;   912.3 p2      27 box reload
        mov dword [edi + 252], eax ;   915.3 p3+p4  123 rk
        mov eax, dword [esp + 296] ;   913.3 p2      26 box reload
        mov dword [edi + 256], eax ;   916.3 p3+p4  123 rk
        mov eax, dword [esp + 304] ;   914.3 p2      26 box reload
        mov dword [edi + 260], eax ;   917.3 p3+p4  123 rk
        mov eax, dword [esp + 312] ;   915.3 p2      26 box reload
        mov dword [edi + 264], eax ;   918.3 p3+p4  123 rk
        mov eax, dword [esp + 284] ;   916.3 p2      26 box reload
        mov dword [edi + 268], eax ;   919.3 p3+p4  123 rk
        mov eax, dword [esp + 328] ;   917.3 p2      25 box reload
        mov dword [edi + 272], eax ;   920.3 p3+p4  123 rk
        mov eax, dword [esp + 324] ;   918.3 p2      25 box reload
        mov dword [edi + 276], eax ;   921.3 p3+p4  123 rk
        mov eax, dword [esp + 308] ;   919.3 p2      25 box reload
        mov dword [edi + 280], eax ;   922.3 p3+p4  123 rk
        mov eax, dword [esp + 292] ;   920.3 p2      25 box reload
        mov dword [edi + 284], eax ;   923.3 p3+p4  123 rk
        mov eax, dword [esp + 380] ;   921.3 p2      24 box reload
        mov dword [edi + 288], eax ;   924.3 p3+p4  123 rk
        mov eax, dword [esp + 268] ;   922.3 p2      24 box reload
        mov dword [edi + 292], eax ;   925.3 p3+p4  123 rk
        mov eax, dword [esp + 360] ;   923.3 p2      24 box reload
        mov dword [edi + 296], eax ;   926.3 p3+p4  123 rk
        mov eax, dword [esp + 348] ;   924.3 p2      24 box reload
        mov dword [edi + 300], eax ;   927.3 p3+p4  123 rk
        mov eax, dword [esp + 352] ;   925.3 p2      23 box reload
        mov dword [edi + 304], eax ;   928.3 p3+p4  123 rk
        mov eax, dword [esp + 332] ;   926.3 p2      23 box reload
        mov dword [edi + 308], eax ;   929.3 p3+p4  123 rk
        mov eax, dword [esp + 340] ;   927.3 p2      23 box reload
        mov dword [edi + 312], eax ;   930.3 p3+p4  123 rk
        mov eax, dword [esp + 336] ;   928.3 p2      23 box reload
        mov dword [edi + 316], eax ;   931.3 p3+p4  123 rk
        mov eax, dword [esp + 368] ;   929.3 p2      30 box reload
        mov dword [edi + 320], eax ;   932.3 p3+p4  123 rk
        mov eax, dword [esp + 372] ;   930.3 p2      30 box reload
        mov dword [edi + 324], eax ;   933.3 p3+p4  123 rk
        mov eax, dword [esp + 376] ;   931.3 p2      30 box reload
        mov dword [edi + 328], eax ;   934.3 p3+p4  123 rk
        mov eax, dword [esp + 364] ;   932.3 p2      30 box reload
        mov dword [edi + 332], eax ;   935.3 p3+p4  123 rk
        mov eax, dword [esp + 460] ;   933.3 p2      29 box reload
        mov dword [edi + 336], eax ;   936.3 p3+p4  123 rk
        mov eax, dword [esp + 316] ;   934.3 p2      29 box reload
        mov dword [edi + 340], eax ;   937.3 p3+p4  123 rk
        mov eax, dword [esp + 416] ;   935.3 p2      29 box reload
        mov dword [edi + 344], eax ;   938.3 p3+p4  123 rk
        mov eax, dword [esp + 388] ;   936.3 p2      29 box reload
        mov dword [edi + 348], eax ;   939.3 p3+p4  123 rk
        mov eax, dword [esp + 412] ;   937.3 p2      28 box reload
        mov dword [edi + 352], eax ;   940.3 p3+p4  123 rk
        mov eax, dword [esp + 400] ;   938.3 p2      28 box reload
        mov dword [edi + 356], eax ;   941.3 p3+p4  123 rk
        mov eax, dword [esp + 396] ;   939.3 p2      28 box reload
        mov dword [edi + 360], eax ;   942.3 p3+p4  123 rk
        mov eax, dword [esp + 344] ;   940.3 p2      28 box reload
        mov dword [edi + 364], eax ;   943.3 p3+p4  123 rk
        mov eax, dword [esp + 428] ;   941.3 p2      27 box reload
        mov dword [edi + 368], eax ;   944.3 p3+p4  123 rk
        mov eax, dword [esp + 440] ;   942.3 p2      27 box reload
        mov dword [edi + 372], eax ;   945.3 p3+p4  123 rk
        mov eax, dword [esp + 420] ;   943.3 p2      27 box reload
        mov dword [edi + 376], eax ;   946.3 p3+p4  123 rk
        mov eax, dword [esp + 404] ;   944.3 p2      27 box reload
        mov dword [edi + 380], eax ;   947.3 p3+p4  123 rk
        mov eax, dword [esp + 436] ;   945.3 p2      26 box reload
        mov dword [edi + 384], eax ;   948.3 p3+p4  123 rk
        mov eax, dword [esp + 444] ;   946.3 p2      26 box reload
        mov dword [edi + 388], eax ;   949.3 p3+p4  123 rk
        mov eax, dword [esp + 452] ;   947.3 p2      26 box reload
        mov dword [edi + 392], eax ;   950.3 p3+p4  123 rk
        mov eax, dword [esp + 424] ;   948.3 p2      26 box reload
        mov dword [edi + 396], eax ;   951.3 p3+p4  123 rk
        mov eax, dword [esp + 468] ;   949.3 p2      25 box reload
        mov dword [edi + 400], eax ;   952.3 p3+p4  123 rk
        mov eax, dword [esp + 464] ;   950.3 p2      25 box reload
        mov dword [edi + 404], eax ;   953.3 p3+p4  123 rk
        mov eax, dword [esp + 448] ;   951.3 p2      25 box reload
        mov dword [edi + 408], eax ;   954.3 p3+p4  123 rk
        mov eax, dword [esp + 432] ;   952.3 p2      25 box reload
        mov dword [edi + 412], eax ;   955.3 p3+p4  123 rk
        mov eax, dword [esp + 520] ;   953.3 p2      24 box reload
        mov dword [edi + 416], eax ;   956.3 p3+p4  123 rk
        mov eax, dword [esp + 408] ;   954.3 p2      24 box reload
        mov dword [edi + 420], eax ;   957.3 p3+p4  123 rk
        mov eax, dword [esp + 500] ;   955.3 p2      24 box reload
        mov dword [edi + 424], eax ;   958.3 p3+p4  123 rk
        mov eax, dword [esp + 488] ;   956.3 p2      24 box reload
        mov dword [edi + 428], eax ;   959.3 p3+p4  123 rk
        mov eax, dword [esp + 492] ;   957.3 p2      23 box reload
        mov dword [edi + 432], eax ;   960.3 p3+p4  123 rk
        mov eax, dword [esp + 472] ;   958.3 p2      23 box reload
        mov dword [edi + 436], eax ;   961.3 p3+p4  123 rk
        mov dword [edi + 464], ecx ;   959.7 p3+p4  123 rk
        mov eax, dword [esp + 480] ;   960.0 p2      23 box reload
        mov dword [edi + 440], eax ;   963.0 p3+p4  123 rk
        mov dword [edi + 468], ebx ;   961.7 p3+p4  123 rk
        mov eax, dword [esp + 476] ;   961.7 p2      23 box reload
        mov dword [edi + 444], eax ;   964.7 p3+p4  123 rk
        mov eax, dword [esp + 508] ;   962.7 p2      30 box reload
        mov dword [edi + 448], eax ;   965.7 p3+p4  123 rk
        mov eax, dword [esp + 512] ;   963.7 p2      30 box reload
        mov dword [edi + 452], eax ;   966.7 p3+p4  123 rk
        mov eax, dword [esp + 516] ;   964.7 p2      30 box reload
        mov dword [edi + 456], eax ;   967.7 p3+p4  123 rk
        mov eax, dword [esp + 504] ;   965.7 p2      30 box reload
        mov dword [edi + 460], eax ;   968.7 p3+p4  123 rk
        mov eax, dword [esp + 8]   ;   966.7 p2      29 box reload
        mov dword [edi + 472], eax ;   969.7 p3+p4  123 rk
        mov eax, dword [esp + 528] ;   967.7 p2      29 box reload
        mov dword [edi + 476], eax ;   970.7 p3+p4  123 rk
        mov eax, dword [esp + 20]  ;   968.7 p2      28 box reload
        mov dword [edi + 480], eax ;   971.7 p3+p4  123 rk
        mov eax, dword [esp + 536] ;   969.7 p2      28 box reload
        mov dword [edi + 484], eax ;   972.7 p3+p4  123 rk
        mov eax, dword [esp + 540] ;   970.7 p2      28 box reload
        mov dword [edi + 488], eax ;   973.7 p3+p4  123 rk
        mov eax, dword [esp + 484] ;   971.7 p2      28 box reload
        mov dword [edi + 492], eax ;   974.7 p3+p4  123 rk
        mov eax, dword [esp + 0]   ;   972.7 p2      27 box reload
        mov dword [edi + 496], eax ;   975.7 p3+p4  123 rk
        mov eax, dword [esp + 552] ;   973.7 p2      27 box reload
        mov dword [edi + 500], eax ;   976.7 p3+p4  123 rk
        mov eax, dword [esp + 544] ;   974.7 p2      27 box reload
        mov dword [edi + 504], eax ;   977.7 p3+p4  123 rk
        mov dword [edi + 512], ebp ;   976.7 p3+p4  123 rk
        mov ebp, dword [esp + 556] ;   976.3 p2      27 box reload
        mov dword [edi + 508], ebp ;   979.3 p3+p4  123 rk
        mov dword [edi + 516], esi ;   978.7 p3+p4  123 rk
        mov dword [edi + 520], edx ;   979.7 p3+p4  123 rk
        mov esi, dword [esp + 548] ;   978.7 p2      26 box reload
        mov dword [edi + 524], esi ;   981.7 p3+p4  123 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
