; snow2_init256 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/snow2.cw (sha256 73f396a054c9391e); do not edit:
;   ./cw build snow2_init256 --cpu zen3
;
; void snow2_init256(const void *key, const void *iv, void *st);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   iv: 16 bytes, read, public, no alignment needed
;   st: 72 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 902 uops, planned 190.7; bounds: width 150.3, ports 167.0, path 134.0
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
%fatal "snow2_init256 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_snow2_init256
$_snow2_init256:
%else
        global $snow2_init256
%endif
$snow2_init256:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0x48                                                    ;                    frame
        mov qword [rsp + 0], rdi                                         ;                    argument
        mov qword [rsp + 8], rsi                                         ;                    argument
        mov qword [rsp + 16], rdx                                        ;                    argument
        mov r8, qword [rsp + 0]                                          ;     0.0 agu0   134 k reload
        mov esi, dword [r8 + 28]                                         ;     4.0 agu1   134 k
        bswap esi                                                        ;     8.0 alu0   134 k
        mov edi, dword [r8 + 24]                                         ;     4.0 agu2   134 k
        bswap edi                                                        ;     8.0 alu1   134 k
        mov ebp, esi                                                     ;     9.0        136 s[0] copy
        not ebp                                                          ;     9.0 alu2   136 s[0]
        mov r9d, dword [r8 + 20]                                         ;     4.0 agu0   134 k
        bswap r9d                                                        ;     8.0 alu3   134 k
        mov r10d, edi                                                    ;     9.0        136 s[1] copy
        not r10d                                                         ;     9.0 alu0   136 s[1]
        mov r11d, dword [r8 + 16]                                        ;     4.0 agu1   134 k
        bswap r11d                                                       ;     8.0 alu1   134 k
        mov r12d, r9d                                                    ;     9.0        136 s[2] copy
        not r12d                                                         ;     9.0 alu2   136 s[2]
        mov r13d, dword [r8 + 12]                                        ;     4.0 agu2   134 k
        bswap r13d                                                       ;     8.0 alu3   134 k
        mov r14d, dword [r8 + 8]                                         ;     4.0 agu0   134 k
        mov r15d, r11d                                                   ;     9.0        136 s[3] copy
        not r15d                                                         ;     9.0 alu0   136 s[3]
        bswap r14d                                                       ;     8.0 alu1   134 k
        mov eax, dword [r8 + 4]                                          ;     4.7 agu1   134 k
        mov ecx, r13d                                                    ;     9.0        136 s[4] copy
        not ecx                                                          ;     9.0 alu2   136 s[4]
        bswap eax                                                        ;     8.7 alu3   134 k
        mov edx, r14d                                                    ;     9.0        136 s[5] copy
        not edx                                                          ;     9.0 alu0   136 s[5]
        mov r8d, dword [r8]                                              ;     8.5 agu2   134 k
        bswap r8d                                                        ;    12.5 alu1   134 k
        mov ebx, eax                                                     ;     9.7        136 s[6] copy
        not ebx                                                          ;     9.7 alu2   136 s[6]
        mov dword [rsp + 24], eax                                        ;     9.7 agu0+st0  134 k spill
        mov eax, r8d                                                     ;    13.5        136 s[7] copy
        not eax                                                          ;    13.5 alu3   136 s[7]
        ror ebp, 0x18                                                    ;    10.0 alu1    28 s
        mov dword [rsp + 28], esi                                        ;     9.8 agu1+st1  134 k spill
        mov rsi, qword [rsp + 8]                                         ;    10.0 agu2   138 s[15] reload
        mov dword [rsp + 32], ecx                                        ;    10.2 agu0+st0  136 s[4] spill
        mov ecx, dword [rsi + 12]                                        ;    14.0 agu1   138 s[15]
        bswap ecx                                                        ;    18.0 alu0   138 s[15]
        xor r8d, ecx                                                     ;    19.0 alu2   138 s[15]
        mov ecx, dword [rsi + 8]                                         ;    14.0 agu2   139 s[12]
        bswap ecx                                                        ;    18.0 alu3   139 s[12]
        xor r13d, ecx                                                    ;    19.0 alu1   139 s[12]
        mov ecx, dword [rsi + 4]                                         ;    14.0 agu0   140 s[10]
        bswap ecx                                                        ;    18.0 alu0   140 s[10]
        xor r9d, ecx                                                     ;    19.0 alu2   140 s[10]
        mov esi, dword [rsi]                                             ;    14.0 agu1   141 s[9]
        bswap esi                                                        ;    18.0 alu3   141 s[9]
        xor edi, esi                                                     ;    19.0 alu1   141 s[9]
        movzx esi, r11b                                                  ;    12.5 alu0    29 s
        mov ecx, r11d                                                    ;    12.5         29 s copy
        shr ecx, 8                                                       ;    12.7 alu2    29 s
        xor ecx, r12d                                                    ;    13.7 alu3   104 s
        xor ecx, ebp                                                     ;    14.7 alu1   104 s
        movzx ebp, bpl                                                   ;    13.5 alu0    28 s
        xor ecx, r8d                                                     ;    20.0 alu2   104 s
        mov dword [rsp + 36], r11d                                       ;    13.8 agu2+st1  134 k spill
        lea r11, [rel snow2_init256.tables]                              ;    14.0 alu3    29 s reload
        xor ecx, dword [r11 + rsi*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    21.0 alu1+agu0  104 s
        xor ecx, dword [r11 + rbp*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    22.0 alu0+agu1  104 s
        movzx esi, dl                                                    ;    14.7 alu2    66 r2
        lea ebp, [rdx + rcx]                                             ;    23.0 alu3   100 f
        mov esi, dword [r11 + rsi*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    15.7 agu2    66 r2
        mov dword [rsp + 40], ecx                                        ;    23.0 agu0+st0  104 s spill
        movzx ecx, dh                                                    ;    15.2 alu1    66 r2
        xor esi, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    20.2 alu0+agu1   66 r2
        lea ecx, [rbx + 1667457891]                                      ;    15.7 alu2   101 r1_next
        ror r10d, 0x18                                                   ;    16.2 alu1    28 s
        mov dword [rsp + 44], r9d                                        ;    20.0 agu2+st1  140 s[10] spill
        mov r9d, edx                                                     ;    16.2         66 r2 copy
        shr r9d, 0x10                                                    ;    16.7 alu2    66 r2
        mov dword [rsp + 48], ebx                                        ;    16.7 agu0+st0  136 s[6] spill
        movzx ebx, r9b                                                   ;    17.7 alu3    66 r2
        shr r9d, 8                                                       ;    17.7 alu1    66 r2
        xor esi, dword [r11 + rbx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    22.7 alu0+agu1   66 r2
        xor esi, dword [r11 + r9*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    23.7 alu2+agu2   66 r2
        movzx r9d, r13b                                                  ;    20.0 alu3    29 s
        mov ebx, r13d                                                    ;    20.0         29 s copy
        shr ebx, 8                                                       ;    20.0 alu1    29 s
        mov r9d, dword [r11 + r9*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    21.0 agu0   104 s
        xor r9d, ebx                                                     ;    25.0 alu0   104 s
        movzx ebx, r10b                                                  ;    19.3 alu2    28 s
        xor r9d, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    26.0 alu3+agu1  104 s
        xor r9d, r10d                                                    ;    27.0 alu1   104 s
        xor r9d, r15d                                                    ;    28.0 alu0   104 s
        xor r9d, ebp                                                     ;    29.0 alu2   104 s
        xor r9d, 0x63636363                                              ;    30.0 alu3   104 s
        movzx ebp, cl                                                    ;    20.7 alu1    66 r2
        movzx ebx, ch                                                    ;    21.2 alu0    66 r2
        lea r10d, [rax + rsi]                                            ;    24.7 alu2   101 r1_next
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    21.7 agu2    66 r2
        xor ebp, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    26.2 alu3+agu0   66 r2
        lea ebx, [rcx + r9]                                              ;    31.0 alu1   100 f
        shr ecx, 0x10                                                    ;    22.3 alu2    66 r2
        mov dword [rsp + 52], r13d                                       ;    21.7 agu1+st1  139 s[12] spill
        movzx r13d, cl                                                   ;    23.3 alu0    66 r2
        shr ecx, 8                                                       ;    23.3 alu1    66 r2
        xor ebp, dword [r11 + r13*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    28.3 alu3+agu2   66 r2
        xor ebp, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    29.3 alu0+agu0   66 r2
        movzx r13d, r14b                                                 ;    23.3 alu2    29 s
        ror r12d, 0x18                                                   ;    23.7 alu1    28 s
        mov ecx, r14d                                                    ;    23.3         29 s copy
        shr ecx, 8                                                       ;    24.3 alu2    29 s
        mov r13d, dword [r11 + r13*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    24.3 agu1   104 s
        xor r13d, esi                                                    ;    28.3 alu3   104 s
        movzx esi, r12b                                                  ;    24.7 alu0    28 s
        xor r13d, r12d                                                   ;    29.3 alu1   104 s
        xor r13d, dword [r11 + rsi*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    30.3 alu3+agu2  104 s
        xor r13d, ecx                                                    ;    31.3 alu0   104 s
        mov esi, dword [rsp + 32]                                        ;    24.7 agu0   136 s[4] reload
        xor r13d, esi                                                    ;    32.3 alu2   104 s
        xor r13d, ebx                                                    ;    33.3 alu1   104 s
        movzx r12d, r10b                                                 ;    25.8 alu3    66 r2
        mov ecx, dword [rsp + 28]                                        ;    25.8 agu1   101 r1_next
        add ecx, ebp                                                     ;    30.3 alu0   101 r1_next
        mov ebx, r10d                                                    ;    26.2        101 r1_next copy
        mov r10d, eax                                                    ;    26.3        136 s[7] copy
        movzx eax, bh                                                    ;    26.5 alu2    66 r2
        mov r12d, dword [r11 + r12*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    26.8 agu2    66 r2
        xor r12d, dword [r11 + rax*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    31.5 alu1+agu0   66 r2
        lea eax, [rbx + r13]                                             ;    34.3 alu3   100 f
        shr ebx, 0x10                                                    ;    27.5 alu2    66 r2
        mov dword [rsp + 56], r14d                                       ;    27.5 agu1+st0  134 k spill
        movzx r14d, bl                                                   ;    28.5 alu0    66 r2
        shr ebx, 8                                                       ;    28.5 alu1    66 r2
        xor r12d, dword [r11 + r14*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    33.5 alu3+agu2   66 r2
        xor r12d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    34.5 alu2+agu0   66 r2
        mov r14d, dword [rsp + 24]                                       ;    28.7 agu1    29 s
        shr r14d, 8                                                      ;    32.7 alu1    29 s
        ror r15d, 0x18                                                   ;    29.5 alu2    28 s
        movzx ebx, r15b                                                  ;    30.5 alu0    28 s
        xor ebp, r15d                                                    ;    30.5 alu3   104 s
        xor ebp, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    35.5 alu1+agu2  104 s
        movzx r15d, byte [rsp + 24]                                      ;    29.7 agu0    29 s
        xor ebp, edx                                                     ;    36.5 alu0   104 s
        xor ebp, dword [r11 + r15*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    37.7 alu3+agu1  104 s
        xor ebp, r14d                                                    ;    38.7 alu2   104 s
        xor ebp, eax                                                     ;    39.7 alu1   104 s
        movzx r14d, cl                                                   ;    31.3 alu0    66 r2
        movzx eax, ch                                                    ;    31.3 alu3    66 r2
        lea ebx, [rdi + r12]                                             ;    35.5 alu2   101 r1_next
        lea r15d, [rcx + rbp]                                            ;    40.7 alu1   100 f
        shr ecx, 0x10                                                    ;    32.5 alu2    66 r2
        mov r14d, dword [r11 + r14*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    32.3 agu2    66 r2
        xor r14d, dword [r11 + rax*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    36.3 alu0+agu0   66 r2
        movzx eax, cl                                                    ;    33.5 alu3    66 r2
        shr ecx, 8                                                       ;    33.5 alu1    66 r2
        xor r14d, dword [r11 + rax*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    38.5 alu0+agu1   66 r2
        xor r14d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    39.5 alu3+agu2   66 r2
        movzx eax, r8b                                                   ;    33.5 alu2    29 s
        ror esi, 0x18                                                    ;    34.0 alu1    28 s
        mov ecx, r8d                                                     ;    33.7         29 s copy
        shr ecx, 8                                                       ;    34.5 alu2    29 s
        mov eax, dword [r11 + rax*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    34.5 agu0   104 s
        xor eax, ecx                                                     ;    38.5 alu0   104 s
        movzx ecx, sil                                                   ;    35.0 alu3    28 s
        xor eax, esi                                                     ;    39.5 alu1   104 s
        xor eax, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    40.5 alu0+agu1  104 s
        xor eax, r12d                                                    ;    41.5 alu3   104 s
        mov esi, dword [rsp + 48]                                        ;    35.0 agu2   136 s[6] reload
        xor eax, esi                                                     ;    42.5 alu2   104 s
        xor eax, r15d                                                    ;    43.5 alu1   104 s
        mov ecx, dword [rsp + 44]                                        ;    35.5 agu0   101 r1_next
        add ecx, r14d                                                    ;    40.5 alu0   101 r1_next
        movzx r12d, bl                                                   ;    36.5 alu3    66 r2
        mov r15d, eax                                                    ;    44.5        104 s copy
        movzx eax, bh                                                    ;    36.5 alu2    66 r2
        mov r12d, dword [r11 + r12*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    37.5 agu1    66 r2
        xor r12d, dword [r11 + rax*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    41.5 alu1+agu2   66 r2
        lea eax, [rbx + r15]                                             ;    44.5 alu0   100 f
        shr ebx, 0x10                                                    ;    37.7 alu2    66 r2
        mov dword [rsp + 32], r8d                                        ;    37.8 agu0+st1  138 s[15] spill
        movzx r8d, bl                                                    ;    38.7 alu3    66 r2
        shr ebx, 8                                                       ;    38.7 alu1    66 r2
        xor r12d, dword [r11 + r8*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    43.7 alu0+agu1   66 r2
        xor r12d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    44.7 alu2+agu2   66 r2
        mov r8d, dword [rsp + 40]                                        ;    39.0 agu0    29 s
        shr r8d, 8                                                       ;    43.0 alu1    29 s
        ror edx, 0x18                                                    ;    39.8 alu2    28 s
        movzx ebx, dl                                                    ;    40.8 alu3    28 s
        xor r14d, edx                                                    ;    40.8 alu0   104 s
        xor r14d, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    45.8 alu1+agu1  104 s
        movzx edx, byte [rsp + 40]                                       ;    40.0 agu2    29 s
        xor r14d, r10d                                                   ;    46.8 alu3   104 s
        xor r14d, dword [r11 + rdx*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    48.0 alu0+agu0  104 s
        xor r14d, r8d                                                    ;    49.0 alu2   104 s
        xor r14d, eax                                                    ;    50.0 alu1   104 s
        movzx r8d, cl                                                    ;    41.5 alu3    66 r2
        mov eax, dword [rsp + 36]                                        ;    41.2 agu1   101 r1_next
        add eax, r12d                                                    ;    45.7 alu0   101 r1_next
        movzx edx, ch                                                    ;    41.8 alu2    66 r2
        lea ebx, [rcx + r14]                                             ;    51.0 alu1   100 f
        shr ecx, 0x10                                                    ;    42.8 alu2    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    42.5 agu2    66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    46.8 alu3+agu0   66 r2
        movzx edx, cl                                                    ;    43.8 alu0    66 r2
        shr ecx, 8                                                       ;    43.8 alu1    66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    48.8 alu3+agu1   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    49.8 alu0+agu2   66 r2
        movzx ecx, r9b                                                   ;    43.8 alu2    29 s
        ror esi, 0x18                                                    ;    44.5 alu1    28 s
        mov edx, r9d                                                     ;    44.0         29 s copy
        shr edx, 8                                                       ;    44.8 alu2    29 s
        mov ecx, dword [r11 + rcx*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    44.8 agu0   104 s
        xor ecx, r12d                                                    ;    48.8 alu3   104 s
        movzx r12d, sil                                                  ;    45.5 alu0    28 s
        xor ecx, esi                                                     ;    49.8 alu1   104 s
        xor ecx, dword [r11 + r12*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    50.8 alu3+agu1  104 s
        xor ecx, edx                                                     ;    51.8 alu0   104 s
        mov esi, dword [rsp + 28]                                        ;    45.3 agu2   134 k reload
        xor ecx, esi                                                     ;    52.8 alu2   104 s
        xor ecx, ebx                                                     ;    53.8 alu1   104 s
        movzx r12d, al                                                   ;    46.7 alu3    66 r2
        mov edx, dword [rsp + 52]                                        ;    46.0 agu0   101 r1_next
        add edx, r8d                                                     ;    50.8 alu0   101 r1_next
        movzx ebx, ah                                                    ;    46.8 alu2    66 r2
        mov r12d, dword [r11 + r12*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    47.7 agu1    66 r2
        xor r12d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    51.8 alu1+agu2   66 r2
        lea ebx, [rax + rcx]                                             ;    54.8 alu3   100 f
        shr eax, 0x10                                                    ;    47.8 alu2    66 r2
        mov dword [rsp + 48], r9d                                        ;    47.8 agu0+st0  104 s spill
        movzx r9d, al                                                    ;    48.8 alu0    66 r2
        shr eax, 8                                                       ;    48.8 alu1    66 r2
        xor r12d, dword [r11 + r9*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    53.8 alu3+agu1   66 r2
        xor r12d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    54.8 alu2+agu2   66 r2
        movzx r9d, r13b                                                  ;    49.2 alu0    29 s
        ror r10d, 0x18                                                   ;    49.5 alu1    28 s
        mov eax, r13d                                                    ;    49.5         29 s copy
        shr eax, 8                                                       ;    50.0 alu2    29 s
        mov r9d, dword [r11 + r9*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    50.2 agu0   104 s
        xor r9d, r8d                                                     ;    54.2 alu3   104 s
        movzx r8d, r10b                                                  ;    50.5 alu0    28 s
        xor r9d, r10d                                                    ;    55.2 alu1   104 s
        xor r9d, dword [r11 + r8*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    56.2 alu3+agu1  104 s
        xor r9d, eax                                                     ;    57.2 alu2   104 s
        xor r9d, edi                                                     ;    58.2 alu0   104 s
        xor r9d, ebx                                                     ;    59.2 alu1   104 s
        movzx r8d, dl                                                    ;    52.0 alu3    66 r2
        mov eax, dword [rsp + 56]                                        ;    51.3 agu2   101 r1_next
        add eax, r12d                                                    ;    55.8 alu2   101 r1_next
        movzx ebx, dh                                                    ;    52.2 alu0    66 r2
        lea r10d, [rdx + r9]                                             ;    60.2 alu1   100 f
        shr edx, 0x10                                                    ;    53.0 alu2    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    53.0 agu0    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    57.2 alu3+agu1   66 r2
        movzx ebx, dl                                                    ;    54.0 alu0    66 r2
        shr edx, 8                                                       ;    54.0 alu1    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    59.0 alu3+agu2   66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    60.0 alu2+agu0   66 r2
        movzx edx, bpl                                                   ;    54.2 alu0    29 s
        ror esi, 0x18                                                    ;    54.5 alu1    28 s
        mov ebx, ebp                                                     ;    54.3         29 s copy
        shr ebx, 8                                                       ;    55.0 alu2    29 s
        mov edx, dword [r11 + rdx*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    55.2 agu1   104 s
        xor edx, r12d                                                    ;    59.2 alu3   104 s
        movzx r12d, sil                                                  ;    55.5 alu0    28 s
        xor edx, esi                                                     ;    60.2 alu1   104 s
        xor edx, dword [r11 + r12*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    61.2 alu3+agu2  104 s
        xor edx, ebx                                                     ;    62.2 alu2   104 s
        xor edx, r10d                                                    ;    63.2 alu0   104 s
        mov esi, dword [rsp + 44]                                        ;    55.8 agu0   140 s[10] reload
        xor edx, esi                                                     ;    64.2 alu1   104 s
        movzx r10d, al                                                   ;    57.0 alu3    66 r2
        mov ebx, dword [rsp + 24]                                        ;    56.3 agu1   101 r1_next
        add ebx, r8d                                                     ;    61.0 alu2   101 r1_next
        mov r12d, ecx                                                    ;    56.7        104 s copy
        movzx ecx, ah                                                    ;    57.2 alu0    66 r2
        mov r10d, dword [r11 + r10*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    58.0 agu2    66 r2
        xor r10d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    62.2 alu1+agu0   66 r2
        lea ecx, [rax + rdx]                                             ;    65.2 alu3   100 f
        shr eax, 0x10                                                    ;    58.0 alu2    66 r2
        mov dword [rsp + 28], ebp                                        ;    58.0 agu1+st1  104 s spill
        movzx ebp, al                                                    ;    59.0 alu0    66 r2
        shr eax, 8                                                       ;    59.0 alu1    66 r2
        xor r10d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    64.0 alu3+agu2   66 r2
        xor r10d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    65.0 alu2+agu0   66 r2
        movzx ebp, r15b                                                  ;    59.2 alu0    29 s
        ror edi, 0x18                                                    ;    59.5 alu1    28 s
        mov eax, r15d                                                    ;    59.5         29 s copy
        shr eax, 8                                                       ;    60.0 alu2    29 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    60.2 agu1   104 s
        xor ebp, eax                                                     ;    64.2 alu3   104 s
        movzx eax, dil                                                   ;    60.5 alu0    28 s
        xor ebp, edi                                                     ;    65.2 alu1   104 s
        xor ebp, dword [r11 + rax*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    66.2 alu3+agu2  104 s
        xor ebp, r8d                                                     ;    67.2 alu2   104 s
        xor ebp, ecx                                                     ;    68.2 alu0   104 s
        mov edi, dword [rsp + 36]                                        ;    61.0 agu0   134 k reload
        xor ebp, edi                                                     ;    69.2 alu1   104 s
        movzx r8d, bl                                                    ;    62.0 alu3    66 r2
        mov eax, dword [rsp + 32]                                        ;    61.5 agu1   101 r1_next
        add eax, r10d                                                    ;    66.0 alu2   101 r1_next
        movzx ecx, bh                                                    ;    62.2 alu0    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    63.0 agu2    66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    67.2 alu1+agu0   66 r2
        lea ecx, [rbx + rbp]                                             ;    70.2 alu3   100 f
        shr ebx, 0x10                                                    ;    63.0 alu2    66 r2
        mov dword [rsp + 60], r15d                                       ;    63.0 agu1+st0  104 s spill
        movzx r15d, bl                                                   ;    64.0 alu0    66 r2
        shr ebx, 8                                                       ;    64.0 alu1    66 r2
        xor r8d, dword [r11 + r15*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    69.0 alu3+agu2   66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    70.0 alu2+agu0   66 r2
        movzx r15d, r14b                                                 ;    64.2 alu0    29 s
        ror esi, 0x18                                                    ;    64.5 alu1    28 s
        mov ebx, r14d                                                    ;    64.5         29 s copy
        shr ebx, 8                                                       ;    65.0 alu2    29 s
        mov r15d, dword [r11 + r15*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    65.2 agu1   104 s
        xor r15d, ebx                                                    ;    69.2 alu3   104 s
        movzx ebx, sil                                                   ;    65.5 alu0    28 s
        xor r15d, esi                                                    ;    70.2 alu1   104 s
        xor r15d, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    71.2 alu2+agu2  104 s
        xor r15d, r10d                                                   ;    72.2 alu3   104 s
        xor r15d, ecx                                                    ;    73.2 alu0   104 s
        mov esi, dword [rsp + 52]                                        ;    66.0 agu0   139 s[12] reload
        xor r15d, esi                                                    ;    74.2 alu1   104 s
        movzx r10d, al                                                   ;    67.0 alu2    66 r2
        mov ecx, dword [rsp + 40]                                        ;    66.5 agu1   101 r1_next
        add ecx, r8d                                                     ;    71.0 alu3   101 r1_next
        movzx ebx, ah                                                    ;    67.2 alu0    66 r2
        mov r10d, dword [r11 + r10*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    68.0 agu2    66 r2
        xor r10d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    72.2 alu1+agu0   66 r2
        lea ebx, [rax + r15]                                             ;    75.2 alu2   100 f
        shr eax, 0x10                                                    ;    68.5 alu1    66 r2
        mov dword [rsp + 44], r14d                                       ;    68.0 agu1+st1  104 s spill
        movzx r14d, al                                                   ;    69.5 alu3    66 r2
        shr eax, 8                                                       ;    69.5 alu2    66 r2
        xor r10d, dword [r11 + r14*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    74.5 alu0+agu2   66 r2
        xor r10d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    75.5 alu3+agu0   66 r2
        movzx r14d, r12b                                                 ;    69.5 alu1    29 s
        ror edi, 0x18                                                    ;    70.0 alu2    28 s
        mov eax, r12d                                                    ;    69.5         29 s copy
        shr eax, 8                                                       ;    70.5 alu1    29 s
        mov r14d, dword [r11 + r14*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    70.5 agu1   104 s
        xor r14d, r8d                                                    ;    74.5 alu0   104 s
        movzx r8d, dil                                                   ;    71.0 alu3    28 s
        xor r14d, edi                                                    ;    75.5 alu2   104 s
        xor r14d, dword [r11 + r8*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    76.5 alu0+agu2  104 s
        xor r14d, eax                                                    ;    77.5 alu3   104 s
        xor r14d, ebx                                                    ;    78.5 alu1   104 s
        mov edi, dword [rsp + 56]                                        ;    71.0 agu0   134 k reload
        xor r14d, edi                                                    ;    79.5 alu2   104 s
        movzx r8d, cl                                                    ;    72.0 alu0    66 r2
        mov eax, dword [rsp + 48]                                        ;    71.5 agu1   101 r1_next
        add eax, r10d                                                    ;    76.5 alu3   101 r1_next
        movzx ebx, ch                                                    ;    72.5 alu1    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    73.0 agu2    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    77.5 alu2+agu0   66 r2
        lea ebx, [rcx + r14]                                             ;    80.5 alu0   100 f
        shr ecx, 0x10                                                    ;    73.5 alu1    66 r2
        mov dword [rsp + 36], r12d                                       ;    73.0 agu1+st0  104 s spill
        movzx r12d, cl                                                   ;    74.5 alu3    66 r2
        shr ecx, 8                                                       ;    74.5 alu2    66 r2
        xor r8d, dword [r11 + r12*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    79.5 alu0+agu2   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    80.5 alu3+agu0   66 r2
        movzx r12d, r9b                                                  ;    74.5 alu1    29 s
        ror esi, 0x18                                                    ;    75.0 alu2    28 s
        mov ecx, r9d                                                     ;    74.8         29 s copy
        shr ecx, 8                                                       ;    75.5 alu1    29 s
        mov r12d, dword [r11 + r12*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    75.5 agu1   104 s
        xor r12d, ecx                                                    ;    79.5 alu0   104 s
        movzx ecx, sil                                                   ;    76.0 alu3    28 s
        xor r12d, esi                                                    ;    80.5 alu2   104 s
        xor r12d, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    81.5 alu0+agu2  104 s
        xor r12d, r10d                                                   ;    82.5 alu1   104 s
        xor r12d, ebx                                                    ;    83.5 alu3   104 s
        mov esi, dword [rsp + 24]                                        ;    76.3 agu0   134 k reload
        xor r12d, esi                                                    ;    84.5 alu2   104 s
        movzx r10d, al                                                   ;    77.5 alu0    66 r2
        movzx ecx, ah                                                    ;    77.5 alu1    66 r2
        lea ebx, [r13 + r8]                                              ;    81.5 alu3   101 r1_next
        mov r10d, dword [r11 + r10*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    78.5 agu1    66 r2
        xor r10d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    82.5 alu2+agu2   66 r2
        lea ecx, [rax + r12]                                             ;    85.5 alu0   100 f
        shr eax, 0x10                                                    ;    78.5 alu1    66 r2
        mov dword [rsp + 52], r9d                                        ;    78.5 agu0+st1  104 s spill
        movzx r9d, al                                                    ;    79.5 alu3    66 r2
        shr eax, 8                                                       ;    79.5 alu2    66 r2
        xor r10d, dword [r11 + r9*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    84.5 alu0+agu1   66 r2
        xor r10d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    85.5 alu1+agu2   66 r2
        movzx r9d, dl                                                    ;    79.7 alu3    29 s
        ror edi, 0x18                                                    ;    80.0 alu2    28 s
        mov eax, edx                                                     ;    80.0         29 s copy
        shr eax, 8                                                       ;    80.5 alu1    29 s
        mov r9d, dword [r11 + r9*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    80.7 agu0   104 s
        xor r9d, eax                                                     ;    84.7 alu0   104 s
        movzx eax, dil                                                   ;    81.0 alu3    28 s
        xor r9d, edi                                                     ;    85.7 alu2   104 s
        xor r9d, dword [r11 + rax*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    86.7 alu1+agu1  104 s
        xor r9d, r8d                                                     ;    87.7 alu0   104 s
        xor r9d, ecx                                                     ;    88.7 alu3   104 s
        mov edi, dword [rsp + 32]                                        ;    81.5 agu2   138 s[15] reload
        xor r9d, edi                                                     ;    89.7 alu2   104 s
        movzx r8d, bl                                                    ;    82.5 alu1    66 r2
        mov eax, dword [rsp + 28]                                        ;    82.0 agu0   101 r1_next
        add eax, r10d                                                    ;    86.5 alu0   101 r1_next
        movzx ecx, bh                                                    ;    82.7 alu3    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    83.5 agu1    66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    87.7 alu2+agu2   66 r2
        lea ecx, [rbx + r9]                                              ;    90.7 alu1   100 f
        shr ebx, 0x10                                                    ;    84.0 alu2    66 r2
        mov dword [rsp + 56], edx                                        ;    83.5 agu0+st0  104 s spill
        movzx edx, bl                                                    ;    85.0 alu0    66 r2
        shr ebx, 8                                                       ;    85.0 alu1    66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    90.0 alu3+agu1   66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    91.0 alu0+agu2   66 r2
        movzx edx, bpl                                                   ;    85.0 alu2    29 s
        ror esi, 0x18                                                    ;    85.5 alu1    28 s
        mov ebx, ebp                                                     ;    85.0         29 s copy
        shr ebx, 8                                                       ;    86.0 alu2    29 s
        mov edx, dword [r11 + rdx*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    86.0 agu0   104 s
        xor edx, r10d                                                    ;    90.0 alu3   104 s
        movzx r10d, sil                                                  ;    86.5 alu0    28 s
        xor edx, esi                                                     ;    91.0 alu1   104 s
        xor edx, dword [r11 + r10*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    92.0 alu3+agu1  104 s
        xor edx, ebx                                                     ;    93.0 alu0   104 s
        xor edx, ecx                                                     ;    94.0 alu2   104 s
        mov esi, dword [rsp + 40]                                        ;    86.5 agu2   104 s reload
        xor edx, esi                                                     ;    95.0 alu1   104 s
        movzx r10d, al                                                   ;    87.5 alu3    66 r2
        mov ecx, dword [rsp + 60]                                        ;    87.0 agu0   101 r1_next
        add ecx, r8d                                                     ;    92.0 alu0   101 r1_next
        movzx ebx, ah                                                    ;    88.0 alu2    66 r2
        mov r10d, dword [r11 + r10*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    88.5 agu1    66 r2
        xor r10d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    93.0 alu1+agu2   66 r2
        lea ebx, [rax + rdx]                                             ;    96.0 alu3   100 f
        shr eax, 0x10                                                    ;    89.0 alu2    66 r2
        mov dword [rsp + 24], ebp                                        ;    88.5 agu0+st1  104 s spill
        movzx ebp, al                                                    ;    90.0 alu0    66 r2
        shr eax, 8                                                       ;    90.0 alu1    66 r2
        xor r10d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;    95.0 alu3+agu1   66 r2
        xor r10d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;    96.0 alu0+agu2   66 r2
        movzx ebp, r15b                                                  ;    90.0 alu2    29 s
        ror edi, 0x18                                                    ;    90.5 alu1    28 s
        mov eax, r15d                                                    ;    90.3         29 s copy
        shr eax, 8                                                       ;    91.0 alu2    29 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    91.0 agu0   104 s
        xor ebp, eax                                                     ;    95.0 alu3   104 s
        movzx eax, dil                                                   ;    91.5 alu0    28 s
        xor ebp, edi                                                     ;    96.0 alu1   104 s
        xor ebp, dword [r11 + rax*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;    97.0 alu3+agu1  104 s
        xor ebp, r8d                                                     ;    98.0 alu2   104 s
        xor ebp, ebx                                                     ;    99.0 alu0   104 s
        mov edi, dword [rsp + 48]                                        ;    91.8 agu2   104 s reload
        xor ebp, edi                                                     ;   100.0 alu1   104 s
        movzx r8d, cl                                                    ;    93.0 alu3    66 r2
        mov eax, dword [rsp + 44]                                        ;    92.3 agu0   101 r1_next
        add eax, r10d                                                    ;    97.0 alu2   101 r1_next
        movzx ebx, ch                                                    ;    93.0 alu0    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    94.0 agu1    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;    98.0 alu1+agu2   66 r2
        lea ebx, [rcx + rbp]                                             ;   101.0 alu3   100 f
        shr ecx, 0x10                                                    ;    94.0 alu2    66 r2
        mov dword [rsp + 32], r15d                                       ;    94.0 agu0+st0  104 s spill
        movzx r15d, cl                                                   ;    95.0 alu0    66 r2
        shr ecx, 8                                                       ;    95.0 alu1    66 r2
        xor r8d, dword [r11 + r15*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   100.0 alu3+agu1   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   101.0 alu2+agu2   66 r2
        movzx r15d, r14b                                                 ;    95.2 alu0    29 s
        ror esi, 0x18                                                    ;    95.5 alu1    28 s
        mov ecx, r14d                                                    ;    95.5         29 s copy
        shr ecx, 8                                                       ;    96.0 alu2    29 s
        mov r15d, dword [r11 + r15*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;    96.2 agu0   104 s
        xor r15d, ecx                                                    ;   100.2 alu3   104 s
        movzx ecx, sil                                                   ;    96.5 alu0    28 s
        xor r15d, esi                                                    ;   101.2 alu1   104 s
        xor r15d, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   102.2 alu2+agu1  104 s
        xor r15d, r10d                                                   ;   103.2 alu3   104 s
        xor r15d, r13d                                                   ;   104.2 alu0   104 s
        xor r15d, ebx                                                    ;   105.2 alu1   104 s
        movzx esi, al                                                    ;    98.0 alu2    66 r2
        mov ecx, dword [rsp + 36]                                        ;    97.3 agu2   101 r1_next
        add ecx, r8d                                                     ;   102.0 alu3   101 r1_next
        movzx ebx, ah                                                    ;    98.2 alu0    66 r2
        lea r10d, [rax + r15]                                            ;   106.2 alu1   100 f
        shr eax, 0x10                                                    ;    99.0 alu2    66 r2
        mov esi, dword [r11 + rsi*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;    99.0 agu0    66 r2
        xor esi, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   103.2 alu3+agu1   66 r2
        movzx ebx, al                                                    ;   100.0 alu0    66 r2
        shr eax, 8                                                       ;   100.0 alu1    66 r2
        xor esi, dword [r11 + rbx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   105.0 alu2+agu2   66 r2
        xor esi, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   106.0 alu3+agu0   66 r2
        movzx eax, r12b                                                  ;   100.2 alu0    29 s
        ror edi, 0x18                                                    ;   100.5 alu1    28 s
        mov ebx, r12d                                                    ;   100.5         29 s copy
        shr ebx, 8                                                       ;   101.0 alu2    29 s
        mov eax, dword [r11 + rax*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   101.2 agu1   104 s
        xor eax, ebx                                                     ;   105.2 alu3   104 s
        movzx ebx, dil                                                   ;   101.5 alu0    28 s
        xor eax, edi                                                     ;   106.2 alu1   104 s
        xor eax, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   107.2 alu2+agu2  104 s
        xor eax, r8d                                                     ;   108.2 alu3   104 s
        xor eax, r10d                                                    ;   109.2 alu0   104 s
        mov edi, dword [rsp + 28]                                        ;   102.0 agu0   104 s reload
        xor eax, edi                                                     ;   110.2 alu1   104 s
        movzx r8d, cl                                                    ;   103.0 alu2    66 r2
        mov ebx, dword [rsp + 52]                                        ;   102.5 agu1   101 r1_next
        add ebx, esi                                                     ;   107.0 alu3   101 r1_next
        mov r10d, eax                                                    ;   111.2        104 s copy
        movzx eax, ch                                                    ;   103.2 alu0    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   104.0 agu2    66 r2
        xor r8d, dword [r11 + rax*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   108.2 alu1+agu0   66 r2
        lea eax, [rcx + r10]                                             ;   111.2 alu2   100 f
        shr ecx, 0x10                                                    ;   104.5 alu1    66 r2
        ror r13d, 0x18                                                   ;   105.0 alu2    28 s
        mov dword [rsp + 48], r12d                                       ;   104.5 agu1+st1  104 s spill
        movzx r12d, cl                                                   ;   105.5 alu3    66 r2
        shr ecx, 8                                                       ;   105.5 alu1    66 r2
        xor r8d, dword [r11 + r12*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   110.5 alu0+agu2   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   111.5 alu3+agu0   66 r2
        movzx r12d, r9b                                                  ;   106.0 alu2    29 s
        mov ecx, r9d                                                     ;   105.7         29 s copy
        shr ecx, 8                                                       ;   106.5 alu1    29 s
        mov r12d, dword [r11 + r12*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   107.0 agu1   104 s
        xor r12d, esi                                                    ;   111.0 alu0   104 s
        movzx esi, r13b                                                  ;   106.7 alu3    28 s
        xor r12d, r13d                                                   ;   112.0 alu2   104 s
        xor r12d, dword [r11 + rsi*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   113.0 alu0+agu2  104 s
        xor r12d, ecx                                                    ;   114.0 alu1   104 s
        xor r12d, eax                                                    ;   115.0 alu3   104 s
        mov esi, dword [rsp + 60]                                        ;   107.2 agu0   104 s reload
        xor r12d, esi                                                    ;   116.0 alu2   104 s
        movzx r13d, bl                                                   ;   108.2 alu0    66 r2
        mov eax, dword [rsp + 56]                                        ;   107.7 agu1   101 r1_next
        add eax, r8d                                                     ;   112.5 alu1   101 r1_next
        movzx ecx, bh                                                    ;   108.7 alu3    66 r2
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   109.2 agu2    66 r2
        xor r13d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   113.7 alu2+agu0   66 r2
        lea ecx, [rbx + r12]                                             ;   117.0 alu0   100 f
        shr ebx, 0x10                                                    ;   109.5 alu1    66 r2
        ror edi, 0x18                                                    ;   110.0 alu2    28 s
        mov dword [rsp + 28], r9d                                        ;   109.5 agu1+st0  104 s spill
        movzx r9d, bl                                                    ;   110.5 alu3    66 r2
        shr ebx, 8                                                       ;   110.5 alu1    66 r2
        xor r13d, dword [r11 + r9*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   115.5 alu0+agu2   66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   116.5 alu3+agu0   66 r2
        movzx r9d, dl                                                    ;   111.0 alu2    29 s
        mov ebx, edx                                                     ;   110.8         29 s copy
        shr ebx, 8                                                       ;   111.5 alu1    29 s
        mov r9d, dword [r11 + r9*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   112.0 agu1   104 s
        xor r9d, ebx                                                     ;   116.0 alu0   104 s
        movzx ebx, dil                                                   ;   111.7 alu3    28 s
        xor r9d, edi                                                     ;   117.0 alu2   104 s
        xor r9d, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   118.0 alu0+agu2  104 s
        xor r9d, r8d                                                     ;   119.0 alu1   104 s
        xor r9d, ecx                                                     ;   120.0 alu3   104 s
        mov edi, dword [rsp + 44]                                        ;   112.3 agu0   104 s reload
        xor r9d, edi                                                     ;   121.0 alu2   104 s
        movzx r8d, al                                                    ;   113.5 alu0    66 r2
        mov ecx, dword [rsp + 24]                                        ;   112.8 agu1   101 r1_next
        add ecx, r13d                                                    ;   117.5 alu1   101 r1_next
        movzx ebx, ah                                                    ;   113.7 alu3    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   114.5 agu2    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   118.7 alu2+agu0   66 r2
        lea ebx, [rax + r9]                                              ;   122.0 alu0   100 f
        shr eax, 0x10                                                    ;   114.5 alu1    66 r2
        ror esi, 0x18                                                    ;   115.0 alu2    28 s
        mov dword [rsp + 60], edx                                        ;   114.7 agu1+st1  104 s spill
        movzx edx, al                                                    ;   115.5 alu3    66 r2
        shr eax, 8                                                       ;   115.5 alu1    66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   120.5 alu0+agu2   66 r2
        xor r8d, dword [r11 + rax*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   121.5 alu3+agu0   66 r2
        movzx eax, bpl                                                   ;   116.0 alu2    29 s
        mov edx, ebp                                                     ;   115.8         29 s copy
        shr edx, 8                                                       ;   116.5 alu1    29 s
        mov eax, dword [r11 + rax*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   117.0 agu1   104 s
        xor eax, edx                                                     ;   121.0 alu0   104 s
        movzx edx, sil                                                   ;   116.8 alu3    28 s
        xor eax, esi                                                     ;   122.0 alu2   104 s
        xor eax, dword [r11 + rdx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   123.0 alu0+agu2  104 s
        xor eax, r13d                                                    ;   124.0 alu1   104 s
        xor eax, ebx                                                     ;   125.0 alu3   104 s
        mov esi, dword [rsp + 36]                                        ;   117.3 agu0   104 s reload
        xor eax, esi                                                     ;   126.0 alu2   104 s
        movzx r13d, cl                                                   ;   118.5 alu0    66 r2
        mov edx, dword [rsp + 32]                                        ;   117.8 agu1   101 r1_next
        add edx, r8d                                                     ;   122.5 alu1   101 r1_next
        movzx ebx, ch                                                    ;   118.8 alu3    66 r2
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   119.5 agu2    66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   123.8 alu2+agu0   66 r2
        lea ebx, [rcx + rax]                                             ;   127.0 alu0   100 f
        shr ecx, 0x10                                                    ;   119.5 alu1    66 r2
        ror edi, 0x18                                                    ;   120.0 alu2    28 s
        mov dword [rsp + 44], ebp                                        ;   119.7 agu1+st0  104 s spill
        movzx ebp, cl                                                    ;   120.5 alu3    66 r2
        shr ecx, 8                                                       ;   120.5 alu1    66 r2
        xor r13d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   125.5 alu0+agu2   66 r2
        xor r13d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   126.5 alu3+agu0   66 r2
        movzx ebp, r15b                                                  ;   121.0 alu2    29 s
        mov ecx, r15d                                                    ;   120.8         29 s copy
        shr ecx, 8                                                       ;   121.5 alu1    29 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   122.0 agu1   104 s
        xor ebp, ecx                                                     ;   126.0 alu0   104 s
        movzx ecx, dil                                                   ;   121.8 alu3    28 s
        xor ebp, edi                                                     ;   127.0 alu2   104 s
        xor ebp, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   128.0 alu0+agu2  104 s
        xor ebp, r8d                                                     ;   129.0 alu1   104 s
        xor ebp, ebx                                                     ;   130.0 alu3   104 s
        mov edi, dword [rsp + 52]                                        ;   122.3 agu0   104 s reload
        xor ebp, edi                                                     ;   131.0 alu2   104 s
        movzx r8d, dl                                                    ;   123.5 alu0    66 r2
        movzx ecx, dh                                                    ;   123.5 alu1    66 r2
        lea ebx, [rdx + rbp]                                             ;   132.0 alu3   100 f
        shr edx, 0x10                                                    ;   124.0 alu2    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   124.5 agu1    66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   128.5 alu0+agu2   66 r2
        lea ecx, [r14 + r13]                                             ;   127.5 alu1   101 r1_next
        ror esi, 0x18                                                    ;   125.0 alu2    28 s
        mov dword [rsp + 36], r15d                                       ;   124.5 agu0+st1  104 s spill
        movzx r15d, dl                                                   ;   125.0 alu3    66 r2
        shr edx, 8                                                       ;   125.5 alu1    66 r2
        xor r8d, dword [r11 + r15*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   130.0 alu0+agu1   66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   131.0 alu3+agu2   66 r2
        movzx r15d, r10b                                                 ;   126.0 alu2    29 s
        mov edx, r10d                                                    ;   125.7         29 s copy
        shr edx, 8                                                       ;   126.5 alu1    29 s
        mov r15d, dword [r11 + r15*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   127.0 agu0   104 s
        xor r15d, edx                                                    ;   131.0 alu0   104 s
        movzx edx, sil                                                   ;   126.8 alu3    28 s
        xor r15d, esi                                                    ;   132.0 alu2   104 s
        xor r15d, dword [r11 + rdx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   133.0 alu0+agu1  104 s
        xor r15d, r13d                                                   ;   134.0 alu1   104 s
        xor r15d, ebx                                                    ;   135.0 alu3   104 s
        mov esi, dword [rsp + 56]                                        ;   127.2 agu2   104 s reload
        xor r15d, esi                                                    ;   136.0 alu2   104 s
        mov edx, dword [rsp + 48]                                        ;   127.5 agu0   101 r1_next
        add edx, r8d                                                     ;   132.0 alu0   101 r1_next
        movzx r13d, cl                                                   ;   128.5 alu1    66 r2
        movzx ebx, ch                                                    ;   128.8 alu3    66 r2
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   129.5 agu1    66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   133.8 alu2+agu2   66 r2
        lea ebx, [rcx + r15]                                             ;   137.0 alu0   100 f
        shr ecx, 0x10                                                    ;   129.5 alu1    66 r2
        ror edi, 0x18                                                    ;   130.0 alu2    28 s
        mov dword [rsp + 52], r10d                                       ;   129.7 agu0+st0  104 s spill
        movzx r10d, cl                                                   ;   130.5 alu3    66 r2
        shr ecx, 8                                                       ;   130.5 alu1    66 r2
        xor r13d, dword [r11 + r10*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   135.5 alu0+agu1   66 r2
        xor r13d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   136.5 alu3+agu2   66 r2
        movzx r10d, r12b                                                 ;   131.0 alu2    29 s
        mov ecx, r12d                                                    ;   130.7         29 s copy
        shr ecx, 8                                                       ;   131.5 alu1    29 s
        mov r10d, dword [r11 + r10*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   132.0 agu0   104 s
        xor r10d, r8d                                                    ;   136.0 alu0   104 s
        movzx r8d, dil                                                   ;   131.8 alu3    28 s
        xor r10d, edi                                                    ;   137.0 alu2   104 s
        xor r10d, dword [r11 + r8*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   138.0 alu0+agu1  104 s
        xor r10d, ecx                                                    ;   139.0 alu1   104 s
        xor r10d, ebx                                                    ;   140.0 alu3   104 s
        mov edi, dword [rsp + 24]                                        ;   132.2 agu2   104 s reload
        xor r10d, edi                                                    ;   141.0 alu2   104 s
        movzx r8d, dl                                                    ;   133.3 alu0    66 r2
        mov ecx, dword [rsp + 28]                                        ;   132.7 agu0   101 r1_next
        add ecx, r13d                                                    ;   137.5 alu1   101 r1_next
        movzx ebx, dh                                                    ;   133.8 alu3    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   134.3 agu1    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   138.8 alu2+agu2   66 r2
        lea ebx, [rdx + r10]                                             ;   142.0 alu0   100 f
        shr edx, 0x10                                                    ;   134.5 alu1    66 r2
        ror esi, 0x18                                                    ;   135.0 alu2    28 s
        mov dword [rsp + 56], r12d                                       ;   134.5 agu0+st1  104 s spill
        movzx r12d, dl                                                   ;   135.5 alu3    66 r2
        shr edx, 8                                                       ;   135.5 alu1    66 r2
        xor r8d, dword [r11 + r12*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   140.5 alu0+agu1   66 r2
        xor r8d, dword [r11 + rdx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   141.5 alu3+agu2   66 r2
        movzx r12d, r9b                                                  ;   136.0 alu2    29 s
        mov edx, r9d                                                     ;   135.8         29 s copy
        shr edx, 8                                                       ;   136.5 alu1    29 s
        mov r12d, dword [r11 + r12*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   137.0 agu0   104 s
        xor r12d, edx                                                    ;   141.0 alu0   104 s
        movzx edx, sil                                                   ;   136.8 alu3    28 s
        xor r12d, esi                                                    ;   142.0 alu2   104 s
        xor r12d, dword [r11 + rdx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   143.0 alu0+agu1  104 s
        xor r12d, r13d                                                   ;   144.0 alu1   104 s
        xor r12d, ebx                                                    ;   145.0 alu3   104 s
        mov esi, dword [rsp + 32]                                        ;   137.3 agu2   104 s reload
        xor r12d, esi                                                    ;   146.0 alu2   104 s
        movzx r13d, cl                                                   ;   138.5 alu0    66 r2
        mov edx, dword [rsp + 60]                                        ;   137.8 agu0   101 r1_next
        add edx, r8d                                                     ;   142.5 alu1   101 r1_next
        movzx ebx, ch                                                    ;   138.8 alu3    66 r2
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   139.5 agu1    66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   143.8 alu2+agu2   66 r2
        lea ebx, [rcx + r12]                                             ;   147.0 alu0   100 f
        shr ecx, 0x10                                                    ;   139.5 alu1    66 r2
        ror edi, 0x18                                                    ;   140.0 alu2    28 s
        mov dword [rsp + 24], r9d                                        ;   139.7 agu0+st0  104 s spill
        movzx r9d, cl                                                    ;   140.5 alu3    66 r2
        shr ecx, 8                                                       ;   140.5 alu1    66 r2
        xor r13d, dword [r11 + r9*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   145.5 alu0+agu1   66 r2
        xor r13d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   146.5 alu3+agu2   66 r2
        movzx r9d, al                                                    ;   141.0 alu2    29 s
        mov ecx, eax                                                     ;   140.8         29 s copy
        shr ecx, 8                                                       ;   141.5 alu1    29 s
        mov r9d, dword [r11 + r9*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   142.0 agu0   104 s
        xor r9d, ecx                                                     ;   146.0 alu0   104 s
        movzx ecx, dil                                                   ;   141.8 alu3    28 s
        xor r9d, edi                                                     ;   147.0 alu2   104 s
        xor r9d, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   148.0 alu0+agu1  104 s
        xor r9d, r8d                                                     ;   149.0 alu1   104 s
        xor r9d, r14d                                                    ;   150.0 alu3   104 s
        xor r9d, ebx                                                     ;   151.0 alu2   104 s
        movzx edi, dl                                                    ;   143.5 alu0    66 r2
        mov ecx, dword [rsp + 44]                                        ;   142.7 agu2   101 r1_next
        add ecx, r13d                                                    ;   147.5 alu1   101 r1_next
        movzx ebx, dh                                                    ;   143.8 alu3    66 r2
        lea r8d, [rdx + r9]                                              ;   152.0 alu2   100 f
        shr edx, 0x10                                                    ;   144.5 alu1    66 r2
        mov edi, dword [r11 + rdi*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   144.5 agu0    66 r2
        xor edi, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   148.8 alu0+agu1   66 r2
        movzx ebx, dl                                                    ;   145.5 alu3    66 r2
        shr edx, 8                                                       ;   145.5 alu2    66 r2
        xor edi, dword [r11 + rbx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   150.5 alu0+agu2   66 r2
        xor edi, dword [r11 + rdx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   151.5 alu1+agu0   66 r2
        movzx edx, bpl                                                   ;   145.8 alu3    29 s
        mov ebx, ebp                                                     ;   145.8         29 s copy
        shr ebx, 8                                                       ;   146.0 alu2    29 s
        ror esi, 0x18                                                    ;   146.5 alu1    28 s
        mov edx, dword [r11 + rdx*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   146.8 agu1   104 s
        xor edx, ebx                                                     ;   150.8 alu0   104 s
        movzx ebx, sil                                                   ;   147.5 alu3    28 s
        xor edx, esi                                                     ;   151.8 alu2   104 s
        xor edx, r13d                                                    ;   152.8 alu0   104 s
        xor edx, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   153.8 alu1+agu2  104 s
        xor edx, r8d                                                     ;   154.8 alu3   104 s
        mov esi, dword [rsp + 48]                                        ;   147.5 agu0   104 s reload
        xor edx, esi                                                     ;   155.8 alu2   104 s
        movzx r8d, cl                                                    ;   148.5 alu0    66 r2
        mov ebx, dword [rsp + 36]                                        ;   148.0 agu1   101 r1_next
        add ebx, edi                                                     ;   152.5 alu1   101 r1_next
        lea r13d, [rcx + rdx]                                            ;   156.8 alu3   100 f
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   149.5 agu2    66 r2
        mov dword [rsp + 32], ebp                                        ;   148.8 agu0+st1  104 s spill
        movzx ebp, ch                                                    ;   149.0 alu2    66 r2
        shr ecx, 0x10                                                    ;   149.5 alu1    66 r2
        xor r8d, dword [r11 + rbp*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   154.0 alu0+agu1   66 r2
        movzx ebp, cl                                                    ;   150.5 alu3    66 r2
        shr ecx, 8                                                       ;   150.5 alu2    66 r2
        xor r8d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   155.5 alu0+agu2   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   156.5 alu1+agu0   66 r2
        movzx ebp, r15b                                                  ;   150.8 alu3    29 s
        mov ecx, r15d                                                    ;   150.8         29 s copy
        shr ecx, 8                                                       ;   151.0 alu2    29 s
        ror r14d, 0x18                                                   ;   151.5 alu1    28 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   151.8 agu1   104 s
        xor ebp, ecx                                                     ;   155.8 alu0   104 s
        movzx ecx, r14b                                                  ;   152.5 alu3    28 s
        xor ebp, r14d                                                    ;   156.8 alu2   104 s
        xor ebp, edi                                                     ;   157.8 alu0   104 s
        xor ebp, dword [r11 + rcx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   158.8 alu1+agu2  104 s
        xor ebp, r13d                                                    ;   159.8 alu3   104 s
        mov edi, dword [rsp + 28]                                        ;   152.5 agu0   104 s reload
        xor ebp, edi                                                     ;   160.8 alu2   104 s
        movzx r13d, bl                                                   ;   153.5 alu0    66 r2
        mov ecx, dword [rsp + 52]                                        ;   153.0 agu1   101 r1_next
        add ecx, r8d                                                     ;   157.5 alu1   101 r1_next
        lea r14d, [rbx + rbp]                                            ;   161.8 alu3   100 f
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   154.5 agu2    66 r2
        mov dword [rsp + 40], ebp                                        ;   161.8 agu0+st0  104 s spill
        movzx ebp, bh                                                    ;   154.0 alu2    66 r2
        shr ebx, 0x10                                                    ;   154.5 alu1    66 r2
        xor r13d, dword [r11 + rbp*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   159.0 alu0+agu1   66 r2
        movzx ebp, bl                                                    ;   155.5 alu3    66 r2
        shr ebx, 8                                                       ;   155.5 alu2    66 r2
        xor r13d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   160.5 alu0+agu2   66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   161.5 alu1+agu0   66 r2
        movzx ebp, r10b                                                  ;   155.8 alu3    29 s
        mov ebx, r10d                                                    ;   156.0         29 s copy
        shr ebx, 8                                                       ;   156.2 alu2    29 s
        ror esi, 0x18                                                    ;   156.7 alu1    28 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   156.8 agu1   104 s
        xor ebp, ebx                                                     ;   160.8 alu0   104 s
        movzx ebx, sil                                                   ;   157.7 alu3    28 s
        xor ebp, r8d                                                     ;   161.8 alu2   104 s
        xor ebp, esi                                                     ;   162.8 alu0   104 s
        xor ebp, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   163.8 alu1+agu2  104 s
        xor ebp, r14d                                                    ;   164.8 alu3   104 s
        mov esi, dword [rsp + 60]                                        ;   157.7 agu0   104 s reload
        xor ebp, esi                                                     ;   165.8 alu2   104 s
        movzx r8d, cl                                                    ;   158.7 alu0    66 r2
        mov ebx, dword [rsp + 56]                                        ;   158.2 agu1   101 r1_next
        add ebx, r13d                                                    ;   162.5 alu1   101 r1_next
        lea r14d, [rcx + rbp]                                            ;   166.8 alu3   100 f
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   159.7 agu2    66 r2
        mov dword [rsp + 48], ebp                                        ;   166.8 agu0+st1  104 s spill
        movzx ebp, ch                                                    ;   159.7 alu2    66 r2
        shr ecx, 0x10                                                    ;   159.8 alu1    66 r2
        xor r8d, dword [r11 + rbp*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   164.7 alu0+agu1   66 r2
        movzx ebp, cl                                                    ;   160.8 alu3    66 r2
        shr ecx, 8                                                       ;   160.8 alu2    66 r2
        xor r8d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   165.8 alu1+agu2   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   166.8 alu0+agu0   66 r2
        movzx ebp, r12b                                                  ;   161.2 alu3    29 s
        mov ecx, r12d                                                    ;   161.3         29 s copy
        shr ecx, 8                                                       ;   161.7 alu2    29 s
        ror edi, 0x18                                                    ;   161.8 alu1    28 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   162.2 agu1   104 s
        xor ebp, r13d                                                    ;   166.2 alu0   104 s
        movzx r13d, dil                                                  ;   162.8 alu3    28 s
        xor ebp, ecx                                                     ;   167.2 alu2   104 s
        xor ebp, edi                                                     ;   168.2 alu1   104 s
        xor ebp, dword [r11 + r13*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   169.2 alu0+agu2  104 s
        xor ebp, r14d                                                    ;   170.2 alu3   104 s
        mov edi, dword [rsp + 44]                                        ;   163.0 agu0   104 s reload
        xor ebp, edi                                                     ;   171.2 alu2   104 s
        movzx r13d, bl                                                   ;   163.8 alu1    66 r2
        lea r14d, [rbx + rbp]                                            ;   172.2 alu0   100 f
        movzx ecx, bh                                                    ;   164.2 alu3    66 r2
        shr ebx, 0x10                                                    ;   164.7 alu2    66 r2
        mov r13d, dword [r11 + r13*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   164.8 agu1    66 r2
        xor r13d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   169.2 alu1+agu2   66 r2
        mov ecx, dword [rsp + 24]                                        ;   164.8 agu0   101 r1_next
        add ecx, r8d                                                     ;   168.8 alu0   101 r1_next
        ror esi, 0x18                                                    ;   165.7 alu2    28 s
        mov dword [rsp + 60], ebp                                        ;   172.2 agu1+st0  104 s spill
        movzx ebp, bl                                                    ;   165.7 alu3    66 r2
        shr ebx, 8                                                       ;   165.8 alu1    66 r2
        xor r13d, dword [r11 + rbp*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   170.7 alu0+agu2   66 r2
        xor r13d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   171.7 alu2+agu0   66 r2
        movzx ebp, r9b                                                   ;   166.7 alu3    29 s
        mov ebx, r9d                                                     ;   166.5         29 s copy
        shr ebx, 8                                                       ;   166.8 alu1    29 s
        mov ebp, dword [r11 + rbp*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   167.7 agu1   104 s
        xor ebp, ebx                                                     ;   171.7 alu0   104 s
        movzx ebx, sil                                                   ;   167.7 alu2    28 s
        xor ebp, esi                                                     ;   172.7 alu3   104 s
        xor ebp, r8d                                                     ;   173.7 alu1   104 s
        xor ebp, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   174.7 alu0+agu2  104 s
        xor ebp, r14d                                                    ;   175.7 alu2   104 s
        mov esi, dword [rsp + 36]                                        ;   168.0 agu0   104 s reload
        xor ebp, esi                                                     ;   176.7 alu3   104 s
        movzx r8d, cl                                                    ;   169.8 alu1    66 r2
        lea r14d, [rcx + rbp]                                            ;   177.7 alu0   100 f
        movzx ebx, ch                                                    ;   169.8 alu2    66 r2
        shr ecx, 0x10                                                    ;   169.8 alu1    66 r2
        mov r8d, dword [r11 + r8*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   170.8 agu1    66 r2
        xor r8d, dword [r11 + rbx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   174.8 alu3+agu2   66 r2
        lea ebx, [rax + r13]                                             ;   172.7 alu0   101 r1_next
        ror edi, 0x18                                                    ;   170.7 alu2    28 s
        movzx esi, cl                                                    ;   170.8 alu1    66 r2
        shr ecx, 8                                                       ;   171.7 alu2    66 r2
        xor r8d, dword [r11 + rsi*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   175.8 alu3+agu0   66 r2
        xor r8d, dword [r11 + rcx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   176.8 alu0+agu1   66 r2
        movzx esi, dl                                                    ;   171.8 alu1    29 s
        mov ecx, edx                                                     ;   171.7         29 s copy
        shr ecx, 8                                                       ;   172.7 alu2    29 s
        mov esi, dword [r11 + rsi*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   172.8 agu2   104 s
        xor esi, r13d                                                    ;   176.8 alu3   104 s
        movzx r13d, dil                                                  ;   172.3 alu0    28 s
        xor esi, edi                                                     ;   177.8 alu1   104 s
        xor esi, dword [r11 + r13*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   178.8 alu3+agu0  104 s
        xor esi, ecx                                                     ;   179.8 alu0   104 s
        xor esi, r14d                                                    ;   180.8 alu2   104 s
        mov edi, dword [rsp + 52]                                        ;   173.2 agu1   104 s reload
        xor esi, edi                                                     ;   181.8 alu1   104 s
        mov r13d, dword [rsp + 32]                                       ;   173.5 agu2   104 s reload
        add r8d, r13d                                                    ;   177.8 alu3   107 out[16]
        movzx r14d, bl                                                   ;   174.3 alu0    66 out[17]
        movzx ecx, bh                                                    ;   174.7 alu2    66 out[17]
        shr ebx, 0x10                                                    ;   174.8 alu1    66 out[17]
        mov r14d, dword [r11 + r14*4 + snow2_init256.T2_Mix_Sb_0 - snow2_init256.tables] ;   175.3 agu0    66 out[17]
        xor r14d, dword [r11 + rcx*4 + snow2_init256.T3_Mix_Sb_8 - snow2_init256.tables] ;   179.7 alu3+agu1   66 out[17]
        movzx ecx, bl                                                    ;   175.8 alu0    66 out[17]
        shr ebx, 8                                                       ;   175.8 alu2    66 out[17]
        xor r14d, dword [r11 + rcx*4 + snow2_init256.T4_Mix_Sb_16 - snow2_init256.tables] ;   180.8 alu1+agu2   66 out[17]
        xor r14d, dword [r11 + rbx*4 + snow2_init256.T5_Mix_Sb_24 - snow2_init256.tables] ;   181.8 alu3+agu0   66 out[17]
        mov ecx, dword [rsp + 40]                                        ;   175.8 agu1    29 s
        shr ecx, 8                                                       ;   179.8 alu2    29 s
        mov ebx, dword [rsp + 56]                                        ;   176.3 agu2   104 s reload
        xor ecx, ebx                                                     ;   180.8 alu0    89 s
        mov dword [rsp + 44], r14d                                       ;   182.8 agu0+st1   66 out[17] spill
        mov r14, qword [rsp + 16]                                        ;   176.8 agu1   143 st reload
        mov dword [r14], edi                                             ;   177.3 agu2+st0  143 st
        mov dword [r14 + 4], ebx                                         ;   180.3 agu0+st1  143 st
        movzx edi, byte [rsp + 40]                                       ;   177.8 agu1    29 s
        xor ecx, dword [r11 + rdi*4 + snow2_init256.T0_MulAlphaInv - snow2_init256.tables] ;   185.8 alu1+agu2   89 s
        mov edi, dword [rsp + 36]                                        ;   178.7 agu0   104 s reload
        rorx edi, edi, 0x18                                              ;   182.7 alu2    28 s
        movzx ebx, dil                                                   ;   183.7 alu3    28 s
        xor ecx, dword [r11 + rbx*4 + snow2_init256.T1_MulAlpha_rot - snow2_init256.tables] ;   188.7 alu0+agu1   89 s
        xor ecx, edi                                                     ;   189.7 alu1    89 s
        mov dword [r14 + 12], eax                                        ;   179.3 agu2+st0  143 st
        mov edi, dword [rsp + 24]                                        ;   179.7 agu0   104 s reload
        mov dword [r14 + 8], edi                                         ;   183.7 agu1+st1  143 st
        mov dword [r14 + 16], r13d                                       ;   180.3 agu2+st0  143 st
        mov dword [r14 + 20], r15d                                       ;   180.7 agu0+st1  143 st
        mov dword [r14 + 24], r10d                                       ;   180.8 agu1+st0  143 st
        mov dword [r14 + 28], r12d                                       ;   181.7 agu2+st1  143 st
        mov dword [r14 + 32], r9d                                        ;   181.8 agu0+st0  143 st
        mov dword [r14 + 36], edx                                        ;   182.7 agu1+st1  143 st
        mov edi, dword [rsp + 40]                                        ;   182.3 agu2   104 s reload
        mov dword [r14 + 40], edi                                        ;   186.3 agu0+st0  143 st
        mov edi, dword [rsp + 48]                                        ;   182.8 agu1   104 s reload
        mov dword [r14 + 44], edi                                        ;   186.8 agu2+st1  143 st
        mov dword [r14 + 52], ebp                                        ;   183.8 agu0+st0  143 st
        mov edi, dword [rsp + 60]                                        ;   183.8 agu1   104 s reload
        mov dword [r14 + 48], edi                                        ;   187.8 agu2+st1  143 st
        mov dword [r14 + 56], esi                                        ;   184.8 agu0+st0  143 st
        mov dword [r14 + 64], r8d                                        ;   185.7 agu1+st1  143 st
        mov dword [r14 + 60], ecx                                        ;   190.7 agu2+st0  143 st
        mov esi, dword [rsp + 44]                                        ;   185.7 agu0    66 out[17] reload
        mov dword [r14 + 68], esi                                        ;   189.7 agu1+st1  143 st
        add rsp, 0x48                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
snow2_init256.tables:
; MulAlphaInv
snow2_init256.T0_MulAlphaInv:
        dd 0x00000000, 0x180f40cd, 0x301e8033, 0x2811c0fe, 0x603ca966, 0x7833e9ab, 0x50222955, 0x482d6998
        dd 0xc078fbcc, 0xd877bb01, 0xf0667bff, 0xe8693b32, 0xa04452aa, 0xb84b1267, 0x905ad299, 0x88559254
        dd 0x29f05f31, 0x31ff1ffc, 0x19eedf02, 0x01e19fcf, 0x49ccf657, 0x51c3b69a, 0x79d27664, 0x61dd36a9
        dd 0xe988a4fd, 0xf187e430, 0xd99624ce, 0xc1996403, 0x89b40d9b, 0x91bb4d56, 0xb9aa8da8, 0xa1a5cd65
        dd 0x5249be62, 0x4a46feaf, 0x62573e51, 0x7a587e9c, 0x32751704, 0x2a7a57c9, 0x026b9737, 0x1a64d7fa
        dd 0x923145ae, 0x8a3e0563, 0xa22fc59d, 0xba208550, 0xf20decc8, 0xea02ac05, 0xc2136cfb, 0xda1c2c36
        dd 0x7bb9e153, 0x63b6a19e, 0x4ba76160, 0x53a821ad, 0x1b854835, 0x038a08f8, 0x2b9bc806, 0x339488cb
        dd 0xbbc11a9f, 0xa3ce5a52, 0x8bdf9aac, 0x93d0da61, 0xdbfdb3f9, 0xc3f2f334, 0xebe333ca, 0xf3ec7307
        dd 0xa492d5c4, 0xbc9d9509, 0x948c55f7, 0x8c83153a, 0xc4ae7ca2, 0xdca13c6f, 0xf4b0fc91, 0xecbfbc5c
        dd 0x64ea2e08, 0x7ce56ec5, 0x54f4ae3b, 0x4cfbeef6, 0x04d6876e, 0x1cd9c7a3, 0x34c8075d, 0x2cc74790
        dd 0x8d628af5, 0x956dca38, 0xbd7c0ac6, 0xa5734a0b, 0xed5e2393, 0xf551635e, 0xdd40a3a0, 0xc54fe36d
        dd 0x4d1a7139, 0x551531f4, 0x7d04f10a, 0x650bb1c7, 0x2d26d85f, 0x35299892, 0x1d38586c, 0x053718a1
        dd 0xf6db6ba6, 0xeed42b6b, 0xc6c5eb95, 0xdecaab58, 0x96e7c2c0, 0x8ee8820d, 0xa6f942f3, 0xbef6023e
        dd 0x36a3906a, 0x2eacd0a7, 0x06bd1059, 0x1eb25094, 0x569f390c, 0x4e9079c1, 0x6681b93f, 0x7e8ef9f2
        dd 0xdf2b3497, 0xc724745a, 0xef35b4a4, 0xf73af469, 0xbf179df1, 0xa718dd3c, 0x8f091dc2, 0x97065d0f
        dd 0x1f53cf5b, 0x075c8f96, 0x2f4d4f68, 0x37420fa5, 0x7f6f663d, 0x676026f0, 0x4f71e60e, 0x577ea6c3
        dd 0xe18d0321, 0xf98243ec, 0xd1938312, 0xc99cc3df, 0x81b1aa47, 0x99beea8a, 0xb1af2a74, 0xa9a06ab9
        dd 0x21f5f8ed, 0x39fab820, 0x11eb78de, 0x09e43813, 0x41c9518b, 0x59c61146, 0x71d7d1b8, 0x69d89175
        dd 0xc87d5c10, 0xd0721cdd, 0xf863dc23, 0xe06c9cee, 0xa841f576, 0xb04eb5bb, 0x985f7545, 0x80503588
        dd 0x0805a7dc, 0x100ae711, 0x381b27ef, 0x20146722, 0x68390eba, 0x70364e77, 0x58278e89, 0x4028ce44
        dd 0xb3c4bd43, 0xabcbfd8e, 0x83da3d70, 0x9bd57dbd, 0xd3f81425, 0xcbf754e8, 0xe3e69416, 0xfbe9d4db
        dd 0x73bc468f, 0x6bb30642, 0x43a2c6bc, 0x5bad8671, 0x1380efe9, 0x0b8faf24, 0x239e6fda, 0x3b912f17
        dd 0x9a34e272, 0x823ba2bf, 0xaa2a6241, 0xb225228c, 0xfa084b14, 0xe2070bd9, 0xca16cb27, 0xd2198bea
        dd 0x5a4c19be, 0x42435973, 0x6a52998d, 0x725dd940, 0x3a70b0d8, 0x227ff015, 0x0a6e30eb, 0x12617026
        dd 0x451fd6e5, 0x5d109628, 0x750156d6, 0x6d0e161b, 0x25237f83, 0x3d2c3f4e, 0x153dffb0, 0x0d32bf7d
        dd 0x85672d29, 0x9d686de4, 0xb579ad1a, 0xad76edd7, 0xe55b844f, 0xfd54c482, 0xd545047c, 0xcd4a44b1
        dd 0x6cef89d4, 0x74e0c919, 0x5cf109e7, 0x44fe492a, 0x0cd320b2, 0x14dc607f, 0x3ccda081, 0x24c2e04c
        dd 0xac977218, 0xb49832d5, 0x9c89f22b, 0x8486b2e6, 0xccabdb7e, 0xd4a49bb3, 0xfcb55b4d, 0xe4ba1b80
        dd 0x17566887, 0x0f59284a, 0x2748e8b4, 0x3f47a879, 0x776ac1e1, 0x6f65812c, 0x477441d2, 0x5f7b011f
        dd 0xd72e934b, 0xcf21d386, 0xe7301378, 0xff3f53b5, 0xb7123a2d, 0xaf1d7ae0, 0x870cba1e, 0x9f03fad3
        dd 0x3ea637b6, 0x26a9777b, 0x0eb8b785, 0x16b7f748, 0x5e9a9ed0, 0x4695de1d, 0x6e841ee3, 0x768b5e2e
        dd 0xfedecc7a, 0xe6d18cb7, 0xcec04c49, 0xd6cf0c84, 0x9ee2651c, 0x86ed25d1, 0xaefce52f, 0xb6f3a5e2
; MulAlpha_rot
snow2_init256.T1_MulAlpha_rot:
        dd 0x00000000, 0xe19fcf12, 0x6b973724, 0x8a08f836, 0xd6876e48, 0x3718a15a, 0xbd10596c, 0x5c8f967e
        dd 0x05a7dc90, 0xe4381382, 0x6e30ebb4, 0x8faf24a6, 0xd320b2d8, 0x32bf7dca, 0xb8b785fc, 0x59284aee
        dd 0x0ae71189, 0xeb78de9b, 0x617026ad, 0x80efe9bf, 0xdc607fc1, 0x3dffb0d3, 0xb7f748e5, 0x566887f7
        dd 0x0f40cd19, 0xeedf020b, 0x64d7fa3d, 0x8548352f, 0xd9c7a351, 0x38586c43, 0xb2509475, 0x53cf5b67
        dd 0x146722bb, 0xf5f8eda9, 0x7ff0159f, 0x9e6fda8d, 0xc2e04cf3, 0x237f83e1, 0xa9777bd7, 0x48e8b4c5
        dd 0x11c0fe2b, 0xf05f3139, 0x7a57c90f, 0x9bc8061d, 0xc7479063, 0x26d85f71, 0xacd0a747, 0x4d4f6855
        dd 0x1e803332, 0xff1ffc20, 0x75170416, 0x9488cb04, 0xc8075d7a, 0x29989268, 0xa3906a5e, 0x420fa54c
        dd 0x1b27efa2, 0xfab820b0, 0x70b0d886, 0x912f1794, 0xcda081ea, 0x2c3f4ef8, 0xa637b6ce, 0x47a879dc
        dd 0x28ce44df, 0xc9518bcd, 0x435973fb, 0xa2c6bce9, 0xfe492a97, 0x1fd6e585, 0x95de1db3, 0x7441d2a1
        dd 0x2d69984f, 0xccf6575d, 0x46feaf6b, 0xa7616079, 0xfbeef607, 0x1a713915, 0x9079c123, 0x71e60e31
        dd 0x22295556, 0xc3b69a44, 0x49be6272, 0xa821ad60, 0xf4ae3b1e, 0x1531f40c, 0x9f390c3a, 0x7ea6c328
        dd 0x278e89c6, 0xc61146d4, 0x4c19bee2, 0xad8671f0, 0xf109e78e, 0x1096289c, 0x9a9ed0aa, 0x7b011fb8
        dd 0x3ca96664, 0xdd36a976, 0x573e5140, 0xb6a19e52, 0xea2e082c, 0x0bb1c73e, 0x81b93f08, 0x6026f01a
        dd 0x390ebaf4, 0xd89175e6, 0x52998dd0, 0xb30642c2, 0xef89d4bc, 0x0e161bae, 0x841ee398, 0x65812c8a
        dd 0x364e77ed, 0xd7d1b8ff, 0x5dd940c9, 0xbc468fdb, 0xe0c919a5, 0x0156d6b7, 0x8b5e2e81, 0x6ac1e193
        dd 0x33e9ab7d, 0xd276646f, 0x587e9c59, 0xb9e1534b, 0xe56ec535, 0x04f10a27, 0x8ef9f211, 0x6f663d03
        dd 0x50358817, 0xb1aa4705, 0x3ba2bf33, 0xda3d7021, 0x86b2e65f, 0x672d294d, 0xed25d17b, 0x0cba1e69
        dd 0x55925487, 0xb40d9b95, 0x3e0563a3, 0xdf9aacb1, 0x83153acf, 0x628af5dd, 0xe8820deb, 0x091dc2f9
        dd 0x5ad2999e, 0xbb4d568c, 0x3145aeba, 0xd0da61a8, 0x8c55f7d6, 0x6dca38c4, 0xe7c2c0f2, 0x065d0fe0
        dd 0x5f75450e, 0xbeea8a1c, 0x34e2722a, 0xd57dbd38, 0x89f22b46, 0x686de454, 0xe2651c62, 0x03fad370
        dd 0x4452aaac, 0xa5cd65be, 0x2fc59d88, 0xce5a529a, 0x92d5c4e4, 0x734a0bf6, 0xf942f3c0, 0x18dd3cd2
        dd 0x41f5763c, 0xa06ab92e, 0x2a624118, 0xcbfd8e0a, 0x97721874, 0x76edd766, 0xfce52f50, 0x1d7ae042
        dd 0x4eb5bb25, 0xaf2a7437, 0x25228c01, 0xc4bd4313, 0x9832d56d, 0x79ad1a7f, 0xf3a5e249, 0x123a2d5b
        dd 0x4b1267b5, 0xaa8da8a7, 0x20855091, 0xc11a9f83, 0x9d9509fd, 0x7c0ac6ef, 0xf6023ed9, 0x179df1cb
        dd 0x78fbccc8, 0x996403da, 0x136cfbec, 0xf2f334fe, 0xae7ca280, 0x4fe36d92, 0xc5eb95a4, 0x24745ab6
        dd 0x7d5c1058, 0x9cc3df4a, 0x16cb277c, 0xf754e86e, 0xabdb7e10, 0x4a44b102, 0xc04c4934, 0x21d38626
        dd 0x721cdd41, 0x93831253, 0x198bea65, 0xf8142577, 0xa49bb309, 0x45047c1b, 0xcf0c842d, 0x2e934b3f
        dd 0x77bb01d1, 0x9624cec3, 0x1c2c36f5, 0xfdb3f9e7, 0xa13c6f99, 0x40a3a08b, 0xcaab58bd, 0x2b3497af
        dd 0x6c9cee73, 0x8d032161, 0x070bd957, 0xe6941645, 0xba1b803b, 0x5b844f29, 0xd18cb71f, 0x3013780d
        dd 0x693b32e3, 0x88a4fdf1, 0x02ac05c7, 0xe333cad5, 0xbfbc5cab, 0x5e2393b9, 0xd42b6b8f, 0x35b4a49d
        dd 0x667bfffa, 0x87e430e8, 0x0decc8de, 0xec7307cc, 0xb0fc91b2, 0x51635ea0, 0xdb6ba696, 0x3af46984
        dd 0x63dc236a, 0x8243ec78, 0x084b144e, 0xe9d4db5c, 0xb55b4d22, 0x54c48230, 0xdecc7a06, 0x3f53b514
; Mix_Sb_0
snow2_init256.T2_Mix_Sb_0:
        dd 0xa56363c6, 0x847c7cf8, 0x997777ee, 0x8d7b7bf6, 0x0df2f2ff, 0xbd6b6bd6, 0xb16f6fde, 0x54c5c591
        dd 0x50303060, 0x03010102, 0xa96767ce, 0x7d2b2b56, 0x19fefee7, 0x62d7d7b5, 0xe6abab4d, 0x9a7676ec
        dd 0x45caca8f, 0x9d82821f, 0x40c9c989, 0x877d7dfa, 0x15fafaef, 0xeb5959b2, 0xc947478e, 0x0bf0f0fb
        dd 0xecadad41, 0x67d4d4b3, 0xfda2a25f, 0xeaafaf45, 0xbf9c9c23, 0xf7a4a453, 0x967272e4, 0x5bc0c09b
        dd 0xc2b7b775, 0x1cfdfde1, 0xae93933d, 0x6a26264c, 0x5a36366c, 0x413f3f7e, 0x02f7f7f5, 0x4fcccc83
        dd 0x5c343468, 0xf4a5a551, 0x34e5e5d1, 0x08f1f1f9, 0x937171e2, 0x73d8d8ab, 0x53313162, 0x3f15152a
        dd 0x0c040408, 0x52c7c795, 0x65232346, 0x5ec3c39d, 0x28181830, 0xa1969637, 0x0f05050a, 0xb59a9a2f
        dd 0x0907070e, 0x36121224, 0x9b80801b, 0x3de2e2df, 0x26ebebcd, 0x6927274e, 0xcdb2b27f, 0x9f7575ea
        dd 0x1b090912, 0x9e83831d, 0x742c2c58, 0x2e1a1a34, 0x2d1b1b36, 0xb26e6edc, 0xee5a5ab4, 0xfba0a05b
        dd 0xf65252a4, 0x4d3b3b76, 0x61d6d6b7, 0xceb3b37d, 0x7b292952, 0x3ee3e3dd, 0x712f2f5e, 0x97848413
        dd 0xf55353a6, 0x68d1d1b9, 0x00000000, 0x2cededc1, 0x60202040, 0x1ffcfce3, 0xc8b1b179, 0xed5b5bb6
        dd 0xbe6a6ad4, 0x46cbcb8d, 0xd9bebe67, 0x4b393972, 0xde4a4a94, 0xd44c4c98, 0xe85858b0, 0x4acfcf85
        dd 0x6bd0d0bb, 0x2aefefc5, 0xe5aaaa4f, 0x16fbfbed, 0xc5434386, 0xd74d4d9a, 0x55333366, 0x94858511
        dd 0xcf45458a, 0x10f9f9e9, 0x06020204, 0x817f7ffe, 0xf05050a0, 0x443c3c78, 0xba9f9f25, 0xe3a8a84b
        dd 0xf35151a2, 0xfea3a35d, 0xc0404080, 0x8a8f8f05, 0xad92923f, 0xbc9d9d21, 0x48383870, 0x04f5f5f1
        dd 0xdfbcbc63, 0xc1b6b677, 0x75dadaaf, 0x63212142, 0x30101020, 0x1affffe5, 0x0ef3f3fd, 0x6dd2d2bf
        dd 0x4ccdcd81, 0x140c0c18, 0x35131326, 0x2fececc3, 0xe15f5fbe, 0xa2979735, 0xcc444488, 0x3917172e
        dd 0x57c4c493, 0xf2a7a755, 0x827e7efc, 0x473d3d7a, 0xac6464c8, 0xe75d5dba, 0x2b191932, 0x957373e6
        dd 0xa06060c0, 0x98818119, 0xd14f4f9e, 0x7fdcdca3, 0x66222244, 0x7e2a2a54, 0xab90903b, 0x8388880b
        dd 0xca46468c, 0x29eeeec7, 0xd3b8b86b, 0x3c141428, 0x79dedea7, 0xe25e5ebc, 0x1d0b0b16, 0x76dbdbad
        dd 0x3be0e0db, 0x56323264, 0x4e3a3a74, 0x1e0a0a14, 0xdb494992, 0x0a06060c, 0x6c242448, 0xe45c5cb8
        dd 0x5dc2c29f, 0x6ed3d3bd, 0xefacac43, 0xa66262c4, 0xa8919139, 0xa4959531, 0x37e4e4d3, 0x8b7979f2
        dd 0x32e7e7d5, 0x43c8c88b, 0x5937376e, 0xb76d6dda, 0x8c8d8d01, 0x64d5d5b1, 0xd24e4e9c, 0xe0a9a949
        dd 0xb46c6cd8, 0xfa5656ac, 0x07f4f4f3, 0x25eaeacf, 0xaf6565ca, 0x8e7a7af4, 0xe9aeae47, 0x18080810
        dd 0xd5baba6f, 0x887878f0, 0x6f25254a, 0x722e2e5c, 0x241c1c38, 0xf1a6a657, 0xc7b4b473, 0x51c6c697
        dd 0x23e8e8cb, 0x7cdddda1, 0x9c7474e8, 0x211f1f3e, 0xdd4b4b96, 0xdcbdbd61, 0x868b8b0d, 0x858a8a0f
        dd 0x907070e0, 0x423e3e7c, 0xc4b5b571, 0xaa6666cc, 0xd8484890, 0x05030306, 0x01f6f6f7, 0x120e0e1c
        dd 0xa36161c2, 0x5f35356a, 0xf95757ae, 0xd0b9b969, 0x91868617, 0x58c1c199, 0x271d1d3a, 0xb99e9e27
        dd 0x38e1e1d9, 0x13f8f8eb, 0xb398982b, 0x33111122, 0xbb6969d2, 0x70d9d9a9, 0x898e8e07, 0xa7949433
        dd 0xb69b9b2d, 0x221e1e3c, 0x92878715, 0x20e9e9c9, 0x49cece87, 0xff5555aa, 0x78282850, 0x7adfdfa5
        dd 0x8f8c8c03, 0xf8a1a159, 0x80898909, 0x170d0d1a, 0xdabfbf65, 0x31e6e6d7, 0xc6424284, 0xb86868d0
        dd 0xc3414182, 0xb0999929, 0x772d2d5a, 0x110f0f1e, 0xcbb0b07b, 0xfc5454a8, 0xd6bbbb6d, 0x3a16162c
; Mix_Sb_8
snow2_init256.T3_Mix_Sb_8:
        dd 0x6363c6a5, 0x7c7cf884, 0x7777ee99, 0x7b7bf68d, 0xf2f2ff0d, 0x6b6bd6bd, 0x6f6fdeb1, 0xc5c59154
        dd 0x30306050, 0x01010203, 0x6767cea9, 0x2b2b567d, 0xfefee719, 0xd7d7b562, 0xabab4de6, 0x7676ec9a
        dd 0xcaca8f45, 0x82821f9d, 0xc9c98940, 0x7d7dfa87, 0xfafaef15, 0x5959b2eb, 0x47478ec9, 0xf0f0fb0b
        dd 0xadad41ec, 0xd4d4b367, 0xa2a25ffd, 0xafaf45ea, 0x9c9c23bf, 0xa4a453f7, 0x7272e496, 0xc0c09b5b
        dd 0xb7b775c2, 0xfdfde11c, 0x93933dae, 0x26264c6a, 0x36366c5a, 0x3f3f7e41, 0xf7f7f502, 0xcccc834f
        dd 0x3434685c, 0xa5a551f4, 0xe5e5d134, 0xf1f1f908, 0x7171e293, 0xd8d8ab73, 0x31316253, 0x15152a3f
        dd 0x0404080c, 0xc7c79552, 0x23234665, 0xc3c39d5e, 0x18183028, 0x969637a1, 0x05050a0f, 0x9a9a2fb5
        dd 0x07070e09, 0x12122436, 0x80801b9b, 0xe2e2df3d, 0xebebcd26, 0x27274e69, 0xb2b27fcd, 0x7575ea9f
        dd 0x0909121b, 0x83831d9e, 0x2c2c5874, 0x1a1a342e, 0x1b1b362d, 0x6e6edcb2, 0x5a5ab4ee, 0xa0a05bfb
        dd 0x5252a4f6, 0x3b3b764d, 0xd6d6b761, 0xb3b37dce, 0x2929527b, 0xe3e3dd3e, 0x2f2f5e71, 0x84841397
        dd 0x5353a6f5, 0xd1d1b968, 0x00000000, 0xededc12c, 0x20204060, 0xfcfce31f, 0xb1b179c8, 0x5b5bb6ed
        dd 0x6a6ad4be, 0xcbcb8d46, 0xbebe67d9, 0x3939724b, 0x4a4a94de, 0x4c4c98d4, 0x5858b0e8, 0xcfcf854a
        dd 0xd0d0bb6b, 0xefefc52a, 0xaaaa4fe5, 0xfbfbed16, 0x434386c5, 0x4d4d9ad7, 0x33336655, 0x85851194
        dd 0x45458acf, 0xf9f9e910, 0x02020406, 0x7f7ffe81, 0x5050a0f0, 0x3c3c7844, 0x9f9f25ba, 0xa8a84be3
        dd 0x5151a2f3, 0xa3a35dfe, 0x404080c0, 0x8f8f058a, 0x92923fad, 0x9d9d21bc, 0x38387048, 0xf5f5f104
        dd 0xbcbc63df, 0xb6b677c1, 0xdadaaf75, 0x21214263, 0x10102030, 0xffffe51a, 0xf3f3fd0e, 0xd2d2bf6d
        dd 0xcdcd814c, 0x0c0c1814, 0x13132635, 0xececc32f, 0x5f5fbee1, 0x979735a2, 0x444488cc, 0x17172e39
        dd 0xc4c49357, 0xa7a755f2, 0x7e7efc82, 0x3d3d7a47, 0x6464c8ac, 0x5d5dbae7, 0x1919322b, 0x7373e695
        dd 0x6060c0a0, 0x81811998, 0x4f4f9ed1, 0xdcdca37f, 0x22224466, 0x2a2a547e, 0x90903bab, 0x88880b83
        dd 0x46468cca, 0xeeeec729, 0xb8b86bd3, 0x1414283c, 0xdedea779, 0x5e5ebce2, 0x0b0b161d, 0xdbdbad76
        dd 0xe0e0db3b, 0x32326456, 0x3a3a744e, 0x0a0a141e, 0x494992db, 0x06060c0a, 0x2424486c, 0x5c5cb8e4
        dd 0xc2c29f5d, 0xd3d3bd6e, 0xacac43ef, 0x6262c4a6, 0x919139a8, 0x959531a4, 0xe4e4d337, 0x7979f28b
        dd 0xe7e7d532, 0xc8c88b43, 0x37376e59, 0x6d6ddab7, 0x8d8d018c, 0xd5d5b164, 0x4e4e9cd2, 0xa9a949e0
        dd 0x6c6cd8b4, 0x5656acfa, 0xf4f4f307, 0xeaeacf25, 0x6565caaf, 0x7a7af48e, 0xaeae47e9, 0x08081018
        dd 0xbaba6fd5, 0x7878f088, 0x25254a6f, 0x2e2e5c72, 0x1c1c3824, 0xa6a657f1, 0xb4b473c7, 0xc6c69751
        dd 0xe8e8cb23, 0xdddda17c, 0x7474e89c, 0x1f1f3e21, 0x4b4b96dd, 0xbdbd61dc, 0x8b8b0d86, 0x8a8a0f85
        dd 0x7070e090, 0x3e3e7c42, 0xb5b571c4, 0x6666ccaa, 0x484890d8, 0x03030605, 0xf6f6f701, 0x0e0e1c12
        dd 0x6161c2a3, 0x35356a5f, 0x5757aef9, 0xb9b969d0, 0x86861791, 0xc1c19958, 0x1d1d3a27, 0x9e9e27b9
        dd 0xe1e1d938, 0xf8f8eb13, 0x98982bb3, 0x11112233, 0x6969d2bb, 0xd9d9a970, 0x8e8e0789, 0x949433a7
        dd 0x9b9b2db6, 0x1e1e3c22, 0x87871592, 0xe9e9c920, 0xcece8749, 0x5555aaff, 0x28285078, 0xdfdfa57a
        dd 0x8c8c038f, 0xa1a159f8, 0x89890980, 0x0d0d1a17, 0xbfbf65da, 0xe6e6d731, 0x424284c6, 0x6868d0b8
        dd 0x414182c3, 0x999929b0, 0x2d2d5a77, 0x0f0f1e11, 0xb0b07bcb, 0x5454a8fc, 0xbbbb6dd6, 0x16162c3a
; Mix_Sb_16
snow2_init256.T4_Mix_Sb_16:
        dd 0x63c6a563, 0x7cf8847c, 0x77ee9977, 0x7bf68d7b, 0xf2ff0df2, 0x6bd6bd6b, 0x6fdeb16f, 0xc59154c5
        dd 0x30605030, 0x01020301, 0x67cea967, 0x2b567d2b, 0xfee719fe, 0xd7b562d7, 0xab4de6ab, 0x76ec9a76
        dd 0xca8f45ca, 0x821f9d82, 0xc98940c9, 0x7dfa877d, 0xfaef15fa, 0x59b2eb59, 0x478ec947, 0xf0fb0bf0
        dd 0xad41ecad, 0xd4b367d4, 0xa25ffda2, 0xaf45eaaf, 0x9c23bf9c, 0xa453f7a4, 0x72e49672, 0xc09b5bc0
        dd 0xb775c2b7, 0xfde11cfd, 0x933dae93, 0x264c6a26, 0x366c5a36, 0x3f7e413f, 0xf7f502f7, 0xcc834fcc
        dd 0x34685c34, 0xa551f4a5, 0xe5d134e5, 0xf1f908f1, 0x71e29371, 0xd8ab73d8, 0x31625331, 0x152a3f15
        dd 0x04080c04, 0xc79552c7, 0x23466523, 0xc39d5ec3, 0x18302818, 0x9637a196, 0x050a0f05, 0x9a2fb59a
        dd 0x070e0907, 0x12243612, 0x801b9b80, 0xe2df3de2, 0xebcd26eb, 0x274e6927, 0xb27fcdb2, 0x75ea9f75
        dd 0x09121b09, 0x831d9e83, 0x2c58742c, 0x1a342e1a, 0x1b362d1b, 0x6edcb26e, 0x5ab4ee5a, 0xa05bfba0
        dd 0x52a4f652, 0x3b764d3b, 0xd6b761d6, 0xb37dceb3, 0x29527b29, 0xe3dd3ee3, 0x2f5e712f, 0x84139784
        dd 0x53a6f553, 0xd1b968d1, 0x00000000, 0xedc12ced, 0x20406020, 0xfce31ffc, 0xb179c8b1, 0x5bb6ed5b
        dd 0x6ad4be6a, 0xcb8d46cb, 0xbe67d9be, 0x39724b39, 0x4a94de4a, 0x4c98d44c, 0x58b0e858, 0xcf854acf
        dd 0xd0bb6bd0, 0xefc52aef, 0xaa4fe5aa, 0xfbed16fb, 0x4386c543, 0x4d9ad74d, 0x33665533, 0x85119485
        dd 0x458acf45, 0xf9e910f9, 0x02040602, 0x7ffe817f, 0x50a0f050, 0x3c78443c, 0x9f25ba9f, 0xa84be3a8
        dd 0x51a2f351, 0xa35dfea3, 0x4080c040, 0x8f058a8f, 0x923fad92, 0x9d21bc9d, 0x38704838, 0xf5f104f5
        dd 0xbc63dfbc, 0xb677c1b6, 0xdaaf75da, 0x21426321, 0x10203010, 0xffe51aff, 0xf3fd0ef3, 0xd2bf6dd2
        dd 0xcd814ccd, 0x0c18140c, 0x13263513, 0xecc32fec, 0x5fbee15f, 0x9735a297, 0x4488cc44, 0x172e3917
        dd 0xc49357c4, 0xa755f2a7, 0x7efc827e, 0x3d7a473d, 0x64c8ac64, 0x5dbae75d, 0x19322b19, 0x73e69573
        dd 0x60c0a060, 0x81199881, 0x4f9ed14f, 0xdca37fdc, 0x22446622, 0x2a547e2a, 0x903bab90, 0x880b8388
        dd 0x468cca46, 0xeec729ee, 0xb86bd3b8, 0x14283c14, 0xdea779de, 0x5ebce25e, 0x0b161d0b, 0xdbad76db
        dd 0xe0db3be0, 0x32645632, 0x3a744e3a, 0x0a141e0a, 0x4992db49, 0x060c0a06, 0x24486c24, 0x5cb8e45c
        dd 0xc29f5dc2, 0xd3bd6ed3, 0xac43efac, 0x62c4a662, 0x9139a891, 0x9531a495, 0xe4d337e4, 0x79f28b79
        dd 0xe7d532e7, 0xc88b43c8, 0x376e5937, 0x6ddab76d, 0x8d018c8d, 0xd5b164d5, 0x4e9cd24e, 0xa949e0a9
        dd 0x6cd8b46c, 0x56acfa56, 0xf4f307f4, 0xeacf25ea, 0x65caaf65, 0x7af48e7a, 0xae47e9ae, 0x08101808
        dd 0xba6fd5ba, 0x78f08878, 0x254a6f25, 0x2e5c722e, 0x1c38241c, 0xa657f1a6, 0xb473c7b4, 0xc69751c6
        dd 0xe8cb23e8, 0xdda17cdd, 0x74e89c74, 0x1f3e211f, 0x4b96dd4b, 0xbd61dcbd, 0x8b0d868b, 0x8a0f858a
        dd 0x70e09070, 0x3e7c423e, 0xb571c4b5, 0x66ccaa66, 0x4890d848, 0x03060503, 0xf6f701f6, 0x0e1c120e
        dd 0x61c2a361, 0x356a5f35, 0x57aef957, 0xb969d0b9, 0x86179186, 0xc19958c1, 0x1d3a271d, 0x9e27b99e
        dd 0xe1d938e1, 0xf8eb13f8, 0x982bb398, 0x11223311, 0x69d2bb69, 0xd9a970d9, 0x8e07898e, 0x9433a794
        dd 0x9b2db69b, 0x1e3c221e, 0x87159287, 0xe9c920e9, 0xce8749ce, 0x55aaff55, 0x28507828, 0xdfa57adf
        dd 0x8c038f8c, 0xa159f8a1, 0x89098089, 0x0d1a170d, 0xbf65dabf, 0xe6d731e6, 0x4284c642, 0x68d0b868
        dd 0x4182c341, 0x9929b099, 0x2d5a772d, 0x0f1e110f, 0xb07bcbb0, 0x54a8fc54, 0xbb6dd6bb, 0x162c3a16
; Mix_Sb_24
snow2_init256.T5_Mix_Sb_24:
        dd 0xc6a56363, 0xf8847c7c, 0xee997777, 0xf68d7b7b, 0xff0df2f2, 0xd6bd6b6b, 0xdeb16f6f, 0x9154c5c5
        dd 0x60503030, 0x02030101, 0xcea96767, 0x567d2b2b, 0xe719fefe, 0xb562d7d7, 0x4de6abab, 0xec9a7676
        dd 0x8f45caca, 0x1f9d8282, 0x8940c9c9, 0xfa877d7d, 0xef15fafa, 0xb2eb5959, 0x8ec94747, 0xfb0bf0f0
        dd 0x41ecadad, 0xb367d4d4, 0x5ffda2a2, 0x45eaafaf, 0x23bf9c9c, 0x53f7a4a4, 0xe4967272, 0x9b5bc0c0
        dd 0x75c2b7b7, 0xe11cfdfd, 0x3dae9393, 0x4c6a2626, 0x6c5a3636, 0x7e413f3f, 0xf502f7f7, 0x834fcccc
        dd 0x685c3434, 0x51f4a5a5, 0xd134e5e5, 0xf908f1f1, 0xe2937171, 0xab73d8d8, 0x62533131, 0x2a3f1515
        dd 0x080c0404, 0x9552c7c7, 0x46652323, 0x9d5ec3c3, 0x30281818, 0x37a19696, 0x0a0f0505, 0x2fb59a9a
        dd 0x0e090707, 0x24361212, 0x1b9b8080, 0xdf3de2e2, 0xcd26ebeb, 0x4e692727, 0x7fcdb2b2, 0xea9f7575
        dd 0x121b0909, 0x1d9e8383, 0x58742c2c, 0x342e1a1a, 0x362d1b1b, 0xdcb26e6e, 0xb4ee5a5a, 0x5bfba0a0
        dd 0xa4f65252, 0x764d3b3b, 0xb761d6d6, 0x7dceb3b3, 0x527b2929, 0xdd3ee3e3, 0x5e712f2f, 0x13978484
        dd 0xa6f55353, 0xb968d1d1, 0x00000000, 0xc12ceded, 0x40602020, 0xe31ffcfc, 0x79c8b1b1, 0xb6ed5b5b
        dd 0xd4be6a6a, 0x8d46cbcb, 0x67d9bebe, 0x724b3939, 0x94de4a4a, 0x98d44c4c, 0xb0e85858, 0x854acfcf
        dd 0xbb6bd0d0, 0xc52aefef, 0x4fe5aaaa, 0xed16fbfb, 0x86c54343, 0x9ad74d4d, 0x66553333, 0x11948585
        dd 0x8acf4545, 0xe910f9f9, 0x04060202, 0xfe817f7f, 0xa0f05050, 0x78443c3c, 0x25ba9f9f, 0x4be3a8a8
        dd 0xa2f35151, 0x5dfea3a3, 0x80c04040, 0x058a8f8f, 0x3fad9292, 0x21bc9d9d, 0x70483838, 0xf104f5f5
        dd 0x63dfbcbc, 0x77c1b6b6, 0xaf75dada, 0x42632121, 0x20301010, 0xe51affff, 0xfd0ef3f3, 0xbf6dd2d2
        dd 0x814ccdcd, 0x18140c0c, 0x26351313, 0xc32fecec, 0xbee15f5f, 0x35a29797, 0x88cc4444, 0x2e391717
        dd 0x9357c4c4, 0x55f2a7a7, 0xfc827e7e, 0x7a473d3d, 0xc8ac6464, 0xbae75d5d, 0x322b1919, 0xe6957373
        dd 0xc0a06060, 0x19988181, 0x9ed14f4f, 0xa37fdcdc, 0x44662222, 0x547e2a2a, 0x3bab9090, 0x0b838888
        dd 0x8cca4646, 0xc729eeee, 0x6bd3b8b8, 0x283c1414, 0xa779dede, 0xbce25e5e, 0x161d0b0b, 0xad76dbdb
        dd 0xdb3be0e0, 0x64563232, 0x744e3a3a, 0x141e0a0a, 0x92db4949, 0x0c0a0606, 0x486c2424, 0xb8e45c5c
        dd 0x9f5dc2c2, 0xbd6ed3d3, 0x43efacac, 0xc4a66262, 0x39a89191, 0x31a49595, 0xd337e4e4, 0xf28b7979
        dd 0xd532e7e7, 0x8b43c8c8, 0x6e593737, 0xdab76d6d, 0x018c8d8d, 0xb164d5d5, 0x9cd24e4e, 0x49e0a9a9
        dd 0xd8b46c6c, 0xacfa5656, 0xf307f4f4, 0xcf25eaea, 0xcaaf6565, 0xf48e7a7a, 0x47e9aeae, 0x10180808
        dd 0x6fd5baba, 0xf0887878, 0x4a6f2525, 0x5c722e2e, 0x38241c1c, 0x57f1a6a6, 0x73c7b4b4, 0x9751c6c6
        dd 0xcb23e8e8, 0xa17cdddd, 0xe89c7474, 0x3e211f1f, 0x96dd4b4b, 0x61dcbdbd, 0x0d868b8b, 0x0f858a8a
        dd 0xe0907070, 0x7c423e3e, 0x71c4b5b5, 0xccaa6666, 0x90d84848, 0x06050303, 0xf701f6f6, 0x1c120e0e
        dd 0xc2a36161, 0x6a5f3535, 0xaef95757, 0x69d0b9b9, 0x17918686, 0x9958c1c1, 0x3a271d1d, 0x27b99e9e
        dd 0xd938e1e1, 0xeb13f8f8, 0x2bb39898, 0x22331111, 0xd2bb6969, 0xa970d9d9, 0x07898e8e, 0x33a79494
        dd 0x2db69b9b, 0x3c221e1e, 0x15928787, 0xc920e9e9, 0x8749cece, 0xaaff5555, 0x50782828, 0xa57adfdf
        dd 0x038f8c8c, 0x59f8a1a1, 0x09808989, 0x1a170d0d, 0x65dabfbf, 0xd731e6e6, 0x84c64242, 0xd0b86868
        dd 0x82c34141, 0x29b09999, 0x5a772d2d, 0x1e110f0f, 0x7bcbb0b0, 0xa8fc5454, 0x6dd6bbbb, 0x2c3a1616

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
