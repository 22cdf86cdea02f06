; ripemd160_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu athlon64-64
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 56 bytes, 8 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1654 uops, planned 563.3; bounds: width 551.3, ports 453.7, path 386.0
;   body.2: 11 uops, planned 6.0; bounds: width 3.7, ports 3.7, path 0.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x58                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 32], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 agu0    41 h reload
        mov esi, dword [r8]                ;     3.0 agu1    41 h
        mov r9d, dword [rsp + 32]          ;     3.0 agu2    41 h
        shl r9, 6                          ;     6.0 alu0    41 h
        mov edi, dword [r8 + 4]            ;     3.0 agu0    41 h
        mov ebp, dword [r8 + 8]            ;     3.0 agu1    41 h
        mov r10d, dword [r8 + 12]          ;     3.0 agu2    41 h
        mov r11d, dword [r8 + 16]          ;     3.0 agu0    41 h
        mov dword [rsp + 36], esi          ;     6.0 agu1    41 h
        mov dword [rsp + 40], edi          ;     6.0 agu2    41 h
        mov dword [rsp + 44], ebp          ;     6.0 agu0    41 h
        mov dword [rsp + 48], r10d         ;     6.0 agu1    41 h
        mov dword [rsp + 52], r11d         ;     6.0 agu2    41 h
        add r9, qword [rsp + 8]            ;     7.3 alu1+agu0   41 h
        mov qword [rsp + 16], r9           ;     8.3 agu1    41 h
        cmp dword [rsp + 32], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 48]          ;                    resident
        mov edi, dword [rsp + 40]          ;                    resident
        mov ebp, dword [rsp + 52]          ;                    resident
        align 16
