; kasumi_decrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu zen3
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 32 bytes, read, secret, no alignment needed
;   src: 8 bytes a block, read, secret, no alignment needed
;   dst: 8 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 6.0; bounds: width 0.7, ports 1.0, path 2.0
;   blocks: 23 uops, planned 10.0; bounds: width 3.8, ports 4.5, path 6.0
;   blocks/rounds: 193 uops, planned 81.0; bounds: width 32.2, ports 38.0, path 73.0
;   blocks.2: 16 uops, planned 7.3; bounds: width 2.7, ports 3.3, path 3.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0x68                                                    ;                    frame
        mov dword [rsp + 64], ecx                                        ;                    argument
        mov qword [rsp + 0], rsi                                         ;                    argument
        mov qword [rsp + 16], rdi                                        ;                    argument
        mov qword [rsp + 56], rdx                                        ;                    argument
        mov r8d, dword [rsp + 64]                                        ;     0.0 agu0   149 blocks
        shl r8, 3                                                        ;     4.0 alu1   149 blocks
        add r8, qword [rsp + 0]                                          ;     5.0 alu0+agu1  149 blocks
        mov qword [rsp + 8], r8                                          ;     6.0 agu2+st0  149 blocks
        cmp dword [rsp + 64], 0                                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 0]                                          ;     0.0 agu0   130 l reload
        mov esi, dword [r8]                                              ;     4.0 agu1   130 l
        bswap esi                                                        ;     8.0 alu0   130 l
        mov edi, dword [r8 + 4]                                          ;     4.0 agu2   131 r
        bswap edi                                                        ;     8.0 alu1   131 r
        movzx ebp, si                                                    ;     9.0 alu2   106 l
        shr esi, 0x10                                                    ;     9.0 alu1   106 l
        mov dword [rsp + 68], esi                                        ;    10.0 agu0+st0  132 rounds
        mov dword [rsp + 72], ebp                                        ;    10.0 agu1+st1  132 rounds
        movzx esi, di                                                    ;     9.0 alu3   106 r
        shr edi, 0x10                                                    ;     9.0 alu2   106 r
        mov dword [rsp + 76], edi                                        ;    10.0 agu2+st0  132 rounds
        mov dword [rsp + 80], esi                                        ;    10.0 agu0+st1  132 rounds
        mov r8, qword [rsp + 16]                                         ;     2.3 agu1   132 rounds reload
        mov qword [rsp + 24], r8                                         ;     6.3 agu2+st0  132 rounds
        lea r9, [r8 + 12]                                                ;     6.3 alu0   132 rounds
        mov qword [rsp + 32], r9                                         ;     7.3 agu0+st1  132 rounds
        mov esi, 4                                                       ;     2.8 alu3   132 rounds reload
        mov dword [rsp + 84], esi                                        ;     4.2 agu1+st0  132 rounds
        lea r9, [r8 + 8]                                                 ;     6.3 alu1   132 rounds
        mov qword [rsp + 40], r9                                         ;     7.3 agu2+st1  132 rounds
        add r8, rsi                                                      ;     6.3 alu2   132 rounds
        mov qword [rsp + 48], r8                                         ;     7.3 agu0+st0  132 rounds
        mov r8, qword [rsp + 32]                                         ;                    resident
        mov r9, qword [rsp + 24]                                         ;                    resident
        mov r10, qword [rsp + 40]                                        ;                    resident
        mov r11, qword [rsp + 48]                                        ;                    resident
        mov esi, dword [rsp + 76]                                        ;                    resident
        mov edi, dword [rsp + 80]                                        ;                    resident
        align 16
