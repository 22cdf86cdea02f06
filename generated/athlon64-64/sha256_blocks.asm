; sha256_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 d896d12688ee9d90); do not edit:
;   ./cw build sha256_blocks --cpu athlon64-64
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 9.7; bounds: width 7.0, ports 6.7, path 3.0
;   blocks: 2675 uops, planned 893.0; bounds: width 891.7, ports 790.3, path 448.0
;   body.2: 17 uops, planned 8.0; bounds: width 5.7, ports 5.7, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global sha256_blocks

        section .text
        align 16
sha256_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0xa8                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 52], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 agu0    68 h reload
        mov esi, dword [r8]                ;     3.0 agu1    68 h
        mov edi, dword [r8 + 4]            ;     3.0 agu2    68 h
        mov ebp, dword [r8 + 8]            ;     3.0 agu0    68 h
        mov r9d, dword [r8 + 12]           ;     3.0 agu1    68 h
        mov dword [rsp + 32], esi          ;     6.0 agu2    68 h
        mov esi, dword [r8 + 16]           ;     3.0 agu0    68 h
        mov dword [rsp + 36], edi          ;     6.0 agu1    68 h
        mov edi, dword [r8 + 20]           ;     3.0 agu2    68 h
        mov dword [rsp + 40], ebp          ;     6.0 agu0    68 h
        mov ebp, dword [r8 + 24]           ;     3.3 agu1    68 h
        mov dword [rsp + 44], r9d          ;     6.0 agu2    68 h
        mov r9d, dword [r8 + 28]           ;     4.0 agu0    68 h
        mov dword [rsp + 48], esi          ;     6.0 agu1    68 h
        mov r10d, dword [rsp + 52]         ;     4.7 agu2    68 h
        shl r10, 6                         ;     7.7 alu0    68 h
        mov dword [rsp + 56], edi          ;     6.0 agu0    68 h
        add r10, qword [rsp + 8]           ;     8.7 alu1+agu1   68 h
        mov dword [rsp + 60], ebp          ;     6.3 agu2    68 h
        mov dword [rsp + 64], r9d          ;     7.0 agu0    68 h
        mov qword [rsp + 16], r10          ;     9.7 agu1    68 h
        cmp dword [rsp + 52], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 48]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        mov r9d, dword [rsp + 56]          ;                    resident
        mov r10d, dword [rsp + 60]         ;                    resident
        mov r11d, dword [rsp + 40]         ;                    resident
        mov r12d, dword [rsp + 44]         ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8]               ;     0.0 agu0    73 w[0]
        bswap r13d                         ;     3.0 alu0    73 w[0]
        mov r14d, esi                      ;     0.7 alu1    48 t1 copy
        ror r14d, 0xe                      ;     1.7 alu2    48 t1
        xor r14d, esi                      ;     2.7 alu0    48 t1
        ror r14d, 5                        ;     3.7 alu1    48 t1
        xor r14d, esi                      ;     4.7 alu2    48 t1
        ror r14d, 6                        ;     5.7 alu0    48 t1
        mov r15d, dword [rsp + 64]         ;     2.7 agu1    61 t1
        lea r15d, [r15 + r13 + 1116352408] ;     5.7 agu2    61 t1
        add r15d, r14d                     ;     7.7 alu1    61 t1
        mov r14d, r10d                     ;     3.7 alu2    51 t1 copy
        xor r14d, r9d                      ;     4.7 alu0    51 t1
        and r14d, esi                      ;     5.7 alu1    51 t1
        xor r14d, r10d                     ;     6.7 alu2    51 t1
        add r15d, r14d                     ;     8.7 alu0    61 t1
        mov r14d, edi                      ;     5.3 alu1    47 v[7] copy
        ror r14d, 9                        ;     6.3 alu2    47 v[7]
        xor r14d, edi                      ;     7.3 alu0    47 v[7]
        ror r14d, 0xb                      ;     8.3 alu1    47 v[7]
        xor r14d, edi                      ;     9.3 alu2    47 v[7]
        ror r14d, 2                        ;    10.3 alu0    47 v[7]
        lea r14d, [r15 + r14]              ;    11.3 agu0    63 v[7]
        add r15d, r12d                     ;     9.7 alu1    62 v[3]
        mov eax, dword [r8 + 4]            ;     8.0 agu1    73 w[1]
        bswap eax                          ;    11.0 alu2    73 w[1]
        mov ecx, r11d                      ;     8.7 alu0    52 v[7] copy
        xor ecx, ebp                       ;     9.7 alu1    52 v[7]
        mov edx, edi                       ;     9.3 alu2    52 v[7] copy
        xor edx, ebp                       ;    10.3 alu0    52 v[7]
        and ecx, edx                       ;    11.3 alu1    52 v[7]
        xor ecx, ebp                       ;    12.3 alu2    52 v[7]
        add r14d, ecx                      ;    13.3 alu0    63 v[7]
        mov ecx, r15d                      ;    11.0 alu1    48 t1 copy
        ror ecx, 0xe                       ;    12.0 alu2    48 t1
        xor ecx, r15d                      ;    13.0 alu0    48 t1
        ror ecx, 5                         ;    14.0 alu1    48 t1
        xor ecx, r15d                      ;    15.0 alu2    48 t1
        ror ecx, 6                         ;    16.0 alu0    48 t1
        lea ecx, [rcx + r10 + 1899447441]  ;    17.0 agu2    61 t1
        add ecx, eax                       ;    19.0 alu1    61 t1
        mov ebx, r15d                      ;    13.7 alu2    51 t1 copy
        mov dword [rsp + 68], r10d         ;    14.0 agu0    71 v[6] spill
        mov r10d, r9d                      ;    14.3 alu0    51 t1 copy
        xor r10d, esi                      ;    15.3 alu1    51 t1
        and ebx, r10d                      ;    16.3 alu2    51 t1
        xor ebx, r9d                       ;    17.3 alu0    51 t1
        add ecx, ebx                       ;    20.0 alu1    61 t1
        mov r10d, r14d                     ;    16.0 alu2    52 v[6] copy
        xor r10d, ebp                      ;    17.0 alu0    52 v[6]
        and edx, r10d                      ;    18.0 alu1    52 v[6]
        xor edx, ebp                       ;    19.0 alu2    52 v[6]
        lea r10d, [rcx + rdx]              ;    21.0 agu1    63 v[6]
        add ecx, r11d                      ;    21.0 alu0    62 v[2]
        mov edx, r14d                      ;    18.0 alu1    47 v[6] copy
        ror edx, 9                         ;    19.0 alu2    47 v[6]
        xor edx, r14d                      ;    20.0 alu0    47 v[6]
        ror edx, 0xb                       ;    21.0 alu1    47 v[6]
        xor edx, r14d                      ;    22.0 alu2    47 v[6]
        ror edx, 2                         ;    23.0 alu0    47 v[6]
        add r10d, edx                      ;    24.0 alu1    63 v[6]
        mov edx, dword [r8 + 8]            ;    20.3 agu2    73 w[2]
        bswap edx                          ;    23.3 alu2    73 w[2]
        mov ebx, ecx                       ;    22.0 alu0    48 t1 copy
        ror ebx, 0xe                       ;    23.0 alu1    48 t1
        xor ebx, ecx                       ;    24.0 alu2    48 t1
        ror ebx, 5                         ;    25.0 alu0    48 t1
        xor ebx, ecx                       ;    26.0 alu1    48 t1
        ror ebx, 6                         ;    27.0 alu2    48 t1
        lea ebx, [rbx + r9 - 1245643825]   ;    28.0 agu0    61 t1
        add ebx, edx                       ;    30.0 alu0    61 t1
        mov dword [rsp + 72], r9d          ;    23.7 agu1    71 v[5] spill
        mov r9d, r15d                      ;    24.0 alu1    51 t1 copy
        xor r9d, esi                       ;    25.0 alu2    51 t1
        and r9d, ecx                       ;    26.0 alu0    51 t1
        xor r9d, esi                       ;    27.0 alu1    51 t1
        add ebx, r9d                       ;    31.0 alu2    61 t1
        mov r9d, r10d                      ;    25.7 alu0    47 v[5] copy
        ror r9d, 9                         ;    26.7 alu1    47 v[5]
        xor r9d, r10d                      ;    27.7 alu2    47 v[5]
        ror r9d, 0xb                       ;    28.7 alu0    47 v[5]
        xor r9d, r10d                      ;    29.7 alu1    47 v[5]
        ror r9d, 2                         ;    30.7 alu2    47 v[5]
        add r9d, ebx                       ;    32.0 alu0    63 v[5]
        add ebx, ebp                       ;    32.0 alu1    62 v[1]
        mov dword [rsp + 76], r12d         ;    28.3 agu2    71 v[3] spill
        mov r12d, r10d                     ;    28.7 alu2    52 v[5] copy
        xor r12d, r14d                     ;    29.7 alu0    52 v[5]
        mov dword [rsp + 80], r11d         ;    29.3 agu0    71 v[2] spill
        mov r11d, r14d                     ;    29.7 alu1    52 v[5] copy
        xor r11d, edi                      ;    30.7 alu2    52 v[5]
        and r11d, r12d                     ;    31.7 alu0    52 v[5]
        xor r11d, r14d                     ;    32.7 alu1    52 v[5]
        add r9d, r11d                      ;    33.7 alu2    63 v[5]
        mov r11d, dword [r8 + 12]          ;    31.3 agu1    73 w[3]
        bswap r11d                         ;    34.3 alu0    73 w[3]
        mov dword [rsp + 84], ebp          ;    32.0 agu2    71 v[1] spill
        mov ebp, ebx                       ;    33.0 alu1    48 t1 copy
        ror ebp, 0xe                       ;    34.0 alu2    48 t1
        xor ebp, ebx                       ;    35.0 alu0    48 t1
        ror ebp, 5                         ;    36.0 alu1    48 t1
        xor ebp, ebx                       ;    37.0 alu2    48 t1
        ror ebp, 6                         ;    38.0 alu0    48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    39.0 agu0    61 t1
        add ebp, r11d                      ;    41.0 alu1    61 t1
        mov dword [rsp + 88], esi          ;    35.0 agu1    71 v[4] spill
        mov esi, r15d                      ;    35.3 alu2    51 t1 copy
        xor esi, ecx                       ;    36.3 alu0    51 t1
        and esi, ebx                       ;    37.3 alu1    51 t1
        xor esi, r15d                      ;    38.3 alu2    51 t1
        add ebp, esi                       ;    42.0 alu0    61 t1
        mov esi, r10d                      ;    37.0 alu1    52 v[4] copy
        xor esi, r9d                       ;    38.0 alu2    52 v[4]
        and r12d, esi                      ;    39.0 alu0    52 v[4]
        xor r12d, r10d                     ;    40.0 alu1    52 v[4]
        add r12d, ebp                      ;    43.0 alu2    63 v[4]
        add ebp, edi                       ;    43.0 alu0    62 v[0]
        mov dword [rsp + 92], edi          ;    39.0 agu2    71 v[0] spill
        mov edi, r9d                       ;    39.3 alu1    47 v[4] copy
        ror edi, 9                         ;    40.3 alu2    47 v[4]
        xor edi, r9d                       ;    41.3 alu0    47 v[4]
        ror edi, 0xb                       ;    42.3 alu1    47 v[4]
        xor edi, r9d                       ;    43.3 alu2    47 v[4]
        ror edi, 2                         ;    44.3 alu0    47 v[4]
        add r12d, edi                      ;    45.3 alu1    63 v[4]
        mov edi, dword [r8 + 16]           ;    41.7 agu0    73 w[4]
        bswap edi                          ;    44.7 alu2    73 w[4]
        lea r15d, [r15 + rdi + 961987163]  ;    45.7 agu1    61 t1
        mov dword [rsp + 96], edi          ;    45.7 agu2    73 w[4] spill
        mov edi, ebp                       ;    44.0 alu0    48 t1 copy
        ror edi, 0xe                       ;    45.0 alu1    48 t1
        xor edi, ebp                       ;    46.0 alu2    48 t1
        ror edi, 5                         ;    47.0 alu0    48 t1
        xor edi, ebp                       ;    48.0 alu1    48 t1
        ror edi, 6                         ;    49.0 alu2    48 t1
        add r15d, edi                      ;    50.0 alu0    61 t1
        mov edi, ecx                       ;    45.3 alu1    51 t1 copy
        xor edi, ebx                       ;    46.3 alu2    51 t1
        and edi, ebp                       ;    47.3 alu0    51 t1
        xor edi, ecx                       ;    48.3 alu1    51 t1
        add r15d, edi                      ;    51.0 alu2    61 t1
        mov edi, r9d                       ;    47.0 alu0    52 v[3] copy
        xor edi, r12d                      ;    48.0 alu1    52 v[3]
        and esi, edi                       ;    49.0 alu2    52 v[3]
        xor esi, r9d                       ;    50.0 alu0    52 v[3]
        add r14d, r15d                     ;    52.0 alu1    62 v[7]
        add esi, r15d                      ;    52.0 alu2    63 v[3]
        mov r15d, r12d                     ;    49.0 alu0    47 v[3] copy
        ror r15d, 9                        ;    50.0 alu1    47 v[3]
        xor r15d, r12d                     ;    51.0 alu2    47 v[3]
        ror r15d, 0xb                      ;    52.0 alu0    47 v[3]
        xor r15d, r12d                     ;    53.0 alu1    47 v[3]
        ror r15d, 2                        ;    54.0 alu2    47 v[3]
        add esi, r15d                      ;    55.0 alu0    63 v[3]
        mov r15d, dword [r8 + 20]          ;    51.3 agu0    73 w[5]
        bswap r15d                         ;    54.3 alu1    73 w[5]
        lea ecx, [rcx + r15 + 1508970993]  ;    55.3 agu1    61 t1
        mov dword [rsp + 100], r15d        ;    55.3 agu2    73 w[5] spill
        mov r15d, r14d                     ;    53.0 alu2    48 t1 copy
        ror r15d, 0xe                      ;    54.0 alu0    48 t1
        xor r15d, r14d                     ;    55.0 alu1    48 t1
        ror r15d, 5                        ;    56.0 alu2    48 t1
        xor r15d, r14d                     ;    57.0 alu0    48 t1
        ror r15d, 6                        ;    58.0 alu1    48 t1
        add ecx, r15d                      ;    59.0 alu2    61 t1
        mov r15d, ebx                      ;    55.0 alu0    51 t1 copy
        xor r15d, ebp                      ;    56.0 alu1    51 t1
        and r15d, r14d                     ;    57.0 alu2    51 t1
        xor r15d, ebx                      ;    58.0 alu0    51 t1
        add ecx, r15d                      ;    60.0 alu1    61 t1
        mov r15d, r12d                     ;    56.7 alu2    52 v[2] copy
        xor r15d, esi                      ;    57.7 alu0    52 v[2]
        and edi, r15d                      ;    58.7 alu1    52 v[2]
        xor edi, r12d                      ;    59.7 alu2    52 v[2]
        add r10d, ecx                      ;    61.0 alu0    62 v[6]
        add edi, ecx                       ;    61.0 alu1    63 v[2]
        mov ecx, esi                       ;    58.7 alu2    47 v[2] copy
        ror ecx, 9                         ;    59.7 alu0    47 v[2]
        xor ecx, esi                       ;    60.7 alu1    47 v[2]
        ror ecx, 0xb                       ;    61.7 alu2    47 v[2]
        xor ecx, esi                       ;    62.7 alu0    47 v[2]
        ror ecx, 2                         ;    63.7 alu1    47 v[2]
        add edi, ecx                       ;    64.7 alu2    63 v[2]
        mov ecx, dword [r8 + 24]           ;    61.0 agu0    73 w[6]
        bswap ecx                          ;    64.0 alu0    73 w[6]
        lea ebx, [rbx + rcx - 1841331548]  ;    65.0 agu1    61 t1
        mov dword [rsp + 104], ecx         ;    65.0 agu2    73 w[6] spill
        mov ecx, r10d                      ;    62.3 alu1    48 t1 copy
        ror ecx, 0xe                       ;    63.3 alu2    48 t1
        xor ecx, r10d                      ;    64.3 alu0    48 t1
        ror ecx, 5                         ;    65.3 alu1    48 t1
        xor ecx, r10d                      ;    66.3 alu2    48 t1
        ror ecx, 6                         ;    67.3 alu0    48 t1
        add ebx, ecx                       ;    68.3 alu1    61 t1
        mov ecx, ebp                       ;    64.7 alu2    51 t1 copy
        xor ecx, r14d                      ;    65.7 alu0    51 t1
        and ecx, r10d                      ;    66.7 alu1    51 t1
        xor ecx, ebp                       ;    67.7 alu2    51 t1
        add ebx, ecx                       ;    69.3 alu0    61 t1
        mov ecx, esi                       ;    66.3 alu1    52 v[1] copy
        xor ecx, edi                       ;    67.3 alu2    52 v[1]
        and r15d, ecx                      ;    68.3 alu0    52 v[1]
        xor r15d, esi                      ;    69.3 alu1    52 v[1]
        add r9d, ebx                       ;    70.3 alu2    62 v[5]
        add ebx, r15d                      ;    70.3 alu0    63 v[1]
        mov r15d, edi                      ;    68.3 alu1    47 v[1] copy
        ror r15d, 9                        ;    69.3 alu2    47 v[1]
        xor r15d, edi                      ;    70.3 alu0    47 v[1]
        ror r15d, 0xb                      ;    71.3 alu1    47 v[1]
        xor r15d, edi                      ;    72.3 alu2    47 v[1]
        ror r15d, 2                        ;    73.3 alu0    47 v[1]
        add ebx, r15d                      ;    74.3 alu1    63 v[1]
        mov r15d, dword [r8 + 28]          ;    70.7 agu0    73 w[7]
        bswap r15d                         ;    73.7 alu2    73 w[7]
        lea ebp, [rbp + r15 - 1424204075]  ;    74.7 agu1    61 t1
        mov dword [rsp + 108], r15d        ;    74.7 agu2    73 w[7] spill
        mov r15d, r9d                      ;    72.0 alu0    48 t1 copy
        ror r15d, 0xe                      ;    73.0 alu1    48 t1
        xor r15d, r9d                      ;    74.0 alu2    48 t1
        ror r15d, 5                        ;    75.0 alu0    48 t1
        xor r15d, r9d                      ;    76.0 alu1    48 t1
        ror r15d, 6                        ;    77.0 alu2    48 t1
        add ebp, r15d                      ;    78.0 alu0    61 t1
        mov r15d, r14d                     ;    74.3 alu1    51 t1 copy
        xor r15d, r10d                     ;    75.3 alu2    51 t1
        and r15d, r9d                      ;    76.3 alu0    51 t1
        xor r15d, r14d                     ;    77.3 alu1    51 t1
        add ebp, r15d                      ;    79.0 alu2    61 t1
        mov r15d, edi                      ;    76.0 alu0    52 v[0] copy
        xor r15d, ebx                      ;    77.0 alu1    52 v[0]
        and ecx, r15d                      ;    78.0 alu2    52 v[0]
        xor ecx, edi                       ;    79.0 alu0    52 v[0]
        add r12d, ebp                      ;    80.0 alu1    62 v[4]
        add ebp, ecx                       ;    80.0 alu2    63 v[0]
        mov ecx, ebx                       ;    78.0 alu0    47 v[0] copy
        ror ecx, 9                         ;    79.0 alu1    47 v[0]
        xor ecx, ebx                       ;    80.0 alu2    47 v[0]
        ror ecx, 0xb                       ;    81.0 alu0    47 v[0]
        xor ecx, ebx                       ;    82.0 alu1    47 v[0]
        ror ecx, 2                         ;    83.0 alu2    47 v[0]
        add ebp, ecx                       ;    84.0 alu0    63 v[0]
        mov ecx, dword [r8 + 32]           ;    80.3 agu0    73 w[8]
        bswap ecx                          ;    83.3 alu1    73 w[8]
        lea r14d, [r14 + rcx - 670586216]  ;    84.3 agu1    61 t1
        mov dword [rsp + 112], ecx         ;    84.3 agu2    73 w[8] spill
        mov ecx, r12d                      ;    81.7 alu2    48 t1 copy
        ror ecx, 0xe                       ;    82.7 alu0    48 t1
        xor ecx, r12d                      ;    83.7 alu1    48 t1
        ror ecx, 5                         ;    84.7 alu2    48 t1
        xor ecx, r12d                      ;    85.7 alu0    48 t1
        ror ecx, 6                         ;    86.7 alu1    48 t1
        add r14d, ecx                      ;    87.7 alu2    61 t1
        mov ecx, r10d                      ;    84.0 alu0    51 t1 copy
        xor ecx, r9d                       ;    85.0 alu1    51 t1
        and ecx, r12d                      ;    86.0 alu2    51 t1
        xor ecx, r10d                      ;    87.0 alu0    51 t1
        add r14d, ecx                      ;    88.7 alu1    61 t1
        mov ecx, ebx                       ;    85.7 alu2    52 v[7] copy
        xor ecx, ebp                       ;    86.7 alu0    52 v[7]
        and r15d, ecx                      ;    87.7 alu1    52 v[7]
        xor r15d, ebx                      ;    88.7 alu2    52 v[7]
        add esi, r14d                      ;    89.7 alu0    62 v[3]
        add r14d, r15d                     ;    89.7 alu1    63 v[7]
        mov r15d, ebp                      ;    87.7 alu2    47 v[7] copy
        ror r15d, 9                        ;    88.7 alu0    47 v[7]
        xor r15d, ebp                      ;    89.7 alu1    47 v[7]
        ror r15d, 0xb                      ;    90.7 alu2    47 v[7]
        xor r15d, ebp                      ;    91.7 alu0    47 v[7]
        ror r15d, 2                        ;    92.7 alu1    47 v[7]
        add r14d, r15d                     ;    93.7 alu2    63 v[7]
        mov r15d, dword [r8 + 36]          ;    90.0 agu0    73 w[9]
        bswap r15d                         ;    93.0 alu0    73 w[9]
        lea r10d, [r10 + r15 + 310598401]  ;    94.0 agu1    61 t1
        mov dword [rsp + 116], r11d        ;    91.0 agu2    73 w[3] spill
        mov r11d, esi                      ;    91.3 alu1    48 t1 copy
        ror r11d, 0xe                      ;    92.3 alu2    48 t1
        xor r11d, esi                      ;    93.3 alu0    48 t1
        ror r11d, 5                        ;    94.3 alu1    48 t1
        xor r11d, esi                      ;    95.3 alu2    48 t1
        ror r11d, 6                        ;    96.3 alu0    48 t1
        add r10d, r11d                     ;    97.3 alu1    61 t1
        mov r11d, r9d                      ;    93.7 alu2    51 t1 copy
        xor r11d, r12d                     ;    94.7 alu0    51 t1
        and r11d, esi                      ;    95.7 alu1    51 t1
        xor r11d, r9d                      ;    96.7 alu2    51 t1
        add r10d, r11d                     ;    98.3 alu0    61 t1
        mov r11d, ebp                      ;    95.3 alu1    52 v[6] copy
        xor r11d, r14d                     ;    96.3 alu2    52 v[6]
        and ecx, r11d                      ;    97.3 alu0    52 v[6]
        xor ecx, ebp                       ;    98.3 alu1    52 v[6]
        add edi, r10d                      ;    99.3 alu2    62 v[2]
        add r10d, ecx                      ;    99.3 alu0    63 v[6]
        mov ecx, r14d                      ;    97.3 alu1    47 v[6] copy
        ror ecx, 9                         ;    98.3 alu2    47 v[6]
        xor ecx, r14d                      ;    99.3 alu0    47 v[6]
        ror ecx, 0xb                       ;   100.3 alu1    47 v[6]
        xor ecx, r14d                      ;   101.3 alu2    47 v[6]
        ror ecx, 2                         ;   102.3 alu0    47 v[6]
        add r10d, ecx                      ;   103.3 alu1    63 v[6]
        mov ecx, dword [r8 + 40]           ;    99.7 agu0    73 w[10]
        bswap ecx                          ;   102.7 alu2    73 w[10]
        lea r9d, [r9 + rcx + 607225278]    ;   103.7 agu1    61 t1
        mov dword [rsp + 120], ecx         ;   103.7 agu2    73 w[10] spill
        mov ecx, edi                       ;   101.0 alu0    48 t1 copy
        ror ecx, 0xe                       ;   102.0 alu1    48 t1
        xor ecx, edi                       ;   103.0 alu2    48 t1
        ror ecx, 5                         ;   104.0 alu0    48 t1
        xor ecx, edi                       ;   105.0 alu1    48 t1
        ror ecx, 6                         ;   106.0 alu2    48 t1
        add r9d, ecx                       ;   107.0 alu0    61 t1
        mov ecx, r12d                      ;   103.3 alu1    51 t1 copy
        xor ecx, esi                       ;   104.3 alu2    51 t1
        and ecx, edi                       ;   105.3 alu0    51 t1
        xor ecx, r12d                      ;   106.3 alu1    51 t1
        add r9d, ecx                       ;   108.0 alu2    61 t1
        mov ecx, r14d                      ;   105.0 alu0    52 v[5] copy
        xor ecx, r10d                      ;   106.0 alu1    52 v[5]
        and r11d, ecx                      ;   107.0 alu2    52 v[5]
        xor r11d, r14d                     ;   108.0 alu0    52 v[5]
        add ebx, r9d                       ;   109.0 alu1    62 v[1]
        add r9d, r11d                      ;   109.0 alu2    63 v[5]
        mov r11d, r10d                     ;   107.0 alu0    47 v[5] copy
        ror r11d, 9                        ;   108.0 alu1    47 v[5]
        xor r11d, r10d                     ;   109.0 alu2    47 v[5]
        ror r11d, 0xb                      ;   110.0 alu0    47 v[5]
        xor r11d, r10d                     ;   111.0 alu1    47 v[5]
        ror r11d, 2                        ;   112.0 alu2    47 v[5]
        add r9d, r11d                      ;   113.0 alu0    63 v[5]
        mov r11d, dword [r8 + 44]          ;   109.3 agu0    73 w[11]
        bswap r11d                         ;   112.3 alu1    73 w[11]
        lea r12d, [r12 + r11 + 1426881987] ;   113.3 agu1    61 t1
        mov dword [rsp + 124], r11d        ;   113.3 agu2    73 w[11] spill
        mov r11d, ebx                      ;   110.7 alu2    48 t1 copy
        ror r11d, 0xe                      ;   111.7 alu0    48 t1
        xor r11d, ebx                      ;   112.7 alu1    48 t1
        ror r11d, 5                        ;   113.7 alu2    48 t1
        xor r11d, ebx                      ;   114.7 alu0    48 t1
        ror r11d, 6                        ;   115.7 alu1    48 t1
        add r12d, r11d                     ;   116.7 alu2    61 t1
        mov r11d, esi                      ;   113.0 alu0    51 t1 copy
        xor r11d, edi                      ;   114.0 alu1    51 t1
        and r11d, ebx                      ;   115.0 alu2    51 t1
        xor r11d, esi                      ;   116.0 alu0    51 t1
        add r12d, r11d                     ;   117.7 alu1    61 t1
        mov r11d, r10d                     ;   114.7 alu2    52 v[4] copy
        xor r11d, r9d                      ;   115.7 alu0    52 v[4]
        and ecx, r11d                      ;   116.7 alu1    52 v[4]
        xor ecx, r10d                      ;   117.7 alu2    52 v[4]
        add ebp, r12d                      ;   118.7 alu0    62 v[0]
        add r12d, ecx                      ;   118.7 alu1    63 v[4]
        mov ecx, r9d                       ;   116.7 alu2    47 v[4] copy
        ror ecx, 9                         ;   117.7 alu0    47 v[4]
        xor ecx, r9d                       ;   118.7 alu1    47 v[4]
        ror ecx, 0xb                       ;   119.7 alu2    47 v[4]
        xor ecx, r9d                       ;   120.7 alu0    47 v[4]
        ror ecx, 2                         ;   121.7 alu1    47 v[4]
        add r12d, ecx                      ;   122.7 alu2    63 v[4]
        mov ecx, dword [r8 + 48]           ;   119.0 agu0    73 w[12]
        bswap ecx                          ;   122.0 alu0    73 w[12]
        lea esi, [rsi + rcx + 1925078388]  ;   123.0 agu1    61 t1
        mov dword [rsp + 128], ecx         ;   123.0 agu2    73 w[12] spill
        mov ecx, ebp                       ;   120.3 alu1    48 t1 copy
        ror ecx, 0xe                       ;   121.3 alu2    48 t1
        xor ecx, ebp                       ;   122.3 alu0    48 t1
        ror ecx, 5                         ;   123.3 alu1    48 t1
        xor ecx, ebp                       ;   124.3 alu2    48 t1
        ror ecx, 6                         ;   125.3 alu0    48 t1
        add esi, ecx                       ;   126.3 alu1    61 t1
        mov ecx, edi                       ;   122.7 alu2    51 t1 copy
        xor ecx, ebx                       ;   123.7 alu0    51 t1
        and ecx, ebp                       ;   124.7 alu1    51 t1
        xor ecx, edi                       ;   125.7 alu2    51 t1
        add esi, ecx                       ;   127.3 alu0    61 t1
        mov ecx, r9d                       ;   124.3 alu1    52 v[3] copy
        xor ecx, r12d                      ;   125.3 alu2    52 v[3]
        and r11d, ecx                      ;   126.3 alu0    52 v[3]
        xor r11d, r9d                      ;   127.3 alu1    52 v[3]
        add r14d, esi                      ;   128.3 alu2    62 v[7]
        add esi, r11d                      ;   128.3 alu0    63 v[3]
        mov r11d, r12d                     ;   126.3 alu1    47 v[3] copy
        ror r11d, 9                        ;   127.3 alu2    47 v[3]
        xor r11d, r12d                     ;   128.3 alu0    47 v[3]
        ror r11d, 0xb                      ;   129.3 alu1    47 v[3]
        xor r11d, r12d                     ;   130.3 alu2    47 v[3]
        ror r11d, 2                        ;   131.3 alu0    47 v[3]
        add esi, r11d                      ;   132.3 alu1    63 v[3]
        mov r11d, dword [r8 + 52]          ;   128.7 agu0    73 w[13]
        bswap r11d                         ;   131.7 alu2    73 w[13]
        lea edi, [rdi + r11 - 2132889090]  ;   132.7 agu1    61 t1
        mov dword [rsp + 132], r11d        ;   132.7 agu2    73 w[13] spill
        mov r11d, r14d                     ;   130.0 alu0    48 t1 copy
        ror r11d, 0xe                      ;   131.0 alu1    48 t1
        xor r11d, r14d                     ;   132.0 alu2    48 t1
        ror r11d, 5                        ;   133.0 alu0    48 t1
        xor r11d, r14d                     ;   134.0 alu1    48 t1
        ror r11d, 6                        ;   135.0 alu2    48 t1
        add edi, r11d                      ;   136.0 alu0    61 t1
        mov r11d, ebx                      ;   132.3 alu1    51 t1 copy
        xor r11d, ebp                      ;   133.3 alu2    51 t1
        and r11d, r14d                     ;   134.3 alu0    51 t1
        xor r11d, ebx                      ;   135.3 alu1    51 t1
        add edi, r11d                      ;   137.0 alu2    61 t1
        mov r11d, r12d                     ;   134.0 alu0    52 v[2] copy
        xor r11d, esi                      ;   135.0 alu1    52 v[2]
        and ecx, r11d                      ;   136.0 alu2    52 v[2]
        xor ecx, r12d                      ;   137.0 alu0    52 v[2]
        add r10d, edi                      ;   138.0 alu1    62 v[6]
        add edi, ecx                       ;   138.0 alu2    63 v[2]
        mov ecx, esi                       ;   136.0 alu0    47 v[2] copy
        ror ecx, 9                         ;   137.0 alu1    47 v[2]
        xor ecx, esi                       ;   138.0 alu2    47 v[2]
        ror ecx, 0xb                       ;   139.0 alu0    47 v[2]
        xor ecx, esi                       ;   140.0 alu1    47 v[2]
        ror ecx, 2                         ;   141.0 alu2    47 v[2]
        add edi, ecx                       ;   142.0 alu0    63 v[2]
        mov ecx, dword [r8 + 56]           ;   138.3 agu0    73 w[14]
        bswap ecx                          ;   141.3 alu1    73 w[14]
        lea ebx, [rbx + rcx - 1680079193]  ;   142.3 agu1    61 t1
        mov dword [rsp + 136], edx         ;   139.3 agu2    73 w[2] spill
        mov edx, r10d                      ;   139.7 alu2    48 t1 copy
        ror edx, 0xe                       ;   140.7 alu0    48 t1
        xor edx, r10d                      ;   141.7 alu1    48 t1
        ror edx, 5                         ;   142.7 alu2    48 t1
        xor edx, r10d                      ;   143.7 alu0    48 t1
        ror edx, 6                         ;   144.7 alu1    48 t1
        add ebx, edx                       ;   145.7 alu2    61 t1
        mov edx, ebp                       ;   142.0 alu0    51 t1 copy
        xor edx, r14d                      ;   143.0 alu1    51 t1
        and edx, r10d                      ;   144.0 alu2    51 t1
        xor edx, ebp                       ;   145.0 alu0    51 t1
        add ebx, edx                       ;   146.7 alu1    61 t1
        mov edx, esi                       ;   143.7 alu2    52 v[1] copy
        xor edx, edi                       ;   144.7 alu0    52 v[1]
        and r11d, edx                      ;   145.7 alu1    52 v[1]
        xor r11d, esi                      ;   146.7 alu2    52 v[1]
        add r9d, ebx                       ;   147.7 alu0    62 v[5]
        add ebx, r11d                      ;   147.7 alu1    63 v[1]
        mov r11d, edi                      ;   145.7 alu2    47 v[1] copy
        ror r11d, 9                        ;   146.7 alu0    47 v[1]
        xor r11d, edi                      ;   147.7 alu1    47 v[1]
        ror r11d, 0xb                      ;   148.7 alu2    47 v[1]
        xor r11d, edi                      ;   149.7 alu0    47 v[1]
        ror r11d, 2                        ;   150.7 alu1    47 v[1]
        add ebx, r11d                      ;   151.7 alu2    63 v[1]
        mov r11d, dword [r8 + 60]          ;   148.0 agu0    73 w[15]
        bswap r11d                         ;   151.0 alu0    73 w[15]
        lea ebp, [rbp + r11 - 1046744716]  ;   152.0 agu1    61 t1
        mov qword [rsp + 24], r8           ;   149.0 agu2    73 w[0] spill
        mov r8d, r9d                       ;   149.3 alu1    48 t1 copy
        ror r8d, 0xe                       ;   150.3 alu2    48 t1
        xor r8d, r9d                       ;   151.3 alu0    48 t1
        ror r8d, 5                         ;   152.3 alu1    48 t1
        xor r8d, r9d                       ;   153.3 alu2    48 t1
        ror r8d, 6                         ;   154.3 alu0    48 t1
        add ebp, r8d                       ;   155.3 alu1    61 t1
        mov r8d, r14d                      ;   151.7 alu2    51 t1 copy
        xor r8d, r10d                      ;   152.7 alu0    51 t1
        and r8d, r9d                       ;   153.7 alu1    51 t1
        xor r8d, r14d                      ;   154.7 alu2    51 t1
        add ebp, r8d                       ;   156.3 alu0    61 t1
        mov r8d, edi                       ;   153.3 alu1    52 v[0] copy
        xor r8d, ebx                       ;   154.3 alu2    52 v[0]
        and edx, r8d                       ;   155.3 alu0    52 v[0]
        xor edx, edi                       ;   156.3 alu1    52 v[0]
        add r12d, ebp                      ;   157.3 alu2    62 v[4]
        add ebp, edx                       ;   157.3 alu0    63 v[0]
        mov edx, ebx                       ;   155.3 alu1    47 v[0] copy
        ror edx, 9                         ;   156.3 alu2    47 v[0]
        xor edx, ebx                       ;   157.3 alu0    47 v[0]
        ror edx, 0xb                       ;   158.3 alu1    47 v[0]
        xor edx, ebx                       ;   159.3 alu2    47 v[0]
        ror edx, 2                         ;   160.3 alu0    47 v[0]
        add ebp, edx                       ;   161.3 alu1    63 v[0]
        mov edx, ecx                       ;   157.7 alu2    50 w[0] copy
        shr edx, 0xa                       ;   158.7 alu0    50 w[0]
        mov dword [rsp + 140], edi         ;   158.3 agu0    63 v[2] spill
        mov edi, ecx                       ;   158.7 alu1    50 w[0] copy
        ror edi, 2                         ;   159.7 alu2    50 w[0]
        xor edi, ecx                       ;   160.7 alu0    50 w[0]
        ror edi, 0x11                      ;   161.7 alu1    50 w[0]
        xor edx, edi                       ;   162.7 alu2    50 w[0]
        mov edi, r11d                      ;   160.3 alu0    50 w[1] copy
        shr edi, 0xa                       ;   161.3 alu1    50 w[1]
        add r13d, edx                      ;   163.7 alu2    78 w[0]
        mov edx, r11d                      ;   161.3 alu0    50 w[1] copy
        ror edx, 2                         ;   162.3 alu1    50 w[1]
        xor edx, r11d                      ;   163.3 alu2    50 w[1]
        ror edx, 0x11                      ;   164.3 alu0    50 w[1]
        xor edi, edx                       ;   165.3 alu1    50 w[1]
        mov edx, eax                       ;   163.0 alu2    49 w[0] copy
        shr edx, 3                         ;   164.0 alu0    49 w[0]
        add r13d, r15d                     ;   164.7 alu1    78 w[0]
        mov dword [rsp + 144], r15d        ;   164.0 agu1    73 w[9] spill
        mov r15d, eax                      ;   164.3 alu2    49 w[0] copy
        ror r15d, 0xb                      ;   165.3 alu0    49 w[0]
        xor r15d, eax                      ;   166.3 alu1    49 w[0]
        ror r15d, 7                        ;   167.3 alu2    49 w[0]
        xor edx, r15d                      ;   168.3 alu0    49 w[0]
        add r13d, edx                      ;   169.3 alu1    78 w[0]
        mov r15d, r12d                     ;   166.3 alu2    48 t1 copy
        ror r15d, 0xe                      ;   167.3 alu0    48 t1
        xor r15d, r12d                     ;   168.3 alu1    48 t1
        ror r15d, 5                        ;   169.3 alu2    48 t1
        xor r15d, r12d                     ;   170.3 alu0    48 t1
        ror r15d, 6                        ;   171.3 alu1    48 t1
        mov edx, r10d                      ;   168.3 alu2    51 t1 copy
        xor edx, r9d                       ;   169.3 alu0    51 t1
        and edx, r12d                      ;   170.3 alu1    51 t1
        xor edx, r10d                      ;   171.3 alu2    51 t1
        lea r14d, [r14 + r15 - 459576895]  ;   172.3 agu2    61 t1
        add r14d, edx                      ;   174.3 alu0    61 t1
        add r14d, r13d                     ;   175.3 alu1    61 t1
        mov r15d, ebx                      ;   170.7 alu2    52 v[7] copy
        xor r15d, ebp                      ;   171.7 alu0    52 v[7]
        and r8d, r15d                      ;   172.7 alu1    52 v[7]
        xor r8d, ebx                       ;   173.7 alu2    52 v[7]
        add esi, r14d                      ;   176.3 alu0    62 v[3]
        mov edx, ebp                       ;   172.3 alu1    47 v[7] copy
        ror edx, 9                         ;   173.3 alu2    47 v[7]
        xor edx, ebp                       ;   174.3 alu0    47 v[7]
        ror edx, 0xb                       ;   175.3 alu1    47 v[7]
        xor edx, ebp                       ;   176.3 alu2    47 v[7]
        ror edx, 2                         ;   177.3 alu0    47 v[7]
        add r8d, r14d                      ;   176.3 alu1    63 v[7]
        add r8d, edx                       ;   178.3 alu2    63 v[7]
        mov r14d, r13d                     ;   175.0 alu0    50 w[2] copy
        shr r14d, 0xa                      ;   176.0 alu1    50 w[2]
        mov edx, r13d                      ;   175.7 alu2    50 w[2] copy
        ror edx, 2                         ;   176.7 alu0    50 w[2]
        xor edx, r13d                      ;   177.7 alu1    50 w[2]
        ror edx, 0x11                      ;   178.7 alu2    50 w[2]
        xor r14d, edx                      ;   179.7 alu0    50 w[2]
        mov edx, dword [rsp + 136]         ;   177.3 agu0    49 w[1]
        add edi, eax                       ;   177.7 alu1    78 w[1]
        mov eax, dword [rsp + 120]         ;   178.0 agu1    73 w[10] reload
        add edi, eax                       ;   181.0 alu2    78 w[1]
        mov eax, esi                       ;   178.7 alu0    48 t1 copy
        ror eax, 0xe                       ;   179.7 alu1    48 t1
        xor eax, esi                       ;   180.7 alu2    48 t1
        ror eax, 5                         ;   181.7 alu0    48 t1
        xor eax, esi                       ;   182.7 alu1    48 t1
        ror eax, 6                         ;   183.7 alu2    48 t1
        mov dword [rsp + 148], r13d        ;   180.7 agu2    78 w[0] spill
        mov r13d, dword [rsp + 136]        ;   181.0 agu0    49 w[1]
        shr r13d, 3                        ;   184.0 alu0    49 w[1]
        mov dword [rsp + 152], r11d        ;   181.7 agu1    73 w[15] spill
        mov r11d, dword [rsp + 136]        ;   182.0 agu2    49 w[1]
        ror r11d, 0xb                      ;   185.0 alu1    49 w[1]
        xor edx, r11d                      ;   186.0 alu2    49 w[1]
        ror edx, 7                         ;   187.0 alu0    49 w[1]
        xor r13d, edx                      ;   188.0 alu1    49 w[1]
        add edi, r13d                      ;   189.0 alu2    78 w[1]
        mov r11d, r9d                      ;   184.0 alu0    51 t1 copy
        xor r11d, r12d                     ;   185.0 alu1    51 t1
        and r11d, esi                      ;   186.0 alu2    51 t1
        xor r11d, r9d                      ;   187.0 alu0    51 t1
        lea r10d, [r10 + rax - 272742522]  ;   185.3 agu0    61 t1
        add r10d, r11d                     ;   188.0 alu1    61 t1
        add r10d, edi                      ;   190.0 alu2    61 t1
        mov r11d, ebp                      ;   186.3 alu0    52 v[6] copy
        xor r11d, r8d                      ;   187.3 alu1    52 v[6]
        and r15d, r11d                     ;   188.3 alu2    52 v[6]
        xor r15d, ebp                      ;   189.3 alu0    52 v[6]
        lea r13d, [r10 + r15]              ;   191.0 agu1    63 v[6]
        add r10d, dword [rsp + 140]        ;   191.0 alu1+agu2   62 v[2]
        mov r15d, r8d                      ;   188.3 alu2    47 v[6] copy
        ror r15d, 9                        ;   189.3 alu0    47 v[6]
        xor r15d, r8d                      ;   190.3 alu1    47 v[6]
        ror r15d, 0xb                      ;   191.3 alu2    47 v[6]
        xor r15d, r8d                      ;   192.3 alu0    47 v[6]
        ror r15d, 2                        ;   193.3 alu1    47 v[6]
        add r13d, r15d                     ;   194.3 alu2    63 v[6]
        mov r15d, edi                      ;   190.7 alu0    50 w[3] copy
        shr r15d, 0xa                      ;   191.7 alu1    50 w[3]
        mov eax, edi                       ;   191.3 alu2    50 w[3] copy
        ror eax, 2                         ;   192.3 alu0    50 w[3]
        xor eax, edi                       ;   193.3 alu1    50 w[3]
        ror eax, 0x11                      ;   194.3 alu2    50 w[3]
        xor r15d, eax                      ;   195.3 alu0    50 w[3]
        mov eax, dword [rsp + 116]         ;   193.0 agu0    49 w[2]
        shr eax, 3                         ;   196.0 alu1    49 w[2]
        mov edx, dword [rsp + 116]         ;   193.7 agu1    49 w[2]
        add r14d, dword [rsp + 124]        ;   194.0 alu2+agu2   78 w[2]
        add r14d, dword [rsp + 136]        ;   195.0 alu0+agu0   78 w[2]
        mov dword [rsp + 136], edi         ;   194.7 agu1    78 w[1] spill
        mov edi, r10d                      ;   195.0 alu1    48 t1 copy
        ror edi, 0xe                       ;   196.0 alu2    48 t1
        xor edi, r10d                      ;   197.0 alu0    48 t1
        ror edi, 5                         ;   198.0 alu1    48 t1
        xor edi, r10d                      ;   199.0 alu2    48 t1
        ror edi, 6                         ;   200.0 alu0    48 t1
        mov dword [rsp + 140], ecx         ;   197.0 agu2    73 w[14] spill
        mov ecx, dword [rsp + 116]         ;   197.3 agu0    49 w[2]
        ror ecx, 0xb                       ;   200.3 alu1    49 w[2]
        xor edx, ecx                       ;   201.3 alu2    49 w[2]
        ror edx, 7                         ;   202.3 alu0    49 w[2]
        xor eax, edx                       ;   203.3 alu1    49 w[2]
        add r14d, eax                      ;   204.3 alu2    78 w[2]
        mov eax, r12d                      ;   199.3 alu0    51 t1 copy
        xor eax, esi                       ;   200.3 alu1    51 t1
        and eax, r10d                      ;   201.3 alu2    51 t1
        xor eax, r12d                      ;   202.3 alu0    51 t1
        lea r9d, [r9 + rdi + 264347078]    ;   201.0 agu1    61 t1
        add r9d, eax                       ;   203.3 alu1    61 t1
        add r9d, r14d                      ;   205.3 alu2    61 t1
        mov edi, r8d                       ;   201.7 alu0    52 v[5] copy
        xor edi, r13d                      ;   202.7 alu1    52 v[5]
        and r11d, edi                      ;   203.7 alu2    52 v[5]
        xor r11d, r8d                      ;   204.7 alu0    52 v[5]
        add ebx, r9d                       ;   206.3 alu1    62 v[1]
        mov eax, r13d                      ;   203.3 alu2    47 v[5] copy
        ror eax, 9                         ;   204.3 alu0    47 v[5]
        xor eax, r13d                      ;   205.3 alu1    47 v[5]
        ror eax, 0xb                       ;   206.3 alu2    47 v[5]
        xor eax, r13d                      ;   207.3 alu0    47 v[5]
        ror eax, 2                         ;   208.3 alu1    47 v[5]
        add r11d, r9d                      ;   206.3 alu2    63 v[5]
        add r11d, eax                      ;   209.3 alu0    63 v[5]
        mov r9d, r14d                      ;   206.0 alu1    50 w[4] copy
        shr r9d, 0xa                       ;   207.0 alu2    50 w[4]
        mov eax, r14d                      ;   206.7 alu0    50 w[4] copy
        ror eax, 2                         ;   207.7 alu1    50 w[4]
        xor eax, r14d                      ;   208.7 alu2    50 w[4]
        ror eax, 0x11                      ;   209.7 alu0    50 w[4]
        xor r9d, eax                       ;   210.7 alu1    50 w[4]
        mov eax, dword [rsp + 96]          ;   208.3 agu2    49 w[3]
        shr eax, 3                         ;   211.3 alu2    49 w[3]
        mov ecx, dword [rsp + 96]          ;   209.0 agu0    49 w[3]
        ror ecx, 0xb                       ;   212.0 alu0    49 w[3]
        mov edx, dword [rsp + 96]          ;   209.7 agu1    73 w[4] reload
        xor ecx, edx                       ;   213.0 alu1    49 w[3]
        ror ecx, 7                         ;   214.0 alu2    49 w[3]
        xor eax, ecx                       ;   215.0 alu0    49 w[3]
        add r15d, eax                      ;   216.0 alu1    78 w[3]
        mov eax, dword [rsp + 128]         ;   211.3 agu2    73 w[12] reload
        add r15d, eax                      ;   217.0 alu2    78 w[3]
        add r15d, dword [rsp + 116]        ;   218.0 alu0+agu0   78 w[3]
        mov ecx, ebx                       ;   212.3 alu1    48 t1 copy
        ror ecx, 0xe                       ;   213.3 alu2    48 t1
        xor ecx, ebx                       ;   214.3 alu0    48 t1
        ror ecx, 5                         ;   215.3 alu1    48 t1
        xor ecx, ebx                       ;   216.3 alu2    48 t1
        ror ecx, 6                         ;   217.3 alu0    48 t1
        lea r12d, [r12 + rcx + 604807628]  ;   218.3 agu1    61 t1
        mov ecx, esi                       ;   214.7 alu1    51 t1 copy
        xor ecx, r10d                      ;   215.7 alu2    51 t1
        and ecx, ebx                       ;   216.7 alu0    51 t1
        xor ecx, esi                       ;   217.7 alu1    51 t1
        add r12d, ecx                      ;   220.3 alu2    61 t1
        add r12d, r15d                     ;   221.3 alu0    61 t1
        mov ecx, r13d                      ;   216.7 alu1    52 v[4] copy
        xor ecx, r11d                      ;   217.7 alu2    52 v[4]
        and edi, ecx                       ;   218.7 alu0    52 v[4]
        xor edi, r13d                      ;   219.7 alu1    52 v[4]
        add ebp, r12d                      ;   222.3 alu2    62 v[0]
        add edi, r12d                      ;   222.3 alu0    63 v[4]
        mov r12d, r11d                     ;   218.7 alu1    47 v[4] copy
        ror r12d, 9                        ;   219.7 alu2    47 v[4]
        xor r12d, r11d                     ;   220.7 alu0    47 v[4]
        ror r12d, 0xb                      ;   221.7 alu1    47 v[4]
        xor r12d, r11d                     ;   222.7 alu2    47 v[4]
        ror r12d, 2                        ;   223.7 alu0    47 v[4]
        add edi, r12d                      ;   224.7 alu1    63 v[4]
        mov r12d, r15d                     ;   221.0 alu2    50 w[5] copy
        shr r12d, 0xa                      ;   222.0 alu0    50 w[5]
        add r9d, edx                       ;   221.7 alu1    78 w[4]
        mov edx, r15d                      ;   222.0 alu2    50 w[5] copy
        ror edx, 2                         ;   223.0 alu0    50 w[5]
        xor edx, r15d                      ;   224.0 alu1    50 w[5]
        ror edx, 0x11                      ;   225.0 alu2    50 w[5]
        xor r12d, edx                      ;   226.0 alu0    50 w[5]
        mov edx, dword [rsp + 100]         ;   223.7 agu2    49 w[4]
        add r9d, dword [rsp + 132]         ;   224.0 alu1+agu0   78 w[4]
        mov eax, ebp                       ;   224.3 alu2    48 t1 copy
        ror eax, 0xe                       ;   225.3 alu0    48 t1
        xor eax, ebp                       ;   226.3 alu1    48 t1
        ror eax, 5                         ;   227.3 alu2    48 t1
        xor eax, ebp                       ;   228.3 alu0    48 t1
        ror eax, 6                         ;   229.3 alu1    48 t1
        mov dword [rsp + 96], r15d         ;   226.3 agu1    78 w[3] spill
        mov r15d, dword [rsp + 100]        ;   226.7 agu2    49 w[4]
        shr r15d, 3                        ;   229.7 alu2    49 w[4]
        mov dword [rsp + 116], r14d        ;   227.3 agu0    78 w[2] spill
        mov r14d, dword [rsp + 100]        ;   227.7 agu1    49 w[4]
        ror r14d, 0xb                      ;   230.7 alu0    49 w[4]
        xor edx, r14d                      ;   231.7 alu1    49 w[4]
        ror edx, 7                         ;   232.7 alu2    49 w[4]
        xor r15d, edx                      ;   233.7 alu0    49 w[4]
        add r9d, r15d                      ;   234.7 alu1    78 w[4]
        mov r14d, r10d                     ;   229.7 alu2    51 t1 copy
        xor r14d, ebx                      ;   230.7 alu0    51 t1
        and r14d, ebp                      ;   231.7 alu1    51 t1
        xor r14d, r10d                     ;   232.7 alu2    51 t1
        lea esi, [rsi + rax + 770255983]   ;   231.0 agu2    61 t1
        add esi, r14d                      ;   233.7 alu0    61 t1
        add esi, r9d                       ;   235.7 alu1    61 t1
        mov r14d, r11d                     ;   232.0 alu2    52 v[3] copy
        xor r14d, edi                      ;   233.0 alu0    52 v[3]
        and ecx, r14d                      ;   234.0 alu1    52 v[3]
        xor ecx, r11d                      ;   235.0 alu2    52 v[3]
        add r8d, esi                       ;   236.7 alu0    62 v[7]
        mov r15d, edi                      ;   233.7 alu1    47 v[3] copy
        ror r15d, 9                        ;   234.7 alu2    47 v[3]
        xor r15d, edi                      ;   235.7 alu0    47 v[3]
        ror r15d, 0xb                      ;   236.7 alu1    47 v[3]
        xor r15d, edi                      ;   237.7 alu2    47 v[3]
        ror r15d, 2                        ;   238.7 alu0    47 v[3]
        add ecx, esi                       ;   236.7 alu1    63 v[3]
        add ecx, r15d                      ;   239.7 alu2    63 v[3]
        mov esi, r9d                       ;   236.3 alu0    50 w[6] copy
        shr esi, 0xa                       ;   237.3 alu1    50 w[6]
        mov r15d, r9d                      ;   237.0 alu2    50 w[6] copy
        ror r15d, 2                        ;   238.0 alu0    50 w[6]
        xor r15d, r9d                      ;   239.0 alu1    50 w[6]
        ror r15d, 0x11                     ;   240.0 alu2    50 w[6]
        xor esi, r15d                      ;   241.0 alu0    50 w[6]
        mov r15d, dword [rsp + 104]        ;   238.7 agu0    49 w[5]
        shr r15d, 3                        ;   241.7 alu1    49 w[5]
        mov eax, dword [rsp + 104]         ;   239.3 agu1    49 w[5]
        ror eax, 0xb                       ;   242.3 alu2    49 w[5]
        mov edx, dword [rsp + 104]         ;   240.0 agu2    73 w[6] reload
        xor eax, edx                       ;   243.3 alu0    49 w[5]
        ror eax, 7                         ;   244.3 alu1    49 w[5]
        xor r15d, eax                      ;   245.3 alu2    49 w[5]
        add r12d, r15d                     ;   246.3 alu0    78 w[5]
        mov r15d, dword [rsp + 140]        ;   241.7 agu0    73 w[14] reload
        add r12d, r15d                     ;   247.3 alu1    78 w[5]
        add r12d, dword [rsp + 100]        ;   248.3 alu2+agu1   78 w[5]
        mov eax, r8d                       ;   242.7 alu0    48 t1 copy
        ror eax, 0xe                       ;   243.7 alu1    48 t1
        xor eax, r8d                       ;   244.7 alu2    48 t1
        ror eax, 5                         ;   245.7 alu0    48 t1
        xor eax, r8d                       ;   246.7 alu1    48 t1
        ror eax, 6                         ;   247.7 alu2    48 t1
        lea r10d, [r10 + rax + 1249150122] ;   248.7 agu2    61 t1
        mov eax, ebx                       ;   245.0 alu0    51 t1 copy
        xor eax, ebp                       ;   246.0 alu1    51 t1
        and eax, r8d                       ;   247.0 alu2    51 t1
        xor eax, ebx                       ;   248.0 alu0    51 t1
        add r10d, eax                      ;   250.7 alu1    61 t1
        add r10d, r12d                     ;   251.7 alu2    61 t1
        mov eax, edi                       ;   247.0 alu0    52 v[2] copy
        xor eax, ecx                       ;   248.0 alu1    52 v[2]
        and r14d, eax                      ;   249.0 alu2    52 v[2]
        xor r14d, edi                      ;   250.0 alu0    52 v[2]
        add r13d, r10d                     ;   252.7 alu1    62 v[6]
        add r14d, r10d                     ;   252.7 alu2    63 v[2]
        mov r10d, ecx                      ;   249.0 alu0    47 v[2] copy
        ror r10d, 9                        ;   250.0 alu1    47 v[2]
        xor r10d, ecx                      ;   251.0 alu2    47 v[2]
        ror r10d, 0xb                      ;   252.0 alu0    47 v[2]
        xor r10d, ecx                      ;   253.0 alu1    47 v[2]
        ror r10d, 2                        ;   254.0 alu2    47 v[2]
        add r14d, r10d                     ;   255.0 alu0    63 v[2]
        mov r10d, r12d                     ;   251.3 alu1    50 w[7] copy
        shr r10d, 0xa                      ;   252.3 alu2    50 w[7]
        add esi, edx                       ;   252.0 alu0    78 w[6]
        mov edx, r12d                      ;   252.3 alu1    50 w[7] copy
        ror edx, 2                         ;   253.3 alu2    50 w[7]
        xor edx, r12d                      ;   254.3 alu0    50 w[7]
        ror edx, 0x11                      ;   255.3 alu1    50 w[7]
        xor r10d, edx                      ;   256.3 alu2    50 w[7]
        mov edx, dword [rsp + 108]         ;   254.0 agu0    49 w[6]
        add esi, dword [rsp + 152]         ;   254.3 alu0+agu1   78 w[6]
        mov r15d, r13d                     ;   254.7 alu1    48 t1 copy
        ror r15d, 0xe                      ;   255.7 alu2    48 t1
        xor r15d, r13d                     ;   256.7 alu0    48 t1
        ror r15d, 5                        ;   257.7 alu1    48 t1
        xor r15d, r13d                     ;   258.7 alu2    48 t1
        ror r15d, 6                        ;   259.7 alu0    48 t1
        mov dword [rsp + 104], r12d        ;   256.7 agu2    78 w[5] spill
        mov r12d, dword [rsp + 108]        ;   257.0 agu0    49 w[6]
        shr r12d, 3                        ;   260.0 alu1    49 w[6]
        mov dword [rsp + 100], r9d         ;   257.7 agu1    78 w[4] spill
        mov r9d, dword [rsp + 108]         ;   258.0 agu2    49 w[6]
        ror r9d, 0xb                       ;   261.0 alu2    49 w[6]
        xor edx, r9d                       ;   262.0 alu0    49 w[6]
        ror edx, 7                         ;   263.0 alu1    49 w[6]
        xor r12d, edx                      ;   264.0 alu2    49 w[6]
        add esi, r12d                      ;   265.0 alu0    78 w[6]
        mov r9d, ebp                       ;   260.0 alu1    51 t1 copy
        xor r9d, r8d                       ;   261.0 alu2    51 t1
        and r9d, r13d                      ;   262.0 alu0    51 t1
        xor r9d, ebp                       ;   263.0 alu1    51 t1
        lea ebx, [rbx + r15 + 1555081692]  ;   261.3 agu0    61 t1
        add ebx, r9d                       ;   264.0 alu2    61 t1
        add ebx, esi                       ;   266.0 alu0    61 t1
        mov r9d, ecx                       ;   262.3 alu1    52 v[1] copy
        xor r9d, r14d                      ;   263.3 alu2    52 v[1]
        and eax, r9d                       ;   264.3 alu0    52 v[1]
        xor eax, ecx                       ;   265.3 alu1    52 v[1]
        add r11d, ebx                      ;   267.0 alu2    62 v[5]
        mov r12d, r14d                     ;   264.0 alu0    47 v[1] copy
        ror r12d, 9                        ;   265.0 alu1    47 v[1]
        xor r12d, r14d                     ;   266.0 alu2    47 v[1]
        ror r12d, 0xb                      ;   267.0 alu0    47 v[1]
        xor r12d, r14d                     ;   268.0 alu1    47 v[1]
        ror r12d, 2                        ;   269.0 alu2    47 v[1]
        add eax, ebx                       ;   267.0 alu0    63 v[1]
        add eax, r12d                      ;   270.0 alu1    63 v[1]
        mov r12d, esi                      ;   266.7 alu2    50 w[8] copy
        shr r12d, 0xa                      ;   267.7 alu0    50 w[8]
        mov r15d, esi                      ;   267.3 alu1    50 w[8] copy
        ror r15d, 2                        ;   268.3 alu2    50 w[8]
        xor r15d, esi                      ;   269.3 alu0    50 w[8]
        ror r15d, 0x11                     ;   270.3 alu1    50 w[8]
        xor r12d, r15d                     ;   271.3 alu2    50 w[8]
        mov r15d, dword [rsp + 112]        ;   269.0 agu1    49 w[7]
        shr r15d, 3                        ;   272.0 alu0    49 w[7]
        mov edx, dword [rsp + 112]         ;   269.7 agu2    49 w[7]
        ror edx, 0xb                       ;   272.7 alu1    49 w[7]
        mov ebx, dword [rsp + 112]         ;   270.3 agu0    73 w[8] reload
        xor edx, ebx                       ;   273.7 alu2    49 w[7]
        ror edx, 7                         ;   274.7 alu0    49 w[7]
        xor r15d, edx                      ;   275.7 alu1    49 w[7]
        add r10d, r15d                     ;   276.7 alu2    78 w[7]
        mov r15d, dword [rsp + 148]        ;   272.0 agu1    78 w[0] reload
        add r10d, r15d                     ;   277.7 alu0    78 w[7]
        add r10d, dword [rsp + 108]        ;   278.7 alu1+agu2   78 w[7]
        mov edx, r11d                      ;   273.0 alu2    48 t1 copy
        ror edx, 0xe                       ;   274.0 alu0    48 t1
        xor edx, r11d                      ;   275.0 alu1    48 t1
        ror edx, 5                         ;   276.0 alu2    48 t1
        xor edx, r11d                      ;   277.0 alu0    48 t1
        ror edx, 6                         ;   278.0 alu1    48 t1
        add ebp, 0x76f988da                ;   275.0 alu2    61 t1
        add ebp, edx                       ;   279.0 alu0    61 t1
        mov edx, r8d                       ;   275.7 alu1    51 t1 copy
        xor edx, r13d                      ;   276.7 alu2    51 t1
        and edx, r11d                      ;   277.7 alu0    51 t1
        xor edx, r8d                       ;   278.7 alu1    51 t1
        add ebp, edx                       ;   280.0 alu2    61 t1
        add ebp, r10d                      ;   281.0 alu0    61 t1
        mov edx, r14d                      ;   277.7 alu1    52 v[0] copy
        xor edx, eax                       ;   278.7 alu2    52 v[0]
        and r9d, edx                       ;   279.7 alu0    52 v[0]
        xor r9d, r14d                      ;   280.7 alu1    52 v[0]
        add edi, ebp                       ;   282.0 alu2    62 v[4]
        add r9d, ebp                       ;   282.0 alu0    63 v[0]
        mov ebp, eax                       ;   279.7 alu1    47 v[0] copy
        ror ebp, 9                         ;   280.7 alu2    47 v[0]
        xor ebp, eax                       ;   281.7 alu0    47 v[0]
        ror ebp, 0xb                       ;   282.7 alu1    47 v[0]
        xor ebp, eax                       ;   283.7 alu2    47 v[0]
        ror ebp, 2                         ;   284.7 alu0    47 v[0]
        add r9d, ebp                       ;   285.7 alu1    63 v[0]
        mov ebp, r10d                      ;   282.0 alu2    50 w[9] copy
        shr ebp, 0xa                       ;   283.0 alu0    50 w[9]
        add r12d, ebx                      ;   282.7 alu1    78 w[8]
        mov ebx, r10d                      ;   283.0 alu2    50 w[9] copy
        ror ebx, 2                         ;   284.0 alu0    50 w[9]
        xor ebx, r10d                      ;   285.0 alu1    50 w[9]
        ror ebx, 0x11                      ;   286.0 alu2    50 w[9]
        xor ebp, ebx                       ;   287.0 alu0    50 w[9]
        mov ebx, dword [rsp + 144]         ;   284.7 agu0    49 w[8]
        add r12d, dword [rsp + 136]        ;   285.0 alu1+agu1   78 w[8]
        mov r15d, edi                      ;   285.3 alu2    48 t1 copy
        ror r15d, 0xe                      ;   286.3 alu0    48 t1
        xor r15d, edi                      ;   287.3 alu1    48 t1
        ror r15d, 5                        ;   288.3 alu2    48 t1
        xor r15d, edi                      ;   289.3 alu0    48 t1
        ror r15d, 6                        ;   290.3 alu1    48 t1
        mov dword [rsp + 112], r10d        ;   287.3 agu2    78 w[7] spill
        mov r10d, dword [rsp + 144]        ;   287.7 agu0    49 w[8]
        shr r10d, 3                        ;   290.7 alu2    49 w[8]
        mov dword [rsp + 108], esi         ;   288.3 agu1    78 w[6] spill
        mov esi, dword [rsp + 144]         ;   288.7 agu2    49 w[8]
        ror esi, 0xb                       ;   291.7 alu0    49 w[8]
        xor ebx, esi                       ;   292.7 alu1    49 w[8]
        ror ebx, 7                         ;   293.7 alu2    49 w[8]
        xor r10d, ebx                      ;   294.7 alu0    49 w[8]
        add r12d, r10d                     ;   295.7 alu1    78 w[8]
        mov esi, r13d                      ;   290.7 alu2    51 t1 copy
        xor esi, r11d                      ;   291.7 alu0    51 t1
        and esi, edi                       ;   292.7 alu1    51 t1
        xor esi, r13d                      ;   293.7 alu2    51 t1
        lea r8d, [r8 + r15 - 1740746414]   ;   292.0 agu0    61 t1
        add r8d, esi                       ;   294.7 alu0    61 t1
        add r8d, r12d                      ;   296.7 alu1    61 t1
        mov esi, eax                       ;   293.0 alu2    52 v[7] copy
        xor esi, r9d                       ;   294.0 alu0    52 v[7]
        and edx, esi                       ;   295.0 alu1    52 v[7]
        xor edx, eax                       ;   296.0 alu2    52 v[7]
        add ecx, r8d                       ;   297.7 alu0    62 v[3]
        mov r10d, r9d                      ;   294.7 alu1    47 v[7] copy
        ror r10d, 9                        ;   295.7 alu2    47 v[7]
        xor r10d, r9d                      ;   296.7 alu0    47 v[7]
        ror r10d, 0xb                      ;   297.7 alu1    47 v[7]
        xor r10d, r9d                      ;   298.7 alu2    47 v[7]
        ror r10d, 2                        ;   299.7 alu0    47 v[7]
        add edx, r8d                       ;   297.7 alu1    63 v[7]
        add edx, r10d                      ;   300.7 alu2    63 v[7]
        mov r8d, r12d                      ;   297.3 alu0    50 w[10] copy
        shr r8d, 0xa                       ;   298.3 alu1    50 w[10]
        mov r10d, r12d                     ;   298.0 alu2    50 w[10] copy
        ror r10d, 2                        ;   299.0 alu0    50 w[10]
        xor r10d, r12d                     ;   300.0 alu1    50 w[10]
        ror r10d, 0x11                     ;   301.0 alu2    50 w[10]
        xor r8d, r10d                      ;   302.0 alu0    50 w[10]
        mov r10d, dword [rsp + 120]        ;   299.7 agu1    49 w[9]
        shr r10d, 3                        ;   302.7 alu1    49 w[9]
        mov r15d, dword [rsp + 120]        ;   300.3 agu2    49 w[9]
        ror r15d, 0xb                      ;   303.3 alu2    49 w[9]
        mov ebx, dword [rsp + 120]         ;   301.0 agu0    73 w[10] reload
        xor r15d, ebx                      ;   304.3 alu0    49 w[9]
        ror r15d, 7                        ;   305.3 alu1    49 w[9]
        xor r10d, r15d                     ;   306.3 alu2    49 w[9]
        add ebp, r10d                      ;   307.3 alu0    78 w[9]
        mov r10d, dword [rsp + 116]        ;   302.7 agu1    78 w[2] reload
        add ebp, r10d                      ;   308.3 alu1    78 w[9]
        add ebp, dword [rsp + 144]         ;   309.3 alu2+agu2   78 w[9]
        mov r15d, ecx                      ;   303.7 alu0    48 t1 copy
        ror r15d, 0xe                      ;   304.7 alu1    48 t1
        xor r15d, ecx                      ;   305.7 alu2    48 t1
        ror r15d, 5                        ;   306.7 alu0    48 t1
        xor r15d, ecx                      ;   307.7 alu1    48 t1
        ror r15d, 6                        ;   308.7 alu2    48 t1
        add r13d, 0xa831c66d               ;   305.7 alu0    61 t1
        add r13d, r15d                     ;   309.7 alu1    61 t1
        mov r15d, r11d                     ;   306.3 alu2    51 t1 copy
        xor r15d, edi                      ;   307.3 alu0    51 t1
        and r15d, ecx                      ;   308.3 alu1    51 t1
        xor r15d, r11d                     ;   309.3 alu2    51 t1
        add r13d, r15d                     ;   310.7 alu0    61 t1
        add r13d, ebp                      ;   311.7 alu1    61 t1
        mov r15d, r9d                      ;   308.3 alu2    52 v[6] copy
        xor r15d, edx                      ;   309.3 alu0    52 v[6]
        and esi, r15d                      ;   310.3 alu1    52 v[6]
        xor esi, r9d                       ;   311.3 alu2    52 v[6]
        add r14d, r13d                     ;   312.7 alu0    62 v[2]
        add esi, r13d                      ;   312.7 alu1    63 v[6]
        mov r13d, edx                      ;   310.3 alu2    47 v[6] copy
        ror r13d, 9                        ;   311.3 alu0    47 v[6]
        xor r13d, edx                      ;   312.3 alu1    47 v[6]
        ror r13d, 0xb                      ;   313.3 alu2    47 v[6]
        xor r13d, edx                      ;   314.3 alu0    47 v[6]
        ror r13d, 2                        ;   315.3 alu1    47 v[6]
        add esi, r13d                      ;   316.3 alu2    63 v[6]
        mov r13d, ebp                      ;   312.7 alu0    50 w[11] copy
        shr r13d, 0xa                      ;   313.7 alu1    50 w[11]
        add r8d, ebx                       ;   313.3 alu2    78 w[10]
        mov ebx, ebp                       ;   313.7 alu0    50 w[11] copy
        ror ebx, 2                         ;   314.7 alu1    50 w[11]
        xor ebx, ebp                       ;   315.7 alu2    50 w[11]
        ror ebx, 0x11                      ;   316.7 alu0    50 w[11]
        xor r13d, ebx                      ;   317.7 alu1    50 w[11]
        mov ebx, dword [rsp + 124]         ;   315.3 agu0    49 w[10]
        add r8d, dword [rsp + 96]          ;   315.7 alu2+agu1   78 w[10]
        mov r10d, r14d                     ;   316.0 alu0    48 t1 copy
        ror r10d, 0xe                      ;   317.0 alu1    48 t1
        xor r10d, r14d                     ;   318.0 alu2    48 t1
        ror r10d, 5                        ;   319.0 alu0    48 t1
        xor r10d, r14d                     ;   320.0 alu1    48 t1
        ror r10d, 6                        ;   321.0 alu2    48 t1
        mov dword [rsp + 120], ebp         ;   318.0 agu2    78 w[9] spill
        mov ebp, dword [rsp + 124]         ;   318.3 agu0    49 w[10]
        shr ebp, 3                         ;   321.3 alu0    49 w[10]
        mov dword [rsp + 144], r12d        ;   319.0 agu1    78 w[8] spill
        mov r12d, dword [rsp + 124]        ;   319.3 agu2    49 w[10]
        ror r12d, 0xb                      ;   322.3 alu1    49 w[10]
        xor ebx, r12d                      ;   323.3 alu2    49 w[10]
        ror ebx, 7                         ;   324.3 alu0    49 w[10]
        xor ebp, ebx                       ;   325.3 alu1    49 w[10]
        add r8d, ebp                       ;   326.3 alu2    78 w[10]
        mov ebp, edi                       ;   321.3 alu0    51 t1 copy
        xor ebp, ecx                       ;   322.3 alu1    51 t1
        and ebp, r14d                      ;   323.3 alu2    51 t1
        xor ebp, edi                       ;   324.3 alu0    51 t1
        lea r11d, [r11 + r10 - 1341970488] ;   322.7 agu0    61 t1
        add r11d, ebp                      ;   325.3 alu1    61 t1
        add r11d, r8d                      ;   327.3 alu2    61 t1
        mov ebp, edx                       ;   323.7 alu0    52 v[5] copy
        xor ebp, esi                       ;   324.7 alu1    52 v[5]
        and r15d, ebp                      ;   325.7 alu2    52 v[5]
        xor r15d, edx                      ;   326.7 alu0    52 v[5]
        add eax, r11d                      ;   328.3 alu1    62 v[1]
        mov r10d, esi                      ;   325.3 alu2    47 v[5] copy
        ror r10d, 9                        ;   326.3 alu0    47 v[5]
        xor r10d, esi                      ;   327.3 alu1    47 v[5]
        ror r10d, 0xb                      ;   328.3 alu2    47 v[5]
        xor r10d, esi                      ;   329.3 alu0    47 v[5]
        ror r10d, 2                        ;   330.3 alu1    47 v[5]
        add r15d, r11d                     ;   328.3 alu2    63 v[5]
        add r15d, r10d                     ;   331.3 alu0    63 v[5]
        mov r10d, r8d                      ;   328.0 alu1    50 w[12] copy
        shr r10d, 0xa                      ;   329.0 alu2    50 w[12]
        mov r11d, r8d                      ;   328.7 alu0    50 w[12] copy
        ror r11d, 2                        ;   329.7 alu1    50 w[12]
        xor r11d, r8d                      ;   330.7 alu2    50 w[12]
        ror r11d, 0x11                     ;   331.7 alu0    50 w[12]
        xor r10d, r11d                     ;   332.7 alu1    50 w[12]
        mov r11d, dword [rsp + 128]        ;   330.3 agu1    49 w[11]
        shr r11d, 3                        ;   333.3 alu2    49 w[11]
        mov r12d, dword [rsp + 128]        ;   331.0 agu2    49 w[11]
        ror r12d, 0xb                      ;   334.0 alu0    49 w[11]
        mov ebx, dword [rsp + 128]         ;   331.7 agu0    73 w[12] reload
        xor r12d, ebx                      ;   335.0 alu1    49 w[11]
        ror r12d, 7                        ;   336.0 alu2    49 w[11]
        xor r11d, r12d                     ;   337.0 alu0    49 w[11]
        add r13d, r11d                     ;   338.0 alu1    78 w[11]
        mov r11d, dword [rsp + 100]        ;   333.3 agu1    78 w[4] reload
        add r13d, r11d                     ;   339.0 alu2    78 w[11]
        add r13d, dword [rsp + 124]        ;   340.0 alu0+agu2   78 w[11]
        mov r12d, eax                      ;   334.3 alu1    48 t1 copy
        ror r12d, 0xe                      ;   335.3 alu2    48 t1
        xor r12d, eax                      ;   336.3 alu0    48 t1
        ror r12d, 5                        ;   337.3 alu1    48 t1
        xor r12d, eax                      ;   338.3 alu2    48 t1
        ror r12d, 6                        ;   339.3 alu0    48 t1
        add edi, 0xbf597fc7                ;   336.3 alu1    61 t1
        add edi, r12d                      ;   340.3 alu2    61 t1
        mov r12d, ecx                      ;   337.0 alu0    51 t1 copy
        xor r12d, r14d                     ;   338.0 alu1    51 t1
        and r12d, eax                      ;   339.0 alu2    51 t1
        xor r12d, ecx                      ;   340.0 alu0    51 t1
        add edi, r12d                      ;   341.3 alu1    61 t1
        add edi, r13d                      ;   342.3 alu2    61 t1
        mov r12d, esi                      ;   339.0 alu0    52 v[4] copy
        xor r12d, r15d                     ;   340.0 alu1    52 v[4]
        and ebp, r12d                      ;   341.0 alu2    52 v[4]
        xor ebp, esi                       ;   342.0 alu0    52 v[4]
        add r9d, edi                       ;   343.3 alu1    62 v[0]
        add ebp, edi                       ;   343.3 alu2    63 v[4]
        mov edi, r15d                      ;   341.0 alu0    47 v[4] copy
        ror edi, 9                         ;   342.0 alu1    47 v[4]
        xor edi, r15d                      ;   343.0 alu2    47 v[4]
        ror edi, 0xb                       ;   344.0 alu0    47 v[4]
        xor edi, r15d                      ;   345.0 alu1    47 v[4]
        ror edi, 2                         ;   346.0 alu2    47 v[4]
        add ebp, edi                       ;   347.0 alu0    63 v[4]
        mov edi, r13d                      ;   343.3 alu1    50 w[13] copy
        shr edi, 0xa                       ;   344.3 alu2    50 w[13]
        add r10d, ebx                      ;   344.0 alu0    78 w[12]
        mov ebx, r13d                      ;   344.3 alu1    50 w[13] copy
        ror ebx, 2                         ;   345.3 alu2    50 w[13]
        xor ebx, r13d                      ;   346.3 alu0    50 w[13]
        ror ebx, 0x11                      ;   347.3 alu1    50 w[13]
        xor edi, ebx                       ;   348.3 alu2    50 w[13]
        mov ebx, dword [rsp + 132]         ;   346.0 agu0    49 w[12]
        add r10d, dword [rsp + 104]        ;   346.3 alu0+agu1   78 w[12]
        mov r11d, r9d                      ;   346.7 alu1    48 t1 copy
        ror r11d, 0xe                      ;   347.7 alu2    48 t1
        xor r11d, r9d                      ;   348.7 alu0    48 t1
        ror r11d, 5                        ;   349.7 alu1    48 t1
        xor r11d, r9d                      ;   350.7 alu2    48 t1
        ror r11d, 6                        ;   351.7 alu0    48 t1
        mov dword [rsp + 128], r13d        ;   348.7 agu2    78 w[11] spill
        mov r13d, dword [rsp + 132]        ;   349.0 agu0    49 w[12]
        shr r13d, 3                        ;   352.0 alu1    49 w[12]
        mov dword [rsp + 124], r8d         ;   349.7 agu1    78 w[10] spill
        mov r8d, dword [rsp + 132]         ;   350.0 agu2    49 w[12]
        ror r8d, 0xb                       ;   353.0 alu2    49 w[12]
        xor ebx, r8d                       ;   354.0 alu0    49 w[12]
        ror ebx, 7                         ;   355.0 alu1    49 w[12]
        xor r13d, ebx                      ;   356.0 alu2    49 w[12]
        add r10d, r13d                     ;   357.0 alu0    78 w[12]
        mov r8d, r14d                      ;   352.0 alu1    51 t1 copy
        xor r8d, eax                       ;   353.0 alu2    51 t1
        and r8d, r9d                       ;   354.0 alu0    51 t1
        xor r8d, r14d                      ;   355.0 alu1    51 t1
        lea ecx, [rcx + r11 - 958395405]   ;   353.3 agu0    61 t1
        add ecx, r8d                       ;   356.0 alu2    61 t1
        add ecx, r10d                      ;   358.0 alu0    61 t1
        mov r8d, r15d                      ;   354.3 alu1    52 v[3] copy
        xor r8d, ebp                       ;   355.3 alu2    52 v[3]
        and r12d, r8d                      ;   356.3 alu0    52 v[3]
        xor r12d, r15d                     ;   357.3 alu1    52 v[3]
        add edx, ecx                       ;   359.0 alu2    62 v[7]
        mov r11d, ebp                      ;   356.0 alu0    47 v[3] copy
        ror r11d, 9                        ;   357.0 alu1    47 v[3]
        xor r11d, ebp                      ;   358.0 alu2    47 v[3]
        ror r11d, 0xb                      ;   359.0 alu0    47 v[3]
        xor r11d, ebp                      ;   360.0 alu1    47 v[3]
        ror r11d, 2                        ;   361.0 alu2    47 v[3]
        add r12d, ecx                      ;   359.0 alu0    63 v[3]
        add r12d, r11d                     ;   362.0 alu1    63 v[3]
        mov r11d, r10d                     ;   358.7 alu2    50 w[14] copy
        shr r11d, 0xa                      ;   359.7 alu0    50 w[14]
        mov r13d, r10d                     ;   359.3 alu1    50 w[14] copy
        ror r13d, 2                        ;   360.3 alu2    50 w[14]
        xor r13d, r10d                     ;   361.3 alu0    50 w[14]
        ror r13d, 0x11                     ;   362.3 alu1    50 w[14]
        xor r11d, r13d                     ;   363.3 alu2    50 w[14]
        mov r13d, dword [rsp + 140]        ;   361.0 agu1    49 w[13]
        shr r13d, 3                        ;   364.0 alu0    49 w[13]
        mov ecx, dword [rsp + 140]         ;   361.7 agu2    49 w[13]
        ror ecx, 0xb                       ;   364.7 alu1    49 w[13]
        mov ebx, dword [rsp + 140]         ;   362.3 agu0    73 w[14] reload
        xor ecx, ebx                       ;   365.7 alu2    49 w[13]
        ror ecx, 7                         ;   366.7 alu0    49 w[13]
        xor r13d, ecx                      ;   367.7 alu1    49 w[13]
        add edi, r13d                      ;   368.7 alu2    78 w[13]
        mov r13d, dword [rsp + 108]        ;   364.0 agu1    78 w[6] reload
        add edi, r13d                      ;   369.7 alu0    78 w[13]
        add edi, dword [rsp + 132]         ;   370.7 alu1+agu2   78 w[13]
        mov ecx, edx                       ;   365.0 alu2    48 t1 copy
        ror ecx, 0xe                       ;   366.0 alu0    48 t1
        xor ecx, edx                       ;   367.0 alu1    48 t1
        ror ecx, 5                         ;   368.0 alu2    48 t1
        xor ecx, edx                       ;   369.0 alu0    48 t1
        ror ecx, 6                         ;   370.0 alu1    48 t1
        add r14d, 0xd5a79147               ;   367.0 alu2    61 t1
        add r14d, ecx                      ;   371.0 alu0    61 t1
        mov ecx, eax                       ;   367.7 alu1    51 t1 copy
        xor ecx, r9d                       ;   368.7 alu2    51 t1
        and ecx, edx                       ;   369.7 alu0    51 t1
        xor ecx, eax                       ;   370.7 alu1    51 t1
        add r14d, ecx                      ;   372.0 alu2    61 t1
        add r14d, edi                      ;   373.0 alu0    61 t1
        mov ecx, ebp                       ;   369.7 alu1    52 v[2] copy
        xor ecx, r12d                      ;   370.7 alu2    52 v[2]
        and r8d, ecx                       ;   371.7 alu0    52 v[2]
        xor r8d, ebp                       ;   372.7 alu1    52 v[2]
        add esi, r14d                      ;   374.0 alu2    62 v[6]
        add r8d, r14d                      ;   374.0 alu0    63 v[2]
        mov r14d, r12d                     ;   371.7 alu1    47 v[2] copy
        ror r14d, 9                        ;   372.7 alu2    47 v[2]
        xor r14d, r12d                     ;   373.7 alu0    47 v[2]
        ror r14d, 0xb                      ;   374.7 alu1    47 v[2]
        xor r14d, r12d                     ;   375.7 alu2    47 v[2]
        ror r14d, 2                        ;   376.7 alu0    47 v[2]
        add r8d, r14d                      ;   377.7 alu1    63 v[2]
        mov r14d, edi                      ;   374.0 alu2    50 w[15] copy
        shr r14d, 0xa                      ;   375.0 alu0    50 w[15]
        add r11d, ebx                      ;   374.7 alu1    78 w[14]
        mov ebx, edi                       ;   375.0 alu2    50 w[15] copy
        ror ebx, 2                         ;   376.0 alu0    50 w[15]
        xor ebx, edi                       ;   377.0 alu1    50 w[15]
        ror ebx, 0x11                      ;   378.0 alu2    50 w[15]
        xor r14d, ebx                      ;   379.0 alu0    50 w[15]
        mov ebx, dword [rsp + 152]         ;   376.7 agu0    49 w[14]
        add r11d, dword [rsp + 112]        ;   377.0 alu1+agu1   78 w[14]
        mov r13d, esi                      ;   377.3 alu2    48 t1 copy
        ror r13d, 0xe                      ;   378.3 alu0    48 t1
        xor r13d, esi                      ;   379.3 alu1    48 t1
        ror r13d, 5                        ;   380.3 alu2    48 t1
        xor r13d, esi                      ;   381.3 alu0    48 t1
        ror r13d, 6                        ;   382.3 alu1    48 t1
        mov dword [rsp + 140], edi         ;   379.3 agu2    78 w[13] spill
        mov edi, dword [rsp + 152]         ;   379.7 agu0    49 w[14]
        shr edi, 3                         ;   382.7 alu2    49 w[14]
        mov dword [rsp + 132], r10d        ;   380.3 agu1    78 w[12] spill
        mov r10d, dword [rsp + 152]        ;   380.7 agu2    49 w[14]
        ror r10d, 0xb                      ;   383.7 alu0    49 w[14]
        xor ebx, r10d                      ;   384.7 alu1    49 w[14]
        ror ebx, 7                         ;   385.7 alu2    49 w[14]
        xor edi, ebx                       ;   386.7 alu0    49 w[14]
        add r11d, edi                      ;   387.7 alu1    78 w[14]
        mov edi, r9d                       ;   382.7 alu2    51 t1 copy
        xor edi, edx                       ;   383.7 alu0    51 t1
        and edi, esi                       ;   384.7 alu1    51 t1
        xor edi, r9d                       ;   385.7 alu2    51 t1
        lea eax, [rax + r13 + 113926993]   ;   384.0 agu0    61 t1
        add eax, edi                       ;   386.7 alu0    61 t1
        add eax, r11d                      ;   388.7 alu1    61 t1
        mov edi, r12d                      ;   385.0 alu2    52 v[1] copy
        xor edi, r8d                       ;   386.0 alu0    52 v[1]
        and ecx, edi                       ;   387.0 alu1    52 v[1]
        xor ecx, r12d                      ;   388.0 alu2    52 v[1]
        add r15d, eax                      ;   389.7 alu0    62 v[5]
        mov r10d, r8d                      ;   386.7 alu1    47 v[1] copy
        ror r10d, 9                        ;   387.7 alu2    47 v[1]
        xor r10d, r8d                      ;   388.7 alu0    47 v[1]
        ror r10d, 0xb                      ;   389.7 alu1    47 v[1]
        xor r10d, r8d                      ;   390.7 alu2    47 v[1]
        ror r10d, 2                        ;   391.7 alu0    47 v[1]
        add ecx, eax                       ;   389.7 alu1    63 v[1]
        add ecx, r10d                      ;   392.7 alu2    63 v[1]
        mov r10d, r11d                     ;   389.3 alu0    50 w[0] copy
        shr r10d, 0xa                      ;   390.3 alu1    50 w[0]
        mov r13d, r11d                     ;   390.0 alu2    50 w[0] copy
        ror r13d, 2                        ;   391.0 alu0    50 w[0]
        xor r13d, r11d                     ;   392.0 alu1    50 w[0]
        ror r13d, 0x11                     ;   393.0 alu2    50 w[0]
        xor r10d, r13d                     ;   394.0 alu0    50 w[0]
        mov r13d, dword [rsp + 148]        ;   391.7 agu1    49 w[15]
        shr r13d, 3                        ;   394.7 alu1    49 w[15]
        mov eax, dword [rsp + 148]         ;   392.3 agu2    49 w[15]
        ror eax, 0xb                       ;   395.3 alu2    49 w[15]
        mov ebx, dword [rsp + 148]         ;   393.0 agu0    78 w[0] reload
        xor eax, ebx                       ;   396.3 alu0    49 w[15]
        ror eax, 7                         ;   397.3 alu1    49 w[15]
        xor r13d, eax                      ;   398.3 alu2    49 w[15]
        add r14d, r13d                     ;   399.3 alu0    78 w[15]
        mov r13d, dword [rsp + 144]        ;   394.7 agu1    78 w[8] reload
        add r14d, r13d                     ;   400.3 alu1    78 w[15]
        add r14d, dword [rsp + 152]        ;   401.3 alu2+agu2   78 w[15]
        mov eax, r15d                      ;   395.7 alu0    48 t1 copy
        ror eax, 0xe                       ;   396.7 alu1    48 t1
        xor eax, r15d                      ;   397.7 alu2    48 t1
        ror eax, 5                         ;   398.7 alu0    48 t1
        xor eax, r15d                      ;   399.7 alu1    48 t1
        ror eax, 6                         ;   400.7 alu2    48 t1
        add r9d, 0x14292967                ;   397.7 alu0    61 t1
        add r9d, eax                       ;   401.7 alu1    61 t1
        mov eax, edx                       ;   398.3 alu2    51 t1 copy
        xor eax, esi                       ;   399.3 alu0    51 t1
        and eax, r15d                      ;   400.3 alu1    51 t1
        xor eax, edx                       ;   401.3 alu2    51 t1
        add r9d, eax                       ;   402.7 alu0    61 t1
        add r9d, r14d                      ;   403.7 alu1    61 t1
        mov eax, r8d                       ;   400.3 alu2    52 v[0] copy
        xor eax, ecx                       ;   401.3 alu0    52 v[0]
        and edi, eax                       ;   402.3 alu1    52 v[0]
        xor edi, r8d                       ;   403.3 alu2    52 v[0]
        add ebp, r9d                       ;   404.7 alu0    62 v[4]
        add edi, r9d                       ;   404.7 alu1    63 v[0]
        mov r9d, ecx                       ;   402.3 alu2    47 v[0] copy
        ror r9d, 9                         ;   403.3 alu0    47 v[0]
        xor r9d, ecx                       ;   404.3 alu1    47 v[0]
        ror r9d, 0xb                       ;   405.3 alu2    47 v[0]
        xor r9d, ecx                       ;   406.3 alu0    47 v[0]
        ror r9d, 2                         ;   407.3 alu1    47 v[0]
        add edi, r9d                       ;   408.3 alu2    63 v[0]
        mov r9d, r14d                      ;   404.7 alu0    50 w[1] copy
        shr r9d, 0xa                       ;   405.7 alu1    50 w[1]
        add r10d, ebx                      ;   405.3 alu2    78 w[0]
        mov ebx, r14d                      ;   405.7 alu0    50 w[1] copy
        ror ebx, 2                         ;   406.7 alu1    50 w[1]
        xor ebx, r14d                      ;   407.7 alu2    50 w[1]
        ror ebx, 0x11                      ;   408.7 alu0    50 w[1]
        xor r9d, ebx                       ;   409.7 alu1    50 w[1]
        mov ebx, dword [rsp + 136]         ;   407.3 agu0    49 w[0]
        add r10d, dword [rsp + 120]        ;   407.7 alu2+agu1   78 w[0]
        mov r13d, ebp                      ;   408.0 alu0    48 t1 copy
        ror r13d, 0xe                      ;   409.0 alu1    48 t1
        xor r13d, ebp                      ;   410.0 alu2    48 t1
        ror r13d, 5                        ;   411.0 alu0    48 t1
        xor r13d, ebp                      ;   412.0 alu1    48 t1
        ror r13d, 6                        ;   413.0 alu2    48 t1
        mov dword [rsp + 148], r14d        ;   410.0 agu2    78 w[15] spill
        mov r14d, dword [rsp + 136]        ;   410.3 agu0    49 w[0]
        shr r14d, 3                        ;   413.3 alu0    49 w[0]
        mov dword [rsp + 152], r11d        ;   411.0 agu1    78 w[14] spill
        mov r11d, dword [rsp + 136]        ;   411.3 agu2    49 w[0]
        ror r11d, 0xb                      ;   414.3 alu1    49 w[0]
        xor ebx, r11d                      ;   415.3 alu2    49 w[0]
        ror ebx, 7                         ;   416.3 alu0    49 w[0]
        xor r14d, ebx                      ;   417.3 alu1    49 w[0]
        add r10d, r14d                     ;   418.3 alu2    78 w[0]
        mov r11d, esi                      ;   413.3 alu0    51 t1 copy
        xor r11d, r15d                     ;   414.3 alu1    51 t1
        and r11d, ebp                      ;   415.3 alu2    51 t1
        xor r11d, esi                      ;   416.3 alu0    51 t1
        lea edx, [rdx + r13 + 666307205]   ;   414.7 agu0    61 t1
        add edx, r11d                      ;   417.3 alu1    61 t1
        add edx, r10d                      ;   419.3 alu2    61 t1
        mov r11d, ecx                      ;   415.7 alu0    52 v[7] copy
        xor r11d, edi                      ;   416.7 alu1    52 v[7]
        and eax, r11d                      ;   417.7 alu2    52 v[7]
        xor eax, ecx                       ;   418.7 alu0    52 v[7]
        add r12d, edx                      ;   420.3 alu1    62 v[3]
        mov r13d, edi                      ;   417.3 alu2    47 v[7] copy
        ror r13d, 9                        ;   418.3 alu0    47 v[7]
        xor r13d, edi                      ;   419.3 alu1    47 v[7]
        ror r13d, 0xb                      ;   420.3 alu2    47 v[7]
        xor r13d, edi                      ;   421.3 alu0    47 v[7]
        ror r13d, 2                        ;   422.3 alu1    47 v[7]
        add eax, edx                       ;   420.3 alu2    63 v[7]
        add eax, r13d                      ;   423.3 alu0    63 v[7]
        mov r13d, r10d                     ;   420.0 alu1    50 w[2] copy
        shr r13d, 0xa                      ;   421.0 alu2    50 w[2]
        mov r14d, r10d                     ;   420.7 alu0    50 w[2] copy
        ror r14d, 2                        ;   421.7 alu1    50 w[2]
        xor r14d, r10d                     ;   422.7 alu2    50 w[2]
        ror r14d, 0x11                     ;   423.7 alu0    50 w[2]
        xor r13d, r14d                     ;   424.7 alu1    50 w[2]
        mov r14d, dword [rsp + 116]        ;   422.3 agu1    49 w[1]
        shr r14d, 3                        ;   425.3 alu2    49 w[1]
        mov edx, dword [rsp + 116]         ;   423.0 agu2    49 w[1]
        ror edx, 0xb                       ;   426.0 alu0    49 w[1]
        mov ebx, dword [rsp + 116]         ;   423.7 agu0    78 w[2] reload
        xor edx, ebx                       ;   427.0 alu1    49 w[1]
        ror edx, 7                         ;   428.0 alu2    49 w[1]
        xor r14d, edx                      ;   429.0 alu0    49 w[1]
        add r9d, r14d                      ;   430.0 alu1    78 w[1]
        mov r14d, dword [rsp + 124]        ;   425.3 agu1    78 w[10] reload
        add r9d, r14d                      ;   431.0 alu2    78 w[1]
        add r9d, dword [rsp + 136]         ;   432.0 alu0+agu2   78 w[1]
        mov edx, r12d                      ;   426.3 alu1    48 t1 copy
        ror edx, 0xe                       ;   427.3 alu2    48 t1
        xor edx, r12d                      ;   428.3 alu0    48 t1
        ror edx, 5                         ;   429.3 alu1    48 t1
        xor edx, r12d                      ;   430.3 alu2    48 t1
        ror edx, 6                         ;   431.3 alu0    48 t1
        add esi, 0x2e1b2138                ;   428.3 alu1    61 t1
        add esi, edx                       ;   432.3 alu2    61 t1
        mov edx, r15d                      ;   429.0 alu0    51 t1 copy
        xor edx, ebp                       ;   430.0 alu1    51 t1
        and edx, r12d                      ;   431.0 alu2    51 t1
        xor edx, r15d                      ;   432.0 alu0    51 t1
        add esi, edx                       ;   433.3 alu1    61 t1
        add esi, r9d                       ;   434.3 alu2    61 t1
        mov edx, edi                       ;   431.0 alu0    52 v[6] copy
        xor edx, eax                       ;   432.0 alu1    52 v[6]
        and r11d, edx                      ;   433.0 alu2    52 v[6]
        xor r11d, edi                      ;   434.0 alu0    52 v[6]
        add r8d, esi                       ;   435.3 alu1    62 v[2]
        add r11d, esi                      ;   435.3 alu2    63 v[6]
        mov esi, eax                       ;   433.0 alu0    47 v[6] copy
        ror esi, 9                         ;   434.0 alu1    47 v[6]
        xor esi, eax                       ;   435.0 alu2    47 v[6]
        ror esi, 0xb                       ;   436.0 alu0    47 v[6]
        xor esi, eax                       ;   437.0 alu1    47 v[6]
        ror esi, 2                         ;   438.0 alu2    47 v[6]
        add r11d, esi                      ;   439.0 alu0    63 v[6]
        mov esi, r9d                       ;   435.3 alu1    50 w[3] copy
        shr esi, 0xa                       ;   436.3 alu2    50 w[3]
        add r13d, ebx                      ;   436.0 alu0    78 w[2]
        mov ebx, r9d                       ;   436.3 alu1    50 w[3] copy
        ror ebx, 2                         ;   437.3 alu2    50 w[3]
        xor ebx, r9d                       ;   438.3 alu0    50 w[3]
        ror ebx, 0x11                      ;   439.3 alu1    50 w[3]
        xor esi, ebx                       ;   440.3 alu2    50 w[3]
        mov ebx, dword [rsp + 96]          ;   438.0 agu0    49 w[2]
        add r13d, dword [rsp + 128]        ;   438.3 alu0+agu1   78 w[2]
        mov r14d, r8d                      ;   438.7 alu1    48 t1 copy
        ror r14d, 0xe                      ;   439.7 alu2    48 t1
        xor r14d, r8d                      ;   440.7 alu0    48 t1
        ror r14d, 5                        ;   441.7 alu1    48 t1
        xor r14d, r8d                      ;   442.7 alu2    48 t1
        ror r14d, 6                        ;   443.7 alu0    48 t1
        mov dword [rsp + 116], r9d         ;   440.7 agu2    78 w[1] spill
        mov r9d, dword [rsp + 96]          ;   441.0 agu0    49 w[2]
        shr r9d, 3                         ;   444.0 alu1    49 w[2]
        mov dword [rsp + 136], r10d        ;   441.7 agu1    78 w[0] spill
        mov r10d, dword [rsp + 96]         ;   442.0 agu2    49 w[2]
        ror r10d, 0xb                      ;   445.0 alu2    49 w[2]
        xor ebx, r10d                      ;   446.0 alu0    49 w[2]
        ror ebx, 7                         ;   447.0 alu1    49 w[2]
        xor r9d, ebx                       ;   448.0 alu2    49 w[2]
        add r13d, r9d                      ;   449.0 alu0    78 w[2]
        mov r9d, ebp                       ;   444.0 alu1    51 t1 copy
        xor r9d, r12d                      ;   445.0 alu2    51 t1
        and r9d, r8d                       ;   446.0 alu0    51 t1
        xor r9d, ebp                       ;   447.0 alu1    51 t1
        lea r15d, [r15 + r14 + 1294757372] ;   445.3 agu0    61 t1
        add r15d, r9d                      ;   448.0 alu2    61 t1
        add r15d, r13d                     ;   450.0 alu0    61 t1
        mov r9d, eax                       ;   446.3 alu1    52 v[5] copy
        xor r9d, r11d                      ;   447.3 alu2    52 v[5]
        and edx, r9d                       ;   448.3 alu0    52 v[5]
        xor edx, eax                       ;   449.3 alu1    52 v[5]
        add ecx, r15d                      ;   451.0 alu2    62 v[1]
        mov r10d, r11d                     ;   448.0 alu0    47 v[5] copy
        ror r10d, 9                        ;   449.0 alu1    47 v[5]
        xor r10d, r11d                     ;   450.0 alu2    47 v[5]
        ror r10d, 0xb                      ;   451.0 alu0    47 v[5]
        xor r10d, r11d                     ;   452.0 alu1    47 v[5]
        ror r10d, 2                        ;   453.0 alu2    47 v[5]
        add edx, r15d                      ;   451.0 alu0    63 v[5]
        add edx, r10d                      ;   454.0 alu1    63 v[5]
        mov r10d, r13d                     ;   450.7 alu2    50 w[4] copy
        shr r10d, 0xa                      ;   451.7 alu0    50 w[4]
        mov r14d, r13d                     ;   451.3 alu1    50 w[4] copy
        ror r14d, 2                        ;   452.3 alu2    50 w[4]
        xor r14d, r13d                     ;   453.3 alu0    50 w[4]
        ror r14d, 0x11                     ;   454.3 alu1    50 w[4]
        xor r10d, r14d                     ;   455.3 alu2    50 w[4]
        mov r14d, dword [rsp + 100]        ;   453.0 agu1    49 w[3]
        shr r14d, 3                        ;   456.0 alu0    49 w[3]
        mov r15d, dword [rsp + 100]        ;   453.7 agu2    49 w[3]
        ror r15d, 0xb                      ;   456.7 alu1    49 w[3]
        mov ebx, dword [rsp + 100]         ;   454.3 agu0    78 w[4] reload
        xor r15d, ebx                      ;   457.7 alu2    49 w[3]
        ror r15d, 7                        ;   458.7 alu0    49 w[3]
        xor r14d, r15d                     ;   459.7 alu1    49 w[3]
        add esi, r14d                      ;   460.7 alu2    78 w[3]
        mov r14d, dword [rsp + 132]        ;   456.0 agu1    78 w[12] reload
        add esi, r14d                      ;   461.7 alu0    78 w[3]
        add esi, dword [rsp + 96]          ;   462.7 alu1+agu2   78 w[3]
        mov r15d, ecx                      ;   457.0 alu2    48 t1 copy
        ror r15d, 0xe                      ;   458.0 alu0    48 t1
        xor r15d, ecx                      ;   459.0 alu1    48 t1
        ror r15d, 5                        ;   460.0 alu2    48 t1
        xor r15d, ecx                      ;   461.0 alu0    48 t1
        ror r15d, 6                        ;   462.0 alu1    48 t1
        add ebp, 0x53380d13                ;   459.0 alu2    61 t1
        add ebp, r15d                      ;   463.0 alu0    61 t1
        mov r15d, r12d                     ;   459.7 alu1    51 t1 copy
        xor r15d, r8d                      ;   460.7 alu2    51 t1
        and r15d, ecx                      ;   461.7 alu0    51 t1
        xor r15d, r12d                     ;   462.7 alu1    51 t1
        add ebp, r15d                      ;   464.0 alu2    61 t1
        add ebp, esi                       ;   465.0 alu0    61 t1
        mov r15d, r11d                     ;   461.7 alu1    52 v[4] copy
        xor r15d, edx                      ;   462.7 alu2    52 v[4]
        and r9d, r15d                      ;   463.7 alu0    52 v[4]
        xor r9d, r11d                      ;   464.7 alu1    52 v[4]
        add edi, ebp                       ;   466.0 alu2    62 v[0]
        add r9d, ebp                       ;   466.0 alu0    63 v[4]
        mov ebp, edx                       ;   463.7 alu1    47 v[4] copy
        ror ebp, 9                         ;   464.7 alu2    47 v[4]
        xor ebp, edx                       ;   465.7 alu0    47 v[4]
        ror ebp, 0xb                       ;   466.7 alu1    47 v[4]
        xor ebp, edx                       ;   467.7 alu2    47 v[4]
        ror ebp, 2                         ;   468.7 alu0    47 v[4]
        add r9d, ebp                       ;   469.7 alu1    63 v[4]
        mov ebp, esi                       ;   466.0 alu2    50 w[5] copy
        shr ebp, 0xa                       ;   467.0 alu0    50 w[5]
        add r10d, ebx                      ;   466.7 alu1    78 w[4]
        mov ebx, esi                       ;   467.0 alu2    50 w[5] copy
        ror ebx, 2                         ;   468.0 alu0    50 w[5]
        xor ebx, esi                       ;   469.0 alu1    50 w[5]
        ror ebx, 0x11                      ;   470.0 alu2    50 w[5]
        xor ebp, ebx                       ;   471.0 alu0    50 w[5]
        mov ebx, dword [rsp + 104]         ;   468.7 agu0    49 w[4]
        add r10d, dword [rsp + 140]        ;   469.0 alu1+agu1   78 w[4]
        mov r14d, edi                      ;   469.3 alu2    48 t1 copy
        ror r14d, 0xe                      ;   470.3 alu0    48 t1
        xor r14d, edi                      ;   471.3 alu1    48 t1
        ror r14d, 5                        ;   472.3 alu2    48 t1
        xor r14d, edi                      ;   473.3 alu0    48 t1
        ror r14d, 6                        ;   474.3 alu1    48 t1
        mov dword [rsp + 100], esi         ;   471.3 agu2    78 w[3] spill
        mov esi, dword [rsp + 104]         ;   471.7 agu0    49 w[4]
        shr esi, 3                         ;   474.7 alu2    49 w[4]
        mov dword [rsp + 96], r13d         ;   472.3 agu1    78 w[2] spill
        mov r13d, dword [rsp + 104]        ;   472.7 agu2    49 w[4]
        ror r13d, 0xb                      ;   475.7 alu0    49 w[4]
        xor ebx, r13d                      ;   476.7 alu1    49 w[4]
        ror ebx, 7                         ;   477.7 alu2    49 w[4]
        xor esi, ebx                       ;   478.7 alu0    49 w[4]
        add r10d, esi                      ;   479.7 alu1    78 w[4]
        mov esi, r8d                       ;   474.7 alu2    51 t1 copy
        xor esi, ecx                       ;   475.7 alu0    51 t1
        and esi, edi                       ;   476.7 alu1    51 t1
        xor esi, r8d                       ;   477.7 alu2    51 t1
        lea r12d, [r12 + r14 + 1695183700] ;   476.0 agu0    61 t1
        add r12d, esi                      ;   478.7 alu0    61 t1
        add r12d, r10d                     ;   480.7 alu1    61 t1
        mov esi, edx                       ;   477.0 alu2    52 v[3] copy
        xor esi, r9d                       ;   478.0 alu0    52 v[3]
        and r15d, esi                      ;   479.0 alu1    52 v[3]
        xor r15d, edx                      ;   480.0 alu2    52 v[3]
        add eax, r12d                      ;   481.7 alu0    62 v[7]
        mov r13d, r9d                      ;   478.7 alu1    47 v[3] copy
        ror r13d, 9                        ;   479.7 alu2    47 v[3]
        xor r13d, r9d                      ;   480.7 alu0    47 v[3]
        ror r13d, 0xb                      ;   481.7 alu1    47 v[3]
        xor r13d, r9d                      ;   482.7 alu2    47 v[3]
        ror r13d, 2                        ;   483.7 alu0    47 v[3]
        add r15d, r12d                     ;   481.7 alu1    63 v[3]
        add r15d, r13d                     ;   484.7 alu2    63 v[3]
        mov r12d, r10d                     ;   481.3 alu0    50 w[6] copy
        shr r12d, 0xa                      ;   482.3 alu1    50 w[6]
        mov r13d, r10d                     ;   482.0 alu2    50 w[6] copy
        ror r13d, 2                        ;   483.0 alu0    50 w[6]
        xor r13d, r10d                     ;   484.0 alu1    50 w[6]
        ror r13d, 0x11                     ;   485.0 alu2    50 w[6]
        xor r12d, r13d                     ;   486.0 alu0    50 w[6]
        mov r13d, dword [rsp + 108]        ;   483.7 agu1    49 w[5]
        shr r13d, 3                        ;   486.7 alu1    49 w[5]
        mov r14d, dword [rsp + 108]        ;   484.3 agu2    49 w[5]
        ror r14d, 0xb                      ;   487.3 alu2    49 w[5]
        mov ebx, dword [rsp + 108]         ;   485.0 agu0    78 w[6] reload
        xor r14d, ebx                      ;   488.3 alu0    49 w[5]
        ror r14d, 7                        ;   489.3 alu1    49 w[5]
        xor r13d, r14d                     ;   490.3 alu2    49 w[5]
        add ebp, r13d                      ;   491.3 alu0    78 w[5]
        mov r13d, dword [rsp + 152]        ;   486.7 agu1    78 w[14] reload
        add ebp, r13d                      ;   492.3 alu1    78 w[5]
        add ebp, dword [rsp + 104]         ;   493.3 alu2+agu2   78 w[5]
        mov r14d, eax                      ;   487.7 alu0    48 t1 copy
        ror r14d, 0xe                      ;   488.7 alu1    48 t1
        xor r14d, eax                      ;   489.7 alu2    48 t1
        ror r14d, 5                        ;   490.7 alu0    48 t1
        xor r14d, eax                      ;   491.7 alu1    48 t1
        ror r14d, 6                        ;   492.7 alu2    48 t1
        add r8d, 0x766a0abb                ;   489.7 alu0    61 t1
        add r8d, r14d                      ;   493.7 alu1    61 t1
        mov r14d, ecx                      ;   490.3 alu2    51 t1 copy
        xor r14d, edi                      ;   491.3 alu0    51 t1
        and r14d, eax                      ;   492.3 alu1    51 t1
        xor r14d, ecx                      ;   493.3 alu2    51 t1
        add r8d, r14d                      ;   494.7 alu0    61 t1
        add r8d, ebp                       ;   495.7 alu1    61 t1
        mov r14d, r9d                      ;   492.3 alu2    52 v[2] copy
        xor r14d, r15d                     ;   493.3 alu0    52 v[2]
        and esi, r14d                      ;   494.3 alu1    52 v[2]
        xor esi, r9d                       ;   495.3 alu2    52 v[2]
        add r11d, r8d                      ;   496.7 alu0    62 v[6]
        add esi, r8d                       ;   496.7 alu1    63 v[2]
        mov r8d, r15d                      ;   494.3 alu2    47 v[2] copy
        ror r8d, 9                         ;   495.3 alu0    47 v[2]
        xor r8d, r15d                      ;   496.3 alu1    47 v[2]
        ror r8d, 0xb                       ;   497.3 alu2    47 v[2]
        xor r8d, r15d                      ;   498.3 alu0    47 v[2]
        ror r8d, 2                         ;   499.3 alu1    47 v[2]
        add esi, r8d                       ;   500.3 alu2    63 v[2]
        mov r8d, ebp                       ;   496.7 alu0    50 w[7] copy
        shr r8d, 0xa                       ;   497.7 alu1    50 w[7]
        add r12d, ebx                      ;   497.3 alu2    78 w[6]
        mov ebx, ebp                       ;   497.7 alu0    50 w[7] copy
        ror ebx, 2                         ;   498.7 alu1    50 w[7]
        xor ebx, ebp                       ;   499.7 alu2    50 w[7]
        ror ebx, 0x11                      ;   500.7 alu0    50 w[7]
        xor r8d, ebx                       ;   501.7 alu1    50 w[7]
        mov ebx, dword [rsp + 112]         ;   499.3 agu0    49 w[6]
        add r12d, dword [rsp + 148]        ;   499.7 alu2+agu1   78 w[6]
        mov r13d, r11d                     ;   500.0 alu0    48 t1 copy
        ror r13d, 0xe                      ;   501.0 alu1    48 t1
        xor r13d, r11d                     ;   502.0 alu2    48 t1
        ror r13d, 5                        ;   503.0 alu0    48 t1
        xor r13d, r11d                     ;   504.0 alu1    48 t1
        ror r13d, 6                        ;   505.0 alu2    48 t1
        mov dword [rsp + 108], ebp         ;   502.0 agu2    78 w[5] spill
        mov ebp, dword [rsp + 112]         ;   502.3 agu0    49 w[6]
        shr ebp, 3                         ;   505.3 alu0    49 w[6]
        mov dword [rsp + 104], r10d        ;   503.0 agu1    78 w[4] spill
        mov r10d, dword [rsp + 112]        ;   503.3 agu2    49 w[6]
        ror r10d, 0xb                      ;   506.3 alu1    49 w[6]
        xor ebx, r10d                      ;   507.3 alu2    49 w[6]
        ror ebx, 7                         ;   508.3 alu0    49 w[6]
        xor ebp, ebx                       ;   509.3 alu1    49 w[6]
        add r12d, ebp                      ;   510.3 alu2    78 w[6]
        mov ebp, edi                       ;   505.3 alu0    51 t1 copy
        xor ebp, eax                       ;   506.3 alu1    51 t1
        and ebp, r11d                      ;   507.3 alu2    51 t1
        xor ebp, edi                       ;   508.3 alu0    51 t1
        lea ecx, [rcx + r13 - 2117940946]  ;   506.7 agu0    61 t1
        add ecx, ebp                       ;   509.3 alu1    61 t1
        add ecx, r12d                      ;   511.3 alu2    61 t1
        mov ebp, r15d                      ;   507.7 alu0    52 v[1] copy
        xor ebp, esi                       ;   508.7 alu1    52 v[1]
        and r14d, ebp                      ;   509.7 alu2    52 v[1]
        xor r14d, r15d                     ;   510.7 alu0    52 v[1]
        add edx, ecx                       ;   512.3 alu1    62 v[5]
        mov r10d, esi                      ;   509.3 alu2    47 v[1] copy
        ror r10d, 9                        ;   510.3 alu0    47 v[1]
        xor r10d, esi                      ;   511.3 alu1    47 v[1]
        ror r10d, 0xb                      ;   512.3 alu2    47 v[1]
        xor r10d, esi                      ;   513.3 alu0    47 v[1]
        ror r10d, 2                        ;   514.3 alu1    47 v[1]
        add r14d, ecx                      ;   512.3 alu2    63 v[1]
        add r14d, r10d                     ;   515.3 alu0    63 v[1]
        mov r10d, r12d                     ;   512.0 alu1    50 w[8] copy
        shr r10d, 0xa                      ;   513.0 alu2    50 w[8]
        mov r13d, r12d                     ;   512.7 alu0    50 w[8] copy
        ror r13d, 2                        ;   513.7 alu1    50 w[8]
        xor r13d, r12d                     ;   514.7 alu2    50 w[8]
        ror r13d, 0x11                     ;   515.7 alu0    50 w[8]
        xor r10d, r13d                     ;   516.7 alu1    50 w[8]
        mov r13d, dword [rsp + 144]        ;   514.3 agu1    49 w[7]
        shr r13d, 3                        ;   517.3 alu2    49 w[7]
        mov ecx, dword [rsp + 144]         ;   515.0 agu2    49 w[7]
        ror ecx, 0xb                       ;   518.0 alu0    49 w[7]
        mov ebx, dword [rsp + 144]         ;   515.7 agu0    78 w[8] reload
        xor ecx, ebx                       ;   519.0 alu1    49 w[7]
        ror ecx, 7                         ;   520.0 alu2    49 w[7]
        xor r13d, ecx                      ;   521.0 alu0    49 w[7]
        add r8d, r13d                      ;   522.0 alu1    78 w[7]
        mov r13d, dword [rsp + 136]        ;   517.3 agu1    78 w[0] reload
        add r8d, r13d                      ;   523.0 alu2    78 w[7]
        add r8d, dword [rsp + 112]         ;   524.0 alu0+agu2   78 w[7]
        mov ecx, edx                       ;   518.3 alu1    48 t1 copy
        ror ecx, 0xe                       ;   519.3 alu2    48 t1
        xor ecx, edx                       ;   520.3 alu0    48 t1
        ror ecx, 5                         ;   521.3 alu1    48 t1
        xor ecx, edx                       ;   522.3 alu2    48 t1
        ror ecx, 6                         ;   523.3 alu0    48 t1
        lea edi, [rdi + rcx - 1838011259]  ;   524.3 agu0    61 t1
        mov ecx, eax                       ;   520.7 alu1    51 t1 copy
        xor ecx, r11d                      ;   521.7 alu2    51 t1
        and ecx, edx                       ;   522.7 alu0    51 t1
        xor ecx, eax                       ;   523.7 alu1    51 t1
        add edi, ecx                       ;   526.3 alu2    61 t1
        add edi, r8d                       ;   527.3 alu0    61 t1
        mov ecx, esi                       ;   522.7 alu1    52 v[0] copy
        xor ecx, r14d                      ;   523.7 alu2    52 v[0]
        and ebp, ecx                       ;   524.7 alu0    52 v[0]
        xor ebp, esi                       ;   525.7 alu1    52 v[0]
        add r9d, edi                       ;   528.3 alu2    62 v[4]
        add ebp, edi                       ;   528.3 alu0    63 v[0]
        mov edi, r14d                      ;   524.7 alu1    47 v[0] copy
        ror edi, 9                         ;   525.7 alu2    47 v[0]
        xor edi, r14d                      ;   526.7 alu0    47 v[0]
        ror edi, 0xb                       ;   527.7 alu1    47 v[0]
        xor edi, r14d                      ;   528.7 alu2    47 v[0]
        ror edi, 2                         ;   529.7 alu0    47 v[0]
        add ebp, edi                       ;   530.7 alu1    63 v[0]
        mov edi, r8d                       ;   527.0 alu2    50 w[9] copy
        shr edi, 0xa                       ;   528.0 alu0    50 w[9]
        add r10d, ebx                      ;   527.7 alu1    78 w[8]
        mov ebx, r8d                       ;   528.0 alu2    50 w[9] copy
        ror ebx, 2                         ;   529.0 alu0    50 w[9]
        xor ebx, r8d                       ;   530.0 alu1    50 w[9]
        ror ebx, 0x11                      ;   531.0 alu2    50 w[9]
        xor edi, ebx                       ;   532.0 alu0    50 w[9]
        mov ebx, dword [rsp + 120]         ;   529.7 agu1    49 w[8]
        add r10d, dword [rsp + 116]        ;   530.0 alu1+agu2   78 w[8]
        mov r13d, r9d                      ;   530.3 alu2    48 t1 copy
        ror r13d, 0xe                      ;   531.3 alu0    48 t1
        xor r13d, r9d                      ;   532.3 alu1    48 t1
        ror r13d, 5                        ;   533.3 alu2    48 t1
        xor r13d, r9d                      ;   534.3 alu0    48 t1
        ror r13d, 6                        ;   535.3 alu1    48 t1
        mov dword [rsp + 144], r8d         ;   532.3 agu0    78 w[7] spill
        mov r8d, dword [rsp + 120]         ;   532.7 agu1    49 w[8]
        shr r8d, 3                         ;   535.7 alu2    49 w[8]
        mov dword [rsp + 112], r12d        ;   533.3 agu2    78 w[6] spill
        mov r12d, dword [rsp + 120]        ;   533.7 agu0    49 w[8]
        ror r12d, 0xb                      ;   536.7 alu0    49 w[8]
        xor ebx, r12d                      ;   537.7 alu1    49 w[8]
        ror ebx, 7                         ;   538.7 alu2    49 w[8]
        xor r8d, ebx                       ;   539.7 alu0    49 w[8]
        add r10d, r8d                      ;   540.7 alu1    78 w[8]
        mov r8d, r11d                      ;   535.7 alu2    51 t1 copy
        xor r8d, edx                       ;   536.7 alu0    51 t1
        and r8d, r9d                       ;   537.7 alu1    51 t1
        xor r8d, r11d                      ;   538.7 alu2    51 t1
        lea eax, [rax + r13 - 1564481375]  ;   537.0 agu1    61 t1
        add eax, r8d                       ;   539.7 alu0    61 t1
        add eax, r10d                      ;   541.7 alu1    61 t1
        mov r8d, r14d                      ;   538.0 alu2    52 v[7] copy
        xor r8d, ebp                       ;   539.0 alu0    52 v[7]
        and ecx, r8d                       ;   540.0 alu1    52 v[7]
        xor ecx, r14d                      ;   541.0 alu2    52 v[7]
        add r15d, eax                      ;   542.7 alu0    62 v[3]
        mov r12d, ebp                      ;   539.7 alu1    47 v[7] copy
        ror r12d, 9                        ;   540.7 alu2    47 v[7]
        xor r12d, ebp                      ;   541.7 alu0    47 v[7]
        ror r12d, 0xb                      ;   542.7 alu1    47 v[7]
        xor r12d, ebp                      ;   543.7 alu2    47 v[7]
        ror r12d, 2                        ;   544.7 alu0    47 v[7]
        add ecx, eax                       ;   542.7 alu1    63 v[7]
        add ecx, r12d                      ;   545.7 alu2    63 v[7]
        mov r12d, r10d                     ;   542.3 alu0    50 w[10] copy
        shr r12d, 0xa                      ;   543.3 alu1    50 w[10]
        mov r13d, r10d                     ;   543.0 alu2    50 w[10] copy
        ror r13d, 2                        ;   544.0 alu0    50 w[10]
        xor r13d, r10d                     ;   545.0 alu1    50 w[10]
        ror r13d, 0x11                     ;   546.0 alu2    50 w[10]
        xor r12d, r13d                     ;   547.0 alu0    50 w[10]
        mov r13d, dword [rsp + 124]        ;   544.7 agu2    49 w[9]
        shr r13d, 3                        ;   547.7 alu1    49 w[9]
        mov eax, dword [rsp + 124]         ;   545.3 agu0    49 w[9]
        ror eax, 0xb                       ;   548.3 alu2    49 w[9]
        mov ebx, dword [rsp + 124]         ;   546.0 agu1    78 w[10] reload
        xor eax, ebx                       ;   549.3 alu0    49 w[9]
        ror eax, 7                         ;   550.3 alu1    49 w[9]
        xor r13d, eax                      ;   551.3 alu2    49 w[9]
        add edi, r13d                      ;   552.3 alu0    78 w[9]
        mov r13d, dword [rsp + 96]         ;   547.7 agu2    78 w[2] reload
        add edi, r13d                      ;   553.3 alu1    78 w[9]
        add edi, dword [rsp + 120]         ;   554.3 alu2+agu0   78 w[9]
        mov eax, r15d                      ;   548.7 alu0    48 t1 copy
        ror eax, 0xe                       ;   549.7 alu1    48 t1
        xor eax, r15d                      ;   550.7 alu2    48 t1
        ror eax, 5                         ;   551.7 alu0    48 t1
        xor eax, r15d                      ;   552.7 alu1    48 t1
        ror eax, 6                         ;   553.7 alu2    48 t1
        lea r11d, [r11 + rax - 1474664885] ;   554.7 agu1    61 t1
        mov eax, edx                       ;   551.0 alu0    51 t1 copy
        xor eax, r9d                       ;   552.0 alu1    51 t1
        and eax, r15d                      ;   553.0 alu2    51 t1
        xor eax, edx                       ;   554.0 alu0    51 t1
        add r11d, eax                      ;   556.7 alu1    61 t1
        add r11d, edi                      ;   557.7 alu2    61 t1
        mov eax, ebp                       ;   553.0 alu0    52 v[6] copy
        xor eax, ecx                       ;   554.0 alu1    52 v[6]
        and r8d, eax                       ;   555.0 alu2    52 v[6]
        xor r8d, ebp                       ;   556.0 alu0    52 v[6]
        add esi, r11d                      ;   558.7 alu1    62 v[2]
        add r8d, r11d                      ;   558.7 alu2    63 v[6]
        mov r11d, ecx                      ;   555.0 alu0    47 v[6] copy
        ror r11d, 9                        ;   556.0 alu1    47 v[6]
        xor r11d, ecx                      ;   557.0 alu2    47 v[6]
        ror r11d, 0xb                      ;   558.0 alu0    47 v[6]
        xor r11d, ecx                      ;   559.0 alu1    47 v[6]
        ror r11d, 2                        ;   560.0 alu2    47 v[6]
        add r8d, r11d                      ;   561.0 alu0    63 v[6]
        mov r11d, edi                      ;   557.3 alu1    50 w[11] copy
        shr r11d, 0xa                      ;   558.3 alu2    50 w[11]
        add r12d, ebx                      ;   558.0 alu0    78 w[10]
        mov ebx, edi                       ;   558.3 alu1    50 w[11] copy
        ror ebx, 2                         ;   559.3 alu2    50 w[11]
        xor ebx, edi                       ;   560.3 alu0    50 w[11]
        ror ebx, 0x11                      ;   561.3 alu1    50 w[11]
        xor r11d, ebx                      ;   562.3 alu2    50 w[11]
        mov ebx, dword [rsp + 128]         ;   560.0 agu2    49 w[10]
        add r12d, dword [rsp + 100]        ;   560.3 alu0+agu0   78 w[10]
        mov r13d, esi                      ;   560.7 alu1    48 t1 copy
        ror r13d, 0xe                      ;   561.7 alu2    48 t1
        xor r13d, esi                      ;   562.7 alu0    48 t1
        ror r13d, 5                        ;   563.7 alu1    48 t1
        xor r13d, esi                      ;   564.7 alu2    48 t1
        ror r13d, 6                        ;   565.7 alu0    48 t1
        mov dword [rsp + 124], edi         ;   562.7 agu1    78 w[9] spill
        mov edi, dword [rsp + 128]         ;   563.0 agu2    49 w[10]
        shr edi, 3                         ;   566.0 alu1    49 w[10]
        mov dword [rsp + 120], r10d        ;   563.7 agu0    78 w[8] spill
        mov r10d, dword [rsp + 128]        ;   564.0 agu1    49 w[10]
        ror r10d, 0xb                      ;   567.0 alu2    49 w[10]
        xor ebx, r10d                      ;   568.0 alu0    49 w[10]
        ror ebx, 7                         ;   569.0 alu1    49 w[10]
        xor edi, ebx                       ;   570.0 alu2    49 w[10]
        add r12d, edi                      ;   571.0 alu0    78 w[10]
        mov edi, r9d                       ;   566.0 alu1    51 t1 copy
        xor edi, r15d                      ;   567.0 alu2    51 t1
        and edi, esi                       ;   568.0 alu0    51 t1
        xor edi, r9d                       ;   569.0 alu1    51 t1
        lea edx, [rdx + r13 - 1035236496]  ;   567.3 agu2    61 t1
        add edx, edi                       ;   570.0 alu2    61 t1
        add edx, r12d                      ;   572.0 alu0    61 t1
        mov edi, ecx                       ;   568.3 alu1    52 v[5] copy
        xor edi, r8d                       ;   569.3 alu2    52 v[5]
        and eax, edi                       ;   570.3 alu0    52 v[5]
        xor eax, ecx                       ;   571.3 alu1    52 v[5]
        add r14d, edx                      ;   573.0 alu2    62 v[1]
        mov r10d, r8d                      ;   570.0 alu0    47 v[5] copy
        ror r10d, 9                        ;   571.0 alu1    47 v[5]
        xor r10d, r8d                      ;   572.0 alu2    47 v[5]
        ror r10d, 0xb                      ;   573.0 alu0    47 v[5]
        xor r10d, r8d                      ;   574.0 alu1    47 v[5]
        ror r10d, 2                        ;   575.0 alu2    47 v[5]
        add eax, edx                       ;   573.0 alu0    63 v[5]
        add eax, r10d                      ;   576.0 alu1    63 v[5]
        mov r10d, r12d                     ;   572.7 alu2    50 w[12] copy
        shr r10d, 0xa                      ;   573.7 alu0    50 w[12]
        mov r13d, r12d                     ;   573.3 alu1    50 w[12] copy
        ror r13d, 2                        ;   574.3 alu2    50 w[12]
        xor r13d, r12d                     ;   575.3 alu0    50 w[12]
        ror r13d, 0x11                     ;   576.3 alu1    50 w[12]
        xor r10d, r13d                     ;   577.3 alu2    50 w[12]
        mov r13d, dword [rsp + 132]        ;   575.0 agu0    49 w[11]
        shr r13d, 3                        ;   578.0 alu0    49 w[11]
        mov edx, dword [rsp + 132]         ;   575.7 agu1    49 w[11]
        ror edx, 0xb                       ;   578.7 alu1    49 w[11]
        mov ebx, dword [rsp + 132]         ;   576.3 agu2    78 w[12] reload
        xor edx, ebx                       ;   579.7 alu2    49 w[11]
        ror edx, 7                         ;   580.7 alu0    49 w[11]
        xor r13d, edx                      ;   581.7 alu1    49 w[11]
        add r11d, r13d                     ;   582.7 alu2    78 w[11]
        mov r13d, dword [rsp + 104]        ;   578.0 agu0    78 w[4] reload
        add r11d, r13d                     ;   583.7 alu0    78 w[11]
        add r11d, dword [rsp + 128]        ;   584.7 alu1+agu1   78 w[11]
        mov edx, r14d                      ;   579.0 alu2    48 t1 copy
        ror edx, 0xe                       ;   580.0 alu0    48 t1
        xor edx, r14d                      ;   581.0 alu1    48 t1
        ror edx, 5                         ;   582.0 alu2    48 t1
        xor edx, r14d                      ;   583.0 alu0    48 t1
        ror edx, 6                         ;   584.0 alu1    48 t1
        lea r9d, [r9 + rdx - 949202525]    ;   585.0 agu2    61 t1
        mov edx, r15d                      ;   581.3 alu2    51 t1 copy
        xor edx, esi                       ;   582.3 alu0    51 t1
        and edx, r14d                      ;   583.3 alu1    51 t1
        xor edx, r15d                      ;   584.3 alu2    51 t1
        add r9d, edx                       ;   587.0 alu0    61 t1
        add r9d, r11d                      ;   588.0 alu1    61 t1
        mov edx, r8d                       ;   583.3 alu2    52 v[4] copy
        xor edx, eax                       ;   584.3 alu0    52 v[4]
        and edi, edx                       ;   585.3 alu1    52 v[4]
        xor edi, r8d                       ;   586.3 alu2    52 v[4]
        add ebp, r9d                       ;   589.0 alu0    62 v[0]
        add edi, r9d                       ;   589.0 alu1    63 v[4]
        mov r9d, eax                       ;   585.3 alu2    47 v[4] copy
        ror r9d, 9                         ;   586.3 alu0    47 v[4]
        xor r9d, eax                       ;   587.3 alu1    47 v[4]
        ror r9d, 0xb                       ;   588.3 alu2    47 v[4]
        xor r9d, eax                       ;   589.3 alu0    47 v[4]
        ror r9d, 2                         ;   590.3 alu1    47 v[4]
        add edi, r9d                       ;   591.3 alu2    63 v[4]
        mov r9d, r11d                      ;   587.7 alu0    50 w[13] copy
        shr r9d, 0xa                       ;   588.7 alu1    50 w[13]
        add r10d, ebx                      ;   588.3 alu2    78 w[12]
        mov ebx, r11d                      ;   588.7 alu0    50 w[13] copy
        ror ebx, 2                         ;   589.7 alu1    50 w[13]
        xor ebx, r11d                      ;   590.7 alu2    50 w[13]
        ror ebx, 0x11                      ;   591.7 alu0    50 w[13]
        xor r9d, ebx                       ;   592.7 alu1    50 w[13]
        mov ebx, dword [rsp + 140]         ;   590.3 agu0    49 w[12]
        add r10d, dword [rsp + 108]        ;   590.7 alu2+agu1   78 w[12]
        mov r13d, ebp                      ;   591.0 alu0    48 t1 copy
        ror r13d, 0xe                      ;   592.0 alu1    48 t1
        xor r13d, ebp                      ;   593.0 alu2    48 t1
        ror r13d, 5                        ;   594.0 alu0    48 t1
        xor r13d, ebp                      ;   595.0 alu1    48 t1
        ror r13d, 6                        ;   596.0 alu2    48 t1
        mov dword [rsp + 132], r11d        ;   593.0 agu2    78 w[11] spill
        mov r11d, dword [rsp + 140]        ;   593.3 agu0    49 w[12]
        shr r11d, 3                        ;   596.3 alu0    49 w[12]
        mov dword [rsp + 128], r12d        ;   594.0 agu1    78 w[10] spill
        mov r12d, dword [rsp + 140]        ;   594.3 agu2    49 w[12]
        ror r12d, 0xb                      ;   597.3 alu1    49 w[12]
        xor ebx, r12d                      ;   598.3 alu2    49 w[12]
        ror ebx, 7                         ;   599.3 alu0    49 w[12]
        xor r11d, ebx                      ;   600.3 alu1    49 w[12]
        add r10d, r11d                     ;   601.3 alu2    78 w[12]
        mov r11d, esi                      ;   596.3 alu0    51 t1 copy
        xor r11d, r14d                     ;   597.3 alu1    51 t1
        and r11d, ebp                      ;   598.3 alu2    51 t1
        xor r11d, esi                      ;   599.3 alu0    51 t1
        lea r15d, [r15 + r13 - 778901479]  ;   597.7 agu0    61 t1
        add r15d, r11d                     ;   600.3 alu1    61 t1
        add r15d, r10d                     ;   602.3 alu2    61 t1
        mov r11d, eax                      ;   598.7 alu0    52 v[3] copy
        xor r11d, edi                      ;   599.7 alu1    52 v[3]
        and edx, r11d                      ;   600.7 alu2    52 v[3]
        xor edx, eax                       ;   601.7 alu0    52 v[3]
        add ecx, r15d                      ;   603.3 alu1    62 v[7]
        mov r12d, edi                      ;   600.3 alu2    47 v[3] copy
        ror r12d, 9                        ;   601.3 alu0    47 v[3]
        xor r12d, edi                      ;   602.3 alu1    47 v[3]
        ror r12d, 0xb                      ;   603.3 alu2    47 v[3]
        xor r12d, edi                      ;   604.3 alu0    47 v[3]
        ror r12d, 2                        ;   605.3 alu1    47 v[3]
        add edx, r15d                      ;   603.3 alu2    63 v[3]
        add edx, r12d                      ;   606.3 alu0    63 v[3]
        mov r12d, r10d                     ;   603.0 alu1    50 w[14] copy
        shr r12d, 0xa                      ;   604.0 alu2    50 w[14]
        mov r13d, r10d                     ;   603.7 alu0    50 w[14] copy
        ror r13d, 2                        ;   604.7 alu1    50 w[14]
        xor r13d, r10d                     ;   605.7 alu2    50 w[14]
        ror r13d, 0x11                     ;   606.7 alu0    50 w[14]
        xor r12d, r13d                     ;   607.7 alu1    50 w[14]
        mov r13d, dword [rsp + 152]        ;   605.3 agu1    49 w[13]
        shr r13d, 3                        ;   608.3 alu2    49 w[13]
        mov r15d, dword [rsp + 152]        ;   606.0 agu2    49 w[13]
        ror r15d, 0xb                      ;   609.0 alu0    49 w[13]
        mov ebx, dword [rsp + 152]         ;   606.7 agu0    78 w[14] reload
        xor r15d, ebx                      ;   610.0 alu1    49 w[13]
        ror r15d, 7                        ;   611.0 alu2    49 w[13]
        xor r13d, r15d                     ;   612.0 alu0    49 w[13]
        add r9d, r13d                      ;   613.0 alu1    78 w[13]
        mov r13d, dword [rsp + 112]        ;   608.3 agu1    78 w[6] reload
        add r9d, r13d                      ;   614.0 alu2    78 w[13]
        add r9d, dword [rsp + 140]         ;   615.0 alu0+agu2   78 w[13]
        mov r15d, ecx                      ;   609.3 alu1    48 t1 copy
        ror r15d, 0xe                      ;   610.3 alu2    48 t1
        xor r15d, ecx                      ;   611.3 alu0    48 t1
        ror r15d, 5                        ;   612.3 alu1    48 t1
        xor r15d, ecx                      ;   613.3 alu2    48 t1
        ror r15d, 6                        ;   614.3 alu0    48 t1
        lea esi, [rsi + r15 - 694614492]   ;   615.3 agu0    61 t1
        mov r15d, r14d                     ;   611.7 alu1    51 t1 copy
        xor r15d, ebp                      ;   612.7 alu2    51 t1
        and r15d, ecx                      ;   613.7 alu0    51 t1
        xor r15d, r14d                     ;   614.7 alu1    51 t1
        add esi, r15d                      ;   617.3 alu2    61 t1
        add esi, r9d                       ;   618.3 alu0    61 t1
        mov r15d, edi                      ;   613.7 alu1    52 v[2] copy
        xor r15d, edx                      ;   614.7 alu2    52 v[2]
        and r11d, r15d                     ;   615.7 alu0    52 v[2]
        xor r11d, edi                      ;   616.7 alu1    52 v[2]
        add r8d, esi                       ;   619.3 alu2    62 v[6]
        add r11d, esi                      ;   619.3 alu0    63 v[2]
        mov esi, edx                       ;   615.7 alu1    47 v[2] copy
        ror esi, 9                         ;   616.7 alu2    47 v[2]
        xor esi, edx                       ;   617.7 alu0    47 v[2]
        ror esi, 0xb                       ;   618.7 alu1    47 v[2]
        xor esi, edx                       ;   619.7 alu2    47 v[2]
        ror esi, 2                         ;   620.7 alu0    47 v[2]
        add r11d, esi                      ;   621.7 alu1    63 v[2]
        mov esi, r9d                       ;   618.0 alu2    50 w[15] copy
        shr esi, 0xa                       ;   619.0 alu0    50 w[15]
        add r12d, ebx                      ;   618.7 alu1    78 w[14]
        mov ebx, r9d                       ;   619.0 alu2    50 w[15] copy
        ror ebx, 2                         ;   620.0 alu0    50 w[15]
        xor ebx, r9d                       ;   621.0 alu1    50 w[15]
        ror ebx, 0x11                      ;   622.0 alu2    50 w[15]
        xor esi, ebx                       ;   623.0 alu0    50 w[15]
        mov ebx, dword [rsp + 148]         ;   620.7 agu1    49 w[14]
        add r12d, dword [rsp + 144]        ;   621.0 alu1+agu2   78 w[14]
        mov r13d, r8d                      ;   621.3 alu2    48 t1 copy
        ror r13d, 0xe                      ;   622.3 alu0    48 t1
        xor r13d, r8d                      ;   623.3 alu1    48 t1
        ror r13d, 5                        ;   624.3 alu2    48 t1
        xor r13d, r8d                      ;   625.3 alu0    48 t1
        ror r13d, 6                        ;   626.3 alu1    48 t1
        mov dword [rsp + 152], r9d         ;   623.3 agu0    78 w[13] spill
        mov r9d, dword [rsp + 148]         ;   623.7 agu1    49 w[14]
        shr r9d, 3                         ;   626.7 alu2    49 w[14]
        mov dword [rsp + 140], r10d        ;   624.3 agu2    78 w[12] spill
        mov r10d, dword [rsp + 148]        ;   624.7 agu0    49 w[14]
        ror r10d, 0xb                      ;   627.7 alu0    49 w[14]
        xor ebx, r10d                      ;   628.7 alu1    49 w[14]
        ror ebx, 7                         ;   629.7 alu2    49 w[14]
        xor r9d, ebx                       ;   630.7 alu0    49 w[14]
        add r12d, r9d                      ;   631.7 alu1    78 w[14]
        mov r9d, ebp                       ;   626.7 alu2    51 t1 copy
        xor r9d, ecx                       ;   627.7 alu0    51 t1
        and r9d, r8d                       ;   628.7 alu1    51 t1
        xor r9d, ebp                       ;   629.7 alu2    51 t1
        lea r14d, [r14 + r13 - 200395387]  ;   628.0 agu1    61 t1
        add r14d, r9d                      ;   630.7 alu0    61 t1
        add r14d, r12d                     ;   632.7 alu1    61 t1
        mov r9d, edx                       ;   629.0 alu2    52 v[1] copy
        xor r9d, r11d                      ;   630.0 alu0    52 v[1]
        and r15d, r9d                      ;   631.0 alu1    52 v[1]
        xor r15d, edx                      ;   632.0 alu2    52 v[1]
        add eax, r14d                      ;   633.7 alu0    62 v[5]
        mov r10d, r11d                     ;   630.7 alu1    47 v[1] copy
        ror r10d, 9                        ;   631.7 alu2    47 v[1]
        xor r10d, r11d                     ;   632.7 alu0    47 v[1]
        ror r10d, 0xb                      ;   633.7 alu1    47 v[1]
        xor r10d, r11d                     ;   634.7 alu2    47 v[1]
        ror r10d, 2                        ;   635.7 alu0    47 v[1]
        add r15d, r14d                     ;   633.7 alu1    63 v[1]
        add r15d, r10d                     ;   636.7 alu2    63 v[1]
        mov r10d, r12d                     ;   633.3 alu0    50 w[0] copy
        shr r10d, 0xa                      ;   634.3 alu1    50 w[0]
        mov r13d, r12d                     ;   634.0 alu2    50 w[0] copy
        ror r13d, 2                        ;   635.0 alu0    50 w[0]
        xor r13d, r12d                     ;   636.0 alu1    50 w[0]
        ror r13d, 0x11                     ;   637.0 alu2    50 w[0]
        xor r10d, r13d                     ;   638.0 alu0    50 w[0]
        mov r13d, dword [rsp + 136]        ;   635.7 agu2    49 w[15]
        shr r13d, 3                        ;   638.7 alu1    49 w[15]
        mov r14d, dword [rsp + 136]        ;   636.3 agu0    49 w[15]
        ror r14d, 0xb                      ;   639.3 alu2    49 w[15]
        mov ebx, dword [rsp + 136]         ;   637.0 agu1    78 w[0] reload
        xor r14d, ebx                      ;   640.3 alu0    49 w[15]
        ror r14d, 7                        ;   641.3 alu1    49 w[15]
        xor r13d, r14d                     ;   642.3 alu2    49 w[15]
        add esi, r13d                      ;   643.3 alu0    78 w[15]
        mov r13d, dword [rsp + 120]        ;   638.7 agu2    78 w[8] reload
        add esi, r13d                      ;   644.3 alu1    78 w[15]
        add esi, dword [rsp + 148]         ;   645.3 alu2+agu0   78 w[15]
        mov r14d, eax                      ;   639.7 alu0    48 t1 copy
        ror r14d, 0xe                      ;   640.7 alu1    48 t1
        xor r14d, eax                      ;   641.7 alu2    48 t1
        ror r14d, 5                        ;   642.7 alu0    48 t1
        xor r14d, eax                      ;   643.7 alu1    48 t1
        ror r14d, 6                        ;   644.7 alu2    48 t1
        lea ebp, [rbp + r14 + 275423344]   ;   645.7 agu1    61 t1
        mov r14d, ecx                      ;   642.0 alu0    51 t1 copy
        xor r14d, r8d                      ;   643.0 alu1    51 t1
        and r14d, eax                      ;   644.0 alu2    51 t1
        xor r14d, ecx                      ;   645.0 alu0    51 t1
        add ebp, r14d                      ;   647.7 alu1    61 t1
        add ebp, esi                       ;   648.7 alu2    61 t1
        mov r14d, r11d                     ;   644.0 alu0    52 v[0] copy
        xor r14d, r15d                     ;   645.0 alu1    52 v[0]
        and r9d, r14d                      ;   646.0 alu2    52 v[0]
        xor r9d, r11d                      ;   647.0 alu0    52 v[0]
        add edi, ebp                       ;   649.7 alu1    62 v[4]
        add r9d, ebp                       ;   649.7 alu2    63 v[0]
        mov ebp, r15d                      ;   646.0 alu0    47 v[0] copy
        ror ebp, 9                         ;   647.0 alu1    47 v[0]
        xor ebp, r15d                      ;   648.0 alu2    47 v[0]
        ror ebp, 0xb                       ;   649.0 alu0    47 v[0]
        xor ebp, r15d                      ;   650.0 alu1    47 v[0]
        ror ebp, 2                         ;   651.0 alu2    47 v[0]
        add r9d, ebp                       ;   652.0 alu0    63 v[0]
        mov ebp, esi                       ;   648.3 alu1    50 w[1] copy
        shr ebp, 0xa                       ;   649.3 alu2    50 w[1]
        add r10d, ebx                      ;   649.0 alu0    78 w[0]
        mov ebx, esi                       ;   649.3 alu1    50 w[1] copy
        ror ebx, 2                         ;   650.3 alu2    50 w[1]
        xor ebx, esi                       ;   651.3 alu0    50 w[1]
        ror ebx, 0x11                      ;   652.3 alu1    50 w[1]
        xor ebp, ebx                       ;   653.3 alu2    50 w[1]
        mov ebx, dword [rsp + 116]         ;   651.0 agu2    49 w[0]
        add r10d, dword [rsp + 124]        ;   651.3 alu0+agu0   78 w[0]
        mov r13d, edi                      ;   651.7 alu1    48 t1 copy
        ror r13d, 0xe                      ;   652.7 alu2    48 t1
        xor r13d, edi                      ;   653.7 alu0    48 t1
        ror r13d, 5                        ;   654.7 alu1    48 t1
        xor r13d, edi                      ;   655.7 alu2    48 t1
        ror r13d, 6                        ;   656.7 alu0    48 t1
        mov dword [rsp + 136], esi         ;   653.7 agu1    78 w[15] spill
        mov esi, dword [rsp + 116]         ;   654.0 agu2    49 w[0]
        shr esi, 3                         ;   657.0 alu1    49 w[0]
        mov dword [rsp + 148], r12d        ;   654.7 agu0    78 w[14] spill
        mov r12d, dword [rsp + 116]        ;   655.0 agu1    49 w[0]
        ror r12d, 0xb                      ;   658.0 alu2    49 w[0]
        xor ebx, r12d                      ;   659.0 alu0    49 w[0]
        ror ebx, 7                         ;   660.0 alu1    49 w[0]
        xor esi, ebx                       ;   661.0 alu2    49 w[0]
        add r10d, esi                      ;   662.0 alu0    78 w[0]
        mov esi, r8d                       ;   657.0 alu1    51 t1 copy
        xor esi, eax                       ;   658.0 alu2    51 t1
        and esi, edi                       ;   659.0 alu0    51 t1
        xor esi, r8d                       ;   660.0 alu1    51 t1
        lea ecx, [rcx + r13 + 430227734]   ;   658.3 agu2    61 t1
        add ecx, esi                       ;   661.0 alu2    61 t1
        add ecx, r10d                      ;   663.0 alu0    61 t1
        mov esi, r15d                      ;   659.3 alu1    52 v[7] copy
        xor esi, r9d                       ;   660.3 alu2    52 v[7]
        and r14d, esi                      ;   661.3 alu0    52 v[7]
        xor r14d, r15d                     ;   662.3 alu1    52 v[7]
        add edx, ecx                       ;   664.0 alu2    62 v[3]
        mov r12d, r9d                      ;   661.0 alu0    47 v[7] copy
        ror r12d, 9                        ;   662.0 alu1    47 v[7]
        xor r12d, r9d                      ;   663.0 alu2    47 v[7]
        ror r12d, 0xb                      ;   664.0 alu0    47 v[7]
        xor r12d, r9d                      ;   665.0 alu1    47 v[7]
        ror r12d, 2                        ;   666.0 alu2    47 v[7]
        add r14d, ecx                      ;   664.0 alu0    63 v[7]
        add r14d, r12d                     ;   667.0 alu1    63 v[7]
        mov r12d, r10d                     ;   663.7 alu2    50 w[2] copy
        shr r12d, 0xa                      ;   664.7 alu0    50 w[2]
        mov r13d, r10d                     ;   664.3 alu1    50 w[2] copy
        ror r13d, 2                        ;   665.3 alu2    50 w[2]
        xor r13d, r10d                     ;   666.3 alu0    50 w[2]
        ror r13d, 0x11                     ;   667.3 alu1    50 w[2]
        xor r12d, r13d                     ;   668.3 alu2    50 w[2]
        mov r13d, dword [rsp + 96]         ;   666.0 agu0    49 w[1]
        shr r13d, 3                        ;   669.0 alu0    49 w[1]
        mov ecx, dword [rsp + 96]          ;   666.7 agu1    49 w[1]
        ror ecx, 0xb                       ;   669.7 alu1    49 w[1]
        mov ebx, dword [rsp + 96]          ;   667.3 agu2    78 w[2] reload
        xor ecx, ebx                       ;   670.7 alu2    49 w[1]
        ror ecx, 7                         ;   671.7 alu0    49 w[1]
        xor r13d, ecx                      ;   672.7 alu1    49 w[1]
        add ebp, r13d                      ;   673.7 alu2    78 w[1]
        mov r13d, dword [rsp + 128]        ;   669.0 agu0    78 w[10] reload
        add ebp, r13d                      ;   674.7 alu0    78 w[1]
        add ebp, dword [rsp + 116]         ;   675.7 alu1+agu1   78 w[1]
        mov ecx, edx                       ;   670.0 alu2    48 t1 copy
        ror ecx, 0xe                       ;   671.0 alu0    48 t1
        xor ecx, edx                       ;   672.0 alu1    48 t1
        ror ecx, 5                         ;   673.0 alu2    48 t1
        xor ecx, edx                       ;   674.0 alu0    48 t1
        ror ecx, 6                         ;   675.0 alu1    48 t1
        lea r8d, [r8 + rcx + 506948616]    ;   676.0 agu2    61 t1
        mov ecx, eax                       ;   672.3 alu2    51 t1 copy
        xor ecx, edi                       ;   673.3 alu0    51 t1
        and ecx, edx                       ;   674.3 alu1    51 t1
        xor ecx, eax                       ;   675.3 alu2    51 t1
        add r8d, ecx                       ;   678.0 alu0    61 t1
        add r8d, ebp                       ;   679.0 alu1    61 t1
        mov ecx, r9d                       ;   674.3 alu2    52 v[6] copy
        xor ecx, r14d                      ;   675.3 alu0    52 v[6]
        and esi, ecx                       ;   676.3 alu1    52 v[6]
        xor esi, r9d                       ;   677.3 alu2    52 v[6]
        add r11d, r8d                      ;   680.0 alu0    62 v[2]
        add esi, r8d                       ;   680.0 alu1    63 v[6]
        mov r8d, r14d                      ;   676.3 alu2    47 v[6] copy
        ror r8d, 9                         ;   677.3 alu0    47 v[6]
        xor r8d, r14d                      ;   678.3 alu1    47 v[6]
        ror r8d, 0xb                       ;   679.3 alu2    47 v[6]
        xor r8d, r14d                      ;   680.3 alu0    47 v[6]
        ror r8d, 2                         ;   681.3 alu1    47 v[6]
        add esi, r8d                       ;   682.3 alu2    63 v[6]
        mov r8d, ebp                       ;   678.7 alu0    50 w[3] copy
        shr r8d, 0xa                       ;   679.7 alu1    50 w[3]
        add r12d, ebx                      ;   679.3 alu2    78 w[2]
        mov ebx, ebp                       ;   679.7 alu0    50 w[3] copy
        ror ebx, 2                         ;   680.7 alu1    50 w[3]
        xor ebx, ebp                       ;   681.7 alu2    50 w[3]
        ror ebx, 0x11                      ;   682.7 alu0    50 w[3]
        xor r8d, ebx                       ;   683.7 alu1    50 w[3]
        mov ebx, dword [rsp + 100]         ;   681.3 agu0    49 w[2]
        add r12d, dword [rsp + 132]        ;   681.7 alu2+agu1   78 w[2]
        mov r13d, r11d                     ;   682.0 alu0    48 t1 copy
        ror r13d, 0xe                      ;   683.0 alu1    48 t1
        xor r13d, r11d                     ;   684.0 alu2    48 t1
        ror r13d, 5                        ;   685.0 alu0    48 t1
        xor r13d, r11d                     ;   686.0 alu1    48 t1
        ror r13d, 6                        ;   687.0 alu2    48 t1
        mov dword [rsp + 96], ebp          ;   684.0 agu2    78 w[1] spill
        mov ebp, dword [rsp + 100]         ;   684.3 agu0    49 w[2]
        shr ebp, 3                         ;   687.3 alu0    49 w[2]
        mov dword [rsp + 116], r10d        ;   685.0 agu1    78 w[0] spill
        mov r10d, dword [rsp + 100]        ;   685.3 agu2    49 w[2]
        ror r10d, 0xb                      ;   688.3 alu1    49 w[2]
        xor ebx, r10d                      ;   689.3 alu2    49 w[2]
        ror ebx, 7                         ;   690.3 alu0    49 w[2]
        xor ebp, ebx                       ;   691.3 alu1    49 w[2]
        add r12d, ebp                      ;   692.3 alu2    78 w[2]
        mov ebp, edi                       ;   687.3 alu0    51 t1 copy
        xor ebp, edx                       ;   688.3 alu1    51 t1
        and ebp, r11d                      ;   689.3 alu2    51 t1
        xor ebp, edi                       ;   690.3 alu0    51 t1
        lea eax, [rax + r13 + 659060556]   ;   688.7 agu0    61 t1
        add eax, ebp                       ;   691.3 alu1    61 t1
        add eax, r12d                      ;   693.3 alu2    61 t1
        mov ebp, r14d                      ;   689.7 alu0    52 v[5] copy
        xor ebp, esi                       ;   690.7 alu1    52 v[5]
        and ecx, ebp                       ;   691.7 alu2    52 v[5]
        xor ecx, r14d                      ;   692.7 alu0    52 v[5]
        add r15d, eax                      ;   694.3 alu1    62 v[1]
        mov r10d, esi                      ;   691.3 alu2    47 v[5] copy
        ror r10d, 9                        ;   692.3 alu0    47 v[5]
        xor r10d, esi                      ;   693.3 alu1    47 v[5]
        ror r10d, 0xb                      ;   694.3 alu2    47 v[5]
        xor r10d, esi                      ;   695.3 alu0    47 v[5]
        ror r10d, 2                        ;   696.3 alu1    47 v[5]
        add ecx, eax                       ;   694.3 alu2    63 v[5]
        add ecx, r10d                      ;   697.3 alu0    63 v[5]
        mov r10d, r12d                     ;   694.0 alu1    50 w[4] copy
        shr r10d, 0xa                      ;   695.0 alu2    50 w[4]
        mov r13d, r12d                     ;   694.7 alu0    50 w[4] copy
        ror r13d, 2                        ;   695.7 alu1    50 w[4]
        xor r13d, r12d                     ;   696.7 alu2    50 w[4]
        ror r13d, 0x11                     ;   697.7 alu0    50 w[4]
        xor r10d, r13d                     ;   698.7 alu1    50 w[4]
        mov r13d, dword [rsp + 104]        ;   696.3 agu1    49 w[3]
        shr r13d, 3                        ;   699.3 alu2    49 w[3]
        mov eax, dword [rsp + 104]         ;   697.0 agu2    49 w[3]
        ror eax, 0xb                       ;   700.0 alu0    49 w[3]
        mov ebx, dword [rsp + 104]         ;   697.7 agu0    78 w[4] reload
        xor eax, ebx                       ;   701.0 alu1    49 w[3]
        ror eax, 7                         ;   702.0 alu2    49 w[3]
        xor r13d, eax                      ;   703.0 alu0    49 w[3]
        add r8d, r13d                      ;   704.0 alu1    78 w[3]
        mov r13d, dword [rsp + 140]        ;   699.3 agu1    78 w[12] reload
        add r8d, r13d                      ;   705.0 alu2    78 w[3]
        add r8d, dword [rsp + 100]         ;   706.0 alu0+agu2   78 w[3]
        mov eax, r15d                      ;   700.3 alu1    48 t1 copy
        ror eax, 0xe                       ;   701.3 alu2    48 t1
        xor eax, r15d                      ;   702.3 alu0    48 t1
        ror eax, 5                         ;   703.3 alu1    48 t1
        xor eax, r15d                      ;   704.3 alu2    48 t1
        ror eax, 6                         ;   705.3 alu0    48 t1
        lea edi, [rdi + rax + 883997877]   ;   706.3 agu0    61 t1
        mov eax, edx                       ;   702.7 alu1    51 t1 copy
        xor eax, r11d                      ;   703.7 alu2    51 t1
        and eax, r15d                      ;   704.7 alu0    51 t1
        xor eax, edx                       ;   705.7 alu1    51 t1
        add edi, eax                       ;   708.3 alu2    61 t1
        add edi, r8d                       ;   709.3 alu0    61 t1
        mov eax, esi                       ;   704.7 alu1    52 v[4] copy
        xor eax, ecx                       ;   705.7 alu2    52 v[4]
        and ebp, eax                       ;   706.7 alu0    52 v[4]
        xor ebp, esi                       ;   707.7 alu1    52 v[4]
        add r9d, edi                       ;   710.3 alu2    62 v[0]
        add ebp, edi                       ;   710.3 alu0    63 v[4]
        mov edi, ecx                       ;   706.7 alu1    47 v[4] copy
        ror edi, 9                         ;   707.7 alu2    47 v[4]
        xor edi, ecx                       ;   708.7 alu0    47 v[4]
        ror edi, 0xb                       ;   709.7 alu1    47 v[4]
        xor edi, ecx                       ;   710.7 alu2    47 v[4]
        ror edi, 2                         ;   711.7 alu0    47 v[4]
        add ebp, edi                       ;   712.7 alu1    63 v[4]
        mov edi, r8d                       ;   709.0 alu2    50 w[5] copy
        shr edi, 0xa                       ;   710.0 alu0    50 w[5]
        add r10d, ebx                      ;   709.7 alu1    78 w[4]
        mov ebx, r8d                       ;   710.0 alu2    50 w[5] copy
        ror ebx, 2                         ;   711.0 alu0    50 w[5]
        xor ebx, r8d                       ;   712.0 alu1    50 w[5]
        ror ebx, 0x11                      ;   713.0 alu2    50 w[5]
        xor edi, ebx                       ;   714.0 alu0    50 w[5]
        mov ebx, dword [rsp + 108]         ;   711.7 agu1    49 w[4]
        add r10d, dword [rsp + 152]        ;   712.0 alu1+agu2   78 w[4]
        mov r13d, r9d                      ;   712.3 alu2    48 t1 copy
        ror r13d, 0xe                      ;   713.3 alu0    48 t1
        xor r13d, r9d                      ;   714.3 alu1    48 t1
        ror r13d, 5                        ;   715.3 alu2    48 t1
        xor r13d, r9d                      ;   716.3 alu0    48 t1
        ror r13d, 6                        ;   717.3 alu1    48 t1
        mov dword [rsp + 104], r8d         ;   714.3 agu0    78 w[3] spill
        mov r8d, dword [rsp + 108]         ;   714.7 agu1    49 w[4]
        shr r8d, 3                         ;   717.7 alu2    49 w[4]
        mov dword [rsp + 100], r12d        ;   715.3 agu2    78 w[2] spill
        mov r12d, dword [rsp + 108]        ;   715.7 agu0    49 w[4]
        ror r12d, 0xb                      ;   718.7 alu0    49 w[4]
        xor ebx, r12d                      ;   719.7 alu1    49 w[4]
        ror ebx, 7                         ;   720.7 alu2    49 w[4]
        xor r8d, ebx                       ;   721.7 alu0    49 w[4]
        add r10d, r8d                      ;   722.7 alu1    78 w[4]
        mov r8d, r11d                      ;   717.7 alu2    51 t1 copy
        xor r8d, r15d                      ;   718.7 alu0    51 t1
        and r8d, r9d                       ;   719.7 alu1    51 t1
        xor r8d, r11d                      ;   720.7 alu2    51 t1
        lea edx, [rdx + r13 + 958139571]   ;   719.0 agu1    61 t1
        add edx, r8d                       ;   721.7 alu0    61 t1
        add edx, r10d                      ;   723.7 alu1    61 t1
        mov r8d, ecx                       ;   720.0 alu2    52 v[3] copy
        xor r8d, ebp                       ;   721.0 alu0    52 v[3]
        and eax, r8d                       ;   722.0 alu1    52 v[3]
        xor eax, ecx                       ;   723.0 alu2    52 v[3]
        add r14d, edx                      ;   724.7 alu0    62 v[7]
        mov r12d, ebp                      ;   721.7 alu1    47 v[3] copy
        ror r12d, 9                        ;   722.7 alu2    47 v[3]
        xor r12d, ebp                      ;   723.7 alu0    47 v[3]
        ror r12d, 0xb                      ;   724.7 alu1    47 v[3]
        xor r12d, ebp                      ;   725.7 alu2    47 v[3]
        ror r12d, 2                        ;   726.7 alu0    47 v[3]
        add eax, edx                       ;   724.7 alu1    63 v[3]
        add eax, r12d                      ;   727.7 alu2    63 v[3]
        mov r12d, r10d                     ;   724.3 alu0    50 w[6] copy
        shr r12d, 0xa                      ;   725.3 alu1    50 w[6]
        mov r13d, r10d                     ;   725.0 alu2    50 w[6] copy
        ror r13d, 2                        ;   726.0 alu0    50 w[6]
        xor r13d, r10d                     ;   727.0 alu1    50 w[6]
        ror r13d, 0x11                     ;   728.0 alu2    50 w[6]
        xor r12d, r13d                     ;   729.0 alu0    50 w[6]
        mov r13d, dword [rsp + 112]        ;   726.7 agu2    49 w[5]
        shr r13d, 3                        ;   729.7 alu1    49 w[5]
        mov edx, dword [rsp + 112]         ;   727.3 agu0    49 w[5]
        ror edx, 0xb                       ;   730.3 alu2    49 w[5]
        mov ebx, dword [rsp + 112]         ;   728.0 agu1    78 w[6] reload
        xor edx, ebx                       ;   731.3 alu0    49 w[5]
        ror edx, 7                         ;   732.3 alu1    49 w[5]
        xor r13d, edx                      ;   733.3 alu2    49 w[5]
        add edi, r13d                      ;   734.3 alu0    78 w[5]
        mov r13d, dword [rsp + 148]        ;   729.7 agu2    78 w[14] reload
        add edi, r13d                      ;   735.3 alu1    78 w[5]
        add edi, dword [rsp + 108]         ;   736.3 alu2+agu0   78 w[5]
        mov edx, r14d                      ;   730.7 alu0    48 t1 copy
        ror edx, 0xe                       ;   731.7 alu1    48 t1
        xor edx, r14d                      ;   732.7 alu2    48 t1
        ror edx, 5                         ;   733.7 alu0    48 t1
        xor edx, r14d                      ;   734.7 alu1    48 t1
        ror edx, 6                         ;   735.7 alu2    48 t1
        lea r11d, [r11 + rdx + 1322822218] ;   736.7 agu1    61 t1
        mov edx, r15d                      ;   733.0 alu0    51 t1 copy
        xor edx, r9d                       ;   734.0 alu1    51 t1
        and edx, r14d                      ;   735.0 alu2    51 t1
        xor edx, r15d                      ;   736.0 alu0    51 t1
        add r11d, edx                      ;   738.7 alu1    61 t1
        add r11d, edi                      ;   739.7 alu2    61 t1
        mov edx, ebp                       ;   735.0 alu0    52 v[2] copy
        xor edx, eax                       ;   736.0 alu1    52 v[2]
        and r8d, edx                       ;   737.0 alu2    52 v[2]
        xor r8d, ebp                       ;   738.0 alu0    52 v[2]
        add esi, r11d                      ;   740.7 alu1    62 v[6]
        add r8d, r11d                      ;   740.7 alu2    63 v[2]
        mov r11d, eax                      ;   737.0 alu0    47 v[2] copy
        ror r11d, 9                        ;   738.0 alu1    47 v[2]
        xor r11d, eax                      ;   739.0 alu2    47 v[2]
        ror r11d, 0xb                      ;   740.0 alu0    47 v[2]
        xor r11d, eax                      ;   741.0 alu1    47 v[2]
        ror r11d, 2                        ;   742.0 alu2    47 v[2]
        add r8d, r11d                      ;   743.0 alu0    63 v[2]
        mov r11d, edi                      ;   739.3 alu1    50 w[7] copy
        shr r11d, 0xa                      ;   740.3 alu2    50 w[7]
        add r12d, ebx                      ;   740.0 alu0    78 w[6]
        mov ebx, edi                       ;   740.3 alu1    50 w[7] copy
        ror ebx, 2                         ;   741.3 alu2    50 w[7]
        xor ebx, edi                       ;   742.3 alu0    50 w[7]
        ror ebx, 0x11                      ;   743.3 alu1    50 w[7]
        xor r11d, ebx                      ;   744.3 alu2    50 w[7]
        mov ebx, dword [rsp + 144]         ;   742.0 agu2    49 w[6]
        add r12d, dword [rsp + 136]        ;   742.3 alu0+agu0   78 w[6]
        mov r13d, esi                      ;   742.7 alu1    48 t1 copy
        ror r13d, 0xe                      ;   743.7 alu2    48 t1
        xor r13d, esi                      ;   744.7 alu0    48 t1
        ror r13d, 5                        ;   745.7 alu1    48 t1
        xor r13d, esi                      ;   746.7 alu2    48 t1
        ror r13d, 6                        ;   747.7 alu0    48 t1
        mov dword [rsp + 112], edi         ;   744.7 agu1    78 w[5] spill
        mov edi, dword [rsp + 144]         ;   745.0 agu2    49 w[6]
        shr edi, 3                         ;   748.0 alu1    49 w[6]
        mov dword [rsp + 108], r10d        ;   745.7 agu0    78 w[4] spill
        mov r10d, dword [rsp + 144]        ;   746.0 agu1    49 w[6]
        ror r10d, 0xb                      ;   749.0 alu2    49 w[6]
        xor ebx, r10d                      ;   750.0 alu0    49 w[6]
        ror ebx, 7                         ;   751.0 alu1    49 w[6]
        xor edi, ebx                       ;   752.0 alu2    49 w[6]
        add r12d, edi                      ;   753.0 alu0    78 w[6]
        mov edi, r9d                       ;   748.0 alu1    51 t1 copy
        xor edi, r14d                      ;   749.0 alu2    51 t1
        and edi, esi                       ;   750.0 alu0    51 t1
        xor edi, r9d                       ;   751.0 alu1    51 t1
        lea r15d, [r15 + r13 + 1537002063] ;   749.3 agu2    61 t1
        add r15d, edi                      ;   752.0 alu2    61 t1
        add r15d, r12d                     ;   754.0 alu0    61 t1
        mov edi, eax                       ;   750.3 alu1    52 v[1] copy
        xor edi, r8d                       ;   751.3 alu2    52 v[1]
        and edx, edi                       ;   752.3 alu0    52 v[1]
        xor edx, eax                       ;   753.3 alu1    52 v[1]
        add ecx, r15d                      ;   755.0 alu2    62 v[5]
        mov r10d, r8d                      ;   752.0 alu0    47 v[1] copy
        ror r10d, 9                        ;   753.0 alu1    47 v[1]
        xor r10d, r8d                      ;   754.0 alu2    47 v[1]
        ror r10d, 0xb                      ;   755.0 alu0    47 v[1]
        xor r10d, r8d                      ;   756.0 alu1    47 v[1]
        ror r10d, 2                        ;   757.0 alu2    47 v[1]
        add edx, r15d                      ;   755.0 alu0    63 v[1]
        add edx, r10d                      ;   758.0 alu1    63 v[1]
        mov r10d, r12d                     ;   754.7 alu2    50 w[8] copy
        shr r10d, 0xa                      ;   755.7 alu0    50 w[8]
        mov r13d, r12d                     ;   755.3 alu1    50 w[8] copy
        ror r13d, 2                        ;   756.3 alu2    50 w[8]
        xor r13d, r12d                     ;   757.3 alu0    50 w[8]
        ror r13d, 0x11                     ;   758.3 alu1    50 w[8]
        xor r10d, r13d                     ;   759.3 alu2    50 w[8]
        mov r13d, dword [rsp + 120]        ;   757.0 agu0    49 w[7]
        shr r13d, 3                        ;   760.0 alu0    49 w[7]
        mov r15d, dword [rsp + 120]        ;   757.7 agu1    49 w[7]
        ror r15d, 0xb                      ;   760.7 alu1    49 w[7]
        mov ebx, dword [rsp + 120]         ;   758.3 agu2    78 w[8] reload
        xor r15d, ebx                      ;   761.7 alu2    49 w[7]
        ror r15d, 7                        ;   762.7 alu0    49 w[7]
        xor r13d, r15d                     ;   763.7 alu1    49 w[7]
        add r11d, r13d                     ;   764.7 alu2    78 w[7]
        mov r13d, dword [rsp + 116]        ;   760.0 agu0    78 w[0] reload
        add r11d, r13d                     ;   765.7 alu0    78 w[7]
        add r11d, dword [rsp + 144]        ;   766.7 alu1+agu1   78 w[7]
        mov r15d, ecx                      ;   761.0 alu2    48 t1 copy
        ror r15d, 0xe                      ;   762.0 alu0    48 t1
        xor r15d, ecx                      ;   763.0 alu1    48 t1
        ror r15d, 5                        ;   764.0 alu2    48 t1
        xor r15d, ecx                      ;   765.0 alu0    48 t1
        ror r15d, 6                        ;   766.0 alu1    48 t1
        lea r9d, [r9 + r15 + 1747873779]   ;   767.0 agu2    61 t1
        mov r15d, r14d                     ;   763.3 alu2    51 t1 copy
        xor r15d, esi                      ;   764.3 alu0    51 t1
        and r15d, ecx                      ;   765.3 alu1    51 t1
        xor r15d, r14d                     ;   766.3 alu2    51 t1
        add r9d, r15d                      ;   769.0 alu0    61 t1
        add r9d, r11d                      ;   770.0 alu1    61 t1
        mov r15d, r8d                      ;   765.3 alu2    52 v[0] copy
        xor r15d, edx                      ;   766.3 alu0    52 v[0]
        and edi, r15d                      ;   767.3 alu1    52 v[0]
        xor edi, r8d                       ;   768.3 alu2    52 v[0]
        add ebp, r9d                       ;   771.0 alu0    62 v[4]
        add edi, r9d                       ;   771.0 alu1    63 v[0]
        mov r9d, edx                       ;   767.3 alu2    47 v[0] copy
        ror r9d, 9                         ;   768.3 alu0    47 v[0]
        xor r9d, edx                       ;   769.3 alu1    47 v[0]
        ror r9d, 0xb                       ;   770.3 alu2    47 v[0]
        xor r9d, edx                       ;   771.3 alu0    47 v[0]
        ror r9d, 2                         ;   772.3 alu1    47 v[0]
        add edi, r9d                       ;   773.3 alu2    63 v[0]
        mov r9d, r11d                      ;   769.7 alu0    50 w[9] copy
        shr r9d, 0xa                       ;   770.7 alu1    50 w[9]
        add r10d, ebx                      ;   770.3 alu2    78 w[8]
        mov ebx, r11d                      ;   770.7 alu0    50 w[9] copy
        ror ebx, 2                         ;   771.7 alu1    50 w[9]
        xor ebx, r11d                      ;   772.7 alu2    50 w[9]
        ror ebx, 0x11                      ;   773.7 alu0    50 w[9]
        xor r9d, ebx                       ;   774.7 alu1    50 w[9]
        mov ebx, dword [rsp + 124]         ;   772.3 agu0    49 w[8]
        add r10d, dword [rsp + 96]         ;   772.7 alu2+agu1   78 w[8]
        mov r13d, ebp                      ;   773.0 alu0    48 t1 copy
        ror r13d, 0xe                      ;   774.0 alu1    48 t1
        xor r13d, ebp                      ;   775.0 alu2    48 t1
        ror r13d, 5                        ;   776.0 alu0    48 t1
        xor r13d, ebp                      ;   777.0 alu1    48 t1
        ror r13d, 6                        ;   778.0 alu2    48 t1
        mov dword [rsp + 96], r11d         ;   775.0 agu2    78 w[7] spill
        mov r11d, dword [rsp + 124]        ;   775.3 agu0    49 w[8]
        shr r11d, 3                        ;   778.3 alu0    49 w[8]
        mov dword [rsp + 120], r12d        ;   776.0 agu1    78 w[6] spill
        mov r12d, dword [rsp + 124]        ;   776.3 agu2    49 w[8]
        ror r12d, 0xb                      ;   779.3 alu1    49 w[8]
        xor ebx, r12d                      ;   780.3 alu2    49 w[8]
        ror ebx, 7                         ;   781.3 alu0    49 w[8]
        xor r11d, ebx                      ;   782.3 alu1    49 w[8]
        add r10d, r11d                     ;   783.3 alu2    78 w[8]
        mov r11d, esi                      ;   778.3 alu0    51 t1 copy
        xor r11d, ecx                      ;   779.3 alu1    51 t1
        and r11d, ebp                      ;   780.3 alu2    51 t1
        xor r11d, esi                      ;   781.3 alu0    51 t1
        lea r14d, [r14 + r13 + 1955562222] ;   779.7 agu0    61 t1
        add r14d, r11d                     ;   782.3 alu1    61 t1
        add r14d, r10d                     ;   784.3 alu2    61 t1
        mov r11d, edx                      ;   780.7 alu0    52 v[7] copy
        xor r11d, edi                      ;   781.7 alu1    52 v[7]
        and r15d, r11d                     ;   782.7 alu2    52 v[7]
        xor r15d, edx                      ;   783.7 alu0    52 v[7]
        add eax, r14d                      ;   785.3 alu1    62 v[3]
        mov r12d, edi                      ;   782.3 alu2    47 v[7] copy
        ror r12d, 9                        ;   783.3 alu0    47 v[7]
        xor r12d, edi                      ;   784.3 alu1    47 v[7]
        ror r12d, 0xb                      ;   785.3 alu2    47 v[7]
        xor r12d, edi                      ;   786.3 alu0    47 v[7]
        ror r12d, 2                        ;   787.3 alu1    47 v[7]
        add r15d, r14d                     ;   785.3 alu2    63 v[7]
        add r15d, r12d                     ;   788.3 alu0    63 v[7]
        mov r12d, r10d                     ;   785.0 alu1    50 w[10] copy
        shr r12d, 0xa                      ;   786.0 alu2    50 w[10]
        mov r13d, r10d                     ;   785.7 alu0    50 w[10] copy
        ror r13d, 2                        ;   786.7 alu1    50 w[10]
        xor r13d, r10d                     ;   787.7 alu2    50 w[10]
        ror r13d, 0x11                     ;   788.7 alu0    50 w[10]
        xor r12d, r13d                     ;   789.7 alu1    50 w[10]
        mov r13d, dword [rsp + 128]        ;   787.3 agu1    49 w[9]
        shr r13d, 3                        ;   790.3 alu2    49 w[9]
        mov r14d, dword [rsp + 128]        ;   788.0 agu2    49 w[9]
        ror r14d, 0xb                      ;   791.0 alu0    49 w[9]
        mov ebx, dword [rsp + 128]         ;   788.7 agu0    78 w[10] reload
        xor r14d, ebx                      ;   792.0 alu1    49 w[9]
        ror r14d, 7                        ;   793.0 alu2    49 w[9]
        xor r13d, r14d                     ;   794.0 alu0    49 w[9]
        add r9d, r13d                      ;   795.0 alu1    78 w[9]
        add r9d, dword [rsp + 100]         ;   796.0 alu2+agu1   78 w[9]
        add r9d, dword [rsp + 124]         ;   797.0 alu0+agu2   78 w[9]
        mov r13d, eax                      ;   791.0 alu1    48 t1 copy
        ror r13d, 0xe                      ;   792.0 alu2    48 t1
        xor r13d, eax                      ;   793.0 alu0    48 t1
        ror r13d, 5                        ;   794.0 alu1    48 t1
        xor r13d, eax                      ;   795.0 alu2    48 t1
        ror r13d, 6                        ;   796.0 alu0    48 t1
        mov r14d, ecx                      ;   793.0 alu1    51 t1 copy
        xor r14d, ebp                      ;   794.0 alu2    51 t1
        and r14d, eax                      ;   795.0 alu0    51 t1
        xor r14d, ecx                      ;   796.0 alu1    51 t1
        lea esi, [rsi + r13 + 2024104815]  ;   797.0 agu0    61 t1
        add esi, r14d                      ;   799.0 alu2    61 t1
        add esi, r9d                       ;   800.0 alu0    61 t1
        mov r13d, edi                      ;   795.3 alu1    52 v[6] copy
        xor r13d, r15d                     ;   796.3 alu2    52 v[6]
        and r11d, r13d                     ;   797.3 alu0    52 v[6]
        xor r11d, edi                      ;   798.3 alu1    52 v[6]
        add r8d, esi                       ;   801.0 alu2    62 v[2]
        mov r14d, r15d                     ;   797.0 alu0    47 v[6] copy
        ror r14d, 9                        ;   798.0 alu1    47 v[6]
        xor r14d, r15d                     ;   799.0 alu2    47 v[6]
        ror r14d, 0xb                      ;   800.0 alu0    47 v[6]
        xor r14d, r15d                     ;   801.0 alu1    47 v[6]
        ror r14d, 2                        ;   802.0 alu2    47 v[6]
        add r11d, esi                      ;   801.0 alu0    63 v[6]
        add r11d, r14d                     ;   803.0 alu1    63 v[6]
        mov esi, r9d                       ;   799.7 alu2    50 w[11] copy
        shr esi, 0xa                       ;   800.7 alu0    50 w[11]
        mov r14d, r9d                      ;   800.3 alu1    50 w[11] copy
        ror r14d, 2                        ;   801.3 alu2    50 w[11]
        xor r9d, r14d                      ;   802.3 alu0    50 w[11]
        ror r9d, 0x11                      ;   803.3 alu1    50 w[11]
        xor esi, r9d                       ;   804.3 alu2    50 w[11]
        mov r9d, dword [rsp + 132]         ;   802.0 agu1    49 w[10]
        shr r9d, 3                         ;   805.0 alu0    49 w[10]
        mov r14d, dword [rsp + 132]        ;   802.7 agu2    49 w[10]
        add r12d, ebx                      ;   803.0 alu1    78 w[10]
        add r12d, dword [rsp + 104]        ;   804.0 alu2+agu0   78 w[10]
        mov ebx, r8d                       ;   803.7 alu0    48 t1 copy
        ror ebx, 0xe                       ;   804.7 alu1    48 t1
        xor ebx, r8d                       ;   805.7 alu2    48 t1
        ror ebx, 5                         ;   806.7 alu0    48 t1
        xor ebx, r8d                       ;   807.7 alu1    48 t1
        ror ebx, 6                         ;   808.7 alu2    48 t1
        mov dword [rsp + 104], r10d        ;   805.7 agu1    78 w[8] spill
        mov r10d, dword [rsp + 132]        ;   806.0 agu2    49 w[10]
        ror r10d, 0xb                      ;   809.0 alu0    49 w[10]
        xor r14d, r10d                     ;   810.0 alu1    49 w[10]
        ror r14d, 7                        ;   811.0 alu2    49 w[10]
        xor r9d, r14d                      ;   812.0 alu0    49 w[10]
        add r12d, r9d                      ;   813.0 alu1    78 w[10]
        mov r9d, ebp                       ;   808.0 alu2    51 t1 copy
        xor r9d, eax                       ;   809.0 alu0    51 t1
        and r9d, r8d                       ;   810.0 alu1    51 t1
        xor r9d, ebp                       ;   811.0 alu2    51 t1
        lea ecx, [rcx + rbx - 2067236844]  ;   809.7 agu0    61 t1
        add ecx, r9d                       ;   812.0 alu0    61 t1
        add ecx, r12d                      ;   814.0 alu1    61 t1
        mov r9d, r15d                      ;   810.3 alu2    52 v[5] copy
        xor r9d, r11d                      ;   811.3 alu0    52 v[5]
        and r13d, r9d                      ;   812.3 alu1    52 v[5]
        xor r13d, r15d                     ;   813.3 alu2    52 v[5]
        add edx, ecx                       ;   815.0 alu0    62 v[1]
        mov r10d, r11d                     ;   812.0 alu1    47 v[5] copy
        ror r10d, 9                        ;   813.0 alu2    47 v[5]
        xor r10d, r11d                     ;   814.0 alu0    47 v[5]
        ror r10d, 0xb                      ;   815.0 alu1    47 v[5]
        xor r10d, r11d                     ;   816.0 alu2    47 v[5]
        ror r10d, 2                        ;   817.0 alu0    47 v[5]
        add r13d, ecx                      ;   815.0 alu1    63 v[5]
        add r13d, r10d                     ;   818.0 alu2    63 v[5]
        mov r10d, r12d                     ;   814.7 alu0    50 w[12] copy
        shr r10d, 0xa                      ;   815.7 alu1    50 w[12]
        mov r14d, r12d                     ;   815.3 alu2    50 w[12] copy
        ror r14d, 2                        ;   816.3 alu0    50 w[12]
        xor r12d, r14d                     ;   817.3 alu1    50 w[12]
        ror r12d, 0x11                     ;   818.3 alu2    50 w[12]
        xor r10d, r12d                     ;   819.3 alu0    50 w[12]
        mov r12d, dword [rsp + 140]        ;   817.0 agu1    49 w[11]
        shr r12d, 3                        ;   820.0 alu1    49 w[11]
        mov r14d, dword [rsp + 140]        ;   817.7 agu2    49 w[11]
        ror r14d, 0xb                      ;   820.7 alu2    49 w[11]
        mov ecx, dword [rsp + 140]         ;   818.3 agu0    78 w[12] reload
        xor r14d, ecx                      ;   821.7 alu0    49 w[11]
        ror r14d, 7                        ;   822.7 alu1    49 w[11]
        xor r12d, r14d                     ;   823.7 alu2    49 w[11]
        add esi, r12d                      ;   824.7 alu0    78 w[11]
        add esi, dword [rsp + 108]         ;   825.7 alu1+agu1   78 w[11]
        add esi, dword [rsp + 132]         ;   826.7 alu2+agu2   78 w[11]
        mov r12d, edx                      ;   820.7 alu0    48 t1 copy
        ror r12d, 0xe                      ;   821.7 alu1    48 t1
        xor r12d, edx                      ;   822.7 alu2    48 t1
        ror r12d, 5                        ;   823.7 alu0    48 t1
        xor r12d, edx                      ;   824.7 alu1    48 t1
        ror r12d, 6                        ;   825.7 alu2    48 t1
        mov r14d, eax                      ;   822.7 alu0    51 t1 copy
        xor r14d, r8d                      ;   823.7 alu1    51 t1
        and r14d, edx                      ;   824.7 alu2    51 t1
        xor r14d, eax                      ;   825.7 alu0    51 t1
        lea ebp, [rbp + r12 - 1933114872]  ;   826.7 agu0    61 t1
        add ebp, r14d                      ;   828.7 alu1    61 t1
        add ebp, esi                       ;   829.7 alu2    61 t1
        mov r12d, r11d                     ;   825.0 alu0    52 v[4] copy
        xor r12d, r13d                     ;   826.0 alu1    52 v[4]
        and r9d, r12d                      ;   827.0 alu2    52 v[4]
        xor r9d, r11d                      ;   828.0 alu0    52 v[4]
        add edi, ebp                       ;   830.7 alu1    62 v[0]
        mov r14d, r13d                     ;   826.7 alu2    47 v[4] copy
        ror r14d, 9                        ;   827.7 alu0    47 v[4]
        xor r14d, r13d                     ;   828.7 alu1    47 v[4]
        ror r14d, 0xb                      ;   829.7 alu2    47 v[4]
        xor r14d, r13d                     ;   830.7 alu0    47 v[4]
        ror r14d, 2                        ;   831.7 alu1    47 v[4]
        add r9d, ebp                       ;   830.7 alu2    63 v[4]
        add r9d, r14d                      ;   832.7 alu0    63 v[4]
        mov ebp, esi                       ;   829.3 alu1    50 w[13] copy
        shr ebp, 0xa                       ;   830.3 alu2    50 w[13]
        mov r14d, esi                      ;   830.0 alu0    50 w[13] copy
        ror r14d, 2                        ;   831.0 alu1    50 w[13]
        xor esi, r14d                      ;   832.0 alu2    50 w[13]
        ror esi, 0x11                      ;   833.0 alu0    50 w[13]
        xor ebp, esi                       ;   834.0 alu1    50 w[13]
        mov esi, dword [rsp + 152]         ;   831.7 agu1    49 w[12]
        shr esi, 3                         ;   834.7 alu2    49 w[12]
        mov r14d, dword [rsp + 152]        ;   832.3 agu2    49 w[12]
        ror r14d, 0xb                      ;   835.3 alu0    49 w[12]
        mov ebx, dword [rsp + 152]         ;   833.0 agu0    78 w[13] reload
        xor r14d, ebx                      ;   836.3 alu1    49 w[12]
        ror r14d, 7                        ;   837.3 alu2    49 w[12]
        xor esi, r14d                      ;   838.3 alu0    49 w[12]
        add r10d, ecx                      ;   834.3 alu1    78 w[12]
        add r10d, esi                      ;   839.3 alu2    78 w[12]
        add r10d, dword [rsp + 112]        ;   840.3 alu0+agu1   78 w[12]
        mov esi, edi                       ;   835.3 alu1    48 t1 copy
        ror esi, 0xe                       ;   836.3 alu2    48 t1
        xor esi, edi                       ;   837.3 alu0    48 t1
        ror esi, 5                         ;   838.3 alu1    48 t1
        xor esi, edi                       ;   839.3 alu2    48 t1
        ror esi, 6                         ;   840.3 alu0    48 t1
        mov r14d, r8d                      ;   837.3 alu1    51 t1 copy
        xor r14d, edx                      ;   838.3 alu2    51 t1
        and r14d, edi                      ;   839.3 alu0    51 t1
        xor r14d, r8d                      ;   840.3 alu1    51 t1
        lea eax, [rax + rsi - 1866530822]  ;   841.3 agu2    61 t1
        add eax, r14d                      ;   843.3 alu2    61 t1
        add eax, r10d                      ;   844.3 alu0    61 t1
        mov esi, r13d                      ;   839.7 alu1    52 v[3] copy
        xor esi, r9d                       ;   840.7 alu2    52 v[3]
        and r12d, esi                      ;   841.7 alu0    52 v[3]
        xor r12d, r13d                     ;   842.7 alu1    52 v[3]
        add r15d, eax                      ;   845.3 alu2    62 v[7]
        mov r14d, r9d                      ;   841.3 alu0    47 v[3] copy
        ror r14d, 9                        ;   842.3 alu1    47 v[3]
        xor r14d, r9d                      ;   843.3 alu2    47 v[3]
        ror r14d, 0xb                      ;   844.3 alu0    47 v[3]
        xor r14d, r9d                      ;   845.3 alu1    47 v[3]
        ror r14d, 2                        ;   846.3 alu2    47 v[3]
        add r12d, eax                      ;   845.3 alu0    63 v[3]
        add r12d, r14d                     ;   847.3 alu1    63 v[3]
        mov r14d, dword [rsp + 148]        ;   844.0 agu0    49 w[13]
        shr r14d, 3                        ;   847.0 alu2    49 w[13]
        mov eax, dword [rsp + 148]         ;   844.7 agu1    49 w[13]
        ror eax, 0xb                       ;   847.7 alu0    49 w[13]
        mov ecx, dword [rsp + 148]         ;   845.3 agu2    78 w[14] reload
        xor eax, ecx                       ;   848.7 alu1    49 w[13]
        ror eax, 7                         ;   849.7 alu2    49 w[13]
        xor r14d, eax                      ;   850.7 alu0    49 w[13]
        add ebp, ebx                       ;   846.7 alu1    78 w[13]
        add ebp, r14d                      ;   851.7 alu2    78 w[13]
        add ebp, dword [rsp + 120]         ;   852.7 alu0+agu0   78 w[13]
        mov r14d, r15d                     ;   847.7 alu1    48 t1 copy
        ror r14d, 0xe                      ;   848.7 alu2    48 t1
        xor r14d, r15d                     ;   849.7 alu0    48 t1
        ror r14d, 5                        ;   850.7 alu1    48 t1
        xor r14d, r15d                     ;   851.7 alu2    48 t1
        ror r14d, 6                        ;   852.7 alu0    48 t1
        mov eax, edx                       ;   849.7 alu1    51 t1 copy
        xor eax, edi                       ;   850.7 alu2    51 t1
        and eax, r15d                      ;   851.7 alu0    51 t1
        mov ebx, dword [rsp + 96]          ;   850.7 agu1    61 t1
        lea ebx, [rbx + rdx - 1090935817]  ;   853.7 agu2    61 t1
        xor edx, eax                       ;   852.7 alu1    51 t1
        lea r8d, [r8 + r14 - 1538233109]   ;   853.7 agu0    61 t1
        add r8d, edx                       ;   855.7 alu2    61 t1
        add r8d, ebp                       ;   856.7 alu0    61 t1
        mov r14d, r9d                      ;   852.7 alu1    52 v[2] copy
        xor r14d, r12d                     ;   853.7 alu2    52 v[2]
        and esi, r14d                      ;   854.7 alu0    52 v[2]
        mov eax, dword [rsp + 88]          ;   853.7 agu1    82 h
        add eax, r9d                       ;   856.7 alu1    82 h
        xor r9d, esi                       ;   855.7 alu2    52 v[2]
        add r11d, r8d                      ;   857.7 alu0    62 v[6]
        mov esi, r12d                      ;   855.0 alu1    47 v[2] copy
        ror esi, 9                         ;   856.0 alu2    47 v[2]
        xor esi, r12d                      ;   857.0 alu0    47 v[2]
        ror esi, 0xb                       ;   858.0 alu1    47 v[2]
        xor esi, r12d                      ;   859.0 alu2    47 v[2]
        ror esi, 2                         ;   860.0 alu0    47 v[2]
        add r9d, r8d                       ;   857.7 alu1    63 v[2]
        add r9d, esi                       ;   861.0 alu2    63 v[2]
        mov esi, r10d                      ;   857.7 alu0    50 w[14] copy
        shr esi, 0xa                       ;   858.7 alu1    50 w[14]
        mov r8d, r10d                      ;   858.3 alu2    50 w[14] copy
        ror r8d, 2                         ;   859.3 alu0    50 w[14]
        xor r10d, r8d                      ;   860.3 alu1    50 w[14]
        ror r10d, 0x11                     ;   861.3 alu2    50 w[14]
        xor esi, r10d                      ;   862.3 alu0    50 w[14]
        mov r8d, dword [rsp + 136]         ;   860.0 agu2    49 w[14]
        shr r8d, 3                         ;   863.0 alu1    49 w[14]
        mov r10d, dword [rsp + 136]        ;   860.7 agu0    49 w[14]
        ror r10d, 0xb                      ;   863.7 alu2    49 w[14]
        mov edx, dword [rsp + 136]         ;   861.3 agu1    78 w[15] reload
        xor r10d, edx                      ;   864.7 alu0    49 w[14]
        ror r10d, 7                        ;   865.7 alu1    49 w[14]
        xor r8d, r10d                      ;   866.7 alu2    49 w[14]
        mov r10d, r11d                     ;   862.7 alu0    48 t1 copy
        ror r10d, 0xe                      ;   863.7 alu1    48 t1
        xor r10d, r11d                     ;   864.7 alu2    48 t1
        ror r10d, 5                        ;   865.7 alu0    48 t1
        xor r10d, r11d                     ;   866.7 alu1    48 t1
        ror r10d, 6                        ;   867.7 alu2    48 t1
        add ebx, esi                       ;   864.7 alu0    61 t1
        mov esi, edi                       ;   865.0 alu1    51 t1 copy
        xor esi, r15d                      ;   866.0 alu2    51 t1
        and esi, r11d                      ;   867.0 alu0    51 t1
        xor esi, edi                       ;   868.0 alu1    51 t1
        add ebx, ecx                       ;   866.3 alu2    61 t1
        add ebx, r8d                       ;   867.7 alu0    61 t1
        add ebx, r10d                      ;   868.7 alu1    61 t1
        add ebx, esi                       ;   869.7 alu2    61 t1
        mov esi, r12d                      ;   867.7 alu0    52 v[1] copy
        xor esi, r9d                       ;   868.7 alu1    52 v[1]
        and r14d, esi                      ;   869.7 alu2    52 v[1]
        xor r14d, r12d                     ;   870.7 alu0    52 v[1]
        add r13d, ebx                      ;   870.7 alu1    62 v[5]
        mov r8d, r9d                       ;   869.3 alu2    47 v[1] copy
        ror r8d, 9                         ;   870.3 alu0    47 v[1]
        xor r8d, r9d                       ;   871.3 alu1    47 v[1]
        ror r8d, 0xb                       ;   872.3 alu2    47 v[1]
        xor r8d, r9d                       ;   873.3 alu0    47 v[1]
        ror r8d, 2                         ;   874.3 alu1    47 v[1]
        add ebx, r14d                      ;   871.7 alu2    63 v[1]
        add ebx, r8d                       ;   875.3 alu0    63 v[1]
        mov r8d, ebp                       ;   872.0 alu1    50 w[15] copy
        shr r8d, 0xa                       ;   873.0 alu2    50 w[15]
        mov r10d, ebp                      ;   872.7 alu0    50 w[15] copy
        ror r10d, 2                        ;   873.7 alu1    50 w[15]
        xor ebp, r10d                      ;   874.7 alu2    50 w[15]
        ror ebp, 0x11                      ;   875.7 alu0    50 w[15]
        xor r8d, ebp                       ;   876.7 alu1    50 w[15]
        mov ebp, dword [rsp + 116]         ;   874.3 agu2    49 w[15]
        shr ebp, 3                         ;   877.3 alu2    49 w[15]
        mov r10d, dword [rsp + 116]        ;   875.0 agu0    49 w[15]
        ror r10d, 0xb                      ;   878.0 alu0    49 w[15]
        xor r10d, dword [rsp + 116]        ;   879.0 alu1+agu1   49 w[15]
        ror r10d, 7                        ;   880.0 alu2    49 w[15]
        xor ebp, r10d                      ;   881.0 alu0    49 w[15]
        mov r10d, r13d                     ;   876.7 alu1    48 t1 copy
        ror r10d, 0xe                      ;   877.7 alu2    48 t1
        xor r10d, r13d                     ;   878.7 alu0    48 t1
        ror r10d, 5                        ;   879.7 alu1    48 t1
        xor r10d, r13d                     ;   880.7 alu2    48 t1
        ror r10d, 6                        ;   881.7 alu0    48 t1
        mov r14d, r11d                     ;   878.7 alu1    51 t1 copy
        xor r14d, r15d                     ;   879.7 alu2    51 t1
        and r14d, r13d                     ;   880.7 alu0    51 t1
        xor r14d, r15d                     ;   881.7 alu1    51 t1
        lea edi, [rdi + r8 - 965641998]    ;   880.0 agu2    61 t1
        add edi, edx                       ;   882.0 alu2    61 t1
        add edi, ebp                       ;   883.0 alu0    61 t1
        add edi, r10d                      ;   884.0 alu1    61 t1
        add edi, r14d                      ;   885.0 alu2    61 t1
        add edi, dword [rsp + 104]         ;   886.0 alu0+agu0   61 t1
        mov ebp, ebx                       ;   882.0 alu1    47 v[0] copy
        ror ebp, 9                         ;   883.0 alu2    47 v[0]
        xor ebp, ebx                       ;   884.0 alu0    47 v[0]
        ror ebp, 0xb                       ;   885.0 alu1    47 v[0]
        xor ebp, ebx                       ;   886.0 alu2    47 v[0]
        ror ebp, 2                         ;   887.0 alu0    47 v[0]
        mov r8d, ebx                       ;   884.0 alu1    52 v[0] copy
        xor r8d, r9d                       ;   885.0 alu2    52 v[0]
        and esi, r8d                       ;   886.0 alu0    52 v[0]
        xor esi, r9d                       ;   887.0 alu1    52 v[0]
        add ebp, esi                       ;   888.0 alu2    82 h
        add ebp, edi                       ;   889.0 alu0    82 h
        add ebp, dword [rsp + 92]          ;   890.0 alu1+agu1   82 h
        add ebx, dword [rsp + 84]          ;   886.3 alu2+agu2   82 h
        add r9d, dword [rsp + 80]          ;   886.7 alu0+agu0   82 h
        add r12d, dword [rsp + 76]         ;   887.0 alu1+agu1   82 h
        add eax, edi                       ;   887.3 alu2    82 h
        add r13d, dword [rsp + 72]         ;   887.7 alu0+agu2   82 h
        add r11d, dword [rsp + 68]         ;   888.0 alu1+agu0   82 h
        add r15d, dword [rsp + 64]         ;   888.3 alu2+agu1   82 h
        mov dword [rsp + 64], r15d         ;   889.3 agu2    82 h
        mov r8, qword [rsp + 24]           ;   889.0 agu0    68 blocks
        add r8, 0x40                       ;   892.0 alu0    68 blocks
        mov edi, ebp                       ;   891.0 alu1    82 h copy
        mov ebp, ebx                       ;   890.0 alu2    82 h copy
        mov esi, eax                       ;   890.3 alu0    82 h copy
        mov r10d, r11d                     ;   890.7 alu1    82 h copy
        mov r11d, r9d                      ;   891.0 alu2    82 h copy
        mov r9d, r13d                      ;   891.3 alu0    82 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
        mov dword [rsp + 56], r9d          ;                    resident
        mov dword [rsp + 60], r10d         ;                    resident
        mov dword [rsp + 40], r11d         ;                    resident
        mov dword [rsp + 44], r12d         ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 agu0    68 blocks reload
        mov r8, qword [rsp + 0]            ;     0.3 agu1    68 blocks reload
        mov dword [r8], esi                ;     3.0 agu2    68 blocks
        mov esi, dword [rsp + 36]          ;     1.0 agu0    68 blocks reload
        mov dword [r8 + 4], esi            ;     4.0 agu1    68 blocks
        mov esi, dword [rsp + 40]          ;     1.7 agu2    68 blocks reload
        mov dword [r8 + 8], esi            ;     4.7 agu0    68 blocks
        mov esi, dword [rsp + 44]          ;     2.3 agu1    68 blocks reload
        mov dword [r8 + 12], esi           ;     5.3 agu2    68 blocks
        mov esi, dword [rsp + 48]          ;     3.0 agu0    68 blocks reload
        mov dword [r8 + 16], esi           ;     6.0 agu1    68 blocks
        mov esi, dword [rsp + 56]          ;     3.7 agu2    68 blocks reload
        mov dword [r8 + 20], esi           ;     6.7 agu0    68 blocks
        mov esi, dword [rsp + 60]          ;     4.3 agu1    68 blocks reload
        mov dword [r8 + 24], esi           ;     7.3 agu2    68 blocks
        mov esi, dword [rsp + 64]          ;     5.0 agu0    68 blocks reload
        mov dword [r8 + 28], esi           ;     8.0 agu1    68 blocks
        add rsp, 0xa8                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
