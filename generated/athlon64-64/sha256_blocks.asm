; sha256_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu athlon64-64
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 120 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 9.7; bounds: width 7.0, ports 6.7, path 3.0
;   blocks: 2645 uops, planned 882.3; bounds: width 881.7, ports 784.3, path 448.0
;   body.2: 17 uops, planned 8.0; bounds: width 5.7, ports 5.7, path 0.0
;
; A comment holds: planned cycle, ports, source line, value, and `copy`, `spill` or `reload` where
; the instruction only moves a value.

%ifdef __?OUTPUT_FORMAT?__
%define OBJECT_FORMAT __?OUTPUT_FORMAT?__
%else
%define OBJECT_FORMAT __OUTPUT_FORMAT__ ; before nasm 2.15
%endif
%macro for_formats 1-* ; HERE: whether nasm -f is one of these
%assign HERE 0
%rep %0
%ifidn OBJECT_FORMAT, %1
%assign HERE 1
%endif
%rotate 1
%endrep
%endmacro

for_formats win64, elf32, elf, win32, win, macho32, macho
%if HERE
%fatal "sha256_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x98                      ;                    frame
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
        align 16
.blocks_1:
        mov r12d, esi                      ;     0.0 alu0    48 t1 copy
        ror r12d, 0xe                      ;     1.0 alu1    48 t1
        xor r12d, esi                      ;     2.0 alu2    48 t1
        ror r12d, 5                        ;     3.0 alu0    48 t1
        xor r12d, esi                      ;     4.0 alu1    48 t1
        ror r12d, 6                        ;     5.0 alu2    48 t1
        mov r11d, dword [r8]               ;     2.0 agu0    73 w[0]
        bswap r11d                         ;     5.0 alu0    73 w[0]
        mov r13d, dword [rsp + 64]         ;     2.7 agu1    61 t1
        lea r13d, [r13 + r11 + 1116352408] ;     6.0 agu2    61 t1
        add r13d, r12d                     ;     8.0 alu1    61 t1
        mov r12d, r10d                     ;     3.7 alu2    51 t1 copy
        xor r12d, r9d                      ;     4.7 alu0    51 t1
        mov ebx, r9d                       ;     4.3 alu1    51 t1 copy
        and r12d, esi                      ;     5.7 alu2    51 t1
        xor r12d, r10d                     ;     6.7 alu0    51 t1
        add r13d, r12d                     ;     9.0 alu1    61 t1
        mov r12d, edi                      ;     5.7 alu2    47 v[7] copy
        mov eax, dword [rsp + 40]          ;     6.0 agu0    71 v[2] reload
        mov r15d, ebp                      ;     6.3 alu0    52 v[7] copy
        xor r15d, eax                      ;     9.0 alu1    52 v[7]
        mov ecx, edi                       ;     7.0 alu2    52 v[7] copy
        ror r12d, 9                        ;     7.3 alu0    47 v[7]
        xor r12d, edi                      ;     8.3 alu1    47 v[7]
        ror r12d, 0xb                      ;     9.3 alu2    47 v[7]
        mov r14d, dword [rsp + 44]         ;     8.3 agu1    71 v[3] reload
        xor ecx, ebp                       ;     8.7 alu0    52 v[7]
        xor ebx, esi                       ;     9.0 alu1    51 t1
        xor r12d, edi                      ;    10.3 alu2    47 v[7]
        ror r12d, 2                        ;    11.3 alu0    47 v[7]
        lea r12d, [r13 + r12]              ;    12.3 agu2    63 v[7]
        add r13d, r14d                     ;    11.3 alu1    62 v[3]
        mov edx, r13d                      ;    12.3 alu2    48 t1 copy
        ror edx, 0xe                       ;    13.3 alu0    48 t1
        xor edx, r13d                      ;    14.3 alu1    48 t1
        ror edx, 5                         ;    15.3 alu2    48 t1
        and ebx, r13d                      ;    12.3 alu0    51 t1
        and r15d, ecx                      ;    12.3 alu1    52 v[7]
        xor edx, r13d                      ;    16.3 alu2    48 t1
        xor r15d, ebp                      ;    13.3 alu0    52 v[7]
        add r12d, r15d                     ;    14.3 alu1    63 v[7]
        mov r15d, dword [r8 + 4]           ;    13.7 agu0    73 w[1]
        ror edx, 6                         ;    17.3 alu2    48 t1
        xor ebx, r9d                       ;    14.3 alu0    51 t1
        lea ebx, [rbx + r10 + 1899447441]  ;    15.3 agu1    61 t1
        add ebx, edx                       ;    18.3 alu1    61 t1
        mov edx, ebp                       ;    15.3 alu2    52 v[6] copy
        xor edx, r12d                      ;    16.3 alu0    52 v[6]
        bswap r15d                         ;    16.7 alu1    73 w[1]
        add ebx, r15d                      ;    19.3 alu2    61 t1
        and ecx, edx                       ;    17.3 alu0    52 v[6]
        xor ecx, ebp                       ;    18.3 alu1    52 v[6]
        lea ecx, [rbx + rcx]               ;    20.3 agu2    63 v[6]
        add ebx, eax                       ;    20.3 alu2    62 v[2]
        mov r14d, ebx                      ;    21.3 alu0    48 t1 copy
        mov edx, r12d                      ;    18.3 alu1    47 v[6] copy
        ror r14d, 0xe                      ;    22.3 alu2    48 t1
        xor r14d, ebx                      ;    23.3 alu0    48 t1
        ror r14d, 5                        ;    24.3 alu1    48 t1
        xor r14d, ebx                      ;    25.3 alu2    48 t1
        ror r14d, 6                        ;    26.3 alu0    48 t1
        lea r14d, [r14 + r9 - 1245643825]  ;    27.3 agu0    61 t1
        ror edx, 9                         ;    20.7 alu1    47 v[6]
        xor edx, r12d                      ;    21.7 alu2    47 v[6]
        mov dword [rsp + 68], r10d         ;    21.3 agu1    71 v[6] spill
        ror edx, 0xb                       ;    22.7 alu0    47 v[6]
        xor edx, r12d                      ;    23.7 alu1    47 v[6]
        ror edx, 2                         ;    24.7 alu2    47 v[6]
        mov eax, r13d                      ;    22.7 alu0    51 t1 copy
        xor eax, esi                       ;    23.7 alu1    51 t1
        and eax, ebx                       ;    24.7 alu2    51 t1
        add ecx, edx                       ;    25.7 alu0    63 v[6]
        mov edx, dword [r8 + 8]            ;    24.0 agu2    73 w[2]
        bswap edx                          ;    27.0 alu1    73 w[2]
        add r14d, edx                      ;    29.3 alu2    61 t1
        xor eax, esi                       ;    25.7 alu0    51 t1
        add r14d, eax                      ;    30.3 alu1    61 t1
        mov eax, ecx                       ;    26.7 alu2    47 v[5] copy
        ror eax, 9                         ;    27.7 alu0    47 v[5]
        mov dword [rsp + 72], r9d          ;    26.3 agu0    71 v[5] spill
        xor eax, ecx                       ;    28.7 alu1    47 v[5]
        ror eax, 0xb                       ;    29.7 alu2    47 v[5]
        mov dword [rsp + 76], ebp          ;    27.3 agu1    71 v[1] spill
        mov r10d, ecx                      ;    27.7 alu0    52 v[5] copy
        mov r9d, r12d                      ;    28.0 alu1    52 v[5] copy
        xor eax, ecx                       ;    30.7 alu2    47 v[5]
        ror eax, 2                         ;    31.7 alu0    47 v[5]
        add eax, r14d                      ;    32.7 alu1    63 v[5]
        add r14d, ebp                      ;    31.3 alu2    62 v[1]
        mov ebp, r14d                      ;    32.3 alu0    48 t1 copy
        ror ebp, 0xe                       ;    33.3 alu1    48 t1
        xor ebp, r14d                      ;    34.3 alu2    48 t1
        ror ebp, 5                         ;    35.3 alu0    48 t1
        xor ebp, r14d                      ;    36.3 alu1    48 t1
        ror ebp, 6                         ;    37.3 alu2    48 t1
        lea ebp, [rbp + rsi - 373957723]   ;    38.3 agu2    61 t1
        xor r9d, edi                       ;    32.0 alu0    52 v[5]
        mov dword [rsp + 80], esi          ;    32.3 agu0    71 v[4] spill
        mov esi, r13d                      ;    32.7 alu1    51 t1 copy
        xor esi, ebx                       ;    33.7 alu2    51 t1
        xor r10d, r12d                     ;    33.3 alu0    52 v[5]
        and r9d, r10d                      ;    34.3 alu1    52 v[5]
        xor r9d, r12d                      ;    35.3 alu2    52 v[5]
        and esi, r14d                      ;    34.7 alu0    51 t1
        add eax, r9d                       ;    36.3 alu1    63 v[5]
        mov r9d, dword [r8 + 12]           ;    35.0 agu1    73 w[3]
        xor esi, r13d                      ;    35.7 alu2    51 t1
        bswap r9d                          ;    38.0 alu0    73 w[3]
        add ebp, r9d                       ;    40.3 alu1    61 t1
        add ebp, esi                       ;    41.3 alu2    61 t1
        mov esi, ecx                       ;    36.7 alu0    52 v[4] copy
        mov dword [rsp + 84], edi          ;    37.0 agu2    71 v[0] spill
        xor esi, eax                       ;    37.7 alu1    52 v[4]
        and r10d, esi                      ;    38.7 alu2    52 v[4]
        xor r10d, ecx                      ;    39.7 alu0    52 v[4]
        add r10d, ebp                      ;    42.3 alu1    63 v[4]
        add ebp, edi                       ;    42.3 alu2    62 v[0]
        mov edi, eax                       ;    39.0 alu0    47 v[4] copy
        ror edi, 9                         ;    40.0 alu1    47 v[4]
        xor edi, eax                       ;    41.0 alu2    47 v[4]
        ror edi, 0xb                       ;    42.0 alu0    47 v[4]
        xor edi, eax                       ;    43.0 alu1    47 v[4]
        ror edi, 2                         ;    44.0 alu2    47 v[4]
        add r10d, edi                      ;    45.0 alu0    63 v[4]
        mov edi, dword [r8 + 16]           ;    41.3 agu0    73 w[4]
        bswap edi                          ;    44.3 alu1    73 w[4]
        lea r13d, [r13 + rdi + 961987163]  ;    45.3 agu1    61 t1
        mov dword [rsp + 88], edi          ;    45.3 agu2    73 w[4] spill
        mov edi, ebp                       ;    43.3 alu2    48 t1 copy
        ror edi, 0xe                       ;    44.3 alu0    48 t1
        xor edi, ebp                       ;    45.3 alu1    48 t1
        ror edi, 5                         ;    46.3 alu2    48 t1
        xor edi, ebp                       ;    47.3 alu0    48 t1
        ror edi, 6                         ;    48.3 alu1    48 t1
        add r13d, edi                      ;    49.3 alu2    61 t1
        mov edi, ebx                       ;    45.0 alu0    51 t1 copy
        xor edi, r14d                      ;    46.0 alu1    51 t1
        and edi, ebp                       ;    47.0 alu2    51 t1
        xor edi, ebx                       ;    48.0 alu0    51 t1
        add r13d, edi                      ;    50.3 alu1    61 t1
        mov edi, eax                       ;    46.7 alu2    52 v[3] copy
        xor edi, r10d                      ;    47.7 alu0    52 v[3]
        and esi, edi                       ;    48.7 alu1    52 v[3]
        xor esi, eax                       ;    49.7 alu2    52 v[3]
        add esi, r13d                      ;    51.3 alu0    63 v[3]
        add r12d, r13d                     ;    51.3 alu1    62 v[7]
        mov r13d, r10d                     ;    48.7 alu2    47 v[3] copy
        ror r13d, 9                        ;    49.7 alu0    47 v[3]
        xor r13d, r10d                     ;    50.7 alu1    47 v[3]
        ror r13d, 0xb                      ;    51.7 alu2    47 v[3]
        xor r13d, r10d                     ;    52.7 alu0    47 v[3]
        ror r13d, 2                        ;    53.7 alu1    47 v[3]
        add esi, r13d                      ;    54.7 alu2    63 v[3]
        mov r13d, dword [r8 + 20]          ;    51.0 agu0    73 w[5]
        bswap r13d                         ;    54.0 alu0    73 w[5]
        mov dword [rsp + 92], r13d         ;    55.0 agu1    73 w[5] spill
        lea ebx, [rbx + r13 + 1508970993]  ;    55.0 agu2    61 t1
        mov r13d, r12d                     ;    52.3 alu1    48 t1 copy
        ror r13d, 0xe                      ;    53.3 alu2    48 t1
        xor r13d, r12d                     ;    54.3 alu0    48 t1
        ror r13d, 5                        ;    55.3 alu1    48 t1
        xor r13d, r12d                     ;    56.3 alu2    48 t1
        ror r13d, 6                        ;    57.3 alu0    48 t1
        add ebx, r13d                      ;    58.3 alu1    61 t1
        mov r13d, r14d                     ;    54.7 alu2    51 t1 copy
        xor r13d, ebp                      ;    55.7 alu0    51 t1
        and r13d, r12d                     ;    56.7 alu1    51 t1
        xor r13d, r14d                     ;    57.7 alu2    51 t1
        add ebx, r13d                      ;    59.3 alu0    61 t1
        add ecx, ebx                       ;    60.3 alu1    62 v[6]
        mov r13d, r10d                     ;    56.7 alu2    52 v[2] copy
        xor r13d, esi                      ;    57.7 alu0    52 v[2]
        and edi, r13d                      ;    58.7 alu1    52 v[2]
        xor edi, r10d                      ;    59.7 alu2    52 v[2]
        add edi, ebx                       ;    60.7 alu0    63 v[2]
        mov ebx, esi                       ;    58.3 alu1    47 v[2] copy
        ror ebx, 9                         ;    59.3 alu2    47 v[2]
        xor ebx, esi                       ;    60.3 alu0    47 v[2]
        ror ebx, 0xb                       ;    61.3 alu1    47 v[2]
        xor ebx, esi                       ;    62.3 alu2    47 v[2]
        ror ebx, 2                         ;    63.3 alu0    47 v[2]
        add edi, ebx                       ;    64.3 alu1    63 v[2]
        mov ebx, dword [r8 + 24]           ;    60.7 agu0    73 w[6]
        bswap ebx                          ;    63.7 alu2    73 w[6]
        mov dword [rsp + 96], ebx          ;    64.7 agu1    73 w[6] spill
        lea r14d, [r14 + rbx - 1841331548] ;    64.7 agu2    61 t1
        mov ebx, ecx                       ;    62.0 alu0    48 t1 copy
        ror ebx, 0xe                       ;    63.0 alu1    48 t1
        xor ebx, ecx                       ;    64.0 alu2    48 t1
        ror ebx, 5                         ;    65.0 alu0    48 t1
        xor ebx, ecx                       ;    66.0 alu1    48 t1
        ror ebx, 6                         ;    67.0 alu2    48 t1
        add r14d, ebx                      ;    68.0 alu0    61 t1
        mov ebx, ebp                       ;    64.3 alu1    51 t1 copy
        xor ebx, r12d                      ;    65.3 alu2    51 t1
        and ebx, ecx                       ;    66.3 alu0    51 t1
        xor ebx, ebp                       ;    67.3 alu1    51 t1
        add r14d, ebx                      ;    69.0 alu2    61 t1
        add eax, r14d                      ;    70.0 alu0    62 v[5]
        mov ebx, esi                       ;    66.3 alu1    52 v[1] copy
        xor ebx, edi                       ;    67.3 alu2    52 v[1]
        and r13d, ebx                      ;    68.3 alu0    52 v[1]
        xor r13d, esi                      ;    69.3 alu1    52 v[1]
        add r13d, r14d                     ;    70.3 alu2    63 v[1]
        mov r14d, edi                      ;    68.0 alu0    47 v[1] copy
        ror r14d, 9                        ;    69.0 alu1    47 v[1]
        xor r14d, edi                      ;    70.0 alu2    47 v[1]
        ror r14d, 0xb                      ;    71.0 alu0    47 v[1]
        xor r14d, edi                      ;    72.0 alu1    47 v[1]
        ror r14d, 2                        ;    73.0 alu2    47 v[1]
        add r13d, r14d                     ;    74.0 alu0    63 v[1]
        mov r14d, dword [r8 + 28]          ;    70.3 agu0    73 w[7]
        bswap r14d                         ;    73.3 alu1    73 w[7]
        lea ebp, [rbp + r14 - 1424204075]  ;    74.3 agu1    61 t1
        mov dword [rsp + 100], r14d        ;    74.3 agu2    73 w[7] spill
        mov dword [rsp + 104], r9d         ;    71.7 agu0    73 w[3] spill
        mov r14d, eax                      ;    72.0 alu2    48 t1 copy
        ror r14d, 0xe                      ;    73.0 alu0    48 t1
        xor r14d, eax                      ;    74.0 alu1    48 t1
        ror r14d, 5                        ;    75.0 alu2    48 t1
        xor r14d, eax                      ;    76.0 alu0    48 t1
        ror r14d, 6                        ;    77.0 alu1    48 t1
        add ebp, r14d                      ;    78.0 alu2    61 t1
        mov r14d, r12d                     ;    74.3 alu0    51 t1 copy
        xor r14d, ecx                      ;    75.3 alu1    51 t1
        and r14d, eax                      ;    76.3 alu2    51 t1
        xor r14d, r12d                     ;    77.3 alu0    51 t1
        add ebp, r14d                      ;    79.0 alu1    61 t1
        add r10d, ebp                      ;    80.0 alu2    62 v[4]
        mov r14d, edi                      ;    76.3 alu0    52 v[0] copy
        xor r14d, r13d                     ;    77.3 alu1    52 v[0]
        and ebx, r14d                      ;    78.3 alu2    52 v[0]
        xor ebx, edi                       ;    79.3 alu0    52 v[0]
        add ebx, ebp                       ;    80.3 alu1    63 v[0]
        mov ebp, r13d                      ;    78.0 alu2    47 v[0] copy
        ror ebp, 9                         ;    79.0 alu0    47 v[0]
        xor ebp, r13d                      ;    80.0 alu1    47 v[0]
        ror ebp, 0xb                       ;    81.0 alu2    47 v[0]
        xor ebp, r13d                      ;    82.0 alu0    47 v[0]
        ror ebp, 2                         ;    83.0 alu1    47 v[0]
        add ebx, ebp                       ;    84.0 alu2    63 v[0]
        mov ebp, dword [r8 + 32]           ;    80.3 agu1    73 w[8]
        bswap ebp                          ;    83.3 alu0    73 w[8]
        lea r12d, [r12 + rbp - 670586216]  ;    84.3 agu2    61 t1
        mov dword [rsp + 108], ebp         ;    84.3 agu0    73 w[8] spill
        mov ebp, r10d                      ;    81.7 alu1    48 t1 copy
        ror ebp, 0xe                       ;    82.7 alu2    48 t1
        xor ebp, r10d                      ;    83.7 alu0    48 t1
        ror ebp, 5                         ;    84.7 alu1    48 t1
        xor ebp, r10d                      ;    85.7 alu2    48 t1
        ror ebp, 6                         ;    86.7 alu0    48 t1
        add r12d, ebp                      ;    87.7 alu1    61 t1
        mov ebp, ecx                       ;    84.0 alu2    51 t1 copy
        xor ebp, eax                       ;    85.0 alu0    51 t1
        and ebp, r10d                      ;    86.0 alu1    51 t1
        xor ebp, ecx                       ;    87.0 alu2    51 t1
        add r12d, ebp                      ;    88.7 alu0    61 t1
        mov ebp, r13d                      ;    85.7 alu1    52 v[7] copy
        xor ebp, ebx                       ;    86.7 alu2    52 v[7]
        and r14d, ebp                      ;    87.7 alu0    52 v[7]
        xor r14d, r13d                     ;    88.7 alu1    52 v[7]
        add esi, r12d                      ;    89.7 alu2    62 v[3]
        mov r9d, esi                       ;    90.7 alu0    48 t1 copy
        ror r9d, 0xe                       ;    91.7 alu1    48 t1
        add r14d, r12d                     ;    89.7 alu2    63 v[7]
        mov r12d, ebx                      ;    88.3 alu0    47 v[7] copy
        xor r9d, esi                       ;    92.7 alu1    48 t1
        ror r9d, 5                         ;    93.7 alu2    48 t1
        xor r9d, esi                       ;    94.7 alu0    48 t1
        ror r9d, 6                         ;    95.7 alu1    48 t1
        ror r12d, 9                        ;    90.0 alu2    47 v[7]
        xor r12d, ebx                      ;    91.0 alu0    47 v[7]
        ror r12d, 0xb                      ;    92.0 alu1    47 v[7]
        xor r12d, ebx                      ;    93.0 alu2    47 v[7]
        ror r12d, 2                        ;    94.0 alu0    47 v[7]
        add r14d, r12d                     ;    95.0 alu1    63 v[7]
        mov r12d, dword [r8 + 36]          ;    92.0 agu1    73 w[9]
        bswap r12d                         ;    95.0 alu2    73 w[9]
        lea ecx, [rcx + r12 + 310598401]   ;    96.0 agu2    61 t1
        add ecx, r9d                       ;    98.0 alu0    61 t1
        mov r9d, eax                       ;    93.3 alu1    51 t1 copy
        xor r9d, r10d                      ;    94.3 alu2    51 t1
        and r9d, esi                       ;    95.3 alu0    51 t1
        xor r9d, eax                       ;    96.3 alu1    51 t1
        add ecx, r9d                       ;    99.0 alu2    61 t1
        add edi, ecx                       ;   100.0 alu0    62 v[2]
        mov r9d, ebx                       ;    95.3 alu1    52 v[6] copy
        xor r9d, r14d                      ;    96.3 alu2    52 v[6]
        and ebp, r9d                       ;    97.3 alu0    52 v[6]
        xor ebp, ebx                       ;    98.3 alu1    52 v[6]
        add ecx, ebp                       ;   100.0 alu2    63 v[6]
        mov ebp, r14d                      ;    97.0 alu0    47 v[6] copy
        ror ebp, 9                         ;    98.0 alu1    47 v[6]
        xor ebp, r14d                      ;    99.0 alu2    47 v[6]
        ror ebp, 0xb                       ;   100.0 alu0    47 v[6]
        xor ebp, r14d                      ;   101.0 alu1    47 v[6]
        ror ebp, 2                         ;   102.0 alu2    47 v[6]
        add ecx, ebp                       ;   103.0 alu0    63 v[6]
        mov ebp, dword [r8 + 40]           ;    99.3 agu0    73 w[10]
        bswap ebp                          ;   102.3 alu1    73 w[10]
        mov dword [rsp + 112], ebp         ;   103.3 agu1    73 w[10] spill
        lea eax, [rax + rbp + 607225278]   ;   103.3 agu2    61 t1
        mov ebp, edi                       ;   101.0 alu2    48 t1 copy
        ror ebp, 0xe                       ;   102.0 alu0    48 t1
        xor ebp, edi                       ;   103.0 alu1    48 t1
        ror ebp, 5                         ;   104.0 alu2    48 t1
        xor ebp, edi                       ;   105.0 alu0    48 t1
        ror ebp, 6                         ;   106.0 alu1    48 t1
        add eax, ebp                       ;   107.0 alu2    61 t1
        mov ebp, r10d                      ;   103.0 alu0    51 t1 copy
        xor ebp, esi                       ;   104.0 alu1    51 t1
        and ebp, edi                       ;   105.0 alu2    51 t1
        xor ebp, r10d                      ;   106.0 alu0    51 t1
        add eax, ebp                       ;   108.0 alu1    61 t1
        mov ebp, r14d                      ;   104.7 alu2    52 v[5] copy
        add r13d, eax                      ;   109.0 alu0    62 v[1]
        xor ebp, ecx                       ;   105.7 alu1    52 v[5]
        and r9d, ebp                       ;   106.7 alu2    52 v[5]
        xor r9d, r14d                      ;   107.7 alu0    52 v[5]
        add eax, r9d                       ;   109.0 alu1    63 v[5]
        mov r9d, ecx                       ;   106.7 alu2    47 v[5] copy
        ror r9d, 9                         ;   107.7 alu0    47 v[5]
        xor r9d, ecx                       ;   108.7 alu1    47 v[5]
        ror r9d, 0xb                       ;   109.7 alu2    47 v[5]
        xor r9d, ecx                       ;   110.7 alu0    47 v[5]
        ror r9d, 2                         ;   111.7 alu1    47 v[5]
        add eax, r9d                       ;   112.7 alu2    63 v[5]
        mov r9d, dword [r8 + 44]           ;   109.0 agu0    73 w[11]
        bswap r9d                          ;   112.0 alu0    73 w[11]
        lea r10d, [r10 + r9 + 1426881987]  ;   113.0 agu1    61 t1
        mov dword [rsp + 116], r9d         ;   113.0 agu2    73 w[11] spill
        mov r9d, r13d                      ;   110.3 alu1    48 t1 copy
        ror r9d, 0xe                       ;   111.3 alu2    48 t1
        xor r9d, r13d                      ;   112.3 alu0    48 t1
        ror r9d, 5                         ;   113.3 alu1    48 t1
        xor r9d, r13d                      ;   114.3 alu2    48 t1
        ror r9d, 6                         ;   115.3 alu0    48 t1
        add r10d, r9d                      ;   116.3 alu1    61 t1
        mov r9d, esi                       ;   112.7 alu2    51 t1 copy
        xor r9d, edi                       ;   113.7 alu0    51 t1
        and r9d, r13d                      ;   114.7 alu1    51 t1
        xor r9d, esi                       ;   115.7 alu2    51 t1
        add r10d, r9d                      ;   117.3 alu0    61 t1
        mov r9d, ecx                       ;   114.3 alu1    52 v[4] copy
        add ebx, r10d                      ;   118.3 alu2    62 v[0]
        xor r9d, eax                       ;   115.3 alu0    52 v[4]
        and ebp, r9d                       ;   116.3 alu1    52 v[4]
        xor ebp, ecx                       ;   117.3 alu2    52 v[4]
        add r10d, ebp                      ;   118.3 alu0    63 v[4]
        mov ebp, eax                       ;   116.3 alu1    47 v[4] copy
        ror ebp, 9                         ;   117.3 alu2    47 v[4]
        xor ebp, eax                       ;   118.3 alu0    47 v[4]
        ror ebp, 0xb                       ;   119.3 alu1    47 v[4]
        xor ebp, eax                       ;   120.3 alu2    47 v[4]
        ror ebp, 2                         ;   121.3 alu0    47 v[4]
        add r10d, ebp                      ;   122.3 alu1    63 v[4]
        mov ebp, dword [r8 + 48]           ;   118.7 agu0    73 w[12]
        bswap ebp                          ;   121.7 alu2    73 w[12]
        lea esi, [rsi + rbp + 1925078388]  ;   122.7 agu1    61 t1
        mov dword [rsp + 120], ebp         ;   122.7 agu2    73 w[12] spill
        mov ebp, ebx                       ;   120.0 alu0    48 t1 copy
        ror ebp, 0xe                       ;   121.0 alu1    48 t1
        xor ebp, ebx                       ;   122.0 alu2    48 t1
        ror ebp, 5                         ;   123.0 alu0    48 t1
        xor ebp, ebx                       ;   124.0 alu1    48 t1
        ror ebp, 6                         ;   125.0 alu2    48 t1
        add esi, ebp                       ;   126.0 alu0    61 t1
        mov ebp, edi                       ;   122.3 alu1    51 t1 copy
        xor ebp, r13d                      ;   123.3 alu2    51 t1
        and ebp, ebx                       ;   124.3 alu0    51 t1
        xor ebp, edi                       ;   125.3 alu1    51 t1
        add esi, ebp                       ;   127.0 alu2    61 t1
        mov ebp, eax                       ;   124.0 alu0    52 v[3] copy
        xor ebp, r10d                      ;   125.0 alu1    52 v[3]
        and r9d, ebp                       ;   126.0 alu2    52 v[3]
        add r14d, esi                      ;   128.0 alu0    62 v[7]
        xor r9d, eax                       ;   127.0 alu1    52 v[3]
        add esi, r9d                       ;   128.0 alu2    63 v[3]
        mov r9d, r10d                      ;   126.0 alu0    47 v[3] copy
        ror r9d, 9                         ;   127.0 alu1    47 v[3]
        xor r9d, r10d                      ;   128.0 alu2    47 v[3]
        ror r9d, 0xb                       ;   129.0 alu0    47 v[3]
        xor r9d, r10d                      ;   130.0 alu1    47 v[3]
        ror r9d, 2                         ;   131.0 alu2    47 v[3]
        add esi, r9d                       ;   132.0 alu0    63 v[3]
        mov r9d, dword [r8 + 52]           ;   128.3 agu0    73 w[13]
        mov dword [rsp + 124], edx         ;   128.7 agu1    73 w[2] spill
        bswap r9d                          ;   131.3 alu1    73 w[13]
        lea edi, [rdi + r9 - 2132889090]   ;   132.3 agu2    61 t1
        mov dword [rsp + 128], r9d         ;   132.3 agu0    73 w[13] spill
        mov r9d, r14d                      ;   130.0 alu2    48 t1 copy
        ror r9d, 0xe                       ;   131.0 alu0    48 t1
        xor r9d, r14d                      ;   132.0 alu1    48 t1
        ror r9d, 5                         ;   133.0 alu2    48 t1
        xor r9d, r14d                      ;   134.0 alu0    48 t1
        ror r9d, 6                         ;   135.0 alu1    48 t1
        add edi, r9d                       ;   136.0 alu2    61 t1
        mov r9d, r13d                      ;   132.3 alu0    51 t1 copy
        xor r9d, ebx                       ;   133.3 alu1    51 t1
        and r9d, r14d                      ;   134.3 alu2    51 t1
        xor r9d, r13d                      ;   135.3 alu0    51 t1
        add edi, r9d                       ;   137.0 alu1    61 t1
        add ecx, edi                       ;   138.0 alu2    62 v[6]
        mov edx, ecx                       ;   139.0 alu0    48 t1 copy
        ror edx, 0xe                       ;   140.0 alu1    48 t1
        xor edx, ecx                       ;   141.0 alu2    48 t1
        ror edx, 5                         ;   142.0 alu0    48 t1
        mov r9d, r10d                      ;   135.7 alu1    52 v[2] copy
        xor r9d, esi                       ;   136.7 alu2    52 v[2]
        and ebp, r9d                       ;   137.7 alu0    52 v[2]
        xor ebp, r10d                      ;   138.7 alu1    52 v[2]
        add edi, ebp                       ;   139.7 alu2    63 v[2]
        mov ebp, esi                       ;   137.3 alu0    47 v[2] copy
        xor edx, ecx                       ;   143.0 alu1    48 t1
        ror ebp, 9                         ;   138.3 alu2    47 v[2]
        xor ebp, esi                       ;   139.3 alu0    47 v[2]
        ror ebp, 0xb                       ;   140.3 alu1    47 v[2]
        ror edx, 6                         ;   144.0 alu2    48 t1
        lea r13d, [r13 + rdx - 1680079193] ;   145.0 agu1    61 t1
        xor ebp, esi                       ;   141.3 alu0    47 v[2]
        ror ebp, 2                         ;   142.3 alu1    47 v[2]
        add edi, ebp                       ;   143.3 alu2    63 v[2]
        mov ebp, dword [r8 + 56]           ;   140.7 agu2    73 w[14]
        bswap ebp                          ;   143.7 alu0    73 w[14]
        mov edx, ebx                       ;   141.3 alu1    51 t1 copy
        xor edx, r14d                      ;   142.3 alu2    51 t1
        and edx, ecx                       ;   143.3 alu0    51 t1
        xor edx, ebx                       ;   144.3 alu1    51 t1
        add r13d, edx                      ;   147.0 alu2    61 t1
        mov edx, esi                       ;   143.0 alu0    52 v[1] copy
        xor edx, edi                       ;   144.3 alu1    52 v[1]
        and r9d, edx                       ;   145.3 alu2    52 v[1]
        xor r9d, esi                       ;   146.3 alu0    52 v[1]
        add r13d, ebp                      ;   148.0 alu1    61 t1
        add eax, r13d                      ;   149.0 alu2    62 v[5]
        add r9d, r13d                      ;   149.0 alu0    63 v[1]
        mov r13d, edi                      ;   145.3 alu1    47 v[1] copy
        ror r13d, 9                        ;   146.3 alu2    47 v[1]
        xor r13d, edi                      ;   147.3 alu0    47 v[1]
        ror r13d, 0xb                      ;   148.3 alu1    47 v[1]
        xor r13d, edi                      ;   149.3 alu2    47 v[1]
        ror r13d, 2                        ;   150.3 alu0    47 v[1]
        add r9d, r13d                      ;   151.3 alu1    63 v[1]
        mov r13d, dword [r8 + 60]          ;   147.7 agu0    73 w[15]
        bswap r13d                         ;   150.7 alu2    73 w[15]
        lea ebx, [rbx + r13 - 1046744716]  ;   151.7 agu1    61 t1
        mov dword [rsp + 132], edi         ;   148.7 agu2    63 v[2] spill
        mov qword [rsp + 24], r8           ;   149.0 agu0    73 w[0] spill
        mov r8d, eax                       ;   150.0 alu0    48 t1 copy
        ror r8d, 0xe                       ;   151.0 alu1    48 t1
        xor r8d, eax                       ;   152.0 alu2    48 t1
        ror r8d, 5                         ;   153.0 alu0    48 t1
        xor r8d, eax                       ;   154.0 alu1    48 t1
        ror r8d, 6                         ;   155.0 alu2    48 t1
        add ebx, r8d                       ;   156.0 alu0    61 t1
        mov r8d, r14d                      ;   151.7 alu1    51 t1 copy
        xor r8d, ecx                       ;   152.7 alu2    51 t1
        and r8d, eax                       ;   153.7 alu0    51 t1
        xor r8d, r14d                      ;   154.7 alu1    51 t1
        add ebx, r8d                       ;   157.0 alu2    61 t1
        mov r8d, edi                       ;   153.3 alu0    52 v[0] copy
        add r10d, ebx                      ;   158.0 alu1    62 v[4]
        xor r8d, r9d                       ;   154.3 alu2    52 v[0]
        and edx, r8d                       ;   155.3 alu0    52 v[0]
        xor edx, edi                       ;   156.3 alu1    52 v[0]
        mov edi, ebp                       ;   155.0 alu2    50 w[0] copy
        add edx, ebx                       ;   158.0 alu0    63 v[0]
        mov ebx, r9d                       ;   155.7 alu1    47 v[0] copy
        ror edi, 2                         ;   156.0 alu2    50 w[0]
        xor edi, ebp                       ;   157.0 alu0    50 w[0]
        ror edi, 0x11                      ;   158.0 alu1    50 w[0]
        ror ebx, 9                         ;   157.0 alu2    47 v[0]
        xor ebx, r9d                       ;   158.0 alu0    47 v[0]
        ror ebx, 0xb                       ;   159.0 alu1    47 v[0]
        xor ebx, r9d                       ;   160.0 alu2    47 v[0]
        ror ebx, 2                         ;   161.0 alu0    47 v[0]
        add edx, ebx                       ;   162.0 alu1    63 v[0]
        mov ebx, ebp                       ;   159.0 alu2    50 w[0] copy
        shr ebx, 0xa                       ;   160.0 alu0    50 w[0]
        xor ebx, edi                       ;   161.0 alu1    50 w[0]
        mov edi, r13d                      ;   160.0 alu2    50 w[1] copy
        add r11d, ebx                      ;   162.0 alu0    78 w[0]
        mov ebx, r13d                      ;   160.7 alu1    50 w[1] copy
        shr edi, 0xa                       ;   161.0 alu2    50 w[1]
        mov dword [rsp + 136], r12d        ;   161.3 agu1    73 w[9] spill
        add r11d, r12d                     ;   163.0 alu0    78 w[0]
        mov r12d, r15d                     ;   162.0 alu1    49 w[0] copy
        ror r12d, 0xb                      ;   163.0 alu2    49 w[0]
        xor r12d, r15d                     ;   164.0 alu0    49 w[0]
        ror r12d, 7                        ;   165.0 alu1    49 w[0]
        ror ebx, 2                         ;   163.3 alu2    50 w[1]
        xor ebx, r13d                      ;   164.3 alu0    50 w[1]
        ror ebx, 0x11                      ;   165.3 alu1    50 w[1]
        xor edi, ebx                       ;   166.3 alu2    50 w[1]
        mov ebx, r15d                      ;   164.7 alu0    49 w[0] copy
        shr ebx, 3                         ;   165.7 alu1    49 w[0]
        xor ebx, r12d                      ;   166.7 alu2    49 w[0]
        mov r12d, r10d                     ;   165.7 alu0    48 t1 copy
        add edi, r15d                      ;   167.3 alu1    78 w[1]
        add r11d, ebx                      ;   167.7 alu2    78 w[0]
        ror r12d, 0xe                      ;   166.7 alu0    48 t1
        mov ebx, ecx                       ;   167.0 alu1    51 t1 copy
        xor ebx, eax                       ;   168.0 alu2    51 t1
        and ebx, r10d                      ;   169.0 alu0    51 t1
        xor ebx, ecx                       ;   170.0 alu1    51 t1
        xor r12d, r10d                     ;   168.3 alu2    48 t1
        ror r12d, 5                        ;   169.3 alu0    48 t1
        xor r12d, r10d                     ;   170.3 alu1    48 t1
        ror r12d, 6                        ;   171.3 alu2    48 t1
        lea r14d, [r14 + r12 - 459576895]  ;   172.3 agu2    61 t1
        add r14d, ebx                      ;   174.3 alu0    61 t1
        mov ebx, edx                       ;   170.3 alu1    47 v[7] copy
        ror ebx, 9                         ;   171.3 alu2    47 v[7]
        xor ebx, edx                       ;   172.3 alu0    47 v[7]
        ror ebx, 0xb                       ;   173.3 alu1    47 v[7]
        xor ebx, edx                       ;   174.3 alu2    47 v[7]
        ror ebx, 2                         ;   175.3 alu0    47 v[7]
        mov r12d, r9d                      ;   172.3 alu1    52 v[7] copy
        xor r12d, edx                      ;   173.3 alu2    52 v[7]
        and r8d, r12d                      ;   174.3 alu0    52 v[7]
        xor r8d, r9d                       ;   175.3 alu1    52 v[7]
        add r14d, r11d                     ;   175.3 alu2    61 t1
        add r8d, r14d                      ;   176.3 alu0    63 v[7]
        add r8d, ebx                       ;   177.3 alu1    63 v[7]
        add edi, dword [rsp + 112]         ;   174.7 alu2+agu0   78 w[1]
        mov ebx, r11d                      ;   175.0 alu0    50 w[2] copy
        mov r15d, r11d                     ;   175.3 alu1    50 w[2] copy
        ror r15d, 2                        ;   176.3 alu2    50 w[2]
        mov dword [rsp + 140], r11d        ;   176.0 agu1    78 w[0] spill
        add esi, r14d                      ;   176.3 alu0    62 v[3]
        mov r14d, r11d                     ;   176.7 alu1    50 w[2] copy
        mov r11d, dword [rsp + 124]        ;   177.0 agu2    49 w[1]
        ror r11d, 0xb                      ;   180.0 alu2    49 w[1]
        xor r14d, r15d                     ;   177.7 alu0    50 w[2]
        mov r15d, dword [rsp + 124]        ;   178.0 agu0    49 w[1]
        xor r15d, r11d                     ;   181.0 alu1    49 w[1]
        ror r14d, 0x11                     ;   178.7 alu2    50 w[2]
        mov r11d, esi                      ;   179.0 alu0    48 t1 copy
        ror r11d, 0xe                      ;   180.0 alu1    48 t1
        shr ebx, 0xa                       ;   179.7 alu2    50 w[2]
        xor r11d, esi                      ;   181.0 alu0    48 t1
        ror r11d, 5                        ;   182.0 alu1    48 t1
        xor r11d, esi                      ;   183.0 alu2    48 t1
        ror r15d, 7                        ;   182.0 alu0    49 w[1]
        ror r11d, 6                        ;   184.0 alu1    48 t1
        xor ebx, r14d                      ;   181.7 alu2    50 w[2]
        mov r14d, dword [rsp + 124]        ;   182.0 agu1    49 w[1]
        shr r14d, 3                        ;   185.0 alu0    49 w[1]
        xor r14d, r15d                     ;   186.0 alu1    49 w[1]
        add edi, r14d                      ;   187.0 alu2    78 w[1]
        mov r15d, edi                      ;   188.0 alu0    50 w[3] copy
        ror r15d, 2                        ;   189.0 alu1    50 w[3]
        xor r15d, edi                      ;   190.0 alu2    50 w[3]
        mov r14d, r10d                     ;   184.3 alu0    51 t1 copy
        xor r14d, eax                      ;   185.3 alu1    51 t1
        and r14d, esi                      ;   186.3 alu2    51 t1
        xor r14d, eax                      ;   187.3 alu0    51 t1
        add ebx, dword [rsp + 116]         ;   185.7 alu1+agu2   78 w[2]
        lea ecx, [rcx + r14 - 272742522]   ;   188.3 agu0    61 t1
        mov r14d, r8d                      ;   186.3 alu2    47 v[6] copy
        ror r14d, 9                        ;   187.3 alu0    47 v[6]
        xor r14d, r8d                      ;   188.3 alu1    47 v[6]
        add ecx, r11d                      ;   190.3 alu2    61 t1
        ror r14d, 0xb                      ;   189.3 alu0    47 v[6]
        xor r14d, r8d                      ;   190.3 alu1    47 v[6]
        ror r14d, 2                        ;   191.3 alu2    47 v[6]
        add ebx, dword [rsp + 124]         ;   188.7 alu0+agu1   78 w[2]
        ror r15d, 0x11                     ;   191.0 alu1    50 w[3]
        mov dword [rsp + 124], edi         ;   189.3 agu2    78 w[1] spill
        add ecx, edi                       ;   191.3 alu2    61 t1
        mov r11d, edx                      ;   190.0 alu0    52 v[6] copy
        xor r11d, r8d                      ;   191.0 alu1    52 v[6]
        and r12d, r11d                     ;   192.0 alu2    52 v[6]
        xor r12d, edx                      ;   193.0 alu0    52 v[6]
        lea r12d, [rcx + r12]              ;   194.0 agu0    63 v[6]
        add r12d, r14d                     ;   195.0 alu1    63 v[6]
        mov r14d, edi                      ;   192.0 alu2    50 w[3] copy
        shr r14d, 0xa                      ;   193.0 alu0    50 w[3]
        xor r14d, r15d                     ;   194.0 alu1    50 w[3]
        add ecx, dword [rsp + 132]         ;   193.0 alu2+agu1   62 v[2]
        mov dword [rsp + 132], r13d        ;   193.3 agu2    73 w[15] spill
        mov r13d, dword [rsp + 104]        ;   193.7 agu0    49 w[2]
        mov r15d, dword [rsp + 104]        ;   194.0 agu1    49 w[2]
        ror r13d, 0xb                      ;   196.7 alu0    49 w[2]
        xor r15d, r13d                     ;   197.7 alu1    49 w[2]
        mov edi, dword [rsp + 104]         ;   195.0 agu2    49 w[2]
        shr edi, 3                         ;   198.0 alu2    49 w[2]
        ror r15d, 7                        ;   198.7 alu0    49 w[2]
        xor edi, r15d                      ;   199.7 alu1    49 w[2]
        add ebx, edi                       ;   200.7 alu2    78 w[2]
        mov r13d, r10d                     ;   196.7 alu0    51 t1 copy
        xor r13d, esi                      ;   197.7 alu1    51 t1
        and r13d, ecx                      ;   198.7 alu2    51 t1
        xor r13d, r10d                     ;   199.7 alu0    51 t1
        mov edi, ecx                       ;   198.0 alu1    48 t1 copy
        mov r15d, ebx                      ;   201.7 alu2    50 w[4] copy
        ror r15d, 2                        ;   202.7 alu0    50 w[4]
        ror edi, 0xe                       ;   199.0 alu1    48 t1
        xor edi, ecx                       ;   200.0 alu2    48 t1
        ror edi, 5                         ;   201.0 alu0    48 t1
        xor edi, ecx                       ;   202.0 alu1    48 t1
        ror edi, 6                         ;   203.0 alu2    48 t1
        lea eax, [rax + rdi + 264347078]   ;   204.0 agu0    61 t1
        add eax, r13d                      ;   206.0 alu0    61 t1
        mov r13d, r12d                     ;   201.3 alu1    47 v[5] copy
        ror r13d, 9                        ;   202.3 alu2    47 v[5]
        add eax, ebx                       ;   207.0 alu0    61 t1
        xor r13d, r12d                     ;   203.3 alu1    47 v[5]
        ror r13d, 0xb                      ;   204.3 alu2    47 v[5]
        mov edi, r8d                       ;   203.0 alu0    52 v[5] copy
        xor edi, r12d                      ;   204.0 alu1    52 v[5]
        and r11d, edi                      ;   205.0 alu2    52 v[5]
        xor r11d, r8d                      ;   206.0 alu0    52 v[5]
        add r11d, eax                      ;   208.0 alu1    63 v[5]
        xor r13d, r12d                     ;   205.3 alu2    47 v[5]
        ror r13d, 2                        ;   206.3 alu0    47 v[5]
        add r11d, r13d                     ;   209.0 alu1    63 v[5]
        mov r13d, ebx                      ;   205.7 alu2    50 w[4] copy
        xor r15d, ebx                      ;   206.0 alu0    50 w[4]
        add r14d, dword [rsp + 120]        ;   206.3 alu1+agu1   78 w[3]
        add r14d, dword [rsp + 104]        ;   207.3 alu2+agu2   78 w[3]
        mov dword [rsp + 104], ebx         ;   207.0 agu0    78 w[2] spill
        mov ebx, dword [rsp + 88]          ;   207.3 agu1    49 w[3]
        shr r13d, 0xa                      ;   207.7 alu0    50 w[4]
        ror ebx, 0xb                       ;   210.3 alu1    49 w[3]
        add r9d, eax                       ;   208.3 alu2    62 v[1]
        mov eax, dword [rsp + 88]          ;   208.7 agu2    49 w[3]
        xor eax, ebx                       ;   211.7 alu0    49 w[3]
        ror eax, 7                         ;   212.7 alu1    49 w[3]
        ror r15d, 0x11                     ;   209.7 alu2    50 w[4]
        xor r13d, r15d                     ;   210.7 alu0    50 w[4]
        mov r15d, dword [rsp + 88]         ;   210.3 agu0    49 w[3]
        shr r15d, 3                        ;   213.3 alu1    49 w[3]
        xor r15d, eax                      ;   214.3 alu2    49 w[3]
        add r14d, r15d                     ;   215.3 alu0    78 w[3]
        mov r15d, r9d                      ;   211.7 alu1    48 t1 copy
        ror r15d, 0xe                      ;   212.7 alu2    48 t1
        xor r15d, r9d                      ;   213.7 alu0    48 t1
        ror r15d, 5                        ;   214.7 alu1    48 t1
        xor r15d, r9d                      ;   215.7 alu2    48 t1
        ror r15d, 6                        ;   216.7 alu0    48 t1
        lea r10d, [r10 + r15 + 604807628]  ;   217.7 agu1    61 t1
        mov eax, esi                       ;   214.0 alu1    51 t1 copy
        mov r15d, r12d                     ;   214.3 alu2    52 v[4] copy
        xor r15d, r11d                     ;   215.3 alu0    52 v[4]
        and edi, r15d                      ;   216.3 alu1    52 v[4]
        xor edi, r12d                      ;   217.3 alu2    52 v[4]
        xor eax, ecx                       ;   215.7 alu0    51 t1
        and eax, r9d                       ;   216.7 alu1    51 t1
        xor eax, esi                       ;   217.7 alu2    51 t1
        add r10d, eax                      ;   219.7 alu0    61 t1
        add r10d, r14d                     ;   220.7 alu1    61 t1
        add edi, r10d                      ;   221.7 alu2    63 v[4]
        mov eax, r11d                      ;   217.7 alu0    47 v[4] copy
        ror eax, 9                         ;   218.7 alu1    47 v[4]
        xor eax, r11d                      ;   219.7 alu2    47 v[4]
        ror eax, 0xb                       ;   220.7 alu0    47 v[4]
        xor eax, r11d                      ;   221.7 alu1    47 v[4]
        ror eax, 2                         ;   222.7 alu2    47 v[4]
        add edi, eax                       ;   223.7 alu0    63 v[4]
        mov eax, r14d                      ;   220.0 alu1    50 w[5] copy
        add r13d, dword [rsp + 128]        ;   220.3 alu2+agu2   78 w[4]
        add r13d, dword [rsp + 88]         ;   221.3 alu0+agu0   78 w[4]
        mov dword [rsp + 88], r14d         ;   221.0 agu1    78 w[3] spill
        add edx, r10d                      ;   221.7 alu1    62 v[0]
        mov r10d, r14d                     ;   221.7 alu2    50 w[5] copy
        ror eax, 2                         ;   222.0 alu0    50 w[5]
        xor eax, r14d                      ;   223.0 alu1    50 w[5]
        mov r14d, dword [rsp + 92]         ;   222.7 agu2    49 w[4]
        ror r14d, 0xb                      ;   225.7 alu2    49 w[4]
        mov ebx, dword [rsp + 92]          ;   223.3 agu0    49 w[4]
        shr r10d, 0xa                      ;   223.7 alu0    50 w[5]
        xor ebx, r14d                      ;   226.7 alu1    49 w[4]
        mov r14d, edx                      ;   224.3 alu2    48 t1 copy
        ror r14d, 0xe                      ;   225.3 alu0    48 t1
        xor r14d, edx                      ;   226.3 alu1    48 t1
        ror r14d, 5                        ;   227.3 alu2    48 t1
        ror eax, 0x11                      ;   225.7 alu0    50 w[5]
        xor r14d, edx                      ;   228.3 alu1    48 t1
        ror r14d, 6                        ;   229.3 alu2    48 t1
        lea esi, [rsi + r14 + 770255983]   ;   230.3 agu1    61 t1
        xor r10d, eax                      ;   227.0 alu0    50 w[5]
        add r10d, ebp                      ;   228.0 alu1    78 w[5]
        mov eax, dword [rsp + 92]          ;   227.7 agu2    49 w[4]
        ror ebx, 7                         ;   228.0 alu2    49 w[4]
        add r10d, dword [rsp + 92]         ;   229.0 alu0+agu0   78 w[5]
        mov dword [rsp + 92], ebp          ;   228.7 agu1    73 w[14] spill
        shr eax, 3                         ;   230.7 alu1    49 w[4]
        mov ebp, dword [rsp + 96]          ;   229.3 agu2    49 w[5]
        ror ebp, 0xb                       ;   232.3 alu2    49 w[5]
        xor eax, ebx                       ;   231.7 alu0    49 w[4]
        add r13d, eax                      ;   232.7 alu1    78 w[4]
        mov eax, ecx                       ;   230.7 alu2    51 t1 copy
        xor eax, r9d                       ;   231.7 alu0    51 t1
        and eax, edx                       ;   232.7 alu1    51 t1
        xor eax, ecx                       ;   233.7 alu2    51 t1
        add esi, eax                       ;   234.7 alu0    61 t1
        add esi, r13d                      ;   235.7 alu1    61 t1
        add r8d, esi                       ;   236.7 alu2    62 v[7]
        mov ebx, dword [rsp + 96]          ;   233.0 agu0    49 w[5]
        mov eax, edi                       ;   233.3 alu0    47 v[3] copy
        xor ebx, ebp                       ;   236.0 alu1    49 w[5]
        mov ebp, r8d                       ;   237.7 alu2    48 t1 copy
        ror eax, 9                         ;   234.3 alu0    47 v[3]
        ror ebp, 0xe                       ;   238.7 alu1    48 t1
        xor eax, edi                       ;   235.3 alu2    47 v[3]
        ror eax, 0xb                       ;   236.3 alu0    47 v[3]
        xor eax, edi                       ;   237.3 alu1    47 v[3]
        ror eax, 2                         ;   238.3 alu2    47 v[3]
        ror ebx, 7                         ;   237.0 alu0    49 w[5]
        mov r14d, r11d                     ;   236.7 alu1    52 v[3] copy
        xor r14d, edi                      ;   237.7 alu2    52 v[3]
        and r15d, r14d                     ;   238.7 alu0    52 v[3]
        xor r15d, r11d                     ;   239.7 alu1    52 v[3]
        add r15d, esi                      ;   240.7 alu2    63 v[3]
        add r15d, eax                      ;   241.7 alu0    63 v[3]
        mov eax, r13d                      ;   238.7 alu1    50 w[6] copy
        ror eax, 2                         ;   239.7 alu2    50 w[6]
        xor eax, r13d                      ;   240.7 alu0    50 w[6]
        mov esi, r13d                      ;   239.7 alu1    50 w[6] copy
        shr esi, 0xa                       ;   240.7 alu2    50 w[6]
        ror eax, 0x11                      ;   241.7 alu0    50 w[6]
        xor esi, eax                       ;   242.7 alu1    50 w[6]
        mov eax, dword [rsp + 96]          ;   241.0 agu1    49 w[5]
        shr eax, 3                         ;   244.0 alu2    49 w[5]
        xor eax, ebx                       ;   245.0 alu0    49 w[5]
        xor ebp, r8d                       ;   242.0 alu1    48 t1
        ror ebp, 5                         ;   243.0 alu2    48 t1
        xor ebp, r8d                       ;   244.0 alu0    48 t1
        ror ebp, 6                         ;   245.0 alu1    48 t1
        lea ecx, [rcx + rbp + 1249150122]  ;   246.0 agu2    61 t1
        add r10d, eax                      ;   246.0 alu2    78 w[5]
        mov eax, r9d                       ;   244.0 alu0    51 t1 copy
        xor eax, edx                       ;   245.0 alu1    51 t1
        and eax, r8d                       ;   246.0 alu2    51 t1
        xor eax, r9d                       ;   247.0 alu0    51 t1
        add ecx, eax                       ;   248.0 alu1    61 t1
        mov eax, r15d                      ;   245.7 alu2    47 v[2] copy
        ror eax, 9                         ;   246.7 alu0    47 v[2]
        xor eax, r15d                      ;   247.7 alu1    47 v[2]
        ror eax, 0xb                       ;   248.7 alu2    47 v[2]
        mov ebx, dword [rsp + 100]         ;   247.0 agu0    49 w[6]
        add esi, dword [rsp + 132]         ;   247.3 alu0+agu1   78 w[6]
        mov ebp, edi                       ;   247.7 alu1    52 v[2] copy
        xor ebp, r15d                      ;   248.7 alu2    52 v[2]
        and r14d, ebp                      ;   249.7 alu0    52 v[2]
        add ecx, r10d                      ;   249.0 alu1    61 t1
        xor r14d, edi                      ;   250.7 alu2    52 v[2]
        add r14d, ecx                      ;   251.7 alu0    63 v[2]
        xor eax, r15d                      ;   249.7 alu1    47 v[2]
        add r12d, ecx                      ;   250.0 alu2    62 v[6]
        mov ecx, r10d                      ;   250.3 alu0    50 w[7] copy
        ror ecx, 2                         ;   251.3 alu1    50 w[7]
        xor ecx, r10d                      ;   252.3 alu2    50 w[7]
        ror eax, 2                         ;   251.3 alu0    47 v[2]
        add r14d, eax                      ;   252.7 alu1    63 v[2]
        mov eax, r10d                      ;   252.0 alu2    50 w[7] copy
        add esi, dword [rsp + 96]          ;   252.3 alu0+agu2   78 w[6]
        mov dword [rsp + 96], r10d         ;   252.7 agu0    78 w[5] spill
        mov r10d, dword [rsp + 100]        ;   253.0 agu1    49 w[6]
        shr eax, 0xa                       ;   253.3 alu1    50 w[7]
        ror r10d, 0xb                      ;   256.0 alu2    49 w[6]
        ror ecx, 0x11                      ;   254.0 alu0    50 w[7]
        xor ebx, r10d                      ;   257.0 alu1    49 w[6]
        ror ebx, 7                         ;   258.0 alu2    49 w[6]
        xor eax, ecx                       ;   255.0 alu0    50 w[7]
        mov ecx, dword [rsp + 100]         ;   255.3 agu2    49 w[6]
        shr ecx, 3                         ;   258.3 alu1    49 w[6]
        xor ecx, ebx                       ;   259.3 alu2    49 w[6]
        mov ebx, dword [rsp + 108]         ;   256.3 agu0    49 w[7]
        add esi, ecx                       ;   260.3 alu0    78 w[6]
        mov r10d, r12d                     ;   257.0 alu1    48 t1 copy
        mov ecx, edx                       ;   257.3 alu2    51 t1 copy
        ror r10d, 0xe                      ;   258.0 alu0    48 t1
        xor r10d, r12d                     ;   259.0 alu1    48 t1
        xor ecx, r8d                       ;   258.3 alu2    51 t1
        and ecx, r12d                      ;   259.3 alu0    51 t1
        ror r10d, 5                        ;   260.0 alu1    48 t1
        xor r10d, r12d                     ;   261.0 alu2    48 t1
        xor ecx, edx                       ;   260.3 alu0    51 t1
        ror r10d, 6                        ;   262.0 alu1    48 t1
        add eax, dword [rsp + 140]         ;   260.3 alu2+agu1   78 w[7]
        add eax, dword [rsp + 100]         ;   261.3 alu0+agu2   78 w[7]
        lea r9d, [r9 + r10 + 1555081692]   ;   263.0 agu0    61 t1
        mov r10d, r15d                     ;   261.3 alu1    52 v[1] copy
        xor r10d, r14d                     ;   262.3 alu2    52 v[1]
        and ebp, r10d                      ;   263.3 alu0    52 v[1]
        add r9d, ecx                       ;   265.0 alu1    61 t1
        add r9d, esi                       ;   266.0 alu2    61 t1
        add r11d, r9d                      ;   267.0 alu0    62 v[5]
        mov ecx, r14d                      ;   263.3 alu1    47 v[1] copy
        ror ecx, 9                         ;   264.3 alu2    47 v[1]
        xor ebp, r15d                      ;   264.3 alu0    52 v[1]
        add ebp, r9d                       ;   267.0 alu1    63 v[1]
        mov r9d, esi                       ;   264.7 alu2    50 w[8] copy
        mov dword [rsp + 100], esi         ;   265.0 agu1    78 w[6] spill
        xor ecx, r14d                      ;   265.3 alu0    47 v[1]
        ror ecx, 0xb                       ;   266.3 alu1    47 v[1]
        xor ecx, r14d                      ;   267.3 alu2    47 v[1]
        ror ecx, 2                         ;   268.3 alu0    47 v[1]
        add ebp, ecx                       ;   269.3 alu1    63 v[1]
        mov ecx, esi                       ;   267.0 alu2    50 w[8] copy
        ror ecx, 2                         ;   268.0 alu0    50 w[8]
        xor ecx, esi                       ;   269.0 alu1    50 w[8]
        mov esi, dword [rsp + 108]         ;   268.0 agu2    49 w[7]
        ror esi, 0xb                       ;   271.0 alu2    49 w[7]
        xor ebx, esi                       ;   272.0 alu0    49 w[7]
        mov esi, r11d                      ;   269.0 alu1    48 t1 copy
        ror esi, 0xe                       ;   270.0 alu2    48 t1
        xor esi, r11d                      ;   271.0 alu0    48 t1
        ror esi, 5                         ;   272.0 alu1    48 t1
        xor esi, r11d                      ;   273.0 alu2    48 t1
        ror esi, 6                         ;   274.0 alu0    48 t1
        lea edx, [rdx + rsi + 1996064986]  ;   275.0 agu0    61 t1
        mov esi, r14d                      ;   271.3 alu1    52 v[0] copy
        shr r9d, 0xa                       ;   271.7 alu2    50 w[8]
        ror ecx, 0x11                      ;   272.0 alu0    50 w[8]
        ror ebx, 7                         ;   273.0 alu1    49 w[7]
        xor r9d, ecx                       ;   273.0 alu2    50 w[8]
        mov ecx, dword [rsp + 108]         ;   273.0 agu1    49 w[7]
        shr ecx, 3                         ;   276.0 alu0    49 w[7]
        xor ecx, ebx                       ;   277.0 alu1    49 w[7]
        add eax, ecx                       ;   278.0 alu2    78 w[7]
        mov ecx, r8d                       ;   274.3 alu0    51 t1 copy
        xor ecx, r12d                      ;   275.3 alu1    51 t1
        and ecx, r11d                      ;   276.3 alu2    51 t1
        xor ecx, r8d                       ;   277.3 alu0    51 t1
        add edx, ecx                       ;   278.3 alu1    61 t1
        xor esi, ebp                       ;   276.0 alu2    52 v[0]
        and r10d, esi                      ;   277.0 alu0    52 v[0]
        xor r10d, r14d                     ;   278.0 alu1    52 v[0]
        add edx, eax                       ;   279.3 alu2    61 t1
        add r10d, edx                      ;   280.3 alu0    63 v[0]
        add edi, edx                       ;   280.3 alu1    62 v[4]
        mov edx, eax                       ;   279.0 alu2    50 w[9] copy
        mov ecx, ebp                       ;   278.3 alu0    47 v[0] copy
        ror ecx, 9                         ;   279.3 alu1    47 v[0]
        xor ecx, ebp                       ;   280.3 alu2    47 v[0]
        ror ecx, 0xb                       ;   281.3 alu0    47 v[0]
        xor ecx, ebp                       ;   282.3 alu1    47 v[0]
        ror ecx, 2                         ;   283.3 alu2    47 v[0]
        add r10d, ecx                      ;   284.3 alu0    63 v[0]
        add r9d, dword [rsp + 124]         ;   280.7 alu1+agu2   78 w[8]
        add r9d, dword [rsp + 108]         ;   281.7 alu2+agu0   78 w[8]
        mov dword [rsp + 108], eax         ;   281.3 agu1    78 w[7] spill
        mov ecx, eax                       ;   281.7 alu0    50 w[9] copy
        ror edx, 2                         ;   282.0 alu1    50 w[9]
        xor edx, eax                       ;   283.0 alu2    50 w[9]
        mov eax, dword [rsp + 136]         ;   282.7 agu2    49 w[8]
        ror eax, 0xb                       ;   285.7 alu0    49 w[8]
        mov ebx, dword [rsp + 136]         ;   283.3 agu0    49 w[8]
        xor ebx, eax                       ;   286.7 alu1    49 w[8]
        shr ecx, 0xa                       ;   284.0 alu2    50 w[9]
        ror edx, 0x11                      ;   284.3 alu0    50 w[9]
        xor ecx, edx                       ;   285.3 alu1    50 w[9]
        ror ebx, 7                         ;   287.7 alu2    49 w[8]
        mov edx, dword [rsp + 136]         ;   285.3 agu1    49 w[8]
        shr edx, 3                         ;   288.3 alu0    49 w[8]
        xor edx, ebx                       ;   289.3 alu1    49 w[8]
        add r9d, edx                       ;   290.3 alu2    78 w[8]
        mov eax, edi                       ;   286.7 alu0    48 t1 copy
        ror eax, 0xe                       ;   287.7 alu1    48 t1
        xor eax, edi                       ;   288.7 alu2    48 t1
        ror eax, 5                         ;   289.7 alu0    48 t1
        xor eax, edi                       ;   290.7 alu1    48 t1
        ror eax, 6                         ;   291.7 alu2    48 t1
        lea r8d, [r8 + rax - 1740746414]   ;   292.7 agu2    61 t1
        mov eax, ebp                       ;   289.0 alu0    52 v[7] copy
        add ecx, dword [rsp + 104]         ;   289.3 alu1+agu0   78 w[9]
        add ecx, dword [rsp + 136]         ;   290.3 alu2+agu1   78 w[9]
        mov edx, r12d                      ;   290.0 alu0    51 t1 copy
        xor edx, r11d                      ;   291.0 alu1    51 t1
        xor eax, r10d                      ;   290.7 alu2    52 v[7]
        and edx, edi                       ;   292.0 alu0    51 t1
        xor edx, r12d                      ;   293.0 alu1    51 t1
        add r8d, edx                       ;   294.7 alu2    61 t1
        mov edx, r10d                      ;   292.0 alu0    47 v[7] copy
        ror edx, 9                         ;   293.0 alu1    47 v[7]
        add r8d, r9d                       ;   295.7 alu2    61 t1
        add r15d, r8d                      ;   296.7 alu0    62 v[3]
        xor edx, r10d                      ;   294.0 alu1    47 v[7]
        ror edx, 0xb                       ;   295.0 alu2    47 v[7]
        xor edx, r10d                      ;   296.0 alu0    47 v[7]
        ror edx, 2                         ;   297.0 alu1    47 v[7]
        mov dword [rsp + 136], r9d         ;   294.7 agu2    78 w[8] spill
        and esi, eax                       ;   295.0 alu2    52 v[7]
        xor esi, ebp                       ;   296.0 alu0    52 v[7]
        add esi, r8d                       ;   297.0 alu1    63 v[7]
        add esi, edx                       ;   298.0 alu2    63 v[7]
        mov r8d, r9d                       ;   296.3 alu0    50 w[10] copy
        mov edx, r9d                       ;   296.7 alu1    50 w[10] copy
        ror edx, 2                         ;   297.7 alu2    50 w[10]
        xor edx, r9d                       ;   298.7 alu0    50 w[10]
        mov r9d, dword [rsp + 112]         ;   297.7 agu0    49 w[9]
        ror r9d, 0xb                       ;   300.7 alu1    49 w[9]
        shr r8d, 0xa                       ;   298.3 alu2    50 w[10]
        ror edx, 0x11                      ;   299.7 alu0    50 w[10]
        mov ebx, dword [rsp + 112]         ;   299.0 agu1    49 w[9]
        xor ebx, r9d                       ;   302.0 alu1    49 w[9]
        ror ebx, 7                         ;   303.0 alu2    49 w[9]
        xor r8d, edx                       ;   300.7 alu0    50 w[10]
        mov edx, dword [rsp + 112]         ;   300.3 agu2    49 w[9]
        shr edx, 3                         ;   303.3 alu1    49 w[9]
        xor edx, ebx                       ;   304.3 alu2    49 w[9]
        add ecx, edx                       ;   305.3 alu0    78 w[9]
        mov r9d, r15d                      ;   301.7 alu1    48 t1 copy
        ror r9d, 0xe                       ;   302.7 alu2    48 t1
        xor r9d, r15d                      ;   303.7 alu0    48 t1
        mov edx, r11d                      ;   302.7 alu1    51 t1 copy
        xor edx, edi                       ;   303.7 alu2    51 t1
        and edx, r15d                      ;   304.7 alu0    51 t1
        ror r9d, 5                         ;   304.7 alu1    48 t1
        xor r9d, r15d                      ;   305.7 alu2    48 t1
        xor edx, r11d                      ;   305.7 alu0    51 t1
        ror r9d, 6                         ;   306.7 alu1    48 t1
        lea r12d, [r12 + r9 - 1473132947]  ;   307.7 agu0    61 t1
        mov r9d, r10d                      ;   305.3 alu2    52 v[6] copy
        xor r9d, esi                       ;   306.3 alu0    52 v[6]
        and eax, r9d                       ;   307.3 alu1    52 v[6]
        xor eax, r10d                      ;   308.3 alu2    52 v[6]
        add r12d, edx                      ;   309.7 alu0    61 t1
        mov edx, esi                       ;   307.0 alu1    47 v[6] copy
        add r12d, ecx                      ;   310.7 alu2    61 t1
        add r14d, r12d                     ;   311.7 alu0    62 v[2]
        ror edx, 9                         ;   308.0 alu1    47 v[6]
        xor edx, esi                       ;   309.0 alu2    47 v[6]
        ror edx, 0xb                       ;   310.0 alu0    47 v[6]
        add eax, r12d                      ;   311.7 alu1    63 v[6]
        add r8d, dword [rsp + 88]          ;   309.3 alu2+agu1   78 w[10]
        add r8d, dword [rsp + 112]         ;   310.3 alu0+agu2   78 w[10]
        mov dword [rsp + 112], ecx         ;   310.0 agu0    78 w[9] spill
        mov r12d, ecx                      ;   310.3 alu1    50 w[11] copy
        xor edx, esi                       ;   311.0 alu2    47 v[6]
        ror edx, 2                         ;   312.0 alu0    47 v[6]
        add eax, edx                       ;   313.0 alu1    63 v[6]
        mov edx, ecx                       ;   311.7 alu2    50 w[11] copy
        ror edx, 2                         ;   312.7 alu0    50 w[11]
        xor edx, ecx                       ;   313.7 alu1    50 w[11]
        shr r12d, 0xa                      ;   312.7 alu2    50 w[11]
        ror edx, 0x11                      ;   314.7 alu0    50 w[11]
        xor r12d, edx                      ;   315.7 alu1    50 w[11]
        mov ecx, dword [rsp + 116]         ;   313.7 agu1    49 w[10]
        ror ecx, 0xb                       ;   316.7 alu2    49 w[10]
        mov ebx, dword [rsp + 116]         ;   314.3 agu2    49 w[10]
        xor ebx, ecx                       ;   317.7 alu0    49 w[10]
        mov ecx, r14d                      ;   315.0 alu1    48 t1 copy
        ror ecx, 0xe                       ;   316.0 alu2    48 t1
        mov edx, dword [rsp + 116]         ;   315.7 agu0    49 w[10]
        add r12d, r13d                     ;   316.7 alu0    78 w[11]
        add r12d, dword [rsp + 116]        ;   317.7 alu1+agu1   78 w[11]
        ror ebx, 7                         ;   318.7 alu2    49 w[10]
        xor ecx, r14d                      ;   317.0 alu0    48 t1
        ror ecx, 5                         ;   318.0 alu1    48 t1
        xor ecx, r14d                      ;   319.0 alu2    48 t1
        ror ecx, 6                         ;   320.0 alu0    48 t1
        lea r11d, [r11 + rcx - 1341970488] ;   321.0 agu2    61 t1
        mov ecx, esi                       ;   318.7 alu1    52 v[5] copy
        xor ecx, eax                       ;   319.7 alu2    52 v[5]
        and r9d, ecx                       ;   320.7 alu0    52 v[5]
        xor r9d, esi                       ;   321.7 alu1    52 v[5]
        mov dword [rsp + 116], r13d        ;   320.0 agu0    78 w[4] spill
        shr edx, 3                         ;   320.3 alu2    49 w[10]
        xor edx, ebx                       ;   321.3 alu0    49 w[10]
        add r8d, edx                       ;   322.3 alu1    78 w[10]
        mov edx, edi                       ;   321.3 alu2    51 t1 copy
        xor edx, r15d                      ;   322.3 alu0    51 t1
        and edx, r14d                      ;   323.3 alu1    51 t1
        xor edx, edi                       ;   324.3 alu2    51 t1
        add r11d, edx                      ;   325.3 alu0    61 t1
        add r11d, r8d                      ;   326.3 alu1    61 t1
        mov edx, eax                       ;   323.3 alu2    47 v[5] copy
        add r9d, r11d                      ;   327.3 alu0    63 v[5]
        ror edx, 9                         ;   324.3 alu1    47 v[5]
        xor edx, eax                       ;   325.3 alu2    47 v[5]
        ror edx, 0xb                       ;   326.3 alu0    47 v[5]
        xor edx, eax                       ;   327.3 alu1    47 v[5]
        ror edx, 2                         ;   328.3 alu2    47 v[5]
        add r9d, edx                       ;   329.3 alu0    63 v[5]
        mov edx, r8d                       ;   326.0 alu1    50 w[12] copy
        ror edx, 2                         ;   327.0 alu2    50 w[12]
        mov r13d, dword [rsp + 120]        ;   326.7 agu1    49 w[11]
        mov ebx, dword [rsp + 120]         ;   327.0 agu2    49 w[11]
        ror r13d, 0xb                      ;   329.7 alu0    49 w[11]
        add ebp, r11d                      ;   327.7 alu1    62 v[1]
        mov r11d, r8d                      ;   328.0 alu2    50 w[12] copy
        xor ebx, r13d                      ;   330.7 alu0    49 w[11]
        ror ebx, 7                         ;   331.7 alu1    49 w[11]
        shr r11d, 0xa                      ;   329.0 alu2    50 w[12]
        xor edx, r8d                       ;   329.3 alu0    50 w[12]
        mov r13d, ebp                      ;   329.7 alu1    48 t1 copy
        ror r13d, 0xe                      ;   330.7 alu2    48 t1
        ror edx, 0x11                      ;   330.3 alu0    50 w[12]
        xor r11d, edx                      ;   331.3 alu1    50 w[12]
        xor r13d, ebp                      ;   331.7 alu2    48 t1
        mov edx, dword [rsp + 120]         ;   331.3 agu0    49 w[11]
        shr edx, 3                         ;   334.3 alu0    49 w[11]
        xor edx, ebx                       ;   335.3 alu1    49 w[11]
        ror r13d, 5                        ;   332.7 alu2    48 t1
        xor r13d, ebp                      ;   333.7 alu0    48 t1
        add r11d, dword [rsp + 96]         ;   333.0 alu1+agu1   78 w[12]
        add r11d, dword [rsp + 120]        ;   334.0 alu2+agu2   78 w[12]
        ror r13d, 6                        ;   334.7 alu0    48 t1
        lea edi, [rdi + r13 - 1084653625]  ;   335.7 agu0    61 t1
        mov r13d, eax                      ;   334.3 alu1    52 v[4] copy
        xor r13d, r9d                      ;   335.3 alu2    52 v[4]
        and ecx, r13d                      ;   336.3 alu0    52 v[4]
        xor ecx, eax                       ;   337.3 alu1    52 v[4]
        mov ebx, dword [rsp + 128]         ;   335.7 agu1    49 w[12]
        add r12d, edx                      ;   336.3 alu2    78 w[11]
        mov edx, r15d                      ;   336.3 alu0    51 t1 copy
        xor edx, r14d                      ;   337.3 alu1    51 t1
        and edx, ebp                       ;   338.3 alu2    51 t1
        xor edx, r15d                      ;   339.3 alu0    51 t1
        add edi, edx                       ;   340.3 alu1    61 t1
        mov edx, r9d                       ;   338.0 alu2    47 v[4] copy
        ror edx, 9                         ;   339.0 alu0    47 v[4]
        xor edx, r9d                       ;   340.0 alu1    47 v[4]
        ror edx, 0xb                       ;   341.0 alu2    47 v[4]
        xor edx, r9d                       ;   342.0 alu0    47 v[4]
        ror edx, 2                         ;   343.0 alu1    47 v[4]
        add edi, r12d                      ;   341.3 alu2    61 t1
        add ecx, edi                       ;   342.3 alu0    63 v[4]
        mov dword [rsp + 120], r12d        ;   340.7 agu2    78 w[11] spill
        lea r10d, [rdi + r10]              ;   342.3 agu0    62 v[0]
        mov edi, r12d                      ;   341.3 alu1    50 w[13] copy
        shr edi, 0xa                       ;   342.3 alu2    50 w[13]
        add ecx, edx                       ;   344.0 alu0    63 v[4]
        mov edx, r12d                      ;   342.3 alu1    50 w[13] copy
        ror edx, 2                         ;   343.3 alu2    50 w[13]
        xor edx, r12d                      ;   344.3 alu0    50 w[13]
        mov r12d, dword [rsp + 128]        ;   343.3 agu1    49 w[12]
        ror r12d, 0xb                      ;   346.3 alu1    49 w[12]
        xor ebx, r12d                      ;   347.3 alu2    49 w[12]
        mov r12d, r10d                     ;   344.3 alu0    48 t1 copy
        ror r12d, 0xe                      ;   345.3 alu1    48 t1
        xor r12d, r10d                     ;   346.3 alu2    48 t1
        ror r12d, 5                        ;   347.3 alu0    48 t1
        xor r12d, r10d                     ;   348.3 alu1    48 t1
        ror r12d, 6                        ;   349.3 alu2    48 t1
        lea r15d, [r15 + r12 - 958395405]  ;   350.3 agu2    61 t1
        ror edx, 0x11                      ;   346.7 alu0    50 w[13]
        xor edi, edx                       ;   347.7 alu1    50 w[13]
        mov edx, dword [rsp + 128]         ;   347.3 agu0    49 w[12]
        shr edx, 3                         ;   350.3 alu2    49 w[12]
        ror ebx, 7                         ;   348.3 alu0    49 w[12]
        xor edx, ebx                       ;   351.3 alu1    49 w[12]
        add r11d, edx                      ;   352.3 alu2    78 w[12]
        mov edx, r14d                      ;   349.0 alu0    51 t1 copy
        xor edx, ebp                       ;   350.0 alu1    51 t1
        and edx, r10d                      ;   351.0 alu2    51 t1
        mov r12d, r9d                      ;   350.0 alu0    52 v[3] copy
        mov ebx, dword [rsp + 92]          ;   350.3 agu1    49 w[13]
        xor r12d, ecx                      ;   351.0 alu1    52 v[3]
        and r13d, r12d                     ;   352.0 alu2    52 v[3]
        xor r13d, r9d                      ;   353.0 alu0    52 v[3]
        add edi, dword [rsp + 100]         ;   351.7 alu1+agu2   78 w[13]
        add edi, dword [rsp + 128]         ;   352.7 alu2+agu0   78 w[13]
        mov dword [rsp + 128], r11d        ;   353.3 agu1    78 w[12] spill
        xor edx, r14d                      ;   352.7 alu0    51 t1
        add r15d, edx                      ;   353.7 alu1    61 t1
        add r15d, r11d                     ;   354.7 alu2    61 t1
        add esi, r15d                      ;   355.7 alu0    62 v[7]
        mov edx, ecx                       ;   354.0 alu1    47 v[3] copy
        ror edx, 9                         ;   355.0 alu2    47 v[3]
        xor edx, ecx                       ;   356.0 alu0    47 v[3]
        ror edx, 0xb                       ;   357.0 alu1    47 v[3]
        xor edx, ecx                       ;   358.0 alu2    47 v[3]
        ror edx, 2                         ;   359.0 alu0    47 v[3]
        add r13d, r15d                     ;   356.0 alu1    63 v[3]
        add r13d, edx                      ;   360.0 alu2    63 v[3]
        mov edx, r11d                      ;   356.7 alu0    50 w[14] copy
        ror edx, 2                         ;   357.7 alu1    50 w[14]
        xor edx, r11d                      ;   358.7 alu2    50 w[14]
        mov r15d, r11d                     ;   357.7 alu0    50 w[14] copy
        mov r11d, dword [rsp + 92]         ;   358.0 agu2    49 w[13]
        ror r11d, 0xb                      ;   361.0 alu1    49 w[13]
        xor ebx, r11d                      ;   362.0 alu2    49 w[13]
        mov r11d, esi                      ;   359.0 alu0    48 t1 copy
        ror r11d, 0xe                      ;   360.0 alu1    48 t1
        shr r15d, 0xa                      ;   359.7 alu2    50 w[14]
        ror ebx, 7                         ;   363.0 alu0    49 w[13]
        ror edx, 0x11                      ;   360.3 alu1    50 w[14]
        xor r15d, edx                      ;   361.3 alu2    50 w[14]
        xor r11d, esi                      ;   361.0 alu0    48 t1
        ror r11d, 5                        ;   362.0 alu1    48 t1
        xor r11d, esi                      ;   363.0 alu2    48 t1
        ror r11d, 6                        ;   364.0 alu0    48 t1
        lea r14d, [r14 + r11 - 710438585]  ;   365.0 agu0    61 t1
        mov edx, dword [rsp + 92]          ;   362.7 agu1    49 w[13]
        shr edx, 3                         ;   365.7 alu1    49 w[13]
        xor edx, ebx                       ;   366.7 alu2    49 w[13]
        add edi, edx                       ;   367.7 alu0    78 w[13]
        mov edx, ebp                       ;   364.0 alu1    51 t1 copy
        xor edx, r10d                      ;   365.0 alu2    51 t1
        and edx, esi                       ;   366.0 alu0    51 t1
        xor edx, ebp                       ;   367.0 alu1    51 t1
        add r14d, edx                      ;   368.0 alu2    61 t1
        mov r11d, ecx                      ;   365.7 alu0    52 v[2] copy
        xor r11d, r13d                     ;   366.7 alu1    52 v[2]
        mov ebx, dword [rsp + 132]         ;   366.3 agu2    49 w[14]
        and r12d, r11d                     ;   367.7 alu2    52 v[2]
        xor r12d, ecx                      ;   368.7 alu0    52 v[2]
        mov edx, r13d                      ;   367.3 alu1    47 v[2] copy
        add r14d, edi                      ;   369.0 alu2    61 t1
        add eax, r14d                      ;   370.0 alu0    62 v[6]
        ror edx, 9                         ;   368.3 alu1    47 v[2]
        xor edx, r13d                      ;   369.3 alu2    47 v[2]
        ror edx, 0xb                       ;   370.3 alu0    47 v[2]
        xor edx, r13d                      ;   371.3 alu1    47 v[2]
        ror edx, 2                         ;   372.3 alu2    47 v[2]
        add r12d, r14d                     ;   370.0 alu0    63 v[2]
        add r15d, dword [rsp + 108]        ;   370.3 alu1+agu0   78 w[14]
        add r12d, edx                      ;   373.3 alu2    63 v[2]
        mov edx, edi                       ;   371.0 alu0    50 w[15] copy
        ror edx, 2                         ;   372.0 alu1    50 w[15]
        add r15d, dword [rsp + 92]         ;   371.7 alu2+agu1   78 w[14]
        mov r14d, edi                      ;   372.0 alu0    50 w[15] copy
        shr r14d, 0xa                      ;   373.0 alu1    50 w[15]
        xor edx, edi                       ;   373.0 alu2    50 w[15]
        mov dword [rsp + 92], edi          ;   373.0 agu2    78 w[13] spill
        mov edi, dword [rsp + 132]         ;   373.3 agu0    49 w[14]
        ror edx, 0x11                      ;   374.0 alu0    50 w[15]
        xor r14d, edx                      ;   375.0 alu1    50 w[15]
        mov edx, dword [rsp + 132]         ;   374.3 agu1    49 w[14]
        ror edi, 0xb                       ;   376.3 alu2    49 w[14]
        xor ebx, edi                       ;   377.3 alu0    49 w[14]
        mov edi, eax                       ;   375.3 alu1    48 t1 copy
        ror edi, 0xe                       ;   376.3 alu2    48 t1
        xor edi, eax                       ;   377.3 alu0    48 t1
        ror edi, 5                         ;   378.3 alu1    48 t1
        xor edi, eax                       ;   379.3 alu2    48 t1
        ror edi, 6                         ;   380.3 alu0    48 t1
        lea ebp, [rbp + rdi + 113926993]   ;   381.3 agu2    61 t1
        ror ebx, 7                         ;   378.3 alu1    49 w[14]
        mov edi, r13d                      ;   378.0 alu2    52 v[1] copy
        xor edi, r12d                      ;   379.0 alu0    52 v[1]
        shr edx, 3                         ;   378.7 alu1    49 w[14]
        and r11d, edi                      ;   380.0 alu2    52 v[1]
        xor r11d, r13d                     ;   381.0 alu0    52 v[1]
        xor edx, ebx                       ;   379.7 alu1    49 w[14]
        add r15d, edx                      ;   380.7 alu2    78 w[14]
        mov edx, r10d                      ;   380.3 alu0    51 t1 copy
        xor edx, esi                       ;   381.3 alu1    51 t1
        and edx, eax                       ;   382.3 alu2    51 t1
        add r14d, dword [rsp + 136]        ;   381.3 alu0+agu0   78 w[15]
        xor edx, r10d                      ;   383.3 alu1    51 t1
        add ebp, edx                       ;   384.3 alu2    61 t1
        add ebp, r15d                      ;   385.3 alu0    61 t1
        add r9d, ebp                       ;   386.3 alu1    62 v[5]
        add r11d, ebp                      ;   386.3 alu2    63 v[1]
        mov ebx, dword [rsp + 140]         ;   383.3 agu1    49 w[15]
        add r14d, dword [rsp + 132]        ;   383.7 alu0+agu2   78 w[15]
        mov edx, r12d                      ;   384.0 alu1    47 v[1] copy
        ror edx, 9                         ;   385.0 alu2    47 v[1]
        mov ebp, r15d                      ;   384.7 alu0    50 w[0] copy
        mov dword [rsp + 132], r15d        ;   385.0 agu0    78 w[14] spill
        xor edx, r12d                      ;   386.0 alu1    47 v[1]
        ror edx, 0xb                       ;   387.0 alu2    47 v[1]
        xor edx, r12d                      ;   388.0 alu0    47 v[1]
        ror edx, 2                         ;   389.0 alu1    47 v[1]
        add r11d, edx                      ;   390.0 alu2    63 v[1]
        mov edx, r15d                      ;   387.0 alu0    50 w[0] copy
        shr ebp, 0xa                       ;   387.3 alu1    50 w[0]
        ror edx, 2                         ;   388.0 alu2    50 w[0]
        xor edx, r15d                      ;   389.0 alu0    50 w[0]
        ror edx, 0x11                      ;   390.0 alu1    50 w[0]
        mov r15d, dword [rsp + 140]        ;   388.7 agu1    49 w[15]
        ror r15d, 0xb                      ;   391.7 alu2    49 w[15]
        xor ebx, r15d                      ;   392.7 alu0    49 w[15]
        mov r15d, r9d                      ;   389.7 alu1    48 t1 copy
        xor ebp, edx                       ;   391.0 alu2    50 w[0]
        ror r15d, 0xe                      ;   390.7 alu0    48 t1
        xor r15d, r9d                      ;   391.7 alu1    48 t1
        mov edx, dword [rsp + 140]         ;   391.0 agu2    49 w[15]
        ror ebx, 7                         ;   393.7 alu2    49 w[15]
        shr edx, 3                         ;   394.0 alu0    49 w[15]
        xor edx, ebx                       ;   395.0 alu1    49 w[15]
        ror r15d, 5                        ;   392.7 alu2    48 t1
        xor r15d, r9d                      ;   393.7 alu0    48 t1
        ror r15d, 6                        ;   394.7 alu1    48 t1
        lea r10d, [r10 + r15 + 338241895]  ;   395.7 agu0    61 t1
        add r14d, edx                      ;   396.0 alu2    78 w[15]
        mov edx, esi                       ;   394.0 alu0    51 t1 copy
        xor edx, eax                       ;   395.0 alu1    51 t1
        and edx, r9d                       ;   396.0 alu2    51 t1
        xor edx, esi                       ;   397.0 alu0    51 t1
        add r10d, edx                      ;   398.0 alu1    61 t1
        mov edx, r11d                      ;   395.7 alu2    47 v[0] copy
        ror edx, 9                         ;   396.7 alu0    47 v[0]
        xor edx, r11d                      ;   397.7 alu1    47 v[0]
        mov r15d, r12d                     ;   396.7 alu2    52 v[0] copy
        xor r15d, r11d                     ;   397.7 alu0    52 v[0]
        ror edx, 0xb                       ;   398.7 alu1    47 v[0]
        xor edx, r11d                      ;   399.7 alu2    47 v[0]
        and edi, r15d                      ;   398.7 alu0    52 v[0]
        xor edi, r12d                      ;   399.7 alu1    52 v[0]
        add r10d, r14d                     ;   399.0 alu2    61 t1
        add edi, r10d                      ;   400.7 alu0    63 v[0]
        ror edx, 2                         ;   400.7 alu1    47 v[0]
        add edi, edx                       ;   401.7 alu2    63 v[0]
        add ebp, dword [rsp + 112]         ;   400.0 alu0+agu1   78 w[0]
        add ebp, dword [rsp + 140]         ;   401.0 alu1+agu2   78 w[0]
        mov dword [rsp + 140], r14d        ;   400.7 agu0    78 w[15] spill
        mov edx, r14d                      ;   401.0 alu2    50 w[1] copy
        ror edx, 2                         ;   402.0 alu0    50 w[1]
        xor edx, r14d                      ;   403.0 alu1    50 w[1]
        mov ebx, dword [rsp + 124]         ;   402.0 agu1    49 w[0]
        add ecx, r10d                      ;   402.3 alu2    62 v[4]
        mov r10d, r14d                     ;   402.7 alu0    50 w[1] copy
        mov r14d, dword [rsp + 124]        ;   403.0 agu2    49 w[0]
        ror r14d, 0xb                      ;   406.0 alu1    49 w[0]
        xor ebx, r14d                      ;   407.0 alu2    49 w[0]
        shr r10d, 0xa                      ;   404.0 alu0    50 w[1]
        ror edx, 0x11                      ;   404.3 alu1    50 w[1]
        xor r10d, edx                      ;   405.3 alu2    50 w[1]
        mov edx, dword [rsp + 124]         ;   405.0 agu0    49 w[0]
        shr edx, 3                         ;   408.0 alu0    49 w[0]
        mov r14d, ecx                      ;   405.7 alu1    48 t1 copy
        ror r14d, 0xe                      ;   406.7 alu2    48 t1
        xor r14d, ecx                      ;   407.7 alu0    48 t1
        ror r14d, 5                        ;   408.7 alu1    48 t1
        ror ebx, 7                         ;   408.0 alu2    49 w[0]
        xor r14d, ecx                      ;   409.7 alu0    48 t1
        ror r14d, 6                        ;   410.7 alu1    48 t1
        lea esi, [rsi + r14 + 666307205]   ;   411.7 agu1    61 t1
        xor edx, ebx                       ;   409.0 alu2    49 w[0]
        mov ebx, dword [rsp + 104]         ;   408.7 agu2    49 w[1]
        add ebp, edx                       ;   410.0 alu0    78 w[0]
        mov edx, eax                       ;   409.3 alu1    51 t1 copy
        xor edx, r9d                       ;   410.3 alu2    51 t1
        add r10d, r8d                      ;   410.0 alu0    78 w[1]
        add r10d, dword [rsp + 124]        ;   411.0 alu1+agu0   78 w[1]
        mov dword [rsp + 124], r8d         ;   410.7 agu1    78 w[10] spill
        and edx, ecx                       ;   411.3 alu2    51 t1
        xor edx, eax                       ;   412.3 alu0    51 t1
        add esi, edx                       ;   413.7 alu1    61 t1
        add esi, ebp                       ;   414.7 alu2    61 t1
        add r13d, esi                      ;   415.7 alu0    62 v[3]
        mov r8d, dword [rsp + 104]         ;   412.7 agu2    49 w[1]
        ror r8d, 0xb                       ;   415.7 alu1    49 w[1]
        xor ebx, r8d                       ;   416.7 alu2    49 w[1]
        mov r14d, r11d                     ;   413.7 alu0    52 v[7] copy
        xor r14d, edi                      ;   414.7 alu1    52 v[7]
        and r15d, r14d                     ;   415.7 alu2    52 v[7]
        xor r15d, r11d                     ;   416.7 alu0    52 v[7]
        add r15d, esi                      ;   417.7 alu1    63 v[7]
        mov r8d, r13d                      ;   416.7 alu2    48 t1 copy
        ror r8d, 0xe                       ;   417.7 alu0    48 t1
        mov esi, ebp                       ;   416.0 alu1    50 w[2] copy
        ror ebx, 7                         ;   417.7 alu2    49 w[1]
        shr esi, 0xa                       ;   417.0 alu0    50 w[2]
        xor r8d, r13d                      ;   418.7 alu1    48 t1
        ror r8d, 5                         ;   419.7 alu2    48 t1
        xor r8d, r13d                      ;   420.7 alu0    48 t1
        ror r8d, 6                         ;   421.7 alu1    48 t1
        lea eax, [rax + r8 + 773529912]    ;   422.7 agu0    61 t1
        mov r8d, edi                       ;   418.7 alu2    52 v[6] copy
        mov edx, edi                       ;   419.0 alu0    47 v[7] copy
        ror edx, 9                         ;   420.0 alu1    47 v[7]
        xor edx, edi                       ;   421.0 alu2    47 v[7]
        ror edx, 0xb                       ;   422.0 alu0    47 v[7]
        xor edx, edi                       ;   423.0 alu1    47 v[7]
        ror edx, 2                         ;   424.0 alu2    47 v[7]
        add r15d, edx                      ;   425.0 alu0    63 v[7]
        mov edx, ebp                       ;   421.3 alu1    50 w[2] copy
        ror edx, 2                         ;   422.3 alu2    50 w[2]
        xor edx, ebp                       ;   423.3 alu0    50 w[2]
        ror edx, 0x11                      ;   424.3 alu1    50 w[2]
        xor esi, edx                       ;   425.3 alu2    50 w[2]
        mov edx, dword [rsp + 104]         ;   423.0 agu1    49 w[1]
        shr edx, 3                         ;   426.0 alu0    49 w[1]
        xor edx, ebx                       ;   427.0 alu1    49 w[1]
        add r10d, edx                      ;   428.0 alu2    78 w[1]
        mov edx, r9d                       ;   424.3 alu0    51 t1 copy
        xor edx, ecx                       ;   425.3 alu1    51 t1
        and edx, r13d                      ;   426.3 alu2    51 t1
        xor edx, r9d                       ;   427.3 alu0    51 t1
        mov ebx, dword [rsp + 88]          ;   425.7 agu2    49 w[2]
        xor r8d, r15d                      ;   426.0 alu1    52 v[6]
        and r14d, r8d                      ;   427.0 alu2    52 v[6]
        xor r14d, edi                      ;   428.0 alu0    52 v[6]
        add esi, dword [rsp + 120]         ;   427.0 alu1+agu0   78 w[2]
        add esi, dword [rsp + 104]         ;   428.0 alu2+agu1   78 w[2]
        mov dword [rsp + 104], r10d        ;   429.0 agu2    78 w[1] spill
        add eax, edx                       ;   428.3 alu0    61 t1
        mov edx, r15d                      ;   428.3 alu1    47 v[6] copy
        ror edx, 9                         ;   429.3 alu2    47 v[6]
        xor edx, r15d                      ;   430.3 alu0    47 v[6]
        ror edx, 0xb                       ;   431.3 alu1    47 v[6]
        add eax, r10d                      ;   429.7 alu2    61 t1
        add r14d, eax                      ;   430.7 alu0    63 v[6]
        add r12d, eax                      ;   430.7 alu1    62 v[2]
        mov eax, r10d                      ;   430.7 alu2    50 w[3] copy
        shr eax, 0xa                       ;   431.7 alu0    50 w[3]
        xor edx, r15d                      ;   432.3 alu1    47 v[6]
        ror edx, 2                         ;   433.3 alu2    47 v[6]
        add r14d, edx                      ;   434.3 alu0    63 v[6]
        mov edx, r10d                      ;   432.3 alu1    50 w[3] copy
        ror edx, 2                         ;   433.3 alu2    50 w[3]
        xor edx, r10d                      ;   434.3 alu0    50 w[3]
        mov r10d, dword [rsp + 88]         ;   433.3 agu0    49 w[2]
        ror r10d, 0xb                      ;   436.3 alu1    49 w[2]
        xor ebx, r10d                      ;   437.3 alu2    49 w[2]
        mov r10d, r12d                     ;   434.3 alu0    48 t1 copy
        ror r10d, 0xe                      ;   435.3 alu1    48 t1
        ror edx, 0x11                      ;   435.3 alu2    50 w[3]
        xor eax, edx                       ;   436.3 alu0    50 w[3]
        mov edx, dword [rsp + 88]          ;   435.7 agu1    49 w[2]
        shr edx, 3                         ;   438.7 alu1    49 w[2]
        xor r10d, r12d                     ;   436.3 alu2    48 t1
        ror r10d, 5                        ;   437.3 alu0    48 t1
        ror ebx, 7                         ;   438.3 alu1    49 w[2]
        xor edx, ebx                       ;   439.7 alu2    49 w[2]
        add esi, edx                       ;   440.7 alu0    78 w[2]
        mov edx, ecx                       ;   438.0 alu1    51 t1 copy
        xor edx, r13d                      ;   439.0 alu2    51 t1
        and edx, r12d                      ;   440.0 alu0    51 t1
        xor edx, ecx                       ;   441.0 alu1    51 t1
        xor r10d, r12d                     ;   439.3 alu2    48 t1
        ror r10d, 6                        ;   440.3 alu0    48 t1
        lea r9d, [r9 + r10 + 1294757372]   ;   441.3 agu2    61 t1
        add r9d, edx                       ;   443.3 alu1    61 t1
        add r9d, esi                       ;   444.3 alu2    61 t1
        add r11d, r9d                      ;   445.3 alu0    62 v[1]
        mov edx, r14d                      ;   441.3 alu1    47 v[5] copy
        mov r10d, r15d                     ;   441.7 alu2    52 v[5] copy
        ror edx, 9                         ;   442.3 alu0    47 v[5]
        xor r10d, r14d                     ;   442.7 alu1    52 v[5]
        and r8d, r10d                      ;   443.7 alu2    52 v[5]
        xor r8d, r15d                      ;   444.7 alu0    52 v[5]
        add r8d, r9d                       ;   445.7 alu1    63 v[5]
        mov r9d, esi                       ;   443.7 alu2    50 w[4] copy
        xor edx, r14d                      ;   444.0 alu0    47 v[5]
        ror edx, 0xb                       ;   445.0 alu1    47 v[5]
        xor edx, r14d                      ;   446.0 alu2    47 v[5]
        ror edx, 2                         ;   447.0 alu0    47 v[5]
        add eax, dword [rsp + 128]         ;   445.3 alu1+agu0   78 w[3]
        mov ebx, dword [rsp + 116]         ;   445.7 agu1    49 w[3]
        shr r9d, 0xa                       ;   446.0 alu2    50 w[4]
        add eax, dword [rsp + 88]          ;   446.3 alu0+agu2   78 w[3]
        mov dword [rsp + 88], esi          ;   446.7 agu0    78 w[2] spill
        add r8d, edx                       ;   448.0 alu1    63 v[5]
        mov edx, esi                       ;   447.3 alu2    50 w[4] copy
        ror edx, 2                         ;   448.3 alu0    50 w[4]
        xor edx, esi                       ;   449.3 alu1    50 w[4]
        ror edx, 0x11                      ;   450.3 alu2    50 w[4]
        mov esi, dword [rsp + 116]         ;   448.7 agu1    49 w[3]
        ror esi, 0xb                       ;   451.7 alu0    49 w[3]
        xor ebx, esi                       ;   452.7 alu1    49 w[3]
        xor r9d, edx                       ;   451.3 alu2    50 w[4]
        mov edx, dword [rsp + 116]         ;   450.0 agu2    49 w[3]
        add r9d, dword [rsp + 92]          ;   452.3 alu0+agu0   78 w[4]
        add r9d, dword [rsp + 116]         ;   453.3 alu1+agu1   78 w[4]
        shr edx, 3                         ;   453.0 alu2    49 w[3]
        ror ebx, 7                         ;   453.7 alu0    49 w[3]
        xor edx, ebx                       ;   454.7 alu1    49 w[3]
        add eax, edx                       ;   455.7 alu2    78 w[3]
        mov edx, r13d                      ;   452.3 alu0    51 t1 copy
        xor edx, r12d                      ;   453.3 alu1    51 t1
        mov esi, r11d                      ;   453.0 alu2    48 t1 copy
        ror esi, 0xe                       ;   454.0 alu0    48 t1
        xor esi, r11d                      ;   455.0 alu1    48 t1
        ror esi, 5                         ;   456.0 alu2    48 t1
        xor esi, r11d                      ;   457.0 alu0    48 t1
        ror esi, 6                         ;   458.0 alu1    48 t1
        and edx, r11d                      ;   455.0 alu2    51 t1
        xor edx, r13d                      ;   456.0 alu0    51 t1
        lea ecx, [rcx + rsi + 1396182291]  ;   459.0 agu2    61 t1
        add ecx, edx                       ;   461.0 alu1    61 t1
        add ecx, eax                       ;   462.0 alu2    61 t1
        mov esi, r14d                      ;   456.7 alu0    52 v[4] copy
        xor esi, r8d                       ;   457.7 alu1    52 v[4]
        and r10d, esi                      ;   458.7 alu2    52 v[4]
        xor r10d, r14d                     ;   459.7 alu0    52 v[4]
        mov edx, r8d                       ;   458.0 alu1    47 v[4] copy
        ror edx, 9                         ;   459.0 alu2    47 v[4]
        mov ebx, eax                       ;   458.7 alu0    50 w[5] copy
        xor edx, r8d                       ;   460.0 alu1    47 v[4]
        ror edx, 0xb                       ;   461.0 alu2    47 v[4]
        xor edx, r8d                       ;   462.0 alu0    47 v[4]
        add edi, ecx                       ;   463.0 alu1    62 v[0]
        mov dword [rsp + 116], eax         ;   460.3 agu0    78 w[3] spill
        ror ebx, 2                         ;   460.7 alu2    50 w[5]
        xor ebx, eax                       ;   461.7 alu0    50 w[5]
        ror ebx, 0x11                      ;   462.7 alu1    50 w[5]
        ror edx, 2                         ;   463.0 alu2    47 v[4]
        add ecx, edx                       ;   464.0 alu0    63 v[4]
        mov edx, eax                       ;   462.3 alu1    50 w[5] copy
        add ecx, r10d                      ;   465.0 alu2    63 v[4]
        mov r10d, dword [rsp + 96]         ;   463.0 agu1    49 w[4]
        mov eax, dword [rsp + 96]          ;   463.3 agu2    49 w[4]
        ror eax, 0xb                       ;   466.3 alu0    49 w[4]
        shr edx, 0xa                       ;   464.0 alu1    50 w[5]
        shr r10d, 3                        ;   466.0 alu2    49 w[4]
        xor edx, ebx                       ;   465.0 alu0    50 w[5]
        mov ebx, dword [rsp + 96]          ;   465.0 agu0    49 w[4]
        xor ebx, eax                       ;   468.0 alu1    49 w[4]
        ror ebx, 7                         ;   469.0 alu2    49 w[4]
        xor r10d, ebx                      ;   470.0 alu0    49 w[4]
        add r9d, r10d                      ;   471.0 alu1    78 w[4]
        mov r10d, edi                      ;   466.7 alu2    48 t1 copy
        ror r10d, 0xe                      ;   467.7 alu0    48 t1
        xor r10d, edi                      ;   468.7 alu1    48 t1
        ror r10d, 5                        ;   469.7 alu2    48 t1
        xor r10d, edi                      ;   470.7 alu0    48 t1
        ror r10d, 6                        ;   471.7 alu1    48 t1
        mov ebx, dword [rsp + 100]         ;   468.7 agu1    49 w[5]
        lea r13d, [r13 + r10 + 1695183700] ;   472.7 agu2    61 t1
        mov r10d, r8d                      ;   469.3 alu2    52 v[3] copy
        add edx, dword [rsp + 132]         ;   469.7 alu0+agu0   78 w[5]
        mov eax, r12d                      ;   470.0 alu1    51 t1 copy
        xor eax, r11d                      ;   471.0 alu2    51 t1
        and eax, edi                       ;   472.0 alu0    51 t1
        xor eax, r12d                      ;   473.0 alu1    51 t1
        add r13d, eax                      ;   474.7 alu2    61 t1
        add r13d, r9d                      ;   475.7 alu0    61 t1
        xor r10d, ecx                      ;   472.0 alu1    52 v[3]
        mov eax, ecx                       ;   472.3 alu2    47 v[3] copy
        ror eax, 9                         ;   473.3 alu0    47 v[3]
        and esi, r10d                      ;   473.0 alu1    52 v[3]
        xor esi, r8d                       ;   474.0 alu2    52 v[3]
        add r15d, r13d                     ;   476.7 alu0    62 v[7]
        add edx, dword [rsp + 96]          ;   474.0 alu1+agu1   78 w[5]
        add esi, r13d                      ;   476.7 alu2    63 v[3]
        mov dword [rsp + 96], r9d          ;   474.7 agu2    78 w[4] spill
        mov r13d, r9d                      ;   475.0 alu0    50 w[6] copy
        shr r13d, 0xa                      ;   476.0 alu1    50 w[6]
        xor eax, ecx                       ;   475.7 alu2    47 v[3]
        ror eax, 0xb                       ;   476.7 alu0    47 v[3]
        xor eax, ecx                       ;   477.7 alu1    47 v[3]
        ror eax, 2                         ;   478.7 alu2    47 v[3]
        add esi, eax                       ;   479.7 alu0    63 v[3]
        mov eax, r9d                       ;   477.3 alu1    50 w[6] copy
        ror eax, 2                         ;   478.3 alu2    50 w[6]
        xor eax, r9d                       ;   479.3 alu0    50 w[6]
        mov r9d, dword [rsp + 100]         ;   478.3 agu0    49 w[5]
        ror r9d, 0xb                       ;   481.3 alu1    49 w[5]
        xor ebx, r9d                       ;   482.3 alu2    49 w[5]
        mov r9d, r15d                      ;   479.3 alu0    48 t1 copy
        ror r9d, 0xe                       ;   480.3 alu1    48 t1
        xor r9d, r15d                      ;   481.3 alu2    48 t1
        ror r9d, 5                         ;   482.3 alu0    48 t1
        xor r9d, r15d                      ;   483.3 alu1    48 t1
        ror eax, 0x11                      ;   481.0 alu2    50 w[6]
        ror ebx, 7                         ;   483.3 alu0    49 w[5]
        xor r13d, eax                      ;   482.0 alu1    50 w[6]
        ror r9d, 6                         ;   484.3 alu2    48 t1
        lea r12d, [r12 + r9 + 1986661051]  ;   485.3 agu1    61 t1
        mov r9d, ecx                       ;   482.7 alu0    52 v[2] copy
        xor r9d, esi                       ;   483.7 alu1    52 v[2]
        and r10d, r9d                      ;   484.7 alu2    52 v[2]
        mov eax, dword [rsp + 100]         ;   483.7 agu2    49 w[5]
        shr eax, 3                         ;   486.7 alu0    49 w[5]
        xor eax, ebx                       ;   487.7 alu1    49 w[5]
        add edx, eax                       ;   488.7 alu2    78 w[5]
        mov eax, r11d                      ;   485.0 alu0    51 t1 copy
        xor eax, edi                       ;   486.0 alu1    51 t1
        and eax, r15d                      ;   487.0 alu2    51 t1
        xor eax, r11d                      ;   488.0 alu0    51 t1
        add r12d, eax                      ;   489.0 alu1    61 t1
        xor r10d, ecx                      ;   486.7 alu2    52 v[2]
        add r12d, edx                      ;   490.0 alu0    61 t1
        add r10d, r12d                     ;   491.0 alu1    63 v[2]
        mov eax, esi                       ;   487.7 alu2    47 v[2] copy
        ror eax, 9                         ;   488.7 alu0    47 v[2]
        xor eax, esi                       ;   489.7 alu1    47 v[2]
        ror eax, 0xb                       ;   490.7 alu2    47 v[2]
        xor eax, esi                       ;   491.7 alu0    47 v[2]
        ror eax, 2                         ;   492.7 alu1    47 v[2]
        add r10d, eax                      ;   493.7 alu2    63 v[2]
        mov eax, edx                       ;   490.0 alu0    50 w[7] copy
        ror eax, 2                         ;   491.0 alu1    50 w[7]
        xor eax, edx                       ;   492.0 alu2    50 w[7]
        ror eax, 0x11                      ;   493.0 alu0    50 w[7]
        add r13d, dword [rsp + 140]        ;   491.3 alu1+agu0   78 w[6]
        add r14d, r12d                     ;   491.7 alu2    62 v[6]
        mov r12d, edx                      ;   492.0 alu0    50 w[7] copy
        mov ebx, dword [rsp + 108]         ;   492.3 agu1    49 w[6]
        shr r12d, 0xa                      ;   493.0 alu1    50 w[7]
        xor r12d, eax                      ;   494.0 alu2    50 w[7]
        add r12d, ebp                      ;   495.0 alu0    78 w[7]
        mov eax, dword [rsp + 108]         ;   493.7 agu2    49 w[6]
        add r13d, dword [rsp + 100]        ;   494.0 alu1+agu0   78 w[6]
        mov dword [rsp + 100], edx         ;   494.3 agu1    78 w[5] spill
        mov edx, dword [rsp + 108]         ;   494.7 agu2    49 w[6]
        ror edx, 0xb                       ;   497.7 alu2    49 w[6]
        xor ebx, edx                       ;   498.7 alu0    49 w[6]
        mov edx, edi                       ;   495.7 alu1    51 t1 copy
        xor edx, r15d                      ;   496.7 alu2    51 t1
        and edx, r14d                      ;   497.7 alu0    51 t1
        ror ebx, 7                         ;   499.7 alu1    49 w[6]
        shr eax, 3                         ;   497.0 alu2    49 w[6]
        xor eax, ebx                       ;   500.7 alu0    49 w[6]
        mov ebx, dword [rsp + 136]         ;   497.7 agu0    49 w[7]
        add r12d, dword [rsp + 108]        ;   498.0 alu1+agu1   78 w[7]
        mov dword [rsp + 108], ebp         ;   498.3 agu2    78 w[0] spill
        mov ebp, dword [rsp + 136]         ;   498.7 agu0    49 w[7]
        xor edx, edi                       ;   499.0 alu2    51 t1
        add r13d, eax                      ;   501.7 alu0    78 w[6]
        mov eax, r14d                      ;   499.7 alu1    48 t1 copy
        ror eax, 0xe                       ;   500.7 alu2    48 t1
        xor eax, r14d                      ;   501.7 alu0    48 t1
        ror eax, 5                         ;   502.7 alu1    48 t1
        xor eax, r14d                      ;   503.7 alu2    48 t1
        ror eax, 6                         ;   504.7 alu0    48 t1
        ror ebp, 0xb                       ;   501.7 alu1    49 w[7]
        xor ebx, ebp                       ;   502.7 alu2    49 w[7]
        ror ebx, 7                         ;   503.7 alu0    49 w[7]
        lea r11d, [r11 + rax - 2117940946] ;   505.7 agu1    61 t1
        add r11d, edx                      ;   507.7 alu1    61 t1
        mov edx, r10d                      ;   503.3 alu2    47 v[1] copy
        mov eax, esi                       ;   503.7 alu0    52 v[1] copy
        xor eax, r10d                      ;   504.7 alu1    52 v[1]
        and r9d, eax                       ;   505.7 alu2    52 v[1]
        add r11d, r13d                     ;   508.7 alu0    61 t1
        ror edx, 9                         ;   505.0 alu1    47 v[1]
        xor edx, r10d                      ;   506.0 alu2    47 v[1]
        ror edx, 0xb                       ;   507.0 alu0    47 v[1]
        xor edx, r10d                      ;   508.0 alu1    47 v[1]
        ror edx, 2                         ;   509.0 alu2    47 v[1]
        xor r9d, esi                       ;   506.7 alu0    52 v[1]
        add r9d, r11d                      ;   509.7 alu1    63 v[1]
        add r9d, edx                       ;   510.7 alu2    63 v[1]
        add r8d, r11d                      ;   509.7 alu0    62 v[5]
        mov r11d, r13d                     ;   508.0 alu1    50 w[8] copy
        shr r11d, 0xa                      ;   509.0 alu2    50 w[8]
        mov edx, r13d                      ;   508.7 alu0    50 w[8] copy
        mov ebp, r8d                       ;   510.7 alu1    48 t1 copy
        ror ebp, 0xe                       ;   511.7 alu2    48 t1
        xor ebp, r8d                       ;   512.7 alu0    48 t1
        ror edx, 2                         ;   510.0 alu1    50 w[8]
        xor edx, r13d                      ;   511.0 alu2    50 w[8]
        ror edx, 0x11                      ;   512.0 alu0    50 w[8]
        xor r11d, edx                      ;   513.0 alu1    50 w[8]
        mov edx, dword [rsp + 136]         ;   511.3 agu2    49 w[7]
        shr edx, 3                         ;   514.3 alu2    49 w[7]
        ror ebp, 5                         ;   513.7 alu0    48 t1
        xor ebp, r8d                       ;   514.7 alu1    48 t1
        ror ebp, 6                         ;   515.7 alu2    48 t1
        lea edi, [rdi + rbp - 1838011259]  ;   516.7 agu0    61 t1
        mov ebp, r10d                      ;   513.3 alu0    52 v[0] copy
        xor ebp, r9d                       ;   514.3 alu1    52 v[0]
        and eax, ebp                       ;   515.3 alu2    52 v[0]
        xor eax, r10d                      ;   516.3 alu0    52 v[0]
        xor edx, ebx                       ;   515.3 alu1    49 w[7]
        add r12d, edx                      ;   516.3 alu2    78 w[7]
        mov edx, r15d                      ;   515.3 alu0    51 t1 copy
        xor edx, r14d                      ;   516.3 alu1    51 t1
        and edx, r8d                       ;   517.3 alu2    51 t1
        xor edx, r15d                      ;   518.3 alu0    51 t1
        add edi, edx                       ;   519.3 alu1    61 t1
        add edi, r12d                      ;   520.3 alu2    61 t1
        mov edx, r9d                       ;   517.3 alu0    47 v[0] copy
        ror edx, 9                         ;   518.3 alu1    47 v[0]
        xor edx, r9d                       ;   519.3 alu2    47 v[0]
        ror edx, 0xb                       ;   520.3 alu0    47 v[0]
        xor edx, r9d                       ;   521.3 alu1    47 v[0]
        ror edx, 2                         ;   522.3 alu2    47 v[0]
        add eax, edi                       ;   521.3 alu0    63 v[0]
        add eax, edx                       ;   523.3 alu1    63 v[0]
        mov edx, r12d                      ;   520.0 alu2    50 w[9] copy
        ror edx, 2                         ;   521.0 alu0    50 w[9]
        mov ebx, dword [rsp + 112]         ;   520.7 agu1    49 w[8]
        xor edx, r12d                      ;   522.0 alu1    50 w[9]
        add ecx, edi                       ;   521.3 alu2    62 v[4]
        mov edi, r12d                      ;   521.7 alu0    50 w[9] copy
        add r11d, dword [rsp + 104]        ;   522.0 alu1+agu2   78 w[8]
        add r11d, dword [rsp + 136]        ;   523.0 alu2+agu0   78 w[8]
        mov dword [rsp + 136], r12d        ;   522.7 agu1    78 w[7] spill
        mov r12d, dword [rsp + 112]        ;   523.0 agu2    49 w[8]
        ror r12d, 0xb                      ;   526.0 alu0    49 w[8]
        xor ebx, r12d                      ;   527.0 alu1    49 w[8]
        mov r12d, ecx                      ;   524.0 alu2    48 t1 copy
        ror r12d, 0xe                      ;   525.0 alu0    48 t1
        xor r12d, ecx                      ;   526.0 alu1    48 t1
        ror r12d, 5                        ;   527.0 alu2    48 t1
        ror edx, 0x11                      ;   525.3 alu0    50 w[9]
        shr edi, 0xa                       ;   525.7 alu1    50 w[9]
        xor edi, edx                       ;   526.7 alu2    50 w[9]
        mov edx, dword [rsp + 112]         ;   526.3 agu0    49 w[8]
        ror ebx, 7                         ;   528.0 alu0    49 w[8]
        shr edx, 3                         ;   529.3 alu1    49 w[8]
        xor edx, ebx                       ;   530.3 alu2    49 w[8]
        add r11d, edx                      ;   531.3 alu0    78 w[8]
        mov edx, r14d                      ;   528.0 alu1    51 t1 copy
        xor r12d, ecx                      ;   528.3 alu2    48 t1
        ror r12d, 6                        ;   529.3 alu0    48 t1
        lea r15d, [r15 + r12 - 1564481375] ;   530.3 agu1    61 t1
        mov r12d, r9d                      ;   529.3 alu1    52 v[7] copy
        xor r12d, eax                      ;   530.3 alu2    52 v[7]
        and ebp, r12d                      ;   531.3 alu0    52 v[7]
        xor ebp, r9d                       ;   532.3 alu1    52 v[7]
        xor edx, r8d                       ;   530.7 alu2    51 t1
        and edx, ecx                       ;   531.7 alu0    51 t1
        xor edx, r14d                      ;   532.7 alu1    51 t1
        add r15d, edx                      ;   533.7 alu2    61 t1
        add r15d, r11d                     ;   534.7 alu0    61 t1
        add esi, r15d                      ;   535.7 alu1    62 v[3]
        add ebp, r15d                      ;   535.7 alu2    63 v[7]
        add edi, dword [rsp + 88]          ;   533.0 alu0+agu2   78 w[9]
        add edi, dword [rsp + 112]         ;   534.0 alu1+agu0   78 w[9]
        mov dword [rsp + 112], r11d        ;   533.7 agu1    78 w[8] spill
        mov ebx, dword [rsp + 124]         ;   534.0 agu2    49 w[9]
        mov edx, eax                       ;   534.3 alu2    47 v[7] copy
        ror edx, 9                         ;   535.3 alu0    47 v[7]
        xor edx, eax                       ;   536.3 alu1    47 v[7]
        ror edx, 0xb                       ;   537.3 alu2    47 v[7]
        xor edx, eax                       ;   538.3 alu0    47 v[7]
        ror edx, 2                         ;   539.3 alu1    47 v[7]
        add ebp, edx                       ;   540.3 alu2    63 v[7]
        mov edx, r11d                      ;   536.7 alu0    50 w[10] copy
        ror edx, 2                         ;   537.7 alu1    50 w[10]
        xor edx, r11d                      ;   538.7 alu2    50 w[10]
        mov r15d, r11d                     ;   537.7 alu0    50 w[10] copy
        shr r15d, 0xa                      ;   538.7 alu1    50 w[10]
        ror edx, 0x11                      ;   539.7 alu2    50 w[10]
        xor r15d, edx                      ;   540.7 alu0    50 w[10]
        mov edx, dword [rsp + 124]         ;   539.0 agu0    49 w[9]
        mov r11d, dword [rsp + 124]        ;   539.3 agu1    49 w[9]
        ror r11d, 0xb                      ;   542.3 alu1    49 w[9]
        add r15d, dword [rsp + 124]        ;   541.7 alu2+agu2   78 w[10]
        xor ebx, r11d                      ;   543.3 alu0    49 w[9]
        ror ebx, 7                         ;   544.3 alu1    49 w[9]
        mov r11d, esi                      ;   541.0 alu2    48 t1 copy
        ror r11d, 0xe                      ;   542.0 alu0    48 t1
        xor r11d, esi                      ;   543.0 alu1    48 t1
        ror r11d, 5                        ;   544.0 alu2    48 t1
        shr edx, 3                         ;   542.3 alu0    49 w[9]
        xor edx, ebx                       ;   545.3 alu1    49 w[9]
        add edi, edx                       ;   546.3 alu2    78 w[9]
        mov dword [rsp + 124], edi         ;   547.3 agu0    78 w[9] spill
        mov edx, r8d                       ;   543.7 alu0    51 t1 copy
        xor r11d, esi                      ;   545.0 alu1    48 t1
        ror r11d, 6                        ;   546.0 alu2    48 t1
        lea r14d, [r14 + r11 - 1474664885] ;   547.0 agu1    61 t1
        mov r11d, eax                      ;   545.0 alu0    52 v[6] copy
        xor r11d, ebp                      ;   546.0 alu1    52 v[6]
        xor edx, ecx                       ;   545.7 alu2    51 t1
        and edx, esi                       ;   546.7 alu0    51 t1
        and r12d, r11d                     ;   547.0 alu1    52 v[6]
        xor r12d, eax                      ;   548.0 alu2    52 v[6]
        mov ebx, dword [rsp + 120]         ;   547.0 agu2    49 w[10]
        xor edx, r8d                       ;   547.7 alu0    51 t1
        add r14d, edx                      ;   549.0 alu1    61 t1
        add r14d, edi                      ;   550.0 alu2    61 t1
        add r12d, r14d                     ;   551.0 alu0    63 v[6]
        mov edx, ebp                       ;   548.7 alu1    47 v[6] copy
        ror edx, 9                         ;   549.7 alu2    47 v[6]
        xor edx, ebp                       ;   550.7 alu0    47 v[6]
        ror edx, 0xb                       ;   551.7 alu1    47 v[6]
        xor edx, ebp                       ;   552.7 alu2    47 v[6]
        ror edx, 2                         ;   553.7 alu0    47 v[6]
        add r12d, edx                      ;   554.7 alu1    63 v[6]
        mov edx, edi                       ;   551.0 alu2    50 w[11] copy
        ror edx, 2                         ;   552.0 alu0    50 w[11]
        add r15d, dword [rsp + 116]        ;   551.7 alu1+agu0   78 w[10]
        add r10d, r14d                     ;   552.0 alu2    62 v[2]
        mov r14d, edi                      ;   552.3 alu0    50 w[11] copy
        xor edx, edi                       ;   553.0 alu1    50 w[11]
        mov edi, dword [rsp + 120]         ;   553.0 agu1    49 w[10]
        ror edi, 0xb                       ;   556.0 alu2    49 w[10]
        shr r14d, 0xa                      ;   553.7 alu0    50 w[11]
        ror edx, 0x11                      ;   554.0 alu1    50 w[11]
        xor r14d, edx                      ;   555.0 alu2    50 w[11]
        mov edx, dword [rsp + 120]         ;   554.7 agu2    49 w[10]
        shr edx, 3                         ;   557.7 alu0    49 w[10]
        add r14d, dword [rsp + 96]         ;   556.0 alu1+agu0   78 w[11]
        add r14d, dword [rsp + 120]        ;   557.0 alu2+agu1   78 w[11]
        xor ebx, edi                       ;   557.0 alu0    49 w[10]
        ror ebx, 7                         ;   558.0 alu1    49 w[10]
        xor edx, ebx                       ;   559.0 alu2    49 w[10]
        add r15d, edx                      ;   560.0 alu0    78 w[10]
        mov edx, ecx                       ;   557.3 alu1    51 t1 copy
        xor edx, esi                       ;   558.3 alu2    51 t1
        and edx, r10d                      ;   559.3 alu0    51 t1
        xor edx, ecx                       ;   560.3 alu1    51 t1
        lea r8d, [r8 + rdx - 1035236496]   ;   561.3 agu2    61 t1
        mov ebx, dword [rsp + 128]         ;   559.0 agu0    49 w[11]
        mov edx, ebp                       ;   559.3 alu2    52 v[5] copy
        xor edx, r12d                      ;   560.3 alu0    52 v[5]
        and r11d, edx                      ;   561.3 alu1    52 v[5]
        xor r11d, ebp                      ;   562.3 alu2    52 v[5]
        mov edi, r10d                      ;   560.7 alu0    48 t1 copy
        ror edi, 0xe                       ;   561.7 alu1    48 t1
        xor edi, r10d                      ;   562.7 alu2    48 t1
        ror edi, 5                         ;   563.7 alu0    48 t1
        add r8d, r15d                      ;   563.3 alu1    61 t1
        mov dword [rsp + 120], r15d        ;   562.3 agu1    78 w[10] spill
        xor edi, r10d                      ;   564.7 alu2    48 t1
        ror edi, 6                         ;   565.7 alu0    48 t1
        add r8d, edi                       ;   566.7 alu1    61 t1
        mov edi, r12d                      ;   563.7 alu2    47 v[5] copy
        ror edi, 9                         ;   564.7 alu0    47 v[5]
        xor edi, r12d                      ;   565.7 alu1    47 v[5]
        add r11d, r8d                      ;   567.7 alu2    63 v[5]
        add r9d, r8d                       ;   567.7 alu0    62 v[1]
        mov r8d, r15d                      ;   565.3 alu1    50 w[12] copy
        ror edi, 0xb                       ;   566.7 alu2    47 v[5]
        xor edi, r12d                      ;   567.7 alu0    47 v[5]
        ror edi, 2                         ;   568.7 alu1    47 v[5]
        ror r8d, 2                         ;   566.7 alu2    50 w[12]
        xor r8d, r15d                      ;   567.7 alu0    50 w[12]
        add r11d, edi                      ;   569.7 alu1    63 v[5]
        mov edi, r15d                      ;   567.7 alu2    50 w[12] copy
        mov r15d, dword [rsp + 128]        ;   568.0 agu2    49 w[11]
        ror r15d, 0xb                      ;   571.0 alu0    49 w[11]
        xor ebx, r15d                      ;   572.0 alu1    49 w[11]
        mov r15d, esi                      ;   569.0 alu2    51 t1 copy
        xor r15d, r10d                     ;   570.0 alu0    51 t1
        and r15d, r9d                      ;   571.0 alu1    51 t1
        xor r15d, esi                      ;   572.0 alu2    51 t1
        ror r8d, 0x11                      ;   570.3 alu0    50 w[12]
        shr edi, 0xa                       ;   570.7 alu1    50 w[12]
        xor edi, r8d                       ;   571.7 alu2    50 w[12]
        add edi, dword [rsp + 100]         ;   572.7 alu0+agu0   78 w[12]
        ror ebx, 7                         ;   573.0 alu1    49 w[11]
        mov r8d, dword [rsp + 128]         ;   572.0 agu1    49 w[11]
        shr r8d, 3                         ;   575.0 alu2    49 w[11]
        xor r8d, ebx                       ;   576.0 alu0    49 w[11]
        add r14d, r8d                      ;   577.0 alu1    78 w[11]
        mov ebx, dword [rsp + 92]          ;   573.3 agu2    49 w[12]
        mov r8d, r9d                       ;   573.7 alu2    48 t1 copy
        ror r8d, 0xe                       ;   574.7 alu0    48 t1
        xor r8d, r9d                       ;   575.7 alu1    48 t1
        ror r8d, 5                         ;   576.7 alu2    48 t1
        xor r8d, r9d                       ;   577.7 alu0    48 t1
        ror r8d, 6                         ;   578.7 alu1    48 t1
        lea ecx, [rcx + r8 - 949202525]    ;   579.7 agu0    61 t1
        add ecx, r15d                      ;   581.7 alu2    61 t1
        add ecx, r14d                      ;   582.7 alu0    61 t1
        mov r15d, r11d                     ;   576.7 alu1    47 v[4] copy
        ror r15d, 9                        ;   577.7 alu2    47 v[4]
        mov r8d, r12d                      ;   577.3 alu0    52 v[4] copy
        xor r8d, r11d                      ;   578.3 alu1    52 v[4]
        and edx, r8d                       ;   579.3 alu2    52 v[4]
        xor r15d, r11d                     ;   578.7 alu0    47 v[4]
        ror r15d, 0xb                      ;   579.7 alu1    47 v[4]
        xor edx, r12d                      ;   580.3 alu2    52 v[4]
        xor r15d, r11d                     ;   580.7 alu0    47 v[4]
        ror r15d, 2                        ;   581.7 alu1    47 v[4]
        add edi, dword [rsp + 128]         ;   580.0 alu2+agu1   78 w[12]
        mov dword [rsp + 128], r14d        ;   580.3 agu2    78 w[11] spill
        add edx, ecx                       ;   583.7 alu0    63 v[4]
        add eax, ecx                       ;   583.7 alu1    62 v[0]
        mov ecx, r14d                      ;   581.3 alu2    50 w[13] copy
        ror ecx, 2                         ;   582.3 alu0    50 w[13]
        xor ecx, r14d                      ;   583.3 alu1    50 w[13]
        add edx, r15d                      ;   584.7 alu2    63 v[4]
        mov r15d, r14d                     ;   582.7 alu0    50 w[13] copy
        mov r14d, dword [rsp + 92]         ;   583.0 agu0    49 w[12]
        ror r14d, 0xb                      ;   586.0 alu1    49 w[12]
        xor ebx, r14d                      ;   587.0 alu2    49 w[12]
        mov r14d, eax                      ;   584.7 alu0    48 t1 copy
        ror r14d, 0xe                      ;   585.7 alu1    48 t1
        ror ecx, 0x11                      ;   584.7 alu2    50 w[13]
        shr r15d, 0xa                      ;   585.0 alu0    50 w[13]
        xor r15d, ecx                      ;   586.0 alu1    50 w[13]
        mov ecx, dword [rsp + 92]          ;   585.7 agu1    49 w[12]
        xor r14d, eax                      ;   586.7 alu2    48 t1
        ror r14d, 5                        ;   587.7 alu0    48 t1
        xor r14d, eax                      ;   588.7 alu1    48 t1
        ror ebx, 7                         ;   588.0 alu2    49 w[12]
        ror r14d, 6                        ;   589.7 alu0    48 t1
        lea esi, [rsi + r14 - 778901479]   ;   590.7 agu2    61 t1
        shr ecx, 3                         ;   588.7 alu1    49 w[12]
        xor ecx, ebx                       ;   589.7 alu2    49 w[12]
        add edi, ecx                       ;   590.7 alu0    78 w[12]
        mov ecx, r10d                      ;   589.0 alu1    51 t1 copy
        xor ecx, r9d                       ;   590.0 alu2    51 t1
        and ecx, eax                       ;   591.0 alu0    51 t1
        xor ecx, r10d                      ;   592.0 alu1    51 t1
        add esi, ecx                       ;   593.0 alu2    61 t1
        mov ecx, edx                       ;   590.7 alu0    47 v[3] copy
        ror ecx, 9                         ;   591.7 alu1    47 v[3]
        mov ebx, dword [rsp + 132]         ;   591.3 agu0    49 w[13]
        xor ecx, edx                       ;   592.7 alu2    47 v[3]
        ror ecx, 0xb                       ;   593.7 alu0    47 v[3]
        xor ecx, edx                       ;   594.7 alu1    47 v[3]
        ror ecx, 2                         ;   595.7 alu2    47 v[3]
        add esi, edi                       ;   594.0 alu0    61 t1
        add ebp, esi                       ;   595.0 alu1    62 v[7]
        mov r14d, r11d                     ;   593.7 alu2    52 v[3] copy
        xor r14d, edx                      ;   594.7 alu0    52 v[3]
        and r8d, r14d                      ;   595.7 alu1    52 v[3]
        add r15d, r13d                     ;   594.7 alu2    78 w[13]
        xor r8d, r11d                      ;   596.7 alu0    52 v[3]
        add r8d, esi                       ;   597.7 alu1    63 v[3]
        mov esi, edi                       ;   595.7 alu2    50 w[14] copy
        add r8d, ecx                       ;   598.7 alu0    63 v[3]
        shr esi, 0xa                       ;   596.7 alu1    50 w[14]
        mov ecx, edi                       ;   596.7 alu2    50 w[14] copy
        ror ecx, 2                         ;   597.7 alu0    50 w[14]
        xor ecx, edi                       ;   598.7 alu1    50 w[14]
        ror ecx, 0x11                      ;   599.7 alu2    50 w[14]
        xor esi, ecx                       ;   600.7 alu0    50 w[14]
        mov ecx, dword [rsp + 132]         ;   598.3 agu1    49 w[13]
        add r15d, dword [rsp + 92]         ;   598.7 alu1+agu2   78 w[13]
        mov dword [rsp + 92], r13d         ;   599.0 agu0    78 w[6] spill
        mov r13d, dword [rsp + 132]        ;   599.3 agu1    49 w[13]
        ror r13d, 0xb                      ;   602.3 alu2    49 w[13]
        xor ebx, r13d                      ;   603.3 alu0    49 w[13]
        ror ebx, 7                         ;   604.3 alu1    49 w[13]
        mov r13d, ebp                      ;   600.7 alu2    48 t1 copy
        ror r13d, 0xe                      ;   601.7 alu0    48 t1
        xor r13d, ebp                      ;   602.7 alu1    48 t1
        ror r13d, 5                        ;   603.7 alu2    48 t1
        xor r13d, ebp                      ;   604.7 alu0    48 t1
        ror r13d, 6                        ;   605.7 alu1    48 t1
        lea r10d, [r10 + r13 - 694614492]  ;   606.7 agu2    61 t1
        mov r13d, edx                      ;   603.0 alu2    52 v[2] copy
        shr ecx, 3                         ;   603.3 alu0    49 w[13]
        xor r13d, r8d                      ;   604.0 alu1    52 v[2]
        xor ecx, ebx                       ;   605.3 alu2    49 w[13]
        add r15d, ecx                      ;   606.3 alu0    78 w[13]
        add esi, dword [rsp + 136]         ;   604.7 alu1+agu0   78 w[14]
        mov ecx, r9d                       ;   605.0 alu2    51 t1 copy
        xor ecx, eax                       ;   606.0 alu0    51 t1
        and ecx, ebp                       ;   607.0 alu1    51 t1
        xor ecx, r9d                       ;   608.0 alu2    51 t1
        and r14d, r13d                     ;   606.3 alu0    52 v[2]
        xor r14d, edx                      ;   607.3 alu1    52 v[2]
        add r10d, ecx                      ;   609.0 alu2    61 t1
        mov ecx, r8d                       ;   607.3 alu0    47 v[2] copy
        ror ecx, 9                         ;   608.3 alu1    47 v[2]
        xor ecx, r8d                       ;   609.3 alu2    47 v[2]
        ror ecx, 0xb                       ;   610.3 alu0    47 v[2]
        add r10d, r15d                     ;   610.0 alu1    61 t1
        xor ecx, r8d                       ;   611.3 alu2    47 v[2]
        ror ecx, 2                         ;   612.3 alu0    47 v[2]
        add esi, dword [rsp + 132]         ;   609.7 alu1+agu1   78 w[14]
        mov dword [rsp + 132], r15d        ;   610.0 agu2    78 w[13] spill
        add r12d, r10d                     ;   611.0 alu2    62 v[6]
        add r14d, r10d                     ;   611.0 alu0    63 v[2]
        mov r10d, r15d                     ;   611.0 alu1    50 w[15] copy
        mov ebx, dword [rsp + 140]         ;   611.3 agu0    49 w[14]
        shr r10d, 0xa                      ;   612.0 alu2    50 w[15]
        add r14d, ecx                      ;   613.3 alu0    63 v[2]
        mov ecx, r15d                      ;   612.3 alu1    50 w[15] copy
        ror ecx, 2                         ;   613.3 alu2    50 w[15]
        xor ecx, r15d                      ;   614.3 alu0    50 w[15]
        mov r15d, dword [rsp + 140]        ;   613.3 agu1    49 w[14]
        ror r15d, 0xb                      ;   616.3 alu1    49 w[14]
        ror ecx, 0x11                      ;   615.3 alu2    50 w[15]
        xor r10d, ecx                      ;   616.3 alu0    50 w[15]
        mov ecx, dword [rsp + 140]         ;   614.7 agu2    49 w[14]
        shr ecx, 3                         ;   617.7 alu1    49 w[14]
        xor ebx, r15d                      ;   617.3 alu2    49 w[14]
        ror ebx, 7                         ;   618.3 alu0    49 w[14]
        xor ecx, ebx                       ;   619.3 alu1    49 w[14]
        add esi, ecx                       ;   620.3 alu2    78 w[14]
        mov ecx, eax                       ;   616.7 alu0    51 t1 copy
        xor ecx, ebp                       ;   617.7 alu1    51 t1
        and ecx, r12d                      ;   618.7 alu2    51 t1
        xor ecx, eax                       ;   619.7 alu0    51 t1
        add r10d, dword [rsp + 112]        ;   618.0 alu1+agu0   78 w[15]
        mov ebx, dword [rsp + 108]         ;   618.3 agu1    49 w[15]
        add r10d, dword [rsp + 140]        ;   619.0 alu2+agu2   78 w[15]
        mov dword [rsp + 140], esi         ;   621.3 agu0    78 w[14] spill
        mov r15d, r12d                     ;   619.3 alu0    48 t1 copy
        ror r15d, 0xe                      ;   620.3 alu1    48 t1
        xor r15d, r12d                     ;   621.3 alu2    48 t1
        ror r15d, 5                        ;   622.3 alu0    48 t1
        xor r15d, r12d                     ;   623.3 alu1    48 t1
        ror r15d, 6                        ;   624.3 alu2    48 t1
        lea r9d, [r9 + r15 - 200395387]    ;   625.3 agu1    61 t1
        mov r15d, r8d                      ;   621.7 alu0    52 v[1] copy
        xor r15d, r14d                     ;   622.7 alu1    52 v[1]
        add r9d, ecx                       ;   627.3 alu2    61 t1
        and r13d, r15d                     ;   623.7 alu0    52 v[1]
        add r9d, esi                       ;   628.3 alu1    61 t1
        xor r13d, r8d                      ;   624.7 alu2    52 v[1]
        add r13d, r9d                      ;   629.3 alu0    63 v[1]
        mov ecx, r14d                      ;   624.0 alu1    47 v[1] copy
        add r11d, r9d                      ;   629.3 alu2    62 v[5]
        mov r9d, esi                       ;   624.7 alu0    50 w[0] copy
        shr r9d, 0xa                       ;   625.7 alu1    50 w[0]
        ror ecx, 9                         ;   625.3 alu2    47 v[1]
        xor ecx, r14d                      ;   626.3 alu0    47 v[1]
        ror ecx, 0xb                       ;   627.3 alu1    47 v[1]
        xor ecx, r14d                      ;   628.3 alu2    47 v[1]
        ror ecx, 2                         ;   629.3 alu0    47 v[1]
        add r13d, ecx                      ;   630.3 alu1    63 v[1]
        mov ecx, esi                       ;   627.3 alu2    50 w[0] copy
        ror ecx, 2                         ;   628.3 alu0    50 w[0]
        xor ecx, esi                       ;   629.3 alu1    50 w[0]
        ror ecx, 0x11                      ;   630.3 alu2    50 w[0]
        mov esi, dword [rsp + 108]         ;   628.7 agu2    49 w[15]
        ror esi, 0xb                       ;   631.7 alu0    49 w[15]
        xor ebx, esi                       ;   632.7 alu1    49 w[15]
        mov esi, r11d                      ;   630.3 alu2    48 t1 copy
        ror esi, 0xe                       ;   631.3 alu0    48 t1
        ror ebx, 7                         ;   633.7 alu1    49 w[15]
        xor esi, r11d                      ;   632.3 alu2    48 t1
        xor r9d, ecx                       ;   631.3 alu0    50 w[0]
        mov ecx, dword [rsp + 108]         ;   631.3 agu0    49 w[15]
        shr ecx, 3                         ;   634.3 alu1    49 w[15]
        xor ecx, ebx                       ;   635.3 alu2    49 w[15]
        add r10d, ecx                      ;   636.3 alu0    78 w[15]
        ror esi, 5                         ;   633.3 alu1    48 t1
        xor esi, r11d                      ;   634.3 alu2    48 t1
        ror esi, 6                         ;   635.3 alu0    48 t1
        lea eax, [rax + rsi + 275423344]   ;   636.3 agu1    61 t1
        mov esi, r14d                      ;   634.0 alu1    52 v[0] copy
        xor esi, r13d                      ;   635.0 alu2    52 v[0]
        and r15d, esi                      ;   636.0 alu0    52 v[0]
        xor r15d, r14d                     ;   637.0 alu1    52 v[0]
        mov ecx, ebp                       ;   635.3 alu2    51 t1 copy
        xor ecx, r12d                      ;   636.3 alu0    51 t1
        and ecx, r11d                      ;   637.3 alu1    51 t1
        xor ecx, ebp                       ;   638.3 alu2    51 t1
        add eax, ecx                       ;   639.3 alu0    61 t1
        mov ecx, r13d                      ;   637.0 alu1    47 v[0] copy
        ror ecx, 9                         ;   638.0 alu2    47 v[0]
        xor ecx, r13d                      ;   639.0 alu0    47 v[0]
        ror ecx, 0xb                       ;   640.0 alu1    47 v[0]
        xor ecx, r13d                      ;   641.0 alu2    47 v[0]
        add eax, r10d                      ;   640.3 alu0    61 t1
        add edx, eax                       ;   641.3 alu1    62 v[4]
        ror ecx, 2                         ;   642.0 alu2    47 v[0]
        add r15d, eax                      ;   641.3 alu0    63 v[0]
        mov eax, r10d                      ;   640.0 alu1    50 w[1] copy
        add r15d, ecx                      ;   643.0 alu2    63 v[0]
        mov ecx, r10d                      ;   640.7 alu0    50 w[1] copy
        ror ecx, 2                         ;   641.7 alu1    50 w[1]
        xor ecx, r10d                      ;   642.7 alu2    50 w[1]
        ror ecx, 0x11                      ;   643.7 alu0    50 w[1]
        add r9d, dword [rsp + 124]         ;   642.0 alu1+agu2   78 w[0]
        shr eax, 0xa                       ;   642.3 alu2    50 w[1]
        add r9d, dword [rsp + 108]         ;   643.0 alu0+agu0   78 w[0]
        mov dword [rsp + 108], r10d        ;   643.0 agu1    78 w[15] spill
        mov ebx, dword [rsp + 104]         ;   643.3 agu2    49 w[0]
        xor eax, ecx                       ;   644.7 alu1    50 w[1]
        mov ecx, dword [rsp + 104]         ;   644.0 agu0    49 w[0]
        shr ecx, 3                         ;   647.0 alu2    49 w[0]
        mov r10d, dword [rsp + 104]        ;   644.7 agu1    49 w[0]
        ror r10d, 0xb                      ;   647.7 alu0    49 w[0]
        xor ebx, r10d                      ;   648.7 alu1    49 w[0]
        ror ebx, 7                         ;   649.7 alu2    49 w[0]
        mov r10d, edx                      ;   646.0 alu0    48 t1 copy
        ror r10d, 0xe                      ;   647.0 alu1    48 t1
        xor r10d, edx                      ;   648.0 alu2    48 t1
        ror r10d, 5                        ;   649.0 alu0    48 t1
        xor r10d, edx                      ;   650.0 alu1    48 t1
        ror r10d, 6                        ;   651.0 alu2    48 t1
        lea ebp, [rbp + r10 + 430227734]   ;   652.0 agu2    61 t1
        add eax, dword [rsp + 120]         ;   648.3 alu0+agu0   78 w[1]
        add eax, dword [rsp + 104]         ;   649.3 alu1+agu1   78 w[1]
        mov r10d, r13d                     ;   649.0 alu2    52 v[7] copy
        xor ecx, ebx                       ;   650.7 alu0    49 w[0]
        add r9d, ecx                       ;   651.7 alu1    78 w[0]
        mov ecx, r12d                      ;   650.0 alu2    51 t1 copy
        xor ecx, r11d                      ;   651.0 alu0    51 t1
        and ecx, edx                       ;   652.0 alu1    51 t1
        xor ecx, r12d                      ;   653.0 alu2    51 t1
        add ebp, ecx                       ;   654.0 alu0    61 t1
        xor r10d, r15d                     ;   651.7 alu1    52 v[7]
        and esi, r10d                      ;   652.7 alu2    52 v[7]
        add ebp, r9d                       ;   655.0 alu0    61 t1
        mov ecx, r15d                      ;   652.7 alu1    47 v[7] copy
        ror ecx, 9                         ;   653.7 alu2    47 v[7]
        xor ecx, r15d                      ;   654.7 alu0    47 v[7]
        ror ecx, 0xb                       ;   655.7 alu1    47 v[7]
        xor ecx, r15d                      ;   656.7 alu2    47 v[7]
        xor esi, r13d                      ;   654.3 alu0    52 v[7]
        add esi, ebp                       ;   656.0 alu1    63 v[7]
        ror ecx, 2                         ;   657.7 alu2    47 v[7]
        add esi, ecx                       ;   658.7 alu0    63 v[7]
        mov ecx, r9d                       ;   655.7 alu1    50 w[2] copy
        ror ecx, 2                         ;   656.7 alu2    50 w[2]
        mov dword [rsp + 104], r9d         ;   656.3 agu2    78 w[0] spill
        add r8d, ebp                       ;   656.7 alu0    62 v[3]
        mov ebx, dword [rsp + 88]          ;   657.0 agu0    49 w[1]
        mov ebp, r9d                       ;   657.3 alu1    50 w[2] copy
        xor ecx, r9d                       ;   657.7 alu2    50 w[2]
        mov r9d, dword [rsp + 88]          ;   658.0 agu1    49 w[1]
        ror r9d, 0xb                       ;   661.0 alu0    49 w[1]
        xor ebx, r9d                       ;   662.0 alu1    49 w[1]
        ror ebx, 7                         ;   663.0 alu2    49 w[1]
        mov r9d, r8d                       ;   659.3 alu0    48 t1 copy
        shr ebp, 0xa                       ;   659.7 alu1    50 w[2]
        ror ecx, 0x11                      ;   660.0 alu2    50 w[2]
        xor ebp, ecx                       ;   661.0 alu0    50 w[2]
        mov ecx, dword [rsp + 88]          ;   660.7 agu2    49 w[1]
        shr ecx, 3                         ;   663.7 alu1    49 w[1]
        xor ecx, ebx                       ;   664.7 alu2    49 w[1]
        add eax, ecx                       ;   665.7 alu0    78 w[1]
        mov ecx, r11d                      ;   662.0 alu1    51 t1 copy
        mov ebx, dword [rsp + 116]         ;   662.3 agu0    49 w[2]
        add ebp, dword [rsp + 128]         ;   662.7 alu2+agu1   78 w[2]
        add ebp, dword [rsp + 88]          ;   663.7 alu0+agu2   78 w[2]
        xor ecx, edx                       ;   663.3 alu1    51 t1
        and ecx, r8d                       ;   664.3 alu2    51 t1
        xor ecx, r11d                      ;   665.3 alu0    51 t1
        mov dword [rsp + 88], eax          ;   666.7 agu0    78 w[1] spill
        ror r9d, 0xe                       ;   664.7 alu1    48 t1
        xor r9d, r8d                       ;   665.7 alu2    48 t1
        ror r9d, 5                         ;   666.7 alu0    48 t1
        xor r9d, r8d                       ;   667.7 alu1    48 t1
        ror r9d, 6                         ;   668.7 alu2    48 t1
        lea r12d, [r12 + r9 + 506948616]   ;   669.7 agu1    61 t1
        add r12d, ecx                      ;   671.7 alu0    61 t1
        add r12d, eax                      ;   672.7 alu1    61 t1
        mov r9d, r15d                      ;   667.3 alu2    52 v[6] copy
        xor r9d, esi                       ;   668.3 alu0    52 v[6]
        and r10d, r9d                      ;   669.3 alu1    52 v[6]
        xor r10d, r15d                     ;   670.3 alu2    52 v[6]
        mov ecx, esi                       ;   668.7 alu0    47 v[6] copy
        ror ecx, 9                         ;   669.7 alu1    47 v[6]
        xor ecx, esi                       ;   670.7 alu2    47 v[6]
        ror ecx, 0xb                       ;   671.7 alu0    47 v[6]
        add r10d, r12d                     ;   673.7 alu1    63 v[6]
        xor ecx, esi                       ;   672.7 alu2    47 v[6]
        ror ecx, 2                         ;   673.7 alu0    47 v[6]
        add r10d, ecx                      ;   674.7 alu1    63 v[6]
        mov ecx, eax                       ;   671.3 alu2    50 w[3] copy
        ror ecx, 2                         ;   672.3 alu0    50 w[3]
        xor ecx, eax                       ;   673.3 alu1    50 w[3]
        ror ecx, 0x11                      ;   674.3 alu2    50 w[3]
        add r14d, r12d                     ;   673.7 alu0    62 v[2]
        mov r12d, eax                      ;   673.0 alu1    50 w[3] copy
        shr r12d, 0xa                      ;   674.0 alu2    50 w[3]
        mov eax, dword [rsp + 116]         ;   673.7 agu2    49 w[2]
        xor r12d, ecx                      ;   675.3 alu0    50 w[3]
        mov ecx, dword [rsp + 116]         ;   674.3 agu0    49 w[2]
        shr ecx, 3                         ;   677.3 alu1    49 w[2]
        ror eax, 0xb                       ;   676.7 alu2    49 w[2]
        xor ebx, eax                       ;   677.7 alu0    49 w[2]
        ror ebx, 7                         ;   678.7 alu1    49 w[2]
        xor ecx, ebx                       ;   679.7 alu2    49 w[2]
        add ebp, ecx                       ;   680.7 alu0    78 w[2]
        mov ecx, edx                       ;   676.7 alu1    51 t1 copy
        xor ecx, r8d                       ;   677.7 alu2    51 t1
        mov eax, r14d                      ;   677.3 alu0    48 t1 copy
        ror eax, 0xe                       ;   678.3 alu1    48 t1
        xor eax, r14d                      ;   679.3 alu2    48 t1
        ror eax, 5                         ;   680.3 alu0    48 t1
        xor eax, r14d                      ;   681.3 alu1    48 t1
        ror eax, 6                         ;   682.3 alu2    48 t1
        lea r11d, [r11 + rax + 659060556]  ;   683.3 agu1    61 t1
        and ecx, r14d                      ;   679.7 alu0    51 t1
        xor ecx, edx                       ;   680.7 alu1    51 t1
        add r11d, ecx                      ;   685.3 alu2    61 t1
        mov ecx, r10d                      ;   680.7 alu0    47 v[5] copy
        ror ecx, 9                         ;   681.7 alu1    47 v[5]
        add r12d, edi                      ;   681.3 alu2    78 w[3]
        add r12d, dword [rsp + 116]        ;   682.3 alu0+agu2   78 w[3]
        add r11d, ebp                      ;   686.3 alu1    61 t1
        mov eax, esi                       ;   682.3 alu2    52 v[5] copy
        xor eax, r10d                      ;   683.3 alu0    52 v[5]
        and r9d, eax                       ;   684.3 alu1    52 v[5]
        xor r9d, esi                       ;   685.3 alu2    52 v[5]
        xor ecx, r10d                      ;   683.7 alu0    47 v[5]
        ror ecx, 0xb                       ;   684.7 alu1    47 v[5]
        xor ecx, r10d                      ;   685.7 alu2    47 v[5]
        ror ecx, 2                         ;   686.7 alu0    47 v[5]
        mov dword [rsp + 116], edi         ;   685.0 agu0    78 w[12] spill
        mov edi, dword [rsp + 96]          ;   685.3 agu1    49 w[3]
        ror edi, 0xb                       ;   688.3 alu1    49 w[3]
        add r13d, r11d                     ;   687.3 alu2    62 v[1]
        mov ebx, dword [rsp + 96]          ;   686.3 agu2    49 w[3]
        xor ebx, edi                       ;   689.3 alu0    49 w[3]
        mov edi, r13d                      ;   688.3 alu1    48 t1 copy
        ror edi, 0xe                       ;   689.3 alu2    48 t1
        xor edi, r13d                      ;   690.3 alu0    48 t1
        ror edi, 5                         ;   691.3 alu1    48 t1
        xor edi, r13d                      ;   692.3 alu2    48 t1
        ror edi, 6                         ;   693.3 alu0    48 t1
        lea edx, [rdx + rdi + 883997877]   ;   694.3 agu0    61 t1
        mov edi, r10d                      ;   689.3 alu1    52 v[4] copy
        ror ebx, 7                         ;   690.3 alu2    49 w[3]
        add r9d, r11d                      ;   690.0 alu0    63 v[5]
        add r9d, ecx                       ;   691.0 alu1    63 v[5]
        mov ecx, ebp                       ;   690.7 alu2    50 w[4] copy
        mov r11d, ebp                      ;   691.0 alu0    50 w[4] copy
        shr r11d, 0xa                      ;   692.0 alu1    50 w[4]
        ror ecx, 2                         ;   691.7 alu2    50 w[4]
        xor ecx, ebp                       ;   692.7 alu0    50 w[4]
        ror ecx, 0x11                      ;   693.7 alu1    50 w[4]
        xor r11d, ecx                      ;   694.7 alu2    50 w[4]
        mov ecx, dword [rsp + 96]          ;   693.0 agu1    49 w[3]
        shr ecx, 3                         ;   696.0 alu0    49 w[3]
        xor ecx, ebx                       ;   697.0 alu1    49 w[3]
        add r12d, ecx                      ;   698.0 alu2    78 w[3]
        mov ecx, r8d                       ;   694.3 alu0    51 t1 copy
        xor ecx, r14d                      ;   695.3 alu1    51 t1
        and ecx, r13d                      ;   696.3 alu2    51 t1
        xor ecx, r8d                       ;   697.3 alu0    51 t1
        add r11d, dword [rsp + 132]        ;   695.7 alu1+agu2   78 w[4]
        add r11d, dword [rsp + 96]         ;   696.7 alu2+agu0   78 w[4]
        mov ebx, dword [rsp + 100]         ;   696.3 agu1    49 w[4]
        add edx, ecx                       ;   698.3 alu0    61 t1
        mov ecx, r9d                       ;   697.0 alu1    47 v[4] copy
        ror ecx, 9                         ;   698.0 alu2    47 v[4]
        xor edi, r9d                       ;   697.7 alu0    52 v[4]
        mov dword [rsp + 96], r12d         ;   699.0 agu2    78 w[3] spill
        xor ecx, r9d                       ;   699.0 alu1    47 v[4]
        ror ecx, 0xb                       ;   700.0 alu2    47 v[4]
        and eax, edi                       ;   699.0 alu0    52 v[4]
        xor eax, r10d                      ;   700.0 alu1    52 v[4]
        xor ecx, r9d                       ;   701.0 alu2    47 v[4]
        add edx, r12d                      ;   700.0 alu0    61 t1
        add eax, edx                       ;   701.0 alu1    63 v[4]
        ror ecx, 2                         ;   702.0 alu2    47 v[4]
        add r15d, edx                      ;   701.0 alu0    62 v[0]
        mov edx, r12d                      ;   701.3 alu1    50 w[5] copy
        ror edx, 2                         ;   702.3 alu2    50 w[5]
        xor edx, r12d                      ;   703.3 alu0    50 w[5]
        add eax, ecx                       ;   703.0 alu1    63 v[4]
        mov ecx, r12d                      ;   702.7 alu2    50 w[5] copy
        mov r12d, dword [rsp + 100]        ;   703.0 agu0    49 w[4]
        ror r12d, 0xb                      ;   706.0 alu0    49 w[4]
        xor ebx, r12d                      ;   707.0 alu1    49 w[4]
        mov r12d, r15d                     ;   704.0 alu2    48 t1 copy
        ror r12d, 0xe                      ;   705.0 alu0    48 t1
        xor r12d, r15d                     ;   706.0 alu1    48 t1
        ror edx, 0x11                      ;   705.0 alu2    50 w[5]
        shr ecx, 0xa                       ;   705.3 alu0    50 w[5]
        xor ecx, edx                       ;   706.3 alu1    50 w[5]
        mov edx, dword [rsp + 100]         ;   706.0 agu1    49 w[4]
        shr edx, 3                         ;   709.0 alu2    49 w[4]
        ror ebx, 7                         ;   708.0 alu0    49 w[4]
        xor edx, ebx                       ;   710.0 alu1    49 w[4]
        ror r12d, 5                        ;   707.3 alu2    48 t1
        xor r12d, r15d                     ;   708.3 alu0    48 t1
        ror r12d, 6                        ;   709.3 alu1    48 t1
        lea r8d, [r8 + r12 + 958139571]    ;   710.3 agu2    61 t1
        mov r12d, r9d                      ;   708.7 alu2    52 v[3] copy
        xor r12d, eax                      ;   709.7 alu0    52 v[3]
        and edi, r12d                      ;   710.7 alu1    52 v[3]
        add ecx, dword [rsp + 140]         ;   709.7 alu2+agu0   78 w[5]
        add ecx, dword [rsp + 100]         ;   710.7 alu0+agu1   78 w[5]
        add r11d, edx                      ;   711.0 alu1    78 w[4]
        xor edi, r9d                       ;   711.7 alu2    52 v[3]
        mov edx, r14d                      ;   711.0 alu0    51 t1 copy
        xor edx, r13d                      ;   712.0 alu1    51 t1
        and edx, r15d                      ;   713.0 alu2    51 t1
        xor edx, r14d                      ;   714.0 alu0    51 t1
        add r8d, edx                       ;   715.0 alu1    61 t1
        mov edx, eax                       ;   712.7 alu2    47 v[3] copy
        ror edx, 9                         ;   713.7 alu0    47 v[3]
        xor edx, eax                       ;   714.7 alu1    47 v[3]
        ror edx, 0xb                       ;   715.7 alu2    47 v[3]
        xor edx, eax                       ;   716.7 alu0    47 v[3]
        ror edx, 2                         ;   717.7 alu1    47 v[3]
        add r8d, r11d                      ;   716.0 alu2    61 t1
        add edi, r8d                       ;   717.0 alu0    63 v[3]
        add edi, edx                       ;   718.7 alu1    63 v[3]
        mov edx, r11d                      ;   715.7 alu2    50 w[6] copy
        ror edx, 2                         ;   716.7 alu0    50 w[6]
        xor edx, r11d                      ;   717.7 alu1    50 w[6]
        ror edx, 0x11                      ;   718.7 alu2    50 w[6]
        add esi, r8d                       ;   717.0 alu0    62 v[7]
        mov r8d, r11d                      ;   717.3 alu1    50 w[6] copy
        shr r8d, 0xa                       ;   718.3 alu2    50 w[6]
        xor r8d, edx                       ;   719.7 alu0    50 w[6]
        mov edx, dword [rsp + 92]          ;   718.3 agu2    49 w[5]
        mov dword [rsp + 100], r11d        ;   718.7 agu0    78 w[4] spill
        mov ebx, dword [rsp + 92]          ;   719.0 agu1    49 w[5]
        mov r11d, dword [rsp + 92]         ;   719.3 agu2    49 w[5]
        ror r11d, 0xb                      ;   722.3 alu1    49 w[5]
        shr edx, 3                         ;   721.3 alu2    49 w[5]
        xor ebx, r11d                      ;   723.3 alu0    49 w[5]
        ror ebx, 7                         ;   724.3 alu1    49 w[5]
        xor edx, ebx                       ;   725.3 alu2    49 w[5]
        mov r11d, esi                      ;   721.3 alu0    48 t1 copy
        ror r11d, 0xe                      ;   722.3 alu1    48 t1
        add ecx, edx                       ;   726.3 alu2    78 w[5]
        mov edx, r13d                      ;   722.3 alu0    51 t1 copy
        xor edx, r15d                      ;   723.3 alu1    51 t1
        xor r11d, esi                      ;   723.3 alu2    48 t1
        ror r11d, 5                        ;   724.3 alu0    48 t1
        and edx, esi                       ;   724.3 alu1    51 t1
        xor edx, r13d                      ;   725.3 alu2    51 t1
        xor r11d, esi                      ;   725.3 alu0    48 t1
        ror r11d, 6                        ;   726.3 alu1    48 t1
        lea r14d, [r14 + r11 + 1322822218] ;   727.3 agu0    61 t1
        add r14d, edx                      ;   729.3 alu2    61 t1
        add r14d, ecx                      ;   730.3 alu0    61 t1
        mov r11d, eax                      ;   726.0 alu1    52 v[2] copy
        mov edx, edi                       ;   726.3 alu2    47 v[2] copy
        ror edx, 9                         ;   727.3 alu0    47 v[2]
        xor r11d, edi                      ;   727.0 alu1    52 v[2]
        and r12d, r11d                     ;   728.0 alu2    52 v[2]
        xor r12d, eax                      ;   729.0 alu0    52 v[2]
        add r12d, r14d                     ;   731.3 alu1    63 v[2]
        xor edx, edi                       ;   728.3 alu2    47 v[2]
        ror edx, 0xb                       ;   729.3 alu0    47 v[2]
        xor edx, edi                       ;   730.3 alu1    47 v[2]
        add r8d, dword [rsp + 108]         ;   729.3 alu2+agu1   78 w[6]
        add r10d, r14d                     ;   731.3 alu0    62 v[6]
        mov r14d, ecx                      ;   730.0 alu1    50 w[7] copy
        shr r14d, 0xa                      ;   731.0 alu2    50 w[7]
        mov ebx, dword [rsp + 136]         ;   730.7 agu2    49 w[6]
        ror edx, 2                         ;   731.3 alu0    47 v[2]
        add r12d, edx                      ;   732.3 alu1    63 v[2]
        mov edx, ecx                       ;   731.7 alu2    50 w[7] copy
        ror edx, 2                         ;   732.7 alu0    50 w[7]
        xor edx, ecx                       ;   733.7 alu1    50 w[7]
        add r8d, dword [rsp + 92]          ;   732.7 alu2+agu0   78 w[6]
        ror edx, 0x11                      ;   734.7 alu0    50 w[7]
        xor r14d, edx                      ;   735.7 alu1    50 w[7]
        mov edx, dword [rsp + 136]         ;   733.7 agu1    49 w[6]
        shr edx, 3                         ;   736.7 alu2    49 w[6]
        mov dword [rsp + 92], ecx          ;   734.3 agu2    78 w[5] spill
        mov ecx, dword [rsp + 136]         ;   734.7 agu0    49 w[6]
        ror ecx, 0xb                       ;   737.7 alu0    49 w[6]
        xor ebx, ecx                       ;   738.7 alu1    49 w[6]
        ror ebx, 7                         ;   739.7 alu2    49 w[6]
        xor edx, ebx                       ;   740.7 alu0    49 w[6]
        add r8d, edx                       ;   741.7 alu1    78 w[6]
        mov ecx, r10d                      ;   736.7 alu2    48 t1 copy
        ror ecx, 0xe                       ;   737.7 alu0    48 t1
        xor ecx, r10d                      ;   738.7 alu1    48 t1
        ror ecx, 5                         ;   739.7 alu2    48 t1
        xor ecx, r10d                      ;   740.7 alu0    48 t1
        ror ecx, 6                         ;   741.7 alu1    48 t1
        mov edx, r15d                      ;   738.7 alu2    51 t1 copy
        lea r13d, [r13 + rcx + 1537002063] ;   742.7 agu1    61 t1
        xor edx, esi                       ;   739.7 alu0    51 t1
        mov ebx, dword [rsp + 112]         ;   739.7 agu2    49 w[7]
        and edx, r10d                      ;   740.7 alu1    51 t1
        xor edx, r15d                      ;   741.7 alu2    51 t1
        add r13d, edx                      ;   744.7 alu0    61 t1
        mov edx, r12d                      ;   741.0 alu1    47 v[1] copy
        add r13d, r8d                      ;   745.7 alu2    61 t1
        add r9d, r13d                      ;   746.7 alu0    62 v[5]
        ror edx, 9                         ;   742.0 alu1    47 v[1]
        xor edx, r12d                      ;   743.0 alu2    47 v[1]
        add r14d, dword [rsp + 104]        ;   742.7 alu0+agu0   78 w[7]
        add r14d, dword [rsp + 136]        ;   743.7 alu1+agu1   78 w[7]
        mov dword [rsp + 136], r8d         ;   743.3 agu2    78 w[6] spill
        ror edx, 0xb                       ;   744.0 alu2    47 v[1]
        xor edx, r12d                      ;   745.0 alu0    47 v[1]
        ror edx, 2                         ;   746.0 alu1    47 v[1]
        mov ecx, edi                       ;   744.7 alu2    52 v[1] copy
        xor ecx, r12d                      ;   745.7 alu0    52 v[1]
        and r11d, ecx                      ;   746.7 alu1    52 v[1]
        xor r11d, edi                      ;   747.7 alu2    52 v[1]
        add r11d, r13d                     ;   748.7 alu0    63 v[1]
        mov r13d, r8d                      ;   746.3 alu1    50 w[8] copy
        shr r13d, 0xa                      ;   747.3 alu2    50 w[8]
        add r11d, edx                      ;   749.7 alu0    63 v[1]
        mov edx, r8d                       ;   747.3 alu1    50 w[8] copy
        ror edx, 2                         ;   748.3 alu2    50 w[8]
        xor edx, r8d                       ;   749.3 alu0    50 w[8]
        ror edx, 0x11                      ;   750.3 alu1    50 w[8]
        mov r8d, dword [rsp + 112]         ;   748.7 agu0    49 w[7]
        ror r8d, 0xb                       ;   751.7 alu2    49 w[7]
        xor ebx, r8d                       ;   752.7 alu0    49 w[7]
        mov r8d, r9d                       ;   749.7 alu1    48 t1 copy
        ror r8d, 0xe                       ;   750.7 alu2    48 t1
        xor r8d, r9d                       ;   751.7 alu0    48 t1
        ror ebx, 7                         ;   753.7 alu1    49 w[7]
        ror r8d, 5                         ;   752.7 alu2    48 t1
        xor r13d, edx                      ;   751.3 alu0    50 w[8]
        mov edx, dword [rsp + 112]         ;   751.7 agu1    49 w[7]
        shr edx, 3                         ;   754.7 alu1    49 w[7]
        xor edx, ebx                       ;   755.7 alu2    49 w[7]
        xor r8d, r9d                       ;   753.7 alu0    48 t1
        add r14d, edx                      ;   756.7 alu1    78 w[7]
        mov ebx, dword [rsp + 124]         ;   753.3 agu2    49 w[8]
        mov edx, esi                       ;   753.7 alu2    51 t1 copy
        xor edx, r10d                      ;   754.7 alu0    51 t1
        ror r8d, 6                         ;   754.7 alu1    48 t1
        lea r15d, [r15 + r8 + 1747873779]  ;   755.7 agu0    61 t1
        and edx, r9d                       ;   755.7 alu2    51 t1
        xor edx, esi                       ;   756.7 alu0    51 t1
        add r13d, dword [rsp + 88]         ;   755.7 alu1+agu1   78 w[8]
        add r13d, dword [rsp + 112]        ;   756.7 alu2+agu2   78 w[8]
        mov r8d, r12d                      ;   756.3 alu0    52 v[0] copy
        xor r8d, r11d                      ;   757.3 alu1    52 v[0]
        and ecx, r8d                       ;   758.3 alu2    52 v[0]
        xor ecx, r12d                      ;   759.3 alu0    52 v[0]
        add r15d, edx                      ;   757.7 alu1    61 t1
        add r15d, r14d                     ;   758.7 alu2    61 t1
        add eax, r15d                      ;   759.7 alu0    62 v[4]
        add ecx, r15d                      ;   760.3 alu1    63 v[0]
        mov r15d, r14d                     ;   759.0 alu2    50 w[9] copy
        shr r15d, 0xa                      ;   760.0 alu0    50 w[9]
        mov dword [rsp + 112], r14d        ;   759.7 agu0    78 w[7] spill
        mov edx, r11d                      ;   760.0 alu1    47 v[0] copy
        ror edx, 9                         ;   761.0 alu2    47 v[0]
        xor edx, r11d                      ;   762.0 alu0    47 v[0]
        ror edx, 0xb                       ;   763.0 alu1    47 v[0]
        xor edx, r11d                      ;   764.0 alu2    47 v[0]
        ror edx, 2                         ;   765.0 alu0    47 v[0]
        add ecx, edx                       ;   766.0 alu1    63 v[0]
        mov edx, r14d                      ;   762.3 alu2    50 w[9] copy
        ror edx, 2                         ;   763.3 alu0    50 w[9]
        xor edx, r14d                      ;   764.3 alu1    50 w[9]
        mov r14d, dword [rsp + 124]        ;   763.3 agu1    49 w[8]
        ror r14d, 0xb                      ;   766.3 alu2    49 w[8]
        xor ebx, r14d                      ;   767.3 alu0    49 w[8]
        mov r14d, eax                      ;   764.3 alu1    48 t1 copy
        ror edx, 0x11                      ;   765.3 alu2    50 w[9]
        ror r14d, 0xe                      ;   765.3 alu0    48 t1
        ror ebx, 7                         ;   768.3 alu1    49 w[8]
        xor r15d, edx                      ;   766.3 alu2    50 w[9]
        mov edx, dword [rsp + 124]         ;   766.0 agu2    49 w[8]
        shr edx, 3                         ;   769.0 alu0    49 w[8]
        xor edx, ebx                       ;   770.0 alu1    49 w[8]
        add r13d, edx                      ;   771.0 alu2    78 w[8]
        xor r14d, eax                      ;   767.3 alu0    48 t1
        ror r14d, 5                        ;   768.3 alu1    48 t1
        xor r14d, eax                      ;   769.3 alu2    48 t1
        ror r14d, 6                        ;   770.3 alu0    48 t1
        lea esi, [rsi + r14 + 1955562222]  ;   771.3 agu0    61 t1
        mov r14d, r11d                     ;   769.0 alu1    52 v[7] copy
        xor r14d, ecx                      ;   770.0 alu2    52 v[7]
        and r8d, r14d                      ;   771.0 alu0    52 v[7]
        mov edx, r10d                      ;   770.0 alu1    51 t1 copy
        xor edx, r9d                       ;   771.0 alu2    51 t1
        and edx, eax                       ;   772.0 alu0    51 t1
        xor edx, r10d                      ;   773.0 alu1    51 t1
        add esi, edx                       ;   774.0 alu2    61 t1
        mov edx, ecx                       ;   771.7 alu0    47 v[7] copy
        ror edx, 9                         ;   772.7 alu1    47 v[7]
        xor edx, ecx                       ;   773.7 alu2    47 v[7]
        ror edx, 0xb                       ;   774.7 alu0    47 v[7]
        xor r8d, r11d                      ;   773.0 alu1    52 v[7]
        add esi, r13d                      ;   775.0 alu2    61 t1
        add r8d, esi                       ;   776.0 alu0    63 v[7]
        xor edx, ecx                       ;   775.7 alu1    47 v[7]
        ror edx, 2                         ;   776.7 alu2    47 v[7]
        add r8d, edx                       ;   777.7 alu0    63 v[7]
        add edi, esi                       ;   776.0 alu1    62 v[3]
        mov esi, r13d                      ;   775.3 alu2    50 w[10] copy
        shr esi, 0xa                       ;   776.3 alu0    50 w[10]
        add r15d, ebp                      ;   776.0 alu1    78 w[9]
        mov ebp, dword [rsp + 120]         ;   776.3 agu1    49 w[9]
        mov ebx, dword [rsp + 120]         ;   776.7 agu2    78 w[10] reload
        ror ebp, 0xb                       ;   779.3 alu2    49 w[9]
        xor ebp, ebx                       ;   780.3 alu0    49 w[9]
        mov edx, r13d                      ;   777.7 alu1    50 w[10] copy
        ror edx, 2                         ;   778.7 alu2    50 w[10]
        xor edx, r13d                      ;   779.7 alu0    50 w[10]
        ror ebp, 7                         ;   781.3 alu1    49 w[9]
        ror edx, 0x11                      ;   780.7 alu2    50 w[10]
        xor esi, edx                       ;   781.7 alu0    50 w[10]
        mov edx, dword [rsp + 120]         ;   779.7 agu0    49 w[9]
        shr edx, 3                         ;   782.7 alu1    49 w[9]
        xor edx, ebp                       ;   783.7 alu2    49 w[9]
        add esi, ebx                       ;   782.7 alu0    78 w[10]
        mov ebx, dword [rsp + 128]         ;   781.0 agu1    78 w[11] reload
        mov ebp, edi                       ;   781.3 alu1    48 t1 copy
        ror ebp, 0xe                       ;   782.3 alu2    48 t1
        xor ebp, edi                       ;   783.3 alu0    48 t1
        ror ebp, 5                         ;   784.3 alu1    48 t1
        add r15d, edx                      ;   784.7 alu2    78 w[9]
        add r15d, dword [rsp + 124]        ;   785.7 alu0+agu2   78 w[9]
        mov edx, r9d                       ;   783.3 alu1    51 t1 copy
        xor edx, eax                       ;   784.3 alu2    51 t1
        xor ebp, edi                       ;   785.3 alu0    48 t1
        ror ebp, 6                         ;   786.3 alu1    48 t1
        lea r10d, [r10 + rbp + 2024104815] ;   787.3 agu0    61 t1
        mov ebp, ecx                       ;   785.0 alu2    52 v[6] copy
        xor ebp, r8d                       ;   786.0 alu0    52 v[6]
        and r14d, ebp                      ;   787.0 alu1    52 v[6]
        and edx, edi                       ;   786.0 alu2    51 t1
        xor edx, r9d                       ;   787.0 alu0    51 t1
        add r10d, edx                      ;   789.3 alu1    61 t1
        add r10d, r15d                     ;   790.3 alu2    61 t1
        xor r14d, ecx                      ;   788.0 alu0    52 v[6]
        add r14d, r10d                     ;   791.3 alu1    63 v[6]
        add r12d, r10d                     ;   791.3 alu2    62 v[2]
        mov r10d, r15d                     ;   788.3 alu0    50 w[11] copy
        mov edx, r8d                       ;   788.7 alu1    47 v[6] copy
        ror edx, 9                         ;   789.7 alu2    47 v[6]
        xor edx, r8d                       ;   790.7 alu0    47 v[6]
        ror edx, 0xb                       ;   791.7 alu1    47 v[6]
        xor edx, r8d                       ;   792.7 alu2    47 v[6]
        ror edx, 2                         ;   793.7 alu0    47 v[6]
        add r14d, edx                      ;   794.7 alu1    63 v[6]
        mov edx, r15d                      ;   791.0 alu2    50 w[11] copy
        ror edx, 2                         ;   792.0 alu0    50 w[11]
        shr r10d, 0xa                      ;   791.7 alu1    50 w[11]
        xor r15d, edx                      ;   793.0 alu2    50 w[11]
        ror r15d, 0x11                     ;   794.0 alu0    50 w[11]
        xor r10d, r15d                     ;   795.0 alu1    50 w[11]
        mov r15d, dword [rsp + 128]        ;   793.0 agu1    49 w[10]
        shr r15d, 3                        ;   796.0 alu2    49 w[10]
        mov edx, dword [rsp + 128]         ;   793.7 agu2    49 w[10]
        ror edx, 0xb                       ;   796.7 alu0    49 w[10]
        xor edx, ebx                       ;   797.7 alu1    49 w[10]
        ror edx, 7                         ;   798.7 alu2    49 w[10]
        xor r15d, edx                      ;   799.7 alu0    49 w[10]
        add esi, r15d                      ;   800.7 alu1    78 w[10]
        add esi, dword [rsp + 96]          ;   801.7 alu2+agu0   78 w[10]
        add r10d, ebx                      ;   796.0 alu0    78 w[11]
        mov r15d, r12d                     ;   796.3 alu1    48 t1 copy
        mov edx, eax                       ;   796.7 alu2    51 t1 copy
        xor edx, edi                       ;   797.7 alu0    51 t1
        and edx, r12d                      ;   798.7 alu1    51 t1
        ror r15d, 0xe                      ;   797.7 alu2    48 t1
        xor r15d, r12d                     ;   798.7 alu0    48 t1
        ror r15d, 5                        ;   799.7 alu1    48 t1
        xor r15d, r12d                     ;   800.7 alu2    48 t1
        ror r15d, 6                        ;   801.7 alu0    48 t1
        lea r9d, [r9 + r15 - 2067236844]   ;   802.7 agu1    61 t1
        mov r15d, r8d                      ;   799.7 alu1    52 v[5] copy
        xor r15d, r14d                     ;   800.7 alu2    52 v[5]
        xor edx, eax                       ;   800.3 alu0    51 t1
        add r9d, edx                       ;   804.7 alu1    61 t1
        mov edx, r14d                      ;   801.0 alu2    47 v[5] copy
        add r9d, esi                       ;   805.7 alu0    61 t1
        add r11d, r9d                      ;   806.7 alu1    62 v[1]
        and ebp, r15d                      ;   802.0 alu2    52 v[5]
        ror edx, 9                         ;   802.3 alu0    47 v[5]
        xor edx, r14d                      ;   803.3 alu1    47 v[5]
        xor ebp, r8d                       ;   803.0 alu2    52 v[5]
        add ebp, r9d                       ;   806.7 alu0    63 v[5]
        mov r9d, esi                       ;   803.7 alu1    50 w[12] copy
        shr r9d, 0xa                       ;   804.7 alu2    50 w[12]
        ror edx, 0xb                       ;   804.3 alu0    47 v[5]
        xor edx, r14d                      ;   805.3 alu1    47 v[5]
        ror edx, 2                         ;   806.3 alu2    47 v[5]
        add ebp, edx                       ;   807.7 alu0    63 v[5]
        mov edx, esi                       ;   805.7 alu1    50 w[12] copy
        ror edx, 2                         ;   806.7 alu2    50 w[12]
        xor esi, edx                       ;   807.7 alu0    50 w[12]
        ror esi, 0x11                      ;   808.7 alu1    50 w[12]
        xor r9d, esi                       ;   809.7 alu2    50 w[12]
        mov esi, dword [rsp + 116]         ;   807.3 agu2    49 w[11]
        shr esi, 3                         ;   810.3 alu0    49 w[11]
        mov ebx, dword [rsp + 116]         ;   808.0 agu0    78 w[12] reload
        mov edx, dword [rsp + 116]         ;   808.3 agu1    49 w[11]
        ror edx, 0xb                       ;   811.3 alu1    49 w[11]
        xor edx, ebx                       ;   812.3 alu2    49 w[11]
        ror edx, 7                         ;   813.3 alu0    49 w[11]
        xor esi, edx                       ;   814.3 alu1    49 w[11]
        add r10d, esi                      ;   815.3 alu2    78 w[11]
        mov edx, edi                       ;   810.3 alu0    51 t1 copy
        xor edx, r12d                      ;   811.3 alu1    51 t1
        and edx, r11d                      ;   812.3 alu2    51 t1
        xor edx, edi                       ;   813.3 alu0    51 t1
        mov esi, r11d                      ;   811.7 alu1    48 t1 copy
        ror esi, 0xe                       ;   812.7 alu2    48 t1
        xor esi, r11d                      ;   813.7 alu0    48 t1
        ror esi, 5                         ;   814.7 alu1    48 t1
        xor esi, r11d                      ;   815.7 alu2    48 t1
        ror esi, 6                         ;   816.7 alu0    48 t1
        lea eax, [rax + rsi - 1933114872]  ;   817.7 agu2    61 t1
        add eax, edx                       ;   819.7 alu1    61 t1
        mov edx, ebp                       ;   814.3 alu2    47 v[4] copy
        add r10d, dword [rsp + 100]        ;   816.3 alu0+agu0   78 w[11]
        ror edx, 9                         ;   815.3 alu1    47 v[4]
        mov esi, r14d                      ;   815.3 alu2    52 v[4] copy
        xor esi, ebp                       ;   816.3 alu0    52 v[4]
        add eax, r10d                      ;   820.7 alu1    61 t1
        and r15d, esi                      ;   817.3 alu2    52 v[4]
        xor r15d, r14d                     ;   818.3 alu0    52 v[4]
        add r15d, eax                      ;   821.7 alu1    63 v[4]
        add r9d, ebx                       ;   817.3 alu2    78 w[12]
        add ecx, eax                       ;   821.7 alu0    62 v[0]
        mov eax, r10d                      ;   818.0 alu1    50 w[13] copy
        shr eax, 0xa                       ;   819.0 alu2    50 w[13]
        mov ebx, dword [rsp + 132]         ;   818.7 agu1    78 w[13] reload
        xor edx, ebp                       ;   819.0 alu0    47 v[4]
        ror edx, 0xb                       ;   820.0 alu1    47 v[4]
        xor edx, ebp                       ;   821.0 alu2    47 v[4]
        ror edx, 2                         ;   822.0 alu0    47 v[4]
        add r15d, edx                      ;   823.0 alu1    63 v[4]
        mov edx, r10d                      ;   820.7 alu2    50 w[13] copy
        ror edx, 2                         ;   821.7 alu0    50 w[13]
        xor r10d, edx                      ;   822.7 alu1    50 w[13]
        mov edx, dword [rsp + 132]         ;   821.7 agu2    49 w[12]
        ror edx, 0xb                       ;   824.7 alu2    49 w[12]
        ror r10d, 0x11                     ;   823.7 alu0    50 w[13]
        xor eax, r10d                      ;   824.7 alu1    50 w[13]
        mov r10d, dword [rsp + 132]        ;   823.0 agu0    49 w[12]
        shr r10d, 3                        ;   826.0 alu2    49 w[12]
        xor edx, ebx                       ;   825.7 alu0    49 w[12]
        ror edx, 7                         ;   826.7 alu1    49 w[12]
        xor r10d, edx                      ;   827.7 alu2    49 w[12]
        add r9d, r10d                      ;   828.7 alu0    78 w[12]
        mov r10d, ecx                      ;   825.0 alu1    48 t1 copy
        ror r10d, 0xe                      ;   826.0 alu2    48 t1
        xor r10d, ecx                      ;   827.0 alu0    48 t1
        ror r10d, 5                        ;   828.0 alu1    48 t1
        add r9d, dword [rsp + 92]          ;   829.7 alu2+agu1   78 w[12]
        xor r10d, ecx                      ;   829.0 alu0    48 t1
        ror r10d, 6                        ;   830.0 alu1    48 t1
        mov edx, r12d                      ;   827.3 alu2    51 t1 copy
        xor edx, r11d                      ;   828.3 alu0    51 t1
        and edx, ecx                       ;   829.3 alu1    51 t1
        xor edx, r12d                      ;   830.3 alu2    51 t1
        lea edi, [rdi + r10 - 1866530822]  ;   831.0 agu2    61 t1
        add edi, edx                       ;   833.0 alu0    61 t1
        mov edx, r15d                      ;   829.3 alu1    47 v[3] copy
        ror edx, 9                         ;   830.3 alu2    47 v[3]
        mov r10d, ebp                      ;   830.0 alu0    52 v[3] copy
        xor r10d, r15d                     ;   831.0 alu1    52 v[3]
        and esi, r10d                      ;   832.0 alu2    52 v[3]
        xor esi, ebp                       ;   833.0 alu0    52 v[3]
        add edi, r9d                       ;   834.0 alu1    61 t1
        add esi, edi                       ;   835.0 alu2    63 v[3]
        add r8d, edi                       ;   835.0 alu0    62 v[7]
        xor edx, r15d                      ;   832.3 alu1    47 v[3]
        mov edi, dword [rsp + 140]         ;   832.7 agu0    49 w[13]
        shr edi, 3                         ;   835.7 alu2    49 w[13]
        ror edx, 0xb                       ;   833.3 alu0    47 v[3]
        xor edx, r15d                      ;   834.3 alu1    47 v[3]
        ror edx, 2                         ;   835.3 alu2    47 v[3]
        add esi, edx                       ;   836.3 alu0    63 v[3]
        add eax, ebx                       ;   834.7 alu1    78 w[13]
        mov edx, dword [rsp + 140]         ;   835.0 agu1    49 w[13]
        mov ebx, dword [rsp + 140]         ;   835.3 agu2    78 w[14] reload
        ror edx, 0xb                       ;   838.0 alu2    49 w[13]
        xor edx, ebx                       ;   839.0 alu0    49 w[13]
        ror edx, 7                         ;   840.0 alu1    49 w[13]
        xor edi, edx                       ;   841.0 alu2    49 w[13]
        add eax, edi                       ;   842.0 alu0    78 w[13]
        mov edi, r8d                       ;   837.3 alu1    48 t1 copy
        ror edi, 0xe                       ;   838.3 alu2    48 t1
        mov edx, r11d                      ;   838.0 alu0    51 t1 copy
        xor edx, ecx                       ;   839.0 alu1    51 t1
        and edx, r8d                       ;   840.0 alu2    51 t1
        xor edx, r11d                      ;   841.0 alu0    51 t1
        add eax, dword [rsp + 136]         ;   843.0 alu1+agu0   78 w[13]
        lea r11d, [r11 + rbx - 1090935817] ;   839.7 agu1    61 t1
        xor edi, r8d                       ;   840.0 alu2    48 t1
        ror edi, 5                         ;   841.0 alu0    48 t1
        xor edi, r8d                       ;   842.0 alu1    48 t1
        ror edi, 6                         ;   843.0 alu2    48 t1
        lea r12d, [r12 + rdi - 1538233109] ;   844.0 agu2    61 t1
        mov edi, r15d                      ;   841.7 alu0    52 v[2] copy
        add r12d, edx                      ;   846.0 alu1    61 t1
        add r12d, eax                      ;   847.0 alu2    61 t1
        add r14d, r12d                     ;   848.0 alu0    62 v[6]
        mov edx, esi                       ;   843.0 alu1    47 v[2] copy
        ror edx, 9                         ;   844.0 alu2    47 v[2]
        xor edx, esi                       ;   845.0 alu0    47 v[2]
        ror edx, 0xb                       ;   846.0 alu1    47 v[2]
        xor edx, esi                       ;   847.0 alu2    47 v[2]
        ror edx, 2                         ;   848.0 alu0    47 v[2]
        xor edi, esi                       ;   845.0 alu1    52 v[2]
        and r10d, edi                      ;   846.0 alu2    52 v[2]
        xor r10d, r15d                     ;   847.0 alu0    52 v[2]
        add r10d, r12d                     ;   848.0 alu1    63 v[2]
        mov r12d, r9d                      ;   846.3 alu2    50 w[14] copy
        shr r12d, 0xa                      ;   847.3 alu0    50 w[14]
        add r10d, edx                      ;   849.0 alu1    63 v[2]
        mov ebx, r14d                      ;   849.0 alu2    48 t1 copy
        mov edx, r9d                       ;   847.7 alu0    50 w[14] copy
        ror edx, 2                         ;   848.7 alu1    50 w[14]
        xor r9d, edx                       ;   849.7 alu2    50 w[14]
        ror ebx, 0xe                       ;   850.0 alu0    48 t1
        xor ebx, r14d                      ;   851.0 alu1    48 t1
        ror r9d, 0x11                      ;   850.7 alu2    50 w[14]
        mov edx, dword [rsp + 108]         ;   849.7 agu0    49 w[14]
        xor r12d, r9d                      ;   851.7 alu0    50 w[14]
        add r11d, r12d                     ;   852.7 alu1    61 t1
        mov r12d, dword [rsp + 108]        ;   850.7 agu1    49 w[14]
        ror r12d, 0xb                      ;   853.7 alu2    49 w[14]
        ror ebx, 5                         ;   852.0 alu0    48 t1
        xor ebx, r14d                      ;   853.0 alu1    48 t1
        ror ebx, 6                         ;   854.0 alu2    48 t1
        add r11d, ebx                      ;   855.0 alu0    61 t1
        xor edx, r12d                      ;   854.7 alu1    49 w[14]
        ror edx, 7                         ;   855.7 alu2    49 w[14]
        mov r12d, ecx                      ;   853.3 alu0    51 t1 copy
        xor r12d, r8d                      ;   854.3 alu1    51 t1
        mov r9d, dword [rsp + 108]         ;   854.0 agu2    49 w[14]
        shr r9d, 3                         ;   857.0 alu2    49 w[14]
        xor r9d, edx                       ;   858.0 alu0    49 w[14]
        and r12d, r14d                     ;   855.3 alu1    51 t1
        xor r12d, ecx                      ;   856.3 alu2    51 t1
        add r11d, r12d                     ;   857.3 alu0    61 t1
        add r11d, r9d                      ;   859.0 alu1    61 t1
        add r11d, dword [rsp + 112]        ;   860.0 alu2+agu0   61 t1
        mov r12d, r10d                     ;   856.7 alu0    47 v[1] copy
        ror r12d, 9                        ;   857.7 alu1    47 v[1]
        xor r12d, r10d                     ;   858.7 alu2    47 v[1]
        mov r9d, esi                       ;   857.7 alu0    52 v[1] copy
        xor r9d, r10d                      ;   858.7 alu1    52 v[1]
        and edi, r9d                       ;   859.7 alu2    52 v[1]
        xor edi, esi                       ;   860.7 alu0    52 v[1]
        add edi, r11d                      ;   861.7 alu1    63 v[1]
        ror r12d, 0xb                      ;   859.7 alu2    47 v[1]
        xor r12d, r10d                     ;   860.7 alu0    47 v[1]
        ror r12d, 2                        ;   861.7 alu1    47 v[1]
        add edi, r12d                      ;   862.7 alu2    63 v[1]
        add ebp, r11d                      ;   861.0 alu0    62 v[5]
        mov r12d, eax                      ;   861.0 alu1    50 w[15] copy
        ror r12d, 2                        ;   862.0 alu2    50 w[15]
        mov r11d, eax                      ;   861.7 alu0    50 w[15] copy
        shr r11d, 0xa                      ;   862.7 alu1    50 w[15]
        xor eax, r12d                      ;   863.0 alu2    50 w[15]
        ror eax, 0x11                      ;   864.0 alu0    50 w[15]
        xor r11d, eax                      ;   865.0 alu1    50 w[15]
        mov eax, dword [rsp + 104]         ;   863.3 agu1    49 w[15]
        ror eax, 0xb                       ;   866.3 alu2    49 w[15]
        xor eax, dword [rsp + 104]         ;   867.3 alu0+agu2   49 w[15]
        ror eax, 7                         ;   868.3 alu1    49 w[15]
        mov r12d, dword [rsp + 104]        ;   864.7 agu0    49 w[15]
        shr r12d, 3                        ;   867.7 alu2    49 w[15]
        xor r12d, eax                      ;   869.3 alu0    49 w[15]
        mov eax, ebp                       ;   865.7 alu1    48 t1 copy
        ror eax, 0xe                       ;   866.7 alu2    48 t1
        xor eax, ebp                       ;   867.7 alu0    48 t1
        ror eax, 5                         ;   868.7 alu1    48 t1
        xor eax, ebp                       ;   869.7 alu2    48 t1
        lea ecx, [rcx + r11 - 965641998]   ;   867.3 agu1    61 t1
        mov r11d, r14d                     ;   867.7 alu0    51 t1 copy
        ror eax, 6                         ;   870.7 alu1    48 t1
        xor r11d, r8d                      ;   868.7 alu2    51 t1
        and r11d, ebp                      ;   869.7 alu0    51 t1
        add ecx, r13d                      ;   869.3 alu1    61 t1
        xor r11d, r8d                      ;   870.7 alu2    51 t1
        add ecx, r12d                      ;   870.3 alu0    61 t1
        mov r12d, edi                      ;   870.0 alu1    52 v[0] copy
        xor r12d, r10d                     ;   871.0 alu2    52 v[0]
        and r9d, r12d                      ;   872.0 alu0    52 v[0]
        xor r9d, r10d                      ;   873.0 alu1    52 v[0]
        add r10d, dword [rsp + 40]         ;   871.3 alu2+agu2   82 h
        add ecx, eax                       ;   871.7 alu0    61 t1
        add ecx, r11d                      ;   872.7 alu1    61 t1
        mov r11d, edi                      ;   872.3 alu2    47 v[0] copy
        ror r11d, 9                        ;   873.3 alu0    47 v[0]
        add ecx, dword [rsp + 108]         ;   873.7 alu1+agu0   61 t1
        mov r12d, dword [rsp + 84]         ;   873.3 agu1    82 h
        xor r11d, edi                      ;   874.3 alu2    47 v[0]
        ror r11d, 0xb                      ;   875.3 alu0    47 v[0]
        add ebp, dword [rsp + 72]          ;   874.3 alu1+agu2   82 h
        add esi, dword [rsp + 44]          ;   874.7 alu2+agu0   82 h
        mov dword [rsp + 44], esi          ;   875.7 agu1    82 h
        xor r11d, edi                      ;   876.3 alu0    47 v[0]
        add edi, dword [rsp + 76]          ;   875.7 alu1+agu2   82 h
        ror r11d, 2                        ;   877.3 alu2    47 v[0]
        add r12d, ecx                      ;   876.3 alu0    82 h
        add r12d, r11d                     ;   878.3 alu1    82 h
        add r8d, dword [rsp + 64]          ;   877.0 alu2+agu0   82 h
        mov dword [rsp + 40], r10d         ;   877.3 agu1    82 h
        mov dword [rsp + 64], r8d          ;   878.0 agu2    82 h
        mov r8, qword [rsp + 24]           ;   878.0 agu0    68 blocks
        add r12d, r9d                      ;   879.3 alu0    82 h
        add r15d, ecx                      ;   878.7 alu1    82 h
        add r15d, dword [rsp + 80]         ;   879.7 alu2+agu1   82 h
        add r14d, dword [rsp + 68]         ;   879.3 alu0+agu2   82 h
        mov esi, r15d                      ;   880.7 alu1    82 h copy
        mov r9d, ebp                       ;   880.0 alu2    82 h copy
        mov ebp, edi                       ;   880.3 alu0    82 h copy
        mov edi, r12d                      ;   880.7 alu1    82 h copy
        add r8, 0x40                       ;   881.0 alu2    68 blocks
        mov r10d, r14d                     ;   881.3 alu0    82 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
        mov dword [rsp + 56], r9d          ;                    resident
        mov dword [rsp + 60], r10d         ;                    resident
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
        xor eax, eax                       ;                    cleared
        mov qword [rsp + 24], rax          ;                    cleared
        mov qword [rsp + 32], rax          ;                    cleared
        mov qword [rsp + 40], rax          ;                    cleared
        mov qword [rsp + 48], rax          ;                    cleared
        mov qword [rsp + 56], rax          ;                    cleared
        mov qword [rsp + 64], rax          ;                    cleared
        mov qword [rsp + 72], rax          ;                    cleared
        mov qword [rsp + 80], rax          ;                    cleared
        mov qword [rsp + 88], rax          ;                    cleared
        mov qword [rsp + 96], rax          ;                    cleared
        mov qword [rsp + 104], rax         ;                    cleared
        mov qword [rsp + 112], rax         ;                    cleared
        mov qword [rsp + 120], rax         ;                    cleared
        mov qword [rsp + 128], rax         ;                    cleared
        mov qword [rsp + 136], rax         ;                    cleared
        add rsp, 0x98                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
