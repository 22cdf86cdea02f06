; whirlpool_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/whirlpool.cw (sha256 9d2d515c5400ddbf); do not edit:
;   ./cw build whirlpool_blocks --cpu northwood
;
; void whirlpool_blocks(void *h, const void *m, uint32_t n);   cdecl
;   h: 64 bytes, read and written, public, no alignment needed
;   m: 64 bytes a block, read, public, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 38 uops, planned 34.7; bounds: width 12.7, ports 34.0, path 4.5
;   blocks: 8777 uops, planned 3939.7; bounds: width 2925.7, ports 3901.0, path 107.5
;   body.2: 33 uops, planned 32.7; bounds: width 11.0, ports 32.0, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 32
        global whirlpool_blocks

        section .text
        align 16
whirlpool_blocks:
        push ebx                                                    ;                    preserved
        push esi                                                    ;                    preserved
        push edi                                                    ;                    preserved
        push ebp                                                    ;                    preserved
        sub esp, 0x250                                              ;                    frame
        mov esi, dword [esp + 612]                                  ;     0.0 p2      53 h reload
        mov edi, dword [esi]                                        ;     2.0 p2      53 h
        mov dword [esp + 0], edi                                    ;     4.0 p0+p3   53 h
        mov edi, dword [esi + 4]                                    ;     2.0 p2      53 h
        mov dword [esp + 4], edi                                    ;     4.0 p0+p3   53 h
        mov edi, dword [esi + 8]                                    ;     3.0 p2      53 h
        mov dword [esp + 8], edi                                    ;     5.0 p0+p3   53 h
        mov edi, dword [esi + 12]                                   ;     4.0 p2      53 h
        mov dword [esp + 12], edi                                   ;     6.7 p0+p3   53 h
        mov edi, dword [esi + 16]                                   ;     5.0 p2      53 h
        mov dword [esp + 16], edi                                   ;     8.7 p0+p3   53 h
        mov edi, dword [esi + 20]                                   ;     6.0 p2      53 h
        mov dword [esp + 20], edi                                   ;    10.7 p0+p3   53 h
        mov edi, dword [esi + 24]                                   ;     7.0 p2      53 h
        mov dword [esp + 24], edi                                   ;    12.7 p0+p3   53 h
        mov edi, dword [esi + 28]                                   ;     8.0 p2      53 h
        mov dword [esp + 28], edi                                   ;    14.7 p0+p3   53 h
        mov edi, dword [esi + 32]                                   ;     9.0 p2      53 h
        mov dword [esp + 32], edi                                   ;    16.7 p0+p3   53 h
        mov edi, dword [esi + 36]                                   ;    10.0 p2      53 h
        mov dword [esp + 36], edi                                   ;    18.7 p0+p3   53 h
        mov edi, dword [esi + 40]                                   ;    11.0 p2      53 h
        mov dword [esp + 40], edi                                   ;    20.7 p0+p3   53 h
        mov edi, dword [esi + 44]                                   ;    12.0 p2      53 h
        mov dword [esp + 44], edi                                   ;    22.7 p0+p3   53 h
        mov edi, dword [esi + 48]                                   ;    13.0 p2      53 h
        mov dword [esp + 48], edi                                   ;    24.7 p0+p3   53 h
        mov edi, dword [esi + 52]                                   ;    14.0 p2      53 h
        mov dword [esp + 52], edi                                   ;    26.7 p0+p3   53 h
        mov edi, dword [esi + 56]                                   ;    15.0 p2      53 h
        mov dword [esp + 56], edi                                   ;    28.7 p0+p3   53 h
        mov esi, dword [esi + 60]                                   ;    16.0 p2      53 h
        mov dword [esp + 60], esi                                   ;    30.7 p0+p3   53 h
        mov esi, dword [esp + 620]                                  ;    17.0 p2      53 h
        shl esi, 6                                                  ;    19.0 p1      53 h
        add esi, dword [esp + 616]                                  ;    23.0 p2+p1   53 h
        mov dword [esp + 64], esi                                   ;    32.7 p0+p3   53 h
        cmp dword [esp + 620], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 616]                                  ;                    resident
        mov eax, dword [esp + 0]                                    ;                    resident
        mov ecx, dword [esp + 4]                                    ;                    resident
        align 16
.blocks_1:
        movzx edi, al                                               ;     0.0 p0      37 next[0]
        movzx ebp, ah                                               ;     0.5 p1+p0   37 next[1]
        mov edx, dword [esp + 48]                                   ;     1.0 p2      37 next[0]
        shr edx, 0x10                                               ;     3.0 p1      37 next[0]
        movzx ebx, dl                                               ;     7.0 p0      37 next[0]
        shr edx, 8                                                  ;     7.0 p1      37 next[1]
        mov dword [esp + 68], edi                                   ;     2.3 p0+p3   37 next[0] spill
        mov edi, eax                                                ;     3.3 p0      58 a[0] copy
        xor edi, dword [esi]                                        ;     3.8 p2+p0   58 a[0]
        mov dword [esp + 72], edi                                   ;     4.3 p0+p3   58 a[0] spill
        mov edi, ecx                                                ;     4.0 p1      58 a[0] copy
        xor edi, dword [esi + 4]                                    ;     5.3 p2+p0   58 a[0]
        shr eax, 0x10                                               ;     5.0 p1      37 next[2]
        mov dword [esp + 76], edi                                   ;     6.3 p0+p3   58 a[0] spill
        mov edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;     5.7 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;     6.7 p2      37 next[1]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;    13.0 p2+p0   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    11.0 p2      37 next[1]
        xor edx, ebp                                                ;    13.0 p0      37 next[1]
        movzx ebp, byte [esp + 57]                                  ;     9.7 p2      37 next[0]
        mov dword [esp + 80], ebx                                   ;     8.3 p0+p3   37 next[0] spill
        mov ebx, dword [esp + 40]                                   ;    10.7 p2      37 next[0]
        shr ebx, 0x10                                               ;    12.7 p1      37 next[0]
        mov dword [esp + 84], ebp                                   ;    11.7 p0+p3   37 next[0] spill
        mov ebp, ebx                                                ;    16.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;    17.2 p1      37 next[0]
        mov dword [esp + 88], ebp                                   ;    21.2 p0+p3   37 next[0] spill
        mov ebp, dword [esp + 20]                                   ;    11.7 p2      38 next[0]
        shr ebp, 0x10                                               ;    13.7 p1      38 next[0]
        mov dword [esp + 92], ebx                                   ;    16.7 p0+p3   37 next[0] spill
        mov ebx, ebp                                                ;    17.7 p0      38 next[0] copy
        and ebx, 0xff                                               ;    18.2 p0      38 next[0]
        shr ebp, 8                                                  ;    17.7 p1      39 next[1]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;    23.7 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    23.7 p2+p0   37 next[1]
        movzx ebp, byte [esp + 36]                                  ;    14.7 p2      38 next[0]
        mov dword [esp + 96], ebx                                   ;    18.7 p0+p3   38 next[0] spill
        movzx ebx, byte [esp + 29]                                  ;    15.7 p2      38 next[0]
        mov dword [esp + 100], ebp                                  ;    18.3 p0+p3   38 next[0] spill
        mov ebp, dword [esp + 12]                                   ;    16.7 p2      39 next[0]
        shr ebp, 0x10                                               ;    18.7 p1      39 next[0]
        mov dword [esp + 104], ebx                                  ;    20.3 p0+p3   38 next[0] spill
        mov ebx, ebp                                                ;    22.7 p1      39 next[0] copy
        shr ebx, 8                                                  ;    23.2 p1      39 next[0]
        mov dword [esp + 108], ebx                                  ;    27.2 p0+p3   39 next[0] spill
        mov ebx, dword [esp + 56]                                   ;    17.7 p2      37 next[1]
        shr ebx, 0x10                                               ;    19.7 p1      37 next[1]
        mov dword [esp + 112], ebp                                  ;    24.3 p0+p3   39 next[0] spill
        movzx ebp, bl                                               ;    23.7 p1      37 next[1]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;    26.2 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    26.2 p2+p0   37 next[1]
        movzx ebp, byte [esp + 8]                                   ;    20.7 p2      37 next[1]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;    26.7 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    26.7 p2+p0   37 next[1]
        mov ebp, dword [esp + 28]                                   ;    23.7 p2      38 next[1]
        shr ebp, 0x10                                               ;    25.7 p1      38 next[1]
        mov dword [esp + 116], ecx                                  ;    26.3 p0+p3   57 k[0] spill
        mov ecx, ebp                                                ;    29.7 p1      38 next[1] copy
        and ecx, 0xff                                               ;    30.2 p0      38 next[1]
        xor edi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    32.7 p2+p0   37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    32.7 p2+p0   37 next[1]
        movzx ecx, byte [esp + 44]                                  ;    26.7 p2      38 next[1]
        xor edi, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;    33.2 p2+p0   37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    33.2 p2+p0   37 next[1]
        movzx ecx, byte [esp + 37]                                  ;    29.7 p2      38 next[1]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;    33.7 p2+p0   37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    33.7 p2+p0   37 next[1]
        movzx ecx, byte [esp + 16]                                  ;    32.7 p2      37 next[2]
        mov dword [esp + 120], edx                                  ;    34.2 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 9]                                   ;    33.7 p2      37 next[2]
        mov dword [esp + 124], edi                                  ;    34.2 p0+p3   37 next[1] spill
        mov edi, dword [esi + 8]                                    ;    34.7 p2      58 a[1]
        xor edi, dword [esp + 8]                                    ;    36.7 p2+p0   58 a[1]
        mov dword [esp + 128], edi                                  ;    37.2 p0+p3   58 a[1] spill
        movzx edi, al                                               ;    30.3 p1      37 next[2]
        mov dword [esp + 132], eax                                  ;    34.3 p0+p3   37 next[2] spill
        mov eax, dword [esi + 12]                                   ;    36.7 p2      58 a[1]
        xor eax, dword [esp + 12]                                   ;    38.7 p2+p0   58 a[1]
        shr ebx, 8                                                  ;    32.0 p1      37 next[2]
        mov dword [esp + 136], eax                                  ;    39.2 p0+p3   58 a[1] spill
        mov eax, dword [esp + 36]                                   ;    38.7 p2      38 next[2]
        shr eax, 0x10                                               ;    40.7 p1      38 next[2]
        mov dword [esp + 140], ecx                                  ;    38.3 p0+p3   37 next[2] spill
        movzx ecx, al                                               ;    44.7 p1      38 next[2]
        mov dword [esp + 144], eax                                  ;    44.7 p0+p3   38 next[2] spill
        movzx eax, byte [esp + 52]                                  ;    39.7 p2      38 next[2]
        mov dword [esp + 148], edx                                  ;    42.3 p0+p3   37 next[2] spill
        movzx edx, byte [esp + 45]                                  ;    40.7 p2      38 next[2]
        mov dword [esp + 152], edi                                  ;    44.3 p0+p3   37 next[2] spill
        mov edi, dword [esi + 16]                                   ;    41.7 p2      58 a[2]
        xor edi, dword [esp + 16]                                   ;    43.7 p2+p0   58 a[2]
        shr ebp, 8                                                  ;    36.7 p1      39 next[2]
        mov dword [esp + 156], edi                                  ;    46.3 p0+p3   58 a[2] spill
        mov edi, dword [esi + 20]                                   ;    43.7 p2      58 a[2]
        xor edi, dword [esp + 20]                                   ;    45.7 p2+p0   58 a[2]
        mov dword [esp + 160], edi                                  ;    48.3 p0+p3   58 a[2] spill
        mov edi, dword [esi + 24]                                   ;    45.7 p2      58 a[3]
        xor edi, dword [esp + 24]                                   ;    47.7 p2+p0   58 a[3]
        mov dword [esp + 164], edi                                  ;    50.3 p0+p3   58 a[3] spill
        mov edi, dword [esi + 28]                                   ;    47.7 p2      58 a[3]
        xor edi, dword [esp + 28]                                   ;    49.7 p2+p0   58 a[3]
        mov dword [esp + 168], edi                                  ;    52.3 p0+p3   58 a[3] spill
        mov edi, dword [esi + 32]                                   ;    49.7 p2      58 a[4]
        xor edi, dword [esp + 32]                                   ;    51.7 p2+p0   58 a[4]
        mov dword [esp + 172], edi                                  ;    54.3 p0+p3   58 a[4] spill
        mov edi, dword [esi + 36]                                   ;    51.7 p2      58 a[4]
        xor edi, dword [esp + 36]                                   ;    53.7 p2+p0   58 a[4]
        mov dword [esp + 176], edi                                  ;    56.3 p0+p3   58 a[4] spill
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;    53.7 p2      37 next[2]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;    55.7 p2+p0   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;    56.2 p2+p0   37 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    56.7 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;    57.7 p2+p0   37 next[2]
        mov dword [esp + 180], ebx                                  ;    58.3 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 140]                                  ;    58.7 p2      37 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;    62.7 p2+p0   37 next[2]
        mov ebx, dword [esp + 148]                                  ;    60.7 p2      37 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;    64.7 p2+p0   37 next[2]
        mov ebx, dword [esp + 152]                                  ;    62.7 p2      37 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;    66.7 p2+p0   37 next[2]
        mov dword [esp + 184], edi                                  ;    67.2 p0+p3   37 next[2] spill
        mov edi, dword [esi + 40]                                   ;    64.7 p2      58 a[5]
        xor edi, dword [esp + 40]                                   ;    66.7 p2+p0   58 a[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    66.7 p2      37 next[2]
        xor eax, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    68.7 p2+p0   37 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    69.2 p2+p0   37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    69.7 p2+p0   37 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    70.7 p2+p0   37 next[2]
        mov ebp, dword [esp + 140]                                  ;    71.7 p2      37 next[2] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    75.7 p2+p0   37 next[2]
        mov ebp, dword [esp + 148]                                  ;    73.7 p2      37 next[2] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;    77.7 p2+p0   37 next[2]
        mov ebp, dword [esp + 180]                                  ;    75.7 p2      37 next[2] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    79.7 p2+p0   37 next[2]
        mov ecx, dword [esi + 44]                                   ;    77.7 p2      58 a[5]
        mov edx, dword [esp + 44]                                   ;    78.7 p2      57 k[5] reload
        xor ecx, edx                                                ;    80.7 p0      58 a[5]
        mov ebx, dword [esp + 8]                                    ;    79.7 p2      37 next[3]
        shr ebx, 0x10                                               ;    81.7 p1      37 next[3]
        movzx ebp, bl                                               ;    85.7 p0      37 next[3]
        mov dword [esp + 180], eax                                  ;    80.2 p0+p3   37 next[2] spill
        mov eax, dword [esi + 48]                                   ;    80.7 p2      58 a[6]
        xor eax, dword [esp + 48]                                   ;    82.7 p2+p0   58 a[6]
        mov dword [esp + 148], ecx                                  ;    81.2 p0+p3   58 a[5] spill
        mov ecx, dword [esi + 52]                                   ;    82.7 p2      58 a[6]
        xor ecx, dword [esp + 52]                                   ;    84.7 p2+p0   58 a[6]
        shr edx, 0x10                                               ;    80.7 p1      38 next[3]
        mov dword [esp + 140], ecx                                  ;    85.2 p0+p3   58 a[6] spill
        movzx ecx, dl                                               ;    84.7 p1      38 next[3]
        mov dword [esp + 152], edi                                  ;    68.3 p0+p3   58 a[5] spill
        mov edi, dword [esi + 56]                                   ;    84.7 p2      58 a[7]
        xor edi, dword [esp + 56]                                   ;    86.7 p2+p0   58 a[7]
        mov dword [esp + 188], eax                                  ;    83.2 p0+p3   58 a[6] spill
        mov eax, dword [esi + 60]                                   ;    86.7 p2      58 a[7]
        xor eax, dword [esp + 60]                                   ;    88.7 p2+p0   58 a[7]
        shr ebx, 8                                                  ;    85.7 p1      37 next[4]
        shr edx, 8                                                  ;    84.7 p1      39 next[4]
        mov dword [esp + 192], esi                                  ;    72.3 p0+p3   58 a[0] spill
        mov esi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    88.7 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    89.7 p2      37 next[3]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;    90.7 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    91.7 p2+p0   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;    92.7 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    93.7 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;    94.7 p2+p0   37 next[4]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    95.7 p2+p0   37 next[4]
        movzx ebx, byte [esp + 24]                                  ;    96.7 p2      37 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   100.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   100.7 p2+p0   37 next[3]
        movzx ebx, byte [esp + 17]                                  ;    99.7 p2      37 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   103.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   103.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 132]                                  ;   102.7 p2      37 next[3]
        shr ebx, 8                                                  ;   104.7 p1      37 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   110.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   110.7 p2+p0   37 next[3]
        movzx ebx, byte [esp + 60]                                  ;   105.7 p2      38 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   111.2 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   111.2 p2+p0   37 next[3]
        movzx ebx, byte [esp + 53]                                  ;   108.7 p2      38 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   112.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   112.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 144]                                  ;   111.7 p2      39 next[3]
        shr ebx, 8                                                  ;   113.7 p1      39 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   119.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   119.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 16]                                   ;   114.7 p2      37 next[4]
        shr ebx, 0x10                                               ;   116.7 p1      37 next[4]
        mov dword [esp + 144], ecx                                  ;   120.2 p0+p3   37 next[3] spill
        movzx ecx, bl                                               ;   120.7 p1      37 next[4]
        shr ebx, 8                                                  ;   120.7 p1      37 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   123.2 p2+p0   37 next[4]
        xor edx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   123.2 p2+p0   37 next[4]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   124.7 p2      37 next[5]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   124.7 p2      37 next[5]
        mov dword [esp + 132], esi                                  ;   120.2 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 32]                                  ;   119.7 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   123.7 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   123.7 p2+p0   37 next[4]
        movzx esi, byte [esp + 25]                                  ;   122.7 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   126.7 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   126.7 p2+p0   37 next[4]
        mov esi, dword [esp + 52]                                   ;   125.7 p2      38 next[4]
        shr esi, 0x10                                               ;   127.7 p1      38 next[4]
        mov dword [esp + 196], eax                                  ;    89.7 p0+p3   58 a[7] spill
        mov eax, esi                                                ;   131.7 p1      38 next[4] copy
        and eax, 0xff                                               ;   132.2 p0      38 next[4]
        shr esi, 8                                                  ;   131.7 p1      39 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;   134.7 p2+p0   37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   134.7 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   137.7 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   137.7 p2+p0   37 next[5]
        movzx esi, byte [esp + 116]                                 ;   130.7 p2      38 next[4]
        mov eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   132.7 p2      37 next[4]
        xor eax, ebp                                                ;   135.2 p0      37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   135.2 p2+p0   37 next[4]
        movzx esi, byte [esp + 61]                                  ;   133.7 p2      38 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   137.7 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   137.7 p2+p0   37 next[4]
        mov esi, edi                                                ;    97.0 p1      37 next[0] copy
        shr esi, 8                                                  ;    97.5 p1      37 next[0]
        and esi, 0xff                                               ;   101.5 p0      37 next[0]
        mov ebp, dword [esp + 24]                                   ;   136.7 p2      37 next[5]
        shr ebp, 0x10                                               ;   138.7 p1      37 next[5]
        mov dword [esp + 200], edx                                  ;   138.2 p0+p3   37 next[4] spill
        mov edx, ebp                                                ;   142.7 p1      37 next[5] copy
        and edx, 0xff                                               ;   143.2 p0      37 next[5]
        shr ebp, 8                                                  ;   142.7 p1      37 next[6]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   145.7 p2+p0   37 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   145.7 p2+p0   37 next[5]
        mov edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   146.7 p2      37 next[6]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   146.7 p2      37 next[6]
        mov dword [esp + 204], eax                                  ;   138.2 p0+p3   37 next[4] spill
        movzx eax, byte [esp + 40]                                  ;   141.7 p2      37 next[5]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   146.2 p2+p0   37 next[5]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   146.2 p2+p0   37 next[5]
        movzx eax, byte [esp + 33]                                  ;   144.7 p2      37 next[5]
        xor ecx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;   148.7 p2+p0   37 next[5]
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   148.7 p2+p0   37 next[5]
        mov eax, dword [esp + 60]                                   ;   147.7 p2      38 next[5]
        shr eax, 0x10                                               ;   149.7 p1      38 next[5]
        mov dword [esp + 208], edi                                  ;   106.3 p0+p3   58 a[7] spill
        movzx edi, al                                               ;   153.7 p1      38 next[5]
        shr eax, 8                                                  ;   153.7 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   156.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   156.2 p2+p0   37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   159.7 p2+p0   37 next[6]
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   157.7 p2      37 next[6]
        xor eax, ebp                                                ;   159.7 p0      37 next[6]
        movzx edi, byte [esp + 12]                                  ;   152.7 p2      38 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   156.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   156.7 p2+p0   37 next[5]
        mov dword [esp + 212], eax                                  ;   160.2 p0+p3   37 next[6] spill
        mov eax, dword [esp + 116]                                  ;   155.7 p2      57 k[0] reload
        movzx edi, ah                                               ;   157.7 p1+p0   38 next[5]
        mov ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   156.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   157.7 p2      65 next[0]
        shr eax, 0x10                                               ;   157.7 p1      38 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   160.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   160.2 p2+p0   37 next[5]
        movzx edi, al                                               ;   161.7 p1      38 next[6]
        shr eax, 8                                                  ;   161.7 p1      39 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   164.2 p2+p0   37 next[6]
        mov dword [esp + 116], ebx                                  ;   160.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 212]                                  ;   161.7 p2      37 next[6] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   164.2 p2+p0   37 next[6]
        mov edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   165.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   165.7 p2      37 next[7]
        mov dword [esp + 212], ecx                                  ;   160.7 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 32]                                   ;   165.7 p2      37 next[6]
        shr ecx, 0x10                                               ;   167.7 p1      37 next[6]
        mov dword [esp + 216], esi                                  ;   159.7 p0+p3   65 next[0] spill
        movzx esi, cl                                               ;   171.7 p1      37 next[6]
        shr ecx, 8                                                  ;   171.7 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   174.2 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   174.2 p2+p0   37 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   177.7 p2+p0   37 next[7]
        xor eax, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   177.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 48]                                  ;   170.7 p2      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   174.7 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   174.7 p2+p0   37 next[6]
        movzx esi, byte [esp + 41]                                  ;   173.7 p2      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   177.7 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   177.7 p2+p0   37 next[6]
        movzx esi, byte [esp + 20]                                  ;   176.7 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   180.7 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   180.7 p2+p0   37 next[6]
        movzx esi, byte [esp + 13]                                  ;   179.7 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   183.7 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   183.7 p2+p0   37 next[6]
        movzx esi, byte [esp + 56]                                  ;   182.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   184.7 p2      37 next[7]
        xor ecx, edi                                                ;   186.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   186.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 49]                                  ;   185.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   189.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   189.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 92]                                  ;   188.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   192.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   192.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 28]                                  ;   191.7 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   195.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   195.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 21]                                  ;   194.7 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   198.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   198.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 112]                                 ;   197.7 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   201.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   201.7 p2+p0   37 next[7]
        mov esi, dword [esp + 188]                                  ;   200.7 p2      37 next[0]
        shr esi, 0x10                                               ;   202.7 p1      37 next[0]
        mov edi, dword [esp + 124]                                  ;   201.7 p2      65 next[1]
        mov dword [esp + 112], eax                                  ;   202.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 120]                                  ;   202.7 p2      65 next[1]
        mov dword [esp + 92], ecx                                   ;   202.2 p0+p3   37 next[7] spill
        mov ecx, esi                                                ;   206.7 p1      37 next[0] copy
        and ecx, 0xff                                               ;   207.2 p0      37 next[0]
        shr esi, 8                                                  ;   206.7 p1      37 next[1]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   209.7 p2+p0   65 next[0]
        mov dword [esp + 220], ebx                                  ;   184.2 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 216]                                  ;   204.7 p2      65 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   209.7 p2+p0   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   210.7 p2      65 next[1]
        xor ecx, edi                                                ;   212.7 p0      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   212.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 72]                                  ;   208.7 p2      37 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   212.7 p2+p0   65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   212.7 p2+p0   65 next[0]
        mov esi, dword [esp + 152]                                  ;   211.7 p2      37 next[0]
        shr esi, 0x10                                               ;   213.7 p1      37 next[0]
        mov edi, dword [esp + 184]                                  ;   212.7 p2      65 next[2]
        mov dword [esp + 216], edx                                  ;   184.2 p0+p3   37 next[6] spill
        mov edx, dword [esp + 180]                                  ;   213.7 p2      65 next[2]
        mov dword [esp + 224], edx                                  ;   215.7 p0+p3   65 next[2] spill
        mov edx, esi                                                ;   217.7 p1      37 next[0] copy
        shr edx, 8                                                  ;   218.2 p1      37 next[0]
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   224.2 p2+p0   65 next[0]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   224.2 p2+p0   65 next[0]
        mov edx, dword [esp + 160]                                  ;   216.7 p2      38 next[0]
        shr edx, 0x10                                               ;   218.7 p1      38 next[0]
        mov dword [esp + 228], esi                                  ;   217.7 p0+p3   37 next[0] spill
        movzx esi, dl                                               ;   222.7 p1      38 next[0]
        shr edx, 8                                                  ;   222.7 p1      39 next[1]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   225.2 p2+p0   65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   225.2 p2+p0   65 next[0]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   228.7 p2+p0   65 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   228.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 176]                                 ;   221.7 p2      38 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   223.7 p2      65 next[0]
        xor edx, ebp                                                ;   225.7 p0      65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   225.7 p2+p0   65 next[0]
        mov dword [esp + 232], eax                                  ;   229.2 p0+p3   65 next[1] spill
        mov eax, dword [esp + 168]                                  ;   224.7 p2      58 a[3] reload
        movzx esi, ah                                               ;   226.7 p1+p0   38 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   229.2 p2+p0   65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   229.2 p2+p0   65 next[0]
        mov esi, dword [esp + 136]                                  ;   227.7 p2      39 next[0]
        shr esi, 0x10                                               ;   229.7 p1      39 next[0]
        mov ebp, esi                                                ;   233.7 p0      39 next[0] copy
        shr ebp, 8                                                  ;   234.2 p1      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   240.2 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   240.2 p2+p0   65 next[0]
        mov ebp, eax                                                ;   226.7 p1      38 next[1] copy
        shr ebp, 0x10                                               ;   227.2 p1      38 next[1]
        mov eax, ebp                                                ;   231.2 p0      38 next[1] copy
        movzx ebp, al                                               ;   231.7 p1      38 next[1]
        shr eax, 8                                                  ;   231.7 p1      39 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   234.2 p2+p0   65 next[1]
        mov dword [esp + 236], esi                                  ;   233.7 p0+p3   39 next[0] spill
        mov esi, dword [esp + 232]                                  ;   231.7 p2      65 next[1] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   234.2 p2+p0   65 next[1]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   237.7 p2+p0   65 next[2]
        mov ebp, dword [esp + 224]                                  ;   234.7 p2      65 next[2] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   235.7 p2      65 next[2]
        xor eax, ebp                                                ;   237.7 p0      65 next[2]
        mov ebp, dword [esp + 68]                                   ;   236.7 p2      37 next[0] reload
        mov dword [esp + 224], eax                                  ;   238.2 p0+p3   65 next[2] spill
        mov eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   238.7 p2      63 next[0]
        xor eax, 0xe8c62318                                         ;   240.7 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   238.7 p2      63 next[0]
        xor ebp, 0x4f01b887                                         ;   240.7 p0      63 next[0]
        mov dword [esp + 68], edi                                   ;   238.2 p0+p3   65 next[2] spill
        mov edi, dword [esp + 84]                                   ;   239.7 p2      37 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   243.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   243.7 p2+p0   63 next[0]
        mov edi, dword [esp + 80]                                   ;   242.7 p2      37 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   246.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   246.7 p2+p0   63 next[0]
        mov edi, dword [esp + 88]                                   ;   245.7 p2      37 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   249.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   249.7 p2+p0   63 next[0]
        mov edi, dword [esp + 100]                                  ;   248.7 p2      38 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   252.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   252.7 p2+p0   63 next[0]
        mov edi, dword [esp + 104]                                  ;   251.7 p2      38 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   255.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   255.7 p2+p0   63 next[0]
        mov edi, dword [esp + 96]                                   ;   254.7 p2      38 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   258.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   258.7 p2+p0   63 next[0]
        mov edi, dword [esp + 108]                                  ;   257.7 p2      39 next[0] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   261.7 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   261.7 p2+p0   63 next[0]
        xor edx, eax                                                ;   262.2 p0      65 next[0]
        xor ebx, ebp                                                ;   262.2 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;   260.7 p2      65 next[3]
        mov dword [esp + 108], ebx                                  ;   262.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 144]                                  ;   261.7 p2      65 next[3]
        mov dword [esp + 96], edx                                   ;   262.7 p0+p3   65 next[0] spill
        mov edx, dword [esp + 208]                                  ;   262.7 p2      37 next[1]
        shr edx, 0x10                                               ;   264.7 p1      37 next[1]
        mov dword [esp + 104], ebp                                  ;   262.2 p0+p3   63 next[0] spill
        movzx ebp, dl                                               ;   268.7 p1      37 next[1]
        shr edx, 8                                                  ;   268.7 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   271.2 p2+p0   65 next[1]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   271.2 p2+p0   65 next[1]
        mov ebp, dword [esp + 68]                                   ;   265.7 p2      65 next[2] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   274.7 p2+p0   65 next[2]
        mov dword [esp + 68], eax                                   ;   262.2 p0+p3   63 next[0] spill
        mov eax, dword [esp + 224]                                  ;   267.7 p2      65 next[2] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   274.7 p2+p0   65 next[2]
        movzx edx, byte [esp + 128]                                 ;   269.7 p2      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   273.7 p2+p0   65 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   271.7 p2      65 next[1]
        xor edx, esi                                                ;   273.7 p0      65 next[1]
        mov dword [esp + 224], ebx                                  ;   263.7 p0+p3   65 next[3] spill
        mov ebx, dword [esp + 72]                                   ;   272.7 p2      58 a[0] reload
        movzx esi, bh                                               ;   274.7 p1+p0   37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   277.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   277.2 p2+p0   65 next[1]
        mov esi, ebx                                                ;   274.7 p1      37 next[2] copy
        shr esi, 0x10                                               ;   275.2 p1      37 next[2]
        mov ebx, esi                                                ;   279.2 p0      37 next[2] copy
        movzx esi, bl                                               ;   279.7 p0      37 next[2]
        shr ebx, 8                                                  ;   279.7 p1      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   282.2 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   282.2 p2+p0   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   285.7 p2+p0   65 next[3]
        mov esi, dword [esp + 224]                                  ;   278.7 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   283.7 p2      65 next[3]
        xor ebx, esi                                                ;   285.7 p0      65 next[3]
        movzx esi, byte [esp + 148]                                 ;   280.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   284.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   284.7 p2+p0   65 next[1]
        mov dword [esp + 224], ebx                                  ;   286.2 p0+p3   65 next[3] spill
        mov ebx, dword [esp + 176]                                  ;   283.7 p2      58 a[4] reload
        movzx esi, bh                                               ;   285.7 p1+p0   38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   288.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   288.2 p2+p0   65 next[1]
        mov esi, dword [esp + 204]                                  ;   286.7 p2      65 next[4]
        mov dword [esp + 100], ecx                                  ;   288.7 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 200]                                  ;   287.7 p2      65 next[4]
        mov dword [esp + 88], edx                                   ;   288.7 p0+p3   65 next[1] spill
        mov edx, ebx                                                ;   285.7 p1      38 next[2] copy
        shr edx, 0x10                                               ;   286.2 p1      38 next[2]
        movzx ebx, dl                                               ;   290.2 p0      38 next[2]
        shr edx, 8                                                  ;   290.2 p1      39 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   292.7 p2+p0   65 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   292.7 p2+p0   65 next[2]
        mov ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   294.2 p2      65 next[3]
        xor ebx, edi                                                ;   296.2 p0      65 next[3]
        mov edi, dword [esp + 224]                                  ;   291.7 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   294.2 p2      65 next[3]
        xor edx, edi                                                ;   296.2 p0      65 next[3]
        movzx edi, byte [esp + 156]                                 ;   293.7 p2      37 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   297.7 p2+p0   65 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   297.7 p2+p0   65 next[2]
        mov dword [esp + 224], ecx                                  ;   289.7 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 128]                                  ;   296.7 p2      58 a[1] reload
        movzx edi, ch                                               ;   298.7 p1+p0   37 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   301.2 p2+p0   65 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   301.2 p2+p0   65 next[2]
        mov edi, ecx                                                ;   298.7 p1      37 next[3] copy
        shr edi, 0x10                                               ;   299.2 p1      37 next[3]
        mov ecx, edi                                                ;   303.2 p0      37 next[3] copy
        movzx edi, cl                                               ;   303.7 p0      37 next[3]
        shr ecx, 8                                                  ;   303.7 p1      37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   306.2 p2+p0   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   306.2 p2+p0   65 next[3]
        xor esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   309.7 p2+p0   65 next[4]
        mov edi, dword [esp + 224]                                  ;   302.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   307.7 p2      65 next[4]
        xor ecx, edi                                                ;   309.7 p0      65 next[4]
        movzx edi, byte [esp + 140]                                 ;   304.7 p2      38 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   308.7 p2+p0   65 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   308.7 p2+p0   65 next[2]
        mov dword [esp + 224], ecx                                  ;   310.2 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 148]                                  ;   307.7 p2      58 a[5] reload
        movzx edi, ch                                               ;   309.7 p1+p0   38 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   312.2 p2+p0   65 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   312.2 p2+p0   65 next[2]
        mov edi, dword [esp + 212]                                  ;   310.7 p2      65 next[5]
        mov dword [esp + 80], ebp                                   ;   312.7 p0+p3   65 next[2] spill
        mov ebp, ecx                                                ;   309.7 p1      38 next[3] copy
        shr ebp, 0x10                                               ;   310.2 p1      38 next[3]
        mov ecx, ebp                                                ;   314.2 p0      38 next[3] copy
        movzx ebp, cl                                               ;   314.7 p0      38 next[3]
        shr ecx, 8                                                  ;   314.7 p1      39 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   317.2 p2+p0   65 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   317.2 p2+p0   65 next[3]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   320.7 p2+p0   65 next[4]
        mov ebp, dword [esp + 224]                                  ;   314.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   318.7 p2      65 next[4]
        xor ecx, ebp                                                ;   320.7 p0      65 next[4]
        mov ebp, dword [esp + 116]                                  ;   316.7 p2      65 next[5]
        mov dword [esp + 224], eax                                  ;   312.7 p0+p3   65 next[2] spill
        movzx eax, byte [esp + 164]                                 ;   317.7 p2      37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   321.7 p2+p0   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   321.7 p2+p0   65 next[3]
        mov eax, dword [esp + 156]                                  ;   320.7 p2      58 a[2] reload
        mov dword [esp + 84], ebp                                   ;   318.7 p0+p3   65 next[5] spill
        movzx ebp, ah                                               ;   322.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   325.2 p2+p0   65 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   325.2 p2+p0   65 next[3]
        mov ebp, eax                                                ;   322.7 p1      37 next[4] copy
        shr ebp, 0x10                                               ;   323.2 p1      37 next[4]
        mov eax, ebp                                                ;   327.2 p0      37 next[4] copy
        movzx ebp, al                                               ;   327.7 p0      37 next[4]
        shr eax, 8                                                  ;   327.7 p1      37 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   330.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   330.2 p2+p0   65 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   333.7 p2+p0   65 next[5]
        mov ebp, dword [esp + 84]                                   ;   326.7 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   331.7 p2      65 next[5]
        xor eax, ebp                                                ;   333.7 p0      65 next[5]
        movzx ebp, byte [esp + 196]                                 ;   328.7 p2      38 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   332.7 p2+p0   65 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   332.7 p2+p0   65 next[3]
        mov dword [esp + 84], eax                                   ;   334.2 p0+p3   65 next[5] spill
        mov eax, dword [esp + 140]                                  ;   331.7 p2      58 a[6] reload
        movzx ebp, ah                                               ;   333.7 p1+p0   38 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   336.2 p2+p0   65 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   336.2 p2+p0   65 next[3]
        mov ebp, eax                                                ;   333.7 p1      38 next[4] copy
        shr ebp, 0x10                                               ;   334.2 p1      38 next[4]
        mov eax, ebp                                                ;   338.2 p0      38 next[4] copy
        movzx ebp, al                                               ;   338.7 p0      38 next[4]
        shr eax, 8                                                  ;   338.7 p1      39 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   341.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   341.2 p2+p0   65 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   344.7 p2+p0   65 next[5]
        mov ebp, dword [esp + 84]                                   ;   337.7 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   342.7 p2      65 next[5]
        xor eax, ebp                                                ;   344.7 p0      65 next[5]
        mov ebp, dword [esp + 216]                                  ;   339.7 p2      65 next[6]
        mov dword [esp + 84], ebx                                   ;   336.7 p0+p3   65 next[3] spill
        mov ebx, dword [esp + 220]                                  ;   340.7 p2      65 next[6]
        mov dword [esp + 232], edx                                  ;   336.7 p0+p3   65 next[3] spill
        movzx edx, byte [esp + 172]                                 ;   341.7 p2      37 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   345.7 p2+p0   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   345.7 p2+p0   65 next[4]
        mov edx, dword [esp + 164]                                  ;   344.7 p2      58 a[3] reload
        mov dword [esp + 240], ebx                                  ;   342.7 p0+p3   65 next[6] spill
        movzx ebx, dh                                               ;   346.7 p1      37 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   349.2 p2+p0   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   349.2 p2+p0   65 next[4]
        mov ebx, edx                                                ;   346.7 p1      37 next[5] copy
        shr ebx, 0x10                                               ;   347.2 p1      37 next[5]
        movzx edx, bl                                               ;   351.2 p0      37 next[5]
        shr ebx, 8                                                  ;   351.2 p1      37 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   353.7 p2+p0   65 next[5]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   353.7 p2+p0   65 next[5]
        mov edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   355.2 p2      65 next[6]
        xor edx, ebp                                                ;   357.2 p0      65 next[6]
        mov ebp, dword [esp + 240]                                  ;   350.7 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   355.2 p2      65 next[6]
        xor ebx, ebp                                                ;   357.2 p0      65 next[6]
        movzx ebp, byte [esp + 76]                                  ;   352.7 p2      38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   356.7 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   356.7 p2+p0   65 next[4]
        mov dword [esp + 240], ebx                                  ;   357.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 196]                                  ;   355.7 p2      58 a[7] reload
        movzx ebp, bh                                               ;   357.7 p1+p0   38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   360.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   360.2 p2+p0   65 next[4]
        mov ebp, ebx                                                ;   357.7 p1      38 next[5] copy
        shr ebp, 0x10                                               ;   358.2 p1      38 next[5]
        mov ebx, ebp                                                ;   362.2 p0      38 next[5] copy
        movzx ebp, bl                                               ;   362.7 p0      38 next[5]
        shr ebx, 8                                                  ;   362.7 p1      39 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   365.2 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   365.2 p2+p0   65 next[5]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   368.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 240]                                  ;   361.7 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   366.7 p2      65 next[6]
        xor ebx, ebp                                                ;   368.7 p0      65 next[6]
        mov ebp, dword [esp + 92]                                   ;   363.7 p2      65 next[7]
        mov dword [esp + 240], esi                                  ;   360.7 p0+p3   65 next[4] spill
        mov esi, dword [esp + 112]                                  ;   364.7 p2      65 next[7]
        mov dword [esp + 244], ecx                                  ;   360.7 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 152]                                 ;   365.7 p2      37 next[5]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   369.7 p2+p0   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   369.7 p2+p0   65 next[5]
        mov ecx, dword [esp + 172]                                  ;   368.7 p2      58 a[4] reload
        mov dword [esp + 248], esi                                  ;   366.7 p0+p3   65 next[7] spill
        movzx esi, ch                                               ;   370.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   373.2 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   373.2 p2+p0   65 next[5]
        mov esi, ecx                                                ;   370.7 p1      37 next[6] copy
        shr esi, 0x10                                               ;   371.2 p1      37 next[6]
        mov ecx, esi                                                ;   375.2 p0      37 next[6] copy
        movzx esi, cl                                               ;   375.7 p0      37 next[6]
        shr ecx, 8                                                  ;   375.7 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   378.2 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   378.2 p2+p0   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   381.7 p2+p0   65 next[7]
        mov esi, dword [esp + 248]                                  ;   374.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   379.7 p2      65 next[7]
        xor ecx, esi                                                ;   381.7 p0      65 next[7]
        movzx esi, byte [esp + 136]                                 ;   376.7 p2      38 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   380.7 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   380.7 p2+p0   65 next[5]
        mov dword [esp + 248], ecx                                  ;   382.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 76]                                   ;   379.7 p2      58 a[0] reload
        movzx esi, ch                                               ;   381.7 p1+p0   38 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   384.2 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   384.2 p2+p0   65 next[5]
        mov esi, ecx                                                ;   381.7 p1      38 next[6] copy
        shr esi, 0x10                                               ;   382.2 p1      38 next[6]
        mov ecx, esi                                                ;   386.2 p0      38 next[6] copy
        movzx esi, cl                                               ;   386.7 p0      38 next[6]
        shr ecx, 8                                                  ;   386.7 p1      39 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   389.2 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   389.2 p2+p0   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   392.7 p2+p0   65 next[7]
        mov esi, dword [esp + 248]                                  ;   385.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   390.7 p2      65 next[7]
        xor ecx, esi                                                ;   392.7 p0      65 next[7]
        movzx esi, byte [esp + 188]                                 ;   387.7 p2      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   391.7 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   391.7 p2+p0   65 next[6]
        mov dword [esp + 248], eax                                  ;   384.7 p0+p3   65 next[5] spill
        mov eax, dword [esp + 152]                                  ;   390.7 p2      58 a[5] reload
        movzx esi, ah                                               ;   392.7 p1+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   395.2 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   395.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 160]                                 ;   393.7 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   397.7 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   397.7 p2+p0   65 next[6]
        mov eax, dword [esp + 136]                                  ;   396.7 p2      58 a[1] reload
        movzx esi, ah                                               ;   398.7 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   401.2 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   401.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 208]                                 ;   399.7 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   403.7 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   403.7 p2+p0   65 next[7]
        mov eax, dword [esp + 188]                                  ;   402.7 p2      58 a[6] reload
        movzx esi, ah                                               ;   404.7 p1+p0   37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   407.2 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   407.2 p2+p0   65 next[7]
        movzx esi, byte [esp + 228]                                 ;   405.7 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   409.7 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   409.7 p2+p0   65 next[7]
        movzx esi, byte [esp + 168]                                 ;   408.7 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   412.7 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   412.7 p2+p0   65 next[7]
        mov eax, dword [esp + 160]                                  ;   411.7 p2      58 a[2] reload
        movzx esi, ah                                               ;   413.7 p1+p0   38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   416.2 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   416.2 p2+p0   65 next[7]
        movzx esi, byte [esp + 236]                                 ;   414.7 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   418.7 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   418.7 p2+p0   65 next[7]
        mov esi, dword [esp + 216]                                  ;   417.7 p2      37 next[0]
        shr esi, 0x10                                               ;   419.7 p1      37 next[0]
        mov eax, esi                                                ;   423.7 p0      37 next[0] copy
        movzx esi, al                                               ;   424.2 p0      37 next[0]
        shr eax, 8                                                  ;   424.2 p1      37 next[1]
        mov dword [esp + 236], ecx                                  ;   419.2 p0+p3   65 next[7] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   428.2 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   428.2 p2      37 next[1]
        mov dword [esp + 228], ebx                                  ;   401.7 p0+p3   65 next[6] spill
        movzx ebx, byte [esp + 68]                                  ;   420.7 p2      37 next[0]
        mov dword [esp + 252], edx                                  ;   401.7 p0+p3   65 next[6] spill
        mov edx, dword [esp + 92]                                   ;   421.7 p2      37 next[7] reload
        mov dword [esp + 256], edi                                  ;   384.7 p0+p3   65 next[5] spill
        movzx edi, dh                                               ;   423.7 p1      37 next[0]
        mov dword [esp + 260], ebp                                  ;   419.2 p0+p3   65 next[7] spill
        mov ebp, edx                                                ;   423.7 p1      37 next[1] copy
        shr ebp, 0x10                                               ;   424.2 p1      37 next[1]
        mov edx, ebp                                                ;   428.2 p0      37 next[1] copy
        movzx ebp, dl                                               ;   428.7 p1      37 next[1]
        shr edx, 8                                                  ;   428.7 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   431.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   431.2 p2+p0   37 next[1]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   432.7 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   432.7 p2      37 next[2]
        mov dword [esp + 264], esi                                  ;   424.7 p0+p3   37 next[0] spill
        mov esi, dword [esp + 212]                                  ;   426.7 p2      37 next[0]
        shr esi, 0x10                                               ;   428.7 p1      37 next[0]
        mov dword [esp + 268], ebx                                  ;   422.7 p0+p3   37 next[0] spill
        mov ebx, esi                                                ;   432.7 p1      37 next[0] copy
        shr ebx, 8                                                  ;   433.2 p1      37 next[0]
        mov dword [esp + 272], edi                                  ;   424.2 p0+p3   37 next[0] spill
        mov edi, dword [esp + 180]                                  ;   427.7 p2      38 next[0]
        shr edi, 0x10                                               ;   429.7 p1      38 next[0]
        mov dword [esp + 276], ebx                                  ;   437.2 p0+p3   37 next[0] spill
        mov ebx, edi                                                ;   433.7 p1      38 next[0] copy
        and ebx, 0xff                                               ;   434.2 p0      38 next[0]
        shr edi, 8                                                  ;   433.7 p1      39 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   439.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   439.7 p2+p0   37 next[1]
        movzx edi, byte [esp + 200]                                 ;   430.7 p2      38 next[0]
        mov dword [esp + 280], ebx                                  ;   434.7 p0+p3   38 next[0] spill
        mov ebx, dword [esp + 144]                                  ;   431.7 p2      37 next[3] reload
        mov dword [esp + 284], edi                                  ;   432.7 p0+p3   38 next[0] spill
        movzx edi, bh                                               ;   433.7 p1      38 next[0]
        mov dword [esp + 288], edi                                  ;   434.2 p0+p3   38 next[0] spill
        mov edi, ebx                                                ;   433.7 p1      38 next[1] copy
        shr edi, 0x10                                               ;   434.2 p1      38 next[1]
        mov ebx, edi                                                ;   438.2 p0      38 next[1] copy
        movzx edi, bl                                               ;   438.7 p1      38 next[1]
        shr ebx, 8                                                  ;   438.7 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   441.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   441.2 p2+p0   37 next[1]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   444.7 p2+p0   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   444.7 p2+p0   37 next[2]
        mov ebx, dword [esp + 120]                                  ;   436.7 p2      39 next[0]
        shr ebx, 0x10                                               ;   438.7 p1      39 next[0]
        mov edi, ebx                                                ;   442.7 p0      39 next[0] copy
        shr edi, 8                                                  ;   443.2 p1      39 next[0]
        mov dword [esp + 292], edi                                  ;   447.2 p0+p3   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;   437.7 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   441.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   441.7 p2+p0   37 next[1]
        mov dword [esp + 296], ebx                                  ;   442.7 p0+p3   39 next[0] spill
        mov ebx, dword [esp + 68]                                   ;   440.7 p2      63 next[0] reload
        movzx edi, bh                                               ;   442.7 p1+p0   37 next[1]
        shr ebx, 0x10                                               ;   442.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   445.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   445.2 p2+p0   37 next[1]
        movzx edi, bl                                               ;   446.7 p1      37 next[2]
        shr ebx, 8                                                  ;   446.7 p1      37 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   449.2 p2+p0   37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   449.2 p2+p0   37 next[2]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   450.7 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   450.7 p2      37 next[3]
        mov dword [esp + 68], esi                                   ;   432.7 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 116]                                 ;   447.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   451.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   451.7 p2+p0   37 next[1]
        mov dword [esp + 300], ebx                                  ;   452.7 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 200]                                  ;   450.7 p2      37 next[4] reload
        movzx esi, bh                                               ;   452.7 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;   452.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   455.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   455.2 p2+p0   37 next[1]
        movzx esi, bl                                               ;   456.7 p1      38 next[2]
        shr ebx, 8                                                  ;   456.7 p1      39 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   459.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   459.2 p2+p0   37 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   462.7 p2+p0   37 next[3]
        mov esi, dword [esp + 300]                                  ;   456.7 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   460.7 p2      37 next[3]
        xor ebx, esi                                                ;   462.7 p0      37 next[3]
        movzx esi, byte [esp + 184]                                 ;   458.7 p2      37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   462.7 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   462.7 p2+p0   37 next[2]
        mov dword [esp + 300], eax                                  ;   455.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;   461.7 p2      37 next[1] reload
        movzx esi, ah                                               ;   463.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;   463.7 p1      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   466.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   466.2 p2+p0   37 next[2]
        movzx esi, al                                               ;   467.7 p1      37 next[3]
        shr eax, 8                                                  ;   467.7 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   470.2 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   470.2 p2+p0   37 next[3]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   471.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   471.7 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;   455.7 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 220]                                 ;   468.7 p2      38 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   472.7 p2+p0   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   472.7 p2+p0   37 next[2]
        mov ecx, dword [esp + 116]                                  ;   471.7 p2      37 next[5] reload
        mov dword [esp + 200], eax                                  ;   473.7 p0+p3   37 next[4] spill
        movzx eax, ch                                               ;   473.7 p1      38 next[2]
        shr ecx, 0x10                                               ;   473.7 p1      38 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   476.2 p2+p0   37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   476.2 p2+p0   37 next[2]
        movzx eax, cl                                               ;   477.7 p1      38 next[3]
        shr ecx, 8                                                  ;   477.7 p1      39 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;   480.2 p2+p0   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   480.2 p2+p0   37 next[3]
        mov eax, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   481.7 p2      37 next[4]
        xor eax, esi                                                ;   483.7 p0      37 next[4]
        mov esi, dword [esp + 200]                                  ;   477.7 p2      37 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   481.7 p2      37 next[4]
        xor ecx, esi                                                ;   483.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;   479.7 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   483.7 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   483.7 p2+p0   37 next[3]
        mov dword [esp + 200], edx                                  ;   476.7 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;   482.7 p2      37 next[2] reload
        movzx esi, dh                                               ;   484.7 p1+p0   37 next[3]
        shr edx, 0x10                                               ;   484.7 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   487.2 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   487.2 p2+p0   37 next[3]
        movzx esi, dl                                               ;   488.7 p1      37 next[4]
        shr edx, 8                                                  ;   488.7 p1      37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   491.2 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   491.2 p2+p0   37 next[4]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   492.7 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   492.7 p2      37 next[5]
        mov dword [esp + 184], ebp                                  ;   476.7 p0+p3   37 next[2] spill
        movzx ebp, byte [esp + 112]                                 ;   489.7 p2      38 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   493.7 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   493.7 p2+p0   37 next[3]
        mov dword [esp + 116], edx                                  ;   494.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 220]                                  ;   492.7 p2      37 next[6] reload
        movzx ebp, dh                                               ;   494.7 p1+p0   38 next[3]
        shr edx, 0x10                                               ;   494.7 p1      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   497.2 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   497.2 p2+p0   37 next[3]
        movzx ebp, dl                                               ;   498.7 p1      38 next[4]
        shr edx, 8                                                  ;   498.7 p1      39 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   501.2 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   501.2 p2+p0   37 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   504.7 p2+p0   37 next[5]
        mov ebp, dword [esp + 116]                                  ;   498.7 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   502.7 p2      37 next[5]
        xor edx, ebp                                                ;   504.7 p0      37 next[5]
        movzx ebp, byte [esp + 204]                                 ;   500.7 p2      37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   504.7 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   504.7 p2+p0   37 next[4]
        mov dword [esp + 116], ebx                                  ;   497.7 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;   503.7 p2      37 next[3] reload
        movzx ebp, bh                                               ;   505.7 p1+p0   37 next[4]
        shr ebx, 0x10                                               ;   505.7 p1      37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   508.2 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   508.2 p2+p0   37 next[4]
        movzx ebp, bl                                               ;   509.7 p1      37 next[5]
        shr ebx, 8                                                  ;   509.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   512.2 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   512.2 p2+p0   37 next[5]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   513.7 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   513.7 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;   497.7 p0+p3   37 next[3] spill
        movzx edi, byte [esp + 104]                                 ;   510.7 p2      38 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   514.7 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   514.7 p2+p0   37 next[4]
        mov dword [esp + 220], ebx                                  ;   515.7 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 112]                                  ;   513.7 p2      37 next[7] reload
        movzx edi, bh                                               ;   515.7 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;   515.7 p1      38 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   518.2 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   518.2 p2+p0   37 next[4]
        movzx edi, bl                                               ;   519.7 p1      38 next[5]
        shr ebx, 8                                                  ;   519.7 p1      39 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   522.2 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   522.2 p2+p0   37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   525.7 p2+p0   37 next[6]
        mov edi, dword [esp + 220]                                  ;   519.7 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   523.7 p2      37 next[6]
        xor ebx, edi                                                ;   525.7 p0      37 next[6]
        movzx edi, byte [esp + 212]                                 ;   521.7 p2      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   525.7 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   525.7 p2+p0   37 next[5]
        mov dword [esp + 220], ecx                                  ;   518.7 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 204]                                  ;   524.7 p2      37 next[4] reload
        movzx edi, ch                                               ;   526.7 p1+p0   37 next[5]
        shr ecx, 0x10                                               ;   526.7 p1      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   529.2 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   529.2 p2+p0   37 next[5]
        movzx edi, cl                                               ;   530.7 p1      37 next[6]
        shr ecx, 8                                                  ;   530.7 p1      37 next[7]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   533.2 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   533.2 p2+p0   37 next[6]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   534.7 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   534.7 p2      37 next[7]
        mov dword [esp + 204], eax                                  ;   518.7 p0+p3   37 next[4] spill
        movzx eax, byte [esp + 120]                                 ;   531.7 p2      38 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   535.7 p2+p0   37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   535.7 p2+p0   37 next[5]
        mov eax, dword [esp + 104]                                  ;   534.7 p2      63 next[0] reload
        mov dword [esp + 112], ecx                                  ;   536.7 p0+p3   37 next[7] spill
        movzx ecx, ah                                               ;   536.7 p1      38 next[5]
        shr eax, 0x10                                               ;   536.7 p1      38 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   539.2 p2+p0   37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   539.2 p2+p0   37 next[5]
        movzx ecx, al                                               ;   540.7 p1      38 next[6]
        shr eax, 8                                                  ;   540.7 p1      39 next[7]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   543.2 p2+p0   37 next[6]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   543.2 p2+p0   37 next[6]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   544.7 p2      37 next[7]
        xor ecx, edi                                                ;   546.7 p0      37 next[7]
        mov edi, dword [esp + 112]                                  ;   540.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   544.7 p2      37 next[7]
        xor eax, edi                                                ;   546.7 p0      37 next[7]
        movzx edi, byte [esp + 216]                                 ;   542.7 p2      37 next[6]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   546.7 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   546.7 p2+p0   37 next[6]
        mov dword [esp + 112], edx                                  ;   539.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 212]                                  ;   545.7 p2      37 next[5] reload
        movzx edi, dh                                               ;   547.7 p1+p0   37 next[6]
        mov edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   548.2 p2      37 next[6]
        xor edx, ebp                                                ;   550.2 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   550.2 p2+p0   37 next[6]
        movzx edi, byte [esp + 180]                                 ;   548.7 p2      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   552.7 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   552.7 p2+p0   37 next[6]
        mov dword [esp + 212], eax                                  ;   547.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 120]                                  ;   551.7 p2      37 next[1] reload
        movzx edi, ah                                               ;   553.7 p1+p0   38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   556.2 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   556.2 p2+p0   37 next[6]
        movzx edi, byte [esp + 92]                                  ;   554.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   558.7 p2+p0   37 next[7]
        mov eax, dword [esp + 212]                                  ;   556.7 p2      37 next[7] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   558.7 p2+p0   37 next[7]
        mov dword [esp + 212], ebx                                  ;   556.7 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 216]                                  ;   558.7 p2      37 next[6] reload
        movzx edi, bh                                               ;   560.7 p1+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   563.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   563.2 p2+p0   37 next[7]
        movzx edi, byte [esp + 68]                                  ;   561.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   565.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   565.7 p2+p0   37 next[7]
        movzx edi, byte [esp + 144]                                 ;   564.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   568.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   568.7 p2+p0   37 next[7]
        mov ebx, dword [esp + 180]                                  ;   567.7 p2      37 next[2] reload
        movzx edi, bh                                               ;   569.7 p1+p0   38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   572.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   572.2 p2+p0   37 next[7]
        movzx edi, byte [esp + 296]                                 ;   570.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   574.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   574.7 p2+p0   37 next[7]
        mov ebx, dword [esp + 252]                                  ;   573.7 p2      37 next[0]
        shr ebx, 0x10                                               ;   575.7 p1      37 next[0]
        movzx edi, byte [esp + 96]                                  ;   574.7 p2      37 next[0]
        mov ebp, dword [esp + 124]                                  ;   575.7 p2      65 next[1]
        mov dword [esp + 296], eax                                  ;   575.2 p0+p3   37 next[7] spill
        movzx eax, bl                                               ;   579.7 p1      37 next[0]
        shr ebx, 8                                                  ;   579.7 p1      37 next[1]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   585.7 p2+p0   65 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   583.7 p2      65 next[1]
        xor ebx, dword [esp + 300]                                  ;   585.7 p2+p0   65 next[1]
        mov dword [esp + 180], ecx                                  ;   575.2 p0+p3   37 next[7] spill
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   579.7 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   580.7 p2      65 next[0]
        xor ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;   582.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   582.7 p2      65 next[0]
        xor eax, edi                                                ;   584.7 p0      65 next[0]
        mov edi, dword [esp + 184]                                  ;   583.7 p2      65 next[2]
        mov dword [esp + 144], edx                                  ;   556.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 200]                                  ;   584.7 p2      65 next[2]
        mov dword [esp + 68], edx                                   ;   586.7 p0+p3   65 next[2] spill
        mov edx, dword [esp + 260]                                  ;   585.7 p2      65 next[7] reload
        mov dword [esp + 216], esi                                  ;   539.7 p0+p3   37 next[5] spill
        movzx esi, dh                                               ;   587.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   590.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   590.2 p2+p0   65 next[0]
        mov esi, edx                                                ;   587.7 p1      37 next[1] copy
        shr esi, 0x10                                               ;   588.2 p1      37 next[1]
        mov edx, esi                                                ;   592.2 p0      37 next[1] copy
        movzx esi, dl                                               ;   592.7 p0      37 next[1]
        shr edx, 8                                                  ;   592.7 p1      37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   595.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   595.2 p2+p0   65 next[1]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   598.7 p2+p0   65 next[2]
        mov esi, dword [esp + 68]                                   ;   591.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   596.7 p2      65 next[2]
        xor edx, esi                                                ;   598.7 p0      65 next[2]
        mov esi, dword [esp + 256]                                  ;   593.7 p2      37 next[0]
        shr esi, 0x10                                               ;   595.7 p1      37 next[0]
        mov dword [esp + 68], edx                                   ;   599.2 p0+p3   65 next[2] spill
        mov edx, esi                                                ;   599.7 p1      37 next[0] copy
        shr edx, 8                                                  ;   600.2 p1      37 next[0]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   606.2 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   606.2 p2+p0   65 next[0]
        mov edx, dword [esp + 224]                                  ;   596.7 p2      38 next[0]
        shr edx, 0x10                                               ;   598.7 p1      38 next[0]
        mov dword [esp + 92], esi                                   ;   599.7 p0+p3   37 next[0] spill
        movzx esi, dl                                               ;   602.7 p1      38 next[0]
        shr edx, 8                                                  ;   602.7 p1      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   606.7 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   606.7 p2+p0   65 next[0]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   608.7 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   608.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 244]                                 ;   601.7 p2      38 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   607.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   607.2 p2+p0   65 next[0]
        mov edx, dword [esp + 232]                                  ;   604.7 p2      65 next[3] reload
        movzx esi, dh                                               ;   606.7 p1+p0   38 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   609.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   609.2 p2+p0   65 next[0]
        mov esi, edx                                                ;   606.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;   607.2 p1      38 next[1]
        mov edx, esi                                                ;   611.2 p0      38 next[1] copy
        movzx esi, dl                                               ;   611.7 p0      38 next[1]
        shr edx, 8                                                  ;   611.7 p1      39 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   614.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   614.2 p2+p0   65 next[1]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   617.7 p2+p0   65 next[2]
        mov esi, dword [esp + 68]                                   ;   610.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   615.7 p2      65 next[2]
        xor edx, esi                                                ;   617.7 p0      65 next[2]
        mov esi, dword [esp + 88]                                   ;   612.7 p2      39 next[0]
        shr esi, 0x10                                               ;   614.7 p1      39 next[0]
        mov dword [esp + 68], edx                                   ;   618.2 p0+p3   65 next[2] spill
        mov edx, esi                                                ;   618.7 p1      39 next[0] copy
        shr edx, 8                                                  ;   619.2 p1      39 next[0]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   625.2 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   625.2 p2+p0   65 next[0]
        mov edx, dword [esp + 268]                                  ;   615.7 p2      37 next[0] reload
        mov dword [esp + 120], esi                                  ;   618.7 p0+p3   39 next[0] spill
        mov esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   617.7 p2      63 next[0]
        xor esi, 0xf5d2a636                                         ;   619.7 p0      63 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   617.7 p2      63 next[0]
        xor edx, 0x52916f79                                         ;   619.7 p0      63 next[0]
        mov dword [esp + 268], edi                                  ;   618.2 p0+p3   65 next[2] spill
        mov edi, dword [esp + 272]                                  ;   618.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   622.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   622.7 p2+p0   63 next[0]
        mov edi, dword [esp + 264]                                  ;   621.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   625.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   625.7 p2+p0   63 next[0]
        mov edi, dword [esp + 276]                                  ;   624.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   628.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   628.7 p2+p0   63 next[0]
        mov edi, dword [esp + 284]                                  ;   627.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   631.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   631.7 p2+p0   63 next[0]
        mov edi, dword [esp + 288]                                  ;   630.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   634.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   634.7 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;   633.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   637.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   637.7 p2+p0   63 next[0]
        mov edi, dword [esp + 292]                                  ;   636.7 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   640.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   640.7 p2+p0   63 next[0]
        xor ecx, esi                                                ;   641.2 p0      65 next[0]
        xor eax, edx                                                ;   641.2 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;   639.7 p2      65 next[3]
        mov dword [esp + 292], eax                                  ;   641.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 116]                                  ;   640.7 p2      65 next[3]
        mov dword [esp + 280], ecx                                  ;   641.7 p0+p3   65 next[0] spill
        movzx ecx, byte [esp + 100]                                 ;   641.7 p2      37 next[1]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   645.7 p2+p0   65 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   645.7 p2+p0   65 next[1]
        mov ecx, dword [esp + 96]                                   ;   644.7 p2      65 next[0] reload
        mov dword [esp + 288], edx                                  ;   641.2 p0+p3   63 next[0] spill
        movzx edx, ch                                               ;   646.7 p1      37 next[1]
        shr ecx, 0x10                                               ;   646.7 p1      37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   649.2 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   649.2 p2+p0   65 next[1]
        movzx edx, cl                                               ;   650.7 p1      37 next[2]
        shr ecx, 8                                                  ;   650.7 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   656.7 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   656.7 p2+p0   65 next[3]
        mov ecx, dword [esp + 268]                                  ;   649.7 p2      65 next[2] reload
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   653.2 p2+p0   65 next[2]
        mov dword [esp + 268], esi                                  ;   641.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 68]                                   ;   651.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   652.7 p2      65 next[2]
        xor edx, esi                                                ;   654.7 p0      65 next[2]
        movzx esi, byte [esp + 248]                                 ;   653.7 p2      38 next[1]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   657.7 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   657.7 p2+p0   65 next[1]
        mov dword [esp + 68], eax                                   ;   657.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 244]                                  ;   656.7 p2      65 next[4] reload
        movzx esi, ah                                               ;   658.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;   658.7 p1      38 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   661.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   661.2 p2+p0   65 next[1]
        movzx esi, al                                               ;   662.7 p1      38 next[2]
        shr eax, 8                                                  ;   662.7 p1      39 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   665.2 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   665.2 p2+p0   65 next[2]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   668.7 p2+p0   65 next[3]
        mov esi, dword [esp + 68]                                   ;   662.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   666.7 p2      65 next[3]
        xor eax, esi                                                ;   668.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;   664.7 p2      65 next[4]
        mov dword [esp + 68], ebp                                   ;   661.7 p0+p3   65 next[1] spill
        mov ebp, dword [esp + 220]                                  ;   665.7 p2      65 next[4]
        mov dword [esp + 244], ebx                                  ;   661.7 p0+p3   65 next[1] spill
        movzx ebx, byte [esp + 80]                                  ;   666.7 p2      37 next[2]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   670.7 p2+p0   65 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   670.7 p2+p0   65 next[2]
        mov ebx, dword [esp + 100]                                  ;   669.7 p2      65 next[1] reload
        mov dword [esp + 96], ebp                                   ;   667.7 p0+p3   65 next[4] spill
        movzx ebp, bh                                               ;   671.7 p1      37 next[2]
        shr ebx, 0x10                                               ;   671.7 p1      37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   674.2 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   674.2 p2+p0   65 next[2]
        movzx ebp, bl                                               ;   675.7 p1      37 next[3]
        shr ebx, 8                                                  ;   675.7 p1      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   678.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   678.2 p2+p0   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   681.7 p2+p0   65 next[4]
        mov ebp, dword [esp + 96]                                   ;   675.7 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   679.7 p2      65 next[4]
        xor ebx, ebp                                                ;   681.7 p0      65 next[4]
        movzx ebp, byte [esp + 228]                                 ;   677.7 p2      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   681.7 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   681.7 p2+p0   65 next[2]
        mov dword [esp + 96], ebx                                   ;   682.2 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 248]                                  ;   680.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;   682.7 p1+p0   38 next[2]
        shr ebx, 0x10                                               ;   682.7 p1      38 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   685.2 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   685.2 p2+p0   65 next[2]
        movzx ebp, bl                                               ;   686.7 p1      38 next[3]
        shr ebx, 8                                                  ;   686.7 p1      39 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   689.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   689.2 p2+p0   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   692.7 p2+p0   65 next[4]
        mov ebp, dword [esp + 96]                                   ;   686.7 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   690.7 p2      65 next[4]
        xor ebx, ebp                                                ;   692.7 p0      65 next[4]
        mov ebp, dword [esp + 216]                                  ;   688.7 p2      65 next[5]
        mov dword [esp + 96], ecx                                   ;   685.7 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 112]                                  ;   689.7 p2      65 next[5]
        mov dword [esp + 248], edx                                  ;   685.7 p0+p3   65 next[2] spill
        movzx edx, byte [esp + 84]                                  ;   690.7 p2      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   694.7 p2+p0   65 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   694.7 p2+p0   65 next[3]
        mov edx, dword [esp + 80]                                   ;   693.7 p2      65 next[2] reload
        mov dword [esp + 100], ecx                                  ;   691.7 p0+p3   65 next[5] spill
        movzx ecx, dh                                               ;   695.7 p1      37 next[3]
        shr edx, 0x10                                               ;   695.7 p1      37 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   698.2 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   698.2 p2+p0   65 next[3]
        movzx ecx, dl                                               ;   699.7 p1      37 next[4]
        shr edx, 8                                                  ;   699.7 p1      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   702.2 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   702.2 p2+p0   65 next[4]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   703.7 p2      65 next[5]
        xor ecx, ebp                                                ;   705.7 p0      65 next[5]
        mov ebp, dword [esp + 100]                                  ;   699.7 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   703.7 p2      65 next[5]
        xor edx, ebp                                                ;   705.7 p0      65 next[5]
        movzx ebp, byte [esp + 236]                                 ;   701.7 p2      38 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   705.7 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   705.7 p2+p0   65 next[3]
        mov dword [esp + 100], edx                                  ;   706.2 p0+p3   65 next[5] spill
        mov edx, dword [esp + 228]                                  ;   704.7 p2      65 next[6] reload
        movzx ebp, dh                                               ;   706.7 p1+p0   38 next[3]
        shr edx, 0x10                                               ;   706.7 p1      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   709.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   709.2 p2+p0   65 next[3]
        movzx ebp, dl                                               ;   710.7 p1      38 next[4]
        shr edx, 8                                                  ;   710.7 p1      39 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   713.2 p2+p0   65 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   713.2 p2+p0   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   716.7 p2+p0   65 next[5]
        mov ebp, dword [esp + 100]                                  ;   710.7 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   714.7 p2      65 next[5]
        xor edx, ebp                                                ;   716.7 p0      65 next[5]
        mov ebp, dword [esp + 144]                                  ;   712.7 p2      65 next[6]
        mov dword [esp + 100], edi                                  ;   709.7 p0+p3   65 next[3] spill
        mov edi, dword [esp + 212]                                  ;   713.7 p2      65 next[6]
        mov dword [esp + 228], eax                                  ;   709.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 240]                                 ;   714.7 p2      37 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   718.7 p2+p0   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   718.7 p2+p0   65 next[4]
        mov eax, dword [esp + 84]                                   ;   717.7 p2      65 next[3] reload
        mov dword [esp + 80], edi                                   ;   715.7 p0+p3   65 next[6] spill
        movzx edi, ah                                               ;   719.7 p1      37 next[4]
        shr eax, 0x10                                               ;   719.7 p1      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   722.2 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   722.2 p2+p0   65 next[4]
        movzx edi, al                                               ;   723.7 p1      37 next[5]
        shr eax, 8                                                  ;   723.7 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   726.2 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   726.2 p2+p0   65 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   729.7 p2+p0   65 next[6]
        mov edi, dword [esp + 80]                                   ;   723.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   727.7 p2      65 next[6]
        xor eax, edi                                                ;   729.7 p0      65 next[6]
        movzx edi, byte [esp + 108]                                 ;   725.7 p2      38 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   729.7 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   729.7 p2+p0   65 next[4]
        mov dword [esp + 80], eax                                   ;   730.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 236]                                  ;   728.7 p2      65 next[7] reload
        movzx edi, ah                                               ;   730.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;   730.7 p1      38 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   733.2 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   733.2 p2+p0   65 next[4]
        movzx edi, al                                               ;   734.7 p1      38 next[5]
        shr eax, 8                                                  ;   734.7 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   737.2 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   737.2 p2+p0   65 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   740.7 p2+p0   65 next[6]
        mov edi, dword [esp + 80]                                   ;   734.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   738.7 p2      65 next[6]
        xor eax, edi                                                ;   740.7 p0      65 next[6]
        mov edi, dword [esp + 180]                                  ;   736.7 p2      65 next[7]
        mov dword [esp + 80], esi                                   ;   733.7 p0+p3   65 next[4] spill
        mov esi, dword [esp + 296]                                  ;   737.7 p2      65 next[7]
        mov dword [esp + 236], ebx                                  ;   733.7 p0+p3   65 next[4] spill
        movzx ebx, byte [esp + 256]                                 ;   738.7 p2      37 next[5]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   742.7 p2+p0   65 next[5]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   742.7 p2+p0   65 next[5]
        mov ebx, dword [esp + 240]                                  ;   741.7 p2      65 next[4] reload
        mov dword [esp + 84], esi                                   ;   739.7 p0+p3   65 next[7] spill
        movzx esi, bh                                               ;   743.7 p1      37 next[5]
        shr ebx, 0x10                                               ;   743.7 p1      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   746.2 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   746.2 p2+p0   65 next[5]
        movzx esi, bl                                               ;   747.7 p1      37 next[6]
        shr ebx, 8                                                  ;   747.7 p1      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   750.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   750.2 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   753.7 p2+p0   65 next[7]
        mov esi, dword [esp + 84]                                   ;   747.7 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   751.7 p2      65 next[7]
        xor ebx, esi                                                ;   753.7 p0      65 next[7]
        movzx esi, byte [esp + 88]                                  ;   749.7 p2      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   753.7 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   753.7 p2+p0   65 next[5]
        mov dword [esp + 84], ebx                                   ;   754.2 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 108]                                  ;   752.7 p2      65 next[0] reload
        movzx esi, bh                                               ;   754.7 p1+p0   38 next[5]
        shr ebx, 0x10                                               ;   754.7 p1      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   757.2 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   757.2 p2+p0   65 next[5]
        movzx esi, bl                                               ;   758.7 p1      38 next[6]
        shr ebx, 8                                                  ;   758.7 p1      39 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   761.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   761.2 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   764.7 p2+p0   65 next[7]
        mov esi, dword [esp + 84]                                   ;   758.7 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   762.7 p2      65 next[7]
        xor ebx, esi                                                ;   764.7 p0      65 next[7]
        movzx esi, byte [esp + 252]                                 ;   760.7 p2      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   764.7 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   764.7 p2+p0   65 next[6]
        mov dword [esp + 84], edx                                   ;   757.7 p0+p3   65 next[5] spill
        mov edx, dword [esp + 256]                                  ;   763.7 p2      65 next[5] reload
        movzx esi, dh                                               ;   765.7 p1+p0   37 next[6]
        mov edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   766.2 p2      65 next[6]
        xor edx, ebp                                                ;   768.2 p0      65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   768.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 224]                                 ;   766.7 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   770.7 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   770.7 p2+p0   65 next[6]
        mov dword [esp + 256], ecx                                  ;   757.7 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 88]                                   ;   769.7 p2      65 next[1] reload
        movzx esi, ch                                               ;   771.7 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   774.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   774.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 260]                                 ;   772.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   774.7 p2      65 next[7]
        xor ecx, edi                                                ;   776.7 p0      65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   776.7 p2+p0   65 next[7]
        mov dword [esp + 260], eax                                  ;   774.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 252]                                  ;   775.7 p2      65 next[6] reload
        movzx esi, ah                                               ;   777.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 92]                                  ;   776.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   780.2 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   780.2 p2+p0   65 next[7]
        movzx esi, byte [esp + 232]                                 ;   779.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   780.7 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   781.7 p2+p0   65 next[7]
        mov eax, dword [esp + 224]                                  ;   782.7 p2      65 next[2] reload
        movzx edi, ah                                               ;   784.7 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   783.7 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   784.7 p2+p0   65 next[7]
        movzx esi, byte [esp + 120]                                 ;   785.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   787.2 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   787.7 p2+p0   65 next[7]
        mov eax, dword [esp + 144]                                  ;   788.7 p2      37 next[0]
        shr eax, 0x10                                               ;   790.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   789.7 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   790.7 p2+p0   65 next[7]
        movzx esi, byte [esp + 268]                                 ;   791.7 p2      37 next[0]
        mov dword [esp + 120], ebx                                  ;   791.2 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 180]                                  ;   792.7 p2      37 next[7] reload
        movzx edi, bh                                               ;   794.7 p1+p0   37 next[0]
        movzx ebp, al                                               ;   794.7 p1      37 next[0]
        shr eax, 8                                                  ;   794.7 p1      37 next[1]
        mov dword [esp + 224], edx                                  ;   774.7 p0+p3   65 next[6] spill
        mov edx, ebx                                                ;   794.7 p1      37 next[1] copy
        shr edx, 0x10                                               ;   795.2 p1      37 next[1]
        movzx ebx, dl                                               ;   799.2 p0      37 next[1]
        shr edx, 8                                                  ;   799.2 p1      37 next[2]
        mov dword [esp + 232], ecx                                  ;   790.2 p0+p3   65 next[7] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   798.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   798.7 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   801.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   801.7 p2+p0   37 next[1]
        mov ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   803.2 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   803.2 p2      37 next[2]
        mov dword [esp + 92], esi                                   ;   793.7 p0+p3   37 next[0] spill
        mov esi, dword [esp + 216]                                  ;   799.7 p2      37 next[0]
        shr esi, 0x10                                               ;   801.7 p1      37 next[0]
        mov dword [esp + 252], edi                                  ;   795.2 p0+p3   37 next[0] spill
        mov edi, esi                                                ;   805.7 p1      37 next[0] copy
        shr edi, 8                                                  ;   806.2 p1      37 next[0]
        mov dword [esp + 88], ebp                                   ;   795.2 p0+p3   37 next[0] spill
        mov ebp, dword [esp + 200]                                  ;   800.7 p2      38 next[0]
        shr ebp, 0x10                                               ;   802.7 p1      38 next[0]
        mov dword [esp + 108], edi                                  ;   810.2 p0+p3   37 next[0] spill
        mov edi, ebp                                                ;   806.7 p1      38 next[0] copy
        and edi, 0xff                                               ;   807.2 p0      38 next[0]
        shr ebp, 8                                                  ;   806.7 p1      39 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   812.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   812.7 p2+p0   37 next[1]
        movzx ebp, byte [esp + 220]                                 ;   803.7 p2      38 next[0]
        mov dword [esp + 240], edx                                  ;   805.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 116]                                  ;   804.7 p2      37 next[3] reload
        mov dword [esp + 284], edi                                  ;   807.7 p0+p3   38 next[0] spill
        movzx edi, dh                                               ;   806.7 p1      38 next[0]
        mov dword [esp + 276], ebp                                  ;   805.7 p0+p3   38 next[0] spill
        mov ebp, edx                                                ;   806.7 p1      38 next[1] copy
        shr ebp, 0x10                                               ;   807.2 p1      38 next[1]
        mov edx, ebp                                                ;   811.2 p0      38 next[1] copy
        movzx ebp, dl                                               ;   811.7 p0      38 next[1]
        shr edx, 8                                                  ;   811.7 p1      39 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   814.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   814.2 p2+p0   37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   817.7 p2+p0   37 next[2]
        mov ebp, dword [esp + 240]                                  ;   808.7 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   815.7 p2      37 next[2]
        xor edx, ebp                                                ;   817.7 p0      37 next[2]
        mov ebp, dword [esp + 300]                                  ;   810.7 p2      39 next[0]
        shr ebp, 0x10                                               ;   812.7 p1      39 next[0]
        mov dword [esp + 240], edi                                  ;   807.2 p0+p3   38 next[0] spill
        mov edi, ebp                                                ;   816.7 p1      39 next[0] copy
        shr edi, 8                                                  ;   817.2 p1      39 next[0]
        mov dword [esp + 264], edi                                  ;   821.2 p0+p3   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;   811.7 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   815.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   815.7 p2+p0   37 next[1]
        mov dword [esp + 272], edx                                  ;   818.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 268]                                  ;   814.7 p2      63 next[0] reload
        movzx edi, dh                                               ;   816.7 p1+p0   37 next[1]
        shr edx, 0x10                                               ;   816.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   819.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   819.2 p2+p0   37 next[1]
        movzx edi, dl                                               ;   820.7 p1      37 next[2]
        shr edx, 8                                                  ;   820.7 p1      37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   823.2 p2+p0   37 next[2]
        mov dword [esp + 268], ebp                                  ;   816.7 p0+p3   39 next[0] spill
        mov ebp, dword [esp + 272]                                  ;   819.2 p2      37 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   823.2 p2+p0   37 next[2]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   824.7 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   824.7 p2      37 next[3]
        mov dword [esp + 272], esi                                  ;   805.7 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 112]                                 ;   822.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   826.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   826.7 p2+p0   37 next[1]
        mov dword [esp + 104], edx                                  ;   826.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 220]                                  ;   825.7 p2      37 next[4] reload
        movzx esi, dh                                               ;   827.7 p1+p0   38 next[1]
        shr edx, 0x10                                               ;   827.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   830.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   830.2 p2+p0   37 next[1]
        movzx esi, dl                                               ;   831.7 p1      38 next[2]
        shr edx, 8                                                  ;   831.7 p1      39 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   834.2 p2+p0   37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   834.2 p2+p0   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   837.7 p2+p0   37 next[3]
        mov esi, dword [esp + 104]                                  ;   831.7 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   835.7 p2      37 next[3]
        xor edx, esi                                                ;   837.7 p0      37 next[3]
        movzx esi, byte [esp + 184]                                 ;   833.7 p2      37 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   837.7 p2+p0   37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   837.7 p2+p0   37 next[2]
        mov dword [esp + 104], eax                                  ;   830.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;   836.7 p2      37 next[1] reload
        movzx esi, ah                                               ;   838.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;   838.7 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   841.2 p2+p0   37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   841.2 p2+p0   37 next[2]
        movzx esi, al                                               ;   842.7 p1      37 next[3]
        shr eax, 8                                                  ;   842.7 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   845.2 p2+p0   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   845.2 p2+p0   37 next[3]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   846.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   846.7 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;   830.7 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 212]                                 ;   843.7 p2      38 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   847.7 p2+p0   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   845.7 p2      37 next[2]
        xor ecx, ebp                                                ;   847.7 p0      37 next[2]
        mov dword [esp + 220], eax                                  ;   848.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 112]                                  ;   846.7 p2      37 next[5] reload
        movzx ebp, ah                                               ;   848.7 p1+p0   38 next[2]
        shr eax, 0x10                                               ;   848.7 p1      38 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   851.2 p2+p0   37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   851.2 p2+p0   37 next[2]
        movzx ebp, al                                               ;   852.7 p1      38 next[3]
        shr eax, 8                                                  ;   852.7 p1      39 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   855.2 p2+p0   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   855.2 p2+p0   37 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   858.7 p2+p0   37 next[4]
        mov ebp, dword [esp + 220]                                  ;   852.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   856.7 p2      37 next[4]
        xor eax, ebp                                                ;   858.7 p0      37 next[4]
        movzx ebp, byte [esp + 132]                                 ;   854.7 p2      37 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   858.7 p2+p0   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   858.7 p2+p0   37 next[3]
        mov dword [esp + 220], ecx                                  ;   851.7 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;   857.7 p2      37 next[2] reload
        movzx ebp, ch                                               ;   859.7 p1+p0   37 next[3]
        shr ecx, 0x10                                               ;   859.7 p1      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   862.2 p2+p0   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   862.2 p2+p0   37 next[3]
        movzx ebp, cl                                               ;   863.7 p1      37 next[4]
        shr ecx, 8                                                  ;   863.7 p1      37 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   866.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   866.2 p2+p0   37 next[4]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   867.7 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   867.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;   851.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 296]                                 ;   864.7 p2      38 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   868.7 p2+p0   37 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   868.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 212]                                  ;   867.7 p2      37 next[6] reload
        mov dword [esp + 112], ecx                                  ;   869.7 p0+p3   37 next[5] spill
        movzx ecx, bh                                               ;   869.7 p1      38 next[3]
        shr ebx, 0x10                                               ;   869.7 p1      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   872.2 p2+p0   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   872.2 p2+p0   37 next[3]
        movzx ecx, bl                                               ;   873.7 p1      38 next[4]
        shr ebx, 8                                                  ;   873.7 p1      39 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   876.2 p2+p0   37 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   876.2 p2+p0   37 next[4]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   877.7 p2      37 next[5]
        xor ecx, ebp                                                ;   879.7 p0      37 next[5]
        mov ebp, dword [esp + 112]                                  ;   873.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   877.7 p2      37 next[5]
        xor ebx, ebp                                                ;   879.7 p0      37 next[5]
        movzx ebp, byte [esp + 204]                                 ;   875.7 p2      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   879.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   879.7 p2+p0   37 next[4]
        mov dword [esp + 112], edx                                  ;   872.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;   878.7 p2      37 next[3] reload
        movzx ebp, dh                                               ;   880.7 p1+p0   37 next[4]
        shr edx, 0x10                                               ;   880.7 p1      37 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   883.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   883.2 p2+p0   37 next[4]
        movzx ebp, dl                                               ;   884.7 p1      37 next[5]
        shr edx, 8                                                  ;   884.7 p1      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   887.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   887.2 p2+p0   37 next[5]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   888.7 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   888.7 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;   872.7 p0+p3   37 next[3] spill
        movzx edi, byte [esp + 288]                                 ;   885.7 p2      38 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   889.7 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   889.7 p2+p0   37 next[4]
        mov dword [esp + 212], edx                                  ;   890.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 296]                                  ;   888.7 p2      37 next[7] reload
        movzx edi, dh                                               ;   890.7 p1+p0   38 next[4]
        shr edx, 0x10                                               ;   890.7 p1      38 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   893.2 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   893.2 p2+p0   37 next[4]
        movzx edi, dl                                               ;   894.7 p1      38 next[5]
        shr edx, 8                                                  ;   894.7 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   897.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   897.2 p2+p0   37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   900.7 p2+p0   37 next[6]
        mov edi, dword [esp + 212]                                  ;   894.7 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   898.7 p2      37 next[6]
        xor edx, edi                                                ;   900.7 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;   896.7 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   900.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   900.7 p2+p0   37 next[5]
        mov dword [esp + 212], eax                                  ;   893.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;   899.7 p2      37 next[4] reload
        movzx edi, ah                                               ;   901.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;   901.7 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   904.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   904.2 p2+p0   37 next[5]
        movzx edi, al                                               ;   905.7 p1      37 next[6]
        shr eax, 8                                                  ;   905.7 p1      37 next[7]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   908.2 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   908.2 p2+p0   37 next[6]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   909.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   909.7 p2      37 next[7]
        mov dword [esp + 204], esi                                  ;   893.7 p0+p3   37 next[4] spill
        movzx esi, byte [esp + 300]                                 ;   906.7 p2      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   910.7 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   910.7 p2+p0   37 next[5]
        mov dword [esp + 296], eax                                  ;   911.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 288]                                  ;   909.7 p2      63 next[0] reload
        movzx esi, ah                                               ;   911.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;   911.7 p1      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   914.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   914.2 p2+p0   37 next[5]
        movzx esi, al                                               ;   915.7 p1      38 next[6]
        shr eax, 8                                                  ;   915.7 p1      39 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   918.2 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   918.2 p2+p0   37 next[6]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   921.7 p2+p0   37 next[7]
        mov esi, dword [esp + 296]                                  ;   915.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   919.7 p2      37 next[7]
        xor eax, esi                                                ;   921.7 p0      37 next[7]
        movzx esi, byte [esp + 144]                                 ;   917.7 p2      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   921.7 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   921.7 p2+p0   37 next[6]
        mov dword [esp + 296], ebx                                  ;   914.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 216]                                  ;   920.7 p2      37 next[5] reload
        movzx esi, bh                                               ;   922.7 p1+p0   37 next[6]
        mov ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   923.2 p2      37 next[6]
        xor ebx, ebp                                                ;   925.2 p0      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   925.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 200]                                 ;   923.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   927.7 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   927.7 p2+p0   37 next[6]
        mov dword [esp + 216], ecx                                  ;   914.7 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 300]                                  ;   926.7 p2      37 next[1] reload
        movzx esi, ch                                               ;   928.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   931.2 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   931.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 180]                                 ;   929.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   931.7 p2      37 next[7]
        xor ecx, edi                                                ;   933.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   933.7 p2+p0   37 next[7]
        mov dword [esp + 180], edx                                  ;   931.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 144]                                  ;   932.7 p2      37 next[6] reload
        movzx esi, dh                                               ;   934.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 272]                                 ;   933.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   937.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   937.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 116]                                 ;   936.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   937.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   938.7 p2+p0   37 next[7]
        mov edx, dword [esp + 200]                                  ;   939.7 p2      37 next[2] reload
        movzx edi, dh                                               ;   941.7 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   940.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   941.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 268]                                 ;   942.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   944.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   944.7 p2+p0   37 next[7]
        mov edx, dword [esp + 224]                                  ;   945.7 p2      37 next[0]
        shr edx, 0x10                                               ;   947.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   946.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   947.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 280]                                 ;   948.7 p2      37 next[0]
        mov dword [esp + 268], eax                                  ;   948.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 232]                                  ;   949.7 p2      65 next[7] reload
        movzx edi, ah                                               ;   951.7 p1+p0   37 next[0]
        movzx ebp, dl                                               ;   951.7 p1      37 next[0]
        shr edx, 8                                                  ;   951.7 p1      37 next[1]
        mov dword [esp + 200], ecx                                  ;   947.2 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 124]                                  ;   950.7 p2      65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   957.7 p2+p0   65 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   955.7 p2      65 next[1]
        xor edx, dword [esp + 104]                                  ;   957.7 p2+p0   65 next[1]
        mov dword [esp + 116], ebx                                  ;   931.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   954.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   955.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   956.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   957.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   958.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   959.7 p2+p0   65 next[0]
        mov edi, dword [esp + 256]                                  ;   960.7 p2      37 next[0]
        shr edi, 0x10                                               ;   962.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;   961.7 p2      65 next[2]
        mov eax, dword [esp + 220]                                  ;   962.7 p2      65 next[2]
        mov dword [esp + 272], eax                                  ;   964.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;   966.7 p1      37 next[0] copy
        shr eax, 8                                                  ;   967.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   973.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   971.2 p2      65 next[0]
        xor eax, esi                                                ;   973.2 p0      65 next[0]
        mov esi, dword [esp + 248]                                  ;   965.7 p2      38 next[0]
        shr esi, 0x10                                               ;   967.7 p1      38 next[0]
        mov dword [esp + 144], edi                                  ;   966.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;   971.7 p1      38 next[0] copy
        and edi, 0xff                                               ;   972.2 p0      38 next[0]
        shr esi, 8                                                  ;   971.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   974.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   974.7 p2+p0   65 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   977.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   977.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 236]                                 ;   970.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   975.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   975.2 p2+p0   65 next[0]
        mov dword [esp + 300], edx                                  ;   978.2 p0+p3   65 next[1] spill
        mov edx, dword [esp + 228]                                  ;   973.7 p2      65 next[3] reload
        movzx esi, dh                                               ;   975.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   978.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   978.2 p2+p0   65 next[0]
        mov esi, dword [esp + 244]                                  ;   976.7 p2      39 next[0]
        shr esi, 0x10                                               ;   978.7 p1      39 next[0]
        mov edi, edx                                                ;   975.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;   976.2 p1      38 next[1]
        mov edx, edi                                                ;   980.2 p0      38 next[1] copy
        movzx edi, dl                                               ;   980.7 p0      38 next[1]
        shr edx, 8                                                  ;   980.7 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   983.2 p2+p0   65 next[1]
        mov dword [esp + 288], edx                                  ;   984.7 p0+p3   39 next[2] spill
        mov edx, dword [esp + 300]                                  ;   979.2 p2      65 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   983.2 p2+p0   65 next[1]
        mov edi, dword [esp + 288]                                  ;   985.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   989.7 p2+p0   65 next[2]
        mov dword [esp + 300], ebp                                  ;   990.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 272]                                  ;   982.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   989.7 p2+p0   65 next[2]
        mov edi, esi                                                ;   982.7 p1      39 next[0] copy
        shr edi, 8                                                  ;   983.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   989.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   989.2 p2+p0   65 next[0]
        mov edi, dword [esp + 92]                                   ;   986.7 p2      37 next[0] reload
        mov dword [esp + 288], esi                                  ;   982.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   988.7 p2      63 next[0]
        xor esi, 0x8e9bbc60                                         ;   990.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   988.7 p2      63 next[0]
        xor edi, 0x357b0ca3                                         ;   990.7 p0      63 next[0]
        mov dword [esp + 92], ebp                                   ;   990.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 252]                                  ;   989.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   993.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   993.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;   992.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   996.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   996.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 108]                                  ;   995.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   999.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   999.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 276]                                  ;   998.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1002.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1002.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 240]                                  ;  1001.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1005.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1005.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 284]                                  ;  1004.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1008.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1008.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 264]                                  ;  1007.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1011.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1011.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  1012.2 p0      65 next[0]
        xor eax, edi                                                ;  1012.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  1010.7 p2      65 next[3]
        mov dword [esp + 264], eax                                  ;  1012.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 112]                                  ;  1011.7 p2      65 next[3]
        mov dword [esp + 284], ebx                                  ;  1012.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 232]                                  ;  1012.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  1014.7 p1      37 next[1]
        mov dword [esp + 240], edi                                  ;  1012.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  1018.7 p1      37 next[1]
        shr ebx, 8                                                  ;  1018.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1021.2 p2+p0   65 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1021.2 p2+p0   65 next[1]
        mov edi, dword [esp + 300]                                  ;  1015.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1024.7 p2+p0   65 next[2]
        mov dword [esp + 300], esi                                  ;  1012.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 92]                                   ;  1017.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1022.7 p2      65 next[2]
        xor ebx, esi                                                ;  1024.7 p0      65 next[2]
        movzx esi, byte [esp + 68]                                  ;  1019.7 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1023.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1023.7 p2+p0   65 next[1]
        mov dword [esp + 92], eax                                   ;  1013.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 280]                                  ;  1022.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  1024.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  1024.7 p1      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1027.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1027.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  1028.7 p1      37 next[2]
        shr eax, 8                                                  ;  1028.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1031.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1031.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1034.7 p2+p0   65 next[3]
        mov esi, dword [esp + 92]                                   ;  1028.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1032.7 p2      65 next[3]
        xor eax, esi                                                ;  1034.7 p0      65 next[3]
        movzx esi, byte [esp + 84]                                  ;  1030.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1034.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1034.7 p2+p0   65 next[1]
        mov dword [esp + 92], eax                                   ;  1035.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 236]                                  ;  1033.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  1035.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  1035.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1038.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1038.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  1039.7 p1      38 next[2]
        shr eax, 8                                                  ;  1039.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1042.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1042.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1045.7 p2+p0   65 next[3]
        mov esi, dword [esp + 92]                                   ;  1039.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1043.7 p2      65 next[3]
        xor eax, esi                                                ;  1045.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  1041.7 p2      65 next[4]
        mov dword [esp + 92], ecx                                   ;  1038.7 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 212]                                  ;  1042.7 p2      65 next[4]
        mov dword [esp + 236], edx                                  ;  1038.7 p0+p3   65 next[1] spill
        movzx edx, byte [esp + 96]                                  ;  1043.7 p2      37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1047.7 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1047.7 p2+p0   65 next[2]
        mov edx, dword [esp + 68]                                   ;  1046.7 p2      65 next[1] reload
        mov dword [esp + 280], ecx                                  ;  1044.7 p0+p3   65 next[4] spill
        movzx ecx, dh                                               ;  1048.7 p1      37 next[2]
        shr edx, 0x10                                               ;  1048.7 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1051.2 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1051.2 p2+p0   65 next[2]
        movzx ecx, dl                                               ;  1052.7 p1      37 next[3]
        shr edx, 8                                                  ;  1052.7 p1      37 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1055.2 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1055.2 p2+p0   65 next[3]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1056.7 p2      65 next[4]
        xor ecx, esi                                                ;  1058.7 p0      65 next[4]
        mov esi, dword [esp + 280]                                  ;  1052.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1056.7 p2      65 next[4]
        xor edx, esi                                                ;  1058.7 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  1054.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1058.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1058.7 p2+p0   65 next[2]
        mov dword [esp + 280], edx                                  ;  1059.2 p0+p3   65 next[4] spill
        mov edx, dword [esp + 84]                                   ;  1057.7 p2      65 next[5] reload
        movzx esi, dh                                               ;  1059.7 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  1059.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1062.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1062.2 p2+p0   65 next[2]
        movzx esi, dl                                               ;  1063.7 p1      38 next[3]
        shr edx, 8                                                  ;  1063.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1066.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1066.2 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1069.7 p2+p0   65 next[4]
        mov esi, dword [esp + 280]                                  ;  1063.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1067.7 p2      65 next[4]
        xor edx, esi                                                ;  1069.7 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  1065.7 p2      65 next[5]
        mov dword [esp + 280], edi                                  ;  1062.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 296]                                  ;  1066.7 p2      65 next[5]
        mov dword [esp + 84], ebx                                   ;  1062.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 100]                                 ;  1067.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1071.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1071.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 96]                                   ;  1070.7 p2      65 next[2] reload
        mov dword [esp + 68], edi                                   ;  1068.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  1072.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  1072.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1075.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1075.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  1076.7 p1      37 next[4]
        shr ebx, 8                                                  ;  1076.7 p1      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1079.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1079.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1082.7 p2+p0   65 next[5]
        mov edi, dword [esp + 68]                                   ;  1076.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1080.7 p2      65 next[5]
        xor ebx, edi                                                ;  1082.7 p0      65 next[5]
        movzx edi, byte [esp + 120]                                 ;  1078.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1082.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1082.7 p2+p0   65 next[3]
        mov dword [esp + 68], ebx                                   ;  1083.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 260]                                  ;  1081.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  1083.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  1083.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1086.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1086.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  1087.7 p1      38 next[4]
        shr ebx, 8                                                  ;  1087.7 p1      39 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1090.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1090.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1093.7 p2+p0   65 next[5]
        mov edi, dword [esp + 68]                                   ;  1087.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1091.7 p2      65 next[5]
        xor ebx, edi                                                ;  1093.7 p0      65 next[5]
        mov edi, dword [esp + 116]                                  ;  1089.7 p2      65 next[6]
        mov dword [esp + 68], ebp                                   ;  1086.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 180]                                  ;  1090.7 p2      65 next[6]
        mov dword [esp + 260], eax                                  ;  1086.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 80]                                  ;  1091.7 p2      37 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1095.7 p2+p0   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1095.7 p2+p0   65 next[4]
        mov eax, dword [esp + 100]                                  ;  1094.7 p2      65 next[3] reload
        mov dword [esp + 96], ebp                                   ;  1092.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  1096.7 p1      37 next[4]
        shr eax, 0x10                                               ;  1096.7 p1      37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1099.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1099.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  1100.7 p1      37 next[5]
        shr eax, 8                                                  ;  1100.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1103.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1103.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1106.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 96]                                   ;  1100.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1104.7 p2      65 next[6]
        xor eax, ebp                                                ;  1106.7 p0      65 next[6]
        movzx ebp, byte [esp + 292]                                 ;  1102.7 p2      38 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1106.7 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1106.7 p2+p0   65 next[4]
        mov dword [esp + 96], eax                                   ;  1107.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 120]                                  ;  1105.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  1107.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  1107.7 p1      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1110.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1110.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  1111.7 p1      38 next[5]
        shr eax, 8                                                  ;  1111.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1114.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1114.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1117.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 96]                                   ;  1111.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1115.7 p2      65 next[6]
        xor eax, ebp                                                ;  1117.7 p0      65 next[6]
        mov ebp, dword [esp + 200]                                  ;  1113.7 p2      65 next[7]
        mov dword [esp + 96], ecx                                   ;  1110.7 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 268]                                  ;  1114.7 p2      65 next[7]
        mov dword [esp + 120], edx                                  ;  1110.7 p0+p3   65 next[4] spill
        movzx edx, byte [esp + 256]                                 ;  1115.7 p2      37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1119.7 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1119.7 p2+p0   65 next[5]
        mov edx, dword [esp + 80]                                   ;  1118.7 p2      65 next[4] reload
        mov dword [esp + 100], ecx                                  ;  1116.7 p0+p3   65 next[7] spill
        movzx ecx, dh                                               ;  1120.7 p1      37 next[5]
        shr edx, 0x10                                               ;  1120.7 p1      37 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1123.2 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1123.2 p2+p0   65 next[5]
        movzx ecx, dl                                               ;  1124.7 p1      37 next[6]
        shr edx, 8                                                  ;  1124.7 p1      37 next[7]
        xor edi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1127.2 p2+p0   65 next[6]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1127.2 p2+p0   65 next[6]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1128.7 p2      65 next[7]
        xor ecx, ebp                                                ;  1130.7 p0      65 next[7]
        mov ebp, dword [esp + 100]                                  ;  1124.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1128.7 p2      65 next[7]
        xor edx, ebp                                                ;  1130.7 p0      65 next[7]
        movzx ebp, byte [esp + 244]                                 ;  1126.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1130.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1130.7 p2+p0   65 next[5]
        mov dword [esp + 100], edx                                  ;  1131.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 292]                                  ;  1129.7 p2      65 next[0] reload
        movzx ebp, dh                                               ;  1131.7 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  1131.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1134.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1134.2 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  1135.7 p1      38 next[6]
        shr edx, 8                                                  ;  1135.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1138.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1138.2 p2+p0   65 next[6]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1141.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 100]                                  ;  1135.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1139.7 p2      65 next[7]
        xor edx, ebp                                                ;  1141.7 p0      65 next[7]
        movzx ebp, byte [esp + 224]                                 ;  1137.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1141.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1141.7 p2+p0   65 next[6]
        mov dword [esp + 100], ebx                                  ;  1134.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 256]                                  ;  1140.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  1142.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1143.2 p2      65 next[6]
        xor ebx, edi                                                ;  1145.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1145.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 248]                                 ;  1143.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1147.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1147.7 p2+p0   65 next[6]
        mov dword [esp + 256], edx                                  ;  1142.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 244]                                  ;  1146.7 p2      65 next[1] reload
        movzx edi, dh                                               ;  1148.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1151.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1151.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 232]                                 ;  1149.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1153.7 p2+p0   65 next[7]
        mov edx, dword [esp + 256]                                  ;  1151.7 p2      65 next[7] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1153.7 p2+p0   65 next[7]
        mov dword [esp + 256], eax                                  ;  1151.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 224]                                  ;  1153.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  1155.7 p1+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1158.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1158.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 144]                                 ;  1156.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1160.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1160.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 228]                                 ;  1159.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1163.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1163.7 p2+p0   65 next[7]
        mov eax, dword [esp + 248]                                  ;  1162.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  1164.7 p1+p0   38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1167.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1167.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 288]                                 ;  1165.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1169.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1169.7 p2+p0   65 next[7]
        mov eax, dword [esp + 116]                                  ;  1168.7 p2      37 next[0]
        shr eax, 0x10                                               ;  1170.7 p1      37 next[0]
        movzx edi, byte [esp + 300]                                 ;  1169.7 p2      37 next[0]
        movzx ebp, al                                               ;  1174.7 p0      37 next[0]
        shr eax, 8                                                  ;  1174.7 p1      37 next[1]
        mov dword [esp + 288], edx                                  ;  1170.2 p0+p3   65 next[7] spill
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1178.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1178.7 p2      37 next[1]
        mov dword [esp + 248], ebx                                  ;  1151.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 200]                                  ;  1172.7 p2      37 next[7] reload
        mov dword [esp + 228], esi                                  ;  1134.7 p0+p3   65 next[5] spill
        movzx esi, bh                                               ;  1174.7 p1      37 next[0]
        mov dword [esp + 144], ecx                                  ;  1170.2 p0+p3   65 next[7] spill
        mov ecx, ebx                                                ;  1174.7 p1      37 next[1] copy
        shr ecx, 0x10                                               ;  1175.2 p1      37 next[1]
        movzx ebx, cl                                               ;  1179.2 p0      37 next[1]
        shr ecx, 8                                                  ;  1179.2 p1      37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1181.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1181.7 p2+p0   37 next[1]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1183.2 p2      37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1183.2 p2      37 next[2]
        mov dword [esp + 224], edi                                  ;  1171.7 p0+p3   37 next[0] spill
        mov edi, dword [esp + 216]                                  ;  1177.7 p2      37 next[0]
        shr edi, 0x10                                               ;  1179.7 p1      37 next[0]
        mov dword [esp + 232], ebp                                  ;  1175.2 p0+p3   37 next[0] spill
        mov ebp, edi                                                ;  1183.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;  1184.2 p1      37 next[0]
        mov dword [esp + 244], esi                                  ;  1175.2 p0+p3   37 next[0] spill
        mov esi, dword [esp + 220]                                  ;  1178.7 p2      38 next[0]
        shr esi, 0x10                                               ;  1180.7 p1      38 next[0]
        mov dword [esp + 292], ebp                                  ;  1188.2 p0+p3   37 next[0] spill
        mov ebp, esi                                                ;  1184.7 p1      38 next[0] copy
        and ebp, 0xff                                               ;  1185.2 p0      38 next[0]
        shr esi, 8                                                  ;  1184.7 p1      39 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1190.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1190.7 p2+p0   37 next[1]
        movzx esi, byte [esp + 212]                                 ;  1181.7 p2      38 next[0]
        mov dword [esp + 80], ecx                                   ;  1185.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 112]                                  ;  1182.7 p2      37 next[3] reload
        mov dword [esp + 276], ebp                                  ;  1185.7 p0+p3   38 next[0] spill
        movzx ebp, ch                                               ;  1184.7 p1      38 next[0]
        mov dword [esp + 108], esi                                  ;  1183.7 p0+p3   38 next[0] spill
        mov esi, ecx                                                ;  1184.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;  1185.2 p1      38 next[1]
        mov ecx, esi                                                ;  1189.2 p0      38 next[1] copy
        movzx esi, cl                                               ;  1189.7 p0      38 next[1]
        shr ecx, 8                                                  ;  1189.7 p1      39 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1192.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1192.2 p2+p0   37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1195.7 p2+p0   37 next[2]
        mov esi, dword [esp + 80]                                   ;  1186.7 p2      37 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1193.7 p2      37 next[2]
        xor ecx, esi                                                ;  1195.7 p0      37 next[2]
        mov esi, dword [esp + 104]                                  ;  1188.7 p2      39 next[0]
        shr esi, 0x10                                               ;  1190.7 p1      39 next[0]
        mov dword [esp + 80], ebp                                   ;  1185.2 p0+p3   38 next[0] spill
        mov ebp, esi                                                ;  1194.7 p1      39 next[0] copy
        shr ebp, 8                                                  ;  1195.2 p1      39 next[0]
        mov dword [esp + 88], ebp                                   ;  1199.2 p0+p3   39 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  1189.7 p2      37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1193.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1193.7 p2+p0   37 next[1]
        mov dword [esp + 252], ecx                                  ;  1196.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 300]                                  ;  1192.7 p2      63 next[0] reload
        movzx ebp, ch                                               ;  1194.7 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;  1194.7 p1      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1197.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1197.2 p2+p0   37 next[1]
        movzx ebp, cl                                               ;  1198.7 p1      37 next[2]
        shr ecx, 8                                                  ;  1198.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1201.2 p2+p0   37 next[2]
        mov dword [esp + 300], esi                                  ;  1194.7 p0+p3   39 next[0] spill
        mov esi, dword [esp + 252]                                  ;  1197.2 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1201.2 p2+p0   37 next[2]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1202.7 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1202.7 p2      37 next[3]
        mov dword [esp + 252], edi                                  ;  1183.7 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 296]                                 ;  1200.7 p2      38 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1204.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1204.7 p2+p0   37 next[1]
        mov dword [esp + 272], ecx                                  ;  1204.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 212]                                  ;  1203.7 p2      37 next[4] reload
        movzx edi, ch                                               ;  1205.7 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;  1205.7 p1      38 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1208.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1208.2 p2+p0   37 next[1]
        movzx edi, cl                                               ;  1209.7 p1      38 next[2]
        shr ecx, 8                                                  ;  1209.7 p1      39 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1212.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1212.2 p2+p0   37 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1215.7 p2+p0   37 next[3]
        mov edi, dword [esp + 272]                                  ;  1209.7 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1213.7 p2      37 next[3]
        xor ecx, edi                                                ;  1215.7 p0      37 next[3]
        movzx edi, byte [esp + 184]                                 ;  1211.7 p2      37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1215.7 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1215.7 p2+p0   37 next[2]
        mov dword [esp + 272], eax                                  ;  1208.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  1214.7 p2      37 next[1] reload
        movzx edi, ah                                               ;  1216.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  1216.7 p1      37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1219.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1219.2 p2+p0   37 next[2]
        movzx edi, al                                               ;  1220.7 p1      37 next[3]
        shr eax, 8                                                  ;  1220.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1223.2 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1223.2 p2+p0   37 next[3]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1224.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1224.7 p2      37 next[4]
        mov dword [esp + 124], edx                                  ;  1208.7 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 180]                                 ;  1221.7 p2      38 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1225.7 p2+p0   37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1223.7 p2      37 next[2]
        xor edx, esi                                                ;  1225.7 p0      37 next[2]
        mov dword [esp + 212], eax                                  ;  1226.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 296]                                  ;  1224.7 p2      37 next[5] reload
        movzx esi, ah                                               ;  1226.7 p1      38 next[2]
        shr eax, 0x10                                               ;  1226.7 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1229.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1229.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  1230.7 p1      38 next[3]
        shr eax, 8                                                  ;  1230.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1233.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1233.2 p2+p0   37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1236.7 p2+p0   37 next[4]
        mov esi, dword [esp + 212]                                  ;  1230.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1234.7 p2      37 next[4]
        xor eax, esi                                                ;  1236.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  1232.7 p2      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1236.7 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1236.7 p2+p0   37 next[3]
        mov dword [esp + 212], edx                                  ;  1229.7 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;  1235.7 p2      37 next[2] reload
        movzx esi, dh                                               ;  1237.7 p1+p0   37 next[3]
        shr edx, 0x10                                               ;  1237.7 p1      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1240.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1240.2 p2+p0   37 next[3]
        movzx esi, dl                                               ;  1241.7 p1      37 next[4]
        shr edx, 8                                                  ;  1241.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1244.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1244.2 p2+p0   37 next[4]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1245.7 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1245.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  1229.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 268]                                 ;  1242.7 p2      38 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1246.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1246.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 180]                                  ;  1245.7 p2      37 next[6] reload
        mov dword [esp + 296], edx                                  ;  1247.7 p0+p3   37 next[5] spill
        movzx edx, bh                                               ;  1247.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  1247.7 p1      38 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1250.2 p2+p0   37 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1250.2 p2+p0   37 next[3]
        movzx edx, bl                                               ;  1251.7 p1      38 next[4]
        shr ebx, 8                                                  ;  1251.7 p1      39 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1254.2 p2+p0   37 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1254.2 p2+p0   37 next[4]
        mov edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1255.7 p2      37 next[5]
        xor edx, esi                                                ;  1257.7 p0      37 next[5]
        mov esi, dword [esp + 296]                                  ;  1251.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1255.7 p2      37 next[5]
        xor ebx, esi                                                ;  1257.7 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  1253.7 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1257.7 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1257.7 p2+p0   37 next[4]
        mov dword [esp + 296], ecx                                  ;  1250.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;  1256.7 p2      37 next[3] reload
        movzx esi, ch                                               ;  1258.7 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;  1258.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1261.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1261.2 p2+p0   37 next[4]
        movzx esi, cl                                               ;  1262.7 p1      37 next[5]
        shr ecx, 8                                                  ;  1262.7 p1      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1265.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1265.2 p2+p0   37 next[5]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1266.7 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1266.7 p2      37 next[6]
        mov dword [esp + 132], ebp                                  ;  1250.7 p0+p3   37 next[3] spill
        movzx ebp, byte [esp + 240]                                 ;  1263.7 p2      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1267.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1267.7 p2+p0   37 next[4]
        mov dword [esp + 180], ecx                                  ;  1268.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 268]                                  ;  1266.7 p2      37 next[7] reload
        movzx ebp, ch                                               ;  1268.7 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  1268.7 p1      38 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1271.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1271.2 p2+p0   37 next[4]
        movzx ebp, cl                                               ;  1272.7 p1      38 next[5]
        shr ecx, 8                                                  ;  1272.7 p1      39 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1275.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1275.2 p2+p0   37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1278.7 p2+p0   37 next[6]
        mov ebp, dword [esp + 180]                                  ;  1272.7 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1276.7 p2      37 next[6]
        xor ecx, ebp                                                ;  1278.7 p0      37 next[6]
        movzx ebp, byte [esp + 216]                                 ;  1274.7 p2      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1278.7 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1278.7 p2+p0   37 next[5]
        mov dword [esp + 180], eax                                  ;  1271.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  1277.7 p2      37 next[4] reload
        movzx ebp, ah                                               ;  1279.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  1279.7 p1      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1282.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1282.2 p2+p0   37 next[5]
        movzx ebp, al                                               ;  1283.7 p1      37 next[6]
        shr eax, 8                                                  ;  1283.7 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1286.2 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1286.2 p2+p0   37 next[6]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1287.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1287.7 p2      37 next[7]
        mov dword [esp + 204], edi                                  ;  1271.7 p0+p3   37 next[4] spill
        movzx edi, byte [esp + 104]                                 ;  1284.7 p2      38 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1288.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1288.7 p2+p0   37 next[5]
        mov dword [esp + 268], eax                                  ;  1289.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 240]                                  ;  1287.7 p2      63 next[0] reload
        movzx edi, ah                                               ;  1289.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  1289.7 p1      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1292.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1292.2 p2+p0   37 next[5]
        movzx edi, al                                               ;  1293.7 p1      38 next[6]
        shr eax, 8                                                  ;  1293.7 p1      39 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1296.2 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1296.2 p2+p0   37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1299.7 p2+p0   37 next[7]
        mov edi, dword [esp + 268]                                  ;  1293.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1297.7 p2      37 next[7]
        xor eax, edi                                                ;  1299.7 p0      37 next[7]
        movzx edi, byte [esp + 116]                                 ;  1295.7 p2      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1299.7 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1299.7 p2+p0   37 next[6]
        mov dword [esp + 268], ebx                                  ;  1292.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 216]                                  ;  1298.7 p2      37 next[5] reload
        movzx edi, bh                                               ;  1300.7 p1+p0   37 next[6]
        mov ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1301.2 p2      37 next[6]
        xor ebx, esi                                                ;  1303.2 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1303.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 220]                                 ;  1301.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1305.7 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1305.7 p2+p0   37 next[6]
        mov dword [esp + 216], edx                                  ;  1292.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 104]                                  ;  1304.7 p2      37 next[1] reload
        movzx esi, dh                                               ;  1306.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1309.2 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1309.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  1307.7 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1309.7 p2      37 next[7]
        xor edx, ebp                                                ;  1311.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1311.7 p2+p0   37 next[7]
        mov dword [esp + 200], ecx                                  ;  1309.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 116]                                  ;  1310.7 p2      37 next[6] reload
        movzx esi, ch                                               ;  1312.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 252]                                 ;  1311.7 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1315.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1315.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 112]                                 ;  1314.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1315.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1316.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 220]                                  ;  1317.7 p2      37 next[2] reload
        movzx edi, ch                                               ;  1319.7 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1318.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1319.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 300]                                 ;  1320.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1322.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1322.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 248]                                  ;  1323.7 p2      37 next[0]
        shr ecx, 0x10                                               ;  1325.7 p1      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1324.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1325.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 284]                                 ;  1326.7 p2      37 next[0]
        mov dword [esp + 300], eax                                  ;  1326.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 144]                                  ;  1327.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  1329.7 p1+p0   37 next[0]
        movzx ebp, cl                                               ;  1329.7 p1      37 next[0]
        shr ecx, 8                                                  ;  1329.7 p1      37 next[1]
        mov dword [esp + 220], edx                                  ;  1325.2 p0+p3   37 next[7] spill
        mov edx, dword [esp + 124]                                  ;  1328.7 p2      65 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1335.7 p2+p0   65 next[1]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1333.7 p2      65 next[1]
        xor ecx, dword [esp + 272]                                  ;  1335.7 p2+p0   65 next[1]
        mov dword [esp + 112], ebx                                  ;  1309.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1332.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1333.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1334.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1335.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1336.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1337.7 p2+p0   65 next[0]
        mov edi, dword [esp + 228]                                  ;  1338.7 p2      37 next[0]
        shr edi, 0x10                                               ;  1340.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;  1339.7 p2      65 next[2]
        mov eax, dword [esp + 212]                                  ;  1340.7 p2      65 next[2]
        mov dword [esp + 252], eax                                  ;  1342.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;  1344.7 p1      37 next[0] copy
        shr eax, 8                                                  ;  1345.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1351.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1349.2 p2      65 next[0]
        xor eax, esi                                                ;  1351.2 p0      65 next[0]
        mov esi, dword [esp + 84]                                   ;  1343.7 p2      38 next[0]
        shr esi, 0x10                                               ;  1345.7 p1      38 next[0]
        mov dword [esp + 116], edi                                  ;  1344.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  1349.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  1350.2 p0      38 next[0]
        shr esi, 8                                                  ;  1349.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1352.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1352.7 p2+p0   65 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1355.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1355.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 120]                                 ;  1348.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1353.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1353.2 p2+p0   65 next[0]
        mov dword [esp + 104], ecx                                  ;  1356.2 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 260]                                  ;  1351.7 p2      65 next[3] reload
        movzx esi, ch                                               ;  1353.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1356.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1356.2 p2+p0   65 next[0]
        mov esi, dword [esp + 236]                                  ;  1354.7 p2      39 next[0]
        shr esi, 0x10                                               ;  1356.7 p1      39 next[0]
        mov edi, ecx                                                ;  1353.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;  1354.2 p1      38 next[1]
        mov ecx, edi                                                ;  1358.2 p0      38 next[1] copy
        movzx edi, cl                                               ;  1358.7 p0      38 next[1]
        shr ecx, 8                                                  ;  1358.7 p1      39 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1361.2 p2+p0   65 next[1]
        mov dword [esp + 240], ecx                                  ;  1362.7 p0+p3   39 next[2] spill
        mov ecx, dword [esp + 104]                                  ;  1357.2 p2      65 next[1] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1361.2 p2+p0   65 next[1]
        mov edi, dword [esp + 240]                                  ;  1363.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1367.7 p2+p0   65 next[2]
        mov dword [esp + 104], ebp                                  ;  1368.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 252]                                  ;  1360.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1367.7 p2+p0   65 next[2]
        mov edi, esi                                                ;  1360.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  1361.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1367.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1367.2 p2+p0   65 next[0]
        mov edi, dword [esp + 224]                                  ;  1364.7 p2      37 next[0] reload
        mov dword [esp + 240], esi                                  ;  1360.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1366.7 p2      63 next[0]
        xor esi, 0xc2d7e01d                                         ;  1368.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1366.7 p2      63 next[0]
        xor edi, 0x57fe4b2e                                         ;  1368.7 p0      63 next[0]
        mov dword [esp + 224], ebp                                  ;  1368.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 244]                                  ;  1367.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1371.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1371.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 232]                                  ;  1370.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1374.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1374.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 292]                                  ;  1373.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1377.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1377.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 108]                                  ;  1376.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1380.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1380.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 80]                                   ;  1379.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1383.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1383.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 276]                                  ;  1382.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1386.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1386.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;  1385.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1389.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1389.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  1390.2 p0      65 next[0]
        xor eax, edi                                                ;  1390.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  1388.7 p2      65 next[3]
        mov dword [esp + 88], eax                                   ;  1390.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 296]                                  ;  1389.7 p2      65 next[3]
        mov dword [esp + 276], ebx                                  ;  1390.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 144]                                  ;  1390.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  1392.7 p1      37 next[1]
        mov dword [esp + 80], edi                                   ;  1390.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  1396.7 p1      37 next[1]
        shr ebx, 8                                                  ;  1396.7 p1      37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1399.2 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1399.2 p2+p0   65 next[1]
        mov edi, dword [esp + 104]                                  ;  1393.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1402.7 p2+p0   65 next[2]
        mov dword [esp + 104], esi                                  ;  1390.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 224]                                  ;  1395.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1400.7 p2      65 next[2]
        xor ebx, esi                                                ;  1402.7 p0      65 next[2]
        movzx esi, byte [esp + 92]                                  ;  1397.7 p2      37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1401.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1401.7 p2+p0   65 next[1]
        mov dword [esp + 224], eax                                  ;  1391.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 284]                                  ;  1400.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  1402.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  1402.7 p1      37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1405.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1405.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  1406.7 p1      37 next[2]
        shr eax, 8                                                  ;  1406.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1409.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1409.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1412.7 p2+p0   65 next[3]
        mov esi, dword [esp + 224]                                  ;  1406.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1410.7 p2      65 next[3]
        xor eax, esi                                                ;  1412.7 p0      65 next[3]
        movzx esi, byte [esp + 100]                                 ;  1408.7 p2      38 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1412.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1412.7 p2+p0   65 next[1]
        mov dword [esp + 224], eax                                  ;  1413.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 120]                                  ;  1411.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  1413.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  1413.7 p1      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1416.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1416.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  1417.7 p1      38 next[2]
        shr eax, 8                                                  ;  1417.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1420.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1420.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1423.7 p2+p0   65 next[3]
        mov esi, dword [esp + 224]                                  ;  1417.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1421.7 p2      65 next[3]
        xor eax, esi                                                ;  1423.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  1419.7 p2      65 next[4]
        mov dword [esp + 224], edx                                  ;  1416.7 p0+p3   65 next[1] spill
        mov edx, dword [esp + 180]                                  ;  1420.7 p2      65 next[4]
        mov dword [esp + 120], ecx                                  ;  1416.7 p0+p3   65 next[1] spill
        movzx ecx, byte [esp + 280]                                 ;  1421.7 p2      37 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1425.7 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1425.7 p2+p0   65 next[2]
        mov ecx, dword [esp + 92]                                   ;  1424.7 p2      65 next[1] reload
        mov dword [esp + 284], edx                                  ;  1422.7 p0+p3   65 next[4] spill
        movzx edx, ch                                               ;  1426.7 p1      37 next[2]
        shr ecx, 0x10                                               ;  1426.7 p1      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1429.2 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1429.2 p2+p0   65 next[2]
        movzx edx, cl                                               ;  1430.7 p1      37 next[3]
        shr ecx, 8                                                  ;  1430.7 p1      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1433.2 p2+p0   65 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1433.2 p2+p0   65 next[3]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1434.7 p2      65 next[4]
        xor edx, esi                                                ;  1436.7 p0      65 next[4]
        mov esi, dword [esp + 284]                                  ;  1430.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1434.7 p2      65 next[4]
        xor ecx, esi                                                ;  1436.7 p0      65 next[4]
        movzx esi, byte [esp + 256]                                 ;  1432.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1436.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1436.7 p2+p0   65 next[2]
        mov dword [esp + 284], ecx                                  ;  1437.2 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 100]                                  ;  1435.7 p2      65 next[5] reload
        movzx esi, ch                                               ;  1437.7 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  1437.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1440.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1440.2 p2+p0   65 next[2]
        movzx esi, cl                                               ;  1441.7 p1      38 next[3]
        shr ecx, 8                                                  ;  1441.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1444.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1444.2 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1447.7 p2+p0   65 next[4]
        mov esi, dword [esp + 284]                                  ;  1441.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1445.7 p2      65 next[4]
        xor ecx, esi                                                ;  1447.7 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  1443.7 p2      65 next[5]
        mov dword [esp + 284], edi                                  ;  1440.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 268]                                  ;  1444.7 p2      65 next[5]
        mov dword [esp + 100], ebx                                  ;  1440.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 68]                                  ;  1445.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1449.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1449.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 280]                                  ;  1448.7 p2      65 next[2] reload
        mov dword [esp + 92], edi                                   ;  1446.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  1450.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  1450.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1453.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1453.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  1454.7 p1      37 next[4]
        shr ebx, 8                                                  ;  1454.7 p1      37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1457.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1457.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1460.7 p2+p0   65 next[5]
        mov edi, dword [esp + 92]                                   ;  1454.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1458.7 p2      65 next[5]
        xor ebx, edi                                                ;  1460.7 p0      65 next[5]
        movzx edi, byte [esp + 288]                                 ;  1456.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1460.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1460.7 p2+p0   65 next[3]
        mov dword [esp + 92], ebx                                   ;  1461.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 256]                                  ;  1459.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  1461.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  1461.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1464.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1464.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  1465.7 p1      38 next[4]
        shr ebx, 8                                                  ;  1465.7 p1      39 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1468.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1468.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1471.7 p2+p0   65 next[5]
        mov edi, dword [esp + 92]                                   ;  1465.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1469.7 p2      65 next[5]
        xor ebx, edi                                                ;  1471.7 p0      65 next[5]
        mov edi, dword [esp + 112]                                  ;  1467.7 p2      65 next[6]
        mov dword [esp + 92], ebp                                   ;  1464.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 200]                                  ;  1468.7 p2      65 next[6]
        mov dword [esp + 256], eax                                  ;  1464.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 96]                                  ;  1469.7 p2      37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1473.7 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1473.7 p2+p0   65 next[4]
        mov eax, dword [esp + 68]                                   ;  1472.7 p2      65 next[3] reload
        mov dword [esp + 280], ebp                                  ;  1470.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  1474.7 p1      37 next[4]
        shr eax, 0x10                                               ;  1474.7 p1      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1477.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1477.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  1478.7 p1      37 next[5]
        shr eax, 8                                                  ;  1478.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1481.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1481.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1484.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 280]                                  ;  1478.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1482.7 p2      65 next[6]
        xor eax, ebp                                                ;  1484.7 p0      65 next[6]
        movzx ebp, byte [esp + 264]                                 ;  1480.7 p2      38 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1484.7 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1484.7 p2+p0   65 next[4]
        mov dword [esp + 280], eax                                  ;  1485.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 288]                                  ;  1483.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  1485.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  1485.7 p1      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1488.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1488.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  1489.7 p1      38 next[5]
        shr eax, 8                                                  ;  1489.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1492.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1492.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1495.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 280]                                  ;  1489.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1493.7 p2      65 next[6]
        xor eax, ebp                                                ;  1495.7 p0      65 next[6]
        mov ebp, dword [esp + 220]                                  ;  1491.7 p2      65 next[7]
        mov dword [esp + 280], edx                                  ;  1488.7 p0+p3   65 next[4] spill
        mov edx, dword [esp + 300]                                  ;  1492.7 p2      65 next[7]
        mov dword [esp + 288], ecx                                  ;  1488.7 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 228]                                 ;  1493.7 p2      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1497.7 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1497.7 p2+p0   65 next[5]
        mov ecx, dword [esp + 96]                                   ;  1496.7 p2      65 next[4] reload
        mov dword [esp + 68], edx                                   ;  1494.7 p0+p3   65 next[7] spill
        movzx edx, ch                                               ;  1498.7 p1      37 next[5]
        shr ecx, 0x10                                               ;  1498.7 p1      37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1501.2 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1501.2 p2+p0   65 next[5]
        movzx edx, cl                                               ;  1502.7 p1      37 next[6]
        shr ecx, 8                                                  ;  1502.7 p1      37 next[7]
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1505.2 p2+p0   65 next[6]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1505.2 p2+p0   65 next[6]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1506.7 p2      65 next[7]
        xor edx, ebp                                                ;  1508.7 p0      65 next[7]
        mov ebp, dword [esp + 68]                                   ;  1502.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1506.7 p2      65 next[7]
        xor ecx, ebp                                                ;  1508.7 p0      65 next[7]
        movzx ebp, byte [esp + 236]                                 ;  1504.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1508.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1508.7 p2+p0   65 next[5]
        mov dword [esp + 68], ecx                                   ;  1509.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 264]                                  ;  1507.7 p2      65 next[0] reload
        movzx ebp, ch                                               ;  1509.7 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  1509.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1512.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1512.2 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  1513.7 p1      38 next[6]
        shr ecx, 8                                                  ;  1513.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1516.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1516.2 p2+p0   65 next[6]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1519.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 68]                                   ;  1513.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1517.7 p2      65 next[7]
        xor ecx, ebp                                                ;  1519.7 p0      65 next[7]
        movzx ebp, byte [esp + 248]                                 ;  1515.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1519.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1519.7 p2+p0   65 next[6]
        mov dword [esp + 68], ebx                                   ;  1512.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 228]                                  ;  1518.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  1520.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1521.2 p2      65 next[6]
        xor ebx, edi                                                ;  1523.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1523.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 84]                                  ;  1521.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1525.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1525.7 p2+p0   65 next[6]
        mov dword [esp + 228], ecx                                  ;  1520.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 236]                                  ;  1524.7 p2      65 next[1] reload
        movzx edi, ch                                               ;  1526.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1529.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1529.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 144]                                 ;  1527.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1531.7 p2+p0   65 next[7]
        mov ecx, dword [esp + 228]                                  ;  1529.7 p2      65 next[7] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1531.7 p2+p0   65 next[7]
        mov dword [esp + 228], eax                                  ;  1529.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 248]                                  ;  1531.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  1533.7 p1+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1536.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1536.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 116]                                 ;  1534.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1538.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1538.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 260]                                 ;  1537.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1541.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1541.7 p2+p0   65 next[7]
        mov eax, dword [esp + 84]                                   ;  1540.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  1542.7 p1+p0   38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1545.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1545.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 240]                                 ;  1543.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1547.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1547.7 p2+p0   65 next[7]
        mov eax, dword [esp + 112]                                  ;  1546.7 p2      37 next[0]
        shr eax, 0x10                                               ;  1548.7 p1      37 next[0]
        movzx edi, byte [esp + 104]                                 ;  1547.7 p2      37 next[0]
        movzx ebp, al                                               ;  1552.7 p0      37 next[0]
        shr eax, 8                                                  ;  1552.7 p1      37 next[1]
        mov dword [esp + 240], ecx                                  ;  1548.2 p0+p3   65 next[7] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1556.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1556.7 p2      37 next[1]
        mov dword [esp + 84], esi                                   ;  1512.7 p0+p3   65 next[5] spill
        mov esi, dword [esp + 216]                                  ;  1550.7 p2      37 next[0]
        shr esi, 0x10                                               ;  1552.7 p1      37 next[0]
        mov dword [esp + 260], ebx                                  ;  1529.7 p0+p3   65 next[6] spill
        mov ebx, esi                                                ;  1556.7 p1      37 next[0] copy
        shr ebx, 8                                                  ;  1557.2 p1      37 next[0]
        mov dword [esp + 116], edx                                  ;  1548.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 220]                                  ;  1551.7 p2      37 next[7] reload
        mov dword [esp + 248], edi                                  ;  1549.7 p0+p3   37 next[0] spill
        movzx edi, dh                                               ;  1553.7 p1      37 next[0]
        mov dword [esp + 144], ebp                                  ;  1553.2 p0+p3   37 next[0] spill
        mov ebp, edx                                                ;  1553.7 p1      37 next[1] copy
        shr ebp, 0x10                                               ;  1554.2 p1      37 next[1]
        mov edx, ebp                                                ;  1558.2 p0      37 next[1] copy
        movzx ebp, dl                                               ;  1558.7 p0      37 next[1]
        shr edx, 8                                                  ;  1558.7 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1561.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1561.2 p2+p0   37 next[1]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1562.7 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1562.7 p2      37 next[2]
        mov dword [esp + 236], ebx                                  ;  1561.2 p0+p3   37 next[0] spill
        mov ebx, dword [esp + 212]                                  ;  1556.7 p2      38 next[0]
        shr ebx, 0x10                                               ;  1558.7 p1      38 next[0]
        mov dword [esp + 264], edi                                  ;  1554.2 p0+p3   37 next[0] spill
        movzx edi, bl                                               ;  1562.7 p1      38 next[0]
        shr ebx, 8                                                  ;  1562.7 p1      39 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1568.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1568.7 p2+p0   37 next[1]
        movzx ebx, byte [esp + 180]                                 ;  1559.7 p2      38 next[0]
        mov dword [esp + 96], edi                                   ;  1563.2 p0+p3   38 next[0] spill
        mov edi, dword [esp + 272]                                  ;  1560.7 p2      39 next[0]
        shr edi, 0x10                                               ;  1562.7 p1      39 next[0]
        mov dword [esp + 108], ebx                                  ;  1561.7 p0+p3   38 next[0] spill
        mov ebx, edi                                                ;  1566.7 p1      39 next[0] copy
        shr ebx, 8                                                  ;  1567.2 p1      39 next[0]
        mov dword [esp + 292], ebx                                  ;  1571.2 p0+p3   39 next[0] spill
        mov ebx, dword [esp + 296]                                  ;  1561.7 p2      37 next[3] reload
        mov dword [esp + 232], edi                                  ;  1566.7 p0+p3   39 next[0] spill
        movzx edi, bh                                               ;  1563.7 p1      38 next[0]
        mov dword [esp + 244], edi                                  ;  1564.2 p0+p3   38 next[0] spill
        mov edi, ebx                                                ;  1563.7 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1564.2 p1      38 next[1]
        mov ebx, edi                                                ;  1568.2 p0      38 next[1] copy
        movzx edi, bl                                               ;  1568.7 p0      38 next[1]
        shr ebx, 8                                                  ;  1568.7 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1571.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1571.2 p2+p0   37 next[1]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1574.7 p2+p0   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1574.7 p2+p0   37 next[2]
        movzx edi, byte [esp + 124]                                 ;  1566.7 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1571.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1571.7 p2+p0   37 next[1]
        mov ebx, dword [esp + 104]                                  ;  1569.7 p2      63 next[0] reload
        movzx edi, bh                                               ;  1571.7 p1+p0   37 next[1]
        shr ebx, 0x10                                               ;  1571.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1574.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1574.2 p2+p0   37 next[1]
        movzx edi, bl                                               ;  1575.7 p1      37 next[2]
        shr ebx, 8                                                  ;  1575.7 p1      37 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1578.2 p2+p0   37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1578.2 p2+p0   37 next[2]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1579.7 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1579.7 p2      37 next[3]
        mov dword [esp + 104], esi                                  ;  1556.7 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 268]                                 ;  1576.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1580.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1580.7 p2+p0   37 next[1]
        mov dword [esp + 252], ebx                                  ;  1581.7 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 180]                                  ;  1579.7 p2      37 next[4] reload
        movzx esi, bh                                               ;  1581.7 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;  1581.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1584.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1584.2 p2+p0   37 next[1]
        movzx esi, bl                                               ;  1585.7 p1      38 next[2]
        shr ebx, 8                                                  ;  1585.7 p1      39 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1588.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1588.2 p2+p0   37 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1591.7 p2+p0   37 next[3]
        mov esi, dword [esp + 252]                                  ;  1585.7 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1589.7 p2      37 next[3]
        xor ebx, esi                                                ;  1591.7 p0      37 next[3]
        movzx esi, byte [esp + 184]                                 ;  1587.7 p2      37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1591.7 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1591.7 p2+p0   37 next[2]
        mov dword [esp + 252], eax                                  ;  1584.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  1590.7 p2      37 next[1] reload
        movzx esi, ah                                               ;  1592.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  1592.7 p1      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1595.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1595.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  1596.7 p1      37 next[3]
        shr eax, 8                                                  ;  1596.7 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1599.2 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1599.2 p2+p0   37 next[3]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1600.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1600.7 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1584.7 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 200]                                 ;  1597.7 p2      38 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1601.7 p2+p0   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1601.7 p2+p0   37 next[2]
        mov ecx, dword [esp + 268]                                  ;  1600.7 p2      37 next[5] reload
        mov dword [esp + 180], eax                                  ;  1602.7 p0+p3   37 next[4] spill
        movzx eax, ch                                               ;  1602.7 p1      38 next[2]
        shr ecx, 0x10                                               ;  1602.7 p1      38 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1605.2 p2+p0   37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1605.2 p2+p0   37 next[2]
        movzx eax, cl                                               ;  1606.7 p1      38 next[3]
        shr ecx, 8                                                  ;  1606.7 p1      39 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1609.2 p2+p0   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1609.2 p2+p0   37 next[3]
        mov eax, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1610.7 p2      37 next[4]
        xor eax, esi                                                ;  1612.7 p0      37 next[4]
        mov esi, dword [esp + 180]                                  ;  1606.7 p2      37 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1610.7 p2      37 next[4]
        xor ecx, esi                                                ;  1612.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  1608.7 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1612.7 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1612.7 p2+p0   37 next[3]
        mov dword [esp + 180], edx                                  ;  1605.7 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;  1611.7 p2      37 next[2] reload
        movzx esi, dh                                               ;  1613.7 p1+p0   37 next[3]
        shr edx, 0x10                                               ;  1613.7 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1616.2 p2+p0   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1616.2 p2+p0   37 next[3]
        movzx esi, dl                                               ;  1617.7 p1      37 next[4]
        shr edx, 8                                                  ;  1617.7 p1      37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1620.2 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1620.2 p2+p0   37 next[4]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1621.7 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1621.7 p2      37 next[5]
        mov dword [esp + 184], ebp                                  ;  1605.7 p0+p3   37 next[2] spill
        movzx ebp, byte [esp + 300]                                 ;  1618.7 p2      38 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1622.7 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1622.7 p2+p0   37 next[3]
        mov dword [esp + 268], edx                                  ;  1623.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 200]                                  ;  1621.7 p2      37 next[6] reload
        movzx ebp, dh                                               ;  1623.7 p1+p0   38 next[3]
        shr edx, 0x10                                               ;  1623.7 p1      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1626.2 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1626.2 p2+p0   37 next[3]
        movzx ebp, dl                                               ;  1627.7 p1      38 next[4]
        shr edx, 8                                                  ;  1627.7 p1      39 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1630.2 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1630.2 p2+p0   37 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1633.7 p2+p0   37 next[5]
        mov ebp, dword [esp + 268]                                  ;  1627.7 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1631.7 p2      37 next[5]
        xor edx, ebp                                                ;  1633.7 p0      37 next[5]
        movzx ebp, byte [esp + 204]                                 ;  1629.7 p2      37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1633.7 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1633.7 p2+p0   37 next[4]
        mov dword [esp + 268], ebx                                  ;  1626.7 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  1632.7 p2      37 next[3] reload
        movzx ebp, bh                                               ;  1634.7 p1+p0   37 next[4]
        shr ebx, 0x10                                               ;  1634.7 p1      37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1637.2 p2+p0   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1637.2 p2+p0   37 next[4]
        movzx ebp, bl                                               ;  1638.7 p1      37 next[5]
        shr ebx, 8                                                  ;  1638.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1641.2 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1641.2 p2+p0   37 next[5]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1642.7 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1642.7 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  1626.7 p0+p3   37 next[3] spill
        movzx edi, byte [esp + 80]                                  ;  1639.7 p2      38 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1643.7 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1643.7 p2+p0   37 next[4]
        mov dword [esp + 200], ebx                                  ;  1644.7 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 300]                                  ;  1642.7 p2      37 next[7] reload
        movzx edi, bh                                               ;  1644.7 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;  1644.7 p1      38 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1647.2 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1647.2 p2+p0   37 next[4]
        movzx edi, bl                                               ;  1648.7 p1      38 next[5]
        shr ebx, 8                                                  ;  1648.7 p1      39 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1651.2 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1651.2 p2+p0   37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1654.7 p2+p0   37 next[6]
        mov edi, dword [esp + 200]                                  ;  1648.7 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1652.7 p2      37 next[6]
        xor ebx, edi                                                ;  1654.7 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  1650.7 p2      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1654.7 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1654.7 p2+p0   37 next[5]
        mov dword [esp + 200], ecx                                  ;  1647.7 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 204]                                  ;  1653.7 p2      37 next[4] reload
        movzx edi, ch                                               ;  1655.7 p1+p0   37 next[5]
        shr ecx, 0x10                                               ;  1655.7 p1      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1658.2 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1658.2 p2+p0   37 next[5]
        movzx edi, cl                                               ;  1659.7 p1      37 next[6]
        shr ecx, 8                                                  ;  1659.7 p1      37 next[7]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1662.2 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1662.2 p2+p0   37 next[6]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1663.7 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1663.7 p2      37 next[7]
        mov dword [esp + 204], eax                                  ;  1647.7 p0+p3   37 next[4] spill
        movzx eax, byte [esp + 272]                                 ;  1660.7 p2      38 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1664.7 p2+p0   37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1664.7 p2+p0   37 next[5]
        mov eax, dword [esp + 80]                                   ;  1663.7 p2      63 next[0] reload
        mov dword [esp + 300], ecx                                  ;  1665.7 p0+p3   37 next[7] spill
        movzx ecx, ah                                               ;  1665.7 p1      38 next[5]
        shr eax, 0x10                                               ;  1665.7 p1      38 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1668.2 p2+p0   37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1668.2 p2+p0   37 next[5]
        movzx ecx, al                                               ;  1669.7 p1      38 next[6]
        shr eax, 8                                                  ;  1669.7 p1      39 next[7]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1672.2 p2+p0   37 next[6]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1672.2 p2+p0   37 next[6]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1673.7 p2      37 next[7]
        xor ecx, edi                                                ;  1675.7 p0      37 next[7]
        mov edi, dword [esp + 300]                                  ;  1669.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1673.7 p2      37 next[7]
        xor eax, edi                                                ;  1675.7 p0      37 next[7]
        movzx edi, byte [esp + 112]                                 ;  1671.7 p2      37 next[6]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1675.7 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1675.7 p2+p0   37 next[6]
        mov dword [esp + 300], edx                                  ;  1668.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 216]                                  ;  1674.7 p2      37 next[5] reload
        movzx edi, dh                                               ;  1676.7 p1+p0   37 next[6]
        mov edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1677.2 p2      37 next[6]
        xor edx, ebp                                                ;  1679.2 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1679.2 p2+p0   37 next[6]
        movzx edi, byte [esp + 212]                                 ;  1677.7 p2      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1681.7 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1681.7 p2+p0   37 next[6]
        mov dword [esp + 216], eax                                  ;  1676.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 272]                                  ;  1680.7 p2      37 next[1] reload
        movzx edi, ah                                               ;  1682.7 p1+p0   38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1685.2 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1685.2 p2+p0   37 next[6]
        movzx edi, byte [esp + 220]                                 ;  1683.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1687.7 p2+p0   37 next[7]
        mov eax, dword [esp + 216]                                  ;  1685.7 p2      37 next[7] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1687.7 p2+p0   37 next[7]
        mov dword [esp + 216], ebx                                  ;  1685.7 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 112]                                  ;  1687.7 p2      37 next[6] reload
        movzx edi, bh                                               ;  1689.7 p1+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1692.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1692.2 p2+p0   37 next[7]
        movzx edi, byte [esp + 104]                                 ;  1690.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1694.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1694.7 p2+p0   37 next[7]
        movzx edi, byte [esp + 296]                                 ;  1693.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1697.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1697.7 p2+p0   37 next[7]
        mov ebx, dword [esp + 212]                                  ;  1696.7 p2      37 next[2] reload
        movzx edi, bh                                               ;  1698.7 p1+p0   38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1701.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1701.2 p2+p0   37 next[7]
        movzx edi, byte [esp + 232]                                 ;  1699.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1703.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1703.7 p2+p0   37 next[7]
        mov ebx, dword [esp + 260]                                  ;  1702.7 p2      37 next[0]
        shr ebx, 0x10                                               ;  1704.7 p1      37 next[0]
        movzx edi, byte [esp + 276]                                 ;  1703.7 p2      37 next[0]
        mov ebp, dword [esp + 124]                                  ;  1704.7 p2      65 next[1]
        mov dword [esp + 232], eax                                  ;  1704.2 p0+p3   37 next[7] spill
        movzx eax, bl                                               ;  1708.7 p1      37 next[0]
        shr ebx, 8                                                  ;  1708.7 p1      37 next[1]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1714.7 p2+p0   65 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1712.7 p2      65 next[1]
        xor ebx, dword [esp + 252]                                  ;  1714.7 p2+p0   65 next[1]
        mov dword [esp + 212], ecx                                  ;  1704.2 p0+p3   37 next[7] spill
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1708.7 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1709.7 p2      65 next[0]
        xor ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1711.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1711.7 p2      65 next[0]
        xor eax, edi                                                ;  1713.7 p0      65 next[0]
        mov edi, dword [esp + 184]                                  ;  1712.7 p2      65 next[2]
        mov dword [esp + 296], edx                                  ;  1685.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 180]                                  ;  1713.7 p2      65 next[2]
        mov dword [esp + 104], edx                                  ;  1715.7 p0+p3   65 next[2] spill
        mov edx, dword [esp + 116]                                  ;  1714.7 p2      65 next[7] reload
        mov dword [esp + 112], esi                                  ;  1668.7 p0+p3   37 next[5] spill
        movzx esi, dh                                               ;  1716.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1719.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1719.2 p2+p0   65 next[0]
        mov esi, edx                                                ;  1716.7 p1      37 next[1] copy
        shr esi, 0x10                                               ;  1717.2 p1      37 next[1]
        mov edx, esi                                                ;  1721.2 p0      37 next[1] copy
        movzx esi, dl                                               ;  1721.7 p0      37 next[1]
        shr edx, 8                                                  ;  1721.7 p1      37 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1724.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1724.2 p2+p0   65 next[1]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1727.7 p2+p0   65 next[2]
        mov esi, dword [esp + 104]                                  ;  1720.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1725.7 p2      65 next[2]
        xor edx, esi                                                ;  1727.7 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;  1722.7 p2      37 next[0]
        shr esi, 0x10                                               ;  1724.7 p1      37 next[0]
        mov dword [esp + 104], edx                                  ;  1728.2 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  1728.7 p1      37 next[0] copy
        shr edx, 8                                                  ;  1729.2 p1      37 next[0]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1735.2 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1735.2 p2+p0   65 next[0]
        mov edx, dword [esp + 100]                                  ;  1725.7 p2      38 next[0]
        shr edx, 0x10                                               ;  1727.7 p1      38 next[0]
        mov dword [esp + 220], esi                                  ;  1728.7 p0+p3   37 next[0] spill
        movzx esi, dl                                               ;  1731.7 p1      38 next[0]
        shr edx, 8                                                  ;  1731.7 p1      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1735.7 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1735.7 p2+p0   65 next[0]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1737.7 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1737.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 288]                                 ;  1730.7 p2      38 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1736.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1736.2 p2+p0   65 next[0]
        mov edx, dword [esp + 256]                                  ;  1733.7 p2      65 next[3] reload
        movzx esi, dh                                               ;  1735.7 p1+p0   38 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1738.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1738.2 p2+p0   65 next[0]
        mov esi, edx                                                ;  1735.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;  1736.2 p1      38 next[1]
        mov edx, esi                                                ;  1740.2 p0      38 next[1] copy
        movzx esi, dl                                               ;  1740.7 p0      38 next[1]
        shr edx, 8                                                  ;  1740.7 p1      39 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1743.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1743.2 p2+p0   65 next[1]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1746.7 p2+p0   65 next[2]
        mov esi, dword [esp + 104]                                  ;  1739.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1744.7 p2      65 next[2]
        xor edx, esi                                                ;  1746.7 p0      65 next[2]
        mov esi, dword [esp + 120]                                  ;  1741.7 p2      39 next[0]
        shr esi, 0x10                                               ;  1743.7 p1      39 next[0]
        mov dword [esp + 104], edx                                  ;  1747.2 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  1747.7 p1      39 next[0] copy
        shr edx, 8                                                  ;  1748.2 p1      39 next[0]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1754.2 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1754.2 p2+p0   65 next[0]
        mov edx, dword [esp + 248]                                  ;  1744.7 p2      37 next[0] reload
        mov dword [esp + 272], esi                                  ;  1747.7 p0+p3   39 next[0] spill
        mov esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1746.7 p2      63 next[0]
        xor esi, 0xe5377715                                         ;  1748.7 p0      63 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1746.7 p2      63 next[0]
        xor edx, 0xda4af09f                                         ;  1748.7 p0      63 next[0]
        mov dword [esp + 248], edi                                  ;  1747.2 p0+p3   65 next[2] spill
        mov edi, dword [esp + 264]                                  ;  1747.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1751.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1751.7 p2+p0   63 next[0]
        mov edi, dword [esp + 144]                                  ;  1750.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1754.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1754.7 p2+p0   63 next[0]
        mov edi, dword [esp + 236]                                  ;  1753.7 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1757.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1757.7 p2+p0   63 next[0]
        mov edi, dword [esp + 108]                                  ;  1756.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1760.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1760.7 p2+p0   63 next[0]
        mov edi, dword [esp + 244]                                  ;  1759.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1763.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1763.7 p2+p0   63 next[0]
        mov edi, dword [esp + 96]                                   ;  1762.7 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1766.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1766.7 p2+p0   63 next[0]
        mov edi, dword [esp + 292]                                  ;  1765.7 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1769.7 p2+p0   63 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1769.7 p2+p0   63 next[0]
        xor ecx, esi                                                ;  1770.2 p0      65 next[0]
        xor eax, edx                                                ;  1770.2 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1768.7 p2      65 next[3]
        mov dword [esp + 292], eax                                  ;  1770.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 268]                                  ;  1769.7 p2      65 next[3]
        mov dword [esp + 96], ecx                                   ;  1770.7 p0+p3   65 next[0] spill
        movzx ecx, byte [esp + 224]                                 ;  1770.7 p2      37 next[1]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1774.7 p2+p0   65 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1774.7 p2+p0   65 next[1]
        mov ecx, dword [esp + 276]                                  ;  1773.7 p2      65 next[0] reload
        mov dword [esp + 244], edx                                  ;  1770.2 p0+p3   63 next[0] spill
        movzx edx, ch                                               ;  1775.7 p1      37 next[1]
        shr ecx, 0x10                                               ;  1775.7 p1      37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1778.2 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1778.2 p2+p0   65 next[1]
        movzx edx, cl                                               ;  1779.7 p1      37 next[2]
        shr ecx, 8                                                  ;  1779.7 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1785.7 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1785.7 p2+p0   65 next[3]
        mov ecx, dword [esp + 248]                                  ;  1778.7 p2      65 next[2] reload
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1782.2 p2+p0   65 next[2]
        mov dword [esp + 248], esi                                  ;  1770.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 104]                                  ;  1780.7 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1781.7 p2      65 next[2]
        xor edx, esi                                                ;  1783.7 p0      65 next[2]
        movzx esi, byte [esp + 68]                                  ;  1782.7 p2      38 next[1]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1786.7 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1786.7 p2+p0   65 next[1]
        mov dword [esp + 104], eax                                  ;  1786.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 288]                                  ;  1785.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  1787.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  1787.7 p1      38 next[2]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1790.2 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1790.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  1791.7 p1      38 next[2]
        shr eax, 8                                                  ;  1791.7 p1      39 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1794.2 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1794.2 p2+p0   65 next[2]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1797.7 p2+p0   65 next[3]
        mov esi, dword [esp + 104]                                  ;  1791.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1795.7 p2      65 next[3]
        xor eax, esi                                                ;  1797.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  1793.7 p2      65 next[4]
        mov dword [esp + 104], ebp                                  ;  1790.7 p0+p3   65 next[1] spill
        mov ebp, dword [esp + 200]                                  ;  1794.7 p2      65 next[4]
        mov dword [esp + 288], ebx                                  ;  1790.7 p0+p3   65 next[1] spill
        movzx ebx, byte [esp + 284]                                 ;  1795.7 p2      37 next[2]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1799.7 p2+p0   65 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1799.7 p2+p0   65 next[2]
        mov ebx, dword [esp + 224]                                  ;  1798.7 p2      65 next[1] reload
        mov dword [esp + 276], ebp                                  ;  1796.7 p0+p3   65 next[4] spill
        movzx ebp, bh                                               ;  1800.7 p1      37 next[2]
        shr ebx, 0x10                                               ;  1800.7 p1      37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1803.2 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1803.2 p2+p0   65 next[2]
        movzx ebp, bl                                               ;  1804.7 p1      37 next[3]
        shr ebx, 8                                                  ;  1804.7 p1      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1807.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1807.2 p2+p0   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1810.7 p2+p0   65 next[4]
        mov ebp, dword [esp + 276]                                  ;  1804.7 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1808.7 p2      65 next[4]
        xor ebx, ebp                                                ;  1810.7 p0      65 next[4]
        movzx ebp, byte [esp + 228]                                 ;  1806.7 p2      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1810.7 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1810.7 p2+p0   65 next[2]
        mov dword [esp + 276], ebx                                  ;  1811.2 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 68]                                   ;  1809.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  1811.7 p1+p0   38 next[2]
        shr ebx, 0x10                                               ;  1811.7 p1      38 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1814.2 p2+p0   65 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1814.2 p2+p0   65 next[2]
        movzx ebp, bl                                               ;  1815.7 p1      38 next[3]
        shr ebx, 8                                                  ;  1815.7 p1      39 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1818.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1818.2 p2+p0   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1821.7 p2+p0   65 next[4]
        mov ebp, dword [esp + 276]                                  ;  1815.7 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1819.7 p2      65 next[4]
        xor ebx, ebp                                                ;  1821.7 p0      65 next[4]
        mov ebp, dword [esp + 112]                                  ;  1817.7 p2      65 next[5]
        mov dword [esp + 276], ecx                                  ;  1814.7 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 300]                                  ;  1818.7 p2      65 next[5]
        mov dword [esp + 68], edx                                   ;  1814.7 p0+p3   65 next[2] spill
        movzx edx, byte [esp + 92]                                  ;  1819.7 p2      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1823.7 p2+p0   65 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1823.7 p2+p0   65 next[3]
        mov edx, dword [esp + 284]                                  ;  1822.7 p2      65 next[2] reload
        mov dword [esp + 224], ecx                                  ;  1820.7 p0+p3   65 next[5] spill
        movzx ecx, dh                                               ;  1824.7 p1      37 next[3]
        shr edx, 0x10                                               ;  1824.7 p1      37 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1827.2 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1827.2 p2+p0   65 next[3]
        movzx ecx, dl                                               ;  1828.7 p1      37 next[4]
        shr edx, 8                                                  ;  1828.7 p1      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1831.2 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1831.2 p2+p0   65 next[4]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1832.7 p2      65 next[5]
        xor ecx, ebp                                                ;  1834.7 p0      65 next[5]
        mov ebp, dword [esp + 224]                                  ;  1828.7 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1832.7 p2      65 next[5]
        xor edx, ebp                                                ;  1834.7 p0      65 next[5]
        movzx ebp, byte [esp + 240]                                 ;  1830.7 p2      38 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1834.7 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1834.7 p2+p0   65 next[3]
        mov dword [esp + 224], edx                                  ;  1835.2 p0+p3   65 next[5] spill
        mov edx, dword [esp + 228]                                  ;  1833.7 p2      65 next[6] reload
        movzx ebp, dh                                               ;  1835.7 p1+p0   38 next[3]
        shr edx, 0x10                                               ;  1835.7 p1      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1838.2 p2+p0   65 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1838.2 p2+p0   65 next[3]
        movzx ebp, dl                                               ;  1839.7 p1      38 next[4]
        shr edx, 8                                                  ;  1839.7 p1      39 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1842.2 p2+p0   65 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1842.2 p2+p0   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1845.7 p2+p0   65 next[5]
        mov ebp, dword [esp + 224]                                  ;  1839.7 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1843.7 p2      65 next[5]
        xor edx, ebp                                                ;  1845.7 p0      65 next[5]
        mov ebp, dword [esp + 296]                                  ;  1841.7 p2      65 next[6]
        mov dword [esp + 224], edi                                  ;  1838.7 p0+p3   65 next[3] spill
        mov edi, dword [esp + 216]                                  ;  1842.7 p2      65 next[6]
        mov dword [esp + 228], eax                                  ;  1838.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 280]                                 ;  1843.7 p2      37 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1847.7 p2+p0   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1847.7 p2+p0   65 next[4]
        mov eax, dword [esp + 92]                                   ;  1846.7 p2      65 next[3] reload
        mov dword [esp + 284], edi                                  ;  1844.7 p0+p3   65 next[6] spill
        movzx edi, ah                                               ;  1848.7 p1      37 next[4]
        shr eax, 0x10                                               ;  1848.7 p1      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1851.2 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1851.2 p2+p0   65 next[4]
        movzx edi, al                                               ;  1852.7 p1      37 next[5]
        shr eax, 8                                                  ;  1852.7 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1855.2 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1855.2 p2+p0   65 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1858.7 p2+p0   65 next[6]
        mov edi, dword [esp + 284]                                  ;  1852.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1856.7 p2      65 next[6]
        xor eax, edi                                                ;  1858.7 p0      65 next[6]
        movzx edi, byte [esp + 88]                                  ;  1854.7 p2      38 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1858.7 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1858.7 p2+p0   65 next[4]
        mov dword [esp + 284], eax                                  ;  1859.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 240]                                  ;  1857.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  1859.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  1859.7 p1      38 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1862.2 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1862.2 p2+p0   65 next[4]
        movzx edi, al                                               ;  1863.7 p1      38 next[5]
        shr eax, 8                                                  ;  1863.7 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1866.2 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1866.2 p2+p0   65 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1869.7 p2+p0   65 next[6]
        mov edi, dword [esp + 284]                                  ;  1863.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1867.7 p2      65 next[6]
        xor eax, edi                                                ;  1869.7 p0      65 next[6]
        mov edi, dword [esp + 212]                                  ;  1865.7 p2      65 next[7]
        mov dword [esp + 284], esi                                  ;  1862.7 p0+p3   65 next[4] spill
        mov esi, dword [esp + 232]                                  ;  1866.7 p2      65 next[7]
        mov dword [esp + 240], ebx                                  ;  1862.7 p0+p3   65 next[4] spill
        movzx ebx, byte [esp + 84]                                  ;  1867.7 p2      37 next[5]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1871.7 p2+p0   65 next[5]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1871.7 p2+p0   65 next[5]
        mov ebx, dword [esp + 280]                                  ;  1870.7 p2      65 next[4] reload
        mov dword [esp + 92], esi                                   ;  1868.7 p0+p3   65 next[7] spill
        movzx esi, bh                                               ;  1872.7 p1      37 next[5]
        shr ebx, 0x10                                               ;  1872.7 p1      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1875.2 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1875.2 p2+p0   65 next[5]
        movzx esi, bl                                               ;  1876.7 p1      37 next[6]
        shr ebx, 8                                                  ;  1876.7 p1      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1879.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1879.2 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1882.7 p2+p0   65 next[7]
        mov esi, dword [esp + 92]                                   ;  1876.7 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1880.7 p2      65 next[7]
        xor ebx, esi                                                ;  1882.7 p0      65 next[7]
        movzx esi, byte [esp + 120]                                 ;  1878.7 p2      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1882.7 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1882.7 p2+p0   65 next[5]
        mov dword [esp + 92], ebx                                   ;  1883.2 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 88]                                   ;  1881.7 p2      65 next[0] reload
        movzx esi, bh                                               ;  1883.7 p1+p0   38 next[5]
        shr ebx, 0x10                                               ;  1883.7 p1      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1886.2 p2+p0   65 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1886.2 p2+p0   65 next[5]
        movzx esi, bl                                               ;  1887.7 p1      38 next[6]
        shr ebx, 8                                                  ;  1887.7 p1      39 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1890.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1890.2 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1893.7 p2+p0   65 next[7]
        mov esi, dword [esp + 92]                                   ;  1887.7 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1891.7 p2      65 next[7]
        xor ebx, esi                                                ;  1893.7 p0      65 next[7]
        movzx esi, byte [esp + 260]                                 ;  1889.7 p2      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1893.7 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1893.7 p2+p0   65 next[6]
        mov dword [esp + 92], edx                                   ;  1886.7 p0+p3   65 next[5] spill
        mov edx, dword [esp + 84]                                   ;  1892.7 p2      65 next[5] reload
        movzx esi, dh                                               ;  1894.7 p1+p0   37 next[6]
        mov edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1895.2 p2      65 next[6]
        xor edx, ebp                                                ;  1897.2 p0      65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1897.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 100]                                 ;  1895.7 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1899.7 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1899.7 p2+p0   65 next[6]
        mov dword [esp + 84], ecx                                   ;  1886.7 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 120]                                  ;  1898.7 p2      65 next[1] reload
        movzx esi, ch                                               ;  1900.7 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1903.2 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1903.2 p2+p0   65 next[6]
        movzx esi, byte [esp + 116]                                 ;  1901.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1903.7 p2      65 next[7]
        xor ecx, edi                                                ;  1905.7 p0      65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1905.7 p2+p0   65 next[7]
        mov dword [esp + 116], eax                                  ;  1903.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 260]                                  ;  1904.7 p2      65 next[6] reload
        movzx esi, ah                                               ;  1906.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 220]                                 ;  1905.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1909.2 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1909.2 p2+p0   65 next[7]
        movzx esi, byte [esp + 256]                                 ;  1908.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1909.7 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1910.7 p2+p0   65 next[7]
        mov eax, dword [esp + 100]                                  ;  1911.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  1913.7 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1912.7 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1913.7 p2+p0   65 next[7]
        movzx esi, byte [esp + 272]                                 ;  1914.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1916.2 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1916.7 p2+p0   65 next[7]
        mov eax, dword [esp + 296]                                  ;  1917.7 p2      37 next[0]
        shr eax, 0x10                                               ;  1919.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1918.7 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1919.7 p2+p0   65 next[7]
        movzx esi, byte [esp + 248]                                 ;  1920.7 p2      37 next[0]
        mov dword [esp + 272], ebx                                  ;  1920.2 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 212]                                  ;  1921.7 p2      37 next[7] reload
        movzx edi, bh                                               ;  1923.7 p1+p0   37 next[0]
        movzx ebp, al                                               ;  1923.7 p1      37 next[0]
        shr eax, 8                                                  ;  1923.7 p1      37 next[1]
        mov dword [esp + 100], edx                                  ;  1903.7 p0+p3   65 next[6] spill
        mov edx, ebx                                                ;  1923.7 p1      37 next[1] copy
        shr edx, 0x10                                               ;  1924.2 p1      37 next[1]
        movzx ebx, dl                                               ;  1928.2 p0      37 next[1]
        shr edx, 8                                                  ;  1928.2 p1      37 next[2]
        mov dword [esp + 256], ecx                                  ;  1919.2 p0+p3   65 next[7] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1927.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1927.7 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1930.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1930.7 p2+p0   37 next[1]
        mov ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1932.2 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1932.2 p2      37 next[2]
        mov dword [esp + 220], esi                                  ;  1922.7 p0+p3   37 next[0] spill
        mov esi, dword [esp + 112]                                  ;  1928.7 p2      37 next[0]
        shr esi, 0x10                                               ;  1930.7 p1      37 next[0]
        mov dword [esp + 260], edi                                  ;  1924.2 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  1934.7 p1      37 next[0] copy
        shr edi, 8                                                  ;  1935.2 p1      37 next[0]
        mov dword [esp + 120], ebp                                  ;  1924.2 p0+p3   37 next[0] spill
        mov ebp, dword [esp + 180]                                  ;  1929.7 p2      38 next[0]
        shr ebp, 0x10                                               ;  1931.7 p1      38 next[0]
        mov dword [esp + 88], edi                                   ;  1939.2 p0+p3   37 next[0] spill
        mov edi, ebp                                                ;  1935.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  1936.2 p0      38 next[0]
        shr ebp, 8                                                  ;  1935.7 p1      39 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1941.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1941.7 p2+p0   37 next[1]
        movzx ebp, byte [esp + 200]                                 ;  1932.7 p2      38 next[0]
        mov dword [esp + 280], edi                                  ;  1936.7 p0+p3   38 next[0] spill
        mov edi, dword [esp + 252]                                  ;  1933.7 p2      39 next[0]
        shr edi, 0x10                                               ;  1935.7 p1      39 next[0]
        mov dword [esp + 108], ebp                                  ;  1934.7 p0+p3   38 next[0] spill
        mov ebp, edi                                                ;  1939.7 p1      39 next[0] copy
        shr ebp, 8                                                  ;  1940.2 p1      39 next[0]
        mov dword [esp + 236], edx                                  ;  1934.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 268]                                  ;  1934.7 p2      37 next[3] reload
        mov dword [esp + 144], ebp                                  ;  1944.2 p0+p3   39 next[0] spill
        movzx ebp, dh                                               ;  1936.7 p1      38 next[0]
        mov dword [esp + 264], ebp                                  ;  1937.2 p0+p3   38 next[0] spill
        mov ebp, edx                                                ;  1936.7 p1      38 next[1] copy
        shr ebp, 0x10                                               ;  1937.2 p1      38 next[1]
        mov edx, ebp                                                ;  1941.2 p0      38 next[1] copy
        movzx ebp, dl                                               ;  1941.7 p1      38 next[1]
        shr edx, 8                                                  ;  1941.7 p1      39 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1944.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1944.2 p2+p0   37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1947.7 p2+p0   37 next[2]
        mov ebp, dword [esp + 236]                                  ;  1938.7 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1945.7 p2      37 next[2]
        xor edx, ebp                                                ;  1947.7 p0      37 next[2]
        movzx ebp, byte [esp + 124]                                 ;  1940.7 p2      37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1944.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1944.7 p2+p0   37 next[1]
        mov dword [esp + 236], edx                                  ;  1948.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 248]                                  ;  1943.7 p2      63 next[0] reload
        movzx ebp, dh                                               ;  1945.7 p1+p0   37 next[1]
        shr edx, 0x10                                               ;  1945.7 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1948.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1948.2 p2+p0   37 next[1]
        movzx ebp, dl                                               ;  1949.7 p1      37 next[2]
        shr edx, 8                                                  ;  1949.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1952.2 p2+p0   37 next[2]
        mov dword [esp + 248], edi                                  ;  1939.7 p0+p3   39 next[0] spill
        mov edi, dword [esp + 236]                                  ;  1949.2 p2      37 next[2] reload
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1952.2 p2+p0   37 next[2]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1953.7 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1953.7 p2      37 next[3]
        mov dword [esp + 236], esi                                  ;  1934.7 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 300]                                 ;  1951.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1955.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1955.7 p2+p0   37 next[1]
        mov dword [esp + 80], edx                                   ;  1955.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 200]                                  ;  1954.7 p2      37 next[4] reload
        movzx esi, dh                                               ;  1956.7 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  1956.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1959.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1959.2 p2+p0   37 next[1]
        movzx esi, dl                                               ;  1960.7 p1      38 next[2]
        shr edx, 8                                                  ;  1960.7 p1      39 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1963.2 p2+p0   37 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1963.2 p2+p0   37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1966.7 p2+p0   37 next[3]
        mov esi, dword [esp + 80]                                   ;  1960.7 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1964.7 p2      37 next[3]
        xor edx, esi                                                ;  1966.7 p0      37 next[3]
        movzx esi, byte [esp + 184]                                 ;  1962.7 p2      37 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1966.7 p2+p0   37 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1966.7 p2+p0   37 next[2]
        mov dword [esp + 80], eax                                   ;  1959.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  1965.7 p2      37 next[1] reload
        movzx esi, ah                                               ;  1967.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  1967.7 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1970.2 p2+p0   37 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1970.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  1971.7 p1      37 next[3]
        shr eax, 8                                                  ;  1971.7 p1      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1974.2 p2+p0   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1974.2 p2+p0   37 next[3]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1975.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1975.7 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1959.7 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 216]                                 ;  1972.7 p2      38 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1976.7 p2+p0   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1974.7 p2      37 next[2]
        xor ecx, edi                                                ;  1976.7 p0      37 next[2]
        mov dword [esp + 200], eax                                  ;  1977.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 300]                                  ;  1975.7 p2      37 next[5] reload
        movzx edi, ah                                               ;  1977.7 p1      38 next[2]
        shr eax, 0x10                                               ;  1977.7 p1      38 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1980.2 p2+p0   37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1980.2 p2+p0   37 next[2]
        movzx edi, al                                               ;  1981.7 p1      38 next[3]
        shr eax, 8                                                  ;  1981.7 p1      39 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1984.2 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1984.2 p2+p0   37 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1987.7 p2+p0   37 next[4]
        mov edi, dword [esp + 200]                                  ;  1981.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1985.7 p2      37 next[4]
        xor eax, edi                                                ;  1987.7 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  1983.7 p2      37 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1987.7 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1987.7 p2+p0   37 next[3]
        mov dword [esp + 200], ecx                                  ;  1980.7 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  1986.7 p2      37 next[2] reload
        movzx edi, ch                                               ;  1988.7 p1+p0   37 next[3]
        shr ecx, 0x10                                               ;  1988.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1991.2 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1991.2 p2+p0   37 next[3]
        movzx edi, cl                                               ;  1992.7 p1      37 next[4]
        shr ecx, 8                                                  ;  1992.7 p1      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1995.2 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1995.2 p2+p0   37 next[4]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1996.7 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1996.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  1980.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 232]                                 ;  1993.7 p2      38 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1997.7 p2+p0   37 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1997.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 216]                                  ;  1996.7 p2      37 next[6] reload
        mov dword [esp + 300], ecx                                  ;  1998.7 p0+p3   37 next[5] spill
        movzx ecx, bh                                               ;  1998.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  1998.7 p1      38 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2001.2 p2+p0   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2001.2 p2+p0   37 next[3]
        movzx ecx, bl                                               ;  2002.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2002.7 p1      39 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2005.2 p2+p0   37 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2005.2 p2+p0   37 next[4]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2006.7 p2      37 next[5]
        xor ecx, edi                                                ;  2008.7 p0      37 next[5]
        mov edi, dword [esp + 300]                                  ;  2002.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2006.7 p2      37 next[5]
        xor ebx, edi                                                ;  2008.7 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  2004.7 p2      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2008.7 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2008.7 p2+p0   37 next[4]
        mov dword [esp + 300], edx                                  ;  2001.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  2007.7 p2      37 next[3] reload
        movzx edi, dh                                               ;  2009.7 p1+p0   37 next[4]
        shr edx, 0x10                                               ;  2009.7 p1      37 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2012.2 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2012.2 p2+p0   37 next[4]
        movzx edi, dl                                               ;  2013.7 p1      37 next[5]
        shr edx, 8                                                  ;  2013.7 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2016.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2016.2 p2+p0   37 next[5]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2017.7 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2017.7 p2      37 next[6]
        mov dword [esp + 132], ebp                                  ;  2001.7 p0+p3   37 next[3] spill
        movzx ebp, byte [esp + 244]                                 ;  2014.7 p2      38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2018.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2018.7 p2+p0   37 next[4]
        mov dword [esp + 216], edx                                  ;  2019.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 232]                                  ;  2017.7 p2      37 next[7] reload
        movzx ebp, dh                                               ;  2019.7 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  2019.7 p1      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2022.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2022.2 p2+p0   37 next[4]
        movzx ebp, dl                                               ;  2023.7 p1      38 next[5]
        shr edx, 8                                                  ;  2023.7 p1      39 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2026.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2026.2 p2+p0   37 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2029.7 p2+p0   37 next[6]
        mov ebp, dword [esp + 216]                                  ;  2023.7 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2027.7 p2      37 next[6]
        xor edx, ebp                                                ;  2029.7 p0      37 next[6]
        movzx ebp, byte [esp + 112]                                 ;  2025.7 p2      37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2029.7 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2029.7 p2+p0   37 next[5]
        mov dword [esp + 216], eax                                  ;  2022.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  2028.7 p2      37 next[4] reload
        movzx ebp, ah                                               ;  2030.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  2030.7 p1      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2033.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2033.2 p2+p0   37 next[5]
        movzx ebp, al                                               ;  2034.7 p1      37 next[6]
        shr eax, 8                                                  ;  2034.7 p1      37 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2037.2 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2037.2 p2+p0   37 next[6]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2038.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2038.7 p2      37 next[7]
        mov dword [esp + 204], esi                                  ;  2022.7 p0+p3   37 next[4] spill
        movzx esi, byte [esp + 252]                                 ;  2035.7 p2      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2039.7 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2039.7 p2+p0   37 next[5]
        mov dword [esp + 232], eax                                  ;  2040.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 244]                                  ;  2038.7 p2      63 next[0] reload
        movzx esi, ah                                               ;  2040.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  2040.7 p1      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2043.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2043.2 p2+p0   37 next[5]
        movzx esi, al                                               ;  2044.7 p1      38 next[6]
        shr eax, 8                                                  ;  2044.7 p1      39 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2047.2 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2047.2 p2+p0   37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2050.7 p2+p0   37 next[7]
        mov esi, dword [esp + 232]                                  ;  2044.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2048.7 p2      37 next[7]
        xor eax, esi                                                ;  2050.7 p0      37 next[7]
        movzx esi, byte [esp + 296]                                 ;  2046.7 p2      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2050.7 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2050.7 p2+p0   37 next[6]
        mov dword [esp + 232], ebx                                  ;  2043.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 112]                                  ;  2049.7 p2      37 next[5] reload
        movzx esi, bh                                               ;  2051.7 p1+p0   37 next[6]
        mov ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2052.2 p2      37 next[6]
        xor ebx, edi                                                ;  2054.2 p0      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2054.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 180]                                 ;  2052.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2056.7 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2056.7 p2+p0   37 next[6]
        mov dword [esp + 112], ecx                                  ;  2043.7 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 252]                                  ;  2055.7 p2      37 next[1] reload
        movzx esi, ch                                               ;  2057.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2060.2 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2060.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  2058.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2060.7 p2      37 next[7]
        xor ecx, ebp                                                ;  2062.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2062.7 p2+p0   37 next[7]
        mov dword [esp + 212], edx                                  ;  2060.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 296]                                  ;  2061.7 p2      37 next[6] reload
        movzx esi, dh                                               ;  2063.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 236]                                 ;  2062.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2066.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2066.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 268]                                 ;  2065.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2066.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2067.7 p2+p0   37 next[7]
        mov edx, dword [esp + 180]                                  ;  2068.7 p2      37 next[2] reload
        movzx edi, dh                                               ;  2070.7 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2069.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2070.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 248]                                 ;  2071.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2073.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2073.7 p2+p0   37 next[7]
        mov edx, dword [esp + 100]                                  ;  2074.7 p2      37 next[0]
        shr edx, 0x10                                               ;  2076.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2075.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2076.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 96]                                  ;  2077.7 p2      37 next[0]
        mov dword [esp + 248], eax                                  ;  2077.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 256]                                  ;  2078.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  2080.7 p1+p0   37 next[0]
        movzx ebp, dl                                               ;  2080.7 p1      37 next[0]
        shr edx, 8                                                  ;  2080.7 p1      37 next[1]
        mov dword [esp + 180], ecx                                  ;  2076.2 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 124]                                  ;  2079.7 p2      65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2086.7 p2+p0   65 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2084.7 p2      65 next[1]
        xor edx, dword [esp + 80]                                   ;  2086.7 p2+p0   65 next[1]
        mov dword [esp + 268], ebx                                  ;  2060.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2083.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2084.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2085.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2086.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2087.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2088.7 p2+p0   65 next[0]
        mov edi, dword [esp + 84]                                   ;  2089.7 p2      37 next[0]
        shr edi, 0x10                                               ;  2091.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;  2090.7 p2      65 next[2]
        mov eax, dword [esp + 200]                                  ;  2091.7 p2      65 next[2]
        mov dword [esp + 236], eax                                  ;  2093.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;  2095.7 p1      37 next[0] copy
        shr eax, 8                                                  ;  2096.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2102.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2100.2 p2      65 next[0]
        xor eax, esi                                                ;  2102.2 p0      65 next[0]
        mov esi, dword [esp + 68]                                   ;  2094.7 p2      38 next[0]
        shr esi, 0x10                                               ;  2096.7 p1      38 next[0]
        mov dword [esp + 296], edi                                  ;  2095.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  2100.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  2101.2 p0      38 next[0]
        shr esi, 8                                                  ;  2100.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2103.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2103.7 p2+p0   65 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2106.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2106.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 240]                                 ;  2099.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2104.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2104.2 p2+p0   65 next[0]
        mov dword [esp + 252], edx                                  ;  2107.2 p0+p3   65 next[1] spill
        mov edx, dword [esp + 228]                                  ;  2102.7 p2      65 next[3] reload
        movzx esi, dh                                               ;  2104.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2107.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2107.2 p2+p0   65 next[0]
        mov esi, dword [esp + 288]                                  ;  2105.7 p2      39 next[0]
        shr esi, 0x10                                               ;  2107.7 p1      39 next[0]
        mov edi, edx                                                ;  2104.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2105.2 p1      38 next[1]
        mov edx, edi                                                ;  2109.2 p0      38 next[1] copy
        movzx edi, dl                                               ;  2109.7 p0      38 next[1]
        shr edx, 8                                                  ;  2109.7 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2112.2 p2+p0   65 next[1]
        mov dword [esp + 244], edx                                  ;  2113.7 p0+p3   39 next[2] spill
        mov edx, dword [esp + 252]                                  ;  2108.2 p2      65 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2112.2 p2+p0   65 next[1]
        mov edi, dword [esp + 244]                                  ;  2114.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2118.7 p2+p0   65 next[2]
        mov dword [esp + 252], ebp                                  ;  2119.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 236]                                  ;  2111.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2118.7 p2+p0   65 next[2]
        mov edi, esi                                                ;  2111.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  2112.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2118.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2118.2 p2+p0   65 next[0]
        mov edi, dword [esp + 220]                                  ;  2115.7 p2      37 next[0] reload
        mov dword [esp + 244], esi                                  ;  2111.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2117.7 p2      63 next[0]
        xor esi, 0xa29c958                                          ;  2119.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2117.7 p2      63 next[0]
        xor edi, 0x856ba0b1                                         ;  2119.7 p0      63 next[0]
        mov dword [esp + 220], ebp                                  ;  2119.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 260]                                  ;  2118.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2122.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2122.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 120]                                  ;  2121.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2125.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2125.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;  2124.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2128.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2128.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 108]                                  ;  2127.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2131.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2131.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 264]                                  ;  2130.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2134.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2134.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 280]                                  ;  2133.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2137.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2137.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 144]                                  ;  2136.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2140.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2140.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  2141.2 p0      65 next[0]
        xor eax, edi                                                ;  2141.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  2139.7 p2      65 next[3]
        mov dword [esp + 144], eax                                  ;  2141.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 300]                                  ;  2140.7 p2      65 next[3]
        mov dword [esp + 280], ebx                                  ;  2141.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 256]                                  ;  2141.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  2143.7 p1      37 next[1]
        mov dword [esp + 264], edi                                  ;  2141.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  2147.7 p1      37 next[1]
        shr ebx, 8                                                  ;  2147.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2150.2 p2+p0   65 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2150.2 p2+p0   65 next[1]
        mov edi, dword [esp + 252]                                  ;  2144.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2153.7 p2+p0   65 next[2]
        mov dword [esp + 252], esi                                  ;  2141.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 220]                                  ;  2146.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2151.7 p2      65 next[2]
        xor ebx, esi                                                ;  2153.7 p0      65 next[2]
        movzx esi, byte [esp + 104]                                 ;  2148.7 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2152.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2152.7 p2+p0   65 next[1]
        mov dword [esp + 220], eax                                  ;  2142.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 96]                                   ;  2151.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  2153.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  2153.7 p1      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2156.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2156.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2157.7 p1      37 next[2]
        shr eax, 8                                                  ;  2157.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2160.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2160.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2163.7 p2+p0   65 next[3]
        mov esi, dword [esp + 220]                                  ;  2157.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2161.7 p2      65 next[3]
        xor eax, esi                                                ;  2163.7 p0      65 next[3]
        movzx esi, byte [esp + 92]                                  ;  2159.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2163.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2163.7 p2+p0   65 next[1]
        mov dword [esp + 220], eax                                  ;  2164.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 240]                                  ;  2162.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  2164.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  2164.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2167.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2167.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2168.7 p1      38 next[2]
        shr eax, 8                                                  ;  2168.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2171.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2171.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2174.7 p2+p0   65 next[3]
        mov esi, dword [esp + 220]                                  ;  2168.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2172.7 p2      65 next[3]
        xor eax, esi                                                ;  2174.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  2170.7 p2      65 next[4]
        mov dword [esp + 220], ecx                                  ;  2167.7 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 216]                                  ;  2171.7 p2      65 next[4]
        mov dword [esp + 240], edx                                  ;  2167.7 p0+p3   65 next[1] spill
        movzx edx, byte [esp + 276]                                 ;  2172.7 p2      37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2176.7 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2176.7 p2+p0   65 next[2]
        mov edx, dword [esp + 104]                                  ;  2175.7 p2      65 next[1] reload
        mov dword [esp + 96], ecx                                   ;  2173.7 p0+p3   65 next[4] spill
        movzx ecx, dh                                               ;  2177.7 p1      37 next[2]
        shr edx, 0x10                                               ;  2177.7 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2180.2 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2180.2 p2+p0   65 next[2]
        movzx ecx, dl                                               ;  2181.7 p1      37 next[3]
        shr edx, 8                                                  ;  2181.7 p1      37 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2184.2 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2184.2 p2+p0   65 next[3]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2185.7 p2      65 next[4]
        xor ecx, esi                                                ;  2187.7 p0      65 next[4]
        mov esi, dword [esp + 96]                                   ;  2181.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2185.7 p2      65 next[4]
        xor edx, esi                                                ;  2187.7 p0      65 next[4]
        movzx esi, byte [esp + 116]                                 ;  2183.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2187.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2187.7 p2+p0   65 next[2]
        mov dword [esp + 96], edx                                   ;  2188.2 p0+p3   65 next[4] spill
        mov edx, dword [esp + 92]                                   ;  2186.7 p2      65 next[5] reload
        movzx esi, dh                                               ;  2188.7 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  2188.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2191.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2191.2 p2+p0   65 next[2]
        movzx esi, dl                                               ;  2192.7 p1      38 next[3]
        shr edx, 8                                                  ;  2192.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2195.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2195.2 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2198.7 p2+p0   65 next[4]
        mov esi, dword [esp + 96]                                   ;  2192.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2196.7 p2      65 next[4]
        xor edx, esi                                                ;  2198.7 p0      65 next[4]
        mov esi, dword [esp + 112]                                  ;  2194.7 p2      65 next[5]
        mov dword [esp + 96], edi                                   ;  2191.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 232]                                  ;  2195.7 p2      65 next[5]
        mov dword [esp + 92], ebx                                   ;  2191.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 224]                                 ;  2196.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2200.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2200.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 276]                                  ;  2199.7 p2      65 next[2] reload
        mov dword [esp + 104], edi                                  ;  2197.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  2201.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  2201.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2204.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2204.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2205.7 p1      37 next[4]
        shr ebx, 8                                                  ;  2205.7 p1      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2208.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2208.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2211.7 p2+p0   65 next[5]
        mov edi, dword [esp + 104]                                  ;  2205.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2209.7 p2      65 next[5]
        xor ebx, edi                                                ;  2211.7 p0      65 next[5]
        movzx edi, byte [esp + 272]                                 ;  2207.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2211.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2211.7 p2+p0   65 next[3]
        mov dword [esp + 104], ebx                                  ;  2212.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 116]                                  ;  2210.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  2212.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  2212.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2215.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2215.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2216.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2216.7 p1      39 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2219.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2219.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2222.7 p2+p0   65 next[5]
        mov edi, dword [esp + 104]                                  ;  2216.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2220.7 p2      65 next[5]
        xor ebx, edi                                                ;  2222.7 p0      65 next[5]
        mov edi, dword [esp + 268]                                  ;  2218.7 p2      65 next[6]
        mov dword [esp + 104], ebp                                  ;  2215.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 212]                                  ;  2219.7 p2      65 next[6]
        mov dword [esp + 116], eax                                  ;  2215.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 284]                                 ;  2220.7 p2      37 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2224.7 p2+p0   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2224.7 p2+p0   65 next[4]
        mov eax, dword [esp + 224]                                  ;  2223.7 p2      65 next[3] reload
        mov dword [esp + 276], ebp                                  ;  2221.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  2225.7 p1      37 next[4]
        shr eax, 0x10                                               ;  2225.7 p1      37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2228.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2228.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2229.7 p1      37 next[5]
        shr eax, 8                                                  ;  2229.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2232.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2232.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2235.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 276]                                  ;  2229.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2233.7 p2      65 next[6]
        xor eax, ebp                                                ;  2235.7 p0      65 next[6]
        movzx ebp, byte [esp + 292]                                 ;  2231.7 p2      38 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2235.7 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2235.7 p2+p0   65 next[4]
        mov dword [esp + 276], eax                                  ;  2236.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 272]                                  ;  2234.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  2236.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  2236.7 p1      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2239.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2239.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2240.7 p1      38 next[5]
        shr eax, 8                                                  ;  2240.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2243.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2243.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2246.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 276]                                  ;  2240.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2244.7 p2      65 next[6]
        xor eax, ebp                                                ;  2246.7 p0      65 next[6]
        mov ebp, dword [esp + 180]                                  ;  2242.7 p2      65 next[7]
        mov dword [esp + 276], ecx                                  ;  2239.7 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 248]                                  ;  2243.7 p2      65 next[7]
        mov dword [esp + 272], edx                                  ;  2239.7 p0+p3   65 next[4] spill
        movzx edx, byte [esp + 84]                                  ;  2244.7 p2      37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2248.7 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2248.7 p2+p0   65 next[5]
        mov edx, dword [esp + 284]                                  ;  2247.7 p2      65 next[4] reload
        mov dword [esp + 224], ecx                                  ;  2245.7 p0+p3   65 next[7] spill
        movzx ecx, dh                                               ;  2249.7 p1      37 next[5]
        shr edx, 0x10                                               ;  2249.7 p1      37 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2252.2 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2252.2 p2+p0   65 next[5]
        movzx ecx, dl                                               ;  2253.7 p1      37 next[6]
        shr edx, 8                                                  ;  2253.7 p1      37 next[7]
        xor edi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2256.2 p2+p0   65 next[6]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2256.2 p2+p0   65 next[6]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2257.7 p2      65 next[7]
        xor ecx, ebp                                                ;  2259.7 p0      65 next[7]
        mov ebp, dword [esp + 224]                                  ;  2253.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2257.7 p2      65 next[7]
        xor edx, ebp                                                ;  2259.7 p0      65 next[7]
        movzx ebp, byte [esp + 288]                                 ;  2255.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2259.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2259.7 p2+p0   65 next[5]
        mov dword [esp + 224], edx                                  ;  2260.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 292]                                  ;  2258.7 p2      65 next[0] reload
        movzx ebp, dh                                               ;  2260.7 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  2260.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2263.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2263.2 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  2264.7 p1      38 next[6]
        shr edx, 8                                                  ;  2264.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2267.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2267.2 p2+p0   65 next[6]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2270.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 224]                                  ;  2264.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2268.7 p2      65 next[7]
        xor edx, ebp                                                ;  2270.7 p0      65 next[7]
        movzx ebp, byte [esp + 100]                                 ;  2266.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2270.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2270.7 p2+p0   65 next[6]
        mov dword [esp + 224], ebx                                  ;  2263.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 84]                                   ;  2269.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  2271.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2272.2 p2      65 next[6]
        xor ebx, edi                                                ;  2274.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2274.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 68]                                  ;  2272.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2276.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2276.7 p2+p0   65 next[6]
        mov dword [esp + 84], edx                                   ;  2271.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 288]                                  ;  2275.7 p2      65 next[1] reload
        movzx edi, dh                                               ;  2277.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2280.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2280.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 256]                                 ;  2278.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2282.7 p2+p0   65 next[7]
        mov edx, dword [esp + 84]                                   ;  2280.7 p2      65 next[7] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2282.7 p2+p0   65 next[7]
        mov dword [esp + 84], eax                                   ;  2280.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 100]                                  ;  2282.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  2284.7 p1+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2287.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2287.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 296]                                 ;  2285.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2289.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2289.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 228]                                 ;  2288.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2292.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2292.7 p2+p0   65 next[7]
        mov eax, dword [esp + 68]                                   ;  2291.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  2293.7 p1+p0   38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2296.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2296.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 244]                                 ;  2294.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2298.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2298.7 p2+p0   65 next[7]
        mov eax, dword [esp + 268]                                  ;  2297.7 p2      37 next[0]
        shr eax, 0x10                                               ;  2299.7 p1      37 next[0]
        movzx edi, byte [esp + 252]                                 ;  2298.7 p2      37 next[0]
        movzx ebp, al                                               ;  2303.7 p0      37 next[0]
        shr eax, 8                                                  ;  2303.7 p1      37 next[1]
        mov dword [esp + 244], edx                                  ;  2299.2 p0+p3   65 next[7] spill
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2307.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2307.7 p2      37 next[1]
        mov dword [esp + 68], ebx                                   ;  2280.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 180]                                  ;  2301.7 p2      37 next[7] reload
        mov dword [esp + 228], esi                                  ;  2263.7 p0+p3   65 next[5] spill
        movzx esi, bh                                               ;  2303.7 p1      37 next[0]
        mov dword [esp + 296], ecx                                  ;  2299.2 p0+p3   65 next[7] spill
        mov ecx, ebx                                                ;  2303.7 p1      37 next[1] copy
        shr ecx, 0x10                                               ;  2304.2 p1      37 next[1]
        movzx ebx, cl                                               ;  2308.2 p0      37 next[1]
        shr ecx, 8                                                  ;  2308.2 p1      37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2310.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2310.7 p2+p0   37 next[1]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2312.2 p2      37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2312.2 p2      37 next[2]
        mov dword [esp + 100], edi                                  ;  2300.7 p0+p3   37 next[0] spill
        mov edi, dword [esp + 112]                                  ;  2306.7 p2      37 next[0]
        shr edi, 0x10                                               ;  2308.7 p1      37 next[0]
        mov dword [esp + 256], ebp                                  ;  2304.2 p0+p3   37 next[0] spill
        mov ebp, edi                                                ;  2312.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;  2313.2 p1      37 next[0]
        mov dword [esp + 288], esi                                  ;  2304.2 p0+p3   37 next[0] spill
        mov esi, dword [esp + 200]                                  ;  2307.7 p2      38 next[0]
        shr esi, 0x10                                               ;  2309.7 p1      38 next[0]
        mov dword [esp + 292], ebp                                  ;  2317.2 p0+p3   37 next[0] spill
        mov ebp, esi                                                ;  2313.7 p1      38 next[0] copy
        and ebp, 0xff                                               ;  2314.2 p0      38 next[0]
        shr esi, 8                                                  ;  2313.7 p1      39 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2319.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2319.7 p2+p0   37 next[1]
        movzx esi, byte [esp + 216]                                 ;  2310.7 p2      38 next[0]
        mov dword [esp + 284], ecx                                  ;  2314.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 300]                                  ;  2311.7 p2      37 next[3] reload
        mov dword [esp + 108], ebp                                  ;  2314.7 p0+p3   38 next[0] spill
        movzx ebp, ch                                               ;  2313.7 p1      38 next[0]
        mov dword [esp + 88], esi                                   ;  2312.7 p0+p3   38 next[0] spill
        mov esi, ecx                                                ;  2313.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;  2314.2 p1      38 next[1]
        mov ecx, esi                                                ;  2318.2 p0      38 next[1] copy
        movzx esi, cl                                               ;  2318.7 p0      38 next[1]
        shr ecx, 8                                                  ;  2318.7 p1      39 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2321.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2321.2 p2+p0   37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2324.7 p2+p0   37 next[2]
        mov esi, dword [esp + 284]                                  ;  2315.7 p2      37 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2322.7 p2      37 next[2]
        xor ecx, esi                                                ;  2324.7 p0      37 next[2]
        mov esi, dword [esp + 80]                                   ;  2317.7 p2      39 next[0]
        shr esi, 0x10                                               ;  2319.7 p1      39 next[0]
        mov dword [esp + 284], ebp                                  ;  2314.2 p0+p3   38 next[0] spill
        mov ebp, esi                                                ;  2323.7 p1      39 next[0] copy
        shr ebp, 8                                                  ;  2324.2 p1      39 next[0]
        mov dword [esp + 120], ebp                                  ;  2328.2 p0+p3   39 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  2318.7 p2      37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2322.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2322.7 p2+p0   37 next[1]
        mov dword [esp + 260], ecx                                  ;  2325.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 252]                                  ;  2321.7 p2      63 next[0] reload
        movzx ebp, ch                                               ;  2323.7 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;  2323.7 p1      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2326.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2326.2 p2+p0   37 next[1]
        movzx ebp, cl                                               ;  2327.7 p1      37 next[2]
        shr ecx, 8                                                  ;  2327.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2330.2 p2+p0   37 next[2]
        mov dword [esp + 252], esi                                  ;  2323.7 p0+p3   39 next[0] spill
        mov esi, dword [esp + 260]                                  ;  2326.2 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2330.2 p2+p0   37 next[2]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2331.7 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2331.7 p2      37 next[3]
        mov dword [esp + 260], edi                                  ;  2312.7 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 232]                                 ;  2329.7 p2      38 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2333.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2333.7 p2+p0   37 next[1]
        mov dword [esp + 236], ecx                                  ;  2333.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 216]                                  ;  2332.7 p2      37 next[4] reload
        movzx edi, ch                                               ;  2334.7 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;  2334.7 p1      38 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2337.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2337.2 p2+p0   37 next[1]
        movzx edi, cl                                               ;  2338.7 p1      38 next[2]
        shr ecx, 8                                                  ;  2338.7 p1      39 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2341.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2341.2 p2+p0   37 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2344.7 p2+p0   37 next[3]
        mov edi, dword [esp + 236]                                  ;  2338.7 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2342.7 p2      37 next[3]
        xor ecx, edi                                                ;  2344.7 p0      37 next[3]
        movzx edi, byte [esp + 184]                                 ;  2340.7 p2      37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2344.7 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2344.7 p2+p0   37 next[2]
        mov dword [esp + 236], eax                                  ;  2337.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  2343.7 p2      37 next[1] reload
        movzx edi, ah                                               ;  2345.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  2345.7 p1      37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2348.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2348.2 p2+p0   37 next[2]
        movzx edi, al                                               ;  2349.7 p1      37 next[3]
        shr eax, 8                                                  ;  2349.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2352.2 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2352.2 p2+p0   37 next[3]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2353.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2353.7 p2      37 next[4]
        mov dword [esp + 124], edx                                  ;  2337.7 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 212]                                 ;  2350.7 p2      38 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2354.7 p2+p0   37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2352.7 p2      37 next[2]
        xor edx, esi                                                ;  2354.7 p0      37 next[2]
        mov dword [esp + 216], eax                                  ;  2355.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 232]                                  ;  2353.7 p2      37 next[5] reload
        movzx esi, ah                                               ;  2355.7 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  2355.7 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2358.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2358.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  2359.7 p1      38 next[3]
        shr eax, 8                                                  ;  2359.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2362.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2362.2 p2+p0   37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2365.7 p2+p0   37 next[4]
        mov esi, dword [esp + 216]                                  ;  2359.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2363.7 p2      37 next[4]
        xor eax, esi                                                ;  2365.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  2361.7 p2      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2365.7 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2365.7 p2+p0   37 next[3]
        mov dword [esp + 216], edx                                  ;  2358.7 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;  2364.7 p2      37 next[2] reload
        movzx esi, dh                                               ;  2366.7 p1+p0   37 next[3]
        shr edx, 0x10                                               ;  2366.7 p1      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2369.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2369.2 p2+p0   37 next[3]
        movzx esi, dl                                               ;  2370.7 p1      37 next[4]
        shr edx, 8                                                  ;  2370.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2373.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2373.2 p2+p0   37 next[4]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2374.7 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2374.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  2358.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 248]                                 ;  2371.7 p2      38 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2375.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2375.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 212]                                  ;  2374.7 p2      37 next[6] reload
        mov dword [esp + 232], edx                                  ;  2376.7 p0+p3   37 next[5] spill
        movzx edx, bh                                               ;  2376.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  2376.7 p1      38 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2379.2 p2+p0   37 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2379.2 p2+p0   37 next[3]
        movzx edx, bl                                               ;  2380.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2380.7 p1      39 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2383.2 p2+p0   37 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2383.2 p2+p0   37 next[4]
        mov edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2384.7 p2      37 next[5]
        xor edx, esi                                                ;  2386.7 p0      37 next[5]
        mov esi, dword [esp + 232]                                  ;  2380.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2384.7 p2      37 next[5]
        xor ebx, esi                                                ;  2386.7 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  2382.7 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2386.7 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2386.7 p2+p0   37 next[4]
        mov dword [esp + 232], ecx                                  ;  2379.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;  2385.7 p2      37 next[3] reload
        movzx esi, ch                                               ;  2387.7 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;  2387.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2390.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2390.2 p2+p0   37 next[4]
        movzx esi, cl                                               ;  2391.7 p1      37 next[5]
        shr ecx, 8                                                  ;  2391.7 p1      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2394.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2394.2 p2+p0   37 next[5]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2395.7 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2395.7 p2      37 next[6]
        mov dword [esp + 132], ebp                                  ;  2379.7 p0+p3   37 next[3] spill
        movzx ebp, byte [esp + 264]                                 ;  2392.7 p2      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2396.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2396.7 p2+p0   37 next[4]
        mov dword [esp + 212], ecx                                  ;  2397.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 248]                                  ;  2395.7 p2      37 next[7] reload
        movzx ebp, ch                                               ;  2397.7 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  2397.7 p1      38 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2400.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2400.2 p2+p0   37 next[4]
        movzx ebp, cl                                               ;  2401.7 p1      38 next[5]
        shr ecx, 8                                                  ;  2401.7 p1      39 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2404.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2404.2 p2+p0   37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2407.7 p2+p0   37 next[6]
        mov ebp, dword [esp + 212]                                  ;  2401.7 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2405.7 p2      37 next[6]
        xor ecx, ebp                                                ;  2407.7 p0      37 next[6]
        movzx ebp, byte [esp + 112]                                 ;  2403.7 p2      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2407.7 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2407.7 p2+p0   37 next[5]
        mov dword [esp + 212], eax                                  ;  2400.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  2406.7 p2      37 next[4] reload
        movzx ebp, ah                                               ;  2408.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  2408.7 p1      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2411.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2411.2 p2+p0   37 next[5]
        movzx ebp, al                                               ;  2412.7 p1      37 next[6]
        shr eax, 8                                                  ;  2412.7 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2415.2 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2415.2 p2+p0   37 next[6]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2416.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2416.7 p2      37 next[7]
        mov dword [esp + 204], edi                                  ;  2400.7 p0+p3   37 next[4] spill
        movzx edi, byte [esp + 80]                                  ;  2413.7 p2      38 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2417.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2417.7 p2+p0   37 next[5]
        mov dword [esp + 248], eax                                  ;  2418.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 264]                                  ;  2416.7 p2      63 next[0] reload
        movzx edi, ah                                               ;  2418.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  2418.7 p1      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2421.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2421.2 p2+p0   37 next[5]
        movzx edi, al                                               ;  2422.7 p1      38 next[6]
        shr eax, 8                                                  ;  2422.7 p1      39 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2425.2 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2425.2 p2+p0   37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2428.7 p2+p0   37 next[7]
        mov edi, dword [esp + 248]                                  ;  2422.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2426.7 p2      37 next[7]
        xor eax, edi                                                ;  2428.7 p0      37 next[7]
        movzx edi, byte [esp + 268]                                 ;  2424.7 p2      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2428.7 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2428.7 p2+p0   37 next[6]
        mov dword [esp + 248], ebx                                  ;  2421.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 112]                                  ;  2427.7 p2      37 next[5] reload
        movzx edi, bh                                               ;  2429.7 p1+p0   37 next[6]
        mov ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2430.2 p2      37 next[6]
        xor ebx, esi                                                ;  2432.2 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2432.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  2430.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2434.7 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2434.7 p2+p0   37 next[6]
        mov dword [esp + 112], edx                                  ;  2421.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 80]                                   ;  2433.7 p2      37 next[1] reload
        movzx esi, dh                                               ;  2435.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2438.2 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2438.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 180]                                 ;  2436.7 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2438.7 p2      37 next[7]
        xor edx, ebp                                                ;  2440.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2440.7 p2+p0   37 next[7]
        mov dword [esp + 180], ecx                                  ;  2438.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 268]                                  ;  2439.7 p2      37 next[6] reload
        movzx esi, ch                                               ;  2441.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 260]                                 ;  2440.7 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2444.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2444.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 300]                                 ;  2443.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2444.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2445.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 200]                                  ;  2446.7 p2      37 next[2] reload
        movzx edi, ch                                               ;  2448.7 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2447.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2448.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 252]                                 ;  2449.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2451.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2451.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 68]                                   ;  2452.7 p2      37 next[0]
        shr ecx, 0x10                                               ;  2454.7 p1      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2453.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2454.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 280]                                 ;  2455.7 p2      37 next[0]
        mov dword [esp + 252], eax                                  ;  2455.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 296]                                  ;  2456.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  2458.7 p1+p0   37 next[0]
        movzx ebp, cl                                               ;  2458.7 p1      37 next[0]
        shr ecx, 8                                                  ;  2458.7 p1      37 next[1]
        mov dword [esp + 200], edx                                  ;  2454.2 p0+p3   37 next[7] spill
        mov edx, dword [esp + 124]                                  ;  2457.7 p2      65 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2464.7 p2+p0   65 next[1]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2462.7 p2      65 next[1]
        xor ecx, dword [esp + 236]                                  ;  2464.7 p2+p0   65 next[1]
        mov dword [esp + 300], ebx                                  ;  2438.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2461.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2462.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2463.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2464.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2465.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2466.7 p2+p0   65 next[0]
        mov edi, dword [esp + 228]                                  ;  2467.7 p2      37 next[0]
        shr edi, 0x10                                               ;  2469.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;  2468.7 p2      65 next[2]
        mov eax, dword [esp + 216]                                  ;  2469.7 p2      65 next[2]
        mov dword [esp + 260], eax                                  ;  2471.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;  2473.7 p1      37 next[0] copy
        shr eax, 8                                                  ;  2474.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2480.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2478.2 p2      65 next[0]
        xor eax, esi                                                ;  2480.2 p0      65 next[0]
        mov esi, dword [esp + 92]                                   ;  2472.7 p2      38 next[0]
        shr esi, 0x10                                               ;  2474.7 p1      38 next[0]
        mov dword [esp + 268], edi                                  ;  2473.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  2478.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  2479.2 p0      38 next[0]
        shr esi, 8                                                  ;  2478.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2481.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2481.7 p2+p0   65 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2484.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2484.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 272]                                 ;  2477.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2482.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2482.2 p2+p0   65 next[0]
        mov dword [esp + 80], ecx                                   ;  2485.2 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 116]                                  ;  2480.7 p2      65 next[3] reload
        movzx esi, ch                                               ;  2482.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2485.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2485.2 p2+p0   65 next[0]
        mov esi, dword [esp + 240]                                  ;  2483.7 p2      39 next[0]
        shr esi, 0x10                                               ;  2485.7 p1      39 next[0]
        mov edi, ecx                                                ;  2482.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2483.2 p1      38 next[1]
        mov ecx, edi                                                ;  2487.2 p0      38 next[1] copy
        movzx edi, cl                                               ;  2487.7 p0      38 next[1]
        shr ecx, 8                                                  ;  2487.7 p1      39 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2490.2 p2+p0   65 next[1]
        mov dword [esp + 264], ecx                                  ;  2491.7 p0+p3   39 next[2] spill
        mov ecx, dword [esp + 80]                                   ;  2486.2 p2      65 next[1] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2490.2 p2+p0   65 next[1]
        mov edi, dword [esp + 264]                                  ;  2492.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2496.7 p2+p0   65 next[2]
        mov dword [esp + 80], ebp                                   ;  2497.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 260]                                  ;  2489.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2496.7 p2+p0   65 next[2]
        mov edi, esi                                                ;  2489.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  2490.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2496.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2496.2 p2+p0   65 next[0]
        mov edi, dword [esp + 100]                                  ;  2493.7 p2      37 next[0] reload
        mov dword [esp + 264], esi                                  ;  2489.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2495.7 p2      63 next[0]
        xor esi, 0xf4105dbd                                         ;  2497.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2495.7 p2      63 next[0]
        xor edi, 0x67053ecb                                         ;  2497.7 p0      63 next[0]
        mov dword [esp + 100], ebp                                  ;  2497.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 288]                                  ;  2496.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2500.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2500.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 256]                                  ;  2499.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2503.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2503.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 292]                                  ;  2502.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2506.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2506.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;  2505.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2509.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2509.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 284]                                  ;  2508.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2512.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2512.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 108]                                  ;  2511.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2515.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2515.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 120]                                  ;  2514.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2518.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2518.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  2519.2 p0      65 next[0]
        xor eax, edi                                                ;  2519.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  2517.7 p2      65 next[3]
        mov dword [esp + 120], eax                                  ;  2519.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 232]                                  ;  2518.7 p2      65 next[3]
        mov dword [esp + 108], ebx                                  ;  2519.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 296]                                  ;  2519.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  2521.7 p1      37 next[1]
        mov dword [esp + 284], edi                                  ;  2519.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  2525.7 p1      37 next[1]
        shr ebx, 8                                                  ;  2525.7 p1      37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2528.2 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2528.2 p2+p0   65 next[1]
        mov edi, dword [esp + 80]                                   ;  2522.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2531.7 p2+p0   65 next[2]
        mov dword [esp + 80], esi                                   ;  2519.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 100]                                  ;  2524.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2529.7 p2      65 next[2]
        xor ebx, esi                                                ;  2531.7 p0      65 next[2]
        movzx esi, byte [esp + 220]                                 ;  2526.7 p2      37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2530.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2530.7 p2+p0   65 next[1]
        mov dword [esp + 100], eax                                  ;  2520.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 280]                                  ;  2529.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  2531.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  2531.7 p1      37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2534.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2534.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2535.7 p1      37 next[2]
        shr eax, 8                                                  ;  2535.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2538.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2538.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2541.7 p2+p0   65 next[3]
        mov esi, dword [esp + 100]                                  ;  2535.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2539.7 p2      65 next[3]
        xor eax, esi                                                ;  2541.7 p0      65 next[3]
        movzx esi, byte [esp + 224]                                 ;  2537.7 p2      38 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2541.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2541.7 p2+p0   65 next[1]
        mov dword [esp + 100], eax                                  ;  2542.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 272]                                  ;  2540.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  2542.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  2542.7 p1      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2545.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2545.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2546.7 p1      38 next[2]
        shr eax, 8                                                  ;  2546.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2549.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2549.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2552.7 p2+p0   65 next[3]
        mov esi, dword [esp + 100]                                  ;  2546.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2550.7 p2      65 next[3]
        xor eax, esi                                                ;  2552.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  2548.7 p2      65 next[4]
        mov dword [esp + 100], edx                                  ;  2545.7 p0+p3   65 next[1] spill
        mov edx, dword [esp + 212]                                  ;  2549.7 p2      65 next[4]
        mov dword [esp + 272], ecx                                  ;  2545.7 p0+p3   65 next[1] spill
        movzx ecx, byte [esp + 96]                                  ;  2550.7 p2      37 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2554.7 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2554.7 p2+p0   65 next[2]
        mov ecx, dword [esp + 220]                                  ;  2553.7 p2      65 next[1] reload
        mov dword [esp + 280], edx                                  ;  2551.7 p0+p3   65 next[4] spill
        movzx edx, ch                                               ;  2555.7 p1      37 next[2]
        shr ecx, 0x10                                               ;  2555.7 p1      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2558.2 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2558.2 p2+p0   65 next[2]
        movzx edx, cl                                               ;  2559.7 p1      37 next[3]
        shr ecx, 8                                                  ;  2559.7 p1      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2562.2 p2+p0   65 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2562.2 p2+p0   65 next[3]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2563.7 p2      65 next[4]
        xor edx, esi                                                ;  2565.7 p0      65 next[4]
        mov esi, dword [esp + 280]                                  ;  2559.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2563.7 p2      65 next[4]
        xor ecx, esi                                                ;  2565.7 p0      65 next[4]
        movzx esi, byte [esp + 84]                                  ;  2561.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2565.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2565.7 p2+p0   65 next[2]
        mov dword [esp + 280], ecx                                  ;  2566.2 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 224]                                  ;  2564.7 p2      65 next[5] reload
        movzx esi, ch                                               ;  2566.7 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  2566.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2569.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2569.2 p2+p0   65 next[2]
        movzx esi, cl                                               ;  2570.7 p1      38 next[3]
        shr ecx, 8                                                  ;  2570.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2573.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2573.2 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2576.7 p2+p0   65 next[4]
        mov esi, dword [esp + 280]                                  ;  2570.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2574.7 p2      65 next[4]
        xor ecx, esi                                                ;  2576.7 p0      65 next[4]
        mov esi, dword [esp + 112]                                  ;  2572.7 p2      65 next[5]
        mov dword [esp + 280], edi                                  ;  2569.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 248]                                  ;  2573.7 p2      65 next[5]
        mov dword [esp + 224], ebx                                  ;  2569.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 104]                                 ;  2574.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2578.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2578.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 96]                                   ;  2577.7 p2      65 next[2] reload
        mov dword [esp + 220], edi                                  ;  2575.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  2579.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  2579.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2582.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2582.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2583.7 p1      37 next[4]
        shr ebx, 8                                                  ;  2583.7 p1      37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2586.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2586.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2589.7 p2+p0   65 next[5]
        mov edi, dword [esp + 220]                                  ;  2583.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2587.7 p2      65 next[5]
        xor ebx, edi                                                ;  2589.7 p0      65 next[5]
        movzx edi, byte [esp + 244]                                 ;  2585.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2589.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2589.7 p2+p0   65 next[3]
        mov dword [esp + 220], ebx                                  ;  2590.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 84]                                   ;  2588.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  2590.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  2590.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2593.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2593.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2594.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2594.7 p1      39 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2597.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2597.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2600.7 p2+p0   65 next[5]
        mov edi, dword [esp + 220]                                  ;  2594.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2598.7 p2      65 next[5]
        xor ebx, edi                                                ;  2600.7 p0      65 next[5]
        mov edi, dword [esp + 300]                                  ;  2596.7 p2      65 next[6]
        mov dword [esp + 220], ebp                                  ;  2593.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 180]                                  ;  2597.7 p2      65 next[6]
        mov dword [esp + 84], eax                                   ;  2593.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 276]                                 ;  2598.7 p2      37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2602.7 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2602.7 p2+p0   65 next[4]
        mov eax, dword [esp + 104]                                  ;  2601.7 p2      65 next[3] reload
        mov dword [esp + 96], ebp                                   ;  2599.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  2603.7 p1      37 next[4]
        shr eax, 0x10                                               ;  2603.7 p1      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2606.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2606.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2607.7 p1      37 next[5]
        shr eax, 8                                                  ;  2607.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2610.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2610.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2613.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 96]                                   ;  2607.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2611.7 p2      65 next[6]
        xor eax, ebp                                                ;  2613.7 p0      65 next[6]
        movzx ebp, byte [esp + 144]                                 ;  2609.7 p2      38 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2613.7 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2613.7 p2+p0   65 next[4]
        mov dword [esp + 96], eax                                   ;  2614.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 244]                                  ;  2612.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  2614.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  2614.7 p1      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2617.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2617.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2618.7 p1      38 next[5]
        shr eax, 8                                                  ;  2618.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2621.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2621.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2624.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 96]                                   ;  2618.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2622.7 p2      65 next[6]
        xor eax, ebp                                                ;  2624.7 p0      65 next[6]
        mov ebp, dword [esp + 200]                                  ;  2620.7 p2      65 next[7]
        mov dword [esp + 96], edx                                   ;  2617.7 p0+p3   65 next[4] spill
        mov edx, dword [esp + 252]                                  ;  2621.7 p2      65 next[7]
        mov dword [esp + 244], ecx                                  ;  2617.7 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 228]                                 ;  2622.7 p2      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2626.7 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2626.7 p2+p0   65 next[5]
        mov ecx, dword [esp + 276]                                  ;  2625.7 p2      65 next[4] reload
        mov dword [esp + 104], edx                                  ;  2623.7 p0+p3   65 next[7] spill
        movzx edx, ch                                               ;  2627.7 p1      37 next[5]
        shr ecx, 0x10                                               ;  2627.7 p1      37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2630.2 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2630.2 p2+p0   65 next[5]
        movzx edx, cl                                               ;  2631.7 p1      37 next[6]
        shr ecx, 8                                                  ;  2631.7 p1      37 next[7]
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2634.2 p2+p0   65 next[6]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2634.2 p2+p0   65 next[6]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2635.7 p2      65 next[7]
        xor edx, ebp                                                ;  2637.7 p0      65 next[7]
        mov ebp, dword [esp + 104]                                  ;  2631.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2635.7 p2      65 next[7]
        xor ecx, ebp                                                ;  2637.7 p0      65 next[7]
        movzx ebp, byte [esp + 240]                                 ;  2633.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2637.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2637.7 p2+p0   65 next[5]
        mov dword [esp + 104], ecx                                  ;  2638.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 144]                                  ;  2636.7 p2      65 next[0] reload
        movzx ebp, ch                                               ;  2638.7 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  2638.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2641.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2641.2 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  2642.7 p1      38 next[6]
        shr ecx, 8                                                  ;  2642.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2645.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2645.2 p2+p0   65 next[6]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2648.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 104]                                  ;  2642.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2646.7 p2      65 next[7]
        xor ecx, ebp                                                ;  2648.7 p0      65 next[7]
        movzx ebp, byte [esp + 68]                                  ;  2644.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2648.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2648.7 p2+p0   65 next[6]
        mov dword [esp + 104], ebx                                  ;  2641.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 228]                                  ;  2647.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  2649.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2650.2 p2      65 next[6]
        xor ebx, edi                                                ;  2652.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2652.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 92]                                  ;  2650.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2654.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2654.7 p2+p0   65 next[6]
        mov dword [esp + 228], ecx                                  ;  2649.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 240]                                  ;  2653.7 p2      65 next[1] reload
        movzx edi, ch                                               ;  2655.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2658.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2658.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 296]                                 ;  2656.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2660.7 p2+p0   65 next[7]
        mov ecx, dword [esp + 228]                                  ;  2658.7 p2      65 next[7] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2660.7 p2+p0   65 next[7]
        mov dword [esp + 228], eax                                  ;  2658.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 68]                                   ;  2660.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  2662.7 p1+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2665.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2665.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 268]                                 ;  2663.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2667.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2667.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 116]                                 ;  2666.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2670.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2670.7 p2+p0   65 next[7]
        mov eax, dword [esp + 92]                                   ;  2669.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  2671.7 p1+p0   38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2674.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2674.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 264]                                 ;  2672.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2676.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2676.7 p2+p0   65 next[7]
        mov eax, dword [esp + 300]                                  ;  2675.7 p2      37 next[0]
        shr eax, 0x10                                               ;  2677.7 p1      37 next[0]
        movzx edi, byte [esp + 80]                                  ;  2676.7 p2      37 next[0]
        movzx ebp, al                                               ;  2681.7 p0      37 next[0]
        shr eax, 8                                                  ;  2681.7 p1      37 next[1]
        mov dword [esp + 264], ecx                                  ;  2677.2 p0+p3   65 next[7] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2685.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2685.7 p2      37 next[1]
        mov dword [esp + 92], ebx                                   ;  2658.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 200]                                  ;  2679.7 p2      37 next[7] reload
        mov dword [esp + 116], esi                                  ;  2641.7 p0+p3   65 next[5] spill
        movzx esi, bh                                               ;  2681.7 p1      37 next[0]
        mov dword [esp + 268], edx                                  ;  2677.2 p0+p3   65 next[7] spill
        mov edx, ebx                                                ;  2681.7 p1      37 next[1] copy
        shr edx, 0x10                                               ;  2682.2 p1      37 next[1]
        movzx ebx, dl                                               ;  2686.2 p0      37 next[1]
        shr edx, 8                                                  ;  2686.2 p1      37 next[2]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2688.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2688.7 p2+p0   37 next[1]
        mov ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2690.2 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2690.2 p2      37 next[2]
        mov dword [esp + 68], edi                                   ;  2678.7 p0+p3   37 next[0] spill
        mov edi, dword [esp + 112]                                  ;  2684.7 p2      37 next[0]
        shr edi, 0x10                                               ;  2686.7 p1      37 next[0]
        mov dword [esp + 296], ebp                                  ;  2682.2 p0+p3   37 next[0] spill
        mov ebp, edi                                                ;  2690.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;  2691.2 p1      37 next[0]
        mov dword [esp + 240], esi                                  ;  2682.2 p0+p3   37 next[0] spill
        mov esi, dword [esp + 216]                                  ;  2685.7 p2      38 next[0]
        shr esi, 0x10                                               ;  2687.7 p1      38 next[0]
        mov dword [esp + 144], ebp                                  ;  2695.2 p0+p3   37 next[0] spill
        mov ebp, esi                                                ;  2691.7 p1      38 next[0] copy
        and ebp, 0xff                                               ;  2692.2 p0      38 next[0]
        shr esi, 8                                                  ;  2691.7 p1      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2697.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2697.7 p2+p0   37 next[1]
        movzx esi, byte [esp + 212]                                 ;  2688.7 p2      38 next[0]
        mov dword [esp + 276], edx                                  ;  2692.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 232]                                  ;  2689.7 p2      37 next[3] reload
        mov dword [esp + 88], ebp                                   ;  2692.7 p0+p3   38 next[0] spill
        movzx ebp, dh                                               ;  2691.7 p1      38 next[0]
        mov dword [esp + 292], esi                                  ;  2690.7 p0+p3   38 next[0] spill
        mov esi, edx                                                ;  2691.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;  2692.2 p1      38 next[1]
        mov edx, esi                                                ;  2696.2 p0      38 next[1] copy
        movzx esi, dl                                               ;  2696.7 p0      38 next[1]
        shr edx, 8                                                  ;  2696.7 p1      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2699.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2699.2 p2+p0   37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2702.7 p2+p0   37 next[2]
        mov esi, dword [esp + 276]                                  ;  2693.7 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2700.7 p2      37 next[2]
        xor edx, esi                                                ;  2702.7 p0      37 next[2]
        mov esi, dword [esp + 236]                                  ;  2695.7 p2      39 next[0]
        shr esi, 0x10                                               ;  2697.7 p1      39 next[0]
        mov dword [esp + 276], ebp                                  ;  2692.2 p0+p3   38 next[0] spill
        mov ebp, esi                                                ;  2701.7 p1      39 next[0] copy
        shr ebp, 8                                                  ;  2702.2 p1      39 next[0]
        mov dword [esp + 256], ebp                                  ;  2706.2 p0+p3   39 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  2696.7 p2      37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2700.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2700.7 p2+p0   37 next[1]
        mov dword [esp + 288], edx                                  ;  2703.2 p0+p3   37 next[2] spill
        mov edx, dword [esp + 80]                                   ;  2699.7 p2      63 next[0] reload
        movzx ebp, dh                                               ;  2701.7 p1+p0   37 next[1]
        shr edx, 0x10                                               ;  2701.7 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2704.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2704.2 p2+p0   37 next[1]
        movzx ebp, dl                                               ;  2705.7 p1      37 next[2]
        shr edx, 8                                                  ;  2705.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2708.2 p2+p0   37 next[2]
        mov dword [esp + 80], esi                                   ;  2701.7 p0+p3   39 next[0] spill
        mov esi, dword [esp + 288]                                  ;  2704.2 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2708.2 p2+p0   37 next[2]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2709.7 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2709.7 p2      37 next[3]
        mov dword [esp + 288], edi                                  ;  2690.7 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 248]                                 ;  2707.7 p2      38 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2711.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2711.7 p2+p0   37 next[1]
        mov dword [esp + 260], edx                                  ;  2711.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 212]                                  ;  2710.7 p2      37 next[4] reload
        movzx edi, dh                                               ;  2712.7 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  2712.7 p1      38 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2715.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2715.2 p2+p0   37 next[1]
        movzx edi, dl                                               ;  2716.7 p1      38 next[2]
        shr edx, 8                                                  ;  2716.7 p1      39 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2719.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2719.2 p2+p0   37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2722.7 p2+p0   37 next[3]
        mov edi, dword [esp + 260]                                  ;  2716.7 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2720.7 p2      37 next[3]
        xor edx, edi                                                ;  2722.7 p0      37 next[3]
        movzx edi, byte [esp + 184]                                 ;  2718.7 p2      37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2722.7 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2722.7 p2+p0   37 next[2]
        mov dword [esp + 260], eax                                  ;  2715.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  2721.7 p2      37 next[1] reload
        movzx edi, ah                                               ;  2723.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  2723.7 p1      37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2726.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2726.2 p2+p0   37 next[2]
        movzx edi, al                                               ;  2727.7 p1      37 next[3]
        shr eax, 8                                                  ;  2727.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2730.2 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2730.2 p2+p0   37 next[3]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2731.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2731.7 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  2715.7 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 180]                                 ;  2728.7 p2      38 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2732.7 p2+p0   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2730.7 p2      37 next[2]
        xor ecx, esi                                                ;  2732.7 p0      37 next[2]
        mov dword [esp + 212], eax                                  ;  2733.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 248]                                  ;  2731.7 p2      37 next[5] reload
        movzx esi, ah                                               ;  2733.7 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  2733.7 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2736.2 p2+p0   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2736.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  2737.7 p1      38 next[3]
        shr eax, 8                                                  ;  2737.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2740.2 p2+p0   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2740.2 p2+p0   37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2743.7 p2+p0   37 next[4]
        mov esi, dword [esp + 212]                                  ;  2737.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2741.7 p2      37 next[4]
        xor eax, esi                                                ;  2743.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  2739.7 p2      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2743.7 p2+p0   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2743.7 p2+p0   37 next[3]
        mov dword [esp + 212], ecx                                  ;  2736.7 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  2742.7 p2      37 next[2] reload
        movzx esi, ch                                               ;  2744.7 p1+p0   37 next[3]
        shr ecx, 0x10                                               ;  2744.7 p1      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2747.2 p2+p0   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2747.2 p2+p0   37 next[3]
        movzx esi, cl                                               ;  2748.7 p1      37 next[4]
        shr ecx, 8                                                  ;  2748.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2751.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2751.2 p2+p0   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2752.7 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2752.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  2736.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 252]                                 ;  2749.7 p2      38 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2753.7 p2+p0   37 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2753.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 180]                                  ;  2752.7 p2      37 next[6] reload
        mov dword [esp + 248], ecx                                  ;  2754.7 p0+p3   37 next[5] spill
        movzx ecx, bh                                               ;  2754.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  2754.7 p1      38 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2757.2 p2+p0   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2757.2 p2+p0   37 next[3]
        movzx ecx, bl                                               ;  2758.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2758.7 p1      39 next[5]
        xor edi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2761.2 p2+p0   37 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2761.2 p2+p0   37 next[4]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2762.7 p2      37 next[5]
        xor ecx, esi                                                ;  2764.7 p0      37 next[5]
        mov esi, dword [esp + 248]                                  ;  2758.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2762.7 p2      37 next[5]
        xor ebx, esi                                                ;  2764.7 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  2760.7 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2764.7 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2764.7 p2+p0   37 next[4]
        mov dword [esp + 248], edx                                  ;  2757.7 p0+p3   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  2763.7 p2      37 next[3] reload
        movzx esi, dh                                               ;  2765.7 p1+p0   37 next[4]
        shr edx, 0x10                                               ;  2765.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2768.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2768.2 p2+p0   37 next[4]
        movzx esi, dl                                               ;  2769.7 p1      37 next[5]
        shr edx, 8                                                  ;  2769.7 p1      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2772.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2772.2 p2+p0   37 next[5]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2773.7 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2773.7 p2      37 next[6]
        mov dword [esp + 132], ebp                                  ;  2757.7 p0+p3   37 next[3] spill
        movzx ebp, byte [esp + 284]                                 ;  2770.7 p2      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2774.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2774.7 p2+p0   37 next[4]
        mov dword [esp + 180], edx                                  ;  2775.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 252]                                  ;  2773.7 p2      37 next[7] reload
        movzx ebp, dh                                               ;  2775.7 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  2775.7 p1      38 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2778.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2778.2 p2+p0   37 next[4]
        movzx ebp, dl                                               ;  2779.7 p1      38 next[5]
        shr edx, 8                                                  ;  2779.7 p1      39 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2782.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2782.2 p2+p0   37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2785.7 p2+p0   37 next[6]
        mov ebp, dword [esp + 180]                                  ;  2779.7 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2783.7 p2      37 next[6]
        xor edx, ebp                                                ;  2785.7 p0      37 next[6]
        movzx ebp, byte [esp + 112]                                 ;  2781.7 p2      37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2785.7 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2785.7 p2+p0   37 next[5]
        mov dword [esp + 180], eax                                  ;  2778.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  2784.7 p2      37 next[4] reload
        movzx ebp, ah                                               ;  2786.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  2786.7 p1      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2789.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2789.2 p2+p0   37 next[5]
        movzx ebp, al                                               ;  2790.7 p1      37 next[6]
        shr eax, 8                                                  ;  2790.7 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2793.2 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2793.2 p2+p0   37 next[6]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2794.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2794.7 p2      37 next[7]
        mov dword [esp + 204], edi                                  ;  2778.7 p0+p3   37 next[4] spill
        movzx edi, byte [esp + 236]                                 ;  2791.7 p2      38 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2795.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2795.7 p2+p0   37 next[5]
        mov dword [esp + 252], eax                                  ;  2796.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 284]                                  ;  2794.7 p2      63 next[0] reload
        movzx edi, ah                                               ;  2796.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  2796.7 p1      38 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2799.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2799.2 p2+p0   37 next[5]
        movzx edi, al                                               ;  2800.7 p1      38 next[6]
        shr eax, 8                                                  ;  2800.7 p1      39 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2803.2 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2803.2 p2+p0   37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2806.7 p2+p0   37 next[7]
        mov edi, dword [esp + 252]                                  ;  2800.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2804.7 p2      37 next[7]
        xor eax, edi                                                ;  2806.7 p0      37 next[7]
        movzx edi, byte [esp + 300]                                 ;  2802.7 p2      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2806.7 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2806.7 p2+p0   37 next[6]
        mov dword [esp + 252], ebx                                  ;  2799.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 112]                                  ;  2805.7 p2      37 next[5] reload
        movzx edi, bh                                               ;  2807.7 p1+p0   37 next[6]
        mov ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2808.2 p2      37 next[6]
        xor ebx, esi                                                ;  2810.2 p0      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2810.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 216]                                 ;  2808.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2812.7 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2812.7 p2+p0   37 next[6]
        mov dword [esp + 112], ecx                                  ;  2799.7 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 236]                                  ;  2811.7 p2      37 next[1] reload
        movzx esi, ch                                               ;  2813.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2816.2 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2816.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  2814.7 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2816.7 p2      37 next[7]
        xor ecx, ebp                                                ;  2818.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2818.7 p2+p0   37 next[7]
        mov dword [esp + 200], edx                                  ;  2816.7 p0+p3   37 next[6] spill
        mov edx, dword [esp + 300]                                  ;  2817.7 p2      37 next[6] reload
        movzx esi, dh                                               ;  2819.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 288]                                 ;  2818.7 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2822.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2822.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 232]                                 ;  2821.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2822.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2823.7 p2+p0   37 next[7]
        mov edx, dword [esp + 216]                                  ;  2824.7 p2      37 next[2] reload
        movzx edi, dh                                               ;  2826.7 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2825.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2826.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 80]                                  ;  2827.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2829.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2829.7 p2+p0   37 next[7]
        mov edx, dword [esp + 92]                                   ;  2830.7 p2      37 next[0]
        shr edx, 0x10                                               ;  2832.7 p1      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2831.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2832.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 108]                                 ;  2833.7 p2      37 next[0]
        mov dword [esp + 80], eax                                   ;  2833.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 268]                                  ;  2834.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  2836.7 p1+p0   37 next[0]
        movzx ebp, dl                                               ;  2836.7 p1      37 next[0]
        shr edx, 8                                                  ;  2836.7 p1      37 next[1]
        mov dword [esp + 216], ecx                                  ;  2832.2 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 124]                                  ;  2835.7 p2      65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2842.7 p2+p0   65 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2840.7 p2      65 next[1]
        xor edx, dword [esp + 260]                                  ;  2842.7 p2+p0   65 next[1]
        mov dword [esp + 232], ebx                                  ;  2816.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2839.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2840.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2841.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2842.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2843.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2844.7 p2+p0   65 next[0]
        mov edi, dword [esp + 116]                                  ;  2845.7 p2      37 next[0]
        shr edi, 0x10                                               ;  2847.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;  2846.7 p2      65 next[2]
        mov eax, dword [esp + 212]                                  ;  2847.7 p2      65 next[2]
        mov dword [esp + 288], eax                                  ;  2849.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;  2851.7 p1      37 next[0] copy
        shr eax, 8                                                  ;  2852.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2858.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2856.2 p2      65 next[0]
        xor eax, esi                                                ;  2858.2 p0      65 next[0]
        mov esi, dword [esp + 224]                                  ;  2850.7 p2      38 next[0]
        shr esi, 0x10                                               ;  2852.7 p1      38 next[0]
        mov dword [esp + 300], edi                                  ;  2851.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  2856.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  2857.2 p0      38 next[0]
        shr esi, 8                                                  ;  2856.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2859.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2859.7 p2+p0   65 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2862.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2862.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 244]                                 ;  2855.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2860.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2860.2 p2+p0   65 next[0]
        mov dword [esp + 236], edx                                  ;  2863.2 p0+p3   65 next[1] spill
        mov edx, dword [esp + 84]                                   ;  2858.7 p2      65 next[3] reload
        movzx esi, dh                                               ;  2860.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2863.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2863.2 p2+p0   65 next[0]
        mov esi, dword [esp + 272]                                  ;  2861.7 p2      39 next[0]
        shr esi, 0x10                                               ;  2863.7 p1      39 next[0]
        mov edi, edx                                                ;  2860.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2861.2 p1      38 next[1]
        mov edx, edi                                                ;  2865.2 p0      38 next[1] copy
        movzx edi, dl                                               ;  2865.7 p0      38 next[1]
        shr edx, 8                                                  ;  2865.7 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2868.2 p2+p0   65 next[1]
        mov dword [esp + 284], edx                                  ;  2869.7 p0+p3   39 next[2] spill
        mov edx, dword [esp + 236]                                  ;  2864.2 p2      65 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2868.2 p2+p0   65 next[1]
        mov edi, dword [esp + 284]                                  ;  2870.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2874.7 p2+p0   65 next[2]
        mov dword [esp + 236], ebp                                  ;  2875.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 288]                                  ;  2867.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2874.7 p2+p0   65 next[2]
        mov edi, esi                                                ;  2867.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  2868.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2874.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2874.2 p2+p0   65 next[0]
        mov edi, dword [esp + 68]                                   ;  2871.7 p2      37 next[0] reload
        mov dword [esp + 284], esi                                  ;  2867.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2873.7 p2      63 next[0]
        xor esi, 0x8b4127e4                                         ;  2875.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2873.7 p2      63 next[0]
        xor edi, 0xd8957da7                                         ;  2875.7 p0      63 next[0]
        mov dword [esp + 68], ebp                                   ;  2875.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 240]                                  ;  2874.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2878.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2878.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 296]                                  ;  2877.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2881.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2881.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 144]                                  ;  2880.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2884.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2884.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 292]                                  ;  2883.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2887.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2887.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 276]                                  ;  2886.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2890.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2890.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;  2889.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2893.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2893.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 256]                                  ;  2892.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2896.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2896.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  2897.2 p0      65 next[0]
        xor eax, edi                                                ;  2897.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  2895.7 p2      65 next[3]
        mov dword [esp + 256], eax                                  ;  2897.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 248]                                  ;  2896.7 p2      65 next[3]
        mov dword [esp + 88], ebx                                   ;  2897.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 268]                                  ;  2897.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  2899.7 p1      37 next[1]
        mov dword [esp + 276], edi                                  ;  2897.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  2903.7 p1      37 next[1]
        shr ebx, 8                                                  ;  2903.7 p1      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2906.2 p2+p0   65 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2906.2 p2+p0   65 next[1]
        mov edi, dword [esp + 236]                                  ;  2900.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2909.7 p2+p0   65 next[2]
        mov dword [esp + 236], esi                                  ;  2897.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 68]                                   ;  2902.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2907.7 p2      65 next[2]
        xor ebx, esi                                                ;  2909.7 p0      65 next[2]
        movzx esi, byte [esp + 100]                                 ;  2904.7 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2908.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2908.7 p2+p0   65 next[1]
        mov dword [esp + 68], eax                                   ;  2898.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 108]                                  ;  2907.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  2909.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  2909.7 p1      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2912.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2912.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2913.7 p1      37 next[2]
        shr eax, 8                                                  ;  2913.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2916.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2916.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2919.7 p2+p0   65 next[3]
        mov esi, dword [esp + 68]                                   ;  2913.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2917.7 p2      65 next[3]
        xor eax, esi                                                ;  2919.7 p0      65 next[3]
        movzx esi, byte [esp + 104]                                 ;  2915.7 p2      38 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2919.7 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2919.7 p2+p0   65 next[1]
        mov dword [esp + 68], eax                                   ;  2920.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 244]                                  ;  2918.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  2920.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  2920.7 p1      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2923.2 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2923.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  2924.7 p1      38 next[2]
        shr eax, 8                                                  ;  2924.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2927.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2927.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2930.7 p2+p0   65 next[3]
        mov esi, dword [esp + 68]                                   ;  2924.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2928.7 p2      65 next[3]
        xor eax, esi                                                ;  2930.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  2926.7 p2      65 next[4]
        mov dword [esp + 68], ecx                                   ;  2923.7 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 180]                                  ;  2927.7 p2      65 next[4]
        mov dword [esp + 244], edx                                  ;  2923.7 p0+p3   65 next[1] spill
        movzx edx, byte [esp + 280]                                 ;  2928.7 p2      37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2932.7 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2932.7 p2+p0   65 next[2]
        mov edx, dword [esp + 100]                                  ;  2931.7 p2      65 next[1] reload
        mov dword [esp + 108], ecx                                  ;  2929.7 p0+p3   65 next[4] spill
        movzx ecx, dh                                               ;  2933.7 p1      37 next[2]
        shr edx, 0x10                                               ;  2933.7 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2936.2 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2936.2 p2+p0   65 next[2]
        movzx ecx, dl                                               ;  2937.7 p1      37 next[3]
        shr edx, 8                                                  ;  2937.7 p1      37 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2940.2 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2940.2 p2+p0   65 next[3]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2941.7 p2      65 next[4]
        xor ecx, esi                                                ;  2943.7 p0      65 next[4]
        mov esi, dword [esp + 108]                                  ;  2937.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2941.7 p2      65 next[4]
        xor edx, esi                                                ;  2943.7 p0      65 next[4]
        movzx esi, byte [esp + 228]                                 ;  2939.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2943.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2943.7 p2+p0   65 next[2]
        mov dword [esp + 108], edx                                  ;  2944.2 p0+p3   65 next[4] spill
        mov edx, dword [esp + 104]                                  ;  2942.7 p2      65 next[5] reload
        movzx esi, dh                                               ;  2944.7 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  2944.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2947.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2947.2 p2+p0   65 next[2]
        movzx esi, dl                                               ;  2948.7 p1      38 next[3]
        shr edx, 8                                                  ;  2948.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2951.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2951.2 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2954.7 p2+p0   65 next[4]
        mov esi, dword [esp + 108]                                  ;  2948.7 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2952.7 p2      65 next[4]
        xor edx, esi                                                ;  2954.7 p0      65 next[4]
        mov esi, dword [esp + 112]                                  ;  2950.7 p2      65 next[5]
        mov dword [esp + 108], edi                                  ;  2947.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 252]                                  ;  2951.7 p2      65 next[5]
        mov dword [esp + 104], ebx                                  ;  2947.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 220]                                 ;  2952.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2956.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2956.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 280]                                  ;  2955.7 p2      65 next[2] reload
        mov dword [esp + 100], edi                                  ;  2953.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  2957.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  2957.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2960.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2960.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2961.7 p1      37 next[4]
        shr ebx, 8                                                  ;  2961.7 p1      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2964.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2964.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2967.7 p2+p0   65 next[5]
        mov edi, dword [esp + 100]                                  ;  2961.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2965.7 p2      65 next[5]
        xor ebx, edi                                                ;  2967.7 p0      65 next[5]
        movzx edi, byte [esp + 264]                                 ;  2963.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2967.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2967.7 p2+p0   65 next[3]
        mov dword [esp + 100], ebx                                  ;  2968.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 228]                                  ;  2966.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  2968.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  2968.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2971.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2971.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  2972.7 p1      38 next[4]
        shr ebx, 8                                                  ;  2972.7 p1      39 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2975.2 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2975.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2978.7 p2+p0   65 next[5]
        mov edi, dword [esp + 100]                                  ;  2972.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2976.7 p2      65 next[5]
        xor ebx, edi                                                ;  2978.7 p0      65 next[5]
        mov edi, dword [esp + 232]                                  ;  2974.7 p2      65 next[6]
        mov dword [esp + 100], ebp                                  ;  2971.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 200]                                  ;  2975.7 p2      65 next[6]
        mov dword [esp + 228], eax                                  ;  2971.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 96]                                  ;  2976.7 p2      37 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2980.7 p2+p0   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2980.7 p2+p0   65 next[4]
        mov eax, dword [esp + 220]                                  ;  2979.7 p2      65 next[3] reload
        mov dword [esp + 280], ebp                                  ;  2977.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  2981.7 p1      37 next[4]
        shr eax, 0x10                                               ;  2981.7 p1      37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2984.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2984.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2985.7 p1      37 next[5]
        shr eax, 8                                                  ;  2985.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2988.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2988.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2991.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 280]                                  ;  2985.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2989.7 p2      65 next[6]
        xor eax, ebp                                                ;  2991.7 p0      65 next[6]
        movzx ebp, byte [esp + 120]                                 ;  2987.7 p2      38 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2991.7 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2991.7 p2+p0   65 next[4]
        mov dword [esp + 280], eax                                  ;  2992.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 264]                                  ;  2990.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  2992.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  2992.7 p1      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2995.2 p2+p0   65 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2995.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  2996.7 p1      38 next[5]
        shr eax, 8                                                  ;  2996.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2999.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2999.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3002.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 280]                                  ;  2996.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3000.7 p2      65 next[6]
        xor eax, ebp                                                ;  3002.7 p0      65 next[6]
        mov ebp, dword [esp + 216]                                  ;  2998.7 p2      65 next[7]
        mov dword [esp + 280], ecx                                  ;  2995.7 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 80]                                   ;  2999.7 p2      65 next[7]
        mov dword [esp + 264], edx                                  ;  2995.7 p0+p3   65 next[4] spill
        movzx edx, byte [esp + 116]                                 ;  3000.7 p2      37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3004.7 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3004.7 p2+p0   65 next[5]
        mov edx, dword [esp + 96]                                   ;  3003.7 p2      65 next[4] reload
        mov dword [esp + 220], ecx                                  ;  3001.7 p0+p3   65 next[7] spill
        movzx ecx, dh                                               ;  3005.7 p1      37 next[5]
        shr edx, 0x10                                               ;  3005.7 p1      37 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3008.2 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3008.2 p2+p0   65 next[5]
        movzx ecx, dl                                               ;  3009.7 p1      37 next[6]
        shr edx, 8                                                  ;  3009.7 p1      37 next[7]
        xor edi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3012.2 p2+p0   65 next[6]
        xor eax, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3012.2 p2+p0   65 next[6]
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3013.7 p2      65 next[7]
        xor ecx, ebp                                                ;  3015.7 p0      65 next[7]
        mov ebp, dword [esp + 220]                                  ;  3009.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3013.7 p2      65 next[7]
        xor edx, ebp                                                ;  3015.7 p0      65 next[7]
        movzx ebp, byte [esp + 272]                                 ;  3011.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3015.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3015.7 p2+p0   65 next[5]
        mov dword [esp + 220], edx                                  ;  3016.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 120]                                  ;  3014.7 p2      65 next[0] reload
        movzx ebp, dh                                               ;  3016.7 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  3016.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3019.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3019.2 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  3020.7 p1      38 next[6]
        shr edx, 8                                                  ;  3020.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3023.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3023.2 p2+p0   65 next[6]
        xor ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3026.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 220]                                  ;  3020.7 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3024.7 p2      65 next[7]
        xor edx, ebp                                                ;  3026.7 p0      65 next[7]
        movzx ebp, byte [esp + 92]                                  ;  3022.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3026.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3026.7 p2+p0   65 next[6]
        mov dword [esp + 220], ebx                                  ;  3019.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 116]                                  ;  3025.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  3027.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3028.2 p2      65 next[6]
        xor ebx, edi                                                ;  3030.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3030.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 224]                                 ;  3028.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3032.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3032.7 p2+p0   65 next[6]
        mov dword [esp + 116], edx                                  ;  3027.2 p0+p3   65 next[7] spill
        mov edx, dword [esp + 272]                                  ;  3031.7 p2      65 next[1] reload
        movzx edi, dh                                               ;  3033.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3036.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3036.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 268]                                 ;  3034.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3038.7 p2+p0   65 next[7]
        mov edx, dword [esp + 116]                                  ;  3036.7 p2      65 next[7] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3038.7 p2+p0   65 next[7]
        mov dword [esp + 116], eax                                  ;  3036.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 92]                                   ;  3038.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  3040.7 p1+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3043.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3043.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 300]                                 ;  3041.7 p2      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3045.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3045.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 84]                                  ;  3044.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3048.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3048.7 p2+p0   65 next[7]
        mov eax, dword [esp + 224]                                  ;  3047.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  3049.7 p1+p0   38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3052.2 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3052.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 284]                                 ;  3050.7 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3054.7 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3054.7 p2+p0   65 next[7]
        mov eax, dword [esp + 232]                                  ;  3053.7 p2      37 next[0]
        shr eax, 0x10                                               ;  3055.7 p1      37 next[0]
        movzx edi, byte [esp + 236]                                 ;  3054.7 p2      37 next[0]
        movzx ebp, al                                               ;  3059.7 p0      37 next[0]
        shr eax, 8                                                  ;  3059.7 p1      37 next[1]
        mov dword [esp + 284], edx                                  ;  3055.2 p0+p3   65 next[7] spill
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3063.7 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3063.7 p2      37 next[1]
        mov dword [esp + 224], ebx                                  ;  3036.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 216]                                  ;  3057.7 p2      37 next[7] reload
        mov dword [esp + 84], esi                                   ;  3019.7 p0+p3   65 next[5] spill
        movzx esi, bh                                               ;  3059.7 p1      37 next[0]
        mov dword [esp + 300], ecx                                  ;  3055.2 p0+p3   65 next[7] spill
        mov ecx, ebx                                                ;  3059.7 p1      37 next[1] copy
        shr ecx, 0x10                                               ;  3060.2 p1      37 next[1]
        movzx ebx, cl                                               ;  3064.2 p0      37 next[1]
        shr ecx, 8                                                  ;  3064.2 p1      37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3066.7 p2+p0   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3066.7 p2+p0   37 next[1]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3068.2 p2      37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3068.2 p2      37 next[2]
        mov dword [esp + 92], edi                                   ;  3056.7 p0+p3   37 next[0] spill
        mov edi, dword [esp + 112]                                  ;  3062.7 p2      37 next[0]
        shr edi, 0x10                                               ;  3064.7 p1      37 next[0]
        mov dword [esp + 268], ebp                                  ;  3060.2 p0+p3   37 next[0] spill
        mov ebp, edi                                                ;  3068.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;  3069.2 p1      37 next[0]
        mov dword [esp + 272], esi                                  ;  3060.2 p0+p3   37 next[0] spill
        mov esi, dword [esp + 212]                                  ;  3063.7 p2      38 next[0]
        shr esi, 0x10                                               ;  3065.7 p1      38 next[0]
        mov dword [esp + 120], ebp                                  ;  3073.2 p0+p3   37 next[0] spill
        mov ebp, esi                                                ;  3069.7 p1      38 next[0] copy
        and ebp, 0xff                                               ;  3070.2 p0      38 next[0]
        shr esi, 8                                                  ;  3069.7 p1      39 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3075.7 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3075.7 p2+p0   37 next[1]
        movzx esi, byte [esp + 180]                                 ;  3066.7 p2      38 next[0]
        mov dword [esp + 96], ecx                                   ;  3070.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 248]                                  ;  3067.7 p2      37 next[3] reload
        mov dword [esp + 292], ebp                                  ;  3070.7 p0+p3   38 next[0] spill
        movzx ebp, ch                                               ;  3069.7 p1      38 next[0]
        mov dword [esp + 144], esi                                  ;  3068.7 p0+p3   38 next[0] spill
        mov esi, ecx                                                ;  3069.7 p1      38 next[1] copy
        shr esi, 0x10                                               ;  3070.2 p1      38 next[1]
        mov ecx, esi                                                ;  3074.2 p0      38 next[1] copy
        movzx esi, cl                                               ;  3074.7 p0      38 next[1]
        shr ecx, 8                                                  ;  3074.7 p1      39 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3077.2 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3077.2 p2+p0   37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3080.7 p2+p0   37 next[2]
        mov esi, dword [esp + 96]                                   ;  3071.7 p2      37 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3078.7 p2      37 next[2]
        xor ecx, esi                                                ;  3080.7 p0      37 next[2]
        mov esi, dword [esp + 260]                                  ;  3073.7 p2      39 next[0]
        shr esi, 0x10                                               ;  3075.7 p1      39 next[0]
        mov dword [esp + 96], ebp                                   ;  3070.2 p0+p3   38 next[0] spill
        mov ebp, esi                                                ;  3079.7 p1      39 next[0] copy
        shr ebp, 8                                                  ;  3080.2 p1      39 next[0]
        mov dword [esp + 296], ebp                                  ;  3084.2 p0+p3   39 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  3074.7 p2      37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3078.7 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3078.7 p2+p0   37 next[1]
        mov dword [esp + 240], ecx                                  ;  3081.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 236]                                  ;  3077.7 p2      63 next[0] reload
        movzx ebp, ch                                               ;  3079.7 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;  3079.7 p1      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3082.2 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3082.2 p2+p0   37 next[1]
        movzx ebp, cl                                               ;  3083.7 p1      37 next[2]
        shr ecx, 8                                                  ;  3083.7 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3086.2 p2+p0   37 next[2]
        mov dword [esp + 236], esi                                  ;  3079.7 p0+p3   39 next[0] spill
        mov esi, dword [esp + 240]                                  ;  3082.2 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3086.2 p2+p0   37 next[2]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3087.7 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3087.7 p2      37 next[3]
        mov dword [esp + 240], edi                                  ;  3068.7 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 252]                                 ;  3085.7 p2      38 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3089.7 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3089.7 p2+p0   37 next[1]
        mov dword [esp + 288], ecx                                  ;  3089.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 180]                                  ;  3088.7 p2      37 next[4] reload
        movzx edi, ch                                               ;  3090.7 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;  3090.7 p1      38 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3093.2 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3093.2 p2+p0   37 next[1]
        movzx edi, cl                                               ;  3094.7 p1      38 next[2]
        shr ecx, 8                                                  ;  3094.7 p1      39 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3097.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3097.2 p2+p0   37 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3100.7 p2+p0   37 next[3]
        mov edi, dword [esp + 288]                                  ;  3094.7 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3098.7 p2      37 next[3]
        xor ecx, edi                                                ;  3100.7 p0      37 next[3]
        movzx edi, byte [esp + 184]                                 ;  3096.7 p2      37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3100.7 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3100.7 p2+p0   37 next[2]
        mov dword [esp + 288], eax                                  ;  3093.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  3099.7 p2      37 next[1] reload
        movzx edi, ah                                               ;  3101.7 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  3101.7 p1      37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3104.2 p2+p0   37 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3104.2 p2+p0   37 next[2]
        movzx edi, al                                               ;  3105.7 p1      37 next[3]
        shr eax, 8                                                  ;  3105.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3108.2 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3108.2 p2+p0   37 next[3]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3109.7 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3109.7 p2      37 next[4]
        mov dword [esp + 124], edx                                  ;  3093.7 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 200]                                 ;  3106.7 p2      38 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3110.7 p2+p0   37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3108.7 p2      37 next[2]
        xor edx, esi                                                ;  3110.7 p0      37 next[2]
        mov dword [esp + 180], eax                                  ;  3111.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 252]                                  ;  3109.7 p2      37 next[5] reload
        movzx esi, ah                                               ;  3111.7 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  3111.7 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3114.2 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3114.2 p2+p0   37 next[2]
        movzx esi, al                                               ;  3115.7 p1      38 next[3]
        shr eax, 8                                                  ;  3115.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3118.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3118.2 p2+p0   37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3121.7 p2+p0   37 next[4]
        mov esi, dword [esp + 180]                                  ;  3115.7 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3119.7 p2      37 next[4]
        xor eax, esi                                                ;  3121.7 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  3117.7 p2      37 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3121.7 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3121.7 p2+p0   37 next[3]
        mov dword [esp + 180], edx                                  ;  3114.7 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;  3120.7 p2      37 next[2] reload
        movzx esi, dh                                               ;  3122.7 p1+p0   37 next[3]
        shr edx, 0x10                                               ;  3122.7 p1      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3125.2 p2+p0   37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3125.2 p2+p0   37 next[3]
        movzx esi, dl                                               ;  3126.7 p1      37 next[4]
        shr edx, 8                                                  ;  3126.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3129.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3129.2 p2+p0   37 next[4]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3130.7 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3130.7 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  3114.7 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 80]                                  ;  3127.7 p2      38 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3131.7 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3131.7 p2+p0   37 next[3]
        mov ebx, dword [esp + 200]                                  ;  3130.7 p2      37 next[6] reload
        mov dword [esp + 252], edx                                  ;  3132.7 p0+p3   37 next[5] spill
        movzx edx, bh                                               ;  3132.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  3132.7 p1      38 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3135.2 p2+p0   37 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3135.2 p2+p0   37 next[3]
        movzx edx, bl                                               ;  3136.7 p1      38 next[4]
        shr ebx, 8                                                  ;  3136.7 p1      39 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3139.2 p2+p0   37 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3139.2 p2+p0   37 next[4]
        mov edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3140.7 p2      37 next[5]
        xor edx, esi                                                ;  3142.7 p0      37 next[5]
        mov esi, dword [esp + 252]                                  ;  3136.7 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3140.7 p2      37 next[5]
        xor ebx, esi                                                ;  3142.7 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  3138.7 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3142.7 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3142.7 p2+p0   37 next[4]
        mov dword [esp + 252], ecx                                  ;  3135.7 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;  3141.7 p2      37 next[3] reload
        movzx esi, ch                                               ;  3143.7 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;  3143.7 p1      37 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3146.2 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3146.2 p2+p0   37 next[4]
        movzx esi, cl                                               ;  3147.7 p1      37 next[5]
        shr ecx, 8                                                  ;  3147.7 p1      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3150.2 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3150.2 p2+p0   37 next[5]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3151.7 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3151.7 p2      37 next[6]
        mov dword [esp + 132], ebp                                  ;  3135.7 p0+p3   37 next[3] spill
        movzx ebp, byte [esp + 276]                                 ;  3148.7 p2      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3152.7 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3152.7 p2+p0   37 next[4]
        mov dword [esp + 200], ecx                                  ;  3153.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 80]                                   ;  3151.7 p2      37 next[7] reload
        movzx ebp, ch                                               ;  3153.7 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  3153.7 p1      38 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3156.2 p2+p0   37 next[4]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3156.2 p2+p0   37 next[4]
        movzx ebp, cl                                               ;  3157.7 p1      38 next[5]
        shr ecx, 8                                                  ;  3157.7 p1      39 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3160.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3160.2 p2+p0   37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3163.7 p2+p0   37 next[6]
        mov ebp, dword [esp + 200]                                  ;  3157.7 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3161.7 p2      37 next[6]
        xor ecx, ebp                                                ;  3163.7 p0      37 next[6]
        movzx ebp, byte [esp + 112]                                 ;  3159.7 p2      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3163.7 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3163.7 p2+p0   37 next[5]
        mov dword [esp + 200], eax                                  ;  3156.7 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  3162.7 p2      37 next[4] reload
        movzx ebp, ah                                               ;  3164.7 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  3164.7 p1      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3167.2 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3167.2 p2+p0   37 next[5]
        movzx ebp, al                                               ;  3168.7 p1      37 next[6]
        shr eax, 8                                                  ;  3168.7 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3171.2 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3171.2 p2+p0   37 next[6]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3172.7 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3172.7 p2      37 next[7]
        mov dword [esp + 204], edi                                  ;  3156.7 p0+p3   37 next[4] spill
        movzx edi, byte [esp + 260]                                 ;  3169.7 p2      38 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3173.7 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3173.7 p2+p0   37 next[5]
        mov dword [esp + 80], eax                                   ;  3174.7 p0+p3   37 next[7] spill
        mov eax, dword [esp + 276]                                  ;  3172.7 p2      63 next[0] reload
        movzx edi, ah                                               ;  3174.7 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  3174.7 p1      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3177.2 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3177.2 p2+p0   37 next[5]
        movzx edi, al                                               ;  3178.7 p1      38 next[6]
        shr eax, 8                                                  ;  3178.7 p1      39 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3181.2 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3181.2 p2+p0   37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3184.7 p2+p0   37 next[7]
        mov edi, dword [esp + 80]                                   ;  3178.7 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3182.7 p2      37 next[7]
        xor eax, edi                                                ;  3184.7 p0      37 next[7]
        movzx edi, byte [esp + 232]                                 ;  3180.7 p2      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3184.7 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3184.7 p2+p0   37 next[6]
        mov dword [esp + 80], ebx                                   ;  3177.7 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 112]                                  ;  3183.7 p2      37 next[5] reload
        movzx edi, bh                                               ;  3185.7 p1+p0   37 next[6]
        mov ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3186.2 p2      37 next[6]
        xor ebx, esi                                                ;  3188.2 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3188.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  3186.7 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3190.7 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3190.7 p2+p0   37 next[6]
        mov dword [esp + 112], edx                                  ;  3177.7 p0+p3   37 next[5] spill
        mov edx, dword [esp + 260]                                  ;  3189.7 p2      37 next[1] reload
        movzx esi, dh                                               ;  3191.7 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3194.2 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3194.2 p2+p0   37 next[6]
        movzx esi, byte [esp + 216]                                 ;  3192.7 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3194.7 p2      37 next[7]
        xor edx, ebp                                                ;  3196.7 p0      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3196.7 p2+p0   37 next[7]
        mov dword [esp + 216], ecx                                  ;  3194.7 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 232]                                  ;  3195.7 p2      37 next[6] reload
        movzx esi, ch                                               ;  3197.7 p1+p0   37 next[7]
        movzx edi, byte [esp + 240]                                 ;  3196.7 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3200.2 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3200.2 p2+p0   37 next[7]
        movzx esi, byte [esp + 248]                                 ;  3199.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3200.7 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3201.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 212]                                  ;  3202.7 p2      37 next[2] reload
        movzx edi, ch                                               ;  3204.7 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3203.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3204.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 236]                                 ;  3205.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3207.2 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3207.7 p2+p0   37 next[7]
        mov ecx, dword [esp + 224]                                  ;  3208.7 p2      37 next[0]
        shr ecx, 0x10                                               ;  3210.7 p1      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3209.7 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3210.7 p2+p0   37 next[7]
        movzx esi, byte [esp + 88]                                  ;  3211.7 p2      37 next[0]
        mov dword [esp + 236], eax                                  ;  3211.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 300]                                  ;  3212.7 p2      65 next[7] reload
        movzx edi, ah                                               ;  3214.7 p1+p0   37 next[0]
        movzx ebp, cl                                               ;  3214.7 p1      37 next[0]
        shr ecx, 8                                                  ;  3214.7 p1      37 next[1]
        mov dword [esp + 212], edx                                  ;  3210.2 p0+p3   37 next[7] spill
        mov edx, dword [esp + 124]                                  ;  3213.7 p2      65 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3220.7 p2+p0   65 next[1]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3218.7 p2      65 next[1]
        xor ecx, dword [esp + 288]                                  ;  3220.7 p2+p0   65 next[1]
        mov dword [esp + 248], ebx                                  ;  3194.7 p0+p3   37 next[6] spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3217.7 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3218.7 p2      65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3219.7 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3220.7 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3221.7 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3222.7 p2+p0   65 next[0]
        mov edi, dword [esp + 84]                                   ;  3223.7 p2      37 next[0]
        shr edi, 0x10                                               ;  3225.7 p1      37 next[0]
        mov ebp, dword [esp + 184]                                  ;  3224.7 p2      65 next[2]
        mov eax, dword [esp + 180]                                  ;  3225.7 p2      65 next[2]
        mov dword [esp + 240], eax                                  ;  3227.7 p0+p3   65 next[2] spill
        mov eax, edi                                                ;  3229.7 p1      37 next[0] copy
        shr eax, 8                                                  ;  3230.2 p1      37 next[0]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3236.2 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3234.2 p2      65 next[0]
        xor eax, esi                                                ;  3236.2 p0      65 next[0]
        mov esi, dword [esp + 104]                                  ;  3228.7 p2      38 next[0]
        shr esi, 0x10                                               ;  3230.7 p1      38 next[0]
        mov dword [esp + 232], edi                                  ;  3229.7 p0+p3   37 next[0] spill
        mov edi, esi                                                ;  3234.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  3235.2 p0      38 next[0]
        shr esi, 8                                                  ;  3234.7 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3237.7 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3237.7 p2+p0   65 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3240.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3240.7 p2+p0   65 next[1]
        movzx esi, byte [esp + 264]                                 ;  3233.7 p2      38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3238.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3238.2 p2+p0   65 next[0]
        mov dword [esp + 260], ecx                                  ;  3241.2 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 228]                                  ;  3236.7 p2      65 next[3] reload
        movzx esi, ch                                               ;  3238.7 p1+p0   38 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3241.2 p2+p0   65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3241.2 p2+p0   65 next[0]
        mov esi, dword [esp + 244]                                  ;  3239.7 p2      39 next[0]
        shr esi, 0x10                                               ;  3241.7 p1      39 next[0]
        mov edi, ecx                                                ;  3238.7 p0      38 next[1] copy
        shr edi, 0x10                                               ;  3239.2 p1      38 next[1]
        mov ecx, edi                                                ;  3243.2 p0      38 next[1] copy
        movzx edi, cl                                               ;  3243.7 p0      38 next[1]
        shr ecx, 8                                                  ;  3243.7 p1      39 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3246.2 p2+p0   65 next[1]
        mov dword [esp + 276], ecx                                  ;  3247.7 p0+p3   39 next[2] spill
        mov ecx, dword [esp + 260]                                  ;  3242.2 p2      65 next[1] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3246.2 p2+p0   65 next[1]
        mov edi, dword [esp + 276]                                  ;  3248.7 p2      39 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3252.7 p2+p0   65 next[2]
        mov dword [esp + 260], ebp                                  ;  3253.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 240]                                  ;  3245.7 p2      65 next[2] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3252.7 p2+p0   65 next[2]
        mov edi, esi                                                ;  3245.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  3246.2 p1      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3252.2 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3252.2 p2+p0   65 next[0]
        mov edi, dword [esp + 92]                                   ;  3249.7 p2      37 next[0] reload
        mov dword [esp + 276], esi                                  ;  3245.7 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3251.7 p2      63 next[0]
        xor esi, 0x667ceefb                                         ;  3253.7 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3251.7 p2      63 next[0]
        xor edi, 0x9e4717dd                                         ;  3253.7 p0      63 next[0]
        mov dword [esp + 92], ebp                                   ;  3253.2 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 272]                                  ;  3252.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3256.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3256.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 268]                                  ;  3255.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3259.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3259.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 120]                                  ;  3258.7 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3262.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3262.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 144]                                  ;  3261.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3265.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3265.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 96]                                   ;  3264.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3268.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3268.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 292]                                  ;  3267.7 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3271.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3271.7 p2+p0   63 next[0]
        mov ebp, dword [esp + 296]                                  ;  3270.7 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3274.7 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3274.7 p2+p0   63 next[0]
        xor ebx, esi                                                ;  3275.2 p0      65 next[0]
        xor eax, edi                                                ;  3275.2 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;  3273.7 p2      65 next[3]
        mov dword [esp + 296], eax                                  ;  3275.7 p0+p3   65 next[0] spill
        mov eax, dword [esp + 252]                                  ;  3274.7 p2      65 next[3]
        mov dword [esp + 292], ebx                                  ;  3275.7 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 300]                                  ;  3275.7 p2      37 next[1]
        shr ebx, 0x10                                               ;  3277.7 p1      37 next[1]
        mov dword [esp + 96], edi                                   ;  3275.2 p0+p3   63 next[0] spill
        movzx edi, bl                                               ;  3281.7 p1      37 next[1]
        shr ebx, 8                                                  ;  3281.7 p1      37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3284.2 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3284.2 p2+p0   65 next[1]
        mov edi, dword [esp + 260]                                  ;  3278.7 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3287.7 p2+p0   65 next[2]
        mov dword [esp + 260], esi                                  ;  3275.2 p0+p3   63 next[0] spill
        mov esi, dword [esp + 92]                                   ;  3280.7 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3285.7 p2      65 next[2]
        xor ebx, esi                                                ;  3287.7 p0      65 next[2]
        movzx esi, byte [esp + 68]                                  ;  3282.7 p2      37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3286.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3286.7 p2+p0   65 next[1]
        mov dword [esp + 92], eax                                   ;  3276.7 p0+p3   65 next[3] spill
        mov eax, dword [esp + 88]                                   ;  3285.7 p2      65 next[0] reload
        movzx esi, ah                                               ;  3287.7 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  3287.7 p1      37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3290.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3290.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  3291.7 p1      37 next[2]
        shr eax, 8                                                  ;  3291.7 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3294.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3294.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3297.7 p2+p0   65 next[3]
        mov esi, dword [esp + 92]                                   ;  3291.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3295.7 p2      65 next[3]
        xor eax, esi                                                ;  3297.7 p0      65 next[3]
        movzx esi, byte [esp + 220]                                 ;  3293.7 p2      38 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3297.7 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3297.7 p2+p0   65 next[1]
        mov dword [esp + 92], eax                                   ;  3298.2 p0+p3   65 next[3] spill
        mov eax, dword [esp + 264]                                  ;  3296.7 p2      65 next[4] reload
        movzx esi, ah                                               ;  3298.7 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  3298.7 p1      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3301.2 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3301.2 p2+p0   65 next[1]
        movzx esi, al                                               ;  3302.7 p1      38 next[2]
        shr eax, 8                                                  ;  3302.7 p1      39 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3305.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3305.2 p2+p0   65 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3308.7 p2+p0   65 next[3]
        mov esi, dword [esp + 92]                                   ;  3302.7 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3306.7 p2      65 next[3]
        xor eax, esi                                                ;  3308.7 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;  3304.7 p2      65 next[4]
        mov dword [esp + 92], edx                                   ;  3301.7 p0+p3   65 next[1] spill
        mov edx, dword [esp + 200]                                  ;  3305.7 p2      65 next[4]
        mov dword [esp + 264], ecx                                  ;  3301.7 p0+p3   65 next[1] spill
        movzx ecx, byte [esp + 108]                                 ;  3306.7 p2      37 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3310.7 p2+p0   65 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3310.7 p2+p0   65 next[2]
        mov ecx, dword [esp + 68]                                   ;  3309.7 p2      65 next[1] reload
        mov dword [esp + 88], edx                                   ;  3307.7 p0+p3   65 next[4] spill
        movzx edx, ch                                               ;  3311.7 p1      37 next[2]
        shr ecx, 0x10                                               ;  3311.7 p1      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3314.2 p2+p0   65 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3314.2 p2+p0   65 next[2]
        movzx edx, cl                                               ;  3315.7 p1      37 next[3]
        shr ecx, 8                                                  ;  3315.7 p1      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3318.2 p2+p0   65 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3318.2 p2+p0   65 next[3]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3319.7 p2      65 next[4]
        xor edx, esi                                                ;  3321.7 p0      65 next[4]
        mov esi, dword [esp + 88]                                   ;  3315.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3319.7 p2      65 next[4]
        xor ecx, esi                                                ;  3321.7 p0      65 next[4]
        movzx esi, byte [esp + 116]                                 ;  3317.7 p2      38 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3321.7 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3321.7 p2+p0   65 next[2]
        mov dword [esp + 88], ecx                                   ;  3322.2 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 220]                                  ;  3320.7 p2      65 next[5] reload
        movzx esi, ch                                               ;  3322.7 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  3322.7 p1      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3325.2 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3325.2 p2+p0   65 next[2]
        movzx esi, cl                                               ;  3326.7 p1      38 next[3]
        shr ecx, 8                                                  ;  3326.7 p1      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3329.2 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3329.2 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3332.7 p2+p0   65 next[4]
        mov esi, dword [esp + 88]                                   ;  3326.7 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3330.7 p2      65 next[4]
        xor ecx, esi                                                ;  3332.7 p0      65 next[4]
        mov esi, dword [esp + 112]                                  ;  3328.7 p2      65 next[5]
        mov dword [esp + 88], edi                                   ;  3325.7 p0+p3   65 next[2] spill
        mov edi, dword [esp + 80]                                   ;  3329.7 p2      65 next[5]
        mov dword [esp + 220], ebx                                  ;  3325.7 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 100]                                 ;  3330.7 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3334.7 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3334.7 p2+p0   65 next[3]
        mov ebx, dword [esp + 108]                                  ;  3333.7 p2      65 next[2] reload
        mov dword [esp + 68], edi                                   ;  3331.7 p0+p3   65 next[5] spill
        movzx edi, bh                                               ;  3335.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  3335.7 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3338.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3338.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  3339.7 p1      37 next[4]
        shr ebx, 8                                                  ;  3339.7 p1      37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3342.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3342.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3345.7 p2+p0   65 next[5]
        mov edi, dword [esp + 68]                                   ;  3339.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3343.7 p2      65 next[5]
        xor ebx, edi                                                ;  3345.7 p0      65 next[5]
        movzx edi, byte [esp + 284]                                 ;  3341.7 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3345.7 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3345.7 p2+p0   65 next[3]
        mov dword [esp + 68], ebx                                   ;  3346.2 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 116]                                  ;  3344.7 p2      65 next[6] reload
        movzx edi, bh                                               ;  3346.7 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  3346.7 p1      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3349.2 p2+p0   65 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3349.2 p2+p0   65 next[3]
        movzx edi, bl                                               ;  3350.7 p1      38 next[4]
        shr ebx, 8                                                  ;  3350.7 p1      39 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3353.2 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3353.2 p2+p0   65 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3356.7 p2+p0   65 next[5]
        mov edi, dword [esp + 68]                                   ;  3350.7 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3354.7 p2      65 next[5]
        xor ebx, edi                                                ;  3356.7 p0      65 next[5]
        mov edi, dword [esp + 248]                                  ;  3352.7 p2      65 next[6]
        mov dword [esp + 68], ebp                                   ;  3349.7 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 216]                                  ;  3353.7 p2      65 next[6]
        mov dword [esp + 116], eax                                  ;  3349.7 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 280]                                 ;  3354.7 p2      37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3358.7 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3358.7 p2+p0   65 next[4]
        mov eax, dword [esp + 100]                                  ;  3357.7 p2      65 next[3] reload
        mov dword [esp + 108], ebp                                  ;  3355.7 p0+p3   65 next[6] spill
        movzx ebp, ah                                               ;  3359.7 p1      37 next[4]
        shr eax, 0x10                                               ;  3359.7 p1      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3362.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3362.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  3363.7 p1      37 next[5]
        shr eax, 8                                                  ;  3363.7 p1      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3366.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3366.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3369.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 108]                                  ;  3363.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3367.7 p2      65 next[6]
        xor eax, ebp                                                ;  3369.7 p0      65 next[6]
        movzx ebp, byte [esp + 256]                                 ;  3365.7 p2      38 next[4]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3369.7 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3369.7 p2+p0   65 next[4]
        mov dword [esp + 108], eax                                  ;  3370.2 p0+p3   65 next[6] spill
        mov eax, dword [esp + 284]                                  ;  3368.7 p2      65 next[7] reload
        movzx ebp, ah                                               ;  3370.7 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  3370.7 p1      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3373.2 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3373.2 p2+p0   65 next[4]
        movzx ebp, al                                               ;  3374.7 p1      38 next[5]
        shr eax, 8                                                  ;  3374.7 p1      39 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3377.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3377.2 p2+p0   65 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3380.7 p2+p0   65 next[6]
        mov ebp, dword [esp + 108]                                  ;  3374.7 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3378.7 p2      65 next[6]
        xor eax, ebp                                                ;  3380.7 p0      65 next[6]
        mov ebp, dword [esp + 212]                                  ;  3376.7 p2      65 next[7]
        mov dword [esp + 108], edx                                  ;  3373.7 p0+p3   65 next[4] spill
        mov edx, dword [esp + 236]                                  ;  3377.7 p2      65 next[7]
        mov dword [esp + 284], ecx                                  ;  3373.7 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 84]                                  ;  3378.7 p2      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3382.7 p2+p0   65 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3382.7 p2+p0   65 next[5]
        mov ecx, dword [esp + 280]                                  ;  3381.7 p2      65 next[4] reload
        mov dword [esp + 100], edx                                  ;  3379.7 p0+p3   65 next[7] spill
        movzx edx, ch                                               ;  3383.7 p1      37 next[5]
        shr ecx, 0x10                                               ;  3383.7 p1      37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3386.2 p2+p0   65 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3386.2 p2+p0   65 next[5]
        movzx edx, cl                                               ;  3387.7 p1      37 next[6]
        shr ecx, 8                                                  ;  3387.7 p1      37 next[7]
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3390.2 p2+p0   65 next[6]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3390.2 p2+p0   65 next[6]
        mov edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3391.7 p2      65 next[7]
        xor edx, ebp                                                ;  3393.7 p0      65 next[7]
        mov ebp, dword [esp + 100]                                  ;  3387.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3391.7 p2      65 next[7]
        xor ecx, ebp                                                ;  3393.7 p0      65 next[7]
        movzx ebp, byte [esp + 244]                                 ;  3389.7 p2      38 next[5]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3393.7 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3393.7 p2+p0   65 next[5]
        mov dword [esp + 100], ecx                                  ;  3394.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 256]                                  ;  3392.7 p2      65 next[0] reload
        movzx ebp, ch                                               ;  3394.7 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  3394.7 p1      38 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3397.2 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3397.2 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  3398.7 p1      38 next[6]
        shr ecx, 8                                                  ;  3398.7 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3401.2 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3401.2 p2+p0   65 next[6]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3404.7 p2+p0   65 next[7]
        mov ebp, dword [esp + 100]                                  ;  3398.7 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3402.7 p2      65 next[7]
        xor ecx, ebp                                                ;  3404.7 p0      65 next[7]
        movzx ebp, byte [esp + 224]                                 ;  3400.7 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3404.7 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3404.7 p2+p0   65 next[6]
        mov dword [esp + 100], ebx                                  ;  3397.7 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 84]                                   ;  3403.7 p2      65 next[5] reload
        movzx ebp, bh                                               ;  3405.7 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3406.2 p2      65 next[6]
        xor ebx, edi                                                ;  3408.2 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3408.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 104]                                 ;  3406.7 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3410.7 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3410.7 p2+p0   65 next[6]
        mov dword [esp + 84], ecx                                   ;  3405.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 244]                                  ;  3409.7 p2      65 next[1] reload
        movzx edi, ch                                               ;  3411.7 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3414.2 p2+p0   65 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3414.2 p2+p0   65 next[6]
        movzx edi, byte [esp + 300]                                 ;  3412.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3416.7 p2+p0   65 next[7]
        mov ecx, dword [esp + 84]                                   ;  3414.7 p2      65 next[7] reload
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3416.7 p2+p0   65 next[7]
        mov dword [esp + 84], eax                                   ;  3414.7 p0+p3   65 next[6] spill
        mov eax, dword [esp + 224]                                  ;  3416.7 p2      65 next[6] reload
        movzx edi, ah                                               ;  3418.7 p1+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3421.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3421.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 232]                                 ;  3419.7 p2      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3423.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3423.7 p2+p0   65 next[7]
        movzx edi, byte [esp + 228]                                 ;  3422.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3426.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3426.7 p2+p0   65 next[7]
        mov eax, dword [esp + 104]                                  ;  3425.7 p2      65 next[2] reload
        movzx edi, ah                                               ;  3427.7 p1+p0   38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3430.2 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3430.2 p2+p0   65 next[7]
        movzx edi, byte [esp + 276]                                 ;  3428.7 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3432.7 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3432.7 p2+p0   65 next[7]
        mov eax, dword [esp + 248]                                  ;  3431.7 p2      37 next[0]
        shr eax, 0x10                                               ;  3433.7 p1      37 next[0]
        movzx edi, byte [esp + 260]                                 ;  3432.7 p2      37 next[0]
        movzx ebp, al                                               ;  3437.7 p0      37 next[0]
        shr eax, 8                                                  ;  3437.7 p1      37 next[1]
        mov dword [esp + 276], eax                                  ;  3441.7 p0+p3   37 next[1] spill
        mov eax, dword [esp + 212]                                  ;  3433.7 p2      37 next[7] reload
        mov dword [esp + 104], edi                                  ;  3434.7 p0+p3   37 next[0] spill
        movzx edi, ah                                               ;  3435.7 p1      37 next[0]
        mov dword [esp + 228], ebp                                  ;  3438.2 p0+p3   37 next[0] spill
        mov ebp, eax                                                ;  3435.7 p1      37 next[1] copy
        shr ebp, 0x10                                               ;  3436.2 p1      37 next[1]
        mov eax, ebp                                                ;  3440.2 p0      37 next[1] copy
        movzx ebp, al                                               ;  3440.7 p0      37 next[1]
        shr eax, 8                                                  ;  3440.7 p1      37 next[2]
        mov dword [esp + 232], eax                                  ;  3444.7 p0+p3   37 next[2] spill
        mov eax, dword [esp + 112]                                  ;  3434.7 p2      37 next[0]
        shr eax, 0x10                                               ;  3436.7 p1      37 next[0]
        mov dword [esp + 224], ebp                                  ;  3441.2 p0+p3   37 next[1] spill
        mov ebp, eax                                                ;  3440.7 p1      37 next[0] copy
        shr ebp, 8                                                  ;  3441.2 p1      37 next[0]
        mov dword [esp + 300], edi                                  ;  3436.2 p0+p3   37 next[0] spill
        mov edi, dword [esp + 180]                                  ;  3435.7 p2      38 next[0]
        shr edi, 0x10                                               ;  3437.7 p1      38 next[0]
        mov dword [esp + 244], ebp                                  ;  3445.2 p0+p3   37 next[0] spill
        mov ebp, edi                                                ;  3441.7 p1      38 next[0] copy
        and ebp, 0xff                                               ;  3442.2 p0      38 next[0]
        shr edi, 8                                                  ;  3441.7 p1      39 next[1]
        mov dword [esp + 256], edi                                  ;  3445.7 p0+p3   39 next[1] spill
        movzx edi, byte [esp + 200]                                 ;  3436.7 p2      38 next[0]
        mov dword [esp + 280], ecx                                  ;  3433.2 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 252]                                  ;  3437.7 p2      37 next[3] reload
        mov dword [esp + 144], ebp                                  ;  3442.7 p0+p3   38 next[0] spill
        movzx ebp, ch                                               ;  3439.7 p1      38 next[0]
        mov dword [esp + 120], edi                                  ;  3438.7 p0+p3   38 next[0] spill
        mov edi, ecx                                                ;  3439.7 p1      38 next[1] copy
        shr edi, 0x10                                               ;  3440.2 p1      38 next[1]
        mov ecx, edi                                                ;  3444.2 p0      38 next[1] copy
        movzx edi, cl                                               ;  3444.7 p0      38 next[1]
        shr ecx, 8                                                  ;  3444.7 p1      39 next[2]
        mov dword [esp + 268], ecx                                  ;  3448.7 p0+p3   39 next[2] spill
        mov ecx, dword [esp + 288]                                  ;  3438.7 p2      39 next[0]
        shr ecx, 0x10                                               ;  3440.7 p1      39 next[0]
        mov dword [esp + 272], edi                                  ;  3445.2 p0+p3   38 next[1] spill
        mov edi, ecx                                                ;  3444.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  3445.2 p1      39 next[0]
        mov dword [esp + 240], ebp                                  ;  3440.2 p0+p3   38 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  3439.7 p2      37 next[1]
        mov dword [esp + 304], ebx                                  ;  3414.7 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 260]                                  ;  3440.7 p2      63 next[0] reload
        mov dword [esp + 308], ebp                                  ;  3441.7 p0+p3   37 next[1] spill
        movzx ebp, bh                                               ;  3442.7 p1      37 next[1]
        shr ebx, 0x10                                               ;  3442.7 p1      37 next[2]
        mov dword [esp + 260], ebp                                  ;  3443.2 p0+p3   37 next[1] spill
        movzx ebp, bl                                               ;  3446.7 p1      37 next[2]
        shr ebx, 8                                                  ;  3446.7 p1      37 next[3]
        mov dword [esp + 312], ebx                                  ;  3450.7 p0+p3   37 next[3] spill
        movzx ebx, byte [esp + 80]                                  ;  3441.7 p2      38 next[1]
        mov dword [esp + 316], ebx                                  ;  3443.7 p0+p3   38 next[1] spill
        mov ebx, dword [esp + 200]                                  ;  3442.7 p2      37 next[4] reload
        mov dword [esp + 320], ebp                                  ;  3447.2 p0+p3   37 next[2] spill
        movzx ebp, bh                                               ;  3444.7 p1      38 next[1]
        shr ebx, 0x10                                               ;  3444.7 p1      38 next[2]
        mov dword [esp + 200], ebp                                  ;  3445.2 p0+p3   38 next[1] spill
        movzx ebp, bl                                               ;  3448.7 p1      38 next[2]
        shr ebx, 8                                                  ;  3448.7 p1      39 next[3]
        mov dword [esp + 324], ebx                                  ;  3452.7 p0+p3   39 next[3] spill
        movzx ebx, byte [esp + 184]                                 ;  3443.7 p2      37 next[2]
        mov dword [esp + 328], ebx                                  ;  3445.7 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 124]                                  ;  3444.7 p2      37 next[1] reload
        mov dword [esp + 332], ebp                                  ;  3449.2 p0+p3   38 next[2] spill
        movzx ebp, bh                                               ;  3446.7 p1      37 next[2]
        shr ebx, 0x10                                               ;  3446.7 p1      37 next[3]
        mov dword [esp + 124], ebp                                  ;  3447.2 p0+p3   37 next[2] spill
        movzx ebp, bl                                               ;  3450.7 p1      37 next[3]
        shr ebx, 8                                                  ;  3450.7 p1      37 next[4]
        mov dword [esp + 336], ebx                                  ;  3454.7 p0+p3   37 next[4] spill
        movzx ebx, byte [esp + 216]                                 ;  3445.7 p2      38 next[2]
        mov dword [esp + 340], ebx                                  ;  3447.7 p0+p3   38 next[2] spill
        mov ebx, dword [esp + 80]                                   ;  3446.7 p2      37 next[5] reload
        mov dword [esp + 344], ebp                                  ;  3451.2 p0+p3   37 next[3] spill
        movzx ebp, bh                                               ;  3448.7 p1      38 next[2]
        shr ebx, 0x10                                               ;  3448.7 p1      38 next[3]
        mov dword [esp + 80], ebp                                   ;  3449.2 p0+p3   38 next[2] spill
        movzx ebp, bl                                               ;  3452.7 p1      38 next[3]
        shr ebx, 8                                                  ;  3452.7 p1      39 next[4]
        mov dword [esp + 348], ebx                                  ;  3456.7 p0+p3   39 next[4] spill
        movzx ebx, byte [esp + 132]                                 ;  3447.7 p2      37 next[3]
        mov dword [esp + 352], ebx                                  ;  3449.7 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 184]                                  ;  3448.7 p2      37 next[2] reload
        mov dword [esp + 356], ebp                                  ;  3453.2 p0+p3   38 next[3] spill
        movzx ebp, bh                                               ;  3450.7 p1      37 next[3]
        shr ebx, 0x10                                               ;  3450.7 p1      37 next[4]
        mov dword [esp + 184], ebp                                  ;  3451.2 p0+p3   37 next[3] spill
        movzx ebp, bl                                               ;  3454.7 p1      37 next[4]
        shr ebx, 8                                                  ;  3454.7 p1      37 next[5]
        mov dword [esp + 360], ebx                                  ;  3458.7 p0+p3   37 next[5] spill
        movzx ebx, byte [esp + 236]                                 ;  3449.7 p2      38 next[3]
        mov dword [esp + 364], ebx                                  ;  3451.7 p0+p3   38 next[3] spill
        mov ebx, dword [esp + 216]                                  ;  3450.7 p2      37 next[6] reload
        mov dword [esp + 368], ebp                                  ;  3455.2 p0+p3   37 next[4] spill
        movzx ebp, bh                                               ;  3452.7 p1      38 next[3]
        shr ebx, 0x10                                               ;  3452.7 p1      38 next[4]
        movzx eax, al                                               ;  3440.7 p0      37 next[7]
        movzx ecx, cl                                               ;  3444.7 p0      38 next[7]
        mov dword [esp + 216], eax                                  ;  3453.2 p0+p3   37 next[7] spill
        movzx eax, bl                                               ;  3456.7 p1      38 next[4]
        shr ebx, 8                                                  ;  3456.7 p1      39 next[5]
        mov dword [esp + 372], ecx                                  ;  3455.2 p0+p3   38 next[7] spill
        movzx ecx, byte [esp + 204]                                 ;  3451.7 p2      37 next[4]
        mov dword [esp + 376], ebx                                  ;  3460.7 p0+p3   39 next[5] spill
        mov ebx, dword [esp + 132]                                  ;  3452.7 p2      37 next[3] reload
        mov dword [esp + 380], eax                                  ;  3459.2 p0+p3   38 next[4] spill
        movzx eax, bh                                               ;  3454.7 p1      37 next[4]
        shr ebx, 0x10                                               ;  3454.7 p1      37 next[5]
        mov dword [esp + 132], ecx                                  ;  3461.2 p0+p3   37 next[4] spill
        movzx ecx, bl                                               ;  3458.7 p1      37 next[5]
        shr ebx, 8                                                  ;  3458.7 p1      37 next[6]
        mov dword [esp + 384], ebx                                  ;  3463.2 p0+p3   37 next[6] spill
        movzx ebx, byte [esp + 96]                                  ;  3453.7 p2      38 next[4]
        mov dword [esp + 388], ecx                                  ;  3465.2 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 236]                                  ;  3454.7 p2      37 next[7] reload
        mov dword [esp + 392], eax                                  ;  3467.2 p0+p3   37 next[4] spill
        movzx eax, ch                                               ;  3456.7 p1      38 next[4]
        shr ecx, 0x10                                               ;  3456.7 p1      38 next[5]
        mov dword [esp + 236], ebx                                  ;  3469.2 p0+p3   38 next[4] spill
        movzx ebx, cl                                               ;  3460.7 p0      38 next[5]
        shr ecx, 8                                                  ;  3460.7 p1      39 next[6]
        mov dword [esp + 396], ecx                                  ;  3471.2 p0+p3   39 next[6] spill
        movzx ecx, dh                                               ;  3446.5 p1+p0   37 next[0]
        mov dword [esp + 400], ebx                                  ;  3473.2 p0+p3   38 next[5] spill
        mov ebx, esi                                                ;  3446.5 p1      37 next[0] copy
        shr ebx, 0x10                                               ;  3447.0 p1      37 next[0]
        mov dword [esp + 404], eax                                  ;  3475.2 p0+p3   38 next[4] spill
        mov eax, ebx                                                ;  3451.0 p1      37 next[0] copy
        shr eax, 8                                                  ;  3451.5 p1      37 next[0]
        mov dword [esp + 408], ebp                                  ;  3477.2 p0+p3   38 next[3] spill
        movzx ebp, byte [esp + 112]                                 ;  3455.7 p2      37 next[5]
        mov dword [esp + 412], ecx                                  ;  3479.2 p0+p3   37 next[0] spill
        mov ecx, dword [esp + 204]                                  ;  3456.7 p2      37 next[4] reload
        mov dword [esp + 416], ebp                                  ;  3481.2 p0+p3   37 next[5] spill
        movzx ebp, ch                                               ;  3458.7 p1      37 next[5]
        shr ecx, 0x10                                               ;  3458.7 p1      37 next[6]
        mov dword [esp + 204], ebp                                  ;  3483.2 p0+p3   37 next[5] spill
        movzx ebp, cl                                               ;  3462.7 p1      37 next[6]
        shr ecx, 8                                                  ;  3462.7 p1      37 next[7]
        mov dword [esp + 420], ecx                                  ;  3485.2 p0+p3   37 next[7] spill
        movzx ecx, byte [esp + 288]                                 ;  3457.7 p2      38 next[5]
        mov dword [esp + 424], ecx                                  ;  3487.2 p0+p3   38 next[5] spill
        mov ecx, dword [esp + 96]                                   ;  3458.7 p2      63 next[0] reload
        mov dword [esp + 428], ebp                                  ;  3489.2 p0+p3   37 next[6] spill
        movzx ebp, ch                                               ;  3460.7 p1      38 next[5]
        shr ecx, 0x10                                               ;  3460.7 p1      38 next[6]
        mov dword [esp + 96], ebp                                   ;  3491.2 p0+p3   38 next[5] spill
        movzx ebp, cl                                               ;  3464.7 p1      38 next[6]
        shr ecx, 8                                                  ;  3464.7 p1      39 next[7]
        mov dword [esp + 432], ecx                                  ;  3493.2 p0+p3   39 next[7] spill
        mov ecx, edx                                                ;  3456.8 p1      37 next[1] copy
        shr ecx, 0x10                                               ;  3457.3 p1      37 next[1]
        mov dword [esp + 436], ebp                                  ;  3495.2 p0+p3   38 next[6] spill
        movzx ebp, cl                                               ;  3461.3 p1      37 next[1]
        mov dword [esp + 440], ebp                                  ;  3497.2 p0+p3   37 next[1] spill
        movzx ebp, byte [esp + 248]                                 ;  3459.7 p2      37 next[6]
        mov dword [esp + 444], eax                                  ;  3499.2 p0+p3   37 next[0] spill
        mov eax, dword [esp + 112]                                  ;  3460.7 p2      37 next[5] reload
        movzx eax, ah                                               ;  3462.7 p1      37 next[6]
        mov dword [esp + 112], ebp                                  ;  3501.2 p0+p3   37 next[6] spill
        movzx ebp, byte [esp + 180]                                 ;  3461.7 p2      38 next[6]
        mov dword [esp + 448], eax                                  ;  3503.2 p0+p3   37 next[6] spill
        mov eax, dword [esp + 288]                                  ;  3462.7 p2      37 next[1] reload
        movzx eax, ah                                               ;  3464.7 p1      38 next[6]
        shr ecx, 8                                                  ;  3461.3 p1      37 next[2]
        mov dword [esp + 288], ebp                                  ;  3505.2 p0+p3   38 next[6] spill
        movzx ebp, byte [esp + 212]                                 ;  3463.7 p2      37 next[7]
        mov dword [esp + 212], eax                                  ;  3507.2 p0+p3   38 next[6] spill
        mov eax, dword [esp + 248]                                  ;  3464.7 p2      37 next[6] reload
        movzx eax, ah                                               ;  3466.7 p1      37 next[7]
        mov dword [esp + 248], ebp                                  ;  3509.2 p0+p3   37 next[7] spill
        movzx ebp, byte [esp + 252]                                 ;  3465.7 p2      38 next[7]
        mov dword [esp + 252], eax                                  ;  3511.2 p0+p3   37 next[7] spill
        mov eax, dword [esp + 180]                                  ;  3466.7 p2      37 next[2] reload
        movzx eax, ah                                               ;  3468.7 p1      38 next[7]
        mov dword [esp + 180], ebp                                  ;  3513.2 p0+p3   38 next[7] spill
        mov ebp, dword [esp + 304]                                  ;  3467.7 p2      37 next[0]
        shr ebp, 0x10                                               ;  3469.7 p1      37 next[0]
        mov dword [esp + 452], eax                                  ;  3515.2 p0+p3   38 next[7] spill
        mov eax, ebp                                                ;  3473.7 p1      37 next[0] copy
        and eax, 0xff                                               ;  3474.2 p0      37 next[0]
        shr ebp, 8                                                  ;  3473.7 p1      37 next[1]
        mov dword [esp + 456], ecx                                  ;  3517.2 p0+p3   37 next[2] spill
        movzx ecx, byte [esp + 292]                                 ;  3468.7 p2      37 next[0]
        mov dword [esp + 460], ebp                                  ;  3519.2 p0+p3   37 next[1] spill
        mov ebp, dword [esp + 220]                                  ;  3469.7 p2      38 next[0]
        shr ebp, 0x10                                               ;  3471.7 p1      38 next[0]
        mov dword [esp + 464], edi                                  ;  3521.2 p0+p3   39 next[0] spill
        mov edi, ebp                                                ;  3475.7 p1      38 next[0] copy
        and edi, 0xff                                               ;  3476.2 p0      38 next[0]
        shr ebp, 8                                                  ;  3475.7 p1      39 next[1]
        mov dword [esp + 468], ebp                                  ;  3523.2 p0+p3   39 next[1] spill
        movzx ebp, byte [esp + 284]                                 ;  3471.0 p2      38 next[0]
        mov dword [esp + 472], eax                                  ;  3525.2 p0+p3   37 next[0] spill
        mov eax, dword [esp + 116]                                  ;  3472.0 p2      65 next[3] reload
        mov dword [esp + 476], ecx                                  ;  3527.2 p0+p3   37 next[0] spill
        movzx ecx, ah                                               ;  3474.0 p1      38 next[0]
        mov dword [esp + 480], edi                                  ;  3529.2 p0+p3   38 next[0] spill
        mov edi, eax                                                ;  3474.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  3474.5 p1      38 next[1]
        mov eax, edi                                                ;  3478.5 p1      38 next[1] copy
        movzx edi, al                                               ;  3479.0 p1      38 next[1]
        shr eax, 8                                                  ;  3479.0 p1      39 next[2]
        mov dword [esp + 484], eax                                  ;  3531.2 p0+p3   39 next[2] spill
        mov eax, dword [esp + 264]                                  ;  3475.3 p2      39 next[0]
        shr eax, 0x10                                               ;  3477.3 p1      39 next[0]
        mov dword [esp + 488], edi                                  ;  3533.2 p0+p3   38 next[1] spill
        mov edi, eax                                                ;  3481.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  3481.8 p1      39 next[0]
        mov dword [esp + 492], ebp                                  ;  3535.2 p0+p3   38 next[0] spill
        movzx ebp, byte [esp + 92]                                  ;  3477.3 p2      37 next[1]
        mov dword [esp + 496], ecx                                  ;  3537.2 p0+p3   38 next[0] spill
        mov ecx, dword [esp + 292]                                  ;  3478.3 p2      65 next[0] reload
        mov dword [esp + 500], ebp                                  ;  3539.2 p0+p3   37 next[1] spill
        movzx ebp, ch                                               ;  3480.3 p1      37 next[1]
        shr ecx, 0x10                                               ;  3480.3 p1      37 next[2]
        mov dword [esp + 292], ebp                                  ;  3541.2 p0+p3   37 next[1] spill
        movzx ebp, cl                                               ;  3484.3 p1      37 next[2]
        shr ecx, 8                                                  ;  3484.3 p1      37 next[3]
        mov dword [esp + 504], ecx                                  ;  3543.2 p0+p3   37 next[3] spill
        movzx ecx, byte [esp + 100]                                 ;  3481.0 p2      38 next[1]
        mov dword [esp + 508], ecx                                  ;  3545.2 p0+p3   38 next[1] spill
        mov ecx, dword [esp + 284]                                  ;  3482.0 p2      65 next[4] reload
        mov dword [esp + 512], ebp                                  ;  3547.2 p0+p3   37 next[2] spill
        movzx ebp, ch                                               ;  3484.0 p1      38 next[1]
        shr ecx, 0x10                                               ;  3484.0 p1      38 next[2]
        mov dword [esp + 284], ebp                                  ;  3549.2 p0+p3   38 next[1] spill
        movzx ebp, cl                                               ;  3488.0 p1      38 next[2]
        shr ecx, 8                                                  ;  3488.0 p1      39 next[3]
        mov dword [esp + 516], ecx                                  ;  3551.2 p0+p3   39 next[3] spill
        mov ecx, esi                                                ;  3486.3 p1      37 next[5] copy
        and ecx, 0xff                                               ;  3488.0 p0      37 next[5]
        mov dword [esp + 520], ecx                                  ;  3553.2 p0+p3   37 next[5] spill
        movzx ecx, byte [esp + 88]                                  ;  3485.7 p2      37 next[2]
        mov dword [esp + 524], ecx                                  ;  3555.2 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 92]                                   ;  3486.7 p2      65 next[1] reload
        mov dword [esp + 528], ebp                                  ;  3557.2 p0+p3   38 next[2] spill
        movzx ebp, ch                                               ;  3488.7 p1      37 next[2]
        shr ecx, 0x10                                               ;  3488.7 p1      37 next[3]
        mov dword [esp + 92], ebp                                   ;  3559.2 p0+p3   37 next[2] spill
        movzx ebp, cl                                               ;  3492.7 p1      37 next[3]
        shr ecx, 8                                                  ;  3492.7 p1      37 next[4]
        mov dword [esp + 532], ecx                                  ;  3561.2 p0+p3   37 next[4] spill
        movzx ecx, byte [esp + 84]                                  ;  3489.3 p2      38 next[2]
        mov dword [esp + 536], ecx                                  ;  3563.2 p0+p3   38 next[2] spill
        mov ecx, dword [esp + 100]                                  ;  3490.3 p2      65 next[5] reload
        mov dword [esp + 540], ebp                                  ;  3565.2 p0+p3   37 next[3] spill
        movzx ebp, ch                                               ;  3492.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  3492.3 p1      38 next[3]
        shr esi, 8                                                  ;  3492.7 p1      37 next[6]
        and esi, 0xff                                               ;  3496.7 p0      37 next[6]
        mov dword [esp + 100], esi                                  ;  3567.2 p0+p3   37 next[6] spill
        movzx esi, cl                                               ;  3496.3 p1      38 next[3]
        shr ecx, 8                                                  ;  3496.3 p1      39 next[4]
        mov dword [esp + 544], ecx                                  ;  3569.2 p0+p3   39 next[4] spill
        movzx ecx, byte [esp + 68]                                  ;  3493.7 p2      37 next[3]
        mov dword [esp + 548], ecx                                  ;  3571.2 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 88]                                   ;  3494.7 p2      65 next[2] reload
        mov dword [esp + 552], esi                                  ;  3573.2 p0+p3   38 next[3] spill
        movzx esi, ch                                               ;  3496.7 p1      37 next[3]
        shr ecx, 0x10                                               ;  3496.7 p1      37 next[4]
        mov dword [esp + 88], esi                                   ;  3575.2 p0+p3   37 next[3] spill
        movzx esi, cl                                               ;  3500.7 p1      37 next[4]
        shr ecx, 8                                                  ;  3500.7 p1      37 next[5]
        mov dword [esp + 556], ecx                                  ;  3577.2 p0+p3   37 next[5] spill
        movzx ecx, byte [esp + 280]                                 ;  3497.3 p2      38 next[3]
        mov dword [esp + 560], ecx                                  ;  3579.2 p0+p3   38 next[3] spill
        mov ecx, dword [esp + 84]                                   ;  3498.3 p2      65 next[6] reload
        mov dword [esp + 564], esi                                  ;  3581.2 p0+p3   37 next[4] spill
        movzx esi, ch                                               ;  3500.3 p1      38 next[3]
        shr ecx, 0x10                                               ;  3500.3 p1      38 next[4]
        movzx edx, dl                                               ;  3500.7 p1      37 next[7]
        movzx ebx, bl                                               ;  3501.2 p1      37 next[7]
        movzx eax, al                                               ;  3501.7 p1      38 next[7]
        mov dword [esp + 84], edx                                   ;  3583.2 p0+p3   37 next[7] spill
        movzx edx, cl                                               ;  3504.3 p1      38 next[4]
        shr ecx, 8                                                  ;  3504.3 p1      39 next[5]
        mov dword [esp + 568], ebx                                  ;  3585.2 p0+p3   37 next[7] spill
        movzx ebx, byte [esp + 108]                                 ;  3504.5 p2      37 next[4]
        mov dword [esp + 572], eax                                  ;  3587.2 p0+p3   38 next[7] spill
        mov eax, dword [esp + 68]                                   ;  3505.5 p2      65 next[3] reload
        mov dword [esp + 576], ecx                                  ;  3589.2 p0+p3   39 next[5] spill
        movzx ecx, ah                                               ;  3507.5 p1      37 next[4]
        shr eax, 0x10                                               ;  3508.2 p1      37 next[5]
        mov dword [esp + 68], edx                                   ;  3591.2 p0+p3   38 next[4] spill
        movzx edx, al                                               ;  3512.2 p1      37 next[5]
        shr eax, 8                                                  ;  3512.2 p1      37 next[6]
        mov dword [esp + 580], eax                                  ;  3593.2 p0+p3   37 next[6] spill
        movzx eax, byte [esp + 296]                                 ;  3510.5 p2      38 next[4]
        mov dword [esp + 584], edx                                  ;  3595.2 p0+p3   37 next[5] spill
        mov edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3512.5 p2      68 h
        xor edx, dword [esp + 72]                                   ;  3514.5 p2+p0   68 h
        xor edx, 0x7bf2dca                                          ;  3515.0 p0      68 h
        mov dword [esp + 72], ebx                                   ;  3597.2 p0+p3   37 next[4] spill
        mov ebx, dword [esp + 476]                                  ;  3528.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3532.2 p2+p0   68 h
        mov ebx, dword [esp + 412]                                  ;  3517.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3532.7 p2+p0   68 h
        mov ebx, dword [esp + 472]                                  ;  3526.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3533.2 p2+p0   68 h
        mov ebx, dword [esp + 444]                                  ;  3521.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3533.7 p2+p0   68 h
        mov ebx, dword [esp + 492]                                  ;  3536.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3540.2 p2+p0   68 h
        mov ebx, dword [esp + 496]                                  ;  3538.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3542.2 p2+p0   68 h
        mov ebx, dword [esp + 480]                                  ;  3530.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3542.7 p2+p0   68 h
        mov ebx, dword [esp + 104]                                  ;  3530.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3543.2 p2+p0   68 h
        mov ebx, dword [esp + 300]                                  ;  3532.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3543.7 p2+p0   68 h
        mov ebx, dword [esp + 228]                                  ;  3534.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3544.2 p2+p0   68 h
        mov ebx, dword [esp + 244]                                  ;  3536.2 p2      37 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3544.7 p2+p0   68 h
        mov ebx, dword [esp + 120]                                  ;  3538.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3545.2 p2+p0   68 h
        mov ebx, dword [esp + 240]                                  ;  3540.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3545.7 p2+p0   68 h
        mov ebx, dword [esp + 144]                                  ;  3542.2 p2      38 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3546.2 p2+p0   68 h
        mov ebx, dword [esp + 464]                                  ;  3544.2 p2      39 next[0] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3548.2 p2+p0   68 h
        mov ebx, dword [esp + 280]                                  ;  3546.2 p2      65 next[7] reload
        mov dword [esp + 588], ecx                                  ;  3599.2 p0+p3   37 next[4] spill
        movzx ecx, bh                                               ;  3548.2 p1      38 next[4]
        shr ebx, 0x10                                               ;  3548.2 p1      38 next[5]
        mov edi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3548.5 p2      68 h
        xor edi, dword [esp + 76]                                   ;  3550.5 p2+p0   68 h
        xor edi, 0x33835aad                                         ;  3551.0 p0      68 h
        mov dword [esp + 76], edx                                   ;  3601.2 p0+p3   68 h spill
        movzx edx, bl                                               ;  3552.2 p1      38 next[5]
        shr ebx, 8                                                  ;  3552.7 p1      39 next[6]
        mov dword [esp + 280], ebx                                  ;  3603.2 p0+p3   39 next[6] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3554.2 p2      68 h
        mov ebp, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3555.2 p2      68 h
        xor ebx, dword [esp + 156]                                  ;  3556.2 p2+p0   68 h
        xor ebp, dword [esp + 160]                                  ;  3558.2 p2+p0   68 h
        mov dword [esp + 160], edx                                  ;  3605.2 p0+p3   38 next[5] spill
        mov edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3559.2 p2      68 h
        mov esi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3560.2 p2      68 h
        xor edx, dword [esp + 164]                                  ;  3561.2 p2+p0   68 h
        xor esi, dword [esp + 168]                                  ;  3562.2 p2+p0   68 h
        mov dword [esp + 168], ecx                                  ;  3607.2 p0+p3   38 next[4] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3564.5 p2      68 h
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3566.2 p2      68 h
        xor ecx, dword [esp + 172]                                  ;  3567.2 p2+p0   68 h
        xor eax, dword [esp + 176]                                  ;  3568.2 p2+p0   68 h
        mov dword [esp + 176], eax                                  ;  3609.2 p0+p3   68 h spill
        mov eax, dword [esp + 476]                                  ;  3569.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3573.2 p2+p0   68 h
        mov eax, dword [esp + 412]                                  ;  3571.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3575.2 p2+p0   68 h
        mov eax, dword [esp + 472]                                  ;  3573.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3577.2 p2+p0   68 h
        mov eax, dword [esp + 444]                                  ;  3575.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3579.2 p2+p0   68 h
        mov eax, dword [esp + 492]                                  ;  3577.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3581.2 p2+p0   68 h
        mov eax, dword [esp + 496]                                  ;  3579.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3583.2 p2+p0   68 h
        mov eax, dword [esp + 480]                                  ;  3582.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3586.2 p2+p0   68 h
        mov eax, dword [esp + 104]                                  ;  3584.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3588.2 p2+p0   68 h
        mov eax, dword [esp + 300]                                  ;  3586.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3590.2 p2+p0   68 h
        mov eax, dword [esp + 228]                                  ;  3588.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3592.2 p2+p0   68 h
        mov eax, dword [esp + 244]                                  ;  3590.2 p2      37 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3594.2 p2+p0   68 h
        mov eax, dword [esp + 120]                                  ;  3592.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3596.2 p2+p0   68 h
        mov eax, dword [esp + 240]                                  ;  3594.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3598.2 p2+p0   68 h
        mov eax, dword [esp + 144]                                  ;  3596.2 p2      38 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3600.2 p2+p0   68 h
        mov eax, dword [esp + 464]                                  ;  3598.2 p2      39 next[0] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3602.2 p2+p0   68 h
        mov eax, dword [esp + 524]                                  ;  3600.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3604.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3604.2 p2+p0   68 h
        mov eax, dword [esp + 92]                                   ;  3603.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3607.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3607.2 p2+p0   68 h
        mov eax, dword [esp + 512]                                  ;  3606.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3610.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3610.2 p2+p0   68 h
        mov eax, dword [esp + 456]                                  ;  3609.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3613.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3613.2 p2+p0   68 h
        mov eax, dword [esp + 536]                                  ;  3612.2 p2      38 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3616.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3616.2 p2+p0   68 h
        mov eax, dword [esp + 528]                                  ;  3615.2 p2      38 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3619.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3619.2 p2+p0   68 h
        mov eax, dword [esp + 484]                                  ;  3618.2 p2      39 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3622.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3622.2 p2+p0   68 h
        mov eax, dword [esp + 328]                                  ;  3621.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3625.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3625.2 p2+p0   68 h
        mov eax, dword [esp + 124]                                  ;  3624.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3628.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3628.2 p2+p0   68 h
        mov eax, dword [esp + 320]                                  ;  3627.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3631.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3631.2 p2+p0   68 h
        mov eax, dword [esp + 232]                                  ;  3630.2 p2      37 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3634.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3634.2 p2+p0   68 h
        mov eax, dword [esp + 340]                                  ;  3633.2 p2      38 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3637.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3637.2 p2+p0   68 h
        mov eax, dword [esp + 80]                                   ;  3636.2 p2      38 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3640.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3640.2 p2+p0   68 h
        mov eax, dword [esp + 332]                                  ;  3639.2 p2      38 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3643.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3643.2 p2+p0   68 h
        mov eax, dword [esp + 268]                                  ;  3642.2 p2      39 next[2] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3646.2 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3646.2 p2+p0   68 h
        mov dword [esp + 16], ebx                                   ;  3646.7 p0+p3   68 h
        mov dword [esp + 20], ebp                                   ;  3646.7 p0+p3   68 h
        mov eax, dword [esp + 108]                                  ;  3645.2 p2      65 next[4] reload
        movzx ebp, ah                                               ;  3647.2 p1      37 next[5]
        shr eax, 0x10                                               ;  3647.2 p1      37 next[6]
        movzx ebx, al                                               ;  3651.2 p0      37 next[6]
        shr eax, 8                                                  ;  3651.2 p1      37 next[7]
        mov dword [esp + 108], edi                                  ;  3626.8 p0+p3   68 h spill
        mov edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3647.7 p2      68 h
        mov ebp, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3647.7 p2      68 h
        xor edi, dword [esp + 152]                                  ;  3649.7 p2+p0   68 h
        xor ebp, dword [esp + 148]                                  ;  3649.7 p2+p0   68 h
        mov dword [esp + 148], eax                                  ;  3655.2 p0+p3   37 next[7] spill
        mov eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3651.7 p2      68 h
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3651.7 p2      68 h
        xor eax, dword [esp + 188]                                  ;  3653.7 p2+p0   68 h
        xor ebx, dword [esp + 140]                                  ;  3653.7 p2+p0   68 h
        mov dword [esp + 140], ebx                                  ;  3654.2 p0+p3   68 h spill
        mov ebx, dword [esp + 548]                                  ;  3654.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3658.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3658.2 p2+p0   68 h
        mov ebx, dword [esp + 88]                                   ;  3657.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3661.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3661.2 p2+p0   68 h
        mov ebx, dword [esp + 540]                                  ;  3660.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3664.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3664.2 p2+p0   68 h
        mov ebx, dword [esp + 504]                                  ;  3663.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3667.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3667.2 p2+p0   68 h
        mov ebx, dword [esp + 560]                                  ;  3666.2 p2      38 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3670.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3670.2 p2+p0   68 h
        mov ebx, dword [esp + 552]                                  ;  3669.2 p2      38 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3673.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3673.2 p2+p0   68 h
        mov ebx, dword [esp + 516]                                  ;  3672.2 p2      39 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3676.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3676.2 p2+p0   68 h
        mov ebx, dword [esp + 352]                                  ;  3675.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3679.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3679.2 p2+p0   68 h
        mov ebx, dword [esp + 184]                                  ;  3678.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3682.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3682.2 p2+p0   68 h
        mov ebx, dword [esp + 344]                                  ;  3681.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3685.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3685.2 p2+p0   68 h
        mov ebx, dword [esp + 312]                                  ;  3684.2 p2      37 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3688.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3688.2 p2+p0   68 h
        mov ebx, dword [esp + 364]                                  ;  3687.2 p2      38 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3691.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3691.2 p2+p0   68 h
        mov ebx, dword [esp + 408]                                  ;  3690.2 p2      38 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3694.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3694.2 p2+p0   68 h
        mov ebx, dword [esp + 356]                                  ;  3693.2 p2      38 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3697.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3697.2 p2+p0   68 h
        mov ebx, dword [esp + 324]                                  ;  3696.2 p2      39 next[3] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3700.2 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3700.2 p2+p0   68 h
        mov dword [esp + 24], edx                                   ;  3700.7 p0+p3   68 h
        mov dword [esp + 28], esi                                   ;  3700.7 p0+p3   68 h
        movzx esi, byte [esp + 264]                                 ;  3699.2 p2      38 next[5]
        mov edx, dword [esp + 296]                                  ;  3700.2 p2      65 next[0] reload
        movzx ebx, dh                                               ;  3702.2 p1      38 next[5]
        shr edx, 0x10                                               ;  3702.2 p1      38 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3703.2 p2+p0   68 h
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3703.2 p2+p0   68 h
        movzx esi, dl                                               ;  3706.2 p1      38 next[6]
        shr edx, 8                                                  ;  3706.2 p1      39 next[7]
        xor edi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3704.7 p2+p0   68 h
        xor ebp, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3704.7 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3708.7 p2+p0   68 h
        mov ebx, dword [esp + 140]                                  ;  3706.2 p2      68 h reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3708.7 p2+p0   68 h
        mov esi, dword [esp + 72]                                   ;  3708.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3712.2 p2+p0   68 h
        mov dword [esp + 140], edx                                  ;  3710.2 p0+p3   39 next[7] spill
        mov edx, dword [esp + 176]                                  ;  3710.2 p2      68 h reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3712.2 p2+p0   68 h
        mov esi, dword [esp + 588]                                  ;  3712.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3716.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3716.2 p2+p0   68 h
        mov esi, dword [esp + 564]                                  ;  3715.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3719.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3719.2 p2+p0   68 h
        mov esi, dword [esp + 532]                                  ;  3718.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3722.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3722.2 p2+p0   68 h
        mov esi, dword [esp + 168]                                  ;  3721.2 p2      38 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3725.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3725.2 p2+p0   68 h
        mov esi, dword [esp + 68]                                   ;  3724.2 p2      38 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3728.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3728.2 p2+p0   68 h
        mov esi, dword [esp + 544]                                  ;  3727.2 p2      39 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3731.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3731.2 p2+p0   68 h
        mov esi, dword [esp + 132]                                  ;  3730.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3734.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3734.2 p2+p0   68 h
        mov esi, dword [esp + 392]                                  ;  3733.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3737.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3737.2 p2+p0   68 h
        mov esi, dword [esp + 368]                                  ;  3736.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3740.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3740.2 p2+p0   68 h
        mov esi, dword [esp + 336]                                  ;  3739.2 p2      37 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3743.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3743.2 p2+p0   68 h
        mov esi, dword [esp + 236]                                  ;  3742.2 p2      38 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3746.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3746.2 p2+p0   68 h
        mov esi, dword [esp + 404]                                  ;  3745.2 p2      38 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3749.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3749.2 p2+p0   68 h
        mov esi, dword [esp + 380]                                  ;  3748.2 p2      38 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3752.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3752.2 p2+p0   68 h
        mov esi, dword [esp + 348]                                  ;  3751.2 p2      39 next[4] reload
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3755.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3755.2 p2+p0   68 h
        mov esi, dword [esp + 520]                                  ;  3754.2 p2      37 next[5] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3758.2 p2+p0   68 h
        mov dword [esp + 32], ecx                                   ;  3755.7 p0+p3   68 h
        mov ecx, dword [esp + 584]                                  ;  3756.2 p2      37 next[5] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3760.2 p2+p0   68 h
        mov dword [esp + 36], edx                                   ;  3755.7 p0+p3   68 h
        mov edx, dword [esp + 556]                                  ;  3758.2 p2      37 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3762.2 p2+p0   68 h
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3760.2 p2+p0   68 h
        mov esi, dword [esp + 160]                                  ;  3761.2 p2      38 next[5] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3765.2 p2+p0   68 h
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3763.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3764.2 p2+p0   68 h
        movzx ecx, byte [esp + 304]                                 ;  3765.2 p2      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3766.2 p2+p0   68 h
        movzx esi, byte [esp + 220]                                 ;  3767.2 p2      38 next[6]
        mov edx, dword [esp + 576]                                  ;  3768.2 p2      39 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3772.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3772.2 p2+p0   68 h
        mov edx, dword [esp + 416]                                  ;  3771.2 p2      37 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3775.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3775.2 p2+p0   68 h
        mov edx, dword [esp + 204]                                  ;  3774.2 p2      37 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3778.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3778.2 p2+p0   68 h
        mov edx, dword [esp + 388]                                  ;  3777.2 p2      37 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3781.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3781.2 p2+p0   68 h
        mov edx, dword [esp + 360]                                  ;  3780.2 p2      37 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3784.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3784.2 p2+p0   68 h
        mov edx, dword [esp + 424]                                  ;  3783.2 p2      38 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3787.2 p2+p0   68 h
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3785.2 p2+p0   68 h
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3786.2 p2+p0   68 h
        mov ecx, dword [esp + 96]                                   ;  3787.2 p2      38 next[5] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3791.2 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3789.2 p2+p0   68 h
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3790.2 p2+p0   68 h
        mov esi, dword [esp + 400]                                  ;  3791.2 p2      38 next[5] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3795.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3793.2 p2+p0   68 h
        mov edx, dword [esp + 376]                                  ;  3794.2 p2      39 next[5] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3798.2 p2+p0   68 h
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3796.2 p2+p0   68 h
        mov ecx, dword [esp + 100]                                  ;  3797.2 p2      37 next[6] reload
        xor eax, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3801.2 p2+p0   68 h
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3799.2 p2+p0   68 h
        mov esi, dword [esp + 580]                                  ;  3800.2 p2      37 next[6] reload
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3804.2 p2+p0   68 h
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3802.2 p2+p0   68 h
        mov edx, dword [esp + 280]                                  ;  3803.2 p2      39 next[6] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3807.2 p2+p0   68 h
        mov dword [esp + 40], edi                                   ;  3798.7 p0+p3   68 h
        mov edi, dword [esp + 112]                                  ;  3805.2 p2      37 next[6] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3809.2 p2+p0   68 h
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3807.2 p2+p0   68 h
        mov ecx, dword [esp + 448]                                  ;  3808.2 p2      37 next[6] reload
        xor eax, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3812.2 p2+p0   68 h
        xor ebx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3810.2 p2+p0   68 h
        mov dword [esp + 44], ebp                                   ;  3802.7 p0+p3   68 h
        mov esi, eax                                                ;  3812.7 p1      68 h copy
        mov eax, dword [esp + 264]                                  ;  3811.2 p2      65 next[1] reload
        movzx ebp, ah                                               ;  3813.2 p1+p0   38 next[6]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3812.2 p2+p0   68 h
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3813.2 p2+p0   68 h
        mov eax, dword [esp + 304]                                  ;  3814.2 p2      65 next[6] reload
        movzx edi, ah                                               ;  3816.2 p1+p0   37 next[7]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3815.2 p2+p0   68 h
        movzx eax, byte [esp + 116]                                 ;  3816.2 p2      38 next[7]
        mov ecx, dword [esp + 220]                                  ;  3817.2 p2      65 next[2] reload
        movzx ecx, ch                                               ;  3819.2 p1+p0   38 next[7]
        mov edx, dword [esp + 428]                                  ;  3818.2 p2      37 next[6] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3822.2 p2+p0   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3822.2 p2+p0   68 h
        mov edx, dword [esp + 384]                                  ;  3821.2 p2      37 next[6] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3825.2 p2+p0   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3825.2 p2+p0   68 h
        mov edx, dword [esp + 288]                                  ;  3824.2 p2      38 next[6] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3828.2 p2+p0   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3828.2 p2+p0   68 h
        mov edx, dword [esp + 212]                                  ;  3827.2 p2      38 next[6] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3831.2 p2+p0   68 h
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3831.7 p2+p0   68 h
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3830.2 p2+p0   68 h
        mov ebp, dword [esp + 436]                                  ;  3831.2 p2      38 next[6] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3835.2 p2+p0   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3833.2 p2+p0   68 h
        mov edx, dword [esp + 396]                                  ;  3834.2 p2      39 next[6] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3838.2 p2+p0   68 h
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3836.2 p2+p0   68 h
        mov ebp, dword [esp + 128]                                  ;  3837.2 p2      68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3838.2 p2+p0   68 h
        mov edx, dword [esp + 500]                                  ;  3839.2 p2      37 next[1] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3843.2 p2+p0   68 h
        mov dword [esp + 48], esi                                   ;  3838.7 p0+p3   68 h
        mov esi, dword [esp + 292]                                  ;  3841.2 p2      37 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3845.2 p2+p0   68 h
        mov dword [esp + 52], ebx                                   ;  3838.7 p0+p3   68 h
        mov ebx, dword [esp + 440]                                  ;  3843.2 p2      37 next[1] reload
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3847.2 p2+p0   68 h
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3845.2 p2      68 h
        xor edx, dword [esp + 136]                                  ;  3847.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3847.7 p2+p0   68 h
        mov esi, dword [esp + 460]                                  ;  3848.2 p2      37 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3852.2 p2+p0   68 h
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3850.2 p2+p0   68 h
        mov ebx, dword [esp + 508]                                  ;  3851.2 p2      38 next[1] reload
        xor ebp, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3855.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3853.2 p2+p0   68 h
        mov esi, dword [esp + 284]                                  ;  3854.2 p2      38 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3858.2 p2+p0   68 h
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3856.2 p2+p0   68 h
        mov ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3857.2 p2      68 h
        mov edi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3858.2 p2      68 h
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3859.2 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3860.2 p2+p0   68 h
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3861.2 p2+p0   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3862.2 p2+p0   68 h
        xor ebx, dword [esp + 208]                                  ;  3863.2 p2+p0   68 h
        xor edi, dword [esp + 196]                                  ;  3864.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3865.2 p2+p0   68 h
        mov esi, dword [esp + 488]                                  ;  3866.2 p2      38 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3870.2 p2+p0   68 h
        mov eax, dword [esp + 468]                                  ;  3868.2 p2      39 next[1] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3872.2 p2+p0   68 h
        mov ecx, dword [esp + 308]                                  ;  3870.2 p2      37 next[1] reload
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3874.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3872.2 p2+p0   68 h
        mov esi, dword [esp + 260]                                  ;  3873.2 p2      37 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3877.2 p2+p0   68 h
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3875.2 p2+p0   68 h
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3876.2 p2+p0   68 h
        mov eax, dword [esp + 224]                                  ;  3877.2 p2      37 next[1] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3881.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3879.2 p2+p0   68 h
        mov esi, dword [esp + 276]                                  ;  3880.2 p2      37 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3884.2 p2+p0   68 h
        mov ecx, dword [esp + 316]                                  ;  3882.2 p2      38 next[1] reload
        xor ebp, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3886.2 p2+p0   68 h
        xor edx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3884.2 p2+p0   68 h
        mov eax, dword [esp + 200]                                  ;  3885.2 p2      38 next[1] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3889.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3887.2 p2+p0   68 h
        mov esi, dword [esp + 272]                                  ;  3888.2 p2      38 next[1] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3892.2 p2+p0   68 h
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3890.2 p2+p0   68 h
        mov ecx, dword [esp + 256]                                  ;  3891.2 p2      39 next[1] reload
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3895.2 p2+p0   68 h
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3893.2 p2+p0   68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3894.2 p2+p0   68 h
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3895.2 p2+p0   68 h
        mov esi, dword [esp + 84]                                   ;  3896.2 p2      37 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3900.2 p2+p0   68 h
        mov dword [esp + 8], ebp                                    ;  3895.7 p0+p3   68 h
        mov ebp, dword [esp + 568]                                  ;  3898.2 p2      37 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3902.2 p2+p0   68 h
        mov dword [esp + 12], edx                                   ;  3895.7 p0+p3   68 h
        mov eax, dword [esp + 148]                                  ;  3900.2 p2      37 next[7] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3904.2 p2+p0   68 h
        mov ecx, dword [esp + 572]                                  ;  3902.2 p2      38 next[7] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3906.2 p2+p0   68 h
        mov edx, dword [esp + 140]                                  ;  3904.2 p2      39 next[7] reload
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3908.2 p2+p0   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3906.2 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3907.2 p2+p0   68 h
        mov esi, dword [esp + 248]                                  ;  3908.2 p2      37 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3912.2 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3910.2 p2+p0   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3911.2 p2+p0   68 h
        mov ebp, dword [esp + 252]                                  ;  3912.2 p2      37 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3916.2 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3914.2 p2+p0   68 h
        mov eax, dword [esp + 216]                                  ;  3915.2 p2      37 next[7] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3919.2 p2+p0   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3917.2 p2+p0   68 h
        mov esi, dword [esp + 420]                                  ;  3918.2 p2      37 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3922.2 p2+p0   68 h
        mov ecx, dword [esp + 180]                                  ;  3920.2 p2      38 next[7] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3924.2 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3922.2 p2+p0   68 h
        mov ebp, dword [esp + 452]                                  ;  3923.2 p2      38 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3927.2 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3925.2 p2+p0   68 h
        mov eax, dword [esp + 372]                                  ;  3926.2 p2      38 next[7] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3930.2 p2+p0   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3928.2 p2+p0   68 h
        mov esi, dword [esp + 432]                                  ;  3929.2 p2      39 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3933.2 p2+p0   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3931.2 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3932.2 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3933.2 p2+p0   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3934.2 p2+p0   68 h
        mov dword [esp + 56], ebx                                   ;  3933.7 p0+p3   68 h
        mov dword [esp + 60], edi                                   ;  3934.7 p0+p3   68 h
        mov esi, dword [esp + 192]                                  ;  3935.2 p2      53 blocks
        add esi, 0x40                                               ;  3937.2 p1      53 blocks
        mov edi, dword [esp + 76]                                   ;  3936.2 p2      68 h reload
        mov ebp, dword [esp + 108]                                  ;  3937.2 p2      68 h reload
        mov eax, edi                                                ;  3938.2 p1      68 h copy
        mov ecx, ebp                                                ;  3939.2 p0      68 h copy
        cmp esi, dword [esp + 64]                                   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 616], esi                                  ;                    resident
        mov dword [esp + 0], eax                                    ;                    resident
        mov dword [esp + 4], ecx                                    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]                                    ;     0.0 p2      53 blocks reload
        mov edi, dword [esp + 612]                                  ;     1.0 p2      53 blocks reload
        mov dword [edi], esi                                        ;     2.0 p0+p3   53 blocks
        mov esi, dword [esp + 4]                                    ;     2.0 p2      53 blocks reload
        mov dword [edi + 4], esi                                    ;     4.0 p0+p3   53 blocks
        mov esi, dword [esp + 8]                                    ;     3.0 p2      53 blocks reload
        mov dword [edi + 8], esi                                    ;     5.0 p0+p3   53 blocks
        mov esi, dword [esp + 12]                                   ;     4.0 p2      53 blocks reload
        mov dword [edi + 12], esi                                   ;     6.7 p0+p3   53 blocks
        mov esi, dword [esp + 16]                                   ;     5.0 p2      53 blocks reload
        mov dword [edi + 16], esi                                   ;     8.7 p0+p3   53 blocks
        mov esi, dword [esp + 20]                                   ;     6.0 p2      53 blocks reload
        mov dword [edi + 20], esi                                   ;    10.7 p0+p3   53 blocks
        mov esi, dword [esp + 24]                                   ;     7.0 p2      53 blocks reload
        mov dword [edi + 24], esi                                   ;    12.7 p0+p3   53 blocks
        mov esi, dword [esp + 28]                                   ;     8.0 p2      53 blocks reload
        mov dword [edi + 28], esi                                   ;    14.7 p0+p3   53 blocks
        mov esi, dword [esp + 32]                                   ;     9.0 p2      53 blocks reload
        mov dword [edi + 32], esi                                   ;    16.7 p0+p3   53 blocks
        mov esi, dword [esp + 36]                                   ;    10.0 p2      53 blocks reload
        mov dword [edi + 36], esi                                   ;    18.7 p0+p3   53 blocks
        mov esi, dword [esp + 40]                                   ;    11.0 p2      53 blocks reload
        mov dword [edi + 40], esi                                   ;    20.7 p0+p3   53 blocks
        mov esi, dword [esp + 44]                                   ;    12.0 p2      53 blocks reload
        mov dword [edi + 44], esi                                   ;    22.7 p0+p3   53 blocks
        mov esi, dword [esp + 48]                                   ;    13.0 p2      53 blocks reload
        mov dword [edi + 48], esi                                   ;    24.7 p0+p3   53 blocks
        mov esi, dword [esp + 52]                                   ;    14.0 p2      53 blocks reload
        mov dword [edi + 52], esi                                   ;    26.7 p0+p3   53 blocks
        mov esi, dword [esp + 56]                                   ;    15.0 p2      53 blocks reload
        mov dword [edi + 56], esi                                   ;    28.7 p0+p3   53 blocks
        mov esi, dword [esp + 60]                                   ;    16.0 p2      53 blocks reload
        mov dword [edi + 60], esi                                   ;    30.7 p0+p3   53 blocks
        add esp, 0x250                                              ;                    frame
        pop ebp                                                     ;                    preserved
        pop edi                                                     ;                    preserved
        pop esi                                                     ;                    preserved
        pop ebx                                                     ;                    preserved
        ret

        section .rodata align=64
; Theta_S_0
        align 16, db 0
whirlpool_blocks.T0_Theta_S_0:
        dq 0xd83078c018601818, 0x2646af05238c2323, 0xb891f97ec63fc6c6, 0xfbcd6f13e887e8e8, 0xcb13a14c87268787, 0x116d62a9b8dab8b8, 0x0902050801040101, 0x0d9e6e424f214f4f
        dq 0x9b6ceead36d83636, 0xff510459a6a2a6a6, 0x0cb9bdded26fd2d2, 0x0ef706fbf5f3f5f5, 0x96f280ef79f97979, 0x30dece5f6fa16f6f, 0x6d3feffc917e9191, 0xf8a407aa52555252
        dq 0x47c0fd27609d6060, 0x35657689bccabcbc, 0x372bcdac9b569b9b, 0x8a018c048e028e8e, 0xd25b1571a3b6a3a3, 0x6c183c600c300c0c, 0x84f68aff7bf17b7b, 0x806ae1b535d43535
        dq 0xf53a69e81d741d1d, 0xb3dd4753e0a7e0e0, 0x21b3acf6d77bd7d7, 0x9c99ed5ec22fc2c2, 0x435c966d2eb82e2e, 0x29967a624b314b4b, 0x5de121a3fedffefe, 0xd5ae168257415757
        dq 0xbd2a41a815541515, 0xe8eeb69f77c17777, 0x926eeba537dc3737, 0x9ed7567be5b3e5e5, 0x1323d98c9f469f9f, 0x23fd17d3f0e7f0f0, 0x20947f6a4a354a4a, 0x44a9959eda4fdada
        dq 0xa2b025fa587d5858, 0xcf8fca06c903c9c9, 0x7c528d5529a42929, 0x5a1422500a280a0a, 0x507f4fe1b1feb1b1, 0xc95d1a69a0baa0a0, 0x14d6da7f6bb16b6b, 0xd917ab5c852e8585
        dq 0x3c677381bdcebdbd, 0x8fba34d25d695d5d, 0x9020508010401010, 0x07f503f3f4f7f4f4, 0xdd8bc016cb0bcbcb, 0xd37cc6ed3ef83e3e, 0x2d0a112805140505, 0x78cee61f67816767
        dq 0x97d55373e4b7e4e4, 0x024ebb25279c2727, 0x7382583241194141, 0xa70b9d2c8b168b8b, 0xf6530151a7a6a7a7, 0xb2fa94cf7de97d7d, 0x4937fbdc956e9595, 0x56ad9f8ed847d8d8
        dq 0x70eb308bfbcbfbfb, 0xcdc17123ee9feeee, 0xbbf891c77ced7c7c, 0x71cce31766856666, 0x7ba78ea6dd53dddd, 0xaf2e4bb8175c1717, 0x458e460247014747, 0x1a21dc849e429e9e
        dq 0xd489c51eca0fcaca, 0x585a99752db42d2d, 0x2e637991bfc6bfbf, 0x3f0e1b38071c0707, 0xac472301ad8eadad, 0xb0b42fea5a755a5a, 0xef1bb56c83368383, 0xb666ff8533cc3333
        dq 0x5cc6f23f63916363, 0x12040a1002080202, 0x93493839aa92aaaa, 0xdee2a8af71d97171, 0xc68dcf0ec807c8c8, 0xd1327dc819641919, 0x3b92707249394949, 0x5faf9a86d943d9d9
        dq 0x31f91dc3f2eff2f2, 0xa8db484be3abe3e3, 0xb9b62ae25b715b5b, 0xbc0d9234881a8888, 0x3e29c8a49a529a9a, 0x0b4cbe2d26982626, 0xbf64fa8d32c83232, 0x597d4ae9b0fab0b0
        dq 0xf2cf6a1be983e9e9, 0x771e33780f3c0f0f, 0x33b7a6e6d573d5d5, 0xf41dba74803a8080, 0x27617c99bec2bebe, 0xeb87de26cd13cdcd, 0x8968e4bd34d03434, 0x3290757a483d4848
        dq 0x54e324abffdbffff, 0x8df48ff77af57a7a, 0x643deaf4907a9090, 0x9dbe3ec25f615f5f, 0x3d40a01d20802020, 0x0fd0d56768bd6868, 0xca3472d01a681a1a, 0xb7412c19ae82aeae
        dq 0x7d755ec9b4eab4b4, 0xcea8199a544d5454, 0x7f3be5ec93769393, 0x2f44aa0d22882222, 0x63c8e907648d6464, 0x2aff12dbf1e3f1f1, 0xcce6a2bf73d17373, 0x82245a9012481212
        dq 0x7a805d3a401d4040, 0x4810284008200808, 0x959be856c32bc3c3, 0xdfc57b33ec97ecec, 0x4dab9096db4bdbdb, 0xc05f1f61a1bea1a1, 0x9107831c8d0e8d8d, 0xc87ac9f53df43d3d
        dq 0x5b33f1cc97669797, 0x0000000000000000, 0xf983d436cf1bcfcf, 0x6e5687452bac2b2b, 0xe1ecb39776c57676, 0xe619b06482328282, 0x28b1a9fed67fd6d6, 0xc33677d81b6c1b1b
        dq 0x74775bc1b5eeb5b5, 0xbe432911af86afaf, 0x1dd4df776ab56a6a, 0xeaa00dba505d5050, 0x578a4c1245094545, 0x38fb18cbf3ebf3f3, 0xad60f09d30c03030, 0xc4c3742bef9befef
        dq 0xda7ec3e53ffc3f3f, 0xc7aa1c9255495555, 0xdb591079a2b2a2a2, 0xe9c96503ea8feaea, 0x6acaec0f65896565, 0x036968b9bad2baba, 0x4a5e93652fbc2f2f, 0x8e9de74ec027c0c0
        dq 0x60a181bede5fdede, 0xfc386ce01c701c1c, 0x46e72ebbfdd3fdfd, 0x1f9a64524d294d4d, 0x7639e0e492729292, 0xfaeabc8f75c97575, 0x360c1e3006180606, 0xae0998248a128a8a
        dq 0x4b7940f9b2f2b2b2, 0x85d15963e6bfe6e6, 0x7e1c36700e380e0e, 0xe73e63f81f7c1f1f, 0x55c4f73762956262, 0x3ab5a3eed477d4d4, 0x814d3229a89aa8a8, 0x5231f4c496629696
        dq 0x62ef3a9bf9c3f9f9, 0xa397f666c533c5c5, 0x104ab13525942525, 0xabb220f259795959, 0xd015ae54842a8484, 0xc5e4a7b772d57272, 0xec72ddd539e43939, 0x1698615a4c2d4c4c
        dq 0x94bc3bca5e655e5e, 0x9ff085e778fd7878, 0xe570d8dd38e03838, 0x980586148c0a8c8c, 0x17bfb2c6d163d1d1, 0xe4570b41a5aea5a5, 0xa1d94d43e2afe2e2, 0x4ec2f82f61996161
        dq 0x427b45f1b3f6b3b3, 0x3442a51521842121, 0x0825d6949c4a9c9c, 0xee3c66f01e781e1e, 0x6186522243114343, 0xb193fc76c73bc7c7, 0x4fe52bb3fcd7fcfc, 0x2408142004100404
        dq 0xe3a208b251595151, 0x252fc7bc995e9999, 0x22dac44f6da96d6d, 0x651a39680d340d0d, 0x79e93583facffafa, 0x69a384b6df5bdfdf, 0xa9fc9bd77ee57e7e, 0x1948b43d24902424
        dq 0xfe76d7c53bec3b3b, 0x9a4b3d31ab96abab, 0xf081d13ece1fcece, 0x9922558811441111, 0x8303890c8f068f8f, 0x049c6b4a4e254e4e, 0x667351d1b7e6b7b7, 0xe0cb600beb8bebeb
        dq 0xc178ccfd3cf03c3c, 0xfd1fbf7c813e8181, 0x4035fed4946a9494, 0x1cf30cebf7fbf7f7, 0x186f67a1b9deb9b9, 0x8b265f98134c1313, 0x51589c7d2cb02c2c, 0x05bbb8d6d36bd3d3
        dq 0x8cd35c6be7bbe7e7, 0x39dccb576ea56e6e, 0xaa95f36ec437c4c4, 0x1b060f18030c0303, 0xdcac138a56455656, 0x5e88491a440d4444, 0xa0fe9edf7fe17f7f, 0x884f3721a99ea9a9
        dq 0x6754824d2aa82a2a, 0x0a6b6db1bbd6bbbb, 0x879fe246c123c1c1, 0xf1a602a253515353, 0x72a58baedc57dcdc, 0x531627580b2c0b0b, 0x0127d39c9d4e9d9d, 0x2bd8c1476cad6c6c
        dq 0xa462f59531c43131, 0xf3e8b98774cd7474, 0x15f109e3f6fff6f6, 0x4c8c430a46054646, 0xa5452609ac8aacac, 0xb50f973c891e8989, 0xb42844a014501414, 0xbadf425be1a3e1e1
        dq 0xa62c4eb016581616, 0xf774d2cd3ae83a3a, 0x06d2d06f69b96969, 0x41122d4809240909, 0xd7e0ada770dd7070, 0x6f7154d9b6e2b6b6, 0x1ebdb7ced067d0d0, 0xd6c77e3bed93eded
        dq 0xe285db2ecc17cccc, 0x6884572a42154242, 0x2c2dc2b4985a9898, 0xed550e49a4aaa4a4, 0x7550885d28a02828, 0x86b831da5c6d5c5c, 0x6bed3f93f8c7f8f8, 0xc211a44486228686
; Theta_S_8
        align 16, db 0
whirlpool_blocks.T1_Theta_S_8:
        dq 0x3078c018601818d8, 0x46af05238c232326, 0x91f97ec63fc6c6b8, 0xcd6f13e887e8e8fb, 0x13a14c87268787cb, 0x6d62a9b8dab8b811, 0x0205080104010109, 0x9e6e424f214f4f0d
        dq 0x6ceead36d836369b, 0x510459a6a2a6a6ff, 0xb9bdded26fd2d20c, 0xf706fbf5f3f5f50e, 0xf280ef79f9797996, 0xdece5f6fa16f6f30, 0x3feffc917e91916d, 0xa407aa52555252f8
        dq 0xc0fd27609d606047, 0x657689bccabcbc35, 0x2bcdac9b569b9b37, 0x018c048e028e8e8a, 0x5b1571a3b6a3a3d2, 0x183c600c300c0c6c, 0xf68aff7bf17b7b84, 0x6ae1b535d4353580
        dq 0x3a69e81d741d1df5, 0xdd4753e0a7e0e0b3, 0xb3acf6d77bd7d721, 0x99ed5ec22fc2c29c, 0x5c966d2eb82e2e43, 0x967a624b314b4b29, 0xe121a3fedffefe5d, 0xae168257415757d5
        dq 0x2a41a815541515bd, 0xeeb69f77c17777e8, 0x6eeba537dc373792, 0xd7567be5b3e5e59e, 0x23d98c9f469f9f13, 0xfd17d3f0e7f0f023, 0x947f6a4a354a4a20, 0xa9959eda4fdada44
        dq 0xb025fa587d5858a2, 0x8fca06c903c9c9cf, 0x528d5529a429297c, 0x1422500a280a0a5a, 0x7f4fe1b1feb1b150, 0x5d1a69a0baa0a0c9, 0xd6da7f6bb16b6b14, 0x17ab5c852e8585d9
        dq 0x677381bdcebdbd3c, 0xba34d25d695d5d8f, 0x2050801040101090, 0xf503f3f4f7f4f407, 0x8bc016cb0bcbcbdd, 0x7cc6ed3ef83e3ed3, 0x0a1128051405052d, 0xcee61f6781676778
        dq 0xd55373e4b7e4e497, 0x4ebb25279c272702, 0x8258324119414173, 0x0b9d2c8b168b8ba7, 0x530151a7a6a7a7f6, 0xfa94cf7de97d7db2, 0x37fbdc956e959549, 0xad9f8ed847d8d856
        dq 0xeb308bfbcbfbfb70, 0xc17123ee9feeeecd, 0xf891c77ced7c7cbb, 0xcce3176685666671, 0xa78ea6dd53dddd7b, 0x2e4bb8175c1717af, 0x8e46024701474745, 0x21dc849e429e9e1a
        dq 0x89c51eca0fcacad4, 0x5a99752db42d2d58, 0x637991bfc6bfbf2e, 0x0e1b38071c07073f, 0x472301ad8eadadac, 0xb42fea5a755a5ab0, 0x1bb56c83368383ef, 0x66ff8533cc3333b6
        dq 0xc6f23f639163635c, 0x040a100208020212, 0x493839aa92aaaa93, 0xe2a8af71d97171de, 0x8dcf0ec807c8c8c6, 0x327dc819641919d1, 0x927072493949493b, 0xaf9a86d943d9d95f
        dq 0xf91dc3f2eff2f231, 0xdb484be3abe3e3a8, 0xb62ae25b715b5bb9, 0x0d9234881a8888bc, 0x29c8a49a529a9a3e, 0x4cbe2d269826260b, 0x64fa8d32c83232bf, 0x7d4ae9b0fab0b059
        dq 0xcf6a1be983e9e9f2, 0x1e33780f3c0f0f77, 0xb7a6e6d573d5d533, 0x1dba74803a8080f4, 0x617c99bec2bebe27, 0x87de26cd13cdcdeb, 0x68e4bd34d0343489, 0x90757a483d484832
        dq 0xe324abffdbffff54, 0xf48ff77af57a7a8d, 0x3deaf4907a909064, 0xbe3ec25f615f5f9d, 0x40a01d208020203d, 0xd0d56768bd68680f, 0x3472d01a681a1aca, 0x412c19ae82aeaeb7
        dq 0x755ec9b4eab4b47d, 0xa8199a544d5454ce, 0x3be5ec937693937f, 0x44aa0d228822222f, 0xc8e907648d646463, 0xff12dbf1e3f1f12a, 0xe6a2bf73d17373cc, 0x245a901248121282
        dq 0x805d3a401d40407a, 0x1028400820080848, 0x9be856c32bc3c395, 0xc57b33ec97ececdf, 0xab9096db4bdbdb4d, 0x5f1f61a1bea1a1c0, 0x07831c8d0e8d8d91, 0x7ac9f53df43d3dc8
        dq 0x33f1cc976697975b, 0x0000000000000000, 0x83d436cf1bcfcff9, 0x5687452bac2b2b6e, 0xecb39776c57676e1, 0x19b06482328282e6, 0xb1a9fed67fd6d628, 0x3677d81b6c1b1bc3
        dq 0x775bc1b5eeb5b574, 0x432911af86afafbe, 0xd4df776ab56a6a1d, 0xa00dba505d5050ea, 0x8a4c124509454557, 0xfb18cbf3ebf3f338, 0x60f09d30c03030ad, 0xc3742bef9befefc4
        dq 0x7ec3e53ffc3f3fda, 0xaa1c9255495555c7, 0x591079a2b2a2a2db, 0xc96503ea8feaeae9, 0xcaec0f658965656a, 0x6968b9bad2baba03, 0x5e93652fbc2f2f4a, 0x9de74ec027c0c08e
        dq 0xa181bede5fdede60, 0x386ce01c701c1cfc, 0xe72ebbfdd3fdfd46, 0x9a64524d294d4d1f, 0x39e0e49272929276, 0xeabc8f75c97575fa, 0x0c1e300618060636, 0x0998248a128a8aae
        dq 0x7940f9b2f2b2b24b, 0xd15963e6bfe6e685, 0x1c36700e380e0e7e, 0x3e63f81f7c1f1fe7, 0xc4f7376295626255, 0xb5a3eed477d4d43a, 0x4d3229a89aa8a881, 0x31f4c49662969652
        dq 0xef3a9bf9c3f9f962, 0x97f666c533c5c5a3, 0x4ab1352594252510, 0xb220f259795959ab, 0x15ae54842a8484d0, 0xe4a7b772d57272c5, 0x72ddd539e43939ec, 0x98615a4c2d4c4c16
        dq 0xbc3bca5e655e5e94, 0xf085e778fd78789f, 0x70d8dd38e03838e5, 0x0586148c0a8c8c98, 0xbfb2c6d163d1d117, 0x570b41a5aea5a5e4, 0xd94d43e2afe2e2a1, 0xc2f82f619961614e
        dq 0x7b45f1b3f6b3b342, 0x42a5152184212134, 0x25d6949c4a9c9c08, 0x3c66f01e781e1eee, 0x8652224311434361, 0x93fc76c73bc7c7b1, 0xe52bb3fcd7fcfc4f, 0x0814200410040424
        dq 0xa208b251595151e3, 0x2fc7bc995e999925, 0xdac44f6da96d6d22, 0x1a39680d340d0d65, 0xe93583facffafa79, 0xa384b6df5bdfdf69, 0xfc9bd77ee57e7ea9, 0x48b43d2490242419
        dq 0x76d7c53bec3b3bfe, 0x4b3d31ab96abab9a, 0x81d13ece1fcecef0, 0x2255881144111199, 0x03890c8f068f8f83, 0x9c6b4a4e254e4e04, 0x7351d1b7e6b7b766, 0xcb600beb8bebebe0
        dq 0x78ccfd3cf03c3cc1, 0x1fbf7c813e8181fd, 0x35fed4946a949440, 0xf30cebf7fbf7f71c, 0x6f67a1b9deb9b918, 0x265f98134c13138b, 0x589c7d2cb02c2c51, 0xbbb8d6d36bd3d305
        dq 0xd35c6be7bbe7e78c, 0xdccb576ea56e6e39, 0x95f36ec437c4c4aa, 0x060f18030c03031b, 0xac138a56455656dc, 0x88491a440d44445e, 0xfe9edf7fe17f7fa0, 0x4f3721a99ea9a988
        dq 0x54824d2aa82a2a67, 0x6b6db1bbd6bbbb0a, 0x9fe246c123c1c187, 0xa602a253515353f1, 0xa58baedc57dcdc72, 0x1627580b2c0b0b53, 0x27d39c9d4e9d9d01, 0xd8c1476cad6c6c2b
        dq 0x62f59531c43131a4, 0xe8b98774cd7474f3, 0xf109e3f6fff6f615, 0x8c430a460546464c, 0x452609ac8aacaca5, 0x0f973c891e8989b5, 0x2844a014501414b4, 0xdf425be1a3e1e1ba
        dq 0x2c4eb016581616a6, 0x74d2cd3ae83a3af7, 0xd2d06f69b9696906, 0x122d480924090941, 0xe0ada770dd7070d7, 0x7154d9b6e2b6b66f, 0xbdb7ced067d0d01e, 0xc77e3bed93ededd6
        dq 0x85db2ecc17cccce2, 0x84572a4215424268, 0x2dc2b4985a98982c, 0x550e49a4aaa4a4ed, 0x50885d28a0282875, 0xb831da5c6d5c5c86, 0xed3f93f8c7f8f86b, 0x11a44486228686c2
; Theta_S_16
        align 16, db 0
whirlpool_blocks.T2_Theta_S_16:
        dq 0x78c018601818d830, 0xaf05238c23232646, 0xf97ec63fc6c6b891, 0x6f13e887e8e8fbcd, 0xa14c87268787cb13, 0x62a9b8dab8b8116d, 0x0508010401010902, 0x6e424f214f4f0d9e
        dq 0xeead36d836369b6c, 0x0459a6a2a6a6ff51, 0xbdded26fd2d20cb9, 0x06fbf5f3f5f50ef7, 0x80ef79f9797996f2, 0xce5f6fa16f6f30de, 0xeffc917e91916d3f, 0x07aa52555252f8a4
        dq 0xfd27609d606047c0, 0x7689bccabcbc3565, 0xcdac9b569b9b372b, 0x8c048e028e8e8a01, 0x1571a3b6a3a3d25b, 0x3c600c300c0c6c18, 0x8aff7bf17b7b84f6, 0xe1b535d43535806a
        dq 0x69e81d741d1df53a, 0x4753e0a7e0e0b3dd, 0xacf6d77bd7d721b3, 0xed5ec22fc2c29c99, 0x966d2eb82e2e435c, 0x7a624b314b4b2996, 0x21a3fedffefe5de1, 0x168257415757d5ae
        dq 0x41a815541515bd2a, 0xb69f77c17777e8ee, 0xeba537dc3737926e, 0x567be5b3e5e59ed7, 0xd98c9f469f9f1323, 0x17d3f0e7f0f023fd, 0x7f6a4a354a4a2094, 0x959eda4fdada44a9
        dq 0x25fa587d5858a2b0, 0xca06c903c9c9cf8f, 0x8d5529a429297c52, 0x22500a280a0a5a14, 0x4fe1b1feb1b1507f, 0x1a69a0baa0a0c95d, 0xda7f6bb16b6b14d6, 0xab5c852e8585d917
        dq 0x7381bdcebdbd3c67, 0x34d25d695d5d8fba, 0x5080104010109020, 0x03f3f4f7f4f407f5, 0xc016cb0bcbcbdd8b, 0xc6ed3ef83e3ed37c, 0x1128051405052d0a, 0xe61f6781676778ce
        dq 0x5373e4b7e4e497d5, 0xbb25279c2727024e, 0x5832411941417382, 0x9d2c8b168b8ba70b, 0x0151a7a6a7a7f653, 0x94cf7de97d7db2fa, 0xfbdc956e95954937, 0x9f8ed847d8d856ad
        dq 0x308bfbcbfbfb70eb, 0x7123ee9feeeecdc1, 0x91c77ced7c7cbbf8, 0xe3176685666671cc, 0x8ea6dd53dddd7ba7, 0x4bb8175c1717af2e, 0x460247014747458e, 0xdc849e429e9e1a21
        dq 0xc51eca0fcacad489, 0x99752db42d2d585a, 0x7991bfc6bfbf2e63, 0x1b38071c07073f0e, 0x2301ad8eadadac47, 0x2fea5a755a5ab0b4, 0xb56c83368383ef1b, 0xff8533cc3333b666
        dq 0xf23f639163635cc6, 0x0a10020802021204, 0x3839aa92aaaa9349, 0xa8af71d97171dee2, 0xcf0ec807c8c8c68d, 0x7dc819641919d132, 0x7072493949493b92, 0x9a86d943d9d95faf
        dq 0x1dc3f2eff2f231f9, 0x484be3abe3e3a8db, 0x2ae25b715b5bb9b6, 0x9234881a8888bc0d, 0xc8a49a529a9a3e29, 0xbe2d269826260b4c, 0xfa8d32c83232bf64, 0x4ae9b0fab0b0597d
        dq 0x6a1be983e9e9f2cf, 0x33780f3c0f0f771e, 0xa6e6d573d5d533b7, 0xba74803a8080f41d, 0x7c99bec2bebe2761, 0xde26cd13cdcdeb87, 0xe4bd34d034348968, 0x757a483d48483290
        dq 0x24abffdbffff54e3, 0x8ff77af57a7a8df4, 0xeaf4907a9090643d, 0x3ec25f615f5f9dbe, 0xa01d208020203d40, 0xd56768bd68680fd0, 0x72d01a681a1aca34, 0x2c19ae82aeaeb741
        dq 0x5ec9b4eab4b47d75, 0x199a544d5454cea8, 0xe5ec937693937f3b, 0xaa0d228822222f44, 0xe907648d646463c8, 0x12dbf1e3f1f12aff, 0xa2bf73d17373cce6, 0x5a90124812128224
        dq 0x5d3a401d40407a80, 0x2840082008084810, 0xe856c32bc3c3959b, 0x7b33ec97ececdfc5, 0x9096db4bdbdb4dab, 0x1f61a1bea1a1c05f, 0x831c8d0e8d8d9107, 0xc9f53df43d3dc87a
        dq 0xf1cc976697975b33, 0x0000000000000000, 0xd436cf1bcfcff983, 0x87452bac2b2b6e56, 0xb39776c57676e1ec, 0xb06482328282e619, 0xa9fed67fd6d628b1, 0x77d81b6c1b1bc336
        dq 0x5bc1b5eeb5b57477, 0x2911af86afafbe43, 0xdf776ab56a6a1dd4, 0x0dba505d5050eaa0, 0x4c1245094545578a, 0x18cbf3ebf3f338fb, 0xf09d30c03030ad60, 0x742bef9befefc4c3
        dq 0xc3e53ffc3f3fda7e, 0x1c9255495555c7aa, 0x1079a2b2a2a2db59, 0x6503ea8feaeae9c9, 0xec0f658965656aca, 0x68b9bad2baba0369, 0x93652fbc2f2f4a5e, 0xe74ec027c0c08e9d
        dq 0x81bede5fdede60a1, 0x6ce01c701c1cfc38, 0x2ebbfdd3fdfd46e7, 0x64524d294d4d1f9a, 0xe0e4927292927639, 0xbc8f75c97575faea, 0x1e3006180606360c, 0x98248a128a8aae09
        dq 0x40f9b2f2b2b24b79, 0x5963e6bfe6e685d1, 0x36700e380e0e7e1c, 0x63f81f7c1f1fe73e, 0xf7376295626255c4, 0xa3eed477d4d43ab5, 0x3229a89aa8a8814d, 0xf4c4966296965231
        dq 0x3a9bf9c3f9f962ef, 0xf666c533c5c5a397, 0xb13525942525104a, 0x20f259795959abb2, 0xae54842a8484d015, 0xa7b772d57272c5e4, 0xddd539e43939ec72, 0x615a4c2d4c4c1698
        dq 0x3bca5e655e5e94bc, 0x85e778fd78789ff0, 0xd8dd38e03838e570, 0x86148c0a8c8c9805, 0xb2c6d163d1d117bf, 0x0b41a5aea5a5e457, 0x4d43e2afe2e2a1d9, 0xf82f619961614ec2
        dq 0x45f1b3f6b3b3427b, 0xa515218421213442, 0xd6949c4a9c9c0825, 0x66f01e781e1eee3c, 0x5222431143436186, 0xfc76c73bc7c7b193, 0x2bb3fcd7fcfc4fe5, 0x1420041004042408
        dq 0x08b251595151e3a2, 0xc7bc995e9999252f, 0xc44f6da96d6d22da, 0x39680d340d0d651a, 0x3583facffafa79e9, 0x84b6df5bdfdf69a3, 0x9bd77ee57e7ea9fc, 0xb43d249024241948
        dq 0xd7c53bec3b3bfe76, 0x3d31ab96abab9a4b, 0xd13ece1fcecef081, 0x5588114411119922, 0x890c8f068f8f8303, 0x6b4a4e254e4e049c, 0x51d1b7e6b7b76673, 0x600beb8bebebe0cb
        dq 0xccfd3cf03c3cc178, 0xbf7c813e8181fd1f, 0xfed4946a94944035, 0x0cebf7fbf7f71cf3, 0x67a1b9deb9b9186f, 0x5f98134c13138b26, 0x9c7d2cb02c2c5158, 0xb8d6d36bd3d305bb
        dq 0x5c6be7bbe7e78cd3, 0xcb576ea56e6e39dc, 0xf36ec437c4c4aa95, 0x0f18030c03031b06, 0x138a56455656dcac, 0x491a440d44445e88, 0x9edf7fe17f7fa0fe, 0x3721a99ea9a9884f
        dq 0x824d2aa82a2a6754, 0x6db1bbd6bbbb0a6b, 0xe246c123c1c1879f, 0x02a253515353f1a6, 0x8baedc57dcdc72a5, 0x27580b2c0b0b5316, 0xd39c9d4e9d9d0127, 0xc1476cad6c6c2bd8
        dq 0xf59531c43131a462, 0xb98774cd7474f3e8, 0x09e3f6fff6f615f1, 0x430a460546464c8c, 0x2609ac8aacaca545, 0x973c891e8989b50f, 0x44a014501414b428, 0x425be1a3e1e1badf
        dq 0x4eb016581616a62c, 0xd2cd3ae83a3af774, 0xd06f69b9696906d2, 0x2d48092409094112, 0xada770dd7070d7e0, 0x54d9b6e2b6b66f71, 0xb7ced067d0d01ebd, 0x7e3bed93ededd6c7
        dq 0xdb2ecc17cccce285, 0x572a421542426884, 0xc2b4985a98982c2d, 0x0e49a4aaa4a4ed55, 0x885d28a028287550, 0x31da5c6d5c5c86b8, 0x3f93f8c7f8f86bed, 0xa44486228686c211
; Theta_S_24
        align 16, db 0
whirlpool_blocks.T3_Theta_S_24:
        dq 0xc018601818d83078, 0x05238c23232646af, 0x7ec63fc6c6b891f9, 0x13e887e8e8fbcd6f, 0x4c87268787cb13a1, 0xa9b8dab8b8116d62, 0x0801040101090205, 0x424f214f4f0d9e6e
        dq 0xad36d836369b6cee, 0x59a6a2a6a6ff5104, 0xded26fd2d20cb9bd, 0xfbf5f3f5f50ef706, 0xef79f9797996f280, 0x5f6fa16f6f30dece, 0xfc917e91916d3fef, 0xaa52555252f8a407
        dq 0x27609d606047c0fd, 0x89bccabcbc356576, 0xac9b569b9b372bcd, 0x048e028e8e8a018c, 0x71a3b6a3a3d25b15, 0x600c300c0c6c183c, 0xff7bf17b7b84f68a, 0xb535d43535806ae1
        dq 0xe81d741d1df53a69, 0x53e0a7e0e0b3dd47, 0xf6d77bd7d721b3ac, 0x5ec22fc2c29c99ed, 0x6d2eb82e2e435c96, 0x624b314b4b29967a, 0xa3fedffefe5de121, 0x8257415757d5ae16
        dq 0xa815541515bd2a41, 0x9f77c17777e8eeb6, 0xa537dc3737926eeb, 0x7be5b3e5e59ed756, 0x8c9f469f9f1323d9, 0xd3f0e7f0f023fd17, 0x6a4a354a4a20947f, 0x9eda4fdada44a995
        dq 0xfa587d5858a2b025, 0x06c903c9c9cf8fca, 0x5529a429297c528d, 0x500a280a0a5a1422, 0xe1b1feb1b1507f4f, 0x69a0baa0a0c95d1a, 0x7f6bb16b6b14d6da, 0x5c852e8585d917ab
        dq 0x81bdcebdbd3c6773, 0xd25d695d5d8fba34, 0x8010401010902050, 0xf3f4f7f4f407f503, 0x16cb0bcbcbdd8bc0, 0xed3ef83e3ed37cc6, 0x28051405052d0a11, 0x1f6781676778cee6
        dq 0x73e4b7e4e497d553, 0x25279c2727024ebb, 0x3241194141738258, 0x2c8b168b8ba70b9d, 0x51a7a6a7a7f65301, 0xcf7de97d7db2fa94, 0xdc956e95954937fb, 0x8ed847d8d856ad9f
        dq 0x8bfbcbfbfb70eb30, 0x23ee9feeeecdc171, 0xc77ced7c7cbbf891, 0x176685666671cce3, 0xa6dd53dddd7ba78e, 0xb8175c1717af2e4b, 0x0247014747458e46, 0x849e429e9e1a21dc
        dq 0x1eca0fcacad489c5, 0x752db42d2d585a99, 0x91bfc6bfbf2e6379, 0x38071c07073f0e1b, 0x01ad8eadadac4723, 0xea5a755a5ab0b42f, 0x6c83368383ef1bb5, 0x8533cc3333b666ff
        dq 0x3f639163635cc6f2, 0x100208020212040a, 0x39aa92aaaa934938, 0xaf71d97171dee2a8, 0x0ec807c8c8c68dcf, 0xc819641919d1327d, 0x72493949493b9270, 0x86d943d9d95faf9a
        dq 0xc3f2eff2f231f91d, 0x4be3abe3e3a8db48, 0xe25b715b5bb9b62a, 0x34881a8888bc0d92, 0xa49a529a9a3e29c8, 0x2d269826260b4cbe, 0x8d32c83232bf64fa, 0xe9b0fab0b0597d4a
        dq 0x1be983e9e9f2cf6a, 0x780f3c0f0f771e33, 0xe6d573d5d533b7a6, 0x74803a8080f41dba, 0x99bec2bebe27617c, 0x26cd13cdcdeb87de, 0xbd34d034348968e4, 0x7a483d4848329075
        dq 0xabffdbffff54e324, 0xf77af57a7a8df48f, 0xf4907a9090643dea, 0xc25f615f5f9dbe3e, 0x1d208020203d40a0, 0x6768bd68680fd0d5, 0xd01a681a1aca3472, 0x19ae82aeaeb7412c
        dq 0xc9b4eab4b47d755e, 0x9a544d5454cea819, 0xec937693937f3be5, 0x0d228822222f44aa, 0x07648d646463c8e9, 0xdbf1e3f1f12aff12, 0xbf73d17373cce6a2, 0x901248121282245a
        dq 0x3a401d40407a805d, 0x4008200808481028, 0x56c32bc3c3959be8, 0x33ec97ececdfc57b, 0x96db4bdbdb4dab90, 0x61a1bea1a1c05f1f, 0x1c8d0e8d8d910783, 0xf53df43d3dc87ac9
        dq 0xcc976697975b33f1, 0x0000000000000000, 0x36cf1bcfcff983d4, 0x452bac2b2b6e5687, 0x9776c57676e1ecb3, 0x6482328282e619b0, 0xfed67fd6d628b1a9, 0xd81b6c1b1bc33677
        dq 0xc1b5eeb5b574775b, 0x11af86afafbe4329, 0x776ab56a6a1dd4df, 0xba505d5050eaa00d, 0x1245094545578a4c, 0xcbf3ebf3f338fb18, 0x9d30c03030ad60f0, 0x2bef9befefc4c374
        dq 0xe53ffc3f3fda7ec3, 0x9255495555c7aa1c, 0x79a2b2a2a2db5910, 0x03ea8feaeae9c965, 0x0f658965656acaec, 0xb9bad2baba036968, 0x652fbc2f2f4a5e93, 0x4ec027c0c08e9de7
        dq 0xbede5fdede60a181, 0xe01c701c1cfc386c, 0xbbfdd3fdfd46e72e, 0x524d294d4d1f9a64, 0xe4927292927639e0, 0x8f75c97575faeabc, 0x3006180606360c1e, 0x248a128a8aae0998
        dq 0xf9b2f2b2b24b7940, 0x63e6bfe6e685d159, 0x700e380e0e7e1c36, 0xf81f7c1f1fe73e63, 0x376295626255c4f7, 0xeed477d4d43ab5a3, 0x29a89aa8a8814d32, 0xc4966296965231f4
        dq 0x9bf9c3f9f962ef3a, 0x66c533c5c5a397f6, 0x3525942525104ab1, 0xf259795959abb220, 0x54842a8484d015ae, 0xb772d57272c5e4a7, 0xd539e43939ec72dd, 0x5a4c2d4c4c169861
        dq 0xca5e655e5e94bc3b, 0xe778fd78789ff085, 0xdd38e03838e570d8, 0x148c0a8c8c980586, 0xc6d163d1d117bfb2, 0x41a5aea5a5e4570b, 0x43e2afe2e2a1d94d, 0x2f619961614ec2f8
        dq 0xf1b3f6b3b3427b45, 0x15218421213442a5, 0x949c4a9c9c0825d6, 0xf01e781e1eee3c66, 0x2243114343618652, 0x76c73bc7c7b193fc, 0xb3fcd7fcfc4fe52b, 0x2004100404240814
        dq 0xb251595151e3a208, 0xbc995e9999252fc7, 0x4f6da96d6d22dac4, 0x680d340d0d651a39, 0x83facffafa79e935, 0xb6df5bdfdf69a384, 0xd77ee57e7ea9fc9b, 0x3d249024241948b4
        dq 0xc53bec3b3bfe76d7, 0x31ab96abab9a4b3d, 0x3ece1fcecef081d1, 0x8811441111992255, 0x0c8f068f8f830389, 0x4a4e254e4e049c6b, 0xd1b7e6b7b7667351, 0x0beb8bebebe0cb60
        dq 0xfd3cf03c3cc178cc, 0x7c813e8181fd1fbf, 0xd4946a94944035fe, 0xebf7fbf7f71cf30c, 0xa1b9deb9b9186f67, 0x98134c13138b265f, 0x7d2cb02c2c51589c, 0xd6d36bd3d305bbb8
        dq 0x6be7bbe7e78cd35c, 0x576ea56e6e39dccb, 0x6ec437c4c4aa95f3, 0x18030c03031b060f, 0x8a56455656dcac13, 0x1a440d44445e8849, 0xdf7fe17f7fa0fe9e, 0x21a99ea9a9884f37
        dq 0x4d2aa82a2a675482, 0xb1bbd6bbbb0a6b6d, 0x46c123c1c1879fe2, 0xa253515353f1a602, 0xaedc57dcdc72a58b, 0x580b2c0b0b531627, 0x9c9d4e9d9d0127d3, 0x476cad6c6c2bd8c1
        dq 0x9531c43131a462f5, 0x8774cd7474f3e8b9, 0xe3f6fff6f615f109, 0x0a460546464c8c43, 0x09ac8aacaca54526, 0x3c891e8989b50f97, 0xa014501414b42844, 0x5be1a3e1e1badf42
        dq 0xb016581616a62c4e, 0xcd3ae83a3af774d2, 0x6f69b9696906d2d0, 0x480924090941122d, 0xa770dd7070d7e0ad, 0xd9b6e2b6b66f7154, 0xced067d0d01ebdb7, 0x3bed93ededd6c77e
        dq 0x2ecc17cccce285db, 0x2a42154242688457, 0xb4985a98982c2dc2, 0x49a4aaa4a4ed550e, 0x5d28a02828755088, 0xda5c6d5c5c86b831, 0x93f8c7f8f86bed3f, 0x4486228686c211a4
; Theta_S_32
        align 16, db 0
whirlpool_blocks.T4_Theta_S_32:
        dq 0x18601818d83078c0, 0x238c23232646af05, 0xc63fc6c6b891f97e, 0xe887e8e8fbcd6f13, 0x87268787cb13a14c, 0xb8dab8b8116d62a9, 0x0104010109020508, 0x4f214f4f0d9e6e42
        dq 0x36d836369b6ceead, 0xa6a2a6a6ff510459, 0xd26fd2d20cb9bdde, 0xf5f3f5f50ef706fb, 0x79f9797996f280ef, 0x6fa16f6f30dece5f, 0x917e91916d3feffc, 0x52555252f8a407aa
        dq 0x609d606047c0fd27, 0xbccabcbc35657689, 0x9b569b9b372bcdac, 0x8e028e8e8a018c04, 0xa3b6a3a3d25b1571, 0x0c300c0c6c183c60, 0x7bf17b7b84f68aff, 0x35d43535806ae1b5
        dq 0x1d741d1df53a69e8, 0xe0a7e0e0b3dd4753, 0xd77bd7d721b3acf6, 0xc22fc2c29c99ed5e, 0x2eb82e2e435c966d, 0x4b314b4b29967a62, 0xfedffefe5de121a3, 0x57415757d5ae1682
        dq 0x15541515bd2a41a8, 0x77c17777e8eeb69f, 0x37dc3737926eeba5, 0xe5b3e5e59ed7567b, 0x9f469f9f1323d98c, 0xf0e7f0f023fd17d3, 0x4a354a4a20947f6a, 0xda4fdada44a9959e
        dq 0x587d5858a2b025fa, 0xc903c9c9cf8fca06, 0x29a429297c528d55, 0x0a280a0a5a142250, 0xb1feb1b1507f4fe1, 0xa0baa0a0c95d1a69, 0x6bb16b6b14d6da7f, 0x852e8585d917ab5c
        dq 0xbdcebdbd3c677381, 0x5d695d5d8fba34d2, 0x1040101090205080, 0xf4f7f4f407f503f3, 0xcb0bcbcbdd8bc016, 0x3ef83e3ed37cc6ed, 0x051405052d0a1128, 0x6781676778cee61f
        dq 0xe4b7e4e497d55373, 0x279c2727024ebb25, 0x4119414173825832, 0x8b168b8ba70b9d2c, 0xa7a6a7a7f6530151, 0x7de97d7db2fa94cf, 0x956e95954937fbdc, 0xd847d8d856ad9f8e
        dq 0xfbcbfbfb70eb308b, 0xee9feeeecdc17123, 0x7ced7c7cbbf891c7, 0x6685666671cce317, 0xdd53dddd7ba78ea6, 0x175c1717af2e4bb8, 0x47014747458e4602, 0x9e429e9e1a21dc84
        dq 0xca0fcacad489c51e, 0x2db42d2d585a9975, 0xbfc6bfbf2e637991, 0x071c07073f0e1b38, 0xad8eadadac472301, 0x5a755a5ab0b42fea, 0x83368383ef1bb56c, 0x33cc3333b666ff85
        dq 0x639163635cc6f23f, 0x0208020212040a10, 0xaa92aaaa93493839, 0x71d97171dee2a8af, 0xc807c8c8c68dcf0e, 0x19641919d1327dc8, 0x493949493b927072, 0xd943d9d95faf9a86
        dq 0xf2eff2f231f91dc3, 0xe3abe3e3a8db484b, 0x5b715b5bb9b62ae2, 0x881a8888bc0d9234, 0x9a529a9a3e29c8a4, 0x269826260b4cbe2d, 0x32c83232bf64fa8d, 0xb0fab0b0597d4ae9
        dq 0xe983e9e9f2cf6a1b, 0x0f3c0f0f771e3378, 0xd573d5d533b7a6e6, 0x803a8080f41dba74, 0xbec2bebe27617c99, 0xcd13cdcdeb87de26, 0x34d034348968e4bd, 0x483d48483290757a
        dq 0xffdbffff54e324ab, 0x7af57a7a8df48ff7, 0x907a9090643deaf4, 0x5f615f5f9dbe3ec2, 0x208020203d40a01d, 0x68bd68680fd0d567, 0x1a681a1aca3472d0, 0xae82aeaeb7412c19
        dq 0xb4eab4b47d755ec9, 0x544d5454cea8199a, 0x937693937f3be5ec, 0x228822222f44aa0d, 0x648d646463c8e907, 0xf1e3f1f12aff12db, 0x73d17373cce6a2bf, 0x1248121282245a90
        dq 0x401d40407a805d3a, 0x0820080848102840, 0xc32bc3c3959be856, 0xec97ececdfc57b33, 0xdb4bdbdb4dab9096, 0xa1bea1a1c05f1f61, 0x8d0e8d8d9107831c, 0x3df43d3dc87ac9f5
        dq 0x976697975b33f1cc, 0x0000000000000000, 0xcf1bcfcff983d436, 0x2bac2b2b6e568745, 0x76c57676e1ecb397, 0x82328282e619b064, 0xd67fd6d628b1a9fe, 0x1b6c1b1bc33677d8
        dq 0xb5eeb5b574775bc1, 0xaf86afafbe432911, 0x6ab56a6a1dd4df77, 0x505d5050eaa00dba, 0x45094545578a4c12, 0xf3ebf3f338fb18cb, 0x30c03030ad60f09d, 0xef9befefc4c3742b
        dq 0x3ffc3f3fda7ec3e5, 0x55495555c7aa1c92, 0xa2b2a2a2db591079, 0xea8feaeae9c96503, 0x658965656acaec0f, 0xbad2baba036968b9, 0x2fbc2f2f4a5e9365, 0xc027c0c08e9de74e
        dq 0xde5fdede60a181be, 0x1c701c1cfc386ce0, 0xfdd3fdfd46e72ebb, 0x4d294d4d1f9a6452, 0x927292927639e0e4, 0x75c97575faeabc8f, 0x06180606360c1e30, 0x8a128a8aae099824
        dq 0xb2f2b2b24b7940f9, 0xe6bfe6e685d15963, 0x0e380e0e7e1c3670, 0x1f7c1f1fe73e63f8, 0x6295626255c4f737, 0xd477d4d43ab5a3ee, 0xa89aa8a8814d3229, 0x966296965231f4c4
        dq 0xf9c3f9f962ef3a9b, 0xc533c5c5a397f666, 0x25942525104ab135, 0x59795959abb220f2, 0x842a8484d015ae54, 0x72d57272c5e4a7b7, 0x39e43939ec72ddd5, 0x4c2d4c4c1698615a
        dq 0x5e655e5e94bc3bca, 0x78fd78789ff085e7, 0x38e03838e570d8dd, 0x8c0a8c8c98058614, 0xd163d1d117bfb2c6, 0xa5aea5a5e4570b41, 0xe2afe2e2a1d94d43, 0x619961614ec2f82f
        dq 0xb3f6b3b3427b45f1, 0x218421213442a515, 0x9c4a9c9c0825d694, 0x1e781e1eee3c66f0, 0x4311434361865222, 0xc73bc7c7b193fc76, 0xfcd7fcfc4fe52bb3, 0x0410040424081420
        dq 0x51595151e3a208b2, 0x995e9999252fc7bc, 0x6da96d6d22dac44f, 0x0d340d0d651a3968, 0xfacffafa79e93583, 0xdf5bdfdf69a384b6, 0x7ee57e7ea9fc9bd7, 0x249024241948b43d
        dq 0x3bec3b3bfe76d7c5, 0xab96abab9a4b3d31, 0xce1fcecef081d13e, 0x1144111199225588, 0x8f068f8f8303890c, 0x4e254e4e049c6b4a, 0xb7e6b7b7667351d1, 0xeb8bebebe0cb600b
        dq 0x3cf03c3cc178ccfd, 0x813e8181fd1fbf7c, 0x946a94944035fed4, 0xf7fbf7f71cf30ceb, 0xb9deb9b9186f67a1, 0x134c13138b265f98, 0x2cb02c2c51589c7d, 0xd36bd3d305bbb8d6
        dq 0xe7bbe7e78cd35c6b, 0x6ea56e6e39dccb57, 0xc437c4c4aa95f36e, 0x030c03031b060f18, 0x56455656dcac138a, 0x440d44445e88491a, 0x7fe17f7fa0fe9edf, 0xa99ea9a9884f3721
        dq 0x2aa82a2a6754824d, 0xbbd6bbbb0a6b6db1, 0xc123c1c1879fe246, 0x53515353f1a602a2, 0xdc57dcdc72a58bae, 0x0b2c0b0b53162758, 0x9d4e9d9d0127d39c, 0x6cad6c6c2bd8c147
        dq 0x31c43131a462f595, 0x74cd7474f3e8b987, 0xf6fff6f615f109e3, 0x460546464c8c430a, 0xac8aacaca5452609, 0x891e8989b50f973c, 0x14501414b42844a0, 0xe1a3e1e1badf425b
        dq 0x16581616a62c4eb0, 0x3ae83a3af774d2cd, 0x69b9696906d2d06f, 0x0924090941122d48, 0x70dd7070d7e0ada7, 0xb6e2b6b66f7154d9, 0xd067d0d01ebdb7ce, 0xed93ededd6c77e3b
        dq 0xcc17cccce285db2e, 0x421542426884572a, 0x985a98982c2dc2b4, 0xa4aaa4a4ed550e49, 0x28a028287550885d, 0x5c6d5c5c86b831da, 0xf8c7f8f86bed3f93, 0x86228686c211a444
; Theta_S_40
        align 16, db 0
whirlpool_blocks.T5_Theta_S_40:
        dq 0x601818d83078c018, 0x8c23232646af0523, 0x3fc6c6b891f97ec6, 0x87e8e8fbcd6f13e8, 0x268787cb13a14c87, 0xdab8b8116d62a9b8, 0x0401010902050801, 0x214f4f0d9e6e424f
        dq 0xd836369b6ceead36, 0xa2a6a6ff510459a6, 0x6fd2d20cb9bdded2, 0xf3f5f50ef706fbf5, 0xf9797996f280ef79, 0xa16f6f30dece5f6f, 0x7e91916d3feffc91, 0x555252f8a407aa52
        dq 0x9d606047c0fd2760, 0xcabcbc35657689bc, 0x569b9b372bcdac9b, 0x028e8e8a018c048e, 0xb6a3a3d25b1571a3, 0x300c0c6c183c600c, 0xf17b7b84f68aff7b, 0xd43535806ae1b535
        dq 0x741d1df53a69e81d, 0xa7e0e0b3dd4753e0, 0x7bd7d721b3acf6d7, 0x2fc2c29c99ed5ec2, 0xb82e2e435c966d2e, 0x314b4b29967a624b, 0xdffefe5de121a3fe, 0x415757d5ae168257
        dq 0x541515bd2a41a815, 0xc17777e8eeb69f77, 0xdc3737926eeba537, 0xb3e5e59ed7567be5, 0x469f9f1323d98c9f, 0xe7f0f023fd17d3f0, 0x354a4a20947f6a4a, 0x4fdada44a9959eda
        dq 0x7d5858a2b025fa58, 0x03c9c9cf8fca06c9, 0xa429297c528d5529, 0x280a0a5a1422500a, 0xfeb1b1507f4fe1b1, 0xbaa0a0c95d1a69a0, 0xb16b6b14d6da7f6b, 0x2e8585d917ab5c85
        dq 0xcebdbd3c677381bd, 0x695d5d8fba34d25d, 0x4010109020508010, 0xf7f4f407f503f3f4, 0x0bcbcbdd8bc016cb, 0xf83e3ed37cc6ed3e, 0x1405052d0a112805, 0x81676778cee61f67
        dq 0xb7e4e497d55373e4, 0x9c2727024ebb2527, 0x1941417382583241, 0x168b8ba70b9d2c8b, 0xa6a7a7f6530151a7, 0xe97d7db2fa94cf7d, 0x6e95954937fbdc95, 0x47d8d856ad9f8ed8
        dq 0xcbfbfb70eb308bfb, 0x9feeeecdc17123ee, 0xed7c7cbbf891c77c, 0x85666671cce31766, 0x53dddd7ba78ea6dd, 0x5c1717af2e4bb817, 0x014747458e460247, 0x429e9e1a21dc849e
        dq 0x0fcacad489c51eca, 0xb42d2d585a99752d, 0xc6bfbf2e637991bf, 0x1c07073f0e1b3807, 0x8eadadac472301ad, 0x755a5ab0b42fea5a, 0x368383ef1bb56c83, 0xcc3333b666ff8533
        dq 0x9163635cc6f23f63, 0x08020212040a1002, 0x92aaaa93493839aa, 0xd97171dee2a8af71, 0x07c8c8c68dcf0ec8, 0x641919d1327dc819, 0x3949493b92707249, 0x43d9d95faf9a86d9
        dq 0xeff2f231f91dc3f2, 0xabe3e3a8db484be3, 0x715b5bb9b62ae25b, 0x1a8888bc0d923488, 0x529a9a3e29c8a49a, 0x9826260b4cbe2d26, 0xc83232bf64fa8d32, 0xfab0b0597d4ae9b0
        dq 0x83e9e9f2cf6a1be9, 0x3c0f0f771e33780f, 0x73d5d533b7a6e6d5, 0x3a8080f41dba7480, 0xc2bebe27617c99be, 0x13cdcdeb87de26cd, 0xd034348968e4bd34, 0x3d48483290757a48
        dq 0xdbffff54e324abff, 0xf57a7a8df48ff77a, 0x7a9090643deaf490, 0x615f5f9dbe3ec25f, 0x8020203d40a01d20, 0xbd68680fd0d56768, 0x681a1aca3472d01a, 0x82aeaeb7412c19ae
        dq 0xeab4b47d755ec9b4, 0x4d5454cea8199a54, 0x7693937f3be5ec93, 0x8822222f44aa0d22, 0x8d646463c8e90764, 0xe3f1f12aff12dbf1, 0xd17373cce6a2bf73, 0x48121282245a9012
        dq 0x1d40407a805d3a40, 0x2008084810284008, 0x2bc3c3959be856c3, 0x97ececdfc57b33ec, 0x4bdbdb4dab9096db, 0xbea1a1c05f1f61a1, 0x0e8d8d9107831c8d, 0xf43d3dc87ac9f53d
        dq 0x6697975b33f1cc97, 0x0000000000000000, 0x1bcfcff983d436cf, 0xac2b2b6e5687452b, 0xc57676e1ecb39776, 0x328282e619b06482, 0x7fd6d628b1a9fed6, 0x6c1b1bc33677d81b
        dq 0xeeb5b574775bc1b5, 0x86afafbe432911af, 0xb56a6a1dd4df776a, 0x5d5050eaa00dba50, 0x094545578a4c1245, 0xebf3f338fb18cbf3, 0xc03030ad60f09d30, 0x9befefc4c3742bef
        dq 0xfc3f3fda7ec3e53f, 0x495555c7aa1c9255, 0xb2a2a2db591079a2, 0x8feaeae9c96503ea, 0x8965656acaec0f65, 0xd2baba036968b9ba, 0xbc2f2f4a5e93652f, 0x27c0c08e9de74ec0
        dq 0x5fdede60a181bede, 0x701c1cfc386ce01c, 0xd3fdfd46e72ebbfd, 0x294d4d1f9a64524d, 0x7292927639e0e492, 0xc97575faeabc8f75, 0x180606360c1e3006, 0x128a8aae0998248a
        dq 0xf2b2b24b7940f9b2, 0xbfe6e685d15963e6, 0x380e0e7e1c36700e, 0x7c1f1fe73e63f81f, 0x95626255c4f73762, 0x77d4d43ab5a3eed4, 0x9aa8a8814d3229a8, 0x6296965231f4c496
        dq 0xc3f9f962ef3a9bf9, 0x33c5c5a397f666c5, 0x942525104ab13525, 0x795959abb220f259, 0x2a8484d015ae5484, 0xd57272c5e4a7b772, 0xe43939ec72ddd539, 0x2d4c4c1698615a4c
        dq 0x655e5e94bc3bca5e, 0xfd78789ff085e778, 0xe03838e570d8dd38, 0x0a8c8c980586148c, 0x63d1d117bfb2c6d1, 0xaea5a5e4570b41a5, 0xafe2e2a1d94d43e2, 0x9961614ec2f82f61
        dq 0xf6b3b3427b45f1b3, 0x8421213442a51521, 0x4a9c9c0825d6949c, 0x781e1eee3c66f01e, 0x1143436186522243, 0x3bc7c7b193fc76c7, 0xd7fcfc4fe52bb3fc, 0x1004042408142004
        dq 0x595151e3a208b251, 0x5e9999252fc7bc99, 0xa96d6d22dac44f6d, 0x340d0d651a39680d, 0xcffafa79e93583fa, 0x5bdfdf69a384b6df, 0xe57e7ea9fc9bd77e, 0x9024241948b43d24
        dq 0xec3b3bfe76d7c53b, 0x96abab9a4b3d31ab, 0x1fcecef081d13ece, 0x4411119922558811, 0x068f8f8303890c8f, 0x254e4e049c6b4a4e, 0xe6b7b7667351d1b7, 0x8bebebe0cb600beb
        dq 0xf03c3cc178ccfd3c, 0x3e8181fd1fbf7c81, 0x6a94944035fed494, 0xfbf7f71cf30cebf7, 0xdeb9b9186f67a1b9, 0x4c13138b265f9813, 0xb02c2c51589c7d2c, 0x6bd3d305bbb8d6d3
        dq 0xbbe7e78cd35c6be7, 0xa56e6e39dccb576e, 0x37c4c4aa95f36ec4, 0x0c03031b060f1803, 0x455656dcac138a56, 0x0d44445e88491a44, 0xe17f7fa0fe9edf7f, 0x9ea9a9884f3721a9
        dq 0xa82a2a6754824d2a, 0xd6bbbb0a6b6db1bb, 0x23c1c1879fe246c1, 0x515353f1a602a253, 0x57dcdc72a58baedc, 0x2c0b0b531627580b, 0x4e9d9d0127d39c9d, 0xad6c6c2bd8c1476c
        dq 0xc43131a462f59531, 0xcd7474f3e8b98774, 0xfff6f615f109e3f6, 0x0546464c8c430a46, 0x8aacaca5452609ac, 0x1e8989b50f973c89, 0x501414b42844a014, 0xa3e1e1badf425be1
        dq 0x581616a62c4eb016, 0xe83a3af774d2cd3a, 0xb9696906d2d06f69, 0x24090941122d4809, 0xdd7070d7e0ada770, 0xe2b6b66f7154d9b6, 0x67d0d01ebdb7ced0, 0x93ededd6c77e3bed
        dq 0x17cccce285db2ecc, 0x1542426884572a42, 0x5a98982c2dc2b498, 0xaaa4a4ed550e49a4, 0xa028287550885d28, 0x6d5c5c86b831da5c, 0xc7f8f86bed3f93f8, 0x228686c211a44486
; Theta_S_48
        align 16, db 0
whirlpool_blocks.T6_Theta_S_48:
        dq 0x1818d83078c01860, 0x23232646af05238c, 0xc6c6b891f97ec63f, 0xe8e8fbcd6f13e887, 0x8787cb13a14c8726, 0xb8b8116d62a9b8da, 0x0101090205080104, 0x4f4f0d9e6e424f21
        dq 0x36369b6ceead36d8, 0xa6a6ff510459a6a2, 0xd2d20cb9bdded26f, 0xf5f50ef706fbf5f3, 0x797996f280ef79f9, 0x6f6f30dece5f6fa1, 0x91916d3feffc917e, 0x5252f8a407aa5255
        dq 0x606047c0fd27609d, 0xbcbc35657689bcca, 0x9b9b372bcdac9b56, 0x8e8e8a018c048e02, 0xa3a3d25b1571a3b6, 0x0c0c6c183c600c30, 0x7b7b84f68aff7bf1, 0x3535806ae1b535d4
        dq 0x1d1df53a69e81d74, 0xe0e0b3dd4753e0a7, 0xd7d721b3acf6d77b, 0xc2c29c99ed5ec22f, 0x2e2e435c966d2eb8, 0x4b4b29967a624b31, 0xfefe5de121a3fedf, 0x5757d5ae16825741
        dq 0x1515bd2a41a81554, 0x7777e8eeb69f77c1, 0x3737926eeba537dc, 0xe5e59ed7567be5b3, 0x9f9f1323d98c9f46, 0xf0f023fd17d3f0e7, 0x4a4a20947f6a4a35, 0xdada44a9959eda4f
        dq 0x5858a2b025fa587d, 0xc9c9cf8fca06c903, 0x29297c528d5529a4, 0x0a0a5a1422500a28, 0xb1b1507f4fe1b1fe, 0xa0a0c95d1a69a0ba, 0x6b6b14d6da7f6bb1, 0x8585d917ab5c852e
        dq 0xbdbd3c677381bdce, 0x5d5d8fba34d25d69, 0x1010902050801040, 0xf4f407f503f3f4f7, 0xcbcbdd8bc016cb0b, 0x3e3ed37cc6ed3ef8, 0x05052d0a11280514, 0x676778cee61f6781
        dq 0xe4e497d55373e4b7, 0x2727024ebb25279c, 0x4141738258324119, 0x8b8ba70b9d2c8b16, 0xa7a7f6530151a7a6, 0x7d7db2fa94cf7de9, 0x95954937fbdc956e, 0xd8d856ad9f8ed847
        dq 0xfbfb70eb308bfbcb, 0xeeeecdc17123ee9f, 0x7c7cbbf891c77ced, 0x666671cce3176685, 0xdddd7ba78ea6dd53, 0x1717af2e4bb8175c, 0x4747458e46024701, 0x9e9e1a21dc849e42
        dq 0xcacad489c51eca0f, 0x2d2d585a99752db4, 0xbfbf2e637991bfc6, 0x07073f0e1b38071c, 0xadadac472301ad8e, 0x5a5ab0b42fea5a75, 0x8383ef1bb56c8336, 0x3333b666ff8533cc
        dq 0x63635cc6f23f6391, 0x020212040a100208, 0xaaaa93493839aa92, 0x7171dee2a8af71d9, 0xc8c8c68dcf0ec807, 0x1919d1327dc81964, 0x49493b9270724939, 0xd9d95faf9a86d943
        dq 0xf2f231f91dc3f2ef, 0xe3e3a8db484be3ab, 0x5b5bb9b62ae25b71, 0x8888bc0d9234881a, 0x9a9a3e29c8a49a52, 0x26260b4cbe2d2698, 0x3232bf64fa8d32c8, 0xb0b0597d4ae9b0fa
        dq 0xe9e9f2cf6a1be983, 0x0f0f771e33780f3c, 0xd5d533b7a6e6d573, 0x8080f41dba74803a, 0xbebe27617c99bec2, 0xcdcdeb87de26cd13, 0x34348968e4bd34d0, 0x48483290757a483d
        dq 0xffff54e324abffdb, 0x7a7a8df48ff77af5, 0x9090643deaf4907a, 0x5f5f9dbe3ec25f61, 0x20203d40a01d2080, 0x68680fd0d56768bd, 0x1a1aca3472d01a68, 0xaeaeb7412c19ae82
        dq 0xb4b47d755ec9b4ea, 0x5454cea8199a544d, 0x93937f3be5ec9376, 0x22222f44aa0d2288, 0x646463c8e907648d, 0xf1f12aff12dbf1e3, 0x7373cce6a2bf73d1, 0x121282245a901248
        dq 0x40407a805d3a401d, 0x0808481028400820, 0xc3c3959be856c32b, 0xececdfc57b33ec97, 0xdbdb4dab9096db4b, 0xa1a1c05f1f61a1be, 0x8d8d9107831c8d0e, 0x3d3dc87ac9f53df4
        dq 0x97975b33f1cc9766, 0x0000000000000000, 0xcfcff983d436cf1b, 0x2b2b6e5687452bac, 0x7676e1ecb39776c5, 0x8282e619b0648232, 0xd6d628b1a9fed67f, 0x1b1bc33677d81b6c
        dq 0xb5b574775bc1b5ee, 0xafafbe432911af86, 0x6a6a1dd4df776ab5, 0x5050eaa00dba505d, 0x4545578a4c124509, 0xf3f338fb18cbf3eb, 0x3030ad60f09d30c0, 0xefefc4c3742bef9b
        dq 0x3f3fda7ec3e53ffc, 0x5555c7aa1c925549, 0xa2a2db591079a2b2, 0xeaeae9c96503ea8f, 0x65656acaec0f6589, 0xbaba036968b9bad2, 0x2f2f4a5e93652fbc, 0xc0c08e9de74ec027
        dq 0xdede60a181bede5f, 0x1c1cfc386ce01c70, 0xfdfd46e72ebbfdd3, 0x4d4d1f9a64524d29, 0x92927639e0e49272, 0x7575faeabc8f75c9, 0x0606360c1e300618, 0x8a8aae0998248a12
        dq 0xb2b24b7940f9b2f2, 0xe6e685d15963e6bf, 0x0e0e7e1c36700e38, 0x1f1fe73e63f81f7c, 0x626255c4f7376295, 0xd4d43ab5a3eed477, 0xa8a8814d3229a89a, 0x96965231f4c49662
        dq 0xf9f962ef3a9bf9c3, 0xc5c5a397f666c533, 0x2525104ab1352594, 0x5959abb220f25979, 0x8484d015ae54842a, 0x7272c5e4a7b772d5, 0x3939ec72ddd539e4, 0x4c4c1698615a4c2d
        dq 0x5e5e94bc3bca5e65, 0x78789ff085e778fd, 0x3838e570d8dd38e0, 0x8c8c980586148c0a, 0xd1d117bfb2c6d163, 0xa5a5e4570b41a5ae, 0xe2e2a1d94d43e2af, 0x61614ec2f82f6199
        dq 0xb3b3427b45f1b3f6, 0x21213442a5152184, 0x9c9c0825d6949c4a, 0x1e1eee3c66f01e78, 0x4343618652224311, 0xc7c7b193fc76c73b, 0xfcfc4fe52bb3fcd7, 0x0404240814200410
        dq 0x5151e3a208b25159, 0x9999252fc7bc995e, 0x6d6d22dac44f6da9, 0x0d0d651a39680d34, 0xfafa79e93583facf, 0xdfdf69a384b6df5b, 0x7e7ea9fc9bd77ee5, 0x24241948b43d2490
        dq 0x3b3bfe76d7c53bec, 0xabab9a4b3d31ab96, 0xcecef081d13ece1f, 0x1111992255881144, 0x8f8f8303890c8f06, 0x4e4e049c6b4a4e25, 0xb7b7667351d1b7e6, 0xebebe0cb600beb8b
        dq 0x3c3cc178ccfd3cf0, 0x8181fd1fbf7c813e, 0x94944035fed4946a, 0xf7f71cf30cebf7fb, 0xb9b9186f67a1b9de, 0x13138b265f98134c, 0x2c2c51589c7d2cb0, 0xd3d305bbb8d6d36b
        dq 0xe7e78cd35c6be7bb, 0x6e6e39dccb576ea5, 0xc4c4aa95f36ec437, 0x03031b060f18030c, 0x5656dcac138a5645, 0x44445e88491a440d, 0x7f7fa0fe9edf7fe1, 0xa9a9884f3721a99e
        dq 0x2a2a6754824d2aa8, 0xbbbb0a6b6db1bbd6, 0xc1c1879fe246c123, 0x5353f1a602a25351, 0xdcdc72a58baedc57, 0x0b0b531627580b2c, 0x9d9d0127d39c9d4e, 0x6c6c2bd8c1476cad
        dq 0x3131a462f59531c4, 0x7474f3e8b98774cd, 0xf6f615f109e3f6ff, 0x46464c8c430a4605, 0xacaca5452609ac8a, 0x8989b50f973c891e, 0x1414b42844a01450, 0xe1e1badf425be1a3
        dq 0x1616a62c4eb01658, 0x3a3af774d2cd3ae8, 0x696906d2d06f69b9, 0x090941122d480924, 0x7070d7e0ada770dd, 0xb6b66f7154d9b6e2, 0xd0d01ebdb7ced067, 0xededd6c77e3bed93
        dq 0xcccce285db2ecc17, 0x42426884572a4215, 0x98982c2dc2b4985a, 0xa4a4ed550e49a4aa, 0x28287550885d28a0, 0x5c5c86b831da5c6d, 0xf8f86bed3f93f8c7, 0x8686c211a4448622
; Theta_S_56
        align 16, db 0
whirlpool_blocks.T7_Theta_S_56:
        dq 0x18d83078c0186018, 0x232646af05238c23, 0xc6b891f97ec63fc6, 0xe8fbcd6f13e887e8, 0x87cb13a14c872687, 0xb8116d62a9b8dab8, 0x0109020508010401, 0x4f0d9e6e424f214f
        dq 0x369b6ceead36d836, 0xa6ff510459a6a2a6, 0xd20cb9bdded26fd2, 0xf50ef706fbf5f3f5, 0x7996f280ef79f979, 0x6f30dece5f6fa16f, 0x916d3feffc917e91, 0x52f8a407aa525552
        dq 0x6047c0fd27609d60, 0xbc35657689bccabc, 0x9b372bcdac9b569b, 0x8e8a018c048e028e, 0xa3d25b1571a3b6a3, 0x0c6c183c600c300c, 0x7b84f68aff7bf17b, 0x35806ae1b535d435
        dq 0x1df53a69e81d741d, 0xe0b3dd4753e0a7e0, 0xd721b3acf6d77bd7, 0xc29c99ed5ec22fc2, 0x2e435c966d2eb82e, 0x4b29967a624b314b, 0xfe5de121a3fedffe, 0x57d5ae1682574157
        dq 0x15bd2a41a8155415, 0x77e8eeb69f77c177, 0x37926eeba537dc37, 0xe59ed7567be5b3e5, 0x9f1323d98c9f469f, 0xf023fd17d3f0e7f0, 0x4a20947f6a4a354a, 0xda44a9959eda4fda
        dq 0x58a2b025fa587d58, 0xc9cf8fca06c903c9, 0x297c528d5529a429, 0x0a5a1422500a280a, 0xb1507f4fe1b1feb1, 0xa0c95d1a69a0baa0, 0x6b14d6da7f6bb16b, 0x85d917ab5c852e85
        dq 0xbd3c677381bdcebd, 0x5d8fba34d25d695d, 0x1090205080104010, 0xf407f503f3f4f7f4, 0xcbdd8bc016cb0bcb, 0x3ed37cc6ed3ef83e, 0x052d0a1128051405, 0x6778cee61f678167
        dq 0xe497d55373e4b7e4, 0x27024ebb25279c27, 0x4173825832411941, 0x8ba70b9d2c8b168b, 0xa7f6530151a7a6a7, 0x7db2fa94cf7de97d, 0x954937fbdc956e95, 0xd856ad9f8ed847d8
        dq 0xfb70eb308bfbcbfb, 0xeecdc17123ee9fee, 0x7cbbf891c77ced7c, 0x6671cce317668566, 0xdd7ba78ea6dd53dd, 0x17af2e4bb8175c17, 0x47458e4602470147, 0x9e1a21dc849e429e
        dq 0xcad489c51eca0fca, 0x2d585a99752db42d, 0xbf2e637991bfc6bf, 0x073f0e1b38071c07, 0xadac472301ad8ead, 0x5ab0b42fea5a755a, 0x83ef1bb56c833683, 0x33b666ff8533cc33
        dq 0x635cc6f23f639163, 0x0212040a10020802, 0xaa93493839aa92aa, 0x71dee2a8af71d971, 0xc8c68dcf0ec807c8, 0x19d1327dc8196419, 0x493b927072493949, 0xd95faf9a86d943d9
        dq 0xf231f91dc3f2eff2, 0xe3a8db484be3abe3, 0x5bb9b62ae25b715b, 0x88bc0d9234881a88, 0x9a3e29c8a49a529a, 0x260b4cbe2d269826, 0x32bf64fa8d32c832, 0xb0597d4ae9b0fab0
        dq 0xe9f2cf6a1be983e9, 0x0f771e33780f3c0f, 0xd533b7a6e6d573d5, 0x80f41dba74803a80, 0xbe27617c99bec2be, 0xcdeb87de26cd13cd, 0x348968e4bd34d034, 0x483290757a483d48
        dq 0xff54e324abffdbff, 0x7a8df48ff77af57a, 0x90643deaf4907a90, 0x5f9dbe3ec25f615f, 0x203d40a01d208020, 0x680fd0d56768bd68, 0x1aca3472d01a681a, 0xaeb7412c19ae82ae
        dq 0xb47d755ec9b4eab4, 0x54cea8199a544d54, 0x937f3be5ec937693, 0x222f44aa0d228822, 0x6463c8e907648d64, 0xf12aff12dbf1e3f1, 0x73cce6a2bf73d173, 0x1282245a90124812
        dq 0x407a805d3a401d40, 0x0848102840082008, 0xc3959be856c32bc3, 0xecdfc57b33ec97ec, 0xdb4dab9096db4bdb, 0xa1c05f1f61a1bea1, 0x8d9107831c8d0e8d, 0x3dc87ac9f53df43d
        dq 0x975b33f1cc976697, 0x0000000000000000, 0xcff983d436cf1bcf, 0x2b6e5687452bac2b, 0x76e1ecb39776c576, 0x82e619b064823282, 0xd628b1a9fed67fd6, 0x1bc33677d81b6c1b
        dq 0xb574775bc1b5eeb5, 0xafbe432911af86af, 0x6a1dd4df776ab56a, 0x50eaa00dba505d50, 0x45578a4c12450945, 0xf338fb18cbf3ebf3, 0x30ad60f09d30c030, 0xefc4c3742bef9bef
        dq 0x3fda7ec3e53ffc3f, 0x55c7aa1c92554955, 0xa2db591079a2b2a2, 0xeae9c96503ea8fea, 0x656acaec0f658965, 0xba036968b9bad2ba, 0x2f4a5e93652fbc2f, 0xc08e9de74ec027c0
        dq 0xde60a181bede5fde, 0x1cfc386ce01c701c, 0xfd46e72ebbfdd3fd, 0x4d1f9a64524d294d, 0x927639e0e4927292, 0x75faeabc8f75c975, 0x06360c1e30061806, 0x8aae0998248a128a
        dq 0xb24b7940f9b2f2b2, 0xe685d15963e6bfe6, 0x0e7e1c36700e380e, 0x1fe73e63f81f7c1f, 0x6255c4f737629562, 0xd43ab5a3eed477d4, 0xa8814d3229a89aa8, 0x965231f4c4966296
        dq 0xf962ef3a9bf9c3f9, 0xc5a397f666c533c5, 0x25104ab135259425, 0x59abb220f2597959, 0x84d015ae54842a84, 0x72c5e4a7b772d572, 0x39ec72ddd539e439, 0x4c1698615a4c2d4c
        dq 0x5e94bc3bca5e655e, 0x789ff085e778fd78, 0x38e570d8dd38e038, 0x8c980586148c0a8c, 0xd117bfb2c6d163d1, 0xa5e4570b41a5aea5, 0xe2a1d94d43e2afe2, 0x614ec2f82f619961
        dq 0xb3427b45f1b3f6b3, 0x213442a515218421, 0x9c0825d6949c4a9c, 0x1eee3c66f01e781e, 0x4361865222431143, 0xc7b193fc76c73bc7, 0xfc4fe52bb3fcd7fc, 0x0424081420041004
        dq 0x51e3a208b2515951, 0x99252fc7bc995e99, 0x6d22dac44f6da96d, 0x0d651a39680d340d, 0xfa79e93583facffa, 0xdf69a384b6df5bdf, 0x7ea9fc9bd77ee57e, 0x241948b43d249024
        dq 0x3bfe76d7c53bec3b, 0xab9a4b3d31ab96ab, 0xcef081d13ece1fce, 0x1199225588114411, 0x8f8303890c8f068f, 0x4e049c6b4a4e254e, 0xb7667351d1b7e6b7, 0xebe0cb600beb8beb
        dq 0x3cc178ccfd3cf03c, 0x81fd1fbf7c813e81, 0x944035fed4946a94, 0xf71cf30cebf7fbf7, 0xb9186f67a1b9deb9, 0x138b265f98134c13, 0x2c51589c7d2cb02c, 0xd305bbb8d6d36bd3
        dq 0xe78cd35c6be7bbe7, 0x6e39dccb576ea56e, 0xc4aa95f36ec437c4, 0x031b060f18030c03, 0x56dcac138a564556, 0x445e88491a440d44, 0x7fa0fe9edf7fe17f, 0xa9884f3721a99ea9
        dq 0x2a6754824d2aa82a, 0xbb0a6b6db1bbd6bb, 0xc1879fe246c123c1, 0x53f1a602a2535153, 0xdc72a58baedc57dc, 0x0b531627580b2c0b, 0x9d0127d39c9d4e9d, 0x6c2bd8c1476cad6c
        dq 0x31a462f59531c431, 0x74f3e8b98774cd74, 0xf615f109e3f6fff6, 0x464c8c430a460546, 0xaca5452609ac8aac, 0x89b50f973c891e89, 0x14b42844a0145014, 0xe1badf425be1a3e1
        dq 0x16a62c4eb0165816, 0x3af774d2cd3ae83a, 0x6906d2d06f69b969, 0x0941122d48092409, 0x70d7e0ada770dd70, 0xb66f7154d9b6e2b6, 0xd01ebdb7ced067d0, 0xedd6c77e3bed93ed
        dq 0xcce285db2ecc17cc, 0x426884572a421542, 0x982c2dc2b4985a98, 0xa4ed550e49a4aaa4, 0x287550885d28a028, 0x5c86b831da5c6d5c, 0xf86bed3f93f8c7f8, 0x86c211a444862286

        section .note.GNU-stack noalloc noexec nowrite progbits
