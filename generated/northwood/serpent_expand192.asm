; serpent_expand192 for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 53634b1f663e6c85); do not edit:
;   ./cw build serpent_expand192 --cpu northwood
;
; void serpent_expand192(const void *key, void *rk);   cdecl
;   key: 24 bytes, read, secret, no alignment needed
;   rk: 528 bytes, written, secret, no alignment needed
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 2383 uops, planned 1236.8; bounds: width 794.3, ports 1001.5, path 599.0
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
        mov edi, dword [esi + 12]  ;     2.0 p2     122 k
        mov ebp, dword [esi + 16]  ;     2.0 p2     122 k
        mov eax, dword [esi + 20]  ;     3.0 p2     122 k
        mov ecx, edi               ;     4.0 p0     107 w[8] copy
        xor ecx, eax               ;     5.0 p0     107 w[8]
        xor ecx, dword [esi]       ;     5.5 p2+p0  107 w[8]
        xor ecx, 0x9e3779b9        ;     6.0 p0     107 w[8]
        rol ecx, 0xb               ;     6.5 p1     107 w[8]
        mov edx, ebp               ;     4.0 p0     107 w[9] copy
        xor edx, dword [esi + 4]   ;     5.0 p2+p0  107 w[9]
        xor edx, 1                 ;     5.5 p0     107 w[9]
        xor edx, 0x9e3779b8        ;     6.0 p0     107 w[9]
        xor edx, ecx               ;    10.5 p0     107 w[9]
        rol edx, 0xb               ;    11.0 p1     107 w[9]
        xor edi, 1                 ;     5.8 p0     107 w[11]
        xor edi, ecx               ;    10.5 p0     107 w[11]
        xor edi, 0x9e3779ba        ;    11.0 p0     107 w[11]
        mov ebx, eax               ;     6.7 p1     107 w[10] copy
        xor ebx, dword [esi + 8]   ;     7.3 p2+p0  107 w[10]
        xor ebx, 0x9e3779bb        ;     7.8 p0     107 w[10]
        xor ebx, edx               ;    15.0 p0     107 w[10]
        rol ebx, 0xb               ;    15.5 p1     107 w[10]
        xor edi, ebx               ;    19.5 p0     107 w[11]
        rol edi, 0xb               ;    20.0 p1     107 w[11]
        xor ebp, edx               ;    15.0 p0     107 w[12]
        xor ebp, 0x9e3779bd        ;    15.5 p0     107 w[12]
        xor ebp, edi               ;    24.0 p0     107 w[12]
        rol ebp, 0xb               ;    24.5 p1     107 w[12]
        xor eax, ecx               ;    10.8 p0     107 w[13]
        xor eax, 0x9e3779bc        ;    11.3 p0     107 w[13]
        xor eax, ebx               ;    19.5 p0     107 w[13]
        xor eax, ebp               ;    28.5 p0     107 w[13]
        rol eax, 0xb               ;    29.0 p1     107 w[13]
        mov esi, edx               ;    15.0 p0     107 w[14] copy
        xor esi, 1                 ;    15.5 p0     107 w[14]
        xor esi, 0x9e3779bf        ;    16.0 p0     107 w[14]
        xor esi, edi               ;    24.0 p0     107 w[14]
        xor esi, eax               ;    33.0 p0     107 w[14]
        rol esi, 0xb               ;    33.5 p1     107 w[14]
        mov dword [esp + 0], edx   ;    15.3 p0+p3  107 w[9] spill
        mov edx, ebx               ;    19.5 p1     107 w[15] copy
        xor edx, 0x9e3779be        ;    20.0 p0     107 w[15]
        xor edx, ebp               ;    28.5 p0     107 w[15]
        xor edx, esi               ;    37.5 p0     107 w[15]
        rol edx, 0xb               ;    38.0 p1     107 w[15]
        mov dword [esp + 4], ebx   ;    19.5 p0+p3  107 w[10] spill
        mov ebx, ecx               ;    17.0 p1     107 w[16] copy
        xor ebx, edi               ;    24.0 p0     107 w[16]
        xor ebx, 0x9e3779b1        ;    24.5 p0     107 w[16]
        xor ebx, eax               ;    33.0 p0     107 w[16]
        xor ebx, edx               ;    42.0 p0     107 w[16]
        rol ebx, 0xb               ;    42.5 p1     107 w[16]
        mov dword [esp + 8], ecx   ;    20.8 p0+p3  107 w[8] spill
        mov ecx, dword [esp + 0]   ;    19.0 p2     107 w[17]
        xor ecx, 0x9e3779b0        ;    21.8 p0     107 w[17]
        xor ecx, ebp               ;    28.5 p0     107 w[17]
        xor ecx, esi               ;    37.5 p0     107 w[17]
        xor ecx, ebx               ;    46.5 p0     107 w[17]
        rol ecx, 0xb               ;    47.0 p1     107 w[17]
        mov dword [esp + 12], ebp  ;    28.5 p0+p3  107 w[12] spill
        mov ebp, dword [esp + 4]   ;    21.3 p2     107 w[18]
        xor ebp, 0x9e3779b3        ;    24.8 p0     107 w[18]
        xor ebp, eax               ;    33.0 p0     107 w[18]
        xor ebp, edx               ;    42.0 p0     107 w[18]
        xor ebp, ecx               ;    51.0 p0     107 w[18]
        rol ebp, 0xb               ;    51.5 p1     107 w[18]
        mov dword [esp + 16], eax  ;    33.0 p0+p3  107 w[13] spill
        mov eax, edi               ;    24.0 p1     107 w[19] copy
        xor eax, 0x9e3779b2        ;    27.8 p0     107 w[19]
        xor eax, esi               ;    37.5 p0     107 w[19]
        xor eax, ebx               ;    46.5 p0     107 w[19]
        xor eax, ebp               ;    55.5 p0     107 w[19]
        rol eax, 0xb               ;    56.0 p1     107 w[19]
        mov dword [esp + 20], edi  ;    29.8 p0+p3  107 w[11] spill
        mov edi, dword [esp + 12]  ;    29.5 p2     107 w[20]
        xor edi, 0x9e3779b5        ;    31.5 p0     107 w[20]
        xor edi, edx               ;    42.0 p0     107 w[20]
        xor edi, ecx               ;    51.0 p0     107 w[20]
        xor edi, eax               ;    60.0 p0     107 w[20]
        rol edi, 0xb               ;    60.5 p1     107 w[20]
        mov dword [esp + 24], edx  ;    42.0 p0+p3  107 w[15] spill
        mov edx, dword [esp + 16]  ;    34.0 p2     107 w[21]
        xor edx, 0x9e3779b4        ;    36.0 p0     107 w[21]
        xor edx, ebx               ;    46.5 p0     107 w[21]
        xor edx, ebp               ;    55.5 p0     107 w[21]
        xor edx, edi               ;    64.5 p0     107 w[21]
        rol edx, 0xb               ;    65.0 p1     107 w[21]
        mov dword [esp + 28], ebx  ;    46.5 p0+p3  107 w[16] spill
        mov ebx, esi               ;    37.5 p1     107 w[22] copy
        xor ebx, 0x9e3779b7        ;    38.0 p0     107 w[22]
        xor ebx, ecx               ;    51.0 p0     107 w[22]
        xor ebx, eax               ;    60.0 p0     107 w[22]
        xor ebx, edx               ;    69.0 p0     107 w[22]
        rol ebx, 0xb               ;    69.5 p1     107 w[22]
        mov dword [esp + 32], esi  ;    38.8 p0+p3  107 w[14] spill
        mov esi, dword [esp + 24]  ;    43.0 p2     107 w[23]
        xor esi, 0x9e3779b6        ;    45.0 p0     107 w[23]
        xor esi, ebp               ;    55.5 p0     107 w[23]
        xor esi, edi               ;    64.5 p0     107 w[23]
        xor esi, ebx               ;    73.5 p0     107 w[23]
        rol esi, 0xb               ;    74.0 p1     107 w[23]
        mov dword [esp + 36], ebp  ;    55.5 p0+p3  107 w[18] spill
        mov ebp, dword [esp + 28]  ;    47.5 p2     107 w[24]
        xor ebp, eax               ;    60.0 p0     107 w[24]
        mov dword [esp + 40], eax  ;    60.0 p0+p3  107 w[19] spill
        mov eax, ebp               ;    60.5 p1     107 w[24] copy
        xor eax, 0x9e3779a9        ;    61.0 p0     107 w[24]
        xor eax, edx               ;    69.0 p0     107 w[24]
        xor eax, esi               ;    78.0 p0     107 w[24]
        rol eax, 0xb               ;    78.5 p1     107 w[24]
        mov dword [esp + 44], ebp  ;    60.5 p0+p3  107 w[24] spill
        mov ebp, ecx               ;    51.0 p1     107 w[25] copy
        xor ebp, 0x9e3779a8        ;    51.5 p0     107 w[25]
        xor ebp, edi               ;    64.5 p0     107 w[25]
        xor ebp, ebx               ;    73.5 p0     107 w[25]
        xor ebp, eax               ;    82.5 p0     107 w[25]
        rol ebp, 0xb               ;    83.0 p1     107 w[25]
        mov dword [esp + 48], ecx  ;    51.0 p0+p3  107 w[17] spill
        mov ecx, dword [esp + 36]  ;    56.5 p2     107 w[26]
        xor ecx, 0x9e3779ab        ;    58.5 p0     107 w[26]
        xor ecx, edx               ;    69.0 p0     107 w[26]
        xor ecx, esi               ;    78.0 p0     107 w[26]
        xor ecx, ebp               ;    87.0 p0     107 w[26]
        rol ecx, 0xb               ;    87.5 p1     107 w[26]
        mov dword [esp + 52], edx  ;    69.0 p0+p3  107 w[21] spill
        mov edx, dword [esp + 40]  ;    61.0 p2     107 w[27]
        xor edx, 0x9e3779aa        ;    63.0 p0     107 w[27]
        xor edx, ebx               ;    73.5 p0     107 w[27]
        xor edx, eax               ;    82.5 p0     107 w[27]
        xor edx, ecx               ;    91.5 p0     107 w[27]
        rol edx, 0xb               ;    92.0 p1     107 w[27]
        mov dword [esp + 56], ebx  ;    73.5 p0+p3  107 w[22] spill
        mov ebx, edi               ;    64.5 p1     107 w[28] copy
        xor ebx, esi               ;    78.0 p0     107 w[28]
        mov dword [esp + 60], edi  ;    64.5 p0+p3  107 w[20] spill
        mov edi, dword [esp + 52]  ;    70.0 p2     107 w[29]
        xor edi, 0x9e3779ac        ;    72.0 p0     107 w[29]
        xor edi, eax               ;    82.5 p0     107 w[29]
        xor edi, ecx               ;    91.5 p0     107 w[29]
        mov dword [esp + 64], eax  ;    82.5 p0+p3  107 w[24] spill
        mov eax, ebx               ;    78.5 p1     107 w[28] copy
        xor eax, 0x9e3779ad        ;    79.0 p0     107 w[28]
        xor eax, ebp               ;    87.0 p0     107 w[28]
        xor eax, edx               ;    96.0 p0     107 w[28]
        rol eax, 0xb               ;    96.5 p1     107 w[28]
        xor edi, eax               ;   100.5 p0     107 w[29]
        rol edi, 0xb               ;   101.0 p1     107 w[29]
        mov dword [esp + 68], ebx  ;    78.5 p0+p3  107 w[28] spill
        mov ebx, dword [esp + 56]  ;    74.5 p2     107 w[30]
        xor ebx, 0x9e3779af        ;    76.5 p0     107 w[30]
        xor ebx, ebp               ;    87.0 p0     107 w[30]
        xor ebx, edx               ;    96.0 p0     107 w[30]
        xor ebx, edi               ;   105.0 p0     107 w[30]
        rol ebx, 0xb               ;   105.5 p1     107 w[30]
        mov dword [esp + 72], ebp  ;    87.0 p0+p3  107 w[25] spill
        mov ebp, esi               ;    78.0 p1     107 w[31] copy
        xor ebp, 0x9e3779ae        ;    78.5 p0     107 w[31]
        xor ebp, ecx               ;    91.5 p0     107 w[31]
        xor ebp, eax               ;   100.5 p0     107 w[31]
        xor ebp, ebx               ;   109.5 p0     107 w[31]
        rol ebp, 0xb               ;   110.0 p1     107 w[31]
        mov dword [esp + 76], esi  ;    78.0 p0+p3  107 w[23] spill
        mov esi, dword [esp + 64]  ;    83.5 p2     107 w[32]
        xor esi, 0x9e3779a1        ;    85.5 p0     107 w[32]
        xor esi, edx               ;    96.0 p0     107 w[32]
        xor esi, edi               ;   105.0 p0     107 w[32]
        xor esi, ebp               ;   114.0 p0     107 w[32]
        rol esi, 0xb               ;   114.5 p1     107 w[32]
        mov dword [esp + 80], edx  ;    96.0 p0+p3  107 w[27] spill
        mov edx, dword [esp + 72]  ;    88.0 p2     107 w[33]
        xor edx, 0x9e3779a0        ;    90.0 p0     107 w[33]
        xor edx, eax               ;   100.5 p0     107 w[33]
        xor edx, ebx               ;   109.5 p0     107 w[33]
        xor edx, esi               ;   118.5 p0     107 w[33]
        rol edx, 0xb               ;   119.0 p1     107 w[33]
        mov dword [esp + 84], eax  ;   100.5 p0+p3  107 w[28] spill
        mov eax, dword [esp + 80]  ;    97.0 p2     107 w[35]
        xor eax, 0x9e3779a2        ;    99.0 p0     107 w[35]
        xor eax, ebx               ;   109.5 p0     107 w[35]
        xor eax, esi               ;   118.5 p0     107 w[35]
        mov dword [esp + 88], ebx  ;   109.5 p0+p3  107 w[30] spill
        mov ebx, ecx               ;    91.5 p1     107 w[34] copy
        xor ebx, 0x9e3779a3        ;    92.0 p0     107 w[34]
        xor ebx, edi               ;   105.0 p0     107 w[34]
        xor ebx, ebp               ;   114.0 p0     107 w[34]
        xor ebx, edx               ;   123.0 p0     107 w[34]
        rol ebx, 0xb               ;   123.5 p1     107 w[34]
        xor eax, ebx               ;   127.5 p0     107 w[35]
        rol eax, 0xb               ;   128.0 p1     107 w[35]
        mov dword [esp + 92], ecx  ;    91.5 p0+p3  107 w[26] spill
        mov ecx, dword [esp + 84]  ;   101.5 p2     107 w[36]
        xor ecx, ebp               ;   114.0 p0     107 w[36]
        mov dword [esp + 96], ebp  ;   114.0 p0+p3  107 w[31] spill
        mov ebp, dword [esp + 88]  ;   110.5 p2     107 w[38]
        xor ebp, 0x9e3779a7        ;   112.5 p0     107 w[38]
        xor ebp, edx               ;   123.0 p0     107 w[38]
        xor ebp, eax               ;   132.0 p0     107 w[38]
        mov dword [esp + 100], esi ;   118.5 p0+p3  107 w[32] spill
        mov esi, ecx               ;   114.5 p1     107 w[36] copy
        xor esi, 0x9e3779a5        ;   115.0 p0     107 w[36]
        xor esi, edx               ;   123.0 p0     107 w[36]
        xor esi, eax               ;   132.0 p0     107 w[36]
        rol esi, 0xb               ;   132.5 p1     107 w[36]
        mov dword [esp + 104], ecx ;   114.5 p0+p3  107 w[36] spill
        mov ecx, dword [esp + 100] ;   119.5 p2     107 w[37]
        xor ecx, 0x9e3779a4        ;   121.5 p0     107 w[37]
        xor ecx, edi               ;   122.0 p0     107 w[37]
        xor ecx, ebx               ;   127.5 p0     107 w[37]
        xor ecx, esi               ;   136.5 p0     107 w[37]
        rol ecx, 0xb               ;   137.0 p1     107 w[37]
        xor ebp, ecx               ;   141.0 p0     107 w[38]
        rol ebp, 0xb               ;   141.5 p1     107 w[38]
        mov dword [esp + 108], edi ;   105.0 p0+p3  107 w[29] spill
        mov edi, dword [esp + 96]  ;   115.0 p2     107 w[39]
        xor edi, 0x9e3779a6        ;   117.0 p0     107 w[39]
        xor edi, ebx               ;   127.5 p0     107 w[39]
        xor edi, esi               ;   136.5 p0     107 w[39]
        xor edi, ebp               ;   145.5 p0     107 w[39]
        rol edi, 0xb               ;   146.0 p1     107 w[39]
        mov dword [esp + 112], ebx ;   127.5 p0+p3  107 w[34] spill
        mov ebx, dword [esp + 100] ;   119.5 p2     107 w[40]
        xor ebx, 0x9e377999        ;   121.5 p0     107 w[40]
        xor ebx, eax               ;   132.0 p0     107 w[40]
        xor ebx, ecx               ;   141.0 p0     107 w[40]
        xor ebx, edi               ;   150.0 p0     107 w[40]
        rol ebx, 0xb               ;   150.5 p1     107 w[40]
        mov dword [esp + 116], eax ;   132.0 p0+p3  107 w[35] spill
        mov eax, dword [esp + 112] ;   128.5 p2     107 w[42]
        xor eax, 0x9e37799b        ;   130.5 p0     107 w[42]
        xor eax, ecx               ;   141.0 p0     107 w[42]
        xor eax, edi               ;   150.0 p0     107 w[42]
        mov dword [esp + 120], ecx ;   141.0 p0+p3  107 w[37] spill
        mov ecx, edx               ;   123.0 p1     107 w[41] copy
        xor ecx, 0x9e377998        ;   123.5 p0     107 w[41]
        xor ecx, esi               ;   136.5 p0     107 w[41]
        xor ecx, ebp               ;   145.5 p0     107 w[41]
        xor ecx, ebx               ;   154.5 p0     107 w[41]
        rol ecx, 0xb               ;   155.0 p1     107 w[41]
        xor eax, ecx               ;   159.0 p0     107 w[42]
        rol eax, 0xb               ;   159.5 p1     107 w[42]
        xor esi, edi               ;   150.0 p0     107 w[44]
        mov dword [esp + 124], edx ;   123.0 p0+p3  107 w[33] spill
        mov edx, dword [esp + 116] ;   133.0 p2     107 w[43]
        xor edx, 0x9e37799a        ;   135.0 p0     107 w[43]
        xor edx, ebp               ;   145.5 p0     107 w[43]
        xor edx, ebx               ;   154.5 p0     107 w[43]
        xor edx, eax               ;   163.5 p0     107 w[43]
        rol edx, 0xb               ;   164.0 p1     107 w[43]
        mov dword [esp + 128], edi ;   150.0 p0+p3  107 w[39] spill
        mov edi, dword [esp + 120] ;   142.0 p2     107 w[45]
        xor edi, 0x9e37799c        ;   144.0 p0     107 w[45]
        xor edi, ebx               ;   154.5 p0     107 w[45]
        xor edi, eax               ;   163.5 p0     107 w[45]
        mov dword [esp + 132], ebx ;   154.5 p0+p3  107 w[40] spill
        mov ebx, esi               ;   150.5 p1     107 w[44] copy
        xor ebx, 0x9e37799d        ;   151.0 p0     107 w[44]
        xor ebx, ecx               ;   159.0 p0     107 w[44]
        xor ebx, edx               ;   168.0 p0     107 w[44]
        rol ebx, 0xb               ;   168.5 p1     107 w[44]
        xor edi, ebx               ;   172.5 p0     107 w[45]
        rol edi, 0xb               ;   173.0 p1     107 w[45]
        mov dword [esp + 136], esi ;   150.5 p0+p3  107 w[44] spill
        mov esi, dword [esp + 128] ;   151.0 p2     107 w[47]
        xor esi, 0x9e37799e        ;   153.0 p0     107 w[47]
        xor esi, eax               ;   163.5 p0     107 w[47]
        xor esi, ebx               ;   172.5 p0     107 w[47]
        mov dword [esp + 140], eax ;   163.5 p0+p3  107 w[42] spill
        mov eax, ebp               ;   145.5 p1     107 w[46] copy
        xor eax, 0x9e37799f        ;   146.0 p0     107 w[46]
        xor eax, ecx               ;   159.0 p0     107 w[46]
        xor eax, edx               ;   168.0 p0     107 w[46]
        xor eax, edi               ;   177.0 p0     107 w[46]
        rol eax, 0xb               ;   177.5 p1     107 w[46]
        xor esi, eax               ;   181.5 p0     107 w[47]
        rol esi, 0xb               ;   182.0 p1     107 w[47]
        mov dword [esp + 144], ebp ;   145.5 p0+p3  107 w[38] spill
        mov ebp, dword [esp + 132] ;   155.5 p2     107 w[48]
        xor ebp, 0x9e377991        ;   157.5 p0     107 w[48]
        xor ebp, edx               ;   168.0 p0     107 w[48]
        xor ebp, edi               ;   177.0 p0     107 w[48]
        xor ebp, esi               ;   186.0 p0     107 w[48]
        rol ebp, 0xb               ;   186.5 p1     107 w[48]
        mov dword [esp + 148], edx ;   168.0 p0+p3  107 w[43] spill
        mov edx, dword [esp + 140] ;   164.5 p2     107 w[50]
        xor edx, 0x9e377993        ;   166.5 p0     107 w[50]
        xor edx, edi               ;   177.0 p0     107 w[50]
        xor edx, esi               ;   186.0 p0     107 w[50]
        mov dword [esp + 152], edi ;   177.0 p0+p3  107 w[45] spill
        mov edi, ecx               ;   159.0 p1     107 w[49] copy
        xor edi, 0x9e377990        ;   159.5 p0     107 w[49]
        xor edi, ebx               ;   172.5 p0     107 w[49]
        xor edi, eax               ;   181.5 p0     107 w[49]
        xor edi, ebp               ;   190.5 p0     107 w[49]
        rol edi, 0xb               ;   191.0 p1     107 w[49]
        xor edx, edi               ;   195.0 p0     107 w[50]
        rol edx, 0xb               ;   195.5 p1     107 w[50]
        mov dword [esp + 156], ecx ;   159.0 p0+p3  107 w[41] spill
        mov ecx, dword [esp + 148] ;   169.0 p2     107 w[51]
        xor ecx, 0x9e377992        ;   171.0 p0     107 w[51]
        xor ecx, eax               ;   181.5 p0     107 w[51]
        xor ecx, ebp               ;   190.5 p0     107 w[51]
        xor ecx, edx               ;   199.5 p0     107 w[51]
        rol ecx, 0xb               ;   200.0 p1     107 w[51]
        mov dword [esp + 160], eax ;   181.5 p0+p3  107 w[46] spill
        mov eax, dword [esp + 152] ;   178.0 p2     107 w[53]
        xor eax, 0x9e377994        ;   180.0 p0     107 w[53]
        xor eax, ebp               ;   190.5 p0     107 w[53]
        xor eax, edx               ;   199.5 p0     107 w[53]
        mov dword [esp + 164], ebp ;   190.5 p0+p3  107 w[48] spill
        mov ebp, ebx               ;   172.5 p1     107 w[52] copy
        xor ebp, 0x9e377995        ;   173.0 p0     107 w[52]
        xor ebp, esi               ;   186.0 p0     107 w[52]
        xor ebp, edi               ;   195.0 p0     107 w[52]
        xor ebp, ecx               ;   204.0 p0     107 w[52]
        rol ebp, 0xb               ;   204.5 p1     107 w[52]
        xor eax, ebp               ;   208.5 p0     107 w[53]
        rol eax, 0xb               ;   209.0 p1     107 w[53]
        mov dword [esp + 168], ebx ;   172.5 p0+p3  107 w[44] spill
        mov ebx, dword [esp + 160] ;   182.5 p2     107 w[54]
        xor ebx, 0x9e377997        ;   184.5 p0     107 w[54]
        xor ebx, edi               ;   195.0 p0     107 w[54]
        xor ebx, ecx               ;   204.0 p0     107 w[54]
        xor ebx, eax               ;   213.0 p0     107 w[54]
        rol ebx, 0xb               ;   213.5 p1     107 w[54]
        mov dword [esp + 172], edi ;   195.0 p0+p3  107 w[49] spill
        mov edi, dword [esp + 164] ;   191.5 p2     107 w[56]
        xor edi, ecx               ;   204.0 p0     107 w[56]
        mov dword [esp + 176], ecx ;   204.0 p0+p3  107 w[51] spill
        mov ecx, esi               ;   186.0 p1     107 w[55] copy
        xor ecx, 0x9e377996        ;   186.5 p0     107 w[55]
        xor ecx, edx               ;   199.5 p0     107 w[55]
        xor ecx, ebp               ;   208.5 p0     107 w[55]
        xor ecx, ebx               ;   217.5 p0     107 w[55]
        rol ecx, 0xb               ;   218.0 p1     107 w[55]
        mov dword [esp + 180], esi ;   186.0 p0+p3  107 w[47] spill
        mov esi, dword [esp + 172] ;   196.0 p2     107 w[57]
        xor esi, 0x9e377988        ;   198.0 p0     107 w[57]
        xor esi, ebp               ;   208.5 p0     107 w[57]
        xor esi, ebx               ;   217.5 p0     107 w[57]
        mov dword [esp + 184], ebp ;   208.5 p0+p3  107 w[52] spill
        mov ebp, edi               ;   204.5 p1     107 w[56] copy
        xor ebp, 0x9e377989        ;   205.0 p0     107 w[56]
        xor ebp, eax               ;   213.0 p0     107 w[56]
        xor ebp, ecx               ;   222.0 p0     107 w[56]
        rol ebp, 0xb               ;   222.5 p1     107 w[56]
        xor esi, ebp               ;   226.5 p0     107 w[57]
        rol esi, 0xb               ;   227.0 p1     107 w[57]
        mov dword [esp + 188], edi ;   204.5 p0+p3  107 w[56] spill
        mov edi, dword [esp + 176] ;   205.0 p2     107 w[59]
        xor edi, 0x9e37798a        ;   207.0 p0     107 w[59]
        xor edi, ebx               ;   217.5 p0     107 w[59]
        xor edi, ebp               ;   226.5 p0     107 w[59]
        mov dword [esp + 192], ebx ;   217.5 p0+p3  107 w[54] spill
        mov ebx, edx               ;   199.5 p1     107 w[58] copy
        xor ebx, 0x9e37798b        ;   200.0 p0     107 w[58]
        xor ebx, eax               ;   213.0 p0     107 w[58]
        xor ebx, ecx               ;   222.0 p0     107 w[58]
        xor ebx, esi               ;   231.0 p0     107 w[58]
        rol ebx, 0xb               ;   231.5 p1     107 w[58]
        xor edi, ebx               ;   235.5 p0     107 w[59]
        rol edi, 0xb               ;   236.0 p1     107 w[59]
        mov dword [esp + 196], edx ;   199.5 p0+p3  107 w[50] spill
        mov edx, dword [esp + 184] ;   209.5 p2     107 w[60]
        xor edx, ecx               ;   222.0 p0     107 w[60]
        mov dword [esp + 200], ecx ;   222.0 p0+p3  107 w[55] spill
        mov ecx, dword [esp + 192] ;   218.5 p2     107 w[62]
        xor ecx, 0x9e37798f        ;   220.5 p0     107 w[62]
        xor ecx, esi               ;   231.0 p0     107 w[62]
        xor ecx, edi               ;   240.0 p0     107 w[62]
        mov dword [esp + 204], ebp ;   226.5 p0+p3  107 w[56] spill
        mov ebp, edx               ;   222.5 p1     107 w[60] copy
        xor ebp, 0x9e37798d        ;   223.0 p0     107 w[60]
        xor ebp, esi               ;   231.0 p0     107 w[60]
        xor ebp, edi               ;   240.0 p0     107 w[60]
        rol ebp, 0xb               ;   240.5 p1     107 w[60]
        mov dword [esp + 208], edx ;   222.5 p0+p3  107 w[60] spill
        mov edx, dword [esp + 204] ;   227.5 p2     107 w[61]
        xor edx, 0x9e37798c        ;   229.5 p0     107 w[61]
        xor edx, eax               ;   230.0 p0     107 w[61]
        xor edx, ebx               ;   235.5 p0     107 w[61]
        xor edx, ebp               ;   244.5 p0     107 w[61]
        rol edx, 0xb               ;   245.0 p1     107 w[61]
        xor ecx, edx               ;   249.0 p0     107 w[62]
        rol ecx, 0xb               ;   249.5 p1     107 w[62]
        mov dword [esp + 212], eax ;   213.0 p0+p3  107 w[53] spill
        mov eax, dword [esp + 200] ;   223.0 p2     107 w[63]
        xor eax, 0x9e37798e        ;   225.0 p0     107 w[63]
        xor eax, ebx               ;   235.5 p0     107 w[63]
        xor eax, ebp               ;   244.5 p0     107 w[63]
        xor eax, ecx               ;   253.5 p0     107 w[63]
        rol eax, 0xb               ;   254.0 p1     107 w[63]
        mov dword [esp + 216], ebx ;   235.5 p0+p3  107 w[58] spill
        mov ebx, dword [esp + 204] ;   227.5 p2     107 w[64]
        xor ebx, 0x9e377981        ;   229.5 p0     107 w[64]
        xor ebx, edi               ;   240.0 p0     107 w[64]
        xor ebx, edx               ;   249.0 p0     107 w[64]
        xor ebx, eax               ;   258.0 p0     107 w[64]
        rol ebx, 0xb               ;   258.5 p1     107 w[64]
        mov dword [esp + 220], edi ;   240.0 p0+p3  107 w[59] spill
        mov edi, dword [esp + 216] ;   236.5 p2     107 w[66]
        xor edi, 0x9e377983        ;   238.5 p0     107 w[66]
        xor edi, edx               ;   249.0 p0     107 w[66]
        xor edi, eax               ;   258.0 p0     107 w[66]
        mov dword [esp + 224], edx ;   249.0 p0+p3  107 w[61] spill
        mov edx, esi               ;   231.0 p1     107 w[65] copy
        xor edx, 0x9e377980        ;   231.5 p0     107 w[65]
        xor edx, ebp               ;   244.5 p0     107 w[65]
        xor edx, ecx               ;   253.5 p0     107 w[65]
        xor edx, ebx               ;   262.5 p0     107 w[65]
        rol edx, 0xb               ;   263.0 p1     107 w[65]
        xor edi, edx               ;   267.0 p0     107 w[66]
        rol edi, 0xb               ;   267.5 p1     107 w[66]
        mov dword [esp + 228], esi ;   231.0 p0+p3  107 w[57] spill
        mov esi, dword [esp + 220] ;   241.0 p2     107 w[67]
        xor esi, 0x9e377982        ;   243.0 p0     107 w[67]
        xor esi, ecx               ;   253.5 p0     107 w[67]
        xor esi, ebx               ;   262.5 p0     107 w[67]
        xor esi, edi               ;   271.5 p0     107 w[67]
        rol esi, 0xb               ;   272.0 p1     107 w[67]
        mov dword [esp + 232], ecx ;   253.5 p0+p3  107 w[62] spill
        mov ecx, dword [esp + 224] ;   250.0 p2     107 w[69]
        xor ecx, 0x9e377984        ;   252.0 p0     107 w[69]
        xor ecx, ebx               ;   262.5 p0     107 w[69]
        xor ecx, edi               ;   271.5 p0     107 w[69]
        mov dword [esp + 236], ebx ;   262.5 p0+p3  107 w[64] spill
        mov ebx, ebp               ;   244.5 p1     107 w[68] copy
        xor ebx, eax               ;   258.0 p0     107 w[68]
        mov dword [esp + 240], ebp ;   244.5 p0+p3  107 w[60] spill
        mov ebp, dword [esp + 232] ;   254.5 p2     107 w[70]
        xor ebp, 0x9e377987        ;   256.5 p0     107 w[70]
        xor ebp, edx               ;   267.0 p0     107 w[70]
        xor ebp, esi               ;   276.0 p0     107 w[70]
        mov dword [esp + 244], edi ;   271.5 p0+p3  107 w[66] spill
        mov edi, ebx               ;   258.5 p1     107 w[68] copy
        xor edi, 0x9e377985        ;   259.0 p0     107 w[68]
        xor edi, edx               ;   267.0 p0     107 w[68]
        xor edi, esi               ;   276.0 p0     107 w[68]
        rol edi, 0xb               ;   276.5 p1     107 w[68]
        xor ecx, edi               ;   280.5 p0     107 w[69]
        rol ecx, 0xb               ;   281.0 p1     107 w[69]
        xor ebp, ecx               ;   285.0 p0     107 w[70]
        rol ebp, 0xb               ;   285.5 p1     107 w[70]
        mov dword [esp + 248], ebx ;   258.5 p0+p3  107 w[68] spill
        mov ebx, dword [esp + 244] ;   272.5 p2     107 w[71]
        xor ebx, 0x9e377986        ;   274.5 p0     107 w[71]
        xor ebx, eax               ;   275.0 p0     107 w[71]
        xor ebx, edi               ;   280.5 p0     107 w[71]
        xor ebx, ebp               ;   289.5 p0     107 w[71]
        rol ebx, 0xb               ;   290.0 p1     107 w[71]
        mov dword [esp + 252], eax ;   258.0 p0+p3  107 w[63] spill
        mov eax, dword [esp + 236] ;   263.5 p2     107 w[72]
        xor eax, 0x9e3779f9        ;   265.5 p0     107 w[72]
        xor eax, esi               ;   276.0 p0     107 w[72]
        xor eax, ecx               ;   285.0 p0     107 w[72]
        xor eax, ebx               ;   294.0 p0     107 w[72]
        rol eax, 0xb               ;   294.5 p1     107 w[72]
        mov dword [esp + 256], esi ;   276.0 p0+p3  107 w[67] spill
        mov esi, dword [esp + 244] ;   272.5 p2     107 w[74]
        xor esi, 0x9e3779fb        ;   274.5 p0     107 w[74]
        xor esi, ecx               ;   285.0 p0     107 w[74]
        xor esi, ebx               ;   294.0 p0     107 w[74]
        mov dword [esp + 260], ecx ;   285.0 p0+p3  107 w[69] spill
        mov ecx, edx               ;   267.0 p1     107 w[73] copy
        xor ecx, 0x9e3779f8        ;   267.5 p0     107 w[73]
        xor ecx, edi               ;   280.5 p0     107 w[73]
        xor ecx, ebp               ;   289.5 p0     107 w[73]
        xor ecx, eax               ;   298.5 p0     107 w[73]
        rol ecx, 0xb               ;   299.0 p1     107 w[73]
        xor esi, ecx               ;   303.0 p0     107 w[74]
        rol esi, 0xb               ;   303.5 p1     107 w[74]
        xor edi, ebx               ;   294.0 p0     107 w[76]
        mov dword [esp + 264], edx ;   267.0 p0+p3  107 w[65] spill
        mov edx, dword [esp + 256] ;   277.0 p2     107 w[75]
        xor edx, 0x9e3779fa        ;   279.0 p0     107 w[75]
        xor edx, ebp               ;   289.5 p0     107 w[75]
        xor edx, eax               ;   298.5 p0     107 w[75]
        xor edx, esi               ;   307.5 p0     107 w[75]
        rol edx, 0xb               ;   308.0 p1     107 w[75]
        mov dword [esp + 268], ebx ;   294.0 p0+p3  107 w[71] spill
        mov ebx, dword [esp + 260] ;   286.0 p2     107 w[77]
        xor ebx, 0x9e3779fc        ;   288.0 p0     107 w[77]
        xor ebx, eax               ;   298.5 p0     107 w[77]
        xor ebx, esi               ;   307.5 p0     107 w[77]
        mov dword [esp + 272], eax ;   298.5 p0+p3  107 w[72] spill
        mov eax, edi               ;   294.5 p1     107 w[76] copy
        xor eax, 0x9e3779fd        ;   295.0 p0     107 w[76]
        xor eax, ecx               ;   303.0 p0     107 w[76]
        xor eax, edx               ;   312.0 p0     107 w[76]
        rol eax, 0xb               ;   312.5 p1     107 w[76]
        xor ebx, eax               ;   316.5 p0     107 w[77]
        rol ebx, 0xb               ;   317.0 p1     107 w[77]
        mov dword [esp + 276], edi ;   294.5 p0+p3  107 w[76] spill
        mov edi, dword [esp + 268] ;   295.0 p2     107 w[79]
        xor edi, 0x9e3779fe        ;   297.0 p0     107 w[79]
        xor edi, esi               ;   307.5 p0     107 w[79]
        xor edi, eax               ;   316.5 p0     107 w[79]
        mov dword [esp + 280], esi ;   307.5 p0+p3  107 w[74] spill
        mov esi, ebp               ;   289.5 p1     107 w[78] copy
        xor esi, 0x9e3779ff        ;   290.0 p0     107 w[78]
        xor esi, ecx               ;   303.0 p0     107 w[78]
        xor esi, edx               ;   312.0 p0     107 w[78]
        xor esi, ebx               ;   321.0 p0     107 w[78]
        rol esi, 0xb               ;   321.5 p1     107 w[78]
        xor edi, esi               ;   325.5 p0     107 w[79]
        rol edi, 0xb               ;   326.0 p1     107 w[79]
        mov dword [esp + 284], ebp ;   289.5 p0+p3  107 w[70] spill
        mov ebp, dword [esp + 272] ;   299.5 p2     107 w[80]
        xor ebp, 0x9e3779f1        ;   301.5 p0     107 w[80]
        xor ebp, edx               ;   312.0 p0     107 w[80]
        xor ebp, ebx               ;   321.0 p0     107 w[80]
        xor ebp, edi               ;   330.0 p0     107 w[80]
        rol ebp, 0xb               ;   330.5 p1     107 w[80]
        mov dword [esp + 288], edx ;   312.0 p0+p3  107 w[75] spill
        mov edx, dword [esp + 280] ;   308.5 p2     107 w[82]
        xor edx, 0x9e3779f3        ;   310.5 p0     107 w[82]
        xor edx, ebx               ;   321.0 p0     107 w[82]
        xor edx, edi               ;   330.0 p0     107 w[82]
        mov dword [esp + 292], ebx ;   321.0 p0+p3  107 w[77] spill
        mov ebx, ecx               ;   303.0 p1     107 w[81] copy
        xor ebx, 0x9e3779f0        ;   303.5 p0     107 w[81]
        xor ebx, eax               ;   316.5 p0     107 w[81]
        xor ebx, esi               ;   325.5 p0     107 w[81]
        xor ebx, ebp               ;   334.5 p0     107 w[81]
        rol ebx, 0xb               ;   335.0 p1     107 w[81]
        xor edx, ebx               ;   339.0 p0     107 w[82]
        rol edx, 0xb               ;   339.5 p1     107 w[82]
        mov dword [esp + 296], ecx ;   303.0 p0+p3  107 w[73] spill
        mov ecx, dword [esp + 288] ;   313.0 p2     107 w[83]
        xor ecx, 0x9e3779f2        ;   315.0 p0     107 w[83]
        xor ecx, esi               ;   325.5 p0     107 w[83]
        xor ecx, ebp               ;   334.5 p0     107 w[83]
        xor ecx, edx               ;   343.5 p0     107 w[83]
        rol ecx, 0xb               ;   344.0 p1     107 w[83]
        mov dword [esp + 300], esi ;   325.5 p0+p3  107 w[78] spill
        mov esi, dword [esp + 292] ;   322.0 p2     107 w[85]
        xor esi, 0x9e3779f4        ;   324.0 p0     107 w[85]
        xor esi, ebp               ;   334.5 p0     107 w[85]
        xor esi, edx               ;   343.5 p0     107 w[85]
        mov dword [esp + 304], ebp ;   334.5 p0+p3  107 w[80] spill
        mov ebp, eax               ;   316.5 p1     107 w[84] copy
        xor ebp, 0x9e3779f5        ;   317.0 p0     107 w[84]
        xor ebp, edi               ;   330.0 p0     107 w[84]
        xor ebp, ebx               ;   339.0 p0     107 w[84]
        xor ebp, ecx               ;   348.0 p0     107 w[84]
        rol ebp, 0xb               ;   348.5 p1     107 w[84]
        xor esi, ebp               ;   352.5 p0     107 w[85]
        rol esi, 0xb               ;   353.0 p1     107 w[85]
        mov dword [esp + 308], eax ;   316.5 p0+p3  107 w[76] spill
        mov eax, dword [esp + 300] ;   326.5 p2     107 w[86]
        xor eax, 0x9e3779f7        ;   328.5 p0     107 w[86]
        xor eax, ebx               ;   339.0 p0     107 w[86]
        xor eax, ecx               ;   348.0 p0     107 w[86]
        xor eax, esi               ;   357.0 p0     107 w[86]
        rol eax, 0xb               ;   357.5 p1     107 w[86]
        mov dword [esp + 312], ebx ;   339.0 p0+p3  107 w[81] spill
        mov ebx, dword [esp + 304] ;   335.5 p2     107 w[88]
        xor ebx, ecx               ;   348.0 p0     107 w[88]
        mov dword [esp + 316], ecx ;   348.0 p0+p3  107 w[83] spill
        mov ecx, edi               ;   330.0 p1     107 w[87] copy
        xor ecx, 0x9e3779f6        ;   330.5 p0     107 w[87]
        xor ecx, edx               ;   343.5 p0     107 w[87]
        xor ecx, ebp               ;   352.5 p0     107 w[87]
        xor ecx, eax               ;   361.5 p0     107 w[87]
        rol ecx, 0xb               ;   362.0 p1     107 w[87]
        mov dword [esp + 320], edi ;   330.0 p0+p3  107 w[79] spill
        mov edi, dword [esp + 312] ;   340.0 p2     107 w[89]
        xor edi, 0x9e3779e8        ;   342.0 p0     107 w[89]
        xor edi, ebp               ;   352.5 p0     107 w[89]
        xor edi, eax               ;   361.5 p0     107 w[89]
        mov dword [esp + 324], ebp ;   352.5 p0+p3  107 w[84] spill
        mov ebp, ebx               ;   348.5 p1     107 w[88] copy
        xor ebp, 0x9e3779e9        ;   349.0 p0     107 w[88]
        xor ebp, esi               ;   357.0 p0     107 w[88]
        xor ebp, ecx               ;   366.0 p0     107 w[88]
        rol ebp, 0xb               ;   366.5 p1     107 w[88]
        xor edi, ebp               ;   370.5 p0     107 w[89]
        rol edi, 0xb               ;   371.0 p1     107 w[89]
        mov dword [esp + 328], ebx ;   348.5 p0+p3  107 w[88] spill
        mov ebx, dword [esp + 316] ;   349.0 p2     107 w[91]
        xor ebx, 0x9e3779ea        ;   351.0 p0     107 w[91]
        xor ebx, eax               ;   361.5 p0     107 w[91]
        xor ebx, ebp               ;   370.5 p0     107 w[91]
        mov dword [esp + 332], eax ;   361.5 p0+p3  107 w[86] spill
        mov eax, edx               ;   343.5 p1     107 w[90] copy
        xor eax, 0x9e3779eb        ;   344.0 p0     107 w[90]
        xor eax, esi               ;   357.0 p0     107 w[90]
        xor eax, ecx               ;   366.0 p0     107 w[90]
        xor eax, edi               ;   375.0 p0     107 w[90]
        rol eax, 0xb               ;   375.5 p1     107 w[90]
        xor ebx, eax               ;   379.5 p0     107 w[91]
        rol ebx, 0xb               ;   380.0 p1     107 w[91]
        mov dword [esp + 336], edx ;   343.5 p0+p3  107 w[82] spill
        mov edx, dword [esp + 324] ;   353.5 p2     107 w[92]
        xor edx, ecx               ;   366.0 p0     107 w[92]
        mov dword [esp + 340], ecx ;   366.0 p0+p3  107 w[87] spill
        mov ecx, dword [esp + 332] ;   362.5 p2     107 w[94]
        xor ecx, 0x9e3779ef        ;   364.5 p0     107 w[94]
        xor ecx, edi               ;   375.0 p0     107 w[94]
        xor ecx, ebx               ;   384.0 p0     107 w[94]
        mov dword [esp + 344], ebp ;   370.5 p0+p3  107 w[88] spill
        mov ebp, edx               ;   366.5 p1     107 w[92] copy
        xor ebp, 0x9e3779ed        ;   367.0 p0     107 w[92]
        xor ebp, edi               ;   375.0 p0     107 w[92]
        xor ebp, ebx               ;   384.0 p0     107 w[92]
        rol ebp, 0xb               ;   384.5 p1     107 w[92]
        mov dword [esp + 348], edx ;   366.5 p0+p3  107 w[92] spill
        mov edx, dword [esp + 344] ;   371.5 p2     107 w[93]
        xor edx, 0x9e3779ec        ;   373.5 p0     107 w[93]
        xor edx, esi               ;   374.0 p0     107 w[93]
        xor edx, eax               ;   379.5 p0     107 w[93]
        xor edx, ebp               ;   388.5 p0     107 w[93]
        rol edx, 0xb               ;   389.0 p1     107 w[93]
        xor ecx, edx               ;   393.0 p0     107 w[94]
        rol ecx, 0xb               ;   393.5 p1     107 w[94]
        mov dword [esp + 352], esi ;   357.0 p0+p3  107 w[85] spill
        mov esi, dword [esp + 340] ;   367.0 p2     107 w[95]
        xor esi, 0x9e3779ee        ;   369.0 p0     107 w[95]
        xor esi, eax               ;   379.5 p0     107 w[95]
        xor esi, ebp               ;   388.5 p0     107 w[95]
        xor esi, ecx               ;   397.5 p0     107 w[95]
        rol esi, 0xb               ;   398.0 p1     107 w[95]
        mov dword [esp + 356], eax ;   379.5 p0+p3  107 w[90] spill
        mov eax, dword [esp + 344] ;   371.5 p2     107 w[96]
        xor eax, 0x9e3779e1        ;   373.5 p0     107 w[96]
        xor eax, ebx               ;   384.0 p0     107 w[96]
        xor eax, edx               ;   393.0 p0     107 w[96]
        xor eax, esi               ;   402.0 p0     107 w[96]
        rol eax, 0xb               ;   402.5 p1     107 w[96]
        mov dword [esp + 360], ebx ;   384.0 p0+p3  107 w[91] spill
        mov ebx, dword [esp + 356] ;   380.5 p2     107 w[98]
        xor ebx, 0x9e3779e3        ;   382.5 p0     107 w[98]
        xor ebx, edx               ;   393.0 p0     107 w[98]
        xor ebx, esi               ;   402.0 p0     107 w[98]
        mov dword [esp + 364], edx ;   393.0 p0+p3  107 w[93] spill
        mov edx, edi               ;   375.0 p1     107 w[97] copy
        xor edx, 0x9e3779e0        ;   375.5 p0     107 w[97]
        xor edx, ebp               ;   388.5 p0     107 w[97]
        xor edx, ecx               ;   397.5 p0     107 w[97]
        xor edx, eax               ;   406.5 p0     107 w[97]
        rol edx, 0xb               ;   407.0 p1     107 w[97]
        xor ebx, edx               ;   411.0 p0     107 w[98]
        rol ebx, 0xb               ;   411.5 p1     107 w[98]
        mov dword [esp + 368], edi ;   375.0 p0+p3  107 w[89] spill
        mov edi, dword [esp + 360] ;   385.0 p2     107 w[99]
        xor edi, 0x9e3779e2        ;   387.0 p0     107 w[99]
        xor edi, ecx               ;   397.5 p0     107 w[99]
        xor edi, eax               ;   406.5 p0     107 w[99]
        xor edi, ebx               ;   415.5 p0     107 w[99]
        rol edi, 0xb               ;   416.0 p1     107 w[99]
        mov dword [esp + 372], ecx ;   397.5 p0+p3  107 w[94] spill
        mov ecx, dword [esp + 364] ;   394.0 p2     107 w[101]
        xor ecx, 0x9e3779e4        ;   396.0 p0     107 w[101]
        xor ecx, eax               ;   406.5 p0     107 w[101]
        xor ecx, ebx               ;   415.5 p0     107 w[101]
        mov dword [esp + 376], eax ;   406.5 p0+p3  107 w[96] spill
        mov eax, ebp               ;   388.5 p1     107 w[100] copy
        xor eax, esi               ;   402.0 p0     107 w[100]
        mov dword [esp + 380], ebp ;   388.5 p0+p3  107 w[92] spill
        mov ebp, dword [esp + 372] ;   398.5 p2     107 w[102]
        xor ebp, 0x9e3779e7        ;   400.5 p0     107 w[102]
        xor ebp, edx               ;   411.0 p0     107 w[102]
        xor ebp, edi               ;   420.0 p0     107 w[102]
        mov dword [esp + 384], ebx ;   415.5 p0+p3  107 w[98] spill
        mov ebx, eax               ;   402.5 p1     107 w[100] copy
        xor ebx, 0x9e3779e5        ;   403.0 p0     107 w[100]
        xor ebx, edx               ;   411.0 p0     107 w[100]
        xor ebx, edi               ;   420.0 p0     107 w[100]
        rol ebx, 0xb               ;   420.5 p1     107 w[100]
        xor ecx, ebx               ;   424.5 p0     107 w[101]
        rol ecx, 0xb               ;   425.0 p1     107 w[101]
        xor ebp, ecx               ;   429.0 p0     107 w[102]
        rol ebp, 0xb               ;   429.5 p1     107 w[102]
        mov dword [esp + 388], eax ;   402.5 p0+p3  107 w[100] spill
        mov eax, dword [esp + 384] ;   416.5 p2     107 w[103]
        xor eax, 0x9e3779e6        ;   418.5 p0     107 w[103]
        xor eax, esi               ;   419.0 p0     107 w[103]
        xor eax, ebx               ;   424.5 p0     107 w[103]
        xor eax, ebp               ;   433.5 p0     107 w[103]
        rol eax, 0xb               ;   434.0 p1     107 w[103]
        mov dword [esp + 392], esi ;   402.0 p0+p3  107 w[95] spill
        mov esi, dword [esp + 376] ;   407.5 p2     107 w[104]
        xor esi, 0x9e3779d9        ;   409.5 p0     107 w[104]
        xor esi, edi               ;   420.0 p0     107 w[104]
        xor esi, ecx               ;   429.0 p0     107 w[104]
        xor esi, eax               ;   438.0 p0     107 w[104]
        rol esi, 0xb               ;   438.5 p1     107 w[104]
        mov dword [esp + 396], edi ;   420.0 p0+p3  107 w[99] spill
        mov edi, dword [esp + 384] ;   416.5 p2     107 w[106]
        xor edi, 0x9e3779db        ;   418.5 p0     107 w[106]
        xor edi, ecx               ;   429.0 p0     107 w[106]
        xor edi, eax               ;   438.0 p0     107 w[106]
        mov dword [esp + 400], ecx ;   429.0 p0+p3  107 w[101] spill
        mov ecx, edx               ;   411.0 p1     107 w[105] copy
        xor ecx, 0x9e3779d8        ;   411.5 p0     107 w[105]
        xor ecx, ebx               ;   424.5 p0     107 w[105]
        xor ecx, ebp               ;   433.5 p0     107 w[105]
        xor ecx, esi               ;   442.5 p0     107 w[105]
        rol ecx, 0xb               ;   443.0 p1     107 w[105]
        xor edi, ecx               ;   447.0 p0     107 w[106]
        rol edi, 0xb               ;   447.5 p1     107 w[106]
        xor ebx, eax               ;   438.0 p0     107 w[108]
        mov dword [esp + 404], edx ;   411.0 p0+p3  107 w[97] spill
        mov edx, dword [esp + 396] ;   421.0 p2     107 w[107]
        xor edx, 0x9e3779da        ;   423.0 p0     107 w[107]
        xor edx, ebp               ;   433.5 p0     107 w[107]
        xor edx, esi               ;   442.5 p0     107 w[107]
        xor edx, edi               ;   451.5 p0     107 w[107]
        rol edx, 0xb               ;   452.0 p1     107 w[107]
        mov dword [esp + 408], eax ;   438.0 p0+p3  107 w[103] spill
        mov eax, dword [esp + 400] ;   430.0 p2     107 w[109]
        xor eax, 0x9e3779dc        ;   432.0 p0     107 w[109]
        xor eax, esi               ;   442.5 p0     107 w[109]
        xor eax, edi               ;   451.5 p0     107 w[109]
        mov dword [esp + 412], esi ;   442.5 p0+p3  107 w[104] spill
        mov esi, ebx               ;   438.5 p1     107 w[108] copy
        xor esi, 0x9e3779dd        ;   439.0 p0     107 w[108]
        xor esi, ecx               ;   447.0 p0     107 w[108]
        xor esi, edx               ;   456.0 p0     107 w[108]
        rol esi, 0xb               ;   456.5 p1     107 w[108]
        xor eax, esi               ;   460.5 p0     107 w[109]
        rol eax, 0xb               ;   461.0 p1     107 w[109]
        mov dword [esp + 416], ebx ;   438.5 p0+p3  107 w[108] spill
        mov ebx, dword [esp + 408] ;   439.0 p2     107 w[111]
        xor ebx, 0x9e3779de        ;   441.0 p0     107 w[111]
        xor ebx, edi               ;   451.5 p0     107 w[111]
        xor ebx, esi               ;   460.5 p0     107 w[111]
        mov dword [esp + 420], edi ;   451.5 p0+p3  107 w[106] spill
        mov edi, ebp               ;   433.5 p1     107 w[110] copy
        xor edi, 0x9e3779df        ;   434.0 p0     107 w[110]
        xor edi, ecx               ;   447.0 p0     107 w[110]
        xor edi, edx               ;   456.0 p0     107 w[110]
        xor edi, eax               ;   465.0 p0     107 w[110]
        rol edi, 0xb               ;   465.5 p1     107 w[110]
        xor ebx, edi               ;   469.5 p0     107 w[111]
        rol ebx, 0xb               ;   470.0 p1     107 w[111]
        mov dword [esp + 424], ebp ;   433.5 p0+p3  107 w[102] spill
        mov ebp, dword [esp + 412] ;   443.5 p2     107 w[112]
        xor ebp, 0x9e3779d1        ;   445.5 p0     107 w[112]
        xor ebp, edx               ;   456.0 p0     107 w[112]
        xor ebp, eax               ;   465.0 p0     107 w[112]
        xor ebp, ebx               ;   474.0 p0     107 w[112]
        rol ebp, 0xb               ;   474.5 p1     107 w[112]
        mov dword [esp + 428], edx ;   456.0 p0+p3  107 w[107] spill
        mov edx, dword [esp + 420] ;   452.5 p2     107 w[114]
        xor edx, 0x9e3779d3        ;   454.5 p0     107 w[114]
        xor edx, eax               ;   465.0 p0     107 w[114]
        xor edx, ebx               ;   474.0 p0     107 w[114]
        mov dword [esp + 432], eax ;   465.0 p0+p3  107 w[109] spill
        mov eax, ecx               ;   447.0 p1     107 w[113] copy
        xor eax, 0x9e3779d0        ;   447.5 p0     107 w[113]
        xor eax, esi               ;   460.5 p0     107 w[113]
        xor eax, edi               ;   469.5 p0     107 w[113]
        xor eax, ebp               ;   478.5 p0     107 w[113]
        rol eax, 0xb               ;   479.0 p1     107 w[113]
        xor edx, eax               ;   483.0 p0     107 w[114]
        rol edx, 0xb               ;   483.5 p1     107 w[114]
        mov dword [esp + 436], ecx ;   447.0 p0+p3  107 w[105] spill
        mov ecx, dword [esp + 428] ;   457.0 p2     107 w[115]
        xor ecx, 0x9e3779d2        ;   459.0 p0     107 w[115]
        xor ecx, edi               ;   469.5 p0     107 w[115]
        xor ecx, ebp               ;   478.5 p0     107 w[115]
        xor ecx, edx               ;   487.5 p0     107 w[115]
        rol ecx, 0xb               ;   488.0 p1     107 w[115]
        mov dword [esp + 440], edi ;   469.5 p0+p3  107 w[110] spill
        mov edi, dword [esp + 432] ;   466.0 p2     107 w[117]
        xor edi, 0x9e3779d4        ;   468.0 p0     107 w[117]
        xor edi, ebp               ;   478.5 p0     107 w[117]
        xor edi, edx               ;   487.5 p0     107 w[117]
        mov dword [esp + 444], ebp ;   478.5 p0+p3  107 w[112] spill
        mov ebp, esi               ;   460.5 p1     107 w[116] copy
        xor ebp, 0x9e3779d5        ;   461.0 p0     107 w[116]
        xor ebp, ebx               ;   474.0 p0     107 w[116]
        xor ebp, eax               ;   483.0 p0     107 w[116]
        xor ebp, ecx               ;   492.0 p0     107 w[116]
        rol ebp, 0xb               ;   492.5 p1     107 w[116]
        xor edi, ebp               ;   496.5 p0     107 w[117]
        rol edi, 0xb               ;   497.0 p1     107 w[117]
        mov dword [esp + 448], esi ;   460.5 p0+p3  107 w[108] spill
        mov esi, dword [esp + 440] ;   470.5 p2     107 w[118]
        xor esi, 0x9e3779d7        ;   472.5 p0     107 w[118]
        xor esi, eax               ;   483.0 p0     107 w[118]
        xor esi, ecx               ;   492.0 p0     107 w[118]
        xor esi, edi               ;   501.0 p0     107 w[118]
        rol esi, 0xb               ;   501.5 p1     107 w[118]
        mov dword [esp + 452], eax ;   483.0 p0+p3  107 w[113] spill
        mov eax, dword [esp + 444] ;   479.5 p2     107 w[120]
        xor eax, ecx               ;   492.0 p0     107 w[120]
        mov dword [esp + 456], ecx ;   492.0 p0+p3  107 w[115] spill
        mov ecx, ebx               ;   474.0 p1     107 w[119] copy
        xor ecx, 0x9e3779d6        ;   474.5 p0     107 w[119]
        xor ecx, edx               ;   487.5 p0     107 w[119]
        xor ecx, ebp               ;   496.5 p0     107 w[119]
        xor ecx, esi               ;   505.5 p0     107 w[119]
        rol ecx, 0xb               ;   506.0 p1     107 w[119]
        mov dword [esp + 460], ebx ;   474.0 p0+p3  107 w[111] spill
        mov ebx, dword [esp + 452] ;   484.0 p2     107 w[121]
        xor ebx, 0x9e3779c8        ;   486.0 p0     107 w[121]
        xor ebx, ebp               ;   496.5 p0     107 w[121]
        xor ebx, esi               ;   505.5 p0     107 w[121]
        mov dword [esp + 464], ebp ;   496.5 p0+p3  107 w[116] spill
        mov ebp, eax               ;   492.5 p1     107 w[120] copy
        xor ebp, 0x9e3779c9        ;   493.0 p0     107 w[120]
        xor ebp, edi               ;   501.0 p0     107 w[120]
        xor ebp, ecx               ;   510.0 p0     107 w[120]
        rol ebp, 0xb               ;   510.5 p1     107 w[120]
        xor ebx, ebp               ;   514.5 p0     107 w[121]
        rol ebx, 0xb               ;   515.0 p1     107 w[121]
        mov dword [esp + 468], eax ;   492.5 p0+p3  107 w[120] spill
        mov eax, dword [esp + 456] ;   493.0 p2     107 w[123]
        xor eax, 0x9e3779ca        ;   495.0 p0     107 w[123]
        xor eax, esi               ;   505.5 p0     107 w[123]
        xor eax, ebp               ;   514.5 p0     107 w[123]
        mov dword [esp + 472], esi ;   505.5 p0+p3  107 w[118] spill
        mov esi, edx               ;   487.5 p1     107 w[122] copy
        xor esi, 0x9e3779cb        ;   488.0 p0     107 w[122]
        xor esi, edi               ;   501.0 p0     107 w[122]
        xor esi, ecx               ;   510.0 p0     107 w[122]
        xor esi, ebx               ;   519.0 p0     107 w[122]
        rol esi, 0xb               ;   519.5 p1     107 w[122]
        xor eax, esi               ;   523.5 p0     107 w[123]
        rol eax, 0xb               ;   524.0 p1     107 w[123]
        mov dword [esp + 476], edx ;   487.5 p0+p3  107 w[114] spill
        mov edx, dword [esp + 464] ;   497.5 p2     107 w[124]
        xor edx, ecx               ;   510.0 p0     107 w[124]
        mov dword [esp + 480], ecx ;   510.0 p0+p3  107 w[119] spill
        mov ecx, dword [esp + 472] ;   506.5 p2     107 w[126]
        xor ecx, 0x9e3779cf        ;   508.5 p0     107 w[126]
        xor ecx, ebx               ;   519.0 p0     107 w[126]
        xor ecx, eax               ;   528.0 p0     107 w[126]
        mov dword [esp + 484], ebp ;   514.5 p0+p3  107 w[120] spill
        mov ebp, edx               ;   510.5 p1     107 w[124] copy
        xor ebp, 0x9e3779cd        ;   511.0 p0     107 w[124]
        xor ebp, ebx               ;   519.0 p0     107 w[124]
        xor ebp, eax               ;   528.0 p0     107 w[124]
        rol ebp, 0xb               ;   528.5 p1     107 w[124]
        mov dword [esp + 488], edx ;   510.5 p0+p3  107 w[124] spill
        mov edx, dword [esp + 484] ;   515.5 p2     107 w[125]
        xor edx, 0x9e3779cc        ;   517.5 p0     107 w[125]
        xor edx, edi               ;   518.0 p0     107 w[125]
        xor edx, esi               ;   523.5 p0     107 w[125]
        xor edx, ebp               ;   532.5 p0     107 w[125]
        rol edx, 0xb               ;   533.0 p1     107 w[125]
        xor ecx, edx               ;   537.0 p0     107 w[126]
        rol ecx, 0xb               ;   537.5 p1     107 w[126]
        mov dword [esp + 492], edi ;   501.0 p0+p3  107 w[117] spill
        mov edi, dword [esp + 480] ;   511.0 p2     107 w[127]
        xor edi, 0x9e3779ce        ;   513.0 p0     107 w[127]
        xor edi, esi               ;   523.5 p0     107 w[127]
        xor edi, ebp               ;   532.5 p0     107 w[127]
        xor edi, ecx               ;   541.5 p0     107 w[127]
        rol edi, 0xb               ;   542.0 p1     107 w[127]
        mov dword [esp + 496], esi ;   523.5 p0+p3  107 w[122] spill
        mov esi, dword [esp + 484] ;   515.5 p2     107 w[128]
        xor esi, 0x9e3779c1        ;   517.5 p0     107 w[128]
        xor esi, eax               ;   528.0 p0     107 w[128]
        xor esi, edx               ;   537.0 p0     107 w[128]
        xor esi, edi               ;   546.0 p0     107 w[128]
        rol esi, 0xb               ;   546.5 p1     107 w[128]
        mov dword [esp + 500], eax ;   528.0 p0+p3  107 w[123] spill
        mov eax, dword [esp + 496] ;   524.5 p2     107 w[130]
        xor eax, 0x9e3779c3        ;   526.5 p0     107 w[130]
        xor eax, edx               ;   537.0 p0     107 w[130]
        xor eax, edi               ;   546.0 p0     107 w[130]
        mov dword [esp + 504], edx ;   537.0 p0+p3  107 w[125] spill
        mov edx, ebx               ;   519.0 p1     107 w[129] copy
        xor edx, 0x9e3779c0        ;   519.5 p0     107 w[129]
        xor edx, ebp               ;   532.5 p0     107 w[129]
        xor edx, ecx               ;   541.5 p0     107 w[129]
        xor edx, esi               ;   550.5 p0     107 w[129]
        rol edx, 0xb               ;   551.0 p1     107 w[129]
        xor eax, edx               ;   555.0 p0     107 w[130]
        rol eax, 0xb               ;   555.5 p1     107 w[130]
        mov dword [esp + 508], ebx ;   519.0 p0+p3  107 w[121] spill
        mov ebx, dword [esp + 500] ;   529.0 p2     107 w[131]
        xor ebx, 0x9e3779c2        ;   531.0 p0     107 w[131]
        xor ebx, ecx               ;   541.5 p0     107 w[131]
        xor ebx, esi               ;   550.5 p0     107 w[131]
        xor ebx, eax               ;   559.5 p0     107 w[131]
        rol ebx, 0xb               ;   560.0 p1     107 w[131]
        mov dword [esp + 512], ecx ;   541.5 p0+p3  107 w[126] spill
        mov ecx, dword [esp + 504] ;   538.0 p2     107 w[133]
        xor ecx, 0x9e3779c4        ;   540.0 p0     107 w[133]
        xor ecx, esi               ;   550.5 p0     107 w[133]
        xor ecx, eax               ;   559.5 p0     107 w[133]
        mov dword [esp + 516], esi ;   550.5 p0+p3  107 w[128] spill
        mov esi, ebp               ;   532.5 p1     107 w[132] copy
        xor esi, edi               ;   546.0 p0     107 w[132]
        mov dword [esp + 520], ebp ;   532.5 p0+p3  107 w[124] spill
        mov ebp, dword [esp + 512] ;   542.5 p2     107 w[134]
        xor ebp, 0x9e3779c7        ;   544.5 p0     107 w[134]
        xor ebp, edx               ;   555.0 p0     107 w[134]
        xor ebp, ebx               ;   564.0 p0     107 w[134]
        mov dword [esp + 524], eax ;   559.5 p0+p3  107 w[130] spill
        mov eax, esi               ;   546.5 p1     107 w[132] copy
        xor eax, 0x9e3779c5        ;   547.0 p0     107 w[132]
        xor eax, edx               ;   555.0 p0     107 w[132]
        xor eax, ebx               ;   564.0 p0     107 w[132]
        rol eax, 0xb               ;   564.5 p1     107 w[132]
        xor ecx, eax               ;   568.5 p0     107 w[133]
        rol ecx, 0xb               ;   569.0 p1     107 w[133]
        xor ebp, ecx               ;   573.0 p0     107 w[134]
        rol ebp, 0xb               ;   573.5 p1     107 w[134]
        mov dword [esp + 528], esi ;   546.5 p0+p3  107 w[132] spill
        mov esi, dword [esp + 524] ;   560.5 p2     107 w[135]
        xor esi, 0x9e3779c6        ;   562.5 p0     107 w[135]
        xor esi, edi               ;   563.0 p0     107 w[135]
        xor esi, eax               ;   568.5 p0     107 w[135]
        xor esi, ebp               ;   577.5 p0     107 w[135]
        rol esi, 0xb               ;   578.0 p1     107 w[135]
        mov dword [esp + 532], edi ;   546.0 p0+p3  107 w[127] spill
        mov edi, dword [esp + 516] ;   551.5 p2     107 w[136]
        xor edi, 0x9e377939        ;   553.5 p0     107 w[136]
        xor edi, ebx               ;   564.0 p0     107 w[136]
        xor edi, ecx               ;   573.0 p0     107 w[136]
        xor edi, esi               ;   582.0 p0     107 w[136]
        rol edi, 0xb               ;   582.5 p1     107 w[136]
        mov dword [esp + 536], ebx ;   564.0 p0+p3  107 w[131] spill
        mov ebx, dword [esp + 524] ;   560.5 p2     107 w[138]
        xor ebx, 0x9e37793b        ;   562.5 p0     107 w[138]
        xor ebx, ecx               ;   573.0 p0     107 w[138]
        xor ebx, esi               ;   582.0 p0     107 w[138]
        mov dword [esp + 540], ecx ;   573.0 p0+p3  107 w[133] spill
        mov ecx, edx               ;   555.0 p1     107 w[137] copy
        xor ecx, 0x9e377938        ;   555.5 p0     107 w[137]
        xor ecx, eax               ;   568.5 p0     107 w[137]
        xor ecx, ebp               ;   577.5 p0     107 w[137]
        xor ecx, edi               ;   586.5 p0     107 w[137]
        rol ecx, 0xb               ;   587.0 p1     107 w[137]
        xor ebx, ecx               ;   591.0 p0     107 w[138]
        rol ebx, 0xb               ;   591.5 p1     107 w[138]
        mov dword [esp + 544], ecx ;   591.0 p0+p3  107 w[137] spill
        mov ecx, dword [esp + 536] ;   565.0 p2     107 w[139]
        xor ecx, 0x9e37793a        ;   567.0 p0     107 w[139]
        xor ecx, ebp               ;   577.5 p0     107 w[139]
        xor ecx, edi               ;   586.5 p0     107 w[139]
        xor ecx, ebx               ;   595.5 p0     107 w[139]
        rol ecx, 0xb               ;   596.0 p1     107 w[139]
        mov dword [esp + 548], ebx ;   595.5 p0+p3  107 w[138] spill
        mov ebx, dword [esp + 8]   ;   521.0 p2      26 box
        and ebx, dword [esp + 0]   ;   523.0 p2+p0   26 box
        mov dword [esp + 552], ecx ;   600.0 p0+p3  107 w[139] spill
        mov ecx, dword [esp + 0]   ;   523.0 p2      26 box
        xor ecx, dword [esp + 20]  ;   525.0 p2+p0   26 box
        mov dword [esp + 0], edi   ;   586.5 p0+p3  107 w[136] spill
        mov edi, dword [esp + 20]  ;   528.0 p2      26 box
        or edi, dword [esp + 8]    ;   530.0 p2+p0   26 box
        mov dword [esp + 20], ebp  ;   577.5 p0+p3  107 w[134] spill
        mov ebp, dword [esp + 8]   ;   530.0 p2      26 box
        xor ebp, dword [esp + 4]   ;   532.0 p2+p0   26 box
        or ebp, ebx                ;   532.5 p0      26 box
        mov dword [esp + 8], esi   ;   582.0 p0+p3  107 w[135] spill
        mov esi, edi               ;   531.0 p1      26 box copy
        and esi, dword [esp + 4]   ;   532.0 p2+p0   26 box
        xor esi, ecx               ;   532.5 p0      26 box
        and ecx, edi               ;   533.0 p0      26 box
        xor ecx, ebp               ;   533.5 p0      26 box
        xor edi, esi               ;   534.0 p0      26 box
        xor esi, ebx               ;   534.5 p0      26 box
        xor ebp, esi               ;   535.0 p0      26 box
        and ebx, ecx               ;   535.5 p0      26 box
        xor ebx, edi               ;   536.0 p0      26 box
        and edi, ecx               ;   536.5 p0      26 box
        xor esi, edi               ;   537.0 p0      26 box
        mov edi, dword [esp + 12]  ;   537.5 p2      25 box
        and edi, dword [esp + 32]  ;   541.5 p2+p0   25 box
        xor edi, dword [esp + 24]  ;   542.5 p2+p0   25 box
        mov dword [esp + 4], ebp   ;   542.8 p0+p3   26 box spill
        mov ebp, dword [esp + 32]  ;   543.5 p2      25 box
        xor ebp, dword [esp + 12]  ;   545.5 p2+p0   25 box
        xor ebp, dword [esp + 16]  ;   546.0 p2+p0   25 box
        mov dword [esp + 32], ecx  ;   546.7 p0+p3   26 box spill
        mov ecx, dword [esp + 24]  ;   547.0 p2      25 box
        or ecx, dword [esp + 12]   ;   549.0 p2+p0   25 box
        xor ecx, dword [esp + 16]  ;   550.5 p2+p0   25 box
        mov dword [esp + 24], ebx  ;   551.2 p0+p3   26 box spill
        mov ebx, edi               ;   551.5 p1      25 box copy
        and ebx, dword [esp + 16]  ;   552.2 p2+p0   25 box
        xor ebx, ebp               ;   552.7 p0      25 box
        xor edi, ebp               ;   553.2 p0      25 box
        or ebp, ecx                ;   553.7 p0      25 box
        xor ebp, edi               ;   554.2 p0      25 box
        xor edi, dword [esp + 12]  ;   554.7 p2+p0   25 box
        xor ecx, ebp               ;   555.2 p0      25 box
        xor ebp, ebx               ;   555.7 p0      25 box
        not ebx                    ;   559.5 p0      25 box
        mov dword [esp + 12], ebx  ;   560.0 p0+p3   25 box spill
        mov ebx, dword [esp + 28]  ;   560.2 p2      24 box
        and ebx, dword [esp + 48]  ;   562.2 p2+p0   24 box
        mov dword [esp + 28], ecx  ;   561.8 p0+p3   25 box spill
        mov ecx, dword [esp + 44]  ;   562.2 p2      24 box
        or ecx, dword [esp + 48]   ;   564.2 p2+p0   24 box
        not ecx                    ;   564.7 p0      24 box
        mov dword [esp + 44], ebp  ;   565.2 p0+p3   25 box spill
        mov ebp, dword [esp + 48]  ;   565.3 p2      24 box
        xor ebp, dword [esp + 40]  ;   567.3 p2+p0   24 box
        mov dword [esp + 48], edi  ;   567.0 p0+p3   25 box spill
        mov edi, ebx               ;   566.7 p1      24 box copy
        mov dword [esp + 16], esi  ;   569.0 p0+p3   26 box spill
        mov esi, ecx               ;   567.3 p1      24 box copy
        mov dword [esp + 556], eax ;   571.0 p0+p3  107 w[132] spill
        mov eax, dword [esp + 40]  ;   568.0 p2      24 box
        mov dword [esp + 40], edx  ;   573.0 p0+p3  107 w[129] spill
        mov edx, dword [esp + 60]  ;   569.0 p2      23 box
        or edx, dword [esp + 76]   ;   571.0 p2+p0   23 box
        xor edx, dword [esp + 52]  ;   571.5 p2+p0   23 box
        mov dword [esp + 60], edx  ;   575.0 p0+p3   23 box spill
        mov edx, dword [esp + 76]  ;   572.0 p2      23 box
        xor edx, dword [esp + 56]  ;   574.0 p2+p0   23 box
        mov dword [esp + 76], edx  ;   577.5 p0+p3   23 box spill
        mov edx, dword [esp + 52]  ;   577.8 p2      23 box
        and edx, dword [esp + 68]  ;   579.8 p2+p0   23 box
        xor edx, dword [esp + 76]  ;   580.5 p2+p0   23 box
        mov dword [esp + 52], edx  ;   581.0 p0+p3   23 box spill
        mov edx, dword [esp + 56]  ;   582.0 p2      23 box
        xor edx, dword [esp + 60]  ;   584.0 p2+p0   23 box
        mov dword [esp + 56], edx  ;   584.5 p0+p3   23 box spill
        mov edx, dword [esp + 68]  ;   584.0 p2      23 box
        xor edx, dword [esp + 60]  ;   586.0 p2+p0   23 box
        mov dword [esp + 68], ecx  ;   586.5 p0+p3   24 box spill
        mov ecx, edx               ;   586.8 p1      23 box copy
        xor edx, dword [esp + 56]  ;   587.5 p2+p0   23 box
        or edx, dword [esp + 52]   ;   588.2 p2+p0   23 box
        mov dword [esp + 560], ecx ;   588.5 p0+p3   23 box spill
        mov ecx, edx               ;   588.8 p1      23 box copy
        xor ecx, dword [esp + 52]  ;   589.5 p2+p0   23 box
        mov dword [esp + 52], edx  ;   590.5 p0+p3   23 box spill
        mov edx, ecx               ;   590.2 p1      23 box copy
        xor edx, dword [esp + 60]  ;   591.0 p2+p0   23 box
        mov dword [esp + 60], edx  ;   595.5 p0+p3   23 box spill
        mov edx, dword [esp + 36]  ;   595.8 p2      24 box
        not edx                    ;   597.8 p0      24 box
        xor ebp, edx               ;   598.3 p0      24 box
        or edi, edx                ;   598.3 p0      24 box
        xor ebx, ebp               ;   598.8 p0      24 box
        and ebp, edi               ;   598.8 p0      24 box
        or esi, ebp                ;   600.0 p0      24 box
        xor edi, ebx               ;   600.5 p0      24 box
        xor eax, ebx               ;   601.0 p0      24 box
        or edi, esi                ;   601.5 p0      24 box
        mov ebp, dword [esp + 68]  ;   601.3 p2      24 box reload
        xor ebp, eax               ;   603.3 p0      24 box
        xor edi, ebp               ;   603.8 p0      24 box
        and eax, esi               ;   603.0 p0      24 box
        xor eax, ebp               ;   603.8 p0      24 box
        mov ebp, dword [esp + 76]  ;   603.0 p2      23 box
        not ebp                    ;   605.0 p0      23 box
        mov edx, dword [esp + 560] ;   604.0 p2      23 box reload
        or edx, ebp                ;   606.0 p0      23 box
        xor ecx, edx               ;   606.5 p0      23 box
        mov ebp, dword [esp + 52]  ;   605.0 p2      23 box reload
        xor ebp, edx               ;   607.0 p0      23 box
        mov edx, dword [esp + 64]  ;   606.0 p2      30 box
        or edx, dword [esp + 80]   ;   608.0 p2+p0   30 box
        xor edx, dword [esp + 72]  ;   608.5 p2+p0   30 box
        mov dword [esp + 52], ebp  ;   607.5 p0+p3   23 box spill
        mov ebp, dword [esp + 72]  ;   609.0 p2      30 box
        and ebp, dword [esp + 80]  ;   611.0 p2+p0   30 box
        mov dword [esp + 72], ecx  ;   609.0 p0+p3   23 box spill
        mov ecx, ebp               ;   611.5 p1      30 box copy
        xor ecx, dword [esp + 64]  ;   612.0 p2+p0   30 box
        xor ebp, dword [esp + 92]  ;   612.0 p2+p0   30 box
        and ebp, ecx               ;   612.5 p0      30 box
        mov dword [esp + 64], esi  ;   611.0 p0+p3   24 box spill
        mov esi, ebp               ;   613.0 p1      30 box copy
        xor esi, dword [esp + 80]  ;   613.5 p2+p0   30 box
        or ebp, edx                ;   613.0 p0      30 box
        xor ebp, dword [esp + 92]  ;   614.0 p2+p0   30 box
        mov dword [esp + 80], ebx  ;   613.5 p0+p3   24 box spill
        mov ebx, edx               ;   613.3 p1      30 box copy
        xor ebx, dword [esp + 92]  ;   615.0 p2+p0   30 box
        not ebx                    ;   615.5 p0      30 box
        or ebx, ecx                ;   616.0 p0      30 box
        or ebx, esi                ;   616.5 p0      30 box
        xor edx, ecx               ;   616.5 p0      30 box
        xor edx, esi               ;   617.0 p0      30 box
        xor ebx, edx               ;   617.5 p0      30 box
        xor esi, ebp               ;   618.0 p0      30 box
        or edx, ebp                ;   618.5 p0      30 box
        xor ecx, edx               ;   619.0 p0      30 box
        mov edx, dword [esp + 84]  ;   617.3 p2      29 box
        and edx, dword [esp + 96]  ;   619.5 p2+p0   29 box
        mov dword [esp + 84], esi  ;   620.0 p0+p3   30 box spill
        mov esi, dword [esp + 96]  ;   619.3 p2      29 box
        xor esi, dword [esp + 88]  ;   621.3 p2+p0   29 box
        mov dword [esp + 96], ebp  ;   621.5 p0+p3   30 box spill
        mov ebp, dword [esp + 88]  ;   621.3 p2      29 box
        mov dword [esp + 88], ecx  ;   622.5 p0+p3   30 box spill
        mov ecx, dword [esp + 104] ;   622.3 p2      29 box
        mov dword [esp + 92], ebx  ;   624.3 p0+p3   30 box spill
        mov ebx, dword [esp + 104] ;   623.3 p2      29 box
        mov dword [esp + 560], edi ;   626.3 p0+p3   24 box spill
        mov edi, dword [esp + 104] ;   624.3 p2      29 box
        mov dword [esp + 104], eax ;   628.3 p0+p3   24 box spill
        mov eax, esi               ;   622.7 p1      29 box copy
        mov dword [esp + 76], esi  ;   630.3 p0+p3   29 box spill
        mov esi, dword [esp + 100] ;   625.3 p2      28 box
        or esi, dword [esp + 124]  ;   627.5 p2+p0   28 box
        mov dword [esp + 68], esi  ;   632.3 p0+p3   28 box spill
        mov esi, dword [esp + 112] ;   627.3 p2      28 box
        xor esi, dword [esp + 100] ;   629.3 p2+p0   28 box
        mov dword [esp + 112], eax ;   634.3 p0+p3   29 box spill
        mov eax, dword [esp + 68]  ;   633.3 p2      28 box reload
        xor eax, esi               ;   635.3 p0      28 box
        and esi, dword [esp + 100] ;   631.0 p2+p0   28 box
        mov dword [esp + 68], eax  ;   636.3 p0+p3   28 box spill
        mov eax, dword [esp + 124] ;   631.3 p2      28 box
        xor eax, dword [esp + 100] ;   633.3 p2+p0   28 box
        mov dword [esp + 124], esi ;   638.3 p0+p3   28 box spill
        mov esi, dword [esp + 100] ;   633.3 p2      28 box
        xor esi, dword [esp + 68]  ;   639.3 p2+p0   28 box
        mov dword [esp + 100], esi ;   640.3 p0+p3   28 box spill
        mov esi, dword [esp + 68]  ;   637.3 p2      28 box
        mov dword [esp + 36], esi  ;   642.3 p0+p3   28 box spill
        mov esi, dword [esp + 68]  ;   637.3 p2      28 box
        mov dword [esp + 68], esi  ;   644.3 p0+p3   28 box spill
        mov esi, dword [esp + 108] ;   637.3 p2      29 box
        not esi                    ;   639.3 p0      29 box
        xor ebp, esi               ;   639.8 p0      29 box
        and ecx, esi               ;   639.8 p0      29 box
        xor edx, ebp               ;   640.3 p0      29 box
        or ebx, ebp                ;   640.3 p0      29 box
        xor ecx, ebp               ;   640.3 p0      29 box
        xor edi, edx               ;   640.8 p0      29 box
        mov esi, dword [esp + 112] ;   638.3 p2      29 box reload
        xor esi, ebx               ;   641.0 p0      29 box
        mov ebp, dword [esp + 76]  ;   639.3 p2      29 box reload
        and ebp, ecx               ;   641.5 p0      29 box
        xor ecx, edx               ;   642.0 p0      29 box
        and ecx, esi               ;   642.5 p0      29 box
        or esi, ebp                ;   643.0 p0      29 box
        xor ebp, edi               ;   643.5 p0      29 box
        not edi                    ;   644.0 p0      29 box
        xor ecx, edi               ;   644.5 p0      29 box
        xor esi, edi               ;   645.0 p0      29 box
        mov edi, dword [esp + 116] ;   640.3 p2      28 box
        not edi                    ;   645.5 p0      28 box
        xor eax, edi               ;   646.0 p0      28 box
        mov ebx, dword [esp + 124] ;   641.3 p2      28 box reload
        and ebx, eax               ;   646.5 p0      28 box
        xor ebx, edi               ;   647.0 p0      28 box
        or edi, eax                ;   647.5 p0      28 box
        mov dword [esp + 124], ecx ;   648.0 p0+p3   29 box spill
        mov ecx, dword [esp + 36]  ;   643.3 p2      28 box reload
        xor ecx, edi               ;   649.0 p0      28 box
        mov edi, dword [esp + 68]  ;   645.3 p2      28 box reload
        and edi, ebx               ;   649.5 p0      28 box
        xor ebx, dword [esp + 100] ;   650.0 p2+p0   28 box
        xor edi, eax               ;   650.5 p0      28 box
        mov dword [esp + 68], ebx  ;   651.0 p0+p3   28 box spill
        mov ebx, ecx               ;   649.5 p1      28 box copy
        and ebx, dword [esp + 100] ;   652.0 p2+p0   28 box
        xor eax, ebx               ;   652.5 p0      28 box
        mov ebx, dword [esp + 136] ;   646.3 p2      27 box
        and ebx, dword [esp + 128] ;   653.0 p2+p0   27 box
        xor ebx, dword [esp + 144] ;   653.5 p2+p0   27 box
        mov dword [esp + 100], eax ;   654.0 p0+p3   28 box spill
        mov eax, dword [esp + 136] ;   649.3 p2      27 box
        xor eax, dword [esp + 120] ;   655.0 p2+p0   27 box
        mov dword [esp + 136], edi ;   655.5 p0+p3   28 box spill
        mov edi, dword [esp + 144] ;   651.3 p2      27 box
        or edi, eax                ;   656.5 p0      27 box
        or edi, dword [esp + 128]  ;   657.0 p2+p0   27 box
        xor edi, dword [esp + 120] ;   657.5 p2+p0   27 box
        mov dword [esp + 144], ecx ;   658.0 p0+p3   28 box spill
        mov ecx, eax               ;   655.5 p1      27 box copy
        and ecx, dword [esp + 120] ;   659.0 p2+p0   27 box
        xor ecx, ebx               ;   659.5 p0      27 box
        mov dword [esp + 120], esi ;   660.0 p0+p3   29 box spill
        mov esi, ebx               ;   654.0 p1      27 box copy
        xor esi, dword [esp + 128] ;   661.0 p2+p0   27 box
        and ebx, edi               ;   661.5 p0      27 box
        xor edi, esi               ;   662.0 p0      27 box
        or esi, ecx                ;   662.5 p0      27 box
        not ecx                    ;   663.0 p0      27 box
        xor esi, eax               ;   663.5 p0      27 box
        xor eax, ebx               ;   664.0 p0      27 box
        mov ebx, dword [esp + 132] ;   656.3 p2      26 box
        and ebx, dword [esp + 156] ;   664.5 p2+p0   26 box
        mov dword [esp + 128], eax ;   665.0 p0+p3   27 box spill
        mov eax, dword [esp + 156] ;   658.3 p2      26 box
        xor eax, dword [esp + 148] ;   666.0 p2+p0   26 box
        mov dword [esp + 156], esi ;   666.5 p0+p3   27 box spill
        mov esi, dword [esp + 148] ;   660.3 p2      26 box
        or esi, dword [esp + 132]  ;   667.5 p2+p0   26 box
        mov dword [esp + 148], edi ;   668.0 p0+p3   27 box spill
        mov edi, dword [esp + 132] ;   662.3 p2      26 box
        xor edi, dword [esp + 140] ;   669.0 p2+p0   26 box
        or edi, ebx                ;   669.5 p0      26 box
        mov dword [esp + 132], ecx ;   670.0 p0+p3   27 box spill
        mov ecx, dword [esp + 140] ;   664.3 p2      26 box
        and ecx, esi               ;   671.0 p0      26 box
        xor ecx, eax               ;   671.5 p0      26 box
        and eax, esi               ;   672.0 p0      26 box
        xor eax, edi               ;   672.5 p0      26 box
        xor esi, ecx               ;   673.0 p0      26 box
        xor ecx, ebx               ;   673.5 p0      26 box
        xor edi, ecx               ;   674.0 p0      26 box
        and ebx, eax               ;   674.5 p0      26 box
        xor ebx, esi               ;   675.0 p0      26 box
        and esi, eax               ;   675.5 p0      26 box
        xor ecx, esi               ;   676.0 p0      26 box
        mov esi, dword [esp + 168] ;   665.3 p2      25 box
        and esi, dword [esp + 160] ;   676.5 p2+p0   25 box
        xor esi, dword [esp + 180] ;   677.0 p2+p0   25 box
        mov dword [esp + 140], edi ;   677.5 p0+p3   26 box spill
        mov edi, dword [esp + 160] ;   668.3 p2      25 box
        xor edi, dword [esp + 168] ;   678.5 p2+p0   25 box
        xor edi, dword [esp + 152] ;   679.0 p2+p0   25 box
        mov dword [esp + 160], eax ;   679.5 p0+p3   26 box spill
        mov eax, dword [esp + 180] ;   671.3 p2      25 box
        or eax, dword [esp + 168]  ;   680.5 p2+p0   25 box
        xor eax, dword [esp + 152] ;   681.0 p2+p0   25 box
        mov dword [esp + 180], ebx ;   681.5 p0+p3   26 box spill
        mov ebx, dword [esp + 152] ;   674.3 p2      25 box
        and ebx, esi               ;   682.5 p0      25 box
        xor ebx, edi               ;   683.0 p0      25 box
        xor esi, edi               ;   683.5 p0      25 box
        or edi, eax                ;   684.0 p0      25 box
        xor edi, esi               ;   684.5 p0      25 box
        xor esi, dword [esp + 168] ;   685.0 p2+p0   25 box
        xor eax, edi               ;   685.5 p0      25 box
        xor edi, ebx               ;   686.0 p0      25 box
        not ebx                    ;   686.5 p0      25 box
        mov dword [esp + 168], ebx ;   687.0 p0+p3   25 box spill
        mov ebx, dword [esp + 164] ;   676.3 p2      24 box
        and ebx, dword [esp + 172] ;   688.0 p2+p0   24 box
        mov dword [esp + 164], eax ;   688.5 p0+p3   25 box spill
        mov eax, dword [esp + 188] ;   678.3 p2      24 box
        or eax, dword [esp + 172]  ;   689.5 p2+p0   24 box
        not eax                    ;   690.0 p0      24 box
        mov dword [esp + 188], edi ;   690.5 p0+p3   25 box spill
        mov edi, dword [esp + 172] ;   680.3 p2      24 box
        xor edi, dword [esp + 176] ;   691.5 p2+p0   24 box
        mov dword [esp + 172], esi ;   692.0 p0+p3   25 box spill
        mov esi, ebx               ;   688.5 p1      24 box copy
        mov dword [esp + 152], ecx ;   693.0 p0+p3   26 box spill
        mov ecx, eax               ;   690.5 p1      24 box copy
        mov dword [esp + 36], edx  ;   694.0 p0+p3   29 box spill
        mov edx, dword [esp + 176] ;   682.3 p2      24 box
        mov dword [esp + 176], ebp ;   695.0 p0+p3   29 box spill
        mov ebp, dword [esp + 184] ;   683.3 p2      23 box
        or ebp, dword [esp + 200]  ;   696.0 p2+p0   23 box
        xor ebp, dword [esp + 212] ;   696.5 p2+p0   23 box
        mov dword [esp + 184], ebp ;   697.0 p0+p3   23 box spill
        mov ebp, dword [esp + 200] ;   686.3 p2      23 box
        xor ebp, dword [esp + 192] ;   698.0 p2+p0   23 box
        mov dword [esp + 200], ebp ;   698.5 p0+p3   23 box spill
        mov ebp, dword [esp + 212] ;   688.3 p2      23 box
        and ebp, dword [esp + 208] ;   699.5 p2+p0   23 box
        xor ebp, dword [esp + 200] ;   701.5 p2+p0   23 box
        mov dword [esp + 212], ebp ;   702.0 p0+p3   23 box spill
        mov ebp, dword [esp + 192] ;   691.3 p2      23 box
        xor ebp, dword [esp + 184] ;   701.5 p2+p0   23 box
        mov dword [esp + 192], ebp ;   702.0 p0+p3   23 box spill
        mov ebp, dword [esp + 208] ;   693.3 p2      23 box
        xor ebp, dword [esp + 184] ;   703.0 p2+p0   23 box
        mov dword [esp + 208], ebp ;   703.5 p0+p3   23 box spill
        mov ebp, dword [esp + 192] ;   703.0 p2      23 box
        xor ebp, dword [esp + 208] ;   706.5 p2+p0   23 box
        or ebp, dword [esp + 212]  ;   707.0 p2+p0   23 box
        mov dword [esp + 116], ebp ;   707.5 p0+p3   23 box spill
        mov ebp, dword [esp + 208] ;   704.5 p2      23 box
        mov dword [esp + 208], ebp ;   706.5 p0+p3   23 box spill
        mov ebp, dword [esp + 212] ;   703.0 p2      23 box
        xor ebp, dword [esp + 116] ;   710.5 p2+p0   23 box
        mov dword [esp + 212], ebp ;   711.0 p0+p3   23 box spill
        mov ebp, dword [esp + 184] ;   701.3 p2      23 box
        xor ebp, dword [esp + 212] ;   714.0 p2+p0   23 box
        mov dword [esp + 184], ebp ;   714.5 p0+p3   23 box spill
        mov ebp, dword [esp + 212] ;   712.0 p2      23 box
        mov dword [esp + 212], ebp ;   714.0 p0+p3   23 box spill
        mov ebp, dword [esp + 196] ;   704.3 p2      24 box
        not ebp                    ;   711.5 p0      24 box
        xor edi, ebp               ;   712.0 p0      24 box
        or esi, ebp                ;   712.5 p0      24 box
        xor ebx, edi               ;   713.0 p0      24 box
        and edi, esi               ;   713.5 p0      24 box
        or ecx, edi                ;   714.0 p0      24 box
        xor esi, ebx               ;   714.5 p0      24 box
        xor edx, ebx               ;   715.0 p0      24 box
        or esi, ecx                ;   715.5 p0      24 box
        xor eax, edx               ;   716.0 p0      24 box
        xor esi, eax               ;   716.5 p0      24 box
        and edx, ecx               ;   717.0 p0      24 box
        xor eax, edx               ;   717.5 p0      24 box
        mov edi, dword [esp + 200] ;   705.3 p2      23 box
        not edi                    ;   718.0 p0      23 box
        mov ebp, dword [esp + 208] ;   707.5 p2      23 box reload
        or ebp, edi                ;   718.5 p0      23 box
        mov edi, dword [esp + 212] ;   715.0 p2      23 box reload
        xor edi, ebp               ;   719.0 p0      23 box
        xor ebp, dword [esp + 116] ;   719.5 p2+p0   23 box
        mov edx, dword [esp + 204] ;   709.3 p2      30 box
        or edx, dword [esp + 220]  ;   720.0 p2+p0   30 box
        xor edx, dword [esp + 228] ;   720.5 p2+p0   30 box
        mov dword [esp + 116], ebp ;   721.0 p0+p3   23 box spill
        mov ebp, dword [esp + 228] ;   712.3 p2      30 box
        and ebp, dword [esp + 220] ;   722.0 p2+p0   30 box
        mov dword [esp + 228], edi ;   722.5 p0+p3   23 box spill
        mov edi, dword [esp + 204] ;   714.3 p2      30 box
        xor edi, ebp               ;   723.5 p0      30 box
        xor ebp, dword [esp + 216] ;   724.0 p2+p0   30 box
        and ebp, edi               ;   724.5 p0      30 box
        mov dword [esp + 204], ecx ;   725.0 p0+p3   24 box spill
        mov ecx, dword [esp + 220] ;   716.3 p2      30 box
        xor ecx, ebp               ;   726.0 p0      30 box
        or ebp, edx                ;   726.5 p0      30 box
        xor ebp, dword [esp + 216] ;   727.0 p2+p0   30 box
        mov dword [esp + 220], ebx ;   727.5 p0+p3   24 box spill
        mov ebx, dword [esp + 216] ;   718.3 p2      30 box
        xor ebx, edx               ;   728.5 p0      30 box
        not ebx                    ;   729.0 p0      30 box
        xor edx, edi               ;   729.5 p0      30 box
        xor edx, ecx               ;   730.0 p0      30 box
        or ebx, edi                ;   730.5 p0      30 box
        or ebx, ecx                ;   731.0 p0      30 box
        xor ebx, edx               ;   731.5 p0      30 box
        xor ecx, ebp               ;   732.0 p0      30 box
        or edx, ebp                ;   732.5 p0      30 box
        xor edi, edx               ;   733.0 p0      30 box
        mov edx, dword [esp + 240] ;   719.3 p2      29 box
        and edx, dword [esp + 252] ;   733.5 p2+p0   29 box
        mov dword [esp + 240], ecx ;   734.0 p0+p3   30 box spill
        mov ecx, dword [esp + 252] ;   721.3 p2      29 box
        xor ecx, dword [esp + 232] ;   735.0 p2+p0   29 box
        mov dword [esp + 252], ebp ;   735.5 p0+p3   30 box spill
        mov ebp, dword [esp + 232] ;   723.3 p2      29 box
        mov dword [esp + 232], edi ;   736.5 p0+p3   30 box spill
        mov edi, dword [esp + 248] ;   724.3 p2      29 box
        mov dword [esp + 216], ebx ;   737.5 p0+p3   30 box spill
        mov ebx, dword [esp + 248] ;   725.3 p2      29 box
        mov dword [esp + 212], esi ;   738.5 p0+p3   24 box spill
        mov esi, dword [esp + 248] ;   726.3 p2      29 box
        mov dword [esp + 248], eax ;   739.5 p0+p3   24 box spill
        mov eax, ecx               ;   735.5 p1      29 box copy
        mov dword [esp + 208], ecx ;   740.5 p0+p3   29 box spill
        mov ecx, dword [esp + 236] ;   727.3 p2      28 box
        or ecx, dword [esp + 264]  ;   741.5 p2+p0   28 box
        mov dword [esp + 200], ecx ;   742.0 p0+p3   28 box spill
        mov ecx, dword [esp + 244] ;   729.3 p2      28 box
        xor ecx, dword [esp + 236] ;   743.0 p2+p0   28 box
        mov dword [esp + 244], eax ;   743.5 p0+p3   29 box spill
        mov eax, dword [esp + 200] ;   743.0 p2      28 box reload
        xor eax, ecx               ;   745.0 p0      28 box
        and ecx, dword [esp + 236] ;   745.0 p2+p0   28 box
        mov dword [esp + 200], eax ;   745.5 p0+p3   28 box spill
        mov eax, dword [esp + 264] ;   733.3 p2      28 box
        xor eax, dword [esp + 236] ;   746.5 p2+p0   28 box
        mov dword [esp + 264], ecx ;   747.0 p0+p3   28 box spill
        mov ecx, dword [esp + 236] ;   735.3 p2      28 box
        xor ecx, dword [esp + 200] ;   748.5 p2+p0   28 box
        mov dword [esp + 236], ecx ;   749.0 p0+p3   28 box spill
        mov ecx, dword [esp + 200] ;   746.5 p2      28 box
        mov dword [esp + 196], ecx ;   749.5 p0+p3   28 box spill
        mov ecx, dword [esp + 200] ;   746.5 p2      28 box
        mov dword [esp + 200], ecx ;   750.5 p0+p3   28 box spill
        mov ecx, dword [esp + 224] ;   739.3 p2      29 box
        not ecx                    ;   751.5 p0      29 box
        xor ebp, ecx               ;   752.0 p0      29 box
        and edi, ecx               ;   752.5 p0      29 box
        xor edx, ebp               ;   753.0 p0      29 box
        or ebx, ebp                ;   753.5 p0      29 box
        xor ebp, edi               ;   754.0 p0      29 box
        xor esi, edx               ;   754.5 p0      29 box
        mov edi, dword [esp + 244] ;   744.5 p2      29 box reload
        xor edi, ebx               ;   755.0 p0      29 box
        mov ecx, dword [esp + 208] ;   741.5 p2      29 box reload
        and ecx, ebp               ;   755.5 p0      29 box
        xor ebp, edx               ;   756.0 p0      29 box
        and ebp, edi               ;   756.5 p0      29 box
        or edi, ecx                ;   757.0 p0      29 box
        xor ecx, esi               ;   757.5 p0      29 box
        not esi                    ;   758.0 p0      29 box
        xor ebp, esi               ;   758.5 p0      29 box
        xor edi, esi               ;   759.0 p0      29 box
        mov esi, dword [esp + 256] ;   742.3 p2      28 box
        not esi                    ;   759.5 p0      28 box
        xor eax, esi               ;   760.0 p0      28 box
        mov ebx, dword [esp + 264] ;   748.0 p2      28 box reload
        and ebx, eax               ;   760.5 p0      28 box
        xor ebx, esi               ;   761.0 p0      28 box
        or esi, eax                ;   761.5 p0      28 box
        mov dword [esp + 264], ebp ;   762.0 p0+p3   29 box spill
        mov ebp, dword [esp + 196] ;   750.5 p2      28 box reload
        xor ebp, esi               ;   763.0 p0      28 box
        mov esi, dword [esp + 200] ;   751.5 p2      28 box reload
        and esi, ebx               ;   763.5 p0      28 box
        xor ebx, dword [esp + 236] ;   764.0 p2+p0   28 box
        xor esi, eax               ;   764.5 p0      28 box
        mov dword [esp + 200], ebx ;   765.0 p0+p3   28 box spill
        mov ebx, dword [esp + 236] ;   750.0 p2      28 box
        and ebx, ebp               ;   766.0 p0      28 box
        xor eax, ebx               ;   766.5 p0      28 box
        mov ebx, dword [esp + 276] ;   748.3 p2      27 box
        and ebx, dword [esp + 268] ;   767.0 p2+p0   27 box
        xor ebx, dword [esp + 284] ;   767.5 p2+p0   27 box
        mov dword [esp + 236], eax ;   768.0 p0+p3   28 box spill
        mov eax, dword [esp + 276] ;   751.3 p2      27 box
        xor eax, dword [esp + 260] ;   769.0 p2+p0   27 box
        mov dword [esp + 276], esi ;   769.5 p0+p3   28 box spill
        mov esi, dword [esp + 284] ;   753.3 p2      27 box
        or esi, dword [esp + 268]  ;   770.5 p2+p0   27 box
        or esi, eax                ;   771.0 p0      27 box
        xor esi, dword [esp + 260] ;   771.5 p2+p0   27 box
        mov dword [esp + 284], ebp ;   772.0 p0+p3   28 box spill
        mov ebp, dword [esp + 260] ;   756.3 p2      27 box
        and ebp, eax               ;   773.0 p0      27 box
        xor ebp, ebx               ;   773.5 p0      27 box
        mov dword [esp + 260], edi ;   774.0 p0+p3   29 box spill
        mov edi, dword [esp + 268] ;   757.3 p2      27 box
        xor edi, ebx               ;   775.0 p0      27 box
        and ebx, esi               ;   775.5 p0      27 box
        xor esi, edi               ;   776.0 p0      27 box
        or edi, ebp                ;   776.5 p0      27 box
        not ebp                    ;   777.0 p0      27 box
        xor edi, eax               ;   777.5 p0      27 box
        xor eax, ebx               ;   778.0 p0      27 box
        mov ebx, dword [esp + 272] ;   758.3 p2      26 box
        and ebx, dword [esp + 296] ;   778.5 p2+p0   26 box
        mov dword [esp + 268], eax ;   779.0 p0+p3   27 box spill
        mov eax, dword [esp + 296] ;   760.3 p2      26 box
        xor eax, dword [esp + 288] ;   780.0 p2+p0   26 box
        mov dword [esp + 296], edi ;   780.5 p0+p3   27 box spill
        mov edi, dword [esp + 288] ;   762.3 p2      26 box
        or edi, dword [esp + 272]  ;   781.5 p2+p0   26 box
        mov dword [esp + 288], esi ;   782.0 p0+p3   27 box spill
        mov esi, dword [esp + 272] ;   764.3 p2      26 box
        xor esi, dword [esp + 280] ;   783.0 p2+p0   26 box
        or esi, ebx                ;   783.5 p0      26 box
        mov dword [esp + 272], ebp ;   784.0 p0+p3   27 box spill
        mov ebp, dword [esp + 280] ;   766.3 p2      26 box
        and ebp, edi               ;   785.0 p0      26 box
        xor ebp, eax               ;   785.5 p0      26 box
        and eax, edi               ;   786.0 p0      26 box
        xor eax, esi               ;   786.5 p0      26 box
        xor edi, ebp               ;   787.0 p0      26 box
        xor ebp, ebx               ;   787.5 p0      26 box
        xor esi, ebp               ;   788.0 p0      26 box
        and ebx, eax               ;   788.5 p0      26 box
        xor ebx, edi               ;   789.0 p0      26 box
        and edi, eax               ;   789.5 p0      26 box
        xor ebp, edi               ;   790.0 p0      26 box
        mov edi, dword [esp + 308] ;   767.3 p2      25 box
        and edi, dword [esp + 300] ;   790.5 p2+p0   25 box
        xor edi, dword [esp + 320] ;   791.0 p2+p0   25 box
        mov dword [esp + 280], esi ;   791.5 p0+p3   26 box spill
        mov esi, dword [esp + 300] ;   770.3 p2      25 box
        xor esi, dword [esp + 308] ;   792.5 p2+p0   25 box
        xor esi, dword [esp + 292] ;   793.0 p2+p0   25 box
        mov dword [esp + 300], eax ;   793.5 p0+p3   26 box spill
        mov eax, dword [esp + 320] ;   773.3 p2      25 box
        or eax, dword [esp + 308]  ;   794.5 p2+p0   25 box
        xor eax, dword [esp + 292] ;   795.0 p2+p0   25 box
        mov dword [esp + 320], ebx ;   795.5 p0+p3   26 box spill
        mov ebx, dword [esp + 292] ;   776.3 p2      25 box
        and ebx, edi               ;   796.5 p0      25 box
        xor ebx, esi               ;   797.0 p0      25 box
        xor edi, esi               ;   797.5 p0      25 box
        or esi, eax                ;   798.0 p0      25 box
        xor esi, edi               ;   798.5 p0      25 box
        xor edi, dword [esp + 308] ;   799.0 p2+p0   25 box
        xor eax, esi               ;   799.5 p0      25 box
        xor esi, ebx               ;   800.0 p0      25 box
        not ebx                    ;   800.5 p0      25 box
        mov dword [esp + 308], ebx ;   801.0 p0+p3   25 box spill
        mov ebx, dword [esp + 304] ;   778.3 p2      24 box
        and ebx, dword [esp + 312] ;   802.0 p2+p0   24 box
        mov dword [esp + 304], eax ;   802.5 p0+p3   25 box spill
        mov eax, dword [esp + 328] ;   780.3 p2      24 box
        or eax, dword [esp + 312]  ;   803.5 p2+p0   24 box
        not eax                    ;   804.0 p0      24 box
        mov dword [esp + 328], esi ;   804.5 p0+p3   25 box spill
        mov esi, dword [esp + 312] ;   782.3 p2      24 box
        xor esi, dword [esp + 316] ;   805.5 p2+p0   24 box
        mov dword [esp + 312], edi ;   806.0 p0+p3   25 box spill
        mov edi, ebx               ;   802.5 p1      24 box copy
        mov dword [esp + 292], ebp ;   807.0 p0+p3   26 box spill
        mov ebp, dword [esp + 316] ;   784.3 p2      24 box
        mov dword [esp + 316], edx ;   808.0 p0+p3   29 box spill
        mov edx, eax               ;   804.5 p1      24 box copy
        mov dword [esp + 196], ecx ;   809.0 p0+p3   29 box spill
        mov ecx, dword [esp + 324] ;   785.3 p2      23 box
        or ecx, dword [esp + 340]  ;   810.0 p2+p0   23 box
        xor ecx, dword [esp + 352] ;   810.5 p2+p0   23 box
        mov dword [esp + 324], ecx ;   811.0 p0+p3   23 box spill
        mov ecx, dword [esp + 340] ;   788.3 p2      23 box
        xor ecx, dword [esp + 332] ;   812.0 p2+p0   23 box
        mov dword [esp + 340], ecx ;   812.5 p0+p3   23 box spill
        mov ecx, dword [esp + 352] ;   790.3 p2      23 box
        and ecx, dword [esp + 348] ;   813.5 p2+p0   23 box
        xor ecx, dword [esp + 340] ;   815.5 p2+p0   23 box
        mov dword [esp + 352], ecx ;   816.0 p0+p3   23 box spill
        mov ecx, dword [esp + 332] ;   793.3 p2      23 box
        xor ecx, dword [esp + 324] ;   815.5 p2+p0   23 box
        mov dword [esp + 332], ecx ;   816.0 p0+p3   23 box spill
        mov ecx, dword [esp + 348] ;   795.3 p2      23 box
        xor ecx, dword [esp + 324] ;   817.0 p2+p0   23 box
        mov dword [esp + 348], ecx ;   817.5 p0+p3   23 box spill
        mov ecx, dword [esp + 332] ;   817.0 p2      23 box
        xor ecx, dword [esp + 348] ;   820.5 p2+p0   23 box
        or ecx, dword [esp + 352]  ;   821.0 p2+p0   23 box
        mov dword [esp + 256], ecx ;   821.5 p0+p3   23 box spill
        mov ecx, dword [esp + 348] ;   818.5 p2      23 box
        mov dword [esp + 348], ecx ;   820.5 p0+p3   23 box spill
        mov ecx, dword [esp + 352] ;   817.0 p2      23 box
        xor ecx, dword [esp + 256] ;   824.5 p2+p0   23 box
        mov dword [esp + 352], ecx ;   825.0 p0+p3   23 box spill
        mov ecx, dword [esp + 324] ;   812.0 p2      23 box
        xor ecx, dword [esp + 352] ;   828.0 p2+p0   23 box
        mov dword [esp + 324], ecx ;   828.5 p0+p3   23 box spill
        mov ecx, dword [esp + 352] ;   826.0 p2      23 box
        mov dword [esp + 352], ecx ;   828.0 p0+p3   23 box spill
        mov ecx, dword [esp + 336] ;   806.3 p2      24 box
        not ecx                    ;   825.5 p0      24 box
        xor esi, ecx               ;   826.0 p0      24 box
        or edi, ecx                ;   826.5 p0      24 box
        xor ebx, esi               ;   827.0 p0      24 box
        and esi, edi               ;   827.5 p0      24 box
        or edx, esi                ;   828.0 p0      24 box
        xor edi, ebx               ;   828.5 p0      24 box
        xor ebp, ebx               ;   829.0 p0      24 box
        or edi, edx                ;   829.5 p0      24 box
        xor eax, ebp               ;   830.0 p0      24 box
        xor edi, eax               ;   830.5 p0      24 box
        and ebp, edx               ;   831.0 p0      24 box
        xor eax, ebp               ;   831.5 p0      24 box
        mov esi, dword [esp + 340] ;   813.5 p2      23 box
        not esi                    ;   832.0 p0      23 box
        mov ebp, dword [esp + 348] ;   821.5 p2      23 box reload
        or ebp, esi                ;   832.5 p0      23 box
        mov esi, dword [esp + 256] ;   822.5 p2      23 box
        xor esi, ebp               ;   833.0 p0      23 box
        mov ecx, dword [esp + 352] ;   829.0 p2      23 box reload
        xor ecx, ebp               ;   833.5 p0      23 box
        mov ebp, dword [esp + 344] ;   811.3 p2      30 box
        or ebp, dword [esp + 360]  ;   834.0 p2+p0   30 box
        xor ebp, dword [esp + 368] ;   834.5 p2+p0   30 box
        mov dword [esp + 352], esi ;   835.0 p0+p3   23 box spill
        mov esi, dword [esp + 368] ;   814.3 p2      30 box
        and esi, dword [esp + 360] ;   836.0 p2+p0   30 box
        mov dword [esp + 368], ecx ;   836.5 p0+p3   23 box spill
        mov ecx, dword [esp + 344] ;   816.3 p2      30 box
        xor ecx, esi               ;   837.5 p0      30 box
        xor esi, dword [esp + 356] ;   838.0 p2+p0   30 box
        and esi, ecx               ;   838.5 p0      30 box
        mov dword [esp + 344], edx ;   839.0 p0+p3   24 box spill
        mov edx, dword [esp + 360] ;   818.3 p2      30 box
        xor edx, esi               ;   840.0 p0      30 box
        or esi, ebp                ;   840.5 p0      30 box
        xor esi, dword [esp + 356] ;   841.0 p2+p0   30 box
        mov dword [esp + 360], ebx ;   841.5 p0+p3   24 box spill
        mov ebx, dword [esp + 356] ;   820.3 p2      30 box
        xor ebx, ebp               ;   842.5 p0      30 box
        not ebx                    ;   843.0 p0      30 box
        xor ebp, ecx               ;   843.5 p0      30 box
        xor ebp, edx               ;   844.0 p0      30 box
        or ebx, ecx                ;   844.5 p0      30 box
        or ebx, edx                ;   845.0 p0      30 box
        xor ebx, ebp               ;   845.5 p0      30 box
        xor edx, esi               ;   846.0 p0      30 box
        or ebp, esi                ;   846.5 p0      30 box
        xor ecx, ebp               ;   847.0 p0      30 box
        mov ebp, dword [esp + 380] ;   821.3 p2      29 box
        and ebp, dword [esp + 392] ;   847.5 p2+p0   29 box
        mov dword [esp + 380], edx ;   848.0 p0+p3   30 box spill
        mov edx, dword [esp + 392] ;   823.3 p2      29 box
        xor edx, dword [esp + 372] ;   849.0 p2+p0   29 box
        mov dword [esp + 392], esi ;   849.5 p0+p3   30 box spill
        mov esi, dword [esp + 372] ;   825.3 p2      29 box
        mov dword [esp + 372], ecx ;   850.5 p0+p3   30 box spill
        mov ecx, dword [esp + 388] ;   826.3 p2      29 box
        mov dword [esp + 356], ebx ;   851.5 p0+p3   30 box spill
        mov ebx, dword [esp + 388] ;   827.3 p2      29 box
        mov dword [esp + 256], edi ;   852.5 p0+p3   24 box spill
        mov edi, dword [esp + 388] ;   828.3 p2      29 box
        mov dword [esp + 388], eax ;   853.5 p0+p3   24 box spill
        mov eax, edx               ;   849.5 p1      29 box copy
        mov dword [esp + 348], edx ;   854.5 p0+p3   29 box spill
        mov edx, dword [esp + 376] ;   829.3 p2      28 box
        or edx, dword [esp + 404]  ;   855.5 p2+p0   28 box
        mov dword [esp + 340], edx ;   856.0 p0+p3   28 box spill
        mov edx, dword [esp + 384] ;   831.3 p2      28 box
        xor edx, dword [esp + 376] ;   857.0 p2+p0   28 box
        mov dword [esp + 384], edx ;   857.5 p0+p3   28 box spill
        mov edx, dword [esp + 404] ;   833.3 p2      28 box
        xor edx, dword [esp + 376] ;   858.5 p2+p0   28 box
        mov dword [esp + 404], edx ;   859.0 p0+p3   28 box spill
        mov edx, dword [esp + 340] ;   857.0 p2      28 box reload
        xor edx, dword [esp + 384] ;   860.5 p2+p0   28 box
        mov dword [esp + 340], edx ;   861.0 p0+p3   28 box spill
        mov edx, dword [esp + 376] ;   837.3 p2      28 box
        xor edx, dword [esp + 340] ;   864.0 p2+p0   28 box
        mov dword [esp + 336], edx ;   864.5 p0+p3   28 box spill
        mov edx, dword [esp + 384] ;   858.5 p2      28 box
        and edx, dword [esp + 376] ;   863.0 p2+p0   28 box
        mov dword [esp + 376], edx ;   863.5 p0+p3   28 box spill
        mov edx, dword [esp + 340] ;   862.0 p2      28 box
        mov dword [esp + 384], edx ;   864.5 p0+p3   28 box spill
        mov edx, dword [esp + 340] ;   862.0 p2      28 box
        mov dword [esp + 340], edx ;   865.5 p0+p3   28 box spill
        mov edx, dword [esp + 364] ;   843.3 p2      29 box
        not edx                    ;   866.5 p0      29 box
        xor esi, edx               ;   867.0 p0      29 box
        and ecx, edx               ;   867.5 p0      29 box
        xor ebp, esi               ;   868.0 p0      29 box
        or ebx, esi                ;   868.5 p0      29 box
        xor eax, ebx               ;   869.0 p0      29 box
        xor esi, ecx               ;   869.5 p0      29 box
        xor edi, ebp               ;   870.0 p0      29 box
        mov ecx, dword [esp + 348] ;   855.5 p2      29 box reload
        and ecx, esi               ;   870.5 p0      29 box
        xor esi, ebp               ;   871.0 p0      29 box
        and esi, eax               ;   871.5 p0      29 box
        or eax, ecx                ;   872.0 p0      29 box
        xor ecx, edi               ;   872.5 p0      29 box
        not edi                    ;   873.0 p0      29 box
        xor esi, edi               ;   873.5 p0      29 box
        xor eax, edi               ;   874.0 p0      29 box
        mov edi, dword [esp + 396] ;   845.3 p2      28 box
        not edi                    ;   874.5 p0      28 box
        mov edx, dword [esp + 404] ;   860.0 p2      28 box reload
        xor edx, edi               ;   875.0 p0      28 box
        mov ebx, dword [esp + 376] ;   864.5 p2      28 box reload
        and ebx, edx               ;   875.5 p0      28 box
        xor ebx, edi               ;   876.0 p0      28 box
        or edi, edx                ;   876.5 p0      28 box
        mov dword [esp + 376], esi ;   877.0 p0+p3   29 box spill
        mov esi, dword [esp + 384] ;   865.5 p2      28 box reload
        xor esi, edi               ;   878.0 p0      28 box
        mov edi, dword [esp + 336] ;   865.5 p2      28 box
        xor edi, ebx               ;   878.5 p0      28 box
        mov dword [esp + 384], edi ;   879.0 p0+p3   28 box spill
        mov edi, dword [esp + 340] ;   866.5 p2      28 box reload
        and edi, ebx               ;   880.0 p0      28 box
        mov ebx, dword [esp + 336] ;   865.5 p2      28 box
        and ebx, esi               ;   880.5 p0      28 box
        xor ebx, edx               ;   881.0 p0      28 box
        xor edx, edi               ;   881.5 p0      28 box
        mov edi, dword [esp + 416] ;   852.3 p2      27 box
        and edi, dword [esp + 408] ;   882.0 p2+p0   27 box
        xor edi, dword [esp + 424] ;   882.5 p2+p0   27 box
        mov dword [esp + 336], ebx ;   883.0 p0+p3   28 box spill
        mov ebx, dword [esp + 416] ;   855.3 p2      27 box
        xor ebx, dword [esp + 400] ;   884.0 p2+p0   27 box
        mov dword [esp + 416], edx ;   884.5 p0+p3   28 box spill
        mov edx, dword [esp + 424] ;   857.3 p2      27 box
        or edx, dword [esp + 408]  ;   885.5 p2+p0   27 box
        or edx, ebx                ;   886.0 p0      27 box
        xor edx, dword [esp + 400] ;   886.5 p2+p0   27 box
        mov dword [esp + 424], esi ;   887.0 p0+p3   28 box spill
        mov esi, dword [esp + 400] ;   860.3 p2      27 box
        and esi, ebx               ;   888.0 p0      27 box
        xor esi, edi               ;   888.5 p0      27 box
        mov dword [esp + 400], eax ;   889.0 p0+p3   29 box spill
        mov eax, dword [esp + 408] ;   861.3 p2      27 box
        xor eax, edi               ;   890.0 p0      27 box
        and edi, edx               ;   890.5 p0      27 box
        xor edx, eax               ;   891.0 p0      27 box
        or eax, esi                ;   891.5 p0      27 box
        not esi                    ;   892.0 p0      27 box
        xor eax, ebx               ;   892.5 p0      27 box
        xor ebx, edi               ;   893.0 p0      27 box
        mov edi, dword [esp + 412] ;   862.3 p2      26 box
        and edi, dword [esp + 436] ;   893.5 p2+p0   26 box
        mov dword [esp + 408], ebx ;   894.0 p0+p3   27 box spill
        mov ebx, dword [esp + 436] ;   864.3 p2      26 box
        xor ebx, dword [esp + 428] ;   895.0 p2+p0   26 box
        mov dword [esp + 436], eax ;   895.5 p0+p3   27 box spill
        mov eax, dword [esp + 428] ;   866.3 p2      26 box
        or eax, dword [esp + 412]  ;   896.5 p2+p0   26 box
        mov dword [esp + 428], edx ;   897.0 p0+p3   27 box spill
        mov edx, dword [esp + 412] ;   868.3 p2      26 box
        xor edx, dword [esp + 420] ;   898.0 p2+p0   26 box
        or edx, edi                ;   898.5 p0      26 box
        mov dword [esp + 412], esi ;   899.0 p0+p3   27 box spill
        mov esi, dword [esp + 420] ;   870.3 p2      26 box
        and esi, eax               ;   900.0 p0      26 box
        xor esi, ebx               ;   900.5 p0      26 box
        and ebx, eax               ;   901.0 p0      26 box
        xor ebx, edx               ;   901.5 p0      26 box
        xor eax, esi               ;   902.0 p0      26 box
        xor esi, edi               ;   902.5 p0      26 box
        xor edx, esi               ;   903.0 p0      26 box
        and edi, ebx               ;   903.5 p0      26 box
        xor edi, eax               ;   904.0 p0      26 box
        and eax, ebx               ;   904.5 p0      26 box
        xor esi, eax               ;   905.0 p0      26 box
        mov eax, dword [esp + 448] ;   871.3 p2      25 box
        and eax, dword [esp + 440] ;   905.5 p2+p0   25 box
        xor eax, dword [esp + 460] ;   906.0 p2+p0   25 box
        mov dword [esp + 420], edx ;   906.5 p0+p3   26 box spill
        mov edx, dword [esp + 440] ;   874.3 p2      25 box
        xor edx, dword [esp + 448] ;   907.5 p2+p0   25 box
        xor edx, dword [esp + 432] ;   908.0 p2+p0   25 box
        mov dword [esp + 440], ebx ;   908.5 p0+p3   26 box spill
        mov ebx, dword [esp + 460] ;   877.3 p2      25 box
        or ebx, dword [esp + 448]  ;   909.5 p2+p0   25 box
        xor ebx, dword [esp + 432] ;   910.0 p2+p0   25 box
        mov dword [esp + 460], edi ;   910.5 p0+p3   26 box spill
        mov edi, dword [esp + 432] ;   880.3 p2      25 box
        and edi, eax               ;   911.5 p0      25 box
        xor edi, edx               ;   912.0 p0      25 box
        xor eax, edx               ;   912.5 p0      25 box
        or edx, ebx                ;   913.0 p0      25 box
        xor edx, eax               ;   913.5 p0      25 box
        xor eax, dword [esp + 448] ;   914.0 p2+p0   25 box
        xor ebx, edx               ;   914.5 p0      25 box
        xor edx, edi               ;   915.0 p0      25 box
        not edi                    ;   915.5 p0      25 box
        mov dword [esp + 448], edi ;   916.0 p0+p3   25 box spill
        mov edi, dword [esp + 444] ;   882.3 p2      24 box
        and edi, dword [esp + 452] ;   917.0 p2+p0   24 box
        mov dword [esp + 444], ebx ;   917.5 p0+p3   25 box spill
        mov ebx, dword [esp + 468] ;   884.3 p2      24 box
        or ebx, dword [esp + 452]  ;   918.5 p2+p0   24 box
        not ebx                    ;   919.0 p0      24 box
        mov dword [esp + 468], edx ;   919.5 p0+p3   25 box spill
        mov edx, dword [esp + 452] ;   886.3 p2      24 box
        xor edx, dword [esp + 456] ;   920.5 p2+p0   24 box
        mov dword [esp + 452], eax ;   921.0 p0+p3   25 box spill
        mov eax, edi               ;   917.5 p1      24 box copy
        mov dword [esp + 432], esi ;   922.0 p0+p3   26 box spill
        mov esi, dword [esp + 456] ;   888.3 p2      24 box
        mov dword [esp + 456], ebp ;   923.0 p0+p3   29 box spill
        mov ebp, ebx               ;   919.5 p1      24 box copy
        mov dword [esp + 340], ecx ;   924.0 p0+p3   29 box spill
        mov ecx, dword [esp + 464] ;   889.3 p2      23 box
        or ecx, dword [esp + 480]  ;   925.0 p2+p0   23 box
        xor ecx, dword [esp + 492] ;   925.5 p2+p0   23 box
        mov dword [esp + 464], ecx ;   926.0 p0+p3   23 box spill
        mov ecx, dword [esp + 480] ;   892.3 p2      23 box
        xor ecx, dword [esp + 472] ;   927.0 p2+p0   23 box
        mov dword [esp + 480], ecx ;   927.5 p0+p3   23 box spill
        mov ecx, dword [esp + 492] ;   894.3 p2      23 box
        and ecx, dword [esp + 488] ;   928.5 p2+p0   23 box
        xor ecx, dword [esp + 480] ;   930.5 p2+p0   23 box
        mov dword [esp + 492], ecx ;   931.0 p0+p3   23 box spill
        mov ecx, dword [esp + 472] ;   897.3 p2      23 box
        xor ecx, dword [esp + 464] ;   930.5 p2+p0   23 box
        mov dword [esp + 472], ecx ;   931.0 p0+p3   23 box spill
        mov ecx, dword [esp + 488] ;   899.3 p2      23 box
        xor ecx, dword [esp + 464] ;   932.0 p2+p0   23 box
        mov dword [esp + 488], ecx ;   932.5 p0+p3   23 box spill
        mov ecx, dword [esp + 472] ;   932.0 p2      23 box
        xor ecx, dword [esp + 488] ;   935.5 p2+p0   23 box
        or ecx, dword [esp + 492]  ;   936.0 p2+p0   23 box
        mov dword [esp + 404], ecx ;   936.5 p0+p3   23 box spill
        mov ecx, dword [esp + 488] ;   933.5 p2      23 box
        mov dword [esp + 488], ecx ;   935.5 p0+p3   23 box spill
        mov ecx, dword [esp + 492] ;   932.0 p2      23 box
        xor ecx, dword [esp + 404] ;   939.5 p2+p0   23 box
        mov dword [esp + 492], ecx ;   940.0 p0+p3   23 box spill
        mov ecx, dword [esp + 464] ;   927.0 p2      23 box
        xor ecx, dword [esp + 492] ;   943.0 p2+p0   23 box
        mov dword [esp + 464], ecx ;   943.5 p0+p3   23 box spill
        mov ecx, dword [esp + 492] ;   941.0 p2      23 box
        mov dword [esp + 492], ecx ;   943.0 p0+p3   23 box spill
        mov ecx, dword [esp + 476] ;   910.3 p2      24 box
        not ecx                    ;   940.5 p0      24 box
        xor edx, ecx               ;   941.0 p0      24 box
        or eax, ecx                ;   941.5 p0      24 box
        xor edi, edx               ;   942.0 p0      24 box
        and edx, eax               ;   942.5 p0      24 box
        or ebp, edx                ;   943.0 p0      24 box
        xor eax, edi               ;   943.5 p0      24 box
        xor esi, edi               ;   944.0 p0      24 box
        or eax, ebp                ;   944.5 p0      24 box
        xor ebx, esi               ;   945.0 p0      24 box
        xor eax, ebx               ;   945.5 p0      24 box
        and esi, ebp               ;   946.0 p0      24 box
        xor ebx, esi               ;   946.5 p0      24 box
        mov esi, dword [esp + 480] ;   928.5 p2      23 box
        not esi                    ;   947.0 p0      23 box
        mov ecx, dword [esp + 488] ;   936.5 p2      23 box reload
        or ecx, esi                ;   947.5 p0      23 box
        mov esi, dword [esp + 404] ;   937.5 p2      23 box
        xor esi, ecx               ;   948.0 p0      23 box
        mov edx, dword [esp + 492] ;   944.0 p2      23 box reload
        xor edx, ecx               ;   948.5 p0      23 box
        mov ecx, dword [esp + 484] ;   915.3 p2      30 box
        or ecx, dword [esp + 500]  ;   949.0 p2+p0   30 box
        xor ecx, dword [esp + 508] ;   949.5 p2+p0   30 box
        mov dword [esp + 492], esi ;   950.0 p0+p3   23 box spill
        mov esi, dword [esp + 508] ;   918.3 p2      30 box
        and esi, dword [esp + 500] ;   951.0 p2+p0   30 box
        mov dword [esp + 508], edx ;   951.5 p0+p3   23 box spill
        mov edx, dword [esp + 484] ;   920.3 p2      30 box
        xor edx, esi               ;   952.5 p0      30 box
        xor esi, dword [esp + 496] ;   953.0 p2+p0   30 box
        and esi, edx               ;   953.5 p0      30 box
        mov dword [esp + 484], ebp ;   954.0 p0+p3   24 box spill
        mov ebp, dword [esp + 500] ;   922.3 p2      30 box
        xor ebp, esi               ;   955.0 p0      30 box
        or esi, ecx                ;   955.5 p0      30 box
        xor esi, dword [esp + 496] ;   956.0 p2+p0   30 box
        mov dword [esp + 500], edi ;   956.5 p0+p3   24 box spill
        mov edi, dword [esp + 496] ;   924.3 p2      30 box
        xor edi, ecx               ;   957.5 p0      30 box
        not edi                    ;   958.0 p0      30 box
        xor ecx, edx               ;   958.5 p0      30 box
        xor ecx, ebp               ;   959.0 p0      30 box
        or edi, edx                ;   959.5 p0      30 box
        or edi, ebp                ;   960.0 p0      30 box
        xor edi, ecx               ;   960.5 p0      30 box
        xor ebp, esi               ;   961.0 p0      30 box
        or ecx, esi                ;   961.5 p0      30 box
        xor edx, ecx               ;   962.0 p0      30 box
        mov ecx, dword [esp + 520] ;   925.3 p2      29 box
        and ecx, dword [esp + 532] ;   962.5 p2+p0   29 box
        mov dword [esp + 520], ebp ;   963.0 p0+p3   30 box spill
        mov ebp, dword [esp + 532] ;   927.3 p2      29 box
        xor ebp, dword [esp + 512] ;   964.0 p2+p0   29 box
        mov dword [esp + 532], esi ;   964.5 p0+p3   30 box spill
        mov esi, dword [esp + 512] ;   929.3 p2      29 box
        mov dword [esp + 512], edx ;   965.5 p0+p3   30 box spill
        mov edx, dword [esp + 528] ;   930.3 p2      29 box
        mov dword [esp + 496], edi ;   966.5 p0+p3   30 box spill
        mov edi, dword [esp + 528] ;   931.3 p2      29 box
        mov dword [esp + 404], eax ;   967.5 p0+p3   24 box spill
        mov eax, dword [esp + 528] ;   932.3 p2      29 box
        mov dword [esp + 528], ebx ;   968.5 p0+p3   24 box spill
        mov ebx, ebp               ;   964.5 p1      29 box copy
        mov dword [esp + 488], ebp ;   969.5 p0+p3   29 box spill
        mov ebp, dword [esp + 516] ;   933.3 p2      28 box
        or ebp, dword [esp + 40]   ;   970.5 p2+p0   28 box
        mov dword [esp + 480], ebp ;   971.0 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   935.3 p2      28 box
        xor ebp, dword [esp + 516] ;   972.0 p2+p0   28 box
        mov dword [esp + 524], ebp ;   972.5 p0+p3   28 box spill
        mov ebp, dword [esp + 40]  ;   937.3 p2      28 box
        xor ebp, dword [esp + 516] ;   973.5 p2+p0   28 box
        mov dword [esp + 40], ebp  ;   974.0 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   972.0 p2      28 box reload
        xor ebp, dword [esp + 524] ;   975.5 p2+p0   28 box
        mov dword [esp + 480], ebp ;   976.0 p0+p3   28 box spill
        mov ebp, dword [esp + 516] ;   941.3 p2      28 box
        xor ebp, dword [esp + 480] ;   979.0 p2+p0   28 box
        mov dword [esp + 476], ebp ;   979.5 p0+p3   28 box spill
        mov ebp, dword [esp + 524] ;   973.5 p2      28 box
        and ebp, dword [esp + 516] ;   978.0 p2+p0   28 box
        mov dword [esp + 516], ebp ;   978.5 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   977.0 p2      28 box
        mov dword [esp + 524], ebp ;   979.5 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   977.0 p2      28 box
        mov dword [esp + 480], ebp ;   980.5 p0+p3   28 box spill
        mov ebp, dword [esp + 504] ;   947.3 p2      29 box
        not ebp                    ;   981.5 p0      29 box
        xor esi, ebp               ;   982.0 p0      29 box
        and edx, ebp               ;   982.5 p0      29 box
        xor ecx, esi               ;   983.0 p0      29 box
        or edi, esi                ;   983.5 p0      29 box
        xor ebx, edi               ;   984.0 p0      29 box
        xor esi, edx               ;   984.5 p0      29 box
        xor eax, ecx               ;   985.0 p0      29 box
        mov edi, dword [esp + 488] ;   970.5 p2      29 box reload
        and edi, esi               ;   985.5 p0      29 box
        xor esi, ecx               ;   986.0 p0      29 box
        and esi, ebx               ;   986.5 p0      29 box
        or ebx, edi                ;   987.0 p0      29 box
        xor edi, eax               ;   987.5 p0      29 box
        not eax                    ;   988.0 p0      29 box
        xor esi, eax               ;   988.5 p0      29 box
        xor ebx, eax               ;   989.0 p0      29 box
        mov ebp, dword [esp + 536] ;   949.3 p2      28 box
        not ebp                    ;   989.5 p0      28 box
        mov eax, dword [esp + 40]  ;   975.0 p2      28 box reload
        xor eax, ebp               ;   990.0 p0      28 box
        mov edx, dword [esp + 516] ;   979.5 p2      28 box reload
        and edx, eax               ;   990.5 p0      28 box
        xor edx, ebp               ;   991.0 p0      28 box
        or ebp, eax                ;   991.5 p0      28 box
        mov dword [esp + 516], esi ;   992.0 p0+p3   29 box spill
        mov esi, dword [esp + 524] ;   980.5 p2      28 box reload
        xor esi, ebp               ;   993.0 p0      28 box
        mov ebp, dword [esp + 476] ;   980.5 p2      28 box
        xor ebp, edx               ;   993.5 p0      28 box
        mov dword [esp + 524], ebp ;   994.0 p0+p3   28 box spill
        mov ebp, dword [esp + 480] ;   981.5 p2      28 box reload
        and ebp, edx               ;   995.0 p0      28 box
        mov edx, dword [esp + 476] ;   980.5 p2      28 box
        and edx, esi               ;   995.5 p0      28 box
        xor edx, eax               ;   996.0 p0      28 box
        xor eax, ebp               ;   996.5 p0      28 box
        mov ebp, dword [esp + 556] ;   956.3 p2      27 box
        xor ebp, dword [esp + 8]   ;   997.0 p2+p0   27 box
        mov dword [esp + 556], edx ;   997.5 p0+p3   28 box spill
        mov edx, dword [esp + 8]   ;   958.3 p2      27 box
        and edx, ebp               ;   998.5 p0      27 box
        xor ebp, dword [esp + 540] ;   999.0 p2+p0   27 box
        xor edx, dword [esp + 20]  ;   999.5 p2+p0   27 box
        mov dword [esp + 476], eax ;  1000.0 p0+p3   28 box spill
        mov eax, dword [esp + 20]  ;   961.3 p2      27 box
        or eax, dword [esp + 8]    ;  1001.0 p2+p0   27 box
        or eax, ebp                ;  1001.5 p0      27 box
        xor eax, dword [esp + 540] ;  1002.0 p2+p0   27 box
        mov dword [esp + 20], esi  ;  1002.5 p0+p3   28 box spill
        mov esi, dword [esp + 540] ;   964.3 p2      27 box
        and esi, ebp               ;  1003.5 p0      27 box
        xor esi, edx               ;  1004.0 p0      27 box
        mov dword [esp + 540], ebx ;  1004.5 p0+p3   29 box spill
        mov ebx, dword [esp + 8]   ;   965.3 p2      27 box
        xor ebx, edx               ;  1005.5 p0      27 box
        and edx, eax               ;  1006.0 p0      27 box
        xor eax, ebx               ;  1006.5 p0      27 box
        or ebx, esi                ;  1007.0 p0      27 box
        not esi                    ;  1007.5 p0      27 box
        xor ebx, ebp               ;  1008.0 p0      27 box
        xor ebp, edx               ;  1008.5 p0      27 box
        mov edx, dword [esp + 0]   ;   966.3 p2      26 box
        and edx, dword [esp + 544] ;  1009.0 p2+p0   26 box
        mov dword [esp + 8], ebp   ;  1009.5 p0+p3   27 box spill
        mov ebp, dword [esp + 544] ;   968.3 p2      26 box
        xor ebp, dword [esp + 552] ;  1010.5 p2+p0   26 box
        mov dword [esp + 544], ebx ;  1011.0 p0+p3   27 box spill
        mov ebx, dword [esp + 552] ;   970.3 p2      26 box
        or ebx, dword [esp + 0]    ;  1012.0 p2+p0   26 box
        mov dword [esp + 552], eax ;  1012.5 p0+p3   27 box spill
        mov eax, dword [esp + 0]   ;   972.3 p2      26 box
        xor eax, dword [esp + 548] ;  1013.5 p2+p0   26 box
        or eax, edx                ;  1014.0 p0      26 box
        mov dword [esp + 0], esi   ;  1014.5 p0+p3   27 box spill
        mov esi, dword [esp + 548] ;   974.3 p2      26 box
        and esi, ebx               ;  1015.5 p0      26 box
        xor esi, ebp               ;  1016.0 p0      26 box
        and ebp, ebx               ;  1016.5 p0      26 box
        xor ebp, eax               ;  1017.0 p0      26 box
        xor ebx, esi               ;  1017.5 p0      26 box
        xor esi, edx               ;  1018.0 p0      26 box
        xor eax, esi               ;  1018.5 p0      26 box
        and edx, ebp               ;  1019.0 p0      26 box
        xor edx, ebx               ;  1019.5 p0      26 box
        and ebx, ebp               ;  1020.0 p0      26 box
        xor esi, ebx               ;  1020.5 p0      26 box
        mov ebx, dword [esp + 16]  ;   975.3 p2      26 box reload
        mov dword [esp + 548], eax ;  1021.0 p0+p3   26 box spill
        mov eax, dword [esp + 588] ;   976.3 p2     123 rk reload
        mov dword [eax], ebx       ;  1022.0 p0+p3  123 rk
        mov ebx, dword [esp + 24]  ;   977.3 p2      26 box reload
        mov dword [eax + 4], ebx   ;  1023.0 p0+p3  123 rk
        mov ebx, dword [esp + 32]  ;   978.3 p2      26 box reload
        mov dword [eax + 8], ebx   ;  1024.0 p0+p3  123 rk
        mov ebx, dword [esp + 4]   ;   979.3 p2      26 box reload
        mov dword [eax + 12], ebx  ;  1025.0 p0+p3  123 rk
        mov ebx, dword [esp + 48]  ;   980.3 p2      25 box reload
        mov dword [eax + 16], ebx  ;  1026.0 p0+p3  123 rk
        mov ebx, dword [esp + 44]  ;   981.3 p2      25 box reload
        mov dword [eax + 20], ebx  ;  1027.0 p0+p3  123 rk
        mov ebx, dword [esp + 28]  ;   982.3 p2      25 box reload
        mov dword [eax + 24], ebx  ;  1028.0 p0+p3  123 rk
        mov ebx, dword [esp + 12]  ;   983.3 p2      25 box reload
        mov dword [eax + 28], ebx  ;  1029.0 p0+p3  123 rk
        mov ebx, dword [esp + 104] ;   984.3 p2      24 box reload
        mov dword [eax + 32], ebx  ;  1030.0 p0+p3  123 rk
        mov ebx, dword [esp + 560] ;   985.3 p2      24 box reload
        mov dword [eax + 36], ebx  ;  1031.0 p0+p3  123 rk
        mov ebx, dword [esp + 80]  ;   986.3 p2      24 box reload
        mov dword [eax + 40], ebx  ;  1032.0 p0+p3  123 rk
        mov ebx, dword [esp + 64]  ;   987.3 p2      24 box reload
        mov dword [eax + 44], ebx  ;  1033.0 p0+p3  123 rk
        mov ebx, dword [esp + 72]  ;   988.3 p2      23 box reload
        mov dword [eax + 48], ebx  ;  1034.0 p0+p3  123 rk
        mov ebx, dword [esp + 52]  ;   989.3 p2      23 box reload
        mov dword [eax + 52], ebx  ;  1035.0 p0+p3  123 rk
        mov ebx, dword [esp + 60]  ;   990.3 p2      23 box reload
        mov dword [eax + 56], ebx  ;  1036.0 p0+p3  123 rk
        mov ebx, dword [esp + 56]  ;   991.3 p2      23 box reload
        mov dword [eax + 60], ebx  ;  1037.0 p0+p3  123 rk
        mov ebx, dword [esp + 92]  ;   992.3 p2      30 box reload
        mov dword [eax + 64], ebx  ;  1038.0 p0+p3  123 rk
        mov ebx, dword [esp + 88]  ;   993.3 p2      30 box reload
        mov dword [eax + 68], ebx  ;  1039.0 p0+p3  123 rk
        mov ebx, dword [esp + 96]  ;   994.3 p2      30 box reload
        mov dword [eax + 72], ebx  ;  1040.0 p0+p3  123 rk
        mov ebx, dword [esp + 84]  ;   995.3 p2      30 box reload
        mov dword [eax + 76], ebx  ;  1041.0 p0+p3  123 rk
        mov ebx, dword [esp + 176] ;   996.3 p2      29 box reload
        mov dword [eax + 80], ebx  ;  1042.0 p0+p3  123 rk
        mov ebx, dword [esp + 36]  ;   997.3 p2      29 box reload
        mov dword [eax + 84], ebx  ;  1043.0 p0+p3  123 rk
        mov ebx, dword [esp + 120] ;   998.3 p2      29 box reload
        mov dword [eax + 88], ebx  ;  1044.0 p0+p3  123 rk
        mov ebx, dword [esp + 124] ;   999.3 p2      29 box reload
        mov dword [eax + 92], ebx  ;  1045.0 p0+p3  123 rk
        mov ebx, dword [esp + 144] ;  1000.3 p2      28 box reload
        mov dword [eax + 96], ebx  ;  1046.0 p0+p3  123 rk
        mov ebx, dword [esp + 136] ;  1001.3 p2      28 box reload
        mov dword [eax + 100], ebx ;  1047.0 p0+p3  123 rk
        mov ebx, dword [esp + 100] ;  1002.3 p2      28 box reload
        mov dword [eax + 104], ebx ;  1048.0 p0+p3  123 rk
        mov ebx, dword [esp + 68]  ;  1003.3 p2      28 box reload
        mov dword [eax + 108], ebx ;  1049.0 p0+p3  123 rk
        mov ebx, dword [esp + 132] ;  1004.3 p2      27 box reload
        mov dword [eax + 112], ebx ;  1050.0 p0+p3  123 rk
        mov ebx, dword [esp + 148] ;  1005.3 p2      27 box reload
        mov dword [eax + 116], ebx ;  1051.0 p0+p3  123 rk
        mov ebx, dword [esp + 156] ;  1006.3 p2      27 box reload
        mov dword [eax + 120], ebx ;  1052.0 p0+p3  123 rk
        mov ebx, dword [esp + 128] ;  1007.3 p2      27 box reload
        mov dword [eax + 124], ebx ;  1053.0 p0+p3  123 rk
        mov ebx, dword [esp + 152] ;  1008.3 p2      26 box reload
        mov dword [eax + 128], ebx ;  1054.0 p0+p3  123 rk
        mov ebx, dword [esp + 180] ;  1009.3 p2      26 box reload
        mov dword [eax + 132], ebx ;  1055.0 p0+p3  123 rk
        mov ebx, dword [esp + 160] ;  1010.3 p2      26 box reload
        mov dword [eax + 136], ebx ;  1056.0 p0+p3  123 rk
        mov ebx, dword [esp + 140] ;  1011.3 p2      26 box reload
        mov dword [eax + 140], ebx ;  1057.0 p0+p3  123 rk
        mov ebx, dword [esp + 172] ;  1012.3 p2      25 box reload
        mov dword [eax + 144], ebx ;  1058.0 p0+p3  123 rk
        mov ebx, dword [esp + 188] ;  1013.3 p2      25 box reload
        mov dword [eax + 148], ebx ;  1059.0 p0+p3  123 rk
        mov ebx, dword [esp + 164] ;  1014.3 p2      25 box reload
        mov dword [eax + 152], ebx ;  1060.0 p0+p3  123 rk
        mov ebx, dword [esp + 168] ;  1015.3 p2      25 box reload
        mov dword [eax + 156], ebx ;  1061.0 p0+p3  123 rk
        mov ebx, dword [esp + 248] ;  1016.3 p2      24 box reload
        mov dword [eax + 160], ebx ;  1062.0 p0+p3  123 rk
        mov ebx, dword [esp + 212] ;  1017.3 p2      24 box reload
        mov dword [eax + 164], ebx ;  1063.0 p0+p3  123 rk
        mov ebx, dword [esp + 220] ;  1018.3 p2      24 box reload
        mov dword [eax + 168], ebx ;  1064.0 p0+p3  123 rk
        mov ebx, dword [esp + 204] ;  1019.3 p2      24 box reload
        mov dword [eax + 172], ebx ;  1065.0 p0+p3  123 rk
        mov ebx, dword [esp + 228] ;  1020.3 p2      23 box reload
        mov dword [eax + 176], ebx ;  1066.0 p0+p3  123 rk
        mov ebx, dword [esp + 116] ;  1021.3 p2      23 box reload
        mov dword [eax + 180], ebx ;  1067.0 p0+p3  123 rk
        mov ebx, dword [esp + 184] ;  1022.3 p2      23 box reload
        mov dword [eax + 184], ebx ;  1068.0 p0+p3  123 rk
        mov ebx, dword [esp + 192] ;  1023.3 p2      23 box reload
        mov dword [eax + 188], ebx ;  1069.0 p0+p3  123 rk
        mov ebx, dword [esp + 216] ;  1024.3 p2      30 box reload
        mov dword [eax + 192], ebx ;  1070.0 p0+p3  123 rk
        mov ebx, dword [esp + 232] ;  1025.3 p2      30 box reload
        mov dword [eax + 196], ebx ;  1071.0 p0+p3  123 rk
        mov ebx, dword [esp + 252] ;  1026.3 p2      30 box reload
        mov dword [eax + 200], ebx ;  1072.8 p0+p3  123 rk
        mov ebx, dword [esp + 240] ;  1027.3 p2      30 box reload
        mov dword [eax + 204], ebx ;  1074.8 p0+p3  123 rk
        mov ebx, dword [esp + 196] ;  1028.3 p2      29 box reload
        mov dword [eax + 208], ebx ;  1076.8 p0+p3  123 rk
        mov ebx, dword [esp + 316] ;  1029.3 p2      29 box reload
        mov dword [eax + 212], ebx ;  1078.8 p0+p3  123 rk
        mov ebx, dword [esp + 260] ;  1030.3 p2      29 box reload
        mov dword [eax + 216], ebx ;  1080.8 p0+p3  123 rk
        mov ebx, dword [esp + 264] ;  1031.3 p2      29 box reload
        mov dword [eax + 220], ebx ;  1082.8 p0+p3  123 rk
        mov ebx, dword [esp + 284] ;  1032.3 p2      28 box reload
        mov dword [eax + 224], ebx ;  1084.8 p0+p3  123 rk
        mov ebx, dword [esp + 276] ;  1033.3 p2      28 box reload
        mov dword [eax + 228], ebx ;  1086.8 p0+p3  123 rk
        mov ebx, dword [esp + 236] ;  1034.3 p2      28 box reload
        mov dword [eax + 232], ebx ;  1088.8 p0+p3  123 rk
        mov ebx, dword [esp + 200] ;  1035.3 p2      28 box reload
        mov dword [eax + 236], ebx ;  1090.8 p0+p3  123 rk
        mov ebx, dword [esp + 272] ;  1036.3 p2      27 box reload
        mov dword [eax + 240], ebx ;  1092.8 p0+p3  123 rk
        mov ebx, dword [esp + 288] ;  1037.3 p2      27 box reload
        mov dword [eax + 244], ebx ;  1094.8 p0+p3  123 rk
        mov ebx, dword [esp + 296] ;  1038.3 p2      27 box reload
        mov dword [eax + 248], ebx ;  1096.8 p0+p3  123 rk
        mov ebx, dword [esp + 268] ;  1039.3 p2      27 box reload
        mov dword [eax + 252], ebx ;  1098.8 p0+p3  123 rk
        mov ebx, dword [esp + 292] ;  1040.3 p2      26 box reload
        mov dword [eax + 256], ebx ;  1100.8 p0+p3  123 rk
        mov ebx, dword [esp + 320] ;  1041.3 p2      26 box reload
        mov dword [eax + 260], ebx ;  1102.8 p0+p3  123 rk
        mov ebx, dword [esp + 300] ;  1042.3 p2      26 box reload
        mov dword [eax + 264], ebx ;  1104.8 p0+p3  123 rk
        mov ebx, dword [esp + 280] ;  1043.3 p2      26 box reload
        mov dword [eax + 268], ebx ;  1106.8 p0+p3  123 rk
        mov ebx, dword [esp + 312] ;  1044.3 p2      25 box reload
        mov dword [eax + 272], ebx ;  1108.8 p0+p3  123 rk
        mov ebx, dword [esp + 328] ;  1045.3 p2      25 box reload
        mov dword [eax + 276], ebx ;  1110.8 p0+p3  123 rk
        mov ebx, dword [esp + 304] ;  1046.3 p2      25 box reload
        mov dword [eax + 280], ebx ;  1112.8 p0+p3  123 rk
        mov ebx, dword [esp + 308] ;  1047.3 p2      25 box reload
        mov dword [eax + 284], ebx ;  1114.8 p0+p3  123 rk
        mov ebx, dword [esp + 388] ;  1048.3 p2      24 box reload
        mov dword [eax + 288], ebx ;  1116.8 p0+p3  123 rk
        mov ebx, dword [esp + 256] ;  1049.3 p2      24 box reload
        mov dword [eax + 292], ebx ;  1118.8 p0+p3  123 rk
        mov ebx, dword [esp + 360] ;  1050.3 p2      24 box reload
        mov dword [eax + 296], ebx ;  1120.8 p0+p3  123 rk
        mov ebx, dword [esp + 344] ;  1051.3 p2      24 box reload
        mov dword [eax + 300], ebx ;  1122.8 p0+p3  123 rk
        mov ebx, dword [esp + 368] ;  1052.3 p2      23 box reload
        mov dword [eax + 304], ebx ;  1124.8 p0+p3  123 rk
        mov ebx, dword [esp + 352] ;  1053.3 p2      23 box reload
        mov dword [eax + 308], ebx ;  1126.8 p0+p3  123 rk
        mov ebx, dword [esp + 324] ;  1054.3 p2      23 box reload
        mov dword [eax + 312], ebx ;  1128.8 p0+p3  123 rk
        mov ebx, dword [esp + 332] ;  1055.3 p2      23 box reload
        mov dword [eax + 316], ebx ;  1130.8 p0+p3  123 rk
        mov ebx, dword [esp + 356] ;  1056.3 p2      30 box reload
        mov dword [eax + 320], ebx ;  1132.8 p0+p3  123 rk
        mov ebx, dword [esp + 372] ;  1057.3 p2      30 box reload
        mov dword [eax + 324], ebx ;  1134.8 p0+p3  123 rk
        mov ebx, dword [esp + 392] ;  1058.3 p2      30 box reload
        mov dword [eax + 328], ebx ;  1136.8 p0+p3  123 rk
        mov ebx, dword [esp + 380] ;  1059.3 p2      30 box reload
        mov dword [eax + 332], ebx ;  1138.8 p0+p3  123 rk
        mov ebx, dword [esp + 340] ;  1060.3 p2      29 box reload
        mov dword [eax + 336], ebx ;  1140.8 p0+p3  123 rk
        mov ebx, dword [esp + 456] ;  1061.3 p2      29 box reload
        mov dword [eax + 340], ebx ;  1142.8 p0+p3  123 rk
        mov ebx, dword [esp + 400] ;  1062.3 p2      29 box reload
        mov dword [eax + 344], ebx ;  1144.8 p0+p3  123 rk
        mov ebx, dword [esp + 376] ;  1063.3 p2      29 box reload
        mov dword [eax + 348], ebx ;  1146.8 p0+p3  123 rk
        mov ebx, dword [esp + 424] ;  1064.3 p2      28 box reload
        mov dword [eax + 352], ebx ;  1148.8 p0+p3  123 rk
        mov ebx, dword [esp + 416] ;  1065.3 p2      28 box reload
        mov dword [eax + 356], ebx ;  1150.8 p0+p3  123 rk
        mov ebx, dword [esp + 336] ;  1066.3 p2      28 box reload
        mov dword [eax + 360], ebx ;  1152.8 p0+p3  123 rk
        mov ebx, dword [esp + 384] ;  1067.3 p2      28 box reload
        mov dword [eax + 364], ebx ;  1154.8 p0+p3  123 rk
        mov ebx, dword [esp + 412] ;  1068.3 p2      27 box reload
        mov dword [eax + 368], ebx ;  1156.8 p0+p3  123 rk
        mov ebx, dword [esp + 428] ;  1069.3 p2      27 box reload
        mov dword [eax + 372], ebx ;  1158.8 p0+p3  123 rk
        mov ebx, dword [esp + 436] ;  1070.3 p2      27 box reload
        mov dword [eax + 376], ebx ;  1160.8 p0+p3  123 rk
        mov ebx, dword [esp + 408] ;  1071.3 p2      27 box reload
        mov dword [eax + 380], ebx ;  1162.8 p0+p3  123 rk
        mov ebx, dword [esp + 432] ;  1072.3 p2      26 box reload
        mov dword [eax + 384], ebx ;  1164.8 p0+p3  123 rk
        mov ebx, dword [esp + 460] ;  1073.3 p2      26 box reload
        mov dword [eax + 388], ebx ;  1166.8 p0+p3  123 rk
        mov ebx, dword [esp + 440] ;  1074.3 p2      26 box reload
        mov dword [eax + 392], ebx ;  1168.8 p0+p3  123 rk
        mov ebx, dword [esp + 420] ;  1075.3 p2      26 box reload
        mov dword [eax + 396], ebx ;  1170.8 p0+p3  123 rk
        mov ebx, dword [esp + 452] ;  1076.3 p2      25 box reload
        mov dword [eax + 400], ebx ;  1172.8 p0+p3  123 rk
        mov ebx, dword [esp + 468] ;  1077.3 p2      25 box reload
        mov dword [eax + 404], ebx ;  1174.8 p0+p3  123 rk
        mov ebx, dword [esp + 444] ;  1078.3 p2      25 box reload
        mov dword [eax + 408], ebx ;  1176.8 p0+p3  123 rk
        mov ebx, dword [esp + 448] ;  1079.3 p2      25 box reload
        mov dword [eax + 412], ebx ;  1178.8 p0+p3  123 rk
        mov ebx, dword [esp + 528] ;  1080.3 p2      24 box reload
        mov dword [eax + 416], ebx ;  1180.8 p0+p3  123 rk
        mov ebx, dword [esp + 404] ;  1081.3 p2      24 box reload
        mov dword [eax + 420], ebx ;  1182.8 p0+p3  123 rk
        mov ebx, dword [esp + 500] ;  1082.3 p2      24 box reload
        mov dword [eax + 424], ebx ;  1184.8 p0+p3  123 rk
        mov ebx, dword [esp + 484] ;  1083.3 p2      24 box reload
        mov dword [eax + 428], ebx ;  1186.8 p0+p3  123 rk
        mov ebx, dword [esp + 508] ;  1084.3 p2      23 box reload
        mov dword [eax + 432], ebx ;  1188.8 p0+p3  123 rk
        mov ebx, dword [esp + 492] ;  1085.3 p2      23 box reload
        mov dword [eax + 436], ebx ;  1190.8 p0+p3  123 rk
        mov dword [eax + 464], edi ;  1192.8 p0+p3  123 rk
        mov edi, dword [esp + 464] ;  1086.3 p2      23 box reload
        mov dword [eax + 440], edi ;  1194.8 p0+p3  123 rk
        mov dword [eax + 468], ecx ;  1196.8 p0+p3  123 rk
        mov edi, dword [esp + 472] ;  1087.3 p2      23 box reload
        mov dword [eax + 444], edi ;  1198.8 p0+p3  123 rk
        mov edi, dword [esp + 496] ;  1088.3 p2      30 box reload
        mov dword [eax + 448], edi ;  1200.8 p0+p3  123 rk
        mov edi, dword [esp + 512] ;  1089.3 p2      30 box reload
        mov dword [eax + 452], edi ;  1202.8 p0+p3  123 rk
        mov edi, dword [esp + 532] ;  1090.3 p2      30 box reload
        mov dword [eax + 456], edi ;  1204.8 p0+p3  123 rk
        mov edi, dword [esp + 520] ;  1091.3 p2      30 box reload
        mov dword [eax + 460], edi ;  1206.8 p0+p3  123 rk
        mov edi, dword [esp + 540] ;  1092.3 p2      29 box reload
        mov dword [eax + 472], edi ;  1208.8 p0+p3  123 rk
        mov edi, dword [esp + 516] ;  1093.3 p2      29 box reload
        mov dword [eax + 476], edi ;  1210.8 p0+p3  123 rk
        mov edi, dword [esp + 20]  ;  1094.3 p2      28 box reload
        mov dword [eax + 480], edi ;  1212.8 p0+p3  123 rk
        mov edi, dword [esp + 476] ;  1095.3 p2      28 box reload
        mov dword [eax + 484], edi ;  1214.8 p0+p3  123 rk
        mov edi, dword [esp + 556] ;  1096.3 p2      28 box reload
        mov dword [eax + 488], edi ;  1216.8 p0+p3  123 rk
        mov edi, dword [esp + 524] ;  1097.3 p2      28 box reload
        mov dword [eax + 492], edi ;  1218.8 p0+p3  123 rk
        mov edi, dword [esp + 0]   ;  1098.3 p2      27 box reload
        mov dword [eax + 496], edi ;  1220.8 p0+p3  123 rk
        mov edi, dword [esp + 552] ;  1099.3 p2      27 box reload
        mov dword [eax + 500], edi ;  1222.8 p0+p3  123 rk
        mov edi, dword [esp + 544] ;  1100.3 p2      27 box reload
        mov dword [eax + 504], edi ;  1224.8 p0+p3  123 rk
        mov dword [eax + 512], esi ;  1226.8 p0+p3  123 rk
        mov esi, dword [esp + 8]   ;  1101.3 p2      27 box reload
        mov dword [eax + 508], esi ;  1228.8 p0+p3  123 rk
        mov dword [eax + 516], edx ;  1230.8 p0+p3  123 rk
        mov dword [eax + 520], ebp ;  1232.8 p0+p3  123 rk
        mov esi, dword [esp + 548] ;  1103.8 p2      26 box reload
        mov dword [eax + 524], esi ;  1234.8 p0+p3  123 rk
        add esp, 0x234             ;                    frame
        pop ebp                    ;                    preserved
        pop edi                    ;                    preserved
        pop esi                    ;                    preserved
        pop ebx                    ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