.blocks_1:
        mov r9d, esi                       ;     0.0 alu0    26 sum copy
        not r9d                            ;     1.0 alu1    26 sum
        mov r10d, dword [rsp + 44]         ;     0.7 agu0    44 x[2] reload
        or r9d, r10d                       ;     3.7 alu2    26 sum
        xor r9d, edi                       ;     4.7 alu0    26 sum
        add r9d, dword [r8 + 20]           ;     5.7 alu1+agu1   34 sum
        mov r11d, dword [rsp + 36]         ;     2.0 agu2    44 x[0] reload
        lea r9d, [r9 + r11 + 1352829926]   ;     6.7 agu0    34 sum
        mov r12d, r10d                     ;     3.7 alu2    36 v[2] copy
        rol r12d, 0xa                      ;     4.7 alu0    36 v[2]
        rol r9d, 8                         ;     8.7 alu1    35 v[0]
        mov r13d, edi                      ;     3.7 alu2    36 v[1] copy
        rol r13d, 0xa                      ;     4.7 alu0    36 v[1]
        add r9d, ebp                       ;     9.7 alu1    35 v[0]
        mov r14d, dword [r8]               ;     6.7 agu1    34 sum
        lea r14d, [r14 + r12 + 1352829926] ;     9.7 agu2    34 sum
        mov r15d, dword [r8 + 36]          ;     9.7 agu0    34 sum
        lea r15d, [r15 + r13 + 1352829926] ;    12.7 agu1    34 sum
        mov eax, r12d                      ;     6.0 alu2    26 sum copy
        not eax                            ;     7.0 alu0    26 sum
        or eax, edi                        ;     8.0 alu1    26 sum
        xor eax, r9d                       ;    10.7 alu2    26 sum
        lea eax, [rax + rbp + 1352829926]  ;    12.7 agu2    34 sum
        add eax, dword [r8 + 56]           ;    15.7 alu0+agu0   34 sum
        mov ecx, r13d                      ;     8.0 alu1    26 sum copy
        not ecx                            ;     9.0 alu2    26 sum
        or ecx, r9d                        ;    10.7 alu0    26 sum
        rol r9d, 0xa                       ;    10.7 alu1    36 v[0]
        rol eax, 9                         ;    16.7 alu2    35 v[4]
        mov edx, dword [r8 + 8]            ;    12.7 agu1    34 sum
        lea edx, [rdx + r9 + 1352829926]   ;    15.7 agu2    34 sum
        mov ebx, r9d                       ;    11.7 alu0    26 sum copy
        not ebx                            ;    12.7 alu1    26 sum
        add eax, esi                       ;    17.7 alu2    35 v[4]
        xor ecx, eax                       ;    18.7 alu0    26 sum
        or ebx, eax                        ;    18.7 alu1    26 sum
        rol eax, 0xa                       ;    18.7 alu2    36 v[4]
        lea ecx, [rcx + rsi + 1352829926]  ;    19.7 agu0    34 sum
        add ecx, dword [r8 + 28]           ;    22.7 alu0+agu1   34 sum
        rol ecx, 9                         ;    23.7 alu1    35 v[3]
        add ecx, r12d                      ;    24.7 alu2    35 v[3]
        xor ebx, ecx                       ;    25.7 alu0    26 sum
        add r14d, ebx                      ;    26.7 alu1    34 sum
        mov ebx, r13d                      ;    16.0 alu2    35 v[2] copy
        rol r14d, 0xb                      ;    27.7 alu0    35 v[2]
        add ebx, r14d                      ;    28.7 alu1    35 v[2]
        mov r14d, dword [r8 + 44]          ;    19.7 agu2    34 sum
        lea r14d, [r14 + rax + 1352829926] ;    22.7 agu0    34 sum
        mov r11d, eax                      ;    19.7 alu2    26 sum copy
        not r11d                           ;    20.7 alu0    26 sum
        or r11d, ecx                       ;    25.7 alu1    26 sum
        rol ecx, 0xa                       ;    25.7 alu2    36 v[3]
        xor r11d, ebx                      ;    29.7 alu0    26 sum
        add r15d, r11d                     ;    30.7 alu1    34 sum
        rol r15d, 0xd                      ;    31.7 alu2    35 v[1]
        add r9d, r15d                      ;    32.7 alu0    35 v[1]
        mov r11d, dword [r8 + 16]          ;    23.7 agu1    34 sum
        lea r11d, [r11 + rcx + 1352829926] ;    26.7 agu2    34 sum
        mov r15d, ecx                      ;    26.7 alu1    26 sum copy
        not r15d                           ;    27.7 alu2    26 sum
        or r15d, ebx                       ;    29.7 alu0    26 sum
        rol ebx, 0xa                       ;    29.7 alu1    36 v[2]
        xor r15d, r9d                      ;    33.7 alu2    26 sum
        add edx, r15d                      ;    34.7 alu0    34 sum
        rol edx, 0xf                       ;    35.7 alu1    35 v[0]
        add eax, edx                       ;    36.7 alu2    35 v[0]
        mov r15d, dword [r8 + 52]          ;    28.0 agu0    34 sum
        lea r15d, [r15 + rbx + 1352829926] ;    31.0 agu1    34 sum
        mov edx, ebx                       ;    30.7 alu0    26 sum copy
        not edx                            ;    31.7 alu1    26 sum
        or edx, r9d                        ;    33.7 alu2    26 sum
        rol r9d, 0xa                       ;    33.7 alu0    36 v[1]
        xor edx, eax                       ;    37.7 alu1    26 sum
        add r14d, edx                      ;    38.7 alu2    34 sum
        rol r14d, 0xf                      ;    39.7 alu0    35 v[4]
        add ecx, r14d                      ;    40.7 alu1    35 v[4]
        mov r14d, dword [r8 + 24]          ;    32.0 agu2    34 sum
        lea r14d, [r14 + r9 + 1352829926]  ;    35.0 agu0    34 sum
        mov edx, r9d                       ;    34.7 alu2    26 sum copy
        not edx                            ;    35.7 alu0    26 sum
        or edx, eax                        ;    37.7 alu1    26 sum
        rol eax, 0xa                       ;    37.7 alu2    36 v[0]
        xor edx, ecx                       ;    41.7 alu0    26 sum
        add r11d, edx                      ;    42.7 alu1    34 sum
        rol r11d, 5                        ;    43.7 alu2    35 v[3]
        add ebx, r11d                      ;    44.7 alu0    35 v[3]
        mov r11d, r12d                     ;    36.0 alu1    25 sum copy
        xor r11d, edi                      ;    37.0 alu2    25 sum
        mov edx, eax                       ;    38.7 alu0    26 sum copy
        not edx                            ;    39.7 alu1    26 sum
        or edx, ecx                        ;    41.7 alu2    26 sum
        rol ecx, 0xa                       ;    41.7 alu0    36 v[4]
        xor edx, ebx                       ;    45.7 alu1    26 sum
        add r15d, edx                      ;    46.7 alu2    34 sum
        mov edx, dword [r8 + 60]           ;    39.0 agu1    34 sum
        lea edx, [rdx + rax + 1352829926]  ;    42.0 agu2    34 sum
        rol r15d, 7                        ;    47.7 alu0    35 v[2]
        add r9d, r15d                      ;    48.7 alu1    35 v[2]
        mov r15d, ecx                      ;    42.7 alu2    26 sum copy
        not r15d                           ;    43.7 alu0    26 sum
        or r15d, ebx                       ;    45.7 alu1    26 sum
        rol ebx, 0xa                       ;    45.7 alu2    36 v[3]
        xor r15d, r9d                      ;    49.7 alu0    26 sum
        add r14d, r15d                     ;    50.7 alu1    34 sum
        rol r14d, 7                        ;    51.7 alu2    35 v[1]
        add eax, r14d                      ;    52.7 alu0    35 v[1]
        mov r14d, dword [r8 + 4]           ;    44.0 agu0    34 sum
        mov r15d, ebx                      ;    46.7 alu1    26 sum copy
        not r15d                           ;    47.7 alu2    26 sum
        mov dword [rsp + 56], ebx          ;    46.7 agu1    36 v[3] spill
        lea ebx, [r14 + rbp]               ;    47.0 agu2    34 sum
        mov r14d, edi                      ;    46.3 alu0    25 sum copy
        xor r14d, r10d                     ;    47.3 alu1    25 sum
        xor r14d, esi                      ;    48.3 alu2    25 sum
        add r14d, dword [r8]               ;    50.3 alu0+agu0   34 sum
        or r15d, r9d                       ;    49.7 alu1    26 sum
        rol r9d, 0xa                       ;    49.7 alu2    36 v[2]
        add r14d, dword [rsp + 36]         ;    51.3 alu0+agu1   34 sum
        rol r14d, 0xb                      ;    52.3 alu1    35 v[0]
        add r14d, ebp                      ;    53.3 alu2    35 v[0]
        xor r11d, r14d                     ;    54.3 alu0    25 sum
        add ebx, r11d                      ;    55.3 alu1    34 sum
        mov r11d, dword [r8 + 32]          ;    50.0 agu2    34 sum
        lea r11d, [r11 + rcx + 1352829926] ;    53.0 agu0    34 sum
        xor r15d, eax                      ;    53.7 alu2    26 sum
        add edx, r15d                      ;    54.7 alu0    34 sum
        rol ebx, 0xe                       ;    56.3 alu1    35 v[4]
        rol edx, 8                         ;    55.7 alu2    35 v[0]
        add ecx, edx                       ;    56.7 alu0    35 v[0]
        add ebx, esi                       ;    57.3 alu1    35 v[4]
        mov r15d, r9d                      ;    52.7 alu2    26 sum copy
        not r15d                           ;    53.7 alu0    26 sum
        or r15d, eax                       ;    54.7 alu1    26 sum
        rol eax, 0xa                       ;    53.7 alu2    36 v[1]
        xor r15d, ecx                      ;    57.7 alu0    26 sum
        add r11d, r15d                     ;    58.7 alu1    34 sum
        rol r11d, 0xb                      ;    59.7 alu2    35 v[4]
        mov r15d, r14d                     ;    55.0 alu0    36 v[0] copy
        rol r15d, 0xa                      ;    56.0 alu1    36 v[0]
        xor r14d, r13d                     ;    55.7 alu2    25 sum
        xor r14d, ebx                      ;    58.3 alu0    25 sum
        add r14d, esi                      ;    59.3 alu1    34 sum
        mov edx, r12d                      ;    56.7 alu2    35 v[3] copy
        add r14d, dword [r8 + 8]           ;    60.3 alu0+agu1   34 sum
        rol r14d, 0xf                      ;    61.3 alu1    35 v[3]
        add edx, r14d                      ;    62.3 alu2    35 v[3]
        mov r14d, ebx                      ;    58.3 alu0    36 v[4] copy
        rol r14d, 0xa                      ;    59.3 alu1    36 v[4]
        xor ebx, r15d                      ;    58.7 alu2    25 sum
        xor ebx, edx                       ;    63.3 alu0    25 sum
        add r12d, ebx                      ;    64.3 alu1    34 sum
        mov ebx, ecx                       ;    59.7 alu2    36 v[0] copy
        rol ebx, 0xa                       ;    60.7 alu0    36 v[0]
        add r11d, dword [rsp + 56]         ;    63.3 alu1+agu2   35 v[4]
        mov r10d, eax                      ;    60.7 alu2    26 sum copy
        not r10d                           ;    61.7 alu0    26 sum
        or ecx, r10d                       ;    62.7 alu1    26 sum
        xor ecx, r11d                      ;    64.3 alu2    26 sum
        mov r10d, r13d                     ;    62.0 alu0    35 v[2] copy
        add ecx, dword [r8 + 4]            ;    65.3 alu1+agu0   34 sum
        add ecx, dword [rsp + 56]          ;    66.3 alu2+agu1   34 sum
        add ecx, 0x50a28be6                ;    67.3 alu0    34 sum
        rol ecx, 0xe                       ;    68.3 alu1    35 v[3]
        mov dword [rsp + 56], ebp          ;    63.7 agu2    44 x[4] spill
        mov ebp, edx                       ;    64.0 alu2    25 sum copy
        xor ebp, r14d                      ;    65.0 alu0    25 sum
        mov dword [rsp + 60], esi          ;    64.7 agu0    44 x[3] spill
        mov esi, ebx                       ;    65.0 alu1    26 sum copy
        not esi                            ;    66.0 alu2    26 sum
        mov dword [rsp + 64], edi          ;    65.7 agu1    44 x[1] spill
        mov edi, dword [r8 + 12]           ;    66.0 agu2    34 sum
        rol edx, 0xa                       ;    66.3 alu0    36 v[3]
        or esi, r11d                       ;    67.0 alu1    26 sum
        rol r11d, 0xa                      ;    67.0 alu2    36 v[4]
        add ecx, r9d                       ;    69.3 alu0    35 v[3]
        add r12d, edi                      ;    69.0 alu1    34 sum
        rol r12d, 0xc                      ;    70.0 alu2    35 v[2]
        add r10d, r12d                     ;    71.0 alu0    35 v[2]
        xor esi, ecx                       ;    70.3 alu1    26 sum
        lea r9d, [r9 + rsi + 1352829926]   ;    71.3 agu0    34 sum
        mov esi, dword [r8 + 20]           ;    71.3 agu1    34 sum
        add esi, r15d                      ;    74.3 alu2    34 sum
        xor ebp, r10d                      ;    72.0 alu0    25 sum
        add r13d, ebp                      ;    73.0 alu1    34 sum
        mov ebp, r11d                      ;    70.7 alu2    26 sum copy
        not ebp                            ;    71.7 alu0    26 sum
        add r9d, dword [r8 + 40]           ;    74.3 alu1+agu2   34 sum
        rol r9d, 0xe                       ;    75.3 alu2    35 v[2]
        mov r12d, r10d                     ;    72.0 alu0    25 sum copy
        xor r12d, edx                      ;    73.0 alu1    25 sum
        mov edi, dword [r8 + 16]           ;    72.7 agu0    34 sum
        rol r10d, 0xa                      ;    73.0 alu2    36 v[2]
        or ebp, ecx                        ;    73.3 alu0    26 sum
        rol ecx, 0xa                       ;    73.7 alu1    36 v[3]
        add r13d, edi                      ;    75.7 alu2    34 sum
        rol r13d, 5                        ;    76.7 alu0    35 v[1]
        add r15d, r13d                     ;    77.7 alu1    35 v[1]
        add r9d, eax                       ;    76.3 alu2    35 v[2]
        mov r13d, dword [r8 + 24]          ;    75.3 agu1    34 sum
        add r13d, r14d                     ;    78.3 alu0    34 sum
        xor ebp, r9d                       ;    77.3 alu1    26 sum
        lea eax, [rax + rbp + 1352829926]  ;    78.3 agu2    34 sum
        xor r12d, r15d                     ;    78.7 alu2    25 sum
        add esi, r12d                      ;    79.7 alu0    34 sum
        rol esi, 8                         ;    80.7 alu1    35 v[0]
        add r14d, esi                      ;    81.7 alu2    35 v[0]
        mov esi, dword [r8 + 28]           ;    78.3 agu0    34 sum
        add esi, edx                       ;    81.3 alu0    34 sum
        mov ebp, dword [r8 + 48]           ;    78.7 agu1    34 sum
        lea ebp, [rbp + rbx + 1352829926]  ;    81.7 agu2    34 sum
        mov r12d, dword [r8 + 24]          ;    81.7 agu0    34 sum
        lea r12d, [r12 + r11 + 1548603684] ;    84.7 agu1    34 sum
        add eax, dword [r8 + 12]           ;    87.7 alu1+agu2   34 sum
        rol eax, 0xc                       ;    88.7 alu2    35 v[1]
        add ebx, eax                       ;    89.7 alu0    35 v[1]
        mov eax, r15d                      ;    81.0 alu1    36 v[1] copy
        rol eax, 0xa                       ;    82.0 alu2    36 v[1]
        xor r15d, r10d                     ;    81.7 alu0    25 sum
        xor r15d, r14d                     ;    82.7 alu1    25 sum
        add r13d, r15d                     ;    83.7 alu2    34 sum
        rol r13d, 7                        ;    84.7 alu0    35 v[4]
        add edx, r13d                      ;    85.7 alu1    35 v[4]
        mov r13d, dword [r8 + 32]          ;    84.7 agu0    34 sum
        add r13d, r10d                     ;    87.7 alu2    34 sum
        mov r15d, r14d                     ;    84.0 alu0    36 v[0] copy
        rol r15d, 0xa                      ;    85.0 alu1    36 v[0]
        xor r14d, eax                      ;    84.7 alu2    25 sum
        xor r14d, edx                      ;    86.7 alu0    25 sum
        add esi, r14d                      ;    87.7 alu1    34 sum
        rol esi, 9                         ;    88.7 alu2    35 v[3]
        add r10d, esi                      ;    89.7 alu0    35 v[3]
        mov esi, dword [r8 + 36]           ;    86.3 agu1    34 sum
        add esi, eax                       ;    89.3 alu1    34 sum
        mov r14d, ecx                      ;    87.0 alu2    26 sum copy
        not r14d                           ;    88.0 alu0    26 sum
        or r14d, r9d                       ;    89.0 alu1    26 sum
        rol r9d, 0xa                       ;    88.0 alu2    36 v[2]
        xor r14d, ebx                      ;    90.7 alu0    26 sum
        add ebp, r14d                      ;    91.7 alu1    34 sum
        rol ebp, 6                         ;    92.7 alu2    35 v[0]
        add r11d, ebp                      ;    93.7 alu0    35 v[0]
        mov ebp, dword [r8 + 44]           ;    89.7 agu2    34 sum
        lea ebp, [rbp + rcx + 1548603684]  ;    92.7 agu0    34 sum
        mov r14d, edx                      ;    90.3 alu1    36 v[4] copy
        rol r14d, 0xa                      ;    91.3 alu2    36 v[4]
        xor edx, r10d                      ;    91.0 alu0    25 sum
        xor edx, r15d                      ;    92.0 alu1    25 sum
        add r13d, edx                      ;    93.0 alu2    34 sum
        rol r13d, 0xb                      ;    94.0 alu0    35 v[2]
        add eax, r13d                      ;    95.0 alu1    35 v[2]
        mov r13d, r10d                     ;    92.7 alu2    36 v[3] copy
        rol r13d, 0xa                      ;    93.7 alu0    36 v[3]
        xor r10d, r14d                     ;    93.3 alu1    25 sum
        xor r10d, eax                      ;    96.0 alu2    25 sum
        add esi, r10d                      ;    97.0 alu0    34 sum
        rol esi, 0xd                       ;    98.0 alu1    35 v[1]
        add esi, r15d                      ;    99.0 alu2    35 v[1]
        mov r10d, ebx                      ;    95.0 alu0    36 v[1] copy
        rol r10d, 0xa                      ;    96.0 alu1    36 v[1]
        mov edx, ebx                       ;    95.7 alu2    26 sum copy
        xor edx, r11d                      ;    96.7 alu0    26 sum
        and edx, r9d                       ;    97.7 alu1    26 sum
        xor ebx, edx                       ;    98.7 alu2    26 sum
        add r12d, ebx                      ;    99.7 alu0    34 sum
        rol r12d, 9                        ;   100.7 alu1    35 v[4]
        add ecx, r12d                      ;   101.7 alu2    35 v[4]
        mov r12d, dword [r8 + 44]          ;    98.0 agu1    34 sum
        add r12d, r14d                     ;   101.0 alu0    34 sum
        mov edx, dword [r8 + 12]           ;    98.7 agu2    34 sum
        lea edx, [rdx + r9 + 1548603684]   ;   101.7 agu0    34 sum
        mov ebx, eax                       ;    99.3 alu1    36 v[2] copy
        rol ebx, 0xa                       ;   100.3 alu2    36 v[2]
        xor eax, esi                       ;   100.0 alu0    25 sum
        xor eax, r13d                      ;   101.0 alu1    25 sum
        add r15d, eax                      ;   102.0 alu2    34 sum
        mov eax, dword [r8 + 48]           ;   101.7 agu1    34 sum
        add eax, r13d                      ;   104.7 alu0    34 sum
        mov edi, esi                       ;   101.7 alu1    36 v[1] copy
        rol edi, 0xa                       ;   102.7 alu2    36 v[1]
        xor esi, ebx                       ;   102.3 alu0    25 sum
        mov dword [rsp + 68], ebx          ;   102.7 agu2    36 v[2] spill
        mov ebx, r11d                      ;   103.0 alu1    36 v[0] copy
        rol ebx, 0xa                       ;   104.0 alu2    36 v[0]
        mov dword [rsp + 72], edi          ;   103.7 agu0    36 v[1] spill
        mov edi, r11d                      ;   104.0 alu0    26 sum copy
        xor edi, ecx                       ;   105.0 alu1    26 sum
        and edi, r10d                      ;   106.0 alu2    26 sum
        xor r11d, edi                      ;   107.0 alu0    26 sum
        add ebp, r11d                      ;   108.0 alu1    34 sum
        rol ebp, 0xd                       ;   109.0 alu2    35 v[3]
        add r9d, ebp                       ;   110.0 alu0    35 v[3]
        mov edi, dword [r8 + 40]           ;   106.3 agu1    34 sum
        add r15d, edi                      ;   109.3 alu1    34 sum
        rol r15d, 0xe                      ;   110.3 alu2    35 v[0]
        add r14d, r15d                     ;   111.3 alu0    35 v[0]
        mov ebp, dword [r8 + 28]           ;   107.7 agu2    34 sum
        lea ebp, [rbp + r10 + 1548603684]  ;   110.7 agu0    34 sum
        xor esi, r14d                      ;   112.3 alu1    25 sum
        add r12d, esi                      ;   113.3 alu2    34 sum
        mov esi, ecx                       ;   109.0 alu0    26 sum copy
        xor esi, r9d                       ;   111.0 alu1    26 sum
        and esi, ebx                       ;   112.0 alu2    26 sum
        xor esi, ecx                       ;   113.0 alu0    26 sum
        rol ecx, 0xa                       ;   110.3 alu1    36 v[4]
        add edx, esi                       ;   114.0 alu2    34 sum
        rol r12d, 0xf                      ;   114.3 alu0    35 v[4]
        add r13d, r12d                     ;   115.3 alu1    35 v[4]
        mov esi, dword [r8]                ;   111.7 agu1    34 sum
        lea esi, [rsi + rbx + 1548603684]  ;   114.7 agu2    34 sum
        rol edx, 0xf                       ;   115.0 alu2    35 v[2]
        add r10d, edx                      ;   116.0 alu0    35 v[2]
        mov r11d, r14d                     ;   113.0 alu1    25 sum copy
        rol r14d, 0xa                      ;   113.3 alu2    36 v[0]
        xor r11d, r13d                     ;   116.3 alu0    25 sum
        mov r12d, dword [rsp + 72]         ;   114.7 agu0    36 v[1] reload
        xor r11d, r12d                     ;   117.7 alu1    25 sum
        add eax, r11d                      ;   118.7 alu2    34 sum
        rol eax, 6                         ;   119.7 alu0    35 v[3]
        mov r11d, dword [r8 + 56]          ;   115.3 agu1    34 sum
        add r11d, r12d                     ;   118.3 alu1    34 sum
        mov r15d, r13d                     ;   116.3 alu2    36 v[4] copy
        rol r15d, 0xa                      ;   117.3 alu0    36 v[4]
        xor r13d, r14d                     ;   116.7 alu1    25 sum
        mov edx, dword [r8 + 60]           ;   117.0 agu2    34 sum
        add edx, r14d                      ;   120.0 alu2    34 sum
        add eax, dword [rsp + 68]          ;   120.7 alu0+agu0   35 v[3]
        xor r13d, eax                      ;   121.7 alu1    25 sum
        add r13d, dword [r8 + 52]          ;   122.7 alu2+agu1   34 sum
        add r13d, dword [rsp + 68]         ;   123.7 alu0+agu2   34 sum
        rol r13d, 7                        ;   124.7 alu1    35 v[2]
        add r12d, r13d                     ;   125.7 alu2    35 v[2]
        mov r13d, r9d                      ;   119.7 alu0    36 v[3] copy
        rol r13d, 0xa                      ;   120.7 alu1    36 v[3]
        mov edi, r9d                       ;   120.3 alu2    26 sum copy
        xor edi, r10d                      ;   121.3 alu0    26 sum
        and edi, ecx                       ;   122.3 alu1    26 sum
        xor r9d, edi                       ;   123.3 alu2    26 sum
        add ebp, r9d                       ;   124.3 alu0    34 sum
        rol ebp, 7                         ;   125.3 alu1    35 v[1]
        add ebx, ebp                       ;   126.3 alu2    35 v[1]
        mov edi, dword [r8 + 52]           ;   122.7 agu0    34 sum
        lea edi, [rdi + rcx + 1548603684]  ;   125.7 agu1    34 sum
        mov ebp, eax                       ;   123.3 alu0    36 v[3] copy
        rol ebp, 0xa                       ;   124.3 alu1    36 v[3]
        xor eax, r15d                      ;   124.0 alu2    25 sum
        xor eax, r12d                      ;   126.7 alu0    25 sum
        add r11d, eax                      ;   127.7 alu1    34 sum
        rol r11d, 9                        ;   128.7 alu2    35 v[1]
        add r14d, r11d                     ;   129.7 alu0    35 v[1]
        mov r9d, dword [r8 + 28]           ;   125.7 agu2    34 sum
        lea r9d, [r9 + r15 + 1518500249]   ;   128.7 agu0    34 sum
        mov r11d, r12d                     ;   126.7 alu1    36 v[2] copy
        rol r11d, 0xa                      ;   127.7 alu2    36 v[2]
        xor r12d, ebp                      ;   127.0 alu0    25 sum
        xor r12d, r14d                     ;   130.7 alu1    25 sum
        add edx, r12d                      ;   131.7 alu2    34 sum
        rol edx, 8                         ;   132.7 alu0    35 v[0]
        add r15d, edx                      ;   133.7 alu1    35 v[0]
        mov r12d, r10d                     ;   128.7 alu2    26 sum copy
        xor r12d, ebx                      ;   129.7 alu0    26 sum
        and r12d, r13d                     ;   130.7 alu1    26 sum
        xor r12d, r10d                     ;   131.7 alu2    26 sum
        rol r10d, 0xa                      ;   130.0 alu0    36 v[2]
        add esi, r12d                      ;   132.7 alu1    34 sum
        rol esi, 0xc                       ;   133.7 alu2    35 v[0]
        add ecx, esi                       ;   134.7 alu0    35 v[0]
        mov esi, dword [r8 + 20]           ;   131.3 agu1    34 sum
        lea esi, [rsi + r13 + 1548603684]  ;   134.3 agu2    34 sum
        mov r12d, dword [r8 + 16]          ;   134.3 agu0    34 sum
        lea r12d, [r12 + rbp + 1518500249] ;   137.3 agu1    34 sum
        mov eax, r14d                      ;   132.7 alu1    36 v[1] copy
        rol eax, 0xa                       ;   133.7 alu2    36 v[1]
        xor r14d, r11d                     ;   133.3 alu0    25 sum
        and r14d, r15d                     ;   134.7 alu1    25 sum
        xor r14d, r11d                     ;   135.7 alu2    25 sum
        add r9d, r14d                      ;   136.7 alu0    34 sum
        rol r9d, 7                         ;   137.7 alu1    35 v[4]
        add ebp, r9d                       ;   138.7 alu2    35 v[4]
        mov r9d, ebx                       ;   135.3 alu0    26 sum copy
        xor r9d, ecx                       ;   136.3 alu1    26 sum
        and r9d, r10d                      ;   137.3 alu2    26 sum
        xor r9d, ebx                       ;   138.3 alu0    26 sum
        rol ebx, 0xa                       ;   136.7 alu1    36 v[1]
        add edi, r9d                       ;   139.3 alu2    34 sum
        rol edi, 8                         ;   140.3 alu0    35 v[4]
        add r13d, edi                      ;   141.3 alu1    35 v[4]
        mov edi, dword [r8 + 52]           ;   138.0 agu2    34 sum
        lea edi, [rdi + r11 + 1518500249]  ;   141.0 agu0    34 sum
        mov r9d, dword [r8 + 40]           ;   141.0 agu1    34 sum
        lea r9d, [r9 + r10 + 1548603684]   ;   144.0 agu2    34 sum
        mov r14d, r15d                     ;   139.3 alu2    36 v[0] copy
        rol r14d, 0xa                      ;   140.3 alu0    36 v[0]
        xor r15d, eax                      ;   140.0 alu1    25 sum
        and r15d, ebp                      ;   141.0 alu2    25 sum
        xor r15d, eax                      ;   142.0 alu0    25 sum
        add r12d, r15d                     ;   143.0 alu1    34 sum
        rol r12d, 6                        ;   144.0 alu2    35 v[3]
        add r11d, r12d                     ;   145.0 alu0    35 v[3]
        mov r12d, dword [r8 + 4]           ;   144.0 agu0    34 sum
        lea r12d, [r12 + rax + 1518500249] ;   147.0 agu1    34 sum
        mov r15d, ebp                      ;   142.7 alu1    36 v[4] copy
        rol r15d, 0xa                      ;   143.7 alu2    36 v[4]
        xor ebp, r14d                      ;   143.3 alu0    25 sum
        and ebp, r11d                      ;   146.0 alu1    25 sum
        xor ebp, r14d                      ;   147.0 alu2    25 sum
        add edi, ebp                       ;   148.0 alu0    34 sum
        rol edi, 8                         ;   149.0 alu1    35 v[2]
        add eax, edi                       ;   150.0 alu2    35 v[2]
        mov edi, ecx                       ;   145.3 alu0    26 sum copy
        xor edi, r13d                      ;   146.3 alu1    26 sum
        and edi, ebx                       ;   147.3 alu2    26 sum
        xor edi, ecx                       ;   148.3 alu0    26 sum
        rol ecx, 0xa                       ;   146.7 alu1    36 v[0]
        add esi, edi                       ;   149.3 alu2    34 sum
        rol esi, 9                         ;   150.3 alu0    35 v[3]
        add r10d, esi                      ;   151.3 alu1    35 v[3]
        mov esi, dword [r8 + 56]           ;   148.0 agu2    34 sum
        lea esi, [rsi + rbx + 1548603684]  ;   151.0 agu0    34 sum
        mov edi, dword [r8 + 40]           ;   151.0 agu1    34 sum
        lea edi, [rdi + r14 + 1518500249]  ;   154.0 agu2    34 sum
        mov ebp, r11d                      ;   149.3 alu2    36 v[3] copy
        rol ebp, 0xa                       ;   150.3 alu0    36 v[3]
        xor r11d, r15d                     ;   150.0 alu1    25 sum
        and r11d, eax                      ;   151.0 alu2    25 sum
        xor r11d, r15d                     ;   152.0 alu0    25 sum
        add r12d, r11d                     ;   153.0 alu1    34 sum
        rol r12d, 0xd                      ;   154.0 alu2    35 v[1]
        add r14d, r12d                     ;   155.0 alu0    35 v[1]
        mov r11d, r13d                     ;   152.0 alu1    26 sum copy
        xor r11d, r10d                     ;   153.0 alu2    26 sum
        and r11d, ecx                      ;   154.0 alu0    26 sum
        xor r11d, r13d                     ;   155.0 alu1    26 sum
        rol r13d, 0xa                      ;   153.3 alu2    36 v[4]
        add r9d, r11d                      ;   156.0 alu0    34 sum
        rol r9d, 0xb                       ;   157.0 alu1    35 v[2]
        add ebx, r9d                       ;   158.0 alu2    35 v[2]
        mov r9d, dword [r8 + 60]           ;   154.7 agu0    34 sum
        lea r9d, [r9 + rcx + 1548603684]   ;   157.7 agu1    34 sum
        mov r11d, dword [r8 + 24]          ;   157.7 agu2    34 sum
        lea r11d, [r11 + r15 + 1518500249] ;   160.7 agu0    34 sum
        mov r12d, eax                      ;   156.0 alu0    36 v[2] copy
        rol r12d, 0xa                      ;   157.0 alu1    36 v[2]
        xor eax, ebp                       ;   156.7 alu2    25 sum
        and eax, r14d                      ;   157.7 alu0    25 sum
        xor eax, ebp                       ;   158.7 alu1    25 sum
        add edi, eax                       ;   159.7 alu2    34 sum
        rol edi, 0xb                       ;   160.7 alu0    35 v[0]
        add r15d, edi                      ;   161.7 alu1    35 v[0]
        mov edi, r10d                      ;   158.7 alu2    26 sum copy
        xor edi, ebx                       ;   159.7 alu0    26 sum
        and edi, r13d                      ;   160.7 alu1    26 sum
        xor edi, r10d                      ;   161.7 alu2    26 sum
        rol r10d, 0xa                      ;   160.0 alu0    36 v[3]
        add esi, edi                       ;   162.7 alu1    34 sum
        rol esi, 7                         ;   163.7 alu2    35 v[1]
        add ecx, esi                       ;   164.7 alu0    35 v[1]
        mov esi, dword [r8 + 32]           ;   161.3 agu1    34 sum
        lea esi, [rsi + r13 + 1548603684]  ;   164.3 agu2    34 sum
        mov edi, dword [r8 + 60]           ;   164.3 agu0    34 sum
        lea edi, [rdi + rbp + 1518500249]  ;   167.3 agu1    34 sum
        mov eax, r14d                      ;   162.7 alu1    36 v[1] copy
        rol eax, 0xa                       ;   163.7 alu2    36 v[1]
        xor r14d, r12d                     ;   163.3 alu0    25 sum
        and r14d, r15d                     ;   164.3 alu1    25 sum
        xor r14d, r12d                     ;   165.3 alu2    25 sum
        add r11d, r14d                     ;   166.3 alu0    34 sum
        rol r11d, 9                        ;   167.3 alu1    35 v[4]
        add ebp, r11d                      ;   168.3 alu2    35 v[4]
        mov r11d, ebx                      ;   165.3 alu0    26 sum copy
        xor r11d, ecx                      ;   166.3 alu1    26 sum
        and r11d, r10d                     ;   167.3 alu2    26 sum
        xor r11d, ebx                      ;   168.3 alu0    26 sum
        rol ebx, 0xa                       ;   166.7 alu1    36 v[2]
        add r9d, r11d                      ;   169.3 alu2    34 sum
        rol r9d, 7                         ;   170.3 alu0    35 v[0]
        add r13d, r9d                      ;   171.3 alu1    35 v[0]
        mov r9d, dword [r8 + 48]           ;   168.0 agu2    34 sum
        lea r9d, [r9 + r10 + 1548603684]   ;   171.0 agu0    34 sum
        mov r11d, dword [r8 + 12]          ;   171.0 agu1    34 sum
        lea r11d, [r11 + r12 + 1518500249] ;   174.0 agu2    34 sum
        mov r14d, r15d                     ;   169.3 alu2    36 v[0] copy
        rol r14d, 0xa                      ;   170.3 alu0    36 v[0]
        xor r15d, eax                      ;   170.0 alu1    25 sum
        and r15d, ebp                      ;   171.0 alu2    25 sum
        xor r15d, eax                      ;   172.0 alu0    25 sum
        add edi, r15d                      ;   173.0 alu1    34 sum
        rol edi, 7                         ;   174.0 alu2    35 v[3]
        add r12d, edi                      ;   175.0 alu0    35 v[3]
        mov edi, ecx                       ;   172.0 alu1    26 sum copy
        xor edi, r13d                      ;   173.0 alu2    26 sum
        and edi, ebx                       ;   174.0 alu0    26 sum
        xor edi, ecx                       ;   175.0 alu1    26 sum
        rol ecx, 0xa                       ;   173.3 alu2    36 v[1]
        add esi, edi                       ;   176.0 alu0    34 sum
        rol esi, 0xc                       ;   177.0 alu1    35 v[4]
        add r10d, esi                      ;   178.0 alu2    35 v[4]
        mov esi, dword [r8 + 48]           ;   174.7 agu0    34 sum
        lea esi, [rsi + rax + 1518500249]  ;   177.7 agu1    34 sum
        mov edi, dword [r8 + 16]           ;   177.7 agu2    34 sum
        lea edi, [rdi + rbx + 1548603684]  ;   180.7 agu0    34 sum
        mov r15d, ebp                      ;   176.0 alu0    36 v[4] copy
        rol r15d, 0xa                      ;   177.0 alu1    36 v[4]
        xor ebp, r14d                      ;   176.7 alu2    25 sum
        and ebp, r12d                      ;   177.7 alu0    25 sum
        xor ebp, r14d                      ;   178.7 alu1    25 sum
        add r11d, ebp                      ;   179.7 alu2    34 sum
        rol r11d, 0xf                      ;   180.7 alu0    35 v[2]
        add eax, r11d                      ;   181.7 alu1    35 v[2]
        mov ebp, dword [r8]                ;   180.7 agu1    34 sum
        lea ebp, [rbp + r14 + 1518500249]  ;   183.7 agu2    34 sum
        mov r11d, r12d                     ;   179.3 alu2    36 v[3] copy
        rol r11d, 0xa                      ;   180.3 alu0    36 v[3]
        xor r12d, r15d                     ;   180.0 alu1    25 sum
        and r12d, eax                      ;   182.7 alu2    25 sum
        xor r12d, r15d                     ;   183.7 alu0    25 sum
        add esi, r12d                      ;   184.7 alu1    34 sum
        rol esi, 7                         ;   185.7 alu2    35 v[1]
        add r14d, esi                      ;   186.7 alu0    35 v[1]
        mov esi, r13d                      ;   182.0 alu1    26 sum copy
        xor esi, r10d                      ;   183.0 alu2    26 sum
        and esi, ecx                       ;   184.0 alu0    26 sum
        xor esi, r13d                      ;   185.0 alu1    26 sum
        rol r13d, 0xa                      ;   183.3 alu2    36 v[0]
        add r9d, esi                       ;   186.0 alu0    34 sum
        rol r9d, 7                         ;   187.0 alu1    35 v[3]
        add ebx, r9d                       ;   188.0 alu2    35 v[3]
        mov esi, dword [r8 + 36]           ;   184.7 agu0    34 sum
        lea esi, [rsi + rcx + 1548603684]  ;   187.7 agu1    34 sum
        mov r9d, dword [r8 + 36]           ;   187.7 agu2    34 sum
        lea r9d, [r9 + r15 + 1518500249]   ;   190.7 agu0    34 sum
        mov r12d, eax                      ;   186.0 alu0    36 v[2] copy
        rol r12d, 0xa                      ;   187.0 alu1    36 v[2]
        xor eax, r11d                      ;   186.7 alu2    25 sum
        and eax, r14d                      ;   187.7 alu0    25 sum
        xor eax, r11d                      ;   188.7 alu1    25 sum
        add ebp, eax                       ;   189.7 alu2    34 sum
        rol ebp, 0xc                       ;   190.7 alu0    35 v[0]
        add r15d, ebp                      ;   191.7 alu1    35 v[0]
        mov ebp, r10d                      ;   188.7 alu2    26 sum copy
        xor ebp, ebx                       ;   189.7 alu0    26 sum
        and ebp, r13d                      ;   190.7 alu1    26 sum
        xor ebp, r10d                      ;   191.7 alu2    26 sum
        rol r10d, 0xa                      ;   190.0 alu0    36 v[4]
        add edi, ebp                       ;   192.7 alu1    34 sum
        rol edi, 6                         ;   193.7 alu2    35 v[2]
        add ecx, edi                       ;   194.7 alu0    35 v[2]
        mov edi, dword [r8 + 4]            ;   191.3 agu1    34 sum
        lea edi, [rdi + r13 + 1548603684]  ;   194.3 agu2    34 sum
        mov ebp, dword [r8 + 20]           ;   194.3 agu0    34 sum
        lea ebp, [rbp + r11 + 1518500249]  ;   197.3 agu1    34 sum
        mov eax, r14d                      ;   192.7 alu1    36 v[1] copy
        rol eax, 0xa                       ;   193.7 alu2    36 v[1]
        xor r14d, r12d                     ;   193.3 alu0    25 sum
        and r14d, r15d                     ;   194.3 alu1    25 sum
        xor r14d, r12d                     ;   195.3 alu2    25 sum
        add r9d, r14d                      ;   196.3 alu0    34 sum
        rol r9d, 0xf                       ;   197.3 alu1    35 v[4]
        add r11d, r9d                      ;   198.3 alu2    35 v[4]
        mov r9d, ebx                       ;   195.3 alu0    26 sum copy
        xor r9d, ecx                       ;   196.3 alu1    26 sum
        and r9d, r10d                      ;   197.3 alu2    26 sum
        xor r9d, ebx                       ;   198.3 alu0    26 sum
        rol ebx, 0xa                       ;   196.7 alu1    36 v[3]
        add esi, r9d                       ;   199.3 alu2    34 sum
        rol esi, 0xf                       ;   200.3 alu0    35 v[1]
        add r13d, esi                      ;   201.3 alu1    35 v[1]
        mov esi, dword [r8 + 8]            ;   198.0 agu2    34 sum
        lea esi, [rsi + r10 + 1548603684]  ;   201.0 agu0    34 sum
        mov r9d, dword [r8 + 8]            ;   201.0 agu1    34 sum
        lea r9d, [r9 + r12 + 1518500249]   ;   204.0 agu2    34 sum
        mov r14d, r15d                     ;   199.3 alu2    36 v[0] copy
        rol r14d, 0xa                      ;   200.3 alu0    36 v[0]
        xor r15d, eax                      ;   200.0 alu1    25 sum
        and r15d, r11d                     ;   201.0 alu2    25 sum
        xor r15d, eax                      ;   202.0 alu0    25 sum
        add ebp, r15d                      ;   203.0 alu1    34 sum
        rol ebp, 9                         ;   204.0 alu2    35 v[3]
        add r12d, ebp                      ;   205.0 alu0    35 v[3]
        mov ebp, ecx                       ;   202.0 alu1    26 sum copy
        xor ebp, r13d                      ;   203.0 alu2    26 sum
        and ebp, ebx                       ;   204.0 alu0    26 sum
        xor ebp, ecx                       ;   205.0 alu1    26 sum
        rol ecx, 0xa                       ;   203.3 alu2    36 v[2]
        add edi, ebp                       ;   206.0 alu0    34 sum
        rol edi, 0xd                       ;   207.0 alu1    35 v[0]
        add r10d, edi                      ;   208.0 alu2    35 v[0]
        mov edi, dword [r8 + 60]           ;   204.7 agu0    34 sum
        lea edi, [rdi + rbx + 1836072691]  ;   207.7 agu1    34 sum
        mov ebp, dword [r8 + 56]           ;   207.7 agu2    34 sum
        lea ebp, [rbp + rax + 1518500249]  ;   210.7 agu0    34 sum
        mov r15d, r11d                     ;   206.0 alu0    36 v[4] copy
        rol r15d, 0xa                      ;   207.0 alu1    36 v[4]
        xor r11d, r14d                     ;   206.7 alu2    25 sum
        and r11d, r12d                     ;   207.7 alu0    25 sum
        xor r11d, r14d                     ;   208.7 alu1    25 sum
        add r9d, r11d                      ;   209.7 alu2    34 sum
        rol r9d, 0xb                       ;   210.7 alu0    35 v[2]
        add eax, r9d                       ;   211.7 alu1    35 v[2]
        mov r9d, r13d                      ;   208.7 alu2    26 sum copy
        xor r9d, r10d                      ;   209.7 alu0    26 sum
        and r9d, ecx                       ;   210.7 alu1    26 sum
        xor r9d, r13d                      ;   211.7 alu2    26 sum
        rol r13d, 0xa                      ;   210.0 alu0    36 v[1]
        add esi, r9d                       ;   212.7 alu1    34 sum
        rol esi, 0xb                       ;   213.7 alu2    35 v[4]
        add ebx, esi                       ;   214.7 alu0    35 v[4]
        mov esi, dword [r8 + 20]           ;   211.3 agu1    34 sum
        lea esi, [rsi + rcx + 1836072691]  ;   214.3 agu2    34 sum
        mov r9d, dword [r8 + 44]           ;   214.3 agu0    34 sum
        lea r9d, [r9 + r14 + 1518500249]   ;   217.3 agu1    34 sum
        mov r11d, r10d                     ;   212.7 alu1    25 sum copy
        not r11d                           ;   213.7 alu2    25 sum
        rol r10d, 0xa                      ;   213.3 alu0    36 v[0]
        or r11d, ebx                       ;   215.7 alu1    25 sum
        xor r11d, r13d                     ;   216.7 alu2    25 sum
        add edi, r11d                      ;   217.7 alu0    34 sum
        rol edi, 9                         ;   218.7 alu1    35 v[3]
        add ecx, edi                       ;   219.7 alu2    35 v[3]
        mov edi, dword [r8 + 4]            ;   217.3 agu2    34 sum
        lea edi, [rdi + r13 + 1836072691]  ;   220.3 agu0    34 sum
        mov r11d, r12d                     ;   216.0 alu0    36 v[3] copy
        rol r11d, 0xa                      ;   217.0 alu1    36 v[3]
        xor r12d, r15d                     ;   216.7 alu2    25 sum
        and r12d, eax                      ;   217.7 alu0    25 sum
        xor r12d, r15d                     ;   218.7 alu1    25 sum
        add ebp, r12d                      ;   219.7 alu2    34 sum
        rol ebp, 7                         ;   220.7 alu0    35 v[1]
        add r14d, ebp                      ;   221.7 alu1    35 v[1]
        mov ebp, dword [r8 + 32]           ;   220.3 agu1    34 sum
        lea ebp, [rbp + r15 + 1518500249]  ;   223.3 agu2    34 sum
        mov r12d, ebx                      ;   219.3 alu2    25 sum copy
        not r12d                           ;   220.3 alu0    25 sum
        rol ebx, 0xa                       ;   220.0 alu1    36 v[4]
        or r12d, ecx                       ;   221.3 alu2    25 sum
        xor r12d, r10d                     ;   222.3 alu0    25 sum
        add esi, r12d                      ;   223.3 alu1    34 sum
        rol esi, 7                         ;   224.3 alu2    35 v[2]
        add r13d, esi                      ;   225.3 alu0    35 v[2]
        mov esi, dword [r8 + 12]           ;   223.3 agu0    34 sum
        lea esi, [rsi + r10 + 1836072691]  ;   226.3 agu1    34 sum
        mov r12d, eax                      ;   222.7 alu1    36 v[2] copy
        rol r12d, 0xa                      ;   223.7 alu2    36 v[2]
        xor eax, r11d                      ;   223.3 alu0    25 sum
        and eax, r14d                      ;   224.3 alu1    25 sum
        xor eax, r11d                      ;   225.3 alu2    25 sum
        add r9d, eax                       ;   226.3 alu0    34 sum
        rol r9d, 0xd                       ;   227.3 alu1    35 v[0]
        add r15d, r9d                      ;   228.3 alu2    35 v[0]
        mov r9d, dword [r8 + 12]           ;   226.3 agu2    34 sum
        lea r9d, [r9 + r11 + 1859775393]   ;   229.3 agu0    34 sum
        mov eax, ecx                       ;   226.0 alu0    25 sum copy
        not eax                            ;   227.0 alu1    25 sum
        rol ecx, 0xa                       ;   226.7 alu2    36 v[3]
        or eax, r13d                       ;   228.0 alu0    25 sum
        xor eax, ebx                       ;   229.0 alu1    25 sum
        add edi, eax                       ;   230.0 alu2    34 sum
        rol edi, 0xf                       ;   231.0 alu0    35 v[1]
        add r10d, edi                      ;   232.0 alu1    35 v[1]
        mov edi, dword [r8 + 28]           ;   229.3 agu1    34 sum
        lea edi, [rdi + rbx + 1836072691]  ;   232.3 agu2    34 sum
        mov eax, r13d                      ;   229.3 alu2    25 sum copy
        not eax                            ;   230.3 alu0    25 sum
        or eax, r10d                       ;   233.0 alu1    25 sum
        xor eax, ecx                       ;   234.0 alu2    25 sum
        add esi, eax                       ;   235.0 alu0    34 sum
        rol esi, 0xb                       ;   236.0 alu1    35 v[0]
        add ebx, esi                       ;   237.0 alu2    35 v[0]
        mov esi, r14d                      ;   231.7 alu0    25 sum copy
        rol r14d, 0xa                      ;   232.0 alu1    36 v[1]
        xor esi, r12d                      ;   232.7 alu2    25 sum
        rol r13d, 0xa                      ;   232.7 alu0    36 v[2]
        and esi, r15d                      ;   233.7 alu1    25 sum
        xor esi, r12d                      ;   234.7 alu2    25 sum
        add ebp, esi                       ;   235.7 alu0    34 sum
        rol ebp, 0xc                       ;   236.7 alu1    35 v[4]
        add r11d, ebp                      ;   237.7 alu2    35 v[4]
        mov esi, dword [r8 + 40]           ;   234.7 agu0    34 sum
        lea esi, [rsi + r12 + 1859775393]  ;   237.7 agu1    34 sum
        mov ebp, dword [r8 + 56]           ;   237.7 agu2    34 sum
        lea ebp, [rbp + rcx + 1836072691]  ;   240.7 agu0    34 sum
        mov eax, r15d                      ;   236.0 alu0    25 sum copy
        not eax                            ;   237.0 alu1    25 sum
        rol r15d, 0xa                      ;   236.7 alu2    36 v[0]
        or eax, r11d                       ;   238.7 alu0    25 sum
        xor eax, r14d                      ;   239.7 alu1    25 sum
        add r9d, eax                       ;   240.7 alu2    34 sum
        rol r9d, 0xb                       ;   241.7 alu0    35 v[3]
        add r12d, r9d                      ;   242.7 alu1    35 v[3]
        mov r9d, dword [r8 + 56]           ;   240.7 agu1    34 sum
        lea r9d, [r9 + r14 + 1859775393]   ;   243.7 agu2    34 sum
        mov eax, r10d                      ;   239.3 alu2    25 sum copy
        not eax                            ;   240.3 alu0    25 sum
        rol r10d, 0xa                      ;   240.0 alu1    36 v[1]
        or eax, ebx                        ;   241.3 alu2    25 sum
        xor eax, r13d                      ;   242.3 alu0    25 sum
        add edi, eax                       ;   243.3 alu1    34 sum
        rol edi, 8                         ;   244.3 alu2    35 v[4]
        add ecx, edi                       ;   245.3 alu0    35 v[4]
        mov edi, dword [r8 + 24]           ;   243.7 agu0    34 sum
        lea edi, [rdi + r13 + 1836072691]  ;   246.7 agu1    34 sum
        mov eax, r11d                      ;   242.7 alu1    25 sum copy
        not eax                            ;   243.7 alu2    25 sum
        rol r11d, 0xa                      ;   243.3 alu0    36 v[4]
        or eax, r12d                       ;   244.7 alu1    25 sum
        xor eax, r15d                      ;   245.7 alu2    25 sum
        add esi, eax                       ;   246.7 alu0    34 sum
        rol esi, 0xd                       ;   247.7 alu1    35 v[2]
        add r14d, esi                      ;   248.7 alu2    35 v[2]
        mov esi, dword [r8 + 16]           ;   246.7 agu2    34 sum
        lea esi, [rsi + r15 + 1859775393]  ;   249.7 agu0    34 sum
        mov eax, ebx                       ;   246.0 alu0    25 sum copy
        not eax                            ;   247.0 alu1    25 sum
        rol ebx, 0xa                       ;   246.7 alu2    36 v[0]
        or eax, ecx                        ;   248.0 alu0    25 sum
        xor eax, r10d                      ;   249.0 alu1    25 sum
        add ebp, eax                       ;   250.0 alu2    34 sum
        rol ebp, 6                         ;   251.0 alu0    35 v[3]
        add r13d, ebp                      ;   252.0 alu1    35 v[3]
        mov ebp, dword [r8 + 36]           ;   249.7 agu1    34 sum
        lea ebp, [rbp + r10 + 1836072691]  ;   252.7 agu2    34 sum
        mov eax, r12d                      ;   249.3 alu2    25 sum copy
        not eax                            ;   250.3 alu0    25 sum
        rol r12d, 0xa                      ;   250.0 alu1    36 v[3]
        or eax, r14d                       ;   251.3 alu2    25 sum
        xor eax, r11d                      ;   252.3 alu0    25 sum
        add r9d, eax                       ;   253.3 alu1    34 sum
        rol r9d, 6                         ;   254.3 alu2    35 v[1]
        add r15d, r9d                      ;   255.3 alu0    35 v[1]
        mov r9d, dword [r8 + 36]           ;   252.7 agu0    34 sum
        lea r9d, [r9 + r11 + 1859775393]   ;   255.7 agu1    34 sum
        mov eax, ecx                       ;   252.7 alu1    25 sum copy
        not eax                            ;   253.7 alu2    25 sum
        rol ecx, 0xa                       ;   253.3 alu0    36 v[4]
        or eax, r13d                       ;   254.7 alu1    25 sum
        xor eax, ebx                       ;   255.7 alu2    25 sum
        add edi, eax                       ;   256.7 alu0    34 sum
        rol edi, 6                         ;   257.7 alu1    35 v[2]
        add r10d, edi                      ;   258.7 alu2    35 v[2]
        mov edi, dword [r8 + 44]           ;   255.7 agu2    34 sum
        lea edi, [rdi + rbx + 1836072691]  ;   258.7 agu0    34 sum
        mov eax, r14d                      ;   256.0 alu0    25 sum copy
        not eax                            ;   257.0 alu1    25 sum
        rol r14d, 0xa                      ;   256.7 alu2    36 v[2]
        or eax, r15d                       ;   258.0 alu0    25 sum
        xor eax, r12d                      ;   259.0 alu1    25 sum
        add esi, eax                       ;   260.0 alu2    34 sum
        rol esi, 7                         ;   261.0 alu0    35 v[0]
        add r11d, esi                      ;   262.0 alu1    35 v[0]
        mov esi, dword [r8 + 60]           ;   258.7 agu1    34 sum
        lea esi, [rsi + r12 + 1859775393]  ;   261.7 agu2    34 sum
        mov eax, r13d                      ;   259.3 alu2    25 sum copy
        not eax                            ;   260.3 alu0    25 sum
        rol r13d, 0xa                      ;   260.0 alu1    36 v[3]
        or eax, r10d                       ;   261.3 alu2    25 sum
        xor eax, ecx                       ;   262.3 alu0    25 sum
        add ebp, eax                       ;   263.3 alu1    34 sum
        rol ebp, 0xe                       ;   264.3 alu2    35 v[1]
        add ebx, ebp                       ;   265.3 alu0    35 v[1]
        mov ebp, dword [r8 + 32]           ;   262.0 agu0    34 sum
        lea ebp, [rbp + rcx + 1836072691]  ;   265.0 agu1    34 sum
        mov eax, r15d                      ;   262.7 alu1    25 sum copy
        not eax                            ;   263.7 alu2    25 sum
        rol r15d, 0xa                      ;   263.3 alu0    36 v[1]
        or eax, r11d                       ;   264.7 alu1    25 sum
        xor eax, r14d                      ;   265.7 alu2    25 sum
        add r9d, eax                       ;   266.7 alu0    34 sum
        rol r9d, 0xe                       ;   267.7 alu1    35 v[4]
        add r12d, r9d                      ;   268.7 alu2    35 v[4]
        mov r9d, dword [r8 + 32]           ;   265.3 agu2    34 sum
        lea r9d, [r9 + r14 + 1859775393]   ;   268.3 agu0    34 sum
        mov eax, r10d                      ;   266.0 alu0    25 sum copy
        not eax                            ;   267.0 alu1    25 sum
        rol r10d, 0xa                      ;   266.7 alu2    36 v[2]
        or eax, ebx                        ;   268.0 alu0    25 sum
        xor eax, r13d                      ;   269.0 alu1    25 sum
        add edi, eax                       ;   270.0 alu2    34 sum
        rol edi, 0xc                       ;   271.0 alu0    35 v[0]
        add ecx, edi                       ;   272.0 alu1    35 v[0]
        mov edi, dword [r8 + 48]           ;   268.7 agu1    34 sum
        lea edi, [rdi + r13 + 1836072691]  ;   271.7 agu2    34 sum
        mov eax, r11d                      ;   269.3 alu2    25 sum copy
        not eax                            ;   270.3 alu0    25 sum
        rol r11d, 0xa                      ;   270.0 alu1    36 v[0]
        or eax, r12d                       ;   271.3 alu2    25 sum
        xor eax, r15d                      ;   272.3 alu0    25 sum
        add esi, eax                       ;   273.3 alu1    34 sum
        rol esi, 9                         ;   274.3 alu2    35 v[3]
        add r14d, esi                      ;   275.3 alu0    35 v[3]
        mov esi, dword [r8 + 4]            ;   272.0 agu0    34 sum
        lea esi, [rsi + r15 + 1859775393]  ;   275.0 agu1    34 sum
        mov eax, ebx                       ;   272.7 alu1    25 sum copy
        not eax                            ;   273.7 alu2    25 sum
        rol ebx, 0xa                       ;   273.3 alu0    36 v[1]
        or eax, ecx                        ;   274.7 alu1    25 sum
        xor eax, r10d                      ;   275.7 alu2    25 sum
        add ebp, eax                       ;   276.7 alu0    34 sum
        rol ebp, 0xd                       ;   277.7 alu1    35 v[4]
        add r13d, ebp                      ;   278.7 alu2    35 v[4]
        mov ebp, dword [r8 + 8]            ;   275.3 agu2    34 sum
        lea ebp, [rbp + r10 + 1836072691]  ;   278.3 agu0    34 sum
        mov eax, r12d                      ;   276.0 alu0    25 sum copy
        not eax                            ;   277.0 alu1    25 sum
        rol r12d, 0xa                      ;   276.7 alu2    36 v[4]
        or eax, r14d                       ;   278.0 alu0    25 sum
        xor eax, r11d                      ;   279.0 alu1    25 sum
        add r9d, eax                       ;   280.0 alu2    34 sum
        rol r9d, 0xd                       ;   281.0 alu0    35 v[2]
        add r15d, r9d                      ;   282.0 alu1    35 v[2]
        mov r9d, dword [r8 + 8]            ;   278.7 agu1    34 sum
        lea r9d, [r9 + r11 + 1859775393]   ;   281.7 agu2    34 sum
        mov eax, ecx                       ;   279.3 alu2    25 sum copy
        not eax                            ;   280.3 alu0    25 sum
        rol ecx, 0xa                       ;   280.0 alu1    36 v[0]
        or eax, r13d                       ;   281.3 alu2    25 sum
        xor eax, ebx                       ;   282.3 alu0    25 sum
        add edi, eax                       ;   283.3 alu1    34 sum
        rol edi, 5                         ;   284.3 alu2    35 v[3]
        add r10d, edi                      ;   285.3 alu0    35 v[3]
        mov edi, dword [r8 + 40]           ;   282.0 agu0    34 sum
        lea edi, [rdi + rbx + 1836072691]  ;   285.0 agu1    34 sum
        mov eax, r14d                      ;   282.7 alu1    25 sum copy
        not eax                            ;   283.7 alu2    25 sum
        rol r14d, 0xa                      ;   283.3 alu0    36 v[3]
        or eax, r15d                       ;   284.7 alu1    25 sum
        xor eax, r12d                      ;   285.7 alu2    25 sum
        add esi, eax                       ;   286.7 alu0    34 sum
        rol esi, 0xf                       ;   287.7 alu1    35 v[1]
        add r11d, esi                      ;   288.7 alu2    35 v[1]
        mov esi, dword [r8 + 28]           ;   285.3 agu2    34 sum
        lea esi, [rsi + r12 + 1859775393]  ;   288.3 agu0    34 sum
        mov eax, r13d                      ;   286.0 alu0    25 sum copy
        not eax                            ;   287.0 alu1    25 sum
        rol r13d, 0xa                      ;   286.7 alu2    36 v[4]
        or eax, r10d                       ;   288.0 alu0    25 sum
        xor eax, ecx                       ;   289.0 alu1    25 sum
        add ebp, eax                       ;   290.0 alu2    34 sum
        rol ebp, 0xe                       ;   291.0 alu0    35 v[2]
        add ebx, ebp                       ;   292.0 alu1    35 v[2]
        mov ebp, dword [r8]                ;   288.7 agu1    34 sum
        lea ebp, [rbp + rcx + 1836072691]  ;   291.7 agu2    34 sum
        mov eax, r15d                      ;   289.3 alu2    25 sum copy
        not eax                            ;   290.3 alu0    25 sum
        rol r15d, 0xa                      ;   290.0 alu1    36 v[2]
        or eax, r11d                       ;   291.3 alu2    25 sum
        xor eax, r14d                      ;   292.3 alu0    25 sum
        add r9d, eax                       ;   293.3 alu1    34 sum
        rol r9d, 0xe                       ;   294.3 alu2    35 v[0]
        add r12d, r9d                      ;   295.3 alu0    35 v[0]
        mov r9d, dword [r8]                ;   292.0 agu0    34 sum
        lea r9d, [r9 + r14 + 1859775393]   ;   295.0 agu1    34 sum
        mov eax, r10d                      ;   292.7 alu1    25 sum copy
        not eax                            ;   293.7 alu2    25 sum
        rol r10d, 0xa                      ;   293.3 alu0    36 v[3]
        or eax, ebx                        ;   294.7 alu1    25 sum
        xor eax, r13d                      ;   295.7 alu2    25 sum
        add edi, eax                       ;   296.7 alu0    34 sum
        rol edi, 0xd                       ;   297.7 alu1    35 v[1]
        add ecx, edi                       ;   298.7 alu2    35 v[1]
        mov edi, dword [r8 + 16]           ;   295.3 agu2    34 sum
        lea edi, [rdi + r13 + 1836072691]  ;   298.3 agu0    34 sum
        mov eax, r11d                      ;   296.0 alu0    25 sum copy
        not eax                            ;   297.0 alu1    25 sum
        rol r11d, 0xa                      ;   296.7 alu2    36 v[1]
        or eax, r12d                       ;   298.0 alu0    25 sum
        xor eax, r15d                      ;   299.0 alu1    25 sum
        add esi, eax                       ;   300.0 alu2    34 sum
        rol esi, 8                         ;   301.0 alu0    35 v[4]
        add r14d, esi                      ;   302.0 alu1    35 v[4]
        mov esi, dword [r8 + 24]           ;   298.7 agu1    34 sum
        lea esi, [rsi + r15 + 1859775393]  ;   301.7 agu2    34 sum
        mov eax, ebx                       ;   299.3 alu2    25 sum copy
        not eax                            ;   300.3 alu0    25 sum
        rol ebx, 0xa                       ;   300.0 alu1    36 v[2]
        or eax, ecx                        ;   301.3 alu2    25 sum
        xor eax, r10d                      ;   302.3 alu0    25 sum
        add ebp, eax                       ;   303.3 alu1    34 sum
        rol ebp, 0xd                       ;   304.3 alu2    35 v[0]
        add r13d, ebp                      ;   305.3 alu0    35 v[0]
        mov ebp, dword [r8 + 52]           ;   302.0 agu0    34 sum
        lea ebp, [rbp + r10 + 1836072691]  ;   305.0 agu1    34 sum
        mov eax, r12d                      ;   302.7 alu1    25 sum copy
        not eax                            ;   303.7 alu2    25 sum
        rol r12d, 0xa                      ;   303.3 alu0    36 v[0]
        or eax, r14d                       ;   304.7 alu1    25 sum
        xor eax, r11d                      ;   305.7 alu2    25 sum
        add r9d, eax                       ;   306.7 alu0    34 sum
        rol r9d, 0xd                       ;   307.7 alu1    35 v[3]
        add r15d, r9d                      ;   308.7 alu2    35 v[3]
        mov r9d, dword [r8 + 52]           ;   305.3 agu2    34 sum
        lea r9d, [r9 + r11 + 1859775393]   ;   308.3 agu0    34 sum
        mov eax, ecx                       ;   306.0 alu0    25 sum copy
        not eax                            ;   307.0 alu1    25 sum
        rol ecx, 0xa                       ;   306.7 alu2    36 v[1]
        or eax, r13d                       ;   308.0 alu0    25 sum
        xor eax, ebx                       ;   309.0 alu1    25 sum
        add edi, eax                       ;   310.0 alu2    34 sum
        rol edi, 7                         ;   311.0 alu0    35 v[4]
        add r10d, edi                      ;   312.0 alu1    35 v[4]
        mov edi, dword [r8 + 32]           ;   308.7 agu1    34 sum
        lea edi, [rdi + rbx + 2053994217]  ;   311.7 agu2    34 sum
        mov eax, r14d                      ;   309.3 alu2    25 sum copy
        not eax                            ;   310.3 alu0    25 sum
        rol r14d, 0xa                      ;   310.0 alu1    36 v[4]
        or eax, r15d                       ;   311.3 alu2    25 sum
        xor eax, r12d                      ;   312.3 alu0    25 sum
        add esi, eax                       ;   313.3 alu1    34 sum
        rol esi, 6                         ;   314.3 alu2    35 v[2]
        add r11d, esi                      ;   315.3 alu0    35 v[2]
        mov esi, dword [r8 + 44]           ;   312.0 agu0    34 sum
        lea esi, [rsi + r12 + 1859775393]  ;   315.0 agu1    34 sum
        mov eax, r13d                      ;   312.7 alu1    25 sum copy
        not eax                            ;   313.7 alu2    25 sum
        rol r13d, 0xa                      ;   313.3 alu0    36 v[0]
        or eax, r10d                       ;   314.7 alu1    25 sum
        xor eax, ecx                       ;   315.7 alu2    25 sum
        add ebp, eax                       ;   316.7 alu0    34 sum
        rol ebp, 5                         ;   317.7 alu1    35 v[3]
        add ebx, ebp                       ;   318.7 alu2    35 v[3]
        mov ebp, dword [r8 + 24]           ;   315.3 agu2    34 sum
        lea ebp, [rbp + rcx + 2053994217]  ;   318.3 agu0    34 sum
        mov eax, r15d                      ;   316.0 alu0    25 sum copy
        not eax                            ;   317.0 alu1    25 sum
        rol r15d, 0xa                      ;   316.7 alu2    36 v[3]
        or eax, r11d                       ;   318.0 alu0    25 sum
        xor eax, r14d                      ;   319.0 alu1    25 sum
        add r9d, eax                       ;   320.0 alu2    34 sum
        rol r9d, 5                         ;   321.0 alu0    35 v[1]
        add r12d, r9d                      ;   322.0 alu1    35 v[1]
        mov r9d, dword [r8 + 20]           ;   318.7 agu1    34 sum
        lea r9d, [r9 + r14 + 1859775393]   ;   321.7 agu2    34 sum
        mov eax, r11d                      ;   319.3 alu2    25 sum copy
        not eax                            ;   320.3 alu0    25 sum
        rol r11d, 0xa                      ;   320.0 alu1    36 v[2]
        or eax, r12d                       ;   323.0 alu2    25 sum
        xor eax, r15d                      ;   324.0 alu0    25 sum
        add esi, eax                       ;   325.0 alu1    34 sum
        rol esi, 0xc                       ;   326.0 alu2    35 v[0]
        add r14d, esi                      ;   327.0 alu0    35 v[0]
        mov esi, r10d                      ;   322.0 alu1    25 sum copy
        rol r10d, 0xa                      ;   322.3 alu2    36 v[4]
        xor esi, r13d                      ;   323.0 alu0    25 sum
        and esi, ebx                       ;   324.0 alu1    25 sum
        xor esi, r13d                      ;   325.0 alu2    25 sum
        add edi, esi                       ;   326.0 alu0    34 sum
        rol edi, 0xf                       ;   327.0 alu1    35 v[2]
        add ecx, edi                       ;   328.0 alu2    35 v[2]
        mov esi, dword [r8 + 16]           ;   324.7 agu0    34 sum
        lea esi, [rsi + r13 + 2053994217]  ;   327.7 agu1    34 sum
        mov edi, dword [r8 + 48]           ;   327.7 agu2    34 sum
        lea edi, [rdi + r15 + 1859775393]  ;   330.7 agu0    34 sum
        mov eax, r12d                      ;   326.0 alu0    25 sum copy
        not eax                            ;   327.0 alu1    25 sum
        rol r12d, 0xa                      ;   326.7 alu2    36 v[1]
        or eax, r14d                       ;   328.0 alu0    25 sum
        xor eax, r11d                      ;   329.0 alu1    25 sum
        add r9d, eax                       ;   330.0 alu2    34 sum
        rol r9d, 7                         ;   331.0 alu0    35 v[4]
        add r15d, r9d                      ;   332.0 alu1    35 v[4]
        mov r9d, ebx                       ;   328.7 alu2    25 sum copy
        rol ebx, 0xa                       ;   329.0 alu0    36 v[3]
        xor r9d, r10d                      ;   329.7 alu1    25 sum
        and r9d, ecx                       ;   330.7 alu2    25 sum
        xor r9d, r10d                      ;   331.7 alu0    25 sum
        add ebp, r9d                       ;   332.7 alu1    34 sum
        rol ebp, 5                         ;   333.7 alu2    35 v[1]
        add r13d, ebp                      ;   334.7 alu0    35 v[1]
        mov ebp, dword [r8 + 4]            ;   331.3 agu1    34 sum
        lea ebp, [rbp + r10 + 2053994217]  ;   334.3 agu2    34 sum
        mov r9d, dword [r8 + 4]            ;   334.3 agu0    34 sum
        lea r9d, [r9 + r11 - 1894007588]   ;   337.3 agu1    34 sum
        mov eax, r14d                      ;   332.7 alu1    25 sum copy
        not eax                            ;   333.7 alu2    25 sum
        rol r14d, 0xa                      ;   333.3 alu0    36 v[0]
        or eax, r15d                       ;   334.7 alu1    25 sum
        xor eax, r12d                      ;   335.7 alu2    25 sum
        add edi, eax                       ;   336.7 alu0    34 sum
        rol edi, 5                         ;   337.7 alu1    35 v[3]
        add r11d, edi                      ;   338.7 alu2    35 v[3]
        mov edi, ecx                       ;   335.3 alu0    25 sum copy
        rol ecx, 0xa                       ;   335.7 alu1    36 v[2]
        xor edi, ebx                       ;   336.3 alu2    25 sum
        and edi, r13d                      ;   337.3 alu0    25 sum
        xor edi, ebx                       ;   338.3 alu1    25 sum
        add esi, edi                       ;   339.3 alu2    34 sum
        rol esi, 8                         ;   340.3 alu0    35 v[0]
        add r10d, esi                      ;   341.3 alu1    35 v[0]
        mov esi, dword [r8 + 36]           ;   338.0 agu2    34 sum
        lea esi, [rsi + r12 - 1894007588]  ;   341.0 agu0    34 sum
        mov edi, dword [r8 + 12]           ;   341.0 agu1    34 sum
        lea edi, [rdi + rbx + 2053994217]  ;   344.0 agu2    34 sum
        mov eax, r15d                      ;   339.3 alu2    36 v[4] copy
        rol eax, 0xa                       ;   340.3 alu0    36 v[4]
        mov edx, r13d                      ;   340.0 alu1    36 v[1] copy
        rol edx, 0xa                       ;   341.0 alu2    36 v[1]
        xor r13d, ecx                      ;   340.7 alu0    25 sum
        and r13d, r10d                     ;   342.3 alu1    25 sum
        xor r13d, ecx                      ;   343.3 alu2    25 sum
        add ebp, r13d                      ;   344.3 alu0    34 sum
        rol ebp, 0xb                       ;   345.3 alu1    35 v[4]
        add ebx, ebp                       ;   346.3 alu2    35 v[4]
        mov ebp, r10d                      ;   342.7 alu0    36 v[0] copy
        rol ebp, 0xa                       ;   343.7 alu1    36 v[0]
        xor r10d, edx                      ;   343.3 alu2    25 sum
        and r10d, ebx                      ;   347.3 alu0    25 sum
        xor r10d, edx                      ;   348.3 alu1    25 sum
        add edi, r10d                      ;   349.3 alu2    34 sum
        rol edi, 0xe                       ;   350.3 alu0    35 v[3]
        mov r10d, r14d                     ;   345.0 alu1    26 sum copy
        not r10d                           ;   346.0 alu2    26 sum
        and r15d, r10d                     ;   347.0 alu0    26 sum
        add r9d, r15d                      ;   348.0 alu1    34 sum
        mov r10d, r11d                     ;   346.3 alu2    26 sum copy
        and r10d, r14d                     ;   347.3 alu0    26 sum
        add r9d, r10d                      ;   349.0 alu1    34 sum
        rol r9d, 0xb                       ;   350.0 alu2    35 v[2]
        add r12d, r9d                      ;   351.0 alu0    35 v[2]
        mov r9d, dword [r8 + 44]           ;   348.0 agu0    34 sum
        lea r9d, [r9 + r14 - 1894007588]   ;   351.0 agu1    34 sum
        mov r10d, dword [r8 + 44]          ;   351.0 agu2    34 sum
        lea r10d, [r10 + rcx + 2053994217] ;   354.0 agu0    34 sum
        add ecx, edi                       ;   351.3 alu1    35 v[3]
        mov edi, r11d                      ;   349.7 alu2    36 v[3] copy
        rol edi, 0xa                       ;   350.7 alu0    36 v[3]
        mov r13d, eax                      ;   350.3 alu1    26 sum copy
        not r13d                           ;   351.3 alu2    26 sum
        and r11d, r13d                     ;   352.3 alu0    26 sum
        add esi, r11d                      ;   353.3 alu1    34 sum
        mov r11d, eax                      ;   351.7 alu2    26 sum copy
        and r11d, r12d                     ;   352.7 alu0    26 sum
        add esi, r11d                      ;   354.3 alu1    34 sum
        rol esi, 0xc                       ;   355.3 alu2    35 v[1]
        add r14d, esi                      ;   356.3 alu0    35 v[1]
        mov esi, dword [r8 + 40]           ;   354.0 agu1    34 sum
        lea esi, [rsi + rax - 1894007588]  ;   357.0 agu2    34 sum
        mov r11d, dword [r8 + 60]          ;   357.0 agu0    34 sum
        lea r11d, [r11 + rdx + 2053994217] ;   360.0 agu1    34 sum
        mov r13d, r12d                     ;   354.7 alu1    36 v[2] copy
        rol r13d, 0xa                      ;   355.7 alu2    36 v[2]
        mov r15d, ebx                      ;   355.3 alu0    36 v[4] copy
        rol r15d, 0xa                      ;   356.3 alu1    36 v[4]
        xor ebx, ebp                       ;   356.0 alu2    25 sum
        and ebx, ecx                       ;   357.0 alu0    25 sum
        xor ebx, ebp                       ;   358.0 alu1    25 sum
        add r10d, ebx                      ;   359.0 alu2    34 sum
        rol r10d, 0xe                      ;   360.0 alu0    35 v[2]
        add edx, r10d                      ;   361.0 alu1    35 v[2]
        mov r10d, edi                      ;   358.0 alu2    26 sum copy
        not r10d                           ;   359.0 alu0    26 sum
        and r12d, r10d                     ;   360.0 alu1    26 sum
        add r9d, r12d                      ;   361.0 alu2    34 sum
        mov r10d, r14d                     ;   359.3 alu0    26 sum copy
        and r10d, edi                      ;   360.3 alu1    26 sum
        add r9d, r10d                      ;   362.0 alu2    34 sum
        rol r9d, 0xe                       ;   363.0 alu0    35 v[0]
        add eax, r9d                       ;   364.0 alu1    35 v[0]
        mov r9d, dword [r8]                ;   361.0 agu2    34 sum
        lea r9d, [r9 + rdi - 1894007588]   ;   364.0 agu0    34 sum
        mov r10d, dword [r8]               ;   364.0 agu1    34 sum
        lea r10d, [r10 + rbp + 2053994217] ;   367.0 agu2    34 sum
        mov r12d, r14d                     ;   362.3 alu2    36 v[1] copy
        rol r12d, 0xa                      ;   363.3 alu0    36 v[1]
        mov ebx, ecx                       ;   363.0 alu1    36 v[3] copy
        rol ebx, 0xa                       ;   364.0 alu2    36 v[3]
        xor ecx, r15d                      ;   363.7 alu0    25 sum
        and ecx, edx                       ;   364.7 alu1    25 sum
        xor ecx, r15d                      ;   365.7 alu2    25 sum
        add r11d, ecx                      ;   366.7 alu0    34 sum
        rol r11d, 6                        ;   367.7 alu1    35 v[1]
        add ebp, r11d                      ;   368.7 alu2    35 v[1]
        mov r11d, r13d                     ;   365.7 alu0    26 sum copy
        not r11d                           ;   366.7 alu1    26 sum
        and r14d, r11d                     ;   367.7 alu2    26 sum
        add esi, r14d                      ;   368.7 alu0    34 sum
        mov r11d, eax                      ;   367.0 alu1    26 sum copy
        and r11d, r13d                     ;   368.0 alu2    26 sum
        add esi, r11d                      ;   369.7 alu0    34 sum
        rol esi, 0xf                       ;   370.7 alu1    35 v[4]
        add edi, esi                       ;   371.7 alu2    35 v[4]
        mov esi, dword [r8 + 32]           ;   368.7 agu0    34 sum
        lea esi, [rsi + r13 - 1894007588]  ;   371.7 agu1    34 sum
        mov r11d, eax                      ;   369.3 alu0    36 v[0] copy
        rol r11d, 0xa                      ;   370.3 alu1    36 v[0]
        mov r14d, edx                      ;   370.0 alu2    36 v[2] copy
        rol r14d, 0xa                      ;   371.0 alu0    36 v[2]
        xor edx, ebx                       ;   370.7 alu1    25 sum
        and edx, ebp                       ;   371.7 alu2    25 sum
        xor edx, ebx                       ;   372.7 alu0    25 sum
        add r10d, edx                      ;   373.7 alu1    34 sum
        rol r10d, 0xe                      ;   374.7 alu2    35 v[0]
        mov ecx, r12d                      ;   372.3 alu0    26 sum copy
        not ecx                            ;   373.3 alu1    26 sum
        and eax, ecx                       ;   374.3 alu2    26 sum
        add r9d, eax                       ;   375.3 alu0    34 sum
        add r10d, r15d                     ;   375.7 alu1    35 v[0]
        mov eax, edi                       ;   374.0 alu2    26 sum copy
        and eax, r12d                      ;   375.0 alu0    26 sum
        add r9d, eax                       ;   376.3 alu1    34 sum
        rol r9d, 0xe                       ;   377.3 alu2    35 v[3]
        add r13d, r9d                      ;   378.3 alu0    35 v[3]
        mov r9d, dword [r8 + 48]           ;   375.7 agu2    34 sum
        lea r9d, [r9 + r12 - 1894007588]   ;   378.7 agu0    34 sum
        add r15d, dword [r8 + 20]          ;   381.7 alu1+agu1   34 sum
        mov eax, edi                       ;   376.7 alu2    36 v[4] copy
        rol eax, 0xa                       ;   377.7 alu0    36 v[4]
        mov ecx, ebp                       ;   377.3 alu1    36 v[1] copy
        rol ecx, 0xa                       ;   378.3 alu2    36 v[1]
        xor ebp, r14d                      ;   378.0 alu0    25 sum
        and ebp, r10d                      ;   379.0 alu1    25 sum
        xor ebp, r14d                      ;   380.0 alu2    25 sum
        lea r15d, [r15 + rbp + 2053994217] ;   382.7 agu2    34 sum
        rol r15d, 6                        ;   384.7 alu0    35 v[4]
        mov ebp, r11d                      ;   379.7 alu1    26 sum copy
        not ebp                            ;   380.7 alu2    26 sum
        and edi, ebp                       ;   381.7 alu0    26 sum
        add esi, edi                       ;   382.7 alu1    34 sum
        mov edi, r13d                      ;   381.0 alu2    26 sum copy
        and edi, r11d                      ;   382.0 alu0    26 sum
        add esi, edi                       ;   383.7 alu1    34 sum
        rol esi, 0xf                       ;   384.7 alu2    35 v[2]
        add r12d, esi                      ;   385.7 alu0    35 v[2]
        mov esi, dword [r8 + 16]           ;   382.7 agu0    34 sum
        lea esi, [rsi + r11 - 1894007588]  ;   385.7 agu1    34 sum
        mov edi, dword [r8 + 48]           ;   385.7 agu2    34 sum
        lea edi, [rdi + rbx + 2053994217]  ;   388.7 agu0    34 sum
        add ebx, r15d                      ;   385.7 alu1    35 v[4]
        mov ebp, r13d                      ;   384.3 alu2    36 v[3] copy
        rol ebp, 0xa                       ;   385.3 alu0    36 v[3]
        mov r15d, eax                      ;   385.0 alu1    26 sum copy
        not r15d                           ;   386.0 alu2    26 sum
        and r13d, r15d                     ;   387.0 alu0    26 sum
        add r9d, r13d                      ;   388.0 alu1    34 sum
        mov r13d, eax                      ;   386.3 alu2    26 sum copy
        and r13d, r12d                     ;   387.3 alu0    26 sum
        add r9d, r13d                      ;   389.0 alu1    34 sum
        rol r9d, 9                         ;   390.0 alu2    35 v[1]
        add r11d, r9d                      ;   391.0 alu0    35 v[1]
        mov r9d, dword [r8 + 52]           ;   388.7 agu1    34 sum
        lea r9d, [r9 + rax - 1894007588]   ;   391.7 agu2    34 sum
        mov r13d, dword [r8 + 8]           ;   391.7 agu0    34 sum
        lea r13d, [r13 + r14 + 2053994217] ;   394.7 agu1    34 sum
        mov r15d, r12d                     ;   389.3 alu1    36 v[2] copy
        rol r15d, 0xa                      ;   390.3 alu2    36 v[2]
        mov edx, r10d                      ;   390.0 alu0    36 v[0] copy
        rol edx, 0xa                       ;   391.0 alu1    36 v[0]
        xor r10d, ecx                      ;   390.7 alu2    25 sum
        and r10d, ebx                      ;   391.7 alu0    25 sum
        xor r10d, ecx                      ;   392.7 alu1    25 sum
        add edi, r10d                      ;   393.7 alu2    34 sum
        rol edi, 9                         ;   394.7 alu0    35 v[3]
        add r14d, edi                      ;   395.7 alu1    35 v[3]
        mov edi, ebp                       ;   392.7 alu2    26 sum copy
        not edi                            ;   393.7 alu0    26 sum
        and r12d, edi                      ;   394.7 alu1    26 sum
        add esi, r12d                      ;   395.7 alu2    34 sum
        mov edi, r11d                      ;   394.0 alu0    26 sum copy
        and edi, ebp                       ;   395.0 alu1    26 sum
        add esi, edi                       ;   396.7 alu2    34 sum
        rol esi, 8                         ;   397.7 alu0    35 v[0]
        add eax, esi                       ;   398.7 alu1    35 v[0]
        mov esi, dword [r8 + 12]           ;   395.7 agu2    34 sum
        lea esi, [rsi + rbp - 1894007588]  ;   398.7 agu0    34 sum
        mov edi, dword [r8 + 52]           ;   398.7 agu1    34 sum
        lea edi, [rdi + rcx + 2053994217]  ;   401.7 agu2    34 sum
        mov r10d, r11d                     ;   397.0 alu2    36 v[1] copy
        rol r10d, 0xa                      ;   398.0 alu0    36 v[1]
        mov r12d, ebx                      ;   397.7 alu1    36 v[4] copy
        rol r12d, 0xa                      ;   398.7 alu2    36 v[4]
        xor ebx, edx                       ;   398.3 alu0    25 sum
        and ebx, r14d                      ;   399.3 alu1    25 sum
        xor ebx, edx                       ;   400.3 alu2    25 sum
        add r13d, ebx                      ;   401.3 alu0    34 sum
        rol r13d, 0xc                      ;   402.3 alu1    35 v[2]
        add ecx, r13d                      ;   403.3 alu2    35 v[2]
        mov r13d, r15d                     ;   400.3 alu0    26 sum copy
        not r13d                           ;   401.3 alu1    26 sum
        and r11d, r13d                     ;   402.3 alu2    26 sum
        add r9d, r11d                      ;   403.3 alu0    34 sum
        mov r11d, eax                      ;   401.7 alu1    26 sum copy
        and r11d, r15d                     ;   402.7 alu2    26 sum
        add r9d, r11d                      ;   404.3 alu0    34 sum
        rol r9d, 9                         ;   405.3 alu1    35 v[4]
        add ebp, r9d                       ;   406.3 alu2    35 v[4]
        mov r9d, dword [r8 + 28]           ;   403.3 agu0    34 sum
        lea r9d, [r9 + r15 - 1894007588]   ;   406.3 agu1    34 sum
        mov r11d, dword [r8 + 36]          ;   406.3 agu2    34 sum
        lea r11d, [r11 + rdx + 2053994217] ;   409.3 agu0    34 sum
        mov r13d, eax                      ;   404.7 alu0    36 v[0] copy
        rol r13d, 0xa                      ;   405.7 alu1    36 v[0]
        mov ebx, r14d                      ;   405.3 alu2    36 v[3] copy
        rol ebx, 0xa                       ;   406.3 alu0    36 v[3]
        xor r14d, r12d                     ;   406.0 alu1    25 sum
        and r14d, ecx                      ;   407.0 alu2    25 sum
        xor r14d, r12d                     ;   408.0 alu0    25 sum
        add edi, r14d                      ;   409.0 alu1    34 sum
        rol edi, 9                         ;   410.0 alu2    35 v[1]
        add edx, edi                       ;   411.0 alu0    35 v[1]
        mov edi, r10d                      ;   408.0 alu1    26 sum copy
        not edi                            ;   409.0 alu2    26 sum
        and eax, edi                       ;   410.0 alu0    26 sum
        add esi, eax                       ;   411.0 alu1    34 sum
        mov edi, ebp                       ;   409.3 alu2    26 sum copy
        and edi, r10d                      ;   410.3 alu0    26 sum
        add esi, edi                       ;   412.0 alu1    34 sum
        rol esi, 0xe                       ;   413.0 alu2    35 v[3]
        add r15d, esi                      ;   414.0 alu0    35 v[3]
        mov esi, dword [r8 + 60]           ;   411.0 agu1    34 sum
        lea esi, [rsi + r10 - 1894007588]  ;   414.0 agu2    34 sum
        mov edi, ebp                       ;   411.7 alu1    36 v[4] copy
        rol edi, 0xa                       ;   412.7 alu2    36 v[4]
        mov r14d, ecx                      ;   412.3 alu0    36 v[2] copy
        rol r14d, 0xa                      ;   413.3 alu1    36 v[2]
        xor ecx, ebx                       ;   413.0 alu2    25 sum
        and ecx, edx                       ;   414.0 alu0    25 sum
        xor ecx, ebx                       ;   415.0 alu1    25 sum
        add r11d, ecx                      ;   416.0 alu2    34 sum
        rol r11d, 0xc                      ;   417.0 alu0    35 v[0]
        mov eax, r13d                      ;   414.7 alu1    26 sum copy
        not eax                            ;   415.7 alu2    26 sum
        and ebp, eax                       ;   416.7 alu0    26 sum
        add r9d, ebp                       ;   417.7 alu1    34 sum
        mov ebp, dword [r8 + 28]           ;   416.0 agu0    34 sum
        lea ebp, [rbp + r12 + 2053994217]  ;   419.0 agu1    34 sum
        add r12d, r11d                     ;   418.0 alu2    35 v[0]
        mov r11d, r15d                     ;   417.0 alu0    26 sum copy
        and r11d, r13d                     ;   418.0 alu1    26 sum
        add r9d, r11d                      ;   419.0 alu2    34 sum
        rol r9d, 5                         ;   420.0 alu0    35 v[2]
        add r10d, r9d                      ;   421.0 alu1    35 v[2]
        mov r9d, dword [r8 + 56]           ;   419.0 agu2    34 sum
        lea r9d, [r9 + r13 - 1894007588]   ;   422.0 agu0    34 sum
        mov r11d, r15d                     ;   419.3 alu2    36 v[3] copy
        rol r11d, 0xa                      ;   420.3 alu0    36 v[3]
        mov eax, edi                       ;   420.0 alu1    26 sum copy
        not eax                            ;   421.0 alu2    26 sum
        and r15d, eax                      ;   422.0 alu0    26 sum
        add esi, r15d                      ;   423.0 alu1    34 sum
        mov r15d, edi                      ;   421.3 alu2    26 sum copy
        and r15d, r10d                     ;   422.3 alu0    26 sum
        add esi, r15d                      ;   424.0 alu1    34 sum
        rol esi, 6                         ;   425.0 alu2    35 v[1]
        add r13d, esi                      ;   426.0 alu0    35 v[1]
        mov esi, dword [r8 + 20]           ;   423.0 agu1    34 sum
        lea esi, [rsi + rdi - 1894007588]  ;   426.0 agu2    34 sum
        mov r15d, dword [r8 + 40]          ;   426.0 agu0    34 sum
        lea r15d, [r15 + rbx + 2053994217] ;   429.0 agu1    34 sum
        mov eax, r10d                      ;   424.3 alu1    36 v[2] copy
        rol eax, 0xa                       ;   425.3 alu2    36 v[2]
        mov ecx, edx                       ;   425.0 alu0    36 v[1] copy
        rol ecx, 0xa                       ;   426.0 alu1    36 v[1]
        xor edx, r14d                      ;   425.7 alu2    25 sum
        and edx, r12d                      ;   426.7 alu0    25 sum
        xor edx, r14d                      ;   427.7 alu1    25 sum
        add ebp, edx                       ;   428.7 alu2    34 sum
        rol ebp, 5                         ;   429.7 alu0    35 v[4]
        add ebx, ebp                       ;   430.7 alu1    35 v[4]
        mov ebp, r11d                      ;   427.7 alu2    26 sum copy
        not ebp                            ;   428.7 alu0    26 sum
        and r10d, ebp                      ;   429.7 alu1    26 sum
        add r9d, r10d                      ;   430.7 alu2    34 sum
        mov ebp, r13d                      ;   429.0 alu0    26 sum copy
        and ebp, r11d                      ;   430.0 alu1    26 sum
        add r9d, ebp                       ;   431.7 alu2    34 sum
        rol r9d, 8                         ;   432.7 alu0    35 v[0]
        add edi, r9d                       ;   433.7 alu1    35 v[0]
        mov ebp, dword [r8 + 24]           ;   430.7 agu2    34 sum
        lea ebp, [rbp + r11 - 1894007588]  ;   433.7 agu0    34 sum
        mov r9d, dword [r8 + 56]           ;   433.7 agu1    34 sum
        lea r9d, [r9 + r14 + 2053994217]   ;   436.7 agu2    34 sum
        mov r10d, r13d                     ;   432.0 alu2    36 v[1] copy
        rol r10d, 0xa                      ;   433.0 alu0    36 v[1]
        mov edx, r12d                      ;   432.7 alu1    36 v[0] copy
        rol edx, 0xa                       ;   433.7 alu2    36 v[0]
        xor r12d, ecx                      ;   433.3 alu0    25 sum
        and r12d, ebx                      ;   434.3 alu1    25 sum
        xor r12d, ecx                      ;   435.3 alu2    25 sum
        add r15d, r12d                     ;   436.3 alu0    34 sum
        rol r15d, 0xf                      ;   437.3 alu1    35 v[3]
        add r14d, r15d                     ;   438.3 alu2    35 v[3]
        mov r12d, eax                      ;   435.3 alu0    26 sum copy
        not r12d                           ;   436.3 alu1    26 sum
        and r13d, r12d                     ;   437.3 alu2    26 sum
        add esi, r13d                      ;   438.3 alu0    34 sum
        mov r12d, edi                      ;   436.7 alu1    26 sum copy
        and r12d, eax                      ;   437.7 alu2    26 sum
        add esi, r12d                      ;   439.3 alu0    34 sum
        rol esi, 6                         ;   440.3 alu1    35 v[4]
        add r11d, esi                      ;   441.3 alu2    35 v[4]
        mov esi, dword [r8 + 8]            ;   438.3 agu0    34 sum
        lea esi, [rsi + rax - 1894007588]  ;   441.3 agu1    34 sum
        mov r12d, edi                      ;   439.0 alu0    36 v[0] copy
        rol r12d, 0xa                      ;   440.0 alu1    36 v[0]
        mov r13d, ebx                      ;   439.7 alu2    25 sum copy
        xor r13d, edx                      ;   440.7 alu0    25 sum
        and r13d, r14d                     ;   441.7 alu1    25 sum
        xor r13d, edx                      ;   442.7 alu2    25 sum
        add r9d, r13d                      ;   443.7 alu0    34 sum
        rol r9d, 8                         ;   444.7 alu1    35 v[2]
        mov r13d, r10d                     ;   441.7 alu2    26 sum copy
        not r13d                           ;   442.7 alu0    26 sum
        and edi, r13d                      ;   443.7 alu1    26 sum
        add ebp, edi                       ;   444.7 alu2    34 sum
        rol ebx, 0xa                       ;   443.0 alu0    36 v[4]
        mov edi, dword [r8 + 48]           ;   443.3 agu2    34 sum
        add edi, ecx                       ;   446.3 alu1    34 sum
        add ecx, r9d                       ;   445.7 alu2    35 v[2]
        mov r9d, r11d                      ;   444.3 alu0    26 sum copy
        and r9d, r10d                      ;   445.3 alu1    26 sum
        add ebp, r9d                       ;   446.3 alu2    34 sum
        rol ebp, 5                         ;   447.3 alu0    35 v[3]
        add eax, ebp                       ;   448.3 alu1    35 v[3]
        mov ebp, dword [r8 + 16]           ;   446.0 agu0    34 sum
        lea ebp, [rbp + r10 - 1454113458]  ;   449.0 agu1    34 sum
        mov r9d, dword [r8 + 60]           ;   449.0 agu2    34 sum
        add r9d, edx                       ;   452.0 alu2    34 sum
        mov r13d, r11d                     ;   447.3 alu0    36 v[4] copy
        rol r13d, 0xa                      ;   448.3 alu1    36 v[4]
        mov r15d, r12d                     ;   448.0 alu2    26 sum copy
        not r15d                           ;   449.0 alu0    26 sum
        and r11d, r15d                     ;   450.0 alu1    26 sum
        add esi, r11d                      ;   451.0 alu2    34 sum
        mov r11d, r13d                     ;   449.3 alu0    26 sum copy
        not r11d                           ;   450.3 alu1    26 sum
        or r11d, eax                       ;   451.3 alu2    26 sum
        mov r15d, eax                      ;   450.3 alu0    26 sum copy
        rol eax, 0xa                       ;   450.7 alu1    36 v[3]
        and r15d, r12d                     ;   451.3 alu2    26 sum
        add esi, r15d                      ;   452.3 alu0    34 sum
        rol esi, 0xc                       ;   453.3 alu1    35 v[2]
        add r10d, esi                      ;   454.3 alu2    35 v[2]
        mov esi, dword [r8]                ;   452.3 agu0    34 sum
        lea esi, [rsi + r12 - 1454113458]  ;   455.3 agu1    34 sum
        xor r11d, r10d                     ;   455.3 alu0    26 sum
        add ebp, r11d                      ;   456.3 alu1    34 sum
        rol ebp, 9                         ;   457.3 alu2    35 v[1]
        add r12d, ebp                      ;   458.3 alu0    35 v[1]
        mov ebp, dword [r8 + 20]           ;   455.3 agu2    34 sum
        lea ebp, [rbp + r13 - 1454113458]  ;   458.3 agu0    34 sum
        mov r11d, r14d                     ;   455.0 alu1    36 v[3] copy
        rol r11d, 0xa                      ;   456.0 alu2    36 v[3]
        xor r14d, ecx                      ;   455.7 alu0    25 sum
        xor r14d, ebx                      ;   456.7 alu1    25 sum
        add edi, r14d                      ;   457.7 alu2    34 sum
        rol edi, 8                         ;   458.7 alu0    35 v[1]
        add edx, edi                       ;   459.7 alu1    35 v[1]
        mov edi, dword [r8 + 40]           ;   458.3 agu1    34 sum
        add edi, ebx                       ;   461.3 alu2    34 sum
        mov r14d, r10d                     ;   458.0 alu0    36 v[2] copy
        rol r14d, 0xa                      ;   459.0 alu1    36 v[2]
        mov r15d, eax                      ;   458.7 alu2    26 sum copy
        not r15d                           ;   459.7 alu0    26 sum
        or r10d, r15d                      ;   460.7 alu1    26 sum
        xor r10d, r12d                     ;   461.7 alu2    26 sum
        add esi, r10d                      ;   462.7 alu0    34 sum
        rol esi, 0xf                       ;   463.7 alu1    35 v[0]
        add r13d, esi                      ;   464.7 alu2    35 v[0]
        mov esi, dword [r8 + 36]           ;   461.0 agu2    34 sum
        lea esi, [rsi + rax - 1454113458]  ;   464.0 agu0    34 sum
        mov r10d, ecx                      ;   461.7 alu0    36 v[2] copy
        rol r10d, 0xa                      ;   462.7 alu1    36 v[2]
        xor ecx, edx                       ;   462.3 alu2    25 sum
        xor ecx, r11d                      ;   463.3 alu0    25 sum
        add r9d, ecx                       ;   464.3 alu1    34 sum
        rol r9d, 5                         ;   465.3 alu2    35 v[0]
        add ebx, r9d                       ;   466.3 alu0    35 v[0]
        mov r9d, dword [r8 + 16]           ;   464.0 agu1    34 sum
        add r9d, r11d                      ;   467.0 alu1    34 sum
        mov r15d, r12d                     ;   464.7 alu2    36 v[1] copy
        rol r15d, 0xa                      ;   465.7 alu0    36 v[1]
        mov ecx, r14d                      ;   465.3 alu1    26 sum copy
        not ecx                            ;   466.3 alu2    26 sum
        or r12d, ecx                       ;   467.3 alu0    26 sum
        xor r12d, r13d                     ;   468.3 alu1    26 sum
        add ebp, r12d                      ;   469.3 alu2    34 sum
        rol ebp, 5                         ;   470.3 alu0    35 v[4]
        add eax, ebp                       ;   471.3 alu1    35 v[4]
        mov ebp, dword [r8 + 28]           ;   467.7 agu2    34 sum
        lea ebp, [rbp + r14 - 1454113458]  ;   470.7 agu0    34 sum
        mov r12d, edx                      ;   468.3 alu2    36 v[1] copy
        rol r12d, 0xa                      ;   469.3 alu0    36 v[1]
        xor edx, ebx                       ;   469.0 alu1    25 sum
        xor edx, r10d                      ;   470.0 alu2    25 sum
        add edi, edx                       ;   471.0 alu0    34 sum
        rol edi, 0xc                       ;   472.0 alu1    35 v[4]
        add r11d, edi                      ;   473.0 alu2    35 v[4]
        mov edi, dword [r8 + 4]            ;   470.7 agu1    34 sum
        add edi, r10d                      ;   473.7 alu0    34 sum
        mov ecx, r13d                      ;   471.3 alu1    36 v[0] copy
        rol ecx, 0xa                       ;   472.3 alu2    36 v[0]
        mov edx, r15d                      ;   472.0 alu0    26 sum copy
        not edx                            ;   473.0 alu1    26 sum
        or r13d, edx                       ;   474.0 alu2    26 sum
        xor r13d, eax                      ;   475.0 alu0    26 sum
        add esi, r13d                      ;   476.0 alu1    34 sum
        rol esi, 0xb                       ;   477.0 alu2    35 v[3]
        add r14d, esi                      ;   478.0 alu0    35 v[3]
        mov esi, dword [r8 + 48]           ;   474.3 agu2    34 sum
        lea esi, [rsi + r15 - 1454113458]  ;   477.3 agu0    34 sum
        mov r13d, ebx                      ;   475.0 alu1    36 v[0] copy
        rol r13d, 0xa                      ;   476.0 alu2    36 v[0]
        xor ebx, r11d                      ;   475.7 alu0    25 sum
        xor ebx, r12d                      ;   476.7 alu1    25 sum
        add r9d, ebx                       ;   477.7 alu2    34 sum
        rol r9d, 9                         ;   478.7 alu0    35 v[3]
        add r10d, r9d                      ;   479.7 alu1    35 v[3]
        mov r9d, dword [r8 + 20]           ;   477.3 agu1    34 sum
        add r9d, r12d                      ;   480.3 alu2    34 sum
        mov edx, eax                       ;   478.0 alu0    36 v[4] copy
        rol edx, 0xa                       ;   479.0 alu1    36 v[4]
        mov ebx, ecx                       ;   478.7 alu2    26 sum copy
        not ebx                            ;   479.7 alu0    26 sum
        or eax, ebx                        ;   480.7 alu1    26 sum
        xor eax, r14d                      ;   481.7 alu2    26 sum
        add ebp, eax                       ;   482.7 alu0    34 sum
        rol ebp, 6                         ;   483.7 alu1    35 v[2]
        add r15d, ebp                      ;   484.7 alu2    35 v[2]
        mov ebp, dword [r8 + 8]            ;   481.0 agu2    34 sum
        lea ebp, [rbp + rcx - 1454113458]  ;   484.0 agu0    34 sum
        mov eax, r11d                      ;   481.7 alu0    36 v[4] copy
        rol eax, 0xa                       ;   482.7 alu1    36 v[4]
        xor r11d, r10d                     ;   482.3 alu2    25 sum
        xor r11d, r13d                     ;   483.3 alu0    25 sum
        add edi, r11d                      ;   484.3 alu1    34 sum
        rol edi, 0xc                       ;   485.3 alu2    35 v[2]
        add r12d, edi                      ;   486.3 alu0    35 v[2]
        mov edi, dword [r8 + 32]           ;   484.0 agu1    34 sum
        add edi, r13d                      ;   487.0 alu1    34 sum
        mov r11d, r14d                     ;   484.7 alu2    36 v[3] copy
        rol r11d, 0xa                      ;   485.7 alu0    36 v[3]
        mov ebx, edx                       ;   485.3 alu1    26 sum copy
        not ebx                            ;   486.3 alu2    26 sum
        or r14d, ebx                       ;   487.3 alu0    26 sum
        xor r14d, r15d                     ;   488.3 alu1    26 sum
        add esi, r14d                      ;   489.3 alu2    34 sum
        rol esi, 8                         ;   490.3 alu0    35 v[1]
        add ecx, esi                       ;   491.3 alu1    35 v[1]
        mov esi, dword [r8 + 40]           ;   487.7 agu2    34 sum
        lea esi, [rsi + rdx - 1454113458]  ;   490.7 agu0    34 sum
        mov r14d, r10d                     ;   488.3 alu2    36 v[3] copy
        rol r14d, 0xa                      ;   489.3 alu0    36 v[3]
        xor r10d, r12d                     ;   489.0 alu1    25 sum
        xor r10d, eax                      ;   490.0 alu2    25 sum
        add r9d, r10d                      ;   491.0 alu0    34 sum
        rol r9d, 5                         ;   492.0 alu1    35 v[1]
        add r13d, r9d                      ;   493.0 alu2    35 v[1]
        mov r9d, dword [r8 + 28]           ;   490.7 agu1    34 sum
        add r9d, eax                       ;   493.7 alu0    34 sum
        mov r10d, r15d                     ;   491.3 alu1    36 v[2] copy
        rol r10d, 0xa                      ;   492.3 alu2    36 v[2]
        mov ebx, r11d                      ;   492.0 alu0    26 sum copy
        not ebx                            ;   493.0 alu1    26 sum
        or r15d, ebx                       ;   494.0 alu2    26 sum
        xor r15d, ecx                      ;   495.0 alu0    26 sum
        add ebp, r15d                      ;   496.0 alu1    34 sum
        rol ebp, 0xd                       ;   497.0 alu2    35 v[0]
        add edx, ebp                       ;   498.0 alu0    35 v[0]
        mov ebp, dword [r8 + 56]           ;   494.3 agu2    34 sum
        lea ebp, [rbp + r11 - 1454113458]  ;   497.3 agu0    34 sum
        mov r15d, r12d                     ;   495.0 alu1    36 v[2] copy
        rol r15d, 0xa                      ;   496.0 alu2    36 v[2]
        xor r12d, r13d                     ;   495.7 alu0    25 sum
        xor r12d, r14d                     ;   496.7 alu1    25 sum
        add edi, r12d                      ;   497.7 alu2    34 sum
        rol edi, 0xe                       ;   498.7 alu0    35 v[0]
        add eax, edi                       ;   499.7 alu1    35 v[0]
        mov edi, dword [r8 + 24]           ;   497.3 agu1    34 sum
        add edi, r14d                      ;   500.3 alu2    34 sum
        mov r12d, ecx                      ;   498.0 alu0    36 v[1] copy
        rol r12d, 0xa                      ;   499.0 alu1    36 v[1]
        mov ebx, r10d                      ;   498.7 alu2    26 sum copy
        not ebx                            ;   499.7 alu0    26 sum
        or ecx, ebx                        ;   500.7 alu1    26 sum
        xor ecx, edx                       ;   501.7 alu2    26 sum
        add esi, ecx                       ;   502.7 alu0    34 sum
        rol esi, 0xc                       ;   503.7 alu1    35 v[4]
        add r11d, esi                      ;   504.7 alu2    35 v[4]
        mov esi, dword [r8 + 4]            ;   501.0 agu2    34 sum
        lea esi, [rsi + r10 - 1454113458]  ;   504.0 agu0    34 sum
        mov ecx, r13d                      ;   501.7 alu0    36 v[1] copy
        rol ecx, 0xa                       ;   502.7 alu1    36 v[1]
        xor r13d, eax                      ;   502.3 alu2    25 sum
        xor r13d, r15d                     ;   503.3 alu0    25 sum
        add r9d, r13d                      ;   504.3 alu1    34 sum
        rol r9d, 6                         ;   505.3 alu2    35 v[4]
        add r14d, r9d                      ;   506.3 alu0    35 v[4]
        mov r9d, dword [r8 + 8]            ;   504.0 agu1    34 sum
        add r9d, r15d                      ;   507.0 alu1    34 sum
        mov r13d, edx                      ;   504.7 alu2    36 v[0] copy
        rol r13d, 0xa                      ;   505.7 alu0    36 v[0]
        mov ebx, r12d                      ;   505.3 alu1    26 sum copy
        not ebx                            ;   506.3 alu2    26 sum
        or edx, ebx                        ;   507.3 alu0    26 sum
        xor edx, r11d                      ;   508.3 alu1    26 sum
        add ebp, edx                       ;   509.3 alu2    34 sum
        rol ebp, 5                         ;   510.3 alu0    35 v[3]
        add r10d, ebp                      ;   511.3 alu1    35 v[3]
        mov ebp, dword [r8 + 12]           ;   507.7 agu2    34 sum
        lea ebp, [rbp + r12 - 1454113458]  ;   510.7 agu0    34 sum
        mov edx, eax                       ;   508.3 alu2    36 v[0] copy
        rol edx, 0xa                       ;   509.3 alu0    36 v[0]
        xor eax, r14d                      ;   509.0 alu1    25 sum
        xor eax, ecx                       ;   510.0 alu2    25 sum
        add edi, eax                       ;   511.0 alu0    34 sum
        rol edi, 8                         ;   512.0 alu1    35 v[3]
        add r15d, edi                      ;   513.0 alu2    35 v[3]
        mov edi, dword [r8 + 52]           ;   510.7 agu1    34 sum
        add edi, ecx                       ;   513.7 alu0    34 sum
        mov eax, r11d                      ;   511.3 alu1    36 v[4] copy
        rol eax, 0xa                       ;   512.3 alu2    36 v[4]
        mov ebx, r13d                      ;   512.0 alu0    26 sum copy
        not ebx                            ;   513.0 alu1    26 sum
        or r11d, ebx                       ;   514.0 alu2    26 sum
        xor r11d, r10d                     ;   515.0 alu0    26 sum
        add esi, r11d                      ;   516.0 alu1    34 sum
        rol esi, 0xc                       ;   517.0 alu2    35 v[2]
        add r12d, esi                      ;   518.0 alu0    35 v[2]
        mov esi, dword [r8 + 32]           ;   514.3 agu2    34 sum
        lea esi, [rsi + r13 - 1454113458]  ;   517.3 agu0    34 sum
        mov r11d, r14d                     ;   515.0 alu1    36 v[4] copy
        rol r11d, 0xa                      ;   516.0 alu2    36 v[4]
        xor r14d, r15d                     ;   515.7 alu0    25 sum
        xor r14d, edx                      ;   516.7 alu1    25 sum
        add r9d, r14d                      ;   517.7 alu2    34 sum
        rol r9d, 0xd                       ;   518.7 alu0    35 v[2]
        add ecx, r9d                       ;   519.7 alu1    35 v[2]
        mov r9d, dword [r8 + 56]           ;   517.3 agu1    34 sum
        add r9d, edx                       ;   520.3 alu2    34 sum
        mov r14d, r10d                     ;   518.0 alu0    36 v[3] copy
        rol r14d, 0xa                      ;   519.0 alu1    36 v[3]
        mov ebx, eax                       ;   518.7 alu2    26 sum copy
        not ebx                            ;   519.7 alu0    26 sum
        or r10d, ebx                       ;   520.7 alu1    26 sum
        xor r10d, r12d                     ;   521.7 alu2    26 sum
        add ebp, r10d                      ;   522.7 alu0    34 sum
        rol ebp, 0xd                       ;   523.7 alu1    35 v[1]
        add r13d, ebp                      ;   524.7 alu2    35 v[1]
        mov ebp, dword [r8 + 44]           ;   521.0 agu2    34 sum
        lea ebp, [rbp + rax - 1454113458]  ;   524.0 agu0    34 sum
        mov r10d, r15d                     ;   521.7 alu0    36 v[3] copy
        rol r10d, 0xa                      ;   522.7 alu1    36 v[3]
        xor r15d, ecx                      ;   522.3 alu2    25 sum
        xor r15d, r11d                     ;   523.3 alu0    25 sum
        add edi, r15d                      ;   524.3 alu1    34 sum
        rol edi, 6                         ;   525.3 alu2    35 v[1]
        add edx, edi                       ;   526.3 alu0    35 v[1]
        mov edi, dword [r8]                ;   524.0 agu1    34 sum
        add edi, r11d                      ;   527.0 alu1    34 sum
        mov r15d, r12d                     ;   524.7 alu2    36 v[2] copy
        rol r15d, 0xa                      ;   525.7 alu0    36 v[2]
        mov ebx, r14d                      ;   525.3 alu1    26 sum copy
        not ebx                            ;   526.3 alu2    26 sum
        or r12d, ebx                       ;   527.3 alu0    26 sum
        xor r12d, r13d                     ;   528.3 alu1    26 sum
        add esi, r12d                      ;   529.3 alu2    34 sum
        rol esi, 0xe                       ;   530.3 alu0    35 v[0]
        add eax, esi                       ;   531.3 alu1    35 v[0]
        mov esi, dword [r8 + 24]           ;   527.7 agu2    34 sum
        lea esi, [rsi + r14 - 1454113458]  ;   530.7 agu0    34 sum
        mov r12d, ecx                      ;   528.3 alu2    36 v[2] copy
        rol r12d, 0xa                      ;   529.3 alu0    36 v[2]
        xor ecx, edx                       ;   529.0 alu1    25 sum
        xor ecx, r10d                      ;   530.0 alu2    25 sum
        add r9d, ecx                       ;   531.0 alu0    34 sum
        rol r9d, 5                         ;   532.0 alu1    35 v[0]
        add r11d, r9d                      ;   533.0 alu2    35 v[0]
        mov r9d, dword [r8 + 12]           ;   530.7 agu1    34 sum
        add r9d, r10d                      ;   533.7 alu0    34 sum
        mov ecx, r13d                      ;   531.3 alu1    36 v[1] copy
        rol ecx, 0xa                       ;   532.3 alu2    36 v[1]
        mov ebx, r15d                      ;   532.0 alu0    26 sum copy
        not ebx                            ;   533.0 alu1    26 sum
        or r13d, ebx                       ;   534.0 alu2    26 sum
        xor r13d, eax                      ;   535.0 alu0    26 sum
        add ebp, r13d                      ;   536.0 alu1    34 sum
        rol ebp, 0xb                       ;   537.0 alu2    35 v[4]
        add r14d, ebp                      ;   538.0 alu0    35 v[4]
        mov ebp, dword [r8 + 60]           ;   534.3 agu2    34 sum
        lea ebp, [rbp + r15 - 1454113458]  ;   537.3 agu0    34 sum
        mov r13d, edx                      ;   535.0 alu1    36 v[1] copy
        rol r13d, 0xa                      ;   536.0 alu2    36 v[1]
        xor edx, r11d                      ;   535.7 alu0    25 sum
        xor edx, r12d                      ;   536.7 alu1    25 sum
        add edi, edx                       ;   537.7 alu2    34 sum
        rol edi, 0xf                       ;   538.7 alu0    35 v[4]
        add r10d, edi                      ;   539.7 alu1    35 v[4]
        mov edi, dword [r8 + 36]           ;   537.3 agu1    34 sum
        add edi, r12d                      ;   540.3 alu2    34 sum
        mov edx, eax                       ;   538.0 alu0    36 v[0] copy
        rol edx, 0xa                       ;   539.0 alu1    36 v[0]
        mov ebx, ecx                       ;   538.7 alu2    26 sum copy
        not ebx                            ;   539.7 alu0    26 sum
        or eax, ebx                        ;   540.7 alu1    26 sum
        xor eax, r14d                      ;   541.7 alu2    26 sum
        add esi, eax                       ;   542.7 alu0    34 sum
        rol esi, 8                         ;   543.7 alu1    35 v[3]
        add r15d, esi                      ;   544.7 alu2    35 v[3]
        mov esi, dword [r8 + 52]           ;   541.0 agu2    34 sum
        lea esi, [rsi + rcx - 1454113458]  ;   544.0 agu0    34 sum
        mov eax, r11d                      ;   541.7 alu0    36 v[0] copy
        rol eax, 0xa                       ;   542.7 alu1    36 v[0]
        xor r11d, r10d                     ;   542.3 alu2    25 sum
        xor r11d, r13d                     ;   543.3 alu0    25 sum
        add r9d, r11d                      ;   544.3 alu1    34 sum
        rol r9d, 0xd                       ;   545.3 alu2    35 v[3]
        add r12d, r9d                      ;   546.3 alu0    35 v[3]
        mov r9d, dword [r8 + 44]           ;   544.0 agu1    34 sum
        add r9d, r13d                      ;   547.0 alu1    34 sum
        mov r11d, r14d                     ;   544.7 alu2    36 v[4] copy
        rol r11d, 0xa                      ;   545.7 alu0    36 v[4]
        mov ebx, dword [rsp + 60]          ;   545.3 agu2    49 h
        add ebx, r11d                      ;   548.3 alu1    49 h
        not r11d                           ;   546.7 alu2    26 sum
        or r11d, r15d                      ;   547.7 alu0    26 sum
        mov qword [rsp + 24], r8           ;   546.7 agu0    34 sum spill
        mov r8d, edx                       ;   547.0 alu1    26 sum copy
        not r8d                            ;   548.0 alu2    26 sum
        or r14d, r8d                       ;   549.0 alu0    26 sum
        xor r14d, r15d                     ;   550.0 alu1    26 sum
        add ebp, r14d                      ;   551.0 alu2    34 sum
        rol r15d, 0xa                      ;   548.7 alu0    36 v[3]
        rol ebp, 5                         ;   552.0 alu1    35 v[2]
        add ecx, ebp                       ;   553.0 alu2    35 v[2]
        add ebx, eax                       ;   549.7 alu0    49 h
        mov ebp, dword [rsp + 56]          ;   550.0 agu1    49 h
        add ebp, eax                       ;   553.0 alu1    49 h
        xor eax, r10d                      ;   550.7 alu2    25 sum
        rol r10d, 0xa                      ;   551.0 alu0    36 v[4]
        xor eax, r12d                      ;   551.7 alu1    25 sum
        add edi, eax                       ;   552.7 alu2    34 sum
        add r15d, r10d                     ;   552.0 alu0    49 h
        xor r10d, r12d                     ;   552.3 alu1    25 sum
        rol r12d, 0xa                      ;   552.7 alu2    36 v[3]
        rol edi, 0xb                       ;   553.7 alu0    35 v[2]
        add r13d, edi                      ;   554.7 alu1    35 v[2]
        xor r11d, ecx                      ;   554.0 alu2    26 sum
        add esi, r11d                      ;   555.0 alu0    34 sum
        add ecx, r12d                      ;   554.3 alu1    48 h0
        add ebp, edx                       ;   554.7 alu2    49 h
        xor r10d, r13d                     ;   555.7 alu0    25 sum
        add r9d, r10d                      ;   556.7 alu1    34 sum
        rol esi, 6                         ;   556.0 alu2    35 v[1]
        add edx, r13d                      ;   556.0 alu0    49 h
        add edx, esi                       ;   557.0 alu1    49 h
        rol r9d, 0xb                       ;   557.7 alu2    35 v[1]
        add ebp, r9d                       ;   558.7 alu0    49 h
        add ecx, dword [rsp + 64]          ;   560.3 alu1+agu2   48 h0
        add r15d, dword [rsp + 44]         ;   560.7 alu2+agu0   49 h
        mov dword [rsp + 44], ebx          ;   558.0 agu1    49 h
        add edx, dword [rsp + 36]          ;   561.3 alu0+agu2   49 h
        mov dword [rsp + 36], ecx          ;   561.3 agu0    50 h
        mov r8, qword [rsp + 24]           ;   559.0 agu1    41 blocks
        add r8, 0x40                       ;   562.0 alu1    41 blocks
        mov esi, ebp                       ;   559.7 alu2    49 h copy
        mov edi, r15d                      ;   561.7 alu0    49 h copy
        mov ebp, edx                       ;   562.3 alu1    49 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 48], esi          ;                    resident
        mov dword [rsp + 40], edi          ;                    resident
        mov dword [rsp + 52], ebp          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 36]          ;     0.0 agu0    41 blocks reload
        mov r8, qword [rsp + 0]            ;     0.3 agu1    41 blocks reload
        mov dword [r8], esi                ;     3.0 agu2    41 blocks
        mov esi, dword [rsp + 40]          ;     1.0 agu0    41 blocks reload
        mov dword [r8 + 4], esi            ;     4.0 agu1    41 blocks
        mov esi, dword [rsp + 44]          ;     1.7 agu2    41 blocks reload
        mov dword [r8 + 8], esi            ;     4.7 agu0    41 blocks
        mov esi, dword [rsp + 48]          ;     2.3 agu1    41 blocks reload
        mov dword [r8 + 12], esi           ;     5.3 agu2    41 blocks
        mov esi, dword [rsp + 52]          ;     3.0 agu0    41 blocks reload
        mov dword [r8 + 16], esi           ;     6.0 agu1    41 blocks
        xor eax, eax                       ;                    cleared
        mov qword [rsp + 24], rax          ;                    cleared
        mov qword [rsp + 32], rax          ;                    cleared
        mov qword [rsp + 40], rax          ;                    cleared
        mov qword [rsp + 48], rax          ;                    cleared
        mov qword [rsp + 56], rax          ;                    cleared
        mov qword [rsp + 64], rax          ;                    cleared
        mov qword [rsp + 72], rax          ;                    cleared
        add rsp, 0x58                      ;                    frame
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
