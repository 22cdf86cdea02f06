; whirlpool_blocks for Intel Pentium III (Katmai, Coppermine) (pentium3)
; made by cipherwright 0.1.0 from ciphers/whirlpool.cw (sha256 9d2d515c5400ddbf); do not edit:
;   ./cw build whirlpool_blocks --cpu pentium3
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
;   body: 55 uops, planned 22.0; bounds: width 18.3, ports 19.0, path 3.0
;   blocks: 9161 uops, planned 3949.0; bounds: width 3053.7, ports 3875.0, path 64.0
;   body.2: 49 uops, planned 19.0; bounds: width 16.3, ports 17.0, path 0.0
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
        mov edi, dword [esi]                                        ;     3.0 p2      53 h
        mov dword [esp + 0], edi                                    ;     6.0 p3+p4   53 h
        mov edi, dword [esi + 4]                                    ;     3.0 p2      53 h
        mov dword [esp + 4], edi                                    ;     6.0 p3+p4   53 h
        mov edi, dword [esi + 8]                                    ;     3.0 p2      53 h
        mov dword [esp + 8], edi                                    ;     6.0 p3+p4   53 h
        mov edi, dword [esi + 12]                                   ;     4.0 p2      53 h
        mov dword [esp + 12], edi                                   ;     7.0 p3+p4   53 h
        mov edi, dword [esi + 16]                                   ;     5.0 p2      53 h
        mov dword [esp + 16], edi                                   ;     8.0 p3+p4   53 h
        mov edi, dword [esi + 20]                                   ;     6.0 p2      53 h
        mov dword [esp + 20], edi                                   ;     9.0 p3+p4   53 h
        mov edi, dword [esi + 24]                                   ;     7.0 p2      53 h
        mov dword [esp + 24], edi                                   ;    10.0 p3+p4   53 h
        mov edi, dword [esi + 28]                                   ;     8.0 p2      53 h
        mov dword [esp + 28], edi                                   ;    11.0 p3+p4   53 h
        mov edi, dword [esi + 32]                                   ;     9.0 p2      53 h
        mov dword [esp + 32], edi                                   ;    12.0 p3+p4   53 h
        mov edi, dword [esi + 36]                                   ;    10.0 p2      53 h
        mov dword [esp + 36], edi                                   ;    13.0 p3+p4   53 h
        mov edi, dword [esi + 40]                                   ;    11.0 p2      53 h
        mov dword [esp + 40], edi                                   ;    14.0 p3+p4   53 h
        mov edi, dword [esi + 44]                                   ;    12.0 p2      53 h
        mov dword [esp + 44], edi                                   ;    15.0 p3+p4   53 h
        mov edi, dword [esi + 48]                                   ;    13.0 p2      53 h
        mov dword [esp + 48], edi                                   ;    16.0 p3+p4   53 h
        mov edi, dword [esi + 52]                                   ;    14.0 p2      53 h
        mov dword [esp + 52], edi                                   ;    17.0 p3+p4   53 h
        mov edi, dword [esi + 56]                                   ;    15.0 p2      53 h
        mov dword [esp + 56], edi                                   ;    18.0 p3+p4   53 h
        mov esi, dword [esi + 60]                                   ;    16.0 p2      53 h
        mov dword [esp + 60], esi                                   ;    19.0 p3+p4   53 h
        mov esi, dword [esp + 616]                                  ;    17.0 p2      53 h
        shl esi, 6                                                  ;    20.0 p0      53 h
        add esi, dword [esp + 612]                                  ;    21.0 p1+p2   53 h
        mov dword [esp + 64], esi                                   ;    22.0 p3+p4   53 h
        cmp dword [esp + 616], 0                                    ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [esp + 612]                                  ;                    resident
        mov eax, dword [esp + 0]                                    ;                    resident
        mov ecx, dword [esp + 4]                                    ;                    resident
        align 16
