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
;   blocks: 966 uops, planned 201.2; bounds: width 161.0, ports 156.8, path 168.0
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
        push rbx                                         ;                    preserved
        push rbp                                         ;                    preserved
        push r12                                         ;                    preserved
        push r13                                         ;                    preserved
        push r14                                         ;                    preserved
        push r15                                         ;                    preserved
        sub rsp, 0x178                                   ;                    frame
        mov qword [rsp + 320], rdi                       ;                    argument
        mov dword [rsp + 344], edx                       ;                    argument
        mov qword [rsp + 328], rsi                       ;                    argument
        mov r8, qword [rsp + 320]                        ;     0.0 agu0    16 h reload
        mov esi, dword [r8]                              ;     4.0 agu1    16 h
        mov r9d, dword [rsp + 344]                       ;     0.3 agu2    16 h
        shl r9, 6                                        ;     4.3 alu1    16 h
        mov edi, dword [r8 + 4]                          ;     4.0 agu0    16 h
        mov ebp, dword [r8 + 8]                          ;     4.0 agu1    16 h
        mov r10d, dword [r8 + 12]                        ;     4.0 agu2    16 h
        mov r11d, dword [r8 + 16]                        ;     4.0 agu0    16 h
        add r9, qword [rsp + 328]                        ;     5.3 alu0+agu1   16 h
        mov qword [rsp + 336], r9                        ;     6.3 agu2+st0   16 h
        mov dword [rsp + 348], esi                       ;     8.0 agu0+st1   16 h
        mov dword [rsp + 352], edi                       ;     8.0 agu1+st0   16 h
        mov dword [rsp + 356], ebp                       ;     8.0 agu2+st1   16 h
        mov dword [rsp + 360], r10d                      ;     8.0 agu0+st0   16 h
        mov dword [rsp + 364], r11d                      ;     8.0 agu1+st1   16 h
        cmp dword [rsp + 344], 0                         ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 348]                       ;                    resident
        align 16
