; sha1_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu zen3 --variant rounds_two
;
; void sha1_blocks(void *h_0, void *h_1, const void *m_0, const void *m_1, uint32_t n);   System V, 64 bits
;   h_0: 20 bytes, read and written, secret, no alignment needed
;   h_1: 20 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 80 bytes, 6 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 41 uops, planned 16.0; bounds: width 6.8, ports 6.7, path 10.0
;   blocks: 276 uops, planned 131.0; bounds: width 46.0, ports 55.0, path 130.0
;   body.2: 28 uops, planned 9.3; bounds: width 4.7, ports 6.0, path 1.0
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
        push rbx                                             ;                    preserved
        push rbp                                             ;                    preserved
        push r12                                             ;                    preserved
        push r13                                             ;                    preserved
        push r14                                             ;                    preserved
        push r15                                             ;                    preserved
        sub rsp, 0x88                                        ;                    frame
        lea rbx, [rsp + 128]                                 ;                    frame
        mov qword [rbx - 48], rdi                            ;                    argument
        mov qword [rbx - 40], rsi                            ;                    argument
        mov dword [rbx - 8], r8d                             ;                    argument
        mov qword [rbx - 32], rdx                            ;                    argument
        mov qword [rbx - 16], rcx                            ;                    argument
        mov r8, qword [rbx - 48]                             ;     0.0 agu0    19 v[3] reload
        mov esi, dword [r8 + 12]                             ;     4.0 agu1    19 v[3]
        mov r9, qword [rbx - 40]                             ;     0.3 agu2    19 v[3] reload
        mov edi, dword [r9 + 12]                             ;     4.3 agu0    19 v[3]
        mov r10d, dword [rbx - 8]                            ;     1.2 agu1    16 blocks
        shl r10, 6                                           ;     5.2 alu1    16 blocks
        mov ebp, dword [r8 + 8]                              ;     4.0 agu2    19 v[2]
        mov r11d, dword [r8 + 4]                             ;     4.0 agu0    19 v[1]
        mov r12d, dword [r8]                                 ;     4.0 agu1    19 v[0]
        mov r13d, dword [r8 + 16]                            ;     4.0 agu2    19 v[4]
        mov r14d, dword [r9 + 8]                             ;     4.3 agu0    19 v[2]
        mov r15d, dword [r9 + 4]                             ;     4.3 agu1    19 v[1]
        mov eax, dword [r9]                                  ;     4.3 agu2    19 v[0]
        mov ecx, dword [r9 + 16]                             ;     4.3 agu0    19 v[4]
        add r10, qword [rbx - 32]                            ;     6.2 alu0+agu1   16 blocks
        mov qword [rbx - 24], r10                            ;     7.2 agu2+st0   16 blocks
        shl rbp, 0x20                                        ;     8.0 alu2    19 v[3]
        shl r12, 0x20                                        ;     8.0 alu1    19 v[3]
        shl r13, 0x20                                        ;     8.0 alu2    19 v[4]
        shl r14, 0x20                                        ;     8.3 alu1    19 v[3]
        shl rax, 0x20                                        ;     8.3 alu2    19 v[3]
        shl rcx, 0x20                                        ;     8.3 alu1    19 v[4]
        or rsi, rbp                                          ;     9.0 alu3    19 v[3]
        or r11, r12                                          ;     9.0 alu0    19 v[3]
        or rdi, r14                                          ;     9.3 alu3    19 v[3]
        or r15, rax                                          ;     9.3 alu2    19 v[3]
        vmovq xmm0, r13                                      ;     9.0 fp4     16 blocks
        vmovq xmm1, rcx                                      ;     9.3 fp4     16 blocks
        vmovq xmm2, rsi                                      ;    10.0 fp4     16 blocks
        vmovq xmm3, r11                                      ;    10.0 fp4     16 blocks
        vmovq xmm4, rdi                                      ;    10.3 fp4     16 blocks
        vmovq xmm5, r15                                      ;    10.3 fp4     16 blocks
        vmovdqa xmm6, [rel sha1_blocks.T0_constants128]      ;     8.0 agu0    16 blocks reload
        vpunpcklqdq xmm0, xmm6, xmm0                         ;    15.0 fp1     16 blocks
        vpunpcklqdq xmm2, xmm2, xmm3                         ;    13.0 fp2     16 blocks
        vpunpcklqdq xmm3, xmm4, xmm5                         ;    13.3 fp1     16 blocks
        vmovdqa [rbx - 128], xmm2                            ;    14.0 agu1+fp5   16 blocks
        vmovdqa [rbx - 112], xmm3                            ;    14.3 agu2+fp5   16 blocks
        vpunpcklqdq xmm1, xmm6, xmm1                         ;    15.0 fp2     16 blocks
        vmovdqa [rbx - 96], xmm0                             ;    16.0 agu0+fp5   16 blocks
        vmovdqa [rbx - 80], xmm1                             ;    16.0 agu1+fp5   16 blocks
        cmp dword [rbx - 8], 0                               ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbx - 32]                             ;                    resident
        mov r9, qword [rbx - 16]                             ;                    resident
        vmovdqa xmm0, [rbx - 96]                             ;                    resident
        vmovdqa xmm1, [rbx - 80]                             ;                    resident
        vmovdqa xmm2, [rbx - 128]                            ;                    resident
        vmovdqa xmm3, [rbx - 112]                            ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm4, [r8]                                   ;     0.0 agu0    22 w[0]
        vmovdqa xmm5, [rel sha1_blocks.T0_constants128 + 16] ;     0.2 agu1    22 w[0] reload
        vpshufb xmm4, xmm4, xmm5                             ;     7.2 fp1     22 w[0]
        vmovdqu xmm6, [r9]                                   ;     1.0 agu0    22 w[0]
        vpshufb xmm6, xmm6, xmm5                             ;     8.0 fp2     22 w[0]
        vmovdqu xmm7, [r8 + 16]                              ;     1.2 agu1    22 w[4]
        vpshufb xmm7, xmm7, xmm5                             ;     8.2 fp1     22 w[4]
        vmovdqu xmm8, [r8 + 32]                              ;     2.0 agu0    22 w[8]
        vpshufb xmm8, xmm8, xmm5                             ;     9.0 fp2     22 w[8]
        vmovdqu xmm9, [r8 + 48]                              ;     2.2 agu1    22 w[12]
        vmovdqu xmm10, [r9 + 16]                             ;     3.0 agu0    22 w[4]
        vpshufb xmm10, xmm10, xmm5                           ;    10.0 fp1     22 w[4]
        vmovdqu xmm11, [r9 + 32]                             ;     3.2 agu1    22 w[8]
        vpshufb xmm11, xmm11, xmm5                           ;    10.2 fp2     22 w[8]
        vmovdqu xmm12, [r9 + 48]                             ;     4.0 agu0    22 w[12]
        vpshufb xmm9, xmm9, xmm5                             ;     9.2 fp1     22 w[12]
        vpshufb xmm5, xmm12, xmm5                            ;    11.0 fp2     22 w[12]
        vpaddd xmm12, xmm4, xmm0                             ;     8.2 fp0     28 v[4]
        sha1msg1 xmm4, xmm7                                  ;     9.2 fp3+fp1   23 w[3]
        vpaddd xmm13, xmm6, xmm1                             ;     9.0 fp0     28 v[4]
        sha1msg1 xmm6, xmm10                                 ;    11.0 fp3+fp2   23 w[3]
        vmovdqa xmm14, xmm2                                  ;     3.8         28 v[4] copy
        sha1rnds4 xmm2, xmm12, 0                             ;     9.2 fp0     28 v[4]
        vmovdqa xmm12, xmm3                                  ;     4.2         28 v[4] copy
        sha1rnds4 xmm3, xmm13, 0                             ;    10.0 fp1     28 v[4]
        vpxor xmm4, xmm4, xmm8                               ;    11.2 fp3     23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    12.2 fp2     23 w[3]
        vpxor xmm6, xmm6, xmm11                              ;    13.0 fp0     23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    14.0 fp1     23 w[3]
        vmovdqa xmm13, xmm14                                 ;     9.0         28 v[0] copy
        sha1nexte xmm14, xmm7                                ;     9.2 fp0     28 v[0]
        sha1msg1 xmm7, xmm8                                  ;    10.0 fp3+fp2   23 w[7]
        vmovdqa xmm15, xmm2                                  ;    15.2         28 v[0] copy
        sha1rnds4 xmm2, xmm14, 0                             ;    15.2 fp1     28 v[0]
        sha1nexte xmm15, xmm8                                ;    15.2 fp0     28 v[1]
        sha1msg1 xmm8, xmm9                                  ;    10.8 fp2+fp1   23 w[11]
        vpxor xmm7, xmm7, xmm9                               ;    12.0 fp3     23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    13.2 fp2     23 w[7]
        vmovdqa xmm14, xmm2                                  ;    21.2         28 v[1] copy
        sha1rnds4 xmm2, xmm15, 0                             ;    21.2 fp0     28 v[1]
        sha1nexte xmm14, xmm9                                ;    21.2 fp1     28 v[2]
        sha1msg1 xmm9, xmm4                                  ;    13.2 fp3+fp2   23 w[15]
        vpxor xmm8, xmm8, xmm4                               ;    13.2 fp0     23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    14.2 fp1     23 w[11]
        vmovdqa xmm15, xmm12                                 ;    12.0         28 v[0] copy
        sha1nexte xmm12, xmm10                               ;    13.2 fp0     28 v[0]
        sha1msg1 xmm10, xmm11                                ;    13.3 fp3+fp2   23 w[7]
        vmovdqa [rbx - 64], xmm1                             ;    13.0 agu2+fp5   28 v[4] spill
        vmovdqa xmm1, xmm3                                   ;    16.0         28 v[0] copy
        sha1rnds4 xmm3, xmm12, 0                             ;    16.0 fp1     28 v[0]
        sha1nexte xmm1, xmm11                                ;    16.0 fp0     28 v[1]
        sha1msg1 xmm11, xmm5                                 ;    14.3 fp3+fp2   23 w[11]
        vpxor xmm10, xmm10, xmm5                             ;    15.3 fp3     23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    16.3 fp1     23 w[7]
        vmovdqa xmm12, xmm3                                  ;    22.0         28 v[1] copy
        sha1rnds4 xmm3, xmm1, 0                              ;    22.0 fp0     28 v[1]
        sha1nexte xmm12, xmm5                                ;    22.0 fp1     28 v[2]
        sha1msg1 xmm5, xmm6                                  ;    16.3 fp2     23 w[15]
        vpxor xmm11, xmm11, xmm6                             ;    16.3 fp3     23 w[11]
        sha1msg2 xmm11, xmm10                                ;    17.3 fp1     23 w[11]
        vpxor xmm9, xmm9, xmm7                               ;    16.2 fp0     23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    17.3 fp2     23 w[15]
        vmovdqa xmm1, xmm2                                   ;    27.2         28 v[2] copy
        sha1rnds4 xmm2, xmm14, 0                             ;    27.2 fp0     28 v[2]
        sha1nexte xmm1, xmm4                                 ;    27.2 fp1     28 v[3]
        sha1msg1 xmm4, xmm7                                  ;    18.3 fp3+fp2   23 w[3]
        vpxor xmm5, xmm5, xmm10                              ;    18.3 fp3     23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    19.3 fp1     23 w[15]
        vmovdqa xmm14, xmm3                                  ;    28.0         28 v[2] copy
        sha1rnds4 xmm3, xmm12, 0                             ;    28.0 fp0     28 v[2]
        sha1nexte xmm14, xmm6                                ;    28.0 fp0     28 v[3]
        sha1msg1 xmm6, xmm10                                 ;    19.3 fp3+fp2   23 w[3]
        vpxor xmm4, xmm4, xmm8                               ;    20.3 fp3     23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    21.3 fp1     23 w[3]
        vpxor xmm6, xmm6, xmm11                              ;    21.3 fp0     23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    22.3 fp2     23 w[3]
        vmovdqa xmm12, xmm2                                  ;    33.2         28 v[3] copy
        sha1rnds4 xmm2, xmm1, 0                              ;    33.2 fp1     28 v[3]
        sha1nexte xmm12, xmm7                                ;    33.2 fp0     28 v[4]
        sha1msg1 xmm7, xmm8                                  ;    21.5 fp3+fp2   23 w[7]
        vmovdqa xmm1, xmm3                                   ;    34.0         28 v[3] copy
        sha1rnds4 xmm3, xmm14, 0                             ;    34.0 fp1     28 v[3]
        sha1nexte xmm1, xmm10                                ;    34.0 fp0     28 v[4]
        sha1msg1 xmm10, xmm11                                ;    23.2 fp2+fp1   23 w[7]
        vpxor xmm7, xmm7, xmm9                               ;    23.5 fp3     23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    24.5 fp2     23 w[7]
        vpxor xmm10, xmm10, xmm5                             ;    25.2 fp0     23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    26.2 fp1     23 w[7]
        vmovdqa xmm14, xmm2                                  ;    39.2         28 v[4] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    39.2 fp0     28 v[4]
        sha1nexte xmm14, xmm8                                ;    39.2 fp1     28 v[0]
        sha1msg1 xmm8, xmm9                                  ;    27.2 fp3+fp2   23 w[11]
        vmovdqa xmm12, xmm3                                  ;    40.0         28 v[4] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    40.0 fp0     28 v[4]
        sha1nexte xmm12, xmm11                               ;    40.0 fp1     28 v[0]
        sha1msg1 xmm11, xmm5                                 ;    28.8 fp2+fp1   23 w[11]
        vpxor xmm8, xmm8, xmm4                               ;    29.2 fp3     23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    30.2 fp2     23 w[11]
        vpxor xmm11, xmm11, xmm6                             ;    30.8 fp0     23 w[11]
        sha1msg2 xmm11, xmm10                                ;    31.8 fp1     23 w[11]
        vmovdqa xmm1, xmm2                                   ;    45.2         28 v[0] copy
        sha1rnds4 xmm2, xmm14, 1                             ;    45.2 fp0     28 v[0]
        sha1nexte xmm1, xmm9                                 ;    45.2 fp1     28 v[1]
        sha1msg1 xmm9, xmm4                                  ;    33.2 fp3+fp2   23 w[15]
        vmovdqa xmm14, xmm3                                  ;    46.0         28 v[0] copy
        sha1rnds4 xmm3, xmm12, 1                             ;    46.0 fp0     28 v[0]
        sha1nexte xmm14, xmm5                                ;    46.0 fp1     28 v[1]
        sha1msg1 xmm5, xmm6                                  ;    34.8 fp2+fp1   23 w[15]
        vpxor xmm9, xmm9, xmm7                               ;    35.2 fp3     23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    36.2 fp2     23 w[15]
        vpxor xmm5, xmm5, xmm10                              ;    36.8 fp0     23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    37.8 fp1     23 w[15]
        vmovdqa xmm12, xmm2                                  ;    51.2         28 v[1] copy
        sha1rnds4 xmm2, xmm1, 1                              ;    51.2 fp0     28 v[1]
        sha1nexte xmm12, xmm4                                ;    51.2 fp1     28 v[2]
        sha1msg1 xmm4, xmm7                                  ;    39.2 fp3+fp2   23 w[3]
        vmovdqa xmm1, xmm3                                   ;    52.0         28 v[1] copy
        sha1rnds4 xmm3, xmm14, 1                             ;    52.0 fp0     28 v[1]
        sha1nexte xmm1, xmm6                                 ;    52.0 fp1     28 v[2]
        sha1msg1 xmm6, xmm10                                 ;    40.8 fp2+fp1   23 w[3]
        vpxor xmm4, xmm4, xmm8                               ;    41.2 fp3     23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    42.2 fp2     23 w[3]
        vpxor xmm6, xmm6, xmm11                              ;    42.8 fp0     23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    43.8 fp1     23 w[3]
        vmovdqa xmm14, xmm2                                  ;    57.2         28 v[2] copy
        sha1rnds4 xmm2, xmm12, 1                             ;    57.2 fp0     28 v[2]
        sha1nexte xmm14, xmm7                                ;    57.2 fp1     28 v[3]
        sha1msg1 xmm7, xmm8                                  ;    45.2 fp3+fp2   23 w[7]
        vmovdqa xmm12, xmm3                                  ;    58.0         28 v[2] copy
        sha1rnds4 xmm3, xmm1, 1                              ;    58.0 fp0     28 v[2]
        sha1nexte xmm12, xmm10                               ;    58.0 fp1     28 v[3]
        sha1msg1 xmm10, xmm11                                ;    46.8 fp2+fp1   23 w[7]
        vpxor xmm7, xmm7, xmm9                               ;    47.2 fp3     23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    48.2 fp2     23 w[7]
        vpxor xmm10, xmm10, xmm5                             ;    48.8 fp0     23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    49.8 fp1     23 w[7]
        vmovdqa xmm1, xmm2                                   ;    63.2         28 v[3] copy
        sha1rnds4 xmm2, xmm14, 1                             ;    63.2 fp0     28 v[3]
        sha1nexte xmm1, xmm8                                 ;    63.2 fp1     28 v[4]
        sha1msg1 xmm8, xmm9                                  ;    51.2 fp3+fp2   23 w[11]
        vmovdqa xmm14, xmm3                                  ;    64.0         28 v[3] copy
        sha1rnds4 xmm3, xmm12, 1                             ;    64.0 fp0     28 v[3]
        sha1nexte xmm14, xmm11                               ;    64.0 fp1     28 v[4]
        sha1msg1 xmm11, xmm5                                 ;    52.8 fp2+fp1   23 w[11]
        vpxor xmm8, xmm8, xmm4                               ;    53.2 fp3     23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    54.2 fp2     23 w[11]
        vpxor xmm11, xmm11, xmm6                             ;    54.8 fp0     23 w[11]
        sha1msg2 xmm11, xmm10                                ;    55.8 fp1     23 w[11]
        vmovdqa xmm12, xmm2                                  ;    69.2         28 v[4] copy
        sha1rnds4 xmm2, xmm1, 2                              ;    69.2 fp0     28 v[4]
        sha1nexte xmm12, xmm9                                ;    69.2 fp1     28 v[0]
        sha1msg1 xmm9, xmm4                                  ;    57.2 fp3+fp2   23 w[15]
        vmovdqa xmm1, xmm3                                   ;    70.0         28 v[4] copy
        sha1rnds4 xmm3, xmm14, 2                             ;    70.0 fp0     28 v[4]
        sha1nexte xmm1, xmm5                                 ;    70.0 fp1     28 v[0]
        sha1msg1 xmm5, xmm6                                  ;    58.8 fp2+fp1   23 w[15]
        vpxor xmm9, xmm9, xmm7                               ;    59.2 fp3     23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    60.2 fp2     23 w[15]
        vpxor xmm5, xmm5, xmm10                              ;    60.8 fp0     23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    61.8 fp1     23 w[15]
        vmovdqa xmm14, xmm2                                  ;    75.2         28 v[0] copy
        sha1rnds4 xmm2, xmm12, 2                             ;    75.2 fp0     28 v[0]
        sha1nexte xmm14, xmm4                                ;    75.2 fp1     28 v[1]
        sha1msg1 xmm4, xmm7                                  ;    63.2 fp3+fp2   23 w[3]
        vmovdqa xmm12, xmm3                                  ;    76.0         28 v[0] copy
        sha1rnds4 xmm3, xmm1, 2                              ;    76.0 fp0     28 v[0]
        sha1nexte xmm12, xmm6                                ;    76.0 fp1     28 v[1]
        sha1msg1 xmm6, xmm10                                 ;    64.8 fp2+fp1   23 w[3]
        vpxor xmm4, xmm4, xmm8                               ;    65.2 fp3     23 w[3]
        sha1msg2 xmm4, xmm9                                  ;    66.2 fp2     23 w[3]
        vpxor xmm6, xmm6, xmm11                              ;    66.8 fp0     23 w[3]
        sha1msg2 xmm6, xmm5                                  ;    67.8 fp1     23 w[3]
        vmovdqa xmm1, xmm2                                   ;    81.2         28 v[1] copy
        sha1rnds4 xmm2, xmm14, 2                             ;    81.2 fp0     28 v[1]
        sha1nexte xmm1, xmm7                                 ;    81.2 fp1     28 v[2]
        sha1msg1 xmm7, xmm8                                  ;    69.2 fp3+fp2   23 w[7]
        vmovdqa xmm14, xmm3                                  ;    82.0         28 v[1] copy
        sha1rnds4 xmm3, xmm12, 2                             ;    82.0 fp0     28 v[1]
        sha1nexte xmm14, xmm10                               ;    82.0 fp1     28 v[2]
        sha1msg1 xmm10, xmm11                                ;    70.8 fp2+fp1   23 w[7]
        vpxor xmm7, xmm7, xmm9                               ;    71.2 fp3     23 w[7]
        sha1msg2 xmm7, xmm4                                  ;    72.2 fp2     23 w[7]
        vpxor xmm10, xmm10, xmm5                             ;    72.8 fp0     23 w[7]
        sha1msg2 xmm10, xmm6                                 ;    73.8 fp1     23 w[7]
        vmovdqa xmm12, xmm2                                  ;    87.2         28 v[2] copy
        sha1rnds4 xmm2, xmm1, 2                              ;    87.2 fp0     28 v[2]
        sha1nexte xmm12, xmm8                                ;    87.2 fp1     28 v[3]
        sha1msg1 xmm8, xmm9                                  ;    75.2 fp3+fp2   23 w[11]
        vpxor xmm8, xmm8, xmm4                               ;    77.2 fp0     23 w[11]
        sha1msg2 xmm8, xmm7                                  ;    78.2 fp1     23 w[11]
        vmovdqa xmm1, xmm3                                   ;    88.0         28 v[2] copy
        sha1rnds4 xmm3, xmm14, 2                             ;    88.0 fp0     28 v[2]
        sha1nexte xmm1, xmm11                                ;    88.0 fp1     28 v[3]
        sha1msg1 xmm11, xmm5                                 ;    77.3 fp2     23 w[11]
        vpxor xmm11, xmm11, xmm6                             ;    79.3 fp3     23 w[11]
        sha1msg2 xmm11, xmm10                                ;    80.3 fp1     23 w[11]
        vmovdqa xmm14, xmm2                                  ;    93.2         28 v[3] copy
        sha1rnds4 xmm2, xmm12, 2                             ;    93.2 fp0     28 v[3]
        sha1nexte xmm14, xmm9                                ;    93.2 fp1     28 v[4]
        sha1msg1 xmm9, xmm4                                  ;    81.2 fp3+fp2   23 w[15]
        vpxor xmm9, xmm9, xmm7                               ;    83.2 fp0     23 w[15]
        sha1msg2 xmm9, xmm8                                  ;    84.2 fp1     23 w[15]
        vmovdqa xmm12, xmm3                                  ;    94.0         28 v[3] copy
        sha1rnds4 xmm3, xmm1, 2                              ;    94.0 fp0     28 v[3]
        sha1nexte xmm12, xmm5                                ;    94.0 fp1     28 v[4]
        sha1msg1 xmm5, xmm6                                  ;    83.3 fp2     23 w[15]
        vpxor xmm5, xmm5, xmm10                              ;    85.3 fp3     23 w[15]
        sha1msg2 xmm5, xmm11                                 ;    86.3 fp1     23 w[15]
        vmovdqa xmm1, xmm2                                   ;    99.2         28 v[4] copy
        sha1rnds4 xmm2, xmm14, 3                             ;    99.2 fp0     28 v[4]
        sha1nexte xmm1, xmm4                                 ;    99.2 fp1     28 v[0]
        vmovdqa xmm4, xmm3                                   ;   100.0         28 v[4] copy
        sha1rnds4 xmm3, xmm12, 3                             ;   100.0 fp0     28 v[4]
        sha1nexte xmm4, xmm6                                 ;   100.0 fp1     28 v[0]
        vmovdqa xmm6, xmm2                                   ;   105.2         28 v[0] copy
        sha1rnds4 xmm2, xmm1, 3                              ;   105.2 fp0     28 v[0]
        sha1nexte xmm6, xmm7                                 ;   105.2 fp1     28 v[1]
        vmovdqa xmm7, xmm3                                   ;   106.0         28 v[0] copy
        sha1rnds4 xmm3, xmm4, 3                              ;   106.0 fp0     28 v[0]
        sha1nexte xmm7, xmm10                                ;   106.0 fp1     28 v[1]
        vmovdqa xmm4, xmm2                                   ;   111.2         28 v[1] copy
        sha1rnds4 xmm2, xmm6, 3                              ;   111.2 fp0     28 v[1]
        sha1nexte xmm4, xmm8                                 ;   111.2 fp1     28 v[2]
        vmovdqa xmm6, xmm3                                   ;   112.0         28 v[1] copy
        sha1rnds4 xmm3, xmm7, 3                              ;   112.0 fp0     28 v[1]
        sha1nexte xmm6, xmm11                                ;   112.0 fp1     28 v[2]
        vmovdqa xmm7, xmm2                                   ;   117.2         28 v[2] copy
        sha1rnds4 xmm2, xmm4, 3                              ;   117.2 fp0     28 v[2]
        sha1nexte xmm7, xmm9                                 ;   117.2 fp1     28 v[3]
        vmovdqa xmm4, xmm3                                   ;   118.0         28 v[2] copy
        sha1rnds4 xmm3, xmm6, 3                              ;   118.0 fp0     28 v[2]
        sha1nexte xmm4, xmm5                                 ;   118.0 fp1     28 v[3]
        vmovdqa xmm5, xmm2                                   ;   123.2         28 v[3] copy
        sha1rnds4 xmm2, xmm7, 3                              ;   123.2 fp0     28 v[3]
        sha1nexte xmm5, xmm0                                 ;   123.2 fp1     30 h
        vpaddd xmm2, xmm2, xmm13                             ;   129.2 fp3     30 h
        vmovdqa xmm6, xmm3                                   ;   124.0         28 v[3] copy
        sha1rnds4 xmm3, xmm4, 3                              ;   124.0 fp0     28 v[3]
        sha1nexte xmm6, [rbx - 64]                           ;   124.0 fp1+agu1   30 h
        vpaddd xmm3, xmm3, xmm15                             ;   130.0 fp2     30 h
        add r9, 0x40                                         ;   112.2 alu0    16 blocks
        add r8, 0x40                                         ;   112.3 alu1    16 blocks
        vmovdqa xmm0, xmm5                                   ;   124.2         30 h copy
        vmovdqa xmm1, xmm6                                   ;   125.0         30 h copy
        cmp r8, qword [rbx - 24]                             ;                    more blocks?
        jne .blocks_1
        mov qword [rbx - 32], r8                             ;                    resident
        mov qword [rbx - 16], r9                             ;                    resident
        vmovdqa [rbx - 96], xmm0                             ;                    resident
        vmovdqa [rbx - 80], xmm1                             ;                    resident
        vmovdqa [rbx - 128], xmm2                            ;                    resident
        vmovdqa [rbx - 112], xmm3                            ;                    resident
