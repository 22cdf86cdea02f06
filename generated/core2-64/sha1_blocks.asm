; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 407b9876d24e0e26); do not edit:
;   ./cw build sha1_blocks --cpu core2-64
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but per-block output may be exactly in place of per-block input.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1116 uops, planned 331.0; bounds: width 279.0, ports 322.0, path 166.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        sub rsp, 0x188                     ;                    frame
        mov qword [rsp + 320], rdi         ;                    argument
        mov dword [rsp + 372], edx         ;                    argument
        mov qword [rsp + 328], rsi         ;                    argument
        mov r8, qword [rsp + 320]          ;     0.0 p2      16 h reload
        mov esi, dword [r8]                ;     3.0 p2      16 h
        mov dword [rsp + 352], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      16 h
        mov dword [rsp + 356], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      16 h
        mov dword [rsp + 360], esi         ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      16 h
        mov dword [rsp + 364], esi         ;     7.0 p3+p4   16 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      16 h
        mov dword [rsp + 368], esi         ;     8.0 p3+p4   16 h
        mov r8d, dword [rsp + 372]         ;     6.0 p2      16 h
        shl r8, 6                          ;     9.0 p0      16 h
        add r8, qword [rsp + 328]          ;    10.0 p1+p2   16 h
        mov qword [rsp + 336], r8          ;    11.0 p3+p4   16 h
        cmp dword [rsp + 372], 0           ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 328]          ;                    resident
        mov esi, dword [rsp + 360]         ;                    resident
        align 16
