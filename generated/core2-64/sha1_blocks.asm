; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 22288cd538a30ae6); do not edit:
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
;   blocks: 1116 uops, planned 331.8; bounds: width 279.0, ports 322.0, path 166.0
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
        mov r13d, dword [rsp + 356]        ;     0.0 p2      19 v[1] reload
        mov edi, dword [r8]                ;     1.0 p2      22 w[0]
        mov r10d, dword [rsp + 352]        ;     2.0 p2      19 v[0] reload
        mov r11d, r10d                     ;     5.0 p0      27 v[4] copy
        rol r11d, 5                        ;     6.0 p5      27 v[4]
        mov r14d, r13d                     ;     3.0 p1      28 v[1] copy
        mov ebp, dword [r8 + 4]            ;     3.0 p2      22 w[1]
        rol r14d, 0x1e                     ;     4.0 p0      28 v[1]
        mov r9d, dword [rsp + 368]         ;     4.0 p2      27 v[4]
        mov r12d, dword [rsp + 364]        ;     5.0 p2      27 v[3]
        mov ebx, r14d                      ;     5.0 p5       6 v[3] copy
        bswap edi                          ;     4.0 p0+p5   22 w[0]
        mov ecx, esi                       ;     3.2 p1       6 v[4] copy
        xor ebx, esi                       ;     6.0 p0       6 v[3]
        lea r9d, [r9 + rdi + 1518500249]   ;     8.0 p0      27 v[4]
        add r9d, r11d                      ;     9.0 p1      27 v[4]
        mov r11d, dword [r8 + 8]           ;     6.0 p2      22 w[2]
        mov edx, dword [rsp + 364]         ;     7.0 p2      19 v[3] reload
        xor ecx, edx                       ;    10.0 p5       6 v[4]
        and ebx, r10d                      ;     7.0 p1       6 v[3]
        and ecx, r13d                      ;    11.0 p0       6 v[4]
        xor ecx, edx                       ;    12.0 p5       6 v[4]
        mov qword [rsp + 344], r8          ;     5.8 p3+p4   22 w[0] spill
        bswap ebp                          ;     6.8 p0+p5   22 w[1]
        lea r12d, [r12 + rbp + 1518500249] ;    10.8 p0      27 v[3]
        mov eax, dword [r8 + 16]           ;     8.0 p2      22 w[4]
        mov dword [rsp + 376], esi         ;     7.0 p3+p4   19 v[2] spill
        mov r15d, dword [r8 + 12]          ;     9.0 p2      22 w[3]
        add r9d, ecx                       ;    13.0 p1      27 v[4]
        xor ebx, esi                       ;     8.0 p5       6 v[3]
        bswap r11d                         ;     9.0 p0+p5   22 w[2]
        add r12d, ebx                      ;    11.8 p1      27 v[3]
        mov ecx, dword [r8 + 20]           ;    10.0 p2      22 w[5]
        bswap r15d                         ;    12.0 p0+p5   22 w[3]
        mov edx, r9d                       ;    14.0 p1      27 v[3] copy
        mov dword [rsp + 8], r11d          ;    13.0 p3+p4   22 w[2]
        mov dword [rsp + 4], ebp           ;    10.8 p3+p4   22 w[1]
        bswap eax                          ;    11.0 p0+p5   22 w[4]
        rol edx, 5                         ;    15.0 p0      27 v[3]
        add r12d, edx                      ;    16.0 p1      27 v[3]
        mov edx, dword [r8 + 24]           ;    11.2 p2      22 w[6]
        mov r13d, r14d                     ;    11.8 p5       6 v[2] copy
        mov dword [rsp + 16], eax          ;    15.0 p3+p4   22 w[4]
        bswap ecx                          ;    13.0 p0+p5   22 w[5]
        mov dword [rsp + 0], edi           ;    12.8 p3+p4   22 w[0]
        mov ebx, r10d                      ;    12.8 p1      28 v[0] copy
        bswap edx                          ;    14.2 p0+p5   22 w[6]
        mov dword [rsp + 24], edx          ;    18.2 p3+p4   22 w[6]
        rol ebx, 0x1e                      ;    14.8 p0      28 v[0]
        xor r13d, ebx                      ;    15.8 p1       6 v[2]
        and r13d, r9d                      ;    16.8 p5       6 v[2]
        mov r10d, r12d                     ;    17.0 p1      27 v[2] copy
        xor r13d, r14d                     ;    17.8 p0       6 v[2]
        rol r10d, 5                        ;    18.0 p5      27 v[2]
        mov dword [rsp + 20], ecx          ;    17.0 p3+p4   22 w[5]
        lea r13d, [r13 + rsi + 1518500249] ;    18.8 p0      27 v[2]
        add r13d, r11d                     ;    19.8 p1      27 v[2]
        add r13d, r10d                     ;    20.8 p5      27 v[2]
        mov esi, ebx                       ;    17.0 p1       6 v[1] copy
        lea r14d, [r14 + r15 + 1518500249] ;    17.8 p0      27 v[1]
        mov r10d, dword [r8 + 28]          ;    16.8 p2      22 w[7]
        bswap r10d                         ;    19.8 p0+p5   22 w[7]
        rol r9d, 0x1e                      ;    18.8 p5      28 v[4]
        xor esi, r9d                       ;    19.8 p1       6 v[1]
        and esi, r12d                      ;    20.8 p1       6 v[1]
        xor esi, ebx                       ;    21.8 p0       6 v[1]
        lea ebx, [rbx + rax + 1518500249]  ;    20.8 p0      27 v[0]
        mov eax, r9d                       ;    19.8 p5       6 v[0] copy
        rol r12d, 0x1e                     ;    20.8 p5      28 v[3]
        xor eax, r12d                      ;    21.8 p1       6 v[0]
        and eax, r13d                      ;    22.8 p1       6 v[0]
        xor eax, r9d                       ;    23.8 p0       6 v[0]
        add r14d, esi                      ;    22.8 p5      27 v[1]
        mov esi, r13d                      ;    22.0 p1      27 v[1] copy
        rol esi, 5                         ;    23.0 p0      27 v[1]
        add r14d, esi                      ;    24.0 p5      27 v[1]
        mov esi, dword [r8 + 32]           ;    21.0 p2      22 w[8]
        lea r9d, [r9 + rcx + 1518500249]   ;    23.8 p0      27 v[4]
        add ebx, eax                       ;    24.8 p1      27 v[0]
        rol r13d, 0x1e                     ;    23.8 p5      28 v[2]
        xor edi, r11d                      ;    24.0 p1      23 w[0]
        bswap esi                          ;    24.8 p0+p5   22 w[8]
        mov ecx, r12d                      ;    25.0 p1       6 v[4] copy
        xor ecx, r13d                      ;    26.0 p0       6 v[4]
        and ecx, r14d                      ;    27.0 p5       6 v[4]
        xor ecx, r12d                      ;    28.0 p1       6 v[4]
        lea r12d, [r12 + rdx + 1518500249] ;    26.8 p0      27 v[3]
        mov eax, r14d                      ;    26.8 p5      27 v[0] copy
        rol eax, 5                         ;    27.8 p0      27 v[0]
        mov dword [rsp + 28], r10d         ;    24.5 p3+p4   22 w[7]
        add ebx, eax                       ;    28.8 p1      27 v[0]
        mov eax, dword [r8 + 36]           ;    25.0 p2      22 w[9]
        xor edi, esi                       ;    28.8 p5      23 w[0]
        mov edx, r13d                      ;    28.0 p1       6 v[3] copy
        bswap eax                          ;    28.8 p0+p5   22 w[9]
        rol r14d, 0x1e                     ;    29.8 p0      28 v[1]
        add r9d, ecx                       ;    29.0 p1      27 v[4]
        mov ecx, ebx                       ;    29.8 p5      27 v[4] copy
        rol ecx, 5                         ;    30.8 p0      27 v[4]
        add r9d, ecx                       ;    31.8 p1      27 v[4]
        mov dword [rsp + 12], r15d         ;    27.5 p3+p4   22 w[3]
        mov ecx, dword [r8 + 40]           ;    27.8 p2      22 w[10]
        bswap ecx                          ;    31.8 p0+p5   22 w[10]
        xor edx, r14d                      ;    31.0 p1       6 v[3]
        and edx, ebx                       ;    32.0 p5       6 v[3]
        rol ebx, 0x1e                      ;    32.8 p0      28 v[0]
        xor edx, r13d                      ;    33.0 p1       6 v[3]
        lea r13d, [r13 + r10 + 1518500249] ;    33.8 p0      27 v[2]
        mov r10d, r14d                     ;    32.8 p5       6 v[2] copy
        add r12d, edx                      ;    34.0 p1      27 v[3]
        mov edx, r9d                       ;    33.8 p5      27 v[3] copy
        rol edx, 5                         ;    34.8 p0      27 v[3]
        xor r10d, ebx                      ;    34.0 p1       6 v[2]
        and r10d, r9d                      ;    35.0 p5       6 v[2]
        rol r9d, 0x1e                      ;    35.8 p0      28 v[4]
        xor r10d, r14d                     ;    36.0 p1       6 v[2]
        add r13d, r10d                     ;    37.0 p5      27 v[2]
        add r12d, edx                      ;    36.0 p1      27 v[3]
        mov r10d, r12d                     ;    37.0 p0      27 v[2] copy
        mov r15d, r9d                      ;    36.8 p5       6 v[0] copy
        mov dword [rsp + 36], eax          ;    32.8 p3+p4   22 w[9]
        mov ebp, ebx                       ;    37.0 p1       6 v[1] copy
        lea r14d, [r14 + rsi + 1518500249] ;    37.8 p0      27 v[1]
        xor ebp, r9d                       ;    38.0 p5       6 v[1]
        rol r10d, 5                        ;    38.8 p0      27 v[2]
        and ebp, r12d                      ;    39.0 p1       6 v[1]
        xor ebp, ebx                       ;    40.0 p5       6 v[1]
        add r14d, ebp                      ;    41.0 p1      27 v[1]
        mov edx, dword [r8 + 44]           ;    34.8 p2      22 w[11]
        bswap edx                          ;    39.8 p0+p5   22 w[11]
        mov dword [rsp + 40], ecx          ;    35.8 p3+p4   22 w[10]
        rol r12d, 0x1e                     ;    40.8 p0      28 v[3]
        add r13d, r10d                     ;    40.0 p1      27 v[2]
        mov ebp, r13d                      ;    41.0 p5      27 v[1] copy
        rol ebp, 5                         ;    42.0 p0      27 v[1]
        xor r15d, r12d                     ;    41.8 p1       6 v[0]
        and r15d, r13d                     ;    42.8 p5       6 v[0]
        xor r15d, r9d                      ;    43.8 p1       6 v[0]
        rol r13d, 0x1e                     ;    42.8 p0      28 v[2]
        add r14d, ebp                      ;    43.0 p5      27 v[1]
        lea r9d, [r9 + rcx + 1518500249]   ;    43.8 p0      27 v[4]
        mov ecx, r12d                      ;    43.0 p1       6 v[4] copy
        mov dword [rsp + 32], esi          ;    39.0 p3+p4   22 w[8]
        mov r10d, dword [r8 + 48]          ;    39.2 p2      22 w[12]
        xor ecx, r13d                      ;    44.0 p5       6 v[4]
        mov ebp, dword [r8 + 52]           ;    40.2 p2      22 w[13]
        and ecx, r14d                      ;    45.0 p1       6 v[4]
        xor ecx, r12d                      ;    46.0 p0       6 v[4]
        mov dword [rsp + 44], edx          ;    43.8 p3+p4   22 w[11]
        add r9d, ecx                       ;    47.0 p5      27 v[4]
        bswap r10d                         ;    45.8 p0+p5   22 w[12]
        lea ebx, [rbx + rax + 1518500249]  ;    46.8 p0      27 v[0]
        add ebx, r15d                      ;    47.8 p1      27 v[0]
        mov r15d, r14d                     ;    46.0 p1      27 v[0] copy
        rol r15d, 5                        ;    47.0 p5      27 v[0]
        add ebx, r15d                      ;    48.8 p1      27 v[0]
        mov ecx, ebx                       ;    49.8 p0      27 v[4] copy
        mov r15d, dword [r8 + 56]          ;    43.5 p2      22 w[14]
        rol ecx, 5                         ;    50.8 p5      27 v[4]
        add r9d, ecx                       ;    51.8 p1      27 v[4]
        mov ecx, dword [r8 + 60]           ;    44.5 p2      22 w[15]
        mov r8d, r13d                      ;    48.8 p0       6 v[3] copy
        rol r14d, 0x1e                     ;    48.8 p5      28 v[1]
        xor r8d, r14d                      ;    49.8 p1       6 v[3]
        and r8d, ebx                       ;    50.8 p0       6 v[3]
        xor r8d, r13d                      ;    51.8 p5       6 v[3]
        lea r12d, [r12 + rdx + 1518500249] ;    50.8 p0      27 v[3]
        add r12d, r8d                      ;    52.8 p1      27 v[3]
        mov r8d, r9d                       ;    52.8 p5      27 v[3] copy
        rol r8d, 5                         ;    53.8 p0      27 v[3]
        add r12d, r8d                      ;    54.8 p1      27 v[3]
        mov r8d, r14d                      ;    51.8 p5       6 v[2] copy
        rol ebx, 0x1e                      ;    52.8 p0      28 v[0]
        mov esi, ebx                       ;    53.8 p1       6 v[1] copy
        bswap r15d                         ;    53.8 p0+p5   22 w[14]
        lea r13d, [r13 + r10 + 1518500249] ;    54.8 p0      27 v[2]
        mov dword [rsp + 56], r15d         ;    57.8 p3+p4   22 w[14]
        xor r8d, ebx                       ;    53.8 p1       6 v[2]
        mov dword [rsp + 48], r10d         ;    51.0 p3+p4   22 w[12]
        and r8d, r9d                       ;    54.8 p5       6 v[2]
        bswap ebp                          ;    55.8 p0+p5   22 w[13]
        xor edi, ebp                       ;    59.8 p1      23 w[0]
        bswap ecx                          ;    56.8 p0+p5   22 w[15]
        rol r9d, 0x1e                      ;    56.8 p5      28 v[4]
        xor esi, r9d                       ;    57.8 p1       6 v[1]
        and esi, r12d                      ;    58.8 p1       6 v[1]
        xor r8d, r14d                      ;    57.0 p1       6 v[2]
        add r13d, r8d                      ;    58.0 p0      27 v[2]
        mov r8d, r12d                      ;    57.8 p5      27 v[2] copy
        rol r8d, 5                         ;    58.8 p0      27 v[2]
        add r13d, r8d                      ;    59.8 p1      27 v[2]
        xor esi, ebx                       ;    59.8 p5       6 v[1]
        lea r14d, [r14 + rbp + 1518500249] ;    59.8 p0      27 v[1]
        add r14d, esi                      ;    60.8 p1      27 v[1]
        mov esi, r13d                      ;    60.8 p5      27 v[1] copy
        mov dword [rsp + 60], ecx          ;    60.8 p3+p4   22 w[15]
        mov r8d, dword [rsp + 12]          ;    57.0 p2      23 w[1]
        xor r11d, ecx                      ;    60.8 p1      23 w[2]
        lea ebx, [rbx + r15 + 1518500249]  ;    60.8 p0      27 v[0]
        rol r12d, 0x1e                     ;    60.8 p5      28 v[3]
        mov dword [rsp + 52], ebp          ;    59.8 p3+p4   22 w[13]
        rol esi, 5                         ;    61.8 p0      27 v[1]
        add r14d, esi                      ;    62.8 p1      27 v[1]
        xor r8d, eax                       ;    61.8 p5      23 w[1]
        mov esi, dword [rsp + 40]          ;    59.0 p2      22 w[10] reload
        xor r11d, esi                      ;    62.0 p1      23 w[2]
        mov esi, r9d                       ;    62.8 p0       6 v[0] copy
        xor esi, r12d                      ;    63.8 p5       6 v[0]
        and esi, r13d                      ;    64.8 p1       6 v[0]
        rol r13d, 0x1e                     ;    63.8 p0      28 v[2]
        xor esi, r9d                       ;    65.8 p5       6 v[0]
        add ebx, esi                       ;    66.8 p1      27 v[0]
        mov esi, r14d                      ;    64.8 p0      27 v[0] copy
        xor r11d, dword [rsp + 16]         ;    64.8 p5+p2   23 w[2]
        rol r11d, 1                        ;    65.8 p0      23 w[2]
        xor r8d, r15d                      ;    65.0 p1      23 w[1]
        xor r8d, dword [rsp + 4]           ;    66.0 p5+p2   23 w[1]
        rol edi, 1                         ;    66.8 p0      23 w[0]
        lea r9d, [r9 + rcx + 1518500249]   ;    67.8 p0      27 v[4]
        rol esi, 5                         ;    66.8 p5      27 v[0]
        add ebx, esi                       ;    67.8 p1      27 v[0]
        mov esi, dword [rsp + 20]          ;    63.2 p2      23 w[3]
        xor esi, edx                       ;    67.0 p1      23 w[3]
        rol r8d, 1                         ;    67.8 p5      23 w[1]
        mov edx, r12d                      ;    68.0 p1       6 v[4] copy
        mov dword [rsp + 72], r11d         ;    66.8 p3+p4   23 w[2]
        xor esi, edi                       ;    68.8 p0      23 w[3]
        xor esi, dword [rsp + 12]          ;    69.8 p5+p2   23 w[3]
        xor edx, r13d                      ;    69.0 p1       6 v[4]
        and edx, r14d                      ;    70.0 p0       6 v[4]
        rol r14d, 0x1e                     ;    69.8 p5      28 v[1]
        xor edx, r12d                      ;    71.0 p1       6 v[4]
        add r9d, edx                       ;    72.0 p0      27 v[4]
        mov edx, ebx                       ;    70.8 p5      27 v[4] copy
        rol edx, 5                         ;    71.8 p0      27 v[4]
        add r9d, edx                       ;    73.0 p1      27 v[4]
        mov edx, dword [rsp + 24]          ;    67.5 p2      23 w[4]
        xor edx, r10d                      ;    71.8 p5      23 w[4]
        mov r10d, r13d                     ;    72.0 p1       6 v[3] copy
        xor r10d, r14d                     ;    73.0 p0       6 v[3]
        and r10d, ebx                      ;    74.0 p5       6 v[3]
        rol ebx, 0x1e                      ;    73.8 p0      28 v[0]
        rol esi, 1                         ;    73.8 p5      23 w[3]
        mov dword [rsp + 76], esi          ;    74.8 p3+p4   23 w[3]
        mov dword [rsp + 68], r8d          ;    70.2 p3+p4   23 w[1]
        xor r10d, r13d                     ;    75.0 p1       6 v[3]
        lea r12d, [r12 + rdi + 1518500249] ;    74.8 p0      27 v[3]
        add r12d, r10d                     ;    76.0 p1      27 v[3]
        mov r10d, r9d                      ;    74.8 p5      27 v[3] copy
        rol r10d, 5                        ;    75.8 p0      27 v[3]
        add r12d, r10d                     ;    77.0 p1      27 v[3]
        mov r10d, dword [rsp + 28]         ;    71.8 p2      23 w[5]
        xor r10d, r11d                     ;    75.8 p5      23 w[5]
        xor r10d, ebp                      ;    76.8 p1      23 w[5]
        mov ebp, dword [rsp + 28]          ;    72.8 p2      23 w[7]
        xor ebp, eax                       ;    76.8 p0      23 w[7]
        xor ebp, ecx                       ;    77.8 p5      23 w[7]
        mov ecx, r14d                      ;    77.0 p1       6 v[2] copy
        xor ecx, ebx                       ;    78.0 p0       6 v[2]
        and ecx, r9d                       ;    79.0 p5       6 v[2]
        lea r13d, [r13 + r8 + 1518500249]  ;    78.8 p0      27 v[2]
        xor ecx, r14d                      ;    80.0 p1       6 v[2]
        add r13d, ecx                      ;    81.0 p5      27 v[2]
        mov ecx, r12d                      ;    79.0 p1      27 v[2] copy
        rol ecx, 5                         ;    80.0 p0      27 v[2]
        xor r10d, dword [rsp + 20]         ;    79.8 p5+p2   23 w[5]
        rol r9d, 0x1e                      ;    80.8 p0      28 v[4]
        xor eax, r8d                       ;    80.0 p1      23 w[9]
        xor edx, r8d                       ;    80.8 p5      23 w[4]
        xor edx, dword [rsp + 16]          ;    81.8 p1+p2   23 w[4]
        rol edx, 1                         ;    82.8 p0      23 w[4]
        mov r8d, dword [rsp + 40]          ;    77.8 p2      23 w[8]
        add r13d, ecx                      ;    82.0 p5      27 v[2]
        mov ecx, dword [rsp + 32]          ;    78.8 p2      23 w[6]
        xor ecx, esi                       ;    82.0 p1      23 w[6]
        xor ecx, r15d                      ;    83.0 p0      23 w[6]
        mov r15d, ebx                      ;    82.8 p5       6 v[1] copy
        xor ecx, dword [rsp + 24]          ;    84.0 p1+p2   23 w[6]
        xor ebp, edx                       ;    83.8 p0      23 w[7]
        rol ecx, 1                         ;    85.0 p5      23 w[6]
        xor r15d, r9d                      ;    84.0 p1       6 v[1]
        mov dword [rsp + 64], edi          ;    80.0 p3+p4   23 w[0]
        and r15d, r12d                     ;    85.0 p0       6 v[1]
        rol r12d, 0x1e                     ;    84.8 p5      28 v[3]
        lea r14d, [r14 + r11 + 1518500249] ;    85.8 p0      27 v[1]
        xor r8d, edi                       ;    85.0 p1      23 w[8]
        mov edi, r12d                      ;    85.8 p5       6 v[0] copy
        rol r10d, 1                        ;    86.8 p0      23 w[5]
        xor edi, r9d                       ;    86.8 p1       6 v[0]
        xor r15d, ebx                      ;    86.8 p5       6 v[1]
        and edi, r13d                      ;    87.8 p1       6 v[0]
        add r14d, r15d                     ;    87.8 p0      27 v[1]
        rol ebp, 1                         ;    87.8 p5      23 w[7]
        mov dword [rsp + 88], ecx          ;    86.0 p3+p4   23 w[6]
        xor edi, r9d                       ;    88.8 p1       6 v[0]
        lea ebx, [rbx + rsi + 1518500249]  ;    88.8 p0      27 v[0]
        add ebx, edi                       ;    89.8 p5      27 v[0]
        mov r15d, r13d                     ;    89.0 p1      27 v[1] copy
        rol r15d, 5                        ;    90.0 p0      27 v[1]
        add r14d, r15d                     ;    91.0 p5      27 v[1]
        xor r8d, r10d                      ;    90.0 p1      23 w[8]
        rol r13d, 0x1e                     ;    90.8 p0      28 v[2]
        mov r15d, dword [rsp + 44]         ;    86.0 p2      22 w[11] reload
        lea edi, [r12 + r10 + 1859775393]  ;    91.8 p0      27 v[3]
        xor eax, r15d                      ;    90.8 p5      23 w[9]
        xor eax, ecx                       ;    91.8 p1      23 w[9]
        xor r8d, dword [rsp + 32]          ;    91.8 p5+p2   23 w[8]
        rol eax, 1                         ;    92.8 p0      23 w[9]
        xor r12d, r14d                     ;    92.0 p1       7 v[4]
        mov dword [rsp + 84], r10d         ;    88.0 p3+p4   23 w[5]
        xor esi, r15d                      ;    92.8 p5      23 w[11]
        lea r9d, [r9 + rdx + 1859775393]   ;    93.8 p0      27 v[4]
        xor r12d, r13d                     ;    93.0 p1       7 v[4]
        add r9d, r12d                      ;    94.8 p5      27 v[4]
        lea r12d, [r13 + rcx + 1859775393] ;    94.8 p0      27 v[2]
        mov ecx, r14d                      ;    94.0 p1      27 v[0] copy
        rol ecx, 5                         ;    95.0 p5      27 v[0]
        rol r14d, 0x1e                     ;    95.8 p0      28 v[1]
        xor r13d, r14d                     ;    96.8 p1       7 v[3]
        add ebx, ecx                       ;    96.0 p5      27 v[0]
        xor r13d, ebx                      ;    97.8 p1       7 v[3]
        add edi, r13d                      ;    98.8 p0      27 v[3]
        rol r8d, 1                         ;    96.8 p5      23 w[8]
        mov r13d, dword [rsp + 52]         ;    92.2 p2      22 w[13] reload
        xor esi, r8d                       ;    97.8 p1      23 w[11]
        mov r15d, ebx                      ;    97.8 p0      27 v[4] copy
        rol ebx, 0x1e                      ;    97.8 p5      28 v[0]
        xor r10d, r13d                     ;    98.0 p1      23 w[13]
        xor esi, r13d                      ;    98.8 p0      23 w[11]
        rol esi, 1                         ;    99.8 p5      23 w[11]
        mov r13d, dword [rsp + 60]         ;    94.0 p2      22 w[15] reload
        mov dword [rsp + 100], eax         ;    94.2 p3+p4   23 w[9]
        rol r15d, 5                        ;    99.8 p0      27 v[4]
        xor r11d, ebp                      ;    99.0 p1      23 w[10]
        add r9d, r15d                      ;   100.8 p5      27 v[4]
        lea ecx, [r14 + rbp + 1859775393]  ;   100.8 p0      27 v[1]
        xor r14d, ebx                      ;   100.0 p1       7 v[2]
        xor r14d, r9d                      ;   101.8 p5       7 v[2]
        mov r15d, r9d                      ;   101.8 p1      27 v[3] copy
        rol r15d, 5                        ;   102.8 p0      27 v[3]
        add edi, r15d                      ;   103.8 p5      27 v[3]
        mov dword [rsp + 96], r8d          ;    98.0 p3+p4   23 w[8]
        rol r9d, 0x1e                      ;   102.8 p0      28 v[4]
        lea r15d, [r9 + rax + 1859775393]  ;   103.8 p0      27 v[4]
        xor eax, edx                       ;   102.0 p1      23 w[12]
        lea r8d, [r8 + rbx + 1859775393]   ;   104.8 p0      27 v[0]
        xor ebx, r9d                       ;   103.8 p5       7 v[1]
        xor ebx, edi                       ;   104.8 p1       7 v[1]
        add r12d, r14d                     ;   103.8 p5      27 v[2]
        mov r14d, dword [rsp + 48]         ;   100.0 p2      22 w[12] reload
        xor r11d, r14d                     ;   104.0 p1      23 w[10]
        xor eax, r14d                      ;   104.8 p5      23 w[12]
        add ecx, ebx                       ;   105.8 p1      27 v[1]
        xor r11d, dword [rsp + 40]         ;   105.8 p0+p2   23 w[10]
        rol r11d, 1                        ;   106.8 p5      23 w[10]
        mov dword [rsp + 104], r11d        ;   107.8 p3+p4   23 w[10]
        mov ebx, edi                       ;   106.0 p1      27 v[2] copy
        xor r10d, r13d                     ;   106.8 p0      23 w[13]
        rol ebx, 5                         ;   107.0 p5      27 v[2]
        mov dword [rsp + 108], esi         ;   103.0 p3+p4   23 w[11]
        rol edi, 0x1e                      ;   107.8 p0      28 v[3]
        movaps xmm0, [rsp + 96]            ;   103.8 p2      23 w[8] reload
        xor r9d, edi                       ;   108.8 p1       7 v[0]
        xor r10d, r11d                     ;   107.8 p5      23 w[13]
        add r12d, ebx                      ;   108.0 p1      27 v[2]
        mov dword [rsp + 80], edx          ;   104.8 p3+p4   23 w[4]
        xor r9d, r12d                      ;   109.8 p0       7 v[0]
        add r8d, r9d                       ;   110.8 p5      27 v[0]
        mov r9d, dword [rsp + 56]          ;   105.5 p2      22 w[14] reload
        xor eax, r9d                       ;   109.0 p1      23 w[12]
        rol eax, 1                         ;   110.0 p0      23 w[12]
        mov dword [rsp + 92], ebp          ;   106.2 p3+p4   23 w[7]
        xor ebp, r13d                      ;   109.8 p5      23 w[15]
        xor ebp, dword [rsp + 68]          ;   110.8 p1+p2   23 w[15]
        xor ebp, eax                       ;   111.8 p0      23 w[15]
        mov dword [rsp + 112], eax         ;   111.0 p3+p4   23 w[12]
        movaps xmm7, [rsp + 48]            ;   107.8 p2      22 w[12] reload
        rol ebp, 1                         ;   112.8 p5      23 w[15]
        mov r14d, r12d                     ;   111.0 p1      27 v[1] copy
        rol r14d, 5                        ;   112.0 p0      27 v[1]
        movaps xmm4, [rsp + 16]            ;   108.8 p2      22 w[4] reload
        movaps xmm3, [rsp + 64]            ;   109.8 p2      23 w[0] reload
        lea r11d, [r11 + rdi + 1859775393] ;   112.8 p0      27 v[3]
        rol r10d, 1                        ;   111.8 p5      23 w[13]
        mov dword [rsp + 116], r10d        ;   112.8 p3+p4   23 w[13]
        pshufd xmm1, xmm0, 0xe             ;   112.8 p5+p1   23 w[0]
        rol r12d, 0x1e                     ;   113.8 p0      28 v[2]
        add ecx, r14d                      ;   113.0 p1      27 v[1]
        xor edi, r12d                      ;   114.8 p5       7 v[4]
        lea r14d, [r12 + rsi + 1859775393] ;   114.8 p0      27 v[2]
        xor edi, ecx                       ;   115.8 p1       7 v[4]
        add r15d, edi                      ;   116.8 p5      27 v[4]
        mov edi, ecx                       ;   115.0 p1      27 v[0] copy
        rol edi, 5                         ;   116.0 p0      27 v[0]
        xor esi, r9d                       ;   115.8 p5      23 w[14]
        xor esi, dword [rsp + 88]          ;   116.8 p1+p2   23 w[14]
        xor esi, dword [rsp + 64]          ;   117.8 p0+p2   23 w[14]
        rol ecx, 0x1e                      ;   116.8 p5      28 v[1]
        lea eax, [rax + rcx + 1859775393]  ;   117.8 p0      27 v[1]
        rol esi, 1                         ;   118.8 p5      23 w[14]
        xor r12d, ecx                      ;   117.8 p1       7 v[3]
        mov dword [rsp + 120], esi         ;   119.8 p3+p4   23 w[14]
        mov dword [rsp + 124], ebp         ;   115.0 p3+p4   23 w[15]
        movaps xmm2, [rsp + 112]           ;   115.0 p2      23 w[12] reload
        punpcklqdq xmm1, xmm2              ;   118.0 p1      23 w[0]
        xorps xmm1, xmm3                   ;   119.0 p0      23 w[0]
        xorps xmm1, xmm4                   ;   120.0 p5      23 w[0]
        xorps xmm1, [rsp + 0]              ;   121.0 p1+p2   23 w[0]
        add r8d, edi                       ;   119.8 p0      27 v[0]
        xor r12d, r8d                      ;   120.8 p5       7 v[3]
        add r11d, r12d                     ;   121.8 p1      27 v[3]
        mov edi, r8d                       ;   120.8 p0      27 v[4] copy
        rol r8d, 0x1e                      ;   120.8 p5      28 v[0]
        lea r10d, [r10 + r8 + 1859775393]  ;   121.8 p0      27 v[0]
        xor ecx, r8d                       ;   121.8 p1       7 v[2]
        rol edi, 5                         ;   121.8 p5      27 v[4]
        add r15d, edi                      ;   122.8 p1      27 v[4]
        xor ecx, r15d                      ;   123.8 p0       7 v[2]
        mov edi, r15d                      ;   123.8 p5      27 v[3] copy
        rol r15d, 0x1e                     ;   123.8 p0      28 v[4]
        xor r8d, r15d                      ;   124.8 p1       7 v[1]
        rol edi, 5                         ;   124.8 p5      27 v[3]
        add r11d, edi                      ;   125.8 p1      27 v[3]
        xor r8d, r11d                      ;   126.8 p0       7 v[1]
        lea esi, [rsi + r15 + 1859775393]  ;   125.8 p0      27 v[4]
        mov edi, r11d                      ;   126.8 p5      27 v[2] copy
        add eax, r8d                       ;   127.8 p1      27 v[1]
        rol edi, 5                         ;   127.8 p5      27 v[2]
        pshufd xmm5, xmm2, 0xe             ;   126.8 p5+p1   23 w[4]
        rol r11d, 0x1e                     ;   126.8 p0      28 v[3]
        xor r15d, r11d                     ;   127.8 p1       7 v[0]
        add r14d, ecx                      ;   127.8 p0      27 v[2]
        add r14d, edi                      ;   128.8 p5      27 v[2]
        xor r15d, r14d                     ;   129.8 p1       7 v[0]
        add r10d, r15d                     ;   130.8 p0      27 v[0]
        lea edi, [r11 + rbp + 1859775393]  ;   129.8 p0      27 v[3]
        mov ebp, r14d                      ;   129.8 p5      27 v[1] copy
        rol r14d, 0x1e                     ;   129.8 p5      28 v[2]
        rol ebp, 5                         ;   130.8 p0      27 v[1]
        add eax, ebp                       ;   131.8 p1      27 v[1]
        mov ebp, eax                       ;   132.8 p1      27 v[0] copy
        xor r11d, r14d                     ;   130.8 p5       7 v[4]
        xor r11d, eax                      ;   132.8 p1       7 v[4]
        add esi, r11d                      ;   133.8 p0      27 v[4]
        rol eax, 0x1e                      ;   132.8 p5      28 v[1]
        rol ebp, 5                         ;   133.8 p0      27 v[0]
        add r10d, ebp                      ;   134.8 p1      27 v[0]
        movaps xmm6, xmm1                  ;   132.8 p5      23 w[0] copy
        psrld xmm1, 0x1e                   ;   133.8 p0      23 w[0]
        pslld xmm6, 2                      ;   134.8 p0      23 w[0]
        xorps xmm6, xmm1                   ;   136.8 p1      23 w[0]
        punpcklqdq xmm5, xmm6              ;   137.8 p5      23 w[4]
        xorps xmm5, xmm4                   ;   138.8 p1      23 w[4]
        movaps xmm1, [rsp + 80]            ;   130.8 p2      23 w[4] reload
        xorps xmm5, xmm1                   ;   139.8 p5      23 w[4]
        movaps [rsp + 128], xmm6           ;   137.8 p3+p4   23 w[0]
        movaps xmm4, [rsp + 32]            ;   131.8 p2      22 w[8] reload
        xorps xmm5, xmm4                   ;   140.8 p1      23 w[4]
        mov r8d, dword [rsp + 132]         ;   137.8 p2      27 v[1]
        mov ebp, r10d                      ;   135.8 p0      27 v[4] copy
        rol ebp, 5                         ;   136.8 p5      27 v[4]
        add esi, ebp                       ;   137.8 p1      27 v[4]
        mov ebp, dword [rsp + 128]         ;   137.8 p2      27 v[2]
        lea r8d, [r8 + rax + 1859775393]   ;   140.8 p0      27 v[1]
        lea ebp, [rbp + r14 + 1859775393]  ;   140.8 p0      27 v[2]
        xor r14d, eax                      ;   136.8 p5       7 v[3]
        xor eax, esi                       ;   138.8 p1       7 v[2]
        xor r14d, r10d                     ;   137.8 p5       7 v[3]
        rol r10d, 0x1e                     ;   138.8 p0      28 v[0]
        xor eax, r10d                      ;   139.8 p1       7 v[2]
        add ebp, eax                       ;   141.8 p5      27 v[2]
        mov r9d, dword [rsp + 136]         ;   137.8 p2      27 v[0]
        lea r9d, [r9 + r10 + 1859775393]   ;   140.8 p0      27 v[0]
        mov r11d, esi                      ;   139.0 p1      27 v[3] copy
        rol r11d, 5                        ;   140.0 p5      27 v[3]
        add edi, r14d                      ;   140.0 p1      27 v[3]
        xorps xmm4, xmm0                   ;   140.8 p0      23 w[8]
        xorps xmm4, xmm7                   ;   141.8 p5      23 w[8]
        xorps xmm7, xmm3                   ;   141.0 p1      23 w[12]
        movaps xmm8, xmm5                  ;   141.8 p0      23 w[4] copy
        pslld xmm8, 2                      ;   142.8 p0      23 w[4]
        psrld xmm5, 0x1e                   ;   143.8 p0      23 w[4]
        xorps xmm5, xmm8                   ;   145.8 p5      23 w[4]
        movq xmm8, [rsp + 136]             ;   140.5 p2      23 w[8]
        punpcklqdq xmm8, xmm5              ;   146.8 p1      23 w[8]
        xorps xmm4, xmm8                   ;   147.8 p5      23 w[8]
        movaps xmm8, xmm4                  ;   148.8 p1      23 w[8] copy
        movaps [rsp + 144], xmm5           ;   146.8 p3+p4   23 w[4]
        psrld xmm4, 0x1e                   ;   148.8 p0      23 w[8]
        xorps xmm7, xmm2                   ;   143.8 p5      23 w[12]
        pslld xmm8, 2                      ;   149.8 p0      23 w[8]
        xorps xmm4, xmm8                   ;   151.8 p1      23 w[8]
        movq xmm8, [rsp + 152]             ;   146.8 p2      23 w[12]
        punpcklqdq xmm8, xmm4              ;   152.8 p5      23 w[12]
        xorps xmm7, xmm8                   ;   153.8 p1      23 w[12]
        movaps xmm8, xmm7                  ;   154.8 p5      23 w[12] copy
        rol esi, 0x1e                      ;   146.8 p0      28 v[4]
        xor r10d, esi                      ;   147.8 p1       7 v[1]
        add edi, r11d                      ;   146.8 p5      27 v[3]
        xor r10d, edi                      ;   148.8 p1       7 v[1]
        add r8d, r10d                      ;   149.8 p0      27 v[1]
        mov r10d, dword [rsp + 140]        ;   146.8 p2      27 v[4]
        lea r10d, [r10 + rsi + 1859775393] ;   149.8 p0      27 v[4]
        mov r11d, edi                      ;   147.8 p5      27 v[2] copy
        rol r11d, 5                        ;   148.8 p5      27 v[2]
        psrld xmm7, 0x1e                   ;   154.8 p0      23 w[12]
        movaps [rsp + 160], xmm4           ;   152.8 p3+p4   23 w[8]
        rol edi, 0x1e                      ;   149.8 p5      28 v[3]
        add ebp, r11d                      ;   149.8 p1      27 v[2]
        mov r11d, ebp                      ;   150.8 p1      27 v[1] copy
        rol r11d, 5                        ;   151.8 p0      27 v[1]
        pslld xmm8, 2                      ;   155.8 p0      23 w[12]
        add r8d, r11d                      ;   152.8 p1      27 v[1]
        mov r11d, r8d                      ;   153.8 p5      27 v[0] copy
        rol r11d, 5                        ;   154.8 p5      27 v[0]
        xorps xmm7, xmm8                   ;   157.8 p1      23 w[12]
        movq xmm8, [rsp + 168]             ;   152.8 p2      23 w[0]
        punpcklqdq xmm8, xmm7              ;   158.8 p1      23 w[0]
        xorps xmm8, xmm3                   ;   159.8 p0      23 w[0]
        xorps xmm8, xmm1                   ;   160.8 p5      23 w[0]
        xorps xmm8, xmm6                   ;   161.8 p1      23 w[0]
        xor esi, edi                       ;   153.8 p0       7 v[0]
        xor esi, ebp                       ;   154.8 p5       7 v[0]
        rol ebp, 0x1e                      ;   154.8 p0      28 v[2]
        add r9d, esi                       ;   155.8 p1      27 v[0]
        mov esi, dword [rsp + 144]         ;   153.5 p2      27 v[3]
        lea esi, [rsi + rdi + 1859775393]  ;   156.5 p0      27 v[3]
        xor edi, ebp                       ;   155.8 p5       7 v[4]
        xor edi, r8d                       ;   156.8 p1       7 v[4]
        add r10d, edi                      ;   157.8 p5      27 v[4]
        rol r8d, 0x1e                      ;   156.8 p0      28 v[1]
        mov edi, dword [rsp + 148]         ;   155.0 p2      27 v[2]
        lea edi, [rdi + rbp + 1859775393]  ;   158.0 p0      27 v[2]
        xor ebp, r8d                       ;   157.8 p1       7 v[3]
        add r9d, r11d                      ;   156.8 p5      27 v[0]
        xor ebp, r9d                       ;   158.8 p1       7 v[3]
        add esi, ebp                       ;   159.8 p5      27 v[3]
        mov ebp, dword [rsp + 152]         ;   156.5 p2      27 v[1]
        lea ebp, [rbp + r8 + 1859775393]   ;   159.5 p0      27 v[1]
        mov r11d, r9d                      ;   158.5 p1      27 v[4] copy
        rol r9d, 0x1e                      ;   158.8 p5      28 v[0]
        rol r11d, 5                        ;   159.8 p0      27 v[4]
        add r10d, r11d                     ;   160.8 p1      27 v[4]
        mov r11d, r10d                     ;   161.8 p5      27 v[3] copy
        rol r11d, 5                        ;   162.8 p0      27 v[3]
        add esi, r11d                      ;   163.8 p1      27 v[3]
        xor r8d, r9d                       ;   160.8 p5       7 v[2]
        xor r8d, r10d                      ;   161.8 p1       7 v[2]
        rol r10d, 0x1e                     ;   161.8 p0      28 v[4]
        movaps xmm3, xmm8                  ;   162.8 p5      23 w[0] copy
        add edi, r8d                       ;   162.8 p1      27 v[2]
        mov r8d, dword [rsp + 156]         ;   160.0 p2      27 v[0]
        psrld xmm8, 0x1e                   ;   162.8 p0      23 w[0]
        pslld xmm3, 2                      ;   163.8 p0      23 w[0]
        xorps xmm3, xmm8                   ;   165.8 p5      23 w[0]
        movaps [rsp + 176], xmm3           ;   166.8 p3+p4   23 w[0]
        movaps [rsp + 192], xmm7           ;   162.0 p3+p4   23 w[12]
        movq xmm8, [rsp + 200]             ;   162.0 p2      23 w[4]
        punpcklqdq xmm8, xmm3              ;   166.8 p1      23 w[4]
        xorps xmm8, xmm1                   ;   167.8 p5      23 w[4]
        mov r11d, dword [rsp + 160]        ;   162.5 p2      27 v[4]
        lea r11d, [r11 + r10 - 1894007588] ;   165.5 p0      27 v[4]
        xorps xmm8, xmm0                   ;   168.8 p1      23 w[4]
        xorps xmm0, xmm2                   ;   164.8 p5      23 w[8]
        xorps xmm0, xmm4                   ;   165.8 p1      23 w[8]
        xorps xmm8, xmm5                   ;   169.8 p0      23 w[4]
        movaps xmm1, xmm8                  ;   170.8 p5      23 w[4] copy
        lea r8d, [r8 + r9 + 1859775393]    ;   166.8 p0      27 v[0]
        pslld xmm1, 2                      ;   171.8 p0      23 w[4]
        psrld xmm8, 0x1e                   ;   170.8 p0      23 w[4]
        xorps xmm8, xmm1                   ;   173.8 p1      23 w[4]
        xor r9d, r10d                      ;   166.8 p5       7 v[1]
        xor r9d, esi                       ;   167.8 p1       7 v[1]
        add ebp, r9d                       ;   168.8 p5      27 v[1]
        movaps [rsp + 208], xmm8           ;   174.8 p3+p4   23 w[4]
        mov r9d, esi                       ;   168.5 p1      27 v[2] copy
        rol r9d, 5                         ;   169.5 p5      27 v[2]
        rol esi, 0x1e                      ;   169.8 p0      28 v[3]
        xor r10d, esi                      ;   170.8 p1       7 v[0]
        add edi, r9d                       ;   170.5 p5      27 v[2]
        xor r10d, edi                      ;   171.8 p1       7 v[0]
        add r8d, r10d                      ;   172.8 p0      27 v[0]
        mov r9d, dword [rsp + 164]         ;   168.0 p2      27 v[3]
        mov r10d, edi                      ;   171.5 p5      27 v[1] copy
        rol r10d, 5                        ;   172.5 p0      27 v[1]
        movq xmm1, [rsp + 184]             ;   169.0 p2      23 w[8]
        lea r9d, [r9 + rsi - 1894007588]   ;   172.8 p0      27 v[3]
        punpcklqdq xmm1, xmm8              ;   174.8 p1      23 w[8]
        mov r13d, esi                      ;   171.8 p5       8 v[4] copy
        rol edi, 0x1e                      ;   172.8 p5      28 v[2]
        add ebp, r10d                      ;   173.5 p1      27 v[1]
        mov r12d, ebp                      ;   174.5 p1      27 v[0] copy
        rol r12d, 5                        ;   175.5 p0      27 v[0]
        add r8d, r12d                      ;   176.5 p5      27 v[0]
        xor r13d, ebp                      ;   174.5 p1       8 v[4]
        rol ebp, 0x1e                      ;   174.8 p0      28 v[1]
        mov r12d, esi                      ;   174.8 p5       8 v[4] copy
        xorps xmm0, xmm1                   ;   175.8 p1      23 w[8]
        xor r12d, edi                      ;   175.8 p0       8 v[4]
        and r12d, r13d                     ;   176.8 p5       8 v[4]
        mov r13d, edi                      ;   176.5 p1       8 v[3] copy
        movaps xmm1, xmm0                  ;   176.8 p0      23 w[8] copy
        xor esi, r12d                      ;   177.8 p5       8 v[4]
        mov r12d, r8d                      ;   177.5 p1      27 v[4] copy
        add r11d, esi                      ;   178.8 p0      27 v[4]
        mov r10d, dword [rsp + 168]        ;   174.5 p2      27 v[2]
        rol r12d, 5                        ;   178.5 p5      27 v[4]
        add r11d, r12d                     ;   179.8 p1      27 v[4]
        mov r12d, edi                      ;   178.8 p0       8 v[3] copy
        psrld xmm0, 0x1e                   ;   179.8 p0      23 w[8]
        xor r12d, ebp                      ;   179.8 p5       8 v[3]
        pslld xmm1, 2                      ;   180.8 p0      23 w[8]
        xorps xmm0, xmm1                   ;   182.8 p1      23 w[8]
        movq xmm1, [rsp + 216]             ;   176.5 p2      23 w[12]
        xor r13d, r8d                      ;   179.8 p5       8 v[3]
        movaps [rsp + 224], xmm0           ;   183.8 p3+p4   23 w[8]
        and r12d, r13d                     ;   180.8 p1       8 v[3]
        lea r10d, [r10 + rdi - 1894007588] ;   181.8 p0      27 v[2]
        rol r8d, 0x1e                      ;   180.8 p5      28 v[0]
        punpcklqdq xmm1, xmm0              ;   183.8 p1      23 w[12]
        xor edi, r12d                      ;   181.8 p5       8 v[3]
        xorps xmm0, xmm4                   ;   183.8 p1      23 w[8]
        mov esi, dword [rsp + 172]         ;   178.8 p2      27 v[1]
        lea esi, [rsi + rbp - 1894007588]  ;   182.8 p0      27 v[1]
        mov r13d, ebp                      ;   182.8 p5       8 v[2] copy
        xor r13d, r11d                     ;   183.8 p1       8 v[2]
        add r9d, edi                       ;   183.8 p0      27 v[3]
        mov r12d, r11d                     ;   183.8 p5      27 v[3] copy
        rol r12d, 5                        ;   184.8 p0      27 v[3]
        add r9d, r12d                      ;   185.8 p1      27 v[3]
        mov r12d, ebp                      ;   184.8 p5       8 v[2] copy
        xor r12d, r8d                      ;   185.8 p1       8 v[2]
        and r12d, r13d                     ;   186.8 p0       8 v[2]
        xor ebp, r12d                      ;   187.8 p5       8 v[2]
        add r10d, ebp                      ;   188.8 p1      27 v[2]
        mov edi, dword [rsp + 192]         ;   182.8 p2      27 v[0]
        rol r11d, 0x1e                     ;   186.8 p0      28 v[4]
        mov r13d, r8d                      ;   186.8 p5       8 v[1] copy
        mov r12d, r9d                      ;   187.5 p1      27 v[2] copy
        rol r12d, 5                        ;   188.5 p0      27 v[2]
        add r10d, r12d                     ;   189.8 p5      27 v[2]
        mov r12d, r8d                      ;   188.5 p1       8 v[1] copy
        xor r12d, r11d                     ;   189.5 p0       8 v[1]
        lea edi, [rdi + r8 - 1894007588]   ;   189.8 p0      27 v[0]
        xor r13d, r9d                      ;   188.8 p5       8 v[1]
        mov ebp, dword [rsp + 196]         ;   185.2 p2      27 v[4]
        lea ebp, [rbp + r11 - 1894007588]  ;   190.8 p0      27 v[4]
        and r12d, r13d                     ;   190.5 p1       8 v[1]
        rol r9d, 0x1e                      ;   189.8 p5      28 v[3]
        mov r13d, r11d                     ;   190.5 p1       8 v[0] copy
        xor r13d, r10d                     ;   191.5 p5       8 v[0]
        xor r8d, r12d                      ;   191.5 p1       8 v[1]
        add esi, r8d                       ;   192.5 p0      27 v[1]
        mov r12d, r10d                     ;   191.8 p5      27 v[1] copy
        rol r12d, 5                        ;   192.8 p0      27 v[1]
        add esi, r12d                      ;   193.8 p1      27 v[1]
        mov r8d, dword [rsp + 200]         ;   188.8 p2      27 v[3]
        mov r12d, r11d                     ;   192.8 p5       8 v[0] copy
        xor r12d, r9d                      ;   193.8 p1       8 v[0]
        and r12d, r13d                     ;   194.8 p0       8 v[0]
        mov r13d, r9d                      ;   193.8 p5       8 v[4] copy
        xor r13d, esi                      ;   194.8 p1       8 v[4]
        xor r11d, r12d                     ;   195.8 p0       8 v[0]
        mov r12d, esi                      ;   194.8 p5      27 v[0] copy
        xorps xmm1, xmm2                   ;   195.5 p1      23 w[12]
        xorps xmm1, xmm6                   ;   196.5 p0      23 w[12]
        rol esi, 0x1e                      ;   195.8 p5      28 v[1]
        xorps xmm6, xmm3                   ;   196.5 p1      23 w[0]
        add edi, r11d                      ;   196.8 p0      27 v[0]
        rol r12d, 5                        ;   196.8 p5      27 v[0]
        add edi, r12d                      ;   197.8 p1      27 v[0]
        mov r12d, r9d                      ;   197.8 p0       8 v[4] copy
        mov r11d, dword [rsp + 204]        ;   193.0 p2      27 v[2]
        rol r10d, 0x1e                     ;   197.8 p5      28 v[2]
        lea r8d, [r8 + r9 - 1894007588]    ;   198.8 p0      27 v[3]
        xorps xmm1, xmm7                   ;   198.5 p1      23 w[12]
        xor r12d, r10d                     ;   198.8 p5       8 v[4]
        and r12d, r13d                     ;   199.8 p1       8 v[4]
        xor r9d, r12d                      ;   200.8 p0       8 v[4]
        mov r12d, edi                      ;   199.8 p5      27 v[4] copy
        mov r13d, r10d                     ;   200.5 p1       8 v[3] copy
        add ebp, r9d                       ;   201.8 p0      27 v[4]
        rol r12d, 5                        ;   200.8 p5      27 v[4]
        add ebp, r12d                      ;   202.8 p1      27 v[4]
        mov r12d, r10d                     ;   201.8 p0       8 v[3] copy
        xor r12d, esi                      ;   202.8 p5       8 v[3]
        lea r11d, [r11 + r10 - 1894007588] ;   202.8 p0      27 v[2]
        movaps xmm2, xmm1                  ;   202.5 p1      23 w[12] copy
        xor r13d, edi                      ;   202.8 p5       8 v[3]
        xorps xmm6, xmm5                   ;   203.5 p1      23 w[0]
        rol edi, 0x1e                      ;   203.8 p0      28 v[0]
        mov r9d, dword [rsp + 176]         ;   198.8 p2      27 v[1]
        lea r9d, [r9 + rsi - 1894007588]   ;   204.8 p0      27 v[1]
        psrld xmm1, 0x1e                   ;   205.8 p0      23 w[12]
        and r12d, r13d                     ;   203.8 p5       8 v[3]
        mov r13d, esi                      ;   204.5 p1       8 v[2] copy
        pslld xmm2, 2                      ;   206.8 p0      23 w[12]
        xorps xmm2, xmm1                   ;   208.8 p5      23 w[12]
        movq xmm1, [rsp + 232]             ;   201.0 p2      23 w[0]
        xor r10d, r12d                     ;   205.5 p1       8 v[3]
        mov r12d, ebp                      ;   205.8 p5      27 v[3] copy
        xorps xmm8, xmm5                   ;   206.5 p1      23 w[4]
        rol r12d, 5                        ;   206.8 p5      27 v[3]
        movaps [rsp + 240], xmm2           ;   209.8 p3+p4   23 w[12]
        add r8d, r10d                      ;   207.5 p1      27 v[3]
        add r8d, r12d                      ;   208.5 p0      27 v[3]
        mov r12d, esi                      ;   207.8 p5       8 v[2] copy
        xor r12d, edi                      ;   208.8 p1       8 v[2]
        xor r13d, ebp                      ;   208.8 p0       8 v[2]
        and r12d, r13d                     ;   209.8 p5       8 v[2]
        xor esi, r12d                      ;   210.8 p1       8 v[2]
        add r11d, esi                      ;   211.8 p0      27 v[2]
        mov r12d, r8d                      ;   209.8 p5      27 v[2] copy
        rol r12d, 5                        ;   210.8 p0      27 v[2]
        add r11d, r12d                     ;   212.8 p1      27 v[2]
        mov r13d, edi                      ;   210.8 p5       8 v[1] copy
        rol ebp, 0x1e                      ;   211.8 p0      28 v[4]
        xor r13d, r8d                      ;   211.8 p1       8 v[1]
        mov r12d, edi                      ;   211.8 p5       8 v[1] copy
        xor r12d, ebp                      ;   212.8 p1       8 v[1]
        and r12d, r13d                     ;   213.8 p0       8 v[1]
        mov r10d, dword [rsp + 180]        ;   208.8 p2      27 v[0]
        lea r10d, [r10 + rdi - 1894007588] ;   213.8 p0      27 v[0]
        mov r13d, ebp                      ;   212.8 p5       8 v[0] copy
        xor r13d, r11d                     ;   213.8 p1       8 v[0]
        mov esi, dword [rsp + 184]         ;   209.8 p2      27 v[4]
        lea esi, [rsi + rbp - 1894007588]  ;   214.8 p0      27 v[4]
        rol r8d, 0x1e                      ;   213.8 p5      28 v[3]
        xor edi, r12d                      ;   214.8 p1       8 v[1]
        add r9d, edi                       ;   215.8 p5      27 v[1]
        mov r12d, r11d                     ;   215.5 p1      27 v[1] copy
        rol r12d, 5                        ;   216.5 p0      27 v[1]
        add r9d, r12d                      ;   217.5 p5      27 v[1]
        mov r12d, ebp                      ;   216.5 p1       8 v[0] copy
        xor r12d, r8d                      ;   217.5 p0       8 v[0]
        and r12d, r13d                     ;   218.5 p5       8 v[0]
        xor ebp, r12d                      ;   219.5 p1       8 v[0]
        add r10d, ebp                      ;   220.5 p0      27 v[0]
        punpcklqdq xmm1, xmm2              ;   217.8 p5      23 w[0]
        xorps xmm8, xmm4                   ;   218.5 p1      23 w[4]
        xorps xmm6, xmm1                   ;   218.8 p0      23 w[0]
        movaps xmm1, xmm6                  ;   219.8 p5      23 w[0] copy
        movq xmm5, [rsp + 248]             ;   214.5 p2      23 w[4]
        psrld xmm6, 0x1e                   ;   219.8 p0      23 w[0]
        pslld xmm1, 2                      ;   220.8 p0      23 w[0]
        xorps xmm1, xmm6                   ;   222.8 p1      23 w[0]
        movaps [rsp + 256], xmm1           ;   223.8 p3+p4   23 w[0]
        rol r11d, 0x1e                     ;   219.8 p5      28 v[2]
        mov r12d, r9d                      ;   220.5 p1      27 v[0] copy
        mov r13d, r8d                      ;   220.8 p5       8 v[4] copy
        rol r12d, 5                        ;   221.8 p0      27 v[0]
        add r10d, r12d                     ;   222.8 p1      27 v[0]
        mov edi, dword [rsp + 188]         ;   218.0 p2      27 v[3]
        lea edi, [rdi + r8 - 1894007588]   ;   222.8 p0      27 v[3]
        mov r12d, r8d                      ;   221.8 p5       8 v[4] copy
        xor r12d, r11d                     ;   222.8 p1       8 v[4]
        mov ebp, dword [rsp + 208]         ;   219.0 p2      27 v[2]
        xorps xmm0, xmm7                   ;   222.8 p5      23 w[8]
        xor r13d, r9d                      ;   223.5 p1       8 v[4]
        and r12d, r13d                     ;   224.5 p0       8 v[4]
        rol r9d, 0x1e                      ;   223.8 p5      28 v[1]
        xor r8d, r12d                      ;   225.5 p1       8 v[4]
        add esi, r8d                       ;   226.5 p0      27 v[4]
        mov r12d, r10d                     ;   224.8 p5      27 v[4] copy
        lea ebp, [rbp + r11 - 1894007588]  ;   225.8 p0      27 v[2]
        mov r13d, r11d                     ;   225.5 p1       8 v[3] copy
        rol r12d, 5                        ;   225.8 p5      27 v[4]
        add esi, r12d                      ;   227.5 p1      27 v[4]
        mov r12d, r11d                     ;   226.8 p0       8 v[3] copy
        punpcklqdq xmm5, xmm1              ;   226.8 p5      23 w[4]
        xor r12d, r9d                      ;   227.8 p1       8 v[3]
        xor r13d, r10d                     ;   227.8 p0       8 v[3]
        and r12d, r13d                     ;   228.8 p5       8 v[3]
        xor r11d, r12d                     ;   229.8 p1       8 v[3]
        mov r13d, r9d                      ;   228.8 p0       8 v[2] copy
        add edi, r11d                      ;   230.8 p5      27 v[3]
        mov r12d, esi                      ;   229.5 p1      27 v[3] copy
        movq xmm4, [rsp + 264]             ;   225.0 p2      23 w[8]
        xorps xmm8, xmm5                   ;   229.8 p0      23 w[4]
        movaps xmm1, xmm8                  ;   230.8 p5      23 w[4] copy
        rol r12d, 5                        ;   230.8 p0      27 v[3]
        add edi, r12d                      ;   231.8 p1      27 v[3]
        rol r10d, 0x1e                     ;   230.8 p5      28 v[0]
        mov r12d, r9d                      ;   231.5 p1       8 v[2] copy
        xor r12d, r10d                     ;   232.5 p0       8 v[2]
        xor r13d, esi                      ;   231.8 p5       8 v[2]
        and r12d, r13d                     ;   233.5 p1       8 v[2]
        mov r11d, dword [rsp + 216]        ;   227.8 p2      27 v[0]
        lea r11d, [r11 + r10 - 1894007588] ;   232.8 p0      27 v[0]
        pslld xmm1, 2                      ;   233.8 p0      23 w[4]
        rol esi, 0x1e                      ;   232.8 p5      28 v[4]
        mov r13d, r10d                     ;   233.5 p1       8 v[1] copy
        psrld xmm8, 0x1e                   ;   234.8 p0      23 w[4]
        xorps xmm1, xmm8                   ;   236.8 p5      23 w[4]
        mov r8d, dword [rsp + 212]         ;   230.0 p2      27 v[1]
        lea r8d, [r8 + r9 - 1894007588]    ;   235.8 p0      27 v[1]
        xor r9d, r12d                      ;   234.5 p1       8 v[2]
        add ebp, r9d                       ;   235.5 p5      27 v[2]
        mov r9d, dword [rsp + 220]         ;   231.2 p2      27 v[4]
        mov r12d, edi                      ;   235.5 p1      27 v[2] copy
        rol r12d, 5                        ;   236.5 p5      27 v[2]
        add ebp, r12d                      ;   237.5 p1      27 v[2]
        mov r12d, r10d                     ;   236.8 p0       8 v[1] copy
        xor r12d, esi                      ;   237.8 p5       8 v[1]
        xor r13d, edi                      ;   237.5 p1       8 v[1]
        rol edi, 0x1e                      ;   237.8 p0      28 v[3]
        and r12d, r13d                     ;   238.8 p5       8 v[1]
        mov r13d, esi                      ;   238.5 p1       8 v[0] copy
        xor r10d, r12d                     ;   239.8 p0       8 v[1]
        mov r12d, ebp                      ;   238.8 p5      27 v[1] copy
        xor r13d, ebp                      ;   239.5 p1       8 v[0]
        lea r9d, [r9 + rsi - 1894007588]   ;   239.8 p0      27 v[4]
        add r8d, r10d                      ;   240.8 p5      27 v[1]
        rol ebp, 0x1e                      ;   240.8 p0      28 v[2]
        punpcklqdq xmm4, xmm1              ;   240.5 p1      23 w[8]
        xorps xmm0, xmm4                   ;   241.5 p5      23 w[8]
        rol r12d, 5                        ;   241.8 p0      27 v[1]
        mov r10d, dword [rsp + 224]        ;   237.0 p2      27 v[3]
        movaps [rsp + 272], xmm1           ;   237.8 p3+p4   23 w[4]
        add r8d, r12d                      ;   242.8 p1      27 v[1]
        mov r12d, esi                      ;   241.8 p5       8 v[0] copy
        xor r12d, edi                      ;   242.8 p1       8 v[0]
        and r12d, r13d                     ;   243.8 p0       8 v[0]
        xor esi, r12d                      ;   244.8 p5       8 v[0]
        mov r12d, r8d                      ;   243.8 p1      27 v[0] copy
        rol r12d, 5                        ;   244.8 p0      27 v[0]
        add r11d, esi                      ;   245.8 p5      27 v[0]
        mov r13d, edi                      ;   244.5 p1       8 v[4] copy
        xor r13d, r8d                      ;   245.5 p0       8 v[4]
        add r11d, r12d                     ;   246.8 p5      27 v[0]
        mov r12d, edi                      ;   245.5 p1       8 v[4] copy
        xor r12d, ebp                      ;   246.5 p0       8 v[4]
        and r12d, r13d                     ;   247.5 p5       8 v[4]
        lea r10d, [r10 + rdi - 1894007588] ;   246.8 p0      27 v[3]
        rol r8d, 0x1e                      ;   246.8 p5      28 v[1]
        xor edi, r12d                      ;   248.5 p1       8 v[4]
        add r9d, edi                       ;   249.5 p1      27 v[4]
        mov edi, dword [rsp + 232]         ;   243.0 p2      27 v[1]
        lea edi, [rdi + r8 - 1894007588]   ;   247.8 p0      27 v[1]
        mov r12d, r11d                     ;   247.8 p5      27 v[4] copy
        rol r12d, 5                        ;   248.8 p0      27 v[4]
        mov esi, dword [rsp + 228]         ;   244.5 p2      27 v[2]
        mov r13d, ebp                      ;   248.5 p1       8 v[3] copy
        lea esi, [rsi + rbp - 1894007588]  ;   249.8 p0      27 v[2]
        add r9d, r12d                      ;   250.5 p5      27 v[4]
        mov r12d, ebp                      ;   249.5 p1       8 v[3] copy
        xor r12d, r8d                      ;   250.5 p5       8 v[3]
        movaps xmm1, xmm0                  ;   250.5 p1      23 w[8] copy
        xor r13d, r11d                     ;   250.8 p0       8 v[3]
        and r12d, r13d                     ;   251.8 p5       8 v[3]
        xor ebp, r12d                      ;   252.8 p1       8 v[3]
        xorps xmm2, xmm3                   ;   251.8 p0      23 w[12]
        mov r13d, r8d                      ;   251.8 p5       8 v[2] copy
        xor r13d, r9d                      ;   252.8 p1       8 v[2]
        mov r12d, r9d                      ;   252.8 p0      27 v[3] copy
        rol r12d, 5                        ;   253.8 p5      27 v[3]
        xorps xmm2, xmm7                   ;   253.5 p1      23 w[12]
        psrld xmm0, 0x1e                   ;   253.8 p0      23 w[8]
        rol r11d, 0x1e                     ;   253.8 p5      28 v[0]
        add r10d, ebp                      ;   254.5 p1      27 v[3]
        pslld xmm1, 2                      ;   254.8 p0      23 w[8]
        xorps xmm1, xmm0                   ;   256.8 p5      23 w[8]
        mov ebp, dword [rsp + 236]         ;   250.8 p2      27 v[0]
        movq xmm0, [rsp + 280]             ;   251.8 p2      23 w[12]
        punpcklqdq xmm0, xmm1              ;   257.8 p1      23 w[12]
        xorps xmm2, xmm0                   ;   258.8 p0      23 w[12]
        add r10d, r12d                     ;   255.8 p5      27 v[3]
        mov r12d, r8d                      ;   256.5 p1       8 v[2] copy
        xor r12d, r11d                     ;   257.5 p0       8 v[2]
        and r12d, r13d                     ;   258.5 p5       8 v[2]
        mov r13d, r11d                     ;   257.5 p1       8 v[1] copy
        xor r8d, r12d                      ;   259.5 p0       8 v[2]
        add esi, r8d                       ;   260.5 p5      27 v[2]
        rol r9d, 0x1e                      ;   258.8 p0      28 v[4]
        xor r13d, r10d                     ;   258.5 p1       8 v[1]
        mov r12d, r10d                     ;   258.8 p5      27 v[2] copy
        rol r10d, 0x1e                     ;   259.8 p0      28 v[3]
        mov r8d, dword [rsp + 240]         ;   254.5 p2      27 v[4]
        lea ebp, [rbp + r11 - 1894007588]  ;   260.8 p0      27 v[0]
        rol r12d, 5                        ;   259.8 p5      27 v[2]
        add esi, r12d                      ;   261.5 p1      27 v[2]
        mov r12d, r11d                     ;   260.5 p1       8 v[1] copy
        xor r12d, r9d                      ;   261.5 p5       8 v[1]
        and r12d, r13d                     ;   262.5 p1       8 v[1]
        mov r13d, r9d                      ;   261.8 p0       8 v[0] copy
        xor r13d, esi                      ;   262.8 p5       8 v[0]
        xor r11d, r12d                     ;   263.5 p1       8 v[1]
        add edi, r11d                      ;   264.5 p0      27 v[1]
        mov r12d, esi                      ;   262.8 p5      27 v[1] copy
        rol r12d, 5                        ;   263.8 p0      27 v[1]
        lea r8d, [r8 + r9 - 899497514]     ;   264.8 p0      27 v[4]
        add edi, r12d                      ;   265.5 p1      27 v[1]
        mov r12d, r9d                      ;   263.8 p5       8 v[0] copy
        mov r11d, dword [rsp + 244]        ;   260.2 p2      27 v[3]
        xor r12d, r10d                     ;   264.8 p1       8 v[0]
        and r12d, r13d                     ;   265.8 p5       8 v[0]
        rol esi, 0x1e                      ;   265.8 p0      28 v[2]
        lea r11d, [r11 + r10 - 899497514]  ;   266.8 p0      27 v[3]
        xor r10d, edi                      ;   266.5 p1       7 v[4]
        xor r9d, r12d                      ;   266.8 p5       8 v[0]
        add ebp, r9d                       ;   267.8 p1      27 v[0]
        xor r10d, esi                      ;   267.5 p5       7 v[4]
        add r8d, r10d                      ;   268.5 p1      27 v[4]
        mov r10d, edi                      ;   267.8 p0      27 v[0] copy
        rol r10d, 5                        ;   268.8 p5      27 v[0]
        add ebp, r10d                      ;   269.8 p1      27 v[0]
        mov r10d, ebp                      ;   270.8 p0      27 v[4] copy
        rol r10d, 5                        ;   271.8 p5      27 v[4]
        movaps xmm0, xmm2                  ;   269.5 p1      23 w[12] copy
        psrld xmm2, 0x1e                   ;   269.8 p0      23 w[12]
        pslld xmm0, 2                      ;   270.8 p0      23 w[12]
        xorps xmm0, xmm2                   ;   272.8 p5      23 w[12]
        add r8d, r10d                      ;   272.8 p1      27 v[4]
        mov r10d, r8d                      ;   273.8 p5      27 v[3] copy
        mov r9d, dword [rsp + 248]         ;   266.8 p2      27 v[2]
        rol edi, 0x1e                      ;   271.8 p0      28 v[1]
        lea r9d, [r9 + rsi - 899497514]    ;   272.8 p0      27 v[2]
        rol r10d, 5                        ;   274.8 p5      27 v[3]
        xor esi, edi                       ;   272.8 p1       7 v[3]
        xor esi, ebp                       ;   273.8 p1       7 v[3]
        add r11d, esi                      ;   274.8 p5      27 v[3]
        mov esi, dword [rsp + 252]         ;   268.8 p2      27 v[1]
        lea esi, [rsi + rdi - 899497514]   ;   273.8 p0      27 v[1]
        rol ebp, 0x1e                      ;   273.8 p5      28 v[0]
        xor edi, ebp                       ;   274.8 p1       7 v[2]
        xor edi, r8d                       ;   275.8 p1       7 v[2]
        add r9d, edi                       ;   276.8 p0      27 v[2]
        mov edi, dword [rsp + 256]         ;   271.0 p2      27 v[0]
        lea edi, [rdi + rbp - 899497514]   ;   275.8 p0      27 v[0]
        rol r8d, 0x1e                      ;   274.8 p5      28 v[4]
        add r11d, r10d                     ;   275.8 p1      27 v[3]
        xor ebp, r8d                       ;   275.8 p5       7 v[1]
        xor ebp, r11d                      ;   276.8 p1       7 v[1]
        add esi, ebp                       ;   277.8 p0      27 v[1]
        mov ebp, dword [rsp + 260]         ;   273.5 p2      27 v[4]
        lea ebp, [rbp + r8 - 899497514]    ;   277.8 p0      27 v[4]
        mov r10d, r11d                     ;   276.8 p5      27 v[2] copy
        rol r11d, 0x1e                     ;   277.8 p5      28 v[3]
        xor r8d, r11d                      ;   278.8 p1       7 v[0]
        rol r10d, 5                        ;   278.8 p0      27 v[2]
        add r9d, r10d                      ;   279.8 p1      27 v[2]
        mov r10d, r9d                      ;   280.8 p5      27 v[1] copy
        xor r8d, r9d                       ;   280.8 p1       7 v[0]
        rol r10d, 5                        ;   281.8 p0      27 v[1]
        add edi, r8d                       ;   281.8 p5      27 v[0]
        mov r8d, dword [rsp + 264]         ;   276.2 p2      27 v[3]
        rol r9d, 0x1e                      ;   280.8 p0      28 v[2]
        lea r8d, [r8 + r11 - 899497514]    ;   281.8 p0      27 v[3]
        xor r11d, r9d                      ;   281.8 p1       7 v[4]
        add esi, r10d                      ;   282.8 p5      27 v[1]
        xor r11d, esi                      ;   283.8 p1       7 v[4]
        add ebp, r11d                      ;   284.8 p5      27 v[4]
        mov r11d, esi                      ;   283.8 p1      27 v[0] copy
        rol r11d, 5                        ;   284.8 p0      27 v[0]
        mov r10d, dword [rsp + 268]        ;   278.5 p2      27 v[2]
        lea r10d, [r10 + r9 - 899497514]   ;   283.8 p0      27 v[2]
        rol esi, 0x1e                      ;   283.8 p5      28 v[1]
        xor r9d, esi                       ;   284.8 p1       7 v[3]
        add edi, r11d                      ;   285.8 p5      27 v[0]
        xor r9d, edi                       ;   286.8 p1       7 v[3]
        add r8d, r9d                       ;   287.8 p0      27 v[3]
        mov r11d, edi                      ;   286.8 p5      27 v[4] copy
        mov r9d, dword [rsp + 272]         ;   281.8 p2      27 v[1]
        lea r9d, [r9 + rsi - 899497514]    ;   285.8 p0      27 v[1]
        rol r11d, 5                        ;   287.8 p5      27 v[4]
        add ebp, r11d                      ;   288.8 p1      27 v[4]
        mov r11d, ebp                      ;   289.8 p1      27 v[3] copy
        rol r11d, 5                        ;   290.8 p0      27 v[3]
        add r8d, r11d                      ;   291.8 p5      27 v[3]
        rol edi, 0x1e                      ;   287.8 p0      28 v[0]
        xor esi, edi                       ;   288.8 p1       7 v[2]
        xor esi, ebp                       ;   289.8 p5       7 v[2]
        add r10d, esi                      ;   290.8 p1      27 v[2]
        mov esi, dword [rsp + 276]         ;   285.0 p2      27 v[0]
        lea esi, [rsi + rdi - 899497514]   ;   288.8 p0      27 v[0]
        rol ebp, 0x1e                      ;   289.8 p5      28 v[4]
        xor edi, ebp                       ;   290.8 p1       7 v[1]
        xor edi, r8d                       ;   292.8 p0       7 v[1]
        add r9d, edi                       ;   293.8 p5      27 v[1]
        mov edi, dword [rsp + 280]         ;   287.0 p2      27 v[4]
        lea edi, [rdi + rbp - 899497514]   ;   290.8 p0      27 v[4]
        movaps [rsp + 288], xmm1           ;   287.8 p3+p4   23 w[8]
        mov r11d, r8d                      ;   292.8 p1      27 v[2] copy
        rol r11d, 5                        ;   293.8 p5      27 v[2]
        rol r8d, 0x1e                      ;   292.8 p0      28 v[3]
        xor ebp, r8d                       ;   293.8 p1       7 v[0]
        add r10d, r11d                     ;   294.8 p5      27 v[2]
        xor ebp, r10d                      ;   295.8 p1       7 v[0]
        add esi, ebp                       ;   296.8 p0      27 v[0]
        mov ebp, dword [rsp + 284]         ;   290.0 p2      27 v[3]
        lea ebp, [rbp + r8 - 899497514]    ;   293.8 p0      27 v[3]
        mov r11d, r10d                     ;   295.8 p5      27 v[1] copy
        rol r11d, 5                        ;   296.8 p5      27 v[1]
        add r9d, r11d                      ;   297.8 p1      27 v[1]
        rol r10d, 0x1e                     ;   295.8 p0      28 v[2]
        xor r8d, r10d                      ;   296.8 p1       7 v[4]
        mov r11d, r9d                      ;   298.8 p5      27 v[0] copy
        xor r8d, r9d                       ;   298.8 p1       7 v[4]
        add edi, r8d                       ;   299.8 p0      27 v[4]
        movaps [rsp + 304], xmm0           ;   293.2 p3+p4   23 w[12]
        mov r8d, dword [rsp + 288]         ;   293.5 p2      27 v[2]
        lea r8d, [r8 + r10 - 899497514]    ;   296.8 p0      27 v[2]
        rol r9d, 0x1e                      ;   298.8 p5      28 v[1]
        rol r11d, 5                        ;   299.8 p5      27 v[0]
        add esi, r11d                      ;   300.8 p1      27 v[0]
        mov r11d, esi                      ;   301.8 p1      27 v[4] copy
        rol r11d, 5                        ;   302.8 p0      27 v[4]
        xor r10d, r9d                      ;   299.8 p5       7 v[3]
        add edi, r11d                      ;   303.8 p1      27 v[4]
        mov r11d, edi                      ;   304.8 p0      27 v[3] copy
        rol r11d, 5                        ;   305.8 p5      27 v[3]
        xor r10d, esi                      ;   301.8 p1       7 v[3]
        add ebp, r10d                      ;   302.8 p0      27 v[3]
        add ebp, r11d                      ;   306.8 p5      27 v[3]
        mov r11d, ebp                      ;   307.8 p1      27 v[2] copy
        mov r10d, dword [rsp + 292]        ;   298.8 p2      27 v[1]
        rol r11d, 5                        ;   308.8 p0      27 v[2]
        rol esi, 0x1e                      ;   301.8 p5      28 v[0]
        lea r10d, [r10 + r9 - 899497514]   ;   301.8 p0      27 v[1]
        xor r9d, esi                       ;   302.8 p1       7 v[2]
        xor r9d, edi                       ;   304.8 p5       7 v[2]
        add r8d, r9d                       ;   305.8 p1      27 v[2]
        add r8d, r11d                      ;   309.8 p0      27 v[2]
        rol edi, 0x1e                      ;   304.8 p5      28 v[4]
        mov r9d, dword [rsp + 296]         ;   302.0 p2      27 v[0]
        lea r9d, [r9 + rsi - 899497514]    ;   305.0 p0      27 v[0]
        xor esi, edi                       ;   305.8 p1       7 v[1]
        xor esi, ebp                       ;   307.8 p5       7 v[1]
        add r10d, esi                      ;   308.8 p1      27 v[1]
        mov r11d, r8d                      ;   310.8 p0      27 v[1] copy
        rol r11d, 5                        ;   311.8 p5      27 v[1]
        add r10d, r11d                     ;   312.8 p1      27 v[1]
        mov r11d, r10d                     ;   313.8 p0      27 v[0] copy
        rol r11d, 5                        ;   314.8 p5      27 v[0]
        mov esi, dword [rsp + 300]         ;   305.2 p2      27 v[4]
        lea esi, [rsi + rdi - 899497514]   ;   308.2 p0      27 v[4]
        rol ebp, 0x1e                      ;   307.8 p5      28 v[3]
        xor edi, ebp                       ;   308.8 p1       7 v[0]
        xor edi, r8d                       ;   310.8 p1       7 v[0]
        add r9d, edi                       ;   311.8 p0      27 v[0]
        add r9d, r11d                      ;   315.8 p5      27 v[0]
        mov r11d, r9d                      ;   316.8 p1      27 v[4] copy
        rol r11d, 5                        ;   317.8 p0      27 v[4]
        mov edi, dword [rsp + 304]         ;   308.2 p2      27 v[3]
        lea edi, [rdi + rbp - 899497514]   ;   311.2 p0      27 v[3]
        rol r8d, 0x1e                      ;   310.8 p5      28 v[2]
        xor ebp, r8d                       ;   311.8 p1       7 v[4]
        xor ebp, r10d                      ;   313.8 p5       7 v[4]
        add esi, ebp                       ;   314.8 p1      27 v[4]
        add esi, r11d                      ;   318.8 p0      27 v[4]
        mov r11d, esi                      ;   319.8 p5      27 v[3] copy
        rol r11d, 5                        ;   320.8 p0      27 v[3]
        mov ebp, dword [rsp + 308]         ;   311.2 p2      27 v[2]
        lea ebp, [rbp + r8 - 899497514]    ;   314.2 p0      27 v[2]
        rol r10d, 0x1e                     ;   313.8 p5      28 v[1]
        xor r8d, r10d                      ;   314.8 p1       7 v[3]
        xor r8d, r9d                       ;   316.8 p5       7 v[3]
        rol r9d, 0x1e                      ;   316.8 p0      28 v[0]
        add edi, r8d                       ;   317.8 p1      27 v[3]
        add edi, r11d                      ;   321.8 p5      27 v[3]
        mov r8d, dword [rsp + 312]         ;   314.0 p2      27 v[1]
        lea r8d, [r8 + r10 - 899497514]    ;   317.0 p0      27 v[1]
        xor r10d, r9d                      ;   317.8 p1       7 v[2]
        xor r10d, esi                      ;   319.8 p5       7 v[2]
        add ebp, r10d                      ;   320.8 p1      27 v[2]
        mov r10d, dword [rsp + 352]        ;   315.2 p2      30 h
        lea r10d, [r10 + r9 - 899497514]   ;   318.2 p0      30 h
        rol esi, 0x1e                      ;   319.8 p5      28 v[4]
        xor r9d, esi                       ;   320.8 p1       7 v[1]
        xor r9d, edi                       ;   322.8 p0       7 v[1]
        add r8d, r9d                       ;   323.8 p5      27 v[1]
        mov r9d, esi                       ;   320.8 p1       7 v[0] copy
        add esi, dword [rsp + 368]         ;   320.8 p0+p2   30 h
        mov dword [rsp + 368], esi         ;   321.8 p3+p4   30 h
        mov esi, edi                       ;   322.8 p5      27 v[2] copy
        rol edi, 0x1e                      ;   322.8 p0      28 v[3]
        xor r9d, edi                       ;   323.8 p1       7 v[0]
        add edi, dword [rsp + 364]         ;   323.8 p5+p2   30 h
        rol esi, 5                         ;   323.8 p0      27 v[2]
        add ebp, esi                       ;   324.8 p1      27 v[2]
        mov dword [rsp + 364], edi         ;   324.8 p3+p4   30 h
        mov esi, ebp                       ;   325.8 p5      27 v[1] copy
        add r10d, dword [rsp + 316]        ;   321.0 p0+p2   30 h
        xor r9d, ebp                       ;   325.8 p1       7 v[0]
        rol ebp, 0x1e                      ;   325.8 p5      28 v[2]
        add ebp, dword [rsp + 376]         ;   326.8 p0+p2   30 h
        rol esi, 5                         ;   326.8 p5      27 v[1]
        add r8d, esi                       ;   327.8 p1      27 v[1]
        add r10d, r9d                      ;   326.8 p0      30 h
        mov esi, r8d                       ;   328.8 p1      27 v[0] copy
        rol esi, 5                         ;   329.8 p5      27 v[0]
        add r10d, esi                      ;   330.8 p0      30 h
        mov dword [rsp + 352], r10d        ;   331.8 p3+p4   30 h
        mov esi, ebp                       ;   327.8 p1      30 h copy
        add r8d, dword [rsp + 356]         ;   328.8 p5+p2   30 h
        mov dword [rsp + 356], r8d         ;   329.8 p3+p4   30 h
        mov r8, qword [rsp + 344]          ;   325.2 p2      16 blocks
        add r8, 0x40                       ;   328.2 p0      16 blocks
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