.blocks_1:
        rorx edi, esi, 0x1b                              ;     0.0 alu1    27 v[4]
        rorx ebp, esi, 2                                 ;     0.2 alu2    28 v[0]
        add edi, dword [rsp + 364]                       ;     4.0 alu0+agu0   27 v[4]
        mov r8d, esi                                     ;     0.5          6 v[3] copy
        not r8d                                          ;     0.7 alu3     6 v[3]
        mov r9d, dword [rsp + 356]                       ;     0.8 agu1    19 v[2] reload
        and r8d, r9d                                     ;     4.8 alu1     6 v[3]
        mov r10d, ebp                                    ;     1.2          6 v[2] copy
        mov r11d, ebp                                    ;     1.3          6 v[1] copy
        mov r12, qword [rsp + 328]                       ;     1.5 agu2    22 w[0] reload
        vmovdqu xmm0, [r12]                              ;     5.5 agu0    22 w[0]
        mov r13d, dword [rsp + 352]                      ;     1.8 agu1    19 v[1] reload
        rorx r14d, r13d, 2                               ;     5.8 alu2    28 v[1]
        mov r15d, dword [rsp + 360]                      ;     2.5 agu2    19 v[3] reload
        add r8d, r15d                                    ;     6.5 alu0    27 v[3]
        vmovdqu xmm1, [r12 + 16]                         ;     5.5 agu0    22 w[4]
        xor r10d, r14d                                   ;     6.8 alu3     6 v[2]
        mov eax, r14d                                    ;     6.8          6 v[3] copy
        and eax, esi                                     ;     6.8 alu1     6 v[3]
        add r8d, eax                                     ;     7.8 alu2    27 v[3]
        mov eax, r14d                                    ;     6.8          6 v[2] copy
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     3.5 agu1    22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;    12.5 fp1     22 w[0]
        mov ecx, r9d                                     ;     4.8          6 v[4] copy
        xor ecx, r15d                                    ;     6.5 alu0     6 v[4]
        and ecx, r13d                                    ;     7.5 alu3     6 v[4]
        xor ecx, r15d                                    ;     8.5 alu1     6 v[4]
        add edi, ecx                                     ;     9.5 alu2    27 v[4]
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     4.8 agu0    22 w[12] reload
        vpaddd xmm4, xmm0, xmm3                          ;    13.5 fp0     22 w[0]
        mov ecx, ebp                                     ;     5.2          6 v[1] copy
        vmovdqa [rsp + 0], xmm4                          ;    14.5 agu2+fp5   22 w[0]
        add edi, dword [rsp + 0]                         ;    18.5 alu0+agu1   27 v[4]
        add r8d, dword [rsp + 4]                         ;    18.5 alu3+agu0   27 v[3]
        add r9d, dword [rsp + 8]                         ;    18.5 alu1+agu2   27 v[2]
        add r14d, dword [rsp + 12]                       ;    18.5 alu2+agu1   27 v[1]
        vpshufb xmm1, xmm1, xmm2                         ;    12.5 fp2     22 w[4]
        vpaddd xmm4, xmm1, xmm3                          ;    13.5 fp3     22 w[4]
        and r10d, edi                                    ;    19.5 alu0     6 v[2]
        xor eax, r10d                                    ;    20.5 alu3     6 v[2]
        rorx r10d, edi, 0x1b                             ;    19.5 alu1    27 v[3]
        vmovdqu xmm5, [r12 + 32]                         ;     7.5 agu0    22 w[8]
        vmovdqa [rsp + 16], xmm4                         ;    14.5 agu2+fp5   22 w[4]
        ror edi, 2                                       ;    19.5 alu2    28 v[4]
        add r8d, r10d                                    ;    20.5 alu0    27 v[3]
        add ebp, dword [rsp + 16]                        ;    18.5 alu3+agu1   27 v[0]
        xor r11d, edi                                    ;    20.5 alu1     6 v[1]
        add r9d, eax                                     ;    21.5 alu2    27 v[2]
        and r11d, r8d                                    ;    21.5 alu0     6 v[1]
        rorx r10d, r8d, 0x1b                             ;    21.5 alu1    27 v[2]
        ror r8d, 2                                       ;    21.5 alu2    28 v[3]
        mov eax, edi                                     ;    20.5          6 v[0] copy
        add r9d, r10d                                    ;    22.5 alu3    27 v[2]
        mov r10d, dword [rsp + 20]                       ;    18.7 agu0    27 v[4]
        add r10d, edi                                    ;    22.7 alu0    27 v[4]
        xor ecx, r11d                                    ;    22.5 alu1     6 v[1]
        xor eax, r8d                                     ;    22.5 alu2     6 v[0]
        add r14d, ecx                                    ;    23.5 alu3    27 v[1]
        and eax, r9d                                     ;    23.5 alu0     6 v[0]
        rorx r11d, r9d, 0x1b                             ;    23.5 alu1    27 v[1]
        ror r9d, 2                                       ;    23.5 alu2    28 v[2]
        add r14d, r11d                                   ;    24.5 alu3    27 v[1]
        mov r11d, dword [rsp + 24]                       ;    20.7 agu2    27 v[3]
        add r11d, r8d                                    ;    24.7 alu0    27 v[3]
        mov ecx, r8d                                     ;    22.5          6 v[4] copy
        xor edi, eax                                     ;    24.5 alu1     6 v[0]
        xor ecx, r9d                                     ;    24.5 alu2     6 v[4]
        add ebp, edi                                     ;    25.5 alu3    27 v[0]
        and ecx, r14d                                    ;    25.5 alu0     6 v[4]
        rorx edi, r14d, 0x1b                             ;    25.5 alu1    27 v[0]
        vpshufb xmm4, xmm5, xmm2                         ;    22.5 fp1     22 w[8]
        mov eax, dword [rsp + 28]                        ;    22.7 agu1    27 v[2]
        add eax, r9d                                     ;    26.7 alu2    27 v[2]
        ror r14d, 2                                      ;    25.5 alu1    28 v[1]
        add ebp, edi                                     ;    26.5 alu3    27 v[0]
        vpaddd xmm5, xmm4, xmm3                          ;    23.5 fp0     22 w[8]
        mov edi, r9d                                     ;    24.5          6 v[3] copy
        xor r8d, ecx                                     ;    26.5 alu0     6 v[4]
        xor edi, r14d                                    ;    26.5 alu2     6 v[3]
        add r10d, r8d                                    ;    27.5 alu1    27 v[4]
        and edi, ebp                                     ;    27.5 alu3     6 v[3]
        rorx r8d, ebp, 0x1b                              ;    27.5 alu2    27 v[4]
        vmovdqa [rsp + 32], xmm5                         ;    24.5 agu0+fp5   22 w[8]
        vmovdqu xmm5, [r12 + 48]                         ;    24.7 agu1    22 w[12]
        ror ebp, 2                                       ;    27.5 alu1    28 v[0]
        mov ecx, r14d                                    ;    26.5          6 v[2] copy
        add r10d, r8d                                    ;    28.5 alu0    27 v[4]
        mov r8d, dword [rsp + 32]                        ;    25.3 agu2    27 v[1]
        add r8d, r14d                                    ;    29.3 alu3    27 v[1]
        xor r9d, edi                                     ;    28.5 alu2     6 v[3]
        xor ecx, ebp                                     ;    28.5 alu1     6 v[2]
        add r11d, r9d                                    ;    29.5 alu0    27 v[3]
        and ecx, r10d                                    ;    29.5 alu3     6 v[2]
        rorx edi, r10d, 0x1b                             ;    29.5 alu2    27 v[3]
        mov r9d, dword [rsp + 36]                        ;    26.5 agu0    27 v[0]
        add r9d, ebp                                     ;    30.5 alu1    27 v[0]
        ror r10d, 2                                      ;    29.5 alu2    28 v[4]
        add r11d, edi                                    ;    30.5 alu0    27 v[3]
        mov edi, ebp                                     ;    28.5          6 v[1] copy
        xor r14d, ecx                                    ;    30.5 alu3     6 v[2]
        xor edi, r10d                                    ;    30.5 alu1     6 v[1]
        add eax, r14d                                    ;    31.5 alu0    27 v[2]
        and edi, r11d                                    ;    31.5 alu3     6 v[1]
        rorx r14d, r11d, 0x1b                            ;    31.5 alu2    27 v[2]
        mov ecx, dword [rsp + 40]                        ;    28.5 agu1    27 v[4]
        add ecx, r10d                                    ;    32.5 alu1    27 v[4]
        ror r11d, 2                                      ;    31.5 alu2    28 v[3]
        add eax, r14d                                    ;    32.5 alu0    27 v[2]
        mov r14d, r10d                                   ;    30.5          6 v[0] copy
        xor ebp, edi                                     ;    32.5 alu3     6 v[1]
        xor r14d, r11d                                   ;    32.5 alu1     6 v[0]
        add r8d, ebp                                     ;    33.5 alu0    27 v[1]
        and r14d, eax                                    ;    33.5 alu3     6 v[0]
        rorx edi, eax, 0x1b                              ;    33.5 alu2    27 v[1]
        vpshufb xmm2, xmm5, xmm2                         ;    31.7 fp2     22 w[12]
        mov ebp, dword [rsp + 44]                        ;    30.7 agu2    27 v[3]
        add ebp, r11d                                    ;    34.7 alu1    27 v[3]
        ror eax, 2                                       ;    33.5 alu2    28 v[2]
        add r8d, edi                                     ;    34.5 alu0    27 v[1]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    31.3 fp1     23 w[0]
        mov edi, r11d                                    ;    32.5          6 v[4] copy
        xor r10d, r14d                                   ;    34.5 alu3     6 v[0]
        vpaddd xmm6, xmm2, xmm3                          ;    32.7 fp3     22 w[12]
        vmovdqa xmm7, [rel sha1_blocks.T0_w.blocks]      ;    32.0 agu0    23 w[0] reload
        vpalignr xmm8, xmm7, xmm2, 4                     ;    39.0 fp2     23 w[0]
        xor edi, eax                                     ;    34.5 alu1     6 v[4]
        add r9d, r10d                                    ;    35.5 alu0    27 v[0]
        and edi, r8d                                     ;    35.5 alu3     6 v[4]
        rorx r10d, r8d, 0x1b                             ;    35.5 alu2    27 v[0]
        vmovdqa [rsp + 48], xmm6                         ;    33.7 agu1+fp5   22 w[12]
        vpxor xmm6, xmm4, xmm8                           ;    40.0 fp0     23 w[0]
        ror r8d, 2                                       ;    35.5 alu1    28 v[1]
        mov r14d, eax                                    ;    34.5          6 v[3] copy
        add r9d, r10d                                    ;    36.5 alu0    27 v[0]
        vpxor xmm6, xmm6, xmm5                           ;    41.0 fp1     23 w[0]
        vpxor xmm6, xmm6, xmm0                           ;    42.0 fp3     23 w[0]
        mov r10d, dword [rsp + 48]                       ;    34.2 agu2    27 v[2]
        add r10d, eax                                    ;    38.2 alu3    27 v[2]
        xor r11d, edi                                    ;    36.5 alu2     6 v[4]
        xor r14d, r8d                                    ;    36.5 alu1     6 v[3]
        add ecx, r11d                                    ;    37.5 alu0    27 v[4]
        and r14d, r9d                                    ;    37.5 alu3     6 v[3]
        rorx edi, r9d, 0x1b                              ;    37.5 alu2    27 v[4]
        ror r9d, 2                                       ;    37.5 alu1    28 v[0]
        mov r11d, r8d                                    ;    36.5          6 v[2] copy
        add ecx, edi                                     ;    38.5 alu0    27 v[4]
        mov edi, dword [rsp + 52]                        ;    35.8 agu0    27 v[1]
        add edi, r8d                                     ;    39.8 alu3    27 v[1]
        xor eax, r14d                                    ;    38.5 alu2     6 v[3]
        xor r11d, r9d                                    ;    38.5 alu1     6 v[2]
        add ebp, eax                                     ;    39.5 alu0    27 v[3]
        and r11d, ecx                                    ;    39.5 alu3     6 v[2]
        rorx r14d, ecx, 0x1b                             ;    39.5 alu2    27 v[3]
        ror ecx, 2                                       ;    39.5 alu1    28 v[4]
        add ebp, r14d                                    ;    40.5 alu0    27 v[3]
        mov r14d, r9d                                    ;    38.5          6 v[1] copy
        mov eax, dword [rsp + 56]                        ;    38.0 agu1    27 v[0]
        add eax, r9d                                     ;    42.0 alu3    27 v[0]
        xor r8d, r11d                                    ;    40.5 alu2     6 v[2]
        xor r14d, ecx                                    ;    40.5 alu1     6 v[1]
        add r10d, r8d                                    ;    41.5 alu0    27 v[2]
        and r14d, ebp                                    ;    41.5 alu3     6 v[1]
        rorx r8d, ebp, 0x1b                              ;    41.5 alu2    27 v[2]
        ror ebp, 2                                       ;    41.5 alu1    28 v[3]
        add r10d, r8d                                    ;    42.5 alu0    27 v[2]
        mov r8d, dword [rsp + 60]                        ;    39.7 agu2    27 v[4]
        add r8d, ecx                                     ;    43.7 alu3    27 v[4]
        mov r11d, ecx                                    ;    40.5          6 v[0] copy
        xor r9d, r14d                                    ;    42.5 alu2     6 v[1]
        xor r11d, ebp                                    ;    42.5 alu1     6 v[0]
        add edi, r9d                                     ;    43.5 alu0    27 v[1]
        vpslld xmm5, xmm6, 1                             ;    43.0 fp2     23 w[0]
        vpsrld xmm6, xmm6, 0x1f                          ;    43.0 fp1     23 w[0]
        and r11d, r10d                                   ;    43.5 alu3     6 v[0]
        rorx r9d, r10d, 0x1b                             ;    43.5 alu2    27 v[1]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    41.7 fp2     23 w[4]
        ror r10d, 2                                      ;    43.5 alu1    28 v[2]
        mov r14d, ebp                                    ;    42.5          6 v[4] copy
        add edi, r9d                                     ;    44.5 alu0    27 v[1]
        mov r9d, ebp                                     ;    42.5          6 v[4] copy
        xor ecx, r11d                                    ;    44.5 alu3     6 v[0]
        vpxor xmm5, xmm5, xmm6                           ;    44.0 fp0     23 w[0]
        vpxor xmm8, xmm8, xmm2                           ;    42.7 fp3     23 w[4]
        xor r14d, r10d                                   ;    44.5 alu2     6 v[4]
        add eax, ecx                                     ;    45.5 alu1    27 v[0]
        vpalignr xmm6, xmm5, xmm7, 4                     ;    45.0 fp1     23 w[0]
        and r14d, edi                                    ;    45.5 alu0     6 v[4]
        rorx r11d, edi, 0x1b                             ;    45.5 alu2    27 v[0]
        vpxor xmm8, xmm8, xmm1                           ;    43.7 fp2     23 w[4]
        ror edi, 2                                       ;    45.5 alu1    28 v[1]
        mov ecx, r10d                                    ;    44.5          6 v[3] copy
        add eax, r11d                                    ;    46.5 alu3    27 v[0]
        mov r11d, r10d                                   ;    44.5          6 v[3] copy
        xor r9d, r14d                                    ;    46.5 alu0     6 v[4]
        vpslld xmm9, xmm6, 1                             ;    46.0 fp1     23 w[0]
        vpsrld xmm6, xmm6, 0x1f                          ;    46.0 fp2     23 w[0]
        xor ecx, edi                                     ;    46.5 alu2     6 v[3]
        vpxor xmm9, xmm9, xmm6                           ;    47.0 fp0     23 w[0]
        add r8d, r9d                                     ;    47.5 alu1    27 v[4]
        vpxor xmm5, xmm5, xmm9                           ;    48.0 fp3     23 w[0]
        and ecx, eax                                     ;    47.5 alu3     6 v[3]
        rorx r9d, eax, 0x1b                              ;    47.5 alu2    27 v[4]
        ror eax, 2                                       ;    47.5 alu1    28 v[0]
        add r8d, r9d                                     ;    48.5 alu0    27 v[4]
        mov r9d, edi                                     ;    46.5          6 v[2] copy
        mov r14d, edi                                    ;    46.5          6 v[2] copy
        xor r11d, ecx                                    ;    48.5 alu3     6 v[3]
        xor r9d, eax                                     ;    48.5 alu2     6 v[2]
        add ebp, r11d                                    ;    49.5 alu0    27 v[3]
        and r9d, r8d                                     ;    49.5 alu1     6 v[2]
        vpalignr xmm6, xmm7, xmm5, 4                     ;    49.0 fp1     23 w[4]
        vpxor xmm8, xmm8, xmm6                           ;    50.0 fp2     23 w[4]
        rorx r11d, r8d, 0x1b                             ;    49.5 alu2    27 v[3]
        ror r8d, 2                                       ;    49.5 alu1    28 v[4]
        vpaddd xmm3, xmm5, xmm3                          ;    49.0 fp0     23 w[0]
        vmovdqa [rsp + 64], xmm3                         ;    50.0 agu0+fp5   23 w[0]
        add ebp, dword [rsp + 64]                        ;    54.0 alu3+agu1   27 v[3]
        add r10d, dword [rsp + 68]                       ;    54.0 alu0+agu2   27 v[2]
        add edi, dword [rsp + 72]                        ;    54.0 alu2+agu0   27 v[1]
        add ebp, r11d                                    ;    55.0 alu3    27 v[3]
        mov r11d, dword [rsp + 76]                       ;    50.0 agu1    27 v[0]
        add r11d, eax                                    ;    54.0 alu1    27 v[0]
        xor r14d, r9d                                    ;    50.5 alu0     6 v[2]
        mov r9d, eax                                     ;    49.3          6 v[1] copy
        xor r9d, r8d                                     ;    50.5 alu2     6 v[1]
        add r10d, r14d                                   ;    55.0 alu3    27 v[2]
        vpslld xmm3, xmm8, 1                             ;    51.0 fp1     23 w[4]
        vpsrld xmm6, xmm8, 0x1f                          ;    51.0 fp2     23 w[4]
        vpalignr xmm8, xmm2, xmm4, 8                     ;    50.8 fp1     23 w[8]
        mov r14d, r8d                                    ;    50.5          6 v[0] copy
        mov ecx, r8d                                     ;    50.5          6 v[0] copy
        vpxor xmm3, xmm3, xmm6                           ;    52.0 fp3     23 w[4]
        vpalignr xmm6, xmm3, xmm7, 4                     ;    53.0 fp2     23 w[4]
        vpslld xmm9, xmm6, 1                             ;    54.0 fp1     23 w[4]
        vpsrld xmm6, xmm6, 0x1f                          ;    54.0 fp2     23 w[4]
        vpxor xmm9, xmm9, xmm6                           ;    55.0 fp0     23 w[4]
        vpxor xmm3, xmm3, xmm9                           ;    56.0 fp3     23 w[4]
        and r9d, ebp                                     ;    56.0 alu1     6 v[1]
        xor eax, r9d                                     ;    57.0 alu0     6 v[1]
        rorx r9d, ebp, 0x1b                              ;    56.0 alu2    27 v[2]
        vpxor xmm6, xmm5, xmm8                           ;    52.3 fp0     23 w[8]
        ror ebp, 2                                       ;    56.0 alu1    28 v[3]
        add r10d, r9d                                    ;    57.0 alu3    27 v[2]
        vpxor xmm6, xmm6, xmm4                           ;    53.3 fp3     23 w[8]
        xor r14d, ebp                                    ;    57.0 alu0     6 v[0]
        add edi, eax                                     ;    58.0 alu2    27 v[1]
        vpalignr xmm8, xmm7, xmm3, 4                     ;    57.0 fp1     23 w[8]
        vpxor xmm6, xmm6, xmm8                           ;    58.0 fp2     23 w[8]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 48] ;    54.5 agu0    23 w[4] reload
        vpaddd xmm9, xmm3, xmm8                          ;    61.5 fp0     23 w[4]
        and r14d, r10d                                   ;    58.0 alu3     6 v[0]
        rorx r9d, r10d, 0x1b                             ;    58.0 alu1    27 v[1]
        ror r10d, 2                                      ;    58.0 alu2    28 v[2]
        mov eax, ebp                                     ;    57.0          7 v[4] copy
        add edi, r9d                                     ;    59.0 alu0    27 v[1]
        xor ecx, r14d                                    ;    59.0 alu3     6 v[0]
        xor eax, r10d                                    ;    59.0 alu1     7 v[4]
        add r11d, ecx                                    ;    60.0 alu2    27 v[0]
        vpslld xmm10, xmm6, 1                            ;    59.0 fp1     23 w[8]
        vpsrld xmm6, xmm6, 0x1f                          ;    59.0 fp2     23 w[8]
        vpxor xmm10, xmm10, xmm6                         ;    60.0 fp3     23 w[8]
        xor eax, edi                                     ;    60.0 alu0     7 v[4]
        rorx r9d, edi, 0x1b                              ;    60.0 alu1    27 v[0]
        ror edi, 2                                       ;    60.0 alu2    28 v[1]
        mov r14d, r10d                                   ;    59.0          7 v[3] copy
        add r11d, r9d                                    ;    61.0 alu3    27 v[0]
        add r8d, eax                                     ;    61.0 alu0    27 v[4]
        xor r14d, edi                                    ;    61.0 alu1     7 v[3]
        vpalignr xmm6, xmm10, xmm7, 4                    ;    61.0 fp1     23 w[8]
        vmovdqa [rsp + 80], xmm9                         ;    62.5 agu2+fp5   23 w[4]
        add r8d, dword [rsp + 80]                        ;    66.5 alu2+agu1   27 v[4]
        add ebp, dword [rsp + 84]                        ;    66.5 alu3+agu0   27 v[3]
        add r10d, dword [rsp + 88]                       ;    66.5 alu0+agu2   27 v[2]
        mov r9d, dword [rsp + 92]                        ;    62.5 agu1    27 v[1]
        add r9d, edi                                     ;    66.5 alu1    27 v[1]
        xor r14d, r11d                                   ;    62.0 alu2     7 v[3]
        rorx eax, r11d, 0x1b                             ;    62.0 alu1    27 v[4]
        ror r11d, 2                                      ;    62.0 alu2    28 v[0]
        add r8d, eax                                     ;    67.5 alu3    27 v[4]
        vpalignr xmm9, xmm5, xmm2, 8                     ;    60.7 fp2     23 w[12]
        vpslld xmm11, xmm6, 1                            ;    62.0 fp1     23 w[8]
        vpsrld xmm6, xmm6, 0x1f                          ;    62.0 fp2     23 w[8]
        add ebp, r14d                                    ;    67.5 alu0    27 v[3]
        vpxor xmm11, xmm11, xmm6                         ;    63.0 fp0     23 w[8]
        xor edi, r11d                                    ;    63.0 alu3     7 v[2]
        vpxor xmm10, xmm10, xmm11                        ;    64.0 fp3     23 w[8]
        mov r14d, r11d                                   ;    63.0          7 v[1] copy
        vpalignr xmm6, xmm7, xmm10, 4                    ;    65.0 fp1     23 w[12]
        vpaddd xmm11, xmm10, xmm8                        ;    65.0 fp0     23 w[8]
        vmovdqa [rsp + 96], xmm11                        ;    66.0 agu0+fp5   23 w[8]
        xor edi, r8d                                     ;    68.5 alu1     7 v[2]
        rorx eax, r8d, 0x1b                              ;    68.5 alu2    27 v[3]
        vpxor xmm6, xmm6, xmm9                           ;    66.0 fp2     23 w[12]
        vpxor xmm6, xmm6, xmm2                           ;    67.0 fp3     23 w[12]
        vpxor xmm6, xmm6, xmm3                           ;    68.0 fp1     23 w[12]
        ror r8d, 2                                       ;    68.5 alu1    28 v[4]
        add ebp, eax                                     ;    69.5 alu0    27 v[3]
        add r11d, dword [rsp + 96]                       ;    70.0 alu3+agu2   27 v[0]
        add r10d, edi                                    ;    69.5 alu2    27 v[2]
        vpslld xmm9, xmm6, 1                             ;    69.0 fp2     23 w[12]
        vpsrld xmm6, xmm6, 0x1f                          ;    69.0 fp1     23 w[12]
        xor r14d, r8d                                    ;    69.5 alu1     7 v[1]
        mov edi, dword [rsp + 100]                       ;    66.7 agu1    27 v[4]
        add edi, r8d                                     ;    70.7 alu0    27 v[4]
        xor r14d, ebp                                    ;    70.5 alu3     7 v[1]
        rorx eax, ebp, 0x1b                              ;    70.5 alu2    27 v[2]
        vpxor xmm9, xmm9, xmm6                           ;    70.0 fp0     23 w[12]
        ror ebp, 2                                       ;    70.5 alu1    28 v[3]
        add r10d, eax                                    ;    71.5 alu0    27 v[2]
        add r9d, r14d                                    ;    71.5 alu3    27 v[1]
        vpalignr xmm6, xmm9, xmm7, 4                     ;    71.0 fp2     23 w[12]
        xor r8d, ebp                                     ;    71.5 alu2     7 v[0]
        mov r14d, dword [rsp + 104]                      ;    68.8 agu0    27 v[3]
        add r14d, ebp                                    ;    72.8 alu1    27 v[3]
        xor r8d, r10d                                    ;    72.5 alu0     7 v[0]
        rorx eax, r10d, 0x1b                             ;    72.5 alu2    27 v[1]
        ror r10d, 2                                      ;    72.5 alu1    28 v[2]
        vpslld xmm7, xmm6, 1                             ;    72.0 fp1     23 w[12]
        vpsrld xmm6, xmm6, 0x1f                          ;    72.0 fp2     23 w[12]
        add r9d, eax                                     ;    73.5 alu3    27 v[1]
        add r11d, r8d                                    ;    73.5 alu0    27 v[0]
        vpxor xmm7, xmm7, xmm6                           ;    73.0 fp3     23 w[12]
        vpxor xmm9, xmm9, xmm7                           ;    74.0 fp0     23 w[12]
        xor ebp, r10d                                    ;    73.5 alu2     7 v[4]
        mov r8d, dword [rsp + 108]                       ;    71.0 agu2    27 v[2]
        add r8d, r10d                                    ;    75.0 alu1    27 v[2]
        xor ebp, r9d                                     ;    74.5 alu3     7 v[4]
        rorx eax, r9d, 0x1b                              ;    74.5 alu2    27 v[0]
        ror r9d, 2                                       ;    74.5 alu1    28 v[1]
        add r11d, eax                                    ;    75.5 alu0    27 v[0]
        add edi, ebp                                     ;    75.5 alu3    27 v[4]
        xor r10d, r9d                                    ;    75.5 alu2     7 v[3]
        vpaddd xmm6, xmm9, xmm8                          ;    75.0 fp1     23 w[12]
        vmovdqa [rsp + 112], xmm6                        ;    76.0 agu1+fp5   23 w[12]
        mov ebp, dword [rsp + 112]                       ;    76.0 agu0    27 v[1]
        add ebp, r9d                                     ;    80.0 alu0    27 v[1]
        xor r10d, r11d                                   ;    76.5 alu1     7 v[3]
        rorx eax, r11d, 0x1b                             ;    76.5 alu2    27 v[4]
        ror r11d, 2                                      ;    76.5 alu1    28 v[0]
        add edi, eax                                     ;    77.5 alu3    27 v[4]
        vpalignr xmm6, xmm9, xmm10, 8                    ;    75.0 fp2     23 w[0]
        add r14d, r10d                                   ;    77.5 alu0    27 v[3]
        xor r9d, r11d                                    ;    77.5 alu2     7 v[2]
        mov r10d, dword [rsp + 116]                      ;    76.0 agu2    27 v[0]
        add r10d, r11d                                   ;    80.0 alu3    27 v[0]
        xor r9d, edi                                     ;    78.5 alu1     7 v[2]
        rorx eax, edi, 0x1b                              ;    78.5 alu2    27 v[3]
        ror edi, 2                                       ;    78.5 alu1    28 v[4]
        add r14d, eax                                    ;    79.5 alu0    27 v[3]
        vpxor xmm6, xmm6, xmm0                           ;    76.0 fp3     23 w[0]
        vpxor xmm6, xmm6, xmm1                           ;    77.0 fp0     23 w[0]
        vpxor xmm6, xmm6, xmm5                           ;    78.0 fp1     23 w[0]
        add r8d, r9d                                     ;    79.5 alu3    27 v[2]
        xor r11d, edi                                    ;    79.5 alu0     7 v[1]
        mov r9d, dword [rsp + 120]                       ;    76.7 agu1    27 v[4]
        add r9d, edi                                     ;    80.7 alu2    27 v[4]
        xor r11d, r14d                                   ;    80.5 alu1     7 v[1]
        rorx eax, r14d, 0x1b                             ;    80.5 alu2    27 v[2]
        vpslld xmm0, xmm6, 2                             ;    79.0 fp2     23 w[0]
        vpsrld xmm6, xmm6, 0x1e                          ;    79.0 fp1     23 w[0]
        ror r14d, 2                                      ;    80.5 alu1    28 v[3]
        add r8d, eax                                     ;    81.5 alu3    27 v[2]
        vpxor xmm0, xmm0, xmm6                           ;    80.0 fp3     23 w[0]
        add ebp, r11d                                    ;    81.5 alu0    27 v[1]
        xor edi, r14d                                    ;    81.5 alu2     7 v[0]
        mov r11d, dword [rsp + 124]                      ;    78.8 agu0    27 v[3]
        add r11d, r14d                                   ;    82.8 alu3    27 v[3]
        vpaddd xmm6, xmm0, xmm8                          ;    81.0 fp0     23 w[0]
        xor edi, r8d                                     ;    82.5 alu1     7 v[0]
        rorx eax, r8d, 0x1b                              ;    82.5 alu2    27 v[1]
        ror r8d, 2                                       ;    82.5 alu1    28 v[2]
        add ebp, eax                                     ;    83.5 alu0    27 v[1]
        vmovdqa [rsp + 128], xmm6                        ;    82.0 agu2+fp5   23 w[0]
        add r10d, edi                                    ;    83.5 alu3    27 v[0]
        xor r14d, r8d                                    ;    83.5 alu0     7 v[4]
        mov edi, dword [rsp + 128]                       ;    82.0 agu1    27 v[2]
        add edi, r8d                                     ;    86.0 alu2    27 v[2]
        xor r14d, ebp                                    ;    84.5 alu3     7 v[4]
        rorx eax, ebp, 0x1b                              ;    84.5 alu1    27 v[0]
        ror ebp, 2                                       ;    84.5 alu2    28 v[1]
        add r10d, eax                                    ;    85.5 alu0    27 v[0]
        add r9d, r14d                                    ;    85.5 alu3    27 v[4]
        xor r8d, ebp                                     ;    85.5 alu1     7 v[3]
        mov r14d, dword [rsp + 132]                      ;    82.0 agu0    27 v[1]
        add r14d, ebp                                    ;    86.0 alu0    27 v[1]
        xor r8d, r10d                                    ;    86.5 alu2     7 v[3]
        rorx eax, r10d, 0x1b                             ;    86.5 alu1    27 v[4]
        vpalignr xmm6, xmm0, xmm9, 8                     ;    82.7 fp2     23 w[4]
        ror r10d, 2                                      ;    86.5 alu2    28 v[0]
        add r9d, eax                                     ;    87.5 alu3    27 v[4]
        vpxor xmm1, xmm1, xmm6                           ;    83.7 fp1     23 w[4]
        vpxor xmm1, xmm1, xmm4                           ;    84.7 fp3     23 w[4]
        vpxor xmm1, xmm1, xmm3                           ;    85.7 fp0     23 w[4]
        add r11d, r8d                                    ;    87.5 alu0    27 v[3]
        vpslld xmm6, xmm1, 2                             ;    86.7 fp2     23 w[4]
        xor ebp, r10d                                    ;    87.5 alu3     7 v[2]
        mov r8d, dword [rsp + 136]                       ;    84.7 agu2    27 v[0]
        add r8d, r10d                                    ;    88.7 alu1    27 v[0]
        xor ebp, r9d                                     ;    88.5 alu0     7 v[2]
        rorx eax, r9d, 0x1b                              ;    88.5 alu2    27 v[3]
        vpsrld xmm1, xmm1, 0x1e                          ;    86.7 fp1     23 w[4]
        ror r9d, 2                                       ;    88.5 alu1    28 v[4]
        add r11d, eax                                    ;    89.5 alu3    27 v[3]
        vpxor xmm6, xmm6, xmm1                           ;    87.7 fp3     23 w[4]
        add edi, ebp                                     ;    89.5 alu0    27 v[2]
        xor r10d, r9d                                    ;    89.5 alu2     7 v[1]
        mov ebp, dword [rsp + 140]                       ;    86.5 agu1    27 v[4]
        add ebp, r9d                                     ;    90.5 alu1    27 v[4]
        xor r10d, r11d                                   ;    90.5 alu3     7 v[1]
        rorx eax, r11d, 0x1b                             ;    90.5 alu2    27 v[2]
        vpaddd xmm1, xmm6, xmm8                          ;    88.7 fp0     23 w[4]
        ror r11d, 2                                      ;    90.5 alu1    28 v[3]
        add edi, eax                                     ;    91.5 alu0    27 v[2]
        vmovdqa [rsp + 144], xmm1                        ;    89.7 agu0+fp5   23 w[4]
        add r14d, r10d                                   ;    91.5 alu3    27 v[1]
        xor r9d, r11d                                    ;    91.5 alu2     7 v[0]
        mov r10d, dword [rsp + 144]                      ;    89.7 agu2    27 v[3]
        add r10d, r11d                                   ;    93.7 alu0    27 v[3]
        xor r9d, edi                                     ;    92.5 alu1     7 v[0]
        rorx eax, edi, 0x1b                              ;    92.5 alu2    27 v[1]
        ror edi, 2                                       ;    92.5 alu1    28 v[2]
        add r14d, eax                                    ;    93.5 alu3    27 v[1]
        add r8d, r9d                                     ;    93.5 alu0    27 v[0]
        xor r11d, edi                                    ;    93.5 alu2     7 v[4]
        mov r9d, dword [rsp + 148]                       ;    90.0 agu1    27 v[2]
        add r9d, edi                                     ;    94.0 alu3    27 v[2]
        xor r11d, r14d                                   ;    94.5 alu0     7 v[4]
        rorx eax, r14d, 0x1b                             ;    94.5 alu1    27 v[0]
        vpalignr xmm1, xmm6, xmm0, 8                     ;    90.7 fp2     23 w[8]
        ror r14d, 2                                      ;    94.5 alu2    28 v[1]
        add r8d, eax                                     ;    95.5 alu3    27 v[0]
        vpxor xmm4, xmm4, xmm1                           ;    91.7 fp1     23 w[8]
        vpxor xmm4, xmm4, xmm2                           ;    92.7 fp3     23 w[8]
        vpxor xmm4, xmm4, xmm10                          ;    93.7 fp0     23 w[8]
        add ebp, r11d                                    ;    95.5 alu0    27 v[4]
        xor edi, r14d                                    ;    95.5 alu1     7 v[3]
        mov r11d, dword [rsp + 152]                      ;    92.5 agu0    27 v[1]
        add r11d, r14d                                   ;    96.5 alu2    27 v[1]
        xor edi, r8d                                     ;    96.5 alu3     7 v[3]
        rorx eax, r8d, 0x1b                              ;    96.5 alu1    27 v[4]
        ror r8d, 2                                       ;    96.5 alu2    28 v[0]
        add ebp, eax                                     ;    97.5 alu0    27 v[4]
        vpslld xmm1, xmm4, 2                             ;    94.7 fp2     23 w[8]
        vpsrld xmm4, xmm4, 0x1e                          ;    94.7 fp1     23 w[8]
        vpxor xmm1, xmm1, xmm4                           ;    95.7 fp3     23 w[8]
        add r10d, edi                                    ;    97.5 alu3    27 v[3]
        xor r14d, r8d                                    ;    97.5 alu1     7 v[2]
        mov edi, dword [rsp + 156]                       ;    94.5 agu2    27 v[0]
        add edi, r8d                                     ;    98.5 alu0    27 v[0]
        xor r14d, ebp                                    ;    98.5 alu2     7 v[2]
        rorx eax, ebp, 0x1b                              ;    98.5 alu1    27 v[3]
        ror ebp, 2                                       ;    98.5 alu2    28 v[4]
        add r10d, eax                                    ;    99.5 alu3    27 v[3]
        vmovdqa xmm4, [rel sha1_blocks.T0_w.blocks + 64] ;    95.5 agu1    23 w[8] reload
        vpaddd xmm7, xmm1, xmm4                          ;   102.5 fp0     23 w[8]
        add r9d, r14d                                    ;    99.5 alu0    27 v[2]
        xor r8d, ebp                                     ;    99.5 alu1     7 v[1]
        xor r8d, r10d                                    ;   100.5 alu3     7 v[1]
        mov r14d, ebp                                    ;    99.5          7 v[0] copy
        rorx eax, r10d, 0x1b                             ;   100.5 alu2    27 v[2]
        ror r10d, 2                                      ;   100.5 alu1    28 v[3]
        add r9d, eax                                     ;   101.5 alu0    27 v[2]
        add r11d, r8d                                    ;   101.5 alu3    27 v[1]
        xor r14d, r10d                                   ;   101.5 alu2     7 v[0]
        xor r14d, r9d                                    ;   102.5 alu0     7 v[0]
        rorx r8d, r9d, 0x1b                              ;   102.5 alu1    27 v[1]
        ror r9d, 2                                       ;   102.5 alu2    28 v[2]
        add r11d, r8d                                    ;   103.5 alu3    27 v[1]
        add edi, r14d                                    ;   103.5 alu0    27 v[0]
        mov r8d, r10d                                    ;   101.5          8 v[4] copy
        mov r14d, r10d                                   ;   101.5          8 v[4] copy
        mov eax, r10d                                    ;   101.5          8 v[4] copy
        vmovdqa [rsp + 160], xmm7                        ;   103.5 agu0+fp5   23 w[8]
        add ebp, dword [rsp + 160]                       ;   107.5 alu1+agu2   27 v[4]
        add r10d, dword [rsp + 164]                      ;   107.5 alu3+agu1   27 v[3]
        xor r8d, r9d                                     ;   103.5 alu2     8 v[4]
        xor r14d, r11d                                   ;   104.5 alu0     8 v[4]
        rorx ecx, r11d, 0x1b                             ;   104.5 alu1    27 v[0]
        vpalignr xmm7, xmm1, xmm6, 8                     ;   101.8 fp2     23 w[12]
        ror r11d, 2                                      ;   104.5 alu2    28 v[1]
        add edi, ecx                                     ;   105.5 alu3    27 v[0]
        vpxor xmm7, xmm7, xmm9                           ;   102.8 fp1     23 w[12]
        and r8d, r14d                                    ;   105.5 alu0     8 v[4]
        vpxor xmm7, xmm7, xmm2                           ;   103.8 fp3     23 w[12]
        vpxor xmm7, xmm7, xmm5                           ;   104.8 fp0     23 w[12]
        mov r14d, r9d                                    ;   103.5          8 v[3] copy
        mov ecx, r9d                                     ;   103.5          8 v[3] copy
        mov edx, dword [rsp + 168]                       ;   103.5 agu0    27 v[2]
        add edx, r9d                                     ;   107.5 alu1    27 v[2]
        xor eax, r8d                                     ;   106.5 alu2     8 v[4]
        xor r14d, r11d                                   ;   105.5 alu3     8 v[3]
        add ebp, eax                                     ;   108.5 alu0    27 v[4]
        xor ecx, edi                                     ;   106.5 alu1     8 v[3]
        rorx r8d, edi, 0x1b                              ;   106.5 alu2    27 v[4]
        vpslld xmm2, xmm7, 2                             ;   105.8 fp2     23 w[12]
        vpsrld xmm7, xmm7, 0x1e                          ;   105.8 fp1     23 w[12]
        ror edi, 2                                       ;   106.5 alu1    28 v[0]
        add ebp, r8d                                     ;   109.5 alu3    27 v[4]
        and r14d, ecx                                    ;   107.5 alu0     8 v[3]
        mov r8d, r11d                                    ;   105.5          8 v[2] copy
        mov eax, r11d                                    ;   105.5          8 v[2] copy
        mov ecx, dword [rsp + 172]                       ;   105.7 agu2    27 v[1]
        add ecx, r11d                                    ;   109.7 alu2    27 v[1]
        xor r9d, r14d                                    ;   108.5 alu3     8 v[3]
        xor r8d, edi                                     ;   107.5 alu0     8 v[2]
        add r10d, r9d                                    ;   109.5 alu1    27 v[3]
        mov r9d, edi                                     ;   107.5          8 v[1] copy
        mov r14d, edi                                    ;   107.5          8 v[1] copy
        mov ebx, edi                                     ;   107.5          8 v[1] copy
        xor eax, ebp                                     ;   110.5 alu2     8 v[2]
        and r8d, eax                                     ;   111.5 alu3     8 v[2]
        rorx eax, ebp, 0x1b                              ;   110.5 alu1    27 v[3]
        vpxor xmm2, xmm2, xmm7                           ;   107.5 fp3     23 w[12]
        ror ebp, 2                                       ;   110.5 alu2    28 v[4]
        add r10d, eax                                    ;   111.5 alu0    27 v[3]
        vpaddd xmm7, xmm2, xmm4                          ;   108.5 fp0     23 w[12]
        xor r11d, r8d                                    ;   112.5 alu3     8 v[2]
        xor r9d, ebp                                     ;   111.5 alu1     8 v[1]
        add edx, r11d                                    ;   113.5 alu0    27 v[2]
        xor r14d, r10d                                   ;   112.5 alu2     8 v[1]
        rorx r8d, r10d, 0x1b                             ;   112.5 alu1    27 v[2]
        vmovdqa [rsp + 176], xmm7                        ;   109.5 agu1+fp5   23 w[12]
        add edi, dword [rsp + 176]                       ;   113.5 alu3+agu0   27 v[0]
        ror r10d, 2                                      ;   112.5 alu2    28 v[3]
        add edx, r8d                                     ;   114.5 alu0    27 v[2]
        and r9d, r14d                                    ;   113.5 alu3     8 v[1]
        mov r8d, dword [rsp + 180]                       ;   109.8 agu2    27 v[4]
        add r8d, ebp                                     ;   113.8 alu1    27 v[4]
        mov r11d, ebp                                    ;   111.5          8 v[0] copy
        mov r14d, ebp                                    ;   111.5          8 v[0] copy
        xor ebx, r9d                                     ;   114.5 alu0     8 v[1]
        xor r11d, r10d                                   ;   113.5 alu2     8 v[0]
        add ecx, ebx                                     ;   115.5 alu3    27 v[1]
        mov r9d, r10d                                    ;   113.5          8 v[4] copy
        mov eax, r10d                                    ;   113.5          8 v[4] copy
        mov ebx, dword [rsp + 184]                       ;   112.0 agu1    27 v[3]
        add ebx, r10d                                    ;   116.0 alu1    27 v[3]
        xor r14d, edx                                    ;   115.5 alu0     8 v[0]
        and r11d, r14d                                   ;   116.5 alu2     8 v[0]
        rorx r14d, edx, 0x1b                             ;   115.5 alu1    27 v[1]
        vpalignr xmm7, xmm2, xmm1, 8                     ;   112.8 fp2     23 w[0]
        ror edx, 2                                       ;   115.5 alu2    28 v[2]
        add ecx, r14d                                    ;   116.5 alu3    27 v[1]
        vpxor xmm5, xmm5, xmm7                           ;   113.8 fp1     23 w[0]
        vpxor xmm5, xmm5, xmm3                           ;   114.8 fp3     23 w[0]
        vpxor xmm5, xmm5, xmm0                           ;   115.8 fp0     23 w[0]
        xor ebp, r11d                                    ;   117.5 alu0     8 v[0]
        xor r9d, edx                                     ;   116.5 alu1     8 v[4]
        add edi, ebp                                     ;   118.5 alu3    27 v[0]
        xor eax, ecx                                     ;   117.5 alu2     8 v[4]
        rorx ebp, ecx, 0x1b                              ;   117.5 alu1    27 v[0]
        vpslld xmm7, xmm5, 2                             ;   116.8 fp2     23 w[0]
        vpsrld xmm5, xmm5, 0x1e                          ;   116.8 fp1     23 w[0]
        ror ecx, 2                                       ;   117.5 alu2    28 v[1]
        add edi, ebp                                     ;   119.5 alu0    27 v[0]
        and r9d, eax                                     ;   118.5 alu3     8 v[4]
        mov ebp, edx                                     ;   116.5          8 v[3] copy
        mov r11d, edx                                    ;   116.5          8 v[3] copy
        mov r14d, dword [rsp + 188]                      ;   116.2 agu0    27 v[2]
        add r14d, edx                                    ;   120.2 alu1    27 v[2]
        vpxor xmm7, xmm7, xmm5                           ;   117.8 fp3     23 w[0]
        xor r10d, r9d                                    ;   119.5 alu0     8 v[4]
        xor ebp, ecx                                     ;   118.5 alu2     8 v[3]
        add r8d, r10d                                    ;   120.5 alu3    27 v[4]
        mov r9d, ecx                                     ;   118.5          8 v[2] copy
        mov r10d, ecx                                    ;   118.5          8 v[2] copy
        mov eax, ecx                                     ;   118.5          8 v[2] copy
        xor r11d, edi                                    ;   120.5 alu1     8 v[3]
        and ebp, r11d                                    ;   121.5 alu0     8 v[3]
        rorx r11d, edi, 0x1b                             ;   120.5 alu2    27 v[4]
        ror edi, 2                                       ;   120.5 alu1    28 v[0]
        add r8d, r11d                                    ;   121.5 alu3    27 v[4]
        vpaddd xmm5, xmm7, xmm4                          ;   118.8 fp0     23 w[0]
        xor edx, ebp                                     ;   122.5 alu0     8 v[3]
        xor r9d, edi                                     ;   121.5 alu2     8 v[2]
        add ebx, edx                                     ;   123.5 alu3    27 v[3]
        xor r10d, r8d                                    ;   122.5 alu1     8 v[2]
        rorx ebp, r8d, 0x1b                              ;   122.5 alu2    27 v[3]
        vmovdqa [rsp + 192], xmm5                        ;   119.8 agu2+fp5   23 w[0]
        add ecx, dword [rsp + 192]                       ;   123.8 alu0+agu1   27 v[1]
        ror r8d, 2                                       ;   122.5 alu1    28 v[4]
        add ebx, ebp                                     ;   124.5 alu3    27 v[3]
        and r9d, r10d                                    ;   123.5 alu0     8 v[2]
        mov ebp, dword [rsp + 196]                       ;   120.3 agu0    27 v[0]
        add ebp, edi                                     ;   124.3 alu2    27 v[0]
        mov r10d, edi                                    ;   121.5          8 v[1] copy
        mov r11d, edi                                    ;   121.5          8 v[1] copy
        xor eax, r9d                                     ;   124.5 alu3     8 v[2]
        xor r10d, r8d                                    ;   123.5 alu1     8 v[1]
        add r14d, eax                                    ;   125.5 alu0    27 v[2]
        mov r9d, r8d                                     ;   123.5          8 v[0] copy
        mov eax, r8d                                     ;   123.5          8 v[0] copy
        mov edx, dword [rsp + 200]                       ;   122.0 agu2    27 v[4]
        add edx, r8d                                     ;   126.0 alu2    27 v[4]
        xor r11d, ebx                                    ;   125.5 alu3     8 v[1]
        and r10d, r11d                                   ;   126.5 alu1     8 v[1]
        rorx r11d, ebx, 0x1b                             ;   125.5 alu2    27 v[2]
        vpalignr xmm5, xmm7, xmm2, 8                     ;   122.8 fp2     23 w[4]
        ror ebx, 2                                       ;   125.5 alu1    28 v[3]
        add r14d, r11d                                   ;   126.5 alu0    27 v[2]
        vpxor xmm3, xmm3, xmm5                           ;   123.8 fp1     23 w[4]
        vpxor xmm3, xmm3, xmm10                          ;   124.8 fp3     23 w[4]
        vpxor xmm3, xmm3, xmm6                           ;   125.8 fp0     23 w[4]
        xor edi, r10d                                    ;   127.5 alu3     8 v[1]
        xor r9d, ebx                                     ;   126.5 alu2     8 v[0]
        add ecx, edi                                     ;   128.5 alu0    27 v[1]
        xor eax, r14d                                    ;   127.5 alu1     8 v[0]
        rorx edi, r14d, 0x1b                             ;   127.5 alu2    27 v[1]
        vpslld xmm5, xmm3, 2                             ;   126.8 fp2     23 w[4]
        vpsrld xmm3, xmm3, 0x1e                          ;   126.8 fp1     23 w[4]
        ror r14d, 2                                      ;   127.5 alu1    28 v[2]
        add ecx, edi                                     ;   129.5 alu3    27 v[1]
        and r9d, eax                                     ;   128.5 alu0     8 v[0]
        mov edi, ebx                                     ;   126.5          8 v[4] copy
        mov r10d, ebx                                    ;   126.5          8 v[4] copy
        mov r11d, dword [rsp + 204]                      ;   126.2 agu1    27 v[3]
        add r11d, ebx                                    ;   130.2 alu2    27 v[3]
        vpxor xmm5, xmm5, xmm3                           ;   127.8 fp3     23 w[4]
        xor r8d, r9d                                     ;   129.5 alu3     8 v[0]
        xor edi, r14d                                    ;   128.5 alu0     8 v[4]
        add ebp, r8d                                     ;   130.5 alu1    27 v[0]
        mov r8d, r14d                                    ;   128.5          8 v[3] copy
        mov r9d, r14d                                    ;   128.5          8 v[3] copy
        mov eax, r14d                                    ;   128.5          8 v[3] copy
        xor r10d, ecx                                    ;   130.5 alu2     8 v[4]
        and edi, r10d                                    ;   131.5 alu3     8 v[4]
        rorx r10d, ecx, 0x1b                             ;   130.5 alu1    27 v[0]
        ror ecx, 2                                       ;   130.5 alu2    28 v[1]
        add ebp, r10d                                    ;   131.5 alu0    27 v[0]
        vpaddd xmm3, xmm5, xmm4                          ;   128.8 fp0     23 w[4]
        xor ebx, edi                                     ;   132.5 alu3     8 v[4]
        xor r8d, ecx                                     ;   131.5 alu1     8 v[3]
        add edx, ebx                                     ;   133.5 alu0    27 v[4]
        xor r9d, ebp                                     ;   132.5 alu2     8 v[3]
        rorx edi, ebp, 0x1b                              ;   132.5 alu1    27 v[4]
        vmovdqa [rsp + 208], xmm3                        ;   129.8 agu0+fp5   23 w[4]
        add r14d, dword [rsp + 208]                      ;   133.8 alu3+agu2   27 v[2]
        ror ebp, 2                                       ;   132.5 alu2    28 v[0]
        add edx, edi                                     ;   134.5 alu0    27 v[4]
        and r8d, r9d                                     ;   133.5 alu3     8 v[3]
        mov edi, dword [rsp + 212]                       ;   130.3 agu1    27 v[1]
        add edi, ecx                                     ;   134.3 alu1    27 v[1]
        mov r9d, ecx                                     ;   131.5          8 v[2] copy
        mov r10d, ecx                                    ;   131.5          8 v[2] copy
        xor eax, r8d                                     ;   134.5 alu0     8 v[3]
        xor r9d, ebp                                     ;   133.5 alu2     8 v[2]
        add r11d, eax                                    ;   135.5 alu3    27 v[3]
        mov r8d, ebp                                     ;   133.5          8 v[1] copy
        mov eax, ebp                                     ;   133.5          8 v[1] copy
        mov ebx, dword [rsp + 216]                       ;   132.0 agu0    27 v[0]
        add ebx, ebp                                     ;   136.0 alu1    27 v[0]
        xor r10d, edx                                    ;   135.5 alu0     8 v[2]
        and r9d, r10d                                    ;   136.5 alu2     8 v[2]
        rorx r10d, edx, 0x1b                             ;   135.5 alu1    27 v[3]
        vpalignr xmm3, xmm5, xmm7, 8                     ;   132.8 fp2     23 w[8]
        ror edx, 2                                       ;   135.5 alu2    28 v[4]
        add r11d, r10d                                   ;   136.5 alu3    27 v[3]
        vpxor xmm10, xmm10, xmm3                         ;   133.8 fp1     23 w[8]
        vpxor xmm10, xmm10, xmm9                         ;   134.8 fp3     23 w[8]
        vpxor xmm10, xmm10, xmm1                         ;   135.8 fp0     23 w[8]
        xor ecx, r9d                                     ;   137.5 alu0     8 v[2]
        xor r8d, edx                                     ;   136.5 alu1     8 v[1]
        add r14d, ecx                                    ;   138.5 alu3    27 v[2]
        xor eax, r11d                                    ;   137.5 alu2     8 v[1]
        rorx r9d, r11d, 0x1b                             ;   137.5 alu1    27 v[2]
        vpslld xmm3, xmm10, 2                            ;   136.8 fp2     23 w[8]
        vpsrld xmm8, xmm10, 0x1e                         ;   136.8 fp1     23 w[8]
        ror r11d, 2                                      ;   137.5 alu2    28 v[3]
        add r14d, r9d                                    ;   139.5 alu0    27 v[2]
        and r8d, eax                                     ;   138.5 alu3     8 v[1]
        mov r9d, edx                                     ;   136.5          8 v[0] copy
        mov r10d, edx                                    ;   136.5          8 v[0] copy
        mov eax, dword [rsp + 220]                       ;   136.2 agu2    27 v[4]
        add eax, edx                                     ;   140.2 alu1    27 v[4]
        xor ebp, r8d                                     ;   139.5 alu0     8 v[1]
        xor r9d, r11d                                    ;   138.5 alu3     8 v[0]
        add edi, ebp                                     ;   140.5 alu2    27 v[1]
        mov ebp, r11d                                    ;   138.5          8 v[4] copy
        mov r8d, r11d                                    ;   138.5          8 v[4] copy
        mov ecx, r11d                                    ;   138.5          8 v[4] copy
        xor r10d, r14d                                   ;   140.5 alu1     8 v[0]
        and r9d, r10d                                    ;   141.5 alu0     8 v[0]
        rorx r10d, r14d, 0x1b                            ;   140.5 alu2    27 v[1]
        vpxor xmm3, xmm3, xmm8                           ;   138.0 fp3     23 w[8]
        ror r14d, 2                                      ;   140.5 alu1    28 v[2]
        add edi, r10d                                    ;   141.5 alu3    27 v[1]
        vpaddd xmm4, xmm3, xmm4                          ;   139.0 fp0     23 w[8]
        xor edx, r9d                                     ;   142.5 alu0     8 v[0]
        xor ebp, r14d                                    ;   141.5 alu2     8 v[4]
        add ebx, edx                                     ;   143.5 alu3    27 v[0]
        xor r8d, edi                                     ;   142.5 alu1     8 v[4]
        rorx r9d, edi, 0x1b                              ;   142.5 alu2    27 v[0]
        vmovdqa [rsp + 224], xmm4                        ;   140.0 agu1+fp5   23 w[8]
        add r11d, dword [rsp + 224]                      ;   144.0 alu0+agu0   27 v[3]
        ror edi, 2                                       ;   142.5 alu1    28 v[1]
        add ebx, r9d                                     ;   144.5 alu3    27 v[0]
        and ebp, r8d                                     ;   143.5 alu0     8 v[4]
        mov r8d, dword [rsp + 228]                       ;   140.3 agu2    27 v[2]
        add r8d, r14d                                    ;   144.3 alu2    27 v[2]
        mov r9d, r14d                                    ;   141.5          8 v[3] copy
        mov r10d, r14d                                   ;   141.5          8 v[3] copy
        xor ecx, ebp                                     ;   144.5 alu3     8 v[4]
        xor r9d, edi                                     ;   143.5 alu1     8 v[3]
        add eax, ecx                                     ;   145.5 alu0    27 v[4]
        mov ebp, edi                                     ;   143.5          8 v[2] copy
        mov ecx, edi                                     ;   143.5          8 v[2] copy
        mov edx, dword [rsp + 232]                       ;   142.0 agu1    27 v[1]
        add edx, edi                                     ;   146.0 alu2    27 v[1]
        xor r10d, ebx                                    ;   145.5 alu3     8 v[3]
        and r9d, r10d                                    ;   146.5 alu1     8 v[3]
        rorx r10d, ebx, 0x1b                             ;   145.5 alu2    27 v[4]
        vpalignr xmm4, xmm3, xmm5, 8                     ;   142.8 fp2     23 w[12]
        ror ebx, 2                                       ;   145.5 alu1    28 v[0]
        add eax, r10d                                    ;   146.5 alu0    27 v[4]
        vpxor xmm9, xmm9, xmm4                           ;   143.8 fp1     23 w[12]
        vpxor xmm9, xmm9, xmm0                           ;   144.8 fp3     23 w[12]
        vpxor xmm9, xmm9, xmm2                           ;   145.8 fp0     23 w[12]
        xor r14d, r9d                                    ;   147.5 alu3     8 v[3]
        xor ebp, ebx                                     ;   146.5 alu0     8 v[2]
        add r11d, r14d                                   ;   148.5 alu2    27 v[3]
        xor ecx, eax                                     ;   147.5 alu1     8 v[2]
        rorx r9d, eax, 0x1b                              ;   147.5 alu2    27 v[3]
        vpslld xmm4, xmm9, 2                             ;   146.8 fp2     23 w[12]
        vpsrld xmm8, xmm9, 0x1e                          ;   146.8 fp1     23 w[12]
        ror eax, 2                                       ;   147.5 alu1    28 v[4]
        add r11d, r9d                                    ;   149.5 alu3    27 v[3]
        and ebp, ecx                                     ;   148.5 alu0     8 v[2]
        mov r9d, dword [rsp + 236]                       ;   145.8 agu0    27 v[0]
        add r9d, ebx                                     ;   149.8 alu2    27 v[0]
        mov r10d, ebx                                    ;   146.5          8 v[1] copy
        vpxor xmm4, xmm4, xmm8                           ;   147.8 fp3     23 w[12]
        mov r14d, ebx                                    ;   146.5          8 v[1] copy
        xor edi, ebp                                     ;   149.5 alu1     8 v[2]
        xor r10d, eax                                    ;   148.5 alu3     8 v[1]
        add r8d, edi                                     ;   150.5 alu0    27 v[2]
        mov edi, eax                                     ;   148.5          8 v[0] copy
        mov ebp, eax                                     ;   148.5          8 v[0] copy
        mov ecx, eax                                     ;   148.5          8 v[0] copy
        xor r14d, r11d                                   ;   150.5 alu2     8 v[1]
        and r10d, r14d                                   ;   151.5 alu1     8 v[1]
        rorx r14d, r11d, 0x1b                            ;   150.5 alu2    27 v[2]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   148.2 agu1    23 w[12] reload
        vpaddd xmm9, xmm4, xmm8                          ;   155.2 fp0     23 w[12]
        ror r11d, 2                                      ;   150.5 alu1    28 v[3]
        add r8d, r14d                                    ;   151.5 alu3    27 v[2]
        xor ebx, r10d                                    ;   152.5 alu0     8 v[1]
        xor edi, r11d                                    ;   151.5 alu3     8 v[0]
        add edx, ebx                                     ;   153.5 alu2    27 v[1]
        xor ebp, r8d                                     ;   152.5 alu0     8 v[0]
        rorx r10d, r8d, 0x1b                             ;   152.5 alu1    27 v[1]
        vpalignr xmm10, xmm4, xmm3, 8                    ;   149.7 fp2     23 w[0]
        ror r8d, 2                                       ;   152.5 alu2    28 v[2]
        add edx, r10d                                    ;   154.5 alu3    27 v[1]
        vpxor xmm0, xmm0, xmm10                          ;   150.7 fp1     23 w[0]
        vpxor xmm0, xmm0, xmm7                           ;   151.7 fp3     23 w[0]
        vpxor xmm0, xmm0, xmm6                           ;   152.7 fp0     23 w[0]
        mov r10d, r11d                                   ;   151.5          7 v[4] copy
        and edi, ebp                                     ;   153.5 alu0     8 v[0]
        xor r10d, r8d                                    ;   153.5 alu1     7 v[4]
        xor ecx, edi                                     ;   154.5 alu3     8 v[0]
        mov edi, r8d                                     ;   153.5          7 v[3] copy
        add r9d, ecx                                     ;   155.5 alu2    27 v[0]
        xor r10d, edx                                    ;   155.5 alu0     7 v[4]
        vmovdqa [rsp + 240], xmm9                        ;   156.2 agu2+fp5   23 w[12]
        add eax, dword [rsp + 240]                       ;   160.2 alu1+agu0   27 v[4]
        add r11d, dword [rsp + 244]                      ;   160.2 alu3+agu1   27 v[3]
        rorx ebp, edx, 0x1b                              ;   155.5 alu2    27 v[0]
        add r8d, dword [rsp + 248]                       ;   160.2 alu0+agu2   27 v[2]
        vpslld xmm9, xmm0, 2                             ;   153.7 fp2     23 w[0]
        vpsrld xmm0, xmm0, 0x1e                          ;   153.7 fp1     23 w[0]
        ror edx, 2                                       ;   155.5 alu1    28 v[1]
        add r9d, ebp                                     ;   156.5 alu3    27 v[0]
        vpxor xmm9, xmm9, xmm0                           ;   154.7 fp3     23 w[0]
        add eax, r10d                                    ;   161.2 alu2    27 v[4]
        xor edi, edx                                     ;   156.5 alu0     7 v[3]
        mov ebp, dword [rsp + 252]                       ;   156.2 agu0    27 v[1]
        add ebp, edx                                     ;   160.2 alu1    27 v[1]
        xor edi, r9d                                     ;   157.5 alu3     7 v[3]
        rorx r10d, r9d, 0x1b                             ;   157.5 alu2    27 v[4]
        vpaddd xmm0, xmm9, xmm8                          ;   155.7 fp0     23 w[0]
        ror r9d, 2                                       ;   157.5 alu1    28 v[0]
        add eax, r10d                                    ;   162.2 alu0    27 v[4]
        vmovdqa [rsp + 256], xmm0                        ;   156.7 agu1+fp5   23 w[0]
        add r11d, edi                                    ;   161.2 alu3    27 v[3]
        xor edx, r9d                                     ;   158.5 alu2     7 v[2]
        mov edi, dword [rsp + 256]                       ;   156.7 agu2    27 v[0]
        add edi, r9d                                     ;   160.7 alu1    27 v[0]
        xor edx, eax                                     ;   163.2 alu0     7 v[2]
        rorx r10d, eax, 0x1b                             ;   163.2 alu2    27 v[3]
        ror eax, 2                                       ;   163.2 alu1    28 v[4]
        add r11d, r10d                                   ;   164.2 alu3    27 v[3]
        add r8d, edx                                     ;   164.2 alu0    27 v[2]
        xor r9d, eax                                     ;   164.2 alu3     7 v[1]
        mov r10d, dword [rsp + 260]                      ;   157.8 agu0    27 v[4]
        add r10d, eax                                    ;   164.2 alu2    27 v[4]
        xor r9d, r11d                                    ;   165.2 alu1     7 v[1]
        rorx r14d, r11d, 0x1b                            ;   165.2 alu2    27 v[2]
        vpalignr xmm0, xmm9, xmm4, 8                     ;   160.3 fp2     23 w[4]
        ror r11d, 2                                      ;   165.2 alu1    28 v[3]
        add r8d, r14d                                    ;   166.2 alu0    27 v[2]
        vpxor xmm0, xmm0, xmm5                           ;   161.3 fp1     23 w[4]
        vpxor xmm0, xmm0, xmm6                           ;   162.3 fp3     23 w[4]
        vpxor xmm0, xmm0, xmm1                           ;   163.3 fp0     23 w[4]
        add ebp, r9d                                     ;   166.2 alu3    27 v[1]
        xor eax, r11d                                    ;   166.2 alu2     7 v[0]
        mov r9d, dword [rsp + 264]                       ;   162.2 agu1    27 v[3]
        add r9d, r11d                                    ;   166.2 alu1    27 v[3]
        xor eax, r8d                                     ;   167.2 alu0     7 v[0]
        rorx r14d, r8d, 0x1b                             ;   167.2 alu2    27 v[1]
        vpslld xmm5, xmm0, 2                             ;   164.3 fp2     23 w[4]
        vpsrld xmm0, xmm0, 0x1e                          ;   164.3 fp1     23 w[4]
        ror r8d, 2                                       ;   167.2 alu1    28 v[2]
        add ebp, r14d                                    ;   168.2 alu3    27 v[1]
        vpxor xmm5, xmm5, xmm0                           ;   165.3 fp3     23 w[4]
        vpaddd xmm0, xmm5, xmm8                          ;   166.3 fp0     23 w[4]
        add edi, eax                                     ;   168.2 alu0    27 v[0]
        xor r11d, r8d                                    ;   168.2 alu2     7 v[4]
        mov r14d, dword [rsp + 268]                      ;   165.0 agu2    27 v[2]
        add r14d, r8d                                    ;   169.0 alu1    27 v[2]
        xor r11d, ebp                                    ;   169.2 alu3     7 v[4]
        rorx eax, ebp, 0x1b                              ;   169.2 alu2    27 v[0]
        ror ebp, 2                                       ;   169.2 alu1    28 v[1]
        add edi, eax                                     ;   170.2 alu0    27 v[0]
        vmovdqa [rsp + 272], xmm0                        ;   167.3 agu0+fp5   23 w[4]
        add r10d, r11d                                   ;   170.2 alu3    27 v[4]
        xor r8d, ebp                                     ;   170.2 alu0     7 v[3]
        mov r11d, dword [rsp + 272]                      ;   167.3 agu1    27 v[1]
        add r11d, ebp                                    ;   171.3 alu2    27 v[1]
        xor r8d, edi                                     ;   171.2 alu1     7 v[3]
        rorx eax, edi, 0x1b                              ;   171.2 alu2    27 v[4]
        ror edi, 2                                       ;   171.2 alu1    28 v[0]
        add r10d, eax                                    ;   172.2 alu3    27 v[4]
        add r9d, r8d                                     ;   172.2 alu0    27 v[3]
        xor ebp, edi                                     ;   172.2 alu3     7 v[2]
        mov r8d, dword [rsp + 276]                       ;   168.3 agu2    27 v[0]
        add r8d, edi                                     ;   172.3 alu0    27 v[0]
        xor ebp, r10d                                    ;   173.2 alu2     7 v[2]
        rorx eax, r10d, 0x1b                             ;   173.2 alu1    27 v[3]
        vpalignr xmm0, xmm5, xmm9, 8                     ;   169.2 fp2     23 w[8]
        ror r10d, 2                                      ;   173.2 alu2    28 v[4]
        add r9d, eax                                     ;   174.2 alu3    27 v[3]
        vpxor xmm3, xmm3, xmm1                           ;   169.7 fp1     23 w[8]
        vpxor xmm3, xmm3, xmm0                           ;   170.7 fp3     23 w[8]
        vpxor xmm3, xmm3, xmm2                           ;   171.7 fp0     23 w[8]
        vpslld xmm0, xmm3, 2                             ;   172.7 fp2     23 w[8]
        add r14d, ebp                                    ;   174.2 alu0    27 v[2]
        xor edi, r10d                                    ;   174.2 alu1     7 v[1]
        mov ebp, dword [rsp + 280]                       ;   171.2 agu0    27 v[4]
        add ebp, r10d                                    ;   175.2 alu3    27 v[4]
        xor edi, r9d                                     ;   175.2 alu2     7 v[1]
        rorx eax, r9d, 0x1b                              ;   175.2 alu1    27 v[2]
        vpsrld xmm1, xmm3, 0x1e                          ;   172.7 fp1     23 w[8]
        ror r9d, 2                                       ;   175.2 alu2    28 v[3]
        add r14d, eax                                    ;   176.2 alu0    27 v[2]
        vpxor xmm0, xmm0, xmm1                           ;   173.7 fp3     23 w[8]
        add r11d, edi                                    ;   176.2 alu3    27 v[1]
        xor r10d, r9d                                    ;   176.2 alu1     7 v[0]
        mov edi, dword [rsp + 284]                       ;   172.8 agu1    27 v[3]
        add edi, r9d                                     ;   176.8 alu0    27 v[3]
        xor r10d, r14d                                   ;   177.2 alu2     7 v[0]
        rorx eax, r14d, 0x1b                             ;   177.2 alu1    27 v[1]
        vpaddd xmm1, xmm0, xmm8                          ;   174.7 fp0     23 w[8]
        ror r14d, 2                                      ;   177.2 alu2    28 v[2]
        add r11d, eax                                    ;   178.2 alu3    27 v[1]
        vmovdqa [rsp + 288], xmm1                        ;   175.7 agu2+fp5   23 w[8]
        add r8d, r10d                                    ;   178.2 alu0    27 v[0]
        xor r9d, r14d                                    ;   178.2 alu1     7 v[4]
        mov r10d, dword [rsp + 288]                      ;   175.7 agu0    27 v[2]
        add r10d, r14d                                   ;   179.7 alu3    27 v[2]
        xor r9d, r11d                                    ;   179.2 alu0     7 v[4]
        rorx eax, r11d, 0x1b                             ;   179.2 alu2    27 v[0]
        ror r11d, 2                                      ;   179.2 alu1    28 v[1]
        add r8d, eax                                     ;   180.2 alu3    27 v[0]
        add ebp, r9d                                     ;   180.2 alu0    27 v[4]
        xor r14d, r11d                                   ;   180.2 alu2     7 v[3]
        mov r9d, dword [rsp + 292]                       ;   176.3 agu1    27 v[1]
        add r9d, r11d                                    ;   180.3 alu1    27 v[1]
        xor r14d, r8d                                    ;   181.2 alu3     7 v[3]
        rorx eax, r8d, 0x1b                              ;   181.2 alu2    27 v[4]
        vpalignr xmm0, xmm0, xmm5, 8                     ;   177.2 fp2     23 w[12]
        ror r8d, 2                                       ;   181.2 alu1    28 v[0]
        add ebp, eax                                     ;   182.2 alu0    27 v[4]
        vpxor xmm0, xmm0, xmm4                           ;   178.2 fp1     23 w[12]
        vpxor xmm0, xmm0, xmm7                           ;   179.2 fp3     23 w[12]
        vpxor xmm0, xmm0, xmm2                           ;   180.2 fp0     23 w[12]
        add edi, r14d                                    ;   182.2 alu3    27 v[3]
        xor r11d, r8d                                    ;   182.2 alu0     7 v[2]
        mov r14d, dword [rsp + 296]                      ;   179.2 agu2    27 v[0]
        add r14d, r8d                                    ;   183.2 alu2    27 v[0]
        xor r11d, ebp                                    ;   183.2 alu1     7 v[2]
        rorx eax, ebp, 0x1b                              ;   183.2 alu2    27 v[3]
        vpslld xmm1, xmm0, 2                             ;   181.2 fp2     23 w[12]
        vpsrld xmm0, xmm0, 0x1e                          ;   181.2 fp1     23 w[12]
        ror ebp, 2                                       ;   183.2 alu1    28 v[4]
        add edi, eax                                     ;   184.2 alu3    27 v[3]
        vpxor xmm1, xmm1, xmm0                           ;   182.2 fp3     23 w[12]
        add r10d, r11d                                   ;   184.2 alu0    27 v[2]
        xor r8d, ebp                                     ;   184.2 alu2     7 v[1]
        mov r11d, dword [rsp + 300]                      ;   181.2 agu0    27 v[4]
        add r11d, ebp                                    ;   185.2 alu3    27 v[4]
        xor r8d, edi                                     ;   185.2 alu1     7 v[1]
        rorx eax, edi, 0x1b                              ;   185.2 alu2    27 v[2]
        vpaddd xmm1, xmm1, xmm8                          ;   183.2 fp0     23 w[12]
        ror edi, 2                                       ;   185.2 alu1    28 v[3]
        add r10d, eax                                    ;   186.2 alu0    27 v[2]
        vmovdqa [rsp + 304], xmm1                        ;   184.2 agu1+fp5   23 w[12]
        add r9d, r8d                                     ;   186.2 alu3    27 v[1]
        xor ebp, edi                                     ;   186.2 alu0     7 v[0]
        mov r8d, dword [rsp + 304]                       ;   184.2 agu2    27 v[3]
        add r8d, edi                                     ;   188.2 alu2    27 v[3]
        xor ebp, r10d                                    ;   187.2 alu1     7 v[0]
        rorx eax, r10d, 0x1b                             ;   187.2 alu2    27 v[1]
        ror r10d, 2                                      ;   187.2 alu1    28 v[2]
        add r9d, eax                                     ;   188.2 alu3    27 v[1]
        add r14d, ebp                                    ;   188.2 alu0    27 v[0]
        xor edi, r10d                                    ;   188.2 alu3     7 v[4]
        mov ebp, dword [rsp + 308]                       ;   184.7 agu0    27 v[2]
        add ebp, r10d                                    ;   188.7 alu0    27 v[2]
        xor edi, r9d                                     ;   189.2 alu2     7 v[4]
        rorx eax, r9d, 0x1b                              ;   189.2 alu1    27 v[0]
        ror r9d, 2                                       ;   189.2 alu2    28 v[1]
        add r14d, eax                                    ;   190.2 alu3    27 v[0]
        add r11d, edi                                    ;   190.2 alu0    27 v[4]
        xor r10d, r9d                                    ;   190.2 alu1     7 v[3]
        mov edi, dword [rsp + 312]                       ;   186.3 agu1    27 v[1]
        add edi, r9d                                     ;   190.3 alu3    27 v[1]
        xor r10d, r14d                                   ;   191.2 alu0     7 v[3]
        rorx eax, r14d, 0x1b                             ;   191.2 alu2    27 v[4]
        ror r14d, 2                                      ;   191.2 alu1    28 v[0]
        add r11d, eax                                    ;   192.2 alu3    27 v[4]
        add r8d, r10d                                    ;   192.2 alu0    27 v[3]
        xor r9d, r14d                                    ;   192.2 alu2     7 v[2]
        mov r10d, dword [rsp + 316]                      ;   188.5 agu2    30 h
        add r10d, r14d                                   ;   192.5 alu1    30 h
        add r10d, esi                                    ;   193.5 alu3    30 h
        xor r9d, r11d                                    ;   193.2 alu0     7 v[2]
        rorx esi, r11d, 0x1b                             ;   193.2 alu2    27 v[3]
        ror r11d, 2                                      ;   193.2 alu1    28 v[4]
        add r8d, esi                                     ;   194.2 alu3    27 v[3]
        add ebp, r9d                                     ;   194.2 alu0    27 v[2]
        xor r14d, r11d                                   ;   194.2 alu2     7 v[1]
        xor r14d, r8d                                    ;   195.2 alu1     7 v[1]
        mov esi, r11d                                    ;   194.2          7 v[0] copy
        add r11d, dword [rsp + 364]                      ;   194.2 alu3+agu0   30 h
        mov dword [rsp + 364], r11d                      ;   195.2 agu1+st0   30 h
        rorx r9d, r8d, 0x1b                              ;   195.2 alu2    27 v[2]
        ror r8d, 2                                       ;   195.2 alu1    28 v[3]
        add ebp, r9d                                     ;   196.2 alu0    27 v[2]
        add edi, r14d                                    ;   196.2 alu3    27 v[1]
        xor esi, r8d                                     ;   196.2 alu2     7 v[0]
        add r8d, r15d                                    ;   196.2 alu1    30 h
        mov dword [rsp + 360], r8d                       ;   197.2 agu2+st1   30 h
        xor esi, ebp                                     ;   197.2 alu0     7 v[0]
        rorx r8d, ebp, 0x1b                              ;   197.2 alu2    27 v[1]
        ror ebp, 2                                       ;   197.2 alu1    28 v[2]
        add edi, r8d                                     ;   198.2 alu3    27 v[1]
        add r10d, esi                                    ;   198.2 alu0    30 h
        add ebp, dword [rsp + 356]                       ;   198.2 alu2+agu0   30 h
        mov dword [rsp + 356], ebp                       ;   199.2 agu1+st0   30 h
        rorx esi, edi, 0x1b                              ;   199.2 alu1    27 v[0]
        add edi, r13d                                    ;   199.2 alu3    30 h
        add r10d, esi                                    ;   200.2 alu0    30 h
        mov dword [rsp + 352], edi                       ;   200.2 agu2+st1   30 h
        add r12, 0x40                                    ;   196.2 alu2    16 blocks
        mov qword [rsp + 328], r12                       ;   197.2 agu0+st0   16 blocks
        mov esi, r10d                                    ;   201.2         30 h copy
        cmp r12, qword [rsp + 336]                       ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 348], esi                       ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 348]                       ;     0.0 agu0    16 blocks reload
        mov r8, qword [rsp + 320]                        ;     0.2 agu1    16 blocks reload
        mov dword [r8], esi                              ;     4.0 agu2+st0   16 blocks
        mov esi, dword [rsp + 352]                       ;     1.0 agu0    16 blocks reload
        mov dword [r8 + 4], esi                          ;     5.0 agu1+st1   16 blocks
        mov esi, dword [rsp + 356]                       ;     1.3 agu2    16 blocks reload
        mov dword [r8 + 8], esi                          ;     5.3 agu0+st0   16 blocks
        mov esi, dword [rsp + 360]                       ;     2.2 agu1    16 blocks reload
        mov dword [r8 + 12], esi                         ;     6.2 agu2+st1   16 blocks
        mov esi, dword [rsp + 364]                       ;     3.0 agu0    16 blocks reload
        mov dword [r8 + 16], esi                         ;     7.0 agu1+st0   16 blocks
        vpxor xmm0, xmm0, xmm0                           ;                    cleared
        vmovdqa [rsp + 0], xmm0                          ;                    cleared
        vmovdqa [rsp + 16], xmm0                         ;                    cleared
        vmovdqa [rsp + 32], xmm0                         ;                    cleared
        vmovdqa [rsp + 48], xmm0                         ;                    cleared
        vmovdqa [rsp + 64], xmm0                         ;                    cleared
        vmovdqa [rsp + 80], xmm0                         ;                    cleared
        vmovdqa [rsp + 96], xmm0                         ;                    cleared
        vmovdqa [rsp + 112], xmm0                        ;                    cleared
        vmovdqa [rsp + 128], xmm0                        ;                    cleared
        vmovdqa [rsp + 144], xmm0                        ;                    cleared
        vmovdqa [rsp + 160], xmm0                        ;                    cleared
        vmovdqa [rsp + 176], xmm0                        ;                    cleared
        vmovdqa [rsp + 192], xmm0                        ;                    cleared
        vmovdqa [rsp + 208], xmm0                        ;                    cleared
        vmovdqa [rsp + 224], xmm0                        ;                    cleared
        vmovdqa [rsp + 240], xmm0                        ;                    cleared
        vmovdqa [rsp + 256], xmm0                        ;                    cleared
        vmovdqa [rsp + 272], xmm0                        ;                    cleared
        vmovdqa [rsp + 288], xmm0                        ;                    cleared
        vmovdqa [rsp + 304], xmm0                        ;                    cleared
        vmovdqa [rsp + 336], xmm0                        ;                    cleared
        vmovdqa [rsp + 352], xmm0                        ;                    cleared
        add rsp, 0x178                                   ;                    frame
        pop r15                                          ;                    preserved
        pop r14                                          ;                    preserved
        pop r13                                          ;                    preserved
        pop r12                                          ;                    preserved
        pop rbp                                          ;                    preserved
        pop rbx                                          ;                    preserved
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
