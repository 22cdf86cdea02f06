; serpent_expand256 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand256 --cpu northwood
;
; void serpent_expand256(const void *key, void *rk);   cdecl
;   key: 32 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2390 uops, planned 1239.8; bounds: width 796.7, ports 1003.5, path 599.0
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
        mov edi, dword [esi + 12]  ;     2.0 p2     127 k
        mov ebp, dword [esi + 16]  ;     2.0 p2     127 k
        mov eax, dword [esi + 20]  ;     3.0 p2     127 k
        mov ecx, dword [esi + 24]  ;     4.0 p2     127 k
        mov edx, dword [esi + 28]  ;     5.0 p2     127 k
        mov ebx, edi               ;     4.0 p0     107 w[8] copy
        xor ebx, eax               ;     5.0 p0     107 w[8]
        xor ebx, edx               ;     7.0 p0     107 w[8]
        xor ebx, dword [esi]       ;     7.5 p2+p0  107 w[8]
        xor ebx, 0x9e3779b9        ;     8.0 p0     107 w[8]
        rol ebx, 0xb               ;     8.5 p1     107 w[8]
        xor edi, ecx               ;     6.0 p0     107 w[11]
        xor edi, 0x9e3779ba        ;     6.5 p0     107 w[11]
        xor edi, ebx               ;    12.5 p0     107 w[11]
        mov eax, ebp               ;     5.3 p1     107 w[9] copy
        xor eax, ecx               ;     6.0 p0     107 w[9]
        xor eax, dword [esi + 4]   ;     7.0 p2+p0  107 w[9]
        xor eax, 0x9e3779b8        ;     7.5 p0     107 w[9]
        xor eax, ebx               ;    12.5 p0     107 w[9]
        rol eax, 0xb               ;    13.0 p1     107 w[9]
        xor ebp, edx               ;     8.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;     8.5 p0     107 w[12]
        xor ebp, eax               ;    17.0 p0     107 w[12]
        xor ecx, 0x9e3779bf        ;     9.5 p0     107 w[14]
        xor ecx, eax               ;    17.0 p0     107 w[14]
        mov dword [esp + 0], ebx   ;    12.5 p0+p3  107 w[8] spill
        mov ebx, edx               ;     9.7 p1     107 w[10] copy
        xor ebx, dword [esi + 8]   ;    11.5 p2+p0  107 w[10]
        xor ebx, eax               ;    17.0 p0     107 w[10]
        xor ebx, dword [esi + 20]  ;    17.5 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;    18.0 p0     107 w[10]
        rol ebx, 0xb               ;    18.5 p1     107 w[10]
        xor edi, ebx               ;    22.5 p0     107 w[11]
        rol edi, 0xb               ;    23.0 p1     107 w[11]
        xor ebp, edi               ;    27.0 p0     107 w[12]
        rol ebp, 0xb               ;    27.5 p1     107 w[12]
        xor ecx, edi               ;    27.0 p0     107 w[14]
        xor edx, 0x9e3779be        ;    15.0 p0     107 w[15]
        xor edx, ebx               ;    22.5 p0     107 w[15]
        xor edx, ebp               ;    31.5 p0     107 w[15]
        mov esi, dword [esi + 20]  ;    15.0 p2     107 w[13]
        xor esi, ebx               ;    22.5 p0     107 w[13]
        xor esi, dword [esp + 0]   ;    23.0 p2+p0  107 w[13]
        xor esi, 0x9e3779bc        ;    23.5 p0     107 w[13]
        xor esi, ebp               ;    31.5 p0     107 w[13]
        rol esi, 0xb               ;    32.0 p1     107 w[13]
        xor ecx, esi               ;    36.0 p0     107 w[14]
        rol ecx, 0xb               ;    36.5 p1     107 w[14]
        xor edx, ecx               ;    40.5 p0     107 w[15]
        rol edx, 0xb               ;    41.0 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    22.5 p0+p3  107 w[10] spill
        mov ebx, dword [esp + 0]   ;    19.0 p2     107 w[16]
        xor ebx, 0x9e3779b1        ;    21.0 p0     107 w[16]
        xor ebx, edi               ;    27.0 p0     107 w[16]
        xor ebx, esi               ;    36.0 p0     107 w[16]
        xor ebx, edx               ;    45.0 p0     107 w[16]
        rol ebx, 0xb               ;    45.5 p1     107 w[16]
        mov dword [esp + 8], edi   ;    27.0 p0+p3  107 w[11] spill
        mov edi, eax               ;    21.7 p1     107 w[17] copy
        xor edi, 0x9e3779b0        ;    23.5 p0     107 w[17]
        xor edi, ebp               ;    31.5 p0     107 w[17]
        xor edi, ecx               ;    40.5 p0     107 w[17]
        xor edi, ebx               ;    49.5 p0     107 w[17]
        rol edi, 0xb               ;    50.0 p1     107 w[17]
        mov dword [esp + 12], eax  ;    25.5 p0+p3  107 w[9] spill
        mov eax, dword [esp + 4]   ;    23.7 p2     107 w[18]
        xor eax, 0x9e3779b3        ;    26.5 p0     107 w[18]
        xor eax, esi               ;    36.0 p0     107 w[18]
        xor eax, edx               ;    45.0 p0     107 w[18]
        xor eax, edi               ;    54.0 p0     107 w[18]
        rol eax, 0xb               ;    54.5 p1     107 w[18]
        mov dword [esp + 16], esi  ;    36.0 p0+p3  107 w[13] spill
        mov esi, dword [esp + 8]   ;    28.0 p2     107 w[19]
        xor esi, 0x9e3779b2        ;    30.0 p0     107 w[19]
        xor esi, ecx               ;    40.5 p0     107 w[19]
        xor esi, ebx               ;    49.5 p0     107 w[19]
        xor esi, eax               ;    58.5 p0     107 w[19]
        rol esi, 0xb               ;    59.0 p1     107 w[19]
        mov dword [esp + 20], ecx  ;    40.5 p0+p3  107 w[14] spill
        mov ecx, ebp               ;    31.5 p1     107 w[20] copy
        xor ecx, 0x9e3779b5        ;    32.5 p0     107 w[20]
        xor ecx, edx               ;    45.0 p0     107 w[20]
        xor ecx, edi               ;    54.0 p0     107 w[20]
        xor ecx, esi               ;    63.0 p0     107 w[20]
        rol ecx, 0xb               ;    63.5 p1     107 w[20]
        mov dword [esp + 24], ebp  ;    34.5 p0+p3  107 w[12] spill
        mov ebp, dword [esp + 16]  ;    37.0 p2     107 w[21]
        xor ebp, 0x9e3779b4        ;    39.0 p0     107 w[21]
        xor ebp, ebx               ;    49.5 p0     107 w[21]
        xor ebp, eax               ;    58.5 p0     107 w[21]
        xor ebp, ecx               ;    67.5 p0     107 w[21]
        rol ebp, 0xb               ;    68.0 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    49.5 p0+p3  107 w[16] spill
        mov ebx, dword [esp + 20]  ;    41.5 p2     107 w[22]
        xor ebx, 0x9e3779b7        ;    43.5 p0     107 w[22]
        xor ebx, edi               ;    54.0 p0     107 w[22]
        xor ebx, esi               ;    63.0 p0     107 w[22]
        xor ebx, ebp               ;    72.0 p0     107 w[22]
        rol ebx, 0xb               ;    72.5 p1     107 w[22]
        mov dword [esp + 32], edi  ;    54.0 p0+p3  107 w[17] spill
        mov edi, edx               ;    45.0 p1     107 w[23] copy
        xor edi, 0x9e3779b6        ;    45.5 p0     107 w[23]
        xor edi, eax               ;    58.5 p0     107 w[23]
        xor edi, ecx               ;    67.5 p0     107 w[23]
        xor edi, ebx               ;    76.5 p0     107 w[23]
        rol edi, 0xb               ;    77.0 p1     107 w[23]
        mov dword [esp + 36], edx  ;    45.0 p0+p3  107 w[15] spill
        mov edx, dword [esp + 28]  ;    50.5 p2     107 w[24]
        xor edx, esi               ;    63.0 p0     107 w[24]
        mov dword [esp + 40], esi  ;    63.0 p0+p3  107 w[19] spill
        mov esi, edx               ;    63.5 p1     107 w[24] copy
        xor esi, 0x9e3779a9        ;    64.0 p0     107 w[24]
        xor esi, ebp               ;    72.0 p0     107 w[24]
        xor esi, edi               ;    81.0 p0     107 w[24]
        rol esi, 0xb               ;    81.5 p1     107 w[24]
        mov dword [esp + 44], edx  ;    63.5 p0+p3  107 w[24] spill
        mov edx, dword [esp + 32]  ;    55.0 p2     107 w[25]
        xor edx, 0x9e3779a8        ;    57.0 p0     107 w[25]
        xor edx, ecx               ;    67.5 p0     107 w[25]
        xor edx, ebx               ;    76.5 p0     107 w[25]
        xor edx, esi               ;    85.5 p0     107 w[25]
        rol edx, 0xb               ;    86.0 p1     107 w[25]
        mov dword [esp + 48], ecx  ;    67.5 p0+p3  107 w[20] spill
        mov ecx, eax               ;    58.5 p1     107 w[26] copy
        xor ecx, 0x9e3779ab        ;    59.0 p0     107 w[26]
        xor ecx, ebp               ;    72.0 p0     107 w[26]
        xor ecx, edi               ;    81.0 p0     107 w[26]
        xor ecx, edx               ;    90.0 p0     107 w[26]
        rol ecx, 0xb               ;    90.5 p1     107 w[26]
        mov dword [esp + 52], eax  ;    58.5 p0+p3  107 w[18] spill
        mov eax, dword [esp + 40]  ;    64.0 p2     107 w[27]
        xor eax, 0x9e3779aa        ;    66.0 p0     107 w[27]
        xor eax, ebx               ;    76.5 p0     107 w[27]
        xor eax, esi               ;    85.5 p0     107 w[27]
        xor eax, ecx               ;    94.5 p0     107 w[27]
        rol eax, 0xb               ;    95.0 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    76.5 p0+p3  107 w[22] spill
        mov ebx, dword [esp + 48]  ;    68.5 p2     107 w[28]
        xor ebx, edi               ;    81.0 p0     107 w[28]
        mov dword [esp + 60], edi  ;    81.0 p0+p3  107 w[23] spill
        mov edi, ebx               ;    81.5 p1     107 w[28] copy
        xor edi, 0x9e3779ad        ;    82.0 p0     107 w[28]
        xor edi, edx               ;    90.0 p0     107 w[28]
        xor edi, eax               ;    99.0 p0     107 w[28]
        rol edi, 0xb               ;    99.5 p1     107 w[28]
        mov dword [esp + 64], ebx  ;    81.5 p0+p3  107 w[28] spill
        mov ebx, ebp               ;    72.0 p1     107 w[29] copy
        xor ebx, 0x9e3779ac        ;    72.5 p0     107 w[29]
        xor ebx, esi               ;    85.5 p0     107 w[29]
        xor ebx, ecx               ;    94.5 p0     107 w[29]
        xor ebx, edi               ;   103.5 p0     107 w[29]
        rol ebx, 0xb               ;   104.0 p1     107 w[29]
        mov dword [esp + 68], ebp  ;    72.0 p0+p3  107 w[21] spill
        mov ebp, dword [esp + 56]  ;    77.5 p2     107 w[30]
        xor ebp, 0x9e3779af        ;    79.5 p0     107 w[30]
        xor ebp, edx               ;    90.0 p0     107 w[30]
        xor ebp, eax               ;    99.0 p0     107 w[30]
        xor ebp, ebx               ;   108.0 p0     107 w[30]
        rol ebp, 0xb               ;   108.5 p1     107 w[30]
        mov dword [esp + 72], edx  ;    90.0 p0+p3  107 w[25] spill
        mov edx, dword [esp + 60]  ;    82.0 p2     107 w[31]
        xor edx, 0x9e3779ae        ;    84.0 p0     107 w[31]
        xor edx, ecx               ;    94.5 p0     107 w[31]
        xor edx, edi               ;   103.5 p0     107 w[31]
        xor edx, ebp               ;   112.5 p0     107 w[31]
        rol edx, 0xb               ;   113.0 p1     107 w[31]
        mov dword [esp + 76], ecx  ;    94.5 p0+p3  107 w[26] spill
        mov ecx, dword [esp + 72]  ;    91.0 p2     107 w[33]
        xor ecx, 0x9e3779a0        ;    93.0 p0     107 w[33]
        xor ecx, edi               ;   103.5 p0     107 w[33]
        xor ecx, ebp               ;   112.5 p0     107 w[33]
        mov dword [esp + 80], edi  ;   103.5 p0+p3  107 w[28] spill
        mov edi, esi               ;    85.5 p1     107 w[32] copy
        xor edi, 0x9e3779a1        ;    86.0 p0     107 w[32]
        xor edi, eax               ;    99.0 p0     107 w[32]
        xor edi, ebx               ;   108.0 p0     107 w[32]
        xor edi, edx               ;   117.0 p0     107 w[32]
        rol edi, 0xb               ;   117.5 p1     107 w[32]
        xor ecx, edi               ;   121.5 p0     107 w[33]
        rol ecx, 0xb               ;   122.0 p1     107 w[33]
        mov dword [esp + 84], esi  ;    85.5 p0+p3  107 w[24] spill
        mov esi, dword [esp + 76]  ;    95.5 p2     107 w[34]
        xor esi, 0x9e3779a3        ;    97.5 p0     107 w[34]
        xor esi, ebx               ;   108.0 p0     107 w[34]
        xor esi, edx               ;   117.0 p0     107 w[34]
        xor esi, ecx               ;   126.0 p0     107 w[34]
        rol esi, 0xb               ;   126.5 p1     107 w[34]
        mov dword [esp + 88], ebx  ;   108.0 p0+p3  107 w[29] spill
        mov ebx, dword [esp + 80]  ;   104.5 p2     107 w[36]
        xor ebx, edx               ;   117.0 p0     107 w[36]
        mov dword [esp + 92], edx  ;   117.0 p0+p3  107 w[31] spill
        mov edx, eax               ;    99.0 p1     107 w[35] copy
        xor edx, 0x9e3779a2        ;    99.5 p0     107 w[35]
        xor edx, ebp               ;   112.5 p0     107 w[35]
        xor edx, edi               ;   121.5 p0     107 w[35]
        xor edx, esi               ;   130.5 p0     107 w[35]
        rol edx, 0xb               ;   131.0 p1     107 w[35]
        mov dword [esp + 96], eax  ;    99.0 p0+p3  107 w[27] spill
        mov eax, dword [esp + 88]  ;   109.0 p2     107 w[37]
        xor eax, 0x9e3779a4        ;   111.0 p0     107 w[37]
        xor eax, edi               ;   121.5 p0     107 w[37]
        xor eax, esi               ;   130.5 p0     107 w[37]
        mov dword [esp + 100], edi ;   121.5 p0+p3  107 w[32] spill
        mov edi, ebx               ;   117.5 p1     107 w[36] copy
        xor edi, 0x9e3779a5        ;   118.0 p0     107 w[36]
        xor edi, ecx               ;   126.0 p0     107 w[36]
        xor edi, edx               ;   135.0 p0     107 w[36]
        rol edi, 0xb               ;   135.5 p1     107 w[36]
        xor eax, edi               ;   139.5 p0     107 w[37]
        rol eax, 0xb               ;   140.0 p1     107 w[37]
        mov dword [esp + 104], ebx ;   117.5 p0+p3  107 w[36] spill
        mov ebx, dword [esp + 92]  ;   118.0 p2     107 w[39]
        xor ebx, 0x9e3779a6        ;   120.0 p0     107 w[39]
        xor ebx, esi               ;   130.5 p0     107 w[39]
        xor ebx, edi               ;   139.5 p0     107 w[39]
        mov dword [esp + 108], esi ;   130.5 p0+p3  107 w[34] spill
        mov esi, ebp               ;   112.5 p1     107 w[38] copy
        xor esi, 0x9e3779a7        ;   113.0 p0     107 w[38]
        xor esi, ecx               ;   126.0 p0     107 w[38]
        xor esi, edx               ;   135.0 p0     107 w[38]
        xor esi, eax               ;   144.0 p0     107 w[38]
        rol esi, 0xb               ;   144.5 p1     107 w[38]
        xor ebx, esi               ;   148.5 p0     107 w[39]
        rol ebx, 0xb               ;   149.0 p1     107 w[39]
        mov dword [esp + 112], ebp ;   112.5 p0+p3  107 w[30] spill
        mov ebp, dword [esp + 100] ;   122.5 p2     107 w[40]
        xor ebp, 0x9e377999        ;   124.5 p0     107 w[40]
        xor ebp, edx               ;   135.0 p0     107 w[40]
        xor ebp, eax               ;   144.0 p0     107 w[40]
        xor ebp, ebx               ;   153.0 p0     107 w[40]
        rol ebp, 0xb               ;   153.5 p1     107 w[40]
        mov dword [esp + 116], edx ;   135.0 p0+p3  107 w[35] spill
        mov edx, dword [esp + 108] ;   131.5 p2     107 w[42]
        xor edx, 0x9e37799b        ;   133.5 p0     107 w[42]
        xor edx, eax               ;   144.0 p0     107 w[42]
        xor edx, ebx               ;   153.0 p0     107 w[42]
        mov dword [esp + 120], eax ;   144.0 p0+p3  107 w[37] spill
        mov eax, ecx               ;   126.0 p1     107 w[41] copy
        xor eax, 0x9e377998        ;   126.5 p0     107 w[41]
        xor eax, edi               ;   139.5 p0     107 w[41]
        xor eax, esi               ;   148.5 p0     107 w[41]
        xor eax, ebp               ;   157.5 p0     107 w[41]
        rol eax, 0xb               ;   158.0 p1     107 w[41]
        xor edx, eax               ;   162.0 p0     107 w[42]
        rol edx, 0xb               ;   162.5 p1     107 w[42]
        xor edi, ebx               ;   153.0 p0     107 w[44]
        mov dword [esp + 124], ecx ;   126.0 p0+p3  107 w[33] spill
        mov ecx, dword [esp + 116] ;   136.0 p2     107 w[43]
        xor ecx, 0x9e37799a        ;   138.0 p0     107 w[43]
        xor ecx, esi               ;   148.5 p0     107 w[43]
        xor ecx, ebp               ;   157.5 p0     107 w[43]
        xor ecx, edx               ;   166.5 p0     107 w[43]
        rol ecx, 0xb               ;   167.0 p1     107 w[43]
        mov dword [esp + 128], ebx ;   153.0 p0+p3  107 w[39] spill
        mov ebx, dword [esp + 120] ;   145.0 p2     107 w[45]
        xor ebx, 0x9e37799c        ;   147.0 p0     107 w[45]
        xor ebx, ebp               ;   157.5 p0     107 w[45]
        xor ebx, edx               ;   166.5 p0     107 w[45]
        mov dword [esp + 132], ebp ;   157.5 p0+p3  107 w[40] spill
        mov ebp, edi               ;   153.5 p1     107 w[44] copy
        xor ebp, 0x9e37799d        ;   154.0 p0     107 w[44]
        xor ebp, eax               ;   162.0 p0     107 w[44]
        xor ebp, ecx               ;   171.0 p0     107 w[44]
        rol ebp, 0xb               ;   171.5 p1     107 w[44]
        xor ebx, ebp               ;   175.5 p0     107 w[45]
        rol ebx, 0xb               ;   176.0 p1     107 w[45]
        mov dword [esp + 136], edi ;   153.5 p0+p3  107 w[44] spill
        mov edi, dword [esp + 128] ;   154.0 p2     107 w[47]
        xor edi, 0x9e37799e        ;   156.0 p0     107 w[47]
        xor edi, edx               ;   166.5 p0     107 w[47]
        xor edi, ebp               ;   175.5 p0     107 w[47]
        mov dword [esp + 140], edx ;   166.5 p0+p3  107 w[42] spill
        mov edx, esi               ;   148.5 p1     107 w[46] copy
        xor edx, 0x9e37799f        ;   149.0 p0     107 w[46]
        xor edx, eax               ;   162.0 p0     107 w[46]
        xor edx, ecx               ;   171.0 p0     107 w[46]
        xor edx, ebx               ;   180.0 p0     107 w[46]
        rol edx, 0xb               ;   180.5 p1     107 w[46]
        xor edi, edx               ;   184.5 p0     107 w[47]
        rol edi, 0xb               ;   185.0 p1     107 w[47]
        mov dword [esp + 144], esi ;   148.5 p0+p3  107 w[38] spill
        mov esi, dword [esp + 132] ;   158.5 p2     107 w[48]
        xor esi, 0x9e377991        ;   160.5 p0     107 w[48]
        xor esi, ecx               ;   171.0 p0     107 w[48]
        xor esi, ebx               ;   180.0 p0     107 w[48]
        xor esi, edi               ;   189.0 p0     107 w[48]
        rol esi, 0xb               ;   189.5 p1     107 w[48]
        mov dword [esp + 148], ecx ;   171.0 p0+p3  107 w[43] spill
        mov ecx, dword [esp + 140] ;   167.5 p2     107 w[50]
        xor ecx, 0x9e377993        ;   169.5 p0     107 w[50]
        xor ecx, ebx               ;   180.0 p0     107 w[50]
        xor ecx, edi               ;   189.0 p0     107 w[50]
        mov dword [esp + 152], ebx ;   180.0 p0+p3  107 w[45] spill
        mov ebx, eax               ;   162.0 p1     107 w[49] copy
        xor ebx, 0x9e377990        ;   162.5 p0     107 w[49]
        xor ebx, ebp               ;   175.5 p0     107 w[49]
        xor ebx, edx               ;   184.5 p0     107 w[49]
        xor ebx, esi               ;   193.5 p0     107 w[49]
        rol ebx, 0xb               ;   194.0 p1     107 w[49]
        xor ecx, ebx               ;   198.0 p0     107 w[50]
        rol ecx, 0xb               ;   198.5 p1     107 w[50]
        mov dword [esp + 156], eax ;   162.0 p0+p3  107 w[41] spill
        mov eax, dword [esp + 148] ;   172.0 p2     107 w[51]
        xor eax, 0x9e377992        ;   174.0 p0     107 w[51]
        xor eax, edx               ;   184.5 p0     107 w[51]
        xor eax, esi               ;   193.5 p0     107 w[51]
        xor eax, ecx               ;   202.5 p0     107 w[51]
        rol eax, 0xb               ;   203.0 p1     107 w[51]
        mov dword [esp + 160], edx ;   184.5 p0+p3  107 w[46] spill
        mov edx, dword [esp + 152] ;   181.0 p2     107 w[53]
        xor edx, 0x9e377994        ;   183.0 p0     107 w[53]
        xor edx, esi               ;   193.5 p0     107 w[53]
        xor edx, ecx               ;   202.5 p0     107 w[53]
        mov dword [esp + 164], esi ;   193.5 p0+p3  107 w[48] spill
        mov esi, ebp               ;   175.5 p1     107 w[52] copy
        xor esi, 0x9e377995        ;   176.0 p0     107 w[52]
        xor esi, edi               ;   189.0 p0     107 w[52]
        xor esi, ebx               ;   198.0 p0     107 w[52]
        xor esi, eax               ;   207.0 p0     107 w[52]
        rol esi, 0xb               ;   207.5 p1     107 w[52]
        xor edx, esi               ;   211.5 p0     107 w[53]
        rol edx, 0xb               ;   212.0 p1     107 w[53]
        mov dword [esp + 168], ebp ;   175.5 p0+p3  107 w[44] spill
        mov ebp, dword [esp + 160] ;   185.5 p2     107 w[54]
        xor ebp, 0x9e377997        ;   187.5 p0     107 w[54]
        xor ebp, ebx               ;   198.0 p0     107 w[54]
        xor ebp, eax               ;   207.0 p0     107 w[54]
        xor ebp, edx               ;   216.0 p0     107 w[54]
        rol ebp, 0xb               ;   216.5 p1     107 w[54]
        mov dword [esp + 172], ebx ;   198.0 p0+p3  107 w[49] spill
        mov ebx, dword [esp + 164] ;   194.5 p2     107 w[56]
        xor ebx, eax               ;   207.0 p0     107 w[56]
        mov dword [esp + 176], eax ;   207.0 p0+p3  107 w[51] spill
        mov eax, edi               ;   189.0 p1     107 w[55] copy
        xor eax, 0x9e377996        ;   189.5 p0     107 w[55]
        xor eax, ecx               ;   202.5 p0     107 w[55]
        xor eax, esi               ;   211.5 p0     107 w[55]
        xor eax, ebp               ;   220.5 p0     107 w[55]
        rol eax, 0xb               ;   221.0 p1     107 w[55]
        mov dword [esp + 180], edi ;   189.0 p0+p3  107 w[47] spill
        mov edi, dword [esp + 172] ;   199.0 p2     107 w[57]
        xor edi, 0x9e377988        ;   201.0 p0     107 w[57]
        xor edi, esi               ;   211.5 p0     107 w[57]
        xor edi, ebp               ;   220.5 p0     107 w[57]
        mov dword [esp + 184], esi ;   211.5 p0+p3  107 w[52] spill
        mov esi, ebx               ;   207.5 p1     107 w[56] copy
        xor esi, 0x9e377989        ;   208.0 p0     107 w[56]
        xor esi, edx               ;   216.0 p0     107 w[56]
        xor esi, eax               ;   225.0 p0     107 w[56]
        rol esi, 0xb               ;   225.5 p1     107 w[56]
        xor edi, esi               ;   229.5 p0     107 w[57]
        rol edi, 0xb               ;   230.0 p1     107 w[57]
        mov dword [esp + 188], ebx ;   207.5 p0+p3  107 w[56] spill
        mov ebx, dword [esp + 176] ;   208.0 p2     107 w[59]
        xor ebx, 0x9e37798a        ;   210.0 p0     107 w[59]
        xor ebx, ebp               ;   220.5 p0     107 w[59]
        xor ebx, esi               ;   229.5 p0     107 w[59]
        mov dword [esp + 192], ebp ;   220.5 p0+p3  107 w[54] spill
        mov ebp, ecx               ;   202.5 p1     107 w[58] copy
        xor ebp, 0x9e37798b        ;   203.0 p0     107 w[58]
        xor ebp, edx               ;   216.0 p0     107 w[58]
        xor ebp, eax               ;   225.0 p0     107 w[58]
        xor ebp, edi               ;   234.0 p0     107 w[58]
        rol ebp, 0xb               ;   234.5 p1     107 w[58]
        xor ebx, ebp               ;   238.5 p0     107 w[59]
        rol ebx, 0xb               ;   239.0 p1     107 w[59]
        mov dword [esp + 196], ecx ;   202.5 p0+p3  107 w[50] spill
        mov ecx, dword [esp + 184] ;   212.5 p2     107 w[60]
        xor ecx, eax               ;   225.0 p0     107 w[60]
        mov dword [esp + 200], eax ;   225.0 p0+p3  107 w[55] spill
        mov eax, dword [esp + 192] ;   221.5 p2     107 w[62]
        xor eax, 0x9e37798f        ;   223.5 p0     107 w[62]
        xor eax, edi               ;   234.0 p0     107 w[62]
        xor eax, ebx               ;   243.0 p0     107 w[62]
        mov dword [esp + 204], esi ;   229.5 p0+p3  107 w[56] spill
        mov esi, ecx               ;   225.5 p1     107 w[60] copy
        xor esi, 0x9e37798d        ;   226.0 p0     107 w[60]
        xor esi, edi               ;   234.0 p0     107 w[60]
        xor esi, ebx               ;   243.0 p0     107 w[60]
        rol esi, 0xb               ;   243.5 p1     107 w[60]
        mov dword [esp + 208], ecx ;   225.5 p0+p3  107 w[60] spill
        mov ecx, dword [esp + 204] ;   230.5 p2     107 w[61]
        xor ecx, 0x9e37798c        ;   232.5 p0     107 w[61]
        xor ecx, edx               ;   233.0 p0     107 w[61]
        xor ecx, ebp               ;   238.5 p0     107 w[61]
        xor ecx, esi               ;   247.5 p0     107 w[61]
        rol ecx, 0xb               ;   248.0 p1     107 w[61]
        xor eax, ecx               ;   252.0 p0     107 w[62]
        rol eax, 0xb               ;   252.5 p1     107 w[62]
        mov dword [esp + 212], edx ;   216.0 p0+p3  107 w[53] spill
        mov edx, dword [esp + 200] ;   226.0 p2     107 w[63]
        xor edx, 0x9e37798e        ;   228.0 p0     107 w[63]
        xor edx, ebp               ;   238.5 p0     107 w[63]
        xor edx, esi               ;   247.5 p0     107 w[63]
        xor edx, eax               ;   256.5 p0     107 w[63]
        rol edx, 0xb               ;   257.0 p1     107 w[63]
        mov dword [esp + 216], ebp ;   238.5 p0+p3  107 w[58] spill
        mov ebp, dword [esp + 204] ;   230.5 p2     107 w[64]
        xor ebp, 0x9e377981        ;   232.5 p0     107 w[64]
        xor ebp, ebx               ;   243.0 p0     107 w[64]
        xor ebp, ecx               ;   252.0 p0     107 w[64]
        xor ebp, edx               ;   261.0 p0     107 w[64]
        rol ebp, 0xb               ;   261.5 p1     107 w[64]
        mov dword [esp + 220], ebx ;   243.0 p0+p3  107 w[59] spill
        mov ebx, dword [esp + 216] ;   239.5 p2     107 w[66]
        xor ebx, 0x9e377983        ;   241.5 p0     107 w[66]
        xor ebx, ecx               ;   252.0 p0     107 w[66]
        xor ebx, edx               ;   261.0 p0     107 w[66]
        mov dword [esp + 224], ecx ;   252.0 p0+p3  107 w[61] spill
        mov ecx, edi               ;   234.0 p1     107 w[65] copy
        xor ecx, 0x9e377980        ;   234.5 p0     107 w[65]
        xor ecx, esi               ;   247.5 p0     107 w[65]
        xor ecx, eax               ;   256.5 p0     107 w[65]
        xor ecx, ebp               ;   265.5 p0     107 w[65]
        rol ecx, 0xb               ;   266.0 p1     107 w[65]
        xor ebx, ecx               ;   270.0 p0     107 w[66]
        rol ebx, 0xb               ;   270.5 p1     107 w[66]
        mov dword [esp + 228], edi ;   234.0 p0+p3  107 w[57] spill
        mov edi, dword [esp + 220] ;   244.0 p2     107 w[67]
        xor edi, 0x9e377982        ;   246.0 p0     107 w[67]
        xor edi, eax               ;   256.5 p0     107 w[67]
        xor edi, ebp               ;   265.5 p0     107 w[67]
        xor edi, ebx               ;   274.5 p0     107 w[67]
        rol edi, 0xb               ;   275.0 p1     107 w[67]
        mov dword [esp + 232], eax ;   256.5 p0+p3  107 w[62] spill
        mov eax, dword [esp + 224] ;   253.0 p2     107 w[69]
        xor eax, 0x9e377984        ;   255.0 p0     107 w[69]
        xor eax, ebp               ;   265.5 p0     107 w[69]
        xor eax, ebx               ;   274.5 p0     107 w[69]
        mov dword [esp + 236], ebp ;   265.5 p0+p3  107 w[64] spill
        mov ebp, esi               ;   247.5 p1     107 w[68] copy
        xor ebp, edx               ;   261.0 p0     107 w[68]
        mov dword [esp + 240], esi ;   247.5 p0+p3  107 w[60] spill
        mov esi, dword [esp + 232] ;   257.5 p2     107 w[70]
        xor esi, 0x9e377987        ;   259.5 p0     107 w[70]
        xor esi, ecx               ;   270.0 p0     107 w[70]
        xor esi, edi               ;   279.0 p0     107 w[70]
        mov dword [esp + 244], ebx ;   274.5 p0+p3  107 w[66] spill
        mov ebx, ebp               ;   261.5 p1     107 w[68] copy
        xor ebx, 0x9e377985        ;   262.0 p0     107 w[68]
        xor ebx, ecx               ;   270.0 p0     107 w[68]
        xor ebx, edi               ;   279.0 p0     107 w[68]
        rol ebx, 0xb               ;   279.5 p1     107 w[68]
        xor eax, ebx               ;   283.5 p0     107 w[69]
        rol eax, 0xb               ;   284.0 p1     107 w[69]
        xor esi, eax               ;   288.0 p0     107 w[70]
        rol esi, 0xb               ;   288.5 p1     107 w[70]
        mov dword [esp + 248], ebp ;   261.5 p0+p3  107 w[68] spill
        mov ebp, dword [esp + 244] ;   275.5 p2     107 w[71]
        xor ebp, 0x9e377986        ;   277.5 p0     107 w[71]
        xor ebp, edx               ;   278.0 p0     107 w[71]
        xor ebp, ebx               ;   283.5 p0     107 w[71]
        xor ebp, esi               ;   292.5 p0     107 w[71]
        rol ebp, 0xb               ;   293.0 p1     107 w[71]
        mov dword [esp + 252], edx ;   261.0 p0+p3  107 w[63] spill
        mov edx, dword [esp + 236] ;   266.5 p2     107 w[72]
        xor edx, 0x9e3779f9        ;   268.5 p0     107 w[72]
        xor edx, edi               ;   279.0 p0     107 w[72]
        xor edx, eax               ;   288.0 p0     107 w[72]
        xor edx, ebp               ;   297.0 p0     107 w[72]
        rol edx, 0xb               ;   297.5 p1     107 w[72]
        mov dword [esp + 256], edi ;   279.0 p0+p3  107 w[67] spill
        mov edi, dword [esp + 244] ;   275.5 p2     107 w[74]
        xor edi, 0x9e3779fb        ;   277.5 p0     107 w[74]
        xor edi, eax               ;   288.0 p0     107 w[74]
        xor edi, ebp               ;   297.0 p0     107 w[74]
        mov dword [esp + 260], eax ;   288.0 p0+p3  107 w[69] spill
        mov eax, ecx               ;   270.0 p1     107 w[73] copy
        xor eax, 0x9e3779f8        ;   270.5 p0     107 w[73]
        xor eax, ebx               ;   283.5 p0     107 w[73]
        xor eax, esi               ;   292.5 p0     107 w[73]
        xor eax, edx               ;   301.5 p0     107 w[73]
        rol eax, 0xb               ;   302.0 p1     107 w[73]
        xor edi, eax               ;   306.0 p0     107 w[74]
        rol edi, 0xb               ;   306.5 p1     107 w[74]
        xor ebx, ebp               ;   297.0 p0     107 w[76]
        mov dword [esp + 264], ecx ;   270.0 p0+p3  107 w[65] spill
        mov ecx, dword [esp + 256] ;   280.0 p2     107 w[75]
        xor ecx, 0x9e3779fa        ;   282.0 p0     107 w[75]
        xor ecx, esi               ;   292.5 p0     107 w[75]
        xor ecx, edx               ;   301.5 p0     107 w[75]
        xor ecx, edi               ;   310.5 p0     107 w[75]
        rol ecx, 0xb               ;   311.0 p1     107 w[75]
        mov dword [esp + 268], ebp ;   297.0 p0+p3  107 w[71] spill
        mov ebp, dword [esp + 260] ;   289.0 p2     107 w[77]
        xor ebp, 0x9e3779fc        ;   291.0 p0     107 w[77]
        xor ebp, edx               ;   301.5 p0     107 w[77]
        xor ebp, edi               ;   310.5 p0     107 w[77]
        mov dword [esp + 272], edx ;   301.5 p0+p3  107 w[72] spill
        mov edx, ebx               ;   297.5 p1     107 w[76] copy
        xor edx, 0x9e3779fd        ;   298.0 p0     107 w[76]
        xor edx, eax               ;   306.0 p0     107 w[76]
        xor edx, ecx               ;   315.0 p0     107 w[76]
        rol edx, 0xb               ;   315.5 p1     107 w[76]
        xor ebp, edx               ;   319.5 p0     107 w[77]
        rol ebp, 0xb               ;   320.0 p1     107 w[77]
        mov dword [esp + 276], ebx ;   297.5 p0+p3  107 w[76] spill
        mov ebx, dword [esp + 268] ;   298.0 p2     107 w[79]
        xor ebx, 0x9e3779fe        ;   300.0 p0     107 w[79]
        xor ebx, edi               ;   310.5 p0     107 w[79]
        xor ebx, edx               ;   319.5 p0     107 w[79]
        mov dword [esp + 280], edi ;   310.5 p0+p3  107 w[74] spill
        mov edi, esi               ;   292.5 p1     107 w[78] copy
        xor edi, 0x9e3779ff        ;   293.0 p0     107 w[78]
        xor edi, eax               ;   306.0 p0     107 w[78]
        xor edi, ecx               ;   315.0 p0     107 w[78]
        xor edi, ebp               ;   324.0 p0     107 w[78]
        rol edi, 0xb               ;   324.5 p1     107 w[78]
        xor ebx, edi               ;   328.5 p0     107 w[79]
        rol ebx, 0xb               ;   329.0 p1     107 w[79]
        mov dword [esp + 284], esi ;   292.5 p0+p3  107 w[70] spill
        mov esi, dword [esp + 272] ;   302.5 p2     107 w[80]
        xor esi, 0x9e3779f1        ;   304.5 p0     107 w[80]
        xor esi, ecx               ;   315.0 p0     107 w[80]
        xor esi, ebp               ;   324.0 p0     107 w[80]
        xor esi, ebx               ;   333.0 p0     107 w[80]
        rol esi, 0xb               ;   333.5 p1     107 w[80]
        mov dword [esp + 288], ecx ;   315.0 p0+p3  107 w[75] spill
        mov ecx, dword [esp + 280] ;   311.5 p2     107 w[82]
        xor ecx, 0x9e3779f3        ;   313.5 p0     107 w[82]
        xor ecx, ebp               ;   324.0 p0     107 w[82]
        xor ecx, ebx               ;   333.0 p0     107 w[82]
        mov dword [esp + 292], ebp ;   324.0 p0+p3  107 w[77] spill
        mov ebp, eax               ;   306.0 p1     107 w[81] copy
        xor ebp, 0x9e3779f0        ;   306.5 p0     107 w[81]
        xor ebp, edx               ;   319.5 p0     107 w[81]
        xor ebp, edi               ;   328.5 p0     107 w[81]
        xor ebp, esi               ;   337.5 p0     107 w[81]
        rol ebp, 0xb               ;   338.0 p1     107 w[81]
        xor ecx, ebp               ;   342.0 p0     107 w[82]
        rol ecx, 0xb               ;   342.5 p1     107 w[82]
        mov dword [esp + 296], eax ;   306.0 p0+p3  107 w[73] spill
        mov eax, dword [esp + 288] ;   316.0 p2     107 w[83]
        xor eax, 0x9e3779f2        ;   318.0 p0     107 w[83]
        xor eax, edi               ;   328.5 p0     107 w[83]
        xor eax, esi               ;   337.5 p0     107 w[83]
        xor eax, ecx               ;   346.5 p0     107 w[83]
        rol eax, 0xb               ;   347.0 p1     107 w[83]
        mov dword [esp + 300], edi ;   328.5 p0+p3  107 w[78] spill
        mov edi, dword [esp + 292] ;   325.0 p2     107 w[85]
        xor edi, 0x9e3779f4        ;   327.0 p0     107 w[85]
        xor edi, esi               ;   337.5 p0     107 w[85]
        xor edi, ecx               ;   346.5 p0     107 w[85]
        mov dword [esp + 304], esi ;   337.5 p0+p3  107 w[80] spill
        mov esi, edx               ;   319.5 p1     107 w[84] copy
        xor esi, 0x9e3779f5        ;   320.0 p0     107 w[84]
        xor esi, ebx               ;   333.0 p0     107 w[84]
        xor esi, ebp               ;   342.0 p0     107 w[84]
        xor esi, eax               ;   351.0 p0     107 w[84]
        rol esi, 0xb               ;   351.5 p1     107 w[84]
        xor edi, esi               ;   355.5 p0     107 w[85]
        rol edi, 0xb               ;   356.0 p1     107 w[85]
        mov dword [esp + 308], edx ;   319.5 p0+p3  107 w[76] spill
        mov edx, dword [esp + 300] ;   329.5 p2     107 w[86]
        xor edx, 0x9e3779f7        ;   331.5 p0     107 w[86]
        xor edx, ebp               ;   342.0 p0     107 w[86]
        xor edx, eax               ;   351.0 p0     107 w[86]
        xor edx, edi               ;   360.0 p0     107 w[86]
        rol edx, 0xb               ;   360.5 p1     107 w[86]
        mov dword [esp + 312], ebp ;   342.0 p0+p3  107 w[81] spill
        mov ebp, dword [esp + 304] ;   338.5 p2     107 w[88]
        xor ebp, eax               ;   351.0 p0     107 w[88]
        mov dword [esp + 316], eax ;   351.0 p0+p3  107 w[83] spill
        mov eax, ebx               ;   333.0 p1     107 w[87] copy
        xor eax, 0x9e3779f6        ;   333.5 p0     107 w[87]
        xor eax, ecx               ;   346.5 p0     107 w[87]
        xor eax, esi               ;   355.5 p0     107 w[87]
        xor eax, edx               ;   364.5 p0     107 w[87]
        rol eax, 0xb               ;   365.0 p1     107 w[87]
        mov dword [esp + 320], ebx ;   333.0 p0+p3  107 w[79] spill
        mov ebx, dword [esp + 312] ;   343.0 p2     107 w[89]
        xor ebx, 0x9e3779e8        ;   345.0 p0     107 w[89]
        xor ebx, esi               ;   355.5 p0     107 w[89]
        xor ebx, edx               ;   364.5 p0     107 w[89]
        mov dword [esp + 324], esi ;   355.5 p0+p3  107 w[84] spill
        mov esi, ebp               ;   351.5 p1     107 w[88] copy
        xor esi, 0x9e3779e9        ;   352.0 p0     107 w[88]
        xor esi, edi               ;   360.0 p0     107 w[88]
        xor esi, eax               ;   369.0 p0     107 w[88]
        rol esi, 0xb               ;   369.5 p1     107 w[88]
        xor ebx, esi               ;   373.5 p0     107 w[89]
        rol ebx, 0xb               ;   374.0 p1     107 w[89]
        mov dword [esp + 328], ebp ;   351.5 p0+p3  107 w[88] spill
        mov ebp, dword [esp + 316] ;   352.0 p2     107 w[91]
        xor ebp, 0x9e3779ea        ;   354.0 p0     107 w[91]
        xor ebp, edx               ;   364.5 p0     107 w[91]
        xor ebp, esi               ;   373.5 p0     107 w[91]
        mov dword [esp + 332], edx ;   364.5 p0+p3  107 w[86] spill
        mov edx, ecx               ;   346.5 p1     107 w[90] copy
        xor edx, 0x9e3779eb        ;   347.0 p0     107 w[90]
        xor edx, edi               ;   360.0 p0     107 w[90]
        xor edx, eax               ;   369.0 p0     107 w[90]
        xor edx, ebx               ;   378.0 p0     107 w[90]
        rol edx, 0xb               ;   378.5 p1     107 w[90]
        xor ebp, edx               ;   382.5 p0     107 w[91]
        rol ebp, 0xb               ;   383.0 p1     107 w[91]
        mov dword [esp + 336], ecx ;   346.5 p0+p3  107 w[82] spill
        mov ecx, dword [esp + 324] ;   356.5 p2     107 w[92]
        xor ecx, eax               ;   369.0 p0     107 w[92]
        mov dword [esp + 340], eax ;   369.0 p0+p3  107 w[87] spill
        mov eax, dword [esp + 332] ;   365.5 p2     107 w[94]
        xor eax, 0x9e3779ef        ;   367.5 p0     107 w[94]
        xor eax, ebx               ;   378.0 p0     107 w[94]
        xor eax, ebp               ;   387.0 p0     107 w[94]
        mov dword [esp + 344], esi ;   373.5 p0+p3  107 w[88] spill
        mov esi, ecx               ;   369.5 p1     107 w[92] copy
        xor esi, 0x9e3779ed        ;   370.0 p0     107 w[92]
        xor esi, ebx               ;   378.0 p0     107 w[92]
        xor esi, ebp               ;   387.0 p0     107 w[92]
        rol esi, 0xb               ;   387.5 p1     107 w[92]
        mov dword [esp + 348], ecx ;   369.5 p0+p3  107 w[92] spill
        mov ecx, dword [esp + 344] ;   374.5 p2     107 w[93]
        xor ecx, 0x9e3779ec        ;   376.5 p0     107 w[93]
        xor ecx, edi               ;   377.0 p0     107 w[93]
        xor ecx, edx               ;   382.5 p0     107 w[93]
        xor ecx, esi               ;   391.5 p0     107 w[93]
        rol ecx, 0xb               ;   392.0 p1     107 w[93]
        xor eax, ecx               ;   396.0 p0     107 w[94]
        rol eax, 0xb               ;   396.5 p1     107 w[94]
        mov dword [esp + 352], edi ;   360.0 p0+p3  107 w[85] spill
        mov edi, dword [esp + 340] ;   370.0 p2     107 w[95]
        xor edi, 0x9e3779ee        ;   372.0 p0     107 w[95]
        xor edi, edx               ;   382.5 p0     107 w[95]
        xor edi, esi               ;   391.5 p0     107 w[95]
        xor edi, eax               ;   400.5 p0     107 w[95]
        rol edi, 0xb               ;   401.0 p1     107 w[95]
        mov dword [esp + 356], edx ;   382.5 p0+p3  107 w[90] spill
        mov edx, dword [esp + 344] ;   374.5 p2     107 w[96]
        xor edx, 0x9e3779e1        ;   376.5 p0     107 w[96]
        xor edx, ebp               ;   387.0 p0     107 w[96]
        xor edx, ecx               ;   396.0 p0     107 w[96]
        xor edx, edi               ;   405.0 p0     107 w[96]
        rol edx, 0xb               ;   405.5 p1     107 w[96]
        mov dword [esp + 360], ebp ;   387.0 p0+p3  107 w[91] spill
        mov ebp, dword [esp + 356] ;   383.5 p2     107 w[98]
        xor ebp, 0x9e3779e3        ;   385.5 p0     107 w[98]
        xor ebp, ecx               ;   396.0 p0     107 w[98]
        xor ebp, edi               ;   405.0 p0     107 w[98]
        mov dword [esp + 364], ecx ;   396.0 p0+p3  107 w[93] spill
        mov ecx, ebx               ;   378.0 p1     107 w[97] copy
        xor ecx, 0x9e3779e0        ;   378.5 p0     107 w[97]
        xor ecx, esi               ;   391.5 p0     107 w[97]
        xor ecx, eax               ;   400.5 p0     107 w[97]
        xor ecx, edx               ;   409.5 p0     107 w[97]
        rol ecx, 0xb               ;   410.0 p1     107 w[97]
        xor ebp, ecx               ;   414.0 p0     107 w[98]
        rol ebp, 0xb               ;   414.5 p1     107 w[98]
        mov dword [esp + 368], ebx ;   378.0 p0+p3  107 w[89] spill
        mov ebx, dword [esp + 360] ;   388.0 p2     107 w[99]
        xor ebx, 0x9e3779e2        ;   390.0 p0     107 w[99]
        xor ebx, eax               ;   400.5 p0     107 w[99]
        xor ebx, edx               ;   409.5 p0     107 w[99]
        xor ebx, ebp               ;   418.5 p0     107 w[99]
        rol ebx, 0xb               ;   419.0 p1     107 w[99]
        mov dword [esp + 372], eax ;   400.5 p0+p3  107 w[94] spill
        mov eax, dword [esp + 364] ;   397.0 p2     107 w[101]
        xor eax, 0x9e3779e4        ;   399.0 p0     107 w[101]
        xor eax, edx               ;   409.5 p0     107 w[101]
        xor eax, ebp               ;   418.5 p0     107 w[101]
        mov dword [esp + 376], edx ;   409.5 p0+p3  107 w[96] spill
        mov edx, esi               ;   391.5 p1     107 w[100] copy
        xor edx, edi               ;   405.0 p0     107 w[100]
        mov dword [esp + 380], esi ;   391.5 p0+p3  107 w[92] spill
        mov esi, dword [esp + 372] ;   401.5 p2     107 w[102]
        xor esi, 0x9e3779e7        ;   403.5 p0     107 w[102]
        xor esi, ecx               ;   414.0 p0     107 w[102]
        xor esi, ebx               ;   423.0 p0     107 w[102]
        mov dword [esp + 384], ebp ;   418.5 p0+p3  107 w[98] spill
        mov ebp, edx               ;   405.5 p1     107 w[100] copy
        xor ebp, 0x9e3779e5        ;   406.0 p0     107 w[100]
        xor ebp, ecx               ;   414.0 p0     107 w[100]
        xor ebp, ebx               ;   423.0 p0     107 w[100]
        rol ebp, 0xb               ;   423.5 p1     107 w[100]
        xor eax, ebp               ;   427.5 p0     107 w[101]
        rol eax, 0xb               ;   428.0 p1     107 w[101]
        xor esi, eax               ;   432.0 p0     107 w[102]
        rol esi, 0xb               ;   432.5 p1     107 w[102]
        mov dword [esp + 388], edx ;   405.5 p0+p3  107 w[100] spill
        mov edx, dword [esp + 384] ;   419.5 p2     107 w[103]
        xor edx, 0x9e3779e6        ;   421.5 p0     107 w[103]
        xor edx, edi               ;   422.0 p0     107 w[103]
        xor edx, ebp               ;   427.5 p0     107 w[103]
        xor edx, esi               ;   436.5 p0     107 w[103]
        rol edx, 0xb               ;   437.0 p1     107 w[103]
        mov dword [esp + 392], edi ;   405.0 p0+p3  107 w[95] spill
        mov edi, dword [esp + 376] ;   410.5 p2     107 w[104]
        xor edi, 0x9e3779d9        ;   412.5 p0     107 w[104]
        xor edi, ebx               ;   423.0 p0     107 w[104]
        xor edi, eax               ;   432.0 p0     107 w[104]
        xor edi, edx               ;   441.0 p0     107 w[104]
        rol edi, 0xb               ;   441.5 p1     107 w[104]
        mov dword [esp + 396], ebx ;   423.0 p0+p3  107 w[99] spill
        mov ebx, dword [esp + 384] ;   419.5 p2     107 w[106]
        xor ebx, 0x9e3779db        ;   421.5 p0     107 w[106]
        xor ebx, eax               ;   432.0 p0     107 w[106]
        xor ebx, edx               ;   441.0 p0     107 w[106]
        mov dword [esp + 400], eax ;   432.0 p0+p3  107 w[101] spill
        mov eax, ecx               ;   414.0 p1     107 w[105] copy
        xor eax, 0x9e3779d8        ;   414.5 p0     107 w[105]
        xor eax, ebp               ;   427.5 p0     107 w[105]
        xor eax, esi               ;   436.5 p0     107 w[105]
        xor eax, edi               ;   445.5 p0     107 w[105]
        rol eax, 0xb               ;   446.0 p1     107 w[105]
        xor ebx, eax               ;   450.0 p0     107 w[106]
        rol ebx, 0xb               ;   450.5 p1     107 w[106]
        xor ebp, edx               ;   441.0 p0     107 w[108]
        mov dword [esp + 404], ecx ;   414.0 p0+p3  107 w[97] spill
        mov ecx, dword [esp + 396] ;   424.0 p2     107 w[107]
        xor ecx, 0x9e3779da        ;   426.0 p0     107 w[107]
        xor ecx, esi               ;   436.5 p0     107 w[107]
        xor ecx, edi               ;   445.5 p0     107 w[107]
        xor ecx, ebx               ;   454.5 p0     107 w[107]
        rol ecx, 0xb               ;   455.0 p1     107 w[107]
        mov dword [esp + 408], edx ;   441.0 p0+p3  107 w[103] spill
        mov edx, dword [esp + 400] ;   433.0 p2     107 w[109]
        xor edx, 0x9e3779dc        ;   435.0 p0     107 w[109]
        xor edx, edi               ;   445.5 p0     107 w[109]
        xor edx, ebx               ;   454.5 p0     107 w[109]
        mov dword [esp + 412], edi ;   445.5 p0+p3  107 w[104] spill
        mov edi, ebp               ;   441.5 p1     107 w[108] copy
        xor edi, 0x9e3779dd        ;   442.0 p0     107 w[108]
        xor edi, eax               ;   450.0 p0     107 w[108]
        xor edi, ecx               ;   459.0 p0     107 w[108]
        rol edi, 0xb               ;   459.5 p1     107 w[108]
        xor edx, edi               ;   463.5 p0     107 w[109]
        rol edx, 0xb               ;   464.0 p1     107 w[109]
        mov dword [esp + 416], ebp ;   441.5 p0+p3  107 w[108] spill
        mov ebp, dword [esp + 408] ;   442.0 p2     107 w[111]
        xor ebp, 0x9e3779de        ;   444.0 p0     107 w[111]
        xor ebp, ebx               ;   454.5 p0     107 w[111]
        xor ebp, edi               ;   463.5 p0     107 w[111]
        mov dword [esp + 420], ebx ;   454.5 p0+p3  107 w[106] spill
        mov ebx, esi               ;   436.5 p1     107 w[110] copy
        xor ebx, 0x9e3779df        ;   437.0 p0     107 w[110]
        xor ebx, eax               ;   450.0 p0     107 w[110]
        xor ebx, ecx               ;   459.0 p0     107 w[110]
        xor ebx, edx               ;   468.0 p0     107 w[110]
        rol ebx, 0xb               ;   468.5 p1     107 w[110]
        xor ebp, ebx               ;   472.5 p0     107 w[111]
        rol ebp, 0xb               ;   473.0 p1     107 w[111]
        mov dword [esp + 424], esi ;   436.5 p0+p3  107 w[102] spill
        mov esi, dword [esp + 412] ;   446.5 p2     107 w[112]
        xor esi, 0x9e3779d1        ;   448.5 p0     107 w[112]
        xor esi, ecx               ;   459.0 p0     107 w[112]
        xor esi, edx               ;   468.0 p0     107 w[112]
        xor esi, ebp               ;   477.0 p0     107 w[112]
        rol esi, 0xb               ;   477.5 p1     107 w[112]
        mov dword [esp + 428], ecx ;   459.0 p0+p3  107 w[107] spill
        mov ecx, dword [esp + 420] ;   455.5 p2     107 w[114]
        xor ecx, 0x9e3779d3        ;   457.5 p0     107 w[114]
        xor ecx, edx               ;   468.0 p0     107 w[114]
        xor ecx, ebp               ;   477.0 p0     107 w[114]
        mov dword [esp + 432], edx ;   468.0 p0+p3  107 w[109] spill
        mov edx, eax               ;   450.0 p1     107 w[113] copy
        xor edx, 0x9e3779d0        ;   450.5 p0     107 w[113]
        xor edx, edi               ;   463.5 p0     107 w[113]
        xor edx, ebx               ;   472.5 p0     107 w[113]
        xor edx, esi               ;   481.5 p0     107 w[113]
        rol edx, 0xb               ;   482.0 p1     107 w[113]
        xor ecx, edx               ;   486.0 p0     107 w[114]
        rol ecx, 0xb               ;   486.5 p1     107 w[114]
        mov dword [esp + 436], eax ;   450.0 p0+p3  107 w[105] spill
        mov eax, dword [esp + 428] ;   460.0 p2     107 w[115]
        xor eax, 0x9e3779d2        ;   462.0 p0     107 w[115]
        xor eax, ebx               ;   472.5 p0     107 w[115]
        xor eax, esi               ;   481.5 p0     107 w[115]
        xor eax, ecx               ;   490.5 p0     107 w[115]
        rol eax, 0xb               ;   491.0 p1     107 w[115]
        mov dword [esp + 440], ebx ;   472.5 p0+p3  107 w[110] spill
        mov ebx, dword [esp + 432] ;   469.0 p2     107 w[117]
        xor ebx, 0x9e3779d4        ;   471.0 p0     107 w[117]
        xor ebx, esi               ;   481.5 p0     107 w[117]
        xor ebx, ecx               ;   490.5 p0     107 w[117]
        mov dword [esp + 444], esi ;   481.5 p0+p3  107 w[112] spill
        mov esi, edi               ;   463.5 p1     107 w[116] copy
        xor esi, 0x9e3779d5        ;   464.0 p0     107 w[116]
        xor esi, ebp               ;   477.0 p0     107 w[116]
        xor esi, edx               ;   486.0 p0     107 w[116]
        xor esi, eax               ;   495.0 p0     107 w[116]
        rol esi, 0xb               ;   495.5 p1     107 w[116]
        xor ebx, esi               ;   499.5 p0     107 w[117]
        rol ebx, 0xb               ;   500.0 p1     107 w[117]
        mov dword [esp + 448], edi ;   463.5 p0+p3  107 w[108] spill
        mov edi, dword [esp + 440] ;   473.5 p2     107 w[118]
        xor edi, 0x9e3779d7        ;   475.5 p0     107 w[118]
        xor edi, edx               ;   486.0 p0     107 w[118]
        xor edi, eax               ;   495.0 p0     107 w[118]
        xor edi, ebx               ;   504.0 p0     107 w[118]
        rol edi, 0xb               ;   504.5 p1     107 w[118]
        mov dword [esp + 452], edx ;   486.0 p0+p3  107 w[113] spill
        mov edx, dword [esp + 444] ;   482.5 p2     107 w[120]
        xor edx, eax               ;   495.0 p0     107 w[120]
        mov dword [esp + 456], eax ;   495.0 p0+p3  107 w[115] spill
        mov eax, ebp               ;   477.0 p1     107 w[119] copy
        xor eax, 0x9e3779d6        ;   477.5 p0     107 w[119]
        xor eax, ecx               ;   490.5 p0     107 w[119]
        xor eax, esi               ;   499.5 p0     107 w[119]
        xor eax, edi               ;   508.5 p0     107 w[119]
        rol eax, 0xb               ;   509.0 p1     107 w[119]
        mov dword [esp + 460], ebp ;   477.0 p0+p3  107 w[111] spill
        mov ebp, dword [esp + 452] ;   487.0 p2     107 w[121]
        xor ebp, 0x9e3779c8        ;   489.0 p0     107 w[121]
        xor ebp, esi               ;   499.5 p0     107 w[121]
        xor ebp, edi               ;   508.5 p0     107 w[121]
        mov dword [esp + 464], esi ;   499.5 p0+p3  107 w[116] spill
        mov esi, edx               ;   495.5 p1     107 w[120] copy
        xor esi, 0x9e3779c9        ;   496.0 p0     107 w[120]
        xor esi, ebx               ;   504.0 p0     107 w[120]
        xor esi, eax               ;   513.0 p0     107 w[120]
        rol esi, 0xb               ;   513.5 p1     107 w[120]
        xor ebp, esi               ;   517.5 p0     107 w[121]
        rol ebp, 0xb               ;   518.0 p1     107 w[121]
        mov dword [esp + 468], edx ;   495.5 p0+p3  107 w[120] spill
        mov edx, dword [esp + 456] ;   496.0 p2     107 w[123]
        xor edx, 0x9e3779ca        ;   498.0 p0     107 w[123]
        xor edx, edi               ;   508.5 p0     107 w[123]
        xor edx, esi               ;   517.5 p0     107 w[123]
        mov dword [esp + 472], edi ;   508.5 p0+p3  107 w[118] spill
        mov edi, ecx               ;   490.5 p1     107 w[122] copy
        xor edi, 0x9e3779cb        ;   491.0 p0     107 w[122]
        xor edi, ebx               ;   504.0 p0     107 w[122]
        xor edi, eax               ;   513.0 p0     107 w[122]
        xor edi, ebp               ;   522.0 p0     107 w[122]
        rol edi, 0xb               ;   522.5 p1     107 w[122]
        xor edx, edi               ;   526.5 p0     107 w[123]
        rol edx, 0xb               ;   527.0 p1     107 w[123]
        mov dword [esp + 476], ecx ;   490.5 p0+p3  107 w[114] spill
        mov ecx, dword [esp + 464] ;   500.5 p2     107 w[124]
        xor ecx, eax               ;   513.0 p0     107 w[124]
        mov dword [esp + 480], eax ;   513.0 p0+p3  107 w[119] spill
        mov eax, dword [esp + 472] ;   509.5 p2     107 w[126]
        xor eax, 0x9e3779cf        ;   511.5 p0     107 w[126]
        xor eax, ebp               ;   522.0 p0     107 w[126]
        xor eax, edx               ;   531.0 p0     107 w[126]
        mov dword [esp + 484], esi ;   517.5 p0+p3  107 w[120] spill
        mov esi, ecx               ;   513.5 p1     107 w[124] copy
        xor esi, 0x9e3779cd        ;   514.0 p0     107 w[124]
        xor esi, ebp               ;   522.0 p0     107 w[124]
        xor esi, edx               ;   531.0 p0     107 w[124]
        rol esi, 0xb               ;   531.5 p1     107 w[124]
        mov dword [esp + 488], ecx ;   513.5 p0+p3  107 w[124] spill
        mov ecx, dword [esp + 484] ;   518.5 p2     107 w[125]
        xor ecx, 0x9e3779cc        ;   520.5 p0     107 w[125]
        xor ecx, ebx               ;   521.0 p0     107 w[125]
        xor ecx, edi               ;   526.5 p0     107 w[125]
        xor ecx, esi               ;   535.5 p0     107 w[125]
        rol ecx, 0xb               ;   536.0 p1     107 w[125]
        xor eax, ecx               ;   540.0 p0     107 w[126]
        rol eax, 0xb               ;   540.5 p1     107 w[126]
        mov dword [esp + 492], ebx ;   504.0 p0+p3  107 w[117] spill
        mov ebx, dword [esp + 480] ;   514.0 p2     107 w[127]
        xor ebx, 0x9e3779ce        ;   516.0 p0     107 w[127]
        xor ebx, edi               ;   526.5 p0     107 w[127]
        xor ebx, esi               ;   535.5 p0     107 w[127]
        xor ebx, eax               ;   544.5 p0     107 w[127]
        rol ebx, 0xb               ;   545.0 p1     107 w[127]
        mov dword [esp + 496], edi ;   526.5 p0+p3  107 w[122] spill
        mov edi, dword [esp + 484] ;   518.5 p2     107 w[128]
        xor edi, 0x9e3779c1        ;   520.5 p0     107 w[128]
        xor edi, edx               ;   531.0 p0     107 w[128]
        xor edi, ecx               ;   540.0 p0     107 w[128]
        xor edi, ebx               ;   549.0 p0     107 w[128]
        rol edi, 0xb               ;   549.5 p1     107 w[128]
        mov dword [esp + 500], edx ;   531.0 p0+p3  107 w[123] spill
        mov edx, dword [esp + 496] ;   527.5 p2     107 w[130]
        xor edx, 0x9e3779c3        ;   529.5 p0     107 w[130]
        xor edx, ecx               ;   540.0 p0     107 w[130]
        xor edx, ebx               ;   549.0 p0     107 w[130]
        mov dword [esp + 504], ecx ;   540.0 p0+p3  107 w[125] spill
        mov ecx, ebp               ;   522.0 p1     107 w[129] copy
        xor ecx, 0x9e3779c0        ;   522.5 p0     107 w[129]
        xor ecx, esi               ;   535.5 p0     107 w[129]
        xor ecx, eax               ;   544.5 p0     107 w[129]
        xor ecx, edi               ;   553.5 p0     107 w[129]
        rol ecx, 0xb               ;   554.0 p1     107 w[129]
        xor edx, ecx               ;   558.0 p0     107 w[130]
        rol edx, 0xb               ;   558.5 p1     107 w[130]
        mov dword [esp + 508], ebp ;   522.0 p0+p3  107 w[121] spill
        mov ebp, dword [esp + 500] ;   532.0 p2     107 w[131]
        xor ebp, 0x9e3779c2        ;   534.0 p0     107 w[131]
        xor ebp, eax               ;   544.5 p0     107 w[131]
        xor ebp, edi               ;   553.5 p0     107 w[131]
        xor ebp, edx               ;   562.5 p0     107 w[131]
        rol ebp, 0xb               ;   563.0 p1     107 w[131]
        mov dword [esp + 512], eax ;   544.5 p0+p3  107 w[126] spill
        mov eax, dword [esp + 504] ;   541.0 p2     107 w[133]
        xor eax, 0x9e3779c4        ;   543.0 p0     107 w[133]
        xor eax, edi               ;   553.5 p0     107 w[133]
        xor eax, edx               ;   562.5 p0     107 w[133]
        mov dword [esp + 516], edi ;   553.5 p0+p3  107 w[128] spill
        mov edi, esi               ;   535.5 p1     107 w[132] copy
        xor edi, ebx               ;   549.0 p0     107 w[132]
        mov dword [esp + 520], esi ;   535.5 p0+p3  107 w[124] spill
        mov esi, dword [esp + 512] ;   545.5 p2     107 w[134]
        xor esi, 0x9e3779c7        ;   547.5 p0     107 w[134]
        xor esi, ecx               ;   558.0 p0     107 w[134]
        xor esi, ebp               ;   567.0 p0     107 w[134]
        mov dword [esp + 524], edx ;   562.5 p0+p3  107 w[130] spill
        mov edx, edi               ;   549.5 p1     107 w[132] copy
        xor edx, 0x9e3779c5        ;   550.0 p0     107 w[132]
        xor edx, ecx               ;   558.0 p0     107 w[132]
        xor edx, ebp               ;   567.0 p0     107 w[132]
        rol edx, 0xb               ;   567.5 p1     107 w[132]
        xor eax, edx               ;   571.5 p0     107 w[133]
        rol eax, 0xb               ;   572.0 p1     107 w[133]
        xor esi, eax               ;   576.0 p0     107 w[134]
        rol esi, 0xb               ;   576.5 p1     107 w[134]
        mov dword [esp + 528], edi ;   549.5 p0+p3  107 w[132] spill
        mov edi, dword [esp + 524] ;   563.5 p2     107 w[135]
        xor edi, 0x9e3779c6        ;   565.5 p0     107 w[135]
        xor edi, ebx               ;   566.0 p0     107 w[135]
        xor edi, edx               ;   571.5 p0     107 w[135]
        xor edi, esi               ;   580.5 p0     107 w[135]
        rol edi, 0xb               ;   581.0 p1     107 w[135]
        mov dword [esp + 532], ebx ;   549.0 p0+p3  107 w[127] spill
        mov ebx, dword [esp + 516] ;   554.5 p2     107 w[136]
        xor ebx, 0x9e377939        ;   556.5 p0     107 w[136]
        xor ebx, ebp               ;   567.0 p0     107 w[136]
        xor ebx, eax               ;   576.0 p0     107 w[136]
        xor ebx, edi               ;   585.0 p0     107 w[136]
        rol ebx, 0xb               ;   585.5 p1     107 w[136]
        mov dword [esp + 536], ebp ;   567.0 p0+p3  107 w[131] spill
        mov ebp, dword [esp + 524] ;   563.5 p2     107 w[138]
        xor ebp, 0x9e37793b        ;   565.5 p0     107 w[138]
        xor ebp, eax               ;   576.0 p0     107 w[138]
        xor ebp, edi               ;   585.0 p0     107 w[138]
        mov dword [esp + 540], eax ;   576.0 p0+p3  107 w[133] spill
        mov eax, ecx               ;   558.0 p1     107 w[137] copy
        xor eax, 0x9e377938        ;   558.5 p0     107 w[137]
        xor eax, edx               ;   571.5 p0     107 w[137]
        xor eax, esi               ;   580.5 p0     107 w[137]
        xor eax, ebx               ;   589.5 p0     107 w[137]
        rol eax, 0xb               ;   590.0 p1     107 w[137]
        xor ebp, eax               ;   594.0 p0     107 w[138]
        rol ebp, 0xb               ;   594.5 p1     107 w[138]
        mov dword [esp + 544], eax ;   594.0 p0+p3  107 w[137] spill
        mov eax, dword [esp + 536] ;   568.0 p2     107 w[139]
        xor eax, 0x9e37793a        ;   570.0 p0     107 w[139]
        xor eax, esi               ;   580.5 p0     107 w[139]
        xor eax, ebx               ;   589.5 p0     107 w[139]
        xor eax, ebp               ;   598.5 p0     107 w[139]
        rol eax, 0xb               ;   599.0 p1     107 w[139]
        mov dword [esp + 548], ebp ;   598.5 p0+p3  107 w[138] spill
        mov ebp, dword [esp + 0]   ;   524.0 p2      26 box
        and ebp, dword [esp + 12]  ;   526.0 p2+p0   26 box
        mov dword [esp + 552], eax ;   603.0 p0+p3  107 w[139] spill
        mov eax, dword [esp + 12]  ;   526.0 p2      26 box
        xor eax, dword [esp + 8]   ;   528.0 p2+p0   26 box
        mov dword [esp + 12], ebx  ;   589.5 p0+p3  107 w[136] spill
        mov ebx, dword [esp + 8]   ;   531.0 p2      26 box
        or ebx, dword [esp + 0]    ;   533.0 p2+p0   26 box
        mov dword [esp + 8], esi   ;   580.5 p0+p3  107 w[134] spill
        mov esi, dword [esp + 0]   ;   533.0 p2      26 box
        xor esi, dword [esp + 4]   ;   535.0 p2+p0   26 box
        or esi, ebp                ;   535.5 p0      26 box
        mov dword [esp + 0], edi   ;   585.0 p0+p3  107 w[135] spill
        mov edi, ebx               ;   534.0 p1      26 box copy
        and edi, dword [esp + 4]   ;   535.0 p2+p0   26 box
        xor edi, eax               ;   535.5 p0      26 box
        and eax, ebx               ;   536.0 p0      26 box
        xor eax, esi               ;   536.5 p0      26 box
        xor ebx, edi               ;   537.0 p0      26 box
        xor edi, ebp               ;   537.5 p0      26 box
        xor esi, edi               ;   538.0 p0      26 box
        and ebp, eax               ;   538.5 p0      26 box
        xor ebp, ebx               ;   539.0 p0      26 box
        and ebx, eax               ;   539.5 p0      26 box
        xor edi, ebx               ;   540.0 p0      26 box
        mov ebx, dword [esp + 24]  ;   540.5 p2      25 box
        and ebx, dword [esp + 20]  ;   544.5 p2+p0   25 box
        xor ebx, dword [esp + 36]  ;   545.5 p2+p0   25 box
        mov dword [esp + 4], esi   ;   545.8 p0+p3   26 box spill
        mov esi, dword [esp + 20]  ;   546.5 p2      25 box
        xor esi, dword [esp + 24]  ;   548.5 p2+p0   25 box
        xor esi, dword [esp + 16]  ;   549.0 p2+p0   25 box
        mov dword [esp + 20], eax  ;   549.7 p0+p3   26 box spill
        mov eax, dword [esp + 36]  ;   550.0 p2      25 box
        or eax, dword [esp + 24]   ;   552.0 p2+p0   25 box
        xor eax, dword [esp + 16]  ;   553.5 p2+p0   25 box
        mov dword [esp + 36], ebp  ;   554.2 p0+p3   26 box spill
        mov ebp, ebx               ;   554.5 p1      25 box copy
        and ebp, dword [esp + 16]  ;   555.2 p2+p0   25 box
        xor ebp, esi               ;   555.7 p0      25 box
        xor ebx, esi               ;   556.2 p0      25 box
        or esi, eax                ;   556.7 p0      25 box
        xor esi, ebx               ;   557.2 p0      25 box
        xor ebx, dword [esp + 24]  ;   557.7 p2+p0   25 box
        xor eax, esi               ;   558.2 p0      25 box
        xor esi, ebp               ;   558.7 p0      25 box
        not ebp                    ;   562.5 p0      25 box
        mov dword [esp + 24], ebp  ;   563.0 p0+p3   25 box spill
        mov ebp, dword [esp + 28]  ;   563.2 p2      24 box
        and ebp, dword [esp + 32]  ;   565.2 p2+p0   24 box
        mov dword [esp + 28], eax  ;   564.8 p0+p3   25 box spill
        mov eax, dword [esp + 44]  ;   565.2 p2      24 box
        or eax, dword [esp + 32]   ;   567.2 p2+p0   24 box
        not eax                    ;   567.7 p0      24 box
        mov dword [esp + 44], esi  ;   568.2 p0+p3   25 box spill
        mov esi, dword [esp + 32]  ;   568.3 p2      24 box
        xor esi, dword [esp + 40]  ;   570.3 p2+p0   24 box
        mov dword [esp + 32], ebx  ;   570.0 p0+p3   25 box spill
        mov ebx, ebp               ;   569.7 p1      24 box copy
        mov dword [esp + 16], edi  ;   572.0 p0+p3   26 box spill
        mov edi, eax               ;   570.3 p1      24 box copy
        mov dword [esp + 556], edx ;   574.0 p0+p3  107 w[132] spill
        mov edx, dword [esp + 40]  ;   571.0 p2      24 box
        mov dword [esp + 40], ecx  ;   576.0 p0+p3  107 w[129] spill
        mov ecx, dword [esp + 48]  ;   572.0 p2      23 box
        or ecx, dword [esp + 60]   ;   574.0 p2+p0   23 box
        xor ecx, dword [esp + 68]  ;   574.5 p2+p0   23 box
        mov dword [esp + 48], ecx  ;   578.0 p0+p3   23 box spill
        mov ecx, dword [esp + 60]  ;   575.0 p2      23 box
        xor ecx, dword [esp + 56]  ;   577.0 p2+p0   23 box
        mov dword [esp + 60], ecx  ;   580.5 p0+p3   23 box spill
        mov ecx, dword [esp + 68]  ;   580.8 p2      23 box
        and ecx, dword [esp + 64]  ;   582.8 p2+p0   23 box
        xor ecx, dword [esp + 60]  ;   583.5 p2+p0   23 box
        mov dword [esp + 68], ecx  ;   584.0 p0+p3   23 box spill
        mov ecx, dword [esp + 56]  ;   585.0 p2      23 box
        xor ecx, dword [esp + 48]  ;   587.0 p2+p0   23 box
        mov dword [esp + 56], ecx  ;   587.5 p0+p3   23 box spill
        mov ecx, dword [esp + 64]  ;   587.0 p2      23 box
        xor ecx, dword [esp + 48]  ;   589.0 p2+p0   23 box
        mov dword [esp + 64], eax  ;   589.5 p0+p3   24 box spill
        mov eax, ecx               ;   589.8 p1      23 box copy
        xor ecx, dword [esp + 56]  ;   590.5 p2+p0   23 box
        or ecx, dword [esp + 68]   ;   591.2 p2+p0   23 box
        mov dword [esp + 560], eax ;   591.5 p0+p3   23 box spill
        mov eax, ecx               ;   591.8 p1      23 box copy
        xor eax, dword [esp + 68]  ;   592.5 p2+p0   23 box
        mov dword [esp + 68], ecx  ;   593.5 p0+p3   23 box spill
        mov ecx, eax               ;   593.2 p1      23 box copy
        xor ecx, dword [esp + 48]  ;   594.0 p2+p0   23 box
        mov dword [esp + 48], ecx  ;   598.5 p0+p3   23 box spill
        mov ecx, dword [esp + 52]  ;   598.8 p2      24 box
        not ecx                    ;   600.8 p0      24 box
        xor esi, ecx               ;   601.3 p0      24 box
        or ebx, ecx                ;   601.3 p0      24 box
        xor ebp, esi               ;   601.8 p0      24 box
        and esi, ebx               ;   601.8 p0      24 box
        or edi, esi                ;   603.0 p0      24 box
        xor ebx, ebp               ;   603.5 p0      24 box
        xor edx, ebp               ;   604.0 p0      24 box
        or ebx, edi                ;   604.5 p0      24 box
        mov esi, dword [esp + 64]  ;   604.3 p2      24 box reload
        xor esi, edx               ;   606.3 p0      24 box
        xor ebx, esi               ;   606.8 p0      24 box
        and edx, edi               ;   606.0 p0      24 box
        xor edx, esi               ;   606.8 p0      24 box
        mov esi, dword [esp + 60]  ;   606.0 p2      23 box
        not esi                    ;   608.0 p0      23 box
        mov ecx, dword [esp + 560] ;   607.0 p2      23 box reload
        or ecx, esi                ;   609.0 p0      23 box
        xor eax, ecx               ;   609.5 p0      23 box
        mov esi, dword [esp + 68]  ;   608.0 p2      23 box reload
        xor esi, ecx               ;   610.0 p0      23 box
        mov ecx, dword [esp + 84]  ;   609.0 p2      30 box
        or ecx, dword [esp + 96]   ;   611.0 p2+p0   30 box
        xor ecx, dword [esp + 72]  ;   611.5 p2+p0   30 box
        mov dword [esp + 68], esi  ;   610.5 p0+p3   23 box spill
        mov esi, dword [esp + 72]  ;   612.0 p2      30 box
        and esi, dword [esp + 96]  ;   614.0 p2+p0   30 box
        mov dword [esp + 72], eax  ;   612.0 p0+p3   23 box spill
        mov eax, esi               ;   614.5 p1      30 box copy
        xor eax, dword [esp + 84]  ;   615.0 p2+p0   30 box
        xor esi, dword [esp + 76]  ;   615.0 p2+p0   30 box
        and esi, eax               ;   615.5 p0      30 box
        mov dword [esp + 84], edi  ;   614.0 p0+p3   24 box spill
        mov edi, esi               ;   616.0 p1      30 box copy
        xor edi, dword [esp + 96]  ;   616.5 p2+p0   30 box
        or esi, ecx                ;   616.0 p0      30 box
        xor esi, dword [esp + 76]  ;   617.0 p2+p0   30 box
        mov dword [esp + 96], ebp  ;   616.5 p0+p3   24 box spill
        mov ebp, ecx               ;   616.3 p1      30 box copy
        xor ebp, dword [esp + 76]  ;   618.0 p2+p0   30 box
        not ebp                    ;   618.5 p0      30 box
        or ebp, eax                ;   619.0 p0      30 box
        or ebp, edi                ;   619.5 p0      30 box
        xor ecx, eax               ;   619.5 p0      30 box
        xor ecx, edi               ;   620.0 p0      30 box
        xor ebp, ecx               ;   620.5 p0      30 box
        xor edi, esi               ;   621.0 p0      30 box
        or ecx, esi                ;   621.5 p0      30 box
        xor eax, ecx               ;   622.0 p0      30 box
        mov ecx, dword [esp + 80]  ;   620.3 p2      29 box
        and ecx, dword [esp + 92]  ;   622.5 p2+p0   29 box
        mov dword [esp + 80], edi  ;   623.0 p0+p3   30 box spill
        mov edi, dword [esp + 92]  ;   622.3 p2      29 box
        xor edi, dword [esp + 112] ;   624.3 p2+p0   29 box
        mov dword [esp + 92], esi  ;   624.5 p0+p3   30 box spill
        mov esi, dword [esp + 112] ;   624.3 p2      29 box
        mov dword [esp + 112], eax ;   625.5 p0+p3   30 box spill
        mov eax, dword [esp + 104] ;   625.3 p2      29 box
        mov dword [esp + 76], ebp  ;   627.3 p0+p3   30 box spill
        mov ebp, dword [esp + 104] ;   626.3 p2      29 box
        mov dword [esp + 560], ebx ;   629.3 p0+p3   24 box spill
        mov ebx, dword [esp + 104] ;   627.3 p2      29 box
        mov dword [esp + 104], edx ;   631.3 p0+p3   24 box spill
        mov edx, edi               ;   625.7 p1      29 box copy
        mov dword [esp + 60], edi  ;   633.3 p0+p3   29 box spill
        mov edi, dword [esp + 100] ;   628.3 p2      28 box
        or edi, dword [esp + 124]  ;   630.5 p2+p0   28 box
        mov dword [esp + 64], edi  ;   635.3 p0+p3   28 box spill
        mov edi, dword [esp + 108] ;   630.3 p2      28 box
        xor edi, dword [esp + 100] ;   632.3 p2+p0   28 box
        mov dword [esp + 108], edx ;   637.3 p0+p3   29 box spill
        mov edx, dword [esp + 64]  ;   636.3 p2      28 box reload
        xor edx, edi               ;   638.3 p0      28 box
        and edi, dword [esp + 100] ;   634.0 p2+p0   28 box
        mov dword [esp + 64], edx  ;   639.3 p0+p3   28 box spill
        mov edx, dword [esp + 124] ;   634.3 p2      28 box
        xor edx, dword [esp + 100] ;   636.3 p2+p0   28 box
        mov dword [esp + 124], edi ;   641.3 p0+p3   28 box spill
        mov edi, dword [esp + 100] ;   636.3 p2      28 box
        xor edi, dword [esp + 64]  ;   642.3 p2+p0   28 box
        mov dword [esp + 100], edi ;   643.3 p0+p3   28 box spill
        mov edi, dword [esp + 64]  ;   640.3 p2      28 box
        mov dword [esp + 52], edi  ;   645.3 p0+p3   28 box spill
        mov edi, dword [esp + 64]  ;   640.3 p2      28 box
        mov dword [esp + 64], edi  ;   647.3 p0+p3   28 box spill
        mov edi, dword [esp + 88]  ;   640.3 p2      29 box
        not edi                    ;   642.3 p0      29 box
        xor esi, edi               ;   642.8 p0      29 box
        and eax, edi               ;   642.8 p0      29 box
        xor ecx, esi               ;   643.3 p0      29 box
        or ebp, esi                ;   643.3 p0      29 box
        xor eax, esi               ;   643.3 p0      29 box
        xor ebx, ecx               ;   643.8 p0      29 box
        mov esi, dword [esp + 108] ;   641.3 p2      29 box reload
        xor esi, ebp               ;   644.0 p0      29 box
        mov edi, dword [esp + 60]  ;   642.3 p2      29 box reload
        and edi, eax               ;   644.5 p0      29 box
        xor eax, ecx               ;   645.0 p0      29 box
        and eax, esi               ;   645.5 p0      29 box
        or esi, edi                ;   646.0 p0      29 box
        xor edi, ebx               ;   646.5 p0      29 box
        not ebx                    ;   647.0 p0      29 box
        xor eax, ebx               ;   647.5 p0      29 box
        xor esi, ebx               ;   648.0 p0      29 box
        mov ebp, dword [esp + 116] ;   643.3 p2      28 box
        not ebp                    ;   648.5 p0      28 box
        xor edx, ebp               ;   649.0 p0      28 box
        mov ebx, dword [esp + 124] ;   644.3 p2      28 box reload
        and ebx, edx               ;   649.5 p0      28 box
        xor ebx, ebp               ;   650.0 p0      28 box
        or ebp, edx                ;   650.5 p0      28 box
        mov dword [esp + 124], eax ;   651.0 p0+p3   29 box spill
        mov eax, dword [esp + 52]  ;   646.3 p2      28 box reload
        xor eax, ebp               ;   652.0 p0      28 box
        mov ebp, dword [esp + 64]  ;   648.3 p2      28 box reload
        and ebp, ebx               ;   652.5 p0      28 box
        xor ebx, dword [esp + 100] ;   653.0 p2+p0   28 box
        xor ebp, edx               ;   653.5 p0      28 box
        mov dword [esp + 64], ebx  ;   654.0 p0+p3   28 box spill
        mov ebx, eax               ;   652.5 p1      28 box copy
        and ebx, dword [esp + 100] ;   655.0 p2+p0   28 box
        xor edx, ebx               ;   655.5 p0      28 box
        mov ebx, dword [esp + 136] ;   649.3 p2      27 box
        and ebx, dword [esp + 128] ;   656.0 p2+p0   27 box
        xor ebx, dword [esp + 144] ;   656.5 p2+p0   27 box
        mov dword [esp + 100], edx ;   657.0 p0+p3   28 box spill
        mov edx, dword [esp + 136] ;   652.3 p2      27 box
        xor edx, dword [esp + 120] ;   658.0 p2+p0   27 box
        mov dword [esp + 136], ebp ;   658.5 p0+p3   28 box spill
        mov ebp, dword [esp + 144] ;   654.3 p2      27 box
        or ebp, edx                ;   659.5 p0      27 box
        or ebp, dword [esp + 128]  ;   660.0 p2+p0   27 box
        xor ebp, dword [esp + 120] ;   660.5 p2+p0   27 box
        mov dword [esp + 144], eax ;   661.0 p0+p3   28 box spill
        mov eax, edx               ;   658.5 p1      27 box copy
        and eax, dword [esp + 120] ;   662.0 p2+p0   27 box
        xor eax, ebx               ;   662.5 p0      27 box
        mov dword [esp + 120], esi ;   663.0 p0+p3   29 box spill
        mov esi, ebx               ;   657.0 p1      27 box copy
        xor esi, dword [esp + 128] ;   664.0 p2+p0   27 box
        and ebx, ebp               ;   664.5 p0      27 box
        xor ebp, esi               ;   665.0 p0      27 box
        or esi, eax                ;   665.5 p0      27 box
        not eax                    ;   666.0 p0      27 box
        xor esi, edx               ;   666.5 p0      27 box
        xor edx, ebx               ;   667.0 p0      27 box
        mov ebx, dword [esp + 132] ;   659.3 p2      26 box
        and ebx, dword [esp + 156] ;   667.5 p2+p0   26 box
        mov dword [esp + 128], edx ;   668.0 p0+p3   27 box spill
        mov edx, dword [esp + 156] ;   661.3 p2      26 box
        xor edx, dword [esp + 148] ;   669.0 p2+p0   26 box
        mov dword [esp + 156], esi ;   669.5 p0+p3   27 box spill
        mov esi, dword [esp + 148] ;   663.3 p2      26 box
        or esi, dword [esp + 132]  ;   670.5 p2+p0   26 box
        mov dword [esp + 148], ebp ;   671.0 p0+p3   27 box spill
        mov ebp, dword [esp + 132] ;   665.3 p2      26 box
        xor ebp, dword [esp + 140] ;   672.0 p2+p0   26 box
        or ebp, ebx                ;   672.5 p0      26 box
        mov dword [esp + 132], eax ;   673.0 p0+p3   27 box spill
        mov eax, dword [esp + 140] ;   667.3 p2      26 box
        and eax, esi               ;   674.0 p0      26 box
        xor eax, edx               ;   674.5 p0      26 box
        and edx, esi               ;   675.0 p0      26 box
        xor edx, ebp               ;   675.5 p0      26 box
        xor esi, eax               ;   676.0 p0      26 box
        xor eax, ebx               ;   676.5 p0      26 box
        xor ebp, eax               ;   677.0 p0      26 box
        and ebx, edx               ;   677.5 p0      26 box
        xor ebx, esi               ;   678.0 p0      26 box
        and esi, edx               ;   678.5 p0      26 box
        xor eax, esi               ;   679.0 p0      26 box
        mov esi, dword [esp + 168] ;   668.3 p2      25 box
        and esi, dword [esp + 160] ;   679.5 p2+p0   25 box
        xor esi, dword [esp + 180] ;   680.0 p2+p0   25 box
        mov dword [esp + 140], ebp ;   680.5 p0+p3   26 box spill
        mov ebp, dword [esp + 160] ;   671.3 p2      25 box
        xor ebp, dword [esp + 168] ;   681.5 p2+p0   25 box
        xor ebp, dword [esp + 152] ;   682.0 p2+p0   25 box
        mov dword [esp + 160], edx ;   682.5 p0+p3   26 box spill
        mov edx, dword [esp + 180] ;   674.3 p2      25 box
        or edx, dword [esp + 168]  ;   683.5 p2+p0   25 box
        xor edx, dword [esp + 152] ;   684.0 p2+p0   25 box
        mov dword [esp + 180], ebx ;   684.5 p0+p3   26 box spill
        mov ebx, dword [esp + 152] ;   677.3 p2      25 box
        and ebx, esi               ;   685.5 p0      25 box
        xor ebx, ebp               ;   686.0 p0      25 box
        xor esi, ebp               ;   686.5 p0      25 box
        or ebp, edx                ;   687.0 p0      25 box
        xor ebp, esi               ;   687.5 p0      25 box
        xor esi, dword [esp + 168] ;   688.0 p2+p0   25 box
        xor edx, ebp               ;   688.5 p0      25 box
        xor ebp, ebx               ;   689.0 p0      25 box
        not ebx                    ;   689.5 p0      25 box
        mov dword [esp + 168], ebx ;   690.0 p0+p3   25 box spill
        mov ebx, dword [esp + 164] ;   679.3 p2      24 box
        and ebx, dword [esp + 172] ;   691.0 p2+p0   24 box
        mov dword [esp + 164], edx ;   691.5 p0+p3   25 box spill
        mov edx, dword [esp + 188] ;   681.3 p2      24 box
        or edx, dword [esp + 172]  ;   692.5 p2+p0   24 box
        not edx                    ;   693.0 p0      24 box
        mov dword [esp + 188], ebp ;   693.5 p0+p3   25 box spill
        mov ebp, dword [esp + 172] ;   683.3 p2      24 box
        xor ebp, dword [esp + 176] ;   694.5 p2+p0   24 box
        mov dword [esp + 172], esi ;   695.0 p0+p3   25 box spill
        mov esi, ebx               ;   691.5 p1      24 box copy
        mov dword [esp + 152], eax ;   696.0 p0+p3   26 box spill
        mov eax, edx               ;   693.5 p1      24 box copy
        mov dword [esp + 52], ecx  ;   697.0 p0+p3   29 box spill
        mov ecx, dword [esp + 176] ;   685.3 p2      24 box
        mov dword [esp + 176], edi ;   698.0 p0+p3   29 box spill
        mov edi, dword [esp + 184] ;   686.3 p2      23 box
        or edi, dword [esp + 200]  ;   699.0 p2+p0   23 box
        xor edi, dword [esp + 212] ;   699.5 p2+p0   23 box
        mov dword [esp + 184], edi ;   700.0 p0+p3   23 box spill
        mov edi, dword [esp + 200] ;   689.3 p2      23 box
        xor edi, dword [esp + 192] ;   701.0 p2+p0   23 box
        mov dword [esp + 200], edi ;   701.5 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   691.3 p2      23 box
        and edi, dword [esp + 208] ;   702.5 p2+p0   23 box
        xor edi, dword [esp + 200] ;   704.5 p2+p0   23 box
        mov dword [esp + 212], edi ;   705.0 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   694.3 p2      23 box
        xor edi, dword [esp + 184] ;   704.5 p2+p0   23 box
        mov dword [esp + 192], edi ;   705.0 p0+p3   23 box spill
        mov edi, dword [esp + 208] ;   696.3 p2      23 box
        xor edi, dword [esp + 184] ;   706.0 p2+p0   23 box
        mov dword [esp + 208], edi ;   706.5 p0+p3   23 box spill
        mov edi, dword [esp + 192] ;   706.0 p2      23 box
        xor edi, dword [esp + 208] ;   709.5 p2+p0   23 box
        or edi, dword [esp + 212]  ;   710.0 p2+p0   23 box
        mov dword [esp + 116], edi ;   710.5 p0+p3   23 box spill
        mov edi, dword [esp + 208] ;   707.5 p2      23 box
        mov dword [esp + 208], edi ;   709.5 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   706.0 p2      23 box
        xor edi, dword [esp + 116] ;   713.5 p2+p0   23 box
        mov dword [esp + 212], edi ;   714.0 p0+p3   23 box spill
        mov edi, dword [esp + 184] ;   704.3 p2      23 box
        xor edi, dword [esp + 212] ;   717.0 p2+p0   23 box
        mov dword [esp + 184], edi ;   717.5 p0+p3   23 box spill
        mov edi, dword [esp + 212] ;   715.0 p2      23 box
        mov dword [esp + 212], edi ;   717.0 p0+p3   23 box spill
        mov edi, dword [esp + 196] ;   707.3 p2      24 box
        not edi                    ;   714.5 p0      24 box
        xor ebp, edi               ;   715.0 p0      24 box
        or esi, edi                ;   715.5 p0      24 box
        xor ebx, ebp               ;   716.0 p0      24 box
        and ebp, esi               ;   716.5 p0      24 box
        or eax, ebp                ;   717.0 p0      24 box
        xor esi, ebx               ;   717.5 p0      24 box
        xor ecx, ebx               ;   718.0 p0      24 box
        or esi, eax                ;   718.5 p0      24 box
        xor edx, ecx               ;   719.0 p0      24 box
        xor esi, edx               ;   719.5 p0      24 box
        and ecx, eax               ;   720.0 p0      24 box
        xor edx, ecx               ;   720.5 p0      24 box
        mov edi, dword [esp + 200] ;   708.3 p2      23 box
        not edi                    ;   721.0 p0      23 box
        mov ebp, dword [esp + 208] ;   710.5 p2      23 box reload
        or ebp, edi                ;   721.5 p0      23 box
        mov edi, dword [esp + 212] ;   718.0 p2      23 box reload
        xor edi, ebp               ;   722.0 p0      23 box
        xor ebp, dword [esp + 116] ;   722.5 p2+p0   23 box
        mov ecx, dword [esp + 204] ;   712.3 p2      30 box
        or ecx, dword [esp + 220]  ;   723.0 p2+p0   30 box
        xor ecx, dword [esp + 228] ;   723.5 p2+p0   30 box
        mov dword [esp + 116], ebp ;   724.0 p0+p3   23 box spill
        mov ebp, dword [esp + 228] ;   715.3 p2      30 box
        and ebp, dword [esp + 220] ;   725.0 p2+p0   30 box
        mov dword [esp + 228], edi ;   725.5 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   717.3 p2      30 box
        xor edi, ebp               ;   726.5 p0      30 box
        xor ebp, dword [esp + 216] ;   727.0 p2+p0   30 box
        and ebp, edi               ;   727.5 p0      30 box
        mov dword [esp + 204], eax ;   728.0 p0+p3   24 box spill
        mov eax, dword [esp + 220] ;   719.3 p2      30 box
        xor eax, ebp               ;   729.0 p0      30 box
        or ebp, ecx                ;   729.5 p0      30 box
        xor ebp, dword [esp + 216] ;   730.0 p2+p0   30 box
        mov dword [esp + 220], ebx ;   730.5 p0+p3   24 box spill
        mov ebx, dword [esp + 216] ;   721.3 p2      30 box
        xor ebx, ecx               ;   731.5 p0      30 box
        not ebx                    ;   732.0 p0      30 box
        xor ecx, edi               ;   732.5 p0      30 box
        xor ecx, eax               ;   733.0 p0      30 box
        or ebx, edi                ;   733.5 p0      30 box
        or ebx, eax                ;   734.0 p0      30 box
        xor ebx, ecx               ;   734.5 p0      30 box
        xor eax, ebp               ;   735.0 p0      30 box
        or ecx, ebp                ;   735.5 p0      30 box
        xor edi, ecx               ;   736.0 p0      30 box
        mov ecx, dword [esp + 240] ;   722.3 p2      29 box
        and ecx, dword [esp + 252] ;   736.5 p2+p0   29 box
        mov dword [esp + 240], eax ;   737.0 p0+p3   30 box spill
        mov eax, dword [esp + 252] ;   724.3 p2      29 box
        xor eax, dword [esp + 232] ;   738.0 p2+p0   29 box
        mov dword [esp + 252], ebp ;   738.5 p0+p3   30 box spill
        mov ebp, dword [esp + 232] ;   726.3 p2      29 box
        mov dword [esp + 232], edi ;   739.5 p0+p3   30 box spill
        mov edi, dword [esp + 248] ;   727.3 p2      29 box
        mov dword [esp + 216], ebx ;   740.5 p0+p3   30 box spill
        mov ebx, dword [esp + 248] ;   728.3 p2      29 box
        mov dword [esp + 212], esi ;   741.5 p0+p3   24 box spill
        mov esi, dword [esp + 248] ;   729.3 p2      29 box
        mov dword [esp + 248], edx ;   742.5 p0+p3   24 box spill
        mov edx, eax               ;   738.5 p1      29 box copy
        mov dword [esp + 208], eax ;   743.5 p0+p3   29 box spill
        mov eax, dword [esp + 236] ;   730.3 p2      28 box
        or eax, dword [esp + 264]  ;   744.5 p2+p0   28 box
        mov dword [esp + 200], eax ;   745.0 p0+p3   28 box spill
        mov eax, dword [esp + 244] ;   732.3 p2      28 box
        xor eax, dword [esp + 236] ;   746.0 p2+p0   28 box
        mov dword [esp + 244], edx ;   746.5 p0+p3   29 box spill
        mov edx, dword [esp + 200] ;   746.0 p2      28 box reload
        xor edx, eax               ;   748.0 p0      28 box
        and eax, dword [esp + 236] ;   748.0 p2+p0   28 box
        mov dword [esp + 200], edx ;   748.5 p0+p3   28 box spill
        mov edx, dword [esp + 264] ;   736.3 p2      28 box
        xor edx, dword [esp + 236] ;   749.5 p2+p0   28 box
        mov dword [esp + 264], eax ;   750.0 p0+p3   28 box spill
        mov eax, dword [esp + 236] ;   738.3 p2      28 box
        xor eax, dword [esp + 200] ;   751.5 p2+p0   28 box
        mov dword [esp + 236], eax ;   752.0 p0+p3   28 box spill
        mov eax, dword [esp + 200] ;   749.5 p2      28 box
        mov dword [esp + 196], eax ;   752.5 p0+p3   28 box spill
        mov eax, dword [esp + 200] ;   749.5 p2      28 box
        mov dword [esp + 200], eax ;   753.5 p0+p3   28 box spill
        mov eax, dword [esp + 224] ;   742.3 p2      29 box
        not eax                    ;   754.5 p0      29 box
        xor ebp, eax               ;   755.0 p0      29 box
        and edi, eax               ;   755.5 p0      29 box
        xor ecx, ebp               ;   756.0 p0      29 box
        or ebx, ebp                ;   756.5 p0      29 box
        xor ebp, edi               ;   757.0 p0      29 box
        xor esi, ecx               ;   757.5 p0      29 box
        mov edi, dword [esp + 244] ;   747.5 p2      29 box reload
        xor edi, ebx               ;   758.0 p0      29 box
        mov eax, dword [esp + 208] ;   744.5 p2      29 box reload
        and eax, ebp               ;   758.5 p0      29 box
        xor ebp, ecx               ;   759.0 p0      29 box
        and ebp, edi               ;   759.5 p0      29 box
        or edi, eax                ;   760.0 p0      29 box
        xor eax, esi               ;   760.5 p0      29 box
        not esi                    ;   761.0 p0      29 box
        xor ebp, esi               ;   761.5 p0      29 box
        xor edi, esi               ;   762.0 p0      29 box
        mov esi, dword [esp + 256] ;   745.3 p2      28 box
        not esi                    ;   762.5 p0      28 box
        xor edx, esi               ;   763.0 p0      28 box
        mov ebx, dword [esp + 264] ;   751.0 p2      28 box reload
        and ebx, edx               ;   763.5 p0      28 box
        xor ebx, esi               ;   764.0 p0      28 box
        or esi, edx                ;   764.5 p0      28 box
        mov dword [esp + 264], ebp ;   765.0 p0+p3   29 box spill
        mov ebp, dword [esp + 196] ;   753.5 p2      28 box reload
        xor ebp, esi               ;   766.0 p0      28 box
        mov esi, dword [esp + 200] ;   754.5 p2      28 box reload
        and esi, ebx               ;   766.5 p0      28 box
        xor ebx, dword [esp + 236] ;   767.0 p2+p0   28 box
        xor esi, edx               ;   767.5 p0      28 box
        mov dword [esp + 200], ebx ;   768.0 p0+p3   28 box spill
        mov ebx, dword [esp + 236] ;   753.0 p2      28 box
        and ebx, ebp               ;   769.0 p0      28 box
        xor edx, ebx               ;   769.5 p0      28 box
        mov ebx, dword [esp + 276] ;   751.3 p2      27 box
        and ebx, dword [esp + 268] ;   770.0 p2+p0   27 box
        xor ebx, dword [esp + 284] ;   770.5 p2+p0   27 box
        mov dword [esp + 236], edx ;   771.0 p0+p3   28 box spill
        mov edx, dword [esp + 276] ;   754.3 p2      27 box
        xor edx, dword [esp + 260] ;   772.0 p2+p0   27 box
        mov dword [esp + 276], esi ;   772.5 p0+p3   28 box spill
        mov esi, dword [esp + 284] ;   756.3 p2      27 box
        or esi, dword [esp + 268]  ;   773.5 p2+p0   27 box
        or esi, edx                ;   774.0 p0      27 box
        xor esi, dword [esp + 260] ;   774.5 p2+p0   27 box
        mov dword [esp + 284], ebp ;   775.0 p0+p3   28 box spill
        mov ebp, dword [esp + 260] ;   759.3 p2      27 box
        and ebp, edx               ;   776.0 p0      27 box
        xor ebp, ebx               ;   776.5 p0      27 box
        mov dword [esp + 260], edi ;   777.0 p0+p3   29 box spill
        mov edi, dword [esp + 268] ;   760.3 p2      27 box
        xor edi, ebx               ;   778.0 p0      27 box
        and ebx, esi               ;   778.5 p0      27 box
        xor esi, edi               ;   779.0 p0      27 box
        or edi, ebp                ;   779.5 p0      27 box
        not ebp                    ;   780.0 p0      27 box
        xor edi, edx               ;   780.5 p0      27 box
        xor edx, ebx               ;   781.0 p0      27 box
        mov ebx, dword [esp + 272] ;   761.3 p2      26 box
        and ebx, dword [esp + 296] ;   781.5 p2+p0   26 box
        mov dword [esp + 268], edx ;   782.0 p0+p3   27 box spill
        mov edx, dword [esp + 296] ;   763.3 p2      26 box
        xor edx, dword [esp + 288] ;   783.0 p2+p0   26 box
        mov dword [esp + 296], edi ;   783.5 p0+p3   27 box spill
        mov edi, dword [esp + 288] ;   765.3 p2      26 box
        or edi, dword [esp + 272]  ;   784.5 p2+p0   26 box
        mov dword [esp + 288], esi ;   785.0 p0+p3   27 box spill
        mov esi, dword [esp + 272] ;   767.3 p2      26 box
        xor esi, dword [esp + 280] ;   786.0 p2+p0   26 box
        or esi, ebx                ;   786.5 p0      26 box
        mov dword [esp + 272], ebp ;   787.0 p0+p3   27 box spill
        mov ebp, dword [esp + 280] ;   769.3 p2      26 box
        and ebp, edi               ;   788.0 p0      26 box
        xor ebp, edx               ;   788.5 p0      26 box
        and edx, edi               ;   789.0 p0      26 box
        xor edx, esi               ;   789.5 p0      26 box
        xor edi, ebp               ;   790.0 p0      26 box
        xor ebp, ebx               ;   790.5 p0      26 box
        xor esi, ebp               ;   791.0 p0      26 box
        and ebx, edx               ;   791.5 p0      26 box
        xor ebx, edi               ;   792.0 p0      26 box
        and edi, edx               ;   792.5 p0      26 box
        xor ebp, edi               ;   793.0 p0      26 box
        mov edi, dword [esp + 308] ;   770.3 p2      25 box
        and edi, dword [esp + 300] ;   793.5 p2+p0   25 box
        xor edi, dword [esp + 320] ;   794.0 p2+p0   25 box
        mov dword [esp + 280], esi ;   794.5 p0+p3   26 box spill
        mov esi, dword [esp + 300] ;   773.3 p2      25 box
        xor esi, dword [esp + 308] ;   795.5 p2+p0   25 box
        xor esi, dword [esp + 292] ;   796.0 p2+p0   25 box
        mov dword [esp + 300], edx ;   796.5 p0+p3   26 box spill
        mov edx, dword [esp + 320] ;   776.3 p2      25 box
        or edx, dword [esp + 308]  ;   797.5 p2+p0   25 box
        xor edx, dword [esp + 292] ;   798.0 p2+p0   25 box
        mov dword [esp + 320], ebx ;   798.5 p0+p3   26 box spill
        mov ebx, dword [esp + 292] ;   779.3 p2      25 box
        and ebx, edi               ;   799.5 p0      25 box
        xor ebx, esi               ;   800.0 p0      25 box
        xor edi, esi               ;   800.5 p0      25 box
        or esi, edx                ;   801.0 p0      25 box
        xor esi, edi               ;   801.5 p0      25 box
        xor edi, dword [esp + 308] ;   802.0 p2+p0   25 box
        xor edx, esi               ;   802.5 p0      25 box
        xor esi, ebx               ;   803.0 p0      25 box
        not ebx                    ;   803.5 p0      25 box
        mov dword [esp + 308], ebx ;   804.0 p0+p3   25 box spill
        mov ebx, dword [esp + 304] ;   781.3 p2      24 box
        and ebx, dword [esp + 312] ;   805.0 p2+p0   24 box
        mov dword [esp + 304], edx ;   805.5 p0+p3   25 box spill
        mov edx, dword [esp + 328] ;   783.3 p2      24 box
        or edx, dword [esp + 312]  ;   806.5 p2+p0   24 box
        not edx                    ;   807.0 p0      24 box
        mov dword [esp + 328], esi ;   807.5 p0+p3   25 box spill
        mov esi, dword [esp + 312] ;   785.3 p2      24 box
        xor esi, dword [esp + 316] ;   808.5 p2+p0   24 box
        mov dword [esp + 312], edi ;   809.0 p0+p3   25 box spill
        mov edi, ebx               ;   805.5 p1      24 box copy
        mov dword [esp + 292], ebp ;   810.0 p0+p3   26 box spill
        mov ebp, dword [esp + 316] ;   787.3 p2      24 box
        mov dword [esp + 316], ecx ;   811.0 p0+p3   29 box spill
        mov ecx, edx               ;   807.5 p1      24 box copy
        mov dword [esp + 196], eax ;   812.0 p0+p3   29 box spill
        mov eax, dword [esp + 324] ;   788.3 p2      23 box
        or eax, dword [esp + 340]  ;   813.0 p2+p0   23 box
        xor eax, dword [esp + 352] ;   813.5 p2+p0   23 box
        mov dword [esp + 324], eax ;   814.0 p0+p3   23 box spill
        mov eax, dword [esp + 340] ;   791.3 p2      23 box
        xor eax, dword [esp + 332] ;   815.0 p2+p0   23 box
        mov dword [esp + 340], eax ;   815.5 p0+p3   23 box spill
        mov eax, dword [esp + 352] ;   793.3 p2      23 box
        and eax, dword [esp + 348] ;   816.5 p2+p0   23 box
        xor eax, dword [esp + 340] ;   818.5 p2+p0   23 box
        mov dword [esp + 352], eax ;   819.0 p0+p3   23 box spill
        mov eax, dword [esp + 332] ;   796.3 p2      23 box
        xor eax, dword [esp + 324] ;   818.5 p2+p0   23 box
        mov dword [esp + 332], eax ;   819.0 p0+p3   23 box spill
        mov eax, dword [esp + 348] ;   798.3 p2      23 box
        xor eax, dword [esp + 324] ;   820.0 p2+p0   23 box
        mov dword [esp + 348], eax ;   820.5 p0+p3   23 box spill
        mov eax, dword [esp + 332] ;   820.0 p2      23 box
        xor eax, dword [esp + 348] ;   823.5 p2+p0   23 box
        or eax, dword [esp + 352]  ;   824.0 p2+p0   23 box
        mov dword [esp + 256], eax ;   824.5 p0+p3   23 box spill
        mov eax, dword [esp + 348] ;   821.5 p2      23 box
        mov dword [esp + 348], eax ;   823.5 p0+p3   23 box spill
        mov eax, dword [esp + 352] ;   820.0 p2      23 box
        xor eax, dword [esp + 256] ;   827.5 p2+p0   23 box
        mov dword [esp + 352], eax ;   828.0 p0+p3   23 box spill
        mov eax, dword [esp + 324] ;   815.0 p2      23 box
        xor eax, dword [esp + 352] ;   831.0 p2+p0   23 box
        mov dword [esp + 324], eax ;   831.5 p0+p3   23 box spill
        mov eax, dword [esp + 352] ;   829.0 p2      23 box
        mov dword [esp + 352], eax ;   831.0 p0+p3   23 box spill
        mov eax, dword [esp + 336] ;   809.3 p2      24 box
        not eax                    ;   828.5 p0      24 box
        xor esi, eax               ;   829.0 p0      24 box
        or edi, eax                ;   829.5 p0      24 box
        xor ebx, esi               ;   830.0 p0      24 box
        and esi, edi               ;   830.5 p0      24 box
        or ecx, esi                ;   831.0 p0      24 box
        xor edi, ebx               ;   831.5 p0      24 box
        xor ebp, ebx               ;   832.0 p0      24 box
        or edi, ecx                ;   832.5 p0      24 box
        xor edx, ebp               ;   833.0 p0      24 box
        xor edi, edx               ;   833.5 p0      24 box
        and ebp, ecx               ;   834.0 p0      24 box
        xor edx, ebp               ;   834.5 p0      24 box
        mov esi, dword [esp + 340] ;   816.5 p2      23 box
        not esi                    ;   835.0 p0      23 box
        mov ebp, dword [esp + 348] ;   824.5 p2      23 box reload
        or ebp, esi                ;   835.5 p0      23 box
        mov esi, dword [esp + 256] ;   825.5 p2      23 box
        xor esi, ebp               ;   836.0 p0      23 box
        mov eax, dword [esp + 352] ;   832.0 p2      23 box reload
        xor eax, ebp               ;   836.5 p0      23 box
        mov ebp, dword [esp + 344] ;   814.3 p2      30 box
        or ebp, dword [esp + 360]  ;   837.0 p2+p0   30 box
        xor ebp, dword [esp + 368] ;   837.5 p2+p0   30 box
        mov dword [esp + 352], esi ;   838.0 p0+p3   23 box spill
        mov esi, dword [esp + 368] ;   817.3 p2      30 box
        and esi, dword [esp + 360] ;   839.0 p2+p0   30 box
        mov dword [esp + 368], eax ;   839.5 p0+p3   23 box spill
        mov eax, dword [esp + 344] ;   819.3 p2      30 box
        xor eax, esi               ;   840.5 p0      30 box
        xor esi, dword [esp + 356] ;   841.0 p2+p0   30 box
        and esi, eax               ;   841.5 p0      30 box
        mov dword [esp + 344], ecx ;   842.0 p0+p3   24 box spill
        mov ecx, dword [esp + 360] ;   821.3 p2      30 box
        xor ecx, esi               ;   843.0 p0      30 box
        or esi, ebp                ;   843.5 p0      30 box
        xor esi, dword [esp + 356] ;   844.0 p2+p0   30 box
        mov dword [esp + 360], ebx ;   844.5 p0+p3   24 box spill
        mov ebx, dword [esp + 356] ;   823.3 p2      30 box
        xor ebx, ebp               ;   845.5 p0      30 box
        not ebx                    ;   846.0 p0      30 box
        xor ebp, eax               ;   846.5 p0      30 box
        xor ebp, ecx               ;   847.0 p0      30 box
        or ebx, eax                ;   847.5 p0      30 box
        or ebx, ecx                ;   848.0 p0      30 box
        xor ebx, ebp               ;   848.5 p0      30 box
        xor ecx, esi               ;   849.0 p0      30 box
        or ebp, esi                ;   849.5 p0      30 box
        xor eax, ebp               ;   850.0 p0      30 box
        mov ebp, dword [esp + 380] ;   824.3 p2      29 box
        and ebp, dword [esp + 392] ;   850.5 p2+p0   29 box
        mov dword [esp + 380], ecx ;   851.0 p0+p3   30 box spill
        mov ecx, dword [esp + 392] ;   826.3 p2      29 box
        xor ecx, dword [esp + 372] ;   852.0 p2+p0   29 box
        mov dword [esp + 392], esi ;   852.5 p0+p3   30 box spill
        mov esi, dword [esp + 372] ;   828.3 p2      29 box
        mov dword [esp + 372], eax ;   853.5 p0+p3   30 box spill
        mov eax, dword [esp + 388] ;   829.3 p2      29 box
        mov dword [esp + 356], ebx ;   854.5 p0+p3   30 box spill
        mov ebx, dword [esp + 388] ;   830.3 p2      29 box
        mov dword [esp + 256], edi ;   855.5 p0+p3   24 box spill
        mov edi, dword [esp + 388] ;   831.3 p2      29 box
        mov dword [esp + 388], edx ;   856.5 p0+p3   24 box spill
        mov edx, ecx               ;   852.5 p1      29 box copy
        mov dword [esp + 348], ecx ;   857.5 p0+p3   29 box spill
        mov ecx, dword [esp + 376] ;   832.3 p2      28 box
        or ecx, dword [esp + 404]  ;   858.5 p2+p0   28 box
        mov dword [esp + 340], ecx ;   859.0 p0+p3   28 box spill
        mov ecx, dword [esp + 384] ;   834.3 p2      28 box
        xor ecx, dword [esp + 376] ;   860.0 p2+p0   28 box
        mov dword [esp + 384], ecx ;   860.5 p0+p3   28 box spill
        mov ecx, dword [esp + 404] ;   836.3 p2      28 box
        xor ecx, dword [esp + 376] ;   861.5 p2+p0   28 box
        mov dword [esp + 404], ecx ;   862.0 p0+p3   28 box spill
        mov ecx, dword [esp + 340] ;   860.0 p2      28 box reload
        xor ecx, dword [esp + 384] ;   863.5 p2+p0   28 box
        mov dword [esp + 340], ecx ;   864.0 p0+p3   28 box spill
        mov ecx, dword [esp + 376] ;   840.3 p2      28 box
        xor ecx, dword [esp + 340] ;   867.0 p2+p0   28 box
        mov dword [esp + 336], ecx ;   867.5 p0+p3   28 box spill
        mov ecx, dword [esp + 384] ;   861.5 p2      28 box
        and ecx, dword [esp + 376] ;   866.0 p2+p0   28 box
        mov dword [esp + 376], ecx ;   866.5 p0+p3   28 box spill
        mov ecx, dword [esp + 340] ;   865.0 p2      28 box
        mov dword [esp + 384], ecx ;   867.5 p0+p3   28 box spill
        mov ecx, dword [esp + 340] ;   865.0 p2      28 box
        mov dword [esp + 340], ecx ;   868.5 p0+p3   28 box spill
        mov ecx, dword [esp + 364] ;   846.3 p2      29 box
        not ecx                    ;   869.5 p0      29 box
        xor esi, ecx               ;   870.0 p0      29 box
        and eax, ecx               ;   870.5 p0      29 box
        xor ebp, esi               ;   871.0 p0      29 box
        or ebx, esi                ;   871.5 p0      29 box
        xor edx, ebx               ;   872.0 p0      29 box
        xor esi, eax               ;   872.5 p0      29 box
        xor edi, ebp               ;   873.0 p0      29 box
        mov eax, dword [esp + 348] ;   858.5 p2      29 box reload
        and eax, esi               ;   873.5 p0      29 box
        xor esi, ebp               ;   874.0 p0      29 box
        and esi, edx               ;   874.5 p0      29 box
        or edx, eax                ;   875.0 p0      29 box
        xor eax, edi               ;   875.5 p0      29 box
        not edi                    ;   876.0 p0      29 box
        xor esi, edi               ;   876.5 p0      29 box
        xor edx, edi               ;   877.0 p0      29 box
        mov edi, dword [esp + 396] ;   848.3 p2      28 box
        not edi                    ;   877.5 p0      28 box
        mov ecx, dword [esp + 404] ;   863.0 p2      28 box reload
        xor ecx, edi               ;   878.0 p0      28 box
        mov ebx, dword [esp + 376] ;   867.5 p2      28 box reload
        and ebx, ecx               ;   878.5 p0      28 box
        xor ebx, edi               ;   879.0 p0      28 box
        or edi, ecx                ;   879.5 p0      28 box
        mov dword [esp + 376], esi ;   880.0 p0+p3   29 box spill
        mov esi, dword [esp + 384] ;   868.5 p2      28 box reload
        xor esi, edi               ;   881.0 p0      28 box
        mov edi, dword [esp + 336] ;   868.5 p2      28 box
        xor edi, ebx               ;   881.5 p0      28 box
        mov dword [esp + 384], edi ;   882.0 p0+p3   28 box spill
        mov edi, dword [esp + 340] ;   869.5 p2      28 box reload
        and edi, ebx               ;   883.0 p0      28 box
        mov ebx, dword [esp + 336] ;   868.5 p2      28 box
        and ebx, esi               ;   883.5 p0      28 box
        xor ebx, ecx               ;   884.0 p0      28 box
        xor ecx, edi               ;   884.5 p0      28 box
        mov edi, dword [esp + 416] ;   855.3 p2      27 box
        and edi, dword [esp + 408] ;   885.0 p2+p0   27 box
        xor edi, dword [esp + 424] ;   885.5 p2+p0   27 box
        mov dword [esp + 336], ebx ;   886.0 p0+p3   28 box spill
        mov ebx, dword [esp + 416] ;   858.3 p2      27 box
        xor ebx, dword [esp + 400] ;   887.0 p2+p0   27 box
        mov dword [esp + 416], ecx ;   887.5 p0+p3   28 box spill
        mov ecx, dword [esp + 424] ;   860.3 p2      27 box
        or ecx, dword [esp + 408]  ;   888.5 p2+p0   27 box
        or ecx, ebx                ;   889.0 p0      27 box
        xor ecx, dword [esp + 400] ;   889.5 p2+p0   27 box
        mov dword [esp + 424], esi ;   890.0 p0+p3   28 box spill
        mov esi, dword [esp + 400] ;   863.3 p2      27 box
        and esi, ebx               ;   891.0 p0      27 box
        xor esi, edi               ;   891.5 p0      27 box
        mov dword [esp + 400], edx ;   892.0 p0+p3   29 box spill
        mov edx, dword [esp + 408] ;   864.3 p2      27 box
        xor edx, edi               ;   893.0 p0      27 box
        and edi, ecx               ;   893.5 p0      27 box
        xor ecx, edx               ;   894.0 p0      27 box
        or edx, esi                ;   894.5 p0      27 box
        not esi                    ;   895.0 p0      27 box
        xor edx, ebx               ;   895.5 p0      27 box
        xor ebx, edi               ;   896.0 p0      27 box
        mov edi, dword [esp + 412] ;   865.3 p2      26 box
        and edi, dword [esp + 436] ;   896.5 p2+p0   26 box
        mov dword [esp + 408], ebx ;   897.0 p0+p3   27 box spill
        mov ebx, dword [esp + 436] ;   867.3 p2      26 box
        xor ebx, dword [esp + 428] ;   898.0 p2+p0   26 box
        mov dword [esp + 436], edx ;   898.5 p0+p3   27 box spill
        mov edx, dword [esp + 428] ;   869.3 p2      26 box
        or edx, dword [esp + 412]  ;   899.5 p2+p0   26 box
        mov dword [esp + 428], ecx ;   900.0 p0+p3   27 box spill
        mov ecx, dword [esp + 412] ;   871.3 p2      26 box
        xor ecx, dword [esp + 420] ;   901.0 p2+p0   26 box
        or ecx, edi                ;   901.5 p0      26 box
        mov dword [esp + 412], esi ;   902.0 p0+p3   27 box spill
        mov esi, dword [esp + 420] ;   873.3 p2      26 box
        and esi, edx               ;   903.0 p0      26 box
        xor esi, ebx               ;   903.5 p0      26 box
        and ebx, edx               ;   904.0 p0      26 box
        xor ebx, ecx               ;   904.5 p0      26 box
        xor edx, esi               ;   905.0 p0      26 box
        xor esi, edi               ;   905.5 p0      26 box
        xor ecx, esi               ;   906.0 p0      26 box
        and edi, ebx               ;   906.5 p0      26 box
        xor edi, edx               ;   907.0 p0      26 box
        and edx, ebx               ;   907.5 p0      26 box
        xor esi, edx               ;   908.0 p0      26 box
        mov edx, dword [esp + 448] ;   874.3 p2      25 box
        and edx, dword [esp + 440] ;   908.5 p2+p0   25 box
        xor edx, dword [esp + 460] ;   909.0 p2+p0   25 box
        mov dword [esp + 420], ecx ;   909.5 p0+p3   26 box spill
        mov ecx, dword [esp + 440] ;   877.3 p2      25 box
        xor ecx, dword [esp + 448] ;   910.5 p2+p0   25 box
        xor ecx, dword [esp + 432] ;   911.0 p2+p0   25 box
        mov dword [esp + 440], ebx ;   911.5 p0+p3   26 box spill
        mov ebx, dword [esp + 460] ;   880.3 p2      25 box
        or ebx, dword [esp + 448]  ;   912.5 p2+p0   25 box
        xor ebx, dword [esp + 432] ;   913.0 p2+p0   25 box
        mov dword [esp + 460], edi ;   913.5 p0+p3   26 box spill
        mov edi, dword [esp + 432] ;   883.3 p2      25 box
        and edi, edx               ;   914.5 p0      25 box
        xor edi, ecx               ;   915.0 p0      25 box
        xor edx, ecx               ;   915.5 p0      25 box
        or ecx, ebx                ;   916.0 p0      25 box
        xor ecx, edx               ;   916.5 p0      25 box
        xor edx, dword [esp + 448] ;   917.0 p2+p0   25 box
        xor ebx, ecx               ;   917.5 p0      25 box
        xor ecx, edi               ;   918.0 p0      25 box
        not edi                    ;   918.5 p0      25 box
        mov dword [esp + 448], edi ;   919.0 p0+p3   25 box spill
        mov edi, dword [esp + 444] ;   885.3 p2      24 box
        and edi, dword [esp + 452] ;   920.0 p2+p0   24 box
        mov dword [esp + 444], ebx ;   920.5 p0+p3   25 box spill
        mov ebx, dword [esp + 468] ;   887.3 p2      24 box
        or ebx, dword [esp + 452]  ;   921.5 p2+p0   24 box
        not ebx                    ;   922.0 p0      24 box
        mov dword [esp + 468], ecx ;   922.5 p0+p3   25 box spill
        mov ecx, dword [esp + 452] ;   889.3 p2      24 box
        xor ecx, dword [esp + 456] ;   923.5 p2+p0   24 box
        mov dword [esp + 452], edx ;   924.0 p0+p3   25 box spill
        mov edx, edi               ;   920.5 p1      24 box copy
        mov dword [esp + 432], esi ;   925.0 p0+p3   26 box spill
        mov esi, dword [esp + 456] ;   891.3 p2      24 box
        mov dword [esp + 456], ebp ;   926.0 p0+p3   29 box spill
        mov ebp, ebx               ;   922.5 p1      24 box copy
        mov dword [esp + 340], eax ;   927.0 p0+p3   29 box spill
        mov eax, dword [esp + 464] ;   892.3 p2      23 box
        or eax, dword [esp + 480]  ;   928.0 p2+p0   23 box
        xor eax, dword [esp + 492] ;   928.5 p2+p0   23 box
        mov dword [esp + 464], eax ;   929.0 p0+p3   23 box spill
        mov eax, dword [esp + 480] ;   895.3 p2      23 box
        xor eax, dword [esp + 472] ;   930.0 p2+p0   23 box
        mov dword [esp + 480], eax ;   930.5 p0+p3   23 box spill
        mov eax, dword [esp + 492] ;   897.3 p2      23 box
        and eax, dword [esp + 488] ;   931.5 p2+p0   23 box
        xor eax, dword [esp + 480] ;   933.5 p2+p0   23 box
        mov dword [esp + 492], eax ;   934.0 p0+p3   23 box spill
        mov eax, dword [esp + 472] ;   900.3 p2      23 box
        xor eax, dword [esp + 464] ;   933.5 p2+p0   23 box
        mov dword [esp + 472], eax ;   934.0 p0+p3   23 box spill
        mov eax, dword [esp + 488] ;   902.3 p2      23 box
        xor eax, dword [esp + 464] ;   935.0 p2+p0   23 box
        mov dword [esp + 488], eax ;   935.5 p0+p3   23 box spill
        mov eax, dword [esp + 472] ;   935.0 p2      23 box
        xor eax, dword [esp + 488] ;   938.5 p2+p0   23 box
        or eax, dword [esp + 492]  ;   939.0 p2+p0   23 box
        mov dword [esp + 404], eax ;   939.5 p0+p3   23 box spill
        mov eax, dword [esp + 488] ;   936.5 p2      23 box
        mov dword [esp + 488], eax ;   938.5 p0+p3   23 box spill
        mov eax, dword [esp + 492] ;   935.0 p2      23 box
        xor eax, dword [esp + 404] ;   942.5 p2+p0   23 box
        mov dword [esp + 492], eax ;   943.0 p0+p3   23 box spill
        mov eax, dword [esp + 464] ;   930.0 p2      23 box
        xor eax, dword [esp + 492] ;   946.0 p2+p0   23 box
        mov dword [esp + 464], eax ;   946.5 p0+p3   23 box spill
        mov eax, dword [esp + 492] ;   944.0 p2      23 box
        mov dword [esp + 492], eax ;   946.0 p0+p3   23 box spill
        mov eax, dword [esp + 476] ;   913.3 p2      24 box
        not eax                    ;   943.5 p0      24 box
        xor ecx, eax               ;   944.0 p0      24 box
        or edx, eax                ;   944.5 p0      24 box
        xor edi, ecx               ;   945.0 p0      24 box
        and ecx, edx               ;   945.5 p0      24 box
        or ebp, ecx                ;   946.0 p0      24 box
        xor edx, edi               ;   946.5 p0      24 box
        xor esi, edi               ;   947.0 p0      24 box
        or edx, ebp                ;   947.5 p0      24 box
        xor ebx, esi               ;   948.0 p0      24 box
        xor edx, ebx               ;   948.5 p0      24 box
        and esi, ebp               ;   949.0 p0      24 box
        xor ebx, esi               ;   949.5 p0      24 box
        mov esi, dword [esp + 480] ;   931.5 p2      23 box
        not esi                    ;   950.0 p0      23 box
        mov eax, dword [esp + 488] ;   939.5 p2      23 box reload
        or eax, esi                ;   950.5 p0      23 box
        mov esi, dword [esp + 404] ;   940.5 p2      23 box
        xor esi, eax               ;   951.0 p0      23 box
        mov ecx, dword [esp + 492] ;   947.0 p2      23 box reload
        xor ecx, eax               ;   951.5 p0      23 box
        mov eax, dword [esp + 484] ;   918.3 p2      30 box
        or eax, dword [esp + 500]  ;   952.0 p2+p0   30 box
        xor eax, dword [esp + 508] ;   952.5 p2+p0   30 box
        mov dword [esp + 492], esi ;   953.0 p0+p3   23 box spill
        mov esi, dword [esp + 508] ;   921.3 p2      30 box
        and esi, dword [esp + 500] ;   954.0 p2+p0   30 box
        mov dword [esp + 508], ecx ;   954.5 p0+p3   23 box spill
        mov ecx, dword [esp + 484] ;   923.3 p2      30 box
        xor ecx, esi               ;   955.5 p0      30 box
        xor esi, dword [esp + 496] ;   956.0 p2+p0   30 box
        and esi, ecx               ;   956.5 p0      30 box
        mov dword [esp + 484], ebp ;   957.0 p0+p3   24 box spill
        mov ebp, dword [esp + 500] ;   925.3 p2      30 box
        xor ebp, esi               ;   958.0 p0      30 box
        or esi, eax                ;   958.5 p0      30 box
        xor esi, dword [esp + 496] ;   959.0 p2+p0   30 box
        mov dword [esp + 500], edi ;   959.5 p0+p3   24 box spill
        mov edi, dword [esp + 496] ;   927.3 p2      30 box
        xor edi, eax               ;   960.5 p0      30 box
        not edi                    ;   961.0 p0      30 box
        xor eax, ecx               ;   961.5 p0      30 box
        xor eax, ebp               ;   962.0 p0      30 box
        or edi, ecx                ;   962.5 p0      30 box
        or edi, ebp                ;   963.0 p0      30 box
        xor edi, eax               ;   963.5 p0      30 box
        xor ebp, esi               ;   964.0 p0      30 box
        or eax, esi                ;   964.5 p0      30 box
        xor ecx, eax               ;   965.0 p0      30 box
        mov eax, dword [esp + 520] ;   928.3 p2      29 box
        and eax, dword [esp + 532] ;   965.5 p2+p0   29 box
        mov dword [esp + 520], ebp ;   966.0 p0+p3   30 box spill
        mov ebp, dword [esp + 532] ;   930.3 p2      29 box
        xor ebp, dword [esp + 512] ;   967.0 p2+p0   29 box
        mov dword [esp + 532], esi ;   967.5 p0+p3   30 box spill
        mov esi, dword [esp + 512] ;   932.3 p2      29 box
        mov dword [esp + 512], ecx ;   968.5 p0+p3   30 box spill
        mov ecx, dword [esp + 528] ;   933.3 p2      29 box
        mov dword [esp + 496], edi ;   969.5 p0+p3   30 box spill
        mov edi, dword [esp + 528] ;   934.3 p2      29 box
        mov dword [esp + 404], edx ;   970.5 p0+p3   24 box spill
        mov edx, dword [esp + 528] ;   935.3 p2      29 box
        mov dword [esp + 528], ebx ;   971.5 p0+p3   24 box spill
        mov ebx, ebp               ;   967.5 p1      29 box copy
        mov dword [esp + 488], ebp ;   972.5 p0+p3   29 box spill
        mov ebp, dword [esp + 516] ;   936.3 p2      28 box
        or ebp, dword [esp + 40]   ;   973.5 p2+p0   28 box
        mov dword [esp + 480], ebp ;   974.0 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   938.3 p2      28 box
        xor ebp, dword [esp + 516] ;   975.0 p2+p0   28 box
        mov dword [esp + 524], ebp ;   975.5 p0+p3   28 box spill
        mov ebp, dword [esp + 40]  ;   940.3 p2      28 box
        xor ebp, dword [esp + 516] ;   976.5 p2+p0   28 box
        mov dword [esp + 40], ebp  ;   977.0 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   975.0 p2      28 box reload
        xor ebp, dword [esp + 524] ;   978.5 p2+p0   28 box
        mov dword [esp + 480], ebp ;   979.0 p0+p3   28 box spill
        mov ebp, dword [esp + 516] ;   944.3 p2      28 box
        xor ebp, dword [esp + 480] ;   982.0 p2+p0   28 box
        mov dword [esp + 476], ebp ;   982.5 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   976.5 p2      28 box
        and ebp, dword [esp + 516] ;   981.0 p2+p0   28 box
        mov dword [esp + 516], ebp ;   981.5 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   980.0 p2      28 box
        mov dword [esp + 524], ebp ;   982.5 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   980.0 p2      28 box
        mov dword [esp + 480], ebp ;   983.5 p0+p3   28 box spill
        mov ebp, dword [esp + 504] ;   950.3 p2      29 box
        not ebp                    ;   984.5 p0      29 box
        xor esi, ebp               ;   985.0 p0      29 box
        and ecx, ebp               ;   985.5 p0      29 box
        xor eax, esi               ;   986.0 p0      29 box
        or edi, esi                ;   986.5 p0      29 box
        xor ebx, edi               ;   987.0 p0      29 box
        xor esi, ecx               ;   987.5 p0      29 box
        xor edx, eax               ;   988.0 p0      29 box
        mov edi, dword [esp + 488] ;   973.5 p2      29 box reload
        and edi, esi               ;   988.5 p0      29 box
        xor esi, eax               ;   989.0 p0      29 box
        and esi, ebx               ;   989.5 p0      29 box
        or ebx, edi                ;   990.0 p0      29 box
        xor edi, edx               ;   990.5 p0      29 box
        not edx                    ;   991.0 p0      29 box
        xor esi, edx               ;   991.5 p0      29 box
        xor ebx, edx               ;   992.0 p0      29 box
        mov ebp, dword [esp + 536] ;   952.3 p2      28 box
        not ebp                    ;   992.5 p0      28 box
        mov ecx, dword [esp + 40]  ;   978.0 p2      28 box reload
        xor ecx, ebp               ;   993.0 p0      28 box
        mov edx, dword [esp + 516] ;   982.5 p2      28 box reload
        and edx, ecx               ;   993.5 p0      28 box
        xor edx, ebp               ;   994.0 p0      28 box
        or ebp, ecx                ;   994.5 p0      28 box
        mov dword [esp + 516], esi ;   995.0 p0+p3   29 box spill
        mov esi, dword [esp + 524] ;   983.5 p2      28 box reload
        xor esi, ebp               ;   996.0 p0      28 box
        mov ebp, dword [esp + 476] ;   983.5 p2      28 box
        xor ebp, edx               ;   996.5 p0      28 box
        mov dword [esp + 524], ebp ;   997.0 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   984.5 p2      28 box reload
        and ebp, edx               ;   998.0 p0      28 box
        mov edx, dword [esp + 476] ;   983.5 p2      28 box
        and edx, esi               ;   998.5 p0      28 box
        xor edx, ecx               ;   999.0 p0      28 box
        xor ecx, ebp               ;   999.5 p0      28 box
        mov ebp, dword [esp + 556] ;   959.3 p2      27 box
        xor ebp, dword [esp + 0]   ;  1000.0 p2+p0   27 box
        mov dword [esp + 556], edx ;  1000.5 p0+p3   28 box spill
        mov edx, dword [esp + 0]   ;   961.3 p2      27 box
        and edx, ebp               ;  1001.5 p0      27 box
        xor ebp, dword [esp + 540] ;  1002.0 p2+p0   27 box
        xor edx, dword [esp + 8]   ;  1002.5 p2+p0   27 box
        mov dword [esp + 476], ecx ;  1003.0 p0+p3   28 box spill
        mov ecx, dword [esp + 8]   ;   964.3 p2      27 box
        or ecx, dword [esp + 0]    ;  1004.0 p2+p0   27 box
        or ecx, ebp                ;  1004.5 p0      27 box
        xor ecx, dword [esp + 540] ;  1005.0 p2+p0   27 box
        mov dword [esp + 8], esi   ;  1005.5 p0+p3   28 box spill
        mov esi, dword [esp + 540] ;   967.3 p2      27 box
        and esi, ebp               ;  1006.5 p0      27 box
        xor esi, edx               ;  1007.0 p0      27 box
        mov dword [esp + 540], ebx ;  1007.5 p0+p3   29 box spill
        mov ebx, dword [esp + 0]   ;   968.3 p2      27 box
        xor ebx, edx               ;  1008.5 p0      27 box
        and edx, ecx               ;  1009.0 p0      27 box
        xor ecx, ebx               ;  1009.5 p0      27 box
        or ebx, esi                ;  1010.0 p0      27 box
        not esi                    ;  1010.5 p0      27 box
        xor ebx, ebp               ;  1011.0 p0      27 box
        xor ebp, edx               ;  1011.5 p0      27 box
        mov edx, dword [esp + 12]  ;   969.3 p2      26 box
        and edx, dword [esp + 544] ;  1012.0 p2+p0   26 box
        mov dword [esp + 0], ebp   ;  1012.5 p0+p3   27 box spill
        mov ebp, dword [esp + 544] ;   971.3 p2      26 box
        xor ebp, dword [esp + 552] ;  1013.5 p2+p0   26 box
        mov dword [esp + 544], ebx ;  1014.0 p0+p3   27 box spill
        mov ebx, dword [esp + 552] ;   973.3 p2      26 box
        or ebx, dword [esp + 12]   ;  1015.0 p2+p0   26 box
        mov dword [esp + 552], ecx ;  1015.5 p0+p3   27 box spill
        mov ecx, dword [esp + 12]  ;   975.3 p2      26 box
        xor ecx, dword [esp + 548] ;  1016.5 p2+p0   26 box
        or ecx, edx                ;  1017.0 p0      26 box
        mov dword [esp + 12], esi  ;  1017.5 p0+p3   27 box spill
        mov esi, dword [esp + 548] ;   977.3 p2      26 box
        and esi, ebx               ;  1018.5 p0      26 box
        xor esi, ebp               ;  1019.0 p0      26 box
        and ebp, ebx               ;  1019.5 p0      26 box
        xor ebp, ecx               ;  1020.0 p0      26 box
        xor ebx, esi               ;  1020.5 p0      26 box
        xor esi, edx               ;  1021.0 p0      26 box
        xor ecx, esi               ;  1021.5 p0      26 box
        and edx, ebp               ;  1022.0 p0      26 box
        xor edx, ebx               ;  1022.5 p0      26 box
        and ebx, ebp               ;  1023.0 p0      26 box
        xor esi, ebx               ;  1023.5 p0      26 box
        mov ebx, dword [esp + 16]  ;   978.3 p2      26 box reload
        mov dword [esp + 548], ecx ;  1024.0 p0+p3   26 box spill
        mov ecx, dword [esp + 588] ;   979.3 p2     128 rk reload
        mov dword [ecx], ebx       ;  1025.0 p0+p3  128 rk
        mov ebx, dword [esp + 36]  ;   980.3 p2      26 box reload
        mov dword [ecx + 4], ebx   ;  1026.0 p0+p3  128 rk
        mov ebx, dword [esp + 20]  ;   981.3 p2      26 box reload
        mov dword [ecx + 8], ebx   ;  1027.0 p0+p3  128 rk
        mov ebx, dword [esp + 4]   ;   982.3 p2      26 box reload
        mov dword [ecx + 12], ebx  ;  1028.0 p0+p3  128 rk
        mov ebx, dword [esp + 32]  ;   983.3 p2      25 box reload
        mov dword [ecx + 16], ebx  ;  1029.0 p0+p3  128 rk
        mov ebx, dword [esp + 44]  ;   984.3 p2      25 box reload
        mov dword [ecx + 20], ebx  ;  1030.0 p0+p3  128 rk
        mov ebx, dword [esp + 28]  ;   985.3 p2      25 box reload
        mov dword [ecx + 24], ebx  ;  1031.0 p0+p3  128 rk
        mov ebx, dword [esp + 24]  ;   986.3 p2      25 box reload
        mov dword [ecx + 28], ebx  ;  1032.0 p0+p3  128 rk
        mov ebx, dword [esp + 104] ;   987.3 p2      24 box reload
        mov dword [ecx + 32], ebx  ;  1033.0 p0+p3  128 rk
        mov ebx, dword [esp + 560] ;   988.3 p2      24 box reload
        mov dword [ecx + 36], ebx  ;  1034.0 p0+p3  128 rk
        mov ebx, dword [esp + 96]  ;   989.3 p2      24 box reload
        mov dword [ecx + 40], ebx  ;  1035.0 p0+p3  128 rk
        mov ebx, dword [esp + 84]  ;   990.3 p2      24 box reload
        mov dword [ecx + 44], ebx  ;  1036.0 p0+p3  128 rk
        mov ebx, dword [esp + 72]  ;   991.3 p2      23 box reload
        mov dword [ecx + 48], ebx  ;  1037.0 p0+p3  128 rk
        mov ebx, dword [esp + 68]  ;   992.3 p2      23 box reload
        mov dword [ecx + 52], ebx  ;  1038.0 p0+p3  128 rk
        mov ebx, dword [esp + 48]  ;   993.3 p2      23 box reload
        mov dword [ecx + 56], ebx  ;  1039.0 p0+p3  128 rk
        mov ebx, dword [esp + 56]  ;   994.3 p2      23 box reload
        mov dword [ecx + 60], ebx  ;  1040.0 p0+p3  128 rk
        mov ebx, dword [esp + 76]  ;   995.3 p2      30 box reload
        mov dword [ecx + 64], ebx  ;  1041.0 p0+p3  128 rk
        mov ebx, dword [esp + 112] ;   996.3 p2      30 box reload
        mov dword [ecx + 68], ebx  ;  1042.0 p0+p3  128 rk
        mov ebx, dword [esp + 92]  ;   997.3 p2      30 box reload
        mov dword [ecx + 72], ebx  ;  1043.0 p0+p3  128 rk
        mov ebx, dword [esp + 80]  ;   998.3 p2      30 box reload
        mov dword [ecx + 76], ebx  ;  1044.0 p0+p3  128 rk
        mov ebx, dword [esp + 176] ;   999.3 p2      29 box reload
        mov dword [ecx + 80], ebx  ;  1045.0 p0+p3  128 rk
        mov ebx, dword [esp + 52]  ;  1000.3 p2      29 box reload
        mov dword [ecx + 84], ebx  ;  1046.0 p0+p3  128 rk
        mov ebx, dword [esp + 120] ;  1001.3 p2      29 box reload
        mov dword [ecx + 88], ebx  ;  1047.0 p0+p3  128 rk
        mov ebx, dword [esp + 124] ;  1002.3 p2      29 box reload
        mov dword [ecx + 92], ebx  ;  1048.0 p0+p3  128 rk
        mov ebx, dword [esp + 144] ;  1003.3 p2      28 box reload
        mov dword [ecx + 96], ebx  ;  1049.0 p0+p3  128 rk
        mov ebx, dword [esp + 136] ;  1004.3 p2      28 box reload
        mov dword [ecx + 100], ebx ;  1050.0 p0+p3  128 rk
        mov ebx, dword [esp + 100] ;  1005.3 p2      28 box reload
        mov dword [ecx + 104], ebx ;  1051.0 p0+p3  128 rk
        mov ebx, dword [esp + 64]  ;  1006.3 p2      28 box reload
        mov dword [ecx + 108], ebx ;  1052.0 p0+p3  128 rk
        mov ebx, dword [esp + 132] ;  1007.3 p2      27 box reload
        mov dword [ecx + 112], ebx ;  1053.0 p0+p3  128 rk
        mov ebx, dword [esp + 148] ;  1008.3 p2      27 box reload
        mov dword [ecx + 116], ebx ;  1054.0 p0+p3  128 rk
        mov ebx, dword [esp + 156] ;  1009.3 p2      27 box reload
        mov dword [ecx + 120], ebx ;  1055.0 p0+p3  128 rk
        mov ebx, dword [esp + 128] ;  1010.3 p2      27 box reload
        mov dword [ecx + 124], ebx ;  1056.0 p0+p3  128 rk
        mov ebx, dword [esp + 152] ;  1011.3 p2      26 box reload
        mov dword [ecx + 128], ebx ;  1057.0 p0+p3  128 rk
        mov ebx, dword [esp + 180] ;  1012.3 p2      26 box reload
        mov dword [ecx + 132], ebx ;  1058.0 p0+p3  128 rk
        mov ebx, dword [esp + 160] ;  1013.3 p2      26 box reload
        mov dword [ecx + 136], ebx ;  1059.0 p0+p3  128 rk
        mov ebx, dword [esp + 140] ;  1014.3 p2      26 box reload
        mov dword [ecx + 140], ebx ;  1060.0 p0+p3  128 rk
        mov ebx, dword [esp + 172] ;  1015.3 p2      25 box reload
        mov dword [ecx + 144], ebx ;  1061.0 p0+p3  128 rk
        mov ebx, dword [esp + 188] ;  1016.3 p2      25 box reload
        mov dword [ecx + 148], ebx ;  1062.0 p0+p3  128 rk
        mov ebx, dword [esp + 164] ;  1017.3 p2      25 box reload
        mov dword [ecx + 152], ebx ;  1063.0 p0+p3  128 rk
        mov ebx, dword [esp + 168] ;  1018.3 p2      25 box reload
        mov dword [ecx + 156], ebx ;  1064.0 p0+p3  128 rk
        mov ebx, dword [esp + 248] ;  1019.3 p2      24 box reload
        mov dword [ecx + 160], ebx ;  1065.0 p0+p3  128 rk
        mov ebx, dword [esp + 212] ;  1020.3 p2      24 box reload
        mov dword [ecx + 164], ebx ;  1066.0 p0+p3  128 rk
        mov ebx, dword [esp + 220] ;  1021.3 p2      24 box reload
        mov dword [ecx + 168], ebx ;  1067.0 p0+p3  128 rk
        mov ebx, dword [esp + 204] ;  1022.3 p2      24 box reload
        mov dword [ecx + 172], ebx ;  1068.0 p0+p3  128 rk
        mov ebx, dword [esp + 228] ;  1023.3 p2      23 box reload
        mov dword [ecx + 176], ebx ;  1069.0 p0+p3  128 rk
        mov ebx, dword [esp + 116] ;  1024.3 p2      23 box reload
        mov dword [ecx + 180], ebx ;  1070.0 p0+p3  128 rk
        mov ebx, dword [esp + 184] ;  1025.3 p2      23 box reload
        mov dword [ecx + 184], ebx ;  1071.0 p0+p3  128 rk
        mov ebx, dword [esp + 192] ;  1026.3 p2      23 box reload
        mov dword [ecx + 188], ebx ;  1072.0 p0+p3  128 rk
        mov ebx, dword [esp + 216] ;  1027.3 p2      30 box reload
        mov dword [ecx + 192], ebx ;  1073.0 p0+p3  128 rk
        mov ebx, dword [esp + 232] ;  1028.3 p2      30 box reload
        mov dword [ecx + 196], ebx ;  1074.0 p0+p3  128 rk
        mov ebx, dword [esp + 252] ;  1029.3 p2      30 box reload
        mov dword [ecx + 200], ebx ;  1075.8 p0+p3  128 rk
        mov ebx, dword [esp + 240] ;  1030.3 p2      30 box reload
        mov dword [ecx + 204], ebx ;  1077.8 p0+p3  128 rk
        mov ebx, dword [esp + 196] ;  1031.3 p2      29 box reload
        mov dword [ecx + 208], ebx ;  1079.8 p0+p3  128 rk
        mov ebx, dword [esp + 316] ;  1032.3 p2      29 box reload
        mov dword [ecx + 212], ebx ;  1081.8 p0+p3  128 rk
        mov ebx, dword [esp + 260] ;  1033.3 p2      29 box reload
        mov dword [ecx + 216], ebx ;  1083.8 p0+p3  128 rk
        mov ebx, dword [esp + 264] ;  1034.3 p2      29 box reload
        mov dword [ecx + 220], ebx ;  1085.8 p0+p3  128 rk
        mov ebx, dword [esp + 284] ;  1035.3 p2      28 box reload
        mov dword [ecx + 224], ebx ;  1087.8 p0+p3  128 rk
        mov ebx, dword [esp + 276] ;  1036.3 p2      28 box reload
        mov dword [ecx + 228], ebx ;  1089.8 p0+p3  128 rk
        mov ebx, dword [esp + 236] ;  1037.3 p2      28 box reload
        mov dword [ecx + 232], ebx ;  1091.8 p0+p3  128 rk
        mov ebx, dword [esp + 200] ;  1038.3 p2      28 box reload
        mov dword [ecx + 236], ebx ;  1093.8 p0+p3  128 rk
        mov ebx, dword [esp + 272] ;  1039.3 p2      27 box reload
        mov dword [ecx + 240], ebx ;  1095.8 p0+p3  128 rk
        mov ebx, dword [esp + 288] ;  1040.3 p2      27 box reload
        mov dword [ecx + 244], ebx ;  1097.8 p0+p3  128 rk
        mov ebx, dword [esp + 296] ;  1041.3 p2      27 box reload
        mov dword [ecx + 248], ebx ;  1099.8 p0+p3  128 rk
        mov ebx, dword [esp + 268] ;  1042.3 p2      27 box reload
        mov dword [ecx + 252], ebx ;  1101.8 p0+p3  128 rk
        mov ebx, dword [esp + 292] ;  1043.3 p2      26 box reload
        mov dword [ecx + 256], ebx ;  1103.8 p0+p3  128 rk
        mov ebx, dword [esp + 320] ;  1044.3 p2      26 box reload
        mov dword [ecx + 260], ebx ;  1105.8 p0+p3  128 rk
        mov ebx, dword [esp + 300] ;  1045.3 p2      26 box reload
        mov dword [ecx + 264], ebx ;  1107.8 p0+p3  128 rk
        mov ebx, dword [esp + 280] ;  1046.3 p2      26 box reload
        mov dword [ecx + 268], ebx ;  1109.8 p0+p3  128 rk
        mov ebx, dword [esp + 312] ;  1047.3 p2      25 box reload
        mov dword [ecx + 272], ebx ;  1111.8 p0+p3  128 rk
        mov ebx, dword [esp + 328] ;  1048.3 p2      25 box reload
        mov dword [ecx + 276], ebx ;  1113.8 p0+p3  128 rk
        mov ebx, dword [esp + 304] ;  1049.3 p2      25 box reload
        mov dword [ecx + 280], ebx ;  1115.8 p0+p3  128 rk
        mov ebx, dword [esp + 308] ;  1050.3 p2      25 box reload
        mov dword [ecx + 284], ebx ;  1117.8 p0+p3  128 rk
        mov ebx, dword [esp + 388] ;  1051.3 p2      24 box reload
        mov dword [ecx + 288], ebx ;  1119.8 p0+p3  128 rk
        mov ebx, dword [esp + 256] ;  1052.3 p2      24 box reload
        mov dword [ecx + 292], ebx ;  1121.8 p0+p3  128 rk
        mov ebx, dword [esp + 360] ;  1053.3 p2      24 box reload
        mov dword [ecx + 296], ebx ;  1123.8 p0+p3  128 rk
        mov ebx, dword [esp + 344] ;  1054.3 p2      24 box reload
        mov dword [ecx + 300], ebx ;  1125.8 p0+p3  128 rk
        mov ebx, dword [esp + 368] ;  1055.3 p2      23 box reload
        mov dword [ecx + 304], ebx ;  1127.8 p0+p3  128 rk
        mov ebx, dword [esp + 352] ;  1056.3 p2      23 box reload
        mov dword [ecx + 308], ebx ;  1129.8 p0+p3  128 rk
        mov ebx, dword [esp + 324] ;  1057.3 p2      23 box reload
        mov dword [ecx + 312], ebx ;  1131.8 p0+p3  128 rk
        mov ebx, dword [esp + 332] ;  1058.3 p2      23 box reload
        mov dword [ecx + 316], ebx ;  1133.8 p0+p3  128 rk
        mov ebx, dword [esp + 356] ;  1059.3 p2      30 box reload
        mov dword [ecx + 320], ebx ;  1135.8 p0+p3  128 rk
        mov ebx, dword [esp + 372] ;  1060.3 p2      30 box reload
        mov dword [ecx + 324], ebx ;  1137.8 p0+p3  128 rk
        mov ebx, dword [esp + 392] ;  1061.3 p2      30 box reload
        mov dword [ecx + 328], ebx ;  1139.8 p0+p3  128 rk
        mov ebx, dword [esp + 380] ;  1062.3 p2      30 box reload
        mov dword [ecx + 332], ebx ;  1141.8 p0+p3  128 rk
        mov ebx, dword [esp + 340] ;  1063.3 p2      29 box reload
        mov dword [ecx + 336], ebx ;  1143.8 p0+p3  128 rk
        mov ebx, dword [esp + 456] ;  1064.3 p2      29 box reload
        mov dword [ecx + 340], ebx ;  1145.8 p0+p3  128 rk
        mov ebx, dword [esp + 400] ;  1065.3 p2      29 box reload
        mov dword [ecx + 344], ebx ;  1147.8 p0+p3  128 rk
        mov ebx, dword [esp + 376] ;  1066.3 p2      29 box reload
        mov dword [ecx + 348], ebx ;  1149.8 p0+p3  128 rk
        mov ebx, dword [esp + 424] ;  1067.3 p2      28 box reload
        mov dword [ecx + 352], ebx ;  1151.8 p0+p3  128 rk
        mov ebx, dword [esp + 416] ;  1068.3 p2      28 box reload
        mov dword [ecx + 356], ebx ;  1153.8 p0+p3  128 rk
        mov ebx, dword [esp + 336] ;  1069.3 p2      28 box reload
        mov dword [ecx + 360], ebx ;  1155.8 p0+p3  128 rk
        mov ebx, dword [esp + 384] ;  1070.3 p2      28 box reload
        mov dword [ecx + 364], ebx ;  1157.8 p0+p3  128 rk
        mov ebx, dword [esp + 412] ;  1071.3 p2      27 box reload
        mov dword [ecx + 368], ebx ;  1159.8 p0+p3  128 rk
        mov ebx, dword [esp + 428] ;  1072.3 p2      27 box reload
        mov dword [ecx + 372], ebx ;  1161.8 p0+p3  128 rk
        mov ebx, dword [esp + 436] ;  1073.3 p2      27 box reload
        mov dword [ecx + 376], ebx ;  1163.8 p0+p3  128 rk
        mov ebx, dword [esp + 408] ;  1074.3 p2      27 box reload
        mov dword [ecx + 380], ebx ;  1165.8 p0+p3  128 rk
        mov ebx, dword [esp + 432] ;  1075.3 p2      26 box reload
        mov dword [ecx + 384], ebx ;  1167.8 p0+p3  128 rk
        mov ebx, dword [esp + 460] ;  1076.3 p2      26 box reload
        mov dword [ecx + 388], ebx ;  1169.8 p0+p3  128 rk
        mov ebx, dword [esp + 440] ;  1077.3 p2      26 box reload
        mov dword [ecx + 392], ebx ;  1171.8 p0+p3  128 rk
        mov ebx, dword [esp + 420] ;  1078.3 p2      26 box reload
        mov dword [ecx + 396], ebx ;  1173.8 p0+p3  128 rk
        mov ebx, dword [esp + 452] ;  1079.3 p2      25 box reload
        mov dword [ecx + 400], ebx ;  1175.8 p0+p3  128 rk
        mov ebx, dword [esp + 468] ;  1080.3 p2      25 box reload
        mov dword [ecx + 404], ebx ;  1177.8 p0+p3  128 rk
        mov ebx, dword [esp + 444] ;  1081.3 p2      25 box reload
        mov dword [ecx + 408], ebx ;  1179.8 p0+p3  128 rk
        mov ebx, dword [esp + 448] ;  1082.3 p2      25 box reload
        mov dword [ecx + 412], ebx ;  1181.8 p0+p3  128 rk
        mov ebx, dword [esp + 528] ;  1083.3 p2      24 box reload
        mov dword [ecx + 416], ebx ;  1183.8 p0+p3  128 rk
        mov ebx, dword [esp + 404] ;  1084.3 p2      24 box reload
        mov dword [ecx + 420], ebx ;  1185.8 p0+p3  128 rk
        mov ebx, dword [esp + 500] ;  1085.3 p2      24 box reload
        mov dword [ecx + 424], ebx ;  1187.8 p0+p3  128 rk
        mov ebx, dword [esp + 484] ;  1086.3 p2      24 box reload
        mov dword [ecx + 428], ebx ;  1189.8 p0+p3  128 rk
        mov ebx, dword [esp + 508] ;  1087.3 p2      23 box reload
        mov dword [ecx + 432], ebx ;  1191.8 p0+p3  128 rk
        mov ebx, dword [esp + 492] ;  1088.3 p2      23 box reload
        mov dword [ecx + 436], ebx ;  1193.8 p0+p3  128 rk
        mov dword [ecx + 464], edi ;  1195.8 p0+p3  128 rk
        mov edi, dword [esp + 464] ;  1089.3 p2      23 box reload
        mov dword [ecx + 440], edi ;  1197.8 p0+p3  128 rk
        mov dword [ecx + 468], eax ;  1199.8 p0+p3  128 rk
        mov edi, dword [esp + 472] ;  1090.3 p2      23 box reload
        mov dword [ecx + 444], edi ;  1201.8 p0+p3  128 rk
        mov edi, dword [esp + 496] ;  1091.3 p2      30 box reload
        mov dword [ecx + 448], edi ;  1203.8 p0+p3  128 rk
        mov edi, dword [esp + 512] ;  1092.3 p2      30 box reload
        mov dword [ecx + 452], edi ;  1205.8 p0+p3  128 rk
        mov edi, dword [esp + 532] ;  1093.3 p2      30 box reload
        mov dword [ecx + 456], edi ;  1207.8 p0+p3  128 rk
        mov edi, dword [esp + 520] ;  1094.3 p2      30 box reload
        mov dword [ecx + 460], edi ;  1209.8 p0+p3  128 rk
        mov edi, dword [esp + 540] ;  1095.3 p2      29 box reload
        mov dword [ecx + 472], edi ;  1211.8 p0+p3  128 rk
        mov edi, dword [esp + 516] ;  1096.3 p2      29 box reload
        mov dword [ecx + 476], edi ;  1213.8 p0+p3  128 rk
        mov edi, dword [esp + 8]   ;  1097.3 p2      28 box reload
        mov dword [ecx + 480], edi ;  1215.8 p0+p3  128 rk
        mov edi, dword [esp + 476] ;  1098.3 p2      28 box reload
        mov dword [ecx + 484], edi ;  1217.8 p0+p3  128 rk
        mov edi, dword [esp + 556] ;  1099.3 p2      28 box reload
        mov dword [ecx + 488], edi ;  1219.8 p0+p3  128 rk
        mov edi, dword [esp + 524] ;  1100.3 p2      28 box reload
        mov dword [ecx + 492], edi ;  1221.8 p0+p3  128 rk
        mov edi, dword [esp + 12]  ;  1101.3 p2      27 box reload
        mov dword [ecx + 496], edi ;  1223.8 p0+p3  128 rk
        mov edi, dword [esp + 552] ;  1102.3 p2      27 box reload
        mov dword [ecx + 500], edi ;  1225.8 p0+p3  128 rk
        mov edi, dword [esp + 544] ;  1103.3 p2      27 box reload
        mov dword [ecx + 504], edi ;  1227.8 p0+p3  128 rk
        mov dword [ecx + 512], esi ;  1229.8 p0+p3  128 rk
        mov esi, dword [esp + 0]   ;  1104.3 p2      27 box reload
        mov dword [ecx + 508], esi ;  1231.8 p0+p3  128 rk
        mov dword [ecx + 516], edx ;  1233.8 p0+p3  128 rk
        mov dword [ecx + 520], ebp ;  1235.8 p0+p3  128 rk
        mov esi, dword [esp + 548] ;  1106.8 p2      26 box reload
        mov dword [ecx + 524], esi ;  1237.8 p0+p3  128 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