.rounds_2:
        movzx ebp, word [r9]                                             ;     0.0 agu0    68 k2
        movzx r12d, word [r11 + 18]                                      ;     0.2 agu1    69 k2
        movzx r13d, word [r10]                                           ;     0.3 agu2    68 k2
        movzx r14d, word [r10 + 2]                                       ;     1.0 agu0    68 k2
        movzx r15d, word [r11 + 16]                                      ;     1.2 agu1    69 k2
        mov eax, ebp                                                     ;     4.0         68 k2 copy
        shl eax, 5                                                       ;     4.0 alu1    68 k2
        shr ebp, 0xb                                                     ;     4.0 alu2    68 k2
        movzx eax, ax                                                    ;     5.0 alu0    68 k2
        or ebp, eax                                                      ;     6.0 alu3    68 k2
        xor ebp, esi                                                     ;     7.0 alu1    50 next
        movzx eax, word [r8 + 16]                                        ;     1.8 agu2    69 k2
        mov ecx, r12d                                                    ;     4.2         69 k2 copy
        shl ecx, 7                                                       ;     4.2 alu2    69 k2
        shr r12d, 9                                                      ;     4.2 alu1    69 k2
        movzx ecx, cx                                                    ;     5.2 alu0    69 k2
        or r12d, ecx                                                     ;     6.2 alu3    69 k2
        movzx ecx, bpl                                                   ;     8.0 alu2    41 next
        shr ebp, 7                                                       ;     8.0 alu1    41 next
        lea rdx, [rel kasumi_decrypt_compact.tables]                     ;     3.5 alu0    41 next reload
        xor r12d, dword [rdx + rbp*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    13.0 alu3+agu0   44 next
        xor r12d, dword [rdx + rcx*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    14.0 alu2+agu1   44 next
        movzx ebp, word [r8 + 2]                                         ;     3.7 agu2    68 k2
        mov ecx, r14d                                                    ;     5.0         68 k2 copy
        shl ecx, 0xd                                                     ;     5.0 alu1    68 k2
        shr r14d, 3                                                      ;     5.2 alu2    68 k2
        movzx ecx, cx                                                    ;     6.0 alu0    68 k2
        or r14d, ecx                                                     ;     7.0 alu3    68 k2
        mov ecx, r15d                                                    ;     5.2         69 k2 copy
        shl ecx, 7                                                       ;     6.0 alu1    69 k2
        shr r15d, 9                                                      ;     6.2 alu2    69 k2
        movzx ecx, cx                                                    ;     7.0 alu0    69 k2
        or r15d, ecx                                                     ;     8.0 alu3    69 k2
        mov ecx, r13d                                                    ;     5.5         68 k2 copy
        shl ecx, 8                                                       ;     7.0 alu1    68 k2
        movzx ecx, cx                                                    ;     8.0 alu0    68 k2
        mov ebx, r13d                                                    ;     6.0         68 k2 copy
        shr ebx, 8                                                       ;     7.2 alu2    68 k2
        or ecx, ebx                                                      ;     9.0 alu3    68 k2
        xor ecx, edi                                                     ;    10.0 alu0    50 next
        mov ebx, eax                                                     ;     6.7         69 k2 copy
        shl ebx, 7                                                       ;     8.0 alu1    69 k2
        movzx ebx, bx                                                    ;     9.0 alu3    69 k2
        movzx r13d, cl                                                   ;    11.0 alu2    41 next
        shr ecx, 7                                                       ;    11.0 alu1    41 next
        mov ecx, dword [rdx + rcx*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    12.0 agu0    44 next
        xor ecx, dword [rdx + r13*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    16.0 alu0+agu1   44 next
        xor ecx, r15d                                                    ;    17.0 alu3    44 next
        movzx r13d, r12b                                                 ;    15.0 alu2    44 next
        shr r12d, 7                                                      ;    15.0 alu1    41 next
        shr eax, 9                                                       ;    10.2 alu2    69 k2
        mov r12d, dword [rdx + r12*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    16.0 agu2    50 next
        xor r12d, edi                                                    ;    20.0 alu0    50 next
        xor r12d, dword [rdx + r13*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    21.0 alu3+agu0   50 next
        or ebx, eax                                                      ;    11.2 alu0    69 k2
        movzx r13d, word [r9 + 18]                                       ;     9.2 agu1    68 k2
        movzx eax, word [r8]                                             ;     9.5 agu2    68 k1
        xor r14d, r12d                                                   ;    22.0 alu3    50 next
        mov dword [rsp + 88], edi                                        ;    10.0 agu0+st0   50 next spill
        lea edi, [rbp*2]                                                 ;    11.0 alu1    68 k2
        movzx edi, di                                                    ;    12.0 alu2    68 k2
        mov dword [rsp + 92], esi                                        ;    11.0 agu1+st1   50 next spill
        mov esi, ebp                                                     ;    11.2         68 k2 copy
        shr esi, 0xf                                                     ;    12.0 alu1    68 k2
        or edi, esi                                                      ;    13.0 alu0    68 k2
        movzx esi, cl                                                    ;    18.0 alu3    44 next
        xor r12d, dword [rdx + rsi*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    23.0 alu2+agu2   50 next
        shr ecx, 7                                                       ;    18.0 alu1    41 next
        xor r12d, dword [rdx + rcx*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    24.0 alu0+agu0   50 next
        mov esi, r13d                                                    ;    13.2         59 r copy
        movzx ecx, r14b                                                  ;    23.0 alu3    41 next
        xor ebx, dword [rdx + rcx*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    28.0 alu2+agu1   44 next
        shr r14d, 7                                                      ;    23.0 alu1    41 next
        lea ecx, [rax*2]                                                 ;    14.0 alu0    68 k1
        xor ebx, dword [rdx + r14*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    29.0 alu3+agu2   44 next
        shr eax, 0xf                                                     ;    15.0 alu2    68 k1
        movzx r14d, cx                                                   ;    15.2 alu0    68 k1
        or eax, r14d                                                     ;    16.2 alu1    68 k1
        movzx r14d, word [r9 + 16]                                       ;    15.5 agu0    68 k1
        and edi, r12d                                                    ;    25.0 alu3    58 r
        lea ecx, [rdi*2]                                                 ;    26.0 alu2    58 r
        shr edi, 0xf                                                     ;    26.0 alu1    58 r
        movzx ecx, cx                                                    ;    27.0 alu0    58 r
        or edi, ecx                                                      ;    28.0 alu3    58 r
        xor edi, r12d                                                    ;    29.0 alu2    58 r
        xor r12d, dword [rsp + 68]                                       ;    25.0 alu1+agu1  108 r
        movzx ecx, bl                                                    ;    30.0 alu0    44 next
        xor edi, dword [rdx + rcx*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    35.0 alu3+agu2   58 r
        shr ebx, 7                                                       ;    30.0 alu2    41 next
        xor edi, dword [rdx + rbx*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    36.0 alu1+agu0   58 r
        mov ecx, ebp                                                     ;    23.2         68 k1 copy
        shl ecx, 5                                                       ;    23.3 alu2    68 k1
        shr ebp, 0xb                                                     ;    24.0 alu1    68 k1
        movzx ecx, cx                                                    ;    24.3 alu0    68 k1
        or esi, edi                                                      ;    37.0 alu3    59 r
        or ecx, ebp                                                      ;    25.3 alu2    68 k1
        xor edi, dword [rsp + 72]                                        ;    37.0 alu0+agu1  108 r
        lea ebp, [rsi*2]                                                 ;    38.0 alu1    59 r
        shr esi, 0xf                                                     ;    38.0 alu2    59 r
        movzx ebp, bp                                                    ;    39.0 alu3    59 r
        or esi, ebp                                                      ;    40.0 alu0    59 r
        movzx ebp, word [r11 + 2]                                        ;    26.2 agu2    68 k1
        xor r12d, esi                                                    ;    41.0 alu1   108 r
        and eax, r12d                                                    ;    42.0 alu2    58 r
        mov esi, ebp                                                     ;    30.2         68 k1 copy
        shl esi, 8                                                       ;    30.2 alu1    68 k1
        shr ebp, 8                                                       ;    30.2 alu2    68 k1
        movzx esi, si                                                    ;    31.2 alu3    68 k1
        xor ecx, r12d                                                    ;    42.0 alu0    50 next
        mov ebx, edi                                                     ;    38.0         58 r copy
        mov dword [rsp + 72], edi                                        ;    38.0 agu0+st0  108 r spill
        lea edi, [rax*2]                                                 ;    43.0 alu1    58 r
        shr eax, 0xf                                                     ;    43.0 alu2    58 r
        movzx edi, di                                                    ;    44.0 alu3    58 r
        or ebp, esi                                                      ;    35.0 alu0    68 k1
        or eax, edi                                                      ;    45.0 alu1    58 r
        movzx esi, word [r10 + 18]                                       ;    36.0 agu1    69 k1
        xor ebx, eax                                                     ;    46.0 alu2    58 r
        or r14d, ebx                                                     ;    47.0 alu3    59 r
        xor ebp, ebx                                                     ;    47.0 alu0    50 next
        movzx edi, word [r10]                                            ;    38.0 agu2    68 k1
        shl edi, 0xd                                                     ;    42.0 alu1    68 k1
        movzx edi, di                                                    ;    43.0 alu2    68 k1
        lea eax, [r14*2]                                                 ;    48.0 alu3    59 r
        shr r14d, 0xf                                                    ;    48.0 alu1    59 r
        movzx eax, ax                                                    ;    49.0 alu0    59 r
        or r14d, eax                                                     ;    50.0 alu2    59 r
        mov eax, r13d                                                    ;    41.0         69 k1 copy
        shl eax, 7                                                       ;    41.2 alu1    69 k1
        xor ecx, r14d                                                    ;    51.0 alu3    50 next
        movzx r14d, ax                                                   ;    42.2 alu0    69 k1
        movzx eax, bpl                                                   ;    48.0 alu2    41 next
        shr ebp, 7                                                       ;    48.0 alu1    41 next
        mov ebp, dword [rdx + rbp*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    49.0 agu0    44 next
        xor ebp, dword [rdx + rax*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    53.0 alu3+agu1   44 next
        movzx eax, cl                                                    ;    52.0 alu0    41 next
        xor r15d, dword [rdx + rax*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    57.0 alu2+agu2   44 next
        shr ecx, 7                                                       ;    52.0 alu1    41 next
        shr r13d, 9                                                      ;    45.0 alu2    69 k1
        xor r15d, dword [rdx + rcx*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    58.0 alu3+agu0   44 next
        or r14d, r13d                                                    ;    46.0 alu0    69 k1
        mov r13d, esi                                                    ;    46.2         69 k1 copy
        shl r13d, 7                                                      ;    46.3 alu1    69 k1
        shr esi, 9                                                       ;    46.5 alu2    69 k1
        movzx r13d, r13w                                                 ;    47.3 alu3    69 k1
        movzx eax, word [r10]                                            ;    47.0 agu1    68 k1
        shr eax, 3                                                       ;    51.0 alu1    68 k1
        or edi, eax                                                      ;    52.0 alu0    68 k1
        movzx eax, r15b                                                  ;    59.0 alu2    44 next
        xor ebx, dword [rdx + rax*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    64.0 alu3+agu2   50 next
        shr r15d, 7                                                      ;    59.0 alu1    41 next
        or r13d, esi                                                     ;    48.3 alu0    69 k1
        xor ebx, dword [rdx + r15*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    65.0 alu2+agu0   50 next
        xor ebp, r14d                                                    ;    54.0 alu3    44 next
        mov r14, qword [rsp + 16]                                        ;    49.0 agu1   132 rounds reload
        sub r8, r14                                                      ;    53.0 alu0   132 rounds
        sub r9, r14                                                      ;    53.0 alu1   132 rounds
        sub r10, r14                                                     ;    53.0 alu2   132 rounds
        sub r11, r14                                                     ;    53.0 alu3   132 rounds
        add r8, 0xc                                                      ;    54.0 alu0   132 rounds
        add r9, 0xc                                                      ;    54.0 alu1   132 rounds
        movzx esi, bpl                                                   ;    55.0 alu2    44 next
        shr ebp, 7                                                       ;    55.0 alu1    41 next
        mov ebp, dword [rdx + rbp*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    56.0 agu2    50 next
        xor ebp, dword [rdx + rsi*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    60.0 alu3+agu0   50 next
        xor edi, ebx                                                     ;    66.0 alu0    50 next
        add r10, 0xc                                                     ;    54.0 alu2   132 rounds
        add r11, 0xc                                                     ;    54.0 alu1   132 rounds
        xor ebp, ebx                                                     ;    66.0 alu3    50 next
        movzx esi, dil                                                   ;    67.0 alu0    41 next
        shr edi, 7                                                       ;    67.0 alu2    41 next
        and r8, 0xf                                                      ;    55.0 alu1   132 rounds
        xor r13d, dword [rdx + rdi*4 + kasumi_decrypt_compact.T0_Step_S9_0 - kasumi_decrypt_compact.tables] ;    72.0 alu3+agu1   44 next
        xor r13d, dword [rdx + rsi*4 + kasumi_decrypt_compact.T1_Step_S7_9 - kasumi_decrypt_compact.tables] ;    73.0 alu0+agu2   44 next
        add r8, r14                                                      ;    56.0 alu2   132 rounds
        and r9, 0xf                                                      ;    56.0 alu1   132 rounds
        add r9, r14                                                      ;    57.0 alu3   132 rounds
        and r10, 0xf                                                     ;    56.3 alu0   132 rounds
        add r10, r14                                                     ;    57.3 alu2   132 rounds
        and r11, 0xf                                                     ;    57.0 alu1   132 rounds
        add r11, r14                                                     ;    58.0 alu3   132 rounds
        mov esi, ebp                                                     ;    67.0        108 r copy
        xor esi, dword [rsp + 92]                                        ;    67.0 alu0+agu0  108 r
        xor ebp, dword [rsp + 88]                                        ;    67.0 alu2+agu1  108 r
        movzx edi, r13b                                                  ;    74.0 alu1    44 next
        shr r13d, 7                                                      ;    74.0 alu2    41 next
        xor ebp, dword [rdx + r13*4 + kasumi_decrypt_compact.T2_Step_rotl9_S9_0 - kasumi_decrypt_compact.tables] ;    79.0 alu3+agu2  108 r
        xor ebp, dword [rdx + rdi*4 + kasumi_decrypt_compact.T3_Step_rotl9_S7_9 - kasumi_decrypt_compact.tables] ;    80.0 alu0+agu0  108 r
        mov dword [rsp + 68], r12d                                       ;    60.0 agu1+st1  132 rounds
        mov edi, dword [rsp + 84]                                        ;    60.2 agu2   132 rounds
        add edi, 0xffffffff                                              ;    64.2 alu1   132 rounds
        mov dword [rsp + 84], edi                                        ;    65.2 agu0+st0  132 rounds
        mov edi, ebp                                                     ;    81.0        108 r copy
        cmp dword [rsp + 84], 0                                          ;                    more rounds?
        jne .rounds_2
        mov qword [rsp + 32], r8                                         ;                    resident
        mov qword [rsp + 24], r9                                         ;                    resident
        mov qword [rsp + 40], r10                                        ;                    resident
        mov qword [rsp + 48], r11                                        ;                    resident
        mov dword [rsp + 76], esi                                        ;                    resident
        mov dword [rsp + 80], edi                                        ;                    resident
        mov esi, dword [rsp + 68]                                        ;     0.0 agu0   107 dst
        shl esi, 0x10                                                    ;     4.0 alu1   107 dst
        mov edi, dword [rsp + 76]                                        ;     0.3 agu1   107 dst
        shl edi, 0x10                                                    ;     4.3 alu2   107 dst
        or esi, dword [rsp + 72]                                         ;     5.0 alu0+agu2  107 dst
        or edi, dword [rsp + 80]                                         ;     5.3 alu3+agu0  107 dst
        bswap esi                                                        ;     6.0 alu1   138 dst
        bswap edi                                                        ;     6.3 alu2   139 dst
        mov r8, qword [rsp + 56]                                         ;     1.3 agu1   138 dst reload
        mov dword [r8], esi                                              ;     7.0 agu2+st0  138 dst
        mov dword [r8 + 4], edi                                          ;     7.3 agu0+st1  139 dst
        mov r9, qword [rsp + 0]                                          ;     2.3 agu1   149 blocks
        add r9, 8                                                        ;     6.3 alu0   149 blocks
        mov qword [rsp + 0], r9                                          ;     7.3 agu2+st0  149 blocks
        add r8, 8                                                        ;     5.3 alu3   149 blocks
        mov qword [rsp + 56], r8                                         ;     6.3 agu0+st1  149 blocks
        cmp r9, qword [rsp + 8]                                          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x68                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
kasumi_decrypt_compact.tables:
; Step_S9_0
kasumi_decrypt_compact.T0_Step_S9_0:
        dd 0x000053a7, 0x000077ef, 0x000050a1, 0x0000bdfb, 0x0000c387, 0x0000a74e, 0x00000489, 0x0000a952
        dd 0x00001326, 0x00007162, 0x00001830, 0x0000b366, 0x0000e244, 0x0000c081, 0x00002d5a, 0x0000c68d
        dd 0x00005bb7, 0x00007efd, 0x00004993, 0x0000a5cb, 0x0000cf9f, 0x0000aa54, 0x000019b3, 0x0000b56a
        dd 0x00009932, 0x0000fa74, 0x00008306, 0x00002952, 0x00006c58, 0x00004f9f, 0x0000b264, 0x000058b1
        dd 0x000057af, 0x000078f1, 0x0000f4e9, 0x000012a5, 0x0000674e, 0x00000891, 0x00000000, 0x0000a6cd
        dd 0x0000162c, 0x00007f7e, 0x0000bd7a, 0x00001d3a, 0x0000478f, 0x00006e5c, 0x000028d1, 0x0000c810
        dd 0x00002fdf, 0x00000183, 0x00009dbb, 0x00007af5, 0x00001b36, 0x000075eb, 0x00006d5a, 0x0000ca95
        dd 0x0000ec58, 0x00008408, 0x0000562c, 0x0000f76e, 0x0000b9f3, 0x00009122, 0x0000c78f, 0x0000264c
        dd 0x000052a5, 0x000062c5, 0x0000c58b, 0x00003cf9, 0x00008081, 0x0000f060, 0x0000d3a7, 0x00006a54
        dd 0x00007870, 0x00000e1c, 0x0000e74e, 0x00005830, 0x0000cb16, 0x0000fdfb, 0x00009020, 0x00006fdf
        dd 0x0000faf5, 0x0000cb97, 0x00007cf9, 0x00008489, 0x00002cd9, 0x00005d3a, 0x00006edd, 0x0000d62c
        dd 0x00005224, 0x0000254a, 0x0000dc38, 0x00006244, 0x0000e54a, 0x0000d2a5, 0x0000af5e, 0x000051a3
        dd 0x00007468, 0x00004f1e, 0x00004306, 0x0000b162, 0x0000068d, 0x00007d7a, 0x0000f5eb, 0x0000470e
        dd 0x00005fbf, 0x000022c5, 0x000060c1, 0x0000d4a9, 0x00004c18, 0x000071e3, 0x0000b76e, 0x00004387
        dd 0x0000ac58, 0x0000962c, 0x00008a14, 0x00007972, 0x0000dab5, 0x0000a040, 0x000038f1, 0x00008b16
        dd 0x0000058b, 0x000079f3, 0x00002bd7, 0x00009ebd, 0x00001224, 0x00002edd, 0x0000f870, 0x00000d9b
        dd 0x0000f3e7, 0x0000df3e, 0x0000f162, 0x000014a9, 0x00002244, 0x00004e1c, 0x0000e4c9, 0x00004183
        dd 0x0000a346, 0x0000c993, 0x0000a9d3, 0x00000a14, 0x000013a7, 0x000039f3, 0x0000dd3a, 0x00003e7c
        dd 0x0000eddb, 0x0000c000, 0x0000fe7c, 0x00001ab5, 0x00003870, 0x0000552a, 0x0000efdf, 0x00004b97
        dd 0x00003f7e, 0x000054a9, 0x000024c9, 0x0000860c, 0x00008b97, 0x0000a0c1, 0x00005428, 0x0000b66c
        dd 0x0000b5eb, 0x00009224, 0x0000172e, 0x0000f9f3, 0x0000c489, 0x0000a3c7, 0x0000a244, 0x00000c18
        dd 0x0000e448, 0x0000858b, 0x00004e9d, 0x0000e64c, 0x0000f468, 0x0000d52a, 0x00009ab5, 0x000072e5
        dd 0x0000dbb7, 0x0000fd7a, 0x00006850, 0x0000878f, 0x0000aedd, 0x0000c891, 0x0000d932, 0x0000766c
        dd 0x00000810, 0x000068d1, 0x0000b3e7, 0x00001a34, 0x00001c38, 0x00003c78, 0x000063c7, 0x00008a95
        dd 0x0000e8d1, 0x0000d020, 0x00007e7c, 0x00008f9f, 0x00007b76, 0x00000306, 0x000029d3, 0x000098b1
        dd 0x0000d224, 0x0000acd9, 0x00004c99, 0x0000fb76, 0x000020c1, 0x00001ebd, 0x00007a74, 0x00008d1a
        dd 0x000056ad, 0x00006f5e, 0x0000d122, 0x000021c3, 0x0000c102, 0x0000b870, 0x00008285, 0x000032e5
        dd 0x0000ee5c, 0x000091a3, 0x000061c3, 0x0000d72e, 0x000018b1, 0x000027cf, 0x00005326, 0x0000a54a
        dd 0x00008c18, 0x0000bfff, 0x0000baf5, 0x00004000, 0x0000bf7e, 0x0000cc18, 0x00004d9b, 0x0000f7ef
        dd 0x0000b7ef, 0x0000c204, 0x00008912, 0x000035eb, 0x0000e5cb, 0x0000d0a1, 0x00001f3e, 0x0000e346
        dd 0x00004204, 0x000070e1, 0x000065cb, 0x00009e3c, 0x0000756a, 0x0000070e, 0x000096ad, 0x00002ddb
        dd 0x0000fbf7, 0x00008f1e, 0x0000d428, 0x000069d3, 0x0000addb, 0x000099b3, 0x0000460c, 0x0000bb76
        dd 0x000011a3, 0x000033e7, 0x00003efd, 0x0000d5ab, 0x00000993, 0x00006b56, 0x0000e2c5, 0x00004912
        dd 0x0000f972, 0x00009d3a, 0x0000de3c, 0x00007366, 0x00008000, 0x0000a4c9, 0x00006346, 0x00008e9d
        dd 0x00001932, 0x00003a74, 0x0000274e, 0x0000cd1a, 0x0000050a, 0x000066cd, 0x0000ff7e, 0x000055ab
        dd 0x000073e7, 0x000016ad, 0x0000458b, 0x0000e9d3, 0x00000e9d, 0x00002b56, 0x0000fcf9, 0x00001020
        dd 0x00002448, 0x00000d1a, 0x0000ab56, 0x00004b16, 0x00009cb9, 0x0000f56a, 0x0000d7af, 0x0000776e
        dd 0x0000cd9b, 0x0000a2c5, 0x00004a95, 0x0000ecd9, 0x00001428, 0x00003bf7, 0x0000572e, 0x0000b1e3
        dd 0x00005cb9, 0x000074e9, 0x0000c285, 0x000023c7, 0x0000e040, 0x00008891, 0x0000ba74, 0x00001bb7
        dd 0x0000376e, 0x00005932, 0x0000a142, 0x0000060c, 0x0000ead5, 0x0000c408, 0x0000b8f1, 0x00005f3e
        dd 0x00000081, 0x000036ed, 0x0000bbf7, 0x00004489, 0x00005ab5, 0x00002c58, 0x000025cb, 0x00009a34
        dd 0x00008204, 0x0000f264, 0x00003162, 0x00008810, 0x0000b972, 0x00008993, 0x0000ce1c, 0x000037ef
        dd 0x0000a850, 0x00009f3e, 0x00000204, 0x0000fc78, 0x0000f66c, 0x00008183, 0x00009830, 0x000026cd
        dd 0x0000a8d1, 0x0000d9b3, 0x00000a95, 0x0000b2e5, 0x000097af, 0x0000a64c, 0x0000f1e3, 0x00000912
        dd 0x000017af, 0x00002ad5, 0x00000c99, 0x0000f8f1, 0x0000ed5a, 0x000090a1, 0x00003264, 0x0000868d
        dd 0x00009428, 0x0000ef5e, 0x0000870e, 0x0000356a, 0x00000f9f, 0x00003468, 0x0000d8b1, 0x00002a54
        dd 0x0000cf1e, 0x0000f366, 0x0000c50a, 0x00003060, 0x000031e3, 0x00004d1a, 0x0000ffff, 0x00004a14
        dd 0x0000ce9d, 0x0000b4e9, 0x0000cc99, 0x00007fff, 0x00005122, 0x00006bd7, 0x0000972e, 0x000064c9
        dd 0x0000850a, 0x0000afdf, 0x0000abd7, 0x00004810, 0x0000dcb9, 0x0000b6ed, 0x0000366c, 0x0000952a
        dd 0x00007dfb, 0x00001122, 0x00005b36, 0x0000fefd, 0x0000450a, 0x00006952, 0x0000a7cf, 0x00004285
        dd 0x00009bb7, 0x0000b060, 0x0000a448, 0x0000468d, 0x0000c60c, 0x0000ad5a, 0x00003dfb, 0x00009fbf
        dd 0x0000e142, 0x00008c99, 0x0000d6ad, 0x00007264, 0x0000ddbb, 0x0000f0e1, 0x00002e5c, 0x0000ca14
        dd 0x0000f2e5, 0x0000d326, 0x00007c78, 0x000094a9, 0x00000b97, 0x00006ad5, 0x00004102, 0x0000e952
        dd 0x00000b16, 0x00006cd9, 0x00008d9b, 0x00002346, 0x00009326, 0x0000b468, 0x0000d1a3, 0x00003fff
        dd 0x00009c38, 0x0000bcf9, 0x00000387, 0x0000ea54, 0x00006142, 0x00000102, 0x00003af5, 0x000093a7
        dd 0x0000e7cf, 0x00008102, 0x00007060, 0x0000dfbf, 0x00007bf7, 0x00005dbb, 0x00002850, 0x0000c70e
        dd 0x00008e1c, 0x0000b0e1, 0x000034e9, 0x0000c306, 0x000095ab, 0x0000ebd7, 0x0000eb56, 0x00005c38
        dd 0x00001cb9, 0x00006448, 0x0000ae5c, 0x00001fbf, 0x0000664c, 0x00005e3c, 0x000010a1, 0x0000e1c3
        dd 0x000030e1, 0x00000f1e, 0x00009b36, 0x00006ddb, 0x00002f5e, 0x00005020, 0x00004081, 0x0000f6ed
        dd 0x00002040, 0x000059b3, 0x00008387, 0x00003366, 0x00005ebd, 0x000067cf, 0x00003972, 0x0000c912
        dd 0x0000db36, 0x0000eedd, 0x0000c183, 0x00003d7a, 0x00006040, 0x0000152a, 0x0000befd, 0x00000285
        dd 0x00004891, 0x00003b76, 0x00005a34, 0x0000e0c1, 0x000092a5, 0x0000a1c3, 0x00004408, 0x0000be7c
        dd 0x000015ab, 0x00002142, 0x00001e3c, 0x0000e3c7, 0x0000aad5, 0x0000debd, 0x0000654a, 0x0000d830
        dd 0x00000408, 0x000076ed, 0x0000078f, 0x0000bc78, 0x0000da34, 0x0000e850, 0x00001dbb, 0x0000e6cd
; Step_S7_9
kasumi_decrypt_compact.T1_Step_S7_9:
        dd 0x00000036, 0x000000b3, 0x0000013c, 0x000001bb, 0x00000212, 0x000002a7, 0x00000358, 0x000003e7
        dd 0x0000042e, 0x0000048f, 0x00000535, 0x000005d6, 0x0000060e, 0x0000069f, 0x00000775, 0x000007ae
        dd 0x00000827, 0x000008e0, 0x00000935, 0x000009e1, 0x00000a01, 0x00000ad6, 0x00000b57, 0x00000b9b
        dd 0x00000c37, 0x00000cd0, 0x00000d34, 0x00000d80, 0x00000e05, 0x00000ef2, 0x00000f62, 0x00000fce
        dd 0x00001015, 0x000010a8, 0x0000115b, 0x000011ec, 0x00001210, 0x00001299, 0x0000131c, 0x00001397
        dd 0x0000144d, 0x000014d6, 0x00001502, 0x000015d3, 0x00001644, 0x000016eb, 0x00001769, 0x00001784
        dd 0x00001824, 0x000018cb, 0x0000197a, 0x0000198e, 0x00001a23, 0x00001ad8, 0x00001b3b, 0x00001bd3
        dd 0x00001c75, 0x00001cb8, 0x00001d2a, 0x00001dbc, 0x00001e6e, 0x00001eb7, 0x00001f57, 0x00001fdd
        dd 0x00002035, 0x000020b5, 0x0000210e, 0x000021c8, 0x0000221d, 0x000022af, 0x00002346, 0x000023ba
        dd 0x0000243e, 0x000024aa, 0x0000251c, 0x0000258e, 0x00002652, 0x000026f4, 0x00002730, 0x00002798
        dd 0x00002820, 0x000028e2, 0x00002943, 0x000029d6, 0x00002a0b, 0x00002adb, 0x00002b0c, 0x00002b83
        dd 0x00002c03, 0x00002cd1, 0x00002d79, 0x00002dbc, 0x00002e7c, 0x00002ebc, 0x00002f42, 0x00002f9d
        dd 0x00003006, 0x000030fe, 0x00003178, 0x000031ce, 0x0000322f, 0x000032e1, 0x00003333, 0x000033bb
        dd 0x0000344d, 0x000034a3, 0x0000353a, 0x000035da, 0x00003628, 0x000036f0, 0x0000371d, 0x000037c3
        dd 0x00003830, 0x0000389a, 0x0000391e, 0x000039eb, 0x00003a1a, 0x00003aa6, 0x00003b52, 0x00003bb9
        dd 0x00003c52, 0x00003cea, 0x00003d75, 0x00003dd2, 0x00003e24, 0x00003e8a, 0x00003f45, 0x00003ffc
        dd 0x00000036, 0x000000b3, 0x0000013c, 0x000001bb, 0x00000212, 0x000002a7, 0x00000358, 0x000003e7
        dd 0x0000042e, 0x0000048f, 0x00000535, 0x000005d6, 0x0000060e, 0x0000069f, 0x00000775, 0x000007ae
        dd 0x00000827, 0x000008e0, 0x00000935, 0x000009e1, 0x00000a01, 0x00000ad6, 0x00000b57, 0x00000b9b
        dd 0x00000c37, 0x00000cd0, 0x00000d34, 0x00000d80, 0x00000e05, 0x00000ef2, 0x00000f62, 0x00000fce
        dd 0x00001015, 0x000010a8, 0x0000115b, 0x000011ec, 0x00001210, 0x00001299, 0x0000131c, 0x00001397
        dd 0x0000144d, 0x000014d6, 0x00001502, 0x000015d3, 0x00001644, 0x000016eb, 0x00001769, 0x00001784
        dd 0x00001824, 0x000018cb, 0x0000197a, 0x0000198e, 0x00001a23, 0x00001ad8, 0x00001b3b, 0x00001bd3
        dd 0x00001c75, 0x00001cb8, 0x00001d2a, 0x00001dbc, 0x00001e6e, 0x00001eb7, 0x00001f57, 0x00001fdd
        dd 0x00002035, 0x000020b5, 0x0000210e, 0x000021c8, 0x0000221d, 0x000022af, 0x00002346, 0x000023ba
        dd 0x0000243e, 0x000024aa, 0x0000251c, 0x0000258e, 0x00002652, 0x000026f4, 0x00002730, 0x00002798
        dd 0x00002820, 0x000028e2, 0x00002943, 0x000029d6, 0x00002a0b, 0x00002adb, 0x00002b0c, 0x00002b83
        dd 0x00002c03, 0x00002cd1, 0x00002d79, 0x00002dbc, 0x00002e7c, 0x00002ebc, 0x00002f42, 0x00002f9d
        dd 0x00003006, 0x000030fe, 0x00003178, 0x000031ce, 0x0000322f, 0x000032e1, 0x00003333, 0x000033bb
        dd 0x0000344d, 0x000034a3, 0x0000353a, 0x000035da, 0x00003628, 0x000036f0, 0x0000371d, 0x000037c3
        dd 0x00003830, 0x0000389a, 0x0000391e, 0x000039eb, 0x00003a1a, 0x00003aa6, 0x00003b52, 0x00003bb9
        dd 0x00003c52, 0x00003cea, 0x00003d75, 0x00003dd2, 0x00003e24, 0x00003e8a, 0x00003f45, 0x00003ffc
; Step_rotl9_S9_0
kasumi_decrypt_compact.T2_Step_rotl9_S9_0:
        dd 0x00004ea7, 0x0000deef, 0x000042a1, 0x0000f77b, 0x00000f87, 0x00009d4e, 0x00001209, 0x0000a552
        dd 0x00004c26, 0x0000c4e2, 0x00006030, 0x0000cd66, 0x000089c4, 0x00000381, 0x0000b45a, 0x00001b8d
        dd 0x00006eb7, 0x0000fafd, 0x00002693, 0x0000974b, 0x00003f9f, 0x0000a954, 0x00006633, 0x0000d56a
        dd 0x00006532, 0x0000e9f4, 0x00000d06, 0x0000a452, 0x0000b0d8, 0x00003e9f, 0x0000c964, 0x000062b1
        dd 0x00005eaf, 0x0000e2f1, 0x0000d3e9, 0x00004a25, 0x00009cce, 0x00002211, 0x00000000, 0x00009b4d
        dd 0x0000582c, 0x0000fcfe, 0x0000f57a, 0x0000743a, 0x00001e8f, 0x0000b8dc, 0x0000a251, 0x00002190
        dd 0x0000be5f, 0x00000603, 0x0000773b, 0x0000eaf5, 0x00006c36, 0x0000d6eb, 0x0000b4da, 0x00002b95
        dd 0x0000b1d8, 0x00001108, 0x000058ac, 0x0000ddee, 0x0000e773, 0x00004522, 0x00001f8f, 0x0000984c
        dd 0x00004aa5, 0x00008ac5, 0x0000178b, 0x0000f279, 0x00000301, 0x0000c1e0, 0x00004fa7, 0x0000a8d4
        dd 0x0000e0f0, 0x0000381c, 0x00009dce, 0x000060b0, 0x00002d96, 0x0000f7fb, 0x00004120, 0x0000bedf
        dd 0x0000ebf5, 0x00002f97, 0x0000f2f9, 0x00001309, 0x0000b259, 0x000074ba, 0x0000badd, 0x000059ac
        dd 0x000048a4, 0x0000944a, 0x000071b8, 0x000088c4, 0x000095ca, 0x00004ba5, 0x0000bd5e, 0x000046a3
        dd 0x0000d0e8, 0x00003c9e, 0x00000c86, 0x0000c562, 0x00001a0d, 0x0000f4fa, 0x0000d7eb, 0x00001c8e
        dd 0x00007ebf, 0x00008a45, 0x000082c1, 0x000053a9, 0x00003098, 0x0000c6e3, 0x0000dd6e, 0x00000e87
        dd 0x0000b158, 0x0000592c, 0x00002914, 0x0000e4f2, 0x00006bb5, 0x00008140, 0x0000e271, 0x00002d16
        dd 0x0000160b, 0x0000e6f3, 0x0000ae57, 0x00007b3d, 0x00004824, 0x0000ba5d, 0x0000e1f0, 0x0000361b
        dd 0x0000cfe7, 0x00007dbe, 0x0000c5e2, 0x00005229, 0x00008844, 0x0000389c, 0x000093c9, 0x00000683
        dd 0x00008d46, 0x00002793, 0x0000a753, 0x00002814, 0x00004e27, 0x0000e673, 0x000075ba, 0x0000f87c
        dd 0x0000b7db, 0x00000180, 0x0000f9fc, 0x00006a35, 0x0000e070, 0x000054aa, 0x0000bfdf, 0x00002e97
        dd 0x0000fc7e, 0x000052a9, 0x00009249, 0x0000190c, 0x00002f17, 0x00008341, 0x000050a8, 0x0000d96c
        dd 0x0000d76b, 0x00004924, 0x00005c2e, 0x0000e7f3, 0x00001389, 0x00008f47, 0x00008944, 0x00003018
        dd 0x000091c8, 0x0000170b, 0x00003a9d, 0x000099cc, 0x0000d1e8, 0x000055aa, 0x00006b35, 0x0000cae5
        dd 0x00006fb7, 0x0000f5fa, 0x0000a0d0, 0x00001f0f, 0x0000bb5d, 0x00002391, 0x000065b2, 0x0000d8ec
        dd 0x00002010, 0x0000a2d1, 0x0000cf67, 0x00006834, 0x00007038, 0x0000f078, 0x00008ec7, 0x00002b15
        dd 0x0000a3d1, 0x000041a0, 0x0000f8fc, 0x00003f1f, 0x0000ecf6, 0x00000c06, 0x0000a653, 0x00006331
        dd 0x000049a4, 0x0000b359, 0x00003299, 0x0000edf6, 0x00008241, 0x00007a3d, 0x0000e8f4, 0x0000351a
        dd 0x00005aad, 0x0000bcde, 0x000045a2, 0x00008643, 0x00000582, 0x0000e170, 0x00000b05, 0x0000ca65
        dd 0x0000b9dc, 0x00004723, 0x000086c3, 0x00005dae, 0x00006231, 0x00009e4f, 0x00004ca6, 0x0000954a
        dd 0x00003118, 0x0000ff7f, 0x0000eb75, 0x00000080, 0x0000fd7e, 0x00003198, 0x0000369b, 0x0000dfef
        dd 0x0000df6f, 0x00000984, 0x00002512, 0x0000d66b, 0x000097cb, 0x000043a1, 0x00007c3e, 0x00008dc6
        dd 0x00000884, 0x0000c2e1, 0x000096cb, 0x0000793c, 0x0000d4ea, 0x00001c0e, 0x00005b2d, 0x0000b65b
        dd 0x0000eff7, 0x00003d1e, 0x000051a8, 0x0000a6d3, 0x0000b75b, 0x00006733, 0x0000188c, 0x0000ed76
        dd 0x00004623, 0x0000ce67, 0x0000fa7d, 0x000057ab, 0x00002613, 0x0000acd6, 0x00008bc5, 0x00002492
        dd 0x0000e5f2, 0x0000753a, 0x000079bc, 0x0000cce6, 0x00000100, 0x00009349, 0x00008cc6, 0x00003b1d
        dd 0x00006432, 0x0000e874, 0x00009c4e, 0x0000359a, 0x0000140a, 0x00009acd, 0x0000fdfe, 0x000056ab
        dd 0x0000cee7, 0x00005a2d, 0x0000168b, 0x0000a7d3, 0x00003a1d, 0x0000ac56, 0x0000f3f9, 0x00004020
        dd 0x00009048, 0x0000341a, 0x0000ad56, 0x00002c96, 0x00007339, 0x0000d5ea, 0x00005faf, 0x0000dcee
        dd 0x0000379b, 0x00008b45, 0x00002a95, 0x0000b3d9, 0x00005028, 0x0000ee77, 0x00005cae, 0x0000c763
        dd 0x000072b9, 0x0000d2e9, 0x00000b85, 0x00008e47, 0x000081c0, 0x00002311, 0x0000e974, 0x00006e37
        dd 0x0000dc6e, 0x000064b2, 0x00008542, 0x0000180c, 0x0000abd5, 0x00001188, 0x0000e371, 0x00007cbe
        dd 0x00000201, 0x0000da6d, 0x0000ef77, 0x00001289, 0x00006ab5, 0x0000b058, 0x0000964b, 0x00006934
        dd 0x00000904, 0x0000c9e4, 0x0000c462, 0x00002110, 0x0000e572, 0x00002713, 0x0000399c, 0x0000de6f
        dd 0x0000a150, 0x00007d3e, 0x00000804, 0x0000f1f8, 0x0000d9ec, 0x00000703, 0x00006130, 0x00009a4d
        dd 0x0000a351, 0x000067b3, 0x00002a15, 0x0000cb65, 0x00005f2f, 0x0000994c, 0x0000c7e3, 0x00002412
        dd 0x00005e2f, 0x0000aa55, 0x00003219, 0x0000e3f1, 0x0000b5da, 0x00004321, 0x0000c864, 0x00001b0d
        dd 0x00005128, 0x0000bdde, 0x00001d0e, 0x0000d46a, 0x00003e1f, 0x0000d068, 0x000063b1, 0x0000a854
        dd 0x00003d9e, 0x0000cde6, 0x0000158a, 0x0000c060, 0x0000c663, 0x0000349a, 0x0000ffff, 0x00002894
        dd 0x00003b9d, 0x0000d369, 0x00003399, 0x0000feff, 0x000044a2, 0x0000aed7, 0x00005d2e, 0x000092c9
        dd 0x0000150a, 0x0000bf5f, 0x0000af57, 0x00002090, 0x000073b9, 0x0000db6d, 0x0000d86c, 0x0000552a
        dd 0x0000f6fb, 0x00004422, 0x00006cb6, 0x0000fbfd, 0x0000148a, 0x0000a4d2, 0x00009f4f, 0x00000a85
        dd 0x00006f37, 0x0000c160, 0x00009148, 0x00001a8d, 0x0000198c, 0x0000b55a, 0x0000f67b, 0x00007f3f
        dd 0x000085c2, 0x00003319, 0x00005bad, 0x0000c8e4, 0x000077bb, 0x0000c3e1, 0x0000b85c, 0x00002994
        dd 0x0000cbe5, 0x00004da6, 0x0000f0f8, 0x00005329, 0x00002e17, 0x0000aad5, 0x00000482, 0x0000a5d2
        dd 0x00002c16, 0x0000b2d9, 0x0000371b, 0x00008c46, 0x00004d26, 0x0000d168, 0x000047a3, 0x0000fe7f
        dd 0x00007138, 0x0000f379, 0x00000e07, 0x0000a9d4, 0x000084c2, 0x00000402, 0x0000ea75, 0x00004f27
        dd 0x00009fcf, 0x00000502, 0x0000c0e0, 0x00007fbf, 0x0000eef7, 0x000076bb, 0x0000a050, 0x00001d8e
        dd 0x0000391c, 0x0000c361, 0x0000d269, 0x00000d86, 0x0000572b, 0x0000afd7, 0x0000add6, 0x000070b8
        dd 0x00007239, 0x000090c8, 0x0000b95c, 0x00007e3f, 0x000098cc, 0x000078bc, 0x00004221, 0x000087c3
        dd 0x0000c261, 0x00003c1e, 0x00006d36, 0x0000b6db, 0x0000bc5e, 0x000040a0, 0x00000281, 0x0000dbed
        dd 0x00008040, 0x000066b3, 0x00000f07, 0x0000cc66, 0x00007abd, 0x00009ecf, 0x0000e472, 0x00002592
        dd 0x00006db6, 0x0000bbdd, 0x00000783, 0x0000f47a, 0x000080c0, 0x0000542a, 0x0000fb7d, 0x00000a05
        dd 0x00002291, 0x0000ec76, 0x000068b4, 0x000083c1, 0x00004b25, 0x00008743, 0x00001088, 0x0000f97c
        dd 0x0000562b, 0x00008442, 0x0000783c, 0x00008fc7, 0x0000ab55, 0x00007bbd, 0x000094ca, 0x000061b0
        dd 0x00001008, 0x0000daed, 0x00001e0f, 0x0000f178, 0x000069b4, 0x0000a1d0, 0x0000763b, 0x00009bcd
; Step_rotl9_S7_9
kasumi_decrypt_compact.T3_Step_rotl9_S7_9:
        dd 0x00006c00, 0x00006601, 0x00007802, 0x00007603, 0x00002404, 0x00004e05, 0x0000b006, 0x0000ce07
        dd 0x00005c08, 0x00001e09, 0x00006a0a, 0x0000ac0b, 0x00001c0c, 0x00003e0d, 0x0000ea0e, 0x00005c0f
        dd 0x00004e10, 0x0000c011, 0x00006a12, 0x0000c213, 0x00000214, 0x0000ac15, 0x0000ae16, 0x00003617
        dd 0x00006e18, 0x0000a019, 0x0000681a, 0x0000001b, 0x00000a1c, 0x0000e41d, 0x0000c41e, 0x00009c1f
        dd 0x00002a20, 0x00005021, 0x0000b622, 0x0000d823, 0x00002024, 0x00003225, 0x00003826, 0x00002e27
        dd 0x00009a28, 0x0000ac29, 0x0000042a, 0x0000a62b, 0x0000882c, 0x0000d62d, 0x0000d22e, 0x0000082f
        dd 0x00004830, 0x00009631, 0x0000f432, 0x00001c33, 0x00004634, 0x0000b035, 0x00007636, 0x0000a637
        dd 0x0000ea38, 0x00007039, 0x0000543a, 0x0000783b, 0x0000dc3c, 0x00006e3d, 0x0000ae3e, 0x0000ba3f
        dd 0x00006a40, 0x00006a41, 0x00001c42, 0x00009043, 0x00003a44, 0x00005e45, 0x00008c46, 0x00007447
        dd 0x00007c48, 0x00005449, 0x0000384a, 0x00001c4b, 0x0000a44c, 0x0000e84d, 0x0000604e, 0x0000304f
        dd 0x00004050, 0x0000c451, 0x00008652, 0x0000ac53, 0x00001654, 0x0000b655, 0x00001856, 0x00000657
        dd 0x00000658, 0x0000a259, 0x0000f25a, 0x0000785b, 0x0000f85c, 0x0000785d, 0x0000845e, 0x00003a5f
        dd 0x00000c60, 0x0000fc61, 0x0000f062, 0x00009c63, 0x00005e64, 0x0000c265, 0x00006666, 0x00007667
        dd 0x00009a68, 0x00004669, 0x0000746a, 0x0000b46b, 0x0000506c, 0x0000e06d, 0x00003a6e, 0x0000866f
        dd 0x00006070, 0x00003471, 0x00003c72, 0x0000d673, 0x00003474, 0x00004c75, 0x0000a476, 0x00007277
        dd 0x0000a478, 0x0000d479, 0x0000ea7a, 0x0000a47b, 0x0000487c, 0x0000147d, 0x00008a7e, 0x0000f87f
        dd 0x00006c00, 0x00006601, 0x00007802, 0x00007603, 0x00002404, 0x00004e05, 0x0000b006, 0x0000ce07
        dd 0x00005c08, 0x00001e09, 0x00006a0a, 0x0000ac0b, 0x00001c0c, 0x00003e0d, 0x0000ea0e, 0x00005c0f
        dd 0x00004e10, 0x0000c011, 0x00006a12, 0x0000c213, 0x00000214, 0x0000ac15, 0x0000ae16, 0x00003617
        dd 0x00006e18, 0x0000a019, 0x0000681a, 0x0000001b, 0x00000a1c, 0x0000e41d, 0x0000c41e, 0x00009c1f
        dd 0x00002a20, 0x00005021, 0x0000b622, 0x0000d823, 0x00002024, 0x00003225, 0x00003826, 0x00002e27
        dd 0x00009a28, 0x0000ac29, 0x0000042a, 0x0000a62b, 0x0000882c, 0x0000d62d, 0x0000d22e, 0x0000082f
        dd 0x00004830, 0x00009631, 0x0000f432, 0x00001c33, 0x00004634, 0x0000b035, 0x00007636, 0x0000a637
        dd 0x0000ea38, 0x00007039, 0x0000543a, 0x0000783b, 0x0000dc3c, 0x00006e3d, 0x0000ae3e, 0x0000ba3f
        dd 0x00006a40, 0x00006a41, 0x00001c42, 0x00009043, 0x00003a44, 0x00005e45, 0x00008c46, 0x00007447
        dd 0x00007c48, 0x00005449, 0x0000384a, 0x00001c4b, 0x0000a44c, 0x0000e84d, 0x0000604e, 0x0000304f
        dd 0x00004050, 0x0000c451, 0x00008652, 0x0000ac53, 0x00001654, 0x0000b655, 0x00001856, 0x00000657
        dd 0x00000658, 0x0000a259, 0x0000f25a, 0x0000785b, 0x0000f85c, 0x0000785d, 0x0000845e, 0x00003a5f
        dd 0x00000c60, 0x0000fc61, 0x0000f062, 0x00009c63, 0x00005e64, 0x0000c265, 0x00006666, 0x00007667
        dd 0x00009a68, 0x00004669, 0x0000746a, 0x0000b46b, 0x0000506c, 0x0000e06d, 0x00003a6e, 0x0000866f
        dd 0x00006070, 0x00003471, 0x00003c72, 0x0000d673, 0x00003474, 0x00004c75, 0x0000a476, 0x00007277
        dd 0x0000a478, 0x0000d479, 0x0000ea7a, 0x0000a47b, 0x0000487c, 0x0000147d, 0x00008a7e, 0x0000f87f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
