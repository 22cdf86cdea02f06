; sha1_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu athlon64-64
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 88 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.3; bounds: width 5.0, ports 4.7, path 3.0
;   blocks: 1147 uops, planned 385.0; bounds: width 382.3, ports 324.0, path 163.0
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
%fatal "sha1_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x78                      ;                    frame
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
        mov edi, dword [rsp + 44]          ;                    resident
        mov ebp, dword [rsp + 48]          ;                    resident
        mov r9d, dword [rsp + 40]          ;                    resident
        mov r10d, dword [rsp + 52]         ;                    resident
        align 16
.blocks_1:
        mov r13d, dword [r8 + 4]           ;     0.0 agu0    22 w[1]
        bswap r13d                         ;     3.0 alu0    22 w[1]
        mov r11d, dword [r8]               ;     0.7 agu1    22 w[0]
        bswap r11d                         ;     3.7 alu1    22 w[0]
        mov r12d, esi                      ;     1.3 alu2    27 v[4] copy
        rol r12d, 5                        ;     2.3 alu0    27 v[4]
        lea r12d, [r12 + r10 + 1518500249] ;     3.3 agu2    27 v[4]
        add r12d, r11d                     ;     5.3 alu1    27 v[4]
        mov r15d, r9d                      ;     2.7 alu2     6 v[4] copy
        mov eax, ebp                       ;     3.0 alu0     6 v[4] copy
        xor eax, edi                       ;     4.0 alu1     6 v[4]
        and r15d, eax                      ;     5.0 alu2     6 v[4]
        xor r15d, ebp                      ;     6.0 alu0     6 v[4]
        add r12d, r15d                     ;     7.0 alu1    27 v[4]
        mov r14d, r9d                      ;     4.7 alu2    28 v[1] copy
        mov r15d, r12d                     ;     8.0 alu0    27 v[3] copy
        rol r15d, 5                        ;     9.0 alu1    27 v[3]
        lea r15d, [r15 + r13 + 1518500249] ;    10.0 agu0    27 v[3]
        add r15d, ebp                      ;    12.0 alu2    27 v[3]
        rol r14d, 0x1e                     ;     6.3 alu0    28 v[1]
        mov eax, edi                       ;     6.7 alu1     6 v[3] copy
        xor eax, r14d                      ;     7.7 alu2     6 v[3]
        and eax, esi                       ;     8.7 alu0     6 v[3]
        mov ecx, esi                       ;     7.7 alu1    28 v[0] copy
        rol ecx, 0x1e                      ;     8.7 alu2    28 v[0]
        mov edx, dword [r8 + 8]            ;     8.3 agu1    22 w[2]
        bswap edx                          ;    11.3 alu0    22 w[2]
        mov ebx, r14d                      ;     9.0 alu1     6 v[2] copy
        xor ebx, ecx                       ;    10.0 alu2     6 v[2]
        and ebx, r12d                      ;    11.0 alu0     6 v[2]
        xor eax, edi                       ;    10.0 alu1     6 v[3]
        add r15d, eax                      ;    13.0 alu2    27 v[3]
        xor ebx, r14d                      ;    12.0 alu0     6 v[2]
        lea ebx, [rbx + rdi + 1518500249]  ;    13.0 agu2    27 v[2]
        add ebx, edx                       ;    15.0 alu1    27 v[2]
        rol r12d, 0x1e                     ;    11.7 alu2    28 v[4]
        mov eax, r12d                      ;    12.7 alu0     6 v[1] copy
        xor eax, ecx                       ;    13.7 alu1     6 v[1]
        and eax, r15d                      ;    14.7 alu2     6 v[1]
        xor eax, ecx                       ;    15.7 alu0     6 v[1]
        lea r14d, [r14 + rax + 1518500249] ;    16.7 agu0    27 v[1]
        mov eax, r15d                      ;    14.0 alu1    27 v[2] copy
        rol eax, 5                         ;    15.0 alu2    27 v[2]
        mov dword [rsp + 56], edi          ;    14.3 agu1    19 v[2] spill
        rol r15d, 0x1e                     ;    14.7 alu0    28 v[3]
        add ebx, eax                       ;    16.0 alu1    27 v[2]
        mov eax, dword [r8 + 16]           ;    15.3 agu2    22 w[4]
        bswap eax                          ;    18.3 alu2    22 w[4]
        add ecx, 0x5a827999                ;    16.0 alu0    27 v[0]
        add ecx, eax                       ;    19.3 alu1    27 v[0]
        mov dword [rsp + 60], r10d         ;    16.7 agu0    19 v[4] spill
        mov r10d, ebx                      ;    17.0 alu2    27 v[1] copy
        rol r10d, 5                        ;    18.0 alu0    27 v[1]
        add r14d, r10d                     ;    19.0 alu1    27 v[1]
        mov r10d, dword [r8 + 20]          ;    18.0 agu1    22 w[5]
        bswap r10d                         ;    21.0 alu2    22 w[5]
        mov dword [rsp + 64], ebp          ;    18.7 agu2    19 v[3] spill
        mov ebp, r12d                      ;    19.0 alu0     6 v[0] copy
        xor ebp, r15d                      ;    20.0 alu1     6 v[0]
        and ebp, ebx                       ;    21.0 alu2     6 v[0]
        xor ebp, r12d                      ;    22.0 alu0     6 v[0]
        add ecx, ebp                       ;    23.0 alu1    27 v[0]
        lea r12d, [r12 + r10 + 1518500249] ;    22.0 agu0    27 v[4]
        rol ebx, 0x1e                      ;    21.0 alu2    28 v[2]
        mov ebp, dword [r8 + 12]           ;    21.3 agu1    22 w[3]
        bswap ebp                          ;    24.3 alu0    22 w[3]
        add r14d, ebp                      ;    25.3 alu1    27 v[1]
        mov edi, r14d                      ;    26.3 alu2    27 v[0] copy
        rol edi, 5                         ;    27.3 alu0    27 v[0]
        add ecx, edi                       ;    28.3 alu1    27 v[0]
        mov edi, dword [r8 + 24]           ;    23.3 agu2    22 w[6]
        mov dword [rsp + 68], r9d          ;    23.7 agu0    19 v[1] spill
        mov r9d, r15d                      ;    24.0 alu2     6 v[4] copy
        xor r9d, ebx                       ;    25.0 alu0     6 v[4]
        and r9d, r14d                      ;    26.3 alu1     6 v[4]
        xor r9d, r15d                      ;    27.3 alu2     6 v[4]
        add r12d, r9d                      ;    28.3 alu0    27 v[4]
        rol r14d, 0x1e                     ;    26.3 alu1    28 v[1]
        mov r9d, ecx                       ;    29.3 alu2    27 v[4] copy
        rol r9d, 5                         ;    30.3 alu0    27 v[4]
        add r12d, r9d                      ;    31.3 alu1    27 v[4]
        mov r9d, dword [r8 + 28]           ;    27.0 agu1    22 w[7]
        bswap r9d                          ;    30.0 alu2    22 w[7]
        mov dword [rsp + 72], esi          ;    27.7 agu2    19 v[0] spill
        mov esi, ebx                       ;    28.0 alu0     6 v[3] copy
        xor esi, r14d                      ;    29.0 alu1     6 v[3]
        and esi, ecx                       ;    30.0 alu2     6 v[3]
        xor esi, ebx                       ;    31.0 alu0     6 v[3]
        rol ecx, 0x1e                      ;    29.3 alu1    28 v[0]
        lea ebx, [rbx + r9 + 1518500249]   ;    31.0 agu0    27 v[2]
        mov dword [rsp + 76], r9d          ;    31.0 agu1    22 w[7] spill
        mov r9d, r14d                      ;    30.3 alu2     6 v[2] copy
        xor r9d, ecx                       ;    31.3 alu0     6 v[2]
        and r9d, r12d                      ;    32.3 alu1     6 v[2]
        xor r9d, r14d                      ;    33.3 alu2     6 v[2]
        add ebx, r9d                       ;    34.3 alu0    27 v[2]
        bswap edi                          ;    32.0 alu1    22 w[6]
        lea r15d, [r15 + rdi + 1518500249] ;    33.0 agu2    27 v[3]
        add r15d, esi                      ;    35.0 alu2    27 v[3]
        mov esi, r12d                      ;    33.0 alu0    27 v[3] copy
        rol esi, 5                         ;    34.0 alu1    27 v[3]
        add r15d, esi                      ;    36.0 alu2    27 v[3]
        mov esi, dword [r8 + 32]           ;    34.0 agu0    22 w[8]
        bswap esi                          ;    37.0 alu0    22 w[8]
        rol r12d, 0x1e                     ;    34.7 alu1    28 v[4]
        mov r9d, r15d                      ;    37.0 alu2    27 v[2] copy
        rol r9d, 5                         ;    38.0 alu0    27 v[2]
        add ebx, r9d                       ;    39.0 alu1    27 v[2]
        lea r14d, [r14 + rsi + 1518500249] ;    38.0 agu1    27 v[1]
        mov r9d, dword [r8 + 36]           ;    36.3 agu2    22 w[9]
        bswap r9d                          ;    39.3 alu2    22 w[9]
        mov dword [rsp + 80], edi          ;    37.0 agu0    22 w[6] spill
        mov edi, ebx                       ;    40.0 alu0    27 v[1] copy
        rol edi, 5                         ;    41.0 alu1    27 v[1]
        add r14d, edi                      ;    42.0 alu2    27 v[1]
        mov edi, ecx                       ;    38.3 alu0     6 v[1] copy
        xor edi, r12d                      ;    39.3 alu1     6 v[1]
        and edi, r15d                      ;    40.3 alu2     6 v[1]
        xor edi, ecx                       ;    41.3 alu0     6 v[1]
        add r14d, edi                      ;    43.0 alu1    27 v[1]
        rol r15d, 0x1e                     ;    40.0 alu2    28 v[3]
        lea ecx, [rcx + r9 + 1518500249]   ;    40.3 agu1    27 v[0]
        mov edi, dword [r8 + 40]           ;    40.7 agu2    22 w[10]
        bswap edi                          ;    43.7 alu0    22 w[10]
        xor r11d, edx                      ;    41.3 alu1    23 w[0]
        xor r11d, esi                      ;    42.3 alu2    23 w[0]
        mov dword [rsp + 84], esi          ;    42.0 agu0    22 w[8] spill
        mov esi, r14d                      ;    44.0 alu0    27 v[0] copy
        rol esi, 5                         ;    45.0 alu1    27 v[0]
        add ecx, esi                       ;    46.0 alu2    27 v[0]
        mov esi, r12d                      ;    43.3 alu0     6 v[0] copy
        xor esi, r15d                      ;    44.3 alu1     6 v[0]
        and esi, ebx                       ;    45.3 alu2     6 v[0]
        xor esi, r12d                      ;    46.3 alu0     6 v[0]
        add ecx, esi                       ;    47.3 alu1    27 v[0]
        rol ebx, 0x1e                      ;    45.0 alu2    28 v[2]
        lea r12d, [r12 + rdi + 1518500249] ;    45.3 agu1    27 v[4]
        mov esi, dword [r8 + 44]           ;    45.7 agu2    22 w[11]
        bswap esi                          ;    48.7 alu0    22 w[11]
        xor r13d, r9d                      ;    46.3 alu1    23 w[1]
        mov dword [rsp + 88], r9d          ;    46.7 agu0    22 w[9] spill
        mov r9d, ecx                       ;    48.3 alu2    27 v[4] copy
        rol r9d, 5                         ;    49.3 alu0    27 v[4]
        add r12d, r9d                      ;    50.3 alu1    27 v[4]
        mov r9d, r15d                      ;    48.0 alu2     6 v[4] copy
        xor r9d, ebx                       ;    49.0 alu0     6 v[4]
        and r9d, r14d                      ;    50.0 alu1     6 v[4]
        xor r9d, r15d                      ;    51.0 alu2     6 v[4]
        add r12d, r9d                      ;    52.0 alu0    27 v[4]
        xor r13d, ebp                      ;    49.7 alu1    23 w[1]
        rol r14d, 0x1e                     ;    50.0 alu2    28 v[1]
        lea r15d, [r15 + rsi + 1518500249] ;    50.3 agu1    27 v[3]
        xor edx, edi                       ;    50.7 alu0    23 w[2]
        xor edx, eax                       ;    51.7 alu1    23 w[2]
        mov dword [rsp + 92], edi          ;    51.3 agu2    22 w[10] spill
        mov edi, r12d                      ;    53.0 alu2    27 v[3] copy
        rol edi, 5                         ;    54.0 alu0    27 v[3]
        add r15d, edi                      ;    55.0 alu1    27 v[3]
        mov edi, ebx                       ;    52.7 alu2     6 v[3] copy
        xor edi, r14d                      ;    53.7 alu0     6 v[3]
        and edi, ecx                       ;    54.7 alu1     6 v[3]
        xor edi, ebx                       ;    55.7 alu2     6 v[3]
        add r15d, edi                      ;    56.7 alu0    27 v[3]
        rol ecx, 0x1e                      ;    54.3 alu1    28 v[0]
        mov edi, dword [r8 + 52]           ;    54.7 agu0    22 w[13]
        bswap edi                          ;    57.7 alu2    22 w[13]
        xor r11d, edi                      ;    58.7 alu0    23 w[0]
        mov dword [rsp + 96], esi          ;    55.7 agu1    22 w[11] spill
        rol r11d, 1                        ;    59.7 alu1    23 w[0]
        xor ebp, r10d                      ;    56.3 alu2    23 w[3]
        xor ebp, esi                       ;    57.3 alu0    23 w[3]
        xor ebp, r11d                      ;    60.7 alu1    23 w[3]
        rol ebp, 1                         ;    61.7 alu2    23 w[3]
        mov esi, r15d                      ;    57.7 alu0    27 v[2] copy
        rol esi, 5                         ;    58.7 alu1    27 v[2]
        mov r9d, dword [r8 + 48]           ;    58.3 agu2    22 w[12]
        bswap r9d                          ;    61.3 alu2    22 w[12]
        lea ebx, [rbx + r9 + 1518500249]   ;    62.3 agu0    27 v[2]
        add ebx, esi                       ;    64.3 alu0    27 v[2]
        mov esi, r14d                      ;    59.7 alu1     6 v[2] copy
        xor esi, ecx                       ;    60.7 alu2     6 v[2]
        and esi, r12d                      ;    61.7 alu0     6 v[2]
        xor esi, r14d                      ;    62.7 alu1     6 v[2]
        add ebx, esi                       ;    65.3 alu2    27 v[2]
        rol r12d, 0x1e                     ;    61.3 alu0    28 v[4]
        lea r14d, [r14 + rdi + 1518500249] ;    61.7 agu1    27 v[1]
        mov esi, dword [r8 + 56]           ;    62.0 agu2    22 w[14]
        bswap esi                          ;    65.0 alu1    22 w[14]
        xor r13d, esi                      ;    66.0 alu2    23 w[1]
        rol r13d, 1                        ;    67.0 alu0    23 w[1]
        xor eax, r9d                       ;    63.3 alu1    23 w[4]
        xor eax, dword [rsp + 80]          ;    64.3 alu2+agu0   23 w[4]
        mov dword [rsp + 100], r9d         ;    64.0 agu1    22 w[12] spill
        mov r9d, ebx                       ;    66.3 alu0    27 v[1] copy
        rol r9d, 5                         ;    67.3 alu1    27 v[1]
        add r14d, r9d                      ;    68.3 alu2    27 v[1]
        mov r9d, ecx                       ;    65.3 alu0     6 v[1] copy
        xor r9d, r12d                      ;    66.3 alu1     6 v[1]
        xor eax, r13d                      ;    68.0 alu2    23 w[4]
        rol eax, 1                         ;    69.0 alu0    23 w[4]
        and r9d, r15d                      ;    67.3 alu1     6 v[1]
        xor r9d, ecx                       ;    68.3 alu2     6 v[1]
        add r14d, r9d                      ;    69.3 alu0    27 v[1]
        xor r10d, edi                      ;    67.7 alu1    23 w[5]
        xor r10d, dword [rsp + 76]         ;    68.7 alu2+agu2   23 w[5]
        rol r15d, 0x1e                     ;    68.3 alu0    28 v[3]
        mov r9d, dword [r8 + 60]           ;    68.7 agu0    22 w[15]
        mov qword [rsp + 24], r8           ;    69.0 agu1    22 w[0] spill
        mov r8d, r14d                      ;    70.3 alu1    27 v[0] copy
        rol r8d, 5                         ;    71.3 alu2    27 v[0]
        bswap r9d                          ;    71.7 alu0    22 w[15]
        xor edx, r9d                       ;    72.7 alu1    23 w[2]
        rol edx, 1                         ;    73.7 alu2    23 w[2]
        lea ecx, [rcx + rsi + 1518500249]  ;    71.0 agu2    27 v[0]
        add ecx, r8d                       ;    73.0 alu0    27 v[0]
        mov r8d, r12d                      ;    71.7 alu1     6 v[0] copy
        xor r8d, r15d                      ;    72.7 alu2     6 v[0]
        and r8d, ebx                       ;    73.7 alu0     6 v[0]
        xor r8d, r12d                      ;    74.7 alu1     6 v[0]
        xor r10d, edx                      ;    74.7 alu2    23 w[5]
        rol r10d, 1                        ;    75.7 alu0    23 w[5]
        add ecx, r8d                       ;    75.7 alu1    27 v[0]
        rol ebx, 0x1e                      ;    74.0 alu2    28 v[2]
        lea r12d, [r12 + r9 + 1518500249]  ;    74.3 agu0    27 v[4]
        mov r8d, ecx                       ;    76.7 alu0    27 v[4] copy
        rol r8d, 5                         ;    77.7 alu1    27 v[4]
        add r12d, r8d                      ;    78.7 alu2    27 v[4]
        mov r8d, r15d                      ;    75.7 alu0     6 v[4] copy
        xor r8d, ebx                       ;    76.7 alu1     6 v[4]
        and r8d, r14d                      ;    77.7 alu2     6 v[4]
        xor r8d, r15d                      ;    78.7 alu0     6 v[4]
        rol r14d, 0x1e                     ;    77.0 alu1    28 v[1]
        add r12d, r8d                      ;    79.7 alu2    27 v[4]
        mov r8d, ebx                       ;    77.7 alu0     6 v[3] copy
        xor r8d, r14d                      ;    78.7 alu1     6 v[3]
        and r8d, ecx                       ;    79.7 alu2     6 v[3]
        lea r15d, [r15 + r11 + 1518500249] ;    78.7 agu1    27 v[3]
        xor r8d, ebx                       ;    80.7 alu0     6 v[3]
        add r15d, r8d                      ;    81.7 alu1    27 v[3]
        mov r8d, r12d                      ;    80.7 alu2    27 v[3] copy
        rol r8d, 5                         ;    81.7 alu0    27 v[3]
        add r15d, r8d                      ;    82.7 alu1    27 v[3]
        rol ecx, 0x1e                      ;    80.7 alu2    28 v[0]
        lea ebx, [rbx + r13 + 1518500249]  ;    81.0 agu2    27 v[2]
        mov r8d, r14d                      ;    81.3 alu0     6 v[2] copy
        xor r8d, ecx                       ;    82.3 alu1     6 v[2]
        and r8d, r12d                      ;    83.3 alu2     6 v[2]
        rol r12d, 0x1e                     ;    82.3 alu0    28 v[4]
        xor r8d, r14d                      ;    84.3 alu1     6 v[2]
        add ebx, r8d                       ;    85.3 alu2    27 v[2]
        mov r8d, r15d                      ;    83.7 alu0    27 v[2] copy
        rol r8d, 5                         ;    84.7 alu1    27 v[2]
        lea r14d, [r14 + rdx + 1518500249] ;    84.0 agu0    27 v[1]
        add ebx, r8d                       ;    86.3 alu2    27 v[2]
        mov r8d, ebx                       ;    87.3 alu0    27 v[1] copy
        rol r8d, 5                         ;    88.3 alu1    27 v[1]
        add r14d, r8d                      ;    89.3 alu2    27 v[1]
        mov r8d, r12d                      ;    85.7 alu0     6 v[1] copy
        xor r8d, ecx                       ;    86.7 alu1     6 v[1]
        and r8d, r15d                      ;    87.7 alu2     6 v[1]
        rol r15d, 0x1e                     ;    86.7 alu0    28 v[3]
        xor r8d, ecx                       ;    88.7 alu1     6 v[1]
        add r14d, r8d                      ;    90.3 alu2    27 v[1]
        lea ecx, [rcx + rbp + 1518500249]  ;    87.7 agu1    27 v[0]
        mov r8d, r15d                      ;    88.0 alu0     6 v[0] copy
        xor r8d, r12d                      ;    89.0 alu1     6 v[0]
        and r8d, ebx                       ;    90.0 alu2     6 v[0]
        xor r8d, r12d                      ;    91.0 alu0     6 v[0]
        add ecx, r8d                       ;    92.0 alu1    27 v[0]
        mov r8d, r14d                      ;    91.3 alu2    27 v[0] copy
        rol r8d, 5                         ;    92.3 alu0    27 v[0]
        add ecx, r8d                       ;    93.3 alu1    27 v[0]
        rol ebx, 0x1e                      ;    90.7 alu2    28 v[2]
        lea r8d, [r15 + r10 + 1859775393]  ;    91.0 agu2    27 v[3]
        xor r15d, r14d                     ;    91.3 alu0     7 v[4]
        xor r15d, ebx                      ;    92.3 alu1     7 v[4]
        lea r12d, [r12 + r15 + 1859775393] ;    93.3 agu0    27 v[4]
        add r12d, eax                      ;    95.3 alu2    27 v[4]
        rol r14d, 0x1e                     ;    92.7 alu0    28 v[1]
        mov r15d, ecx                      ;    94.3 alu1    27 v[4] copy
        rol r15d, 5                        ;    95.3 alu2    27 v[4]
        add r12d, r15d                     ;    96.3 alu0    27 v[4]
        mov r15d, dword [rsp + 88]         ;    94.0 agu1    23 w[7]
        xor r15d, r9d                      ;    97.0 alu1    23 w[7]
        xor r15d, eax                      ;    98.0 alu2    23 w[7]
        xor r15d, dword [rsp + 76]         ;    99.0 alu0+agu2   23 w[7]
        mov dword [rsp + 76], eax          ;    95.3 agu0    23 w[4] spill
        mov eax, dword [rsp + 84]          ;    95.7 agu1    23 w[6]
        xor eax, esi                       ;    98.7 alu1    23 w[6]
        xor eax, ebp                       ;    99.7 alu2    23 w[6]
        xor eax, dword [rsp + 80]          ;   100.7 alu0+agu2   23 w[6]
        rol eax, 1                         ;   101.7 alu1    23 w[6]
        rol r15d, 1                        ;   100.0 alu2    23 w[7]
        mov dword [rsp + 80], esi          ;    97.7 agu0    22 w[14] spill
        lea esi, [rbx + rax + 1859775393]  ;   102.7 agu1    27 v[2]
        xor ebx, ecx                       ;    98.3 alu0     7 v[3]
        rol ecx, 0x1e                      ;    98.7 alu1    28 v[0]
        xor ebx, r14d                      ;    99.3 alu2     7 v[3]
        add r8d, ebx                       ;   100.3 alu0    27 v[3]
        lea ebx, [r14 + r15 + 1859775393]  ;   101.0 agu2    27 v[1]
        xor r14d, r12d                     ;   100.0 alu1     7 v[2]
        xor r14d, ecx                      ;   101.0 alu2     7 v[2]
        add esi, r14d                      ;   104.7 alu0    27 v[2]
        mov r14d, r12d                     ;   101.0 alu1    27 v[3] copy
        rol r12d, 0x1e                     ;   101.3 alu2    28 v[4]
        rol r14d, 5                        ;   102.0 alu0    27 v[3]
        add r8d, r14d                      ;   103.0 alu1    27 v[3]
        mov r14d, dword [rsp + 96]         ;   102.3 agu0    23 w[9]
        xor r14d, r13d                     ;   105.3 alu2    23 w[9]
        xor r14d, eax                      ;   106.3 alu0    23 w[9]
        xor r14d, dword [rsp + 88]         ;   107.3 alu1+agu1   23 w[9]
        rol r14d, 1                        ;   108.3 alu2    23 w[9]
        mov dword [rsp + 88], eax          ;   104.0 agu2    23 w[6] spill
        mov eax, r8d                       ;   104.3 alu0    27 v[2] copy
        rol eax, 5                         ;   105.3 alu1    27 v[2]
        add esi, eax                       ;   106.3 alu2    27 v[2]
        mov eax, dword [rsp + 92]          ;   105.3 agu0    23 w[8]
        xor eax, r11d                      ;   108.3 alu0    23 w[8]
        xor eax, r10d                      ;   109.3 alu1    23 w[8]
        xor eax, dword [rsp + 84]          ;   110.3 alu2+agu1   23 w[8]
        rol eax, 1                         ;   111.3 alu0    23 w[8]
        mov dword [rsp + 84], r11d         ;   107.0 agu2    23 w[0] spill
        lea r11d, [rcx + rax + 1859775393] ;   112.3 agu0    27 v[0]
        xor ecx, r8d                       ;   107.7 alu1     7 v[1]
        xor ecx, r12d                      ;   108.7 alu2     7 v[1]
        add ebx, ecx                       ;   109.7 alu0    27 v[1]
        rol r8d, 0x1e                      ;   108.7 alu1    28 v[3]
        lea ecx, [r12 + r14 + 1859775393]  ;   109.3 agu1    27 v[4]
        xor r12d, esi                      ;   109.3 alu2     7 v[0]
        xor r12d, r8d                      ;   110.3 alu0     7 v[0]
        add r11d, r12d                     ;   114.3 alu1    27 v[0]
        mov r12d, esi                      ;   110.3 alu2    27 v[1] copy
        rol r12d, 5                        ;   111.3 alu0    27 v[1]
        add ebx, r12d                      ;   112.3 alu1    27 v[1]
        mov r12d, dword [rsp + 96]         ;   111.3 agu2    23 w[11]
        xor r12d, edi                      ;   114.3 alu2    23 w[11]
        xor edi, r9d                       ;   112.0 alu0    23 w[13]
        xor r9d, r13d                      ;   112.3 alu1    23 w[15]
        rol esi, 0x1e                      ;   112.7 alu2    28 v[2]
        xor r13d, ebp                      ;   113.0 alu0    23 w[1]
        xor r13d, r14d                     ;   114.0 alu1    23 w[1]
        xor r12d, ebp                      ;   115.3 alu2    23 w[11]
        xor r12d, eax                      ;   116.3 alu0    23 w[11]
        rol r12d, 1                        ;   117.3 alu1    23 w[11]
        xor edi, r10d                      ;   114.7 alu2    23 w[13]
        xor r9d, r15d                      ;   115.0 alu0    23 w[15]
        xor ebp, r10d                      ;   115.3 alu1    23 w[3]
        mov dword [rsp + 96], r10d         ;   115.7 agu0    23 w[5] spill
        mov r10d, ebx                      ;   116.0 alu2    27 v[0] copy
        rol r10d, 5                        ;   117.0 alu0    27 v[0]
        add r11d, r10d                     ;   118.0 alu1    27 v[0]
        mov r10d, dword [rsp + 100]        ;   117.0 agu1    23 w[10]
        xor ebp, r12d                      ;   118.3 alu2    23 w[3]
        xor r10d, r15d                     ;   120.0 alu0    23 w[10]
        xor r10d, edx                      ;   121.0 alu1    23 w[10]
        xor r10d, dword [rsp + 92]         ;   122.0 alu2+agu2   23 w[10]
        rol r10d, 1                        ;   123.0 alu0    23 w[10]
        xor edi, r10d                      ;   124.0 alu1    23 w[13]
        rol edi, 1                         ;   125.0 alu2    23 w[13]
        mov dword [rsp + 92], r15d         ;   119.7 agu0    23 w[7] spill
        lea r15d, [r8 + r10 + 1859775393]  ;   124.0 agu1    27 v[3]
        xor r8d, ebx                       ;   120.3 alu0     7 v[4]
        xor r8d, esi                       ;   121.3 alu1     7 v[4]
        add ecx, r8d                       ;   122.3 alu2    27 v[4]
        lea r8d, [rsi + r12 + 1859775393]  ;   121.3 agu2    27 v[2]
        rol ebx, 0x1e                      ;   121.7 alu0    28 v[1]
        xor esi, r11d                      ;   122.0 alu1     7 v[3]
        xor esi, ebx                       ;   123.0 alu2     7 v[3]
        add r15d, esi                      ;   126.0 alu0    27 v[3]
        mov esi, r11d                      ;   123.0 alu1    27 v[4] copy
        rol esi, 5                         ;   124.0 alu2    27 v[4]
        add ecx, esi                       ;   125.0 alu0    27 v[4]
        rol r11d, 0x1e                     ;   124.0 alu1    28 v[0]
        mov esi, ecx                       ;   126.0 alu2    27 v[3] copy
        rol esi, 5                         ;   127.0 alu0    27 v[3]
        add r15d, esi                      ;   128.0 alu1    27 v[3]
        mov esi, dword [rsp + 76]          ;   125.3 agu0    23 w[12]
        xor esi, r14d                      ;   128.3 alu2    23 w[12]
        xor esi, dword [rsp + 80]          ;   129.3 alu0+agu1   23 w[12]
        xor esi, dword [rsp + 100]         ;   130.3 alu1+agu2   23 w[12]
        rol esi, 1                         ;   131.3 alu2    23 w[12]
        xor r9d, esi                       ;   132.3 alu0    23 w[15]
        rol r9d, 1                         ;   133.3 alu1    23 w[15]
        mov dword [rsp + 100], r14d        ;   127.7 agu0    23 w[9] spill
        lea r14d, [rbx + rsi + 1859775393] ;   132.3 agu1    27 v[1]
        xor ebx, ecx                       ;   128.3 alu2     7 v[2]
        rol ecx, 0x1e                      ;   128.7 alu0    28 v[4]
        xor ebx, r11d                      ;   129.3 alu1     7 v[2]
        add r8d, ebx                       ;   130.3 alu2    27 v[2]
        lea ebx, [r11 + rdi + 1859775393]  ;   129.7 agu2    27 v[0]
        xor r11d, r15d                     ;   130.0 alu0     7 v[1]
        xor r11d, ecx                      ;   131.0 alu1     7 v[1]
        add r14d, r11d                     ;   134.3 alu2    27 v[1]
        mov r11d, r15d                     ;   131.0 alu0    27 v[2] copy
        rol r11d, 5                        ;   132.0 alu1    27 v[2]
        add r8d, r11d                      ;   133.0 alu2    27 v[2]
        rol r15d, 0x1e                     ;   132.0 alu0    28 v[3]
        mov r11d, r8d                      ;   134.0 alu1    27 v[1] copy
        rol r11d, 5                        ;   135.0 alu2    27 v[1]
        add r14d, r11d                     ;   136.0 alu0    27 v[1]
        mov r11d, dword [rsp + 88]         ;   133.3 agu0    23 w[14]
        xor r11d, r12d                     ;   136.3 alu1    23 w[14]
        xor r11d, dword [rsp + 84]         ;   137.3 alu2+agu1   23 w[14]
        xor r11d, dword [rsp + 80]         ;   138.3 alu0+agu2   23 w[14]
        rol r11d, 1                        ;   139.3 alu1    23 w[14]
        xor r13d, r11d                     ;   140.3 alu2    23 w[1]
        rol r13d, 1                        ;   141.3 alu0    23 w[1]
        mov dword [rsp + 80], r12d         ;   135.7 agu0    23 w[11] spill
        lea r12d, [r11 + rcx + 1859775393] ;   140.3 agu1    27 v[4]
        xor ecx, r15d                      ;   136.3 alu1     7 v[0]
        xor ecx, r8d                       ;   137.3 alu2     7 v[0]
        rol r8d, 0x1e                      ;   137.0 alu0    28 v[2]
        add ebx, ecx                       ;   138.3 alu1    27 v[0]
        lea ecx, [r15 + r9 + 1859775393]   ;   137.7 agu2    27 v[3]
        xor r15d, r14d                     ;   138.0 alu2     7 v[4]
        xor r15d, r8d                      ;   139.0 alu0     7 v[4]
        add r12d, r15d                     ;   142.3 alu1    27 v[4]
        mov r15d, r14d                     ;   139.0 alu2    27 v[0] copy
        rol r15d, 5                        ;   140.0 alu0    27 v[0]
        add ebx, r15d                      ;   141.0 alu1    27 v[0]
        rol r14d, 0x1e                     ;   140.0 alu2    28 v[1]
        mov r15d, ebx                      ;   142.0 alu0    27 v[4] copy
        rol r15d, 5                        ;   143.0 alu1    27 v[4]
        add r12d, r15d                     ;   144.0 alu2    27 v[4]
        mov r15d, dword [rsp + 84]         ;   141.3 agu0    23 w[0]
        xor r15d, edx                      ;   144.3 alu0    23 w[0]
        xor r15d, eax                      ;   145.3 alu1    23 w[0]
        xor r15d, edi                      ;   146.3 alu2    23 w[0]
        rol r15d, 1                        ;   147.3 alu0    23 w[0]
        xor edx, r10d                      ;   143.0 alu1    23 w[2]
        xor edx, r9d                       ;   144.0 alu2    23 w[2]
        xor edx, dword [rsp + 76]          ;   145.0 alu0+agu1   23 w[2]
        rol edx, 1                         ;   146.0 alu1    23 w[2]
        mov dword [rsp + 84], r10d         ;   144.3 agu2    23 w[10] spill
        lea r10d, [r8 + r15 + 1859775393]  ;   148.3 agu0    27 v[2]
        xor r8d, ebx                       ;   145.0 alu2     7 v[3]
        rol ebx, 0x1e                      ;   145.3 alu0    28 v[0]
        xor r8d, r14d                      ;   146.0 alu1     7 v[3]
        add ecx, r8d                       ;   147.0 alu2    27 v[3]
        lea r8d, [r14 + r13 + 1859775393]  ;   146.3 agu1    27 v[1]
        xor r14d, r12d                     ;   146.7 alu0     7 v[2]
        xor r14d, ebx                      ;   147.7 alu1     7 v[2]
        add r10d, r14d                     ;   150.3 alu2    27 v[2]
        mov r14d, r12d                     ;   147.7 alu0    27 v[3] copy
        rol r14d, 5                        ;   148.7 alu1    27 v[3]
        add ecx, r14d                      ;   149.7 alu2    27 v[3]
        rol r12d, 0x1e                     ;   148.7 alu0    28 v[4]
        lea r14d, [rbx + rdx + 1859775393] ;   149.0 agu2    27 v[0]
        xor ebx, r12d                      ;   149.7 alu1     7 v[1]
        xor ebp, r15d                      ;   149.7 alu2    23 w[3]
        rol ebp, 1                         ;   150.7 alu0    23 w[3]
        xor ebx, ecx                       ;   150.7 alu1     7 v[1]
        add r8d, ebx                       ;   151.7 alu2    27 v[1]
        lea ebx, [r12 + rbp + 1859775393]  ;   151.7 agu0    27 v[4]
        mov dword [rsp + 104], r15d        ;   151.3 agu1    23 w[0] spill
        mov r15d, ecx                      ;   151.7 alu0    27 v[2] copy
        rol r15d, 5                        ;   152.7 alu1    27 v[2]
        add r10d, r15d                     ;   153.7 alu2    27 v[2]
        rol ecx, 0x1e                      ;   152.7 alu0    28 v[3]
        xor r12d, ecx                      ;   153.7 alu1     7 v[0]
        mov r15d, r10d                     ;   154.7 alu2    27 v[1] copy
        rol r15d, 5                        ;   155.7 alu0    27 v[1]
        xor r12d, r10d                     ;   154.7 alu1     7 v[0]
        add r8d, r15d                      ;   156.7 alu2    27 v[1]
        add r14d, r12d                     ;   155.7 alu0    27 v[0]
        rol r10d, 0x1e                     ;   155.0 alu1    28 v[2]
        mov r12d, dword [rsp + 92]         ;   155.3 agu2    23 w[5]
        xor r12d, edx                      ;   158.3 alu2    23 w[5]
        xor r12d, dword [rsp + 96]         ;   159.3 alu0+agu0   23 w[5]
        mov r15d, r8d                      ;   157.7 alu1    27 v[0] copy
        rol r15d, 5                        ;   158.7 alu2    27 v[0]
        add r14d, r15d                     ;   159.7 alu0    27 v[0]
        mov r15d, dword [rsp + 88]         ;   157.3 agu1    23 w[4]
        xor r15d, esi                      ;   160.3 alu1    23 w[4]
        xor r15d, r13d                     ;   161.3 alu2    23 w[4]
        xor r15d, dword [rsp + 76]         ;   162.3 alu0+agu2   23 w[4]
        rol r15d, 1                        ;   163.3 alu1    23 w[4]
        xor r12d, edi                      ;   160.3 alu2    23 w[5]
        rol r12d, 1                        ;   161.3 alu0    23 w[5]
        mov dword [rsp + 76], edi          ;   159.7 agu0    23 w[13] spill
        lea edi, [rcx + r15 + 1859775393]  ;   164.3 agu1    27 v[3]
        xor ecx, r8d                       ;   160.3 alu1     7 v[4]
        xor ecx, r10d                      ;   161.3 alu2     7 v[4]
        add ebx, ecx                       ;   162.3 alu0    27 v[4]
        lea ecx, [r10 + r12 + 1859775393]  ;   162.3 agu2    27 v[2]
        xor r10d, r14d                     ;   161.7 alu1     7 v[3]
        rol r8d, 0x1e                      ;   162.0 alu2    28 v[1]
        xor r10d, r8d                      ;   163.0 alu0     7 v[3]
        add edi, r10d                      ;   166.3 alu1    27 v[3]
        mov r10d, dword [rsp + 100]        ;   163.0 agu0    23 w[7]
        xor r10d, r9d                      ;   166.0 alu2    23 w[7]
        xor r10d, r15d                     ;   167.0 alu0    23 w[7]
        xor r10d, dword [rsp + 92]         ;   168.0 alu1+agu1   23 w[7]
        rol r10d, 1                        ;   169.0 alu2    23 w[7]
        mov dword [rsp + 92], r9d          ;   164.7 agu2    23 w[15] spill
        mov r9d, r14d                      ;   165.0 alu0    27 v[4] copy
        rol r9d, 5                         ;   166.0 alu1    27 v[4]
        add ebx, r9d                       ;   167.0 alu2    27 v[4]
        mov r9d, ebx                       ;   168.0 alu0    27 v[3] copy
        rol r9d, 5                         ;   169.0 alu1    27 v[3]
        add edi, r9d                       ;   170.0 alu2    27 v[3]
        mov r9d, dword [rsp + 88]          ;   167.0 agu0    23 w[6]
        xor r9d, eax                       ;   170.0 alu0    23 w[6]
        xor r9d, r11d                      ;   171.0 alu1    23 w[6]
        rol r14d, 0x1e                     ;   168.0 alu2    28 v[0]
        xor r9d, ebp                       ;   172.0 alu0    23 w[6]
        rol r9d, 1                         ;   173.0 alu1    23 w[6]
        xor eax, r12d                      ;   169.0 alu2    23 w[8]
        xor eax, dword [rsp + 104]         ;   170.0 alu0+agu1   23 w[8]
        mov dword [rsp + 88], r12d         ;   169.7 agu2    23 w[5] spill
        lea r12d, [r8 + r9 + 1859775393]   ;   174.0 agu0    27 v[1]
        xor r8d, ebx                       ;   170.3 alu1     7 v[2]
        xor r8d, r14d                      ;   171.3 alu2     7 v[2]
        add ecx, r8d                       ;   172.3 alu0    27 v[2]
        xor eax, dword [rsp + 84]          ;   171.3 alu1+agu1   23 w[8]
        rol eax, 1                         ;   172.3 alu2    23 w[8]
        rol ebx, 0x1e                      ;   172.0 alu0    28 v[4]
        lea r8d, [r14 + r10 + 1859775393]  ;   172.3 agu2    27 v[0]
        xor r14d, edi                      ;   172.7 alu1     7 v[1]
        xor r14d, ebx                      ;   173.7 alu2     7 v[1]
        add r12d, r14d                     ;   176.0 alu0    27 v[1]
        mov r14d, edi                      ;   173.7 alu1    27 v[2] copy
        rol edi, 0x1e                      ;   174.0 alu2    28 v[3]
        rol r14d, 5                        ;   174.7 alu0    27 v[2]
        add ecx, r14d                      ;   175.7 alu1    27 v[2]
        lea r14d, [rbx + rax - 1894007588] ;   175.0 agu0    27 v[4]
        xor ebx, ecx                       ;   176.7 alu2     7 v[0]
        xor ebx, edi                       ;   177.7 alu0     7 v[0]
        add r8d, ebx                       ;   178.7 alu1    27 v[0]
        mov ebx, ecx                       ;   176.7 alu2    27 v[1] copy
        rol ebx, 5                         ;   177.7 alu0    27 v[1]
        rol ecx, 0x1e                      ;   177.0 alu1    28 v[2]
        add r12d, ebx                      ;   178.7 alu2    27 v[1]
        mov ebx, r12d                      ;   179.7 alu0    27 v[0] copy
        rol ebx, 5                         ;   180.7 alu1    27 v[0]
        add r8d, ebx                       ;   181.7 alu2    27 v[0]
        mov ebx, dword [rsp + 80]          ;   178.7 agu1    23 w[9]
        xor ebx, r13d                      ;   181.7 alu0    23 w[9]
        xor ebx, r9d                       ;   182.7 alu1    23 w[9]
        mov dword [rsp + 96], r9d          ;   179.7 agu2    23 w[6] spill
        mov r9d, r12d                      ;   180.0 alu2     8 v[4] copy
        xor ebx, dword [rsp + 100]         ;   183.7 alu0+agu0   23 w[9]
        mov dword [rsp + 100], r13d        ;   180.7 agu1    23 w[1] spill
        mov r13d, r8d                      ;   182.7 alu1    27 v[4] copy
        rol r13d, 5                        ;   183.7 alu2    27 v[4]
        add r14d, r13d                     ;   184.7 alu0    27 v[4]
        mov r13d, edi                      ;   182.0 alu1     8 v[4] copy
        xor r13d, ecx                      ;   183.0 alu2     8 v[4]
        xor r9d, edi                       ;   182.7 alu0     8 v[4]
        and r13d, r9d                      ;   184.0 alu1     8 v[4]
        xor r13d, edi                      ;   185.0 alu2     8 v[4]
        rol ebx, 1                         ;   184.7 alu0    23 w[9]
        add r14d, r13d                     ;   186.0 alu1    27 v[4]
        rol r12d, 0x1e                     ;   184.3 alu2    28 v[1]
        lea edi, [rdi + rbx - 1894007588]  ;   185.7 agu2    27 v[3]
        mov r9d, dword [rsp + 84]          ;   185.0 agu0    23 w[10]
        xor r9d, esi                       ;   188.0 alu0    23 w[10]
        xor r9d, edx                       ;   189.0 alu1    23 w[10]
        xor r9d, r10d                      ;   190.0 alu2    23 w[10]
        rol r9d, 1                         ;   191.0 alu0    23 w[10]
        mov r13d, r14d                     ;   187.0 alu1    27 v[3] copy
        rol r13d, 5                        ;   188.0 alu2    27 v[3]
        add edi, r13d                      ;   189.0 alu0    27 v[3]
        mov r13d, ecx                      ;   187.7 alu1     8 v[3] copy
        xor r13d, r12d                     ;   188.7 alu2     8 v[3]
        xor esi, r11d                      ;   188.3 alu0    23 w[12]
        xor esi, r15d                      ;   189.3 alu1    23 w[12]
        mov dword [rsp + 84], r15d         ;   189.0 agu1    23 w[4] spill
        mov r15d, r8d                      ;   189.3 alu2     8 v[3] copy
        xor r15d, ecx                      ;   190.3 alu0     8 v[3]
        and r13d, r15d                     ;   191.3 alu1     8 v[3]
        xor r13d, ecx                      ;   192.3 alu2     8 v[3]
        add edi, r13d                      ;   193.3 alu0    27 v[3]
        mov r13d, dword [rsp + 76]         ;   191.0 agu2    23 w[11]
        xor r13d, ebp                      ;   194.0 alu1    23 w[11]
        xor r13d, eax                      ;   195.0 alu2    23 w[11]
        xor esi, ebx                       ;   192.0 alu0    23 w[12]
        rol esi, 1                         ;   193.0 alu1    23 w[12]
        xor r11d, dword [rsp + 96]         ;   192.7 alu2+agu0   23 w[14]
        xor r11d, dword [rsp + 104]        ;   193.7 alu0+agu1   23 w[14]
        rol r8d, 0x1e                      ;   193.3 alu1    28 v[0]
        lea ecx, [rcx + r9 - 1894007588]   ;   193.7 agu2    27 v[2]
        xor r13d, dword [rsp + 80]         ;   196.0 alu2+agu0   23 w[11]
        mov r15d, edi                      ;   194.3 alu0    27 v[2] copy
        rol r15d, 5                        ;   195.3 alu1    27 v[2]
        rol r13d, 1                        ;   197.0 alu2    23 w[11]
        add ecx, r15d                      ;   196.3 alu0    27 v[2]
        mov r15d, r12d                     ;   195.7 alu1     8 v[2] copy
        xor r15d, r8d                      ;   196.7 alu2     8 v[2]
        xor r11d, r13d                     ;   198.0 alu0    23 w[14]
        rol r11d, 1                        ;   199.0 alu1    23 w[14]
        mov dword [rsp + 80], ebx          ;   197.0 agu1    23 w[9] spill
        mov ebx, r14d                      ;   197.3 alu2     8 v[2] copy
        xor ebx, r12d                      ;   198.3 alu0     8 v[2]
        and r15d, ebx                      ;   199.3 alu1     8 v[2]
        xor r15d, r12d                     ;   200.3 alu2     8 v[2]
        add ecx, r15d                      ;   201.3 alu0    27 v[2]
        rol r14d, 0x1e                     ;   199.0 alu1    28 v[4]
        lea r12d, [r12 + r13 - 1894007588] ;   199.3 agu2    27 v[1]
        mov r15d, ecx                      ;   202.3 alu2    27 v[1] copy
        rol r15d, 5                        ;   203.3 alu0    27 v[1]
        add r12d, r15d                     ;   204.3 alu1    27 v[1]
        mov r15d, r8d                      ;   200.7 alu2     8 v[1] copy
        xor r15d, r14d                     ;   201.7 alu0     8 v[1]
        mov ebx, edi                       ;   201.3 alu1     8 v[1] copy
        xor ebx, r8d                       ;   202.3 alu2     8 v[1]
        and r15d, ebx                      ;   203.3 alu0     8 v[1]
        xor r15d, r8d                      ;   204.3 alu1     8 v[1]
        rol edi, 0x1e                      ;   202.7 alu2    28 v[3]
        lea r8d, [r8 + rsi - 1894007588]   ;   203.0 agu0    27 v[0]
        add r12d, r15d                     ;   205.3 alu0    27 v[1]
        mov r15d, r14d                     ;   203.7 alu1     8 v[0] copy
        mov ebx, dword [rsp + 92]          ;   204.0 agu1    23 w[13]
        xor ebx, dword [rsp + 76]          ;   207.0 alu2+agu2   23 w[13]
        xor ebx, r9d                       ;   208.0 alu0    23 w[13]
        xor ebx, dword [rsp + 88]          ;   209.0 alu1+agu0   23 w[13]
        rol ebx, 1                         ;   210.0 alu2    23 w[13]
        mov dword [rsp + 76], r13d         ;   205.7 agu1    23 w[11] spill
        mov r13d, r12d                     ;   206.3 alu0    27 v[0] copy
        rol r13d, 5                        ;   207.3 alu1    27 v[0]
        add r8d, r13d                      ;   208.3 alu2    27 v[0]
        mov r13d, r14d                     ;   207.0 alu0     8 v[0] copy
        mov dword [rsp + 108], r9d         ;   207.3 agu2    23 w[10] spill
        lea r9d, [r14 + rbx - 1894007588]  ;   211.0 agu0    27 v[4]
        xor r13d, edi                      ;   208.0 alu1     8 v[0]
        xor r14d, ecx                      ;   208.3 alu2     8 v[0]
        rol ecx, 0x1e                      ;   208.7 alu0    28 v[2]
        and r13d, r14d                     ;   209.3 alu1     8 v[0]
        xor r15d, r13d                     ;   210.3 alu2     8 v[0]
        add r8d, r15d                      ;   211.3 alu0    27 v[0]
        mov r13d, r8d                      ;   212.3 alu1    27 v[4] copy
        rol r13d, 5                        ;   213.3 alu2    27 v[4]
        mov r15d, r12d                     ;   210.7 alu0     8 v[4] copy
        xor r15d, edi                      ;   211.7 alu1     8 v[4]
        mov r14d, edi                      ;   211.3 alu2     8 v[4] copy
        xor r14d, ecx                      ;   212.3 alu0     8 v[4]
        and r14d, r15d                     ;   213.3 alu1     8 v[4]
        xor r14d, edi                      ;   214.3 alu2     8 v[4]
        lea edi, [rdi + r11 - 1894007588]  ;   212.7 agu1    27 v[3]
        rol r12d, 0x1e                     ;   213.0 alu0    28 v[1]
        mov r15d, r12d                     ;   214.0 alu1     8 v[3] copy
        add r9d, r14d                      ;   215.3 alu2    27 v[4]
        add r9d, r13d                      ;   216.3 alu0    27 v[4]
        mov r14d, dword [rsp + 100]        ;   214.3 agu2    23 w[15]
        xor r14d, r10d                     ;   217.3 alu1    23 w[15]
        xor r14d, esi                      ;   218.3 alu2    23 w[15]
        xor r14d, dword [rsp + 92]         ;   219.3 alu0+agu0   23 w[15]
        rol r14d, 1                        ;   220.3 alu1    23 w[15]
        xor r15d, ecx                      ;   216.0 alu2     8 v[3]
        mov r13d, r9d                      ;   217.3 alu0    27 v[3] copy
        rol r13d, 5                        ;   218.3 alu1    27 v[3]
        add edi, r13d                      ;   219.3 alu2    27 v[3]
        mov r13d, r8d                      ;   217.3 alu0     8 v[3] copy
        xor r13d, ecx                      ;   218.3 alu1     8 v[3]
        and r15d, r13d                     ;   219.3 alu2     8 v[3]
        mov r13d, dword [rsp + 104]        ;   218.3 agu1    23 w[0]
        xor r13d, edx                      ;   221.3 alu0    23 w[0]
        xor edx, r14d                      ;   221.3 alu1    23 w[2]
        xor edx, dword [rsp + 108]         ;   222.3 alu2+agu2   23 w[2]
        xor r15d, ecx                      ;   220.3 alu0     8 v[3]
        add edi, r15d                      ;   221.3 alu1    27 v[3]
        rol r8d, 0x1e                      ;   220.3 alu2    28 v[0]
        lea ecx, [rcx + r14 - 1894007588]  ;   221.3 agu0    27 v[2]
        xor r13d, eax                      ;   222.3 alu0    23 w[0]
        xor r13d, ebx                      ;   223.3 alu1    23 w[0]
        mov r15d, edi                      ;   222.3 alu2    27 v[2] copy
        rol r15d, 5                        ;   223.3 alu0    27 v[2]
        mov dword [rsp + 104], r14d        ;   222.3 agu1    23 w[15] spill
        mov r14d, r9d                      ;   222.7 alu1     8 v[2] copy
        xor r14d, r12d                     ;   223.7 alu2     8 v[2]
        add ecx, r15d                      ;   224.3 alu0    27 v[2]
        rol r13d, 1                        ;   224.3 alu1    23 w[0]
        mov r15d, r12d                     ;   224.0 alu2     8 v[2] copy
        xor r15d, r8d                      ;   225.0 alu0     8 v[2]
        and r15d, r14d                     ;   226.0 alu1     8 v[2]
        xor r15d, r12d                     ;   227.0 alu2     8 v[2]
        lea r12d, [r12 + r13 - 1894007588] ;   225.3 agu2    27 v[1]
        xor edx, dword [rsp + 84]          ;   225.7 alu0+agu0   23 w[2]
        rol edx, 1                         ;   226.7 alu1    23 w[2]
        add ecx, r15d                      ;   228.0 alu2    27 v[2]
        mov r14d, dword [rsp + 80]         ;   226.7 agu1    23 w[1]
        xor r14d, ebp                      ;   229.7 alu0    23 w[1]
        xor r14d, r11d                     ;   230.7 alu1    23 w[1]
        xor r14d, dword [rsp + 100]        ;   231.7 alu2+agu2   23 w[1]
        rol r14d, 1                        ;   232.7 alu0    23 w[1]
        rol r9d, 0x1e                      ;   228.3 alu1    28 v[4]
        mov r15d, ecx                      ;   229.0 alu2    27 v[1] copy
        rol r15d, 5                        ;   230.0 alu0    27 v[1]
        add r12d, r15d                     ;   231.0 alu1    27 v[1]
        mov r15d, r8d                      ;   229.7 alu2     8 v[1] copy
        xor ebp, r13d                      ;   230.0 alu0    23 w[3]
        xor r15d, r9d                      ;   230.7 alu1     8 v[1]
        xor ebp, dword [rsp + 76]          ;   231.0 alu2+agu0   23 w[3]
        mov dword [rsp + 100], r13d        ;   231.0 agu1    23 w[0] spill
        mov r13d, edi                      ;   231.3 alu0     8 v[1] copy
        xor r13d, r8d                      ;   232.3 alu1     8 v[1]
        xor ebp, dword [rsp + 88]          ;   232.0 alu2+agu2   23 w[3]
        rol edi, 0x1e                      ;   232.3 alu0    28 v[3]
        and r15d, r13d                     ;   233.3 alu1     8 v[1]
        xor r15d, r8d                      ;   234.3 alu2     8 v[1]
        add r12d, r15d                     ;   235.3 alu0    27 v[1]
        lea r8d, [r8 + r14 - 1894007588]   ;   233.7 agu0    27 v[0]
        mov r13d, r12d                     ;   236.3 alu1    27 v[0] copy
        rol r13d, 5                        ;   237.3 alu2    27 v[0]
        add r8d, r13d                      ;   238.3 alu0    27 v[0]
        mov r13d, r9d                      ;   235.0 alu1     8 v[0] copy
        xor r13d, edi                      ;   236.0 alu2     8 v[0]
        mov r15d, ecx                      ;   235.7 alu0     8 v[0] copy
        xor r15d, r9d                      ;   236.7 alu1     8 v[0]
        and r13d, r15d                     ;   237.7 alu2     8 v[0]
        xor r13d, r9d                      ;   238.7 alu0     8 v[0]
        add r8d, r13d                      ;   239.7 alu1    27 v[0]
        rol ecx, 0x1e                      ;   237.3 alu2    28 v[2]
        lea r9d, [r9 + rdx - 1894007588]   ;   237.7 agu1    27 v[4]
        mov r13d, r8d                      ;   240.7 alu0    27 v[4] copy
        rol r13d, 5                        ;   241.7 alu1    27 v[4]
        add r9d, r13d                      ;   242.7 alu2    27 v[4]
        mov r13d, edi                      ;   239.0 alu0     8 v[4] copy
        xor r13d, ecx                      ;   240.0 alu1     8 v[4]
        mov r15d, r12d                     ;   239.7 alu2     8 v[4] copy
        xor r15d, edi                      ;   240.7 alu0     8 v[4]
        and r13d, r15d                     ;   241.7 alu1     8 v[4]
        xor r13d, edi                      ;   242.7 alu2     8 v[4]
        add r9d, r13d                      ;   243.7 alu0    27 v[4]
        rol r12d, 0x1e                     ;   241.3 alu1    28 v[1]
        rol ebp, 1                         ;   241.7 alu2    23 w[3]
        lea edi, [rdi + rbp - 1894007588]  ;   242.7 agu2    27 v[3]
        mov r13d, dword [rsp + 96]         ;   242.3 agu0    23 w[4]
        mov r15d, r9d                      ;   244.7 alu0    27 v[3] copy
        rol r15d, 5                        ;   245.7 alu1    27 v[3]
        add edi, r15d                      ;   246.7 alu2    27 v[3]
        mov r15d, ecx                      ;   243.7 alu0     8 v[3] copy
        xor r15d, r12d                     ;   244.7 alu1     8 v[3]
        xor r13d, esi                      ;   245.3 alu2    23 w[4]
        xor r13d, r14d                     ;   246.3 alu0    23 w[4]
        xor r13d, dword [rsp + 84]         ;   247.3 alu1+agu1   23 w[4]
        rol r13d, 1                        ;   248.3 alu2    23 w[4]
        mov dword [rsp + 84], esi          ;   245.7 agu2    23 w[12] spill
        mov esi, r8d                       ;   246.0 alu0     8 v[3] copy
        xor esi, ecx                       ;   247.0 alu1     8 v[3]
        and r15d, esi                      ;   248.0 alu2     8 v[3]
        xor r15d, ecx                      ;   249.0 alu0     8 v[3]
        add edi, r15d                      ;   250.0 alu1    27 v[3]
        rol r8d, 0x1e                      ;   247.7 alu2    28 v[0]
        lea ecx, [rcx + r13 - 1894007588]  ;   249.3 agu0    27 v[2]
        mov esi, dword [rsp + 88]          ;   248.3 agu1    23 w[5]
        xor esi, r10d                      ;   251.3 alu0    23 w[5]
        mov r15d, edi                      ;   251.0 alu1    27 v[2] copy
        rol r15d, 5                        ;   252.0 alu2    27 v[2]
        add ecx, r15d                      ;   253.0 alu0    27 v[2]
        mov r15d, r12d                     ;   250.0 alu1     8 v[2] copy
        xor r10d, r13d                     ;   250.3 alu2    23 w[7]
        xor r10d, dword [rsp + 104]        ;   251.3 alu0+agu2   23 w[7]
        xor r10d, dword [rsp + 80]         ;   252.3 alu1+agu0   23 w[7]
        mov dword [rsp + 88], r13d         ;   251.3 agu1    23 w[4] spill
        mov r13d, r9d                      ;   251.7 alu2     8 v[2] copy
        xor r13d, r12d                     ;   252.7 alu0     8 v[2]
        xor r15d, r8d                      ;   252.3 alu1     8 v[2]
        and r15d, r13d                     ;   253.7 alu2     8 v[2]
        xor r15d, r12d                     ;   254.7 alu0     8 v[2]
        add ecx, r15d                      ;   255.7 alu1    27 v[2]
        mov r15d, ecx                      ;   256.7 alu2    27 v[1] copy
        rol r15d, 5                        ;   257.7 alu0    27 v[1]
        rol r10d, 1                        ;   254.3 alu1    23 w[7]
        rol r9d, 0x1e                      ;   254.7 alu2    28 v[4]
        mov r13d, dword [rsp + 96]         ;   255.0 agu2    23 w[6]
        xor r13d, eax                      ;   258.0 alu0    23 w[6]
        xor r13d, r11d                     ;   259.0 alu1    23 w[6]
        xor esi, ebx                       ;   256.0 alu2    23 w[5]
        xor esi, edx                       ;   257.0 alu0    23 w[5]
        rol esi, 1                         ;   258.0 alu1    23 w[5]
        lea r12d, [r12 + rsi - 1894007588] ;   259.0 agu0    27 v[1]
        xor r13d, ebp                      ;   260.0 alu2    23 w[6]
        rol r13d, 1                        ;   261.0 alu0    23 w[6]
        add r12d, r15d                     ;   261.0 alu1    27 v[1]
        mov dword [rsp + 96], esi          ;   259.0 agu1    23 w[5] spill
        xor eax, esi                       ;   259.0 alu2    23 w[8]
        xor eax, dword [rsp + 100]         ;   260.0 alu0+agu2   23 w[8]
        xor eax, dword [rsp + 108]         ;   261.0 alu1+agu0   23 w[8]
        rol eax, 1                         ;   262.0 alu2    23 w[8]
        mov r15d, r8d                      ;   260.0 alu0     8 v[1] copy
        xor r15d, r9d                      ;   261.0 alu1     8 v[1]
        mov esi, edi                       ;   260.7 alu2     8 v[1] copy
        xor esi, r8d                       ;   261.7 alu0     8 v[1]
        rol edi, 0x1e                      ;   261.3 alu1    28 v[3]
        and r15d, esi                      ;   262.7 alu2     8 v[1]
        xor r15d, r8d                      ;   263.7 alu0     8 v[1]
        add r12d, r15d                     ;   264.7 alu1    27 v[1]
        lea r8d, [r8 + r13 - 1894007588]   ;   262.7 agu1    27 v[0]
        mov esi, r12d                      ;   265.7 alu2    27 v[0] copy
        rol esi, 5                         ;   266.7 alu0    27 v[0]
        add r8d, esi                       ;   267.7 alu1    27 v[0]
        mov esi, r9d                       ;   264.0 alu2     8 v[0] copy
        xor esi, edi                       ;   265.0 alu0     8 v[0]
        mov r15d, ecx                      ;   264.7 alu1     8 v[0] copy
        xor r15d, r9d                      ;   265.7 alu2     8 v[0]
        and esi, r15d                      ;   266.7 alu0     8 v[0]
        mov r15d, r12d                     ;   265.7 alu1     8 v[4] copy
        xor r15d, edi                      ;   266.7 alu2     8 v[4]
        rol ecx, 0x1e                      ;   266.3 alu0    28 v[2]
        xor esi, r9d                       ;   267.7 alu1     8 v[0]
        add r8d, esi                       ;   268.7 alu2    27 v[0]
        lea r9d, [r9 + r10 - 1894007588]   ;   267.3 agu2    27 v[4]
        mov esi, r8d                       ;   269.7 alu0    27 v[4] copy
        rol esi, 5                         ;   270.7 alu1    27 v[4]
        add r9d, esi                       ;   271.7 alu2    27 v[4]
        mov esi, edi                       ;   268.7 alu0     8 v[4] copy
        xor esi, ecx                       ;   269.7 alu1     8 v[4]
        and esi, r15d                      ;   270.7 alu2     8 v[4]
        xor esi, edi                       ;   271.7 alu0     8 v[4]
        lea edi, [rdi + rax - 1894007588]  ;   270.0 agu0    27 v[3]
        rol r12d, 0x1e                     ;   270.3 alu1    28 v[1]
        add r9d, esi                       ;   272.7 alu2    27 v[4]
        mov esi, dword [rsp + 76]          ;   271.0 agu1    23 w[9]
        mov r15d, r9d                      ;   273.7 alu0    27 v[3] copy
        rol r15d, 5                        ;   274.7 alu1    27 v[3]
        add edi, r15d                      ;   275.7 alu2    27 v[3]
        xor esi, r14d                      ;   274.0 alu0    23 w[9]
        mov r15d, ecx                      ;   272.7 alu1     8 v[3] copy
        xor r15d, r12d                     ;   273.7 alu2     8 v[3]
        xor esi, r13d                      ;   275.0 alu0    23 w[9]
        xor esi, dword [rsp + 80]          ;   276.0 alu1+agu2   23 w[9]
        mov dword [rsp + 80], r13d         ;   274.0 agu0    23 w[6] spill
        mov r13d, r8d                      ;   274.3 alu2     8 v[3] copy
        xor r13d, ecx                      ;   275.3 alu0     8 v[3]
        and r15d, r13d                     ;   276.3 alu1     8 v[3]
        mov r13d, dword [rsp + 84]         ;   275.3 agu1    23 w[10]
        xor r13d, edx                      ;   278.3 alu2    23 w[10]
        xor r13d, r10d                     ;   279.3 alu0    23 w[10]
        xor r13d, dword [rsp + 108]        ;   280.3 alu1+agu2   23 w[10]
        mov dword [rsp + 108], edx         ;   276.7 agu0    23 w[2] spill
        rol esi, 1                         ;   277.0 alu2    23 w[9]
        xor r15d, ecx                      ;   277.3 alu0     8 v[3]
        add edi, r15d                      ;   278.3 alu1    27 v[3]
        rol r8d, 0x1e                      ;   278.0 alu2    28 v[0]
        lea ecx, [rcx + rsi - 1894007588]  ;   278.3 agu1    27 v[2]
        rol r13d, 1                        ;   281.3 alu0    23 w[10]
        mov r15d, edi                      ;   279.3 alu1    27 v[2] copy
        rol r15d, 5                        ;   280.3 alu2    27 v[2]
        add ecx, r15d                      ;   281.3 alu0    27 v[2]
        mov r15d, r12d                     ;   280.0 alu1     8 v[2] copy
        xor r15d, r8d                      ;   281.0 alu2     8 v[2]
        mov edx, r9d                       ;   280.7 alu0     8 v[2] copy
        xor edx, r12d                      ;   281.7 alu1     8 v[2]
        and r15d, edx                      ;   282.7 alu2     8 v[2]
        xor r15d, r12d                     ;   283.7 alu0     8 v[2]
        add ecx, r15d                      ;   284.7 alu1    27 v[2]
        rol r9d, 0x1e                      ;   282.3 alu2    28 v[4]
        lea r12d, [r12 + r13 - 1894007588] ;   282.7 agu2    27 v[1]
        mov r15d, dword [rsp + 76]         ;   283.0 agu0    23 w[11]
        xor r15d, ebx                      ;   286.0 alu0    23 w[11]
        mov edx, ecx                       ;   285.7 alu1    27 v[1] copy
        xor ebx, r13d                      ;   284.0 alu2    23 w[13]
        rol edx, 5                         ;   286.7 alu0    27 v[1]
        add r12d, edx                      ;   287.7 alu1    27 v[1]
        mov edx, r8d                       ;   285.0 alu2     8 v[1] copy
        xor edx, r9d                       ;   286.0 alu0     8 v[1]
        mov dword [rsp + 76], r13d         ;   285.7 agu1    23 w[10] spill
        mov r13d, edi                      ;   286.0 alu1     8 v[1] copy
        xor r13d, r8d                      ;   287.0 alu2     8 v[1]
        and edx, r13d                      ;   288.0 alu0     8 v[1]
        xor r15d, ebp                      ;   287.0 alu1    23 w[11]
        xor r15d, eax                      ;   288.0 alu2    23 w[11]
        rol r15d, 1                        ;   289.0 alu0    23 w[11]
        xor ebx, dword [rsp + 96]          ;   288.0 alu1+agu2   23 w[13]
        xor ebx, dword [rsp + 104]         ;   289.0 alu2+agu0   23 w[13]
        rol ebx, 1                         ;   290.0 alu0    23 w[13]
        xor edx, r8d                       ;   289.0 alu1     8 v[1]
        add r12d, edx                      ;   290.0 alu2    27 v[1]
        rol edi, 0x1e                      ;   289.7 alu0    28 v[3]
        lea r8d, [r8 + r15 - 1894007588]   ;   290.0 agu1    27 v[0]
        mov r13d, dword [rsp + 88]         ;   290.3 agu2    23 w[12]
        xor r13d, r11d                     ;   293.3 alu1    23 w[12]
        xor r13d, esi                      ;   294.3 alu2    23 w[12]
        xor r11d, r15d                     ;   291.3 alu0    23 w[14]
        mov edx, r12d                      ;   291.7 alu1    27 v[0] copy
        xor r11d, dword [rsp + 80]         ;   292.3 alu2+agu0   23 w[14]
        xor r11d, dword [rsp + 100]        ;   293.3 alu0+agu1   23 w[14]
        rol r11d, 1                        ;   294.3 alu1    23 w[14]
        xor r13d, dword [rsp + 84]         ;   295.3 alu2+agu2   23 w[12]
        rol r13d, 1                        ;   296.3 alu0    23 w[12]
        mov dword [rsp + 84], r15d         ;   293.7 agu0    23 w[11] spill
        mov r15d, ecx                      ;   294.0 alu1     8 v[0] copy
        xor r15d, r9d                      ;   295.0 alu2     8 v[0]
        rol ecx, 0x1e                      ;   294.7 alu0    28 v[2]
        rol edx, 5                         ;   295.0 alu1    27 v[0]
        add r8d, edx                       ;   296.0 alu2    27 v[0]
        mov edx, edi                       ;   295.7 alu0     8 v[0] copy
        xor edx, r9d                       ;   296.7 alu1     8 v[0]
        and edx, r15d                      ;   297.7 alu2     8 v[0]
        lea r15d, [rdi + rbx - 899497514]  ;   296.7 agu1    27 v[3]
        xor edi, r12d                      ;   297.0 alu0     7 v[4]
        xor edi, ecx                       ;   298.0 alu1     7 v[4]
        xor edx, r9d                       ;   298.7 alu2     8 v[0]
        add r8d, edx                       ;   299.7 alu0    27 v[0]
        rol r12d, 0x1e                     ;   298.3 alu1    28 v[1]
        mov edx, r8d                       ;   300.7 alu2    27 v[4] copy
        rol edx, 5                         ;   301.7 alu0    27 v[4]
        lea r9d, [r9 + rdi - 899497514]    ;   299.3 agu2    27 v[4]
        add r9d, r13d                      ;   301.3 alu1    27 v[4]
        add r9d, edx                       ;   302.7 alu2    27 v[4]
        mov edx, dword [rsp + 104]         ;   300.3 agu0    23 w[15]
        xor edx, r14d                      ;   303.3 alu0    23 w[15]
        xor edx, r10d                      ;   304.3 alu1    23 w[15]
        xor edx, r13d                      ;   305.3 alu2    23 w[15]
        lea edi, [r11 + rcx - 899497514]   ;   301.7 agu1    27 v[2]
        xor ecx, r8d                       ;   302.0 alu0     7 v[3]
        rol r8d, 0x1e                      ;   302.3 alu1    28 v[0]
        xor ecx, r12d                      ;   303.0 alu2     7 v[3]
        rol edx, 1                         ;   306.3 alu0    23 w[15]
        add r15d, ecx                      ;   304.0 alu1    27 v[3]
        lea ecx, [r12 + rdx - 899497514]   ;   307.3 agu2    27 v[1]
        xor r12d, r9d                      ;   304.0 alu2     7 v[2]
        xor r12d, r8d                      ;   305.0 alu0     7 v[2]
        add edi, r12d                      ;   306.0 alu1    27 v[2]
        mov r12d, r9d                      ;   305.0 alu2    27 v[3] copy
        rol r12d, 5                        ;   306.0 alu0    27 v[3]
        xor r14d, esi                      ;   305.7 alu1    23 w[1]
        xor r14d, ebp                      ;   306.7 alu2    23 w[1]
        add r15d, r12d                     ;   307.0 alu0    27 v[3]
        xor r14d, r11d                     ;   307.7 alu1    23 w[1]
        mov r12d, r15d                     ;   308.0 alu2    27 v[2] copy
        rol r12d, 5                        ;   309.0 alu0    27 v[2]
        add edi, r12d                      ;   310.0 alu1    27 v[2]
        mov r12d, dword [rsp + 108]        ;   308.0 agu0    23 w[0]
        xor r12d, eax                      ;   311.0 alu2    23 w[0]
        xor r12d, ebx                      ;   312.0 alu0    23 w[0]
        rol r14d, 1                        ;   309.0 alu1    23 w[1]
        xor r12d, dword [rsp + 100]        ;   313.0 alu2+agu1   23 w[0]
        rol r9d, 0x1e                      ;   309.7 alu0    28 v[4]
        rol r12d, 1                        ;   314.0 alu1    23 w[0]
        mov dword [rsp + 100], r11d        ;   310.3 agu2    23 w[14] spill
        lea r11d, [r8 + r12 - 899497514]   ;   315.0 agu0    27 v[0]
        xor r8d, r15d                      ;   311.0 alu2     7 v[1]
        rol r15d, 0x1e                     ;   311.3 alu0    28 v[3]
        xor ebp, dword [rsp + 84]          ;   311.7 alu1+agu1   23 w[3]
        xor ebp, dword [rsp + 96]          ;   312.7 alu2+agu2   23 w[3]
        xor ebp, r12d                      ;   315.0 alu0    23 w[3]
        rol ebp, 1                         ;   316.0 alu1    23 w[3]
        xor r8d, r9d                       ;   313.0 alu2     7 v[1]
        add ecx, r8d                       ;   314.0 alu0    27 v[1]
        lea r8d, [r9 + r14 - 899497514]    ;   313.7 agu0    27 v[4]
        xor r9d, edi                       ;   314.0 alu1     7 v[0]
        xor r9d, r15d                      ;   315.0 alu2     7 v[0]
        add r11d, r9d                      ;   317.0 alu0    27 v[0]
        mov r9d, edi                       ;   315.0 alu1    27 v[1] copy
        rol r9d, 5                         ;   316.0 alu2    27 v[1]
        rol edi, 0x1e                      ;   315.7 alu0    28 v[2]
        add ecx, r9d                       ;   317.0 alu1    27 v[1]
        mov r9d, ecx                       ;   318.0 alu2    27 v[0] copy
        rol r9d, 5                         ;   319.0 alu0    27 v[0]
        add r11d, r9d                      ;   320.0 alu1    27 v[0]
        mov r9d, dword [rsp + 76]          ;   317.3 agu1    23 w[2]
        xor r9d, edx                       ;   320.3 alu2    23 w[2]
        xor r9d, dword [rsp + 88]          ;   321.3 alu0+agu2   23 w[2]
        xor r9d, dword [rsp + 108]         ;   322.3 alu1+agu0   23 w[2]
        rol r9d, 1                         ;   323.3 alu2    23 w[2]
        mov dword [rsp + 108], r12d        ;   319.0 agu1    23 w[0] spill
        lea r12d, [r15 + r9 - 899497514]   ;   324.3 agu2    27 v[3]
        xor r15d, ecx                      ;   319.7 alu0     7 v[4]
        rol ecx, 0x1e                      ;   320.0 alu1    28 v[1]
        xor r15d, edi                      ;   320.7 alu2     7 v[4]
        add r8d, r15d                      ;   321.7 alu0    27 v[4]
        lea r15d, [rdi + rbp - 899497514]  ;   321.0 agu0    27 v[2]
        xor edi, r11d                      ;   321.3 alu1     7 v[3]
        xor edi, ecx                       ;   322.3 alu2     7 v[3]
        add r12d, edi                      ;   326.3 alu0    27 v[3]
        mov edi, r11d                      ;   322.3 alu1    27 v[4] copy
        rol edi, 5                         ;   323.3 alu2    27 v[4]
        add r8d, edi                       ;   324.3 alu0    27 v[4]
        rol r11d, 0x1e                     ;   323.3 alu1    28 v[0]
        mov edi, dword [rsp + 96]          ;   323.7 agu1    23 w[5]
        xor edi, r10d                      ;   326.7 alu2    23 w[5]
        xor r10d, esi                      ;   324.3 alu0    23 w[7]
        xor r10d, edx                      ;   325.3 alu1    23 w[7]
        mov dword [rsp + 96], edx          ;   325.0 agu2    23 w[15] spill
        mov edx, r8d                       ;   325.3 alu2    27 v[3] copy
        rol edx, 5                         ;   326.3 alu0    27 v[3]
        add r12d, edx                      ;   327.3 alu1    27 v[3]
        mov edx, dword [rsp + 80]          ;   326.3 agu0    23 w[4]
        xor edx, r14d                      ;   329.3 alu2    23 w[4]
        xor edx, dword [rsp + 88]          ;   330.3 alu0+agu1   23 w[4]
        xor edx, r13d                      ;   331.3 alu1    23 w[4]
        rol edx, 1                         ;   332.3 alu2    23 w[4]
        xor r10d, edx                      ;   333.3 alu0    23 w[7]
        xor edi, r9d                       ;   328.3 alu1    23 w[5]
        xor edi, ebx                       ;   329.3 alu2    23 w[5]
        rol edi, 1                         ;   330.3 alu0    23 w[5]
        xor esi, r14d                      ;   329.3 alu1    23 w[9]
        xor esi, dword [rsp + 84]          ;   330.3 alu2+agu2   23 w[9]
        xor r9d, r13d                      ;   330.0 alu0    23 w[10]
        xor r9d, dword [rsp + 76]          ;   331.0 alu1+agu0   23 w[10]
        rol r10d, 1                        ;   334.3 alu2    23 w[7]
        xor r9d, r10d                      ;   335.3 alu0    23 w[10]
        rol r9d, 1                         ;   336.3 alu1    23 w[10]
        xor r13d, edx                      ;   333.3 alu2    23 w[12]
        lea edx, [rdx + rcx - 899497514]   ;   333.3 agu1    27 v[1]
        xor ecx, r8d                       ;   332.3 alu0     7 v[2]
        rol r8d, 0x1e                      ;   332.7 alu1    28 v[4]
        xor ecx, r11d                      ;   333.3 alu2     7 v[2]
        add r15d, ecx                      ;   334.3 alu0    27 v[2]
        lea ecx, [r11 + rdi - 899497514]   ;   333.7 agu2    27 v[0]
        xor r11d, r12d                     ;   334.0 alu1     7 v[1]
        xor r11d, r8d                      ;   335.0 alu2     7 v[1]
        add edx, r11d                      ;   336.0 alu0    27 v[1]
        mov r11d, r12d                     ;   335.0 alu1    27 v[2] copy
        rol r11d, 5                        ;   336.0 alu2    27 v[2]
        rol r12d, 0x1e                     ;   335.7 alu0    28 v[3]
        add r15d, r11d                     ;   337.0 alu1    27 v[2]
        mov r11d, r15d                     ;   338.0 alu2    27 v[1] copy
        rol r11d, 5                        ;   339.0 alu0    27 v[1]
        add edx, r11d                      ;   340.0 alu1    27 v[1]
        mov r11d, dword [rsp + 100]        ;   337.3 agu0    23 w[6]
        xor r11d, ebp                      ;   340.3 alu2    23 w[6]
        xor r11d, eax                      ;   341.3 alu0    23 w[6]
        xor r11d, dword [rsp + 80]         ;   342.3 alu1+agu1   23 w[6]
        xor eax, edi                       ;   338.7 alu2    23 w[8]
        xor ebp, ebx                       ;   339.0 alu0    23 w[11]
        rol r11d, 1                        ;   343.3 alu1    23 w[6]
        xor edi, ebx                       ;   339.7 alu2    23 w[13]
        lea ebx, [r8 + r11 - 899497514]    ;   344.3 agu2    27 v[4]
        xor r8d, r15d                      ;   340.3 alu0     7 v[0]
        xor r8d, r12d                      ;   341.3 alu1     7 v[0]
        add ecx, r8d                       ;   342.3 alu2    27 v[0]
        xor eax, dword [rsp + 108]         ;   341.3 alu0+agu0   23 w[8]
        xor eax, dword [rsp + 76]          ;   342.3 alu1+agu1   23 w[8]
        xor esi, r11d                      ;   344.3 alu2    23 w[9]
        rol eax, 1                         ;   343.3 alu0    23 w[8]
        xor ebp, eax                       ;   344.3 alu1    23 w[11]
        rol esi, 1                         ;   345.3 alu2    23 w[9]
        xor ebp, dword [rsp + 84]          ;   345.3 alu0+agu2   23 w[11]
        add eax, 0xca62c1d6                ;   344.3 alu1    27 v[2]
        lea r8d, [r12 + r10 - 899497514]   ;   344.0 agu0    27 v[3]
        xor r12d, edx                      ;   344.3 alu2     7 v[4]
        rol r15d, 0x1e                     ;   344.7 alu0    28 v[2]
        xor r12d, r15d                     ;   345.7 alu1     7 v[4]
        add ebx, r12d                      ;   346.7 alu2    27 v[4]
        mov r12d, edx                      ;   345.7 alu0    27 v[0] copy
        rol r12d, 5                        ;   346.7 alu1    27 v[0]
        add eax, r15d                      ;   346.3 alu2    27 v[2]
        add ecx, r12d                      ;   347.7 alu0    27 v[0]
        rol edx, 0x1e                      ;   347.0 alu1    28 v[1]
        xor r15d, edx                      ;   348.0 alu2     7 v[3]
        xor r15d, ecx                      ;   349.0 alu0     7 v[3]
        add r8d, r15d                      ;   350.0 alu1    27 v[3]
        lea r12d, [rdx + rsi - 899497514]  ;   348.3 agu1    27 v[1]
        rol ebp, 1                         ;   348.7 alu2    23 w[11]
        mov r15d, ecx                      ;   349.0 alu0    27 v[4] copy
        rol r15d, 5                        ;   350.0 alu1    27 v[4]
        add ebx, r15d                      ;   351.0 alu2    27 v[4]
        rol ecx, 0x1e                      ;   350.0 alu0    28 v[0]
        xor edx, ecx                       ;   351.0 alu1     7 v[2]
        xor edx, ebx                       ;   352.0 alu2     7 v[2]
        mov r15d, ebx                      ;   352.0 alu0    27 v[3] copy
        rol ebx, 0x1e                      ;   352.0 alu1    28 v[4]
        rol r15d, 5                        ;   353.0 alu2    27 v[3]
        add r8d, r15d                      ;   354.0 alu0    27 v[3]
        add eax, edx                       ;   353.0 alu1    27 v[2]
        lea r15d, [rcx + r9 - 899497514]   ;   352.7 agu2    27 v[0]
        xor ecx, ebx                       ;   353.0 alu2     7 v[1]
        lea edx, [rbx + rbp - 899497514]   ;   353.3 agu0    27 v[4]
        xor ecx, r8d                       ;   355.0 alu0     7 v[1]
        add r12d, ecx                      ;   356.0 alu1    27 v[1]
        mov ecx, r8d                       ;   355.0 alu2    27 v[2] copy
        rol ecx, 5                         ;   356.0 alu0    27 v[2]
        add eax, ecx                       ;   357.0 alu1    27 v[2]
        rol r8d, 0x1e                      ;   355.3 alu2    28 v[3]
        xor ebx, r8d                       ;   356.3 alu0     7 v[0]
        xor ebx, eax                       ;   358.0 alu1     7 v[0]
        mov ecx, eax                       ;   358.0 alu2    27 v[1] copy
        rol ecx, 5                         ;   359.0 alu0    27 v[1]
        add r12d, ecx                      ;   360.0 alu1    27 v[1]
        add r15d, ebx                      ;   359.0 alu2    27 v[0]
        rol eax, 0x1e                      ;   358.0 alu0    28 v[2]
        xor r13d, esi                      ;   358.0 alu1    23 w[12]
        mov esi, r12d                      ;   361.0 alu2    27 v[0] copy
        rol esi, 5                         ;   362.0 alu0    27 v[0]
        add r15d, esi                      ;   363.0 alu1    27 v[0]
        xor edi, r9d                       ;   359.3 alu2    23 w[13]
        mov esi, dword [rsp + 96]          ;   359.7 agu1    23 w[15] reload
        xor edi, esi                       ;   362.7 alu0    23 w[13]
        mov r9d, r12d                      ;   361.0 alu1    28 v[1] copy
        xor r12d, r8d                      ;   361.0 alu2     7 v[4]
        xor r12d, eax                      ;   362.0 alu0     7 v[4]
        add edx, r12d                      ;   363.0 alu1    27 v[4]
        xor r10d, r14d                     ;   361.7 alu2    23 w[15]
        xor ebp, r11d                      ;   362.0 alu0    23 w[14]
        mov r12d, r15d                     ;   364.0 alu1    27 v[4] copy
        rol r12d, 5                        ;   365.0 alu2    27 v[4]
        add edx, r12d                      ;   366.0 alu0    27 v[4]
        rol edi, 1                         ;   363.7 alu1    23 w[13]
        rol r9d, 0x1e                      ;   363.7 alu2    28 v[1]
        lea edi, [rax + rdi - 899497514]   ;   364.7 agu2    27 v[2]
        xor eax, r9d                       ;   364.7 alu0     7 v[3]
        xor eax, r15d                      ;   365.7 alu1     7 v[3]
        lea r8d, [r8 + rax - 899497514]    ;   366.7 agu0    27 v[3]
        rol r15d, 0x1e                     ;   365.3 alu2    28 v[0]
        xor r10d, esi                      ;   365.7 alu0    23 w[15]
        mov esi, dword [rsp + 100]         ;   366.0 agu1    23 w[14] reload
        xor ebp, esi                       ;   369.0 alu1    23 w[14]
        xor r13d, esi                      ;   369.0 alu2    23 w[12]
        mov esi, edx                       ;   367.0 alu0    27 v[3] copy
        rol r13d, 1                        ;   370.0 alu1    23 w[12]
        add r8d, r13d                      ;   371.0 alu2    27 v[3]
        xor r10d, r13d                     ;   371.0 alu0    23 w[15]
        rol r10d, 1                        ;   372.0 alu1    23 w[15]
        rol esi, 5                         ;   368.7 alu2    27 v[3]
        add r8d, esi                       ;   372.0 alu0    27 v[3]
        mov esi, edx                       ;   369.3 alu1    28 v[4] copy
        rol esi, 0x1e                      ;   370.3 alu2    28 v[4]
        xor edx, r9d                       ;   370.0 alu0     7 v[2]
        xor edx, r15d                      ;   371.0 alu1     7 v[2]
        add edi, edx                       ;   372.0 alu2    27 v[2]
        mov r11d, dword [rsp + 72]         ;   371.0 agu2    30 h
        lea r11d, [r11 + r15 - 899497514]  ;   374.0 agu0    30 h
        xor r15d, esi                      ;   371.7 alu0     7 v[1]
        xor r15d, r8d                      ;   373.0 alu1     7 v[1]
        lea r9d, [r9 + r15 - 899497514]    ;   374.0 agu1    27 v[1]
        add r11d, r10d                     ;   376.0 alu2    30 h
        xor ebp, dword [rsp + 108]         ;   373.0 alu0+agu2   23 w[14]
        rol ebp, 1                         ;   374.0 alu1    23 w[14]
        add r9d, ebp                       ;   376.0 alu2    27 v[1]
        mov r12d, r8d                      ;   374.0 alu0    27 v[2] copy
        rol r12d, 5                        ;   375.0 alu1    27 v[2]
        add edi, r12d                      ;   376.0 alu2    27 v[2]
        mov ebp, edi                       ;   377.0 alu0    27 v[1] copy
        rol ebp, 5                         ;   378.0 alu1    27 v[1]
        rol r8d, 0x1e                      ;   375.7 alu2    28 v[3]
        add r9d, ebp                       ;   379.0 alu0    27 v[1]
        mov ebp, r9d                       ;   380.0 alu1    27 v[0] copy
        rol ebp, 5                         ;   381.0 alu2    27 v[0]
        add r11d, ebp                      ;   382.0 alu0    30 h
        mov ebp, edi                       ;   377.3 alu1     7 v[0] copy
        xor ebp, r8d                       ;   378.3 alu2     7 v[0]
        rol edi, 0x1e                      ;   378.0 alu0    28 v[2]
        xor ebp, esi                       ;   379.3 alu1     7 v[0]
        add r11d, ebp                      ;   383.0 alu2    30 h
        add r9d, dword [rsp + 68]          ;   380.0 alu0+agu0   30 h
        add r8d, dword [rsp + 64]          ;   379.3 alu1+agu1   30 h
        mov r10, qword [rsp + 24]          ;   379.7 agu2    16 blocks
        add esi, dword [rsp + 60]          ;   380.0 alu2+agu0   30 h
        add r10, 0x40                      ;   382.7 alu0    16 blocks
        mov ebp, r8d                       ;   380.7 alu1    30 h copy
        mov r8, r10                        ;   383.7 alu2    16 blocks copy
        mov r10d, esi                      ;   381.3 alu0    30 h copy
        mov esi, r11d                      ;   384.0 alu1    30 h copy
        add edi, dword [rsp + 56]          ;   382.0 alu2+agu1   30 h
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 36], esi          ;                    resident
        mov dword [rsp + 44], edi          ;                    resident
        mov dword [rsp + 48], ebp          ;                    resident
        mov dword [rsp + 40], r9d          ;                    resident
        mov dword [rsp + 52], r10d         ;                    resident
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
        add rsp, 0x78                      ;                    frame
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
