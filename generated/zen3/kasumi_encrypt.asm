; kasumi_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt --cpu zen3
;
; void kasumi_encrypt(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 96 bytes, read, secret, no alignment needed
;   src: 8 bytes a block, read, secret, no alignment needed
;   dst: 8 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 101 uops, planned 36.3; bounds: width 16.8, ports 33.3, path 4.0
;   blocks: 423 uops, planned 265.0; bounds: width 70.5, ports 85.8, path 241.0
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
%fatal "kasumi_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_encrypt
$_kasumi_encrypt:
%else
        global $kasumi_encrypt
%endif
$kasumi_encrypt:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0xe8                                                    ;                    frame
        mov qword [rsp + 0], rdi                                         ;                    argument
        mov dword [rsp + 44], ecx                                        ;                    argument
        mov qword [rsp + 8], rsi                                         ;                    argument
        mov qword [rsp + 24], rdx                                        ;                    argument
        mov r8, qword [rsp + 0]                                          ;     0.0 agu0   143 k reload
        movzx esi, word [r8]                                             ;     4.0 agu1   143 k
        movzx edi, word [r8 + 68]                                        ;     4.0 agu2   143 k
        movzx ebp, word [r8 + 18]                                        ;     4.0 agu0   143 k
        movzx r9d, word [r8 + 42]                                        ;     4.0 agu1   143 k
        movzx r10d, word [r8 + 60]                                       ;     4.0 agu2   143 k
        movzx r11d, word [r8 + 88]                                       ;     4.0 agu0   143 k
        movzx r12d, word [r8 + 86]                                       ;     4.0 agu1   143 k
        movzx r13d, word [r8 + 94]                                       ;     4.0 agu2   143 k
        movzx r14d, word [r8 + 2]                                        ;     4.0 agu0   143 k
        movzx r15d, word [r8 + 70]                                       ;     4.0 agu1   143 k
        movzx eax, word [r8 + 20]                                        ;     4.0 agu2   143 k
        movzx ecx, word [r8 + 44]                                        ;     4.0 agu0   143 k
        movzx edx, word [r8 + 62]                                        ;     4.2 agu1   143 k
        movzx ebx, word [r8 + 40]                                        ;     4.3 agu2   143 k
        mov dword [rsp + 32], esi                                        ;     8.0 agu0+st0  143 k
        movzx esi, word [r8 + 58]                                        ;     5.2 agu1   143 k
        mov dword [rsp + 36], edi                                        ;     8.0 agu2+st1  143 k
        mov dword [rsp + 40], ebp                                        ;     8.0 agu0+st0  143 k
        mov edi, dword [rsp + 44]                                        ;     6.2 agu1   143 k
        shl rdi, 3                                                       ;    10.2 alu1   143 k
        mov dword [rsp + 48], r9d                                        ;     8.0 agu2+st1  143 k
        mov dword [rsp + 52], r10d                                       ;     8.0 agu0+st0  143 k
        mov dword [rsp + 56], r11d                                       ;     8.0 agu1+st1  143 k
        mov dword [rsp + 60], r12d                                       ;     8.0 agu2+st0  143 k
        mov dword [rsp + 64], r13d                                       ;     8.0 agu0+st1  143 k
        mov dword [rsp + 68], r14d                                       ;     8.2 agu1+st0  143 k
        mov dword [rsp + 72], r15d                                       ;     8.3 agu2+st1  143 k
        mov dword [rsp + 76], eax                                        ;     9.0 agu0+st0  143 k
        add rdi, qword [rsp + 8]                                         ;    11.2 alu0+agu1  143 k
        mov dword [rsp + 80], ecx                                        ;     9.3 agu2+st1  143 k
        mov dword [rsp + 84], edx                                        ;    10.0 agu0+st0  143 k
        movzx ebp, word [r8 + 90]                                        ;    10.2 agu1   143 k reload
        mov dword [rsp + 88], ebp                                        ;    14.2 agu2+st1  143 k
        movzx ebp, word [r8 + 80]                                        ;    11.0 agu0   143 k reload
        mov dword [rsp + 92], ebp                                        ;    15.0 agu1+st0  143 k
        movzx ebp, word [r8 + 4]                                         ;    11.3 agu2   143 k reload
        mov dword [rsp + 96], ebp                                        ;    15.3 agu0+st1  143 k
        movzx ebp, word [r8 + 72]                                        ;    12.2 agu1   143 k reload
        mov dword [rsp + 100], ebp                                       ;    16.2 agu2+st0  143 k
        movzx ebp, word [r8 + 22]                                        ;    13.0 agu0   143 k reload
        mov dword [rsp + 104], ebp                                       ;    17.0 agu1+st1  143 k
        movzx ebp, word [r8 + 46]                                        ;    13.3 agu2   143 k reload
        mov dword [rsp + 108], ebp                                       ;    17.3 agu0+st0  143 k
        movzx ebp, word [r8 + 48]                                        ;    14.2 agu1   143 k reload
        mov dword [rsp + 112], ebp                                       ;    18.2 agu2+st1  143 k
        movzx ebp, word [r8 + 92]                                        ;    15.0 agu0   143 k reload
        mov dword [rsp + 116], ebp                                       ;    19.0 agu1+st0  143 k
        movzx ebp, word [r8 + 82]                                        ;    15.3 agu2   143 k reload
        mov dword [rsp + 120], ebp                                       ;    19.3 agu0+st1  143 k
        movzx ebp, word [r8 + 6]                                         ;    16.2 agu1   143 k reload
        mov dword [rsp + 124], ebp                                       ;    20.2 agu2+st0  143 k
        movzx ebp, word [r8 + 74]                                        ;    17.0 agu0   143 k reload
        mov dword [rsp + 128], ebp                                       ;    21.0 agu1+st1  143 k
        movzx ebp, word [r8 + 24]                                        ;    17.3 agu2   143 k reload
        mov dword [rsp + 132], ebp                                       ;    21.3 agu0+st0  143 k
        movzx ebp, word [r8 + 32]                                        ;    18.2 agu1   143 k reload
        mov dword [rsp + 136], ebp                                       ;    22.2 agu2+st1  143 k
        movzx ebp, word [r8 + 50]                                        ;    19.0 agu0   143 k reload
        mov dword [rsp + 140], ebp                                       ;    23.0 agu1+st0  143 k
        movzx ebp, word [r8 + 84]                                        ;    19.3 agu2   143 k reload
        mov dword [rsp + 144], ebp                                       ;    23.3 agu0+st1  143 k
        movzx ebp, word [r8 + 8]                                         ;    20.2 agu1   143 k reload
        mov dword [rsp + 148], ebp                                       ;    24.2 agu2+st0  143 k
        movzx ebp, word [r8 + 76]                                        ;    21.0 agu0   143 k reload
        mov dword [rsp + 152], ebp                                       ;    25.0 agu1+st1  143 k
        movzx ebp, word [r8 + 26]                                        ;    21.3 agu2   143 k reload
        mov dword [rsp + 156], ebp                                       ;    25.3 agu0+st0  143 k
        movzx ebp, word [r8 + 34]                                        ;    22.2 agu1   143 k reload
        mov dword [rsp + 160], ebp                                       ;    26.2 agu2+st1  143 k
        movzx ebp, word [r8 + 52]                                        ;    23.0 agu0   143 k reload
        mov dword [rsp + 164], ebp                                       ;    27.0 agu1+st0  143 k
        movzx ebp, word [r8 + 10]                                        ;    23.3 agu2   143 k reload
        mov dword [rsp + 168], ebp                                       ;    27.3 agu0+st1  143 k
        movzx ebp, word [r8 + 78]                                        ;    24.2 agu1   143 k reload
        mov dword [rsp + 172], ebp                                       ;    28.2 agu2+st0  143 k
        movzx ebp, word [r8 + 28]                                        ;    25.0 agu0   143 k reload
        mov dword [rsp + 176], ebp                                       ;    29.0 agu1+st1  143 k
        movzx ebp, word [r8 + 36]                                        ;    25.3 agu2   143 k reload
        mov dword [rsp + 180], ebp                                       ;    29.3 agu0+st0  143 k
        mov dword [rsp + 184], ebx                                       ;    26.2 agu1+st1  143 k
        movzx ebp, word [r8 + 54]                                        ;    26.3 agu2   143 k reload
        mov dword [rsp + 188], ebp                                       ;    30.3 agu0+st0  143 k
        mov dword [rsp + 192], esi                                       ;    27.2 agu1+st1  143 k
        movzx esi, word [r8 + 12]                                        ;    27.3 agu2   143 k reload
        mov dword [rsp + 196], esi                                       ;    31.3 agu0+st0  143 k
        mov qword [rsp + 16], rdi                                        ;    28.2 agu1+st1  143 k
        movzx esi, word [r8 + 64]                                        ;    28.3 agu2   143 k reload
        mov dword [rsp + 200], esi                                       ;    32.3 agu0+st0  143 k
        movzx esi, word [r8 + 30]                                        ;    29.2 agu1   143 k reload
        mov dword [rsp + 204], esi                                       ;    33.2 agu2+st1  143 k
        movzx esi, word [r8 + 38]                                        ;    30.0 agu0   143 k reload
        mov dword [rsp + 208], esi                                       ;    34.0 agu1+st0  143 k
        movzx esi, word [r8 + 56]                                        ;    30.3 agu2   143 k reload
        mov dword [rsp + 212], esi                                       ;    34.3 agu0+st1  143 k
        movzx esi, word [r8 + 14]                                        ;    31.2 agu1   143 k reload
        mov dword [rsp + 216], esi                                       ;    35.2 agu2+st0  143 k
        movzx esi, word [r8 + 66]                                        ;    32.0 agu0   143 k reload
        mov dword [rsp + 220], esi                                       ;    36.0 agu1+st1  143 k
        movzx esi, word [r8 + 16]                                        ;    32.3 agu2   143 k reload
        mov dword [rsp + 224], esi                                       ;    36.3 agu0+st0  143 k
        cmp dword [rsp + 44], 0                                          ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]                                          ;                    resident
        mov r9, qword [rsp + 24]                                         ;                    resident
        align 16
