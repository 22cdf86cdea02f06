; whirlpool_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/whirlpool.cw (sha256 9d2d515c5400ddbf); do not edit:
;   ./cw build whirlpool_blocks --cpu prescott
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
;   body: 38 uops, planned 34.7; bounds: width 12.7, ports 34.0, path 4.0
;   blocks: 8761 uops, planned 3919.3; bounds: width 2920.3, ports 3882.0, path 75.0
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
        sub esp, 0x24c                                              ;                    frame
        mov esi, dword [esp + 608]                                  ;     0.0 p2      53 h reload
        mov edi, dword [esi]                                        ;     4.0 p2      53 h
        mov dword [esp + 0], edi                                    ;     8.0 p0+p3   53 h
        mov edi, dword [esi + 4]                                    ;     4.0 p2      53 h
        mov dword [esp + 4], edi                                    ;     8.0 p0+p3   53 h
        mov edi, dword [esi + 8]                                    ;     4.0 p2      53 h
        mov dword [esp + 8], edi                                    ;     8.0 p0+p3   53 h
        mov edi, dword [esi + 12]                                   ;     4.0 p2      53 h
        mov dword [esp + 12], edi                                   ;     8.0 p0+p3   53 h
        mov edi, dword [esi + 16]                                   ;     5.0 p2      53 h
        mov dword [esp + 16], edi                                   ;     9.0 p0+p3   53 h
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
        mov esi, dword [esp + 616]                                  ;    17.0 p2      53 h
        shl esi, 6                                                  ;    21.0 p1      53 h
        add esi, dword [esp + 612]                                  ;    22.0 p2+p1   53 h
        mov dword [esp + 64], esi                                   ;    32.7 p0+p3   53 h
        cmp dword [esp + 616], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 612]                                  ;                    resident
        mov eax, dword [esp + 0]                                    ;                    resident
        mov ecx, dword [esp + 4]                                    ;                    resident
        align 16
.blocks_1:
        movzx edi, al                                               ;     0.0 p0      37 next[0]
        movzx ebp, ah                                               ;     0.5 p1+p0   37 next[1]
        movzx edx, byte [esp + 57]                                  ;     1.0 p2      37 next[0]
        mov ebx, eax                                                ;     1.3 p1      58 a[0] copy
        xor ebx, dword [esi]                                        ;     4.0 p2+p0   58 a[0]
        mov dword [esp + 68], ebx                                   ;     5.0 p0+p3   58 a[0] spill
        mov ebx, ecx                                                ;     2.7 p1      58 a[0] copy
        xor ebx, dword [esi + 4]                                    ;     4.0 p2+p0   58 a[0]
        shr eax, 0x10                                               ;     3.7 p1      37 next[2]
        mov dword [esp + 72], ebx                                   ;     5.0 p0+p3   58 a[0] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;     4.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;     5.3 p2      37 next[1]
        mov dword [esp + 76], edi                                   ;     6.3 p0+p3   37 next[0] spill
        mov edi, dword [esp + 48]                                   ;     6.3 p2      37 next[0]
        shr edi, 0x10                                               ;    10.3 p1      37 next[0]
        mov dword [esp + 80], edx                                   ;     8.3 p0+p3   37 next[0] spill
        mov edx, edi                                                ;    11.3 p1      37 next[0] copy
        and edx, 0xff                                               ;    12.3 p0      37 next[0]
        shr edi, 8                                                  ;    11.3 p1      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;    16.3 p2+p0   37 next[1]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    16.3 p2+p0   37 next[1]
        mov edi, dword [esp + 40]                                   ;     9.3 p2      37 next[0]
        shr edi, 0x10                                               ;    13.3 p1      37 next[0]
        mov dword [esp + 84], edx                                   ;    13.3 p0+p3   37 next[0] spill
        mov edx, edi                                                ;    14.3 p1      37 next[0] copy
        shr edx, 8                                                  ;    15.3 p1      37 next[0]
        mov dword [esp + 88], edx                                   ;    16.3 p0+p3   37 next[0] spill
        movzx edx, byte [esp + 36]                                  ;    10.7 p2      38 next[0]
        mov dword [esp + 92], edx                                   ;    14.7 p0+p3   38 next[0] spill
        movzx edx, byte [esp + 29]                                  ;    11.7 p2      38 next[0]
        mov dword [esp + 96], edx                                   ;    16.3 p0+p3   38 next[0] spill
        mov edx, dword [esp + 20]                                   ;    12.7 p2      38 next[0]
        shr edx, 0x10                                               ;    16.7 p1      38 next[0]
        mov dword [esp + 100], edi                                  ;    18.3 p0+p3   37 next[0] spill
        movzx edi, dl                                               ;    17.7 p1      38 next[0]
        shr edx, 8                                                  ;    17.7 p1      39 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;    22.7 p2+p0   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    18.7 p2      37 next[1]
        xor edx, ebp                                                ;    22.7 p0      37 next[1]
        mov ebp, dword [esp + 12]                                   ;    15.7 p2      39 next[0]
        shr ebp, 0x10                                               ;    19.7 p1      39 next[0]
        mov dword [esp + 104], edi                                  ;    20.3 p0+p3   38 next[0] spill
        mov edi, ebp                                                ;    20.7 p1      39 next[0] copy
        shr edi, 8                                                  ;    21.7 p1      39 next[0]
        mov dword [esp + 108], edi                                  ;    22.7 p0+p3   39 next[0] spill
        movzx edi, byte [esp + 8]                                   ;    17.0 p2      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    25.0 p2+p0   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    25.0 p2+p0   37 next[1]
        mov edi, dword [esp + 56]                                   ;    20.0 p2      37 next[1]
        shr edi, 0x10                                               ;    24.0 p1      37 next[1]
        mov dword [esp + 112], ebp                                  ;    24.3 p0+p3   39 next[0] spill
        mov ebp, edi                                                ;    25.0 p1      37 next[1] copy
        and ebp, 0xff                                               ;    26.0 p0      37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;    31.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    31.0 p2+p0   37 next[1]
        movzx ebp, byte [esp + 44]                                  ;    23.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;    32.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    32.0 p2+p0   37 next[1]
        movzx ebp, byte [esp + 37]                                  ;    26.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;    34.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    34.0 p2+p0   37 next[1]
        mov ebp, dword [esp + 28]                                   ;    29.0 p2      38 next[1]
        shr ebp, 0x10                                               ;    33.0 p1      38 next[1]
        mov dword [esp + 116], ecx                                  ;    26.3 p0+p3   57 k[0] spill
        mov ecx, ebp                                                ;    34.0 p1      38 next[1] copy
        and ecx, 0xff                                               ;    35.0 p0      38 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    40.0 p2+p0   37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    40.0 p2+p0   37 next[1]
        movzx ecx, byte [esp + 16]                                  ;    32.0 p2      37 next[2]
        mov dword [esp + 120], edx                                  ;    41.0 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 9]                                   ;    33.0 p2      37 next[2]
        mov dword [esp + 124], ebx                                  ;    41.0 p0+p3   37 next[1] spill
        mov ebx, dword [esi + 8]                                    ;    34.0 p2      58 a[1]
        xor ebx, dword [esp + 8]                                    ;    38.0 p2+p0   58 a[1]
        mov dword [esp + 128], ebx                                  ;    39.0 p0+p3   58 a[1] spill
        movzx ebx, al                                               ;    30.7 p1      37 next[2]
        mov dword [esp + 132], eax                                  ;    34.3 p0+p3   37 next[2] spill
        mov eax, dword [esi + 12]                                   ;    36.0 p2      58 a[1]
        xor eax, dword [esp + 12]                                   ;    40.0 p2+p0   58 a[1]
        shr edi, 8                                                  ;    32.3 p1      37 next[2]
        mov dword [esp + 136], eax                                  ;    41.0 p0+p3   58 a[1] spill
        movzx eax, byte [esp + 52]                                  ;    38.0 p2      38 next[2]
        mov dword [esp + 140], ecx                                  ;    38.3 p0+p3   37 next[2] spill
        movzx ecx, byte [esp + 45]                                  ;    39.0 p2      38 next[2]
        mov dword [esp + 144], edx                                  ;    40.3 p0+p3   37 next[2] spill
        mov edx, dword [esp + 36]                                   ;    40.0 p2      38 next[2]
        shr edx, 0x10                                               ;    44.0 p1      38 next[2]
        mov dword [esp + 148], ebx                                  ;    42.3 p0+p3   37 next[2] spill
        movzx ebx, dl                                               ;    45.0 p1      38 next[2]
        mov dword [esp + 152], edx                                  ;    45.0 p0+p3   38 next[2] spill
        mov edx, dword [esi + 16]                                   ;    41.0 p2      58 a[2]
        xor edx, dword [esp + 16]                                   ;    45.0 p2+p0   58 a[2]
        shr ebp, 8                                                  ;    37.0 p1      39 next[2]
        mov dword [esp + 156], edx                                  ;    46.3 p0+p3   58 a[2] spill
        mov edx, dword [esi + 20]                                   ;    43.0 p2      58 a[2]
        xor edx, dword [esp + 20]                                   ;    47.0 p2+p0   58 a[2]
        mov dword [esp + 160], edx                                  ;    48.3 p0+p3   58 a[2] spill
        mov edx, dword [esi + 24]                                   ;    45.0 p2      58 a[3]
        xor edx, dword [esp + 24]                                   ;    49.0 p2+p0   58 a[3]
        mov dword [esp + 164], edx                                  ;    50.3 p0+p3   58 a[3] spill
        mov edx, dword [esi + 28]                                   ;    47.0 p2      58 a[3]
        xor edx, dword [esp + 28]                                   ;    51.0 p2+p0   58 a[3]
        mov dword [esp + 168], edx                                  ;    52.3 p0+p3   58 a[3] spill
        mov edx, dword [esi + 32]                                   ;    49.0 p2      58 a[4]
        xor edx, dword [esp + 32]                                   ;    53.0 p2+p0   58 a[4]
        mov dword [esp + 172], edx                                  ;    54.3 p0+p3   58 a[4] spill
        mov edx, dword [esi + 36]                                   ;    51.0 p2      58 a[4]
        xor edx, dword [esp + 36]                                   ;    55.0 p2+p0   58 a[4]
        mov dword [esp + 176], edx                                  ;    56.3 p0+p3   58 a[4] spill
        mov edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;    53.0 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;    57.0 p2+p0   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;    58.0 p2+p0   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    59.0 p2+p0   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;    60.0 p2+p0   37 next[2]
        mov dword [esp + 180], edi                                  ;    58.3 p0+p3   37 next[2] spill
        mov edi, dword [esp + 140]                                  ;    58.0 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    66.0 p2+p0   37 next[2]
        mov edi, dword [esp + 144]                                  ;    60.0 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;    68.0 p2+p0   37 next[2]
        mov edi, dword [esp + 148]                                  ;    62.0 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;    70.0 p2+p0   37 next[2]
        mov dword [esp + 184], edx                                  ;    71.0 p0+p3   37 next[2] spill
        mov edx, dword [esi + 40]                                   ;    64.0 p2      58 a[5]
        xor edx, dword [esp + 40]                                   ;    68.0 p2+p0   58 a[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    66.0 p2      37 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    70.0 p2+p0   37 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    71.0 p2+p0   37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    72.0 p2+p0   37 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    73.0 p2+p0   37 next[2]
        mov edi, dword [esp + 140]                                  ;    71.0 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    79.0 p2+p0   37 next[2]
        mov edi, dword [esp + 144]                                  ;    73.0 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;    81.0 p2+p0   37 next[2]
        mov edi, dword [esp + 180]                                  ;    75.0 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    83.0 p2+p0   37 next[2]
        mov ecx, dword [esi + 44]                                   ;    77.0 p2      58 a[5]
        mov ebx, dword [esp + 44]                                   ;    78.0 p2      57 k[5] reload
        xor ecx, ebx                                                ;    82.0 p0      58 a[5]
        movzx edi, byte [esp + 24]                                  ;    79.0 p2      37 next[3]
        mov ebp, dword [esi + 48]                                   ;    80.0 p2      58 a[6]
        xor ebp, dword [esp + 48]                                   ;    84.0 p2+p0   58 a[6]
        mov dword [esp + 180], eax                                  ;    84.0 p0+p3   37 next[2] spill
        mov eax, dword [esi + 52]                                   ;    82.0 p2      58 a[6]
        xor eax, dword [esp + 52]                                   ;    86.0 p2+p0   58 a[6]
        shr ebx, 0x10                                               ;    82.0 p1      38 next[3]
        mov dword [esp + 144], eax                                  ;    87.0 p0+p3   58 a[6] spill
        movzx eax, bl                                               ;    83.0 p1      38 next[3]
        mov dword [esp + 140], ecx                                  ;    83.0 p0+p3   58 a[5] spill
        mov ecx, dword [esi + 56]                                   ;    84.0 p2      58 a[7]
        xor ecx, dword [esp + 56]                                   ;    88.0 p2+p0   58 a[7]
        mov dword [esp + 148], edx                                  ;    69.0 p0+p3   58 a[5] spill
        mov edx, dword [esi + 60]                                   ;    86.0 p2      58 a[7]
        xor edx, dword [esp + 60]                                   ;    90.0 p2+p0   58 a[7]
        shr ebx, 8                                                  ;    83.0 p1      39 next[4]
        mov dword [esp + 188], esi                                  ;    70.3 p0+p3   58 a[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    88.0 p2      37 next[3]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    89.0 p2      37 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;    92.0 p2+p0   37 next[3]
        mov eax, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    91.0 p2      37 next[3]
        xor eax, edi                                                ;    95.0 p0      37 next[3]
        mov edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;    92.0 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    93.0 p2      37 next[4]
        mov dword [esp + 192], edx                                  ;    91.0 p0+p3   58 a[7] spill
        movzx edx, byte [esp + 17]                                  ;    94.0 p2      37 next[3]
        xor esi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   102.0 p2+p0   37 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   102.0 p2+p0   37 next[3]
        mov edx, dword [esp + 8]                                    ;    97.0 p2      37 next[3]
        shr edx, 0x10                                               ;   101.0 p1      37 next[3]
        mov dword [esp + 196], ebp                                  ;    85.0 p0+p3   58 a[6] spill
        movzx ebp, dl                                               ;   102.0 p1      37 next[3]
        shr edx, 8                                                  ;   102.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   107.0 p2+p0   37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   107.0 p2+p0   37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   107.0 p2+p0   37 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   107.0 p2+p0   37 next[4]
        mov ebp, dword [esp + 132]                                  ;   102.0 p2      37 next[3]
        shr ebp, 8                                                  ;   106.0 p1      37 next[3]
        mov edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   107.0 p2      37 next[3]
        xor edx, esi                                                ;   111.0 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   111.0 p2+p0   37 next[3]
        movzx esi, byte [esp + 60]                                  ;   105.0 p2      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   113.0 p2+p0   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   113.0 p2+p0   37 next[3]
        movzx esi, byte [esp + 53]                                  ;   108.0 p2      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   116.0 p2+p0   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   116.0 p2+p0   37 next[3]
        mov esi, dword [esp + 152]                                  ;   111.0 p2      39 next[3]
        shr esi, 8                                                  ;   115.0 p1      39 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   120.0 p2+p0   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   120.0 p2+p0   37 next[3]
        movzx esi, byte [esp + 32]                                  ;   114.0 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   122.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   122.0 p2+p0   37 next[4]
        movzx esi, byte [esp + 25]                                  ;   117.0 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   125.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   125.0 p2+p0   37 next[4]
        mov esi, dword [esp + 16]                                   ;   120.0 p2      37 next[4]
        shr esi, 0x10                                               ;   124.0 p1      37 next[4]
        mov ebp, esi                                                ;   125.0 p0      37 next[4] copy
        and ebp, 0xff                                               ;   126.0 p0      37 next[4]
        shr esi, 8                                                  ;   125.0 p1      37 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   131.0 p2+p0   37 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   131.0 p2+p0   37 next[4]
        mov ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   126.0 p2      37 next[5]
        mov esi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   126.0 p2      37 next[5]
        mov dword [esp + 152], eax                                  ;   121.0 p0+p3   37 next[3] spill
        movzx eax, byte [esp + 116]                                 ;   125.0 p2      38 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   133.0 p2+p0   37 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   133.0 p2+p0   37 next[4]
        movzx eax, byte [esp + 61]                                  ;   128.0 p2      38 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   136.0 p2+p0   37 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   136.0 p2+p0   37 next[4]
        mov eax, dword [esp + 52]                                   ;   131.0 p2      38 next[4]
        shr eax, 0x10                                               ;   135.0 p1      38 next[4]
        mov dword [esp + 132], edx                                  ;   121.0 p0+p3   37 next[3] spill
        movzx edx, al                                               ;   136.0 p1      38 next[4]
        shr eax, 8                                                  ;   136.0 p1      39 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   141.0 p2+p0   37 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   141.0 p2+p0   37 next[4]
        movzx edx, ch                                               ;    96.0 p1+p0   37 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   141.0 p2+p0   37 next[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   137.0 p2      37 next[5]
        xor eax, esi                                                ;   141.0 p0      37 next[5]
        movzx esi, byte [esp + 40]                                  ;   136.0 p2      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   144.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   144.0 p2+p0   37 next[5]
        movzx esi, byte [esp + 33]                                  ;   139.0 p2      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   147.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   147.0 p2+p0   37 next[5]
        mov esi, dword [esp + 24]                                   ;   142.0 p2      37 next[5]
        shr esi, 0x10                                               ;   146.0 p1      37 next[5]
        mov dword [esp + 200], ebx                                  ;   142.0 p0+p3   37 next[4] spill
        mov ebx, esi                                                ;   147.0 p1      37 next[5] copy
        and ebx, 0xff                                               ;   148.0 p0      37 next[5]
        shr esi, 8                                                  ;   147.0 p1      37 next[6]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   153.0 p2+p0   37 next[5]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   153.0 p2+p0   37 next[5]
        mov ebx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   148.0 p2      37 next[6]
        mov esi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   148.0 p2      37 next[6]
        mov dword [esp + 204], edi                                  ;   142.0 p0+p3   37 next[4] spill
        movzx edi, byte [esp + 12]                                  ;   147.0 p2      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   155.0 p2+p0   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   155.0 p2+p0   37 next[5]
        mov edi, edx                                                ;   107.3 p1      37 next[0] copy
        mov edx, dword [esp + 116]                                  ;   150.0 p2      57 k[0] reload
        mov dword [esp + 208], ecx                                  ;   108.0 p0+p3   58 a[7] spill
        movzx ecx, dh                                               ;   154.0 p1      38 next[5]
        shr edx, 0x10                                               ;   154.0 p1      38 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   159.0 p2+p0   37 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   159.0 p2+p0   37 next[5]
        movzx ecx, dl                                               ;   155.0 p1      38 next[6]
        shr edx, 8                                                  ;   155.0 p1      39 next[7]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   160.0 p2+p0   37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   156.0 p2      37 next[6]
        xor ecx, esi                                                ;   160.0 p0      37 next[6]
        mov esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   156.0 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   156.0 p2      37 next[7]
        mov dword [esp + 116], edi                                  ;   113.3 p0+p3   37 next[0] spill
        mov edi, dword [esp + 60]                                   ;   157.0 p2      38 next[5]
        shr edi, 0x10                                               ;   161.0 p1      38 next[5]
        mov dword [esp + 212], edx                                  ;   160.0 p0+p3   37 next[7] spill
        mov edx, edi                                                ;   162.0 p1      38 next[5] copy
        and edx, 0xff                                               ;   163.0 p0      38 next[5]
        shr edi, 8                                                  ;   162.0 p1      39 next[6]
        xor ebp, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   168.0 p2+p0   37 next[5]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   168.0 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   167.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   167.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 48]                                  ;   162.0 p2      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   170.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   170.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 41]                                  ;   165.0 p2      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   173.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   173.0 p2+p0   37 next[6]
        mov edx, dword [esp + 32]                                   ;   168.0 p2      37 next[6]
        shr edx, 0x10                                               ;   172.0 p1      37 next[6]
        movzx edi, dl                                               ;   173.0 p0      37 next[6]
        shr edx, 8                                                  ;   173.0 p1      37 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   178.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   178.0 p2+p0   37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   178.0 p2+p0   37 next[7]
        mov edi, dword [esp + 212]                                  ;   172.0 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   174.0 p2      37 next[7]
        xor edx, edi                                                ;   178.0 p0      37 next[7]
        movzx edi, byte [esp + 20]                                  ;   174.0 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   182.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   182.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 13]                                  ;   177.0 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   185.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   185.0 p2+p0   37 next[6]
        mov edi, dword [esp + 124]                                  ;   180.0 p2      65 next[1]
        mov dword [esp + 212], ecx                                  ;   186.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 120]                                  ;   181.0 p2      65 next[1]
        mov dword [esp + 216], ebx                                  ;   186.0 p0+p3   37 next[6] spill
        movzx ebx, byte [esp + 56]                                  ;   182.0 p2      37 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   190.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   190.0 p2+p0   37 next[7]
        movzx ebx, byte [esp + 49]                                  ;   185.0 p2      37 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   193.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   193.0 p2+p0   37 next[7]
        movzx ebx, byte [esp + 100]                                 ;   188.0 p2      37 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   196.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   196.0 p2+p0   37 next[7]
        movzx ebx, byte [esp + 28]                                  ;   191.0 p2      38 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   199.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   199.0 p2+p0   37 next[7]
        movzx ebx, byte [esp + 21]                                  ;   194.0 p2      38 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   202.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   202.0 p2+p0   37 next[7]
        movzx ebx, byte [esp + 112]                                 ;   197.0 p2      38 next[7]
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   205.0 p2+p0   37 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   205.0 p2+p0   37 next[7]
        mov ebx, dword [esp + 184]                                  ;   200.0 p2      65 next[2]
        mov dword [esp + 112], edx                                  ;   206.0 p0+p3   37 next[7] spill
        mov edx, dword [esp + 180]                                  ;   201.0 p2      65 next[2]
        mov dword [esp + 100], esi                                  ;   206.0 p0+p3   37 next[7] spill
        movzx esi, byte [esp + 68]                                  ;   202.0 p2      37 next[0]
        mov dword [esp + 220], eax                                  ;   169.0 p0+p3   37 next[5] spill
        mov eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   206.0 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   206.0 p2      65 next[0]
        mov dword [esp + 224], ebp                                  ;   169.0 p0+p3   37 next[5] spill
        mov ebp, dword [esp + 116]                                  ;   205.0 p2      37 next[0] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   213.0 p2+p0   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   213.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 196]                                  ;   208.0 p2      37 next[0]
        shr ebp, 0x10                                               ;   212.0 p1      37 next[0]
        mov dword [esp + 116], edx                                  ;   205.0 p0+p3   65 next[2] spill
        mov edx, ebp                                                ;   213.0 p1      37 next[0] copy
        and edx, 0xff                                               ;   214.0 p0      37 next[0]
        shr ebp, 8                                                  ;   213.0 p1      37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   219.0 p2+p0   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   215.0 p2      65 next[0]
        xor edx, esi                                                ;   219.0 p0      65 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   218.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   218.0 p2+p0   65 next[1]
        mov esi, dword [esp + 148]                                  ;   213.0 p2      37 next[0]
        shr esi, 0x10                                               ;   217.0 p1      37 next[0]
        mov ebp, esi                                                ;   218.0 p0      37 next[0] copy
        shr ebp, 8                                                  ;   219.0 p1      37 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   224.0 p2+p0   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   224.0 p2+p0   65 next[0]
        movzx ebp, byte [esp + 176]                                 ;   216.0 p2      38 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   225.0 p2+p0   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   225.0 p2+p0   65 next[0]
        mov dword [esp + 228], ebx                                  ;   204.0 p0+p3   65 next[2] spill
        mov ebx, dword [esp + 168]                                  ;   219.0 p2      58 a[3] reload
        movzx ebp, bh                                               ;   223.0 p1+p0   38 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   228.0 p2+p0   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   228.0 p2+p0   65 next[0]
        mov ebp, ebx                                                ;   223.0 p1      38 next[1] copy
        shr ebp, 0x10                                               ;   224.0 p1      38 next[1]
        mov ebx, ebp                                                ;   225.0 p0      38 next[1] copy
        movzx ebp, bl                                               ;   226.0 p1      38 next[1]
        shr ebx, 8                                                  ;   226.0 p1      39 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   231.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   231.0 p2+p0   65 next[1]
        mov ebp, dword [esp + 228]                                  ;   224.0 p2      65 next[2] reload
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   231.0 p2+p0   65 next[2]
        mov dword [esp + 228], esi                                  ;   218.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 116]                                  ;   226.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   227.0 p2      65 next[2]
        xor ebx, esi                                                ;   231.0 p0      65 next[2]
        mov esi, dword [esp + 160]                                  ;   228.0 p2      38 next[0]
        shr esi, 0x10                                               ;   232.0 p1      38 next[0]
        mov dword [esp + 116], ebx                                  ;   232.0 p0+p3   65 next[2] spill
        mov ebx, esi                                                ;   233.0 p1      38 next[0] copy
        and ebx, 0xff                                               ;   234.0 p0      38 next[0]
        shr esi, 8                                                  ;   233.0 p1      39 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   239.0 p2+p0   65 next[0]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   239.0 p2+p0   65 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   234.0 p2      65 next[1]
        xor ebx, edi                                                ;   238.0 p0      65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   238.0 p2+p0   65 next[1]
        mov esi, dword [esp + 136]                                  ;   233.0 p2      39 next[0]
        shr esi, 0x10                                               ;   237.0 p1      39 next[0]
        mov edi, esi                                                ;   238.0 p0      39 next[0] copy
        shr edi, 8                                                  ;   239.0 p1      39 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   244.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   244.0 p2+p0   65 next[0]
        mov edi, dword [esp + 76]                                   ;   236.0 p2      37 next[0] reload
        mov dword [esp + 232], esi                                  ;   238.0 p0+p3   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   240.0 p2      63 next[0]
        xor esi, 0xe8c62318                                         ;   244.0 p0      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   240.0 p2      63 next[0]
        xor edi, 0x4f01b887                                         ;   244.0 p0      63 next[0]
        mov dword [esp + 76], ebp                                   ;   232.0 p0+p3   65 next[2] spill
        mov ebp, dword [esp + 80]                                   ;   239.0 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   247.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   247.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 84]                                   ;   242.0 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   250.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   250.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 88]                                   ;   245.0 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   253.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   253.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 92]                                   ;   248.0 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   256.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   256.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 96]                                   ;   251.0 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   259.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   259.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 104]                                  ;   254.0 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   262.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   262.0 p2+p0   63 next[0]
        mov ebp, dword [esp + 108]                                  ;   257.0 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   265.0 p2+p0   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   265.0 p2+p0   63 next[0]
        xor eax, esi                                                ;   266.0 p0      65 next[0]
        xor edx, edi                                                ;   266.0 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;   260.0 p2      65 next[3]
        mov dword [esp + 108], edx                                  ;   267.0 p0+p3   65 next[0] spill
        mov edx, dword [esp + 152]                                  ;   261.0 p2      65 next[3]
        mov dword [esp + 104], eax                                  ;   267.0 p0+p3   65 next[0] spill
        movzx eax, byte [esp + 128]                                 ;   262.0 p2      37 next[1]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   270.0 p2+p0   65 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   270.0 p2+p0   65 next[1]
        mov eax, dword [esp + 68]                                   ;   265.0 p2      58 a[0] reload
        mov dword [esp + 96], edi                                   ;   266.0 p0+p3   63 next[0] spill
        movzx edi, ah                                               ;   269.0 p1      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   274.0 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   274.0 p2+p0   65 next[1]
        mov edi, eax                                                ;   269.0 p1      37 next[2] copy
        shr edi, 0x10                                               ;   270.0 p1      37 next[2]
        mov eax, edi                                                ;   271.0 p0      37 next[2] copy
        movzx edi, al                                               ;   272.0 p1      37 next[2]
        shr eax, 8                                                  ;   272.0 p1      37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   277.0 p2+p0   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   277.0 p2+p0   65 next[3]
        mov eax, dword [esp + 76]                                   ;   270.0 p2      65 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   277.0 p2+p0   65 next[2]
        mov dword [esp + 76], esi                                   ;   266.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 116]                                  ;   272.0 p2      65 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   277.0 p2+p0   65 next[2]
        mov edi, dword [esp + 208]                                  ;   274.0 p2      37 next[1]
        shr edi, 0x10                                               ;   278.0 p1      37 next[1]
        mov dword [esp + 116], edx                                  ;   278.0 p0+p3   65 next[3] spill
        mov edx, edi                                                ;   279.0 p1      37 next[1] copy
        and edx, 0xff                                               ;   280.0 p0      37 next[1]
        shr edi, 8                                                  ;   279.0 p1      37 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   285.0 p2+p0   65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   285.0 p2+p0   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   284.0 p2+p0   65 next[2]
        mov edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   280.0 p2      65 next[2]
        xor edx, esi                                                ;   284.0 p0      65 next[2]
        movzx esi, byte [esp + 140]                                 ;   279.0 p2      38 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   287.0 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   287.0 p2+p0   65 next[1]
        mov dword [esp + 92], edx                                   ;   285.0 p0+p3   65 next[2] spill
        mov edx, dword [esp + 176]                                  ;   282.0 p2      58 a[4] reload
        movzx esi, dh                                               ;   286.0 p1+p0   38 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   291.0 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   291.0 p2+p0   65 next[1]
        movzx esi, byte [esp + 156]                                 ;   285.0 p2      37 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   293.0 p2+p0   65 next[2]
        mov edi, dword [esp + 92]                                   ;   287.0 p2      65 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   293.0 p2+p0   65 next[2]
        mov esi, edx                                                ;   286.0 p1      38 next[2] copy
        shr esi, 0x10                                               ;   287.0 p1      38 next[2]
        mov edx, esi                                                ;   288.0 p0      38 next[2] copy
        movzx esi, dl                                               ;   289.0 p1      38 next[2]
        shr edx, 8                                                  ;   289.0 p1      39 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   294.0 p2+p0   65 next[2]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   294.0 p2+p0   65 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   294.0 p2+p0   65 next[3]
        mov esi, dword [esp + 116]                                  ;   292.0 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   293.0 p2      65 next[3]
        xor edx, esi                                                ;   297.0 p0      65 next[3]
        mov esi, dword [esp + 204]                                  ;   294.0 p2      65 next[4]
        mov dword [esp + 116], ebx                                  ;   292.0 p0+p3   65 next[1] spill
        mov ebx, dword [esp + 200]                                  ;   295.0 p2      65 next[4]
        mov dword [esp + 92], ecx                                   ;   292.0 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 128]                                  ;   296.0 p2      58 a[1] reload
        mov dword [esp + 88], ebx                                   ;   299.0 p0+p3   65 next[4] spill
        movzx ebx, ch                                               ;   300.0 p1      37 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   305.0 p2+p0   65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   301.0 p2      65 next[2]
        xor ebx, edi                                                ;   305.0 p0      65 next[2]
        mov edi, ecx                                                ;   300.0 p1      37 next[3] copy
        shr edi, 0x10                                               ;   301.0 p1      37 next[3]
        mov ecx, edi                                                ;   302.0 p0      37 next[3] copy
        movzx edi, cl                                               ;   303.0 p1      37 next[3]
        shr ecx, 8                                                  ;   303.0 p1      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   308.0 p2+p0   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   308.0 p2+p0   65 next[3]
        xor esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   308.0 p2+p0   65 next[4]
        mov edi, dword [esp + 88]                                   ;   302.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   304.0 p2      65 next[4]
        xor ecx, edi                                                ;   308.0 p0      65 next[4]
        movzx edi, byte [esp + 144]                                 ;   304.0 p2      38 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   312.0 p2+p0   65 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   312.0 p2+p0   65 next[2]
        mov dword [esp + 88], ecx                                   ;   309.0 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 140]                                  ;   307.0 p2      58 a[5] reload
        movzx edi, ch                                               ;   311.0 p1+p0   38 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   316.0 p2+p0   65 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   316.0 p2+p0   65 next[2]
        mov edi, ecx                                                ;   311.0 p1      38 next[3] copy
        shr edi, 0x10                                               ;   312.0 p1      38 next[3]
        mov ecx, edi                                                ;   313.0 p0      38 next[3] copy
        movzx edi, cl                                               ;   314.0 p1      38 next[3]
        shr ecx, 8                                                  ;   314.0 p1      39 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   319.0 p2+p0   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   319.0 p2+p0   65 next[3]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   319.0 p2+p0   65 next[4]
        mov edi, dword [esp + 88]                                   ;   313.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   315.0 p2      65 next[4]
        xor ecx, edi                                                ;   319.0 p0      65 next[4]
        mov edi, dword [esp + 224]                                  ;   315.0 p2      65 next[5]
        mov dword [esp + 88], eax                                   ;   317.0 p0+p3   65 next[2] spill
        mov eax, dword [esp + 220]                                  ;   316.0 p2      65 next[5]
        mov dword [esp + 84], ebx                                   ;   317.0 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 164]                                 ;   317.0 p2      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   325.0 p2+p0   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   325.0 p2+p0   65 next[3]
        mov ebx, dword [esp + 156]                                  ;   320.0 p2      58 a[2] reload
        mov dword [esp + 80], eax                                   ;   320.0 p0+p3   65 next[5] spill
        movzx eax, bh                                               ;   324.0 p1      37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;   329.0 p2+p0   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   329.0 p2+p0   65 next[3]
        mov eax, ebx                                                ;   324.0 p1      37 next[4] copy
        shr eax, 0x10                                               ;   325.0 p1      37 next[4]
        movzx ebx, al                                               ;   326.0 p0      37 next[4]
        shr eax, 8                                                  ;   326.0 p1      37 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   331.0 p2+p0   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   331.0 p2+p0   65 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   327.0 p2      65 next[5]
        xor ebx, edi                                                ;   331.0 p0      65 next[5]
        mov edi, dword [esp + 80]                                   ;   326.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   327.0 p2      65 next[5]
        xor eax, edi                                                ;   331.0 p0      65 next[5]
        movzx edi, byte [esp + 192]                                 ;   328.0 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   336.0 p2+p0   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   336.0 p2+p0   65 next[3]
        mov dword [esp + 80], eax                                   ;   332.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 144]                                  ;   331.0 p2      58 a[6] reload
        movzx edi, ah                                               ;   335.0 p1+p0   38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   340.0 p2+p0   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   340.0 p2+p0   65 next[3]
        mov edi, eax                                                ;   335.0 p1      38 next[4] copy
        shr edi, 0x10                                               ;   336.0 p1      38 next[4]
        mov eax, edi                                                ;   337.0 p0      38 next[4] copy
        movzx edi, al                                               ;   338.0 p1      38 next[4]
        shr eax, 8                                                  ;   338.0 p1      39 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   343.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   343.0 p2+p0   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   343.0 p2+p0   65 next[5]
        mov edi, dword [esp + 80]                                   ;   337.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   339.0 p2      65 next[5]
        xor eax, edi                                                ;   343.0 p0      65 next[5]
        mov edi, dword [esp + 216]                                  ;   339.0 p2      65 next[6]
        mov dword [esp + 80], ebp                                   ;   341.0 p0+p3   65 next[3] spill
        mov ebp, dword [esp + 212]                                  ;   340.0 p2      65 next[6]
        mov dword [esp + 236], edx                                  ;   341.0 p0+p3   65 next[3] spill
        movzx edx, byte [esp + 172]                                 ;   341.0 p2      37 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   349.0 p2+p0   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   349.0 p2+p0   65 next[4]
        mov edx, dword [esp + 164]                                  ;   344.0 p2      58 a[3] reload
        mov dword [esp + 240], ebp                                  ;   344.0 p0+p3   65 next[6] spill
        movzx ebp, dh                                               ;   348.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   353.0 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   353.0 p2+p0   65 next[4]
        mov ebp, edx                                                ;   348.0 p1      37 next[5] copy
        shr ebp, 0x10                                               ;   349.0 p1      37 next[5]
        mov edx, ebp                                                ;   350.0 p0      37 next[5] copy
        movzx ebp, dl                                               ;   351.0 p1      37 next[5]
        shr edx, 8                                                  ;   351.0 p1      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   356.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   356.0 p2+p0   65 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   356.0 p2+p0   65 next[6]
        mov ebp, dword [esp + 240]                                  ;   350.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   352.0 p2      65 next[6]
        xor edx, ebp                                                ;   356.0 p0      65 next[6]
        movzx ebp, byte [esp + 72]                                  ;   352.0 p2      38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   360.0 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   360.0 p2+p0   65 next[4]
        mov dword [esp + 240], edx                                  ;   357.0 p0+p3   65 next[6] spill
        mov edx, dword [esp + 192]                                  ;   355.0 p2      58 a[7] reload
        movzx ebp, dh                                               ;   359.0 p1+p0   38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   364.0 p2+p0   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   364.0 p2+p0   65 next[4]
        mov ebp, edx                                                ;   359.0 p1      38 next[5] copy
        shr ebp, 0x10                                               ;   360.0 p1      38 next[5]
        mov edx, ebp                                                ;   361.0 p0      38 next[5] copy
        movzx ebp, dl                                               ;   362.0 p1      38 next[5]
        shr edx, 8                                                  ;   362.0 p1      39 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   367.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   367.0 p2+p0   65 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   367.0 p2+p0   65 next[6]
        mov ebp, dword [esp + 240]                                  ;   361.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   363.0 p2      65 next[6]
        xor edx, ebp                                                ;   367.0 p0      65 next[6]
        mov ebp, dword [esp + 100]                                  ;   363.0 p2      65 next[7]
        mov dword [esp + 240], esi                                  ;   365.0 p0+p3   65 next[4] spill
        mov esi, dword [esp + 112]                                  ;   364.0 p2      65 next[7]
        mov dword [esp + 244], ecx                                  ;   365.0 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 148]                                 ;   365.0 p2      37 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   373.0 p2+p0   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   373.0 p2+p0   65 next[5]
        mov ecx, dword [esp + 172]                                  ;   368.0 p2      58 a[4] reload
        mov dword [esp + 248], esi                                  ;   368.0 p0+p3   65 next[7] spill
        movzx esi, ch                                               ;   372.0 p1      37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   377.0 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   377.0 p2+p0   65 next[5]
        mov esi, ecx                                                ;   372.0 p1      37 next[6] copy
        shr esi, 0x10                                               ;   373.0 p1      37 next[6]
        mov ecx, esi                                                ;   374.0 p0      37 next[6] copy
        movzx esi, cl                                               ;   375.0 p1      37 next[6]
        shr ecx, 8                                                  ;   375.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   380.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   380.0 p2+p0   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   380.0 p2+p0   65 next[7]
        mov esi, dword [esp + 248]                                  ;   374.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   376.0 p2      65 next[7]
        xor ecx, esi                                                ;   380.0 p0      65 next[7]
        movzx esi, byte [esp + 136]                                 ;   376.0 p2      38 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   384.0 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   384.0 p2+p0   65 next[5]
        mov dword [esp + 248], ecx                                  ;   381.0 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 72]                                   ;   379.0 p2      58 a[0] reload
        movzx esi, ch                                               ;   383.0 p1+p0   38 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   388.0 p2+p0   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   388.0 p2+p0   65 next[5]
        mov esi, ecx                                                ;   383.0 p1      38 next[6] copy
        shr esi, 0x10                                               ;   384.0 p1      38 next[6]
        mov ecx, esi                                                ;   385.0 p0      38 next[6] copy
        movzx esi, cl                                               ;   386.0 p1      38 next[6]
        shr ecx, 8                                                  ;   386.0 p1      39 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   391.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   391.0 p2+p0   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   391.0 p2+p0   65 next[7]
        mov esi, dword [esp + 248]                                  ;   385.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   387.0 p2      65 next[7]
        xor ecx, esi                                                ;   391.0 p0      65 next[7]
        movzx esi, byte [esp + 196]                                 ;   387.0 p2      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   395.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   395.0 p2+p0   65 next[6]
        mov dword [esp + 248], eax                                  ;   389.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 148]                                  ;   390.0 p2      58 a[5] reload
        movzx esi, ah                                               ;   394.0 p1+p0   37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   399.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   399.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 160]                                 ;   393.0 p2      38 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   401.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   401.0 p2+p0   65 next[6]
        mov eax, dword [esp + 136]                                  ;   396.0 p2      58 a[1] reload
        movzx esi, ah                                               ;   400.0 p1+p0   38 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   405.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   405.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 208]                                 ;   399.0 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   407.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   407.0 p2+p0   65 next[7]
        mov eax, dword [esp + 196]                                  ;   402.0 p2      58 a[6] reload
        movzx esi, ah                                               ;   406.0 p1+p0   37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   411.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   411.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 228]                                 ;   405.0 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   413.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   413.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 168]                                 ;   408.0 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   416.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   416.0 p2+p0   65 next[7]
        mov eax, dword [esp + 160]                                  ;   411.0 p2      58 a[2] reload
        movzx esi, ah                                               ;   415.0 p1+p0   38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   420.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   420.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 232]                                 ;   414.0 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   422.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   422.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 76]                                  ;   417.0 p2      37 next[0]
        mov eax, dword [esp + 100]                                  ;   418.0 p2      37 next[7] reload
        mov dword [esp + 232], ecx                                  ;   423.0 p0+p3   65 next[7] spill
        movzx ecx, ah                                               ;   422.0 p1      37 next[0]
        mov dword [esp + 228], edx                                  ;   406.0 p0+p3   65 next[6] spill
        mov edx, eax                                                ;   422.0 p1      37 next[1] copy
        shr edx, 0x10                                               ;   423.0 p1      37 next[1]
        movzx eax, dl                                               ;   424.0 p0      37 next[1]
        shr edx, 8                                                  ;   424.0 p1      37 next[2]
        mov dword [esp + 252], ebx                                  ;   389.0 p0+p3   65 next[5] spill
        mov ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;   425.0 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   425.0 p2      37 next[1]
        mov dword [esp + 256], edi                                  ;   406.0 p0+p3   65 next[6] spill
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   425.0 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   425.0 p2      37 next[2]
        mov dword [esp + 260], ebp                                  ;   423.0 p0+p3   65 next[7] spill
        mov ebp, dword [esp + 216]                                  ;   423.0 p2      37 next[0]
        shr ebp, 0x10                                               ;   427.0 p1      37 next[0]
        mov dword [esp + 264], esi                                  ;   421.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;   428.0 p1      37 next[0] copy
        and esi, 0xff                                               ;   429.0 p0      37 next[0]
        shr ebp, 8                                                  ;   428.0 p1      37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   433.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   433.0 p2+p0   37 next[1]
        mov ebp, dword [esp + 224]                                  ;   426.0 p2      37 next[0]
        shr ebp, 0x10                                               ;   430.0 p1      37 next[0]
        mov dword [esp + 268], ecx                                  ;   423.0 p0+p3   37 next[0] spill
        mov ecx, ebp                                                ;   431.0 p1      37 next[0] copy
        shr ecx, 8                                                  ;   432.0 p1      37 next[0]
        mov dword [esp + 272], esi                                  ;   430.0 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 200]                                 ;   427.0 p2      38 next[0]
        mov dword [esp + 276], ecx                                  ;   433.0 p0+p3   37 next[0] spill
        mov ecx, dword [esp + 152]                                  ;   428.0 p2      37 next[3] reload
        mov dword [esp + 280], esi                                  ;   431.0 p0+p3   38 next[0] spill
        movzx esi, ch                                               ;   432.0 p1      38 next[0]
        mov dword [esp + 284], esi                                  ;   433.0 p0+p3   38 next[0] spill
        mov esi, ecx                                                ;   432.0 p1      38 next[1] copy
        shr esi, 0x10                                               ;   433.0 p1      38 next[1]
        mov ecx, esi                                                ;   434.0 p0      38 next[1] copy
        movzx esi, cl                                               ;   435.0 p1      38 next[1]
        shr ecx, 8                                                  ;   435.0 p1      39 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   440.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   440.0 p2+p0   37 next[1]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   440.0 p2+p0   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   440.0 p2+p0   37 next[2]
        mov ecx, dword [esp + 180]                                  ;   433.0 p2      38 next[0]
        shr ecx, 0x10                                               ;   437.0 p1      38 next[0]
        movzx esi, cl                                               ;   438.0 p0      38 next[0]
        shr ecx, 8                                                  ;   438.0 p1      39 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   443.0 p2+p0   37 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   443.0 p2+p0   37 next[1]
        mov ecx, dword [esp + 120]                                  ;   436.0 p2      39 next[0]
        shr ecx, 0x10                                               ;   440.0 p1      39 next[0]
        mov dword [esp + 288], esi                                  ;   439.0 p0+p3   38 next[0] spill
        mov esi, ecx                                                ;   441.0 p1      39 next[0] copy
        shr esi, 8                                                  ;   442.0 p1      39 next[0]
        mov dword [esp + 292], esi                                  ;   443.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;   437.0 p2      37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   445.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   445.0 p2+p0   37 next[1]
        mov dword [esp + 296], ecx                                  ;   441.0 p0+p3   39 next[0] spill
        mov ecx, dword [esp + 76]                                   ;   440.0 p2      63 next[0] reload
        movzx esi, ch                                               ;   444.0 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;   444.0 p1      37 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   449.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   449.0 p2+p0   37 next[1]
        movzx esi, cl                                               ;   445.0 p1      37 next[2]
        shr ecx, 8                                                  ;   445.0 p1      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   450.0 p2+p0   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   450.0 p2+p0   37 next[2]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   446.0 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   446.0 p2      37 next[3]
        mov dword [esp + 76], ebp                                   ;   431.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 220]                                 ;   447.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   455.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   455.0 p2+p0   37 next[1]
        mov dword [esp + 300], ecx                                  ;   450.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 200]                                  ;   450.0 p2      37 next[4] reload
        movzx ebp, ch                                               ;   454.0 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;   454.0 p1      38 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   459.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   459.0 p2+p0   37 next[1]
        movzx ebp, cl                                               ;   455.0 p1      38 next[2]
        shr ecx, 8                                                  ;   455.0 p1      39 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   460.0 p2+p0   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   460.0 p2+p0   37 next[2]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   460.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 300]                                  ;   456.0 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   457.0 p2      37 next[3]
        xor ecx, ebp                                                ;   461.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;   458.0 p2      37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   466.0 p2+p0   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   466.0 p2+p0   37 next[2]
        mov dword [esp + 300], eax                                  ;   460.0 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;   461.0 p2      37 next[1] reload
        movzx ebp, ah                                               ;   465.0 p1+p0   37 next[2]
        shr eax, 0x10                                               ;   465.0 p1      37 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   470.0 p2+p0   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   470.0 p2+p0   37 next[2]
        movzx ebp, al                                               ;   466.0 p1      37 next[3]
        shr eax, 8                                                  ;   466.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   471.0 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   471.0 p2+p0   37 next[3]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   467.0 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   467.0 p2      37 next[4]
        mov dword [esp + 124], ebx                                  ;   460.0 p0+p3   37 next[1] spill
        movzx ebx, byte [esp + 212]                                 ;   468.0 p2      38 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   476.0 p2+p0   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   476.0 p2+p0   37 next[2]
        mov ebx, dword [esp + 220]                                  ;   471.0 p2      37 next[5] reload
        mov dword [esp + 200], eax                                  ;   471.0 p0+p3   37 next[4] spill
        movzx eax, bh                                               ;   475.0 p1      38 next[2]
        shr ebx, 0x10                                               ;   475.0 p1      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   480.0 p2+p0   37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   480.0 p2+p0   37 next[2]
        movzx eax, bl                                               ;   476.0 p1      38 next[3]
        shr ebx, 8                                                  ;   476.0 p1      39 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;   481.0 p2+p0   37 next[3]
        xor ecx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   481.0 p2+p0   37 next[3]
        mov eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   477.0 p2      37 next[4]
        xor eax, ebp                                                ;   481.0 p0      37 next[4]
        mov ebp, dword [esp + 200]                                  ;   477.0 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   478.0 p2      37 next[4]
        xor ebx, ebp                                                ;   482.0 p0      37 next[4]
        movzx ebp, byte [esp + 132]                                 ;   479.0 p2      37 next[3]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   487.0 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   487.0 p2+p0   37 next[3]
        mov dword [esp + 200], edx                                  ;   481.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;   482.0 p2      37 next[2] reload
        movzx ebp, dh                                               ;   486.0 p1+p0   37 next[3]
        shr edx, 0x10                                               ;   486.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   491.0 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   491.0 p2+p0   37 next[3]
        movzx ebp, dl                                               ;   487.0 p1      37 next[4]
        shr edx, 8                                                  ;   487.0 p1      37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   492.0 p2+p0   37 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   492.0 p2+p0   37 next[4]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   488.0 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   488.0 p2      37 next[5]
        mov dword [esp + 184], edi                                  ;   481.0 p0+p3   37 next[2] spill
        movzx edi, byte [esp + 112]                                 ;   489.0 p2      38 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   497.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   497.0 p2+p0   37 next[3]
        mov dword [esp + 220], edx                                  ;   492.0 p0+p3   37 next[5] spill
        mov edx, dword [esp + 212]                                  ;   492.0 p2      37 next[6] reload
        movzx edi, dh                                               ;   496.0 p1+p0   38 next[3]
        shr edx, 0x10                                               ;   496.0 p1      38 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   501.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   501.0 p2+p0   37 next[3]
        movzx edi, dl                                               ;   497.0 p1      38 next[4]
        shr edx, 8                                                  ;   497.0 p1      39 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   502.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   502.0 p2+p0   37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   502.0 p2+p0   37 next[5]
        mov edi, dword [esp + 220]                                  ;   498.0 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   499.0 p2      37 next[5]
        xor edx, edi                                                ;   503.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;   500.0 p2      37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   508.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   508.0 p2+p0   37 next[4]
        mov dword [esp + 220], ecx                                  ;   502.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;   503.0 p2      37 next[3] reload
        movzx edi, ch                                               ;   507.0 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;   507.0 p1      37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   512.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   512.0 p2+p0   37 next[4]
        movzx edi, cl                                               ;   508.0 p1      37 next[5]
        shr ecx, 8                                                  ;   508.0 p1      37 next[6]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   513.0 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   513.0 p2+p0   37 next[5]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   509.0 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   509.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;   502.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 96]                                  ;   510.0 p2      38 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   518.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   518.0 p2+p0   37 next[4]
        mov dword [esp + 212], ecx                                  ;   513.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 112]                                  ;   513.0 p2      37 next[7] reload
        movzx esi, ch                                               ;   517.0 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;   517.0 p1      38 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   522.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   522.0 p2+p0   37 next[4]
        movzx esi, cl                                               ;   518.0 p1      38 next[5]
        shr ecx, 8                                                  ;   518.0 p1      39 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   523.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   523.0 p2+p0   37 next[5]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   523.0 p2+p0   37 next[6]
        mov esi, dword [esp + 212]                                  ;   519.0 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   520.0 p2      37 next[6]
        xor ecx, esi                                                ;   524.0 p0      37 next[6]
        movzx esi, byte [esp + 224]                                 ;   521.0 p2      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   529.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   529.0 p2+p0   37 next[5]
        mov dword [esp + 212], ebx                                  ;   523.0 p0+p3   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;   524.0 p2      37 next[4] reload
        movzx esi, bh                                               ;   528.0 p1+p0   37 next[5]
        shr ebx, 0x10                                               ;   528.0 p1      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   533.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   533.0 p2+p0   37 next[5]
        movzx esi, bl                                               ;   529.0 p1      37 next[6]
        shr ebx, 8                                                  ;   529.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   534.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   534.0 p2+p0   37 next[6]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   530.0 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   530.0 p2      37 next[7]
        mov dword [esp + 204], eax                                  ;   523.0 p0+p3   37 next[4] spill
        movzx eax, byte [esp + 120]                                 ;   531.0 p2      38 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   539.0 p2+p0   37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   539.0 p2+p0   37 next[5]
        mov eax, dword [esp + 96]                                   ;   534.0 p2      63 next[0] reload
        mov dword [esp + 112], ebx                                  ;   534.0 p0+p3   37 next[7] spill
        movzx ebx, ah                                               ;   538.0 p1      38 next[5]
        shr eax, 0x10                                               ;   538.0 p1      38 next[6]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   543.0 p2+p0   37 next[5]
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   543.0 p2+p0   37 next[5]
        movzx ebx, al                                               ;   539.0 p1      38 next[6]
        shr eax, 8                                                  ;   539.0 p1      39 next[7]
        xor edi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   544.0 p2+p0   37 next[6]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   544.0 p2+p0   37 next[6]
        mov ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   540.0 p2      37 next[7]
        xor ebx, esi                                                ;   544.0 p0      37 next[7]
        mov esi, dword [esp + 112]                                  ;   540.0 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   541.0 p2      37 next[7]
        xor eax, esi                                                ;   545.0 p0      37 next[7]
        movzx esi, byte [esp + 216]                                 ;   542.0 p2      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   550.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   550.0 p2+p0   37 next[6]
        mov dword [esp + 112], edx                                  ;   544.0 p0+p3   37 next[5] spill
        mov edx, dword [esp + 224]                                  ;   545.0 p2      37 next[5] reload
        movzx esi, dh                                               ;   549.0 p1+p0   37 next[6]
        mov edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   550.0 p2      37 next[6]
        xor edx, edi                                                ;   554.0 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   554.0 p2+p0   37 next[6]
        movzx esi, byte [esp + 180]                                 ;   548.0 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   556.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   556.0 p2+p0   37 next[6]
        mov dword [esp + 224], eax                                  ;   546.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 120]                                  ;   551.0 p2      37 next[1] reload
        movzx esi, ah                                               ;   555.0 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   560.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   560.0 p2+p0   37 next[6]
        movzx esi, byte [esp + 100]                                 ;   554.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   562.0 p2+p0   37 next[7]
        mov eax, dword [esp + 224]                                  ;   556.0 p2      37 next[7] reload
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   562.0 p2+p0   37 next[7]
        mov dword [esp + 224], ecx                                  ;   561.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 216]                                  ;   558.0 p2      37 next[6] reload
        movzx esi, ch                                               ;   562.0 p1+p0   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   567.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   567.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 76]                                  ;   561.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   569.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   569.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 152]                                 ;   564.0 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   572.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   572.0 p2+p0   37 next[7]
        mov ecx, dword [esp + 180]                                  ;   567.0 p2      37 next[2] reload
        movzx esi, ch                                               ;   571.0 p1+p0   38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   576.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   576.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 296]                                 ;   570.0 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   578.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   578.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 104]                                 ;   573.0 p2      37 next[0]
        mov ecx, dword [esp + 260]                                  ;   574.0 p2      65 next[7] reload
        movzx edi, ch                                               ;   578.0 p1+p0   37 next[0]
        mov dword [esp + 296], eax                                  ;   579.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 124]                                  ;   575.0 p2      65 next[1]
        mov dword [esp + 180], ebx                                  ;   579.0 p0+p3   37 next[7] spill
        mov ebx, dword [esp + 300]                                  ;   576.0 p2      65 next[1]
        mov dword [esp + 152], edx                                  ;   561.0 p0+p3   37 next[6] spill
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   577.0 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   578.0 p2      65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   583.0 p2+p0   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   583.0 p2+p0   65 next[0]
        mov edi, dword [esp + 184]                                  ;   581.0 p2      65 next[2]
        mov dword [esp + 76], ebp                                   ;   544.0 p0+p3   37 next[5] spill
        mov ebp, dword [esp + 200]                                  ;   582.0 p2      65 next[2]
        mov dword [esp + 216], ebp                                  ;   586.0 p0+p3   65 next[2] spill
        mov ebp, ecx                                                ;   578.0 p1      37 next[1] copy
        shr ebp, 0x10                                               ;   579.0 p1      37 next[1]
        mov ecx, ebp                                                ;   580.0 p0      37 next[1] copy
        movzx ebp, cl                                               ;   581.0 p1      37 next[1]
        shr ecx, 8                                                  ;   581.0 p1      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   586.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   586.0 p2+p0   65 next[1]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   586.0 p2+p0   65 next[2]
        mov ebp, dword [esp + 216]                                  ;   586.0 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   587.0 p2      65 next[2]
        xor ecx, ebp                                                ;   591.0 p0      65 next[2]
        mov ebp, dword [esp + 256]                                  ;   588.0 p2      37 next[0]
        shr ebp, 0x10                                               ;   592.0 p1      37 next[0]
        mov dword [esp + 216], ecx                                  ;   592.0 p0+p3   65 next[2] spill
        mov ecx, ebp                                                ;   593.0 p1      37 next[0] copy
        and ecx, 0xff                                               ;   594.0 p0      37 next[0]
        shr ebp, 8                                                  ;   593.0 p1      37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   599.0 p2+p0   65 next[0]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   595.0 p2      65 next[0]
        xor ecx, esi                                                ;   599.0 p0      65 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   598.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   598.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;   593.0 p2      37 next[0]
        shr esi, 0x10                                               ;   597.0 p1      37 next[0]
        mov ebp, esi                                                ;   598.0 p0      37 next[0] copy
        shr ebp, 8                                                  ;   599.0 p1      37 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   604.0 p2+p0   65 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   604.0 p2+p0   65 next[0]
        movzx ebp, byte [esp + 244]                                 ;   596.0 p2      38 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   605.0 p2+p0   65 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   605.0 p2+p0   65 next[0]
        mov dword [esp + 100], ebx                                  ;   599.0 p0+p3   65 next[1] spill
        mov ebx, dword [esp + 236]                                  ;   599.0 p2      65 next[3] reload
        movzx ebp, bh                                               ;   603.0 p1+p0   38 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   608.0 p2+p0   65 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   608.0 p2+p0   65 next[0]
        mov ebp, ebx                                                ;   603.0 p1      38 next[1] copy
        shr ebp, 0x10                                               ;   604.0 p1      38 next[1]
        mov ebx, ebp                                                ;   605.0 p0      38 next[1] copy
        movzx ebp, bl                                               ;   606.0 p1      38 next[1]
        shr ebx, 8                                                  ;   606.0 p1      39 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   611.0 p2+p0   65 next[1]
        mov dword [esp + 120], esi                                  ;   598.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 100]                                  ;   603.0 p2      65 next[1] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   611.0 p2+p0   65 next[1]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   611.0 p2+p0   65 next[2]
        mov ebp, dword [esp + 216]                                  ;   606.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   607.0 p2      65 next[2]
        xor ebx, ebp                                                ;   611.0 p0      65 next[2]
        mov ebp, dword [esp + 84]                                   ;   608.0 p2      38 next[0]
        shr ebp, 0x10                                               ;   612.0 p1      38 next[0]
        mov dword [esp + 216], ebx                                  ;   612.0 p0+p3   65 next[2] spill
        mov ebx, ebp                                                ;   613.0 p1      38 next[0] copy
        and ebx, 0xff                                               ;   614.0 p0      38 next[0]
        shr ebp, 8                                                  ;   613.0 p1      39 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   619.0 p2+p0   65 next[0]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   619.0 p2+p0   65 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   618.0 p2+p0   65 next[1]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   614.0 p2      65 next[1]
        xor ebx, esi                                                ;   618.0 p0      65 next[1]
        mov esi, dword [esp + 92]                                   ;   613.0 p2      39 next[0]
        shr esi, 0x10                                               ;   617.0 p1      39 next[0]
        mov ebp, esi                                                ;   618.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;   619.0 p1      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   624.0 p2+p0   65 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   624.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 264]                                  ;   616.0 p2      37 next[0] reload
        mov dword [esp + 100], esi                                  ;   618.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   620.0 p2      63 next[0]
        xor esi, 0xf5d2a636                                         ;   624.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   620.0 p2      63 next[0]
        xor ebp, 0x52916f79                                         ;   624.0 p0      63 next[0]
        mov dword [esp + 264], edi                                  ;   612.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 268]                                  ;   619.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   627.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   627.0 p2+p0   63 next[0]
        mov edi, dword [esp + 272]                                  ;   622.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   630.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   630.0 p2+p0   63 next[0]
        mov edi, dword [esp + 276]                                  ;   625.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   633.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   633.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;   628.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   636.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   636.0 p2+p0   63 next[0]
        mov edi, dword [esp + 284]                                  ;   631.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   639.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   639.0 p2+p0   63 next[0]
        mov edi, dword [esp + 288]                                  ;   634.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   642.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   642.0 p2+p0   63 next[0]
        mov edi, dword [esp + 292]                                  ;   637.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   645.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   645.0 p2+p0   63 next[0]
        xor edx, esi                                                ;   646.0 p0      65 next[0]
        xor ecx, ebp                                                ;   646.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;   640.0 p2      65 next[3]
        mov dword [esp + 292], ecx                                  ;   647.0 p0+p3   65 next[0] spill
        mov ecx, dword [esp + 220]                                  ;   641.0 p2      65 next[3]
        mov dword [esp + 288], edx                                  ;   647.0 p0+p3   65 next[0] spill
        movzx edx, byte [esp + 116]                                 ;   642.0 p2      37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   650.0 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   650.0 p2+p0   65 next[1]
        mov edx, dword [esp + 104]                                  ;   645.0 p2      65 next[0] reload
        mov dword [esp + 284], ebp                                  ;   646.0 p0+p3   63 next[0] spill
        movzx ebp, dh                                               ;   649.0 p1      37 next[1]
        shr edx, 0x10                                               ;   649.0 p1      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   654.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   654.0 p2+p0   65 next[1]
        movzx ebp, dl                                               ;   650.0 p1      37 next[2]
        shr edx, 8                                                  ;   650.0 p1      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   655.0 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   655.0 p2+p0   65 next[3]
        mov edx, dword [esp + 264]                                  ;   650.0 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   655.0 p2+p0   65 next[2]
        mov dword [esp + 264], esi                                  ;   646.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 216]                                  ;   652.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   656.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 248]                                 ;   654.0 p2      38 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   662.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   662.0 p2+p0   65 next[1]
        mov dword [esp + 216], ecx                                  ;   656.0 p0+p3   65 next[3] spill
        mov ecx, dword [esp + 244]                                  ;   657.0 p2      65 next[4] reload
        movzx ebp, ch                                               ;   661.0 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;   661.0 p1      38 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   666.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   666.0 p2+p0   65 next[1]
        movzx ebp, cl                                               ;   662.0 p1      38 next[2]
        shr ecx, 8                                                  ;   662.0 p1      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   667.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   667.0 p2+p0   65 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   667.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 216]                                  ;   663.0 p2      65 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   664.0 p2      65 next[3]
        xor ecx, ebp                                                ;   668.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;   665.0 p2      65 next[4]
        mov dword [esp + 216], eax                                  ;   667.0 p0+p3   65 next[1] spill
        mov eax, dword [esp + 212]                                  ;   666.0 p2      65 next[4]
        mov dword [esp + 244], ebx                                  ;   667.0 p0+p3   65 next[1] spill
        movzx ebx, byte [esp + 88]                                  ;   667.0 p2      37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   675.0 p2+p0   65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   671.0 p2      65 next[2]
        xor ebx, esi                                                ;   675.0 p0      65 next[2]
        mov dword [esp + 104], eax                                  ;   670.0 p0+p3   65 next[4] spill
        mov eax, dword [esp + 116]                                  ;   670.0 p2      65 next[1] reload
        movzx esi, ah                                               ;   674.0 p1+p0   37 next[2]
        shr eax, 0x10                                               ;   674.0 p1      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   679.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   679.0 p2+p0   65 next[2]
        movzx esi, al                                               ;   675.0 p1      37 next[3]
        shr eax, 8                                                  ;   675.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   680.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   680.0 p2+p0   65 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   680.0 p2+p0   65 next[4]
        mov esi, dword [esp + 104]                                  ;   676.0 p2      65 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   677.0 p2      65 next[4]
        xor eax, esi                                                ;   681.0 p0      65 next[4]
        movzx esi, byte [esp + 228]                                 ;   678.0 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   686.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   686.0 p2+p0   65 next[2]
        mov dword [esp + 104], eax                                  ;   682.0 p0+p3   65 next[4] spill
        mov eax, dword [esp + 248]                                  ;   681.0 p2      65 next[5] reload
        movzx esi, ah                                               ;   685.0 p1+p0   38 next[2]
        shr eax, 0x10                                               ;   685.0 p1      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   690.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   690.0 p2+p0   65 next[2]
        movzx esi, al                                               ;   686.0 p1      38 next[3]
        shr eax, 8                                                  ;   686.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   691.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   691.0 p2+p0   65 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   691.0 p2+p0   65 next[4]
        mov esi, dword [esp + 104]                                  ;   687.0 p2      65 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   688.0 p2      65 next[4]
        xor eax, esi                                                ;   692.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;   689.0 p2      65 next[5]
        mov dword [esp + 104], edx                                  ;   691.0 p0+p3   65 next[2] spill
        mov edx, dword [esp + 112]                                  ;   690.0 p2      65 next[5]
        mov dword [esp + 248], ebx                                  ;   691.0 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 80]                                  ;   691.0 p2      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   699.0 p2+p0   65 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   699.0 p2+p0   65 next[3]
        mov ebx, dword [esp + 88]                                   ;   694.0 p2      65 next[2] reload
        mov dword [esp + 116], edx                                  ;   694.0 p0+p3   65 next[5] spill
        movzx edx, bh                                               ;   698.0 p1      37 next[3]
        shr ebx, 0x10                                               ;   698.0 p1      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   703.0 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   703.0 p2+p0   65 next[3]
        movzx edx, bl                                               ;   699.0 p1      37 next[4]
        shr ebx, 8                                                  ;   699.0 p1      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   704.0 p2+p0   65 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   704.0 p2+p0   65 next[4]
        mov edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   700.0 p2      65 next[5]
        xor edx, esi                                                ;   704.0 p0      65 next[5]
        mov esi, dword [esp + 116]                                  ;   700.0 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   701.0 p2      65 next[5]
        xor ebx, esi                                                ;   705.0 p0      65 next[5]
        movzx esi, byte [esp + 232]                                 ;   702.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   710.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   710.0 p2+p0   65 next[3]
        mov dword [esp + 116], ebx                                  ;   706.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 228]                                  ;   705.0 p2      65 next[6] reload
        movzx esi, bh                                               ;   709.0 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;   709.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   714.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   714.0 p2+p0   65 next[3]
        movzx esi, bl                                               ;   710.0 p1      38 next[4]
        shr ebx, 8                                                  ;   710.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   715.0 p2+p0   65 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   715.0 p2+p0   65 next[4]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   715.0 p2+p0   65 next[5]
        mov esi, dword [esp + 116]                                  ;   711.0 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   712.0 p2      65 next[5]
        xor ebx, esi                                                ;   716.0 p0      65 next[5]
        mov esi, dword [esp + 152]                                  ;   713.0 p2      65 next[6]
        mov dword [esp + 116], edi                                  ;   715.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 224]                                  ;   714.0 p2      65 next[6]
        mov dword [esp + 228], ecx                                  ;   715.0 p0+p3   65 next[3] spill
        movzx ecx, byte [esp + 240]                                 ;   715.0 p2      37 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   723.0 p2+p0   65 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   723.0 p2+p0   65 next[4]
        mov ecx, dword [esp + 80]                                   ;   718.0 p2      65 next[3] reload
        mov dword [esp + 88], edi                                   ;   718.0 p0+p3   65 next[6] spill
        movzx edi, ch                                               ;   722.0 p1      37 next[4]
        shr ecx, 0x10                                               ;   722.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   727.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   727.0 p2+p0   65 next[4]
        movzx edi, cl                                               ;   723.0 p1      37 next[5]
        shr ecx, 8                                                  ;   723.0 p1      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   728.0 p2+p0   65 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   728.0 p2+p0   65 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   728.0 p2+p0   65 next[6]
        mov edi, dword [esp + 88]                                   ;   724.0 p2      65 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   725.0 p2      65 next[6]
        xor ecx, edi                                                ;   729.0 p0      65 next[6]
        movzx edi, byte [esp + 108]                                 ;   726.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   734.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   734.0 p2+p0   65 next[4]
        mov dword [esp + 88], ecx                                   ;   730.0 p0+p3   65 next[6] spill
        mov ecx, dword [esp + 232]                                  ;   729.0 p2      65 next[7] reload
        movzx edi, ch                                               ;   733.0 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;   733.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   738.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   738.0 p2+p0   65 next[4]
        movzx edi, cl                                               ;   734.0 p1      38 next[5]
        shr ecx, 8                                                  ;   734.0 p1      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   739.0 p2+p0   65 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   739.0 p2+p0   65 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   739.0 p2+p0   65 next[6]
        mov edi, dword [esp + 88]                                   ;   735.0 p2      65 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   736.0 p2      65 next[6]
        xor ecx, edi                                                ;   740.0 p0      65 next[6]
        mov edi, dword [esp + 180]                                  ;   737.0 p2      65 next[7]
        mov dword [esp + 88], ebp                                   ;   739.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 296]                                  ;   738.0 p2      65 next[7]
        mov dword [esp + 232], eax                                  ;   739.0 p0+p3   65 next[4] spill
        movzx eax, byte [esp + 252]                                 ;   739.0 p2      37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   747.0 p2+p0   65 next[5]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   747.0 p2+p0   65 next[5]
        mov eax, dword [esp + 240]                                  ;   742.0 p2      65 next[4] reload
        mov dword [esp + 80], ebp                                   ;   742.0 p0+p3   65 next[7] spill
        movzx ebp, ah                                               ;   746.0 p1      37 next[5]
        shr eax, 0x10                                               ;   746.0 p1      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   751.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   751.0 p2+p0   65 next[5]
        movzx ebp, al                                               ;   747.0 p1      37 next[6]
        shr eax, 8                                                  ;   747.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   752.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   752.0 p2+p0   65 next[6]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   752.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 80]                                   ;   748.0 p2      65 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   749.0 p2      65 next[7]
        xor eax, ebp                                                ;   753.0 p0      65 next[7]
        movzx ebp, byte [esp + 92]                                  ;   750.0 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   758.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   758.0 p2+p0   65 next[5]
        mov dword [esp + 80], eax                                   ;   754.0 p0+p3   65 next[7] spill
        mov eax, dword [esp + 108]                                  ;   753.0 p2      65 next[0] reload
        movzx ebp, ah                                               ;   757.0 p1+p0   38 next[5]
        shr eax, 0x10                                               ;   757.0 p1      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   762.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   762.0 p2+p0   65 next[5]
        movzx ebp, al                                               ;   758.0 p1      38 next[6]
        shr eax, 8                                                  ;   758.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   763.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   763.0 p2+p0   65 next[6]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   763.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 80]                                   ;   759.0 p2      65 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   760.0 p2      65 next[7]
        xor eax, ebp                                                ;   764.0 p0      65 next[7]
        movzx ebp, byte [esp + 256]                                 ;   761.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   769.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   769.0 p2+p0   65 next[6]
        mov dword [esp + 80], ebx                                   ;   763.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 252]                                  ;   764.0 p2      65 next[5] reload
        movzx ebp, bh                                               ;   768.0 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   769.0 p2      65 next[6]
        xor ebx, esi                                                ;   773.0 p0      65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   773.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 84]                                  ;   767.0 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   775.0 p2+p0   65 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   775.0 p2+p0   65 next[6]
        mov dword [esp + 252], edx                                  ;   763.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 92]                                   ;   770.0 p2      65 next[1] reload
        movzx esi, dh                                               ;   774.0 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   779.0 p2+p0   65 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   779.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 260]                                 ;   773.0 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   777.0 p2      65 next[7]
        xor edx, edi                                                ;   781.0 p0      65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   781.0 p2+p0   65 next[7]
        mov dword [esp + 260], ecx                                  ;   780.0 p0+p3   65 next[6] spill
        mov ecx, dword [esp + 256]                                  ;   776.0 p2      65 next[6] reload
        movzx esi, ch                                               ;   780.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 120]                                 ;   777.0 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   785.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   785.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 236]                                 ;   780.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   786.0 p2+p0   65 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   786.0 p2+p0   65 next[7]
        mov ecx, dword [esp + 84]                                   ;   783.0 p2      65 next[2] reload
        movzx edi, ch                                               ;   787.0 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   788.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   788.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 100]                                 ;   786.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   792.0 p2+p0   65 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   792.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 264]                                 ;   789.0 p2      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   794.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   794.0 p2+p0   65 next[7]
        mov ecx, dword [esp + 180]                                  ;   792.0 p2      37 next[7] reload
        movzx esi, ch                                               ;   796.0 p1+p0   37 next[0]
        mov ebp, ecx                                                ;   796.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;   797.0 p1      37 next[1]
        mov ecx, ebp                                                ;   798.0 p0      37 next[1] copy
        movzx ebp, cl                                               ;   799.0 p1      37 next[1]
        shr ecx, 8                                                  ;   799.0 p1      37 next[2]
        mov dword [esp + 100], eax                                  ;   795.0 p0+p3   65 next[7] spill
        mov eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   800.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   800.0 p2      37 next[1]
        mov dword [esp + 84], ebx                                   ;   780.0 p0+p3   65 next[6] spill
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   800.0 p2      37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   800.0 p2      37 next[2]
        mov dword [esp + 236], edx                                  ;   795.0 p0+p3   65 next[7] spill
        mov edx, dword [esp + 152]                                  ;   797.0 p2      37 next[0]
        shr edx, 0x10                                               ;   801.0 p1      37 next[0]
        mov dword [esp + 120], edi                                  ;   793.0 p0+p3   37 next[0] spill
        movzx edi, dl                                               ;   802.0 p1      37 next[0]
        shr edx, 8                                                  ;   802.0 p1      37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   807.0 p2+p0   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   803.0 p2      37 next[1]
        xor edx, ebp                                                ;   807.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;   800.0 p2      37 next[0]
        shr ebp, 0x10                                               ;   804.0 p1      37 next[0]
        mov dword [esp + 256], esi                                  ;   797.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;   805.0 p1      37 next[0] copy
        shr esi, 8                                                  ;   806.0 p1      37 next[0]
        mov dword [esp + 92], edi                                   ;   803.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 212]                                 ;   801.0 p2      38 next[0]
        mov dword [esp + 108], ecx                                  ;   804.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 220]                                  ;   802.0 p2      37 next[3] reload
        mov dword [esp + 240], esi                                  ;   807.0 p0+p3   37 next[0] spill
        movzx esi, ch                                               ;   806.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;   805.0 p0+p3   38 next[0] spill
        mov edi, ecx                                                ;   806.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;   807.0 p1      38 next[1]
        mov ecx, edi                                                ;   808.0 p1      38 next[1] copy
        movzx edi, cl                                               ;   809.0 p0      38 next[1]
        shr ecx, 8                                                  ;   809.0 p1      39 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   814.0 p2+p0   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   814.0 p2+p0   37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   814.0 p2+p0   37 next[2]
        mov edi, dword [esp + 108]                                  ;   806.0 p2      37 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   810.0 p2      37 next[2]
        xor ecx, edi                                                ;   814.0 p0      37 next[2]
        mov edi, dword [esp + 200]                                  ;   808.0 p2      38 next[0]
        shr edi, 0x10                                               ;   812.0 p1      38 next[0]
        mov dword [esp + 108], esi                                  ;   807.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;   813.0 p1      38 next[0] copy
        and esi, 0xff                                               ;   814.0 p0      38 next[0]
        shr edi, 8                                                  ;   813.0 p1      39 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   818.0 p2+p0   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   818.0 p2+p0   37 next[1]
        mov edi, dword [esp + 300]                                  ;   811.0 p2      39 next[0]
        shr edi, 0x10                                               ;   815.0 p1      39 next[0]
        mov dword [esp + 276], esi                                  ;   815.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;   816.0 p1      39 next[0] copy
        shr esi, 8                                                  ;   817.0 p1      39 next[0]
        mov dword [esp + 272], esi                                  ;   818.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;   812.0 p2      37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   820.0 p2+p0   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   820.0 p2+p0   37 next[1]
        mov dword [esp + 268], ecx                                  ;   815.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 264]                                  ;   815.0 p2      63 next[0] reload
        movzx esi, ch                                               ;   819.0 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;   819.0 p1      37 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   824.0 p2+p0   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   824.0 p2+p0   37 next[1]
        movzx esi, cl                                               ;   820.0 p1      37 next[2]
        shr ecx, 8                                                  ;   820.0 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   825.0 p2+p0   37 next[2]
        mov dword [esp + 264], edi                                  ;   816.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 268]                                  ;   819.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   825.0 p2+p0   37 next[2]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   821.0 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   822.0 p2      37 next[3]
        mov dword [esp + 268], ebp                                  ;   805.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 112]                                 ;   823.0 p2      38 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   831.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   831.0 p2+p0   37 next[1]
        mov dword [esp + 96], ecx                                   ;   826.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 212]                                  ;   826.0 p2      37 next[4] reload
        movzx ebp, ch                                               ;   830.0 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;   830.0 p1      38 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   835.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   835.0 p2+p0   37 next[1]
        movzx ebp, cl                                               ;   831.0 p1      38 next[2]
        shr ecx, 8                                                  ;   831.0 p1      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   836.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   836.0 p2+p0   37 next[2]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   836.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 96]                                   ;   832.0 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   833.0 p2      37 next[3]
        xor ecx, ebp                                                ;   837.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;   834.0 p2      37 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   842.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   842.0 p2+p0   37 next[2]
        mov dword [esp + 96], edx                                   ;   836.0 p0+p3   37 next[1] spill
        mov edx, dword [esp + 124]                                  ;   837.0 p2      37 next[1] reload
        movzx ebp, dh                                               ;   841.0 p1+p0   37 next[2]
        shr edx, 0x10                                               ;   841.0 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   846.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   846.0 p2+p0   37 next[2]
        movzx ebp, dl                                               ;   842.0 p1      37 next[3]
        shr edx, 8                                                  ;   842.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   847.0 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   847.0 p2+p0   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   843.0 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   843.0 p2      37 next[4]
        mov dword [esp + 124], eax                                  ;   836.0 p0+p3   37 next[1] spill
        movzx eax, byte [esp + 224]                                 ;   844.0 p2      38 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   852.0 p2+p0   37 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   848.0 p2      37 next[2]
        xor eax, edi                                                ;   852.0 p0      37 next[2]
        mov dword [esp + 212], edx                                  ;   847.0 p0+p3   37 next[4] spill
        mov edx, dword [esp + 112]                                  ;   847.0 p2      37 next[5] reload
        movzx edi, dh                                               ;   851.0 p1+p0   38 next[2]
        shr edx, 0x10                                               ;   851.0 p1      38 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   856.0 p2+p0   37 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   856.0 p2+p0   37 next[2]
        movzx edi, dl                                               ;   852.0 p1      38 next[3]
        shr edx, 8                                                  ;   852.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   857.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   857.0 p2+p0   37 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   857.0 p2+p0   37 next[4]
        mov edi, dword [esp + 212]                                  ;   853.0 p2      37 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   854.0 p2      37 next[4]
        xor edx, edi                                                ;   858.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;   855.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   863.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   863.0 p2+p0   37 next[3]
        mov dword [esp + 212], eax                                  ;   857.0 p0+p3   37 next[2] spill
        mov eax, dword [esp + 184]                                  ;   858.0 p2      37 next[2] reload
        movzx edi, ah                                               ;   862.0 p1+p0   37 next[3]
        shr eax, 0x10                                               ;   862.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   867.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   867.0 p2+p0   37 next[3]
        movzx edi, al                                               ;   863.0 p1      37 next[4]
        shr eax, 8                                                  ;   863.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   868.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   868.0 p2+p0   37 next[4]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   864.0 p2      37 next[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   864.0 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;   857.0 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 296]                                 ;   865.0 p2      38 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   873.0 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   873.0 p2+p0   37 next[3]
        mov ebx, dword [esp + 224]                                  ;   868.0 p2      37 next[6] reload
        mov dword [esp + 112], eax                                  ;   868.0 p0+p3   37 next[5] spill
        movzx eax, bh                                               ;   872.0 p1      38 next[3]
        shr ebx, 0x10                                               ;   872.0 p1      38 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   877.0 p2+p0   37 next[3]
        xor ecx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   877.0 p2+p0   37 next[3]
        movzx eax, bl                                               ;   873.0 p1      38 next[4]
        shr ebx, 8                                                  ;   873.0 p1      39 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;   878.0 p2+p0   37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   878.0 p2+p0   37 next[4]
        mov eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   874.0 p2      37 next[5]
        xor eax, edi                                                ;   878.0 p0      37 next[5]
        mov edi, dword [esp + 112]                                  ;   874.0 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   875.0 p2      37 next[5]
        xor ebx, edi                                                ;   879.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;   876.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   884.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   884.0 p2+p0   37 next[4]
        mov dword [esp + 112], ecx                                  ;   878.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;   879.0 p2      37 next[3] reload
        movzx edi, ch                                               ;   883.0 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;   883.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   888.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   888.0 p2+p0   37 next[4]
        movzx edi, cl                                               ;   884.0 p1      37 next[5]
        shr ecx, 8                                                  ;   884.0 p1      37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   889.0 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   889.0 p2+p0   37 next[5]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   885.0 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   885.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;   878.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 284]                                 ;   886.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   894.0 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   894.0 p2+p0   37 next[4]
        mov dword [esp + 224], ecx                                  ;   889.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 296]                                  ;   889.0 p2      37 next[7] reload
        movzx esi, ch                                               ;   893.0 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;   893.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   898.0 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   898.0 p2+p0   37 next[4]
        movzx esi, cl                                               ;   894.0 p1      38 next[5]
        shr ecx, 8                                                  ;   894.0 p1      39 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   899.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   899.0 p2+p0   37 next[5]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   899.0 p2+p0   37 next[6]
        mov esi, dword [esp + 224]                                  ;   895.0 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   896.0 p2      37 next[6]
        xor ecx, esi                                                ;   900.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;   897.0 p2      37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   905.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   905.0 p2+p0   37 next[5]
        mov dword [esp + 224], edx                                  ;   899.0 p0+p3   37 next[4] spill
        mov edx, dword [esp + 204]                                  ;   900.0 p2      37 next[4] reload
        movzx esi, dh                                               ;   904.0 p1+p0   37 next[5]
        shr edx, 0x10                                               ;   904.0 p1      37 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   909.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   909.0 p2+p0   37 next[5]
        movzx esi, dl                                               ;   905.0 p1      37 next[6]
        shr edx, 8                                                  ;   905.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   910.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   910.0 p2+p0   37 next[6]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   906.0 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   906.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;   899.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 300]                                 ;   907.0 p2      38 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   915.0 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   915.0 p2+p0   37 next[5]
        mov dword [esp + 296], edx                                  ;   910.0 p0+p3   37 next[7] spill
        mov edx, dword [esp + 284]                                  ;   910.0 p2      63 next[0] reload
        movzx ebp, dh                                               ;   914.0 p1+p0   38 next[5]
        shr edx, 0x10                                               ;   914.0 p1      38 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   919.0 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   919.0 p2+p0   37 next[5]
        movzx ebp, dl                                               ;   915.0 p1      38 next[6]
        shr edx, 8                                                  ;   915.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   920.0 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   920.0 p2+p0   37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   920.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 296]                                  ;   916.0 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   917.0 p2      37 next[7]
        xor edx, ebp                                                ;   921.0 p0      37 next[7]
        movzx ebp, byte [esp + 152]                                 ;   918.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   926.0 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   926.0 p2+p0   37 next[6]
        mov dword [esp + 296], ebx                                  ;   920.0 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 76]                                   ;   921.0 p2      37 next[5] reload
        movzx ebp, bh                                               ;   925.0 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   926.0 p2      37 next[6]
        xor ebx, edi                                                ;   930.0 p0      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   930.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 200]                                 ;   924.0 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   932.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   932.0 p2+p0   37 next[6]
        mov dword [esp + 76], eax                                   ;   920.0 p0+p3   37 next[5] spill
        mov eax, dword [esp + 300]                                  ;   927.0 p2      37 next[1] reload
        movzx edi, ah                                               ;   931.0 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   936.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   936.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 180]                                 ;   930.0 p2      37 next[7]
        mov eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   934.0 p2      37 next[7]
        xor eax, esi                                                ;   938.0 p0      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   938.0 p2+p0   37 next[7]
        mov dword [esp + 180], ecx                                  ;   937.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 152]                                  ;   933.0 p2      37 next[6] reload
        movzx esi, ch                                               ;   937.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 268]                                 ;   934.0 p2      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   942.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   942.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 220]                                 ;   937.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   943.0 p2+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   943.0 p2+p0   37 next[7]
        mov ecx, dword [esp + 200]                                  ;   940.0 p2      37 next[2] reload
        movzx edi, ch                                               ;   944.0 p1+p0   38 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   945.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   945.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 264]                                 ;   943.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   949.0 p2+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   949.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 288]                                 ;   946.0 p2      37 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   951.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   951.0 p2+p0   37 next[7]
        mov ecx, dword [esp + 236]                                  ;   949.0 p2      65 next[7] reload
        movzx esi, ch                                               ;   953.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;   950.0 p2      65 next[1]
        mov dword [esp + 264], edx                                  ;   952.0 p0+p3   37 next[7] spill
        mov edx, dword [esp + 96]                                   ;   951.0 p2      65 next[1]
        mov dword [esp + 200], eax                                  ;   952.0 p0+p3   37 next[7] spill
        mov eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   952.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   953.0 p2      65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   958.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   958.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;   956.0 p2      65 next[2]
        mov dword [esp + 220], ebx                                  ;   937.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 212]                                  ;   957.0 p2      65 next[2]
        mov dword [esp + 268], ebx                                  ;   961.0 p0+p3   65 next[2] spill
        mov ebx, ecx                                                ;   953.0 p1      37 next[1] copy
        shr ebx, 0x10                                               ;   954.0 p1      37 next[1]
        movzx ecx, bl                                               ;   955.0 p0      37 next[1]
        shr ebx, 8                                                  ;   955.0 p1      37 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   960.0 p2+p0   65 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   960.0 p2+p0   65 next[1]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   960.0 p2      65 next[2]
        xor ecx, esi                                                ;   964.0 p0      65 next[2]
        mov esi, dword [esp + 268]                                  ;   961.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   962.0 p2      65 next[2]
        xor ebx, esi                                                ;   966.0 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;   963.0 p2      37 next[0]
        shr esi, 0x10                                               ;   967.0 p1      37 next[0]
        mov dword [esp + 268], ebx                                  ;   967.0 p0+p3   65 next[2] spill
        mov ebx, esi                                                ;   968.0 p1      37 next[0] copy
        and ebx, 0xff                                               ;   969.0 p0      37 next[0]
        shr esi, 8                                                  ;   968.0 p1      37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   974.0 p2+p0   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   970.0 p2      65 next[0]
        xor ebx, edi                                                ;   974.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   973.0 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   973.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;   968.0 p2      37 next[0]
        shr esi, 0x10                                               ;   972.0 p1      37 next[0]
        mov edi, esi                                                ;   973.0 p0      37 next[0] copy
        shr edi, 8                                                  ;   974.0 p1      37 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   979.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   979.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 232]                                 ;   971.0 p2      38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   980.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   980.0 p2+p0   65 next[0]
        mov dword [esp + 152], ecx                                  ;   965.0 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 228]                                  ;   974.0 p2      65 next[3] reload
        movzx edi, ch                                               ;   978.0 p1+p0   38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   983.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   983.0 p2+p0   65 next[0]
        mov edi, ecx                                                ;   978.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;   979.0 p1      38 next[1]
        mov ecx, edi                                                ;   980.0 p0      38 next[1] copy
        movzx edi, cl                                               ;   981.0 p1      38 next[1]
        shr ecx, 8                                                  ;   981.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   986.0 p2+p0   65 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   986.0 p2+p0   65 next[1]
        mov edi, dword [esp + 152]                                  ;   979.0 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   986.0 p2+p0   65 next[2]
        mov dword [esp + 152], esi                                  ;   973.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 268]                                  ;   981.0 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   982.0 p2      65 next[2]
        xor ecx, esi                                                ;   986.0 p0      65 next[2]
        mov esi, dword [esp + 248]                                  ;   983.0 p2      38 next[0]
        shr esi, 0x10                                               ;   987.0 p1      38 next[0]
        mov dword [esp + 268], ecx                                  ;   987.0 p0+p3   65 next[2] spill
        mov ecx, esi                                                ;   988.0 p1      38 next[0] copy
        and ecx, 0xff                                               ;   989.0 p0      38 next[0]
        shr esi, 8                                                  ;   988.0 p1      39 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   994.0 p2+p0   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   994.0 p2+p0   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   989.0 p2      65 next[1]
        xor ecx, ebp                                                ;   993.0 p0      65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   993.0 p2+p0   65 next[1]
        mov esi, dword [esp + 244]                                  ;   988.0 p2      39 next[0]
        shr esi, 0x10                                               ;   992.0 p1      39 next[0]
        mov ebp, esi                                                ;   993.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;   994.0 p1      39 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   999.0 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   999.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 120]                                  ;   991.0 p2      37 next[0] reload
        mov dword [esp + 300], esi                                  ;   993.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   995.0 p2      63 next[0]
        xor esi, 0x8e9bbc60                                         ;   999.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   995.0 p2      63 next[0]
        xor ebp, 0x357b0ca3                                         ;   999.0 p0      63 next[0]
        mov dword [esp + 120], edi                                  ;   987.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 256]                                  ;   994.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1002.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1002.0 p2+p0   63 next[0]
        mov edi, dword [esp + 92]                                   ;   997.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1005.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1005.0 p2+p0   63 next[0]
        mov edi, dword [esp + 240]                                  ;  1000.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1008.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1008.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1003.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1011.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1011.0 p2+p0   63 next[0]
        mov edi, dword [esp + 108]                                  ;  1006.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1014.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1014.0 p2+p0   63 next[0]
        mov edi, dword [esp + 276]                                  ;  1009.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1017.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1017.0 p2+p0   63 next[0]
        mov edi, dword [esp + 272]                                  ;  1012.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1020.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1020.0 p2+p0   63 next[0]
        xor eax, esi                                                ;  1021.0 p0      65 next[0]
        xor ebx, ebp                                                ;  1021.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1015.0 p2      65 next[3]
        mov dword [esp + 272], ebx                                  ;  1022.0 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 112]                                  ;  1016.0 p2      65 next[3]
        mov dword [esp + 276], eax                                  ;  1022.0 p0+p3   65 next[0] spill
        movzx eax, byte [esp + 216]                                 ;  1017.0 p2      37 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1025.0 p2+p0   65 next[1]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1025.0 p2+p0   65 next[1]
        mov eax, dword [esp + 288]                                  ;  1020.0 p2      65 next[0] reload
        mov dword [esp + 108], ebp                                  ;  1021.0 p0+p3   63 next[0] spill
        movzx ebp, ah                                               ;  1024.0 p1      37 next[1]
        shr eax, 0x10                                               ;  1024.0 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1029.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1029.0 p2+p0   65 next[1]
        movzx ebp, al                                               ;  1025.0 p1      37 next[2]
        shr eax, 8                                                  ;  1025.0 p1      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1030.0 p2+p0   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1030.0 p2+p0   65 next[3]
        mov eax, dword [esp + 120]                                  ;  1025.0 p2      65 next[2] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1030.0 p2+p0   65 next[2]
        mov dword [esp + 120], esi                                  ;  1021.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 268]                                  ;  1027.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1031.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 80]                                  ;  1029.0 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1037.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1037.0 p2+p0   65 next[1]
        mov dword [esp + 268], ebx                                  ;  1031.0 p0+p3   65 next[3] spill
        mov ebx, dword [esp + 232]                                  ;  1032.0 p2      65 next[4] reload
        movzx ebp, bh                                               ;  1036.0 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;  1036.0 p1      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1041.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1041.0 p2+p0   65 next[1]
        movzx ebp, bl                                               ;  1037.0 p1      38 next[2]
        shr ebx, 8                                                  ;  1037.0 p1      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1042.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1042.0 p2+p0   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1042.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 268]                                  ;  1038.0 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1039.0 p2      65 next[3]
        xor ebx, ebp                                                ;  1043.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1040.0 p2      65 next[4]
        mov dword [esp + 268], ecx                                  ;  1042.0 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 224]                                  ;  1041.0 p2      65 next[4]
        mov dword [esp + 232], edx                                  ;  1042.0 p0+p3   65 next[1] spill
        movzx edx, byte [esp + 104]                                 ;  1042.0 p2      37 next[2]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1050.0 p2+p0   65 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1046.0 p2      65 next[2]
        xor edx, esi                                                ;  1050.0 p0      65 next[2]
        mov dword [esp + 288], ecx                                  ;  1045.0 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 216]                                  ;  1045.0 p2      65 next[1] reload
        movzx esi, ch                                               ;  1049.0 p1+p0   37 next[2]
        shr ecx, 0x10                                               ;  1049.0 p1      37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1054.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1054.0 p2+p0   65 next[2]
        movzx esi, cl                                               ;  1050.0 p1      37 next[3]
        shr ecx, 8                                                  ;  1050.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1055.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1055.0 p2+p0   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1055.0 p2+p0   65 next[4]
        mov esi, dword [esp + 288]                                  ;  1051.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1052.0 p2      65 next[4]
        xor ecx, esi                                                ;  1056.0 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  1053.0 p2      38 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1061.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1061.0 p2+p0   65 next[2]
        mov dword [esp + 288], ecx                                  ;  1057.0 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 80]                                   ;  1056.0 p2      65 next[5] reload
        movzx esi, ch                                               ;  1060.0 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  1060.0 p1      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1065.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1065.0 p2+p0   65 next[2]
        movzx esi, cl                                               ;  1061.0 p1      38 next[3]
        shr ecx, 8                                                  ;  1061.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1066.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1066.0 p2+p0   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1066.0 p2+p0   65 next[4]
        mov esi, dword [esp + 288]                                  ;  1062.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1063.0 p2      65 next[4]
        xor ecx, esi                                                ;  1067.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  1064.0 p2      65 next[5]
        mov dword [esp + 288], eax                                  ;  1066.0 p0+p3   65 next[2] spill
        mov eax, dword [esp + 296]                                  ;  1065.0 p2      65 next[5]
        mov dword [esp + 80], edx                                   ;  1066.0 p0+p3   65 next[2] spill
        movzx edx, byte [esp + 116]                                 ;  1066.0 p2      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1074.0 p2+p0   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1074.0 p2+p0   65 next[3]
        mov edx, dword [esp + 104]                                  ;  1069.0 p2      65 next[2] reload
        mov dword [esp + 216], eax                                  ;  1069.0 p0+p3   65 next[5] spill
        movzx eax, dh                                               ;  1073.0 p1      37 next[3]
        shr edx, 0x10                                               ;  1073.0 p1      37 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1078.0 p2+p0   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1078.0 p2+p0   65 next[3]
        movzx eax, dl                                               ;  1074.0 p1      37 next[4]
        shr edx, 8                                                  ;  1074.0 p1      37 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1079.0 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1079.0 p2+p0   65 next[4]
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1075.0 p2      65 next[5]
        xor eax, esi                                                ;  1079.0 p0      65 next[5]
        mov esi, dword [esp + 216]                                  ;  1075.0 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1076.0 p2      65 next[5]
        xor edx, esi                                                ;  1080.0 p0      65 next[5]
        movzx esi, byte [esp + 100]                                 ;  1077.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1085.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1085.0 p2+p0   65 next[3]
        mov dword [esp + 216], edx                                  ;  1081.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 260]                                  ;  1080.0 p2      65 next[6] reload
        movzx esi, dh                                               ;  1084.0 p1+p0   38 next[3]
        shr edx, 0x10                                               ;  1084.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1089.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1089.0 p2+p0   65 next[3]
        movzx esi, dl                                               ;  1085.0 p1      38 next[4]
        shr edx, 8                                                  ;  1085.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1090.0 p2+p0   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1090.0 p2+p0   65 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1090.0 p2+p0   65 next[5]
        mov esi, dword [esp + 216]                                  ;  1086.0 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1087.0 p2      65 next[5]
        xor edx, esi                                                ;  1091.0 p0      65 next[5]
        mov esi, dword [esp + 220]                                  ;  1088.0 p2      65 next[6]
        mov dword [esp + 216], edi                                  ;  1090.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 180]                                  ;  1089.0 p2      65 next[6]
        mov dword [esp + 260], ebx                                  ;  1090.0 p0+p3   65 next[3] spill
        movzx ebx, byte [esp + 88]                                  ;  1090.0 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1098.0 p2+p0   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1098.0 p2+p0   65 next[4]
        mov ebx, dword [esp + 116]                                  ;  1093.0 p2      65 next[3] reload
        mov dword [esp + 104], edi                                  ;  1093.0 p0+p3   65 next[6] spill
        movzx edi, bh                                               ;  1097.0 p1      37 next[4]
        shr ebx, 0x10                                               ;  1097.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1102.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1102.0 p2+p0   65 next[4]
        movzx edi, bl                                               ;  1098.0 p1      37 next[5]
        shr ebx, 8                                                  ;  1098.0 p1      37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1103.0 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1103.0 p2+p0   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1103.0 p2+p0   65 next[6]
        mov edi, dword [esp + 104]                                  ;  1099.0 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1100.0 p2      65 next[6]
        xor ebx, edi                                                ;  1104.0 p0      65 next[6]
        movzx edi, byte [esp + 292]                                 ;  1101.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1109.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1109.0 p2+p0   65 next[4]
        mov dword [esp + 104], ebx                                  ;  1105.0 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 100]                                  ;  1104.0 p2      65 next[7] reload
        movzx edi, bh                                               ;  1108.0 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;  1108.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1113.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1113.0 p2+p0   65 next[4]
        movzx edi, bl                                               ;  1109.0 p1      38 next[5]
        shr ebx, 8                                                  ;  1109.0 p1      39 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1114.0 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1114.0 p2+p0   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1114.0 p2+p0   65 next[6]
        mov edi, dword [esp + 104]                                  ;  1110.0 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1111.0 p2      65 next[6]
        xor ebx, edi                                                ;  1115.0 p0      65 next[6]
        mov edi, dword [esp + 200]                                  ;  1112.0 p2      65 next[7]
        mov dword [esp + 104], ebp                                  ;  1114.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 264]                                  ;  1113.0 p2      65 next[7]
        mov dword [esp + 100], ecx                                  ;  1114.0 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  1114.0 p2      37 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1122.0 p2+p0   65 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1122.0 p2+p0   65 next[5]
        mov ecx, dword [esp + 88]                                   ;  1117.0 p2      65 next[4] reload
        mov dword [esp + 116], ebp                                  ;  1117.0 p0+p3   65 next[7] spill
        movzx ebp, ch                                               ;  1121.0 p1      37 next[5]
        shr ecx, 0x10                                               ;  1121.0 p1      37 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1126.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1126.0 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  1122.0 p1      37 next[6]
        shr ecx, 8                                                  ;  1122.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1127.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1127.0 p2+p0   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1127.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 116]                                  ;  1123.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1124.0 p2      65 next[7]
        xor ecx, ebp                                                ;  1128.0 p0      65 next[7]
        movzx ebp, byte [esp + 244]                                 ;  1125.0 p2      38 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1133.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1133.0 p2+p0   65 next[5]
        mov dword [esp + 116], ecx                                  ;  1129.0 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 292]                                  ;  1128.0 p2      65 next[0] reload
        movzx ebp, ch                                               ;  1132.0 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  1132.0 p1      38 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1137.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1137.0 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  1133.0 p1      38 next[6]
        shr ecx, 8                                                  ;  1133.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1138.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1138.0 p2+p0   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1138.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 116]                                  ;  1134.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1135.0 p2      65 next[7]
        xor ecx, ebp                                                ;  1139.0 p0      65 next[7]
        movzx ebp, byte [esp + 84]                                  ;  1136.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1144.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1144.0 p2+p0   65 next[6]
        mov dword [esp + 116], edx                                  ;  1138.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 252]                                  ;  1139.0 p2      65 next[5] reload
        movzx ebp, dh                                               ;  1143.0 p1+p0   37 next[6]
        mov edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1144.0 p2      65 next[6]
        xor edx, esi                                                ;  1148.0 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1148.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 248]                                 ;  1142.0 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1150.0 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1150.0 p2+p0   65 next[6]
        mov dword [esp + 252], eax                                  ;  1138.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 244]                                  ;  1145.0 p2      65 next[1] reload
        movzx esi, ah                                               ;  1149.0 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1154.0 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1154.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  1148.0 p2      37 next[7]
        mov eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1152.0 p2      65 next[7]
        xor eax, edi                                                ;  1156.0 p0      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1156.0 p2+p0   65 next[7]
        mov dword [esp + 236], ebx                                  ;  1155.0 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 84]                                   ;  1151.0 p2      65 next[6] reload
        movzx esi, bh                                               ;  1155.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 152]                                 ;  1152.0 p2      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1160.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1160.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 228]                                 ;  1155.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1161.0 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1161.0 p2+p0   65 next[7]
        mov ebx, dword [esp + 248]                                  ;  1158.0 p2      65 next[2] reload
        movzx edi, bh                                               ;  1162.0 p1+p0   38 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1163.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1163.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 300]                                 ;  1161.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1167.0 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1167.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 120]                                 ;  1164.0 p2      37 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1169.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1169.0 p2+p0   65 next[7]
        mov ebx, dword [esp + 200]                                  ;  1167.0 p2      37 next[7] reload
        movzx esi, bh                                               ;  1171.0 p1+p0   37 next[0]
        mov ebp, ebx                                                ;  1171.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1172.0 p1      37 next[1]
        mov ebx, ebp                                                ;  1173.0 p0      37 next[1] copy
        movzx ebp, bl                                               ;  1174.0 p1      37 next[1]
        shr ebx, 8                                                  ;  1174.0 p1      37 next[2]
        mov dword [esp + 300], ecx                                  ;  1170.0 p0+p3   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1175.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1175.0 p2      37 next[1]
        mov dword [esp + 248], edx                                  ;  1155.0 p0+p3   65 next[6] spill
        mov edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1175.0 p2      37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1175.0 p2      37 next[2]
        mov dword [esp + 228], eax                                  ;  1170.0 p0+p3   65 next[7] spill
        mov eax, dword [esp + 220]                                  ;  1172.0 p2      37 next[0]
        shr eax, 0x10                                               ;  1176.0 p1      37 next[0]
        mov dword [esp + 152], edi                                  ;  1168.0 p0+p3   37 next[0] spill
        movzx edi, al                                               ;  1177.0 p1      37 next[0]
        shr eax, 8                                                  ;  1177.0 p1      37 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1182.0 p2+p0   37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1178.0 p2      37 next[1]
        xor eax, ebp                                                ;  1182.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  1175.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  1179.0 p1      37 next[0]
        mov dword [esp + 84], esi                                   ;  1172.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  1180.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  1181.0 p1      37 next[0]
        mov dword [esp + 244], edi                                  ;  1178.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 224]                                 ;  1176.0 p2      38 next[0]
        mov dword [esp + 292], ebx                                  ;  1179.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 112]                                  ;  1177.0 p2      37 next[3] reload
        mov dword [esp + 88], esi                                   ;  1182.0 p0+p3   37 next[0] spill
        movzx esi, bh                                               ;  1181.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  1180.0 p0+p3   38 next[0] spill
        mov edi, ebx                                                ;  1181.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1182.0 p1      38 next[1]
        mov ebx, edi                                                ;  1183.0 p1      38 next[1] copy
        movzx edi, bl                                               ;  1184.0 p0      38 next[1]
        shr ebx, 8                                                  ;  1184.0 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1189.0 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1189.0 p2+p0   37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1189.0 p2+p0   37 next[2]
        mov edi, dword [esp + 292]                                  ;  1181.0 p2      37 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1185.0 p2      37 next[2]
        xor ebx, edi                                                ;  1189.0 p0      37 next[2]
        mov edi, dword [esp + 212]                                  ;  1183.0 p2      38 next[0]
        shr edi, 0x10                                               ;  1187.0 p1      38 next[0]
        mov dword [esp + 292], esi                                  ;  1182.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1188.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  1189.0 p0      38 next[0]
        shr edi, 8                                                  ;  1188.0 p1      39 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1193.0 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1193.0 p2+p0   37 next[1]
        mov edi, dword [esp + 96]                                   ;  1186.0 p2      39 next[0]
        shr edi, 0x10                                               ;  1190.0 p1      39 next[0]
        mov dword [esp + 240], esi                                  ;  1190.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1191.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  1192.0 p1      39 next[0]
        mov dword [esp + 92], esi                                   ;  1193.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  1187.0 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1195.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1195.0 p2+p0   37 next[1]
        mov dword [esp + 256], ebx                                  ;  1190.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 120]                                  ;  1190.0 p2      63 next[0] reload
        movzx esi, bh                                               ;  1194.0 p1+p0   37 next[1]
        shr ebx, 0x10                                               ;  1194.0 p1      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1199.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1199.0 p2+p0   37 next[1]
        movzx esi, bl                                               ;  1195.0 p1      37 next[2]
        shr ebx, 8                                                  ;  1195.0 p1      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1200.0 p2+p0   37 next[2]
        mov dword [esp + 120], edi                                  ;  1191.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 256]                                  ;  1194.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1200.0 p2+p0   37 next[2]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1196.0 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1197.0 p2      37 next[3]
        mov dword [esp + 256], ebp                                  ;  1180.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 296]                                 ;  1198.0 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1206.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1206.0 p2+p0   37 next[1]
        mov dword [esp + 284], ebx                                  ;  1201.0 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 224]                                  ;  1201.0 p2      37 next[4] reload
        movzx ebp, bh                                               ;  1205.0 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;  1205.0 p1      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1210.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1210.0 p2+p0   37 next[1]
        movzx ebp, bl                                               ;  1206.0 p1      38 next[2]
        shr ebx, 8                                                  ;  1206.0 p1      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1211.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1211.0 p2+p0   37 next[2]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1211.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 284]                                  ;  1207.0 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1208.0 p2      37 next[3]
        xor ebx, ebp                                                ;  1212.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1209.0 p2      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1217.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1217.0 p2+p0   37 next[2]
        mov dword [esp + 284], eax                                  ;  1211.0 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  1212.0 p2      37 next[1] reload
        movzx ebp, ah                                               ;  1216.0 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  1216.0 p1      37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1221.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1221.0 p2+p0   37 next[2]
        movzx ebp, al                                               ;  1217.0 p1      37 next[3]
        shr eax, 8                                                  ;  1217.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1222.0 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1222.0 p2+p0   37 next[3]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1218.0 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1218.0 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1211.0 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 180]                                 ;  1219.0 p2      38 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1227.0 p2+p0   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1223.0 p2      37 next[2]
        xor ecx, edi                                                ;  1227.0 p0      37 next[2]
        mov dword [esp + 224], eax                                  ;  1222.0 p0+p3   37 next[4] spill
        mov eax, dword [esp + 296]                                  ;  1222.0 p2      37 next[5] reload
        movzx edi, ah                                               ;  1226.0 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  1226.0 p1      38 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1231.0 p2+p0   37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1231.0 p2+p0   37 next[2]
        movzx edi, al                                               ;  1227.0 p1      38 next[3]
        shr eax, 8                                                  ;  1227.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1232.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1232.0 p2+p0   37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1232.0 p2+p0   37 next[4]
        mov edi, dword [esp + 224]                                  ;  1228.0 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1229.0 p2      37 next[4]
        xor eax, edi                                                ;  1233.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  1230.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1238.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1238.0 p2+p0   37 next[3]
        mov dword [esp + 224], ecx                                  ;  1232.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  1233.0 p2      37 next[2] reload
        movzx edi, ch                                               ;  1237.0 p1+p0   37 next[3]
        shr ecx, 0x10                                               ;  1237.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1242.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1242.0 p2+p0   37 next[3]
        movzx edi, cl                                               ;  1238.0 p1      37 next[4]
        shr ecx, 8                                                  ;  1238.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1243.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1243.0 p2+p0   37 next[4]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1239.0 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1239.0 p2      37 next[5]
        mov dword [esp + 184], edx                                  ;  1232.0 p0+p3   37 next[2] spill
        movzx edx, byte [esp + 264]                                 ;  1240.0 p2      38 next[3]
        xor esi, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1248.0 p2+p0   37 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1248.0 p2+p0   37 next[3]
        mov edx, dword [esp + 180]                                  ;  1243.0 p2      37 next[6] reload
        mov dword [esp + 296], ecx                                  ;  1243.0 p0+p3   37 next[5] spill
        movzx ecx, dh                                               ;  1247.0 p1      38 next[3]
        shr edx, 0x10                                               ;  1247.0 p1      38 next[4]
        xor esi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1252.0 p2+p0   37 next[3]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1252.0 p2+p0   37 next[3]
        movzx ecx, dl                                               ;  1248.0 p1      38 next[4]
        shr edx, 8                                                  ;  1248.0 p1      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1253.0 p2+p0   37 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1253.0 p2+p0   37 next[4]
        mov ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1249.0 p2      37 next[5]
        xor ecx, edi                                                ;  1253.0 p0      37 next[5]
        mov edi, dword [esp + 296]                                  ;  1249.0 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1250.0 p2      37 next[5]
        xor edx, edi                                                ;  1254.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  1251.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1259.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1259.0 p2+p0   37 next[4]
        mov dword [esp + 296], ebx                                  ;  1253.0 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  1254.0 p2      37 next[3] reload
        movzx edi, bh                                               ;  1258.0 p1+p0   37 next[4]
        shr ebx, 0x10                                               ;  1258.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1263.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1263.0 p2+p0   37 next[4]
        movzx edi, bl                                               ;  1259.0 p1      37 next[5]
        shr ebx, 8                                                  ;  1259.0 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1264.0 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1264.0 p2+p0   37 next[5]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1260.0 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1260.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  1253.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 108]                                 ;  1261.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1269.0 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1269.0 p2+p0   37 next[4]
        mov dword [esp + 180], ebx                                  ;  1264.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 264]                                  ;  1264.0 p2      37 next[7] reload
        movzx esi, bh                                               ;  1268.0 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;  1268.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1273.0 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1273.0 p2+p0   37 next[4]
        movzx esi, bl                                               ;  1269.0 p1      38 next[5]
        shr ebx, 8                                                  ;  1269.0 p1      39 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1274.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1274.0 p2+p0   37 next[5]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1274.0 p2+p0   37 next[6]
        mov esi, dword [esp + 180]                                  ;  1270.0 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1271.0 p2      37 next[6]
        xor ebx, esi                                                ;  1275.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  1272.0 p2      37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1280.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1280.0 p2+p0   37 next[5]
        mov dword [esp + 180], eax                                  ;  1274.0 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  1275.0 p2      37 next[4] reload
        movzx esi, ah                                               ;  1279.0 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  1279.0 p1      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1284.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1284.0 p2+p0   37 next[5]
        movzx esi, al                                               ;  1280.0 p1      37 next[6]
        shr eax, 8                                                  ;  1280.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1285.0 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1285.0 p2+p0   37 next[6]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1281.0 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1281.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  1274.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 96]                                  ;  1282.0 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1290.0 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1290.0 p2+p0   37 next[5]
        mov dword [esp + 264], eax                                  ;  1285.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 108]                                  ;  1285.0 p2      63 next[0] reload
        movzx ebp, ah                                               ;  1289.0 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  1289.0 p1      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1294.0 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1294.0 p2+p0   37 next[5]
        movzx ebp, al                                               ;  1290.0 p1      38 next[6]
        shr eax, 8                                                  ;  1290.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1295.0 p2+p0   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1295.0 p2+p0   37 next[6]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1295.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 264]                                  ;  1291.0 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1292.0 p2      37 next[7]
        xor eax, ebp                                                ;  1296.0 p0      37 next[7]
        movzx ebp, byte [esp + 220]                                 ;  1293.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1301.0 p2+p0   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1301.0 p2+p0   37 next[6]
        mov dword [esp + 264], edx                                  ;  1295.0 p0+p3   37 next[5] spill
        mov edx, dword [esp + 76]                                   ;  1296.0 p2      37 next[5] reload
        movzx ebp, dh                                               ;  1300.0 p1+p0   37 next[6]
        mov edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1301.0 p2      37 next[6]
        xor edx, edi                                                ;  1305.0 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1305.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 212]                                 ;  1299.0 p2      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1307.0 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1307.0 p2+p0   37 next[6]
        mov dword [esp + 76], ecx                                   ;  1295.0 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 96]                                   ;  1302.0 p2      37 next[1] reload
        movzx edi, ch                                               ;  1306.0 p1+p0   38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1311.0 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1311.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 200]                                 ;  1305.0 p2      37 next[7]
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1309.0 p2      37 next[7]
        xor ecx, esi                                                ;  1313.0 p0      37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1313.0 p2+p0   37 next[7]
        mov dword [esp + 200], ebx                                  ;  1312.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 220]                                  ;  1308.0 p2      37 next[6] reload
        movzx esi, bh                                               ;  1312.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 256]                                 ;  1309.0 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1317.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1317.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 112]                                 ;  1312.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1318.0 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1318.0 p2+p0   37 next[7]
        mov ebx, dword [esp + 212]                                  ;  1315.0 p2      37 next[2] reload
        movzx edi, bh                                               ;  1319.0 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1320.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1320.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 120]                                 ;  1318.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1324.0 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1324.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 276]                                 ;  1321.0 p2      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1326.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1326.0 p2+p0   37 next[7]
        mov ebx, dword [esp + 228]                                  ;  1324.0 p2      65 next[7] reload
        movzx esi, bh                                               ;  1328.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  1325.0 p2      65 next[1]
        mov dword [esp + 120], eax                                  ;  1327.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 284]                                  ;  1326.0 p2      65 next[1]
        mov dword [esp + 212], ecx                                  ;  1327.0 p0+p3   37 next[7] spill
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1327.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1328.0 p2      65 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1333.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1333.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  1331.0 p2      65 next[2]
        mov dword [esp + 112], edx                                  ;  1312.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 224]                                  ;  1332.0 p2      65 next[2]
        mov dword [esp + 256], edx                                  ;  1336.0 p0+p3   65 next[2] spill
        mov edx, ebx                                                ;  1328.0 p1      37 next[1] copy
        shr edx, 0x10                                               ;  1329.0 p1      37 next[1]
        movzx ebx, dl                                               ;  1330.0 p0      37 next[1]
        shr edx, 8                                                  ;  1330.0 p1      37 next[2]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1335.0 p2+p0   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1335.0 p2+p0   65 next[1]
        mov ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1335.0 p2      65 next[2]
        xor ebx, esi                                                ;  1339.0 p0      65 next[2]
        mov esi, dword [esp + 256]                                  ;  1336.0 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1337.0 p2      65 next[2]
        xor edx, esi                                                ;  1341.0 p0      65 next[2]
        mov esi, dword [esp + 248]                                  ;  1338.0 p2      37 next[0]
        shr esi, 0x10                                               ;  1342.0 p1      37 next[0]
        mov dword [esp + 256], edx                                  ;  1342.0 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  1343.0 p1      37 next[0] copy
        and edx, 0xff                                               ;  1344.0 p0      37 next[0]
        shr esi, 8                                                  ;  1343.0 p1      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1349.0 p2+p0   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1345.0 p2      65 next[0]
        xor edx, edi                                                ;  1349.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1348.0 p2+p0   65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1348.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  1343.0 p2      37 next[0]
        shr esi, 0x10                                               ;  1347.0 p1      37 next[0]
        mov edi, esi                                                ;  1348.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  1349.0 p1      37 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1354.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1354.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 100]                                 ;  1346.0 p2      38 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1355.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1355.0 p2+p0   65 next[0]
        mov dword [esp + 220], ebx                                  ;  1340.0 p0+p3   65 next[2] spill
        mov ebx, dword [esp + 260]                                  ;  1349.0 p2      65 next[3] reload
        movzx edi, bh                                               ;  1353.0 p1+p0   38 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1358.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1358.0 p2+p0   65 next[0]
        mov edi, ebx                                                ;  1353.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1354.0 p1      38 next[1]
        mov ebx, edi                                                ;  1355.0 p0      38 next[1] copy
        movzx edi, bl                                               ;  1356.0 p1      38 next[1]
        shr ebx, 8                                                  ;  1356.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1361.0 p2+p0   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1361.0 p2+p0   65 next[1]
        mov edi, dword [esp + 220]                                  ;  1354.0 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1361.0 p2+p0   65 next[2]
        mov dword [esp + 220], esi                                  ;  1348.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 256]                                  ;  1356.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1357.0 p2      65 next[2]
        xor ebx, esi                                                ;  1361.0 p0      65 next[2]
        mov esi, dword [esp + 80]                                   ;  1358.0 p2      38 next[0]
        shr esi, 0x10                                               ;  1362.0 p1      38 next[0]
        mov dword [esp + 256], ebx                                  ;  1362.0 p0+p3   65 next[2] spill
        mov ebx, esi                                                ;  1363.0 p1      38 next[0] copy
        and ebx, 0xff                                               ;  1364.0 p0      38 next[0]
        shr esi, 8                                                  ;  1363.0 p1      39 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1369.0 p2+p0   65 next[0]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1369.0 p2+p0   65 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1364.0 p2      65 next[1]
        xor ebx, ebp                                                ;  1368.0 p0      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1368.0 p2+p0   65 next[1]
        mov esi, dword [esp + 232]                                  ;  1363.0 p2      39 next[0]
        shr esi, 0x10                                               ;  1367.0 p1      39 next[0]
        mov ebp, esi                                                ;  1368.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  1369.0 p1      39 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1374.0 p2+p0   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1374.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 152]                                  ;  1366.0 p2      37 next[0] reload
        mov dword [esp + 96], esi                                   ;  1368.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1370.0 p2      63 next[0]
        xor esi, 0xc2d7e01d                                         ;  1374.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1370.0 p2      63 next[0]
        xor ebp, 0x57fe4b2e                                         ;  1374.0 p0      63 next[0]
        mov dword [esp + 152], edi                                  ;  1362.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 84]                                   ;  1369.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1377.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1377.0 p2+p0   63 next[0]
        mov edi, dword [esp + 244]                                  ;  1372.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1380.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1380.0 p2+p0   63 next[0]
        mov edi, dword [esp + 88]                                   ;  1375.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1383.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1383.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1378.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1386.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1386.0 p2+p0   63 next[0]
        mov edi, dword [esp + 292]                                  ;  1381.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1389.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1389.0 p2+p0   63 next[0]
        mov edi, dword [esp + 240]                                  ;  1384.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1392.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1392.0 p2+p0   63 next[0]
        mov edi, dword [esp + 92]                                   ;  1387.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1395.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1395.0 p2+p0   63 next[0]
        xor ecx, esi                                                ;  1396.0 p0      65 next[0]
        xor edx, ebp                                                ;  1396.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1390.0 p2      65 next[3]
        mov dword [esp + 92], edx                                   ;  1397.0 p0+p3   65 next[0] spill
        mov edx, dword [esp + 296]                                  ;  1391.0 p2      65 next[3]
        mov dword [esp + 240], ecx                                  ;  1397.0 p0+p3   65 next[0] spill
        movzx ecx, byte [esp + 268]                                 ;  1392.0 p2      37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1400.0 p2+p0   65 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1400.0 p2+p0   65 next[1]
        mov ecx, dword [esp + 276]                                  ;  1395.0 p2      65 next[0] reload
        mov dword [esp + 292], ebp                                  ;  1396.0 p0+p3   63 next[0] spill
        movzx ebp, ch                                               ;  1399.0 p1      37 next[1]
        shr ecx, 0x10                                               ;  1399.0 p1      37 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1404.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1404.0 p2+p0   65 next[1]
        movzx ebp, cl                                               ;  1400.0 p1      37 next[2]
        shr ecx, 8                                                  ;  1400.0 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1405.0 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1405.0 p2+p0   65 next[3]
        mov ecx, dword [esp + 152]                                  ;  1400.0 p2      65 next[2] reload
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1405.0 p2+p0   65 next[2]
        mov dword [esp + 152], esi                                  ;  1396.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 256]                                  ;  1402.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1406.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 116]                                 ;  1404.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1412.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1412.0 p2+p0   65 next[1]
        mov dword [esp + 256], edx                                  ;  1406.0 p0+p3   65 next[3] spill
        mov edx, dword [esp + 100]                                  ;  1407.0 p2      65 next[4] reload
        movzx ebp, dh                                               ;  1411.0 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  1411.0 p1      38 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1416.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1416.0 p2+p0   65 next[1]
        movzx ebp, dl                                               ;  1412.0 p1      38 next[2]
        shr edx, 8                                                  ;  1412.0 p1      39 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1417.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1417.0 p2+p0   65 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1417.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 256]                                  ;  1413.0 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1414.0 p2      65 next[3]
        xor edx, ebp                                                ;  1418.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1415.0 p2      65 next[4]
        mov dword [esp + 256], ebx                                  ;  1417.0 p0+p3   65 next[1] spill
        mov ebx, dword [esp + 180]                                  ;  1416.0 p2      65 next[4]
        mov dword [esp + 100], eax                                  ;  1417.0 p0+p3   65 next[1] spill
        movzx eax, byte [esp + 288]                                 ;  1417.0 p2      37 next[2]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1425.0 p2+p0   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1421.0 p2      65 next[2]
        xor eax, esi                                                ;  1425.0 p0      65 next[2]
        mov dword [esp + 276], ebx                                  ;  1420.0 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 268]                                  ;  1420.0 p2      65 next[1] reload
        movzx esi, bh                                               ;  1424.0 p1+p0   37 next[2]
        shr ebx, 0x10                                               ;  1424.0 p1      37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1429.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1429.0 p2+p0   65 next[2]
        movzx esi, bl                                               ;  1425.0 p1      37 next[3]
        shr ebx, 8                                                  ;  1425.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1430.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1430.0 p2+p0   65 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1430.0 p2+p0   65 next[4]
        mov esi, dword [esp + 276]                                  ;  1426.0 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1427.0 p2      65 next[4]
        xor ebx, esi                                                ;  1431.0 p0      65 next[4]
        movzx esi, byte [esp + 236]                                 ;  1428.0 p2      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1436.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1436.0 p2+p0   65 next[2]
        mov dword [esp + 276], ebx                                  ;  1432.0 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 116]                                  ;  1431.0 p2      65 next[5] reload
        movzx esi, bh                                               ;  1435.0 p1+p0   38 next[2]
        shr ebx, 0x10                                               ;  1435.0 p1      38 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1440.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1440.0 p2+p0   65 next[2]
        movzx esi, bl                                               ;  1436.0 p1      38 next[3]
        shr ebx, 8                                                  ;  1436.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1441.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1441.0 p2+p0   65 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1441.0 p2+p0   65 next[4]
        mov esi, dword [esp + 276]                                  ;  1437.0 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1438.0 p2      65 next[4]
        xor ebx, esi                                                ;  1442.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  1439.0 p2      65 next[5]
        mov dword [esp + 276], ecx                                  ;  1441.0 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 264]                                  ;  1440.0 p2      65 next[5]
        mov dword [esp + 116], eax                                  ;  1441.0 p0+p3   65 next[2] spill
        movzx eax, byte [esp + 216]                                 ;  1441.0 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1449.0 p2+p0   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1449.0 p2+p0   65 next[3]
        mov eax, dword [esp + 288]                                  ;  1444.0 p2      65 next[2] reload
        mov dword [esp + 268], ecx                                  ;  1444.0 p0+p3   65 next[5] spill
        movzx ecx, ah                                               ;  1448.0 p1      37 next[3]
        shr eax, 0x10                                               ;  1448.0 p1      37 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1453.0 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1453.0 p2+p0   65 next[3]
        movzx ecx, al                                               ;  1449.0 p1      37 next[4]
        shr eax, 8                                                  ;  1449.0 p1      37 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1454.0 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1454.0 p2+p0   65 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1450.0 p2      65 next[5]
        xor ecx, esi                                                ;  1454.0 p0      65 next[5]
        mov esi, dword [esp + 268]                                  ;  1450.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1451.0 p2      65 next[5]
        xor eax, esi                                                ;  1455.0 p0      65 next[5]
        movzx esi, byte [esp + 300]                                 ;  1452.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1460.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1460.0 p2+p0   65 next[3]
        mov dword [esp + 268], eax                                  ;  1456.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 236]                                  ;  1455.0 p2      65 next[6] reload
        movzx esi, ah                                               ;  1459.0 p1+p0   38 next[3]
        shr eax, 0x10                                               ;  1459.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1464.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1464.0 p2+p0   65 next[3]
        movzx esi, al                                               ;  1460.0 p1      38 next[4]
        shr eax, 8                                                  ;  1460.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1465.0 p2+p0   65 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1465.0 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1465.0 p2+p0   65 next[5]
        mov esi, dword [esp + 268]                                  ;  1461.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1462.0 p2      65 next[5]
        xor eax, esi                                                ;  1466.0 p0      65 next[5]
        mov esi, dword [esp + 112]                                  ;  1463.0 p2      65 next[6]
        mov dword [esp + 268], edi                                  ;  1465.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 200]                                  ;  1464.0 p2      65 next[6]
        mov dword [esp + 236], edx                                  ;  1465.0 p0+p3   65 next[3] spill
        movzx edx, byte [esp + 104]                                 ;  1465.0 p2      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1473.0 p2+p0   65 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1473.0 p2+p0   65 next[4]
        mov edx, dword [esp + 216]                                  ;  1468.0 p2      65 next[3] reload
        mov dword [esp + 288], edi                                  ;  1468.0 p0+p3   65 next[6] spill
        movzx edi, dh                                               ;  1472.0 p1      37 next[4]
        shr edx, 0x10                                               ;  1472.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1477.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1477.0 p2+p0   65 next[4]
        movzx edi, dl                                               ;  1473.0 p1      37 next[5]
        shr edx, 8                                                  ;  1473.0 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1478.0 p2+p0   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1478.0 p2+p0   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1478.0 p2+p0   65 next[6]
        mov edi, dword [esp + 288]                                  ;  1474.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1475.0 p2      65 next[6]
        xor edx, edi                                                ;  1479.0 p0      65 next[6]
        movzx edi, byte [esp + 272]                                 ;  1476.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1484.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1484.0 p2+p0   65 next[4]
        mov dword [esp + 288], edx                                  ;  1480.0 p0+p3   65 next[6] spill
        mov edx, dword [esp + 300]                                  ;  1479.0 p2      65 next[7] reload
        movzx edi, dh                                               ;  1483.0 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  1483.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1488.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1488.0 p2+p0   65 next[4]
        movzx edi, dl                                               ;  1484.0 p1      38 next[5]
        shr edx, 8                                                  ;  1484.0 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1489.0 p2+p0   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1489.0 p2+p0   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1489.0 p2+p0   65 next[6]
        mov edi, dword [esp + 288]                                  ;  1485.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1486.0 p2      65 next[6]
        xor edx, edi                                                ;  1490.0 p0      65 next[6]
        mov edi, dword [esp + 212]                                  ;  1487.0 p2      65 next[7]
        mov dword [esp + 288], ebp                                  ;  1489.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 120]                                  ;  1488.0 p2      65 next[7]
        mov dword [esp + 300], ebx                                  ;  1489.0 p0+p3   65 next[4] spill
        movzx ebx, byte [esp + 252]                                 ;  1489.0 p2      37 next[5]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1497.0 p2+p0   65 next[5]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1497.0 p2+p0   65 next[5]
        mov ebx, dword [esp + 104]                                  ;  1492.0 p2      65 next[4] reload
        mov dword [esp + 216], ebp                                  ;  1492.0 p0+p3   65 next[7] spill
        movzx ebp, bh                                               ;  1496.0 p1      37 next[5]
        shr ebx, 0x10                                               ;  1496.0 p1      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1501.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1501.0 p2+p0   65 next[5]
        movzx ebp, bl                                               ;  1497.0 p1      37 next[6]
        shr ebx, 8                                                  ;  1497.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1502.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1502.0 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1502.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 216]                                  ;  1498.0 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1499.0 p2      65 next[7]
        xor ebx, ebp                                                ;  1503.0 p0      65 next[7]
        movzx ebp, byte [esp + 232]                                 ;  1500.0 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1508.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1508.0 p2+p0   65 next[5]
        mov dword [esp + 216], ebx                                  ;  1504.0 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 272]                                  ;  1503.0 p2      65 next[0] reload
        movzx ebp, bh                                               ;  1507.0 p1+p0   38 next[5]
        shr ebx, 0x10                                               ;  1507.0 p1      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1512.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1512.0 p2+p0   65 next[5]
        movzx ebp, bl                                               ;  1508.0 p1      38 next[6]
        shr ebx, 8                                                  ;  1508.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1513.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1513.0 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1513.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 216]                                  ;  1509.0 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1510.0 p2      65 next[7]
        xor ebx, ebp                                                ;  1514.0 p0      65 next[7]
        movzx ebp, byte [esp + 248]                                 ;  1511.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1519.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1519.0 p2+p0   65 next[6]
        mov dword [esp + 216], eax                                  ;  1513.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  1514.0 p2      65 next[5] reload
        movzx ebp, ah                                               ;  1518.0 p1+p0   37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1519.0 p2      65 next[6]
        xor eax, esi                                                ;  1523.0 p0      65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1523.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 80]                                  ;  1517.0 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1525.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1525.0 p2+p0   65 next[6]
        mov dword [esp + 252], ecx                                  ;  1513.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 232]                                  ;  1520.0 p2      65 next[1] reload
        movzx esi, ch                                               ;  1524.0 p1+p0   38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1529.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1529.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 228]                                 ;  1523.0 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1527.0 p2      65 next[7]
        xor ecx, edi                                                ;  1531.0 p0      65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1531.0 p2+p0   65 next[7]
        mov dword [esp + 228], edx                                  ;  1530.0 p0+p3   65 next[6] spill
        mov edx, dword [esp + 248]                                  ;  1526.0 p2      65 next[6] reload
        movzx esi, dh                                               ;  1530.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 220]                                 ;  1527.0 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1535.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1535.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 260]                                 ;  1530.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1536.0 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1536.0 p2+p0   65 next[7]
        mov edx, dword [esp + 80]                                   ;  1533.0 p2      65 next[2] reload
        movzx edi, dh                                               ;  1537.0 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1538.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1538.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 96]                                  ;  1536.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1542.0 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1542.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 152]                                 ;  1539.0 p2      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1544.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1544.0 p2+p0   65 next[7]
        mov edx, dword [esp + 212]                                  ;  1542.0 p2      37 next[7] reload
        movzx esi, dh                                               ;  1546.0 p1+p0   37 next[0]
        mov ebp, edx                                                ;  1546.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1547.0 p1      37 next[1]
        mov edx, ebp                                                ;  1548.0 p0      37 next[1] copy
        movzx ebp, dl                                               ;  1549.0 p1      37 next[1]
        shr edx, 8                                                  ;  1549.0 p1      37 next[2]
        mov dword [esp + 96], ebx                                   ;  1545.0 p0+p3   65 next[7] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1550.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1550.0 p2      37 next[1]
        mov dword [esp + 80], eax                                   ;  1530.0 p0+p3   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1550.0 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1550.0 p2      37 next[2]
        mov dword [esp + 260], ecx                                  ;  1545.0 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 112]                                  ;  1547.0 p2      37 next[0]
        shr ecx, 0x10                                               ;  1551.0 p1      37 next[0]
        mov dword [esp + 220], edi                                  ;  1543.0 p0+p3   37 next[0] spill
        movzx edi, cl                                               ;  1552.0 p1      37 next[0]
        shr ecx, 8                                                  ;  1552.0 p1      37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1557.0 p2+p0   37 next[1]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1553.0 p2      37 next[1]
        xor ecx, ebp                                                ;  1557.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  1550.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  1554.0 p1      37 next[0]
        mov dword [esp + 248], esi                                  ;  1547.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  1555.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  1556.0 p1      37 next[0]
        mov dword [esp + 232], edi                                  ;  1553.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 180]                                 ;  1551.0 p2      38 next[0]
        mov dword [esp + 272], edx                                  ;  1554.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 296]                                  ;  1552.0 p2      37 next[3] reload
        mov dword [esp + 104], esi                                  ;  1557.0 p0+p3   37 next[0] spill
        movzx esi, dh                                               ;  1556.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  1555.0 p0+p3   38 next[0] spill
        mov edi, edx                                                ;  1556.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1557.0 p1      38 next[1]
        mov edx, edi                                                ;  1558.0 p1      38 next[1] copy
        movzx edi, dl                                               ;  1559.0 p0      38 next[1]
        shr edx, 8                                                  ;  1559.0 p1      39 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1564.0 p2+p0   37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1564.0 p2+p0   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1564.0 p2+p0   37 next[2]
        mov edi, dword [esp + 272]                                  ;  1556.0 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1560.0 p2      37 next[2]
        xor edx, edi                                                ;  1564.0 p0      37 next[2]
        mov edi, dword [esp + 224]                                  ;  1558.0 p2      38 next[0]
        shr edi, 0x10                                               ;  1562.0 p1      38 next[0]
        mov dword [esp + 272], esi                                  ;  1557.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1563.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  1564.0 p0      38 next[0]
        shr edi, 8                                                  ;  1563.0 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1568.0 p2+p0   37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1568.0 p2+p0   37 next[1]
        mov edi, dword [esp + 284]                                  ;  1561.0 p2      39 next[0]
        shr edi, 0x10                                               ;  1565.0 p1      39 next[0]
        mov dword [esp + 88], esi                                   ;  1565.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1566.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  1567.0 p1      39 next[0]
        mov dword [esp + 244], esi                                  ;  1568.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  1562.0 p2      37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1570.0 p2+p0   37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1570.0 p2+p0   37 next[1]
        mov dword [esp + 84], edx                                   ;  1565.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 152]                                  ;  1565.0 p2      63 next[0] reload
        movzx esi, dh                                               ;  1569.0 p1+p0   37 next[1]
        shr edx, 0x10                                               ;  1569.0 p1      37 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1574.0 p2+p0   37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1574.0 p2+p0   37 next[1]
        movzx esi, dl                                               ;  1570.0 p1      37 next[2]
        shr edx, 8                                                  ;  1570.0 p1      37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1575.0 p2+p0   37 next[2]
        mov dword [esp + 152], edi                                  ;  1566.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 84]                                   ;  1569.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1575.0 p2+p0   37 next[2]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1571.0 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1572.0 p2      37 next[3]
        mov dword [esp + 84], ebp                                   ;  1555.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 264]                                 ;  1573.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1581.0 p2+p0   37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1581.0 p2+p0   37 next[1]
        mov dword [esp + 108], edx                                  ;  1576.0 p0+p3   37 next[3] spill
        mov edx, dword [esp + 180]                                  ;  1576.0 p2      37 next[4] reload
        movzx ebp, dh                                               ;  1580.0 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  1580.0 p1      38 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1585.0 p2+p0   37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1585.0 p2+p0   37 next[1]
        movzx ebp, dl                                               ;  1581.0 p1      38 next[2]
        shr edx, 8                                                  ;  1581.0 p1      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1586.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1586.0 p2+p0   37 next[2]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1586.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 108]                                  ;  1582.0 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1583.0 p2      37 next[3]
        xor edx, ebp                                                ;  1587.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1584.0 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1592.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1592.0 p2+p0   37 next[2]
        mov dword [esp + 108], ecx                                  ;  1586.0 p0+p3   37 next[1] spill
        mov ecx, dword [esp + 124]                                  ;  1587.0 p2      37 next[1] reload
        movzx ebp, ch                                               ;  1591.0 p1+p0   37 next[2]
        shr ecx, 0x10                                               ;  1591.0 p1      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1596.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1596.0 p2+p0   37 next[2]
        movzx ebp, cl                                               ;  1592.0 p1      37 next[3]
        shr ecx, 8                                                  ;  1592.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1597.0 p2+p0   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1597.0 p2+p0   37 next[3]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1593.0 p2      37 next[4]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1593.0 p2      37 next[4]
        mov dword [esp + 124], ebx                                  ;  1586.0 p0+p3   37 next[1] spill
        movzx ebx, byte [esp + 200]                                 ;  1594.0 p2      38 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1602.0 p2+p0   37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1598.0 p2      37 next[2]
        xor ebx, edi                                                ;  1602.0 p0      37 next[2]
        mov dword [esp + 180], ecx                                  ;  1597.0 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 264]                                  ;  1597.0 p2      37 next[5] reload
        movzx edi, ch                                               ;  1601.0 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  1601.0 p1      38 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1606.0 p2+p0   37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1606.0 p2+p0   37 next[2]
        movzx edi, cl                                               ;  1602.0 p1      38 next[3]
        shr ecx, 8                                                  ;  1602.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1607.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1607.0 p2+p0   37 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1607.0 p2+p0   37 next[4]
        mov edi, dword [esp + 180]                                  ;  1603.0 p2      37 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1604.0 p2      37 next[4]
        xor ecx, edi                                                ;  1608.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  1605.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1613.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1613.0 p2+p0   37 next[3]
        mov dword [esp + 180], ebx                                  ;  1607.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 184]                                  ;  1608.0 p2      37 next[2] reload
        movzx edi, bh                                               ;  1612.0 p1+p0   37 next[3]
        shr ebx, 0x10                                               ;  1612.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1617.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1617.0 p2+p0   37 next[3]
        movzx edi, bl                                               ;  1613.0 p1      37 next[4]
        shr ebx, 8                                                  ;  1613.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1618.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1618.0 p2+p0   37 next[4]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1614.0 p2      37 next[5]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1614.0 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  1607.0 p0+p3   37 next[2] spill
        movzx eax, byte [esp + 120]                                 ;  1615.0 p2      38 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1623.0 p2+p0   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1623.0 p2+p0   37 next[3]
        mov eax, dword [esp + 200]                                  ;  1618.0 p2      37 next[6] reload
        mov dword [esp + 264], ebx                                  ;  1618.0 p0+p3   37 next[5] spill
        movzx ebx, ah                                               ;  1622.0 p1      38 next[3]
        shr eax, 0x10                                               ;  1622.0 p1      38 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1627.0 p2+p0   37 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1627.0 p2+p0   37 next[3]
        movzx ebx, al                                               ;  1623.0 p1      38 next[4]
        shr eax, 8                                                  ;  1623.0 p1      39 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1628.0 p2+p0   37 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1628.0 p2+p0   37 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1624.0 p2      37 next[5]
        xor ebx, edi                                                ;  1628.0 p0      37 next[5]
        mov edi, dword [esp + 264]                                  ;  1624.0 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1625.0 p2      37 next[5]
        xor eax, edi                                                ;  1629.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  1626.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1634.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1634.0 p2+p0   37 next[4]
        mov dword [esp + 264], edx                                  ;  1628.0 p0+p3   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  1629.0 p2      37 next[3] reload
        movzx edi, dh                                               ;  1633.0 p1+p0   37 next[4]
        shr edx, 0x10                                               ;  1633.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1638.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1638.0 p2+p0   37 next[4]
        movzx edi, dl                                               ;  1634.0 p1      37 next[5]
        shr edx, 8                                                  ;  1634.0 p1      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1639.0 p2+p0   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1639.0 p2+p0   37 next[5]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1635.0 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1635.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  1628.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 292]                                 ;  1636.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1644.0 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1644.0 p2+p0   37 next[4]
        mov dword [esp + 200], edx                                  ;  1639.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 120]                                  ;  1639.0 p2      37 next[7] reload
        movzx esi, dh                                               ;  1643.0 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  1643.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1648.0 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1648.0 p2+p0   37 next[4]
        movzx esi, dl                                               ;  1644.0 p1      38 next[5]
        shr edx, 8                                                  ;  1644.0 p1      39 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1649.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1649.0 p2+p0   37 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1649.0 p2+p0   37 next[6]
        mov esi, dword [esp + 200]                                  ;  1645.0 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1646.0 p2      37 next[6]
        xor edx, esi                                                ;  1650.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  1647.0 p2      37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1655.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1655.0 p2+p0   37 next[5]
        mov dword [esp + 200], ecx                                  ;  1649.0 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 204]                                  ;  1650.0 p2      37 next[4] reload
        movzx esi, ch                                               ;  1654.0 p1+p0   37 next[5]
        shr ecx, 0x10                                               ;  1654.0 p1      37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1659.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1659.0 p2+p0   37 next[5]
        movzx esi, cl                                               ;  1655.0 p1      37 next[6]
        shr ecx, 8                                                  ;  1655.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1660.0 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1660.0 p2+p0   37 next[6]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1656.0 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1656.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  1649.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 284]                                 ;  1657.0 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1665.0 p2+p0   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1665.0 p2+p0   37 next[5]
        mov dword [esp + 120], ecx                                  ;  1660.0 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 292]                                  ;  1660.0 p2      63 next[0] reload
        movzx ebp, ch                                               ;  1664.0 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  1664.0 p1      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1669.0 p2+p0   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1669.0 p2+p0   37 next[5]
        movzx ebp, cl                                               ;  1665.0 p1      38 next[6]
        shr ecx, 8                                                  ;  1665.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1670.0 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1670.0 p2+p0   37 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1670.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 120]                                  ;  1666.0 p2      37 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1667.0 p2      37 next[7]
        xor ecx, ebp                                                ;  1671.0 p0      37 next[7]
        movzx ebp, byte [esp + 112]                                 ;  1668.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1676.0 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1676.0 p2+p0   37 next[6]
        mov dword [esp + 120], eax                                  ;  1670.0 p0+p3   37 next[5] spill
        mov eax, dword [esp + 76]                                   ;  1671.0 p2      37 next[5] reload
        movzx ebp, ah                                               ;  1675.0 p1+p0   37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1676.0 p2      37 next[6]
        xor eax, edi                                                ;  1680.0 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1680.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 224]                                 ;  1674.0 p2      38 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1682.0 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1682.0 p2+p0   37 next[6]
        mov dword [esp + 76], ebx                                   ;  1670.0 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 284]                                  ;  1677.0 p2      37 next[1] reload
        movzx edi, bh                                               ;  1681.0 p1+p0   38 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1686.0 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1686.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 212]                                 ;  1680.0 p2      37 next[7]
        mov ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1684.0 p2      37 next[7]
        xor ebx, esi                                                ;  1688.0 p0      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1688.0 p2+p0   37 next[7]
        mov dword [esp + 212], edx                                  ;  1687.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 112]                                  ;  1683.0 p2      37 next[6] reload
        movzx esi, dh                                               ;  1687.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 84]                                  ;  1684.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1692.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1692.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 296]                                 ;  1687.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1693.0 p2+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1693.0 p2+p0   37 next[7]
        mov edx, dword [esp + 224]                                  ;  1690.0 p2      37 next[2] reload
        movzx edi, dh                                               ;  1694.0 p1+p0   38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1695.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1695.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 152]                                 ;  1693.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1699.0 p2+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1699.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 240]                                 ;  1696.0 p2      37 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1701.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1701.0 p2+p0   37 next[7]
        mov edx, dword [esp + 260]                                  ;  1699.0 p2      65 next[7] reload
        movzx esi, dh                                               ;  1703.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  1700.0 p2      65 next[1]
        mov dword [esp + 152], ecx                                  ;  1702.0 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 108]                                  ;  1701.0 p2      65 next[1]
        mov dword [esp + 224], ebx                                  ;  1702.0 p0+p3   37 next[7] spill
        mov ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1702.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1703.0 p2      65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1708.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1708.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  1706.0 p2      65 next[2]
        mov dword [esp + 296], eax                                  ;  1687.0 p0+p3   37 next[6] spill
        mov eax, dword [esp + 180]                                  ;  1707.0 p2      65 next[2]
        mov dword [esp + 84], eax                                   ;  1711.0 p0+p3   65 next[2] spill
        mov eax, edx                                                ;  1703.0 p1      37 next[1] copy
        shr eax, 0x10                                               ;  1704.0 p1      37 next[1]
        movzx edx, al                                               ;  1705.0 p0      37 next[1]
        shr eax, 8                                                  ;  1705.0 p1      37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1710.0 p2+p0   65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1710.0 p2+p0   65 next[1]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1710.0 p2      65 next[2]
        xor edx, esi                                                ;  1714.0 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;  1711.0 p2      65 next[2] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1712.0 p2      65 next[2]
        xor eax, esi                                                ;  1716.0 p0      65 next[2]
        mov esi, dword [esp + 80]                                   ;  1713.0 p2      37 next[0]
        shr esi, 0x10                                               ;  1717.0 p1      37 next[0]
        mov dword [esp + 84], eax                                   ;  1717.0 p0+p3   65 next[2] spill
        mov eax, esi                                                ;  1718.0 p1      37 next[0] copy
        and eax, 0xff                                               ;  1719.0 p0      37 next[0]
        shr esi, 8                                                  ;  1718.0 p1      37 next[1]
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1724.0 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1720.0 p2      65 next[0]
        xor eax, edi                                                ;  1724.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1723.0 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1723.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  1718.0 p2      37 next[0]
        shr esi, 0x10                                               ;  1722.0 p1      37 next[0]
        mov edi, esi                                                ;  1723.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  1724.0 p1      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1729.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1729.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 300]                                 ;  1721.0 p2      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1730.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1730.0 p2+p0   65 next[0]
        mov dword [esp + 112], edx                                  ;  1715.0 p0+p3   65 next[2] spill
        mov edx, dword [esp + 236]                                  ;  1724.0 p2      65 next[3] reload
        movzx edi, dh                                               ;  1728.0 p1+p0   38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1733.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1733.0 p2+p0   65 next[0]
        mov edi, edx                                                ;  1728.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1729.0 p1      38 next[1]
        mov edx, edi                                                ;  1730.0 p0      38 next[1] copy
        movzx edi, dl                                               ;  1731.0 p1      38 next[1]
        shr edx, 8                                                  ;  1731.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1736.0 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1736.0 p2+p0   65 next[1]
        mov edi, dword [esp + 112]                                  ;  1729.0 p2      65 next[2] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1736.0 p2+p0   65 next[2]
        mov dword [esp + 112], esi                                  ;  1723.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 84]                                   ;  1731.0 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1732.0 p2      65 next[2]
        xor edx, esi                                                ;  1736.0 p0      65 next[2]
        mov esi, dword [esp + 116]                                  ;  1733.0 p2      38 next[0]
        shr esi, 0x10                                               ;  1737.0 p1      38 next[0]
        mov dword [esp + 84], edx                                   ;  1737.0 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  1738.0 p1      38 next[0] copy
        and edx, 0xff                                               ;  1739.0 p0      38 next[0]
        shr esi, 8                                                  ;  1738.0 p1      39 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1744.0 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1744.0 p2+p0   65 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1739.0 p2      65 next[1]
        xor edx, ebp                                                ;  1743.0 p0      65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1743.0 p2+p0   65 next[1]
        mov esi, dword [esp + 100]                                  ;  1738.0 p2      39 next[0]
        shr esi, 0x10                                               ;  1742.0 p1      39 next[0]
        mov ebp, esi                                                ;  1743.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  1744.0 p1      39 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1749.0 p2+p0   65 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1749.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 220]                                  ;  1741.0 p2      37 next[0] reload
        mov dword [esp + 284], esi                                  ;  1743.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1745.0 p2      63 next[0]
        xor esi, 0xe5377715                                         ;  1749.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1745.0 p2      63 next[0]
        xor ebp, 0xda4af09f                                         ;  1749.0 p0      63 next[0]
        mov dword [esp + 220], edi                                  ;  1737.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 248]                                  ;  1744.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1752.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1752.0 p2+p0   63 next[0]
        mov edi, dword [esp + 232]                                  ;  1747.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1755.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1755.0 p2+p0   63 next[0]
        mov edi, dword [esp + 104]                                  ;  1750.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1758.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1758.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1753.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1761.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1761.0 p2+p0   63 next[0]
        mov edi, dword [esp + 272]                                  ;  1756.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1764.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1764.0 p2+p0   63 next[0]
        mov edi, dword [esp + 88]                                   ;  1759.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1767.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1767.0 p2+p0   63 next[0]
        mov edi, dword [esp + 244]                                  ;  1762.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1770.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1770.0 p2+p0   63 next[0]
        xor ebx, esi                                                ;  1771.0 p0      65 next[0]
        xor eax, ebp                                                ;  1771.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1765.0 p2      65 next[3]
        mov dword [esp + 244], eax                                  ;  1772.0 p0+p3   65 next[0] spill
        mov eax, dword [esp + 264]                                  ;  1766.0 p2      65 next[3]
        mov dword [esp + 88], ebx                                   ;  1772.0 p0+p3   65 next[0] spill
        movzx ebx, byte [esp + 256]                                 ;  1767.0 p2      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1775.0 p2+p0   65 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1775.0 p2+p0   65 next[1]
        mov ebx, dword [esp + 240]                                  ;  1770.0 p2      65 next[0] reload
        mov dword [esp + 272], ebp                                  ;  1771.0 p0+p3   63 next[0] spill
        movzx ebp, bh                                               ;  1774.0 p1      37 next[1]
        shr ebx, 0x10                                               ;  1774.0 p1      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1779.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1779.0 p2+p0   65 next[1]
        movzx ebp, bl                                               ;  1775.0 p1      37 next[2]
        shr ebx, 8                                                  ;  1775.0 p1      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1780.0 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1780.0 p2+p0   65 next[3]
        mov ebx, dword [esp + 220]                                  ;  1775.0 p2      65 next[2] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1780.0 p2+p0   65 next[2]
        mov dword [esp + 220], esi                                  ;  1771.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 84]                                   ;  1777.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1781.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 216]                                 ;  1779.0 p2      38 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1787.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1787.0 p2+p0   65 next[1]
        mov dword [esp + 84], eax                                   ;  1781.0 p0+p3   65 next[3] spill
        mov eax, dword [esp + 300]                                  ;  1782.0 p2      65 next[4] reload
        movzx ebp, ah                                               ;  1786.0 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  1786.0 p1      38 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1791.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1791.0 p2+p0   65 next[1]
        movzx ebp, al                                               ;  1787.0 p1      38 next[2]
        shr eax, 8                                                  ;  1787.0 p1      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1792.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1792.0 p2+p0   65 next[2]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1792.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 84]                                   ;  1788.0 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1789.0 p2      65 next[3]
        xor eax, ebp                                                ;  1793.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1790.0 p2      65 next[4]
        mov dword [esp + 84], edx                                   ;  1792.0 p0+p3   65 next[1] spill
        mov edx, dword [esp + 200]                                  ;  1791.0 p2      65 next[4]
        mov dword [esp + 300], ecx                                  ;  1792.0 p0+p3   65 next[1] spill
        movzx ecx, byte [esp + 276]                                 ;  1792.0 p2      37 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1800.0 p2+p0   65 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1796.0 p2      65 next[2]
        xor ecx, esi                                                ;  1800.0 p0      65 next[2]
        mov dword [esp + 240], edx                                  ;  1795.0 p0+p3   65 next[4] spill
        mov edx, dword [esp + 256]                                  ;  1795.0 p2      65 next[1] reload
        movzx esi, dh                                               ;  1799.0 p1+p0   37 next[2]
        shr edx, 0x10                                               ;  1799.0 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1804.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1804.0 p2+p0   65 next[2]
        movzx esi, dl                                               ;  1800.0 p1      37 next[3]
        shr edx, 8                                                  ;  1800.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1805.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1805.0 p2+p0   65 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1805.0 p2+p0   65 next[4]
        mov esi, dword [esp + 240]                                  ;  1801.0 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1802.0 p2      65 next[4]
        xor edx, esi                                                ;  1806.0 p0      65 next[4]
        movzx esi, byte [esp + 228]                                 ;  1803.0 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1811.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1811.0 p2+p0   65 next[2]
        mov dword [esp + 240], edx                                  ;  1807.0 p0+p3   65 next[4] spill
        mov edx, dword [esp + 216]                                  ;  1806.0 p2      65 next[5] reload
        movzx esi, dh                                               ;  1810.0 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  1810.0 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1815.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1815.0 p2+p0   65 next[2]
        movzx esi, dl                                               ;  1811.0 p1      38 next[3]
        shr edx, 8                                                  ;  1811.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1816.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1816.0 p2+p0   65 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1816.0 p2+p0   65 next[4]
        mov esi, dword [esp + 240]                                  ;  1812.0 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1813.0 p2      65 next[4]
        xor edx, esi                                                ;  1817.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  1814.0 p2      65 next[5]
        mov dword [esp + 240], ebx                                  ;  1816.0 p0+p3   65 next[2] spill
        mov ebx, dword [esp + 120]                                  ;  1815.0 p2      65 next[5]
        mov dword [esp + 216], ecx                                  ;  1816.0 p0+p3   65 next[2] spill
        movzx ecx, byte [esp + 268]                                 ;  1816.0 p2      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1824.0 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1824.0 p2+p0   65 next[3]
        mov ecx, dword [esp + 276]                                  ;  1819.0 p2      65 next[2] reload
        mov dword [esp + 256], ebx                                  ;  1819.0 p0+p3   65 next[5] spill
        movzx ebx, ch                                               ;  1823.0 p1      37 next[3]
        shr ecx, 0x10                                               ;  1823.0 p1      37 next[4]
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1828.0 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1828.0 p2+p0   65 next[3]
        movzx ebx, cl                                               ;  1824.0 p1      37 next[4]
        shr ecx, 8                                                  ;  1824.0 p1      37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1829.0 p2+p0   65 next[4]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1829.0 p2+p0   65 next[4]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1825.0 p2      65 next[5]
        xor ebx, esi                                                ;  1829.0 p0      65 next[5]
        mov esi, dword [esp + 256]                                  ;  1825.0 p2      65 next[5] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1826.0 p2      65 next[5]
        xor ecx, esi                                                ;  1830.0 p0      65 next[5]
        movzx esi, byte [esp + 96]                                  ;  1827.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1835.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1835.0 p2+p0   65 next[3]
        mov dword [esp + 256], ecx                                  ;  1831.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 228]                                  ;  1830.0 p2      65 next[6] reload
        movzx esi, ch                                               ;  1834.0 p1+p0   38 next[3]
        shr ecx, 0x10                                               ;  1834.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1839.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1839.0 p2+p0   65 next[3]
        movzx esi, cl                                               ;  1835.0 p1      38 next[4]
        shr ecx, 8                                                  ;  1835.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1840.0 p2+p0   65 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1840.0 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1840.0 p2+p0   65 next[5]
        mov esi, dword [esp + 256]                                  ;  1836.0 p2      65 next[5] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1837.0 p2      65 next[5]
        xor ecx, esi                                                ;  1841.0 p0      65 next[5]
        mov esi, dword [esp + 296]                                  ;  1838.0 p2      65 next[6]
        mov dword [esp + 256], edi                                  ;  1840.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 212]                                  ;  1839.0 p2      65 next[6]
        mov dword [esp + 228], eax                                  ;  1840.0 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 288]                                 ;  1840.0 p2      37 next[4]
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1848.0 p2+p0   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1848.0 p2+p0   65 next[4]
        mov eax, dword [esp + 268]                                  ;  1843.0 p2      65 next[3] reload
        mov dword [esp + 276], edi                                  ;  1843.0 p0+p3   65 next[6] spill
        movzx edi, ah                                               ;  1847.0 p1      37 next[4]
        shr eax, 0x10                                               ;  1847.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1852.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1852.0 p2+p0   65 next[4]
        movzx edi, al                                               ;  1848.0 p1      37 next[5]
        shr eax, 8                                                  ;  1848.0 p1      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1853.0 p2+p0   65 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1853.0 p2+p0   65 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1853.0 p2+p0   65 next[6]
        mov edi, dword [esp + 276]                                  ;  1849.0 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1850.0 p2      65 next[6]
        xor eax, edi                                                ;  1854.0 p0      65 next[6]
        movzx edi, byte [esp + 92]                                  ;  1851.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1859.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1859.0 p2+p0   65 next[4]
        mov dword [esp + 276], eax                                  ;  1855.0 p0+p3   65 next[6] spill
        mov eax, dword [esp + 96]                                   ;  1854.0 p2      65 next[7] reload
        movzx edi, ah                                               ;  1858.0 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  1858.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1863.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1863.0 p2+p0   65 next[4]
        movzx edi, al                                               ;  1859.0 p1      38 next[5]
        shr eax, 8                                                  ;  1859.0 p1      39 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1864.0 p2+p0   65 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1864.0 p2+p0   65 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1864.0 p2+p0   65 next[6]
        mov edi, dword [esp + 276]                                  ;  1860.0 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1861.0 p2      65 next[6]
        xor eax, edi                                                ;  1865.0 p0      65 next[6]
        mov edi, dword [esp + 224]                                  ;  1862.0 p2      65 next[7]
        mov dword [esp + 276], ebp                                  ;  1864.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 152]                                  ;  1863.0 p2      65 next[7]
        mov dword [esp + 96], edx                                   ;  1864.0 p0+p3   65 next[4] spill
        movzx edx, byte [esp + 252]                                 ;  1864.0 p2      37 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1872.0 p2+p0   65 next[5]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1872.0 p2+p0   65 next[5]
        mov edx, dword [esp + 288]                                  ;  1867.0 p2      65 next[4] reload
        mov dword [esp + 268], ebp                                  ;  1867.0 p0+p3   65 next[7] spill
        movzx ebp, dh                                               ;  1871.0 p1      37 next[5]
        shr edx, 0x10                                               ;  1871.0 p1      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1876.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1876.0 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  1872.0 p1      37 next[6]
        shr edx, 8                                                  ;  1872.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1877.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1877.0 p2+p0   65 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1877.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 268]                                  ;  1873.0 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1874.0 p2      65 next[7]
        xor edx, ebp                                                ;  1878.0 p0      65 next[7]
        movzx ebp, byte [esp + 100]                                 ;  1875.0 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1883.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1883.0 p2+p0   65 next[5]
        mov dword [esp + 268], edx                                  ;  1879.0 p0+p3   65 next[7] spill
        mov edx, dword [esp + 92]                                   ;  1878.0 p2      65 next[0] reload
        movzx ebp, dh                                               ;  1882.0 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  1882.0 p1      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1887.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1887.0 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  1883.0 p1      38 next[6]
        shr edx, 8                                                  ;  1883.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1888.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1888.0 p2+p0   65 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1888.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 268]                                  ;  1884.0 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1885.0 p2      65 next[7]
        xor edx, ebp                                                ;  1889.0 p0      65 next[7]
        movzx ebp, byte [esp + 80]                                  ;  1886.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1894.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1894.0 p2+p0   65 next[6]
        mov dword [esp + 268], ecx                                  ;  1888.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 252]                                  ;  1889.0 p2      65 next[5] reload
        movzx ebp, ch                                               ;  1893.0 p1+p0   37 next[6]
        mov ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1894.0 p2      65 next[6]
        xor ecx, esi                                                ;  1898.0 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1898.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 116]                                 ;  1892.0 p2      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1900.0 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1900.0 p2+p0   65 next[6]
        mov dword [esp + 252], ebx                                  ;  1888.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 100]                                  ;  1895.0 p2      65 next[1] reload
        movzx esi, bh                                               ;  1899.0 p1+p0   38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1904.0 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1904.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 260]                                 ;  1898.0 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1902.0 p2      65 next[7]
        xor ebx, edi                                                ;  1906.0 p0      65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1906.0 p2+p0   65 next[7]
        mov dword [esp + 260], eax                                  ;  1905.0 p0+p3   65 next[6] spill
        mov eax, dword [esp + 80]                                   ;  1901.0 p2      65 next[6] reload
        movzx esi, ah                                               ;  1905.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 112]                                 ;  1902.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1910.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1910.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 236]                                 ;  1905.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1911.0 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1911.0 p2+p0   65 next[7]
        mov eax, dword [esp + 116]                                  ;  1908.0 p2      65 next[2] reload
        movzx edi, ah                                               ;  1912.0 p1+p0   38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1913.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1913.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 284]                                 ;  1911.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1917.0 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1917.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 220]                                 ;  1914.0 p2      37 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1919.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1919.0 p2+p0   65 next[7]
        mov eax, dword [esp + 224]                                  ;  1917.0 p2      37 next[7] reload
        movzx esi, ah                                               ;  1921.0 p1+p0   37 next[0]
        mov ebp, eax                                                ;  1921.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1922.0 p1      37 next[1]
        mov eax, ebp                                                ;  1923.0 p0      37 next[1] copy
        movzx ebp, al                                               ;  1924.0 p1      37 next[1]
        shr eax, 8                                                  ;  1924.0 p1      37 next[2]
        mov dword [esp + 284], edx                                  ;  1920.0 p0+p3   65 next[7] spill
        mov edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1925.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1925.0 p2      37 next[1]
        mov dword [esp + 116], ecx                                  ;  1905.0 p0+p3   65 next[6] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1925.0 p2      37 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1925.0 p2      37 next[2]
        mov dword [esp + 236], ebx                                  ;  1920.0 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 296]                                  ;  1922.0 p2      37 next[0]
        shr ebx, 0x10                                               ;  1926.0 p1      37 next[0]
        mov dword [esp + 112], edi                                  ;  1918.0 p0+p3   37 next[0] spill
        movzx edi, bl                                               ;  1927.0 p1      37 next[0]
        shr ebx, 8                                                  ;  1927.0 p1      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1932.0 p2+p0   37 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1928.0 p2      37 next[1]
        xor ebx, ebp                                                ;  1932.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  1925.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  1929.0 p1      37 next[0]
        mov dword [esp + 80], esi                                   ;  1922.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  1930.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  1931.0 p1      37 next[0]
        mov dword [esp + 100], edi                                  ;  1928.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 200]                                 ;  1926.0 p2      38 next[0]
        mov dword [esp + 92], eax                                   ;  1929.0 p0+p3   37 next[2] spill
        mov eax, dword [esp + 264]                                  ;  1927.0 p2      37 next[3] reload
        mov dword [esp + 288], esi                                  ;  1932.0 p0+p3   37 next[0] spill
        movzx esi, ah                                               ;  1931.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  1930.0 p0+p3   38 next[0] spill
        mov edi, eax                                                ;  1931.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  1932.0 p1      38 next[1]
        mov eax, edi                                                ;  1933.0 p1      38 next[1] copy
        movzx edi, al                                               ;  1934.0 p0      38 next[1]
        shr eax, 8                                                  ;  1934.0 p1      39 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1939.0 p2+p0   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1939.0 p2+p0   37 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1939.0 p2+p0   37 next[2]
        mov edi, dword [esp + 92]                                   ;  1931.0 p2      37 next[2] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1935.0 p2      37 next[2]
        xor eax, edi                                                ;  1939.0 p0      37 next[2]
        mov edi, dword [esp + 180]                                  ;  1933.0 p2      38 next[0]
        shr edi, 0x10                                               ;  1937.0 p1      38 next[0]
        mov dword [esp + 92], esi                                   ;  1932.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1938.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  1939.0 p0      38 next[0]
        shr edi, 8                                                  ;  1938.0 p1      39 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1943.0 p2+p0   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1943.0 p2+p0   37 next[1]
        mov edi, dword [esp + 108]                                  ;  1936.0 p2      39 next[0]
        shr edi, 0x10                                               ;  1940.0 p1      39 next[0]
        mov dword [esp + 104], esi                                  ;  1940.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  1941.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  1942.0 p1      39 next[0]
        mov dword [esp + 232], esi                                  ;  1943.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  1937.0 p2      37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1945.0 p2+p0   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1945.0 p2+p0   37 next[1]
        mov dword [esp + 248], eax                                  ;  1940.0 p0+p3   37 next[2] spill
        mov eax, dword [esp + 220]                                  ;  1940.0 p2      63 next[0] reload
        movzx esi, ah                                               ;  1944.0 p1+p0   37 next[1]
        shr eax, 0x10                                               ;  1944.0 p1      37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1949.0 p2+p0   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1949.0 p2+p0   37 next[1]
        movzx esi, al                                               ;  1945.0 p1      37 next[2]
        shr eax, 8                                                  ;  1945.0 p1      37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1950.0 p2+p0   37 next[2]
        mov dword [esp + 220], edi                                  ;  1941.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 248]                                  ;  1944.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1950.0 p2+p0   37 next[2]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1946.0 p2      37 next[3]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1947.0 p2      37 next[3]
        mov dword [esp + 248], ebp                                  ;  1930.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 120]                                 ;  1948.0 p2      38 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1956.0 p2+p0   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1956.0 p2+p0   37 next[1]
        mov dword [esp + 292], eax                                  ;  1951.0 p0+p3   37 next[3] spill
        mov eax, dword [esp + 200]                                  ;  1951.0 p2      37 next[4] reload
        movzx ebp, ah                                               ;  1955.0 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  1955.0 p1      38 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1960.0 p2+p0   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1960.0 p2+p0   37 next[1]
        movzx ebp, al                                               ;  1956.0 p1      38 next[2]
        shr eax, 8                                                  ;  1956.0 p1      39 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1961.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1961.0 p2+p0   37 next[2]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1961.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 292]                                  ;  1957.0 p2      37 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1958.0 p2      37 next[3]
        xor eax, ebp                                                ;  1962.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1959.0 p2      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1967.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1967.0 p2+p0   37 next[2]
        mov dword [esp + 292], ebx                                  ;  1961.0 p0+p3   37 next[1] spill
        mov ebx, dword [esp + 124]                                  ;  1962.0 p2      37 next[1] reload
        movzx ebp, bh                                               ;  1966.0 p1+p0   37 next[2]
        shr ebx, 0x10                                               ;  1966.0 p1      37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1971.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1971.0 p2+p0   37 next[2]
        movzx ebp, bl                                               ;  1967.0 p1      37 next[3]
        shr ebx, 8                                                  ;  1967.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1972.0 p2+p0   37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1972.0 p2+p0   37 next[3]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1968.0 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1968.0 p2      37 next[4]
        mov dword [esp + 124], edx                                  ;  1961.0 p0+p3   37 next[1] spill
        movzx edx, byte [esp + 212]                                 ;  1969.0 p2      38 next[2]
        xor ecx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1977.0 p2+p0   37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1973.0 p2      37 next[2]
        xor edx, edi                                                ;  1977.0 p0      37 next[2]
        mov dword [esp + 200], ebx                                  ;  1972.0 p0+p3   37 next[4] spill
        mov ebx, dword [esp + 120]                                  ;  1972.0 p2      37 next[5] reload
        movzx edi, bh                                               ;  1976.0 p1+p0   38 next[2]
        shr ebx, 0x10                                               ;  1976.0 p1      38 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1981.0 p2+p0   37 next[2]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1981.0 p2+p0   37 next[2]
        movzx edi, bl                                               ;  1977.0 p1      38 next[3]
        shr ebx, 8                                                  ;  1977.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1982.0 p2+p0   37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1982.0 p2+p0   37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1982.0 p2+p0   37 next[4]
        mov edi, dword [esp + 200]                                  ;  1978.0 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1979.0 p2      37 next[4]
        xor ebx, edi                                                ;  1983.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  1980.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1988.0 p2+p0   37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1988.0 p2+p0   37 next[3]
        mov dword [esp + 200], edx                                  ;  1982.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;  1983.0 p2      37 next[2] reload
        movzx edi, dh                                               ;  1987.0 p1+p0   37 next[3]
        shr edx, 0x10                                               ;  1987.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1992.0 p2+p0   37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1992.0 p2+p0   37 next[3]
        movzx edi, dl                                               ;  1988.0 p1      37 next[4]
        shr edx, 8                                                  ;  1988.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1993.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1993.0 p2+p0   37 next[4]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1989.0 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1989.0 p2      37 next[5]
        mov dword [esp + 184], ecx                                  ;  1982.0 p0+p3   37 next[2] spill
        movzx ecx, byte [esp + 152]                                 ;  1990.0 p2      38 next[3]
        xor esi, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1998.0 p2+p0   37 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1998.0 p2+p0   37 next[3]
        mov ecx, dword [esp + 212]                                  ;  1993.0 p2      37 next[6] reload
        mov dword [esp + 120], edx                                  ;  1993.0 p0+p3   37 next[5] spill
        movzx edx, ch                                               ;  1997.0 p1      38 next[3]
        shr ecx, 0x10                                               ;  1997.0 p1      38 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2002.0 p2+p0   37 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2002.0 p2+p0   37 next[3]
        movzx edx, cl                                               ;  1998.0 p1      38 next[4]
        shr ecx, 8                                                  ;  1998.0 p1      39 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2003.0 p2+p0   37 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2003.0 p2+p0   37 next[4]
        mov edx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1999.0 p2      37 next[5]
        xor edx, edi                                                ;  2003.0 p0      37 next[5]
        mov edi, dword [esp + 120]                                  ;  1999.0 p2      37 next[5] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2000.0 p2      37 next[5]
        xor ecx, edi                                                ;  2004.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  2001.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2009.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2009.0 p2+p0   37 next[4]
        mov dword [esp + 120], eax                                  ;  2003.0 p0+p3   37 next[3] spill
        mov eax, dword [esp + 132]                                  ;  2004.0 p2      37 next[3] reload
        movzx edi, ah                                               ;  2008.0 p1+p0   37 next[4]
        shr eax, 0x10                                               ;  2008.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2013.0 p2+p0   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2013.0 p2+p0   37 next[4]
        movzx edi, al                                               ;  2009.0 p1      37 next[5]
        shr eax, 8                                                  ;  2009.0 p1      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2014.0 p2+p0   37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2014.0 p2+p0   37 next[5]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2010.0 p2      37 next[6]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2010.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  2003.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 272]                                 ;  2011.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2019.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2019.0 p2+p0   37 next[4]
        mov dword [esp + 212], eax                                  ;  2014.0 p0+p3   37 next[6] spill
        mov eax, dword [esp + 152]                                  ;  2014.0 p2      37 next[7] reload
        movzx esi, ah                                               ;  2018.0 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  2018.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2023.0 p2+p0   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2023.0 p2+p0   37 next[4]
        movzx esi, al                                               ;  2019.0 p1      38 next[5]
        shr eax, 8                                                  ;  2019.0 p1      39 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2024.0 p2+p0   37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2024.0 p2+p0   37 next[5]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2024.0 p2+p0   37 next[6]
        mov esi, dword [esp + 212]                                  ;  2020.0 p2      37 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2021.0 p2      37 next[6]
        xor eax, esi                                                ;  2025.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  2022.0 p2      37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2030.0 p2+p0   37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2030.0 p2+p0   37 next[5]
        mov dword [esp + 212], ebx                                  ;  2024.0 p0+p3   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;  2025.0 p2      37 next[4] reload
        movzx esi, bh                                               ;  2029.0 p1+p0   37 next[5]
        shr ebx, 0x10                                               ;  2029.0 p1      37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2034.0 p2+p0   37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2034.0 p2+p0   37 next[5]
        movzx esi, bl                                               ;  2030.0 p1      37 next[6]
        shr ebx, 8                                                  ;  2030.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2035.0 p2+p0   37 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2035.0 p2+p0   37 next[6]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2031.0 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2031.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2024.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 108]                                 ;  2032.0 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2040.0 p2+p0   37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2040.0 p2+p0   37 next[5]
        mov dword [esp + 152], ebx                                  ;  2035.0 p0+p3   37 next[7] spill
        mov ebx, dword [esp + 272]                                  ;  2035.0 p2      63 next[0] reload
        movzx ebp, bh                                               ;  2039.0 p1+p0   38 next[5]
        shr ebx, 0x10                                               ;  2039.0 p1      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2044.0 p2+p0   37 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2044.0 p2+p0   37 next[5]
        movzx ebp, bl                                               ;  2040.0 p1      38 next[6]
        shr ebx, 8                                                  ;  2040.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2045.0 p2+p0   37 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2045.0 p2+p0   37 next[6]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2045.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 152]                                  ;  2041.0 p2      37 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2042.0 p2      37 next[7]
        xor ebx, ebp                                                ;  2046.0 p0      37 next[7]
        movzx ebp, byte [esp + 296]                                 ;  2043.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2051.0 p2+p0   37 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2051.0 p2+p0   37 next[6]
        mov dword [esp + 152], ecx                                  ;  2045.0 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 76]                                   ;  2046.0 p2      37 next[5] reload
        movzx ebp, ch                                               ;  2050.0 p1+p0   37 next[6]
        mov ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2051.0 p2      37 next[6]
        xor ecx, edi                                                ;  2055.0 p0      37 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2055.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 180]                                 ;  2049.0 p2      38 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2057.0 p2+p0   37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2057.0 p2+p0   37 next[6]
        mov dword [esp + 76], edx                                   ;  2045.0 p0+p3   37 next[5] spill
        mov edx, dword [esp + 108]                                  ;  2052.0 p2      37 next[1] reload
        movzx edi, dh                                               ;  2056.0 p1+p0   38 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2061.0 p2+p0   37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2061.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 224]                                 ;  2055.0 p2      37 next[7]
        mov edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2059.0 p2      37 next[7]
        xor edx, esi                                                ;  2063.0 p0      37 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2063.0 p2+p0   37 next[7]
        mov dword [esp + 224], eax                                  ;  2062.0 p0+p3   37 next[6] spill
        mov eax, dword [esp + 296]                                  ;  2058.0 p2      37 next[6] reload
        movzx esi, ah                                               ;  2062.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 248]                                 ;  2059.0 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2067.0 p2+p0   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2067.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 264]                                 ;  2062.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2068.0 p2+p0   37 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2068.0 p2+p0   37 next[7]
        mov eax, dword [esp + 180]                                  ;  2065.0 p2      37 next[2] reload
        movzx edi, ah                                               ;  2069.0 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2070.0 p2+p0   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2070.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 220]                                 ;  2068.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2074.0 p2+p0   37 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2074.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 88]                                  ;  2071.0 p2      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2076.0 p2+p0   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2076.0 p2+p0   37 next[7]
        mov eax, dword [esp + 236]                                  ;  2074.0 p2      65 next[7] reload
        movzx esi, ah                                               ;  2078.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  2075.0 p2      65 next[1]
        mov dword [esp + 220], ebx                                  ;  2077.0 p0+p3   37 next[7] spill
        mov ebx, dword [esp + 292]                                  ;  2076.0 p2      65 next[1]
        mov dword [esp + 180], edx                                  ;  2077.0 p0+p3   37 next[7] spill
        mov edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2077.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2078.0 p2      65 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2083.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2083.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  2081.0 p2      65 next[2]
        mov dword [esp + 264], ecx                                  ;  2062.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 200]                                  ;  2082.0 p2      65 next[2]
        mov dword [esp + 248], ecx                                  ;  2086.0 p0+p3   65 next[2] spill
        mov ecx, eax                                                ;  2078.0 p1      37 next[1] copy
        shr ecx, 0x10                                               ;  2079.0 p1      37 next[1]
        movzx eax, cl                                               ;  2080.0 p0      37 next[1]
        shr ecx, 8                                                  ;  2080.0 p1      37 next[2]
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2085.0 p2+p0   65 next[1]
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2085.0 p2+p0   65 next[1]
        mov eax, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2085.0 p2      65 next[2]
        xor eax, esi                                                ;  2089.0 p0      65 next[2]
        mov esi, dword [esp + 248]                                  ;  2086.0 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2087.0 p2      65 next[2]
        xor ecx, esi                                                ;  2091.0 p0      65 next[2]
        mov esi, dword [esp + 116]                                  ;  2088.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2092.0 p1      37 next[0]
        mov dword [esp + 248], ecx                                  ;  2092.0 p0+p3   65 next[2] spill
        mov ecx, esi                                                ;  2093.0 p1      37 next[0] copy
        and ecx, 0xff                                               ;  2094.0 p0      37 next[0]
        shr esi, 8                                                  ;  2093.0 p1      37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2099.0 p2+p0   65 next[0]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2095.0 p2      65 next[0]
        xor ecx, edi                                                ;  2099.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2098.0 p2+p0   65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2098.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  2093.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2097.0 p1      37 next[0]
        mov edi, esi                                                ;  2098.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  2099.0 p1      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2104.0 p2+p0   65 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2104.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 96]                                  ;  2096.0 p2      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2105.0 p2+p0   65 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2105.0 p2+p0   65 next[0]
        mov dword [esp + 296], eax                                  ;  2090.0 p0+p3   65 next[2] spill
        mov eax, dword [esp + 228]                                  ;  2099.0 p2      65 next[3] reload
        movzx edi, ah                                               ;  2103.0 p1+p0   38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2108.0 p2+p0   65 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2108.0 p2+p0   65 next[0]
        mov edi, eax                                                ;  2103.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  2104.0 p1      38 next[1]
        mov eax, edi                                                ;  2105.0 p0      38 next[1] copy
        movzx edi, al                                               ;  2106.0 p1      38 next[1]
        shr eax, 8                                                  ;  2106.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2111.0 p2+p0   65 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2111.0 p2+p0   65 next[1]
        mov edi, dword [esp + 296]                                  ;  2104.0 p2      65 next[2] reload
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2111.0 p2+p0   65 next[2]
        mov dword [esp + 296], esi                                  ;  2098.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 248]                                  ;  2106.0 p2      65 next[2] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2107.0 p2      65 next[2]
        xor eax, esi                                                ;  2111.0 p0      65 next[2]
        mov esi, dword [esp + 216]                                  ;  2108.0 p2      38 next[0]
        shr esi, 0x10                                               ;  2112.0 p1      38 next[0]
        mov dword [esp + 248], eax                                  ;  2112.0 p0+p3   65 next[2] spill
        mov eax, esi                                                ;  2113.0 p1      38 next[0] copy
        and eax, 0xff                                               ;  2114.0 p0      38 next[0]
        shr esi, 8                                                  ;  2113.0 p1      39 next[1]
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2119.0 p2+p0   65 next[0]
        xor ecx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2119.0 p2+p0   65 next[0]
        mov eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2114.0 p2      65 next[1]
        xor eax, ebp                                                ;  2118.0 p0      65 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2118.0 p2+p0   65 next[1]
        mov esi, dword [esp + 300]                                  ;  2113.0 p2      39 next[0]
        shr esi, 0x10                                               ;  2117.0 p1      39 next[0]
        mov ebp, esi                                                ;  2118.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  2119.0 p1      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2124.0 p2+p0   65 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2124.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 112]                                  ;  2116.0 p2      37 next[0] reload
        mov dword [esp + 108], esi                                  ;  2118.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2120.0 p2      63 next[0]
        xor esi, 0xa29c958                                          ;  2124.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2120.0 p2      63 next[0]
        xor ebp, 0x856ba0b1                                         ;  2124.0 p0      63 next[0]
        mov dword [esp + 112], edi                                  ;  2112.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 80]                                   ;  2119.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2127.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2127.0 p2+p0   63 next[0]
        mov edi, dword [esp + 100]                                  ;  2122.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2130.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2130.0 p2+p0   63 next[0]
        mov edi, dword [esp + 288]                                  ;  2125.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2133.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2133.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2128.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2136.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2136.0 p2+p0   63 next[0]
        mov edi, dword [esp + 92]                                   ;  2131.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2139.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2139.0 p2+p0   63 next[0]
        mov edi, dword [esp + 104]                                  ;  2134.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2142.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2142.0 p2+p0   63 next[0]
        mov edi, dword [esp + 232]                                  ;  2137.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2145.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2145.0 p2+p0   63 next[0]
        xor edx, esi                                                ;  2146.0 p0      65 next[0]
        xor ecx, ebp                                                ;  2146.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2140.0 p2      65 next[3]
        mov dword [esp + 232], ecx                                  ;  2147.0 p0+p3   65 next[0] spill
        mov ecx, dword [esp + 120]                                  ;  2141.0 p2      65 next[3]
        mov dword [esp + 104], edx                                  ;  2147.0 p0+p3   65 next[0] spill
        movzx edx, byte [esp + 84]                                  ;  2142.0 p2      37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2150.0 p2+p0   65 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2150.0 p2+p0   65 next[1]
        mov edx, dword [esp + 88]                                   ;  2145.0 p2      65 next[0] reload
        mov dword [esp + 92], ebp                                   ;  2146.0 p0+p3   63 next[0] spill
        movzx ebp, dh                                               ;  2149.0 p1      37 next[1]
        shr edx, 0x10                                               ;  2149.0 p1      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2154.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2154.0 p2+p0   65 next[1]
        movzx ebp, dl                                               ;  2150.0 p1      37 next[2]
        shr edx, 8                                                  ;  2150.0 p1      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2155.0 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2155.0 p2+p0   65 next[3]
        mov edx, dword [esp + 112]                                  ;  2150.0 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2155.0 p2+p0   65 next[2]
        mov dword [esp + 112], esi                                  ;  2146.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 248]                                  ;  2152.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2156.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 268]                                 ;  2154.0 p2      38 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2162.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2162.0 p2+p0   65 next[1]
        mov dword [esp + 248], ecx                                  ;  2156.0 p0+p3   65 next[3] spill
        mov ecx, dword [esp + 96]                                   ;  2157.0 p2      65 next[4] reload
        movzx ebp, ch                                               ;  2161.0 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;  2161.0 p1      38 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2166.0 p2+p0   65 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2166.0 p2+p0   65 next[1]
        movzx ebp, cl                                               ;  2162.0 p1      38 next[2]
        shr ecx, 8                                                  ;  2162.0 p1      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2167.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2167.0 p2+p0   65 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2167.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 248]                                  ;  2163.0 p2      65 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2164.0 p2      65 next[3]
        xor ecx, ebp                                                ;  2168.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2165.0 p2      65 next[4]
        mov dword [esp + 248], eax                                  ;  2167.0 p0+p3   65 next[1] spill
        mov eax, dword [esp + 212]                                  ;  2166.0 p2      65 next[4]
        mov dword [esp + 96], ebx                                   ;  2167.0 p0+p3   65 next[1] spill
        movzx ebx, byte [esp + 240]                                 ;  2167.0 p2      37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2175.0 p2+p0   65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2171.0 p2      65 next[2]
        xor ebx, esi                                                ;  2175.0 p0      65 next[2]
        mov dword [esp + 88], eax                                   ;  2170.0 p0+p3   65 next[4] spill
        mov eax, dword [esp + 84]                                   ;  2170.0 p2      65 next[1] reload
        movzx esi, ah                                               ;  2174.0 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  2174.0 p1      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2179.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2179.0 p2+p0   65 next[2]
        movzx esi, al                                               ;  2175.0 p1      37 next[3]
        shr eax, 8                                                  ;  2175.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2180.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2180.0 p2+p0   65 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2180.0 p2+p0   65 next[4]
        mov esi, dword [esp + 88]                                   ;  2176.0 p2      65 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2177.0 p2      65 next[4]
        xor eax, esi                                                ;  2181.0 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  2178.0 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2186.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2186.0 p2+p0   65 next[2]
        mov dword [esp + 88], eax                                   ;  2182.0 p0+p3   65 next[4] spill
        mov eax, dword [esp + 268]                                  ;  2181.0 p2      65 next[5] reload
        movzx esi, ah                                               ;  2185.0 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  2185.0 p1      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2190.0 p2+p0   65 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2190.0 p2+p0   65 next[2]
        movzx esi, al                                               ;  2186.0 p1      38 next[3]
        shr eax, 8                                                  ;  2186.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2191.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2191.0 p2+p0   65 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2191.0 p2+p0   65 next[4]
        mov esi, dword [esp + 88]                                   ;  2187.0 p2      65 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2188.0 p2      65 next[4]
        xor eax, esi                                                ;  2192.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  2189.0 p2      65 next[5]
        mov dword [esp + 88], edx                                   ;  2191.0 p0+p3   65 next[2] spill
        mov edx, dword [esp + 152]                                  ;  2190.0 p2      65 next[5]
        mov dword [esp + 268], ebx                                  ;  2191.0 p0+p3   65 next[2] spill
        movzx ebx, byte [esp + 256]                                 ;  2191.0 p2      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2199.0 p2+p0   65 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2199.0 p2+p0   65 next[3]
        mov ebx, dword [esp + 240]                                  ;  2194.0 p2      65 next[2] reload
        mov dword [esp + 84], edx                                   ;  2194.0 p0+p3   65 next[5] spill
        movzx edx, bh                                               ;  2198.0 p1      37 next[3]
        shr ebx, 0x10                                               ;  2198.0 p1      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2203.0 p2+p0   65 next[3]
        xor ecx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2203.0 p2+p0   65 next[3]
        movzx edx, bl                                               ;  2199.0 p1      37 next[4]
        shr ebx, 8                                                  ;  2199.0 p1      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2204.0 p2+p0   65 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2204.0 p2+p0   65 next[4]
        mov edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2200.0 p2      65 next[5]
        xor edx, esi                                                ;  2204.0 p0      65 next[5]
        mov esi, dword [esp + 84]                                   ;  2200.0 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2201.0 p2      65 next[5]
        xor ebx, esi                                                ;  2205.0 p0      65 next[5]
        movzx esi, byte [esp + 284]                                 ;  2202.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2210.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2210.0 p2+p0   65 next[3]
        mov dword [esp + 84], ebx                                   ;  2206.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 260]                                  ;  2205.0 p2      65 next[6] reload
        movzx esi, bh                                               ;  2209.0 p1+p0   38 next[3]
        shr ebx, 0x10                                               ;  2209.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2214.0 p2+p0   65 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2214.0 p2+p0   65 next[3]
        movzx esi, bl                                               ;  2210.0 p1      38 next[4]
        shr ebx, 8                                                  ;  2210.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2215.0 p2+p0   65 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2215.0 p2+p0   65 next[4]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2215.0 p2+p0   65 next[5]
        mov esi, dword [esp + 84]                                   ;  2211.0 p2      65 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2212.0 p2      65 next[5]
        xor ebx, esi                                                ;  2216.0 p0      65 next[5]
        mov esi, dword [esp + 264]                                  ;  2213.0 p2      65 next[6]
        mov dword [esp + 84], edi                                   ;  2215.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 224]                                  ;  2214.0 p2      65 next[6]
        mov dword [esp + 260], ecx                                  ;  2215.0 p0+p3   65 next[3] spill
        movzx ecx, byte [esp + 276]                                 ;  2215.0 p2      37 next[4]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2223.0 p2+p0   65 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2223.0 p2+p0   65 next[4]
        mov ecx, dword [esp + 256]                                  ;  2218.0 p2      65 next[3] reload
        mov dword [esp + 240], edi                                  ;  2218.0 p0+p3   65 next[6] spill
        movzx edi, ch                                               ;  2222.0 p1      37 next[4]
        shr ecx, 0x10                                               ;  2222.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2227.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2227.0 p2+p0   65 next[4]
        movzx edi, cl                                               ;  2223.0 p1      37 next[5]
        shr ecx, 8                                                  ;  2223.0 p1      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2228.0 p2+p0   65 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2228.0 p2+p0   65 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2228.0 p2+p0   65 next[6]
        mov edi, dword [esp + 240]                                  ;  2224.0 p2      65 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2225.0 p2      65 next[6]
        xor ecx, edi                                                ;  2229.0 p0      65 next[6]
        movzx edi, byte [esp + 244]                                 ;  2226.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2234.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2234.0 p2+p0   65 next[4]
        mov dword [esp + 240], ecx                                  ;  2230.0 p0+p3   65 next[6] spill
        mov ecx, dword [esp + 284]                                  ;  2229.0 p2      65 next[7] reload
        movzx edi, ch                                               ;  2233.0 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  2233.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2238.0 p2+p0   65 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2238.0 p2+p0   65 next[4]
        movzx edi, cl                                               ;  2234.0 p1      38 next[5]
        shr ecx, 8                                                  ;  2234.0 p1      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2239.0 p2+p0   65 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2239.0 p2+p0   65 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2239.0 p2+p0   65 next[6]
        mov edi, dword [esp + 240]                                  ;  2235.0 p2      65 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2236.0 p2      65 next[6]
        xor ecx, edi                                                ;  2240.0 p0      65 next[6]
        mov edi, dword [esp + 180]                                  ;  2237.0 p2      65 next[7]
        mov dword [esp + 240], ebp                                  ;  2239.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 220]                                  ;  2238.0 p2      65 next[7]
        mov dword [esp + 284], eax                                  ;  2239.0 p0+p3   65 next[4] spill
        movzx eax, byte [esp + 252]                                 ;  2239.0 p2      37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2247.0 p2+p0   65 next[5]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2247.0 p2+p0   65 next[5]
        mov eax, dword [esp + 276]                                  ;  2242.0 p2      65 next[4] reload
        mov dword [esp + 256], ebp                                  ;  2242.0 p0+p3   65 next[7] spill
        movzx ebp, ah                                               ;  2246.0 p1      37 next[5]
        shr eax, 0x10                                               ;  2246.0 p1      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2251.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2251.0 p2+p0   65 next[5]
        movzx ebp, al                                               ;  2247.0 p1      37 next[6]
        shr eax, 8                                                  ;  2247.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2252.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2252.0 p2+p0   65 next[6]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2252.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 256]                                  ;  2248.0 p2      65 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2249.0 p2      65 next[7]
        xor eax, ebp                                                ;  2253.0 p0      65 next[7]
        movzx ebp, byte [esp + 300]                                 ;  2250.0 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2258.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2258.0 p2+p0   65 next[5]
        mov dword [esp + 256], eax                                  ;  2254.0 p0+p3   65 next[7] spill
        mov eax, dword [esp + 244]                                  ;  2253.0 p2      65 next[0] reload
        movzx ebp, ah                                               ;  2257.0 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  2257.0 p1      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2262.0 p2+p0   65 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2262.0 p2+p0   65 next[5]
        movzx ebp, al                                               ;  2258.0 p1      38 next[6]
        shr eax, 8                                                  ;  2258.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2263.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2263.0 p2+p0   65 next[6]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2263.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 256]                                  ;  2259.0 p2      65 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2260.0 p2      65 next[7]
        xor eax, ebp                                                ;  2264.0 p0      65 next[7]
        movzx ebp, byte [esp + 116]                                 ;  2261.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2269.0 p2+p0   65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2269.0 p2+p0   65 next[6]
        mov dword [esp + 256], ebx                                  ;  2263.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 252]                                  ;  2264.0 p2      65 next[5] reload
        movzx ebp, bh                                               ;  2268.0 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2269.0 p2      65 next[6]
        xor ebx, esi                                                ;  2273.0 p0      65 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2273.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 216]                                 ;  2267.0 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2275.0 p2+p0   65 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2275.0 p2+p0   65 next[6]
        mov dword [esp + 252], edx                                  ;  2263.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 300]                                  ;  2270.0 p2      65 next[1] reload
        movzx esi, dh                                               ;  2274.0 p1+p0   38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2279.0 p2+p0   65 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2279.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  2273.0 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2277.0 p2      65 next[7]
        xor edx, edi                                                ;  2281.0 p0      65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2281.0 p2+p0   65 next[7]
        mov dword [esp + 236], ecx                                  ;  2280.0 p0+p3   65 next[6] spill
        mov ecx, dword [esp + 116]                                  ;  2276.0 p2      65 next[6] reload
        movzx esi, ch                                               ;  2280.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 296]                                 ;  2277.0 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2285.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2285.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 228]                                 ;  2280.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2286.0 p2+p0   65 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2286.0 p2+p0   65 next[7]
        mov ecx, dword [esp + 216]                                  ;  2283.0 p2      65 next[2] reload
        movzx edi, ch                                               ;  2287.0 p1+p0   38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2288.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2288.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 108]                                 ;  2286.0 p2      38 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2292.0 p2+p0   65 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2292.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 112]                                 ;  2289.0 p2      37 next[0]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2294.0 p2+p0   65 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2294.0 p2+p0   65 next[7]
        mov ecx, dword [esp + 180]                                  ;  2292.0 p2      37 next[7] reload
        movzx esi, ch                                               ;  2296.0 p1+p0   37 next[0]
        mov ebp, ecx                                                ;  2296.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  2297.0 p1      37 next[1]
        mov ecx, ebp                                                ;  2298.0 p0      37 next[1] copy
        movzx ebp, cl                                               ;  2299.0 p1      37 next[1]
        shr ecx, 8                                                  ;  2299.0 p1      37 next[2]
        mov dword [esp + 108], eax                                  ;  2295.0 p0+p3   65 next[7] spill
        mov eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2300.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2300.0 p2      37 next[1]
        mov dword [esp + 216], ebx                                  ;  2280.0 p0+p3   65 next[6] spill
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2300.0 p2      37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2300.0 p2      37 next[2]
        mov dword [esp + 228], edx                                  ;  2295.0 p0+p3   65 next[7] spill
        mov edx, dword [esp + 264]                                  ;  2297.0 p2      37 next[0]
        shr edx, 0x10                                               ;  2301.0 p1      37 next[0]
        mov dword [esp + 296], edi                                  ;  2293.0 p0+p3   37 next[0] spill
        movzx edi, dl                                               ;  2302.0 p1      37 next[0]
        shr edx, 8                                                  ;  2302.0 p1      37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2307.0 p2+p0   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2303.0 p2      37 next[1]
        xor edx, ebp                                                ;  2307.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  2300.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  2304.0 p1      37 next[0]
        mov dword [esp + 116], esi                                  ;  2297.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  2305.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  2306.0 p1      37 next[0]
        mov dword [esp + 300], edi                                  ;  2303.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 212]                                 ;  2301.0 p2      38 next[0]
        mov dword [esp + 244], ecx                                  ;  2304.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 120]                                  ;  2302.0 p2      37 next[3] reload
        mov dword [esp + 276], esi                                  ;  2307.0 p0+p3   37 next[0] spill
        movzx esi, ch                                               ;  2306.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  2305.0 p0+p3   38 next[0] spill
        mov edi, ecx                                                ;  2306.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  2307.0 p1      38 next[1]
        mov ecx, edi                                                ;  2308.0 p1      38 next[1] copy
        movzx edi, cl                                               ;  2309.0 p0      38 next[1]
        shr ecx, 8                                                  ;  2309.0 p1      39 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2314.0 p2+p0   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2314.0 p2+p0   37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2314.0 p2+p0   37 next[2]
        mov edi, dword [esp + 244]                                  ;  2306.0 p2      37 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2310.0 p2      37 next[2]
        xor ecx, edi                                                ;  2314.0 p0      37 next[2]
        mov edi, dword [esp + 200]                                  ;  2308.0 p2      38 next[0]
        shr edi, 0x10                                               ;  2312.0 p1      38 next[0]
        mov dword [esp + 244], esi                                  ;  2307.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  2313.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  2314.0 p0      38 next[0]
        shr edi, 8                                                  ;  2313.0 p1      39 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2318.0 p2+p0   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2318.0 p2+p0   37 next[1]
        mov edi, dword [esp + 292]                                  ;  2311.0 p2      39 next[0]
        shr edi, 0x10                                               ;  2315.0 p1      39 next[0]
        mov dword [esp + 288], esi                                  ;  2315.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  2316.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  2317.0 p1      39 next[0]
        mov dword [esp + 100], esi                                  ;  2318.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  2312.0 p2      37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2320.0 p2+p0   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2320.0 p2+p0   37 next[1]
        mov dword [esp + 80], ecx                                   ;  2315.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 112]                                  ;  2315.0 p2      63 next[0] reload
        movzx esi, ch                                               ;  2319.0 p1+p0   37 next[1]
        shr ecx, 0x10                                               ;  2319.0 p1      37 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2324.0 p2+p0   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2324.0 p2+p0   37 next[1]
        movzx esi, cl                                               ;  2320.0 p1      37 next[2]
        shr ecx, 8                                                  ;  2320.0 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2325.0 p2+p0   37 next[2]
        mov dword [esp + 112], edi                                  ;  2316.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 80]                                   ;  2319.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2325.0 p2+p0   37 next[2]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2321.0 p2      37 next[3]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2322.0 p2      37 next[3]
        mov dword [esp + 80], ebp                                   ;  2305.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 152]                                 ;  2323.0 p2      38 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2331.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2331.0 p2+p0   37 next[1]
        mov dword [esp + 272], ecx                                  ;  2326.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 212]                                  ;  2326.0 p2      37 next[4] reload
        movzx ebp, ch                                               ;  2330.0 p1+p0   38 next[1]
        shr ecx, 0x10                                               ;  2330.0 p1      38 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2335.0 p2+p0   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2335.0 p2+p0   37 next[1]
        movzx ebp, cl                                               ;  2331.0 p1      38 next[2]
        shr ecx, 8                                                  ;  2331.0 p1      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2336.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2336.0 p2+p0   37 next[2]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2336.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 272]                                  ;  2332.0 p2      37 next[3] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2333.0 p2      37 next[3]
        xor ecx, ebp                                                ;  2337.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  2334.0 p2      37 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2342.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2342.0 p2+p0   37 next[2]
        mov dword [esp + 272], edx                                  ;  2336.0 p0+p3   37 next[1] spill
        mov edx, dword [esp + 124]                                  ;  2337.0 p2      37 next[1] reload
        movzx ebp, dh                                               ;  2341.0 p1+p0   37 next[2]
        shr edx, 0x10                                               ;  2341.0 p1      37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2346.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2346.0 p2+p0   37 next[2]
        movzx ebp, dl                                               ;  2342.0 p1      37 next[3]
        shr edx, 8                                                  ;  2342.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2347.0 p2+p0   37 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2347.0 p2+p0   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2343.0 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2343.0 p2      37 next[4]
        mov dword [esp + 124], eax                                  ;  2336.0 p0+p3   37 next[1] spill
        movzx eax, byte [esp + 224]                                 ;  2344.0 p2      38 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2352.0 p2+p0   37 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2348.0 p2      37 next[2]
        xor eax, edi                                                ;  2352.0 p0      37 next[2]
        mov dword [esp + 212], edx                                  ;  2347.0 p0+p3   37 next[4] spill
        mov edx, dword [esp + 152]                                  ;  2347.0 p2      37 next[5] reload
        movzx edi, dh                                               ;  2351.0 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  2351.0 p1      38 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2356.0 p2+p0   37 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2356.0 p2+p0   37 next[2]
        movzx edi, dl                                               ;  2352.0 p1      38 next[3]
        shr edx, 8                                                  ;  2352.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2357.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2357.0 p2+p0   37 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2357.0 p2+p0   37 next[4]
        mov edi, dword [esp + 212]                                  ;  2353.0 p2      37 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2354.0 p2      37 next[4]
        xor edx, edi                                                ;  2358.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  2355.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2363.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2363.0 p2+p0   37 next[3]
        mov dword [esp + 212], eax                                  ;  2357.0 p0+p3   37 next[2] spill
        mov eax, dword [esp + 184]                                  ;  2358.0 p2      37 next[2] reload
        movzx edi, ah                                               ;  2362.0 p1+p0   37 next[3]
        shr eax, 0x10                                               ;  2362.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2367.0 p2+p0   37 next[3]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2367.0 p2+p0   37 next[3]
        movzx edi, al                                               ;  2363.0 p1      37 next[4]
        shr eax, 8                                                  ;  2363.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2368.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2368.0 p2+p0   37 next[4]
        mov edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2364.0 p2      37 next[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2364.0 p2      37 next[5]
        mov dword [esp + 184], ebx                                  ;  2357.0 p0+p3   37 next[2] spill
        movzx ebx, byte [esp + 220]                                 ;  2365.0 p2      38 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2373.0 p2+p0   37 next[3]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2373.0 p2+p0   37 next[3]
        mov ebx, dword [esp + 224]                                  ;  2368.0 p2      37 next[6] reload
        mov dword [esp + 152], eax                                  ;  2368.0 p0+p3   37 next[5] spill
        movzx eax, bh                                               ;  2372.0 p1      38 next[3]
        shr ebx, 0x10                                               ;  2372.0 p1      38 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2377.0 p2+p0   37 next[3]
        xor ecx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2377.0 p2+p0   37 next[3]
        movzx eax, bl                                               ;  2373.0 p1      38 next[4]
        shr ebx, 8                                                  ;  2373.0 p1      39 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2378.0 p2+p0   37 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2378.0 p2+p0   37 next[4]
        mov eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2374.0 p2      37 next[5]
        xor eax, edi                                                ;  2378.0 p0      37 next[5]
        mov edi, dword [esp + 152]                                  ;  2374.0 p2      37 next[5] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2375.0 p2      37 next[5]
        xor ebx, edi                                                ;  2379.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  2376.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2384.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2384.0 p2+p0   37 next[4]
        mov dword [esp + 152], ecx                                  ;  2378.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 132]                                  ;  2379.0 p2      37 next[3] reload
        movzx edi, ch                                               ;  2383.0 p1+p0   37 next[4]
        shr ecx, 0x10                                               ;  2383.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2388.0 p2+p0   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2388.0 p2+p0   37 next[4]
        movzx edi, cl                                               ;  2384.0 p1      37 next[5]
        shr ecx, 8                                                  ;  2384.0 p1      37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2389.0 p2+p0   37 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2389.0 p2+p0   37 next[5]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2385.0 p2      37 next[6]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2385.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  2378.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 92]                                  ;  2386.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2394.0 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2394.0 p2+p0   37 next[4]
        mov dword [esp + 224], ecx                                  ;  2389.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 220]                                  ;  2389.0 p2      37 next[7] reload
        movzx esi, ch                                               ;  2393.0 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  2393.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2398.0 p2+p0   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2398.0 p2+p0   37 next[4]
        movzx esi, cl                                               ;  2394.0 p1      38 next[5]
        shr ecx, 8                                                  ;  2394.0 p1      39 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2399.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2399.0 p2+p0   37 next[5]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2399.0 p2+p0   37 next[6]
        mov esi, dword [esp + 224]                                  ;  2395.0 p2      37 next[6] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2396.0 p2      37 next[6]
        xor ecx, esi                                                ;  2400.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  2397.0 p2      37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2405.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2405.0 p2+p0   37 next[5]
        mov dword [esp + 224], edx                                  ;  2399.0 p0+p3   37 next[4] spill
        mov edx, dword [esp + 204]                                  ;  2400.0 p2      37 next[4] reload
        movzx esi, dh                                               ;  2404.0 p1+p0   37 next[5]
        shr edx, 0x10                                               ;  2404.0 p1      37 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2409.0 p2+p0   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2409.0 p2+p0   37 next[5]
        movzx esi, dl                                               ;  2405.0 p1      37 next[6]
        shr edx, 8                                                  ;  2405.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2410.0 p2+p0   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2410.0 p2+p0   37 next[6]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2406.0 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2406.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2399.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 292]                                 ;  2407.0 p2      38 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2415.0 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2415.0 p2+p0   37 next[5]
        mov dword [esp + 220], edx                                  ;  2410.0 p0+p3   37 next[7] spill
        mov edx, dword [esp + 92]                                   ;  2410.0 p2      63 next[0] reload
        movzx ebp, dh                                               ;  2414.0 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  2414.0 p1      38 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2419.0 p2+p0   37 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2419.0 p2+p0   37 next[5]
        movzx ebp, dl                                               ;  2415.0 p1      38 next[6]
        shr edx, 8                                                  ;  2415.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2420.0 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2420.0 p2+p0   37 next[6]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2420.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 220]                                  ;  2416.0 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2417.0 p2      37 next[7]
        xor edx, ebp                                                ;  2421.0 p0      37 next[7]
        movzx ebp, byte [esp + 264]                                 ;  2418.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2426.0 p2+p0   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2426.0 p2+p0   37 next[6]
        mov dword [esp + 220], ebx                                  ;  2420.0 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 76]                                   ;  2421.0 p2      37 next[5] reload
        movzx ebp, bh                                               ;  2425.0 p1+p0   37 next[6]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2426.0 p2      37 next[6]
        xor ebx, edi                                                ;  2430.0 p0      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2430.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 200]                                 ;  2424.0 p2      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2432.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2432.0 p2+p0   37 next[6]
        mov dword [esp + 76], eax                                   ;  2420.0 p0+p3   37 next[5] spill
        mov eax, dword [esp + 292]                                  ;  2427.0 p2      37 next[1] reload
        movzx edi, ah                                               ;  2431.0 p1+p0   38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2436.0 p2+p0   37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2436.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 180]                                 ;  2430.0 p2      37 next[7]
        mov eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2434.0 p2      37 next[7]
        xor eax, esi                                                ;  2438.0 p0      37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2438.0 p2+p0   37 next[7]
        mov dword [esp + 180], ecx                                  ;  2437.0 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 264]                                  ;  2433.0 p2      37 next[6] reload
        movzx esi, ch                                               ;  2437.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 80]                                  ;  2434.0 p2      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2442.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2442.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 120]                                 ;  2437.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2443.0 p2+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2443.0 p2+p0   37 next[7]
        mov ecx, dword [esp + 200]                                  ;  2440.0 p2      37 next[2] reload
        movzx edi, ch                                               ;  2444.0 p1+p0   38 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2445.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2445.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 112]                                 ;  2443.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2449.0 p2+p0   37 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2449.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 104]                                 ;  2446.0 p2      37 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2451.0 p2+p0   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2451.0 p2+p0   37 next[7]
        mov ecx, dword [esp + 228]                                  ;  2449.0 p2      65 next[7] reload
        movzx esi, ch                                               ;  2453.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  2450.0 p2      65 next[1]
        mov dword [esp + 112], edx                                  ;  2452.0 p0+p3   37 next[7] spill
        mov edx, dword [esp + 272]                                  ;  2451.0 p2      65 next[1]
        mov dword [esp + 200], eax                                  ;  2452.0 p0+p3   37 next[7] spill
        mov eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2452.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2453.0 p2      65 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2458.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2458.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  2456.0 p2      65 next[2]
        mov dword [esp + 120], ebx                                  ;  2437.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 212]                                  ;  2457.0 p2      65 next[2]
        mov dword [esp + 80], ebx                                   ;  2461.0 p0+p3   65 next[2] spill
        mov ebx, ecx                                                ;  2453.0 p1      37 next[1] copy
        shr ebx, 0x10                                               ;  2454.0 p1      37 next[1]
        movzx ecx, bl                                               ;  2455.0 p0      37 next[1]
        shr ebx, 8                                                  ;  2455.0 p1      37 next[2]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2460.0 p2+p0   65 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2460.0 p2+p0   65 next[1]
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2460.0 p2      65 next[2]
        xor ecx, esi                                                ;  2464.0 p0      65 next[2]
        mov esi, dword [esp + 80]                                   ;  2461.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2462.0 p2      65 next[2]
        xor ebx, esi                                                ;  2466.0 p0      65 next[2]
        mov esi, dword [esp + 216]                                  ;  2463.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2467.0 p1      37 next[0]
        mov dword [esp + 80], ebx                                   ;  2467.0 p0+p3   65 next[2] spill
        mov ebx, esi                                                ;  2468.0 p1      37 next[0] copy
        and ebx, 0xff                                               ;  2469.0 p0      37 next[0]
        shr esi, 8                                                  ;  2468.0 p1      37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2474.0 p2+p0   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2470.0 p2      65 next[0]
        xor ebx, edi                                                ;  2474.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2473.0 p2+p0   65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2473.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  2468.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2472.0 p1      37 next[0]
        mov edi, esi                                                ;  2473.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  2474.0 p1      37 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2479.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2479.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 284]                                 ;  2471.0 p2      38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2480.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2480.0 p2+p0   65 next[0]
        mov dword [esp + 264], ecx                                  ;  2465.0 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 260]                                  ;  2474.0 p2      65 next[3] reload
        movzx edi, ch                                               ;  2478.0 p1+p0   38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2483.0 p2+p0   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2483.0 p2+p0   65 next[0]
        mov edi, ecx                                                ;  2478.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  2479.0 p1      38 next[1]
        mov ecx, edi                                                ;  2480.0 p0      38 next[1] copy
        movzx edi, cl                                               ;  2481.0 p1      38 next[1]
        shr ecx, 8                                                  ;  2481.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2486.0 p2+p0   65 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2486.0 p2+p0   65 next[1]
        mov edi, dword [esp + 264]                                  ;  2479.0 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2486.0 p2+p0   65 next[2]
        mov dword [esp + 264], esi                                  ;  2473.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 80]                                   ;  2481.0 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2482.0 p2      65 next[2]
        xor ecx, esi                                                ;  2486.0 p0      65 next[2]
        mov esi, dword [esp + 268]                                  ;  2483.0 p2      38 next[0]
        shr esi, 0x10                                               ;  2487.0 p1      38 next[0]
        mov dword [esp + 80], ecx                                   ;  2487.0 p0+p3   65 next[2] spill
        mov ecx, esi                                                ;  2488.0 p1      38 next[0] copy
        and ecx, 0xff                                               ;  2489.0 p0      38 next[0]
        shr esi, 8                                                  ;  2488.0 p1      39 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2494.0 p2+p0   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2494.0 p2+p0   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2489.0 p2      65 next[1]
        xor ecx, ebp                                                ;  2493.0 p0      65 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2493.0 p2+p0   65 next[1]
        mov esi, dword [esp + 96]                                   ;  2488.0 p2      39 next[0]
        shr esi, 0x10                                               ;  2492.0 p1      39 next[0]
        mov ebp, esi                                                ;  2493.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  2494.0 p1      39 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2499.0 p2+p0   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2499.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 296]                                  ;  2491.0 p2      37 next[0] reload
        mov dword [esp + 292], esi                                  ;  2493.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2495.0 p2      63 next[0]
        xor esi, 0xf4105dbd                                         ;  2499.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2495.0 p2      63 next[0]
        xor ebp, 0x67053ecb                                         ;  2499.0 p0      63 next[0]
        mov dword [esp + 296], edi                                  ;  2487.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 116]                                  ;  2494.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2502.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2502.0 p2+p0   63 next[0]
        mov edi, dword [esp + 300]                                  ;  2497.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2505.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2505.0 p2+p0   63 next[0]
        mov edi, dword [esp + 276]                                  ;  2500.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2508.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2508.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2503.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2511.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2511.0 p2+p0   63 next[0]
        mov edi, dword [esp + 244]                                  ;  2506.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2514.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2514.0 p2+p0   63 next[0]
        mov edi, dword [esp + 288]                                  ;  2509.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2517.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2517.0 p2+p0   63 next[0]
        mov edi, dword [esp + 100]                                  ;  2512.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2520.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2520.0 p2+p0   63 next[0]
        xor eax, esi                                                ;  2521.0 p0      65 next[0]
        xor ebx, ebp                                                ;  2521.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2515.0 p2      65 next[3]
        mov dword [esp + 100], ebx                                  ;  2522.0 p0+p3   65 next[0] spill
        mov ebx, dword [esp + 152]                                  ;  2516.0 p2      65 next[3]
        mov dword [esp + 288], eax                                  ;  2522.0 p0+p3   65 next[0] spill
        movzx eax, byte [esp + 248]                                 ;  2517.0 p2      37 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2525.0 p2+p0   65 next[1]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2525.0 p2+p0   65 next[1]
        mov eax, dword [esp + 104]                                  ;  2520.0 p2      65 next[0] reload
        mov dword [esp + 244], ebp                                  ;  2521.0 p0+p3   63 next[0] spill
        movzx ebp, ah                                               ;  2524.0 p1      37 next[1]
        shr eax, 0x10                                               ;  2524.0 p1      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2529.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2529.0 p2+p0   65 next[1]
        movzx ebp, al                                               ;  2525.0 p1      37 next[2]
        shr eax, 8                                                  ;  2525.0 p1      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2530.0 p2+p0   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2530.0 p2+p0   65 next[3]
        mov eax, dword [esp + 296]                                  ;  2525.0 p2      65 next[2] reload
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2530.0 p2+p0   65 next[2]
        mov dword [esp + 296], esi                                  ;  2521.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 80]                                   ;  2527.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2531.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 256]                                 ;  2529.0 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2537.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2537.0 p2+p0   65 next[1]
        mov dword [esp + 80], ebx                                   ;  2531.0 p0+p3   65 next[3] spill
        mov ebx, dword [esp + 284]                                  ;  2532.0 p2      65 next[4] reload
        movzx ebp, bh                                               ;  2536.0 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;  2536.0 p1      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2541.0 p2+p0   65 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2541.0 p2+p0   65 next[1]
        movzx ebp, bl                                               ;  2537.0 p1      38 next[2]
        shr ebx, 8                                                  ;  2537.0 p1      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2542.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2542.0 p2+p0   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2542.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 80]                                   ;  2538.0 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2539.0 p2      65 next[3]
        xor ebx, ebp                                                ;  2543.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2540.0 p2      65 next[4]
        mov dword [esp + 80], ecx                                   ;  2542.0 p0+p3   65 next[1] spill
        mov ecx, dword [esp + 224]                                  ;  2541.0 p2      65 next[4]
        mov dword [esp + 284], edx                                  ;  2542.0 p0+p3   65 next[1] spill
        movzx edx, byte [esp + 88]                                  ;  2542.0 p2      37 next[2]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2550.0 p2+p0   65 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2546.0 p2      65 next[2]
        xor edx, esi                                                ;  2550.0 p0      65 next[2]
        mov dword [esp + 104], ecx                                  ;  2545.0 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 248]                                  ;  2545.0 p2      65 next[1] reload
        movzx esi, ch                                               ;  2549.0 p1+p0   37 next[2]
        shr ecx, 0x10                                               ;  2549.0 p1      37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2554.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2554.0 p2+p0   65 next[2]
        movzx esi, cl                                               ;  2550.0 p1      37 next[3]
        shr ecx, 8                                                  ;  2550.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2555.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2555.0 p2+p0   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2555.0 p2+p0   65 next[4]
        mov esi, dword [esp + 104]                                  ;  2551.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2552.0 p2      65 next[4]
        xor ecx, esi                                                ;  2556.0 p0      65 next[4]
        movzx esi, byte [esp + 236]                                 ;  2553.0 p2      38 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2561.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2561.0 p2+p0   65 next[2]
        mov dword [esp + 104], ecx                                  ;  2557.0 p0+p3   65 next[4] spill
        mov ecx, dword [esp + 256]                                  ;  2556.0 p2      65 next[5] reload
        movzx esi, ch                                               ;  2560.0 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  2560.0 p1      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2565.0 p2+p0   65 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2565.0 p2+p0   65 next[2]
        movzx esi, cl                                               ;  2561.0 p1      38 next[3]
        shr ecx, 8                                                  ;  2561.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2566.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2566.0 p2+p0   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2566.0 p2+p0   65 next[4]
        mov esi, dword [esp + 104]                                  ;  2562.0 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2563.0 p2      65 next[4]
        xor ecx, esi                                                ;  2567.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  2564.0 p2      65 next[5]
        mov dword [esp + 104], eax                                  ;  2566.0 p0+p3   65 next[2] spill
        mov eax, dword [esp + 220]                                  ;  2565.0 p2      65 next[5]
        mov dword [esp + 256], edx                                  ;  2566.0 p0+p3   65 next[2] spill
        movzx edx, byte [esp + 84]                                  ;  2566.0 p2      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2574.0 p2+p0   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2574.0 p2+p0   65 next[3]
        mov edx, dword [esp + 88]                                   ;  2569.0 p2      65 next[2] reload
        mov dword [esp + 248], eax                                  ;  2569.0 p0+p3   65 next[5] spill
        movzx eax, dh                                               ;  2573.0 p1      37 next[3]
        shr edx, 0x10                                               ;  2573.0 p1      37 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2578.0 p2+p0   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2578.0 p2+p0   65 next[3]
        movzx eax, dl                                               ;  2574.0 p1      37 next[4]
        shr edx, 8                                                  ;  2574.0 p1      37 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2579.0 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2579.0 p2+p0   65 next[4]
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2575.0 p2      65 next[5]
        xor eax, esi                                                ;  2579.0 p0      65 next[5]
        mov esi, dword [esp + 248]                                  ;  2575.0 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2576.0 p2      65 next[5]
        xor edx, esi                                                ;  2580.0 p0      65 next[5]
        movzx esi, byte [esp + 108]                                 ;  2577.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2585.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2585.0 p2+p0   65 next[3]
        mov dword [esp + 248], edx                                  ;  2581.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 236]                                  ;  2580.0 p2      65 next[6] reload
        movzx esi, dh                                               ;  2584.0 p1+p0   38 next[3]
        shr edx, 0x10                                               ;  2584.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2589.0 p2+p0   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2589.0 p2+p0   65 next[3]
        movzx esi, dl                                               ;  2585.0 p1      38 next[4]
        shr edx, 8                                                  ;  2585.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2590.0 p2+p0   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2590.0 p2+p0   65 next[4]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2590.0 p2+p0   65 next[5]
        mov esi, dword [esp + 248]                                  ;  2586.0 p2      65 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2587.0 p2      65 next[5]
        xor edx, esi                                                ;  2591.0 p0      65 next[5]
        mov esi, dword [esp + 120]                                  ;  2588.0 p2      65 next[6]
        mov dword [esp + 248], edi                                  ;  2590.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 180]                                  ;  2589.0 p2      65 next[6]
        mov dword [esp + 236], ebx                                  ;  2590.0 p0+p3   65 next[3] spill
        movzx ebx, byte [esp + 240]                                 ;  2590.0 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2598.0 p2+p0   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2598.0 p2+p0   65 next[4]
        mov ebx, dword [esp + 84]                                   ;  2593.0 p2      65 next[3] reload
        mov dword [esp + 88], edi                                   ;  2593.0 p0+p3   65 next[6] spill
        movzx edi, bh                                               ;  2597.0 p1      37 next[4]
        shr ebx, 0x10                                               ;  2597.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2602.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2602.0 p2+p0   65 next[4]
        movzx edi, bl                                               ;  2598.0 p1      37 next[5]
        shr ebx, 8                                                  ;  2598.0 p1      37 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2603.0 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2603.0 p2+p0   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2603.0 p2+p0   65 next[6]
        mov edi, dword [esp + 88]                                   ;  2599.0 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2600.0 p2      65 next[6]
        xor ebx, edi                                                ;  2604.0 p0      65 next[6]
        movzx edi, byte [esp + 232]                                 ;  2601.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2609.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2609.0 p2+p0   65 next[4]
        mov dword [esp + 88], ebx                                   ;  2605.0 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 108]                                  ;  2604.0 p2      65 next[7] reload
        movzx edi, bh                                               ;  2608.0 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;  2608.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2613.0 p2+p0   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2613.0 p2+p0   65 next[4]
        movzx edi, bl                                               ;  2609.0 p1      38 next[5]
        shr ebx, 8                                                  ;  2609.0 p1      39 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2614.0 p2+p0   65 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2614.0 p2+p0   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2614.0 p2+p0   65 next[6]
        mov edi, dword [esp + 88]                                   ;  2610.0 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2611.0 p2      65 next[6]
        xor ebx, edi                                                ;  2615.0 p0      65 next[6]
        mov edi, dword [esp + 200]                                  ;  2612.0 p2      65 next[7]
        mov dword [esp + 88], ebp                                   ;  2614.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 112]                                  ;  2613.0 p2      65 next[7]
        mov dword [esp + 108], ecx                                  ;  2614.0 p0+p3   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  2614.0 p2      37 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2622.0 p2+p0   65 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2622.0 p2+p0   65 next[5]
        mov ecx, dword [esp + 240]                                  ;  2617.0 p2      65 next[4] reload
        mov dword [esp + 84], ebp                                   ;  2617.0 p0+p3   65 next[7] spill
        movzx ebp, ch                                               ;  2621.0 p1      37 next[5]
        shr ecx, 0x10                                               ;  2621.0 p1      37 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2626.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2626.0 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  2622.0 p1      37 next[6]
        shr ecx, 8                                                  ;  2622.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2627.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2627.0 p2+p0   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2627.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 84]                                   ;  2623.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2624.0 p2      65 next[7]
        xor ecx, ebp                                                ;  2628.0 p0      65 next[7]
        movzx ebp, byte [esp + 96]                                  ;  2625.0 p2      38 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2633.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2633.0 p2+p0   65 next[5]
        mov dword [esp + 84], ecx                                   ;  2629.0 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 232]                                  ;  2628.0 p2      65 next[0] reload
        movzx ebp, ch                                               ;  2632.0 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  2632.0 p1      38 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2637.0 p2+p0   65 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2637.0 p2+p0   65 next[5]
        movzx ebp, cl                                               ;  2633.0 p1      38 next[6]
        shr ecx, 8                                                  ;  2633.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2638.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2638.0 p2+p0   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2638.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 84]                                   ;  2634.0 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2635.0 p2      65 next[7]
        xor ecx, ebp                                                ;  2639.0 p0      65 next[7]
        movzx ebp, byte [esp + 216]                                 ;  2636.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2644.0 p2+p0   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2644.0 p2+p0   65 next[6]
        mov dword [esp + 84], edx                                   ;  2638.0 p0+p3   65 next[5] spill
        mov edx, dword [esp + 252]                                  ;  2639.0 p2      65 next[5] reload
        movzx ebp, dh                                               ;  2643.0 p1+p0   37 next[6]
        mov edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2644.0 p2      65 next[6]
        xor edx, esi                                                ;  2648.0 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2648.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 268]                                 ;  2642.0 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2650.0 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2650.0 p2+p0   65 next[6]
        mov dword [esp + 252], eax                                  ;  2638.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 96]                                   ;  2645.0 p2      65 next[1] reload
        movzx esi, ah                                               ;  2649.0 p1+p0   38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2654.0 p2+p0   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2654.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 228]                                 ;  2648.0 p2      37 next[7]
        mov eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2652.0 p2      65 next[7]
        xor eax, edi                                                ;  2656.0 p0      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2656.0 p2+p0   65 next[7]
        mov dword [esp + 228], ebx                                  ;  2655.0 p0+p3   65 next[6] spill
        mov ebx, dword [esp + 216]                                  ;  2651.0 p2      65 next[6] reload
        movzx esi, bh                                               ;  2655.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 264]                                 ;  2652.0 p2      37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2660.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2660.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 260]                                 ;  2655.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2661.0 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2661.0 p2+p0   65 next[7]
        mov ebx, dword [esp + 268]                                  ;  2658.0 p2      65 next[2] reload
        movzx edi, bh                                               ;  2662.0 p1+p0   38 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2663.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2663.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 292]                                 ;  2661.0 p2      38 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2667.0 p2+p0   65 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2667.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 296]                                 ;  2664.0 p2      37 next[0]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2669.0 p2+p0   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2669.0 p2+p0   65 next[7]
        mov ebx, dword [esp + 200]                                  ;  2667.0 p2      37 next[7] reload
        movzx esi, bh                                               ;  2671.0 p1+p0   37 next[0]
        mov ebp, ebx                                                ;  2671.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  2672.0 p1      37 next[1]
        mov ebx, ebp                                                ;  2673.0 p0      37 next[1] copy
        movzx ebp, bl                                               ;  2674.0 p1      37 next[1]
        shr ebx, 8                                                  ;  2674.0 p1      37 next[2]
        mov dword [esp + 292], ecx                                  ;  2670.0 p0+p3   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2675.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2675.0 p2      37 next[1]
        mov dword [esp + 268], edx                                  ;  2655.0 p0+p3   65 next[6] spill
        mov edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2675.0 p2      37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2675.0 p2      37 next[2]
        mov dword [esp + 260], eax                                  ;  2670.0 p0+p3   65 next[7] spill
        mov eax, dword [esp + 120]                                  ;  2672.0 p2      37 next[0]
        shr eax, 0x10                                               ;  2676.0 p1      37 next[0]
        mov dword [esp + 264], edi                                  ;  2668.0 p0+p3   37 next[0] spill
        movzx edi, al                                               ;  2677.0 p1      37 next[0]
        shr eax, 8                                                  ;  2677.0 p1      37 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2682.0 p2+p0   37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2678.0 p2      37 next[1]
        xor eax, ebp                                                ;  2682.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  2675.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  2679.0 p1      37 next[0]
        mov dword [esp + 216], esi                                  ;  2672.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  2680.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  2681.0 p1      37 next[0]
        mov dword [esp + 96], edi                                   ;  2678.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 224]                                 ;  2676.0 p2      38 next[0]
        mov dword [esp + 232], ebx                                  ;  2679.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 152]                                  ;  2677.0 p2      37 next[3] reload
        mov dword [esp + 240], esi                                  ;  2682.0 p0+p3   37 next[0] spill
        movzx esi, bh                                               ;  2681.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  2680.0 p0+p3   38 next[0] spill
        mov edi, ebx                                                ;  2681.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  2682.0 p1      38 next[1]
        mov ebx, edi                                                ;  2683.0 p1      38 next[1] copy
        movzx edi, bl                                               ;  2684.0 p0      38 next[1]
        shr ebx, 8                                                  ;  2684.0 p1      39 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2689.0 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2689.0 p2+p0   37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2689.0 p2+p0   37 next[2]
        mov edi, dword [esp + 232]                                  ;  2681.0 p2      37 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2685.0 p2      37 next[2]
        xor ebx, edi                                                ;  2689.0 p0      37 next[2]
        mov edi, dword [esp + 212]                                  ;  2683.0 p2      38 next[0]
        shr edi, 0x10                                               ;  2687.0 p1      38 next[0]
        mov dword [esp + 232], esi                                  ;  2682.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  2688.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  2689.0 p0      38 next[0]
        shr edi, 8                                                  ;  2688.0 p1      39 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2693.0 p2+p0   37 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2693.0 p2+p0   37 next[1]
        mov edi, dword [esp + 272]                                  ;  2686.0 p2      39 next[0]
        shr edi, 0x10                                               ;  2690.0 p1      39 next[0]
        mov dword [esp + 276], esi                                  ;  2690.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  2691.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  2692.0 p1      39 next[0]
        mov dword [esp + 300], esi                                  ;  2693.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  2687.0 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2695.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2695.0 p2+p0   37 next[1]
        mov dword [esp + 116], ebx                                  ;  2690.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 296]                                  ;  2690.0 p2      63 next[0] reload
        movzx esi, bh                                               ;  2694.0 p1+p0   37 next[1]
        shr ebx, 0x10                                               ;  2694.0 p1      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2699.0 p2+p0   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2699.0 p2+p0   37 next[1]
        movzx esi, bl                                               ;  2695.0 p1      37 next[2]
        shr ebx, 8                                                  ;  2695.0 p1      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2700.0 p2+p0   37 next[2]
        mov dword [esp + 296], edi                                  ;  2691.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 116]                                  ;  2694.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2700.0 p2+p0   37 next[2]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2696.0 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2697.0 p2      37 next[3]
        mov dword [esp + 116], ebp                                  ;  2680.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 220]                                 ;  2698.0 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2706.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2706.0 p2+p0   37 next[1]
        mov dword [esp + 92], ebx                                   ;  2701.0 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 224]                                  ;  2701.0 p2      37 next[4] reload
        movzx ebp, bh                                               ;  2705.0 p1+p0   38 next[1]
        shr ebx, 0x10                                               ;  2705.0 p1      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2710.0 p2+p0   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2710.0 p2+p0   37 next[1]
        movzx ebp, bl                                               ;  2706.0 p1      38 next[2]
        shr ebx, 8                                                  ;  2706.0 p1      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2711.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2711.0 p2+p0   37 next[2]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2711.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 92]                                   ;  2707.0 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2708.0 p2      37 next[3]
        xor ebx, ebp                                                ;  2712.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  2709.0 p2      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2717.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2717.0 p2+p0   37 next[2]
        mov dword [esp + 92], eax                                   ;  2711.0 p0+p3   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;  2712.0 p2      37 next[1] reload
        movzx ebp, ah                                               ;  2716.0 p1+p0   37 next[2]
        shr eax, 0x10                                               ;  2716.0 p1      37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2721.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2721.0 p2+p0   37 next[2]
        movzx ebp, al                                               ;  2717.0 p1      37 next[3]
        shr eax, 8                                                  ;  2717.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2722.0 p2+p0   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2722.0 p2+p0   37 next[3]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2718.0 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2718.0 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  2711.0 p0+p3   37 next[1] spill
        movzx ecx, byte [esp + 180]                                 ;  2719.0 p2      38 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2727.0 p2+p0   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2723.0 p2      37 next[2]
        xor ecx, edi                                                ;  2727.0 p0      37 next[2]
        mov dword [esp + 224], eax                                  ;  2722.0 p0+p3   37 next[4] spill
        mov eax, dword [esp + 220]                                  ;  2722.0 p2      37 next[5] reload
        movzx edi, ah                                               ;  2726.0 p1+p0   38 next[2]
        shr eax, 0x10                                               ;  2726.0 p1      38 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2731.0 p2+p0   37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2731.0 p2+p0   37 next[2]
        movzx edi, al                                               ;  2727.0 p1      38 next[3]
        shr eax, 8                                                  ;  2727.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2732.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2732.0 p2+p0   37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2732.0 p2+p0   37 next[4]
        mov edi, dword [esp + 224]                                  ;  2728.0 p2      37 next[4] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2729.0 p2      37 next[4]
        xor eax, edi                                                ;  2733.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  2730.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2738.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2738.0 p2+p0   37 next[3]
        mov dword [esp + 224], ecx                                  ;  2732.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  2733.0 p2      37 next[2] reload
        movzx edi, ch                                               ;  2737.0 p1+p0   37 next[3]
        shr ecx, 0x10                                               ;  2737.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2742.0 p2+p0   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2742.0 p2+p0   37 next[3]
        movzx edi, cl                                               ;  2738.0 p1      37 next[4]
        shr ecx, 8                                                  ;  2738.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2743.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2743.0 p2+p0   37 next[4]
        mov edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2739.0 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2739.0 p2      37 next[5]
        mov dword [esp + 184], edx                                  ;  2732.0 p0+p3   37 next[2] spill
        movzx edx, byte [esp + 112]                                 ;  2740.0 p2      38 next[3]
        xor esi, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2748.0 p2+p0   37 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2748.0 p2+p0   37 next[3]
        mov edx, dword [esp + 180]                                  ;  2743.0 p2      37 next[6] reload
        mov dword [esp + 220], ecx                                  ;  2743.0 p0+p3   37 next[5] spill
        movzx ecx, dh                                               ;  2747.0 p1      38 next[3]
        shr edx, 0x10                                               ;  2747.0 p1      38 next[4]
        xor esi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2752.0 p2+p0   37 next[3]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2752.0 p2+p0   37 next[3]
        movzx ecx, dl                                               ;  2748.0 p1      38 next[4]
        shr edx, 8                                                  ;  2748.0 p1      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2753.0 p2+p0   37 next[4]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2753.0 p2+p0   37 next[4]
        mov ecx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2749.0 p2      37 next[5]
        xor ecx, edi                                                ;  2753.0 p0      37 next[5]
        mov edi, dword [esp + 220]                                  ;  2749.0 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2750.0 p2      37 next[5]
        xor edx, edi                                                ;  2754.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  2751.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2759.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2759.0 p2+p0   37 next[4]
        mov dword [esp + 220], ebx                                  ;  2753.0 p0+p3   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  2754.0 p2      37 next[3] reload
        movzx edi, bh                                               ;  2758.0 p1+p0   37 next[4]
        shr ebx, 0x10                                               ;  2758.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2763.0 p2+p0   37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2763.0 p2+p0   37 next[4]
        movzx edi, bl                                               ;  2759.0 p1      37 next[5]
        shr ebx, 8                                                  ;  2759.0 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2764.0 p2+p0   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2764.0 p2+p0   37 next[5]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2760.0 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2760.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  2753.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 244]                                 ;  2761.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2769.0 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2769.0 p2+p0   37 next[4]
        mov dword [esp + 180], ebx                                  ;  2764.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 112]                                  ;  2764.0 p2      37 next[7] reload
        movzx esi, bh                                               ;  2768.0 p1+p0   38 next[4]
        shr ebx, 0x10                                               ;  2768.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2773.0 p2+p0   37 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2773.0 p2+p0   37 next[4]
        movzx esi, bl                                               ;  2769.0 p1      38 next[5]
        shr ebx, 8                                                  ;  2769.0 p1      39 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2774.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2774.0 p2+p0   37 next[5]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2774.0 p2+p0   37 next[6]
        mov esi, dword [esp + 180]                                  ;  2770.0 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2771.0 p2      37 next[6]
        xor ebx, esi                                                ;  2775.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  2772.0 p2      37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2780.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2780.0 p2+p0   37 next[5]
        mov dword [esp + 180], eax                                  ;  2774.0 p0+p3   37 next[4] spill
        mov eax, dword [esp + 204]                                  ;  2775.0 p2      37 next[4] reload
        movzx esi, ah                                               ;  2779.0 p1+p0   37 next[5]
        shr eax, 0x10                                               ;  2779.0 p1      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2784.0 p2+p0   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2784.0 p2+p0   37 next[5]
        movzx esi, al                                               ;  2780.0 p1      37 next[6]
        shr eax, 8                                                  ;  2780.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2785.0 p2+p0   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2785.0 p2+p0   37 next[6]
        mov esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2781.0 p2      37 next[7]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2781.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2774.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 272]                                 ;  2782.0 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2790.0 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2790.0 p2+p0   37 next[5]
        mov dword [esp + 112], eax                                  ;  2785.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 244]                                  ;  2785.0 p2      63 next[0] reload
        movzx ebp, ah                                               ;  2789.0 p1+p0   38 next[5]
        shr eax, 0x10                                               ;  2789.0 p1      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2794.0 p2+p0   37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2794.0 p2+p0   37 next[5]
        movzx ebp, al                                               ;  2790.0 p1      38 next[6]
        shr eax, 8                                                  ;  2790.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2795.0 p2+p0   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2795.0 p2+p0   37 next[6]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2795.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 112]                                  ;  2791.0 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2792.0 p2      37 next[7]
        xor eax, ebp                                                ;  2796.0 p0      37 next[7]
        movzx ebp, byte [esp + 120]                                 ;  2793.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2801.0 p2+p0   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2801.0 p2+p0   37 next[6]
        mov dword [esp + 112], edx                                  ;  2795.0 p0+p3   37 next[5] spill
        mov edx, dword [esp + 76]                                   ;  2796.0 p2      37 next[5] reload
        movzx ebp, dh                                               ;  2800.0 p1+p0   37 next[6]
        mov edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2801.0 p2      37 next[6]
        xor edx, edi                                                ;  2805.0 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2805.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 212]                                 ;  2799.0 p2      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2807.0 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2807.0 p2+p0   37 next[6]
        mov dword [esp + 76], ecx                                   ;  2795.0 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 272]                                  ;  2802.0 p2      37 next[1] reload
        movzx edi, ch                                               ;  2806.0 p1+p0   38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2811.0 p2+p0   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2811.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 200]                                 ;  2805.0 p2      37 next[7]
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2809.0 p2      37 next[7]
        xor ecx, esi                                                ;  2813.0 p0      37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2813.0 p2+p0   37 next[7]
        mov dword [esp + 200], ebx                                  ;  2812.0 p0+p3   37 next[6] spill
        mov ebx, dword [esp + 120]                                  ;  2808.0 p2      37 next[6] reload
        movzx esi, bh                                               ;  2812.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 116]                                 ;  2809.0 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2817.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2817.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 152]                                 ;  2812.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2818.0 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2818.0 p2+p0   37 next[7]
        mov ebx, dword [esp + 212]                                  ;  2815.0 p2      37 next[2] reload
        movzx edi, bh                                               ;  2819.0 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2820.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2820.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 296]                                 ;  2818.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2824.0 p2+p0   37 next[7]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2824.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 288]                                 ;  2821.0 p2      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2826.0 p2+p0   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2826.0 p2+p0   37 next[7]
        mov ebx, dword [esp + 260]                                  ;  2824.0 p2      65 next[7] reload
        movzx esi, bh                                               ;  2828.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  2825.0 p2      65 next[1]
        mov dword [esp + 296], eax                                  ;  2827.0 p0+p3   37 next[7] spill
        mov eax, dword [esp + 92]                                   ;  2826.0 p2      65 next[1]
        mov dword [esp + 212], ecx                                  ;  2827.0 p0+p3   37 next[7] spill
        mov ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2827.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2828.0 p2      65 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2833.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2833.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  2831.0 p2      65 next[2]
        mov dword [esp + 152], edx                                  ;  2812.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 224]                                  ;  2832.0 p2      65 next[2]
        mov dword [esp + 116], edx                                  ;  2836.0 p0+p3   65 next[2] spill
        mov edx, ebx                                                ;  2828.0 p1      37 next[1] copy
        shr edx, 0x10                                               ;  2829.0 p1      37 next[1]
        movzx ebx, dl                                               ;  2830.0 p0      37 next[1]
        shr edx, 8                                                  ;  2830.0 p1      37 next[2]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2835.0 p2+p0   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2835.0 p2+p0   65 next[1]
        mov ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2835.0 p2      65 next[2]
        xor ebx, esi                                                ;  2839.0 p0      65 next[2]
        mov esi, dword [esp + 116]                                  ;  2836.0 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2837.0 p2      65 next[2]
        xor edx, esi                                                ;  2841.0 p0      65 next[2]
        mov esi, dword [esp + 268]                                  ;  2838.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2842.0 p1      37 next[0]
        mov dword [esp + 116], edx                                  ;  2842.0 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  2843.0 p1      37 next[0] copy
        and edx, 0xff                                               ;  2844.0 p0      37 next[0]
        shr esi, 8                                                  ;  2843.0 p1      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2849.0 p2+p0   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2845.0 p2      65 next[0]
        xor edx, edi                                                ;  2849.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2848.0 p2+p0   65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2848.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  2843.0 p2      37 next[0]
        shr esi, 0x10                                               ;  2847.0 p1      37 next[0]
        mov edi, esi                                                ;  2848.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  2849.0 p1      37 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2854.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2854.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 108]                                 ;  2846.0 p2      38 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2855.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2855.0 p2+p0   65 next[0]
        mov dword [esp + 120], ebx                                  ;  2840.0 p0+p3   65 next[2] spill
        mov ebx, dword [esp + 236]                                  ;  2849.0 p2      65 next[3] reload
        movzx edi, bh                                               ;  2853.0 p1+p0   38 next[0]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2858.0 p2+p0   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2858.0 p2+p0   65 next[0]
        mov edi, ebx                                                ;  2853.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  2854.0 p1      38 next[1]
        mov ebx, edi                                                ;  2855.0 p0      38 next[1] copy
        movzx edi, bl                                               ;  2856.0 p1      38 next[1]
        shr ebx, 8                                                  ;  2856.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2861.0 p2+p0   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2861.0 p2+p0   65 next[1]
        mov edi, dword [esp + 120]                                  ;  2854.0 p2      65 next[2] reload
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2861.0 p2+p0   65 next[2]
        mov dword [esp + 120], esi                                  ;  2848.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 116]                                  ;  2856.0 p2      65 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2857.0 p2      65 next[2]
        xor ebx, esi                                                ;  2861.0 p0      65 next[2]
        mov esi, dword [esp + 256]                                  ;  2858.0 p2      38 next[0]
        shr esi, 0x10                                               ;  2862.0 p1      38 next[0]
        mov dword [esp + 116], ebx                                  ;  2862.0 p0+p3   65 next[2] spill
        mov ebx, esi                                                ;  2863.0 p1      38 next[0] copy
        and ebx, 0xff                                               ;  2864.0 p0      38 next[0]
        shr esi, 8                                                  ;  2863.0 p1      39 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2869.0 p2+p0   65 next[0]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2869.0 p2+p0   65 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2864.0 p2      65 next[1]
        xor ebx, ebp                                                ;  2868.0 p0      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2868.0 p2+p0   65 next[1]
        mov esi, dword [esp + 284]                                  ;  2863.0 p2      39 next[0]
        shr esi, 0x10                                               ;  2867.0 p1      39 next[0]
        mov ebp, esi                                                ;  2868.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  2869.0 p1      39 next[0]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2874.0 p2+p0   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2874.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 264]                                  ;  2866.0 p2      37 next[0] reload
        mov dword [esp + 272], esi                                  ;  2868.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2870.0 p2      63 next[0]
        xor esi, 0x8b4127e4                                         ;  2874.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2870.0 p2      63 next[0]
        xor ebp, 0xd8957da7                                         ;  2874.0 p0      63 next[0]
        mov dword [esp + 264], edi                                  ;  2862.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 216]                                  ;  2869.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2877.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2877.0 p2+p0   63 next[0]
        mov edi, dword [esp + 96]                                   ;  2872.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2880.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2880.0 p2+p0   63 next[0]
        mov edi, dword [esp + 240]                                  ;  2875.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2883.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2883.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2878.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2886.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2886.0 p2+p0   63 next[0]
        mov edi, dword [esp + 232]                                  ;  2881.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2889.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2889.0 p2+p0   63 next[0]
        mov edi, dword [esp + 276]                                  ;  2884.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2892.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2892.0 p2+p0   63 next[0]
        mov edi, dword [esp + 300]                                  ;  2887.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2895.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2895.0 p2+p0   63 next[0]
        xor ecx, esi                                                ;  2896.0 p0      65 next[0]
        xor edx, ebp                                                ;  2896.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2890.0 p2      65 next[3]
        mov dword [esp + 300], edx                                  ;  2897.0 p0+p3   65 next[0] spill
        mov edx, dword [esp + 220]                                  ;  2891.0 p2      65 next[3]
        mov dword [esp + 276], ecx                                  ;  2897.0 p0+p3   65 next[0] spill
        movzx ecx, byte [esp + 80]                                  ;  2892.0 p2      37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2900.0 p2+p0   65 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2900.0 p2+p0   65 next[1]
        mov ecx, dword [esp + 288]                                  ;  2895.0 p2      65 next[0] reload
        mov dword [esp + 232], ebp                                  ;  2896.0 p0+p3   63 next[0] spill
        movzx ebp, ch                                               ;  2899.0 p1      37 next[1]
        shr ecx, 0x10                                               ;  2899.0 p1      37 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2904.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2904.0 p2+p0   65 next[1]
        movzx ebp, cl                                               ;  2900.0 p1      37 next[2]
        shr ecx, 8                                                  ;  2900.0 p1      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2905.0 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2905.0 p2+p0   65 next[3]
        mov ecx, dword [esp + 264]                                  ;  2900.0 p2      65 next[2] reload
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2905.0 p2+p0   65 next[2]
        mov dword [esp + 264], esi                                  ;  2896.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 116]                                  ;  2902.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2906.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 84]                                  ;  2904.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2912.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2912.0 p2+p0   65 next[1]
        mov dword [esp + 116], edx                                  ;  2906.0 p0+p3   65 next[3] spill
        mov edx, dword [esp + 108]                                  ;  2907.0 p2      65 next[4] reload
        movzx ebp, dh                                               ;  2911.0 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  2911.0 p1      38 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2916.0 p2+p0   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2916.0 p2+p0   65 next[1]
        movzx ebp, dl                                               ;  2912.0 p1      38 next[2]
        shr edx, 8                                                  ;  2912.0 p1      39 next[3]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2917.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2917.0 p2+p0   65 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2917.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 116]                                  ;  2913.0 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2914.0 p2      65 next[3]
        xor edx, ebp                                                ;  2918.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2915.0 p2      65 next[4]
        mov dword [esp + 116], ebx                                  ;  2917.0 p0+p3   65 next[1] spill
        mov ebx, dword [esp + 180]                                  ;  2916.0 p2      65 next[4]
        mov dword [esp + 108], eax                                  ;  2917.0 p0+p3   65 next[1] spill
        movzx eax, byte [esp + 104]                                 ;  2917.0 p2      37 next[2]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2925.0 p2+p0   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2921.0 p2      65 next[2]
        xor eax, esi                                                ;  2925.0 p0      65 next[2]
        mov dword [esp + 288], ebx                                  ;  2920.0 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 80]                                   ;  2920.0 p2      65 next[1] reload
        movzx esi, bh                                               ;  2924.0 p1+p0   37 next[2]
        shr ebx, 0x10                                               ;  2924.0 p1      37 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2929.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2929.0 p2+p0   65 next[2]
        movzx esi, bl                                               ;  2925.0 p1      37 next[3]
        shr ebx, 8                                                  ;  2925.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2930.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2930.0 p2+p0   65 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2930.0 p2+p0   65 next[4]
        mov esi, dword [esp + 288]                                  ;  2926.0 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2927.0 p2      65 next[4]
        xor ebx, esi                                                ;  2931.0 p0      65 next[4]
        movzx esi, byte [esp + 228]                                 ;  2928.0 p2      38 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2936.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2936.0 p2+p0   65 next[2]
        mov dword [esp + 288], ebx                                  ;  2932.0 p0+p3   65 next[4] spill
        mov ebx, dword [esp + 84]                                   ;  2931.0 p2      65 next[5] reload
        movzx esi, bh                                               ;  2935.0 p1+p0   38 next[2]
        shr ebx, 0x10                                               ;  2935.0 p1      38 next[3]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2940.0 p2+p0   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2940.0 p2+p0   65 next[2]
        movzx esi, bl                                               ;  2936.0 p1      38 next[3]
        shr ebx, 8                                                  ;  2936.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2941.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2941.0 p2+p0   65 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2941.0 p2+p0   65 next[4]
        mov esi, dword [esp + 288]                                  ;  2937.0 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2938.0 p2      65 next[4]
        xor ebx, esi                                                ;  2942.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  2939.0 p2      65 next[5]
        mov dword [esp + 288], ecx                                  ;  2941.0 p0+p3   65 next[2] spill
        mov ecx, dword [esp + 112]                                  ;  2940.0 p2      65 next[5]
        mov dword [esp + 84], eax                                   ;  2941.0 p0+p3   65 next[2] spill
        movzx eax, byte [esp + 248]                                 ;  2941.0 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2949.0 p2+p0   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2949.0 p2+p0   65 next[3]
        mov eax, dword [esp + 104]                                  ;  2944.0 p2      65 next[2] reload
        mov dword [esp + 80], ecx                                   ;  2944.0 p0+p3   65 next[5] spill
        movzx ecx, ah                                               ;  2948.0 p1      37 next[3]
        shr eax, 0x10                                               ;  2948.0 p1      37 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2953.0 p2+p0   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2953.0 p2+p0   65 next[3]
        movzx ecx, al                                               ;  2949.0 p1      37 next[4]
        shr eax, 8                                                  ;  2949.0 p1      37 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2954.0 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2954.0 p2+p0   65 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2950.0 p2      65 next[5]
        xor ecx, esi                                                ;  2954.0 p0      65 next[5]
        mov esi, dword [esp + 80]                                   ;  2950.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2951.0 p2      65 next[5]
        xor eax, esi                                                ;  2955.0 p0      65 next[5]
        movzx esi, byte [esp + 292]                                 ;  2952.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2960.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2960.0 p2+p0   65 next[3]
        mov dword [esp + 80], eax                                   ;  2956.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 228]                                  ;  2955.0 p2      65 next[6] reload
        movzx esi, ah                                               ;  2959.0 p1+p0   38 next[3]
        shr eax, 0x10                                               ;  2959.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2964.0 p2+p0   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2964.0 p2+p0   65 next[3]
        movzx esi, al                                               ;  2960.0 p1      38 next[4]
        shr eax, 8                                                  ;  2960.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2965.0 p2+p0   65 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2965.0 p2+p0   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2965.0 p2+p0   65 next[5]
        mov esi, dword [esp + 80]                                   ;  2961.0 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2962.0 p2      65 next[5]
        xor eax, esi                                                ;  2966.0 p0      65 next[5]
        mov esi, dword [esp + 152]                                  ;  2963.0 p2      65 next[6]
        mov dword [esp + 80], edi                                   ;  2965.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 200]                                  ;  2964.0 p2      65 next[6]
        mov dword [esp + 228], edx                                  ;  2965.0 p0+p3   65 next[3] spill
        movzx edx, byte [esp + 88]                                  ;  2965.0 p2      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2973.0 p2+p0   65 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2973.0 p2+p0   65 next[4]
        mov edx, dword [esp + 248]                                  ;  2968.0 p2      65 next[3] reload
        mov dword [esp + 104], edi                                  ;  2968.0 p0+p3   65 next[6] spill
        movzx edi, dh                                               ;  2972.0 p1      37 next[4]
        shr edx, 0x10                                               ;  2972.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2977.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2977.0 p2+p0   65 next[4]
        movzx edi, dl                                               ;  2973.0 p1      37 next[5]
        shr edx, 8                                                  ;  2973.0 p1      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2978.0 p2+p0   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2978.0 p2+p0   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2978.0 p2+p0   65 next[6]
        mov edi, dword [esp + 104]                                  ;  2974.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2975.0 p2      65 next[6]
        xor edx, edi                                                ;  2979.0 p0      65 next[6]
        movzx edi, byte [esp + 100]                                 ;  2976.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2984.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2984.0 p2+p0   65 next[4]
        mov dword [esp + 104], edx                                  ;  2980.0 p0+p3   65 next[6] spill
        mov edx, dword [esp + 292]                                  ;  2979.0 p2      65 next[7] reload
        movzx edi, dh                                               ;  2983.0 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  2983.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2988.0 p2+p0   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2988.0 p2+p0   65 next[4]
        movzx edi, dl                                               ;  2984.0 p1      38 next[5]
        shr edx, 8                                                  ;  2984.0 p1      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2989.0 p2+p0   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2989.0 p2+p0   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2989.0 p2+p0   65 next[6]
        mov edi, dword [esp + 104]                                  ;  2985.0 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2986.0 p2      65 next[6]
        xor edx, edi                                                ;  2990.0 p0      65 next[6]
        mov edi, dword [esp + 212]                                  ;  2987.0 p2      65 next[7]
        mov dword [esp + 104], ebp                                  ;  2989.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 296]                                  ;  2988.0 p2      65 next[7]
        mov dword [esp + 292], ebx                                  ;  2989.0 p0+p3   65 next[4] spill
        movzx ebx, byte [esp + 252]                                 ;  2989.0 p2      37 next[5]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2997.0 p2+p0   65 next[5]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2997.0 p2+p0   65 next[5]
        mov ebx, dword [esp + 88]                                   ;  2992.0 p2      65 next[4] reload
        mov dword [esp + 248], ebp                                  ;  2992.0 p0+p3   65 next[7] spill
        movzx ebp, bh                                               ;  2996.0 p1      37 next[5]
        shr ebx, 0x10                                               ;  2996.0 p1      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3001.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3001.0 p2+p0   65 next[5]
        movzx ebp, bl                                               ;  2997.0 p1      37 next[6]
        shr ebx, 8                                                  ;  2997.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3002.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3002.0 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3002.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 248]                                  ;  2998.0 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2999.0 p2      65 next[7]
        xor ebx, ebp                                                ;  3003.0 p0      65 next[7]
        movzx ebp, byte [esp + 284]                                 ;  3000.0 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3008.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3008.0 p2+p0   65 next[5]
        mov dword [esp + 248], ebx                                  ;  3004.0 p0+p3   65 next[7] spill
        mov ebx, dword [esp + 100]                                  ;  3003.0 p2      65 next[0] reload
        movzx ebp, bh                                               ;  3007.0 p1+p0   38 next[5]
        shr ebx, 0x10                                               ;  3007.0 p1      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3012.0 p2+p0   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3012.0 p2+p0   65 next[5]
        movzx ebp, bl                                               ;  3008.0 p1      38 next[6]
        shr ebx, 8                                                  ;  3008.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3013.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3013.0 p2+p0   65 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3013.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 248]                                  ;  3009.0 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3010.0 p2      65 next[7]
        xor ebx, ebp                                                ;  3014.0 p0      65 next[7]
        movzx ebp, byte [esp + 268]                                 ;  3011.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3019.0 p2+p0   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3019.0 p2+p0   65 next[6]
        mov dword [esp + 248], eax                                  ;  3013.0 p0+p3   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  3014.0 p2      65 next[5] reload
        movzx ebp, ah                                               ;  3018.0 p1+p0   37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3019.0 p2      65 next[6]
        xor eax, esi                                                ;  3023.0 p0      65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3023.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 256]                                 ;  3017.0 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3025.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3025.0 p2+p0   65 next[6]
        mov dword [esp + 252], ecx                                  ;  3013.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 284]                                  ;  3020.0 p2      65 next[1] reload
        movzx esi, ch                                               ;  3024.0 p1+p0   38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3029.0 p2+p0   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3029.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 260]                                 ;  3023.0 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3027.0 p2      65 next[7]
        xor ecx, edi                                                ;  3031.0 p0      65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3031.0 p2+p0   65 next[7]
        mov dword [esp + 260], edx                                  ;  3030.0 p0+p3   65 next[6] spill
        mov edx, dword [esp + 268]                                  ;  3026.0 p2      65 next[6] reload
        movzx esi, dh                                               ;  3030.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 120]                                 ;  3027.0 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3035.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3035.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 236]                                 ;  3030.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3036.0 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3036.0 p2+p0   65 next[7]
        mov edx, dword [esp + 256]                                  ;  3033.0 p2      65 next[2] reload
        movzx edi, dh                                               ;  3037.0 p1+p0   38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3038.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3038.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 272]                                 ;  3036.0 p2      38 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3042.0 p2+p0   65 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3042.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 264]                                 ;  3039.0 p2      37 next[0]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3044.0 p2+p0   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3044.0 p2+p0   65 next[7]
        mov edx, dword [esp + 212]                                  ;  3042.0 p2      37 next[7] reload
        movzx esi, dh                                               ;  3046.0 p1+p0   37 next[0]
        mov ebp, edx                                                ;  3046.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  3047.0 p1      37 next[1]
        mov edx, ebp                                                ;  3048.0 p0      37 next[1] copy
        movzx ebp, dl                                               ;  3049.0 p1      37 next[1]
        shr edx, 8                                                  ;  3049.0 p1      37 next[2]
        mov dword [esp + 272], ebx                                  ;  3045.0 p0+p3   65 next[7] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3050.0 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3050.0 p2      37 next[1]
        mov dword [esp + 256], eax                                  ;  3030.0 p0+p3   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3050.0 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3050.0 p2      37 next[2]
        mov dword [esp + 236], ecx                                  ;  3045.0 p0+p3   65 next[7] spill
        mov ecx, dword [esp + 152]                                  ;  3047.0 p2      37 next[0]
        shr ecx, 0x10                                               ;  3051.0 p1      37 next[0]
        mov dword [esp + 120], edi                                  ;  3043.0 p0+p3   37 next[0] spill
        movzx edi, cl                                               ;  3052.0 p1      37 next[0]
        shr ecx, 8                                                  ;  3052.0 p1      37 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3057.0 p2+p0   37 next[1]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3053.0 p2      37 next[1]
        xor ecx, ebp                                                ;  3057.0 p0      37 next[1]
        mov ebp, dword [esp + 76]                                   ;  3050.0 p2      37 next[0]
        shr ebp, 0x10                                               ;  3054.0 p1      37 next[0]
        mov dword [esp + 268], esi                                  ;  3047.0 p0+p3   37 next[0] spill
        mov esi, ebp                                                ;  3055.0 p1      37 next[0] copy
        shr esi, 8                                                  ;  3056.0 p1      37 next[0]
        mov dword [esp + 284], edi                                  ;  3053.0 p0+p3   37 next[0] spill
        movzx edi, byte [esp + 180]                                 ;  3051.0 p2      38 next[0]
        mov dword [esp + 100], edx                                  ;  3054.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 220]                                  ;  3052.0 p2      37 next[3] reload
        mov dword [esp + 88], esi                                   ;  3057.0 p0+p3   37 next[0] spill
        movzx esi, dh                                               ;  3056.0 p1      38 next[0]
        mov dword [esp + 280], edi                                  ;  3055.0 p0+p3   38 next[0] spill
        mov edi, edx                                                ;  3056.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  3057.0 p1      38 next[1]
        mov edx, edi                                                ;  3058.0 p1      38 next[1] copy
        movzx edi, dl                                               ;  3059.0 p0      38 next[1]
        shr edx, 8                                                  ;  3059.0 p1      39 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3064.0 p2+p0   37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3064.0 p2+p0   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3064.0 p2+p0   37 next[2]
        mov edi, dword [esp + 100]                                  ;  3056.0 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3060.0 p2      37 next[2]
        xor edx, edi                                                ;  3064.0 p0      37 next[2]
        mov edi, dword [esp + 224]                                  ;  3058.0 p2      38 next[0]
        shr edi, 0x10                                               ;  3062.0 p1      38 next[0]
        mov dword [esp + 100], esi                                  ;  3057.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  3063.0 p1      38 next[0] copy
        and esi, 0xff                                               ;  3064.0 p0      38 next[0]
        shr edi, 8                                                  ;  3063.0 p1      39 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3068.0 p2+p0   37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3068.0 p2+p0   37 next[1]
        mov edi, dword [esp + 92]                                   ;  3061.0 p2      39 next[0]
        shr edi, 0x10                                               ;  3065.0 p1      39 next[0]
        mov dword [esp + 240], esi                                  ;  3065.0 p0+p3   38 next[0] spill
        mov esi, edi                                                ;  3066.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  3067.0 p1      39 next[0]
        mov dword [esp + 96], esi                                   ;  3068.0 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;  3062.0 p2      37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3070.0 p2+p0   37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3070.0 p2+p0   37 next[1]
        mov dword [esp + 216], edx                                  ;  3065.0 p0+p3   37 next[2] spill
        mov edx, dword [esp + 264]                                  ;  3065.0 p2      63 next[0] reload
        movzx esi, dh                                               ;  3069.0 p1+p0   37 next[1]
        shr edx, 0x10                                               ;  3069.0 p1      37 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3074.0 p2+p0   37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3074.0 p2+p0   37 next[1]
        movzx esi, dl                                               ;  3070.0 p1      37 next[2]
        shr edx, 8                                                  ;  3070.0 p1      37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3075.0 p2+p0   37 next[2]
        mov dword [esp + 264], edi                                  ;  3066.0 p0+p3   39 next[0] spill
        mov edi, dword [esp + 216]                                  ;  3069.0 p2      37 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3075.0 p2+p0   37 next[2]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3071.0 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3072.0 p2      37 next[3]
        mov dword [esp + 216], ebp                                  ;  3055.0 p0+p3   37 next[0] spill
        movzx ebp, byte [esp + 112]                                 ;  3073.0 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3081.0 p2+p0   37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3081.0 p2+p0   37 next[1]
        mov dword [esp + 244], edx                                  ;  3076.0 p0+p3   37 next[3] spill
        mov edx, dword [esp + 180]                                  ;  3076.0 p2      37 next[4] reload
        movzx ebp, dh                                               ;  3080.0 p1+p0   38 next[1]
        shr edx, 0x10                                               ;  3080.0 p1      38 next[2]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3085.0 p2+p0   37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3085.0 p2+p0   37 next[1]
        movzx ebp, dl                                               ;  3081.0 p1      38 next[2]
        shr edx, 8                                                  ;  3081.0 p1      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3086.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3086.0 p2+p0   37 next[2]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3086.0 p2+p0   37 next[3]
        mov ebp, dword [esp + 244]                                  ;  3082.0 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3083.0 p2      37 next[3]
        xor edx, ebp                                                ;  3087.0 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  3084.0 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3092.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3092.0 p2+p0   37 next[2]
        mov dword [esp + 244], ecx                                  ;  3086.0 p0+p3   37 next[1] spill
        mov ecx, dword [esp + 124]                                  ;  3087.0 p2      37 next[1] reload
        movzx ebp, ch                                               ;  3091.0 p1+p0   37 next[2]
        shr ecx, 0x10                                               ;  3091.0 p1      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3096.0 p2+p0   37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3096.0 p2+p0   37 next[2]
        movzx ebp, cl                                               ;  3092.0 p1      37 next[3]
        shr ecx, 8                                                  ;  3092.0 p1      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3097.0 p2+p0   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3097.0 p2+p0   37 next[3]
        mov ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3093.0 p2      37 next[4]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3093.0 p2      37 next[4]
        mov dword [esp + 124], ebx                                  ;  3086.0 p0+p3   37 next[1] spill
        movzx ebx, byte [esp + 200]                                 ;  3094.0 p2      38 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3102.0 p2+p0   37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3098.0 p2      37 next[2]
        xor ebx, edi                                                ;  3102.0 p0      37 next[2]
        mov dword [esp + 180], ecx                                  ;  3097.0 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 112]                                  ;  3097.0 p2      37 next[5] reload
        movzx edi, ch                                               ;  3101.0 p1+p0   38 next[2]
        shr ecx, 0x10                                               ;  3101.0 p1      38 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3106.0 p2+p0   37 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3106.0 p2+p0   37 next[2]
        movzx edi, cl                                               ;  3102.0 p1      38 next[3]
        shr ecx, 8                                                  ;  3102.0 p1      39 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3107.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3107.0 p2+p0   37 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3107.0 p2+p0   37 next[4]
        mov edi, dword [esp + 180]                                  ;  3103.0 p2      37 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3104.0 p2      37 next[4]
        xor ecx, edi                                                ;  3108.0 p0      37 next[4]
        movzx edi, byte [esp + 132]                                 ;  3105.0 p2      37 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3113.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3113.0 p2+p0   37 next[3]
        mov dword [esp + 180], ebx                                  ;  3107.0 p0+p3   37 next[2] spill
        mov ebx, dword [esp + 184]                                  ;  3108.0 p2      37 next[2] reload
        movzx edi, bh                                               ;  3112.0 p1+p0   37 next[3]
        shr ebx, 0x10                                               ;  3112.0 p1      37 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3117.0 p2+p0   37 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3117.0 p2+p0   37 next[3]
        movzx edi, bl                                               ;  3113.0 p1      37 next[4]
        shr ebx, 8                                                  ;  3113.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3118.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3118.0 p2+p0   37 next[4]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3114.0 p2      37 next[5]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3114.0 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  3107.0 p0+p3   37 next[2] spill
        movzx eax, byte [esp + 296]                                 ;  3115.0 p2      38 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3123.0 p2+p0   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3123.0 p2+p0   37 next[3]
        mov eax, dword [esp + 200]                                  ;  3118.0 p2      37 next[6] reload
        mov dword [esp + 112], ebx                                  ;  3118.0 p0+p3   37 next[5] spill
        movzx ebx, ah                                               ;  3122.0 p1      38 next[3]
        shr eax, 0x10                                               ;  3122.0 p1      38 next[4]
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3127.0 p2+p0   37 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3127.0 p2+p0   37 next[3]
        movzx ebx, al                                               ;  3123.0 p1      38 next[4]
        shr eax, 8                                                  ;  3123.0 p1      39 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3128.0 p2+p0   37 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3128.0 p2+p0   37 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3124.0 p2      37 next[5]
        xor ebx, edi                                                ;  3128.0 p0      37 next[5]
        mov edi, dword [esp + 112]                                  ;  3124.0 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3125.0 p2      37 next[5]
        xor eax, edi                                                ;  3129.0 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;  3126.0 p2      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3134.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3134.0 p2+p0   37 next[4]
        mov dword [esp + 112], edx                                  ;  3128.0 p0+p3   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  3129.0 p2      37 next[3] reload
        movzx edi, dh                                               ;  3133.0 p1+p0   37 next[4]
        shr edx, 0x10                                               ;  3133.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3138.0 p2+p0   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3138.0 p2+p0   37 next[4]
        movzx edi, dl                                               ;  3134.0 p1      37 next[5]
        shr edx, 8                                                  ;  3134.0 p1      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3139.0 p2+p0   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3139.0 p2+p0   37 next[5]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3135.0 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3135.0 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;  3128.0 p0+p3   37 next[3] spill
        movzx esi, byte [esp + 232]                                 ;  3136.0 p2      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3144.0 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3144.0 p2+p0   37 next[4]
        mov dword [esp + 200], edx                                  ;  3139.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 296]                                  ;  3139.0 p2      37 next[7] reload
        movzx esi, dh                                               ;  3143.0 p1+p0   38 next[4]
        shr edx, 0x10                                               ;  3143.0 p1      38 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3148.0 p2+p0   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3148.0 p2+p0   37 next[4]
        movzx esi, dl                                               ;  3144.0 p1      38 next[5]
        shr edx, 8                                                  ;  3144.0 p1      39 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3149.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3149.0 p2+p0   37 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3149.0 p2+p0   37 next[6]
        mov esi, dword [esp + 200]                                  ;  3145.0 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3146.0 p2      37 next[6]
        xor edx, esi                                                ;  3150.0 p0      37 next[6]
        movzx esi, byte [esp + 76]                                  ;  3147.0 p2      37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3155.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3155.0 p2+p0   37 next[5]
        mov dword [esp + 200], ecx                                  ;  3149.0 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 204]                                  ;  3150.0 p2      37 next[4] reload
        movzx esi, ch                                               ;  3154.0 p1+p0   37 next[5]
        shr ecx, 0x10                                               ;  3154.0 p1      37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3159.0 p2+p0   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3159.0 p2+p0   37 next[5]
        movzx esi, cl                                               ;  3155.0 p1      37 next[6]
        shr ecx, 8                                                  ;  3155.0 p1      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3160.0 p2+p0   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3160.0 p2+p0   37 next[6]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3156.0 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3156.0 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  3149.0 p0+p3   37 next[4] spill
        movzx ebp, byte [esp + 92]                                  ;  3157.0 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3165.0 p2+p0   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3165.0 p2+p0   37 next[5]
        mov dword [esp + 296], ecx                                  ;  3160.0 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 232]                                  ;  3160.0 p2      63 next[0] reload
        movzx ebp, ch                                               ;  3164.0 p1+p0   38 next[5]
        shr ecx, 0x10                                               ;  3164.0 p1      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3169.0 p2+p0   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3169.0 p2+p0   37 next[5]
        movzx ebp, cl                                               ;  3165.0 p1      38 next[6]
        shr ecx, 8                                                  ;  3165.0 p1      39 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3170.0 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3170.0 p2+p0   37 next[6]
        xor esi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3170.0 p2+p0   37 next[7]
        mov ebp, dword [esp + 296]                                  ;  3166.0 p2      37 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3167.0 p2      37 next[7]
        xor ecx, ebp                                                ;  3171.0 p0      37 next[7]
        movzx ebp, byte [esp + 152]                                 ;  3168.0 p2      37 next[6]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3176.0 p2+p0   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3176.0 p2+p0   37 next[6]
        mov dword [esp + 296], eax                                  ;  3170.0 p0+p3   37 next[5] spill
        mov eax, dword [esp + 76]                                   ;  3171.0 p2      37 next[5] reload
        movzx ebp, ah                                               ;  3175.0 p1+p0   37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3176.0 p2      37 next[6]
        xor eax, edi                                                ;  3180.0 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3180.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 224]                                 ;  3174.0 p2      38 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3182.0 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3182.0 p2+p0   37 next[6]
        mov dword [esp + 76], ebx                                   ;  3170.0 p0+p3   37 next[5] spill
        mov ebx, dword [esp + 92]                                   ;  3177.0 p2      37 next[1] reload
        movzx edi, bh                                               ;  3181.0 p1+p0   38 next[6]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3186.0 p2+p0   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3186.0 p2+p0   37 next[6]
        movzx edi, byte [esp + 212]                                 ;  3180.0 p2      37 next[7]
        mov ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3184.0 p2      37 next[7]
        xor ebx, esi                                                ;  3188.0 p0      37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3188.0 p2+p0   37 next[7]
        mov dword [esp + 212], edx                                  ;  3187.0 p0+p3   37 next[6] spill
        mov edx, dword [esp + 152]                                  ;  3183.0 p2      37 next[6] reload
        movzx esi, dh                                               ;  3187.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 216]                                 ;  3184.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3192.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3192.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 220]                                 ;  3187.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3193.0 p2+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3193.0 p2+p0   37 next[7]
        mov edx, dword [esp + 224]                                  ;  3190.0 p2      37 next[2] reload
        movzx edi, dh                                               ;  3194.0 p1+p0   38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3195.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3195.0 p2+p0   37 next[7]
        movzx esi, byte [esp + 264]                                 ;  3193.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3199.0 p2+p0   37 next[7]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3199.0 p2+p0   37 next[7]
        movzx edi, byte [esp + 276]                                 ;  3196.0 p2      37 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3201.0 p2+p0   37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3201.0 p2+p0   37 next[7]
        mov edx, dword [esp + 236]                                  ;  3199.0 p2      65 next[7] reload
        movzx esi, dh                                               ;  3203.0 p1+p0   37 next[0]
        mov ebp, dword [esp + 124]                                  ;  3200.0 p2      65 next[1]
        mov dword [esp + 264], ecx                                  ;  3202.0 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 244]                                  ;  3201.0 p2      65 next[1]
        mov dword [esp + 224], ebx                                  ;  3202.0 p0+p3   37 next[7] spill
        mov ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3202.0 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3203.0 p2      65 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3208.0 p2+p0   65 next[0]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3208.0 p2+p0   65 next[0]
        mov esi, dword [esp + 184]                                  ;  3206.0 p2      65 next[2]
        mov dword [esp + 220], eax                                  ;  3187.0 p0+p3   37 next[6] spill
        mov eax, dword [esp + 180]                                  ;  3207.0 p2      65 next[2]
        mov dword [esp + 216], eax                                  ;  3211.0 p0+p3   65 next[2] spill
        mov eax, edx                                                ;  3203.0 p1      37 next[1] copy
        shr eax, 0x10                                               ;  3204.0 p1      37 next[1]
        movzx edx, al                                               ;  3205.0 p0      37 next[1]
        shr eax, 8                                                  ;  3205.0 p1      37 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3210.0 p2+p0   65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3210.0 p2+p0   65 next[1]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3210.0 p2      65 next[2]
        xor edx, esi                                                ;  3214.0 p0      65 next[2]
        mov esi, dword [esp + 216]                                  ;  3211.0 p2      65 next[2] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3212.0 p2      65 next[2]
        xor eax, esi                                                ;  3216.0 p0      65 next[2]
        mov esi, dword [esp + 256]                                  ;  3213.0 p2      37 next[0]
        shr esi, 0x10                                               ;  3217.0 p1      37 next[0]
        mov dword [esp + 216], eax                                  ;  3217.0 p0+p3   65 next[2] spill
        mov eax, esi                                                ;  3218.0 p1      37 next[0] copy
        and eax, 0xff                                               ;  3219.0 p0      37 next[0]
        shr esi, 8                                                  ;  3218.0 p1      37 next[1]
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3224.0 p2+p0   65 next[0]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3220.0 p2      65 next[0]
        xor eax, edi                                                ;  3224.0 p0      65 next[0]
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3223.0 p2+p0   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3223.0 p2+p0   65 next[1]
        mov esi, dword [esp + 252]                                  ;  3218.0 p2      37 next[0]
        shr esi, 0x10                                               ;  3222.0 p1      37 next[0]
        mov edi, esi                                                ;  3223.0 p0      37 next[0] copy
        shr edi, 8                                                  ;  3224.0 p1      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3229.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3229.0 p2+p0   65 next[0]
        movzx edi, byte [esp + 292]                                 ;  3221.0 p2      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3230.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3230.0 p2+p0   65 next[0]
        mov dword [esp + 152], edx                                  ;  3215.0 p0+p3   65 next[2] spill
        mov edx, dword [esp + 228]                                  ;  3224.0 p2      65 next[3] reload
        movzx edi, dh                                               ;  3228.0 p1+p0   38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3233.0 p2+p0   65 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3233.0 p2+p0   65 next[0]
        mov edi, edx                                                ;  3228.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  3229.0 p1      38 next[1]
        mov edx, edi                                                ;  3230.0 p0      38 next[1] copy
        movzx edi, dl                                               ;  3231.0 p1      38 next[1]
        shr edx, 8                                                  ;  3231.0 p1      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3236.0 p2+p0   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3236.0 p2+p0   65 next[1]
        mov edi, dword [esp + 152]                                  ;  3229.0 p2      65 next[2] reload
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3236.0 p2+p0   65 next[2]
        mov dword [esp + 152], esi                                  ;  3223.0 p0+p3   37 next[0] spill
        mov esi, dword [esp + 216]                                  ;  3231.0 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3232.0 p2      65 next[2]
        xor edx, esi                                                ;  3236.0 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;  3233.0 p2      38 next[0]
        shr esi, 0x10                                               ;  3237.0 p1      38 next[0]
        mov dword [esp + 216], edx                                  ;  3237.0 p0+p3   65 next[2] spill
        mov edx, esi                                                ;  3238.0 p1      38 next[0] copy
        and edx, 0xff                                               ;  3239.0 p0      38 next[0]
        shr esi, 8                                                  ;  3238.0 p1      39 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3244.0 p2+p0   65 next[0]
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3244.0 p2+p0   65 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3239.0 p2      65 next[1]
        xor edx, ebp                                                ;  3243.0 p0      65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3243.0 p2+p0   65 next[1]
        mov esi, dword [esp + 108]                                  ;  3238.0 p2      39 next[0]
        shr esi, 0x10                                               ;  3242.0 p1      39 next[0]
        mov ebp, esi                                                ;  3243.0 p0      39 next[0] copy
        shr ebp, 8                                                  ;  3244.0 p1      39 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3249.0 p2+p0   65 next[0]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3249.0 p2+p0   65 next[0]
        mov ebp, dword [esp + 120]                                  ;  3241.0 p2      37 next[0] reload
        mov dword [esp + 92], esi                                   ;  3243.0 p0+p3   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3245.0 p2      63 next[0]
        xor esi, 0x667ceefb                                         ;  3249.0 p0      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3245.0 p2      63 next[0]
        xor ebp, 0x9e4717dd                                         ;  3249.0 p0      63 next[0]
        mov dword [esp + 120], edi                                  ;  3237.0 p0+p3   65 next[2] spill
        mov edi, dword [esp + 268]                                  ;  3244.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3252.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3252.0 p2+p0   63 next[0]
        mov edi, dword [esp + 284]                                  ;  3247.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3255.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3255.0 p2+p0   63 next[0]
        mov edi, dword [esp + 88]                                   ;  3250.0 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3258.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3258.0 p2+p0   63 next[0]
        mov edi, dword [esp + 280]                                  ;  3253.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3261.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3261.0 p2+p0   63 next[0]
        mov edi, dword [esp + 100]                                  ;  3256.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3264.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3264.0 p2+p0   63 next[0]
        mov edi, dword [esp + 240]                                  ;  3259.0 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3267.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3267.0 p2+p0   63 next[0]
        mov edi, dword [esp + 96]                                   ;  3262.0 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3270.0 p2+p0   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3270.0 p2+p0   63 next[0]
        xor ebx, esi                                                ;  3271.0 p0      65 next[0]
        xor eax, ebp                                                ;  3271.0 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  3265.0 p2      65 next[3]
        mov dword [esp + 96], eax                                   ;  3272.0 p0+p3   65 next[0] spill
        mov eax, dword [esp + 112]                                  ;  3266.0 p2      65 next[3]
        mov dword [esp + 240], ebx                                  ;  3272.0 p0+p3   65 next[0] spill
        movzx ebx, byte [esp + 116]                                 ;  3267.0 p2      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3275.0 p2+p0   65 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3275.0 p2+p0   65 next[1]
        mov ebx, dword [esp + 276]                                  ;  3270.0 p2      65 next[0] reload
        mov dword [esp + 100], ebp                                  ;  3271.0 p0+p3   63 next[0] spill
        movzx ebp, bh                                               ;  3274.0 p1      37 next[1]
        shr ebx, 0x10                                               ;  3274.0 p1      37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3279.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3279.0 p2+p0   65 next[1]
        movzx ebp, bl                                               ;  3275.0 p1      37 next[2]
        shr ebx, 8                                                  ;  3275.0 p1      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3280.0 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3280.0 p2+p0   65 next[3]
        mov ebx, dword [esp + 120]                                  ;  3275.0 p2      65 next[2] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3280.0 p2+p0   65 next[2]
        mov dword [esp + 120], esi                                  ;  3271.0 p0+p3   63 next[0] spill
        mov esi, dword [esp + 216]                                  ;  3277.0 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3281.0 p2+p0   65 next[2]
        movzx ebp, byte [esp + 248]                                 ;  3279.0 p2      38 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3287.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3287.0 p2+p0   65 next[1]
        mov dword [esp + 216], eax                                  ;  3281.0 p0+p3   65 next[3] spill
        mov eax, dword [esp + 292]                                  ;  3282.0 p2      65 next[4] reload
        movzx ebp, ah                                               ;  3286.0 p1+p0   38 next[1]
        shr eax, 0x10                                               ;  3286.0 p1      38 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3291.0 p2+p0   65 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3291.0 p2+p0   65 next[1]
        movzx ebp, al                                               ;  3287.0 p1      38 next[2]
        shr eax, 8                                                  ;  3287.0 p1      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3292.0 p2+p0   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3292.0 p2+p0   65 next[2]
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3292.0 p2+p0   65 next[3]
        mov ebp, dword [esp + 216]                                  ;  3288.0 p2      65 next[3] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3289.0 p2      65 next[3]
        xor eax, ebp                                                ;  3293.0 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  3290.0 p2      65 next[4]
        mov dword [esp + 216], edx                                  ;  3292.0 p0+p3   65 next[1] spill
        mov edx, dword [esp + 200]                                  ;  3291.0 p2      65 next[4]
        mov dword [esp + 292], ecx                                  ;  3292.0 p0+p3   65 next[1] spill
        movzx ecx, byte [esp + 288]                                 ;  3292.0 p2      37 next[2]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3300.0 p2+p0   65 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3296.0 p2      65 next[2]
        xor ecx, esi                                                ;  3300.0 p0      65 next[2]
        mov dword [esp + 276], edx                                  ;  3295.0 p0+p3   65 next[4] spill
        mov edx, dword [esp + 116]                                  ;  3295.0 p2      65 next[1] reload
        movzx esi, dh                                               ;  3299.0 p1+p0   37 next[2]
        shr edx, 0x10                                               ;  3299.0 p1      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3304.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3304.0 p2+p0   65 next[2]
        movzx esi, dl                                               ;  3300.0 p1      37 next[3]
        shr edx, 8                                                  ;  3300.0 p1      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3305.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3305.0 p2+p0   65 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3305.0 p2+p0   65 next[4]
        mov esi, dword [esp + 276]                                  ;  3301.0 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3302.0 p2      65 next[4]
        xor edx, esi                                                ;  3306.0 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  3303.0 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3311.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3311.0 p2+p0   65 next[2]
        mov dword [esp + 276], edx                                  ;  3307.0 p0+p3   65 next[4] spill
        mov edx, dword [esp + 248]                                  ;  3306.0 p2      65 next[5] reload
        movzx esi, dh                                               ;  3310.0 p1+p0   38 next[2]
        shr edx, 0x10                                               ;  3310.0 p1      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3315.0 p2+p0   65 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3315.0 p2+p0   65 next[2]
        movzx esi, dl                                               ;  3311.0 p1      38 next[3]
        shr edx, 8                                                  ;  3311.0 p1      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3316.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3316.0 p2+p0   65 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3316.0 p2+p0   65 next[4]
        mov esi, dword [esp + 276]                                  ;  3312.0 p2      65 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3313.0 p2      65 next[4]
        xor edx, esi                                                ;  3317.0 p0      65 next[4]
        mov esi, dword [esp + 76]                                   ;  3314.0 p2      65 next[5]
        mov dword [esp + 276], ebx                                  ;  3316.0 p0+p3   65 next[2] spill
        mov ebx, dword [esp + 296]                                  ;  3315.0 p2      65 next[5]
        mov dword [esp + 248], ecx                                  ;  3316.0 p0+p3   65 next[2] spill
        movzx ecx, byte [esp + 80]                                  ;  3316.0 p2      37 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3324.0 p2+p0   65 next[3]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3324.0 p2+p0   65 next[3]
        mov ecx, dword [esp + 288]                                  ;  3319.0 p2      65 next[2] reload
        mov dword [esp + 116], ebx                                  ;  3319.0 p0+p3   65 next[5] spill
        movzx ebx, ch                                               ;  3323.0 p1      37 next[3]
        shr ecx, 0x10                                               ;  3323.0 p1      37 next[4]
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3328.0 p2+p0   65 next[3]
        xor eax, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3328.0 p2+p0   65 next[3]
        movzx ebx, cl                                               ;  3324.0 p1      37 next[4]
        shr ecx, 8                                                  ;  3324.0 p1      37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3329.0 p2+p0   65 next[4]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3329.0 p2+p0   65 next[4]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3325.0 p2      65 next[5]
        xor ebx, esi                                                ;  3329.0 p0      65 next[5]
        mov esi, dword [esp + 116]                                  ;  3325.0 p2      65 next[5] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3326.0 p2      65 next[5]
        xor ecx, esi                                                ;  3330.0 p0      65 next[5]
        movzx esi, byte [esp + 272]                                 ;  3327.0 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3335.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3335.0 p2+p0   65 next[3]
        mov dword [esp + 116], ecx                                  ;  3331.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 260]                                  ;  3330.0 p2      65 next[6] reload
        movzx esi, ch                                               ;  3334.0 p1+p0   38 next[3]
        shr ecx, 0x10                                               ;  3334.0 p1      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3339.0 p2+p0   65 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3339.0 p2+p0   65 next[3]
        movzx esi, cl                                               ;  3335.0 p1      38 next[4]
        shr ecx, 8                                                  ;  3335.0 p1      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3340.0 p2+p0   65 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3340.0 p2+p0   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3340.0 p2+p0   65 next[5]
        mov esi, dword [esp + 116]                                  ;  3336.0 p2      65 next[5] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3337.0 p2      65 next[5]
        xor ecx, esi                                                ;  3341.0 p0      65 next[5]
        mov esi, dword [esp + 220]                                  ;  3338.0 p2      65 next[6]
        mov dword [esp + 116], edi                                  ;  3340.0 p0+p3   65 next[3] spill
        mov edi, dword [esp + 212]                                  ;  3339.0 p2      65 next[6]
        mov dword [esp + 260], eax                                  ;  3340.0 p0+p3   65 next[3] spill
        movzx eax, byte [esp + 104]                                 ;  3340.0 p2      37 next[4]
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3348.0 p2+p0   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3348.0 p2+p0   65 next[4]
        mov eax, dword [esp + 80]                                   ;  3343.0 p2      65 next[3] reload
        mov dword [esp + 288], edi                                  ;  3343.0 p0+p3   65 next[6] spill
        movzx edi, ah                                               ;  3347.0 p1      37 next[4]
        shr eax, 0x10                                               ;  3347.0 p1      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3352.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3352.0 p2+p0   65 next[4]
        movzx edi, al                                               ;  3348.0 p1      37 next[5]
        shr eax, 8                                                  ;  3348.0 p1      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3353.0 p2+p0   65 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3353.0 p2+p0   65 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3353.0 p2+p0   65 next[6]
        mov edi, dword [esp + 288]                                  ;  3349.0 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3350.0 p2      65 next[6]
        xor eax, edi                                                ;  3354.0 p0      65 next[6]
        movzx edi, byte [esp + 300]                                 ;  3351.0 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3359.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3359.0 p2+p0   65 next[4]
        mov dword [esp + 288], eax                                  ;  3355.0 p0+p3   65 next[6] spill
        mov eax, dword [esp + 272]                                  ;  3354.0 p2      65 next[7] reload
        movzx edi, ah                                               ;  3358.0 p1+p0   38 next[4]
        shr eax, 0x10                                               ;  3358.0 p1      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3363.0 p2+p0   65 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3363.0 p2+p0   65 next[4]
        movzx edi, al                                               ;  3359.0 p1      38 next[5]
        shr eax, 8                                                  ;  3359.0 p1      39 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3364.0 p2+p0   65 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3364.0 p2+p0   65 next[5]
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3364.0 p2+p0   65 next[6]
        mov edi, dword [esp + 288]                                  ;  3360.0 p2      65 next[6] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3361.0 p2      65 next[6]
        xor eax, edi                                                ;  3365.0 p0      65 next[6]
        mov edi, dword [esp + 224]                                  ;  3362.0 p2      65 next[7]
        mov dword [esp + 288], ebp                                  ;  3364.0 p0+p3   65 next[4] spill
        mov ebp, dword [esp + 264]                                  ;  3363.0 p2      65 next[7]
        mov dword [esp + 272], edx                                  ;  3364.0 p0+p3   65 next[4] spill
        movzx edx, byte [esp + 252]                                 ;  3364.0 p2      37 next[5]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3372.0 p2+p0   65 next[5]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3372.0 p2+p0   65 next[5]
        mov edx, dword [esp + 104]                                  ;  3367.0 p2      65 next[4] reload
        mov dword [esp + 80], ebp                                   ;  3367.0 p0+p3   65 next[7] spill
        movzx ebp, dh                                               ;  3371.0 p1      37 next[5]
        shr edx, 0x10                                               ;  3371.0 p1      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3376.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3376.0 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  3372.0 p1      37 next[6]
        shr edx, 8                                                  ;  3372.0 p1      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3377.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3377.0 p2+p0   65 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3377.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 80]                                   ;  3373.0 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3374.0 p2      65 next[7]
        xor edx, ebp                                                ;  3378.0 p0      65 next[7]
        movzx ebp, byte [esp + 108]                                 ;  3375.0 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3383.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3383.0 p2+p0   65 next[5]
        mov dword [esp + 80], edx                                   ;  3379.0 p0+p3   65 next[7] spill
        mov edx, dword [esp + 300]                                  ;  3378.0 p2      65 next[0] reload
        movzx ebp, dh                                               ;  3382.0 p1+p0   38 next[5]
        shr edx, 0x10                                               ;  3382.0 p1      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3387.0 p2+p0   65 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3387.0 p2+p0   65 next[5]
        movzx ebp, dl                                               ;  3383.0 p1      38 next[6]
        shr edx, 8                                                  ;  3383.0 p1      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3388.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3388.0 p2+p0   65 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3388.0 p2+p0   65 next[7]
        mov ebp, dword [esp + 80]                                   ;  3384.0 p2      65 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3385.0 p2      65 next[7]
        xor edx, ebp                                                ;  3389.0 p0      65 next[7]
        movzx ebp, byte [esp + 256]                                 ;  3386.0 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3394.0 p2+p0   65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3394.0 p2+p0   65 next[6]
        mov dword [esp + 80], ecx                                   ;  3388.0 p0+p3   65 next[5] spill
        mov ecx, dword [esp + 252]                                  ;  3389.0 p2      65 next[5] reload
        movzx ebp, ch                                               ;  3393.0 p1+p0   37 next[6]
        mov ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3394.0 p2      65 next[6]
        xor ecx, esi                                                ;  3398.0 p0      65 next[6]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3398.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 84]                                  ;  3392.0 p2      38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3400.0 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3400.0 p2+p0   65 next[6]
        mov dword [esp + 252], ebx                                  ;  3388.0 p0+p3   65 next[5] spill
        mov ebx, dword [esp + 108]                                  ;  3395.0 p2      65 next[1] reload
        movzx esi, bh                                               ;  3399.0 p1+p0   38 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3404.0 p2+p0   65 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3404.0 p2+p0   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  3398.0 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3402.0 p2      65 next[7]
        xor ebx, edi                                                ;  3406.0 p0      65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3406.0 p2+p0   65 next[7]
        mov dword [esp + 236], eax                                  ;  3405.0 p0+p3   65 next[6] spill
        mov eax, dword [esp + 256]                                  ;  3401.0 p2      65 next[6] reload
        movzx esi, ah                                               ;  3405.0 p1+p0   37 next[7]
        movzx edi, byte [esp + 152]                                 ;  3402.0 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3410.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3410.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 228]                                 ;  3405.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3411.0 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3411.0 p2+p0   65 next[7]
        mov eax, dword [esp + 84]                                   ;  3408.0 p2      65 next[2] reload
        movzx edi, ah                                               ;  3412.0 p1+p0   38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3413.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3413.0 p2+p0   65 next[7]
        movzx esi, byte [esp + 92]                                  ;  3411.0 p2      38 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3417.0 p2+p0   65 next[7]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3417.0 p2+p0   65 next[7]
        movzx edi, byte [esp + 120]                                 ;  3414.0 p2      37 next[0]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3419.0 p2+p0   65 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3419.0 p2+p0   65 next[7]
        mov eax, dword [esp + 224]                                  ;  3417.0 p2      37 next[7] reload
        movzx esi, ah                                               ;  3421.0 p1+p0   37 next[0]
        mov ebp, eax                                                ;  3421.0 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  3422.0 p1      37 next[1]
        mov eax, ebp                                                ;  3423.0 p0      37 next[1] copy
        movzx ebp, al                                               ;  3424.0 p1      37 next[1]
        shr eax, 8                                                  ;  3424.0 p1      37 next[2]
        mov dword [esp + 92], eax                                   ;  3425.0 p0+p3   37 next[2] spill
        mov eax, dword [esp + 220]                                  ;  3418.0 p2      37 next[0]
        shr eax, 0x10                                               ;  3422.0 p1      37 next[0]
        mov dword [esp + 84], ebp                                   ;  3425.0 p0+p3   37 next[1] spill
        movzx ebp, al                                               ;  3423.0 p1      37 next[0]
        shr eax, 8                                                  ;  3423.0 p1      37 next[1]
        mov dword [esp + 228], eax                                  ;  3424.0 p0+p3   37 next[1] spill
        mov eax, dword [esp + 76]                                   ;  3419.0 p2      37 next[0]
        shr eax, 0x10                                               ;  3423.0 p1      37 next[0]
        mov dword [esp + 152], edi                                  ;  3418.0 p0+p3   37 next[0] spill
        mov edi, eax                                                ;  3424.0 p1      37 next[0] copy
        shr edi, 8                                                  ;  3425.0 p1      37 next[0]
        mov dword [esp + 256], esi                                  ;  3422.0 p0+p3   37 next[0] spill
        movzx esi, byte [esp + 200]                                 ;  3420.0 p2      38 next[0]
        mov dword [esp + 108], edx                                  ;  3420.0 p0+p3   65 next[7] spill
        mov edx, dword [esp + 112]                                  ;  3421.0 p2      37 next[3] reload
        mov dword [esp + 300], ebp                                  ;  3424.0 p0+p3   37 next[0] spill
        movzx ebp, dh                                               ;  3425.0 p1      38 next[0]
        mov dword [esp + 104], edi                                  ;  3426.0 p0+p3   37 next[0] spill
        mov edi, edx                                                ;  3425.0 p1      38 next[1] copy
        shr edi, 0x10                                               ;  3426.0 p1      38 next[1]
        mov edx, edi                                                ;  3427.0 p0      38 next[1] copy
        movzx edi, dl                                               ;  3428.0 p1      38 next[1]
        shr edx, 8                                                  ;  3428.0 p1      39 next[2]
        mov dword [esp + 280], edx                                  ;  3429.0 p0+p3   39 next[2] spill
        mov edx, dword [esp + 180]                                  ;  3422.0 p2      38 next[0]
        shr edx, 0x10                                               ;  3426.0 p1      38 next[0]
        mov dword [esp + 88], edi                                   ;  3429.0 p0+p3   38 next[1] spill
        movzx edi, dl                                               ;  3427.0 p1      38 next[0]
        shr edx, 8                                                  ;  3427.0 p1      39 next[1]
        mov dword [esp + 284], edx                                  ;  3428.0 p0+p3   39 next[1] spill
        mov edx, dword [esp + 244]                                  ;  3423.0 p2      39 next[0]
        shr edx, 0x10                                               ;  3427.0 p1      39 next[0]
        mov dword [esp + 268], esi                                  ;  3424.0 p0+p3   38 next[0] spill
        mov esi, edx                                                ;  3428.0 p1      39 next[0] copy
        shr esi, 8                                                  ;  3429.0 p1      39 next[0]
        mov dword [esp + 232], ebp                                  ;  3426.0 p0+p3   38 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  3424.0 p2      37 next[1]
        mov dword [esp + 304], ecx                                  ;  3405.0 p0+p3   65 next[6] spill
        mov ecx, dword [esp + 120]                                  ;  3425.0 p2      63 next[0] reload
        mov dword [esp + 308], ebp                                  ;  3428.0 p0+p3   37 next[1] spill
        movzx ebp, ch                                               ;  3429.0 p1      37 next[1]
        shr ecx, 0x10                                               ;  3429.0 p1      37 next[2]
        mov dword [esp + 120], ebp                                  ;  3430.0 p0+p3   37 next[1] spill
        movzx ebp, cl                                               ;  3430.0 p1      37 next[2]
        shr ecx, 8                                                  ;  3430.0 p1      37 next[3]
        mov dword [esp + 312], ecx                                  ;  3431.0 p0+p3   37 next[3] spill
        movzx ecx, byte [esp + 296]                                 ;  3426.0 p2      38 next[1]
        mov dword [esp + 316], ecx                                  ;  3430.0 p0+p3   38 next[1] spill
        mov ecx, dword [esp + 200]                                  ;  3427.0 p2      37 next[4] reload
        mov dword [esp + 320], ebp                                  ;  3431.0 p0+p3   37 next[2] spill
        movzx ebp, ch                                               ;  3431.0 p1      38 next[1]
        shr ecx, 0x10                                               ;  3431.0 p1      38 next[2]
        mov dword [esp + 200], ebp                                  ;  3432.0 p0+p3   38 next[1] spill
        movzx ebp, cl                                               ;  3432.0 p1      38 next[2]
        shr ecx, 8                                                  ;  3432.0 p1      39 next[3]
        mov dword [esp + 324], ecx                                  ;  3433.0 p0+p3   39 next[3] spill
        movzx ecx, byte [esp + 184]                                 ;  3428.0 p2      37 next[2]
        mov dword [esp + 328], ecx                                  ;  3432.0 p0+p3   37 next[2] spill
        mov ecx, dword [esp + 124]                                  ;  3429.0 p2      37 next[1] reload
        mov dword [esp + 332], ebp                                  ;  3433.0 p0+p3   38 next[2] spill
        movzx ebp, ch                                               ;  3433.0 p1      37 next[2]
        shr ecx, 0x10                                               ;  3433.0 p1      37 next[3]
        mov dword [esp + 124], ebp                                  ;  3434.0 p0+p3   37 next[2] spill
        movzx ebp, cl                                               ;  3434.0 p1      37 next[3]
        shr ecx, 8                                                  ;  3434.0 p1      37 next[4]
        mov dword [esp + 336], ecx                                  ;  3435.0 p0+p3   37 next[4] spill
        movzx ecx, byte [esp + 212]                                 ;  3430.0 p2      38 next[2]
        mov dword [esp + 340], ecx                                  ;  3434.0 p0+p3   38 next[2] spill
        mov ecx, dword [esp + 296]                                  ;  3431.0 p2      37 next[5] reload
        mov dword [esp + 344], ebp                                  ;  3435.0 p0+p3   37 next[3] spill
        movzx ebp, ch                                               ;  3435.0 p1      38 next[2]
        shr ecx, 0x10                                               ;  3435.0 p1      38 next[3]
        mov dword [esp + 296], ebp                                  ;  3436.0 p0+p3   38 next[2] spill
        movzx ebp, cl                                               ;  3436.0 p1      38 next[3]
        shr ecx, 8                                                  ;  3436.0 p1      39 next[4]
        mov dword [esp + 348], ecx                                  ;  3437.0 p0+p3   39 next[4] spill
        movzx ecx, byte [esp + 132]                                 ;  3432.0 p2      37 next[3]
        mov dword [esp + 352], ecx                                  ;  3436.0 p0+p3   37 next[3] spill
        mov ecx, dword [esp + 184]                                  ;  3433.0 p2      37 next[2] reload
        mov dword [esp + 356], ebp                                  ;  3437.0 p0+p3   38 next[3] spill
        movzx ebp, ch                                               ;  3437.0 p1      37 next[3]
        shr ecx, 0x10                                               ;  3437.0 p1      37 next[4]
        mov dword [esp + 184], ebp                                  ;  3438.0 p0+p3   37 next[3] spill
        movzx ebp, cl                                               ;  3438.0 p1      37 next[4]
        shr ecx, 8                                                  ;  3438.0 p1      37 next[5]
        mov dword [esp + 360], ecx                                  ;  3439.0 p0+p3   37 next[5] spill
        movzx ecx, byte [esp + 264]                                 ;  3434.0 p2      38 next[3]
        mov dword [esp + 364], ecx                                  ;  3438.0 p0+p3   38 next[3] spill
        mov ecx, dword [esp + 212]                                  ;  3435.0 p2      37 next[6] reload
        mov dword [esp + 368], ebp                                  ;  3439.0 p0+p3   37 next[4] spill
        movzx ebp, ch                                               ;  3439.0 p1      38 next[3]
        shr ecx, 0x10                                               ;  3439.0 p1      38 next[4]
        movzx eax, al                                               ;  3424.0 p0      37 next[7]
        movzx edx, dl                                               ;  3428.0 p1      38 next[7]
        mov dword [esp + 212], eax                                  ;  3438.3 p0+p3   37 next[7] spill
        movzx eax, cl                                               ;  3440.0 p1      38 next[4]
        shr ecx, 8                                                  ;  3440.0 p1      39 next[5]
        mov dword [esp + 372], edx                                  ;  3440.3 p0+p3   38 next[7] spill
        movzx edx, byte [esp + 204]                                 ;  3436.0 p2      37 next[4]
        mov dword [esp + 376], ecx                                  ;  3442.3 p0+p3   39 next[5] spill
        mov ecx, dword [esp + 132]                                  ;  3437.0 p2      37 next[3] reload
        mov dword [esp + 380], eax                                  ;  3444.3 p0+p3   38 next[4] spill
        movzx eax, ch                                               ;  3441.0 p1      37 next[4]
        shr ecx, 0x10                                               ;  3441.0 p1      37 next[5]
        mov dword [esp + 132], edx                                  ;  3446.3 p0+p3   37 next[4] spill
        movzx edx, cl                                               ;  3442.0 p1      37 next[5]
        shr ecx, 8                                                  ;  3442.0 p1      37 next[6]
        mov dword [esp + 384], ecx                                  ;  3448.3 p0+p3   37 next[6] spill
        movzx ecx, byte [esp + 100]                                 ;  3438.0 p2      38 next[4]
        mov dword [esp + 388], edx                                  ;  3450.3 p0+p3   37 next[5] spill
        mov edx, dword [esp + 264]                                  ;  3439.0 p2      37 next[7] reload
        mov dword [esp + 392], eax                                  ;  3452.3 p0+p3   37 next[4] spill
        movzx eax, dh                                               ;  3443.0 p1      38 next[4]
        shr edx, 0x10                                               ;  3443.0 p1      38 next[5]
        mov dword [esp + 264], ecx                                  ;  3454.3 p0+p3   38 next[4] spill
        movzx ecx, dl                                               ;  3444.0 p1      38 next[5]
        shr edx, 8                                                  ;  3444.0 p1      39 next[6]
        mov dword [esp + 396], edx                                  ;  3456.3 p0+p3   39 next[6] spill
        movzx edx, bh                                               ;  3426.9 p1      37 next[0]
        mov dword [esp + 400], ecx                                  ;  3458.3 p0+p3   38 next[5] spill
        movzx ecx, byte [esp + 76]                                  ;  3440.0 p2      37 next[5]
        mov dword [esp + 404], ecx                                  ;  3460.3 p0+p3   37 next[5] spill
        mov ecx, dword [esp + 204]                                  ;  3441.0 p2      37 next[4] reload
        mov dword [esp + 408], eax                                  ;  3462.3 p0+p3   38 next[4] spill
        movzx eax, ch                                               ;  3445.0 p1      37 next[5]
        shr ecx, 0x10                                               ;  3445.0 p1      37 next[6]
        mov dword [esp + 204], eax                                  ;  3464.3 p0+p3   37 next[5] spill
        movzx eax, cl                                               ;  3446.0 p1      37 next[6]
        shr ecx, 8                                                  ;  3446.0 p1      37 next[7]
        mov dword [esp + 412], ecx                                  ;  3466.3 p0+p3   37 next[7] spill
        movzx ecx, byte [esp + 244]                                 ;  3442.0 p2      38 next[5]
        mov dword [esp + 416], eax                                  ;  3468.3 p0+p3   37 next[6] spill
        mov eax, dword [esp + 100]                                  ;  3443.0 p2      63 next[0] reload
        mov dword [esp + 420], ecx                                  ;  3470.3 p0+p3   38 next[5] spill
        movzx ecx, ah                                               ;  3447.0 p1      38 next[5]
        shr eax, 0x10                                               ;  3447.0 p1      38 next[6]
        mov dword [esp + 100], ecx                                  ;  3472.3 p0+p3   38 next[5] spill
        movzx ecx, al                                               ;  3448.0 p1      38 next[6]
        shr eax, 8                                                  ;  3448.0 p1      39 next[7]
        mov dword [esp + 424], eax                                  ;  3474.3 p0+p3   39 next[7] spill
        mov eax, ebx                                                ;  3435.0 p1      37 next[1] copy
        shr eax, 0x10                                               ;  3436.0 p1      37 next[1]
        mov dword [esp + 428], ecx                                  ;  3476.3 p0+p3   38 next[6] spill
        movzx ecx, al                                               ;  3437.0 p1      37 next[1]
        mov dword [esp + 432], ebp                                  ;  3478.3 p0+p3   38 next[3] spill
        movzx ebp, byte [esp + 220]                                 ;  3444.0 p2      37 next[6]
        mov dword [esp + 436], ecx                                  ;  3480.3 p0+p3   37 next[1] spill
        mov ecx, dword [esp + 76]                                   ;  3445.0 p2      37 next[5] reload
        movzx ecx, ch                                               ;  3449.0 p1      37 next[6]
        mov dword [esp + 76], ebp                                   ;  3482.3 p0+p3   37 next[6] spill
        movzx ebp, byte [esp + 180]                                 ;  3446.0 p2      38 next[6]
        mov dword [esp + 440], ecx                                  ;  3484.3 p0+p3   37 next[6] spill
        mov ecx, dword [esp + 244]                                  ;  3447.0 p2      37 next[1] reload
        movzx ecx, ch                                               ;  3451.0 p1      38 next[6]
        shr eax, 8                                                  ;  3440.3 p1      37 next[2]
        mov dword [esp + 244], ebp                                  ;  3486.3 p0+p3   38 next[6] spill
        movzx ebp, byte [esp + 224]                                 ;  3448.0 p2      37 next[7]
        mov dword [esp + 224], ecx                                  ;  3488.3 p0+p3   38 next[6] spill
        mov ecx, dword [esp + 220]                                  ;  3449.0 p2      37 next[6] reload
        movzx ecx, ch                                               ;  3453.0 p1      37 next[7]
        mov dword [esp + 220], ebp                                  ;  3490.3 p0+p3   37 next[7] spill
        movzx ebp, byte [esp + 112]                                 ;  3450.0 p2      38 next[7]
        mov dword [esp + 112], ecx                                  ;  3492.3 p0+p3   37 next[7] spill
        mov ecx, dword [esp + 180]                                  ;  3451.0 p2      37 next[2] reload
        movzx ecx, ch                                               ;  3455.0 p1      38 next[7]
        mov dword [esp + 180], ebp                                  ;  3494.3 p0+p3   38 next[7] spill
        movzx ebp, byte [esp + 240]                                 ;  3452.0 p2      37 next[0]
        mov dword [esp + 444], ecx                                  ;  3496.3 p0+p3   38 next[7] spill
        mov ecx, dword [esp + 304]                                  ;  3453.0 p2      37 next[0]
        shr ecx, 0x10                                               ;  3457.0 p1      37 next[0]
        mov dword [esp + 448], eax                                  ;  3498.3 p0+p3   37 next[2] spill
        movzx eax, cl                                               ;  3458.0 p1      37 next[0]
        shr ecx, 8                                                  ;  3458.0 p1      37 next[1]
        mov dword [esp + 452], ecx                                  ;  3500.3 p0+p3   37 next[1] spill
        mov ecx, dword [esp + 252]                                  ;  3454.0 p2      37 next[0]
        shr ecx, 0x10                                               ;  3458.0 p1      37 next[0]
        mov dword [esp + 456], edi                                  ;  3502.3 p0+p3   38 next[0] spill
        mov edi, ecx                                                ;  3459.0 p1      37 next[0] copy
        shr edi, 8                                                  ;  3460.0 p1      37 next[0]
        mov dword [esp + 460], esi                                  ;  3504.3 p0+p3   39 next[0] spill
        movzx esi, byte [esp + 272]                                 ;  3455.0 p2      38 next[0]
        mov dword [esp + 464], edx                                  ;  3506.3 p0+p3   37 next[0] spill
        mov edx, dword [esp + 260]                                  ;  3456.0 p2      65 next[3] reload
        mov dword [esp + 468], ebp                                  ;  3508.3 p0+p3   37 next[0] spill
        movzx ebp, dh                                               ;  3460.0 p1      38 next[0]
        mov dword [esp + 472], eax                                  ;  3510.3 p0+p3   37 next[0] spill
        mov eax, edx                                                ;  3460.0 p1      38 next[1] copy
        shr eax, 0x10                                               ;  3461.0 p1      38 next[1]
        movzx edx, al                                               ;  3462.0 p1      38 next[1]
        shr eax, 8                                                  ;  3462.0 p1      39 next[2]
        mov dword [esp + 476], eax                                  ;  3512.3 p0+p3   39 next[2] spill
        mov eax, dword [esp + 248]                                  ;  3457.0 p2      38 next[0]
        shr eax, 0x10                                               ;  3461.0 p1      38 next[0]
        mov dword [esp + 480], edx                                  ;  3514.3 p0+p3   38 next[1] spill
        movzx edx, al                                               ;  3462.0 p1      38 next[0]
        shr eax, 8                                                  ;  3462.0 p1      39 next[1]
        mov dword [esp + 484], eax                                  ;  3516.3 p0+p3   39 next[1] spill
        mov eax, dword [esp + 292]                                  ;  3458.0 p2      39 next[0]
        shr eax, 0x10                                               ;  3462.0 p1      39 next[0]
        mov dword [esp + 488], edi                                  ;  3518.3 p0+p3   37 next[0] spill
        mov edi, eax                                                ;  3463.0 p1      39 next[0] copy
        shr edi, 8                                                  ;  3464.0 p1      39 next[0]
        mov dword [esp + 492], esi                                  ;  3520.3 p0+p3   38 next[0] spill
        movzx esi, byte [esp + 216]                                 ;  3459.0 p2      37 next[1]
        mov dword [esp + 496], edx                                  ;  3522.3 p0+p3   38 next[0] spill
        mov edx, dword [esp + 240]                                  ;  3460.0 p2      65 next[0] reload
        mov dword [esp + 500], esi                                  ;  3524.3 p0+p3   37 next[1] spill
        movzx esi, dh                                               ;  3464.0 p1      37 next[1]
        shr edx, 0x10                                               ;  3464.0 p1      37 next[2]
        mov dword [esp + 240], esi                                  ;  3526.3 p0+p3   37 next[1] spill
        movzx esi, dl                                               ;  3465.0 p1      37 next[2]
        shr edx, 8                                                  ;  3465.0 p1      37 next[3]
        mov dword [esp + 504], edx                                  ;  3528.3 p0+p3   37 next[3] spill
        movzx edx, byte [esp + 80]                                  ;  3461.0 p2      38 next[1]
        mov dword [esp + 508], edx                                  ;  3530.3 p0+p3   38 next[1] spill
        mov edx, dword [esp + 272]                                  ;  3462.0 p2      65 next[4] reload
        mov dword [esp + 512], esi                                  ;  3532.3 p0+p3   37 next[2] spill
        movzx esi, dh                                               ;  3466.0 p1      38 next[1]
        shr edx, 0x10                                               ;  3466.0 p1      38 next[2]
        mov dword [esp + 272], esi                                  ;  3534.3 p0+p3   38 next[1] spill
        movzx esi, dl                                               ;  3467.0 p1      38 next[2]
        shr edx, 8                                                  ;  3467.0 p1      39 next[3]
        mov dword [esp + 516], edx                                  ;  3536.3 p0+p3   39 next[3] spill
        movzx edx, byte [esp + 276]                                 ;  3464.7 p2      37 next[2]
        mov dword [esp + 520], edx                                  ;  3538.3 p0+p3   37 next[2] spill
        mov edx, dword [esp + 216]                                  ;  3465.7 p2      65 next[1] reload
        mov dword [esp + 524], esi                                  ;  3540.3 p0+p3   38 next[2] spill
        movzx esi, dh                                               ;  3469.7 p1      37 next[2]
        shr edx, 0x10                                               ;  3469.7 p1      37 next[3]
        mov dword [esp + 216], esi                                  ;  3542.3 p0+p3   37 next[2] spill
        movzx esi, dl                                               ;  3470.7 p1      37 next[3]
        shr edx, 8                                                  ;  3470.7 p1      37 next[4]
        mov dword [esp + 528], edx                                  ;  3544.3 p0+p3   37 next[4] spill
        movzx edx, byte [esp + 236]                                 ;  3468.3 p2      38 next[2]
        mov dword [esp + 532], edx                                  ;  3546.3 p0+p3   38 next[2] spill
        mov edx, dword [esp + 80]                                   ;  3469.3 p2      65 next[5] reload
        mov dword [esp + 536], esi                                  ;  3548.3 p0+p3   37 next[3] spill
        movzx esi, dh                                               ;  3473.3 p1      38 next[2]
        shr edx, 0x10                                               ;  3473.3 p1      38 next[3]
        mov dword [esp + 80], esi                                   ;  3550.3 p0+p3   38 next[2] spill
        movzx esi, dl                                               ;  3474.3 p1      38 next[3]
        shr edx, 8                                                  ;  3474.3 p1      39 next[4]
        mov dword [esp + 540], edx                                  ;  3552.3 p0+p3   39 next[4] spill
        movzx edx, byte [esp + 116]                                 ;  3472.0 p2      37 next[3]
        mov dword [esp + 544], edx                                  ;  3554.3 p0+p3   37 next[3] spill
        mov edx, dword [esp + 276]                                  ;  3473.0 p2      65 next[2] reload
        mov dword [esp + 548], esi                                  ;  3556.3 p0+p3   38 next[3] spill
        movzx esi, dh                                               ;  3477.0 p1      37 next[3]
        shr edx, 0x10                                               ;  3477.0 p1      37 next[4]
        mov dword [esp + 276], esi                                  ;  3558.3 p0+p3   37 next[3] spill
        movzx esi, dl                                               ;  3478.0 p1      37 next[4]
        shr edx, 8                                                  ;  3478.0 p1      37 next[5]
        mov dword [esp + 552], edx                                  ;  3560.3 p0+p3   37 next[5] spill
        movzx edx, byte [esp + 108]                                 ;  3475.7 p2      38 next[3]
        mov dword [esp + 556], edx                                  ;  3562.3 p0+p3   38 next[3] spill
        mov edx, dword [esp + 236]                                  ;  3476.7 p2      65 next[6] reload
        mov dword [esp + 560], esi                                  ;  3564.3 p0+p3   37 next[4] spill
        movzx esi, dh                                               ;  3480.7 p1      38 next[3]
        shr edx, 0x10                                               ;  3480.7 p1      38 next[4]
        movzx ebx, bl                                               ;  3478.6 p1      37 next[7]
        movzx ecx, cl                                               ;  3479.1 p1      37 next[7]
        movzx eax, al                                               ;  3480.3 p1      38 next[7]
        mov dword [esp + 236], ebx                                  ;  3566.3 p0+p3   37 next[7] spill
        movzx ebx, dl                                               ;  3481.7 p1      38 next[4]
        shr edx, 8                                                  ;  3481.7 p1      39 next[5]
        mov dword [esp + 564], ecx                                  ;  3568.3 p0+p3   37 next[7] spill
        movzx ecx, byte [esp + 288]                                 ;  3482.7 p2      37 next[4]
        mov dword [esp + 568], eax                                  ;  3570.3 p0+p3   38 next[7] spill
        mov eax, dword [esp + 116]                                  ;  3484.7 p2      65 next[3] reload
        mov dword [esp + 572], edx                                  ;  3572.3 p0+p3   39 next[5] spill
        movzx edx, ah                                               ;  3488.7 p1      37 next[4]
        shr eax, 0x10                                               ;  3488.7 p1      37 next[5]
        mov dword [esp + 116], ebx                                  ;  3574.3 p0+p3   38 next[4] spill
        movzx ebx, al                                               ;  3489.7 p1      37 next[5]
        shr eax, 8                                                  ;  3489.7 p1      37 next[6]
        mov dword [esp + 576], eax                                  ;  3576.3 p0+p3   37 next[6] spill
        movzx eax, byte [esp + 96]                                  ;  3489.3 p2      38 next[4]
        mov dword [esp + 580], ebx                                  ;  3578.3 p0+p3   37 next[5] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3490.7 p2      68 h
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3494.7 p2+p0   68 h
        xor ebx, dword [esp + 68]                                   ;  3495.7 p2+p0   68 h
        xor ebx, 0x7bf2dca                                          ;  3496.7 p0      68 h
        mov dword [esp + 68], ecx                                   ;  3580.3 p0+p3   37 next[4] spill
        mov ecx, dword [esp + 468]                                  ;  3508.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3516.3 p2+p0   68 h
        mov ecx, dword [esp + 464]                                  ;  3506.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3517.3 p2+p0   68 h
        mov ecx, dword [esp + 472]                                  ;  3510.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3518.3 p2+p0   68 h
        mov ecx, dword [esp + 488]                                  ;  3518.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3526.3 p2+p0   68 h
        mov ecx, dword [esp + 492]                                  ;  3520.3 p2      38 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3528.3 p2+p0   68 h
        mov ecx, dword [esp + 496]                                  ;  3522.3 p2      38 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3530.3 p2+p0   68 h
        mov ecx, dword [esp + 152]                                  ;  3509.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3531.3 p2+p0   68 h
        mov ecx, dword [esp + 256]                                  ;  3511.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3532.3 p2+p0   68 h
        mov ecx, dword [esp + 300]                                  ;  3513.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3533.3 p2+p0   68 h
        mov ecx, dword [esp + 104]                                  ;  3515.3 p2      37 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3534.3 p2+p0   68 h
        mov ecx, dword [esp + 268]                                  ;  3517.3 p2      38 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3535.3 p2+p0   68 h
        mov ecx, dword [esp + 232]                                  ;  3519.3 p2      38 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3536.3 p2+p0   68 h
        mov ecx, dword [esp + 456]                                  ;  3521.3 p2      38 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3537.3 p2+p0   68 h
        mov ecx, dword [esp + 460]                                  ;  3523.3 p2      39 next[0] reload
        xor ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3538.3 p2+p0   68 h
        mov ecx, dword [esp + 108]                                  ;  3525.3 p2      65 next[7] reload
        mov dword [esp + 584], edx                                  ;  3582.3 p0+p3   37 next[4] spill
        movzx edx, ch                                               ;  3529.3 p1+p0   38 next[4]
        shr ecx, 0x10                                               ;  3529.3 p1      38 next[5]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3528.3 p2      68 h
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3532.3 p2+p0   68 h
        movzx edi, cl                                               ;  3530.3 p1      38 next[5]
        shr ecx, 8                                                  ;  3532.3 p1      39 next[6]
        xor ebp, dword [esp + 72]                                   ;  3533.3 p2+p0   68 h
        xor ebp, 0x33835aad                                         ;  3534.3 p0      68 h
        mov dword [esp + 72], ebx                                   ;  3584.3 p0+p3   68 h spill
        mov ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3534.7 p2      68 h
        mov esi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3535.7 p2      68 h
        xor ebx, dword [esp + 164]                                  ;  3538.7 p2+p0   68 h
        xor esi, dword [esp + 168]                                  ;  3539.7 p2+p0   68 h
        mov dword [esp + 168], ecx                                  ;  3586.3 p0+p3   39 next[6] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3540.7 p2      68 h
        xor ecx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3544.7 p2+p0   68 h
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3542.7 p2      68 h
        xor eax, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3546.7 p2+p0   68 h
        mov edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3544.7 p2      68 h
        xor ecx, dword [esp + 172]                                  ;  3545.7 p2+p0   68 h
        xor eax, dword [esp + 176]                                  ;  3547.7 p2+p0   68 h
        xor edx, dword [esp + 148]                                  ;  3548.7 p2+p0   68 h
        mov dword [esp + 148], edi                                  ;  3588.3 p0+p3   38 next[5] spill
        mov edi, dword [esp + 468]                                  ;  3550.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3558.3 p2+p0   68 h
        mov edi, dword [esp + 464]                                  ;  3552.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3560.3 p2+p0   68 h
        mov edi, dword [esp + 472]                                  ;  3554.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3562.3 p2+p0   68 h
        mov edi, dword [esp + 488]                                  ;  3557.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3565.3 p2+p0   68 h
        mov edi, dword [esp + 492]                                  ;  3559.3 p2      38 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3567.3 p2+p0   68 h
        mov edi, dword [esp + 496]                                  ;  3561.3 p2      38 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3569.3 p2+p0   68 h
        mov edi, dword [esp + 152]                                  ;  3564.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3572.3 p2+p0   68 h
        mov edi, dword [esp + 256]                                  ;  3566.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3574.3 p2+p0   68 h
        mov edi, dword [esp + 300]                                  ;  3568.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3576.3 p2+p0   68 h
        mov edi, dword [esp + 104]                                  ;  3570.3 p2      37 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3578.3 p2+p0   68 h
        mov edi, dword [esp + 268]                                  ;  3572.3 p2      38 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3580.3 p2+p0   68 h
        mov edi, dword [esp + 232]                                  ;  3574.3 p2      38 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3582.3 p2+p0   68 h
        mov edi, dword [esp + 456]                                  ;  3576.3 p2      38 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3584.3 p2+p0   68 h
        mov edi, dword [esp + 460]                                  ;  3578.3 p2      39 next[0] reload
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3586.3 p2+p0   68 h
        mov edi, dword [esp + 544]                                  ;  3580.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3588.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3588.3 p2+p0   68 h
        mov edi, dword [esp + 276]                                  ;  3583.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3591.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3591.3 p2+p0   68 h
        mov edi, dword [esp + 536]                                  ;  3586.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3594.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3594.3 p2+p0   68 h
        mov edi, dword [esp + 504]                                  ;  3589.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3597.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3597.3 p2+p0   68 h
        mov edi, dword [esp + 556]                                  ;  3592.3 p2      38 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3600.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3600.3 p2+p0   68 h
        mov edi, dword [esp + 548]                                  ;  3595.3 p2      38 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3603.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3603.3 p2+p0   68 h
        mov edi, dword [esp + 516]                                  ;  3598.3 p2      39 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3606.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3606.3 p2+p0   68 h
        mov edi, dword [esp + 352]                                  ;  3601.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3609.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3609.3 p2+p0   68 h
        mov edi, dword [esp + 184]                                  ;  3604.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3612.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3612.3 p2+p0   68 h
        mov edi, dword [esp + 344]                                  ;  3607.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3615.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3615.3 p2+p0   68 h
        mov edi, dword [esp + 312]                                  ;  3610.3 p2      37 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3618.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3618.3 p2+p0   68 h
        mov edi, dword [esp + 364]                                  ;  3613.3 p2      38 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3621.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3621.3 p2+p0   68 h
        mov edi, dword [esp + 432]                                  ;  3616.3 p2      38 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3624.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3624.3 p2+p0   68 h
        mov edi, dword [esp + 356]                                  ;  3619.3 p2      38 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3627.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3627.3 p2+p0   68 h
        mov edi, dword [esp + 324]                                  ;  3622.3 p2      39 next[3] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3630.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3630.3 p2+p0   68 h
        mov dword [esp + 24], ebx                                   ;  3631.3 p0+p3   68 h
        mov dword [esp + 28], esi                                   ;  3631.3 p0+p3   68 h
        movzx esi, byte [esp + 252]                                 ;  3625.3 p2      37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3633.3 p2+p0   68 h
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3629.3 p2      68 h
        xor esi, dword [esp + 140]                                  ;  3633.3 p2+p0   68 h
        mov ebx, dword [esp + 288]                                  ;  3629.3 p2      65 next[4] reload
        movzx edi, bh                                               ;  3633.3 p1+p0   37 next[5]
        shr ebx, 0x10                                               ;  3633.3 p1      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3638.3 p2+p0   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3638.3 p2+p0   68 h
        movzx edi, bl                                               ;  3634.3 p1      37 next[6]
        shr ebx, 8                                                  ;  3634.3 p1      37 next[7]
        mov dword [esp + 288], ebp                                  ;  3609.3 p0+p3   68 h spill
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3635.3 p2      68 h
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3635.3 p2      68 h
        xor ebp, dword [esp + 196]                                  ;  3639.3 p2+p0   68 h
        xor edi, dword [esp + 144]                                  ;  3639.3 p2+p0   68 h
        mov dword [esp + 144], ebx                                  ;  3635.3 p0+p3   37 next[7] spill
        mov ebx, dword [esp + 68]                                   ;  3636.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3644.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3644.3 p2+p0   68 h
        mov ebx, dword [esp + 584]                                  ;  3639.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3647.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3647.3 p2+p0   68 h
        mov ebx, dword [esp + 560]                                  ;  3642.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3650.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3650.3 p2+p0   68 h
        mov ebx, dword [esp + 528]                                  ;  3645.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3653.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3653.3 p2+p0   68 h
        mov ebx, dword [esp + 116]                                  ;  3648.3 p2      38 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3656.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3656.3 p2+p0   68 h
        mov ebx, dword [esp + 540]                                  ;  3651.3 p2      39 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3659.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3659.3 p2+p0   68 h
        mov ebx, dword [esp + 132]                                  ;  3654.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3662.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3662.3 p2+p0   68 h
        mov ebx, dword [esp + 392]                                  ;  3657.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3665.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3665.3 p2+p0   68 h
        mov ebx, dword [esp + 368]                                  ;  3660.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3668.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3668.3 p2+p0   68 h
        mov ebx, dword [esp + 336]                                  ;  3663.3 p2      37 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3671.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3671.3 p2+p0   68 h
        mov ebx, dword [esp + 264]                                  ;  3666.3 p2      38 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3674.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3674.3 p2+p0   68 h
        mov ebx, dword [esp + 408]                                  ;  3669.3 p2      38 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3677.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3677.3 p2+p0   68 h
        mov ebx, dword [esp + 380]                                  ;  3672.3 p2      38 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3680.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3680.3 p2+p0   68 h
        mov ebx, dword [esp + 348]                                  ;  3675.3 p2      39 next[4] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3683.3 p2+p0   68 h
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3683.3 p2+p0   68 h
        mov dword [esp + 32], ecx                                   ;  3684.3 p0+p3   68 h
        mov dword [esp + 36], eax                                   ;  3684.3 p0+p3   68 h
        movzx eax, byte [esp + 292]                                 ;  3678.3 p2      38 next[5]
        mov ecx, dword [esp + 96]                                   ;  3679.3 p2      65 next[0] reload
        movzx ebx, ch                                               ;  3683.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  3683.3 p1      38 next[6]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3686.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3686.3 p2+p0   68 h
        movzx eax, cl                                               ;  3684.3 p1      38 next[6]
        shr ecx, 8                                                  ;  3684.3 p1      39 next[7]
        xor edx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3688.3 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3688.3 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3689.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3689.3 p2+p0   68 h
        movzx eax, byte [esp + 304]                                 ;  3686.3 p2      37 next[6]
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3694.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3694.3 p2+p0   68 h
        mov eax, dword [esp + 252]                                  ;  3689.3 p2      65 next[5] reload
        movzx eax, ah                                               ;  3693.3 p1+p0   37 next[6]
        mov ebx, dword [esp + 580]                                  ;  3690.3 p2      37 next[5] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3698.3 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3698.3 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3698.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3698.3 p2+p0   68 h
        movzx eax, byte [esp + 248]                                 ;  3695.3 p2      38 next[6]
        mov ebx, dword [esp + 552]                                  ;  3696.3 p2      37 next[5] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3704.3 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3704.3 p2+p0   68 h
        mov ebx, dword [esp + 572]                                  ;  3699.3 p2      39 next[5] reload
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3707.3 p2+p0   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3707.3 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3703.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3703.3 p2+p0   68 h
        mov eax, dword [esp + 292]                                  ;  3704.3 p2      65 next[1] reload
        movzx eax, ah                                               ;  3708.3 p1+p0   38 next[6]
        mov ebx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3705.3 p2      68 h
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3706.3 p2      68 h
        xor ebx, dword [esp + 208]                                  ;  3709.3 p2+p0   68 h
        xor ecx, dword [esp + 192]                                  ;  3710.3 p2+p0   68 h
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3713.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3713.3 p2+p0   68 h
        mov eax, dword [esp + 404]                                  ;  3711.3 p2      37 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3719.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3719.3 p2+p0   68 h
        mov eax, dword [esp + 204]                                  ;  3714.3 p2      37 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3722.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3722.3 p2+p0   68 h
        mov eax, dword [esp + 388]                                  ;  3717.3 p2      37 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3725.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3725.3 p2+p0   68 h
        mov eax, dword [esp + 360]                                  ;  3720.3 p2      37 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3728.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3728.3 p2+p0   68 h
        mov eax, dword [esp + 420]                                  ;  3723.3 p2      38 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3731.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3731.3 p2+p0   68 h
        mov eax, dword [esp + 100]                                  ;  3726.3 p2      38 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3734.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3734.3 p2+p0   68 h
        mov eax, dword [esp + 400]                                  ;  3729.3 p2      38 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3737.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3737.3 p2+p0   68 h
        mov eax, dword [esp + 376]                                  ;  3732.3 p2      39 next[5] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3740.3 p2+p0   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3740.3 p2+p0   68 h
        mov eax, dword [esp + 148]                                  ;  3735.3 p2      38 next[5] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3743.3 p2+p0   68 h
        mov eax, dword [esp + 576]                                  ;  3737.3 p2      37 next[6] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3745.3 p2+p0   68 h
        mov dword [esp + 40], edx                                   ;  3741.3 p0+p3   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3745.3 p2+p0   68 h
        mov eax, dword [esp + 304]                                  ;  3740.3 p2      65 next[6] reload
        movzx eax, ah                                               ;  3744.3 p1+p0   37 next[7]
        mov dword [esp + 44], esi                                   ;  3744.3 p0+p3   68 h
        movzx esi, byte [esp + 260]                                 ;  3741.3 p2      38 next[7]
        mov edx, dword [esp + 168]                                  ;  3742.3 p2      39 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3750.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3750.3 p2+p0   68 h
        mov edx, dword [esp + 76]                                   ;  3745.3 p2      37 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3753.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3753.3 p2+p0   68 h
        mov edx, dword [esp + 440]                                  ;  3748.3 p2      37 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3756.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3756.3 p2+p0   68 h
        mov edx, dword [esp + 416]                                  ;  3751.3 p2      37 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3759.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3759.3 p2+p0   68 h
        mov edx, dword [esp + 384]                                  ;  3754.3 p2      37 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3762.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3762.3 p2+p0   68 h
        mov edx, dword [esp + 244]                                  ;  3757.3 p2      38 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3765.3 p2+p0   68 h
        xor ebx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3759.3 p2+p0   68 h
        xor ecx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3760.3 p2+p0   68 h
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3761.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3762.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3765.3 p2+p0   68 h
        mov eax, dword [esp + 248]                                  ;  3764.3 p2      65 next[2] reload
        movzx esi, ah                                               ;  3768.3 p1+p0   38 next[7]
        mov eax, dword [esp + 224]                                  ;  3765.3 p2      38 next[6] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3773.3 p2+p0   68 h
        mov edx, dword [esp + 428]                                  ;  3767.3 p2      38 next[6] reload
        xor ebp, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3775.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3773.3 p2+p0   68 h
        mov eax, dword [esp + 396]                                  ;  3770.3 p2      39 next[6] reload
        xor ebp, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3778.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3775.3 p2+p0   68 h
        mov edx, dword [esp + 128]                                  ;  3773.3 p2      68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3778.3 p2+p0   68 h
        mov eax, dword [esp + 500]                                  ;  3775.3 p2      37 next[1] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3783.3 p2+p0   68 h
        mov dword [esp + 48], ebp                                   ;  3779.3 p0+p3   68 h
        mov ebp, dword [esp + 240]                                  ;  3777.3 p2      37 next[1] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3785.3 p2+p0   68 h
        mov dword [esp + 52], edi                                   ;  3779.3 p0+p3   68 h
        mov edi, dword [esp + 436]                                  ;  3779.3 p2      37 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3787.3 p2+p0   68 h
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3781.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3782.3 p2+p0   68 h
        mov esi, dword [esp + 452]                                  ;  3783.3 p2      37 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3791.3 p2+p0   68 h
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3785.3 p2      68 h
        xor eax, dword [esp + 136]                                  ;  3789.3 p2+p0   68 h
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3790.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3791.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3792.3 p2+p0   68 h
        mov esi, dword [esp + 508]                                  ;  3790.3 p2      38 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3798.3 p2+p0   68 h
        mov edi, dword [esp + 272]                                  ;  3792.3 p2      38 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3800.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3798.3 p2+p0   68 h
        mov esi, dword [esp + 480]                                  ;  3795.3 p2      38 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3803.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3800.3 p2+p0   68 h
        mov edi, dword [esp + 484]                                  ;  3798.3 p2      39 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3806.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3803.3 p2+p0   68 h
        mov esi, dword [esp + 308]                                  ;  3801.3 p2      37 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3809.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3806.3 p2+p0   68 h
        mov edi, dword [esp + 120]                                  ;  3804.3 p2      37 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3812.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3809.3 p2+p0   68 h
        mov esi, dword [esp + 84]                                   ;  3807.3 p2      37 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3815.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3812.3 p2+p0   68 h
        mov edi, dword [esp + 228]                                  ;  3810.3 p2      37 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3818.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3815.3 p2+p0   68 h
        mov esi, dword [esp + 316]                                  ;  3813.3 p2      38 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3821.3 p2+p0   68 h
        mov ebp, dword [esp + 200]                                  ;  3815.3 p2      38 next[1] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3823.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3818.3 p2+p0   68 h
        mov edi, dword [esp + 88]                                   ;  3818.3 p2      38 next[1] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3826.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3821.3 p2+p0   68 h
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3823.3 p2+p0   68 h
        mov esi, dword [esp + 284]                                  ;  3822.3 p2      39 next[1] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3830.3 p2+p0   68 h
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3826.3 p2+p0   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3830.3 p2+p0   68 h
        mov esi, dword [esp + 156]                                  ;  3826.3 p2      68 h
        mov edi, dword [esp + 520]                                  ;  3827.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3835.3 p2+p0   68 h
        mov ebp, dword [esp + 216]                                  ;  3829.3 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3837.3 p2+p0   68 h
        mov dword [esp + 8], edx                                    ;  3831.3 p0+p3   68 h
        mov edx, dword [esp + 512]                                  ;  3831.3 p2      37 next[2] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3839.3 p2+p0   68 h
        mov dword [esp + 12], eax                                   ;  3831.3 p0+p3   68 h
        mov eax, dword [esp + 448]                                  ;  3833.3 p2      37 next[2] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3841.3 p2+p0   68 h
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3835.3 p2      68 h
        xor edi, dword [esp + 160]                                  ;  3839.3 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3840.3 p2+p0   68 h
        mov ebp, dword [esp + 532]                                  ;  3838.3 p2      38 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3846.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3841.3 p2+p0   68 h
        mov edx, dword [esp + 80]                                   ;  3841.3 p2      38 next[2] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3849.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3843.3 p2+p0   68 h
        mov eax, dword [esp + 524]                                  ;  3844.3 p2      38 next[2] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3852.3 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3846.3 p2+p0   68 h
        mov ebp, dword [esp + 476]                                  ;  3847.3 p2      39 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3855.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3849.3 p2+p0   68 h
        mov edx, dword [esp + 328]                                  ;  3850.3 p2      37 next[2] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3858.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3852.3 p2+p0   68 h
        mov eax, dword [esp + 124]                                  ;  3853.3 p2      37 next[2] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3861.3 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3855.3 p2+p0   68 h
        mov ebp, dword [esp + 320]                                  ;  3856.3 p2      37 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3864.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3858.3 p2+p0   68 h
        mov edx, dword [esp + 92]                                   ;  3859.3 p2      37 next[2] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3867.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3861.3 p2+p0   68 h
        mov eax, dword [esp + 340]                                  ;  3862.3 p2      38 next[2] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3870.3 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3864.3 p2+p0   68 h
        mov ebp, dword [esp + 296]                                  ;  3865.3 p2      38 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3873.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3867.3 p2+p0   68 h
        mov edx, dword [esp + 332]                                  ;  3868.3 p2      38 next[2] reload
        xor esi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3876.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3870.3 p2+p0   68 h
        mov eax, dword [esp + 280]                                  ;  3871.3 p2      39 next[2] reload
        xor esi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3879.3 p2+p0   68 h
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3873.3 p2+p0   68 h
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3876.3 p2+p0   68 h
        xor edi, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3879.3 p2+p0   68 h
        mov ebp, dword [esp + 236]                                  ;  3876.3 p2      37 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3884.3 p2+p0   68 h
        mov eax, dword [esp + 564]                                  ;  3878.3 p2      37 next[7] reload
        xor ebx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3886.3 p2+p0   68 h
        mov dword [esp + 16], esi                                   ;  3880.3 p0+p3   68 h
        mov dword [esp + 20], edi                                   ;  3880.3 p0+p3   68 h
        mov esi, dword [esp + 144]                                  ;  3880.3 p2      37 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3888.3 p2+p0   68 h
        mov edi, dword [esp + 568]                                  ;  3882.3 p2      38 next[7] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3890.3 p2+p0   68 h
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3884.3 p2+p0   68 h
        xor ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3886.3 p2+p0   68 h
        mov ebp, dword [esp + 220]                                  ;  3886.3 p2      37 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3894.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3888.3 p2+p0   68 h
        mov esi, dword [esp + 112]                                  ;  3889.3 p2      37 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3897.3 p2+p0   68 h
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3891.3 p2+p0   68 h
        mov edi, dword [esp + 212]                                  ;  3892.3 p2      37 next[7] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3900.3 p2+p0   68 h
        xor ecx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3894.3 p2+p0   68 h
        mov ebp, dword [esp + 412]                                  ;  3895.3 p2      37 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3903.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3897.3 p2+p0   68 h
        mov esi, dword [esp + 180]                                  ;  3898.3 p2      38 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3906.3 p2+p0   68 h
        xor ecx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3900.3 p2+p0   68 h
        mov edi, dword [esp + 444]                                  ;  3901.3 p2      38 next[7] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3909.3 p2+p0   68 h
        xor ecx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3903.3 p2+p0   68 h
        mov ebp, dword [esp + 372]                                  ;  3904.3 p2      38 next[7] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3912.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3906.3 p2+p0   68 h
        mov esi, dword [esp + 424]                                  ;  3907.3 p2      39 next[7] reload
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3915.3 p2+p0   68 h
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3909.3 p2+p0   68 h
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3912.3 p2+p0   68 h
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3915.3 p2+p0   68 h
        mov dword [esp + 56], ebx                                   ;  3916.3 p0+p3   68 h
        mov dword [esp + 60], ecx                                   ;  3916.3 p0+p3   68 h
        mov esi, dword [esp + 188]                                  ;  3912.3 p2      53 blocks
        add esi, 0x40                                               ;  3916.3 p1      53 blocks
        mov edi, dword [esp + 72]                                   ;  3913.3 p2      68 h reload
        mov ebp, dword [esp + 288]                                  ;  3914.3 p2      68 h reload
        mov eax, edi                                                ;  3917.3 p0      68 h copy
        mov ecx, ebp                                                ;  3918.3 p1      68 h copy
        cmp esi, dword [esp + 64]                                   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 612], esi                                  ;                    resident
        mov dword [esp + 0], eax                                    ;                    resident
        mov dword [esp + 4], ecx                                    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]                                    ;     0.0 p2      53 blocks reload
        mov edi, dword [esp + 608]                                  ;     1.0 p2      53 blocks reload
        mov dword [edi], esi                                        ;     4.0 p0+p3   53 blocks
        mov esi, dword [esp + 4]                                    ;     2.0 p2      53 blocks reload
        mov dword [edi + 4], esi                                    ;     6.0 p0+p3   53 blocks
        mov esi, dword [esp + 8]                                    ;     3.0 p2      53 blocks reload
        mov dword [edi + 8], esi                                    ;     7.0 p0+p3   53 blocks
        mov esi, dword [esp + 12]                                   ;     4.0 p2      53 blocks reload
        mov dword [edi + 12], esi                                   ;     8.0 p0+p3   53 blocks
        mov esi, dword [esp + 16]                                   ;     5.0 p2      53 blocks reload
        mov dword [edi + 16], esi                                   ;     9.0 p0+p3   53 blocks
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
        add esp, 0x24c                                              ;                    frame
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
