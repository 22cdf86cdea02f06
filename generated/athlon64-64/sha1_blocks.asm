; sha1_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu athlon64-64
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1183 uops, planned 401.0; bounds: width 394.3, ports 334.0, path 163.0
;   body.2: 11 uops, planned 6.0; bounds: width 3.7, ports 3.7, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

        bits 64
        global sha1_blocks

        section .text
        align 16
sha1_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x68                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 32], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 agu0    16 h reload
        mov esi, dword [r8]                ;     3.0 agu1    16 h
        mov r9d, dword [rsp + 32]          ;     3.0 agu2    16 h
        shl r9, 6                          ;     6.0 alu0    16 h
        mov edi, dword [r8 + 4]            ;     3.0 agu0    16 h
        mov ebp, dword [r8 + 8]            ;     3.0 agu1    16 h
        mov r10d, dword [r8 + 12]          ;     3.0 agu2    16 h
        mov r11d, dword [r8 + 16]          ;     3.0 agu0    16 h
        mov dword [rsp + 36], esi          ;     6.0 agu1    16 h
        mov dword [rsp + 40], edi          ;     6.0 agu2    16 h
        mov dword [rsp + 44], ebp          ;     6.0 agu0    16 h
        mov dword [rsp + 48], r10d         ;     6.0 agu1    16 h
        mov dword [rsp + 52], r11d         ;     6.0 agu2    16 h
        add r9, qword [rsp + 8]            ;     7.3 alu1+agu0   16 h
        mov qword [rsp + 16], r9           ;     8.3 agu1    16 h
        cmp dword [rsp + 32], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 36]          ;                    resident
        align 16
