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
;   blocks: 964 uops, planned 198.8; bounds: width 160.7, ports 156.8, path 168.0
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
        mov r8, qword [rsp + 328]                        ;                    resident
        mov esi, dword [rsp + 348]                       ;                    resident
        mov edi, dword [rsp + 356]                       ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                               ;     0.0 agu0    22 w[0]
        rorx ebp, esi, 0x1b                              ;     0.2 alu1    27 v[4]
        vmovdqu xmm1, [r8 + 16]                          ;     0.3 agu1    22 w[4]
        rorx r9d, esi, 2                                 ;     0.5 alu2    28 v[0]
        mov r10d, esi                                    ;     0.7          6 v[3] copy
        not r10d                                         ;     0.8 alu0     6 v[3]
        mov r11d, dword [rsp + 364]                      ;     1.0 agu2    19 v[4] reload
        add ebp, r11d                                    ;     5.0 alu3    27 v[4]
        mov r12d, dword [rsp + 352]                      ;     1.3 agu0    19 v[1] reload
        rorx r13d, r12d, 2                               ;     5.3 alu1    28 v[1]
        and r10d, edi                                    ;     1.8 alu2     6 v[3]
        mov r14d, dword [rsp + 360]                      ;     1.8 agu1    19 v[3] reload
        add r10d, r14d                                   ;     5.8 alu0    27 v[3]
        mov r15d, r9d                                    ;     2.2          6 v[2] copy
        mov eax, r9d                                     ;     2.3          6 v[1] copy
        vmovdqa xmm2, [rel sha1_blocks.T0_w.blocks + 16] ;     2.5 agu0    22 w[12] reload
        vpshufb xmm0, xmm0, xmm2                         ;     9.5 fp1     22 w[0]
        xor r15d, r13d                                   ;     6.3 alu3     6 v[2]
        mov ecx, r13d                                    ;     6.3          6 v[3] copy
        and ecx, esi                                     ;     6.3 alu1     6 v[3]
        add r10d, ecx                                    ;     7.3 alu2    27 v[3]
        mov ecx, r13d                                    ;     6.3          6 v[2] copy
        vmovdqa xmm3, [rel sha1_blocks.T0_w.blocks + 32] ;     3.7 agu1    22 w[12] reload
        vpaddd xmm4, xmm0, xmm3                          ;    10.7 fp0     22 w[0]
        vmovdqa [rsp + 0], xmm4                          ;    11.7 agu2+fp5   22 w[0]
        add ebp, dword [rsp + 0]                         ;    15.7 alu0+agu0   27 v[4]
        add r10d, dword [rsp + 4]                        ;    15.7 alu3+agu1   27 v[3]
        mov edx, edi                                     ;     4.5          6 v[4] copy
        xor edx, r14d                                    ;     5.8 alu1     6 v[4]
        and edx, r12d                                    ;     6.8 alu2     6 v[4]
        xor edx, r14d                                    ;     7.8 alu0     6 v[4]
        add ebp, edx                                     ;    16.7 alu3    27 v[4]
        mov edx, r9d                                     ;     5.3          6 v[1] copy
        add r13d, dword [rsp + 12]                       ;    15.7 alu1+agu2   27 v[1]
        vpshufb xmm1, xmm1, xmm2                         ;     9.5 fp2     22 w[4]
        vpaddd xmm4, xmm1, xmm3                          ;    10.7 fp3     22 w[4]
        rorx ebx, ebp, 0x1b                              ;    17.7 alu2    27 v[3]
        vmovdqu xmm5, [r8 + 32]                          ;     6.5 agu0    22 w[8]
        vmovdqa [rsp + 16], xmm4                         ;    11.7 agu1+fp5   22 w[4]
        and r15d, ebp                                    ;    17.7 alu0     6 v[2]
        ror ebp, 2                                       ;    17.7 alu1    28 v[4]
        add r10d, ebx                                    ;    18.7 alu3    27 v[3]
        add r9d, dword [rsp + 16]                        ;    15.7 alu2+agu2   27 v[0]
        xor ecx, r15d                                    ;    18.7 alu0     6 v[2]
        xor eax, ebp                                     ;    18.7 alu1     6 v[1]
        rorx r15d, r10d, 0x1b                            ;    19.7 alu2    27 v[2]
        rorx ebx, r10d, 2                                ;    19.7 alu1    28 v[3]
        add ecx, edi                                     ;    19.7 alu3    27 v[2]
        add ecx, dword [rsp + 8]                         ;    20.7 alu0+agu0   27 v[2]
        and eax, r10d                                    ;    19.7 alu2     6 v[1]
        add ecx, r15d                                    ;    21.7 alu1    27 v[2]
        xor edx, eax                                     ;    20.7 alu3     6 v[1]
        mov r10d, ebp                                    ;    18.7          6 v[0] copy
        mov r15d, dword [rsp + 20]                       ;    16.2 agu1    27 v[4]
        add r15d, ebp                                    ;    20.2 alu0    27 v[4]
        xor r10d, ebx                                    ;    20.7 alu2     6 v[0]
        add r13d, edx                                    ;    21.7 alu1    27 v[1]
        rorx eax, ecx, 0x1b                              ;    22.7 alu2    27 v[1]
        and r10d, ecx                                    ;    22.7 alu3     6 v[0]
        ror ecx, 2                                       ;    22.7 alu1    28 v[2]
        mov edx, ebx                                     ;    20.7          6 v[4] copy
        add r13d, eax                                    ;    23.7 alu0    27 v[1]
        mov eax, dword [rsp + 24]                        ;    19.2 agu2    27 v[3]
        add eax, ebx                                     ;    23.2 alu2    27 v[3]
        xor ebp, r10d                                    ;    23.7 alu3     6 v[0]
        xor edx, ecx                                     ;    23.7 alu1     6 v[4]
        rorx r10d, r13d, 0x1b                            ;    24.7 alu2    27 v[0]
        vpshufb xmm4, xmm5, xmm2                         ;    20.2 fp1     22 w[8]
        add r9d, ebp                                     ;    24.7 alu0    27 v[0]
        rorx ebp, r13d, 2                                ;    24.7 alu1    28 v[1]
        and edx, r13d                                    ;    24.7 alu3     6 v[4]
        add r9d, r10d                                    ;    25.7 alu0    27 v[0]
        vmovdqu xmm5, [r8 + 48]                          ;    21.0 agu0    22 w[12]
        vpaddd xmm6, xmm4, xmm3                          ;    21.2 fp0     22 w[8]
        vmovdqa [rsp + 32], xmm6                         ;    22.2 agu1+fp5   22 w[8]
        xor ebx, edx                                     ;    25.7 alu2     6 v[4]
        mov r10d, ecx                                    ;    23.7          6 v[3] copy
        mov r13d, dword [rsp + 28]                       ;    21.8 agu2    27 v[2]
        add r13d, ecx                                    ;    25.8 alu3    27 v[2]
        xor r10d, ebp                                    ;    25.7 alu1     6 v[3]
        rorx edx, r9d, 0x1b                              ;    26.7 alu2    27 v[4]
        add r15d, ebx                                    ;    26.7 alu0    27 v[4]
        rorx ebx, r9d, 2                                 ;    26.7 alu1    28 v[0]
        and r10d, r9d                                    ;    26.7 alu3     6 v[3]
        add r15d, edx                                    ;    27.7 alu2    27 v[4]
        xor ecx, r10d                                    ;    27.7 alu0     6 v[3]
        mov r9d, ebp                                     ;    25.7          6 v[2] copy
        mov r10d, dword [rsp + 32]                       ;    24.2 agu0    27 v[1]
        add r10d, ebp                                    ;    28.2 alu3    27 v[1]
        xor r9d, ebx                                     ;    27.7 alu1     6 v[2]
        rorx edx, r15d, 0x1b                             ;    28.7 alu2    27 v[3]
        add eax, ecx                                     ;    28.7 alu0    27 v[3]
        rorx ecx, r15d, 2                                ;    28.7 alu1    28 v[4]
        and r9d, r15d                                    ;    28.7 alu3     6 v[2]
        add eax, edx                                     ;    29.7 alu2    27 v[3]
        xor ebp, r9d                                     ;    29.7 alu0     6 v[2]
        mov r9d, ebx                                     ;    27.7          6 v[1] copy
        mov r15d, dword [rsp + 36]                       ;    26.3 agu1    27 v[0]
        add r15d, ebx                                    ;    30.3 alu1    27 v[0]
        xor r9d, ecx                                     ;    29.7 alu3     6 v[1]
        rorx edx, eax, 0x1b                              ;    30.7 alu2    27 v[2]
        add r13d, ebp                                    ;    30.7 alu0    27 v[2]
        rorx ebp, eax, 2                                 ;    30.7 alu1    28 v[3]
        and r9d, eax                                     ;    30.7 alu3     6 v[1]
        add r13d, edx                                    ;    31.7 alu2    27 v[2]
        xor ebx, r9d                                     ;    31.7 alu0     6 v[1]
        mov r9d, ecx                                     ;    29.7          6 v[0] copy
        mov eax, dword [rsp + 40]                        ;    28.3 agu2    27 v[4]
        add eax, ecx                                     ;    32.3 alu1    27 v[4]
        xor r9d, ebp                                     ;    31.7 alu3     6 v[0]
        rorx edx, r13d, 0x1b                             ;    32.7 alu2    27 v[1]
        vpshufb xmm2, xmm5, xmm2                         ;    29.0 fp2     22 w[12]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    29.2 fp1     23 w[0]
        add r10d, ebx                                    ;    32.7 alu0    27 v[1]
        rorx ebx, r13d, 2                                ;    32.7 alu1    28 v[2]
        and r9d, r13d                                    ;    32.7 alu3     6 v[0]
        add r10d, edx                                    ;    33.7 alu2    27 v[1]
        mov r13d, ebp                                    ;    31.7          6 v[4] copy
        mov edx, dword [rsp + 44]                        ;    30.2 agu0    27 v[3]
        add edx, ebp                                     ;    34.2 alu0    27 v[3]
        xor ecx, r9d                                     ;    33.7 alu1     6 v[0]
        xor r13d, ebx                                    ;    33.7 alu3     6 v[4]
        vmovdqa xmm6, [rel sha1_blocks.T0_w.blocks]      ;    30.8 agu1    23 w[0] reload
        vpalignr xmm7, xmm6, xmm2, 4                     ;    37.8 fp2     23 w[0]
        rorx r9d, r10d, 0x1b                             ;    34.7 alu2    27 v[0]
        add r15d, ecx                                    ;    34.7 alu0    27 v[0]
        rorx ecx, r10d, 2                                ;    34.7 alu1    28 v[1]
        vpxor xmm5, xmm5, xmm4                           ;    31.8 fp3     23 w[0]
        and r13d, r10d                                   ;    34.7 alu3     6 v[4]
        add r15d, r9d                                    ;    35.7 alu2    27 v[0]
        vpxor xmm5, xmm5, xmm0                           ;    32.8 fp0     23 w[0]
        mov r9d, ebx                                     ;    33.7          6 v[3] copy
        xor ebp, r13d                                    ;    35.7 alu0     6 v[4]
        xor r9d, ecx                                     ;    35.7 alu1     6 v[3]
        mov r10d, ebx                                    ;    33.7          6 v[3] copy
        vpaddd xmm8, xmm2, xmm3                          ;    33.2 fp1     22 w[12]
        vmovdqa [rsp + 48], xmm8                         ;    34.2 agu2+fp5   22 w[12]
        add ebx, dword [rsp + 48]                        ;    38.2 alu3+agu0   27 v[2]
        rorx r13d, r15d, 0x1b                            ;    36.7 alu2    27 v[4]
        add eax, ebp                                     ;    36.7 alu0    27 v[4]
        rorx ebp, r15d, 2                                ;    36.7 alu1    28 v[0]
        and r9d, r15d                                    ;    36.7 alu3     6 v[3]
        add eax, r13d                                    ;    37.7 alu2    27 v[4]
        xor r10d, r9d                                    ;    37.7 alu0     6 v[3]
        mov r9d, ecx                                     ;    35.7          6 v[2] copy
        mov r13d, dword [rsp + 52]                       ;    34.8 agu1    27 v[1]
        add r13d, ecx                                    ;    38.8 alu1    27 v[1]
        xor r9d, ebp                                     ;    37.7 alu3     6 v[2]
        rorx r15d, eax, 0x1b                             ;    38.7 alu2    27 v[3]
        add edx, r10d                                    ;    38.7 alu0    27 v[3]
        rorx r10d, eax, 2                                ;    38.7 alu1    28 v[4]
        and r9d, eax                                     ;    38.7 alu3     6 v[2]
        add edx, r15d                                    ;    39.7 alu2    27 v[3]
        vpxor xmm5, xmm5, xmm7                           ;    38.8 fp2     23 w[0]
        xor ecx, r9d                                     ;    39.7 alu0     6 v[2]
        mov r9d, ebp                                     ;    37.7          6 v[1] copy
        mov r15d, dword [rsp + 56]                       ;    37.0 agu2    27 v[0]
        add r15d, ebp                                    ;    41.0 alu1    27 v[0]
        xor r9d, r10d                                    ;    39.7 alu3     6 v[1]
        rorx eax, edx, 0x1b                              ;    40.7 alu2    27 v[2]
        vpslld xmm7, xmm5, 1                             ;    39.8 fp1     23 w[0]
        vpsrld xmm5, xmm5, 0x1f                          ;    39.8 fp2     23 w[0]
        add ebx, ecx                                     ;    40.7 alu0    27 v[2]
        rorx ecx, edx, 2                                 ;    40.7 alu1    28 v[3]
        and r9d, edx                                     ;    40.7 alu3     6 v[1]
        add ebx, eax                                     ;    41.7 alu2    27 v[2]
        xor ebp, r9d                                     ;    41.7 alu0     6 v[1]
        mov r9d, r10d                                    ;    39.7          6 v[0] copy
        mov eax, dword [rsp + 60]                        ;    39.2 agu0    27 v[4]
        add eax, r10d                                    ;    43.2 alu1    27 v[4]
        xor r9d, ecx                                     ;    41.7 alu3     6 v[0]
        vpxor xmm7, xmm7, xmm5                           ;    40.8 fp3     23 w[0]
        rorx edx, ebx, 0x1b                              ;    42.7 alu2    27 v[1]
        vpalignr xmm5, xmm7, xmm6, 4                     ;    41.8 fp1     23 w[0]
        add r13d, ebp                                    ;    42.7 alu0    27 v[1]
        rorx ebp, ebx, 2                                 ;    42.7 alu1    28 v[2]
        vpalignr xmm8, xmm4, xmm1, 8                     ;    40.5 fp2     23 w[4]
        and r9d, ebx                                     ;    42.7 alu3     6 v[0]
        add r13d, edx                                    ;    43.7 alu2    27 v[1]
        vpslld xmm9, xmm5, 1                             ;    42.8 fp1     23 w[0]
        vpsrld xmm5, xmm5, 0x1f                          ;    42.8 fp2     23 w[0]
        xor r10d, r9d                                    ;    43.7 alu0     6 v[0]
        mov r9d, ecx                                     ;    41.7          6 v[4] copy
        xor r9d, ebp                                     ;    43.7 alu1     6 v[4]
        mov edx, ecx                                     ;    41.8          6 v[4] copy
        rorx ebx, r13d, 0x1b                             ;    44.7 alu2    27 v[0]
        add r15d, r10d                                   ;    44.7 alu3    27 v[0]
        rorx r10d, r13d, 2                               ;    44.7 alu1    28 v[1]
        vpxor xmm9, xmm9, xmm5                           ;    43.8 fp0     23 w[0]
        and r9d, r13d                                    ;    44.7 alu0     6 v[4]
        add r15d, ebx                                    ;    45.7 alu2    27 v[0]
        vpxor xmm7, xmm7, xmm9                           ;    44.8 fp3     23 w[0]
        xor edx, r9d                                     ;    45.7 alu3     6 v[4]
        vpxor xmm8, xmm8, xmm1                           ;    43.3 fp1     23 w[4]
        vpxor xmm8, xmm8, xmm2                           ;    44.3 fp2     23 w[4]
        mov r9d, ebp                                     ;    43.7          6 v[3] copy
        xor r9d, r10d                                    ;    45.7 alu0     6 v[3]
        mov r13d, ebp                                    ;    44.0          6 v[3] copy
        rorx ebx, r15d, 0x1b                             ;    46.7 alu1    27 v[4]
        add eax, edx                                     ;    46.7 alu2    27 v[4]
        rorx edx, r15d, 2                                ;    46.7 alu1    28 v[0]
        vpalignr xmm5, xmm6, xmm7, 4                     ;    45.8 fp1     23 w[4]
        and r9d, r15d                                    ;    46.7 alu3     6 v[3]
        add eax, ebx                                     ;    47.7 alu0    27 v[4]
        vpxor xmm8, xmm8, xmm5                           ;    46.8 fp0     23 w[4]
        vpaddd xmm3, xmm7, xmm3                          ;    45.8 fp3     23 w[0]
        vmovdqa [rsp + 64], xmm3                         ;    46.8 agu1+fp5   23 w[0]
        add ecx, dword [rsp + 64]                        ;    50.8 alu2+agu2   27 v[3]
        xor r13d, r9d                                    ;    47.7 alu3     6 v[3]
        mov r9d, r10d                                    ;    46.0          6 v[2] copy
        xor r9d, edx                                     ;    47.7 alu0     6 v[2]
        mov r15d, dword [rsp + 72]                       ;    46.8 agu0    27 v[1]
        add r15d, r10d                                   ;    50.8 alu1    27 v[1]
        rorx ebx, eax, 0x1b                              ;    48.7 alu2    27 v[3]
        vpslld xmm3, xmm8, 1                             ;    47.8 fp2     23 w[4]
        vpsrld xmm5, xmm8, 0x1f                          ;    47.8 fp1     23 w[4]
        add ecx, r13d                                    ;    51.8 alu3    27 v[3]
        rorx r13d, eax, 2                                ;    48.7 alu1    28 v[4]
        add ebp, dword [rsp + 68]                        ;    50.8 alu0+agu1   27 v[2]
        and r9d, eax                                     ;    48.7 alu2     6 v[2]
        add ecx, ebx                                     ;    52.8 alu3    27 v[3]
        xor r10d, r9d                                    ;    49.7 alu0     6 v[2]
        vpxor xmm3, xmm3, xmm5                           ;    48.8 fp0     23 w[4]
        mov r9d, edx                                     ;    48.3          6 v[1] copy
        xor r9d, r13d                                    ;    49.7 alu1     6 v[1]
        mov eax, dword [rsp + 76]                        ;    48.7 agu2    27 v[0]
        add eax, edx                                     ;    52.7 alu2    27 v[0]
        vpalignr xmm5, xmm3, xmm6, 4                     ;    49.8 fp2     23 w[4]
        add ebp, r10d                                    ;    51.8 alu3    27 v[2]
        vpslld xmm8, xmm5, 1                             ;    50.8 fp1     23 w[4]
        vpsrld xmm5, xmm5, 0x1f                          ;    50.8 fp2     23 w[4]
        mov r10d, r13d                                   ;    49.7          6 v[0] copy
        vpalignr xmm9, xmm2, xmm4, 8                     ;    50.3 fp1     23 w[8]
        mov ebx, r13d                                    ;    50.0          6 v[0] copy
        vpxor xmm8, xmm8, xmm5                           ;    51.8 fp3     23 w[4]
        and r9d, ecx                                     ;    53.8 alu0     6 v[1]
        vpxor xmm3, xmm3, xmm8                           ;    52.8 fp0     23 w[4]
        xor edx, r9d                                     ;    54.8 alu1     6 v[1]
        rorx r9d, ecx, 0x1b                              ;    53.8 alu2    27 v[2]
        ror ecx, 2                                       ;    53.8 alu1    28 v[3]
        add ebp, r9d                                     ;    54.8 alu3    27 v[2]
        vpxor xmm9, xmm9, xmm4                           ;    51.3 fp2     23 w[8]
        vpxor xmm9, xmm9, xmm7                           ;    52.3 fp3     23 w[8]
        xor r10d, ecx                                    ;    54.8 alu0     6 v[0]
        vpalignr xmm5, xmm6, xmm3, 4                     ;    53.8 fp1     23 w[8]
        rorx r9d, ebp, 0x1b                              ;    55.8 alu2    27 v[1]
        add r15d, edx                                    ;    55.8 alu3    27 v[1]
        vpxor xmm9, xmm9, xmm5                           ;    54.8 fp0     23 w[8]
        and r10d, ebp                                    ;    55.8 alu0     6 v[0]
        vmovdqa xmm5, [rel sha1_blocks.T0_w.blocks + 48] ;    52.7 agu0    23 w[4] reload
        vpaddd xmm8, xmm3, xmm5                          ;    59.7 fp2     23 w[4]
        add r15d, r9d                                    ;    56.8 alu1    27 v[1]
        ror ebp, 2                                       ;    55.8 alu2    28 v[2]
        xor ebx, r10d                                    ;    56.8 alu3     6 v[0]
        vpslld xmm10, xmm9, 1                            ;    55.8 fp1     23 w[8]
        vpsrld xmm9, xmm9, 0x1f                          ;    55.8 fp2     23 w[8]
        mov r9d, ecx                                     ;    54.8          7 v[4] copy
        xor r9d, ebp                                     ;    56.8 alu0     7 v[4]
        rorx r10d, r15d, 0x1b                            ;    57.8 alu1    27 v[0]
        add eax, ebx                                     ;    57.8 alu2    27 v[0]
        xor r9d, r15d                                    ;    57.8 alu3     7 v[4]
        add eax, r10d                                    ;    58.8 alu0    27 v[0]
        ror r15d, 2                                      ;    57.8 alu1    28 v[1]
        vpxor xmm10, xmm10, xmm9                         ;    56.8 fp3     23 w[8]
        add r13d, r9d                                    ;    58.8 alu2    27 v[4]
        vpalignr xmm9, xmm10, xmm6, 4                    ;    57.8 fp1     23 w[8]
        mov r9d, ebp                                     ;    56.8          7 v[3] copy
        xor r9d, r15d                                    ;    58.8 alu3     7 v[3]
        rorx r10d, eax, 0x1b                             ;    59.8 alu1    27 v[4]
        xor r9d, eax                                     ;    59.8 alu0     7 v[3]
        vmovdqa [rsp + 80], xmm8                         ;    60.7 agu1+fp5   23 w[4]
        add r13d, dword [rsp + 80]                       ;    64.7 alu2+agu2   27 v[4]
        add ecx, dword [rsp + 84]                        ;    64.7 alu3+agu0   27 v[3]
        add ebp, dword [rsp + 88]                        ;    64.7 alu1+agu1   27 v[2]
        vpslld xmm8, xmm9, 1                             ;    58.8 fp2     23 w[8]
        vpsrld xmm9, xmm9, 0x1f                          ;    58.8 fp1     23 w[8]
        ror eax, 2                                       ;    59.8 alu2    28 v[0]
        add r13d, r10d                                   ;    65.7 alu0    27 v[4]
        mov r10d, dword [rsp + 92]                       ;    60.7 agu2    27 v[1]
        add r10d, r15d                                   ;    64.7 alu3    27 v[1]
        add ecx, r9d                                     ;    65.7 alu1    27 v[3]
        xor r15d, eax                                    ;    60.8 alu2     7 v[2]
        vpalignr xmm11, xmm7, xmm2, 8                    ;    59.2 fp2     23 w[12]
        vpxor xmm8, xmm8, xmm9                           ;    59.8 fp0     23 w[8]
        vpxor xmm10, xmm10, xmm8                         ;    60.8 fp3     23 w[8]
        vpxor xmm11, xmm11, xmm3                         ;    60.2 fp1     23 w[12]
        vpalignr xmm8, xmm6, xmm10, 4                    ;    61.8 fp2     23 w[12]
        mov r9d, eax                                     ;    60.8          7 v[1] copy
        vpxor xmm11, xmm11, xmm8                         ;    62.8 fp0     23 w[12]
        vpaddd xmm8, xmm10, xmm5                         ;    61.8 fp3     23 w[8]
        vmovdqa [rsp + 96], xmm8                         ;    62.8 agu0+fp5   23 w[8]
        rorx edx, r13d, 0x1b                             ;    66.7 alu1    27 v[3]
        vpxor xmm11, xmm11, xmm2                         ;    63.8 fp1     23 w[12]
        xor r15d, r13d                                   ;    66.7 alu0     7 v[2]
        ror r13d, 2                                      ;    66.7 alu2    28 v[4]
        add ecx, edx                                     ;    67.7 alu3    27 v[3]
        add eax, dword [rsp + 96]                        ;    66.8 alu1+agu1   27 v[0]
        vpslld xmm8, xmm11, 1                            ;    64.8 fp2     23 w[12]
        vpsrld xmm9, xmm11, 0x1f                         ;    64.8 fp1     23 w[12]
        add ebp, r15d                                    ;    67.7 alu0    27 v[2]
        xor r9d, r13d                                    ;    67.7 alu2     7 v[1]
        rorx r15d, ecx, 0x1b                             ;    68.7 alu1    27 v[2]
        xor r9d, ecx                                     ;    68.7 alu3     7 v[1]
        vpxor xmm8, xmm8, xmm9                           ;    65.8 fp0     23 w[12]
        ror ecx, 2                                       ;    68.7 alu2    28 v[3]
        add ebp, r15d                                    ;    69.7 alu0    27 v[2]
        vpalignr xmm6, xmm8, xmm6, 4                     ;    66.8 fp2     23 w[12]
        mov r15d, dword [rsp + 100]                      ;    65.5 agu2    27 v[4]
        add r15d, r13d                                   ;    69.5 alu1    27 v[4]
        add r10d, r9d                                    ;    69.7 alu3    27 v[1]
        xor r13d, ecx                                    ;    69.7 alu2     7 v[0]
        vpslld xmm9, xmm6, 1                             ;    67.8 fp1     23 w[12]
        rorx r9d, ebp, 0x1b                              ;    70.7 alu1    27 v[1]
        vpsrld xmm6, xmm6, 0x1f                          ;    67.8 fp2     23 w[12]
        xor r13d, ebp                                    ;    70.7 alu0     7 v[0]
        add r10d, r9d                                    ;    71.7 alu3    27 v[1]
        ror ebp, 2                                       ;    70.7 alu2    28 v[2]
        mov r9d, dword [rsp + 104]                       ;    67.7 agu0    27 v[3]
        add r9d, ecx                                     ;    71.7 alu1    27 v[3]
        add eax, r13d                                    ;    71.7 alu0    27 v[0]
        vpxor xmm9, xmm9, xmm6                           ;    68.8 fp3     23 w[12]
        vpxor xmm8, xmm8, xmm9                           ;    69.8 fp0     23 w[12]
        xor ecx, ebp                                     ;    71.7 alu3     7 v[4]
        rorx r13d, r10d, 0x1b                            ;    72.7 alu2    27 v[0]
        xor ecx, r10d                                    ;    72.7 alu1     7 v[4]
        ror r10d, 2                                      ;    72.7 alu2    28 v[1]
        add eax, r13d                                    ;    73.7 alu0    27 v[0]
        mov r13d, dword [rsp + 108]                      ;    69.5 agu1    27 v[2]
        add r13d, ebp                                    ;    73.5 alu3    27 v[2]
        add r15d, ecx                                    ;    73.7 alu1    27 v[4]
        xor ebp, r10d                                    ;    73.7 alu0     7 v[3]
        vpaddd xmm6, xmm8, xmm5                          ;    70.8 fp1     23 w[12]
        vmovdqa [rsp + 112], xmm6                        ;    71.8 agu2+fp5   23 w[12]
        rorx ecx, eax, 0x1b                              ;    74.7 alu2    27 v[4]
        xor ebp, eax                                     ;    74.7 alu3     7 v[3]
        ror eax, 2                                       ;    74.7 alu1    28 v[0]
        add r15d, ecx                                    ;    75.7 alu0    27 v[4]
        vpalignr xmm6, xmm8, xmm10, 8                    ;    71.7 fp2     23 w[0]
        mov ecx, dword [rsp + 112]                       ;    71.8 agu0    27 v[1]
        add ecx, r10d                                    ;    75.8 alu2    27 v[1]
        add r9d, ebp                                     ;    75.7 alu3    27 v[3]
        xor r10d, eax                                    ;    75.7 alu1     7 v[2]
        rorx ebp, r15d, 0x1b                             ;    76.7 alu2    27 v[3]
        vpxor xmm6, xmm6, xmm1                           ;    72.7 fp3     23 w[0]
        vpxor xmm6, xmm6, xmm7                           ;    73.7 fp0     23 w[0]
        xor r10d, r15d                                   ;    76.7 alu0     7 v[2]
        ror r15d, 2                                      ;    76.7 alu1    28 v[4]
        add r9d, ebp                                     ;    77.7 alu3    27 v[3]
        vpxor xmm6, xmm6, xmm0                           ;    74.7 fp1     23 w[0]
        mov ebp, dword [rsp + 116]                       ;    73.7 agu1    27 v[0]
        add ebp, eax                                     ;    77.7 alu2    27 v[0]
        add r13d, r10d                                   ;    77.7 alu0    27 v[2]
        xor eax, r15d                                    ;    77.7 alu1     7 v[1]
        vpslld xmm0, xmm6, 2                             ;    75.7 fp2     23 w[0]
        vpsrld xmm6, xmm6, 0x1e                          ;    75.7 fp1     23 w[0]
        rorx r10d, r9d, 0x1b                             ;    78.7 alu2    27 v[2]
        xor eax, r9d                                     ;    78.7 alu3     7 v[1]
        ror r9d, 2                                       ;    78.7 alu1    28 v[3]
        add r13d, r10d                                   ;    79.7 alu0    27 v[2]
        mov r10d, dword [rsp + 120]                      ;    75.8 agu2    27 v[4]
        add r10d, r15d                                   ;    79.8 alu2    27 v[4]
        add ecx, eax                                     ;    79.7 alu3    27 v[1]
        vpxor xmm0, xmm0, xmm6                           ;    76.7 fp3     23 w[0]
        xor r15d, r9d                                    ;    79.7 alu1     7 v[0]
        rorx eax, r13d, 0x1b                             ;    80.7 alu2    27 v[1]
        xor r15d, r13d                                   ;    80.7 alu0     7 v[0]
        ror r13d, 2                                      ;    80.7 alu1    28 v[2]
        mov edx, dword [rsp + 124]                       ;    77.2 agu0    27 v[3]
        add edx, r9d                                     ;    81.2 alu3    27 v[3]
        add ecx, eax                                     ;    81.7 alu0    27 v[1]
        vpaddd xmm6, xmm0, xmm5                          ;    77.7 fp0     23 w[0]
        vmovdqa [rsp + 128], xmm6                        ;    78.7 agu1+fp5   23 w[0]
        add ebp, r15d                                    ;    81.7 alu2    27 v[0]
        xor r9d, r13d                                    ;    81.7 alu3     7 v[4]
        rorx r15d, ecx, 0x1b                             ;    82.7 alu1    27 v[0]
        xor r9d, ecx                                     ;    82.7 alu0     7 v[4]
        ror ecx, 2                                       ;    82.7 alu2    28 v[1]
        add ebp, r15d                                    ;    83.7 alu3    27 v[0]
        vpalignr xmm6, xmm0, xmm8, 8                     ;    79.2 fp2     23 w[4]
        mov r15d, dword [rsp + 128]                      ;    79.3 agu2    27 v[2]
        add r15d, r13d                                   ;    83.3 alu1    27 v[2]
        add r10d, r9d                                    ;    83.7 alu0    27 v[4]
        xor r13d, ecx                                    ;    83.7 alu2     7 v[3]
        rorx r9d, ebp, 0x1b                              ;    84.7 alu1    27 v[4]
        vpxor xmm6, xmm6, xmm3                           ;    80.2 fp1     23 w[4]
        xor r13d, ebp                                    ;    84.7 alu3     7 v[3]
        ror ebp, 2                                       ;    84.7 alu2    28 v[0]
        add r10d, r9d                                    ;    85.7 alu0    27 v[4]
        vpxor xmm6, xmm6, xmm1                           ;    81.2 fp3     23 w[4]
        vpxor xmm6, xmm6, xmm4                           ;    82.2 fp0     23 w[4]
        mov r9d, dword [rsp + 132]                       ;    81.3 agu0    27 v[1]
        add r9d, ecx                                     ;    85.3 alu3    27 v[1]
        add edx, r13d                                    ;    85.7 alu1    27 v[3]
        vpslld xmm1, xmm6, 2                             ;    83.2 fp2     23 w[4]
        vpsrld xmm6, xmm6, 0x1e                          ;    83.2 fp1     23 w[4]
        xor ecx, ebp                                     ;    85.7 alu0     7 v[2]
        rorx r13d, r10d, 0x1b                            ;    86.7 alu2    27 v[3]
        xor ecx, r10d                                    ;    86.7 alu3     7 v[2]
        ror r10d, 2                                      ;    86.7 alu1    28 v[4]
        add edx, r13d                                    ;    87.7 alu0    27 v[3]
        mov r13d, dword [rsp + 136]                      ;    83.3 agu1    27 v[0]
        add r13d, ebp                                    ;    87.3 alu2    27 v[0]
        vpxor xmm1, xmm1, xmm6                           ;    84.2 fp3     23 w[4]
        add r15d, ecx                                    ;    87.7 alu3    27 v[2]
        xor ebp, r10d                                    ;    87.7 alu1     7 v[1]
        rorx eax, edx, 0x1b                              ;    88.7 alu2    27 v[2]
        xor ebp, edx                                     ;    88.7 alu0     7 v[1]
        ror edx, 2                                       ;    88.7 alu1    28 v[3]
        mov ecx, dword [rsp + 140]                       ;    84.8 agu2    27 v[4]
        add ecx, r10d                                    ;    88.8 alu3    27 v[4]
        add r15d, eax                                    ;    89.7 alu0    27 v[2]
        vpaddd xmm5, xmm1, xmm5                          ;    85.3 fp0     23 w[4]
        vmovdqa [rsp + 144], xmm5                        ;    86.3 agu0+fp5   23 w[4]
        add r9d, ebp                                     ;    89.7 alu2    27 v[1]
        xor r10d, edx                                    ;    89.7 alu3     7 v[0]
        rorx ebp, r15d, 0x1b                             ;    90.7 alu1    27 v[1]
        xor r10d, r15d                                   ;    90.7 alu0     7 v[0]
        ror r15d, 2                                      ;    90.7 alu2    28 v[2]
        add r9d, ebp                                     ;    91.7 alu3    27 v[1]
        mov ebp, dword [rsp + 144]                       ;    87.0 agu1    27 v[3]
        add ebp, edx                                     ;    91.0 alu1    27 v[3]
        add r13d, r10d                                   ;    91.7 alu0    27 v[0]
        xor edx, r15d                                    ;    91.7 alu2     7 v[4]
        rorx r10d, r9d, 0x1b                             ;    92.7 alu1    27 v[0]
        vpalignr xmm5, xmm1, xmm0, 8                     ;    88.0 fp2     23 w[8]
        vpxor xmm5, xmm10, xmm5                          ;    89.0 fp1     23 w[8]
        xor edx, r9d                                     ;    92.7 alu3     7 v[4]
        ror r9d, 2                                       ;    92.7 alu2    28 v[1]
        add r13d, r10d                                   ;    93.7 alu0    27 v[0]
        vpxor xmm5, xmm5, xmm4                           ;    90.0 fp3     23 w[8]
        vpxor xmm5, xmm5, xmm2                           ;    91.0 fp0     23 w[8]
        mov r10d, dword [rsp + 148]                      ;    89.7 agu2    27 v[2]
        add r10d, r15d                                   ;    93.7 alu1    27 v[2]
        add ecx, edx                                     ;    93.7 alu3    27 v[4]
        xor r15d, r9d                                    ;    93.7 alu2     7 v[3]
        rorx eax, r13d, 0x1b                             ;    94.7 alu1    27 v[4]
        vpslld xmm4, xmm5, 2                             ;    92.0 fp2     23 w[8]
        vpsrld xmm5, xmm5, 0x1e                          ;    92.0 fp1     23 w[8]
        xor r15d, r13d                                   ;    94.7 alu0     7 v[3]
        ror r13d, 2                                      ;    94.7 alu2    28 v[0]
        add ecx, eax                                     ;    95.7 alu3    27 v[4]
        mov eax, dword [rsp + 152]                       ;    91.7 agu0    27 v[1]
        add eax, r9d                                     ;    95.7 alu1    27 v[1]
        add ebp, r15d                                    ;    95.7 alu0    27 v[3]
        xor r9d, r13d                                    ;    95.7 alu2     7 v[2]
        vpxor xmm4, xmm4, xmm5                           ;    93.0 fp3     23 w[8]
        rorx r15d, ecx, 0x1b                             ;    96.7 alu1    27 v[3]
        xor r9d, ecx                                     ;    96.7 alu3     7 v[2]
        ror ecx, 2                                       ;    96.7 alu2    28 v[4]
        mov edx, dword [rsp + 156]                       ;    93.0 agu1    27 v[0]
        add edx, r13d                                    ;    97.0 alu0    27 v[0]
        add ebp, r15d                                    ;    97.7 alu3    27 v[3]
        add r10d, r9d                                    ;    97.7 alu1    27 v[2]
        vmovdqa xmm5, [rel sha1_blocks.T0_w.blocks + 64] ;    93.8 agu0    23 w[8] reload
        vpaddd xmm6, xmm4, xmm5                          ;   100.8 fp0     23 w[8]
        xor r13d, ecx                                    ;    97.7 alu2     7 v[1]
        rorx r9d, ebp, 0x1b                              ;    98.7 alu1    27 v[2]
        xor r13d, ebp                                    ;    98.7 alu0     7 v[1]
        ror ebp, 2                                       ;    98.7 alu2    28 v[3]
        add r10d, r9d                                    ;    99.7 alu3    27 v[2]
        add eax, r13d                                    ;    99.7 alu0    27 v[1]
        mov r9d, ecx                                     ;    97.7          7 v[0] copy
        xor r9d, ebp                                     ;    99.7 alu1     7 v[0]
        rorx r13d, r10d, 0x1b                            ;   100.7 alu2    27 v[1]
        rorx r15d, r10d, 2                               ;   100.7 alu1    28 v[2]
        xor r9d, r10d                                    ;   100.7 alu3     7 v[0]
        add eax, r13d                                    ;   101.7 alu0    27 v[1]
        add edx, r9d                                     ;   101.7 alu2    27 v[0]
        mov r9d, ebp                                     ;    99.7          8 v[4] copy
        mov r10d, ebp                                    ;    99.7          8 v[4] copy
        xor r9d, r15d                                    ;   101.7 alu3     8 v[4]
        mov r13d, ebp                                    ;    99.7          8 v[4] copy
        rorx ebx, eax, 0x1b                              ;   102.7 alu1    27 v[0]
        vpalignr xmm9, xmm4, xmm1, 8                     ;    98.8 fp2     23 w[12]
        xor r10d, eax                                    ;   102.7 alu0     8 v[4]
        vmovdqa [rsp + 160], xmm6                        ;   101.8 agu2+fp5   23 w[8]
        add ecx, dword [rsp + 160]                       ;   105.8 alu2+agu1   27 v[4]
        add ebp, dword [rsp + 164]                       ;   105.8 alu3+agu0   27 v[3]
        ror eax, 2                                       ;   102.7 alu1    28 v[1]
        add edx, ebx                                     ;   103.7 alu0    27 v[0]
        and r9d, r10d                                    ;   103.7 alu2     8 v[4]
        vpxor xmm9, xmm9, xmm2                           ;   100.5 fp1     23 w[12]
        vpxor xmm9, xmm9, xmm7                           ;   101.5 fp3     23 w[12]
        vpxor xmm9, xmm9, xmm8                           ;   102.5 fp0     23 w[12]
        mov r10d, r15d                                   ;   101.7          8 v[3] copy
        mov ebx, r15d                                    ;   101.7          8 v[3] copy
        xor r10d, eax                                    ;   103.7 alu3     8 v[3]
        xor r13d, r9d                                    ;   104.7 alu1     8 v[4]
        mov r9d, dword [rsp + 168]                       ;   101.8 agu2    27 v[2]
        add r9d, r15d                                    ;   105.8 alu0    27 v[2]
        xor ebx, edx                                     ;   104.7 alu2     8 v[3]
        add ecx, r13d                                    ;   106.8 alu3    27 v[4]
        rorx r13d, edx, 0x1b                             ;   104.7 alu1    27 v[4]
        ror edx, 2                                       ;   104.7 alu2    28 v[0]
        add ecx, r13d                                    ;   107.8 alu0    27 v[4]
        and r10d, ebx                                    ;   105.7 alu3     8 v[3]
        vpslld xmm2, xmm9, 2                             ;   103.5 fp2     23 w[12]
        vpsrld xmm6, xmm9, 0x1e                          ;   103.5 fp1     23 w[12]
        mov r13d, eax                                    ;   103.7          8 v[2] copy
        mov ebx, eax                                     ;   103.7          8 v[2] copy
        xor r13d, edx                                    ;   105.7 alu1     8 v[2]
        xor r15d, r10d                                   ;   106.7 alu0     8 v[3]
        mov r10d, dword [rsp + 172]                      ;   104.0 agu1    27 v[1]
        add r10d, eax                                    ;   108.0 alu2    27 v[1]
        vpxor xmm2, xmm2, xmm6                           ;   104.5 fp3     23 w[12]
        add ebp, r15d                                    ;   107.7 alu3    27 v[3]
        mov r15d, edx                                    ;   105.7          8 v[1] copy
        xor ebx, ecx                                     ;   108.8 alu1     8 v[2]
        and r13d, ebx                                    ;   109.8 alu0     8 v[2]
        mov ebx, edx                                     ;   105.7          8 v[1] copy
        xor eax, r13d                                    ;   110.8 alu2     8 v[2]
        rorx r13d, ecx, 0x1b                             ;   108.8 alu1    27 v[3]
        ror ecx, 2                                       ;   108.8 alu2    28 v[4]
        add ebp, r13d                                    ;   109.8 alu3    27 v[3]
        mov r13d, edx                                    ;   106.0          8 v[1] copy
        vpaddd xmm6, xmm2, xmm5                          ;   106.2 fp0     23 w[12]
        xor r15d, ecx                                    ;   109.8 alu0     8 v[1]
        xor ebx, ebp                                     ;   110.8 alu1     8 v[1]
        add r9d, eax                                     ;   111.8 alu3    27 v[2]
        rorx eax, ebp, 0x1b                              ;   110.8 alu2    27 v[2]
        vmovdqa [rsp + 176], xmm6                        ;   107.2 agu0+fp5   23 w[12]
        add edx, dword [rsp + 176]                       ;   111.2 alu0+agu2   27 v[0]
        ror ebp, 2                                       ;   110.8 alu1    28 v[3]
        add r9d, eax                                     ;   112.8 alu3    27 v[2]
        and r15d, ebx                                    ;   111.8 alu2     8 v[1]
        mov eax, ecx                                     ;   109.8          8 v[0] copy
        mov ebx, ecx                                     ;   109.8          8 v[0] copy
        xor eax, ebp                                     ;   111.8 alu0     8 v[0]
        xor r13d, r15d                                   ;   112.8 alu1     8 v[1]
        mov r15d, dword [rsp + 180]                      ;   109.2 agu1    27 v[4]
        add r15d, ecx                                    ;   113.2 alu3    27 v[4]
        xor ebx, r9d                                     ;   113.8 alu2     8 v[0]
        add r10d, r13d                                   ;   113.8 alu0    27 v[1]
        rorx r13d, r9d, 0x1b                             ;   113.8 alu1    27 v[1]
        vpalignr xmm6, xmm2, xmm4, 8                     ;   110.3 fp2     23 w[0]
        ror r9d, 2                                       ;   113.8 alu2    28 v[2]
        add r10d, r13d                                   ;   114.8 alu3    27 v[1]
        mov r13d, ebp                                    ;   111.8          8 v[4] copy
        vpxor xmm7, xmm7, xmm3                           ;   111.0 fp1     23 w[0]
        vpxor xmm7, xmm7, xmm6                           ;   112.0 fp3     23 w[0]
        vpxor xmm7, xmm7, xmm0                           ;   113.0 fp0     23 w[0]
        and eax, ebx                                     ;   114.8 alu0     8 v[0]
        mov ebx, ebp                                     ;   111.8          8 v[4] copy
        xor r13d, r9d                                    ;   114.8 alu1     8 v[4]
        xor ecx, eax                                     ;   115.8 alu3     8 v[0]
        mov eax, dword [rsp + 184]                       ;   112.2 agu0    27 v[3]
        add eax, ebp                                     ;   116.2 alu2    27 v[3]
        xor ebx, r10d                                    ;   115.8 alu0     8 v[4]
        add edx, ecx                                     ;   116.8 alu1    27 v[0]
        rorx ecx, r10d, 0x1b                             ;   115.8 alu2    27 v[0]
        ror r10d, 2                                      ;   115.8 alu1    28 v[1]
        vpslld xmm6, xmm7, 2                             ;   114.0 fp2     23 w[0]
        vpsrld xmm7, xmm7, 0x1e                          ;   114.0 fp1     23 w[0]
        add edx, ecx                                     ;   117.8 alu3    27 v[0]
        and r13d, ebx                                    ;   116.8 alu0     8 v[4]
        mov ecx, r9d                                     ;   114.8          8 v[3] copy
        mov ebx, r9d                                     ;   114.8          8 v[3] copy
        xor ecx, r10d                                    ;   116.8 alu2     8 v[3]
        xor ebp, r13d                                    ;   117.8 alu3     8 v[4]
        mov r13d, dword [rsp + 188]                      ;   114.7 agu2    27 v[2]
        add r13d, r9d                                    ;   118.7 alu0    27 v[2]
        vpxor xmm6, xmm6, xmm7                           ;   115.0 fp3     23 w[0]
        add r15d, ebp                                    ;   118.8 alu1    27 v[4]
        rorx ebp, edx, 0x1b                              ;   118.8 alu2    27 v[4]
        xor ebx, edx                                     ;   118.8 alu3     8 v[3]
        ror edx, 2                                       ;   118.8 alu1    28 v[0]
        add r15d, ebp                                    ;   119.8 alu0    27 v[4]
        mov ebp, r10d                                    ;   116.8          8 v[2] copy
        and ecx, ebx                                     ;   119.8 alu2     8 v[3]
        mov ebx, r10d                                    ;   116.8          8 v[2] copy
        vpaddd xmm7, xmm6, xmm5                          ;   116.5 fp0     23 w[0]
        vmovdqa [rsp + 192], xmm7                        ;   117.5 agu1+fp5   23 w[0]
        xor ebp, edx                                     ;   119.8 alu3     8 v[2]
        xor r9d, ecx                                     ;   120.8 alu0     8 v[3]
        mov ecx, dword [rsp + 192]                       ;   117.5 agu0    27 v[1]
        add ecx, r10d                                    ;   121.5 alu1    27 v[1]
        xor ebx, r15d                                    ;   120.8 alu2     8 v[2]
        add eax, r9d                                     ;   121.8 alu3    27 v[3]
        rorx r9d, r15d, 0x1b                             ;   120.8 alu1    27 v[3]
        ror r15d, 2                                      ;   120.8 alu2    28 v[4]
        add eax, r9d                                     ;   122.8 alu0    27 v[3]
        and ebp, ebx                                     ;   121.8 alu3     8 v[2]
        mov r9d, edx                                     ;   119.8          8 v[1] copy
        mov ebx, edx                                     ;   119.8          8 v[1] copy
        xor r9d, r15d                                    ;   121.8 alu0     8 v[1]
        xor r10d, ebp                                    ;   122.8 alu1     8 v[2]
        mov ebp, dword [rsp + 196]                       ;   119.3 agu2    27 v[0]
        add ebp, edx                                     ;   123.3 alu2    27 v[0]
        xor ebx, eax                                     ;   123.8 alu3     8 v[1]
        add r13d, r10d                                   ;   123.8 alu0    27 v[2]
        rorx r10d, eax, 0x1b                             ;   123.8 alu1    27 v[2]
        vpalignr xmm7, xmm6, xmm2, 8                     ;   120.3 fp2     23 w[4]
        ror eax, 2                                       ;   123.8 alu2    28 v[3]
        add r13d, r10d                                   ;   124.8 alu3    27 v[2]
        mov r10d, r15d                                   ;   121.8          8 v[0] copy
        vpxor xmm3, xmm3, xmm10                          ;   121.0 fp1     23 w[4]
        vpxor xmm3, xmm3, xmm7                           ;   122.0 fp3     23 w[4]
        vpxor xmm3, xmm3, xmm1                           ;   123.0 fp0     23 w[4]
        and r9d, ebx                                     ;   124.8 alu0     8 v[1]
        mov ebx, r15d                                    ;   121.8          8 v[0] copy
        xor r10d, eax                                    ;   124.8 alu1     8 v[0]
        xor edx, r9d                                     ;   125.8 alu2     8 v[1]
        mov r9d, dword [rsp + 200]                       ;   122.2 agu1    27 v[4]
        add r9d, r15d                                    ;   126.2 alu3    27 v[4]
        xor ebx, r13d                                    ;   125.8 alu0     8 v[0]
        add ecx, edx                                     ;   126.8 alu1    27 v[1]
        rorx edx, r13d, 0x1b                             ;   125.8 alu2    27 v[1]
        ror r13d, 2                                      ;   125.8 alu1    28 v[2]
        vpslld xmm7, xmm3, 2                             ;   124.0 fp2     23 w[4]
        vpsrld xmm3, xmm3, 0x1e                          ;   124.0 fp1     23 w[4]
        add ecx, edx                                     ;   127.8 alu3    27 v[1]
        and r10d, ebx                                    ;   126.8 alu0     8 v[0]
        mov edx, eax                                     ;   124.8          8 v[4] copy
        mov ebx, eax                                     ;   124.8          8 v[4] copy
        xor edx, r13d                                    ;   126.8 alu2     8 v[4]
        xor r15d, r10d                                   ;   127.8 alu3     8 v[0]
        mov r10d, dword [rsp + 204]                      ;   124.7 agu0    27 v[3]
        add r10d, eax                                    ;   128.7 alu0    27 v[3]
        vpxor xmm7, xmm7, xmm3                           ;   125.0 fp3     23 w[4]
        xor ebx, ecx                                     ;   128.8 alu1     8 v[4]
        add ebp, r15d                                    ;   128.8 alu2    27 v[0]
        rorx r15d, ecx, 0x1b                             ;   128.8 alu1    27 v[0]
        ror ecx, 2                                       ;   128.8 alu2    28 v[1]
        add ebp, r15d                                    ;   129.8 alu3    27 v[0]
        mov r15d, r13d                                   ;   126.8          8 v[3] copy
        and edx, ebx                                     ;   129.8 alu0     8 v[4]
        mov ebx, r13d                                    ;   126.8          8 v[3] copy
        vpaddd xmm3, xmm7, xmm5                          ;   126.5 fp0     23 w[4]
        vmovdqa [rsp + 208], xmm3                        ;   127.5 agu2+fp5   23 w[4]
        xor r15d, ecx                                    ;   129.8 alu3     8 v[3]
        xor eax, edx                                     ;   130.8 alu1     8 v[4]
        mov edx, dword [rsp + 208]                       ;   127.5 agu1    27 v[2]
        add edx, r13d                                    ;   131.5 alu0    27 v[2]
        xor ebx, ebp                                     ;   130.8 alu2     8 v[3]
        add r9d, eax                                     ;   131.8 alu3    27 v[4]
        rorx eax, ebp, 0x1b                              ;   130.8 alu1    27 v[4]
        ror ebp, 2                                       ;   130.8 alu2    28 v[0]
        add r9d, eax                                     ;   132.8 alu0    27 v[4]
        and r15d, ebx                                    ;   131.8 alu3     8 v[3]
        mov eax, ecx                                     ;   129.8          8 v[2] copy
        mov ebx, ecx                                     ;   129.8          8 v[2] copy
        xor eax, ebp                                     ;   131.8 alu1     8 v[2]
        xor r13d, r15d                                   ;   132.8 alu0     8 v[3]
        mov r15d, dword [rsp + 212]                      ;   129.3 agu0    27 v[1]
        add r15d, ecx                                    ;   133.3 alu2    27 v[1]
        xor ebx, r9d                                     ;   133.8 alu3     8 v[2]
        add r10d, r13d                                   ;   133.8 alu1    27 v[3]
        rorx r13d, r9d, 0x1b                             ;   133.8 alu2    27 v[3]
        vpalignr xmm3, xmm7, xmm6, 8                     ;   130.3 fp2     23 w[8]
        ror r9d, 2                                       ;   133.8 alu1    28 v[4]
        add r10d, r13d                                   ;   134.8 alu0    27 v[3]
        mov r13d, ebp                                    ;   131.8          8 v[1] copy
        vpxor xmm10, xmm10, xmm8                         ;   131.0 fp1     23 w[8]
        vpxor xmm10, xmm10, xmm3                         ;   132.0 fp3     23 w[8]
        vpxor xmm10, xmm10, xmm4                         ;   133.0 fp0     23 w[8]
        and eax, ebx                                     ;   134.8 alu3     8 v[2]
        mov ebx, ebp                                     ;   131.8          8 v[1] copy
        xor r13d, r9d                                    ;   134.8 alu2     8 v[1]
        xor ecx, eax                                     ;   135.8 alu0     8 v[2]
        mov eax, dword [rsp + 216]                       ;   132.2 agu2    27 v[0]
        add eax, ebp                                     ;   136.2 alu1    27 v[0]
        xor ebx, r10d                                    ;   135.8 alu3     8 v[1]
        add edx, ecx                                     ;   136.8 alu2    27 v[2]
        rorx ecx, r10d, 0x1b                             ;   135.8 alu1    27 v[2]
        ror r10d, 2                                      ;   135.8 alu2    28 v[3]
        vpslld xmm3, xmm10, 2                            ;   134.0 fp2     23 w[8]
        vpsrld xmm9, xmm10, 0x1e                         ;   134.0 fp1     23 w[8]
        add edx, ecx                                     ;   137.8 alu0    27 v[2]
        and r13d, ebx                                    ;   136.8 alu3     8 v[1]
        mov ecx, r9d                                     ;   134.8          8 v[0] copy
        mov ebx, r9d                                     ;   134.8          8 v[0] copy
        xor ecx, r10d                                    ;   136.8 alu1     8 v[0]
        xor ebp, r13d                                    ;   137.8 alu0     8 v[1]
        mov r13d, dword [rsp + 220]                      ;   134.7 agu1    27 v[4]
        add r13d, r9d                                    ;   138.7 alu2    27 v[4]
        vpxor xmm3, xmm3, xmm9                           ;   135.0 fp3     23 w[8]
        add r15d, ebp                                    ;   138.8 alu3    27 v[1]
        rorx ebp, edx, 0x1b                              ;   138.8 alu1    27 v[1]
        xor ebx, edx                                     ;   138.8 alu0     8 v[0]
        ror edx, 2                                       ;   138.8 alu2    28 v[2]
        add r15d, ebp                                    ;   139.8 alu3    27 v[1]
        mov ebp, r10d                                    ;   136.8          8 v[4] copy
        and ecx, ebx                                     ;   139.8 alu1     8 v[0]
        mov ebx, r10d                                    ;   136.8          8 v[4] copy
        vpaddd xmm5, xmm3, xmm5                          ;   136.5 fp0     23 w[8]
        xor ebp, edx                                     ;   139.8 alu0     8 v[4]
        xor r9d, ecx                                     ;   140.8 alu2     8 v[0]
        mov ecx, r10d                                    ;   137.0          8 v[4] copy
        xor ebx, r15d                                    ;   140.8 alu3     8 v[4]
        add eax, r9d                                     ;   141.8 alu1    27 v[0]
        rorx r9d, r15d, 0x1b                             ;   140.8 alu2    27 v[0]
        vmovdqa [rsp + 224], xmm5                        ;   137.7 agu0+fp5   23 w[8]
        add r10d, dword [rsp + 224]                      ;   141.7 alu0+agu2   27 v[3]
        ror r15d, 2                                      ;   140.8 alu1    28 v[1]
        add eax, r9d                                     ;   142.8 alu3    27 v[0]
        and ebp, ebx                                     ;   141.8 alu0     8 v[4]
        mov r9d, edx                                     ;   139.8          8 v[3] copy
        mov ebx, edx                                     ;   139.8          8 v[3] copy
        xor r9d, r15d                                    ;   141.8 alu2     8 v[3]
        xor ecx, ebp                                     ;   142.8 alu3     8 v[4]
        mov ebp, dword [rsp + 228]                       ;   139.3 agu1    27 v[2]
        add ebp, edx                                     ;   143.3 alu1    27 v[2]
        xor ebx, eax                                     ;   143.8 alu0     8 v[3]
        add r13d, ecx                                    ;   143.8 alu2    27 v[4]
        rorx ecx, eax, 0x1b                              ;   143.8 alu1    27 v[4]
        vpalignr xmm5, xmm3, xmm7, 8                     ;   140.3 fp2     23 w[12]
        ror eax, 2                                       ;   143.8 alu2    28 v[0]
        add r13d, ecx                                    ;   144.8 alu3    27 v[4]
        mov ecx, r15d                                    ;   141.8          8 v[2] copy
        vpxor xmm8, xmm8, xmm0                           ;   141.0 fp1     23 w[12]
        vpxor xmm8, xmm8, xmm5                           ;   142.0 fp3     23 w[12]
        vpxor xmm8, xmm8, xmm2                           ;   143.0 fp0     23 w[12]
        and r9d, ebx                                     ;   144.8 alu0     8 v[3]
        mov ebx, r15d                                    ;   141.8          8 v[2] copy
        xor ecx, eax                                     ;   144.8 alu1     8 v[2]
        xor edx, r9d                                     ;   145.8 alu3     8 v[3]
        mov r9d, dword [rsp + 232]                       ;   142.2 agu0    27 v[1]
        add r9d, r15d                                    ;   146.2 alu2    27 v[1]
        xor ebx, r13d                                    ;   145.8 alu0     8 v[2]
        add r10d, edx                                    ;   146.8 alu1    27 v[3]
        rorx edx, r13d, 0x1b                             ;   145.8 alu2    27 v[3]
        ror r13d, 2                                      ;   145.8 alu1    28 v[4]
        vpslld xmm5, xmm8, 2                             ;   144.0 fp2     23 w[12]
        vpsrld xmm8, xmm8, 0x1e                          ;   144.0 fp1     23 w[12]
        add r10d, edx                                    ;   147.8 alu3    27 v[3]
        and ecx, ebx                                     ;   146.8 alu0     8 v[2]
        mov edx, eax                                     ;   144.8          8 v[1] copy
        mov ebx, eax                                     ;   144.8          8 v[1] copy
        xor edx, r13d                                    ;   146.8 alu2     8 v[1]
        xor r15d, ecx                                    ;   147.8 alu3     8 v[2]
        mov ecx, dword [rsp + 236]                       ;   144.7 agu2    27 v[0]
        add ecx, eax                                     ;   148.7 alu0    27 v[0]
        vpxor xmm5, xmm5, xmm8                           ;   145.0 fp3     23 w[12]
        add ebp, r15d                                    ;   148.8 alu1    27 v[2]
        rorx r15d, r10d, 0x1b                            ;   148.8 alu2    27 v[2]
        xor ebx, r10d                                    ;   148.8 alu3     8 v[1]
        ror r10d, 2                                      ;   148.8 alu1    28 v[3]
        vmovdqa xmm8, [rel sha1_blocks.T0_w.blocks + 80] ;   145.8 agu1    23 w[12] reload
        vpaddd xmm9, xmm5, xmm8                          ;   152.8 fp0     23 w[12]
        add ebp, r15d                                    ;   149.8 alu0    27 v[2]
        mov r15d, r13d                                   ;   146.8          8 v[0] copy
        and edx, ebx                                     ;   149.8 alu2     8 v[1]
        mov ebx, r13d                                    ;   146.8          8 v[0] copy
        xor r15d, r10d                                   ;   149.8 alu3     8 v[0]
        xor eax, edx                                     ;   150.8 alu0     8 v[1]
        mov edx, r13d                                    ;   147.2          8 v[0] copy
        xor ebx, ebp                                     ;   150.8 alu1     8 v[0]
        add r9d, eax                                     ;   151.8 alu2    27 v[1]
        rorx eax, ebp, 0x1b                              ;   150.8 alu1    27 v[1]
        vpalignr xmm10, xmm5, xmm3, 8                    ;   147.8 fp2     23 w[0]
        add r9d, eax                                     ;   152.8 alu3    27 v[1]
        ror ebp, 2                                       ;   150.8 alu2    28 v[2]
        and r15d, ebx                                    ;   151.8 alu0     8 v[0]
        vpxor xmm0, xmm0, xmm6                           ;   148.7 fp1     23 w[0]
        vpxor xmm0, xmm0, xmm10                          ;   149.7 fp3     23 w[0]
        vpxor xmm0, xmm0, xmm1                           ;   150.7 fp0     23 w[0]
        mov eax, r10d                                    ;   149.8          7 v[4] copy
        xor edx, r15d                                    ;   152.8 alu3     8 v[0]
        xor eax, ebp                                     ;   151.8 alu0     7 v[4]
        rorx r15d, r9d, 0x1b                             ;   153.8 alu1    27 v[0]
        add ecx, edx                                     ;   153.8 alu2    27 v[0]
        xor eax, r9d                                     ;   153.8 alu3     7 v[4]
        vmovdqa [rsp + 240], xmm9                        ;   153.8 agu0+fp5   23 w[12]
        add r13d, dword [rsp + 240]                      ;   157.8 alu0+agu2   27 v[4]
        add r10d, dword [rsp + 244]                      ;   157.8 alu1+agu1   27 v[3]
        mov edx, dword [rsp + 248]                       ;   153.8 agu0    27 v[2]
        add edx, ebp                                     ;   157.8 alu2    27 v[2]
        vpslld xmm9, xmm0, 2                             ;   151.7 fp2     23 w[0]
        vpsrld xmm0, xmm0, 0x1e                          ;   151.7 fp1     23 w[0]
        ror r9d, 2                                       ;   153.8 alu1    28 v[1]
        add ecx, r15d                                    ;   154.8 alu3    27 v[0]
        add r13d, eax                                    ;   158.8 alu0    27 v[4]
        xor ebp, r9d                                     ;   154.8 alu2     7 v[3]
        vpxor xmm9, xmm9, xmm0                           ;   152.7 fp3     23 w[0]
        rorx r15d, ecx, 0x1b                             ;   155.8 alu1    27 v[4]
        xor ebp, ecx                                     ;   155.8 alu3     7 v[3]
        ror ecx, 2                                       ;   155.8 alu2    28 v[0]
        add r13d, r15d                                   ;   159.8 alu0    27 v[4]
        mov r15d, dword [rsp + 252]                      ;   153.8 agu2    27 v[1]
        add r15d, r9d                                    ;   157.8 alu1    27 v[1]
        add r10d, ebp                                    ;   158.8 alu3    27 v[3]
        xor r9d, ecx                                     ;   156.8 alu0     7 v[2]
        vpaddd xmm0, xmm9, xmm8                          ;   154.5 fp0     23 w[0]
        vmovdqa [rsp + 256], xmm0                        ;   155.5 agu1+fp5   23 w[0]
        mov ebp, dword [rsp + 256]                       ;   155.5 agu0    27 v[0]
        add ebp, ecx                                     ;   159.5 alu2    27 v[0]
        rorx eax, r13d, 0x1b                             ;   160.8 alu1    27 v[3]
        xor r9d, r13d                                    ;   160.8 alu3     7 v[2]
        ror r13d, 2                                      ;   160.8 alu2    28 v[4]
        add r10d, eax                                    ;   161.8 alu0    27 v[3]
        vpalignr xmm0, xmm9, xmm5, 8                     ;   155.8 fp2     23 w[4]
        add edx, r9d                                     ;   161.8 alu1    27 v[2]
        xor ecx, r13d                                    ;   161.8 alu3     7 v[1]
        rorx r9d, r10d, 0x1b                             ;   162.8 alu2    27 v[2]
        vpxor xmm7, xmm7, xmm0                           ;   156.8 fp1     23 w[4]
        xor ecx, r10d                                    ;   162.8 alu0     7 v[1]
        ror r10d, 2                                      ;   162.8 alu1    28 v[3]
        add edx, r9d                                     ;   163.8 alu3    27 v[2]
        vpxor xmm7, xmm7, xmm1                           ;   158.2 fp3     23 w[4]
        vpxor xmm7, xmm7, xmm4                           ;   159.2 fp0     23 w[4]
        vpslld xmm0, xmm7, 2                             ;   160.2 fp2     23 w[4]
        vpsrld xmm1, xmm7, 0x1e                          ;   160.2 fp1     23 w[4]
        mov r9d, dword [rsp + 260]                       ;   159.0 agu2    27 v[4]
        add r9d, r13d                                    ;   163.0 alu2    27 v[4]
        add r15d, ecx                                    ;   163.8 alu0    27 v[1]
        xor r13d, r10d                                   ;   163.8 alu1     7 v[0]
        rorx eax, edx, 0x1b                              ;   164.8 alu2    27 v[1]
        xor r13d, edx                                    ;   164.8 alu3     7 v[0]
        ror edx, 2                                       ;   164.8 alu1    28 v[2]
        add r15d, eax                                    ;   165.8 alu0    27 v[1]
        vpxor xmm0, xmm0, xmm1                           ;   161.2 fp3     23 w[4]
        mov eax, dword [rsp + 264]                       ;   161.2 agu1    27 v[3]
        add eax, r10d                                    ;   165.2 alu2    27 v[3]
        add ebp, r13d                                    ;   165.8 alu3    27 v[0]
        vpaddd xmm1, xmm0, xmm8                          ;   162.2 fp0     23 w[4]
        xor r10d, edx                                    ;   165.8 alu1     7 v[4]
        rorx r13d, r15d, 0x1b                            ;   166.8 alu2    27 v[0]
        xor r10d, r15d                                   ;   166.8 alu0     7 v[4]
        ror r15d, 2                                      ;   166.8 alu1    28 v[1]
        mov ecx, dword [rsp + 268]                       ;   163.0 agu0    27 v[2]
        add ecx, edx                                     ;   167.0 alu3    27 v[2]
        add ebp, r13d                                    ;   167.8 alu0    27 v[0]
        vmovdqa [rsp + 272], xmm1                        ;   163.5 agu2+fp5   23 w[4]
        add r9d, r10d                                    ;   167.8 alu2    27 v[4]
        xor edx, r15d                                    ;   167.8 alu1     7 v[3]
        rorx r10d, ebp, 0x1b                             ;   168.8 alu2    27 v[4]
        xor edx, ebp                                     ;   168.8 alu3     7 v[3]
        ror ebp, 2                                       ;   168.8 alu1    28 v[0]
        add r9d, r10d                                    ;   169.8 alu0    27 v[4]
        vpalignr xmm1, xmm0, xmm9, 8                     ;   165.2 fp2     23 w[8]
        mov r10d, dword [rsp + 272]                      ;   165.3 agu1    27 v[1]
        add r10d, r15d                                   ;   169.3 alu3    27 v[1]
        add eax, edx                                     ;   169.8 alu2    27 v[3]
        xor r15d, ebp                                    ;   169.8 alu0     7 v[2]
        rorx r13d, r9d, 0x1b                             ;   170.8 alu1    27 v[3]
        vpxor xmm1, xmm1, xmm3                           ;   166.2 fp1     23 w[8]
        xor r15d, r9d                                    ;   170.8 alu3     7 v[2]
        ror r9d, 2                                       ;   170.8 alu2    28 v[4]
        add eax, r13d                                    ;   171.8 alu0    27 v[3]
        vpxor xmm1, xmm1, xmm4                           ;   167.2 fp3     23 w[8]
        vpxor xmm1, xmm1, xmm2                           ;   168.2 fp0     23 w[8]
        mov r13d, dword [rsp + 276]                      ;   167.5 agu0    27 v[0]
        add r13d, ebp                                    ;   171.5 alu1    27 v[0]
        add ecx, r15d                                    ;   171.8 alu3    27 v[2]
        vpslld xmm3, xmm1, 2                             ;   169.2 fp2     23 w[8]
        vpsrld xmm1, xmm1, 0x1e                          ;   169.2 fp1     23 w[8]
        xor ebp, r9d                                     ;   171.8 alu2     7 v[1]
        rorx r15d, eax, 0x1b                             ;   172.8 alu1    27 v[2]
        xor ebp, eax                                     ;   172.8 alu0     7 v[1]
        ror eax, 2                                       ;   172.8 alu2    28 v[3]
        add ecx, r15d                                    ;   173.8 alu3    27 v[2]
        vpxor xmm3, xmm3, xmm1                           ;   170.2 fp3     23 w[8]
        mov r15d, dword [rsp + 280]                      ;   169.7 agu2    27 v[4]
        add r15d, r9d                                    ;   173.7 alu1    27 v[4]
        add r10d, ebp                                    ;   173.8 alu0    27 v[1]
        xor r9d, eax                                     ;   173.8 alu2     7 v[0]
        rorx ebp, ecx, 0x1b                              ;   174.8 alu1    27 v[1]
        vpaddd xmm1, xmm3, xmm8                          ;   171.2 fp0     23 w[8]
        xor r9d, ecx                                     ;   174.8 alu3     7 v[0]
        ror ecx, 2                                       ;   174.8 alu2    28 v[2]
        add r10d, ebp                                    ;   175.8 alu0    27 v[1]
        vmovdqa [rsp + 288], xmm1                        ;   172.2 agu1+fp5   23 w[8]
        mov ebp, dword [rsp + 284]                       ;   171.5 agu0    27 v[3]
        add ebp, eax                                     ;   175.5 alu1    27 v[3]
        add r13d, r9d                                    ;   175.8 alu3    27 v[0]
        xor eax, ecx                                     ;   175.8 alu0     7 v[4]
        rorx r9d, r10d, 0x1b                             ;   176.8 alu2    27 v[0]
        xor eax, r10d                                    ;   176.8 alu1     7 v[4]
        ror r10d, 2                                      ;   176.8 alu2    28 v[1]
        add r13d, r9d                                    ;   177.8 alu3    27 v[0]
        vpalignr xmm0, xmm3, xmm0, 8                     ;   173.2 fp2     23 w[12]
        mov r9d, dword [rsp + 288]                       ;   173.3 agu2    27 v[2]
        add r9d, ecx                                     ;   177.3 alu0    27 v[2]
        add r15d, eax                                    ;   177.8 alu1    27 v[4]
        xor ecx, r10d                                    ;   177.8 alu3     7 v[3]
        rorx eax, r13d, 0x1b                             ;   178.8 alu2    27 v[4]
        vpxor xmm0, xmm0, xmm5                           ;   174.2 fp1     23 w[12]
        vpxor xmm0, xmm0, xmm6                           ;   175.2 fp3     23 w[12]
        xor ecx, r13d                                    ;   178.8 alu0     7 v[3]
        ror r13d, 2                                      ;   178.8 alu1    28 v[0]
        add r15d, eax                                    ;   179.8 alu3    27 v[4]
        vpxor xmm0, xmm0, xmm2                           ;   176.2 fp0     23 w[12]
        mov eax, dword [rsp + 292]                       ;   175.5 agu1    27 v[1]
        add eax, r10d                                    ;   179.5 alu2    27 v[1]
        add ebp, ecx                                     ;   179.8 alu0    27 v[3]
        vpslld xmm1, xmm0, 2                             ;   177.2 fp2     23 w[12]
        vpsrld xmm0, xmm0, 0x1e                          ;   177.2 fp1     23 w[12]
        xor r10d, r13d                                   ;   179.8 alu1     7 v[2]
        rorx ecx, r15d, 0x1b                             ;   180.8 alu2    27 v[3]
        xor r10d, r15d                                   ;   180.8 alu3     7 v[2]
        ror r15d, 2                                      ;   180.8 alu1    28 v[4]
        add ebp, ecx                                     ;   181.8 alu0    27 v[3]
        vpxor xmm1, xmm1, xmm0                           ;   178.2 fp3     23 w[12]
        mov ecx, dword [rsp + 296]                       ;   177.7 agu0    27 v[0]
        add ecx, r13d                                    ;   181.7 alu2    27 v[0]
        add r9d, r10d                                    ;   181.8 alu3    27 v[2]
        xor r13d, r15d                                   ;   181.8 alu0     7 v[1]
        vpaddd xmm1, xmm1, xmm8                          ;   179.2 fp0     23 w[12]
        rorx r10d, ebp, 0x1b                             ;   182.8 alu1    27 v[2]
        xor r13d, ebp                                    ;   182.8 alu2     7 v[1]
        ror ebp, 2                                       ;   182.8 alu1    28 v[3]
        mov edx, dword [rsp + 300]                       ;   179.2 agu2    27 v[4]
        add edx, r15d                                    ;   183.2 alu3    27 v[4]
        add r9d, r10d                                    ;   183.8 alu0    27 v[2]
        vmovdqa [rsp + 304], xmm1                        ;   180.2 agu1+fp5   23 w[12]
        add eax, r13d                                    ;   183.8 alu2    27 v[1]
        xor r15d, ebp                                    ;   183.8 alu3     7 v[0]
        rorx r10d, r9d, 0x1b                             ;   184.8 alu1    27 v[1]
        xor r15d, r9d                                    ;   184.8 alu0     7 v[0]
        ror r9d, 2                                       ;   184.8 alu2    28 v[2]
        add eax, r10d                                    ;   185.8 alu3    27 v[1]
        mov r10d, dword [rsp + 304]                      ;   181.2 agu0    27 v[3]
        add r10d, ebp                                    ;   185.2 alu1    27 v[3]
        add ecx, r15d                                    ;   185.8 alu0    27 v[0]
        xor ebp, r9d                                     ;   185.8 alu2     7 v[4]
        rorx r13d, eax, 0x1b                             ;   186.8 alu1    27 v[0]
        xor ebp, eax                                     ;   186.8 alu3     7 v[4]
        ror eax, 2                                       ;   186.8 alu2    28 v[1]
        add ecx, r13d                                    ;   187.8 alu0    27 v[0]
        mov r13d, dword [rsp + 308]                      ;   183.2 agu2    27 v[2]
        add r13d, r9d                                    ;   187.2 alu3    27 v[2]
        add edx, ebp                                     ;   187.8 alu1    27 v[4]
        xor r9d, eax                                     ;   187.8 alu2     7 v[3]
        rorx ebp, ecx, 0x1b                              ;   188.8 alu1    27 v[4]
        xor r9d, ecx                                     ;   188.8 alu0     7 v[3]
        ror ecx, 2                                       ;   188.8 alu2    28 v[0]
        add edx, ebp                                     ;   189.8 alu3    27 v[4]
        mov ebp, dword [rsp + 312]                       ;   185.2 agu1    27 v[1]
        add ebp, eax                                     ;   189.2 alu0    27 v[1]
        add r10d, r9d                                    ;   189.8 alu1    27 v[3]
        xor eax, ecx                                     ;   189.8 alu2     7 v[2]
        rorx r9d, edx, 0x1b                              ;   190.8 alu1    27 v[3]
        xor eax, edx                                     ;   190.8 alu3     7 v[2]
        ror edx, 2                                       ;   190.8 alu2    28 v[4]
        mov r15d, dword [rsp + 316]                      ;   187.0 agu0    30 h
        add r15d, ecx                                    ;   191.0 alu0    30 h
        add r15d, esi                                    ;   192.0 alu3    30 h
        add r10d, r9d                                    ;   191.8 alu1    27 v[3]
        add r13d, eax                                    ;   191.8 alu2    27 v[2]
        xor ecx, edx                                     ;   191.8 alu0     7 v[1]
        rorx esi, r10d, 0x1b                             ;   192.8 alu1    27 v[2]
        xor ecx, r10d                                    ;   192.8 alu3     7 v[1]
        ror r10d, 2                                      ;   192.8 alu2    28 v[3]
        add r13d, esi                                    ;   193.8 alu0    27 v[2]
        add ebp, ecx                                     ;   193.8 alu1    27 v[1]
        mov esi, edx                                     ;   191.8          7 v[0] copy
        add edx, r11d                                    ;   191.8 alu3    30 h
        mov dword [rsp + 364], edx                       ;   192.8 agu2+st0   30 h
        xor esi, r10d                                    ;   193.8 alu2     7 v[0]
        rorx r9d, r13d, 0x1b                             ;   194.8 alu1    27 v[1]
        xor esi, r13d                                    ;   194.8 alu0     7 v[0]
        ror r13d, 2                                      ;   194.8 alu2    28 v[2]
        add ebp, r9d                                     ;   195.8 alu3    27 v[1]
        add r10d, r14d                                   ;   193.8 alu1    30 h
        mov dword [rsp + 360], r10d                      ;   194.8 agu1+st1   30 h
        add r15d, esi                                    ;   195.8 alu0    30 h
        rorx esi, ebp, 0x1b                              ;   196.8 alu2    27 v[0]
        add r13d, edi                                    ;   195.8 alu3    30 h
        add r15d, esi                                    ;   197.8 alu1    30 h
        add ebp, r12d                                    ;   196.8 alu0    30 h
        mov dword [rsp + 352], ebp                       ;   197.8 agu0+st0   30 h
        add r8, 0x40                                     ;   193.8 alu2    16 blocks
        mov edi, r13d                                    ;   196.8         30 h copy
        mov esi, r15d                                    ;   198.8         30 h copy
        cmp r8, qword [rsp + 336]                        ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 328], r8                        ;                    resident
        mov dword [rsp + 348], esi                       ;                    resident
        mov dword [rsp + 356], edi                       ;                    resident
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