.blocks_1:
        mov edi, dword [r8]                ;     0.0 p2      22 w[0]
        mov ebp, dword [r8 + 4]            ;     1.0 p2      22 w[1]
        mov r9d, dword [rsp + 368]         ;     2.0 p2      27 v[4]
        mov r10d, dword [rsp + 352]        ;     3.0 p2      19 v[0] reload
        mov r11d, r10d                     ;     6.0 p0      27 v[4] copy
        rol r11d, 5                        ;     7.0 p5      27 v[4]
        mov r13d, dword [rsp + 356]        ;     4.0 p2      19 v[1] reload
        mov r14d, r13d                     ;     7.0 p1      28 v[1] copy
        rol r14d, 0x1e                     ;     8.0 p0      28 v[1]
        mov qword [rsp + 344], r8          ;     2.2 p3+p4   22 w[0] spill
        bswap edi                          ;     3.0 p0+p5   22 w[0]
        mov r12d, dword [rsp + 364]        ;     5.0 p2      27 v[3]
        mov ecx, esi                       ;     3.2 p1       6 v[4] copy
        mov ebx, r14d                      ;     9.0 p5       6 v[3] copy
        xor ebx, esi                       ;    10.0 p0       6 v[3]
        lea r9d, [r9 + rdi + 1518500249]   ;     7.0 p0      27 v[4]
        add r9d, r11d                      ;     8.0 p1      27 v[4]
        mov r11d, dword [r8 + 8]           ;     6.0 p2      22 w[2]
        mov edx, dword [rsp + 364]         ;     7.0 p2      19 v[3] reload
        xor ecx, edx                       ;    10.0 p5       6 v[4]
        and ebx, r10d                      ;    11.0 p1       6 v[3]
        mov eax, dword [r8 + 16]           ;     8.0 p2      22 w[4]
        bswap ebp                          ;     6.0 p0+p5   22 w[1]
        xor ebx, esi                       ;    12.0 p1       6 v[3]
        and ecx, r13d                      ;    11.0 p0       6 v[4]
        bswap r11d                         ;     9.0 p0+p5   22 w[2]
        xor ecx, edx                       ;    12.0 p1       6 v[4]
        add r9d, ecx                       ;    13.0 p5      27 v[4]
        mov edx, r9d                       ;    14.0 p1      27 v[3] copy
        bswap eax                          ;    11.0 p0+p5   22 w[4]
        lea r12d, [r12 + rbp + 1518500249] ;    10.0 p0      27 v[3]
        mov ecx, dword [r8 + 20]           ;     9.0 p2      22 w[5]
        add r12d, ebx                      ;    13.0 p1      27 v[3]
        mov r15d, dword [r8 + 12]          ;    10.0 p2      22 w[3]
        bswap r15d                         ;    13.0 p0+p5   22 w[3]
        rol edx, 5                         ;    15.0 p5      27 v[3]
        mov dword [rsp + 0], edi           ;    10.2 p3+p4   22 w[0]
        add r12d, edx                      ;    16.0 p1      27 v[3]
        mov edx, dword [r8 + 24]           ;    11.0 p2      22 w[6]
        mov r13d, r14d                     ;    11.5 p1       6 v[2] copy
        mov dword [rsp + 376], esi         ;    11.2 p3+p4   19 v[2] spill
        bswap edx                          ;    14.0 p0+p5   22 w[6]
        mov ebx, r10d                      ;    12.5 p1      28 v[0] copy
        rol ebx, 0x1e                      ;    13.5 p0      28 v[0]
        xor r13d, ebx                      ;    14.5 p5       6 v[2]
        bswap ecx                          ;    14.0 p0+p5   22 w[5]
        mov r10d, r12d                     ;    17.0 p1      27 v[2] copy
        and r13d, r9d                      ;    15.5 p1       6 v[2]
        xor r13d, r14d                     ;    16.5 p0       6 v[2]
        rol r10d, 5                        ;    18.0 p5      27 v[2]
        lea r13d, [r13 + rsi + 1518500249] ;    17.5 p0      27 v[2]
        add r13d, r11d                     ;    18.5 p1      27 v[2]
        add r13d, r10d                     ;    19.5 p5      27 v[2]
        lea r14d, [r14 + r15 + 1518500249] ;    17.0 p0      27 v[1]
        mov esi, ebx                       ;    16.5 p1       6 v[1] copy
        mov dword [rsp + 4], ebp           ;    15.5 p3+p4   22 w[1]
        mov dword [rsp + 16], eax          ;    16.5 p3+p4   22 w[4]
        mov dword [rsp + 24], edx          ;    18.0 p3+p4   22 w[6]
        mov dword [rsp + 20], ecx          ;    18.5 p3+p4   22 w[5]
        mov r10d, dword [r8 + 28]          ;    16.5 p2      22 w[7]
        bswap r10d                         ;    19.5 p0+p5   22 w[7]
        rol r9d, 0x1e                      ;    18.0 p5      28 v[4]
        xor esi, r9d                       ;    19.0 p1       6 v[1]
        and esi, r12d                      ;    20.0 p1       6 v[1]
        xor esi, ebx                       ;    21.0 p0       6 v[1]
        lea ebx, [rbx + rax + 1518500249]  ;    20.0 p0      27 v[0]
        mov eax, r9d                       ;    19.0 p5       6 v[0] copy
        rol r12d, 0x1e                     ;    20.0 p5      28 v[3]
        xor eax, r12d                      ;    21.0 p1       6 v[0]
        and eax, r13d                      ;    22.0 p1       6 v[0]
        xor eax, r9d                       ;    23.0 p0       6 v[0]
        add r14d, esi                      ;    22.0 p5      27 v[1]
        mov esi, r13d                      ;    21.5 p1      27 v[1] copy
        rol esi, 5                         ;    22.5 p0      27 v[1]
        add r14d, esi                      ;    23.5 p5      27 v[1]
        mov esi, dword [r8 + 32]           ;    20.8 p2      22 w[8]
        add ebx, eax                       ;    24.0 p1      27 v[0]
        bswap esi                          ;    23.8 p0+p5   22 w[8]
        lea r9d, [r9 + rcx + 1518500249]   ;    24.0 p0      27 v[4]
        mov eax, r14d                      ;    24.5 p1      27 v[0] copy
        rol eax, 5                         ;    25.5 p5      27 v[0]
        add ebx, eax                       ;    26.5 p1      27 v[0]
        mov ecx, r12d                      ;    25.0 p0       6 v[4] copy
        xor edi, r11d                      ;    25.0 p5      23 w[0]
        rol r13d, 0x1e                     ;    26.0 p0      28 v[2]
        xor ecx, r13d                      ;    27.0 p1       6 v[4]
        mov eax, dword [r8 + 36]           ;    23.8 p2      22 w[9]
        and ecx, r14d                      ;    28.0 p5       6 v[4]
        xor edi, esi                       ;    27.8 p1      23 w[0]
        bswap eax                          ;    27.0 p0+p5   22 w[9]
        rol r14d, 0x1e                     ;    28.0 p0      28 v[1]
        xor ecx, r12d                      ;    29.0 p1       6 v[4]
        add r9d, ecx                       ;    30.0 p5      27 v[4]
        mov ecx, ebx                       ;    28.5 p1      27 v[4] copy
        lea r12d, [r12 + rdx + 1518500249] ;    29.0 p0      27 v[3]
        rol ecx, 5                         ;    29.5 p5      27 v[4]
        mov edx, r13d                      ;    29.5 p1       6 v[3] copy
        add r9d, ecx                       ;    31.0 p0      27 v[4]
        mov dword [rsp + 12], r15d         ;    27.0 p3+p4   22 w[3]
        mov ecx, dword [r8 + 40]           ;    27.2 p2      22 w[10]
        bswap ecx                          ;    31.0 p0+p5   22 w[10]
        mov dword [rsp + 28], r10d         ;    28.0 p3+p4   22 w[7]
        xor edx, r14d                      ;    30.5 p1       6 v[3]
        and edx, ebx                       ;    31.5 p5       6 v[3]
        rol ebx, 0x1e                      ;    32.0 p0      28 v[0]
        xor edx, r13d                      ;    32.5 p1       6 v[3]
        lea r13d, [r13 + r10 + 1518500249] ;    33.0 p0      27 v[2]
        mov r10d, r14d                     ;    32.0 p5       6 v[2] copy
        add r12d, edx                      ;    33.5 p1      27 v[3]
        mov edx, r9d                       ;    33.0 p5      27 v[3] copy
        xor r10d, ebx                      ;    33.5 p1       6 v[2]
        and r10d, r9d                      ;    34.5 p0       6 v[2]
        rol edx, 5                         ;    34.0 p5      27 v[3]
        rol r9d, 0x1e                      ;    35.0 p0      28 v[4]
        xor r10d, r14d                     ;    35.5 p1       6 v[2]
        add r13d, r10d                     ;    36.5 p5      27 v[2]
        add r12d, edx                      ;    35.5 p1      27 v[3]
        mov r10d, r12d                     ;    36.5 p0      27 v[2] copy
        mov r15d, r9d                      ;    36.0 p5       6 v[0] copy
        mov ebp, ebx                       ;    36.5 p1       6 v[1] copy
        rol r10d, 5                        ;    37.5 p0      27 v[2]
        lea r14d, [r14 + rsi + 1518500249] ;    38.0 p0      27 v[1]
        add r13d, r10d                     ;    38.5 p5      27 v[2]
        xor ebp, r9d                       ;    37.5 p1       6 v[1]
        mov edx, dword [r8 + 44]           ;    33.8 p2      22 w[11]
        mov dword [rsp + 40], ecx          ;    35.0 p3+p4   22 w[10]
        bswap edx                          ;    39.0 p0+p5   22 w[11]
        and ebp, r12d                      ;    38.5 p1       6 v[1]
        xor ebp, ebx                       ;    39.5 p5       6 v[1]
        rol r12d, 0x1e                     ;    40.0 p0      28 v[3]
        xor r15d, r12d                     ;    41.0 p1       6 v[0]
        and r15d, r13d                     ;    42.0 p5       6 v[0]
        xor r15d, r9d                      ;    43.0 p1       6 v[0]
        lea r9d, [r9 + rcx + 1518500249]   ;    41.0 p0      27 v[4]
        mov ecx, r12d                      ;    41.0 p5       6 v[4] copy
        mov r10d, dword [r8 + 48]          ;    36.8 p2      22 w[12]
        mov dword [rsp + 44], edx          ;    43.0 p3+p4   22 w[11]
        mov dword [rsp + 32], esi          ;    38.0 p3+p4   22 w[8]
        bswap r10d                         ;    42.0 p0+p5   22 w[12]
        add r14d, ebp                      ;    41.5 p1      27 v[1]
        mov ebp, r13d                      ;    42.5 p1      27 v[1] copy
        rol ebp, 5                         ;    43.5 p0      27 v[1]
        rol r13d, 0x1e                     ;    43.0 p5      28 v[2]
        xor ecx, r13d                      ;    44.0 p1       6 v[4]
        add r14d, ebp                      ;    44.5 p0      27 v[1]
        mov ebp, dword [r8 + 52]           ;    39.5 p2      22 w[13]
        and ecx, r14d                      ;    45.5 p5       6 v[4]
        xor ecx, r12d                      ;    46.5 p1       6 v[4]
        add r9d, ecx                       ;    47.5 p0      27 v[4]
        lea ebx, [rbx + rax + 1518500249]  ;    46.0 p0      27 v[0]
        add ebx, r15d                      ;    47.0 p5      27 v[0]
        mov r15d, r14d                     ;    45.5 p1      27 v[0] copy
        rol r15d, 5                        ;    46.5 p5      27 v[0]
        add ebx, r15d                      ;    48.0 p1      27 v[0]
        mov ecx, ebx                       ;    49.0 p0      27 v[4] copy
        rol ecx, 5                         ;    50.0 p5      27 v[4]
        add r9d, ecx                       ;    51.0 p1      27 v[4]
        mov ecx, dword [r8 + 60]           ;    43.2 p2      22 w[15]
        rol r14d, 0x1e                     ;    48.0 p0      28 v[1]
        mov r15d, dword [r8 + 56]          ;    44.2 p2      22 w[14]
        mov r8d, r13d                      ;    48.0 p5       6 v[3] copy
        xor r8d, r14d                      ;    49.0 p1       6 v[3]
        and r8d, ebx                       ;    50.0 p0       6 v[3]
        rol ebx, 0x1e                      ;    49.0 p5      28 v[0]
        lea r12d, [r12 + rdx + 1518500249] ;    50.0 p0      27 v[3]
        mov esi, ebx                       ;    50.0 p1       6 v[1] copy
        mov dword [rsp + 48], r10d         ;    46.0 p3+p4   22 w[12]
        mov dword [rsp + 8], r11d          ;    47.0 p3+p4   22 w[2]
        bswap r15d                         ;    51.0 p0+p5   22 w[14]
        xor r8d, r13d                      ;    51.0 p1       6 v[3]
        add r12d, r8d                      ;    52.0 p5      27 v[3]
        lea r13d, [r13 + r10 + 1518500249] ;    52.0 p0      27 v[2]
        mov r8d, r9d                       ;    52.0 p1      27 v[3] copy
        mov dword [rsp + 56], r15d         ;    55.0 p3+p4   22 w[14]
        mov dword [rsp + 36], eax          ;    49.2 p3+p4   22 w[9]
        bswap ebp                          ;    53.0 p0+p5   22 w[13]
        rol r8d, 5                         ;    53.0 p5      27 v[3]
        xor edi, ebp                       ;    57.0 p1      23 w[0]
        add r12d, r8d                      ;    54.0 p1      27 v[3]
        mov r8d, r14d                      ;    54.0 p0       6 v[2] copy
        mov dword [rsp + 52], ebp          ;    57.0 p3+p4   22 w[13]
        xor r8d, ebx                       ;    55.0 p5       6 v[2]
        bswap ecx                          ;    55.0 p0+p5   22 w[15]
        and r8d, r9d                       ;    56.0 p1       6 v[2]
        rol r9d, 0x1e                      ;    56.0 p0      28 v[4]
        xor esi, r9d                       ;    57.0 p1       6 v[1]
        xor r8d, r14d                      ;    57.0 p5       6 v[2]
        lea r14d, [r14 + rbp + 1518500249] ;    57.0 p0      27 v[1]
        add r13d, r8d                      ;    58.0 p1      27 v[2]
        mov r8d, r12d                      ;    57.0 p5      27 v[2] copy
        rol r8d, 5                         ;    58.0 p0      27 v[2]
        add r13d, r8d                      ;    59.0 p1      27 v[2]
        xor r11d, ecx                      ;    59.0 p5      23 w[2]
        and esi, r12d                      ;    58.5 p1       6 v[1]
        xor esi, ebx                       ;    59.5 p0       6 v[1]
        add r14d, esi                      ;    60.5 p5      27 v[1]
        mov esi, r13d                      ;    60.0 p1      27 v[1] copy
        rol esi, 5                         ;    61.0 p0      27 v[1]
        add r14d, esi                      ;    62.0 p5      27 v[1]
        lea ebx, [rbx + r15 + 1518500249]  ;    61.0 p0      27 v[0]
        mov esi, dword [rsp + 40]          ;    57.2 p2      22 w[10] reload
        rol r12d, 0x1e                     ;    61.0 p5      28 v[3]
        xor r11d, esi                      ;    60.5 p1      23 w[2]
        mov esi, r9d                       ;    61.5 p1       6 v[0] copy
        xor esi, r12d                      ;    62.5 p0       6 v[0]
        and esi, r13d                      ;    63.5 p5       6 v[0]
        rol r13d, 0x1e                     ;    63.0 p0      28 v[2]
        mov r8d, dword [rsp + 12]          ;    59.0 p2      23 w[1]
        xor r8d, eax                       ;    62.5 p1      23 w[1]
        xor esi, r9d                       ;    64.5 p5       6 v[0]
        add ebx, esi                       ;    65.5 p1      27 v[0]
        mov esi, r14d                      ;    64.0 p0      27 v[0] copy
        rol esi, 5                         ;    65.0 p5      27 v[0]
        add ebx, esi                       ;    66.5 p1      27 v[0]
        mov esi, dword [rsp + 20]          ;    60.8 p2      23 w[3]
        rol edi, 1                         ;    65.0 p0      23 w[0]
        mov dword [rsp + 60], ecx          ;    61.2 p3+p4   22 w[15]
        xor r8d, r15d                      ;    65.0 p5      23 w[1]
        xor r8d, dword [rsp + 4]           ;    66.0 p1+p2   23 w[1]
        xor esi, edx                       ;    66.0 p0      23 w[3]
        lea r9d, [r9 + rcx + 1518500249]   ;    67.0 p0      27 v[4]
        mov edx, r12d                      ;    66.0 p5       6 v[4] copy
        xor edx, r13d                      ;    67.0 p1       6 v[4]
        and edx, r14d                      ;    68.0 p5       6 v[4]
        rol r14d, 0x1e                     ;    68.0 p0      28 v[1]
        rol r8d, 1                         ;    68.0 p5      23 w[1]
        xor r11d, dword [rsp + 16]         ;    67.5 p1+p2   23 w[2]
        rol r11d, 1                        ;    69.0 p0      23 w[2]
        xor edx, r12d                      ;    69.0 p1       6 v[4]
        add r9d, edx                       ;    70.0 p5      27 v[4]
        mov edx, ebx                       ;    69.5 p1      27 v[4] copy
        lea r12d, [r12 + rdi + 1518500249] ;    70.0 p0      27 v[3]
        rol edx, 5                         ;    70.5 p5      27 v[4]
        add r9d, edx                       ;    71.5 p1      27 v[4]
        mov edx, dword [rsp + 24]          ;    66.2 p2      23 w[4]
        xor edx, r10d                      ;    71.0 p0      23 w[4]
        mov r10d, r13d                     ;    71.0 p5       6 v[3] copy
        xor r10d, r14d                     ;    72.0 p1       6 v[3]
        and r10d, ebx                      ;    73.0 p0       6 v[3]
        xor r10d, r13d                     ;    74.0 p5       6 v[3]
        add r12d, r10d                     ;    75.0 p1      27 v[3]
        rol ebx, 0x1e                      ;    73.0 p0      28 v[0]
        xor esi, edi                       ;    73.0 p5      23 w[3]
        xor esi, dword [rsp + 12]          ;    74.0 p1+p2   23 w[3]
        mov r10d, r9d                      ;    74.0 p0      27 v[3] copy
        rol r10d, 5                        ;    75.0 p5      27 v[3]
        add r12d, r10d                     ;    76.0 p1      27 v[3]
        mov r10d, dword [rsp + 28]         ;    70.0 p2      23 w[5]
        xor r10d, r11d                     ;    75.0 p0      23 w[5]
        xor r10d, ebp                      ;    76.0 p5      23 w[5]
        mov ebp, dword [rsp + 28]          ;    71.0 p2      23 w[7]
        xor ebp, eax                       ;    75.5 p1      23 w[7]
        xor ebp, ecx                       ;    76.5 p0      23 w[7]
        mov ecx, r14d                      ;    76.0 p5       6 v[2] copy
        xor ecx, ebx                       ;    77.0 p1       6 v[2]
        and ecx, r9d                       ;    78.0 p0       6 v[2]
        xor ecx, r14d                      ;    79.0 p5       6 v[2]
        mov dword [rsp + 72], r11d         ;    73.2 p3+p4   23 w[2]
        rol esi, 1                         ;    78.0 p0      23 w[3]
        xor edx, r8d                       ;    77.5 p1      23 w[4]
        rol r9d, 0x1e                      ;    78.0 p5      28 v[4]
        lea r13d, [r13 + r8 + 1518500249]  ;    79.0 p0      27 v[2]
        add r13d, ecx                      ;    80.0 p1      27 v[2]
        mov ecx, r12d                      ;    79.0 p5      27 v[2] copy
        rol ecx, 5                         ;    80.0 p0      27 v[2]
        add r13d, ecx                      ;    81.0 p1      27 v[2]
        mov ecx, dword [rsp + 32]          ;    75.8 p2      23 w[6]
        xor ecx, esi                       ;    80.0 p5      23 w[6]
        xor ecx, r15d                      ;    81.0 p1      23 w[6]
        mov r15d, ebx                      ;    81.0 p0       6 v[1] copy
        xor r15d, r9d                      ;    82.0 p5       6 v[1]
        xor edx, dword [rsp + 16]          ;    81.5 p1+p2   23 w[4]
        xor eax, r8d                       ;    82.0 p0      23 w[9]
        xor ecx, dword [rsp + 24]          ;    82.0 p5+p2   23 w[6]
        mov dword [rsp + 76], esi          ;    79.0 p3+p4   23 w[3]
        mov dword [rsp + 68], r8d          ;    79.0 p3+p4   23 w[1]
        mov r8d, dword [rsp + 40]          ;    79.0 p2      23 w[8]
        xor r10d, dword [rsp + 20]         ;    82.5 p1+p2   23 w[5]
        rol ecx, 1                         ;    83.0 p0      23 w[6]
        mov dword [rsp + 64], edi          ;    80.0 p3+p4   23 w[0]
        rol edx, 1                         ;    83.0 p5      23 w[4]
        lea r14d, [r14 + r11 + 1518500249] ;    84.0 p0      27 v[1]
        xor ebp, edx                       ;    84.0 p1      23 w[7]
        and r15d, r12d                     ;    84.0 p5       6 v[1]
        xor r15d, ebx                      ;    85.0 p1       6 v[1]
        rol r10d, 1                        ;    85.0 p0      23 w[5]
        rol r12d, 0x1e                     ;    85.0 p5      28 v[3]
        add r14d, r15d                     ;    86.0 p1      27 v[1]
        mov r15d, r13d                     ;    86.0 p0      27 v[1] copy
        mov dword [rsp + 84], r10d         ;    86.0 p3+p4   23 w[5]
        lea ebx, [rbx + rsi + 1518500249]  ;    87.0 p0      27 v[0]
        xor r8d, edi                       ;    86.0 p5      23 w[8]
        mov edi, r12d                      ;    86.5 p1       6 v[0] copy
        xor edi, r9d                       ;    87.5 p5       6 v[0]
        rol ebp, 1                         ;    88.0 p0      23 w[7]
        and edi, r13d                      ;    88.5 p1       6 v[0]
        xor r8d, r10d                      ;    88.0 p5      23 w[8]
        rol r15d, 5                        ;    89.0 p0      27 v[1]
        add r14d, r15d                     ;    90.0 p1      27 v[1]
        mov r15d, dword [rsp + 44]         ;    84.5 p2      22 w[11] reload
        xor eax, r15d                      ;    89.0 p5      23 w[9]
        xor eax, ecx                       ;    90.0 p1      23 w[9]
        xor esi, r15d                      ;    90.0 p0      23 w[11]
        xor r8d, dword [rsp + 32]          ;    90.0 p5+p2   23 w[8]
        xor edi, r9d                       ;    90.5 p1       6 v[0]
        lea r9d, [r9 + rdx + 1859775393]   ;    91.0 p0      27 v[4]
        rol eax, 1                         ;    91.0 p5      23 w[9]
        add ebx, edi                       ;    91.5 p1      27 v[0]
        mov dword [rsp + 88], ecx          ;    87.0 p3+p4   23 w[6]
        rol r13d, 0x1e                     ;    92.0 p0      28 v[2]
        lea edi, [r12 + r10 + 1859775393]  ;    93.0 p0      27 v[3]
        xor r12d, r14d                     ;    92.0 p5       7 v[4]
        xor r12d, r13d                     ;    93.0 p1       7 v[4]
        add r9d, r12d                      ;    94.0 p5      27 v[4]
        lea r12d, [r13 + rcx + 1859775393] ;    94.0 p0      27 v[2]
        mov ecx, r14d                      ;    93.5 p1      27 v[0] copy
        rol ecx, 5                         ;    94.5 p5      27 v[0]
        rol r14d, 0x1e                     ;    95.0 p0      28 v[1]
        add ebx, ecx                       ;    95.5 p1      27 v[0]
        xor r13d, r14d                     ;    96.0 p5       7 v[3]
        xor r13d, ebx                      ;    97.0 p1       7 v[3]
        add edi, r13d                      ;    98.0 p0      27 v[3]
        mov r13d, dword [rsp + 52]         ;    91.2 p2      22 w[13] reload
        rol r8d, 1                         ;    96.0 p5      23 w[8]
        mov r15d, ebx                      ;    96.5 p1      27 v[4] copy
        rol ebx, 0x1e                      ;    97.0 p0      28 v[0]
        xor esi, r8d                       ;    97.0 p5      23 w[11]
        xor r10d, r13d                     ;    97.5 p1      23 w[13]
        xor esi, r13d                      ;    98.0 p0      23 w[11]
        rol esi, 1                         ;    99.0 p5      23 w[11]
        mov r13d, dword [rsp + 60]         ;    93.5 p2      22 w[15] reload
        rol r15d, 5                        ;    99.0 p0      27 v[4]
        xor r11d, ebp                      ;    98.5 p1      23 w[10]
        add r9d, r15d                      ;   100.0 p5      27 v[4]
        lea ecx, [r14 + rbp + 1859775393]  ;   100.0 p0      27 v[1]
        xor r14d, ebx                      ;    99.5 p1       7 v[2]
        xor r14d, r9d                      ;   101.0 p5       7 v[2]
        mov r15d, r9d                      ;   101.0 p1      27 v[3] copy
        rol r15d, 5                        ;   102.0 p0      27 v[3]
        mov dword [rsp + 100], eax         ;    96.5 p3+p4   23 w[9]
        mov dword [rsp + 96], r8d          ;    97.5 p3+p4   23 w[8]
        rol r9d, 0x1e                      ;   101.0 p5      28 v[4]
        add edi, r15d                      ;   103.0 p1      27 v[3]
        lea r15d, [r9 + rax + 1859775393]  ;   102.0 p0      27 v[4]
        lea r8d, [r8 + rbx + 1859775393]   ;   103.0 p0      27 v[0]
        xor ebx, r9d                       ;   102.0 p5       7 v[1]
        xor ebx, edi                       ;   104.0 p1       7 v[1]
        xor eax, edx                       ;   103.0 p5      23 w[12]
        add r12d, r14d                     ;   103.5 p1      27 v[2]
        mov r14d, dword [rsp + 48]         ;    99.0 p2      22 w[12] reload
        xor r11d, r14d                     ;   104.0 p0      23 w[10]
        xor eax, r14d                      ;   104.0 p5      23 w[12]
        add ecx, ebx                       ;   105.0 p1      27 v[1]
        xor r11d, dword [rsp + 40]         ;   105.0 p0+p2   23 w[10]
        rol r11d, 1                        ;   106.0 p5      23 w[10]
        mov dword [rsp + 104], r11d        ;   107.0 p3+p4   23 w[10]
        mov ebx, edi                       ;   105.5 p1      27 v[2] copy
        rol edi, 0x1e                      ;   106.0 p0      28 v[3]
        mov dword [rsp + 108], esi         ;   102.0 p3+p4   23 w[11]
        movaps xmm0, [rsp + 96]            ;   102.2 p2      23 w[8] reload
        xor r10d, r13d                     ;   106.0 p5      23 w[13]
        rol ebx, 5                         ;   107.0 p0      27 v[2]
        xor r9d, edi                       ;   107.0 p1       7 v[0]
        mov dword [rsp + 80], edx          ;   103.2 p3+p4   23 w[4]
        xor r10d, r11d                     ;   107.0 p5      23 w[13]
        mov dword [rsp + 92], ebp          ;   104.2 p3+p4   23 w[7]
        add r12d, ebx                      ;   108.0 p1      27 v[2]
        xor r9d, r12d                      ;   109.0 p0       7 v[0]
        add r8d, r9d                       ;   110.0 p5      27 v[0]
        mov r9d, dword [rsp + 56]          ;   104.8 p2      22 w[14] reload
        xor eax, r9d                       ;   108.5 p1      23 w[12]
        rol eax, 1                         ;   109.5 p0      23 w[12]
        movaps xmm7, [rsp + 48]            ;   105.8 p2      22 w[12] reload
        xor ebp, r13d                      ;   109.0 p5      23 w[15]
        xor ebp, dword [rsp + 68]          ;   110.0 p1+p2   23 w[15]
        xor ebp, eax                       ;   111.0 p0      23 w[15]
        rol ebp, 1                         ;   112.0 p5      23 w[15]
        mov r14d, r12d                     ;   110.5 p1      27 v[1] copy
        mov dword [rsp + 124], ebp         ;   113.0 p3+p4   23 w[15]
        rol r14d, 5                        ;   111.5 p0      27 v[1]
        rol r10d, 1                        ;   111.0 p5      23 w[13]
        lea r11d, [r11 + rdi + 1859775393] ;   112.0 p0      27 v[3]
        movaps xmm3, [rsp + 64]            ;   108.0 p2      23 w[0] reload
        mov dword [rsp + 116], r10d        ;   112.0 p3+p4   23 w[13]
        add ecx, r14d                      ;   112.5 p1      27 v[1]
        pshufd xmm1, xmm0, 0xe             ;   112.5 p5+p1   23 w[0]
        rol r12d, 0x1e                     ;   113.0 p0      28 v[2]
        xor edi, r12d                      ;   114.0 p5       7 v[4]
        lea r14d, [r12 + rsi + 1859775393] ;   114.0 p0      27 v[2]
        xor edi, ecx                       ;   115.0 p1       7 v[4]
        add r15d, edi                      ;   116.0 p5      27 v[4]
        mov edi, ecx                       ;   114.5 p1      27 v[0] copy
        rol edi, 5                         ;   115.5 p0      27 v[0]
        rol ecx, 0x1e                      ;   115.0 p5      28 v[1]
        mov dword [rsp + 112], eax         ;   111.5 p3+p4   23 w[12]
        xor r12d, ecx                      ;   116.0 p1       7 v[3]
        lea eax, [rax + rcx + 1859775393]  ;   116.0 p0      27 v[1]
        movaps xmm4, [rsp + 16]            ;   112.2 p2      22 w[4] reload
        xor esi, r9d                       ;   116.0 p5      23 w[14]
        xor esi, dword [rsp + 88]          ;   117.0 p1+p2   23 w[14]
        xor esi, dword [rsp + 64]          ;   118.0 p0+p2   23 w[14]
        rol esi, 1                         ;   119.0 p5      23 w[14]
        mov dword [rsp + 120], esi         ;   120.0 p3+p4   23 w[14]
        movaps xmm2, [rsp + 112]           ;   120.0 p2      23 w[12] reload
        punpcklqdq xmm1, xmm2              ;   123.0 p1      23 w[0]
        xorps xmm1, xmm3                   ;   124.0 p0      23 w[0]
        xorps xmm1, xmm4                   ;   125.0 p5      23 w[0]
        xorps xmm1, [rsp + 0]              ;   126.0 p1+p2   23 w[0]
        add r8d, edi                       ;   119.0 p0      27 v[0]
        xor r12d, r8d                      ;   120.0 p5       7 v[3]
        add r11d, r12d                     ;   121.0 p1      27 v[3]
        mov edi, r8d                       ;   120.0 p0      27 v[4] copy
        rol r8d, 0x1e                      ;   120.0 p5      28 v[0]
        lea r10d, [r10 + r8 + 1859775393]  ;   121.0 p0      27 v[0]
        xor ecx, r8d                       ;   121.0 p1       7 v[2]
        rol edi, 5                         ;   121.0 p5      27 v[4]
        add r15d, edi                      ;   122.0 p1      27 v[4]
        xor ecx, r15d                      ;   123.0 p0       7 v[2]
        mov edi, r15d                      ;   123.0 p5      27 v[3] copy
        rol r15d, 0x1e                     ;   123.0 p0      28 v[4]
        rol edi, 5                         ;   124.0 p5      27 v[3]
        xor r8d, r15d                      ;   124.0 p1       7 v[1]
        add r11d, edi                      ;   125.0 p1      27 v[3]
        xor r8d, r11d                      ;   126.0 p0       7 v[1]
        lea esi, [rsi + r15 + 1859775393]  ;   125.0 p0      27 v[4]
        mov edi, r11d                      ;   126.0 p5      27 v[2] copy
        add eax, r8d                       ;   127.0 p1      27 v[1]
        rol edi, 5                         ;   127.0 p5      27 v[2]
        pshufd xmm5, xmm2, 0xe             ;   126.0 p5+p1   23 w[4]
        rol r11d, 0x1e                     ;   126.0 p0      28 v[3]
        xor r15d, r11d                     ;   127.0 p1       7 v[0]
        add r14d, ecx                      ;   127.0 p0      27 v[2]
        add r14d, edi                      ;   128.0 p5      27 v[2]
        xor r15d, r14d                     ;   129.0 p1       7 v[0]
        add r10d, r15d                     ;   130.0 p0      27 v[0]
        lea edi, [r11 + rbp + 1859775393]  ;   129.0 p0      27 v[3]
        mov ebp, r14d                      ;   129.0 p5      27 v[1] copy
        rol r14d, 0x1e                     ;   129.0 p5      28 v[2]
        rol ebp, 5                         ;   130.0 p0      27 v[1]
        add eax, ebp                       ;   131.0 p1      27 v[1]
        mov ebp, eax                       ;   132.0 p1      27 v[0] copy
        xor r11d, r14d                     ;   130.0 p5       7 v[4]
        xor r11d, eax                      ;   132.0 p1       7 v[4]
        add esi, r11d                      ;   133.0 p0      27 v[4]
        rol eax, 0x1e                      ;   132.0 p5      28 v[1]
        rol ebp, 5                         ;   133.0 p0      27 v[0]
        add r10d, ebp                      ;   134.0 p1      27 v[0]
        movaps xmm6, xmm1                  ;   132.0 p5      23 w[0] copy
        psrld xmm1, 0x1e                   ;   133.0 p0      23 w[0]
        pslld xmm6, 2                      ;   134.0 p0      23 w[0]
        xorps xmm6, xmm1                   ;   136.0 p1      23 w[0]
        punpcklqdq xmm5, xmm6              ;   137.0 p5      23 w[4]
        xorps xmm5, xmm4                   ;   138.0 p1      23 w[4]
        movaps xmm4, [rsp + 32]            ;   130.0 p2      22 w[8] reload
        movaps xmm1, [rsp + 80]            ;   131.0 p2      23 w[4] reload
        xorps xmm5, xmm1                   ;   139.0 p5      23 w[4]
        xorps xmm5, xmm4                   ;   140.0 p1      23 w[4]
        mov ebp, r10d                      ;   135.0 p0      27 v[4] copy
        rol ebp, 5                         ;   136.0 p5      27 v[4]
        movaps [rsp + 128], xmm6           ;   137.0 p3+p4   23 w[0]
        mov r8d, dword [rsp + 132]         ;   137.0 p2      27 v[1]
        lea r8d, [r8 + rax + 1859775393]   ;   140.0 p0      27 v[1]
        add esi, ebp                       ;   137.0 p1      27 v[4]
        mov ebp, dword [rsp + 128]         ;   137.0 p2      27 v[2]
        lea ebp, [rbp + r14 + 1859775393]  ;   140.0 p0      27 v[2]
        xor r14d, eax                      ;   136.0 p5       7 v[3]
        xor eax, esi                       ;   138.0 p1       7 v[2]
        xor r14d, r10d                     ;   137.0 p5       7 v[3]
        rol r10d, 0x1e                     ;   138.0 p0      28 v[0]
        xor eax, r10d                      ;   139.0 p1       7 v[2]
        add ebp, eax                       ;   141.0 p5      27 v[2]
        mov r9d, dword [rsp + 136]         ;   137.0 p2      27 v[0]
        lea r9d, [r9 + r10 + 1859775393]   ;   140.0 p0      27 v[0]
        mov r11d, esi                      ;   138.5 p1      27 v[3] copy
        rol r11d, 5                        ;   139.5 p5      27 v[3]
        add edi, r14d                      ;   139.5 p1      27 v[3]
        xorps xmm4, xmm0                   ;   140.0 p0      23 w[8]
        xorps xmm4, xmm7                   ;   141.0 p5      23 w[8]
        movaps xmm8, xmm5                  ;   141.0 p1      23 w[4] copy
        psrld xmm5, 0x1e                   ;   141.0 p0      23 w[4]
        pslld xmm8, 2                      ;   142.0 p0      23 w[4]
        xorps xmm5, xmm8                   ;   144.0 p5      23 w[4]
        movq xmm8, [rsp + 136]             ;   139.5 p2      23 w[8]
        punpcklqdq xmm8, xmm5              ;   145.0 p1      23 w[8]
        xorps xmm4, xmm8                   ;   146.0 p5      23 w[8]
        movaps xmm8, xmm4                  ;   147.0 p1      23 w[8] copy
        xorps xmm7, xmm3                   ;   143.0 p0      23 w[12]
        pslld xmm8, 2                      ;   148.0 p0      23 w[8]
        movaps [rsp + 144], xmm5           ;   145.0 p3+p4   23 w[4]
        psrld xmm4, 0x1e                   ;   147.0 p0      23 w[8]
        xorps xmm4, xmm8                   ;   150.0 p5      23 w[8]
        xorps xmm7, xmm2                   ;   144.0 p1      23 w[12]
        movq xmm8, [rsp + 152]             ;   145.0 p2      23 w[12]
        punpcklqdq xmm8, xmm4              ;   151.0 p5      23 w[12]
        xorps xmm7, xmm8                   ;   152.0 p1      23 w[12]
        movaps xmm8, xmm7                  ;   153.0 p5      23 w[12] copy
        rol esi, 0x1e                      ;   146.0 p0      28 v[4]
        xor r10d, esi                      ;   147.0 p1       7 v[1]
        add edi, r11d                      ;   146.0 p5      27 v[3]
        xor r10d, edi                      ;   148.0 p1       7 v[1]
        add r8d, r10d                      ;   149.0 p0      27 v[1]
        movaps [rsp + 160], xmm4           ;   151.0 p3+p4   23 w[8]
        mov r10d, dword [rsp + 140]        ;   145.2 p2      27 v[4]
        lea r10d, [r10 + rsi + 1859775393] ;   148.2 p0      27 v[4]
        pslld xmm8, 2                      ;   154.0 p0      23 w[12]
        mov r11d, edi                      ;   147.0 p5      27 v[2] copy
        psrld xmm7, 0x1e                   ;   153.0 p0      23 w[12]
        rol r11d, 5                        ;   148.0 p5      27 v[2]
        add ebp, r11d                      ;   149.0 p1      27 v[2]
        mov r11d, ebp                      ;   150.0 p1      27 v[1] copy
        rol r11d, 5                        ;   151.0 p5      27 v[1]
        add r8d, r11d                      ;   152.0 p1      27 v[1]
        rol edi, 0x1e                      ;   150.0 p5      28 v[3]
        mov r11d, r8d                      ;   153.0 p1      27 v[0] copy
        rol r11d, 5                        ;   154.0 p0      27 v[0]
        xorps xmm7, xmm8                   ;   156.0 p5      23 w[12]
        movq xmm8, [rsp + 168]             ;   151.0 p2      23 w[0]
        punpcklqdq xmm8, xmm7              ;   157.0 p1      23 w[0]
        xorps xmm8, xmm3                   ;   158.0 p0      23 w[0]
        xorps xmm8, xmm1                   ;   159.0 p5      23 w[0]
        xorps xmm8, xmm6                   ;   160.0 p1      23 w[0]
        xor esi, edi                       ;   153.0 p0       7 v[0]
        xor esi, ebp                       ;   154.0 p5       7 v[0]
        add r9d, esi                       ;   155.0 p1      27 v[0]
        mov esi, dword [rsp + 144]         ;   151.8 p2      27 v[3]
        lea esi, [rsi + rdi + 1859775393]  ;   154.8 p0      27 v[3]
        rol ebp, 0x1e                      ;   154.0 p5      28 v[2]
        xor edi, ebp                       ;   155.0 p1       7 v[4]
        xor edi, r8d                       ;   156.0 p0       7 v[4]
        add r10d, edi                      ;   157.0 p5      27 v[4]
        rol r8d, 0x1e                      ;   156.0 p0      28 v[1]
        mov edi, dword [rsp + 148]         ;   153.8 p2      27 v[2]
        lea edi, [rdi + rbp + 1859775393]  ;   157.0 p0      27 v[2]
        xor ebp, r8d                       ;   157.0 p1       7 v[3]
        add r9d, r11d                      ;   156.0 p5      27 v[0]
        xor ebp, r9d                       ;   158.0 p1       7 v[3]
        add esi, ebp                       ;   159.0 p5      27 v[3]
        mov ebp, dword [rsp + 152]         ;   155.2 p2      27 v[1]
        lea ebp, [rbp + r8 + 1859775393]   ;   158.2 p0      27 v[1]
        mov r11d, r9d                      ;   157.5 p1      27 v[4] copy
        rol r9d, 0x1e                      ;   158.0 p5      28 v[0]
        rol r11d, 5                        ;   159.0 p0      27 v[4]
        add r10d, r11d                     ;   160.0 p1      27 v[4]
        mov r11d, r10d                     ;   161.0 p5      27 v[3] copy
        rol r11d, 5                        ;   162.0 p0      27 v[3]
        add esi, r11d                      ;   163.0 p1      27 v[3]
        xor r8d, r9d                       ;   160.0 p5       7 v[2]
        xor r8d, r10d                      ;   161.0 p1       7 v[2]
        rol r10d, 0x1e                     ;   161.0 p0      28 v[4]
        movaps xmm3, xmm8                  ;   161.0 p5      23 w[0] copy
        pslld xmm3, 2                      ;   162.0 p0      23 w[0]
        add edi, r8d                       ;   162.0 p1      27 v[2]
        psrld xmm8, 0x1e                   ;   163.0 p0      23 w[0]
        xorps xmm3, xmm8                   ;   165.0 p5      23 w[0]
        mov r8d, dword [rsp + 156]         ;   159.5 p2      27 v[0]
        lea r8d, [r8 + r9 + 1859775393]    ;   164.0 p0      27 v[0]
        movaps [rsp + 176], xmm7           ;   160.0 p3+p4   23 w[12]
        movq xmm8, [rsp + 184]             ;   160.5 p2      23 w[4]
        punpcklqdq xmm8, xmm3              ;   166.0 p1      23 w[4]
        xorps xmm8, xmm1                   ;   167.0 p5      23 w[4]
        xor r9d, r10d                      ;   163.5 p1       7 v[1]
        xor r9d, esi                       ;   164.5 p5       7 v[1]
        add ebp, r9d                       ;   165.5 p1      27 v[1]
        xorps xmm8, xmm0                   ;   168.0 p0      23 w[4]
        xorps xmm0, xmm2                   ;   165.0 p5      23 w[8]
        mov r9d, esi                       ;   165.5 p1      27 v[2] copy
        xorps xmm0, xmm4                   ;   166.0 p0      23 w[8]
        mov r11d, dword [rsp + 160]        ;   162.8 p2      27 v[4]
        lea r11d, [r11 + r10 - 1894007588] ;   167.0 p0      27 v[4]
        rol r9d, 5                         ;   166.5 p5      27 v[2]
        movaps [rsp + 192], xmm3           ;   166.0 p3+p4   23 w[0]
        rol esi, 0x1e                      ;   167.0 p5      28 v[3]
        xor r10d, esi                      ;   168.0 p1       7 v[0]
        xorps xmm8, xmm5                   ;   169.0 p1      23 w[4]
        movaps xmm1, xmm8                  ;   170.0 p0      23 w[4] copy
        pslld xmm1, 2                      ;   171.0 p0      23 w[4]
        add edi, r9d                       ;   168.0 p5      27 v[2]
        psrld xmm8, 0x1e                   ;   170.0 p0      23 w[4]
        xor r10d, edi                      ;   169.0 p1       7 v[0]
        add r8d, r10d                      ;   170.0 p5      27 v[0]
        mov r10d, edi                      ;   169.5 p1      27 v[1] copy
        xorps xmm8, xmm1                   ;   173.0 p5      23 w[4]
        movaps [rsp + 208], xmm8           ;   174.0 p3+p4   23 w[4]
        movq xmm1, [rsp + 200]             ;   166.8 p2      23 w[8]
        punpcklqdq xmm1, xmm8              ;   174.0 p1      23 w[8]
        mov r13d, esi                      ;   171.0 p0       8 v[4] copy
        rol edi, 0x1e                      ;   171.0 p5      28 v[2]
        mov r9d, dword [rsp + 164]         ;   167.8 p2      27 v[3]
        lea r9d, [r9 + rsi - 1894007588]   ;   172.0 p0      27 v[3]
        rol r10d, 5                        ;   172.0 p5      27 v[1]
        add ebp, r10d                      ;   173.0 p1      27 v[1]
        xor r13d, ebp                      ;   174.0 p1       8 v[4]
        mov r12d, ebp                      ;   174.0 p0      27 v[0] copy
        rol r12d, 5                        ;   175.0 p5      27 v[0]
        rol ebp, 0x1e                      ;   174.0 p0      28 v[1]
        add r8d, r12d                      ;   176.0 p1      27 v[0]
        mov r12d, esi                      ;   174.0 p5       8 v[4] copy
        xor r12d, edi                      ;   175.0 p1       8 v[4]
        and r12d, r13d                     ;   176.0 p0       8 v[4]
        mov r13d, edi                      ;   175.0 p5       8 v[3] copy
        xor esi, r12d                      ;   177.0 p1       8 v[4]
        xorps xmm0, xmm1                   ;   176.0 p0      23 w[8]
        mov r12d, r8d                      ;   177.0 p5      27 v[4] copy
        rol r12d, 5                        ;   178.0 p0      27 v[4]
        add r11d, esi                      ;   178.0 p1      27 v[4]
        add r11d, r12d                     ;   179.0 p5      27 v[4]
        mov r12d, edi                      ;   177.5 p1       8 v[3] copy
        xor r12d, ebp                      ;   178.5 p0       8 v[3]
        mov r10d, dword [rsp + 168]        ;   174.8 p2      27 v[2]
        movaps xmm1, xmm0                  ;   178.0 p5      23 w[8] copy
        psrld xmm0, 0x1e                   ;   179.0 p0      23 w[8]
        pslld xmm1, 2                      ;   180.0 p0      23 w[8]
        xorps xmm0, xmm1                   ;   182.0 p1      23 w[8]
        movaps [rsp + 224], xmm0           ;   183.0 p3+p4   23 w[8]
        xor r13d, r8d                      ;   179.0 p5       8 v[3]
        mov esi, dword [rsp + 172]         ;   176.5 p2      27 v[1]
        lea r10d, [r10 + rdi - 1894007588] ;   181.0 p0      27 v[2]
        movq xmm1, [rsp + 216]             ;   177.5 p2      23 w[12]
        punpcklqdq xmm1, xmm0              ;   183.0 p1      23 w[12]
        xorps xmm0, xmm4                   ;   183.0 p5      23 w[8]
        and r12d, r13d                     ;   180.5 p1       8 v[3]
        xor edi, r12d                      ;   181.5 p5       8 v[3]
        rol r8d, 0x1e                      ;   182.0 p0      28 v[0]
        lea esi, [rsi + rbp - 1894007588]  ;   183.0 p0      27 v[1]
        mov r13d, ebp                      ;   181.5 p1       8 v[2] copy
        xor r13d, r11d                     ;   182.5 p5       8 v[2]
        add r9d, edi                       ;   182.5 p1      27 v[3]
        mov edi, dword [rsp + 176]         ;   179.5 p2      27 v[0]
        mov r12d, r11d                     ;   183.0 p5      27 v[3] copy
        rol r12d, 5                        ;   184.0 p0      27 v[3]
        add r9d, r12d                      ;   185.0 p1      27 v[3]
        mov r12d, ebp                      ;   184.0 p5       8 v[2] copy
        lea edi, [rdi + r8 - 1894007588]   ;   185.0 p0      27 v[0]
        xor r12d, r8d                      ;   185.0 p1       8 v[2]
        rol r11d, 0x1e                     ;   185.0 p5      28 v[4]
        and r12d, r13d                     ;   186.0 p1       8 v[2]
        mov r13d, r8d                      ;   186.0 p0       8 v[1] copy
        xor ebp, r12d                      ;   187.0 p5       8 v[2]
        mov r12d, r9d                      ;   186.5 p1      27 v[2] copy
        rol r12d, 5                        ;   187.5 p0      27 v[2]
        add r10d, ebp                      ;   188.0 p5      27 v[2]
        add r10d, r12d                     ;   189.0 p1      27 v[2]
        mov r12d, r8d                      ;   188.0 p0       8 v[1] copy
        xor r13d, r9d                      ;   188.0 p5       8 v[1]
        xor r12d, r11d                     ;   189.0 p1       8 v[1]
        and r12d, r13d                     ;   190.0 p0       8 v[1]
        mov r13d, r11d                     ;   189.0 p5       8 v[0] copy
        xor r8d, r12d                      ;   191.0 p1       8 v[1]
        mov r12d, r10d                     ;   190.0 p0      27 v[1] copy
        mov ebp, dword [rsp + 180]         ;   185.5 p2      27 v[4]
        add esi, r8d                       ;   192.0 p5      27 v[1]
        rol r12d, 5                        ;   191.0 p0      27 v[1]
        add esi, r12d                      ;   193.0 p1      27 v[1]
        mov r12d, r11d                     ;   191.0 p5       8 v[0] copy
        rol r9d, 0x1e                      ;   192.0 p0      28 v[3]
        mov r8d, dword [rsp + 184]         ;   187.0 p2      27 v[3]
        lea ebp, [rbp + r11 - 1894007588]  ;   193.0 p0      27 v[4]
        xor r13d, r10d                     ;   191.5 p1       8 v[0]
        xor r12d, r9d                      ;   193.0 p5       8 v[0]
        and r12d, r13d                     ;   194.0 p1       8 v[0]
        xor r11d, r12d                     ;   195.0 p5       8 v[0]
        mov r13d, r9d                      ;   193.5 p1       8 v[4] copy
        xor r13d, esi                      ;   194.5 p0       8 v[4]
        lea r8d, [r8 + r9 - 1894007588]    ;   195.0 p0      27 v[3]
        add edi, r11d                      ;   196.0 p5      27 v[0]
        rol r10d, 0x1e                     ;   195.0 p5      28 v[2]
        mov r12d, esi                      ;   194.5 p1      27 v[0] copy
        rol r12d, 5                        ;   196.0 p0      27 v[0]
        add edi, r12d                      ;   197.0 p1      27 v[0]
        mov r12d, r9d                      ;   196.0 p5       8 v[4] copy
        xor r12d, r10d                     ;   197.0 p1       8 v[4]
        and r12d, r13d                     ;   198.0 p0       8 v[4]
        xor r9d, r12d                      ;   199.0 p5       8 v[4]
        mov r12d, edi                      ;   198.0 p1      27 v[4] copy
        rol r12d, 5                        ;   199.0 p0      27 v[4]
        xorps xmm1, xmm2                   ;   198.0 p5      23 w[12]
        xorps xmm1, xmm6                   ;   199.0 p1      23 w[12]
        xorps xmm1, xmm7                   ;   200.0 p0      23 w[12]
        xorps xmm6, xmm3                   ;   199.0 p5      23 w[0]
        rol esi, 0x1e                      ;   200.0 p0      28 v[1]
        add ebp, r9d                       ;   200.0 p1      27 v[4]
        add ebp, r12d                      ;   201.0 p5      27 v[4]
        mov r12d, r10d                     ;   200.5 p1       8 v[3] copy
        mov r13d, r10d                     ;   201.0 p0       8 v[3] copy
        xor r12d, esi                      ;   201.5 p5       8 v[3]
        xor r13d, edi                      ;   202.0 p1       8 v[3]
        and r12d, r13d                     ;   203.0 p0       8 v[3]
        mov r13d, esi                      ;   202.0 p5       8 v[2] copy
        xor r13d, ebp                      ;   203.0 p1       8 v[2]
        mov r9d, dword [rsp + 192]         ;   198.5 p2      27 v[1]
        lea r9d, [r9 + rsi - 1894007588]   ;   203.0 p0      27 v[1]
        xorps xmm8, xmm5                   ;   203.0 p5      23 w[4]
        mov r11d, dword [rsp + 188]        ;   199.5 p2      27 v[2]
        movaps xmm2, xmm1                  ;   203.5 p1      23 w[12] copy
        psrld xmm1, 0x1e                   ;   204.0 p0      23 w[12]
        pslld xmm2, 2                      ;   205.0 p0      23 w[12]
        rol edi, 0x1e                      ;   204.0 p5      28 v[0]
        xorps xmm2, xmm1                   ;   207.0 p1      23 w[12]
        movq xmm1, [rsp + 232]             ;   200.8 p2      23 w[0]
        punpcklqdq xmm1, xmm2              ;   208.0 p5      23 w[0]
        xorps xmm6, xmm5                   ;   205.5 p1      23 w[0]
        xorps xmm6, xmm1                   ;   209.0 p0      23 w[0]
        xorps xmm8, xmm4                   ;   206.0 p5      23 w[4]
        movaps [rsp + 240], xmm2           ;   208.0 p3+p4   23 w[12]
        movaps xmm1, xmm6                  ;   210.0 p1      23 w[0] copy
        lea r11d, [r11 + r10 - 1894007588] ;   207.0 p0      27 v[2]
        xor r10d, r12d                     ;   207.0 p5       8 v[3]
        add r8d, r10d                      ;   208.0 p1      27 v[3]
        mov r12d, ebp                      ;   208.0 p0      27 v[3] copy
        rol r12d, 5                        ;   209.0 p5      27 v[3]
        add r8d, r12d                      ;   210.0 p1      27 v[3]
        mov r12d, esi                      ;   209.0 p0       8 v[2] copy
        rol ebp, 0x1e                      ;   209.0 p5      28 v[4]
        xor r12d, edi                      ;   210.0 p1       8 v[2]
        and r12d, r13d                     ;   211.0 p0       8 v[2]
        xor esi, r12d                      ;   212.0 p5       8 v[2]
        add r11d, esi                      ;   213.0 p1      27 v[2]
        mov r13d, edi                      ;   211.0 p0       8 v[1] copy
        xor r13d, r8d                      ;   212.0 p5       8 v[1]
        mov r12d, r8d                      ;   211.5 p1      27 v[2] copy
        rol r12d, 5                        ;   212.5 p0      27 v[2]
        add r11d, r12d                     ;   214.0 p5      27 v[2]
        mov r12d, edi                      ;   212.5 p1       8 v[1] copy
        xor r12d, ebp                      ;   213.5 p0       8 v[1]
        and r12d, r13d                     ;   214.5 p5       8 v[1]
        mov r13d, ebp                      ;   213.5 p1       8 v[0] copy
        xor r13d, r11d                     ;   215.0 p0       8 v[0]
        movq xmm5, [rsp + 248]             ;   210.0 p2      23 w[4]
        mov r10d, dword [rsp + 196]        ;   211.0 p2      27 v[0]
        pslld xmm1, 2                      ;   215.0 p0      23 w[0]
        psrld xmm6, 0x1e                   ;   216.0 p0      23 w[0]
        xorps xmm1, xmm6                   ;   218.0 p5      23 w[0]
        movaps [rsp + 256], xmm1           ;   219.0 p3+p4   23 w[0]
        lea r10d, [r10 + rdi - 1894007588] ;   217.0 p0      27 v[0]
        mov esi, dword [rsp + 200]         ;   212.0 p2      27 v[4]
        lea esi, [rsi + rbp - 1894007588]  ;   218.0 p0      27 v[4]
        xor edi, r12d                      ;   215.5 p1       8 v[1]
        add r9d, edi                       ;   216.5 p5      27 v[1]
        mov r12d, r11d                     ;   215.5 p1      27 v[1] copy
        rol r8d, 0x1e                      ;   216.0 p5      28 v[3]
        rol r12d, 5                        ;   217.0 p5      27 v[1]
        add r9d, r12d                      ;   218.0 p1      27 v[1]
        mov r12d, ebp                      ;   217.5 p1       8 v[0] copy
        xor r12d, r8d                      ;   218.5 p5       8 v[0]
        rol r11d, 0x1e                     ;   219.0 p0      28 v[2]
        mov edi, dword [rsp + 204]         ;   215.0 p2      27 v[3]
        and r12d, r13d                     ;   219.5 p1       8 v[0]
        xor ebp, r12d                      ;   220.5 p5       8 v[0]
        mov r12d, r9d                      ;   219.5 p1      27 v[0] copy
        rol r12d, 5                        ;   220.5 p0      27 v[0]
        add r10d, ebp                      ;   221.5 p5      27 v[0]
        add r10d, r12d                     ;   222.5 p1      27 v[0]
        mov r13d, r8d                      ;   221.0 p0       8 v[4] copy
        xor r13d, r9d                      ;   222.0 p5       8 v[4]
        mov r12d, r8d                      ;   221.5 p1       8 v[4] copy
        xor r12d, r11d                     ;   222.5 p0       8 v[4]
        and r12d, r13d                     ;   223.5 p5       8 v[4]
        lea edi, [rdi + r8 - 1894007588]   ;   223.0 p0      27 v[3]
        xor r8d, r12d                      ;   224.5 p1       8 v[4]
        mov r12d, r10d                     ;   223.5 p5      27 v[4] copy
        rol r12d, 5                        ;   224.5 p0      27 v[4]
        add esi, r8d                       ;   225.5 p1      27 v[4]
        add esi, r12d                      ;   226.5 p5      27 v[4]
        mov r12d, r11d                     ;   224.5 p1       8 v[3] copy
        rol r9d, 0x1e                      ;   225.0 p0      28 v[1]
        xor r12d, r9d                      ;   226.0 p5       8 v[3]
        punpcklqdq xmm5, xmm1              ;   225.5 p1      23 w[4]
        xorps xmm0, xmm7                   ;   226.0 p0      23 w[8]
        mov ebp, dword [rsp + 208]         ;   221.8 p2      27 v[2]
        lea ebp, [rbp + r11 - 1894007588]  ;   227.0 p0      27 v[2]
        mov r13d, r11d                     ;   226.0 p5       8 v[3] copy
        xor r13d, r10d                     ;   227.0 p1       8 v[3]
        and r12d, r13d                     ;   228.0 p5       8 v[3]
        mov r13d, r9d                      ;   227.5 p1       8 v[2] copy
        xor r11d, r12d                     ;   229.0 p0       8 v[3]
        add edi, r11d                      ;   230.0 p5      27 v[3]
        mov r12d, esi                      ;   228.5 p1      27 v[3] copy
        rol r12d, 5                        ;   229.5 p0      27 v[3]
        add edi, r12d                      ;   231.0 p5      27 v[3]
        rol r10d, 0x1e                     ;   230.0 p0      28 v[0]
        xor r13d, esi                      ;   229.5 p1       8 v[2]
        movq xmm4, [rsp + 264]             ;   225.8 p2      23 w[8]
        mov r8d, dword [rsp + 212]         ;   226.8 p2      27 v[1]
        lea r8d, [r8 + r9 - 1894007588]    ;   231.0 p0      27 v[1]
        xorps xmm8, xmm5                   ;   230.0 p5      23 w[4]
        movaps xmm1, xmm8                  ;   231.0 p1      23 w[4] copy
        psrld xmm8, 0x1e                   ;   232.0 p0      23 w[4]
        mov r12d, r9d                      ;   231.0 p5       8 v[2] copy
        xor r12d, r10d                     ;   232.0 p1       8 v[2]
        pslld xmm1, 2                      ;   233.0 p0      23 w[4]
        and r12d, r13d                     ;   233.0 p5       8 v[2]
        xor r9d, r12d                      ;   234.0 p1       8 v[2]
        add ebp, r9d                       ;   235.0 p5      27 v[2]
        mov r13d, r10d                     ;   233.5 p1       8 v[1] copy
        xor r13d, edi                      ;   234.5 p0       8 v[1]
        mov r12d, edi                      ;   234.0 p5      27 v[2] copy
        rol r12d, 5                        ;   235.0 p0      27 v[2]
        add ebp, r12d                      ;   236.0 p1      27 v[2]
        mov r12d, r10d                     ;   235.0 p5       8 v[1] copy
        rol esi, 0x1e                      ;   236.0 p0      28 v[4]
        mov r9d, dword [rsp + 220]         ;   231.2 p2      27 v[4]
        mov r11d, dword [rsp + 216]        ;   232.2 p2      27 v[0]
        lea r9d, [r9 + rsi - 1894007588]   ;   237.0 p0      27 v[4]
        xor r12d, esi                      ;   237.0 p1       8 v[1]
        and r12d, r13d                     ;   238.0 p5       8 v[1]
        rol edi, 0x1e                      ;   237.0 p5      28 v[3]
        lea r11d, [r11 + r10 - 1894007588] ;   238.0 p0      27 v[0]
        xor r10d, r12d                     ;   239.0 p1       8 v[1]
        mov r12d, ebp                      ;   237.5 p1      27 v[1] copy
        xorps xmm1, xmm8                   ;   238.0 p5      23 w[4]
        punpcklqdq xmm4, xmm1              ;   239.0 p1      23 w[8]
        xorps xmm0, xmm4                   ;   240.0 p0      23 w[8]
        rol r12d, 5                        ;   239.0 p5      27 v[1]
        mov r13d, esi                      ;   239.5 p1       8 v[0] copy
        xor r13d, ebp                      ;   240.5 p0       8 v[0]
        rol ebp, 0x1e                      ;   240.0 p5      28 v[2]
        add r8d, r10d                      ;   240.5 p1      27 v[1]
        add r8d, r12d                      ;   241.5 p0      27 v[1]
        mov r10d, dword [rsp + 224]        ;   237.0 p2      27 v[3]
        lea r10d, [r10 + rdi - 1894007588] ;   242.0 p0      27 v[3]
        mov r12d, esi                      ;   241.0 p5       8 v[0] copy
        xor r12d, edi                      ;   242.0 p1       8 v[0]
        and r12d, r13d                     ;   243.0 p5       8 v[0]
        mov r13d, edi                      ;   242.5 p1       8 v[4] copy
        xor r13d, r8d                      ;   243.5 p0       8 v[4]
        xor esi, r12d                      ;   244.0 p5       8 v[0]
        mov r12d, r8d                      ;   243.5 p1      27 v[0] copy
        rol r12d, 5                        ;   244.5 p0      27 v[0]
        add r11d, esi                      ;   245.0 p5      27 v[0]
        add r11d, r12d                     ;   246.0 p1      27 v[0]
        mov r12d, edi                      ;   245.0 p0       8 v[4] copy
        xor r12d, ebp                      ;   246.0 p5       8 v[4]
        and r12d, r13d                     ;   247.0 p1       8 v[4]
        xor edi, r12d                      ;   248.0 p0       8 v[4]
        add r9d, edi                       ;   249.0 p5      27 v[4]
        rol r8d, 0x1e                      ;   247.0 p0      28 v[1]
        mov r12d, r11d                     ;   247.0 p1      27 v[4] copy
        rol r12d, 5                        ;   248.0 p5      27 v[4]
        add r9d, r12d                      ;   250.0 p1      27 v[4]
        mov esi, dword [rsp + 228]         ;   243.0 p2      27 v[2]
        mov r12d, ebp                      ;   248.0 p0       8 v[3] copy
        mov edi, dword [rsp + 232]         ;   244.0 p2      27 v[1]
        lea edi, [rdi + r8 - 1894007588]   ;   249.0 p0      27 v[1]
        xor r12d, r8d                      ;   249.0 p5       8 v[3]
        mov r13d, ebp                      ;   248.5 p1       8 v[3] copy
        lea esi, [rsi + rbp - 1894007588]  ;   250.0 p0      27 v[2]
        movaps [rsp + 272], xmm1           ;   245.0 p3+p4   23 w[4]
        movaps xmm1, xmm0                  ;   249.0 p5      23 w[8] copy
        xor r13d, r11d                     ;   249.5 p1       8 v[3]
        and r12d, r13d                     ;   250.5 p5       8 v[3]
        xor ebp, r12d                      ;   251.5 p1       8 v[3]
        xorps xmm2, xmm3                   ;   251.0 p0      23 w[12]
        mov r13d, r8d                      ;   251.0 p5       8 v[2] copy
        xor r13d, r9d                      ;   252.0 p1       8 v[2]
        mov r12d, r9d                      ;   252.0 p0      27 v[3] copy
        rol r12d, 5                        ;   253.0 p5      27 v[3]
        xorps xmm2, xmm7                   ;   252.5 p1      23 w[12]
        psrld xmm0, 0x1e                   ;   253.0 p0      23 w[8]
        pslld xmm1, 2                      ;   254.0 p0      23 w[8]
        xorps xmm1, xmm0                   ;   256.0 p5      23 w[8]
        movq xmm0, [rsp + 280]             ;   249.5 p2      23 w[12]
        punpcklqdq xmm0, xmm1              ;   257.0 p1      23 w[12]
        xorps xmm2, xmm0                   ;   258.0 p5      23 w[12]
        rol r11d, 0x1e                     ;   255.0 p0      28 v[0]
        add r10d, ebp                      ;   254.5 p1      27 v[3]
        add r10d, r12d                     ;   255.5 p5      27 v[3]
        mov r12d, r8d                      ;   255.5 p1       8 v[2] copy
        xor r12d, r11d                     ;   256.5 p0       8 v[2]
        and r12d, r13d                     ;   257.5 p5       8 v[2]
        mov r13d, r11d                     ;   256.5 p1       8 v[1] copy
        xor r8d, r12d                      ;   258.5 p0       8 v[2]
        add esi, r8d                       ;   259.5 p5      27 v[2]
        mov r12d, r10d                     ;   257.5 p1      27 v[2] copy
        rol r9d, 0x1e                      ;   258.0 p0      28 v[4]
        xor r13d, r10d                     ;   258.0 p5       8 v[1]
        mov ebp, dword [rsp + 236]         ;   254.0 p2      27 v[0]
        rol r10d, 0x1e                     ;   259.0 p0      28 v[3]
        mov r8d, dword [rsp + 240]         ;   255.0 p2      27 v[4]
        rol r12d, 5                        ;   259.0 p5      27 v[2]
        add esi, r12d                      ;   260.5 p1      27 v[2]
        lea ebp, [rbp + r11 - 1894007588]  ;   260.0 p0      27 v[0]
        mov r12d, r11d                     ;   259.5 p1       8 v[1] copy
        xor r12d, r9d                      ;   260.5 p5       8 v[1]
        and r12d, r13d                     ;   261.5 p1       8 v[1]
        mov r13d, r9d                      ;   261.0 p0       8 v[0] copy
        xor r13d, esi                      ;   262.0 p5       8 v[0]
        xor r11d, r12d                     ;   262.5 p1       8 v[1]
        add edi, r11d                      ;   263.5 p0      27 v[1]
        mov r11d, dword [rsp + 244]        ;   258.0 p2      27 v[3]
        mov r12d, esi                      ;   262.0 p5      27 v[1] copy
        rol r12d, 5                        ;   263.0 p0      27 v[1]
        lea r8d, [r8 + r9 - 899497514]     ;   264.0 p0      27 v[4]
        add edi, r12d                      ;   264.5 p1      27 v[1]
        mov r12d, r9d                      ;   263.0 p5       8 v[0] copy
        xor r12d, r10d                     ;   264.0 p1       8 v[0]
        and r12d, r13d                     ;   265.0 p5       8 v[0]
        rol esi, 0x1e                      ;   265.0 p0      28 v[2]
        lea r11d, [r11 + r10 - 899497514]  ;   266.0 p0      27 v[3]
        xor r10d, edi                      ;   265.5 p1       7 v[4]
        xor r10d, esi                      ;   266.5 p5       7 v[4]
        add r8d, r10d                      ;   267.5 p1      27 v[4]
        xor r9d, r12d                      ;   266.0 p5       8 v[0]
        add ebp, r9d                       ;   267.0 p1      27 v[0]
        mov r10d, edi                      ;   267.0 p0      27 v[0] copy
        rol r10d, 5                        ;   268.0 p5      27 v[0]
        add ebp, r10d                      ;   269.0 p1      27 v[0]
        mov r10d, ebp                      ;   270.0 p0      27 v[4] copy
        rol r10d, 5                        ;   271.0 p5      27 v[4]
        movaps xmm0, xmm2                  ;   268.5 p1      23 w[12] copy
        pslld xmm0, 2                      ;   269.5 p0      23 w[12]
        psrld xmm2, 0x1e                   ;   270.0 p0      23 w[12]
        xorps xmm0, xmm2                   ;   272.0 p5      23 w[12]
        add r8d, r10d                      ;   272.0 p1      27 v[4]
        mov r9d, dword [rsp + 248]         ;   265.5 p2      27 v[2]
        lea r9d, [r9 + rsi - 899497514]    ;   271.0 p0      27 v[2]
        mov r10d, r8d                      ;   273.0 p5      27 v[3] copy
        rol r10d, 5                        ;   274.0 p5      27 v[3]
        rol edi, 0x1e                      ;   272.0 p0      28 v[1]
        xor esi, edi                       ;   273.0 p1       7 v[3]
        xor esi, ebp                       ;   274.0 p1       7 v[3]
        add r11d, esi                      ;   275.0 p5      27 v[3]
        mov esi, dword [rsp + 252]         ;   268.0 p2      27 v[1]
        lea esi, [rsi + rdi - 899497514]   ;   273.0 p0      27 v[1]
        rol ebp, 0x1e                      ;   273.0 p5      28 v[0]
        xor edi, ebp                       ;   274.0 p1       7 v[2]
        xor edi, r8d                       ;   275.0 p1       7 v[2]
        add r9d, edi                       ;   276.0 p0      27 v[2]
        mov edi, dword [rsp + 256]         ;   270.2 p2      27 v[0]
        lea edi, [rdi + rbp - 899497514]   ;   275.0 p0      27 v[0]
        rol r8d, 0x1e                      ;   274.0 p5      28 v[4]
        add r11d, r10d                     ;   276.0 p1      27 v[3]
        xor ebp, r8d                       ;   275.0 p5       7 v[1]
        xor ebp, r11d                      ;   277.0 p1       7 v[1]
        add esi, ebp                       ;   278.0 p0      27 v[1]
        mov ebp, dword [rsp + 260]         ;   273.0 p2      27 v[4]
        lea ebp, [rbp + r8 - 899497514]    ;   277.0 p0      27 v[4]
        mov r10d, r11d                     ;   277.0 p5      27 v[2] copy
        rol r11d, 0x1e                     ;   277.0 p5      28 v[3]
        xor r8d, r11d                      ;   278.0 p1       7 v[0]
        rol r10d, 5                        ;   278.0 p0      27 v[2]
        add r9d, r10d                      ;   279.0 p1      27 v[2]
        mov r10d, r9d                      ;   280.0 p5      27 v[1] copy
        xor r8d, r9d                       ;   280.0 p1       7 v[0]
        rol r10d, 5                        ;   281.0 p0      27 v[1]
        add edi, r8d                       ;   281.0 p5      27 v[0]
        mov r8d, dword [rsp + 264]         ;   275.8 p2      27 v[3]
        lea r8d, [r8 + r11 - 899497514]    ;   280.0 p0      27 v[3]
        rol r9d, 0x1e                      ;   280.0 p5      28 v[2]
        xor r11d, r9d                      ;   281.0 p1       7 v[4]
        add esi, r10d                      ;   282.0 p1      27 v[1]
        xor r11d, esi                      ;   283.0 p0       7 v[4]
        add ebp, r11d                      ;   284.0 p5      27 v[4]
        mov r11d, esi                      ;   283.0 p1      27 v[0] copy
        mov r10d, dword [rsp + 268]        ;   277.8 p2      27 v[2]
        movaps [rsp + 288], xmm1           ;   278.0 p3+p4   23 w[8]
        lea r10d, [r10 + r9 - 899497514]   ;   282.0 p0      27 v[2]
        rol r11d, 5                        ;   284.0 p5      27 v[0]
        add edi, r11d                      ;   285.0 p1      27 v[0]
        rol esi, 0x1e                      ;   283.0 p0      28 v[1]
        xor r9d, esi                       ;   284.0 p5       7 v[3]
        xor r9d, edi                       ;   286.0 p1       7 v[3]
        add r8d, r9d                       ;   287.0 p0      27 v[3]
        mov r9d, dword [rsp + 272]         ;   280.5 p2      27 v[1]
        lea r9d, [r9 + rsi - 899497514]    ;   285.0 p0      27 v[1]
        mov r11d, edi                      ;   286.0 p5      27 v[4] copy
        rol r11d, 5                        ;   287.0 p5      27 v[4]
        add ebp, r11d                      ;   288.0 p1      27 v[4]
        mov r11d, ebp                      ;   289.0 p1      27 v[3] copy
        rol r11d, 5                        ;   290.0 p0      27 v[3]
        add r8d, r11d                      ;   291.0 p5      27 v[3]
        rol edi, 0x1e                      ;   287.0 p0      28 v[0]
        xor esi, edi                       ;   288.0 p1       7 v[2]
        xor esi, ebp                       ;   289.0 p5       7 v[2]
        add r10d, esi                      ;   290.0 p1      27 v[2]
        mov esi, dword [rsp + 276]         ;   284.2 p2      27 v[0]
        lea esi, [rsi + rdi - 899497514]   ;   288.0 p0      27 v[0]
        rol ebp, 0x1e                      ;   289.0 p5      28 v[4]
        xor edi, ebp                       ;   290.0 p1       7 v[1]
        xor edi, r8d                       ;   292.0 p0       7 v[1]
        add r9d, edi                       ;   293.0 p5      27 v[1]
        mov edi, dword [rsp + 280]         ;   286.2 p2      27 v[4]
        lea edi, [rdi + rbp - 899497514]   ;   290.0 p0      27 v[4]
        mov r11d, r8d                      ;   292.0 p1      27 v[2] copy
        rol r11d, 5                        ;   293.0 p5      27 v[2]
        rol r8d, 0x1e                      ;   292.0 p0      28 v[3]
        xor ebp, r8d                       ;   293.0 p1       7 v[0]
        add r10d, r11d                     ;   294.0 p5      27 v[2]
        xor ebp, r10d                      ;   295.0 p1       7 v[0]
        add esi, ebp                       ;   296.0 p0      27 v[0]
        mov ebp, dword [rsp + 284]         ;   289.2 p2      27 v[3]
        lea ebp, [rbp + r8 - 899497514]    ;   293.0 p0      27 v[3]
        mov r11d, r10d                     ;   295.0 p5      27 v[1] copy
        rol r11d, 5                        ;   296.0 p5      27 v[1]
        add r9d, r11d                      ;   297.0 p1      27 v[1]
        rol r10d, 0x1e                     ;   295.0 p0      28 v[2]
        xor r8d, r10d                      ;   296.0 p1       7 v[4]
        mov r11d, r9d                      ;   298.0 p5      27 v[0] copy
        xor r8d, r9d                       ;   298.0 p1       7 v[4]
        add edi, r8d                       ;   299.0 p0      27 v[4]
        mov r8d, dword [rsp + 288]         ;   292.5 p2      27 v[2]
        movaps [rsp + 304], xmm0           ;   292.8 p3+p4   23 w[12]
        lea r8d, [r8 + r10 - 899497514]    ;   296.0 p0      27 v[2]
        rol r11d, 5                        ;   299.0 p5      27 v[0]
        add esi, r11d                      ;   300.0 p1      27 v[0]
        mov r11d, esi                      ;   301.0 p5      27 v[4] copy
        rol r11d, 5                        ;   302.0 p0      27 v[4]
        rol r9d, 0x1e                      ;   298.0 p5      28 v[1]
        xor r10d, r9d                      ;   299.0 p1       7 v[3]
        add edi, r11d                      ;   303.0 p1      27 v[4]
        mov r11d, edi                      ;   304.0 p0      27 v[3] copy
        rol r11d, 5                        ;   305.0 p5      27 v[3]
        xor r10d, esi                      ;   301.0 p1       7 v[3]
        add ebp, r10d                      ;   302.0 p0      27 v[3]
        add ebp, r11d                      ;   306.0 p5      27 v[3]
        mov r11d, ebp                      ;   307.0 p1      27 v[2] copy
        rol r11d, 5                        ;   308.0 p0      27 v[2]
        rol esi, 0x1e                      ;   301.0 p5      28 v[0]
        mov r10d, dword [rsp + 292]        ;   298.5 p2      27 v[1]
        lea r10d, [r10 + r9 - 899497514]   ;   301.5 p0      27 v[1]
        xor r9d, esi                       ;   302.0 p1       7 v[2]
        xor r9d, edi                       ;   304.0 p5       7 v[2]
        add r8d, r9d                       ;   305.0 p1      27 v[2]
        add r8d, r11d                      ;   309.0 p0      27 v[2]
        mov r9d, dword [rsp + 296]         ;   301.0 p2      27 v[0]
        rol edi, 0x1e                      ;   304.0 p5      28 v[4]
        lea r9d, [r9 + rsi - 899497514]    ;   304.0 p0      27 v[0]
        xor esi, edi                       ;   305.0 p1       7 v[1]
        xor esi, ebp                       ;   307.0 p5       7 v[1]
        add r10d, esi                      ;   308.0 p1      27 v[1]
        mov r11d, r8d                      ;   310.0 p0      27 v[1] copy
        rol r11d, 5                        ;   311.0 p5      27 v[1]
        add r10d, r11d                     ;   312.0 p1      27 v[1]
        mov r11d, r10d                     ;   313.0 p0      27 v[0] copy
        mov esi, dword [rsp + 300]         ;   304.2 p2      27 v[4]
        lea esi, [rsi + rdi - 899497514]   ;   307.2 p0      27 v[4]
        rol r11d, 5                        ;   314.0 p5      27 v[0]
        rol ebp, 0x1e                      ;   307.0 p5      28 v[3]
        xor edi, ebp                       ;   308.0 p1       7 v[0]
        xor edi, r8d                       ;   310.0 p1       7 v[0]
        add r9d, edi                       ;   311.0 p0      27 v[0]
        add r9d, r11d                      ;   315.0 p5      27 v[0]
        mov r11d, r9d                      ;   316.0 p1      27 v[4] copy
        rol r11d, 5                        ;   317.0 p0      27 v[4]
        mov edi, dword [rsp + 304]         ;   307.5 p2      27 v[3]
        lea edi, [rdi + rbp - 899497514]   ;   310.5 p0      27 v[3]
        rol r8d, 0x1e                      ;   310.0 p5      28 v[2]
        xor ebp, r8d                       ;   311.0 p1       7 v[4]
        xor ebp, r10d                      ;   313.0 p5       7 v[4]
        add esi, ebp                       ;   314.0 p1      27 v[4]
        add esi, r11d                      ;   318.0 p0      27 v[4]
        rol r10d, 0x1e                     ;   313.0 p5      28 v[1]
        mov ebp, dword [rsp + 308]         ;   310.2 p2      27 v[2]
        lea ebp, [rbp + r8 - 899497514]    ;   313.2 p0      27 v[2]
        xor r8d, r10d                      ;   314.0 p1       7 v[3]
        mov r11d, esi                      ;   319.0 p5      27 v[3] copy
        rol r11d, 5                        ;   320.0 p0      27 v[3]
        xor r8d, r9d                       ;   316.0 p1       7 v[3]
        rol r9d, 0x1e                      ;   316.0 p5      28 v[0]
        add edi, r8d                       ;   317.0 p1      27 v[3]
        add edi, r11d                      ;   321.0 p0      27 v[3]
        mov r8d, dword [rsp + 312]         ;   313.2 p2      27 v[1]
        lea r8d, [r8 + r10 - 899497514]    ;   316.2 p0      27 v[1]
        xor r10d, r9d                      ;   317.0 p5       7 v[2]
        xor r10d, esi                      ;   319.0 p1       7 v[2]
        add ebp, r10d                      ;   320.0 p5      27 v[2]
        mov r10d, dword [rsp + 352]        ;   314.5 p2      30 h
        lea r10d, [r10 + r9 - 899497514]   ;   317.5 p0      30 h
        rol esi, 0x1e                      ;   319.0 p5      28 v[4]
        xor r9d, esi                       ;   320.0 p1       7 v[1]
        xor r9d, edi                       ;   322.0 p0       7 v[1]
        add r8d, r9d                       ;   323.0 p1      27 v[1]
        mov r9d, esi                       ;   320.0 p5       7 v[0] copy
        add esi, dword [rsp + 368]         ;   320.0 p0+p2   30 h
        mov dword [rsp + 368], esi         ;   321.0 p3+p4   30 h
        mov esi, edi                       ;   322.0 p1      27 v[2] copy
        rol edi, 0x1e                      ;   322.0 p5      28 v[3]
        xor r9d, edi                       ;   323.0 p0       7 v[0]
        add edi, dword [rsp + 364]         ;   323.0 p1+p2   30 h
        rol esi, 5                         ;   323.0 p5      27 v[2]
        add ebp, esi                       ;   324.0 p0      27 v[2]
        mov esi, ebp                       ;   325.0 p1      27 v[1] copy
        add r10d, dword [rsp + 316]        ;   320.0 p5+p2   30 h
        xor r9d, ebp                       ;   325.0 p0       7 v[0]
        rol ebp, 0x1e                      ;   325.0 p5      28 v[2]
        add ebp, dword [rsp + 376]         ;   326.0 p1+p2   30 h
        add r10d, r9d                      ;   326.0 p0      30 h
        rol esi, 5                         ;   326.0 p5      27 v[1]
        add r8d, esi                       ;   327.0 p1      27 v[1]
        mov esi, r8d                       ;   328.0 p0      27 v[0] copy
        rol esi, 5                         ;   329.0 p5      27 v[0]
        add r10d, esi                      ;   330.0 p1      30 h
        mov esi, ebp                       ;   327.0 p0      30 h copy
        add r8d, dword [rsp + 356]         ;   328.0 p1+p2   30 h
        mov dword [rsp + 352], r10d        ;   331.0 p3+p4   30 h
        mov dword [rsp + 364], edi         ;   324.2 p3+p4   30 h
        mov dword [rsp + 356], r8d         ;   329.0 p3+p4   30 h
        mov r8, qword [rsp + 344]          ;   324.0 p2      16 blocks
        add r8, 0x40                       ;   327.0 p5      16 blocks
        cmp r8, qword [rsp + 336]          ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8          ;                    resident
        mov dword [rsp + 360], esi         ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 352]         ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 320]          ;     1.0 p2      16 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   16 blocks
        mov esi, dword [rsp + 356]         ;     2.0 p2      16 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   16 blocks
        mov esi, dword [rsp + 360]         ;     3.0 p2      16 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   16 blocks
        mov esi, dword [rsp + 364]         ;     4.0 p2      16 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   16 blocks
        mov esi, dword [rsp + 368]         ;     5.0 p2      16 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   16 blocks
        add rsp, 0x188                     ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
