; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu zen3
;
; void sha1_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 352 bytes, 23 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 8.0; bounds: width 2.5, ports 4.7, path 4.0
;   blocks: 949 uops, planned 197.3; bounds: width 158.2, ports 156.8, path 168.0
;   body.2: 11 uops, planned 7.0; bounds: width 1.8, ports 3.7, path 0.0
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
        push rbx                                          ;                    preserved
        push rbp                                          ;                    preserved
        push r12                                          ;                    preserved
        push r13                                          ;                    preserved
        push r14                                          ;                    preserved
        push r15                                          ;                    preserved
        sub rsp, 0x178                                    ;                    frame
        mov qword [rsp + 320], rdi                        ;                    argument
        mov dword [rsp + 344], edx                        ;                    argument
        mov qword [rsp + 328], rsi                        ;                    argument
        mov r8, qword [rsp + 320]                         ;     0.0 agu0    16 h reload
        mov esi, dword [r8]                               ;     4.0 agu1    16 h
        mov r9d, dword [rsp + 344]                        ;     0.3 agu2    16 h
        shl r9, 6                                         ;     4.3 alu1    16 h
        mov edi, dword [r8 + 4]                           ;     4.0 agu0    16 h
        mov ebp, dword [r8 + 8]                           ;     4.0 agu1    16 h
        mov r10d, dword [r8 + 12]                         ;     4.0 agu2    16 h
        mov r11d, dword [r8 + 16]                         ;     4.0 agu0    16 h
        add r9, qword [rsp + 328]                         ;     5.3 alu0+agu1   16 h
        mov qword [rsp + 336], r9                         ;     6.3 agu2+st0   16 h
        mov dword [rsp + 348], esi                        ;     8.0 agu0+st1   16 h
        mov dword [rsp + 352], edi                        ;     8.0 agu1+st0   16 h
        mov dword [rsp + 356], ebp                        ;     8.0 agu2+st1   16 h
        mov dword [rsp + 360], r10d                       ;     8.0 agu0+st0   16 h
        mov dword [rsp + 364], r11d                       ;     8.0 agu1+st1   16 h
        cmp dword [rsp + 344], 0                          ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 328]                         ;                    resident
        mov esi, dword [rsp + 348]                        ;                    resident
        mov edi, dword [rsp + 356]                        ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                                ;     0.0 agu0    22 w[0]
        mov ebp, edi                                      ;     0.2         19 v[2] copy
        mov r9d, dword [rsp + 360]                        ;     0.3 agu1    19 v[3] reload
        xor edi, r9d                                      ;     4.3 alu0     6 v[4]
        rorx r10d, esi, 0x1b                              ;     0.7 alu1    27 v[4]
        vmovdqu xmm1, [r8 + 16]                           ;     1.0 agu0    22 w[4]
        mov r11d, dword [rsp + 352]                       ;     1.0 agu2     6 v[4]
        rorx r12d, esi, 2                                 ;     1.2 alu2    28 v[0]
        mov r13d, dword [rsp + 364]                       ;     1.3 agu1    19 v[4] reload
        add r10d, r13d                                    ;     5.3 alu3    27 v[4]
        mov r14d, dword [rsp + 352]                       ;     2.0 agu0    19 v[1] reload
        rorx r15d, r14d, 2                                ;     6.0 alu1    28 v[1]
        mov eax, ebp                                      ;     2.0         19 v[2] copy
        mov ecx, esi                                      ;     2.2          6 v[3] copy
        and r11d, edi                                     ;     5.3 alu0     6 v[4]
        mov edi, r9d                                      ;     4.3         19 v[3] copy
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 32]  ;     2.7 agu1    22 w[0]
        mov edx, esi                                      ;     2.8         19 v[0] copy
        not esi                                           ;     3.0 alu2     6 v[3]
        and ebp, esi                                      ;     4.0 alu3     6 v[3]
        xor r9d, r11d                                     ;     6.3 alu1     6 v[4]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 16]  ;     3.5 agu0    22 w[12] reload
        vpshufb xmm0, xmm0, xmm3                          ;    10.5 fp1     22 w[0]
        mov esi, r12d                                     ;     3.8         28 v[0] copy
        lea ebp, [rdi + rbp]                              ;     5.0 alu0    27 v[3]
        add r10d, r9d                                     ;     7.3 alu2    27 v[4]
        mov r9d, eax                                      ;     4.3         19 v[2] copy
        and ecx, r15d                                     ;     7.0 alu3     6 v[3]
        xor r12d, r15d                                    ;     7.0 alu1     6 v[2]
        mov r11d, esi                                     ;     4.8         28 v[0] copy
        add ebp, ecx                                      ;     8.0 alu0    27 v[3]
        mov ecx, r11d                                     ;     5.2         28 v[0] copy
        mov ebx, r15d                                     ;     7.0         28 v[1] copy
        vpaddd xmm2, xmm2, xmm0                           ;    11.5 fp0     22 w[0]
        vmovdqu xmm4, [r8 + 32]                           ;     5.7 agu1    22 w[8]
        vmovdqa [rsp + 0], xmm2                           ;    12.5 agu2+fp5   22 w[0]
        add r10d, dword [rsp + 0]                         ;    16.5 alu2+agu0   27 v[4]
        add ebp, dword [rsp + 4]                          ;    16.5 alu3+agu1   27 v[3]
        add eax, dword [rsp + 8]                          ;    16.5 alu1+agu2   27 v[2]
        add ebx, dword [rsp + 12]                         ;    16.5 alu0+agu0   27 v[1]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 32]  ;     7.7 agu1    22 w[4]
        vpshufb xmm1, xmm1, xmm3                          ;    10.5 fp2     22 w[4]
        vpaddd xmm2, xmm2, xmm1                           ;    14.7 fp3     22 w[4]
        rorx r13d, r10d, 0x1b                             ;    17.5 alu2    27 v[3]
        and r12d, r10d                                    ;    17.5 alu3     6 v[2]
        ror r10d, 2                                       ;    17.5 alu1    28 v[4]
        vmovdqu xmm5, [r8 + 48]                           ;     8.0 agu0    22 w[12]
        add ebp, r13d                                     ;    18.5 alu0    27 v[3]
        xor r15d, r12d                                    ;    18.5 alu2     6 v[2]
        xor esi, r10d                                     ;    18.5 alu3     6 v[1]
        vmovdqa [rsp + 16], xmm2                          ;    15.7 agu2+fp5   22 w[4]
        add ecx, dword [rsp + 16]                         ;    19.7 alu1+agu1   27 v[0]
        mov r12d, dword [rsp + 20]                        ;    15.7 agu0    27 v[4]
        mov r13d, dword [rsp + 24]                        ;    15.7 agu2    27 v[3]
        add eax, r15d                                     ;    19.5 alu0    27 v[2]
        rorx r15d, ebp, 0x1b                              ;    19.5 alu2    27 v[2]
        and esi, ebp                                      ;    19.5 alu3     6 v[1]
        ror ebp, 2                                        ;    19.5 alu1    28 v[3]
        add eax, r15d                                     ;    20.5 alu0    27 v[2]
        mov r15d, r10d                                    ;    18.5         28 v[4] copy
        xor r11d, esi                                     ;    20.5 alu2     6 v[1]
        add r12d, r15d                                    ;    19.7 alu3    27 v[4]
        xor r10d, ebp                                     ;    20.5 alu1     6 v[0]
        rorx esi, eax, 0x1b                               ;    21.5 alu2    27 v[1]
        add ebx, r11d                                     ;    21.5 alu0    27 v[1]
        and r10d, eax                                     ;    21.5 alu3     6 v[0]
        ror eax, 2                                        ;    21.5 alu1    28 v[2]
        add ebx, esi                                      ;    22.5 alu0    27 v[1]
        mov esi, ebp                                      ;    20.5         28 v[3] copy
        xor r15d, r10d                                    ;    22.5 alu2     6 v[0]
        add r13d, esi                                     ;    20.5 alu3    27 v[3]
        xor ebp, eax                                      ;    22.5 alu1     6 v[4]
        rorx r10d, ebx, 0x1b                              ;    23.5 alu2    27 v[0]
        add ecx, r15d                                     ;    23.5 alu0    27 v[0]
        and ebp, ebx                                      ;    23.5 alu3     6 v[4]
        ror ebx, 2                                        ;    23.5 alu1    28 v[1]
        add ecx, r10d                                     ;    24.5 alu0    27 v[0]
        mov r10d, eax                                     ;    22.5         28 v[2] copy
        xor esi, ebp                                      ;    24.5 alu2     6 v[4]
        mov ebp, dword [rsp + 28]                         ;    21.0 agu1    27 v[2]
        add ebp, r10d                                     ;    25.0 alu3    27 v[2]
        xor eax, ebx                                      ;    24.5 alu1     6 v[3]
        vpshufb xmm2, xmm4, xmm3                          ;    21.5 fp1     22 w[8]
        rorx r11d, ecx, 0x1b                              ;    25.5 alu2    27 v[4]
        add r12d, esi                                     ;    25.5 alu0    27 v[4]
        and eax, ecx                                      ;    25.5 alu3     6 v[3]
        ror ecx, 2                                        ;    25.5 alu1    28 v[0]
        add r12d, r11d                                    ;    26.5 alu0    27 v[4]
        mov esi, ebx                                      ;    24.5         28 v[1] copy
        vmovdqa xmm4, [rel sha1_blocks.T0_w.blocks + 32]  ;    22.8 agu0    22 w[12] reload
        vpaddd xmm6, xmm2, xmm4                           ;    29.8 fp0     22 w[8]
        mov r11d, esi                                     ;    24.5         28 v[1] copy
        xor r10d, eax                                     ;    26.5 alu2     6 v[3]
        xor ebx, ecx                                      ;    26.5 alu3     6 v[2]
        rorx r15d, r12d, 0x1b                             ;    27.5 alu1    27 v[3]
        add r13d, r10d                                    ;    27.5 alu0    27 v[3]
        and ebx, r12d                                     ;    27.5 alu2     6 v[2]
        ror r12d, 2                                       ;    27.5 alu1    28 v[4]
        add r13d, r15d                                    ;    28.5 alu3    27 v[3]
        mov r10d, ecx                                     ;    26.5         28 v[0] copy
        xor esi, ebx                                      ;    28.5 alu0     6 v[2]
        xor ecx, r12d                                     ;    28.5 alu2     6 v[1]
        rorx eax, r13d, 0x1b                              ;    29.5 alu1    27 v[2]
        add ebp, esi                                      ;    29.5 alu3    27 v[2]
        and ecx, r13d                                     ;    29.5 alu0     6 v[1]
        ror r13d, 2                                       ;    29.5 alu2    28 v[3]
        mov r15d, r10d                                    ;    26.5         28 v[0] copy
        add ebp, eax                                      ;    30.5 alu1    27 v[2]
        mov esi, r12d                                     ;    28.5         28 v[4] copy
        xor r10d, ecx                                     ;    30.5 alu3     6 v[1]
        xor r12d, r13d                                    ;    30.5 alu0     6 v[0]
        mov eax, esi                                      ;    28.5         28 v[4] copy
        vmovdqa [rsp + 32], xmm6                          ;    30.8 agu2+fp5   22 w[8]
        add r15d, dword [rsp + 36]                        ;    34.8 alu2+agu1   27 v[0]
        rorx ecx, ebp, 0x1b                               ;    31.5 alu1    27 v[1]
        and r12d, ebp                                     ;    31.5 alu3     6 v[0]
        ror ebp, 2                                        ;    31.5 alu2    28 v[2]
        add eax, dword [rsp + 40]                         ;    34.8 alu0+agu0   27 v[4]
        xor esi, r12d                                     ;    32.5 alu1     6 v[0]
        add r11d, dword [rsp + 32]                        ;    34.8 alu3+agu2   27 v[1]
        add r11d, r10d                                    ;    35.8 alu0    27 v[1]
        add r11d, ecx                                     ;    36.8 alu2    27 v[1]
        mov r10d, r13d                                    ;    30.5         28 v[3] copy
        mov r12d, dword [rsp + 44]                        ;    30.8 agu1    27 v[3]
        add r12d, r10d                                    ;    34.8 alu1    27 v[3]
        xor r13d, ebp                                     ;    32.5 alu3     6 v[4]
        add r15d, esi                                     ;    35.8 alu0    27 v[0]
        vpshufb xmm3, xmm5, xmm3                          ;    30.8 fp2     22 w[12]
        vpxor xmm7, xmm0, xmm2                            ;    31.0 fp3     23 w[0]
        mov esi, ebp                                      ;    32.5         28 v[2] copy
        mov ecx, esi                                      ;    32.5         28 v[2] copy
        vpaddd xmm6, xmm3, xmm4                           ;    31.8 fp1     22 w[12]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks]       ;    31.7 agu0    23 w[0] reload
        vpalignr xmm9, xmm8, xmm3, 4                      ;    38.7 fp2     23 w[0]
        vpalignr xmm5, xmm1, xmm0, 8                      ;    32.5 fp1     23 w[0]
        vpxor xmm7, xmm7, xmm5                            ;    33.5 fp0     23 w[0]
        rorx ebx, r11d, 0x1b                              ;    37.8 alu2    27 v[0]
        vmovdqa [rsp + 48], xmm6                          ;    32.8 agu2+fp5   22 w[12]
        add ecx, dword [rsp + 48]                         ;    36.8 alu1+agu1   27 v[2]
        and r13d, r11d                                    ;    37.8 alu3     6 v[4]
        ror r11d, 2                                       ;    37.8 alu2    28 v[1]
        add r15d, ebx                                     ;    38.8 alu0    27 v[0]
        xor r10d, r13d                                    ;    38.8 alu1     6 v[4]
        xor ebp, r11d                                     ;    38.8 alu3     6 v[3]
        rorx r13d, r15d, 0x1b                             ;    39.8 alu2    27 v[4]
        add eax, r10d                                     ;    39.8 alu0    27 v[4]
        and ebp, r15d                                     ;    39.8 alu1     6 v[3]
        ror r15d, 2                                       ;    39.8 alu2    28 v[0]
        add eax, r13d                                     ;    40.8 alu3    27 v[4]
        mov r10d, r11d                                    ;    38.8         28 v[1] copy
        xor esi, ebp                                      ;    40.8 alu0     6 v[3]
        mov ebp, dword [rsp + 52]                         ;    36.8 agu0    27 v[1]
        add ebp, r10d                                     ;    40.8 alu1    27 v[1]
        xor r11d, r15d                                    ;    40.8 alu3     6 v[2]
        vpxor xmm7, xmm7, xmm9                            ;    39.7 fp3     23 w[0]
        rorx r13d, eax, 0x1b                              ;    41.8 alu2    27 v[3]
        add r12d, esi                                     ;    41.8 alu0    27 v[3]
        and r11d, eax                                     ;    41.8 alu1     6 v[2]
        ror eax, 2                                        ;    41.8 alu2    28 v[4]
        add r12d, r13d                                    ;    42.8 alu3    27 v[3]
        mov esi, r15d                                     ;    40.8         28 v[0] copy
        vpslld xmm5, xmm7, 1                              ;    40.7 fp2     23 w[0]
        vpsrld xmm6, xmm7, 0x1f                           ;    40.7 fp1     23 w[0]
        xor r10d, r11d                                    ;    42.8 alu0     6 v[2]
        mov r11d, dword [rsp + 56]                        ;    40.0 agu2    27 v[0]
        add r11d, esi                                     ;    44.0 alu1    27 v[0]
        xor r15d, eax                                     ;    42.8 alu2     6 v[1]
        rorx r13d, r12d, 0x1b                             ;    43.8 alu1    27 v[2]
        vpxor xmm5, xmm5, xmm6                            ;    41.7 fp0     23 w[0]
        add ecx, r10d                                     ;    43.8 alu3    27 v[2]
        and r15d, r12d                                    ;    43.8 alu0     6 v[1]
        ror r12d, 2                                       ;    43.8 alu2    28 v[3]
        mov r10d, eax                                     ;    42.8         28 v[4] copy
        vpalignr xmm6, xmm5, xmm8, 4                      ;    42.7 fp2     23 w[0]
        add ecx, r13d                                     ;    44.8 alu3    27 v[2]
        xor esi, r15d                                     ;    44.8 alu0     6 v[1]
        mov r13d, dword [rsp + 60]                        ;    42.0 agu1    27 v[4]
        add r13d, r10d                                    ;    46.0 alu1    27 v[4]
        xor eax, r12d                                     ;    44.8 alu2     6 v[0]
        rorx r15d, ecx, 0x1b                              ;    45.8 alu1    27 v[1]
        vpslld xmm7, xmm6, 1                              ;    43.7 fp1     23 w[0]
        vpsrld xmm6, xmm6, 0x1f                           ;    43.7 fp2     23 w[0]
        add ebp, esi                                      ;    45.8 alu3    27 v[1]
        and eax, ecx                                      ;    45.8 alu0     6 v[0]
        ror ecx, 2                                        ;    45.8 alu2    28 v[2]
        add ebp, r15d                                     ;    46.8 alu3    27 v[1]
        mov esi, r12d                                     ;    44.8         28 v[3] copy
        vpxor xmm7, xmm7, xmm6                            ;    44.7 fp3     23 w[0]
        xor r10d, eax                                     ;    46.8 alu0     6 v[0]
        xor r12d, ecx                                     ;    46.8 alu1     6 v[4]
        mov r15d, esi                                     ;    44.8         28 v[3] copy
        vpalignr xmm6, xmm2, xmm1, 8                      ;    44.5 fp1     23 w[4]
        rorx eax, ebp, 0x1b                               ;    47.8 alu2    27 v[0]
        add r11d, r10d                                    ;    47.8 alu3    27 v[0]
        and r12d, ebp                                     ;    47.8 alu0     6 v[4]
        ror ebp, 2                                        ;    47.8 alu1    28 v[1]
        add r11d, eax                                     ;    48.8 alu2    27 v[0]
        mov r10d, ecx                                     ;    46.8         28 v[2] copy
        vpxor xmm6, xmm6, xmm1                            ;    45.7 fp0     23 w[4]
        vpxor xmm5, xmm5, xmm7                            ;    45.8 fp2     23 w[0]
        vpaddd xmm4, xmm4, xmm5                           ;    46.8 fp3     23 w[0]
        xor esi, r12d                                     ;    48.8 alu3     6 v[4]
        mov r12d, r10d                                    ;    46.8         28 v[2] copy
        vpalignr xmm7, xmm8, xmm5, 4                      ;    46.8 fp1     23 w[4]
        xor ecx, ebp                                      ;    48.8 alu0     6 v[3]
        vpxor xmm6, xmm6, xmm3                            ;    46.8 fp0     23 w[4]
        rorx eax, r11d, 0x1b                              ;    49.8 alu1    27 v[4]
        vmovdqa [rsp + 64], xmm4                          ;    47.8 agu0+fp5   23 w[0]
        add r15d, dword [rsp + 64]                        ;    51.8 alu2+agu2   27 v[3]
        vpxor xmm6, xmm6, xmm7                            ;    47.8 fp2     23 w[4]
        add r13d, esi                                     ;    49.8 alu3    27 v[4]
        and ecx, r11d                                     ;    49.8 alu0     6 v[3]
        ror r11d, 2                                       ;    49.8 alu1    28 v[0]
        add r13d, eax                                     ;    50.8 alu2    27 v[4]
        mov esi, ebp                                      ;    48.8         28 v[1] copy
        xor r10d, ecx                                     ;    50.8 alu3     6 v[3]
        mov eax, dword [rsp + 72]                         ;    48.7 agu1    27 v[1]
        add eax, esi                                      ;    52.7 alu0    27 v[1]
        vpslld xmm4, xmm6, 1                              ;    49.0 fp1     23 w[4]
        xor ebp, r11d                                     ;    50.8 alu1     6 v[2]
        vpsrld xmm6, xmm6, 0x1f                           ;    49.3 fp2     23 w[4]
        rorx ecx, r13d, 0x1b                              ;    51.8 alu2    27 v[3]
        add r12d, dword [rsp + 68]                        ;    51.8 alu3+agu0   27 v[2]
        add r15d, r10d                                    ;    52.8 alu0    27 v[3]
        and ebp, r13d                                     ;    51.8 alu1     6 v[2]
        ror r13d, 2                                       ;    51.8 alu2    28 v[4]
        vpxor xmm4, xmm4, xmm6                            ;    50.3 fp3     23 w[4]
        add r15d, ecx                                     ;    53.8 alu3    27 v[3]
        mov r10d, r11d                                    ;    50.8         28 v[0] copy
        xor esi, ebp                                      ;    52.8 alu0     6 v[2]
        xor r11d, r13d                                    ;    52.8 alu1     6 v[1]
        mov ebp, dword [rsp + 76]                         ;    51.2 agu2    27 v[0]
        add ebp, r10d                                     ;    55.2 alu2    27 v[0]
        vpalignr xmm6, xmm4, xmm8, 4                      ;    51.5 fp1     23 w[4]
        add r12d, esi                                     ;    53.8 alu3    27 v[2]
        rorx esi, r15d, 0x1b                              ;    54.8 alu1    27 v[2]
        vpslld xmm7, xmm6, 1                              ;    52.5 fp2     23 w[4]
        vpsrld xmm6, xmm6, 0x1f                           ;    52.5 fp1     23 w[4]
        and r11d, r15d                                    ;    54.8 alu0     6 v[1]
        ror r15d, 2                                       ;    54.8 alu2    28 v[3]
        mov ecx, r13d                                     ;    52.8         28 v[4] copy
        add r12d, esi                                     ;    55.8 alu3    27 v[2]
        vpxor xmm7, xmm7, xmm6                            ;    53.5 fp0     23 w[4]
        xor r10d, r11d                                    ;    55.8 alu1     6 v[1]
        xor r13d, r15d                                    ;    55.8 alu0     6 v[0]
        mov esi, ecx                                      ;    53.5         28 v[4] copy
        vpxor xmm4, xmm4, xmm7                            ;    54.5 fp3     23 w[4]
        rorx r11d, r12d, 0x1b                             ;    56.8 alu2    27 v[1]
        add eax, r10d                                     ;    56.8 alu3    27 v[1]
        vpalignr xmm6, xmm3, xmm2, 8                      ;    54.2 fp2     23 w[8]
        and r13d, r12d                                    ;    56.8 alu1     6 v[0]
        add eax, r11d                                     ;    57.8 alu0    27 v[1]
        vpalignr xmm9, xmm8, xmm4, 4                      ;    55.5 fp1     23 w[8]
        vmovdqa xmm10, [rel sha1_blocks.T0_w.blocks + 48] ;    54.8 agu1    23 w[4] reload
        vpxor xmm7, xmm2, xmm5                            ;    55.0 fp0     23 w[8]
        vpaddd xmm11, xmm4, xmm10                         ;    61.8 fp3     23 w[4]
        ror r12d, 2                                       ;    56.8 alu2    28 v[2]
        xor ecx, r13d                                     ;    57.8 alu3     6 v[0]
        vpxor xmm7, xmm7, xmm6                            ;    56.0 fp2     23 w[8]
        mov r11d, r15d                                    ;    55.8         28 v[3] copy
        vpxor xmm7, xmm7, xmm9                            ;    57.0 fp1     23 w[8]
        rorx r10d, eax, 0x1b                              ;    58.8 alu1    27 v[0]
        add ebp, ecx                                      ;    58.8 alu0    27 v[0]
        xor r15d, r12d                                    ;    57.8 alu2     7 v[4]
        xor r15d, eax                                     ;    58.8 alu3     7 v[4]
        add ebp, r10d                                     ;    59.8 alu1    27 v[0]
        vpslld xmm6, xmm7, 1                              ;    58.0 fp2     23 w[8]
        vpsrld xmm7, xmm7, 0x1f                           ;    58.0 fp1     23 w[8]
        ror eax, 2                                        ;    58.8 alu2    28 v[1]
        mov r10d, r12d                                    ;    57.8         28 v[2] copy
        rorx r13d, ebp, 0x1b                              ;    60.8 alu1    27 v[4]
        vpxor xmm6, xmm6, xmm7                            ;    59.0 fp0     23 w[8]
        add esi, r15d                                     ;    59.8 alu0    27 v[4]
        xor r12d, eax                                     ;    59.8 alu3     7 v[3]
        xor r12d, ebp                                     ;    60.8 alu2     7 v[3]
        add esi, r13d                                     ;    61.8 alu0    27 v[4]
        vpalignr xmm7, xmm6, xmm8, 4                      ;    60.0 fp2     23 w[8]
        ror ebp, 2                                        ;    60.8 alu1    28 v[0]
        vmovdqa [rsp + 80], xmm11                         ;    62.8 agu0+fp5   23 w[4]
        add esi, dword [rsp + 80]                         ;    66.8 alu3+agu2   27 v[4]
        add r11d, dword [rsp + 84]                        ;    66.8 alu2+agu1   27 v[3]
        mov r13d, dword [rsp + 92]                        ;    62.8 agu0    27 v[1]
        add r13d, eax                                     ;    66.8 alu0    27 v[1]
        add r10d, dword [rsp + 88]                        ;    66.8 alu3+agu2   27 v[2]
        add r11d, r12d                                    ;    67.8 alu1    27 v[3]
        vpslld xmm9, xmm7, 1                              ;    61.0 fp1     23 w[8]
        vpsrld xmm7, xmm7, 0x1f                           ;    61.0 fp2     23 w[8]
        xor eax, ebp                                      ;    61.8 alu2     7 v[2]
        vpxor xmm9, xmm9, xmm7                            ;    62.0 fp3     23 w[8]
        vpalignr xmm7, xmm5, xmm3, 8                      ;    61.2 fp1     23 w[12]
        vpxor xmm6, xmm6, xmm9                            ;    63.0 fp0     23 w[8]
        vpxor xmm9, xmm3, xmm4                            ;    61.3 fp2     23 w[12]
        mov r12d, ebp                                     ;    61.8         28 v[0] copy
        vpxor xmm9, xmm9, xmm7                            ;    62.3 fp3     23 w[12]
        rorx r15d, esi, 0x1b                              ;    67.8 alu1    27 v[3]
        vpaddd xmm7, xmm10, xmm6                          ;    64.0 fp0     23 w[8]
        vpalignr xmm11, xmm8, xmm6, 4                     ;    64.0 fp1     23 w[12]
        xor eax, esi                                      ;    67.8 alu0     7 v[2]
        add r11d, r15d                                    ;    68.8 alu3    27 v[3]
        vmovdqa [rsp + 96], xmm7                          ;    65.0 agu1+fp5   23 w[8]
        add r12d, dword [rsp + 96]                        ;    69.0 alu2+agu0   27 v[0]
        vpxor xmm9, xmm9, xmm11                           ;    65.0 fp2     23 w[12]
        ror esi, 2                                        ;    67.8 alu1    28 v[4]
        add r10d, eax                                     ;    68.8 alu0    27 v[2]
        mov r15d, dword [rsp + 100]                       ;    65.0 agu2    27 v[4]
        rorx eax, r11d, 0x1b                              ;    69.8 alu2    27 v[2]
        vpslld xmm7, xmm9, 1                              ;    66.0 fp1     23 w[12]
        vpsrld xmm9, xmm9, 0x1f                           ;    66.0 fp2     23 w[12]
        xor ebp, esi                                      ;    68.8 alu3     7 v[1]
        xor ebp, r11d                                     ;    69.8 alu1     7 v[1]
        add r10d, eax                                     ;    70.8 alu0    27 v[2]
        vpxor xmm7, xmm7, xmm9                            ;    67.0 fp3     23 w[12]
        add r15d, esi                                     ;    69.0 alu2    27 v[4]
        ror r11d, 2                                       ;    69.8 alu1    28 v[3]
        add r13d, ebp                                     ;    70.8 alu3    27 v[1]
        rorx ebp, r10d, 0x1b                              ;    71.8 alu2    27 v[1]
        vpalignr xmm8, xmm7, xmm8, 4                      ;    68.0 fp1     23 w[12]
        xor esi, r11d                                     ;    70.8 alu0     7 v[0]
        xor esi, r10d                                     ;    71.8 alu1     7 v[0]
        add r13d, ebp                                     ;    72.8 alu3    27 v[1]
        mov ebp, dword [rsp + 104]                        ;    68.3 agu1    27 v[3]
        add ebp, r11d                                     ;    72.3 alu0    27 v[3]
        vpslld xmm9, xmm8, 1                              ;    69.0 fp2     23 w[12]
        ror r10d, 2                                       ;    71.8 alu2    28 v[2]
        vpsrld xmm8, xmm8, 0x1f                           ;    69.0 fp1     23 w[12]
        add r12d, esi                                     ;    72.8 alu1    27 v[0]
        rorx esi, r13d, 0x1b                              ;    73.8 alu2    27 v[0]
        xor r11d, r10d                                    ;    72.8 alu3     7 v[4]
        vpxor xmm9, xmm9, xmm8                            ;    70.0 fp0     23 w[12]
        xor r11d, r13d                                    ;    73.8 alu0     7 v[4]
        add r12d, esi                                     ;    74.8 alu1    27 v[0]
        mov esi, dword [rsp + 108]                        ;    70.2 agu0    27 v[2]
        add esi, r10d                                     ;    74.2 alu3    27 v[2]
        ror r13d, 2                                       ;    73.8 alu2    28 v[1]
        vpxor xmm7, xmm7, xmm9                            ;    71.0 fp3     23 w[12]
        add r15d, r11d                                    ;    74.8 alu0    27 v[4]
        rorx r11d, r12d, 0x1b                             ;    75.8 alu1    27 v[4]
        xor r10d, r13d                                    ;    74.8 alu3     7 v[3]
        vpaddd xmm8, xmm7, xmm10                          ;    72.0 fp2     23 w[12]
        xor r10d, r12d                                    ;    75.8 alu2     7 v[3]
        add r15d, r11d                                    ;    76.8 alu0    27 v[4]
        ror r12d, 2                                       ;    75.8 alu1    28 v[0]
        vmovdqa [rsp + 112], xmm8                         ;    73.0 agu2+fp5   23 w[12]
        mov r11d, dword [rsp + 112]                       ;    73.0 agu1    27 v[1]
        add r11d, r13d                                    ;    77.0 alu3    27 v[1]
        add ebp, r10d                                     ;    76.8 alu2    27 v[3]
        rorx r10d, r15d, 0x1b                             ;    77.8 alu1    27 v[3]
        xor r13d, r12d                                    ;    76.8 alu0     7 v[2]
        xor r13d, r15d                                    ;    77.8 alu3     7 v[2]
        add ebp, r10d                                     ;    78.8 alu2    27 v[3]
        mov r10d, dword [rsp + 116]                       ;    74.0 agu0    27 v[0]
        add r10d, r12d                                    ;    78.0 alu1    27 v[0]
        ror r15d, 2                                       ;    77.8 alu2    28 v[4]
        vpalignr xmm8, xmm7, xmm6, 8                      ;    74.5 fp1     23 w[0]
        add esi, r13d                                     ;    78.8 alu0    27 v[2]
        rorx r13d, ebp, 0x1b                              ;    79.8 alu1    27 v[2]
        xor r12d, r15d                                    ;    78.8 alu3     7 v[1]
        vpxor xmm0, xmm0, xmm1                            ;    75.2 fp0     23 w[0]
        vpxor xmm0, xmm0, xmm5                            ;    76.2 fp3     23 w[0]
        vpxor xmm0, xmm0, xmm8                            ;    77.2 fp2     23 w[0]
        xor r12d, ebp                                     ;    79.8 alu0     7 v[1]
        add esi, r13d                                     ;    80.8 alu2    27 v[2]
        mov r13d, dword [rsp + 120]                       ;    76.3 agu2    27 v[4]
        add r13d, r15d                                    ;    80.3 alu3    27 v[4]
        ror ebp, 2                                        ;    79.8 alu1    28 v[3]
        add r11d, r12d                                    ;    80.8 alu0    27 v[1]
        rorx r12d, esi, 0x1b                              ;    81.8 alu2    27 v[1]
        xor r15d, ebp                                     ;    80.8 alu3     7 v[0]
        vpslld xmm8, xmm0, 2                              ;    78.2 fp1     23 w[0]
        vpsrld xmm0, xmm0, 0x1e                           ;    78.2 fp2     23 w[0]
        xor r15d, esi                                     ;    81.8 alu1     7 v[0]
        add r11d, r12d                                    ;    82.8 alu0    27 v[1]
        mov r12d, dword [rsp + 124]                       ;    78.3 agu1    27 v[3]
        add r12d, ebp                                     ;    82.3 alu2    27 v[3]
        ror esi, 2                                        ;    81.8 alu1    28 v[2]
        vpxor xmm8, xmm8, xmm0                            ;    79.2 fp0     23 w[0]
        add r10d, r15d                                    ;    82.8 alu3    27 v[0]
        rorx r15d, r11d, 0x1b                             ;    83.8 alu2    27 v[0]
        xor ebp, esi                                      ;    82.8 alu0     7 v[4]
        vpaddd xmm0, xmm8, xmm10                          ;    80.2 fp3     23 w[0]
        xor ebp, r11d                                     ;    83.8 alu1     7 v[4]
        add r10d, r15d                                    ;    84.8 alu3    27 v[0]
        ror r11d, 2                                       ;    83.8 alu2    28 v[1]
        vmovdqa [rsp + 128], xmm0                         ;    81.2 agu0+fp5   23 w[0]
        mov r15d, dword [rsp + 128]                       ;    81.2 agu2    27 v[2]
        add r15d, esi                                     ;    85.2 alu0    27 v[2]
        add r13d, ebp                                     ;    84.8 alu1    27 v[4]
        rorx ebp, r10d, 0x1b                              ;    85.8 alu2    27 v[4]
        xor esi, r11d                                     ;    84.8 alu3     7 v[3]
        xor esi, r10d                                     ;    85.8 alu0     7 v[3]
        add r13d, ebp                                     ;    86.8 alu1    27 v[4]
        mov ebp, dword [rsp + 132]                        ;    82.0 agu1    27 v[1]
        add ebp, r11d                                     ;    86.0 alu3    27 v[1]
        ror r10d, 2                                       ;    85.8 alu2    28 v[0]
        vpalignr xmm0, xmm8, xmm7, 8                      ;    82.5 fp1     23 w[4]
        add r12d, esi                                     ;    86.8 alu0    27 v[3]
        rorx esi, r13d, 0x1b                              ;    87.8 alu1    27 v[3]
        xor r11d, r10d                                    ;    86.8 alu3     7 v[2]
        vpxor xmm1, xmm1, xmm2                            ;    83.2 fp2     23 w[4]
        vpxor xmm1, xmm1, xmm4                            ;    84.2 fp0     23 w[4]
        vpxor xmm1, xmm1, xmm0                            ;    85.2 fp3     23 w[4]
        xor r11d, r13d                                    ;    87.8 alu2     7 v[2]
        add r12d, esi                                     ;    88.8 alu0    27 v[3]
        mov esi, dword [rsp + 136]                        ;    84.3 agu0    27 v[0]
        add esi, r10d                                     ;    88.3 alu1    27 v[0]
        ror r13d, 2                                       ;    87.8 alu2    28 v[4]
        add r15d, r11d                                    ;    88.8 alu3    27 v[2]
        rorx r11d, r12d, 0x1b                             ;    89.8 alu1    27 v[2]
        xor r10d, r13d                                    ;    88.8 alu0     7 v[1]
        vpslld xmm0, xmm1, 2                              ;    86.2 fp1     23 w[4]
        vpsrld xmm1, xmm1, 0x1e                           ;    86.2 fp2     23 w[4]
        xor r10d, r12d                                    ;    89.8 alu2     7 v[1]
        add r15d, r11d                                    ;    90.8 alu3    27 v[2]
        mov r11d, dword [rsp + 140]                       ;    86.3 agu2    27 v[4]
        add r11d, r13d                                    ;    90.3 alu0    27 v[4]
        ror r12d, 2                                       ;    89.8 alu1    28 v[3]
        vpxor xmm0, xmm0, xmm1                            ;    87.2 fp0     23 w[4]
        add ebp, r10d                                     ;    90.8 alu2    27 v[1]
        rorx r10d, r15d, 0x1b                             ;    91.8 alu1    27 v[1]
        xor r13d, r12d                                    ;    90.8 alu3     7 v[0]
        add ebp, r10d                                     ;    92.8 alu0    27 v[1]
        vpaddd xmm10, xmm10, xmm0                         ;    88.2 fp3     23 w[4]
        xor r13d, r15d                                    ;    91.8 alu2     7 v[0]
        ror r15d, 2                                       ;    91.8 alu1    28 v[2]
        vmovdqa [rsp + 144], xmm10                        ;    89.2 agu1+fp5   23 w[4]
        mov r10d, dword [rsp + 144]                       ;    89.2 agu0    27 v[3]
        add r10d, r12d                                    ;    93.2 alu3    27 v[3]
        add esi, r13d                                     ;    92.8 alu0    27 v[0]
        rorx r13d, ebp, 0x1b                              ;    93.8 alu2    27 v[0]
        xor r12d, r15d                                    ;    92.8 alu1     7 v[4]
        xor r12d, ebp                                     ;    93.8 alu3     7 v[4]
        add esi, r13d                                     ;    94.8 alu0    27 v[0]
        mov r13d, dword [rsp + 148]                       ;    90.0 agu2    27 v[2]
        add r13d, r15d                                    ;    94.0 alu2    27 v[2]
        ror ebp, 2                                        ;    93.8 alu1    28 v[1]
        vpalignr xmm1, xmm0, xmm8, 8                      ;    90.5 fp1     23 w[8]
        add r11d, r12d                                    ;    94.8 alu3    27 v[4]
        rorx r12d, esi, 0x1b                              ;    95.8 alu2    27 v[4]
        xor r15d, ebp                                     ;    94.8 alu0     7 v[3]
        vpxor xmm2, xmm2, xmm3                            ;    91.2 fp2     23 w[8]
        vpxor xmm2, xmm2, xmm6                            ;    92.2 fp0     23 w[8]
        vpxor xmm2, xmm2, xmm1                            ;    93.2 fp3     23 w[8]
        xor r15d, esi                                     ;    95.8 alu1     7 v[3]
        add r11d, r12d                                    ;    96.8 alu3    27 v[4]
        mov r12d, dword [rsp + 152]                       ;    92.3 agu1    27 v[1]
        add r12d, ebp                                     ;    96.3 alu0    27 v[1]
        ror esi, 2                                        ;    95.8 alu2    28 v[0]
        add r10d, r15d                                    ;    96.8 alu1    27 v[3]
        rorx r15d, r11d, 0x1b                             ;    97.8 alu2    27 v[3]
        vpslld xmm1, xmm2, 2                              ;    94.2 fp1     23 w[8]
        vpsrld xmm2, xmm2, 0x1e                           ;    94.2 fp2     23 w[8]
        xor ebp, esi                                      ;    96.8 alu3     7 v[2]
        xor ebp, r11d                                     ;    97.8 alu0     7 v[2]
        add r10d, r15d                                    ;    98.8 alu1    27 v[3]
        mov r15d, dword [rsp + 156]                       ;    94.3 agu0    27 v[0]
        add r15d, esi                                     ;    98.3 alu2    27 v[0]
        ror r11d, 2                                       ;    97.8 alu1    28 v[4]
        vpxor xmm1, xmm1, xmm2                            ;    95.2 fp0     23 w[8]
        add r13d, ebp                                     ;    98.8 alu3    27 v[2]
        rorx ebp, r10d, 0x1b                              ;    99.8 alu2    27 v[2]
        xor esi, r11d                                     ;    98.8 alu0     7 v[1]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 64]  ;    95.5 agu1    23 w[8] reload
        vpaddd xmm9, xmm1, xmm2                           ;   102.5 fp3     23 w[8]
        xor esi, r10d                                     ;    99.8 alu3     7 v[1]
        add r13d, ebp                                     ;   100.8 alu1    27 v[2]
        ror r10d, 2                                       ;    99.8 alu2    28 v[3]
        add r12d, esi                                     ;   100.8 alu0    27 v[1]
        mov esi, r11d                                     ;    98.8         28 v[4] copy
        rorx ebp, r13d, 0x1b                              ;   101.8 alu1    27 v[1]
        xor r11d, r10d                                    ;   100.8 alu3     7 v[0]
        xor r11d, r13d                                    ;   101.8 alu0     7 v[0]
        ror r13d, 2                                       ;   101.8 alu2    28 v[2]
        add r12d, ebp                                     ;   102.8 alu1    27 v[1]
        mov ebp, r10d                                     ;   100.8         28 v[3] copy
        vpalignr xmm10, xmm1, xmm0, 8                     ;    98.8 fp1     23 w[12]
        add r15d, r11d                                    ;   102.8 alu3    27 v[0]
        xor r10d, r13d                                    ;   102.8 alu0     8 v[4]
        rorx eax, r12d, 0x1b                              ;   103.8 alu2    27 v[0]
        mov r11d, ebp                                     ;   100.8         28 v[3] copy
        and ebp, r13d                                     ;   102.8 alu1     8 v[4]
        add r15d, eax                                     ;   104.8 alu3    27 v[0]
        and r10d, r12d                                    ;   103.8 alu0     8 v[4]
        ror r12d, 2                                       ;   103.8 alu2    28 v[1]
        vmovdqa [rsp + 160], xmm9                         ;   103.5 agu2+fp5   23 w[8]
        add esi, dword [rsp + 160]                        ;   107.5 alu1+agu0   27 v[4]
        add r11d, dword [rsp + 164]                       ;   107.5 alu3+agu1   27 v[3]
        add esi, ebp                                      ;   108.5 alu0    27 v[4]
        mov ebp, r13d                                     ;   102.8         28 v[2] copy
        mov eax, dword [rsp + 168]                        ;   103.5 agu2    27 v[2]
        add eax, ebp                                      ;   107.5 alu2    27 v[2]
        add esi, r10d                                     ;   109.5 alu1    27 v[4]
        xor r13d, r12d                                    ;   104.8 alu3     8 v[3]
        rorx r10d, r15d, 0x1b                             ;   105.8 alu2    27 v[4]
        and ebp, r12d                                     ;   104.8 alu0     8 v[3]
        vpxor xmm10, xmm10, xmm3                          ;   103.3 fp2     23 w[12]
        add esi, r10d                                     ;   110.5 alu1    27 v[4]
        and r13d, r15d                                    ;   105.8 alu3     8 v[3]
        ror r15d, 2                                       ;   105.8 alu2    28 v[0]
        vpxor xmm10, xmm10, xmm5                          ;   104.3 fp0     23 w[12]
        vpxor xmm10, xmm10, xmm7                          ;   105.3 fp3     23 w[12]
        add r11d, ebp                                     ;   108.5 alu0    27 v[3]
        mov ebp, r12d                                     ;   104.8         28 v[1] copy
        mov r10d, dword [rsp + 172]                       ;   104.7 agu0    27 v[1]
        add r10d, ebp                                     ;   108.7 alu1    27 v[1]
        add r11d, r13d                                    ;   109.5 alu3    27 v[3]
        xor r12d, r15d                                    ;   106.8 alu2     8 v[2]
        and ebp, r15d                                     ;   106.8 alu0     8 v[2]
        vpslld xmm3, xmm10, 2                             ;   106.3 fp1     23 w[12]
        vpsrld xmm9, xmm10, 0x1e                          ;   106.3 fp2     23 w[12]
        add eax, ebp                                      ;   108.5 alu1    27 v[2]
        mov ebp, r15d                                     ;   106.8         28 v[0] copy
        mov r13d, ebp                                     ;   106.8         28 v[0] copy
        rorx ecx, esi, 0x1b                               ;   111.5 alu2    27 v[3]
        vpxor xmm3, xmm3, xmm9                            ;   107.3 fp0     23 w[12]
        vpaddd xmm9, xmm2, xmm3                           ;   108.3 fp3     23 w[12]
        and r12d, esi                                     ;   111.5 alu3     8 v[2]
        ror esi, 2                                        ;   111.5 alu1    28 v[4]
        add r11d, ecx                                     ;   112.5 alu0    27 v[3]
        add eax, r12d                                     ;   112.5 alu2    27 v[2]
        vmovdqa [rsp + 176], xmm9                         ;   109.3 agu1+fp5   23 w[12]
        add r13d, dword [rsp + 176]                       ;   113.3 alu3+agu2   27 v[0]
        xor r15d, esi                                     ;   112.5 alu1     8 v[1]
        rorx r12d, r11d, 0x1b                             ;   113.5 alu2    27 v[2]
        and ebp, esi                                      ;   112.5 alu0     8 v[1]
        add eax, r12d                                     ;   114.5 alu3    27 v[2]
        and r15d, r11d                                    ;   113.5 alu1     8 v[1]
        ror r11d, 2                                       ;   113.5 alu2    28 v[3]
        vpalignr xmm9, xmm3, xmm1, 8                      ;   109.3 fp1     23 w[0]
        add r10d, ebp                                     ;   113.5 alu0    27 v[1]
        mov ebp, dword [rsp + 180]                        ;   109.7 agu0    27 v[4]
        mov r12d, esi                                     ;   112.5         28 v[4] copy
        add ebp, r12d                                     ;   113.7 alu3    27 v[4]
        add r10d, r15d                                    ;   114.5 alu1    27 v[1]
        xor esi, r11d                                     ;   114.5 alu2     8 v[0]
        rorx r15d, eax, 0x1b                              ;   115.5 alu1    27 v[1]
        and r12d, r11d                                    ;   114.5 alu0     8 v[0]
        add r10d, r15d                                    ;   116.5 alu3    27 v[1]
        and esi, eax                                      ;   115.5 alu2     8 v[0]
        ror eax, 2                                        ;   115.5 alu1    28 v[2]
        add r13d, r12d                                    ;   115.5 alu0    27 v[0]
        mov r12d, r11d                                    ;   114.5         28 v[3] copy
        mov r15d, dword [rsp + 184]                       ;   113.3 agu1    27 v[3]
        add r15d, r12d                                    ;   117.3 alu3    27 v[3]
        add r13d, esi                                     ;   116.5 alu2    27 v[0]
        xor r11d, eax                                     ;   116.5 alu1     8 v[4]
        rorx esi, r10d, 0x1b                              ;   117.5 alu2    27 v[0]
        and r12d, eax                                     ;   116.5 alu0     8 v[4]
        vpxor xmm9, xmm9, xmm5                            ;   114.3 fp2     23 w[0]
        vpxor xmm9, xmm9, xmm4                            ;   115.3 fp0     23 w[0]
        vpxor xmm9, xmm9, xmm8                            ;   116.3 fp3     23 w[0]
        add r13d, esi                                     ;   118.5 alu3    27 v[0]
        and r11d, r10d                                    ;   117.5 alu1     8 v[4]
        ror r10d, 2                                       ;   117.5 alu2    28 v[1]
        add ebp, r12d                                     ;   117.5 alu0    27 v[4]
        mov r12d, dword [rsp + 188]                       ;   115.5 agu2    27 v[2]
        mov esi, eax                                      ;   116.5         28 v[2] copy
        add r12d, esi                                     ;   119.5 alu3    27 v[2]
        add ebp, r11d                                     ;   118.5 alu1    27 v[4]
        xor eax, r10d                                     ;   118.5 alu0     8 v[3]
        rorx r11d, r13d, 0x1b                             ;   119.5 alu2    27 v[4]
        and esi, r10d                                     ;   118.5 alu3     8 v[3]
        vpslld xmm5, xmm9, 2                              ;   117.3 fp1     23 w[0]
        vpsrld xmm9, xmm9, 0x1e                           ;   117.3 fp2     23 w[0]
        and eax, r13d                                     ;   119.5 alu1     8 v[3]
        ror r13d, 2                                       ;   119.5 alu2    28 v[0]
        add r15d, esi                                     ;   119.5 alu0    27 v[3]
        add ebp, r11d                                     ;   120.5 alu3    27 v[4]
        vpxor xmm5, xmm5, xmm9                            ;   118.3 fp0     23 w[0]
        add r15d, eax                                     ;   120.5 alu1    27 v[3]
        mov esi, r10d                                     ;   118.5         28 v[1] copy
        xor r10d, r13d                                    ;   120.5 alu0     8 v[2]
        rorx eax, ebp, 0x1b                               ;   121.5 alu2    27 v[3]
        mov r11d, esi                                     ;   118.5         28 v[1] copy
        and esi, r13d                                     ;   120.5 alu3     8 v[2]
        vpaddd xmm9, xmm5, xmm2                           ;   119.3 fp3     23 w[0]
        add r15d, eax                                     ;   122.5 alu1    27 v[3]
        and r10d, ebp                                     ;   121.5 alu0     8 v[2]
        ror ebp, 2                                        ;   121.5 alu2    28 v[4]
        add r12d, esi                                     ;   121.5 alu3    27 v[2]
        vmovdqa [rsp + 192], xmm9                         ;   120.3 agu0+fp5   23 w[0]
        add r11d, dword [rsp + 192]                       ;   124.3 alu1+agu1   27 v[1]
        mov esi, r13d                                     ;   120.5         28 v[0] copy
        mov eax, dword [rsp + 196]                        ;   120.3 agu2    27 v[0]
        vpalignr xmm9, xmm5, xmm3, 8                      ;   120.3 fp1     23 w[4]
        add eax, esi                                      ;   124.3 alu0    27 v[0]
        add r12d, r10d                                    ;   122.5 alu2    27 v[2]
        xor r13d, ebp                                     ;   122.5 alu3     8 v[1]
        rorx r10d, r15d, 0x1b                             ;   123.5 alu1    27 v[2]
        and esi, ebp                                      ;   122.5 alu0     8 v[1]
        add r12d, r10d                                    ;   124.5 alu2    27 v[2]
        and r13d, r15d                                    ;   123.5 alu3     8 v[1]
        ror r15d, 2                                       ;   123.5 alu1    28 v[3]
        add r11d, esi                                     ;   125.3 alu0    27 v[1]
        mov esi, ebp                                      ;   122.5         28 v[4] copy
        mov r10d, dword [rsp + 200]                       ;   122.2 agu0    27 v[4]
        add r10d, esi                                     ;   126.2 alu2    27 v[4]
        add r11d, r13d                                    ;   126.3 alu3    27 v[1]
        xor ebp, r15d                                     ;   124.5 alu1     8 v[0]
        rorx r13d, r12d, 0x1b                             ;   125.5 alu2    27 v[1]
        and esi, r15d                                     ;   124.5 alu0     8 v[0]
        add r11d, r13d                                    ;   127.3 alu3    27 v[1]
        and ebp, r12d                                     ;   125.5 alu1     8 v[0]
        ror r12d, 2                                       ;   125.5 alu2    28 v[2]
        vpxor xmm4, xmm4, xmm6                            ;   123.7 fp2     23 w[4]
        add eax, esi                                      ;   125.5 alu0    27 v[0]
        mov esi, r15d                                     ;   124.5         28 v[3] copy
        vpxor xmm4, xmm4, xmm9                            ;   124.7 fp0     23 w[4]
        vpxor xmm4, xmm4, xmm0                            ;   125.7 fp3     23 w[4]
        mov r13d, dword [rsp + 204]                       ;   124.5 agu1    27 v[3]
        add r13d, esi                                     ;   128.5 alu3    27 v[3]
        add eax, ebp                                      ;   126.5 alu1    27 v[0]
        xor r15d, r12d                                    ;   126.5 alu0     8 v[4]
        and esi, r12d                                     ;   126.5 alu2     8 v[4]
        rorx ebp, r11d, 0x1b                              ;   128.3 alu1    27 v[0]
        add r10d, esi                                     ;   127.5 alu3    27 v[4]
        and r15d, r11d                                    ;   128.3 alu0     8 v[4]
        ror r11d, 2                                       ;   128.3 alu2    28 v[1]
        vpslld xmm9, xmm4, 2                              ;   126.7 fp1     23 w[4]
        vpsrld xmm4, xmm4, 0x1e                           ;   126.7 fp2     23 w[4]
        add eax, ebp                                      ;   129.3 alu3    27 v[0]
        mov esi, r12d                                     ;   126.5         28 v[2] copy
        mov ebp, esi                                      ;   126.7         28 v[2] copy
        add r10d, r15d                                    ;   129.3 alu1    27 v[4]
        vpxor xmm9, xmm9, xmm4                            ;   127.7 fp0     23 w[4]
        xor r12d, r11d                                    ;   129.3 alu0     8 v[3]
        rorx r15d, eax, 0x1b                              ;   130.3 alu2    27 v[4]
        and esi, r11d                                     ;   129.3 alu3     8 v[3]
        add r10d, r15d                                    ;   131.3 alu1    27 v[4]
        and r12d, eax                                     ;   130.3 alu0     8 v[3]
        ror eax, 2                                        ;   130.3 alu2    28 v[0]
        vpaddd xmm4, xmm9, xmm2                           ;   128.7 fp3     23 w[4]
        add r13d, esi                                     ;   130.3 alu3    27 v[3]
        mov esi, r11d                                     ;   129.3         28 v[1] copy
        vmovdqa [rsp + 208], xmm4                         ;   129.7 agu2+fp5   23 w[4]
        mov r15d, dword [rsp + 212]                       ;   129.7 agu0    27 v[1]
        add r15d, esi                                     ;   133.7 alu1    27 v[1]
        add ebp, dword [rsp + 208]                        ;   133.7 alu0+agu1   27 v[2]
        add r13d, r12d                                    ;   131.3 alu2    27 v[3]
        xor r11d, eax                                     ;   131.3 alu3     8 v[2]
        rorx r12d, r10d, 0x1b                             ;   132.3 alu1    27 v[3]
        and esi, eax                                      ;   131.3 alu0     8 v[2]
        add r13d, r12d                                    ;   133.3 alu2    27 v[3]
        and r11d, r10d                                    ;   132.3 alu3     8 v[2]
        ror r10d, 2                                       ;   132.3 alu1    28 v[4]
        add ebp, esi                                      ;   134.7 alu0    27 v[2]
        mov esi, eax                                      ;   131.3         28 v[0] copy
        mov r12d, dword [rsp + 216]                       ;   130.8 agu2    27 v[0]
        add r12d, esi                                     ;   134.8 alu2    27 v[0]
        add ebp, r11d                                     ;   135.7 alu3    27 v[2]
        xor eax, r10d                                     ;   133.3 alu1     8 v[1]
        rorx r11d, r13d, 0x1b                             ;   134.3 alu2    27 v[2]
        and esi, r10d                                     ;   133.3 alu0     8 v[1]
        vpalignr xmm4, xmm9, xmm5, 8                      ;   131.8 fp1     23 w[8]
        add ebp, r11d                                     ;   136.7 alu3    27 v[2]
        and eax, r13d                                     ;   134.3 alu1     8 v[1]
        ror r13d, 2                                       ;   134.3 alu2    28 v[3]
        vpxor xmm6, xmm6, xmm7                            ;   132.5 fp2     23 w[8]
        vpxor xmm6, xmm6, xmm4                            ;   133.5 fp0     23 w[8]
        add r15d, esi                                     ;   134.7 alu0    27 v[1]
        vpxor xmm6, xmm6, xmm1                            ;   134.5 fp3     23 w[8]
        mov esi, r10d                                     ;   133.3         28 v[4] copy
        mov r11d, dword [rsp + 220]                       ;   133.3 agu0    27 v[4]
        add r11d, esi                                     ;   137.3 alu3    27 v[4]
        add r15d, eax                                     ;   135.7 alu1    27 v[1]
        xor r10d, r13d                                    ;   135.3 alu0     8 v[0]
        and esi, r13d                                     ;   135.3 alu2     8 v[0]
        rorx eax, ebp, 0x1b                               ;   137.7 alu1    27 v[1]
        add r12d, esi                                     ;   136.3 alu3    27 v[0]
        vpslld xmm4, xmm6, 2                              ;   135.5 fp1     23 w[8]
        vpsrld xmm6, xmm6, 0x1e                           ;   135.5 fp2     23 w[8]
        mov esi, r13d                                     ;   135.3         28 v[3] copy
        and r10d, ebp                                     ;   137.7 alu0     8 v[0]
        ror ebp, 2                                        ;   137.7 alu2    28 v[2]
        add r15d, eax                                     ;   138.7 alu3    27 v[1]
        mov eax, esi                                      ;   135.5         28 v[3] copy
        vpxor xmm4, xmm4, xmm6                            ;   136.5 fp0     23 w[8]
        add r12d, r10d                                    ;   138.7 alu1    27 v[0]
        vpaddd xmm2, xmm2, xmm4                           ;   137.5 fp3     23 w[8]
        vmovdqa [rsp + 224], xmm2                         ;   138.5 agu1+fp5   23 w[8]
        vpalignr xmm2, xmm4, xmm9, 8                      ;   137.5 fp1     23 w[12]
        xor r13d, ebp                                     ;   138.7 alu0     8 v[4]
        rorx r10d, r15d, 0x1b                             ;   139.7 alu2    27 v[0]
        and esi, ebp                                      ;   138.7 alu3     8 v[4]
        add r12d, r10d                                    ;   140.7 alu1    27 v[0]
        and r13d, r15d                                    ;   139.7 alu0     8 v[4]
        add r11d, esi                                     ;   139.7 alu2    27 v[4]
        ror r15d, 2                                       ;   139.7 alu1    28 v[1]
        add eax, dword [rsp + 224]                        ;   142.5 alu3+agu2   27 v[3]
        mov esi, ebp                                      ;   138.7         28 v[2] copy
        mov r10d, dword [rsp + 228]                       ;   138.5 agu0    27 v[2]
        add r10d, esi                                     ;   142.5 alu0    27 v[2]
        add r11d, r13d                                    ;   140.7 alu2    27 v[4]
        xor ebp, r15d                                     ;   140.7 alu3     8 v[3]
        rorx r13d, r12d, 0x1b                             ;   141.7 alu1    27 v[4]
        and esi, r15d                                     ;   140.7 alu0     8 v[3]
        add r11d, r13d                                    ;   142.7 alu2    27 v[4]
        and ebp, r12d                                     ;   141.7 alu3     8 v[3]
        ror r12d, 2                                       ;   141.7 alu1    28 v[0]
        add eax, esi                                      ;   143.5 alu0    27 v[3]
        mov esi, r15d                                     ;   140.7         28 v[1] copy
        mov r13d, dword [rsp + 232]                       ;   139.8 agu1    27 v[1]
        add r13d, esi                                     ;   143.8 alu2    27 v[1]
        add eax, ebp                                      ;   144.5 alu3    27 v[3]
        xor r15d, r12d                                    ;   142.7 alu1     8 v[2]
        rorx ebp, r11d, 0x1b                              ;   143.7 alu2    27 v[3]
        and esi, r12d                                     ;   142.7 alu0     8 v[2]
        add eax, ebp                                      ;   145.5 alu3    27 v[3]
        vpxor xmm2, xmm2, xmm7                            ;   141.0 fp2     23 w[12]
        vpxor xmm2, xmm2, xmm8                            ;   142.0 fp0     23 w[12]
        vpxor xmm2, xmm2, xmm3                            ;   143.0 fp3     23 w[12]
        and r15d, r11d                                    ;   143.7 alu1     8 v[2]
        ror r11d, 2                                       ;   143.7 alu2    28 v[4]
        add r10d, esi                                     ;   143.7 alu0    27 v[2]
        mov esi, r12d                                     ;   142.7         28 v[0] copy
        mov ebp, dword [rsp + 236]                        ;   142.2 agu2    27 v[0]
        add ebp, esi                                      ;   146.2 alu3    27 v[0]
        add r10d, r15d                                    ;   144.7 alu1    27 v[2]
        xor r12d, r11d                                    ;   144.7 alu0     8 v[1]
        and esi, r11d                                     ;   144.7 alu2     8 v[1]
        rorx r15d, eax, 0x1b                              ;   146.5 alu1    27 v[2]
        vpslld xmm6, xmm2, 2                              ;   144.0 fp1     23 w[12]
        vpsrld xmm2, xmm2, 0x1e                           ;   144.0 fp2     23 w[12]
        add r13d, esi                                     ;   145.7 alu3    27 v[1]
        and r12d, eax                                     ;   146.5 alu0     8 v[1]
        ror eax, 2                                        ;   146.5 alu2    28 v[3]
        add r10d, r15d                                    ;   147.5 alu3    27 v[2]
        mov esi, r11d                                     ;   144.7         28 v[4] copy
        xor r11d, eax                                     ;   147.5 alu1     8 v[0]
        vpxor xmm6, xmm6, xmm2                            ;   145.0 fp0     23 w[12]
        mov r15d, esi                                     ;   144.7         28 v[4] copy
        add r13d, r12d                                    ;   147.5 alu0    27 v[1]
        rorx r12d, r10d, 0x1b                             ;   148.5 alu2    27 v[1]
        and esi, eax                                      ;   147.5 alu3     8 v[0]
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 80]  ;   145.3 agu0    23 w[12] reload
        vpaddd xmm7, xmm6, xmm2                           ;   152.3 fp3     23 w[12]
        add r13d, r12d                                    ;   149.5 alu1    27 v[1]
        and r11d, r10d                                    ;   148.5 alu0     8 v[0]
        add ebp, esi                                      ;   148.5 alu2    27 v[0]
        ror r10d, 2                                       ;   148.5 alu1    28 v[2]
        add ebp, r11d                                     ;   149.5 alu3    27 v[0]
        rorx r11d, r13d, 0x1b                             ;   150.5 alu2    27 v[0]
        mov esi, eax                                      ;   147.5         28 v[3] copy
        xor eax, r10d                                     ;   149.5 alu0     7 v[4]
        vpalignr xmm10, xmm6, xmm4, 8                     ;   147.0 fp1     23 w[0]
        xor eax, r13d                                     ;   150.5 alu3     7 v[4]
        add ebp, r11d                                     ;   151.5 alu1    27 v[0]
        ror r13d, 2                                       ;   150.5 alu2    28 v[1]
        vpxor xmm8, xmm8, xmm5                            ;   147.7 fp2     23 w[0]
        vpxor xmm8, xmm8, xmm0                            ;   148.7 fp0     23 w[0]
        vpxor xmm8, xmm8, xmm10                           ;   149.7 fp3     23 w[0]
        add r15d, eax                                     ;   151.5 alu0    27 v[4]
        mov r11d, r10d                                    ;   149.5         28 v[2] copy
        rorx r12d, ebp, 0x1b                              ;   152.5 alu1    27 v[4]
        xor r10d, r13d                                    ;   151.5 alu3     7 v[3]
        vmovdqa [rsp + 240], xmm7                         ;   153.3 agu1+fp5   23 w[12]
        add r15d, dword [rsp + 240]                       ;   157.3 alu0+agu2   27 v[4]
        add r15d, r12d                                    ;   158.3 alu2    27 v[4]
        mov r12d, dword [rsp + 252]                       ;   153.3 agu0    27 v[1]
        add esi, dword [rsp + 244]                        ;   157.3 alu3+agu1   27 v[3]
        add r11d, dword [rsp + 248]                       ;   157.3 alu1+agu2   27 v[2]
        xor r10d, ebp                                     ;   152.5 alu0     7 v[3]
        add r12d, r13d                                    ;   157.3 alu2    27 v[1]
        ror ebp, 2                                        ;   152.5 alu1    28 v[0]
        vpslld xmm7, xmm8, 2                              ;   150.7 fp1     23 w[0]
        vpsrld xmm8, xmm8, 0x1e                           ;   150.8 fp2     23 w[0]
        add esi, r10d                                     ;   158.3 alu3    27 v[3]
        xor r13d, ebp                                     ;   153.5 alu0     7 v[2]
        vpxor xmm7, xmm7, xmm8                            ;   151.8 fp0     23 w[0]
        vpaddd xmm8, xmm7, xmm2                           ;   152.8 fp3     23 w[0]
        mov r10d, ebp                                     ;   153.5         28 v[0] copy
        vmovdqa [rsp + 256], xmm8                         ;   153.8 agu0+fp5   23 w[0]
        add r10d, dword [rsp + 256]                       ;   157.8 alu2+agu1   27 v[0]
        rorx eax, r15d, 0x1b                              ;   159.3 alu1    27 v[3]
        vpalignr xmm8, xmm7, xmm6, 8                      ;   152.8 fp1     23 w[4]
        xor r13d, r15d                                    ;   159.3 alu3     7 v[2]
        add esi, eax                                      ;   160.3 alu0    27 v[3]
        mov eax, dword [rsp + 260]                        ;   153.8 agu2    27 v[4]
        vpxor xmm9, xmm9, xmm0                            ;   153.3 fp2     23 w[4]
        vpxor xmm9, xmm9, xmm1                            ;   154.3 fp0     23 w[4]
        vpxor xmm9, xmm9, xmm8                            ;   155.3 fp3     23 w[4]
        ror r15d, 2                                       ;   159.3 alu2    28 v[4]
        add r11d, r13d                                    ;   160.3 alu1    27 v[2]
        rorx r13d, esi, 0x1b                              ;   161.3 alu2    27 v[2]
        xor ebp, r15d                                     ;   160.3 alu3     7 v[1]
        mov ecx, dword [rsp + 264]                        ;   154.5 agu0    27 v[3]
        xor ebp, esi                                      ;   161.3 alu0     7 v[1]
        add r11d, r13d                                    ;   162.3 alu1    27 v[2]
        ror esi, 2                                        ;   161.3 alu2    28 v[3]
        add eax, r15d                                     ;   160.3 alu3    27 v[4]
        add r12d, ebp                                     ;   162.3 alu0    27 v[1]
        rorx ebp, r11d, 0x1b                              ;   163.3 alu1    27 v[1]
        xor r15d, esi                                     ;   162.3 alu2     7 v[0]
        vpslld xmm0, xmm9, 2                              ;   158.3 fp1     23 w[4]
        vpsrld xmm8, xmm9, 0x1e                           ;   158.5 fp2     23 w[4]
        xor r15d, r11d                                    ;   163.3 alu3     7 v[0]
        add r12d, ebp                                     ;   164.3 alu0    27 v[1]
        add ecx, esi                                      ;   162.3 alu1    27 v[3]
        ror r11d, 2                                       ;   163.3 alu2    28 v[2]
        add r10d, r15d                                    ;   164.3 alu3    27 v[0]
        vpxor xmm0, xmm0, xmm8                            ;   160.3 fp0     23 w[4]
        rorx ebp, r12d, 0x1b                              ;   165.3 alu1    27 v[0]
        xor esi, r11d                                     ;   164.3 alu0     7 v[4]
        xor esi, r12d                                     ;   165.3 alu2     7 v[4]
        add r10d, ebp                                     ;   166.3 alu3    27 v[0]
        mov ebp, dword [rsp + 268]                        ;   161.3 agu1    27 v[2]
        add ebp, r11d                                     ;   165.3 alu1    27 v[2]
        ror r12d, 2                                       ;   165.3 alu2    28 v[1]
        vpaddd xmm8, xmm0, xmm2                           ;   161.8 fp3     23 w[4]
        add eax, esi                                      ;   166.3 alu0    27 v[4]
        rorx esi, r10d, 0x1b                              ;   167.3 alu1    27 v[4]
        xor r11d, r12d                                    ;   166.3 alu3     7 v[3]
        vmovdqa [rsp + 272], xmm8                         ;   162.8 agu2+fp5   23 w[4]
        xor r11d, r10d                                    ;   167.3 alu2     7 v[3]
        add eax, esi                                      ;   168.3 alu0    27 v[4]
        mov esi, dword [rsp + 272]                        ;   163.3 agu0    27 v[1]
        add esi, r12d                                     ;   167.3 alu1    27 v[1]
        ror r10d, 2                                       ;   167.3 alu2    28 v[0]
        add ecx, r11d                                     ;   168.3 alu3    27 v[3]
        rorx r11d, eax, 0x1b                              ;   169.3 alu1    27 v[3]
        xor r12d, r10d                                    ;   168.3 alu0     7 v[2]
        xor r12d, eax                                     ;   169.3 alu2     7 v[2]
        add ecx, r11d                                     ;   170.3 alu3    27 v[3]
        mov r11d, dword [rsp + 276]                       ;   165.5 agu1    27 v[0]
        add r11d, r10d                                    ;   169.5 alu0    27 v[0]
        ror eax, 2                                        ;   169.3 alu1    28 v[4]
        vpalignr xmm7, xmm0, xmm7, 8                      ;   166.0 fp1     23 w[8]
        add ebp, r12d                                     ;   170.3 alu2    27 v[2]
        rorx r12d, ecx, 0x1b                              ;   171.3 alu1    27 v[2]
        xor r10d, eax                                     ;   170.3 alu3     7 v[1]
        vpxor xmm4, xmm4, xmm1                            ;   166.7 fp2     23 w[8]
        vpxor xmm4, xmm4, xmm3                            ;   167.7 fp0     23 w[8]
        vpxor xmm4, xmm4, xmm7                            ;   168.7 fp3     23 w[8]
        xor r10d, ecx                                     ;   171.3 alu0     7 v[1]
        add ebp, r12d                                     ;   172.3 alu2    27 v[2]
        mov r12d, dword [rsp + 280]                       ;   167.8 agu2    27 v[4]
        ror ecx, 2                                        ;   171.3 alu1    28 v[3]
        add esi, r10d                                     ;   172.3 alu3    27 v[1]
        add r12d, eax                                     ;   171.8 alu0    27 v[4]
        rorx r10d, ebp, 0x1b                              ;   173.3 alu2    27 v[1]
        xor eax, ecx                                      ;   172.3 alu1     7 v[0]
        vpslld xmm1, xmm4, 2                              ;   169.7 fp1     23 w[8]
        vpsrld xmm4, xmm4, 0x1e                           ;   169.7 fp2     23 w[8]
        xor eax, ebp                                      ;   173.3 alu3     7 v[0]
        add esi, r10d                                     ;   174.3 alu0    27 v[1]
        mov r10d, dword [rsp + 284]                       ;   169.8 agu0    27 v[3]
        add r10d, ecx                                     ;   173.8 alu2    27 v[3]
        ror ebp, 2                                        ;   173.3 alu1    28 v[2]
        vpxor xmm6, xmm6, xmm5                            ;   170.3 fp0     23 w[12]
        vpxor xmm6, xmm6, xmm3                            ;   171.3 fp3     23 w[12]
        vpxor xmm1, xmm1, xmm4                            ;   170.7 fp1     23 w[8]
        add r11d, eax                                     ;   174.3 alu3    27 v[0]
        rorx r13d, esi, 0x1b                              ;   175.3 alu2    27 v[0]
        xor ecx, ebp                                      ;   174.3 alu0     7 v[4]
        vpaddd xmm4, xmm1, xmm2                           ;   171.7 fp2     23 w[8]
        xor ecx, esi                                      ;   175.3 alu1     7 v[4]
        add r11d, r13d                                    ;   176.3 alu3    27 v[0]
        ror esi, 2                                        ;   175.3 alu2    28 v[1]
        vmovdqa [rsp + 288], xmm4                         ;   172.7 agu1+fp5   23 w[8]
        mov r13d, dword [rsp + 288]                       ;   172.7 agu2    27 v[2]
        add r13d, ebp                                     ;   176.7 alu0    27 v[2]
        add r12d, ecx                                     ;   176.3 alu1    27 v[4]
        rorx r15d, r11d, 0x1b                             ;   177.3 alu2    27 v[4]
        xor ebp, esi                                      ;   176.3 alu3     7 v[3]
        xor ebp, r11d                                     ;   177.3 alu0     7 v[3]
        add r12d, r15d                                    ;   178.3 alu1    27 v[4]
        mov r15d, dword [rsp + 292]                       ;   173.5 agu0    27 v[1]
        add r15d, esi                                     ;   177.5 alu3    27 v[1]
        ror r11d, 2                                       ;   177.3 alu2    28 v[0]
        vpalignr xmm0, xmm1, xmm0, 8                      ;   174.0 fp1     23 w[12]
        add r10d, ebp                                     ;   178.3 alu0    27 v[3]
        rorx ebp, r12d, 0x1b                              ;   179.3 alu1    27 v[3]
        xor esi, r11d                                     ;   178.3 alu3     7 v[2]
        add r10d, ebp                                     ;   180.3 alu2    27 v[3]
        vpxor xmm6, xmm6, xmm0                            ;   175.3 fp0     23 w[12]
        xor esi, r12d                                     ;   179.3 alu0     7 v[2]
        mov ebp, dword [rsp + 296]                        ;   175.7 agu1    27 v[0]
        add ebp, r11d                                     ;   179.7 alu1    27 v[0]
        ror r12d, 2                                       ;   179.3 alu2    28 v[4]
        add r13d, esi                                     ;   180.3 alu3    27 v[2]
        rorx esi, r10d, 0x1b                              ;   181.3 alu1    27 v[2]
        xor r11d, r12d                                    ;   180.3 alu0     7 v[1]
        vpslld xmm0, xmm6, 2                              ;   176.8 fp2     23 w[12]
        vpsrld xmm1, xmm6, 0x1e                           ;   177.0 fp1     23 w[12]
        vpxor xmm0, xmm0, xmm1                            ;   178.0 fp3     23 w[12]
        xor r11d, r10d                                    ;   181.3 alu2     7 v[1]
        add r13d, esi                                     ;   182.3 alu3    27 v[2]
        mov esi, dword [rsp + 300]                        ;   177.7 agu2    27 v[4]
        add esi, r12d                                     ;   181.7 alu0    27 v[4]
        ror r10d, 2                                       ;   181.3 alu1    28 v[3]
        add r15d, r11d                                    ;   182.3 alu2    27 v[1]
        rorx r11d, r13d, 0x1b                             ;   183.3 alu1    27 v[1]
        vpaddd xmm2, xmm2, xmm0                           ;   179.0 fp0     23 w[12]
        xor r12d, r10d                                    ;   182.3 alu3     7 v[0]
        xor r12d, r13d                                    ;   183.3 alu0     7 v[0]
        add r15d, r11d                                    ;   184.3 alu2    27 v[1]
        ror r13d, 2                                       ;   183.3 alu1    28 v[2]
        vmovdqa [rsp + 304], xmm2                         ;   180.0 agu0+fp5   23 w[12]
        mov r11d, dword [rsp + 304]                       ;   180.0 agu1    27 v[3]
        add r11d, r10d                                    ;   184.0 alu3    27 v[3]
        add ebp, r12d                                     ;   184.3 alu0    27 v[0]
        rorx r12d, r15d, 0x1b                             ;   185.3 alu2    27 v[0]
        xor r10d, r13d                                    ;   184.3 alu1     7 v[4]
        xor r10d, r15d                                    ;   185.3 alu3     7 v[4]
        add ebp, r12d                                     ;   186.3 alu0    27 v[0]
        mov r12d, dword [rsp + 308]                       ;   181.5 agu2    27 v[2]
        add r12d, r13d                                    ;   185.5 alu2    27 v[2]
        ror r15d, 2                                       ;   185.3 alu1    28 v[1]
        add esi, r10d                                     ;   186.3 alu3    27 v[4]
        rorx r10d, ebp, 0x1b                              ;   187.3 alu2    27 v[4]
        xor r13d, r15d                                    ;   186.3 alu0     7 v[3]
        xor r13d, ebp                                     ;   187.3 alu1     7 v[3]
        add esi, r10d                                     ;   188.3 alu3    27 v[4]
        mov r10d, dword [rsp + 312]                       ;   183.5 agu0    27 v[1]
        add r10d, r15d                                    ;   187.5 alu0    27 v[1]
        ror ebp, 2                                        ;   187.3 alu2    28 v[0]
        add r11d, r13d                                    ;   188.3 alu1    27 v[3]
        rorx r13d, esi, 0x1b                              ;   189.3 alu2    27 v[3]
        xor r15d, ebp                                     ;   188.3 alu3     7 v[2]
        add edx, dword [rsp + 316]                        ;   184.7 alu0+agu1   30 h
        add r8, 0x40                                      ;   185.0 alu1    16 blocks
        xor r15d, esi                                     ;   189.3 alu3     7 v[2]
        add r11d, r13d                                    ;   190.3 alu0    27 v[3]
        add edx, ebp                                      ;   188.3 alu2    30 h
        ror esi, 2                                        ;   189.3 alu1    28 v[4]
        mov r13d, dword [rsp + 364]                       ;   185.8 agu2    30 h
        add r12d, r15d                                    ;   190.3 alu3    27 v[2]
        rorx r15d, r11d, 0x1b                             ;   191.3 alu2    27 v[2]
        xor ebp, esi                                      ;   190.3 alu0     7 v[1]
        xor ebp, r11d                                     ;   191.3 alu1     7 v[1]
        add r12d, r15d                                    ;   192.3 alu3    27 v[2]
        add r13d, esi                                     ;   190.3 alu0    30 h
        ror r11d, 2                                       ;   191.3 alu2    28 v[3]
        add r10d, ebp                                     ;   192.3 alu1    27 v[1]
        rorx ebp, r12d, 0x1b                              ;   193.3 alu2    27 v[1]
        xor esi, r11d                                     ;   192.3 alu3     7 v[0]
        mov dword [rsp + 364], r13d                       ;   191.3 agu0+st0   30 h
        add edi, r11d                                     ;   192.3 alu0    30 h
        xor esi, r12d                                     ;   193.3 alu1     7 v[0]
        ror r12d, 2                                       ;   193.3 alu2    28 v[2]
        mov dword [rsp + 360], edi                        ;   193.3 agu1+st1   30 h
        add r10d, ebp                                     ;   194.3 alu3    27 v[1]
        add edx, esi                                      ;   194.3 alu0    30 h
        rorx esi, r10d, 0x1b                              ;   195.3 alu1    27 v[0]
        add r9d, r12d                                     ;   194.3 alu2    30 h
        add r14d, r10d                                    ;   195.3 alu3    30 h
        add edx, esi                                      ;   196.3 alu0    30 h
        mov dword [rsp + 352], r14d                       ;   196.3 agu2+st0   30 h
        mov esi, edx                                      ;   197.3         30 h copy
        mov edi, r9d                                      ;   195.3         30 h copy
        cmp r8, qword [rsp + 336]                         ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                         ;                    resident
        mov dword [rsp + 348], esi                        ;                    resident
        mov dword [rsp + 356], edi                        ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 348]                        ;     0.0 agu0    16 blocks reload
        mov r8, qword [rsp + 320]                         ;     0.2 agu1    16 blocks reload
        mov dword [r8], esi                               ;     4.0 agu2+st0   16 blocks
        mov esi, dword [rsp + 352]                        ;     1.0 agu0    16 blocks reload
        mov dword [r8 + 4], esi                           ;     5.0 agu1+st1   16 blocks
        mov esi, dword [rsp + 356]                        ;     1.3 agu2    16 blocks reload
        mov dword [r8 + 8], esi                           ;     5.3 agu0+st0   16 blocks
        mov esi, dword [rsp + 360]                        ;     2.2 agu1    16 blocks reload
        mov dword [r8 + 12], esi                          ;     6.2 agu2+st1   16 blocks
        mov esi, dword [rsp + 364]                        ;     3.0 agu0    16 blocks reload
        mov dword [r8 + 16], esi                          ;     7.0 agu1+st0   16 blocks
        vpxor xmm0, xmm0, xmm0                            ;                    cleared
        vmovdqa [rsp + 0], xmm0                           ;                    cleared
        vmovdqa [rsp + 16], xmm0                          ;                    cleared
        vmovdqa [rsp + 32], xmm0                          ;                    cleared
        vmovdqa [rsp + 48], xmm0                          ;                    cleared
        vmovdqa [rsp + 64], xmm0                          ;                    cleared
        vmovdqa [rsp + 80], xmm0                          ;                    cleared
        vmovdqa [rsp + 96], xmm0                          ;                    cleared
        vmovdqa [rsp + 112], xmm0                         ;                    cleared
        vmovdqa [rsp + 128], xmm0                         ;                    cleared
        vmovdqa [rsp + 144], xmm0                         ;                    cleared
        vmovdqa [rsp + 160], xmm0                         ;                    cleared
        vmovdqa [rsp + 176], xmm0                         ;                    cleared
        vmovdqa [rsp + 192], xmm0                         ;                    cleared
        vmovdqa [rsp + 208], xmm0                         ;                    cleared
        vmovdqa [rsp + 224], xmm0                         ;                    cleared
        vmovdqa [rsp + 240], xmm0                         ;                    cleared
        vmovdqa [rsp + 256], xmm0                         ;                    cleared
        vmovdqa [rsp + 272], xmm0                         ;                    cleared
        vmovdqa [rsp + 288], xmm0                         ;                    cleared
        vmovdqa [rsp + 304], xmm0                         ;                    cleared
        vmovdqa [rsp + 336], xmm0                         ;                    cleared
        vmovdqa [rsp + 352], xmm0                         ;                    cleared
        add rsp, 0x178                                    ;                    frame
        pop r15                                           ;                    preserved
        pop r14                                           ;                    preserved
        pop r13                                           ;                    preserved
        pop r12                                           ;                    preserved
        pop rbp                                           ;                    preserved
        pop rbx                                           ;                    preserved
        ret

        section .rodata align=64
; w.blocks
        align 16, db 0
sha1_blocks.T0_w.blocks:
        dq 0x0000000000000000, 0x0000000000000000, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x5a8279995a827999, 0x5a8279995a827999, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