.blocks_1:
        movzx edi, al                                               ;     0.0 p0      37 next[0]
        movzx ebp, ah                                               ;     0.3 p1      37 next[1]
        movzx edx, byte [esp + 57]                                  ;     0.7 p2      37 next[0]
        mov ebx, eax                                                ;     1.0 p0      58 a[0] copy
        xor ebx, dword [esi]                                        ;     3.0 p1+p2   58 a[0]
        mov dword [esp + 68], ebx                                   ;     4.0 p3+p4   58 a[0] spill
        mov ebx, ecx                                                ;     2.7 p0      58 a[0] copy
        xor ebx, dword [esi + 4]                                    ;     3.7 p1+p2   58 a[0]
        shr eax, 0x10                                               ;     3.7 p0      37 next[2]
        mov dword [esp + 72], ebx                                   ;     4.7 p3+p4   58 a[0] spill
        mov ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;     4.7 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;     5.7 p2      37 next[1]
        mov dword [esp + 76], edi                                   ;     5.3 p3+p4   37 next[0] spill
        mov edi, dword [esp + 48]                                   ;     6.7 p2      37 next[0]
        shr edi, 0x10                                               ;     9.7 p0      37 next[0]
        mov dword [esp + 80], edx                                   ;     6.7 p3+p4   37 next[0] spill
        mov edx, edi                                                ;    10.7 p1      37 next[0] copy
        and edx, 0xff                                               ;    11.7 p0      37 next[0]
        shr edi, 8                                                  ;    10.7 p0      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;    14.7 p1+p2   37 next[1]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    14.7 p1+p2   37 next[1]
        mov edi, dword [esp + 40]                                   ;    10.3 p2      37 next[0]
        shr edi, 0x10                                               ;    13.3 p0      37 next[0]
        mov dword [esp + 84], edx                                   ;    12.7 p3+p4   37 next[0] spill
        mov edx, edi                                                ;    14.3 p1      37 next[0] copy
        shr edx, 8                                                  ;    15.3 p0      37 next[0]
        mov dword [esp + 88], edx                                   ;    16.3 p3+p4   37 next[0] spill
        movzx edx, byte [esp + 36]                                  ;    12.3 p2      38 next[0]
        mov dword [esp + 92], edx                                   ;    15.3 p3+p4   38 next[0] spill
        movzx edx, byte [esp + 29]                                  ;    13.3 p2      38 next[0]
        mov dword [esp + 96], edx                                   ;    16.3 p3+p4   38 next[0] spill
        mov edx, dword [esp + 20]                                   ;    14.3 p2      38 next[0]
        shr edx, 0x10                                               ;    17.3 p0      38 next[0]
        mov dword [esp + 100], edi                                  ;    15.0 p3+p4   37 next[0] spill
        movzx edi, dl                                               ;    18.3 p1      38 next[0]
        shr edx, 8                                                  ;    18.3 p0      39 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;    22.3 p1+p2   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    19.3 p2      37 next[1]
        xor edx, ebp                                                ;    22.3 p0      37 next[1]
        mov ebp, dword [esp + 12]                                   ;    18.3 p2      39 next[0]
        shr ebp, 0x10                                               ;    21.3 p0      39 next[0]
        mov dword [esp + 104], edi                                  ;    19.3 p3+p4   38 next[0] spill
        mov edi, ebp                                                ;    22.3 p1      39 next[0] copy
        shr edi, 8                                                  ;    23.3 p0      39 next[0]
        mov dword [esp + 108], edi                                  ;    24.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 8]                                   ;    20.3 p2      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    26.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    26.3 p0+p2   37 next[1]
        mov edi, dword [esp + 56]                                   ;    23.3 p2      37 next[1]
        shr edi, 0x10                                               ;    26.3 p0      37 next[1]
        mov dword [esp + 112], ebp                                  ;    22.7 p3+p4   39 next[0] spill
        mov ebp, edi                                                ;    27.3 p1      37 next[1] copy
        and ebp, 0xff                                               ;    28.3 p0      37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;    32.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    32.3 p0+p2   37 next[1]
        movzx ebp, byte [esp + 44]                                  ;    26.3 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;    33.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    33.3 p0+p2   37 next[1]
        movzx ebp, byte [esp + 37]                                  ;    29.3 p2      38 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;    35.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    35.3 p0+p2   37 next[1]
        mov ebp, dword [esp + 28]                                   ;    32.3 p2      38 next[1]
        shr ebp, 0x10                                               ;    35.3 p0      38 next[1]
        mov dword [esp + 116], ecx                                  ;    29.3 p3+p4   57 k[0] spill
        mov ecx, ebp                                                ;    36.3 p1      38 next[1] copy
        and ecx, 0xff                                               ;    37.3 p0      38 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    41.3 p1+p2   37 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    41.3 p0+p2   37 next[1]
        movzx ecx, byte [esp + 16]                                  ;    35.3 p2      37 next[2]
        mov dword [esp + 120], edx                                  ;    42.3 p3+p4   37 next[1] spill
        movzx edx, byte [esp + 9]                                   ;    36.3 p2      37 next[2]
        mov dword [esp + 124], ebx                                  ;    42.3 p3+p4   37 next[1] spill
        mov ebx, dword [esi + 8]                                    ;    37.3 p2      58 a[1]
        xor ebx, dword [esp + 8]                                    ;    40.3 p1+p2   58 a[1]
        mov dword [esp + 128], ebx                                  ;    41.3 p3+p4   58 a[1] spill
        movzx ebx, al                                               ;    35.7 p0      37 next[2]
        mov dword [esp + 132], eax                                  ;    36.0 p3+p4   37 next[2] spill
        mov eax, dword [esi + 12]                                   ;    39.3 p2      58 a[1]
        xor eax, dword [esp + 12]                                   ;    42.3 p1+p2   58 a[1]
        shr edi, 8                                                  ;    37.7 p0      37 next[2]
        mov dword [esp + 136], eax                                  ;    43.3 p3+p4   58 a[1] spill
        movzx eax, byte [esp + 52]                                  ;    41.3 p2      38 next[2]
        mov dword [esp + 140], ecx                                  ;    39.0 p3+p4   37 next[2] spill
        movzx ecx, byte [esp + 45]                                  ;    42.3 p2      38 next[2]
        mov dword [esp + 144], edx                                  ;    40.0 p3+p4   37 next[2] spill
        mov edx, dword [esp + 36]                                   ;    43.3 p2      38 next[2]
        shr edx, 0x10                                               ;    46.3 p0      38 next[2]
        mov dword [esp + 148], ebx                                  ;    41.3 p3+p4   37 next[2] spill
        movzx ebx, dl                                               ;    47.3 p1      38 next[2]
        mov dword [esp + 152], edx                                  ;    47.3 p3+p4   38 next[2] spill
        mov edx, dword [esi + 16]                                   ;    44.3 p2      58 a[2]
        xor edx, dword [esp + 16]                                   ;    47.3 p0+p2   58 a[2]
        shr ebp, 8                                                  ;    44.3 p0      39 next[2]
        mov dword [esp + 156], edx                                  ;    48.3 p3+p4   58 a[2] spill
        mov edx, dword [esi + 20]                                   ;    46.3 p2      58 a[2]
        xor edx, dword [esp + 20]                                   ;    49.3 p1+p2   58 a[2]
        mov dword [esp + 160], edx                                  ;    50.3 p3+p4   58 a[2] spill
        mov edx, dword [esi + 24]                                   ;    48.3 p2      58 a[3]
        xor edx, dword [esp + 24]                                   ;    51.3 p0+p2   58 a[3]
        mov dword [esp + 164], edx                                  ;    52.3 p3+p4   58 a[3] spill
        mov edx, dword [esi + 28]                                   ;    50.3 p2      58 a[3]
        xor edx, dword [esp + 28]                                   ;    53.3 p1+p2   58 a[3]
        mov dword [esp + 168], edx                                  ;    54.3 p3+p4   58 a[3] spill
        mov edx, dword [esi + 32]                                   ;    52.3 p2      58 a[4]
        xor edx, dword [esp + 32]                                   ;    55.3 p0+p2   58 a[4]
        mov dword [esp + 172], edx                                  ;    56.3 p3+p4   58 a[4] spill
        mov edx, dword [esi + 36]                                   ;    54.3 p2      58 a[4]
        xor edx, dword [esp + 36]                                   ;    57.3 p1+p2   58 a[4]
        mov dword [esp + 176], edx                                  ;    58.3 p3+p4   58 a[4] spill
        mov edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;    56.3 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;    59.3 p0+p2   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;    60.3 p1+p2   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;    61.3 p0+p2   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;    62.3 p1+p2   37 next[2]
        mov dword [esp + 180], edi                                  ;    56.3 p3+p4   37 next[2] spill
        mov edi, dword [esp + 140]                                  ;    61.3 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    67.3 p0+p2   37 next[2]
        mov edi, dword [esp + 144]                                  ;    63.3 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;    69.3 p1+p2   37 next[2]
        mov edi, dword [esp + 148]                                  ;    65.3 p2      37 next[2] reload
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;    71.3 p0+p2   37 next[2]
        mov dword [esp + 184], edx                                  ;    72.3 p3+p4   37 next[2] spill
        mov edx, dword [esi + 40]                                   ;    67.3 p2      58 a[5]
        xor edx, dword [esp + 40]                                   ;    70.3 p1+p2   58 a[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;    69.3 p2      37 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;    72.3 p0+p2   37 next[2]
        xor eax, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    73.3 p1+p2   37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    74.3 p0+p2   37 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;    75.3 p1+p2   37 next[2]
        mov edi, dword [esp + 140]                                  ;    74.3 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    80.3 p0+p2   37 next[2]
        mov edi, dword [esp + 144]                                  ;    76.3 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;    82.3 p1+p2   37 next[2]
        mov edi, dword [esp + 180]                                  ;    78.3 p2      37 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;    84.3 p0+p2   37 next[2]
        mov ecx, dword [esi + 44]                                   ;    80.3 p2      58 a[5]
        mov ebx, dword [esp + 44]                                   ;    81.3 p2      57 k[5] reload
        xor ecx, ebx                                                ;    84.3 p1      58 a[5]
        movzx edi, byte [esp + 24]                                  ;    82.3 p2      37 next[3]
        mov ebp, dword [esi + 48]                                   ;    83.3 p2      58 a[6]
        xor ebp, dword [esp + 48]                                   ;    86.3 p0+p2   58 a[6]
        mov dword [esp + 180], eax                                  ;    85.3 p3+p4   37 next[2] spill
        mov eax, dword [esi + 52]                                   ;    85.3 p2      58 a[6]
        xor eax, dword [esp + 52]                                   ;    88.3 p1+p2   58 a[6]
        shr ebx, 0x10                                               ;    84.3 p0      38 next[3]
        mov dword [esp + 144], eax                                  ;    89.3 p3+p4   58 a[6] spill
        movzx eax, bl                                               ;    85.3 p1      38 next[3]
        mov dword [esp + 140], ecx                                  ;    85.3 p3+p4   58 a[5] spill
        mov ecx, dword [esi + 56]                                   ;    87.3 p2      58 a[7]
        xor ecx, dword [esp + 56]                                   ;    90.3 p0+p2   58 a[7]
        mov dword [esp + 148], edx                                  ;    74.7 p3+p4   58 a[5] spill
        mov edx, dword [esi + 60]                                   ;    89.3 p2      58 a[7]
        xor edx, dword [esp + 60]                                   ;    92.3 p1+p2   58 a[7]
        shr ebx, 8                                                  ;    85.3 p0      39 next[4]
        mov dword [esp + 188], esi                                  ;    76.7 p3+p4   58 a[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;    91.3 p2      37 next[3]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;    92.3 p2      37 next[3]
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;    94.3 p1+p2   37 next[3]
        mov eax, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;    94.3 p2      37 next[3]
        xor eax, edi                                                ;    97.3 p0      37 next[3]
        mov edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;    95.3 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;    96.3 p2      37 next[4]
        mov dword [esp + 192], edx                                  ;    93.3 p3+p4   58 a[7] spill
        movzx edx, byte [esp + 17]                                  ;    97.3 p2      37 next[3]
        xor esi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   103.3 p1+p2   37 next[3]
        xor eax, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   103.3 p0+p2   37 next[3]
        mov edx, dword [esp + 8]                                    ;   100.3 p2      37 next[3]
        shr edx, 0x10                                               ;   103.3 p0      37 next[3]
        mov dword [esp + 196], ebp                                  ;    87.7 p3+p4   58 a[6] spill
        movzx ebp, dl                                               ;   104.3 p1      37 next[3]
        shr edx, 8                                                  ;   104.3 p0      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   108.3 p1+p2   37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   108.3 p0+p2   37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   108.3 p1+p2   37 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   108.3 p0+p2   37 next[4]
        mov ebp, dword [esp + 132]                                  ;   105.3 p2      37 next[3]
        shr ebp, 8                                                  ;   108.3 p0      37 next[3]
        mov edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   109.3 p2      37 next[3]
        xor edx, esi                                                ;   112.3 p1      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   112.3 p0+p2   37 next[3]
        movzx esi, byte [esp + 60]                                  ;   108.3 p2      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   114.3 p1+p2   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   114.3 p0+p2   37 next[3]
        movzx esi, byte [esp + 53]                                  ;   111.3 p2      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   117.3 p1+p2   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   117.3 p0+p2   37 next[3]
        mov esi, dword [esp + 152]                                  ;   114.3 p2      39 next[3]
        shr esi, 8                                                  ;   117.3 p0      39 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   121.3 p1+p2   37 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   121.3 p0+p2   37 next[3]
        movzx esi, byte [esp + 32]                                  ;   117.3 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   123.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   123.3 p0+p2   37 next[4]
        movzx esi, byte [esp + 25]                                  ;   120.3 p2      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   126.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   126.3 p0+p2   37 next[4]
        mov esi, dword [esp + 16]                                   ;   123.3 p2      37 next[4]
        shr esi, 0x10                                               ;   126.3 p0      37 next[4]
        mov ebp, esi                                                ;   127.3 p1      37 next[4] copy
        and ebp, 0xff                                               ;   128.3 p0      37 next[4]
        shr esi, 8                                                  ;   127.3 p0      37 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   132.3 p1+p2   37 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   132.3 p1+p2   37 next[4]
        mov ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   128.3 p2      37 next[5]
        mov esi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   128.3 p2      37 next[5]
        mov dword [esp + 152], eax                                  ;   122.3 p3+p4   37 next[3] spill
        movzx eax, byte [esp + 116]                                 ;   128.3 p2      38 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   134.3 p0+p2   37 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   134.3 p1+p2   37 next[4]
        movzx eax, byte [esp + 61]                                  ;   131.3 p2      38 next[4]
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   137.3 p0+p2   37 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   137.3 p1+p2   37 next[4]
        mov eax, dword [esp + 52]                                   ;   134.3 p2      38 next[4]
        shr eax, 0x10                                               ;   137.3 p0      38 next[4]
        mov dword [esp + 132], edx                                  ;   122.3 p3+p4   37 next[3] spill
        movzx edx, al                                               ;   138.3 p1      38 next[4]
        shr eax, 8                                                  ;   138.3 p0      39 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   142.3 p1+p2   37 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   142.3 p0+p2   37 next[4]
        mov edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   139.3 p2      37 next[5]
        xor edx, ebp                                                ;   142.3 p1      37 next[5]
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   139.3 p2      37 next[5]
        xor eax, esi                                                ;   142.3 p0      37 next[5]
        movzx esi, ch                                               ;   127.7 p1      37 next[0]
        movzx ebp, byte [esp + 40]                                  ;   139.3 p2      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   145.3 p0+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   145.3 p1+p2   37 next[5]
        movzx ebp, byte [esp + 33]                                  ;   142.3 p2      37 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   148.3 p0+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   148.3 p1+p2   37 next[5]
        mov ebp, dword [esp + 24]                                   ;   145.3 p2      37 next[5]
        shr ebp, 0x10                                               ;   148.3 p0      37 next[5]
        mov dword [esp + 200], ebx                                  ;   143.3 p3+p4   37 next[4] spill
        mov ebx, ebp                                                ;   149.3 p1      37 next[5] copy
        and ebx, 0xff                                               ;   150.3 p0      37 next[5]
        shr ebp, 8                                                  ;   149.3 p0      37 next[6]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   154.3 p1+p2   37 next[5]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   154.3 p1+p2   37 next[5]
        mov ebx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   150.3 p2      37 next[6]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   150.3 p2      37 next[6]
        mov dword [esp + 204], edi                                  ;   143.3 p3+p4   37 next[4] spill
        movzx edi, byte [esp + 12]                                  ;   150.3 p2      38 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   156.3 p0+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   156.3 p1+p2   37 next[5]
        mov dword [esp + 208], ecx                                  ;   141.3 p3+p4   58 a[7] spill
        mov ecx, dword [esp + 116]                                  ;   153.3 p2      57 k[0] reload
        movzx edi, ch                                               ;   156.3 p0      38 next[5]
        shr ecx, 0x10                                               ;   156.3 p0      38 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   160.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   160.3 p1+p2   37 next[5]
        movzx edi, cl                                               ;   157.3 p0      38 next[6]
        shr ecx, 8                                                  ;   157.3 p0      39 next[7]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   161.3 p1+p2   37 next[6]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   161.3 p1+p2   37 next[6]
        mov edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   158.3 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   159.3 p2      37 next[7]
        mov dword [esp + 116], esi                                  ;   149.7 p3+p4   37 next[0] spill
        mov esi, dword [esp + 60]                                   ;   160.3 p2      38 next[5]
        shr esi, 0x10                                               ;   163.3 p0      38 next[5]
        mov dword [esp + 212], ecx                                  ;   162.3 p3+p4   37 next[7] spill
        mov ecx, esi                                                ;   164.3 p1      38 next[5] copy
        and ecx, 0xff                                               ;   165.3 p0      38 next[5]
        shr esi, 8                                                  ;   164.3 p0      39 next[6]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   169.3 p1+p2   37 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   169.3 p1+p2   37 next[5]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   168.3 p0+p2   37 next[6]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   165.3 p2      37 next[6]
        xor ecx, ebp                                                ;   168.3 p1      37 next[6]
        movzx esi, byte [esp + 48]                                  ;   165.3 p2      37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   171.3 p0+p2   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   171.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 41]                                  ;   168.3 p2      37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   174.3 p0+p2   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   174.3 p1+p2   37 next[6]
        mov esi, dword [esp + 32]                                   ;   171.3 p2      37 next[6]
        shr esi, 0x10                                               ;   174.3 p0      37 next[6]
        mov ebp, esi                                                ;   175.3 p1      37 next[6] copy
        and ebp, 0xff                                               ;   176.3 p0      37 next[6]
        shr esi, 8                                                  ;   175.3 p0      37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   180.3 p1+p2   37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   180.3 p1+p2   37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   179.3 p0+p2   37 next[7]
        mov ebp, dword [esp + 212]                                  ;   175.3 p2      37 next[7] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   179.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 20]                                  ;   177.3 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   183.3 p0+p2   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   183.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 13]                                  ;   180.3 p2      38 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   186.3 p0+p2   37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   186.3 p1+p2   37 next[6]
        mov esi, dword [esp + 124]                                  ;   183.3 p2      65 next[1]
        mov dword [esp + 212], ecx                                  ;   187.3 p3+p4   37 next[6] spill
        mov ecx, dword [esp + 120]                                  ;   184.3 p2      65 next[1]
        mov dword [esp + 216], ebx                                  ;   187.3 p3+p4   37 next[6] spill
        movzx ebx, byte [esp + 56]                                  ;   185.3 p2      37 next[7]
        xor edi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   191.3 p0+p2   37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   188.3 p2      37 next[7]
        xor ebx, ebp                                                ;   191.3 p1      37 next[7]
        movzx ebp, byte [esp + 49]                                  ;   188.3 p2      37 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   194.3 p0+p2   37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   194.3 p1+p2   37 next[7]
        movzx ebp, byte [esp + 100]                                 ;   191.3 p2      37 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   197.3 p0+p2   37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   197.3 p1+p2   37 next[7]
        movzx ebp, byte [esp + 28]                                  ;   194.3 p2      38 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   200.3 p0+p2   37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   200.3 p1+p2   37 next[7]
        movzx ebp, byte [esp + 21]                                  ;   197.3 p2      38 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   203.3 p0+p2   37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   203.3 p1+p2   37 next[7]
        movzx ebp, byte [esp + 112]                                 ;   200.3 p2      38 next[7]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   206.3 p0+p2   37 next[7]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   206.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 184]                                  ;   203.3 p2      65 next[2]
        mov dword [esp + 112], ebx                                  ;   207.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 180]                                  ;   204.3 p2      65 next[2]
        mov dword [esp + 100], edi                                  ;   207.3 p3+p4   37 next[7] spill
        movzx edi, byte [esp + 68]                                  ;   205.3 p2      37 next[0]
        mov dword [esp + 220], eax                                  ;   189.7 p3+p4   37 next[5] spill
        mov eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   208.3 p2      65 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   208.3 p2      65 next[0]
        mov dword [esp + 224], edx                                  ;   192.3 p3+p4   37 next[5] spill
        mov edx, dword [esp + 116]                                  ;   208.3 p2      37 next[0] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   214.3 p0+p2   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   211.3 p2      65 next[0]
        xor edx, edi                                                ;   214.3 p1      65 next[0]
        mov edi, dword [esp + 196]                                  ;   211.3 p2      37 next[0]
        shr edi, 0x10                                               ;   214.3 p0      37 next[0]
        mov dword [esp + 116], ebx                                  ;   207.3 p3+p4   65 next[2] spill
        mov ebx, edi                                                ;   215.3 p1      37 next[0] copy
        and ebx, 0xff                                               ;   216.3 p0      37 next[0]
        shr edi, 8                                                  ;   215.3 p0      37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   220.3 p1+p2   65 next[0]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   220.3 p1+p2   65 next[0]
        mov ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   216.3 p2      65 next[1]
        xor ebx, esi                                                ;   219.3 p0      65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   219.3 p1+p2   65 next[1]
        mov esi, dword [esp + 148]                                  ;   216.3 p2      37 next[0]
        shr esi, 0x10                                               ;   219.3 p0      37 next[0]
        mov edi, esi                                                ;   220.3 p1      37 next[0] copy
        shr edi, 8                                                  ;   221.3 p0      37 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   225.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   225.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 176]                                 ;   219.3 p2      38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   226.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   226.3 p0+p2   65 next[0]
        mov dword [esp + 228], ecx                                  ;   220.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 168]                                  ;   222.3 p2      58 a[3] reload
        movzx edi, ch                                               ;   225.3 p1      38 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   229.3 p0+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   229.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;   225.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;   226.3 p0      38 next[1]
        mov ecx, edi                                                ;   227.3 p1      38 next[1] copy
        movzx edi, cl                                               ;   228.3 p1      38 next[1]
        shr ecx, 8                                                  ;   228.3 p0      39 next[2]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   232.3 p1+p2   65 next[1]
        mov dword [esp + 232], esi                                  ;   220.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 228]                                  ;   226.3 p2      65 next[1] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   232.3 p0+p2   65 next[1]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   232.3 p1+p2   65 next[2]
        mov edi, dword [esp + 116]                                  ;   229.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   230.3 p2      65 next[2]
        xor ecx, edi                                                ;   233.3 p0      65 next[2]
        mov edi, dword [esp + 160]                                  ;   231.3 p2      38 next[0]
        shr edi, 0x10                                               ;   234.3 p0      38 next[0]
        mov dword [esp + 116], ecx                                  ;   234.3 p3+p4   65 next[2] spill
        mov ecx, edi                                                ;   235.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;   236.3 p0      38 next[0]
        shr edi, 8                                                  ;   235.3 p0      39 next[1]
        xor eax, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   240.3 p1+p2   65 next[0]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   240.3 p0+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   239.3 p1+p2   65 next[1]
        mov ecx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   236.3 p2      65 next[1]
        xor ecx, esi                                                ;   239.3 p0      65 next[1]
        mov esi, dword [esp + 136]                                  ;   236.3 p2      39 next[0]
        shr esi, 0x10                                               ;   239.3 p0      39 next[0]
        mov edi, esi                                                ;   240.3 p1      39 next[0] copy
        shr edi, 8                                                  ;   241.3 p0      39 next[0]
        xor eax, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   245.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   245.3 p0+p2   65 next[0]
        mov edi, dword [esp + 76]                                   ;   239.3 p2      37 next[0] reload
        mov dword [esp + 228], esi                                  ;   240.3 p3+p4   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   242.3 p2      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   242.3 p2      63 next[0]
        xor esi, 0xe8c62318                                         ;   245.3 p1      63 next[0]
        xor edi, 0x4f01b887                                         ;   245.3 p0      63 next[0]
        mov dword [esp + 76], ebp                                   ;   234.3 p3+p4   65 next[2] spill
        mov ebp, dword [esp + 80]                                   ;   242.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   248.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   248.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 84]                                   ;   245.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   251.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   251.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 88]                                   ;   248.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   254.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   254.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 92]                                   ;   251.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   257.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   257.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 96]                                   ;   254.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   260.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   260.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 104]                                  ;   257.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   263.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   263.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 108]                                  ;   260.3 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   266.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   266.3 p0+p2   63 next[0]
        xor eax, esi                                                ;   267.3 p1      65 next[0]
        xor edx, edi                                                ;   267.3 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;   263.3 p2      65 next[3]
        mov dword [esp + 108], edx                                  ;   268.3 p3+p4   65 next[0] spill
        mov edx, dword [esp + 152]                                  ;   264.3 p2      65 next[3]
        mov dword [esp + 104], eax                                  ;   268.3 p3+p4   65 next[0] spill
        movzx eax, byte [esp + 128]                                 ;   265.3 p2      37 next[1]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   271.3 p1+p2   65 next[1]
        xor ecx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   271.3 p0+p2   65 next[1]
        mov eax, dword [esp + 68]                                   ;   268.3 p2      58 a[0] reload
        mov dword [esp + 96], edi                                   ;   267.3 p3+p4   63 next[0] spill
        movzx edi, ah                                               ;   271.3 p1      37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   275.3 p0+p2   65 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   275.3 p1+p2   65 next[1]
        mov edi, eax                                                ;   271.3 p0      37 next[2] copy
        shr edi, 0x10                                               ;   272.3 p0      37 next[2]
        mov eax, edi                                                ;   273.3 p1      37 next[2] copy
        movzx edi, al                                               ;   274.3 p1      37 next[2]
        shr eax, 8                                                  ;   274.3 p0      37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   278.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   278.3 p0+p2   65 next[3]
        mov eax, dword [esp + 76]                                   ;   273.3 p2      65 next[2] reload
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   278.3 p1+p2   65 next[2]
        mov dword [esp + 76], esi                                   ;   267.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 116]                                  ;   275.3 p2      65 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   278.3 p0+p2   65 next[2]
        mov edi, dword [esp + 208]                                  ;   277.3 p2      37 next[1]
        shr edi, 0x10                                               ;   280.3 p0      37 next[1]
        mov dword [esp + 116], edx                                  ;   279.3 p3+p4   65 next[3] spill
        mov edx, edi                                                ;   281.3 p1      37 next[1] copy
        and edx, 0xff                                               ;   282.3 p0      37 next[1]
        shr edi, 8                                                  ;   281.3 p0      37 next[2]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   286.3 p1+p2   65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   286.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   285.3 p0+p2   65 next[2]
        mov edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   282.3 p2      65 next[2]
        xor edx, esi                                                ;   285.3 p1      65 next[2]
        movzx esi, byte [esp + 140]                                 ;   282.3 p2      38 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   288.3 p0+p2   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   288.3 p1+p2   65 next[1]
        mov dword [esp + 92], edx                                   ;   286.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 176]                                  ;   285.3 p2      58 a[4] reload
        movzx esi, dh                                               ;   288.3 p0      38 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   292.3 p1+p2   65 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   292.3 p0+p2   65 next[1]
        mov esi, edx                                                ;   288.3 p1      38 next[2] copy
        shr esi, 0x10                                               ;   289.3 p0      38 next[2]
        mov edx, esi                                                ;   290.3 p1      38 next[2] copy
        movzx esi, dl                                               ;   291.3 p0      38 next[2]
        shr edx, 8                                                  ;   291.3 p0      39 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   295.3 p1+p2   65 next[2]
        mov edi, dword [esp + 92]                                   ;   289.3 p2      65 next[2] reload
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   295.3 p1+p2   65 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   295.3 p0+p2   65 next[3]
        mov esi, dword [esp + 116]                                  ;   292.3 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   293.3 p2      65 next[3]
        xor edx, esi                                                ;   296.3 p1      65 next[3]
        mov esi, dword [esp + 204]                                  ;   294.3 p2      65 next[4]
        mov dword [esp + 116], ebx                                  ;   293.3 p3+p4   65 next[1] spill
        mov ebx, dword [esp + 200]                                  ;   295.3 p2      65 next[4]
        mov dword [esp + 92], ecx                                   ;   293.3 p3+p4   65 next[1] spill
        movzx ecx, byte [esp + 156]                                 ;   296.3 p2      37 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   302.3 p0+p2   65 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   299.3 p2      65 next[2]
        xor ecx, edi                                                ;   302.3 p1      65 next[2]
        mov dword [esp + 88], ebx                                   ;   298.3 p3+p4   65 next[4] spill
        mov ebx, dword [esp + 128]                                  ;   299.3 p2      58 a[1] reload
        movzx edi, bh                                               ;   302.3 p0      37 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   306.3 p1+p2   65 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   306.3 p0+p2   65 next[2]
        mov edi, ebx                                                ;   302.3 p1      37 next[3] copy
        shr edi, 0x10                                               ;   303.3 p0      37 next[3]
        mov ebx, edi                                                ;   304.3 p1      37 next[3] copy
        movzx edi, bl                                               ;   305.3 p0      37 next[3]
        shr ebx, 8                                                  ;   305.3 p0      37 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   309.3 p1+p2   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   309.3 p1+p2   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   309.3 p0+p2   65 next[4]
        mov edi, dword [esp + 88]                                   ;   305.3 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   306.3 p2      65 next[4]
        xor ebx, edi                                                ;   309.3 p1      65 next[4]
        movzx edi, byte [esp + 144]                                 ;   307.3 p2      38 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   313.3 p0+p2   65 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   313.3 p1+p2   65 next[2]
        mov dword [esp + 88], ebx                                   ;   310.3 p3+p4   65 next[4] spill
        mov ebx, dword [esp + 140]                                  ;   310.3 p2      58 a[5] reload
        movzx edi, bh                                               ;   313.3 p0      38 next[2]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   317.3 p1+p2   65 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   317.3 p0+p2   65 next[2]
        mov edi, ebx                                                ;   313.3 p1      38 next[3] copy
        shr edi, 0x10                                               ;   314.3 p0      38 next[3]
        mov ebx, edi                                                ;   315.3 p1      38 next[3] copy
        movzx edi, bl                                               ;   316.3 p0      38 next[3]
        shr ebx, 8                                                  ;   316.3 p0      39 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   320.3 p1+p2   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   320.3 p1+p2   65 next[3]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   320.3 p0+p2   65 next[4]
        mov edi, dword [esp + 88]                                   ;   316.3 p2      65 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   317.3 p2      65 next[4]
        xor ebx, edi                                                ;   320.3 p1      65 next[4]
        mov edi, dword [esp + 224]                                  ;   318.3 p2      65 next[5]
        mov dword [esp + 88], eax                                   ;   318.3 p3+p4   65 next[2] spill
        mov eax, dword [esp + 220]                                  ;   319.3 p2      65 next[5]
        mov dword [esp + 84], ecx                                   ;   318.3 p3+p4   65 next[2] spill
        movzx ecx, byte [esp + 164]                                 ;   320.3 p2      37 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   326.3 p0+p2   65 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   326.3 p1+p2   65 next[3]
        mov ecx, dword [esp + 156]                                  ;   323.3 p2      58 a[2] reload
        mov dword [esp + 80], eax                                   ;   322.3 p3+p4   65 next[5] spill
        movzx eax, ch                                               ;   326.3 p0      37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;   330.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   330.3 p0+p2   65 next[3]
        mov eax, ecx                                                ;   326.3 p1      37 next[4] copy
        shr eax, 0x10                                               ;   327.3 p0      37 next[4]
        movzx ecx, al                                               ;   328.3 p1      37 next[4]
        shr eax, 8                                                  ;   328.3 p0      37 next[5]
        xor esi, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   332.3 p1+p2   65 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   332.3 p0+p2   65 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   329.3 p2      65 next[5]
        xor ecx, edi                                                ;   332.3 p1      65 next[5]
        mov edi, dword [esp + 80]                                   ;   329.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   330.3 p2      65 next[5]
        xor eax, edi                                                ;   333.3 p0      65 next[5]
        movzx edi, byte [esp + 192]                                 ;   331.3 p2      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   337.3 p1+p2   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   337.3 p0+p2   65 next[3]
        mov dword [esp + 80], eax                                   ;   334.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 144]                                  ;   334.3 p2      58 a[6] reload
        movzx edi, ah                                               ;   337.3 p1      38 next[3]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   341.3 p0+p2   65 next[3]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   341.3 p1+p2   65 next[3]
        mov edi, eax                                                ;   337.3 p0      38 next[4] copy
        shr edi, 0x10                                               ;   338.3 p0      38 next[4]
        mov eax, edi                                                ;   339.3 p1      38 next[4] copy
        movzx edi, al                                               ;   340.3 p0      38 next[4]
        shr eax, 8                                                  ;   340.3 p0      39 next[5]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   344.3 p1+p2   65 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   344.3 p1+p2   65 next[4]
        xor ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   344.3 p0+p2   65 next[5]
        mov edi, dword [esp + 80]                                   ;   340.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   341.3 p2      65 next[5]
        xor eax, edi                                                ;   344.3 p1      65 next[5]
        mov edi, dword [esp + 216]                                  ;   342.3 p2      65 next[6]
        mov dword [esp + 80], ebp                                   ;   342.3 p3+p4   65 next[3] spill
        mov ebp, dword [esp + 212]                                  ;   343.3 p2      65 next[6]
        mov dword [esp + 236], edx                                  ;   342.3 p3+p4   65 next[3] spill
        movzx edx, byte [esp + 172]                                 ;   344.3 p2      37 next[4]
        xor esi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   350.3 p0+p2   65 next[4]
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   350.3 p1+p2   65 next[4]
        mov edx, dword [esp + 164]                                  ;   347.3 p2      58 a[3] reload
        mov dword [esp + 240], ebp                                  ;   346.3 p3+p4   65 next[6] spill
        movzx ebp, dh                                               ;   350.3 p0      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   354.3 p1+p2   65 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   354.3 p0+p2   65 next[4]
        mov ebp, edx                                                ;   350.3 p1      37 next[5] copy
        shr ebp, 0x10                                               ;   351.3 p0      37 next[5]
        mov edx, ebp                                                ;   352.3 p1      37 next[5] copy
        movzx ebp, dl                                               ;   353.3 p0      37 next[5]
        shr edx, 8                                                  ;   353.3 p0      37 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   357.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   357.3 p1+p2   65 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   357.3 p0+p2   65 next[6]
        mov ebp, dword [esp + 240]                                  ;   353.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   354.3 p2      65 next[6]
        xor edx, ebp                                                ;   357.3 p1      65 next[6]
        movzx ebp, byte [esp + 72]                                  ;   355.3 p2      38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   361.3 p0+p2   65 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   361.3 p1+p2   65 next[4]
        mov dword [esp + 240], edx                                  ;   358.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 192]                                  ;   358.3 p2      58 a[7] reload
        movzx ebp, dh                                               ;   361.3 p0      38 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   365.3 p1+p2   65 next[4]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   365.3 p0+p2   65 next[4]
        mov ebp, edx                                                ;   361.3 p1      38 next[5] copy
        shr ebp, 0x10                                               ;   362.3 p0      38 next[5]
        mov edx, ebp                                                ;   363.3 p1      38 next[5] copy
        movzx ebp, dl                                               ;   364.3 p0      38 next[5]
        shr edx, 8                                                  ;   364.3 p0      39 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   368.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   368.3 p1+p2   65 next[5]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   368.3 p0+p2   65 next[6]
        mov ebp, dword [esp + 240]                                  ;   364.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   365.3 p2      65 next[6]
        xor edx, ebp                                                ;   368.3 p1      65 next[6]
        mov ebp, dword [esp + 100]                                  ;   366.3 p2      65 next[7]
        mov dword [esp + 240], esi                                  ;   366.3 p3+p4   65 next[4] spill
        mov esi, dword [esp + 112]                                  ;   367.3 p2      65 next[7]
        mov dword [esp + 244], ebx                                  ;   366.3 p3+p4   65 next[4] spill
        movzx ebx, byte [esp + 148]                                 ;   368.3 p2      37 next[5]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   374.3 p0+p2   65 next[5]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   374.3 p1+p2   65 next[5]
        mov ebx, dword [esp + 172]                                  ;   371.3 p2      58 a[4] reload
        mov dword [esp + 248], esi                                  ;   370.3 p3+p4   65 next[7] spill
        movzx esi, bh                                               ;   374.3 p0      37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   378.3 p1+p2   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   378.3 p0+p2   65 next[5]
        mov esi, ebx                                                ;   374.3 p1      37 next[6] copy
        shr esi, 0x10                                               ;   375.3 p0      37 next[6]
        mov ebx, esi                                                ;   376.3 p1      37 next[6] copy
        movzx esi, bl                                               ;   377.3 p0      37 next[6]
        shr ebx, 8                                                  ;   377.3 p0      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   381.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   381.3 p1+p2   65 next[6]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   381.3 p0+p2   65 next[7]
        mov esi, dword [esp + 248]                                  ;   377.3 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   378.3 p2      65 next[7]
        xor ebx, esi                                                ;   381.3 p1      65 next[7]
        movzx esi, byte [esp + 136]                                 ;   379.3 p2      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   385.3 p0+p2   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   385.3 p1+p2   65 next[5]
        mov dword [esp + 248], ebx                                  ;   382.3 p3+p4   65 next[7] spill
        mov ebx, dword [esp + 72]                                   ;   382.3 p2      58 a[0] reload
        movzx esi, bh                                               ;   385.3 p0      38 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   389.3 p1+p2   65 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   389.3 p0+p2   65 next[5]
        mov esi, ebx                                                ;   385.3 p1      38 next[6] copy
        shr esi, 0x10                                               ;   386.3 p0      38 next[6]
        mov ebx, esi                                                ;   387.3 p1      38 next[6] copy
        movzx esi, bl                                               ;   388.3 p0      38 next[6]
        shr ebx, 8                                                  ;   388.3 p0      39 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   392.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   392.3 p1+p2   65 next[6]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   392.3 p0+p2   65 next[7]
        mov esi, dword [esp + 248]                                  ;   388.3 p2      65 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   389.3 p2      65 next[7]
        xor ebx, esi                                                ;   392.3 p1      65 next[7]
        movzx esi, byte [esp + 196]                                 ;   390.3 p2      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   396.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   396.3 p1+p2   65 next[6]
        mov dword [esp + 248], eax                                  ;   390.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 148]                                  ;   393.3 p2      58 a[5] reload
        movzx esi, ah                                               ;   396.3 p0      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   400.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   400.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 160]                                 ;   396.3 p2      38 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   402.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   402.3 p0+p2   65 next[6]
        mov eax, dword [esp + 136]                                  ;   399.3 p2      58 a[1] reload
        movzx esi, ah                                               ;   402.3 p1      38 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   406.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   406.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 208]                                 ;   402.3 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   408.3 p0+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   408.3 p1+p2   65 next[7]
        mov eax, dword [esp + 196]                                  ;   405.3 p2      58 a[6] reload
        movzx esi, ah                                               ;   408.3 p0      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   412.3 p1+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   412.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 232]                                 ;   408.3 p2      37 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   414.3 p1+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   414.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 168]                                 ;   411.3 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   417.3 p1+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   417.3 p0+p2   65 next[7]
        mov eax, dword [esp + 160]                                  ;   414.3 p2      58 a[2] reload
        movzx esi, ah                                               ;   417.3 p1      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   421.3 p0+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   421.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 228]                                 ;   417.3 p2      38 next[7]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   423.3 p0+p2   65 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   423.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 76]                                  ;   420.3 p2      37 next[0]
        mov eax, dword [esp + 100]                                  ;   421.3 p2      37 next[7] reload
        mov dword [esp + 228], ebx                                  ;   424.3 p3+p4   65 next[7] spill
        movzx ebx, ah                                               ;   424.3 p0      37 next[0]
        mov dword [esp + 232], edx                                  ;   407.7 p3+p4   65 next[6] spill
        mov edx, eax                                                ;   424.3 p1      37 next[1] copy
        shr edx, 0x10                                               ;   425.3 p0      37 next[1]
        movzx eax, dl                                               ;   426.3 p1      37 next[1]
        shr edx, 8                                                  ;   426.3 p0      37 next[2]
        mov dword [esp + 252], ecx                                  ;   410.0 p3+p4   65 next[5] spill
        mov ecx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;   427.3 p2      37 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   427.3 p2      37 next[1]
        mov dword [esp + 256], edi                                  ;   413.3 p3+p4   65 next[6] spill
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   427.3 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   427.3 p2      37 next[2]
        mov dword [esp + 260], ebp                                  ;   424.3 p3+p4   65 next[7] spill
        mov ebp, dword [esp + 216]                                  ;   426.3 p2      37 next[0]
        shr ebp, 0x10                                               ;   429.3 p0      37 next[0]
        mov dword [esp + 264], esi                                  ;   423.3 p3+p4   37 next[0] spill
        mov esi, ebp                                                ;   430.3 p1      37 next[0] copy
        and esi, 0xff                                               ;   431.3 p0      37 next[0]
        shr ebp, 8                                                  ;   430.3 p0      37 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   434.3 p1+p2   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   434.3 p1+p2   37 next[1]
        mov ebp, dword [esp + 224]                                  ;   429.3 p2      37 next[0]
        shr ebp, 0x10                                               ;   432.3 p0      37 next[0]
        mov dword [esp + 268], ebx                                  ;   425.3 p3+p4   37 next[0] spill
        mov ebx, ebp                                                ;   433.3 p1      37 next[0] copy
        shr ebx, 8                                                  ;   434.3 p0      37 next[0]
        mov dword [esp + 272], esi                                  ;   432.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 200]                                 ;   430.3 p2      38 next[0]
        mov dword [esp + 276], ebx                                  ;   435.3 p3+p4   37 next[0] spill
        mov ebx, dword [esp + 152]                                  ;   431.3 p2      37 next[3] reload
        mov dword [esp + 280], esi                                  ;   433.3 p3+p4   38 next[0] spill
        movzx esi, bh                                               ;   434.3 p1      38 next[0]
        mov dword [esp + 284], esi                                  ;   435.3 p3+p4   38 next[0] spill
        mov esi, ebx                                                ;   434.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;   435.3 p0      38 next[1]
        mov ebx, esi                                                ;   436.3 p1      38 next[1] copy
        movzx esi, bl                                               ;   437.3 p1      38 next[1]
        shr ebx, 8                                                  ;   437.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   441.3 p1+p2   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   441.3 p0+p2   37 next[1]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   441.3 p1+p2   37 next[2]
        xor edx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   441.3 p0+p2   37 next[2]
        mov ebx, dword [esp + 180]                                  ;   436.3 p2      38 next[0]
        shr ebx, 0x10                                               ;   439.3 p0      38 next[0]
        movzx esi, bl                                               ;   440.3 p1      38 next[0]
        shr ebx, 8                                                  ;   440.3 p0      39 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   444.3 p1+p2   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   444.3 p0+p2   37 next[1]
        mov ebx, dword [esp + 120]                                  ;   439.3 p2      39 next[0]
        shr ebx, 0x10                                               ;   442.3 p0      39 next[0]
        mov dword [esp + 288], esi                                  ;   441.3 p3+p4   38 next[0] spill
        mov esi, ebx                                                ;   443.3 p1      39 next[0] copy
        shr esi, 8                                                  ;   444.3 p0      39 next[0]
        mov dword [esp + 292], esi                                  ;   445.3 p3+p4   39 next[0] spill
        movzx esi, byte [esp + 124]                                 ;   440.3 p2      37 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   446.3 p1+p2   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   446.3 p0+p2   37 next[1]
        mov dword [esp + 296], ebx                                  ;   443.3 p3+p4   39 next[0] spill
        mov ebx, dword [esp + 76]                                   ;   443.3 p2      63 next[0] reload
        movzx esi, bh                                               ;   446.3 p1      37 next[1]
        shr ebx, 0x10                                               ;   446.3 p0      37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   450.3 p1+p2   37 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   450.3 p0+p2   37 next[1]
        movzx esi, bl                                               ;   447.3 p1      37 next[2]
        shr ebx, 8                                                  ;   447.3 p0      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   451.3 p1+p2   37 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   451.3 p0+p2   37 next[2]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   448.3 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   449.3 p2      37 next[3]
        mov dword [esp + 76], ebp                                   ;   446.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 220]                                 ;   450.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   456.3 p1+p2   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   456.3 p0+p2   37 next[1]
        mov dword [esp + 300], ebx                                  ;   452.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 200]                                  ;   453.3 p2      37 next[4] reload
        movzx ebp, bh                                               ;   456.3 p1      38 next[1]
        shr ebx, 0x10                                               ;   456.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   460.3 p1+p2   37 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   460.3 p0+p2   37 next[1]
        movzx ebp, bl                                               ;   457.3 p1      38 next[2]
        shr ebx, 8                                                  ;   457.3 p0      39 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   461.3 p1+p2   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   461.3 p0+p2   37 next[2]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   461.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 300]                                  ;   459.3 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   460.3 p2      37 next[3]
        xor ebx, ebp                                                ;   463.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;   461.3 p2      37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   467.3 p1+p2   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   467.3 p0+p2   37 next[2]
        mov dword [esp + 300], eax                                  ;   461.3 p3+p4   37 next[1] spill
        mov eax, dword [esp + 124]                                  ;   464.3 p2      37 next[1] reload
        movzx ebp, ah                                               ;   467.3 p1      37 next[2]
        shr eax, 0x10                                               ;   467.3 p0      37 next[3]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   471.3 p1+p2   37 next[2]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   471.3 p0+p2   37 next[2]
        movzx ebp, al                                               ;   468.3 p1      37 next[3]
        shr eax, 8                                                  ;   468.3 p0      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   472.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   472.3 p0+p2   37 next[3]
        mov ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   469.3 p2      37 next[4]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   470.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;   462.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 212]                                 ;   471.3 p2      38 next[2]
        xor edi, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   477.3 p1+p2   37 next[2]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   477.3 p0+p2   37 next[2]
        mov ecx, dword [esp + 220]                                  ;   474.3 p2      37 next[5] reload
        mov dword [esp + 200], eax                                  ;   473.3 p3+p4   37 next[4] spill
        movzx eax, ch                                               ;   477.3 p1      38 next[2]
        shr ecx, 0x10                                               ;   477.3 p0      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;   481.3 p1+p2   37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   481.3 p0+p2   37 next[2]
        movzx eax, cl                                               ;   478.3 p1      38 next[3]
        shr ecx, 8                                                  ;   478.3 p0      39 next[4]
        xor esi, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;   482.3 p1+p2   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   482.3 p0+p2   37 next[3]
        mov eax, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   479.3 p2      37 next[4]
        xor eax, ebp                                                ;   482.3 p1      37 next[4]
        mov ebp, dword [esp + 200]                                  ;   480.3 p2      37 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   481.3 p2      37 next[4]
        xor ecx, ebp                                                ;   484.3 p0      37 next[4]
        movzx ebp, byte [esp + 132]                                 ;   482.3 p2      37 next[3]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   488.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   488.3 p0+p2   37 next[3]
        mov dword [esp + 200], edx                                  ;   482.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 184]                                  ;   485.3 p2      37 next[2] reload
        movzx ebp, dh                                               ;   488.3 p1      37 next[3]
        shr edx, 0x10                                               ;   488.3 p0      37 next[4]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   492.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   492.3 p0+p2   37 next[3]
        movzx ebp, dl                                               ;   489.3 p1      37 next[4]
        shr edx, 8                                                  ;   489.3 p0      37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   493.3 p1+p2   37 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   493.3 p0+p2   37 next[4]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   490.3 p2      37 next[5]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   491.3 p2      37 next[5]
        mov dword [esp + 184], edi                                  ;   482.3 p3+p4   37 next[2] spill
        movzx edi, byte [esp + 112]                                 ;   492.3 p2      38 next[3]
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   498.3 p1+p2   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   498.3 p0+p2   37 next[3]
        mov dword [esp + 220], edx                                  ;   494.3 p3+p4   37 next[5] spill
        mov edx, dword [esp + 212]                                  ;   495.3 p2      37 next[6] reload
        movzx edi, dh                                               ;   498.3 p1      38 next[3]
        shr edx, 0x10                                               ;   498.3 p0      38 next[4]
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   502.3 p1+p2   37 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   502.3 p0+p2   37 next[3]
        movzx edi, dl                                               ;   499.3 p1      38 next[4]
        shr edx, 8                                                  ;   499.3 p0      39 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   503.3 p1+p2   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   503.3 p0+p2   37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   503.3 p1+p2   37 next[5]
        mov edi, dword [esp + 220]                                  ;   501.3 p2      37 next[5] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   502.3 p2      37 next[5]
        xor edx, edi                                                ;   505.3 p0      37 next[5]
        movzx edi, byte [esp + 204]                                 ;   503.3 p2      37 next[4]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   509.3 p1+p2   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   509.3 p0+p2   37 next[4]
        mov dword [esp + 220], ebx                                  ;   503.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;   506.3 p2      37 next[3] reload
        movzx edi, bh                                               ;   509.3 p1      37 next[4]
        shr ebx, 0x10                                               ;   509.3 p0      37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   513.3 p1+p2   37 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   513.3 p0+p2   37 next[4]
        movzx edi, bl                                               ;   510.3 p1      37 next[5]
        shr ebx, 8                                                  ;   510.3 p0      37 next[6]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   514.3 p1+p2   37 next[5]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   514.3 p0+p2   37 next[5]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   511.3 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   512.3 p2      37 next[6]
        mov dword [esp + 132], esi                                  ;   503.3 p3+p4   37 next[3] spill
        movzx esi, byte [esp + 96]                                  ;   513.3 p2      38 next[4]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   519.3 p1+p2   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   519.3 p0+p2   37 next[4]
        mov dword [esp + 212], ebx                                  ;   515.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 112]                                  ;   516.3 p2      37 next[7] reload
        movzx esi, bh                                               ;   519.3 p1      38 next[4]
        shr ebx, 0x10                                               ;   519.3 p0      38 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   523.3 p1+p2   37 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   523.3 p0+p2   37 next[4]
        movzx esi, bl                                               ;   520.3 p1      38 next[5]
        shr ebx, 8                                                  ;   520.3 p0      39 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   524.3 p1+p2   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   524.3 p0+p2   37 next[5]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   524.3 p1+p2   37 next[6]
        mov esi, dword [esp + 212]                                  ;   522.3 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   523.3 p2      37 next[6]
        xor ebx, esi                                                ;   526.3 p0      37 next[6]
        movzx esi, byte [esp + 224]                                 ;   524.3 p2      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   530.3 p1+p2   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   530.3 p0+p2   37 next[5]
        mov dword [esp + 212], ecx                                  ;   524.3 p3+p4   37 next[4] spill
        mov ecx, dword [esp + 204]                                  ;   527.3 p2      37 next[4] reload
        movzx esi, ch                                               ;   530.3 p1      37 next[5]
        shr ecx, 0x10                                               ;   530.3 p0      37 next[6]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   534.3 p1+p2   37 next[5]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   534.3 p0+p2   37 next[5]
        movzx esi, cl                                               ;   531.3 p1      37 next[6]
        shr ecx, 8                                                  ;   531.3 p0      37 next[7]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   535.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   535.3 p0+p2   37 next[6]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   532.3 p2      37 next[7]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   533.3 p2      37 next[7]
        mov dword [esp + 204], eax                                  ;   524.3 p3+p4   37 next[4] spill
        movzx eax, byte [esp + 120]                                 ;   534.3 p2      38 next[5]
        xor ebp, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   540.3 p1+p2   37 next[5]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   540.3 p0+p2   37 next[5]
        mov eax, dword [esp + 96]                                   ;   537.3 p2      63 next[0] reload
        mov dword [esp + 112], ecx                                  ;   536.3 p3+p4   37 next[7] spill
        movzx ecx, ah                                               ;   540.3 p1      38 next[5]
        shr eax, 0x10                                               ;   540.3 p0      38 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   544.3 p1+p2   37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   544.3 p0+p2   37 next[5]
        movzx ecx, al                                               ;   541.3 p1      38 next[6]
        shr eax, 8                                                  ;   541.3 p0      39 next[7]
        xor edi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   545.3 p1+p2   37 next[6]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   545.3 p0+p2   37 next[6]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   542.3 p2      37 next[7]
        xor ecx, esi                                                ;   545.3 p1      37 next[7]
        mov esi, dword [esp + 112]                                  ;   543.3 p2      37 next[7] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   544.3 p2      37 next[7]
        xor eax, esi                                                ;   547.3 p0      37 next[7]
        movzx esi, byte [esp + 216]                                 ;   545.3 p2      37 next[6]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   551.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   551.3 p0+p2   37 next[6]
        mov dword [esp + 112], edx                                  ;   545.3 p3+p4   37 next[5] spill
        mov edx, dword [esp + 224]                                  ;   548.3 p2      37 next[5] reload
        movzx esi, dh                                               ;   551.3 p1      37 next[6]
        mov edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   552.3 p2      37 next[6]
        xor edx, edi                                                ;   555.3 p0      37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   555.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 180]                                 ;   551.3 p2      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   557.3 p0+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   557.3 p1+p2   37 next[6]
        mov dword [esp + 224], eax                                  ;   548.3 p3+p4   37 next[7] spill
        mov eax, dword [esp + 120]                                  ;   554.3 p2      37 next[1] reload
        movzx esi, ah                                               ;   557.3 p0      38 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   561.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   561.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 100]                                 ;   557.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   563.3 p1+p2   37 next[7]
        mov eax, dword [esp + 224]                                  ;   559.3 p2      37 next[7] reload
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   563.3 p0+p2   37 next[7]
        mov dword [esp + 224], ebx                                  ;   562.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 216]                                  ;   561.3 p2      37 next[6] reload
        movzx esi, bh                                               ;   564.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   568.3 p0+p2   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   568.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 76]                                  ;   564.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   570.3 p0+p2   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   570.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 152]                                 ;   567.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   573.3 p0+p2   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   573.3 p1+p2   37 next[7]
        mov ebx, dword [esp + 180]                                  ;   570.3 p2      37 next[2] reload
        movzx esi, bh                                               ;   573.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   577.3 p1+p2   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   577.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 296]                                 ;   573.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   579.3 p1+p2   37 next[7]
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   579.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 104]                                 ;   576.3 p2      37 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   579.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   579.3 p2      65 next[0]
        mov edi, dword [esp + 124]                                  ;   579.3 p2      65 next[1]
        mov dword [esp + 296], eax                                  ;   580.3 p3+p4   37 next[7] spill
        mov eax, dword [esp + 300]                                  ;   580.3 p2      65 next[1]
        mov dword [esp + 180], ecx                                  ;   580.3 p3+p4   37 next[7] spill
        mov ecx, dword [esp + 184]                                  ;   581.3 p2      65 next[2]
        mov dword [esp + 152], edx                                  ;   565.7 p3+p4   37 next[6] spill
        mov edx, dword [esp + 200]                                  ;   582.3 p2      65 next[2]
        mov dword [esp + 76], edx                                   ;   585.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 260]                                  ;   583.3 p2      65 next[7] reload
        mov dword [esp + 216], ebp                                  ;   569.7 p3+p4   37 next[5] spill
        movzx ebp, dh                                               ;   586.3 p1      37 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   590.3 p0+p2   65 next[0]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   590.3 p1+p2   65 next[0]
        mov ebp, edx                                                ;   586.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;   587.3 p0      37 next[1]
        mov edx, ebp                                                ;   588.3 p1      37 next[1] copy
        movzx ebp, dl                                               ;   589.3 p0      37 next[1]
        shr edx, 8                                                  ;   589.3 p0      37 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   593.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   593.3 p1+p2   65 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   593.3 p0+p2   65 next[2]
        mov ebp, dword [esp + 76]                                   ;   589.3 p2      65 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   590.3 p2      65 next[2]
        xor edx, ebp                                                ;   593.3 p1      65 next[2]
        mov ebp, dword [esp + 256]                                  ;   591.3 p2      37 next[0]
        shr ebp, 0x10                                               ;   594.3 p0      37 next[0]
        mov dword [esp + 76], edx                                   ;   594.3 p3+p4   65 next[2] spill
        mov edx, ebp                                                ;   595.3 p1      37 next[0] copy
        and edx, 0xff                                               ;   596.3 p0      37 next[0]
        shr ebp, 8                                                  ;   595.3 p0      37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   600.3 p1+p2   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   597.3 p2      65 next[0]
        xor edx, esi                                                ;   600.3 p1      65 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   599.3 p0+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   599.3 p1+p2   65 next[1]
        mov esi, dword [esp + 252]                                  ;   596.3 p2      37 next[0]
        shr esi, 0x10                                               ;   599.3 p0      37 next[0]
        mov ebp, esi                                                ;   600.3 p1      37 next[0] copy
        shr ebp, 8                                                  ;   601.3 p0      37 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   605.3 p1+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   605.3 p0+p2   65 next[0]
        movzx ebp, byte [esp + 244]                                 ;   599.3 p2      38 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   606.3 p1+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   606.3 p0+p2   65 next[0]
        mov dword [esp + 100], ecx                                  ;   594.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 236]                                  ;   602.3 p2      65 next[3] reload
        movzx ebp, ch                                               ;   605.3 p1      38 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   609.3 p0+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   609.3 p1+p2   65 next[0]
        mov ebp, ecx                                                ;   605.3 p0      38 next[1] copy
        shr ebp, 0x10                                               ;   606.3 p0      38 next[1]
        mov ecx, ebp                                                ;   607.3 p1      38 next[1] copy
        movzx ebp, cl                                               ;   608.3 p1      38 next[1]
        shr ecx, 8                                                  ;   608.3 p0      39 next[2]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   612.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   612.3 p0+p2   65 next[1]
        mov ebp, dword [esp + 100]                                  ;   607.3 p2      65 next[2] reload
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   612.3 p1+p2   65 next[2]
        mov dword [esp + 100], esi                                  ;   601.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 76]                                   ;   609.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   610.3 p2      65 next[2]
        xor ecx, esi                                                ;   613.3 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;   611.3 p2      38 next[0]
        shr esi, 0x10                                               ;   614.3 p0      38 next[0]
        mov dword [esp + 76], ecx                                   ;   614.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;   615.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;   616.3 p0      38 next[0]
        shr esi, 8                                                  ;   615.3 p0      39 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   620.3 p1+p2   65 next[0]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   620.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   616.3 p2      65 next[1]
        xor ecx, edi                                                ;   619.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   619.3 p0+p2   65 next[1]
        mov esi, dword [esp + 92]                                   ;   616.3 p2      39 next[0]
        shr esi, 0x10                                               ;   619.3 p0      39 next[0]
        mov edi, esi                                                ;   620.3 p1      39 next[0] copy
        shr edi, 8                                                  ;   621.3 p0      39 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   625.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   625.3 p0+p2   65 next[0]
        mov edi, dword [esp + 264]                                  ;   619.3 p2      37 next[0] reload
        mov dword [esp + 120], esi                                  ;   620.3 p3+p4   39 next[0] spill
        mov esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   622.3 p2      63 next[0]
        mov edi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   622.3 p2      63 next[0]
        xor esi, 0xf5d2a636                                         ;   625.3 p1      63 next[0]
        xor edi, 0x52916f79                                         ;   625.3 p0      63 next[0]
        mov dword [esp + 264], ebp                                  ;   614.3 p3+p4   65 next[2] spill
        mov ebp, dword [esp + 268]                                  ;   622.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   628.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   628.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 272]                                  ;   625.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   631.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   631.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 276]                                  ;   628.3 p2      37 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24]     ;   634.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   634.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 280]                                  ;   631.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   637.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   637.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 284]                                  ;   634.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   640.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   640.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 288]                                  ;   637.3 p2      38 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   643.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   643.3 p0+p2   63 next[0]
        mov ebp, dword [esp + 292]                                  ;   640.3 p2      39 next[0] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   646.3 p1+p2   63 next[0]
        xor edi, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   646.3 p0+p2   63 next[0]
        xor ebx, esi                                                ;   647.3 p1      65 next[0]
        xor edx, edi                                                ;   647.3 p0      65 next[0]
        mov ebp, dword [esp + 132]                                  ;   643.3 p2      65 next[3]
        mov dword [esp + 292], edx                                  ;   648.3 p3+p4   65 next[0] spill
        mov edx, dword [esp + 220]                                  ;   644.3 p2      65 next[3]
        mov dword [esp + 288], ebx                                  ;   648.3 p3+p4   65 next[0] spill
        movzx ebx, byte [esp + 116]                                 ;   645.3 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   651.3 p1+p2   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   651.3 p0+p2   65 next[1]
        mov ebx, dword [esp + 104]                                  ;   648.3 p2      65 next[0] reload
        mov dword [esp + 284], edi                                  ;   647.3 p3+p4   63 next[0] spill
        movzx edi, bh                                               ;   651.3 p1      37 next[1]
        shr ebx, 0x10                                               ;   651.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   655.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   655.3 p0+p2   65 next[1]
        movzx edi, bl                                               ;   652.3 p1      37 next[2]
        shr ebx, 8                                                  ;   652.3 p0      37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   656.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   656.3 p0+p2   65 next[3]
        mov ebx, dword [esp + 264]                                  ;   653.3 p2      65 next[2] reload
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   656.3 p1+p2   65 next[2]
        mov dword [esp + 264], esi                                  ;   647.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 76]                                   ;   655.3 p2      65 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   658.3 p0+p2   65 next[2]
        movzx edi, byte [esp + 248]                                 ;   657.3 p2      38 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   663.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   663.3 p0+p2   65 next[1]
        mov dword [esp + 76], edx                                   ;   657.3 p3+p4   65 next[3] spill
        mov edx, dword [esp + 244]                                  ;   660.3 p2      65 next[4] reload
        movzx edi, dh                                               ;   663.3 p1      38 next[1]
        shr edx, 0x10                                               ;   663.3 p0      38 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   667.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   667.3 p0+p2   65 next[1]
        movzx edi, dl                                               ;   664.3 p1      38 next[2]
        shr edx, 8                                                  ;   664.3 p0      39 next[3]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   668.3 p1+p2   65 next[2]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   668.3 p0+p2   65 next[2]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   668.3 p1+p2   65 next[3]
        mov edi, dword [esp + 76]                                   ;   666.3 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   667.3 p2      65 next[3]
        xor edx, edi                                                ;   670.3 p0      65 next[3]
        mov edi, dword [esp + 204]                                  ;   668.3 p2      65 next[4]
        mov dword [esp + 76], ecx                                   ;   668.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 212]                                  ;   669.3 p2      65 next[4]
        mov dword [esp + 244], eax                                  ;   668.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 88]                                  ;   670.3 p2      37 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   676.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   673.3 p2      65 next[2]
        xor eax, esi                                                ;   676.3 p0      65 next[2]
        mov dword [esp + 104], ecx                                  ;   672.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 116]                                  ;   673.3 p2      65 next[1] reload
        movzx esi, ch                                               ;   676.3 p1      37 next[2]
        shr ecx, 0x10                                               ;   676.3 p0      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   680.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   680.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;   677.3 p1      37 next[3]
        shr ecx, 8                                                  ;   677.3 p0      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   681.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   681.3 p0+p2   65 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   681.3 p1+p2   65 next[4]
        mov esi, dword [esp + 104]                                  ;   679.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   680.3 p2      65 next[4]
        xor ecx, esi                                                ;   683.3 p0      65 next[4]
        movzx esi, byte [esp + 232]                                 ;   681.3 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   687.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   687.3 p0+p2   65 next[2]
        mov dword [esp + 104], ecx                                  ;   684.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 248]                                  ;   684.3 p2      65 next[5] reload
        movzx esi, ch                                               ;   687.3 p1      38 next[2]
        shr ecx, 0x10                                               ;   687.3 p0      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   691.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   691.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;   688.3 p1      38 next[3]
        shr ecx, 8                                                  ;   688.3 p0      39 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   692.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   692.3 p0+p2   65 next[3]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   692.3 p1+p2   65 next[4]
        mov esi, dword [esp + 104]                                  ;   690.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   691.3 p2      65 next[4]
        xor ecx, esi                                                ;   694.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;   692.3 p2      65 next[5]
        mov dword [esp + 104], ebx                                  ;   692.3 p3+p4   65 next[2] spill
        mov ebx, dword [esp + 112]                                  ;   693.3 p2      65 next[5]
        mov dword [esp + 248], eax                                  ;   692.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 80]                                  ;   694.3 p2      37 next[3]
        xor ebp, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;   700.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   700.3 p0+p2   65 next[3]
        mov eax, dword [esp + 88]                                   ;   697.3 p2      65 next[2] reload
        mov dword [esp + 116], ebx                                  ;   696.3 p3+p4   65 next[5] spill
        movzx ebx, ah                                               ;   700.3 p1      37 next[3]
        shr eax, 0x10                                               ;   700.3 p0      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;   704.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   704.3 p0+p2   65 next[3]
        movzx ebx, al                                               ;   701.3 p1      37 next[4]
        shr eax, 8                                                  ;   701.3 p0      37 next[5]
        xor edi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   705.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   705.3 p0+p2   65 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   702.3 p2      65 next[5]
        xor ebx, esi                                                ;   705.3 p1      65 next[5]
        mov esi, dword [esp + 116]                                  ;   703.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   704.3 p2      65 next[5]
        xor eax, esi                                                ;   707.3 p0      65 next[5]
        movzx esi, byte [esp + 228]                                 ;   705.3 p2      38 next[3]
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   711.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   711.3 p0+p2   65 next[3]
        mov dword [esp + 116], eax                                  ;   708.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 232]                                  ;   708.3 p2      65 next[6] reload
        movzx esi, ah                                               ;   711.3 p1      38 next[3]
        shr eax, 0x10                                               ;   711.3 p0      38 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   715.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   715.3 p0+p2   65 next[3]
        movzx esi, al                                               ;   712.3 p1      38 next[4]
        shr eax, 8                                                  ;   712.3 p0      39 next[5]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   716.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   716.3 p0+p2   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   716.3 p1+p2   65 next[5]
        mov esi, dword [esp + 116]                                  ;   714.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   715.3 p2      65 next[5]
        xor eax, esi                                                ;   718.3 p0      65 next[5]
        mov esi, dword [esp + 152]                                  ;   716.3 p2      65 next[6]
        mov dword [esp + 116], ebp                                  ;   716.3 p3+p4   65 next[3] spill
        mov ebp, dword [esp + 224]                                  ;   717.3 p2      65 next[6]
        mov dword [esp + 232], edx                                  ;   716.3 p3+p4   65 next[3] spill
        movzx edx, byte [esp + 240]                                 ;   718.3 p2      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   724.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   724.3 p0+p2   65 next[4]
        mov edx, dword [esp + 80]                                   ;   721.3 p2      65 next[3] reload
        mov dword [esp + 88], ebp                                   ;   720.3 p3+p4   65 next[6] spill
        movzx ebp, dh                                               ;   724.3 p1      37 next[4]
        shr edx, 0x10                                               ;   724.3 p0      37 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   728.3 p1+p2   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   728.3 p0+p2   65 next[4]
        movzx ebp, dl                                               ;   725.3 p1      37 next[5]
        shr edx, 8                                                  ;   725.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   729.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   729.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   729.3 p1+p2   65 next[6]
        mov ebp, dword [esp + 88]                                   ;   727.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   728.3 p2      65 next[6]
        xor edx, ebp                                                ;   731.3 p0      65 next[6]
        movzx ebp, byte [esp + 108]                                 ;   729.3 p2      38 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   735.3 p1+p2   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   735.3 p0+p2   65 next[4]
        mov dword [esp + 88], edx                                   ;   732.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 228]                                  ;   732.3 p2      65 next[7] reload
        movzx ebp, dh                                               ;   735.3 p1      38 next[4]
        shr edx, 0x10                                               ;   735.3 p0      38 next[5]
        xor edi, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   739.3 p1+p2   65 next[4]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   739.3 p0+p2   65 next[4]
        movzx ebp, dl                                               ;   736.3 p1      38 next[5]
        shr edx, 8                                                  ;   736.3 p0      39 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   740.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   740.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   740.3 p1+p2   65 next[6]
        mov ebp, dword [esp + 88]                                   ;   738.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   739.3 p2      65 next[6]
        xor edx, ebp                                                ;   742.3 p0      65 next[6]
        mov ebp, dword [esp + 180]                                  ;   740.3 p2      65 next[7]
        mov dword [esp + 88], edi                                   ;   740.3 p3+p4   65 next[4] spill
        mov edi, dword [esp + 296]                                  ;   741.3 p2      65 next[7]
        mov dword [esp + 228], ecx                                  ;   740.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;   742.3 p2      37 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;   748.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   748.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 240]                                  ;   745.3 p2      65 next[4] reload
        mov dword [esp + 80], edi                                   ;   744.3 p3+p4   65 next[7] spill
        movzx edi, ch                                               ;   748.3 p1      37 next[5]
        shr ecx, 0x10                                               ;   748.3 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   752.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   752.3 p0+p2   65 next[5]
        movzx edi, cl                                               ;   749.3 p1      37 next[6]
        shr ecx, 8                                                  ;   749.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   753.3 p1+p2   65 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   753.3 p0+p2   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   753.3 p1+p2   65 next[7]
        mov edi, dword [esp + 80]                                   ;   751.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   752.3 p2      65 next[7]
        xor ecx, edi                                                ;   755.3 p0      65 next[7]
        movzx edi, byte [esp + 92]                                  ;   753.3 p2      38 next[5]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   759.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   759.3 p0+p2   65 next[5]
        mov dword [esp + 80], ecx                                   ;   756.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 108]                                  ;   756.3 p2      65 next[0] reload
        movzx edi, ch                                               ;   759.3 p1      38 next[5]
        shr ecx, 0x10                                               ;   759.3 p0      38 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   763.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   763.3 p0+p2   65 next[5]
        movzx edi, cl                                               ;   760.3 p1      38 next[6]
        shr ecx, 8                                                  ;   760.3 p0      39 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   764.3 p1+p2   65 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   764.3 p0+p2   65 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   764.3 p1+p2   65 next[7]
        mov edi, dword [esp + 80]                                   ;   762.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   763.3 p2      65 next[7]
        xor ecx, edi                                                ;   766.3 p0      65 next[7]
        movzx edi, byte [esp + 256]                                 ;   764.3 p2      37 next[6]
        xor esi, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   770.3 p1+p2   65 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   770.3 p0+p2   65 next[6]
        mov dword [esp + 80], eax                                   ;   764.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;   767.3 p2      65 next[5] reload
        movzx edi, ah                                               ;   770.3 p1      37 next[6]
        mov eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   771.3 p2      65 next[6]
        xor eax, esi                                                ;   774.3 p0      65 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   774.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 84]                                  ;   770.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   776.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   776.3 p1+p2   65 next[6]
        mov dword [esp + 252], ebx                                  ;   764.3 p3+p4   65 next[5] spill
        mov ebx, dword [esp + 92]                                   ;   773.3 p2      65 next[1] reload
        movzx esi, bh                                               ;   776.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   780.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   780.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 260]                                 ;   776.3 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   779.3 p2      65 next[7]
        xor ebx, ebp                                                ;   782.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   782.3 p0+p2   65 next[7]
        mov dword [esp + 260], edx                                  ;   781.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 256]                                  ;   779.3 p2      65 next[6] reload
        movzx esi, dh                                               ;   782.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   786.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   786.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 100]                                 ;   782.3 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   788.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   788.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 236]                                 ;   785.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   791.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   791.3 p1+p2   65 next[7]
        mov edx, dword [esp + 84]                                   ;   788.3 p2      65 next[2] reload
        movzx esi, dh                                               ;   791.3 p0      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   795.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   795.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 120]                                 ;   791.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   797.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   797.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 264]                                 ;   794.3 p2      37 next[0]
        mov edx, dword [esp + 180]                                  ;   795.3 p2      37 next[7] reload
        movzx edi, dh                                               ;   798.3 p1      37 next[0]
        mov ebp, edx                                                ;   798.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;   799.3 p0      37 next[1]
        mov edx, ebp                                                ;   800.3 p1      37 next[1] copy
        movzx ebp, dl                                               ;   801.3 p1      37 next[1]
        shr edx, 8                                                  ;   801.3 p0      37 next[2]
        mov dword [esp + 120], ecx                                  ;   798.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   802.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   802.3 p2      37 next[1]
        mov dword [esp + 84], eax                                   ;   784.7 p3+p4   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   802.3 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   802.3 p2      37 next[2]
        mov dword [esp + 236], ebx                                  ;   798.3 p3+p4   65 next[7] spill
        mov ebx, dword [esp + 152]                                  ;   800.3 p2      37 next[0]
        shr ebx, 0x10                                               ;   803.3 p0      37 next[0]
        mov dword [esp + 100], esi                                  ;   797.3 p3+p4   37 next[0] spill
        movzx esi, bl                                               ;   804.3 p1      37 next[0]
        shr ebx, 8                                                  ;   804.3 p0      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   808.3 p1+p2   37 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   805.3 p2      37 next[1]
        xor ebx, ebp                                                ;   808.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;   803.3 p2      37 next[0]
        shr ebp, 0x10                                               ;   806.3 p0      37 next[0]
        mov dword [esp + 256], edi                                  ;   799.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;   807.3 p1      37 next[0] copy
        shr edi, 8                                                  ;   808.3 p0      37 next[0]
        mov dword [esp + 92], esi                                   ;   805.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 212]                                 ;   804.3 p2      38 next[0]
        mov dword [esp + 108], edx                                  ;   805.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 220]                                  ;   805.3 p2      37 next[3] reload
        mov dword [esp + 240], edi                                  ;   809.3 p3+p4   37 next[0] spill
        movzx edi, dh                                               ;   808.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;   807.3 p3+p4   38 next[0] spill
        mov esi, edx                                                ;   808.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;   809.3 p0      38 next[1]
        mov edx, esi                                                ;   810.3 p1      38 next[1] copy
        movzx esi, dl                                               ;   811.3 p0      38 next[1]
        shr edx, 8                                                  ;   811.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   815.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   815.3 p0+p2   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   815.3 p1+p2   37 next[2]
        mov esi, dword [esp + 108]                                  ;   809.3 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   812.3 p2      37 next[2]
        xor edx, esi                                                ;   815.3 p0      37 next[2]
        mov esi, dword [esp + 200]                                  ;   811.3 p2      38 next[0]
        shr esi, 0x10                                               ;   814.3 p0      38 next[0]
        mov dword [esp + 108], edi                                  ;   809.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;   815.3 p1      38 next[0] copy
        and edi, 0xff                                               ;   816.3 p0      38 next[0]
        shr esi, 8                                                  ;   815.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   819.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   819.3 p1+p2   37 next[1]
        mov esi, dword [esp + 300]                                  ;   814.3 p2      39 next[0]
        shr esi, 0x10                                               ;   817.3 p0      39 next[0]
        mov dword [esp + 276], edi                                  ;   817.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;   818.3 p1      39 next[0] copy
        shr edi, 8                                                  ;   819.3 p0      39 next[0]
        mov dword [esp + 272], edi                                  ;   820.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;   815.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   821.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   821.3 p0+p2   37 next[1]
        mov dword [esp + 268], edx                                  ;   816.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 264]                                  ;   818.3 p2      63 next[0] reload
        movzx edi, dh                                               ;   821.3 p1      37 next[1]
        shr edx, 0x10                                               ;   821.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   825.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   825.3 p0+p2   37 next[1]
        movzx edi, dl                                               ;   822.3 p1      37 next[2]
        shr edx, 8                                                  ;   822.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   826.3 p1+p2   37 next[2]
        mov dword [esp + 264], esi                                  ;   820.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 268]                                  ;   822.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   826.3 p0+p2   37 next[2]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   824.3 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   825.3 p2      37 next[3]
        mov dword [esp + 268], ebp                                  ;   823.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 112]                                 ;   826.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   832.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   832.3 p0+p2   37 next[1]
        mov dword [esp + 96], edx                                   ;   828.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 212]                                  ;   829.3 p2      37 next[4] reload
        movzx ebp, dh                                               ;   832.3 p1      38 next[1]
        shr edx, 0x10                                               ;   832.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   836.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   836.3 p0+p2   37 next[1]
        movzx ebp, dl                                               ;   833.3 p1      38 next[2]
        shr edx, 8                                                  ;   833.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   837.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   837.3 p0+p2   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   837.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 96]                                   ;   835.3 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   836.3 p2      37 next[3]
        xor edx, ebp                                                ;   839.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;   837.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   843.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   843.3 p0+p2   37 next[2]
        mov dword [esp + 96], ebx                                   ;   837.3 p3+p4   37 next[1] spill
        mov ebx, dword [esp + 124]                                  ;   840.3 p2      37 next[1] reload
        movzx ebp, bh                                               ;   843.3 p1      37 next[2]
        shr ebx, 0x10                                               ;   843.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   847.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   847.3 p0+p2   37 next[2]
        movzx ebp, bl                                               ;   844.3 p1      37 next[3]
        shr ebx, 8                                                  ;   844.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;   848.3 p1+p2   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   848.3 p0+p2   37 next[3]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   845.3 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   846.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;   839.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 224]                                 ;   847.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;   853.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   850.3 p2      37 next[2]
        xor ecx, esi                                                ;   853.3 p0      37 next[2]
        mov dword [esp + 212], ebx                                  ;   849.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 112]                                  ;   850.3 p2      37 next[5] reload
        movzx esi, bh                                               ;   853.3 p1      38 next[2]
        shr ebx, 0x10                                               ;   853.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   857.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   857.3 p0+p2   37 next[2]
        movzx esi, bl                                               ;   854.3 p1      38 next[3]
        shr ebx, 8                                                  ;   854.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   858.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   858.3 p0+p2   37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   858.3 p1+p2   37 next[4]
        mov esi, dword [esp + 212]                                  ;   856.3 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   857.3 p2      37 next[4]
        xor ebx, esi                                                ;   860.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;   858.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   864.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   864.3 p0+p2   37 next[3]
        mov dword [esp + 212], ecx                                  ;   858.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;   861.3 p2      37 next[2] reload
        movzx esi, ch                                               ;   864.3 p1      37 next[3]
        shr ecx, 0x10                                               ;   864.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   868.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   868.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;   865.3 p1      37 next[4]
        shr ecx, 8                                                  ;   865.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   869.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   869.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   866.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   867.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;   858.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 296]                                 ;   868.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;   874.3 p1+p2   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   874.3 p0+p2   37 next[3]
        mov eax, dword [esp + 224]                                  ;   871.3 p2      37 next[6] reload
        mov dword [esp + 112], ecx                                  ;   870.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;   874.3 p1      38 next[3]
        shr eax, 0x10                                               ;   874.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;   878.3 p1+p2   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   878.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;   875.3 p1      38 next[4]
        shr eax, 8                                                  ;   875.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   879.3 p1+p2   37 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   879.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;   876.3 p2      37 next[5]
        xor ecx, esi                                                ;   879.3 p1      37 next[5]
        mov esi, dword [esp + 112]                                  ;   877.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   878.3 p2      37 next[5]
        xor eax, esi                                                ;   881.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;   879.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   885.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   885.3 p0+p2   37 next[4]
        mov dword [esp + 112], edx                                  ;   879.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;   882.3 p2      37 next[3] reload
        movzx esi, dh                                               ;   885.3 p1      37 next[4]
        shr edx, 0x10                                               ;   885.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   889.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   889.3 p0+p2   37 next[4]
        movzx esi, dl                                               ;   886.3 p1      37 next[5]
        shr edx, 8                                                  ;   886.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   890.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   890.3 p0+p2   37 next[5]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   887.3 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   888.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;   879.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 284]                                 ;   889.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   895.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   895.3 p0+p2   37 next[4]
        mov dword [esp + 224], edx                                  ;   891.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 296]                                  ;   892.3 p2      37 next[7] reload
        movzx edi, dh                                               ;   895.3 p1      38 next[4]
        shr edx, 0x10                                               ;   895.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   899.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   899.3 p0+p2   37 next[4]
        movzx edi, dl                                               ;   896.3 p1      38 next[5]
        shr edx, 8                                                  ;   896.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   900.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   900.3 p0+p2   37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   900.3 p1+p2   37 next[6]
        mov edi, dword [esp + 224]                                  ;   898.3 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   899.3 p2      37 next[6]
        xor edx, edi                                                ;   902.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;   900.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   906.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   906.3 p0+p2   37 next[5]
        mov dword [esp + 224], ebx                                  ;   900.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;   903.3 p2      37 next[4] reload
        movzx edi, bh                                               ;   906.3 p1      37 next[5]
        shr ebx, 0x10                                               ;   906.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   910.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   910.3 p0+p2   37 next[5]
        movzx edi, bl                                               ;   907.3 p1      37 next[6]
        shr ebx, 8                                                  ;   907.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   911.3 p1+p2   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   911.3 p0+p2   37 next[6]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   908.3 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   909.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;   900.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 300]                                 ;   910.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;   916.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   916.3 p0+p2   37 next[5]
        mov dword [esp + 296], ebx                                  ;   912.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 284]                                  ;   913.3 p2      63 next[0] reload
        movzx ebp, bh                                               ;   916.3 p1      38 next[5]
        shr ebx, 0x10                                               ;   916.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;   920.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   920.3 p0+p2   37 next[5]
        movzx ebp, bl                                               ;   917.3 p1      38 next[6]
        shr ebx, 8                                                  ;   917.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;   921.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   921.3 p0+p2   37 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   921.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 296]                                  ;   919.3 p2      37 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   920.3 p2      37 next[7]
        xor ebx, ebp                                                ;   923.3 p0      37 next[7]
        movzx ebp, byte [esp + 152]                                 ;   921.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   927.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   927.3 p0+p2   37 next[6]
        mov dword [esp + 296], eax                                  ;   921.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;   924.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;   927.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;   928.3 p2      37 next[6]
        xor eax, esi                                                ;   931.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   931.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 200]                                 ;   927.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   933.3 p0+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   933.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;   921.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 300]                                  ;   930.3 p2      37 next[1] reload
        movzx esi, ch                                               ;   933.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   937.3 p1+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   937.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 180]                                 ;   933.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   936.3 p2      37 next[7]
        xor ecx, edi                                                ;   939.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   939.3 p0+p2   37 next[7]
        mov dword [esp + 180], edx                                  ;   938.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 152]                                  ;   936.3 p2      37 next[6] reload
        movzx esi, dh                                               ;   939.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   943.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   943.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 268]                                 ;   939.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   945.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   945.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 220]                                 ;   942.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   948.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   948.3 p1+p2   37 next[7]
        mov edx, dword [esp + 200]                                  ;   945.3 p2      37 next[2] reload
        movzx esi, dh                                               ;   948.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   952.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   952.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 264]                                 ;   948.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   954.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   954.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 288]                                 ;   951.3 p2      37 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;   954.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   954.3 p2      65 next[0]
        mov dword [esp + 264], ebx                                  ;   955.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 236]                                  ;   954.3 p2      65 next[7] reload
        movzx edi, bh                                               ;   957.3 p1      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;   961.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;   961.3 p1+p2   65 next[0]
        mov edi, ebx                                                ;   957.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;   958.3 p0      37 next[1]
        mov ebx, edi                                                ;   959.3 p1      37 next[1] copy
        movzx edi, bl                                               ;   960.3 p1      37 next[1]
        shr ebx, 8                                                  ;   960.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;   961.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   961.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;   964.3 p1+p2   65 next[1]
        xor edi, dword [esp + 96]                                   ;   964.3 p0+p2   65 next[1]
        mov dword [esp + 200], ecx                                  ;   955.3 p3+p4   37 next[7] spill
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;   961.3 p2      65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   962.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;   964.3 p1+p2   65 next[2]
        xor ebx, dword [esp + 212]                                  ;   965.3 p0+p2   65 next[2]
        mov dword [esp + 220], eax                                  ;   951.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 84]                                   ;   965.3 p2      37 next[0]
        shr eax, 0x10                                               ;   968.3 p0      37 next[0]
        mov dword [esp + 268], ebx                                  ;   966.3 p3+p4   65 next[2] spill
        movzx ebx, al                                               ;   969.3 p1      37 next[0]
        shr eax, 8                                                  ;   969.3 p0      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;   973.3 p1+p2   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;   970.3 p2      65 next[0]
        xor ebx, esi                                                ;   973.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;   973.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   970.3 p2      65 next[1]
        xor eax, edi                                                ;   973.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;   970.3 p2      37 next[0]
        shr esi, 0x10                                               ;   973.3 p0      37 next[0]
        mov edi, esi                                                ;   974.3 p1      37 next[0] copy
        shr edi, 8                                                  ;   975.3 p0      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;   979.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;   979.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 228]                                 ;   973.3 p2      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;   980.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;   980.3 p0+p2   65 next[0]
        mov dword [esp + 152], ecx                                  ;   966.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 232]                                  ;   976.3 p2      65 next[3] reload
        movzx edi, ch                                               ;   979.3 p1      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;   983.3 p0+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;   983.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;   979.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;   980.3 p0      38 next[1]
        mov ecx, edi                                                ;   981.3 p1      38 next[1] copy
        movzx edi, cl                                               ;   982.3 p1      38 next[1]
        shr ecx, 8                                                  ;   982.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;   986.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   986.3 p0+p2   65 next[1]
        mov edi, dword [esp + 152]                                  ;   981.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;   986.3 p1+p2   65 next[2]
        mov dword [esp + 152], esi                                  ;   974.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 268]                                  ;   983.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   984.3 p2      65 next[2]
        xor ecx, esi                                                ;   987.3 p0      65 next[2]
        mov esi, dword [esp + 248]                                  ;   985.3 p2      38 next[0]
        shr esi, 0x10                                               ;   988.3 p0      38 next[0]
        mov dword [esp + 268], ecx                                  ;   988.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;   989.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;   990.3 p0      38 next[0]
        shr esi, 8                                                  ;   989.3 p0      39 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;   994.3 p1+p2   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;   994.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;   990.3 p2      65 next[1]
        xor ecx, ebp                                                ;   993.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   993.3 p0+p2   65 next[1]
        mov esi, dword [esp + 244]                                  ;   990.3 p2      39 next[0]
        shr esi, 0x10                                               ;   993.3 p0      39 next[0]
        mov ebp, esi                                                ;   994.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;   995.3 p0      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;   999.3 p1+p2   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;   999.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 100]                                  ;   993.3 p2      37 next[0] reload
        mov dword [esp + 300], esi                                  ;   994.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;   996.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;   996.3 p2      63 next[0]
        xor esi, 0x8e9bbc60                                         ;   999.3 p1      63 next[0]
        xor ebp, 0x357b0ca3                                         ;   999.3 p0      63 next[0]
        mov dword [esp + 100], edi                                  ;   988.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 256]                                  ;   996.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1002.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1002.3 p0+p2   63 next[0]
        mov edi, dword [esp + 92]                                   ;   999.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1005.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1005.3 p0+p2   63 next[0]
        mov edi, dword [esp + 240]                                  ;  1002.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1008.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1008.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1005.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1011.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1011.3 p0+p2   63 next[0]
        mov edi, dword [esp + 108]                                  ;  1008.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1014.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1014.3 p0+p2   63 next[0]
        mov edi, dword [esp + 276]                                  ;  1011.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1017.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1017.3 p0+p2   63 next[0]
        mov edi, dword [esp + 272]                                  ;  1014.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1020.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1020.3 p0+p2   63 next[0]
        xor edx, esi                                                ;  1021.3 p1      65 next[0]
        xor ebx, ebp                                                ;  1021.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1017.3 p2      65 next[3]
        mov dword [esp + 272], ebx                                  ;  1022.3 p3+p4   65 next[0] spill
        mov ebx, dword [esp + 112]                                  ;  1018.3 p2      65 next[3]
        mov dword [esp + 276], edx                                  ;  1022.3 p3+p4   65 next[0] spill
        movzx edx, byte [esp + 76]                                  ;  1019.3 p2      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1025.3 p1+p2   65 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1025.3 p0+p2   65 next[1]
        mov edx, dword [esp + 288]                                  ;  1022.3 p2      65 next[0] reload
        mov dword [esp + 108], ebp                                  ;  1021.3 p3+p4   63 next[0] spill
        movzx ebp, dh                                               ;  1025.3 p1      37 next[1]
        shr edx, 0x10                                               ;  1025.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1029.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1029.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  1026.3 p1      37 next[2]
        shr edx, 8                                                  ;  1026.3 p0      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1030.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1030.3 p0+p2   65 next[3]
        mov edx, dword [esp + 100]                                  ;  1027.3 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1030.3 p1+p2   65 next[2]
        mov dword [esp + 100], esi                                  ;  1021.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 268]                                  ;  1029.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1032.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 80]                                  ;  1031.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1037.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1037.3 p0+p2   65 next[1]
        mov dword [esp + 268], ebx                                  ;  1031.3 p3+p4   65 next[3] spill
        mov ebx, dword [esp + 228]                                  ;  1034.3 p2      65 next[4] reload
        movzx ebp, bh                                               ;  1037.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  1037.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1041.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1041.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  1038.3 p1      38 next[2]
        shr ebx, 8                                                  ;  1038.3 p0      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1042.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1042.3 p0+p2   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1042.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 268]                                  ;  1040.3 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1041.3 p2      65 next[3]
        xor ebx, ebp                                                ;  1044.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1042.3 p2      65 next[4]
        mov dword [esp + 268], ecx                                  ;  1042.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 224]                                  ;  1043.3 p2      65 next[4]
        mov dword [esp + 228], eax                                  ;  1042.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 104]                                 ;  1044.3 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1050.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1047.3 p2      65 next[2]
        xor eax, esi                                                ;  1050.3 p0      65 next[2]
        mov dword [esp + 288], ecx                                  ;  1046.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 76]                                   ;  1047.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  1050.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  1050.3 p0      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1054.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1054.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1051.3 p1      37 next[3]
        shr ecx, 8                                                  ;  1051.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1055.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1055.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1055.3 p1+p2   65 next[4]
        mov esi, dword [esp + 288]                                  ;  1053.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1054.3 p2      65 next[4]
        xor ecx, esi                                                ;  1057.3 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  1055.3 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1061.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1061.3 p0+p2   65 next[2]
        mov dword [esp + 288], ecx                                  ;  1058.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 80]                                   ;  1058.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  1061.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  1061.3 p0      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1065.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1065.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1062.3 p1      38 next[3]
        shr ecx, 8                                                  ;  1062.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1066.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1066.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1066.3 p1+p2   65 next[4]
        mov esi, dword [esp + 288]                                  ;  1064.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1065.3 p2      65 next[4]
        xor ecx, esi                                                ;  1068.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  1066.3 p2      65 next[5]
        mov dword [esp + 288], edx                                  ;  1066.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 296]                                  ;  1067.3 p2      65 next[5]
        mov dword [esp + 80], eax                                   ;  1066.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 116]                                 ;  1068.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1074.3 p1+p2   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1074.3 p0+p2   65 next[3]
        mov eax, dword [esp + 104]                                  ;  1071.3 p2      65 next[2] reload
        mov dword [esp + 76], edx                                   ;  1070.3 p3+p4   65 next[5] spill
        movzx edx, ah                                               ;  1074.3 p1      37 next[3]
        shr eax, 0x10                                               ;  1074.3 p0      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1078.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1078.3 p0+p2   65 next[3]
        movzx edx, al                                               ;  1075.3 p1      37 next[4]
        shr eax, 8                                                  ;  1075.3 p0      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1079.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1079.3 p0+p2   65 next[4]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1076.3 p2      65 next[5]
        xor edx, esi                                                ;  1079.3 p1      65 next[5]
        mov esi, dword [esp + 76]                                   ;  1077.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1078.3 p2      65 next[5]
        xor eax, esi                                                ;  1081.3 p0      65 next[5]
        movzx esi, byte [esp + 120]                                 ;  1079.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1085.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1085.3 p0+p2   65 next[3]
        mov dword [esp + 76], eax                                   ;  1082.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 260]                                  ;  1082.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  1085.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1085.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1089.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1089.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  1086.3 p1      38 next[4]
        shr eax, 8                                                  ;  1086.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1090.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1090.3 p0+p2   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1090.3 p1+p2   65 next[5]
        mov esi, dword [esp + 76]                                   ;  1088.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1089.3 p2      65 next[5]
        xor eax, esi                                                ;  1092.3 p0      65 next[5]
        mov esi, dword [esp + 220]                                  ;  1090.3 p2      65 next[6]
        mov dword [esp + 76], edi                                   ;  1090.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 180]                                  ;  1091.3 p2      65 next[6]
        mov dword [esp + 260], ebx                                  ;  1090.3 p3+p4   65 next[3] spill
        movzx ebx, byte [esp + 88]                                  ;  1092.3 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1098.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1098.3 p0+p2   65 next[4]
        mov ebx, dword [esp + 116]                                  ;  1095.3 p2      65 next[3] reload
        mov dword [esp + 104], edi                                  ;  1094.3 p3+p4   65 next[6] spill
        movzx edi, bh                                               ;  1098.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  1098.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1102.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1102.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  1099.3 p1      37 next[5]
        shr ebx, 8                                                  ;  1099.3 p0      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1103.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1103.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1103.3 p1+p2   65 next[6]
        mov edi, dword [esp + 104]                                  ;  1101.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1102.3 p2      65 next[6]
        xor ebx, edi                                                ;  1105.3 p0      65 next[6]
        movzx edi, byte [esp + 292]                                 ;  1103.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1109.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1109.3 p0+p2   65 next[4]
        mov dword [esp + 104], ebx                                  ;  1106.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 120]                                  ;  1106.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  1109.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  1109.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1113.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1113.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  1110.3 p1      38 next[5]
        shr ebx, 8                                                  ;  1110.3 p0      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1114.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1114.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1114.3 p1+p2   65 next[6]
        mov edi, dword [esp + 104]                                  ;  1112.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1113.3 p2      65 next[6]
        xor ebx, edi                                                ;  1116.3 p0      65 next[6]
        mov edi, dword [esp + 200]                                  ;  1114.3 p2      65 next[7]
        mov dword [esp + 104], ebp                                  ;  1114.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 264]                                  ;  1115.3 p2      65 next[7]
        mov dword [esp + 120], ecx                                  ;  1114.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  1116.3 p2      37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1122.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1122.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 88]                                   ;  1119.3 p2      65 next[4] reload
        mov dword [esp + 116], ebp                                  ;  1118.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  1122.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  1122.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1126.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1126.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1123.3 p1      37 next[6]
        shr ecx, 8                                                  ;  1123.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1127.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1127.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1127.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 116]                                  ;  1125.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1126.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1129.3 p0      65 next[7]
        movzx ebp, byte [esp + 244]                                 ;  1127.3 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1133.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1133.3 p0+p2   65 next[5]
        mov dword [esp + 116], ecx                                  ;  1130.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 292]                                  ;  1130.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  1133.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  1133.3 p0      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1137.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1137.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1134.3 p1      38 next[6]
        shr ecx, 8                                                  ;  1134.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1138.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1138.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1138.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 116]                                  ;  1136.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1137.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1140.3 p0      65 next[7]
        movzx ebp, byte [esp + 84]                                  ;  1138.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1144.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1144.3 p0+p2   65 next[6]
        mov dword [esp + 116], eax                                  ;  1138.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  1141.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  1144.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1145.3 p2      65 next[6]
        xor eax, esi                                                ;  1148.3 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1148.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 248]                                 ;  1144.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1150.3 p0+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1150.3 p1+p2   65 next[6]
        mov dword [esp + 252], edx                                  ;  1138.3 p3+p4   65 next[5] spill
        mov edx, dword [esp + 244]                                  ;  1147.3 p2      65 next[1] reload
        movzx esi, dh                                               ;  1150.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1154.3 p1+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1154.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  1150.3 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1153.3 p2      65 next[7]
        xor edx, edi                                                ;  1156.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1156.3 p0+p2   65 next[7]
        mov dword [esp + 236], ebx                                  ;  1155.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 84]                                   ;  1153.3 p2      65 next[6] reload
        movzx esi, bh                                               ;  1156.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1160.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1160.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 152]                                 ;  1156.3 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1162.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1162.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 232]                                 ;  1159.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1165.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1165.3 p1+p2   65 next[7]
        mov ebx, dword [esp + 248]                                  ;  1162.3 p2      65 next[2] reload
        movzx esi, bh                                               ;  1165.3 p0      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1169.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1169.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 300]                                 ;  1165.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1171.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1171.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 100]                                 ;  1168.3 p2      37 next[0]
        mov ebx, dword [esp + 200]                                  ;  1169.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  1172.3 p1      37 next[0]
        mov ebp, ebx                                                ;  1172.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1173.3 p0      37 next[1]
        mov ebx, ebp                                                ;  1174.3 p1      37 next[1] copy
        movzx ebp, bl                                               ;  1175.3 p1      37 next[1]
        shr ebx, 8                                                  ;  1175.3 p0      37 next[2]
        mov dword [esp + 300], ecx                                  ;  1172.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1176.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1176.3 p2      37 next[1]
        mov dword [esp + 248], eax                                  ;  1158.7 p3+p4   65 next[6] spill
        mov eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1176.3 p2      37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1176.3 p2      37 next[2]
        mov dword [esp + 232], edx                                  ;  1172.3 p3+p4   65 next[7] spill
        mov edx, dword [esp + 220]                                  ;  1174.3 p2      37 next[0]
        shr edx, 0x10                                               ;  1177.3 p0      37 next[0]
        mov dword [esp + 152], esi                                  ;  1171.3 p3+p4   37 next[0] spill
        movzx esi, dl                                               ;  1178.3 p1      37 next[0]
        shr edx, 8                                                  ;  1178.3 p0      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1182.3 p1+p2   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1179.3 p2      37 next[1]
        xor edx, ebp                                                ;  1182.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  1177.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  1180.3 p0      37 next[0]
        mov dword [esp + 84], edi                                   ;  1173.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  1181.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  1182.3 p0      37 next[0]
        mov dword [esp + 244], esi                                  ;  1179.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 224]                                 ;  1178.3 p2      38 next[0]
        mov dword [esp + 292], ebx                                  ;  1179.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 112]                                  ;  1179.3 p2      37 next[3] reload
        mov dword [esp + 88], edi                                   ;  1183.3 p3+p4   37 next[0] spill
        movzx edi, bh                                               ;  1182.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  1181.3 p3+p4   38 next[0] spill
        mov esi, ebx                                                ;  1182.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  1183.3 p0      38 next[1]
        mov ebx, esi                                                ;  1184.3 p1      38 next[1] copy
        movzx esi, bl                                               ;  1185.3 p0      38 next[1]
        shr ebx, 8                                                  ;  1185.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1189.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1189.3 p0+p2   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1189.3 p1+p2   37 next[2]
        mov esi, dword [esp + 292]                                  ;  1183.3 p2      37 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1186.3 p2      37 next[2]
        xor ebx, esi                                                ;  1189.3 p0      37 next[2]
        mov esi, dword [esp + 212]                                  ;  1185.3 p2      38 next[0]
        shr esi, 0x10                                               ;  1188.3 p0      38 next[0]
        mov dword [esp + 292], edi                                  ;  1183.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1189.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  1190.3 p0      38 next[0]
        shr esi, 8                                                  ;  1189.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1193.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1193.3 p1+p2   37 next[1]
        mov esi, dword [esp + 96]                                   ;  1188.3 p2      39 next[0]
        shr esi, 0x10                                               ;  1191.3 p0      39 next[0]
        mov dword [esp + 240], edi                                  ;  1191.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1192.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  1193.3 p0      39 next[0]
        mov dword [esp + 92], edi                                   ;  1194.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  1189.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1195.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1195.3 p0+p2   37 next[1]
        mov dword [esp + 256], ebx                                  ;  1190.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 100]                                  ;  1192.3 p2      63 next[0] reload
        movzx edi, bh                                               ;  1195.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  1195.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1199.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1199.3 p0+p2   37 next[1]
        movzx edi, bl                                               ;  1196.3 p1      37 next[2]
        shr ebx, 8                                                  ;  1196.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1200.3 p1+p2   37 next[2]
        mov dword [esp + 100], esi                                  ;  1194.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 256]                                  ;  1196.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1200.3 p0+p2   37 next[2]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1198.3 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1199.3 p2      37 next[3]
        mov dword [esp + 256], ebp                                  ;  1197.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 296]                                 ;  1200.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1206.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1206.3 p0+p2   37 next[1]
        mov dword [esp + 284], ebx                                  ;  1202.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 224]                                  ;  1203.3 p2      37 next[4] reload
        movzx ebp, bh                                               ;  1206.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  1206.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1210.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1210.3 p0+p2   37 next[1]
        movzx ebp, bl                                               ;  1207.3 p1      38 next[2]
        shr ebx, 8                                                  ;  1207.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1211.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1211.3 p0+p2   37 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1211.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 284]                                  ;  1209.3 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1210.3 p2      37 next[3]
        xor ebx, ebp                                                ;  1213.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1211.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1217.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1217.3 p0+p2   37 next[2]
        mov dword [esp + 284], edx                                  ;  1211.3 p3+p4   37 next[1] spill
        mov edx, dword [esp + 124]                                  ;  1214.3 p2      37 next[1] reload
        movzx ebp, dh                                               ;  1217.3 p1      37 next[2]
        shr edx, 0x10                                               ;  1217.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1221.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1221.3 p0+p2   37 next[2]
        movzx ebp, dl                                               ;  1218.3 p1      37 next[3]
        shr edx, 8                                                  ;  1218.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1222.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1222.3 p0+p2   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1219.3 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1220.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1213.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 180]                                 ;  1221.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1227.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1224.3 p2      37 next[2]
        xor ecx, esi                                                ;  1227.3 p0      37 next[2]
        mov dword [esp + 224], edx                                  ;  1223.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 296]                                  ;  1224.3 p2      37 next[5] reload
        movzx esi, dh                                               ;  1227.3 p1      38 next[2]
        shr edx, 0x10                                               ;  1227.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1231.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1231.3 p0+p2   37 next[2]
        movzx esi, dl                                               ;  1228.3 p1      38 next[3]
        shr edx, 8                                                  ;  1228.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1232.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1232.3 p0+p2   37 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1232.3 p1+p2   37 next[4]
        mov esi, dword [esp + 224]                                  ;  1230.3 p2      37 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1231.3 p2      37 next[4]
        xor edx, esi                                                ;  1234.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  1232.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1238.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1238.3 p0+p2   37 next[3]
        mov dword [esp + 224], ecx                                  ;  1232.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  1235.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  1238.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  1238.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1242.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1242.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  1239.3 p1      37 next[4]
        shr ecx, 8                                                  ;  1239.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1243.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1243.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1240.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1241.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  1232.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 264]                                 ;  1242.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1248.3 p1+p2   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1248.3 p0+p2   37 next[3]
        mov eax, dword [esp + 180]                                  ;  1245.3 p2      37 next[6] reload
        mov dword [esp + 296], ecx                                  ;  1244.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  1248.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1248.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1252.3 p1+p2   37 next[3]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1252.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  1249.3 p1      38 next[4]
        shr eax, 8                                                  ;  1249.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1253.3 p1+p2   37 next[4]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1253.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1250.3 p2      37 next[5]
        xor ecx, esi                                                ;  1253.3 p1      37 next[5]
        mov esi, dword [esp + 296]                                  ;  1251.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1252.3 p2      37 next[5]
        xor eax, esi                                                ;  1255.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  1253.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1259.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1259.3 p0+p2   37 next[4]
        mov dword [esp + 296], ebx                                  ;  1253.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  1256.3 p2      37 next[3] reload
        movzx esi, bh                                               ;  1259.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  1259.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1263.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1263.3 p0+p2   37 next[4]
        movzx esi, bl                                               ;  1260.3 p1      37 next[5]
        shr ebx, 8                                                  ;  1260.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1264.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1264.3 p0+p2   37 next[5]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1261.3 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1262.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  1253.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 108]                                 ;  1263.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1269.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1269.3 p0+p2   37 next[4]
        mov dword [esp + 180], ebx                                  ;  1265.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 264]                                  ;  1266.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  1269.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  1269.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1273.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1273.3 p0+p2   37 next[4]
        movzx edi, bl                                               ;  1270.3 p1      38 next[5]
        shr ebx, 8                                                  ;  1270.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1274.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1274.3 p0+p2   37 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1274.3 p1+p2   37 next[6]
        mov edi, dword [esp + 180]                                  ;  1272.3 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1273.3 p2      37 next[6]
        xor ebx, edi                                                ;  1276.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  1274.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1280.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1280.3 p0+p2   37 next[5]
        mov dword [esp + 180], edx                                  ;  1274.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 204]                                  ;  1277.3 p2      37 next[4] reload
        movzx edi, dh                                               ;  1280.3 p1      37 next[5]
        shr edx, 0x10                                               ;  1280.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1284.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1284.3 p0+p2   37 next[5]
        movzx edi, dl                                               ;  1281.3 p1      37 next[6]
        shr edx, 8                                                  ;  1281.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1285.3 p1+p2   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1285.3 p0+p2   37 next[6]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1282.3 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1283.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  1274.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 96]                                  ;  1284.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1290.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1290.3 p0+p2   37 next[5]
        mov dword [esp + 264], edx                                  ;  1286.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 108]                                  ;  1287.3 p2      63 next[0] reload
        movzx ebp, dh                                               ;  1290.3 p1      38 next[5]
        shr edx, 0x10                                               ;  1290.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1294.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1294.3 p0+p2   37 next[5]
        movzx ebp, dl                                               ;  1291.3 p1      38 next[6]
        shr edx, 8                                                  ;  1291.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1295.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1295.3 p0+p2   37 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1295.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 264]                                  ;  1293.3 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1294.3 p2      37 next[7]
        xor edx, ebp                                                ;  1297.3 p0      37 next[7]
        movzx ebp, byte [esp + 220]                                 ;  1295.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1301.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1301.3 p0+p2   37 next[6]
        mov dword [esp + 264], eax                                  ;  1295.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  1298.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  1301.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1302.3 p2      37 next[6]
        xor eax, esi                                                ;  1305.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1305.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  1301.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1307.3 p0+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1307.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  1295.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 96]                                   ;  1304.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  1307.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1311.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1311.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  1307.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1310.3 p2      37 next[7]
        xor ecx, edi                                                ;  1313.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1313.3 p0+p2   37 next[7]
        mov dword [esp + 200], ebx                                  ;  1312.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 220]                                  ;  1310.3 p2      37 next[6] reload
        movzx esi, bh                                               ;  1313.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1317.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1317.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 256]                                 ;  1313.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1319.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1319.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 112]                                 ;  1316.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1322.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1322.3 p1+p2   37 next[7]
        mov ebx, dword [esp + 212]                                  ;  1319.3 p2      37 next[2] reload
        movzx esi, bh                                               ;  1322.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1326.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1326.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 100]                                 ;  1322.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1328.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1328.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 276]                                 ;  1325.3 p2      37 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1328.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1328.3 p2      65 next[0]
        mov dword [esp + 100], edx                                  ;  1329.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 232]                                  ;  1328.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  1331.3 p1      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1335.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1335.3 p1+p2   65 next[0]
        mov edi, edx                                                ;  1331.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  1332.3 p0      37 next[1]
        mov edx, edi                                                ;  1333.3 p1      37 next[1] copy
        movzx edi, dl                                               ;  1334.3 p1      37 next[1]
        shr edx, 8                                                  ;  1334.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1335.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1335.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  1338.3 p1+p2   65 next[1]
        xor edi, dword [esp + 284]                                  ;  1338.3 p0+p2   65 next[1]
        mov dword [esp + 212], ecx                                  ;  1329.3 p3+p4   37 next[7] spill
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1335.3 p2      65 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1336.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  1338.3 p1+p2   65 next[2]
        xor edx, dword [esp + 224]                                  ;  1339.3 p0+p2   65 next[2]
        mov dword [esp + 112], eax                                  ;  1325.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 248]                                  ;  1339.3 p2      37 next[0]
        shr eax, 0x10                                               ;  1342.3 p0      37 next[0]
        mov dword [esp + 256], edx                                  ;  1340.3 p3+p4   65 next[2] spill
        movzx edx, al                                               ;  1343.3 p1      37 next[0]
        shr eax, 8                                                  ;  1343.3 p0      37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1347.3 p1+p2   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1344.3 p2      65 next[0]
        xor edx, esi                                                ;  1347.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1347.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1344.3 p2      65 next[1]
        xor eax, edi                                                ;  1347.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  1344.3 p2      37 next[0]
        shr esi, 0x10                                               ;  1347.3 p0      37 next[0]
        mov edi, esi                                                ;  1348.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  1349.3 p0      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1353.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1353.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 120]                                 ;  1347.3 p2      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1354.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1354.3 p0+p2   65 next[0]
        mov dword [esp + 220], ecx                                  ;  1340.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 260]                                  ;  1350.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  1353.3 p1      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1357.3 p0+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1357.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  1353.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  1354.3 p0      38 next[1]
        mov ecx, edi                                                ;  1355.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  1356.3 p1      38 next[1]
        shr ecx, 8                                                  ;  1356.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1360.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1360.3 p0+p2   65 next[1]
        mov edi, dword [esp + 220]                                  ;  1355.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1360.3 p1+p2   65 next[2]
        mov dword [esp + 220], esi                                  ;  1348.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 256]                                  ;  1357.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1358.3 p2      65 next[2]
        xor ecx, esi                                                ;  1361.3 p0      65 next[2]
        mov esi, dword [esp + 80]                                   ;  1359.3 p2      38 next[0]
        shr esi, 0x10                                               ;  1362.3 p0      38 next[0]
        mov dword [esp + 256], ecx                                  ;  1362.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  1363.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  1364.3 p0      38 next[0]
        shr esi, 8                                                  ;  1363.3 p0      39 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1368.3 p1+p2   65 next[0]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1368.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1364.3 p2      65 next[1]
        xor ecx, ebp                                                ;  1367.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1367.3 p0+p2   65 next[1]
        mov esi, dword [esp + 228]                                  ;  1364.3 p2      39 next[0]
        shr esi, 0x10                                               ;  1367.3 p0      39 next[0]
        mov ebp, esi                                                ;  1368.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  1369.3 p0      39 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1373.3 p1+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1373.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 152]                                  ;  1367.3 p2      37 next[0] reload
        mov dword [esp + 96], esi                                   ;  1368.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1370.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1370.3 p2      63 next[0]
        xor esi, 0xc2d7e01d                                         ;  1373.3 p1      63 next[0]
        xor ebp, 0x57fe4b2e                                         ;  1373.3 p0      63 next[0]
        mov dword [esp + 152], edi                                  ;  1362.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 84]                                   ;  1370.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1376.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1376.3 p0+p2   63 next[0]
        mov edi, dword [esp + 244]                                  ;  1373.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1379.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1379.3 p0+p2   63 next[0]
        mov edi, dword [esp + 88]                                   ;  1376.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1382.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1382.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1379.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1385.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1385.3 p0+p2   63 next[0]
        mov edi, dword [esp + 292]                                  ;  1382.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1388.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1388.3 p0+p2   63 next[0]
        mov edi, dword [esp + 240]                                  ;  1385.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1391.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1391.3 p0+p2   63 next[0]
        mov edi, dword [esp + 92]                                   ;  1388.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1394.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1394.3 p0+p2   63 next[0]
        xor ebx, esi                                                ;  1395.3 p1      65 next[0]
        xor edx, ebp                                                ;  1395.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1391.3 p2      65 next[3]
        mov dword [esp + 92], edx                                   ;  1396.3 p3+p4   65 next[0] spill
        mov edx, dword [esp + 296]                                  ;  1392.3 p2      65 next[3]
        mov dword [esp + 240], ebx                                  ;  1396.3 p3+p4   65 next[0] spill
        movzx ebx, byte [esp + 268]                                 ;  1393.3 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1399.3 p1+p2   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1399.3 p0+p2   65 next[1]
        mov ebx, dword [esp + 276]                                  ;  1396.3 p2      65 next[0] reload
        mov dword [esp + 292], ebp                                  ;  1395.3 p3+p4   63 next[0] spill
        movzx ebp, bh                                               ;  1399.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  1399.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1403.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1403.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  1400.3 p1      37 next[2]
        shr ebx, 8                                                  ;  1400.3 p0      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1404.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1404.3 p0+p2   65 next[3]
        mov ebx, dword [esp + 152]                                  ;  1401.3 p2      65 next[2] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1404.3 p1+p2   65 next[2]
        mov dword [esp + 152], esi                                  ;  1395.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 256]                                  ;  1403.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1406.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 116]                                 ;  1405.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1411.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1411.3 p0+p2   65 next[1]
        mov dword [esp + 256], edx                                  ;  1405.3 p3+p4   65 next[3] spill
        mov edx, dword [esp + 120]                                  ;  1408.3 p2      65 next[4] reload
        movzx ebp, dh                                               ;  1411.3 p1      38 next[1]
        shr edx, 0x10                                               ;  1411.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1415.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1415.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  1412.3 p1      38 next[2]
        shr edx, 8                                                  ;  1412.3 p0      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1416.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1416.3 p0+p2   65 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1416.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 256]                                  ;  1414.3 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1415.3 p2      65 next[3]
        xor edx, ebp                                                ;  1418.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1416.3 p2      65 next[4]
        mov dword [esp + 256], ecx                                  ;  1416.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 180]                                  ;  1417.3 p2      65 next[4]
        mov dword [esp + 120], eax                                  ;  1416.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 288]                                 ;  1418.3 p2      37 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1424.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1421.3 p2      65 next[2]
        xor eax, esi                                                ;  1424.3 p0      65 next[2]
        mov dword [esp + 276], ecx                                  ;  1420.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 268]                                  ;  1421.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  1424.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  1424.3 p0      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1428.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1428.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1425.3 p1      37 next[3]
        shr ecx, 8                                                  ;  1425.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1429.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1429.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1429.3 p1+p2   65 next[4]
        mov esi, dword [esp + 276]                                  ;  1427.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1428.3 p2      65 next[4]
        xor ecx, esi                                                ;  1431.3 p0      65 next[4]
        movzx esi, byte [esp + 236]                                 ;  1429.3 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1435.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1435.3 p0+p2   65 next[2]
        mov dword [esp + 276], ecx                                  ;  1432.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 116]                                  ;  1432.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  1435.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  1435.3 p0      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1439.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1439.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1436.3 p1      38 next[3]
        shr ecx, 8                                                  ;  1436.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1440.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1440.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1440.3 p1+p2   65 next[4]
        mov esi, dword [esp + 276]                                  ;  1438.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1439.3 p2      65 next[4]
        xor ecx, esi                                                ;  1442.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  1440.3 p2      65 next[5]
        mov dword [esp + 276], ebx                                  ;  1440.3 p3+p4   65 next[2] spill
        mov ebx, dword [esp + 264]                                  ;  1441.3 p2      65 next[5]
        mov dword [esp + 116], eax                                  ;  1440.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 76]                                  ;  1442.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1448.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1448.3 p0+p2   65 next[3]
        mov eax, dword [esp + 288]                                  ;  1445.3 p2      65 next[2] reload
        mov dword [esp + 268], ebx                                  ;  1444.3 p3+p4   65 next[5] spill
        movzx ebx, ah                                               ;  1448.3 p1      37 next[3]
        shr eax, 0x10                                               ;  1448.3 p0      37 next[4]
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1452.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1452.3 p0+p2   65 next[3]
        movzx ebx, al                                               ;  1449.3 p1      37 next[4]
        shr eax, 8                                                  ;  1449.3 p0      37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1453.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1453.3 p0+p2   65 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1450.3 p2      65 next[5]
        xor ebx, esi                                                ;  1453.3 p1      65 next[5]
        mov esi, dword [esp + 268]                                  ;  1451.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1452.3 p2      65 next[5]
        xor eax, esi                                                ;  1455.3 p0      65 next[5]
        movzx esi, byte [esp + 300]                                 ;  1453.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1459.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1459.3 p0+p2   65 next[3]
        mov dword [esp + 268], eax                                  ;  1456.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 236]                                  ;  1456.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  1459.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1459.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1463.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1463.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  1460.3 p1      38 next[4]
        shr eax, 8                                                  ;  1460.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1464.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1464.3 p0+p2   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1464.3 p1+p2   65 next[5]
        mov esi, dword [esp + 268]                                  ;  1462.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1463.3 p2      65 next[5]
        xor eax, esi                                                ;  1466.3 p0      65 next[5]
        mov esi, dword [esp + 112]                                  ;  1464.3 p2      65 next[6]
        mov dword [esp + 268], edi                                  ;  1464.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 200]                                  ;  1465.3 p2      65 next[6]
        mov dword [esp + 236], edx                                  ;  1464.3 p3+p4   65 next[3] spill
        movzx edx, byte [esp + 104]                                 ;  1466.3 p2      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1472.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1472.3 p0+p2   65 next[4]
        mov edx, dword [esp + 76]                                   ;  1469.3 p2      65 next[3] reload
        mov dword [esp + 288], edi                                  ;  1468.3 p3+p4   65 next[6] spill
        movzx edi, dh                                               ;  1472.3 p1      37 next[4]
        shr edx, 0x10                                               ;  1472.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1476.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1476.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  1473.3 p1      37 next[5]
        shr edx, 8                                                  ;  1473.3 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1477.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1477.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1477.3 p1+p2   65 next[6]
        mov edi, dword [esp + 288]                                  ;  1475.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1476.3 p2      65 next[6]
        xor edx, edi                                                ;  1479.3 p0      65 next[6]
        movzx edi, byte [esp + 272]                                 ;  1477.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1483.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1483.3 p0+p2   65 next[4]
        mov dword [esp + 288], edx                                  ;  1480.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 300]                                  ;  1480.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  1483.3 p1      38 next[4]
        shr edx, 0x10                                               ;  1483.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1487.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1487.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  1484.3 p1      38 next[5]
        shr edx, 8                                                  ;  1484.3 p0      39 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1488.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1488.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1488.3 p1+p2   65 next[6]
        mov edi, dword [esp + 288]                                  ;  1486.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1487.3 p2      65 next[6]
        xor edx, edi                                                ;  1490.3 p0      65 next[6]
        mov edi, dword [esp + 212]                                  ;  1488.3 p2      65 next[7]
        mov dword [esp + 288], ebp                                  ;  1488.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 100]                                  ;  1489.3 p2      65 next[7]
        mov dword [esp + 300], ecx                                  ;  1488.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  1490.3 p2      37 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1496.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1496.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 104]                                  ;  1493.3 p2      65 next[4] reload
        mov dword [esp + 76], ebp                                   ;  1492.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  1496.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  1496.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1500.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1500.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1497.3 p1      37 next[6]
        shr ecx, 8                                                  ;  1497.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1501.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1501.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1501.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 76]                                   ;  1499.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1500.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1503.3 p0      65 next[7]
        movzx ebp, byte [esp + 228]                                 ;  1501.3 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1507.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1507.3 p0+p2   65 next[5]
        mov dword [esp + 76], ecx                                   ;  1504.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 272]                                  ;  1504.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  1507.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  1507.3 p0      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1511.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1511.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1508.3 p1      38 next[6]
        shr ecx, 8                                                  ;  1508.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1512.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1512.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1512.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 76]                                   ;  1510.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1511.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1514.3 p0      65 next[7]
        movzx ebp, byte [esp + 248]                                 ;  1512.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1518.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1518.3 p0+p2   65 next[6]
        mov dword [esp + 76], eax                                   ;  1512.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  1515.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  1518.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1519.3 p2      65 next[6]
        xor eax, esi                                                ;  1522.3 p0      65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1522.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 80]                                  ;  1518.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1524.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1524.3 p1+p2   65 next[6]
        mov dword [esp + 252], ebx                                  ;  1512.3 p3+p4   65 next[5] spill
        mov ebx, dword [esp + 228]                                  ;  1521.3 p2      65 next[1] reload
        movzx esi, bh                                               ;  1524.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1528.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1528.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 232]                                 ;  1524.3 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1527.3 p2      65 next[7]
        xor ebx, edi                                                ;  1530.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1530.3 p0+p2   65 next[7]
        mov dword [esp + 232], edx                                  ;  1529.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 248]                                  ;  1527.3 p2      65 next[6] reload
        movzx esi, dh                                               ;  1530.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1534.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1534.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 220]                                 ;  1530.3 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1536.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1536.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 260]                                 ;  1533.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1539.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1539.3 p1+p2   65 next[7]
        mov edx, dword [esp + 80]                                   ;  1536.3 p2      65 next[2] reload
        movzx esi, dh                                               ;  1539.3 p0      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1543.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1543.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 96]                                  ;  1539.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1545.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1545.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 152]                                 ;  1542.3 p2      37 next[0]
        mov edx, dword [esp + 212]                                  ;  1543.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  1546.3 p1      37 next[0]
        mov ebp, edx                                                ;  1546.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1547.3 p0      37 next[1]
        mov edx, ebp                                                ;  1548.3 p1      37 next[1] copy
        movzx ebp, dl                                               ;  1549.3 p1      37 next[1]
        shr edx, 8                                                  ;  1549.3 p0      37 next[2]
        mov dword [esp + 96], ecx                                   ;  1546.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1550.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1550.3 p2      37 next[1]
        mov dword [esp + 80], eax                                   ;  1532.7 p3+p4   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1550.3 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1550.3 p2      37 next[2]
        mov dword [esp + 260], ebx                                  ;  1546.3 p3+p4   65 next[7] spill
        mov ebx, dword [esp + 112]                                  ;  1548.3 p2      37 next[0]
        shr ebx, 0x10                                               ;  1551.3 p0      37 next[0]
        mov dword [esp + 220], esi                                  ;  1545.3 p3+p4   37 next[0] spill
        movzx esi, bl                                               ;  1552.3 p1      37 next[0]
        shr ebx, 8                                                  ;  1552.3 p0      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1556.3 p1+p2   37 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1553.3 p2      37 next[1]
        xor ebx, ebp                                                ;  1556.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  1551.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  1554.3 p0      37 next[0]
        mov dword [esp + 248], edi                                  ;  1547.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  1555.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  1556.3 p0      37 next[0]
        mov dword [esp + 228], esi                                  ;  1553.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 180]                                 ;  1552.3 p2      38 next[0]
        mov dword [esp + 272], edx                                  ;  1553.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 296]                                  ;  1553.3 p2      37 next[3] reload
        mov dword [esp + 104], edi                                  ;  1557.3 p3+p4   37 next[0] spill
        movzx edi, dh                                               ;  1556.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  1555.3 p3+p4   38 next[0] spill
        mov esi, edx                                                ;  1556.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  1557.3 p0      38 next[1]
        mov edx, esi                                                ;  1558.3 p1      38 next[1] copy
        movzx esi, dl                                               ;  1559.3 p0      38 next[1]
        shr edx, 8                                                  ;  1559.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1563.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1563.3 p0+p2   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1563.3 p1+p2   37 next[2]
        mov esi, dword [esp + 272]                                  ;  1557.3 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1560.3 p2      37 next[2]
        xor edx, esi                                                ;  1563.3 p0      37 next[2]
        mov esi, dword [esp + 224]                                  ;  1559.3 p2      38 next[0]
        shr esi, 0x10                                               ;  1562.3 p0      38 next[0]
        mov dword [esp + 272], edi                                  ;  1557.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1563.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  1564.3 p0      38 next[0]
        shr esi, 8                                                  ;  1563.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1567.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1567.3 p1+p2   37 next[1]
        mov esi, dword [esp + 284]                                  ;  1562.3 p2      39 next[0]
        shr esi, 0x10                                               ;  1565.3 p0      39 next[0]
        mov dword [esp + 88], edi                                   ;  1565.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1566.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  1567.3 p0      39 next[0]
        mov dword [esp + 244], edi                                  ;  1568.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  1563.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1569.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1569.3 p0+p2   37 next[1]
        mov dword [esp + 84], edx                                   ;  1564.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 152]                                  ;  1566.3 p2      63 next[0] reload
        movzx edi, dh                                               ;  1569.3 p1      37 next[1]
        shr edx, 0x10                                               ;  1569.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1573.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1573.3 p0+p2   37 next[1]
        movzx edi, dl                                               ;  1570.3 p1      37 next[2]
        shr edx, 8                                                  ;  1570.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1574.3 p1+p2   37 next[2]
        mov dword [esp + 152], esi                                  ;  1568.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 84]                                   ;  1570.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1574.3 p0+p2   37 next[2]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1572.3 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1573.3 p2      37 next[3]
        mov dword [esp + 84], ebp                                   ;  1571.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 264]                                 ;  1574.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1580.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1580.3 p0+p2   37 next[1]
        mov dword [esp + 108], edx                                  ;  1576.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 180]                                  ;  1577.3 p2      37 next[4] reload
        movzx ebp, dh                                               ;  1580.3 p1      38 next[1]
        shr edx, 0x10                                               ;  1580.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1584.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1584.3 p0+p2   37 next[1]
        movzx ebp, dl                                               ;  1581.3 p1      38 next[2]
        shr edx, 8                                                  ;  1581.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1585.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1585.3 p0+p2   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1585.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 108]                                  ;  1583.3 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1584.3 p2      37 next[3]
        xor edx, ebp                                                ;  1587.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1585.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1591.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1591.3 p0+p2   37 next[2]
        mov dword [esp + 108], ebx                                  ;  1585.3 p3+p4   37 next[1] spill
        mov ebx, dword [esp + 124]                                  ;  1588.3 p2      37 next[1] reload
        movzx ebp, bh                                               ;  1591.3 p1      37 next[2]
        shr ebx, 0x10                                               ;  1591.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1595.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1595.3 p0+p2   37 next[2]
        movzx ebp, bl                                               ;  1592.3 p1      37 next[3]
        shr ebx, 8                                                  ;  1592.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1596.3 p1+p2   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1596.3 p0+p2   37 next[3]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1593.3 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1594.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1587.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 200]                                 ;  1595.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1601.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1598.3 p2      37 next[2]
        xor ecx, esi                                                ;  1601.3 p0      37 next[2]
        mov dword [esp + 180], ebx                                  ;  1597.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 264]                                  ;  1598.3 p2      37 next[5] reload
        movzx esi, bh                                               ;  1601.3 p1      38 next[2]
        shr ebx, 0x10                                               ;  1601.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1605.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1605.3 p0+p2   37 next[2]
        movzx esi, bl                                               ;  1602.3 p1      38 next[3]
        shr ebx, 8                                                  ;  1602.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1606.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1606.3 p0+p2   37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1606.3 p1+p2   37 next[4]
        mov esi, dword [esp + 180]                                  ;  1604.3 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1605.3 p2      37 next[4]
        xor ebx, esi                                                ;  1608.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  1606.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1612.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1612.3 p0+p2   37 next[3]
        mov dword [esp + 180], ecx                                  ;  1606.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  1609.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  1612.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  1612.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1616.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1616.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  1613.3 p1      37 next[4]
        shr ecx, 8                                                  ;  1613.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1617.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1617.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1614.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1615.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  1606.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 100]                                 ;  1616.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1622.3 p1+p2   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1622.3 p0+p2   37 next[3]
        mov eax, dword [esp + 200]                                  ;  1619.3 p2      37 next[6] reload
        mov dword [esp + 264], ecx                                  ;  1618.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  1622.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1622.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1626.3 p1+p2   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1626.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  1623.3 p1      38 next[4]
        shr eax, 8                                                  ;  1623.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1627.3 p1+p2   37 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1627.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1624.3 p2      37 next[5]
        xor ecx, esi                                                ;  1627.3 p1      37 next[5]
        mov esi, dword [esp + 264]                                  ;  1625.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1626.3 p2      37 next[5]
        xor eax, esi                                                ;  1629.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  1627.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1633.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1633.3 p0+p2   37 next[4]
        mov dword [esp + 264], edx                                  ;  1627.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  1630.3 p2      37 next[3] reload
        movzx esi, dh                                               ;  1633.3 p1      37 next[4]
        shr edx, 0x10                                               ;  1633.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1637.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1637.3 p0+p2   37 next[4]
        movzx esi, dl                                               ;  1634.3 p1      37 next[5]
        shr edx, 8                                                  ;  1634.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1638.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1638.3 p0+p2   37 next[5]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1635.3 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1636.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  1627.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 292]                                 ;  1637.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1643.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1643.3 p0+p2   37 next[4]
        mov dword [esp + 200], edx                                  ;  1639.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 100]                                  ;  1640.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  1643.3 p1      38 next[4]
        shr edx, 0x10                                               ;  1643.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1647.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1647.3 p0+p2   37 next[4]
        movzx edi, dl                                               ;  1644.3 p1      38 next[5]
        shr edx, 8                                                  ;  1644.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1648.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1648.3 p0+p2   37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1648.3 p1+p2   37 next[6]
        mov edi, dword [esp + 200]                                  ;  1646.3 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1647.3 p2      37 next[6]
        xor edx, edi                                                ;  1650.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  1648.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1654.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1654.3 p0+p2   37 next[5]
        mov dword [esp + 200], ebx                                  ;  1648.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;  1651.3 p2      37 next[4] reload
        movzx edi, bh                                               ;  1654.3 p1      37 next[5]
        shr ebx, 0x10                                               ;  1654.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1658.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1658.3 p0+p2   37 next[5]
        movzx edi, bl                                               ;  1655.3 p1      37 next[6]
        shr ebx, 8                                                  ;  1655.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1659.3 p1+p2   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1659.3 p0+p2   37 next[6]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1656.3 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1657.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  1648.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 284]                                 ;  1658.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1664.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1664.3 p0+p2   37 next[5]
        mov dword [esp + 100], ebx                                  ;  1660.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 292]                                  ;  1661.3 p2      63 next[0] reload
        movzx ebp, bh                                               ;  1664.3 p1      38 next[5]
        shr ebx, 0x10                                               ;  1664.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1668.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1668.3 p0+p2   37 next[5]
        movzx ebp, bl                                               ;  1665.3 p1      38 next[6]
        shr ebx, 8                                                  ;  1665.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1669.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1669.3 p0+p2   37 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1669.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 100]                                  ;  1667.3 p2      37 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1668.3 p2      37 next[7]
        xor ebx, ebp                                                ;  1671.3 p0      37 next[7]
        movzx ebp, byte [esp + 112]                                 ;  1669.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1675.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1675.3 p0+p2   37 next[6]
        mov dword [esp + 100], eax                                  ;  1669.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  1672.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  1675.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1676.3 p2      37 next[6]
        xor eax, esi                                                ;  1679.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1679.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 224]                                 ;  1675.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1681.3 p0+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1681.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  1669.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 284]                                  ;  1678.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  1681.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1685.3 p1+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1685.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  1681.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1684.3 p2      37 next[7]
        xor ecx, edi                                                ;  1687.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1687.3 p0+p2   37 next[7]
        mov dword [esp + 212], edx                                  ;  1686.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 112]                                  ;  1684.3 p2      37 next[6] reload
        movzx esi, dh                                               ;  1687.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1691.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1691.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 84]                                  ;  1687.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1693.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1693.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 296]                                 ;  1690.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1696.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1696.3 p1+p2   37 next[7]
        mov edx, dword [esp + 224]                                  ;  1693.3 p2      37 next[2] reload
        movzx esi, dh                                               ;  1696.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1700.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1700.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 152]                                 ;  1696.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1702.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1702.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 240]                                 ;  1699.3 p2      37 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1702.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1702.3 p2      65 next[0]
        mov dword [esp + 152], ebx                                  ;  1703.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 260]                                  ;  1702.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  1705.3 p1      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1709.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1709.3 p1+p2   65 next[0]
        mov edi, ebx                                                ;  1705.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  1706.3 p0      37 next[1]
        mov ebx, edi                                                ;  1707.3 p1      37 next[1] copy
        movzx edi, bl                                               ;  1708.3 p1      37 next[1]
        shr ebx, 8                                                  ;  1708.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1709.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1709.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  1712.3 p1+p2   65 next[1]
        xor edi, dword [esp + 108]                                  ;  1712.3 p0+p2   65 next[1]
        mov dword [esp + 224], ecx                                  ;  1703.3 p3+p4   37 next[7] spill
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1709.3 p2      65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1710.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  1712.3 p1+p2   65 next[2]
        xor ebx, dword [esp + 180]                                  ;  1713.3 p0+p2   65 next[2]
        mov dword [esp + 296], eax                                  ;  1699.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 80]                                   ;  1713.3 p2      37 next[0]
        shr eax, 0x10                                               ;  1716.3 p0      37 next[0]
        mov dword [esp + 84], ebx                                   ;  1714.3 p3+p4   65 next[2] spill
        movzx ebx, al                                               ;  1717.3 p1      37 next[0]
        shr eax, 8                                                  ;  1717.3 p0      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1721.3 p1+p2   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1718.3 p2      65 next[0]
        xor ebx, esi                                                ;  1721.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1721.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1718.3 p2      65 next[1]
        xor eax, edi                                                ;  1721.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  1718.3 p2      37 next[0]
        shr esi, 0x10                                               ;  1721.3 p0      37 next[0]
        mov edi, esi                                                ;  1722.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  1723.3 p0      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1727.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1727.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 300]                                 ;  1721.3 p2      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1728.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1728.3 p0+p2   65 next[0]
        mov dword [esp + 112], ecx                                  ;  1714.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 236]                                  ;  1724.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  1727.3 p1      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1731.3 p0+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1731.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  1727.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  1728.3 p0      38 next[1]
        mov ecx, edi                                                ;  1729.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  1730.3 p1      38 next[1]
        shr ecx, 8                                                  ;  1730.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1734.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1734.3 p0+p2   65 next[1]
        mov edi, dword [esp + 112]                                  ;  1729.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1734.3 p1+p2   65 next[2]
        mov dword [esp + 112], esi                                  ;  1722.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 84]                                   ;  1731.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1732.3 p2      65 next[2]
        xor ecx, esi                                                ;  1735.3 p0      65 next[2]
        mov esi, dword [esp + 116]                                  ;  1733.3 p2      38 next[0]
        shr esi, 0x10                                               ;  1736.3 p0      38 next[0]
        mov dword [esp + 84], ecx                                   ;  1736.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  1737.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  1738.3 p0      38 next[0]
        shr esi, 8                                                  ;  1737.3 p0      39 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1742.3 p1+p2   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1742.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1738.3 p2      65 next[1]
        xor ecx, ebp                                                ;  1741.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1741.3 p0+p2   65 next[1]
        mov esi, dword [esp + 120]                                  ;  1738.3 p2      39 next[0]
        shr esi, 0x10                                               ;  1741.3 p0      39 next[0]
        mov ebp, esi                                                ;  1742.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  1743.3 p0      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1747.3 p1+p2   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1747.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 220]                                  ;  1741.3 p2      37 next[0] reload
        mov dword [esp + 284], esi                                  ;  1742.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1744.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1744.3 p2      63 next[0]
        xor esi, 0xe5377715                                         ;  1747.3 p1      63 next[0]
        xor ebp, 0xda4af09f                                         ;  1747.3 p0      63 next[0]
        mov dword [esp + 220], edi                                  ;  1736.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 248]                                  ;  1744.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1750.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1750.3 p0+p2   63 next[0]
        mov edi, dword [esp + 228]                                  ;  1747.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1753.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1753.3 p0+p2   63 next[0]
        mov edi, dword [esp + 104]                                  ;  1750.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1756.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1756.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  1753.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1759.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1759.3 p0+p2   63 next[0]
        mov edi, dword [esp + 272]                                  ;  1756.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1762.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1762.3 p0+p2   63 next[0]
        mov edi, dword [esp + 88]                                   ;  1759.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1765.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1765.3 p0+p2   63 next[0]
        mov edi, dword [esp + 244]                                  ;  1762.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1768.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1768.3 p0+p2   63 next[0]
        xor edx, esi                                                ;  1769.3 p1      65 next[0]
        xor ebx, ebp                                                ;  1769.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  1765.3 p2      65 next[3]
        mov dword [esp + 244], ebx                                  ;  1770.3 p3+p4   65 next[0] spill
        mov ebx, dword [esp + 264]                                  ;  1766.3 p2      65 next[3]
        mov dword [esp + 88], edx                                   ;  1770.3 p3+p4   65 next[0] spill
        movzx edx, byte [esp + 256]                                 ;  1767.3 p2      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1773.3 p1+p2   65 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1773.3 p0+p2   65 next[1]
        mov edx, dword [esp + 240]                                  ;  1770.3 p2      65 next[0] reload
        mov dword [esp + 272], ebp                                  ;  1769.3 p3+p4   63 next[0] spill
        movzx ebp, dh                                               ;  1773.3 p1      37 next[1]
        shr edx, 0x10                                               ;  1773.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1777.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1777.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  1774.3 p1      37 next[2]
        shr edx, 8                                                  ;  1774.3 p0      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1778.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1778.3 p0+p2   65 next[3]
        mov edx, dword [esp + 220]                                  ;  1775.3 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1778.3 p1+p2   65 next[2]
        mov dword [esp + 220], esi                                  ;  1769.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 84]                                   ;  1777.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1780.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 76]                                  ;  1779.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1785.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1785.3 p0+p2   65 next[1]
        mov dword [esp + 84], ebx                                   ;  1779.3 p3+p4   65 next[3] spill
        mov ebx, dword [esp + 300]                                  ;  1782.3 p2      65 next[4] reload
        movzx ebp, bh                                               ;  1785.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  1785.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1789.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1789.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  1786.3 p1      38 next[2]
        shr ebx, 8                                                  ;  1786.3 p0      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1790.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1790.3 p0+p2   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1790.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 84]                                   ;  1788.3 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1789.3 p2      65 next[3]
        xor ebx, ebp                                                ;  1792.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  1790.3 p2      65 next[4]
        mov dword [esp + 84], ecx                                   ;  1790.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 200]                                  ;  1791.3 p2      65 next[4]
        mov dword [esp + 300], eax                                  ;  1790.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 276]                                 ;  1792.3 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1798.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1795.3 p2      65 next[2]
        xor eax, esi                                                ;  1798.3 p0      65 next[2]
        mov dword [esp + 240], ecx                                  ;  1794.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 256]                                  ;  1795.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  1798.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  1798.3 p0      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1802.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1802.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1799.3 p1      37 next[3]
        shr ecx, 8                                                  ;  1799.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1803.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1803.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1803.3 p1+p2   65 next[4]
        mov esi, dword [esp + 240]                                  ;  1801.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1802.3 p2      65 next[4]
        xor ecx, esi                                                ;  1805.3 p0      65 next[4]
        movzx esi, byte [esp + 232]                                 ;  1803.3 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1809.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1809.3 p0+p2   65 next[2]
        mov dword [esp + 240], ecx                                  ;  1806.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 76]                                   ;  1806.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  1809.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  1809.3 p0      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1813.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1813.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  1810.3 p1      38 next[3]
        shr ecx, 8                                                  ;  1810.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1814.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1814.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1814.3 p1+p2   65 next[4]
        mov esi, dword [esp + 240]                                  ;  1812.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1813.3 p2      65 next[4]
        xor ecx, esi                                                ;  1816.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  1814.3 p2      65 next[5]
        mov dword [esp + 240], edx                                  ;  1814.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 100]                                  ;  1815.3 p2      65 next[5]
        mov dword [esp + 76], eax                                   ;  1814.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 268]                                 ;  1816.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1822.3 p1+p2   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1822.3 p0+p2   65 next[3]
        mov eax, dword [esp + 276]                                  ;  1819.3 p2      65 next[2] reload
        mov dword [esp + 256], edx                                  ;  1818.3 p3+p4   65 next[5] spill
        movzx edx, ah                                               ;  1822.3 p1      37 next[3]
        shr eax, 0x10                                               ;  1822.3 p0      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1826.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1826.3 p0+p2   65 next[3]
        movzx edx, al                                               ;  1823.3 p1      37 next[4]
        shr eax, 8                                                  ;  1823.3 p0      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1827.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1827.3 p0+p2   65 next[4]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1824.3 p2      65 next[5]
        xor edx, esi                                                ;  1827.3 p1      65 next[5]
        mov esi, dword [esp + 256]                                  ;  1825.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1826.3 p2      65 next[5]
        xor eax, esi                                                ;  1829.3 p0      65 next[5]
        movzx esi, byte [esp + 96]                                  ;  1827.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1833.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1833.3 p0+p2   65 next[3]
        mov dword [esp + 256], eax                                  ;  1830.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 232]                                  ;  1830.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  1833.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1833.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1837.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1837.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  1834.3 p1      38 next[4]
        shr eax, 8                                                  ;  1834.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1838.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1838.3 p0+p2   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1838.3 p1+p2   65 next[5]
        mov esi, dword [esp + 256]                                  ;  1836.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1837.3 p2      65 next[5]
        xor eax, esi                                                ;  1840.3 p0      65 next[5]
        mov esi, dword [esp + 296]                                  ;  1838.3 p2      65 next[6]
        mov dword [esp + 256], edi                                  ;  1838.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 212]                                  ;  1839.3 p2      65 next[6]
        mov dword [esp + 232], ebx                                  ;  1838.3 p3+p4   65 next[3] spill
        movzx ebx, byte [esp + 288]                                 ;  1840.3 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1846.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1846.3 p0+p2   65 next[4]
        mov ebx, dword [esp + 268]                                  ;  1843.3 p2      65 next[3] reload
        mov dword [esp + 276], edi                                  ;  1842.3 p3+p4   65 next[6] spill
        movzx edi, bh                                               ;  1846.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  1846.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1850.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1850.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  1847.3 p1      37 next[5]
        shr ebx, 8                                                  ;  1847.3 p0      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1851.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1851.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1851.3 p1+p2   65 next[6]
        mov edi, dword [esp + 276]                                  ;  1849.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1850.3 p2      65 next[6]
        xor ebx, edi                                                ;  1853.3 p0      65 next[6]
        movzx edi, byte [esp + 92]                                  ;  1851.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1857.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1857.3 p0+p2   65 next[4]
        mov dword [esp + 276], ebx                                  ;  1854.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 96]                                   ;  1854.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  1857.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  1857.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1861.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1861.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  1858.3 p1      38 next[5]
        shr ebx, 8                                                  ;  1858.3 p0      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1862.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1862.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1862.3 p1+p2   65 next[6]
        mov edi, dword [esp + 276]                                  ;  1860.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1861.3 p2      65 next[6]
        xor ebx, edi                                                ;  1864.3 p0      65 next[6]
        mov edi, dword [esp + 224]                                  ;  1862.3 p2      65 next[7]
        mov dword [esp + 276], ebp                                  ;  1862.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 152]                                  ;  1863.3 p2      65 next[7]
        mov dword [esp + 96], ecx                                   ;  1862.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  1864.3 p2      37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1870.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1870.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 288]                                  ;  1867.3 p2      65 next[4] reload
        mov dword [esp + 268], ebp                                  ;  1866.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  1870.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  1870.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1874.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1874.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1871.3 p1      37 next[6]
        shr ecx, 8                                                  ;  1871.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1875.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1875.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1875.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 268]                                  ;  1873.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1874.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1877.3 p0      65 next[7]
        movzx ebp, byte [esp + 120]                                 ;  1875.3 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1881.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1881.3 p0+p2   65 next[5]
        mov dword [esp + 268], ecx                                  ;  1878.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 92]                                   ;  1878.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  1881.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  1881.3 p0      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1885.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1885.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  1882.3 p1      38 next[6]
        shr ecx, 8                                                  ;  1882.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1886.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1886.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1886.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 268]                                  ;  1884.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1885.3 p2      65 next[7]
        xor ecx, ebp                                                ;  1888.3 p0      65 next[7]
        movzx ebp, byte [esp + 80]                                  ;  1886.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1892.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1892.3 p0+p2   65 next[6]
        mov dword [esp + 268], eax                                  ;  1886.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  1889.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  1892.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1893.3 p2      65 next[6]
        xor eax, esi                                                ;  1896.3 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1896.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 116]                                 ;  1892.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1898.3 p0+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1898.3 p1+p2   65 next[6]
        mov dword [esp + 252], edx                                  ;  1886.3 p3+p4   65 next[5] spill
        mov edx, dword [esp + 120]                                  ;  1895.3 p2      65 next[1] reload
        movzx esi, dh                                               ;  1898.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1902.3 p1+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1902.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 260]                                 ;  1898.3 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1901.3 p2      65 next[7]
        xor edx, edi                                                ;  1904.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1904.3 p0+p2   65 next[7]
        mov dword [esp + 260], ebx                                  ;  1903.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 80]                                   ;  1901.3 p2      65 next[6] reload
        movzx esi, bh                                               ;  1904.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1908.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1908.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 112]                                 ;  1904.3 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1910.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1910.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 236]                                 ;  1907.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1913.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1913.3 p1+p2   65 next[7]
        mov ebx, dword [esp + 116]                                  ;  1910.3 p2      65 next[2] reload
        movzx esi, bh                                               ;  1913.3 p0      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1917.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1917.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 284]                                 ;  1913.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1919.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1919.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 220]                                 ;  1916.3 p2      37 next[0]
        mov ebx, dword [esp + 224]                                  ;  1917.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  1920.3 p1      37 next[0]
        mov ebp, ebx                                                ;  1920.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  1921.3 p0      37 next[1]
        mov ebx, ebp                                                ;  1922.3 p1      37 next[1] copy
        movzx ebp, bl                                               ;  1923.3 p1      37 next[1]
        shr ebx, 8                                                  ;  1923.3 p0      37 next[2]
        mov dword [esp + 284], ecx                                  ;  1920.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1924.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1924.3 p2      37 next[1]
        mov dword [esp + 116], eax                                  ;  1906.7 p3+p4   65 next[6] spill
        mov eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1924.3 p2      37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1924.3 p2      37 next[2]
        mov dword [esp + 236], edx                                  ;  1920.3 p3+p4   65 next[7] spill
        mov edx, dword [esp + 296]                                  ;  1922.3 p2      37 next[0]
        shr edx, 0x10                                               ;  1925.3 p0      37 next[0]
        mov dword [esp + 112], esi                                  ;  1919.3 p3+p4   37 next[0] spill
        movzx esi, dl                                               ;  1926.3 p1      37 next[0]
        shr edx, 8                                                  ;  1926.3 p0      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1930.3 p1+p2   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1927.3 p2      37 next[1]
        xor edx, ebp                                                ;  1930.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  1925.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  1928.3 p0      37 next[0]
        mov dword [esp + 80], edi                                   ;  1921.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  1929.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  1930.3 p0      37 next[0]
        mov dword [esp + 120], esi                                  ;  1927.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 200]                                 ;  1926.3 p2      38 next[0]
        mov dword [esp + 92], ebx                                   ;  1927.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 264]                                  ;  1927.3 p2      37 next[3] reload
        mov dword [esp + 288], edi                                  ;  1931.3 p3+p4   37 next[0] spill
        movzx edi, bh                                               ;  1930.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  1929.3 p3+p4   38 next[0] spill
        mov esi, ebx                                                ;  1930.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  1931.3 p0      38 next[1]
        mov ebx, esi                                                ;  1932.3 p1      38 next[1] copy
        movzx esi, bl                                               ;  1933.3 p0      38 next[1]
        shr ebx, 8                                                  ;  1933.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1937.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1937.3 p0+p2   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1937.3 p1+p2   37 next[2]
        mov esi, dword [esp + 92]                                   ;  1931.3 p2      37 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1934.3 p2      37 next[2]
        xor ebx, esi                                                ;  1937.3 p0      37 next[2]
        mov esi, dword [esp + 180]                                  ;  1933.3 p2      38 next[0]
        shr esi, 0x10                                               ;  1936.3 p0      38 next[0]
        mov dword [esp + 92], edi                                   ;  1931.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1937.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  1938.3 p0      38 next[0]
        shr esi, 8                                                  ;  1937.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1941.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1941.3 p1+p2   37 next[1]
        mov esi, dword [esp + 108]                                  ;  1936.3 p2      39 next[0]
        shr esi, 0x10                                               ;  1939.3 p0      39 next[0]
        mov dword [esp + 104], edi                                  ;  1939.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  1940.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  1941.3 p0      39 next[0]
        mov dword [esp + 228], edi                                  ;  1942.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  1937.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1943.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1943.3 p0+p2   37 next[1]
        mov dword [esp + 248], ebx                                  ;  1938.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 220]                                  ;  1940.3 p2      63 next[0] reload
        movzx edi, bh                                               ;  1943.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  1943.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1947.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1947.3 p0+p2   37 next[1]
        movzx edi, bl                                               ;  1944.3 p1      37 next[2]
        shr ebx, 8                                                  ;  1944.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1948.3 p1+p2   37 next[2]
        mov dword [esp + 220], esi                                  ;  1942.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 248]                                  ;  1944.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1948.3 p0+p2   37 next[2]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1946.3 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1947.3 p2      37 next[3]
        mov dword [esp + 248], ebp                                  ;  1945.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 100]                                 ;  1948.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1954.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1954.3 p0+p2   37 next[1]
        mov dword [esp + 292], ebx                                  ;  1950.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 200]                                  ;  1951.3 p2      37 next[4] reload
        movzx ebp, bh                                               ;  1954.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  1954.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1958.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1958.3 p0+p2   37 next[1]
        movzx ebp, bl                                               ;  1955.3 p1      38 next[2]
        shr ebx, 8                                                  ;  1955.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1959.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1959.3 p0+p2   37 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1959.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 292]                                  ;  1957.3 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1958.3 p2      37 next[3]
        xor ebx, ebp                                                ;  1961.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  1959.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1965.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1965.3 p0+p2   37 next[2]
        mov dword [esp + 292], edx                                  ;  1959.3 p3+p4   37 next[1] spill
        mov edx, dword [esp + 124]                                  ;  1962.3 p2      37 next[1] reload
        movzx ebp, dh                                               ;  1965.3 p1      37 next[2]
        shr edx, 0x10                                               ;  1965.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1969.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1969.3 p0+p2   37 next[2]
        movzx ebp, dl                                               ;  1966.3 p1      37 next[3]
        shr edx, 8                                                  ;  1966.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1970.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1970.3 p0+p2   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1967.3 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1968.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  1961.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 212]                                 ;  1969.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1975.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1972.3 p2      37 next[2]
        xor ecx, esi                                                ;  1975.3 p0      37 next[2]
        mov dword [esp + 200], edx                                  ;  1971.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 100]                                  ;  1972.3 p2      37 next[5] reload
        movzx esi, dh                                               ;  1975.3 p1      38 next[2]
        shr edx, 0x10                                               ;  1975.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  1979.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  1979.3 p0+p2   37 next[2]
        movzx esi, dl                                               ;  1976.3 p1      38 next[3]
        shr edx, 8                                                  ;  1976.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  1980.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  1980.3 p0+p2   37 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1980.3 p1+p2   37 next[4]
        mov esi, dword [esp + 200]                                  ;  1978.3 p2      37 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  1979.3 p2      37 next[4]
        xor edx, esi                                                ;  1982.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  1980.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  1986.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  1986.3 p0+p2   37 next[3]
        mov dword [esp + 200], ecx                                  ;  1980.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  1983.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  1986.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  1986.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  1990.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  1990.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  1987.3 p1      37 next[4]
        shr ecx, 8                                                  ;  1987.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  1991.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  1991.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  1988.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  1989.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  1980.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 152]                                 ;  1990.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  1996.3 p1+p2   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  1996.3 p0+p2   37 next[3]
        mov eax, dword [esp + 212]                                  ;  1993.3 p2      37 next[6] reload
        mov dword [esp + 100], ecx                                  ;  1992.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  1996.3 p1      38 next[3]
        shr eax, 0x10                                               ;  1996.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2000.3 p1+p2   37 next[3]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2000.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  1997.3 p1      38 next[4]
        shr eax, 8                                                  ;  1997.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2001.3 p1+p2   37 next[4]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2001.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  1998.3 p2      37 next[5]
        xor ecx, esi                                                ;  2001.3 p1      37 next[5]
        mov esi, dword [esp + 100]                                  ;  1999.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2000.3 p2      37 next[5]
        xor eax, esi                                                ;  2003.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  2001.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2007.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2007.3 p0+p2   37 next[4]
        mov dword [esp + 100], ebx                                  ;  2001.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  2004.3 p2      37 next[3] reload
        movzx esi, bh                                               ;  2007.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  2007.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2011.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2011.3 p0+p2   37 next[4]
        movzx esi, bl                                               ;  2008.3 p1      37 next[5]
        shr ebx, 8                                                  ;  2008.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2012.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2012.3 p0+p2   37 next[5]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2009.3 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2010.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  2001.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 272]                                 ;  2011.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2017.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2017.3 p0+p2   37 next[4]
        mov dword [esp + 212], ebx                                  ;  2013.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 152]                                  ;  2014.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  2017.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  2017.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2021.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2021.3 p0+p2   37 next[4]
        movzx edi, bl                                               ;  2018.3 p1      38 next[5]
        shr ebx, 8                                                  ;  2018.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2022.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2022.3 p0+p2   37 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2022.3 p1+p2   37 next[6]
        mov edi, dword [esp + 212]                                  ;  2020.3 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2021.3 p2      37 next[6]
        xor ebx, edi                                                ;  2024.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  2022.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2028.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2028.3 p0+p2   37 next[5]
        mov dword [esp + 212], edx                                  ;  2022.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 204]                                  ;  2025.3 p2      37 next[4] reload
        movzx edi, dh                                               ;  2028.3 p1      37 next[5]
        shr edx, 0x10                                               ;  2028.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2032.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2032.3 p0+p2   37 next[5]
        movzx edi, dl                                               ;  2029.3 p1      37 next[6]
        shr edx, 8                                                  ;  2029.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2033.3 p1+p2   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2033.3 p0+p2   37 next[6]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2030.3 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2031.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2022.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 108]                                 ;  2032.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2038.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2038.3 p0+p2   37 next[5]
        mov dword [esp + 152], edx                                  ;  2034.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 272]                                  ;  2035.3 p2      63 next[0] reload
        movzx ebp, dh                                               ;  2038.3 p1      38 next[5]
        shr edx, 0x10                                               ;  2038.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2042.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2042.3 p0+p2   37 next[5]
        movzx ebp, dl                                               ;  2039.3 p1      38 next[6]
        shr edx, 8                                                  ;  2039.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2043.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2043.3 p0+p2   37 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2043.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 152]                                  ;  2041.3 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2042.3 p2      37 next[7]
        xor edx, ebp                                                ;  2045.3 p0      37 next[7]
        movzx ebp, byte [esp + 296]                                 ;  2043.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2049.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2049.3 p0+p2   37 next[6]
        mov dword [esp + 152], eax                                  ;  2043.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  2046.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  2049.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2050.3 p2      37 next[6]
        xor eax, esi                                                ;  2053.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2053.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 180]                                 ;  2049.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2055.3 p0+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2055.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  2043.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 108]                                  ;  2052.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  2055.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2059.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2059.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 224]                                 ;  2055.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2058.3 p2      37 next[7]
        xor ecx, edi                                                ;  2061.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2061.3 p0+p2   37 next[7]
        mov dword [esp + 224], ebx                                  ;  2060.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 296]                                  ;  2058.3 p2      37 next[6] reload
        movzx esi, bh                                               ;  2061.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2065.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2065.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 248]                                 ;  2061.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2067.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2067.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 264]                                 ;  2064.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2070.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2070.3 p1+p2   37 next[7]
        mov ebx, dword [esp + 180]                                  ;  2067.3 p2      37 next[2] reload
        movzx esi, bh                                               ;  2070.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2074.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2074.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 220]                                 ;  2070.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2076.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2076.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 88]                                  ;  2073.3 p2      37 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2076.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2076.3 p2      65 next[0]
        mov dword [esp + 220], edx                                  ;  2077.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 236]                                  ;  2076.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  2079.3 p1      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2083.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2083.3 p1+p2   65 next[0]
        mov edi, edx                                                ;  2079.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  2080.3 p0      37 next[1]
        mov edx, edi                                                ;  2081.3 p1      37 next[1] copy
        movzx edi, dl                                               ;  2082.3 p1      37 next[1]
        shr edx, 8                                                  ;  2082.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2083.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2083.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  2086.3 p1+p2   65 next[1]
        xor edi, dword [esp + 292]                                  ;  2086.3 p0+p2   65 next[1]
        mov dword [esp + 180], ecx                                  ;  2077.3 p3+p4   37 next[7] spill
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2083.3 p2      65 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2084.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  2086.3 p1+p2   65 next[2]
        xor edx, dword [esp + 200]                                  ;  2087.3 p0+p2   65 next[2]
        mov dword [esp + 264], eax                                  ;  2073.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 116]                                  ;  2087.3 p2      37 next[0]
        shr eax, 0x10                                               ;  2090.3 p0      37 next[0]
        mov dword [esp + 248], edx                                  ;  2088.3 p3+p4   65 next[2] spill
        movzx edx, al                                               ;  2091.3 p1      37 next[0]
        shr eax, 8                                                  ;  2091.3 p0      37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2095.3 p1+p2   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2092.3 p2      65 next[0]
        xor edx, esi                                                ;  2095.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2095.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2092.3 p2      65 next[1]
        xor eax, edi                                                ;  2095.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  2092.3 p2      37 next[0]
        shr esi, 0x10                                               ;  2095.3 p0      37 next[0]
        mov edi, esi                                                ;  2096.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  2097.3 p0      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2101.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2101.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 96]                                  ;  2095.3 p2      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2102.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2102.3 p0+p2   65 next[0]
        mov dword [esp + 296], ecx                                  ;  2088.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 232]                                  ;  2098.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  2101.3 p1      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2105.3 p0+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2105.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  2101.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2102.3 p0      38 next[1]
        mov ecx, edi                                                ;  2103.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  2104.3 p1      38 next[1]
        shr ecx, 8                                                  ;  2104.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2108.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2108.3 p0+p2   65 next[1]
        mov edi, dword [esp + 296]                                  ;  2103.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2108.3 p1+p2   65 next[2]
        mov dword [esp + 296], esi                                  ;  2096.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 248]                                  ;  2105.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2106.3 p2      65 next[2]
        xor ecx, esi                                                ;  2109.3 p0      65 next[2]
        mov esi, dword [esp + 76]                                   ;  2107.3 p2      38 next[0]
        shr esi, 0x10                                               ;  2110.3 p0      38 next[0]
        mov dword [esp + 248], ecx                                  ;  2110.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  2111.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  2112.3 p0      38 next[0]
        shr esi, 8                                                  ;  2111.3 p0      39 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2116.3 p1+p2   65 next[0]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2116.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2112.3 p2      65 next[1]
        xor ecx, ebp                                                ;  2115.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2115.3 p0+p2   65 next[1]
        mov esi, dword [esp + 300]                                  ;  2112.3 p2      39 next[0]
        shr esi, 0x10                                               ;  2115.3 p0      39 next[0]
        mov ebp, esi                                                ;  2116.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  2117.3 p0      39 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2121.3 p1+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2121.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 112]                                  ;  2115.3 p2      37 next[0] reload
        mov dword [esp + 108], esi                                  ;  2116.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2118.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2118.3 p2      63 next[0]
        xor esi, 0xa29c958                                          ;  2121.3 p1      63 next[0]
        xor ebp, 0x856ba0b1                                         ;  2121.3 p0      63 next[0]
        mov dword [esp + 112], edi                                  ;  2110.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 80]                                   ;  2118.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2124.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2124.3 p0+p2   63 next[0]
        mov edi, dword [esp + 120]                                  ;  2121.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2127.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2127.3 p0+p2   63 next[0]
        mov edi, dword [esp + 288]                                  ;  2124.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2130.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2130.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2127.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2133.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2133.3 p0+p2   63 next[0]
        mov edi, dword [esp + 92]                                   ;  2130.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2136.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2136.3 p0+p2   63 next[0]
        mov edi, dword [esp + 104]                                  ;  2133.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2139.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2139.3 p0+p2   63 next[0]
        mov edi, dword [esp + 228]                                  ;  2136.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2142.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2142.3 p0+p2   63 next[0]
        xor ebx, esi                                                ;  2143.3 p1      65 next[0]
        xor edx, ebp                                                ;  2143.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2139.3 p2      65 next[3]
        mov dword [esp + 228], edx                                  ;  2144.3 p3+p4   65 next[0] spill
        mov edx, dword [esp + 100]                                  ;  2140.3 p2      65 next[3]
        mov dword [esp + 104], ebx                                  ;  2144.3 p3+p4   65 next[0] spill
        movzx ebx, byte [esp + 84]                                  ;  2141.3 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2147.3 p1+p2   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2147.3 p0+p2   65 next[1]
        mov ebx, dword [esp + 88]                                   ;  2144.3 p2      65 next[0] reload
        mov dword [esp + 92], ebp                                   ;  2143.3 p3+p4   63 next[0] spill
        movzx ebp, bh                                               ;  2147.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  2147.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2151.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2151.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  2148.3 p1      37 next[2]
        shr ebx, 8                                                  ;  2148.3 p0      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2152.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2152.3 p0+p2   65 next[3]
        mov ebx, dword [esp + 112]                                  ;  2149.3 p2      65 next[2] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2152.3 p1+p2   65 next[2]
        mov dword [esp + 112], esi                                  ;  2143.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 248]                                  ;  2151.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2154.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 268]                                 ;  2153.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2159.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2159.3 p0+p2   65 next[1]
        mov dword [esp + 248], edx                                  ;  2153.3 p3+p4   65 next[3] spill
        mov edx, dword [esp + 96]                                   ;  2156.3 p2      65 next[4] reload
        movzx ebp, dh                                               ;  2159.3 p1      38 next[1]
        shr edx, 0x10                                               ;  2159.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2163.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2163.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  2160.3 p1      38 next[2]
        shr edx, 8                                                  ;  2160.3 p0      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2164.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2164.3 p0+p2   65 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2164.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 248]                                  ;  2162.3 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2163.3 p2      65 next[3]
        xor edx, ebp                                                ;  2166.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2164.3 p2      65 next[4]
        mov dword [esp + 248], ecx                                  ;  2164.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 212]                                  ;  2165.3 p2      65 next[4]
        mov dword [esp + 96], eax                                   ;  2164.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 240]                                 ;  2166.3 p2      37 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2172.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2169.3 p2      65 next[2]
        xor eax, esi                                                ;  2172.3 p0      65 next[2]
        mov dword [esp + 88], ecx                                   ;  2168.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 84]                                   ;  2169.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  2172.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  2172.3 p0      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2176.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2176.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2173.3 p1      37 next[3]
        shr ecx, 8                                                  ;  2173.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2177.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2177.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2177.3 p1+p2   65 next[4]
        mov esi, dword [esp + 88]                                   ;  2175.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2176.3 p2      65 next[4]
        xor ecx, esi                                                ;  2179.3 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  2177.3 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2183.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2183.3 p0+p2   65 next[2]
        mov dword [esp + 88], ecx                                   ;  2180.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 268]                                  ;  2180.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  2183.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  2183.3 p0      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2187.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2187.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2184.3 p1      38 next[3]
        shr ecx, 8                                                  ;  2184.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2188.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2188.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2188.3 p1+p2   65 next[4]
        mov esi, dword [esp + 88]                                   ;  2186.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2187.3 p2      65 next[4]
        xor ecx, esi                                                ;  2190.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  2188.3 p2      65 next[5]
        mov dword [esp + 88], ebx                                   ;  2188.3 p3+p4   65 next[2] spill
        mov ebx, dword [esp + 152]                                  ;  2189.3 p2      65 next[5]
        mov dword [esp + 268], eax                                  ;  2188.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 256]                                 ;  2190.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2196.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2196.3 p0+p2   65 next[3]
        mov eax, dword [esp + 240]                                  ;  2193.3 p2      65 next[2] reload
        mov dword [esp + 84], ebx                                   ;  2192.3 p3+p4   65 next[5] spill
        movzx ebx, ah                                               ;  2196.3 p1      37 next[3]
        shr eax, 0x10                                               ;  2196.3 p0      37 next[4]
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2200.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2200.3 p0+p2   65 next[3]
        movzx ebx, al                                               ;  2197.3 p1      37 next[4]
        shr eax, 8                                                  ;  2197.3 p0      37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2201.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2201.3 p0+p2   65 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2198.3 p2      65 next[5]
        xor ebx, esi                                                ;  2201.3 p1      65 next[5]
        mov esi, dword [esp + 84]                                   ;  2199.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2200.3 p2      65 next[5]
        xor eax, esi                                                ;  2203.3 p0      65 next[5]
        movzx esi, byte [esp + 284]                                 ;  2201.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2207.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2207.3 p0+p2   65 next[3]
        mov dword [esp + 84], eax                                   ;  2204.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 260]                                  ;  2204.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  2207.3 p1      38 next[3]
        shr eax, 0x10                                               ;  2207.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2211.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2211.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  2208.3 p1      38 next[4]
        shr eax, 8                                                  ;  2208.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2212.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2212.3 p0+p2   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2212.3 p1+p2   65 next[5]
        mov esi, dword [esp + 84]                                   ;  2210.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2211.3 p2      65 next[5]
        xor eax, esi                                                ;  2214.3 p0      65 next[5]
        mov esi, dword [esp + 264]                                  ;  2212.3 p2      65 next[6]
        mov dword [esp + 84], edi                                   ;  2212.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 224]                                  ;  2213.3 p2      65 next[6]
        mov dword [esp + 260], edx                                  ;  2212.3 p3+p4   65 next[3] spill
        movzx edx, byte [esp + 276]                                 ;  2214.3 p2      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2220.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2220.3 p0+p2   65 next[4]
        mov edx, dword [esp + 256]                                  ;  2217.3 p2      65 next[3] reload
        mov dword [esp + 240], edi                                  ;  2216.3 p3+p4   65 next[6] spill
        movzx edi, dh                                               ;  2220.3 p1      37 next[4]
        shr edx, 0x10                                               ;  2220.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2224.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2224.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  2221.3 p1      37 next[5]
        shr edx, 8                                                  ;  2221.3 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2225.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2225.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2225.3 p1+p2   65 next[6]
        mov edi, dword [esp + 240]                                  ;  2223.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2224.3 p2      65 next[6]
        xor edx, edi                                                ;  2227.3 p0      65 next[6]
        movzx edi, byte [esp + 244]                                 ;  2225.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2231.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2231.3 p0+p2   65 next[4]
        mov dword [esp + 240], edx                                  ;  2228.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 284]                                  ;  2228.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  2231.3 p1      38 next[4]
        shr edx, 0x10                                               ;  2231.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2235.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2235.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  2232.3 p1      38 next[5]
        shr edx, 8                                                  ;  2232.3 p0      39 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2236.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2236.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2236.3 p1+p2   65 next[6]
        mov edi, dword [esp + 240]                                  ;  2234.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2235.3 p2      65 next[6]
        xor edx, edi                                                ;  2238.3 p0      65 next[6]
        mov edi, dword [esp + 180]                                  ;  2236.3 p2      65 next[7]
        mov dword [esp + 240], ebp                                  ;  2236.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 220]                                  ;  2237.3 p2      65 next[7]
        mov dword [esp + 284], ecx                                  ;  2236.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  2238.3 p2      37 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2244.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2244.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 276]                                  ;  2241.3 p2      65 next[4] reload
        mov dword [esp + 256], ebp                                  ;  2240.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  2244.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  2244.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2248.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2248.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  2245.3 p1      37 next[6]
        shr ecx, 8                                                  ;  2245.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2249.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2249.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2249.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 256]                                  ;  2247.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2248.3 p2      65 next[7]
        xor ecx, ebp                                                ;  2251.3 p0      65 next[7]
        movzx ebp, byte [esp + 300]                                 ;  2249.3 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2255.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2255.3 p0+p2   65 next[5]
        mov dword [esp + 256], ecx                                  ;  2252.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 244]                                  ;  2252.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  2255.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  2255.3 p0      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2259.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2259.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  2256.3 p1      38 next[6]
        shr ecx, 8                                                  ;  2256.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2260.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2260.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2260.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 256]                                  ;  2258.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2259.3 p2      65 next[7]
        xor ecx, ebp                                                ;  2262.3 p0      65 next[7]
        movzx ebp, byte [esp + 116]                                 ;  2260.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2266.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2266.3 p0+p2   65 next[6]
        mov dword [esp + 256], eax                                  ;  2260.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  2263.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  2266.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2267.3 p2      65 next[6]
        xor eax, esi                                                ;  2270.3 p0      65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2270.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 76]                                  ;  2266.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2272.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2272.3 p1+p2   65 next[6]
        mov dword [esp + 252], ebx                                  ;  2260.3 p3+p4   65 next[5] spill
        mov ebx, dword [esp + 300]                                  ;  2269.3 p2      65 next[1] reload
        movzx esi, bh                                               ;  2272.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2276.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2276.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  2272.3 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2275.3 p2      65 next[7]
        xor ebx, edi                                                ;  2278.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2278.3 p0+p2   65 next[7]
        mov dword [esp + 236], edx                                  ;  2277.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 116]                                  ;  2275.3 p2      65 next[6] reload
        movzx esi, dh                                               ;  2278.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2282.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2282.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 296]                                 ;  2278.3 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2284.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2284.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 232]                                 ;  2281.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2287.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2287.3 p1+p2   65 next[7]
        mov edx, dword [esp + 76]                                   ;  2284.3 p2      65 next[2] reload
        movzx esi, dh                                               ;  2287.3 p0      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2291.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2291.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 108]                                 ;  2287.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2293.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2293.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 112]                                 ;  2290.3 p2      37 next[0]
        mov edx, dword [esp + 180]                                  ;  2291.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  2294.3 p1      37 next[0]
        mov ebp, edx                                                ;  2294.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  2295.3 p0      37 next[1]
        mov edx, ebp                                                ;  2296.3 p1      37 next[1] copy
        movzx ebp, dl                                               ;  2297.3 p1      37 next[1]
        shr edx, 8                                                  ;  2297.3 p0      37 next[2]
        mov dword [esp + 108], ecx                                  ;  2294.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2298.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2298.3 p2      37 next[1]
        mov dword [esp + 76], eax                                   ;  2280.7 p3+p4   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2298.3 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2298.3 p2      37 next[2]
        mov dword [esp + 232], ebx                                  ;  2294.3 p3+p4   65 next[7] spill
        mov ebx, dword [esp + 264]                                  ;  2296.3 p2      37 next[0]
        shr ebx, 0x10                                               ;  2299.3 p0      37 next[0]
        mov dword [esp + 296], esi                                  ;  2293.3 p3+p4   37 next[0] spill
        movzx esi, bl                                               ;  2300.3 p1      37 next[0]
        shr ebx, 8                                                  ;  2300.3 p0      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2304.3 p1+p2   37 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2301.3 p2      37 next[1]
        xor ebx, ebp                                                ;  2304.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  2299.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  2302.3 p0      37 next[0]
        mov dword [esp + 116], edi                                  ;  2295.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  2303.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  2304.3 p0      37 next[0]
        mov dword [esp + 300], esi                                  ;  2301.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 212]                                 ;  2300.3 p2      38 next[0]
        mov dword [esp + 244], edx                                  ;  2301.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 100]                                  ;  2301.3 p2      37 next[3] reload
        mov dword [esp + 276], edi                                  ;  2305.3 p3+p4   37 next[0] spill
        movzx edi, dh                                               ;  2304.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  2303.3 p3+p4   38 next[0] spill
        mov esi, edx                                                ;  2304.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  2305.3 p0      38 next[1]
        mov edx, esi                                                ;  2306.3 p1      38 next[1] copy
        movzx esi, dl                                               ;  2307.3 p0      38 next[1]
        shr edx, 8                                                  ;  2307.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2311.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2311.3 p0+p2   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2311.3 p1+p2   37 next[2]
        mov esi, dword [esp + 244]                                  ;  2305.3 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2308.3 p2      37 next[2]
        xor edx, esi                                                ;  2311.3 p0      37 next[2]
        mov esi, dword [esp + 200]                                  ;  2307.3 p2      38 next[0]
        shr esi, 0x10                                               ;  2310.3 p0      38 next[0]
        mov dword [esp + 244], edi                                  ;  2305.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  2311.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  2312.3 p0      38 next[0]
        shr esi, 8                                                  ;  2311.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2315.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2315.3 p1+p2   37 next[1]
        mov esi, dword [esp + 292]                                  ;  2310.3 p2      39 next[0]
        shr esi, 0x10                                               ;  2313.3 p0      39 next[0]
        mov dword [esp + 288], edi                                  ;  2313.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  2314.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  2315.3 p0      39 next[0]
        mov dword [esp + 120], edi                                  ;  2316.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  2311.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2317.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2317.3 p0+p2   37 next[1]
        mov dword [esp + 80], edx                                   ;  2312.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 112]                                  ;  2314.3 p2      63 next[0] reload
        movzx edi, dh                                               ;  2317.3 p1      37 next[1]
        shr edx, 0x10                                               ;  2317.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2321.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2321.3 p0+p2   37 next[1]
        movzx edi, dl                                               ;  2318.3 p1      37 next[2]
        shr edx, 8                                                  ;  2318.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2322.3 p1+p2   37 next[2]
        mov dword [esp + 112], esi                                  ;  2316.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 80]                                   ;  2318.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2322.3 p0+p2   37 next[2]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2320.3 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2321.3 p2      37 next[3]
        mov dword [esp + 80], ebp                                   ;  2319.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 152]                                 ;  2322.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2328.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2328.3 p0+p2   37 next[1]
        mov dword [esp + 272], edx                                  ;  2324.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 212]                                  ;  2325.3 p2      37 next[4] reload
        movzx ebp, dh                                               ;  2328.3 p1      38 next[1]
        shr edx, 0x10                                               ;  2328.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2332.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2332.3 p0+p2   37 next[1]
        movzx ebp, dl                                               ;  2329.3 p1      38 next[2]
        shr edx, 8                                                  ;  2329.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2333.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2333.3 p0+p2   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2333.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 272]                                  ;  2331.3 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2332.3 p2      37 next[3]
        xor edx, ebp                                                ;  2335.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  2333.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2339.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2339.3 p0+p2   37 next[2]
        mov dword [esp + 272], ebx                                  ;  2333.3 p3+p4   37 next[1] spill
        mov ebx, dword [esp + 124]                                  ;  2336.3 p2      37 next[1] reload
        movzx ebp, bh                                               ;  2339.3 p1      37 next[2]
        shr ebx, 0x10                                               ;  2339.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2343.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2343.3 p0+p2   37 next[2]
        movzx ebp, bl                                               ;  2340.3 p1      37 next[3]
        shr ebx, 8                                                  ;  2340.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2344.3 p1+p2   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2344.3 p0+p2   37 next[3]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2341.3 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2342.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  2335.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 224]                                 ;  2343.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2349.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2346.3 p2      37 next[2]
        xor ecx, esi                                                ;  2349.3 p0      37 next[2]
        mov dword [esp + 212], ebx                                  ;  2345.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 152]                                  ;  2346.3 p2      37 next[5] reload
        movzx esi, bh                                               ;  2349.3 p1      38 next[2]
        shr ebx, 0x10                                               ;  2349.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2353.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2353.3 p0+p2   37 next[2]
        movzx esi, bl                                               ;  2350.3 p1      38 next[3]
        shr ebx, 8                                                  ;  2350.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2354.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2354.3 p0+p2   37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2354.3 p1+p2   37 next[4]
        mov esi, dword [esp + 212]                                  ;  2352.3 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2353.3 p2      37 next[4]
        xor ebx, esi                                                ;  2356.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  2354.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2360.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2360.3 p0+p2   37 next[3]
        mov dword [esp + 212], ecx                                  ;  2354.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  2357.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  2360.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  2360.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2364.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2364.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  2361.3 p1      37 next[4]
        shr ecx, 8                                                  ;  2361.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2365.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2365.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2362.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2363.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  2354.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 220]                                 ;  2364.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2370.3 p1+p2   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2370.3 p0+p2   37 next[3]
        mov eax, dword [esp + 224]                                  ;  2367.3 p2      37 next[6] reload
        mov dword [esp + 152], ecx                                  ;  2366.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  2370.3 p1      38 next[3]
        shr eax, 0x10                                               ;  2370.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2374.3 p1+p2   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2374.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  2371.3 p1      38 next[4]
        shr eax, 8                                                  ;  2371.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2375.3 p1+p2   37 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2375.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2372.3 p2      37 next[5]
        xor ecx, esi                                                ;  2375.3 p1      37 next[5]
        mov esi, dword [esp + 152]                                  ;  2373.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2374.3 p2      37 next[5]
        xor eax, esi                                                ;  2377.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  2375.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2381.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2381.3 p0+p2   37 next[4]
        mov dword [esp + 152], edx                                  ;  2375.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  2378.3 p2      37 next[3] reload
        movzx esi, dh                                               ;  2381.3 p1      37 next[4]
        shr edx, 0x10                                               ;  2381.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2385.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2385.3 p0+p2   37 next[4]
        movzx esi, dl                                               ;  2382.3 p1      37 next[5]
        shr edx, 8                                                  ;  2382.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2386.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2386.3 p0+p2   37 next[5]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2383.3 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2384.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  2375.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 92]                                  ;  2385.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2391.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2391.3 p0+p2   37 next[4]
        mov dword [esp + 224], edx                                  ;  2387.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 220]                                  ;  2388.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  2391.3 p1      38 next[4]
        shr edx, 0x10                                               ;  2391.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2395.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2395.3 p0+p2   37 next[4]
        movzx edi, dl                                               ;  2392.3 p1      38 next[5]
        shr edx, 8                                                  ;  2392.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2396.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2396.3 p0+p2   37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2396.3 p1+p2   37 next[6]
        mov edi, dword [esp + 224]                                  ;  2394.3 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2395.3 p2      37 next[6]
        xor edx, edi                                                ;  2398.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  2396.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2402.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2402.3 p0+p2   37 next[5]
        mov dword [esp + 224], ebx                                  ;  2396.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;  2399.3 p2      37 next[4] reload
        movzx edi, bh                                               ;  2402.3 p1      37 next[5]
        shr ebx, 0x10                                               ;  2402.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2406.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2406.3 p0+p2   37 next[5]
        movzx edi, bl                                               ;  2403.3 p1      37 next[6]
        shr ebx, 8                                                  ;  2403.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2407.3 p1+p2   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2407.3 p0+p2   37 next[6]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2404.3 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2405.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2396.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 292]                                 ;  2406.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2412.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2412.3 p0+p2   37 next[5]
        mov dword [esp + 220], ebx                                  ;  2408.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 92]                                   ;  2409.3 p2      63 next[0] reload
        movzx ebp, bh                                               ;  2412.3 p1      38 next[5]
        shr ebx, 0x10                                               ;  2412.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2416.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2416.3 p0+p2   37 next[5]
        movzx ebp, bl                                               ;  2413.3 p1      38 next[6]
        shr ebx, 8                                                  ;  2413.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2417.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2417.3 p0+p2   37 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2417.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 220]                                  ;  2415.3 p2      37 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2416.3 p2      37 next[7]
        xor ebx, ebp                                                ;  2419.3 p0      37 next[7]
        movzx ebp, byte [esp + 264]                                 ;  2417.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2423.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2423.3 p0+p2   37 next[6]
        mov dword [esp + 220], eax                                  ;  2417.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  2420.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  2423.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2424.3 p2      37 next[6]
        xor eax, esi                                                ;  2427.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2427.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  2423.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2429.3 p0+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2429.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  2417.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 292]                                  ;  2426.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  2429.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2433.3 p1+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2433.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 180]                                 ;  2429.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2432.3 p2      37 next[7]
        xor ecx, edi                                                ;  2435.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2435.3 p0+p2   37 next[7]
        mov dword [esp + 180], edx                                  ;  2434.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 264]                                  ;  2432.3 p2      37 next[6] reload
        movzx esi, dh                                               ;  2435.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2439.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2439.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 80]                                  ;  2435.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2441.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2441.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 100]                                 ;  2438.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2444.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2444.3 p1+p2   37 next[7]
        mov edx, dword [esp + 200]                                  ;  2441.3 p2      37 next[2] reload
        movzx esi, dh                                               ;  2444.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2448.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2448.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 112]                                 ;  2444.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2450.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2450.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 104]                                 ;  2447.3 p2      37 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2450.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2450.3 p2      65 next[0]
        mov dword [esp + 112], ebx                                  ;  2451.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 232]                                  ;  2450.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  2453.3 p1      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2457.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2457.3 p1+p2   65 next[0]
        mov edi, ebx                                                ;  2453.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  2454.3 p0      37 next[1]
        mov ebx, edi                                                ;  2455.3 p1      37 next[1] copy
        movzx edi, bl                                               ;  2456.3 p1      37 next[1]
        shr ebx, 8                                                  ;  2456.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2457.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2457.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  2460.3 p1+p2   65 next[1]
        xor edi, dword [esp + 272]                                  ;  2460.3 p0+p2   65 next[1]
        mov dword [esp + 200], ecx                                  ;  2451.3 p3+p4   37 next[7] spill
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2457.3 p2      65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2458.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  2460.3 p1+p2   65 next[2]
        xor ebx, dword [esp + 212]                                  ;  2461.3 p0+p2   65 next[2]
        mov dword [esp + 100], eax                                  ;  2447.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 76]                                   ;  2461.3 p2      37 next[0]
        shr eax, 0x10                                               ;  2464.3 p0      37 next[0]
        mov dword [esp + 80], ebx                                   ;  2462.3 p3+p4   65 next[2] spill
        movzx ebx, al                                               ;  2465.3 p1      37 next[0]
        shr eax, 8                                                  ;  2465.3 p0      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2469.3 p1+p2   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2466.3 p2      65 next[0]
        xor ebx, esi                                                ;  2469.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2469.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2466.3 p2      65 next[1]
        xor eax, edi                                                ;  2469.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  2466.3 p2      37 next[0]
        shr esi, 0x10                                               ;  2469.3 p0      37 next[0]
        mov edi, esi                                                ;  2470.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  2471.3 p0      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2475.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2475.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 284]                                 ;  2469.3 p2      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2476.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2476.3 p0+p2   65 next[0]
        mov dword [esp + 264], ecx                                  ;  2462.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 260]                                  ;  2472.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  2475.3 p1      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2479.3 p0+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2479.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  2475.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2476.3 p0      38 next[1]
        mov ecx, edi                                                ;  2477.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  2478.3 p1      38 next[1]
        shr ecx, 8                                                  ;  2478.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2482.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2482.3 p0+p2   65 next[1]
        mov edi, dword [esp + 264]                                  ;  2477.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2482.3 p1+p2   65 next[2]
        mov dword [esp + 264], esi                                  ;  2470.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 80]                                   ;  2479.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2480.3 p2      65 next[2]
        xor ecx, esi                                                ;  2483.3 p0      65 next[2]
        mov esi, dword [esp + 268]                                  ;  2481.3 p2      38 next[0]
        shr esi, 0x10                                               ;  2484.3 p0      38 next[0]
        mov dword [esp + 80], ecx                                   ;  2484.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  2485.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  2486.3 p0      38 next[0]
        shr esi, 8                                                  ;  2485.3 p0      39 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2490.3 p1+p2   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2490.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2486.3 p2      65 next[1]
        xor ecx, ebp                                                ;  2489.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2489.3 p0+p2   65 next[1]
        mov esi, dword [esp + 96]                                   ;  2486.3 p2      39 next[0]
        shr esi, 0x10                                               ;  2489.3 p0      39 next[0]
        mov ebp, esi                                                ;  2490.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  2491.3 p0      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2495.3 p1+p2   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2495.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 296]                                  ;  2489.3 p2      37 next[0] reload
        mov dword [esp + 292], esi                                  ;  2490.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2492.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2492.3 p2      63 next[0]
        xor esi, 0xf4105dbd                                         ;  2495.3 p1      63 next[0]
        xor ebp, 0x67053ecb                                         ;  2495.3 p0      63 next[0]
        mov dword [esp + 296], edi                                  ;  2484.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 116]                                  ;  2492.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2498.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2498.3 p0+p2   63 next[0]
        mov edi, dword [esp + 300]                                  ;  2495.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2501.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2501.3 p0+p2   63 next[0]
        mov edi, dword [esp + 276]                                  ;  2498.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2504.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2504.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2501.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2507.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2507.3 p0+p2   63 next[0]
        mov edi, dword [esp + 244]                                  ;  2504.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2510.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2510.3 p0+p2   63 next[0]
        mov edi, dword [esp + 288]                                  ;  2507.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2513.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2513.3 p0+p2   63 next[0]
        mov edi, dword [esp + 120]                                  ;  2510.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2516.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2516.3 p0+p2   63 next[0]
        xor edx, esi                                                ;  2517.3 p1      65 next[0]
        xor ebx, ebp                                                ;  2517.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2513.3 p2      65 next[3]
        mov dword [esp + 120], ebx                                  ;  2518.3 p3+p4   65 next[0] spill
        mov ebx, dword [esp + 152]                                  ;  2514.3 p2      65 next[3]
        mov dword [esp + 288], edx                                  ;  2518.3 p3+p4   65 next[0] spill
        movzx edx, byte [esp + 248]                                 ;  2515.3 p2      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2521.3 p1+p2   65 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2521.3 p0+p2   65 next[1]
        mov edx, dword [esp + 104]                                  ;  2518.3 p2      65 next[0] reload
        mov dword [esp + 244], ebp                                  ;  2517.3 p3+p4   63 next[0] spill
        movzx ebp, dh                                               ;  2521.3 p1      37 next[1]
        shr edx, 0x10                                               ;  2521.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2525.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2525.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  2522.3 p1      37 next[2]
        shr edx, 8                                                  ;  2522.3 p0      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2526.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2526.3 p0+p2   65 next[3]
        mov edx, dword [esp + 296]                                  ;  2523.3 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2526.3 p1+p2   65 next[2]
        mov dword [esp + 296], esi                                  ;  2517.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 80]                                   ;  2525.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2528.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 256]                                 ;  2527.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2533.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2533.3 p0+p2   65 next[1]
        mov dword [esp + 80], ebx                                   ;  2527.3 p3+p4   65 next[3] spill
        mov ebx, dword [esp + 284]                                  ;  2530.3 p2      65 next[4] reload
        movzx ebp, bh                                               ;  2533.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  2533.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2537.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2537.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  2534.3 p1      38 next[2]
        shr ebx, 8                                                  ;  2534.3 p0      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2538.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2538.3 p0+p2   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2538.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 80]                                   ;  2536.3 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2537.3 p2      65 next[3]
        xor ebx, ebp                                                ;  2540.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2538.3 p2      65 next[4]
        mov dword [esp + 80], ecx                                   ;  2538.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 224]                                  ;  2539.3 p2      65 next[4]
        mov dword [esp + 284], eax                                  ;  2538.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 88]                                  ;  2540.3 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2546.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2543.3 p2      65 next[2]
        xor eax, esi                                                ;  2546.3 p0      65 next[2]
        mov dword [esp + 104], ecx                                  ;  2542.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 248]                                  ;  2543.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  2546.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  2546.3 p0      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2550.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2550.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2547.3 p1      37 next[3]
        shr ecx, 8                                                  ;  2547.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2551.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2551.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2551.3 p1+p2   65 next[4]
        mov esi, dword [esp + 104]                                  ;  2549.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2550.3 p2      65 next[4]
        xor ecx, esi                                                ;  2553.3 p0      65 next[4]
        movzx esi, byte [esp + 236]                                 ;  2551.3 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2557.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2557.3 p0+p2   65 next[2]
        mov dword [esp + 104], ecx                                  ;  2554.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 256]                                  ;  2554.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  2557.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  2557.3 p0      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2561.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2561.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2558.3 p1      38 next[3]
        shr ecx, 8                                                  ;  2558.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2562.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2562.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2562.3 p1+p2   65 next[4]
        mov esi, dword [esp + 104]                                  ;  2560.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2561.3 p2      65 next[4]
        xor ecx, esi                                                ;  2564.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  2562.3 p2      65 next[5]
        mov dword [esp + 104], edx                                  ;  2562.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 220]                                  ;  2563.3 p2      65 next[5]
        mov dword [esp + 256], eax                                  ;  2562.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 84]                                  ;  2564.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2570.3 p1+p2   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2570.3 p0+p2   65 next[3]
        mov eax, dword [esp + 88]                                   ;  2567.3 p2      65 next[2] reload
        mov dword [esp + 248], edx                                  ;  2566.3 p3+p4   65 next[5] spill
        movzx edx, ah                                               ;  2570.3 p1      37 next[3]
        shr eax, 0x10                                               ;  2570.3 p0      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2574.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2574.3 p0+p2   65 next[3]
        movzx edx, al                                               ;  2571.3 p1      37 next[4]
        shr eax, 8                                                  ;  2571.3 p0      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2575.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2575.3 p0+p2   65 next[4]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2572.3 p2      65 next[5]
        xor edx, esi                                                ;  2575.3 p1      65 next[5]
        mov esi, dword [esp + 248]                                  ;  2573.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2574.3 p2      65 next[5]
        xor eax, esi                                                ;  2577.3 p0      65 next[5]
        movzx esi, byte [esp + 108]                                 ;  2575.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2581.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2581.3 p0+p2   65 next[3]
        mov dword [esp + 248], eax                                  ;  2578.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 236]                                  ;  2578.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  2581.3 p1      38 next[3]
        shr eax, 0x10                                               ;  2581.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2585.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2585.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  2582.3 p1      38 next[4]
        shr eax, 8                                                  ;  2582.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2586.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2586.3 p0+p2   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2586.3 p1+p2   65 next[5]
        mov esi, dword [esp + 248]                                  ;  2584.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2585.3 p2      65 next[5]
        xor eax, esi                                                ;  2588.3 p0      65 next[5]
        mov esi, dword [esp + 100]                                  ;  2586.3 p2      65 next[6]
        mov dword [esp + 248], edi                                  ;  2586.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 180]                                  ;  2587.3 p2      65 next[6]
        mov dword [esp + 236], ebx                                  ;  2586.3 p3+p4   65 next[3] spill
        movzx ebx, byte [esp + 240]                                 ;  2588.3 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2594.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2594.3 p0+p2   65 next[4]
        mov ebx, dword [esp + 84]                                   ;  2591.3 p2      65 next[3] reload
        mov dword [esp + 88], edi                                   ;  2590.3 p3+p4   65 next[6] spill
        movzx edi, bh                                               ;  2594.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  2594.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2598.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2598.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  2595.3 p1      37 next[5]
        shr ebx, 8                                                  ;  2595.3 p0      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2599.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2599.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2599.3 p1+p2   65 next[6]
        mov edi, dword [esp + 88]                                   ;  2597.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2598.3 p2      65 next[6]
        xor ebx, edi                                                ;  2601.3 p0      65 next[6]
        movzx edi, byte [esp + 228]                                 ;  2599.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2605.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2605.3 p0+p2   65 next[4]
        mov dword [esp + 88], ebx                                   ;  2602.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 108]                                  ;  2602.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  2605.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  2605.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2609.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2609.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  2606.3 p1      38 next[5]
        shr ebx, 8                                                  ;  2606.3 p0      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2610.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2610.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2610.3 p1+p2   65 next[6]
        mov edi, dword [esp + 88]                                   ;  2608.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2609.3 p2      65 next[6]
        xor ebx, edi                                                ;  2612.3 p0      65 next[6]
        mov edi, dword [esp + 200]                                  ;  2610.3 p2      65 next[7]
        mov dword [esp + 88], ebp                                   ;  2610.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 112]                                  ;  2611.3 p2      65 next[7]
        mov dword [esp + 108], ecx                                  ;  2610.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  2612.3 p2      37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2618.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2618.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 240]                                  ;  2615.3 p2      65 next[4] reload
        mov dword [esp + 84], ebp                                   ;  2614.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  2618.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  2618.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2622.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2622.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  2619.3 p1      37 next[6]
        shr ecx, 8                                                  ;  2619.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2623.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2623.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2623.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 84]                                   ;  2621.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2622.3 p2      65 next[7]
        xor ecx, ebp                                                ;  2625.3 p0      65 next[7]
        movzx ebp, byte [esp + 96]                                  ;  2623.3 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2629.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2629.3 p0+p2   65 next[5]
        mov dword [esp + 84], ecx                                   ;  2626.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 228]                                  ;  2626.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  2629.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  2629.3 p0      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2633.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2633.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  2630.3 p1      38 next[6]
        shr ecx, 8                                                  ;  2630.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2634.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2634.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2634.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 84]                                   ;  2632.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2633.3 p2      65 next[7]
        xor ecx, ebp                                                ;  2636.3 p0      65 next[7]
        movzx ebp, byte [esp + 76]                                  ;  2634.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2640.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2640.3 p0+p2   65 next[6]
        mov dword [esp + 84], eax                                   ;  2634.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  2637.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  2640.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2641.3 p2      65 next[6]
        xor eax, esi                                                ;  2644.3 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2644.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 268]                                 ;  2640.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2646.3 p0+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2646.3 p1+p2   65 next[6]
        mov dword [esp + 252], edx                                  ;  2634.3 p3+p4   65 next[5] spill
        mov edx, dword [esp + 96]                                   ;  2643.3 p2      65 next[1] reload
        movzx esi, dh                                               ;  2646.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2650.3 p1+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2650.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 232]                                 ;  2646.3 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2649.3 p2      65 next[7]
        xor edx, edi                                                ;  2652.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2652.3 p0+p2   65 next[7]
        mov dword [esp + 232], ebx                                  ;  2651.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 76]                                   ;  2649.3 p2      65 next[6] reload
        movzx esi, bh                                               ;  2652.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2656.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2656.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 264]                                 ;  2652.3 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2658.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2658.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 260]                                 ;  2655.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2661.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2661.3 p1+p2   65 next[7]
        mov ebx, dword [esp + 268]                                  ;  2658.3 p2      65 next[2] reload
        movzx esi, bh                                               ;  2661.3 p0      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2665.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2665.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 292]                                 ;  2661.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2667.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2667.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 296]                                 ;  2664.3 p2      37 next[0]
        mov ebx, dword [esp + 200]                                  ;  2665.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  2668.3 p1      37 next[0]
        mov ebp, ebx                                                ;  2668.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  2669.3 p0      37 next[1]
        mov ebx, ebp                                                ;  2670.3 p1      37 next[1] copy
        movzx ebp, bl                                               ;  2671.3 p1      37 next[1]
        shr ebx, 8                                                  ;  2671.3 p0      37 next[2]
        mov dword [esp + 292], ecx                                  ;  2668.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2672.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2672.3 p2      37 next[1]
        mov dword [esp + 268], eax                                  ;  2654.7 p3+p4   65 next[6] spill
        mov eax, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2672.3 p2      37 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2672.3 p2      37 next[2]
        mov dword [esp + 260], edx                                  ;  2668.3 p3+p4   65 next[7] spill
        mov edx, dword [esp + 100]                                  ;  2670.3 p2      37 next[0]
        shr edx, 0x10                                               ;  2673.3 p0      37 next[0]
        mov dword [esp + 264], esi                                  ;  2667.3 p3+p4   37 next[0] spill
        movzx esi, dl                                               ;  2674.3 p1      37 next[0]
        shr edx, 8                                                  ;  2674.3 p0      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2678.3 p1+p2   37 next[1]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2675.3 p2      37 next[1]
        xor edx, ebp                                                ;  2678.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  2673.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  2676.3 p0      37 next[0]
        mov dword [esp + 76], edi                                   ;  2669.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  2677.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  2678.3 p0      37 next[0]
        mov dword [esp + 96], esi                                   ;  2675.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 224]                                 ;  2674.3 p2      38 next[0]
        mov dword [esp + 228], ebx                                  ;  2675.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 152]                                  ;  2675.3 p2      37 next[3] reload
        mov dword [esp + 240], edi                                  ;  2679.3 p3+p4   37 next[0] spill
        movzx edi, bh                                               ;  2678.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  2677.3 p3+p4   38 next[0] spill
        mov esi, ebx                                                ;  2678.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  2679.3 p0      38 next[1]
        mov ebx, esi                                                ;  2680.3 p1      38 next[1] copy
        movzx esi, bl                                               ;  2681.3 p0      38 next[1]
        shr ebx, 8                                                  ;  2681.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2685.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2685.3 p0+p2   37 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2685.3 p1+p2   37 next[2]
        mov esi, dword [esp + 228]                                  ;  2679.3 p2      37 next[2] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2682.3 p2      37 next[2]
        xor ebx, esi                                                ;  2685.3 p0      37 next[2]
        mov esi, dword [esp + 212]                                  ;  2681.3 p2      38 next[0]
        shr esi, 0x10                                               ;  2684.3 p0      38 next[0]
        mov dword [esp + 228], edi                                  ;  2679.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  2685.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  2686.3 p0      38 next[0]
        shr esi, 8                                                  ;  2685.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2689.3 p1+p2   37 next[1]
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2689.3 p1+p2   37 next[1]
        mov esi, dword [esp + 272]                                  ;  2684.3 p2      39 next[0]
        shr esi, 0x10                                               ;  2687.3 p0      39 next[0]
        mov dword [esp + 276], edi                                  ;  2687.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  2688.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  2689.3 p0      39 next[0]
        mov dword [esp + 300], edi                                  ;  2690.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  2685.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2691.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2691.3 p0+p2   37 next[1]
        mov dword [esp + 116], ebx                                  ;  2686.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 296]                                  ;  2688.3 p2      63 next[0] reload
        movzx edi, bh                                               ;  2691.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  2691.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2695.3 p1+p2   37 next[1]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2695.3 p0+p2   37 next[1]
        movzx edi, bl                                               ;  2692.3 p1      37 next[2]
        shr ebx, 8                                                  ;  2692.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2696.3 p1+p2   37 next[2]
        mov dword [esp + 296], esi                                  ;  2690.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 116]                                  ;  2692.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2696.3 p0+p2   37 next[2]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2694.3 p2      37 next[3]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2695.3 p2      37 next[3]
        mov dword [esp + 116], ebp                                  ;  2693.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 220]                                 ;  2696.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2702.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2702.3 p0+p2   37 next[1]
        mov dword [esp + 92], ebx                                   ;  2698.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 224]                                  ;  2699.3 p2      37 next[4] reload
        movzx ebp, bh                                               ;  2702.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  2702.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2706.3 p1+p2   37 next[1]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2706.3 p0+p2   37 next[1]
        movzx ebp, bl                                               ;  2703.3 p1      38 next[2]
        shr ebx, 8                                                  ;  2703.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2707.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2707.3 p0+p2   37 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2707.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 92]                                   ;  2705.3 p2      37 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2706.3 p2      37 next[3]
        xor ebx, ebp                                                ;  2709.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  2707.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2713.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2713.3 p0+p2   37 next[2]
        mov dword [esp + 92], edx                                   ;  2707.3 p3+p4   37 next[1] spill
        mov edx, dword [esp + 124]                                  ;  2710.3 p2      37 next[1] reload
        movzx ebp, dh                                               ;  2713.3 p1      37 next[2]
        shr edx, 0x10                                               ;  2713.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2717.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2717.3 p0+p2   37 next[2]
        movzx ebp, dl                                               ;  2714.3 p1      37 next[3]
        shr edx, 8                                                  ;  2714.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2718.3 p1+p2   37 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2718.3 p0+p2   37 next[3]
        mov ebp, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2715.3 p2      37 next[4]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2716.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  2709.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 180]                                 ;  2717.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2723.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2720.3 p2      37 next[2]
        xor ecx, esi                                                ;  2723.3 p0      37 next[2]
        mov dword [esp + 224], edx                                  ;  2719.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 220]                                  ;  2720.3 p2      37 next[5] reload
        movzx esi, dh                                               ;  2723.3 p1      38 next[2]
        shr edx, 0x10                                               ;  2723.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2727.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2727.3 p0+p2   37 next[2]
        movzx esi, dl                                               ;  2724.3 p1      38 next[3]
        shr edx, 8                                                  ;  2724.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2728.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2728.3 p0+p2   37 next[3]
        xor ebp, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2728.3 p1+p2   37 next[4]
        mov esi, dword [esp + 224]                                  ;  2726.3 p2      37 next[4] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2727.3 p2      37 next[4]
        xor edx, esi                                                ;  2730.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  2728.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2734.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2734.3 p0+p2   37 next[3]
        mov dword [esp + 224], ecx                                  ;  2728.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  2731.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  2734.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  2734.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2738.3 p1+p2   37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2738.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  2735.3 p1      37 next[4]
        shr ecx, 8                                                  ;  2735.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2739.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2739.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2736.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2737.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  2728.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 112]                                 ;  2738.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2744.3 p1+p2   37 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2744.3 p0+p2   37 next[3]
        mov eax, dword [esp + 180]                                  ;  2741.3 p2      37 next[6] reload
        mov dword [esp + 220], ecx                                  ;  2740.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  2744.3 p1      38 next[3]
        shr eax, 0x10                                               ;  2744.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2748.3 p1+p2   37 next[3]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2748.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  2745.3 p1      38 next[4]
        shr eax, 8                                                  ;  2745.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2749.3 p1+p2   37 next[4]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2749.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2746.3 p2      37 next[5]
        xor ecx, esi                                                ;  2749.3 p1      37 next[5]
        mov esi, dword [esp + 220]                                  ;  2747.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2748.3 p2      37 next[5]
        xor eax, esi                                                ;  2751.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  2749.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2755.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2755.3 p0+p2   37 next[4]
        mov dword [esp + 220], ebx                                  ;  2749.3 p3+p4   37 next[3] spill
        mov ebx, dword [esp + 132]                                  ;  2752.3 p2      37 next[3] reload
        movzx esi, bh                                               ;  2755.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  2755.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2759.3 p1+p2   37 next[4]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2759.3 p0+p2   37 next[4]
        movzx esi, bl                                               ;  2756.3 p1      37 next[5]
        shr ebx, 8                                                  ;  2756.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2760.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2760.3 p0+p2   37 next[5]
        mov esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2757.3 p2      37 next[6]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2758.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  2749.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 244]                                 ;  2759.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2765.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2765.3 p0+p2   37 next[4]
        mov dword [esp + 180], ebx                                  ;  2761.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 112]                                  ;  2762.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  2765.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  2765.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2769.3 p1+p2   37 next[4]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2769.3 p0+p2   37 next[4]
        movzx edi, bl                                               ;  2766.3 p1      38 next[5]
        shr ebx, 8                                                  ;  2766.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2770.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2770.3 p0+p2   37 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2770.3 p1+p2   37 next[6]
        mov edi, dword [esp + 180]                                  ;  2768.3 p2      37 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2769.3 p2      37 next[6]
        xor ebx, edi                                                ;  2772.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  2770.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2776.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2776.3 p0+p2   37 next[5]
        mov dword [esp + 180], edx                                  ;  2770.3 p3+p4   37 next[4] spill
        mov edx, dword [esp + 204]                                  ;  2773.3 p2      37 next[4] reload
        movzx edi, dh                                               ;  2776.3 p1      37 next[5]
        shr edx, 0x10                                               ;  2776.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2780.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2780.3 p0+p2   37 next[5]
        movzx edi, dl                                               ;  2777.3 p1      37 next[6]
        shr edx, 8                                                  ;  2777.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2781.3 p1+p2   37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2781.3 p0+p2   37 next[6]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2778.3 p2      37 next[7]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2779.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  2770.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 272]                                 ;  2780.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2786.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2786.3 p0+p2   37 next[5]
        mov dword [esp + 112], edx                                  ;  2782.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 244]                                  ;  2783.3 p2      63 next[0] reload
        movzx ebp, dh                                               ;  2786.3 p1      38 next[5]
        shr edx, 0x10                                               ;  2786.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2790.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2790.3 p0+p2   37 next[5]
        movzx ebp, dl                                               ;  2787.3 p1      38 next[6]
        shr edx, 8                                                  ;  2787.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2791.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2791.3 p0+p2   37 next[6]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2791.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 112]                                  ;  2789.3 p2      37 next[7] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2790.3 p2      37 next[7]
        xor edx, ebp                                                ;  2793.3 p0      37 next[7]
        movzx ebp, byte [esp + 100]                                 ;  2791.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2797.3 p1+p2   37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2797.3 p0+p2   37 next[6]
        mov dword [esp + 112], eax                                  ;  2791.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  2794.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  2797.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2798.3 p2      37 next[6]
        xor eax, esi                                                ;  2801.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2801.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  2797.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2803.3 p0+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2803.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  2791.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 272]                                  ;  2800.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  2803.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2807.3 p1+p2   37 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2807.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 200]                                 ;  2803.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2806.3 p2      37 next[7]
        xor ecx, edi                                                ;  2809.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2809.3 p0+p2   37 next[7]
        mov dword [esp + 200], ebx                                  ;  2808.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 100]                                  ;  2806.3 p2      37 next[6] reload
        movzx esi, bh                                               ;  2809.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2813.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2813.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 116]                                 ;  2809.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2815.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2815.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 152]                                 ;  2812.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2818.3 p0+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2818.3 p1+p2   37 next[7]
        mov ebx, dword [esp + 212]                                  ;  2815.3 p2      37 next[2] reload
        movzx esi, bh                                               ;  2818.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2822.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2822.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 296]                                 ;  2818.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2824.3 p1+p2   37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2824.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 288]                                 ;  2821.3 p2      37 next[0]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2824.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2824.3 p2      65 next[0]
        mov dword [esp + 296], edx                                  ;  2825.3 p3+p4   37 next[7] spill
        mov edx, dword [esp + 260]                                  ;  2824.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  2827.3 p1      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2831.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2831.3 p1+p2   65 next[0]
        mov edi, edx                                                ;  2827.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  2828.3 p0      37 next[1]
        mov edx, edi                                                ;  2829.3 p1      37 next[1] copy
        movzx edi, dl                                               ;  2830.3 p1      37 next[1]
        shr edx, 8                                                  ;  2830.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2831.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2831.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  2834.3 p1+p2   65 next[1]
        xor edi, dword [esp + 92]                                   ;  2834.3 p0+p2   65 next[1]
        mov dword [esp + 212], ecx                                  ;  2825.3 p3+p4   37 next[7] spill
        mov ecx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2831.3 p2      65 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2832.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  2834.3 p1+p2   65 next[2]
        xor edx, dword [esp + 224]                                  ;  2835.3 p0+p2   65 next[2]
        mov dword [esp + 152], eax                                  ;  2821.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 268]                                  ;  2835.3 p2      37 next[0]
        shr eax, 0x10                                               ;  2838.3 p0      37 next[0]
        mov dword [esp + 116], edx                                  ;  2836.3 p3+p4   65 next[2] spill
        movzx edx, al                                               ;  2839.3 p1      37 next[0]
        shr eax, 8                                                  ;  2839.3 p0      37 next[1]
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2843.3 p1+p2   65 next[0]
        mov edx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2840.3 p2      65 next[0]
        xor edx, esi                                                ;  2843.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2843.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2840.3 p2      65 next[1]
        xor eax, edi                                                ;  2843.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  2840.3 p2      37 next[0]
        shr esi, 0x10                                               ;  2843.3 p0      37 next[0]
        mov edi, esi                                                ;  2844.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  2845.3 p0      37 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2849.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2849.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 108]                                 ;  2843.3 p2      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2850.3 p1+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2850.3 p0+p2   65 next[0]
        mov dword [esp + 100], ecx                                  ;  2836.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 236]                                  ;  2846.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  2849.3 p1      38 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2853.3 p0+p2   65 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2853.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  2849.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  2850.3 p0      38 next[1]
        mov ecx, edi                                                ;  2851.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  2852.3 p1      38 next[1]
        shr ecx, 8                                                  ;  2852.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2856.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2856.3 p0+p2   65 next[1]
        mov edi, dword [esp + 100]                                  ;  2851.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2856.3 p1+p2   65 next[2]
        mov dword [esp + 100], esi                                  ;  2844.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 116]                                  ;  2853.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2854.3 p2      65 next[2]
        xor ecx, esi                                                ;  2857.3 p0      65 next[2]
        mov esi, dword [esp + 256]                                  ;  2855.3 p2      38 next[0]
        shr esi, 0x10                                               ;  2858.3 p0      38 next[0]
        mov dword [esp + 116], ecx                                  ;  2858.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  2859.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  2860.3 p0      38 next[0]
        shr esi, 8                                                  ;  2859.3 p0      39 next[1]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2864.3 p1+p2   65 next[0]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2864.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2860.3 p2      65 next[1]
        xor ecx, ebp                                                ;  2863.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2863.3 p0+p2   65 next[1]
        mov esi, dword [esp + 284]                                  ;  2860.3 p2      39 next[0]
        shr esi, 0x10                                               ;  2863.3 p0      39 next[0]
        mov ebp, esi                                                ;  2864.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  2865.3 p0      39 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2869.3 p1+p2   65 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2869.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 264]                                  ;  2863.3 p2      37 next[0] reload
        mov dword [esp + 272], esi                                  ;  2864.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2866.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2866.3 p2      63 next[0]
        xor esi, 0x8b4127e4                                         ;  2869.3 p1      63 next[0]
        xor ebp, 0xd8957da7                                         ;  2869.3 p0      63 next[0]
        mov dword [esp + 264], edi                                  ;  2858.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 76]                                   ;  2866.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2872.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2872.3 p0+p2   63 next[0]
        mov edi, dword [esp + 96]                                   ;  2869.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2875.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2875.3 p0+p2   63 next[0]
        mov edi, dword [esp + 240]                                  ;  2872.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2878.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2878.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  2875.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2881.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2881.3 p0+p2   63 next[0]
        mov edi, dword [esp + 228]                                  ;  2878.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2884.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2884.3 p0+p2   63 next[0]
        mov edi, dword [esp + 276]                                  ;  2881.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2887.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2887.3 p0+p2   63 next[0]
        mov edi, dword [esp + 300]                                  ;  2884.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2890.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2890.3 p0+p2   63 next[0]
        xor ebx, esi                                                ;  2891.3 p1      65 next[0]
        xor edx, ebp                                                ;  2891.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  2887.3 p2      65 next[3]
        mov dword [esp + 300], edx                                  ;  2892.3 p3+p4   65 next[0] spill
        mov edx, dword [esp + 220]                                  ;  2888.3 p2      65 next[3]
        mov dword [esp + 276], ebx                                  ;  2892.3 p3+p4   65 next[0] spill
        movzx ebx, byte [esp + 80]                                  ;  2889.3 p2      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2895.3 p1+p2   65 next[1]
        xor eax, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2895.3 p0+p2   65 next[1]
        mov ebx, dword [esp + 288]                                  ;  2892.3 p2      65 next[0] reload
        mov dword [esp + 228], ebp                                  ;  2891.3 p3+p4   63 next[0] spill
        movzx ebp, bh                                               ;  2895.3 p1      37 next[1]
        shr ebx, 0x10                                               ;  2895.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2899.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2899.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  2896.3 p1      37 next[2]
        shr ebx, 8                                                  ;  2896.3 p0      37 next[3]
        xor edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2900.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2900.3 p0+p2   65 next[3]
        mov ebx, dword [esp + 264]                                  ;  2897.3 p2      65 next[2] reload
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2900.3 p1+p2   65 next[2]
        mov dword [esp + 264], esi                                  ;  2891.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 116]                                  ;  2899.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2902.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 84]                                  ;  2901.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2907.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2907.3 p0+p2   65 next[1]
        mov dword [esp + 116], edx                                  ;  2901.3 p3+p4   65 next[3] spill
        mov edx, dword [esp + 108]                                  ;  2904.3 p2      65 next[4] reload
        movzx ebp, dh                                               ;  2907.3 p1      38 next[1]
        shr edx, 0x10                                               ;  2907.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2911.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2911.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  2908.3 p1      38 next[2]
        shr edx, 8                                                  ;  2908.3 p0      39 next[3]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2912.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2912.3 p0+p2   65 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2912.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 116]                                  ;  2910.3 p2      65 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2911.3 p2      65 next[3]
        xor edx, ebp                                                ;  2914.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  2912.3 p2      65 next[4]
        mov dword [esp + 116], ecx                                  ;  2912.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 180]                                  ;  2913.3 p2      65 next[4]
        mov dword [esp + 108], eax                                  ;  2912.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 104]                                 ;  2914.3 p2      37 next[2]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2920.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2917.3 p2      65 next[2]
        xor eax, esi                                                ;  2920.3 p0      65 next[2]
        mov dword [esp + 288], ecx                                  ;  2916.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 80]                                   ;  2917.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  2920.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  2920.3 p0      37 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2924.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2924.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2921.3 p1      37 next[3]
        shr ecx, 8                                                  ;  2921.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2925.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2925.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2925.3 p1+p2   65 next[4]
        mov esi, dword [esp + 288]                                  ;  2923.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2924.3 p2      65 next[4]
        xor ecx, esi                                                ;  2927.3 p0      65 next[4]
        movzx esi, byte [esp + 232]                                 ;  2925.3 p2      38 next[2]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2931.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2931.3 p0+p2   65 next[2]
        mov dword [esp + 288], ecx                                  ;  2928.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 84]                                   ;  2928.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  2931.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  2931.3 p0      38 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2935.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2935.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  2932.3 p1      38 next[3]
        shr ecx, 8                                                  ;  2932.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2936.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2936.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2936.3 p1+p2   65 next[4]
        mov esi, dword [esp + 288]                                  ;  2934.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2935.3 p2      65 next[4]
        xor ecx, esi                                                ;  2938.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  2936.3 p2      65 next[5]
        mov dword [esp + 288], ebx                                  ;  2936.3 p3+p4   65 next[2] spill
        mov ebx, dword [esp + 112]                                  ;  2937.3 p2      65 next[5]
        mov dword [esp + 84], eax                                   ;  2936.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 248]                                 ;  2938.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2944.3 p1+p2   65 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2944.3 p0+p2   65 next[3]
        mov eax, dword [esp + 104]                                  ;  2941.3 p2      65 next[2] reload
        mov dword [esp + 80], ebx                                   ;  2940.3 p3+p4   65 next[5] spill
        movzx ebx, ah                                               ;  2944.3 p1      37 next[3]
        shr eax, 0x10                                               ;  2944.3 p0      37 next[4]
        xor edi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2948.3 p1+p2   65 next[3]
        xor edx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2948.3 p0+p2   65 next[3]
        movzx ebx, al                                               ;  2945.3 p1      37 next[4]
        shr eax, 8                                                  ;  2945.3 p0      37 next[5]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2949.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2949.3 p0+p2   65 next[4]
        mov ebx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2946.3 p2      65 next[5]
        xor ebx, esi                                                ;  2949.3 p1      65 next[5]
        mov esi, dword [esp + 80]                                   ;  2947.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2948.3 p2      65 next[5]
        xor eax, esi                                                ;  2951.3 p0      65 next[5]
        movzx esi, byte [esp + 292]                                 ;  2949.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2955.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2955.3 p0+p2   65 next[3]
        mov dword [esp + 80], eax                                   ;  2952.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 232]                                  ;  2952.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  2955.3 p1      38 next[3]
        shr eax, 0x10                                               ;  2955.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2959.3 p1+p2   65 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2959.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  2956.3 p1      38 next[4]
        shr eax, 8                                                  ;  2956.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2960.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2960.3 p0+p2   65 next[4]
        xor ebx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2960.3 p1+p2   65 next[5]
        mov esi, dword [esp + 80]                                   ;  2958.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2959.3 p2      65 next[5]
        xor eax, esi                                                ;  2962.3 p0      65 next[5]
        mov esi, dword [esp + 152]                                  ;  2960.3 p2      65 next[6]
        mov dword [esp + 80], edi                                   ;  2960.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 200]                                  ;  2961.3 p2      65 next[6]
        mov dword [esp + 232], edx                                  ;  2960.3 p3+p4   65 next[3] spill
        movzx edx, byte [esp + 88]                                  ;  2962.3 p2      37 next[4]
        xor ebp, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2968.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2968.3 p0+p2   65 next[4]
        mov edx, dword [esp + 248]                                  ;  2965.3 p2      65 next[3] reload
        mov dword [esp + 104], edi                                  ;  2964.3 p3+p4   65 next[6] spill
        movzx edi, dh                                               ;  2968.3 p1      37 next[4]
        shr edx, 0x10                                               ;  2968.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2972.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2972.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  2969.3 p1      37 next[5]
        shr edx, 8                                                  ;  2969.3 p0      37 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2973.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2973.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2973.3 p1+p2   65 next[6]
        mov edi, dword [esp + 104]                                  ;  2971.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2972.3 p2      65 next[6]
        xor edx, edi                                                ;  2975.3 p0      65 next[6]
        movzx edi, byte [esp + 120]                                 ;  2973.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  2979.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  2979.3 p0+p2   65 next[4]
        mov dword [esp + 104], edx                                  ;  2976.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 292]                                  ;  2976.3 p2      65 next[7] reload
        movzx edi, dh                                               ;  2979.3 p1      38 next[4]
        shr edx, 0x10                                               ;  2979.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  2983.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  2983.3 p0+p2   65 next[4]
        movzx edi, dl                                               ;  2980.3 p1      38 next[5]
        shr edx, 8                                                  ;  2980.3 p0      39 next[6]
        xor ebx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  2984.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  2984.3 p0+p2   65 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  2984.3 p1+p2   65 next[6]
        mov edi, dword [esp + 104]                                  ;  2982.3 p2      65 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  2983.3 p2      65 next[6]
        xor edx, edi                                                ;  2986.3 p0      65 next[6]
        mov edi, dword [esp + 212]                                  ;  2984.3 p2      65 next[7]
        mov dword [esp + 104], ebp                                  ;  2984.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 296]                                  ;  2985.3 p2      65 next[7]
        mov dword [esp + 292], ecx                                  ;  2984.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  2986.3 p2      37 next[5]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  2992.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  2992.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 88]                                   ;  2989.3 p2      65 next[4] reload
        mov dword [esp + 248], ebp                                  ;  2988.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  2992.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  2992.3 p0      37 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  2996.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  2996.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  2993.3 p1      37 next[6]
        shr ecx, 8                                                  ;  2993.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  2997.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  2997.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  2997.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 248]                                  ;  2995.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  2996.3 p2      65 next[7]
        xor ecx, ebp                                                ;  2999.3 p0      65 next[7]
        movzx ebp, byte [esp + 284]                                 ;  2997.3 p2      38 next[5]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3003.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3003.3 p0+p2   65 next[5]
        mov dword [esp + 248], ecx                                  ;  3000.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 120]                                  ;  3000.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  3003.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  3003.3 p0      38 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3007.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3007.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  3004.3 p1      38 next[6]
        shr ecx, 8                                                  ;  3004.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3008.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3008.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3008.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 248]                                  ;  3006.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3007.3 p2      65 next[7]
        xor ecx, ebp                                                ;  3010.3 p0      65 next[7]
        movzx ebp, byte [esp + 268]                                 ;  3008.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3014.3 p1+p2   65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3014.3 p0+p2   65 next[6]
        mov dword [esp + 248], eax                                  ;  3008.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  3011.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  3014.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3015.3 p2      65 next[6]
        xor eax, esi                                                ;  3018.3 p0      65 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3018.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 256]                                 ;  3014.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3020.3 p0+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3020.3 p1+p2   65 next[6]
        mov dword [esp + 252], ebx                                  ;  3008.3 p3+p4   65 next[5] spill
        mov ebx, dword [esp + 284]                                  ;  3017.3 p2      65 next[1] reload
        movzx esi, bh                                               ;  3020.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3024.3 p1+p2   65 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3024.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 260]                                 ;  3020.3 p2      37 next[7]
        mov ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3023.3 p2      65 next[7]
        xor ebx, edi                                                ;  3026.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3026.3 p0+p2   65 next[7]
        mov dword [esp + 260], edx                                  ;  3025.3 p3+p4   65 next[6] spill
        mov edx, dword [esp + 268]                                  ;  3023.3 p2      65 next[6] reload
        movzx esi, dh                                               ;  3026.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3030.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3030.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 100]                                 ;  3026.3 p2      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3032.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3032.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 236]                                 ;  3029.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3035.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3035.3 p1+p2   65 next[7]
        mov edx, dword [esp + 256]                                  ;  3032.3 p2      65 next[2] reload
        movzx esi, dh                                               ;  3035.3 p0      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3039.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3039.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 272]                                 ;  3035.3 p2      38 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3041.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3041.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 264]                                 ;  3038.3 p2      37 next[0]
        mov edx, dword [esp + 212]                                  ;  3039.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  3042.3 p1      37 next[0]
        mov ebp, edx                                                ;  3042.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  3043.3 p0      37 next[1]
        mov edx, ebp                                                ;  3044.3 p1      37 next[1] copy
        movzx ebp, dl                                               ;  3045.3 p1      37 next[1]
        shr edx, 8                                                  ;  3045.3 p0      37 next[2]
        mov dword [esp + 272], ecx                                  ;  3042.3 p3+p4   65 next[7] spill
        mov ecx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3046.3 p2      37 next[1]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3046.3 p2      37 next[1]
        mov dword [esp + 256], eax                                  ;  3028.7 p3+p4   65 next[6] spill
        mov eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3046.3 p2      37 next[2]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3046.3 p2      37 next[2]
        mov dword [esp + 236], ebx                                  ;  3042.3 p3+p4   65 next[7] spill
        mov ebx, dword [esp + 152]                                  ;  3044.3 p2      37 next[0]
        shr ebx, 0x10                                               ;  3047.3 p0      37 next[0]
        mov dword [esp + 100], esi                                  ;  3041.3 p3+p4   37 next[0] spill
        movzx esi, bl                                               ;  3048.3 p1      37 next[0]
        shr ebx, 8                                                  ;  3048.3 p0      37 next[1]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3052.3 p1+p2   37 next[1]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3049.3 p2      37 next[1]
        xor ebx, ebp                                                ;  3052.3 p0      37 next[1]
        mov ebp, dword [esp + 216]                                  ;  3047.3 p2      37 next[0]
        shr ebp, 0x10                                               ;  3050.3 p0      37 next[0]
        mov dword [esp + 268], edi                                  ;  3043.3 p3+p4   37 next[0] spill
        mov edi, ebp                                                ;  3051.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  3052.3 p0      37 next[0]
        mov dword [esp + 284], esi                                  ;  3049.3 p3+p4   37 next[0] spill
        movzx esi, byte [esp + 180]                                 ;  3048.3 p2      38 next[0]
        mov dword [esp + 120], edx                                  ;  3049.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 220]                                  ;  3049.3 p2      37 next[3] reload
        mov dword [esp + 88], edi                                   ;  3053.3 p3+p4   37 next[0] spill
        movzx edi, dh                                               ;  3052.3 p1      38 next[0]
        mov dword [esp + 280], esi                                  ;  3051.3 p3+p4   38 next[0] spill
        mov esi, edx                                                ;  3052.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  3053.3 p0      38 next[1]
        mov edx, esi                                                ;  3054.3 p1      38 next[1] copy
        movzx esi, dl                                               ;  3055.3 p0      38 next[1]
        shr edx, 8                                                  ;  3055.3 p0      39 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3059.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3059.3 p0+p2   37 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3059.3 p1+p2   37 next[2]
        mov esi, dword [esp + 120]                                  ;  3053.3 p2      37 next[2] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3056.3 p2      37 next[2]
        xor edx, esi                                                ;  3059.3 p0      37 next[2]
        mov esi, dword [esp + 224]                                  ;  3055.3 p2      38 next[0]
        shr esi, 0x10                                               ;  3058.3 p0      38 next[0]
        mov dword [esp + 120], edi                                  ;  3053.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  3059.3 p1      38 next[0] copy
        and edi, 0xff                                               ;  3060.3 p0      38 next[0]
        shr esi, 8                                                  ;  3059.3 p0      39 next[1]
        xor ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3063.3 p1+p2   37 next[1]
        xor ebx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3063.3 p1+p2   37 next[1]
        mov esi, dword [esp + 92]                                   ;  3058.3 p2      39 next[0]
        shr esi, 0x10                                               ;  3061.3 p0      39 next[0]
        mov dword [esp + 240], edi                                  ;  3061.3 p3+p4   38 next[0] spill
        mov edi, esi                                                ;  3062.3 p1      39 next[0] copy
        shr edi, 8                                                  ;  3063.3 p0      39 next[0]
        mov dword [esp + 96], edi                                   ;  3064.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 124]                                 ;  3059.3 p2      37 next[1]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3065.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3065.3 p0+p2   37 next[1]
        mov dword [esp + 76], edx                                   ;  3060.3 p3+p4   37 next[2] spill
        mov edx, dword [esp + 264]                                  ;  3062.3 p2      63 next[0] reload
        movzx edi, dh                                               ;  3065.3 p1      37 next[1]
        shr edx, 0x10                                               ;  3065.3 p0      37 next[2]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3069.3 p1+p2   37 next[1]
        xor ebx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3069.3 p0+p2   37 next[1]
        movzx edi, dl                                               ;  3066.3 p1      37 next[2]
        shr edx, 8                                                  ;  3066.3 p0      37 next[3]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3070.3 p1+p2   37 next[2]
        mov dword [esp + 264], esi                                  ;  3064.7 p3+p4   39 next[0] spill
        mov esi, dword [esp + 76]                                   ;  3066.3 p2      37 next[2] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3070.3 p0+p2   37 next[2]
        mov edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3068.3 p2      37 next[3]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3069.3 p2      37 next[3]
        mov dword [esp + 76], ebp                                   ;  3067.0 p3+p4   37 next[0] spill
        movzx ebp, byte [esp + 112]                                 ;  3070.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3076.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3076.3 p0+p2   37 next[1]
        mov dword [esp + 244], edx                                  ;  3072.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 180]                                  ;  3073.3 p2      37 next[4] reload
        movzx ebp, dh                                               ;  3076.3 p1      38 next[1]
        shr edx, 0x10                                               ;  3076.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3080.3 p1+p2   37 next[1]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3080.3 p0+p2   37 next[1]
        movzx ebp, dl                                               ;  3077.3 p1      38 next[2]
        shr edx, 8                                                  ;  3077.3 p0      39 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3081.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3081.3 p0+p2   37 next[2]
        xor edi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3081.3 p1+p2   37 next[3]
        mov ebp, dword [esp + 244]                                  ;  3079.3 p2      37 next[3] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3080.3 p2      37 next[3]
        xor edx, ebp                                                ;  3083.3 p0      37 next[3]
        movzx ebp, byte [esp + 184]                                 ;  3081.3 p2      37 next[2]
        xor eax, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3087.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3087.3 p0+p2   37 next[2]
        mov dword [esp + 244], ebx                                  ;  3081.3 p3+p4   37 next[1] spill
        mov ebx, dword [esp + 124]                                  ;  3084.3 p2      37 next[1] reload
        movzx ebp, bh                                               ;  3087.3 p1      37 next[2]
        shr ebx, 0x10                                               ;  3087.3 p0      37 next[3]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3091.3 p1+p2   37 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3091.3 p0+p2   37 next[2]
        movzx ebp, bl                                               ;  3088.3 p1      37 next[3]
        shr ebx, 8                                                  ;  3088.3 p0      37 next[4]
        xor edi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3092.3 p1+p2   37 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3092.3 p0+p2   37 next[3]
        mov ebp, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3089.3 p2      37 next[4]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3090.3 p2      37 next[4]
        mov dword [esp + 124], ecx                                  ;  3083.3 p3+p4   37 next[1] spill
        movzx ecx, byte [esp + 200]                                 ;  3091.3 p2      38 next[2]
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3097.3 p1+p2   37 next[2]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3094.3 p2      37 next[2]
        xor ecx, esi                                                ;  3097.3 p0      37 next[2]
        mov dword [esp + 180], ebx                                  ;  3093.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 112]                                  ;  3094.3 p2      37 next[5] reload
        movzx esi, bh                                               ;  3097.3 p1      38 next[2]
        shr ebx, 0x10                                               ;  3097.3 p0      38 next[3]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3101.3 p1+p2   37 next[2]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3101.3 p0+p2   37 next[2]
        movzx esi, bl                                               ;  3098.3 p1      38 next[3]
        shr ebx, 8                                                  ;  3098.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3102.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3102.3 p0+p2   37 next[3]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3102.3 p1+p2   37 next[4]
        mov esi, dword [esp + 180]                                  ;  3100.3 p2      37 next[4] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3101.3 p2      37 next[4]
        xor ebx, esi                                                ;  3104.3 p0      37 next[4]
        movzx esi, byte [esp + 132]                                 ;  3102.3 p2      37 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3108.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3108.3 p0+p2   37 next[3]
        mov dword [esp + 180], ecx                                  ;  3102.3 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 184]                                  ;  3105.3 p2      37 next[2] reload
        movzx esi, ch                                               ;  3108.3 p1      37 next[3]
        shr ecx, 0x10                                               ;  3108.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3112.3 p1+p2   37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3112.3 p0+p2   37 next[3]
        movzx esi, cl                                               ;  3109.3 p1      37 next[4]
        shr ecx, 8                                                  ;  3109.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3113.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3113.3 p0+p2   37 next[4]
        mov esi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3110.3 p2      37 next[5]
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3111.3 p2      37 next[5]
        mov dword [esp + 184], eax                                  ;  3102.3 p3+p4   37 next[2] spill
        movzx eax, byte [esp + 296]                                 ;  3112.3 p2      38 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3118.3 p1+p2   37 next[3]
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3118.3 p0+p2   37 next[3]
        mov eax, dword [esp + 200]                                  ;  3115.3 p2      37 next[6] reload
        mov dword [esp + 112], ecx                                  ;  3114.3 p3+p4   37 next[5] spill
        movzx ecx, ah                                               ;  3118.3 p1      38 next[3]
        shr eax, 0x10                                               ;  3118.3 p0      38 next[4]
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3122.3 p1+p2   37 next[3]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3122.3 p0+p2   37 next[3]
        movzx ecx, al                                               ;  3119.3 p1      38 next[4]
        shr eax, 8                                                  ;  3119.3 p0      39 next[5]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3123.3 p1+p2   37 next[4]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3123.3 p0+p2   37 next[4]
        mov ecx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3120.3 p2      37 next[5]
        xor ecx, esi                                                ;  3123.3 p1      37 next[5]
        mov esi, dword [esp + 112]                                  ;  3121.3 p2      37 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3122.3 p2      37 next[5]
        xor eax, esi                                                ;  3125.3 p0      37 next[5]
        movzx esi, byte [esp + 204]                                 ;  3123.3 p2      37 next[4]
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3129.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3129.3 p0+p2   37 next[4]
        mov dword [esp + 112], edx                                  ;  3123.3 p3+p4   37 next[3] spill
        mov edx, dword [esp + 132]                                  ;  3126.3 p2      37 next[3] reload
        movzx esi, dh                                               ;  3129.3 p1      37 next[4]
        shr edx, 0x10                                               ;  3129.3 p0      37 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3133.3 p1+p2   37 next[4]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3133.3 p0+p2   37 next[4]
        movzx esi, dl                                               ;  3130.3 p1      37 next[5]
        shr edx, 8                                                  ;  3130.3 p0      37 next[6]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3134.3 p1+p2   37 next[5]
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3134.3 p0+p2   37 next[5]
        mov esi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3131.3 p2      37 next[6]
        mov edx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3132.3 p2      37 next[6]
        mov dword [esp + 132], edi                                  ;  3123.3 p3+p4   37 next[3] spill
        movzx edi, byte [esp + 228]                                 ;  3133.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3139.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3139.3 p0+p2   37 next[4]
        mov dword [esp + 200], edx                                  ;  3135.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 296]                                  ;  3136.3 p2      37 next[7] reload
        movzx edi, dh                                               ;  3139.3 p1      38 next[4]
        shr edx, 0x10                                               ;  3139.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3143.3 p1+p2   37 next[4]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3143.3 p0+p2   37 next[4]
        movzx edi, dl                                               ;  3140.3 p1      38 next[5]
        shr edx, 8                                                  ;  3140.3 p0      39 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3144.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3144.3 p0+p2   37 next[5]
        xor esi, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3144.3 p1+p2   37 next[6]
        mov edi, dword [esp + 200]                                  ;  3142.3 p2      37 next[6] reload
        mov edx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3143.3 p2      37 next[6]
        xor edx, edi                                                ;  3146.3 p0      37 next[6]
        movzx edi, byte [esp + 216]                                 ;  3144.3 p2      37 next[5]
        xor ecx, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3150.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3150.3 p0+p2   37 next[5]
        mov dword [esp + 200], ebx                                  ;  3144.3 p3+p4   37 next[4] spill
        mov ebx, dword [esp + 204]                                  ;  3147.3 p2      37 next[4] reload
        movzx edi, bh                                               ;  3150.3 p1      37 next[5]
        shr ebx, 0x10                                               ;  3150.3 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3154.3 p1+p2   37 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3154.3 p0+p2   37 next[5]
        movzx edi, bl                                               ;  3151.3 p1      37 next[6]
        shr ebx, 8                                                  ;  3151.3 p0      37 next[7]
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3155.3 p1+p2   37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3155.3 p0+p2   37 next[6]
        mov edi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3152.3 p2      37 next[7]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3153.3 p2      37 next[7]
        mov dword [esp + 204], ebp                                  ;  3144.3 p3+p4   37 next[4] spill
        movzx ebp, byte [esp + 92]                                  ;  3154.3 p2      38 next[5]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3160.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3160.3 p0+p2   37 next[5]
        mov dword [esp + 296], ebx                                  ;  3156.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 228]                                  ;  3157.3 p2      63 next[0] reload
        movzx ebp, bh                                               ;  3160.3 p1      38 next[5]
        shr ebx, 0x10                                               ;  3160.3 p0      38 next[6]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3164.3 p1+p2   37 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3164.3 p0+p2   37 next[5]
        movzx ebp, bl                                               ;  3161.3 p1      38 next[6]
        shr ebx, 8                                                  ;  3161.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3165.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3165.3 p0+p2   37 next[6]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3165.3 p1+p2   37 next[7]
        mov ebp, dword [esp + 296]                                  ;  3163.3 p2      37 next[7] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3164.3 p2      37 next[7]
        xor ebx, ebp                                                ;  3167.3 p0      37 next[7]
        movzx ebp, byte [esp + 152]                                 ;  3165.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3171.3 p1+p2   37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3171.3 p0+p2   37 next[6]
        mov dword [esp + 296], eax                                  ;  3165.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 216]                                  ;  3168.3 p2      37 next[5] reload
        movzx ebp, ah                                               ;  3171.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3172.3 p2      37 next[6]
        xor eax, esi                                                ;  3175.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3175.3 p1+p2   37 next[6]
        movzx esi, byte [esp + 224]                                 ;  3171.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3177.3 p0+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3177.3 p1+p2   37 next[6]
        mov dword [esp + 216], ecx                                  ;  3165.3 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 92]                                   ;  3174.3 p2      37 next[1] reload
        movzx esi, ch                                               ;  3177.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3181.3 p1+p2   37 next[6]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3181.3 p0+p2   37 next[6]
        movzx esi, byte [esp + 212]                                 ;  3177.3 p2      37 next[7]
        mov ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3180.3 p2      37 next[7]
        xor ecx, edi                                                ;  3183.3 p1      37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3183.3 p0+p2   37 next[7]
        mov dword [esp + 212], edx                                  ;  3182.3 p3+p4   37 next[6] spill
        mov edx, dword [esp + 152]                                  ;  3180.3 p2      37 next[6] reload
        movzx esi, dh                                               ;  3183.3 p1      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3187.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3187.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 76]                                  ;  3183.3 p2      37 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3189.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3189.3 p1+p2   37 next[7]
        movzx esi, byte [esp + 220]                                 ;  3186.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3192.3 p0+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3192.3 p1+p2   37 next[7]
        mov edx, dword [esp + 224]                                  ;  3189.3 p2      37 next[2] reload
        movzx esi, dh                                               ;  3192.3 p0      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3196.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3196.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 264]                                 ;  3192.3 p2      38 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3198.3 p1+p2   37 next[7]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3198.3 p0+p2   37 next[7]
        movzx esi, byte [esp + 276]                                 ;  3195.3 p2      37 next[0]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3198.3 p2      65 next[0]
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3198.3 p2      65 next[0]
        mov dword [esp + 264], ebx                                  ;  3199.3 p3+p4   37 next[7] spill
        mov ebx, dword [esp + 236]                                  ;  3198.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  3201.3 p1      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3205.3 p0+p2   65 next[0]
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3205.3 p1+p2   65 next[0]
        mov edi, ebx                                                ;  3201.3 p0      37 next[1] copy
        shr edi, 0x10                                               ;  3202.3 p0      37 next[1]
        mov ebx, edi                                                ;  3203.3 p1      37 next[1] copy
        movzx edi, bl                                               ;  3204.3 p1      37 next[1]
        shr ebx, 8                                                  ;  3204.3 p0      37 next[2]
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3205.3 p2      65 next[1]
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3205.3 p2      65 next[1]
        xor ebp, dword [esp + 124]                                  ;  3208.3 p1+p2   65 next[1]
        xor edi, dword [esp + 244]                                  ;  3208.3 p0+p2   65 next[1]
        mov dword [esp + 224], ecx                                  ;  3199.3 p3+p4   37 next[7] spill
        mov ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3205.3 p2      65 next[2]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3206.3 p2      65 next[2]
        xor ecx, dword [esp + 184]                                  ;  3208.3 p1+p2   65 next[2]
        xor ebx, dword [esp + 180]                                  ;  3209.3 p0+p2   65 next[2]
        mov dword [esp + 220], eax                                  ;  3195.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 256]                                  ;  3209.3 p2      37 next[0]
        shr eax, 0x10                                               ;  3212.3 p0      37 next[0]
        mov dword [esp + 76], ebx                                   ;  3210.3 p3+p4   65 next[2] spill
        movzx ebx, al                                               ;  3213.3 p1      37 next[0]
        shr eax, 8                                                  ;  3213.3 p0      37 next[1]
        xor edx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3217.3 p1+p2   65 next[0]
        mov ebx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3214.3 p2      65 next[0]
        xor ebx, esi                                                ;  3217.3 p0      65 next[0]
        xor ebp, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3217.3 p1+p2   65 next[1]
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3214.3 p2      65 next[1]
        xor eax, edi                                                ;  3217.3 p0      65 next[1]
        mov esi, dword [esp + 252]                                  ;  3214.3 p2      37 next[0]
        shr esi, 0x10                                               ;  3217.3 p0      37 next[0]
        mov edi, esi                                                ;  3218.3 p1      37 next[0] copy
        shr edi, 8                                                  ;  3219.3 p0      37 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3223.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3223.3 p0+p2   65 next[0]
        movzx edi, byte [esp + 292]                                 ;  3217.3 p2      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3224.3 p1+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3224.3 p0+p2   65 next[0]
        mov dword [esp + 152], ecx                                  ;  3210.3 p3+p4   65 next[2] spill
        mov ecx, dword [esp + 232]                                  ;  3220.3 p2      65 next[3] reload
        movzx edi, ch                                               ;  3223.3 p1      38 next[0]
        xor edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3227.3 p0+p2   65 next[0]
        xor ebx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3227.3 p1+p2   65 next[0]
        mov edi, ecx                                                ;  3223.3 p0      38 next[1] copy
        shr edi, 0x10                                               ;  3224.3 p0      38 next[1]
        mov ecx, edi                                                ;  3225.3 p1      38 next[1] copy
        movzx edi, cl                                               ;  3226.3 p1      38 next[1]
        shr ecx, 8                                                  ;  3226.3 p0      39 next[2]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3230.3 p1+p2   65 next[1]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3230.3 p0+p2   65 next[1]
        mov edi, dword [esp + 152]                                  ;  3225.3 p2      65 next[2] reload
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3230.3 p1+p2   65 next[2]
        mov dword [esp + 152], esi                                  ;  3218.3 p3+p4   37 next[0] spill
        mov esi, dword [esp + 76]                                   ;  3227.3 p2      65 next[2] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3228.3 p2      65 next[2]
        xor ecx, esi                                                ;  3231.3 p0      65 next[2]
        mov esi, dword [esp + 84]                                   ;  3229.3 p2      38 next[0]
        shr esi, 0x10                                               ;  3232.3 p0      38 next[0]
        mov dword [esp + 76], ecx                                   ;  3232.3 p3+p4   65 next[2] spill
        mov ecx, esi                                                ;  3233.3 p1      38 next[0] copy
        and ecx, 0xff                                               ;  3234.3 p0      38 next[0]
        shr esi, 8                                                  ;  3233.3 p0      39 next[1]
        xor edx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3238.3 p1+p2   65 next[0]
        xor ebx, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3238.3 p0+p2   65 next[0]
        mov ecx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3234.3 p2      65 next[1]
        xor ecx, ebp                                                ;  3237.3 p1      65 next[1]
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3237.3 p0+p2   65 next[1]
        mov esi, dword [esp + 108]                                  ;  3234.3 p2      39 next[0]
        shr esi, 0x10                                               ;  3237.3 p0      39 next[0]
        mov ebp, esi                                                ;  3238.3 p1      39 next[0] copy
        shr ebp, 8                                                  ;  3239.3 p0      39 next[0]
        xor edx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3243.3 p1+p2   65 next[0]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3243.3 p0+p2   65 next[0]
        mov ebp, dword [esp + 100]                                  ;  3237.3 p2      37 next[0] reload
        mov dword [esp + 92], esi                                   ;  3238.3 p3+p4   39 next[0] spill
        mov esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3240.3 p2      63 next[0]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3240.3 p2      63 next[0]
        xor esi, 0x667ceefb                                         ;  3243.3 p1      63 next[0]
        xor ebp, 0x9e4717dd                                         ;  3243.3 p0      63 next[0]
        mov dword [esp + 100], edi                                  ;  3232.3 p3+p4   65 next[2] spill
        mov edi, dword [esp + 268]                                  ;  3240.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3246.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3246.3 p0+p2   63 next[0]
        mov edi, dword [esp + 284]                                  ;  3243.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3249.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3249.3 p0+p2   63 next[0]
        mov edi, dword [esp + 88]                                   ;  3246.3 p2      37 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3252.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3252.3 p0+p2   63 next[0]
        mov edi, dword [esp + 280]                                  ;  3249.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3255.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3255.3 p0+p2   63 next[0]
        mov edi, dword [esp + 120]                                  ;  3252.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3258.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3258.3 p0+p2   63 next[0]
        mov edi, dword [esp + 240]                                  ;  3255.3 p2      38 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3261.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3261.3 p0+p2   63 next[0]
        mov edi, dword [esp + 96]                                   ;  3258.3 p2      39 next[0] reload
        xor esi, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3264.3 p1+p2   63 next[0]
        xor ebp, dword [edi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3264.3 p0+p2   63 next[0]
        xor edx, esi                                                ;  3265.3 p1      65 next[0]
        xor ebx, ebp                                                ;  3265.3 p0      65 next[0]
        mov edi, dword [esp + 132]                                  ;  3261.3 p2      65 next[3]
        mov dword [esp + 96], ebx                                   ;  3266.3 p3+p4   65 next[0] spill
        mov ebx, dword [esp + 112]                                  ;  3262.3 p2      65 next[3]
        mov dword [esp + 240], edx                                  ;  3266.3 p3+p4   65 next[0] spill
        movzx edx, byte [esp + 116]                                 ;  3263.3 p2      37 next[1]
        xor ecx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3269.3 p1+p2   65 next[1]
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3269.3 p0+p2   65 next[1]
        mov edx, dword [esp + 276]                                  ;  3266.3 p2      65 next[0] reload
        mov dword [esp + 120], ebp                                  ;  3265.3 p3+p4   63 next[0] spill
        movzx ebp, dh                                               ;  3269.3 p1      37 next[1]
        shr edx, 0x10                                               ;  3269.3 p0      37 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3273.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3273.3 p0+p2   65 next[1]
        movzx ebp, dl                                               ;  3270.3 p1      37 next[2]
        shr edx, 8                                                  ;  3270.3 p0      37 next[3]
        xor edi, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3274.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3274.3 p0+p2   65 next[3]
        mov edx, dword [esp + 100]                                  ;  3271.3 p2      65 next[2] reload
        xor edx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3274.3 p1+p2   65 next[2]
        mov dword [esp + 100], esi                                  ;  3265.3 p3+p4   63 next[0] spill
        mov esi, dword [esp + 76]                                   ;  3273.3 p2      65 next[2] reload
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3276.3 p0+p2   65 next[2]
        movzx ebp, byte [esp + 248]                                 ;  3275.3 p2      38 next[1]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3281.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3281.3 p0+p2   65 next[1]
        mov dword [esp + 76], ebx                                   ;  3275.3 p3+p4   65 next[3] spill
        mov ebx, dword [esp + 292]                                  ;  3278.3 p2      65 next[4] reload
        movzx ebp, bh                                               ;  3281.3 p1      38 next[1]
        shr ebx, 0x10                                               ;  3281.3 p0      38 next[2]
        xor ecx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3285.3 p1+p2   65 next[1]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3285.3 p0+p2   65 next[1]
        movzx ebp, bl                                               ;  3282.3 p1      38 next[2]
        shr ebx, 8                                                  ;  3282.3 p0      39 next[3]
        xor edx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3286.3 p1+p2   65 next[2]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3286.3 p0+p2   65 next[2]
        xor edi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3286.3 p1+p2   65 next[3]
        mov ebp, dword [esp + 76]                                   ;  3284.3 p2      65 next[3] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3285.3 p2      65 next[3]
        xor ebx, ebp                                                ;  3288.3 p0      65 next[3]
        mov ebp, dword [esp + 204]                                  ;  3286.3 p2      65 next[4]
        mov dword [esp + 76], ecx                                   ;  3286.3 p3+p4   65 next[1] spill
        mov ecx, dword [esp + 200]                                  ;  3287.3 p2      65 next[4]
        mov dword [esp + 292], eax                                  ;  3286.3 p3+p4   65 next[1] spill
        movzx eax, byte [esp + 288]                                 ;  3288.3 p2      37 next[2]
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3294.3 p1+p2   65 next[2]
        mov eax, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3291.3 p2      65 next[2]
        xor eax, esi                                                ;  3294.3 p0      65 next[2]
        mov dword [esp + 276], ecx                                  ;  3290.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 116]                                  ;  3291.3 p2      65 next[1] reload
        movzx esi, ch                                               ;  3294.3 p1      37 next[2]
        shr ecx, 0x10                                               ;  3294.3 p0      37 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3298.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3298.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  3295.3 p1      37 next[3]
        shr ecx, 8                                                  ;  3295.3 p0      37 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3299.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3299.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3299.3 p1+p2   65 next[4]
        mov esi, dword [esp + 276]                                  ;  3297.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3298.3 p2      65 next[4]
        xor ecx, esi                                                ;  3301.3 p0      65 next[4]
        movzx esi, byte [esp + 260]                                 ;  3299.3 p2      38 next[2]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3305.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3305.3 p0+p2   65 next[2]
        mov dword [esp + 276], ecx                                  ;  3302.3 p3+p4   65 next[4] spill
        mov ecx, dword [esp + 248]                                  ;  3302.3 p2      65 next[5] reload
        movzx esi, ch                                               ;  3305.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  3305.3 p0      38 next[3]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3309.3 p1+p2   65 next[2]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3309.3 p0+p2   65 next[2]
        movzx esi, cl                                               ;  3306.3 p1      38 next[3]
        shr ecx, 8                                                  ;  3306.3 p0      39 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3310.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3310.3 p0+p2   65 next[3]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3310.3 p1+p2   65 next[4]
        mov esi, dword [esp + 276]                                  ;  3308.3 p2      65 next[4] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3309.3 p2      65 next[4]
        xor ecx, esi                                                ;  3312.3 p0      65 next[4]
        mov esi, dword [esp + 216]                                  ;  3310.3 p2      65 next[5]
        mov dword [esp + 276], edx                                  ;  3310.3 p3+p4   65 next[2] spill
        mov edx, dword [esp + 296]                                  ;  3311.3 p2      65 next[5]
        mov dword [esp + 248], eax                                  ;  3310.3 p3+p4   65 next[2] spill
        movzx eax, byte [esp + 80]                                  ;  3312.3 p2      37 next[3]
        xor edi, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3318.3 p1+p2   65 next[3]
        xor ebx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3318.3 p0+p2   65 next[3]
        mov eax, dword [esp + 288]                                  ;  3315.3 p2      65 next[2] reload
        mov dword [esp + 116], edx                                  ;  3314.3 p3+p4   65 next[5] spill
        movzx edx, ah                                               ;  3318.3 p1      37 next[3]
        shr eax, 0x10                                               ;  3318.3 p0      37 next[4]
        xor edi, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3322.3 p1+p2   65 next[3]
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3322.3 p0+p2   65 next[3]
        movzx edx, al                                               ;  3319.3 p1      37 next[4]
        shr eax, 8                                                  ;  3319.3 p0      37 next[5]
        xor ebp, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3323.3 p1+p2   65 next[4]
        xor ecx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3323.3 p0+p2   65 next[4]
        mov edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3320.3 p2      65 next[5]
        xor edx, esi                                                ;  3323.3 p1      65 next[5]
        mov esi, dword [esp + 116]                                  ;  3321.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3322.3 p2      65 next[5]
        xor eax, esi                                                ;  3325.3 p0      65 next[5]
        movzx esi, byte [esp + 272]                                 ;  3323.3 p2      38 next[3]
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3329.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3329.3 p0+p2   65 next[3]
        mov dword [esp + 116], eax                                  ;  3326.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 260]                                  ;  3326.3 p2      65 next[6] reload
        movzx esi, ah                                               ;  3329.3 p1      38 next[3]
        shr eax, 0x10                                               ;  3329.3 p0      38 next[4]
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3333.3 p1+p2   65 next[3]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3333.3 p0+p2   65 next[3]
        movzx esi, al                                               ;  3330.3 p1      38 next[4]
        shr eax, 8                                                  ;  3330.3 p0      39 next[5]
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3334.3 p1+p2   65 next[4]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3334.3 p0+p2   65 next[4]
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3334.3 p1+p2   65 next[5]
        mov esi, dword [esp + 116]                                  ;  3332.3 p2      65 next[5] reload
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3333.3 p2      65 next[5]
        xor eax, esi                                                ;  3336.3 p0      65 next[5]
        mov esi, dword [esp + 220]                                  ;  3334.3 p2      65 next[6]
        mov dword [esp + 116], edi                                  ;  3334.3 p3+p4   65 next[3] spill
        mov edi, dword [esp + 212]                                  ;  3335.3 p2      65 next[6]
        mov dword [esp + 260], ebx                                  ;  3334.3 p3+p4   65 next[3] spill
        movzx ebx, byte [esp + 104]                                 ;  3336.3 p2      37 next[4]
        xor ebp, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3342.3 p1+p2   65 next[4]
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3342.3 p0+p2   65 next[4]
        mov ebx, dword [esp + 80]                                   ;  3339.3 p2      65 next[3] reload
        mov dword [esp + 288], edi                                  ;  3338.3 p3+p4   65 next[6] spill
        movzx edi, bh                                               ;  3342.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  3342.3 p0      37 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3346.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3346.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  3343.3 p1      37 next[5]
        shr ebx, 8                                                  ;  3343.3 p0      37 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3347.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3347.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3347.3 p1+p2   65 next[6]
        mov edi, dword [esp + 288]                                  ;  3345.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3346.3 p2      65 next[6]
        xor ebx, edi                                                ;  3349.3 p0      65 next[6]
        movzx edi, byte [esp + 300]                                 ;  3347.3 p2      38 next[4]
        xor ebp, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3353.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3353.3 p0+p2   65 next[4]
        mov dword [esp + 288], ebx                                  ;  3350.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 272]                                  ;  3350.3 p2      65 next[7] reload
        movzx edi, bh                                               ;  3353.3 p1      38 next[4]
        shr ebx, 0x10                                               ;  3353.3 p0      38 next[5]
        xor ebp, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3357.3 p1+p2   65 next[4]
        xor ecx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3357.3 p0+p2   65 next[4]
        movzx edi, bl                                               ;  3354.3 p1      38 next[5]
        shr ebx, 8                                                  ;  3354.3 p0      39 next[6]
        xor edx, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3358.3 p1+p2   65 next[5]
        xor eax, dword [edi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3358.3 p0+p2   65 next[5]
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3358.3 p1+p2   65 next[6]
        mov edi, dword [esp + 288]                                  ;  3356.3 p2      65 next[6] reload
        mov ebx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3357.3 p2      65 next[6]
        xor ebx, edi                                                ;  3360.3 p0      65 next[6]
        mov edi, dword [esp + 224]                                  ;  3358.3 p2      65 next[7]
        mov dword [esp + 288], ebp                                  ;  3358.3 p3+p4   65 next[4] spill
        mov ebp, dword [esp + 264]                                  ;  3359.3 p2      65 next[7]
        mov dword [esp + 272], ecx                                  ;  3358.3 p3+p4   65 next[4] spill
        movzx ecx, byte [esp + 252]                                 ;  3360.3 p2      37 next[5]
        xor edx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3366.3 p1+p2   65 next[5]
        xor eax, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3366.3 p0+p2   65 next[5]
        mov ecx, dword [esp + 104]                                  ;  3363.3 p2      65 next[4] reload
        mov dword [esp + 80], ebp                                   ;  3362.3 p3+p4   65 next[7] spill
        movzx ebp, ch                                               ;  3366.3 p1      37 next[5]
        shr ecx, 0x10                                               ;  3366.3 p0      37 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3370.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3370.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  3367.3 p1      37 next[6]
        shr ecx, 8                                                  ;  3367.3 p0      37 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3371.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3371.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3371.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 80]                                   ;  3369.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3370.3 p2      65 next[7]
        xor ecx, ebp                                                ;  3373.3 p0      65 next[7]
        movzx ebp, byte [esp + 108]                                 ;  3371.3 p2      38 next[5]
        xor edx, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3377.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3377.3 p0+p2   65 next[5]
        mov dword [esp + 80], ecx                                   ;  3374.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 300]                                  ;  3374.3 p2      65 next[0] reload
        movzx ebp, ch                                               ;  3377.3 p1      38 next[5]
        shr ecx, 0x10                                               ;  3377.3 p0      38 next[6]
        xor edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3381.3 p1+p2   65 next[5]
        xor eax, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3381.3 p0+p2   65 next[5]
        movzx ebp, cl                                               ;  3378.3 p1      38 next[6]
        shr ecx, 8                                                  ;  3378.3 p0      39 next[7]
        xor esi, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3382.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3382.3 p0+p2   65 next[6]
        xor edi, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3382.3 p1+p2   65 next[7]
        mov ebp, dword [esp + 80]                                   ;  3380.3 p2      65 next[7] reload
        mov ecx, dword [ecx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3381.3 p2      65 next[7]
        xor ecx, ebp                                                ;  3384.3 p0      65 next[7]
        movzx ebp, byte [esp + 256]                                 ;  3382.3 p2      37 next[6]
        xor esi, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3388.3 p1+p2   65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3388.3 p0+p2   65 next[6]
        mov dword [esp + 80], eax                                   ;  3382.3 p3+p4   65 next[5] spill
        mov eax, dword [esp + 252]                                  ;  3385.3 p2      65 next[5] reload
        movzx ebp, ah                                               ;  3388.3 p1      37 next[6]
        mov eax, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3389.3 p2      65 next[6]
        xor eax, esi                                                ;  3392.3 p0      65 next[6]
        xor ebx, dword [ebp*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3392.3 p1+p2   65 next[6]
        movzx esi, byte [esp + 84]                                  ;  3388.3 p2      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3394.3 p0+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3394.3 p1+p2   65 next[6]
        mov dword [esp + 252], edx                                  ;  3382.3 p3+p4   65 next[5] spill
        mov edx, dword [esp + 108]                                  ;  3391.3 p2      65 next[1] reload
        movzx esi, dh                                               ;  3394.3 p0      38 next[6]
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3398.3 p1+p2   65 next[6]
        xor ebx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3398.3 p0+p2   65 next[6]
        movzx esi, byte [esp + 236]                                 ;  3394.3 p2      37 next[7]
        mov edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3397.3 p2      65 next[7]
        xor edx, edi                                                ;  3400.3 p1      65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3400.3 p0+p2   65 next[7]
        mov dword [esp + 236], ebx                                  ;  3399.3 p3+p4   65 next[6] spill
        mov ebx, dword [esp + 256]                                  ;  3397.3 p2      65 next[6] reload
        movzx esi, bh                                               ;  3400.3 p1      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3404.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3404.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 152]                                 ;  3400.3 p2      37 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3406.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3406.3 p1+p2   65 next[7]
        movzx esi, byte [esp + 232]                                 ;  3403.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3409.3 p0+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3409.3 p1+p2   65 next[7]
        mov ebx, dword [esp + 84]                                   ;  3406.3 p2      65 next[2] reload
        movzx esi, bh                                               ;  3409.3 p0      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3413.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3413.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 92]                                  ;  3409.3 p2      38 next[7]
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3415.3 p1+p2   65 next[7]
        xor ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3415.3 p0+p2   65 next[7]
        movzx esi, byte [esp + 100]                                 ;  3412.3 p2      37 next[0]
        mov ebx, dword [esp + 224]                                  ;  3413.3 p2      37 next[7] reload
        movzx edi, bh                                               ;  3416.3 p1      37 next[0]
        mov ebp, ebx                                                ;  3416.3 p0      37 next[1] copy
        shr ebp, 0x10                                               ;  3417.3 p0      37 next[1]
        mov ebx, ebp                                                ;  3418.3 p1      37 next[1] copy
        movzx ebp, bl                                               ;  3419.3 p1      37 next[1]
        shr ebx, 8                                                  ;  3419.3 p0      37 next[2]
        mov dword [esp + 92], ebx                                   ;  3420.3 p3+p4   37 next[2] spill
        mov ebx, dword [esp + 220]                                  ;  3414.3 p2      37 next[0]
        shr ebx, 0x10                                               ;  3417.3 p0      37 next[0]
        mov dword [esp + 84], ebp                                   ;  3420.3 p3+p4   37 next[1] spill
        movzx ebp, bl                                               ;  3418.3 p1      37 next[0]
        shr ebx, 8                                                  ;  3418.3 p0      37 next[1]
        mov dword [esp + 232], ebx                                  ;  3419.3 p3+p4   37 next[1] spill
        mov ebx, dword [esp + 216]                                  ;  3415.3 p2      37 next[0]
        shr ebx, 0x10                                               ;  3418.3 p0      37 next[0]
        mov dword [esp + 152], esi                                  ;  3415.3 p3+p4   37 next[0] spill
        mov esi, ebx                                                ;  3419.3 p1      37 next[0] copy
        shr esi, 8                                                  ;  3420.3 p0      37 next[0]
        mov dword [esp + 256], edi                                  ;  3417.3 p3+p4   37 next[0] spill
        movzx edi, byte [esp + 200]                                 ;  3416.3 p2      38 next[0]
        mov dword [esp + 108], ecx                                  ;  3416.3 p3+p4   65 next[7] spill
        mov ecx, dword [esp + 112]                                  ;  3417.3 p2      37 next[3] reload
        mov dword [esp + 300], ebp                                  ;  3419.3 p3+p4   37 next[0] spill
        movzx ebp, ch                                               ;  3420.3 p1      38 next[0]
        mov dword [esp + 104], esi                                  ;  3421.3 p3+p4   37 next[0] spill
        mov esi, ecx                                                ;  3420.3 p0      38 next[1] copy
        shr esi, 0x10                                               ;  3421.3 p0      38 next[1]
        mov ecx, esi                                                ;  3422.3 p1      38 next[1] copy
        movzx esi, cl                                               ;  3423.3 p0      38 next[1]
        shr ecx, 8                                                  ;  3423.3 p0      39 next[2]
        mov dword [esp + 280], ecx                                  ;  3424.3 p3+p4   39 next[2] spill
        mov ecx, dword [esp + 180]                                  ;  3418.3 p2      38 next[0]
        shr ecx, 0x10                                               ;  3421.3 p0      38 next[0]
        mov dword [esp + 88], esi                                   ;  3424.3 p3+p4   38 next[1] spill
        movzx esi, cl                                               ;  3422.3 p1      38 next[0]
        shr ecx, 8                                                  ;  3422.3 p0      39 next[1]
        mov dword [esp + 284], ecx                                  ;  3423.3 p3+p4   39 next[1] spill
        mov ecx, dword [esp + 244]                                  ;  3421.7 p2      39 next[0]
        shr ecx, 0x10                                               ;  3424.7 p0      39 next[0]
        mov dword [esp + 268], edi                                  ;  3422.3 p3+p4   38 next[0] spill
        mov edi, ecx                                                ;  3425.7 p1      39 next[0] copy
        shr edi, 8                                                  ;  3426.7 p0      39 next[0]
        mov dword [esp + 228], ebp                                  ;  3423.7 p3+p4   38 next[0] spill
        movzx ebp, byte [esp + 124]                                 ;  3424.3 p2      37 next[1]
        mov dword [esp + 304], eax                                  ;  3424.7 p3+p4   65 next[6] spill
        mov eax, dword [esp + 100]                                  ;  3425.3 p2      63 next[0] reload
        mov dword [esp + 308], ebp                                  ;  3427.3 p3+p4   37 next[1] spill
        movzx ebp, ah                                               ;  3428.3 p1      37 next[1]
        shr eax, 0x10                                               ;  3428.3 p0      37 next[2]
        mov dword [esp + 100], ebp                                  ;  3429.3 p3+p4   37 next[1] spill
        movzx ebp, al                                               ;  3429.3 p1      37 next[2]
        shr eax, 8                                                  ;  3429.3 p0      37 next[3]
        mov dword [esp + 312], eax                                  ;  3430.3 p3+p4   37 next[3] spill
        movzx eax, byte [esp + 296]                                 ;  3429.0 p2      38 next[1]
        mov dword [esp + 316], eax                                  ;  3432.0 p3+p4   38 next[1] spill
        mov eax, dword [esp + 200]                                  ;  3430.0 p2      37 next[4] reload
        mov dword [esp + 320], ebp                                  ;  3430.3 p3+p4   37 next[2] spill
        movzx ebp, ah                                               ;  3433.0 p1      38 next[1]
        shr eax, 0x10                                               ;  3433.0 p0      38 next[2]
        mov dword [esp + 200], ebp                                  ;  3434.0 p3+p4   38 next[1] spill
        movzx ebp, al                                               ;  3434.0 p1      38 next[2]
        shr eax, 8                                                  ;  3434.0 p0      39 next[3]
        mov dword [esp + 324], eax                                  ;  3435.0 p3+p4   39 next[3] spill
        movzx eax, byte [esp + 184]                                 ;  3433.7 p2      37 next[2]
        mov dword [esp + 328], eax                                  ;  3436.7 p3+p4   37 next[2] spill
        mov eax, dword [esp + 124]                                  ;  3434.7 p2      37 next[1] reload
        mov dword [esp + 332], ebp                                  ;  3435.0 p3+p4   38 next[2] spill
        movzx ebp, ah                                               ;  3437.7 p1      37 next[2]
        shr eax, 0x10                                               ;  3437.7 p0      37 next[3]
        mov dword [esp + 124], ebp                                  ;  3438.7 p3+p4   37 next[2] spill
        movzx ebp, al                                               ;  3438.7 p1      37 next[3]
        shr eax, 8                                                  ;  3438.7 p0      37 next[4]
        mov dword [esp + 336], eax                                  ;  3439.7 p3+p4   37 next[4] spill
        movzx eax, byte [esp + 212]                                 ;  3438.3 p2      38 next[2]
        mov dword [esp + 340], eax                                  ;  3441.3 p3+p4   38 next[2] spill
        mov eax, dword [esp + 296]                                  ;  3439.3 p2      37 next[5] reload
        mov dword [esp + 344], ebp                                  ;  3439.7 p3+p4   37 next[3] spill
        movzx ebp, ah                                               ;  3442.3 p1      38 next[2]
        shr eax, 0x10                                               ;  3442.3 p0      38 next[3]
        mov dword [esp + 296], ebp                                  ;  3443.3 p3+p4   38 next[2] spill
        movzx ebp, al                                               ;  3443.3 p1      38 next[3]
        shr eax, 8                                                  ;  3443.3 p0      39 next[4]
        mov dword [esp + 348], eax                                  ;  3444.3 p3+p4   39 next[4] spill
        movzx eax, byte [esp + 132]                                 ;  3443.0 p2      37 next[3]
        mov dword [esp + 352], eax                                  ;  3446.0 p3+p4   37 next[3] spill
        mov eax, dword [esp + 184]                                  ;  3444.0 p2      37 next[2] reload
        mov dword [esp + 356], ebp                                  ;  3444.3 p3+p4   38 next[3] spill
        movzx ebp, ah                                               ;  3447.0 p1      37 next[3]
        shr eax, 0x10                                               ;  3447.0 p0      37 next[4]
        mov dword [esp + 184], ebp                                  ;  3448.0 p3+p4   37 next[3] spill
        movzx ebp, al                                               ;  3448.0 p1      37 next[4]
        shr eax, 8                                                  ;  3448.0 p0      37 next[5]
        mov dword [esp + 360], eax                                  ;  3449.0 p3+p4   37 next[5] spill
        movzx eax, byte [esp + 264]                                 ;  3447.7 p2      38 next[3]
        mov dword [esp + 364], eax                                  ;  3450.7 p3+p4   38 next[3] spill
        mov eax, dword [esp + 212]                                  ;  3448.7 p2      37 next[6] reload
        mov dword [esp + 368], ebp                                  ;  3449.0 p3+p4   37 next[4] spill
        movzx ebp, ah                                               ;  3451.7 p1      38 next[3]
        shr eax, 0x10                                               ;  3451.7 p0      38 next[4]
        movzx ebx, bl                                               ;  3450.7 p1      37 next[7]
        movzx ecx, cl                                               ;  3451.0 p0      38 next[7]
        mov dword [esp + 212], ebx                                  ;  3451.7 p3+p4   37 next[7] spill
        movzx ebx, al                                               ;  3452.7 p1      38 next[4]
        shr eax, 8                                                  ;  3452.7 p0      39 next[5]
        mov dword [esp + 372], ecx                                  ;  3452.3 p3+p4   38 next[7] spill
        movzx ecx, byte [esp + 204]                                 ;  3453.0 p2      37 next[4]
        mov dword [esp + 376], eax                                  ;  3453.7 p3+p4   39 next[5] spill
        mov eax, dword [esp + 132]                                  ;  3454.0 p2      37 next[3] reload
        mov dword [esp + 380], ebx                                  ;  3454.3 p3+p4   38 next[4] spill
        movzx ebx, ah                                               ;  3457.0 p1      37 next[4]
        shr eax, 0x10                                               ;  3457.0 p0      37 next[5]
        mov dword [esp + 132], ecx                                  ;  3456.0 p3+p4   37 next[4] spill
        movzx ecx, al                                               ;  3458.0 p1      37 next[5]
        shr eax, 8                                                  ;  3458.0 p0      37 next[6]
        mov dword [esp + 384], eax                                  ;  3459.0 p3+p4   37 next[6] spill
        movzx eax, byte [esp + 120]                                 ;  3457.7 p2      38 next[4]
        mov dword [esp + 388], ecx                                  ;  3459.0 p3+p4   37 next[5] spill
        mov ecx, dword [esp + 264]                                  ;  3458.7 p2      37 next[7] reload
        mov dword [esp + 392], ebx                                  ;  3459.0 p3+p4   37 next[4] spill
        movzx ebx, ch                                               ;  3461.7 p1      38 next[4]
        shr ecx, 0x10                                               ;  3461.7 p0      38 next[5]
        mov dword [esp + 264], eax                                  ;  3460.7 p3+p4   38 next[4] spill
        movzx eax, cl                                               ;  3462.7 p1      38 next[5]
        shr ecx, 8                                                  ;  3462.7 p0      39 next[6]
        mov dword [esp + 396], ecx                                  ;  3463.7 p3+p4   39 next[6] spill
        movzx ecx, dh                                               ;  3462.3 p1      37 next[0]
        mov dword [esp + 400], eax                                  ;  3463.7 p3+p4   38 next[5] spill
        movzx eax, byte [esp + 216]                                 ;  3463.3 p2      37 next[5]
        mov dword [esp + 404], eax                                  ;  3466.3 p3+p4   37 next[5] spill
        mov eax, dword [esp + 204]                                  ;  3464.3 p2      37 next[4] reload
        mov dword [esp + 408], ebx                                  ;  3464.7 p3+p4   38 next[4] spill
        movzx ebx, ah                                               ;  3467.3 p0      37 next[5]
        shr eax, 0x10                                               ;  3467.3 p0      37 next[6]
        mov dword [esp + 204], ebx                                  ;  3468.3 p3+p4   37 next[5] spill
        movzx ebx, al                                               ;  3468.3 p1      37 next[6]
        shr eax, 8                                                  ;  3468.3 p0      37 next[7]
        mov dword [esp + 412], eax                                  ;  3469.3 p3+p4   37 next[7] spill
        movzx eax, byte [esp + 244]                                 ;  3468.0 p2      38 next[5]
        mov dword [esp + 416], ebx                                  ;  3469.3 p3+p4   37 next[6] spill
        mov ebx, dword [esp + 120]                                  ;  3469.0 p2      63 next[0] reload
        mov dword [esp + 420], eax                                  ;  3471.0 p3+p4   38 next[5] spill
        movzx eax, bh                                               ;  3472.0 p1      38 next[5]
        shr ebx, 0x10                                               ;  3472.0 p0      38 next[6]
        mov dword [esp + 120], eax                                  ;  3473.0 p3+p4   38 next[5] spill
        movzx eax, bl                                               ;  3473.0 p1      38 next[6]
        shr ebx, 8                                                  ;  3473.0 p0      39 next[7]
        mov dword [esp + 424], ebx                                  ;  3474.0 p3+p4   39 next[7] spill
        mov ebx, edx                                                ;  3472.7 p1      37 next[1] copy
        shr ebx, 0x10                                               ;  3473.7 p0      37 next[1]
        mov dword [esp + 428], eax                                  ;  3474.0 p3+p4   38 next[6] spill
        movzx eax, bl                                               ;  3474.7 p1      37 next[1]
        mov dword [esp + 432], ebp                                  ;  3474.3 p3+p4   38 next[3] spill
        movzx ebp, byte [esp + 220]                                 ;  3475.0 p2      37 next[6]
        mov dword [esp + 436], eax                                  ;  3475.7 p3+p4   37 next[1] spill
        mov eax, dword [esp + 216]                                  ;  3476.0 p2      37 next[5] reload
        movzx eax, ah                                               ;  3479.0 p0      37 next[6]
        mov dword [esp + 216], ebp                                  ;  3478.0 p3+p4   37 next[6] spill
        movzx ebp, byte [esp + 180]                                 ;  3477.3 p2      38 next[6]
        mov dword [esp + 440], eax                                  ;  3480.0 p3+p4   37 next[6] spill
        mov eax, dword [esp + 244]                                  ;  3478.3 p2      37 next[1] reload
        movzx eax, ah                                               ;  3481.3 p1      38 next[6]
        shr ebx, 8                                                  ;  3479.0 p0      37 next[2]
        mov dword [esp + 244], ebp                                  ;  3480.3 p3+p4   38 next[6] spill
        movzx ebp, byte [esp + 224]                                 ;  3480.0 p2      37 next[7]
        mov dword [esp + 224], eax                                  ;  3482.3 p3+p4   38 next[6] spill
        mov eax, dword [esp + 220]                                  ;  3481.0 p2      37 next[6] reload
        movzx eax, ah                                               ;  3484.0 p1      37 next[7]
        mov dword [esp + 220], ebp                                  ;  3483.0 p3+p4   37 next[7] spill
        movzx ebp, byte [esp + 112]                                 ;  3482.3 p2      38 next[7]
        mov dword [esp + 112], eax                                  ;  3485.0 p3+p4   37 next[7] spill
        mov eax, dword [esp + 180]                                  ;  3483.3 p2      37 next[2] reload
        movzx eax, ah                                               ;  3486.3 p0      38 next[7]
        mov dword [esp + 180], ebp                                  ;  3485.3 p3+p4   38 next[7] spill
        movzx ebp, byte [esp + 240]                                 ;  3484.7 p2      37 next[0]
        mov dword [esp + 444], eax                                  ;  3487.3 p3+p4   38 next[7] spill
        mov eax, dword [esp + 304]                                  ;  3485.7 p2      37 next[0]
        shr eax, 0x10                                               ;  3488.7 p0      37 next[0]
        mov dword [esp + 448], ebx                                  ;  3486.3 p3+p4   37 next[2] spill
        movzx ebx, al                                               ;  3489.7 p1      37 next[0]
        shr eax, 8                                                  ;  3489.7 p0      37 next[1]
        mov dword [esp + 452], eax                                  ;  3490.7 p3+p4   37 next[1] spill
        mov eax, dword [esp + 252]                                  ;  3488.3 p2      37 next[0]
        shr eax, 0x10                                               ;  3491.3 p0      37 next[0]
        mov dword [esp + 456], esi                                  ;  3489.0 p3+p4   38 next[0] spill
        mov esi, eax                                                ;  3492.3 p1      37 next[0] copy
        shr esi, 8                                                  ;  3493.3 p0      37 next[0]
        mov dword [esp + 460], edi                                  ;  3490.3 p3+p4   39 next[0] spill
        movzx edi, byte [esp + 272]                                 ;  3491.0 p2      38 next[0]
        mov dword [esp + 464], ecx                                  ;  3491.3 p3+p4   37 next[0] spill
        mov ecx, dword [esp + 260]                                  ;  3492.0 p2      65 next[3] reload
        mov dword [esp + 468], ebp                                  ;  3492.3 p3+p4   37 next[0] spill
        movzx ebp, ch                                               ;  3495.0 p1      38 next[0]
        mov dword [esp + 472], ebx                                  ;  3493.3 p3+p4   37 next[0] spill
        mov ebx, ecx                                                ;  3495.0 p0      38 next[1] copy
        shr ebx, 0x10                                               ;  3496.0 p0      38 next[1]
        movzx ecx, bl                                               ;  3497.0 p1      38 next[1]
        shr ebx, 8                                                  ;  3497.0 p0      39 next[2]
        mov dword [esp + 476], ebx                                  ;  3498.0 p3+p4   39 next[2] spill
        mov ebx, dword [esp + 248]                                  ;  3496.0 p2      38 next[0]
        shr ebx, 0x10                                               ;  3499.0 p0      38 next[0]
        mov dword [esp + 480], ecx                                  ;  3498.0 p3+p4   38 next[1] spill
        movzx ecx, bl                                               ;  3500.0 p1      38 next[0]
        shr ebx, 8                                                  ;  3500.0 p0      39 next[1]
        mov dword [esp + 484], ebx                                  ;  3501.0 p3+p4   39 next[1] spill
        mov ebx, dword [esp + 292]                                  ;  3498.7 p2      39 next[0]
        shr ebx, 0x10                                               ;  3501.7 p0      39 next[0]
        mov dword [esp + 488], esi                                  ;  3499.3 p3+p4   37 next[0] spill
        mov esi, ebx                                                ;  3502.7 p1      39 next[0] copy
        shr esi, 8                                                  ;  3503.7 p0      39 next[0]
        mov dword [esp + 492], edi                                  ;  3500.7 p3+p4   38 next[0] spill
        movzx edi, byte [esp + 76]                                  ;  3501.3 p2      37 next[1]
        mov dword [esp + 496], ecx                                  ;  3501.7 p3+p4   38 next[0] spill
        mov ecx, dword [esp + 240]                                  ;  3502.3 p2      65 next[0] reload
        mov dword [esp + 500], edi                                  ;  3504.3 p3+p4   37 next[1] spill
        movzx edi, ch                                               ;  3505.3 p1      37 next[1]
        shr ecx, 0x10                                               ;  3505.3 p0      37 next[2]
        mov dword [esp + 240], edi                                  ;  3506.3 p3+p4   37 next[1] spill
        movzx edi, cl                                               ;  3506.3 p1      37 next[2]
        shr ecx, 8                                                  ;  3506.3 p0      37 next[3]
        mov dword [esp + 504], ecx                                  ;  3507.3 p3+p4   37 next[3] spill
        movzx ecx, byte [esp + 80]                                  ;  3506.0 p2      38 next[1]
        mov dword [esp + 508], ecx                                  ;  3509.0 p3+p4   38 next[1] spill
        mov ecx, dword [esp + 272]                                  ;  3507.0 p2      65 next[4] reload
        mov dword [esp + 512], edi                                  ;  3507.3 p3+p4   37 next[2] spill
        movzx edi, ch                                               ;  3510.0 p1      38 next[1]
        shr ecx, 0x10                                               ;  3510.0 p0      38 next[2]
        mov dword [esp + 272], edi                                  ;  3511.0 p3+p4   38 next[1] spill
        movzx edi, cl                                               ;  3511.0 p1      38 next[2]
        shr ecx, 8                                                  ;  3511.0 p0      39 next[3]
        mov dword [esp + 516], ecx                                  ;  3512.0 p3+p4   39 next[3] spill
        movzx ecx, byte [esp + 276]                                 ;  3510.7 p2      37 next[2]
        mov dword [esp + 520], ecx                                  ;  3513.7 p3+p4   37 next[2] spill
        mov ecx, dword [esp + 76]                                   ;  3511.7 p2      65 next[1] reload
        mov dword [esp + 524], edi                                  ;  3512.0 p3+p4   38 next[2] spill
        movzx edi, ch                                               ;  3514.7 p1      37 next[2]
        shr ecx, 0x10                                               ;  3514.7 p0      37 next[3]
        mov dword [esp + 76], edi                                   ;  3515.7 p3+p4   37 next[2] spill
        movzx edi, cl                                               ;  3515.7 p1      37 next[3]
        shr ecx, 8                                                  ;  3515.7 p0      37 next[4]
        mov dword [esp + 528], ecx                                  ;  3516.7 p3+p4   37 next[4] spill
        movzx ecx, byte [esp + 236]                                 ;  3515.3 p2      38 next[2]
        mov dword [esp + 532], ecx                                  ;  3518.3 p3+p4   38 next[2] spill
        mov ecx, dword [esp + 80]                                   ;  3516.3 p2      65 next[5] reload
        mov dword [esp + 536], edi                                  ;  3516.7 p3+p4   37 next[3] spill
        movzx edi, ch                                               ;  3519.3 p1      38 next[2]
        shr ecx, 0x10                                               ;  3519.3 p0      38 next[3]
        mov dword [esp + 80], edi                                   ;  3520.3 p3+p4   38 next[2] spill
        movzx edi, cl                                               ;  3520.3 p1      38 next[3]
        shr ecx, 8                                                  ;  3520.3 p0      39 next[4]
        mov dword [esp + 540], ecx                                  ;  3521.3 p3+p4   39 next[4] spill
        movzx ecx, byte [esp + 116]                                 ;  3520.0 p2      37 next[3]
        mov dword [esp + 544], ecx                                  ;  3523.0 p3+p4   37 next[3] spill
        mov ecx, dword [esp + 276]                                  ;  3521.0 p2      65 next[2] reload
        mov dword [esp + 548], edi                                  ;  3521.3 p3+p4   38 next[3] spill
        movzx edi, ch                                               ;  3524.0 p1      37 next[3]
        shr ecx, 0x10                                               ;  3524.0 p0      37 next[4]
        mov dword [esp + 276], edi                                  ;  3525.0 p3+p4   37 next[3] spill
        movzx edi, cl                                               ;  3525.0 p1      37 next[4]
        shr ecx, 8                                                  ;  3525.0 p0      37 next[5]
        mov dword [esp + 552], ecx                                  ;  3526.0 p3+p4   37 next[5] spill
        movzx ecx, byte [esp + 108]                                 ;  3524.7 p2      38 next[3]
        mov dword [esp + 556], ecx                                  ;  3527.7 p3+p4   38 next[3] spill
        mov ecx, dword [esp + 236]                                  ;  3525.7 p2      65 next[6] reload
        mov dword [esp + 560], edi                                  ;  3526.0 p3+p4   37 next[4] spill
        movzx edi, ch                                               ;  3528.7 p1      38 next[3]
        shr ecx, 0x10                                               ;  3528.7 p0      38 next[4]
        movzx edx, dl                                               ;  3527.7 p1      37 next[7]
        movzx eax, al                                               ;  3528.0 p0      37 next[7]
        movzx ebx, bl                                               ;  3528.7 p1      38 next[7]
        mov dword [esp + 236], edx                                  ;  3528.7 p3+p4   37 next[7] spill
        movzx edx, cl                                               ;  3529.7 p0      38 next[4]
        shr ecx, 8                                                  ;  3530.0 p0      39 next[5]
        mov dword [esp + 564], eax                                  ;  3529.7 p3+p4   37 next[7] spill
        movzx eax, byte [esp + 288]                                 ;  3530.3 p2      37 next[4]
        mov dword [esp + 568], ebx                                  ;  3530.7 p3+p4   38 next[7] spill
        mov ebx, dword [esp + 116]                                  ;  3531.3 p2      65 next[3] reload
        mov dword [esp + 572], ecx                                  ;  3531.7 p3+p4   39 next[5] spill
        movzx ecx, bh                                               ;  3534.3 p1      37 next[4]
        shr ebx, 0x10                                               ;  3534.3 p0      37 next[5]
        mov dword [esp + 116], edx                                  ;  3533.0 p3+p4   38 next[4] spill
        movzx edx, bl                                               ;  3535.3 p1      37 next[5]
        shr ebx, 8                                                  ;  3535.3 p0      37 next[6]
        mov dword [esp + 576], ebx                                  ;  3536.3 p3+p4   37 next[6] spill
        movzx ebx, byte [esp + 96]                                  ;  3535.0 p2      38 next[4]
        mov dword [esp + 580], edx                                  ;  3536.3 p3+p4   37 next[5] spill
        mov edx, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3536.0 p2      68 h
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3539.0 p1+p2   68 h
        xor edx, dword [esp + 68]                                   ;  3540.0 p0+p2   68 h
        xor edx, 0x7bf2dca                                          ;  3541.0 p1      68 h
        mov dword [esp + 68], eax                                   ;  3538.0 p3+p4   37 next[4] spill
        mov eax, dword [esp + 468]                                  ;  3539.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3545.0 p0+p2   68 h
        mov eax, dword [esp + 464]                                  ;  3541.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3547.0 p1+p2   68 h
        mov eax, dword [esp + 472]                                  ;  3543.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3549.0 p0+p2   68 h
        mov eax, dword [esp + 488]                                  ;  3545.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3551.0 p1+p2   68 h
        mov eax, dword [esp + 492]                                  ;  3547.0 p2      38 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3553.0 p0+p2   68 h
        mov eax, dword [esp + 496]                                  ;  3549.0 p2      38 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3555.0 p1+p2   68 h
        mov eax, dword [esp + 152]                                  ;  3551.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3557.0 p0+p2   68 h
        mov eax, dword [esp + 256]                                  ;  3553.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3559.0 p1+p2   68 h
        mov eax, dword [esp + 300]                                  ;  3555.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3561.0 p0+p2   68 h
        mov eax, dword [esp + 104]                                  ;  3557.0 p2      37 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3563.0 p1+p2   68 h
        mov eax, dword [esp + 268]                                  ;  3559.0 p2      38 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3565.0 p0+p2   68 h
        mov eax, dword [esp + 228]                                  ;  3561.0 p2      38 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3567.0 p1+p2   68 h
        mov eax, dword [esp + 456]                                  ;  3563.0 p2      38 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3569.0 p0+p2   68 h
        mov eax, dword [esp + 460]                                  ;  3565.0 p2      39 next[0] reload
        xor edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3571.0 p1+p2   68 h
        mov eax, dword [esp + 108]                                  ;  3567.0 p2      65 next[7] reload
        mov dword [esp + 584], ecx                                  ;  3553.0 p3+p4   37 next[4] spill
        movzx ecx, ah                                               ;  3570.0 p0      38 next[4]
        shr eax, 0x10                                               ;  3570.0 p0      38 next[5]
        mov ebp, dword [ebp*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3568.0 p2      68 h
        xor ebp, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3571.0 p1+p2   68 h
        movzx esi, al                                               ;  3571.0 p0      38 next[5]
        shr eax, 8                                                  ;  3571.0 p0      39 next[6]
        xor ebp, dword [esp + 72]                                   ;  3572.0 p1+p2   68 h
        xor ebp, 0x33835aad                                         ;  3573.0 p1      68 h
        mov dword [esp + 72], edx                                   ;  3572.0 p3+p4   68 h spill
        mov edx, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3571.0 p2      68 h
        mov edi, dword [edi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3572.0 p2      68 h
        xor edx, dword [esp + 164]                                  ;  3574.0 p0+p2   68 h
        xor edi, dword [esp + 168]                                  ;  3575.0 p1+p2   68 h
        mov dword [esp + 168], eax                                  ;  3572.0 p3+p4   39 next[6] spill
        mov eax, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3575.0 p2      68 h
        mov ebx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3576.0 p2      68 h
        xor eax, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3578.0 p0+p2   68 h
        xor ebx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3579.0 p1+p2   68 h
        mov ecx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3579.0 p2      68 h
        xor eax, dword [esp + 172]                                  ;  3580.0 p0+p2   68 h
        xor ebx, dword [esp + 176]                                  ;  3581.0 p1+p2   68 h
        xor ecx, dword [esp + 148]                                  ;  3582.0 p0+p2   68 h
        mov dword [esp + 148], esi                                  ;  3572.0 p3+p4   38 next[5] spill
        mov esi, dword [esp + 468]                                  ;  3583.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3589.0 p1+p2   68 h
        mov esi, dword [esp + 464]                                  ;  3585.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3591.0 p0+p2   68 h
        mov esi, dword [esp + 472]                                  ;  3587.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3593.0 p1+p2   68 h
        mov esi, dword [esp + 488]                                  ;  3589.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3595.0 p0+p2   68 h
        mov esi, dword [esp + 492]                                  ;  3591.0 p2      38 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3597.0 p1+p2   68 h
        mov esi, dword [esp + 496]                                  ;  3593.0 p2      38 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3599.0 p0+p2   68 h
        mov esi, dword [esp + 152]                                  ;  3595.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3601.0 p1+p2   68 h
        mov esi, dword [esp + 256]                                  ;  3597.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3603.0 p0+p2   68 h
        mov esi, dword [esp + 300]                                  ;  3599.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3605.0 p1+p2   68 h
        mov esi, dword [esp + 104]                                  ;  3601.0 p2      37 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3607.0 p0+p2   68 h
        mov esi, dword [esp + 268]                                  ;  3603.0 p2      38 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3609.0 p1+p2   68 h
        mov esi, dword [esp + 228]                                  ;  3605.0 p2      38 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3611.0 p0+p2   68 h
        mov esi, dword [esp + 456]                                  ;  3607.0 p2      38 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3613.0 p1+p2   68 h
        mov esi, dword [esp + 460]                                  ;  3609.0 p2      39 next[0] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3615.0 p0+p2   68 h
        mov esi, dword [esp + 544]                                  ;  3611.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3617.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3617.0 p0+p2   68 h
        mov esi, dword [esp + 276]                                  ;  3614.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3620.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3620.0 p0+p2   68 h
        mov esi, dword [esp + 536]                                  ;  3617.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3623.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3623.0 p0+p2   68 h
        mov esi, dword [esp + 504]                                  ;  3620.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3626.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3626.0 p0+p2   68 h
        mov esi, dword [esp + 556]                                  ;  3623.0 p2      38 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3629.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3629.0 p0+p2   68 h
        mov esi, dword [esp + 548]                                  ;  3626.0 p2      38 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3632.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3632.0 p0+p2   68 h
        mov esi, dword [esp + 516]                                  ;  3629.0 p2      39 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3635.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3635.0 p0+p2   68 h
        mov esi, dword [esp + 352]                                  ;  3632.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3638.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3638.0 p0+p2   68 h
        mov esi, dword [esp + 184]                                  ;  3635.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3641.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3641.0 p0+p2   68 h
        mov esi, dword [esp + 344]                                  ;  3638.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3644.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3644.0 p0+p2   68 h
        mov esi, dword [esp + 312]                                  ;  3641.0 p2      37 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3647.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3647.0 p0+p2   68 h
        mov esi, dword [esp + 364]                                  ;  3644.0 p2      38 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3650.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3650.0 p0+p2   68 h
        mov esi, dword [esp + 432]                                  ;  3647.0 p2      38 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3653.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3653.0 p0+p2   68 h
        mov esi, dword [esp + 356]                                  ;  3650.0 p2      38 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3656.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3656.0 p0+p2   68 h
        mov esi, dword [esp + 324]                                  ;  3653.0 p2      39 next[3] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3659.0 p1+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3659.0 p0+p2   68 h
        mov dword [esp + 24], edx                                   ;  3660.0 p3+p4   68 h
        mov dword [esp + 28], edi                                   ;  3660.0 p3+p4   68 h
        movzx esi, byte [esp + 252]                                 ;  3656.0 p2      37 next[5]
        xor ecx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3662.0 p1+p2   68 h
        mov esi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3659.0 p2      68 h
        xor esi, dword [esp + 140]                                  ;  3662.0 p0+p2   68 h
        mov edx, dword [esp + 288]                                  ;  3660.0 p2      65 next[4] reload
        movzx edi, dh                                               ;  3663.0 p1      37 next[5]
        shr edx, 0x10                                               ;  3663.0 p0      37 next[6]
        xor ecx, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3667.0 p1+p2   68 h
        xor esi, dword [edi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3667.0 p0+p2   68 h
        movzx edi, dl                                               ;  3664.0 p1      37 next[6]
        shr edx, 8                                                  ;  3664.0 p0      37 next[7]
        mov dword [esp + 288], ebp                                  ;  3648.7 p3+p4   68 h spill
        mov ebp, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3665.0 p2      68 h
        mov edi, dword [edi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3665.0 p2      68 h
        xor ebp, dword [esp + 196]                                  ;  3668.0 p1+p2   68 h
        xor edi, dword [esp + 144]                                  ;  3668.0 p0+p2   68 h
        mov dword [esp + 144], edx                                  ;  3665.0 p3+p4   37 next[7] spill
        mov edx, dword [esp + 68]                                   ;  3667.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3673.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3673.0 p0+p2   68 h
        mov edx, dword [esp + 584]                                  ;  3670.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3676.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3676.0 p0+p2   68 h
        mov edx, dword [esp + 560]                                  ;  3673.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3679.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3679.0 p0+p2   68 h
        mov edx, dword [esp + 528]                                  ;  3676.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3682.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3682.0 p0+p2   68 h
        mov edx, dword [esp + 116]                                  ;  3679.0 p2      38 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3685.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3685.0 p0+p2   68 h
        mov edx, dword [esp + 540]                                  ;  3682.0 p2      39 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3688.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3688.0 p0+p2   68 h
        mov edx, dword [esp + 132]                                  ;  3685.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3691.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3691.0 p0+p2   68 h
        mov edx, dword [esp + 392]                                  ;  3688.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3694.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3694.0 p0+p2   68 h
        mov edx, dword [esp + 368]                                  ;  3691.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3697.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3697.0 p0+p2   68 h
        mov edx, dword [esp + 336]                                  ;  3694.0 p2      37 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3700.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3700.0 p0+p2   68 h
        mov edx, dword [esp + 264]                                  ;  3697.0 p2      38 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3703.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3703.0 p0+p2   68 h
        mov edx, dword [esp + 408]                                  ;  3700.0 p2      38 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3706.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3706.0 p0+p2   68 h
        mov edx, dword [esp + 380]                                  ;  3703.0 p2      38 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3709.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3709.0 p0+p2   68 h
        mov edx, dword [esp + 348]                                  ;  3706.0 p2      39 next[4] reload
        xor eax, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3712.0 p1+p2   68 h
        xor ebx, dword [edx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3712.0 p0+p2   68 h
        mov dword [esp + 32], eax                                   ;  3713.0 p3+p4   68 h
        mov dword [esp + 36], ebx                                   ;  3713.0 p3+p4   68 h
        movzx eax, byte [esp + 292]                                 ;  3709.0 p2      38 next[5]
        xor ecx, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3715.0 p1+p2   68 h
        xor esi, dword [eax*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3715.0 p0+p2   68 h
        mov eax, dword [esp + 96]                                   ;  3712.0 p2      65 next[0] reload
        movzx edx, ah                                               ;  3715.0 p1      38 next[5]
        shr eax, 0x10                                               ;  3715.0 p0      38 next[6]
        movzx ebx, al                                               ;  3716.0 p1      38 next[6]
        shr eax, 8                                                  ;  3716.0 p0      39 next[7]
        xor ecx, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3719.0 p1+p2   68 h
        xor esi, dword [edx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3719.0 p0+p2   68 h
        xor ebp, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3720.0 p1+p2   68 h
        xor edi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3720.0 p0+p2   68 h
        mov edx, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3717.0 p2      68 h
        mov eax, dword [eax*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3718.0 p2      68 h
        xor edx, dword [esp + 208]                                  ;  3720.0 p1+p2   68 h
        xor eax, dword [esp + 192]                                  ;  3721.0 p0+p2   68 h
        mov ebx, dword [esp + 580]                                  ;  3721.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3727.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3727.0 p0+p2   68 h
        mov ebx, dword [esp + 552]                                  ;  3724.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3730.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3730.0 p0+p2   68 h
        mov ebx, dword [esp + 572]                                  ;  3727.0 p2      39 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3733.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3733.0 p0+p2   68 h
        mov ebx, dword [esp + 404]                                  ;  3730.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3736.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3736.0 p0+p2   68 h
        mov ebx, dword [esp + 204]                                  ;  3733.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3739.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3739.0 p0+p2   68 h
        mov ebx, dword [esp + 388]                                  ;  3736.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3742.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3742.0 p0+p2   68 h
        mov ebx, dword [esp + 360]                                  ;  3739.0 p2      37 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3745.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3745.0 p0+p2   68 h
        mov ebx, dword [esp + 420]                                  ;  3742.0 p2      38 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3748.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3748.0 p0+p2   68 h
        mov ebx, dword [esp + 120]                                  ;  3745.0 p2      38 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3751.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3751.0 p0+p2   68 h
        mov ebx, dword [esp + 400]                                  ;  3748.0 p2      38 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3754.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3754.0 p0+p2   68 h
        mov ebx, dword [esp + 376]                                  ;  3751.0 p2      39 next[5] reload
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3757.0 p1+p2   68 h
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3757.0 p0+p2   68 h
        mov dword [esp + 40], ecx                                   ;  3758.0 p3+p4   68 h
        movzx ecx, byte [esp + 304]                                 ;  3754.0 p2      37 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3760.0 p1+p2   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3760.0 p0+p2   68 h
        mov ecx, dword [esp + 252]                                  ;  3757.0 p2      65 next[5] reload
        movzx ecx, ch                                               ;  3760.0 p1      37 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3764.0 p0+p2   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3764.0 p1+p2   68 h
        movzx ecx, byte [esp + 248]                                 ;  3760.0 p2      38 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3766.0 p0+p2   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3766.0 p1+p2   68 h
        mov ecx, dword [esp + 292]                                  ;  3763.0 p2      65 next[1] reload
        movzx ecx, ch                                               ;  3766.0 p0      38 next[6]
        xor ebp, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3770.0 p1+p2   68 h
        xor edi, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3770.0 p0+p2   68 h
        mov ecx, dword [esp + 304]                                  ;  3766.0 p2      65 next[6] reload
        movzx ecx, ch                                               ;  3769.0 p1      37 next[7]
        xor edx, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3773.0 p0+p2   68 h
        xor eax, dword [ecx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3773.0 p1+p2   68 h
        movzx ecx, byte [esp + 260]                                 ;  3769.0 p2      38 next[7]
        xor edx, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3775.0 p0+p2   68 h
        xor eax, dword [ecx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3775.0 p1+p2   68 h
        mov ecx, dword [esp + 248]                                  ;  3772.0 p2      65 next[2] reload
        movzx ecx, ch                                               ;  3775.0 p0      38 next[7]
        xor edx, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3779.0 p1+p2   68 h
        xor eax, dword [ecx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3779.0 p0+p2   68 h
        mov ecx, dword [esp + 148]                                  ;  3775.0 p2      38 next[5] reload
        xor esi, dword [ecx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3781.0 p1+p2   68 h
        mov dword [esp + 44], esi                                   ;  3782.0 p3+p4   68 h
        mov esi, dword [esp + 128]                                  ;  3777.0 p2      68 h
        mov ecx, dword [esp + 500]                                  ;  3778.0 p2      37 next[1] reload
        xor esi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3784.0 p0+p2   68 h
        mov ecx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3781.0 p2      68 h
        xor ecx, dword [esp + 136]                                  ;  3784.0 p1+p2   68 h
        mov ebx, dword [esp + 240]                                  ;  3782.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3788.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3788.0 p1+p2   68 h
        mov ebx, dword [esp + 436]                                  ;  3785.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3791.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3791.0 p1+p2   68 h
        mov ebx, dword [esp + 452]                                  ;  3788.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3794.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3794.0 p1+p2   68 h
        mov ebx, dword [esp + 508]                                  ;  3791.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3797.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3797.0 p1+p2   68 h
        mov ebx, dword [esp + 272]                                  ;  3794.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3800.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3800.0 p1+p2   68 h
        mov ebx, dword [esp + 480]                                  ;  3797.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3803.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3803.0 p1+p2   68 h
        mov ebx, dword [esp + 484]                                  ;  3800.0 p2      39 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3806.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3806.0 p1+p2   68 h
        mov ebx, dword [esp + 308]                                  ;  3803.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3809.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3809.0 p1+p2   68 h
        mov ebx, dword [esp + 100]                                  ;  3806.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3812.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3812.0 p1+p2   68 h
        mov ebx, dword [esp + 84]                                   ;  3809.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3815.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3815.0 p1+p2   68 h
        mov ebx, dword [esp + 232]                                  ;  3812.0 p2      37 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3818.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3818.0 p1+p2   68 h
        mov ebx, dword [esp + 316]                                  ;  3815.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3821.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3821.0 p1+p2   68 h
        mov ebx, dword [esp + 200]                                  ;  3818.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3824.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3824.0 p1+p2   68 h
        mov ebx, dword [esp + 88]                                   ;  3821.0 p2      38 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3827.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3827.0 p1+p2   68 h
        mov ebx, dword [esp + 284]                                  ;  3824.0 p2      39 next[1] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3830.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3830.0 p1+p2   68 h
        mov dword [esp + 8], esi                                    ;  3831.0 p3+p4   68 h
        mov dword [esp + 12], ecx                                   ;  3831.0 p3+p4   68 h
        mov esi, dword [esp + 156]                                  ;  3827.0 p2      68 h
        mov ecx, dword [esp + 520]                                  ;  3828.0 p2      37 next[2] reload
        xor esi, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3834.0 p0+p2   68 h
        mov ecx, dword [ecx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3831.0 p2      68 h
        xor ecx, dword [esp + 160]                                  ;  3834.0 p1+p2   68 h
        mov ebx, dword [esp + 76]                                   ;  3832.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3838.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3838.0 p1+p2   68 h
        mov ebx, dword [esp + 512]                                  ;  3835.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3841.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3841.0 p1+p2   68 h
        mov ebx, dword [esp + 448]                                  ;  3838.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3844.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3844.0 p1+p2   68 h
        mov ebx, dword [esp + 532]                                  ;  3841.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3847.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3847.0 p1+p2   68 h
        mov ebx, dword [esp + 80]                                   ;  3844.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3850.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3850.0 p1+p2   68 h
        mov ebx, dword [esp + 524]                                  ;  3847.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3853.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3853.0 p1+p2   68 h
        mov ebx, dword [esp + 476]                                  ;  3850.0 p2      39 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3856.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3856.0 p1+p2   68 h
        mov ebx, dword [esp + 328]                                  ;  3853.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3859.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3859.0 p1+p2   68 h
        mov ebx, dword [esp + 124]                                  ;  3856.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3862.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3862.0 p1+p2   68 h
        mov ebx, dword [esp + 320]                                  ;  3859.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3865.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3865.0 p1+p2   68 h
        mov ebx, dword [esp + 92]                                   ;  3862.0 p2      37 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3868.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3868.0 p1+p2   68 h
        mov ebx, dword [esp + 340]                                  ;  3865.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3871.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3871.0 p1+p2   68 h
        mov ebx, dword [esp + 296]                                  ;  3868.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3874.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3874.0 p1+p2   68 h
        mov ebx, dword [esp + 332]                                  ;  3871.0 p2      38 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3877.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3877.0 p1+p2   68 h
        mov ebx, dword [esp + 280]                                  ;  3874.0 p2      39 next[2] reload
        xor esi, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3880.0 p0+p2   68 h
        xor ecx, dword [ebx*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3880.0 p1+p2   68 h
        mov dword [esp + 16], esi                                   ;  3881.0 p3+p4   68 h
        mov dword [esp + 20], ecx                                   ;  3881.0 p3+p4   68 h
        mov esi, dword [esp + 576]                                  ;  3877.0 p2      37 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3883.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3883.0 p1+p2   68 h
        mov esi, dword [esp + 168]                                  ;  3880.0 p2      39 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3886.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3886.0 p1+p2   68 h
        mov esi, dword [esp + 216]                                  ;  3883.0 p2      37 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3889.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3889.0 p1+p2   68 h
        mov esi, dword [esp + 440]                                  ;  3886.0 p2      37 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3892.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3892.0 p1+p2   68 h
        mov esi, dword [esp + 416]                                  ;  3889.0 p2      37 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3895.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3895.0 p1+p2   68 h
        mov esi, dword [esp + 384]                                  ;  3892.0 p2      37 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3898.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3898.0 p1+p2   68 h
        mov esi, dword [esp + 244]                                  ;  3895.0 p2      38 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3901.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3901.0 p1+p2   68 h
        mov esi, dword [esp + 224]                                  ;  3898.0 p2      38 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3904.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3904.0 p1+p2   68 h
        mov esi, dword [esp + 428]                                  ;  3901.0 p2      38 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3907.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3907.0 p1+p2   68 h
        mov esi, dword [esp + 396]                                  ;  3904.0 p2      39 next[6] reload
        xor ebp, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3910.0 p0+p2   68 h
        xor edi, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3910.0 p1+p2   68 h
        mov dword [esp + 48], ebp                                   ;  3911.0 p3+p4   68 h
        mov dword [esp + 52], edi                                   ;  3911.0 p3+p4   68 h
        mov esi, dword [esp + 236]                                  ;  3907.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3913.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3913.0 p1+p2   68 h
        mov esi, dword [esp + 564]                                  ;  3910.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3916.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3916.0 p1+p2   68 h
        mov esi, dword [esp + 144]                                  ;  3913.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3919.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3919.0 p1+p2   68 h
        mov esi, dword [esp + 568]                                  ;  3916.0 p2      38 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3922.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3922.0 p1+p2   68 h
        mov esi, dword [esp + 220]                                  ;  3919.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0]      ;  3925.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T0_Theta_S_0 + 4]  ;  3925.0 p1+p2   68 h
        mov esi, dword [esp + 112]                                  ;  3922.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8]      ;  3928.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T1_Theta_S_8 + 4]  ;  3928.0 p1+p2   68 h
        mov esi, dword [esp + 212]                                  ;  3925.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16]     ;  3931.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T2_Theta_S_16 + 4] ;  3931.0 p1+p2   68 h
        mov esi, dword [esp + 412]                                  ;  3928.0 p2      37 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24]     ;  3934.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T3_Theta_S_24 + 4] ;  3934.0 p1+p2   68 h
        mov esi, dword [esp + 180]                                  ;  3931.0 p2      38 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32]     ;  3937.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T4_Theta_S_32 + 4] ;  3937.0 p1+p2   68 h
        mov esi, dword [esp + 444]                                  ;  3934.0 p2      38 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40]     ;  3940.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T5_Theta_S_40 + 4] ;  3940.0 p1+p2   68 h
        mov esi, dword [esp + 372]                                  ;  3937.0 p2      38 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48]     ;  3943.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T6_Theta_S_48 + 4] ;  3943.0 p1+p2   68 h
        mov esi, dword [esp + 424]                                  ;  3940.0 p2      39 next[7] reload
        xor edx, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56]     ;  3946.0 p0+p2   68 h
        xor eax, dword [esi*8 + whirlpool_blocks.T7_Theta_S_56 + 4] ;  3946.0 p1+p2   68 h
        mov dword [esp + 56], edx                                   ;  3947.0 p3+p4   68 h
        mov dword [esp + 60], eax                                   ;  3947.0 p3+p4   68 h
        mov esi, dword [esp + 188]                                  ;  3943.0 p2      53 blocks
        add esi, 0x40                                               ;  3946.0 p0      53 blocks
        mov edi, dword [esp + 72]                                   ;  3944.0 p2      68 h reload
        mov ebp, dword [esp + 288]                                  ;  3945.0 p2      68 h reload
        mov eax, edi                                                ;  3947.0 p1      68 h copy
        mov ecx, ebp                                                ;  3948.0 p0      68 h copy
        cmp esi, dword [esp + 64]                                   ;                    more blocks?
        jne .blocks_1
        mov dword [esp + 612], esi                                  ;                    resident
        mov dword [esp + 0], eax                                    ;                    resident
        mov dword [esp + 4], ecx                                    ;                    resident
