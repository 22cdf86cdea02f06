; sha1_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 5560ef1f57ee27d7); do not edit:
;   ./cw build sha1_blocks --cpu core2-64
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1189 uops, planned 361.8; bounds: width 297.2, ports 359.3, path 166.0
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
        sub rsp, 0x68                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 52], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      16 h reload
        mov esi, dword [r8]                ;     3.0 p2      16 h
        mov dword [rsp + 32], esi          ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      16 h
        mov dword [rsp + 36], esi          ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      16 h
        mov dword [rsp + 40], esi          ;     6.0 p3+p4   16 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      16 h
        mov dword [rsp + 44], esi          ;     7.0 p3+p4   16 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      16 h
        mov dword [rsp + 48], esi          ;     8.0 p3+p4   16 h
        mov r8d, dword [rsp + 52]          ;     6.0 p2      16 h
        shl r8, 6                          ;     9.0 p0      16 h
        add r8, qword [rsp + 8]            ;    10.0 p1+p2   16 h
        mov qword [rsp + 16], r8           ;    11.0 p3+p4   16 h
        cmp dword [rsp + 52], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 40]          ;                    resident
        align 16
.blocks_1:
        mov edi, dword [r8]                ;     0.0 p2      22 w[0]
        bswap edi                          ;     3.0 p0+p5   22 w[0]
        mov ebp, dword [rsp + 32]          ;     1.0 p2      27 v[4]
        rol ebp, 5                         ;     4.0 p0      27 v[4]
        mov r9d, esi                       ;     1.2 p1       6 v[4] copy
        mov r10d, dword [rsp + 44]         ;     2.0 p2      19 v[3] reload
        xor r9d, r10d                      ;     5.0 p5       6 v[4]
        mov r11d, dword [rsp + 36]         ;     3.0 p2      19 v[1] reload
        and r9d, r11d                      ;     6.0 p0       6 v[4]
        xor r9d, r10d                      ;     7.0 p1       6 v[4]
        lea ebp, [rbp + rdi + 1518500249]  ;     7.0 p0      27 v[4]
        add ebp, r9d                       ;     8.0 p5      27 v[4]
        mov r9d, dword [rsp + 48]          ;     4.0 p2      19 v[4] reload
        add ebp, r9d                       ;     9.0 p1      27 v[4]
        mov r12d, dword [r8 + 4]           ;     5.0 p2      22 w[1]
        bswap r12d                         ;     8.0 p0+p5   22 w[1]
        mov r13d, r11d                     ;     6.0 p1      28 v[1] copy
        rol r13d, 0x1e                     ;     7.0 p5      28 v[1]
        mov r14d, ebp                      ;    10.0 p0      27 v[3] copy
        rol r14d, 5                        ;    11.0 p5      27 v[3]
        mov r15d, r13d                     ;     8.0 p1       6 v[3] copy
        xor r15d, esi                      ;     9.0 p0       6 v[3]
        mov eax, dword [rsp + 32]          ;     6.0 p2      19 v[0] reload
        and r15d, eax                      ;    10.0 p1       6 v[3]
        xor r15d, esi                      ;    11.0 p5       6 v[3]
        lea r14d, [r14 + r10 + 1518500249] ;    12.0 p0      27 v[3]
        add r14d, r15d                     ;    13.0 p1      27 v[3]
        add r14d, r12d                     ;    14.0 p5      27 v[3]
        mov r15d, dword [r8 + 8]           ;     7.5 p2      22 w[2]
        bswap r15d                         ;    10.5 p0+p5   22 w[2]
        mov ecx, eax                       ;     9.0 p1      28 v[0] copy
        rol ecx, 0x1e                      ;    10.0 p0      28 v[0]
        mov edx, r14d                      ;    15.0 p1      27 v[2] copy
        rol edx, 5                         ;    16.0 p5      27 v[2]
        mov ebx, r13d                      ;    10.2 p0       6 v[2] copy
        xor ebx, ecx                       ;    11.2 p1       6 v[2]
        and ebx, ebp                       ;    12.2 p5       6 v[2]
        xor ebx, r13d                      ;    13.2 p0       6 v[2]
        lea ebx, [rbx + rsi + 1518500249]  ;    14.2 p0      27 v[2]
        add ebx, r15d                      ;    15.2 p1      27 v[2]
        add ebx, edx                       ;    17.0 p5      27 v[2]
        rol ebp, 0x1e                      ;    13.0 p5      28 v[4]
        mov edx, dword [r8 + 12]           ;    11.2 p2      22 w[3]
        bswap edx                          ;    14.2 p0+p5   22 w[3]
        lea r13d, [r13 + rdx + 1518500249] ;    18.2 p0      27 v[1]
        mov r9d, ebx                       ;    18.0 p1      27 v[1] copy
        rol r9d, 5                         ;    19.0 p5      27 v[1]
        add r13d, r9d                      ;    20.0 p1      27 v[1]
        mov r9d, ecx                       ;    14.5 p1       6 v[1] copy
        xor r9d, ebp                       ;    15.5 p0       6 v[1]
        and r9d, r14d                      ;    16.5 p1       6 v[1]
        xor r9d, ecx                       ;    17.5 p5       6 v[1]
        add r13d, r9d                      ;    21.0 p0      27 v[1]
        rol r14d, 0x1e                     ;    17.0 p5      28 v[3]
        mov r9d, dword [r8 + 16]           ;    14.5 p2      22 w[4]
        bswap r9d                          ;    18.0 p0+p5   22 w[4]
        lea ecx, [rcx + r9 + 1518500249]   ;    22.0 p0      27 v[0]
        mov r10d, r13d                     ;    22.0 p1      27 v[0] copy
        rol r10d, 5                        ;    23.0 p5      27 v[0]
        add ecx, r10d                      ;    24.0 p1      27 v[0]
        mov r10d, ebp                      ;    18.5 p1       6 v[0] copy
        xor r10d, r14d                     ;    19.5 p0       6 v[0]
        and r10d, ebx                      ;    20.5 p1       6 v[0]
        xor r10d, ebp                      ;    21.5 p5       6 v[0]
        add ecx, r10d                      ;    25.0 p0      27 v[0]
        rol ebx, 0x1e                      ;    21.0 p5      28 v[2]
        mov r10d, dword [r8 + 20]          ;    18.2 p2      22 w[5]
        bswap r10d                         ;    22.0 p0+p5   22 w[5]
        lea ebp, [rbp + r10 + 1518500249]  ;    26.0 p0      27 v[4]
        mov r11d, ecx                      ;    26.0 p1      27 v[4] copy
        rol r11d, 5                        ;    27.0 p5      27 v[4]
        add ebp, r11d                      ;    28.0 p1      27 v[4]
        mov r11d, r14d                     ;    22.5 p1       6 v[4] copy
        xor r11d, ebx                      ;    23.5 p0       6 v[4]
        and r11d, r13d                     ;    24.5 p1       6 v[4]
        xor r11d, r14d                     ;    25.5 p5       6 v[4]
        add ebp, r11d                      ;    29.0 p0      27 v[4]
        rol r13d, 0x1e                     ;    25.0 p5      28 v[1]
        mov r11d, dword [r8 + 24]          ;    22.2 p2      22 w[6]
        bswap r11d                         ;    26.0 p0+p5   22 w[6]
        lea r14d, [r14 + r11 + 1518500249] ;    30.0 p0      27 v[3]
        mov eax, ebp                       ;    30.0 p1      27 v[3] copy
        rol eax, 5                         ;    31.0 p5      27 v[3]
        add r14d, eax                      ;    32.0 p1      27 v[3]
        mov eax, ebx                       ;    26.5 p1       6 v[3] copy
        xor eax, r13d                      ;    27.5 p0       6 v[3]
        and eax, ecx                       ;    28.5 p1       6 v[3]
        xor eax, ebx                       ;    29.5 p5       6 v[3]
        add r14d, eax                      ;    33.0 p0      27 v[3]
        rol ecx, 0x1e                      ;    29.0 p5      28 v[0]
        mov eax, dword [r8 + 28]           ;    26.2 p2      22 w[7]
        bswap eax                          ;    30.0 p0+p5   22 w[7]
        lea ebx, [rbx + rax + 1518500249]  ;    34.0 p0      27 v[2]
        mov dword [rsp + 56], esi          ;    27.2 p3+p4   19 v[2] spill
        mov esi, r14d                      ;    34.0 p1      27 v[2] copy
        rol esi, 5                         ;    35.0 p5      27 v[2]
        add ebx, esi                       ;    36.0 p1      27 v[2]
        mov esi, r13d                      ;    30.5 p1       6 v[2] copy
        xor esi, ecx                       ;    31.5 p0       6 v[2]
        and esi, ebp                       ;    32.5 p1       6 v[2]
        xor esi, r13d                      ;    33.5 p5       6 v[2]
        add ebx, esi                       ;    37.0 p0      27 v[2]
        rol ebp, 0x1e                      ;    33.0 p5      28 v[4]
        mov esi, dword [r8 + 32]           ;    30.2 p2      22 w[8]
        bswap esi                          ;    34.0 p0+p5   22 w[8]
        lea r13d, [r13 + rsi + 1518500249] ;    38.0 p0      27 v[1]
        mov dword [rsp + 60], eax          ;    34.0 p3+p4   22 w[7] spill
        mov eax, ebx                       ;    38.0 p1      27 v[1] copy
        rol eax, 5                         ;    39.0 p5      27 v[1]
        add r13d, eax                      ;    40.0 p1      27 v[1]
        mov eax, ecx                       ;    34.5 p1       6 v[1] copy
        xor eax, ebp                       ;    35.5 p0       6 v[1]
        and eax, r14d                      ;    36.5 p1       6 v[1]
        xor eax, ecx                       ;    37.5 p5       6 v[1]
        add r13d, eax                      ;    41.0 p0      27 v[1]
        rol r14d, 0x1e                     ;    37.0 p5      28 v[3]
        mov eax, dword [r8 + 36]           ;    34.5 p2      22 w[9]
        bswap eax                          ;    38.0 p0+p5   22 w[9]
        lea ecx, [rcx + rax + 1518500249]  ;    42.0 p0      27 v[0]
        mov dword [rsp + 64], r11d         ;    35.5 p3+p4   22 w[6] spill
        mov r11d, r13d                     ;    42.0 p1      27 v[0] copy
        rol r11d, 5                        ;    43.0 p5      27 v[0]
        add ecx, r11d                      ;    44.0 p1      27 v[0]
        mov r11d, ebp                      ;    38.5 p1       6 v[0] copy
        xor r11d, r14d                     ;    39.5 p0       6 v[0]
        and r11d, ebx                      ;    40.5 p1       6 v[0]
        xor r11d, ebp                      ;    41.5 p5       6 v[0]
        add ecx, r11d                      ;    45.0 p0      27 v[0]
        rol ebx, 0x1e                      ;    41.0 p5      28 v[2]
        mov r11d, dword [r8 + 40]          ;    38.2 p2      22 w[10]
        bswap r11d                         ;    42.0 p0+p5   22 w[10]
        lea ebp, [rbp + r11 + 1518500249]  ;    46.0 p0      27 v[4]
        mov dword [rsp + 68], r10d         ;    39.2 p3+p4   22 w[5] spill
        mov r10d, ecx                      ;    46.0 p1      27 v[4] copy
        rol r10d, 5                        ;    47.0 p5      27 v[4]
        add ebp, r10d                      ;    48.0 p1      27 v[4]
        mov r10d, r14d                     ;    42.5 p1       6 v[4] copy
        xor r10d, ebx                      ;    43.5 p0       6 v[4]
        and r10d, r13d                     ;    44.5 p1       6 v[4]
        xor r10d, r14d                     ;    45.5 p5       6 v[4]
        add ebp, r10d                      ;    49.0 p0      27 v[4]
        rol r13d, 0x1e                     ;    45.0 p5      28 v[1]
        mov r10d, dword [r8 + 44]          ;    42.2 p2      22 w[11]
        bswap r10d                         ;    46.0 p0+p5   22 w[11]
        lea r14d, [r14 + r10 + 1518500249] ;    50.0 p0      27 v[3]
        mov dword [rsp + 72], r10d         ;    50.0 p3+p4   22 w[11] spill
        mov r10d, ebp                      ;    50.0 p1      27 v[3] copy
        rol r10d, 5                        ;    51.0 p5      27 v[3]
        add r14d, r10d                     ;    52.0 p1      27 v[3]
        mov r10d, ebx                      ;    46.5 p1       6 v[3] copy
        xor r10d, r13d                     ;    47.5 p0       6 v[3]
        and r10d, ecx                      ;    48.5 p1       6 v[3]
        xor r10d, ebx                      ;    49.5 p5       6 v[3]
        add r14d, r10d                     ;    53.0 p0      27 v[3]
        rol ecx, 0x1e                      ;    49.0 p5      28 v[0]
        mov r10d, dword [r8 + 48]          ;    46.5 p2      22 w[12]
        bswap r10d                         ;    50.0 p0+p5   22 w[12]
        lea ebx, [rbx + r10 + 1518500249]  ;    54.0 p0      27 v[2]
        mov dword [rsp + 76], r10d         ;    54.0 p3+p4   22 w[12] spill
        mov r10d, r14d                     ;    54.0 p1      27 v[2] copy
        rol r10d, 5                        ;    55.0 p5      27 v[2]
        add ebx, r10d                      ;    56.0 p1      27 v[2]
        mov r10d, r13d                     ;    50.5 p1       6 v[2] copy
        xor r10d, ecx                      ;    51.5 p0       6 v[2]
        and r10d, ebp                      ;    52.5 p1       6 v[2]
        xor r10d, r13d                     ;    53.5 p5       6 v[2]
        add ebx, r10d                      ;    57.0 p0      27 v[2]
        rol ebp, 0x1e                      ;    53.0 p5      28 v[4]
        mov r10d, dword [r8 + 52]          ;    50.8 p2      22 w[13]
        bswap r10d                         ;    54.0 p0+p5   22 w[13]
        lea r13d, [r13 + r10 + 1518500249] ;    58.0 p0      27 v[1]
        mov dword [rsp + 80], r9d          ;    51.8 p3+p4   22 w[4] spill
        mov r9d, ebx                       ;    58.0 p1      27 v[1] copy
        rol r9d, 5                         ;    59.0 p5      27 v[1]
        add r13d, r9d                      ;    60.0 p1      27 v[1]
        mov r9d, ecx                       ;    54.5 p1       6 v[1] copy
        xor r9d, ebp                       ;    55.5 p0       6 v[1]
        and r9d, r14d                      ;    56.5 p1       6 v[1]
        xor r9d, ecx                       ;    57.5 p5       6 v[1]
        add r13d, r9d                      ;    61.0 p0      27 v[1]
        rol r14d, 0x1e                     ;    57.0 p5      28 v[3]
        mov r9d, dword [r8 + 56]           ;    54.5 p2      22 w[14]
        bswap r9d                          ;    58.0 p0+p5   22 w[14]
        lea ecx, [rcx + r9 + 1518500249]   ;    62.0 p0      27 v[0]
        mov dword [rsp + 84], r11d         ;    55.5 p3+p4   22 w[10] spill
        mov r11d, r13d                     ;    62.0 p1      27 v[0] copy
        rol r11d, 5                        ;    63.0 p5      27 v[0]
        add ecx, r11d                      ;    64.0 p1      27 v[0]
        mov r11d, ebp                      ;    58.5 p1       6 v[0] copy
        xor r11d, r14d                     ;    59.5 p0       6 v[0]
        and r11d, ebx                      ;    60.5 p1       6 v[0]
        xor r11d, ebp                      ;    61.5 p5       6 v[0]
        add ecx, r11d                      ;    65.0 p0      27 v[0]
        rol ebx, 0x1e                      ;    61.0 p5      28 v[2]
        mov r11d, dword [r8 + 60]          ;    58.2 p2      22 w[15]
        bswap r11d                         ;    62.0 p0+p5   22 w[15]
        lea ebp, [rbp + r11 + 1518500249]  ;    66.0 p0      27 v[4]
        xor edi, r15d                      ;    60.5 p1      23 w[0]
        xor edi, esi                       ;    61.5 p1      23 w[0]
        xor edi, r10d                      ;    62.5 p1      23 w[0]
        rol edi, 1                         ;    63.5 p5      23 w[0]
        mov qword [rsp + 24], r8           ;    60.5 p3+p4   22 w[0] spill
        mov r8d, ecx                       ;    66.0 p0      27 v[4] copy
        rol r8d, 5                         ;    67.0 p5      27 v[4]
        add ebp, r8d                       ;    68.0 p1      27 v[4]
        mov r8d, r14d                      ;    64.2 p0       6 v[4] copy
        xor r8d, ebx                       ;    65.2 p1       6 v[4]
        and r8d, r13d                      ;    66.2 p5       6 v[4]
        xor r8d, r14d                      ;    67.2 p0       6 v[4]
        add ebp, r8d                       ;    69.0 p1      27 v[4]
        rol r13d, 0x1e                     ;    66.0 p5      28 v[1]
        mov r8d, ebp                       ;    70.0 p0      27 v[3] copy
        rol r8d, 5                         ;    71.0 p5      27 v[3]
        lea r14d, [r14 + rdi + 1518500249] ;    67.2 p0      27 v[3]
        add r14d, r8d                      ;    72.0 p1      27 v[3]
        mov r8d, ebx                       ;    67.5 p1       6 v[3] copy
        xor r8d, r13d                      ;    68.5 p5       6 v[3]
        and r8d, ecx                       ;    69.5 p0       6 v[3]
        xor r8d, ebx                       ;    70.5 p1       6 v[3]
        add r14d, r8d                      ;    73.0 p5      27 v[3]
        rol ecx, 0x1e                      ;    69.2 p0      28 v[0]
        xor r12d, edx                      ;    69.5 p1      23 w[1]
        xor r12d, eax                      ;    70.5 p5      23 w[1]
        xor r12d, r9d                      ;    71.5 p0      23 w[1]
        rol r12d, 1                        ;    72.5 p5      23 w[1]
        mov r8d, r14d                      ;    74.0 p1      27 v[2] copy
        rol r8d, 5                         ;    75.0 p0      27 v[2]
        lea ebx, [rbx + r8 + 1518500249]   ;    76.0 p0      27 v[2]
        mov r8d, r13d                      ;    71.5 p1       6 v[2] copy
        xor r8d, ecx                       ;    72.5 p5       6 v[2]
        and r8d, ebp                       ;    73.5 p1       6 v[2]
        xor r8d, r13d                      ;    74.5 p5       6 v[2]
        add ebx, r8d                       ;    77.0 p0      27 v[2]
        rol ebp, 0x1e                      ;    74.0 p5      28 v[4]
        add ebx, r12d                      ;    78.0 p1      27 v[2]
        xor r15d, r11d                     ;    74.2 p0      23 w[2]
        mov r8d, dword [rsp + 84]          ;    71.0 p2      22 w[10] reload
        xor r15d, r8d                      ;    75.2 p1      23 w[2]
        xor r15d, dword [rsp + 80]         ;    76.2 p5+p2   23 w[2]
        rol r15d, 1                        ;    77.2 p0      23 w[2]
        lea r13d, [r13 + r15 + 1518500249] ;    78.2 p0      27 v[1]
        xor edx, edi                       ;    75.5 p1      23 w[3]
        xor edx, dword [rsp + 72]          ;    76.5 p5+p2   23 w[3]
        xor edx, dword [rsp + 68]          ;    77.5 p1+p2   23 w[3]
        rol edx, 1                         ;    78.5 p5      23 w[3]
        mov r8d, ebx                       ;    79.0 p0      27 v[1] copy
        rol r8d, 5                         ;    80.0 p5      27 v[1]
        add r13d, r8d                      ;    81.0 p1      27 v[1]
        mov r8d, ecx                       ;    78.2 p0       6 v[1] copy
        xor r8d, ebp                       ;    79.2 p1       6 v[1]
        and r8d, r14d                      ;    80.2 p5       6 v[1]
        xor r8d, ecx                       ;    81.2 p0       6 v[1]
        add r13d, r8d                      ;    82.2 p1      27 v[1]
        rol r14d, 0x1e                     ;    80.0 p5      28 v[3]
        mov r8d, r13d                      ;    83.2 p0      27 v[0] copy
        rol r8d, 5                         ;    84.2 p5      27 v[0]
        lea ecx, [rcx + rdx + 1518500249]  ;    81.2 p0      27 v[0]
        add ecx, r8d                       ;    85.2 p1      27 v[0]
        mov r8d, ebp                       ;    81.5 p1       6 v[0] copy
        xor r8d, r14d                      ;    82.5 p5       6 v[0]
        and r8d, ebx                       ;    83.5 p0       6 v[0]
        xor r8d, ebp                       ;    84.5 p1       6 v[0]
        add ecx, r8d                       ;    86.2 p5      27 v[0]
        rol ebx, 0x1e                      ;    83.2 p0      28 v[2]
        mov r8d, dword [rsp + 76]          ;    80.0 p2      23 w[4]
        xor r8d, r12d                      ;    83.5 p1      23 w[4]
        xor r8d, dword [rsp + 64]          ;    84.5 p5+p2   23 w[4]
        xor r8d, dword [rsp + 80]          ;    85.5 p0+p2   23 w[4]
        rol r8d, 1                         ;    86.5 p5      23 w[4]
        lea ebp, [rbp + r8 + 1859775393]   ;    87.5 p0      27 v[4]
        mov dword [rsp + 80], edi          ;    81.5 p3+p4   23 w[0] spill
        mov edi, ecx                       ;    87.2 p1      27 v[4] copy
        rol edi, 5                         ;    88.2 p5      27 v[4]
        add ebp, edi                       ;    89.2 p1      27 v[4]
        mov edi, r14d                      ;    86.2 p0       7 v[4] copy
        xor edi, r13d                      ;    87.2 p1       7 v[4]
        xor edi, ebx                       ;    88.2 p5       7 v[4]
        add ebp, edi                       ;    90.2 p0      27 v[4]
        rol r13d, 0x1e                     ;    88.0 p5      28 v[1]
        mov edi, dword [rsp + 60]          ;    84.2 p2      23 w[5]
        xor edi, r10d                      ;    87.5 p1      23 w[5]
        xor edi, r15d                      ;    88.5 p0      23 w[5]
        xor edi, dword [rsp + 68]          ;    89.5 p1+p2   23 w[5]
        rol edi, 1                         ;    90.5 p5      23 w[5]
        lea r14d, [r14 + rdi + 1859775393] ;    91.5 p0      27 v[3]
        mov dword [rsp + 68], r15d         ;    86.2 p3+p4   23 w[2] spill
        mov r15d, ebp                      ;    91.2 p1      27 v[3] copy
        rol r15d, 5                        ;    92.2 p5      27 v[3]
        add r14d, r15d                     ;    93.2 p0      27 v[3]
        mov r15d, dword [rsp + 60]         ;    87.2 p2      23 w[7]
        xor r15d, eax                      ;    90.5 p1      23 w[7]
        xor r15d, r11d                     ;    91.5 p5      23 w[7]
        xor r15d, r8d                      ;    92.5 p0      23 w[7]
        rol r15d, 1                        ;    93.5 p5      23 w[7]
        mov dword [rsp + 60], r8d          ;    88.5 p3+p4   23 w[4] spill
        mov r8d, ecx                       ;    91.5 p1      28 v[0] copy
        rol r8d, 0x1e                      ;    92.5 p0      28 v[0]
        xor ecx, ebx                       ;    92.5 p1       7 v[3]
        xor ecx, r13d                      ;    93.5 p5       7 v[3]
        add r14d, ecx                      ;    94.5 p0      27 v[3]
        lea ecx, [r13 + r15 + 1859775393]  ;    94.5 p0      27 v[1]
        xor r13d, ebp                      ;    93.5 p1       7 v[2]
        xor r13d, r8d                      ;    94.5 p5       7 v[2]
        lea ebx, [rbx + r13 + 1859775393]  ;    95.5 p0      27 v[2]
        mov r13d, dword [rsp + 64]         ;    91.2 p2      23 w[6]
        xor r13d, esi                      ;    94.5 p1      23 w[6]
        xor r13d, r9d                      ;    95.5 p5      23 w[6]
        xor r13d, edx                      ;    96.5 p1      23 w[6]
        rol r13d, 1                        ;    97.5 p5      23 w[6]
        rol ebp, 0x1e                      ;    96.2 p0      28 v[4]
        add ebx, r13d                      ;    98.5 p1      27 v[2]
        xor eax, r12d                      ;    97.0 p5      23 w[9]
        xor eax, dword [rsp + 72]          ;    98.0 p0+p2   23 w[9]
        xor eax, r13d                      ;    99.0 p1      23 w[9]
        rol eax, 1                         ;   100.0 p5      23 w[9]
        mov dword [rsp + 64], r13d         ;    98.5 p3+p4   23 w[6] spill
        mov r13d, r14d                     ;    98.2 p0      27 v[2] copy
        rol r13d, 5                        ;    99.2 p5      27 v[2]
        add ebx, r13d                      ;   100.2 p1      27 v[2]
        mov r13d, ebx                      ;   101.2 p0      27 v[1] copy
        rol r13d, 5                        ;   102.2 p5      27 v[1]
        add ecx, r13d                      ;   103.2 p1      27 v[1]
        mov r13d, r14d                     ;   100.2 p0      28 v[3] copy
        rol r13d, 0x1e                     ;   101.2 p5      28 v[3]
        xor r14d, r8d                      ;   100.5 p1       7 v[1]
        xor r14d, ebp                      ;   101.5 p0       7 v[1]
        add ecx, r14d                      ;   104.2 p1      27 v[1]
        lea r14d, [rbp + rax + 1859775393] ;   102.2 p0      27 v[4]
        xor ebp, ebx                       ;   102.0 p5       7 v[0]
        xor ebp, r13d                      ;   103.0 p1       7 v[0]
        xor esi, edi                       ;   103.0 p5      23 w[8]
        xor esi, dword [rsp + 80]          ;   104.0 p0+p2   23 w[8]
        xor esi, dword [rsp + 84]          ;   105.0 p1+p2   23 w[8]
        rol esi, 1                         ;   106.0 p5      23 w[8]
        lea r8d, [r8 + rbp + 1859775393]   ;   104.2 p0      27 v[0]
        rol ebx, 0x1e                      ;   105.0 p5      28 v[2]
        add r8d, esi                       ;   107.0 p1      27 v[0]
        mov ebp, ecx                       ;   105.2 p0      27 v[0] copy
        rol ebp, 5                         ;   106.2 p5      27 v[0]
        add r8d, ebp                       ;   108.0 p1      27 v[0]
        mov ebp, dword [rsp + 72]          ;   102.0 p2      23 w[11]
        xor ebp, r10d                      ;   106.2 p0      23 w[11]
        xor ebp, edx                       ;   107.2 p1      23 w[11]
        xor ebp, esi                       ;   108.2 p5      23 w[11]
        rol ebp, 1                         ;   109.2 p0      23 w[11]
        mov dword [rsp + 72], esi          ;   107.0 p3+p4   23 w[8] spill
        mov esi, r8d                       ;   109.0 p1      27 v[4] copy
        rol esi, 5                         ;   110.0 p5      27 v[4]
        add r14d, esi                      ;   111.0 p0      27 v[4]
        mov esi, ecx                       ;   108.5 p1      28 v[1] copy
        rol esi, 0x1e                      ;   109.5 p5      28 v[1]
        xor ecx, r13d                      ;   109.2 p0       7 v[4]
        xor ecx, ebx                       ;   110.2 p1       7 v[4]
        add r14d, ecx                      ;   112.0 p5      27 v[4]
        lea ecx, [rbx + rbp + 1859775393]  ;   110.2 p0      27 v[2]
        xor ebx, r8d                       ;   110.5 p1       7 v[3]
        xor ebx, esi                       ;   111.5 p5       7 v[3]
        lea r13d, [r13 + rbx + 1859775393] ;   112.5 p0      27 v[3]
        mov ebx, dword [rsp + 68]          ;   107.5 p2      23 w[10]
        xor ebx, r15d                      ;   111.5 p1      23 w[10]
        xor ebx, dword [rsp + 76]          ;   112.5 p5+p2   23 w[10]
        xor ebx, dword [rsp + 84]          ;   113.5 p0+p2   23 w[10]
        rol ebx, 1                         ;   114.5 p5      23 w[10]
        rol r8d, 0x1e                      ;   113.2 p0      28 v[0]
        add r13d, ebx                      ;   115.5 p1      27 v[3]
        xor r10d, r11d                     ;   113.5 p1      23 w[13]
        xor r10d, edi                      ;   114.5 p5      23 w[13]
        xor r10d, ebx                      ;   115.5 p0      23 w[13]
        rol r10d, 1                        ;   116.5 p5      23 w[13]
        mov dword [rsp + 84], ebx          ;   115.5 p3+p4   23 w[10] spill
        mov ebx, r14d                      ;   114.5 p1      27 v[3] copy
        rol ebx, 5                         ;   115.5 p0      27 v[3]
        add r13d, ebx                      ;   116.5 p1      27 v[3]
        mov ebx, r13d                      ;   117.5 p5      27 v[2] copy
        rol ebx, 5                         ;   118.5 p0      27 v[2]
        add ecx, ebx                       ;   119.5 p1      27 v[2]
        mov ebx, r14d                      ;   117.0 p5      28 v[4] copy
        rol ebx, 0x1e                      ;   118.0 p0      28 v[4]
        xor r14d, esi                      ;   117.5 p1       7 v[2]
        xor r14d, r8d                      ;   118.5 p5       7 v[2]
        add ecx, r14d                      ;   120.5 p0      27 v[2]
        lea r14d, [r8 + r10 + 1859775393]  ;   119.2 p0      27 v[0]
        xor r8d, r13d                      ;   118.5 p1       7 v[1]
        xor r8d, ebx                       ;   119.5 p5       7 v[1]
        lea esi, [rsi + r8 + 1859775393]   ;   120.5 p0      27 v[1]
        mov r8d, dword [rsp + 60]          ;   116.0 p2      23 w[12]
        xor r8d, r9d                       ;   119.5 p1      23 w[12]
        xor r8d, eax                       ;   120.5 p5      23 w[12]
        xor r8d, dword [rsp + 76]          ;   121.5 p1+p2   23 w[12]
        rol r8d, 1                         ;   122.5 p5      23 w[12]
        rol r13d, 0x1e                     ;   121.2 p0      28 v[3]
        add esi, r8d                       ;   123.5 p1      27 v[1]
        xor r11d, r12d                     ;   122.0 p5      23 w[15]
        xor r11d, r15d                     ;   123.0 p0      23 w[15]
        xor r11d, r8d                      ;   124.0 p1      23 w[15]
        rol r11d, 1                        ;   125.0 p5      23 w[15]
        mov dword [rsp + 76], r8d          ;   123.5 p3+p4   23 w[12] spill
        mov r8d, ecx                       ;   123.2 p0      27 v[1] copy
        rol r8d, 5                         ;   124.2 p5      27 v[1]
        add esi, r8d                       ;   125.2 p1      27 v[1]
        mov r8d, esi                       ;   126.2 p0      27 v[0] copy
        rol r8d, 5                         ;   127.2 p5      27 v[0]
        add r14d, r8d                      ;   128.2 p1      27 v[0]
        mov r8d, ecx                       ;   125.2 p0      28 v[2] copy
        rol r8d, 0x1e                      ;   126.2 p5      28 v[2]
        xor ecx, ebx                       ;   125.5 p1       7 v[0]
        xor ecx, r13d                      ;   126.5 p0       7 v[0]
        add r14d, ecx                      ;   129.2 p1      27 v[0]
        lea ecx, [r13 + r11 + 1859775393]  ;   127.2 p0      27 v[3]
        xor r13d, esi                      ;   127.0 p5       7 v[4]
        xor r13d, r8d                      ;   128.0 p1       7 v[4]
        xor r9d, ebp                       ;   128.0 p5      23 w[14]
        xor r9d, dword [rsp + 64]          ;   129.0 p0+p2   23 w[14]
        xor r9d, dword [rsp + 80]          ;   130.0 p1+p2   23 w[14]
        rol r9d, 1                         ;   131.0 p5      23 w[14]
        lea ebx, [rbx + r13 + 1859775393]  ;   129.2 p0      27 v[4]
        rol esi, 0x1e                      ;   130.0 p5      28 v[1]
        add ebx, r9d                       ;   132.0 p1      27 v[4]
        mov r13d, r14d                     ;   130.2 p0      27 v[4] copy
        rol r13d, 5                        ;   131.2 p5      27 v[4]
        add ebx, r13d                      ;   133.0 p1      27 v[4]
        xor r12d, edx                      ;   131.2 p0      23 w[1]
        xor r12d, eax                      ;   132.2 p1      23 w[1]
        xor r12d, r9d                      ;   133.2 p5      23 w[1]
        mov r13d, ebx                      ;   134.0 p0      27 v[3] copy
        rol r13d, 5                        ;   135.0 p5      27 v[3]
        rol r12d, 1                        ;   134.2 p0      23 w[1]
        add ecx, r13d                      ;   136.0 p1      27 v[3]
        mov r13d, r14d                     ;   133.5 p1      28 v[0] copy
        rol r13d, 0x1e                     ;   134.5 p5      28 v[0]
        xor r14d, r8d                      ;   134.2 p0       7 v[3]
        xor r14d, esi                      ;   135.2 p1       7 v[3]
        add ecx, r14d                      ;   137.0 p5      27 v[3]
        lea r14d, [rsi + r12 + 1859775393] ;   135.2 p0      27 v[1]
        xor esi, ebx                       ;   135.5 p1       7 v[2]
        xor esi, r13d                      ;   136.5 p5       7 v[2]
        lea r8d, [r8 + rsi + 1859775393]   ;   137.5 p0      27 v[2]
        mov esi, dword [rsp + 72]          ;   132.2 p2      23 w[0]
        xor esi, r10d                      ;   136.5 p1      23 w[0]
        xor esi, dword [rsp + 68]          ;   137.5 p5+p2   23 w[0]
        xor esi, dword [rsp + 80]          ;   138.5 p0+p2   23 w[0]
        rol esi, 1                         ;   139.5 p5      23 w[0]
        rol ebx, 0x1e                      ;   138.2 p0      28 v[4]
        add r8d, esi                       ;   140.5 p1      27 v[2]
        xor edx, edi                       ;   138.5 p1      23 w[3]
        xor edx, ebp                       ;   139.5 p5      23 w[3]
        xor edx, esi                       ;   140.5 p0      23 w[3]
        rol edx, 1                         ;   141.5 p5      23 w[3]
        mov dword [rsp + 80], ebp          ;   135.5 p3+p4   23 w[11] spill
        mov ebp, ecx                       ;   139.5 p1      27 v[2] copy
        rol ebp, 5                         ;   140.5 p0      27 v[2]
        add r8d, ebp                       ;   141.5 p1      27 v[2]
        mov ebp, r8d                       ;   142.5 p5      27 v[1] copy
        rol ebp, 5                         ;   143.5 p0      27 v[1]
        add r14d, ebp                      ;   144.5 p1      27 v[1]
        mov ebp, ecx                       ;   142.0 p5      28 v[3] copy
        rol ebp, 0x1e                      ;   143.0 p0      28 v[3]
        xor ecx, r13d                      ;   142.5 p1       7 v[1]
        xor ecx, ebx                       ;   143.5 p5       7 v[1]
        add r14d, ecx                      ;   145.5 p0      27 v[1]
        lea ecx, [rbx + rdx + 1859775393]  ;   144.2 p0      27 v[4]
        xor ebx, r8d                       ;   143.5 p1       7 v[0]
        xor ebx, ebp                       ;   144.5 p5       7 v[0]
        lea r13d, [r13 + rbx + 1859775393] ;   145.5 p0      27 v[0]
        mov ebx, dword [rsp + 84]          ;   140.8 p2      23 w[2]
        xor ebx, r11d                      ;   144.5 p1      23 w[2]
        xor ebx, dword [rsp + 60]          ;   145.5 p5+p2   23 w[2]
        xor ebx, dword [rsp + 68]          ;   146.5 p1+p2   23 w[2]
        rol ebx, 1                         ;   147.5 p5      23 w[2]
        rol r8d, 0x1e                      ;   146.2 p0      28 v[2]
        add r13d, ebx                      ;   148.5 p1      27 v[0]
        xor edi, r15d                      ;   147.0 p5      23 w[5]
        xor edi, r10d                      ;   148.0 p0      23 w[5]
        xor edi, ebx                       ;   149.0 p1      23 w[5]
        rol edi, 1                         ;   150.0 p5      23 w[5]
        mov dword [rsp + 68], r10d         ;   144.0 p3+p4   23 w[13] spill
        mov r10d, r14d                     ;   148.2 p0      27 v[0] copy
        rol r10d, 5                        ;   149.2 p5      27 v[0]
        add r13d, r10d                     ;   150.2 p1      27 v[0]
        mov r10d, r13d                     ;   151.2 p0      27 v[4] copy
        rol r10d, 5                        ;   152.2 p5      27 v[4]
        add ecx, r10d                      ;   153.2 p1      27 v[4]
        mov r10d, r14d                     ;   150.2 p0      28 v[1] copy
        rol r10d, 0x1e                     ;   151.2 p5      28 v[1]
        xor r14d, ebp                      ;   150.5 p1       7 v[4]
        xor r14d, r8d                      ;   151.5 p0       7 v[4]
        add ecx, r14d                      ;   154.2 p1      27 v[4]
        lea r14d, [r8 + rdi + 1859775393]  ;   152.2 p0      27 v[2]
        xor r8d, r13d                      ;   152.0 p5       7 v[3]
        xor r8d, r10d                      ;   153.0 p1       7 v[3]
        lea ebp, [rbp + r8 + 1859775393]   ;   154.0 p0      27 v[3]
        mov r8d, dword [rsp + 76]          ;   149.0 p2      23 w[4]
        xor r8d, r12d                      ;   153.0 p5      23 w[4]
        xor r8d, dword [rsp + 64]          ;   154.0 p1+p2   23 w[4]
        xor r8d, dword [rsp + 60]          ;   155.0 p5+p2   23 w[4]
        rol r8d, 1                         ;   156.0 p0      23 w[4]
        rol r13d, 0x1e                     ;   155.0 p5      28 v[0]
        add ebp, r8d                       ;   157.0 p1      27 v[3]
        xor r15d, eax                      ;   155.2 p0      23 w[7]
        xor r15d, r11d                     ;   156.2 p1      23 w[7]
        xor r15d, r8d                      ;   157.2 p5      23 w[7]
        rol r15d, 1                        ;   158.2 p0      23 w[7]
        mov dword [rsp + 60], r11d         ;   152.2 p3+p4   23 w[15] spill
        mov r11d, ecx                      ;   156.5 p1      27 v[3] copy
        rol r11d, 5                        ;   157.5 p5      27 v[3]
        add ebp, r11d                      ;   158.5 p0      27 v[3]
        mov r11d, ebp                      ;   159.5 p1      27 v[2] copy
        rol r11d, 5                        ;   160.5 p5      27 v[2]
        add r14d, r11d                     ;   161.5 p0      27 v[2]
        mov r11d, ecx                      ;   158.5 p1      28 v[4] copy
        rol r11d, 0x1e                     ;   159.5 p5      28 v[4]
        xor ecx, r10d                      ;   159.2 p0       7 v[2]
        xor ecx, r13d                      ;   160.2 p1       7 v[2]
        add r14d, ecx                      ;   162.5 p5      27 v[2]
        lea ecx, [r13 + r15 + 1859775393]  ;   160.2 p0      27 v[0]
        xor r13d, ebp                      ;   160.5 p1       7 v[1]
        xor r13d, r11d                     ;   161.5 p5       7 v[1]
        lea r10d, [r10 + r13 + 1859775393] ;   162.5 p0      27 v[1]
        mov r13d, dword [rsp + 72]         ;   157.2 p2      23 w[6]
        xor r13d, r9d                      ;   161.5 p1      23 w[6]
        xor r13d, edx                      ;   162.5 p5      23 w[6]
        xor r13d, dword [rsp + 64]         ;   163.5 p0+p2   23 w[6]
        rol r13d, 1                        ;   164.5 p5      23 w[6]
        rol ebp, 0x1e                      ;   163.2 p0      28 v[3]
        add r10d, r13d                     ;   165.5 p1      27 v[1]
        mov dword [rsp + 64], r8d          ;   159.5 p3+p4   23 w[4] spill
        mov r8d, r14d                      ;   163.5 p1      27 v[1] copy
        rol r8d, 5                         ;   164.5 p5      27 v[1]
        add r10d, r8d                      ;   166.5 p0      27 v[1]
        mov r8d, r10d                      ;   167.5 p1      27 v[0] copy
        rol r8d, 5                         ;   168.5 p5      27 v[0]
        add ecx, r8d                       ;   169.5 p0      27 v[0]
        mov r8d, r11d                      ;   165.5 p1       7 v[0] copy
        xor r8d, r14d                      ;   166.5 p5       7 v[0]
        xor r8d, ebp                       ;   167.5 p0       7 v[0]
        add ecx, r8d                       ;   170.5 p1      27 v[0]
        rol r14d, 0x1e                     ;   167.0 p5      28 v[2]
        mov r8d, dword [rsp + 84]          ;   163.0 p2      23 w[8]
        xor r8d, esi                       ;   167.2 p0      23 w[8]
        xor r8d, edi                       ;   168.2 p1      23 w[8]
        xor r8d, dword [rsp + 72]          ;   169.2 p5+p2   23 w[8]
        rol r8d, 1                         ;   170.2 p0      23 w[8]
        lea r11d, [r11 + r8 - 1894007588]  ;   171.2 p0      27 v[4]
        xor eax, r12d                      ;   168.5 p1      23 w[9]
        xor eax, r13d                      ;   169.5 p5      23 w[9]
        xor eax, dword [rsp + 80]          ;   170.5 p1+p2   23 w[9]
        rol eax, 1                         ;   171.5 p5      23 w[9]
        mov dword [rsp + 72], r12d         ;   166.8 p3+p4   23 w[1] spill
        mov r12d, ecx                      ;   171.5 p0      27 v[4] copy
        rol r12d, 5                        ;   172.5 p5      27 v[4]
        add r11d, r12d                     ;   173.5 p1      27 v[4]
        mov r12d, ebp                      ;   171.2 p0       8 v[4] copy
        xor r12d, r14d                     ;   172.2 p1       8 v[4]
        mov dword [rsp + 88], esi          ;   168.2 p3+p4   23 w[0] spill
        mov esi, r10d                      ;   172.0 p5       8 v[4] copy
        xor esi, ebp                       ;   173.0 p0       8 v[4]
        and r12d, esi                      ;   174.0 p1       8 v[4]
        lea esi, [rbp + rax - 1894007588]  ;   173.2 p0      27 v[3]
        xor ebp, r12d                      ;   175.0 p5       8 v[4]
        add r11d, ebp                      ;   176.0 p1      27 v[4]
        rol r10d, 0x1e                     ;   174.0 p5      28 v[1]
        mov ebp, r11d                      ;   177.0 p0      27 v[3] copy
        rol ebp, 5                         ;   178.0 p5      27 v[3]
        mov r12d, r14d                     ;   174.5 p1       8 v[3] copy
        xor r12d, r10d                     ;   175.5 p0       8 v[3]
        add esi, ebp                       ;   179.0 p1      27 v[3]
        mov ebp, ecx                       ;   176.0 p5       8 v[3] copy
        xor ebp, r14d                      ;   177.0 p0       8 v[3]
        and r12d, ebp                      ;   178.0 p1       8 v[3]
        xor r12d, r14d                     ;   179.0 p5       8 v[3]
        add esi, r12d                      ;   180.0 p0      27 v[3]
        rol ecx, 0x1e                      ;   178.0 p5      28 v[0]
        mov ebp, dword [rsp + 76]          ;   173.5 p2      23 w[10]
        xor ebp, ebx                       ;   177.5 p1      23 w[10]
        xor ebp, r15d                      ;   178.5 p0      23 w[10]
        xor ebp, dword [rsp + 84]          ;   179.5 p1+p2   23 w[10]
        rol ebp, 1                         ;   180.5 p5      23 w[10]
        mov r12d, esi                      ;   181.0 p0      27 v[2] copy
        rol r12d, 5                        ;   182.0 p5      27 v[2]
        lea r14d, [r14 + r12 - 1894007588] ;   183.0 p0      27 v[2]
        mov r12d, r10d                     ;   179.5 p1       8 v[2] copy
        xor r12d, ecx                      ;   180.5 p1       8 v[2]
        add r14d, ebp                      ;   184.0 p5      27 v[2]
        mov dword [rsp + 84], ebx          ;   177.5 p3+p4   23 w[2] spill
        mov ebx, r11d                      ;   181.2 p0       8 v[2] copy
        xor ebx, r10d                      ;   182.2 p1       8 v[2]
        and r12d, ebx                      ;   183.2 p5       8 v[2]
        xor r12d, r10d                     ;   184.2 p0       8 v[2]
        add r14d, r12d                     ;   185.2 p1      27 v[2]
        rol r11d, 0x1e                     ;   183.0 p5      28 v[4]
        mov r12d, dword [rsp + 68]         ;   179.2 p2      23 w[11]
        xor r12d, edx                      ;   183.2 p0      23 w[11]
        xor r12d, r8d                      ;   184.2 p1      23 w[11]
        xor r12d, dword [rsp + 80]         ;   185.2 p5+p2   23 w[11]
        rol r12d, 1                        ;   186.2 p0      23 w[11]
        mov ebx, r14d                      ;   186.2 p1      27 v[1] copy
        rol ebx, 5                         ;   187.2 p5      27 v[1]
        lea r10d, [r10 + rbx - 1894007588] ;   188.2 p0      27 v[1]
        mov ebx, ecx                       ;   185.5 p1       8 v[1] copy
        xor ebx, r11d                      ;   186.5 p5       8 v[1]
        add r10d, r12d                     ;   189.2 p0      27 v[1]
        mov dword [rsp + 80], edx          ;   183.0 p3+p4   23 w[3] spill
        mov edx, esi                       ;   186.5 p1       8 v[1] copy
        xor edx, ecx                       ;   187.5 p5       8 v[1]
        and ebx, edx                       ;   188.5 p0       8 v[1]
        xor ebx, ecx                       ;   189.5 p1       8 v[1]
        add r10d, ebx                      ;   190.5 p5      27 v[1]
        rol esi, 0x1e                      ;   188.2 p0      28 v[3]
        mov edx, dword [rsp + 64]          ;   184.8 p2      23 w[12]
        xor edx, r9d                       ;   188.5 p1      23 w[12]
        xor edx, eax                       ;   189.5 p5      23 w[12]
        xor edx, dword [rsp + 76]          ;   190.5 p0+p2   23 w[12]
        rol edx, 1                         ;   191.5 p5      23 w[12]
        mov ebx, r10d                      ;   191.5 p1      27 v[0] copy
        rol ebx, 5                         ;   192.5 p0      27 v[0]
        lea ecx, [rcx + rbx - 1894007588]  ;   193.5 p0      27 v[0]
        mov ebx, r11d                      ;   190.5 p1       8 v[0] copy
        xor ebx, esi                       ;   191.5 p5       8 v[0]
        add ecx, edx                       ;   194.5 p1      27 v[0]
        mov dword [rsp + 76], eax          ;   188.2 p3+p4   23 w[9] spill
        mov eax, r14d                      ;   192.0 p5       8 v[0] copy
        xor eax, r11d                      ;   193.0 p0       8 v[0]
        and ebx, eax                       ;   194.0 p1       8 v[0]
        xor ebx, r11d                      ;   195.0 p5       8 v[0]
        add ecx, ebx                       ;   196.0 p0      27 v[0]
        rol r14d, 0x1e                     ;   194.0 p5      28 v[2]
        mov eax, dword [rsp + 60]          ;   190.0 p2      23 w[13]
        xor eax, edi                       ;   193.5 p1      23 w[13]
        xor eax, ebp                       ;   194.5 p0      23 w[13]
        xor eax, dword [rsp + 68]          ;   195.5 p1+p2   23 w[13]
        rol eax, 1                         ;   196.5 p5      23 w[13]
        mov ebx, ecx                       ;   197.0 p0      27 v[4] copy
        rol ebx, 5                         ;   198.0 p5      27 v[4]
        lea r11d, [r11 + rbx - 1894007588] ;   199.0 p0      27 v[4]
        mov ebx, esi                       ;   195.5 p1       8 v[4] copy
        xor ebx, r14d                      ;   196.5 p1       8 v[4]
        add r11d, eax                      ;   200.0 p5      27 v[4]
        xor r9d, r13d                      ;   197.2 p0      23 w[14]
        xor r9d, r12d                      ;   198.2 p1      23 w[14]
        xor r9d, dword [rsp + 88]          ;   199.2 p5+p2   23 w[14]
        rol r9d, 1                         ;   200.2 p0      23 w[14]
        mov dword [rsp + 68], r13d         ;   194.5 p3+p4   23 w[6] spill
        mov r13d, r10d                     ;   198.5 p1       8 v[4] copy
        xor r13d, esi                      ;   199.5 p5       8 v[4]
        and ebx, r13d                      ;   200.5 p0       8 v[4]
        lea r13d, [rsi + r9 - 1894007588]  ;   201.2 p0      27 v[3]
        xor esi, ebx                       ;   201.5 p1       8 v[4]
        add r11d, esi                      ;   202.5 p5      27 v[4]
        rol r10d, 0x1e                     ;   201.0 p5      28 v[1]
        mov esi, r11d                      ;   203.5 p1      27 v[3] copy
        rol esi, 5                         ;   204.5 p0      27 v[3]
        mov ebx, r14d                      ;   201.5 p1       8 v[3] copy
        xor ebx, r10d                      ;   202.5 p5       8 v[3]
        add r13d, esi                      ;   205.5 p0      27 v[3]
        mov esi, ecx                       ;   202.5 p1       8 v[3] copy
        xor esi, r14d                      ;   203.5 p5       8 v[3]
        and ebx, esi                       ;   204.5 p0       8 v[3]
        xor ebx, r14d                      ;   205.5 p1       8 v[3]
        add r13d, ebx                      ;   206.5 p5      27 v[3]
        rol ecx, 0x1e                      ;   204.2 p0      28 v[0]
        mov esi, dword [rsp + 72]          ;   200.5 p2      23 w[15]
        xor esi, r15d                      ;   204.5 p1      23 w[15]
        xor esi, edx                       ;   205.5 p5      23 w[15]
        xor esi, dword [rsp + 60]          ;   206.5 p0+p2   23 w[15]
        rol esi, 1                         ;   207.5 p5      23 w[15]
        mov ebx, r13d                      ;   207.5 p1      27 v[2] copy
        rol ebx, 5                         ;   208.5 p0      27 v[2]
        lea r14d, [r14 + rbx - 1894007588] ;   209.5 p0      27 v[2]
        mov ebx, r10d                      ;   206.5 p1       8 v[2] copy
        xor ebx, ecx                       ;   207.5 p5       8 v[2]
        add r14d, esi                      ;   210.5 p1      27 v[2]
        mov dword [rsp + 60], r15d         ;   204.2 p3+p4   23 w[7] spill
        mov r15d, r11d                     ;   208.0 p5       8 v[2] copy
        xor r15d, r10d                     ;   209.0 p0       8 v[2]
        and ebx, r15d                      ;   210.0 p1       8 v[2]
        xor ebx, r10d                      ;   211.0 p5       8 v[2]
        add r14d, ebx                      ;   212.0 p0      27 v[2]
        rol r11d, 0x1e                     ;   210.0 p5      28 v[4]
        mov r15d, dword [rsp + 84]         ;   206.0 p2      23 w[0]
        xor r15d, r8d                      ;   209.5 p1      23 w[0]
        xor r15d, eax                      ;   210.5 p0      23 w[0]
        xor r15d, dword [rsp + 88]         ;   211.5 p1+p2   23 w[0]
        rol r15d, 1                        ;   212.5 p5      23 w[0]
        mov ebx, r14d                      ;   213.0 p0      27 v[1] copy
        rol ebx, 5                         ;   214.0 p5      27 v[1]
        lea r10d, [r10 + rbx - 1894007588] ;   215.0 p0      27 v[1]
        mov ebx, ecx                       ;   211.5 p1       8 v[1] copy
        xor ebx, r11d                      ;   212.5 p1       8 v[1]
        add r10d, r15d                     ;   216.0 p5      27 v[1]
        mov dword [rsp + 88], r8d          ;   209.5 p3+p4   23 w[8] spill
        mov r8d, r13d                      ;   213.2 p0       8 v[1] copy
        xor r8d, ecx                       ;   214.2 p1       8 v[1]
        and ebx, r8d                       ;   215.2 p5       8 v[1]
        xor ebx, ecx                       ;   216.2 p0       8 v[1]
        add r10d, ebx                      ;   217.2 p1      27 v[1]
        rol r13d, 0x1e                     ;   215.0 p5      28 v[3]
        mov r8d, dword [rsp + 76]          ;   211.2 p2      23 w[1]
        xor r8d, r9d                       ;   215.2 p0      23 w[1]
        mov ebx, dword [rsp + 80]          ;   212.2 p2      23 w[3] reload
        xor r8d, ebx                       ;   216.2 p1      23 w[1]
        xor r8d, dword [rsp + 72]          ;   217.2 p5+p2   23 w[1]
        rol r8d, 1                         ;   218.2 p0      23 w[1]
        lea ecx, [rcx + r8 - 1894007588]   ;   219.2 p0      27 v[0]
        mov dword [rsp + 72], r9d          ;   213.0 p3+p4   23 w[14] spill
        mov r9d, r10d                      ;   218.2 p1      27 v[0] copy
        rol r9d, 5                         ;   219.2 p5      27 v[0]
        add ecx, r9d                       ;   220.2 p1      27 v[0]
        mov r9d, r11d                      ;   218.0 p5       8 v[0] copy
        xor r9d, r13d                      ;   219.0 p0       8 v[0]
        mov dword [rsp + 92], eax          ;   215.0 p3+p4   23 w[13] spill
        mov eax, r14d                      ;   218.5 p1       8 v[0] copy
        xor eax, r11d                      ;   219.5 p5       8 v[0]
        and r9d, eax                       ;   220.5 p0       8 v[0]
        xor r9d, r11d                      ;   221.5 p1       8 v[0]
        add ecx, r9d                       ;   222.5 p5      27 v[0]
        rol r14d, 0x1e                     ;   220.2 p0      28 v[2]
        mov r9d, dword [rsp + 64]          ;   216.8 p2      23 w[2]
        xor r9d, ebp                       ;   220.5 p1      23 w[2]
        xor r9d, esi                       ;   221.5 p5      23 w[2]
        xor r9d, dword [rsp + 84]          ;   222.5 p0+p2   23 w[2]
        rol r9d, 1                         ;   223.5 p5      23 w[2]
        mov eax, ecx                       ;   223.5 p1      27 v[4] copy
        rol eax, 5                         ;   224.5 p0      27 v[4]
        lea r11d, [r11 + rax - 1894007588] ;   225.5 p0      27 v[4]
        mov eax, r13d                      ;   222.5 p1       8 v[4] copy
        xor eax, r14d                      ;   223.5 p5       8 v[4]
        add r11d, r9d                      ;   226.5 p1      27 v[4]
        xor ebx, edi                       ;   224.0 p5      23 w[3]
        xor ebx, r12d                      ;   225.0 p0      23 w[3]
        xor ebx, r15d                      ;   226.0 p1      23 w[3]
        rol ebx, 1                         ;   227.0 p5      23 w[3]
        mov dword [rsp + 80], r12d         ;   221.0 p3+p4   23 w[11] spill
        mov r12d, r10d                     ;   225.2 p0       8 v[4] copy
        xor r12d, r13d                     ;   226.2 p1       8 v[4]
        and eax, r12d                      ;   227.2 p5       8 v[4]
        lea r12d, [r13 + rbx - 1894007588] ;   228.0 p0      27 v[3]
        xor r13d, eax                      ;   228.2 p1       8 v[4]
        add r11d, r13d                     ;   229.2 p5      27 v[4]
        rol r10d, 0x1e                     ;   227.2 p0      28 v[1]
        mov r13d, r11d                     ;   230.2 p1      27 v[3] copy
        rol r13d, 5                        ;   231.2 p5      27 v[3]
        mov eax, r14d                      ;   228.2 p0       8 v[3] copy
        xor eax, r10d                      ;   229.2 p1       8 v[3]
        add r12d, r13d                     ;   232.2 p5      27 v[3]
        mov r13d, ecx                      ;   229.2 p0       8 v[3] copy
        xor r13d, r14d                     ;   230.2 p1       8 v[3]
        and eax, r13d                      ;   231.2 p5       8 v[3]
        xor eax, r14d                      ;   232.2 p0       8 v[3]
        add r12d, eax                      ;   233.2 p1      27 v[3]
        rol ecx, 0x1e                      ;   231.0 p5      28 v[0]
        mov r13d, dword [rsp + 68]         ;   227.2 p2      23 w[4]
        xor r13d, edx                      ;   231.2 p0      23 w[4]
        xor r13d, r8d                      ;   232.2 p1      23 w[4]
        xor r13d, dword [rsp + 64]         ;   233.2 p5+p2   23 w[4]
        rol r13d, 1                        ;   234.2 p0      23 w[4]
        mov eax, r12d                      ;   234.2 p1      27 v[2] copy
        rol eax, 5                         ;   235.2 p5      27 v[2]
        lea r14d, [r14 + rax - 1894007588] ;   236.2 p0      27 v[2]
        mov eax, r10d                      ;   233.5 p1       8 v[2] copy
        xor eax, ecx                       ;   234.5 p5       8 v[2]
        add r14d, r13d                     ;   237.2 p0      27 v[2]
        xor edi, r9d                       ;   234.5 p1      23 w[5]
        xor edi, dword [rsp + 92]          ;   235.5 p5+p2   23 w[5]
        xor edi, dword [rsp + 60]          ;   236.5 p0+p2   23 w[5]
        rol edi, 1                         ;   237.5 p5      23 w[5]
        mov dword [rsp + 64], edx          ;   232.2 p3+p4   23 w[12] spill
        mov edx, r11d                      ;   235.5 p1       8 v[2] copy
        xor edx, r10d                      ;   236.5 p0       8 v[2]
        and eax, edx                       ;   237.5 p1       8 v[2]
        lea edx, [r10 + rdi - 1894007588]  ;   238.5 p0      27 v[1]
        xor r10d, eax                      ;   238.5 p5       8 v[2]
        add r14d, r10d                     ;   239.5 p1      27 v[2]
        rol r11d, 0x1e                     ;   238.0 p5      28 v[4]
        mov r10d, r14d                     ;   240.5 p0      27 v[1] copy
        rol r10d, 5                        ;   241.5 p5      27 v[1]
        mov eax, ecx                       ;   238.5 p1       8 v[1] copy
        xor eax, r11d                      ;   239.5 p0       8 v[1]
        add edx, r10d                      ;   242.5 p1      27 v[1]
        mov r10d, r12d                     ;   240.0 p5       8 v[1] copy
        xor r10d, ecx                      ;   241.0 p0       8 v[1]
        and eax, r10d                      ;   242.0 p1       8 v[1]
        xor eax, ecx                       ;   243.0 p5       8 v[1]
        add edx, eax                       ;   244.0 p0      27 v[1]
        rol r12d, 0x1e                     ;   242.0 p5      28 v[3]
        mov r10d, dword [rsp + 72]         ;   237.8 p2      23 w[6]
        xor r10d, ebx                      ;   241.5 p1      23 w[6]
        mov eax, dword [rsp + 88]          ;   238.8 p2      23 w[8] reload
        xor r10d, eax                      ;   242.5 p0      23 w[6]
        xor r10d, dword [rsp + 68]         ;   243.5 p1+p2   23 w[6]
        rol r10d, 1                        ;   244.5 p5      23 w[6]
        lea ecx, [rcx + r10 - 1894007588]  ;   245.5 p0      27 v[0]
        mov dword [rsp + 68], ebx          ;   239.5 p3+p4   23 w[3] spill
        mov ebx, edx                       ;   245.0 p1      27 v[0] copy
        rol ebx, 5                         ;   246.0 p5      27 v[0]
        add ecx, ebx                       ;   247.0 p0      27 v[0]
        mov ebx, r11d                      ;   244.5 p1       8 v[0] copy
        xor ebx, r12d                      ;   245.5 p5       8 v[0]
        mov dword [rsp + 84], r9d          ;   241.5 p3+p4   23 w[2] spill
        mov r9d, r14d                      ;   245.2 p0       8 v[0] copy
        xor r9d, r11d                      ;   246.2 p1       8 v[0]
        and ebx, r9d                       ;   247.2 p5       8 v[0]
        xor ebx, r11d                      ;   248.2 p0       8 v[0]
        add ecx, ebx                       ;   249.2 p1      27 v[0]
        rol r14d, 0x1e                     ;   247.0 p5      28 v[2]
        mov r9d, dword [rsp + 76]          ;   243.2 p2      23 w[7]
        xor r9d, esi                       ;   247.2 p0      23 w[7]
        xor r9d, r13d                      ;   248.2 p1      23 w[7]
        xor r9d, dword [rsp + 60]          ;   249.2 p5+p2   23 w[7]
        rol r9d, 1                         ;   250.2 p0      23 w[7]
        mov ebx, ecx                       ;   250.2 p1      27 v[4] copy
        rol ebx, 5                         ;   251.2 p5      27 v[4]
        lea r11d, [r11 + rbx - 1894007588] ;   252.2 p0      27 v[4]
        mov ebx, r12d                      ;   249.5 p1       8 v[4] copy
        xor ebx, r14d                      ;   250.5 p5       8 v[4]
        add r11d, r9d                      ;   253.2 p0      27 v[4]
        xor eax, ebp                       ;   250.5 p1      23 w[8]
        xor eax, r15d                      ;   251.5 p5      23 w[8]
        xor eax, edi                       ;   252.5 p0      23 w[8]
        rol eax, 1                         ;   253.5 p5      23 w[8]
        mov dword [rsp + 88], r15d         ;   247.8 p3+p4   23 w[0] spill
        mov r15d, edx                      ;   251.5 p1       8 v[4] copy
        xor r15d, r12d                     ;   252.5 p0       8 v[4]
        and ebx, r15d                      ;   253.5 p1       8 v[4]
        lea r15d, [r12 + rax - 1894007588] ;   254.5 p0      27 v[3]
        xor r12d, ebx                      ;   254.5 p5       8 v[4]
        add r11d, r12d                     ;   255.5 p1      27 v[4]
        rol edx, 0x1e                      ;   254.0 p5      28 v[1]
        mov r12d, r11d                     ;   256.5 p0      27 v[3] copy
        rol r12d, 5                        ;   257.5 p5      27 v[3]
        mov ebx, r14d                      ;   254.5 p1       8 v[3] copy
        xor ebx, edx                       ;   255.5 p0       8 v[3]
        add r15d, r12d                     ;   258.5 p1      27 v[3]
        mov r12d, ecx                      ;   256.0 p5       8 v[3] copy
        xor r12d, r14d                     ;   257.0 p0       8 v[3]
        and ebx, r12d                      ;   258.0 p1       8 v[3]
        xor ebx, r14d                      ;   259.0 p5       8 v[3]
        add r15d, ebx                      ;   260.0 p0      27 v[3]
        rol ecx, 0x1e                      ;   258.0 p5      28 v[0]
        mov r12d, dword [rsp + 80]         ;   253.8 p2      23 w[9]
        xor r12d, r8d                      ;   257.5 p1      23 w[9]
        xor r12d, r10d                     ;   258.5 p0      23 w[9]
        xor r12d, dword [rsp + 76]         ;   259.5 p1+p2   23 w[9]
        rol r12d, 1                        ;   260.5 p5      23 w[9]
        mov ebx, r15d                      ;   261.0 p0      27 v[2] copy
        rol ebx, 5                         ;   262.0 p5      27 v[2]
        lea r14d, [r14 + rbx - 1894007588] ;   263.0 p0      27 v[2]
        mov ebx, edx                       ;   259.5 p1       8 v[2] copy
        xor ebx, ecx                       ;   260.5 p1       8 v[2]
        add r14d, r12d                     ;   264.0 p5      27 v[2]
        xor ebp, r9d                       ;   261.2 p0      23 w[10]
        xor ebp, dword [rsp + 84]          ;   262.2 p1+p2   23 w[10]
        xor ebp, dword [rsp + 64]          ;   263.2 p5+p2   23 w[10]
        rol ebp, 1                         ;   264.2 p0      23 w[10]
        mov dword [rsp + 76], r10d         ;   258.5 p3+p4   23 w[6] spill
        mov r10d, r11d                     ;   262.5 p1       8 v[2] copy
        xor r10d, edx                      ;   263.5 p5       8 v[2]
        and ebx, r10d                      ;   264.5 p0       8 v[2]
        lea r10d, [rdx + rbp - 1894007588] ;   265.2 p0      27 v[1]
        xor edx, ebx                       ;   265.5 p1       8 v[2]
        add r14d, edx                      ;   266.5 p5      27 v[2]
        rol r11d, 0x1e                     ;   265.0 p5      28 v[4]
        mov edx, r14d                      ;   267.5 p1      27 v[1] copy
        rol edx, 5                         ;   268.5 p0      27 v[1]
        mov ebx, ecx                       ;   265.5 p1       8 v[1] copy
        xor ebx, r11d                      ;   266.5 p5       8 v[1]
        add r10d, edx                      ;   269.5 p0      27 v[1]
        mov edx, r15d                      ;   266.5 p1       8 v[1] copy
        xor edx, ecx                       ;   267.5 p5       8 v[1]
        and ebx, edx                       ;   268.5 p0       8 v[1]
        xor ebx, ecx                       ;   269.5 p1       8 v[1]
        add r10d, ebx                      ;   270.5 p5      27 v[1]
        rol r15d, 0x1e                     ;   268.2 p0      28 v[3]
        mov edx, dword [rsp + 68]          ;   264.5 p2      23 w[11]
        xor edx, eax                       ;   268.5 p1      23 w[11]
        mov ebx, dword [rsp + 92]          ;   265.5 p2      23 w[13] reload
        xor edx, ebx                       ;   269.5 p5      23 w[11]
        xor edx, dword [rsp + 80]          ;   270.5 p0+p2   23 w[11]
        rol edx, 1                         ;   271.5 p5      23 w[11]
        lea ecx, [rcx + rdx - 1894007588]  ;   272.5 p0      27 v[0]
        mov dword [rsp + 80], eax          ;   266.5 p3+p4   23 w[8] spill
        mov eax, r10d                      ;   271.5 p1      27 v[0] copy
        rol eax, 5                         ;   272.5 p5      27 v[0]
        add ecx, eax                       ;   273.5 p1      27 v[0]
        mov eax, r11d                      ;   271.2 p0       8 v[0] copy
        xor eax, r15d                      ;   272.2 p1       8 v[0]
        mov ebx, r14d                      ;   272.0 p5       8 v[0] copy
        xor ebx, r11d                      ;   273.0 p0       8 v[0]
        and eax, ebx                       ;   274.0 p1       8 v[0]
        xor eax, r11d                      ;   275.0 p5       8 v[0]
        add ecx, eax                       ;   276.0 p0      27 v[0]
        rol r14d, 0x1e                     ;   274.0 p5      28 v[2]
        mov eax, dword [rsp + 72]          ;   270.0 p2      23 w[12]
        xor eax, r13d                      ;   273.5 p1      23 w[12]
        xor eax, r12d                      ;   274.5 p0      23 w[12]
        xor eax, dword [rsp + 64]          ;   275.5 p1+p2   23 w[12]
        rol eax, 1                         ;   276.5 p5      23 w[12]
        mov ebx, ecx                       ;   277.0 p0      27 v[4] copy
        rol ebx, 5                         ;   278.0 p5      27 v[4]
        lea r11d, [r11 + rbx - 899497514]  ;   279.0 p0      27 v[4]
        add r11d, eax                      ;   280.0 p1      27 v[4]
        mov ebx, r10d                      ;   276.5 p1       7 v[4] copy
        xor ebx, r15d                      ;   277.5 p5       7 v[4]
        xor ebx, r14d                      ;   278.5 p0       7 v[4]
        add r11d, ebx                      ;   281.0 p1      27 v[4]
        rol r10d, 0x1e                     ;   278.0 p5      28 v[1]
        mov ebx, dword [rsp + 92]          ;   274.0 p2      23 w[13]
        xor ebx, esi                       ;   278.2 p0      23 w[13]
        xor ebx, edi                       ;   279.2 p1      23 w[13]
        xor ebx, ebp                       ;   280.2 p5      23 w[13]
        rol ebx, 1                         ;   281.2 p0      23 w[13]
        xor esi, r8d                       ;   279.5 p1      23 w[15]
        xor esi, r9d                       ;   280.5 p5      23 w[15]
        xor esi, eax                       ;   281.5 p0      23 w[15]
        rol esi, 1                         ;   282.5 p5      23 w[15]
        lea r15d, [r15 + rbx - 899497514]  ;   282.2 p0      27 v[3]
        mov dword [rsp + 92], eax          ;   277.5 p3+p4   23 w[12] spill
        mov eax, r11d                      ;   282.0 p1      27 v[3] copy
        rol eax, 5                         ;   283.0 p5      27 v[3]
        add r15d, eax                      ;   284.0 p1      27 v[3]
        mov eax, ecx                       ;   282.2 p0      28 v[0] copy
        rol eax, 0x1e                      ;   283.2 p5      28 v[0]
        xor ecx, r14d                      ;   282.5 p1       7 v[3]
        xor ecx, r10d                      ;   283.5 p0       7 v[3]
        add r15d, ecx                      ;   285.0 p1      27 v[3]
        lea ecx, [r10 + rsi - 899497514]   ;   284.2 p0      27 v[1]
        xor r10d, r11d                     ;   284.0 p5       7 v[2]
        xor r10d, eax                      ;   285.0 p1       7 v[2]
        lea r14d, [r14 + r10 - 899497514]  ;   286.0 p0      27 v[2]
        mov r10d, dword [rsp + 76]         ;   281.2 p2      23 w[14]
        xor r10d, edx                      ;   285.0 p5      23 w[14]
        xor r10d, dword [rsp + 88]         ;   286.0 p1+p2   23 w[14]
        xor r10d, dword [rsp + 72]         ;   287.0 p5+p2   23 w[14]
        rol r10d, 1                        ;   288.0 p0      23 w[14]
        rol r11d, 0x1e                     ;   287.0 p5      28 v[4]
        add r14d, r10d                     ;   289.0 p1      27 v[2]
        xor r8d, r12d                      ;   287.2 p0      23 w[1]
        xor r8d, dword [rsp + 68]          ;   288.2 p1+p2   23 w[1]
        xor r8d, r10d                      ;   289.2 p5      23 w[1]
        rol r8d, 1                         ;   290.2 p0      23 w[1]
        mov dword [rsp + 72], r10d         ;   289.0 p3+p4   23 w[14] spill
        mov r10d, r15d                     ;   288.5 p1      27 v[2] copy
        rol r10d, 5                        ;   289.5 p5      27 v[2]
        add r14d, r10d                     ;   290.5 p0      27 v[2]
        mov r10d, r14d                     ;   291.5 p1      27 v[1] copy
        rol r10d, 5                        ;   292.5 p5      27 v[1]
        add ecx, r10d                      ;   293.5 p0      27 v[1]
        mov r10d, r15d                     ;   290.5 p1      28 v[3] copy
        rol r10d, 0x1e                     ;   291.5 p5      28 v[3]
        xor r15d, eax                      ;   291.2 p0       7 v[1]
        xor r15d, r11d                     ;   292.2 p1       7 v[1]
        add ecx, r15d                      ;   294.5 p5      27 v[1]
        lea r15d, [r11 + r8 - 899497514]   ;   292.2 p0      27 v[4]
        xor r11d, r14d                     ;   292.5 p1       7 v[0]
        xor r11d, r10d                     ;   293.5 p5       7 v[0]
        lea eax, [rax + r11 - 899497514]   ;   294.5 p0      27 v[0]
        mov r11d, dword [rsp + 80]         ;   289.5 p2      23 w[0]
        xor r11d, ebx                      ;   293.5 p1      23 w[0]
        xor r11d, dword [rsp + 84]         ;   294.5 p5+p2   23 w[0]
        xor r11d, dword [rsp + 88]         ;   295.5 p0+p2   23 w[0]
        rol r11d, 1                        ;   296.5 p5      23 w[0]
        rol r14d, 0x1e                     ;   295.2 p0      28 v[2]
        add eax, r11d                      ;   297.5 p1      27 v[0]
        mov dword [rsp + 88], r12d         ;   291.5 p3+p4   23 w[9] spill
        mov r12d, ecx                      ;   295.5 p1      27 v[0] copy
        rol r12d, 5                        ;   296.5 p5      27 v[0]
        add eax, r12d                      ;   298.5 p0      27 v[0]
        mov r12d, dword [rsp + 68]         ;   292.5 p2      23 w[3]
        xor r12d, edi                      ;   296.5 p1      23 w[3]
        xor r12d, edx                      ;   297.5 p5      23 w[3]
        xor r12d, r11d                     ;   298.5 p0      23 w[3]
        rol r12d, 1                        ;   299.5 p5      23 w[3]
        mov dword [rsp + 68], r11d         ;   297.5 p3+p4   23 w[0] spill
        mov r11d, eax                      ;   299.5 p1      27 v[4] copy
        rol r11d, 5                        ;   300.5 p0      27 v[4]
        add r15d, r11d                     ;   301.5 p1      27 v[4]
        mov r11d, ecx                      ;   299.0 p5      28 v[1] copy
        rol r11d, 0x1e                     ;   300.0 p0      28 v[1]
        xor ecx, r10d                      ;   299.5 p1       7 v[4]
        xor ecx, r14d                      ;   300.5 p5       7 v[4]
        add r15d, ecx                      ;   302.5 p0      27 v[4]
        lea ecx, [r14 + r12 - 899497514]   ;   301.2 p0      27 v[2]
        xor r14d, eax                      ;   300.5 p1       7 v[3]
        xor r14d, r11d                     ;   301.5 p5       7 v[3]
        lea r10d, [r10 + r14 - 899497514]  ;   302.5 p0      27 v[3]
        mov r14d, dword [rsp + 84]         ;   298.0 p2      23 w[2]
        xor r14d, r13d                     ;   301.5 p1      23 w[2]
        xor r14d, ebp                      ;   302.5 p5      23 w[2]
        xor r14d, esi                      ;   303.5 p1      23 w[2]
        rol r14d, 1                        ;   304.5 p5      23 w[2]
        rol eax, 0x1e                      ;   303.2 p0      28 v[0]
        add r10d, r14d                     ;   305.5 p1      27 v[3]
        xor edi, r9d                       ;   304.0 p5      23 w[5]
        xor edi, ebx                       ;   305.0 p0      23 w[5]
        xor edi, r14d                      ;   306.0 p1      23 w[5]
        rol edi, 1                         ;   307.0 p5      23 w[5]
        mov dword [rsp + 84], r14d         ;   305.5 p3+p4   23 w[2] spill
        mov r14d, r15d                     ;   305.2 p0      27 v[3] copy
        rol r14d, 5                        ;   306.2 p5      27 v[3]
        add r10d, r14d                     ;   307.2 p1      27 v[3]
        mov r14d, r10d                     ;   308.2 p0      27 v[2] copy
        rol r14d, 5                        ;   309.2 p5      27 v[2]
        add ecx, r14d                      ;   310.2 p1      27 v[2]
        mov r14d, r15d                     ;   307.2 p0      28 v[4] copy
        rol r14d, 0x1e                     ;   308.2 p5      28 v[4]
        xor r15d, r11d                     ;   307.5 p1       7 v[2]
        xor r15d, eax                      ;   308.5 p0       7 v[2]
        add ecx, r15d                      ;   311.2 p1      27 v[2]
        lea r15d, [rax + rdi - 899497514]  ;   309.2 p0      27 v[0]
        xor eax, r10d                      ;   309.0 p5       7 v[1]
        xor eax, r14d                      ;   310.0 p1       7 v[1]
        xor r13d, r8d                      ;   310.0 p5      23 w[4]
        xor r13d, dword [rsp + 92]         ;   311.0 p0+p2   23 w[4]
        xor r13d, dword [rsp + 76]         ;   312.0 p1+p2   23 w[4]
        rol r13d, 1                        ;   313.0 p5      23 w[4]
        lea r11d, [r11 + rax - 899497514]  ;   311.2 p0      27 v[1]
        rol r10d, 0x1e                     ;   312.0 p5      28 v[3]
        add r11d, r13d                     ;   314.0 p1      27 v[1]
        mov eax, ecx                       ;   312.2 p0      27 v[1] copy
        rol eax, 5                         ;   313.2 p5      27 v[1]
        add r11d, eax                      ;   315.0 p1      27 v[1]
        xor r9d, esi                       ;   313.2 p0      23 w[7]
        xor r9d, r13d                      ;   314.2 p1      23 w[7]
        mov eax, dword [rsp + 88]          ;   309.5 p2      23 w[9] reload
        xor r9d, eax                       ;   315.2 p5      23 w[7]
        rol r9d, 1                         ;   316.2 p0      23 w[7]
        mov dword [rsp + 64], r13d         ;   314.0 p3+p4   23 w[4] spill
        mov r13d, r11d                     ;   316.0 p1      27 v[0] copy
        rol r13d, 5                        ;   317.0 p5      27 v[0]
        add r15d, r13d                     ;   318.0 p0      27 v[0]
        mov r13d, ecx                      ;   315.5 p1      28 v[2] copy
        rol r13d, 0x1e                     ;   316.5 p5      28 v[2]
        xor ecx, r14d                      ;   316.2 p0       7 v[0]
        xor ecx, r10d                      ;   317.2 p1       7 v[0]
        add r15d, ecx                      ;   319.0 p5      27 v[0]
        lea ecx, [r10 + r9 - 899497514]    ;   317.2 p0      27 v[3]
        xor r10d, r11d                     ;   317.5 p1       7 v[4]
        xor r10d, r13d                     ;   318.5 p5       7 v[4]
        lea r14d, [r14 + r10 - 899497514]  ;   319.5 p0      27 v[4]
        mov r10d, dword [rsp + 72]         ;   314.5 p2      23 w[6]
        xor r10d, r12d                     ;   318.5 p1      23 w[6]
        xor r10d, dword [rsp + 80]         ;   319.5 p5+p2   23 w[6]
        xor r10d, dword [rsp + 76]         ;   320.5 p0+p2   23 w[6]
        rol r10d, 1                        ;   321.5 p5      23 w[6]
        rol r11d, 0x1e                     ;   320.2 p0      28 v[1]
        add r14d, r10d                     ;   322.5 p1      27 v[4]
        xor eax, r8d                       ;   320.5 p1      23 w[9]
        xor eax, edx                       ;   321.5 p5      23 w[9]
        xor eax, r10d                      ;   322.5 p0      23 w[9]
        rol eax, 1                         ;   323.5 p5      23 w[9]
        mov dword [rsp + 88], r10d         ;   322.5 p3+p4   23 w[6] spill
        mov r10d, r15d                     ;   321.5 p1      27 v[4] copy
        rol r10d, 5                        ;   322.5 p0      27 v[4]
        add r14d, r10d                     ;   323.5 p1      27 v[4]
        mov r10d, r14d                     ;   324.5 p5      27 v[3] copy
        rol r10d, 5                        ;   325.5 p0      27 v[3]
        add ecx, r10d                      ;   326.5 p1      27 v[3]
        mov r10d, r15d                     ;   324.0 p5      28 v[0] copy
        rol r10d, 0x1e                     ;   325.0 p0      28 v[0]
        xor r15d, r13d                     ;   324.5 p1       7 v[3]
        xor r15d, r11d                     ;   325.5 p5       7 v[3]
        add ecx, r15d                      ;   327.5 p0      27 v[3]
        lea r15d, [r11 + rax - 899497514]  ;   326.2 p0      27 v[1]
        xor r11d, r14d                     ;   325.5 p1       7 v[2]
        xor r11d, r10d                     ;   326.5 p5       7 v[2]
        lea r13d, [r13 + r11 - 899497514]  ;   327.5 p0      27 v[2]
        mov r11d, dword [rsp + 68]         ;   323.0 p2      23 w[8]
        xor r11d, edi                      ;   326.5 p1      23 w[8]
        xor r11d, ebp                      ;   327.5 p5      23 w[8]
        xor r11d, dword [rsp + 80]         ;   328.5 p1+p2   23 w[8]
        rol r11d, 1                        ;   329.5 p5      23 w[8]
        add r13d, r11d                     ;   330.5 p0      27 v[2]
        rol r14d, 0x1e                     ;   329.0 p5      28 v[4]
        xor r12d, edx                      ;   328.5 p1      23 w[11]
        mov edx, ecx                       ;   329.2 p0      27 v[2] copy
        rol edx, 5                         ;   330.2 p5      27 v[2]
        add r13d, edx                      ;   331.5 p1      27 v[2]
        xor r12d, ebx                      ;   330.2 p0      23 w[11]
        xor r12d, r11d                     ;   331.2 p1      23 w[11]
        mov r11d, r13d                     ;   332.5 p5      27 v[1] copy
        rol r11d, 5                        ;   333.5 p0      27 v[1]
        mov edx, ecx                       ;   331.5 p1      28 v[3] copy
        rol edx, 0x1e                      ;   332.5 p5      28 v[3]
        rol r12d, 1                        ;   332.2 p0      23 w[11]
        xor ecx, r10d                      ;   332.5 p1       7 v[1]
        xor ecx, r14d                      ;   333.5 p5       7 v[1]
        add r15d, r11d                     ;   334.5 p0      27 v[1]
        lea r11d, [r14 + r12 - 899497514]  ;   334.2 p0      27 v[4]
        xor r14d, r13d                     ;   333.5 p1       7 v[0]
        xor r14d, edx                      ;   334.5 p5       7 v[0]
        add r15d, ecx                      ;   335.5 p1      27 v[1]
        xor ebp, r9d                       ;   335.0 p5      23 w[10]
        xor ebp, dword [rsp + 84]          ;   336.0 p0+p2   23 w[10]
        mov ecx, dword [rsp + 92]          ;   331.8 p2      23 w[12] reload
        xor ebp, ecx                       ;   337.0 p1      23 w[10]
        rol ebp, 1                         ;   338.0 p5      23 w[10]
        lea r10d, [r10 + r14 - 899497514]  ;   336.2 p0      27 v[0]
        rol r13d, 0x1e                     ;   337.0 p5      28 v[2]
        add r10d, ebp                      ;   339.0 p1      27 v[0]
        mov r14d, r15d                     ;   337.2 p0      27 v[0] copy
        rol r14d, 5                        ;   338.2 p5      27 v[0]
        add r10d, r14d                     ;   340.0 p1      27 v[0]
        xor edi, ebx                       ;   338.2 p0      23 w[13]
        xor edi, esi                       ;   339.2 p1      23 w[13]
        xor edi, ebp                       ;   340.2 p5      23 w[13]
        mov ebp, r10d                      ;   341.0 p0      27 v[4] copy
        rol ebp, 5                         ;   342.0 p5      27 v[4]
        mov r14d, r15d                     ;   339.5 p1      28 v[1] copy
        rol r14d, 0x1e                     ;   340.5 p0      28 v[1]
        rol edi, 1                         ;   341.2 p5      23 w[13]
        xor r15d, edx                      ;   340.5 p1       7 v[4]
        xor r15d, r13d                     ;   341.5 p0       7 v[4]
        lea edi, [r13 + rdi - 899497514]   ;   342.2 p0      27 v[2]
        xor r13d, r10d                     ;   341.5 p1       7 v[3]
        xor r13d, r14d                     ;   342.5 p5       7 v[3]
        add r11d, r15d                     ;   342.5 p1      27 v[4]
        add r11d, ebp                      ;   343.5 p5      27 v[4]
        xor eax, ecx                       ;   343.2 p0      23 w[12]
        xor eax, dword [rsp + 64]          ;   344.2 p1+p2   23 w[12]
        mov ebp, dword [rsp + 72]          ;   340.2 p2      23 w[14] reload
        xor eax, ebp                       ;   345.2 p5      23 w[12]
        rol eax, 1                         ;   346.2 p0      23 w[12]
        lea edx, [rdx + r13 - 899497514]   ;   345.2 p0      27 v[3]
        add edx, eax                       ;   347.2 p1      27 v[3]
        rol r10d, 0x1e                     ;   345.0 p5      28 v[0]
        mov r13d, r11d                     ;   345.5 p1      27 v[3] copy
        rol r13d, 5                        ;   346.5 p5      27 v[3]
        add edx, r13d                      ;   348.2 p0      27 v[3]
        xor r9d, r8d                       ;   346.5 p1      23 w[15]
        xor r9d, esi                       ;   347.5 p5      23 w[15]
        xor r9d, eax                       ;   348.5 p0      23 w[15]
        mov esi, edx                       ;   349.2 p1      27 v[2] copy
        rol esi, 5                         ;   350.2 p5      27 v[2]
        mov r8d, r11d                      ;   348.2 p0      28 v[4] copy
        rol r8d, 0x1e                      ;   349.2 p5      28 v[4]
        rol r9d, 1                         ;   349.5 p0      23 w[15]
        xor r11d, r14d                     ;   348.5 p1       7 v[2]
        xor r11d, r10d                     ;   349.5 p1       7 v[2]
        mov r13d, dword [rsp + 32]         ;   345.5 p2      30 h
        lea r13d, [r13 + r10 - 899497514]  ;   350.2 p0      30 h
        xor r10d, edx                      ;   350.0 p5       7 v[1]
        xor r10d, r8d                      ;   351.0 p1       7 v[1]
        add edi, r11d                      ;   351.0 p5      27 v[2]
        add edi, esi                       ;   352.0 p0      27 v[2]
        xor r12d, ebp                      ;   351.5 p1      23 w[14]
        xor r12d, dword [rsp + 88]         ;   352.5 p5+p2   23 w[14]
        xor r12d, dword [rsp + 68]         ;   353.5 p0+p2   23 w[14]
        rol r12d, 1                        ;   354.5 p5      23 w[14]
        lea r14d, [r14 + r10 - 899497514]  ;   353.2 p0      27 v[1]
        add r14d, r12d                     ;   355.5 p1      27 v[1]
        rol edx, 0x1e                      ;   354.0 p5      28 v[3]
        mov esi, edi                       ;   353.5 p1      27 v[1] copy
        rol esi, 5                         ;   354.5 p0      27 v[1]
        add r14d, esi                      ;   356.5 p1      27 v[1]
        add r13d, r9d                      ;   355.0 p5      30 h
        mov esi, r14d                      ;   357.5 p0      27 v[0] copy
        rol esi, 5                         ;   358.5 p5      27 v[0]
        mov ebp, r8d                       ;   355.5 p1       7 v[0] copy
        xor ebp, edi                       ;   356.5 p0       7 v[0]
        xor ebp, edx                       ;   357.5 p1       7 v[0]
        rol edi, 0x1e                      ;   357.0 p5      28 v[2]
        add r13d, ebp                      ;   358.5 p0      30 h
        add r13d, esi                      ;   359.5 p1      30 h
        mov dword [rsp + 32], r13d         ;   360.5 p3+p4   30 h
        add r14d, dword [rsp + 36]         ;   358.0 p5+p2   30 h
        mov dword [rsp + 36], r14d         ;   359.0 p3+p4   30 h
        add edi, dword [rsp + 56]          ;   358.2 p0+p2   30 h
        add edx, dword [rsp + 44]          ;   358.5 p1+p2   30 h
        mov dword [rsp + 44], edx          ;   359.5 p3+p4   30 h
        add r8d, dword [rsp + 48]          ;   359.0 p5+p2   30 h
        mov dword [rsp + 48], r8d          ;   360.0 p3+p4   30 h
        mov r8, qword [rsp + 24]           ;   357.8 p2      16 blocks
        add r8, 0x40                       ;   360.8 p0      16 blocks
        mov esi, edi                       ;   359.5 p1      30 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 40], esi          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 32]          ;     0.0 p2      16 blocks reload
        mov r8, qword [rsp + 0]            ;     1.0 p2      16 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   16 blocks
        mov esi, dword [rsp + 36]          ;     2.0 p2      16 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   16 blocks
        mov esi, dword [rsp + 40]          ;     3.0 p2      16 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   16 blocks
        mov esi, dword [rsp + 44]          ;     4.0 p2      16 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   16 blocks
        mov esi, dword [rsp + 48]          ;     5.0 p2      16 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   16 blocks
        add rsp, 0x68                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

        section .note.GNU-stack noalloc noexec nowrite progbits
