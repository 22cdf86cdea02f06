; misty1_encrypt_compact for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/misty1.cw (sha256 553b4747b909f075); do not edit:
;   ./cw build misty1_encrypt_compact --cpu zen3
;
; void misty1_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks: 26 uops, planned 10.0; bounds: width 4.3, ports 6.5, path 6.0
;   blocks/rounds: 172 uops, planned 56.0; bounds: width 28.7, ports 30.5, path 49.0
;   blocks.2: 29 uops, planned 15.0; bounds: width 4.8, ports 5.0, path 11.0
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
%fatal "misty1_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_misty1_encrypt_compact
$_misty1_encrypt_compact:
%else
        global $misty1_encrypt_compact
%endif
$misty1_encrypt_compact:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0xa8                                                    ;                    frame
        mov dword [rsp + 136], ecx                                       ;                    argument
        mov qword [rsp + 0], rsi                                         ;                    argument
        mov qword [rsp + 16], rdi                                        ;                    argument
        mov qword [rsp + 128], rdx                                       ;                    argument
        mov r8d, dword [rsp + 136]                                       ;     0.0 agu0   141 blocks
        shl r8, 3                                                        ;     4.0 alu1   141 blocks
        add r8, qword [rsp + 0]                                          ;     5.0 alu0+agu1  141 blocks
        mov qword [rsp + 8], r8                                          ;     6.0 agu2+st0  141 blocks
        cmp dword [rsp + 136], 0                                         ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rsp + 0]                                          ;     0.0 agu0   111 l reload
        mov esi, dword [r8]                                              ;     4.0 agu1   111 l
        bswap esi                                                        ;     8.0 alu0   111 l
        movzx edi, si                                                    ;     9.0 alu1   106 l
        shr esi, 0x10                                                    ;     9.0 alu2   106 l
        mov ebp, dword [r8 + 4]                                          ;     4.0 agu2   112 r
        bswap ebp                                                        ;     8.0 alu3   112 r
        movzx r8d, bp                                                    ;     9.0 alu0   106 r
        shr ebp, 0x10                                                    ;     9.0 alu1   106 r
        mov dword [rsp + 140], esi                                       ;    10.0 agu0+st0  113 rounds
        mov dword [rsp + 144], edi                                       ;    10.0 agu1+st1  113 rounds
        mov dword [rsp + 148], ebp                                       ;    10.0 agu2+st0  113 rounds
        mov dword [rsp + 152], r8d                                       ;    10.0 agu0+st1  113 rounds
        mov r8, qword [rsp + 16]                                         ;     2.7 agu1   113 rounds reload
        mov qword [rsp + 24], r8                                         ;     6.7 agu2+st0  113 rounds
        mov qword [rsp + 32], r8                                         ;     6.7 agu0+st1  113 rounds
        lea r9, [r8 + 12]                                                ;     6.7 alu2   113 rounds
        mov qword [rsp + 40], r9                                         ;     7.7 agu1+st0  113 rounds
        mov qword [rsp + 48], r9                                         ;     7.7 agu2+st1  113 rounds
        lea r9, [r8 + 4]                                                 ;     6.7 alu3   113 rounds
        mov qword [rsp + 56], r9                                         ;     7.7 agu0+st0  113 rounds
        mov qword [rsp + 64], r9                                         ;     7.7 agu1+st1  113 rounds
        add r8, 8                                                        ;     7.0 alu0   113 rounds
        mov qword [rsp + 72], r8                                         ;     8.0 agu2+st0  113 rounds
        mov qword [rsp + 80], r8                                         ;     8.0 agu0+st1  113 rounds
        mov qword [rsp + 88], r8                                         ;     8.7 agu1+st0  113 rounds
        mov esi, dword [rsp + 140]                                       ;                    resident
        mov edi, dword [rsp + 144]                                       ;                    resident
        mov ebp, dword [rsp + 152]                                       ;                    resident
        mov r8, qword [rsp + 64]                                         ;                    resident
        mov r9, qword [rsp + 80]                                         ;                    resident
        mov r10, qword [rsp + 32]                                        ;                    resident
        mov r11, qword [rsp + 48]                                        ;                    resident
        mov r12, qword [rsp + 24]                                        ;                    resident
        mov r13, qword [rsp + 40]                                        ;                    resident
        mov r14, qword [rsp + 56]                                        ;                    resident
        mov r15, qword [rsp + 72]                                        ;                    resident
        align 16