.blocks_1_done:
        mov esi, dword [esp + 0]                                    ;     0.0 p2      53 blocks reload
        mov edi, dword [esp + 608]                                  ;     1.0 p2      53 blocks reload
        mov dword [edi], esi                                        ;     3.0 p3+p4   53 blocks
        mov esi, dword [esp + 4]                                    ;     2.0 p2      53 blocks reload
        mov dword [edi + 4], esi                                    ;     5.0 p3+p4   53 blocks
        mov esi, dword [esp + 8]                                    ;     3.0 p2      53 blocks reload
        mov dword [edi + 8], esi                                    ;     6.0 p3+p4   53 blocks
        mov esi, dword [esp + 12]                                   ;     4.0 p2      53 blocks reload
        mov dword [edi + 12], esi                                   ;     7.0 p3+p4   53 blocks
        mov esi, dword [esp + 16]                                   ;     5.0 p2      53 blocks reload
        mov dword [edi + 16], esi                                   ;     8.0 p3+p4   53 blocks
        mov esi, dword [esp + 20]                                   ;     6.0 p2      53 blocks reload
        mov dword [edi + 20], esi                                   ;     9.0 p3+p4   53 blocks
        mov esi, dword [esp + 24]                                   ;     7.0 p2      53 blocks reload
        mov dword [edi + 24], esi                                   ;    10.0 p3+p4   53 blocks
        mov esi, dword [esp + 28]                                   ;     8.0 p2      53 blocks reload
        mov dword [edi + 28], esi                                   ;    11.0 p3+p4   53 blocks
        mov esi, dword [esp + 32]                                   ;     9.0 p2      53 blocks reload
        mov dword [edi + 32], esi                                   ;    12.0 p3+p4   53 blocks
        mov esi, dword [esp + 36]                                   ;    10.0 p2      53 blocks reload
        mov dword [edi + 36], esi                                   ;    13.0 p3+p4   53 blocks
        mov esi, dword [esp + 40]                                   ;    11.0 p2      53 blocks reload
        mov dword [edi + 40], esi                                   ;    14.0 p3+p4   53 blocks
        mov esi, dword [esp + 44]                                   ;    12.0 p2      53 blocks reload
        mov dword [edi + 44], esi                                   ;    15.0 p3+p4   53 blocks
        mov esi, dword [esp + 48]                                   ;    13.0 p2      53 blocks reload
        mov dword [edi + 48], esi                                   ;    16.0 p3+p4   53 blocks
        mov esi, dword [esp + 52]                                   ;    14.0 p2      53 blocks reload
        mov dword [edi + 52], esi                                   ;    17.0 p3+p4   53 blocks
        mov esi, dword [esp + 56]                                   ;    15.0 p2      53 blocks reload
        mov dword [edi + 56], esi                                   ;    18.0 p3+p4   53 blocks
        mov esi, dword [esp + 60]                                   ;    16.0 p2      53 blocks reload
        mov dword [edi + 60], esi                                   ;    19.0 p3+p4   53 blocks
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