.blocks_1_done:
        mov r8, qword [rbx - 88]                             ;     0.0 agu0    30 h
        shr r8, 0x20                                         ;     4.0 alu1    30 h
        mov r9, qword [rbx - 72]                             ;     0.3 agu1    30 h
        shr r9, 0x20                                         ;     4.3 alu2    30 h
        mov r10, qword [rbx - 48]                            ;     0.7 agu2    30 h reload
        mov dword [r10 + 16], r8d                            ;     5.0 agu0+st0   30 h
        mov r8, qword [rbx - 40]                             ;     1.3 agu1    30 h reload
        mov dword [r8 + 16], r9d                             ;     5.3 agu2+st1   30 h
        mov r9, qword [rbx - 128]                            ;     2.0 agu0    30 h reload
        mov esi, r9d                                         ;     6.0         30 h
        mov r11, qword [rbx - 112]                           ;     2.3 agu1    30 h reload
        mov edi, r11d                                        ;     6.3         30 h
        mov dword [r10 + 12], esi                            ;     6.0 agu2+st0   30 h
        mov dword [r8 + 12], edi                             ;     6.3 agu0+st1   30 h
        shr r9, 0x20                                         ;     6.0 alu1    30 h
        shr r11, 0x20                                        ;     6.3 alu2    30 h
        mov dword [r10 + 8], r9d                             ;     7.0 agu1+st0   30 h
        mov dword [r8 + 8], r11d                             ;     7.3 agu2+st1   30 h
        mov r9, qword [rbx - 120]                            ;     4.0 agu0    30 h reload
        mov esi, r9d                                         ;     8.0         30 h
        mov r11, qword [rbx - 104]                           ;     4.3 agu1    30 h reload
        mov edi, r11d                                        ;     8.3         30 h
        mov dword [r10 + 4], esi                             ;     8.0 agu2+st0   30 h
        mov dword [r8 + 4], edi                              ;     8.3 agu0+st1   30 h
        shr r9, 0x20                                         ;     8.0 alu1    30 h
        shr r11, 0x20                                        ;     8.3 alu2    30 h
        mov dword [r10], r9d                                 ;     9.0 agu1+st0   30 h
        mov dword [r8], r11d                                 ;     9.3 agu2+st1   30 h
        vpxor xmm0, xmm0, xmm0                               ;                    cleared
        vmovdqa [rbx - 128], xmm0                            ;                    cleared
        vmovdqa [rbx - 112], xmm0                            ;                    cleared
        vmovdqa [rbx - 96], xmm0                             ;                    cleared
        vmovdqa [rbx - 80], xmm0                             ;                    cleared
        vmovdqa [rbx - 64], xmm0                             ;                    cleared
        add rsp, 0x88                                        ;                    frame
        pop r15                                              ;                    preserved
        pop r14                                              ;                    preserved
        pop r13                                              ;                    preserved
        pop r12                                              ;                    preserved
        pop rbp                                              ;                    preserved
        pop rbx                                              ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
sha1_blocks.T0_constants128:
        dq 0x0000000000000000, 0x0000000000000000, 0x08090a0b0c0d0e0f, 0x0001020304050607

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
