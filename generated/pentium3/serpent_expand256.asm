; serpent_expand256 for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand256 --cpu pentium3
;
; void serpent_expand256(const void *key, void *rk);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2941 uops, planned 984.3; bounds: width 980.3, ports 702.0, path 273.0
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
        mov edi, dword [esi + 12]  ;     3.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     3.0 p2     127 k
        mov eax, dword [esi + 20]  ;     3.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     6.0 p0     107 w[8] copy
        xor ebx, eax               ;     7.0 p1     107 w[8]
        xor ebx, edx               ;     8.0 p0     107 w[8]
        xor ebx, dword [esi]       ;     9.0 p1+p2  107 w[8]
        xor ebx, 0x9e3779b9        ;    10.0 p0     107 w[8]
        rol ebx, 0xb               ;    11.0 p0     107 w[8]
        xor edi, ecx               ;     7.0 p1     107 w[11]
        xor edi, 0x9e3779ba        ;     8.0 p1     107 w[11]
        xor edi, ebx               ;    12.0 p0     107 w[11]
        mov eax, ebp               ;     6.3 p1     107 w[9] copy
        xor eax, ecx               ;     7.3 p0     107 w[9]
        xor eax, dword [esi + 4]   ;     8.3 p1+p2  107 w[9]
        xor eax, 0x9e3779b8        ;     9.3 p0     107 w[9]
        xor eax, ebx               ;    12.0 p1     107 w[9]
        rol eax, 0xb               ;    13.0 p0     107 w[9]
        xor ebp, edx               ;     9.3 p1     107 w[12]
        xor ebp, 0x9e3779bd        ;    10.3 p0     107 w[12]
        xor ebp, eax               ;    14.0 p1     107 w[12]
        xor ecx, eax               ;    14.0 p0     107 w[14]
        xor ecx, 0x9e3779bf        ;    15.0 p1     107 w[14]
        mov dword [esp + 0], ebx   ;    12.0 p3+p4  107 w[8] spill
        mov ebx, edx               ;    12.0 p0     107 w[10] copy
        xor ebx, dword [esi + 8]   ;    13.0 p1+p2  107 w[10]
        xor ebx, eax               ;    14.0 p0     107 w[10]
        xor ebx, dword [esi + 20]  ;    15.0 p1+p2  107 w[10]
        xor ebx, 0x9e3779bb        ;    16.0 p0     107 w[10]
        rol ebx, 0xb               ;    17.0 p0     107 w[10]
        xor edi, ebx               ;    18.0 p1     107 w[11]
        rol edi, 0xb               ;    19.0 p0     107 w[11]
        xor ebp, edi               ;    20.0 p1     107 w[12]
        rol ebp, 0xb               ;    21.0 p0     107 w[12]
        xor ecx, edi               ;    20.0 p1     107 w[14]
        xor edx, ebx               ;    18.0 p1     107 w[15]
        xor edx, 0x9e3779be        ;    19.0 p0     107 w[15]
        xor edx, ebp               ;    22.0 p1     107 w[15]
        mov esi, ebx               ;    19.0 p0     107 w[13] copy
        mov dword [esp + 4], ebx   ;    18.0 p3+p4  107 w[10] spill
        mov ebx, dword [esp + 584] ;    16.3 p2     127 k reload
        xor esi, dword [ebx + 20]  ;    22.3 p1+p2  107 w[13]
        mov ebx, dword [esp + 0]   ;    18.3 p2     107 w[8] reload
        xor esi, ebx               ;    23.3 p0     107 w[13]
        xor esi, 0x9e3779bc        ;    24.3 p1     107 w[13]
        xor esi, ebp               ;    25.3 p0     107 w[13]
        rol esi, 0xb               ;    26.3 p0     107 w[13]
        xor ecx, esi               ;    27.3 p1     107 w[14]
        rol ecx, 0xb               ;    28.3 p0     107 w[14]
        xor edx, ecx               ;    29.3 p1     107 w[15]
        rol edx, 0xb               ;    30.3 p0     107 w[15]
        mov dword [esp + 8], eax   ;    20.3 p3+p4  107 w[9] spill
        mov eax, edi               ;    23.3 p1     107 w[16] copy
        xor eax, ebx               ;    24.3 p1     107 w[16]
        xor eax, 0x9e3779b1        ;    25.3 p0     107 w[16]
        xor eax, esi               ;    27.3 p1     107 w[16]
        xor eax, edx               ;    31.3 p0     107 w[16]
        rol eax, 0xb               ;    32.3 p0     107 w[16]
        mov ebx, ebp               ;    26.3 p1     107 w[17] copy
        xor ebx, ecx               ;    29.3 p1     107 w[17]
        xor ebx, dword [esp + 8]   ;    30.3 p0+p2  107 w[17]
        xor ebx, 0x9e3779b0        ;    31.3 p1     107 w[17]
        xor ebx, eax               ;    33.3 p0     107 w[17]
        rol ebx, 0xb               ;    34.3 p0     107 w[17]
        mov dword [esp + 12], ebp  ;    25.3 p3+p4  107 w[12] spill
        mov ebp, esi               ;    29.3 p1     107 w[18] copy
        xor ebp, edx               ;    31.3 p1     107 w[18]
        xor ebp, dword [esp + 4]   ;    32.3 p0+p2  107 w[18]
        xor ebp, 0x9e3779b3        ;    33.3 p1     107 w[18]
        xor ebp, ebx               ;    35.3 p0     107 w[18]
        rol ebp, 0xb               ;    36.3 p0     107 w[18]
        mov dword [esp + 16], esi  ;    28.3 p3+p4  107 w[13] spill
        mov esi, edi               ;    32.3 p1     107 w[19] copy
        xor esi, ecx               ;    33.3 p1     107 w[19]
        xor esi, eax               ;    34.3 p0     107 w[19]
        xor esi, 0x9e3779b2        ;    35.3 p1     107 w[19]
        xor esi, ebp               ;    37.3 p0     107 w[19]
        rol esi, 0xb               ;    38.3 p0     107 w[19]
        mov dword [esp + 20], edi  ;    31.0 p3+p4  107 w[11] spill
        mov edi, edx               ;    35.3 p1     107 w[20] copy
        xor edi, ebx               ;    36.3 p1     107 w[20]
        xor edi, dword [esp + 12]  ;    37.3 p0+p2  107 w[20]
        xor edi, 0x9e3779b5        ;    38.3 p1     107 w[20]
        xor edi, esi               ;    39.3 p0     107 w[20]
        rol edi, 0xb               ;    40.3 p0     107 w[20]
        mov dword [esp + 24], edx  ;    34.0 p3+p4  107 w[15] spill
        mov edx, eax               ;    38.3 p1     107 w[21] copy
        xor edx, ebp               ;    39.3 p1     107 w[21]
        xor edx, edi               ;    41.3 p0     107 w[21]
        xor edx, dword [esp + 16]  ;    42.3 p1+p2  107 w[21]
        xor edx, 0x9e3779b4        ;    43.3 p0     107 w[21]
        rol edx, 0xb               ;    44.3 p0     107 w[21]
        mov dword [esp + 28], eax  ;    37.0 p3+p4  107 w[16] spill
        mov eax, ecx               ;    41.3 p1     107 w[22] copy
        xor eax, ebx               ;    42.3 p1     107 w[22]
        xor eax, esi               ;    43.3 p0     107 w[22]
        xor eax, 0x9e3779b7        ;    44.3 p1     107 w[22]
        xor eax, edx               ;    45.3 p0     107 w[22]
        rol eax, 0xb               ;    46.3 p0     107 w[22]
        mov dword [esp + 32], ecx  ;    39.7 p3+p4  107 w[14] spill
        mov ecx, ebp               ;    44.3 p1     107 w[23] copy
        xor ecx, edi               ;    45.3 p1     107 w[23]
        xor ecx, dword [esp + 24]  ;    46.3 p0+p2  107 w[23]
        xor ecx, 0x9e3779b6        ;    47.3 p1     107 w[23]
        xor ecx, eax               ;    48.3 p0     107 w[23]
        rol ecx, 0xb               ;    49.3 p0     107 w[23]
        mov dword [esp + 36], ebp  ;    42.7 p3+p4  107 w[18] spill
        mov ebp, esi               ;    47.3 p1     107 w[24] copy
        xor ebp, dword [esp + 28]  ;    48.3 p1+p2  107 w[24]
        mov dword [esp + 40], esi  ;    44.3 p3+p4  107 w[19] spill
        mov esi, ebp               ;    49.3 p0     107 w[24] copy
        xor esi, edx               ;    50.3 p1     107 w[24]
        xor esi, 0x9e3779a9        ;    51.3 p0     107 w[24]
        xor esi, ecx               ;    52.3 p1     107 w[24]
        rol esi, 0xb               ;    53.3 p0     107 w[24]
        mov dword [esp + 44], ebp  ;    49.3 p3+p4  107 w[24] spill
        mov ebp, edi               ;    51.3 p1     107 w[25] copy
        xor ebp, ebx               ;    52.3 p0     107 w[25]
        xor ebp, eax               ;    53.3 p1     107 w[25]
        xor ebp, 0x9e3779a8        ;    54.3 p0     107 w[25]
        xor ebp, esi               ;    55.3 p1     107 w[25]
        rol ebp, 0xb               ;    56.3 p0     107 w[25]
        mov dword [esp + 48], ebx  ;    49.3 p3+p4  107 w[17] spill
        mov ebx, edx               ;    54.3 p1     107 w[26] copy
        xor ebx, ecx               ;    55.3 p0     107 w[26]
        xor ebx, dword [esp + 36]  ;    56.3 p1+p2  107 w[26]
        xor ebx, 0x9e3779ab        ;    57.3 p0     107 w[26]
        xor ebx, ebp               ;    58.3 p1     107 w[26]
        rol ebx, 0xb               ;    59.3 p0     107 w[26]
        mov dword [esp + 52], edx  ;    52.3 p3+p4  107 w[21] spill
        mov edx, eax               ;    57.3 p1     107 w[27] copy
        xor edx, esi               ;    58.3 p0     107 w[27]
        xor edx, dword [esp + 40]  ;    59.3 p1+p2  107 w[27]
        xor edx, 0x9e3779aa        ;    60.3 p0     107 w[27]
        xor edx, ebx               ;    61.3 p1     107 w[27]
        rol edx, 0xb               ;    62.3 p0     107 w[27]
        mov dword [esp + 56], eax  ;    55.3 p3+p4  107 w[22] spill
        mov eax, edi               ;    60.3 p1     107 w[28] copy
        xor eax, ecx               ;    61.3 p0     107 w[28]
        mov dword [esp + 60], edi  ;    56.7 p3+p4  107 w[20] spill
        mov edi, ebp               ;    61.3 p1     107 w[28] copy
        xor edi, eax               ;    62.3 p0     107 w[28]
        xor edi, 0x9e3779ad        ;    63.3 p1     107 w[28]
        xor edi, edx               ;    64.3 p0     107 w[28]
        rol edi, 0xb               ;    65.3 p0     107 w[28]
        mov dword [esp + 64], eax  ;    62.3 p3+p4  107 w[28] spill
        mov eax, esi               ;    63.3 p1     107 w[29] copy
        xor eax, ebx               ;    64.3 p1     107 w[29]
        xor eax, edi               ;    66.3 p0     107 w[29]
        xor eax, dword [esp + 52]  ;    67.3 p1+p2  107 w[29]
        xor eax, 0x9e3779ac        ;    68.3 p0     107 w[29]
        rol eax, 0xb               ;    69.3 p0     107 w[29]
        mov dword [esp + 68], esi  ;    62.0 p3+p4  107 w[24] spill
        mov esi, ebp               ;    66.3 p1     107 w[30] copy
        xor esi, edx               ;    67.3 p1     107 w[30]
        xor esi, dword [esp + 56]  ;    68.3 p0+p2  107 w[30]
        xor esi, 0x9e3779af        ;    69.3 p1     107 w[30]
        xor esi, eax               ;    70.3 p0     107 w[30]
        rol esi, 0xb               ;    71.3 p0     107 w[30]
        mov dword [esp + 72], ebp  ;    65.0 p3+p4  107 w[25] spill
        mov ebp, ecx               ;    69.3 p1     107 w[31] copy
        xor ebp, edi               ;    70.3 p1     107 w[31]
        xor ebp, ebx               ;    71.3 p0     107 w[31]
        xor ebp, 0x9e3779ae        ;    72.3 p1     107 w[31]
        xor ebp, esi               ;    73.3 p0     107 w[31]
        rol ebp, 0xb               ;    74.3 p0     107 w[31]
        mov dword [esp + 76], ecx  ;    67.7 p3+p4  107 w[23] spill
        mov ecx, edx               ;    72.3 p1     107 w[32] copy
        xor ecx, eax               ;    73.3 p1     107 w[32]
        xor ecx, dword [esp + 68]  ;    74.3 p0+p2  107 w[32]
        xor ecx, 0x9e3779a1        ;    75.3 p1     107 w[32]
        xor ecx, ebp               ;    76.3 p0     107 w[32]
        rol ecx, 0xb               ;    77.3 p0     107 w[32]
        mov dword [esp + 80], edx  ;    70.7 p3+p4  107 w[27] spill
        mov edx, edi               ;    75.3 p1     107 w[33] copy
        xor edx, esi               ;    76.3 p1     107 w[33]
        xor edx, dword [esp + 72]  ;    77.3 p0+p2  107 w[33]
        xor edx, 0x9e3779a0        ;    78.3 p1     107 w[33]
        xor edx, ecx               ;    79.3 p0     107 w[33]
        rol edx, 0xb               ;    80.3 p0     107 w[33]
        mov dword [esp + 84], edi  ;    73.7 p3+p4  107 w[28] spill
        mov edi, eax               ;    78.3 p1     107 w[34] copy
        xor edi, ebx               ;    79.3 p1     107 w[34]
        xor edi, ebp               ;    80.3 p0     107 w[34]
        xor edi, 0x9e3779a3        ;    81.3 p1     107 w[34]
        xor edi, edx               ;    82.3 p0     107 w[34]
        rol edi, 0xb               ;    83.3 p0     107 w[34]
        mov dword [esp + 88], ebx  ;    76.3 p3+p4  107 w[26] spill
        mov ebx, esi               ;    81.3 p1     107 w[35] copy
        xor ebx, ecx               ;    82.3 p1     107 w[35]
        xor ebx, dword [esp + 80]  ;    83.3 p0+p2  107 w[35]
        xor ebx, edi               ;    84.3 p1     107 w[35]
        xor ebx, 0x9e3779a2        ;    85.3 p0     107 w[35]
        rol ebx, 0xb               ;    86.3 p0     107 w[35]
        mov dword [esp + 92], esi  ;    79.3 p3+p4  107 w[30] spill
        mov esi, ebp               ;    84.3 p1     107 w[36] copy
        xor esi, dword [esp + 84]  ;    85.3 p1+p2  107 w[36]
        mov dword [esp + 96], ebp  ;    81.0 p3+p4  107 w[31] spill
        mov ebp, edx               ;    86.0 p0     107 w[36] copy
        xor ebp, esi               ;    87.0 p1     107 w[36]
        xor ebp, ebx               ;    88.0 p0     107 w[36]
        xor ebp, 0x9e3779a5        ;    89.0 p1     107 w[36]
        rol ebp, 0xb               ;    90.0 p0     107 w[36]
        mov dword [esp + 100], esi ;    86.3 p3+p4  107 w[36] spill
        mov esi, eax               ;    88.3 p1     107 w[37] copy
        xor esi, edi               ;    89.3 p0     107 w[37]
        xor esi, ecx               ;    90.3 p1     107 w[37]
        xor esi, ebp               ;    91.3 p0     107 w[37]
        xor esi, 0x9e3779a4        ;    92.3 p1     107 w[37]
        rol esi, 0xb               ;    93.3 p0     107 w[37]
        mov dword [esp + 104], eax ;    86.0 p3+p4  107 w[29] spill
        mov eax, edx               ;    91.3 p1     107 w[38] copy
        xor eax, ebx               ;    92.3 p0     107 w[38]
        xor eax, dword [esp + 92]  ;    93.3 p1+p2  107 w[38]
        xor eax, 0x9e3779a7        ;    94.3 p0     107 w[38]
        xor eax, esi               ;    95.3 p1     107 w[38]
        rol eax, 0xb               ;    96.3 p0     107 w[38]
        mov dword [esp + 108], edx ;    89.0 p3+p4  107 w[33] spill
        mov edx, edi               ;    94.3 p1     107 w[39] copy
        xor edx, ebp               ;    95.3 p0     107 w[39]
        xor edx, dword [esp + 96]  ;    96.3 p1+p2  107 w[39]
        xor edx, 0x9e3779a6        ;    97.3 p0     107 w[39]
        xor edx, eax               ;    98.3 p1     107 w[39]
        rol edx, 0xb               ;    99.3 p0     107 w[39]
        mov dword [esp + 112], edi ;    92.0 p3+p4  107 w[34] spill
        mov edi, ebx               ;    97.3 p1     107 w[40] copy
        xor edi, ecx               ;    98.3 p0     107 w[40]
        xor edi, esi               ;    99.3 p1     107 w[40]
        xor edi, 0x9e377999        ;   100.3 p0     107 w[40]
        xor edi, edx               ;   101.3 p1     107 w[40]
        rol edi, 0xb               ;   102.3 p0     107 w[40]
        mov dword [esp + 116], ecx ;    94.7 p3+p4  107 w[32] spill
        mov ecx, ebp               ;   100.3 p1     107 w[41] copy
        xor ecx, eax               ;   101.3 p0     107 w[41]
        xor ecx, dword [esp + 108] ;   102.3 p1+p2  107 w[41]
        xor ecx, 0x9e377998        ;   103.3 p0     107 w[41]
        xor ecx, edi               ;   104.3 p1     107 w[41]
        rol ecx, 0xb               ;   105.3 p0     107 w[41]
        xor ebp, edx               ;   103.3 p1     107 w[44]
        mov dword [esp + 120], ebp ;   104.3 p3+p4  107 w[44] spill
        mov ebp, esi               ;   104.0 p0     107 w[42] copy
        xor ebp, edx               ;   105.0 p1     107 w[42]
        xor ebp, dword [esp + 112] ;   106.0 p0+p2  107 w[42]
        xor ebp, 0x9e37799b        ;   107.0 p1     107 w[42]
        xor ebp, ecx               ;   108.0 p0     107 w[42]
        rol ebp, 0xb               ;   109.0 p0     107 w[42]
        mov dword [esp + 124], edx ;   101.0 p3+p4  107 w[39] spill
        mov edx, ebx               ;   106.3 p1     107 w[43] copy
        xor edx, eax               ;   107.3 p1     107 w[43]
        xor edx, edi               ;   108.3 p0     107 w[43]
        xor edx, 0x9e37799a        ;   109.3 p1     107 w[43]
        xor edx, ebp               ;   110.3 p0     107 w[43]
        rol edx, 0xb               ;   111.3 p0     107 w[43]
        mov dword [esp + 128], ebx ;   103.7 p3+p4  107 w[35] spill
        mov ebx, dword [esp + 120] ;   104.3 p2     107 w[44]
        xor ebx, ecx               ;   109.3 p1     107 w[44]
        xor ebx, 0x9e37799d        ;   110.3 p1     107 w[44]
        xor ebx, edx               ;   112.3 p0     107 w[44]
        rol ebx, 0xb               ;   113.3 p0     107 w[44]
        mov dword [esp + 132], eax ;   106.0 p3+p4  107 w[38] spill
        mov eax, esi               ;   111.3 p1     107 w[45] copy
        xor eax, edi               ;   112.3 p1     107 w[45]
        xor eax, ebp               ;   113.3 p0     107 w[45]
        xor eax, 0x9e37799c        ;   114.3 p1     107 w[45]
        xor eax, ebx               ;   115.3 p0     107 w[45]
        rol eax, 0xb               ;   116.3 p0     107 w[45]
        mov dword [esp + 136], esi ;   108.7 p3+p4  107 w[37] spill
        mov esi, ecx               ;   114.3 p1     107 w[46] copy
        xor esi, edx               ;   115.3 p1     107 w[46]
        xor esi, dword [esp + 132] ;   116.3 p0+p2  107 w[46]
        xor esi, 0x9e37799f        ;   117.3 p1     107 w[46]
        xor esi, eax               ;   118.3 p0     107 w[46]
        rol esi, 0xb               ;   119.3 p0     107 w[46]
        mov dword [esp + 140], ecx ;   111.7 p3+p4  107 w[41] spill
        mov ecx, ebp               ;   117.3 p1     107 w[47] copy
        xor ecx, ebx               ;   118.3 p1     107 w[47]
        xor ecx, dword [esp + 124] ;   119.3 p0+p2  107 w[47]
        xor ecx, 0x9e37799e        ;   120.3 p1     107 w[47]
        xor ecx, esi               ;   121.3 p0     107 w[47]
        rol ecx, 0xb               ;   122.3 p0     107 w[47]
        mov dword [esp + 144], ebp ;   114.7 p3+p4  107 w[42] spill
        mov ebp, edi               ;   120.3 p1     107 w[48] copy
        xor ebp, edx               ;   121.3 p1     107 w[48]
        xor ebp, eax               ;   122.3 p0     107 w[48]
        xor ebp, 0x9e377991        ;   123.3 p1     107 w[48]
        xor ebp, ecx               ;   124.3 p0     107 w[48]
        rol ebp, 0xb               ;   125.3 p0     107 w[48]
        mov dword [esp + 148], edi ;   117.3 p3+p4  107 w[40] spill
        mov edi, ebx               ;   123.3 p1     107 w[49] copy
        xor edi, esi               ;   124.3 p1     107 w[49]
        xor edi, dword [esp + 140] ;   125.3 p0+p2  107 w[49]
        xor edi, 0x9e377990        ;   126.3 p1     107 w[49]
        xor edi, ebp               ;   127.3 p0     107 w[49]
        rol edi, 0xb               ;   128.3 p0     107 w[49]
        mov dword [esp + 152], ebx ;   120.3 p3+p4  107 w[44] spill
        mov ebx, eax               ;   126.3 p1     107 w[50] copy
        xor ebx, ecx               ;   127.3 p1     107 w[50]
        xor ebx, dword [esp + 144] ;   128.3 p0+p2  107 w[50]
        xor ebx, 0x9e377993        ;   129.3 p1     107 w[50]
        xor ebx, edi               ;   130.3 p0     107 w[50]
        rol ebx, 0xb               ;   131.3 p0     107 w[50]
        mov dword [esp + 156], eax ;   123.3 p3+p4  107 w[45] spill
        mov eax, edx               ;   129.3 p1     107 w[51] copy
        xor eax, esi               ;   130.3 p1     107 w[51]
        xor eax, ebp               ;   131.3 p0     107 w[51]
        xor eax, 0x9e377992        ;   132.3 p1     107 w[51]
        xor eax, ebx               ;   133.3 p0     107 w[51]
        rol eax, 0xb               ;   134.3 p0     107 w[51]
        mov dword [esp + 160], edx ;   126.0 p3+p4  107 w[43] spill
        mov edx, ecx               ;   132.3 p1     107 w[52] copy
        xor edx, edi               ;   133.3 p1     107 w[52]
        xor edx, dword [esp + 152] ;   134.3 p0+p2  107 w[52]
        xor edx, 0x9e377995        ;   135.3 p1     107 w[52]
        xor edx, eax               ;   136.3 p0     107 w[52]
        rol edx, 0xb               ;   137.3 p0     107 w[52]
        mov dword [esp + 164], ecx ;   129.0 p3+p4  107 w[47] spill
        mov ecx, ebp               ;   135.3 p1     107 w[53] copy
        xor ecx, ebx               ;   136.3 p1     107 w[53]
        xor ecx, dword [esp + 156] ;   137.3 p0+p2  107 w[53]
        xor ecx, 0x9e377994        ;   138.3 p1     107 w[53]
        xor ecx, edx               ;   139.3 p0     107 w[53]
        rol ecx, 0xb               ;   140.3 p0     107 w[53]
        mov dword [esp + 168], ebp ;   132.0 p3+p4  107 w[48] spill
        mov ebp, esi               ;   138.3 p1     107 w[54] copy
        xor ebp, edi               ;   139.3 p1     107 w[54]
        xor ebp, eax               ;   140.3 p0     107 w[54]
        xor ebp, 0x9e377997        ;   141.3 p1     107 w[54]
        xor ebp, ecx               ;   142.3 p0     107 w[54]
        rol ebp, 0xb               ;   143.3 p0     107 w[54]
        mov dword [esp + 172], esi ;   134.7 p3+p4  107 w[46] spill
        mov esi, ebx               ;   141.3 p1     107 w[55] copy
        xor esi, edx               ;   142.3 p1     107 w[55]
        xor esi, dword [esp + 164] ;   143.3 p0+p2  107 w[55]
        xor esi, 0x9e377996        ;   144.3 p1     107 w[55]
        xor esi, ebp               ;   145.3 p0     107 w[55]
        rol esi, 0xb               ;   146.3 p0     107 w[55]
        mov dword [esp + 176], ebx ;   137.7 p3+p4  107 w[50] spill
        mov ebx, eax               ;   144.3 p1     107 w[56] copy
        xor ebx, dword [esp + 168] ;   145.3 p1+p2  107 w[56]
        mov dword [esp + 180], eax ;   139.3 p3+p4  107 w[51] spill
        mov eax, ecx               ;   146.0 p0     107 w[56] copy
        xor eax, ebx               ;   147.0 p1     107 w[56]
        xor eax, 0x9e377989        ;   148.0 p0     107 w[56]
        xor eax, esi               ;   149.0 p1     107 w[56]
        rol eax, 0xb               ;   150.0 p0     107 w[56]
        mov dword [esp + 184], ebx ;   146.3 p3+p4  107 w[56] spill
        mov ebx, edx               ;   148.3 p1     107 w[57] copy
        xor ebx, edi               ;   149.3 p0     107 w[57]
        xor ebx, ebp               ;   150.3 p1     107 w[57]
        xor ebx, 0x9e377988        ;   151.3 p0     107 w[57]
        xor ebx, eax               ;   152.3 p1     107 w[57]
        rol ebx, 0xb               ;   153.3 p0     107 w[57]
        mov dword [esp + 188], edi ;   144.3 p3+p4  107 w[49] spill
        mov edi, ecx               ;   151.3 p1     107 w[58] copy
        xor edi, esi               ;   152.3 p0     107 w[58]
        xor edi, dword [esp + 176] ;   153.3 p1+p2  107 w[58]
        xor edi, 0x9e37798b        ;   154.3 p0     107 w[58]
        xor edi, ebx               ;   155.3 p1     107 w[58]
        rol edi, 0xb               ;   156.3 p0     107 w[58]
        mov dword [esp + 192], ecx ;   147.3 p3+p4  107 w[53] spill
        mov ecx, ebp               ;   154.3 p1     107 w[59] copy
        xor ecx, eax               ;   155.3 p0     107 w[59]
        xor ecx, dword [esp + 180] ;   156.3 p1+p2  107 w[59]
        xor ecx, 0x9e37798a        ;   157.3 p0     107 w[59]
        xor ecx, edi               ;   158.3 p1     107 w[59]
        rol ecx, 0xb               ;   159.3 p0     107 w[59]
        mov dword [esp + 196], ebp ;   150.3 p3+p4  107 w[54] spill
        mov ebp, edx               ;   157.3 p1     107 w[60] copy
        xor ebp, esi               ;   158.3 p0     107 w[60]
        mov dword [esp + 200], edx ;   151.7 p3+p4  107 w[52] spill
        mov edx, ebx               ;   158.3 p1     107 w[60] copy
        xor edx, ebp               ;   159.3 p0     107 w[60]
        xor edx, 0x9e37798d        ;   160.3 p1     107 w[60]
        xor edx, ecx               ;   161.3 p0     107 w[60]
        rol edx, 0xb               ;   162.3 p0     107 w[60]
        mov dword [esp + 204], ebp ;   159.3 p3+p4  107 w[60] spill
        mov ebp, eax               ;   160.3 p1     107 w[61] copy
        xor ebp, edi               ;   161.3 p1     107 w[61]
        xor ebp, dword [esp + 192] ;   162.3 p0+p2  107 w[61]
        xor ebp, 0x9e37798c        ;   163.3 p1     107 w[61]
        xor ebp, edx               ;   164.3 p0     107 w[61]
        rol ebp, 0xb               ;   165.3 p0     107 w[61]
        mov dword [esp + 208], eax ;   157.0 p3+p4  107 w[56] spill
        mov eax, ebx               ;   163.3 p1     107 w[62] copy
        xor eax, ecx               ;   164.3 p1     107 w[62]
        xor eax, dword [esp + 196] ;   165.3 p0+p2  107 w[62]
        xor eax, 0x9e37798f        ;   166.3 p1     107 w[62]
        xor eax, ebp               ;   167.3 p0     107 w[62]
        rol eax, 0xb               ;   168.3 p0     107 w[62]
        mov dword [esp + 212], ebx ;   160.0 p3+p4  107 w[57] spill
        mov ebx, esi               ;   166.3 p1     107 w[63] copy
        xor ebx, edi               ;   167.3 p1     107 w[63]
        xor ebx, edx               ;   168.3 p0     107 w[63]
        xor ebx, 0x9e37798e        ;   169.3 p1     107 w[63]
        xor ebx, eax               ;   170.3 p0     107 w[63]
        rol ebx, 0xb               ;   171.3 p0     107 w[63]
        mov dword [esp + 216], esi ;   162.7 p3+p4  107 w[55] spill
        mov esi, ecx               ;   169.3 p1     107 w[64] copy
        xor esi, ebp               ;   170.3 p1     107 w[64]
        xor esi, dword [esp + 208] ;   171.3 p0+p2  107 w[64]
        xor esi, 0x9e377981        ;   172.3 p1     107 w[64]
        xor esi, ebx               ;   173.3 p0     107 w[64]
        rol esi, 0xb               ;   174.3 p0     107 w[64]
        mov dword [esp + 220], ecx ;   165.7 p3+p4  107 w[59] spill
        mov ecx, edx               ;   172.3 p1     107 w[65] copy
        xor ecx, eax               ;   173.3 p1     107 w[65]
        xor ecx, dword [esp + 212] ;   174.3 p0+p2  107 w[65]
        xor ecx, 0x9e377980        ;   175.3 p1     107 w[65]
        xor ecx, esi               ;   176.3 p0     107 w[65]
        rol ecx, 0xb               ;   177.3 p0     107 w[65]
        mov dword [esp + 224], edx ;   168.7 p3+p4  107 w[60] spill
        mov edx, ebp               ;   175.3 p1     107 w[66] copy
        xor edx, edi               ;   176.3 p1     107 w[66]
        xor edx, ebx               ;   177.3 p0     107 w[66]
        xor edx, 0x9e377983        ;   178.3 p1     107 w[66]
        xor edx, ecx               ;   179.3 p0     107 w[66]
        rol edx, 0xb               ;   180.3 p0     107 w[66]
        mov dword [esp + 228], edi ;   171.3 p3+p4  107 w[58] spill
        mov edi, eax               ;   178.3 p1     107 w[67] copy
        xor edi, dword [esp + 220] ;   179.3 p1+p2  107 w[67]
        xor edi, 0x9e377982        ;   180.3 p0     107 w[67]
        xor edi, esi               ;   181.3 p1     107 w[67]
        xor edi, edx               ;   182.3 p0     107 w[67]
        rol edi, 0xb               ;   183.3 p0     107 w[67]
        mov dword [esp + 232], eax ;   174.3 p3+p4  107 w[62] spill
        mov eax, ebx               ;   181.3 p1     107 w[68] copy
        xor eax, dword [esp + 224] ;   182.3 p1+p2  107 w[68]
        mov dword [esp + 236], ebx ;   176.0 p3+p4  107 w[63] spill
        mov ebx, ecx               ;   183.0 p0     107 w[68] copy
        xor ebx, eax               ;   184.0 p1     107 w[68]
        xor ebx, 0x9e377985        ;   185.0 p0     107 w[68]
        xor ebx, edi               ;   186.0 p1     107 w[68]
        rol ebx, 0xb               ;   187.0 p0     107 w[68]
        mov dword [esp + 240], eax ;   183.3 p3+p4  107 w[68] spill
        mov eax, ebp               ;   185.3 p1     107 w[69] copy
        xor eax, edx               ;   186.3 p0     107 w[69]
        xor eax, esi               ;   187.3 p1     107 w[69]
        xor eax, 0x9e377984        ;   188.3 p0     107 w[69]
        xor eax, ebx               ;   189.3 p1     107 w[69]
        rol eax, 0xb               ;   190.3 p0     107 w[69]
        mov dword [esp + 244], ebp ;   181.0 p3+p4  107 w[61] spill
        mov ebp, ecx               ;   188.3 p1     107 w[70] copy
        xor ebp, edi               ;   189.3 p0     107 w[70]
        xor ebp, dword [esp + 232] ;   190.3 p1+p2  107 w[70]
        xor ebp, 0x9e377987        ;   191.3 p0     107 w[70]
        xor ebp, eax               ;   192.3 p1     107 w[70]
        rol ebp, 0xb               ;   193.3 p0     107 w[70]
        mov dword [esp + 248], ecx ;   184.0 p3+p4  107 w[65] spill
        mov ecx, edx               ;   191.3 p1     107 w[71] copy
        xor ecx, ebx               ;   192.3 p0     107 w[71]
        xor ecx, dword [esp + 236] ;   193.3 p1+p2  107 w[71]
        xor ecx, 0x9e377986        ;   194.3 p0     107 w[71]
        xor ecx, ebp               ;   195.3 p1     107 w[71]
        rol ecx, 0xb               ;   196.3 p0     107 w[71]
        mov dword [esp + 252], edx ;   187.0 p3+p4  107 w[66] spill
        mov edx, edi               ;   194.3 p1     107 w[72] copy
        xor edx, esi               ;   195.3 p0     107 w[72]
        xor edx, eax               ;   196.3 p1     107 w[72]
        xor edx, 0x9e3779f9        ;   197.3 p0     107 w[72]
        xor edx, ecx               ;   198.3 p1     107 w[72]
        rol edx, 0xb               ;   199.3 p0     107 w[72]
        mov dword [esp + 256], esi ;   189.7 p3+p4  107 w[64] spill
        mov esi, ebx               ;   197.3 p1     107 w[73] copy
        xor esi, ebp               ;   198.3 p0     107 w[73]
        xor esi, dword [esp + 248] ;   199.3 p1+p2  107 w[73]
        xor esi, 0x9e3779f8        ;   200.3 p0     107 w[73]
        xor esi, edx               ;   201.3 p1     107 w[73]
        rol esi, 0xb               ;   202.3 p0     107 w[73]
        xor ebx, ecx               ;   200.3 p1     107 w[76]
        mov dword [esp + 260], ebx ;   201.3 p3+p4  107 w[76] spill
        mov ebx, eax               ;   201.0 p0     107 w[74] copy
        xor ebx, ecx               ;   202.0 p1     107 w[74]
        xor ebx, dword [esp + 252] ;   203.0 p0+p2  107 w[74]
        xor ebx, 0x9e3779fb        ;   204.0 p1     107 w[74]
        xor ebx, esi               ;   205.0 p0     107 w[74]
        rol ebx, 0xb               ;   206.0 p0     107 w[74]
        mov dword [esp + 264], ecx ;   197.3 p3+p4  107 w[71] spill
        mov ecx, edi               ;   203.3 p1     107 w[75] copy
        xor ecx, ebp               ;   204.3 p1     107 w[75]
        xor ecx, edx               ;   205.3 p0     107 w[75]
        xor ecx, 0x9e3779fa        ;   206.3 p1     107 w[75]
        xor ecx, ebx               ;   207.3 p0     107 w[75]
        rol ecx, 0xb               ;   208.3 p0     107 w[75]
        mov dword [esp + 268], edi ;   198.7 p3+p4  107 w[67] spill
        mov edi, dword [esp + 260] ;   201.3 p2     107 w[76]
        xor edi, esi               ;   206.3 p1     107 w[76]
        xor edi, 0x9e3779fd        ;   207.3 p1     107 w[76]
        xor edi, ecx               ;   209.3 p0     107 w[76]
        rol edi, 0xb               ;   210.3 p0     107 w[76]
        mov dword [esp + 272], ebp ;   201.0 p3+p4  107 w[70] spill
        mov ebp, eax               ;   208.3 p1     107 w[77] copy
        xor ebp, edx               ;   209.3 p1     107 w[77]
        xor ebp, ebx               ;   210.3 p0     107 w[77]
        xor ebp, 0x9e3779fc        ;   211.3 p1     107 w[77]
        xor ebp, edi               ;   212.3 p0     107 w[77]
        rol ebp, 0xb               ;   213.3 p0     107 w[77]
        mov dword [esp + 276], eax ;   203.7 p3+p4  107 w[69] spill
        mov eax, esi               ;   211.3 p1     107 w[78] copy
        xor eax, ecx               ;   212.3 p1     107 w[78]
        xor eax, dword [esp + 272] ;   213.3 p0+p2  107 w[78]
        xor eax, 0x9e3779ff        ;   214.3 p1     107 w[78]
        xor eax, ebp               ;   215.3 p0     107 w[78]
        rol eax, 0xb               ;   216.3 p0     107 w[78]
        mov dword [esp + 280], esi ;   206.7 p3+p4  107 w[73] spill
        mov esi, ebx               ;   214.3 p1     107 w[79] copy
        xor esi, dword [esp + 264] ;   215.3 p1+p2  107 w[79]
        xor esi, edi               ;   216.3 p0     107 w[79]
        xor esi, 0x9e3779fe        ;   217.3 p1     107 w[79]
        xor esi, eax               ;   218.3 p0     107 w[79]
        rol esi, 0xb               ;   219.3 p0     107 w[79]
        mov dword [esp + 284], ebx ;   209.7 p3+p4  107 w[74] spill
        mov ebx, edx               ;   217.3 p1     107 w[80] copy
        xor ebx, ecx               ;   218.3 p1     107 w[80]
        xor ebx, ebp               ;   219.3 p0     107 w[80]
        xor ebx, 0x9e3779f1        ;   220.3 p1     107 w[80]
        xor ebx, esi               ;   221.3 p0     107 w[80]
        rol ebx, 0xb               ;   222.3 p0     107 w[80]
        mov dword [esp + 288], edx ;   212.3 p3+p4  107 w[72] spill
        mov edx, edi               ;   220.3 p1     107 w[81] copy
        xor edx, eax               ;   221.3 p1     107 w[81]
        xor edx, dword [esp + 280] ;   222.3 p0+p2  107 w[81]
        xor edx, 0x9e3779f0        ;   223.3 p1     107 w[81]
        xor edx, ebx               ;   224.3 p0     107 w[81]
        rol edx, 0xb               ;   225.3 p0     107 w[81]
        mov dword [esp + 292], edi ;   215.3 p3+p4  107 w[76] spill
        mov edi, ebp               ;   223.3 p1     107 w[82] copy
        xor edi, esi               ;   224.3 p1     107 w[82]
        xor edi, dword [esp + 284] ;   225.3 p0+p2  107 w[82]
        xor edi, 0x9e3779f3        ;   226.3 p1     107 w[82]
        xor edi, edx               ;   227.3 p0     107 w[82]
        rol edi, 0xb               ;   228.3 p0     107 w[82]
        mov dword [esp + 296], ebp ;   218.3 p3+p4  107 w[77] spill
        mov ebp, ecx               ;   226.3 p1     107 w[83] copy
        xor ebp, eax               ;   227.3 p1     107 w[83]
        xor ebp, ebx               ;   228.3 p0     107 w[83]
        xor ebp, 0x9e3779f2        ;   229.3 p1     107 w[83]
        xor ebp, edi               ;   230.3 p0     107 w[83]
        rol ebp, 0xb               ;   231.3 p0     107 w[83]
        mov dword [esp + 300], ecx ;   221.0 p3+p4  107 w[75] spill
        mov ecx, esi               ;   229.3 p1     107 w[84] copy
        xor ecx, edx               ;   230.3 p1     107 w[84]
        xor ecx, dword [esp + 292] ;   231.3 p0+p2  107 w[84]
        xor ecx, 0x9e3779f5        ;   232.3 p1     107 w[84]
        xor ecx, ebp               ;   233.3 p0     107 w[84]
        rol ecx, 0xb               ;   234.3 p0     107 w[84]
        mov dword [esp + 304], esi ;   224.0 p3+p4  107 w[79] spill
        mov esi, ebx               ;   232.3 p1     107 w[85] copy
        xor esi, edi               ;   233.3 p1     107 w[85]
        xor esi, dword [esp + 296] ;   234.3 p0+p2  107 w[85]
        xor esi, 0x9e3779f4        ;   235.3 p1     107 w[85]
        xor esi, ecx               ;   236.3 p0     107 w[85]
        rol esi, 0xb               ;   237.3 p0     107 w[85]
        mov dword [esp + 308], ebx ;   227.0 p3+p4  107 w[80] spill
        mov ebx, eax               ;   235.3 p1     107 w[86] copy
        xor ebx, edx               ;   236.3 p1     107 w[86]
        xor ebx, ebp               ;   237.3 p0     107 w[86]
        xor ebx, 0x9e3779f7        ;   238.3 p1     107 w[86]
        xor ebx, esi               ;   239.3 p0     107 w[86]
        rol ebx, 0xb               ;   240.3 p0     107 w[86]
        mov dword [esp + 312], eax ;   229.7 p3+p4  107 w[78] spill
        mov eax, edi               ;   238.3 p1     107 w[87] copy
        xor eax, ecx               ;   239.3 p1     107 w[87]
        xor eax, dword [esp + 304] ;   240.3 p0+p2  107 w[87]
        xor eax, 0x9e3779f6        ;   241.3 p1     107 w[87]
        xor eax, ebx               ;   242.3 p0     107 w[87]
        rol eax, 0xb               ;   243.3 p0     107 w[87]
        mov dword [esp + 316], edi ;   232.7 p3+p4  107 w[82] spill
        mov edi, ebp               ;   241.3 p1     107 w[88] copy
        xor edi, dword [esp + 308] ;   242.3 p1+p2  107 w[88]
        mov dword [esp + 320], ebp ;   234.3 p3+p4  107 w[83] spill
        mov ebp, esi               ;   243.0 p0     107 w[88] copy
        xor ebp, edi               ;   244.0 p1     107 w[88]
        xor ebp, 0x9e3779e9        ;   245.0 p0     107 w[88]
        xor ebp, eax               ;   246.0 p1     107 w[88]
        rol ebp, 0xb               ;   247.0 p0     107 w[88]
        mov dword [esp + 324], edi ;   243.3 p3+p4  107 w[88] spill
        mov edi, ecx               ;   245.3 p1     107 w[89] copy
        xor edi, edx               ;   246.3 p0     107 w[89]
        xor edi, ebx               ;   247.3 p1     107 w[89]
        xor edi, 0x9e3779e8        ;   248.3 p0     107 w[89]
        xor edi, ebp               ;   249.3 p1     107 w[89]
        rol edi, 0xb               ;   250.3 p0     107 w[89]
        mov dword [esp + 328], edx ;   239.3 p3+p4  107 w[81] spill
        mov edx, esi               ;   248.3 p1     107 w[90] copy
        xor edx, eax               ;   249.3 p0     107 w[90]
        xor edx, dword [esp + 316] ;   250.3 p1+p2  107 w[90]
        xor edx, 0x9e3779eb        ;   251.3 p0     107 w[90]
        xor edx, edi               ;   252.3 p1     107 w[90]
        rol edx, 0xb               ;   253.3 p0     107 w[90]
        mov dword [esp + 332], esi ;   242.3 p3+p4  107 w[85] spill
        mov esi, ebx               ;   251.3 p1     107 w[91] copy
        xor esi, ebp               ;   252.3 p0     107 w[91]
        xor esi, dword [esp + 320] ;   253.3 p1+p2  107 w[91]
        xor esi, 0x9e3779ea        ;   254.3 p0     107 w[91]
        xor esi, edx               ;   255.3 p1     107 w[91]
        rol esi, 0xb               ;   256.3 p0     107 w[91]
        mov dword [esp + 336], ebx ;   245.3 p3+p4  107 w[86] spill
        mov ebx, ecx               ;   254.3 p1     107 w[92] copy
        xor ebx, eax               ;   255.3 p0     107 w[92]
        mov dword [esp + 340], ecx ;   246.7 p3+p4  107 w[84] spill
        mov ecx, edi               ;   255.3 p1     107 w[92] copy
        xor ecx, ebx               ;   256.3 p0     107 w[92]
        xor ecx, 0x9e3779ed        ;   257.3 p1     107 w[92]
        xor ecx, esi               ;   258.3 p0     107 w[92]
        rol ecx, 0xb               ;   259.3 p0     107 w[92]
        mov dword [esp + 344], ebx ;   256.3 p3+p4  107 w[92] spill
        mov ebx, ebp               ;   257.3 p1     107 w[93] copy
        xor ebx, edx               ;   258.3 p1     107 w[93]
        xor ebx, dword [esp + 332] ;   259.3 p0+p2  107 w[93]
        xor ebx, 0x9e3779ec        ;   260.3 p1     107 w[93]
        xor ebx, ecx               ;   261.3 p0     107 w[93]
        rol ebx, 0xb               ;   262.3 p0     107 w[93]
        mov dword [esp + 348], ebp ;   252.0 p3+p4  107 w[88] spill
        mov ebp, edi               ;   260.3 p1     107 w[94] copy
        xor ebp, esi               ;   261.3 p1     107 w[94]
        xor ebp, dword [esp + 336] ;   262.3 p0+p2  107 w[94]
        xor ebp, 0x9e3779ef        ;   263.3 p1     107 w[94]
        xor ebp, ebx               ;   264.3 p0     107 w[94]
        rol ebp, 0xb               ;   265.3 p0     107 w[94]
        mov dword [esp + 352], edi ;   255.0 p3+p4  107 w[89] spill
        mov edi, eax               ;   263.3 p1     107 w[95] copy
        xor edi, edx               ;   264.3 p1     107 w[95]
        xor edi, ecx               ;   265.3 p0     107 w[95]
        xor edi, 0x9e3779ee        ;   266.3 p1     107 w[95]
        xor edi, ebp               ;   267.3 p0     107 w[95]
        rol edi, 0xb               ;   268.3 p0     107 w[95]
        mov dword [esp + 356], eax ;   257.7 p3+p4  107 w[87] spill
        mov eax, esi               ;   266.3 p1     107 w[96] copy
        xor eax, ebx               ;   267.3 p1     107 w[96]
        xor eax, dword [esp + 348] ;   268.3 p0+p2  107 w[96]
        xor eax, 0x9e3779e1        ;   269.3 p1     107 w[96]
        xor eax, edi               ;   270.3 p0     107 w[96]
        rol eax, 0xb               ;   271.3 p0     107 w[96]
        mov dword [esp + 360], esi ;   260.7 p3+p4  107 w[91] spill
        mov esi, ecx               ;   269.3 p1     107 w[97] copy
        xor esi, ebp               ;   270.3 p1     107 w[97]
        xor esi, dword [esp + 352] ;   271.3 p0+p2  107 w[97]
        xor esi, 0x9e3779e0        ;   272.3 p1     107 w[97]
        xor esi, eax               ;   273.3 p0     107 w[97]
        rol esi, 0xb               ;   274.3 p0     107 w[97]
        mov dword [esp + 364], ecx ;   263.7 p3+p4  107 w[92] spill
        mov ecx, ebx               ;   272.3 p1     107 w[98] copy
        xor ecx, edx               ;   273.3 p1     107 w[98]
        xor ecx, edi               ;   274.3 p0     107 w[98]
        xor ecx, 0x9e3779e3        ;   275.3 p1     107 w[98]
        xor ecx, esi               ;   276.3 p0     107 w[98]
        rol ecx, 0xb               ;   277.3 p0     107 w[98]
        mov dword [esp + 368], edx ;   266.3 p3+p4  107 w[90] spill
        mov edx, ebp               ;   275.3 p1     107 w[99] copy
        xor edx, dword [esp + 360] ;   276.3 p1+p2  107 w[99]
        xor edx, 0x9e3779e2        ;   277.3 p0     107 w[99]
        xor edx, eax               ;   278.3 p1     107 w[99]
        xor edx, ecx               ;   279.3 p0     107 w[99]
        rol edx, 0xb               ;   280.3 p0     107 w[99]
        mov dword [esp + 372], ebp ;   269.3 p3+p4  107 w[94] spill
        mov ebp, edi               ;   278.3 p1     107 w[100] copy
        xor ebp, dword [esp + 364] ;   279.3 p1+p2  107 w[100]
        mov dword [esp + 376], edi ;   271.0 p3+p4  107 w[95] spill
        mov edi, esi               ;   280.0 p0     107 w[100] copy
        xor edi, 0x9e3779e5        ;   281.0 p1     107 w[100]
        xor edi, ebp               ;   282.0 p0     107 w[100]
        xor edi, edx               ;   283.0 p1     107 w[100]
        rol edi, 0xb               ;   284.0 p0     107 w[100]
        mov dword [esp + 380], ebp ;   280.3 p3+p4  107 w[100] spill
        mov ebp, ebx               ;   282.3 p1     107 w[101] copy
        xor ebp, ecx               ;   283.3 p0     107 w[101]
        xor ebp, eax               ;   284.3 p1     107 w[101]
        xor ebp, 0x9e3779e4        ;   285.3 p0     107 w[101]
        xor ebp, edi               ;   286.3 p1     107 w[101]
        rol ebp, 0xb               ;   287.3 p0     107 w[101]
        mov dword [esp + 384], ebx ;   276.0 p3+p4  107 w[93] spill
        mov ebx, esi               ;   285.3 p1     107 w[102] copy
        xor ebx, edx               ;   286.3 p0     107 w[102]
        xor ebx, dword [esp + 372] ;   287.3 p1+p2  107 w[102]
        xor ebx, 0x9e3779e7        ;   288.3 p0     107 w[102]
        xor ebx, ebp               ;   289.3 p1     107 w[102]
        rol ebx, 0xb               ;   290.3 p0     107 w[102]
        mov dword [esp + 388], esi ;   279.0 p3+p4  107 w[97] spill
        mov esi, ecx               ;   288.3 p1     107 w[103] copy
        xor esi, edi               ;   289.3 p0     107 w[103]
        xor esi, dword [esp + 376] ;   290.3 p1+p2  107 w[103]
        xor esi, 0x9e3779e6        ;   291.3 p0     107 w[103]
        xor esi, ebx               ;   292.3 p1     107 w[103]
        rol esi, 0xb               ;   293.3 p0     107 w[103]
        mov dword [esp + 392], ecx ;   282.0 p3+p4  107 w[98] spill
        mov ecx, edx               ;   291.3 p1     107 w[104] copy
        xor ecx, eax               ;   292.3 p0     107 w[104]
        xor ecx, 0x9e3779d9        ;   293.3 p1     107 w[104]
        xor ecx, ebp               ;   294.3 p0     107 w[104]
        xor ecx, esi               ;   295.3 p1     107 w[104]
        rol ecx, 0xb               ;   296.3 p0     107 w[104]
        mov dword [esp + 396], eax ;   284.7 p3+p4  107 w[96] spill
        mov eax, edi               ;   294.3 p1     107 w[105] copy
        xor eax, ebx               ;   295.3 p0     107 w[105]
        xor eax, dword [esp + 388] ;   296.3 p1+p2  107 w[105]
        xor eax, 0x9e3779d8        ;   297.3 p0     107 w[105]
        xor eax, ecx               ;   298.3 p1     107 w[105]
        rol eax, 0xb               ;   299.3 p0     107 w[105]
        xor edi, esi               ;   297.3 p1     107 w[108]
        mov dword [esp + 400], edi ;   298.3 p3+p4  107 w[108] spill
        mov edi, ebp               ;   298.0 p0     107 w[106] copy
        xor edi, esi               ;   299.0 p1     107 w[106]
        xor edi, dword [esp + 392] ;   300.0 p0+p2  107 w[106]
        xor edi, 0x9e3779db        ;   301.0 p1     107 w[106]
        xor edi, eax               ;   302.0 p0     107 w[106]
        rol edi, 0xb               ;   303.0 p0     107 w[106]
        mov dword [esp + 404], esi ;   294.3 p3+p4  107 w[103] spill
        mov esi, edx               ;   300.3 p1     107 w[107] copy
        xor esi, ebx               ;   301.3 p1     107 w[107]
        xor esi, 0x9e3779da        ;   302.3 p0     107 w[107]
        xor esi, ecx               ;   303.3 p1     107 w[107]
        xor esi, edi               ;   304.3 p0     107 w[107]
        rol esi, 0xb               ;   305.3 p0     107 w[107]
        mov dword [esp + 408], edx ;   293.7 p3+p4  107 w[99] spill
        mov edx, dword [esp + 400] ;   298.3 p2     107 w[108]
        xor edx, eax               ;   303.3 p1     107 w[108]
        xor edx, 0x9e3779dd        ;   304.3 p1     107 w[108]
        xor edx, esi               ;   306.3 p0     107 w[108]
        rol edx, 0xb               ;   307.3 p0     107 w[108]
        mov dword [esp + 412], ebx ;   296.0 p3+p4  107 w[102] spill
        mov ebx, ebp               ;   305.3 p1     107 w[109] copy
        xor ebx, ecx               ;   306.3 p1     107 w[109]
        xor ebx, 0x9e3779dc        ;   307.3 p0     107 w[109]
        xor ebx, edi               ;   308.3 p1     107 w[109]
        xor ebx, edx               ;   309.3 p0     107 w[109]
        rol ebx, 0xb               ;   310.3 p0     107 w[109]
        mov dword [esp + 416], ebp ;   298.7 p3+p4  107 w[101] spill
        mov ebp, eax               ;   308.3 p1     107 w[110] copy
        xor ebp, dword [esp + 412] ;   309.3 p1+p2  107 w[110]
        xor ebp, esi               ;   310.3 p0     107 w[110]
        xor ebp, 0x9e3779df        ;   311.3 p1     107 w[110]
        xor ebp, ebx               ;   312.3 p0     107 w[110]
        rol ebp, 0xb               ;   313.3 p0     107 w[110]
        mov dword [esp + 420], eax ;   301.7 p3+p4  107 w[105] spill
        mov eax, edi               ;   311.3 p1     107 w[111] copy
        xor eax, dword [esp + 404] ;   312.3 p1+p2  107 w[111]
        xor eax, 0x9e3779de        ;   313.3 p0     107 w[111]
        xor eax, edx               ;   314.3 p1     107 w[111]
        xor eax, ebp               ;   315.3 p0     107 w[111]
        rol eax, 0xb               ;   316.3 p0     107 w[111]
        mov dword [esp + 424], edi ;   304.7 p3+p4  107 w[106] spill
        mov edi, ecx               ;   314.3 p1     107 w[112] copy
        xor edi, esi               ;   315.3 p1     107 w[112]
        xor edi, 0x9e3779d1        ;   316.3 p0     107 w[112]
        xor edi, ebx               ;   317.3 p1     107 w[112]
        xor edi, eax               ;   318.3 p0     107 w[112]
        rol edi, 0xb               ;   319.3 p0     107 w[112]
        mov dword [esp + 428], ecx ;   307.3 p3+p4  107 w[104] spill
        mov ecx, edx               ;   317.3 p1     107 w[113] copy
        xor ecx, ebp               ;   318.3 p1     107 w[113]
        xor ecx, dword [esp + 420] ;   319.3 p0+p2  107 w[113]
        xor ecx, 0x9e3779d0        ;   320.3 p1     107 w[113]
        xor ecx, edi               ;   321.3 p0     107 w[113]
        rol ecx, 0xb               ;   322.3 p0     107 w[113]
        mov dword [esp + 432], edx ;   310.3 p3+p4  107 w[108] spill
        mov edx, ebx               ;   320.3 p1     107 w[114] copy
        xor edx, eax               ;   321.3 p1     107 w[114]
        xor edx, dword [esp + 424] ;   322.3 p0+p2  107 w[114]
        xor edx, 0x9e3779d3        ;   323.3 p1     107 w[114]
        xor edx, ecx               ;   324.3 p0     107 w[114]
        rol edx, 0xb               ;   325.3 p0     107 w[114]
        mov dword [esp + 436], ebx ;   313.3 p3+p4  107 w[109] spill
        mov ebx, esi               ;   323.3 p1     107 w[115] copy
        xor ebx, ebp               ;   324.3 p1     107 w[115]
        xor ebx, edi               ;   325.3 p0     107 w[115]
        xor ebx, 0x9e3779d2        ;   326.3 p1     107 w[115]
        xor ebx, edx               ;   327.3 p0     107 w[115]
        rol ebx, 0xb               ;   328.3 p0     107 w[115]
        mov dword [esp + 440], esi ;   316.0 p3+p4  107 w[107] spill
        mov esi, eax               ;   326.3 p1     107 w[116] copy
        xor esi, dword [esp + 432] ;   327.3 p1+p2  107 w[116]
        xor esi, 0x9e3779d5        ;   328.3 p0     107 w[116]
        xor esi, ecx               ;   329.3 p1     107 w[116]
        xor esi, ebx               ;   330.3 p0     107 w[116]
        rol esi, 0xb               ;   331.3 p0     107 w[116]
        mov dword [esp + 444], eax ;   319.0 p3+p4  107 w[111] spill
        mov eax, edi               ;   329.3 p1     107 w[117] copy
        xor eax, edx               ;   330.3 p1     107 w[117]
        xor eax, dword [esp + 436] ;   331.3 p0+p2  107 w[117]
        xor eax, 0x9e3779d4        ;   332.3 p1     107 w[117]
        xor eax, esi               ;   333.3 p0     107 w[117]
        rol eax, 0xb               ;   334.3 p0     107 w[117]
        mov dword [esp + 448], edi ;   322.0 p3+p4  107 w[112] spill
        mov edi, ebp               ;   332.3 p1     107 w[118] copy
        xor edi, ecx               ;   333.3 p1     107 w[118]
        xor edi, ebx               ;   334.3 p0     107 w[118]
        xor edi, 0x9e3779d7        ;   335.3 p1     107 w[118]
        xor edi, eax               ;   336.3 p0     107 w[118]
        rol edi, 0xb               ;   337.3 p0     107 w[118]
        mov dword [esp + 452], ebp ;   324.7 p3+p4  107 w[110] spill
        mov ebp, edx               ;   335.3 p1     107 w[119] copy
        xor ebp, esi               ;   336.3 p1     107 w[119]
        xor ebp, dword [esp + 444] ;   337.3 p0+p2  107 w[119]
        xor ebp, 0x9e3779d6        ;   338.3 p1     107 w[119]
        xor ebp, edi               ;   339.3 p0     107 w[119]
        rol ebp, 0xb               ;   340.3 p0     107 w[119]
        mov dword [esp + 456], edx ;   327.7 p3+p4  107 w[114] spill
        mov edx, ebx               ;   338.3 p1     107 w[120] copy
        xor edx, dword [esp + 448] ;   339.3 p1+p2  107 w[120]
        mov dword [esp + 460], ebx ;   329.3 p3+p4  107 w[115] spill
        mov ebx, eax               ;   340.0 p0     107 w[120] copy
        xor ebx, edx               ;   341.0 p1     107 w[120]
        xor ebx, 0x9e3779c9        ;   342.0 p0     107 w[120]
        xor ebx, ebp               ;   343.0 p1     107 w[120]
        rol ebx, 0xb               ;   344.0 p0     107 w[120]
        mov dword [esp + 464], edx ;   340.3 p3+p4  107 w[120] spill
        mov edx, esi               ;   342.3 p1     107 w[121] copy
        xor edx, ecx               ;   343.3 p0     107 w[121]
        xor edx, edi               ;   344.3 p1     107 w[121]
        xor edx, 0x9e3779c8        ;   345.3 p0     107 w[121]
        xor edx, ebx               ;   346.3 p1     107 w[121]
        rol edx, 0xb               ;   347.3 p0     107 w[121]
        mov dword [esp + 468], ecx ;   334.3 p3+p4  107 w[113] spill
        mov ecx, eax               ;   345.3 p1     107 w[122] copy
        xor ecx, ebp               ;   346.3 p0     107 w[122]
        xor ecx, dword [esp + 456] ;   347.3 p1+p2  107 w[122]
        xor ecx, 0x9e3779cb        ;   348.3 p0     107 w[122]
        xor ecx, edx               ;   349.3 p1     107 w[122]
        rol ecx, 0xb               ;   350.3 p0     107 w[122]
        mov dword [esp + 472], eax ;   337.7 p3+p4  107 w[117] spill
        mov eax, edi               ;   348.3 p1     107 w[123] copy
        xor eax, dword [esp + 460] ;   349.3 p0+p2  107 w[123]
        xor eax, ebx               ;   350.3 p1     107 w[123]
        xor eax, 0x9e3779ca        ;   351.3 p0     107 w[123]
        xor eax, ecx               ;   352.3 p1     107 w[123]
        rol eax, 0xb               ;   353.3 p0     107 w[123]
        mov dword [esp + 476], edi ;   340.7 p3+p4  107 w[118] spill
        mov edi, esi               ;   351.3 p1     107 w[124] copy
        xor edi, ebp               ;   352.3 p0     107 w[124]
        mov dword [esp + 480], esi ;   342.0 p3+p4  107 w[116] spill
        mov esi, edx               ;   352.3 p1     107 w[124] copy
        xor esi, 0x9e3779cd        ;   353.3 p0     107 w[124]
        xor esi, edi               ;   354.3 p1     107 w[124]
        xor esi, eax               ;   355.3 p0     107 w[124]
        rol esi, 0xb               ;   356.3 p0     107 w[124]
        mov dword [esp + 484], edi ;   353.3 p3+p4  107 w[124] spill
        mov edi, ebx               ;   354.3 p1     107 w[125] copy
        xor edi, dword [esp + 472] ;   355.3 p1+p2  107 w[125]
        xor edi, 0x9e3779cc        ;   356.3 p0     107 w[125]
        xor edi, ecx               ;   357.3 p1     107 w[125]
        xor edi, esi               ;   358.3 p0     107 w[125]
        rol edi, 0xb               ;   359.3 p0     107 w[125]
        mov dword [esp + 488], ebx ;   347.3 p3+p4  107 w[120] spill
        mov ebx, edx               ;   357.3 p1     107 w[126] copy
        xor ebx, dword [esp + 476] ;   358.3 p1+p2  107 w[126]
        xor ebx, 0x9e3779cf        ;   359.3 p0     107 w[126]
        xor ebx, eax               ;   360.3 p1     107 w[126]
        xor ebx, edi               ;   361.3 p0     107 w[126]
        rol ebx, 0xb               ;   362.3 p0     107 w[126]
        mov dword [esp + 492], edx ;   350.7 p3+p4  107 w[121] spill
        mov edx, ebp               ;   360.3 p1     107 w[127] copy
        xor edx, ecx               ;   361.3 p1     107 w[127]
        xor edx, esi               ;   362.3 p0     107 w[127]
        xor edx, 0x9e3779ce        ;   363.3 p1     107 w[127]
        xor edx, ebx               ;   364.3 p0     107 w[127]
        rol edx, 0xb               ;   365.3 p0     107 w[127]
        mov dword [esp + 496], ebp ;   353.3 p3+p4  107 w[119] spill
        mov ebp, eax               ;   363.3 p1     107 w[128] copy
        xor ebp, edi               ;   364.3 p1     107 w[128]
        xor ebp, dword [esp + 488] ;   365.3 p0+p2  107 w[128]
        xor ebp, 0x9e3779c1        ;   366.3 p1     107 w[128]
        xor ebp, edx               ;   367.3 p0     107 w[128]
        rol ebp, 0xb               ;   368.3 p0     107 w[128]
        mov dword [esp + 500], eax ;   356.7 p3+p4  107 w[123] spill
        mov eax, esi               ;   366.3 p1     107 w[129] copy
        xor eax, ebx               ;   367.3 p1     107 w[129]
        xor eax, dword [esp + 492] ;   368.3 p0+p2  107 w[129]
        xor eax, 0x9e3779c0        ;   369.3 p1     107 w[129]
        xor eax, ebp               ;   370.3 p0     107 w[129]
        rol eax, 0xb               ;   371.3 p0     107 w[129]
        mov dword [esp + 504], esi ;   359.7 p3+p4  107 w[124] spill
        mov esi, edi               ;   369.3 p1     107 w[130] copy
        xor esi, ecx               ;   370.3 p1     107 w[130]
        xor esi, edx               ;   371.3 p0     107 w[130]
        xor esi, 0x9e3779c3        ;   372.3 p1     107 w[130]
        xor esi, eax               ;   373.3 p0     107 w[130]
        rol esi, 0xb               ;   374.3 p0     107 w[130]
        mov dword [esp + 508], ecx ;   362.3 p3+p4  107 w[122] spill
        mov ecx, ebx               ;   372.3 p1     107 w[131] copy
        xor ecx, dword [esp + 500] ;   373.3 p1+p2  107 w[131]
        xor ecx, 0x9e3779c2        ;   374.3 p0     107 w[131]
        xor ecx, ebp               ;   375.3 p1     107 w[131]
        xor ecx, esi               ;   376.3 p0     107 w[131]
        rol ecx, 0xb               ;   377.3 p0     107 w[131]
        mov dword [esp + 512], ebx ;   365.3 p3+p4  107 w[126] spill
        mov ebx, edx               ;   375.3 p1     107 w[132] copy
        xor ebx, dword [esp + 504] ;   376.3 p1+p2  107 w[132]
        mov dword [esp + 516], edx ;   367.0 p3+p4  107 w[127] spill
        mov edx, eax               ;   377.0 p0     107 w[132] copy
        xor edx, 0x9e3779c5        ;   378.0 p1     107 w[132]
        xor edx, ebx               ;   379.0 p0     107 w[132]
        xor edx, ecx               ;   380.0 p1     107 w[132]
        rol edx, 0xb               ;   381.0 p0     107 w[132]
        mov dword [esp + 520], ebx ;   377.3 p3+p4  107 w[132] spill
        mov ebx, edi               ;   379.3 p1     107 w[133] copy
        xor ebx, ebp               ;   380.3 p0     107 w[133]
        xor ebx, esi               ;   381.3 p1     107 w[133]
        xor ebx, 0x9e3779c4        ;   382.3 p0     107 w[133]
        xor ebx, edx               ;   383.3 p1     107 w[133]
        rol ebx, 0xb               ;   384.3 p0     107 w[133]
        mov dword [esp + 524], edi ;   372.0 p3+p4  107 w[125] spill
        mov edi, eax               ;   382.3 p1     107 w[134] copy
        xor edi, ecx               ;   383.3 p0     107 w[134]
        xor edi, dword [esp + 512] ;   384.3 p1+p2  107 w[134]
        xor edi, 0x9e3779c7        ;   385.3 p0     107 w[134]
        xor edi, ebx               ;   386.3 p1     107 w[134]
        rol edi, 0xb               ;   387.3 p0     107 w[134]
        mov dword [esp + 528], eax ;   375.0 p3+p4  107 w[129] spill
        mov eax, esi               ;   385.3 p1     107 w[135] copy
        xor eax, edx               ;   386.3 p0     107 w[135]
        xor eax, dword [esp + 516] ;   387.3 p1+p2  107 w[135]
        xor eax, 0x9e3779c6        ;   388.3 p0     107 w[135]
        xor eax, edi               ;   389.3 p1     107 w[135]
        rol eax, 0xb               ;   390.3 p0     107 w[135]
        mov dword [esp + 532], esi ;   378.0 p3+p4  107 w[130] spill
        mov esi, ecx               ;   388.3 p1     107 w[136] copy
        xor esi, ebp               ;   389.3 p0     107 w[136]
        xor esi, ebx               ;   390.3 p1     107 w[136]
        xor esi, 0x9e377939        ;   391.3 p0     107 w[136]
        xor esi, eax               ;   392.3 p1     107 w[136]
        rol esi, 0xb               ;   393.3 p0     107 w[136]
        mov dword [esp + 536], ebp ;   380.7 p3+p4  107 w[128] spill
        mov ebp, edx               ;   391.3 p1     107 w[137] copy
        xor ebp, edi               ;   392.3 p0     107 w[137]
        xor ebp, dword [esp + 528] ;   393.3 p1+p2  107 w[137]
        xor ebp, 0x9e377938        ;   394.3 p0     107 w[137]
        xor ebp, esi               ;   395.3 p1     107 w[137]
        rol ebp, 0xb               ;   396.3 p0     107 w[137]
        mov dword [esp + 540], edx ;   383.7 p3+p4  107 w[132] spill
        mov edx, ebx               ;   394.3 p1     107 w[138] copy
        xor edx, dword [esp + 532] ;   395.3 p0+p2  107 w[138]
        xor edx, eax               ;   396.3 p1     107 w[138]
        xor edx, 0x9e37793b        ;   397.3 p0     107 w[138]
        xor edx, ebp               ;   398.3 p1     107 w[138]
        rol edx, 0xb               ;   399.3 p0     107 w[138]
        mov dword [esp + 544], ebp ;   397.3 p3+p4  107 w[137] spill
        mov ebp, ecx               ;   397.3 p1     107 w[139] copy
        xor ebp, edi               ;   398.3 p0     107 w[139]
        xor ebp, esi               ;   399.3 p1     107 w[139]
        xor ebp, 0x9e37793a        ;   400.3 p0     107 w[139]
        xor ebp, edx               ;   401.3 p1     107 w[139]
        rol ebp, 0xb               ;   402.3 p0     107 w[139]
        mov dword [esp + 548], edx ;   400.3 p3+p4  107 w[138] spill
        mov edx, dword [esp + 0]   ;   390.3 p2      26 box
        and edx, dword [esp + 8]   ;   400.3 p1+p2   26 box
        mov dword [esp + 552], ebp ;   403.3 p3+p4  107 w[139] spill
        mov ebp, dword [esp + 8]   ;   392.3 p2      26 box
        xor ebp, dword [esp + 20]  ;   401.0 p0+p2   26 box
        mov dword [esp + 8], esi   ;   394.3 p3+p4  107 w[136] spill
        mov esi, dword [esp + 20]  ;   394.3 p2      26 box
        or esi, dword [esp + 0]    ;   401.3 p1+p2   26 box
        mov dword [esp + 20], edi  ;   395.0 p3+p4  107 w[134] spill
        mov edi, dword [esp + 0]   ;   396.3 p2      26 box
        xor edi, dword [esp + 4]   ;   402.0 p0+p2   26 box
        or edi, edx                ;   403.0 p1      26 box
        mov dword [esp + 0], ebx   ;   397.0 p3+p4  107 w[133] spill
        mov ebx, esi               ;   403.0 p0      26 box copy
        and ebx, dword [esp + 4]   ;   404.0 p1+p2   26 box
        xor ebx, ebp               ;   405.0 p0      26 box
        and ebp, esi               ;   404.3 p1      26 box
        xor ebp, edi               ;   405.3 p0      26 box
        xor esi, ebx               ;   406.0 p1      26 box
        xor ebx, edx               ;   406.0 p0      26 box
        xor edi, ebx               ;   407.0 p1      26 box
        and edx, ebp               ;   407.0 p0      26 box
        xor edx, esi               ;   408.0 p1      26 box
        and esi, ebp               ;   408.0 p0      26 box
        xor ebx, esi               ;   409.0 p1      26 box
        mov esi, dword [esp + 12]  ;   402.0 p2      25 box
        and esi, dword [esp + 32]  ;   409.0 p0+p2   25 box
        xor esi, dword [esp + 24]  ;   410.0 p1+p2   25 box
        mov dword [esp + 4], edi   ;   408.0 p3+p4   26 box spill
        mov edi, dword [esp + 32]  ;   405.0 p2      25 box
        xor edi, dword [esp + 12]  ;   410.0 p0+p2   25 box
        xor edi, dword [esp + 16]  ;   411.0 p1+p2   25 box
        mov dword [esp + 32], ebp  ;   406.3 p3+p4   26 box spill
        mov ebp, dword [esp + 24]  ;   408.0 p2      25 box
        or ebp, dword [esp + 12]   ;   411.0 p0+p2   25 box
        xor ebp, dword [esp + 16]  ;   412.0 p1+p2   25 box
        mov dword [esp + 24], edx  ;   409.0 p3+p4   26 box spill
        mov edx, esi               ;   412.0 p0      25 box copy
        and edx, dword [esp + 16]  ;   413.0 p1+p2   25 box
        xor edx, edi               ;   414.0 p0      25 box
        xor esi, edi               ;   413.3 p1      25 box
        or edi, ebp                ;   414.0 p0      25 box
        xor edi, esi               ;   415.0 p1      25 box
        xor esi, dword [esp + 12]  ;   415.0 p0+p2   25 box
        xor ebp, edi               ;   416.0 p1      25 box
        xor edi, edx               ;   416.0 p0      25 box
        not edx                    ;   416.3 p1      25 box
        mov dword [esp + 12], edx  ;   417.3 p3+p4   25 box spill
        mov edx, dword [esp + 28]  ;   414.0 p2      24 box
        and edx, dword [esp + 48]  ;   417.0 p0+p2   24 box
        mov dword [esp + 28], ebp  ;   417.0 p3+p4   25 box spill
        mov ebp, dword [esp + 44]  ;   416.0 p2      24 box
        or ebp, dword [esp + 48]   ;   419.0 p1+p2   24 box
        not ebp                    ;   420.0 p0      24 box
        mov dword [esp + 44], edi  ;   417.0 p3+p4   25 box spill
        mov edi, dword [esp + 48]  ;   418.0 p2      24 box
        xor edi, dword [esp + 40]  ;   421.0 p1+p2   24 box
        mov dword [esp + 48], esi  ;   418.7 p3+p4   25 box spill
        mov esi, edx               ;   419.3 p0      24 box copy
        mov dword [esp + 16], ebx  ;   419.7 p3+p4   26 box spill
        mov ebx, ebp               ;   421.0 p1      24 box copy
        mov dword [esp + 556], eax ;   420.7 p3+p4  107 w[135] spill
        mov eax, dword [esp + 40]  ;   421.3 p2      24 box
        mov dword [esp + 40], ecx  ;   421.7 p3+p4  107 w[131] spill
        mov ecx, dword [esp + 60]  ;   422.3 p2      23 box
        or ecx, dword [esp + 76]   ;   425.3 p0+p2   23 box
        xor ecx, dword [esp + 52]  ;   426.3 p1+p2   23 box
        mov dword [esp + 60], ecx  ;   427.3 p3+p4   23 box spill
        mov ecx, dword [esp + 76]  ;   425.3 p2      23 box
        xor ecx, dword [esp + 56]  ;   428.3 p0+p2   23 box
        mov dword [esp + 76], ecx  ;   429.3 p3+p4   23 box spill
        mov ecx, dword [esp + 52]  ;   427.3 p2      23 box
        and ecx, dword [esp + 64]  ;   430.3 p1+p2   23 box
        xor ecx, dword [esp + 76]  ;   432.3 p0+p2   23 box
        mov dword [esp + 52], ecx  ;   433.3 p3+p4   23 box spill
        mov ecx, dword [esp + 56]  ;   430.3 p2      23 box
        xor ecx, dword [esp + 60]  ;   433.3 p1+p2   23 box
        mov dword [esp + 56], ecx  ;   434.3 p3+p4   23 box spill
        mov ecx, dword [esp + 64]  ;   432.3 p2      23 box
        xor ecx, dword [esp + 60]  ;   435.3 p0+p2   23 box
        mov dword [esp + 64], ebp  ;   431.3 p3+p4   24 box spill
        mov ebp, ecx               ;   436.3 p1      23 box copy
        xor ecx, dword [esp + 56]  ;   437.3 p0+p2   23 box
        or ecx, dword [esp + 52]   ;   438.3 p1+p2   23 box
        mov dword [esp + 560], ebp ;   437.3 p3+p4   23 box spill
        mov ebp, ecx               ;   439.3 p0      23 box copy
        xor ebp, dword [esp + 52]  ;   440.3 p1+p2   23 box
        mov dword [esp + 52], ecx  ;   439.3 p3+p4   23 box spill
        mov ecx, ebp               ;   441.3 p0      23 box copy
        xor ecx, dword [esp + 60]  ;   442.3 p1+p2   23 box
        mov dword [esp + 60], ecx  ;   443.3 p3+p4   23 box spill
        mov ecx, dword [esp + 36]  ;   438.3 p2      24 box
        not ecx                    ;   441.3 p0      24 box
        xor edi, ecx               ;   442.3 p1      24 box
        or esi, ecx                ;   442.3 p0      24 box
        xor edx, edi               ;   443.3 p1      24 box
        and edi, esi               ;   443.3 p0      24 box
        or ebx, edi                ;   444.3 p1      24 box
        xor esi, edx               ;   444.3 p0      24 box
        xor eax, edx               ;   444.3 p1      24 box
        or esi, ebx                ;   445.3 p0      24 box
        mov edi, dword [esp + 64]  ;   441.0 p2      24 box reload
        xor edi, eax               ;   445.3 p1      24 box
        xor esi, edi               ;   446.3 p0      24 box
        and eax, ebx               ;   445.3 p1      24 box
        xor edi, eax               ;   446.3 p0      24 box
        mov eax, dword [esp + 76]  ;   442.7 p2      23 box
        not eax                    ;   445.7 p1      23 box
        mov ecx, dword [esp + 560] ;   443.7 p2      23 box reload
        or ecx, eax                ;   446.7 p0      23 box
        xor ebp, ecx               ;   447.7 p1      23 box
        mov eax, dword [esp + 52]  ;   444.7 p2      23 box reload
        xor eax, ecx               ;   447.7 p0      23 box
        mov ecx, dword [esp + 68]  ;   445.7 p2      30 box
        or ecx, dword [esp + 80]   ;   448.7 p1+p2   30 box
        xor ecx, dword [esp + 72]  ;   449.7 p0+p2   30 box
        mov dword [esp + 52], eax  ;   448.7 p3+p4   23 box spill
        mov eax, dword [esp + 72]  ;   448.7 p2      30 box
        and eax, dword [esp + 80]  ;   451.7 p1+p2   30 box
        mov dword [esp + 72], ebp  ;   448.7 p3+p4   23 box spill
        mov ebp, eax               ;   452.7 p0      30 box copy
        xor ebp, dword [esp + 68]  ;   453.7 p1+p2   30 box
        xor eax, dword [esp + 88]  ;   452.7 p0+p2   30 box
        and eax, ebp               ;   454.7 p1      30 box
        mov dword [esp + 68], ebx  ;   451.0 p3+p4   24 box spill
        mov ebx, eax               ;   455.7 p0      30 box copy
        xor ebx, dword [esp + 80]  ;   456.7 p1+p2   30 box
        or eax, ecx                ;   455.7 p0      30 box
        xor eax, dword [esp + 88]  ;   456.7 p1+p2   30 box
        mov dword [esp + 80], edx  ;   453.7 p3+p4   24 box spill
        mov edx, ecx               ;   454.3 p0      30 box copy
        xor edx, dword [esp + 88]  ;   455.3 p1+p2   30 box
        not edx                    ;   456.3 p0      30 box
        or edx, ebp                ;   457.3 p1      30 box
        or edx, ebx                ;   458.3 p0      30 box
        xor ecx, ebp               ;   456.7 p1      30 box
        xor ecx, ebx               ;   457.7 p0      30 box
        xor edx, ecx               ;   459.3 p1      30 box
        xor ebx, eax               ;   458.3 p0      30 box
        or ecx, eax                ;   458.7 p1      30 box
        xor ebp, ecx               ;   459.7 p0      30 box
        mov ecx, dword [esp + 84]  ;   458.3 p2      29 box
        and ecx, dword [esp + 96]  ;   461.3 p1+p2   29 box
        mov dword [esp + 84], ebx  ;   459.3 p3+p4   30 box spill
        mov ebx, dword [esp + 96]  ;   460.3 p2      29 box
        xor ebx, dword [esp + 92]  ;   463.3 p0+p2   29 box
        mov dword [esp + 96], eax  ;   461.0 p3+p4   30 box spill
        mov eax, dword [esp + 92]  ;   462.3 p2      29 box
        mov dword [esp + 92], ebp  ;   462.0 p3+p4   30 box spill
        mov ebp, dword [esp + 100] ;   463.3 p2      29 box
        mov dword [esp + 88], edx  ;   463.0 p3+p4   30 box spill
        mov edx, dword [esp + 100] ;   464.3 p2      29 box
        mov dword [esp + 560], esi ;   464.0 p3+p4   24 box spill
        mov esi, dword [esp + 100] ;   465.3 p2      29 box
        mov dword [esp + 100], edi ;   465.0 p3+p4   24 box spill
        mov edi, ebx               ;   465.7 p1      29 box copy
        mov dword [esp + 76], ebx  ;   466.0 p3+p4   29 box spill
        mov ebx, dword [esp + 116] ;   466.7 p2      28 box
        or ebx, dword [esp + 108]  ;   469.7 p0+p2   28 box
        mov dword [esp + 64], ebx  ;   470.7 p3+p4   28 box spill
        mov ebx, dword [esp + 112] ;   468.7 p2      28 box
        xor ebx, dword [esp + 116] ;   471.7 p1+p2   28 box
        mov dword [esp + 112], edi ;   469.3 p3+p4   29 box spill
        mov edi, dword [esp + 64]  ;   470.7 p2      28 box reload
        xor edi, ebx               ;   473.7 p0      28 box
        and ebx, dword [esp + 116] ;   472.7 p1+p2   28 box
        mov dword [esp + 64], edi  ;   474.7 p3+p4   28 box spill
        mov edi, dword [esp + 108] ;   472.7 p2      28 box
        xor edi, dword [esp + 116] ;   475.7 p0+p2   28 box
        mov dword [esp + 108], ebx ;   473.7 p3+p4   28 box spill
        mov ebx, dword [esp + 116] ;   474.7 p2      28 box
        xor ebx, dword [esp + 64]  ;   477.7 p1+p2   28 box
        mov dword [esp + 116], ebx ;   478.7 p3+p4   28 box spill
        mov ebx, dword [esp + 64]  ;   476.7 p2      28 box
        mov dword [esp + 36], ebx  ;   479.7 p3+p4   28 box spill
        mov ebx, dword [esp + 64]  ;   477.7 p2      28 box
        mov dword [esp + 64], ebx  ;   480.7 p3+p4   28 box spill
        mov ebx, dword [esp + 104] ;   478.7 p2      29 box
        not ebx                    ;   481.7 p0      29 box
        xor eax, ebx               ;   482.7 p1      29 box
        and ebp, ebx               ;   482.7 p0      29 box
        xor ecx, eax               ;   483.7 p1      29 box
        or edx, eax                ;   483.7 p0      29 box
        xor ebp, eax               ;   483.7 p1      29 box
        xor esi, ecx               ;   484.7 p0      29 box
        mov eax, dword [esp + 112] ;   480.0 p2      29 box reload
        xor eax, edx               ;   484.7 p1      29 box
        mov edx, dword [esp + 76]  ;   481.0 p2      29 box reload
        and edx, ebp               ;   484.7 p0      29 box
        xor ebp, ecx               ;   484.7 p1      29 box
        and ebp, eax               ;   485.7 p0      29 box
        or eax, edx                ;   485.7 p1      29 box
        xor edx, esi               ;   485.7 p0      29 box
        not esi                    ;   485.7 p1      29 box
        xor ebp, esi               ;   486.7 p0      29 box
        xor esi, eax               ;   486.7 p1      29 box
        mov eax, dword [esp + 128] ;   483.7 p2      28 box
        not eax                    ;   486.7 p0      28 box
        xor edi, eax               ;   487.7 p1      28 box
        mov ebx, dword [esp + 108] ;   484.7 p2      28 box reload
        and ebx, edi               ;   488.7 p0      28 box
        xor ebx, eax               ;   489.7 p1      28 box
        or eax, edi                ;   488.7 p0      28 box
        mov dword [esp + 108], ebp ;   487.7 p3+p4   29 box spill
        mov ebp, dword [esp + 36]  ;   486.7 p2      28 box reload
        xor ebp, eax               ;   489.7 p1      28 box
        mov eax, dword [esp + 64]  ;   487.7 p2      28 box reload
        and eax, ebx               ;   490.7 p0      28 box
        xor ebx, dword [esp + 116] ;   490.7 p1+p2   28 box
        xor eax, edi               ;   491.7 p0      28 box
        mov dword [esp + 64], ebx  ;   491.7 p3+p4   28 box spill
        mov ebx, ebp               ;   490.7 p1      28 box copy
        and ebx, dword [esp + 116] ;   491.7 p0+p2   28 box
        xor edi, ebx               ;   492.7 p1      28 box
        mov ebx, dword [esp + 120] ;   491.0 p2      27 box
        and ebx, dword [esp + 124] ;   494.0 p0+p2   27 box
        xor ebx, dword [esp + 132] ;   495.0 p1+p2   27 box
        mov dword [esp + 116], edi ;   493.7 p3+p4   28 box spill
        mov edi, dword [esp + 120] ;   494.0 p2      27 box
        xor edi, dword [esp + 136] ;   497.0 p0+p2   27 box
        mov dword [esp + 120], eax ;   494.3 p3+p4   28 box spill
        mov eax, edi               ;   498.0 p1      27 box copy
        or eax, dword [esp + 132]  ;   499.0 p0+p2   27 box
        or eax, dword [esp + 124]  ;   500.0 p1+p2   27 box
        xor eax, dword [esp + 136] ;   501.0 p0+p2   27 box
        mov dword [esp + 132], ebp ;   497.3 p3+p4   28 box spill
        mov ebp, edi               ;   498.0 p1      27 box copy
        and ebp, dword [esp + 136] ;   499.0 p0+p2   27 box
        xor ebp, ebx               ;   500.0 p1      27 box
        mov dword [esp + 136], esi ;   499.3 p3+p4   29 box spill
        mov esi, ebx               ;   500.0 p0      27 box copy
        xor esi, dword [esp + 124] ;   501.0 p1+p2   27 box
        and ebx, eax               ;   502.0 p0      27 box
        xor eax, esi               ;   502.0 p1      27 box
        or esi, ebp                ;   502.0 p0      27 box
        not ebp                    ;   502.3 p1      27 box
        xor esi, edi               ;   503.0 p0      27 box
        xor edi, ebx               ;   503.3 p1      27 box
        mov ebx, dword [esp + 148] ;   503.0 p2      26 box
        and ebx, dword [esp + 140] ;   506.0 p0+p2   26 box
        mov dword [esp + 124], edi ;   504.3 p3+p4   27 box spill
        mov edi, dword [esp + 140] ;   505.0 p2      26 box
        xor edi, dword [esp + 160] ;   508.0 p1+p2   26 box
        mov dword [esp + 140], esi ;   505.7 p3+p4   27 box spill
        mov esi, dword [esp + 160] ;   507.0 p2      26 box
        or esi, dword [esp + 148]  ;   510.0 p0+p2   26 box
        mov dword [esp + 160], eax ;   507.3 p3+p4   27 box spill
        mov eax, dword [esp + 148] ;   509.0 p2      26 box
        xor eax, dword [esp + 144] ;   512.0 p1+p2   26 box
        or eax, ebx                ;   513.0 p0      26 box
        mov dword [esp + 148], ebp ;   509.3 p3+p4   27 box spill
        mov ebp, esi               ;   511.0 p1      26 box copy
        and ebp, dword [esp + 144] ;   512.0 p0+p2   26 box
        xor ebp, edi               ;   513.0 p1      26 box
        and edi, esi               ;   511.3 p0      26 box
        xor edi, eax               ;   514.0 p1      26 box
        xor esi, ebp               ;   514.0 p0      26 box
        xor ebp, ebx               ;   514.0 p1      26 box
        xor eax, ebp               ;   515.0 p0      26 box
        and ebx, edi               ;   515.0 p1      26 box
        xor ebx, esi               ;   516.0 p0      26 box
        and esi, edi               ;   515.0 p1      26 box
        xor ebp, esi               ;   516.0 p0      26 box
        mov esi, dword [esp + 152] ;   514.3 p2      25 box
        and esi, dword [esp + 172] ;   517.3 p1+p2   25 box
        xor esi, dword [esp + 164] ;   518.3 p0+p2   25 box
        mov dword [esp + 144], eax ;   516.0 p3+p4   26 box spill
        mov eax, dword [esp + 172] ;   517.3 p2      25 box
        xor eax, dword [esp + 152] ;   520.3 p1+p2   25 box
        xor eax, dword [esp + 156] ;   521.3 p0+p2   25 box
        mov dword [esp + 172], edi ;   518.3 p3+p4   26 box spill
        mov edi, dword [esp + 164] ;   520.3 p2      25 box
        or edi, dword [esp + 152]  ;   523.3 p1+p2   25 box
        xor edi, dword [esp + 156] ;   524.3 p0+p2   25 box
        mov dword [esp + 164], ebx ;   520.7 p3+p4   26 box spill
        mov ebx, esi               ;   521.3 p1      25 box copy
        and ebx, dword [esp + 156] ;   523.3 p0+p2   25 box
        xor ebx, eax               ;   524.3 p1      25 box
        xor esi, eax               ;   522.7 p0      25 box
        or eax, edi                ;   525.3 p1      25 box
        xor eax, esi               ;   526.3 p0      25 box
        xor esi, dword [esp + 152] ;   524.3 p1+p2   25 box
        xor edi, eax               ;   527.3 p0      25 box
        xor eax, ebx               ;   527.3 p1      25 box
        not ebx                    ;   525.7 p0      25 box
        mov dword [esp + 152], ebx ;   526.7 p3+p4   25 box spill
        mov ebx, dword [esp + 168] ;   526.0 p2      24 box
        and ebx, dword [esp + 188] ;   529.0 p1+p2   24 box
        mov dword [esp + 168], edi ;   528.3 p3+p4   25 box spill
        mov edi, dword [esp + 184] ;   528.0 p2      24 box
        or edi, dword [esp + 188]  ;   531.0 p0+p2   24 box
        not edi                    ;   532.0 p1      24 box
        mov dword [esp + 184], eax ;   529.0 p3+p4   25 box spill
        mov eax, dword [esp + 188] ;   530.0 p2      24 box
        xor eax, dword [esp + 180] ;   533.0 p0+p2   24 box
        mov dword [esp + 188], esi ;   530.7 p3+p4   25 box spill
        mov esi, ebx               ;   531.3 p1      24 box copy
        mov dword [esp + 156], ebp ;   531.7 p3+p4   26 box spill
        mov ebp, edi               ;   533.0 p0      24 box copy
        mov dword [esp + 36], ecx  ;   532.7 p3+p4   29 box spill
        mov ecx, dword [esp + 180] ;   533.3 p2      24 box
        mov dword [esp + 180], edx ;   533.7 p3+p4   29 box spill
        mov edx, dword [esp + 200] ;   534.3 p2      23 box
        or edx, dword [esp + 216]  ;   537.3 p1+p2   23 box
        xor edx, dword [esp + 192] ;   538.3 p0+p2   23 box
        mov dword [esp + 200], edx ;   539.3 p3+p4   23 box spill
        mov edx, dword [esp + 216] ;   537.3 p2      23 box
        xor edx, dword [esp + 196] ;   540.3 p1+p2   23 box
        mov dword [esp + 216], edx ;   541.3 p3+p4   23 box spill
        mov edx, dword [esp + 192] ;   539.3 p2      23 box
        and edx, dword [esp + 204] ;   542.3 p0+p2   23 box
        xor edx, dword [esp + 216] ;   544.3 p1+p2   23 box
        mov dword [esp + 192], edx ;   545.3 p3+p4   23 box spill
        mov edx, dword [esp + 196] ;   542.3 p2      23 box
        xor edx, dword [esp + 200] ;   545.3 p0+p2   23 box
        mov dword [esp + 196], edx ;   546.3 p3+p4   23 box spill
        mov edx, dword [esp + 204] ;   544.3 p2      23 box
        xor edx, dword [esp + 200] ;   547.3 p1+p2   23 box
        mov dword [esp + 204], edi ;   543.3 p3+p4   24 box spill
        mov edi, edx               ;   548.3 p0      23 box copy
        xor edx, dword [esp + 196] ;   549.3 p1+p2   23 box
        or edx, dword [esp + 192]  ;   550.3 p0+p2   23 box
        mov dword [esp + 128], edi ;   549.3 p3+p4   23 box spill
        mov edi, edx               ;   551.3 p1      23 box copy
        xor edi, dword [esp + 192] ;   552.3 p0+p2   23 box
        mov dword [esp + 192], edx ;   551.3 p3+p4   23 box spill
        mov edx, edi               ;   553.3 p1      23 box copy
        xor edx, dword [esp + 200] ;   554.3 p0+p2   23 box
        mov dword [esp + 200], edx ;   555.3 p3+p4   23 box spill
        mov edx, dword [esp + 176] ;   550.3 p2      24 box
        not edx                    ;   553.3 p1      24 box
        xor eax, edx               ;   554.3 p0      24 box
        or esi, edx                ;   554.3 p1      24 box
        xor ebx, eax               ;   555.3 p0      24 box
        and eax, esi               ;   555.3 p1      24 box
        or ebp, eax                ;   556.3 p0      24 box
        xor esi, ebx               ;   556.3 p1      24 box
        xor ecx, ebx               ;   556.3 p0      24 box
        or esi, ebp                ;   557.3 p1      24 box
        mov eax, dword [esp + 204] ;   553.0 p2      24 box reload
        xor eax, ecx               ;   557.3 p0      24 box
        xor esi, eax               ;   558.3 p1      24 box
        and ecx, ebp               ;   557.3 p0      24 box
        xor eax, ecx               ;   558.3 p1      24 box
        mov ecx, dword [esp + 216] ;   554.7 p2      23 box
        not ecx                    ;   557.7 p0      23 box
        mov edx, dword [esp + 128] ;   555.7 p2      23 box reload
        or edx, ecx                ;   558.7 p1      23 box
        xor edi, edx               ;   559.7 p0      23 box
        mov ecx, dword [esp + 192] ;   556.7 p2      23 box reload
        xor ecx, edx               ;   559.7 p1      23 box
        mov edx, dword [esp + 208] ;   557.7 p2      30 box
        or edx, dword [esp + 220]  ;   560.7 p0+p2   30 box
        xor edx, dword [esp + 212] ;   561.7 p1+p2   30 box
        mov dword [esp + 192], ecx ;   560.7 p3+p4   23 box spill
        mov ecx, dword [esp + 212] ;   560.7 p2      30 box
        and ecx, dword [esp + 220] ;   563.7 p0+p2   30 box
        mov dword [esp + 212], edi ;   560.7 p3+p4   23 box spill
        mov edi, ecx               ;   564.7 p1      30 box copy
        xor edi, dword [esp + 208] ;   565.7 p0+p2   30 box
        xor ecx, dword [esp + 228] ;   564.7 p1+p2   30 box
        and ecx, edi               ;   566.7 p0      30 box
        mov dword [esp + 208], ebp ;   563.0 p3+p4   24 box spill
        mov ebp, ecx               ;   567.7 p1      30 box copy
        xor ebp, dword [esp + 220] ;   568.7 p0+p2   30 box
        or ecx, edx                ;   567.7 p1      30 box
        xor ecx, dword [esp + 228] ;   568.7 p0+p2   30 box
        mov dword [esp + 220], ebx ;   565.7 p3+p4   24 box spill
        mov ebx, edx               ;   566.3 p1      30 box copy
        xor ebx, dword [esp + 228] ;   567.3 p0+p2   30 box
        not ebx                    ;   568.3 p1      30 box
        or ebx, edi                ;   569.3 p0      30 box
        or ebx, ebp                ;   570.3 p1      30 box
        xor edx, edi               ;   568.7 p0      30 box
        xor edx, ebp               ;   569.7 p1      30 box
        xor ebx, edx               ;   571.3 p0      30 box
        xor ebp, ecx               ;   570.3 p1      30 box
        or edx, ecx                ;   570.7 p0      30 box
        xor edi, edx               ;   571.7 p1      30 box
        mov edx, dword [esp + 224] ;   570.3 p2      29 box
        and edx, dword [esp + 236] ;   573.3 p0+p2   29 box
        mov dword [esp + 224], ebp ;   571.3 p3+p4   30 box spill
        mov ebp, dword [esp + 236] ;   572.3 p2      29 box
        xor ebp, dword [esp + 232] ;   575.3 p1+p2   29 box
        mov dword [esp + 236], ecx ;   573.0 p3+p4   30 box spill
        mov ecx, dword [esp + 232] ;   574.3 p2      29 box
        mov dword [esp + 232], edi ;   574.0 p3+p4   30 box spill
        mov edi, dword [esp + 240] ;   575.3 p2      29 box
        mov dword [esp + 228], ebx ;   575.0 p3+p4   30 box spill
        mov ebx, dword [esp + 240] ;   576.3 p2      29 box
        mov dword [esp + 128], esi ;   576.0 p3+p4   24 box spill
        mov esi, dword [esp + 240] ;   577.3 p2      29 box
        mov dword [esp + 240], eax ;   577.0 p3+p4   24 box spill
        mov eax, ebp               ;   577.7 p0      29 box copy
        mov dword [esp + 216], ebp ;   578.0 p3+p4   29 box spill
        mov ebp, dword [esp + 256] ;   578.7 p2      28 box
        or ebp, dword [esp + 248]  ;   581.7 p1+p2   28 box
        mov dword [esp + 204], ebp ;   582.7 p3+p4   28 box spill
        mov ebp, dword [esp + 252] ;   580.7 p2      28 box
        xor ebp, dword [esp + 256] ;   583.7 p0+p2   28 box
        mov dword [esp + 252], eax ;   581.3 p3+p4   29 box spill
        mov eax, dword [esp + 204] ;   582.7 p2      28 box reload
        xor eax, ebp               ;   585.7 p1      28 box
        and ebp, dword [esp + 256] ;   584.7 p0+p2   28 box
        mov dword [esp + 204], eax ;   586.7 p3+p4   28 box spill
        mov eax, dword [esp + 248] ;   584.7 p2      28 box
        xor eax, dword [esp + 256] ;   587.7 p1+p2   28 box
        mov dword [esp + 248], ebp ;   585.7 p3+p4   28 box spill
        mov ebp, dword [esp + 256] ;   586.7 p2      28 box
        xor ebp, dword [esp + 204] ;   589.7 p0+p2   28 box
        mov dword [esp + 256], ebp ;   590.7 p3+p4   28 box spill
        mov ebp, dword [esp + 204] ;   588.7 p2      28 box
        mov dword [esp + 176], ebp ;   591.7 p3+p4   28 box spill
        mov ebp, dword [esp + 204] ;   589.7 p2      28 box
        mov dword [esp + 204], ebp ;   592.7 p3+p4   28 box spill
        mov ebp, dword [esp + 244] ;   590.7 p2      29 box
        not ebp                    ;   593.7 p1      29 box
        xor ecx, ebp               ;   594.7 p0      29 box
        and edi, ebp               ;   594.7 p1      29 box
        xor edx, ecx               ;   595.7 p0      29 box
        or ebx, ecx                ;   595.7 p1      29 box
        xor edi, ecx               ;   595.7 p0      29 box
        xor esi, edx               ;   596.7 p1      29 box
        mov ebp, dword [esp + 252] ;   592.0 p2      29 box reload
        xor ebp, ebx               ;   596.7 p0      29 box
        mov ecx, dword [esp + 216] ;   593.0 p2      29 box reload
        and ecx, edi               ;   596.7 p1      29 box
        xor edi, edx               ;   596.7 p0      29 box
        and edi, ebp               ;   597.7 p1      29 box
        or ebp, ecx                ;   597.7 p0      29 box
        xor ecx, esi               ;   597.7 p1      29 box
        not esi                    ;   597.7 p0      29 box
        xor edi, esi               ;   598.7 p1      29 box
        xor esi, ebp               ;   598.7 p0      29 box
        mov ebp, dword [esp + 268] ;   595.7 p2      28 box
        not ebp                    ;   598.7 p1      28 box
        xor eax, ebp               ;   599.7 p0      28 box
        mov ebx, dword [esp + 248] ;   596.7 p2      28 box reload
        and ebx, eax               ;   600.7 p1      28 box
        xor ebx, ebp               ;   601.7 p0      28 box
        or ebp, eax                ;   600.7 p1      28 box
        mov dword [esp + 248], edi ;   599.7 p3+p4   29 box spill
        mov edi, dword [esp + 176] ;   598.7 p2      28 box reload
        xor edi, ebp               ;   601.7 p0      28 box
        mov ebp, dword [esp + 204] ;   599.7 p2      28 box reload
        and ebp, ebx               ;   602.7 p1      28 box
        xor ebx, dword [esp + 256] ;   602.7 p0+p2   28 box
        xor ebp, eax               ;   603.7 p1      28 box
        mov dword [esp + 204], ebx ;   603.7 p3+p4   28 box spill
        mov ebx, edi               ;   602.7 p0      28 box copy
        and ebx, dword [esp + 256] ;   603.7 p1+p2   28 box
        xor eax, ebx               ;   604.7 p0      28 box
        mov ebx, dword [esp + 260] ;   603.0 p2      27 box
        and ebx, dword [esp + 264] ;   606.0 p1+p2   27 box
        xor ebx, dword [esp + 272] ;   607.0 p0+p2   27 box
        mov dword [esp + 256], eax ;   605.7 p3+p4   28 box spill
        mov eax, dword [esp + 260] ;   606.0 p2      27 box
        xor eax, dword [esp + 276] ;   609.0 p1+p2   27 box
        mov dword [esp + 260], ebp ;   606.3 p3+p4   28 box spill
        mov ebp, eax               ;   610.0 p0      27 box copy
        or ebp, dword [esp + 272]  ;   611.0 p1+p2   27 box
        or ebp, dword [esp + 264]  ;   612.0 p0+p2   27 box
        xor ebp, dword [esp + 276] ;   613.0 p1+p2   27 box
        mov dword [esp + 272], edi ;   609.3 p3+p4   28 box spill
        mov edi, eax               ;   610.0 p0      27 box copy
        and edi, dword [esp + 276] ;   611.0 p1+p2   27 box
        xor edi, ebx               ;   612.0 p0      27 box
        mov dword [esp + 276], esi ;   611.3 p3+p4   29 box spill
        mov esi, ebx               ;   612.0 p1      27 box copy
        xor esi, dword [esp + 264] ;   613.0 p0+p2   27 box
        and ebx, ebp               ;   614.0 p1      27 box
        xor ebp, esi               ;   614.0 p0      27 box
        or esi, edi                ;   614.0 p1      27 box
        not edi                    ;   614.3 p0      27 box
        xor esi, eax               ;   615.0 p1      27 box
        xor eax, ebx               ;   615.3 p0      27 box
        mov ebx, dword [esp + 288] ;   615.0 p2      26 box
        and ebx, dword [esp + 280] ;   618.0 p1+p2   26 box
        mov dword [esp + 264], eax ;   616.3 p3+p4   27 box spill
        mov eax, dword [esp + 280] ;   617.0 p2      26 box
        xor eax, dword [esp + 300] ;   620.0 p0+p2   26 box
        mov dword [esp + 280], esi ;   617.7 p3+p4   27 box spill
        mov esi, dword [esp + 300] ;   619.0 p2      26 box
        or esi, dword [esp + 288]  ;   622.0 p1+p2   26 box
        mov dword [esp + 300], ebp ;   619.3 p3+p4   27 box spill
        mov ebp, dword [esp + 288] ;   621.0 p2      26 box
        xor ebp, dword [esp + 284] ;   624.0 p0+p2   26 box
        or ebp, ebx                ;   625.0 p1      26 box
        mov dword [esp + 288], edi ;   621.3 p3+p4   27 box spill
        mov edi, esi               ;   623.0 p0      26 box copy
        and edi, dword [esp + 284] ;   624.0 p1+p2   26 box
        xor edi, eax               ;   625.0 p0      26 box
        and eax, esi               ;   623.3 p1      26 box
        xor eax, ebp               ;   626.0 p0      26 box
        xor esi, edi               ;   626.0 p1      26 box
        xor edi, ebx               ;   626.0 p0      26 box
        xor ebp, edi               ;   627.0 p1      26 box
        and ebx, eax               ;   627.0 p0      26 box
        xor ebx, esi               ;   628.0 p1      26 box
        and esi, eax               ;   627.0 p0      26 box
        xor edi, esi               ;   628.0 p1      26 box
        mov esi, dword [esp + 292] ;   626.3 p2      25 box
        and esi, dword [esp + 312] ;   629.3 p0+p2   25 box
        xor esi, dword [esp + 304] ;   630.3 p1+p2   25 box
        mov dword [esp + 284], ebp ;   628.0 p3+p4   26 box spill
        mov ebp, dword [esp + 312] ;   629.3 p2      25 box
        xor ebp, dword [esp + 292] ;   632.3 p0+p2   25 box
        xor ebp, dword [esp + 296] ;   633.3 p1+p2   25 box
        mov dword [esp + 312], eax ;   630.3 p3+p4   26 box spill
        mov eax, dword [esp + 304] ;   632.3 p2      25 box
        or eax, dword [esp + 292]  ;   635.3 p0+p2   25 box
        xor eax, dword [esp + 296] ;   636.3 p1+p2   25 box
        mov dword [esp + 304], ebx ;   632.7 p3+p4   26 box spill
        mov ebx, esi               ;   633.3 p0      25 box copy
        and ebx, dword [esp + 296] ;   635.3 p1+p2   25 box
        xor ebx, ebp               ;   636.3 p0      25 box
        xor esi, ebp               ;   634.7 p1      25 box
        or ebp, eax                ;   637.3 p0      25 box
        xor ebp, esi               ;   638.3 p1      25 box
        xor esi, dword [esp + 292] ;   636.3 p0+p2   25 box
        xor eax, ebp               ;   639.3 p1      25 box
        xor ebp, ebx               ;   639.3 p0      25 box
        not ebx                    ;   637.7 p1      25 box
        mov dword [esp + 292], ebx ;   638.7 p3+p4   25 box spill
        mov ebx, dword [esp + 308] ;   638.0 p2      24 box
        and ebx, dword [esp + 328] ;   641.0 p0+p2   24 box
        mov dword [esp + 308], eax ;   640.3 p3+p4   25 box spill
        mov eax, dword [esp + 324] ;   640.0 p2      24 box
        or eax, dword [esp + 328]  ;   643.0 p1+p2   24 box
        not eax                    ;   644.0 p0      24 box
        mov dword [esp + 324], ebp ;   641.0 p3+p4   25 box spill
        mov ebp, dword [esp + 328] ;   642.0 p2      24 box
        xor ebp, dword [esp + 320] ;   645.0 p1+p2   24 box
        mov dword [esp + 328], esi ;   642.7 p3+p4   25 box spill
        mov esi, ebx               ;   643.3 p0      24 box copy
        mov dword [esp + 296], edi ;   643.7 p3+p4   26 box spill
        mov edi, eax               ;   645.0 p1      24 box copy
        mov dword [esp + 176], edx ;   644.7 p3+p4   29 box spill
        mov edx, dword [esp + 320] ;   645.3 p2      24 box
        mov dword [esp + 320], ecx ;   645.7 p3+p4   29 box spill
        mov ecx, dword [esp + 340] ;   646.3 p2      23 box
        or ecx, dword [esp + 356]  ;   649.3 p0+p2   23 box
        xor ecx, dword [esp + 332] ;   650.3 p1+p2   23 box
        mov dword [esp + 340], ecx ;   651.3 p3+p4   23 box spill
        mov ecx, dword [esp + 356] ;   649.3 p2      23 box
        xor ecx, dword [esp + 336] ;   652.3 p0+p2   23 box
        mov dword [esp + 356], ecx ;   653.3 p3+p4   23 box spill
        mov ecx, dword [esp + 332] ;   651.3 p2      23 box
        and ecx, dword [esp + 344] ;   654.3 p1+p2   23 box
        xor ecx, dword [esp + 356] ;   656.3 p0+p2   23 box
        mov dword [esp + 332], ecx ;   657.3 p3+p4   23 box spill
        mov ecx, dword [esp + 336] ;   654.3 p2      23 box
        xor ecx, dword [esp + 340] ;   657.3 p1+p2   23 box
        mov dword [esp + 336], ecx ;   658.3 p3+p4   23 box spill
        mov ecx, dword [esp + 344] ;   656.3 p2      23 box
        xor ecx, dword [esp + 340] ;   659.3 p0+p2   23 box
        mov dword [esp + 344], eax ;   655.3 p3+p4   24 box spill
        mov eax, ecx               ;   660.3 p1      23 box copy
        xor ecx, dword [esp + 336] ;   661.3 p0+p2   23 box
        or ecx, dword [esp + 332]  ;   662.3 p1+p2   23 box
        mov dword [esp + 268], eax ;   661.3 p3+p4   23 box spill
        mov eax, ecx               ;   663.3 p0      23 box copy
        xor eax, dword [esp + 332] ;   664.3 p1+p2   23 box
        mov dword [esp + 332], ecx ;   663.3 p3+p4   23 box spill
        mov ecx, eax               ;   665.3 p0      23 box copy
        xor ecx, dword [esp + 340] ;   666.3 p1+p2   23 box
        mov dword [esp + 340], ecx ;   667.3 p3+p4   23 box spill
        mov ecx, dword [esp + 316] ;   662.3 p2      24 box
        not ecx                    ;   665.3 p0      24 box
        xor ebp, ecx               ;   666.3 p1      24 box
        or esi, ecx                ;   666.3 p0      24 box
        xor ebx, ebp               ;   667.3 p1      24 box
        and ebp, esi               ;   667.3 p0      24 box
        or edi, ebp                ;   668.3 p1      24 box
        xor esi, ebx               ;   668.3 p0      24 box
        xor edx, ebx               ;   668.3 p1      24 box
        or esi, edi                ;   669.3 p0      24 box
        mov ebp, dword [esp + 344] ;   665.0 p2      24 box reload
        xor ebp, edx               ;   669.3 p1      24 box
        xor esi, ebp               ;   670.3 p0      24 box
        and edx, edi               ;   669.3 p1      24 box
        xor ebp, edx               ;   670.3 p0      24 box
        mov ecx, dword [esp + 356] ;   666.7 p2      23 box
        not ecx                    ;   669.7 p1      23 box
        mov edx, dword [esp + 268] ;   667.7 p2      23 box reload
        or edx, ecx                ;   670.7 p0      23 box
        xor eax, edx               ;   671.7 p1      23 box
        mov ecx, dword [esp + 332] ;   668.7 p2      23 box reload
        xor ecx, edx               ;   671.7 p0      23 box
        mov edx, dword [esp + 348] ;   669.7 p2      30 box
        or edx, dword [esp + 360]  ;   672.7 p1+p2   30 box
        xor edx, dword [esp + 352] ;   673.7 p0+p2   30 box
        mov dword [esp + 332], ecx ;   672.7 p3+p4   23 box spill
        mov ecx, dword [esp + 352] ;   672.7 p2      30 box
        and ecx, dword [esp + 360] ;   675.7 p1+p2   30 box
        mov dword [esp + 352], eax ;   672.7 p3+p4   23 box spill
        mov eax, ecx               ;   676.7 p0      30 box copy
        xor eax, dword [esp + 348] ;   677.7 p1+p2   30 box
        xor ecx, dword [esp + 368] ;   676.7 p0+p2   30 box
        and ecx, eax               ;   678.7 p1      30 box
        mov dword [esp + 348], edi ;   675.0 p3+p4   24 box spill
        mov edi, ecx               ;   679.7 p0      30 box copy
        xor edi, dword [esp + 360] ;   680.7 p1+p2   30 box
        or ecx, edx                ;   679.7 p0      30 box
        xor ecx, dword [esp + 368] ;   680.7 p1+p2   30 box
        mov dword [esp + 360], ebx ;   677.7 p3+p4   24 box spill
        mov ebx, edx               ;   678.3 p0      30 box copy
        xor ebx, dword [esp + 368] ;   679.3 p1+p2   30 box
        not ebx                    ;   680.3 p0      30 box
        or ebx, eax                ;   681.3 p1      30 box
        or ebx, edi                ;   682.3 p0      30 box
        xor edx, eax               ;   680.7 p1      30 box
        xor edx, edi               ;   681.7 p0      30 box
        xor ebx, edx               ;   683.3 p1      30 box
        xor edi, ecx               ;   682.3 p0      30 box
        or edx, ecx                ;   682.7 p1      30 box
        xor eax, edx               ;   683.7 p0      30 box
        mov edx, dword [esp + 364] ;   682.3 p2      29 box
        and edx, dword [esp + 376] ;   685.3 p1+p2   29 box
        mov dword [esp + 364], edi ;   683.3 p3+p4   30 box spill
        mov edi, dword [esp + 376] ;   684.3 p2      29 box
        xor edi, dword [esp + 372] ;   687.3 p0+p2   29 box
        mov dword [esp + 376], ecx ;   685.0 p3+p4   30 box spill
        mov ecx, dword [esp + 372] ;   686.3 p2      29 box
        mov dword [esp + 372], eax ;   686.0 p3+p4   30 box spill
        mov eax, dword [esp + 380] ;   687.3 p2      29 box
        mov dword [esp + 368], ebx ;   687.0 p3+p4   30 box spill
        mov ebx, dword [esp + 380] ;   688.3 p2      29 box
        mov dword [esp + 268], esi ;   688.0 p3+p4   24 box spill
        mov esi, dword [esp + 380] ;   689.3 p2      29 box
        mov dword [esp + 380], ebp ;   689.0 p3+p4   24 box spill
        mov ebp, edi               ;   689.7 p1      29 box copy
        mov dword [esp + 356], edi ;   690.0 p3+p4   29 box spill
        mov edi, dword [esp + 396] ;   690.7 p2      28 box
        or edi, dword [esp + 388]  ;   693.7 p0+p2   28 box
        mov dword [esp + 344], edi ;   694.7 p3+p4   28 box spill
        mov edi, dword [esp + 392] ;   692.7 p2      28 box
        xor edi, dword [esp + 396] ;   695.7 p1+p2   28 box
        mov dword [esp + 392], ebp ;   693.3 p3+p4   29 box spill
        mov ebp, dword [esp + 344] ;   694.7 p2      28 box reload
        xor ebp, edi               ;   697.7 p0      28 box
        and edi, dword [esp + 396] ;   696.7 p1+p2   28 box
        mov dword [esp + 344], ebp ;   698.7 p3+p4   28 box spill
        mov ebp, dword [esp + 388] ;   696.7 p2      28 box
        xor ebp, dword [esp + 396] ;   699.7 p0+p2   28 box
        mov dword [esp + 388], edi ;   697.7 p3+p4   28 box spill
        mov edi, dword [esp + 396] ;   698.7 p2      28 box
        xor edi, dword [esp + 344] ;   701.7 p1+p2   28 box
        mov dword [esp + 396], edi ;   702.7 p3+p4   28 box spill
        mov edi, dword [esp + 344] ;   700.7 p2      28 box
        mov dword [esp + 316], edi ;   703.7 p3+p4   28 box spill
        mov edi, dword [esp + 344] ;   701.7 p2      28 box
        mov dword [esp + 344], edi ;   704.7 p3+p4   28 box spill
        mov edi, dword [esp + 384] ;   702.7 p2      29 box
        not edi                    ;   705.7 p0      29 box
        xor ecx, edi               ;   706.7 p1      29 box
        and eax, edi               ;   706.7 p0      29 box
        xor edx, ecx               ;   707.7 p1      29 box
        or ebx, ecx                ;   707.7 p0      29 box
        xor eax, ecx               ;   707.7 p1      29 box
        xor esi, edx               ;   708.7 p0      29 box
        mov edi, dword [esp + 392] ;   704.0 p2      29 box reload
        xor edi, ebx               ;   708.7 p1      29 box
        mov ecx, dword [esp + 356] ;   705.0 p2      29 box reload
        and ecx, eax               ;   708.7 p0      29 box
        xor eax, edx               ;   708.7 p1      29 box
        and eax, edi               ;   709.7 p0      29 box
        or edi, ecx                ;   709.7 p1      29 box
        xor ecx, esi               ;   709.7 p0      29 box
        not esi                    ;   709.7 p1      29 box
        xor eax, esi               ;   710.7 p0      29 box
        xor esi, edi               ;   710.7 p1      29 box
        mov edi, dword [esp + 408] ;   707.7 p2      28 box
        not edi                    ;   710.7 p0      28 box
        xor ebp, edi               ;   711.7 p1      28 box
        mov ebx, dword [esp + 388] ;   708.7 p2      28 box reload
        and ebx, ebp               ;   712.7 p0      28 box
        xor ebx, edi               ;   713.7 p1      28 box
        or edi, ebp                ;   712.7 p0      28 box
        mov dword [esp + 388], eax ;   711.7 p3+p4   29 box spill
        mov eax, dword [esp + 316] ;   710.7 p2      28 box reload
        xor eax, edi               ;   713.7 p1      28 box
        mov edi, dword [esp + 344] ;   711.7 p2      28 box reload
        and edi, ebx               ;   714.7 p0      28 box
        xor ebx, dword [esp + 396] ;   714.7 p1+p2   28 box
        xor edi, ebp               ;   715.7 p0      28 box
        mov dword [esp + 344], ebx ;   715.7 p3+p4   28 box spill
        mov ebx, eax               ;   714.7 p1      28 box copy
        and ebx, dword [esp + 396] ;   715.7 p0+p2   28 box
        xor ebp, ebx               ;   716.7 p1      28 box
        mov ebx, dword [esp + 400] ;   715.0 p2      27 box
        and ebx, dword [esp + 404] ;   718.0 p0+p2   27 box
        xor ebx, dword [esp + 412] ;   719.0 p1+p2   27 box
        mov dword [esp + 396], ebp ;   717.7 p3+p4   28 box spill
        mov ebp, dword [esp + 400] ;   718.0 p2      27 box
        xor ebp, dword [esp + 416] ;   721.0 p0+p2   27 box
        mov dword [esp + 400], edi ;   718.3 p3+p4   28 box spill
        mov edi, ebp               ;   722.0 p1      27 box copy
        or edi, dword [esp + 412]  ;   723.0 p0+p2   27 box
        or edi, dword [esp + 404]  ;   724.0 p1+p2   27 box
        xor edi, dword [esp + 416] ;   725.0 p0+p2   27 box
        mov dword [esp + 412], eax ;   721.3 p3+p4   28 box spill
        mov eax, ebp               ;   722.0 p1      27 box copy
        and eax, dword [esp + 416] ;   723.0 p0+p2   27 box
        xor eax, ebx               ;   724.0 p1      27 box
        mov dword [esp + 416], esi ;   723.3 p3+p4   29 box spill
        mov esi, ebx               ;   724.0 p0      27 box copy
        xor esi, dword [esp + 404] ;   725.0 p1+p2   27 box
        and ebx, edi               ;   726.0 p0      27 box
        xor edi, esi               ;   726.0 p1      27 box
        or esi, eax                ;   726.0 p0      27 box
        not eax                    ;   726.3 p1      27 box
        xor esi, ebp               ;   727.0 p0      27 box
        xor ebp, ebx               ;   727.3 p1      27 box
        mov ebx, dword [esp + 428] ;   727.0 p2      26 box
        and ebx, dword [esp + 420] ;   730.0 p0+p2   26 box
        mov dword [esp + 404], ebp ;   728.3 p3+p4   27 box spill
        mov ebp, dword [esp + 420] ;   729.0 p2      26 box
        xor ebp, dword [esp + 440] ;   732.0 p1+p2   26 box
        mov dword [esp + 420], esi ;   729.7 p3+p4   27 box spill
        mov esi, dword [esp + 440] ;   731.0 p2      26 box
        or esi, dword [esp + 428]  ;   734.0 p0+p2   26 box
        mov dword [esp + 440], edi ;   731.3 p3+p4   27 box spill
        mov edi, dword [esp + 428] ;   733.0 p2      26 box
        xor edi, dword [esp + 424] ;   736.0 p1+p2   26 box
        or edi, ebx                ;   737.0 p0      26 box
        mov dword [esp + 428], eax ;   733.3 p3+p4   27 box spill
        mov eax, esi               ;   735.0 p1      26 box copy
        and eax, dword [esp + 424] ;   736.0 p0+p2   26 box
        xor eax, ebp               ;   737.0 p1      26 box
        and ebp, esi               ;   735.3 p0      26 box
        xor ebp, edi               ;   738.0 p1      26 box
        xor esi, eax               ;   738.0 p0      26 box
        xor eax, ebx               ;   738.0 p1      26 box
        xor edi, eax               ;   739.0 p0      26 box
        and ebx, ebp               ;   739.0 p1      26 box
        xor ebx, esi               ;   740.0 p0      26 box
        and esi, ebp               ;   739.0 p1      26 box
        xor eax, esi               ;   740.0 p0      26 box
        mov esi, dword [esp + 432] ;   738.3 p2      25 box
        and esi, dword [esp + 452] ;   741.3 p1+p2   25 box
        xor esi, dword [esp + 444] ;   742.3 p0+p2   25 box
        mov dword [esp + 424], edi ;   740.0 p3+p4   26 box spill
        mov edi, dword [esp + 452] ;   741.3 p2      25 box
        xor edi, dword [esp + 432] ;   744.3 p1+p2   25 box
        xor edi, dword [esp + 436] ;   745.3 p0+p2   25 box
        mov dword [esp + 452], ebp ;   742.3 p3+p4   26 box spill
        mov ebp, dword [esp + 444] ;   744.3 p2      25 box
        or ebp, dword [esp + 432]  ;   747.3 p1+p2   25 box
        xor ebp, dword [esp + 436] ;   748.3 p0+p2   25 box
        mov dword [esp + 444], ebx ;   744.7 p3+p4   26 box spill
        mov ebx, esi               ;   745.3 p1      25 box copy
        and ebx, dword [esp + 436] ;   747.3 p0+p2   25 box
        xor ebx, edi               ;   748.3 p1      25 box
        xor esi, edi               ;   746.7 p0      25 box
        or edi, ebp                ;   749.3 p1      25 box
        xor edi, esi               ;   750.3 p0      25 box
        xor esi, dword [esp + 432] ;   748.3 p1+p2   25 box
        xor ebp, edi               ;   751.3 p0      25 box
        xor edi, ebx               ;   751.3 p1      25 box
        not ebx                    ;   749.7 p0      25 box
        mov dword [esp + 432], ebx ;   750.7 p3+p4   25 box spill
        mov ebx, dword [esp + 448] ;   750.0 p2      24 box
        and ebx, dword [esp + 468] ;   753.0 p1+p2   24 box
        mov dword [esp + 448], ebp ;   752.3 p3+p4   25 box spill
        mov ebp, dword [esp + 464] ;   752.0 p2      24 box
        or ebp, dword [esp + 468]  ;   755.0 p0+p2   24 box
        not ebp                    ;   756.0 p1      24 box
        mov dword [esp + 464], edi ;   753.0 p3+p4   25 box spill
        mov edi, dword [esp + 468] ;   754.0 p2      24 box
        xor edi, dword [esp + 460] ;   757.0 p0+p2   24 box
        mov dword [esp + 468], esi ;   754.7 p3+p4   25 box spill
        mov esi, ebx               ;   755.3 p1      24 box copy
        mov dword [esp + 436], eax ;   755.7 p3+p4   26 box spill
        mov eax, ebp               ;   757.0 p0      24 box copy
        mov dword [esp + 316], edx ;   756.7 p3+p4   29 box spill
        mov edx, dword [esp + 460] ;   757.3 p2      24 box
        mov dword [esp + 460], ecx ;   757.7 p3+p4   29 box spill
        mov ecx, dword [esp + 480] ;   758.3 p2      23 box
        or ecx, dword [esp + 496]  ;   761.3 p1+p2   23 box
        xor ecx, dword [esp + 472] ;   762.3 p0+p2   23 box
        mov dword [esp + 480], ecx ;   763.3 p3+p4   23 box spill
        mov ecx, dword [esp + 496] ;   761.3 p2      23 box
        xor ecx, dword [esp + 476] ;   764.3 p1+p2   23 box
        mov dword [esp + 496], ecx ;   765.3 p3+p4   23 box spill
        mov ecx, dword [esp + 472] ;   763.3 p2      23 box
        and ecx, dword [esp + 484] ;   766.3 p0+p2   23 box
        xor ecx, dword [esp + 496] ;   768.3 p1+p2   23 box
        mov dword [esp + 472], ecx ;   769.3 p3+p4   23 box spill
        mov ecx, dword [esp + 476] ;   766.3 p2      23 box
        xor ecx, dword [esp + 480] ;   769.3 p0+p2   23 box
        mov dword [esp + 476], ecx ;   770.3 p3+p4   23 box spill
        mov ecx, dword [esp + 484] ;   768.3 p2      23 box
        xor ecx, dword [esp + 480] ;   771.3 p1+p2   23 box
        mov dword [esp + 484], ebp ;   767.3 p3+p4   24 box spill
        mov ebp, ecx               ;   772.3 p0      23 box copy
        xor ecx, dword [esp + 476] ;   773.3 p1+p2   23 box
        or ecx, dword [esp + 472]  ;   774.3 p0+p2   23 box
        mov dword [esp + 408], ebp ;   773.3 p3+p4   23 box spill
        mov ebp, ecx               ;   775.3 p1      23 box copy
        xor ebp, dword [esp + 472] ;   776.3 p0+p2   23 box
        mov dword [esp + 472], ecx ;   775.3 p3+p4   23 box spill
        mov ecx, ebp               ;   777.3 p1      23 box copy
        xor ecx, dword [esp + 480] ;   778.3 p0+p2   23 box
        mov dword [esp + 480], ecx ;   779.3 p3+p4   23 box spill
        mov ecx, dword [esp + 456] ;   774.3 p2      24 box
        not ecx                    ;   777.3 p1      24 box
        xor edi, ecx               ;   778.3 p0      24 box
        or esi, ecx                ;   778.3 p1      24 box
        xor ebx, edi               ;   779.3 p0      24 box
        and edi, esi               ;   779.3 p1      24 box
        or eax, edi                ;   780.3 p0      24 box
        xor esi, ebx               ;   780.3 p1      24 box
        xor edx, ebx               ;   780.3 p0      24 box
        or esi, eax                ;   781.3 p1      24 box
        mov edi, dword [esp + 484] ;   777.0 p2      24 box reload
        xor edi, edx               ;   781.3 p0      24 box
        xor esi, edi               ;   782.3 p1      24 box
        and edx, eax               ;   781.3 p0      24 box
        xor edi, edx               ;   782.3 p1      24 box
        mov ecx, dword [esp + 496] ;   778.7 p2      23 box
        not ecx                    ;   781.7 p0      23 box
        mov edx, dword [esp + 408] ;   779.7 p2      23 box reload
        or edx, ecx                ;   782.7 p1      23 box
        xor ebp, edx               ;   783.7 p0      23 box
        mov ecx, dword [esp + 472] ;   780.7 p2      23 box reload
        xor ecx, edx               ;   783.7 p1      23 box
        mov edx, dword [esp + 488] ;   781.7 p2      30 box
        or edx, dword [esp + 500]  ;   784.7 p0+p2   30 box
        xor edx, dword [esp + 492] ;   785.7 p1+p2   30 box
        mov dword [esp + 472], ecx ;   784.7 p3+p4   23 box spill
        mov ecx, dword [esp + 492] ;   784.7 p2      30 box
        and ecx, dword [esp + 500] ;   787.7 p0+p2   30 box
        mov dword [esp + 492], ebp ;   784.7 p3+p4   23 box spill
        mov ebp, ecx               ;   788.7 p1      30 box copy
        xor ebp, dword [esp + 488] ;   789.7 p0+p2   30 box
        xor ecx, dword [esp + 508] ;   788.7 p1+p2   30 box
        and ecx, ebp               ;   790.7 p0      30 box
        mov dword [esp + 488], eax ;   787.0 p3+p4   24 box spill
        mov eax, ecx               ;   791.7 p1      30 box copy
        xor eax, dword [esp + 500] ;   792.7 p0+p2   30 box
        or ecx, edx                ;   791.7 p1      30 box
        xor ecx, dword [esp + 508] ;   792.7 p0+p2   30 box
        mov dword [esp + 500], ebx ;   789.7 p3+p4   24 box spill
        mov ebx, edx               ;   790.3 p1      30 box copy
        xor ebx, dword [esp + 508] ;   791.3 p0+p2   30 box
        not ebx                    ;   792.3 p1      30 box
        or ebx, ebp                ;   793.3 p0      30 box
        or ebx, eax                ;   794.3 p1      30 box
        xor edx, ebp               ;   792.7 p0      30 box
        xor edx, eax               ;   793.7 p1      30 box
        xor ebx, edx               ;   795.3 p0      30 box
        xor eax, ecx               ;   794.3 p1      30 box
        or edx, ecx                ;   794.7 p0      30 box
        xor ebp, edx               ;   795.7 p1      30 box
        mov edx, dword [esp + 504] ;   794.3 p2      29 box
        and edx, dword [esp + 516] ;   797.3 p0+p2   29 box
        mov dword [esp + 504], eax ;   795.3 p3+p4   30 box spill
        mov eax, dword [esp + 516] ;   796.3 p2      29 box
        xor eax, dword [esp + 512] ;   799.3 p1+p2   29 box
        mov dword [esp + 516], ecx ;   797.0 p3+p4   30 box spill
        mov ecx, dword [esp + 512] ;   798.3 p2      29 box
        mov dword [esp + 512], ebp ;   798.0 p3+p4   30 box spill
        mov ebp, dword [esp + 520] ;   799.3 p2      29 box
        mov dword [esp + 508], ebx ;   799.0 p3+p4   30 box spill
        mov ebx, dword [esp + 520] ;   800.3 p2      29 box
        mov dword [esp + 408], esi ;   800.0 p3+p4   24 box spill
        mov esi, dword [esp + 520] ;   801.3 p2      29 box
        mov dword [esp + 520], edi ;   801.0 p3+p4   24 box spill
        mov edi, eax               ;   801.7 p0      29 box copy
        mov dword [esp + 496], eax ;   802.0 p3+p4   29 box spill
        mov eax, dword [esp + 536] ;   802.7 p2      28 box
        or eax, dword [esp + 528]  ;   805.7 p1+p2   28 box
        mov dword [esp + 484], eax ;   806.7 p3+p4   28 box spill
        mov eax, dword [esp + 532] ;   804.7 p2      28 box
        xor eax, dword [esp + 536] ;   807.7 p0+p2   28 box
        mov dword [esp + 532], edi ;   805.3 p3+p4   29 box spill
        mov edi, dword [esp + 484] ;   806.7 p2      28 box reload
        xor edi, eax               ;   809.7 p1      28 box
        and eax, dword [esp + 536] ;   808.7 p0+p2   28 box
        mov dword [esp + 484], edi ;   810.7 p3+p4   28 box spill
        mov edi, dword [esp + 528] ;   808.7 p2      28 box
        xor edi, dword [esp + 536] ;   811.7 p1+p2   28 box
        mov dword [esp + 528], eax ;   809.7 p3+p4   28 box spill
        mov eax, dword [esp + 536] ;   810.7 p2      28 box
        xor eax, dword [esp + 484] ;   813.7 p0+p2   28 box
        mov dword [esp + 536], eax ;   814.7 p3+p4   28 box spill
        mov eax, dword [esp + 484] ;   812.7 p2      28 box
        mov dword [esp + 456], eax ;   815.7 p3+p4   28 box spill
        mov eax, dword [esp + 484] ;   813.7 p2      28 box
        mov dword [esp + 484], eax ;   816.7 p3+p4   28 box spill
        mov eax, dword [esp + 524] ;   814.7 p2      29 box
        not eax                    ;   817.7 p1      29 box
        xor ecx, eax               ;   818.7 p0      29 box
        and ebp, eax               ;   818.7 p1      29 box
        xor edx, ecx               ;   819.7 p0      29 box
        or ebx, ecx                ;   819.7 p1      29 box
        xor ebp, ecx               ;   819.7 p0      29 box
        xor esi, edx               ;   820.7 p1      29 box
        mov eax, dword [esp + 532] ;   816.0 p2      29 box reload
        xor eax, ebx               ;   820.7 p0      29 box
        mov ecx, dword [esp + 496] ;   817.0 p2      29 box reload
        and ecx, ebp               ;   820.7 p1      29 box
        xor ebp, edx               ;   820.7 p0      29 box
        and ebp, eax               ;   821.7 p1      29 box
        or eax, ecx                ;   821.7 p0      29 box
        xor ecx, esi               ;   821.7 p1      29 box
        not esi                    ;   821.7 p0      29 box
        xor ebp, esi               ;   822.7 p1      29 box
        xor esi, eax               ;   822.7 p0      29 box
        mov eax, dword [esp + 40]  ;   819.7 p2      28 box
        not eax                    ;   822.7 p1      28 box
        xor edi, eax               ;   823.7 p0      28 box
        mov ebx, dword [esp + 528] ;   820.7 p2      28 box reload
        and ebx, edi               ;   824.7 p1      28 box
        xor ebx, eax               ;   825.7 p0      28 box
        or eax, edi                ;   824.7 p1      28 box
        mov dword [esp + 528], ebp ;   823.7 p3+p4   29 box spill
        mov ebp, dword [esp + 456] ;   822.7 p2      28 box reload
        xor ebp, eax               ;   825.7 p0      28 box
        mov eax, dword [esp + 484] ;   823.7 p2      28 box reload
        and eax, ebx               ;   826.7 p1      28 box
        xor ebx, dword [esp + 536] ;   826.7 p0+p2   28 box
        xor eax, edi               ;   827.7 p1      28 box
        mov dword [esp + 484], ebx ;   827.7 p3+p4   28 box spill
        mov ebx, ebp               ;   826.7 p0      28 box copy
        and ebx, dword [esp + 536] ;   827.7 p1+p2   28 box
        xor edi, ebx               ;   828.7 p0      28 box
        mov ebx, dword [esp + 540] ;   827.0 p2      27 box
        xor ebx, dword [esp + 556] ;   830.0 p1+p2   27 box
        mov dword [esp + 540], edi ;   829.7 p3+p4   28 box spill
        mov edi, ebx               ;   831.0 p0      27 box copy
        and edi, dword [esp + 556] ;   832.0 p1+p2   27 box
        xor ebx, dword [esp + 0]   ;   831.0 p0+p2   27 box
        xor edi, dword [esp + 20]  ;   833.0 p1+p2   27 box
        mov dword [esp + 536], eax ;   831.0 p3+p4   28 box spill
        mov eax, ebx               ;   832.0 p0      27 box copy
        or eax, dword [esp + 20]   ;   833.0 p1+p2   27 box
        or eax, dword [esp + 556]  ;   834.0 p0+p2   27 box
        xor eax, dword [esp + 0]   ;   835.0 p1+p2   27 box
        mov dword [esp + 20], ebp  ;   834.0 p3+p4   28 box spill
        mov ebp, ebx               ;   834.7 p0      27 box copy
        and ebp, dword [esp + 0]   ;   835.7 p1+p2   27 box
        xor ebp, edi               ;   836.7 p0      27 box
        mov dword [esp + 0], esi   ;   836.0 p3+p4   29 box spill
        mov esi, edi               ;   836.7 p1      27 box copy
        xor esi, dword [esp + 556] ;   837.7 p0+p2   27 box
        and edi, eax               ;   837.7 p1      27 box
        xor eax, esi               ;   838.7 p0      27 box
        or esi, ebp                ;   838.7 p1      27 box
        not ebp                    ;   839.0 p0      27 box
        xor esi, ebx               ;   839.7 p1      27 box
        xor ebx, edi               ;   840.0 p0      27 box
        mov edi, dword [esp + 8]   ;   839.7 p2      26 box
        and edi, dword [esp + 544] ;   842.7 p1+p2   26 box
        mov dword [esp + 556], ebx ;   841.0 p3+p4   27 box spill
        mov ebx, dword [esp + 544] ;   841.7 p2      26 box
        xor ebx, dword [esp + 552] ;   844.7 p0+p2   26 box
        mov dword [esp + 544], esi ;   842.3 p3+p4   27 box spill
        mov esi, dword [esp + 552] ;   843.7 p2      26 box
        or esi, dword [esp + 8]    ;   846.7 p1+p2   26 box
        mov dword [esp + 552], eax ;   844.0 p3+p4   27 box spill
        mov eax, dword [esp + 8]   ;   845.7 p2      26 box
        xor eax, dword [esp + 548] ;   848.7 p0+p2   26 box
        or eax, edi                ;   849.7 p1      26 box
        mov dword [esp + 8], ebp   ;   846.0 p3+p4   27 box spill
        mov ebp, esi               ;   847.7 p0      26 box copy
        and ebp, dword [esp + 548] ;   848.7 p1+p2   26 box
        xor ebp, ebx               ;   849.7 p0      26 box
        and ebx, esi               ;   848.0 p1      26 box
        xor ebx, eax               ;   850.7 p0      26 box
        xor esi, ebp               ;   850.7 p1      26 box
        xor ebp, edi               ;   850.7 p0      26 box
        xor eax, ebp               ;   851.7 p1      26 box
        and edi, ebx               ;   851.7 p0      26 box
        xor edi, esi               ;   852.7 p1      26 box
        and esi, ebx               ;   851.7 p0      26 box
        xor ebp, esi               ;   852.7 p1      26 box
        mov esi, dword [esp + 16]  ;   851.0 p2      26 box reload
        mov dword [esp + 548], eax ;   852.7 p3+p4   26 box spill
        mov eax, dword [esp + 588] ;   852.0 p2     128 rk reload
        mov dword [eax], esi       ;   854.0 p3+p4  128 rk
        mov esi, dword [esp + 24]  ;   853.0 p2      26 box reload
        mov dword [eax + 4], esi   ;   856.0 p3+p4  128 rk
        mov esi, dword [esp + 32]  ;   854.0 p2      26 box reload
        mov dword [eax + 8], esi   ;   857.0 p3+p4  128 rk
        mov esi, dword [esp + 4]   ;   855.0 p2      26 box reload
        mov dword [eax + 12], esi  ;   858.0 p3+p4  128 rk
        mov esi, dword [esp + 48]  ;   856.0 p2      25 box reload
        mov dword [eax + 16], esi  ;   859.0 p3+p4  128 rk
        mov esi, dword [esp + 44]  ;   857.0 p2      25 box reload
        mov dword [eax + 20], esi  ;   860.0 p3+p4  128 rk
        mov esi, dword [esp + 28]  ;   858.0 p2      25 box reload
        mov dword [eax + 24], esi  ;   861.0 p3+p4  128 rk
        mov esi, dword [esp + 12]  ;   859.0 p2      25 box reload
        mov dword [eax + 28], esi  ;   862.0 p3+p4  128 rk
        mov esi, dword [esp + 100] ;   860.0 p2      24 box reload
        mov dword [eax + 32], esi  ;   863.0 p3+p4  128 rk
        mov esi, dword [esp + 560] ;   861.0 p2      24 box reload
        mov dword [eax + 36], esi  ;   864.0 p3+p4  128 rk
        mov esi, dword [esp + 80]  ;   862.0 p2      24 box reload
        mov dword [eax + 40], esi  ;   865.0 p3+p4  128 rk
        mov esi, dword [esp + 68]  ;   863.0 p2      24 box reload
        mov dword [eax + 44], esi  ;   866.0 p3+p4  128 rk
        mov esi, dword [esp + 72]  ;   864.0 p2      23 box reload
        mov dword [eax + 48], esi  ;   867.0 p3+p4  128 rk
        mov esi, dword [esp + 52]  ;   865.0 p2      23 box reload
        mov dword [eax + 52], esi  ;   868.0 p3+p4  128 rk
        mov esi, dword [esp + 60]  ;   866.0 p2      23 box reload
        mov dword [eax + 56], esi  ;   869.0 p3+p4  128 rk
        mov esi, dword [esp + 56]  ;   867.0 p2      23 box reload
        mov dword [eax + 60], esi  ;   870.0 p3+p4  128 rk
        mov esi, dword [esp + 88]  ;   868.0 p2      30 box reload
        mov dword [eax + 64], esi  ;   871.0 p3+p4  128 rk
        mov esi, dword [esp + 92]  ;   869.0 p2      30 box reload
        mov dword [eax + 68], esi  ;   872.0 p3+p4  128 rk
        mov esi, dword [esp + 96]  ;   870.0 p2      30 box reload
        mov dword [eax + 72], esi  ;   873.0 p3+p4  128 rk
        mov esi, dword [esp + 84]  ;   871.0 p2      30 box reload
        mov dword [eax + 76], esi  ;   874.0 p3+p4  128 rk
        mov esi, dword [esp + 180] ;   872.0 p2      29 box reload
        mov dword [eax + 80], esi  ;   875.0 p3+p4  128 rk
        mov esi, dword [esp + 36]  ;   873.0 p2      29 box reload
        mov dword [eax + 84], esi  ;   876.0 p3+p4  128 rk
        mov esi, dword [esp + 136] ;   874.0 p2      29 box reload
        mov dword [eax + 88], esi  ;   877.0 p3+p4  128 rk
        mov esi, dword [esp + 108] ;   875.0 p2      29 box reload
        mov dword [eax + 92], esi  ;   878.0 p3+p4  128 rk
        mov esi, dword [esp + 132] ;   876.0 p2      28 box reload
        mov dword [eax + 96], esi  ;   879.0 p3+p4  128 rk
        mov esi, dword [esp + 120] ;   877.0 p2      28 box reload
        mov dword [eax + 100], esi ;   880.0 p3+p4  128 rk
        mov esi, dword [esp + 116] ;   878.0 p2      28 box reload
        mov dword [eax + 104], esi ;   881.0 p3+p4  128 rk
        mov esi, dword [esp + 64]  ;   879.0 p2      28 box reload
        mov dword [eax + 108], esi ;   882.0 p3+p4  128 rk
        mov esi, dword [esp + 148] ;   880.0 p2      27 box reload
        mov dword [eax + 112], esi ;   883.0 p3+p4  128 rk
        mov esi, dword [esp + 160] ;   881.0 p2      27 box reload
        mov dword [eax + 116], esi ;   884.0 p3+p4  128 rk
        mov esi, dword [esp + 140] ;   882.0 p2      27 box reload
        mov dword [eax + 120], esi ;   885.0 p3+p4  128 rk
        mov esi, dword [esp + 124] ;   883.0 p2      27 box reload
        mov dword [eax + 124], esi ;   886.0 p3+p4  128 rk
        mov esi, dword [esp + 156] ;   884.0 p2      26 box reload
        mov dword [eax + 128], esi ;   887.0 p3+p4  128 rk
        mov esi, dword [esp + 164] ;   885.0 p2      26 box reload
        mov dword [eax + 132], esi ;   888.0 p3+p4  128 rk
        mov esi, dword [esp + 172] ;   886.0 p2      26 box reload
        mov dword [eax + 136], esi ;   889.0 p3+p4  128 rk
        mov esi, dword [esp + 144] ;   887.0 p2      26 box reload
        mov dword [eax + 140], esi ;   890.0 p3+p4  128 rk
        mov esi, dword [esp + 188] ;   888.0 p2      25 box reload
        mov dword [eax + 144], esi ;   891.0 p3+p4  128 rk
        mov esi, dword [esp + 184] ;   889.0 p2      25 box reload
        mov dword [eax + 148], esi ;   892.0 p3+p4  128 rk
        mov esi, dword [esp + 168] ;   890.0 p2      25 box reload
        mov dword [eax + 152], esi ;   893.0 p3+p4  128 rk
        mov esi, dword [esp + 152] ;   891.0 p2      25 box reload
        mov dword [eax + 156], esi ;   894.0 p3+p4  128 rk
        mov esi, dword [esp + 240] ;   892.0 p2      24 box reload
        mov dword [eax + 160], esi ;   895.0 p3+p4  128 rk
        mov esi, dword [esp + 128] ;   893.0 p2      24 box reload
        mov dword [eax + 164], esi ;   896.0 p3+p4  128 rk
        mov esi, dword [esp + 220] ;   894.0 p2      24 box reload
        mov dword [eax + 168], esi ;   897.0 p3+p4  128 rk
        mov esi, dword [esp + 208] ;   895.0 p2      24 box reload
        mov dword [eax + 172], esi ;   898.0 p3+p4  128 rk
        mov esi, dword [esp + 212] ;   896.0 p2      23 box reload
        mov dword [eax + 176], esi ;   899.0 p3+p4  128 rk
        mov esi, dword [esp + 192] ;   897.0 p2      23 box reload
        mov dword [eax + 180], esi ;   900.0 p3+p4  128 rk
        mov esi, dword [esp + 200] ;   898.0 p2      23 box reload
        mov dword [eax + 184], esi ;   901.0 p3+p4  128 rk
        mov esi, dword [esp + 196] ;   899.0 p2      23 box reload
        mov dword [eax + 188], esi ;   902.0 p3+p4  128 rk
        mov esi, dword [esp + 228] ;   900.0 p2      30 box reload
        mov dword [eax + 192], esi ;   903.0 p3+p4  128 rk
        mov esi, dword [esp + 232] ;   901.0 p2      30 box reload
        mov dword [eax + 196], esi ;   904.0 p3+p4  128 rk
        mov esi, dword [esp + 236] ;   902.0 p2      30 box reload
        mov dword [eax + 200], esi ;   905.0 p3+p4  128 rk
        mov esi, dword [esp + 224] ;   903.0 p2      30 box reload
        mov dword [eax + 204], esi ;   906.0 p3+p4  128 rk
        mov esi, dword [esp + 320] ;   904.0 p2      29 box reload
        mov dword [eax + 208], esi ;   907.0 p3+p4  128 rk
        mov esi, dword [esp + 176] ;   905.0 p2      29 box reload
        mov dword [eax + 212], esi ;   908.0 p3+p4  128 rk
        mov esi, dword [esp + 276] ;   906.0 p2      29 box reload
        mov dword [eax + 216], esi ;   909.0 p3+p4  128 rk
        mov esi, dword [esp + 248] ;   907.0 p2      29 box reload
        mov dword [eax + 220], esi ;   910.0 p3+p4  128 rk
        mov esi, dword [esp + 272] ;   908.0 p2      28 box reload
        mov dword [eax + 224], esi ;   911.0 p3+p4  128 rk
        mov esi, dword [esp + 260] ;   909.0 p2      28 box reload
        mov dword [eax + 228], esi ;   912.0 p3+p4  128 rk
        mov esi, dword [esp + 256] ;   910.0 p2      28 box reload
        mov dword [eax + 232], esi ;   913.0 p3+p4  128 rk
        mov esi, dword [esp + 204] ;   911.0 p2      28 box reload
        mov dword [eax + 236], esi ;   914.0 p3+p4  128 rk
        mov esi, dword [esp + 288] ;   912.0 p2      27 box reload
        mov dword [eax + 240], esi ;   915.0 p3+p4  128 rk
        mov esi, dword [esp + 300] ;   913.0 p2      27 box reload
        mov dword [eax + 244], esi ;   916.0 p3+p4  128 rk
        mov esi, dword [esp + 280] ;   914.0 p2      27 box reload
        mov dword [eax + 248], esi ;   917.0 p3+p4  128 rk
        mov esi, dword [esp + 264] ;   915.0 p2      27 box reload
        mov dword [eax + 252], esi ;   918.0 p3+p4  128 rk
        mov esi, dword [esp + 296] ;   916.0 p2      26 box reload
        mov dword [eax + 256], esi ;   919.0 p3+p4  128 rk
        mov esi, dword [esp + 304] ;   917.0 p2      26 box reload
        mov dword [eax + 260], esi ;   920.0 p3+p4  128 rk
        mov esi, dword [esp + 312] ;   918.0 p2      26 box reload
        mov dword [eax + 264], esi ;   921.0 p3+p4  128 rk
        mov esi, dword [esp + 284] ;   919.0 p2      26 box reload
        mov dword [eax + 268], esi ;   922.0 p3+p4  128 rk
        mov esi, dword [esp + 328] ;   920.0 p2      25 box reload
        mov dword [eax + 272], esi ;   923.0 p3+p4  128 rk
        mov esi, dword [esp + 324] ;   921.0 p2      25 box reload
        mov dword [eax + 276], esi ;   924.0 p3+p4  128 rk
        mov esi, dword [esp + 308] ;   922.0 p2      25 box reload
        mov dword [eax + 280], esi ;   925.0 p3+p4  128 rk
        mov esi, dword [esp + 292] ;   923.0 p2      25 box reload
        mov dword [eax + 284], esi ;   926.0 p3+p4  128 rk
        mov esi, dword [esp + 380] ;   924.0 p2      24 box reload
        mov dword [eax + 288], esi ;   927.0 p3+p4  128 rk
        mov esi, dword [esp + 268] ;   925.0 p2      24 box reload
        mov dword [eax + 292], esi ;   928.0 p3+p4  128 rk
        mov esi, dword [esp + 360] ;   926.0 p2      24 box reload
        mov dword [eax + 296], esi ;   929.0 p3+p4  128 rk
        mov esi, dword [esp + 348] ;   927.0 p2      24 box reload
        mov dword [eax + 300], esi ;   930.0 p3+p4  128 rk
        mov esi, dword [esp + 352] ;   928.0 p2      23 box reload
        mov dword [eax + 304], esi ;   931.0 p3+p4  128 rk
        mov esi, dword [esp + 332] ;   929.0 p2      23 box reload
        mov dword [eax + 308], esi ;   932.0 p3+p4  128 rk
        mov esi, dword [esp + 340] ;   930.0 p2      23 box reload
        mov dword [eax + 312], esi ;   933.0 p3+p4  128 rk
        mov esi, dword [esp + 336] ;   931.0 p2      23 box reload
        mov dword [eax + 316], esi ;   934.0 p3+p4  128 rk
        mov esi, dword [esp + 368] ;   932.0 p2      30 box reload
        mov dword [eax + 320], esi ;   935.0 p3+p4  128 rk
        mov esi, dword [esp + 372] ;   933.0 p2      30 box reload
        mov dword [eax + 324], esi ;   936.0 p3+p4  128 rk
        mov esi, dword [esp + 376] ;   934.0 p2      30 box reload
        mov dword [eax + 328], esi ;   937.0 p3+p4  128 rk
        mov esi, dword [esp + 364] ;   935.0 p2      30 box reload
        mov dword [eax + 332], esi ;   938.0 p3+p4  128 rk
        mov esi, dword [esp + 460] ;   936.0 p2      29 box reload
        mov dword [eax + 336], esi ;   939.0 p3+p4  128 rk
        mov esi, dword [esp + 316] ;   937.0 p2      29 box reload
        mov dword [eax + 340], esi ;   940.0 p3+p4  128 rk
        mov esi, dword [esp + 416] ;   938.0 p2      29 box reload
        mov dword [eax + 344], esi ;   941.0 p3+p4  128 rk
        mov esi, dword [esp + 388] ;   939.0 p2      29 box reload
        mov dword [eax + 348], esi ;   942.0 p3+p4  128 rk
        mov esi, dword [esp + 412] ;   940.0 p2      28 box reload
        mov dword [eax + 352], esi ;   943.0 p3+p4  128 rk
        mov esi, dword [esp + 400] ;   941.0 p2      28 box reload
        mov dword [eax + 356], esi ;   944.0 p3+p4  128 rk
        mov esi, dword [esp + 396] ;   942.0 p2      28 box reload
        mov dword [eax + 360], esi ;   945.0 p3+p4  128 rk
        mov esi, dword [esp + 344] ;   943.0 p2      28 box reload
        mov dword [eax + 364], esi ;   946.0 p3+p4  128 rk
        mov esi, dword [esp + 428] ;   944.0 p2      27 box reload
        mov dword [eax + 368], esi ;   947.0 p3+p4  128 rk
        mov esi, dword [esp + 440] ;   945.0 p2      27 box reload
        mov dword [eax + 372], esi ;   948.0 p3+p4  128 rk
        mov esi, dword [esp + 420] ;   946.0 p2      27 box reload
        mov dword [eax + 376], esi ;   949.0 p3+p4  128 rk
        mov esi, dword [esp + 404] ;   947.0 p2      27 box reload
        mov dword [eax + 380], esi ;   950.0 p3+p4  128 rk
        mov esi, dword [esp + 436] ;   948.0 p2      26 box reload
        mov dword [eax + 384], esi ;   951.0 p3+p4  128 rk
        mov esi, dword [esp + 444] ;   949.0 p2      26 box reload
        mov dword [eax + 388], esi ;   952.0 p3+p4  128 rk
        mov esi, dword [esp + 452] ;   950.0 p2      26 box reload
        mov dword [eax + 392], esi ;   953.0 p3+p4  128 rk
        mov esi, dword [esp + 424] ;   951.0 p2      26 box reload
        mov dword [eax + 396], esi ;   954.0 p3+p4  128 rk
        mov esi, dword [esp + 468] ;   952.0 p2      25 box reload
        mov dword [eax + 400], esi ;   955.0 p3+p4  128 rk
        mov esi, dword [esp + 464] ;   953.0 p2      25 box reload
        mov dword [eax + 404], esi ;   956.0 p3+p4  128 rk
        mov esi, dword [esp + 448] ;   954.0 p2      25 box reload
        mov dword [eax + 408], esi ;   957.0 p3+p4  128 rk
        mov esi, dword [esp + 432] ;   955.0 p2      25 box reload
        mov dword [eax + 412], esi ;   958.0 p3+p4  128 rk
        mov esi, dword [esp + 520] ;   956.0 p2      24 box reload
        mov dword [eax + 416], esi ;   959.0 p3+p4  128 rk
        mov esi, dword [esp + 408] ;   957.0 p2      24 box reload
        mov dword [eax + 420], esi ;   960.0 p3+p4  128 rk
        mov esi, dword [esp + 500] ;   958.0 p2      24 box reload
        mov dword [eax + 424], esi ;   961.0 p3+p4  128 rk
        mov esi, dword [esp + 488] ;   959.0 p2      24 box reload
        mov dword [eax + 428], esi ;   962.0 p3+p4  128 rk
        mov esi, dword [esp + 492] ;   960.0 p2      23 box reload
        mov dword [eax + 432], esi ;   963.0 p3+p4  128 rk
        mov esi, dword [esp + 472] ;   961.0 p2      23 box reload
        mov dword [eax + 436], esi ;   964.0 p3+p4  128 rk
        mov dword [eax + 464], ecx ;   962.3 p3+p4  128 rk
        mov esi, dword [esp + 480] ;   962.7 p2      23 box reload
        mov dword [eax + 440], esi ;   965.7 p3+p4  128 rk
        mov dword [eax + 468], edx ;   964.3 p3+p4  128 rk
        mov esi, dword [esp + 476] ;   964.3 p2      23 box reload
        mov dword [eax + 444], esi ;   967.3 p3+p4  128 rk
        mov esi, dword [esp + 508] ;   965.3 p2      30 box reload
        mov dword [eax + 448], esi ;   968.3 p3+p4  128 rk
        mov esi, dword [esp + 512] ;   966.3 p2      30 box reload
        mov dword [eax + 452], esi ;   969.3 p3+p4  128 rk
        mov esi, dword [esp + 516] ;   967.3 p2      30 box reload
        mov dword [eax + 456], esi ;   970.3 p3+p4  128 rk
        mov esi, dword [esp + 504] ;   968.3 p2      30 box reload
        mov dword [eax + 460], esi ;   971.3 p3+p4  128 rk
        mov esi, dword [esp + 0]   ;   969.3 p2      29 box reload
        mov dword [eax + 472], esi ;   972.3 p3+p4  128 rk
        mov esi, dword [esp + 528] ;   970.3 p2      29 box reload
        mov dword [eax + 476], esi ;   973.3 p3+p4  128 rk
        mov esi, dword [esp + 20]  ;   971.3 p2      28 box reload
        mov dword [eax + 480], esi ;   974.3 p3+p4  128 rk
        mov esi, dword [esp + 536] ;   972.3 p2      28 box reload
        mov dword [eax + 484], esi ;   975.3 p3+p4  128 rk
        mov esi, dword [esp + 540] ;   973.3 p2      28 box reload
        mov dword [eax + 488], esi ;   976.3 p3+p4  128 rk
        mov esi, dword [esp + 484] ;   974.3 p2      28 box reload
        mov dword [eax + 492], esi ;   977.3 p3+p4  128 rk
        mov esi, dword [esp + 8]   ;   975.3 p2      27 box reload
        mov dword [eax + 496], esi ;   978.3 p3+p4  128 rk
        mov esi, dword [esp + 552] ;   976.3 p2      27 box reload
        mov dword [eax + 500], esi ;   979.3 p3+p4  128 rk
        mov esi, dword [esp + 544] ;   977.3 p2      27 box reload
        mov dword [eax + 504], esi ;   980.3 p3+p4  128 rk
        mov dword [eax + 512], ebp ;   979.3 p3+p4  128 rk
        mov esi, dword [esp + 556] ;   979.0 p2      27 box reload
        mov dword [eax + 508], esi ;   982.0 p3+p4  128 rk
        mov dword [eax + 516], edi ;   981.3 p3+p4  128 rk
        mov dword [eax + 520], ebx ;   982.3 p3+p4  128 rk
        mov esi, dword [esp + 548] ;   981.3 p2      26 box reload
        mov dword [eax + 524], esi ;   984.3 p3+p4  128 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
