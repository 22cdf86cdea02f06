; sha256_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 d896d12688ee9d90); do not edit:
;   ./cw build sha256_blocks --cpu core2-64
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
;   body: 21 uops, planned 14.0; bounds: width 5.2, ports 11.0, path 3.0
;   blocks: 2689 uops, planned 814.2; bounds: width 672.2, ports 812.3, path 450.0
;   body.2: 17 uops, planned 11.0; bounds: width 4.2, ports 9.0, path 0.0
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
        mov dword [rsp + 64], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      68 h reload
        mov esi, dword [r8]                ;     3.0 p2      68 h
        mov dword [rsp + 32], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      68 h
        mov dword [rsp + 36], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      68 h
        mov dword [rsp + 40], esi          ;     6.0 p3+p4   68 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      68 h
        mov dword [rsp + 44], esi          ;     7.0 p3+p4   68 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      68 h
        mov dword [rsp + 48], esi          ;     8.0 p3+p4   68 h
        mov esi, dword [r8 + 20]           ;     6.0 p2      68 h
        mov dword [rsp + 52], esi          ;     9.0 p3+p4   68 h
        mov esi, dword [r8 + 24]           ;     7.0 p2      68 h
        mov dword [rsp + 56], esi          ;    10.0 p3+p4   68 h
        mov esi, dword [r8 + 28]           ;     8.0 p2      68 h
        mov dword [rsp + 60], esi          ;    11.0 p3+p4   68 h
        mov r8d, dword [rsp + 64]          ;     9.0 p2      68 h
        shl r8, 6                          ;    12.0 p0      68 h
        add r8, qword [rsp + 8]            ;    13.0 p1+p2   68 h
        mov qword [rsp + 16], r8           ;    14.0 p3+p4   68 h
        cmp dword [rsp + 64], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 48]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        mov r9d, dword [rsp + 52]          ;                    resident
        mov r10d, dword [rsp + 56]         ;                    resident
        mov r11d, dword [rsp + 40]         ;                    resident
        mov r12d, dword [rsp + 44]         ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8]               ;     0.0 p2      73 w[0]
        bswap r13d                         ;     3.0 p0+p5   73 w[0]
        mov r14d, esi                      ;     0.8 p1      48 t1 copy
        ror r14d, 0xe                      ;     1.8 p0      48 t1
        xor r14d, esi                      ;     2.8 p5      48 t1
        ror r14d, 5                        ;     3.8 p0      48 t1
        xor r14d, esi                      ;     4.8 p1      48 t1
        ror r14d, 6                        ;     5.8 p5      48 t1
        lea r14d, [r14 + r13 + 1116352408] ;     7.0 p0      61 t1
        mov r15d, dword [rsp + 60]         ;     2.5 p2      71 v[7] reload
        add r14d, r15d                     ;     8.0 p1      61 t1
        mov eax, r10d                      ;     3.2 p5      51 t1 copy
        xor eax, r9d                       ;     4.2 p1      51 t1
        and eax, esi                       ;     5.2 p0      51 t1
        xor eax, r10d                      ;     6.2 p5      51 t1
        add r14d, eax                      ;     9.0 p1      61 t1
        mov eax, edi                       ;     5.2 p0      47 v[7] copy
        ror eax, 9                         ;     6.2 p5      47 v[7]
        xor eax, edi                       ;     7.2 p1      47 v[7]
        ror eax, 0xb                       ;     8.2 p0      47 v[7]
        xor eax, edi                       ;     9.2 p5      47 v[7]
        ror eax, 2                         ;    10.2 p0      47 v[7]
        lea eax, [r14 + rax]               ;    11.2 p0      63 v[7]
        add r14d, r12d                     ;    10.0 p1      62 v[3]
        mov ecx, dword [r8 + 4]            ;     6.2 p2      73 w[1]
        bswap ecx                          ;     9.2 p0+p5   73 w[1]
        mov edx, r11d                      ;     7.8 p1      52 v[7] copy
        xor edx, ebp                       ;     8.8 p5      52 v[7]
        mov ebx, edi                       ;     8.8 p1      52 v[7] copy
        xor ebx, ebp                       ;     9.8 p5      52 v[7]
        and edx, ebx                       ;    10.8 p1      52 v[7]
        xor edx, ebp                       ;    11.8 p0      52 v[7]
        add eax, edx                       ;    12.8 p5      63 v[7]
        mov edx, r14d                      ;    11.0 p1      48 t1 copy
        ror edx, 0xe                       ;    12.0 p0      48 t1
        xor edx, r14d                      ;    13.0 p5      48 t1
        ror edx, 5                         ;    14.0 p0      48 t1
        xor edx, r14d                      ;    15.0 p1      48 t1
        ror edx, 6                         ;    16.0 p5      48 t1
        lea edx, [rdx + r10 + 1899447441]  ;    17.0 p0      61 t1
        add edx, ecx                       ;    18.0 p1      61 t1
        mov r15d, r14d                     ;    13.2 p5      51 t1 copy
        mov dword [rsp + 68], r10d         ;    11.0 p3+p4   71 v[6] spill
        mov r10d, r9d                      ;    13.8 p1      51 t1 copy
        xor r10d, esi                      ;    14.8 p0      51 t1
        and r15d, r10d                     ;    15.8 p5      51 t1
        xor r15d, r9d                      ;    16.8 p1      51 t1
        add edx, r15d                      ;    19.0 p0      61 t1
        mov r10d, eax                      ;    15.2 p5      52 v[6] copy
        xor r10d, ebp                      ;    16.2 p1      52 v[6]
        and ebx, r10d                      ;    17.2 p0      52 v[6]
        xor ebx, ebp                       ;    18.2 p5      52 v[6]
        lea r10d, [rdx + rbx]              ;    20.0 p0      63 v[6]
        add edx, r11d                      ;    20.0 p1      62 v[2]
        mov r15d, eax                      ;    17.2 p5      47 v[6] copy
        ror r15d, 9                        ;    18.2 p0      47 v[6]
        xor r15d, eax                      ;    19.2 p1      47 v[6]
        ror r15d, 0xb                      ;    20.2 p5      47 v[6]
        xor r15d, eax                      ;    21.2 p1      47 v[6]
        ror r15d, 2                        ;    22.2 p0      47 v[6]
        add r10d, r15d                     ;    23.2 p5      63 v[6]
        mov r15d, dword [r8 + 8]           ;    16.2 p2      73 w[2]
        bswap r15d                         ;    20.2 p0+p5   73 w[2]
        mov ebx, edx                       ;    21.0 p1      48 t1 copy
        ror ebx, 0xe                       ;    22.0 p0      48 t1
        xor ebx, edx                       ;    23.0 p1      48 t1
        ror ebx, 5                         ;    24.0 p5      48 t1
        xor ebx, edx                       ;    25.0 p1      48 t1
        ror ebx, 6                         ;    26.0 p0      48 t1
        lea ebx, [rbx + r9 - 1245643825]   ;    27.0 p0      61 t1
        add ebx, r15d                      ;    28.0 p5      61 t1
        mov dword [rsp + 72], r9d          ;    20.0 p3+p4   71 v[5] spill
        mov r9d, r14d                      ;    22.8 p1      51 t1 copy
        xor r9d, esi                       ;    23.8 p5      51 t1
        and r9d, edx                       ;    24.8 p1      51 t1
        xor r9d, esi                       ;    25.8 p0      51 t1
        add ebx, r9d                       ;    29.0 p5      61 t1
        mov r9d, r10d                      ;    24.8 p1      47 v[5] copy
        ror r9d, 9                         ;    25.8 p0      47 v[5]
        xor r9d, r10d                      ;    26.8 p5      47 v[5]
        ror r9d, 0xb                       ;    27.8 p0      47 v[5]
        xor r9d, r10d                      ;    28.8 p1      47 v[5]
        ror r9d, 2                         ;    29.8 p5      47 v[5]
        add r9d, ebx                       ;    30.8 p1      63 v[5]
        add ebx, ebp                       ;    30.0 p0      62 v[1]
        mov dword [rsp + 76], r12d         ;    24.0 p3+p4   71 v[3] spill
        mov r12d, eax                      ;    27.2 p5      52 v[5] copy
        xor r12d, r10d                     ;    28.2 p1      52 v[5]
        mov dword [rsp + 80], r11d         ;    25.0 p3+p4   71 v[2] spill
        mov r11d, eax                      ;    28.2 p0      52 v[5] copy
        xor r11d, edi                      ;    29.2 p5      52 v[5]
        and r11d, r12d                     ;    30.2 p1      52 v[5]
        xor r11d, eax                      ;    31.2 p0      52 v[5]
        add r9d, r11d                      ;    32.2 p5      63 v[5]
        mov r11d, dword [r8 + 12]          ;    26.8 p2      73 w[3]
        bswap r11d                         ;    30.2 p0+p5   73 w[3]
        mov dword [rsp + 84], ebp          ;    27.5 p3+p4   71 v[1] spill
        mov ebp, ebx                       ;    31.0 p1      48 t1 copy
        ror ebp, 0xe                       ;    32.0 p0      48 t1
        xor ebp, ebx                       ;    33.0 p1      48 t1
        ror ebp, 5                         ;    34.0 p5      48 t1
        xor ebp, ebx                       ;    35.0 p1      48 t1
        ror ebp, 6                         ;    36.0 p0      48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    37.0 p0      61 t1
        add ebp, r11d                      ;    38.0 p5      61 t1
        mov dword [rsp + 88], esi          ;    29.8 p3+p4   71 v[4] spill
        mov esi, r14d                      ;    32.8 p1      51 t1 copy
        xor esi, edx                       ;    33.8 p5      51 t1
        and esi, ebx                       ;    34.8 p1      51 t1
        xor esi, r14d                      ;    35.8 p0      51 t1
        add ebp, esi                       ;    39.0 p5      61 t1
        mov esi, r10d                      ;    34.8 p1      52 v[4] copy
        xor esi, r9d                       ;    35.8 p0      52 v[4]
        and r12d, esi                      ;    36.8 p5      52 v[4]
        xor r12d, r10d                     ;    37.8 p1      52 v[4]
        add r12d, ebp                      ;    40.0 p0      63 v[4]
        add ebp, edi                       ;    40.0 p5      62 v[0]
        mov dword [rsp + 92], edi          ;    33.0 p3+p4   71 v[0] spill
        mov edi, r9d                       ;    36.8 p1      47 v[4] copy
        ror edi, 9                         ;    37.8 p0      47 v[4]
        xor edi, r9d                       ;    38.8 p5      47 v[4]
        ror edi, 0xb                       ;    39.8 p0      47 v[4]
        xor edi, r9d                       ;    40.8 p1      47 v[4]
        ror edi, 2                         ;    41.8 p5      47 v[4]
        add r12d, edi                      ;    42.8 p1      63 v[4]
        mov edi, dword [r8 + 16]           ;    36.0 p2      73 w[4]
        bswap edi                          ;    39.2 p0+p5   73 w[4]
        lea r14d, [r14 + rdi + 961987163]  ;    43.2 p0      61 t1
        mov dword [rsp + 96], edi          ;    43.2 p3+p4   73 w[4] spill
        mov edi, ebp                       ;    41.0 p1      48 t1 copy
        ror edi, 0xe                       ;    42.0 p5      48 t1
        xor edi, ebp                       ;    43.0 p1      48 t1
        ror edi, 5                         ;    44.0 p0      48 t1
        xor edi, ebp                       ;    45.0 p5      48 t1
        ror edi, 6                         ;    46.0 p0      48 t1
        add r14d, edi                      ;    47.0 p1      61 t1
        mov edi, edx                       ;    42.2 p5      51 t1 copy
        xor edi, ebx                       ;    43.2 p1      51 t1
        and edi, ebp                       ;    44.2 p0      51 t1
        xor edi, edx                       ;    45.2 p5      51 t1
        add r14d, edi                      ;    48.0 p1      61 t1
        mov edi, r9d                       ;    44.2 p0      52 v[3] copy
        xor edi, r12d                      ;    45.2 p5      52 v[3]
        and esi, edi                       ;    46.2 p1      52 v[3]
        xor esi, r9d                       ;    47.2 p0      52 v[3]
        add eax, r14d                      ;    49.0 p5      62 v[7]
        add esi, r14d                      ;    49.0 p1      63 v[3]
        mov r14d, r12d                     ;    46.2 p0      47 v[3] copy
        ror r14d, 9                        ;    47.2 p5      47 v[3]
        xor r14d, r12d                     ;    48.2 p1      47 v[3]
        ror r14d, 0xb                      ;    49.2 p0      47 v[3]
        xor r14d, r12d                     ;    50.2 p5      47 v[3]
        ror r14d, 2                        ;    51.2 p0      47 v[3]
        add esi, r14d                      ;    52.2 p1      63 v[3]
        mov r14d, dword [r8 + 20]          ;    45.2 p2      73 w[5]
        bswap r14d                         ;    49.2 p0+p5   73 w[5]
        lea edx, [rdx + r14 + 1508970993]  ;    53.2 p0      61 t1
        mov dword [rsp + 100], r14d        ;    53.2 p3+p4   73 w[5] spill
        mov r14d, eax                      ;    50.0 p1      48 t1 copy
        ror r14d, 0xe                      ;    51.0 p5      48 t1
        xor r14d, eax                      ;    52.0 p1      48 t1
        ror r14d, 5                        ;    53.0 p5      48 t1
        xor r14d, eax                      ;    54.0 p1      48 t1
        ror r14d, 6                        ;    55.0 p0      48 t1
        add edx, r14d                      ;    56.0 p5      61 t1
        mov r14d, ebx                      ;    51.8 p1      51 t1 copy
        xor r14d, ebp                      ;    52.8 p0      51 t1
        and r14d, eax                      ;    53.8 p5      51 t1
        xor r14d, ebx                      ;    54.8 p1      51 t1
        add edx, r14d                      ;    57.0 p0      61 t1
        mov r14d, r12d                     ;    53.2 p5      52 v[2] copy
        xor r14d, esi                      ;    54.2 p1      52 v[2]
        and edi, r14d                      ;    55.2 p0      52 v[2]
        xor edi, r12d                      ;    56.2 p5      52 v[2]
        add r10d, edx                      ;    58.0 p1      62 v[6]
        add edi, edx                       ;    58.0 p0      63 v[2]
        mov edx, esi                       ;    55.2 p5      47 v[2] copy
        ror edx, 9                         ;    56.2 p0      47 v[2]
        xor edx, esi                       ;    57.2 p1      47 v[2]
        ror edx, 0xb                       ;    58.2 p5      47 v[2]
        xor edx, esi                       ;    59.2 p1      47 v[2]
        ror edx, 2                         ;    60.2 p0      47 v[2]
        add edi, edx                       ;    61.2 p5      63 v[2]
        mov edx, dword [r8 + 24]           ;    54.5 p2      73 w[6]
        bswap edx                          ;    58.2 p0+p5   73 w[6]
        lea ebx, [rbx + rdx - 1841331548]  ;    62.2 p0      61 t1
        mov dword [rsp + 104], edx         ;    62.2 p3+p4   73 w[6] spill
        mov edx, r10d                      ;    59.0 p1      48 t1 copy
        ror edx, 0xe                       ;    60.0 p5      48 t1
        xor edx, r10d                      ;    61.0 p1      48 t1
        ror edx, 5                         ;    62.0 p0      48 t1
        xor edx, r10d                      ;    63.0 p1      48 t1
        ror edx, 6                         ;    64.0 p5      48 t1
        add ebx, edx                       ;    65.0 p1      61 t1
        mov edx, ebp                       ;    61.2 p0      51 t1 copy
        xor edx, eax                       ;    62.2 p5      51 t1
        and edx, r10d                      ;    63.2 p1      51 t1
        xor edx, ebp                       ;    64.2 p0      51 t1
        add ebx, edx                       ;    66.0 p5      61 t1
        mov edx, esi                       ;    62.8 p1      52 v[1] copy
        xor edx, edi                       ;    63.8 p0      52 v[1]
        and r14d, edx                      ;    64.8 p5      52 v[1]
        xor r14d, esi                      ;    65.8 p1      52 v[1]
        add r9d, ebx                       ;    67.0 p0      62 v[5]
        add r14d, ebx                      ;    67.0 p5      63 v[1]
        mov ebx, edi                       ;    64.8 p1      47 v[1] copy
        ror ebx, 9                         ;    65.8 p0      47 v[1]
        xor ebx, edi                       ;    66.8 p5      47 v[1]
        ror ebx, 0xb                       ;    67.8 p0      47 v[1]
        xor ebx, edi                       ;    68.8 p1      47 v[1]
        ror ebx, 2                         ;    69.8 p5      47 v[1]
        add r14d, ebx                      ;    70.8 p1      63 v[1]
        mov ebx, dword [r8 + 28]           ;    63.8 p2      73 w[7]
        bswap ebx                          ;    67.2 p0+p5   73 w[7]
        lea ebp, [rbp + rbx - 1424204075]  ;    71.2 p0      61 t1
        mov dword [rsp + 108], ebx         ;    71.2 p3+p4   73 w[7] spill
        mov ebx, r9d                       ;    68.0 p1      48 t1 copy
        ror ebx, 0xe                       ;    69.0 p5      48 t1
        xor ebx, r9d                       ;    70.0 p1      48 t1
        ror ebx, 5                         ;    71.0 p0      48 t1
        xor ebx, r9d                       ;    72.0 p5      48 t1
        ror ebx, 6                         ;    73.0 p0      48 t1
        add ebp, ebx                       ;    74.0 p1      61 t1
        mov ebx, eax                       ;    70.2 p5      51 t1 copy
        xor ebx, r10d                      ;    71.2 p1      51 t1
        and ebx, r9d                       ;    72.2 p0      51 t1
        xor ebx, eax                       ;    73.2 p5      51 t1
        add ebp, ebx                       ;    75.0 p1      61 t1
        mov ebx, edi                       ;    72.2 p0      52 v[0] copy
        xor ebx, r14d                      ;    73.2 p5      52 v[0]
        and edx, ebx                       ;    74.2 p1      52 v[0]
        xor edx, edi                       ;    75.2 p0      52 v[0]
        add r12d, ebp                      ;    76.0 p5      62 v[4]
        add ebp, edx                       ;    76.2 p1      63 v[0]
        mov edx, r14d                      ;    74.2 p0      47 v[0] copy
        ror edx, 9                         ;    75.2 p5      47 v[0]
        xor edx, r14d                      ;    76.2 p1      47 v[0]
        ror edx, 0xb                       ;    77.2 p0      47 v[0]
        xor edx, r14d                      ;    78.2 p5      47 v[0]
        ror edx, 2                         ;    79.2 p0      47 v[0]
        add ebp, edx                       ;    80.2 p1      63 v[0]
        mov edx, dword [r8 + 32]           ;    73.0 p2      73 w[8]
        bswap edx                          ;    77.2 p0+p5   73 w[8]
        lea eax, [rax + rdx - 670586216]   ;    81.2 p0      61 t1
        mov dword [rsp + 112], edx         ;    81.2 p3+p4   73 w[8] spill
        mov edx, r12d                      ;    77.0 p1      48 t1 copy
        ror edx, 0xe                       ;    78.0 p5      48 t1
        xor edx, r12d                      ;    79.0 p1      48 t1
        ror edx, 5                         ;    80.0 p5      48 t1
        xor edx, r12d                      ;    81.0 p1      48 t1
        ror edx, 6                         ;    82.0 p0      48 t1
        add eax, edx                       ;    83.0 p5      61 t1
        mov edx, r10d                      ;    79.8 p1      51 t1 copy
        xor edx, r9d                       ;    80.8 p0      51 t1
        and edx, r12d                      ;    81.8 p5      51 t1
        xor edx, r10d                      ;    82.8 p1      51 t1
        add eax, edx                       ;    84.0 p0      61 t1
        mov edx, r14d                      ;    81.2 p5      52 v[7] copy
        xor edx, ebp                       ;    82.2 p1      52 v[7]
        and ebx, edx                       ;    83.2 p0      52 v[7]
        xor ebx, r14d                      ;    84.2 p5      52 v[7]
        add esi, eax                       ;    85.0 p1      62 v[3]
        add eax, ebx                       ;    85.2 p0      63 v[7]
        mov ebx, ebp                       ;    83.2 p5      47 v[7] copy
        ror ebx, 9                         ;    84.2 p0      47 v[7]
        xor ebx, ebp                       ;    85.2 p1      47 v[7]
        ror ebx, 0xb                       ;    86.2 p5      47 v[7]
        xor ebx, ebp                       ;    87.2 p1      47 v[7]
        ror ebx, 2                         ;    88.2 p0      47 v[7]
        add eax, ebx                       ;    89.2 p5      63 v[7]
        mov ebx, dword [r8 + 36]           ;    82.2 p2      73 w[9]
        bswap ebx                          ;    86.2 p0+p5   73 w[9]
        lea r10d, [r10 + rbx + 310598401]  ;    90.2 p0      61 t1
        mov dword [rsp + 116], r11d        ;    83.2 p3+p4   73 w[3] spill
        mov r11d, esi                      ;    86.0 p1      48 t1 copy
        ror r11d, 0xe                      ;    87.2 p5      48 t1
        xor r11d, esi                      ;    88.2 p1      48 t1
        ror r11d, 5                        ;    89.2 p0      48 t1
        xor r11d, esi                      ;    90.2 p1      48 t1
        ror r11d, 6                        ;    91.2 p5      48 t1
        add r10d, r11d                     ;    92.2 p1      61 t1
        mov r11d, r9d                      ;    89.2 p0      51 t1 copy
        xor r11d, r12d                     ;    90.2 p5      51 t1
        and r11d, esi                      ;    91.2 p1      51 t1
        xor r11d, r9d                      ;    92.2 p0      51 t1
        add r10d, r11d                     ;    93.2 p5      61 t1
        mov r11d, ebp                      ;    90.8 p1      52 v[6] copy
        xor r11d, eax                      ;    91.8 p0      52 v[6]
        and edx, r11d                      ;    92.8 p5      52 v[6]
        xor edx, ebp                       ;    93.8 p1      52 v[6]
        add edi, r10d                      ;    94.2 p0      62 v[2]
        add r10d, edx                      ;    94.8 p5      63 v[6]
        mov edx, eax                       ;    92.8 p1      47 v[6] copy
        ror edx, 9                         ;    93.8 p0      47 v[6]
        xor edx, eax                       ;    94.8 p5      47 v[6]
        ror edx, 0xb                       ;    95.8 p0      47 v[6]
        xor edx, eax                       ;    96.8 p1      47 v[6]
        ror edx, 2                         ;    97.8 p5      47 v[6]
        add r10d, edx                      ;    98.8 p1      63 v[6]
        mov edx, dword [r8 + 40]           ;    91.5 p2      73 w[10]
        bswap edx                          ;    95.2 p0+p5   73 w[10]
        lea r9d, [r9 + rdx + 607225278]    ;    99.2 p0      61 t1
        mov dword [rsp + 120], edx         ;    99.2 p3+p4   73 w[10] spill
        mov edx, edi                       ;    95.8 p1      48 t1 copy
        ror edx, 0xe                       ;    96.8 p5      48 t1
        xor edx, edi                       ;    97.8 p1      48 t1
        ror edx, 5                         ;    98.8 p0      48 t1
        xor edx, edi                       ;    99.8 p5      48 t1
        ror edx, 6                         ;   100.8 p0      48 t1
        add r9d, edx                       ;   101.8 p1      61 t1
        mov edx, r12d                      ;    98.2 p5      51 t1 copy
        xor edx, esi                       ;    99.2 p1      51 t1
        and edx, edi                       ;   100.2 p0      51 t1
        xor edx, r12d                      ;   101.2 p5      51 t1
        add r9d, edx                       ;   102.8 p1      61 t1
        mov edx, eax                       ;   100.2 p0      52 v[5] copy
        xor edx, r10d                      ;   101.2 p5      52 v[5]
        and r11d, edx                      ;   102.2 p1      52 v[5]
        xor r11d, eax                      ;   103.2 p0      52 v[5]
        add r14d, r9d                      ;   103.8 p5      62 v[1]
        add r9d, r11d                      ;   104.2 p1      63 v[5]
        mov r11d, r10d                     ;   102.2 p0      47 v[5] copy
        ror r11d, 9                        ;   103.2 p5      47 v[5]
        xor r11d, r10d                     ;   104.2 p1      47 v[5]
        ror r11d, 0xb                      ;   105.2 p0      47 v[5]
        xor r11d, r10d                     ;   106.2 p5      47 v[5]
        ror r11d, 2                        ;   107.2 p0      47 v[5]
        add r9d, r11d                      ;   108.2 p1      63 v[5]
        mov r11d, dword [r8 + 44]          ;   100.8 p2      73 w[11]
        bswap r11d                         ;   105.2 p0+p5   73 w[11]
        lea r12d, [r12 + r11 + 1426881987] ;   109.2 p0      61 t1
        mov dword [rsp + 124], r11d        ;   109.2 p3+p4   73 w[11] spill
        mov r11d, r14d                     ;   104.8 p1      48 t1 copy
        ror r11d, 0xe                      ;   105.8 p5      48 t1
        xor r11d, r14d                     ;   106.8 p1      48 t1
        ror r11d, 5                        ;   107.8 p5      48 t1
        xor r11d, r14d                     ;   108.8 p1      48 t1
        ror r11d, 6                        ;   109.8 p0      48 t1
        add r12d, r11d                     ;   110.8 p5      61 t1
        mov r11d, esi                      ;   107.8 p1      51 t1 copy
        xor r11d, edi                      ;   108.8 p0      51 t1
        and r11d, r14d                     ;   109.8 p5      51 t1
        xor r11d, esi                      ;   110.8 p1      51 t1
        add r12d, r11d                     ;   111.8 p0      61 t1
        mov r11d, r10d                     ;   109.2 p5      52 v[4] copy
        xor r11d, r9d                      ;   110.2 p1      52 v[4]
        and edx, r11d                      ;   111.2 p0      52 v[4]
        xor edx, r10d                      ;   112.2 p5      52 v[4]
        add ebp, r12d                      ;   112.8 p1      62 v[0]
        add r12d, edx                      ;   113.2 p0      63 v[4]
        mov edx, r9d                       ;   111.2 p5      47 v[4] copy
        ror edx, 9                         ;   112.2 p0      47 v[4]
        xor edx, r9d                       ;   113.2 p1      47 v[4]
        ror edx, 0xb                       ;   114.2 p5      47 v[4]
        xor edx, r9d                       ;   115.2 p1      47 v[4]
        ror edx, 2                         ;   116.2 p0      47 v[4]
        add r12d, edx                      ;   117.2 p5      63 v[4]
        mov edx, dword [r8 + 48]           ;   110.2 p2      73 w[12]
        bswap edx                          ;   114.2 p0+p5   73 w[12]
        lea esi, [rsi + rdx + 1925078388]  ;   118.2 p0      61 t1
        mov dword [rsp + 128], edx         ;   118.2 p3+p4   73 w[12] spill
        mov edx, ebp                       ;   113.8 p1      48 t1 copy
        ror edx, 0xe                       ;   115.2 p5      48 t1
        xor edx, ebp                       ;   116.2 p1      48 t1
        ror edx, 5                         ;   117.2 p0      48 t1
        xor edx, ebp                       ;   118.2 p1      48 t1
        ror edx, 6                         ;   119.2 p5      48 t1
        add esi, edx                       ;   120.2 p1      61 t1
        mov edx, edi                       ;   117.2 p0      51 t1 copy
        xor edx, r14d                      ;   118.2 p5      51 t1
        and edx, ebp                       ;   119.2 p1      51 t1
        xor edx, edi                       ;   120.2 p0      51 t1
        add esi, edx                       ;   121.2 p5      61 t1
        mov edx, r9d                       ;   118.8 p1      52 v[3] copy
        xor edx, r12d                      ;   119.8 p0      52 v[3]
        and r11d, edx                      ;   120.8 p5      52 v[3]
        xor r11d, r9d                      ;   121.8 p1      52 v[3]
        add eax, esi                       ;   122.2 p0      62 v[7]
        add esi, r11d                      ;   122.8 p5      63 v[3]
        mov r11d, r12d                     ;   120.8 p1      47 v[3] copy
        ror r11d, 9                        ;   121.8 p0      47 v[3]
        xor r11d, r12d                     ;   122.8 p5      47 v[3]
        ror r11d, 0xb                      ;   123.8 p0      47 v[3]
        xor r11d, r12d                     ;   124.8 p1      47 v[3]
        ror r11d, 2                        ;   125.8 p5      47 v[3]
        add esi, r11d                      ;   126.8 p1      63 v[3]
        mov r11d, dword [r8 + 52]          ;   119.8 p2      73 w[13]
        bswap r11d                         ;   123.2 p0+p5   73 w[13]
        lea edi, [rdi + r11 - 2132889090]  ;   127.2 p0      61 t1
        mov dword [rsp + 132], r11d        ;   127.2 p3+p4   73 w[13] spill
        mov r11d, eax                      ;   123.8 p1      48 t1 copy
        ror r11d, 0xe                      ;   124.8 p5      48 t1
        xor r11d, eax                      ;   125.8 p1      48 t1
        ror r11d, 5                        ;   126.8 p0      48 t1
        xor r11d, eax                      ;   127.8 p5      48 t1
        ror r11d, 6                        ;   128.8 p0      48 t1
        add edi, r11d                      ;   129.8 p1      61 t1
        mov r11d, r14d                     ;   126.2 p5      51 t1 copy
        xor r11d, ebp                      ;   127.2 p1      51 t1
        and r11d, eax                      ;   128.2 p0      51 t1
        xor r11d, r14d                     ;   129.2 p5      51 t1
        add edi, r11d                      ;   130.8 p1      61 t1
        mov r11d, r12d                     ;   128.2 p0      52 v[2] copy
        xor r11d, esi                      ;   129.2 p5      52 v[2]
        and edx, r11d                      ;   130.2 p1      52 v[2]
        xor edx, r12d                      ;   131.2 p0      52 v[2]
        add r10d, edi                      ;   131.8 p5      62 v[6]
        add edi, edx                       ;   132.2 p1      63 v[2]
        mov edx, esi                       ;   130.2 p0      47 v[2] copy
        ror edx, 9                         ;   131.2 p5      47 v[2]
        xor edx, esi                       ;   132.2 p1      47 v[2]
        ror edx, 0xb                       ;   133.2 p0      47 v[2]
        xor edx, esi                       ;   134.2 p5      47 v[2]
        ror edx, 2                         ;   135.2 p0      47 v[2]
        add edi, edx                       ;   136.2 p1      63 v[2]
        mov edx, dword [r8 + 56]           ;   128.8 p2      73 w[14]
        bswap edx                          ;   133.2 p0+p5   73 w[14]
        lea r14d, [r14 + rdx - 1680079193] ;   137.2 p0      61 t1
        mov dword [rsp + 136], r15d        ;   130.0 p3+p4   73 w[2] spill
        mov r15d, r10d                     ;   132.8 p1      48 t1 copy
        ror r15d, 0xe                      ;   133.8 p5      48 t1
        xor r15d, r10d                     ;   134.8 p1      48 t1
        ror r15d, 5                        ;   135.8 p5      48 t1
        xor r15d, r10d                     ;   136.8 p1      48 t1
        ror r15d, 6                        ;   137.8 p0      48 t1
        add r14d, r15d                     ;   138.8 p5      61 t1
        mov r15d, ebp                      ;   135.8 p1      51 t1 copy
        xor r15d, eax                      ;   136.8 p0      51 t1
        and r15d, r10d                     ;   137.8 p5      51 t1
        xor r15d, ebp                      ;   138.8 p1      51 t1
        add r14d, r15d                     ;   139.8 p0      61 t1
        mov r15d, esi                      ;   137.2 p5      52 v[1] copy
        xor r15d, edi                      ;   138.2 p1      52 v[1]
        and r11d, r15d                     ;   139.2 p0      52 v[1]
        xor r11d, esi                      ;   140.2 p5      52 v[1]
        add r9d, r14d                      ;   140.8 p1      62 v[5]
        add r14d, r11d                     ;   141.2 p0      63 v[1]
        mov r11d, edi                      ;   139.2 p5      47 v[1] copy
        ror r11d, 9                        ;   140.2 p0      47 v[1]
        xor r11d, edi                      ;   141.2 p1      47 v[1]
        ror r11d, 0xb                      ;   142.2 p5      47 v[1]
        xor r11d, edi                      ;   143.2 p1      47 v[1]
        ror r11d, 2                        ;   144.2 p0      47 v[1]
        add r14d, r11d                     ;   145.2 p5      63 v[1]
        mov r11d, dword [r8 + 60]          ;   138.0 p2      73 w[15]
        bswap r11d                         ;   142.2 p0+p5   73 w[15]
        lea ebp, [rbp + r11 - 1046744716]  ;   146.2 p0      61 t1
        mov qword [rsp + 24], r8           ;   139.0 p3+p4   73 w[0] spill
        mov r8d, r9d                       ;   141.8 p1      48 t1 copy
        ror r8d, 0xe                       ;   143.2 p5      48 t1
        xor r8d, r9d                       ;   144.2 p1      48 t1
        ror r8d, 5                         ;   145.2 p0      48 t1
        xor r8d, r9d                       ;   146.2 p1      48 t1
        ror r8d, 6                         ;   147.2 p5      48 t1
        add ebp, r8d                       ;   148.2 p1      61 t1
        mov r8d, eax                       ;   145.2 p0      51 t1 copy
        xor r8d, r10d                      ;   146.2 p5      51 t1
        and r8d, r9d                       ;   147.2 p1      51 t1
        xor r8d, eax                       ;   148.2 p0      51 t1
        add ebp, r8d                       ;   149.2 p5      61 t1
        mov r8d, edi                       ;   146.8 p1      52 v[0] copy
        xor r8d, r14d                      ;   147.8 p0      52 v[0]
        and r15d, r8d                      ;   148.8 p5      52 v[0]
        xor r15d, edi                      ;   149.8 p1      52 v[0]
        add r12d, ebp                      ;   150.2 p0      62 v[4]
        add ebp, r15d                      ;   150.8 p5      63 v[0]
        mov r15d, r14d                     ;   148.8 p1      47 v[0] copy
        ror r15d, 9                        ;   149.8 p0      47 v[0]
        xor r15d, r14d                     ;   150.8 p5      47 v[0]
        ror r15d, 0xb                      ;   151.8 p0      47 v[0]
        xor r15d, r14d                     ;   152.8 p1      47 v[0]
        ror r15d, 2                        ;   153.8 p5      47 v[0]
        add ebp, r15d                      ;   154.8 p1      63 v[0]
        mov r15d, edx                      ;   151.2 p0      50 w[0] copy
        shr r15d, 0xa                      ;   152.2 p5      50 w[0]
        mov dword [rsp + 140], edi         ;   148.2 p3+p4   63 v[2] spill
        mov edi, edx                       ;   151.8 p1      50 w[0] copy
        ror edi, 2                         ;   152.8 p0      50 w[0]
        xor edi, edx                       ;   153.8 p5      50 w[0]
        ror edi, 0x11                      ;   154.8 p0      50 w[0]
        xor r15d, edi                      ;   155.8 p1      50 w[0]
        mov edi, r11d                      ;   153.2 p5      50 w[1] copy
        shr edi, 0xa                       ;   154.2 p0      50 w[1]
        add r13d, ebx                      ;   153.8 p1      78 w[0]
        add r13d, r15d                     ;   156.8 p5      78 w[0]
        mov r15d, r11d                     ;   154.8 p1      50 w[1] copy
        ror r15d, 2                        ;   155.8 p0      50 w[1]
        xor r15d, r11d                     ;   156.8 p5      50 w[1]
        ror r15d, 0x11                     ;   157.8 p0      50 w[1]
        xor edi, r15d                      ;   158.8 p1      50 w[1]
        mov r15d, ecx                      ;   156.2 p5      49 w[0] copy
        shr r15d, 3                        ;   157.2 p0      49 w[0]
        mov dword [rsp + 144], ebx         ;   153.2 p3+p4   73 w[9] spill
        mov ebx, ecx                       ;   156.8 p1      49 w[0] copy
        ror ebx, 0xb                       ;   157.8 p5      49 w[0]
        xor ebx, ecx                       ;   158.8 p1      49 w[0]
        ror ebx, 7                         ;   159.8 p0      49 w[0]
        xor r15d, ebx                      ;   160.8 p5      49 w[0]
        add r13d, r15d                     ;   161.8 p1      78 w[0]
        mov r15d, r12d                     ;   159.2 p0      48 t1 copy
        ror r15d, 0xe                      ;   160.2 p5      48 t1
        xor r15d, r12d                     ;   161.2 p1      48 t1
        ror r15d, 5                        ;   162.2 p0      48 t1
        xor r15d, r12d                     ;   163.2 p5      48 t1
        ror r15d, 6                        ;   164.2 p0      48 t1
        mov ebx, r10d                      ;   160.8 p1      51 t1 copy
        xor ebx, r9d                       ;   161.8 p5      51 t1
        and ebx, r12d                      ;   162.8 p1      51 t1
        xor ebx, r10d                      ;   163.8 p0      51 t1
        lea eax, [rax + rbx - 459576895]   ;   164.8 p0      61 t1
        add eax, r15d                      ;   165.8 p5      61 t1
        add eax, r13d                      ;   166.8 p1      61 t1
        mov r15d, r14d                     ;   163.2 p5      52 v[7] copy
        xor r15d, ebp                      ;   164.2 p1      52 v[7]
        and r8d, r15d                      ;   165.2 p0      52 v[7]
        xor r8d, r14d                      ;   166.2 p5      52 v[7]
        add esi, eax                       ;   167.8 p1      62 v[3]
        mov ebx, ebp                       ;   165.2 p0      47 v[7] copy
        ror ebx, 9                         ;   166.2 p5      47 v[7]
        xor ebx, ebp                       ;   167.2 p1      47 v[7]
        ror ebx, 0xb                       ;   168.2 p0      47 v[7]
        xor ebx, ebp                       ;   169.2 p5      47 v[7]
        ror ebx, 2                         ;   170.2 p0      47 v[7]
        add r8d, eax                       ;   167.8 p1      63 v[7]
        add r8d, ebx                       ;   171.2 p5      63 v[7]
        mov eax, r13d                      ;   167.8 p1      50 w[2] copy
        shr eax, 0xa                       ;   168.8 p0      50 w[2]
        mov ebx, r13d                      ;   168.2 p5      50 w[2] copy
        ror ebx, 2                         ;   169.2 p0      50 w[2]
        xor ebx, r13d                      ;   170.2 p1      50 w[2]
        ror ebx, 0x11                      ;   171.2 p5      50 w[2]
        xor eax, ebx                       ;   172.2 p1      50 w[2]
        mov ebx, dword [rsp + 136]         ;   166.5 p2      49 w[1]
        add edi, ecx                       ;   170.2 p0      78 w[1]
        mov ecx, dword [rsp + 120]         ;   167.5 p2      73 w[10] reload
        add edi, ecx                       ;   171.2 p5      78 w[1]
        mov ecx, esi                       ;   170.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   171.8 p0      48 t1
        xor ecx, esi                       ;   172.8 p5      48 t1
        ror ecx, 5                         ;   173.8 p0      48 t1
        xor ecx, esi                       ;   174.8 p1      48 t1
        ror ecx, 6                         ;   175.8 p5      48 t1
        mov dword [rsp + 148], r13d        ;   169.0 p3+p4   78 w[0] spill
        mov r13d, dword [rsp + 136]        ;   169.2 p2      49 w[1]
        shr r13d, 3                        ;   173.2 p0      49 w[1]
        mov dword [rsp + 152], r11d        ;   170.0 p3+p4   73 w[15] spill
        mov r11d, dword [rsp + 136]        ;   170.2 p2      49 w[1]
        ror r11d, 0xb                      ;   173.2 p5      49 w[1]
        xor ebx, r11d                      ;   174.2 p1      49 w[1]
        ror ebx, 7                         ;   175.2 p0      49 w[1]
        xor r13d, ebx                      ;   176.2 p1      49 w[1]
        add edi, r13d                      ;   177.2 p5      78 w[1]
        mov r11d, r9d                      ;   174.8 p1      51 t1 copy
        xor r11d, r12d                     ;   175.8 p0      51 t1
        and r11d, esi                      ;   176.8 p5      51 t1
        xor r11d, r9d                      ;   177.8 p1      51 t1
        lea r10d, [r10 + rcx - 272742522]  ;   176.8 p0      61 t1
        add r10d, r11d                     ;   178.8 p5      61 t1
        add r10d, edi                      ;   179.8 p1      61 t1
        mov r11d, ebp                      ;   177.2 p0      52 v[6] copy
        xor r11d, r8d                      ;   178.2 p5      52 v[6]
        and r15d, r11d                     ;   179.2 p1      52 v[6]
        xor r15d, ebp                      ;   180.2 p0      52 v[6]
        lea r13d, [r10 + r15]              ;   181.2 p0      63 v[6]
        add r10d, dword [rsp + 140]        ;   180.8 p5+p2   62 v[2]
        mov r15d, r8d                      ;   178.8 p1      47 v[6] copy
        ror r15d, 9                        ;   179.8 p5      47 v[6]
        xor r15d, r8d                      ;   180.8 p1      47 v[6]
        ror r15d, 0xb                      ;   181.8 p0      47 v[6]
        xor r15d, r8d                      ;   182.8 p5      47 v[6]
        ror r15d, 2                        ;   183.8 p0      47 v[6]
        add r13d, r15d                     ;   184.8 p1      63 v[6]
        mov r15d, edi                      ;   181.2 p5      50 w[3] copy
        shr r15d, 0xa                      ;   182.2 p0      50 w[3]
        mov ecx, edi                       ;   181.8 p1      50 w[3] copy
        ror ecx, 2                         ;   182.8 p5      50 w[3]
        xor ecx, edi                       ;   183.8 p1      50 w[3]
        ror ecx, 0x11                      ;   184.8 p0      50 w[3]
        xor r15d, ecx                      ;   185.8 p5      50 w[3]
        mov ecx, dword [rsp + 116]         ;   180.0 p2      49 w[2]
        shr ecx, 3                         ;   184.2 p0      49 w[2]
        mov ebx, dword [rsp + 116]         ;   181.0 p2      49 w[2]
        add eax, dword [rsp + 124]         ;   183.8 p1+p2   78 w[2]
        add eax, dword [rsp + 136]         ;   184.8 p5+p2   78 w[2]
        mov dword [rsp + 136], edi         ;   181.2 p3+p4   78 w[1] spill
        mov edi, r10d                      ;   184.8 p1      48 t1 copy
        ror edi, 0xe                       ;   185.8 p0      48 t1
        xor edi, r10d                      ;   186.8 p5      48 t1
        ror edi, 5                         ;   187.8 p0      48 t1
        xor edi, r10d                      ;   188.8 p1      48 t1
        ror edi, 6                         ;   189.8 p5      48 t1
        mov dword [rsp + 140], edx         ;   183.0 p3+p4   73 w[14] spill
        mov edx, dword [rsp + 116]         ;   184.0 p2      49 w[2]
        ror edx, 0xb                       ;   187.2 p0      49 w[2]
        xor ebx, edx                       ;   188.2 p1      49 w[2]
        ror ebx, 7                         ;   189.2 p5      49 w[2]
        xor ecx, ebx                       ;   190.2 p1      49 w[2]
        add eax, ecx                       ;   191.2 p0      78 w[2]
        mov ecx, r12d                      ;   188.2 p5      51 t1 copy
        xor ecx, esi                       ;   189.2 p1      51 t1
        and ecx, r10d                      ;   190.2 p0      51 t1
        xor ecx, r12d                      ;   191.2 p5      51 t1
        lea r9d, [r9 + rdi + 264347078]    ;   190.8 p0      61 t1
        add r9d, ecx                       ;   192.2 p1      61 t1
        add r9d, eax                       ;   193.2 p5      61 t1
        mov edi, r8d                       ;   190.8 p1      52 v[5] copy
        xor edi, r13d                      ;   191.8 p0      52 v[5]
        and r11d, edi                      ;   192.8 p5      52 v[5]
        xor r11d, r8d                      ;   193.8 p1      52 v[5]
        add r14d, r9d                      ;   194.2 p0      62 v[1]
        mov ecx, r13d                      ;   192.2 p5      47 v[5] copy
        ror ecx, 9                         ;   193.2 p0      47 v[5]
        xor ecx, r13d                      ;   194.2 p1      47 v[5]
        ror ecx, 0xb                       ;   195.2 p5      47 v[5]
        xor ecx, r13d                      ;   196.2 p1      47 v[5]
        ror ecx, 2                         ;   197.2 p0      47 v[5]
        add r9d, r11d                      ;   194.8 p5      63 v[5]
        add r9d, ecx                       ;   198.2 p1      63 v[5]
        mov r11d, eax                      ;   195.2 p0      50 w[4] copy
        shr r11d, 0xa                      ;   196.2 p5      50 w[4]
        mov ecx, eax                       ;   195.8 p1      50 w[4] copy
        ror ecx, 2                         ;   196.8 p0      50 w[4]
        xor ecx, eax                       ;   197.8 p5      50 w[4]
        ror ecx, 0x11                      ;   198.8 p0      50 w[4]
        xor r11d, ecx                      ;   199.8 p1      50 w[4]
        mov ecx, dword [rsp + 96]          ;   193.5 p2      49 w[3]
        shr ecx, 3                         ;   197.2 p5      49 w[3]
        mov edx, dword [rsp + 96]          ;   194.5 p2      49 w[3]
        ror edx, 0xb                       ;   198.2 p0      49 w[3]
        mov ebx, dword [rsp + 96]          ;   195.5 p2      73 w[4] reload
        xor edx, ebx                       ;   199.2 p1      49 w[3]
        ror edx, 7                         ;   200.2 p5      49 w[3]
        xor ecx, edx                       ;   201.2 p1      49 w[3]
        add r15d, ecx                      ;   202.2 p0      78 w[3]
        mov ecx, dword [rsp + 128]         ;   196.5 p2      73 w[12] reload
        add r15d, ecx                      ;   203.2 p5      78 w[3]
        add r15d, dword [rsp + 116]        ;   204.2 p1+p2   78 w[3]
        mov edx, r14d                      ;   200.2 p0      48 t1 copy
        ror edx, 0xe                       ;   201.2 p5      48 t1
        xor edx, r14d                      ;   202.2 p1      48 t1
        ror edx, 5                         ;   203.2 p0      48 t1
        xor edx, r14d                      ;   204.2 p5      48 t1
        ror edx, 6                         ;   205.2 p0      48 t1
        lea r12d, [r12 + rdx + 604807628]  ;   206.2 p0      61 t1
        mov edx, esi                       ;   201.8 p1      51 t1 copy
        xor edx, r10d                      ;   202.8 p5      51 t1
        and edx, r14d                      ;   203.8 p1      51 t1
        xor edx, esi                       ;   204.8 p5      51 t1
        add r12d, edx                      ;   207.2 p1      61 t1
        add r12d, r15d                     ;   208.2 p0      61 t1
        mov edx, r13d                      ;   204.2 p5      52 v[4] copy
        xor edx, r9d                       ;   205.2 p1      52 v[4]
        and edi, edx                       ;   206.2 p0      52 v[4]
        xor edi, r13d                      ;   207.2 p5      52 v[4]
        add ebp, r12d                      ;   209.2 p1      62 v[0]
        add edi, r12d                      ;   209.2 p0      63 v[4]
        mov r12d, r9d                      ;   206.2 p5      47 v[4] copy
        ror r12d, 9                        ;   207.2 p0      47 v[4]
        xor r12d, r9d                      ;   208.2 p1      47 v[4]
        ror r12d, 0xb                      ;   209.2 p5      47 v[4]
        xor r12d, r9d                      ;   210.2 p1      47 v[4]
        ror r12d, 2                        ;   211.2 p0      47 v[4]
        add edi, r12d                      ;   212.2 p5      63 v[4]
        mov r12d, r15d                     ;   208.8 p1      50 w[5] copy
        shr r12d, 0xa                      ;   209.8 p0      50 w[5]
        add r11d, ebx                      ;   209.2 p5      78 w[4]
        mov ebx, r15d                      ;   209.8 p1      50 w[5] copy
        ror ebx, 2                         ;   210.8 p0      50 w[5]
        xor ebx, r15d                      ;   211.8 p5      50 w[5]
        ror ebx, 0x11                      ;   212.8 p0      50 w[5]
        xor r12d, ebx                      ;   213.8 p1      50 w[5]
        mov ebx, dword [rsp + 100]         ;   208.2 p2      49 w[4]
        add r11d, dword [rsp + 132]        ;   211.2 p5+p2   78 w[4]
        mov ecx, ebp                       ;   211.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   212.8 p0      48 t1
        xor ecx, ebp                       ;   213.8 p5      48 t1
        ror ecx, 5                         ;   214.8 p0      48 t1
        xor ecx, ebp                       ;   215.8 p1      48 t1
        ror ecx, 6                         ;   216.8 p5      48 t1
        mov dword [rsp + 96], r15d         ;   210.2 p3+p4   78 w[3] spill
        mov r15d, dword [rsp + 100]        ;   210.5 p2      49 w[4]
        shr r15d, 3                        ;   214.2 p0      49 w[4]
        mov dword [rsp + 116], eax         ;   211.2 p3+p4   78 w[2] spill
        mov eax, dword [rsp + 100]         ;   211.5 p2      49 w[4]
        ror eax, 0xb                       ;   214.5 p5      49 w[4]
        xor ebx, eax                       ;   215.5 p1      49 w[4]
        ror ebx, 7                         ;   216.5 p0      49 w[4]
        xor r15d, ebx                      ;   217.5 p1      49 w[4]
        add r11d, r15d                     ;   218.5 p5      78 w[4]
        mov r15d, r10d                     ;   215.8 p1      51 t1 copy
        xor r15d, r14d                     ;   216.8 p0      51 t1
        and r15d, ebp                      ;   217.8 p5      51 t1
        xor r15d, r10d                     ;   218.8 p1      51 t1
        lea esi, [rsi + rcx + 770255983]   ;   217.8 p0      61 t1
        add esi, r15d                      ;   219.8 p5      61 t1
        add esi, r11d                      ;   220.8 p1      61 t1
        mov r15d, r9d                      ;   218.2 p0      52 v[3] copy
        xor r15d, edi                      ;   219.2 p5      52 v[3]
        and edx, r15d                      ;   220.2 p1      52 v[3]
        xor edx, r9d                       ;   221.2 p0      52 v[3]
        add r8d, esi                       ;   221.8 p5      62 v[7]
        mov eax, edi                       ;   219.8 p1      47 v[3] copy
        ror eax, 9                         ;   220.8 p0      47 v[3]
        xor eax, edi                       ;   221.8 p5      47 v[3]
        ror eax, 0xb                       ;   222.8 p0      47 v[3]
        xor eax, edi                       ;   223.8 p1      47 v[3]
        ror eax, 2                         ;   224.8 p5      47 v[3]
        add esi, edx                       ;   222.2 p1      63 v[3]
        add esi, eax                       ;   225.8 p0      63 v[3]
        mov eax, r11d                      ;   222.2 p5      50 w[6] copy
        shr eax, 0xa                       ;   223.2 p0      50 w[6]
        mov ecx, r11d                      ;   222.8 p1      50 w[6] copy
        ror ecx, 2                         ;   223.8 p5      50 w[6]
        xor ecx, r11d                      ;   224.8 p1      50 w[6]
        ror ecx, 0x11                      ;   225.8 p0      50 w[6]
        xor eax, ecx                       ;   226.8 p5      50 w[6]
        mov ecx, dword [rsp + 104]         ;   221.0 p2      49 w[5]
        shr ecx, 3                         ;   225.2 p0      49 w[5]
        mov edx, dword [rsp + 104]         ;   222.0 p2      49 w[5]
        ror edx, 0xb                       ;   225.2 p5      49 w[5]
        mov ebx, dword [rsp + 104]         ;   223.0 p2      73 w[6] reload
        xor edx, ebx                       ;   226.2 p1      49 w[5]
        ror edx, 7                         ;   227.2 p0      49 w[5]
        xor ecx, edx                       ;   228.2 p1      49 w[5]
        add r12d, ecx                      ;   229.2 p5      78 w[5]
        mov ecx, dword [rsp + 140]         ;   224.0 p2      73 w[14] reload
        add r12d, ecx                      ;   230.2 p1      78 w[5]
        add r12d, dword [rsp + 100]        ;   231.2 p0+p2   78 w[5]
        mov edx, r8d                       ;   227.2 p5      48 t1 copy
        ror edx, 0xe                       ;   228.2 p0      48 t1
        xor edx, r8d                       ;   229.2 p1      48 t1
        ror edx, 5                         ;   230.2 p5      48 t1
        xor edx, r8d                       ;   231.2 p1      48 t1
        ror edx, 6                         ;   232.2 p0      48 t1
        lea r10d, [r10 + rdx + 1249150122] ;   233.2 p0      61 t1
        mov edx, r14d                      ;   229.2 p5      51 t1 copy
        xor edx, ebp                       ;   230.2 p1      51 t1
        and edx, r8d                       ;   231.2 p5      51 t1
        xor edx, r14d                      ;   232.2 p1      51 t1
        add r10d, edx                      ;   234.2 p0      61 t1
        add r10d, r12d                     ;   235.2 p5      61 t1
        mov edx, edi                       ;   231.8 p1      52 v[2] copy
        xor edx, esi                       ;   232.8 p0      52 v[2]
        and r15d, edx                      ;   233.8 p5      52 v[2]
        xor r15d, edi                      ;   234.8 p1      52 v[2]
        add r13d, r10d                     ;   236.2 p0      62 v[6]
        add r15d, r10d                     ;   236.2 p5      63 v[2]
        mov r10d, esi                      ;   233.8 p1      47 v[2] copy
        ror r10d, 9                        ;   234.8 p0      47 v[2]
        xor r10d, esi                      ;   235.8 p5      47 v[2]
        ror r10d, 0xb                      ;   236.8 p0      47 v[2]
        xor r10d, esi                      ;   237.8 p1      47 v[2]
        ror r10d, 2                        ;   238.8 p5      47 v[2]
        add r15d, r10d                     ;   239.8 p1      63 v[2]
        mov r10d, r12d                     ;   236.2 p0      50 w[7] copy
        shr r10d, 0xa                      ;   237.2 p5      50 w[7]
        add eax, ebx                       ;   236.8 p1      78 w[6]
        mov ebx, r12d                      ;   237.2 p0      50 w[7] copy
        ror ebx, 2                         ;   238.2 p5      50 w[7]
        xor ebx, r12d                      ;   239.2 p1      50 w[7]
        ror ebx, 0x11                      ;   240.2 p0      50 w[7]
        xor r10d, ebx                      ;   241.2 p5      50 w[7]
        mov ebx, dword [rsp + 108]         ;   235.2 p2      49 w[6]
        add eax, dword [rsp + 152]         ;   238.8 p1+p2   78 w[6]
        mov ecx, r13d                      ;   239.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   240.2 p5      48 t1
        xor ecx, r13d                      ;   241.2 p1      48 t1
        ror ecx, 5                         ;   242.2 p0      48 t1
        xor ecx, r13d                      ;   243.2 p5      48 t1
        ror ecx, 6                         ;   244.2 p0      48 t1
        mov dword [rsp + 104], r12d        ;   237.5 p3+p4   78 w[5] spill
        mov r12d, dword [rsp + 108]        ;   237.8 p2      49 w[6]
        shr r12d, 3                        ;   241.2 p5      49 w[6]
        mov dword [rsp + 100], r11d        ;   238.5 p3+p4   78 w[4] spill
        mov r11d, dword [rsp + 108]        ;   238.8 p2      49 w[6]
        ror r11d, 0xb                      ;   242.2 p0      49 w[6]
        xor ebx, r11d                      ;   243.2 p1      49 w[6]
        ror ebx, 7                         ;   244.2 p5      49 w[6]
        xor r12d, ebx                      ;   245.2 p1      49 w[6]
        add eax, r12d                      ;   246.2 p1      78 w[6]
        mov r11d, ebp                      ;   243.2 p0      51 t1 copy
        xor r11d, r8d                      ;   244.2 p5      51 t1
        and r11d, r13d                     ;   245.2 p1      51 t1
        xor r11d, ebp                      ;   246.2 p0      51 t1
        lea r14d, [r14 + rcx + 1555081692] ;   245.2 p0      61 t1
        add r14d, r11d                     ;   247.2 p5      61 t1
        add r14d, eax                      ;   248.2 p1      61 t1
        mov r11d, esi                      ;   245.2 p5      52 v[1] copy
        xor r11d, r15d                     ;   246.2 p1      52 v[1]
        and edx, r11d                      ;   247.2 p0      52 v[1]
        xor edx, esi                       ;   248.2 p5      52 v[1]
        add r9d, r14d                      ;   249.2 p1      62 v[5]
        mov r12d, r15d                     ;   247.2 p0      47 v[1] copy
        ror r12d, 9                        ;   248.2 p5      47 v[1]
        xor r12d, r15d                     ;   249.2 p1      47 v[1]
        ror r12d, 0xb                      ;   250.2 p0      47 v[1]
        xor r12d, r15d                     ;   251.2 p5      47 v[1]
        ror r12d, 2                        ;   252.2 p0      47 v[1]
        add r14d, edx                      ;   249.2 p1      63 v[1]
        add r14d, r12d                     ;   253.2 p5      63 v[1]
        mov r12d, eax                      ;   249.8 p1      50 w[8] copy
        shr r12d, 0xa                      ;   250.8 p0      50 w[8]
        mov ecx, eax                       ;   250.2 p5      50 w[8] copy
        ror ecx, 2                         ;   251.2 p0      50 w[8]
        xor ecx, eax                       ;   252.2 p1      50 w[8]
        ror ecx, 0x11                      ;   253.2 p5      50 w[8]
        xor r12d, ecx                      ;   254.2 p1      50 w[8]
        mov ecx, dword [rsp + 112]         ;   248.5 p2      49 w[7]
        shr ecx, 3                         ;   252.2 p0      49 w[7]
        mov edx, dword [rsp + 112]         ;   249.5 p2      49 w[7]
        ror edx, 0xb                       ;   252.5 p5      49 w[7]
        mov ebx, dword [rsp + 112]         ;   250.5 p2      73 w[8] reload
        xor edx, ebx                       ;   253.5 p1      49 w[7]
        ror edx, 7                         ;   254.5 p0      49 w[7]
        xor ecx, edx                       ;   255.5 p5      49 w[7]
        add r10d, ecx                      ;   256.5 p1      78 w[7]
        mov ecx, dword [rsp + 148]         ;   251.5 p2      78 w[0] reload
        add r10d, ecx                      ;   257.5 p0      78 w[7]
        add r10d, dword [rsp + 108]        ;   258.5 p5+p2   78 w[7]
        mov edx, r9d                       ;   254.8 p1      48 t1 copy
        ror edx, 0xe                       ;   255.8 p0      48 t1
        xor edx, r9d                       ;   256.8 p5      48 t1
        ror edx, 5                         ;   257.8 p0      48 t1
        xor edx, r9d                       ;   258.8 p1      48 t1
        ror edx, 6                         ;   259.8 p5      48 t1
        lea ebp, [rbp + rdx + 1996064986]  ;   260.8 p0      61 t1
        mov edx, r8d                       ;   256.8 p1      51 t1 copy
        xor edx, r13d                      ;   257.8 p5      51 t1
        and edx, r9d                       ;   258.8 p1      51 t1
        xor edx, r8d                       ;   259.8 p0      51 t1
        add ebp, edx                       ;   261.8 p5      61 t1
        add ebp, r10d                      ;   262.8 p1      61 t1
        mov edx, r15d                      ;   259.2 p0      52 v[0] copy
        xor edx, r14d                      ;   260.2 p5      52 v[0]
        and r11d, edx                      ;   261.2 p1      52 v[0]
        xor r11d, r15d                     ;   262.2 p0      52 v[0]
        add edi, ebp                       ;   263.8 p5      62 v[4]
        add r11d, ebp                      ;   263.8 p1      63 v[0]
        mov ebp, r14d                      ;   261.2 p0      47 v[0] copy
        ror ebp, 9                         ;   262.2 p5      47 v[0]
        xor ebp, r14d                      ;   263.2 p1      47 v[0]
        ror ebp, 0xb                       ;   264.2 p0      47 v[0]
        xor ebp, r14d                      ;   265.2 p5      47 v[0]
        ror ebp, 2                         ;   266.2 p0      47 v[0]
        add r11d, ebp                      ;   267.2 p1      63 v[0]
        mov ebp, r10d                      ;   263.2 p5      50 w[9] copy
        shr ebp, 0xa                       ;   264.2 p0      50 w[9]
        add r12d, ebx                      ;   263.8 p1      78 w[8]
        mov ebx, r10d                      ;   264.2 p5      50 w[9] copy
        ror ebx, 2                         ;   265.2 p0      50 w[9]
        xor ebx, r10d                      ;   266.2 p1      50 w[9]
        ror ebx, 0x11                      ;   267.2 p5      50 w[9]
        xor ebp, ebx                       ;   268.2 p1      50 w[9]
        mov ebx, dword [rsp + 144]         ;   262.8 p2      49 w[8]
        add r12d, dword [rsp + 136]        ;   266.2 p0+p2   78 w[8]
        mov ecx, edi                       ;   266.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   267.2 p0      48 t1
        xor ecx, edi                       ;   268.2 p1      48 t1
        ror ecx, 5                         ;   269.2 p5      48 t1
        xor ecx, edi                       ;   270.2 p1      48 t1
        ror ecx, 6                         ;   271.2 p0      48 t1
        mov dword [rsp + 112], r10d        ;   264.8 p3+p4   78 w[7] spill
        mov r10d, dword [rsp + 144]        ;   265.0 p2      49 w[8]
        shr r10d, 3                        ;   268.2 p5      49 w[8]
        mov dword [rsp + 108], eax         ;   265.8 p3+p4   78 w[6] spill
        mov eax, dword [rsp + 144]         ;   266.0 p2      49 w[8]
        ror eax, 0xb                       ;   269.2 p0      49 w[8]
        xor ebx, eax                       ;   270.2 p1      49 w[8]
        ror ebx, 7                         ;   271.2 p5      49 w[8]
        xor r10d, ebx                      ;   272.2 p1      49 w[8]
        add r12d, r10d                     ;   273.2 p0      78 w[8]
        mov r10d, r13d                     ;   270.2 p5      51 t1 copy
        xor r10d, r9d                      ;   271.2 p1      51 t1
        and r10d, edi                      ;   272.2 p0      51 t1
        xor r10d, r13d                     ;   273.2 p5      51 t1
        lea r8d, [r8 + rcx - 1740746414]   ;   272.2 p0      61 t1
        add r8d, r10d                      ;   274.2 p1      61 t1
        add r8d, r12d                      ;   275.2 p5      61 t1
        mov r10d, r14d                     ;   272.8 p1      52 v[7] copy
        xor r10d, r11d                     ;   273.8 p0      52 v[7]
        and edx, r10d                      ;   274.8 p5      52 v[7]
        xor edx, r14d                      ;   275.8 p1      52 v[7]
        add esi, r8d                       ;   276.2 p0      62 v[3]
        mov eax, r11d                      ;   274.2 p5      47 v[7] copy
        ror eax, 9                         ;   275.2 p0      47 v[7]
        xor eax, r11d                      ;   276.2 p1      47 v[7]
        ror eax, 0xb                       ;   277.2 p5      47 v[7]
        xor eax, r11d                      ;   278.2 p1      47 v[7]
        ror eax, 2                         ;   279.2 p0      47 v[7]
        add r8d, edx                       ;   276.8 p5      63 v[7]
        add r8d, eax                       ;   280.2 p1      63 v[7]
        mov eax, r12d                      ;   277.2 p0      50 w[10] copy
        shr eax, 0xa                       ;   278.2 p5      50 w[10]
        mov ecx, r12d                      ;   277.8 p1      50 w[10] copy
        ror ecx, 2                         ;   278.8 p0      50 w[10]
        xor ecx, r12d                      ;   279.8 p5      50 w[10]
        ror ecx, 0x11                      ;   280.8 p0      50 w[10]
        xor eax, ecx                       ;   281.8 p1      50 w[10]
        mov ecx, dword [rsp + 120]         ;   275.5 p2      49 w[9]
        shr ecx, 3                         ;   279.2 p5      49 w[9]
        mov edx, dword [rsp + 120]         ;   276.5 p2      49 w[9]
        ror edx, 0xb                       ;   280.2 p0      49 w[9]
        mov ebx, dword [rsp + 120]         ;   277.5 p2      73 w[10] reload
        xor edx, ebx                       ;   281.2 p1      49 w[9]
        ror edx, 7                         ;   282.2 p5      49 w[9]
        xor ecx, edx                       ;   283.2 p1      49 w[9]
        add ebp, ecx                       ;   284.2 p0      78 w[9]
        mov ecx, dword [rsp + 116]         ;   278.5 p2      78 w[2] reload
        add ebp, ecx                       ;   285.2 p5      78 w[9]
        add ebp, dword [rsp + 144]         ;   286.2 p1+p2   78 w[9]
        mov edx, esi                       ;   282.2 p0      48 t1 copy
        ror edx, 0xe                       ;   283.2 p5      48 t1
        xor edx, esi                       ;   284.2 p1      48 t1
        ror edx, 5                         ;   285.2 p0      48 t1
        xor edx, esi                       ;   286.2 p5      48 t1
        ror edx, 6                         ;   287.2 p0      48 t1
        lea r13d, [r13 + rdx - 1473132947] ;   288.2 p0      61 t1
        mov edx, r9d                       ;   283.8 p1      51 t1 copy
        xor edx, edi                       ;   284.8 p5      51 t1
        and edx, esi                       ;   285.8 p1      51 t1
        xor edx, r9d                       ;   286.8 p5      51 t1
        add r13d, edx                      ;   289.2 p1      61 t1
        add r13d, ebp                      ;   290.2 p0      61 t1
        mov edx, r11d                      ;   286.2 p5      52 v[6] copy
        xor edx, r8d                       ;   287.2 p1      52 v[6]
        and r10d, edx                      ;   288.2 p0      52 v[6]
        xor r10d, r11d                     ;   289.2 p5      52 v[6]
        add r15d, r13d                     ;   291.2 p1      62 v[2]
        add r10d, r13d                     ;   291.2 p0      63 v[6]
        mov r13d, r8d                      ;   288.2 p5      47 v[6] copy
        ror r13d, 9                        ;   289.2 p0      47 v[6]
        xor r13d, r8d                      ;   290.2 p1      47 v[6]
        ror r13d, 0xb                      ;   291.2 p5      47 v[6]
        xor r13d, r8d                      ;   292.2 p1      47 v[6]
        ror r13d, 2                        ;   293.2 p0      47 v[6]
        add r10d, r13d                     ;   294.2 p5      63 v[6]
        mov r13d, ebp                      ;   290.8 p1      50 w[11] copy
        shr r13d, 0xa                      ;   291.8 p0      50 w[11]
        add eax, ebx                       ;   291.2 p5      78 w[10]
        mov ebx, ebp                       ;   291.8 p1      50 w[11] copy
        ror ebx, 2                         ;   292.8 p0      50 w[11]
        xor ebx, ebp                       ;   293.8 p5      50 w[11]
        ror ebx, 0x11                      ;   294.8 p0      50 w[11]
        xor r13d, ebx                      ;   295.8 p1      50 w[11]
        mov ebx, dword [rsp + 124]         ;   290.2 p2      49 w[10]
        add eax, dword [rsp + 96]          ;   293.2 p5+p2   78 w[10]
        mov ecx, r15d                      ;   293.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   294.8 p0      48 t1
        xor ecx, r15d                      ;   295.8 p5      48 t1
        ror ecx, 5                         ;   296.8 p0      48 t1
        xor ecx, r15d                      ;   297.8 p1      48 t1
        ror ecx, 6                         ;   298.8 p5      48 t1
        mov dword [rsp + 120], ebp         ;   292.2 p3+p4   78 w[9] spill
        mov ebp, dword [rsp + 124]         ;   292.5 p2      49 w[10]
        shr ebp, 3                         ;   296.2 p0      49 w[10]
        mov dword [rsp + 144], r12d        ;   293.2 p3+p4   78 w[8] spill
        mov r12d, dword [rsp + 124]        ;   293.5 p2      49 w[10]
        ror r12d, 0xb                      ;   296.5 p5      49 w[10]
        xor ebx, r12d                      ;   297.5 p1      49 w[10]
        ror ebx, 7                         ;   298.5 p0      49 w[10]
        xor ebp, ebx                       ;   299.5 p1      49 w[10]
        add eax, ebp                       ;   300.5 p5      78 w[10]
        mov ebp, edi                       ;   297.8 p1      51 t1 copy
        xor ebp, esi                       ;   298.8 p0      51 t1
        and ebp, r15d                      ;   299.8 p5      51 t1
        xor ebp, edi                       ;   300.8 p1      51 t1
        lea r9d, [r9 + rcx - 1341970488]   ;   299.8 p0      61 t1
        add r9d, ebp                       ;   301.8 p5      61 t1
        add r9d, eax                       ;   302.8 p1      61 t1
        mov ebp, r8d                       ;   300.2 p0      52 v[5] copy
        xor ebp, r10d                      ;   301.2 p5      52 v[5]
        and edx, ebp                       ;   302.2 p1      52 v[5]
        xor edx, r8d                       ;   303.2 p0      52 v[5]
        add r14d, r9d                      ;   303.8 p5      62 v[1]
        mov r12d, r10d                     ;   301.8 p1      47 v[5] copy
        ror r12d, 9                        ;   302.8 p0      47 v[5]
        xor r12d, r10d                     ;   303.8 p5      47 v[5]
        ror r12d, 0xb                      ;   304.8 p0      47 v[5]
        xor r12d, r10d                     ;   305.8 p1      47 v[5]
        ror r12d, 2                        ;   306.8 p5      47 v[5]
        add r9d, edx                       ;   304.2 p1      63 v[5]
        add r9d, r12d                      ;   307.8 p0      63 v[5]
        mov r12d, eax                      ;   304.2 p5      50 w[12] copy
        shr r12d, 0xa                      ;   305.2 p0      50 w[12]
        mov ecx, eax                       ;   304.8 p1      50 w[12] copy
        ror ecx, 2                         ;   305.8 p5      50 w[12]
        xor ecx, eax                       ;   306.8 p1      50 w[12]
        ror ecx, 0x11                      ;   307.8 p0      50 w[12]
        xor r12d, ecx                      ;   308.8 p5      50 w[12]
        mov ecx, dword [rsp + 128]         ;   303.0 p2      49 w[11]
        shr ecx, 3                         ;   307.2 p0      49 w[11]
        mov edx, dword [rsp + 128]         ;   304.0 p2      49 w[11]
        ror edx, 0xb                       ;   307.2 p5      49 w[11]
        mov ebx, dword [rsp + 128]         ;   305.0 p2      73 w[12] reload
        xor edx, ebx                       ;   308.2 p1      49 w[11]
        ror edx, 7                         ;   309.2 p0      49 w[11]
        xor ecx, edx                       ;   310.2 p1      49 w[11]
        add r13d, ecx                      ;   311.2 p5      78 w[11]
        mov ecx, dword [rsp + 100]         ;   306.0 p2      78 w[4] reload
        add r13d, ecx                      ;   312.2 p1      78 w[11]
        add r13d, dword [rsp + 124]        ;   313.2 p0+p2   78 w[11]
        mov edx, r14d                      ;   309.2 p5      48 t1 copy
        ror edx, 0xe                       ;   310.2 p0      48 t1
        xor edx, r14d                      ;   311.2 p1      48 t1
        ror edx, 5                         ;   312.2 p5      48 t1
        xor edx, r14d                      ;   313.2 p1      48 t1
        ror edx, 6                         ;   314.2 p0      48 t1
        lea edi, [rdi + rdx - 1084653625]  ;   315.2 p0      61 t1
        mov edx, esi                       ;   311.2 p5      51 t1 copy
        xor edx, r15d                      ;   312.2 p1      51 t1
        and edx, r14d                      ;   313.2 p5      51 t1
        xor edx, esi                       ;   314.2 p1      51 t1
        add edi, edx                       ;   316.2 p0      61 t1
        add edi, r13d                      ;   317.2 p5      61 t1
        mov edx, r10d                      ;   313.8 p1      52 v[4] copy
        xor edx, r9d                       ;   314.8 p0      52 v[4]
        and ebp, edx                       ;   315.8 p5      52 v[4]
        xor ebp, r10d                      ;   316.8 p1      52 v[4]
        add r11d, edi                      ;   318.2 p0      62 v[0]
        add ebp, edi                       ;   318.2 p5      63 v[4]
        mov edi, r9d                       ;   315.8 p1      47 v[4] copy
        ror edi, 9                         ;   316.8 p0      47 v[4]
        xor edi, r9d                       ;   317.8 p5      47 v[4]
        ror edi, 0xb                       ;   318.8 p0      47 v[4]
        xor edi, r9d                       ;   319.8 p1      47 v[4]
        ror edi, 2                         ;   320.8 p5      47 v[4]
        add ebp, edi                       ;   321.8 p1      63 v[4]
        mov edi, r13d                      ;   318.2 p0      50 w[13] copy
        shr edi, 0xa                       ;   319.2 p5      50 w[13]
        add r12d, ebx                      ;   318.8 p1      78 w[12]
        mov ebx, r13d                      ;   319.2 p0      50 w[13] copy
        ror ebx, 2                         ;   320.2 p5      50 w[13]
        xor ebx, r13d                      ;   321.2 p1      50 w[13]
        ror ebx, 0x11                      ;   322.2 p0      50 w[13]
        xor edi, ebx                       ;   323.2 p5      50 w[13]
        mov ebx, dword [rsp + 132]         ;   317.2 p2      49 w[12]
        add r12d, dword [rsp + 104]        ;   320.8 p1+p2   78 w[12]
        mov ecx, r11d                      ;   321.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   322.2 p5      48 t1
        xor ecx, r11d                      ;   323.2 p1      48 t1
        ror ecx, 5                         ;   324.2 p0      48 t1
        xor ecx, r11d                      ;   325.2 p5      48 t1
        ror ecx, 6                         ;   326.2 p0      48 t1
        mov dword [rsp + 128], r13d        ;   319.5 p3+p4   78 w[11] spill
        mov r13d, dword [rsp + 132]        ;   319.8 p2      49 w[12]
        shr r13d, 3                        ;   323.2 p5      49 w[12]
        mov dword [rsp + 124], eax         ;   320.5 p3+p4   78 w[10] spill
        mov eax, dword [rsp + 132]         ;   320.8 p2      49 w[12]
        ror eax, 0xb                       ;   324.2 p0      49 w[12]
        xor ebx, eax                       ;   325.2 p1      49 w[12]
        ror ebx, 7                         ;   326.2 p5      49 w[12]
        xor r13d, ebx                      ;   327.2 p1      49 w[12]
        add r12d, r13d                     ;   328.2 p1      78 w[12]
        mov r13d, r15d                     ;   325.2 p0      51 t1 copy
        xor r13d, r14d                     ;   326.2 p5      51 t1
        and r13d, r11d                     ;   327.2 p1      51 t1
        xor r13d, r15d                     ;   328.2 p0      51 t1
        lea esi, [rsi + rcx - 958395405]   ;   327.2 p0      61 t1
        add esi, r13d                      ;   329.2 p5      61 t1
        add esi, r12d                      ;   330.2 p1      61 t1
        mov r13d, r9d                      ;   327.2 p5      52 v[3] copy
        xor r13d, ebp                      ;   328.2 p1      52 v[3]
        and edx, r13d                      ;   329.2 p0      52 v[3]
        xor edx, r9d                       ;   330.2 p5      52 v[3]
        add r8d, esi                       ;   331.2 p1      62 v[7]
        mov eax, ebp                       ;   329.2 p0      47 v[3] copy
        ror eax, 9                         ;   330.2 p5      47 v[3]
        xor eax, ebp                       ;   331.2 p1      47 v[3]
        ror eax, 0xb                       ;   332.2 p0      47 v[3]
        xor eax, ebp                       ;   333.2 p5      47 v[3]
        ror eax, 2                         ;   334.2 p0      47 v[3]
        add esi, edx                       ;   331.2 p1      63 v[3]
        add esi, eax                       ;   335.2 p5      63 v[3]
        mov eax, r12d                      ;   331.8 p1      50 w[14] copy
        shr eax, 0xa                       ;   332.8 p0      50 w[14]
        mov ecx, r12d                      ;   332.2 p5      50 w[14] copy
        ror ecx, 2                         ;   333.2 p0      50 w[14]
        xor ecx, r12d                      ;   334.2 p1      50 w[14]
        ror ecx, 0x11                      ;   335.2 p5      50 w[14]
        xor eax, ecx                       ;   336.2 p1      50 w[14]
        mov ecx, dword [rsp + 140]         ;   330.5 p2      49 w[13]
        shr ecx, 3                         ;   334.2 p0      49 w[13]
        mov edx, dword [rsp + 140]         ;   331.5 p2      49 w[13]
        ror edx, 0xb                       ;   334.5 p5      49 w[13]
        mov ebx, dword [rsp + 140]         ;   332.5 p2      73 w[14] reload
        xor edx, ebx                       ;   335.5 p1      49 w[13]
        ror edx, 7                         ;   336.5 p0      49 w[13]
        xor ecx, edx                       ;   337.5 p5      49 w[13]
        add edi, ecx                       ;   338.5 p1      78 w[13]
        mov ecx, dword [rsp + 108]         ;   333.5 p2      78 w[6] reload
        add edi, ecx                       ;   339.5 p0      78 w[13]
        add edi, dword [rsp + 132]         ;   340.5 p5+p2   78 w[13]
        mov edx, r8d                       ;   336.8 p1      48 t1 copy
        ror edx, 0xe                       ;   337.8 p0      48 t1
        xor edx, r8d                       ;   338.8 p5      48 t1
        ror edx, 5                         ;   339.8 p0      48 t1
        xor edx, r8d                       ;   340.8 p1      48 t1
        ror edx, 6                         ;   341.8 p5      48 t1
        lea r15d, [r15 + rdx - 710438585]  ;   342.8 p0      61 t1
        mov edx, r14d                      ;   338.8 p1      51 t1 copy
        xor edx, r11d                      ;   339.8 p5      51 t1
        and edx, r8d                       ;   340.8 p1      51 t1
        xor edx, r14d                      ;   341.8 p0      51 t1
        add r15d, edx                      ;   343.8 p5      61 t1
        add r15d, edi                      ;   344.8 p1      61 t1
        mov edx, ebp                       ;   341.2 p0      52 v[2] copy
        xor edx, esi                       ;   342.2 p5      52 v[2]
        and r13d, edx                      ;   343.2 p1      52 v[2]
        xor r13d, ebp                      ;   344.2 p0      52 v[2]
        add r10d, r15d                     ;   345.8 p5      62 v[6]
        add r13d, r15d                     ;   345.8 p1      63 v[2]
        mov r15d, esi                      ;   343.2 p0      47 v[2] copy
        ror r15d, 9                        ;   344.2 p5      47 v[2]
        xor r15d, esi                      ;   345.2 p1      47 v[2]
        ror r15d, 0xb                      ;   346.2 p0      47 v[2]
        xor r15d, esi                      ;   347.2 p5      47 v[2]
        ror r15d, 2                        ;   348.2 p0      47 v[2]
        add r13d, r15d                     ;   349.2 p1      63 v[2]
        mov r15d, edi                      ;   345.2 p5      50 w[15] copy
        shr r15d, 0xa                      ;   346.2 p0      50 w[15]
        add eax, ebx                       ;   345.8 p1      78 w[14]
        mov ebx, edi                       ;   346.2 p5      50 w[15] copy
        ror ebx, 2                         ;   347.2 p0      50 w[15]
        xor ebx, edi                       ;   348.2 p1      50 w[15]
        ror ebx, 0x11                      ;   349.2 p5      50 w[15]
        xor r15d, ebx                      ;   350.2 p1      50 w[15]
        mov ebx, dword [rsp + 152]         ;   344.8 p2      49 w[14]
        add eax, dword [rsp + 112]         ;   348.2 p0+p2   78 w[14]
        mov ecx, r10d                      ;   348.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   349.2 p0      48 t1
        xor ecx, r10d                      ;   350.2 p1      48 t1
        ror ecx, 5                         ;   351.2 p5      48 t1
        xor ecx, r10d                      ;   352.2 p1      48 t1
        ror ecx, 6                         ;   353.2 p0      48 t1
        mov dword [rsp + 140], edi         ;   346.8 p3+p4   78 w[13] spill
        mov edi, dword [rsp + 152]         ;   347.0 p2      49 w[14]
        shr edi, 3                         ;   350.2 p5      49 w[14]
        mov dword [rsp + 132], r12d        ;   347.8 p3+p4   78 w[12] spill
        mov r12d, dword [rsp + 152]        ;   348.0 p2      49 w[14]
        ror r12d, 0xb                      ;   351.2 p0      49 w[14]
        xor ebx, r12d                      ;   352.2 p1      49 w[14]
        ror ebx, 7                         ;   353.2 p5      49 w[14]
        xor edi, ebx                       ;   354.2 p1      49 w[14]
        add eax, edi                       ;   355.2 p0      78 w[14]
        mov edi, r11d                      ;   352.2 p5      51 t1 copy
        xor edi, r8d                       ;   353.2 p1      51 t1
        and edi, r10d                      ;   354.2 p0      51 t1
        xor edi, r11d                      ;   355.2 p5      51 t1
        lea r14d, [r14 + rcx + 113926993]  ;   354.2 p0      61 t1
        add r14d, edi                      ;   356.2 p1      61 t1
        add r14d, eax                      ;   357.2 p5      61 t1
        mov edi, esi                       ;   354.8 p1      52 v[1] copy
        xor edi, r13d                      ;   355.8 p0      52 v[1]
        and edx, edi                       ;   356.8 p5      52 v[1]
        xor edx, esi                       ;   357.8 p1      52 v[1]
        add r9d, r14d                      ;   358.2 p0      62 v[5]
        mov r12d, r13d                     ;   356.2 p5      47 v[1] copy
        ror r12d, 9                        ;   357.2 p0      47 v[1]
        xor r12d, r13d                     ;   358.2 p1      47 v[1]
        ror r12d, 0xb                      ;   359.2 p5      47 v[1]
        xor r12d, r13d                     ;   360.2 p1      47 v[1]
        ror r12d, 2                        ;   361.2 p0      47 v[1]
        add r14d, edx                      ;   358.8 p5      63 v[1]
        add r14d, r12d                     ;   362.2 p1      63 v[1]
        mov r12d, eax                      ;   359.2 p0      50 w[0] copy
        shr r12d, 0xa                      ;   360.2 p5      50 w[0]
        mov ecx, eax                       ;   359.8 p1      50 w[0] copy
        ror ecx, 2                         ;   360.8 p0      50 w[0]
        xor ecx, eax                       ;   361.8 p5      50 w[0]
        ror ecx, 0x11                      ;   362.8 p0      50 w[0]
        xor r12d, ecx                      ;   363.8 p1      50 w[0]
        mov ecx, dword [rsp + 148]         ;   357.5 p2      49 w[15]
        shr ecx, 3                         ;   361.2 p5      49 w[15]
        mov edx, dword [rsp + 148]         ;   358.5 p2      49 w[15]
        ror edx, 0xb                       ;   362.2 p0      49 w[15]
        mov ebx, dword [rsp + 148]         ;   359.5 p2      78 w[0] reload
        xor edx, ebx                       ;   363.2 p1      49 w[15]
        ror edx, 7                         ;   364.2 p5      49 w[15]
        xor ecx, edx                       ;   365.2 p1      49 w[15]
        add r15d, ecx                      ;   366.2 p0      78 w[15]
        mov ecx, dword [rsp + 144]         ;   360.5 p2      78 w[8] reload
        add r15d, ecx                      ;   367.2 p5      78 w[15]
        add r15d, dword [rsp + 152]        ;   368.2 p1+p2   78 w[15]
        mov edx, r9d                       ;   364.2 p0      48 t1 copy
        ror edx, 0xe                       ;   365.2 p5      48 t1
        xor edx, r9d                       ;   366.2 p1      48 t1
        ror edx, 5                         ;   367.2 p0      48 t1
        xor edx, r9d                       ;   368.2 p5      48 t1
        ror edx, 6                         ;   369.2 p0      48 t1
        lea r11d, [r11 + rdx + 338241895]  ;   370.2 p0      61 t1
        mov edx, r8d                       ;   365.8 p1      51 t1 copy
        xor edx, r10d                      ;   366.8 p5      51 t1
        and edx, r9d                       ;   367.8 p1      51 t1
        xor edx, r8d                       ;   368.8 p5      51 t1
        add r11d, edx                      ;   371.2 p1      61 t1
        add r11d, r15d                     ;   372.2 p0      61 t1
        mov edx, r13d                      ;   368.2 p5      52 v[0] copy
        xor edx, r14d                      ;   369.2 p1      52 v[0]
        and edi, edx                       ;   370.2 p0      52 v[0]
        xor edi, r13d                      ;   371.2 p5      52 v[0]
        add ebp, r11d                      ;   373.2 p1      62 v[4]
        add edi, r11d                      ;   373.2 p0      63 v[0]
        mov r11d, r14d                     ;   370.2 p5      47 v[0] copy
        ror r11d, 9                        ;   371.2 p0      47 v[0]
        xor r11d, r14d                     ;   372.2 p1      47 v[0]
        ror r11d, 0xb                      ;   373.2 p5      47 v[0]
        xor r11d, r14d                     ;   374.2 p1      47 v[0]
        ror r11d, 2                        ;   375.2 p0      47 v[0]
        add edi, r11d                      ;   376.2 p5      63 v[0]
        mov r11d, r15d                     ;   372.8 p1      50 w[1] copy
        shr r11d, 0xa                      ;   373.8 p0      50 w[1]
        add r12d, ebx                      ;   373.2 p5      78 w[0]
        mov ebx, r15d                      ;   373.8 p1      50 w[1] copy
        ror ebx, 2                         ;   374.8 p0      50 w[1]
        xor ebx, r15d                      ;   375.8 p5      50 w[1]
        ror ebx, 0x11                      ;   376.8 p0      50 w[1]
        xor r11d, ebx                      ;   377.8 p1      50 w[1]
        mov ebx, dword [rsp + 136]         ;   372.2 p2      49 w[0]
        add r12d, dword [rsp + 120]        ;   375.2 p5+p2   78 w[0]
        mov ecx, ebp                       ;   375.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   376.8 p0      48 t1
        xor ecx, ebp                       ;   377.8 p5      48 t1
        ror ecx, 5                         ;   378.8 p0      48 t1
        xor ecx, ebp                       ;   379.8 p1      48 t1
        ror ecx, 6                         ;   380.8 p5      48 t1
        mov dword [rsp + 148], r15d        ;   374.2 p3+p4   78 w[15] spill
        mov r15d, dword [rsp + 136]        ;   374.5 p2      49 w[0]
        shr r15d, 3                        ;   378.2 p0      49 w[0]
        mov dword [rsp + 152], eax         ;   375.2 p3+p4   78 w[14] spill
        mov eax, dword [rsp + 136]         ;   375.5 p2      49 w[0]
        ror eax, 0xb                       ;   378.5 p5      49 w[0]
        xor ebx, eax                       ;   379.5 p1      49 w[0]
        ror ebx, 7                         ;   380.5 p0      49 w[0]
        xor r15d, ebx                      ;   381.5 p1      49 w[0]
        add r12d, r15d                     ;   382.5 p5      78 w[0]
        mov r15d, r10d                     ;   379.8 p1      51 t1 copy
        xor r15d, r9d                      ;   380.8 p0      51 t1
        and r15d, ebp                      ;   381.8 p5      51 t1
        xor r15d, r10d                     ;   382.8 p1      51 t1
        lea r8d, [r8 + rcx + 666307205]    ;   381.8 p0      61 t1
        add r8d, r15d                      ;   383.8 p5      61 t1
        add r8d, r12d                      ;   384.8 p1      61 t1
        mov r15d, r14d                     ;   382.2 p0      52 v[7] copy
        xor r15d, edi                      ;   383.2 p5      52 v[7]
        and edx, r15d                      ;   384.2 p1      52 v[7]
        xor edx, r14d                      ;   385.2 p0      52 v[7]
        add esi, r8d                       ;   385.8 p5      62 v[3]
        mov eax, edi                       ;   383.8 p1      47 v[7] copy
        ror eax, 9                         ;   384.8 p0      47 v[7]
        xor eax, edi                       ;   385.8 p5      47 v[7]
        ror eax, 0xb                       ;   386.8 p0      47 v[7]
        xor eax, edi                       ;   387.8 p1      47 v[7]
        ror eax, 2                         ;   388.8 p5      47 v[7]
        add r8d, edx                       ;   386.2 p1      63 v[7]
        add r8d, eax                       ;   389.8 p0      63 v[7]
        mov eax, r12d                      ;   386.2 p5      50 w[2] copy
        shr eax, 0xa                       ;   387.2 p0      50 w[2]
        mov ecx, r12d                      ;   386.8 p1      50 w[2] copy
        ror ecx, 2                         ;   387.8 p5      50 w[2]
        xor ecx, r12d                      ;   388.8 p1      50 w[2]
        ror ecx, 0x11                      ;   389.8 p0      50 w[2]
        xor eax, ecx                       ;   390.8 p5      50 w[2]
        mov ecx, dword [rsp + 116]         ;   385.0 p2      49 w[1]
        shr ecx, 3                         ;   389.2 p0      49 w[1]
        mov edx, dword [rsp + 116]         ;   386.0 p2      49 w[1]
        ror edx, 0xb                       ;   389.2 p5      49 w[1]
        mov ebx, dword [rsp + 116]         ;   387.0 p2      78 w[2] reload
        xor edx, ebx                       ;   390.2 p1      49 w[1]
        ror edx, 7                         ;   391.2 p0      49 w[1]
        xor ecx, edx                       ;   392.2 p1      49 w[1]
        add r11d, ecx                      ;   393.2 p5      78 w[1]
        mov ecx, dword [rsp + 124]         ;   388.0 p2      78 w[10] reload
        add r11d, ecx                      ;   394.2 p1      78 w[1]
        add r11d, dword [rsp + 136]        ;   395.2 p0+p2   78 w[1]
        mov edx, esi                       ;   391.2 p5      48 t1 copy
        ror edx, 0xe                       ;   392.2 p0      48 t1
        xor edx, esi                       ;   393.2 p1      48 t1
        ror edx, 5                         ;   394.2 p5      48 t1
        xor edx, esi                       ;   395.2 p1      48 t1
        ror edx, 6                         ;   396.2 p0      48 t1
        lea r10d, [r10 + rdx + 773529912]  ;   397.2 p0      61 t1
        mov edx, r9d                       ;   393.2 p5      51 t1 copy
        xor edx, ebp                       ;   394.2 p1      51 t1
        and edx, esi                       ;   395.2 p5      51 t1
        xor edx, r9d                       ;   396.2 p1      51 t1
        add r10d, edx                      ;   398.2 p0      61 t1
        add r10d, r11d                     ;   399.2 p5      61 t1
        mov edx, edi                       ;   395.8 p1      52 v[6] copy
        xor edx, r8d                       ;   396.8 p0      52 v[6]
        and r15d, edx                      ;   397.8 p5      52 v[6]
        xor r15d, edi                      ;   398.8 p1      52 v[6]
        add r13d, r10d                     ;   400.2 p0      62 v[2]
        add r15d, r10d                     ;   400.2 p5      63 v[6]
        mov r10d, r8d                      ;   397.8 p1      47 v[6] copy
        ror r10d, 9                        ;   398.8 p0      47 v[6]
        xor r10d, r8d                      ;   399.8 p5      47 v[6]
        ror r10d, 0xb                      ;   400.8 p0      47 v[6]
        xor r10d, r8d                      ;   401.8 p1      47 v[6]
        ror r10d, 2                        ;   402.8 p5      47 v[6]
        add r15d, r10d                     ;   403.8 p1      63 v[6]
        mov r10d, r11d                     ;   400.2 p0      50 w[3] copy
        shr r10d, 0xa                      ;   401.2 p5      50 w[3]
        add eax, ebx                       ;   400.8 p1      78 w[2]
        mov ebx, r11d                      ;   401.2 p0      50 w[3] copy
        ror ebx, 2                         ;   402.2 p5      50 w[3]
        xor ebx, r11d                      ;   403.2 p1      50 w[3]
        ror ebx, 0x11                      ;   404.2 p0      50 w[3]
        xor r10d, ebx                      ;   405.2 p5      50 w[3]
        mov ebx, dword [rsp + 96]          ;   399.2 p2      49 w[2]
        add eax, dword [rsp + 128]         ;   402.8 p1+p2   78 w[2]
        mov ecx, r13d                      ;   403.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   404.2 p5      48 t1
        xor ecx, r13d                      ;   405.2 p1      48 t1
        ror ecx, 5                         ;   406.2 p0      48 t1
        xor ecx, r13d                      ;   407.2 p5      48 t1
        ror ecx, 6                         ;   408.2 p0      48 t1
        mov dword [rsp + 116], r11d        ;   401.5 p3+p4   78 w[1] spill
        mov r11d, dword [rsp + 96]         ;   401.8 p2      49 w[2]
        shr r11d, 3                        ;   405.2 p5      49 w[2]
        mov dword [rsp + 136], r12d        ;   402.5 p3+p4   78 w[0] spill
        mov r12d, dword [rsp + 96]         ;   402.8 p2      49 w[2]
        ror r12d, 0xb                      ;   406.2 p0      49 w[2]
        xor ebx, r12d                      ;   407.2 p1      49 w[2]
        ror ebx, 7                         ;   408.2 p5      49 w[2]
        xor r11d, ebx                      ;   409.2 p1      49 w[2]
        add eax, r11d                      ;   410.2 p1      78 w[2]
        mov r11d, ebp                      ;   407.2 p0      51 t1 copy
        xor r11d, esi                      ;   408.2 p5      51 t1
        and r11d, r13d                     ;   409.2 p1      51 t1
        xor r11d, ebp                      ;   410.2 p0      51 t1
        lea r9d, [r9 + rcx + 1294757372]   ;   409.2 p0      61 t1
        add r9d, r11d                      ;   411.2 p5      61 t1
        add r9d, eax                       ;   412.2 p1      61 t1
        mov r11d, r8d                      ;   409.2 p5      52 v[5] copy
        xor r11d, r15d                     ;   410.2 p1      52 v[5]
        and edx, r11d                      ;   411.2 p0      52 v[5]
        xor edx, r8d                       ;   412.2 p5      52 v[5]
        add r14d, r9d                      ;   413.2 p1      62 v[1]
        mov r12d, r15d                     ;   411.2 p0      47 v[5] copy
        ror r12d, 9                        ;   412.2 p5      47 v[5]
        xor r12d, r15d                     ;   413.2 p1      47 v[5]
        ror r12d, 0xb                      ;   414.2 p0      47 v[5]
        xor r12d, r15d                     ;   415.2 p5      47 v[5]
        ror r12d, 2                        ;   416.2 p0      47 v[5]
        add r9d, edx                       ;   413.2 p1      63 v[5]
        add r9d, r12d                      ;   417.2 p5      63 v[5]
        mov r12d, eax                      ;   413.8 p1      50 w[4] copy
        shr r12d, 0xa                      ;   414.8 p0      50 w[4]
        mov ecx, eax                       ;   414.2 p5      50 w[4] copy
        ror ecx, 2                         ;   415.2 p0      50 w[4]
        xor ecx, eax                       ;   416.2 p1      50 w[4]
        ror ecx, 0x11                      ;   417.2 p5      50 w[4]
        xor r12d, ecx                      ;   418.2 p1      50 w[4]
        mov ecx, dword [rsp + 100]         ;   412.5 p2      49 w[3]
        shr ecx, 3                         ;   416.2 p0      49 w[3]
        mov edx, dword [rsp + 100]         ;   413.5 p2      49 w[3]
        ror edx, 0xb                       ;   416.5 p5      49 w[3]
        mov ebx, dword [rsp + 100]         ;   414.5 p2      78 w[4] reload
        xor edx, ebx                       ;   417.5 p1      49 w[3]
        ror edx, 7                         ;   418.5 p0      49 w[3]
        xor ecx, edx                       ;   419.5 p5      49 w[3]
        add r10d, ecx                      ;   420.5 p1      78 w[3]
        mov ecx, dword [rsp + 132]         ;   415.5 p2      78 w[12] reload
        add r10d, ecx                      ;   421.5 p0      78 w[3]
        add r10d, dword [rsp + 96]         ;   422.5 p5+p2   78 w[3]
        mov edx, r14d                      ;   418.8 p1      48 t1 copy
        ror edx, 0xe                       ;   419.8 p0      48 t1
        xor edx, r14d                      ;   420.8 p5      48 t1
        ror edx, 5                         ;   421.8 p0      48 t1
        xor edx, r14d                      ;   422.8 p1      48 t1
        ror edx, 6                         ;   423.8 p5      48 t1
        lea ebp, [rbp + rdx + 1396182291]  ;   424.8 p0      61 t1
        mov edx, esi                       ;   420.8 p1      51 t1 copy
        xor edx, r13d                      ;   421.8 p5      51 t1
        and edx, r14d                      ;   422.8 p1      51 t1
        xor edx, esi                       ;   423.8 p0      51 t1
        add ebp, edx                       ;   425.8 p5      61 t1
        add ebp, r10d                      ;   426.8 p1      61 t1
        mov edx, r15d                      ;   423.2 p0      52 v[4] copy
        xor edx, r9d                       ;   424.2 p5      52 v[4]
        and r11d, edx                      ;   425.2 p1      52 v[4]
        xor r11d, r15d                     ;   426.2 p0      52 v[4]
        add edi, ebp                       ;   427.8 p5      62 v[0]
        add r11d, ebp                      ;   427.8 p1      63 v[4]
        mov ebp, r9d                       ;   425.2 p0      47 v[4] copy
        ror ebp, 9                         ;   426.2 p5      47 v[4]
        xor ebp, r9d                       ;   427.2 p1      47 v[4]
        ror ebp, 0xb                       ;   428.2 p0      47 v[4]
        xor ebp, r9d                       ;   429.2 p5      47 v[4]
        ror ebp, 2                         ;   430.2 p0      47 v[4]
        add r11d, ebp                      ;   431.2 p1      63 v[4]
        mov ebp, r10d                      ;   427.2 p5      50 w[5] copy
        shr ebp, 0xa                       ;   428.2 p0      50 w[5]
        add r12d, ebx                      ;   427.8 p1      78 w[4]
        mov ebx, r10d                      ;   428.2 p5      50 w[5] copy
        ror ebx, 2                         ;   429.2 p0      50 w[5]
        xor ebx, r10d                      ;   430.2 p1      50 w[5]
        ror ebx, 0x11                      ;   431.2 p5      50 w[5]
        xor ebp, ebx                       ;   432.2 p1      50 w[5]
        mov ebx, dword [rsp + 104]         ;   426.8 p2      49 w[4]
        add r12d, dword [rsp + 140]        ;   430.2 p0+p2   78 w[4]
        mov ecx, edi                       ;   430.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   431.2 p0      48 t1
        xor ecx, edi                       ;   432.2 p1      48 t1
        ror ecx, 5                         ;   433.2 p5      48 t1
        xor ecx, edi                       ;   434.2 p1      48 t1
        ror ecx, 6                         ;   435.2 p0      48 t1
        mov dword [rsp + 100], r10d        ;   428.8 p3+p4   78 w[3] spill
        mov r10d, dword [rsp + 104]        ;   429.0 p2      49 w[4]
        shr r10d, 3                        ;   432.2 p5      49 w[4]
        mov dword [rsp + 96], eax          ;   429.8 p3+p4   78 w[2] spill
        mov eax, dword [rsp + 104]         ;   430.0 p2      49 w[4]
        ror eax, 0xb                       ;   433.2 p0      49 w[4]
        xor ebx, eax                       ;   434.2 p1      49 w[4]
        ror ebx, 7                         ;   435.2 p5      49 w[4]
        xor r10d, ebx                      ;   436.2 p1      49 w[4]
        add r12d, r10d                     ;   437.2 p0      78 w[4]
        mov r10d, r13d                     ;   434.2 p5      51 t1 copy
        xor r10d, r14d                     ;   435.2 p1      51 t1
        and r10d, edi                      ;   436.2 p0      51 t1
        xor r10d, r13d                     ;   437.2 p5      51 t1
        lea esi, [rsi + rcx + 1695183700]  ;   436.2 p0      61 t1
        add esi, r10d                      ;   438.2 p1      61 t1
        add esi, r12d                      ;   439.2 p5      61 t1
        mov r10d, r9d                      ;   436.8 p1      52 v[3] copy
        xor r10d, r11d                     ;   437.8 p0      52 v[3]
        and edx, r10d                      ;   438.8 p5      52 v[3]
        xor edx, r9d                       ;   439.8 p1      52 v[3]
        add r8d, esi                       ;   440.2 p0      62 v[7]
        mov eax, r11d                      ;   438.2 p5      47 v[3] copy
        ror eax, 9                         ;   439.2 p0      47 v[3]
        xor eax, r11d                      ;   440.2 p1      47 v[3]
        ror eax, 0xb                       ;   441.2 p5      47 v[3]
        xor eax, r11d                      ;   442.2 p1      47 v[3]
        ror eax, 2                         ;   443.2 p0      47 v[3]
        add esi, edx                       ;   440.8 p5      63 v[3]
        add esi, eax                       ;   444.2 p1      63 v[3]
        mov eax, r12d                      ;   441.2 p0      50 w[6] copy
        shr eax, 0xa                       ;   442.2 p5      50 w[6]
        mov ecx, r12d                      ;   441.8 p1      50 w[6] copy
        ror ecx, 2                         ;   442.8 p0      50 w[6]
        xor ecx, r12d                      ;   443.8 p5      50 w[6]
        ror ecx, 0x11                      ;   444.8 p0      50 w[6]
        xor eax, ecx                       ;   445.8 p1      50 w[6]
        mov ecx, dword [rsp + 108]         ;   439.5 p2      49 w[5]
        shr ecx, 3                         ;   443.2 p5      49 w[5]
        mov edx, dword [rsp + 108]         ;   440.5 p2      49 w[5]
        ror edx, 0xb                       ;   444.2 p0      49 w[5]
        mov ebx, dword [rsp + 108]         ;   441.5 p2      78 w[6] reload
        xor edx, ebx                       ;   445.2 p1      49 w[5]
        ror edx, 7                         ;   446.2 p5      49 w[5]
        xor ecx, edx                       ;   447.2 p1      49 w[5]
        add ebp, ecx                       ;   448.2 p0      78 w[5]
        mov ecx, dword [rsp + 152]         ;   442.5 p2      78 w[14] reload
        add ebp, ecx                       ;   449.2 p5      78 w[5]
        add ebp, dword [rsp + 104]         ;   450.2 p1+p2   78 w[5]
        mov edx, r8d                       ;   446.2 p0      48 t1 copy
        ror edx, 0xe                       ;   447.2 p5      48 t1
        xor edx, r8d                       ;   448.2 p1      48 t1
        ror edx, 5                         ;   449.2 p0      48 t1
        xor edx, r8d                       ;   450.2 p5      48 t1
        ror edx, 6                         ;   451.2 p0      48 t1
        lea r13d, [r13 + rdx + 1986661051] ;   452.2 p0      61 t1
        mov edx, r14d                      ;   447.8 p1      51 t1 copy
        xor edx, edi                       ;   448.8 p5      51 t1
        and edx, r8d                       ;   449.8 p1      51 t1
        xor edx, r14d                      ;   450.8 p5      51 t1
        add r13d, edx                      ;   453.2 p1      61 t1
        add r13d, ebp                      ;   454.2 p0      61 t1
        mov edx, r11d                      ;   450.2 p5      52 v[2] copy
        xor edx, esi                       ;   451.2 p1      52 v[2]
        and r10d, edx                      ;   452.2 p0      52 v[2]
        xor r10d, r11d                     ;   453.2 p5      52 v[2]
        add r15d, r13d                     ;   455.2 p1      62 v[6]
        add r10d, r13d                     ;   455.2 p0      63 v[2]
        mov r13d, esi                      ;   452.2 p5      47 v[2] copy
        ror r13d, 9                        ;   453.2 p0      47 v[2]
        xor r13d, esi                      ;   454.2 p1      47 v[2]
        ror r13d, 0xb                      ;   455.2 p5      47 v[2]
        xor r13d, esi                      ;   456.2 p1      47 v[2]
        ror r13d, 2                        ;   457.2 p0      47 v[2]
        add r10d, r13d                     ;   458.2 p5      63 v[2]
        mov r13d, ebp                      ;   454.8 p1      50 w[7] copy
        shr r13d, 0xa                      ;   455.8 p0      50 w[7]
        add eax, ebx                       ;   455.2 p5      78 w[6]
        mov ebx, ebp                       ;   455.8 p1      50 w[7] copy
        ror ebx, 2                         ;   456.8 p0      50 w[7]
        xor ebx, ebp                       ;   457.8 p5      50 w[7]
        ror ebx, 0x11                      ;   458.8 p0      50 w[7]
        xor r13d, ebx                      ;   459.8 p1      50 w[7]
        mov ebx, dword [rsp + 112]         ;   454.2 p2      49 w[6]
        add eax, dword [rsp + 148]         ;   457.2 p5+p2   78 w[6]
        mov ecx, r15d                      ;   457.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   458.8 p0      48 t1
        xor ecx, r15d                      ;   459.8 p5      48 t1
        ror ecx, 5                         ;   460.8 p0      48 t1
        xor ecx, r15d                      ;   461.8 p1      48 t1
        ror ecx, 6                         ;   462.8 p5      48 t1
        mov dword [rsp + 108], ebp         ;   456.2 p3+p4   78 w[5] spill
        mov ebp, dword [rsp + 112]         ;   456.5 p2      49 w[6]
        shr ebp, 3                         ;   460.2 p0      49 w[6]
        mov dword [rsp + 104], r12d        ;   457.2 p3+p4   78 w[4] spill
        mov r12d, dword [rsp + 112]        ;   457.5 p2      49 w[6]
        ror r12d, 0xb                      ;   460.5 p5      49 w[6]
        xor ebx, r12d                      ;   461.5 p1      49 w[6]
        ror ebx, 7                         ;   462.5 p0      49 w[6]
        xor ebp, ebx                       ;   463.5 p1      49 w[6]
        add eax, ebp                       ;   464.5 p5      78 w[6]
        mov ebp, edi                       ;   461.8 p1      51 t1 copy
        xor ebp, r8d                       ;   462.8 p0      51 t1
        and ebp, r15d                      ;   463.8 p5      51 t1
        xor ebp, edi                       ;   464.8 p1      51 t1
        lea r14d, [r14 + rcx - 2117940946] ;   463.8 p0      61 t1
        add r14d, ebp                      ;   465.8 p5      61 t1
        add r14d, eax                      ;   466.8 p1      61 t1
        mov ebp, esi                       ;   464.2 p0      52 v[1] copy
        xor ebp, r10d                      ;   465.2 p5      52 v[1]
        and edx, ebp                       ;   466.2 p1      52 v[1]
        xor edx, esi                       ;   467.2 p0      52 v[1]
        add r9d, r14d                      ;   467.8 p5      62 v[5]
        mov r12d, r10d                     ;   465.8 p1      47 v[1] copy
        ror r12d, 9                        ;   466.8 p0      47 v[1]
        xor r12d, r10d                     ;   467.8 p5      47 v[1]
        ror r12d, 0xb                      ;   468.8 p0      47 v[1]
        xor r12d, r10d                     ;   469.8 p1      47 v[1]
        ror r12d, 2                        ;   470.8 p5      47 v[1]
        add r14d, edx                      ;   468.2 p1      63 v[1]
        add r14d, r12d                     ;   471.8 p0      63 v[1]
        mov r12d, eax                      ;   468.2 p5      50 w[8] copy
        shr r12d, 0xa                      ;   469.2 p0      50 w[8]
        mov ecx, eax                       ;   468.8 p1      50 w[8] copy
        ror ecx, 2                         ;   469.8 p5      50 w[8]
        xor ecx, eax                       ;   470.8 p1      50 w[8]
        ror ecx, 0x11                      ;   471.8 p0      50 w[8]
        xor r12d, ecx                      ;   472.8 p5      50 w[8]
        mov ecx, dword [rsp + 144]         ;   467.0 p2      49 w[7]
        shr ecx, 3                         ;   471.2 p0      49 w[7]
        mov edx, dword [rsp + 144]         ;   468.0 p2      49 w[7]
        ror edx, 0xb                       ;   471.2 p5      49 w[7]
        mov ebx, dword [rsp + 144]         ;   469.0 p2      78 w[8] reload
        xor edx, ebx                       ;   472.2 p1      49 w[7]
        ror edx, 7                         ;   473.2 p0      49 w[7]
        xor ecx, edx                       ;   474.2 p1      49 w[7]
        add r13d, ecx                      ;   475.2 p5      78 w[7]
        mov ecx, dword [rsp + 136]         ;   470.0 p2      78 w[0] reload
        add r13d, ecx                      ;   476.2 p1      78 w[7]
        add r13d, dword [rsp + 112]        ;   477.2 p0+p2   78 w[7]
        mov edx, r9d                       ;   473.2 p5      48 t1 copy
        ror edx, 0xe                       ;   474.2 p0      48 t1
        xor edx, r9d                       ;   475.2 p1      48 t1
        ror edx, 5                         ;   476.2 p5      48 t1
        xor edx, r9d                       ;   477.2 p1      48 t1
        ror edx, 6                         ;   478.2 p0      48 t1
        lea edi, [rdi + rdx - 1838011259]  ;   479.2 p0      61 t1
        mov edx, r8d                       ;   475.2 p5      51 t1 copy
        xor edx, r15d                      ;   476.2 p1      51 t1
        and edx, r9d                       ;   477.2 p5      51 t1
        xor edx, r8d                       ;   478.2 p1      51 t1
        add edi, edx                       ;   480.2 p0      61 t1
        add edi, r13d                      ;   481.2 p5      61 t1
        mov edx, r10d                      ;   477.8 p1      52 v[0] copy
        xor edx, r14d                      ;   478.8 p0      52 v[0]
        and ebp, edx                       ;   479.8 p5      52 v[0]
        xor ebp, r10d                      ;   480.8 p1      52 v[0]
        add r11d, edi                      ;   482.2 p0      62 v[4]
        add ebp, edi                       ;   482.2 p5      63 v[0]
        mov edi, r14d                      ;   479.8 p1      47 v[0] copy
        ror edi, 9                         ;   480.8 p0      47 v[0]
        xor edi, r14d                      ;   481.8 p5      47 v[0]
        ror edi, 0xb                       ;   482.8 p0      47 v[0]
        xor edi, r14d                      ;   483.8 p1      47 v[0]
        ror edi, 2                         ;   484.8 p5      47 v[0]
        add ebp, edi                       ;   485.8 p1      63 v[0]
        mov edi, r13d                      ;   482.2 p0      50 w[9] copy
        shr edi, 0xa                       ;   483.2 p5      50 w[9]
        add r12d, ebx                      ;   482.8 p1      78 w[8]
        mov ebx, r13d                      ;   483.2 p0      50 w[9] copy
        ror ebx, 2                         ;   484.2 p5      50 w[9]
        xor ebx, r13d                      ;   485.2 p1      50 w[9]
        ror ebx, 0x11                      ;   486.2 p0      50 w[9]
        xor edi, ebx                       ;   487.2 p5      50 w[9]
        mov ebx, dword [rsp + 120]         ;   481.2 p2      49 w[8]
        add r12d, dword [rsp + 116]        ;   484.8 p1+p2   78 w[8]
        mov ecx, r11d                      ;   485.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   486.2 p5      48 t1
        xor ecx, r11d                      ;   487.2 p1      48 t1
        ror ecx, 5                         ;   488.2 p0      48 t1
        xor ecx, r11d                      ;   489.2 p5      48 t1
        ror ecx, 6                         ;   490.2 p0      48 t1
        mov dword [rsp + 144], r13d        ;   483.5 p3+p4   78 w[7] spill
        mov r13d, dword [rsp + 120]        ;   483.8 p2      49 w[8]
        shr r13d, 3                        ;   487.2 p5      49 w[8]
        mov dword [rsp + 112], eax         ;   484.5 p3+p4   78 w[6] spill
        mov eax, dword [rsp + 120]         ;   484.8 p2      49 w[8]
        ror eax, 0xb                       ;   488.2 p0      49 w[8]
        xor ebx, eax                       ;   489.2 p1      49 w[8]
        ror ebx, 7                         ;   490.2 p5      49 w[8]
        xor r13d, ebx                      ;   491.2 p1      49 w[8]
        add r12d, r13d                     ;   492.2 p1      78 w[8]
        mov r13d, r15d                     ;   489.2 p0      51 t1 copy
        xor r13d, r9d                      ;   490.2 p5      51 t1
        and r13d, r11d                     ;   491.2 p1      51 t1
        xor r13d, r15d                     ;   492.2 p0      51 t1
        lea r8d, [r8 + rcx - 1564481375]   ;   491.2 p0      61 t1
        add r8d, r13d                      ;   493.2 p5      61 t1
        add r8d, r12d                      ;   494.2 p1      61 t1
        mov r13d, r14d                     ;   491.2 p5      52 v[7] copy
        xor r13d, ebp                      ;   492.2 p1      52 v[7]
        and edx, r13d                      ;   493.2 p0      52 v[7]
        xor edx, r14d                      ;   494.2 p5      52 v[7]
        add esi, r8d                       ;   495.2 p1      62 v[3]
        mov eax, ebp                       ;   493.2 p0      47 v[7] copy
        ror eax, 9                         ;   494.2 p5      47 v[7]
        xor eax, ebp                       ;   495.2 p1      47 v[7]
        ror eax, 0xb                       ;   496.2 p0      47 v[7]
        xor eax, ebp                       ;   497.2 p5      47 v[7]
        ror eax, 2                         ;   498.2 p0      47 v[7]
        add r8d, edx                       ;   495.2 p1      63 v[7]
        add r8d, eax                       ;   499.2 p5      63 v[7]
        mov eax, r12d                      ;   495.8 p1      50 w[10] copy
        shr eax, 0xa                       ;   496.8 p0      50 w[10]
        mov ecx, r12d                      ;   496.2 p5      50 w[10] copy
        ror ecx, 2                         ;   497.2 p0      50 w[10]
        xor ecx, r12d                      ;   498.2 p1      50 w[10]
        ror ecx, 0x11                      ;   499.2 p5      50 w[10]
        xor eax, ecx                       ;   500.2 p1      50 w[10]
        mov ecx, dword [rsp + 124]         ;   494.5 p2      49 w[9]
        shr ecx, 3                         ;   498.2 p0      49 w[9]
        mov edx, dword [rsp + 124]         ;   495.5 p2      49 w[9]
        ror edx, 0xb                       ;   498.5 p5      49 w[9]
        mov ebx, dword [rsp + 124]         ;   496.5 p2      78 w[10] reload
        xor edx, ebx                       ;   499.5 p1      49 w[9]
        ror edx, 7                         ;   500.5 p0      49 w[9]
        xor ecx, edx                       ;   501.5 p5      49 w[9]
        add edi, ecx                       ;   502.5 p1      78 w[9]
        mov ecx, dword [rsp + 96]          ;   497.5 p2      78 w[2] reload
        add edi, ecx                       ;   503.5 p0      78 w[9]
        add edi, dword [rsp + 120]         ;   504.5 p5+p2   78 w[9]
        mov edx, esi                       ;   500.8 p1      48 t1 copy
        ror edx, 0xe                       ;   501.8 p0      48 t1
        xor edx, esi                       ;   502.8 p5      48 t1
        ror edx, 5                         ;   503.8 p0      48 t1
        xor edx, esi                       ;   504.8 p1      48 t1
        ror edx, 6                         ;   505.8 p5      48 t1
        lea r15d, [r15 + rdx - 1474664885] ;   506.8 p0      61 t1
        mov edx, r9d                       ;   502.8 p1      51 t1 copy
        xor edx, r11d                      ;   503.8 p5      51 t1
        and edx, esi                       ;   504.8 p1      51 t1
        xor edx, r9d                       ;   505.8 p0      51 t1
        add r15d, edx                      ;   507.8 p5      61 t1
        add r15d, edi                      ;   508.8 p1      61 t1
        mov edx, ebp                       ;   505.2 p0      52 v[6] copy
        xor edx, r8d                       ;   506.2 p5      52 v[6]
        and r13d, edx                      ;   507.2 p1      52 v[6]
        xor r13d, ebp                      ;   508.2 p0      52 v[6]
        add r10d, r15d                     ;   509.8 p5      62 v[2]
        add r13d, r15d                     ;   509.8 p1      63 v[6]
        mov r15d, r8d                      ;   507.2 p0      47 v[6] copy
        ror r15d, 9                        ;   508.2 p5      47 v[6]
        xor r15d, r8d                      ;   509.2 p1      47 v[6]
        ror r15d, 0xb                      ;   510.2 p0      47 v[6]
        xor r15d, r8d                      ;   511.2 p5      47 v[6]
        ror r15d, 2                        ;   512.2 p0      47 v[6]
        add r13d, r15d                     ;   513.2 p1      63 v[6]
        mov r15d, edi                      ;   509.2 p5      50 w[11] copy
        shr r15d, 0xa                      ;   510.2 p0      50 w[11]
        add eax, ebx                       ;   509.8 p1      78 w[10]
        mov ebx, edi                       ;   510.2 p5      50 w[11] copy
        ror ebx, 2                         ;   511.2 p0      50 w[11]
        xor ebx, edi                       ;   512.2 p1      50 w[11]
        ror ebx, 0x11                      ;   513.2 p5      50 w[11]
        xor r15d, ebx                      ;   514.2 p1      50 w[11]
        mov ebx, dword [rsp + 128]         ;   508.8 p2      49 w[10]
        add eax, dword [rsp + 100]         ;   512.2 p0+p2   78 w[10]
        mov ecx, r10d                      ;   512.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   513.2 p0      48 t1
        xor ecx, r10d                      ;   514.2 p1      48 t1
        ror ecx, 5                         ;   515.2 p5      48 t1
        xor ecx, r10d                      ;   516.2 p1      48 t1
        ror ecx, 6                         ;   517.2 p0      48 t1
        mov dword [rsp + 124], edi         ;   510.8 p3+p4   78 w[9] spill
        mov edi, dword [rsp + 128]         ;   511.0 p2      49 w[10]
        shr edi, 3                         ;   514.2 p5      49 w[10]
        mov dword [rsp + 120], r12d        ;   511.8 p3+p4   78 w[8] spill
        mov r12d, dword [rsp + 128]        ;   512.0 p2      49 w[10]
        ror r12d, 0xb                      ;   515.2 p0      49 w[10]
        xor ebx, r12d                      ;   516.2 p1      49 w[10]
        ror ebx, 7                         ;   517.2 p5      49 w[10]
        xor edi, ebx                       ;   518.2 p1      49 w[10]
        add eax, edi                       ;   519.2 p0      78 w[10]
        mov edi, r11d                      ;   516.2 p5      51 t1 copy
        xor edi, esi                       ;   517.2 p1      51 t1
        and edi, r10d                      ;   518.2 p0      51 t1
        xor edi, r11d                      ;   519.2 p5      51 t1
        lea r9d, [r9 + rcx - 1035236496]   ;   518.2 p0      61 t1
        add r9d, edi                       ;   520.2 p1      61 t1
        add r9d, eax                       ;   521.2 p5      61 t1
        mov edi, r8d                       ;   518.8 p1      52 v[5] copy
        xor edi, r13d                      ;   519.8 p0      52 v[5]
        and edx, edi                       ;   520.8 p5      52 v[5]
        xor edx, r8d                       ;   521.8 p1      52 v[5]
        add r14d, r9d                      ;   522.2 p0      62 v[1]
        mov r12d, r13d                     ;   520.2 p5      47 v[5] copy
        ror r12d, 9                        ;   521.2 p0      47 v[5]
        xor r12d, r13d                     ;   522.2 p1      47 v[5]
        ror r12d, 0xb                      ;   523.2 p5      47 v[5]
        xor r12d, r13d                     ;   524.2 p1      47 v[5]
        ror r12d, 2                        ;   525.2 p0      47 v[5]
        add r9d, edx                       ;   522.8 p5      63 v[5]
        add r9d, r12d                      ;   526.2 p1      63 v[5]
        mov r12d, eax                      ;   523.2 p0      50 w[12] copy
        shr r12d, 0xa                      ;   524.2 p5      50 w[12]
        mov ecx, eax                       ;   523.8 p1      50 w[12] copy
        ror ecx, 2                         ;   524.8 p0      50 w[12]
        xor ecx, eax                       ;   525.8 p5      50 w[12]
        ror ecx, 0x11                      ;   526.8 p0      50 w[12]
        xor r12d, ecx                      ;   527.8 p1      50 w[12]
        mov ecx, dword [rsp + 132]         ;   521.5 p2      49 w[11]
        shr ecx, 3                         ;   525.2 p5      49 w[11]
        mov edx, dword [rsp + 132]         ;   522.5 p2      49 w[11]
        ror edx, 0xb                       ;   526.2 p0      49 w[11]
        mov ebx, dword [rsp + 132]         ;   523.5 p2      78 w[12] reload
        xor edx, ebx                       ;   527.2 p1      49 w[11]
        ror edx, 7                         ;   528.2 p5      49 w[11]
        xor ecx, edx                       ;   529.2 p1      49 w[11]
        add r15d, ecx                      ;   530.2 p0      78 w[11]
        mov ecx, dword [rsp + 104]         ;   524.5 p2      78 w[4] reload
        add r15d, ecx                      ;   531.2 p5      78 w[11]
        add r15d, dword [rsp + 128]        ;   532.2 p1+p2   78 w[11]
        mov edx, r14d                      ;   528.2 p0      48 t1 copy
        ror edx, 0xe                       ;   529.2 p5      48 t1
        xor edx, r14d                      ;   530.2 p1      48 t1
        ror edx, 5                         ;   531.2 p0      48 t1
        xor edx, r14d                      ;   532.2 p5      48 t1
        ror edx, 6                         ;   533.2 p0      48 t1
        lea r11d, [r11 + rdx - 949202525]  ;   534.2 p0      61 t1
        mov edx, esi                       ;   529.8 p1      51 t1 copy
        xor edx, r10d                      ;   530.8 p5      51 t1
        and edx, r14d                      ;   531.8 p1      51 t1
        xor edx, esi                       ;   532.8 p5      51 t1
        add r11d, edx                      ;   535.2 p1      61 t1
        add r11d, r15d                     ;   536.2 p0      61 t1
        mov edx, r13d                      ;   532.2 p5      52 v[4] copy
        xor edx, r9d                       ;   533.2 p1      52 v[4]
        and edi, edx                       ;   534.2 p0      52 v[4]
        xor edi, r13d                      ;   535.2 p5      52 v[4]
        add ebp, r11d                      ;   537.2 p1      62 v[0]
        add edi, r11d                      ;   537.2 p0      63 v[4]
        mov r11d, r9d                      ;   534.2 p5      47 v[4] copy
        ror r11d, 9                        ;   535.2 p0      47 v[4]
        xor r11d, r9d                      ;   536.2 p1      47 v[4]
        ror r11d, 0xb                      ;   537.2 p5      47 v[4]
        xor r11d, r9d                      ;   538.2 p1      47 v[4]
        ror r11d, 2                        ;   539.2 p0      47 v[4]
        add edi, r11d                      ;   540.2 p5      63 v[4]
        mov r11d, r15d                     ;   536.8 p1      50 w[13] copy
        shr r11d, 0xa                      ;   537.8 p0      50 w[13]
        add r12d, ebx                      ;   537.2 p5      78 w[12]
        mov ebx, r15d                      ;   537.8 p1      50 w[13] copy
        ror ebx, 2                         ;   538.8 p0      50 w[13]
        xor ebx, r15d                      ;   539.8 p5      50 w[13]
        ror ebx, 0x11                      ;   540.8 p0      50 w[13]
        xor r11d, ebx                      ;   541.8 p1      50 w[13]
        mov ebx, dword [rsp + 140]         ;   536.2 p2      49 w[12]
        add r12d, dword [rsp + 108]        ;   539.2 p5+p2   78 w[12]
        mov ecx, ebp                       ;   539.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   540.8 p0      48 t1
        xor ecx, ebp                       ;   541.8 p5      48 t1
        ror ecx, 5                         ;   542.8 p0      48 t1
        xor ecx, ebp                       ;   543.8 p1      48 t1
        ror ecx, 6                         ;   544.8 p5      48 t1
        mov dword [rsp + 132], r15d        ;   538.2 p3+p4   78 w[11] spill
        mov r15d, dword [rsp + 140]        ;   538.5 p2      49 w[12]
        shr r15d, 3                        ;   542.2 p0      49 w[12]
        mov dword [rsp + 128], eax         ;   539.2 p3+p4   78 w[10] spill
        mov eax, dword [rsp + 140]         ;   539.5 p2      49 w[12]
        ror eax, 0xb                       ;   542.5 p5      49 w[12]
        xor ebx, eax                       ;   543.5 p1      49 w[12]
        ror ebx, 7                         ;   544.5 p0      49 w[12]
        xor r15d, ebx                      ;   545.5 p1      49 w[12]
        add r12d, r15d                     ;   546.5 p5      78 w[12]
        mov r15d, r10d                     ;   543.8 p1      51 t1 copy
        xor r15d, r14d                     ;   544.8 p0      51 t1
        and r15d, ebp                      ;   545.8 p5      51 t1
        xor r15d, r10d                     ;   546.8 p1      51 t1
        lea esi, [rsi + rcx - 778901479]   ;   545.8 p0      61 t1
        add esi, r15d                      ;   547.8 p5      61 t1
        add esi, r12d                      ;   548.8 p1      61 t1
        mov r15d, r9d                      ;   546.2 p0      52 v[3] copy
        xor r15d, edi                      ;   547.2 p5      52 v[3]
        and edx, r15d                      ;   548.2 p1      52 v[3]
        xor edx, r9d                       ;   549.2 p0      52 v[3]
        add r8d, esi                       ;   549.8 p5      62 v[7]
        mov eax, edi                       ;   547.8 p1      47 v[3] copy
        ror eax, 9                         ;   548.8 p0      47 v[3]
        xor eax, edi                       ;   549.8 p5      47 v[3]
        ror eax, 0xb                       ;   550.8 p0      47 v[3]
        xor eax, edi                       ;   551.8 p1      47 v[3]
        ror eax, 2                         ;   552.8 p5      47 v[3]
        add esi, edx                       ;   550.2 p1      63 v[3]
        add esi, eax                       ;   553.8 p0      63 v[3]
        mov eax, r12d                      ;   550.2 p5      50 w[14] copy
        shr eax, 0xa                       ;   551.2 p0      50 w[14]
        mov ecx, r12d                      ;   550.8 p1      50 w[14] copy
        ror ecx, 2                         ;   551.8 p5      50 w[14]
        xor ecx, r12d                      ;   552.8 p1      50 w[14]
        ror ecx, 0x11                      ;   553.8 p0      50 w[14]
        xor eax, ecx                       ;   554.8 p5      50 w[14]
        mov ecx, dword [rsp + 152]         ;   549.0 p2      49 w[13]
        shr ecx, 3                         ;   553.2 p0      49 w[13]
        mov edx, dword [rsp + 152]         ;   550.0 p2      49 w[13]
        ror edx, 0xb                       ;   553.2 p5      49 w[13]
        mov ebx, dword [rsp + 152]         ;   551.0 p2      78 w[14] reload
        xor edx, ebx                       ;   554.2 p1      49 w[13]
        ror edx, 7                         ;   555.2 p0      49 w[13]
        xor ecx, edx                       ;   556.2 p1      49 w[13]
        add r11d, ecx                      ;   557.2 p5      78 w[13]
        mov ecx, dword [rsp + 112]         ;   552.0 p2      78 w[6] reload
        add r11d, ecx                      ;   558.2 p1      78 w[13]
        add r11d, dword [rsp + 140]        ;   559.2 p0+p2   78 w[13]
        mov edx, r8d                       ;   555.2 p5      48 t1 copy
        ror edx, 0xe                       ;   556.2 p0      48 t1
        xor edx, r8d                       ;   557.2 p1      48 t1
        ror edx, 5                         ;   558.2 p5      48 t1
        xor edx, r8d                       ;   559.2 p1      48 t1
        ror edx, 6                         ;   560.2 p0      48 t1
        lea r10d, [r10 + rdx - 694614492]  ;   561.2 p0      61 t1
        mov edx, r14d                      ;   557.2 p5      51 t1 copy
        xor edx, ebp                       ;   558.2 p1      51 t1
        and edx, r8d                       ;   559.2 p5      51 t1
        xor edx, r14d                      ;   560.2 p1      51 t1
        add r10d, edx                      ;   562.2 p0      61 t1
        add r10d, r11d                     ;   563.2 p5      61 t1
        mov edx, edi                       ;   559.8 p1      52 v[2] copy
        xor edx, esi                       ;   560.8 p0      52 v[2]
        and r15d, edx                      ;   561.8 p5      52 v[2]
        xor r15d, edi                      ;   562.8 p1      52 v[2]
        add r13d, r10d                     ;   564.2 p0      62 v[6]
        add r15d, r10d                     ;   564.2 p5      63 v[2]
        mov r10d, esi                      ;   561.8 p1      47 v[2] copy
        ror r10d, 9                        ;   562.8 p0      47 v[2]
        xor r10d, esi                      ;   563.8 p5      47 v[2]
        ror r10d, 0xb                      ;   564.8 p0      47 v[2]
        xor r10d, esi                      ;   565.8 p1      47 v[2]
        ror r10d, 2                        ;   566.8 p5      47 v[2]
        add r15d, r10d                     ;   567.8 p1      63 v[2]
        mov r10d, r11d                     ;   564.2 p0      50 w[15] copy
        shr r10d, 0xa                      ;   565.2 p5      50 w[15]
        add eax, ebx                       ;   564.8 p1      78 w[14]
        mov ebx, r11d                      ;   565.2 p0      50 w[15] copy
        ror ebx, 2                         ;   566.2 p5      50 w[15]
        xor ebx, r11d                      ;   567.2 p1      50 w[15]
        ror ebx, 0x11                      ;   568.2 p0      50 w[15]
        xor r10d, ebx                      ;   569.2 p5      50 w[15]
        mov ebx, dword [rsp + 148]         ;   563.2 p2      49 w[14]
        add eax, dword [rsp + 144]         ;   566.8 p1+p2   78 w[14]
        mov ecx, r13d                      ;   567.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   568.2 p5      48 t1
        xor ecx, r13d                      ;   569.2 p1      48 t1
        ror ecx, 5                         ;   570.2 p0      48 t1
        xor ecx, r13d                      ;   571.2 p5      48 t1
        ror ecx, 6                         ;   572.2 p0      48 t1
        mov dword [rsp + 152], r11d        ;   565.5 p3+p4   78 w[13] spill
        mov r11d, dword [rsp + 148]        ;   565.8 p2      49 w[14]
        shr r11d, 3                        ;   569.2 p5      49 w[14]
        mov dword [rsp + 140], r12d        ;   566.5 p3+p4   78 w[12] spill
        mov r12d, dword [rsp + 148]        ;   566.8 p2      49 w[14]
        ror r12d, 0xb                      ;   570.2 p0      49 w[14]
        xor ebx, r12d                      ;   571.2 p1      49 w[14]
        ror ebx, 7                         ;   572.2 p5      49 w[14]
        xor r11d, ebx                      ;   573.2 p1      49 w[14]
        add eax, r11d                      ;   574.2 p1      78 w[14]
        mov r11d, ebp                      ;   571.2 p0      51 t1 copy
        xor r11d, r8d                      ;   572.2 p5      51 t1
        and r11d, r13d                     ;   573.2 p1      51 t1
        xor r11d, ebp                      ;   574.2 p0      51 t1
        lea r14d, [r14 + rcx - 200395387]  ;   573.2 p0      61 t1
        add r14d, r11d                     ;   575.2 p5      61 t1
        add r14d, eax                      ;   576.2 p1      61 t1
        mov r11d, esi                      ;   573.2 p5      52 v[1] copy
        xor r11d, r15d                     ;   574.2 p1      52 v[1]
        and edx, r11d                      ;   575.2 p0      52 v[1]
        xor edx, esi                       ;   576.2 p5      52 v[1]
        add r9d, r14d                      ;   577.2 p1      62 v[5]
        mov r12d, r15d                     ;   575.2 p0      47 v[1] copy
        ror r12d, 9                        ;   576.2 p5      47 v[1]
        xor r12d, r15d                     ;   577.2 p1      47 v[1]
        ror r12d, 0xb                      ;   578.2 p0      47 v[1]
        xor r12d, r15d                     ;   579.2 p5      47 v[1]
        ror r12d, 2                        ;   580.2 p0      47 v[1]
        add r14d, edx                      ;   577.2 p1      63 v[1]
        add r14d, r12d                     ;   581.2 p5      63 v[1]
        mov r12d, eax                      ;   577.8 p1      50 w[0] copy
        shr r12d, 0xa                      ;   578.8 p0      50 w[0]
        mov ecx, eax                       ;   578.2 p5      50 w[0] copy
        ror ecx, 2                         ;   579.2 p0      50 w[0]
        xor ecx, eax                       ;   580.2 p1      50 w[0]
        ror ecx, 0x11                      ;   581.2 p5      50 w[0]
        xor r12d, ecx                      ;   582.2 p1      50 w[0]
        mov ecx, dword [rsp + 136]         ;   576.5 p2      49 w[15]
        shr ecx, 3                         ;   580.2 p0      49 w[15]
        mov edx, dword [rsp + 136]         ;   577.5 p2      49 w[15]
        ror edx, 0xb                       ;   580.5 p5      49 w[15]
        mov ebx, dword [rsp + 136]         ;   578.5 p2      78 w[0] reload
        xor edx, ebx                       ;   581.5 p1      49 w[15]
        ror edx, 7                         ;   582.5 p0      49 w[15]
        xor ecx, edx                       ;   583.5 p5      49 w[15]
        add r10d, ecx                      ;   584.5 p1      78 w[15]
        mov ecx, dword [rsp + 120]         ;   579.5 p2      78 w[8] reload
        add r10d, ecx                      ;   585.5 p0      78 w[15]
        add r10d, dword [rsp + 148]        ;   586.5 p5+p2   78 w[15]
        mov edx, r9d                       ;   582.8 p1      48 t1 copy
        ror edx, 0xe                       ;   583.8 p0      48 t1
        xor edx, r9d                       ;   584.8 p5      48 t1
        ror edx, 5                         ;   585.8 p0      48 t1
        xor edx, r9d                       ;   586.8 p1      48 t1
        ror edx, 6                         ;   587.8 p5      48 t1
        lea ebp, [rbp + rdx + 275423344]   ;   588.8 p0      61 t1
        mov edx, r8d                       ;   584.8 p1      51 t1 copy
        xor edx, r13d                      ;   585.8 p5      51 t1
        and edx, r9d                       ;   586.8 p1      51 t1
        xor edx, r8d                       ;   587.8 p0      51 t1
        add ebp, edx                       ;   589.8 p5      61 t1
        add ebp, r10d                      ;   590.8 p1      61 t1
        mov edx, r15d                      ;   587.2 p0      52 v[0] copy
        xor edx, r14d                      ;   588.2 p5      52 v[0]
        and r11d, edx                      ;   589.2 p1      52 v[0]
        xor r11d, r15d                     ;   590.2 p0      52 v[0]
        add edi, ebp                       ;   591.8 p5      62 v[4]
        add r11d, ebp                      ;   591.8 p1      63 v[0]
        mov ebp, r14d                      ;   589.2 p0      47 v[0] copy
        ror ebp, 9                         ;   590.2 p5      47 v[0]
        xor ebp, r14d                      ;   591.2 p1      47 v[0]
        ror ebp, 0xb                       ;   592.2 p0      47 v[0]
        xor ebp, r14d                      ;   593.2 p5      47 v[0]
        ror ebp, 2                         ;   594.2 p0      47 v[0]
        add r11d, ebp                      ;   595.2 p1      63 v[0]
        mov ebp, r10d                      ;   591.2 p5      50 w[1] copy
        shr ebp, 0xa                       ;   592.2 p0      50 w[1]
        add r12d, ebx                      ;   591.8 p1      78 w[0]
        mov ebx, r10d                      ;   592.2 p5      50 w[1] copy
        ror ebx, 2                         ;   593.2 p0      50 w[1]
        xor ebx, r10d                      ;   594.2 p1      50 w[1]
        ror ebx, 0x11                      ;   595.2 p5      50 w[1]
        xor ebp, ebx                       ;   596.2 p1      50 w[1]
        mov ebx, dword [rsp + 116]         ;   590.8 p2      49 w[0]
        add r12d, dword [rsp + 124]        ;   594.2 p0+p2   78 w[0]
        mov ecx, edi                       ;   594.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   595.2 p0      48 t1
        xor ecx, edi                       ;   596.2 p1      48 t1
        ror ecx, 5                         ;   597.2 p5      48 t1
        xor ecx, edi                       ;   598.2 p1      48 t1
        ror ecx, 6                         ;   599.2 p0      48 t1
        mov dword [rsp + 136], r10d        ;   592.8 p3+p4   78 w[15] spill
        mov r10d, dword [rsp + 116]        ;   593.0 p2      49 w[0]
        shr r10d, 3                        ;   596.2 p5      49 w[0]
        mov dword [rsp + 148], eax         ;   593.8 p3+p4   78 w[14] spill
        mov eax, dword [rsp + 116]         ;   594.0 p2      49 w[0]
        ror eax, 0xb                       ;   597.2 p0      49 w[0]
        xor ebx, eax                       ;   598.2 p1      49 w[0]
        ror ebx, 7                         ;   599.2 p5      49 w[0]
        xor r10d, ebx                      ;   600.2 p1      49 w[0]
        add r12d, r10d                     ;   601.2 p0      78 w[0]
        mov r10d, r13d                     ;   598.2 p5      51 t1 copy
        xor r10d, r9d                      ;   599.2 p1      51 t1
        and r10d, edi                      ;   600.2 p0      51 t1
        xor r10d, r13d                     ;   601.2 p5      51 t1
        lea r8d, [r8 + rcx + 430227734]    ;   600.2 p0      61 t1
        add r8d, r10d                      ;   602.2 p1      61 t1
        add r8d, r12d                      ;   603.2 p5      61 t1
        mov r10d, r14d                     ;   600.8 p1      52 v[7] copy
        xor r10d, r11d                     ;   601.8 p0      52 v[7]
        and edx, r10d                      ;   602.8 p5      52 v[7]
        xor edx, r14d                      ;   603.8 p1      52 v[7]
        add esi, r8d                       ;   604.2 p0      62 v[3]
        mov eax, r11d                      ;   602.2 p5      47 v[7] copy
        ror eax, 9                         ;   603.2 p0      47 v[7]
        xor eax, r11d                      ;   604.2 p1      47 v[7]
        ror eax, 0xb                       ;   605.2 p5      47 v[7]
        xor eax, r11d                      ;   606.2 p1      47 v[7]
        ror eax, 2                         ;   607.2 p0      47 v[7]
        add r8d, edx                       ;   604.8 p5      63 v[7]
        add r8d, eax                       ;   608.2 p1      63 v[7]
        mov eax, r12d                      ;   605.2 p0      50 w[2] copy
        shr eax, 0xa                       ;   606.2 p5      50 w[2]
        mov ecx, r12d                      ;   605.8 p1      50 w[2] copy
        ror ecx, 2                         ;   606.8 p0      50 w[2]
        xor ecx, r12d                      ;   607.8 p5      50 w[2]
        ror ecx, 0x11                      ;   608.8 p0      50 w[2]
        xor eax, ecx                       ;   609.8 p1      50 w[2]
        mov ecx, dword [rsp + 96]          ;   603.5 p2      49 w[1]
        shr ecx, 3                         ;   607.2 p5      49 w[1]
        mov edx, dword [rsp + 96]          ;   604.5 p2      49 w[1]
        ror edx, 0xb                       ;   608.2 p0      49 w[1]
        mov ebx, dword [rsp + 96]          ;   605.5 p2      78 w[2] reload
        xor edx, ebx                       ;   609.2 p1      49 w[1]
        ror edx, 7                         ;   610.2 p5      49 w[1]
        xor ecx, edx                       ;   611.2 p1      49 w[1]
        add ebp, ecx                       ;   612.2 p0      78 w[1]
        mov ecx, dword [rsp + 128]         ;   606.5 p2      78 w[10] reload
        add ebp, ecx                       ;   613.2 p5      78 w[1]
        add ebp, dword [rsp + 116]         ;   614.2 p1+p2   78 w[1]
        mov edx, esi                       ;   610.2 p0      48 t1 copy
        ror edx, 0xe                       ;   611.2 p5      48 t1
        xor edx, esi                       ;   612.2 p1      48 t1
        ror edx, 5                         ;   613.2 p0      48 t1
        xor edx, esi                       ;   614.2 p5      48 t1
        ror edx, 6                         ;   615.2 p0      48 t1
        lea r13d, [r13 + rdx + 506948616]  ;   616.2 p0      61 t1
        mov edx, r9d                       ;   611.8 p1      51 t1 copy
        xor edx, edi                       ;   612.8 p5      51 t1
        and edx, esi                       ;   613.8 p1      51 t1
        xor edx, r9d                       ;   614.8 p5      51 t1
        add r13d, edx                      ;   617.2 p1      61 t1
        add r13d, ebp                      ;   618.2 p0      61 t1
        mov edx, r11d                      ;   614.2 p5      52 v[6] copy
        xor edx, r8d                       ;   615.2 p1      52 v[6]
        and r10d, edx                      ;   616.2 p0      52 v[6]
        xor r10d, r11d                     ;   617.2 p5      52 v[6]
        add r15d, r13d                     ;   619.2 p1      62 v[2]
        add r10d, r13d                     ;   619.2 p0      63 v[6]
        mov r13d, r8d                      ;   616.2 p5      47 v[6] copy
        ror r13d, 9                        ;   617.2 p0      47 v[6]
        xor r13d, r8d                      ;   618.2 p1      47 v[6]
        ror r13d, 0xb                      ;   619.2 p5      47 v[6]
        xor r13d, r8d                      ;   620.2 p1      47 v[6]
        ror r13d, 2                        ;   621.2 p0      47 v[6]
        add r10d, r13d                     ;   622.2 p5      63 v[6]
        mov r13d, ebp                      ;   618.8 p1      50 w[3] copy
        shr r13d, 0xa                      ;   619.8 p0      50 w[3]
        add eax, ebx                       ;   619.2 p5      78 w[2]
        mov ebx, ebp                       ;   619.8 p1      50 w[3] copy
        ror ebx, 2                         ;   620.8 p0      50 w[3]
        xor ebx, ebp                       ;   621.8 p5      50 w[3]
        ror ebx, 0x11                      ;   622.8 p0      50 w[3]
        xor r13d, ebx                      ;   623.8 p1      50 w[3]
        mov ebx, dword [rsp + 100]         ;   618.2 p2      49 w[2]
        add eax, dword [rsp + 132]         ;   621.2 p5+p2   78 w[2]
        mov ecx, r15d                      ;   621.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   622.8 p0      48 t1
        xor ecx, r15d                      ;   623.8 p5      48 t1
        ror ecx, 5                         ;   624.8 p0      48 t1
        xor ecx, r15d                      ;   625.8 p1      48 t1
        ror ecx, 6                         ;   626.8 p5      48 t1
        mov dword [rsp + 96], ebp          ;   620.2 p3+p4   78 w[1] spill
        mov ebp, dword [rsp + 100]         ;   620.5 p2      49 w[2]
        shr ebp, 3                         ;   624.2 p0      49 w[2]
        mov dword [rsp + 116], r12d        ;   621.2 p3+p4   78 w[0] spill
        mov r12d, dword [rsp + 100]        ;   621.5 p2      49 w[2]
        ror r12d, 0xb                      ;   624.5 p5      49 w[2]
        xor ebx, r12d                      ;   625.5 p1      49 w[2]
        ror ebx, 7                         ;   626.5 p0      49 w[2]
        xor ebp, ebx                       ;   627.5 p1      49 w[2]
        add eax, ebp                       ;   628.5 p5      78 w[2]
        mov ebp, edi                       ;   625.8 p1      51 t1 copy
        xor ebp, esi                       ;   626.8 p0      51 t1
        and ebp, r15d                      ;   627.8 p5      51 t1
        xor ebp, edi                       ;   628.8 p1      51 t1
        lea r9d, [r9 + rcx + 659060556]    ;   627.8 p0      61 t1
        add r9d, ebp                       ;   629.8 p5      61 t1
        add r9d, eax                       ;   630.8 p1      61 t1
        mov ebp, r8d                       ;   628.2 p0      52 v[5] copy
        xor ebp, r10d                      ;   629.2 p5      52 v[5]
        and edx, ebp                       ;   630.2 p1      52 v[5]
        xor edx, r8d                       ;   631.2 p0      52 v[5]
        add r14d, r9d                      ;   631.8 p5      62 v[1]
        mov r12d, r10d                     ;   629.8 p1      47 v[5] copy
        ror r12d, 9                        ;   630.8 p0      47 v[5]
        xor r12d, r10d                     ;   631.8 p5      47 v[5]
        ror r12d, 0xb                      ;   632.8 p0      47 v[5]
        xor r12d, r10d                     ;   633.8 p1      47 v[5]
        ror r12d, 2                        ;   634.8 p5      47 v[5]
        add r9d, edx                       ;   632.2 p1      63 v[5]
        add r9d, r12d                      ;   635.8 p0      63 v[5]
        mov r12d, eax                      ;   632.2 p5      50 w[4] copy
        shr r12d, 0xa                      ;   633.2 p0      50 w[4]
        mov ecx, eax                       ;   632.8 p1      50 w[4] copy
        ror ecx, 2                         ;   633.8 p5      50 w[4]
        mov edx, dword [rsp + 124]         ;   630.0 p2      78 w[9]
        add edx, eax                       ;   633.8 p1      78 w[9]
        xor eax, ecx                       ;   634.8 p0      50 w[4]
        ror eax, 0x11                      ;   635.8 p5      50 w[4]
        xor r12d, eax                      ;   636.8 p1      50 w[4]
        mov eax, dword [rsp + 104]         ;   631.2 p2      49 w[3]
        shr eax, 3                         ;   635.2 p0      49 w[3]
        mov ecx, dword [rsp + 104]         ;   632.2 p2      49 w[3]
        ror ecx, 0xb                       ;   635.2 p5      49 w[3]
        mov ebx, dword [rsp + 104]         ;   633.2 p2      78 w[4] reload
        xor ecx, ebx                       ;   636.2 p1      49 w[3]
        ror ecx, 7                         ;   637.2 p0      49 w[3]
        xor eax, ecx                       ;   638.2 p5      49 w[3]
        add r13d, eax                      ;   639.2 p1      78 w[3]
        mov eax, dword [rsp + 140]         ;   634.2 p2      78 w[12] reload
        add r13d, eax                      ;   640.2 p0      78 w[3]
        add r13d, dword [rsp + 100]        ;   641.2 p5+p2   78 w[3]
        mov ecx, r14d                      ;   637.8 p1      48 t1 copy
        ror ecx, 0xe                       ;   638.8 p0      48 t1
        xor ecx, r14d                      ;   639.8 p5      48 t1
        ror ecx, 5                         ;   640.8 p0      48 t1
        xor ecx, r14d                      ;   641.8 p1      48 t1
        ror ecx, 6                         ;   642.8 p5      48 t1
        lea edi, [rdi + rcx + 883997877]   ;   643.8 p0      61 t1
        mov ecx, esi                       ;   639.8 p1      51 t1 copy
        xor ecx, r15d                      ;   640.8 p5      51 t1
        and ecx, r14d                      ;   641.8 p1      51 t1
        xor ecx, esi                       ;   642.8 p0      51 t1
        add edi, ecx                       ;   644.8 p5      61 t1
        add edi, r13d                      ;   645.8 p1      61 t1
        mov ecx, r10d                      ;   642.2 p0      52 v[4] copy
        xor ecx, r9d                       ;   643.2 p5      52 v[4]
        and ebp, ecx                       ;   644.2 p1      52 v[4]
        xor ebp, r10d                      ;   645.2 p0      52 v[4]
        add r11d, edi                      ;   646.8 p5      62 v[0]
        add ebp, edi                       ;   646.8 p1      63 v[4]
        mov edi, r9d                       ;   644.2 p0      47 v[4] copy
        ror edi, 9                         ;   645.2 p5      47 v[4]
        xor edi, r9d                       ;   646.2 p1      47 v[4]
        ror edi, 0xb                       ;   647.2 p0      47 v[4]
        xor edi, r9d                       ;   648.2 p5      47 v[4]
        ror edi, 2                         ;   649.2 p0      47 v[4]
        add ebp, edi                       ;   650.2 p1      63 v[4]
        mov edi, r13d                      ;   646.2 p5      50 w[5] copy
        shr edi, 0xa                       ;   647.2 p0      50 w[5]
        add r12d, ebx                      ;   646.8 p1      78 w[4]
        mov ebx, r13d                      ;   647.2 p5      50 w[5] copy
        ror ebx, 2                         ;   648.2 p0      50 w[5]
        xor ebx, r13d                      ;   649.2 p1      50 w[5]
        ror ebx, 0x11                      ;   650.2 p5      50 w[5]
        xor edi, ebx                       ;   651.2 p1      50 w[5]
        mov ebx, dword [rsp + 108]         ;   645.8 p2      49 w[4]
        add r12d, dword [rsp + 152]        ;   649.2 p0+p2   78 w[4]
        mov eax, r11d                      ;   649.2 p5      48 t1 copy
        ror eax, 0xe                       ;   650.2 p0      48 t1
        xor eax, r11d                      ;   651.2 p1      48 t1
        ror eax, 5                         ;   652.2 p5      48 t1
        xor eax, r11d                      ;   653.2 p1      48 t1
        ror eax, 6                         ;   654.2 p0      48 t1
        mov dword [rsp + 104], r13d        ;   647.8 p3+p4   78 w[3] spill
        mov r13d, dword [rsp + 108]        ;   648.0 p2      49 w[4]
        shr r13d, 3                        ;   651.2 p5      49 w[4]
        mov dword [rsp + 100], edx         ;   648.8 p3+p4   78 w[9] spill
        mov edx, dword [rsp + 108]         ;   649.0 p2      49 w[4]
        ror edx, 0xb                       ;   652.2 p0      49 w[4]
        xor ebx, edx                       ;   653.2 p1      49 w[4]
        ror ebx, 7                         ;   654.2 p5      49 w[4]
        xor r13d, ebx                      ;   655.2 p1      49 w[4]
        add r12d, r13d                     ;   656.2 p0      78 w[4]
        mov r13d, r15d                     ;   653.2 p5      51 t1 copy
        xor r13d, r14d                     ;   654.2 p1      51 t1
        and r13d, r11d                     ;   655.2 p0      51 t1
        xor r13d, r15d                     ;   656.2 p5      51 t1
        lea esi, [rsi + rax + 958139571]   ;   655.2 p0      61 t1
        add esi, r13d                      ;   657.2 p1      61 t1
        add esi, r12d                      ;   658.2 p5      61 t1
        mov r13d, r9d                      ;   655.8 p1      52 v[3] copy
        xor r13d, ebp                      ;   656.8 p0      52 v[3]
        and ecx, r13d                      ;   657.8 p5      52 v[3]
        xor ecx, r9d                       ;   658.8 p1      52 v[3]
        add r8d, esi                       ;   659.2 p0      62 v[7]
        mov eax, ebp                       ;   657.2 p5      47 v[3] copy
        ror eax, 9                         ;   658.2 p0      47 v[3]
        xor eax, ebp                       ;   659.2 p1      47 v[3]
        ror eax, 0xb                       ;   660.2 p5      47 v[3]
        xor eax, ebp                       ;   661.2 p1      47 v[3]
        ror eax, 2                         ;   662.2 p0      47 v[3]
        add esi, ecx                       ;   659.8 p5      63 v[3]
        add esi, eax                       ;   663.2 p1      63 v[3]
        mov eax, r12d                      ;   660.2 p0      50 w[6] copy
        shr eax, 0xa                       ;   661.2 p5      50 w[6]
        mov ecx, r12d                      ;   660.8 p1      50 w[6] copy
        ror ecx, 2                         ;   661.8 p0      50 w[6]
        mov edx, dword [rsp + 132]         ;   657.5 p2      78 w[11]
        add edx, r12d                      ;   661.2 p5      78 w[11]
        xor r12d, ecx                      ;   662.8 p1      50 w[6]
        ror r12d, 0x11                     ;   663.8 p0      50 w[6]
        xor eax, r12d                      ;   664.8 p5      50 w[6]
        mov r12d, dword [rsp + 112]        ;   658.8 p2      49 w[5]
        shr r12d, 3                        ;   663.2 p0      49 w[5]
        mov ecx, dword [rsp + 112]         ;   659.8 p2      49 w[5]
        ror ecx, 0xb                       ;   663.2 p5      49 w[5]
        mov ebx, dword [rsp + 112]         ;   660.8 p2      78 w[6] reload
        xor ecx, ebx                       ;   664.2 p1      49 w[5]
        ror ecx, 7                         ;   665.2 p0      49 w[5]
        xor r12d, ecx                      ;   666.2 p1      49 w[5]
        add edi, r12d                      ;   667.2 p5      78 w[5]
        mov r12d, dword [rsp + 148]        ;   661.8 p2      78 w[14] reload
        add edi, r12d                      ;   668.2 p1      78 w[5]
        add edi, dword [rsp + 108]         ;   669.2 p0+p2   78 w[5]
        mov ecx, r8d                       ;   665.2 p5      48 t1 copy
        ror ecx, 0xe                       ;   666.2 p0      48 t1
        xor ecx, r8d                       ;   667.2 p1      48 t1
        ror ecx, 5                         ;   668.2 p5      48 t1
        xor ecx, r8d                       ;   669.2 p1      48 t1
        ror ecx, 6                         ;   670.2 p0      48 t1
        lea r15d, [r15 + rcx + 1322822218] ;   671.2 p0      61 t1
        mov ecx, r14d                      ;   667.2 p5      51 t1 copy
        xor ecx, r11d                      ;   668.2 p1      51 t1
        and ecx, r8d                       ;   669.2 p5      51 t1
        xor ecx, r14d                      ;   670.2 p1      51 t1
        add r15d, ecx                      ;   672.2 p0      61 t1
        add r15d, edi                      ;   673.2 p5      61 t1
        mov ecx, ebp                       ;   669.8 p1      52 v[2] copy
        xor ecx, esi                       ;   670.8 p0      52 v[2]
        and r13d, ecx                      ;   671.8 p5      52 v[2]
        xor r13d, ebp                      ;   672.8 p1      52 v[2]
        add r10d, r15d                     ;   674.2 p0      62 v[6]
        add r13d, r15d                     ;   674.2 p5      63 v[2]
        mov r15d, esi                      ;   671.8 p1      47 v[2] copy
        ror r15d, 9                        ;   672.8 p0      47 v[2]
        xor r15d, esi                      ;   673.8 p5      47 v[2]
        ror r15d, 0xb                      ;   674.8 p0      47 v[2]
        xor r15d, esi                      ;   675.8 p1      47 v[2]
        ror r15d, 2                        ;   676.8 p5      47 v[2]
        add r13d, r15d                     ;   677.8 p1      63 v[2]
        mov r15d, edi                      ;   674.2 p0      50 w[7] copy
        shr r15d, 0xa                      ;   675.2 p5      50 w[7]
        add eax, ebx                       ;   674.8 p1      78 w[6]
        mov ebx, edi                       ;   675.2 p0      50 w[7] copy
        ror ebx, 2                         ;   676.2 p5      50 w[7]
        xor ebx, edi                       ;   677.2 p1      50 w[7]
        ror ebx, 0x11                      ;   678.2 p0      50 w[7]
        xor r15d, ebx                      ;   679.2 p5      50 w[7]
        mov ebx, dword [rsp + 144]         ;   673.2 p2      49 w[6]
        add eax, dword [rsp + 136]         ;   676.8 p1+p2   78 w[6]
        mov r12d, r10d                     ;   677.2 p0      48 t1 copy
        ror r12d, 0xe                      ;   678.2 p5      48 t1
        xor r12d, r10d                     ;   679.2 p1      48 t1
        ror r12d, 5                        ;   680.2 p0      48 t1
        xor r12d, r10d                     ;   681.2 p5      48 t1
        ror r12d, 6                        ;   682.2 p0      48 t1
        mov dword [rsp + 112], edi         ;   675.5 p3+p4   78 w[5] spill
        mov edi, dword [rsp + 144]         ;   675.8 p2      49 w[6]
        shr edi, 3                         ;   679.2 p5      49 w[6]
        mov dword [rsp + 108], edx         ;   676.5 p3+p4   78 w[11] spill
        mov edx, dword [rsp + 144]         ;   676.8 p2      49 w[6]
        ror edx, 0xb                       ;   680.2 p0      49 w[6]
        xor ebx, edx                       ;   681.2 p1      49 w[6]
        ror ebx, 7                         ;   682.2 p5      49 w[6]
        xor edi, ebx                       ;   683.2 p1      49 w[6]
        add eax, edi                       ;   684.2 p1      78 w[6]
        mov edi, r11d                      ;   681.2 p0      51 t1 copy
        xor edi, r8d                       ;   682.2 p5      51 t1
        and edi, r10d                      ;   683.2 p1      51 t1
        xor edi, r11d                      ;   684.2 p0      51 t1
        lea r14d, [r14 + r12 + 1537002063] ;   683.2 p0      61 t1
        add r14d, edi                      ;   685.2 p5      61 t1
        add r14d, eax                      ;   686.2 p1      61 t1
        mov edi, esi                       ;   683.2 p5      52 v[1] copy
        xor edi, r13d                      ;   684.2 p1      52 v[1]
        and ecx, edi                       ;   685.2 p0      52 v[1]
        xor ecx, esi                       ;   686.2 p5      52 v[1]
        add r9d, r14d                      ;   687.2 p1      62 v[5]
        mov r12d, r13d                     ;   685.2 p0      47 v[1] copy
        ror r12d, 9                        ;   686.2 p5      47 v[1]
        xor r12d, r13d                     ;   687.2 p1      47 v[1]
        ror r12d, 0xb                      ;   688.2 p0      47 v[1]
        xor r12d, r13d                     ;   689.2 p5      47 v[1]
        ror r12d, 2                        ;   690.2 p0      47 v[1]
        add r14d, ecx                      ;   687.2 p1      63 v[1]
        add r14d, r12d                     ;   691.2 p5      63 v[1]
        mov r12d, eax                      ;   687.8 p1      50 w[8] copy
        shr r12d, 0xa                      ;   688.8 p0      50 w[8]
        mov ecx, eax                       ;   688.2 p5      50 w[8] copy
        ror ecx, 2                         ;   689.2 p0      50 w[8]
        mov edx, dword [rsp + 152]         ;   685.5 p2      78 w[13]
        add edx, eax                       ;   688.8 p1      78 w[13]
        xor eax, ecx                       ;   690.2 p5      50 w[8]
        ror eax, 0x11                      ;   691.2 p0      50 w[8]
        xor r12d, eax                      ;   692.2 p1      50 w[8]
        mov eax, dword [rsp + 120]         ;   686.8 p2      49 w[7]
        shr eax, 3                         ;   690.2 p5      49 w[7]
        mov ecx, dword [rsp + 120]         ;   687.8 p2      49 w[7]
        ror ecx, 0xb                       ;   691.2 p0      49 w[7]
        mov ebx, dword [rsp + 120]         ;   688.8 p2      78 w[8] reload
        xor ecx, ebx                       ;   692.2 p1      49 w[7]
        ror ecx, 7                         ;   693.2 p5      49 w[7]
        xor eax, ecx                       ;   694.2 p1      49 w[7]
        add r15d, eax                      ;   695.2 p0      78 w[7]
        mov eax, dword [rsp + 116]         ;   689.8 p2      78 w[0] reload
        add r15d, eax                      ;   696.2 p5      78 w[7]
        add r15d, dword [rsp + 144]        ;   697.2 p1+p2   78 w[7]
        mov ecx, r9d                       ;   693.2 p0      48 t1 copy
        ror ecx, 0xe                       ;   694.2 p5      48 t1
        xor ecx, r9d                       ;   695.2 p1      48 t1
        ror ecx, 5                         ;   696.2 p0      48 t1
        xor ecx, r9d                       ;   697.2 p5      48 t1
        ror ecx, 6                         ;   698.2 p0      48 t1
        lea r11d, [r11 + rcx + 1747873779] ;   699.2 p0      61 t1
        mov ecx, r8d                       ;   694.8 p1      51 t1 copy
        xor ecx, r10d                      ;   695.8 p5      51 t1
        and ecx, r9d                       ;   696.8 p1      51 t1
        xor ecx, r8d                       ;   697.8 p5      51 t1
        add r11d, ecx                      ;   700.2 p1      61 t1
        add r11d, r15d                     ;   701.2 p0      61 t1
        mov ecx, r13d                      ;   697.2 p5      52 v[0] copy
        xor ecx, r14d                      ;   698.2 p1      52 v[0]
        and edi, ecx                       ;   699.2 p0      52 v[0]
        xor edi, r13d                      ;   700.2 p5      52 v[0]
        add ebp, r11d                      ;   702.2 p1      62 v[4]
        add edi, r11d                      ;   702.2 p0      63 v[0]
        mov r11d, r14d                     ;   699.2 p5      47 v[0] copy
        ror r11d, 9                        ;   700.2 p0      47 v[0]
        xor r11d, r14d                     ;   701.2 p1      47 v[0]
        ror r11d, 0xb                      ;   702.2 p5      47 v[0]
        xor r11d, r14d                     ;   703.2 p1      47 v[0]
        ror r11d, 2                        ;   704.2 p0      47 v[0]
        add edi, r11d                      ;   705.2 p5      63 v[0]
        mov r11d, r15d                     ;   701.8 p1      50 w[9] copy
        shr r11d, 0xa                      ;   702.8 p0      50 w[9]
        add r12d, ebx                      ;   702.2 p5      78 w[8]
        mov ebx, r15d                      ;   702.8 p1      50 w[9] copy
        ror ebx, 2                         ;   703.8 p0      50 w[9]
        xor ebx, r15d                      ;   704.8 p5      50 w[9]
        ror ebx, 0x11                      ;   705.8 p0      50 w[9]
        xor r11d, ebx                      ;   706.8 p1      50 w[9]
        mov ebx, dword [rsp + 124]         ;   701.2 p2      49 w[8]
        add r12d, dword [rsp + 96]         ;   704.2 p5+p2   78 w[8]
        mov eax, ebp                       ;   704.8 p1      48 t1 copy
        ror eax, 0xe                       ;   705.8 p0      48 t1
        xor eax, ebp                       ;   706.8 p5      48 t1
        ror eax, 5                         ;   707.8 p0      48 t1
        xor eax, ebp                       ;   708.8 p1      48 t1
        ror eax, 6                         ;   709.8 p5      48 t1
        mov dword [rsp + 96], r15d         ;   703.2 p3+p4   78 w[7] spill
        mov r15d, dword [rsp + 124]        ;   703.5 p2      49 w[8]
        shr r15d, 3                        ;   707.2 p0      49 w[8]
        mov dword [rsp + 120], edx         ;   704.2 p3+p4   78 w[13] spill
        mov edx, dword [rsp + 124]         ;   704.5 p2      49 w[8]
        ror edx, 0xb                       ;   707.5 p5      49 w[8]
        xor ebx, edx                       ;   708.5 p1      49 w[8]
        ror ebx, 7                         ;   709.5 p0      49 w[8]
        xor r15d, ebx                      ;   710.5 p1      49 w[8]
        add r12d, r15d                     ;   711.5 p5      78 w[8]
        mov r15d, r10d                     ;   708.8 p1      51 t1 copy
        xor r15d, r9d                      ;   709.8 p0      51 t1
        and r15d, ebp                      ;   710.8 p5      51 t1
        xor r15d, r10d                     ;   711.8 p1      51 t1
        lea r8d, [r8 + rax + 1955562222]   ;   710.8 p0      61 t1
        add r8d, r15d                      ;   712.8 p5      61 t1
        add r8d, r12d                      ;   713.8 p1      61 t1
        mov r15d, r14d                     ;   711.2 p0      52 v[7] copy
        xor r15d, edi                      ;   712.2 p5      52 v[7]
        and ecx, r15d                      ;   713.2 p1      52 v[7]
        xor ecx, r14d                      ;   714.2 p0      52 v[7]
        add esi, r8d                       ;   714.8 p5      62 v[3]
        mov eax, edi                       ;   712.8 p1      47 v[7] copy
        ror eax, 9                         ;   713.8 p0      47 v[7]
        xor eax, edi                       ;   714.8 p5      47 v[7]
        ror eax, 0xb                       ;   715.8 p0      47 v[7]
        xor eax, edi                       ;   716.8 p1      47 v[7]
        ror eax, 2                         ;   717.8 p5      47 v[7]
        add r8d, ecx                       ;   715.2 p1      63 v[7]
        add r8d, eax                       ;   718.8 p0      63 v[7]
        mov eax, r12d                      ;   715.2 p5      50 w[10] copy
        shr eax, 0xa                       ;   716.2 p0      50 w[10]
        mov ecx, r12d                      ;   715.8 p1      50 w[10] copy
        ror ecx, 2                         ;   716.8 p5      50 w[10]
        mov edx, dword [rsp + 136]         ;   713.0 p2      61 t1
        lea edx, [rdx + r12 - 965641998]   ;   717.2 p0      61 t1
        xor r12d, ecx                      ;   717.8 p1      50 w[10]
        ror r12d, 0x11                     ;   718.8 p5      50 w[10]
        xor eax, r12d                      ;   719.8 p1      50 w[10]
        mov r12d, dword [rsp + 128]        ;   714.2 p2      49 w[9]
        shr r12d, 3                        ;   718.2 p0      49 w[9]
        mov ecx, dword [rsp + 128]         ;   715.2 p2      49 w[9]
        ror ecx, 0xb                       ;   718.2 p5      49 w[9]
        mov ebx, dword [rsp + 128]         ;   716.2 p2      78 w[10] reload
        xor ecx, ebx                       ;   719.2 p1      49 w[9]
        ror ecx, 7                         ;   720.2 p0      49 w[9]
        xor r12d, ecx                      ;   721.2 p5      49 w[9]
        mov ecx, dword [rsp + 100]         ;   717.2 p2      78 w[9] reload
        add ecx, r11d                      ;   720.2 p1      78 w[9]
        add ecx, r12d                      ;   722.2 p0      78 w[9]
        mov r11d, esi                      ;   720.2 p5      48 t1 copy
        ror r11d, 0xe                      ;   721.2 p0      48 t1
        xor r11d, esi                      ;   722.2 p1      48 t1
        ror r11d, 5                        ;   723.2 p5      48 t1
        xor r11d, esi                      ;   724.2 p1      48 t1
        ror r11d, 6                        ;   725.2 p0      48 t1
        mov r12d, r9d                      ;   722.2 p5      51 t1 copy
        xor r12d, ebp                      ;   723.2 p1      51 t1
        and r12d, esi                      ;   724.2 p0      51 t1
        xor r12d, r9d                      ;   725.2 p5      51 t1
        lea r10d, [r10 + r11 + 2024104815] ;   726.2 p0      61 t1
        add r10d, r12d                     ;   727.2 p1      61 t1
        add r10d, ecx                      ;   728.2 p5      61 t1
        mov r11d, edi                      ;   724.8 p1      52 v[6] copy
        xor r11d, r8d                      ;   725.8 p0      52 v[6]
        and r15d, r11d                     ;   726.8 p5      52 v[6]
        xor r15d, edi                      ;   727.8 p1      52 v[6]
        add r13d, r10d                     ;   729.2 p0      62 v[2]
        mov r12d, r8d                      ;   726.2 p5      47 v[6] copy
        ror r12d, 9                        ;   727.2 p0      47 v[6]
        xor r12d, r8d                      ;   728.2 p1      47 v[6]
        ror r12d, 0xb                      ;   729.2 p5      47 v[6]
        xor r12d, r8d                      ;   730.2 p1      47 v[6]
        ror r12d, 2                        ;   731.2 p0      47 v[6]
        add r15d, r10d                     ;   729.2 p5      63 v[6]
        add r15d, r12d                     ;   732.2 p1      63 v[6]
        mov r10d, ecx                      ;   729.2 p0      50 w[11] copy
        shr r10d, 0xa                      ;   730.2 p5      50 w[11]
        mov r12d, ecx                      ;   729.8 p1      50 w[11] copy
        ror r12d, 2                        ;   730.8 p0      50 w[11]
        xor ecx, r12d                      ;   731.8 p5      50 w[11]
        ror ecx, 0x11                      ;   732.8 p0      50 w[11]
        xor r10d, ecx                      ;   733.8 p1      50 w[11]
        mov r12d, dword [rsp + 132]        ;   727.8 p2      49 w[10]
        shr r12d, 3                        ;   731.2 p5      49 w[10]
        mov ecx, dword [rsp + 132]         ;   728.8 p2      49 w[10]
        add eax, ebx                       ;   731.8 p1      78 w[10]
        add eax, dword [rsp + 104]         ;   732.8 p0+p2   78 w[10]
        mov ebx, r13d                      ;   732.2 p5      48 t1 copy
        ror ebx, 0xe                       ;   733.2 p0      48 t1
        xor ebx, r13d                      ;   734.2 p1      48 t1
        ror ebx, 5                         ;   735.2 p5      48 t1
        xor ebx, r13d                      ;   736.2 p1      48 t1
        ror ebx, 6                         ;   737.2 p0      48 t1
        mov dword [rsp + 104], edx         ;   730.8 p3+p4   61 t1 spill
        mov edx, dword [rsp + 132]         ;   731.0 p2      49 w[10]
        ror edx, 0xb                       ;   734.2 p5      49 w[10]
        xor ecx, edx                       ;   735.2 p1      49 w[10]
        ror ecx, 7                         ;   736.2 p0      49 w[10]
        xor r12d, ecx                      ;   737.2 p5      49 w[10]
        add eax, r12d                      ;   738.2 p1      78 w[10]
        mov r12d, ebp                      ;   736.2 p0      51 t1 copy
        xor r12d, esi                      ;   737.2 p5      51 t1
        and r12d, r13d                     ;   738.2 p1      51 t1
        xor r12d, ebp                      ;   739.2 p0      51 t1
        lea r9d, [r9 + rbx - 2067236844]   ;   738.2 p0      61 t1
        add r9d, r12d                      ;   740.2 p5      61 t1
        add r9d, eax                       ;   741.2 p1      61 t1
        mov r12d, r8d                      ;   738.2 p5      52 v[5] copy
        xor r12d, r15d                     ;   739.2 p1      52 v[5]
        and r11d, r12d                     ;   740.2 p0      52 v[5]
        xor r11d, r8d                      ;   741.2 p5      52 v[5]
        add r14d, r9d                      ;   742.2 p1      62 v[1]
        mov ecx, r15d                      ;   740.2 p0      47 v[5] copy
        ror ecx, 9                         ;   741.2 p5      47 v[5]
        xor ecx, r15d                      ;   742.2 p1      47 v[5]
        ror ecx, 0xb                       ;   743.2 p0      47 v[5]
        xor ecx, r15d                      ;   744.2 p5      47 v[5]
        ror ecx, 2                         ;   745.2 p0      47 v[5]
        add r9d, r11d                      ;   742.2 p1      63 v[5]
        add r9d, ecx                       ;   746.2 p5      63 v[5]
        mov r11d, eax                      ;   742.8 p1      50 w[12] copy
        shr r11d, 0xa                      ;   743.8 p0      50 w[12]
        mov ecx, eax                       ;   743.2 p5      50 w[12] copy
        ror ecx, 2                         ;   744.2 p0      50 w[12]
        xor eax, ecx                       ;   745.2 p1      50 w[12]
        ror eax, 0x11                      ;   746.2 p5      50 w[12]
        xor r11d, eax                      ;   747.2 p1      50 w[12]
        mov eax, dword [rsp + 140]         ;   741.5 p2      49 w[11]
        shr eax, 3                         ;   745.2 p0      49 w[11]
        mov ecx, dword [rsp + 140]         ;   742.5 p2      49 w[11]
        ror ecx, 0xb                       ;   745.5 p5      49 w[11]
        mov edx, dword [rsp + 140]         ;   743.5 p2      78 w[12] reload
        xor ecx, edx                       ;   746.5 p1      49 w[11]
        ror ecx, 7                         ;   747.5 p0      49 w[11]
        xor eax, ecx                       ;   748.5 p5      49 w[11]
        mov ecx, dword [rsp + 108]         ;   744.5 p2      78 w[11] reload
        add ecx, r10d                      ;   747.5 p1      78 w[11]
        add ecx, eax                       ;   749.5 p0      78 w[11]
        mov r10d, r14d                     ;   747.2 p5      48 t1 copy
        ror r10d, 0xe                      ;   748.2 p0      48 t1
        xor r10d, r14d                     ;   749.2 p1      48 t1
        ror r10d, 5                        ;   750.2 p5      48 t1
        xor r10d, r14d                     ;   751.2 p1      48 t1
        ror r10d, 6                        ;   752.2 p0      48 t1
        mov eax, esi                       ;   749.2 p5      51 t1 copy
        xor eax, r13d                      ;   750.2 p1      51 t1
        and eax, r14d                      ;   751.2 p0      51 t1
        xor eax, esi                       ;   752.2 p5      51 t1
        lea ebp, [rbp + r10 - 1933114872]  ;   753.2 p0      61 t1
        add ebp, eax                       ;   754.2 p1      61 t1
        add ebp, ecx                       ;   755.2 p5      61 t1
        mov r10d, r15d                     ;   751.8 p1      52 v[4] copy
        xor r10d, r9d                      ;   752.8 p0      52 v[4]
        and r12d, r10d                     ;   753.8 p5      52 v[4]
        xor r12d, r15d                     ;   754.8 p1      52 v[4]
        add edi, ebp                       ;   756.2 p0      62 v[0]
        mov eax, r9d                       ;   753.2 p5      47 v[4] copy
        ror eax, 9                         ;   754.2 p0      47 v[4]
        xor eax, r9d                       ;   755.2 p1      47 v[4]
        ror eax, 0xb                       ;   756.2 p5      47 v[4]
        xor eax, r9d                       ;   757.2 p1      47 v[4]
        ror eax, 2                         ;   758.2 p0      47 v[4]
        add r12d, ebp                      ;   756.2 p5      63 v[4]
        add r12d, eax                      ;   759.2 p1      63 v[4]
        mov ebp, ecx                       ;   756.2 p0      50 w[13] copy
        shr ebp, 0xa                       ;   757.2 p5      50 w[13]
        mov eax, ecx                       ;   756.8 p1      50 w[13] copy
        ror eax, 2                         ;   757.8 p0      50 w[13]
        xor ecx, eax                       ;   758.8 p5      50 w[13]
        ror ecx, 0x11                      ;   759.8 p0      50 w[13]
        xor ebp, ecx                       ;   760.8 p1      50 w[13]
        mov eax, dword [rsp + 152]         ;   754.8 p2      49 w[12]
        shr eax, 3                         ;   758.2 p5      49 w[12]
        mov ecx, dword [rsp + 152]         ;   755.8 p2      49 w[12]
        ror ecx, 0xb                       ;   759.2 p0      49 w[12]
        xor ecx, dword [rsp + 152]         ;   760.2 p1+p2   49 w[12]
        ror ecx, 7                         ;   761.2 p5      49 w[12]
        xor eax, ecx                       ;   762.2 p1      49 w[12]
        add r11d, edx                      ;   760.2 p0      78 w[12]
        add r11d, eax                      ;   763.2 p5      78 w[12]
        add r11d, dword [rsp + 112]        ;   764.2 p1+p2   78 w[12]
        mov eax, edi                       ;   761.2 p0      48 t1 copy
        ror eax, 0xe                       ;   762.2 p5      48 t1
        xor eax, edi                       ;   763.2 p1      48 t1
        ror eax, 5                         ;   764.2 p0      48 t1
        xor eax, edi                       ;   765.2 p5      48 t1
        ror eax, 6                         ;   766.2 p0      48 t1
        mov ecx, r13d                      ;   762.8 p1      51 t1 copy
        xor ecx, r14d                      ;   763.8 p5      51 t1
        and ecx, edi                       ;   764.8 p1      51 t1
        xor ecx, r13d                      ;   765.8 p0      51 t1
        lea esi, [rsi + rcx - 1866530822]  ;   766.8 p0      61 t1
        add esi, eax                       ;   767.8 p5      61 t1
        add esi, r11d                      ;   768.8 p1      61 t1
        mov eax, r9d                       ;   765.2 p5      52 v[3] copy
        xor eax, r12d                      ;   766.2 p1      52 v[3]
        and r10d, eax                      ;   767.2 p0      52 v[3]
        xor r10d, r9d                      ;   768.2 p5      52 v[3]
        add r8d, esi                       ;   769.8 p1      62 v[7]
        mov ecx, r12d                      ;   767.2 p0      47 v[3] copy
        ror ecx, 9                         ;   768.2 p5      47 v[3]
        xor ecx, r12d                      ;   769.2 p1      47 v[3]
        ror ecx, 0xb                       ;   770.2 p0      47 v[3]
        xor ecx, r12d                      ;   771.2 p5      47 v[3]
        ror ecx, 2                         ;   772.2 p0      47 v[3]
        add r10d, esi                      ;   769.8 p1      63 v[3]
        add r10d, ecx                      ;   773.2 p5      63 v[3]
        mov esi, dword [rsp + 148]         ;   766.2 p2      49 w[13]
        shr esi, 3                         ;   770.2 p0      49 w[13]
        mov ecx, dword [rsp + 148]         ;   767.2 p2      49 w[13]
        ror ecx, 0xb                       ;   770.2 p5      49 w[13]
        mov edx, dword [rsp + 148]         ;   768.2 p2      78 w[14] reload
        xor ecx, edx                       ;   771.2 p1      49 w[13]
        ror ecx, 7                         ;   772.2 p0      49 w[13]
        xor esi, ecx                       ;   773.2 p1      49 w[13]
        mov ecx, dword [rsp + 120]         ;   769.2 p2      78 w[13] reload
        add ecx, ebp                       ;   772.2 p5      78 w[13]
        add ecx, esi                       ;   774.2 p1      78 w[13]
        mov esi, r8d                       ;   772.2 p0      48 t1 copy
        ror esi, 0xe                       ;   773.2 p5      48 t1
        xor esi, r8d                       ;   774.2 p1      48 t1
        ror esi, 5                         ;   775.2 p0      48 t1
        xor esi, r8d                       ;   776.2 p5      48 t1
        ror esi, 6                         ;   777.2 p0      48 t1
        mov ebp, r14d                      ;   773.8 p1      51 t1 copy
        xor ebp, edi                       ;   774.8 p5      51 t1
        and ebp, r8d                       ;   775.8 p1      51 t1
        mov ebx, dword [rsp + 96]          ;   771.5 p2      61 t1
        lea ebx, [rbx + r14 - 1090935817]  ;   775.2 p0      61 t1
        xor r14d, ebp                      ;   776.8 p5      51 t1
        lea r13d, [r13 + r14 - 1538233109] ;   777.8 p0      61 t1
        add r13d, esi                      ;   778.8 p1      61 t1
        add r13d, ecx                      ;   779.8 p5      61 t1
        mov esi, r12d                      ;   776.8 p1      52 v[2] copy
        xor esi, r10d                      ;   777.8 p0      52 v[2]
        and eax, esi                       ;   778.8 p5      52 v[2]
        mov ebp, dword [rsp + 88]          ;   774.0 p2      82 h
        add ebp, r12d                      ;   777.8 p1      82 h
        xor r12d, eax                      ;   779.8 p0      52 v[2]
        add r15d, r13d                     ;   780.8 p5      62 v[6]
        mov r14d, r10d                     ;   778.8 p1      47 v[2] copy
        ror r14d, 9                        ;   779.8 p0      47 v[2]
        xor r14d, r10d                     ;   780.8 p5      47 v[2]
        ror r14d, 0xb                      ;   781.8 p0      47 v[2]
        xor r14d, r10d                     ;   782.8 p1      47 v[2]
        ror r14d, 2                        ;   783.8 p5      47 v[2]
        add r13d, r12d                     ;   780.8 p1      63 v[2]
        add r13d, r14d                     ;   784.8 p0      63 v[2]
        mov r12d, r11d                     ;   781.2 p5      50 w[14] copy
        shr r12d, 0xa                      ;   782.2 p0      50 w[14]
        mov r14d, r11d                     ;   781.8 p1      50 w[14] copy
        ror r14d, 2                        ;   782.8 p5      50 w[14]
        xor r11d, r14d                     ;   783.8 p1      50 w[14]
        ror r11d, 0x11                     ;   784.8 p0      50 w[14]
        xor r12d, r11d                     ;   785.8 p5      50 w[14]
        mov r11d, dword [rsp + 136]        ;   780.0 p2      49 w[14]
        shr r11d, 3                        ;   784.2 p0      49 w[14]
        mov r14d, dword [rsp + 136]        ;   781.0 p2      49 w[14]
        ror r14d, 0xb                      ;   784.2 p5      49 w[14]
        xor r14d, dword [rsp + 136]        ;   785.2 p1+p2   49 w[14]
        ror r14d, 7                        ;   786.2 p0      49 w[14]
        xor r11d, r14d                     ;   787.2 p1      49 w[14]
        mov r14d, r15d                     ;   785.2 p5      48 t1 copy
        ror r14d, 0xe                      ;   786.2 p0      48 t1
        xor r14d, r15d                     ;   787.2 p1      48 t1
        ror r14d, 5                        ;   788.2 p5      48 t1
        xor r14d, r15d                     ;   789.2 p1      48 t1
        ror r14d, 6                        ;   790.2 p0      48 t1
        mov eax, edi                       ;   787.2 p5      51 t1 copy
        xor eax, r8d                       ;   788.2 p1      51 t1
        and eax, r15d                      ;   789.2 p0      51 t1
        add ebx, edx                       ;   788.2 p5      61 t1
        xor eax, edi                       ;   790.2 p1      51 t1
        add ebx, r12d                      ;   789.2 p0      61 t1
        add ebx, r11d                      ;   790.2 p5      61 t1
        add ebx, r14d                      ;   791.2 p1      61 t1
        add ebx, eax                       ;   792.2 p0      61 t1
        mov r11d, r10d                     ;   790.2 p5      52 v[1] copy
        xor r11d, r13d                     ;   791.2 p1      52 v[1]
        and esi, r11d                      ;   792.2 p0      52 v[1]
        xor esi, r10d                      ;   793.2 p5      52 v[1]
        add r9d, ebx                       ;   793.2 p1      62 v[5]
        mov r12d, r13d                     ;   792.2 p0      47 v[1] copy
        ror r12d, 9                        ;   793.2 p5      47 v[1]
        xor r12d, r13d                     ;   794.2 p1      47 v[1]
        ror r12d, 0xb                      ;   795.2 p0      47 v[1]
        xor r12d, r13d                     ;   796.2 p5      47 v[1]
        ror r12d, 2                        ;   797.2 p0      47 v[1]
        add ebx, esi                       ;   794.2 p1      63 v[1]
        add ebx, r12d                      ;   798.2 p5      63 v[1]
        mov esi, ecx                       ;   794.8 p1      50 w[15] copy
        shr esi, 0xa                       ;   795.8 p0      50 w[15]
        mov r12d, ecx                      ;   795.2 p5      50 w[15] copy
        ror r12d, 2                        ;   796.2 p0      50 w[15]
        xor ecx, r12d                      ;   797.2 p1      50 w[15]
        ror ecx, 0x11                      ;   798.2 p5      50 w[15]
        xor esi, ecx                       ;   799.2 p1      50 w[15]
        mov r12d, dword [rsp + 116]        ;   793.2 p2      49 w[15]
        shr r12d, 3                        ;   797.2 p0      49 w[15]
        mov r14d, dword [rsp + 116]        ;   794.2 p2      49 w[15]
        ror r14d, 0xb                      ;   797.2 p5      49 w[15]
        xor r14d, dword [rsp + 116]        ;   798.2 p1+p2   49 w[15]
        ror r14d, 7                        ;   799.2 p0      49 w[15]
        xor r12d, r14d                     ;   800.2 p5      49 w[15]
        mov r14d, r9d                      ;   798.8 p1      48 t1 copy
        ror r14d, 0xe                      ;   799.8 p0      48 t1
        xor r14d, r9d                      ;   800.8 p5      48 t1
        ror r14d, 5                        ;   801.8 p0      48 t1
        xor r14d, r9d                      ;   802.8 p1      48 t1
        ror r14d, 6                        ;   803.8 p5      48 t1
        mov eax, r15d                      ;   800.8 p1      51 t1 copy
        xor eax, r8d                       ;   801.8 p0      51 t1
        and eax, r9d                       ;   802.8 p5      51 t1
        mov ecx, dword [rsp + 104]         ;   798.0 p2      61 t1 reload
        add ecx, edi                       ;   801.8 p1      61 t1
        xor eax, r8d                       ;   803.8 p0      51 t1
        add ecx, esi                       ;   802.8 p5      61 t1
        add ecx, r12d                      ;   803.8 p1      61 t1
        add ecx, r14d                      ;   804.8 p0      61 t1
        add ecx, eax                       ;   805.8 p5      61 t1
        mov esi, ebx                       ;   803.8 p1      47 v[0] copy
        ror esi, 9                         ;   804.8 p0      47 v[0]
        xor esi, ebx                       ;   805.8 p5      47 v[0]
        ror esi, 0xb                       ;   806.8 p0      47 v[0]
        xor esi, ebx                       ;   807.8 p1      47 v[0]
        ror esi, 2                         ;   808.8 p5      47 v[0]
        mov edi, ebx                       ;   805.8 p1      52 v[0] copy
        xor edi, r13d                      ;   806.8 p0      52 v[0]
        and r11d, edi                      ;   807.8 p5      52 v[0]
        xor r11d, r13d                     ;   808.8 p1      52 v[0]
        mov edi, dword [rsp + 92]          ;   803.2 p2      82 h
        add edi, ecx                       ;   807.2 p0      82 h
        add edi, esi                       ;   809.8 p5      82 h
        add edi, r11d                      ;   810.8 p1      82 h
        add ebx, dword [rsp + 84]          ;   808.2 p0+p2   82 h
        add r13d, dword [rsp + 80]         ;   808.2 p5+p2   82 h
        add r10d, dword [rsp + 76]         ;   808.8 p1+p2   82 h
        add ebp, ecx                       ;   809.2 p0      82 h
        add r9d, dword [rsp + 72]          ;   809.2 p5+p2   82 h
        add r15d, dword [rsp + 68]         ;   809.8 p1+p2   82 h
        add r8d, dword [rsp + 60]          ;   810.2 p0+p2   82 h
        mov dword [rsp + 60], r8d          ;   811.2 p3+p4   82 h
        mov r8, qword [rsp + 24]           ;   810.2 p2      68 blocks
        add r8, 0x40                       ;   813.2 p5      68 blocks
        mov r11d, r13d                     ;   810.8 p1      82 h copy
        mov r12d, r10d                     ;   811.2 p0      82 h copy
        mov esi, ebp                       ;   811.2 p5      82 h copy
        mov ebp, ebx                       ;   811.8 p1      82 h copy
        mov r10d, r15d                     ;   812.2 p0      82 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
        mov dword [rsp + 52], r9d          ;                    resident
        mov dword [rsp + 56], r10d         ;                    resident
        mov dword [rsp + 40], r11d         ;                    resident
        mov dword [rsp + 44], r12d         ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 0]            ;     1.0 p2      68 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   68 blocks
        mov esi, dword [rsp + 36]          ;     2.0 p2      68 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   68 blocks
        mov esi, dword [rsp + 40]          ;     3.0 p2      68 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   68 blocks
        mov esi, dword [rsp + 44]          ;     4.0 p2      68 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   68 blocks
        mov esi, dword [rsp + 48]          ;     5.0 p2      68 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   68 blocks
        mov esi, dword [rsp + 52]          ;     6.0 p2      68 blocks reload
        mov dword [r8 + 20], esi           ;     9.0 p3+p4   68 blocks
        mov esi, dword [rsp + 56]          ;     7.0 p2      68 blocks reload
        mov dword [r8 + 24], esi           ;    10.0 p3+p4   68 blocks
        mov esi, dword [rsp + 60]          ;     8.0 p2      68 blocks reload
        mov dword [r8 + 28], esi           ;    11.0 p3+p4   68 blocks
        add rsp, 0xa8                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