.blocks_1:
        mov esi, dword [r8]                                              ;     0.0 agu0   111 l
        mov edi, dword [r8 + 4]                                          ;     0.2 agu1   112 r
        bswap esi                                                        ;     4.0 alu0   111 l
        bswap edi                                                        ;     4.2 alu1   112 r
        movzx ebp, si                                                    ;     5.0 alu2   106 l
        shr esi, 0x10                                                    ;     5.0 alu1   106 l
        movzx r10d, di                                                   ;     5.2 alu3   106 r
        shr edi, 0x10                                                    ;     5.2 alu2   106 r
        mov r11d, ebp                                                    ;     6.0         58 r copy
        mov r12d, esi                                                    ;     6.0         58 r copy
        and r12d, dword [rsp + 32]                                       ;     6.0 alu0+agu2   58 r
        lea r13d, [r12*2]                                                ;     7.0 alu3    58 r
        shr r12d, 0xf                                                    ;     7.0 alu1    58 r
        movzx r13d, r13w                                                 ;     8.0 alu2    58 r
        or r12d, r13d                                                    ;     9.0 alu0    58 r
        xor r11d, r12d                                                   ;    10.0 alu3    58 r
        mov r12d, esi                                                    ;     6.0         50 next copy
        xor r12d, dword [rsp + 40]                                       ;     6.0 alu1+agu0   50 next
        mov r13d, r11d                                                   ;    11.0         59 r copy
        or r13d, dword [rsp + 36]                                        ;    11.0 alu2+agu1   59 r
        lea r14d, [r13*2]                                                ;    12.0 alu0    59 r
        shr r13d, 0xf                                                    ;    12.0 alu1    59 r
        movzx r14d, r14w                                                 ;    13.0 alu3    59 r
        or r13d, r14d                                                    ;    14.0 alu2    59 r
        xor r12d, r13d                                                   ;    15.0 alu0    50 next
        mov r13d, r11d                                                   ;    11.0         50 next copy
        xor r13d, dword [rsp + 48]                                       ;    11.0 alu1+agu2   50 next
        movzx r14d, r13b                                                 ;    12.0 alu3    41 next
        shr r13d, 7                                                      ;    12.0 alu2    41 next
        lea r15, [rel kasumi_encrypt.tables]                             ;     7.0 alu0    41 next reload
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    13.0 agu0    44 next
        mov eax, dword [rsp + 60]                                        ;     7.3 agu1    72 k1 reload
        xor r13d, eax                                                    ;    17.0 alu1    44 next
        xor r13d, dword [r15 + r14*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    18.0 alu3+agu2   44 next
        movzx r14d, r12b                                                 ;    16.0 alu2    41 next
        shr r12d, 7                                                      ;    16.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    17.0 agu0    44 next
        mov ecx, dword [rsp + 56]                                        ;    11.2 agu1    72 k1 reload
        xor r12d, ecx                                                    ;    21.0 alu0    44 next
        xor r12d, dword [r15 + r14*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    22.0 alu3+agu2   44 next
        movzx r14d, r13b                                                 ;    19.0 alu2    44 next
        shr r13d, 7                                                      ;    19.0 alu1    41 next
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    20.0 agu0    50 next
        xor r13d, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    24.0 alu0+agu1   50 next
        movzx r14d, r12b                                                 ;    23.0 alu3    44 next
        xor r11d, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    28.0 alu2+agu2   50 next
        shr r12d, 7                                                      ;    23.0 alu1    41 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    29.0 alu0+agu0   50 next
        xor r13d, r11d                                                   ;    30.0 alu3    50 next
        xor r11d, dword [rsp + 52]                                       ;    30.0 alu2+agu1   50 next
        xor edi, r13d                                                    ;    31.0 alu1   108 r
        xor r10d, r13d                                                   ;    31.0 alu0   108 r
        movzx r12d, r11b                                                 ;    31.0 alu3    41 next
        shr r11d, 7                                                      ;    31.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    32.0 agu2    44 next
        mov r13d, dword [rsp + 64]                                       ;    19.2 agu0    72 k1 reload
        xor r11d, r13d                                                   ;    36.0 alu1    44 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    37.0 alu0+agu1   44 next
        mov r12d, edi                                                    ;    32.0         50 next copy
        xor r12d, dword [rsp + 76]                                       ;    32.0 alu3+agu2   50 next
        movzx r14d, r12b                                                 ;    33.0 alu2    41 next
        shr r12d, 7                                                      ;    33.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    34.0 agu0    44 next
        xor r12d, dword [r15 + r14*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    38.0 alu0+agu1   44 next
        mov r14d, dword [rsp + 88]                                       ;    29.0 agu2    72 k2 reload
        xor r12d, r14d                                                   ;    39.0 alu3    44 next
        movzx edx, r11b                                                  ;    38.0 alu2    44 next
        xor r10d, dword [r15 + rdx*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    43.0 alu1+agu0  108 r
        shr r11d, 7                                                      ;    38.0 alu2    41 next
        xor r10d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    44.0 alu0+agu1  108 r
        movzx r11d, r12b                                                 ;    40.0 alu3    44 next
        shr r12d, 7                                                      ;    40.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    41.0 agu2    50 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    45.0 alu2+agu0   50 next
        xor r12d, r10d                                                   ;    46.0 alu0    50 next
        mov r11d, r10d                                                   ;    45.0         50 next copy
        xor r11d, dword [rsp + 80]                                       ;    45.0 alu3+agu1   50 next
        movzx edx, r11b                                                  ;    46.0 alu1    41 next
        shr r11d, 7                                                      ;    46.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    47.0 agu2    44 next
        xor r11d, ecx                                                    ;    51.0 alu0    44 next
        xor r11d, dword [r15 + rdx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    52.0 alu3+agu0   44 next
        mov edx, r12d                                                    ;    47.0         50 next copy
        xor edx, dword [rsp + 84]                                        ;    47.0 alu1+agu1   50 next
        movzx ebx, dl                                                    ;    48.0 alu2    41 next
        shr edx, 7                                                       ;    48.0 alu1    41 next
        mov edx, dword [r15 + rdx*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    49.0 agu2    44 next
        xor edx, dword [r15 + rbx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    53.0 alu0+agu0   44 next
        mov ebx, dword [rsp + 92]                                        ;    44.0 agu1    72 k2 reload
        xor edx, ebx                                                     ;    54.0 alu3    44 next
        movzx ecx, r11b                                                  ;    53.0 alu2    44 next
        xor r12d, dword [r15 + rcx*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    58.0 alu1+agu2   50 next
        shr r11d, 7                                                      ;    53.0 alu2    41 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    59.0 alu0+agu0   50 next
        movzx r11d, dl                                                   ;    55.0 alu3    44 next
        shr edx, 7                                                       ;    55.0 alu1    41 next
        mov ecx, dword [r15 + rdx*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    56.0 agu1    58 r
        xor ecx, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    60.0 alu0+agu2   58 r
        xor ecx, r12d                                                    ;    61.0 alu2    58 r
        xor esi, r12d                                                    ;    60.0 alu3   108 r
        and r12d, dword [rsp + 68]                                       ;    60.0 alu1+agu0   58 r
        lea r11d, [r12*2]                                                ;    61.0 alu0    58 r
        shr r12d, 0xf                                                    ;    61.0 alu2    58 r
        movzx r11d, r11w                                                 ;    62.0 alu3    58 r
        or r12d, r11d                                                    ;    63.0 alu1    58 r
        xor ecx, r12d                                                    ;    64.0 alu0    58 r
        xor ebp, ecx                                                     ;    65.0 alu2   108 r
        or ecx, dword [rsp + 72]                                         ;    65.0 alu3+agu1   59 r
        lea r11d, [rcx*2]                                                ;    66.0 alu1    59 r
        shr ecx, 0xf                                                     ;    66.0 alu2    59 r
        movzx r11d, r11w                                                 ;    67.0 alu0    59 r
        or ecx, r11d                                                     ;    68.0 alu3    59 r
        xor esi, ecx                                                     ;    69.0 alu1   108 r
        mov r11d, ebp                                                    ;    66.0         58 r copy
        mov r12d, esi                                                    ;    70.0         58 r copy
        and r12d, dword [rsp + 96]                                       ;    70.0 alu2+agu2   58 r
        lea ecx, [r12*2]                                                 ;    71.0 alu0    58 r
        shr r12d, 0xf                                                    ;    71.0 alu1    58 r
        movzx ecx, cx                                                    ;    72.0 alu3    58 r
        or r12d, ecx                                                     ;    73.0 alu2    58 r
        xor r11d, r12d                                                   ;    74.0 alu0    58 r
        mov r12d, esi                                                    ;    70.0         50 next copy
        xor r12d, dword [rsp + 104]                                      ;    70.0 alu1+agu0   50 next
        mov ecx, r11d                                                    ;    75.0         59 r copy
        or ecx, dword [rsp + 100]                                        ;    75.0 alu3+agu1   59 r
        lea edx, [rcx*2]                                                 ;    76.0 alu2    59 r
        shr ecx, 0xf                                                     ;    76.0 alu1    59 r
        movzx edx, dx                                                    ;    77.0 alu0    59 r
        or ecx, edx                                                      ;    78.0 alu3    59 r
        xor r12d, ecx                                                    ;    79.0 alu2    50 next
        mov ecx, r11d                                                    ;    75.0         50 next copy
        xor ecx, dword [rsp + 108]                                       ;    75.0 alu1+agu2   50 next
        movzx edx, cl                                                    ;    76.0 alu0    41 next
        shr ecx, 7                                                       ;    76.0 alu2    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    77.0 agu0    44 next
        xor ecx, r14d                                                    ;    81.0 alu3    44 next
        xor ecx, dword [r15 + rdx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    82.0 alu1+agu1   44 next
        movzx edx, r12b                                                  ;    80.0 alu0    41 next
        shr r12d, 7                                                      ;    80.0 alu2    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    81.0 agu2    44 next
        xor r12d, dword [r15 + rdx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;    85.0 alu3+agu0   44 next
        mov edx, dword [rsp + 116]                                       ;    75.3 agu1    72 k1 reload
        xor r12d, edx                                                    ;    86.0 alu1    44 next
        movzx r14d, cl                                                   ;    83.0 alu0    44 next
        shr ecx, 7                                                       ;    83.0 alu2    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    84.0 agu2    50 next
        xor ecx, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    88.0 alu3+agu0   50 next
        movzx r14d, r12b                                                 ;    87.0 alu1    44 next
        xor r11d, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;    92.0 alu0+agu1   50 next
        shr r12d, 7                                                      ;    87.0 alu2    41 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;    93.0 alu3+agu2   50 next
        xor ecx, r11d                                                    ;    94.0 alu1    50 next
        xor r11d, dword [rsp + 112]                                      ;    94.0 alu0+agu0   50 next
        xor edi, ecx                                                     ;    95.0 alu2   108 r
        xor r10d, ecx                                                    ;    95.0 alu3   108 r
        movzx r12d, r11b                                                 ;    95.0 alu1    41 next
        shr r11d, 7                                                      ;    95.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    96.0 agu1    44 next
        mov r14d, dword [rsp + 120]                                      ;    83.2 agu2    72 k1 reload
        xor r11d, r14d                                                   ;   100.0 alu0    44 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   101.0 alu3+agu0   44 next
        mov r12d, edi                                                    ;    96.0         50 next copy
        xor r12d, dword [rsp + 132]                                      ;    96.0 alu1+agu1   50 next
        movzx ecx, r12b                                                  ;    97.0 alu2    41 next
        shr r12d, 7                                                      ;    97.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;    98.0 agu2    44 next
        xor r12d, r13d                                                   ;   102.0 alu0    44 next
        xor r12d, dword [r15 + rcx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   103.0 alu3+agu0   44 next
        movzx ecx, r11b                                                  ;   102.0 alu2    44 next
        xor r10d, dword [r15 + rcx*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   107.0 alu1+agu1  108 r
        shr r11d, 7                                                      ;   102.0 alu2    41 next
        xor r10d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   108.0 alu0+agu2  108 r
        movzx r11d, r12b                                                 ;   104.0 alu3    44 next
        shr r12d, 7                                                      ;   104.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   105.0 agu0    50 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   109.0 alu2+agu1   50 next
        xor r12d, r10d                                                   ;   110.0 alu0    50 next
        mov r11d, r10d                                                   ;   109.0         50 next copy
        xor r11d, dword [rsp + 136]                                      ;   109.0 alu3+agu2   50 next
        movzx ecx, r11b                                                  ;   110.0 alu1    41 next
        shr r11d, 7                                                      ;   110.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   111.0 agu0    44 next
        xor r11d, edx                                                    ;   115.0 alu0    44 next
        xor r11d, dword [r15 + rcx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   116.0 alu3+agu1   44 next
        mov ecx, r12d                                                    ;   111.0         50 next copy
        xor ecx, dword [rsp + 140]                                       ;   111.0 alu1+agu2   50 next
        movzx edx, cl                                                    ;   112.0 alu2    41 next
        shr ecx, 7                                                       ;   112.0 alu1    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   113.0 agu0    44 next
        xor ecx, dword [r15 + rdx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   117.0 alu0+agu1   44 next
        mov edx, dword [rsp + 144]                                       ;   108.0 agu2    72 k2 reload
        xor ecx, edx                                                     ;   118.0 alu3    44 next
        movzx edx, r11b                                                  ;   117.0 alu2    44 next
        xor r12d, dword [r15 + rdx*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   122.0 alu1+agu0   50 next
        shr r11d, 7                                                      ;   117.0 alu2    41 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   123.0 alu0+agu1   50 next
        movzx r11d, cl                                                   ;   119.0 alu3    44 next
        shr ecx, 7                                                       ;   119.0 alu1    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   120.0 agu2    58 r
        xor ecx, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   124.0 alu0+agu0   58 r
        xor ecx, r12d                                                    ;   125.0 alu2    58 r
        xor esi, r12d                                                    ;   124.0 alu3   108 r
        and r12d, dword [rsp + 124]                                      ;   124.0 alu1+agu1   58 r
        lea r11d, [r12*2]                                                ;   125.0 alu0    58 r
        shr r12d, 0xf                                                    ;   125.0 alu2    58 r
        movzx r11d, r11w                                                 ;   126.0 alu3    58 r
        or r12d, r11d                                                    ;   127.0 alu1    58 r
        xor ecx, r12d                                                    ;   128.0 alu0    58 r
        xor ebp, ecx                                                     ;   129.0 alu2   108 r
        or ecx, dword [rsp + 128]                                        ;   129.0 alu3+agu2   59 r
        lea r11d, [rcx*2]                                                ;   130.0 alu1    59 r
        shr ecx, 0xf                                                     ;   130.0 alu2    59 r
        movzx r11d, r11w                                                 ;   131.0 alu0    59 r
        or ecx, r11d                                                     ;   132.0 alu3    59 r
        xor esi, ecx                                                     ;   133.0 alu1   108 r
        mov r11d, ebp                                                    ;   130.0         58 r copy
        mov r12d, esi                                                    ;   134.0         58 r copy
        and r12d, dword [rsp + 148]                                      ;   134.0 alu2+agu0   58 r
        lea ecx, [r12*2]                                                 ;   135.0 alu0    58 r
        shr r12d, 0xf                                                    ;   135.0 alu1    58 r
        movzx ecx, cx                                                    ;   136.0 alu3    58 r
        or r12d, ecx                                                     ;   137.0 alu2    58 r
        xor r11d, r12d                                                   ;   138.0 alu0    58 r
        mov r12d, esi                                                    ;   134.0         50 next copy
        xor r12d, dword [rsp + 156]                                      ;   134.0 alu1+agu1   50 next
        mov ecx, r11d                                                    ;   139.0         59 r copy
        or ecx, dword [rsp + 152]                                        ;   139.0 alu3+agu2   59 r
        lea edx, [rcx*2]                                                 ;   140.0 alu2    59 r
        shr ecx, 0xf                                                     ;   140.0 alu1    59 r
        movzx edx, dx                                                    ;   141.0 alu0    59 r
        or ecx, edx                                                      ;   142.0 alu3    59 r
        xor r12d, ecx                                                    ;   143.0 alu2    50 next
        mov ecx, r11d                                                    ;   139.0         50 next copy
        xor ecx, dword [rsp + 160]                                       ;   139.0 alu1+agu0   50 next
        movzx edx, cl                                                    ;   140.0 alu0    41 next
        shr ecx, 7                                                       ;   140.0 alu2    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   141.0 agu1    44 next
        xor ecx, r13d                                                    ;   145.0 alu3    44 next
        xor ecx, dword [r15 + rdx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   146.0 alu1+agu2   44 next
        movzx r13d, r12b                                                 ;   144.0 alu0    41 next
        shr r12d, 7                                                      ;   144.0 alu2    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   145.0 agu0    44 next
        xor r12d, ebx                                                    ;   149.0 alu3    44 next
        xor r12d, dword [r15 + r13*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   150.0 alu1+agu1   44 next
        movzx r13d, cl                                                   ;   147.0 alu0    44 next
        shr ecx, 7                                                       ;   147.0 alu2    41 next
        mov ecx, dword [r15 + rcx*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   148.0 agu2    50 next
        xor ecx, dword [r15 + r13*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   152.0 alu3+agu0   50 next
        movzx r13d, r12b                                                 ;   151.0 alu1    44 next
        xor r11d, dword [r15 + r13*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   156.0 alu0+agu1   50 next
        shr r12d, 7                                                      ;   151.0 alu2    41 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   157.0 alu3+agu2   50 next
        xor ecx, r11d                                                    ;   158.0 alu1    50 next
        xor r11d, dword [rsp + 164]                                      ;   158.0 alu0+agu0   50 next
        xor edi, ecx                                                     ;   159.0 alu2   108 r
        xor r10d, ecx                                                    ;   159.0 alu3   108 r
        movzx r12d, r11b                                                 ;   159.0 alu1    41 next
        shr r11d, 7                                                      ;   159.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   160.0 agu1    44 next
        xor r11d, eax                                                    ;   164.0 alu0    44 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   165.0 alu3+agu2   44 next
        mov r12d, edi                                                    ;   160.0         50 next copy
        xor r12d, dword [rsp + 176]                                      ;   160.0 alu1+agu0   50 next
        movzx r13d, r12b                                                 ;   161.0 alu2    41 next
        shr r12d, 7                                                      ;   161.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   162.0 agu1    44 next
        xor r12d, r14d                                                   ;   166.0 alu0    44 next
        xor r12d, dword [r15 + r13*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   167.0 alu3+agu2   44 next
        movzx r13d, r11b                                                 ;   166.0 alu2    44 next
        xor r10d, dword [r15 + r13*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   171.0 alu1+agu0  108 r
        shr r11d, 7                                                      ;   166.0 alu2    41 next
        xor r10d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   172.0 alu0+agu1  108 r
        movzx r11d, r12b                                                 ;   168.0 alu3    44 next
        shr r12d, 7                                                      ;   168.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   169.0 agu2    50 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   173.0 alu2+agu0   50 next
        xor r12d, r10d                                                   ;   174.0 alu0    50 next
        mov r11d, r10d                                                   ;   173.0         50 next copy
        xor r11d, dword [rsp + 180]                                      ;   173.0 alu3+agu1   50 next
        movzx r13d, r11b                                                 ;   174.0 alu1    41 next
        shr r11d, 7                                                      ;   174.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   175.0 agu2    44 next
        xor r11d, ebx                                                    ;   179.0 alu0    44 next
        xor r11d, dword [r15 + r13*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   180.0 alu3+agu0   44 next
        mov r13d, r12d                                                   ;   175.0         50 next copy
        xor r13d, dword [rsp + 188]                                      ;   175.0 alu1+agu1   50 next
        movzx ecx, r13b                                                  ;   176.0 alu2    41 next
        shr r13d, 7                                                      ;   176.0 alu1    41 next
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   177.0 agu2    44 next
        xor r13d, dword [r15 + rcx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   181.0 alu0+agu0   44 next
        xor r13d, dword [rsp + 56]                                       ;   182.0 alu3+agu1   44 next
        movzx ecx, r11b                                                  ;   181.0 alu2    44 next
        xor r12d, dword [r15 + rcx*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   186.0 alu1+agu2   50 next
        shr r11d, 7                                                      ;   181.0 alu2    41 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   187.0 alu0+agu0   50 next
        movzx r11d, r13b                                                 ;   183.0 alu3    44 next
        shr r13d, 7                                                      ;   183.0 alu1    41 next
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   184.0 agu1    58 r
        xor r13d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   188.0 alu0+agu2   58 r
        xor r13d, r12d                                                   ;   189.0 alu2    58 r
        xor esi, r12d                                                    ;   188.0 alu3   108 r
        and r12d, dword [rsp + 168]                                      ;   188.0 alu1+agu0   58 r
        lea r11d, [r12*2]                                                ;   189.0 alu0    58 r
        shr r12d, 0xf                                                    ;   189.0 alu2    58 r
        movzx r11d, r11w                                                 ;   190.0 alu3    58 r
        or r12d, r11d                                                    ;   191.0 alu1    58 r
        xor r13d, r12d                                                   ;   192.0 alu0    58 r
        xor ebp, r13d                                                    ;   193.0 alu2   108 r
        or r13d, dword [rsp + 172]                                       ;   193.0 alu3+agu1   59 r
        lea r11d, [r13*2]                                                ;   194.0 alu1    59 r
        shr r13d, 0xf                                                    ;   194.0 alu2    59 r
        movzx r11d, r11w                                                 ;   195.0 alu0    59 r
        or r13d, r11d                                                    ;   196.0 alu3    59 r
        xor esi, r13d                                                    ;   197.0 alu1   108 r
        mov r11d, ebp                                                    ;   194.0         58 r copy
        mov r12d, esi                                                    ;   198.0         58 r copy
        and r12d, dword [rsp + 196]                                      ;   198.0 alu2+agu2   58 r
        lea r13d, [r12*2]                                                ;   199.0 alu0    58 r
        shr r12d, 0xf                                                    ;   199.0 alu1    58 r
        movzx r13d, r13w                                                 ;   200.0 alu3    58 r
        or r12d, r13d                                                    ;   201.0 alu2    58 r
        xor r11d, r12d                                                   ;   202.0 alu0    58 r
        mov r12d, esi                                                    ;   198.0         50 next copy
        xor r12d, dword [rsp + 204]                                      ;   198.0 alu1+agu0   50 next
        mov r13d, r11d                                                   ;   203.0         59 r copy
        or r13d, dword [rsp + 200]                                       ;   203.0 alu3+agu1   59 r
        lea ecx, [r13*2]                                                 ;   204.0 alu2    59 r
        shr r13d, 0xf                                                    ;   204.0 alu1    59 r
        movzx ecx, cx                                                    ;   205.0 alu0    59 r
        or r13d, ecx                                                     ;   206.0 alu3    59 r
        xor r12d, r13d                                                   ;   207.0 alu2    50 next
        mov r13d, r11d                                                   ;   203.0         50 next copy
        xor r13d, dword [rsp + 208]                                      ;   203.0 alu1+agu2   50 next
        movzx ecx, r13b                                                  ;   204.0 alu0    41 next
        shr r13d, 7                                                      ;   204.0 alu2    41 next
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   205.0 agu0    44 next
        xor r13d, r14d                                                   ;   209.0 alu3    44 next
        xor r13d, dword [r15 + rcx*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   210.0 alu1+agu1   44 next
        movzx r14d, r12b                                                 ;   208.0 alu0    41 next
        shr r12d, 7                                                      ;   208.0 alu2    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   209.0 agu2    44 next
        mov ecx, dword [rsp + 144]                                       ;   203.2 agu0    72 k2 reload
        xor r12d, ecx                                                    ;   213.0 alu3    44 next
        xor r12d, dword [r15 + r14*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   214.0 alu1+agu1   44 next
        movzx r14d, r13b                                                 ;   211.0 alu0    44 next
        shr r13d, 7                                                      ;   211.0 alu2    41 next
        mov r13d, dword [r15 + r13*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   212.0 agu2    50 next
        xor r13d, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   216.0 alu3+agu0   50 next
        movzx r14d, r12b                                                 ;   215.0 alu1    44 next
        xor r11d, dword [r15 + r14*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   220.0 alu0+agu1   50 next
        shr r12d, 7                                                      ;   215.0 alu2    41 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   221.0 alu3+agu2   50 next
        xor r13d, r11d                                                   ;   222.0 alu1    50 next
        xor r11d, dword [rsp + 212]                                      ;   222.0 alu0+agu0   50 next
        xor edi, r13d                                                    ;   223.0 alu2   108 r
        xor r10d, r13d                                                   ;   223.0 alu3   108 r
        movzx r12d, r11b                                                 ;   223.0 alu1    41 next
        shr r11d, 7                                                      ;   223.0 alu2    41 next
        mov r11d, dword [r15 + r11*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   224.0 agu1    44 next
        xor r11d, dword [rsp + 88]                                       ;   228.0 alu0+agu2   44 next
        xor r11d, dword [r15 + r12*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   229.0 alu3+agu0   44 next
        mov r12d, edi                                                    ;   224.0         50 next copy
        xor r12d, dword [rsp + 224]                                      ;   224.0 alu1+agu1   50 next
        movzx r13d, r12b                                                 ;   225.0 alu2    41 next
        shr r12d, 7                                                      ;   225.0 alu1    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   226.0 agu2    44 next
        xor r12d, eax                                                    ;   230.0 alu0    44 next
        xor r12d, dword [r15 + r13*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   231.0 alu3+agu0   44 next
        shl edi, 0x10                                                    ;   224.0 alu2   107 dst
        movzx r13d, r11b                                                 ;   230.0 alu1    44 next
        shr r11d, 7                                                      ;   230.0 alu2    41 next
        xor r10d, dword [r15 + r11*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   235.0 alu0+agu1  108 r
        xor r10d, dword [r15 + r13*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   236.0 alu3+agu2  108 r
        movzx r11d, r12b                                                 ;   232.0 alu1    44 next
        shr r12d, 7                                                      ;   232.0 alu2    41 next
        mov r12d, dword [r15 + r12*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   233.0 agu0    50 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   237.0 alu0+agu1   50 next
        xor r12d, r10d                                                   ;   238.0 alu3    50 next
        or edi, r10d                                                     ;   237.0 alu1   107 dst
        xor r10d, dword [rsp + 184]                                      ;   237.0 alu2+agu2   50 next
        movzx r11d, r10b                                                 ;   238.0 alu0    41 next
        shr r10d, 7                                                      ;   238.0 alu1    41 next
        mov r10d, dword [r15 + r10*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   239.0 agu0    44 next
        xor r10d, ecx                                                    ;   243.0 alu3    44 next
        xor r10d, dword [r15 + r11*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   244.0 alu2+agu1   44 next
        bswap edi                                                        ;   238.0 alu0   126 dst
        mov dword [r9 + 4], edi                                          ;   239.0 agu2+st0  126 dst
        mov edi, r12d                                                    ;   239.0         50 next copy
        xor edi, dword [rsp + 192]                                       ;   239.0 alu1+agu0   50 next
        movzx r11d, dil                                                  ;   240.0 alu3    41 next
        shr edi, 7                                                       ;   240.0 alu2    41 next
        mov edi, dword [r15 + rdi*4 + kasumi_encrypt.T0_Step_S9_0 - kasumi_encrypt.tables] ;   241.0 agu1    44 next
        xor edi, dword [r15 + r11*4 + kasumi_encrypt.T1_Step_S7_9 - kasumi_encrypt.tables] ;   245.0 alu0+agu2   44 next
        xor edi, dword [rsp + 116]                                       ;   246.0 alu1+agu0   44 next
        movzx r11d, r10b                                                 ;   245.0 alu3    44 next
        shr r10d, 7                                                      ;   245.0 alu2    41 next
        xor r12d, dword [r15 + r10*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   250.0 alu0+agu1   50 next
        xor r12d, dword [r15 + r11*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   251.0 alu1+agu2   50 next
        movzx r10d, dil                                                  ;   247.0 alu3    44 next
        shr edi, 7                                                       ;   247.0 alu2    41 next
        mov edi, dword [r15 + rdi*4 + kasumi_encrypt.T2_Step_rotl9_S9_0 - kasumi_encrypt.tables] ;   248.0 agu0    58 r
        xor edi, dword [r15 + r10*4 + kasumi_encrypt.T3_Step_rotl9_S7_9 - kasumi_encrypt.tables] ;   252.0 alu0+agu1   58 r
        xor edi, r12d                                                    ;   253.0 alu1    58 r
        xor esi, r12d                                                    ;   252.0 alu3   108 r
        and r12d, dword [rsp + 216]                                      ;   252.0 alu2+agu2   58 r
        lea r10d, [r12*2]                                                ;   253.0 alu0    58 r
        shr r12d, 0xf                                                    ;   253.0 alu1    58 r
        movzx r10d, r10w                                                 ;   254.0 alu3    58 r
        or r12d, r10d                                                    ;   255.0 alu2    58 r
        xor edi, r12d                                                    ;   256.0 alu0    58 r
        xor ebp, edi                                                     ;   257.0 alu1   108 r
        or edi, dword [rsp + 220]                                        ;   257.0 alu3+agu0   59 r
        lea r10d, [rdi*2]                                                ;   258.0 alu2    59 r
        shr edi, 0xf                                                     ;   258.0 alu1    59 r
        movzx r10d, r10w                                                 ;   259.0 alu0    59 r
        or edi, r10d                                                     ;   260.0 alu3    59 r
        xor esi, edi                                                     ;   261.0 alu2   108 r
        shl esi, 0x10                                                    ;   262.0 alu1   107 dst
        or ebp, esi                                                      ;   263.0 alu0   107 dst
        bswap ebp                                                        ;   264.0 alu3   125 dst
        mov dword [r9], ebp                                              ;   265.0 agu1+st1  125 dst
        add r9, 8                                                        ;   253.2 alu2   143 blocks
        add r8, 8                                                        ;   253.3 alu1   143 blocks
        cmp r8, qword [rsp + 16]                                         ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8                                          ;                    resident
        mov qword [rsp + 24], r9                                         ;                    resident
.blocks_1_done:
        add rsp, 0xe8                                                    ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
kasumi_encrypt.tables:
; Step_S9_0
kasumi_encrypt.T0_Step_S9_0:
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
kasumi_encrypt.T1_Step_S7_9:
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
kasumi_encrypt.T2_Step_rotl9_S9_0:
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
kasumi_encrypt.T3_Step_rotl9_S7_9:
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