.rounds_2:
        movzx eax, word [r12]                                            ;     0.0 agu0    85 l
        movzx ecx, word [r13 + 16]                                       ;     0.2 agu1    85 l
        and eax, esi                                                     ;     4.0 alu0    62 r
        movzx edx, word [r14 + 16]                                       ;     0.5 agu2    86 r
        movzx ebx, word [r10]                                            ;     1.0 agu0    76 r
        xor eax, edi                                                     ;     5.0 alu1    62 r
        movzx edi, word [r10 + 18]                                       ;     1.2 agu1    77 r
        or ecx, eax                                                      ;     6.0 alu2    63 r
        xor ecx, esi                                                     ;     7.0 alu3    63 r
        movzx esi, word [r8]                                             ;     1.5 agu2    76 r
        xor esi, eax                                                     ;     6.0 alu0    54 next
        mov qword [rsp + 96], r12                                        ;     2.0 agu0+st0   85 l spill
        movzx r12d, word [r15]                                           ;     2.2 agu1    86 r
        mov qword [rsp + 104], r15                                       ;     2.5 agu2+st1   86 r spill
        mov qword [rsp + 112], r14                                       ;     3.0 agu0+st0   86 r spill
        movzx r14d, word [r9 + 18]                                       ;     3.2 agu1    77 r
        mov qword [rsp + 120], r13                                       ;     3.5 agu2+st1   85 l spill
        movzx r13d, sil                                                  ;     7.0 alu1    41 next
        shr esi, 7                                                       ;     7.0 alu2    41 next
        mov r15d, edi                                                    ;     5.2         77 r copy
        shl r15d, 7                                                      ;     5.2 alu1    77 r
        shr edi, 9                                                       ;     5.2 alu2    77 r
        movzx r15d, r15w                                                 ;     6.2 alu3    77 r
        or edi, r15d                                                     ;     7.2 alu0    77 r
        lea r15, [rel misty1_encrypt_compact.tables]                     ;     4.7 alu3    41 next reload
        xor edi, dword [r15 + rsi*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    12.0 alu0+agu0   48 next
        xor edi, dword [r15 + r13*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    13.0 alu1+agu1   48 next
        mov esi, ebx                                                     ;     5.0         54 next copy
        xor esi, ecx                                                     ;     8.0 alu2    54 next
        movzx r13d, sil                                                  ;     9.0 alu3    41 next
        shr esi, 7                                                       ;     9.0 alu1    41 next
        mov esi, dword [r15 + rsi*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    10.0 agu2    48 next
        xor esi, dword [r15 + r13*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    14.0 alu0+agu0   48 next
        movzx r13d, word [r10 + 2]                                       ;     5.5 agu1    76 l
        and edx, dword [rsp + 148]                                       ;     6.2 alu2+agu2   62 r
        xor edx, ebp                                                     ;     7.2 alu3    62 r
        or r12d, edx                                                     ;     8.2 alu0    63 r
        movzx ebp, word [r8 + 18]                                        ;     6.3 agu0    77 r
        mov ebx, r14d                                                    ;     7.2         77 r copy
        shl ebx, 7                                                       ;     7.2 alu1    77 r
        shr r14d, 9                                                      ;     7.2 alu2    77 r
        movzx ebx, bx                                                    ;     8.2 alu3    77 r
        or r14d, ebx                                                     ;     9.2 alu0    77 r
        xor esi, r14d                                                    ;    15.0 alu1    48 next
        movzx r14d, word [r11 + 16]                                      ;     7.5 agu1    77 l
        mov ebx, eax                                                     ;     7.7         54 next copy
        xor r12d, dword [rsp + 148]                                      ;     9.2 alu2+agu2  108 r
        mov dword [rsp + 156], eax                                       ;     8.0 agu0+st0   62 r spill
        movzx eax, word [r9]                                             ;     8.5 agu1    76 r reload
        xor r12d, eax                                                    ;    12.5 alu3   108 r
        movzx eax, dil                                                   ;    14.0 alu0    45 next
        shr edi, 7                                                       ;    14.0 alu1    45 next
        mov edi, dword [r15 + rdi*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    15.0 agu2    54 next
        xor edi, dword [r15 + rax*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    19.0 alu2+agu0   54 next
        movzx eax, sil                                                   ;    16.0 alu3    45 next
        xor ebx, dword [r15 + rax*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    21.0 alu0+agu1   54 next
        shr esi, 7                                                       ;    16.0 alu1    45 next
        xor ebx, dword [r15 + rsi*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    22.0 alu2+agu2   54 next
        movzx esi, word [r8 + 2]                                         ;    10.0 agu0    76 l
        mov eax, ebp                                                     ;    10.3         77 r copy
        shl eax, 7                                                       ;    10.8 alu1    77 r
        shr ebp, 9                                                       ;    11.0 alu2    77 r
        movzx eax, ax                                                    ;    11.8 alu3    77 r
        or ebp, eax                                                      ;    12.8 alu0    77 r
        mov eax, r14d                                                    ;    11.5         77 l copy
        shl eax, 7                                                       ;    11.8 alu1    77 l
        shr r14d, 9                                                      ;    12.0 alu2    77 l
        movzx eax, ax                                                    ;    12.8 alu3    77 l
        or r14d, eax                                                     ;    13.8 alu0    77 l
        xor edi, ebx                                                     ;    23.0 alu1    54 next
        movzx eax, word [r11 + 2]                                        ;    12.5 agu1    76 r reload
        xor ebx, eax                                                     ;    23.0 alu3    54 next
        movzx eax, word [r8 + 16]                                        ;    12.8 agu2    77 l
        xor r12d, edi                                                    ;    24.0 alu2   108 r
        xor edx, edi                                                     ;    24.0 alu0   108 r
        movzx edi, word [r9 + 16]                                        ;    13.3 agu0    77 l
        xor r13d, r12d                                                   ;    25.0 alu1    54 next
        mov dword [rsp + 148], r12d                                      ;    25.0 agu1+st1  108 r spill
        movzx r12d, bl                                                   ;    24.0 alu3    41 next
        xor ebp, dword [r15 + r12*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    29.0 alu2+agu2   48 next
        shr ebx, 7                                                       ;    24.0 alu1    41 next
        xor ebp, dword [r15 + rbx*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    30.0 alu0+agu0   48 next
        movzx r12d, word [r10]                                           ;    15.2 agu1    54 next
        movzx ebx, r13b                                                  ;    26.0 alu3    41 next
        xor r14d, dword [r15 + rbx*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    31.0 alu2+agu2   48 next
        shr r13d, 7                                                      ;    26.0 alu1    41 next
        xor r14d, dword [r15 + r13*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    32.0 alu0+agu0   48 next
        mov r13d, eax                                                    ;    21.0         77 l copy
        shl r13d, 7                                                      ;    21.2 alu2    77 l
        shr eax, 9                                                       ;    21.3 alu1    77 l
        movzx r13d, r13w                                                 ;    22.2 alu3    77 l
        or eax, r13d                                                     ;    23.2 alu0    77 l
        mov r13d, edi                                                    ;    22.2         77 l copy
        shl r13d, 7                                                      ;    22.3 alu2    77 l
        shr edi, 9                                                       ;    22.5 alu1    77 l
        movzx r13d, r13w                                                 ;    23.3 alu3    77 l
        movzx ebx, bpl                                                   ;    31.0 alu0    45 next
        xor edx, dword [r15 + rbx*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    36.0 alu2+agu1  108 r
        shr ebp, 7                                                       ;    31.0 alu1    45 next
        or r13d, edi                                                     ;    24.3 alu3    77 l
        xor edx, dword [r15 + rbp*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    37.0 alu0+agu2  108 r
        movzx edi, r14b                                                  ;    33.0 alu2    45 next
        shr r14d, 7                                                      ;    33.0 alu1    45 next
        mov ebp, dword [r15 + r14*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    34.0 agu0    54 next
        movzx r14d, word [r9 + 2]                                        ;    24.7 agu1    76 l
        xor ebp, dword [r15 + rdi*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    38.0 alu3+agu2   54 next
        xor ebp, edx                                                     ;    39.0 alu0    54 next
        mov rdi, qword [rsp + 16]                                        ;    25.5 agu0   113 rounds reload
        sub r10, rdi                                                     ;    29.5 alu2   113 rounds
        xor esi, edx                                                     ;    38.0 alu1    54 next
        sub r8, rdi                                                      ;    29.5 alu3   113 rounds
        sub r11, rdi                                                     ;    29.5 alu0   113 rounds
        xor r12d, ebp                                                    ;    40.0 alu2    54 next
        movzx ebx, sil                                                   ;    39.0 alu1    41 next
        xor eax, dword [r15 + rbx*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    44.0 alu3+agu1   48 next
        shr esi, 7                                                       ;    39.0 alu2    41 next
        mov rbx, r9                                                      ;    31.0        113 rounds copy
        sub rbx, rdi                                                     ;    31.2 alu0   113 rounds
        xor eax, dword [r15 + rsi*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    45.0 alu1+agu2   48 next
        movzx esi, r12b                                                  ;    41.0 alu3    41 next
        xor r13d, dword [r15 + rsi*4 + misty1_encrypt_compact.T1_Step_S7_9 - misty1_encrypt_compact.tables] ;    46.0 alu2+agu0   48 next
        shr r12d, 7                                                      ;    41.0 alu1    41 next
        xor r13d, dword [r15 + r12*4 + misty1_encrypt_compact.T0_Step_S9_0 - misty1_encrypt_compact.tables] ;    47.0 alu0+agu1   48 next
        add r10, 4                                                       ;    33.2 alu3   113 rounds
        add r8, 4                                                        ;    33.3 alu2   113 rounds
        add r11, 4                                                       ;    33.5 alu1   113 rounds
        add rbx, 4                                                       ;    34.0 alu0   113 rounds
        mov r12, qword [rsp + 120]                                       ;    34.0 agu2   113 rounds
        sub r12, rdi                                                     ;    38.0 alu3   113 rounds
        add r12, 2                                                       ;    39.0 alu2   113 rounds
        and r12, 0xf                                                     ;    40.0 alu1   113 rounds
        movzx esi, al                                                    ;    46.0 alu0    45 next
        xor ebp, dword [r15 + rsi*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    51.0 alu3+agu0   54 next
        shr eax, 7                                                       ;    46.0 alu2    45 next
        xor ebp, dword [r15 + rax*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    52.0 alu1+agu1   54 next
        and r10, 0xf                                                     ;    39.0 alu0   113 rounds
        and r8, 0xf                                                      ;    39.2 alu3   113 rounds
        movzx esi, r13b                                                  ;    48.0 alu2    45 next
        shr r13d, 7                                                      ;    48.0 alu1    45 next
        and r11, 0xf                                                     ;    40.0 alu0   113 rounds
        mov r13d, dword [r15 + r13*4 + misty1_encrypt_compact.T2_Last_S9_0 - misty1_encrypt_compact.tables] ;    49.0 agu2   108 r
        xor r13d, dword [r15 + rsi*4 + misty1_encrypt_compact.T3_Last_9 - misty1_encrypt_compact.tables] ;    53.0 alu3+agu0  108 r
        and rbx, 0xf                                                     ;    40.3 alu2   113 rounds
        mov r15, qword [rsp + 112]                                       ;    40.3 agu1   113 rounds
        sub r15, rdi                                                     ;    44.3 alu1   113 rounds
        xor ecx, r14d                                                    ;    41.0 alu0   108 r
        add r15, 2                                                       ;    45.3 alu3   113 rounds
        mov r9, qword [rsp + 104]                                        ;    41.2 agu2   113 rounds
        sub r9, rdi                                                      ;    45.2 alu2   113 rounds
        add r12, rdi                                                     ;    41.5 alu1   113 rounds
        add r9, 2                                                        ;    46.2 alu0   113 rounds
        add r10, rdi                                                     ;    44.0 alu3   113 rounds
        add r8, rdi                                                      ;    44.2 alu2   113 rounds
        add r11, rdi                                                     ;    44.3 alu1   113 rounds
        add rbx, rdi                                                     ;    44.5 alu0   113 rounds
        and r15, 0xf                                                     ;    46.3 alu3   113 rounds
        add r15, rdi                                                     ;    47.3 alu2   113 rounds
        and r9, 0xf                                                      ;    47.2 alu1   113 rounds
        add r9, rdi                                                      ;    48.2 alu0   113 rounds
        xor r13d, dword [rsp + 156]                                      ;    54.0 alu3+agu0  108 r
        xor ecx, ebp                                                     ;    53.0 alu2   108 r
        xor r13d, ebp                                                    ;    55.0 alu1   108 r
        mov r14, qword [rsp + 96]                                        ;    46.3 agu1   113 rounds
        add r14, 2                                                       ;    50.3 alu0   113 rounds
        mov ebp, edx                                                     ;    46.7        108 r copy
        mov esi, ecx                                                     ;    54.0        108 r copy
        mov edi, r13d                                                    ;    56.0        108 r copy
        mov r13, r12                                                     ;    47.2        113 rounds copy
        mov r12, r14                                                     ;    51.3        113 rounds copy
        mov r14, r15                                                     ;    48.3        113 rounds copy
        mov r15, r9                                                      ;    49.2        113 rounds copy
        mov r9, rbx                                                      ;    48.0        113 rounds copy
        cmp r12, qword [rsp + 88]                                        ;                    more rounds?
        jne .rounds_2
        mov dword [rsp + 140], esi                                       ;                    resident
        mov dword [rsp + 144], edi                                       ;                    resident
        mov dword [rsp + 152], ebp                                       ;                    resident
        mov qword [rsp + 64], r8                                         ;                    resident
        mov qword [rsp + 80], r9                                         ;                    resident
        mov qword [rsp + 32], r10                                        ;                    resident
        mov qword [rsp + 48], r11                                        ;                    resident
        mov qword [rsp + 24], r12                                        ;                    resident
        mov qword [rsp + 40], r13                                        ;                    resident
        mov qword [rsp + 56], r14                                        ;                    resident
        mov qword [rsp + 72], r15                                        ;                    resident
        mov r8, qword [rsp + 16]                                         ;     0.0 agu0    86 dst reload
        movzx esi, word [r8 + 28]                                        ;     4.0 agu1    86 dst
        movzx edi, word [r8]                                             ;     4.0 agu2    86 dst
        movzx ebp, word [r8 + 8]                                         ;     4.0 agu0    85 dst
        movzx r8d, word [r8 + 20]                                        ;     4.0 agu1    85 dst
        mov r9d, dword [rsp + 148]                                       ;     1.3 agu2    62 r reload
        and esi, r9d                                                     ;     8.0 alu0    62 r
        xor esi, dword [rsp + 152]                                       ;     9.0 alu1+agu0   62 r
        or edi, esi                                                      ;    10.0 alu2    63 r
        xor edi, r9d                                                     ;    11.0 alu3    63 r
        shl edi, 0x10                                                    ;    12.0 alu1   107 r
        or esi, edi                                                      ;    13.0 alu0   107 r
        bswap esi                                                        ;    14.0 alu2   119 r
        mov r9, qword [rsp + 128]                                        ;     2.2 agu1   119 r reload
        mov dword [r9], esi                                              ;    15.0 agu2+st0  119 r
        mov esi, dword [rsp + 140]                                       ;     3.0 agu0    62 r reload
        and ebp, esi                                                     ;     8.0 alu3    62 r
        xor ebp, dword [rsp + 144]                                       ;     9.0 alu0+agu1   62 r
        or r8d, ebp                                                      ;    10.0 alu1    63 r
        xor r8d, esi                                                     ;    11.0 alu2    63 r
        shl r8d, 0x10                                                    ;    12.0 alu1   107 r
        or ebp, r8d                                                      ;    13.0 alu3   107 r
        bswap ebp                                                        ;    14.0 alu0   120 r
        mov dword [r9 + 4], ebp                                          ;    15.0 agu2+st1  120 r
        add r9, 8                                                        ;     8.0 alu2   141 blocks
        mov qword [rsp + 128], r9                                        ;     9.0 agu0+st0  141 blocks
        mov r8, qword [rsp + 0]                                          ;     8.3 agu1   141 blocks
        add r8, 8                                                        ;    12.3 alu1   141 blocks
        mov qword [rsp + 0], r8                                          ;    13.3 agu2+st1  141 blocks
        cmp r8, qword [rsp + 8]                                          ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0xa8                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
misty1_encrypt_compact.tables:
; Step_S9_0
misty1_encrypt_compact.T0_Step_S9_0:
        dd 0x0000e1c3, 0x000065cb, 0x0000a9d3, 0x0000cf9f, 0x0000f1e3, 0x000074e9, 0x00007dfb, 0x00001ab5
        dd 0x0000c081, 0x00005cb9, 0x00008b97, 0x0000f5eb, 0x000099b3, 0x00000489, 0x000016ad, 0x000069d3
        dd 0x000063c7, 0x0000a54a, 0x00001bb7, 0x00003f7e, 0x000075eb, 0x0000b264, 0x0000c993, 0x0000ec58
        dd 0x000051a3, 0x00008f1e, 0x00002ad5, 0x0000162c, 0x00000e9d, 0x0000d122, 0x0000b1e3, 0x00008c18
        dd 0x0000a5cb, 0x0000a952, 0x0000e952, 0x0000078f, 0x000015ab, 0x00001830, 0x00009d3a, 0x000072e5
        dd 0x00008891, 0x00009c38, 0x0000c70e, 0x000031e3, 0x000071e3, 0x00006448, 0x0000fa74, 0x00000d9b
        dd 0x00000081, 0x00004e9d, 0x00007c78, 0x0000d020, 0x0000b6ed, 0x0000f9f3, 0x00000e1c, 0x0000a346
        dd 0x00003efd, 0x000068d1, 0x00004102, 0x0000f56a, 0x0000c183, 0x000096ad, 0x00007a74, 0x0000cf1e
        dd 0x0000e9d3, 0x00006edd, 0x0000f162, 0x00009428, 0x0000f060, 0x0000766c, 0x00002cd9, 0x00004891
        dd 0x00000891, 0x000097af, 0x00001326, 0x00006e5c, 0x00005830, 0x0000c60c, 0x0000878f, 0x0000fbf7
        dd 0x000073e7, 0x0000b66c, 0x00005b36, 0x00007cf9, 0x00006c58, 0x0000a8d1, 0x00008081, 0x0000a64c
        dd 0x00008183, 0x00005c38, 0x0000aa54, 0x000095ab, 0x0000d72e, 0x00000b97, 0x000038f1, 0x0000060c
        dd 0x000023c7, 0x00002c58, 0x00003fff, 0x0000d224, 0x00009a34, 0x000094a9, 0x00004204, 0x0000aedd
        dd 0x0000ce9d, 0x0000d932, 0x0000d1a3, 0x00002448, 0x00003e7c, 0x000028d1, 0x0000e54a, 0x000011a3
        dd 0x00009ebd, 0x0000d3a7, 0x0000b2e5, 0x00001dbb, 0x00002142, 0x00006d5a, 0x0000c912, 0x0000674e
        dd 0x000060c1, 0x000035eb, 0x00004f9f, 0x0000f8f1, 0x0000962c, 0x0000c204, 0x00007d7a, 0x0000cb16
        dd 0x0000f0e1, 0x0000b4e9, 0x0000befd, 0x000018b1, 0x0000c000, 0x0000850a, 0x00004a14, 0x0000ed5a
        dd 0x0000c306, 0x00009f3e, 0x00008e1c, 0x00003060, 0x0000baf5, 0x0000e7cf, 0x000033e7, 0x00008c99
        dd 0x000032e5, 0x00003468, 0x00004c99, 0x0000a850, 0x00000408, 0x00000387, 0x0000be7c, 0x00005bb7
        dd 0x00001224, 0x00000c99, 0x00006f5e, 0x000093a7, 0x00006ddb, 0x00007264, 0x0000d4a9, 0x00002952
        dd 0x00008489, 0x00004810, 0x0000ce1c, 0x0000e0c1, 0x00001428, 0x0000d9b3, 0x00009ab5, 0x0000b56a
        dd 0x0000bb76, 0x00006fdf, 0x0000f2e5, 0x0000c408, 0x000062c5, 0x0000b76e, 0x0000ef5e, 0x0000d8b1
        dd 0x000061c3, 0x0000efdf, 0x00001b36, 0x0000776e, 0x0000f76e, 0x00007870, 0x00004993, 0x000024c9
        dd 0x00004d1a, 0x0000db36, 0x000034e9, 0x00004081, 0x000092a5, 0x0000058b, 0x00002f5e, 0x00005a34
        dd 0x0000a4c9, 0x0000e3c7, 0x0000ba74, 0x00001f3e, 0x00009dbb, 0x0000dbb7, 0x0000470e, 0x0000e346
        dd 0x0000572e, 0x00000810, 0x00004a95, 0x0000f7ef, 0x0000274e, 0x00007972, 0x0000fefd, 0x00004285
        dd 0x00007efd, 0x00007b76, 0x00005020, 0x0000b7ef, 0x00004183, 0x0000450a, 0x0000ab56, 0x00004d9b
        dd 0x00009e3c, 0x00008387, 0x0000b3e7, 0x00004c18, 0x0000e850, 0x0000f4e9, 0x00000183, 0x0000ff7e
        dd 0x00005ebd, 0x00009122, 0x00004489, 0x00006952, 0x0000c78f, 0x00000912, 0x000019b3, 0x0000356a
        dd 0x0000a142, 0x000076ed, 0x0000b870, 0x00008d9b, 0x00007162, 0x0000a7cf, 0x0000ac58, 0x000098b1
        dd 0x0000a3c7, 0x00002edd, 0x00008993, 0x0000e6cd, 0x00003cf9, 0x0000b0e1, 0x0000d2a5, 0x0000bcf9
        dd 0x00004f1e, 0x0000da34, 0x0000664c, 0x00001122, 0x00009932, 0x00000d1a, 0x00007468, 0x00000204
        dd 0x0000c387, 0x0000f6ed, 0x0000cb97, 0x00001cb9, 0x0000dfbf, 0x0000ebd7, 0x000013a7, 0x0000c58b
        dd 0x00006346, 0x00004e1c, 0x00006850, 0x0000a74e, 0x0000366c, 0x00001a34, 0x0000f972, 0x0000376e
        dd 0x0000654a, 0x000012a5, 0x00005d3a, 0x0000c891, 0x00007f7e, 0x00000993, 0x00008306, 0x000017af
        dd 0x0000d6ad, 0x0000b972, 0x0000eddb, 0x00006040, 0x0000858b, 0x0000eb56, 0x00007af5, 0x0000f66c
        dd 0x0000868d, 0x00003b76, 0x00008a14, 0x0000d5ab, 0x00003af5, 0x0000860c, 0x0000f264, 0x0000acd9
        dd 0x00002a54, 0x00008f9f, 0x000025cb, 0x00006244, 0x0000df3e, 0x00007bf7, 0x000014a9, 0x00005224
        dd 0x0000070e, 0x0000f870, 0x00003bf7, 0x000026cd, 0x0000bd7a, 0x00004306, 0x0000458b, 0x000059b3
        dd 0x0000b8f1, 0x00005fbf, 0x0000870e, 0x00008204, 0x00004b97, 0x0000addb, 0x0000b060, 0x0000b468
        dd 0x00006bd7, 0x00005dbb, 0x00003366, 0x0000e74e, 0x00007e7c, 0x00004912, 0x0000e2c5, 0x000037ef
        dd 0x00000b16, 0x0000254a, 0x000050a1, 0x00009cb9, 0x000057af, 0x000078f1, 0x0000c810, 0x0000050a
        dd 0x0000d52a, 0x0000a1c3, 0x0000bdfb, 0x00002b56, 0x0000c68d, 0x0000b366, 0x00006a54, 0x0000fdfb
        dd 0x0000a6cd, 0x0000ca14, 0x0000cd1a, 0x00004387, 0x0000fc78, 0x000091a3, 0x000053a7, 0x0000dc38
        dd 0x0000a0c1, 0x00001e3c, 0x0000fcf9, 0x0000a040, 0x0000152a, 0x0000aad5, 0x00008d1a, 0x0000d0a1
        dd 0x0000cc18, 0x00006ad5, 0x00009326, 0x0000d7af, 0x000030e1, 0x0000972e, 0x0000abd7, 0x0000ee5c
        dd 0x00003972, 0x0000c50a, 0x0000552a, 0x00004b16, 0x00008a95, 0x000077ef, 0x000022c5, 0x00003dfb
        dd 0x0000468d, 0x0000a2c5, 0x000029d3, 0x00002fdf, 0x0000bc78, 0x00005932, 0x0000172e, 0x00001020
        dd 0x0000ead5, 0x00001fbf, 0x0000e4c9, 0x0000f3e7, 0x0000d62c, 0x00002244, 0x00001c38, 0x00000a14
        dd 0x000058b1, 0x0000b5eb, 0x000055ab, 0x00005ab5, 0x00002d5a, 0x0000c102, 0x0000e448, 0x0000ea54
        dd 0x00000c18, 0x0000bbf7, 0x00003264, 0x000067cf, 0x000036ed, 0x00008000, 0x0000cc99, 0x00009830
        dd 0x0000ad5a, 0x00000285, 0x00009020, 0x0000ddbb, 0x0000debd, 0x00007060, 0x000027cf, 0x00006b56
        dd 0x00009fbf, 0x0000e244, 0x0000952a, 0x00000a95, 0x00000306, 0x00007fff, 0x0000cd9b, 0x00005326
        dd 0x000021c3, 0x00004408, 0x00002850, 0x0000afdf, 0x0000f468, 0x000090a1, 0x000039f3, 0x0000bf7e
        dd 0x00005e3c, 0x00006142, 0x000064c9, 0x0000b9f3, 0x0000c489, 0x0000faf5, 0x00003a74, 0x0000e64c
        dd 0x0000f366, 0x0000d428, 0x0000ca95, 0x00000f9f, 0x000020c1, 0x0000068d, 0x0000dd3a, 0x00001932
        dd 0x00001ebd, 0x0000e8d1, 0x00004000, 0x00005428, 0x00002bd7, 0x0000dcb9, 0x0000b162, 0x0000a448
        dd 0x00006cd9, 0x00008285, 0x00003162, 0x00003d7a, 0x000010a1, 0x0000ffff, 0x00008912, 0x00008408
        dd 0x0000e040, 0x000054a9, 0x00008e9d, 0x0000d830, 0x0000d326, 0x000066cd, 0x000079f3, 0x00002e5c
        dd 0x00008102, 0x00002ddb, 0x0000ecd9, 0x0000a244, 0x0000fb76, 0x000056ad, 0x000052a5, 0x00001d3a
        dd 0x0000e5cb, 0x00009b36, 0x0000bfff, 0x00002346, 0x000070e1, 0x00000f1e, 0x0000eedd, 0x00007366
        dd 0x00009bb7, 0x0000fd7a, 0x0000c285, 0x0000460c, 0x0000478f, 0x00002040, 0x0000dab5, 0x00005f3e
        dd 0x00003c78, 0x00000000, 0x0000562c, 0x00008810, 0x0000af5e, 0x00009224, 0x00000102, 0x0000de3c
        dd 0x00005122, 0x0000756a, 0x00003870, 0x0000fe7c, 0x00008b16, 0x0000ae5c, 0x0000264c, 0x0000e142
; Step_S7_9
misty1_encrypt_compact.T1_Step_S7_9:
        dd 0x0000001b, 0x000000b3, 0x00000131, 0x000001d9, 0x0000023f, 0x00000295, 0x00000311, 0x000003d3
        dd 0x00000453, 0x00000493, 0x00000578, 0x000005f8, 0x00000667, 0x000006a1, 0x00000768, 0x000007c6
        dd 0x0000080f, 0x000008b5, 0x00000901, 0x000009ff, 0x00000a23, 0x00000abb, 0x00000b29, 0x00000bdd
        dd 0x00000c45, 0x00000c96, 0x00000d5a, 0x00000dcd, 0x00000e39, 0x00000ecc, 0x00000f02, 0x00000f9b
        dd 0x0000102b, 0x000010e7, 0x00001102, 0x000011ae, 0x0000125f, 0x00001290, 0x00001362, 0x000013e5
        dd 0x00001403, 0x000014b7, 0x0000156b, 0x000015bf, 0x00001667, 0x000016d4, 0x0000173b, 0x000017c0
        dd 0x0000183e, 0x000018e4, 0x0000193b, 0x00001985, 0x00001a40, 0x00001ab9, 0x00001b51, 0x00001be4
        dd 0x00001c10, 0x00001cb3, 0x00001d44, 0x00001d83, 0x00001e3e, 0x00001eba, 0x00001f5e, 0x00001f96
        dd 0x00002059, 0x000020d3, 0x00002127, 0x000021ec, 0x00002274, 0x000022fc, 0x0000234e, 0x000023af
        dd 0x00002417, 0x000024b1, 0x00002560, 0x00002587, 0x00002628, 0x00002688, 0x0000273b, 0x000027f2
        dd 0x00002809, 0x00002899, 0x00002951, 0x00002984, 0x00002a28, 0x00002a9a, 0x00002b34, 0x00002beb
        dd 0x00002c45, 0x00002cf8, 0x00002d04, 0x00002dfc, 0x00002e36, 0x00002ead, 0x00002f13, 0x00002fe5
        dd 0x00003061, 0x0000308c, 0x0000310c, 0x00003180, 0x0000327c, 0x00003292, 0x00003345, 0x000033e2
        dd 0x0000344e, 0x0000349f, 0x0000356a, 0x000035da, 0x00003641, 0x00003697, 0x00003711, 0x0000378e
        dd 0x00003820, 0x000038d3, 0x00003963, 0x000039f5, 0x00003a33, 0x00003ae3, 0x00003b24, 0x00003bb9
        dd 0x00003c09, 0x00003cc7, 0x00003d13, 0x00003db8, 0x00003e48, 0x00003ea1, 0x00003f26, 0x00003f82
        dd 0x0000001b, 0x000000b3, 0x00000131, 0x000001d9, 0x0000023f, 0x00000295, 0x00000311, 0x000003d3
        dd 0x00000453, 0x00000493, 0x00000578, 0x000005f8, 0x00000667, 0x000006a1, 0x00000768, 0x000007c6
        dd 0x0000080f, 0x000008b5, 0x00000901, 0x000009ff, 0x00000a23, 0x00000abb, 0x00000b29, 0x00000bdd
        dd 0x00000c45, 0x00000c96, 0x00000d5a, 0x00000dcd, 0x00000e39, 0x00000ecc, 0x00000f02, 0x00000f9b
        dd 0x0000102b, 0x000010e7, 0x00001102, 0x000011ae, 0x0000125f, 0x00001290, 0x00001362, 0x000013e5
        dd 0x00001403, 0x000014b7, 0x0000156b, 0x000015bf, 0x00001667, 0x000016d4, 0x0000173b, 0x000017c0
        dd 0x0000183e, 0x000018e4, 0x0000193b, 0x00001985, 0x00001a40, 0x00001ab9, 0x00001b51, 0x00001be4
        dd 0x00001c10, 0x00001cb3, 0x00001d44, 0x00001d83, 0x00001e3e, 0x00001eba, 0x00001f5e, 0x00001f96
        dd 0x00002059, 0x000020d3, 0x00002127, 0x000021ec, 0x00002274, 0x000022fc, 0x0000234e, 0x000023af
        dd 0x00002417, 0x000024b1, 0x00002560, 0x00002587, 0x00002628, 0x00002688, 0x0000273b, 0x000027f2
        dd 0x00002809, 0x00002899, 0x00002951, 0x00002984, 0x00002a28, 0x00002a9a, 0x00002b34, 0x00002beb
        dd 0x00002c45, 0x00002cf8, 0x00002d04, 0x00002dfc, 0x00002e36, 0x00002ead, 0x00002f13, 0x00002fe5
        dd 0x00003061, 0x0000308c, 0x0000310c, 0x00003180, 0x0000327c, 0x00003292, 0x00003345, 0x000033e2
        dd 0x0000344e, 0x0000349f, 0x0000356a, 0x000035da, 0x00003641, 0x00003697, 0x00003711, 0x0000378e
        dd 0x00003820, 0x000038d3, 0x00003963, 0x000039f5, 0x00003a33, 0x00003ae3, 0x00003b24, 0x00003bb9
        dd 0x00003c09, 0x00003cc7, 0x00003d13, 0x00003db8, 0x00003e48, 0x00003ea1, 0x00003f26, 0x00003f82
; Last_S9_0
misty1_encrypt_compact.T2_Last_S9_0:
        dd 0x000001c3, 0x000000cb, 0x00000153, 0x0000019f, 0x000001e3, 0x000000e9, 0x000000fb, 0x00000035
        dd 0x00000181, 0x000000b9, 0x00000117, 0x000001eb, 0x00000133, 0x00000009, 0x0000002d, 0x000000d3
        dd 0x000000c7, 0x0000014a, 0x00000037, 0x0000007e, 0x000000eb, 0x00000164, 0x00000193, 0x000001d8
        dd 0x000000a3, 0x0000011e, 0x00000055, 0x0000002c, 0x0000001d, 0x000001a2, 0x00000163, 0x00000118
        dd 0x0000014b, 0x00000152, 0x000001d2, 0x0000000f, 0x0000002b, 0x00000030, 0x0000013a, 0x000000e5
        dd 0x00000111, 0x00000138, 0x0000018e, 0x00000063, 0x000000e3, 0x000000c8, 0x000001f4, 0x0000001b
        dd 0x00000001, 0x0000009d, 0x000000f8, 0x000001a0, 0x0000016d, 0x000001f3, 0x0000001c, 0x00000146
        dd 0x0000007d, 0x000000d1, 0x00000082, 0x000001ea, 0x00000183, 0x0000012d, 0x000000f4, 0x0000019e
        dd 0x000001d3, 0x000000dd, 0x000001e2, 0x00000128, 0x000001e0, 0x000000ec, 0x00000059, 0x00000091
        dd 0x00000011, 0x0000012f, 0x00000026, 0x000000dc, 0x000000b0, 0x0000018c, 0x0000010f, 0x000001f7
        dd 0x000000e7, 0x0000016c, 0x000000b6, 0x000000f9, 0x000000d8, 0x00000151, 0x00000101, 0x0000014c
        dd 0x00000103, 0x000000b8, 0x00000154, 0x0000012b, 0x000001ae, 0x00000017, 0x00000071, 0x0000000c
        dd 0x00000047, 0x00000058, 0x0000007f, 0x000001a4, 0x00000134, 0x00000129, 0x00000084, 0x0000015d
        dd 0x0000019d, 0x000001b2, 0x000001a3, 0x00000048, 0x0000007c, 0x00000051, 0x000001ca, 0x00000023
        dd 0x0000013d, 0x000001a7, 0x00000165, 0x0000003b, 0x00000042, 0x000000da, 0x00000192, 0x000000ce
        dd 0x000000c1, 0x0000006b, 0x0000009f, 0x000001f1, 0x0000012c, 0x00000184, 0x000000fa, 0x00000196
        dd 0x000001e1, 0x00000169, 0x0000017d, 0x00000031, 0x00000180, 0x0000010a, 0x00000094, 0x000001da
        dd 0x00000186, 0x0000013e, 0x0000011c, 0x00000060, 0x00000175, 0x000001cf, 0x00000067, 0x00000119
        dd 0x00000065, 0x00000068, 0x00000099, 0x00000150, 0x00000008, 0x00000007, 0x0000017c, 0x000000b7
        dd 0x00000024, 0x00000019, 0x000000de, 0x00000127, 0x000000db, 0x000000e4, 0x000001a9, 0x00000052
        dd 0x00000109, 0x00000090, 0x0000019c, 0x000001c1, 0x00000028, 0x000001b3, 0x00000135, 0x0000016a
        dd 0x00000176, 0x000000df, 0x000001e5, 0x00000188, 0x000000c5, 0x0000016e, 0x000001de, 0x000001b1
        dd 0x000000c3, 0x000001df, 0x00000036, 0x000000ee, 0x000001ee, 0x000000f0, 0x00000093, 0x00000049
        dd 0x0000009a, 0x000001b6, 0x00000069, 0x00000081, 0x00000125, 0x0000000b, 0x0000005e, 0x000000b4
        dd 0x00000149, 0x000001c7, 0x00000174, 0x0000003e, 0x0000013b, 0x000001b7, 0x0000008e, 0x000001c6
        dd 0x000000ae, 0x00000010, 0x00000095, 0x000001ef, 0x0000004e, 0x000000f2, 0x000001fd, 0x00000085
        dd 0x000000fd, 0x000000f6, 0x000000a0, 0x0000016f, 0x00000083, 0x0000008a, 0x00000156, 0x0000009b
        dd 0x0000013c, 0x00000107, 0x00000167, 0x00000098, 0x000001d0, 0x000001e9, 0x00000003, 0x000001fe
        dd 0x000000bd, 0x00000122, 0x00000089, 0x000000d2, 0x0000018f, 0x00000012, 0x00000033, 0x0000006a
        dd 0x00000142, 0x000000ed, 0x00000170, 0x0000011b, 0x000000e2, 0x0000014f, 0x00000158, 0x00000131
        dd 0x00000147, 0x0000005d, 0x00000113, 0x000001cd, 0x00000079, 0x00000161, 0x000001a5, 0x00000179
        dd 0x0000009e, 0x000001b4, 0x000000cc, 0x00000022, 0x00000132, 0x0000001a, 0x000000e8, 0x00000004
        dd 0x00000187, 0x000001ed, 0x00000197, 0x00000039, 0x000001bf, 0x000001d7, 0x00000027, 0x0000018b
        dd 0x000000c6, 0x0000009c, 0x000000d0, 0x0000014e, 0x0000006c, 0x00000034, 0x000001f2, 0x0000006e
        dd 0x000000ca, 0x00000025, 0x000000ba, 0x00000191, 0x000000fe, 0x00000013, 0x00000106, 0x0000002f
        dd 0x000001ad, 0x00000172, 0x000001db, 0x000000c0, 0x0000010b, 0x000001d6, 0x000000f5, 0x000001ec
        dd 0x0000010d, 0x00000076, 0x00000114, 0x000001ab, 0x00000075, 0x0000010c, 0x000001e4, 0x00000159
        dd 0x00000054, 0x0000011f, 0x0000004b, 0x000000c4, 0x000001be, 0x000000f7, 0x00000029, 0x000000a4
        dd 0x0000000e, 0x000001f0, 0x00000077, 0x0000004d, 0x0000017a, 0x00000086, 0x0000008b, 0x000000b3
        dd 0x00000171, 0x000000bf, 0x0000010e, 0x00000104, 0x00000097, 0x0000015b, 0x00000160, 0x00000168
        dd 0x000000d7, 0x000000bb, 0x00000066, 0x000001ce, 0x000000fc, 0x00000092, 0x000001c5, 0x0000006f
        dd 0x00000016, 0x0000004a, 0x000000a1, 0x00000139, 0x000000af, 0x000000f1, 0x00000190, 0x0000000a
        dd 0x000001aa, 0x00000143, 0x0000017b, 0x00000056, 0x0000018d, 0x00000166, 0x000000d4, 0x000001fb
        dd 0x0000014d, 0x00000194, 0x0000019a, 0x00000087, 0x000001f8, 0x00000123, 0x000000a7, 0x000001b8
        dd 0x00000141, 0x0000003c, 0x000001f9, 0x00000140, 0x0000002a, 0x00000155, 0x0000011a, 0x000001a1
        dd 0x00000198, 0x000000d5, 0x00000126, 0x000001af, 0x00000061, 0x0000012e, 0x00000157, 0x000001dc
        dd 0x00000072, 0x0000018a, 0x000000aa, 0x00000096, 0x00000115, 0x000000ef, 0x00000045, 0x0000007b
        dd 0x0000008d, 0x00000145, 0x00000053, 0x0000005f, 0x00000178, 0x000000b2, 0x0000002e, 0x00000020
        dd 0x000001d5, 0x0000003f, 0x000001c9, 0x000001e7, 0x000001ac, 0x00000044, 0x00000038, 0x00000014
        dd 0x000000b1, 0x0000016b, 0x000000ab, 0x000000b5, 0x0000005a, 0x00000182, 0x000001c8, 0x000001d4
        dd 0x00000018, 0x00000177, 0x00000064, 0x000000cf, 0x0000006d, 0x00000100, 0x00000199, 0x00000130
        dd 0x0000015a, 0x00000005, 0x00000120, 0x000001bb, 0x000001bd, 0x000000e0, 0x0000004f, 0x000000d6
        dd 0x0000013f, 0x000001c4, 0x0000012a, 0x00000015, 0x00000006, 0x000000ff, 0x0000019b, 0x000000a6
        dd 0x00000043, 0x00000088, 0x00000050, 0x0000015f, 0x000001e8, 0x00000121, 0x00000073, 0x0000017e
        dd 0x000000bc, 0x000000c2, 0x000000c9, 0x00000173, 0x00000189, 0x000001f5, 0x00000074, 0x000001cc
        dd 0x000001e6, 0x000001a8, 0x00000195, 0x0000001f, 0x00000041, 0x0000000d, 0x000001ba, 0x00000032
        dd 0x0000003d, 0x000001d1, 0x00000080, 0x000000a8, 0x00000057, 0x000001b9, 0x00000162, 0x00000148
        dd 0x000000d9, 0x00000105, 0x00000062, 0x0000007a, 0x00000021, 0x000001ff, 0x00000112, 0x00000108
        dd 0x000001c0, 0x000000a9, 0x0000011d, 0x000001b0, 0x000001a6, 0x000000cd, 0x000000f3, 0x0000005c
        dd 0x00000102, 0x0000005b, 0x000001d9, 0x00000144, 0x000001f6, 0x000000ad, 0x000000a5, 0x0000003a
        dd 0x000001cb, 0x00000136, 0x0000017f, 0x00000046, 0x000000e1, 0x0000001e, 0x000001dd, 0x000000e6
        dd 0x00000137, 0x000001fa, 0x00000185, 0x0000008c, 0x0000008f, 0x00000040, 0x000001b5, 0x000000be
        dd 0x00000078, 0x00000000, 0x000000ac, 0x00000110, 0x0000015e, 0x00000124, 0x00000002, 0x000001bc
        dd 0x000000a2, 0x000000ea, 0x00000070, 0x000001fc, 0x00000116, 0x0000015c, 0x0000004c, 0x000001c2
; Last_9
misty1_encrypt_compact.T3_Last_9:
        dd 0x00000000, 0x00000201, 0x00000402, 0x00000603, 0x00000804, 0x00000a05, 0x00000c06, 0x00000e07
        dd 0x00001008, 0x00001209, 0x0000140a, 0x0000160b, 0x0000180c, 0x00001a0d, 0x00001c0e, 0x00001e0f
        dd 0x00002010, 0x00002211, 0x00002412, 0x00002613, 0x00002814, 0x00002a15, 0x00002c16, 0x00002e17
        dd 0x00003018, 0x00003219, 0x0000341a, 0x0000361b, 0x0000381c, 0x00003a1d, 0x00003c1e, 0x00003e1f
        dd 0x00004020, 0x00004221, 0x00004422, 0x00004623, 0x00004824, 0x00004a25, 0x00004c26, 0x00004e27
        dd 0x00005028, 0x00005229, 0x0000542a, 0x0000562b, 0x0000582c, 0x00005a2d, 0x00005c2e, 0x00005e2f
        dd 0x00006030, 0x00006231, 0x00006432, 0x00006633, 0x00006834, 0x00006a35, 0x00006c36, 0x00006e37
        dd 0x00007038, 0x00007239, 0x0000743a, 0x0000763b, 0x0000783c, 0x00007a3d, 0x00007c3e, 0x00007e3f
        dd 0x00008040, 0x00008241, 0x00008442, 0x00008643, 0x00008844, 0x00008a45, 0x00008c46, 0x00008e47
        dd 0x00009048, 0x00009249, 0x0000944a, 0x0000964b, 0x0000984c, 0x00009a4d, 0x00009c4e, 0x00009e4f
        dd 0x0000a050, 0x0000a251, 0x0000a452, 0x0000a653, 0x0000a854, 0x0000aa55, 0x0000ac56, 0x0000ae57
        dd 0x0000b058, 0x0000b259, 0x0000b45a, 0x0000b65b, 0x0000b85c, 0x0000ba5d, 0x0000bc5e, 0x0000be5f
        dd 0x0000c060, 0x0000c261, 0x0000c462, 0x0000c663, 0x0000c864, 0x0000ca65, 0x0000cc66, 0x0000ce67
        dd 0x0000d068, 0x0000d269, 0x0000d46a, 0x0000d66b, 0x0000d86c, 0x0000da6d, 0x0000dc6e, 0x0000de6f
        dd 0x0000e070, 0x0000e271, 0x0000e472, 0x0000e673, 0x0000e874, 0x0000ea75, 0x0000ec76, 0x0000ee77
        dd 0x0000f078, 0x0000f279, 0x0000f47a, 0x0000f67b, 0x0000f87c, 0x0000fa7d, 0x0000fc7e, 0x0000fe7f
        dd 0x00000000, 0x00000201, 0x00000402, 0x00000603, 0x00000804, 0x00000a05, 0x00000c06, 0x00000e07
        dd 0x00001008, 0x00001209, 0x0000140a, 0x0000160b, 0x0000180c, 0x00001a0d, 0x00001c0e, 0x00001e0f
        dd 0x00002010, 0x00002211, 0x00002412, 0x00002613, 0x00002814, 0x00002a15, 0x00002c16, 0x00002e17
        dd 0x00003018, 0x00003219, 0x0000341a, 0x0000361b, 0x0000381c, 0x00003a1d, 0x00003c1e, 0x00003e1f
        dd 0x00004020, 0x00004221, 0x00004422, 0x00004623, 0x00004824, 0x00004a25, 0x00004c26, 0x00004e27
        dd 0x00005028, 0x00005229, 0x0000542a, 0x0000562b, 0x0000582c, 0x00005a2d, 0x00005c2e, 0x00005e2f
        dd 0x00006030, 0x00006231, 0x00006432, 0x00006633, 0x00006834, 0x00006a35, 0x00006c36, 0x00006e37
        dd 0x00007038, 0x00007239, 0x0000743a, 0x0000763b, 0x0000783c, 0x00007a3d, 0x00007c3e, 0x00007e3f
        dd 0x00008040, 0x00008241, 0x00008442, 0x00008643, 0x00008844, 0x00008a45, 0x00008c46, 0x00008e47
        dd 0x00009048, 0x00009249, 0x0000944a, 0x0000964b, 0x0000984c, 0x00009a4d, 0x00009c4e, 0x00009e4f
        dd 0x0000a050, 0x0000a251, 0x0000a452, 0x0000a653, 0x0000a854, 0x0000aa55, 0x0000ac56, 0x0000ae57
        dd 0x0000b058, 0x0000b259, 0x0000b45a, 0x0000b65b, 0x0000b85c, 0x0000ba5d, 0x0000bc5e, 0x0000be5f
        dd 0x0000c060, 0x0000c261, 0x0000c462, 0x0000c663, 0x0000c864, 0x0000ca65, 0x0000cc66, 0x0000ce67
        dd 0x0000d068, 0x0000d269, 0x0000d46a, 0x0000d66b, 0x0000d86c, 0x0000da6d, 0x0000dc6e, 0x0000de6f
        dd 0x0000e070, 0x0000e271, 0x0000e472, 0x0000e673, 0x0000e874, 0x0000ea75, 0x0000ec76, 0x0000ee77
        dd 0x0000f078, 0x0000f279, 0x0000f47a, 0x0000f67b, 0x0000f87c, 0x0000fa7d, 0x0000fc7e, 0x0000fe7f

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