.blocks_1:
        mov edi, dword [r8]                ;     0.0 agu0    22 w[0]
        bswap edi                          ;     3.0 alu0    22 w[0]
        mov ebp, esi                       ;     0.7 alu1    27 v[4] copy
        rol ebp, 5                         ;     1.7 alu2    27 v[4]
        lea ebp, [rbp + rdi + 1518500249]  ;     4.0 agu1    27 v[4]
        mov r9d, dword [rsp + 52]          ;     4.0 agu2    19 v[4] reload
        add ebp, r9d                       ;     7.0 alu0    27 v[4]
        mov r10d, dword [rsp + 44]         ;     4.0 agu0     6 v[4]
        mov r11d, dword [rsp + 48]         ;     4.0 agu1    19 v[3] reload
        xor r10d, r11d                     ;     7.0 alu1     6 v[4]
        mov r12d, dword [rsp + 40]         ;     4.0 agu2    19 v[1] reload
        and r10d, r12d                     ;     8.0 alu2     6 v[4]
        xor r10d, r11d                     ;     9.0 alu0     6 v[4]
        add ebp, r10d                      ;    10.0 alu1    27 v[4]
        mov r10d, r12d                     ;     7.0 alu2    28 v[1] copy
        rol r10d, 0x1e                     ;     8.0 alu0    28 v[1]
        mov r13d, dword [r8 + 4]           ;     5.3 agu0    22 w[1]
        bswap r13d                         ;     8.3 alu1    22 w[1]
        mov r14d, ebp                      ;    11.0 alu2    27 v[3] copy
        rol r14d, 5                        ;    12.0 alu0    27 v[3]
        mov r15d, r10d                     ;     9.0 alu1     6 v[3] copy
        mov eax, dword [rsp + 44]          ;     7.0 agu1    19 v[2] reload
        xor r15d, eax                      ;    10.0 alu2     6 v[3]
        and r15d, esi                      ;    11.0 alu0     6 v[3]
        xor r15d, eax                      ;    12.0 alu1     6 v[3]
        lea r14d, [r14 + r11 + 1518500249] ;    13.0 agu2    27 v[3]
        add r14d, r13d                     ;    15.0 alu2    27 v[3]
        add r14d, r15d                     ;    16.0 alu0    27 v[3]
        mov r15d, esi                      ;     9.3 alu1    28 v[0] copy
        rol r15d, 0x1e                     ;    10.3 alu2    28 v[0]
        mov ecx, dword [r8 + 8]            ;    13.0 agu0    22 w[2]
        bswap ecx                          ;    16.0 alu0    22 w[2]
        mov edx, r14d                      ;    17.0 alu1    27 v[2] copy
        rol edx, 5                         ;    18.0 alu2    27 v[2]
        mov ebx, r10d                      ;    11.3 alu0     6 v[2] copy
        xor ebx, r15d                      ;    12.3 alu1     6 v[2]
        and ebx, ebp                       ;    13.3 alu2     6 v[2]
        xor ebx, r10d                      ;    14.3 alu0     6 v[2]
        lea ebx, [rbx + rax + 1518500249]  ;    15.3 agu1    27 v[2]
        add ebx, ecx                       ;    17.3 alu1    27 v[2]
        add ebx, edx                       ;    19.0 alu2    27 v[2]
        rol ebp, 0x1e                      ;    13.7 alu0    28 v[4]
        mov edx, dword [r8 + 12]           ;    15.3 agu2    22 w[3]
        bswap edx                          ;    18.3 alu1    22 w[3]
        add r10d, 0x5a827999               ;    14.7 alu2    27 v[1]
        add r10d, edx                      ;    19.3 alu0    27 v[1]
        mov r9d, ebx                       ;    20.0 alu1    27 v[1] copy
        rol r9d, 5                         ;    21.0 alu2    27 v[1]
        add r10d, r9d                      ;    22.0 alu0    27 v[1]
        mov r9d, r15d                      ;    16.3 alu1     6 v[1] copy
        xor r9d, ebp                       ;    17.3 alu2     6 v[1]
        and r9d, r14d                      ;    18.3 alu0     6 v[1]
        xor r9d, r15d                      ;    19.3 alu1     6 v[1]
        add r10d, r9d                      ;    23.0 alu2    27 v[1]
        rol r14d, 0x1e                     ;    18.0 alu0    28 v[3]
        mov r9d, dword [r8 + 16]           ;    18.3 agu0    22 w[4]
        bswap r9d                          ;    21.3 alu1    22 w[4]
        lea r15d, [r15 + r9 + 1518500249]  ;    22.3 agu1    27 v[0]
        mov r11d, r10d                     ;    24.0 alu2    27 v[0] copy
        rol r11d, 5                        ;    25.0 alu0    27 v[0]
        add r15d, r11d                     ;    26.0 alu1    27 v[0]
        mov r11d, ebp                      ;    20.3 alu2     6 v[0] copy
        xor r11d, r14d                     ;    21.3 alu0     6 v[0]
        and r11d, ebx                      ;    22.3 alu1     6 v[0]
        xor r11d, ebp                      ;    23.3 alu2     6 v[0]
        add r15d, r11d                     ;    27.0 alu0    27 v[0]
        rol ebx, 0x1e                      ;    22.0 alu1    28 v[2]
        mov r11d, dword [r8 + 20]          ;    22.3 agu2    22 w[5]
        bswap r11d                         ;    25.3 alu2    22 w[5]
        lea ebp, [rbp + r11 + 1518500249]  ;    26.3 agu0    27 v[4]
        mov eax, r15d                      ;    28.0 alu0    27 v[4] copy
        rol eax, 5                         ;    29.0 alu1    27 v[4]
        add ebp, eax                       ;    30.0 alu2    27 v[4]
        mov eax, r14d                      ;    24.3 alu0     6 v[4] copy
        xor eax, ebx                       ;    25.3 alu1     6 v[4]
        and eax, r10d                      ;    26.3 alu2     6 v[4]
        xor eax, r14d                      ;    27.3 alu0     6 v[4]
        add ebp, eax                       ;    31.0 alu1    27 v[4]
        rol r10d, 0x1e                     ;    26.0 alu2    28 v[1]
        mov eax, dword [r8 + 24]           ;    26.3 agu1    22 w[6]
        bswap eax                          ;    29.3 alu0    22 w[6]
        lea r14d, [r14 + rax + 1518500249] ;    30.3 agu2    27 v[3]
        mov r12d, ebp                      ;    32.0 alu1    27 v[3] copy
        rol r12d, 5                        ;    33.0 alu2    27 v[3]
        add r14d, r12d                     ;    34.0 alu0    27 v[3]
        mov r12d, ebx                      ;    28.3 alu1     6 v[3] copy
        xor r12d, r10d                     ;    29.3 alu2     6 v[3]
        and r12d, r15d                     ;    30.3 alu0     6 v[3]
        xor r12d, ebx                      ;    31.3 alu1     6 v[3]
        add r14d, r12d                     ;    35.0 alu2    27 v[3]
        rol r15d, 0x1e                     ;    30.0 alu0    28 v[0]
        mov r12d, dword [r8 + 28]          ;    30.3 agu0    22 w[7]
        bswap r12d                         ;    33.3 alu1    22 w[7]
        lea ebx, [rbx + r12 + 1518500249]  ;    34.3 agu1    27 v[2]
        mov dword [rsp + 56], esi          ;    31.3 agu2    19 v[0] spill
        mov esi, r14d                      ;    36.0 alu2    27 v[2] copy
        rol esi, 5                         ;    37.0 alu0    27 v[2]
        add ebx, esi                       ;    38.0 alu1    27 v[2]
        mov esi, r10d                      ;    32.7 alu2     6 v[2] copy
        xor esi, r15d                      ;    33.7 alu0     6 v[2]
        and esi, ebp                       ;    34.7 alu1     6 v[2]
        xor esi, r10d                      ;    35.7 alu2     6 v[2]
        add ebx, esi                       ;    39.0 alu0    27 v[2]
        rol ebp, 0x1e                      ;    34.3 alu1    28 v[4]
        mov esi, dword [r8 + 32]           ;    34.7 agu0    22 w[8]
        bswap esi                          ;    37.7 alu2    22 w[8]
        lea r10d, [r10 + rsi + 1518500249] ;    38.7 agu1    27 v[1]
        mov dword [rsp + 60], r12d         ;    35.7 agu2    22 w[7] spill
        mov r12d, ebx                      ;    40.0 alu0    27 v[1] copy
        rol r12d, 5                        ;    41.0 alu1    27 v[1]
        add r10d, r12d                     ;    42.0 alu2    27 v[1]
        mov r12d, r15d                     ;    37.0 alu0     6 v[1] copy
        xor r12d, ebp                      ;    38.0 alu1     6 v[1]
        and r12d, r14d                     ;    39.0 alu2     6 v[1]
        xor r12d, r15d                     ;    40.0 alu0     6 v[1]
        add r10d, r12d                     ;    43.0 alu1    27 v[1]
        rol r14d, 0x1e                     ;    38.7 alu2    28 v[3]
        mov r12d, dword [r8 + 36]          ;    39.0 agu0    22 w[9]
        bswap r12d                         ;    42.0 alu0    22 w[9]
        lea r15d, [r15 + r12 + 1518500249] ;    43.0 agu1    27 v[0]
        mov dword [rsp + 64], eax          ;    40.0 agu2    22 w[6] spill
        mov eax, r10d                      ;    44.0 alu1    27 v[0] copy
        rol eax, 5                         ;    45.0 alu2    27 v[0]
        add r15d, eax                      ;    46.0 alu0    27 v[0]
        mov eax, ebp                       ;    41.3 alu1     6 v[0] copy
        xor eax, r14d                      ;    42.3 alu2     6 v[0]
        and eax, ebx                       ;    43.3 alu0     6 v[0]
        xor eax, ebp                       ;    44.3 alu1     6 v[0]
        add r15d, eax                      ;    47.0 alu2    27 v[0]
        rol ebx, 0x1e                      ;    43.0 alu0    28 v[2]
        mov eax, dword [r8 + 40]           ;    43.3 agu0    22 w[10]
        bswap eax                          ;    46.3 alu1    22 w[10]
        lea ebp, [rbp + rax + 1518500249]  ;    47.3 agu1    27 v[4]
        mov dword [rsp + 68], r11d         ;    44.3 agu2    22 w[5] spill
        mov r11d, r15d                     ;    48.0 alu2    27 v[4] copy
        rol r11d, 5                        ;    49.0 alu0    27 v[4]
        add ebp, r11d                      ;    50.0 alu1    27 v[4]
        mov r11d, r14d                     ;    45.7 alu2     6 v[4] copy
        xor r11d, ebx                      ;    46.7 alu0     6 v[4]
        and r11d, r10d                     ;    47.7 alu1     6 v[4]
        xor r11d, r14d                     ;    48.7 alu2     6 v[4]
        add ebp, r11d                      ;    51.0 alu0    27 v[4]
        rol r10d, 0x1e                     ;    47.3 alu1    28 v[1]
        mov r11d, dword [r8 + 44]          ;    47.7 agu0    22 w[11]
        bswap r11d                         ;    50.7 alu2    22 w[11]
        lea r14d, [r14 + r11 + 1518500249] ;    51.7 agu1    27 v[3]
        mov dword [rsp + 72], r11d         ;    51.7 agu2    22 w[11] spill
        mov r11d, ebp                      ;    52.0 alu0    27 v[3] copy
        rol r11d, 5                        ;    53.0 alu1    27 v[3]
        add r14d, r11d                     ;    54.0 alu2    27 v[3]
        mov r11d, ebx                      ;    50.0 alu0     6 v[3] copy
        xor r11d, r10d                     ;    51.0 alu1     6 v[3]
        and r11d, r15d                     ;    52.0 alu2     6 v[3]
        xor r11d, ebx                      ;    53.0 alu0     6 v[3]
        add r14d, r11d                     ;    55.0 alu1    27 v[3]
        rol r15d, 0x1e                     ;    51.7 alu2    28 v[0]
        mov r11d, dword [r8 + 48]          ;    52.0 agu0    22 w[12]
        bswap r11d                         ;    55.0 alu0    22 w[12]
        lea ebx, [rbx + r11 + 1518500249]  ;    56.0 agu1    27 v[2]
        mov dword [rsp + 76], r11d         ;    56.0 agu2    22 w[12] spill
        mov r11d, r14d                     ;    56.0 alu1    27 v[2] copy
        rol r11d, 5                        ;    57.0 alu2    27 v[2]
        add ebx, r11d                      ;    58.0 alu0    27 v[2]
        mov r11d, r10d                     ;    54.3 alu1     6 v[2] copy
        xor r11d, r15d                     ;    55.3 alu2     6 v[2]
        and r11d, ebp                      ;    56.3 alu0     6 v[2]
        xor r11d, r10d                     ;    57.3 alu1     6 v[2]
        add ebx, r11d                      ;    59.0 alu2    27 v[2]
        rol ebp, 0x1e                      ;    56.0 alu0    28 v[4]
        mov r11d, dword [r8 + 52]          ;    56.3 agu0    22 w[13]
        bswap r11d                         ;    59.3 alu1    22 w[13]
        lea r10d, [r10 + r11 + 1518500249] ;    60.3 agu1    27 v[1]
        mov dword [rsp + 80], r9d          ;    57.3 agu2    22 w[4] spill
        mov r9d, ebx                       ;    60.0 alu2    27 v[1] copy
        rol r9d, 5                         ;    61.0 alu0    27 v[1]
        add r10d, r9d                      ;    62.3 alu1    27 v[1]
        mov r9d, r15d                      ;    58.7 alu2     6 v[1] copy
        xor r9d, ebp                       ;    59.7 alu0     6 v[1]
        and r9d, r14d                      ;    60.7 alu1     6 v[1]
        xor r9d, r15d                      ;    61.7 alu2     6 v[1]
        add r10d, r9d                      ;    63.3 alu0    27 v[1]
        rol r14d, 0x1e                     ;    60.3 alu1    28 v[3]
        mov r9d, dword [r8 + 56]           ;    60.7 agu0    22 w[14]
        bswap r9d                          ;    63.7 alu2    22 w[14]
        lea r15d, [r15 + r9 + 1518500249]  ;    64.7 agu1    27 v[0]
        mov dword [rsp + 84], eax          ;    61.7 agu2    22 w[10] spill
        mov eax, r10d                      ;    64.3 alu0    27 v[0] copy
        rol eax, 5                         ;    65.3 alu1    27 v[0]
        add r15d, eax                      ;    66.7 alu2    27 v[0]
        mov eax, ebp                       ;    63.0 alu0     6 v[0] copy
        xor eax, r14d                      ;    64.0 alu1     6 v[0]
        and eax, ebx                       ;    65.0 alu2     6 v[0]
        xor eax, ebp                       ;    66.0 alu0     6 v[0]
        add r15d, eax                      ;    67.7 alu1    27 v[0]
        rol ebx, 0x1e                      ;    64.7 alu2    28 v[2]
        mov eax, dword [r8 + 60]           ;    65.0 agu0    22 w[15]
        bswap eax                          ;    68.0 alu0    22 w[15]
        lea ebp, [rbp + rax + 1518500249]  ;    69.0 agu1    27 v[4]
        xor edi, ecx                       ;    66.0 alu1    23 w[0]
        xor edi, esi                       ;    67.0 alu2    23 w[0]
        xor edi, r11d                      ;    68.0 alu0    23 w[0]
        rol edi, 1                         ;    69.0 alu1    23 w[0]
        mov qword [rsp + 24], r8           ;    67.3 agu2    22 w[0] spill
        mov r8d, r15d                      ;    68.7 alu2    27 v[4] copy
        rol r8d, 5                         ;    69.7 alu0    27 v[4]
        add ebp, r8d                       ;    71.0 alu1    27 v[4]
        mov r8d, r14d                      ;    68.7 alu2     6 v[4] copy
        xor r8d, ebx                       ;    69.7 alu0     6 v[4]
        and r8d, r10d                      ;    70.7 alu1     6 v[4]
        xor r8d, r14d                      ;    71.7 alu2     6 v[4]
        add ebp, r8d                       ;    72.7 alu0    27 v[4]
        rol r10d, 0x1e                     ;    70.3 alu1    28 v[1]
        mov r8d, ebp                       ;    73.7 alu2    27 v[3] copy
        rol r8d, 5                         ;    74.7 alu0    27 v[3]
        lea r14d, [r14 + rdi + 1518500249] ;    71.3 agu0    27 v[3]
        add r14d, r8d                      ;    75.7 alu1    27 v[3]
        mov r8d, ebx                       ;    72.0 alu2     6 v[3] copy
        xor r8d, r10d                      ;    73.0 alu0     6 v[3]
        and r8d, r15d                      ;    74.0 alu1     6 v[3]
        xor r8d, ebx                       ;    75.0 alu2     6 v[3]
        add r14d, r8d                      ;    76.7 alu0    27 v[3]
        rol r15d, 0x1e                     ;    73.7 alu1    28 v[0]
        xor r13d, edx                      ;    74.0 alu2    23 w[1]
        xor r13d, r12d                     ;    75.0 alu0    23 w[1]
        xor r13d, r9d                      ;    76.0 alu1    23 w[1]
        rol r13d, 1                        ;    77.0 alu2    23 w[1]
        mov r8d, r14d                      ;    77.7 alu0    27 v[2] copy
        rol r8d, 5                         ;    78.7 alu1    27 v[2]
        lea ebx, [rbx + r8 + 1518500249]   ;    79.7 agu1    27 v[2]
        mov r8d, r10d                      ;    76.3 alu2     6 v[2] copy
        xor r8d, r15d                      ;    77.3 alu0     6 v[2]
        and r8d, ebp                       ;    78.3 alu1     6 v[2]
        xor r8d, r10d                      ;    79.3 alu2     6 v[2]
        add ebx, r13d                      ;    81.7 alu0    27 v[2]
        add ebx, r8d                       ;    82.7 alu1    27 v[2]
        rol ebp, 0x1e                      ;    78.3 alu2    28 v[4]
        xor ecx, eax                       ;    78.7 alu0    23 w[2]
        mov r8d, dword [rsp + 84]          ;    79.7 agu2    22 w[10] reload
        xor ecx, r8d                       ;    82.7 alu1    23 w[2]
        xor ecx, dword [rsp + 80]          ;    83.7 alu2+agu0   23 w[2]
        rol ecx, 1                         ;    84.7 alu0    23 w[2]
        add r10d, 0x5a827999               ;    80.3 alu1    27 v[1]
        add r10d, ecx                      ;    85.7 alu2    27 v[1]
        xor edx, edi                       ;    81.0 alu0    23 w[3]
        xor edx, dword [rsp + 72]          ;    84.3 alu1+agu1   23 w[3]
        xor edx, dword [rsp + 68]          ;    85.3 alu2+agu2   23 w[3]
        rol edx, 1                         ;    86.3 alu0    23 w[3]
        mov r8d, ebx                       ;    83.7 alu1    27 v[1] copy
        rol r8d, 5                         ;    84.7 alu2    27 v[1]
        add r10d, r8d                      ;    86.7 alu0    27 v[1]
        mov r8d, r15d                      ;    83.3 alu1     6 v[1] copy
        xor r8d, ebp                       ;    84.3 alu2     6 v[1]
        and r8d, r14d                      ;    85.3 alu0     6 v[1]
        xor r8d, r15d                      ;    86.3 alu1     6 v[1]
        add r10d, r8d                      ;    87.7 alu2    27 v[1]
        rol r14d, 0x1e                     ;    85.0 alu0    28 v[3]
        mov r8d, r10d                      ;    88.7 alu1    27 v[0] copy
        rol r8d, 5                         ;    89.7 alu2    27 v[0]
        lea r15d, [r15 + rdx + 1518500249] ;    87.3 agu0    27 v[0]
        add r15d, r8d                      ;    90.7 alu0    27 v[0]
        mov r8d, r14d                      ;    86.7 alu1     6 v[0] copy
        xor r8d, ebp                       ;    87.7 alu2     6 v[0]
        and r8d, ebx                       ;    88.7 alu0     6 v[0]
        xor r8d, ebp                       ;    89.7 alu1     6 v[0]
        add r15d, r8d                      ;    91.7 alu2    27 v[0]
        rol ebx, 0x1e                      ;    88.3 alu0    28 v[2]
        mov r8d, dword [rsp + 76]          ;    88.7 agu1    23 w[4]
        xor r8d, r13d                      ;    91.7 alu1    23 w[4]
        xor r8d, dword [rsp + 64]          ;    92.7 alu2+agu2   23 w[4]
        xor r8d, dword [rsp + 80]          ;    93.7 alu0+agu0   23 w[4]
        rol r8d, 1                         ;    94.7 alu1    23 w[4]
        add ebp, 0x6ed9eba1                ;    90.3 alu2    27 v[4]
        add ebp, r8d                       ;    95.7 alu0    27 v[4]
        mov dword [rsp + 80], edi          ;    91.0 agu1    23 w[0] spill
        mov edi, r15d                      ;    92.7 alu1    27 v[4] copy
        rol edi, 5                         ;    93.7 alu2    27 v[4]
        add ebp, edi                       ;    96.7 alu0    27 v[4]
        mov edi, r10d                      ;    92.3 alu1     7 v[4] copy
        xor edi, r14d                      ;    93.3 alu2     7 v[4]
        xor edi, ebx                       ;    94.3 alu0     7 v[4]
        add ebp, edi                       ;    97.7 alu1    27 v[4]
        rol r10d, 0x1e                     ;    93.7 alu2    28 v[1]
        mov edi, dword [rsp + 60]          ;    94.0 agu2    23 w[5]
        xor edi, r11d                      ;    97.0 alu0    23 w[5]
        xor edi, ecx                       ;    98.0 alu1    23 w[5]
        xor edi, dword [rsp + 68]          ;    99.0 alu2+agu0   23 w[5]
        rol edi, 1                         ;   100.0 alu0    23 w[5]
        add r14d, 0x6ed9eba1               ;    95.7 alu1    27 v[3]
        add r14d, edi                      ;   101.0 alu2    27 v[3]
        mov dword [rsp + 68], ecx          ;    96.3 agu1    23 w[2] spill
        mov ecx, ebp                       ;    98.7 alu0    27 v[3] copy
        rol ecx, 5                         ;    99.7 alu1    27 v[3]
        add r14d, ecx                      ;   102.0 alu2    27 v[3]
        mov ecx, dword [rsp + 60]          ;    97.7 agu2    23 w[7]
        xor ecx, r12d                      ;   100.7 alu0    23 w[7]
        xor ecx, eax                       ;   101.7 alu1    23 w[7]
        xor ecx, r8d                       ;   102.7 alu2    23 w[7]
        rol ecx, 1                         ;   103.7 alu0    23 w[7]
        mov dword [rsp + 60], r8d          ;    99.3 agu0    23 w[4] spill
        mov r8d, r15d                      ;    99.7 alu1    28 v[0] copy
        rol r8d, 0x1e                      ;   100.7 alu2    28 v[0]
        xor r15d, ebx                      ;   100.3 alu0     7 v[3]
        xor r15d, r10d                     ;   101.3 alu1     7 v[3]
        add r14d, r15d                     ;   103.0 alu2    27 v[3]
        lea r15d, [r10 + rcx + 1859775393] ;   104.7 agu1    27 v[1]
        xor r10d, ebp                      ;   101.7 alu0     7 v[2]
        xor r10d, r8d                      ;   102.7 alu1     7 v[2]
        lea ebx, [rbx + r10 + 1859775393]  ;   104.7 agu2    27 v[2]
        mov r10d, dword [rsp + 64]         ;   104.7 agu0    23 w[6]
        xor r10d, esi                      ;   107.7 alu2    23 w[6]
        xor r10d, r9d                      ;   108.7 alu0    23 w[6]
        xor r10d, edx                      ;   109.7 alu1    23 w[6]
        rol r10d, 1                        ;   110.7 alu2    23 w[6]
        rol ebp, 0x1e                      ;   104.3 alu0    28 v[4]
        add ebx, r10d                      ;   111.7 alu1    27 v[2]
        xor r12d, r13d                     ;   105.0 alu2    23 w[9]
        xor r12d, dword [rsp + 72]         ;   108.3 alu0+agu1   23 w[9]
        xor r12d, r10d                     ;   111.7 alu1    23 w[9]
        rol r12d, 1                        ;   112.7 alu2    23 w[9]
        xor esi, edi                       ;   106.3 alu0    23 w[8]
        mov dword [rsp + 64], r10d         ;   111.7 agu2    23 w[6] spill
        mov r10d, r14d                     ;   107.0 alu1    27 v[2] copy
        rol r10d, 5                        ;   108.0 alu2    27 v[2]
        add ebx, r10d                      ;   112.7 alu0    27 v[2]
        mov r10d, ebx                      ;   113.7 alu1    27 v[1] copy
        rol r10d, 5                        ;   114.7 alu2    27 v[1]
        add r15d, r10d                     ;   115.7 alu0    27 v[1]
        mov r10d, r14d                     ;   109.0 alu1    28 v[3] copy
        rol r10d, 0x1e                     ;   110.0 alu2    28 v[3]
        xor r14d, r8d                      ;   109.7 alu0     7 v[1]
        xor r14d, ebp                      ;   110.7 alu1     7 v[1]
        add r15d, r14d                     ;   116.7 alu2    27 v[1]
        lea r14d, [rbp + r12 + 1859775393] ;   113.7 agu0    27 v[4]
        xor ebp, r10d                      ;   111.0 alu0     7 v[0]
        xor ebp, ebx                       ;   113.7 alu1     7 v[0]
        xor esi, dword [rsp + 80]          ;   116.7 alu2+agu1   23 w[8]
        xor esi, dword [rsp + 84]          ;   117.7 alu0+agu2   23 w[8]
        rol esi, 1                         ;   118.7 alu1    23 w[8]
        lea r8d, [r8 + rbp + 1859775393]   ;   114.7 agu0    27 v[0]
        rol ebx, 0x1e                      ;   113.7 alu2    28 v[2]
        add r8d, esi                       ;   119.7 alu0    27 v[0]
        mov ebp, r15d                      ;   117.7 alu1    27 v[0] copy
        rol ebp, 5                         ;   118.7 alu2    27 v[0]
        add r8d, ebp                       ;   120.7 alu0    27 v[0]
        mov ebp, dword [rsp + 72]          ;   114.7 agu1    23 w[11]
        xor ebp, r11d                      ;   117.7 alu1    23 w[11]
        xor ebp, edx                       ;   118.7 alu2    23 w[11]
        xor ebp, esi                       ;   119.7 alu0    23 w[11]
        rol ebp, 1                         ;   120.7 alu1    23 w[11]
        mov dword [rsp + 72], esi          ;   119.7 agu2    23 w[8] spill
        mov esi, r8d                       ;   121.7 alu2    27 v[4] copy
        rol esi, 5                         ;   122.7 alu0    27 v[4]
        add r14d, esi                      ;   123.7 alu1    27 v[4]
        mov esi, r15d                      ;   118.3 alu2    28 v[1] copy
        rol esi, 0x1e                      ;   119.3 alu0    28 v[1]
        xor r15d, r10d                     ;   119.0 alu1     7 v[4]
        xor r15d, ebx                      ;   120.0 alu2     7 v[4]
        add r14d, r15d                     ;   124.7 alu0    27 v[4]
        lea r15d, [rbx + rbp + 1859775393] ;   121.7 agu0    27 v[2]
        xor ebx, esi                       ;   120.3 alu1     7 v[3]
        xor ebx, r8d                       ;   121.7 alu2     7 v[3]
        lea r10d, [r10 + rbx + 1859775393] ;   122.7 agu1    27 v[3]
        mov ebx, dword [rsp + 68]          ;   122.7 agu2    23 w[10]
        xor ebx, ecx                       ;   125.7 alu0    23 w[10]
        xor ebx, dword [rsp + 76]          ;   126.7 alu1+agu0   23 w[10]
        xor ebx, dword [rsp + 84]          ;   127.7 alu2+agu1   23 w[10]
        rol ebx, 1                         ;   128.7 alu0    23 w[10]
        rol r8d, 0x1e                      ;   123.0 alu1    28 v[0]
        add r10d, ebx                      ;   129.7 alu2    27 v[3]
        xor r11d, eax                      ;   123.7 alu0    23 w[13]
        xor r11d, edi                      ;   124.7 alu1    23 w[13]
        xor r11d, ebx                      ;   129.7 alu2    23 w[13]
        rol r11d, 1                        ;   130.7 alu0    23 w[13]
        mov dword [rsp + 84], ebx          ;   129.7 agu2    23 w[10] spill
        mov ebx, r14d                      ;   125.7 alu1    27 v[3] copy
        rol ebx, 5                         ;   126.7 alu2    27 v[3]
        add r10d, ebx                      ;   130.7 alu0    27 v[3]
        mov ebx, r10d                      ;   131.7 alu1    27 v[2] copy
        rol ebx, 5                         ;   132.7 alu2    27 v[2]
        add r15d, ebx                      ;   133.7 alu0    27 v[2]
        mov ebx, r14d                      ;   127.3 alu1    28 v[4] copy
        rol ebx, 0x1e                      ;   128.3 alu2    28 v[4]
        xor r14d, esi                      ;   128.0 alu0     7 v[2]
        xor r14d, r8d                      ;   129.0 alu1     7 v[2]
        add r15d, r14d                     ;   134.7 alu2    27 v[2]
        lea r14d, [r8 + r11 + 1859775393]  ;   131.7 agu0    27 v[0]
        xor r8d, ebx                       ;   129.3 alu0     7 v[1]
        xor r8d, r10d                      ;   131.7 alu1     7 v[1]
        lea esi, [rsi + r8 + 1859775393]   ;   132.7 agu1    27 v[1]
        mov r8d, dword [rsp + 60]          ;   132.7 agu2    23 w[12]
        xor r8d, r9d                       ;   135.7 alu2    23 w[12]
        xor r8d, r12d                      ;   136.7 alu0    23 w[12]
        xor r8d, dword [rsp + 76]          ;   137.7 alu1+agu0   23 w[12]
        rol r8d, 1                         ;   138.7 alu2    23 w[12]
        rol r10d, 0x1e                     ;   132.0 alu0    28 v[3]
        add esi, r8d                       ;   139.7 alu1    27 v[1]
        xor eax, r13d                      ;   132.7 alu2    23 w[15]
        xor eax, ecx                       ;   133.7 alu0    23 w[15]
        xor eax, r8d                       ;   139.7 alu1    23 w[15]
        rol eax, 1                         ;   140.7 alu2    23 w[15]
        xor r9d, ebp                       ;   134.0 alu0    23 w[14]
        xor r9d, dword [rsp + 64]          ;   137.3 alu1+agu1   23 w[14]
        xor r9d, dword [rsp + 80]          ;   138.3 alu2+agu2   23 w[14]
        mov dword [rsp + 76], r8d          ;   139.7 agu0    23 w[12] spill
        mov r8d, r15d                      ;   135.7 alu0    27 v[1] copy
        rol r8d, 5                         ;   136.7 alu1    27 v[1]
        add esi, r8d                       ;   140.7 alu2    27 v[1]
        mov r8d, esi                       ;   141.7 alu0    27 v[0] copy
        rol r8d, 5                         ;   142.7 alu1    27 v[0]
        add r14d, r8d                      ;   143.7 alu2    27 v[0]
        mov r8d, r15d                      ;   137.3 alu0    28 v[2] copy
        rol r8d, 0x1e                      ;   138.3 alu1    28 v[2]
        xor r15d, ebx                      ;   138.0 alu2     7 v[0]
        xor r15d, r10d                     ;   139.0 alu0     7 v[0]
        add r14d, r15d                     ;   144.7 alu1    27 v[0]
        lea r15d, [r10 + rax + 1859775393] ;   141.7 agu1    27 v[3]
        xor r10d, r8d                      ;   139.3 alu2     7 v[4]
        xor r10d, esi                      ;   141.7 alu0     7 v[4]
        rol r9d, 1                         ;   140.0 alu1    23 w[14]
        lea ebx, [rbx + r10 + 1859775393]  ;   142.7 agu2    27 v[4]
        add ebx, r9d                       ;   144.7 alu2    27 v[4]
        rol esi, 0x1e                      ;   141.7 alu0    28 v[1]
        mov r10d, r14d                     ;   145.7 alu1    27 v[4] copy
        rol r10d, 5                        ;   146.7 alu2    27 v[4]
        add ebx, r10d                      ;   147.7 alu0    27 v[4]
        xor r13d, edx                      ;   142.3 alu1    23 w[1]
        xor r13d, r12d                     ;   143.3 alu2    23 w[1]
        xor r13d, r9d                      ;   144.3 alu0    23 w[1]
        mov r10d, ebx                      ;   148.7 alu1    27 v[3] copy
        rol r10d, 5                        ;   149.7 alu2    27 v[3]
        rol r13d, 1                        ;   145.3 alu0    23 w[1]
        add r15d, r10d                     ;   150.7 alu1    27 v[3]
        mov r10d, r14d                     ;   145.7 alu2    28 v[0] copy
        rol r10d, 0x1e                     ;   146.7 alu0    28 v[0]
        xor r14d, r8d                      ;   145.7 alu1     7 v[3]
        xor r14d, esi                      ;   146.7 alu2     7 v[3]
        add r15d, r14d                     ;   151.7 alu0    27 v[3]
        lea r14d, [rsi + r13 + 1859775393] ;   146.3 agu0    27 v[1]
        xor esi, r10d                      ;   147.7 alu1     7 v[2]
        xor esi, ebx                       ;   148.7 alu2     7 v[2]
        lea r8d, [r8 + rsi + 1859775393]   ;   149.7 agu1    27 v[2]
        mov esi, dword [rsp + 72]          ;   149.7 agu2    23 w[0]
        xor esi, r11d                      ;   152.7 alu0    23 w[0]
        xor esi, dword [rsp + 68]          ;   153.7 alu1+agu0   23 w[0]
        xor esi, dword [rsp + 80]          ;   154.7 alu2+agu1   23 w[0]
        rol esi, 1                         ;   155.7 alu0    23 w[0]
        rol ebx, 0x1e                      ;   149.3 alu1    28 v[4]
        add r8d, esi                       ;   156.7 alu2    27 v[2]
        xor edx, edi                       ;   150.0 alu0    23 w[3]
        xor edx, ebp                       ;   151.0 alu1    23 w[3]
        xor edx, esi                       ;   156.7 alu2    23 w[3]
        rol edx, 1                         ;   157.7 alu0    23 w[3]
        mov dword [rsp + 80], ebp          ;   151.3 agu2    23 w[11] spill
        mov ebp, r15d                      ;   152.7 alu1    27 v[2] copy
        rol ebp, 5                         ;   153.7 alu2    27 v[2]
        add r8d, ebp                       ;   157.7 alu0    27 v[2]
        mov ebp, r8d                       ;   158.7 alu1    27 v[1] copy
        rol ebp, 5                         ;   159.7 alu2    27 v[1]
        add r14d, ebp                      ;   160.7 alu0    27 v[1]
        mov ebp, r15d                      ;   153.7 alu1    28 v[3] copy
        rol ebp, 0x1e                      ;   154.7 alu2    28 v[3]
        xor r15d, r10d                     ;   154.3 alu0     7 v[1]
        xor r15d, ebx                      ;   155.3 alu1     7 v[1]
        add r14d, r15d                     ;   161.7 alu2    27 v[1]
        lea r15d, [rbx + rdx + 1859775393] ;   158.7 agu0    27 v[4]
        xor ebx, ebp                       ;   155.7 alu0     7 v[0]
        xor ebx, r8d                       ;   158.7 alu1     7 v[0]
        lea r10d, [r10 + rbx + 1859775393] ;   159.7 agu1    27 v[0]
        mov ebx, dword [rsp + 84]          ;   159.7 agu2    23 w[2]
        xor ebx, eax                       ;   162.7 alu2    23 w[2]
        xor ebx, dword [rsp + 60]          ;   163.7 alu0+agu0   23 w[2]
        xor ebx, dword [rsp + 68]          ;   164.7 alu1+agu1   23 w[2]
        rol ebx, 1                         ;   165.7 alu2    23 w[2]
        rol r8d, 0x1e                      ;   158.7 alu0    28 v[2]
        add r10d, ebx                      ;   166.7 alu1    27 v[0]
        xor edi, ecx                       ;   159.3 alu2    23 w[5]
        xor edi, r11d                      ;   160.3 alu0    23 w[5]
        xor edi, ebx                       ;   166.7 alu1    23 w[5]
        rol edi, 1                         ;   167.7 alu2    23 w[5]
        mov dword [rsp + 68], r11d         ;   160.7 agu2    23 w[13] spill
        mov r11d, r14d                     ;   162.7 alu0    27 v[0] copy
        rol r11d, 5                        ;   163.7 alu1    27 v[0]
        add r10d, r11d                     ;   167.7 alu2    27 v[0]
        mov r11d, r10d                     ;   168.7 alu0    27 v[4] copy
        rol r11d, 5                        ;   169.7 alu1    27 v[4]
        add r15d, r11d                     ;   170.7 alu2    27 v[4]
        mov r11d, r14d                     ;   163.0 alu0    28 v[1] copy
        rol r11d, 0x1e                     ;   164.0 alu1    28 v[1]
        xor r14d, ebp                      ;   163.7 alu2     7 v[4]
        xor r14d, r8d                      ;   164.7 alu0     7 v[4]
        add r15d, r14d                     ;   171.7 alu1    27 v[4]
        lea r14d, [r8 + rdi + 1859775393]  ;   168.7 agu0    27 v[2]
        xor r8d, r11d                      ;   165.0 alu2     7 v[3]
        xor r8d, r10d                      ;   168.7 alu0     7 v[3]
        lea ebp, [rbp + r8 + 1859775393]   ;   169.7 agu1    27 v[3]
        mov r8d, dword [rsp + 76]          ;   169.7 agu2    23 w[4]
        xor r8d, r13d                      ;   172.7 alu1    23 w[4]
        xor r8d, dword [rsp + 64]          ;   173.7 alu2+agu0   23 w[4]
        xor r8d, dword [rsp + 60]          ;   174.7 alu0+agu1   23 w[4]
        rol r8d, 1                         ;   175.7 alu1    23 w[4]
        rol r10d, 0x1e                     ;   168.7 alu2    28 v[0]
        add ebp, r8d                       ;   176.7 alu0    27 v[3]
        xor ecx, r12d                      ;   169.3 alu1    23 w[7]
        xor ecx, eax                       ;   170.3 alu2    23 w[7]
        xor ecx, r8d                       ;   176.7 alu0    23 w[7]
        rol ecx, 1                         ;   177.7 alu1    23 w[7]
        mov dword [rsp + 60], eax          ;   170.7 agu2    23 w[15] spill
        mov eax, r15d                      ;   172.7 alu2    27 v[3] copy
        rol eax, 5                         ;   173.7 alu0    27 v[3]
        add ebp, eax                       ;   177.7 alu1    27 v[3]
        mov eax, ebp                       ;   178.7 alu2    27 v[2] copy
        rol eax, 5                         ;   179.7 alu0    27 v[2]
        add r14d, eax                      ;   180.7 alu1    27 v[2]
        mov eax, r15d                      ;   173.0 alu2    28 v[4] copy
        rol eax, 0x1e                      ;   174.0 alu0    28 v[4]
        xor r15d, r11d                     ;   173.7 alu1     7 v[2]
        xor r15d, r10d                     ;   174.7 alu2     7 v[2]
        add r14d, r15d                     ;   181.7 alu0    27 v[2]
        lea r15d, [r10 + rcx + 1859775393] ;   178.7 agu0    27 v[0]
        xor r10d, eax                      ;   175.0 alu1     7 v[1]
        xor r10d, ebp                      ;   178.7 alu2     7 v[1]
        lea r11d, [r11 + r10 + 1859775393] ;   179.7 agu1    27 v[1]
        mov r10d, dword [rsp + 72]         ;   179.7 agu2    23 w[6]
        xor r10d, r9d                      ;   182.7 alu0    23 w[6]
        xor r10d, edx                      ;   183.7 alu1    23 w[6]
        xor r10d, dword [rsp + 64]         ;   184.7 alu2+agu0   23 w[6]
        rol r10d, 1                        ;   185.7 alu0    23 w[6]
        rol ebp, 0x1e                      ;   178.7 alu1    28 v[3]
        add r11d, r10d                     ;   186.7 alu2    27 v[1]
        mov dword [rsp + 64], r8d          ;   179.3 agu1    23 w[4] spill
        mov r8d, r14d                      ;   182.7 alu0    27 v[1] copy
        rol r8d, 5                         ;   183.7 alu1    27 v[1]
        add r11d, r8d                      ;   187.7 alu2    27 v[1]
        mov r8d, r11d                      ;   188.7 alu0    27 v[0] copy
        rol r8d, 5                         ;   189.7 alu1    27 v[0]
        add r15d, r8d                      ;   190.7 alu2    27 v[0]
        mov r8d, eax                       ;   181.7 alu0     7 v[0] copy
        xor r8d, r14d                      ;   182.7 alu1     7 v[0]
        xor r8d, ebp                       ;   183.7 alu2     7 v[0]
        add r15d, r8d                      ;   191.7 alu0    27 v[0]
        rol r14d, 0x1e                     ;   183.3 alu1    28 v[2]
        mov r8d, dword [rsp + 84]          ;   183.7 agu2    23 w[8]
        xor r8d, esi                       ;   186.7 alu2    23 w[8]
        xor r8d, edi                       ;   187.7 alu0    23 w[8]
        xor r8d, dword [rsp + 72]          ;   188.7 alu1+agu0   23 w[8]
        rol r8d, 1                         ;   189.7 alu2    23 w[8]
        add eax, 0x8f1bbcdc                ;   185.3 alu0    27 v[4]
        add eax, r8d                       ;   190.7 alu1    27 v[4]
        xor r12d, r13d                     ;   186.0 alu2    23 w[9]
        xor r12d, r10d                     ;   187.0 alu0    23 w[9]
        xor r12d, dword [rsp + 80]         ;   189.7 alu1+agu1   23 w[9]
        rol r12d, 1                        ;   190.7 alu2    23 w[9]
        mov dword [rsp + 72], r13d         ;   187.3 agu2    23 w[1] spill
        mov r13d, r15d                     ;   192.7 alu0    27 v[4] copy
        rol r13d, 5                        ;   193.7 alu1    27 v[4]
        add eax, r13d                      ;   194.7 alu2    27 v[4]
        mov r13d, ebp                      ;   188.7 alu0     8 v[4] copy
        xor r13d, r14d                     ;   189.7 alu1     8 v[4]
        mov dword [rsp + 88], esi          ;   189.3 agu0    23 w[0] spill
        mov esi, r11d                      ;   189.7 alu2     8 v[4] copy
        xor esi, ebp                       ;   190.7 alu0     8 v[4]
        and r13d, esi                      ;   191.7 alu1     8 v[4]
        lea esi, [rbp + r12 - 1894007588]  ;   191.7 agu1    27 v[3]
        xor ebp, r13d                      ;   192.7 alu2     8 v[4]
        add eax, ebp                       ;   195.7 alu0    27 v[4]
        rol r11d, 0x1e                     ;   191.7 alu1    28 v[1]
        mov ebp, eax                       ;   196.7 alu2    27 v[3] copy
        rol ebp, 5                         ;   197.7 alu0    27 v[3]
        mov r13d, r14d                     ;   192.7 alu1     8 v[3] copy
        xor r13d, r11d                     ;   193.7 alu2     8 v[3]
        add esi, ebp                       ;   198.7 alu0    27 v[3]
        mov ebp, r15d                      ;   193.7 alu1     8 v[3] copy
        xor ebp, r14d                      ;   194.7 alu2     8 v[3]
        and r13d, ebp                      ;   195.7 alu0     8 v[3]
        xor r13d, r14d                     ;   196.7 alu1     8 v[3]
        add esi, r13d                      ;   199.7 alu2    27 v[3]
        rol r15d, 0x1e                     ;   195.3 alu0    28 v[0]
        mov ebp, dword [rsp + 76]          ;   195.7 agu2    23 w[10]
        xor ebp, ebx                       ;   198.7 alu1    23 w[10]
        xor ebp, ecx                       ;   199.7 alu2    23 w[10]
        xor ebp, dword [rsp + 84]          ;   200.7 alu0+agu0   23 w[10]
        rol ebp, 1                         ;   201.7 alu1    23 w[10]
        mov r13d, esi                      ;   200.7 alu2    27 v[2] copy
        rol r13d, 5                        ;   201.7 alu0    27 v[2]
        add r14d, 0x8f1bbcdc               ;   198.0 alu1    27 v[2]
        add r14d, r13d                     ;   202.7 alu2    27 v[2]
        mov r13d, r11d                     ;   198.7 alu0     8 v[2] copy
        xor r13d, r15d                     ;   199.7 alu1     8 v[2]
        add r14d, ebp                      ;   203.7 alu2    27 v[2]
        mov dword [rsp + 84], ebx          ;   199.7 agu1    23 w[2] spill
        mov ebx, eax                       ;   200.0 alu0     8 v[2] copy
        xor ebx, r11d                      ;   201.0 alu1     8 v[2]
        and r13d, ebx                      ;   202.0 alu2     8 v[2]
        xor r13d, r11d                     ;   203.0 alu0     8 v[2]
        add r14d, r13d                     ;   204.7 alu1    27 v[2]
        rol eax, 0x1e                      ;   201.7 alu2    28 v[4]
        mov r13d, dword [rsp + 68]         ;   202.0 agu2    23 w[11]
        xor r13d, edx                      ;   205.0 alu0    23 w[11]
        xor r13d, r8d                      ;   206.0 alu1    23 w[11]
        xor r13d, dword [rsp + 80]         ;   207.0 alu2+agu0   23 w[11]
        rol r13d, 1                        ;   208.0 alu0    23 w[11]
        mov ebx, r14d                      ;   205.7 alu1    27 v[1] copy
        rol ebx, 5                         ;   206.7 alu2    27 v[1]
        lea r11d, [r11 + rbx - 1894007588] ;   207.7 agu1    27 v[1]
        mov ebx, r15d                      ;   204.7 alu0     8 v[1] copy
        xor ebx, eax                       ;   205.7 alu1     8 v[1]
        add r11d, r13d                     ;   209.7 alu2    27 v[1]
        mov dword [rsp + 80], edx          ;   205.7 agu2    23 w[3] spill
        mov edx, esi                       ;   206.0 alu0     8 v[1] copy
        xor edx, r15d                      ;   207.0 alu1     8 v[1]
        and ebx, edx                       ;   208.0 alu2     8 v[1]
        xor ebx, r15d                      ;   209.0 alu0     8 v[1]
        add r11d, ebx                      ;   210.7 alu1    27 v[1]
        rol esi, 0x1e                      ;   207.7 alu2    28 v[3]
        mov edx, dword [rsp + 64]          ;   208.0 agu0    23 w[12]
        xor edx, r9d                       ;   211.0 alu0    23 w[12]
        xor edx, r12d                      ;   212.0 alu1    23 w[12]
        xor edx, dword [rsp + 76]          ;   213.0 alu2+agu1   23 w[12]
        rol edx, 1                         ;   214.0 alu0    23 w[12]
        mov ebx, r11d                      ;   211.7 alu1    27 v[0] copy
        rol ebx, 5                         ;   212.7 alu2    27 v[0]
        lea r15d, [r15 + rbx - 1894007588] ;   213.7 agu2    27 v[0]
        mov ebx, eax                       ;   210.7 alu0     8 v[0] copy
        xor ebx, esi                       ;   211.7 alu1     8 v[0]
        add r15d, edx                      ;   215.7 alu2    27 v[0]
        mov dword [rsp + 76], r12d         ;   211.7 agu0    23 w[9] spill
        mov r12d, r14d                     ;   212.0 alu0     8 v[0] copy
        xor r12d, eax                      ;   213.0 alu1     8 v[0]
        and ebx, r12d                      ;   214.0 alu2     8 v[0]
        xor ebx, eax                       ;   215.0 alu0     8 v[0]
        add r15d, ebx                      ;   216.7 alu1    27 v[0]
        rol r14d, 0x1e                     ;   213.7 alu2    28 v[2]
        mov r12d, dword [rsp + 60]         ;   214.0 agu1    23 w[13]
        xor r12d, edi                      ;   217.0 alu0    23 w[13]
        xor r12d, ebp                      ;   218.0 alu1    23 w[13]
        xor r12d, dword [rsp + 68]         ;   219.0 alu2+agu2   23 w[13]
        rol r12d, 1                        ;   220.0 alu0    23 w[13]
        mov ebx, r15d                      ;   217.7 alu1    27 v[4] copy
        rol ebx, 5                         ;   218.7 alu2    27 v[4]
        lea eax, [rax + rbx - 1894007588]  ;   219.7 agu0    27 v[4]
        mov ebx, esi                       ;   216.7 alu0     8 v[4] copy
        xor ebx, r14d                      ;   217.7 alu1     8 v[4]
        add eax, r12d                      ;   221.7 alu2    27 v[4]
        xor r9d, r10d                      ;   217.7 alu0    23 w[14]
        xor r9d, r13d                      ;   218.7 alu1    23 w[14]
        xor r9d, dword [rsp + 88]          ;   222.7 alu2+agu1   23 w[14]
        rol r9d, 1                         ;   223.7 alu0    23 w[14]
        mov dword [rsp + 68], r10d         ;   219.0 agu2    23 w[6] spill
        mov r10d, r11d                     ;   219.3 alu1     8 v[4] copy
        xor r10d, esi                      ;   220.3 alu2     8 v[4]
        and ebx, r10d                      ;   221.3 alu0     8 v[4]
        lea r10d, [rsi + r9 - 1894007588]  ;   224.7 agu0    27 v[3]
        xor esi, ebx                       ;   222.3 alu1     8 v[4]
        add eax, esi                       ;   223.3 alu2    27 v[4]
        rol r11d, 0x1e                     ;   221.3 alu0    28 v[1]
        mov esi, eax                       ;   224.3 alu1    27 v[3] copy
        rol esi, 5                         ;   225.3 alu2    27 v[3]
        mov ebx, r14d                      ;   222.3 alu0     8 v[3] copy
        xor ebx, r11d                      ;   223.3 alu1     8 v[3]
        add r10d, esi                      ;   226.7 alu2    27 v[3]
        mov esi, r15d                      ;   223.3 alu0     8 v[3] copy
        xor esi, r14d                      ;   224.3 alu1     8 v[3]
        and ebx, esi                       ;   225.3 alu2     8 v[3]
        xor ebx, r14d                      ;   226.3 alu0     8 v[3]
        add r10d, ebx                      ;   227.7 alu1    27 v[3]
        rol r15d, 0x1e                     ;   225.0 alu2    28 v[0]
        mov esi, dword [rsp + 72]          ;   225.3 agu1    23 w[15]
        xor esi, ecx                       ;   228.3 alu0    23 w[15]
        xor esi, edx                       ;   229.3 alu1    23 w[15]
        xor esi, dword [rsp + 60]          ;   230.3 alu2+agu2   23 w[15]
        rol esi, 1                         ;   231.3 alu0    23 w[15]
        mov ebx, r10d                      ;   228.7 alu1    27 v[2] copy
        rol ebx, 5                         ;   229.7 alu2    27 v[2]
        lea r14d, [r14 + rbx - 1894007588] ;   230.7 agu0    27 v[2]
        mov ebx, r11d                      ;   228.0 alu0     8 v[2] copy
        xor ebx, r15d                      ;   229.0 alu1     8 v[2]
        add r14d, esi                      ;   232.7 alu2    27 v[2]
        mov dword [rsp + 60], ecx          ;   229.0 agu1    23 w[7] spill
        mov ecx, eax                       ;   229.3 alu0     8 v[2] copy
        xor ecx, r11d                      ;   230.3 alu1     8 v[2]
        and ebx, ecx                       ;   231.3 alu2     8 v[2]
        xor ebx, r11d                      ;   232.3 alu0     8 v[2]
        add r14d, ebx                      ;   233.7 alu1    27 v[2]
        rol eax, 0x1e                      ;   231.0 alu2    28 v[4]
        mov ecx, dword [rsp + 84]          ;   231.3 agu2    23 w[0]
        xor ecx, r8d                       ;   234.3 alu0    23 w[0]
        xor ecx, r12d                      ;   235.3 alu1    23 w[0]
        xor ecx, dword [rsp + 88]          ;   236.3 alu2+agu0   23 w[0]
        rol ecx, 1                         ;   237.3 alu0    23 w[0]
        mov ebx, r14d                      ;   234.7 alu1    27 v[1] copy
        rol ebx, 5                         ;   235.7 alu2    27 v[1]
        lea r11d, [r11 + rbx - 1894007588] ;   236.7 agu1    27 v[1]
        mov ebx, r15d                      ;   234.0 alu0     8 v[1] copy
        xor ebx, eax                       ;   235.0 alu1     8 v[1]
        add r11d, ecx                      ;   238.7 alu2    27 v[1]
        mov dword [rsp + 88], r8d          ;   235.0 agu2    23 w[8] spill
        mov r8d, r10d                      ;   235.3 alu0     8 v[1] copy
        xor r8d, r15d                      ;   236.3 alu1     8 v[1]
        and ebx, r8d                       ;   237.3 alu2     8 v[1]
        xor ebx, r15d                      ;   238.3 alu0     8 v[1]
        add r11d, ebx                      ;   239.7 alu1    27 v[1]
        rol r10d, 0x1e                     ;   237.0 alu2    28 v[3]
        mov r8d, dword [rsp + 76]          ;   237.3 agu0    23 w[1]
        xor r8d, r9d                       ;   240.3 alu0    23 w[1]
        mov ebx, dword [rsp + 80]          ;   238.0 agu1    23 w[3] reload
        xor r8d, ebx                       ;   241.3 alu1    23 w[1]
        xor r8d, dword [rsp + 72]          ;   242.3 alu2+agu2   23 w[1]
        rol r8d, 1                         ;   243.3 alu0    23 w[1]
        add r15d, 0x8f1bbcdc               ;   239.3 alu1    27 v[0]
        add r15d, r8d                      ;   244.3 alu2    27 v[0]
        mov dword [rsp + 72], r9d          ;   240.0 agu0    23 w[14] spill
        mov r9d, r11d                      ;   240.7 alu0    27 v[0] copy
        rol r9d, 5                         ;   241.7 alu1    27 v[0]
        add r15d, r9d                      ;   245.3 alu2    27 v[0]
        mov r9d, eax                       ;   241.3 alu0     8 v[0] copy
        xor r9d, r10d                      ;   242.3 alu1     8 v[0]
        mov dword [rsp + 92], r12d         ;   242.0 agu1    23 w[13] spill
        mov r12d, r14d                     ;   242.3 alu2     8 v[0] copy
        xor r12d, eax                      ;   243.3 alu0     8 v[0]
        and r9d, r12d                      ;   244.3 alu1     8 v[0]
        xor r9d, eax                       ;   245.3 alu2     8 v[0]
        add r15d, r9d                      ;   246.3 alu0    27 v[0]
        rol r14d, 0x1e                     ;   244.0 alu1    28 v[2]
        mov r9d, dword [rsp + 64]          ;   244.3 agu2    23 w[2]
        xor r9d, ebp                       ;   247.3 alu2    23 w[2]
        xor r9d, esi                       ;   248.3 alu0    23 w[2]
        xor r9d, dword [rsp + 84]          ;   249.3 alu1+agu0   23 w[2]
        rol r9d, 1                         ;   250.3 alu2    23 w[2]
        mov r12d, r15d                     ;   247.3 alu0    27 v[4] copy
        rol r12d, 5                        ;   248.3 alu1    27 v[4]
        lea eax, [rax + r12 - 1894007588]  ;   249.3 agu1    27 v[4]
        mov r12d, r10d                     ;   247.0 alu2     8 v[4] copy
        xor r12d, r14d                     ;   248.0 alu0     8 v[4]
        add eax, r9d                       ;   251.3 alu1    27 v[4]
        xor ebx, edi                       ;   248.0 alu2    23 w[3]
        xor ebx, r13d                      ;   249.0 alu0    23 w[3]
        xor ebx, ecx                       ;   250.0 alu1    23 w[3]
        rol ebx, 1                         ;   251.0 alu2    23 w[3]
        mov dword [rsp + 80], r13d         ;   249.3 agu2    23 w[11] spill
        mov r13d, r11d                     ;   249.7 alu0     8 v[4] copy
        xor r13d, r10d                     ;   250.7 alu1     8 v[4]
        and r12d, r13d                     ;   251.7 alu2     8 v[4]
        lea r13d, [r10 + rbx - 1894007588] ;   252.0 agu0    27 v[3]
        xor r10d, r12d                     ;   252.7 alu0     8 v[4]
        add eax, r10d                      ;   253.7 alu1    27 v[4]
        rol r11d, 0x1e                     ;   251.7 alu2    28 v[1]
        mov r10d, eax                      ;   254.7 alu0    27 v[3] copy
        rol r10d, 5                        ;   255.7 alu1    27 v[3]
        mov r12d, r14d                     ;   252.7 alu2     8 v[3] copy
        xor r12d, r11d                     ;   253.7 alu0     8 v[3]
        add r13d, r10d                     ;   256.7 alu1    27 v[3]
        mov r10d, r15d                     ;   253.7 alu2     8 v[3] copy
        xor r10d, r14d                     ;   254.7 alu0     8 v[3]
        and r12d, r10d                     ;   255.7 alu1     8 v[3]
        xor r12d, r14d                     ;   256.7 alu2     8 v[3]
        add r13d, r12d                     ;   257.7 alu0    27 v[3]
        rol r15d, 0x1e                     ;   255.3 alu1    28 v[0]
        mov r10d, dword [rsp + 68]         ;   255.7 agu1    23 w[4]
        xor r10d, edx                      ;   258.7 alu2    23 w[4]
        xor r10d, r8d                      ;   259.7 alu0    23 w[4]
        xor r10d, dword [rsp + 64]         ;   260.7 alu1+agu2   23 w[4]
        rol r10d, 1                        ;   261.7 alu2    23 w[4]
        mov r12d, r13d                     ;   258.7 alu0    27 v[2] copy
        rol r12d, 5                        ;   259.7 alu1    27 v[2]
        lea r14d, [r14 + r12 - 1894007588] ;   260.7 agu0    27 v[2]
        mov r12d, r11d                     ;   258.3 alu2     8 v[2] copy
        xor r12d, r15d                     ;   259.3 alu0     8 v[2]
        add r14d, r10d                     ;   262.7 alu1    27 v[2]
        xor edi, r9d                       ;   259.3 alu2    23 w[5]
        xor edi, dword [rsp + 92]          ;   263.7 alu0+agu1   23 w[5]
        xor edi, dword [rsp + 60]          ;   264.7 alu1+agu2   23 w[5]
        rol edi, 1                         ;   265.7 alu2    23 w[5]
        mov dword [rsp + 64], edx          ;   260.7 agu0    23 w[12] spill
        mov edx, eax                       ;   261.0 alu0     8 v[2] copy
        xor edx, r11d                      ;   262.0 alu1     8 v[2]
        and r12d, edx                      ;   263.0 alu2     8 v[2]
        lea edx, [r11 + rdi - 1894007588]  ;   266.7 agu1    27 v[1]
        xor r11d, r12d                     ;   264.0 alu0     8 v[2]
        add r14d, r11d                     ;   265.0 alu1    27 v[2]
        rol eax, 0x1e                      ;   263.0 alu2    28 v[4]
        mov r11d, r14d                     ;   266.0 alu0    27 v[1] copy
        rol r11d, 5                        ;   267.0 alu1    27 v[1]
        mov r12d, r15d                     ;   264.0 alu2     8 v[1] copy
        xor r12d, eax                      ;   265.0 alu0     8 v[1]
        add edx, r11d                      ;   268.7 alu1    27 v[1]
        mov r11d, r13d                     ;   265.0 alu2     8 v[1] copy
        xor r11d, r15d                     ;   266.0 alu0     8 v[1]
        and r12d, r11d                     ;   267.0 alu1     8 v[1]
        xor r12d, r15d                     ;   268.0 alu2     8 v[1]
        add edx, r12d                      ;   269.7 alu0    27 v[1]
        rol r13d, 0x1e                     ;   266.7 alu1    28 v[3]
        mov r11d, dword [rsp + 72]         ;   267.0 agu2    23 w[6]
        xor r11d, ebx                      ;   270.0 alu2    23 w[6]
        mov r12d, dword [rsp + 88]         ;   267.7 agu0    23 w[8] reload
        xor r11d, r12d                     ;   271.0 alu0    23 w[6]
        xor r11d, dword [rsp + 68]         ;   272.0 alu1+agu1   23 w[6]
        rol r11d, 1                        ;   273.0 alu2    23 w[6]
        add r15d, 0x8f1bbcdc               ;   269.0 alu0    27 v[0]
        add r15d, r11d                     ;   274.0 alu1    27 v[0]
        mov dword [rsp + 68], ebx          ;   269.7 agu2    23 w[3] spill
        mov ebx, edx                       ;   270.7 alu2    27 v[0] copy
        rol ebx, 5                         ;   271.7 alu0    27 v[0]
        add r15d, ebx                      ;   275.0 alu1    27 v[0]
        mov ebx, eax                       ;   271.0 alu2     8 v[0] copy
        xor ebx, r13d                      ;   272.0 alu0     8 v[0]
        mov dword [rsp + 84], r9d          ;   271.7 agu0    23 w[2] spill
        mov r9d, r14d                      ;   272.0 alu1     8 v[0] copy
        xor r9d, eax                       ;   273.0 alu2     8 v[0]
        and ebx, r9d                       ;   274.0 alu0     8 v[0]
        xor ebx, eax                       ;   275.0 alu1     8 v[0]
        add r15d, ebx                      ;   276.0 alu2    27 v[0]
        rol r14d, 0x1e                     ;   273.7 alu0    28 v[2]
        mov r9d, dword [rsp + 76]          ;   274.0 agu1    23 w[7]
        xor r9d, esi                       ;   277.0 alu1    23 w[7]
        xor r9d, r10d                      ;   278.0 alu2    23 w[7]
        xor r9d, dword [rsp + 60]          ;   279.0 alu0+agu2   23 w[7]
        rol r9d, 1                         ;   280.0 alu1    23 w[7]
        mov ebx, r15d                      ;   277.0 alu2    27 v[4] copy
        rol ebx, 5                         ;   278.0 alu0    27 v[4]
        lea eax, [rax + rbx - 1894007588]  ;   279.0 agu0    27 v[4]
        mov ebx, r13d                      ;   276.7 alu1     8 v[4] copy
        xor ebx, r14d                      ;   277.7 alu2     8 v[4]
        add eax, r9d                       ;   281.0 alu0    27 v[4]
        xor r12d, ebp                      ;   277.7 alu1    23 w[8]
        xor r12d, ecx                      ;   278.7 alu2    23 w[8]
        xor r12d, edi                      ;   279.7 alu0    23 w[8]
        rol r12d, 1                        ;   280.7 alu1    23 w[8]
        mov dword [rsp + 88], ecx          ;   279.0 agu1    23 w[0] spill
        mov ecx, edx                       ;   279.3 alu2     8 v[4] copy
        xor ecx, r13d                      ;   280.3 alu0     8 v[4]
        and ebx, ecx                       ;   281.3 alu1     8 v[4]
        lea ecx, [r13 + r12 - 1894007588]  ;   281.7 agu2    27 v[3]
        xor r13d, ebx                      ;   282.3 alu2     8 v[4]
        add eax, r13d                      ;   283.3 alu0    27 v[4]
        rol edx, 0x1e                      ;   281.3 alu1    28 v[1]
        mov r13d, eax                      ;   284.3 alu2    27 v[3] copy
        rol r13d, 5                        ;   285.3 alu0    27 v[3]
        mov ebx, r14d                      ;   282.3 alu1     8 v[3] copy
        xor ebx, edx                       ;   283.3 alu2     8 v[3]
        add ecx, r13d                      ;   286.3 alu0    27 v[3]
        mov r13d, r15d                     ;   283.3 alu1     8 v[3] copy
        xor r13d, r14d                     ;   284.3 alu2     8 v[3]
        and ebx, r13d                      ;   285.3 alu0     8 v[3]
        xor ebx, r14d                      ;   286.3 alu1     8 v[3]
        add ecx, ebx                       ;   287.3 alu2    27 v[3]
        rol r15d, 0x1e                     ;   285.0 alu0    28 v[0]
        mov r13d, dword [rsp + 80]         ;   285.3 agu0    23 w[9]
        xor r13d, r8d                      ;   288.3 alu1    23 w[9]
        xor r13d, r11d                     ;   289.3 alu2    23 w[9]
        xor r13d, dword [rsp + 76]         ;   290.3 alu0+agu1   23 w[9]
        rol r13d, 1                        ;   291.3 alu1    23 w[9]
        mov ebx, ecx                       ;   288.3 alu2    27 v[2] copy
        rol ebx, 5                         ;   289.3 alu0    27 v[2]
        lea r14d, [r14 + rbx - 1894007588] ;   290.3 agu2    27 v[2]
        mov ebx, edx                       ;   288.0 alu1     8 v[2] copy
        xor ebx, r15d                      ;   289.0 alu2     8 v[2]
        add r14d, r13d                     ;   292.3 alu0    27 v[2]
        xor ebp, r9d                       ;   289.0 alu1    23 w[10]
        xor ebp, dword [rsp + 84]          ;   293.3 alu2+agu0   23 w[10]
        xor ebp, dword [rsp + 64]          ;   294.3 alu0+agu1   23 w[10]
        rol ebp, 1                         ;   295.3 alu1    23 w[10]
        mov dword [rsp + 76], r11d         ;   290.3 agu2    23 w[6] spill
        mov r11d, eax                      ;   290.7 alu2     8 v[2] copy
        xor r11d, edx                      ;   291.7 alu0     8 v[2]
        and ebx, r11d                      ;   292.7 alu1     8 v[2]
        lea r11d, [rdx + rbp - 1894007588] ;   296.3 agu0    27 v[1]
        xor edx, ebx                       ;   293.7 alu2     8 v[2]
        add r14d, edx                      ;   294.7 alu0    27 v[2]
        rol eax, 0x1e                      ;   292.7 alu1    28 v[4]
        mov edx, r14d                      ;   295.7 alu2    27 v[1] copy
        rol edx, 5                         ;   296.7 alu0    27 v[1]
        mov ebx, r15d                      ;   293.7 alu1     8 v[1] copy
        xor ebx, eax                       ;   294.7 alu2     8 v[1]
        add r11d, edx                      ;   298.3 alu0    27 v[1]
        mov edx, ecx                       ;   294.7 alu1     8 v[1] copy
        xor edx, r15d                      ;   295.7 alu2     8 v[1]
        and ebx, edx                       ;   296.7 alu0     8 v[1]
        xor ebx, r15d                      ;   297.7 alu1     8 v[1]
        add r11d, ebx                      ;   299.3 alu2    27 v[1]
        rol ecx, 0x1e                      ;   296.3 alu0    28 v[3]
        mov edx, dword [rsp + 68]          ;   296.7 agu1    23 w[11]
        xor edx, r12d                      ;   299.7 alu1    23 w[11]
        mov ebx, dword [rsp + 92]          ;   297.3 agu2    23 w[13] reload
        xor edx, ebx                       ;   300.7 alu2    23 w[11]
        xor edx, dword [rsp + 80]          ;   301.7 alu0+agu0   23 w[11]
        rol edx, 1                         ;   302.7 alu1    23 w[11]
        add r15d, 0x8f1bbcdc               ;   298.7 alu2    27 v[0]
        add r15d, edx                      ;   303.7 alu0    27 v[0]
        mov dword [rsp + 80], r12d         ;   299.3 agu1    23 w[8] spill
        mov r12d, r11d                     ;   300.3 alu1    27 v[0] copy
        rol r12d, 5                        ;   301.3 alu2    27 v[0]
        add r15d, r12d                     ;   304.7 alu0    27 v[0]
        mov r12d, ecx                      ;   300.7 alu1     8 v[0] copy
        xor r12d, eax                      ;   301.7 alu2     8 v[0]
        mov ebx, r14d                      ;   301.3 alu0     8 v[0] copy
        xor ebx, eax                       ;   302.3 alu1     8 v[0]
        and r12d, ebx                      ;   303.3 alu2     8 v[0]
        xor r12d, eax                      ;   304.3 alu0     8 v[0]
        add r15d, r12d                     ;   305.7 alu1    27 v[0]
        rol r14d, 0x1e                     ;   303.0 alu2    28 v[2]
        mov r12d, dword [rsp + 72]         ;   303.3 agu2    23 w[12]
        xor r12d, r10d                     ;   306.3 alu0    23 w[12]
        xor r12d, r13d                     ;   307.3 alu1    23 w[12]
        xor r12d, dword [rsp + 64]         ;   308.3 alu2+agu0   23 w[12]
        rol r12d, 1                        ;   309.3 alu0    23 w[12]
        mov ebx, r15d                      ;   306.7 alu1    27 v[4] copy
        rol ebx, 5                         ;   307.7 alu2    27 v[4]
        lea eax, [rax + rbx - 899497514]   ;   308.7 agu1    27 v[4]
        add eax, r12d                      ;   310.7 alu0    27 v[4]
        mov ebx, r11d                      ;   306.3 alu1     7 v[4] copy
        xor ebx, ecx                       ;   307.3 alu2     7 v[4]
        xor ebx, r14d                      ;   308.3 alu0     7 v[4]
        add eax, ebx                       ;   311.7 alu1    27 v[4]
        rol r11d, 0x1e                     ;   307.7 alu2    28 v[1]
        mov ebx, dword [rsp + 92]          ;   308.7 agu2    23 w[13]
        xor ebx, esi                       ;   311.7 alu0    23 w[13]
        xor ebx, edi                       ;   312.7 alu1    23 w[13]
        xor ebx, ebp                       ;   313.7 alu2    23 w[13]
        rol ebx, 1                         ;   314.7 alu0    23 w[13]
        xor esi, r8d                       ;   309.7 alu1    23 w[15]
        xor esi, r9d                       ;   310.7 alu2    23 w[15]
        xor esi, r12d                      ;   311.7 alu0    23 w[15]
        rol esi, 1                         ;   312.7 alu1    23 w[15]
        add ecx, 0xca62c1d6                ;   311.0 alu2    27 v[3]
        add ecx, ebx                       ;   315.7 alu0    27 v[3]
        mov dword [rsp + 92], r12d         ;   311.7 agu0    23 w[12] spill
        mov r12d, eax                      ;   312.7 alu1    27 v[3] copy
        rol r12d, 5                        ;   313.7 alu2    27 v[3]
        add ecx, r12d                      ;   316.7 alu0    27 v[3]
        mov r12d, r15d                     ;   313.0 alu1    28 v[0] copy
        rol r12d, 0x1e                     ;   314.0 alu2    28 v[0]
        xor r15d, r14d                     ;   313.7 alu0     7 v[3]
        xor r15d, r11d                     ;   314.7 alu1     7 v[3]
        add ecx, r15d                      ;   317.7 alu2    27 v[3]
        lea r15d, [r11 + rsi - 899497514]  ;   314.7 agu1    27 v[1]
        xor r11d, eax                      ;   315.0 alu0     7 v[2]
        xor r11d, r12d                     ;   316.0 alu1     7 v[2]
        lea r14d, [r14 + r11 - 899497514]  ;   317.0 agu2    27 v[2]
        mov r11d, dword [rsp + 76]         ;   317.0 agu0    23 w[14]
        xor r11d, edx                      ;   320.0 alu2    23 w[14]
        xor r11d, dword [rsp + 88]         ;   321.0 alu0+agu1   23 w[14]
        xor r11d, dword [rsp + 72]         ;   322.0 alu1+agu2   23 w[14]
        rol r11d, 1                        ;   323.0 alu2    23 w[14]
        rol eax, 0x1e                      ;   317.7 alu0    28 v[4]
        add r14d, r11d                     ;   324.0 alu1    27 v[2]
        xor r8d, r13d                      ;   318.3 alu2    23 w[1]
        xor r8d, dword [rsp + 68]          ;   321.7 alu0+agu0   23 w[1]
        xor r8d, r11d                      ;   324.0 alu1    23 w[1]
        rol r8d, 1                         ;   325.0 alu2    23 w[1]
        mov dword [rsp + 72], r11d         ;   324.0 agu1    23 w[14] spill
        mov r11d, ecx                      ;   320.0 alu0    27 v[2] copy
        rol r11d, 5                        ;   321.0 alu1    27 v[2]
        add r14d, r11d                     ;   325.0 alu2    27 v[2]
        mov r11d, r14d                     ;   326.0 alu0    27 v[1] copy
        rol r11d, 5                        ;   327.0 alu1    27 v[1]
        add r15d, r11d                     ;   328.0 alu2    27 v[1]
        mov r11d, ecx                      ;   322.0 alu0    28 v[3] copy
        rol r11d, 0x1e                     ;   323.0 alu1    28 v[3]
        xor ecx, r12d                      ;   322.7 alu2     7 v[1]
        xor ecx, eax                       ;   323.7 alu0     7 v[1]
        add r15d, ecx                      ;   329.0 alu1    27 v[1]
        lea ecx, [rax + r8 - 899497514]    ;   326.0 agu2    27 v[4]
        xor eax, r11d                      ;   324.0 alu2     7 v[0]
        xor eax, r14d                      ;   326.0 alu0     7 v[0]
        lea r12d, [r12 + rax - 899497514]  ;   327.0 agu0    27 v[0]
        mov eax, dword [rsp + 80]          ;   327.0 agu1    23 w[0]
        xor eax, ebx                       ;   330.0 alu1    23 w[0]
        xor eax, dword [rsp + 84]          ;   331.0 alu2+agu2   23 w[0]
        xor eax, dword [rsp + 88]          ;   332.0 alu0+agu0   23 w[0]
        rol eax, 1                         ;   333.0 alu1    23 w[0]
        rol r14d, 0x1e                     ;   326.7 alu2    28 v[2]
        add r12d, eax                      ;   334.0 alu0    27 v[0]
        mov dword [rsp + 88], r13d         ;   327.3 agu1    23 w[9] spill
        mov r13d, r15d                     ;   330.0 alu1    27 v[0] copy
        rol r13d, 5                        ;   331.0 alu2    27 v[0]
        add r12d, r13d                     ;   335.0 alu0    27 v[0]
        mov r13d, dword [rsp + 68]         ;   328.7 agu2    23 w[3]
        xor r13d, edi                      ;   331.7 alu1    23 w[3]
        xor r13d, edx                      ;   332.7 alu2    23 w[3]
        xor r13d, eax                      ;   334.0 alu0    23 w[3]
        rol r13d, 1                        ;   335.0 alu1    23 w[3]
        mov dword [rsp + 68], eax          ;   334.0 agu0    23 w[0] spill
        mov eax, r12d                      ;   336.0 alu2    27 v[4] copy
        rol eax, 5                         ;   337.0 alu0    27 v[4]
        add ecx, eax                       ;   338.0 alu1    27 v[4]
        mov eax, r15d                      ;   331.7 alu2    28 v[1] copy
        rol eax, 0x1e                      ;   332.7 alu0    28 v[1]
        xor r15d, r11d                     ;   332.3 alu1     7 v[4]
        xor r15d, r14d                     ;   333.3 alu2     7 v[4]
        add ecx, r15d                      ;   339.0 alu0    27 v[4]
        lea r15d, [r14 + r13 - 899497514]  ;   336.0 agu1    27 v[2]
        xor r14d, eax                      ;   333.7 alu1     7 v[3]
        xor r14d, r12d                     ;   336.0 alu2     7 v[3]
        lea r11d, [r11 + r14 - 899497514]  ;   337.0 agu2    27 v[3]
        mov r14d, dword [rsp + 84]         ;   337.0 agu0    23 w[2]
        xor r14d, r10d                     ;   340.0 alu0    23 w[2]
        xor r14d, ebp                      ;   341.0 alu1    23 w[2]
        xor r14d, esi                      ;   342.0 alu2    23 w[2]
        rol r14d, 1                        ;   343.0 alu0    23 w[2]
        rol r12d, 0x1e                     ;   336.3 alu1    28 v[0]
        add r11d, r14d                     ;   344.0 alu2    27 v[3]
        xor edi, r9d                       ;   337.0 alu0    23 w[5]
        xor edi, ebx                       ;   338.0 alu1    23 w[5]
        xor edi, r14d                      ;   344.0 alu2    23 w[5]
        rol edi, 1                         ;   345.0 alu0    23 w[5]
        xor r10d, r8d                      ;   338.3 alu1    23 w[4]
        xor r10d, dword [rsp + 92]         ;   341.7 alu2+agu1   23 w[4]
        xor r10d, dword [rsp + 76]         ;   342.7 alu0+agu2   23 w[4]
        mov dword [rsp + 84], r14d         ;   344.0 agu0    23 w[2] spill
        mov r14d, ecx                      ;   340.0 alu1    27 v[3] copy
        rol r14d, 5                        ;   341.0 alu2    27 v[3]
        add r11d, r14d                     ;   345.0 alu0    27 v[3]
        mov r14d, r11d                     ;   346.0 alu1    27 v[2] copy
        rol r14d, 5                        ;   347.0 alu2    27 v[2]
        add r15d, r14d                     ;   348.0 alu0    27 v[2]
        mov r14d, ecx                      ;   341.7 alu1    28 v[4] copy
        rol r14d, 0x1e                     ;   342.7 alu2    28 v[4]
        xor ecx, eax                       ;   342.3 alu0     7 v[2]
        xor ecx, r12d                      ;   343.3 alu1     7 v[2]
        add r15d, ecx                      ;   349.0 alu2    27 v[2]
        lea ecx, [r12 + rdi - 899497514]   ;   346.0 agu1    27 v[0]
        xor r12d, r14d                     ;   343.7 alu0     7 v[1]
        xor r12d, r11d                     ;   346.0 alu1     7 v[1]
        rol r10d, 1                        ;   344.3 alu2    23 w[4]
        lea eax, [rax + r10 - 899497514]   ;   346.0 agu2    27 v[1]
        add eax, r12d                      ;   348.0 alu0    27 v[1]
        rol r11d, 0x1e                     ;   346.0 alu1    28 v[3]
        mov r12d, r15d                     ;   350.0 alu2    27 v[1] copy
        rol r12d, 5                        ;   351.0 alu0    27 v[1]
        add eax, r12d                      ;   352.0 alu1    27 v[1]
        xor r9d, r10d                      ;   346.7 alu2    23 w[7]
        xor r9d, esi                       ;   347.7 alu0    23 w[7]
        mov r12d, dword [rsp + 88]         ;   347.3 agu0    23 w[9] reload
        xor r9d, r12d                      ;   350.3 alu1    23 w[7]
        rol r9d, 1                         ;   351.3 alu2    23 w[7]
        mov dword [rsp + 64], r10d         ;   348.3 agu1    23 w[4] spill
        mov r10d, eax                      ;   353.0 alu0    27 v[0] copy
        rol r10d, 5                        ;   354.0 alu1    27 v[0]
        add ecx, r10d                      ;   355.0 alu2    27 v[0]
        mov r10d, r15d                     ;   350.0 alu0    28 v[2] copy
        rol r10d, 0x1e                     ;   351.0 alu1    28 v[2]
        xor r15d, r14d                     ;   350.3 alu2     7 v[0]
        xor r15d, r11d                     ;   351.3 alu0     7 v[0]
        add ecx, r15d                      ;   356.0 alu1    27 v[0]
        lea r15d, [r11 + r9 - 899497514]   ;   352.3 agu2    27 v[3]
        xor r11d, r10d                     ;   352.0 alu2     7 v[4]
        xor r11d, eax                      ;   353.0 alu0     7 v[4]
        lea r14d, [r14 + r11 - 899497514]  ;   354.0 agu0    27 v[4]
        mov r11d, dword [rsp + 72]         ;   354.0 agu1    23 w[6]
        xor r11d, r13d                     ;   357.0 alu1    23 w[6]
        xor r11d, dword [rsp + 80]         ;   358.0 alu2+agu2   23 w[6]
        xor r11d, dword [rsp + 76]         ;   359.0 alu0+agu0   23 w[6]
        rol r11d, 1                        ;   360.0 alu1    23 w[6]
        rol eax, 0x1e                      ;   354.3 alu2    28 v[1]
        add r14d, r11d                     ;   361.0 alu0    27 v[4]
        xor r12d, r8d                      ;   355.0 alu1    23 w[9]
        xor r12d, edx                      ;   356.0 alu2    23 w[9]
        xor r12d, r11d                     ;   361.0 alu0    23 w[9]
        rol r12d, 1                        ;   362.0 alu1    23 w[9]
        mov dword [rsp + 88], r11d         ;   361.0 agu1    23 w[6] spill
        mov r11d, ecx                      ;   357.0 alu2    27 v[4] copy
        rol r11d, 5                        ;   358.0 alu0    27 v[4]
        add r14d, r11d                     ;   362.0 alu1    27 v[4]
        mov r11d, r14d                     ;   363.0 alu2    27 v[3] copy
        rol r11d, 5                        ;   364.0 alu0    27 v[3]
        add r15d, r11d                     ;   365.0 alu1    27 v[3]
        mov r11d, ecx                      ;   358.7 alu2    28 v[0] copy
        rol r11d, 0x1e                     ;   359.7 alu0    28 v[0]
        xor ecx, r10d                      ;   359.3 alu1     7 v[3]
        xor ecx, eax                       ;   360.3 alu2     7 v[3]
        add r15d, ecx                      ;   366.0 alu0    27 v[3]
        lea ecx, [rax + r12 - 899497514]   ;   363.0 agu2    27 v[1]
        xor eax, r11d                      ;   360.7 alu1     7 v[2]
        xor eax, r14d                      ;   363.0 alu2     7 v[2]
        lea r10d, [r10 + rax - 899497514]  ;   364.0 agu0    27 v[2]
        mov eax, dword [rsp + 68]          ;   364.0 agu1    23 w[8]
        xor eax, edi                       ;   367.0 alu0    23 w[8]
        xor eax, ebp                       ;   368.0 alu1    23 w[8]
        xor eax, dword [rsp + 80]          ;   369.0 alu2+agu2   23 w[8]
        rol eax, 1                         ;   370.0 alu0    23 w[8]
        rol r14d, 0x1e                     ;   363.3 alu1    28 v[4]
        add r10d, eax                      ;   371.0 alu2    27 v[2]
        xor r13d, edx                      ;   364.0 alu0    23 w[11]
        mov edx, r15d                      ;   367.0 alu1    27 v[2] copy
        rol edx, 5                         ;   368.0 alu2    27 v[2]
        add r10d, edx                      ;   372.0 alu0    27 v[2]
        xor r13d, ebx                      ;   365.3 alu1    23 w[11]
        xor r13d, eax                      ;   371.0 alu2    23 w[11]
        mov eax, r10d                      ;   373.0 alu0    27 v[1] copy
        rol eax, 5                         ;   374.0 alu1    27 v[1]
        mov edx, r15d                      ;   367.0 alu2    28 v[3] copy
        rol edx, 0x1e                      ;   368.0 alu0    28 v[3]
        rol r13d, 1                        ;   372.0 alu1    23 w[11]
        xor r15d, r11d                     ;   367.7 alu2     7 v[1]
        xor r15d, r14d                     ;   368.7 alu0     7 v[1]
        add ecx, r15d                      ;   369.7 alu1    27 v[1]
        lea r15d, [r14 + r13 - 899497514]  ;   373.0 agu0    27 v[4]
        xor r14d, edx                      ;   369.0 alu2     7 v[0]
        xor r14d, r10d                     ;   373.0 alu0     7 v[0]
        add ecx, eax                       ;   375.0 alu1    27 v[1]
        xor ebp, r9d                       ;   370.0 alu2    23 w[10]
        xor ebp, dword [rsp + 84]          ;   376.0 alu0+agu1   23 w[10]
        mov eax, dword [rsp + 92]          ;   373.0 agu2    23 w[12] reload
        xor ebp, eax                       ;   377.0 alu1    23 w[10]
        rol ebp, 1                         ;   378.0 alu2    23 w[10]
        lea r11d, [r11 + r14 - 899497514]  ;   374.0 agu0    27 v[0]
        add r11d, ebp                      ;   379.0 alu0    27 v[0]
        rol r10d, 0x1e                     ;   373.0 alu1    28 v[2]
        mov r14d, ecx                      ;   376.0 alu2    27 v[0] copy
        rol r14d, 5                        ;   377.0 alu0    27 v[0]
        add r11d, r14d                     ;   380.0 alu1    27 v[0]
        xor edi, ebx                       ;   374.0 alu2    23 w[13]
        xor edi, esi                       ;   375.0 alu0    23 w[13]
        xor edi, ebp                       ;   379.0 alu1    23 w[13]
        rol edi, 1                         ;   380.0 alu2    23 w[13]
        mov ebp, ecx                       ;   376.0 alu0    28 v[1] copy
        rol ebp, 0x1e                      ;   377.0 alu1    28 v[1]
        mov r14d, r11d                     ;   381.0 alu2    27 v[4] copy
        rol r14d, 5                        ;   382.0 alu0    27 v[4]
        xor ecx, edx                       ;   376.7 alu1     7 v[4]
        xor ecx, r10d                      ;   377.7 alu2     7 v[4]
        lea edi, [r10 + rdi - 899497514]   ;   381.0 agu1    27 v[2]
        xor r10d, ebp                      ;   378.0 alu0     7 v[3]
        xor r10d, r11d                     ;   381.0 alu1     7 v[3]
        add r15d, ecx                      ;   378.7 alu2    27 v[4]
        add r15d, r14d                     ;   383.0 alu0    27 v[4]
        xor r12d, eax                      ;   379.0 alu1    23 w[12]
        xor r12d, dword [rsp + 64]         ;   384.0 alu2+agu2   23 w[12]
        mov r14d, dword [rsp + 72]         ;   381.0 agu0    23 w[14] reload
        xor r12d, r14d                     ;   385.0 alu0    23 w[12]
        rol r12d, 1                        ;   386.0 alu1    23 w[12]
        lea edx, [rdx + r10 - 899497514]   ;   382.0 agu1    27 v[3]
        rol r11d, 0x1e                     ;   381.0 alu2    28 v[0]
        add edx, r12d                      ;   387.0 alu0    27 v[3]
        mov r10d, r15d                     ;   384.0 alu1    27 v[3] copy
        rol r10d, 5                        ;   385.0 alu2    27 v[3]
        add edx, r10d                      ;   388.0 alu0    27 v[3]
        xor r9d, r8d                       ;   382.7 alu1    23 w[15]
        xor r9d, esi                       ;   383.7 alu2    23 w[15]
        xor r9d, r12d                      ;   387.0 alu0    23 w[15]
        rol r9d, 1                         ;   388.0 alu1    23 w[15]
        mov esi, r15d                      ;   384.0 alu2    28 v[4] copy
        rol esi, 0x1e                      ;   385.0 alu0    28 v[4]
        mov r8d, edx                       ;   389.0 alu1    27 v[2] copy
        rol r8d, 5                         ;   390.0 alu2    27 v[2]
        xor r15d, ebp                      ;   385.3 alu0     7 v[2]
        xor r15d, r11d                     ;   386.3 alu1     7 v[2]
        mov r10d, dword [rsp + 56]         ;   386.0 agu2    30 h
        lea r10d, [r10 + r11 - 899497514]  ;   389.0 agu0    30 h
        xor r11d, esi                      ;   386.7 alu2     7 v[1]
        xor r11d, edx                      ;   389.0 alu0     7 v[1]
        add edi, r15d                      ;   387.3 alu1    27 v[2]
        add edi, r8d                       ;   391.0 alu2    27 v[2]
        xor r13d, r14d                     ;   388.0 alu0    23 w[14]
        xor r13d, dword [rsp + 88]         ;   392.0 alu1+agu1   23 w[14]
        xor r13d, dword [rsp + 68]         ;   393.0 alu2+agu2   23 w[14]
        rol r13d, 1                        ;   394.0 alu0    23 w[14]
        lea ebp, [rbp + r11 - 899497514]   ;   390.0 agu0    27 v[1]
        add ebp, r13d                      ;   395.0 alu1    27 v[1]
        rol edx, 0x1e                      ;   390.0 alu2    28 v[3]
        mov r8d, edi                       ;   392.0 alu0    27 v[1] copy
        rol r8d, 5                         ;   393.0 alu1    27 v[1]
        add ebp, r8d                       ;   396.0 alu2    27 v[1]
        add r10d, r9d                      ;   391.3 alu0    30 h
        mov r8d, ebp                       ;   397.0 alu1    27 v[0] copy
        rol r8d, 5                         ;   398.0 alu2    27 v[0]
        mov r9d, edi                       ;   392.3 alu0     7 v[0] copy
        xor r9d, edx                       ;   393.3 alu1     7 v[0]
        xor r9d, esi                       ;   394.3 alu2     7 v[0]
        rol edi, 0x1e                      ;   393.3 alu0    28 v[2]
        add r10d, r9d                      ;   395.3 alu1    30 h
        add r10d, r8d                      ;   399.0 alu2    30 h
        add ebp, dword [rsp + 40]          ;   397.3 alu0+agu1   30 h
        mov dword [rsp + 40], ebp          ;   398.3 agu2    30 h
        add edi, dword [rsp + 44]          ;   398.0 alu1+agu0   30 h
        mov dword [rsp + 44], edi          ;   399.0 agu1    30 h
        add edx, dword [rsp + 48]          ;   398.7 alu2+agu2   30 h
        mov dword [rsp + 48], edx          ;   399.7 agu0    30 h
        add esi, dword [rsp + 52]          ;   399.3 alu0+agu1   30 h
        mov dword [rsp + 52], esi          ;   400.3 agu2    30 h
        mov r8, qword [rsp + 24]           ;   397.0 agu0    16 blocks
        add r8, 0x40                       ;   400.0 alu1    16 blocks
        mov esi, r10d                      ;   400.0 alu2    30 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 36], esi          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 36]          ;     0.0 agu0    16 blocks reload
        mov r8, qword [rsp + 0]            ;     0.3 agu1    16 blocks reload
        mov dword [r8], esi                ;     3.0 agu2    16 blocks
        mov esi, dword [rsp + 40]          ;     1.0 agu0    16 blocks reload
        mov dword [r8 + 4], esi            ;     4.0 agu1    16 blocks
        mov esi, dword [rsp + 44]          ;     1.7 agu2    16 blocks reload
        mov dword [r8 + 8], esi            ;     4.7 agu0    16 blocks
        mov esi, dword [rsp + 48]          ;     2.3 agu1    16 blocks reload
        mov dword [r8 + 12], esi           ;     5.3 agu2    16 blocks
        mov esi, dword [rsp + 52]          ;     3.0 agu0    16 blocks reload
        mov dword [r8 + 16], esi           ;     6.0 agu1    16 blocks
        add rsp, 0x68                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
