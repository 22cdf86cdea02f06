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
;   blocks: 2691 uops, planned 814.8; bounds: width 672.8, ports 811.3, path 450.0
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
        sub rsp, 0x98                      ;                    frame
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
        align 16
.blocks_1:
        mov r10d, esi                      ;     0.0 p0      48 t1 copy
        ror r10d, 0xe                      ;     1.0 p5      48 t1
        xor r10d, esi                      ;     2.0 p1      48 t1
        mov r11d, dword [rsp + 60]         ;     0.8 p2      71 v[7] reload
        mov r13d, dword [rsp + 52]         ;     1.8 p2      51 t1
        mov r14d, dword [rsp + 56]         ;     2.8 p2      71 v[6] reload
        mov r9d, dword [r8]                ;     3.8 p2      73 w[0]
        mov ecx, dword [rsp + 40]          ;     4.8 p2      71 v[2] reload
        bswap r9d                          ;     6.8 p0+p5   73 w[0]
        ror r10d, 5                        ;     3.0 p0      48 t1
        xor r10d, esi                      ;     4.0 p1      48 t1
        ror r10d, 6                        ;     5.0 p5      48 t1
        lea r10d, [r10 + r9 + 1116352408]  ;    10.8 p0      61 t1
        add r10d, r11d                     ;    11.8 p1      61 t1
        mov r12d, edi                      ;     4.0 p5      47 v[7] copy
        ror r12d, 9                        ;     5.0 p0      47 v[7]
        xor r12d, edi                      ;     6.0 p1      47 v[7]
        ror r12d, 0xb                      ;     7.0 p5      47 v[7]
        xor r12d, edi                      ;     8.0 p1      47 v[7]
        xor r13d, r14d                     ;     6.0 p0      51 t1
        and r13d, esi                      ;     7.0 p5      51 t1
        xor r13d, r14d                     ;     8.0 p1      51 t1
        add r10d, r13d                     ;    12.8 p0      61 t1
        ror r12d, 2                        ;     9.0 p5      47 v[7]
        lea r12d, [r10 + r12]              ;    13.8 p0      63 v[7]
        mov r13d, dword [rsp + 44]         ;     6.5 p2      71 v[3] reload
        add r10d, r13d                     ;    13.8 p1      62 v[3]
        mov eax, ebp                       ;     8.0 p5      52 v[7] copy
        mov edx, edi                       ;     8.8 p1      52 v[7] copy
        xor eax, ecx                       ;     9.0 p0      52 v[7]
        mov r15d, dword [r8 + 4]           ;     7.8 p2      73 w[1]
        bswap r15d                         ;    10.8 p0+p5   73 w[1]
        xor edx, ebp                       ;     9.8 p1      52 v[7]
        and eax, edx                       ;    10.8 p5      52 v[7]
        xor eax, ebp                       ;    11.8 p1      52 v[7]
        add r12d, eax                      ;    14.8 p0      63 v[7]
        mov eax, r10d                      ;    14.8 p5      48 t1 copy
        ror eax, 0xe                       ;    15.8 p0      48 t1
        xor eax, r10d                      ;    16.8 p1      48 t1
        ror eax, 5                         ;    17.8 p5      48 t1
        xor eax, r10d                      ;    18.8 p1      48 t1
        ror eax, 6                         ;    19.8 p0      48 t1
        lea eax, [rax + r14 + 1899447441]  ;    20.8 p0      61 t1
        add eax, r15d                      ;    21.8 p5      61 t1
        mov ebx, r10d                      ;    14.8 p1      51 t1 copy
        mov r11d, esi                      ;    14.0 p5      51 t1 copy
        xor r11d, dword [rsp + 52]         ;    15.0 p1+p2   51 t1
        and ebx, r11d                      ;    16.0 p0      51 t1
        mov r11d, dword [rsp + 52]         ;    13.0 p2      71 v[5] reload
        xor ebx, r11d                      ;    17.0 p5      51 t1
        add eax, ebx                       ;    22.8 p1      61 t1
        mov ebx, r12d                      ;    16.0 p0      52 v[6] copy
        xor ebx, ebp                       ;    17.0 p5      52 v[6]
        and edx, ebx                       ;    18.0 p1      52 v[6]
        xor edx, ebp                       ;    19.0 p0      52 v[6]
        lea edx, [rax + rdx]               ;    23.8 p0      63 v[6]
        add eax, ecx                       ;    23.8 p5      62 v[2]
        mov ebx, r12d                      ;    17.8 p1      47 v[6] copy
        ror ebx, 9                         ;    18.8 p5      47 v[6]
        xor ebx, r12d                      ;    19.8 p1      47 v[6]
        ror ebx, 0xb                       ;    20.8 p0      47 v[6]
        xor ebx, r12d                      ;    21.8 p5      47 v[6]
        ror ebx, 2                         ;    22.8 p0      47 v[6]
        add edx, ebx                       ;    24.8 p1      63 v[6]
        mov r14d, eax                      ;    24.8 p5      48 t1 copy
        ror r14d, 0xe                      ;    25.8 p0      48 t1
        xor r14d, eax                      ;    26.8 p1      48 t1
        ror r14d, 5                        ;    27.8 p5      48 t1
        xor r14d, eax                      ;    28.8 p1      48 t1
        mov dword [rsp + 68], edi          ;    19.8 p3+p4   71 v[0] spill
        ror r14d, 6                        ;    29.8 p0      48 t1
        lea r14d, [r14 + r11 - 1245643825] ;    30.8 p0      61 t1
        mov r11d, r10d                     ;    22.0 p5      51 t1 copy
        mov ebx, dword [r8 + 8]            ;    21.0 p2      73 w[2]
        xor r11d, esi                      ;    23.0 p1      51 t1
        and r11d, eax                      ;    24.8 p5      51 t1
        xor r11d, esi                      ;    25.8 p1      51 t1
        mov dword [rsp + 72], ebp          ;    22.2 p3+p4   71 v[1] spill
        bswap ebx                          ;    24.0 p0+p5   73 w[2]
        add r14d, ebx                      ;    31.8 p1      61 t1
        add r14d, r11d                     ;    32.8 p0      61 t1
        mov r11d, edx                      ;    25.8 p5      47 v[5] copy
        ror r11d, 9                        ;    26.8 p0      47 v[5]
        xor r11d, edx                      ;    27.8 p1      47 v[5]
        ror r11d, 0xb                      ;    28.8 p5      47 v[5]
        xor r11d, edx                      ;    29.8 p1      47 v[5]
        ror r11d, 2                        ;    30.8 p0      47 v[5]
        add r11d, r14d                     ;    33.8 p5      63 v[5]
        add r14d, ebp                      ;    33.8 p1      62 v[1]
        mov r13d, edx                      ;    28.0 p0      52 v[5] copy
        xor r13d, r12d                     ;    29.0 p5      52 v[5]
        mov ecx, r12d                      ;    28.8 p1      52 v[5] copy
        xor ecx, edi                       ;    29.8 p0      52 v[5]
        and ecx, r13d                      ;    30.8 p5      52 v[5]
        xor ecx, r12d                      ;    31.8 p1      52 v[5]
        add r11d, ecx                      ;    34.8 p0      63 v[5]
        mov ecx, dword [r8 + 12]           ;    28.8 p2      73 w[3]
        bswap ecx                          ;    31.8 p0+p5   73 w[3]
        mov ebp, r14d                      ;    34.8 p1      48 t1 copy
        ror ebp, 0xe                       ;    35.8 p5      48 t1
        xor ebp, r14d                      ;    36.8 p1      48 t1
        ror ebp, 5                         ;    37.8 p0      48 t1
        xor ebp, r14d                      ;    38.8 p5      48 t1
        ror ebp, 6                         ;    39.8 p0      48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    40.8 p0      61 t1
        add ebp, ecx                       ;    41.8 p1      61 t1
        mov dword [rsp + 76], esi          ;    31.8 p3+p4   71 v[4] spill
        mov esi, r10d                      ;    33.0 p5      51 t1 copy
        xor esi, eax                       ;    34.0 p1      51 t1
        and esi, r14d                      ;    35.0 p5      51 t1
        xor esi, r10d                      ;    36.0 p1      51 t1
        add ebp, esi                       ;    42.8 p0      61 t1
        mov esi, edx                       ;    35.0 p5      52 v[4] copy
        xor esi, r11d                      ;    36.0 p1      52 v[4]
        and r13d, esi                      ;    37.0 p0      52 v[4]
        mov dword [rsp + 80], ecx          ;    35.8 p3+p4   73 w[3] spill
        xor r13d, edx                      ;    38.0 p5      52 v[4]
        add r13d, ebp                      ;    43.8 p1      63 v[4]
        add ebp, edi                       ;    43.8 p0      62 v[0]
        mov edi, r11d                      ;    37.0 p5      47 v[4] copy
        ror edi, 9                         ;    38.0 p0      47 v[4]
        xor edi, r11d                      ;    39.0 p1      47 v[4]
        ror edi, 0xb                       ;    40.0 p5      47 v[4]
        xor edi, r11d                      ;    41.0 p1      47 v[4]
        ror edi, 2                         ;    42.0 p0      47 v[4]
        add r13d, edi                      ;    44.8 p5      63 v[4]
        mov edi, dword [r8 + 16]           ;    37.2 p2      73 w[4]
        bswap edi                          ;    40.2 p0+p5   73 w[4]
        lea r10d, [r10 + rdi + 961987163]  ;    44.2 p0      61 t1
        mov dword [rsp + 84], edi          ;    44.2 p3+p4   73 w[4] spill
        mov edi, ebp                       ;    44.8 p1      48 t1 copy
        ror edi, 0xe                       ;    45.8 p5      48 t1
        xor edi, ebp                       ;    46.8 p1      48 t1
        ror edi, 5                         ;    47.8 p0      48 t1
        xor edi, ebp                       ;    48.8 p1      48 t1
        ror edi, 6                         ;    49.8 p5      48 t1
        add r10d, edi                      ;    50.8 p1      61 t1
        mov edi, eax                       ;    43.0 p0      51 t1 copy
        xor edi, r14d                      ;    44.0 p5      51 t1
        and edi, ebp                       ;    45.0 p1      51 t1
        xor edi, eax                       ;    46.0 p0      51 t1
        add r10d, edi                      ;    51.8 p5      61 t1
        mov edi, r11d                      ;    44.8 p1      52 v[3] copy
        xor edi, r13d                      ;    45.8 p0      52 v[3]
        and esi, edi                       ;    46.8 p5      52 v[3]
        xor esi, r11d                      ;    47.8 p1      52 v[3]
        add r12d, r10d                     ;    52.8 p0      62 v[7]
        add esi, r10d                      ;    52.8 p5      63 v[3]
        mov r10d, r13d                     ;    46.8 p1      47 v[3] copy
        ror r10d, 9                        ;    47.8 p0      47 v[3]
        xor r10d, r13d                     ;    48.8 p5      47 v[3]
        ror r10d, 0xb                      ;    49.8 p0      47 v[3]
        xor r10d, r13d                     ;    50.8 p1      47 v[3]
        ror r10d, 2                        ;    51.8 p5      47 v[3]
        add esi, r10d                      ;    53.8 p1      63 v[3]
        mov r10d, dword [r8 + 20]          ;    47.0 p2      73 w[5]
        bswap r10d                         ;    50.0 p0+p5   73 w[5]
        lea eax, [rax + r10 + 1508970993]  ;    54.0 p0      61 t1
        mov dword [rsp + 88], r10d         ;    54.0 p3+p4   73 w[5] spill
        mov r10d, r12d                     ;    53.8 p1      48 t1 copy
        ror r10d, 0xe                      ;    54.8 p5      48 t1
        xor r10d, r12d                     ;    55.8 p1      48 t1
        ror r10d, 5                        ;    56.8 p0      48 t1
        xor r10d, r12d                     ;    57.8 p5      48 t1
        ror r10d, 6                        ;    58.8 p0      48 t1
        add eax, r10d                      ;    59.8 p1      61 t1
        mov r10d, r14d                     ;    52.0 p5      51 t1 copy
        xor r10d, ebp                      ;    53.0 p1      51 t1
        and r10d, r12d                     ;    54.0 p0      51 t1
        xor r10d, r14d                     ;    55.0 p5      51 t1
        add eax, r10d                      ;    60.8 p1      61 t1
        mov r10d, r13d                     ;    54.0 p0      52 v[2] copy
        xor r10d, esi                      ;    55.0 p5      52 v[2]
        and edi, r10d                      ;    56.0 p1      52 v[2]
        xor edi, r13d                      ;    57.0 p0      52 v[2]
        add edi, eax                       ;    61.8 p5      63 v[2]
        add edx, eax                       ;    61.8 p1      62 v[6]
        mov eax, esi                       ;    56.0 p0      47 v[2] copy
        ror eax, 9                         ;    57.0 p5      47 v[2]
        xor eax, esi                       ;    58.0 p1      47 v[2]
        ror eax, 0xb                       ;    59.0 p0      47 v[2]
        xor eax, esi                       ;    60.0 p5      47 v[2]
        ror eax, 2                         ;    61.0 p0      47 v[2]
        add edi, eax                       ;    62.8 p1      63 v[2]
        mov eax, dword [r8 + 24]           ;    56.2 p2      73 w[6]
        bswap eax                          ;    59.2 p0+p5   73 w[6]
        mov dword [rsp + 92], eax          ;    63.2 p3+p4   73 w[6] spill
        lea r14d, [r14 + rax - 1841331548] ;    63.2 p0      61 t1
        mov eax, edx                       ;    62.8 p1      48 t1 copy
        ror eax, 0xe                       ;    63.8 p5      48 t1
        xor eax, edx                       ;    64.8 p1      48 t1
        ror eax, 5                         ;    65.8 p5      48 t1
        xor eax, edx                       ;    66.8 p1      48 t1
        ror eax, 6                         ;    67.8 p0      48 t1
        add r14d, eax                      ;    68.8 p5      61 t1
        mov eax, ebp                       ;    61.8 p1      51 t1 copy
        xor eax, r12d                      ;    62.8 p0      51 t1
        and eax, edx                       ;    63.8 p5      51 t1
        xor eax, ebp                       ;    64.8 p1      51 t1
        add r14d, eax                      ;    69.8 p0      61 t1
        mov eax, esi                       ;    63.0 p5      52 v[1] copy
        xor eax, edi                       ;    64.0 p1      52 v[1]
        and r10d, eax                      ;    65.0 p0      52 v[1]
        xor r10d, esi                      ;    66.0 p5      52 v[1]
        add r10d, r14d                     ;    70.8 p1      63 v[1]
        add r11d, r14d                     ;    70.8 p0      62 v[5]
        mov r14d, edi                      ;    65.0 p5      47 v[1] copy
        ror r14d, 9                        ;    66.0 p0      47 v[1]
        xor r14d, edi                      ;    67.0 p1      47 v[1]
        ror r14d, 0xb                      ;    68.0 p5      47 v[1]
        xor r14d, edi                      ;    69.0 p1      47 v[1]
        ror r14d, 2                        ;    70.0 p0      47 v[1]
        add r10d, r14d                     ;    71.8 p5      63 v[1]
        mov qword [rsp + 24], r8           ;    65.5 p3+p4   73 w[0] spill
        mov r14d, dword [r8 + 28]          ;    65.8 p2      73 w[7]
        bswap r14d                         ;    68.8 p0+p5   73 w[7]
        mov dword [rsp + 96], r14d         ;    72.8 p3+p4   73 w[7] spill
        lea ebp, [rbp + r14 - 1424204075]  ;    72.8 p0      61 t1
        mov r14d, r11d                     ;    71.8 p1      48 t1 copy
        ror r14d, 0xe                      ;    72.8 p5      48 t1
        xor r14d, r11d                     ;    73.8 p1      48 t1
        ror r14d, 5                        ;    74.8 p0      48 t1
        xor r14d, r11d                     ;    75.8 p1      48 t1
        ror r14d, 6                        ;    76.8 p5      48 t1
        add ebp, r14d                      ;    77.8 p1      61 t1
        mov r14d, r12d                     ;    71.0 p0      51 t1 copy
        xor r14d, edx                      ;    72.0 p5      51 t1
        and r14d, r11d                     ;    73.0 p1      51 t1
        xor r14d, r12d                     ;    74.0 p0      51 t1
        add ebp, r14d                      ;    78.8 p5      61 t1
        mov r14d, edi                      ;    72.8 p1      52 v[0] copy
        xor r14d, r10d                     ;    73.8 p0      52 v[0]
        and eax, r14d                      ;    74.8 p5      52 v[0]
        xor eax, edi                       ;    75.8 p1      52 v[0]
        add r13d, ebp                      ;    79.8 p0      62 v[4]
        add eax, ebp                       ;    79.8 p5      63 v[0]
        mov ebp, r10d                      ;    74.8 p1      47 v[0] copy
        ror ebp, 9                         ;    75.8 p0      47 v[0]
        xor ebp, r10d                      ;    76.8 p5      47 v[0]
        ror ebp, 0xb                       ;    77.8 p0      47 v[0]
        xor ebp, r10d                      ;    78.8 p1      47 v[0]
        ror ebp, 2                         ;    79.8 p5      47 v[0]
        add eax, ebp                       ;    80.8 p1      63 v[0]
        mov ebp, dword [r8 + 32]           ;    74.8 p2      73 w[8]
        bswap ebp                          ;    77.8 p0+p5   73 w[8]
        lea r12d, [r12 + rbp - 670586216]  ;    81.8 p0      61 t1
        mov dword [rsp + 100], ebp         ;    81.8 p3+p4   73 w[8] spill
        mov ebp, r13d                      ;    80.8 p1      48 t1 copy
        ror ebp, 0xe                       ;    81.8 p5      48 t1
        xor ebp, r13d                      ;    82.8 p1      48 t1
        ror ebp, 5                         ;    83.8 p0      48 t1
        xor ebp, r13d                      ;    84.8 p5      48 t1
        ror ebp, 6                         ;    85.8 p0      48 t1
        add r12d, ebp                      ;    86.8 p1      61 t1
        mov ebp, edx                       ;    80.0 p5      51 t1 copy
        xor ebp, r11d                      ;    81.0 p1      51 t1
        and ebp, r13d                      ;    82.0 p0      51 t1
        xor ebp, edx                       ;    83.0 p5      51 t1
        add r12d, ebp                      ;    87.8 p1      61 t1
        mov ebp, r10d                      ;    82.0 p0      52 v[7] copy
        xor ebp, eax                       ;    83.0 p5      52 v[7]
        and r14d, ebp                      ;    84.0 p1      52 v[7]
        xor r14d, r10d                     ;    85.0 p0      52 v[7]
        add r14d, r12d                     ;    88.8 p5      63 v[7]
        add esi, r12d                      ;    88.8 p1      62 v[3]
        mov r12d, eax                      ;    84.0 p0      47 v[7] copy
        ror r12d, 9                        ;    85.0 p5      47 v[7]
        xor r12d, eax                      ;    86.0 p1      47 v[7]
        ror r12d, 0xb                      ;    87.0 p0      47 v[7]
        xor r12d, eax                      ;    88.0 p5      47 v[7]
        ror r12d, 2                        ;    89.0 p0      47 v[7]
        add r14d, r12d                     ;    90.0 p1      63 v[7]
        mov r12d, dword [r8 + 36]          ;    83.8 p2      73 w[9]
        mov ecx, esi                       ;    89.8 p5      48 t1 copy
        ror ecx, 0xe                       ;    90.8 p0      48 t1
        bswap r12d                         ;    88.0 p0+p5   73 w[9]
        lea edx, [rdx + r12 + 310598401]   ;    92.0 p0      61 t1
        xor ecx, esi                       ;    91.8 p1      48 t1
        ror ecx, 5                         ;    92.8 p5      48 t1
        xor ecx, esi                       ;    93.8 p1      48 t1
        ror ecx, 6                         ;    94.8 p5      48 t1
        add edx, ecx                       ;    95.8 p1      61 t1
        mov ecx, r11d                      ;    89.8 p1      51 t1 copy
        xor ecx, r13d                      ;    90.8 p0      51 t1
        and ecx, esi                       ;    91.8 p5      51 t1
        xor ecx, r11d                      ;    92.8 p1      51 t1
        add edx, ecx                       ;    96.8 p0      61 t1
        mov ecx, eax                       ;    91.0 p5      52 v[6] copy
        xor ecx, r14d                      ;    92.0 p1      52 v[6]
        and ebp, ecx                       ;    93.0 p0      52 v[6]
        xor ebp, eax                       ;    94.0 p5      52 v[6]
        add ebp, edx                       ;    97.8 p1      63 v[6]
        add edi, edx                       ;    97.8 p0      62 v[2]
        mov edx, r14d                      ;    93.0 p5      47 v[6] copy
        ror edx, 9                         ;    94.0 p0      47 v[6]
        xor edx, r14d                      ;    95.0 p1      47 v[6]
        ror edx, 0xb                       ;    96.0 p5      47 v[6]
        xor edx, r14d                      ;    97.0 p1      47 v[6]
        ror edx, 2                         ;    98.0 p0      47 v[6]
        add ebp, edx                       ;    99.0 p5      63 v[6]
        mov edx, dword [r8 + 40]           ;    93.0 p2      73 w[10]
        bswap edx                          ;    96.0 p0+p5   73 w[10]
        mov dword [rsp + 104], edx         ;   100.0 p3+p4   73 w[10] spill
        lea r11d, [r11 + rdx + 607225278]  ;   100.0 p0      61 t1
        mov edx, edi                       ;    98.8 p1      48 t1 copy
        ror edx, 0xe                       ;    99.8 p5      48 t1
        xor edx, edi                       ;   100.8 p1      48 t1
        ror edx, 5                         ;   101.8 p0      48 t1
        xor edx, edi                       ;   102.8 p1      48 t1
        ror edx, 6                         ;   103.8 p5      48 t1
        add r11d, edx                      ;   104.8 p1      61 t1
        mov edx, r13d                      ;    99.0 p0      51 t1 copy
        xor edx, esi                       ;   100.0 p5      51 t1
        and edx, edi                       ;   101.0 p1      51 t1
        xor edx, r13d                      ;   102.0 p0      51 t1
        add r11d, edx                      ;   105.8 p5      61 t1
        mov edx, r14d                      ;   100.8 p1      52 v[5] copy
        xor edx, ebp                       ;   101.8 p0      52 v[5]
        and ecx, edx                       ;   102.8 p5      52 v[5]
        xor ecx, r14d                      ;   103.8 p1      52 v[5]
        add r10d, r11d                     ;   106.8 p0      62 v[1]
        add ecx, r11d                      ;   106.8 p5      63 v[5]
        mov r11d, ebp                      ;   102.8 p1      47 v[5] copy
        ror r11d, 9                        ;   103.8 p0      47 v[5]
        xor r11d, ebp                      ;   104.8 p5      47 v[5]
        ror r11d, 0xb                      ;   105.8 p0      47 v[5]
        xor r11d, ebp                      ;   106.8 p1      47 v[5]
        ror r11d, 2                        ;   107.8 p5      47 v[5]
        add ecx, r11d                      ;   108.8 p1      63 v[5]
        mov r11d, dword [r8 + 44]          ;   102.2 p2      73 w[11]
        bswap r11d                         ;   105.2 p0+p5   73 w[11]
        mov dword [rsp + 108], r11d        ;   109.2 p3+p4   73 w[11] spill
        lea r13d, [r13 + r11 + 1426881987] ;   109.2 p0      61 t1
        mov r11d, r10d                     ;   107.8 p1      48 t1 copy
        ror r11d, 0xe                      ;   108.8 p5      48 t1
        xor r11d, r10d                     ;   109.8 p1      48 t1
        ror r11d, 5                        ;   110.8 p0      48 t1
        xor r11d, r10d                     ;   111.8 p5      48 t1
        ror r11d, 6                        ;   112.8 p0      48 t1
        add r13d, r11d                     ;   113.8 p1      61 t1
        mov r11d, esi                      ;   108.0 p5      51 t1 copy
        xor r11d, edi                      ;   109.0 p1      51 t1
        and r11d, r10d                     ;   110.0 p0      51 t1
        xor r11d, esi                      ;   111.0 p5      51 t1
        add r13d, r11d                     ;   114.8 p1      61 t1
        mov r11d, ebp                      ;   110.0 p0      52 v[4] copy
        xor r11d, ecx                      ;   111.0 p5      52 v[4]
        and edx, r11d                      ;   112.0 p1      52 v[4]
        xor edx, ebp                       ;   113.0 p0      52 v[4]
        add eax, r13d                      ;   115.8 p5      62 v[0]
        add edx, r13d                      ;   115.8 p1      63 v[4]
        mov r13d, ecx                      ;   112.0 p0      47 v[4] copy
        ror r13d, 9                        ;   113.0 p5      47 v[4]
        xor r13d, ecx                      ;   114.0 p1      47 v[4]
        ror r13d, 0xb                      ;   115.0 p0      47 v[4]
        xor r13d, ecx                      ;   116.0 p5      47 v[4]
        ror r13d, 2                        ;   117.0 p0      47 v[4]
        add edx, r13d                      ;   118.0 p1      63 v[4]
        mov r13d, dword [r8 + 48]          ;   111.2 p2      73 w[12]
        bswap r13d                         ;   115.0 p0+p5   73 w[12]
        mov dword [rsp + 112], r13d        ;   119.0 p3+p4   73 w[12] spill
        lea esi, [rsi + r13 + 1925078388]  ;   119.0 p0      61 t1
        mov r13d, eax                      ;   116.8 p1      48 t1 copy
        ror r13d, 0xe                      ;   117.8 p5      48 t1
        xor r13d, eax                      ;   118.8 p1      48 t1
        ror r13d, 5                        ;   119.8 p5      48 t1
        xor r13d, eax                      ;   120.8 p1      48 t1
        ror r13d, 6                        ;   121.8 p0      48 t1
        add esi, r13d                      ;   122.8 p5      61 t1
        mov r13d, edi                      ;   117.8 p1      51 t1 copy
        xor r13d, r10d                     ;   118.8 p0      51 t1
        and r13d, eax                      ;   119.8 p5      51 t1
        xor r13d, edi                      ;   120.8 p1      51 t1
        add esi, r13d                      ;   123.8 p0      61 t1
        mov r13d, ecx                      ;   119.0 p5      52 v[3] copy
        xor r13d, edx                      ;   120.0 p1      52 v[3]
        and r11d, r13d                     ;   121.0 p0      52 v[3]
        xor r11d, ecx                      ;   122.0 p5      52 v[3]
        add r11d, esi                      ;   124.8 p1      63 v[3]
        add r14d, esi                      ;   124.8 p0      62 v[7]
        mov esi, edx                       ;   121.0 p5      47 v[3] copy
        ror esi, 9                         ;   122.0 p0      47 v[3]
        xor esi, edx                       ;   123.0 p1      47 v[3]
        ror esi, 0xb                       ;   124.0 p5      47 v[3]
        xor esi, edx                       ;   125.0 p1      47 v[3]
        ror esi, 2                         ;   126.0 p0      47 v[3]
        add r11d, esi                      ;   127.0 p5      63 v[3]
        mov esi, dword [r8 + 52]           ;   120.8 p2      73 w[13]
        bswap esi                          ;   124.0 p0+p5   73 w[13]
        mov dword [rsp + 116], esi         ;   128.0 p3+p4   73 w[13] spill
        lea edi, [rdi + rsi - 2132889090]  ;   128.0 p0      61 t1
        mov esi, r14d                      ;   125.8 p1      48 t1 copy
        ror esi, 0xe                       ;   126.8 p5      48 t1
        xor esi, r14d                      ;   127.8 p1      48 t1
        ror esi, 5                         ;   128.8 p0      48 t1
        xor esi, r14d                      ;   129.8 p1      48 t1
        ror esi, 6                         ;   130.8 p5      48 t1
        add edi, esi                       ;   131.8 p1      61 t1
        mov esi, r10d                      ;   127.0 p0      51 t1 copy
        xor esi, eax                       ;   128.0 p5      51 t1
        and esi, r14d                      ;   129.0 p1      51 t1
        xor esi, r10d                      ;   130.0 p0      51 t1
        add edi, esi                       ;   132.8 p5      61 t1
        mov esi, edx                       ;   128.8 p1      52 v[2] copy
        xor esi, r11d                      ;   129.8 p0      52 v[2]
        and r13d, esi                      ;   130.8 p5      52 v[2]
        xor r13d, edx                      ;   131.8 p1      52 v[2]
        add r13d, edi                      ;   133.8 p0      63 v[2]
        add ebp, edi                       ;   133.8 p5      62 v[6]
        mov dword [rsp + 120], r12d        ;   128.0 p3+p4   73 w[9] spill
        mov dword [rsp + 124], ebx         ;   129.0 p3+p4   73 w[2] spill
        mov ebx, ebp                       ;   134.8 p1      48 t1 copy
        ror ebx, 0xe                       ;   135.8 p0      48 t1
        xor ebx, ebp                       ;   136.8 p5      48 t1
        ror ebx, 5                         ;   137.8 p0      48 t1
        mov edi, r11d                      ;   131.8 p1      47 v[2] copy
        ror edi, 9                         ;   132.8 p5      47 v[2]
        xor edi, r11d                      ;   133.8 p1      47 v[2]
        ror edi, 0xb                       ;   134.8 p0      47 v[2]
        xor edi, r11d                      ;   135.8 p5      47 v[2]
        ror edi, 2                         ;   136.8 p0      47 v[2]
        add r13d, edi                      ;   137.8 p1      63 v[2]
        mov edi, dword [r8 + 56]           ;   131.8 p2      73 w[14]
        bswap edi                          ;   135.0 p0+p5   73 w[14]
        lea r10d, [r10 + rdi - 1680079193] ;   139.0 p0      61 t1
        xor ebx, ebp                       ;   138.8 p1      48 t1
        ror ebx, 6                         ;   139.8 p5      48 t1
        add r10d, ebx                      ;   140.8 p1      61 t1
        mov ebx, eax                       ;   136.0 p5      51 t1 copy
        xor ebx, r14d                      ;   137.0 p1      51 t1
        and ebx, ebp                       ;   138.0 p0      51 t1
        xor ebx, eax                       ;   139.0 p5      51 t1
        add r10d, ebx                      ;   141.8 p1      61 t1
        mov ebx, r11d                      ;   138.0 p0      52 v[1] copy
        xor ebx, r13d                      ;   139.0 p5      52 v[1]
        and esi, ebx                       ;   140.0 p1      52 v[1]
        xor esi, r11d                      ;   141.0 p0      52 v[1]
        add ecx, r10d                      ;   142.8 p5      62 v[5]
        add r10d, esi                      ;   142.8 p1      63 v[1]
        mov esi, r13d                      ;   140.0 p0      47 v[1] copy
        ror esi, 9                         ;   141.0 p5      47 v[1]
        xor esi, r13d                      ;   142.0 p1      47 v[1]
        ror esi, 0xb                       ;   143.0 p0      47 v[1]
        xor esi, r13d                      ;   144.0 p5      47 v[1]
        ror esi, 2                         ;   145.0 p0      47 v[1]
        add r10d, esi                      ;   146.0 p1      63 v[1]
        mov esi, dword [r8 + 60]           ;   139.2 p2      73 w[15]
        bswap esi                          ;   143.0 p0+p5   73 w[15]
        lea eax, [rax + rsi - 1046744716]  ;   147.0 p0      61 t1
        mov r8d, ecx                       ;   143.8 p1      48 t1 copy
        ror r8d, 0xe                       ;   144.8 p5      48 t1
        xor r8d, ecx                       ;   145.8 p1      48 t1
        ror r8d, 5                         ;   146.8 p5      48 t1
        xor r8d, ecx                       ;   147.8 p1      48 t1
        ror r8d, 6                         ;   148.8 p0      48 t1
        add eax, r8d                       ;   149.8 p5      61 t1
        mov r8d, r14d                      ;   145.8 p1      51 t1 copy
        xor r8d, ebp                       ;   146.8 p0      51 t1
        and r8d, ecx                       ;   147.8 p5      51 t1
        xor r8d, r14d                      ;   148.8 p1      51 t1
        add eax, r8d                       ;   150.8 p0      61 t1
        mov r8d, r13d                      ;   147.0 p5      52 v[0] copy
        add edx, eax                       ;   151.8 p1      62 v[4]
        xor r8d, r10d                      ;   148.0 p0      52 v[0]
        and ebx, r8d                       ;   149.0 p5      52 v[0]
        xor ebx, r13d                      ;   150.0 p1      52 v[0]
        mov dword [rsp + 128], r13d        ;   146.0 p3+p4   63 v[2] spill
        add eax, ebx                       ;   151.8 p0      63 v[0]
        mov ebx, r10d                      ;   149.0 p5      47 v[0] copy
        ror ebx, 9                         ;   150.0 p0      47 v[0]
        xor ebx, r10d                      ;   151.0 p1      47 v[0]
        ror ebx, 0xb                       ;   152.0 p5      47 v[0]
        xor ebx, r10d                      ;   153.0 p1      47 v[0]
        ror ebx, 2                         ;   154.0 p0      47 v[0]
        add eax, ebx                       ;   155.0 p5      63 v[0]
        mov ebx, edi                       ;   151.8 p1      50 w[0] copy
        shr ebx, 0xa                       ;   152.8 p0      50 w[0]
        mov r13d, edi                      ;   152.0 p5      50 w[0] copy
        ror r13d, 2                        ;   153.0 p0      50 w[0]
        xor r13d, edi                      ;   154.0 p1      50 w[0]
        ror r13d, 0x11                     ;   155.0 p5      50 w[0]
        xor ebx, r13d                      ;   156.0 p1      50 w[0]
        mov r13d, esi                      ;   154.0 p0      50 w[1] copy
        shr r13d, 0xa                      ;   155.0 p5      50 w[1]
        add r9d, r12d                      ;   154.8 p1      78 w[0]
        add r9d, ebx                       ;   157.0 p0      78 w[0]
        mov ebx, esi                       ;   155.0 p5      50 w[1] copy
        ror ebx, 2                         ;   156.0 p0      50 w[1]
        xor ebx, esi                       ;   157.0 p1      50 w[1]
        ror ebx, 0x11                      ;   158.0 p5      50 w[1]
        xor r13d, ebx                      ;   159.0 p1      50 w[1]
        mov ebx, r15d                      ;   157.0 p0      49 w[0] copy
        shr ebx, 3                         ;   158.0 p5      49 w[0]
        mov r12d, r15d                     ;   157.8 p1      49 w[0] copy
        ror r12d, 0xb                      ;   158.8 p0      49 w[0]
        xor r12d, r15d                     ;   159.8 p5      49 w[0]
        ror r12d, 7                        ;   160.8 p0      49 w[0]
        xor ebx, r12d                      ;   161.8 p1      49 w[0]
        mov r12d, edx                      ;   159.0 p5      48 t1 copy
        add r9d, ebx                       ;   162.8 p1      78 w[0]
        ror r12d, 0xe                      ;   160.0 p0      48 t1
        xor r12d, edx                      ;   161.0 p5      48 t1
        ror r12d, 5                        ;   162.0 p0      48 t1
        xor r12d, edx                      ;   163.0 p1      48 t1
        ror r12d, 6                        ;   164.0 p5      48 t1
        lea r14d, [r14 + r12 - 459576895]  ;   165.0 p0      61 t1
        mov r12d, r10d                     ;   161.8 p1      52 v[7] copy
        xor r12d, eax                      ;   162.8 p5      52 v[7]
        mov ebx, ebp                       ;   162.8 p1      51 t1 copy
        xor ebx, ecx                       ;   163.8 p0      51 t1
        and ebx, edx                       ;   164.8 p5      51 t1
        xor ebx, ebp                       ;   165.8 p1      51 t1
        add r14d, ebx                      ;   166.8 p0      61 t1
        add r14d, r9d                      ;   167.8 p5      61 t1
        mov ebx, eax                       ;   164.8 p1      47 v[7] copy
        and r8d, r12d                      ;   165.0 p0      52 v[7]
        xor r8d, r10d                      ;   166.0 p5      52 v[7]
        add r11d, r14d                     ;   168.8 p1      62 v[3]
        ror ebx, 9                         ;   166.0 p0      47 v[7]
        xor ebx, eax                       ;   167.0 p5      47 v[7]
        ror ebx, 0xb                       ;   168.0 p0      47 v[7]
        xor ebx, eax                       ;   169.0 p1      47 v[7]
        ror ebx, 2                         ;   170.0 p5      47 v[7]
        add r8d, r14d                      ;   168.8 p1      63 v[7]
        add r8d, ebx                       ;   171.0 p0      63 v[7]
        mov ebx, r9d                       ;   168.0 p5      50 w[2] copy
        ror ebx, 2                         ;   169.0 p0      50 w[2]
        mov r14d, r9d                      ;   168.8 p1      50 w[2] copy
        shr r14d, 0xa                      ;   169.8 p5      50 w[2]
        xor ebx, r9d                       ;   170.0 p1      50 w[2]
        ror ebx, 0x11                      ;   171.0 p0      50 w[2]
        xor r14d, ebx                      ;   172.0 p5      50 w[2]
        mov dword [rsp + 132], esi         ;   166.8 p3+p4   73 w[15] spill
        mov ebx, dword [rsp + 124]         ;   167.0 p2      49 w[1]
        mov esi, dword [rsp + 124]         ;   168.0 p2      49 w[1]
        ror esi, 0xb                       ;   171.0 p0      49 w[1]
        xor ebx, esi                       ;   172.0 p1      49 w[1]
        ror ebx, 7                         ;   173.0 p5      49 w[1]
        add r13d, r15d                     ;   171.8 p1      78 w[1]
        mov r15d, dword [rsp + 104]        ;   169.0 p2      73 w[10] reload
        mov dword [rsp + 136], r9d         ;   168.8 p3+p4   78 w[0] spill
        add r13d, r15d                     ;   172.8 p0      78 w[1]
        mov r15d, r11d                     ;   172.0 p5      48 t1 copy
        ror r15d, 0xe                      ;   173.0 p0      48 t1
        xor r15d, r11d                     ;   174.0 p1      48 t1
        mov r9d, dword [rsp + 124]         ;   170.0 p2      49 w[1]
        shr r9d, 3                         ;   173.0 p5      49 w[1]
        xor r9d, ebx                       ;   174.0 p1      49 w[1]
        add r13d, r9d                      ;   175.0 p0      78 w[1]
        ror r15d, 5                        ;   175.0 p5      48 t1
        xor r15d, r11d                     ;   176.0 p1      48 t1
        ror r15d, 6                        ;   177.0 p0      48 t1
        mov esi, ecx                       ;   175.0 p5      51 t1 copy
        xor esi, edx                       ;   176.0 p1      51 t1
        and esi, r11d                      ;   177.0 p0      51 t1
        xor esi, ecx                       ;   178.0 p5      51 t1
        lea ebp, [rbp + r15 - 272742522]   ;   178.0 p0      61 t1
        add ebp, esi                       ;   179.0 p1      61 t1
        add ebp, r13d                      ;   180.0 p5      61 t1
        mov esi, eax                       ;   177.8 p1      52 v[6] copy
        xor esi, r8d                       ;   178.8 p0      52 v[6]
        and r12d, esi                      ;   179.8 p5      52 v[6]
        xor r12d, eax                      ;   180.8 p1      52 v[6]
        lea r9d, [rbp + r12]               ;   181.8 p0      63 v[6]
        add ebp, dword [rsp + 128]         ;   181.0 p5+p2   62 v[2]
        mov r12d, r8d                      ;   179.8 p1      47 v[6] copy
        ror r12d, 9                        ;   180.8 p0      47 v[6]
        xor r12d, r8d                      ;   181.8 p5      47 v[6]
        ror r12d, 0xb                      ;   182.8 p0      47 v[6]
        xor r12d, r8d                      ;   183.8 p1      47 v[6]
        add r14d, dword [rsp + 108]        ;   181.0 p5+p2   78 w[2]
        ror r12d, 2                        ;   184.8 p0      47 v[6]
        add r14d, dword [rsp + 124]        ;   182.0 p1+p2   78 w[2]
        add r9d, r12d                      ;   185.8 p5      63 v[6]
        mov r12d, r13d                     ;   182.8 p1      50 w[3] copy
        shr r12d, 0xa                      ;   183.8 p0      50 w[3]
        mov r15d, r13d                     ;   183.0 p5      50 w[3] copy
        mov ebx, dword [rsp + 80]          ;   180.0 p2      49 w[2]
        ror r15d, 2                        ;   184.0 p0      50 w[3]
        xor r15d, r13d                     ;   185.0 p1      50 w[3]
        ror r15d, 0x11                     ;   186.0 p5      50 w[3]
        mov dword [rsp + 124], r13d        ;   181.0 p3+p4   78 w[1] spill
        xor r12d, r15d                     ;   187.0 p1      50 w[3]
        mov r15d, dword [rsp + 80]         ;   181.5 p2      49 w[2]
        shr r15d, 3                        ;   185.0 p0      49 w[2]
        mov dword [rsp + 128], edi         ;   182.0 p3+p4   73 w[14] spill
        mov edi, dword [rsp + 80]          ;   182.5 p2      49 w[2]
        mov r13d, ebp                      ;   185.0 p5      48 t1 copy
        ror r13d, 0xe                      ;   186.0 p0      48 t1
        ror edi, 0xb                       ;   186.0 p5      49 w[2]
        xor ebx, edi                       ;   187.0 p1      49 w[2]
        ror ebx, 7                         ;   188.0 p0      49 w[2]
        xor r15d, ebx                      ;   189.0 p1      49 w[2]
        xor r13d, ebp                      ;   187.0 p5      48 t1
        ror r13d, 5                        ;   188.0 p0      48 t1
        xor r13d, ebp                      ;   189.0 p1      48 t1
        mov edi, edx                       ;   188.0 p5      51 t1 copy
        ror r13d, 6                        ;   190.0 p0      48 t1
        add r14d, r15d                     ;   190.0 p1      78 w[2]
        xor edi, r11d                      ;   189.0 p5      51 t1
        and edi, ebp                       ;   190.0 p1      51 t1
        xor edi, edx                       ;   191.0 p0      51 t1
        lea ecx, [rcx + r13 + 264347078]   ;   191.0 p0      61 t1
        add ecx, edi                       ;   192.0 p5      61 t1
        add ecx, r14d                      ;   193.0 p1      61 t1
        mov r15d, dword [rsp + 84]         ;   187.0 p2      49 w[3]
        mov edi, r8d                       ;   191.0 p5      52 v[5] copy
        xor edi, r9d                       ;   192.0 p1      52 v[5]
        and esi, edi                       ;   193.0 p0      52 v[5]
        xor esi, r8d                       ;   194.0 p5      52 v[5]
        add r10d, ecx                      ;   194.0 p1      62 v[1]
        mov r13d, r9d                      ;   193.0 p0      47 v[5] copy
        ror r15d, 0xb                      ;   193.0 p5      49 w[3]
        ror r13d, 9                        ;   194.0 p0      47 v[5]
        add ecx, esi                       ;   195.0 p1      63 v[5]
        mov ebx, dword [rsp + 84]          ;   190.0 p2      73 w[4] reload
        xor r15d, ebx                      ;   194.0 p5      49 w[3]
        ror r15d, 7                        ;   195.0 p0      49 w[3]
        mov esi, r14d                      ;   194.8 p1      50 w[4] copy
        shr esi, 0xa                       ;   195.8 p5      50 w[4]
        xor r13d, r9d                      ;   195.8 p1      47 v[5]
        ror r13d, 0xb                      ;   196.8 p0      47 v[5]
        xor r13d, r9d                      ;   197.8 p5      47 v[5]
        ror r13d, 2                        ;   198.8 p0      47 v[5]
        add ecx, r13d                      ;   199.8 p1      63 v[5]
        mov r13d, r14d                     ;   197.0 p5      50 w[4] copy
        ror r13d, 2                        ;   198.0 p0      50 w[4]
        xor r13d, r14d                     ;   199.0 p1      50 w[4]
        ror r13d, 0x11                     ;   200.0 p5      50 w[4]
        xor esi, r13d                      ;   201.0 p1      50 w[4]
        mov r13d, dword [rsp + 84]         ;   194.5 p2      49 w[3]
        shr r13d, 3                        ;   199.0 p0      49 w[3]
        xor r13d, r15d                     ;   200.0 p5      49 w[3]
        add r12d, r13d                     ;   201.0 p1      78 w[3]
        mov r13d, dword [rsp + 112]        ;   195.5 p2      73 w[12] reload
        add r12d, r13d                     ;   202.0 p0      78 w[3]
        add r12d, dword [rsp + 80]         ;   203.0 p5+p2   78 w[3]
        mov r15d, r10d                     ;   200.8 p1      48 t1 copy
        ror r15d, 0xe                      ;   201.8 p0      48 t1
        xor r15d, r10d                     ;   202.8 p5      48 t1
        ror r15d, 5                        ;   203.8 p0      48 t1
        xor r15d, r10d                     ;   204.8 p1      48 t1
        ror r15d, 6                        ;   205.8 p5      48 t1
        lea edx, [rdx + r15 + 604807628]   ;   206.8 p0      61 t1
        mov r15d, r11d                     ;   202.8 p1      51 t1 copy
        xor r15d, ebp                      ;   203.8 p5      51 t1
        and r15d, r10d                     ;   204.8 p1      51 t1
        xor r15d, r11d                     ;   205.8 p0      51 t1
        add edx, r15d                      ;   207.8 p5      61 t1
        add edx, r12d                      ;   208.8 p1      61 t1
        mov r15d, r9d                      ;   205.0 p0      52 v[4] copy
        xor r15d, ecx                      ;   206.0 p5      52 v[4]
        and edi, r15d                      ;   207.0 p1      52 v[4]
        xor edi, r9d                       ;   208.0 p0      52 v[4]
        add eax, edx                       ;   209.8 p5      62 v[0]
        add edi, edx                       ;   209.8 p1      63 v[4]
        mov edx, ecx                       ;   207.0 p0      47 v[4] copy
        ror edx, 9                         ;   208.0 p5      47 v[4]
        xor edx, ecx                       ;   209.0 p1      47 v[4]
        ror edx, 0xb                       ;   210.0 p0      47 v[4]
        xor edx, ecx                       ;   211.0 p5      47 v[4]
        ror edx, 2                         ;   212.0 p0      47 v[4]
        add edi, edx                       ;   213.0 p1      63 v[4]
        mov edx, r12d                      ;   209.0 p5      50 w[5] copy
        shr edx, 0xa                       ;   210.0 p0      50 w[5]
        add esi, ebx                       ;   209.8 p1      78 w[4]
        mov ebx, r12d                      ;   210.0 p5      50 w[5] copy
        ror ebx, 2                         ;   211.0 p0      50 w[5]
        xor ebx, r12d                      ;   212.0 p1      50 w[5]
        ror ebx, 0x11                      ;   213.0 p5      50 w[5]
        xor edx, ebx                       ;   214.0 p1      50 w[5]
        mov ebx, dword [rsp + 88]          ;   208.8 p2      49 w[4]
        add esi, dword [rsp + 116]         ;   212.0 p0+p2   78 w[4]
        mov r13d, eax                      ;   212.0 p5      48 t1 copy
        mov dword [rsp + 84], r12d         ;   209.5 p3+p4   78 w[3] spill
        ror r13d, 0xe                      ;   213.0 p0      48 t1
        xor r13d, eax                      ;   214.0 p1      48 t1
        ror r13d, 5                        ;   215.0 p5      48 t1
        mov dword [rsp + 80], r14d         ;   210.5 p3+p4   78 w[2] spill
        xor r13d, eax                      ;   216.0 p1      48 t1
        ror r13d, 6                        ;   217.0 p0      48 t1
        mov r12d, dword [rsp + 88]         ;   211.2 p2      49 w[4]
        shr r12d, 3                        ;   214.2 p5      49 w[4]
        mov r14d, dword [rsp + 88]         ;   212.2 p2      49 w[4]
        lea r11d, [r11 + r13 + 770255983]  ;   218.0 p0      61 t1
        mov r13d, edi                      ;   214.8 p1      47 v[3] copy
        ror r13d, 9                        ;   215.8 p5      47 v[3]
        xor r13d, edi                      ;   216.8 p1      47 v[3]
        ror r13d, 0xb                      ;   217.8 p0      47 v[3]
        xor r13d, edi                      ;   218.8 p5      47 v[3]
        ror r14d, 0xb                      ;   217.0 p0      49 w[4]
        xor ebx, r14d                      ;   218.0 p1      49 w[4]
        ror ebx, 7                         ;   219.0 p5      49 w[4]
        ror r13d, 2                        ;   219.8 p0      47 v[3]
        xor r12d, ebx                      ;   220.0 p1      49 w[4]
        add esi, r12d                      ;   221.0 p5      78 w[4]
        mov r12d, ebp                      ;   218.8 p1      51 t1 copy
        xor r12d, r10d                     ;   219.8 p0      51 t1
        and r12d, eax                      ;   220.8 p5      51 t1
        xor r12d, ebp                      ;   221.8 p1      51 t1
        add r11d, r12d                     ;   222.8 p0      61 t1
        add r11d, esi                      ;   223.8 p5      61 t1
        mov r12d, ecx                      ;   220.8 p1      52 v[3] copy
        xor r12d, edi                      ;   221.8 p0      52 v[3]
        and r15d, r12d                     ;   222.8 p5      52 v[3]
        xor r15d, ecx                      ;   223.8 p1      52 v[3]
        add r8d, r11d                      ;   224.8 p0      62 v[7]
        add r11d, r15d                     ;   224.8 p5      63 v[3]
        mov r15d, dword [rsp + 92]         ;   219.0 p2      49 w[5]
        mov ebx, dword [rsp + 92]          ;   220.0 p2      73 w[6] reload
        add r11d, r13d                     ;   225.8 p1      63 v[3]
        mov r13d, esi                      ;   223.0 p0      50 w[6] copy
        shr r13d, 0xa                      ;   224.0 p5      50 w[6]
        ror r15d, 0xb                      ;   224.0 p0      49 w[5]
        xor r15d, ebx                      ;   225.0 p1      49 w[5]
        ror r15d, 7                        ;   226.0 p5      49 w[5]
        mov r14d, esi                      ;   224.8 p1      50 w[6] copy
        ror r14d, 2                        ;   225.8 p0      50 w[6]
        xor r14d, esi                      ;   226.8 p5      50 w[6]
        ror r14d, 0x11                     ;   227.8 p0      50 w[6]
        xor r13d, r14d                     ;   228.8 p1      50 w[6]
        mov r14d, dword [rsp + 92]         ;   223.0 p2      49 w[5]
        shr r14d, 3                        ;   226.0 p5      49 w[5]
        xor r14d, r15d                     ;   227.0 p1      49 w[5]
        mov r15d, r8d                      ;   227.0 p0      48 t1 copy
        ror r15d, 0xe                      ;   228.0 p5      48 t1
        xor r15d, r8d                      ;   229.0 p1      48 t1
        ror r15d, 5                        ;   230.0 p0      48 t1
        xor r15d, r8d                      ;   231.0 p5      48 t1
        ror r15d, 6                        ;   232.0 p0      48 t1
        lea ebp, [rbp + r15 + 1249150122]  ;   233.0 p0      61 t1
        add edx, r14d                      ;   228.8 p1      78 w[5]
        mov r14d, dword [rsp + 128]        ;   225.8 p2      73 w[14] reload
        add edx, r14d                      ;   229.8 p5      78 w[5]
        add edx, dword [rsp + 88]          ;   230.8 p1+p2   78 w[5]
        mov r15d, r10d                     ;   230.0 p5      51 t1 copy
        xor r15d, eax                      ;   231.0 p1      51 t1
        and r15d, r8d                      ;   232.0 p0      51 t1
        xor r15d, r10d                     ;   233.0 p5      51 t1
        add ebp, r15d                      ;   234.0 p1      61 t1
        add ebp, edx                       ;   235.0 p0      61 t1
        mov r15d, edi                      ;   232.0 p5      52 v[2] copy
        xor r15d, r11d                     ;   233.0 p1      52 v[2]
        and r12d, r15d                     ;   234.0 p0      52 v[2]
        xor r12d, edi                      ;   235.0 p5      52 v[2]
        add r12d, ebp                      ;   236.0 p1      63 v[2]
        add r9d, ebp                       ;   236.0 p0      62 v[6]
        mov ebp, r11d                      ;   234.0 p5      47 v[2] copy
        ror ebp, 9                         ;   235.0 p0      47 v[2]
        xor ebp, r11d                      ;   236.0 p1      47 v[2]
        mov dword [rsp + 88], esi          ;   231.2 p3+p4   78 w[4] spill
        mov esi, dword [rsp + 96]          ;   231.5 p2      49 w[6]
        ror ebp, 0xb                       ;   237.0 p5      47 v[2]
        xor ebp, r11d                      ;   238.0 p1      47 v[2]
        ror ebp, 2                         ;   239.0 p0      47 v[2]
        add r12d, ebp                      ;   240.0 p5      63 v[2]
        mov ebp, edx                       ;   236.8 p1      50 w[7] copy
        shr ebp, 0xa                       ;   237.8 p0      50 w[7]
        add r13d, ebx                      ;   237.0 p5      78 w[6]
        mov ebx, edx                       ;   237.8 p1      50 w[7] copy
        ror ebx, 2                         ;   238.8 p0      50 w[7]
        xor ebx, edx                       ;   239.8 p5      50 w[7]
        ror ebx, 0x11                      ;   240.8 p0      50 w[7]
        mov dword [rsp + 92], edx          ;   235.2 p3+p4   78 w[5] spill
        xor ebp, ebx                       ;   241.8 p1      50 w[7]
        add r13d, dword [rsp + 132]        ;   239.0 p5+p2   78 w[6]
        ror esi, 0xb                       ;   240.0 p0      49 w[6]
        mov ebx, dword [rsp + 96]          ;   236.8 p2      49 w[6]
        mov edx, dword [rsp + 96]          ;   237.8 p2      49 w[6]
        xor ebx, esi                       ;   241.0 p1      49 w[6]
        ror ebx, 7                         ;   242.0 p5      49 w[6]
        mov r14d, r9d                      ;   240.8 p1      48 t1 copy
        ror r14d, 0xe                      ;   241.8 p0      48 t1
        xor r14d, r9d                      ;   242.8 p5      48 t1
        shr edx, 3                         ;   242.0 p0      49 w[6]
        mov esi, eax                       ;   241.8 p1      51 t1 copy
        xor edx, ebx                       ;   243.0 p5      49 w[6]
        ror r14d, 5                        ;   243.8 p0      48 t1
        xor r14d, r9d                      ;   244.8 p1      48 t1
        ror r14d, 6                        ;   245.8 p5      48 t1
        add r13d, edx                      ;   244.0 p1      78 w[6]
        xor esi, r8d                       ;   244.0 p0      51 t1
        and esi, r9d                       ;   245.0 p5      51 t1
        xor esi, eax                       ;   246.0 p1      51 t1
        lea r10d, [r10 + r14 + 1555081692] ;   246.8 p0      61 t1
        add r10d, esi                      ;   247.8 p5      61 t1
        mov ebx, dword [rsp + 100]         ;   241.8 p2      73 w[8] reload
        add r10d, r13d                     ;   248.8 p1      61 t1
        mov esi, r11d                      ;   246.0 p0      52 v[1] copy
        xor esi, r12d                      ;   247.0 p5      52 v[1]
        mov r14d, r12d                     ;   246.8 p1      47 v[1] copy
        ror r14d, 9                        ;   247.8 p0      47 v[1]
        and r15d, esi                      ;   248.0 p5      52 v[1]
        xor r15d, r11d                     ;   249.0 p1      52 v[1]
        add ecx, r10d                      ;   249.8 p0      62 v[5]
        xor r14d, r12d                     ;   248.8 p5      47 v[1]
        ror r14d, 0xb                      ;   249.8 p0      47 v[1]
        xor r14d, r12d                     ;   250.8 p1      47 v[1]
        ror r14d, 2                        ;   251.8 p5      47 v[1]
        add r10d, r15d                     ;   250.0 p1      63 v[1]
        add r10d, r14d                     ;   252.8 p0      63 v[1]
        mov r14d, r13d                     ;   250.0 p5      50 w[8] copy
        shr r14d, 0xa                      ;   251.0 p0      50 w[8]
        mov edx, dword [rsp + 100]         ;   247.0 p2      49 w[7]
        ror edx, 0xb                       ;   251.0 p5      49 w[7]
        xor edx, ebx                       ;   252.0 p1      49 w[7]
        ror edx, 7                         ;   253.0 p0      49 w[7]
        mov r15d, r13d                     ;   251.8 p1      50 w[8] copy
        ror r15d, 2                        ;   252.8 p5      50 w[8]
        xor r15d, r13d                     ;   253.8 p1      50 w[8]
        ror r15d, 0x11                     ;   254.8 p0      50 w[8]
        xor r14d, r15d                     ;   255.8 p5      50 w[8]
        mov r15d, dword [rsp + 100]        ;   249.8 p2      49 w[7]
        shr r15d, 3                        ;   254.0 p0      49 w[7]
        xor r15d, edx                      ;   255.0 p1      49 w[7]
        add ebp, r15d                      ;   256.0 p5      78 w[7]
        mov r15d, dword [rsp + 136]        ;   250.8 p2      78 w[0] reload
        add ebp, r15d                      ;   257.0 p1      78 w[7]
        add ebp, dword [rsp + 96]          ;   258.0 p0+p2   78 w[7]
        mov edx, ecx                       ;   255.0 p5      48 t1 copy
        ror edx, 0xe                       ;   256.0 p0      48 t1
        xor edx, ecx                       ;   257.0 p1      48 t1
        ror edx, 5                         ;   258.0 p5      48 t1
        xor edx, ecx                       ;   259.0 p1      48 t1
        ror edx, 6                         ;   260.0 p0      48 t1
        lea eax, [rax + rdx + 1996064986]  ;   261.0 p0      61 t1
        mov edx, r8d                       ;   257.0 p5      51 t1 copy
        xor edx, r9d                       ;   258.0 p1      51 t1
        and edx, ecx                       ;   259.0 p5      51 t1
        xor edx, r8d                       ;   260.0 p1      51 t1
        add eax, edx                       ;   262.0 p0      61 t1
        add eax, ebp                       ;   263.0 p5      61 t1
        mov edx, r12d                      ;   259.8 p1      52 v[0] copy
        xor edx, r10d                      ;   260.8 p0      52 v[0]
        and esi, edx                       ;   261.8 p5      52 v[0]
        xor esi, r12d                      ;   262.8 p1      52 v[0]
        add edi, eax                       ;   264.0 p0      62 v[4]
        add esi, eax                       ;   264.0 p5      63 v[0]
        mov eax, r10d                      ;   261.8 p1      47 v[0] copy
        ror eax, 9                         ;   262.8 p0      47 v[0]
        xor eax, r10d                      ;   263.8 p5      47 v[0]
        ror eax, 0xb                       ;   264.8 p0      47 v[0]
        xor eax, r10d                      ;   265.8 p1      47 v[0]
        ror eax, 2                         ;   266.8 p5      47 v[0]
        add esi, eax                       ;   267.8 p1      63 v[0]
        mov eax, ebp                       ;   264.0 p0      50 w[9] copy
        shr eax, 0xa                       ;   265.0 p5      50 w[9]
        add r14d, ebx                      ;   264.8 p1      78 w[8]
        mov ebx, ebp                       ;   265.0 p0      50 w[9] copy
        ror ebx, 2                         ;   266.0 p5      50 w[9]
        mov dword [rsp + 100], ebp         ;   262.2 p3+p4   78 w[7] spill
        mov dword [rsp + 96], r13d         ;   263.2 p3+p4   78 w[6] spill
        xor ebx, ebp                       ;   267.0 p1      50 w[9]
        ror ebx, 0x11                      ;   268.0 p0      50 w[9]
        mov r13d, dword [rsp + 120]        ;   263.2 p2      49 w[8]
        mov ebp, dword [rsp + 120]         ;   264.2 p2      49 w[8]
        xor eax, ebx                       ;   269.0 p5      50 w[9]
        mov ebx, dword [rsp + 120]         ;   265.2 p2      49 w[8]
        add r14d, dword [rsp + 124]        ;   266.8 p1+p2   78 w[8]
        shr ebp, 3                         ;   267.2 p0      49 w[8]
        ror r13d, 0xb                      ;   267.0 p5      49 w[8]
        xor ebx, r13d                      ;   268.2 p1      49 w[8]
        ror ebx, 7                         ;   269.2 p0      49 w[8]
        xor ebp, ebx                       ;   270.2 p5      49 w[8]
        add r14d, ebp                      ;   271.2 p1      78 w[8]
        mov r15d, edi                      ;   269.0 p0      48 t1 copy
        ror r15d, 0xe                      ;   270.0 p5      48 t1
        xor r15d, edi                      ;   271.0 p1      48 t1
        ror r15d, 5                        ;   272.0 p0      48 t1
        xor r15d, edi                      ;   273.0 p5      48 t1
        ror r15d, 6                        ;   274.0 p0      48 t1
        mov ebp, r9d                       ;   270.8 p1      51 t1 copy
        xor ebp, ecx                       ;   271.8 p5      51 t1
        and ebp, edi                       ;   272.8 p1      51 t1
        lea r8d, [r8 + r15 - 1740746414]   ;   275.0 p0      61 t1
        xor ebp, r9d                       ;   273.8 p5      51 t1
        add r8d, ebp                       ;   276.0 p1      61 t1
        add r8d, r14d                      ;   277.0 p0      61 t1
        mov ebp, r10d                      ;   273.0 p5      52 v[7] copy
        xor ebp, esi                       ;   274.0 p1      52 v[7]
        and edx, ebp                       ;   275.0 p0      52 v[7]
        xor edx, r10d                      ;   276.0 p5      52 v[7]
        add r11d, r8d                      ;   278.0 p1      62 v[3]
        mov r13d, esi                      ;   275.0 p0      47 v[7] copy
        ror r13d, 9                        ;   276.0 p5      47 v[7]
        xor r13d, esi                      ;   277.0 p1      47 v[7]
        ror r13d, 0xb                      ;   278.0 p0      47 v[7]
        xor r13d, esi                      ;   279.0 p5      47 v[7]
        ror r13d, 2                        ;   280.0 p0      47 v[7]
        add r8d, edx                       ;   278.0 p1      63 v[7]
        add r8d, r13d                      ;   281.0 p5      63 v[7]
        mov r13d, r14d                     ;   277.8 p1      50 w[10] copy
        shr r13d, 0xa                      ;   278.8 p0      50 w[10]
        mov edx, dword [rsp + 104]         ;   275.0 p2      49 w[9]
        mov r15d, r14d                     ;   278.0 p5      50 w[10] copy
        ror r15d, 2                        ;   279.0 p0      50 w[10]
        xor r15d, r14d                     ;   280.0 p1      50 w[10]
        ror r15d, 0x11                     ;   281.0 p5      50 w[10]
        xor r13d, r15d                     ;   282.0 p1      50 w[10]
        mov r15d, dword [rsp + 104]        ;   276.5 p2      49 w[9]
        shr r15d, 3                        ;   280.0 p0      49 w[9]
        ror edx, 0xb                       ;   280.0 p5      49 w[9]
        mov ebx, dword [rsp + 104]         ;   277.5 p2      73 w[10] reload
        xor edx, ebx                       ;   281.0 p1      49 w[9]
        ror edx, 7                         ;   282.0 p0      49 w[9]
        xor r15d, edx                      ;   283.0 p5      49 w[9]
        mov edx, r11d                      ;   281.8 p1      48 t1 copy
        ror edx, 0xe                       ;   282.8 p0      48 t1
        xor edx, r11d                      ;   283.8 p5      48 t1
        ror edx, 5                         ;   284.8 p0      48 t1
        xor edx, r11d                      ;   285.8 p1      48 t1
        ror edx, 6                         ;   286.8 p5      48 t1
        add eax, r15d                      ;   284.0 p1      78 w[9]
        mov r15d, dword [rsp + 80]         ;   280.2 p2      78 w[2] reload
        add eax, r15d                      ;   285.0 p0      78 w[9]
        add eax, dword [rsp + 120]         ;   286.0 p5+p2   78 w[9]
        lea r9d, [r9 + rdx - 1473132947]   ;   287.8 p0      61 t1
        mov edx, ecx                       ;   284.8 p1      51 t1 copy
        xor edx, edi                       ;   285.8 p5      51 t1
        and edx, r11d                      ;   286.8 p1      51 t1
        xor edx, ecx                       ;   287.8 p0      51 t1
        add r9d, edx                       ;   288.8 p5      61 t1
        mov dword [rsp + 104], eax         ;   287.0 p3+p4   78 w[9] spill
        add r9d, eax                       ;   289.8 p1      61 t1
        mov edx, esi                       ;   287.0 p0      52 v[6] copy
        xor edx, r8d                       ;   288.0 p5      52 v[6]
        and ebp, edx                       ;   289.0 p1      52 v[6]
        xor ebp, esi                       ;   290.0 p0      52 v[6]
        add ebp, r9d                       ;   291.0 p5      63 v[6]
        add r12d, r9d                      ;   290.8 p1      62 v[2]
        mov r9d, r8d                       ;   289.0 p0      47 v[6] copy
        ror r9d, 9                         ;   290.0 p5      47 v[6]
        xor r9d, r8d                       ;   291.0 p1      47 v[6]
        ror r9d, 0xb                       ;   292.0 p0      47 v[6]
        xor r9d, r8d                       ;   293.0 p5      47 v[6]
        ror r9d, 2                         ;   294.0 p0      47 v[6]
        add ebp, r9d                       ;   295.0 p1      63 v[6]
        mov r9d, eax                       ;   291.0 p5      50 w[11] copy
        shr r9d, 0xa                       ;   292.0 p0      50 w[11]
        add r13d, ebx                      ;   291.8 p1      78 w[10]
        mov ebx, eax                       ;   292.0 p5      50 w[11] copy
        ror ebx, 2                         ;   293.0 p0      50 w[11]
        xor ebx, eax                       ;   294.0 p1      50 w[11]
        ror ebx, 0x11                      ;   295.0 p5      50 w[11]
        xor r9d, ebx                       ;   296.0 p1      50 w[11]
        mov ebx, dword [rsp + 108]         ;   290.2 p2      49 w[10]
        add r13d, dword [rsp + 84]         ;   294.0 p0+p2   78 w[10]
        mov r15d, r12d                     ;   294.0 p5      48 t1 copy
        ror r15d, 0xe                      ;   295.0 p0      48 t1
        xor r15d, r12d                     ;   296.0 p1      48 t1
        mov eax, dword [rsp + 108]         ;   292.2 p2      49 w[10]
        shr eax, 3                         ;   295.2 p5      49 w[10]
        mov dword [rsp + 120], r14d        ;   292.0 p3+p4   78 w[8] spill
        mov r14d, dword [rsp + 108]        ;   293.2 p2      49 w[10]
        ror r14d, 0xb                      ;   296.2 p0      49 w[10]
        xor ebx, r14d                      ;   297.2 p1      49 w[10]
        ror ebx, 7                         ;   298.2 p5      49 w[10]
        ror r15d, 5                        ;   297.0 p0      48 t1
        xor r15d, r12d                     ;   298.0 p1      48 t1
        ror r15d, 6                        ;   299.0 p5      48 t1
        xor eax, ebx                       ;   299.2 p1      49 w[10]
        add r13d, eax                      ;   300.2 p0      78 w[10]
        mov r14d, edi                      ;   298.0 p5      51 t1 copy
        xor r14d, r11d                     ;   299.0 p1      51 t1
        and r14d, r12d                     ;   300.0 p0      51 t1
        lea ecx, [rcx + r15 - 1341970488]  ;   300.0 p0      61 t1
        xor r14d, edi                      ;   301.0 p5      51 t1
        add ecx, r14d                      ;   302.0 p1      61 t1
        add ecx, r13d                      ;   303.0 p5      61 t1
        mov r14d, r8d                      ;   300.8 p1      52 v[5] copy
        add r10d, ecx                      ;   304.0 p0      62 v[1]
        mov r15d, ebp                      ;   301.0 p5      47 v[5] copy
        xor r14d, ebp                      ;   301.8 p1      52 v[5]
        and edx, r14d                      ;   302.8 p0      52 v[5]
        xor edx, r8d                       ;   303.8 p5      52 v[5]
        ror r15d, 9                        ;   303.0 p0      47 v[5]
        xor r15d, ebp                      ;   304.0 p1      47 v[5]
        ror r15d, 0xb                      ;   305.0 p5      47 v[5]
        xor r15d, ebp                      ;   306.0 p1      47 v[5]
        mov eax, r13d                      ;   304.0 p0      50 w[12] copy
        ror eax, 2                         ;   305.0 p5      50 w[12]
        xor eax, r13d                      ;   306.0 p1      50 w[12]
        ror r15d, 2                        ;   307.0 p0      47 v[5]
        add ecx, edx                       ;   305.0 p5      63 v[5]
        add ecx, r15d                      ;   308.0 p1      63 v[5]
        mov r15d, r13d                     ;   306.0 p0      50 w[12] copy
        shr r15d, 0xa                      ;   307.0 p5      50 w[12]
        ror eax, 0x11                      ;   307.0 p0      50 w[12]
        xor r15d, eax                      ;   308.0 p1      50 w[12]
        mov eax, dword [rsp + 112]         ;   303.2 p2      49 w[11]
        shr eax, 3                         ;   307.0 p5      49 w[11]
        mov ebx, dword [rsp + 112]         ;   304.2 p2      73 w[12] reload
        mov edx, dword [rsp + 112]         ;   305.2 p2      49 w[11]
        ror edx, 0xb                       ;   308.2 p0      49 w[11]
        xor edx, ebx                       ;   309.2 p1      49 w[11]
        ror edx, 7                         ;   310.2 p5      49 w[11]
        xor eax, edx                       ;   311.2 p1      49 w[11]
        add r9d, eax                       ;   312.2 p0      78 w[11]
        mov eax, dword [rsp + 88]          ;   306.2 p2      78 w[4] reload
        add r9d, eax                       ;   313.2 p5      78 w[11]
        mov edx, r10d                      ;   309.8 p1      48 t1 copy
        ror edx, 0xe                       ;   310.8 p0      48 t1
        xor edx, r10d                      ;   311.8 p5      48 t1
        ror edx, 5                         ;   312.8 p0      48 t1
        xor edx, r10d                      ;   313.8 p1      48 t1
        ror edx, 6                         ;   314.8 p5      48 t1
        lea edi, [rdi + rdx - 1084653625]  ;   315.8 p0      61 t1
        mov edx, r11d                      ;   311.8 p1      51 t1 copy
        xor edx, r12d                      ;   312.8 p5      51 t1
        and edx, r10d                      ;   313.8 p1      51 t1
        xor edx, r11d                      ;   314.8 p0      51 t1
        add edi, edx                       ;   316.8 p5      61 t1
        mov edx, ebp                       ;   313.8 p1      52 v[4] copy
        xor edx, ecx                       ;   314.8 p0      52 v[4]
        and r14d, edx                      ;   315.8 p5      52 v[4]
        xor r14d, ebp                      ;   316.8 p1      52 v[4]
        add r9d, dword [rsp + 108]         ;   315.0 p0+p2   78 w[11]
        add edi, r9d                       ;   317.8 p5      61 t1
        add r14d, edi                      ;   318.8 p1      63 v[4]
        add esi, edi                       ;   318.8 p0      62 v[0]
        mov edi, ecx                       ;   316.0 p5      47 v[4] copy
        ror edi, 9                         ;   317.0 p0      47 v[4]
        xor edi, ecx                       ;   318.0 p1      47 v[4]
        ror edi, 0xb                       ;   319.0 p5      47 v[4]
        xor edi, ecx                       ;   320.0 p1      47 v[4]
        ror edi, 2                         ;   321.0 p0      47 v[4]
        add r14d, edi                      ;   322.0 p5      63 v[4]
        mov edi, r9d                       ;   318.8 p1      50 w[13] copy
        mov dword [rsp + 108], r13d        ;   315.5 p3+p4   78 w[10] spill
        mov r13d, dword [rsp + 116]        ;   315.8 p2      49 w[12]
        add r15d, ebx                      ;   319.0 p0      78 w[12]
        mov dword [rsp + 112], r9d         ;   316.5 p3+p4   78 w[11] spill
        add r15d, dword [rsp + 92]         ;   320.0 p5+p2   78 w[12]
        shr edi, 0xa                       ;   320.0 p0      50 w[13]
        mov ebx, r9d                       ;   319.8 p1      50 w[13] copy
        mov eax, esi                       ;   320.0 p5      48 t1 copy
        ror eax, 0xe                       ;   321.0 p0      48 t1
        xor eax, esi                       ;   322.0 p1      48 t1
        ror eax, 5                         ;   323.0 p5      48 t1
        xor eax, esi                       ;   324.0 p1      48 t1
        ror eax, 6                         ;   325.0 p0      48 t1
        ror r13d, 0xb                      ;   322.0 p5      49 w[12]
        ror ebx, 2                         ;   323.0 p0      50 w[13]
        xor ebx, r9d                       ;   324.0 p1      50 w[13]
        ror ebx, 0x11                      ;   325.0 p5      50 w[13]
        xor edi, ebx                       ;   326.0 p1      50 w[13]
        mov ebx, dword [rsp + 116]         ;   320.2 p2      49 w[12]
        mov r9d, dword [rsp + 116]         ;   321.2 p2      49 w[12]
        shr r9d, 3                         ;   324.2 p0      49 w[12]
        xor ebx, r13d                      ;   324.0 p5      49 w[12]
        ror ebx, 7                         ;   325.0 p0      49 w[12]
        xor r9d, ebx                       ;   326.0 p1      49 w[12]
        add r15d, r9d                      ;   327.0 p5      78 w[12]
        mov r9d, r12d                      ;   325.8 p1      51 t1 copy
        xor r9d, r10d                      ;   326.8 p0      51 t1
        and r9d, esi                       ;   327.8 p5      51 t1
        xor r9d, r12d                      ;   328.8 p1      51 t1
        lea r11d, [r11 + rax - 958395405]  ;   327.0 p0      61 t1
        add r11d, r9d                      ;   329.8 p5      61 t1
        add r11d, r15d                     ;   330.8 p1      61 t1
        mov r9d, ecx                       ;   328.0 p0      52 v[3] copy
        add r8d, r11d                      ;   331.8 p5      62 v[7]
        mov r13d, r14d                     ;   328.8 p1      47 v[3] copy
        ror r13d, 9                        ;   329.8 p0      47 v[3]
        xor r9d, r14d                      ;   329.0 p5      52 v[3]
        and edx, r9d                       ;   330.0 p1      52 v[3]
        xor edx, ecx                       ;   331.0 p0      52 v[3]
        xor r13d, r14d                     ;   330.8 p5      47 v[3]
        mov eax, r15d                      ;   330.8 p1      50 w[14] copy
        ror r13d, 0xb                      ;   331.8 p0      47 v[3]
        xor r13d, r14d                     ;   332.8 p5      47 v[3]
        ror r13d, 2                        ;   333.8 p0      47 v[3]
        add r11d, edx                      ;   332.0 p1      63 v[3]
        add r11d, r13d                     ;   334.8 p5      63 v[3]
        mov r13d, r15d                     ;   332.8 p1      50 w[14] copy
        shr r13d, 0xa                      ;   333.8 p0      50 w[14]
        ror eax, 2                         ;   333.0 p5      50 w[14]
        xor eax, r15d                      ;   334.0 p1      50 w[14]
        ror eax, 0x11                      ;   335.0 p0      50 w[14]
        xor r13d, eax                      ;   336.0 p5      50 w[14]
        mov eax, dword [rsp + 128]         ;   330.8 p2      49 w[13]
        shr eax, 3                         ;   335.0 p0      49 w[13]
        mov edx, dword [rsp + 128]         ;   331.8 p2      49 w[13]
        ror edx, 0xb                       ;   335.0 p5      49 w[13]
        mov ebx, dword [rsp + 128]         ;   332.8 p2      73 w[14] reload
        xor edx, ebx                       ;   336.0 p1      49 w[13]
        ror edx, 7                         ;   337.0 p0      49 w[13]
        xor eax, edx                       ;   338.0 p1      49 w[13]
        add edi, eax                       ;   339.0 p5      78 w[13]
        mov eax, dword [rsp + 96]          ;   333.8 p2      78 w[6] reload
        add edi, eax                       ;   340.0 p1      78 w[13]
        add edi, dword [rsp + 116]         ;   341.0 p0+p2   78 w[13]
        mov edx, r8d                       ;   337.0 p5      48 t1 copy
        ror edx, 0xe                       ;   338.0 p0      48 t1
        xor edx, r8d                       ;   339.0 p1      48 t1
        ror edx, 5                         ;   340.0 p5      48 t1
        xor edx, r8d                       ;   341.0 p1      48 t1
        ror edx, 6                         ;   342.0 p0      48 t1
        lea r12d, [r12 + rdx - 710438585]  ;   343.0 p0      61 t1
        mov edx, r10d                      ;   339.0 p5      51 t1 copy
        xor edx, esi                       ;   340.0 p1      51 t1
        and edx, r8d                       ;   341.0 p5      51 t1
        xor edx, r10d                      ;   342.0 p1      51 t1
        add r12d, edx                      ;   344.0 p0      61 t1
        add r12d, edi                      ;   345.0 p5      61 t1
        mov edx, r14d                      ;   341.8 p1      52 v[2] copy
        xor edx, r11d                      ;   342.8 p0      52 v[2]
        and r9d, edx                       ;   343.8 p5      52 v[2]
        xor r9d, r14d                      ;   344.8 p1      52 v[2]
        add r9d, r12d                      ;   346.0 p0      63 v[2]
        mov dword [rsp + 128], edi         ;   342.0 p3+p4   78 w[13] spill
        add ebp, r12d                      ;   346.0 p5      62 v[6]
        mov r12d, r11d                     ;   343.8 p1      47 v[2] copy
        ror r12d, 9                        ;   344.8 p0      47 v[2]
        xor r12d, r11d                     ;   345.8 p5      47 v[2]
        ror r12d, 0xb                      ;   346.8 p0      47 v[2]
        xor r12d, r11d                     ;   347.8 p1      47 v[2]
        ror r12d, 2                        ;   348.8 p5      47 v[2]
        add r9d, r12d                      ;   349.8 p1      63 v[2]
        mov r12d, edi                      ;   346.0 p0      50 w[15] copy
        shr r12d, 0xa                      ;   347.0 p5      50 w[15]
        add r13d, ebx                      ;   346.8 p1      78 w[14]
        mov ebx, edi                       ;   347.0 p0      50 w[15] copy
        ror ebx, 2                         ;   348.0 p5      50 w[15]
        xor ebx, edi                       ;   349.0 p1      50 w[15]
        ror ebx, 0x11                      ;   350.0 p0      50 w[15]
        xor r12d, ebx                      ;   351.0 p5      50 w[15]
        add r13d, dword [rsp + 100]        ;   348.8 p1+p2   78 w[14]
        mov eax, ebp                       ;   349.0 p0      48 t1 copy
        ror eax, 0xe                       ;   350.0 p5      48 t1
        xor eax, ebp                       ;   351.0 p1      48 t1
        ror eax, 5                         ;   352.0 p0      48 t1
        xor eax, ebp                       ;   353.0 p5      48 t1
        mov ebx, dword [rsp + 132]         ;   347.0 p2      49 w[14]
        mov dword [rsp + 116], r15d        ;   347.2 p3+p4   78 w[12] spill
        mov r15d, dword [rsp + 132]        ;   348.0 p2      49 w[14]
        ror eax, 6                         ;   354.0 p0      48 t1
        mov edi, dword [rsp + 132]         ;   349.0 p2      49 w[14]
        shr edi, 3                         ;   352.0 p5      49 w[14]
        ror r15d, 0xb                      ;   352.0 p0      49 w[14]
        xor ebx, r15d                      ;   353.0 p1      49 w[14]
        ror ebx, 7                         ;   354.0 p5      49 w[14]
        xor edi, ebx                       ;   355.0 p1      49 w[14]
        add r13d, edi                      ;   356.0 p1      78 w[14]
        mov edi, esi                       ;   353.0 p0      51 t1 copy
        xor edi, r8d                       ;   354.0 p5      51 t1
        and edi, ebp                       ;   355.0 p1      51 t1
        xor edi, esi                       ;   356.0 p0      51 t1
        lea r10d, [r10 + rax + 113926993]  ;   355.0 p0      61 t1
        add r10d, edi                      ;   357.0 p5      61 t1
        add r10d, r13d                     ;   358.0 p1      61 t1
        mov edi, r11d                      ;   355.0 p5      52 v[1] copy
        xor edi, r9d                       ;   356.0 p1      52 v[1]
        mov r15d, r9d                      ;   356.0 p0      47 v[1] copy
        ror r15d, 9                        ;   357.0 p5      47 v[1]
        xor r15d, r9d                      ;   358.0 p1      47 v[1]
        and edx, edi                       ;   357.0 p0      52 v[1]
        xor edx, r11d                      ;   358.0 p5      52 v[1]
        add ecx, r10d                      ;   359.0 p1      62 v[5]
        ror r15d, 0xb                      ;   359.0 p0      47 v[1]
        xor r15d, r9d                      ;   360.0 p5      47 v[1]
        ror r15d, 2                        ;   361.0 p0      47 v[1]
        add r10d, edx                      ;   359.0 p1      63 v[1]
        add r10d, r15d                     ;   362.0 p5      63 v[1]
        mov r15d, r13d                     ;   359.8 p1      50 w[0] copy
        shr r15d, 0xa                      ;   360.8 p0      50 w[0]
        mov eax, r13d                      ;   360.0 p5      50 w[0] copy
        ror eax, 2                         ;   361.0 p0      50 w[0]
        xor eax, r13d                      ;   362.0 p1      50 w[0]
        ror eax, 0x11                      ;   363.0 p5      50 w[0]
        xor r15d, eax                      ;   364.0 p1      50 w[0]
        mov eax, dword [rsp + 136]         ;   358.0 p2      49 w[15]
        shr eax, 3                         ;   362.0 p0      49 w[15]
        mov ebx, dword [rsp + 136]         ;   359.0 p2      78 w[0] reload
        mov edx, dword [rsp + 136]         ;   360.0 p2      49 w[15]
        ror edx, 0xb                       ;   363.0 p5      49 w[15]
        xor edx, ebx                       ;   364.0 p1      49 w[15]
        ror edx, 7                         ;   365.0 p0      49 w[15]
        xor eax, edx                       ;   366.0 p5      49 w[15]
        add r12d, eax                      ;   367.0 p1      78 w[15]
        mov eax, dword [rsp + 120]         ;   361.0 p2      78 w[8] reload
        add r12d, eax                      ;   368.0 p0      78 w[15]
        add r12d, dword [rsp + 132]        ;   369.0 p5+p2   78 w[15]
        mov edx, ecx                       ;   364.8 p1      48 t1 copy
        ror edx, 0xe                       ;   365.8 p0      48 t1
        xor edx, ecx                       ;   366.8 p5      48 t1
        ror edx, 5                         ;   367.8 p0      48 t1
        xor edx, ecx                       ;   368.8 p1      48 t1
        ror edx, 6                         ;   369.8 p5      48 t1
        lea esi, [rsi + rdx + 338241895]   ;   370.8 p0      61 t1
        mov edx, r8d                       ;   366.8 p1      51 t1 copy
        xor edx, ebp                       ;   367.8 p5      51 t1
        and edx, ecx                       ;   368.8 p1      51 t1
        xor edx, r8d                       ;   369.8 p0      51 t1
        add esi, edx                       ;   371.8 p5      61 t1
        add esi, r12d                      ;   372.8 p1      61 t1
        mov edx, r9d                       ;   369.0 p0      52 v[0] copy
        xor edx, r10d                      ;   370.0 p5      52 v[0]
        and edi, edx                       ;   371.0 p1      52 v[0]
        xor edi, r9d                       ;   372.0 p0      52 v[0]
        add r14d, esi                      ;   373.8 p5      62 v[4]
        add edi, esi                       ;   373.8 p1      63 v[0]
        mov esi, r10d                      ;   371.0 p0      47 v[0] copy
        ror esi, 9                         ;   372.0 p5      47 v[0]
        xor esi, r10d                      ;   373.0 p1      47 v[0]
        ror esi, 0xb                       ;   374.0 p0      47 v[0]
        add r15d, ebx                      ;   372.0 p5      78 w[0]
        mov ebx, r12d                      ;   372.8 p1      50 w[1] copy
        ror ebx, 2                         ;   373.8 p0      50 w[1]
        xor esi, r10d                      ;   375.0 p5      47 v[0]
        ror esi, 2                         ;   376.0 p0      47 v[0]
        add edi, esi                       ;   377.0 p1      63 v[0]
        mov esi, r12d                      ;   374.0 p5      50 w[1] copy
        shr esi, 0xa                       ;   375.0 p0      50 w[1]
        xor ebx, r12d                      ;   374.8 p1      50 w[1]
        ror ebx, 0x11                      ;   375.8 p5      50 w[1]
        xor esi, ebx                       ;   376.8 p1      50 w[1]
        mov ebx, dword [rsp + 124]         ;   372.5 p2      49 w[0]
        mov dword [rsp + 136], r12d        ;   372.8 p3+p4   78 w[15] spill
        mov eax, r14d                      ;   376.0 p0      48 t1 copy
        add r15d, dword [rsp + 104]        ;   376.0 p5+p2   78 w[0]
        ror eax, 0xe                       ;   377.0 p0      48 t1
        xor eax, r14d                      ;   378.0 p1      48 t1
        ror eax, 5                         ;   379.0 p5      48 t1
        xor eax, r14d                      ;   380.0 p1      48 t1
        ror eax, 6                         ;   381.0 p0      48 t1
        mov dword [rsp + 132], r13d        ;   374.8 p3+p4   78 w[14] spill
        mov r12d, dword [rsp + 124]        ;   375.0 p2      49 w[0]
        shr r12d, 3                        ;   378.0 p5      49 w[0]
        mov r13d, dword [rsp + 124]        ;   376.0 p2      49 w[0]
        ror r13d, 0xb                      ;   379.0 p0      49 w[0]
        xor ebx, r13d                      ;   380.0 p1      49 w[0]
        ror ebx, 7                         ;   381.0 p5      49 w[0]
        xor r12d, ebx                      ;   382.0 p1      49 w[0]
        add r15d, r12d                     ;   383.0 p0      78 w[0]
        mov r12d, ebp                      ;   380.0 p5      51 t1 copy
        xor r12d, ecx                      ;   381.0 p1      51 t1
        and r12d, r14d                     ;   382.0 p0      51 t1
        xor r12d, ebp                      ;   383.0 p5      51 t1
        lea r8d, [r8 + rax + 666307205]    ;   382.0 p0      61 t1
        add r8d, r12d                      ;   384.0 p1      61 t1
        add r8d, r15d                      ;   385.0 p5      61 t1
        mov r12d, r10d                     ;   382.8 p1      52 v[7] copy
        xor r12d, edi                      ;   383.8 p0      52 v[7]
        and edx, r12d                      ;   384.8 p5      52 v[7]
        xor edx, r10d                      ;   385.8 p1      52 v[7]
        add r11d, r8d                      ;   386.0 p0      62 v[3]
        mov r13d, edi                      ;   384.0 p5      47 v[7] copy
        ror r13d, 9                        ;   385.0 p0      47 v[7]
        xor r13d, edi                      ;   386.0 p1      47 v[7]
        ror r13d, 0xb                      ;   387.0 p5      47 v[7]
        add r8d, edx                       ;   386.8 p1      63 v[7]
        mov eax, r15d                      ;   386.0 p0      50 w[2] copy
        xor r13d, edi                      ;   388.0 p5      47 v[7]
        ror r13d, 2                        ;   389.0 p0      47 v[7]
        add r8d, r13d                      ;   390.0 p1      63 v[7]
        mov r13d, r15d                     ;   387.0 p5      50 w[2] copy
        shr r13d, 0xa                      ;   388.0 p0      50 w[2]
        ror eax, 2                         ;   388.0 p5      50 w[2]
        xor eax, r15d                      ;   389.0 p1      50 w[2]
        ror eax, 0x11                      ;   390.0 p0      50 w[2]
        xor r13d, eax                      ;   391.0 p1      50 w[2]
        mov eax, dword [rsp + 80]          ;   385.2 p2      49 w[1]
        mov edx, dword [rsp + 80]          ;   386.2 p2      49 w[1]
        ror edx, 0xb                       ;   389.2 p5      49 w[1]
        mov ebx, dword [rsp + 80]          ;   387.2 p2      78 w[2] reload
        xor edx, ebx                       ;   390.2 p1      49 w[1]
        ror edx, 7                         ;   391.2 p0      49 w[1]
        shr eax, 3                         ;   390.0 p5      49 w[1]
        xor eax, edx                       ;   392.2 p1      49 w[1]
        add esi, eax                       ;   393.2 p0      78 w[1]
        mov eax, dword [rsp + 108]         ;   388.2 p2      78 w[10] reload
        add esi, eax                       ;   394.2 p5      78 w[1]
        add esi, dword [rsp + 124]         ;   395.2 p1+p2   78 w[1]
        mov edx, r11d                      ;   392.0 p0      48 t1 copy
        ror edx, 0xe                       ;   393.0 p5      48 t1
        xor edx, r11d                      ;   394.0 p1      48 t1
        ror edx, 5                         ;   395.0 p0      48 t1
        xor edx, r11d                      ;   396.0 p5      48 t1
        ror edx, 6                         ;   397.0 p0      48 t1
        lea ebp, [rbp + rdx + 773529912]   ;   398.0 p0      61 t1
        mov edx, ecx                       ;   393.8 p1      51 t1 copy
        xor edx, r14d                      ;   394.8 p5      51 t1
        and edx, r11d                      ;   395.8 p1      51 t1
        xor edx, ecx                       ;   396.8 p5      51 t1
        add ebp, edx                       ;   399.0 p1      61 t1
        mov edx, edi                       ;   396.0 p0      52 v[6] copy
        xor edx, r8d                       ;   397.0 p5      52 v[6]
        and r12d, edx                      ;   398.0 p1      52 v[6]
        xor r12d, edi                      ;   399.0 p0      52 v[6]
        add ebp, esi                       ;   400.0 p5      61 t1
        add r9d, ebp                       ;   401.0 p1      62 v[2]
        add r12d, ebp                      ;   401.0 p0      63 v[6]
        mov ebp, r8d                       ;   398.0 p5      47 v[6] copy
        ror ebp, 9                         ;   399.0 p0      47 v[6]
        xor ebp, r8d                       ;   400.0 p1      47 v[6]
        ror ebp, 0xb                       ;   401.0 p5      47 v[6]
        xor ebp, r8d                       ;   402.0 p1      47 v[6]
        ror ebp, 2                         ;   403.0 p0      47 v[6]
        add r12d, ebp                      ;   404.0 p5      63 v[6]
        mov ebp, esi                       ;   400.8 p1      50 w[3] copy
        shr ebp, 0xa                       ;   401.8 p0      50 w[3]
        add r13d, ebx                      ;   401.0 p5      78 w[2]
        mov ebx, esi                       ;   401.8 p1      50 w[3] copy
        ror ebx, 2                         ;   402.8 p0      50 w[3]
        xor ebx, esi                       ;   403.8 p5      50 w[3]
        mov eax, r9d                       ;   402.8 p1      48 t1 copy
        ror eax, 0xe                       ;   403.8 p0      48 t1
        ror ebx, 0x11                      ;   404.8 p5      50 w[3]
        xor ebp, ebx                       ;   405.8 p1      50 w[3]
        mov ebx, dword [rsp + 84]          ;   400.8 p2      49 w[2]
        xor eax, r9d                       ;   404.8 p0      48 t1
        ror eax, 5                         ;   405.8 p5      48 t1
        xor eax, r9d                       ;   406.8 p1      48 t1
        add r13d, dword [rsp + 112]        ;   405.0 p0+p2   78 w[2]
        mov dword [rsp + 80], esi          ;   402.0 p3+p4   78 w[1] spill
        mov dword [rsp + 124], r15d        ;   403.0 p3+p4   78 w[0] spill
        mov r15d, dword [rsp + 84]         ;   402.8 p2      49 w[2]
        ror r15d, 0xb                      ;   405.8 p5      49 w[2]
        xor ebx, r15d                      ;   406.8 p1      49 w[2]
        ror ebx, 7                         ;   407.8 p0      49 w[2]
        ror eax, 6                         ;   407.8 p5      48 t1
        mov esi, dword [rsp + 84]          ;   403.8 p2      49 w[2]
        shr esi, 3                         ;   407.0 p0      49 w[2]
        xor esi, ebx                       ;   408.8 p1      49 w[2]
        add r13d, esi                      ;   409.8 p5      78 w[2]
        mov esi, r14d                      ;   407.8 p1      51 t1 copy
        xor esi, r11d                      ;   408.8 p0      51 t1
        lea ecx, [rcx + rax + 1294757372]  ;   409.0 p0      61 t1
        and esi, r9d                       ;   409.8 p5      51 t1
        xor esi, r14d                      ;   410.8 p1      51 t1
        add ecx, esi                       ;   411.8 p5      61 t1
        mov esi, r8d                       ;   409.8 p1      52 v[5] copy
        xor esi, r12d                      ;   410.8 p0      52 v[5]
        add ecx, r13d                      ;   412.8 p5      61 t1
        and edx, esi                       ;   411.8 p1      52 v[5]
        xor edx, r8d                       ;   412.8 p0      52 v[5]
        add r10d, ecx                      ;   413.8 p5      62 v[1]
        mov r15d, r12d                     ;   411.8 p1      47 v[5] copy
        ror r15d, 9                        ;   412.8 p0      47 v[5]
        xor r15d, r12d                     ;   413.8 p5      47 v[5]
        ror r15d, 0xb                      ;   414.8 p0      47 v[5]
        add ecx, edx                       ;   413.8 p1      63 v[5]
        xor r15d, r12d                     ;   415.8 p5      47 v[5]
        ror r15d, 2                        ;   416.8 p0      47 v[5]
        add ecx, r15d                      ;   417.8 p1      63 v[5]
        mov r15d, r13d                     ;   414.0 p5      50 w[4] copy
        mov eax, r13d                      ;   414.8 p1      50 w[4] copy
        shr r15d, 0xa                      ;   415.0 p0      50 w[4]
        ror eax, 2                         ;   415.8 p5      50 w[4]
        xor eax, r13d                      ;   416.8 p1      50 w[4]
        ror eax, 0x11                      ;   417.8 p0      50 w[4]
        xor r15d, eax                      ;   418.8 p5      50 w[4]
        mov eax, dword [rsp + 88]          ;   413.0 p2      49 w[3]
        shr eax, 3                         ;   417.0 p0      49 w[3]
        mov edx, dword [rsp + 88]          ;   414.0 p2      49 w[3]
        mov ebx, dword [rsp + 88]          ;   415.0 p2      78 w[4] reload
        ror edx, 0xb                       ;   417.0 p5      49 w[3]
        xor edx, ebx                       ;   418.0 p1      49 w[3]
        ror edx, 7                         ;   419.0 p0      49 w[3]
        xor eax, edx                       ;   420.0 p1      49 w[3]
        mov edx, r10d                      ;   418.0 p5      48 t1 copy
        ror edx, 0xe                       ;   419.0 p0      48 t1
        xor edx, r10d                      ;   420.0 p1      48 t1
        add ebp, eax                       ;   421.0 p5      78 w[3]
        mov eax, dword [rsp + 116]         ;   416.0 p2      78 w[12] reload
        add ebp, eax                       ;   422.0 p1      78 w[3]
        ror edx, 5                         ;   421.0 p0      48 t1
        xor edx, r10d                      ;   422.0 p5      48 t1
        ror edx, 6                         ;   423.0 p0      48 t1
        lea r14d, [r14 + rdx + 1396182291] ;   424.0 p0      61 t1
        mov edx, r11d                      ;   420.8 p1      51 t1 copy
        xor edx, r9d                       ;   421.8 p5      51 t1
        and edx, r10d                      ;   422.8 p1      51 t1
        add ebp, dword [rsp + 84]          ;   423.0 p5+p2   78 w[3]
        xor edx, r11d                      ;   423.8 p1      51 t1
        add r14d, edx                      ;   425.0 p0      61 t1
        add r14d, ebp                      ;   426.0 p5      61 t1
        mov edx, r12d                      ;   423.8 p1      52 v[4] copy
        xor edx, ecx                       ;   424.8 p0      52 v[4]
        and esi, edx                       ;   425.8 p5      52 v[4]
        xor esi, r12d                      ;   426.8 p1      52 v[4]
        add esi, r14d                      ;   427.8 p0      63 v[4]
        add edi, r14d                      ;   427.0 p5      62 v[0]
        mov r14d, ecx                      ;   425.8 p1      47 v[4] copy
        ror r14d, 9                        ;   426.8 p0      47 v[4]
        xor r14d, ecx                      ;   427.8 p5      47 v[4]
        ror r14d, 0xb                      ;   428.8 p0      47 v[4]
        xor r14d, ecx                      ;   429.8 p1      47 v[4]
        ror r14d, 2                        ;   430.8 p5      47 v[4]
        add esi, r14d                      ;   431.8 p1      63 v[4]
        mov r14d, ebp                      ;   428.0 p0      50 w[5] copy
        shr r14d, 0xa                      ;   429.0 p5      50 w[5]
        add r15d, ebx                      ;   428.8 p1      78 w[4]
        mov ebx, ebp                       ;   429.0 p0      50 w[5] copy
        ror ebx, 2                         ;   430.0 p5      50 w[5]
        xor ebx, ebp                       ;   431.0 p1      50 w[5]
        ror ebx, 0x11                      ;   432.0 p0      50 w[5]
        xor r14d, ebx                      ;   433.0 p5      50 w[5]
        mov ebx, dword [rsp + 92]          ;   427.0 p2      49 w[4]
        mov dword [rsp + 88], ebp          ;   427.2 p3+p4   78 w[3] spill
        mov dword [rsp + 84], r13d         ;   428.2 p3+p4   78 w[2] spill
        add r15d, dword [rsp + 128]        ;   430.8 p1+p2   78 w[4]
        mov eax, edi                       ;   431.0 p0      48 t1 copy
        ror eax, 0xe                       ;   432.0 p5      48 t1
        xor eax, edi                       ;   433.0 p1      48 t1
        ror eax, 5                         ;   434.0 p0      48 t1
        xor eax, edi                       ;   435.0 p5      48 t1
        ror eax, 6                         ;   436.0 p0      48 t1
        mov ebp, dword [rsp + 92]          ;   429.5 p2      49 w[4]
        mov r13d, dword [rsp + 92]         ;   430.5 p2      49 w[4]
        ror r13d, 0xb                      ;   433.5 p5      49 w[4]
        xor ebx, r13d                      ;   434.5 p1      49 w[4]
        shr ebp, 3                         ;   434.0 p0      49 w[4]
        ror ebx, 7                         ;   435.5 p5      49 w[4]
        xor ebp, ebx                       ;   436.5 p1      49 w[4]
        add r15d, ebp                      ;   437.5 p1      78 w[4]
        mov ebp, r9d                       ;   435.0 p0      51 t1 copy
        xor ebp, r10d                      ;   436.0 p5      51 t1
        and ebp, edi                       ;   437.0 p1      51 t1
        xor ebp, r9d                       ;   438.0 p0      51 t1
        lea r11d, [r11 + rax + 1695183700] ;   437.0 p0      61 t1
        add r11d, ebp                      ;   439.0 p5      61 t1
        add r11d, r15d                     ;   440.0 p1      61 t1
        mov ebp, ecx                       ;   437.0 p5      52 v[3] copy
        xor ebp, esi                       ;   438.0 p1      52 v[3]
        and edx, ebp                       ;   439.0 p0      52 v[3]
        xor edx, ecx                       ;   440.0 p5      52 v[3]
        add r8d, r11d                      ;   441.0 p1      62 v[7]
        add r11d, edx                      ;   441.0 p0      63 v[3]
        mov edx, dword [rsp + 96]          ;   435.5 p2      49 w[5]
        mov ebx, dword [rsp + 96]          ;   436.5 p2      78 w[6] reload
        mov r13d, esi                      ;   439.0 p5      47 v[3] copy
        ror r13d, 9                        ;   440.0 p0      47 v[3]
        xor r13d, esi                      ;   441.0 p1      47 v[3]
        ror r13d, 0xb                      ;   442.0 p5      47 v[3]
        xor r13d, esi                      ;   443.0 p1      47 v[3]
        ror r13d, 2                        ;   444.0 p0      47 v[3]
        add r11d, r13d                     ;   445.0 p5      63 v[3]
        mov r13d, r15d                     ;   441.8 p1      50 w[6] copy
        shr r13d, 0xa                      ;   442.8 p0      50 w[6]
        mov eax, r15d                      ;   442.0 p5      50 w[6] copy
        ror eax, 2                         ;   443.0 p0      50 w[6]
        xor eax, r15d                      ;   444.0 p1      50 w[6]
        ror eax, 0x11                      ;   445.0 p5      50 w[6]
        xor r13d, eax                      ;   446.0 p1      50 w[6]
        mov eax, dword [rsp + 96]          ;   440.2 p2      49 w[5]
        shr eax, 3                         ;   444.0 p0      49 w[5]
        ror edx, 0xb                       ;   444.0 p5      49 w[5]
        xor edx, ebx                       ;   445.0 p1      49 w[5]
        ror edx, 7                         ;   446.0 p0      49 w[5]
        xor eax, edx                       ;   447.0 p5      49 w[5]
        mov edx, r8d                       ;   445.8 p1      48 t1 copy
        ror edx, 0xe                       ;   446.8 p0      48 t1
        add r14d, eax                      ;   448.0 p5      78 w[5]
        mov eax, dword [rsp + 132]         ;   442.8 p2      78 w[14] reload
        add r14d, eax                      ;   449.0 p1      78 w[5]
        add r14d, dword [rsp + 92]         ;   450.0 p0+p2   78 w[5]
        xor edx, r8d                       ;   447.8 p5      48 t1
        ror edx, 5                         ;   448.8 p0      48 t1
        xor edx, r8d                       ;   449.8 p1      48 t1
        ror edx, 6                         ;   450.8 p5      48 t1
        lea r9d, [r9 + rdx + 1986661051]   ;   451.8 p0      61 t1
        mov edx, r10d                      ;   448.8 p1      51 t1 copy
        xor edx, edi                       ;   449.8 p5      51 t1
        and edx, r8d                       ;   450.8 p1      51 t1
        mov dword [rsp + 92], r15d         ;   445.8 p3+p4   78 w[4] spill
        xor edx, r10d                      ;   451.8 p0      51 t1
        add r9d, edx                       ;   452.8 p5      61 t1
        add r9d, r14d                      ;   453.8 p1      61 t1
        add r12d, r9d                      ;   454.8 p0      62 v[6]
        mov edx, esi                       ;   451.0 p5      52 v[2] copy
        xor edx, r11d                      ;   452.0 p1      52 v[2]
        and ebp, edx                       ;   453.0 p0      52 v[2]
        xor ebp, esi                       ;   454.0 p5      52 v[2]
        add ebp, r9d                       ;   455.0 p1      63 v[2]
        mov r9d, r11d                      ;   453.0 p0      47 v[2] copy
        ror r9d, 9                         ;   454.0 p5      47 v[2]
        xor r9d, r11d                      ;   455.0 p1      47 v[2]
        ror r9d, 0xb                       ;   456.0 p0      47 v[2]
        mov r15d, dword [rsp + 100]        ;   450.8 p2      49 w[6]
        xor r9d, r11d                      ;   457.0 p5      47 v[2]
        ror r9d, 2                         ;   458.0 p0      47 v[2]
        add ebp, r9d                       ;   459.0 p1      63 v[2]
        mov r9d, r14d                      ;   455.0 p5      50 w[7] copy
        shr r9d, 0xa                       ;   456.0 p0      50 w[7]
        add r13d, ebx                      ;   455.8 p1      78 w[6]
        add r13d, dword [rsp + 136]        ;   456.8 p5+p2   78 w[6]
        ror r15d, 0xb                      ;   457.0 p0      49 w[6]
        mov eax, r12d                      ;   456.8 p1      48 t1 copy
        ror eax, 0xe                       ;   457.8 p5      48 t1
        mov ebx, r14d                      ;   457.8 p1      50 w[7] copy
        ror ebx, 2                         ;   458.8 p0      50 w[7]
        xor ebx, r14d                      ;   459.8 p5      50 w[7]
        ror ebx, 0x11                      ;   460.8 p0      50 w[7]
        mov dword [rsp + 96], r14d         ;   455.2 p3+p4   78 w[5] spill
        xor r9d, ebx                       ;   461.8 p1      50 w[7]
        mov ebx, dword [rsp + 100]         ;   455.8 p2      49 w[6]
        xor ebx, r15d                      ;   459.0 p5      49 w[6]
        mov r15d, ebp                      ;   460.0 p1      47 v[1] copy
        ror r15d, 9                        ;   461.0 p0      47 v[1]
        xor r15d, ebp                      ;   462.0 p5      47 v[1]
        xor eax, r12d                      ;   460.8 p1      48 t1
        ror eax, 5                         ;   461.8 p0      48 t1
        mov r14d, dword [rsp + 100]        ;   457.5 p2      49 w[6]
        xor eax, r12d                      ;   462.8 p5      48 t1
        ror eax, 6                         ;   463.8 p0      48 t1
        lea r10d, [r10 + rax - 2117940946] ;   464.8 p0      61 t1
        ror ebx, 7                         ;   462.0 p5      49 w[6]
        shr r14d, 3                        ;   463.0 p5      49 w[6]
        xor r14d, ebx                      ;   464.0 p1      49 w[6]
        add r13d, r14d                     ;   465.0 p1      78 w[6]
        ror r15d, 0xb                      ;   464.0 p0      47 v[1]
        xor r15d, ebp                      ;   465.0 p1      47 v[1]
        ror r15d, 2                        ;   466.0 p5      47 v[1]
        mov r14d, edi                      ;   464.8 p1      51 t1 copy
        xor r14d, r8d                      ;   465.8 p0      51 t1
        mov ebx, dword [rsp + 120]         ;   461.2 p2      78 w[8] reload
        and r14d, r12d                     ;   466.8 p5      51 t1
        xor r14d, edi                      ;   467.8 p1      51 t1
        add r10d, r14d                     ;   468.8 p0      61 t1
        add r10d, r13d                     ;   469.8 p5      61 t1
        mov r14d, r11d                     ;   466.8 p1      52 v[1] copy
        mov eax, r13d                      ;   467.0 p0      50 w[8] copy
        ror eax, 2                         ;   468.0 p5      50 w[8]
        xor eax, r13d                      ;   469.0 p1      50 w[8]
        add ecx, r10d                      ;   470.8 p0      62 v[5]
        xor r14d, ebp                      ;   468.0 p5      52 v[1]
        and edx, r14d                      ;   469.0 p1      52 v[1]
        xor edx, r11d                      ;   470.0 p0      52 v[1]
        add r10d, edx                      ;   471.0 p5      63 v[1]
        add r10d, r15d                     ;   472.0 p1      63 v[1]
        mov r15d, r13d                     ;   470.0 p0      50 w[8] copy
        shr r15d, 0xa                      ;   471.0 p5      50 w[8]
        ror eax, 0x11                      ;   471.0 p0      50 w[8]
        xor r15d, eax                      ;   472.0 p1      50 w[8]
        mov edx, dword [rsp + 120]         ;   467.2 p2      49 w[7]
        ror edx, 0xb                       ;   471.0 p5      49 w[7]
        mov eax, dword [rsp + 120]         ;   468.2 p2      49 w[7]
        shr eax, 3                         ;   472.0 p0      49 w[7]
        xor edx, ebx                       ;   472.0 p1      49 w[7]
        ror edx, 7                         ;   473.0 p5      49 w[7]
        xor eax, edx                       ;   474.0 p1      49 w[7]
        add r9d, eax                       ;   475.0 p0      78 w[7]
        mov eax, dword [rsp + 124]         ;   469.2 p2      78 w[0] reload
        add r9d, eax                       ;   476.0 p5      78 w[7]
        add r9d, dword [rsp + 100]         ;   477.0 p1+p2   78 w[7]
        mov edx, ecx                       ;   474.0 p0      48 t1 copy
        ror edx, 0xe                       ;   475.0 p5      48 t1
        xor edx, ecx                       ;   476.0 p1      48 t1
        ror edx, 5                         ;   477.0 p0      48 t1
        xor edx, ecx                       ;   478.0 p5      48 t1
        ror edx, 6                         ;   479.0 p0      48 t1
        lea edi, [rdi + rdx - 1838011259]  ;   480.0 p0      61 t1
        mov edx, r8d                       ;   475.8 p1      51 t1 copy
        xor edx, r12d                      ;   476.8 p5      51 t1
        and edx, ecx                       ;   477.8 p1      51 t1
        xor edx, r8d                       ;   478.8 p5      51 t1
        add edi, edx                       ;   481.0 p1      61 t1
        mov edx, ebp                       ;   478.0 p0      52 v[0] copy
        xor edx, r10d                      ;   479.0 p5      52 v[0]
        and r14d, edx                      ;   480.0 p1      52 v[0]
        add edi, r9d                       ;   482.0 p0      61 t1
        add esi, edi                       ;   483.0 p5      62 v[4]
        mov eax, esi                       ;   484.0 p1      48 t1 copy
        xor r14d, ebp                      ;   481.0 p0      52 v[0]
        add r14d, edi                      ;   483.0 p5      63 v[0]
        mov edi, r10d                      ;   480.8 p1      47 v[0] copy
        ror edi, 9                         ;   481.8 p0      47 v[0]
        xor edi, r10d                      ;   482.8 p5      47 v[0]
        ror edi, 0xb                       ;   483.8 p0      47 v[0]
        xor edi, r10d                      ;   484.8 p1      47 v[0]
        ror edi, 2                         ;   485.8 p5      47 v[0]
        add r14d, edi                      ;   486.8 p1      63 v[0]
        add r15d, ebx                      ;   483.0 p0      78 w[8]
        mov ebx, r9d                       ;   483.0 p5      50 w[9] copy
        mov dword [rsp + 120], r9d         ;   480.2 p3+p4   78 w[7] spill
        mov edi, r9d                       ;   483.8 p1      50 w[9] copy
        ror ebx, 2                         ;   484.0 p0      50 w[9]
        shr edi, 0xa                       ;   484.8 p5      50 w[9]
        mov dword [rsp + 100], r13d        ;   481.2 p3+p4   78 w[6] spill
        xor ebx, r9d                       ;   485.0 p1      50 w[9]
        ror ebx, 0x11                      ;   486.0 p0      50 w[9]
        add r15d, dword [rsp + 80]         ;   485.0 p5+p2   78 w[8]
        xor edi, ebx                       ;   487.0 p1      50 w[9]
        mov r9d, dword [rsp + 104]         ;   483.0 p2      49 w[8]
        ror eax, 0xe                       ;   486.0 p0      48 t1
        xor eax, esi                       ;   487.0 p5      48 t1
        ror eax, 5                         ;   488.0 p0      48 t1
        xor eax, esi                       ;   489.0 p1      48 t1
        ror eax, 6                         ;   490.0 p5      48 t1
        shr r9d, 3                         ;   488.0 p0      49 w[8]
        mov ebx, dword [rsp + 104]         ;   484.8 p2      49 w[8]
        mov r13d, dword [rsp + 104]        ;   485.8 p2      49 w[8]
        ror r13d, 0xb                      ;   488.8 p5      49 w[8]
        xor ebx, r13d                      ;   489.8 p1      49 w[8]
        ror ebx, 7                         ;   490.8 p0      49 w[8]
        xor r9d, ebx                       ;   491.8 p1      49 w[8]
        add r15d, r9d                      ;   492.8 p5      78 w[8]
        mov r9d, r12d                      ;   489.8 p1      51 t1 copy
        xor r9d, ecx                       ;   490.8 p0      51 t1
        and r9d, esi                       ;   491.8 p5      51 t1
        xor r9d, r12d                      ;   492.8 p1      51 t1
        lea r8d, [r8 + rax - 1564481375]   ;   491.0 p0      61 t1
        add r8d, r9d                       ;   493.8 p5      61 t1
        add r8d, r15d                      ;   494.8 p1      61 t1
        mov r9d, r10d                      ;   492.0 p0      52 v[7] copy
        xor r9d, r14d                      ;   493.0 p5      52 v[7]
        and edx, r9d                       ;   494.0 p1      52 v[7]
        xor edx, r10d                      ;   495.0 p0      52 v[7]
        add r11d, r8d                      ;   495.8 p5      62 v[3]
        mov r13d, r14d                     ;   493.8 p1      47 v[7] copy
        ror r13d, 9                        ;   494.8 p0      47 v[7]
        add r8d, edx                       ;   496.0 p5      63 v[7]
        xor r13d, r14d                     ;   495.8 p1      47 v[7]
        ror r13d, 0xb                      ;   496.8 p0      47 v[7]
        xor r13d, r14d                     ;   497.8 p5      47 v[7]
        ror r13d, 2                        ;   498.8 p0      47 v[7]
        add r8d, r13d                      ;   499.8 p1      63 v[7]
        mov r13d, r15d                     ;   496.0 p5      50 w[10] copy
        mov eax, r15d                      ;   496.8 p1      50 w[10] copy
        ror eax, 2                         ;   497.8 p0      50 w[10]
        xor eax, r15d                      ;   498.8 p5      50 w[10]
        ror eax, 0x11                      ;   499.8 p0      50 w[10]
        shr r13d, 0xa                      ;   498.0 p5      50 w[10]
        xor r13d, eax                      ;   500.8 p1      50 w[10]
        mov eax, dword [rsp + 108]         ;   495.0 p2      49 w[9]
        shr eax, 3                         ;   499.0 p0      49 w[9]
        mov edx, dword [rsp + 108]         ;   496.0 p2      49 w[9]
        ror edx, 0xb                       ;   499.0 p5      49 w[9]
        mov ebx, dword [rsp + 108]         ;   497.0 p2      78 w[10] reload
        xor edx, ebx                       ;   500.0 p1      49 w[9]
        ror edx, 7                         ;   501.0 p0      49 w[9]
        xor eax, edx                       ;   502.0 p1      49 w[9]
        add edi, eax                       ;   503.0 p5      78 w[9]
        mov eax, dword [rsp + 84]          ;   498.0 p2      78 w[2] reload
        add edi, eax                       ;   504.0 p1      78 w[9]
        add edi, dword [rsp + 104]         ;   505.0 p0+p2   78 w[9]
        mov edx, r11d                      ;   501.0 p5      48 t1 copy
        ror edx, 0xe                       ;   502.0 p0      48 t1
        xor edx, r11d                      ;   503.0 p1      48 t1
        ror edx, 5                         ;   504.0 p5      48 t1
        xor edx, r11d                      ;   505.0 p1      48 t1
        ror edx, 6                         ;   506.0 p0      48 t1
        lea r12d, [r12 + rdx - 1474664885] ;   507.0 p0      61 t1
        mov edx, ecx                       ;   503.0 p5      51 t1 copy
        xor edx, esi                       ;   504.0 p1      51 t1
        and edx, r11d                      ;   505.0 p5      51 t1
        xor edx, ecx                       ;   506.0 p1      51 t1
        add r12d, edx                      ;   508.0 p0      61 t1
        add r12d, edi                      ;   509.0 p5      61 t1
        mov edx, r14d                      ;   505.8 p1      52 v[6] copy
        xor edx, r8d                       ;   506.8 p0      52 v[6]
        and r9d, edx                       ;   507.8 p5      52 v[6]
        xor r9d, r14d                      ;   508.8 p1      52 v[6]
        add r9d, r12d                      ;   510.0 p0      63 v[6]
        add ebp, r12d                      ;   510.0 p5      62 v[2]
        mov r12d, r8d                      ;   507.8 p1      47 v[6] copy
        ror r12d, 9                        ;   508.8 p0      47 v[6]
        xor r12d, r8d                      ;   509.8 p5      47 v[6]
        ror r12d, 0xb                      ;   510.8 p0      47 v[6]
        xor r12d, r8d                      ;   511.8 p1      47 v[6]
        ror r12d, 2                        ;   512.8 p5      47 v[6]
        add r9d, r12d                      ;   513.8 p1      63 v[6]
        mov r12d, edi                      ;   510.0 p0      50 w[11] copy
        shr r12d, 0xa                      ;   511.0 p5      50 w[11]
        add r13d, ebx                      ;   510.8 p1      78 w[10]
        mov ebx, edi                       ;   511.0 p0      50 w[11] copy
        ror ebx, 2                         ;   512.0 p5      50 w[11]
        xor ebx, edi                       ;   513.0 p1      50 w[11]
        ror ebx, 0x11                      ;   514.0 p0      50 w[11]
        mov dword [rsp + 108], edi         ;   509.0 p3+p4   78 w[9] spill
        xor r12d, ebx                      ;   515.0 p5      50 w[11]
        add r13d, dword [rsp + 88]         ;   512.8 p1+p2   78 w[10]
        mov eax, ebp                       ;   513.0 p0      48 t1 copy
        ror eax, 0xe                       ;   514.0 p5      48 t1
        xor eax, ebp                       ;   515.0 p1      48 t1
        mov edi, dword [rsp + 112]         ;   510.5 p2      49 w[10]
        ror eax, 5                         ;   516.0 p0      48 t1
        xor eax, ebp                       ;   517.0 p5      48 t1
        ror eax, 6                         ;   518.0 p0      48 t1
        shr edi, 3                         ;   515.0 p5      49 w[10]
        mov dword [rsp + 104], r15d        ;   511.8 p3+p4   78 w[8] spill
        mov r15d, dword [rsp + 112]        ;   512.0 p2      49 w[10]
        mov ebx, dword [rsp + 112]         ;   513.0 p2      49 w[10]
        ror r15d, 0xb                      ;   516.0 p0      49 w[10]
        xor ebx, r15d                      ;   517.0 p1      49 w[10]
        ror ebx, 7                         ;   518.0 p5      49 w[10]
        xor edi, ebx                       ;   519.0 p1      49 w[10]
        add r13d, edi                      ;   520.0 p1      78 w[10]
        mov edi, esi                       ;   517.0 p0      51 t1 copy
        xor edi, r11d                      ;   518.0 p5      51 t1
        and edi, ebp                       ;   519.0 p1      51 t1
        xor edi, esi                       ;   520.0 p0      51 t1
        lea ecx, [rcx + rax - 1035236496]  ;   519.0 p0      61 t1
        add ecx, edi                       ;   521.0 p5      61 t1
        mov edi, r8d                       ;   518.8 p1      52 v[5] copy
        add ecx, r13d                      ;   522.0 p5      61 t1
        add r10d, ecx                      ;   523.0 p1      62 v[1]
        xor edi, r9d                       ;   520.0 p0      52 v[5]
        and edx, edi                       ;   521.0 p5      52 v[5]
        xor edx, r8d                       ;   522.0 p1      52 v[5]
        mov r15d, r9d                      ;   521.0 p0      47 v[5] copy
        ror r15d, 9                        ;   522.0 p5      47 v[5]
        xor r15d, r9d                      ;   523.0 p1      47 v[5]
        ror r15d, 0xb                      ;   524.0 p0      47 v[5]
        xor r15d, r9d                      ;   525.0 p5      47 v[5]
        ror r15d, 2                        ;   526.0 p0      47 v[5]
        add ecx, edx                       ;   523.0 p1      63 v[5]
        add ecx, r15d                      ;   527.0 p5      63 v[5]
        mov r15d, r13d                     ;   523.8 p1      50 w[12] copy
        shr r15d, 0xa                      ;   524.8 p0      50 w[12]
        mov eax, r13d                      ;   524.0 p5      50 w[12] copy
        mov ebx, dword [rsp + 116]         ;   521.0 p2      78 w[12] reload
        ror eax, 2                         ;   525.0 p0      50 w[12]
        mov edx, dword [rsp + 116]         ;   522.0 p2      49 w[11]
        xor eax, r13d                      ;   526.0 p1      50 w[12]
        ror eax, 0x11                      ;   527.0 p5      50 w[12]
        xor r15d, eax                      ;   528.0 p1      50 w[12]
        mov eax, dword [rsp + 116]         ;   523.0 p2      49 w[11]
        shr eax, 3                         ;   526.0 p0      49 w[11]
        ror edx, 0xb                       ;   526.0 p5      49 w[11]
        xor edx, ebx                       ;   527.0 p1      49 w[11]
        ror edx, 7                         ;   528.0 p0      49 w[11]
        xor eax, edx                       ;   529.0 p5      49 w[11]
        add r12d, eax                      ;   530.0 p1      78 w[11]
        mov edx, r10d                      ;   528.0 p0      48 t1 copy
        mov eax, dword [rsp + 92]          ;   524.5 p2      78 w[4] reload
        add r12d, eax                      ;   531.0 p5      78 w[11]
        add r12d, dword [rsp + 112]        ;   532.0 p1+p2   78 w[11]
        mov dword [rsp + 116], r12d        ;   533.0 p3+p4   78 w[11] spill
        ror edx, 0xe                       ;   529.0 p0      48 t1
        xor edx, r10d                      ;   530.0 p5      48 t1
        ror edx, 5                         ;   531.0 p0      48 t1
        xor edx, r10d                      ;   532.0 p1      48 t1
        ror edx, 6                         ;   533.0 p5      48 t1
        lea esi, [rsi + rdx - 949202525]   ;   534.0 p0      61 t1
        mov edx, r11d                      ;   530.8 p1      51 t1 copy
        xor edx, ebp                       ;   531.8 p5      51 t1
        and edx, r10d                      ;   532.8 p1      51 t1
        xor edx, r11d                      ;   533.8 p0      51 t1
        add esi, edx                       ;   535.0 p5      61 t1
        add esi, r12d                      ;   536.0 p1      61 t1
        mov edx, r9d                       ;   533.0 p0      52 v[4] copy
        xor edx, ecx                       ;   534.0 p5      52 v[4]
        and edi, edx                       ;   535.0 p1      52 v[4]
        xor edi, r9d                       ;   536.0 p0      52 v[4]
        add edi, esi                       ;   537.0 p5      63 v[4]
        add r14d, esi                      ;   537.0 p1      62 v[0]
        mov esi, ecx                       ;   535.0 p0      47 v[4] copy
        ror esi, 9                         ;   536.0 p5      47 v[4]
        xor esi, ecx                       ;   537.0 p1      47 v[4]
        ror esi, 0xb                       ;   538.0 p0      47 v[4]
        xor esi, ecx                       ;   539.0 p5      47 v[4]
        ror esi, 2                         ;   540.0 p0      47 v[4]
        add edi, esi                       ;   541.0 p1      63 v[4]
        mov esi, r12d                      ;   537.0 p5      50 w[13] copy
        shr esi, 0xa                       ;   538.0 p0      50 w[13]
        add r15d, ebx                      ;   537.8 p1      78 w[12]
        mov dword [rsp + 112], r13d        ;   535.0 p3+p4   78 w[10] spill
        mov ebx, r12d                      ;   538.0 p5      50 w[13] copy
        ror ebx, 2                         ;   539.0 p0      50 w[13]
        xor ebx, r12d                      ;   540.0 p1      50 w[13]
        ror ebx, 0x11                      ;   541.0 p5      50 w[13]
        xor esi, ebx                       ;   542.0 p1      50 w[13]
        add r15d, dword [rsp + 96]         ;   540.0 p0+p2   78 w[12]
        mov r12d, dword [rsp + 128]        ;   537.5 p2      49 w[12]
        mov eax, r14d                      ;   540.0 p5      48 t1 copy
        ror eax, 0xe                       ;   541.0 p0      48 t1
        xor eax, r14d                      ;   542.0 p1      48 t1
        ror eax, 5                         ;   543.0 p5      48 t1
        xor eax, r14d                      ;   544.0 p1      48 t1
        ror eax, 6                         ;   545.0 p0      48 t1
        shr r12d, 3                        ;   542.0 p5      49 w[12]
        mov r13d, dword [rsp + 128]        ;   539.0 p2      49 w[12]
        ror r13d, 0xb                      ;   543.0 p0      49 w[12]
        mov ebx, dword [rsp + 128]         ;   540.0 p2      49 w[12]
        xor ebx, r13d                      ;   544.0 p1      49 w[12]
        ror ebx, 7                         ;   545.0 p5      49 w[12]
        xor r12d, ebx                      ;   546.0 p1      49 w[12]
        add r15d, r12d                     ;   547.0 p0      78 w[12]
        mov r12d, ebp                      ;   544.0 p5      51 t1 copy
        xor r12d, r10d                     ;   545.0 p1      51 t1
        and r12d, r14d                     ;   546.0 p0      51 t1
        lea r11d, [r11 + rax - 778901479]  ;   546.0 p0      61 t1
        xor r12d, ebp                      ;   547.0 p5      51 t1
        add r11d, r12d                     ;   548.0 p1      61 t1
        mov r12d, ecx                      ;   546.0 p5      52 v[3] copy
        mov r13d, edi                      ;   546.8 p1      47 v[3] copy
        ror r13d, 9                        ;   547.8 p0      47 v[3]
        xor r13d, edi                      ;   548.8 p5      47 v[3]
        ror r13d, 0xb                      ;   549.8 p0      47 v[3]
        mov eax, r15d                      ;   548.0 p1      50 w[14] copy
        xor r13d, edi                      ;   550.8 p5      47 v[3]
        ror r13d, 2                        ;   551.8 p0      47 v[3]
        add r11d, r15d                     ;   549.0 p1      61 t1
        xor r12d, edi                      ;   549.0 p5      52 v[3]
        and edx, r12d                      ;   550.0 p1      52 v[3]
        mov ebx, dword [rsp + 132]         ;   546.2 p2      78 w[14] reload
        xor edx, ecx                       ;   551.0 p0      52 v[3]
        add r8d, r11d                      ;   550.0 p5      62 v[7]
        add r11d, edx                      ;   552.0 p1      63 v[3]
        add r11d, r13d                     ;   553.0 p0      63 v[3]
        mov edx, dword [rsp + 132]         ;   547.5 p2      49 w[13]
        mov r13d, r15d                     ;   551.0 p5      50 w[14] copy
        shr r13d, 0xa                      ;   552.0 p0      50 w[14]
        ror edx, 0xb                       ;   552.0 p5      49 w[13]
        xor edx, ebx                       ;   553.0 p1      49 w[13]
        ror eax, 2                         ;   553.0 p0      50 w[14]
        ror edx, 7                         ;   554.0 p5      49 w[13]
        xor eax, r15d                      ;   554.0 p1      50 w[14]
        ror eax, 0x11                      ;   555.0 p0      50 w[14]
        xor r13d, eax                      ;   556.0 p1      50 w[14]
        mov eax, dword [rsp + 132]         ;   550.0 p2      49 w[13]
        shr eax, 3                         ;   554.0 p5      49 w[13]
        xor eax, edx                       ;   555.0 p1      49 w[13]
        mov edx, r8d                       ;   555.0 p0      48 t1 copy
        ror edx, 0xe                       ;   556.0 p5      48 t1
        xor edx, r8d                       ;   557.0 p1      48 t1
        ror edx, 5                         ;   558.0 p0      48 t1
        xor edx, r8d                       ;   559.0 p5      48 t1
        ror edx, 6                         ;   560.0 p0      48 t1
        lea ebp, [rbp + rdx - 694614492]   ;   561.0 p0      61 t1
        mov edx, r10d                      ;   556.8 p1      51 t1 copy
        xor edx, r14d                      ;   557.8 p5      51 t1
        and edx, r8d                       ;   558.8 p1      51 t1
        xor edx, r10d                      ;   559.8 p5      51 t1
        add ebp, edx                       ;   562.0 p1      61 t1
        add esi, eax                       ;   559.0 p0      78 w[13]
        mov eax, dword [rsp + 100]         ;   555.0 p2      78 w[6] reload
        add esi, eax                       ;   560.0 p5      78 w[13]
        mov edx, edi                       ;   559.8 p1      52 v[2] copy
        xor edx, r11d                      ;   560.8 p0      52 v[2]
        and r12d, edx                      ;   561.8 p5      52 v[2]
        xor r12d, edi                      ;   562.8 p1      52 v[2]
        add esi, dword [rsp + 128]         ;   561.0 p0+p2   78 w[13]
        add ebp, esi                       ;   563.0 p5      61 t1
        add r12d, ebp                      ;   564.0 p1      63 v[2]
        add r13d, ebx                      ;   562.0 p0      78 w[14]
        add r13d, dword [rsp + 120]        ;   563.0 p5+p2   78 w[14]
        mov ebx, esi                       ;   562.8 p1      50 w[15] copy
        add r9d, ebp                       ;   564.0 p0      62 v[6]
        mov ebp, r11d                      ;   563.0 p5      47 v[2] copy
        ror ebp, 9                         ;   564.0 p0      47 v[2]
        xor ebp, r11d                      ;   565.0 p1      47 v[2]
        ror ebp, 0xb                       ;   566.0 p5      47 v[2]
        xor ebp, r11d                      ;   567.0 p1      47 v[2]
        ror ebp, 2                         ;   568.0 p0      47 v[2]
        add r12d, ebp                      ;   569.0 p5      63 v[2]
        mov ebp, esi                       ;   565.8 p1      50 w[15] copy
        mov dword [rsp + 132], esi         ;   562.0 p3+p4   78 w[13] spill
        ror ebx, 2                         ;   566.0 p0      50 w[15]
        shr ebp, 0xa                       ;   566.8 p5      50 w[15]
        mov eax, r9d                       ;   566.8 p1      48 t1 copy
        ror eax, 0xe                       ;   567.8 p0      48 t1
        xor eax, r9d                       ;   568.8 p5      48 t1
        ror eax, 5                         ;   569.8 p0      48 t1
        xor eax, r9d                       ;   570.8 p1      48 t1
        ror eax, 6                         ;   571.8 p5      48 t1
        lea r10d, [r10 + rax - 200395387]  ;   572.8 p0      61 t1
        xor ebx, esi                       ;   568.8 p1      50 w[15]
        ror ebx, 0x11                      ;   569.8 p5      50 w[15]
        mov dword [rsp + 128], r15d        ;   565.8 p3+p4   78 w[12] spill
        mov r15d, dword [rsp + 136]        ;   566.0 p2      49 w[14]
        ror r15d, 0xb                      ;   570.0 p0      49 w[14]
        xor ebp, ebx                       ;   570.8 p1      50 w[15]
        mov esi, dword [rsp + 136]         ;   567.0 p2      49 w[14]
        shr esi, 3                         ;   570.0 p5      49 w[14]
        mov ebx, dword [rsp + 136]         ;   568.0 p2      49 w[14]
        xor ebx, r15d                      ;   571.0 p1      49 w[14]
        ror ebx, 7                         ;   572.0 p0      49 w[14]
        xor esi, ebx                       ;   573.0 p5      49 w[14]
        add r13d, esi                      ;   574.0 p1      78 w[14]
        mov esi, r14d                      ;   572.0 p0      51 t1 copy
        xor esi, r8d                       ;   573.0 p5      51 t1
        and esi, r9d                       ;   574.0 p1      51 t1
        xor esi, r14d                      ;   575.0 p0      51 t1
        add r10d, esi                      ;   576.0 p5      61 t1
        mov esi, r11d                      ;   573.8 p1      52 v[1] copy
        xor esi, r12d                      ;   574.8 p0      52 v[1]
        and edx, esi                       ;   575.8 p5      52 v[1]
        mov ebx, dword [rsp + 124]         ;   570.8 p2      78 w[0] reload
        mov r15d, r12d                     ;   574.8 p1      47 v[1] copy
        ror r15d, 9                        ;   575.8 p0      47 v[1]
        xor r15d, r12d                     ;   576.8 p5      47 v[1]
        xor edx, r11d                      ;   576.8 p1      52 v[1]
        mov eax, r13d                      ;   576.0 p0      50 w[0] copy
        ror eax, 2                         ;   577.0 p5      50 w[0]
        ror r15d, 0xb                      ;   577.8 p0      47 v[1]
        add r10d, r13d                     ;   577.0 p1      61 t1
        add ecx, r10d                      ;   578.0 p5      62 v[5]
        xor eax, r13d                      ;   578.0 p1      50 w[0]
        ror eax, 0x11                      ;   579.0 p0      50 w[0]
        xor r15d, r12d                     ;   578.8 p5      47 v[1]
        add r10d, edx                      ;   578.8 p1      63 v[1]
        mov edx, dword [rsp + 124]         ;   575.0 p2      49 w[15]
        ror r15d, 2                        ;   579.8 p0      47 v[1]
        ror edx, 0xb                       ;   579.0 p5      49 w[15]
        xor edx, ebx                       ;   580.0 p1      49 w[15]
        ror edx, 7                         ;   581.0 p0      49 w[15]
        add r10d, r15d                     ;   580.8 p5      63 v[1]
        mov r15d, r13d                     ;   580.8 p1      50 w[0] copy
        shr r15d, 0xa                      ;   581.8 p0      50 w[0]
        xor r15d, eax                      ;   582.8 p5      50 w[0]
        mov eax, dword [rsp + 124]         ;   577.2 p2      49 w[15]
        shr eax, 3                         ;   582.0 p0      49 w[15]
        xor eax, edx                       ;   583.0 p1      49 w[15]
        mov edx, ecx                       ;   582.0 p5      48 t1 copy
        ror edx, 0xe                       ;   583.0 p0      48 t1
        xor edx, ecx                       ;   584.0 p1      48 t1
        add ebp, eax                       ;   584.0 p5      78 w[15]
        mov eax, dword [rsp + 104]         ;   579.0 p2      78 w[8] reload
        add ebp, eax                       ;   585.0 p1      78 w[15]
        add ebp, dword [rsp + 136]         ;   586.0 p0+p2   78 w[15]
        ror edx, 5                         ;   585.0 p5      48 t1
        xor edx, ecx                       ;   586.0 p1      48 t1
        ror edx, 6                         ;   587.0 p0      48 t1
        lea r14d, [r14 + rdx + 275423344]  ;   588.0 p0      61 t1
        mov edx, r8d                       ;   585.0 p5      51 t1 copy
        xor edx, r9d                       ;   586.0 p1      51 t1
        mov dword [rsp + 124], ebp         ;   587.0 p3+p4   78 w[15] spill
        and edx, ecx                       ;   587.0 p5      51 t1
        xor edx, r8d                       ;   588.0 p1      51 t1
        add r14d, edx                      ;   589.0 p0      61 t1
        add r14d, ebp                      ;   590.0 p5      61 t1
        mov edx, r12d                      ;   587.8 p1      52 v[0] copy
        xor edx, r10d                      ;   588.8 p0      52 v[0]
        and esi, edx                       ;   589.8 p5      52 v[0]
        xor esi, r12d                      ;   590.8 p1      52 v[0]
        add edi, r14d                      ;   591.0 p0      62 v[4]
        add esi, r14d                      ;   591.8 p5      63 v[0]
        mov r14d, r10d                     ;   589.8 p1      47 v[0] copy
        ror r14d, 9                        ;   590.8 p0      47 v[0]
        xor r14d, r10d                     ;   591.8 p5      47 v[0]
        ror r14d, 0xb                      ;   592.8 p0      47 v[0]
        xor r14d, r10d                     ;   593.8 p1      47 v[0]
        ror r14d, 2                        ;   594.8 p5      47 v[0]
        add esi, r14d                      ;   595.8 p1      63 v[0]
        mov r14d, ebp                      ;   592.0 p0      50 w[1] copy
        mov dword [rsp + 136], r13d        ;   588.2 p3+p4   78 w[14] spill
        add r15d, ebx                      ;   592.0 p5      78 w[0]
        shr r14d, 0xa                      ;   593.0 p0      50 w[1]
        mov ebx, ebp                       ;   592.8 p1      50 w[1] copy
        ror ebx, 2                         ;   593.8 p5      50 w[1]
        xor ebx, ebp                       ;   594.8 p1      50 w[1]
        ror ebx, 0x11                      ;   595.8 p0      50 w[1]
        mov r13d, dword [rsp + 80]         ;   590.8 p2      49 w[0]
        xor r14d, ebx                      ;   596.8 p5      50 w[1]
        mov eax, edi                       ;   594.8 p1      48 t1 copy
        ror eax, 0xe                       ;   595.8 p0      48 t1
        mov ebx, dword [rsp + 80]          ;   591.8 p2      49 w[0]
        add r15d, dword [rsp + 108]        ;   595.0 p5+p2   78 w[0]
        mov ebp, dword [rsp + 80]          ;   593.8 p2      49 w[0]
        xor eax, edi                       ;   596.8 p1      48 t1
        ror eax, 5                         ;   597.8 p0      48 t1
        xor eax, edi                       ;   598.8 p5      48 t1
        shr ebp, 3                         ;   597.0 p0      49 w[0]
        ror r13d, 0xb                      ;   597.0 p5      49 w[0]
        ror eax, 6                         ;   599.8 p0      48 t1
        xor ebx, r13d                      ;   598.0 p1      49 w[0]
        ror ebx, 7                         ;   599.0 p5      49 w[0]
        xor ebp, ebx                       ;   600.0 p1      49 w[0]
        add r15d, ebp                      ;   601.0 p1      78 w[0]
        mov ebp, r9d                       ;   599.0 p0      51 t1 copy
        xor ebp, ecx                       ;   600.0 p5      51 t1
        and ebp, edi                       ;   601.0 p1      51 t1
        xor ebp, r9d                       ;   602.0 p0      51 t1
        lea r8d, [r8 + rax + 430227734]    ;   601.0 p0      61 t1
        add r8d, ebp                       ;   603.0 p5      61 t1
        mov ebp, r10d                      ;   600.8 p1      52 v[7] copy
        add r8d, r15d                      ;   604.0 p5      61 t1
        add r11d, r8d                      ;   605.0 p1      62 v[3]
        xor ebp, esi                       ;   602.0 p0      52 v[7]
        and edx, ebp                       ;   603.0 p5      52 v[7]
        xor edx, r10d                      ;   604.0 p1      52 v[7]
        mov r13d, esi                      ;   603.0 p0      47 v[7] copy
        ror r13d, 9                        ;   604.0 p5      47 v[7]
        xor r13d, esi                      ;   605.0 p1      47 v[7]
        ror r13d, 0xb                      ;   606.0 p0      47 v[7]
        xor r13d, esi                      ;   607.0 p5      47 v[7]
        ror r13d, 2                        ;   608.0 p0      47 v[7]
        add r8d, edx                       ;   605.0 p1      63 v[7]
        add r8d, r13d                      ;   609.0 p5      63 v[7]
        mov r13d, r15d                     ;   605.8 p1      50 w[2] copy
        shr r13d, 0xa                      ;   606.8 p0      50 w[2]
        mov eax, r15d                      ;   606.0 p5      50 w[2] copy
        ror eax, 2                         ;   607.0 p0      50 w[2]
        xor eax, r15d                      ;   608.0 p1      50 w[2]
        ror eax, 0x11                      ;   609.0 p5      50 w[2]
        xor r13d, eax                      ;   610.0 p1      50 w[2]
        mov ebx, dword [rsp + 84]          ;   604.2 p2      78 w[2] reload
        mov eax, dword [rsp + 84]          ;   605.2 p2      49 w[1]
        shr eax, 3                         ;   608.2 p0      49 w[1]
        mov edx, dword [rsp + 84]          ;   606.2 p2      49 w[1]
        ror edx, 0xb                       ;   609.2 p5      49 w[1]
        xor edx, ebx                       ;   610.2 p1      49 w[1]
        ror edx, 7                         ;   611.2 p0      49 w[1]
        xor eax, edx                       ;   612.2 p5      49 w[1]
        mov edx, r11d                      ;   609.8 p1      48 t1 copy
        ror edx, 0xe                       ;   610.8 p0      48 t1
        xor edx, r11d                      ;   611.8 p5      48 t1
        add r14d, eax                      ;   613.2 p1      78 w[1]
        mov eax, dword [rsp + 112]         ;   607.2 p2      78 w[10] reload
        add r14d, eax                      ;   614.2 p0      78 w[1]
        add r14d, dword [rsp + 80]         ;   615.2 p5+p2   78 w[1]
        ror edx, 5                         ;   612.8 p0      48 t1
        xor edx, r11d                      ;   613.8 p1      48 t1
        ror edx, 6                         ;   614.8 p5      48 t1
        lea r9d, [r9 + rdx + 506948616]    ;   615.8 p0      61 t1
        mov edx, ecx                       ;   612.8 p1      51 t1 copy
        xor edx, edi                       ;   613.8 p5      51 t1
        and edx, r11d                      ;   614.8 p1      51 t1
        xor edx, ecx                       ;   615.8 p0      51 t1
        add r9d, edx                       ;   616.8 p5      61 t1
        add r9d, r14d                      ;   617.8 p1      61 t1
        mov edx, esi                       ;   615.0 p0      52 v[6] copy
        xor edx, r8d                       ;   616.0 p5      52 v[6]
        and ebp, edx                       ;   617.0 p1      52 v[6]
        xor ebp, esi                       ;   618.0 p0      52 v[6]
        add r12d, r9d                      ;   618.8 p5      62 v[2]
        add ebp, r9d                       ;   619.0 p1      63 v[6]
        mov r9d, r8d                       ;   617.0 p0      47 v[6] copy
        ror r9d, 9                         ;   618.0 p5      47 v[6]
        xor r9d, r8d                       ;   619.0 p1      47 v[6]
        ror r9d, 0xb                       ;   620.0 p0      47 v[6]
        xor r9d, r8d                       ;   621.0 p5      47 v[6]
        ror r9d, 2                         ;   622.0 p0      47 v[6]
        add ebp, r9d                       ;   623.0 p1      63 v[6]
        mov r9d, r14d                      ;   619.0 p5      50 w[3] copy
        shr r9d, 0xa                       ;   620.0 p0      50 w[3]
        add r13d, ebx                      ;   619.8 p1      78 w[2]
        mov ebx, r14d                      ;   620.0 p5      50 w[3] copy
        ror ebx, 2                         ;   621.0 p0      50 w[3]
        xor ebx, r14d                      ;   622.0 p1      50 w[3]
        ror ebx, 0x11                      ;   623.0 p5      50 w[3]
        xor r9d, ebx                       ;   624.0 p1      50 w[3]
        mov ebx, dword [rsp + 88]          ;   618.2 p2      49 w[2]
        add r13d, dword [rsp + 116]        ;   622.0 p0+p2   78 w[2]
        mov eax, r12d                      ;   622.0 p5      48 t1 copy
        ror eax, 0xe                       ;   623.0 p0      48 t1
        xor eax, r12d                      ;   624.0 p1      48 t1
        ror eax, 5                         ;   625.0 p5      48 t1
        mov dword [rsp + 84], r14d         ;   619.8 p3+p4   78 w[1] spill
        mov r14d, dword [rsp + 88]         ;   620.2 p2      49 w[2]
        xor eax, r12d                      ;   626.0 p1      48 t1
        ror eax, 6                         ;   627.0 p0      48 t1
        mov dword [rsp + 80], r15d         ;   620.8 p3+p4   78 w[0] spill
        mov r15d, dword [rsp + 88]         ;   621.2 p2      49 w[2]
        ror r15d, 0xb                      ;   624.2 p5      49 w[2]
        xor ebx, r15d                      ;   625.2 p1      49 w[2]
        shr r14d, 3                        ;   625.0 p0      49 w[2]
        ror ebx, 7                         ;   626.2 p5      49 w[2]
        xor r14d, ebx                      ;   627.2 p1      49 w[2]
        add r13d, r14d                     ;   628.2 p0      78 w[2]
        mov r14d, edi                      ;   626.0 p5      51 t1 copy
        xor r14d, r11d                     ;   627.0 p1      51 t1
        and r14d, r12d                     ;   628.0 p0      51 t1
        lea ecx, [rcx + rax + 659060556]   ;   628.0 p0      61 t1
        xor r14d, edi                      ;   629.0 p5      51 t1
        add ecx, r14d                      ;   630.0 p1      61 t1
        add ecx, r13d                      ;   631.0 p5      61 t1
        mov r14d, r8d                      ;   628.8 p1      52 v[5] copy
        mov ebx, dword [rsp + 92]          ;   625.0 p2      78 w[4] reload
        xor r14d, ebp                      ;   629.8 p0      52 v[5]
        and edx, r14d                      ;   630.8 p5      52 v[5]
        xor edx, r8d                       ;   631.8 p1      52 v[5]
        add r10d, ecx                      ;   632.0 p0      62 v[1]
        mov r15d, ebp                      ;   630.0 p5      47 v[5] copy
        ror r15d, 9                        ;   631.0 p0      47 v[5]
        xor r15d, ebp                      ;   632.0 p1      47 v[5]
        ror r15d, 0xb                      ;   633.0 p5      47 v[5]
        xor r15d, ebp                      ;   634.0 p1      47 v[5]
        ror r15d, 2                        ;   635.0 p0      47 v[5]
        add ecx, edx                       ;   632.8 p5      63 v[5]
        add ecx, r15d                      ;   636.0 p1      63 v[5]
        mov r15d, r13d                     ;   633.0 p0      50 w[4] copy
        shr r15d, 0xa                      ;   634.0 p5      50 w[4]
        mov eax, r13d                      ;   633.8 p1      50 w[4] copy
        ror eax, 2                         ;   634.8 p0      50 w[4]
        mov edx, dword [rsp + 108]         ;   630.2 p2      78 w[9]
        add edx, r13d                      ;   634.0 p5      78 w[9]
        xor r13d, eax                      ;   635.8 p1      50 w[4]
        ror r13d, 0x11                     ;   636.8 p0      50 w[4]
        xor r15d, r13d                     ;   637.8 p5      50 w[4]
        mov r13d, dword [rsp + 92]         ;   631.8 p2      49 w[3]
        shr r13d, 3                        ;   636.0 p0      49 w[3]
        mov eax, dword [rsp + 92]          ;   632.8 p2      49 w[3]
        ror eax, 0xb                       ;   636.0 p5      49 w[3]
        xor eax, ebx                       ;   637.0 p1      49 w[3]
        ror eax, 7                         ;   638.0 p0      49 w[3]
        xor r13d, eax                      ;   639.0 p1      49 w[3]
        add r9d, r13d                      ;   640.0 p5      78 w[3]
        mov r13d, dword [rsp + 128]        ;   633.8 p2      78 w[12] reload
        add r9d, r13d                      ;   641.0 p1      78 w[3]
        add r9d, dword [rsp + 88]          ;   642.0 p0+p2   78 w[3]
        mov eax, r10d                      ;   638.0 p5      48 t1 copy
        ror eax, 0xe                       ;   639.0 p0      48 t1
        xor eax, r10d                      ;   640.0 p1      48 t1
        ror eax, 5                         ;   641.0 p5      48 t1
        xor eax, r10d                      ;   642.0 p1      48 t1
        ror eax, 6                         ;   643.0 p0      48 t1
        lea edi, [rdi + rax + 883997877]   ;   644.0 p0      61 t1
        mov eax, r11d                      ;   640.0 p5      51 t1 copy
        xor eax, r12d                      ;   641.0 p1      51 t1
        and eax, r10d                      ;   642.0 p5      51 t1
        xor eax, r11d                      ;   643.0 p1      51 t1
        add edi, eax                       ;   645.0 p0      61 t1
        add edi, r9d                       ;   646.0 p5      61 t1
        mov eax, ebp                       ;   642.8 p1      52 v[4] copy
        xor eax, ecx                       ;   643.8 p0      52 v[4]
        and r14d, eax                      ;   644.8 p5      52 v[4]
        xor r14d, ebp                      ;   645.8 p1      52 v[4]
        add esi, edi                       ;   647.0 p0      62 v[0]
        add r14d, edi                      ;   647.0 p5      63 v[4]
        mov edi, ecx                       ;   644.8 p1      47 v[4] copy
        ror edi, 9                         ;   645.8 p0      47 v[4]
        xor edi, ecx                       ;   646.8 p5      47 v[4]
        ror edi, 0xb                       ;   647.8 p0      47 v[4]
        xor edi, ecx                       ;   648.8 p1      47 v[4]
        ror edi, 2                         ;   649.8 p5      47 v[4]
        add r14d, edi                      ;   650.8 p1      63 v[4]
        mov edi, r9d                       ;   647.0 p0      50 w[5] copy
        shr edi, 0xa                       ;   648.0 p5      50 w[5]
        add r15d, ebx                      ;   647.8 p1      78 w[4]
        mov ebx, r9d                       ;   648.0 p0      50 w[5] copy
        ror ebx, 2                         ;   649.0 p5      50 w[5]
        xor ebx, r9d                       ;   650.0 p1      50 w[5]
        mov dword [rsp + 92], r9d          ;   645.8 p3+p4   78 w[3] spill
        ror ebx, 0x11                      ;   651.0 p0      50 w[5]
        xor edi, ebx                       ;   652.0 p5      50 w[5]
        add r15d, dword [rsp + 132]        ;   649.8 p1+p2   78 w[4]
        mov r13d, esi                      ;   650.0 p0      48 t1 copy
        mov dword [rsp + 88], edx          ;   647.0 p3+p4   78 w[9] spill
        ror r13d, 0xe                      ;   651.0 p5      48 t1
        mov edx, dword [rsp + 96]          ;   647.5 p2      49 w[4]
        mov r9d, dword [rsp + 96]          ;   648.5 p2      49 w[4]
        xor r13d, esi                      ;   652.0 p1      48 t1
        ror r13d, 5                        ;   653.0 p0      48 t1
        xor r13d, esi                      ;   654.0 p5      48 t1
        ror r13d, 6                        ;   655.0 p0      48 t1
        shr r9d, 3                         ;   652.0 p5      49 w[4]
        mov ebx, dword [rsp + 96]          ;   649.5 p2      49 w[4]
        ror edx, 0xb                       ;   653.0 p0      49 w[4]
        xor ebx, edx                       ;   654.0 p1      49 w[4]
        ror ebx, 7                         ;   655.0 p5      49 w[4]
        xor r9d, ebx                       ;   656.0 p1      49 w[4]
        add r15d, r9d                      ;   657.0 p1      78 w[4]
        mov r9d, r12d                      ;   654.0 p0      51 t1 copy
        xor r9d, r10d                      ;   655.0 p5      51 t1
        and r9d, esi                       ;   656.0 p1      51 t1
        xor r9d, r12d                      ;   657.0 p0      51 t1
        lea r11d, [r11 + r13 + 958139571]  ;   656.0 p0      61 t1
        add r11d, r9d                      ;   658.0 p5      61 t1
        mov edx, dword [rsp + 116]         ;   652.2 p2      78 w[11]
        add r11d, r15d                     ;   659.0 p1      61 t1
        mov r9d, ecx                       ;   656.0 p5      52 v[3] copy
        xor r9d, r14d                      ;   657.0 p1      52 v[3]
        and eax, r9d                       ;   658.0 p0      52 v[3]
        xor eax, ecx                       ;   659.0 p5      52 v[3]
        add r8d, r11d                      ;   660.0 p1      62 v[7]
        add r11d, eax                      ;   660.0 p0      63 v[3]
        mov eax, r15d                      ;   658.0 p5      50 w[6] copy
        ror eax, 2                         ;   659.0 p0      50 w[6]
        mov r13d, r14d                     ;   658.8 p1      47 v[3] copy
        add edx, r15d                      ;   659.0 p5      78 w[11]
        ror r13d, 9                        ;   660.0 p0      47 v[3]
        xor r13d, r14d                     ;   661.0 p1      47 v[3]
        mov ebx, dword [rsp + 100]         ;   656.8 p2      78 w[6] reload
        ror r13d, 0xb                      ;   662.0 p5      47 v[3]
        xor r13d, r14d                     ;   663.0 p1      47 v[3]
        ror r13d, 2                        ;   664.0 p0      47 v[3]
        add r11d, r13d                     ;   665.0 p5      63 v[3]
        mov r13d, r15d                     ;   661.8 p1      50 w[6] copy
        xor r15d, eax                      ;   662.0 p0      50 w[6]
        mov eax, dword [rsp + 100]         ;   658.5 p2      49 w[5]
        ror eax, 0xb                       ;   662.0 p5      49 w[5]
        shr r13d, 0xa                      ;   663.0 p0      50 w[6]
        ror r15d, 0x11                     ;   663.0 p5      50 w[6]
        xor r13d, r15d                     ;   664.0 p1      50 w[6]
        mov r15d, dword [rsp + 100]        ;   659.8 p2      49 w[5]
        shr r15d, 3                        ;   664.0 p0      49 w[5]
        xor eax, ebx                       ;   663.8 p1      49 w[5]
        ror eax, 7                         ;   664.8 p5      49 w[5]
        xor r15d, eax                      ;   665.8 p1      49 w[5]
        mov eax, r8d                       ;   665.0 p0      48 t1 copy
        ror eax, 0xe                       ;   666.0 p5      48 t1
        xor eax, r8d                       ;   667.0 p1      48 t1
        ror eax, 5                         ;   668.0 p0      48 t1
        xor eax, r8d                       ;   669.0 p5      48 t1
        ror eax, 6                         ;   670.0 p0      48 t1
        lea r12d, [r12 + rax + 1322822218] ;   671.0 p0      61 t1
        mov eax, r10d                      ;   666.8 p1      51 t1 copy
        add edi, r15d                      ;   667.0 p5      78 w[5]
        xor eax, esi                       ;   667.8 p1      51 t1
        and eax, r8d                       ;   668.8 p5      51 t1
        xor eax, r10d                      ;   669.8 p1      51 t1
        add r12d, eax                      ;   672.0 p0      61 t1
        mov eax, r14d                      ;   669.0 p5      52 v[2] copy
        xor eax, r11d                      ;   670.0 p1      52 v[2]
        and r9d, eax                       ;   671.0 p0      52 v[2]
        mov r15d, dword [rsp + 136]        ;   665.8 p2      78 w[14] reload
        xor r9d, r14d                      ;   672.0 p5      52 v[2]
        add edi, r15d                      ;   670.8 p1      78 w[5]
        add edi, dword [rsp + 96]          ;   671.8 p0+p2   78 w[5]
        add r12d, edi                      ;   673.0 p5      61 t1
        add ebp, r12d                      ;   674.0 p1      62 v[6]
        add r9d, r12d                      ;   674.0 p0      63 v[2]
        mov r12d, r11d                     ;   672.0 p5      47 v[2] copy
        ror r12d, 9                        ;   673.0 p0      47 v[2]
        xor r12d, r11d                     ;   674.0 p1      47 v[2]
        ror r12d, 0xb                      ;   675.0 p5      47 v[2]
        xor r12d, r11d                     ;   676.0 p1      47 v[2]
        ror r12d, 2                        ;   677.0 p0      47 v[2]
        add r9d, r12d                      ;   678.0 p5      63 v[2]
        add r13d, ebx                      ;   674.8 p1      78 w[6]
        add r13d, dword [rsp + 124]        ;   675.8 p0+p2   78 w[6]
        mov r12d, edi                      ;   675.0 p5      50 w[7] copy
        mov ebx, edi                       ;   675.8 p1      50 w[7] copy
        ror ebx, 2                         ;   676.8 p0      50 w[7]
        shr r12d, 0xa                      ;   676.0 p5      50 w[7]
        xor ebx, edi                       ;   677.8 p1      50 w[7]
        ror ebx, 0x11                      ;   678.8 p0      50 w[7]
        xor r12d, ebx                      ;   679.8 p5      50 w[7]
        mov ebx, dword [rsp + 120]         ;   674.0 p2      49 w[6]
        mov r15d, ebp                      ;   677.8 p1      48 t1 copy
        ror r15d, 0xe                      ;   678.8 p0      48 t1
        xor r15d, ebp                      ;   679.8 p5      48 t1
        ror r15d, 5                        ;   680.8 p0      48 t1
        xor r15d, ebp                      ;   681.8 p1      48 t1
        ror r15d, 6                        ;   682.8 p5      48 t1
        mov dword [rsp + 100], edi         ;   675.8 p3+p4   78 w[5] spill
        mov edi, dword [rsp + 120]         ;   676.0 p2      49 w[6]
        shr edi, 3                         ;   680.0 p0      49 w[6]
        mov dword [rsp + 96], edx          ;   676.8 p3+p4   78 w[11] spill
        mov edx, dword [rsp + 120]         ;   677.0 p2      49 w[6]
        ror edx, 0xb                       ;   680.0 p5      49 w[6]
        xor ebx, edx                       ;   681.0 p1      49 w[6]
        ror ebx, 7                         ;   682.0 p0      49 w[6]
        xor edi, ebx                       ;   683.0 p1      49 w[6]
        add r13d, edi                      ;   684.0 p5      78 w[6]
        mov edi, esi                       ;   681.8 p1      51 t1 copy
        xor edi, r8d                       ;   682.8 p0      51 t1
        and edi, ebp                       ;   683.8 p5      51 t1
        xor edi, esi                       ;   684.8 p1      51 t1
        lea r10d, [r10 + r15 + 1537002063] ;   683.8 p0      61 t1
        add r10d, edi                      ;   685.8 p5      61 t1
        add r10d, r13d                     ;   686.8 p1      61 t1
        mov edi, r11d                      ;   684.0 p0      52 v[1] copy
        xor edi, r9d                       ;   685.0 p5      52 v[1]
        and eax, edi                       ;   686.0 p1      52 v[1]
        xor eax, r11d                      ;   687.0 p0      52 v[1]
        add ecx, r10d                      ;   687.8 p5      62 v[5]
        mov r15d, r9d                      ;   685.8 p1      47 v[1] copy
        add r10d, eax                      ;   688.0 p0      63 v[1]
        mov eax, r13d                      ;   686.0 p5      50 w[8] copy
        ror eax, 2                         ;   687.0 p0      50 w[8]
        mov ebx, dword [rsp + 104]         ;   683.2 p2      78 w[8] reload
        ror r15d, 9                        ;   687.0 p5      47 v[1]
        xor r15d, r9d                      ;   688.0 p1      47 v[1]
        ror r15d, 0xb                      ;   689.0 p0      47 v[1]
        xor r15d, r9d                      ;   690.0 p1      47 v[1]
        ror r15d, 2                        ;   691.0 p5      47 v[1]
        add r10d, r15d                     ;   692.0 p1      63 v[1]
        mov edx, dword [rsp + 132]         ;   685.0 p2      78 w[13]
        mov r15d, r13d                     ;   689.0 p0      50 w[8] copy
        shr r15d, 0xa                      ;   690.0 p5      50 w[8]
        add edx, r13d                      ;   689.8 p1      78 w[13]
        xor r13d, eax                      ;   690.0 p0      50 w[8]
        ror r13d, 0x11                     ;   691.0 p5      50 w[8]
        xor r15d, r13d                     ;   692.0 p1      50 w[8]
        mov r13d, dword [rsp + 104]        ;   687.0 p2      49 w[7]
        shr r13d, 3                        ;   691.0 p0      49 w[7]
        mov eax, dword [rsp + 104]         ;   688.0 p2      49 w[7]
        ror eax, 0xb                       ;   691.0 p5      49 w[7]
        xor eax, ebx                       ;   692.0 p1      49 w[7]
        ror eax, 7                         ;   693.0 p0      49 w[7]
        xor r13d, eax                      ;   694.0 p5      49 w[7]
        mov eax, ecx                       ;   692.8 p1      48 t1 copy
        ror eax, 0xe                       ;   693.8 p0      48 t1
        xor eax, ecx                       ;   694.8 p5      48 t1
        ror eax, 5                         ;   695.8 p0      48 t1
        add r12d, r13d                     ;   695.0 p1      78 w[7]
        mov r13d, dword [rsp + 80]         ;   690.2 p2      78 w[0] reload
        add r12d, r13d                     ;   696.0 p5      78 w[7]
        add r12d, dword [rsp + 120]        ;   697.0 p1+p2   78 w[7]
        xor eax, ecx                       ;   696.8 p0      48 t1
        ror eax, 6                         ;   697.8 p5      48 t1
        lea esi, [rsi + rax + 1747873779]  ;   698.8 p0      61 t1
        mov eax, r8d                       ;   695.8 p1      51 t1 copy
        xor eax, ebp                       ;   696.8 p5      51 t1
        and eax, ecx                       ;   697.8 p1      51 t1
        xor eax, r8d                       ;   698.8 p0      51 t1
        add esi, eax                       ;   699.8 p5      61 t1
        mov eax, r9d                       ;   697.8 p1      52 v[0] copy
        add esi, r12d                      ;   700.8 p0      61 t1
        xor eax, r10d                      ;   698.8 p5      52 v[0]
        and edi, eax                       ;   699.8 p1      52 v[0]
        xor edi, r9d                       ;   700.8 p0      52 v[0]
        add r14d, esi                      ;   701.8 p5      62 v[4]
        add edi, esi                       ;   701.8 p1      63 v[0]
        mov esi, r10d                      ;   700.0 p0      47 v[0] copy
        ror esi, 9                         ;   701.0 p5      47 v[0]
        xor esi, r10d                      ;   702.0 p1      47 v[0]
        ror esi, 0xb                       ;   703.0 p0      47 v[0]
        xor esi, r10d                      ;   704.0 p5      47 v[0]
        ror esi, 2                         ;   705.0 p0      47 v[0]
        add edi, esi                       ;   706.0 p1      63 v[0]
        mov esi, r12d                      ;   702.0 p5      50 w[9] copy
        shr esi, 0xa                       ;   703.0 p0      50 w[9]
        add r15d, ebx                      ;   702.8 p1      78 w[8]
        add r15d, dword [rsp + 84]         ;   703.8 p5+p2   78 w[8]
        mov ebx, r12d                      ;   703.8 p1      50 w[9] copy
        mov r13d, r14d                     ;   704.0 p0      48 t1 copy
        mov dword [rsp + 104], edx         ;   700.8 p3+p4   78 w[13] spill
        ror ebx, 2                         ;   704.8 p5      50 w[9]
        xor ebx, r12d                      ;   705.8 p1      50 w[9]
        mov edx, dword [rsp + 108]         ;   701.5 p2      49 w[8]
        ror ebx, 0x11                      ;   706.8 p0      50 w[9]
        xor esi, ebx                       ;   707.8 p5      50 w[9]
        ror r13d, 0xe                      ;   706.0 p0      48 t1
        ror edx, 0xb                       ;   706.0 p5      49 w[8]
        xor r13d, r14d                     ;   707.0 p1      48 t1
        mov dword [rsp + 84], r12d         ;   703.0 p3+p4   78 w[7] spill
        mov r12d, dword [rsp + 108]        ;   703.2 p2      49 w[8]
        shr r12d, 3                        ;   707.0 p0      49 w[8]
        mov ebx, dword [rsp + 108]         ;   704.2 p2      49 w[8]
        xor ebx, edx                       ;   707.2 p1      49 w[8]
        ror ebx, 7                         ;   708.2 p5      49 w[8]
        xor r12d, ebx                      ;   709.2 p1      49 w[8]
        ror r13d, 5                        ;   708.0 p0      48 t1
        xor r13d, r14d                     ;   709.0 p5      48 t1
        ror r13d, 6                        ;   710.0 p0      48 t1
        mov edx, dword [rsp + 124]         ;   705.5 p2      61 t1
        add r15d, r12d                     ;   710.2 p1      78 w[8]
        mov r12d, ebp                      ;   709.0 p5      51 t1 copy
        xor r12d, ecx                      ;   710.0 p1      51 t1
        and r12d, r14d                     ;   711.0 p0      51 t1
        xor r12d, ebp                      ;   712.0 p5      51 t1
        lea r8d, [r8 + r13 + 1955562222]   ;   711.0 p0      61 t1
        add r8d, r12d                      ;   713.0 p1      61 t1
        add r8d, r15d                      ;   714.0 p5      61 t1
        mov r12d, r10d                     ;   711.8 p1      52 v[7] copy
        xor r12d, edi                      ;   712.8 p0      52 v[7]
        and eax, r12d                      ;   713.8 p5      52 v[7]
        xor eax, r10d                      ;   714.8 p1      52 v[7]
        add r11d, r8d                      ;   715.0 p0      62 v[3]
        mov r13d, edi                      ;   713.0 p5      47 v[7] copy
        ror r13d, 9                        ;   714.0 p0      47 v[7]
        xor r13d, edi                      ;   715.0 p1      47 v[7]
        ror r13d, 0xb                      ;   716.0 p5      47 v[7]
        xor r13d, edi                      ;   717.0 p1      47 v[7]
        ror r13d, 2                        ;   718.0 p0      47 v[7]
        add r8d, eax                       ;   715.8 p5      63 v[7]
        mov eax, r15d                      ;   715.8 p1      50 w[10] copy
        lea edx, [rdx + r15 - 965641998]   ;   716.0 p0      61 t1
        add r8d, r13d                      ;   719.0 p5      63 v[7]
        mov r13d, r15d                     ;   716.8 p1      50 w[10] copy
        shr r13d, 0xa                      ;   717.8 p0      50 w[10]
        ror eax, 2                         ;   717.0 p5      50 w[10]
        mov ebx, dword [rsp + 112]         ;   713.8 p2      78 w[10] reload
        xor r15d, eax                      ;   718.0 p1      50 w[10]
        mov eax, dword [rsp + 112]         ;   714.8 p2      49 w[9]
        ror r15d, 0x11                     ;   719.0 p0      50 w[10]
        xor r13d, r15d                     ;   720.0 p5      50 w[10]
        ror eax, 0xb                       ;   719.0 p0      49 w[9]
        xor eax, ebx                       ;   720.0 p1      49 w[9]
        ror eax, 7                         ;   721.0 p5      49 w[9]
        mov r15d, dword [rsp + 112]        ;   715.8 p2      49 w[9]
        shr r15d, 3                        ;   720.0 p0      49 w[9]
        xor r15d, eax                      ;   722.0 p1      49 w[9]
        mov eax, dword [rsp + 88]          ;   716.8 p2      78 w[9] reload
        add eax, esi                       ;   720.0 p5      78 w[9]
        add eax, r15d                      ;   723.0 p1      78 w[9]
        mov esi, r11d                      ;   721.0 p0      48 t1 copy
        ror esi, 0xe                       ;   722.0 p5      48 t1
        xor esi, r11d                      ;   723.0 p1      48 t1
        ror esi, 5                         ;   724.0 p0      48 t1
        xor esi, r11d                      ;   725.0 p5      48 t1
        ror esi, 6                         ;   726.0 p0      48 t1
        mov r15d, ecx                      ;   722.8 p1      51 t1 copy
        xor r15d, r14d                     ;   723.8 p5      51 t1
        and r15d, r11d                     ;   724.8 p1      51 t1
        xor r15d, ecx                      ;   725.8 p0      51 t1
        lea ebp, [rbp + r15 + 2024104815]  ;   726.8 p0      61 t1
        add ebp, esi                       ;   727.8 p5      61 t1
        add ebp, eax                       ;   728.8 p1      61 t1
        mov esi, edi                       ;   725.0 p5      52 v[6] copy
        add r9d, ebp                       ;   729.8 p1      62 v[2]
        mov r15d, r8d                      ;   726.0 p0      47 v[6] copy
        ror r15d, 9                        ;   727.0 p5      47 v[6]
        xor esi, r8d                       ;   726.8 p1      52 v[6]
        and r12d, esi                      ;   727.8 p0      52 v[6]
        xor r12d, edi                      ;   728.8 p5      52 v[6]
        xor r15d, r8d                      ;   728.0 p1      47 v[6]
        ror r15d, 0xb                      ;   729.0 p0      47 v[6]
        xor r15d, r8d                      ;   730.0 p5      47 v[6]
        ror r15d, 2                        ;   731.0 p0      47 v[6]
        add r12d, ebp                      ;   729.8 p1      63 v[6]
        add r12d, r15d                     ;   732.0 p5      63 v[6]
        mov r15d, eax                      ;   729.8 p1      50 w[11] copy
        ror r15d, 2                        ;   730.8 p0      50 w[11]
        mov ebp, eax                       ;   730.0 p5      50 w[11] copy
        xor eax, r15d                      ;   731.8 p1      50 w[11]
        ror eax, 0x11                      ;   732.8 p0      50 w[11]
        shr ebp, 0xa                       ;   731.0 p5      50 w[11]
        xor ebp, eax                       ;   733.8 p1      50 w[11]
        mov eax, dword [rsp + 116]         ;   728.2 p2      49 w[10]
        mov r15d, dword [rsp + 116]        ;   729.2 p2      49 w[10]
        add r13d, ebx                      ;   732.0 p0      78 w[10]
        add r13d, dword [rsp + 92]         ;   733.0 p5+p2   78 w[10]
        mov dword [rsp + 92], edx          ;   729.2 p3+p4   61 t1 spill
        mov edx, dword [rsp + 116]         ;   731.2 p2      49 w[10]
        ror edx, 0xb                       ;   734.2 p0      49 w[10]
        xor eax, edx                       ;   735.2 p1      49 w[10]
        ror eax, 7                         ;   736.2 p5      49 w[10]
        shr r15d, 3                        ;   734.0 p0      49 w[10]
        mov ebx, r9d                       ;   733.8 p1      48 t1 copy
        ror ebx, 0xe                       ;   734.8 p5      48 t1
        xor ebx, r9d                       ;   735.8 p1      48 t1
        ror ebx, 5                         ;   736.8 p0      48 t1
        xor ebx, r9d                       ;   737.8 p5      48 t1
        ror ebx, 6                         ;   738.8 p0      48 t1
        xor r15d, eax                      ;   737.2 p1      49 w[10]
        add r13d, r15d                     ;   738.2 p5      78 w[10]
        mov r15d, r14d                     ;   736.8 p1      51 t1 copy
        xor r15d, r11d                     ;   737.8 p0      51 t1
        lea ecx, [rcx + rbx - 2067236844]  ;   739.8 p0      61 t1
        and r15d, r9d                      ;   738.8 p5      51 t1
        xor r15d, r14d                     ;   739.8 p1      51 t1
        add ecx, r15d                      ;   740.8 p5      61 t1
        add ecx, r13d                      ;   741.8 p1      61 t1
        mov r15d, r8d                      ;   739.0 p0      52 v[5] copy
        xor r15d, r12d                     ;   740.0 p5      52 v[5]
        and esi, r15d                      ;   741.0 p1      52 v[5]
        xor esi, r8d                       ;   742.0 p0      52 v[5]
        mov eax, r12d                      ;   740.0 p5      47 v[5] copy
        ror eax, 9                         ;   741.0 p0      47 v[5]
        xor eax, r12d                      ;   742.0 p1      47 v[5]
        ror eax, 0xb                       ;   743.0 p5      47 v[5]
        xor eax, r12d                      ;   744.0 p1      47 v[5]
        ror eax, 2                         ;   745.0 p0      47 v[5]
        add r10d, ecx                      ;   742.8 p5      62 v[1]
        add ecx, esi                       ;   743.0 p1      63 v[5]
        add ecx, eax                       ;   746.0 p0      63 v[5]
        mov esi, r13d                      ;   743.0 p5      50 w[12] copy
        mov eax, r13d                      ;   743.8 p1      50 w[12] copy
        ror eax, 2                         ;   744.8 p0      50 w[12]
        xor r13d, eax                      ;   745.8 p5      50 w[12]
        mov eax, dword [rsp + 128]         ;   740.8 p2      49 w[11]
        ror r13d, 0x11                     ;   746.8 p0      50 w[12]
        shr esi, 0xa                       ;   745.0 p5      50 w[12]
        mov edx, dword [rsp + 128]         ;   741.8 p2      78 w[12] reload
        ror eax, 0xb                       ;   746.0 p0      49 w[11]
        xor eax, edx                       ;   747.0 p1      49 w[11]
        ror eax, 7                         ;   748.0 p5      49 w[11]
        xor esi, r13d                      ;   747.8 p1      50 w[12]
        mov r13d, dword [rsp + 128]        ;   742.8 p2      49 w[11]
        shr r13d, 3                        ;   747.0 p0      49 w[11]
        xor r13d, eax                      ;   749.0 p1      49 w[11]
        mov eax, dword [rsp + 96]          ;   743.8 p2      78 w[11] reload
        add eax, ebp                       ;   747.0 p5      78 w[11]
        mov ebp, r10d                      ;   747.8 p1      48 t1 copy
        add eax, r13d                      ;   750.0 p0      78 w[11]
        ror ebp, 0xe                       ;   748.8 p5      48 t1
        xor ebp, r10d                      ;   749.8 p1      48 t1
        ror ebp, 5                         ;   750.8 p0      48 t1
        mov r13d, r11d                     ;   749.0 p5      51 t1 copy
        xor r13d, r9d                      ;   750.0 p1      51 t1
        and r13d, r10d                     ;   751.0 p0      51 t1
        xor r13d, r11d                     ;   752.0 p5      51 t1
        lea r14d, [r14 + r13 - 1933114872] ;   753.0 p0      61 t1
        mov r13d, ecx                      ;   750.8 p1      47 v[4] copy
        ror r13d, 9                        ;   751.8 p5      47 v[4]
        xor r13d, ecx                      ;   752.8 p1      47 v[4]
        add esi, edx                       ;   752.0 p0      78 w[12]
        ror r13d, 0xb                      ;   753.8 p5      47 v[4]
        xor r13d, ecx                      ;   754.8 p1      47 v[4]
        ror r13d, 2                        ;   755.8 p0      47 v[4]
        xor ebp, r10d                      ;   753.0 p5      48 t1
        ror ebp, 6                         ;   754.0 p0      48 t1
        add r14d, ebp                      ;   755.0 p1      61 t1
        mov ebp, r12d                      ;   754.0 p5      52 v[4] copy
        xor ebp, ecx                       ;   755.0 p1      52 v[4]
        and r15d, ebp                      ;   756.0 p0      52 v[4]
        xor r15d, r12d                     ;   757.0 p5      52 v[4]
        add r14d, eax                      ;   756.0 p1      61 t1
        add r15d, r14d                     ;   758.0 p0      63 v[4]
        add edi, r14d                      ;   757.0 p5      62 v[0]
        mov r14d, eax                      ;   756.8 p1      50 w[13] copy
        ror r14d, 2                        ;   757.8 p0      50 w[13]
        add r15d, r13d                     ;   759.0 p5      63 v[4]
        mov r13d, eax                      ;   757.8 p1      50 w[13] copy
        shr r13d, 0xa                      ;   758.8 p0      50 w[13]
        xor eax, r14d                      ;   758.8 p5      50 w[13]
        mov r14d, dword [rsp + 132]        ;   754.2 p2      49 w[12]
        shr r14d, 3                        ;   759.0 p0      49 w[12]
        ror eax, 0x11                      ;   759.8 p5      50 w[13]
        xor r13d, eax                      ;   760.8 p1      50 w[13]
        mov eax, dword [rsp + 132]         ;   755.2 p2      49 w[12]
        ror eax, 0xb                       ;   760.0 p0      49 w[12]
        xor eax, dword [rsp + 132]         ;   761.0 p1+p2   49 w[12]
        ror eax, 7                         ;   762.0 p5      49 w[12]
        xor r14d, eax                      ;   763.0 p1      49 w[12]
        add esi, r14d                      ;   764.0 p0      78 w[12]
        add esi, dword [rsp + 100]         ;   765.0 p5+p2   78 w[12]
        mov r14d, edi                      ;   761.8 p1      48 t1 copy
        ror r14d, 0xe                      ;   762.8 p0      48 t1
        xor r14d, edi                      ;   763.8 p5      48 t1
        ror r14d, 5                        ;   764.8 p0      48 t1
        xor r14d, edi                      ;   765.8 p1      48 t1
        ror r14d, 6                        ;   766.8 p5      48 t1
        mov eax, r9d                       ;   763.8 p1      51 t1 copy
        xor eax, r10d                      ;   764.8 p0      51 t1
        and eax, edi                       ;   765.8 p5      51 t1
        xor eax, r9d                       ;   766.8 p1      51 t1
        lea r11d, [r11 + r14 - 1866530822] ;   767.8 p0      61 t1
        add r11d, eax                      ;   768.8 p5      61 t1
        mov r14d, ecx                      ;   765.8 p1      52 v[3] copy
        mov eax, r15d                      ;   766.0 p0      47 v[3] copy
        ror eax, 9                         ;   767.0 p5      47 v[3]
        xor eax, r15d                      ;   768.0 p1      47 v[3]
        xor r14d, r15d                     ;   767.0 p0      52 v[3]
        add r11d, esi                      ;   769.8 p5      61 t1
        and ebp, r14d                      ;   768.0 p1      52 v[3]
        add r8d, r11d                      ;   770.8 p0      62 v[7]
        xor ebp, ecx                       ;   769.0 p5      52 v[3]
        add ebp, r11d                      ;   770.8 p1      63 v[3]
        ror eax, 0xb                       ;   769.0 p0      47 v[3]
        xor eax, r15d                      ;   770.0 p5      47 v[3]
        ror eax, 2                         ;   771.0 p0      47 v[3]
        add ebp, eax                       ;   772.0 p1      63 v[3]
        mov eax, dword [rsp + 136]         ;   766.8 p2      49 w[13]
        mov edx, dword [rsp + 136]         ;   767.8 p2      78 w[14] reload
        ror eax, 0xb                       ;   770.0 p5      49 w[13]
        xor eax, edx                       ;   771.0 p1      49 w[13]
        ror eax, 7                         ;   772.0 p0      49 w[13]
        mov r11d, dword [rsp + 136]        ;   768.8 p2      49 w[13]
        shr r11d, 3                        ;   771.8 p5      49 w[13]
        xor r11d, eax                      ;   773.0 p1      49 w[13]
        mov eax, dword [rsp + 104]         ;   769.8 p2      78 w[13] reload
        add eax, r13d                      ;   772.8 p0      78 w[13]
        add eax, r11d                      ;   774.0 p5      78 w[13]
        mov r11d, r8d                      ;   772.8 p1      48 t1 copy
        ror r11d, 0xe                      ;   773.8 p0      48 t1
        xor r11d, r8d                      ;   774.8 p5      48 t1
        ror r11d, 5                        ;   775.8 p0      48 t1
        xor r11d, r8d                      ;   776.8 p1      48 t1
        ror r11d, 6                        ;   777.8 p5      48 t1
        mov ebx, dword [rsp + 84]          ;   771.0 p2      61 t1
        mov r13d, r10d                     ;   774.8 p1      51 t1 copy
        xor r13d, edi                      ;   775.8 p0      51 t1
        and r13d, r8d                      ;   776.8 p5      51 t1
        lea r9d, [r9 + r11 - 1538233109]   ;   778.8 p0      61 t1
        mov r11d, dword [rsp + 76]         ;   772.2 p2      82 h
        add r11d, r15d                     ;   775.8 p1      82 h
        lea ebx, [rbx + r10 - 1090935817]  ;   777.0 p0      61 t1
        xor r10d, r13d                     ;   777.8 p5      51 t1
        add r9d, r10d                      ;   779.8 p1      61 t1
        add r9d, eax                       ;   780.8 p5      61 t1
        mov r10d, r15d                     ;   777.8 p1      52 v[2] copy
        mov r13d, ebp                      ;   778.0 p0      47 v[2] copy
        ror r13d, 9                        ;   779.0 p5      47 v[2]
        xor r10d, ebp                      ;   778.8 p1      52 v[2]
        and r14d, r10d                     ;   779.8 p0      52 v[2]
        xor r15d, r14d                     ;   780.8 p5      52 v[2]
        add r15d, r9d                      ;   781.8 p1      63 v[2]
        xor r13d, ebp                      ;   780.0 p0      47 v[2]
        ror r13d, 0xb                      ;   781.0 p5      47 v[2]
        xor r13d, ebp                      ;   782.0 p1      47 v[2]
        ror r13d, 2                        ;   783.0 p0      47 v[2]
        add r15d, r13d                     ;   784.0 p5      63 v[2]
        mov r13d, esi                      ;   781.8 p1      50 w[14] copy
        ror r13d, 2                        ;   782.8 p0      50 w[14]
        add r12d, r9d                      ;   782.0 p5      62 v[6]
        mov r9d, esi                       ;   782.8 p1      50 w[14] copy
        shr r9d, 0xa                       ;   783.8 p0      50 w[14]
        xor esi, r13d                      ;   783.8 p5      50 w[14]
        ror esi, 0x11                      ;   784.8 p0      50 w[14]
        xor r9d, esi                       ;   785.8 p1      50 w[14]
        mov esi, dword [rsp + 124]         ;   780.2 p2      49 w[14]
        shr esi, 3                         ;   784.0 p5      49 w[14]
        mov r13d, dword [rsp + 124]        ;   781.2 p2      49 w[14]
        ror r13d, 0xb                      ;   785.0 p0      49 w[14]
        xor r13d, dword [rsp + 124]        ;   786.0 p1+p2   49 w[14]
        ror r13d, 7                        ;   787.0 p5      49 w[14]
        xor esi, r13d                      ;   788.0 p1      49 w[14]
        mov r13d, r12d                     ;   786.0 p0      48 t1 copy
        ror r13d, 0xe                      ;   787.0 p5      48 t1
        xor r13d, r12d                     ;   788.0 p1      48 t1
        mov r14d, edi                      ;   787.0 p0      51 t1 copy
        xor r14d, r8d                      ;   788.0 p5      51 t1
        add ebx, edx                       ;   787.8 p1      61 t1
        ror r13d, 5                        ;   789.0 p0      48 t1
        xor r13d, r12d                     ;   790.0 p5      48 t1
        add ebx, r9d                       ;   788.8 p1      61 t1
        add ebx, esi                       ;   789.8 p0      61 t1
        mov esi, ebp                       ;   789.0 p5      52 v[1] copy
        xor esi, r15d                      ;   790.0 p1      52 v[1]
        and r14d, r12d                     ;   790.0 p0      51 t1
        xor r14d, edi                      ;   791.0 p5      51 t1
        add ebx, r14d                      ;   792.0 p1      61 t1
        mov r9d, r15d                      ;   791.0 p0      47 v[1] copy
        ror r9d, 9                         ;   792.0 p5      47 v[1]
        xor r9d, r15d                      ;   793.0 p1      47 v[1]
        ror r9d, 0xb                       ;   794.0 p0      47 v[1]
        xor r9d, r15d                      ;   795.0 p5      47 v[1]
        ror r9d, 2                         ;   796.0 p0      47 v[1]
        ror r13d, 6                        ;   793.0 p5      48 t1
        add ebx, r13d                      ;   794.0 p1      61 t1
        mov r13d, dword [rsp + 80]         ;   789.0 p2      49 w[15]
        ror r13d, 0xb                      ;   794.0 p0      49 w[15]
        add ecx, ebx                       ;   795.0 p1      62 v[5]
        and r10d, esi                      ;   794.0 p5      52 v[1]
        xor r10d, ebp                      ;   795.0 p1      52 v[1]
        add ebx, r10d                      ;   796.0 p0      63 v[1]
        add ebx, r9d                       ;   797.0 p5      63 v[1]
        mov r9d, eax                       ;   795.8 p1      50 w[15] copy
        shr r9d, 0xa                       ;   796.8 p0      50 w[15]
        mov r10d, eax                      ;   796.0 p5      50 w[15] copy
        ror r10d, 2                        ;   797.0 p0      50 w[15]
        xor eax, r10d                      ;   798.0 p1      50 w[15]
        mov r10d, dword [rsp + 80]         ;   793.2 p2      49 w[15]
        shr r10d, 3                        ;   797.0 p5      49 w[15]
        ror eax, 0x11                      ;   799.0 p0      50 w[15]
        xor r9d, eax                       ;   800.0 p1      50 w[15]
        xor r13d, dword [rsp + 80]         ;   798.0 p5+p2   49 w[15]
        ror r13d, 7                        ;   799.0 p0      49 w[15]
        mov eax, dword [rsp + 92]          ;   795.5 p2      61 t1 reload
        mov r14d, r12d                     ;   798.8 p1      51 t1 copy
        xor r14d, r8d                      ;   799.8 p5      51 t1
        xor r10d, r13d                     ;   800.0 p1      49 w[15]
        mov r13d, ecx                      ;   800.0 p0      48 t1 copy
        ror r13d, 0xe                      ;   801.0 p5      48 t1
        xor r13d, ecx                      ;   802.0 p1      48 t1
        ror r13d, 5                        ;   803.0 p0      48 t1
        add eax, edi                       ;   801.0 p5      61 t1
        mov edi, ebx                       ;   801.8 p1      47 v[0] copy
        ror edi, 9                         ;   802.8 p0      47 v[0]
        xor edi, ebx                       ;   803.8 p5      47 v[0]
        ror edi, 0xb                       ;   804.8 p0      47 v[0]
        xor edi, ebx                       ;   805.8 p1      47 v[0]
        ror edi, 2                         ;   806.8 p5      47 v[0]
        xor r13d, ecx                      ;   804.0 p1      48 t1
        and r14d, ecx                      ;   804.0 p0      51 t1
        add eax, r9d                       ;   804.0 p5      61 t1
        add eax, r10d                      ;   805.0 p1      61 t1
        ror r13d, 6                        ;   805.0 p0      48 t1
        xor r14d, r8d                      ;   805.0 p5      51 t1
        add eax, r13d                      ;   806.0 p1      61 t1
        add r8d, dword [rsp + 60]          ;   806.0 p0+p2   82 h
        mov dword [rsp + 60], r8d          ;   807.0 p3+p4   82 h
        add ebp, dword [rsp + 44]          ;   806.0 p5+p2   82 h
        mov r8, qword [rsp + 24]           ;   803.2 p2      68 blocks
        add eax, r14d                      ;   807.0 p1      61 t1
        add r12d, dword [rsp + 56]         ;   807.0 p0+p2   82 h
        add r11d, eax                      ;   808.0 p5      82 h
        add r8, 0x40                       ;   807.8 p1      68 blocks
        add ecx, dword [rsp + 52]          ;   808.0 p0+p2   82 h
        mov r9d, ebx                       ;   808.0 p5      52 v[0] copy
        mov dword [rsp + 44], ebp          ;   807.0 p3+p4   82 h
        mov dword [rsp + 56], r12d         ;   808.0 p3+p4   82 h
        xor r9d, r15d                      ;   809.0 p1      52 v[0]
        and esi, r9d                       ;   810.0 p0      52 v[0]
        mov r9d, dword [rsp + 68]          ;   806.2 p2      82 h
        xor esi, r15d                      ;   811.0 p5      52 v[0]
        add r15d, dword [rsp + 40]         ;   809.8 p1+p2   82 h
        mov dword [rsp + 52], ecx          ;   809.0 p3+p4   82 h
        mov dword [rsp + 40], r15d         ;   810.8 p3+p4   82 h
        add ebx, dword [rsp + 72]          ;   810.0 p0+p2   82 h
        mov ebp, ebx                       ;   811.0 p5      82 h copy
        add r9d, eax                       ;   810.8 p1      82 h
        add r9d, edi                       ;   811.8 p0      82 h
        add r9d, esi                       ;   812.8 p5      82 h
        mov edi, r9d                       ;   813.8 p1      82 h copy
        mov esi, r11d                      ;   812.0 p0      82 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
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
        add rsp, 0x98                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
